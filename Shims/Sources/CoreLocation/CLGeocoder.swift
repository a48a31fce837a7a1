/// A search for addresses and their positions, which finds nothing.
open class CLGeocoder: NSObject {
    /// A closure for the result of a search.
    public typealias Handler = ([CLPlacemark]?, (any Error)?) -> Void

    /// A Boolean value that indicates whether a search is in progress; always `false`.
    open var isGeocoding: Bool { false }

    /// Creates a search.
    public override init() { super.init() }

    /// Passes the error of a missing network to the closure.
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping Handler) {
        completionHandler(nil, CLError(.network))
    }

    /// Passes the error of a missing network to the closure.
    open func geocodeAddressString(_ address: String, completionHandler: @escaping Handler) {
        completionHandler(nil, CLError(.network))
    }

    /// Finds nothing.
    ///
    /// - Throws: The error of a missing network.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Finds nothing.
    ///
    /// - Throws: The error of a missing network.
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { throw CLError(.network) }

    /// Has no effect: no search is in progress.
    open func cancelGeocode() {}
}

/// A place with its address.
///
/// It never exists here.
open class CLPlacemark: NSObject {
    init(location: CLLocation?) { self.location = location }

    /// The position.
    public let location: CLLocation?
    /// The name.
    open var name: String? { nil }
    /// The city.
    open var locality: String? { nil }
    /// The part of the city.
    open var subLocality: String? { nil }
    /// The state.
    open var administrativeArea: String? { nil }
    /// The county.
    open var subAdministrativeArea: String? { nil }
    /// The postal code.
    open var postalCode: String? { nil }
    /// The country.
    open var country: String? { nil }
    /// The code of the country.
    open var isoCountryCode: String? { nil }
    /// The street.
    open var thoroughfare: String? { nil }
    /// The number in the street.
    open var subThoroughfare: String? { nil }
    /// The time zone.
    open var timeZone: TimeZone? { nil }
}
