import Foundation
import GridPressFindings

/// The error of a system call.
package struct SystemError: Error, Equatable {
    /// The value of `errno`.
    package let number: Int32

    /// Creates an error from a value of `errno`.
    package init(number: Int32) { self.number = number }

    /// The error of the last failed call in this thread.
    package static var last: SystemError { SystemError(number: errno) }

    /// The message of the system, as a part of a sentence.
    package var reason: String { String(cString: strerror(number)) }
}
