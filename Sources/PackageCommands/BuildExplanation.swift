/// The explanation of an error of a build, as a row of a table.
struct BuildExplanation: Sendable {
    /// The part of an error that the explanation is about.
    enum Subject: Sendable {
        /// The first group of a regular expression, in the message of the compiler.
        case word(of: String)
        /// A framework that GridPress lacks, and that has the word in the first group of a regular expression.
        case framework(ofWord: String)
        /// The name of the dependency whose source has the error.
        case dependency
    }

    let code: Finding.Code
    let subject: Subject
    /// A closure that returns whether the explanation applies to a subject.
    var applies: @Sendable (_ subject: String, PackageBuild) -> Bool = { _, _ in true }
    /// The sentences of the finding, in which `%` is the subject in quotation marks.
    let message: String
    var details: (@Sendable (PackageBuild) -> [String]) = { _ in [] }
    let fix: String

    /// The explanations of errors.
    static let all = [
        BuildExplanation(
            code: .packageFramework,
            subject: .word(of: "^no such module '(\\w+)'"),
            applies: { name, _ in AppleNames.isAbsent(name) },
            message: "GridPress has no framework %.",
            details: { ["It has \(list($0.engine.frameworks))."] },
            fix: "Put the import, and the code that needs it, inside `#if canImport`."
        ),
        BuildExplanation(
            code: .packageFramework,
            subject: .word(of: "^no such module '(\\w+)'"),
            applies: { name, build in build.engine.frameworks.contains(name) },
            message: "The framework % isn't among those of this build.",
            details: { build in
                build.frameworks.isEmpty ? ["It has none."] : ["It has \(list(build.frameworks))."]
            },
            fix: "Choose the frameworks with `--frameworks`."
        ),
        BuildExplanation(
            code: .packageName,
            subject: .word(of: "^cannot find (?:type )?'(\\w+)' in scope"),
            applies: { name, _ in AppleNames.isMissing(name) },
            message: "GridPress has no %.",
            fix: "Put the code inside `#if canImport(Darwin)`, or use another API."
        ),
        BuildExplanation(
            code: .packageName,
            subject: .word(of: "^type '(Bundle)' has no member 'module'"),
            message: "A target has `Bundle.module` only if the manifest has resources of it.",
            fix: "Declare them, as in `resources: [.process(\"Assets.xcassets\")]`."
        ),
        BuildExplanation(
            code: .packageName,
            subject: .word(of: "has no (?:dynamic )?member '(\\w+)'"),
            applies: { name, _ in AppleNames.isMissing(name) },
            message: "GridPress has no %.",
            fix: "Put the code inside `#if canImport(Darwin)`, or use another API."
        ),
        BuildExplanation(
            code: .packageFramework,
            subject: .framework(ofWord: "^cannot find (?:type )?'(\\w+)' in scope"),
            message: "A source uses names of the framework %, which GridPress lacks.",
            fix: "Put the code inside `#if canImport(Darwin)`, or use another API."
        ),
        BuildExplanation(
            code: .packageFramework,
            subject: .word(of: "(Objective-C)(?: interoperability is disabled| runtime|, so it cannot be used with)"),
            message: "A source needs %, which only Apple's systems have.",
            fix: "Put the code inside `#if canImport(ObjectiveC)`."
        ),
        BuildExplanation(
            code: .packageFramework,
            subject: .word(of: "^cannot convert value of type '.+' to type '(NS\\w+)' in coercion"),
            message: "Only Apple's systems convert to % with `as`.",
            fix: "Create the object with an initializer, such as `NSNumber(value:)`."
        ),
        BuildExplanation(
            code: .packageCompiler,
            subject: .word(of: "^module compiled with (.+) cannot be imported by"),
            message: "A module is compiled with %, and the compiler has another version.",
            fix: "Run `gridpress doctor`, and remove the folder `.build/gridpress`."
        ),
        BuildExplanation(
            code: .packageCompiler,
            subject: .word(of: "^compiled module was created by .* version of the compiler:? '?([^';]+)"),
            message: "A module is from the compiler %, and the compiler has another version.",
            fix: "Run `gridpress doctor`, and remove the folder `.build/gridpress`."
        ),
        BuildExplanation(
            code: .packageDependency,
            subject: .dependency,
            applies: { name, build in
                name == "swift-snapshot-testing" && build.frameworks.contains("SwiftUI")
            },
            message: "The dependency % doesn't compile where SwiftUI exists and UIKit doesn't.",
            details: { _ in ["GridPress has a module \"SnapshotTesting\", which compares pictures of views."] },
            fix: "Depend on its product only on Apple's systems: `condition: .when(platforms: [.iOS, .macOS])`."
        ),
        BuildExplanation(
            code: .packageDependency,
            subject: .dependency,
            applies: { _, build in !build.frameworks.isEmpty },
            message: "The dependency % doesn't compile with the frameworks of this build.",
            details: { build in
                ["`#if canImport` holds in dependencies too, for \(list(build.frameworks))."]
            },
            fix: "If `swift build` compiles it, choose fewer frameworks with `--frameworks`."
        ),
    ]

    /// Returns findings that explain the errors of a build, without duplicates.
    static func findings(for errors: [CompilerMessage], of build: PackageBuild) -> [Finding] {
        var findings: [Finding] = []
        for error in errors {
            let finding = all.lazy.compactMap { $0.finding(for: error, of: build) }.first
            if let finding, !findings.contains(finding) { findings.append(finding) }
        }
        guard !errors.isEmpty else { return [] }
        return findings
            + build.replaced.sorted().map { name in
                Finding(
                    .packageModule,
                    .note,
                    "The package or a dependency has a module \(name.quoted), which replaces that of GridPress."
                )
            }
    }

    private func finding(for error: CompilerMessage, of build: PackageBuild) -> Finding? {
        guard let subject = subject(in: error), applies(subject, build) else { return nil }
        var finding = Finding(code, .error, message.replacing("%", with: subject.quoted), fix: fix)
        finding.details = details(build)
        return finding
    }

    private func subject(in error: CompilerMessage) -> String? {
        switch subject {
        case .word(let pattern): return Self.word(of: pattern, in: error.text)
        case .framework(let pattern):
            return Self.word(of: pattern, in: error.text).flatMap(AppleNames.absentFramework(having:))
        case .dependency:
            guard let folder = error.file.firstRange(of: "/checkouts/") else { return nil }
            return error.file[folder.upperBound...].split(separator: "/").first.map(String.init)
        }
    }

    private static func word(of pattern: String, in text: String) -> String? {
        guard let pattern = try? Regex(pattern), let match = text.firstMatch(of: pattern), match.count > 1 else {
            return nil
        }
        return match[1].substring.map(String.init)
    }

    private static func list(_ frameworks: Set<String>) -> String { frameworks.sorted().joined(separator: ", ") }
}
