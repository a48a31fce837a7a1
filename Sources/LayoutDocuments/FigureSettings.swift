/// Settings for drawing the figures of a document, in addition to the settings of the document.
package struct FigureSettings: Sendable {
    /// The folder of images; `nil` for none.
    package var imageFolder: URL?
    /// The text measurer; `nil` for the standard one.
    package var textMeasurer: (any TextMeasuring)?
    /// The width in points; `nil` for the width of the document.
    package var width: CGFloat?
    /// Whether drawings record a layout trace of each frame.
    package var explainsLayout = false
    /// The device or the window around each figure; `nil` for none.
    package var device: FrameDevice?
    /// The orientation of the device.
    package var orientation = InterfaceOrientation.portrait

    /// Creates settings that change nothing.
    package init() {}
}

extension LayoutDocument {
    /// Returns the figure with some settings.
    ///
    /// A comparison becomes a figure of both figures.
    ///
    /// - Parameters:
    ///   - settings: The settings for drawing.
    ///   - scheme: The color scheme, which comparisons need to find differences.
    /// - Returns: The figure; `nil` if the document has errors.
    package func figure(_ settings: FigureSettings, scheme: Figure.Scheme) -> Figure? {
        switch root {
        case .figure(let element): element.figure(settings)
        case .comparison(let element): element.figure(settings, scheme)
        case .states(let element): element.figure(settings)
        case nil: nil
        }
    }
}

extension FigureElement {
    /// Returns the figure with some settings.
    ///
    /// On a device, the views fill its screen, and the width and height of the figure have no effect.
    func figure(_ settings: FigureSettings = FigureSettings()) -> Figure {
        var figure =
            if let device = settings.device {
                Figure(title, description: description, caption: caption) {
                    DeviceFrame(device.framed(title: title, address: ""), orientation: settings.orientation) {
                        if views.views.count == 1 { views } else { VStack { views } }
                    }
                }
            } else {
                Figure(title, description: description, caption: caption, width: width, height: height) { views }
            }
        figure.imageFolder = settings.imageFolder
        if let measurer = settings.textMeasurer { figure.body.textMeasurer = measurer }
        figure.explainsLayout = settings.explainsLayout
        if settings.device == nil, let width = settings.width { figure.width = width }
        return figure
    }
}
