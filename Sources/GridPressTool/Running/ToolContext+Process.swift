extension ToolContext {
    /// Runs `gridpress` with the arguments of this process, and ends the process.
    package static func runGridPress() -> Never {
        runProcess(.all) { Browser(ProcessInfo.processInfo.environment).show($0) }
    }
}
