// Coordinates on the Earth, which views and their data name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation

/// A latitude or a longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// The accuracy of a position, in meters.
public typealias CLLocationAccuracy = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double

/// The accuracy of the best position for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The filter that reports all movements.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The coordinate that isn't valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A position on the Earth.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate of the equator and the prime meridian.
    public init() {
        latitude = 0
        longitude = 0
    }

    /// Creates a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Returns whether the degrees of a coordinate are valid.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Returns a coordinate.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A position on the Earth with its time and its accuracy.
open class CLLocation: NSObject {
    /// The position.
    public let coordinate: CLLocationCoordinate2D
    /// The height above the sea, in meters.
    public let altitude: CLLocationDistance
    /// The accuracy of the position, in meters.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The accuracy of the height, in meters.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement, in degrees; negative if it isn't known.
    public let course: CLLocationDirection
    /// The speed, in meters per second; negative if it isn't known.
    public let speed: CLLocationSpeed
    /// The time.
    public let timestamp: Date

    /// Creates a position.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Creates a position with its accuracy and its time.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a position with its movement.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// Returns the distance to another position along a great circle of a sphere, in meters.
    open func distance(from other: CLLocation) -> CLLocationDistance {
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (first, second) = (coordinate, other.coordinate)
        let across = sin(radians(second.latitude - first.latitude) / 2)
        let along = sin(radians(second.longitude - first.longitude) / 2)
        let chord = across * across + cos(radians(first.latitude)) * cos(radians(second.latitude)) * along * along
        return 2 * 6_371_008.8 * asin(min(chord.squareRoot(), 1))
    }
}

/// A region of the Earth.
open class CLRegion: NSObject {
    /// The identifier.
    public let identifier: String
    /// A Boolean value that indicates whether entering the region is reported; it has no effect.
    open var notifyOnEntry = true
    /// A Boolean value that indicates whether leaving the region is reported; it has no effect.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A region around a position.
open class CLCircularRegion: CLRegion {
    /// The center.
    public let center: CLLocationCoordinate2D
    /// The radius, in meters.
    public let radius: CLLocationDistance

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns whether a position is in the region.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}
