/// The permission to read the position.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The person hasn't decided.
    case notDetermined
    /// The program may not ask.
    case restricted
    /// The person has refused.
    case denied
    /// The program may always read the position.
    case authorizedAlways
    /// The program may read the position while it is used.
    case authorizedWhenInUse
}

/// The accuracy that a program may read.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The exact position.
    case fullAccuracy
    /// A position within some kilometers.
    case reducedAccuracy
}

/// The kind of movement.
public enum CLActivityType: Int, Sendable {
    /// Another kind.
    case other = 1
    /// Driving.
    case automotiveNavigation
    /// Walking and running.
    case fitness
    /// Other vehicles.
    case otherNavigation
    /// Flying.
    case airborne
}

/// An error of a position.
public struct CLError: Error, Sendable {
    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// The position isn't known.
        case locationUnknown
        /// The permission was refused.
        case denied
        /// The network isn't available.
        case network
        /// The direction isn't known.
        case headingFailure
        /// The permission to watch regions was refused.
        case regionMonitoringDenied
        /// A region can't be watched.
        case regionMonitoringFailure
        /// An address has no position.
        case geocodeFoundNoResult = 8
        /// An address has several positions.
        case geocodeFoundPartialResult
        /// The search for an address was canceled.
        case geocodeCanceled
    }

    /// The cause.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The cause of an unknown position.
    public static var locationUnknown: Code { .locationUnknown }
    /// The cause of a refused permission.
    public static var denied: Code { .denied }
    /// The cause of a missing network.
    public static var network: Code { .network }
    /// The cause of an unknown direction.
    public static var headingFailure: Code { .headingFailure }
    /// The cause of a search without a result.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// The cause of a canceled search.
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// A reader of the position, which never knows it.
open class CLLocationManager: NSObject {
    /// The delegate, which is never called.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The accuracy that is asked for.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The smallest movement that is reported.
    open var distanceFilter = kCLDistanceFilterNone
    /// The kind of movement.
    open var activityType = CLActivityType.other
    /// A Boolean value that indicates whether the position is read in the background.
    open var allowsBackgroundLocationUpdates = false
    /// A Boolean value that indicates whether reading pauses.
    open var pausesLocationUpdatesAutomatically = true
    /// A Boolean value that indicates whether reading in the background is shown.
    open var showsBackgroundLocationIndicator = false
    /// The last position; always `nil`.
    open var location: CLLocation? { nil }
    /// The last direction; always `nil`.
    open var heading: CLHeading? { nil }
    /// The permission; never decided.
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    /// The accuracy that may be read.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Creates a reader.
    public override init() { super.init() }

    /// Returns the permission; never decided.
    open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }

    /// Returns whether positions can be read; always `false`.
    open class func locationServicesEnabled() -> Bool { false }

    /// Returns whether directions can be read; always `false`.
    open class func headingAvailable() -> Bool { false }

    /// Returns whether regions can be watched; always `false`.
    open class func isMonitoringAvailable(for type: AnyClass) -> Bool { false }

    /// Has no effect: there is no permission.
    open func requestWhenInUseAuthorization() {}

    /// Has no effect: there is no permission.
    open func requestAlwaysAuthorization() {}

    /// Has no effect: the position isn't known.
    open func requestLocation() {}

    /// Has no effect: the position isn't known.
    open func startUpdatingLocation() {}

    /// Has no effect: the position isn't known.
    open func stopUpdatingLocation() {}

    /// Has no effect: the direction isn't known.
    open func startUpdatingHeading() {}

    /// Has no effect: the direction isn't known.
    open func stopUpdatingHeading() {}

    /// Has no effect: the position isn't known.
    open func startMonitoringSignificantLocationChanges() {}

    /// Has no effect: the position isn't known.
    open func stopMonitoringSignificantLocationChanges() {}

    /// Has no effect: the position isn't known.
    open func startMonitoring(for region: CLRegion) {}

    /// Has no effect: the position isn't known.
    open func stopMonitoring(for region: CLRegion) {}
}

/// The direction of a device.
///
/// It never exists here.
open class CLHeading: NSObject {
    private override init() {}

    /// The direction from the magnetic north pole, in degrees.
    open var magneticHeading: CLLocationDirection { 0 }
    /// The direction from the north pole, in degrees.
    open var trueHeading: CLLocationDirection { 0 }
    /// The accuracy, in degrees.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// A delegate of a reader of the position, which is never called.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Responds to new positions.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Responds to a new direction.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading)

    /// Responds to an error.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// Responds to a changed permission.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// Responds to a changed permission: an older form.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// Responds to a region that is entered.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// Responds to a region that is left.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}

    /// Does nothing.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

extension CLError.Code {
    /// Returns whether an error has this cause.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
