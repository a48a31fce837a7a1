import GridPress

/// A container or modifier around a view, which tests can nest to any depth.
package enum Nest: String, CaseIterable, CustomStringConvertible {
    case anyView, group, composite, modifier, identity
    case hStack, vStack, zStack, layout, anyLayout
    case padding, frame, flexibleFrame, aspectRatio, scaledToFit, fixedSize, position, offset
    case alignmentGuide, layoutPriority, name, environment
    case overlay, overlayContent, background, backgroundContent, mask, maskContent, opacity, clipped, rotation
    case scrollView, geometryReader, viewThatFits, loop
    case preference, observed, backgroundPreference, coordinateSpace, inset, brightness

    package var description: String { rawValue }

    /// The number of levels in addition to the nested ones.
    ///
    /// A mask adds a frame.
    package var levelsBesides: Int { self == .mask || self == .maskContent ? 1 : 0 }

    /// Returns a view that is nested a number of times.
    package func nested(_ depth: Int, around view: AnyView = AnyView(Text("x"))) -> AnyView {
        (0..<depth).reduce(view) { inner, _ in around(inner) }
    }

    package func around(_ inner: AnyView) -> AnyView {
        switch self {
        case .anyView: AnyView(inner)
        case .group: AnyView(Group { inner })
        case .composite: AnyView(Composite(inner: inner))
        case .modifier: AnyView(inner.modifier(Unchanged()))
        case .identity: AnyView(inner.id(1))
        case .hStack: AnyView(HStack { inner })
        case .vStack: AnyView(VStack { inner })
        case .zStack: AnyView(ZStack { inner })
        case .layout: AnyView(OnTop()({ inner }))
        case .anyLayout: AnyView(AnyLayout(HStackLayout())({ inner }))
        case .padding: AnyView(inner.padding(1))
        case .frame: AnyView(inner.frame(width: 50))
        case .flexibleFrame: AnyView(inner.frame(minWidth: 10))
        case .aspectRatio: AnyView(inner.aspectRatio(1, contentMode: .fit))
        case .scaledToFit: AnyView(inner.scaledToFit())
        case .fixedSize: AnyView(inner.fixedSize())
        case .position: AnyView(inner.position(x: 5, y: 5))
        case .offset: AnyView(inner.offset(x: 1))
        case .alignmentGuide: AnyView(inner.alignmentGuide(.leading) { $0[.leading] + 1 })
        case .layoutPriority: AnyView(inner.layoutPriority(1))
        case .name: AnyView(inner.named("x"))
        case .environment: AnyView(inner.environment(\.displayScale, 2))
        case .overlay: AnyView(inner.overlay { Color.red })
        case .overlayContent: AnyView(Color.red.overlay { inner })
        case .background: AnyView(inner.background { Color.red })
        case .backgroundContent: AnyView(Color.red.background { inner })
        case .mask: AnyView(inner.mask { Color.red })
        case .maskContent: AnyView(Color.red.mask { inner })
        case .opacity: AnyView(inner.opacity(0.5))
        case .clipped: AnyView(inner.clipped())
        case .rotation: AnyView(inner.rotationEffect(.degrees(1)))
        case .scrollView: AnyView(ScrollView { inner })
        case .geometryReader: AnyView(GeometryReader { _ in inner })
        case .viewThatFits:
            AnyView(
                ViewThatFits {
                    inner; Color.red
                }
            )
        case .loop: AnyView(ForEach(0..<1) { _ in inner })
        case .preference: AnyView(inner.preference(key: Count.self, value: 1))
        case .observed: AnyView(inner.onPreferenceChange(Count.self) { _ in })
        case .backgroundPreference: AnyView(inner.backgroundPreferenceValue(Count.self) { _ in Color.red })
        case .coordinateSpace: AnyView(inner.coordinateSpace(name: "x"))
        case .inset: AnyView(inner.safeAreaInset(edge: .top) { Divider() })
        case .brightness: AnyView(inner.brightness(0.5))
        }
    }

    private struct Composite: NonisolatedView {
        @State private var state = 0
        let inner: AnyView
        var body: some View { inner }
    }

    private struct Count: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Unchanged: NonisolatedViewModifier {
        func body(content: Content) -> some View { content }
    }
}

/// A custom layout that puts all views at the leading top corner.
package struct OnTop: Layout {
    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) { size, childSize in
            CGSize(width: max(size.width, childSize.width), height: max(size.height, childSize.height))
        }
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
