/// A view with two sides, of which one is seen, as often as it has been flipped.
///
/// A picture shows it between flips: its front after an even number, its back after an odd one.
public struct FlippingView<Front: View, Back: View>: NonisolatedView {
    private let axis: Axis
    private let flips: Int
    private let anchor: UnitPoint
    private let front: Front
    private let back: Back

    /// A view that flips from side to side, or from top to bottom, each time that a binding grows by one.
    ///
    /// How far people drag, whether they may, how near things look and how the flip moves makes no difference here.
    public init(
        _ axis: Axis = .horizontal,
        flips: Binding<Int>,
        flipDistance: CGFloat = 200,
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1,
        animation: Animation? = .spring(),
        tapToFlip: Bool = true,
        dragToFlip: Bool = true,
        @ViewBuilder front: () -> Front,
        @ViewBuilder back: () -> Back
    ) {
        self.axis = axis
        self.flips = flips.wrappedValue
        self.anchor = anchor
        self.front = front()
        self.back = back()
    }

    /// The side that faces the reader.
    public var body: some View {
        ZStack { front }
            .rotation3DEffect(angle, axis: turningAxis, anchor: anchor) { back }
            .asContainer("FlippingView")
    }

    /// Half a turn for each flip; whole turns look like none.
    private var angle: Angle { .degrees(Double(flips % 2) * 180) }

    private var turningAxis: (x: CGFloat, y: CGFloat, z: CGFloat) {
        switch axis {
        case .horizontal: (x: 0, y: 1, z: 0)
        case .vertical: (x: -1, y: 0, z: 0)
        }
    }
}

/// A flipping view by its newer name; nothing looks nearer than anything else in a picture.
public typealias PerspectiveFlippingView = FlippingView
