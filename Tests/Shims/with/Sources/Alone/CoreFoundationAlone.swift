// The names that Core Foundation has on Apple's systems, in a file that imports nothing else.

import CoreFoundation

struct FlowLine {
    var frame = CGRect(origin: .zero, size: CGSize(width: 12, height: 8))
    var spacing: CGFloat = 4
    var offset = CGVector(dx: 1, dy: 2)
    var started: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    var duration: CFTimeInterval = 0.25

    func length(of names: [String]) -> CGFloat {
        names.reduce(0) { $0 + CGFloat(($1 as CFString).length) * spacing }
    }

    func stop() { CFRunLoopStop(CFRunLoopGetMain()) }
}
