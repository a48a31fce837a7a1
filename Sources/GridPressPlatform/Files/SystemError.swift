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

    /// The suggested fix for a file that can't be written, as a sentence.
    package var remedy: String {
        switch number {
        case ENOSPC: "Free space on the disk, or choose another folder."
        case EDQUOT: "Remove files to stay within your quota, or choose another folder."
        case EROFS: "Choose a folder on a file system that can be written."
        case EACCES, EPERM: "Check the permissions, or choose another folder."
        case ENOENT: "Create the folder, or choose another one."
        default: "Choose another folder."
        }
    }
}
