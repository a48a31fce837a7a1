/// An error that interrupts the writing of a picture.
///
/// ```swift
/// do {
///     try figure.writeSVG(to: .standardOutput)
/// } catch let error as PictureWritingError {
///     print(error.reason)   // such as "No space left on device"
/// }
/// ```
public struct PictureWritingError: Error, CustomStringConvertible, LocalizedError {
    /// The reason that the system reports.
    public let reason: String

    /// The reason as a sentence, and the state of the written part.
    public var description: String {
        "The picture couldn't be written: \(reason). The written part isn't a complete picture."
    }

    /// The reason as a sentence, and the state of the written part.
    public var errorDescription: String? { description }
}

extension FileHandle {
    /// Writes the next piece of a picture.
    func write(piece: UnsafeRawBufferPointer) throws(PictureWritingError) {
        do { try write(contentsOf: Data(piece)) } catch { throw PictureWritingError(error) }
    }
}

extension PictureWritingError {
    /// Creates an error with the system's description of the cause.
    ///
    /// The description doesn't mention a file, since the handle can be a pipe or a socket.
    fileprivate init(_ error: any Error) {
        var cause = error as NSError
        while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
        let isSystem = cause.domain == NSPOSIXErrorDomain
        reason = isSystem ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
    }
}
