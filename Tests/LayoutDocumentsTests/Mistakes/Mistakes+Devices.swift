extension Mistakes {
    /// Errors in devices, orientations, menus and widgets.
    static let devices = [
        "<AutoRotatingView allowed=\"⟦document.wrong-value: Use orientations separated by commas⟧portrait,landscape\"/>",
        "<Circle supportedOrientations=\"⟦document.wrong-value: with commas.⟧portrait landscapeLeft\"/>",
        "<Circle deviceOrientation=\"⟦document.wrong-value: portraitUpsideDown, flat⟧faceUp\"/>",
        "<Circle interfaceOrientation=\"⟦document.wrong-value⟧flat\"/>",
        "<Circle device=\"⟦document.wrong-value: Did you mean \"iPhone14\"?⟧iPhone 14\"/>",
        "<TabMenu selection=\"⟦document.unknown-selection⟧map\"><TabMenuItem tab=\"list\"><Circle/></TabMenuItem></TabMenu>",
        "<HStack><⟦document.unexpected-content: Put it directly into a \"TabMenu\"⟧TabMenuItem/></HStack>",
        "<⟦document.missing-attribute: \"WidgetDemoFrame\" requires \"size\".⟧WidgetDemoFrame><Circle/></WidgetDemoFrame>",
        "<WidgetDemoFrame size=\"⟦document.wrong-value: one of small, medium⟧systemSmall\"/>",
        "<WidgetRelativeShape family=\"⟦document.wrong-value: one of systemSmall⟧small\"/>",
        "<ContainerRelativeShape fill=\"red\" lineWidth=\"⟦document.without-effect⟧2\"/>",
        "<Circle containerShape=\"⟦document.wrong-value: containerRelative, or rect(8)⟧square\"/>",
        "<⟦document.missing-attribute: \"<back>\" is missing.⟧FlippingView><front><Circle/></front></FlippingView>",
        "<FlippingView flips=\"⟦document.wrong-value⟧-1\"><front><Circle/></front><back><Circle/></back></FlippingView>",
        "<rotation3DEffect angle=\"90\" backsideFlip=\"⟦document.wrong-value: Did you mean \"automatic\"?⟧auto\">"
            + "<Circle/></rotation3DEffect>",
        "<⟦document.missing-attribute: \"name\" or \"systemName\" is missing.⟧AccessoryInlineImage/>",
        "<AccessoryInlineImage name=\"a\" systemName=\"⟦document.contradiction: Use only one of them.⟧b\"/>",
    ]
}
