/// The elements of both drawings that a cause is about.
struct CauseSite {
    /// The index of the cause.
    var cause: Int
    var kind: CausePlace.Kind
    var elements: Elements

    /// An element of one or of both drawings.
    struct Elements {
        var old: Int?
        var new: Int?
    }
}

extension CauseSite.Elements {
    init(_ pair: DrawingComparison.ElementPair) { self.init(old: pair.old, new: pair.new) }
}

extension DrawingComparison {
    /// Runs a comparison of elements, and assigns the causes that it finds to them.
    mutating func compare(
        _ elements: CauseSite.Elements?,
        as kind: CausePlace.Kind,
        _ compare: (inout DrawingComparison) -> Void
    ) {
        let outer = (compared, comparedKind)
        (compared, comparedKind) = (elements.map { [$0] } ?? [], kind)
        compare(&self)
        (compared, comparedKind) = outer
    }

    /// Returns the elements of a grid.
    func elements(of grid: GridPair) -> CauseSite.Elements {
        CauseSite.Elements(old: old.grids[grid.old].element, new: new.grids[grid.new].element)
    }

    /// The root elements of both drawings.
    var outermost: CauseSite.Elements? {
        oldNames.tree.count > 0 && newNames.tree.count > 0 ? CauseSite.Elements(old: 0, new: 0) : nil
    }
}
