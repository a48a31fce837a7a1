/// A view that rotates its content with the orientation of the device, even if the app doesn't rotate.
///
/// The orientations of the device and of the app come from the environment:
///
/// ```swift
/// let camera = Figure("Camera", width: 390, height: 844) {
///     AutoRotatingView([.portrait, .landscapeLeft, .landscapeRight]) { Text("Photo") }
///         .deviceOrientation(.landscapeLeft)
///         .supportedOrientations([.portrait])
/// }
/// ```
public struct AutoRotatingView<Content: View>: NonisolatedView {
    private let allowedOrientations: [FUInterfaceOrientation]
    private let isOn: Bool
    private let content: Content
    @Environment(\.deviceOrientation) private var device
    @Environment(\.interfaceOrientation) private var interface

    /// Creates a view that rotates its content to the allowed orientations.
    ///
    /// - Parameters:
    ///   - allowedOrientations: The orientations that the content can have.
    ///   - isOn: Whether the content rotates.
    ///   - animation: The animation of the rotation. Has no effect in a static rendering.
    ///   - content: The views to rotate.
    public init(
        _ allowedOrientations: [FUInterfaceOrientation] = FUInterfaceOrientation.allCases, isOn: Bool = true,
        animation: Animation? = .default, @ViewBuilder content: () -> Content
    ) {
        self.allowedOrientations = allowedOrientations
        self.isOn = isOn
        self.content = content()
    }

    /// The content, rotated about the center of the proposed size.
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
    /// Rotates the view with the orientation of the device; FrameUp's older name of ``AutoRotatingView``.
    public func rotationMatchingOrientation(
        _ allowedOrientations: [FUInterfaceOrientation] = FUInterfaceOrientation.allCases, isOn: Bool = true,
        withAnimation animation: Animation? = .default
    ) -> AutoRotatingView<Self> {
        AutoRotatingView(allowedOrientations, isOn: isOn, animation: animation) { self }
    }
}

/// A layout that fills its proposal and centers content that will be rotated.
private struct RotatedContentLayout: Layout {
    /// Whether the content is rotated by 90° or 270°, so that its width lies along the height of the layout.
    let isOnItsSide: Bool

    /// Returns the proposal; unspecified lengths come from the rotated content.
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
