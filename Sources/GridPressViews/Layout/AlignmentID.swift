/// The identity of an alignment guide: a type whose default value is the position of the guide in a view.
public protocol AlignmentID {
    /// Returns the position of the guide in a view that doesn't set it.
    ///
    /// Default values can use other guides, up to eight levels deep. At deeper levels, as in a guide that uses itself,
    /// the position of a guide is 0.
    ///
    /// - Parameter context: The size and the guides of the view.
    /// - Returns: The position in points, from the leading or the top edge of the view.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The position of a guide along its axis.
enum GuidePosition {
    case start, middle, end

    /// Returns the position in a view of a length, in points.
    func position(in length: CGFloat) -> CGFloat {
        switch self {
        case .start: 0
        case .middle: length / 2
        case .end: length
        }
    }
}

/// The identity of a guide at an end of a view, or in its middle.
protocol PositionedID: AlignmentID {
    static var axis: Axis { get }
    static var place: GuidePosition { get }
}

extension PositionedID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { place.position(in: context.size[axis]) }
}

/// The rule that combines the explicit guides of several children into one guide of their container.
enum GuideCombination {
    /// The container has no explicit value.
    case none
    /// The smallest value.
    case minimum
    /// The largest value.
    case maximum
    /// The arithmetic mean of the values.
    case mean

    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        return switch self {
        case .none: nil
        case .minimum: values.min()
        case .maximum: values.max()
        case .mean: values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// A guide along either axis, for layout code that works on both.
package struct AlignmentGuide: Hashable, Sendable {
    // Metatypes can be shared between threads, but the protocol isn't `Sendable`, so the compiler can't know it.
    nonisolated(unsafe) let id: any AlignmentID.Type
    let axis: Axis
    let combination: GuideCombination
    /// The default position of the guide; `nil` if only the identity can compute it.
    private let place: GuidePosition?

    /// Creates a custom guide.
    init(_ id: any AlignmentID.Type, _ axis: Axis) { self.init(id, axis, .mean, nil) }

    /// Creates a guide at an end or in the middle.
    init(_ id: any PositionedID.Type, _ combination: GuideCombination) {
        self.init(id, id.axis, combination, id.place)
    }

    private init(_ id: any AlignmentID.Type, _ axis: Axis, _ combination: GuideCombination, _ place: GuidePosition?) {
        self.id = id
        self.axis = axis
        self.combination = combination
        self.place = place
    }

    /// Returns the default position of the guide in a view of a size; `nil` if it depends on more than the size.
    func plainValue(in size: CGSize) -> CGFloat? { place?.position(in: size[axis]) }

    /// Returns one value for the explicit values of several views, even if containers don't pass on this guide.
    func merge(_ values: [CGFloat]) -> CGFloat? {
        (combination == .none ? .mean : combination).combine(values)
    }

    package static func == (first: AlignmentGuide, second: AlignmentGuide) -> Bool {
        ObjectIdentifier(first.id) == ObjectIdentifier(second.id) && first.axis == second.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}
