/// The parts of a package's manifest that are needed to compile its targets, as `swift package dump-package` prints
/// them.
struct PackageManifest: Decodable {
    let name: String
    let defaultLocalization: String?
    let toolsVersion: ToolsVersion
    let swiftLanguageVersions: [String]?
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]

    struct ToolsVersion: Decodable {
        let version: String

        private enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let resources: [Resource]
        let settings: [Setting]
        let dependencies: [TargetDependency]
    }

    struct Resource: Decodable {
        let path: String
        /// The name of the rule with its arguments.
        let rule: [String: [String: String]]
    }

    struct Setting: Decodable {
        let tool: String
        let kind: [String: Arguments]
        let condition: Condition?
    }

    /// The condition of a setting or of a dependency.
    struct Condition: Decodable {
        let platformNames: [String]?

        /// Whether the condition holds on Linux.
        var includesLinux: Bool { platformNames.map { $0.isEmpty || $0.contains("linux") } ?? true }
    }

    /// The argument of a setting: a string, or several.
    struct Arguments: Decodable {
        let texts: [String]

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            if let text = try? values.decode(String.self, forKey: .first) {
                texts = [text]
            } else {
                texts = (try? values.decode([String].self, forKey: .first)) ?? []
            }
        }

        private enum CodingKeys: String, CodingKey { case first = "_0" }
    }

    /// A module that a target depends on: its name and, for products of other packages, the name of the package.
    struct TargetDependency: Decodable {
        let name: String
        let package: String?
        /// The condition; `nil` for a dependency on all systems.
        let condition: Condition?

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let key = CodingKeys.allCases.first { values.contains($0) } ?? .byName
            var list = try values.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
            package = key == .product ? try list.decodeIfPresent(String.self) : nil
            if key == .product { _ = try list.decodeIfPresent([String: String].self) }
            condition = list.isAtEnd ? nil : try list.decodeIfPresent(Condition.self)
        }

        private enum CodingKeys: String, CodingKey, CaseIterable { case byName, target, product }
    }

    struct Dependency: Decodable {
        let identity: String
        /// The folder of the package; `nil` for packages that aren't local.
        let path: String?

        private struct Folder: Decodable {
            let identity: String
            let path: String?
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let key = CodingKeys.allCases.first { values.contains($0) } ?? .fileSystem
            guard let folder = try values.decode([Folder].self, forKey: key).first else {
                throw DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: "No package.")
            }
            identity = folder.identity
            path = folder.path
        }

        private enum CodingKeys: String, CodingKey, CaseIterable { case fileSystem, sourceControl, registry }
    }
}

extension PackageManifest {
    /// Returns the compiler arguments for a target.
    func flags(of target: Target) -> [String] {
        let settings = target.settings.filter { setting in
            setting.tool == "swift" && (setting.condition?.includesLinux ?? true)
        }
        var mode = languageMode
        var flags: [String] = []
        for (kind, arguments) in settings.flatMap(\.kind) {
            let text = arguments.texts.first ?? ""
            switch kind {
            case "swiftLanguageMode": mode = text
            case "define": flags += ["-D", text]
            case "defaultIsolation": if text == "MainActor" { flags += ["-default-isolation", text] }
            case "enableUpcomingFeature": flags += ["-enable-upcoming-feature", text]
            case "enableExperimentalFeature": flags += ["-enable-experimental-feature", text]
            case "interoperabilityMode":
                flags.append("-cxx-interoperability-mode=" + (text == "Cxx" ? "default" : "off"))
            case "strictMemorySafety": flags.append("-strict-memory-safety")
            case "unsafeFlags": flags += arguments.texts
            default: break
            }
        }
        return ["-swift-version", mode] + flags
    }

    /// The default language mode of targets.
    private var languageMode: String {
        let known = (swiftLanguageVersions ?? []).filter { ["4", "4.2", "5", "6"].contains($0) }
        return known.max()
            ?? (toolsVersion.version.split(separator: ".").first.flatMap { Int($0) } ?? 5 < 6 ? "5" : "6")
    }
}
