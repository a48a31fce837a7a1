import SwiftUI

@_silgen_name("fork") private func forkProcess() -> Int32

private struct Forking: View {
    private let process: Int32

    init() { process = forkProcess() }

    var body: some View { GoodSign(process == 0 ? "In the copy" : "In the original") }
}

#Preview("Forks itself", traits: .sizeThatFitsLayout) { Forking() }
