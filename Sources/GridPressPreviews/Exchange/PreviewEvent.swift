import Foundation
import GridPressDrawings

/// A line in which a program with previews reports its work.
package enum PreviewEvent: Codable, Sendable {
    /// The declarations of the program, in their order.
    case declarations([Declaration])
    /// The beginning of a declaration or, with the number of a preview, of this preview.
    case began(declaration: Int, preview: Int?)
    /// A picture whose record is written.
    case drew(Picture)
    /// An error that the code of a preview has thrown.
    case failed(declaration: Int, preview: Int, message: String)
    /// The end: no preview is left.
    case ended

    /// A declaration of previews: a `#Preview`, or a type that provides several.
    package struct Declaration: Codable, Hashable, Sendable {
        /// The module and the file, as `#fileID` spells them; `nil` for providers, which don't know their file.
        package var fileID: String?
        package var line: Int?
        /// The name of the provider, with its module.
        package var provider: String?
    }

    /// A picture of a preview.
    package struct Picture: Codable, Sendable {
        package var declaration: Int
        package var preview: Int
        /// The name of the preview.
        package var name: String?
        /// The number of the variant in the request.
        package var variant: Int
        /// The file of the record, in the folder of the request.
        package var file: String
        /// The scheme that it is drawn in, which the preview may have asked for.
        package var scheme: Drawing.Scheme
        /// Whether nothing of the preview can be seen.
        package var isBlank: Bool
        /// The time that it took, in seconds.
        package var seconds: Double
    }
}

extension PreviewEvent {
    /// The mark at the beginning of each line, which lines that previews print don't have.
    package static let mark: [UInt8] = Array("\u{1}gridpress ".utf8)

    /// The line of the event, with its end.
    package var line: [UInt8] {
        // Plain values can always be encoded.
        Self.mark + Array((try? JSONEncoder().encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
    }

    /// The event of a line; `nil` if the line isn't one.
    package init?(line: some Collection<UInt8>) {
        guard line.starts(with: Self.mark),
            let event = try? JSONDecoder().decode(Self.self, from: Data(line.dropFirst(Self.mark.count)))
        else { return nil }
        self = event
    }
}
