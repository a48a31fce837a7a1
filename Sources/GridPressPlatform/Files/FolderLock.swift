/// A lock on a folder, which only one process can hold.
package struct FolderLock {
    private let path: String

    package init(_ path: String) { self.path = path }

    /// Runs a closure while no other process uses the folder, and creates the folder if needed.
    ///
    /// - Parameters:
    ///   - waiting: A closure that is called once if another process uses the folder.
    ///   - body: The closure.
    package func locked<Result>(waiting: () -> Void, _ body: () throws -> Result) throws -> Result {
        try NewFolder.make(path)
        let file = open(path + "/lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw SystemError.last }
        defer { close(file) }
        if flock(file, LOCK_EX | LOCK_NB) != 0 {
            waiting()
            while flock(file, LOCK_EX) != 0 { guard errno == EINTR else { throw SystemError.last } }
        }
        return try body()
    }
}
