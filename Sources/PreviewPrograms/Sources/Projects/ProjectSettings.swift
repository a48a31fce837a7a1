/// The build settings of a target in the configuration for debugging: those of the target, its file of settings, and
/// the same of the project.
struct ProjectSettings {
    private let levels: [[String: String]]

    /// The largest file of settings that is read, in bytes.
    private static let largest = 1 << 20

    init(of target: OpenStepList, in objects: ProjectObjects) {
        levels = [target, objects.project]
            .flatMap { owner -> [[String: String]] in
                let configurations = objects.list(
                    "buildConfigurations",
                    of: objects[owner["buildConfigurationList"]?.text]
                )
                guard let chosen = configurations.first(where: { $0["name"]?.text == "Debug" }) ?? configurations.first
                else { return [] }
                let file = chosen["baseConfigurationReference"]?.text.flatMap { objects.paths[$0] }
                let settings = chosen["buildSettings"]?.values ?? [:]
                return [
                    settings.mapValues { $0.text ?? $0.texts.joined(separator: " ") },
                    file.map(Self.settings(inFile:)) ?? [:],
                ]
            }
    }

    /// The value of a setting; `nil` if no level has it.
    ///
    /// `$(inherited)` in a value stands for the value of the next level.
    subscript(name: String) -> String? {
        var value: String?
        for level in levels {
            guard let text = level[name] else { continue }
            value = value.map { $0.replacing("$(inherited)", with: text) } ?? text
            if !text.contains("$(inherited)") { break }
        }
        return value?.replacing("$(inherited)", with: "")
    }

    /// Returns the settings of a file with a line `NAME = value` for each.
    private static func settings(inFile path: String) -> [String: String] {
        guard case .bytes(let bytes)? = try? RegularFile.read(path, atMost: largest) else { return [:] }
        var settings: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            guard let sign = text.firstIndex(of: "=") else { continue }
            settings[text[..<sign].trimmingCharacters(in: .whitespaces)] =
                text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        }
        return settings
    }

    // MARK: What the compiler needs

    /// Returns the name of a target's module.
    func moduleName(of target: String) -> String {
        let product = (self["PRODUCT_NAME"] ?? target).replacing("$(TARGET_NAME)", with: target)
        let module = self["PRODUCT_MODULE_NAME"]?.replacing("$(TARGET_NAME)", with: target)
            .replacing("$(PRODUCT_NAME:c99extidentifier)", with: product).replacing("$(PRODUCT_NAME)", with: product)
        let name = module ?? product
        // Other variables have values that only Xcode knows.
        return (name.isEmpty || name.contains("$") ? target : name).asModuleName
    }

    /// The compiler arguments.
    var flags: [String] {
        let mode = self["SWIFT_VERSION"].map { $0.hasPrefix("6") ? "6" : "5" } ?? "5"
        let isIsolated = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        // Xcode accepts regular expressions between slashes unless a target refuses them.
        let hasExpressions = self["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO"
        return ["-swift-version", mode] + (isIsolated ? ["-default-isolation", "MainActor"] : [])
            + (hasExpressions ? ["-enable-bare-slash-regex"] : []) + conditions.flatMap { ["-D", $0] }
    }

    /// The names that conditions of sources can ask for, besides `DEBUG`.
    private var conditions: [String] {
        let words = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
        let others = (self["OTHER_SWIFT_FLAGS"] ?? "").split(separator: " ").map(String.init)
        let defined = others.indices.compactMap { index -> String? in
            guard others[index].hasPrefix("-D") else { return nil }
            if others[index] != "-D" { return String(others[index].dropFirst(2)) }
            return index + 1 < others.count ? others[index + 1] : nil
        }
        return (words + defined).filter { word in
            word != "DEBUG" && word.first?.isNumber == false
                && word.utf8.allSatisfy {
                    $0 == UInt8(ascii: "_") || UnicodeScalar($0).properties.isAlphabetic || (48...57).contains($0)
                }
        }
        .unique
    }
}
