/// The frameworks that the sources of a package need from GridPress.
///
/// A module on the search path makes `#if canImport` true, so a package gets only the frameworks that it needs.
package struct FrameworkImports: Equatable, Sendable {
    /// The frameworks, with SwiftUI.
    package private(set) var needed: Set<String>
    /// Whether the package is for Apple's systems, because it doesn't build without frameworks.
    package private(set) var isForApple: Bool
    /// The modules of the package and its dependencies that have the names of frameworks, and replace them.
    package private(set) var replaced: Set<String>

    /// Finds the frameworks in the sources of a package, without its dependencies.
    ///
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - frameworks: The frameworks that GridPress has.
    package init(of package: String, among frameworks: Set<String>) throws(ManifestProblem) {
        let manifest = try PackageManifest.read(package)
        // Macros and plugins run on this machine, and can't import frameworks.
        let targets = manifest.targets.filter { !["macro", "plugin", "system", "binary"].contains($0.type) }
        let paths = targets.flatMap { target in
            let folder = target.folder(in: package)
            return target.sources(among: target.files(in: folder), in: folder)
        }
        let texts = Set(paths).compactMap { path in
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        }
        let dependencies = targets.flatMap(\.dependencies).filter { $0.condition?.includesLinux ?? true }
        replaced = frameworks.intersection(targets.map(\.moduleName) + dependencies.map(\.name))
        let needs = Self.needs(of: texts, among: frameworks.subtracting(replaced))
        (needed, isForApple) = (needs.frameworks.subtracting(replaced), needs.isForApple)
    }

    /// Returns the frameworks that sources need, with SwiftUI, and whether they don't build without frameworks.
    ///
    /// - A source that certainly imports a framework of Apple on this system shows that the package is for Apple's
    ///   systems. Then the conditions of its other imports hold too.
    /// - Other packages build without frameworks. Their conditional imports don't make them need one.
    static func needs(
        of texts: [String],
        among frameworks: Set<String>
    ) -> (frameworks: Set<String>, isForApple: Bool) {
        // Most sources import no framework, or SwiftUI only.
        let texts = texts.filter { text in
            ImportedModules(in: text).names.contains { frameworks.contains($0) }
        }
        let certain = imports(in: texts, among: frameworks, with: [], unknown: false)
        var needed = certain.union(["SwiftUI"])
        if certain.isSubset(of: portable) {
            // The package builds today without imports that don't depend on frameworks.
            let optional = imports(in: texts, among: frameworks, with: [])
            while true {
                let more = needed.union(imports(in: texts, among: frameworks, with: needed).subtracting(optional))
                if more == needed { return (needed, false) }
                needed = more
            }
        }
        // Apple's systems have either UIKit or AppKit.
        let phone = imports(in: texts, among: frameworks, with: frameworks.subtracting(desktop))
        needed.formUnion(phone.contains("UIKit") ? phone : imports(in: texts, among: frameworks, with: frameworks))
        return (needed, true)
    }

    /// The modules that packages for Linux import too, from a dependency.
    private static let portable: Set = ["SnapshotTesting"]

    /// The frameworks that only macOS has.
    private static let desktop: Set = ["AppKit", "Cocoa"]

    /// Returns the frameworks that sources import if some frameworks exist.
    private static func imports(
        in texts: [String],
        among frameworks: Set<String>,
        with rooms: Set<String>,
        unknown: Bool = true
    ) -> Set<String> {
        texts.reduce(into: []) { found, text in
            let names =
                (try? SourceNames(text, on: [system], with: unknown) { hasModule($0, frameworks, rooms) })?
                .imports.map(\.name)
                // The compiler reports what is wrong with this source.
                ?? Array(ImportedModules(in: text).names)
            found.formUnion(frameworks.intersection(names))
        }
    }

    private static func hasModule(_ name: String, _ frameworks: Set<String>, _ rooms: Set<String>) -> Bool {
        if frameworks.contains(name) { return rooms.contains(name) }
        return name != "Darwin" && !AppleNames.isAbsent(name)
    }

    #if os(Linux)
        private static let system = "Linux"
    #else
        private static let system = "macOS"
    #endif
}
