/// A type that makes a preview.
///
/// Each `#Preview` declares one.
///
/// Programs find these types by their conformance, and draw the previews of a module.
public protocol PreviewRegistry {
    /// The module and the file of the preview, in the form of `#fileID`.
    static var fileID: String { get }

    /// The line of the preview.
    static var line: Int { get }

    /// The column of the preview.
    static var column: Int { get }

    /// Returns the preview.
    @MainActor static func makePreview() throws -> Preview
}

extension PreviewRegistry {
    /// An alias of ``Preview`` that is unambiguous in modules with a type of that name.
    @_documentation(visibility: internal)
    public typealias RegisteredPreview = Preview
}
