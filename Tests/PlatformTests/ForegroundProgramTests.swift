import Foundation
import GridPressPlatform
import Testing

@Suite("A program in the foreground")
struct ForegroundProgramTests {
    private func run(_ code: Int32) throws -> Int32 { try ForegroundProgram.run(["sh", "-c", "exit \(code)"]) }

    @Test("has its own exit code, also if another program ended before it")
    func others() throws {
        var other: pid_t = 0
        let words = ["/bin/sh", "-c", "exit 5"]
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        #expect(posix_spawn(&other, words[0], nil, nil, &arguments, environ) == 0)
        var info = siginfo_t()
        #expect(waitid(P_PID, id_t(other), &info, WEXITED | WNOWAIT) == 0)
        #expect(try run(3) == 3)
        // The end of the other program is still known.
        var status: Int32 = 0
        #expect(waitpid(other, &status, 0) == other && status >> 8 == 5)
    }

    @Test("has its exit code also in a process that ignores the ends of its children")
    func ignoredEnds() throws {
        let old = signal(SIGCHLD, SIG_IGN)
        defer { signal(SIGCHLD, old) }
        #expect(try run(4) == 4)
    }

    @Test("that doesn't exist is an error, other than one that ends as if it didn't")
    func missing() throws {
        #expect(throws: SystemError(number: ENOENT)) { try ForegroundProgram.run(["gridpress-no-such-program"]) }
        #expect(try run(127) == 127)
    }
}
