/// Completion in zsh, from the table of commands.
enum ZshCompletion {
    /// The script.
    static var script: String {
        """
        #compdef gridpress
        # Completion of gridpress in zsh, made by `gridpress completions zsh`.

        _gridpress() {
            local context state line
            typeset -A opt_args
            _arguments -C \\
        \(CommandRule.general.flatMap(lines).joined(separator: "\n"))
                '1:command:_gridpress_commands' \\
                '*::argument:->arguments'
            [[ "$state" == arguments ]] || return
            case "$line[1]" in
        \(CommandRule.all.map(branch).joined(separator: "\n"))
            esac
        }

        _gridpress_commands() {
            local -a commands
            commands=(
        \(CommandRule.all.map { "        '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
            )
            _describe command commands
        }

        if [[ "$funcstack[1]" == _gridpress ]]; then
            _gridpress "$@"
        else
            compdef _gridpress gridpress
        fi

        """
    }

    private static func branch(of command: CommandRule) -> String {
        let operands =
            switch command.operands {
            case .nothing: "'*: :'"
            case .documents: "'*:document:_files -g \"*.xml\"'"
            case .folder: "'1:folder:_files -/'"
            case .command: "'1:command:_gridpress_commands'"
            case .finding: "'1:finding:(\(command.operands.words.joined(separator: " ")))'"
            case .shell: "'1:shell:(\(command.operands.words.joined(separator: " ")))'"
            }
        return """
                    \(command.name))
                        _arguments \\
            \(command.options.flatMap(lines).joined(separator: "\n"))
                            \(operands)
                        ;;
            """
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
        case .target: ":target:_files"
        }
    }

    /// A text in single quotation marks in which nothing ends a part.
    private static func quoted(_ text: String) -> String {
        text.map { "'" == $0 ? "'\\''" : "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
}
