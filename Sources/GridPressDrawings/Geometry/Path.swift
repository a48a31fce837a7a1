/// A path of lines and curves, with any number of subpaths.
///
/// Rectangles, rounded rectangles and ellipses keep their form, so that a renderer can write them as such.
///
/// ```swift
/// let flag = Path { path in
///     path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 60, y: 20), CGPoint(x: 0, y: 40)])
///     path.closeSubpath()
/// }
/// let bounds = flag.boundingRect  // (0, 0, 60, 40)
/// let isInside = flag.contains(CGPoint(x: 10, y: 20))  // true
/// let flagWithPole = flag.union(Path(CGRect(x: -4, y: 0, width: 4, height: 120)))
/// ```
public struct Path: Equatable, Sendable {
    /// A step of a path.
    ///
    /// ```swift
    /// for case .shape(let shape) in drawing.elements.map(\.mark) {
    ///     shape.path.forEach { step in
    ///         switch step {
    ///         case .move(let point): print("M", point.x, point.y)
    ///         case .line(let point): print("L", point.x, point.y)
    ///         case .quadCurve(let point, let control): print("Q", control.x, control.y, point.x, point.y)
    ///         case .curve(let point, let first, let second): print("C", first, second, point)
    ///         case .closeSubpath: print("Z")
    ///         }
    ///     }
    /// }
    /// ```
    public enum Element: Equatable, Sendable {
        /// The start of a new subpath.
        case move(to: CGPoint)
        /// A straight line to this point.
        case line(to: CGPoint)
        /// A curve to this point, with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to this point, with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to the start of the subpath, which closes it.
        case closeSubpath
    }

    /// The form of a path.
    ///
    /// ```swift
    /// for case .shape(let shape) in drawing.elements.map(\.mark) {
    ///     switch shape.path.form {
    ///     case .rect(let rect): print("rectangle", rect)
    ///     case .roundedRect(let rect, let cornerSize): print("rounded rectangle", rect, cornerSize)
    ///     case .ellipse(let rect): print("ellipse", rect)
    ///     case .elements(let steps): print("path with \(steps.count) steps")
    ///     }
    /// }
    /// ```
    public enum Form: Equatable, Sendable {
        /// A rectangle.
        case rect(CGRect)
        /// A rectangle with elliptic corners of this size, which is at most half the size of the rectangle.
        case roundedRect(CGRect, cornerSize: CGSize)
        /// An ellipse that touches the sides of this rectangle.
        case ellipse(CGRect)
        /// Any other path.
        case elements([Element])
    }

    /// The form of the path.
    public private(set) var form: Form

    /// Creates an empty path.
    public init() { form = .elements([]) }

    /// Creates a rectangle.
    public init(_ rect: CGRect) { form = .rect(rect) }

    /// Creates an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { form = .ellipse(rect) }

    /// Creates a rectangle with elliptic corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The size of the corners, which is limited to half the size of the rectangle.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        let size = CGSize(
            width: min(max(cornerSize.width, 0), abs(rect.width) / 2),
            height: min(max(cornerSize.height, 0), abs(rect.height) / 2)
        )
        form = size.width > 0 && size.height > 0 ? .roundedRect(rect, cornerSize: size) : .rect(rect)
    }

    /// Creates a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners, which is limited to half the shorter side of the rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }

    /// Creates a path from its steps.
    public init(elements: [Element]) { form = .elements(elements) }

    /// Creates an empty path and passes it to a closure that adds steps.
    public init(_ draw: (inout Path) -> Void) {
        self.init()
        draw(&self)
    }

    /// The steps of the path.
    public var elements: [Element] {
        switch form {
        case .rect(let rect): Self.elements(rect: rect)
        case .roundedRect(let rect, let cornerSize): Self.elements(rect: rect, cornerSize: cornerSize)
        case .ellipse(let rect): Self.elements(ellipseIn: rect)
        case .elements(let elements): elements
        }
    }

    /// Calls a closure with each step of the path.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    /// A Boolean value that indicates whether the path has no steps.
    public var isEmpty: Bool {
        if case .elements(let elements) = form { elements.isEmpty } else { false }
    }

    /// Appends steps.
    ///
    /// The path then has no special form, unless it was empty and receives a path with one.
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
