extension Mistakes {
    /// Errors after tabs, letters of several bytes, combining marks, emoji and references.
    static let places = [
        "<Figure>\r\n\t\t<HStack\r\n\t\t\t⟦document.unknown-attribute⟧spacng=\"8\"/>\r\n</Figure>",
        "<Figure title=\"Größe — 日本語 👩‍👩‍👧‍👦 e\u{301}\" ⟦document.unknown-attribute⟧widht=\"1\"/>",
        "<Text\tnamed=\"žluťoučký\"\t⟦document.unknown-attribute⟧fnt=\"title\">x</Text>",
        "<Text>日本 <Text ⟦document.unknown-attribute⟧blod=\"true\">語</Text></Text>"
            .replacing("日本 ", with: "abc ").replacing("語", with: "def"),
        "<Circle/><!-- 🙂🙂 --><HStack spacing=\"⟦document.wrong-value⟧wide\"/><!-- 🙂 --> <⟦document.unknown-element⟧Vstak/>",
        "<Text named=\"&amp;&lt;\" font=\"'Menlo' &#x9; ⟦document.wrong-value: Did you mean \"title\"?⟧titel\">x</Text>"
            .replacing("'Menlo'", with: "name:'Menlo'"),
        "<Color fill=\"red\" frame=\"&#x31;0&#x20;&#50;0 ⟦document.wrong-value⟧topp\"/>",
        "<Color fill=\"red\" frame=\"10\t20\n\t⟦document.wrong-value⟧topp\"/>",
        "<Color fill=\"red\" frame=\"10\r\n20\r\n⟦document.wrong-value⟧topp\"/>",
        "<Define name=\"side\" value=\"10 20\"/><Color fill=\"red\" frame=\"$side ⟦document.wrong-value⟧topp\"/>",
        "<Define name=\"side\" value=\"10 topp\"/><Color fill=\"red\" frame=\"&#x31; ⟦document.wrong-value⟧$side\"/>",
        "<HStack><Circle/><Circle/> &#x20;⟦document.unexpected-content⟧ü</HStack>",
        "<HStack><Text>a<Text>b</Text>c</Text>\n\t\t⟦document.unexpected-content⟧d</HStack>",
        "<HStack><?x y?><![CDATA[]]>⟦document.unexpected-content⟧d</HStack>",
        "<VStack><![CDATA[ ]]><![CDATA[\n]]><![CDATA[ ⟦document.unexpected-content⟧&d]]></VStack>",
        "<HStack><!-- a -->\n<!-- b -->⟦document.unexpected-content⟧d<!-- c --></HStack>",
        "<ForEach count=\"2\"><Text>&lt;{i}&gt; 👍🏽 ⟦document.wrong-expression⟧{k}</Text></ForEach>",
        "<ForEach count=\"2\"><Text>é<Text>ö{i}</Text>e\u{301} ⟦document.wrong-expression⟧{k}</Text></ForEach>",
        "<HStack ⟦document.unknown-attribute⟧spacng=\"8\" alignment=\"⟦document.wrong-value⟧botom\">"
            + "<Color fill=\"⟦document.wrong-value⟧rde\"/>⟦document.unexpected-content⟧x<⟦document.unknown-element⟧Txet/></HStack>",
        "<Text named=\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\" ⟦document.unknown-attribute⟧nonsense=\"1\">x</Text>",
        "<Text ⟦document.unknown-attribute: has no attribute \"größe\"⟧größe=\"1\">x</Text>",
    ]
}
