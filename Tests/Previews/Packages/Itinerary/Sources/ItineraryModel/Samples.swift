extension Journey {
    /// A journey with two changes, one of which is short.
    package static let sample = Journey([
        Leg("RE 7", .regional, from: "Potsdam", at: 812, to: "Berlin", at: 839, track: "3"),
        Leg("ICE 705", .express, from: "Berlin", at: 905, to: "Leipzig", at: 1014, track: "12", delay: 6),
        Leg("RE 3", .regional, from: "Leipzig", at: 1028, to: "Halle", at: 1052, track: "9a"),
    ])

    /// A journey in one train.
    package static let overnight = Journey([
        Leg("NJ 456", .night, from: "Berlin", at: 1851, to: "Vienna", at: 3103, track: "5")
    ])
}
