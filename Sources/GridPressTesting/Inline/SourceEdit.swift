/// A replacement of a part of a file.
struct SourceEdit: Equatable, Codable {
    /// The range of the part in the compiled file, in bytes.
    var range: Range<Int>
    /// The new text.
    var text: String
}

/// A Swift source file as it was compiled, with its edits since then.
struct EditedSource: Equatable, Codable {
    /// The compiled file.
    let compiled: Data
    /// The edits, in order.
    private(set) var edits: [SourceEdit] = []

    /// Creates a file without edits.
    init(_ compiled: [UInt8]) { self.compiled = Data(compiled) }

    /// The content of the file after all edits.
    var current: [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for edit in edits {
            result += compiled[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return result + compiled[end...]
    }

    /// Returns the edit with a range; `nil` if there isn't one.
    func edit(at range: Range<Int>) -> SourceEdit? { edits.first { $0.range == range } }

    /// Adds an edit.
    ///
    /// - Returns: `false` if the edit overlaps a part of another edit.
    mutating func replace(_ edit: SourceEdit) -> Bool {
        let isFree = edits.allSatisfy { other in
            other.range.upperBound <= edit.range.lowerBound || edit.range.upperBound <= other.range.lowerBound
        }
        guard isFree, self.edit(at: edit.range) == nil else { return false }
        edits.append(edit)
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        return true
    }
}
