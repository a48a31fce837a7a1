import Foundation
import GridPress
import GridPressPlatform

// Swift doesn't import this function.
@_silgen_name("fork") private func fork() -> Int32

/// A view that starts processes, each of which uses some memory.
private struct Children: View {
    init(count: Int, megabytes: Int) {
        for _ in 0..<count where fork() == 0 {
            useMemory(megabytes: megabytes)
            sleep(60)
            _exit(0)
        }
        sleep(3)
    }

    var body: some View { Text("Children") }
}

/// A view that leaves a process in its own session, whose parent has ended.
private struct Daemon: View {
    init() {
        let time = "600.25\(getppid())"
        if fork() == 0 {
            if setsid() > 0, fork() == 0 {
                let words = [strdup("sleep"), strdup(time), nil]
                execv("/bin/sleep", words)
            }
            _exit(0)
        }
        usleep(100_000)
    }

    var body: some View { Text("Daemon") }
}

/// A view that ends the program if processes of earlier previews run.
private struct Alone: View {
    init() { precondition(!ChildProcesses.areRunning) }

    var body: some View { Text("Alone") }
}

/// A view that copies its process.
private struct Copy: View {
    init() { _ = fork() }

    var body: some View { Text("Copy") }
}

#Preview("Many children") { Children(count: 1000, megabytes: 4) }

#Preview("Daemon") { Daemon() }

#Preview("Alone") { Alone() }

#Preview("Copy") { Copy() }
