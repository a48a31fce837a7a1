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
