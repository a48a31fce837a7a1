/// An error that interrupts the writing of a picture.
public struct PictureWritingError: Error, CustomStringConvertible, LocalizedError {
    /// What the system says about it.
    public let reason: String

    /// The reason as a sentence, and what is left behind.
    public var description: String {
        "The picture couldn't be written: \(reason). The written part isn't a complete picture."
    }

    /// The reason as a sentence, and what is left behind.
    public var errorDescription: String? { description }
}

extension FileHandle {
    /// Writes the next piece of a picture.
    func write(piece: UnsafeRawBufferPointer) throws(PictureWritingError) {
        do { try write(contentsOf: Data(piece)) } catch { throw PictureWritingError(error) }
    }
}

extension PictureWritingError {
    /// The words of the system, without what is said of files, since not every handle is one.
    fileprivate init(_ error: any Error) {
        var cause = error as NSError
        while let inner = cause.userInfo[NSUnderlyingErrorKey] as? NSError { cause = inner }
        let isSystem = cause.domain == NSPOSIXErrorDomain
        reason = isSystem ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
    }
}
