import SwiftUI

/// A view that starts a process which keeps all open files.
private struct Parent: View {
    private let result: Int32

    init() {
        var child: pid_t = 0
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("600"), nil]
        result = posix_spawn(&child, "/bin/sleep", nil, nil, words, nil)
        for case let word? in words { free(word) }
    }

    var body: some View { GoodSign(result == 0 ? "Left a child" : "No child") }
}

#Preview("Leaves a child", traits: .sizeThatFitsLayout) { Parent() }
