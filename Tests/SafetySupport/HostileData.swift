/// A golden file of hostile JSON.
package struct HostileData: Sendable {
    /// The hostile property of the file.
    package let name: String
    /// Whether the file exceeds a limit, so that it isn't compared.
    package let isRefused: Bool
    private let make: @Sendable () -> String

    /// The golden file.
    package var text: String { make() }

    private init(_ name: String, isRefused: Bool = false, _ text: @autoclosure @escaping @Sendable () -> String) {
        self.name = name
        self.isRefused = isRefused
        make = text
    }

    /// All hostile files.
    package static let all = [
        HostileData("700,000 members in an object", isRefused: true, object(700_000)),
        HostileData("2,000,000 objects", isRefused: true, list("{}", 2_000_000)),
        HostileData(
            "1,900,000 numbers beside an object",
            "[{}" + String(repeating: ",1", count: 1_900_000) + "]"
        ),
        HostileData("199,000 objects with four members", list(object(4), 199_000)),
        HostileData(
            "199,000 objects with seven members",
            list(#"{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1}"#, 199_000)
        ),
        HostileData("900 objects with 900 members", list(object(900), 900)),
        HostileData("1,900,000 numbers in a list", list("1", 1_900_000)),
        HostileData("900,000 lists of lists", list("[[]]", 900_000)),
        HostileData("1,900,000 objects", list("{}", 1_900_000)),
        HostileData(
            "a record with 500,000 unknown members",
            #"{"version": 2, "size": [9, 9], "elements": [], "more": \#(list(object(500), 1000))}"#
        ),
    ]

    private static func object(_ count: Int) -> String {
        "{" + (0..<count).map { "\"m\($0)\":1" }.joined(separator: ",") + "}"
    }

    private static func list(_ item: String, _ count: Int) -> String {
        "[" + Array(repeating: item, count: count).joined(separator: ",") + "]"
    }
}
