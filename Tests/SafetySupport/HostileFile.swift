import GridPressFindings

/// A document that nobody should be hurt by, and what is said of it.
package struct HostileFile: Sendable, CustomStringConvertible {
    /// How much a file may cost the machine that reads it.
    package enum Cost: Sendable {
        /// It is refused.
        case refused
        /// It is as large as documents may be, and drawn.
        case large
        /// A golden file that is compared with a picture.
        case record
        /// It is refused when everything was laid out and nothing came of it.
        case laidOut
    }

    /// What is hostile about it.
    package let name: String
    /// The finding that has to be told; `nil` where nothing is wrong with it but its size.
    package let code: Finding.Code?
    /// How much it may cost.
    package let cost: Cost
    private let make: @Sendable () -> [UInt8]

    /// What the file holds, made anew each time: some are large.
    package var bytes: [UInt8] { make() }
    /// What tests call it.
    package var description: String { name }

    init(_ name: String, _ code: Finding.Code, _ text: @autoclosure @escaping @Sendable () -> String) {
        self.init(name, code, .refused) { Array(text().utf8) }
    }

    init(
        _ name: String,
        _ code: Finding.Code?,
        cost: Cost,
        _ text: @autoclosure @escaping @Sendable () -> String
    ) {
        self.init(name, code, cost) { Array(text().utf8) }
    }

    init(_ name: String, _ code: Finding.Code, bytes: [UInt8]) { self.init(name, code, .refused) { bytes } }

    private init(_ name: String, _ code: Finding.Code?, _ cost: Cost, make: @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.code = code
        self.cost = cost
        self.make = make
    }
}
