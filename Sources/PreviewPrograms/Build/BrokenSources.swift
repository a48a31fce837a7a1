/// The sources of a module that don't compile, as findings.
struct BrokenSources {
    let module: SourceModule
    let leftOut: [BrokenSource]
    /// The sources whose code for iOS is left out.
    let withoutPhones: [BrokenSource]
    /// The sources with replaced bodies.
    var repaired: [BrokenSource] = []
    /// The types that nothing declares.
    var stubs: [TypeStub] = []

    /// The maximum number of reported errors of a source.
    private static let most = 3

    /// Returns a finding for each of the first errors of each source, and one about missing names of SwiftUI.
    ///
    /// - Parameter name: A closure that returns the name of a path in findings.
    func findings(naming name: (String) -> String) -> [Finding] {
        let declared = declaredNames
        var missing: [String: Int] = [:]
        var findings: [Finding] = []
        for (index, source) in (leftOut + repaired).enumerated() {
            for error in source.errors.prefix(Self.most) {
                var finding = Finding(
                    .previewCode,
                    .error,
                    at: .source(file: name(error.file), line: error.line, column: error.column),
                    error.text[...].sentence
                )
                finding.details = error.notes
                if index >= leftOut.count, error.missingModule == nil {
                    finding.details.append("The body around it is replaced, so that the rest of the source is drawn.")
                }
                if let missing = error.missingModule, !module.dependencies.contains(missing) {
                    finding.describe(missingModule: missing)
                }
                if let word = error.missingName {
                    if let file = declared[word], file != source.file {
                        finding.fix = "It is declared in \(name(file).quoted), which is left out."
                    } else if declared[word] == nil, error.isAboutView {
                        missing[word, default: 0] += 1
                    }
                }
                findings.append(finding)
            }
            let rest = source.errors.count - Self.most
            if rest > 0, !findings.isEmpty {
                findings[findings.count - 1].details.append("The source has \(rest) more error\(rest == 1 ? "" : "s").")
            }
        }
        findings += withoutPhones.map { source in
            let error = source.errors.first
            return Finding(
                .previewCode,
                .warning,
                at: .source(file: name(error?.file ?? source.file), line: error?.line ?? 1, column: error?.column ?? 1),
                "The code for iOS has errors, so the code for other systems is drawn: \(error?.text ?? "no reason")."
            )
        }
        if let finding = finding(about: missing) { findings.append(finding) }
        if !stubs.isEmpty {
            let names = stubs.map(\.name).joined(separator: ", ")
            findings.append(
                Finding(
                    .previewCode,
                    .note,
                    "No source and no module for previews declares these types, so they are empty: \(names)."
                )
            )
        }
        return findings
    }

    private func finding(about missing: [String: Int]) -> Finding? {
        guard !missing.isEmpty else { return nil }
        let words = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return Finding(
            .previewCode,
            .note,
            "Not declared in \(module.name.quoted), and not part of the API of SwiftUI that GridPress has: "
                + words.map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value) times)" }.joined(separator: ", ") + "."
        )
    }

    /// The sources that were left out, by the names that they declare.
    private var declaredNames: [String: String] {
        var names: [String: String] = [:]
        for source in leftOut {
            guard let bytes = FileManager.default.contents(atPath: source.file) else { continue }
            for name in SourceScan(Array(bytes)).declaredNames { names[name] = source.file }
        }
        return names
    }
}

extension CompilerMessage {
    /// The module that the error reports as missing; `nil` for other errors.
    fileprivate var missingModule: String? {
        let mark = "no such module '"
        guard text.hasPrefix(mark) else { return nil }
        return text.dropFirst(mark.count).split(separator: "'").first.map(String.init)
    }

    /// The name that the error reports as missing; `nil` for other errors.
    var missingName: String? {
        let marks = [
            "cannot find '", "cannot find type '", "has no member '", "has no dynamic member '", "unknown attribute '",
        ]
        for mark in marks {
            guard let start = text.firstRange(of: mark)?.upperBound else { continue }
            return text[start...].split(separator: "'").first.map { String($0.prefix { $0 != "(" }) }
        }
        return nil
    }

    /// Whether the missing name can belong to SwiftUI, because it isn't a member of a type in the sources.
    fileprivate var isAboutView: Bool {
        !text.contains("has no member") || text.contains("'some View'") || text.contains("ModifiedView")
            || !text.hasPrefix("type '")
    }
}

extension BrokenSource {
    /// Returns the source with an error for each module that doesn't exist and that it imports, before the other errors.
    func naming(_ missing: Set<String>) -> BrokenSource {
        guard !missing.isEmpty, let bytes = FileManager.default.contents(atPath: file),
            let names = try? SourceNames(String(decoding: bytes, as: UTF8.self), hasModule: { !missing.contains($0) })
        else { return self }
        let imports = names.imports.filter { missing.contains($0.name) }
        let absent = imports.map { use in
            let line = bytes.prefix(use.offset).count { $0 == UInt8(ascii: "\n") } + 1
            return CompilerMessage(file: file, line: line, column: 1, text: "no such module '\(use.name)'")
        }
        return BrokenSource(file: file, errors: absent + errors)
    }
}
