extension Finding {
    /// Returns the findings of several variants of a picture, each once.
    ///
    /// A finding has the names of its variants as a detail if there are several variants.
    package static func merged(_ variants: [(name: String, findings: [Finding])]) -> [Finding] {
        var merged: [(finding: Finding, names: [String])] = []
        var places: [VariantKey: Int] = [:]
        for variant in variants {
            for finding in variant.findings {
                let key = VariantKey(finding)
                if let place = places[key] {
                    if merged[place].names.last != variant.name { merged[place].names.append(variant.name) }
                } else {
                    places[key] = merged.count
                    merged.append((finding, [variant.name]))
                }
            }
        }
        guard variants.count > 1 else { return merged.map(\.finding) }
        return merged.map { finding, names in
            var finding = finding
            finding.details.append("Variant\(names.count == 1 ? "" : "s"): \(names.joined(separator: ", ")).")
            return finding
        }
    }

    /// The properties that a finding has in all variants.
    private struct VariantKey: Hashable {
        let code: Code
        let location: Location?
        let subject: String?
        /// The message of a finding without a name.
        let message: String?

        init(_ finding: Finding) {
            (code, location, subject) = (finding.code, finding.location, finding.subject)
            message = finding.subject == nil ? finding.message : nil
        }
    }
}
