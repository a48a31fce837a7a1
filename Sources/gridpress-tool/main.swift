import GridPressTool

ToolContext.runGridPress()
