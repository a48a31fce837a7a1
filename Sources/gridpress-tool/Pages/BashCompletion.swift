/// Completion in bash, from the table of commands.
enum BashCompletion {
    /// The script.
    static var script: String {
        """
        # Completion of gridpress in bash, made by `gridpress completions bash`.

        _gridpress() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" options="" words=""
            local files="" index
            COMPREPLY=()
            for ((index = 1; index < COMP_CWORD; index++)); do
                case "${COMP_WORDS[index]}" in
                    -*) continue ;;
                esac
                command="${command:+$command }${COMP_WORDS[index]}"
                case "$command" in
                    \(CommandEntry.groups.map { quoted($0.name) }.joined(separator: "|"))) ;;
                    *) break ;;
                esac
            done
            # The value of an option: bash takes an equals sign as a word of its own.
            if [[ "$current" == "=" ]]; then
                current=""
            elif [[ "$previous" == "=" && $COMP_CWORD -gt 1 ]]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
            fi
            [[ "${COMP_WORDS[COMP_CWORD]}" == "=" ]] && previous="${COMP_WORDS[COMP_CWORD-1]}"
            case "$command $previous" in
        \(CommandRule.all.flatMap(values).joined(separator: "\n"))
        \(CommandEntry.groups.map(helpBranch).joined(separator: "\n"))
            esac
            case "$command" in
                "") words="\(CommandEntry.all.map(\.name).joined(separator: " "))"
                    options="\(CommandRule.general.flatMap(\.names).joined(separator: " "))" ;;
        \((CommandEntry.groups.map(branch) + CommandRule.all.map(branch)).joined(separator: "\n"))
            esac
            if [[ "$current" == -* ]]; then
                COMPREPLY=($(compgen -W "$options" -- "$current"))
            elif [[ -n "$files" ]]; then
                "_gridpress_$files" "$current"
            else
                COMPREPLY=($(compgen -W "$words" -- "$current"))
            fi
        }

        # Documents, and folders on the way to them.
        _gridpress_documents() {
            local IFS=$'\\n'
            compopt -o filenames 2> /dev/null
            COMPREPLY=($(compgen -f -X '!*.xml' -- "$1") $(compgen -d -- "$1"))
        }

        _gridpress_folders() {
            local IFS=$'\\n'
            compopt -o filenames 2> /dev/null
            COMPREPLY=($(compgen -d -- "$1"))
        }

        _gridpress_files() {
            local IFS=$'\\n'
            compopt -o filenames 2> /dev/null
            COMPREPLY=($(compgen -f -- "$1"))
        }

        complete -F _gridpress gridpress

        """
    }

    /// The branches that complete the values of a command's options.
    private static func values(of command: CommandRule) -> [String] {
        command.options.compactMap { option in
            guard let reply = reply(to: option.argument) else { return nil }
            let pattern = option.names.map { quoted("\(command.call) \($0)") }.joined(separator: "|")
            return "        \(pattern)) \(reply); return ;;"
        }
    }

    private static func reply(to argument: OptionRule.Argument) -> String? {
        switch argument {
        case .nothing: nil
        case .oneOf(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
        case .someOf(let words):
            // The words before stay, and only the last is completed.
            "local before=\"\"; [[ \"$current\" == *,* ]] && before=\"${current%,*},\"; "
                + "COMPREPLY=($(compgen -P \"$before\" -W \"\(words.joined(separator: " "))\" "
                + "-- \"${current##*,}\"))"
        case .length, .count: "COMPREPLY=()"
        case .folder: "_gridpress_folders \"$current\""
        case .file, .target: "_gridpress_files \"$current\""
        }
    }

    /// The branch that completes the second word of a group's commands behind `help`.
    private static func helpBranch(of group: CommandGroup) -> String {
        let words = group.commands.map(\.name).joined(separator: " ")
        return "        \(quoted("help \(group.name)"))) "
            + "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")); return ;;"
    }

    /// The branch that completes the second word of a group's commands.
    private static func branch(of group: CommandGroup) -> String {
        let options = ToolOption.help.rule.names.joined(separator: " ")
        let words = group.commands.map(\.name).joined(separator: " ")
        return "        \(quoted(group.name))) options=\"\(options)\" words=\"\(words)\" ;;"
    }

    /// The branch that completes options and operands of a command.
    private static func branch(of command: CommandRule) -> String {
        let options = "options=\"\(command.options.flatMap(\.names).joined(separator: " "))\""
        let operands: String? =
            switch command.operands.completion {
            case .nothing: nil
            case .documents: "files=documents"
            case .folders: "files=folders"
            case .files: "files=files"
            case .words(let words): "words=\"\(words.joined(separator: " "))\""
            }
        return "        \(quoted(command.call))) \([options, operands].compactMap(\.self).joined(separator: " ")) ;;"
    }

    /// A pattern that stands for itself.
    private static func quoted(_ words: String) -> String { "\"\(words)\"" }
}
