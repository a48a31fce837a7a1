/// The configuration of sourcekit-lsp, which editors start.
struct EditorConfiguration {
    /// A reason why a file isn't changed.
    enum Problem: Error, Equatable {
        /// The file isn't a JSON object.
        case unreadable
        /// The file has other toolsets.
        case otherToolsets([String])
    }

    /// The path in a package.
    static let path = ".sourcekit-lsp/config.json"

    /// Returns the content of the file with a toolset.
    ///
    /// - Parameters:
    ///   - content: The present content; `nil` if no file exists.
    ///   - toolset: The path of the toolset.
    ///   - replaces: Whether toolsets that GridPress didn't write are replaced.
    static func adding(_ toolset: String, to content: [UInt8]?, replaces: Bool) throws(Problem) -> [UInt8] {
        var (settings, packages, toolsets) = try read(content)
        if toolsets == [toolset], let content { return content }
        let others = toolsets.filter { !isOurs($0) }
        guard others.isEmpty || replaces else { throw .otherToolsets(others) }
        packages["toolsets"] = [toolset]
        settings["swiftPM"] = packages
        return try json(settings)
    }

    /// Returns the content of the file without toolsets of GridPress; `nil` if nothing else is in it.
    static func removingToolsets(from content: [UInt8]) throws(Problem) -> [UInt8]? {
        var (settings, packages, toolsets) = try read(content)
        let others = toolsets.filter { !isOurs($0) }
        if others == toolsets { return content }
        packages["toolsets"] = others.isEmpty ? nil : others
        settings["swiftPM"] = packages.isEmpty ? nil : packages
        return settings.isEmpty ? nil : try json(settings)
    }

    /// Returns all settings of a file, those of packages, and the toolsets.
    private static func read(
        _ content: [UInt8]?
    ) throws(Problem) -> (settings: [String: Any], packages: [String: Any], toolsets: [String]) {
        guard let content else { return ([:], [:], []) }
        guard let settings = try? JSONSerialization.jsonObject(with: Data(content)) as? [String: Any],
            let packages = settings["swiftPM", default: [String: Any]()] as? [String: Any],
            let toolsets = packages["toolsets", default: [String]()] as? [String]
        else { throw .unreadable }
        return (settings, packages, toolsets)
    }

    private static func json(_ settings: [String: Any]) throws(Problem) -> [UInt8] {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? JSONSerialization.data(withJSONObject: settings, options: options) else {
            throw .unreadable
        }
        return Array(data) + [0x0A]
    }

    /// Returns whether a toolset is in a cache folder of GridPress.
    private static func isOurs(_ toolset: String) -> Bool {
        toolset.splitAtLastPart.folder.hasSuffix("/gridpress/" + Toolset.folderName)
    }
}
