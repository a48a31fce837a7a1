// Names that blocks of code in pages and doc comments use without declaring them.

import GridPress

/// A figure with a card.
@MainActor public let figure = Figure("Card", width: 320) { CardView() }

/// The drawing of the figure.
@MainActor public let drawing: Drawing = try! figure.drawing()

/// A card with a title.
public struct CardView: View {
    public init() {}

    public var body: some View { Text("Solveig Dahl").named("title") }
}

/// A card with another title.
public struct OldCard: View {
    public init() {}

    public var body: some View { Text("Dahl, Solveig").named("title") }
}

/// The card of the tutorials.
public struct ProfileCard: View {
    public init() {}

    public var body: some View { Text("Solveig Dahl") }
}

/// The grid of the tutorials.
public struct Week: View {
    public init() {}

    public var body: some View { Text("Monday") }
}
