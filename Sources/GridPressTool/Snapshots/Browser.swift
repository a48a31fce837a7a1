/// The program that shows pages.
struct Browser {
    /// The candidate programs in order of preference, each with the arguments before the page.
    private let programs: [[String]]
    /// The time in seconds in which a program may fail.
    private let patience: Double

    /// Creates the browser from environment variables, or with the system's programs for opening pages.
    init(_ environment: [String: String], patience: Double = 1.5) {
        self.patience = patience
        let named = (environment["BROWSER"] ?? "").split(separator: ":").map {
            $0.split(separator: " ").map(String.init)
        }
        #if canImport(Darwin)
            programs = named + [["open"]]
        #else
            programs = named + [["xdg-open"]]
        #endif
    }

    /// Opens a page, and returns whether a program shows it.
    func show(_ path: String) -> Bool {
        programs.contains { words in
            guard !words.isEmpty else { return false }
            let isPlaced = words.contains("%s")
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = words.map { $0 == "%s" ? path : $0 } + (isPlaced ? [] : [path])
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            guard (try? ChildProcesses.startIndependent(process)) != nil else { return false }
            return hasTaken(process)
        }
    }

    /// Returns whether a program shows the page: it is still running, or it ended with success.
    private func hasTaken(_ process: Process) -> Bool {
        let end = DispatchTime.now() + patience
        while process.isRunning {
            if DispatchTime.now() > end { return true }
            usleep(20_000)
        }
        return process.terminationStatus == 0
    }
}
