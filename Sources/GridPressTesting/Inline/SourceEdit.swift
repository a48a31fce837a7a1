import Foundation

/// A piece of a file that is replaced.
struct SourceEdit: Equatable, Codable {
    /// Where it stands, in bytes of the file as it was compiled.
    var range: Range<Int>
    /// What takes its place.
    var text: String
}

/// A file of Swift source as it was compiled, and what was replaced in it since.
struct EditedSource: Equatable, Codable {
    /// The file as it was compiled.
    let compiled: Data
    /// What was replaced, in order.
    private(set) var edits: [SourceEdit] = []

    /// A file in which nothing was replaced yet.
    init(_ compiled: [UInt8]) { self.compiled = Data(compiled) }

    /// The file as it is now.
    var current: [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for edit in edits {
            result += compiled[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return result + compiled[end...]
    }

    /// The piece that was replaced where another one begins.
    func edit(at range: Range<Int>) -> SourceEdit? { edits.first { $0.range == range } }

    /// Replaces a piece; `false` where it is a part of one that was replaced.
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
