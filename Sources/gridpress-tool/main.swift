import Foundation
import ToolCommands

ToolContext.runProcess(.all) { Browser(ProcessInfo.processInfo.environment).show($0) }
