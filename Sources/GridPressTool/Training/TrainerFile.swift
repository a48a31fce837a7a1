/// The file of the trainer's page, which is beside the tool and not inside it.
struct TrainerFile {
    /// The paths at which the file may be, the preferred one first.
    let places: [String]

    /// The maximum number of bytes in a file.
    private static let limit = 4 << 20

    /// Returns the page.
    ///
    /// - Throws: A ``ToolFailure`` if none of the paths has a file.
    func read() throws -> String {
        for place in places {
            if case .bytes(let bytes)? = try? RegularFile.read(place, atMost: Self.limit) {
                return String(decoding: bytes, as: UTF8.self)
            }
        }
        throw ToolFailure(
            exit: .noInput,
            message: "The page of the trainer is missing. Expected \"\(places[0].shown)\".",
            advice: "Install the tool with its folder \"share\", or name a checkout in GRIDPRESS_PACKAGE."
        )
    }
}

extension TrainerFile {
    /// Creates the file of the current program: an installed one, or the one in a checkout of GridPress.
    init(environment: [String: String]) {
        let installed = GridPressPlace.prefix + "/share/gridpress/trainer.html"
        let checkout = GridPressPlace.folder(chosen: nil, dependency: nil, environment: environment)
        places = [installed] + [checkout].compactMap { $0.map { $0 + "/Trainer/trainer.html" } }
    }
}
