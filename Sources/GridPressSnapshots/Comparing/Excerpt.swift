/// The parts of two long texts around their first difference.
enum Excerpt {
    /// The number of characters before the first difference.
    private static let lead = 24

    /// Returns both texts, shortened so that their first difference is in both.
    static func pair(_ old: String, _ new: String, longest: Int) -> (old: String, new: String) {
        guard old.count > longest || new.count > longest else { return (old, new) }
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let start = shared > lead * 2 ? shared - lead : 0
        return (part(of: old, from: start, longest), part(of: new, from: start, longest))
    }

    /// Returns the start of a text, with an ellipsis in place of the rest.
    static func start(of text: String, longest: Int) -> String { part(of: text, from: 0, longest) }

    /// Returns the text inside the ellipses of an excerpt.
    static func inner(_ excerpt: Substring) -> Substring {
        var excerpt = excerpt
        if excerpt.first == "…" { excerpt.removeFirst() }
        if excerpt.last == "…" { excerpt.removeLast() }
        return excerpt
    }

    private static func part(of text: String, from start: Int, _ longest: Int) -> String {
        guard start > 0 || text.count > longest else { return text }
        return (start > 0 ? "…" : "") + String(text.dropFirst(start)).shortened(to: longest)
    }
}
