/// Documents with a mark at each error, grouped by topic.
enum Mistakes {
    /// All documents, in the order of the files.
    static let all =
        files + elements + contents + attributes + modifiers + values + numbers + names + repetitions + selections
        + places + layers + grids + flows + drawings + images + devices

    /// Files that can't be read.
    static let files = [
        "⟦xml.compressed: Decompress it⟧\u{E01F}\u{E08B}\u{E008}",
        "⟦xml.invalid-encoding: UTF-16⟧\u{E0FF}\u{E0FE}<",
        "⟦xml.invalid-encoding: UTF-32⟧\u{E0FF}\u{E0FE}\u{E000}\u{E000}<",
        "⟦xml.invalid-encoding: UTF-32⟧\u{E000}\u{E000}\u{E000}<",
        "⟦xml.invalid-encoding: UTF-16⟧<\u{E000}F\u{E000}",
        "<?xml version='1.0' encoding = '⟦document.declared-encoding: declares the encoding \"ISO-8859-1\"⟧ISO-8859-1'?><Figure/>",
        "<?xml version='1.0' encoding='utf-8'?><Figure/>",
        "<?xml-stylesheet href='a.css' encoding='ISO-8859-1'?><Figure/>",
        "<Figure>\n<Text>Gr⟦xml.invalid-encoding: Save the file as UTF-8.⟧\u{E0FC}n</Text></Figure>",
        "<Figure><Text>ü ⟦xml.invalid-encoding⟧\u{E0C3}(</Text></Figure>",
        "<Figure><Text>é⟦xml.forbidden-character: U+0007⟧\u{07}</Text></Figure>",
        "<Figure>⟦xml.forbidden-character: U+FFFE⟧\u{FFFE}</Figure>",
        "⟦xml.document-type⟧<!DOCTYPE Figure [<!ENTITY a 'b'>]><Figure/>",
        "<?xml version='1.0'?>\n ⟦xml.document-type: Remove the declaration⟧<!DOCTYPE Figure SYSTEM 'x.dtd'><Figure/>",
        "⟦xml.too-large: Split it⟧" + String(repeating: " ", count: 8_000_001),
        "<Figure>" + String(repeating: "<Circle/>", count: 49_999) + "⟦xml.too-many-elements⟧<Circle/></Figure>",
        "<Figure " + (1...256).map { "a\($0)='' " }.joined() + "⟦xml.too-many-attributes: 256⟧b=''/>",
        "<Figure>" + String(repeating: "<Group>", count: 199) + "<⟦xml.nested-too-deep: 200⟧Group>",
        "<Figure><⟦xml.name-too-long: Shorten it.⟧" + String(repeating: "a", count: 1001) + "/></Figure>",
        "<Figure ⟦xml.name-too-long⟧" + String(repeating: "é", count: 501) + "='1'/>",
        "⟦xml.not-well-formed: Start it with <Figure>.⟧",
        "⟦xml.not-well-formed: Start it with <Figure>.⟧HStack",
        "<Figure><HStack>⟦xml.not-well-formed: Close the element⟧</Figure>",
        "<Figure>\n\t<Text>ä ⟦xml.not-well-formed: Use &lt; or &amp;.⟧& b</Text>\n</Figure>",
        "<Figure><Text>🙂 ⟦xml.not-well-formed: Use &lt; or &amp;.⟧< b</Text></Figure>",
        "<Figure><Text>one⟦xml.not-well-formed: 'nbsp' not defined⟧&nbsp;two</Text></Figure>",
        "<Figure><HStack spacing=⟦xml.not-well-formed: no quotation marks⟧8/></Figure>",
        "<Figure><Text bold⟦xml.not-well-formed: Add a value⟧>x</Text></Figure>",
        "<Figure><Text bold='true' bold='true'⟦xml.not-well-formed: Remove one of the attributes.⟧/></Figure>",
        "<Figure/>⟦xml.not-well-formed: Put the content into one Figure, or remove it.⟧<Figure/>",
        "<Figure>⟦xml.not-well-formed: Add the missing end tags⟧",
    ]

    /// Documents whose formatting isn't the canonical one.
    static let layouts = [
        "<Figure>⟦document.not-formatted⟧<Circle/></Figure>\n",
        "<Figure>\n  <Text named=⟦document.not-formatted⟧'é'>é</Text>\n</Figure>\n",
        "<Figure>\n  <Circle/>\n</Figure>\n",
    ]

