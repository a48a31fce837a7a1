import SwiftScanning

/// Determines which test owns each golden file, so that orphans can be pruned.
///
/// A golden file counts as unowned only if that is certain: not if its test failed, wasn't run, or is elsewhere.
package struct Ownership: Sendable {
    /// The ownership of a golden file.
    package enum Status: Hashable, Sendable {
        /// A test owns the file.
        case owned
        /// No test owns the file, for this reason.
        case unowned(String)
        /// The owner is unknown, for this reason.
        case unknown(String)
    }

    /// A run of tests: the claims of the tests, and their outcomes.
    package struct Run: Sendable {
        private(set) var claims: [SnapshotClaim] = []
        private(set) var claimed: Set<String> = []
        private(set) var outcomes: TestOutcomes

        /// Creates the run that wrote a log of claims, with optional outcomes.
        ///
        /// - Throws: ``UnreadableRun`` if the log can't be read.
        package init(_ log: ClaimLog, outcomes: TestOutcomes = TestOutcomes()) throws(UnreadableRun) {
            self.outcomes = outcomes
            for line in try log.lines() {
                switch line {
                case .end(let end): self.outcomes.add(end)
                case .claim(let claim):
                    claims.append(claim)
                    claimed.insert(Ownership.key(claim.golden))
                }
            }
        }
    }

    private let runs: [Run]
    private let areComplete: Bool

    /// Creates the ownership that follows from the sources of tests, and from runs of them.
    ///
    /// - Parameters:
    ///   - runs: The runs of the tests.
    ///   - areComplete: Whether the runs include all tests. If they do and no test failed, a file that no run claims is
    ///     unowned, in each folder in which a run claimed a file.
    package init(runs: [Run] = [], areComplete: Bool = false) {
        self.runs = runs
        self.areComplete = areComplete
    }

    /// Returns the ownership of a golden file in a searched folder.
    ///
    /// A complete run only decides about folders in which it claimed a file, and a run with a failed test isn't
    /// complete.
    func status(onGoldenAt path: String, below folder: String) -> Status {
        let status = status(onGoldenAt: path)
        guard areComplete, case .unknown = status, runs.allSatisfy(\.hasOnlyPassed) else { return status }
        let root = Self.key(folder) + "/"
        guard runs.contains(where: { $0.claimed.contains { $0.hasPrefix(root) } }) else { return status }
        return .unowned("No test of a complete run used the golden file.")
    }

    /// Returns the ownership of a golden file that a test recorded.
    package func status(onGoldenAt path: String) -> Status {
        let path = Self.absolute(path)
        if runs.contains(where: { $0.claimed.contains(Self.key(path)) }) { return .owned }
        guard let file = TestGoldenLocation.testFile(ofGoldenAt: path) else {
            return .unknown("No test file matches the path of the golden file, so its test is unknown.")
        }
        let name = file.splitAtLastPart.name
        guard let source = Self.source(file) else {
            return FileStatus(ofLinkOr: file) == nil
                ? .unowned("The test file \"\(name)\" no longer exists.")
                : .unknown("The test file \"\(name)\" can't be read.")
        }
        guard let names = DeclaredNames(source) else { return .unknown("The test file \"\(name)\" isn't valid Swift.") }
        let stem = path.splitAtLastPart.name.withoutEnding.withoutPendingMark
        return status(stem, names, file)
    }

    private func status(_ stem: String, _ names: DeclaredNames, _ file: String) -> Status {
        let functions = names.functions.filter { TestGoldenLocation.isName(stem, of: $0.name) }
        if !functions.isEmpty {
            // The owner is the test with the longest matching name, unless a test has a name with a period. So all
            // have to agree.
            let isLeft = functions.allSatisfy { function in
                runs.contains { $0.shows(thatNothingIsLeftOf: function, in: file) }
            }
            let longest = functions.map(\.name).max { $0.utf8.count < $1.utf8.count } ?? stem
            return isLeft ? .unowned("\"\(longest)\" finished without using the golden file.") : .owned
        }
        if names.others.contains(where: { TestGoldenLocation.isName(stem, of: $0) }) { return .owned }
        if stem.utf8.count >= FileName.shortened {
            return .unknown("The name of the golden file may have been shortened, so its test is unknown.")
        }
        return .unowned("No test in \"\(file.splitAtLastPart.name)\" matches the name of the golden file.")
    }
}

extension Ownership {
    /// Returns whether a run claimed a golden file of a folder.
    func hasClaim(in folder: String) -> Bool {
        let folder = Self.key(folder)
        return runs.contains { $0.claimed.contains { $0.splitAtLastPart.folder == folder } }
    }

    /// The maximum size of a source file with tests.
    private static let mostBytes = 16 << 20

    private static func source(_ file: String) -> [UInt8]? {
        guard case .bytes(let bytes)? = try? RegularFile.read(file, atMost: mostBytes) else { return nil }
        return bytes
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Returns a key that is equal for all spellings of a path, even if the file system ignores case.
    static func key(_ path: String) -> String { absolute(path).precomposedStringWithCanonicalMapping.lowercased() }
}

extension Ownership.Run {
    /// Whether no test is known to have failed.
    var hasOnlyPassed: Bool { !outcomes.outcomes.values.contains(.failed) }

    /// Returns whether a test passed, so that it doesn't need the files that it didn't claim.
    func shows(thatNothingIsLeftOf function: DeclaredNames.Function, in file: String) -> Bool {
        let inside = function.types + [function.name]
        let ownedOutcomes = outcomes.outcomes.filter { test in
            // Tests of other modules can have the same names.
            guard test.key.dropFirst().elementsEqual(inside) else { return false }
            return Self.folder(ofModule: test.key[0], around: file).map(hasClaims) ?? false
        }
        return ownedOutcomes.count == 1 && ownedOutcomes.allSatisfy { $0.value == .passed }
    }

    /// Returns whether tests of a folder recorded claims.
    ///
    /// Without claims, the use of the other files is unknown.
    private func hasClaims(in folder: String) -> Bool {
        claims.contains { Ownership.absolute($0.file).hasPrefix(folder + "/") }
    }

    /// Returns the folder of a module that contains a file; `nil` if no folder around the file has the name of the
    /// module.
    private static func folder(ofModule module: String, around file: String) -> String? {
        let parts = file.split(separator: "/").dropLast()
        let index = parts.lastIndex { part in
            module.elementsEqual(part.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
        return index.map { "/" + parts[...$0].joined(separator: "/") }
    }
}

extension String {
    /// The name of the golden file that belongs to a pending file.
    fileprivate var withoutPendingMark: String {
        hasSuffix(FileName.pendingMark) ? String(dropLast(FileName.pendingMark.count)) : self
    }
}
