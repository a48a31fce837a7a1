import GridPress

#Preview("Zeal") { Text("Zeal") }
