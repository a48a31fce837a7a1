import SwiftUI

private struct Wanderer: View {
    init() { _ = FileManager.default.changeCurrentDirectoryPath("/") }

    var body: some View { GoodSign("Now in \(FileManager.default.currentDirectoryPath)") }
}

#Preview("Changes the directory", traits: .sizeThatFitsLayout) { Wanderer() }
