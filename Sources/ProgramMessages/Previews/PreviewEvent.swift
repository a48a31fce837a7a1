/// An event that a program with previews reports on one line of its output.
package enum PreviewEvent: Codable, Sendable {
    /// The declarations of the program, in order.
    case declarations([Declaration])
    /// The names of the previews of a declaration, in order.
    case previews(declaration: Int, names: [String?])
    /// The start of a declaration, or of one of its previews.
    case began(declaration: Int, preview: Int?)
    /// A picture whose file was written.
    case drew(Picture)
    /// An error that the code of a preview threw.
    case failed(declaration: Int, preview: Int, message: String)
    /// A device that the program doesn't know, instead of previews.
    case unknownDevice(String)
    /// The end of the program, after its last preview.
    case ended

    /// A declaration of previews: a `#Preview`, or a type that provides several.
    package struct Declaration: Codable, Hashable, Sendable {
        /// The module and the file, as `#fileID` spells them; `nil` for providers, which don't know their file.
        package var fileID: String?
        package var line: Int?
        /// The name of the provider, with its module; `nil` for a `#Preview`.
        package var provider: String?

        package init(fileID: String? = nil, line: Int? = nil, provider: String? = nil) {
            self.fileID = fileID
            self.line = line
            self.provider = provider
        }
    }

    /// A picture of a preview.
    package struct Picture: Codable, Sendable {
        package var declaration: Int
        package var preview: Int
        /// The name of the preview; `nil` for a preview without a name.
        package var name: String?
        /// The number of the variant in the request.
        package var variant: Int
        /// The file of the picture, in the folder of the request.
        package var file: String
        /// The scheme that the picture is drawn in, which the preview can request.
        package var scheme: SchemeName
        /// Whether the picture only shows its background.
        package var isBlank: Bool
        /// The findings about the picture.
        package var findings: [Finding]
        /// Whether the picture has a grid.
        package var hasGrid: Bool
        /// The time for the drawing, in seconds.
        package var seconds: Double

        package init(
            declaration: Int,
            preview: Int,
            name: String?,
            variant: Int,
            file: String,
            scheme: SchemeName,
            isBlank: Bool,
            findings: [Finding],
            hasGrid: Bool,
            seconds: Double
        ) {
            self.declaration = declaration
            self.preview = preview
            self.name = name
            self.variant = variant
            self.file = file
            self.scheme = scheme
            self.isBlank = isBlank
            self.findings = findings
            self.hasGrid = hasGrid
            self.seconds = seconds
        }
    }
}

extension PreviewEvent {
    /// Returns the line of the event, including its newline.
    ///
    /// - Parameter token: The token at the start of each line, which code of previews doesn't know.
    package func line(_ token: String) -> [UInt8] {
        // Encoding plain values can't fail.
        Array(token.utf8) + Array((try? JSONEncoder().encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
    }

    /// Creates the event of a line without its newline; `nil` for other lines.
    package init?(line: some Collection<UInt8>, _ token: String) {
        guard line.starts(with: token.utf8),
            let event = try? JSONDecoder().decode(Self.self, from: Data(line.dropFirst(token.utf8.count)))
        else { return nil }
        self = event
    }
}
