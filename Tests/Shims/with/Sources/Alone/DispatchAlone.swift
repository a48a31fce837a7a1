// The names of Dispatch, in a file that imports nothing else.

import Dispatch

func runLater(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: body)
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + .milliseconds(5), execute: body)
    let group = DispatchGroup()
    group.enter()
    group.notify(queue: .main) {}
    group.leave()
    let start = DispatchTime.now()
    precondition(DispatchTime.now().uptimeNanoseconds >= start.uptimeNanoseconds)
}
