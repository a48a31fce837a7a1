/// An outline: lines and curves, in one piece or several.
///
/// Rectangles, rounded rectangles and ellipses are kept as what they are, so that a renderer can say so.
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        /// Starts a new piece at this point.
        case move(to: CGPoint)
        /// A straight line to this point.
        case line(to: CGPoint)
        /// A curve to this point, drawn towards one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to this point, drawn towards two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line back to where the piece started.
        case closeSubpath
    }

    /// The known form of an outline.
    public enum Form: Equatable, Sendable {
        /// A rectangle.
        case rect(CGRect)
        /// A rectangle with elliptic corners of this size, at most half the rectangle's.
        case roundedRect(CGRect, cornerSize: CGSize)
        /// An ellipse inside this rectangle.
        case ellipse(CGRect)
        /// Any other outline.
        case elements([Element])
    }

    /// What the outline is known to be.
    public private(set) var form: Form

    /// An outline without a line.
    public init() { form = .elements([]) }

    /// A rectangle.
    public init(_ rect: CGRect) { form = .rect(rect) }

    /// An ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) { form = .ellipse(rect) }

    /// A rectangle with elliptic corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        let size = CGSize(
            width: min(max(cornerSize.width, 0), abs(rect.width) / 2),
            height: min(max(cornerSize.height, 0), abs(rect.height) / 2)
        )
        form = size.width > 0 && size.height > 0 ? .roundedRect(rect, cornerSize: size) : .rect(rect)
    }

    /// A rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }

    /// An outline from its steps.
    public init(elements: [Element]) { form = .elements(elements) }

    /// An outline that a closure draws.
    public init(_ draw: (inout Path) -> Void) {
        self.init()
        draw(&self)
    }

    /// The steps of the outline.
    public var elements: [Element] {
        switch form {
        case .rect(let rect): Self.elements(rect: rect)
        case .roundedRect(let rect, let cornerSize): Self.elements(rect: rect, cornerSize: cornerSize)
        case .ellipse(let rect): Self.elements(ellipseIn: rect)
        case .elements(let elements): elements
        }
    }

    /// Calls a closure with each step of the outline.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    /// Whether there is no step in it.
    public var isEmpty: Bool {
        if case .elements(let elements) = form { elements.isEmpty } else { false }
    }

    /// Appends steps; from here on the outline is no special form.
    mutating func append(_ steps: [Element]) {
        if isEmpty {
            form = .elements(steps)
        } else if case .elements(var elements) = form {
            form = .elements([])  // Leaves `elements` the only owner of its buffer.
            elements.append(contentsOf: steps)
            form = .elements(elements)
        } else {
            form = .elements(elements + steps)
        }
    }
}
