extension AnnotationPlan {
    /// Returns a finding for each guide without anything to show, and for each view to measure or explain that the
    /// picture lacks.
    package func idleFindings(in annotated: Drawing) -> [Finding] {
        var shown: Set<String> = []
        var names: Set<String> = []
        for element in annotated.elements {
            if element.layer == .annotation { shown.insert(element.kind.name) }
            if let name = element.name { names.insert(name) }
        }
        let idleGuides = Drawing.Guide.allCases.filter { guide in
            guides.contains(guide) && !shown.contains(GuidePlanner.name(of: guide))
        }
        let idleNames = dimensions.names.filter { !names.contains($0) }.sorted()
        let idleCallouts = callouts.keys.filter { !names.contains($0) }.sorted()
        let unknown = explained.flatMap { view in
            shown.contains(GuidePlanner.explanationName) ? nil : Finding.idle(view, in: annotated)
        }
        return idleGuides.map(Finding.idle) + [unknown].compactMap(\.self)
            + idleNames.map { Finding.idle(name: $0, "measured", among: names) }
            + idleCallouts.map { Finding.idle(name: $0, "explained", among: names) }
    }
}

extension Finding {
    fileprivate static func idle(_ guide: Drawing.Guide) -> Finding {
        Finding(
            .idleAnnotation,
            .note,
            "The guide \"\(guide.rawValue)\" found nothing to show.",
            fix: "Remove it, or add what it explains."
        )
    }

    fileprivate static func idle(_ view: Drawing.Explanation.View, in drawing: Drawing) -> Finding {
        let unknown = Finding.unknownView(view, in: drawing)
        return Finding(.idleAnnotation, .note, unknown.message, fix: unknown.fix)
    }

    fileprivate static func idle(name: String, _ use: String, among names: Set<String>) -> Finding {
        Finding(
            .idleAnnotation,
            .note,
            "No view has the name \(name.quoted), so nothing is \(use).",
            fix: Spelling.nearest(to: name, among: names.sorted()).map { "Did you mean \($0.quoted)?" }
                ?? "Name a view with named(_:), or with the attribute \"named\" in a document."
        )
    }
}
