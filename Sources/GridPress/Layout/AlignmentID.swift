/// The identity of an alignment guide: a type whose default value says where the guide lies in a view.
public protocol AlignmentID {
    /// Where the guide lies in a view that doesn't say otherwise.
    ///
    /// The default values of guides may be made of each other, up to eight in a row; one that is made of itself has 0
    /// in its place.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How the explicit values of several children make one value of their container.
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
struct AlignmentGuide: Hashable, Sendable {
    // A metatype can be shared freely; the compiler can only not see it for a protocol that says nothing of it.
    nonisolated(unsafe) let id: any AlignmentID.Type
    let axis: Axis
    let combination: GuideCombination

    init(_ id: any AlignmentID.Type, _ axis: Axis, _ combination: GuideCombination = .mean) {
        self.id = id
        self.axis = axis
        self.combination = combination
    }

    /// One value for the explicit values of several views, whether or not containers pass this guide on.
    func merge(_ values: [CGFloat]) -> CGFloat? {
        (combination == .none ? .mean : combination).combine(values)
    }

    static func == (first: AlignmentGuide, second: AlignmentGuide) -> Bool {
        ObjectIdentifier(first.id) == ObjectIdentifier(second.id) && first.axis == second.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}
