import Foundation
@_spi(Shims) import GridPressTesting

extension Snapshotting where Value == String, Format == String {
    /// A format that compares texts line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// A format that compares data as text.
    public static var data: Snapshotting {
        Snapshotting(pathExtension: nil, diffing: Diffing(toData: { $0 }, fromData: { $0 }, diff: { _, _ in nil }))
    }
}

extension Snapshotting where Format == String {
    /// A format that compares the descriptions of values.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

    /// A format that compares the parts of values, as `dump` prints them, without addresses.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var text = ""
            Swift.dump(value, to: &text)
            return text.replacing(/0x[0-9a-f]{4,}/, with: "0x…")
        }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A format that compares values as JSON.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Returns a format that compares values as the JSON of an encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        Snapshotting(
            pathExtension: "json", diffing: .lines,
            content: { .text(String(decoding: try encoder.encode($0), as: UTF8.self), .json) })
    }
}
