/// A view with two sides, which shows one of them, depending on the number of flips.
///
/// A static rendering shows the front after an even number of flips, and the back after an odd number.
///
/// ```swift
/// struct Flashcard: View {
///     @State private var flips = 1
///
///     var body: some View {
///         FlippingView(flips: $flips) {
///             Text("fjord").frame(width: 200, height: 80)
///         } back: {
///             Text("a narrow arm of the sea")
///         }
///     }
/// }
/// ```
public struct FlippingView<Front: View, Back: View>: NonisolatedView {
    private let axis: Axis
    private let flips: Int
    private let anchor: UnitPoint
    private let front: Front
    private let back: Back

    /// Creates a view that flips from side to side, or from top to bottom, each time that the number of flips grows by
    /// one.
    ///
    /// Only the axis, the number of flips, the anchor and the two sides have an effect in a static rendering.
    public init(
        _ axis: Axis = .horizontal, flips: Binding<Int>, flipDistance: CGFloat = 200, anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1, animation: Animation? = .spring(), tapToFlip: Bool = true,
        dragToFlip: Bool = true, @ViewBuilder front: () -> Front, @ViewBuilder back: () -> Back
    ) {
        self.axis = axis
        self.flips = flips.wrappedValue
        self.anchor = anchor
        self.front = front()
        self.back = back()
    }

    /// The visible side.
    public var body: some View {
        ZStack { front }
            .rotation3DEffect(angle, axis: turningAxis, anchor: anchor) { back }
            .asContainer("FlippingView")
    }

    /// The rotation of 180° for each flip, without full turns.
    private var angle: Angle { .degrees(Double(flips % 2) * 180) }

    private var turningAxis: (x: CGFloat, y: CGFloat, z: CGFloat) {
        switch axis {
        case .horizontal: (x: 0, y: 1, z: 0)
        case .vertical: (x: -1, y: 0, z: 0)
        }
    }
}

/// FrameUp's newer name of ``FlippingView``; a static rendering draws it without perspective.
public typealias PerspectiveFlippingView = FlippingView
