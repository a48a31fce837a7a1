/// An address that is safe to write: none of those that run code or read files.
public struct SafeURL: Hashable, Sendable {
    /// The purpose of a URL.
    public enum Purpose: Sendable {
        /// Somewhere to go.
        case link
        /// A picture to show; it may also carry its data.
        case image
    }

    /// The address, without the control characters and spaces that could disguise a scheme.
    public let string: String

    /// Checks an address; `nil` where its scheme isn't on the list.
    ///
    /// `https:`, `http:`, `mailto:`, fragments and relative addresses may be written, and the data of PNG, JPEG, GIF
    /// and WebP pictures where a picture is shown.
    public init?(_ address: String, for use: Purpose = .link) {
        // A browser ignores tabs and line breaks in an address, and spaces and controls around it.
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

    /// What stands before the first colon, in lower case; `nil` for relative addresses and fragments.
    ///
    /// It is looked for in bytes: a combining mark after the colon must not hide it.
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
