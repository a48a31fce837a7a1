// Names that SwiftUI doesn't have, declared in a library. They must not be ambiguous with GridPress's names.

import SwiftUI

/// A track of a grid.
public enum GridTrack: Equatable {
    /// A fraction of the free space.
    case fr(CGFloat)
    /// A length in points.
    case pt(CGFloat)
}

extension Array: @retroactive ExpressibleByIntegerLiteral where Element == GridTrack {
    /// Creates a number of equal tracks.
    public init(integerLiteral value: Int) { self = Array(repeating: .fr(1), count: value) }
}

/// A grid of views in tracks.
struct Grid<Content: View>: View {
    private let tracks: [GridTrack]
    private let content: Content

    init(tracks: [GridTrack], @ViewBuilder content: () -> Content) {
        self.tracks = tracks
        self.content = content()
    }

    var body: some View { VStack { content }.named("\(tracks.count)") }
}

/// Types of this library with names that GridPress has, too.
struct Figure { let title: String }
struct HFlow: View { var body: some View { Text("flow") } }
enum FUAlignment { case topLeading }
protocol Proportionable { var aspectRatio: CGFloat { get } }

extension CGSize: Proportionable {
    var aspectRatio: CGFloat { width / height }
}

extension Color {
    init(light: @escaping @autoclosure () -> Color, dark: @escaping @autoclosure () -> Color) { self = light() }
}

extension View {
    func frame(_ size: CGSize) -> some View { frame(width: size.width, height: size.height) }
    func relativePadding(_ edges: Edge.Set = .all, _ share: CGFloat) -> some View { padding(edges, share * 10) }
    func named(_ name: String, isVisible: Bool = true) -> some View { accessibilityLabel(name) }
    func gridSpan(column: Int = 1, row: Int = 1) -> some View { self }
    func dimension(_ text: String = "") -> some View { overlay(Text(text)) }
    func equalWidthPreferred() -> some View { frame(maxWidth: .infinity) }
}

struct Screen: View {
    var body: some View {
        Grid(tracks: 2) {
            Color(light: .red, dark: .blue).frame(CGSize(width: 20, height: 20)).relativePadding(.top, 0.5)
            Text("\(CGSize(width: 3, height: 2).aspectRatio)").gridSpan(column: 2).dimension("20").equalWidthPreferred()
            HFlow().named("flow")
        }
    }
}
