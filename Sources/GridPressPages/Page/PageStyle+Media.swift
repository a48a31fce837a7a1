// The rules for forced colors and for print.

extension PageStyle {
    /// The rules for forced colors.
    ///
    /// Boxes keep their colors, because parts of the figure would disappear otherwise. Text has the reader's colors, on
    /// a plate that browsers draw.
    static let chosenColors: StaticString = """
        @media (forced-colors:active){
        div.canvas,div.stage.light,div.stage.dark{forced-color-adjust:none}
        div.canvas span.t{forced-color-adjust:auto}
        label.pill:has(:checked){border:2px solid Highlight}
        label.fold::after{border-color:CanvasText}
        pre{border:1px solid CanvasText}
        nav.modes [aria-current]{color:Highlight}
        tr:target a{color:Highlight}
        }
        """

    /// The rules for print: one column, with the full content of everything that scrolls on a screen.
    static let paper: StaticString = """
        @media print{
        div.parts{display:block;margin-top:24px}
        div.parts>section{margin-top:28px}
        h1,h2,h3,caption{break-after:avoid}
        section.figure,ul.findings li,ul.cards li,dl.facts,tr{break-inside:avoid}
        section.figure{border:0;margin-top:18px}
        div.stage{min-height:0;padding:12px 0;overflow:visible}
        div.sheet{border-radius:0}
        thead th{position:static}
        pre{max-height:none;overflow:visible;white-space:pre-wrap;overflow-wrap:anywhere;padding:0;background:none}
        p.foot{padding:7px 0}
        p.foot a{display:none}
        }
        """
}
