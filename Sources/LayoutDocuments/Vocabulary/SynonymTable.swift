/// Terms of HTML, CSS and other layout languages, with their equivalents in layout documents.
///
/// The keys are results of ``Spelling/folded(_:)``: in lower case, without hyphens, in American spelling.
enum SynonymTable {
    /// Elements of web pages and of other layout languages, with the equivalent start tags.
    static let elements: [String: String] = [
        "p": "<Text>", "span": "<Text>", "h1": "<Text font=\"largeTitle\">", "h2": "<Text font=\"title\">",
        "h3": "<Text font=\"title2\">", "h4": "<Text font=\"title3\">", "h5": "<Text font=\"headline\">",
        "h6": "<Text font=\"headline\">", "b": "<Text bold=\"true\">", "strong": "<Text bold=\"true\">",
        "i": "<Text italic=\"true\">", "em": "<Text italic=\"true\">", "u": "<Text underline=\"true\">",
        "s": "<Text strikethrough=\"true\">", "code": "<Text monospaced=\"true\">", "string": "<Text>",
        "textview": "<Text>", "img": "<Image name=\"…\">", "picture": "<Image name=\"…\">",
        "imageview": "<Image name=\"…\">", "icon": "<Image systemName=\"…\">", "hr": "<Divider>", "line": "<Divider>",
        "div": "<VStack>", "column": "<VStack>", "vbox": "<VStack>", "stack": "<VStack>", "row": "<HStack>",
        "hbox": "<HStack>", "flex": "<HStack>", "box": "<ZStack>", "view": "<Group>", "g": "<Group>",
        "fragment": "<Group>", "rect": "<Rectangle>", "roundedrect": "<RoundedRectangle cornerRadius=\"8\">",
        "oval": "<Ellipse>", "polygon": "<Path data=\"…\">", "triangle": "<Path data=\"M 0 0 H 40 L 20 30 Z\">",
        "hexagon": "<Path data=\"M 20 0 L 40 12 V 36 L 20 48 L 0 36 V 12 Z\">",
        "a": "<Link title=\"…\" destination=\"…\">", "input": "<TextField title=\"…\">", "textarea": "<TextEditor>",
        "password": "<SecureField title=\"…\">", "checkbox": "<Toggle title=\"…\">", "switch": "<Toggle title=\"…\">",
        "select": "<Picker title=\"…\">", "progress": "<ProgressView>", "progressbar": "<ProgressView>", "ul": "<List>",
        "ol": "<List>", "li": "<Text>", "scroll": "<ScrollView>", "repeat": "<ForEach count=\"…\">",
        "for": "<ForEach count=\"…\">", "loop": "<ForEach count=\"…\">", "let": "<Define name=\"…\" value=\"…\">",
        "var": "<Define name=\"…\" value=\"…\">", "gap": "<Spacer>", "table": "<Grid>", "tr": "<GridRow>",
        "tablerow": "<GridRow>", "td": "<Text>", "th": "<Text bold=\"true\">", "lazygrid": "<LazyVGrid columns=\"3\">",
        "gridview": "<LazyVGrid columns=\"3\">", "collectionview": "<LazyVGrid columns=\"3\">",
        "vgrid": "<LazyVGrid columns=\"3\">", "hgrid": "<LazyHGrid rows=\"2\">",
        "gradient": "<LinearGradient colors=\"…\">",
    ]

