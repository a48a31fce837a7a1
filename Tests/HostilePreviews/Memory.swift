import Foundation
import GridPress

/// Uses memory until the process ends.
///
/// The system writes to the memory. Compilers remove other writes, because nothing reads them.
func useMemory(megabytes: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: megabytes << 20, alignment: 16)
    let zeros = open("/dev/zero", O_RDONLY)
    read(zeros, memory, megabytes << 20)
    close(zeros)
}

/// A view that uses memory in pieces, each followed by a pause.
private struct Hoard: View {
    init(megabytes: Int, piece: Int, milliseconds: UInt32) {
        for _ in 0..<(megabytes / piece) {
            useMemory(megabytes: piece)
            usleep(1000 * milliseconds)
        }
    }

    var body: some View { Text("Hoard") }
}

/// A view that reserves memory without using it.
private struct Reserve: View {
    init(megabytes: Int) { UnsafeMutableRawPointer.allocate(byteCount: megabytes << 20, alignment: 16).deallocate() }

    var body: some View { Text("Reserve") }
}

/// A view that uses memory which it shares with the processes that it starts.
private struct SharedHoard: View {
    init(megabytes: Int) {
        let flags = MAP_SHARED | MAP_ANONYMOUS
        let memory = mmap(nil, megabytes << 20, PROT_READ | PROT_WRITE, flags, -1, 0)
        for page in 0..<(megabytes << 8) { memory?.storeBytes(of: 1, toByteOffset: page << 12, as: UInt8.self) }
        sleep(2)
    }

    var body: some View { Text("Shared hoard") }
}

#Preview("Modest") { Hoard(megabytes: 96, piece: 96, milliseconds: 100) }

#Preview("Reserve") { Reserve(megabytes: 4096) }

#Preview("At once") { Hoard(megabytes: 4096, piece: 4096, milliseconds: 0) }

#Preview("Leak") { Hoard(megabytes: 2048, piece: 8, milliseconds: 5) }

#Preview("Shared") { SharedHoard(megabytes: 1024) }
