/// A time of a day in minutes.
public struct ClockTime: Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The minutes since midnight.
    public var minutes: Int

    /// A time of hours and minutes, such as 18 51.
    public init(_ hours: Int, _ minutes: Int) { self.minutes = hours * 60 + minutes }

    /// A time written as four digits, such as 1851.
    public init(integerLiteral value: Int) { self.init(value / 100, value % 100) }

    /// Returns whether a time is before another one.
    public static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }

    /// Returns the minutes between two times.
    public static func - (left: ClockTime, right: ClockTime) -> Int { left.minutes - right.minutes }
}

extension ClockTime: CustomStringConvertible {
    /// The time as people write it, such as 18:51.
    public var description: String {
        let hours = minutes / 60 % 24
        let rest = minutes % 60
        return "\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }
}

/// A ride in one train.
public struct Leg: Identifiable, Hashable, Sendable {
    /// The kind of a train.
    public enum Service: String, CaseIterable, Sendable {
        /// A fast train between cities.
        case express
        /// A train that stops everywhere.
        case regional
        /// A train with beds.
        case night
    }

    /// The number of the train.
    public let id: String
    /// The kind of the train.
    public var service: Service
    /// The first station.
    public var origin: String
    /// The last station.
    public var destination: String
    /// The time at the first station.
    public var departure: ClockTime
    /// The time at the last station.
    public var arrival: ClockTime
    /// The minutes by which the train is late.
    public var delay: Int
    /// The track at the first station.
    public var track: String

    /// A ride in one train.
    public init(
        _ id: String,
        _ service: Service,
        from origin: String,
        at departure: ClockTime,
        to destination: String,
        at arrival: ClockTime,
        track: String,
        delay: Int = 0
    ) {
        self.id = id
        self.service = service
        self.origin = origin
        self.departure = departure
        self.destination = destination
        self.arrival = arrival
        self.track = track
        self.delay = delay
    }

    /// The length of the ride in minutes.
    public var duration: Int { arrival - departure }
}

/// Rides one after another.
public struct Journey: Hashable, Sendable {
    /// The rides in order.
    public var legs: [Leg]

    /// A journey of rides.
    public init(_ legs: [Leg]) { self.legs = legs }

    /// The minutes between the rides.
    public var changes: [Int] { zip(legs, legs.dropFirst()).map { $1.departure - $0.arrival - $0.delay } }

    /// The time from the first to the last station in minutes.
    public var duration: Int {
        guard let first = legs.first, let last = legs.last else { return 0 }
        return last.arrival - first.departure
    }
}
