import EngineFolders
import Foundation
import GridPressPlatform

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
        var settings: [String: Any] = [:]
        if let content {
            guard let object = try? JSONSerialization.jsonObject(with: Data(content)) as? [String: Any] else {
                throw .unreadable
            }
            settings = object
        }
        var packages: [String: Any] = [:]
        if let value = settings["swiftPM"] {
            guard let value = value as? [String: Any] else { throw .unreadable }
            packages = value
        }
        if let value = packages["toolsets"] {
            guard let toolsets = value as? [String] else { throw .unreadable }
            if toolsets == [toolset], let content { return content }
            let others = toolsets.filter { !isOurs($0) }
            guard others.isEmpty || replaces else { throw .otherToolsets(others) }
        }
        packages["toolsets"] = [toolset]
        settings["swiftPM"] = packages
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // The object is that of a file, or has only strings.
        return Array(try! JSONSerialization.data(withJSONObject: settings, options: options)) + [0x0A]
    }

    /// Returns whether a toolset is in a cache folder of GridPress.
    private static func isOurs(_ toolset: String) -> Bool {
        toolset.splitAtLastPart.folder.hasSuffix("/gridpress/" + Toolset.folderName)
    }
}
