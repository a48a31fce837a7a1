import Dispatch
import GridPress

/// A failed expectation.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

nonisolated func require(_ holds: Bool, _ sentence: String) throws {
    guard holds else { throw Failure(description: "Not so: \(sentence)") }
    print("  \(sentence)")
}

/// A key whose value only the main queue has.
///
/// On Linux, this queue isn't bound to a thread.
nonisolated let mainMark = DispatchSpecificKey<Void>()

/// Draws a figure of nonisolated views, outside of the main actor.
///
/// Returns `nil` on the main queue.
nonisolated func drawAnywhere(_ index: Int) -> String? {
    guard DispatchQueue.getSpecific(key: mainMark) == nil else { return nil }
    let figure = Figure("Flag \(index)") {
        VStack {
            Flag(width: CGFloat(30 + index)); Text("Flag").padding()
        }
    }
    return try? figure.svg()
}

/// Draws a figure of the main actor outside of it, and returns the error.
nonisolated func drawElsewhere(_ figure: sending Figure) -> FigureError? {
    do throws(FigureError) {
        _ = try figure.svg()
        return nil
    } catch {
        return error
    }
}

/// Creates a figure outside of the main actor that holds a view of the main actor.
nonisolated func figure(of card: TripCard) -> Figure { Figure("Trip") { card } }

/// Nonisolated figures that tasks share.
nonisolated enum Cards {
    static let card = Figure("Card") { Text("Hello") }
}

/// Figures of the main actor that tasks share.
@MainActor enum TripCards {
    static let card = Figure("Trip") { TripCard() }
}

@main
struct Program {
    static func main() async throws {
        let name = CommandLine.arguments[0].split(separator: "/").last ?? ""
        print(name)
        DispatchQueue.main.setSpecific(key: mainMark, value: ())
        try await drawOnMainActor()
        try await drawFromElsewhere()
        try await drawEverywhere()
        try await drawShared()
    }

    @MainActor static func drawOnMainActor() async throws {
        let svg = try drawNow()
        try require(svg.contains("Harbour, 3 stops"), "A figure of main-actor state is drawn on the main actor.")
        let again = try await Figure("Trip") { TripCard() }.svg()
        try require(again == svg, "Asynchronously it is the same picture.")
        let shelf = try await Figure("Shelf", width: 300, height: 300) { shelves() }.svg()
        try require(shelf.contains("Heath"), "State of the main actor that changes when a view appears is drawn too.")
        let previews = try await Figure("Trip") { TripCard_Previews.previews }.svg()
        try require(previews == svg, "The preview shows the same.")
    }

    @MainActor static func drawNow() throws -> String { try Figure("Trip") { TripCard() }.svg() }

    nonisolated static func drawFromElsewhere() async throws {
        let card = await TripCard()
        let svg = try await Task.detached {
            // The figure is created here, and drawn on the main actor.
            let trip = figure(of: card)
            return try await trip.svg()
        }
        .value
        try require(svg.contains("Harbour, 3 stops"), "A figure goes to the main actor by itself.")

        let error = await Task.detached { drawElsewhere(figure(of: card)) }.value
        try require(
            error == .belongsToMainActor(type: "TripCard"),
            "Elsewhere, at once, it is an error that names the view: \(error.map { "\($0)" } ?? "none")"
        )
    }

    nonisolated static func drawEverywhere() async throws {
        let pictures = await withTaskGroup(of: (Int, String?).self) { group in
            for index in 0..<24 { group.addTask { (index, drawAnywhere(index)) } }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        try require(
            pictures.count == 24 && pictures.values.allSatisfy { $0.contains("<svg") },
            "Views that belong to no actor are drawn at once, away from the main actor."
        )
    }

    nonisolated static func drawShared() async throws {
        let pictures = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<24 { group.addTask { drawCard() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        try require(
            pictures.count == 24 && Set(pictures).count == 1 && pictures[0]?.contains("Hello") == true,
            "A figure in a static constant is drawn in many tasks at once."
        )
        let trip = await TripCards.card
        let svg = try await trip.svg()
        try require(svg.contains("Harbour, 3 stops"), "A shared figure of the main actor is drawn there.")
        let error = await Task.detached { drawElsewhere(trip) }.value
        // In Swift 5 mode with the main actor as the default, initializers of static constants have no isolation.
        try require(
            error == .createdOnMainActor || error == .belongsToMainActor(type: "TripCard"),
            "It is an error elsewhere."
        )
    }

    /// Draws the shared card synchronously, in the caller's isolation.
    nonisolated private static func drawCard() -> String? { try? Cards.card.svg() }
}
