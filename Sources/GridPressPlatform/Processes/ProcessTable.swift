/// The processes of the system at one moment.
///
/// Only Linux has the folder `/proc`. On other systems, the table is empty.
package struct ProcessTable {
    /// A process of the system.
    package struct Entry: Hashable {
        package let id: pid_t
        package let parent: pid_t
        package let group: pid_t
        package let session: pid_t
        /// The name of the program, of at most 15 bytes.
        package let name: String
        /// Whether a signal stops the process.
        package let isStopped: Bool
        /// Whether the process ended, and only its status remains.
        package let isEnded: Bool
    }

    private let entries: [pid_t: Entry]

    /// Reads the current processes.
    package init() {
        var entries: [pid_t: Entry] = [:]
        if let folder = opendir("/proc") {
            while let file = readdir(folder) {
                guard let id = Self.number(of: file), let entry = Entry(id) else { continue }
                entries[id] = entry
            }
            closedir(folder)
        }
        self.entries = entries
    }

    /// Returns a process; `nil` if it isn't in the table.
    package subscript(id: pid_t) -> Entry? { entries[id] }

    /// Returns the processes whose parent is a process.
    package func children(of process: pid_t) -> [Entry] {
        entries.values.filter { $0.parent == process && $0.id != process }
    }

    /// Returns the processes that some processes started, and those that these started.
    package func descendants(of processes: Set<pid_t>) -> [Entry] {
        let children = Dictionary(grouping: entries.values, by: \.parent)
        var found: [Entry] = []
        var unread = Array(processes)
        var known = processes
        while let process = unread.popLast() {
            for child in children[process] ?? [] where known.insert(child.id).inserted {
                found.append(child)
                unread.append(child.id)
            }
        }
        return found
    }

    private static func number(of file: UnsafeMutablePointer<dirent>) -> pid_t? {
        withUnsafePointer(to: &file.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: 256) { text in
                let value = strtol(text, nil, 10)
                return value > 0 ? pid_t(value) : nil
            }
        }
    }
}

extension ProcessTable.Entry {
    /// Reads the entry of a process; `nil` if it ended.
    fileprivate init?(_ id: pid_t) {
        let line = ProcessFile.bytes("/proc/\(id)/stat")
        // The name can contain spaces and parentheses, so the last parenthesis ends it.
        guard let start = line.firstIndex(of: UInt8(ascii: "(")), let end = line.lastIndex(of: UInt8(ascii: ")")) else {
            return nil
        }
        let words = line[(end + 1)...].split(separator: UInt8(ascii: " "), maxSplits: 5)
        guard words.count > 4, let state = words[0].first else { return nil }
        let numbers = words[1...3].map { pid_t(String(decoding: $0, as: UTF8.self)) ?? 0 }
        self.init(
            id: id,
            parent: numbers[0],
            group: numbers[1],
            session: numbers[2],
            name: String(decoding: line[(start + 1)..<end], as: UTF8.self),
            isStopped: state == UInt8(ascii: "T"),
            isEnded: [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(state)
        )
    }
}

/// The files in which the system describes processes.
enum ProcessFile {
    /// Returns the content of a file; empty if it can't be read.
    ///
    /// The system doesn't report the size of these files. They are shorter than a page.
    static func bytes(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = max(read(descriptor, buffer.baseAddress, buffer.count), 0)
        }
    }
}
