/// The parts of two long texts around their first difference.
package enum Excerpt {
    /// The number of characters before the first difference.
    private static let lead = 24

    /// Returns both texts, shortened so that their first difference is in both.
    package static func pair(_ old: String, _ new: String, longest: Int) -> (old: String, new: String) {
        guard old.count > longest || new.count > longest else { return (old, new) }
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let start = shared > lead * 2 ? shared - lead : 0
        func part(_ text: String) -> String {
            (start > 0 ? "…" : "") + String(text.dropFirst(start)).shortened(to: longest)
        }
        return (part(old), part(new))
    }
}
