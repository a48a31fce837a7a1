/// The sources of a module during the build, while what has errors is replaced or left out.
///
/// 1. A type that nothing declares gets a stub.
/// 2. Previews are pictures of iOS devices, so conditions for iOS are `true`. A source with errors in declarations is
///    compiled with its code for other systems instead. It is left out if that code has errors too.
/// 3. A body with errors is replaced.
struct SourceAttempts {
    /// The sources that are compiled.
    private(set) var sources: [String]
    /// The compiled sources in which conditions for iOS are `true`.
    private(set) var phoneFiles: Set<String>
    /// The sources that are left out.
    private(set) var leftOut: [BrokenSource] = []
    /// The sources whose code for iOS is left out.
    private(set) var withoutPhones: [BrokenSource] = []
    /// The replaced bodies of each source.
    private(set) var repairs: [String: [SourceRepair]] = [:]
    /// The sources with replaced bodies, with the errors in these.
    private(set) var repaired: [BrokenSource] = []
    /// The types that nothing declares.
    private(set) var stubs: [TypeStub] = []

    init(_ sources: [String]) {
        self.sources = sources
        phoneFiles = Set(sources.filter(SourceCopies.hasPhoneConditions))
    }

    /// Replaces or leaves out what has errors.
    ///
    /// - Parameter copies: The copies that the compiler reads.
    mutating func fix(_ broken: [BrokenSource], in copies: SourceCopies) {
        var places: [String: RepairPlaces] = [:]
        for source in broken {
            places[source.file] = copies.copy(of: source.file, forPhones: phoneFiles.contains(source.file))
                .flatMap { RepairPlaces($0) }
        }
        // 1. Types that declarations name.
        let unknown = broken.flatMap { source in places[source.file]?.unknownTypes(in: source.errors) ?? [] }
        if add(unknown, declaredBy: copies) { return }
        // 2. Sources with errors in declarations, without which others may compile.
        var found: [String: [SourceRepair]] = [:]
        for source in broken {
            let known = Set((repairs[source.file] ?? []).map(\.body))
            found[source.file] = places[source.file]?.repairs(
                of: source.errors,
                besides: known,
                without: copies.missing
            )
        }
        let others = broken.filter { found[$0.file] == nil }
        if !others.isEmpty {
            _ = takeOut(others)
            return
        }
        // 3. Bodies.
        repairs.merge(found) { $0 + $1 }
        repaired += broken
    }

    /// Adds stubs of types that no source declares.
    ///
    /// - Returns: Whether there are new ones.
    private mutating func add(_ unknown: [TypeStub], declaredBy copies: SourceCopies) -> Bool {
        let names = Set(unknown.map(\.name)).subtracting(stubs.map(\.name))
        guard !names.isEmpty else { return false }
        let declared = sources.reduce(into: Set<String>()) { declared, file in
            guard let bytes = FileManager.default.contents(atPath: file) else { return }
            declared.formUnion(SourceScan(Array(bytes)).declaredNames)
        }
        for name in names.subtracting(declared).sorted() {
            let isProtocol = unknown.contains { $0.name == name && $0.isProtocol }
            stubs.append(TypeStub(name: name, isProtocol: isProtocol))
        }
        return stubs.contains { names.contains($0.name) }
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
        repaired.removeAll { files.contains($0.file) }
        for file in files { repairs[file] = nil }
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
