import Dispatch

extension MainActor {
    /// Whether the code that asks runs on the main actor.
    ///
    /// On Linux the main queue isn't bound to the main thread: once an asynchronous program waits, it runs on others too.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

    /// A mark that only the main queue has.
    private static let mark = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
