/// The memory that processes use.
package enum ProcessMemory {
    /// Returns the bytes that processes use together; 0 if the system doesn't report them.
    ///
    /// Memory that several processes share counts once. Pages of files don't count, because the system can read them
    /// again. The exact sum takes longer, so it is computed only if a larger sum exceeds the limit, and only until it
    /// exceeds the limit.
    ///
    /// - Parameters:
    ///   - processes: The processes.
    ///   - limit: The number of bytes up to which the larger sum is sufficient.
    package static func bytes(of processes: [pid_t], limit: UInt64) -> UInt64 {
        let resident = processes.reduce(0) { $0 + residentBytes(of: $1) }
        if resident <= limit { return resident }
        return exactBytes(of: processes, upTo: limit)
    }

    /// Returns the exact sum, or a part of it that exceeds the limit.
    static func exactBytes(of processes: [pid_t], upTo limit: UInt64) -> UInt64 {
        var sum: UInt64 = 0
        for process in processes where sum <= limit { sum += exactBytes(of: process) }
        return sum
    }

    /// The private memory that this process reserved, in bytes; 0 if the system doesn't report it.
    package static var reservedBytes: UInt64 {
        kilobytes(in: "/proc/self/status")["VmData"].map { $0 << 10 } ?? 0
    }

    /// Returns the bytes of all pages of a process, including those of files.
    private static func residentBytes(of process: pid_t) -> UInt64 {
        let words = ProcessFile.bytes("/proc/\(process)/statm").split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count > 1, let pages = UInt64(String(decoding: words[1], as: UTF8.self)) else { return 0 }
        return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Returns the bytes of the pages of a process that aren't pages of files, each divided by its number of users.
    private static func exactBytes(of process: pid_t) -> UInt64 {
        let kilobytes = kilobytes(in: "/proc/\(process)/smaps_rollup")
        guard let unnamed = kilobytes["Pss_Anon"] else { return residentBytes(of: process) }
        return (unnamed + (kilobytes["Pss_Shmem"] ?? 0) + (kilobytes["SwapPss"] ?? 0)) << 10
    }

    /// Returns the numbers of lines such as `VmData:  120 kB` by their names.
    private static func kilobytes(in file: String) -> [Substring: UInt64] {
        var numbers: [Substring: UInt64] = [:]
        for line in String(decoding: ProcessFile.bytes(file), as: UTF8.self).split(separator: "\n") {
            let words = line.split { $0.isWhitespace || $0 == ":" }
            if words.count == 3 { numbers[words[0]] = UInt64(words[1]) }
        }
        return numbers
    }
}
