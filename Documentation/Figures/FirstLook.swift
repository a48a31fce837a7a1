// The first figure of the README: code, the failure of a test, and the view of the code on two screens.

import GridPress

struct Rooms: View {
    var body: some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 150))],
            spacing: 12
        ) {
            ForEach(Room.all) { RoomCard(room: $0) }
        }
        .padding(16)
    }
}

extension Rooms {
    /// The code above, which a test compares with it.
    static let code = """
        struct Rooms: View {
            var body: some View {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 150))],
                    spacing: 12
                ) {
                    ForEach(Room.all) { RoomCard(room: $0) }
                }
                .padding(16)
            }
        }
        """
}

struct Room: Identifiable {
    let id: String
    let seats: Int
    let isFree: Bool
    let color: Color

    static let all = [
        Room(id: "Fjord", seats: 12, isFree: true, color: .teal),
        Room(id: "Birch", seats: 4, isFree: true, color: .green),
        Room(id: "Ember", seats: 8, isFree: false, color: .orange),
        Room(id: "Dune", seats: 6, isFree: true, color: .yellow),
        Room(id: "Heath", seats: 2, isFree: false, color: .purple),
        Room(id: "Reef", seats: 10, isFree: true, color: .blue),
        Room(id: "Moss", seats: 3, isFree: true, color: .mint),
        Room(id: "Clay", seats: 16, isFree: false, color: .brown),
    ]
}

struct RoomCard: View {
    let room: Room

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .top) {
                Circle().fill(room.color.gradient).frame(width: 34, height: 34)
                Spacer()
                Circle().fill(room.isFree ? .green : .red).frame(width: 9, height: 9)
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(room.id).font(.headline)
                Text("\(room.seats) seats").font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(14)
        .background(Color(.tertiarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
    }
}

struct RoomsScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Rooms").font(.largeTitle.bold()).padding(.horizontal, 16).padding(.top, 8)
            Rooms()
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground))
    }
}

struct FirstLook: View {
    var body: some View {
        HStack(alignment: .bottom, spacing: 18) {
            VStack(spacing: 14) {
                DarkCard { SwiftCode(Rooms.code) }
                DarkCard { FailedTest() }
            }
            DeviceFrame(.phone, screen: CGSize(width: 390, height: 740), scale: 0.42) { RoomsScreen() }
            DeviceFrame(
                .browser(title: "Rooms", address: "rooms.example"),
                screen: CGSize(width: 530, height: 480),
                scale: 0.375
            ) { RoomsScreen() }
        }
        .frame(width: 830)
    }
}

/// Code or output on a card that is dark in both color schemes.
struct DarkCard<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content
            .font(.system(size: 11, design: .monospaced))
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 17)
            .padding(.vertical, 16)
            .background(CodeColor.card, in: RoundedRectangle(cornerRadius: 14))
            .overlay(RoundedRectangle(cornerRadius: 14).strokeBorder(CodeColor.edge))
    }
}

struct FailedTest: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            HStack(spacing: 6) {
                Image(systemName: "xmark").font(.system(size: 9, weight: .bold))
                Text("Test rooms() recorded an issue at RoomsTests.swift:8:9")
            }
            .foregroundStyle(CodeColor.failure)
            Text("  The snapshot differs from its golden file.").foregroundStyle(CodeColor.quiet)
            Text("    the grid: spacing 12 → 16 (+4)").foregroundStyle(CodeColor.text)
            Text("    rows 2–4 of the grid moved").foregroundStyle(CodeColor.quiet)
        }
    }
}

/// Lines of Swift with colored keywords, types and numbers.
struct SwiftCode: View {
    let lines: [Substring]

    init(_ code: String) { lines = code.split(separator: "\n", omittingEmptySubsequences: false) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(lines.indices, id: \.self) { line(lines[$0]) }
        }
    }

    private func line(_ line: Substring) -> Text {
        var rest = line
        var text = Text("")
        while let first = rest.first {
            let isWord = first.isLetter || first.isNumber
            let word = rest.prefix { ($0.isLetter || $0.isNumber) == isWord }
            text = text + Text(word).foregroundColor(color(of: word))
            rest.removeFirst(word.count)
        }
        return text
    }

    private func color(of word: Substring) -> Color {
        if ["struct", "var", "some"].contains(word) { return CodeColor.keyword }
        if word.first!.isNumber { return CodeColor.number }
        return word.first!.isUppercase ? CodeColor.type : CodeColor.text
    }
}

enum CodeColor {
    static let card = Color(red: 0.082, green: 0.094, blue: 0.114)
    static let edge = Color(red: 0.153, green: 0.173, blue: 0.204)
    static let text = Color(red: 0.906, green: 0.918, blue: 0.933)
    static let quiet = Color(red: 0.596, green: 0.635, blue: 0.69)
    static let keyword = Color(red: 1, green: 0.478, blue: 0.698)
    static let type = Color(red: 0.51, green: 0.83, blue: 0.87)
    static let number = Color(red: 0.82, green: 0.75, blue: 0.41)
    static let failure = Color(red: 1, green: 0.42, blue: 0.41)
}
