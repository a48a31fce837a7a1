/// A format of `gridpress render`: a native one, or one that an external program converts SVG to.
enum PictureFormat: RawRepresentable, CaseIterable {
    case drawn(RenderSettings.Format)
    case converted(PictureConversion.Format)

    static let allCases =
        RenderSettings.Format.allCases.map(Self.drawn) + PictureConversion.Format.allCases.map(Self.converted)

    init?(rawValue: String) {
        guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = format
    }

    var rawValue: String {
        switch self {
        case .drawn(let format): format.rawValue
        case .converted(let format): format.rawValue
        }
    }
}
