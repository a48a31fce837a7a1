/// The request that a program with previews reads from standard input.
package struct PreviewRequest: Codable, Sendable {
    /// The position of a preview in a program.
    package struct Position: Codable, Hashable, Sendable {
        /// The number of the declaration, in the order of the program.
        package var declaration: Int
        /// The number of the preview in its declaration.
        package var preview: Int

        package init(declaration: Int, preview: Int) {
            self.declaration = declaration
            self.preview = preview
        }
    }

    /// The folder into which pictures are written.
    package var folder: String
    /// The content of the files.
    package var content = PreviewContent.record
    /// The variants of each preview.
    package var variants: [PreviewVariant]
    /// The name of the device; `nil` for the standard device.
    package var device: String?
    /// Whether previews that request no size have the size of their content, instead of the device's screen.
    package var fitsContent = false
    /// The position of the first preview to draw.
    ///
    /// Earlier previews are already drawn, or ended the program.
    package var start = Position(declaration: 0, preview: 0)
    /// The sources whose `#Preview` declarations are drawn, in the form of `#fileID`; `nil` for all.
    package var fileIDs: Set<String>?
    /// The maximum amount of memory that the program can use, in bytes.
    package var memory: UInt64
    /// The token at the start of each line with an event.
    package var token = UUID().uuidString

    package init(folder: String, variants: [PreviewVariant], device: String? = nil, memory: UInt64) {
        self.folder = folder
        self.variants = variants
        self.device = device
        self.memory = memory
    }
}
