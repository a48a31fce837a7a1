import Foundation
import GridPressFindings
import GridPressProperties
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    private func digest(_ pieces: String...) -> String {
        var digest = SHA256()
        for piece in pieces { digest.update(piece) }
        #expect(digest.hexadecimal == digest.digest().map { String(format: "%02x", $0) }.joined())
        return digest.hexadecimal
    }

    @Test(
        "digests the examples of its standard",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
    )
    func examples(text: String, expected: String) {
        #expect(digest(text) == expected)
    }

    @Test("digests the example of its standard with a million letters", .enabled(if: Rounds.isThorough))
    func longExample() {
        let text = String(repeating: "a", count: 1_000_000)
        #expect(digest(text) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("gives the same for bytes in pieces, wherever they are cut")
    func pieces() {
        let text = String(repeating: "0123456789", count: 20)
        let whole = digest(text)
        forEach(0...text.count) { cut, check in
            check.equal(digest(String(text.prefix(cut)), String(text.dropFirst(cut))), whole)
        }
    }

    @Test("pads every length around a block", arguments: 50...70)
    func padding(length: Int) {
        // Two ways of adding data must agree, and similar texts must differ.
        let text = String(repeating: "x", count: length)
        #expect(digest(text) == digest("x", String(text.dropFirst())))
        #expect(digest(text) != digest(text + "x"))
    }
}
