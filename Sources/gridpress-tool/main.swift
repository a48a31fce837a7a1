import Foundation

// A pipe that nobody reads any more is an error of the call that writes.
signal(SIGPIPE, SIG_IGN)
StandardStream.fillGaps()
exit(Tool(context: .process).run(Array(CommandLine.arguments.dropFirst())).rawValue)
