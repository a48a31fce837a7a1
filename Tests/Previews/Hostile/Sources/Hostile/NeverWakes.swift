import SwiftUI

private struct Sleeping: View {
    init() { Thread.sleep(forTimeInterval: 3600) }

    var body: some View { Text("Good morning") }
}

#Preview("Never wakes") { Sleeping() }
