extension Drawing.Font {
    /// A face of a font file: the name of its family, and the height of its letters.
    ///
    /// Fonts are often compared and copied, so a face only contains the number of an entry in a table of all faces.
    ///
    /// ```swift
    /// for case .text(let lines) in drawing.elements.map(\.mark) {
    ///     for run in lines.flatMap(\.runs) {
    ///         guard let face = run.font.face else { continue }
    ///         print(run.string, face.family, face.ascent * run.font.size)
    ///     }
    /// }
    /// ```
    public struct Face: Hashable, Sendable, CustomStringConvertible {
        /// The number of the entry, from 1.
        let number: UInt32

        /// Creates a face.
        ///
        /// - Parameters:
        ///   - family: The name of the family.
        ///   - ascent: The height of letters above the baseline, as a fraction of the size.
        ///   - descent: The depth of letters below the baseline, as a fraction of the size.
        public init(family: String, ascent: Double, descent: Double) {
            let entry = FaceTable.Entry(family: family, ascent: Self.rounded(ascent), descent: Self.rounded(descent))
            number = FaceTable.shared.number(of: entry)
        }

        /// Creates the face with a number; `nil` for 0.
        init?(number: UInt32) {
            guard number != 0 else { return nil }
            self.number = number
        }

        /// The name of the family.
        public var family: String { FaceTable.shared.entry(number).family }
        /// The height of letters above the baseline, as a fraction of the size.
        public var ascent: Double { FaceTable.shared.entry(number).ascent }
        /// The depth of letters below the baseline, as a fraction of the size.
        public var descent: Double { FaceTable.shared.entry(number).descent }

        /// The name of the family.
        public var description: String { family }

        /// Returns a fraction of the size with the precision of records: six decimals, clamped to the range from -10
        /// to 10.
        private static func rounded(_ part: Double) -> Double {
            guard part.isFinite else { return 0 }
            return (min(max(part, -10), 10) * 1_000_000).rounded() / 1_000_000
        }
    }
}

/// The table of all faces in drawings of the process.
///
/// Each face has one entry.
private final class FaceTable: Sendable {
    struct Entry: Hashable {
        var family: String
        var ascent: Double
        var descent: Double
    }

    private struct Content {
        var entries: [Entry] = []
        var numbers: [Entry: UInt32] = [:]
    }

    static let shared = FaceTable()
    private let content = Locked(Content())

    /// Returns the number of an entry.
    ///
    /// A new entry is added to the table.
    func number(of entry: Entry) -> UInt32 {
        content.use { content in
            if let number = content.numbers[entry] { return number }
            content.entries.append(entry)
            let number = UInt32(content.entries.count)
            content.numbers[entry] = number
            return number
        }
    }

    func entry(_ number: UInt32) -> Entry { content.use { $0.entries[Int(number) - 1] } }
}