    /// Unknown elements.
    static let elements = [
        "<Figure/>",
        "<!-- no files --><⟦document.unreadable-document: Put both figures into this document⟧States from=\"a.xml\" to=\"b.xml\"/>",
        "<!-- one --><⟦document.unexpected-content: Add a \"State\".⟧States><State><Circle/></State></States>",
        "<!-- nothing --><⟦document.unknown-root: Put the content into a \"Figure\".⟧HStack/>",
        "<?xml version='1.0'?><⟦document.unknown-root: Did you mean \"Figure\"?⟧figure/>",
        "<⟦document.unknown-element: Did you mean \"VStack\"?⟧Vstack/>",
        "<⟦document.unknown-element: Did you mean \"VStack\"?⟧v-stack/>",
        "<⟦document.unknown-element: Did you mean \"RoundedRectangle\"?⟧RoundRectangle/>",
        "<⟦document.unknown-element: Did you mean \"cornerRadius\"?⟧corner-radius/>",
        "<⟦document.unknown-element: reference⟧Blob/>",
        "<⟦document.unknown-element: Use <Image name=\"…\">.⟧Img/>",
        "<⟦document.unknown-element: Use <VStack>.⟧div><p>not looked at</p></div>",
        "<⟦document.unknown-element: Use <Text>.⟧p>Hello</p>",
        "<⟦document.unknown-element: Use <Text bold=\"true\">.⟧b>Hello</b>",
        "<⟦document.unknown-element: Use <Text font=\"largeTitle\">.⟧h1>Hello</h1>",
        "<⟦document.unknown-element: Use <HStack>.⟧Row/>",
        "<⟦document.unknown-element: Use <Toggle title=\"…\">.⟧Checkbox/>",
        "<HStack>\n\t\t<⟦document.unknown-element: Use <ForEach count=\"…\">.⟧Repeat/>\n\t</HStack>",
        "<s:⟦document.unknown-element: urn:s⟧Text xmlns:s=\"urn:s\"><s:Text>once</s:Text></s:Text>"
            .replacing("s:⟦", with: "⟦").replacing("⟧Text xmlns", with: "⟧s:Text xmlns"),
    ]

    /// Elements and texts in invalid positions.
    static let contents = [
        "<HStack>\n\t\t⟦document.unexpected-content: Put it into a Text.⟧hello</HStack>",
        "<HStack><Text>one</Text> ⟦document.unexpected-content⟧two<!-- three --> ⟦document.unexpected-content⟧four</HStack>",
        "<HStack><VStack><Circle/></VStack>&#32;&amp;</HStack>".replacing(
            "&#32;",
            with: "⟦document.unexpected-content⟧"
        ),
        "<VStack><![CDATA[ ⟦document.unexpected-content⟧&amp;]]></VStack>",
        "<Divider> ⟦document.unexpected-content: Remove it.⟧x</Divider>",
        "<Spacer><⟦document.unexpected-content: Put both into a stack⟧Text>x</Text></Spacer>",
        "<Text>a <⟦document.unexpected-content: beside it, in a stack⟧Spacer/></Text>",
        "<Text>a <⟦document.unexpected-content: Use <Text bold=\"true\">.⟧b>b</b></Text>",
        "<Text>a <⟦document.unexpected-content: <Text bold=\"…\">⟧bold>b</bold></Text>",
        "<Text>a<br><⟦document.unexpected-content⟧Text>b</Text></br></Text>",
        "<HStack><⟦document.unexpected-content: Put it into a Text.⟧br/></HStack>",
        "<Button><⟦document.unexpected-content: title=\"…\"⟧title>Save</title></Button>",
        "<Button><⟦document.unexpected-content: Put it into <label>⟧Text>Save</Text></Button>",
        "<Button><⟦document.unexpected-content: Did you mean \"label\"?⟧lable><Text>Save</Text></lable></Button>",
        "<HStack><⟦document.unexpected-content: Did you mean \"Label\"?⟧label><Text>Save</Text></label></HStack>",
        "<HStack><⟦document.unexpected-content: Section⟧footer/></HStack>",
        "<Gauge title=\"a\"><minimumValueLabel>⟦document.unexpected-content: Put it into a Text.⟧0</minimumValueLabel></Gauge>",
        "<HStack><⟦document.unexpected-content: directly in \"Figure\"⟧Define name=\"a\" value=\"1\"/></HStack>",
        "<HStack><⟦document.unexpected-content: start of the figure⟧Style name=\"a\"/></HStack>",
        "<HStack><⟦document.unexpected-content: move it to another file⟧Figure/></HStack>",
        "<⟦document.unexpected-content: Put it directly into a \"TabView\"⟧Tab title=\"One\"/>",
        "<TabView><HStack><⟦document.unexpected-content⟧Tab title=\"One\"/></HStack></TabView>",
        "<TabView><Group><ForEach count=\"2\"><Tab title=\"{i}\"><Circle/></Tab></ForEach></Group></TabView>",
        "<Text>one <Text ⟦document.misplaced-modifier: Apply it to the whole text.⟧frame=\"20 20\">two</Text></Text>",
        "<Style name=\"a\" padding=\"4\"/><Text padding=\"2\">one <Text style=\"⟦document.misplaced-modifier⟧a\">two</Text></Text>",
        "<⟦document.without-effect: The text is empty.⟧Text/>",
        "<⟦document.without-effect⟧Text> <!-- nothing -->\n</Text>",
        "<⟦document.missing-attribute: \"<content>\" is missing.⟧mask><Circle/></mask>",
        "<⟦document.missing-attribute⟧NavigationSplitView><sidebar/></NavigationSplitView>",
        "<Button><label><Circle/></label><⟦document.contradiction: has more than one⟧label/></Button>",
    ]
}
