/// The plugin's side of the conversation with the compiler.
///
/// Each JSON message gets a JSON reply.
package enum PluginSession {
    /// Returns the reply to a message, even to an invalid message.
    package static func reply(to message: [UInt8]) -> [UInt8] { Array(replyValue(to: message).text.utf8) }

    private static func replyValue(to message: [UInt8]) -> JSONText {
        guard let members = JSONValue(message: message)?.members, let member = members.first, members.count == 1 else {
            return failure("The compiler's message isn't valid JSON with one member.")
        }
        switch member.name {
        case "getCapability": return capability
        case "expandFreestandingMacro", "expandAttachedMacro":
            guard let use = MacroUse(message: member.value) else {
                return failure("The compiler's message \"\(member.name)\" lacks a member.")
            }
            return result(use.expansion())
        case "loadPluginLibrary":
            return .object(["loadPluginLibraryResult": .object(["loaded": .bool(false), "diagnostics": .array([])])])
        default: return failure("The compiler's message \"\(member.name)\" is unknown.")
        }
    }

    /// The reply with the protocol version, which is the version of Swift 6.3.
    ///
    /// The compiler also supports plugins with older versions.
    private static var capability: JSONText {
        let capability: JSONText = .object(["protocolVersion": .integer(7), "features": .array([])])
        return .object(["getCapabilityResult": .object(["capability": capability])])
    }

    private static func result(_ expansion: Expansion) -> JSONText {
        .object([
            "expandMacroResult": .object([
                "expandedSource": .string(expansion.source),
                "diagnostics": .array(expansion.problems.map(diagnostic)),
            ])
        ])
    }

    private static func failure(_ message: String) -> JSONText {
        result(Expansion(source: "", problems: [Expansion.Problem(message: message, file: "", offset: 0)]))
    }

    private static func diagnostic(_ problem: Expansion.Problem) -> JSONText {
        .object([
            "message": .string(problem.message),
            "severity": .string("error"),
            "position": .object(["fileName": .string(problem.file), "offset": .integer(problem.offset)]),
            "highlights": .array([]),
            "notes": .array([]),
            "fixIts": .array([]),
        ])
    }
}
