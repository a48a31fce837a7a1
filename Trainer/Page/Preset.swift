import GridPress
import GridPressTrainer
import LayoutDocuments

/// The initial state of a system, as an address of the page.
struct Preset {
    let system: TrainerSystem
    let address: String

    static let all = [
        Preset(
            system: .stack,
            address: "1~width:360,height:160,horizontalAlignment:center,verticalAlignment:center~"
                + "~width:80,height:60;maxWidth:120;"
        ),
        Preset(
            system: .lazyGrid,
            address: "1~system:lazyGrid,width:360,height:240,direction:vertical~"
                + "kind:fixed,length:80;kind:flexible;kind:flexible,minimum:60~height:60*7"
        ),
        Preset(
            system: .rowGrid,
            address: "1~system:rowGrid,width:360,height:240,horizontalAlignment:center,verticalAlignment:center~~"
                + "width:60,height:50;width:120,height:30;width:40,height:40;width:90,height:40,row:next;"
                + "width:50,height:60;width:70,height:30;height:30,columnSpan:2,row:next;width:50,height:50"
        ),
        Preset(
            system: .trackGrid,
            address: "1~system:trackGrid,width:360,height:260,horizontalAlignment:center,verticalAlignment:center~"
                + "kind:fixed,length:90;kind:flexible;kind:flexible,fraction:2~;columnSpan:2;rowSpan:2;*2;columnSpan:2;*1"
        ),
        Preset(
            system: .flow,
            address: "1~system:flow,width:360,height:240~~width:70,height:30;width:110,height:30;width:50,height:44;"
                + "width:130,height:30;width:90,height:30;width:60,height:30;width:100,height:38"
        ),
        Preset(
            system: .masonry,
            address: "1~system:masonry,width:360,height:300,direction:vertical~~"
                + "height:80;height:50;height:120;height:60;height:90;height:40;height:70"
        ),
        Preset(
            system: .spanGrid,
            address: "1~system:spanGrid,width:360,height:300,columns:3,columnWidth:96,horizontalSpacing:12~~"
                + "height:50;height:60,columnSpan:2;height:60;height:70,columnSpan:3;height:50;height:60;height:40"
        ),
    ]

    /// The presets as JavaScript.
    static var script: String {
        let entries = all.map { "  \($0.system): \"\($0.address)\"," }
        return "\n// The first state of each system.\n\nconst presets = {\n\(entries.joined(separator: "\n"))\n};\n"
    }

    /// The title of the system.
    var title: String {
        switch system {
        case .stack: "A stack"
        case .lazyGrid: "A lazy grid"
        case .rowGrid: "A row grid"
        case .trackGrid: "A track grid"
        case .flow: "A flow"
        case .masonry: "A masonry"
        case .spanGrid: "A span grid"
        }
    }

    /// Returns a still picture, for browsers that can't run the page.
    func still() throws -> String {
        let text = StateAddress(address).state.document()
        let document = LayoutDocument(SourceText(name: "preset.xml", bytes: text))
        guard let figure = document.figure else { preconditionFailure("\(address) isn't drawn: \(document.findings)") }
        let svg = try figure.svg(Figure.RenderOptions(scheme: .light), margin: 8).replacing(
            /^<\?xml[^>]*\?>\n?/,
            with: ""
        )
        return "<figure><figcaption>\(title)</figcaption>\n\(svg)</figure>"
    }
}
