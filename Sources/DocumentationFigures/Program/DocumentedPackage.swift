/// The package with the documentation, as `swift package dump-package` describes it.
package struct DocumentedPackage: Equatable {
    /// The origin of GridPress.
    package enum Origin: Equatable, Sendable {
        /// The documented package itself.
        case documented
        /// A package in a folder.
        case folder(String)
        /// A repository.
        ///
        /// Without a requirement, its main branch is used.
        case repository(String)
    }

    /// A problem with the description of a package.
    enum Problem: Error, Equatable {
        /// The output isn't the description of a package.
        case unreadable
        /// No target of the package uses GridPress.
        case withoutGridPress
        /// The package uses GridPress, and an engine is given.
        case dependent
        /// The pages are outside of a package, and the origin of GridPress isn't given.
        case missing
        /// The package manager can't be started.
        case withoutSwift
        /// The package manager reports errors.
        case invalid(String)
    }

    /// The dependencies of a package that draws figures.
    let dependencies: [FigureProgram.Dependency]
    /// GridPress as a dependency of the package; `nil` if it isn't one, or if its origin is given.
    private(set) var gridPress: GridPressDependency?

    /// GridPress as a dependency of the documented package.
    struct GridPressDependency: Equatable {
        /// The name by which the package manager identifies the package.
        let identity: String
        /// The folder of its sources; `nil` if it isn't known.
        let folder: String?
        /// The products of GridPress that the targets of the package depend on.
        let products: Set<String>
    }

    /// Reads the description of a package.
    ///
    /// - Parameters:
    ///   - path: The folder of the package.
    ///   - origin: The origin of GridPress; `nil` for the dependency of the package.
    init(dump: [UInt8], path: String, origin: Origin? = nil) throws(Problem) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(dump)) else { throw .unreadable }
        let documented = Self.documented(manifest, path: path)
        // 1. GridPress documents itself.
        if documented.products.contains(Self.name), origin == nil || origin == .documented {
            dependencies = [documented]
            return
        }
        // 2. The origin of GridPress is given.
        if let origin, let gridPress = Self.dependency(at: origin) {
            dependencies = [gridPress, documented]
            return
        }
        // 3. GridPress is a dependency of one of the targets, or at least one of the package.
        let products = manifest.targets.flatMap(\.dependencies).compactMap(\.product)
        let ours = products.first { $0.first??.hasPrefix(Self.name) ?? false }
        let package = ours.flatMap { $0.count > 1 ? $0[1] : nil } ?? Self.name
        guard let dependency = manifest.dependencies.first(where: { $0.isNamed(package) }),
            let declaration = dependency.declaration
        else { throw .withoutGridPress }
        dependencies = [
            FigureProgram.Dependency(
                declaration: declaration,
                package: dependency.identity ?? Self.name,
                products: Self.products
            ), documented,
        ]
        let used = manifest.targets.filter { $0.type != "test" }.flatMap(\.dependencies).compactMap(\.product).filter {
            product in
            if product.count > 1, let package = product[1] { return dependency.isNamed(package) }
            return product.first??.hasPrefix(Self.name) ?? false
        }
        gridPress = dependency.identity.map { identity in
            GridPressDependency(
                identity: identity,
                folder: dependency.folder(inPackageAt: path),
                products: Set(used.compactMap { $0.first ?? nil })
            )
        }
    }

    /// Returns the package as a dependency with all its libraries; `nil` if it has none.
    static func libraries(dump: [UInt8], path: String) -> FigureProgram.Dependency? {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(dump)) else { return nil }
        let documented = documented(manifest, path: path)
        return documented.products.isEmpty ? nil : documented
    }

    private static func documented(_ manifest: Manifest, path: String) -> FigureProgram.Dependency {
        FigureProgram.Dependency(
            declaration: ".package(path: \(path.swiftLiteral))",
            package: identity(of: path),
            products: manifest.products.filter { $0.type.keys.contains("library") }.map(\.name)
        )
    }

    private static let name = "GridPress"
    /// The products of GridPress that the figures and their program need, and one that only some blocks import.
    private static let products = [name, "GridPressFigures", comparisons]
    static let comparisons = "FigureComparisons"

    /// Returns GridPress as a dependency; `nil` if it is the documented package.
    static func dependency(at origin: Origin) -> FigureProgram.Dependency? {
        switch origin {
        case .documented: nil
        case .folder(let path):
            FigureProgram.Dependency(
                declaration: ".package(path: \(path.swiftLiteral))",
                package: identity(of: path),
                products: products
            )
        case .repository(let address):
            FigureProgram.Dependency(
                declaration: ".package(url: \(address.swiftLiteral), branch: \"main\")",
                package: identity(of: address),
                products: products
            )
        }
    }

    /// Returns the identity that SwiftPM gives to a package: the last component of its URL, in lower case.
    private static func identity(of address: String) -> String {
        let last = address.split(separator: "/").last.map { $0.lowercased() } ?? ""
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

// MARK: - The description

/// The parts of a description that figures need.
private struct Manifest: Decodable {
    struct Product: Decodable {
        let name: String
        let type: [String: [String]?]
    }

    struct Target: Decodable {
        let type: String?
        let dependencies: [Dependency]

        struct Dependency: Decodable {
            /// The names of a product and of its package.
            let product: [String?]?

            private enum CodingKeys: String, CodingKey { case product }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                // Conditions and aliases follow the names, and aren't strings.
                guard var list = try? container.nestedUnkeyedContainer(forKey: .product) else {
                    product = nil
                    return
                }
                var names: [String?] = []
                while !list.isAtEnd, names.count < 2 {
                    names.append(try list.decodeNil() ? nil : list.decode(String.self))
                }
                product = names
            }
        }
    }

    struct Package: Decodable {
        let fileSystem: [Folder]?
        let sourceControl: [Repository]?
        let registry: [Registry]?

        struct Folder: Decodable {
            let identity: String
            let path: String
            /// The name in the manifest, if it isn't the last part of the path.
            let nameForTargetDependencyResolutionOnly: String?
        }

        struct Repository: Decodable {
            let identity: String
            let location: Location
            let requirement: Requirement

            struct Location: Decodable {
                let remote: [Remote]?
                let local: [String]?

                struct Remote: Decodable { let urlString: String }
            }
        }

        struct Registry: Decodable {
            let identity: String
            let requirement: Requirement
        }

        struct Requirement: Decodable {
            let range: [Bounds]?
            let exact: [String]?
            let branch: [String]?
            let revision: [String]?

            struct Bounds: Decodable {
                let lowerBound: String
                let upperBound: String
            }

            /// The requirement as an argument of a manifest.
            var argument: String? {
                if let range = range?.first {
                    return "\(range.lowerBound.swiftLiteral)..<\(range.upperBound.swiftLiteral)"
                }
                if let version = exact?.first { return "exact: \(version.swiftLiteral)" }
                if let branch = branch?.first { return "branch: \(branch.swiftLiteral)" }
                return revision?.first.map { "revision: \($0.swiftLiteral)" }
            }
        }

        var identity: String? {
            fileSystem?.first?.identity ?? sourceControl?.first?.identity ?? registry?.first?.identity
        }

        func isNamed(_ name: String) -> Bool {
            let names = [identity, fileSystem?.first?.nameForTargetDependencyResolutionOnly]
            return names.contains { $0?.lowercased() == name.lowercased() }
        }

        /// Returns the folder of the dependency's sources, which the package manager checks out for a repository; `nil` if
        /// that isn't the revision of `Package.resolved`.
        func folder(inPackageAt path: String) -> String? {
            if let folder = fileSystem?.first { return folder.path }
            guard let location = sourceControl?.first?.location,
                let name = (location.remote?.first?.urlString ?? location.local?.first)?.split(separator: "/").last
            else { return nil }
            let checkout = path + "/.build/checkouts/" + (name.hasSuffix(".git") ? name.dropLast(4) : name)
            let head = BuildFolder.bytes(checkout + "/.git/HEAD").map { String(decoding: $0, as: UTF8.self) }
            let resolved = BuildFolder.bytes(path + "/Package.resolved").flatMap {
                try? JSONDecoder().decode(Resolved.self, from: Data($0))
            }
            let pin = resolved?.pins.first { $0.identity == identity }
            guard let revision = pin?.state.revision, head?.hasPrefix(revision) ?? false else { return nil }
            return checkout
        }

        /// The dependency as a declaration of a manifest.
        var declaration: String? {
            if let folder = fileSystem?.first { return ".package(path: \(folder.path.swiftLiteral))" }
            if let package = sourceControl?.first, let requirement = package.requirement.argument {
                if let remote = package.location.remote?.first {
                    return ".package(url: \(remote.urlString.swiftLiteral), \(requirement))"
                }
                return package.location.local?.first.map { ".package(url: \($0.swiftLiteral), \(requirement))" }
            }
            guard let package = registry?.first, let requirement = package.requirement.argument else { return nil }
            return ".package(id: \(package.identity.swiftLiteral), \(requirement))"
        }
    }

    let products: [Product]
    let targets: [Target]
    let dependencies: [Package]
}

/// The parts of `Package.resolved` that figures need.
private struct Resolved: Decodable {
    struct Pin: Decodable {
        let identity: String
        let state: State

        struct State: Decodable { let revision: String? }
    }

    let pins: [Pin]
}
