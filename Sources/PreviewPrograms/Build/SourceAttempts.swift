import GridPressPlatform

/// The sources of a module that are compiled, while those with errors are left out one after the other.
///
/// Previews are pictures of phones, so conditions hold that ask for the system of phones. A source with errors in these
/// parts is compiled with its parts for other systems instead, and left out if these have errors too.
struct SourceAttempts {
    /// The sources that are compiled.
    private(set) var sources: [String]
    /// Those of them in which the system is that of phones.
    private(set) var phoneFiles: Set<String>
    /// The sources that are left out.
    private(set) var leftOut: [BrokenSource] = []
    /// The sources whose parts for phones are left out.
    private(set) var withoutPhones: [BrokenSource] = []

    init(_ sources: [String]) {
        self.sources = sources
        phoneFiles = Set(sources.filter(SourceCopies.hasPhoneConditions))
    }

    /// Takes sources with errors out, or their parts for phones.
    ///
    /// - Returns: Whether whole sources are left out.
    mutating func takeOut(_ broken: [BrokenSource]) -> Bool {
        let phones = broken.filter { phoneFiles.contains($0.file) }
        phoneFiles.subtract(phones.map(\.file))
        withoutPhones += phones
        // Without the errors of these, others may have none.
        if !phones.isEmpty { return false }
        let files = Set(broken.map(\.file))
        sources.removeAll { files.contains($0) }
        // What is wrong with the part for phones says more than what is missing without it.
        let first = Dictionary(withoutPhones.map { ($0.file, $0) }) { first, _ in first }
        withoutPhones.removeAll { files.contains($0.file) }
        leftOut += broken.map { first[$0.file] ?? $0 }
        return true
    }
}

/// A source that doesn't compile.
struct BrokenSource: Equatable {
    let file: String
    let errors: [CompilerMessage]
}
