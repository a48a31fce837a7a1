ToolContext.runProcess(.all) { Browser(ProcessInfo.processInfo.environment).show($0) }
