extension ElementRule {
    /// Views that depend on a device.
    static let devices: [ElementRule] = [
        ElementRule(
            "AutoRotatingView",
            "Rotates its content with the orientation of the device, and fills the available space.",
            Parameter("allowed", .orientations, "The orientations that the content can rotate to.", or: "all"),
            Parameter("isOn", .truth, "Whether the content rotates.", or: "true"), .views
        ) { allowed, isOn, views in AutoRotatingView(allowed, isOn: isOn) { views } },
        ElementRule(
            "TabMenu", "A tab bar, which fills the icons and names of its items with styles.",
            Parameter("selection", .selection, "The `tab` of the selected item.", or: ""),
            Parameter("selected", .style, "The style of the selected item.", or: "tint"),
            Parameter("unselected", .style, "The style of the other items.", or: "secondary"),
            Parameter(
                "isShowingName", .truth,
                "Whether names are shown. By default, names are shown if at least one item has a name."), .views
        ) { selection, selected, unselected, isShowingName, views in
            ListedTabMenu(selection: selection, isShowingName: isShowingName, items: views) { isSelected in
                Rectangle().fill(isSelected ? selected : unselected)
            }
        },
        ElementRule(
            "TabMenuItem",
            "An item of a tab menu. The content is the icon. Only the opacity of the icon has an effect, not its "
                + "colors.", Parameter("tab", .tag, "The value that identifies the item in `selection`.", or: ""),
            Parameter("name", .text, "The name below the icon."), .views
        ) { tab, name, views in
            Color.clear.tabMenuItem(TabMenuItem(icon: AnyView(ZStack { views }), name: name, tab: tab))
        }.inside("TabMenu"),
        ElementRule(
            "WidgetDemoFrame", "A widget as it appears on the home screen of a device.",
            Parameter.needed("size", .widgetSize, "The size of the widget."),
            Parameter("cornerRadius", .size, "The corner radius on the home screen, in points.", or: "20"),
            Parameter(
                "isMinimum", .truth, "Whether to use the smallest size that the widget has on any device.", or: "false"),
            .views
        ) { size, radius, isMinimum, views in
            if isMinimum {
                WidgetDemoFrame.minimumSize(size, cornerRadius: radius) { _, _ in views }
            } else {
                WidgetDemoFrame(size, cornerRadius: radius) { _, _ in views }
            }
        },
        ElementRule(
            "DeviceFrame", "Draws a device or a window around views. The views are in the safe area of the screen.",
            Parameter("device", .frameDevice, "The device or the window.", or: "phone"),
            Parameter("model", .device, "The model of a device. Use it instead of `device`."),
            Parameter(
                "orientation", .frameOrientation,
                "The orientation of the device. Has no effect on browsers and windows.", or: "portrait"),
            Parameter("screenWidth", .size, "The width of the screen, in points. By default, the width of the device."),
            Parameter(
                "screenHeight", .size, "The height of the screen, in points. By default, the height of the device."),
            Parameter("scale", .number, "The scale factor of the drawing, including the frame.", or: "1"),
            Parameter("title", .text, "The title of the window or of the page in the browser.", or: ""),
            Parameter("address", .text, "The address of the page in the browser.", or: ""), .views
        ) { device, model, orientation, width, height, scale, title, address, views in
            let framed = model.map { FramedDevice($0) } ?? device.framed(title: title, address: address)
            let screen = framed.screenSize(in: orientation)
            DeviceFrame(
                framed, orientation: orientation,
                screen: CGSize(width: width ?? screen.width, height: height ?? screen.height), scale: CGFloat(scale)
            ) { views }
        }.with(.oneOf("device", "model")),
        ElementRule(
            "AccessoryInlineImage",
            "An image in the color of the adjacent text, scaled to fit an inline widget. A system symbol keeps its "
                + "size.", Parameter("name", .text, "The name of the image file, with or without its extension."),
            Parameter("systemName", .text, "The name of a system symbol.")
        ) { name, symbol in
            if let symbol { AccessoryInlineImage(systemName: symbol) } else { AccessoryInlineImage(name ?? "") }
        }.with(.oneOf("name", "systemName"), .any(of: "name", "systemName")),
        ElementRule(
            "FlippingView", "A view with a front and a back. One side is visible.",
            Parameter("axis", .flipAxis, "The axis along which the view flips.", or: "horizontal"),
            Parameter("flips", .count, "The number of flips. After an odd number, the back is visible.", or: "0"),
            .slot("front", "The views on the front side. Required."),
            .slot("back", "The views on the back side. Required.")
        ) { axis, flips, front, back in
            FlippingView(axis, flips: .constant(flips)) {
                front
            } back: {
                back
            }
        }.with(.needs("front"), .needs("back")),
    ]
}