    /// Attributes, with examples of their equivalents.
    ///
    /// The first synonym that is valid for the element is suggested.
    static let attributes: [String: [String]] = [
        "color": ["fill=\"blue\"", "foregroundStyle=\"blue\""],
        "foregroundcolor": ["fill=\"blue\"", "foregroundStyle=\"blue\""],
        "foreground": ["fill=\"blue\"", "foregroundStyle=\"blue\""], "textcolor": ["foregroundStyle=\"blue\""],
        "fill": ["foregroundStyle=\"blue\""], "fillcolor": ["fill=\"blue\"", "foregroundStyle=\"blue\""],
        "strokecolor": ["stroke=\"blue\"", "border=\"blue\""], "stroke": ["border=\"blue\""],
        "strokewidth": ["lineWidth=\"2\"", "border=\"blue 2\""], "linewidth": ["border=\"blue 2\""],
        "bordercolor": ["border=\"blue\""], "borderwidth": ["border=\"blue 2\""], "outline": ["border=\"blue\""],
        "backgroundcolor": ["background=\"blue\""], "bg": ["background=\"blue\""], "bgcolor": ["background=\"blue\""],
        "boxshadow": ["shadow=\"radius:4\""], "margin": ["padding=\"8\""], "inset": ["padding=\"8\""],
        "size": ["font=\"18\"", "frame=\"50 50\""], "fontsize": ["font=\"18\""],
        "fontfamily": ["font=\"18 name:Menlo\""], "fontstyle": ["italic=\"true\""],
        "fontname": ["font=\"18 name:Menlo\""], "weight": ["fontWeight=\"bold\""],
        "align": ["alignment=\"center\"", "multilineTextAlignment=\"center\"", "frame=\"50 50 center\""],
        "alignment": ["frame=\"50 50 center\""], "alignitems": ["alignment=\"center\""],
        "textalign": ["multilineTextAlignment=\"center\""], "textalignment": ["multilineTextAlignment=\"center\""],
        "texttransform": ["textCase=\"uppercase\""], "textdecoration": ["underline=\"true\""],
        "letterspacing": ["tracking=\"1\""], "kerning": ["tracking=\"1\""], "lineheight": ["lineSpacing=\"4\""],
        "maxlines": ["lineLimit=\"1\""], "gap": ["spacing=\"8\""], "gridgap": ["spacing=\"8\""],
        "columngap": ["horizontalSpacing=\"8\""], "columnspacing": ["horizontalSpacing=\"8\""],
        "rowgap": ["verticalSpacing=\"8\"", "spacing=\"8\""], "rowspacing": ["verticalSpacing=\"8\"", "spacing=\"8\""],
        "gridtemplatecolumns": ["tracks=\"pt(60) fr(1)\"", "columns=\"3\""], "gridtemplaterows": ["rows=\"3\""],
        "gridautoflow": ["flow=\"rows\""], "gridautorows": ["autoTracks=\"pt(60)\""], "cols": ["columns=\"3\""],
        "columncount": ["columns=\"3\""], "colspan": ["gridCellColumns=\"2\"", "gridSpan=\"column:2\""],
        "columnspan": ["gridCellColumns=\"2\"", "gridSpan=\"column:2\""], "rowspan": ["gridSpan=\"row:2\""],
        "gridcolumn": ["gridStart=\"column:1\""], "gridrow": ["gridStart=\"row:1\""], "gridarea": ["gridSpan=\"2 1\""],
        "justifyitems": ["alignment=\"center\""], "justifyself": ["gridCellAnchor=\"center\""],
        "alignself": ["gridCellAnchor=\"center\""], "placeself": ["gridCellAnchor=\"center\""],
        "measure": ["dimension=\"bottom\""], "measures": ["dimension=\"bottom\""],
        "dimensions": ["dimension=\"bottom\""], "radius": ["cornerRadius=\"8\""],
        "borderradius": ["cornerRadius=\"8\""], "rounded": ["cornerRadius=\"8\""], "rotate": ["rotationEffect=\"45\""],
        "rotation": ["rotationEffect=\"45\""], "scale": ["scaleEffect=\"2\""],
        "transform": ["transformEffect=\"1,0,0,1,0,0\""], "filter": ["blur=\"4\""], "alpha": ["opacity=\"0.5\""],
        "overflow": ["clipped=\"true\""], "clip": ["clipped=\"true\""], "visible": ["hidden=\"true\""],
        "visibility": ["hidden=\"true\""], "display": ["hidden=\"true\""], "enabled": ["disabled=\"true\""],
        "class": ["style=\"…\""], "classname": ["style=\"…\""], "name": ["named=\"…\""], "src": ["name=\"…\""],
        "source": ["name=\"…\""], "alt": ["label=\"…\"", "accessibilityLabel=\"…\""],
        "arialabel": ["accessibilityLabel=\"…\""], "href": ["destination=\"…\""], "url": ["destination=\"…\""],
        "text": ["title=\"…\""], "label": ["title=\"…\""], "caption": ["title=\"…\""], "icon": ["systemImage=\"star\""],
        "placeholder": ["prompt=\"…\""], "checked": ["isOn=\"true\""], "on": ["isOn=\"true\""],
        "selected": ["selection=\"…\""], "d": ["data=\"M 0 0 H 9\""], "times": ["count=\"3\""],
        "in": ["values=\"a b c\""], "items": ["values=\"a b c\""],
        "direction": ["axes=\"horizontal\"", "layoutDirection=\"rightToLeft\""],
    ]

    /// Values, with their equivalents.
    ///
    /// The first synonym that is valid for the attribute is suggested.
    static let values: [String: [String]] = [
        "left": ["leading"], "start": ["leading", "leftToRight"], "right": ["trailing"], "end": ["trailing", "tail"],
        "middle": ["center"], "justify": ["leading"], "topleft": ["topLeading"], "topright": ["topTrailing"],
        "bottomleft": ["bottomLeading"], "bottomright": ["bottomTrailing"], "baseline": ["firstTextBaseline"],
        "yes": ["true"], "on": ["true"], "1": ["true"], "no": ["false"], "off": ["false"], "0": ["false"],
        "inf": ["infinity"], "max": ["infinity"], "100%": ["infinity"], "fill": ["infinity"], "grow": ["infinity"],
        "∞": ["infinity"], "transparent": ["clear"], "none": ["clear", "false"], "aqua": ["cyan"], "magenta": ["pink"],
        "fuchsia": ["pink"], "lime": ["green"], "navy": ["indigo"], "violet": ["purple"], "gold": ["yellow"],
        "silver": ["systemGray3"], "lightgray": ["systemGray3"], "darkgray": ["systemGray2"],
        "normal": ["regular", "body"], "extrabold": ["heavy"], "extralight": ["ultraLight"], "demibold": ["semibold"],
        "h1": ["largeTitle"], "h2": ["title"], "h3": ["title2"], "p": ["body"], "small": ["caption"],
        "large": ["title"], "mono": ["monospaced"], "code": ["monospaced"], "sans": ["default"],
        "sansserif": ["default"], "upper": ["uppercase"], "lower": ["lowercase"], "capitalize": ["uppercase"],
        "ltr": ["leftToRight"], "rtl": ["rightToLeft"], "x": ["horizontal"], "y": ["vertical"], "row": ["horizontal"],
        "column": ["vertical"], "contain": ["fit"], "cover": ["fill"], "rectangle": ["rect"], "oval": ["ellipse"],
        "ellipsis": ["tail"], "auto": ["automatic"],
    ]
}
