/// A collector of the motion notes of views while their nodes are built, for pictures with several states.
package final class MotionCollector {
    /// The phase that animators show, counted from 0.
    package let phase: Int
    /// Whether each view is identified by its position in the tree, and not only by an explicit identity.
    let notesPlaces: Bool
    /// The motion notes of views, by the indices of their nodes.
    var notes: [Int32: Drawing.MotionNote] = [:]
    /// The timings of the animations to each phase, of the animator with the most phases.
    private(set) var phaseTimings: [Drawing.Timing?] = []
    /// The objects that features store during the pass.
    package let storage = ObjectStorage()
    /// The names of hidden types, as used in identities.
    private var typeNames: [ObjectIdentifier: String] = [:]

    init(phase: Int, notesPlaces: Bool = true) {
        self.phase = max(phase, 0)
        self.notesPlaces = notesPlaces
    }

    /// Records the timings of an animator's phases.
    package func report(phases: [Drawing.Timing?]) {
        if phases.count > phaseTimings.count { phaseTimings = phases }
    }

    /// Returns the identity of a position in the tree as text, which is the same in every drawing.
    package func identity(of path: [PathStep]) -> String {
        path.map { step in
            switch step {
            case .index(let index): String(index)
            case .id(let id, 0): "[\(id)]"
            case .id(let id, let occurrence): "[\(id)]#\(occurrence)"
            case .body: "body"
            case .around(let depth, let position): "~\(depth).\(position)"
            case .type(let hidden): name(of: hidden)
            }
        }
        .joined(separator: "/")
    }

    /// Returns a short name of a type.
    ///
    /// The name of a generic type contains a hash of its arguments.
    private func name(of hidden: HiddenType) -> String {
        if let known = typeNames[ObjectIdentifier(hidden.type)] { return known }
        let whole = String(describing: hidden.type)
        let base = whole.prefix { $0 != "<" }
        let name = base.count == whole.count ? "<\(whole)>" : "<\(base) \(whole.shortDigest)>"
        typeNames[ObjectIdentifier(hidden.type)] = name
        return name
    }
}

extension String {
    /// A short hash of the text, which is the same in every run of a program.
    fileprivate var shortDigest: String {
        let digest = utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(digest, radix: 16)
    }
}
