import GridPressFindings

/// A hostile document and the finding that it has to give.
package struct HostileFile: Sendable, CustomStringConvertible {
    /// The limits of time and memory for a file.
    package enum Cost: Sendable {
        /// The limits for a file that is refused.
        case refused
        /// The limits for a file of the maximum size, which is drawn.
        case large
        /// The limits for a golden file that is compared with a picture.
        case record
        /// The limits for a golden file of the maximum size, which is compared as JSON.
        case data
        /// The limits for a file that is refused after layout.
        case laidOut
    }

    /// The hostile property of the file, which is its name in tests.
    package let name: String
    /// The code of the expected finding; `nil` for a file that is only large.
    package let code: Finding.Code?
    /// The limits of time and memory.
    package let cost: Cost
    private let make: @Sendable () -> [UInt8]

    /// The bytes of the file, which are created on each access, because some files are large.
    package var bytes: [UInt8] { make() }
    /// The name in tests.
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
