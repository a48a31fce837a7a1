import GridPress
import GridPressProperties

/// A view with some modifiers, to which a test adds one more.
struct ModifiedSample: Sendable {
    /// A modifier that an author can add to a view.
    enum Modifier: CaseIterable {
        case padding, border, background, overlay, shadow, opacity, frame, offset, blur, clip, rotation

        /// The word that the line about the modifier contains.
        var word: String {
            switch self {
            case .padding: "padding"
            case .border: "overlay (Rectangle"
            case .background: "background"
            case .overlay: "overlay (Circle"
            case .shadow: "shadow"
            case .opacity: "opacity"
            case .frame: "frame"
            case .offset: "offset"
            case .blur: "blur"
            case .clip: "clip"
            case .rotation: "rotationEffect"
            }
        }

        func applied(to view: AnyView) -> AnyView {
            switch self {
            case .padding: AnyView(view.padding(6))
            case .border: AnyView(view.border(.red))
            case .background: AnyView(view.background(Color.yellow))
            case .overlay: AnyView(view.overlay { Circle().fill(.indigo).frame(width: 8, height: 8) })
            case .shadow: AnyView(view.shadow(radius: 3))
            case .opacity: AnyView(view.opacity(0.5))
            case .frame: AnyView(view.frame(width: 80))
            case .offset: AnyView(view.offset(x: 5))
            case .blur: AnyView(view.blur(radius: 2))
            case .clip: AnyView(view.clipShape(RoundedRectangle(cornerRadius: 4)))
            case .rotation: AnyView(view.rotationEffect(.degrees(20)))
            }
        }
    }

    /// The view inside the modifiers.
    enum Content: CaseIterable {
        case text, color, shape, symbol, toggle, toggleOff, row, label, slider, stack, table, tracks, gradient, scroll

        @ViewBuilder var view: some View {
            switch self {
            case .text: Text("Alder")
            case .color: Color.teal.frame(width: 40, height: 30)
            case .shape: Circle().fill(.orange).frame(width: 24, height: 24)
            case .symbol: Image(systemName: "star")
            case .toggle: Toggle("Sound", isOn: .constant(true))
            case .toggleOff: Toggle("Light", isOn: .constant(false))
            case .row:
                HStack {
                    Rectangle().fill(.green).frame(width: 12, height: 12)
                    Rectangle().fill(.green).frame(width: 20, height: 12)
                }
            case .label: Label("Light", systemImage: "star")
            case .slider: Slider(value: .constant(0.25))
            case .stack:
                ZStack {
                    Color.mint; Text("Elm")
                }.frame(width: 40, height: 20)
            case .table:
                Grid {
                    GridRow {
                        Text("One"); Text("Two")
                    }
                }
            case .tracks:
                Grid(tracks: 2) {
                    Color.pink.frame(height: 9); Color.brown.frame(height: 9)
                }
            case .gradient: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            case .scroll: ScrollView { Text("Oak") }.frame(height: 20)
            }
        }
    }

    private let content: Content
    /// The modifiers from the inside out.
    private(set) var modifiers: [Modifier]
    /// The name of the view; `nil` for none.
    private let name: String?
    /// The number of modifiers inside the name.
    private var namePlace = 0

    /// Creates a view with up to three modifiers.
    init(number: Int, _ generator: inout SeededGenerator) {
        content = Content.allCases.randomElement(using: &generator) ?? .text
        modifiers = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            Modifier.allCases.randomElement(using: &generator) ?? .padding
        }
        name = Bool.random(using: &generator) ? "n\(number)" : nil
        namePlace = Int.random(in: 0...modifiers.count, using: &generator)
    }

    init(_ content: Content, _ modifiers: [Modifier], name: String? = nil) {
        (self.content, self.modifiers, self.name) = (content, modifiers, name)
    }

    var view: AnyView {
        func named(_ view: AnyView, after count: Int) -> AnyView {
            name.flatMap { count == namePlace ? AnyView(view.named($0)) : nil } ?? view
        }
        return modifiers.enumerated().reduce(named(AnyView(content.view), after: 0)) { view, modifier in
            named(modifier.element.applied(to: view), after: modifier.offset + 1)
        }
    }

    /// Swaps a modifier with the one inside it.
    mutating func swap(_ place: Int) { modifiers.swapAt(place - 1, place) }

    mutating func insert(_ modifier: Modifier, at place: Int) {
        modifiers.insert(modifier, at: place)
        if place < namePlace { namePlace += 1 }
    }
}

/// The addition of one modifier to one of several views.
struct AddedModifier: CustomStringConvertible, Sendable {
    private let views: [ModifiedSample]
    private let view: Int
    let modifier: ModifiedSample.Modifier
    private let place: Int

    /// Creates the addition of a random modifier to a random view.
    init(_ generator: inout SeededGenerator) {
        views = (0..<Int.random(in: 1...4, using: &generator)).map { ModifiedSample(number: $0, &generator) }
        view = Int.random(in: views.indices, using: &generator)
        modifier = ModifiedSample.Modifier.allCases.randomElement(using: &generator) ?? .padding
        place = Int.random(in: 0...views[view].modifiers.count, using: &generator)
    }

    /// Creates the addition of a modifier around the outermost one of the first view.
    init(of modifier: ModifiedSample.Modifier, to views: ModifiedSample...) {
        self.views = views
        self.modifier = modifier
        view = 0
        place = views[0].modifiers.count
    }

    var description: String { "\(modifier) at \(place) of view \(view) in \(views)" }

    var old: Figure { Self.figure(of: views) }

    var new: Figure {
        var views = views
        views[view].insert(modifier, at: place)
        return Self.figure(of: views)
    }

    /// Returns the new figure with two adjacent modifiers of a view swapped, and the words of both; `nil` for views
    /// with fewer modifiers.
    func swap(_ generator: inout SeededGenerator) -> (old: Figure, new: Figure, words: [String])? {
        var views = views
        let modifiers = views[view].modifiers
        guard modifiers.count > 1 else { return nil }
        let place = Int.random(in: 1..<modifiers.count, using: &generator)
        views[view].swap(place)
        return (
            old, Self.figure(of: views), modifiers[place - 1...place].map { $0.word.components(separatedBy: " (")[0] }
        )
    }

    private static func figure(of views: [ModifiedSample]) -> Figure {
        Figure("Sample", width: 160, height: 240) {
            VStack(spacing: 4) {
                ForEach(0..<views.count, id: \.self) { views[$0].view }
            }
        }
    }
}
