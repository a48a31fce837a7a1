import Foundation
import GridPressFindings

/// The error of a system call.
package struct SystemError: Error, Equatable {
    /// The number of the error.
    package let number: Int32

    /// The error with this number.
    package init(number: Int32) { self.number = number }

    /// The error of the call that has just failed.
    package static var last: SystemError { SystemError(number: errno) }

    /// What the system says, as a part of a sentence.
    package var reason: String { String(cString: strerror(number)) }
}

extension String {
    /// The text as a terminal may show it: what would do something there is replaced.
    package var shown: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map {
                    $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.isBidiControl ? "\u{FFFD}" : $0
                }
            )
        )
    }
}
