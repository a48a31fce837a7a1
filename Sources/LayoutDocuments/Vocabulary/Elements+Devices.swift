import GridPress

extension ElementRule {
    /// What depends on a device.
    static let devices: [ElementRule] = [
        ElementRule(
            "AutoRotatingView",
            "Views that turn as the device is held, in all the room there is.",
            Parameter("allowed", .orientations, "The ways that they may turn.", or: "all"),
            Parameter("isOn", .truth, "Whether they turn at all.", or: "true"),
            .views
        ) { allowed, isOn, views in
            AutoRotatingView(allowed, isOn: isOn) { views }
        },
        ElementRule(
            "TabMenu",
            "A bar of icons and names, cut out of paint.",
            Parameter("selection", .selection, "The tag of the item that is selected.", or: ""),
            Parameter("selected", .style, "What the selected item is painted with.", or: "tint"),
            Parameter("unselected", .style, "What the others are painted with.", or: "secondary"),
            Parameter("isShowingName", .truth, "Whether names are shown; if there are any, where it is left out."),
            .views
        ) { selection, selected, unselected, isShowingName, views in
            ListedTabMenu(selection: selection, isShowingName: isShowingName, items: views) { isSelected in
                Rectangle().fill(isSelected ? selected : unselected)
            }
        },
        ElementRule(
            "TabMenuItem",
            "The icon of a tab, of which only the outlines count.",
            Parameter("tab", .tag, "The item's name for `selection`.", or: ""),
            Parameter("name", .text, "What stands below it."),
            .views
        ) { tab, name, views in
            Color.clear.tabMenuItem(TabMenuItem(icon: AnyView(ZStack { views }), name: name, tab: tab))
        }
        .inside("TabMenu"),
        ElementRule(
            "WidgetDemoFrame",
            "A widget as it looks on the home screen of a device.",
            Parameter.needed("size", .widgetSize, "Which size it has."),
            Parameter("cornerRadius", .size, "The radius of its corners on the home screen.", or: "20"),
            Parameter("isMinimum", .truth, "Whether it is as small as on any device.", or: "false"),
            .views
        ) { size, radius, isMinimum, views in
            if isMinimum {
                WidgetDemoFrame.minimumSize(size, cornerRadius: radius) { _, _ in views }
            } else {
                WidgetDemoFrame(size, cornerRadius: radius) { _, _ in views }
            }
        },
        ElementRule(
            "AccessoryInlineImage",
            "An image in the colour of the words beside it, as high as an inline widget.",
            Parameter("name", .text, "The name of the file, with or without its extension."),
            Parameter("systemName", .text, "The name of the symbol.")
        ) { name, symbol in
            if let symbol {
                AccessoryInlineImage(systemName: symbol)
            } else {
                AccessoryInlineImage(name ?? "")
            }
        }
        .with(.oneOf("name", "systemName"), .any(of: "name", "systemName")),
        ElementRule(
            "FlippingView",
            "A view with two sides, of which one is seen.",
            Parameter("axis", .flipAxis, "Whether it flips from side to side or from top to bottom.", or: "horizontal"),
            Parameter("flips", .count, "How often it was flipped.", or: "0"),
            .slot("front", "Views on its front."),
            .slot("back", "Views on its back.")
        ) { axis, flips, front, back in
            FlippingView(axis, flips: .constant(flips)) {
                front
            } back: {
                back
            }
        }
        .with(.needs("front"), .needs("back")),
    ]
}
