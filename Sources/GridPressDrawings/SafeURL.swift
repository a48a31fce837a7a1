/// A URL that is safe to write into a picture: it can't run code or read files.
///
/// ```swift
/// let link = SafeURL("https://example.com/departures")
/// let script = SafeURL("javascript:alert(1)")  // nil
/// for case .text(let lines) in drawing.elements.map(\.mark) {
///     for run in lines.flatMap(\.runs) { if let link = run.link { print(run.string, link.string) } }
/// }
/// ```
public struct SafeURL: Hashable, Sendable {
    /// The purpose of a URL.
    ///
    /// ```swift
    /// let picture = SafeURL("data:image/png;base64,iVBORw0KGgo=", for: .image)
    /// let link = SafeURL("data:image/png;base64,iVBORw0KGgo=", for: .link)  // nil
    /// ```
    public enum Purpose: Sendable {
        /// The target of a link.
        case link
        /// The source of an image, which can also be a `data:` URL.
        case image
    }

    /// The URL, without the control characters and spaces that can disguise a scheme.
    public let string: String

    /// Creates a URL from its text; `nil` if its scheme isn't allowed.
    ///
    /// Allowed are `https:`, `http:`, `mailto:` for links, fragments, and relative URLs. Images also allow `data:`
    /// URLs of PNG, JPEG, GIF and WebP.
    ///
    /// - Parameters:
    ///   - address: The text of the URL.
    ///   - use: The purpose of the URL.
    public init?(_ address: String, for use: Purpose = .link) {
        // Browsers ignore tabs and line breaks in a URL, and spaces and control characters around it.
        let scalars = address.unicodeScalars.filter { $0.value > 0x20 && !(0x7F...0x9F).contains($0.value) }
        string = String(String.UnicodeScalarView(scalars))
        guard let scheme = Self.scheme(of: string) else { return }
        switch (scheme, use) {
        case ("https", _), ("http", _), ("mailto", .link): return
        case ("data", .image):
            let rest = string.utf8.dropFirst("data:".utf8.count)
            guard Self.imageTypes.contains(where: { rest.starts(with: $0.utf8) }) else { return nil }
        default: return nil
        }
    }

    /// Returns the part before the first colon, in lower case; `nil` for relative URLs and fragments.
    ///
    /// The search compares bytes, so that a combining mark after the colon can't hide it.
    private static func scheme(of address: String) -> String? {
        guard let end = address.utf8.firstIndex(where: { ":/?#".utf8.contains($0) }), address.utf8[end] == 0x3A else {
            return nil
        }
        return String(decoding: address.utf8[..<end], as: UTF8.self).lowercased()
    }

    private static let imageTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"].flatMap {
        [$0 + ";", $0 + ","]
    }
}
