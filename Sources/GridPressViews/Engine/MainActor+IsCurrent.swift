import Dispatch

extension MainActor {
    /// Whether the calling code runs on the main actor.
    ///
    /// On Linux the main queue isn't bound to the main thread: once an asynchronous program waits, the queue runs on
    /// other threads too.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    /// The mark of the main queue, which no other queue has.
    private static let mark = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
