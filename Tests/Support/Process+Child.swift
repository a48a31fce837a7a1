import Foundation
import GridPressPlatform

extension Process {
    /// Starts the process as a child of this one.
    ///
    /// A run of previews ends all children that were started otherwise, also in a process with other tests.
    package func startAsChild() throws { try ChildProcesses.start(self) }

    /// Waits until the child has ended.
    package func waitUntilChildEnds() {
        waitUntilExit()
        ChildProcesses.forget(self)
    }
}
