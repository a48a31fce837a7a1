import Foundation
@_spi(Shims) import GridPressTesting

extension Snapshotting where Value == String, Format == String {
    /// Compares texts line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Compares data that is text.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }, diff: { _, _ in nil })
        )
    }
}

extension Snapshotting where Format == String {
    /// Compares the descriptions of values.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// Compares the parts of values, as `dump` prints them, without addresses.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var text = ""
            Swift.dump(value, to: &text)
            return text.replacing(/0x[0-9a-f]{4,}/, with: "0x…")
        }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// Compares values as JSON.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// Compares values as JSON of an encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        Snapshotting(
            pathExtension: "json",
            diffing: .lines,
            content: {
                .text(String(decoding: try encoder.encode($0), as: UTF8.self), .json)
            }
        )
    }
}
