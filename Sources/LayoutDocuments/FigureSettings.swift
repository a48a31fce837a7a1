import GridPress

/// The settings for drawing the figures of a document, besides those that it has.
package struct FigureSettings: Sendable {
    /// The folder of images; `nil` for none.
    package var imageFolder: URL?
    /// The measurer of texts; `nil` for the standard one.
    package var textMeasurer: (any TextMeasuring)?
    /// The width; `nil` for the width of the document.
    package var width: CGFloat?
    /// Whether drawings record the steps that lead to each frame.
    package var explainsLayout = false
    /// The device or the window around each figure; `nil` for none.
    package var device: FrameDevice?
    /// The way in which the device is held.
    package var orientation = InterfaceOrientation.portrait

    /// Creates settings that change nothing.
    package init() {}
}

extension LayoutDocument {
    /// Returns the figure with some settings, and a comparison as the figure of both figures in a scheme; `nil` if a
    /// mistake keeps the document from being drawn.
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
    /// On a device, the views are as large as its screen, and the width and height of the figure have no effect.
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
