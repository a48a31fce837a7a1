extension Mistakes {
    /// Errors in layers inside views, and in modifiers around views that could be layers.
    static let layers = [
        "<Circle><overlay><Circle/><⟦document.unexpected-content: move <overlay> out of \"Circle\"⟧content><Circle/></content>"
            + "</overlay></Circle>",
        "<Circle><overlay style=\"⟦document.contradiction: both \"style\" and views⟧red\"><Circle/></overlay></Circle>",
        "<Circle><background in=\"⟦document.contradiction: both \"in\" and views⟧capsule\"><Circle/></background></Circle>",
        "<Circle><overlay style=\"⟦document.contradiction: both \"style\" and views⟧red\"><content><Circle/></content></overlay>"
            + "</Circle>",
        "<Circle><⟦document.missing-attribute: \"overlay\" is empty.⟧overlay/></Circle>",
        "<VStack><Circle/><⟦document.missing-attribute: or set \"style\"⟧overlay alignment=\"top\"/></VStack>",
        "<VStack><Circle/><⟦document.missing-attribute: Put the views of the layer into it.⟧mask/></VStack>",
        "<⟦document.missing-attribute: directly into the view that it belongs to⟧overlay><Circle/></overlay>",
        "<⟦document.missing-attribute: directly into the view that it belongs to⟧background><Circle/></background>",
        "<VStack><ForEach count=\"2\"><⟦document.missing-attribute: into <content>…</content>⟧overlay><Circle/></overlay>"
            + "</ForEach></VStack>",
        "<padding length=\"4\"><Circle/><⟦document.missing-attribute⟧overlay><Circle/></overlay></padding>",
        "<Circle><overlay><Circle/><⟦document.missing-attribute⟧overlay><Circle/></overlay></overlay></Circle>",
        "<Circle><overlay>⟦document.unexpected-content: Put it into a Text.⟧3</overlay></Circle>",
        "<Circle><overlay><content>⟦document.unexpected-content: Put it into a Text.⟧3</content></overlay></Circle>",
        "<Circle><overlay><content/><⟦document.contradiction: more than one⟧content/></overlay></Circle>",
        "<Circle><overlay ⟦document.unknown-attribute: style, in, alignment⟧padding=\"4\"><Circle/></overlay></Circle>",
        "<Circle><overlay alignment=\"⟦document.wrong-value: Did you mean \"topLeading\"?⟧topLeft\"><Circle/></overlay></Circle>",
        "<Circle><⟦document.unexpected-content: Did you mean \"overlay\"?⟧overlays><Circle/></overlays></Circle>",
        "<Circle><⟦document.unexpected-content: Use an attribute: border=\"…\".⟧border style=\"red\"/></Circle>",
        "<Circle><⟦document.unexpected-content: or put it into <overlay>.⟧Text>3</Text></Circle>",
        "<Text>a <Text>b<⟦document.unexpected-content: directly into the whole text⟧overlay><Circle/></overlay></Text></Text>",
        "<⟦document.without-effect: The text is empty.⟧Text><overlay><Circle/></overlay></Text>",
        "<Circle><overlay><⟦document.unexpected-content: Put it directly into a \"TabView\"⟧Tab title=\"One\"/></overlay></Circle>",
        "<TabView><Tab title=\"One\"><Circle/></Tab><overlay><⟦document.unexpected-content⟧Tab title=\"Two\"/></overlay></TabView>",
        "<Style name=\"a\"><⟦document.unexpected-content: Use an attribute: overlay=\"…\".⟧overlay/></Style><Circle style=\"a\"/>",
        "<Circle>" + String(repeating: "<overlay style=\"red\"/>", count: 100)
            + "<⟦document.unexpected-content: more than 100 layers⟧overlay style=\"red\"/></Circle>",
    ]
}
