/// The sources of a module during the build, while sources with errors are left out one after the other.
///
/// Previews are pictures of iOS devices, so conditions for iOS are `true`. A source with errors in code for iOS is
/// compiled with its code for other systems instead. It is left out if that code has errors too.
struct SourceAttempts {
    /// The sources that are compiled.
    private(set) var sources: [String]
    /// The compiled sources in which conditions for iOS are `true`.
    private(set) var phoneFiles: Set<String>
    /// The sources that are left out.
    private(set) var leftOut: [BrokenSource] = []
    /// The sources whose code for iOS is left out.
    private(set) var withoutPhones: [BrokenSource] = []

    init(_ sources: [String]) {
        self.sources = sources
        phoneFiles = Set(sources.filter(SourceCopies.hasPhoneConditions))
    }

    /// Leaves out sources with errors, or their code for iOS.
    ///
    /// - Returns: Whether whole sources are left out.
    mutating func takeOut(_ broken: [BrokenSource]) -> Bool {
        let phones = broken.filter { phoneFiles.contains($0.file) }
        phoneFiles.subtract(phones.map(\.file))
        withoutPhones += phones
        // The others can compile without the code of these.
        if !phones.isEmpty { return false }
        let files = Set(broken.map(\.file))
        sources.removeAll { files.contains($0) }
        // An error in the code for iOS is more helpful than an error about missing code.
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
