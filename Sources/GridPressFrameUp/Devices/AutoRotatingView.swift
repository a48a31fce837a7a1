/// A view that turns its content as the device is held, even where the app doesn't turn.
///
/// A picture shows it as the environment says that the device is held and the app is turned:
///
///     AutoRotatingView([.portrait, .landscapeLeft, .landscapeRight]) { Photograph() }
///         .deviceOrientation(.landscapeLeft)
///         .supportedOrientations([.portrait])
public struct AutoRotatingView<Content: View>: NonisolatedView {
    private let allowedOrientations: [FUInterfaceOrientation]
    private let isOn: Bool
    private let content: Content
    @Environment(\.deviceOrientation) private var device
    @Environment(\.interfaceOrientation) private var interface

    /// A view that turns its content the ways that are allowed; a still picture has no animation.
    public init(
        _ allowedOrientations: [FUInterfaceOrientation] = FUInterfaceOrientation.allCases,
        isOn: Bool = true,
        animation: Animation? = .default,
        @ViewBuilder content: () -> Content
    ) {
        self.allowedOrientations = allowedOrientations
        self.isOn = isOn
        self.content = content()
    }

    /// The content, turned about the middle of all the room.
    public var body: some View {
        let turns = quarterTurns
        RotatedContentLayout(isOnItsSide: !turns.isMultiple(of: 2)) {
            ZStack { content }.rotationEffect(.degrees(Double(turns) * 90))
        }
        .asContainer("AutoRotatingView")
    }

    private var quarterTurns: Int {
        guard isOn, let interface else { return 0 }
        return FUInterfaceOrientation.content(device: device, allowed: allowedOrientations, interface: interface)
            .quarterTurns(on: interface)
    }
}

nonisolated extension View {
    /// Turns the view as the device is held, by the older name of an ``AutoRotatingView`` around it.
    public func rotationMatchingOrientation(
        _ allowedOrientations: [FUInterfaceOrientation] = FUInterfaceOrientation.allCases,
        isOn: Bool = true,
        withAnimation animation: Animation? = .default
    ) -> AutoRotatingView<Self> {
        AutoRotatingView(allowedOrientations, isOn: isOn, animation: animation) { self }
    }
}

/// A layout that fills its proposal and centers content that will be rotated.
private struct RotatedContentLayout: Layout {
    /// Whether the view is turned by a quarter, so that its width lies along the height of the room.
    let isOnItsSide: Bool

    /// The offer; a length that isn't offered is the view's own.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let childSize = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        let size = isOnItsSide ? CGSize(width: childSize.height, height: childSize.width) : childSize
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = offer(ProposedViewSize(bounds.size))
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
        }
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        isOnItsSide ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
    }
}
