import GridPressPlatform

/// Determines which test owns each golden file, so that orphans can be pruned.
///
/// A golden file counts as unowned only if that is certain: not if its test failed, wasn't run, or is elsewhere.
package struct Ownership: Sendable {
    /// The ownership of a golden file.
    package enum Status: Hashable, Sendable {
        /// Somebody's.
        case owned
        /// Nobody's, and why.
        case unowned(String)
        /// That can't be known, and why.
        case unknown(String)
    }

    /// A run of tests: what they claimed, and how they went.
    package struct Run: Sendable {
        private(set) var claims: [SnapshotClaim] = []
        private(set) var claimed: Set<String> = []
        private(set) var outcomes: TestOutcomes

        /// The run that wrote a log of claims, and perhaps a file of outcomes.
        ///
        /// - Throws: ``UnreadableRun`` where the log can't be read.
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

    /// Judges by what tests are written, and by runs of them.
    ///
    /// Complete runs are those of all tests together; what none of them claims is nobody's, wherever it lies.
    package init(runs: [Run] = [], areComplete: Bool = false) {
        self.runs = runs
        self.areComplete = areComplete
    }

    /// Whose a golden file in one of the folders is that golden files are looked for in.
    ///
    /// A folder that no complete run has claimed anything in was not meant by it, and a run with a failure isn't complete.
    func status(onGoldenAt path: String, below folder: String) -> Status {
        let status = status(onGoldenAt: path)
        guard areComplete, case .unknown = status, runs.allSatisfy(\.hasOnlyPassed) else { return status }
        let root = Self.key(folder) + "/"
        guard runs.contains(where: { $0.claimed.contains { $0.hasPrefix(root) } }) else { return status }
        return .unowned("No test of a complete run used the golden file.")
    }

    /// Whose a golden file is that a test has recorded.
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
            // The longest name that fits is the test's, unless it has a name with a point in it; so all have to agree.
            let isLeft = functions.allSatisfy { function in
                runs.contains { $0.shows(thatNothingIsLeftOf: function, in: file) }
            }
            let longest = functions.map(\.name).max { $0.utf8.count < $1.utf8.count } ?? stem
            return isLeft ? .unowned("\"\(longest)\" finished without using the golden file.") : .owned
        }
        if names.others.contains(where: { TestGoldenLocation.isName(stem, of: $0) }) { return .owned }
        if stem.utf8.count >= SnapshotName.shortened {
            return .unknown("The name of the golden file may have been shortened, so its test is unknown.")
        }
        return .unowned("No test in \"\(file.splitAtLastPart.name)\" matches the name of the golden file.")
    }
}

extension Ownership {
    /// How large a file of tests may be.
    private static let mostBytes = 16 << 20

    private static func source(_ file: String) -> [UInt8]? {
        guard case .bytes(let bytes)? = try? RegularFile.read(file, atMost: mostBytes) else { return nil }
        return bytes
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// The same for all paths of a file, also where the file system doesn't tell upper from lower case.
    static func key(_ path: String) -> String { absolute(path).precomposedStringWithCanonicalMapping.lowercased() }
}

extension Ownership.Run {
    /// Whether no test failed, as far as anybody has said.
    var hasOnlyPassed: Bool { !outcomes.outcomes.values.contains(.failed) }

    /// Whether a test ran to its end, so that what it didn't claim it doesn't need.
    func shows(thatNothingIsLeftOf function: DeclaredNames.Function, in file: String) -> Bool {
        let inside = function.types + [function.name]
        let ownedOutcomes = outcomes.outcomes.filter { test in
            // Tests of other modules may have the same names.
            guard test.key.dropFirst().elementsEqual(inside) else { return false }
            return Self.folder(ofModule: test.key[0], around: file).map(hasClaims) ?? false
        }
        return ownedOutcomes.count == 1 && ownedOutcomes.allSatisfy { $0.value == .passed }
    }

    /// Whether tests of a folder noted what they use: without that, nobody knows what the others do.
    private func hasClaims(in folder: String) -> Bool {
        claims.contains { Ownership.absolute($0.file).hasPrefix(folder + "/") }
    }

    /// The folder of a module that a file belongs to; `nil` where none around it is called like the module.
    private static func folder(ofModule module: String, around file: String) -> String? {
        let parts = file.split(separator: "/").dropLast()
        let index = parts.lastIndex { part in
            module.elementsEqual(part.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
        return index.map { "/" + parts[...$0].joined(separator: "/") }
    }
}

extension String {
    /// The name of a golden file whose pending file is called so.
    fileprivate var withoutPendingMark: String {
        hasSuffix(SnapshotName.pendingMark) ? String(dropLast(SnapshotName.pendingMark.count)) : self
    }
}
