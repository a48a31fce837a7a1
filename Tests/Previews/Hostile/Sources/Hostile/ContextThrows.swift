import SwiftUI

private struct Failing: PreviewModifier {
    struct NoServer: LocalizedError {
        var errorDescription: String? { "The server of the sample data can't be reached." }
    }

    static func makeSharedContext() async throws -> Int { throw NoServer() }

    func body(content: Content, context: Int) -> some View { content }
}

#Preview("Context throws", traits: .modifier(Failing())) { Text("Never shown") }
