/// The identity of an alignment guide: a type whose default value says where the guide lies in a view.
public protocol AlignmentID {
    /// Where the guide lies in a view that doesn't say otherwise.
    ///
    /// The default values of guides may be made of each other, up to eight in a row; one that is made of itself has 0
    /// in its place.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The position of a guide along its axis.
enum GuidePosition {
    case start, middle, end

    /// The position in a view of a length.
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

/// The rule by which the explicit values of several children become one value of their container.
enum GuideCombination {
    /// The container has no explicit value.
    case none
    /// The least of the values.
    case minimum
    /// The greatest of the values.
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

/// A guide of either axis, as layout passes it around.
package struct AlignmentGuide: Hashable, Sendable {
    // A metatype can be shared freely; the compiler can only not see it for a protocol that says nothing of it.
    nonisolated(unsafe) let id: any AlignmentID.Type
    let axis: Axis
    let combination: GuideCombination
    /// Where it lies by default, if the identity says no more than that.
    private let place: GuidePosition?

    /// A guide of an identity that somebody made.
    init(_ id: any AlignmentID.Type, _ axis: Axis) { self.init(id, axis, .mean, nil) }

    /// A guide at an end or in the middle.
    init(_ id: any PositionedID.Type, _ combination: GuideCombination) {
        self.init(id, id.axis, combination, id.place)
    }

    private init(_ id: any AlignmentID.Type, _ axis: Axis, _ combination: GuideCombination, _ place: GuidePosition?) {
        self.id = id
        self.axis = axis
        self.combination = combination
        self.place = place
    }

    /// Where the guide lies in a view of a size by default, where nothing but the size has to be known.
    func plainValue(in size: CGSize) -> CGFloat? { place?.position(in: size[axis]) }

    /// One value for the explicit values of several views, whether or not containers pass this guide on.
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
