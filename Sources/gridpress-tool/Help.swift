/// What the tool says of itself.
enum Help {
    static let version = "0.1.0"

    static let overview = """
        gridpress draws layouts that are described in XML.

        Usage: gridpress <command> [options] FILE…

        Commands:
          render       draw documents as SVG or JSON
          check        tell what is wrong with documents
          reference    print the reference of the language
          help         explain a command

        Other options:
          --help, -h    this text
          --version     the version

        Exit codes: 0 fine, 1 findings, 64 wrong usage, 66 no input, 73 can't create

        Example: gridpress render card.xml -o card.svg

        """

    /// The help of a command.
    static func text(for command: String?) throws -> String {
        switch command {
        case nil: return overview
        case "render":
            return """
                Draws documents.

                Usage: gridpress render [options] FILE…

                A dash stands for standard input. One file goes to standard output unless -o says otherwise; several go
                into a folder.

                Options:
                  -o FILE|DIR             where pictures go
                  --format svg|json       what is written (svg)
                  --scheme adaptive|light|dark
                                          which colours are drawn (adaptive)
                  --margin LENGTH         the room around everything (0)
                  --images DIR            where images may be read
                  --diagnostics human|short|json|github
                                          how findings are written (human)

                Example: gridpress render *.xml -o pictures/

                """
        case "check":
            return """
                Tells what is wrong with documents, and draws nothing.

                Usage: gridpress check [options] FILE…

                Options:
                  --images DIR            where images may be read
                  --diagnostics human|short|json|github
                                          how findings are written (human)

                Example: gridpress check --diagnostics github *.xml

                """
        case "reference":
            return """
                Prints the reference of the language, as Markdown.

                Usage: gridpress reference

                Example: gridpress reference > language.md

                """
        case let command?: throw UsageMistake(sentence: "There is no command “\(command)”.")
        }
    }
}
