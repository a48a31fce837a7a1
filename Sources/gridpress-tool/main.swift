import Foundation

// A closed pipe causes an error in the write call instead of a signal.
signal(SIGPIPE, SIG_IGN)
StandardStream.fillGaps()
exit(Tool(context: .process).run(Array(CommandLine.arguments.dropFirst())).rawValue)
