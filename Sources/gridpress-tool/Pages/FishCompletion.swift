/// Completion in fish, from the table of commands.
enum FishCompletion {
    /// The script.
    static var script: String {
        """
        # Completion of gridpress in fish, made by `gridpress completions fish`.

        # The words of the line that are no options, without the one that is being typed.
        function __gridpress_words
            set -l words (commandline -opc)
            for word in $words[2..-1]
                string match -q -- '-*' $word; or echo $word
            end
        end

        # Whether the line starts with some words.
        function __gridpress_in
            set -l words (__gridpress_words)
            test (count $words) -ge (count $argv); and test "$words[1..$(count $argv)]" = "$argv"
        end

        # Whether the line has these words and no others.
        function __gridpress_at
            test "$(__gridpress_words | string collect)" = "$(string join \\n -- $argv | string collect)"
        end

        complete -c gridpress -f
        \((CommandRule.general.map { line($0, where: "__gridpress_at") }
            + CommandEntry.all.flatMap(lines)).joined(separator: "\n"))

        """
    }

    private static func lines(of entry: CommandEntry) -> [String] {
        let word = offer(entry.name, entry.summary, where: "__gridpress_at")
        switch entry {
        case .command(let command): return [word] + lines(of: command)
        case .group(let group):
            let help = group.commands.map { offer($0.name, $0.summary, where: "'__gridpress_at help \(group.name)'") }
            let isHere = "'__gridpress_at \(group.name)'"
            return [word, line(ToolOption.help.rule, where: isHere)] + help
                + group.commands.flatMap { [offer($0.name, $0.summary, where: isHere)] + lines(of: $0) }
        }
    }

    private static func offer(_ word: String, _ summary: String, where condition: String) -> String {
        "complete -c gridpress -n \(condition) -a \(word) -d \(quoted(summary))"
    }

    private static func lines(of command: CommandRule) -> [String] {
        let isHere = "'__gridpress_in \(command.call)'"
        let operands: [String] =
            switch command.operands.completion {
            case .nothing: []
            case .documents: ["complete -c gridpress -n \(isHere) -k -a '(__fish_complete_suffix .xml)'"]
            case .folders: ["complete -c gridpress -n \(isHere) -a '(__fish_complete_directories)'"]
            case .files: ["complete -c gridpress -n \(isHere) -F"]
            // A word is chosen once.
            case .words(let words):
                ["complete -c gridpress -n '__gridpress_at \(command.call)' -a '\(words.joined(separator: " "))'"]
            }
        return command.options.map { line($0, where: isHere) } + operands
    }

    private static func line(_ option: OptionRule, where condition: String) -> String {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        let action =
            switch option.argument {
            case .nothing: ""
            case .oneOf(let words): " -x -a '\(words.joined(separator: " "))'"
            case .someOf(let words):
                " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
            case .length, .count: " -x"
            case .folder: " -x -a '(__fish_complete_directories)'"
            case .file, .target: " -r -F"
            }
        return "complete -c gridpress -n \(condition) \(names.joined(separator: " "))\(action)"
            + " -d \(quoted(option.summary))"
    }

    /// A text in single quotation marks.
    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
