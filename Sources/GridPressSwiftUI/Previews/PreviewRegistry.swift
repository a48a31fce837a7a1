/// A type that makes a preview, as each `#Preview` declares one.
///
/// Programs that draw the previews of a module find these types by their conformance.
public protocol PreviewRegistry {
    /// The module and the file of the preview, as `#fileID` spells them.
    static var fileID: String { get }

    /// The line of the preview.
    static var line: Int { get }

    /// The column of the preview.
    static var column: Int { get }

    /// Returns the preview.
    @MainActor static func makePreview() throws -> Preview
}

extension PreviewRegistry {
    /// The type of previews by a name that stays clear where a module has its own `Preview`.
    @_documentation(visibility: internal)
    public typealias RegisteredPreview = Preview
}
