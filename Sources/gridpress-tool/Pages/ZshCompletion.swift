/// Completion in zsh, from the table of commands.
enum ZshCompletion {
    /// The script.
    static var script: String {
        """
        #compdef gridpress
        # Completion of gridpress in zsh, made by `gridpress completions zsh`.

        \(choice("_gridpress", CommandEntry.all, CommandRule.general))
        \(CommandEntry.groups.map {
            choice("_gridpress_\($0.name)", $0.commands.map(CommandEntry.command), [ToolOption.help.rule])
        }.joined(separator: "\n"))
        if [[ "$funcstack[1]" == _gridpress ]]; then
            _gridpress "$@"
        else
            compdef _gridpress gridpress
        fi

        """
    }

    /// The function that completes one of some words and what stands behind it, and the one that lists the words.
    private static func choice(_ name: String, _ entries: [CommandEntry], _ options: [OptionRule]) -> String {
        """
        \(name)() {
            local context state line
            typeset -A opt_args
            _arguments -C \\
        \(options.flatMap(lines).joined(separator: "\n"))
                '1:command:\(name)_commands' \\
                '*::argument:->arguments'
            [[ "$state" == arguments ]] || return
            case "$line[1]" in
        \(entries.map(branch).joined(separator: "\n"))
            esac
        }

        \(name)_commands() {
            local -a commands
            commands=(
        \(entries.map { "        '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
            )
            _describe command commands
        }

        """
    }

    private static func branch(of entry: CommandEntry) -> String {
        switch entry {
        case .command(let command): branch(of: command)
        case .group(let group): "        \(group.name)) _gridpress_\(group.name) ;;"
        }
    }

    private static func branch(of command: CommandRule) -> String {
        let operands =
            switch command.operands.completion {
            case .nothing: "'*: :'"
            case .documents: "'*:document:_files -g \"*.xml\"'"
            case .folders: "'*:folder:_files -/'"
            case .files: "'*:file:_files'"
            case .words(let words): choice(of: words, command.operands)
            }
        return """
                    \(command.name))
                        _arguments \\
            \(command.options.flatMap(lines).joined(separator: "\n"))
                            \(operands)
                        ;;
            """
    }

    /// The words that may stand behind a command; behind `help`, those of a group's command may follow.
    private static func choice(of words: [String], _ operands: Operands) -> String {
        guard case .command = operands else { return "'1:word:(\(words.joined(separator: " ")))'" }
        let second = CommandEntry.groups.map { group in
            let words = group.commands.map(\.name).joined(separator: " ")
            return "\(group.name)) compadd \(words) ;;"
        }
        return "'1:command:_gridpress_commands' '2:command:{case $line[1] in \(second.joined(separator: " ")) esac}'"
    }

    /// The lines of an option: one for each of its names.
    private static func lines(of option: OptionRule) -> [String] {
        let others = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
        let takesValue = if case .nothing = option.argument { false } else { true }
        return option.names.map { name in
            let sign = !takesValue ? "" : name.hasPrefix("--") ? "=" : "+"
            let meaning = quoted(option.summary)
            return "                '\(others)\(name)\(sign)[\(meaning)]\(action(of: option.argument))' \\"
        }
    }

    private static func action(of argument: OptionRule.Argument) -> String {
        switch argument {
        case .nothing: ""
        case .oneOf(let words): ":word:(\(words.joined(separator: " ")))"
        case .someOf(let words): ":words:_values -s , words \(words.joined(separator: " "))"
        case .length: ":length: "
        case .count: ":number: "
        case .folder: ":folder:_files -/"
        case .file, .target: ":target:_files"
        }
    }

    /// A text in single quotation marks in which nothing ends a part.
    private static func quoted(_ text: String) -> String {
        text.map { "'" == $0 ? "'\\''" : "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
