import SwiftUI

private struct Waiting: PreviewModifier {
    static func makeSharedContext() async throws -> Int {
        try await Task.sleep(for: .seconds(3600))
        return 1
    }

    func body(content: Content, context: Int) -> some View { content }
}

#Preview("Context never comes", traits: .modifier(Waiting())) { Text("Never shown") }
