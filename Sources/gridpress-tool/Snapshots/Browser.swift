import Foundation
import GridPressPlatform

/// The program that shows pages.
struct Browser {
    /// The programs that may do, the best first, each with what stands before the page.
    private let programs: [[String]]
    /// How many seconds a program may take to fail.
    private let patience: Double

    /// The browser that the environment names, or else what the system opens pages with.
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

    /// Shows a page; says whether a program took it.
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
            guard (try? process.run()) != nil else { return false }
            return hasTaken(process)
        }
    }

    /// A program that is still running shows the page; one that has ended says how that went.
    private func hasTaken(_ process: Process) -> Bool {
        let end = DispatchTime.now() + patience
        while process.isRunning {
            if DispatchTime.now() > end { return true }
            usleep(20_000)
        }
        return process.terminationStatus == 0
    }
}
