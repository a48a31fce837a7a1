/// The style rules of pages about snapshots, in addition to the rules of all pages.
///
/// Two pictures are drawn on top of each other in two layers. In the overlay, both pictures become gray. The old one
/// then loses one component of its color, and the new one the others. Content of both pictures stays gray, and
/// content of only one picture has its color. The layers are multiplied on light ground, and added on dark ground,
/// where painted content is light.
///
/// Outlines that are used a second time have no parent elements there, so their rules don't require any.
enum SnapshotPageStyle {
    /// All rules.
    static let rules: StaticString = """
        :root{--was:#c5281c;--is:#007f86}
        @media (prefers-color-scheme:dark){:root{--was:#ff7d6e;--is:#2fc4cb}}
        main{max-width:1560px}
        p.lede{max-width:80ch}
        nav.contents{margin-top:26px;padding:14px 18px;border:1px solid var(--line);border-radius:14px;
          background:var(--panel)}
        nav.contents ol{columns:2 300px;column-gap:28px;font-size:14px}
        nav.contents li{padding:2px 0;overflow-wrap:anywhere;break-inside:avoid}
        nav.contents a{color:inherit;text-decoration:none}
        nav.contents a:hover{color:var(--accent);text-decoration:underline}
        section.case{margin-top:52px}
        section.case h2{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline}
        section.case h2 .tag{letter-spacing:0}
        section.case h3{margin-top:16px;font-size:13px;color:var(--muted)}
        section.case:target h2{color:var(--accent)}
        ul.changes{margin-top:4px;font-variant-numeric:tabular-nums}
        ul.changes li{padding:1px 0 1px 16px;text-indent:-16px;overflow-wrap:anywhere}
        ul.changes li::before{content:"–";display:inline-block;width:16px;text-indent:0;color:var(--muted)}
        p.accept{margin:10px 0 0;font-size:13px;color:var(--muted)}
        p.accept code{display:inline-block;padding:2px 8px;border-radius:7px;background:var(--code);color:var(--ink);
          overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
        section.all{margin-top:26px}
        section.all pre{margin-top:8px;max-height:220px;user-select:all;-webkit-user-select:all}
        div.figure{margin-top:18px;border:1px solid var(--line);border-radius:14px;background:var(--panel);
          overflow:hidden}
        p.key{display:none;gap:14px;margin:0;padding:4px 4px 0;font-size:13px}
        section.case:has(input.over:checked) p.key,
        section.case:has(svg.places):has(input:is(.side,.old,.new):checked) p.key{display:flex}
        section.case:has(input:is(.over,.slide,.diff,.move):checked) label.places{display:none}
        p.was,p.is,p.key span{margin:0 0 8px;font-size:13px;font-weight:600}
        p.was,p.key .was{color:var(--was)}
        p.is,p.key .is{color:var(--is)}
        p.key span{margin:0}
        p.key span::before{content:"";display:inline-block;width:10px;height:10px;margin-right:6px;
          border-radius:3px;background:currentcolor}
        div.views{display:grid;grid-template-columns:repeat(2,minmax(0,max-content));gap:24px 28px;
          padding:26px 24px 28px}
        div.views.light{color-scheme:light;background:#fff}
        div.views.dark{color-scheme:dark;background:#15181d}
        div.views.light{--panel:#fff;--line:#e4e7eb;--was:#c5281c;--is:#007f86}
        div.views.dark{--panel:#15181d;--line:#272c34;--was:#ff7d6e;--is:#2fc4cb}
        div.views>div{min-width:0}
        div.views>:only-child,div.views>:is(.both,.slide,.move),
        section.case:has(input:is(.old,.new):checked) div.views>div{grid-column:1/-1}
        div.pic{position:relative;width:var(--w);max-width:100%;aspect-ratio:var(--r);print-color-adjust:exact;
          -webkit-print-color-adjust:exact;forced-color-adjust:none}
        div.old>.pic{background:var(--o) 0 0/var(--os,100% 100%) no-repeat}
        div.new>.pic{background:var(--n) var(--np,0 0)/var(--ns,100% 100%) no-repeat}
        div.move>.pic{background:var(--m) 0 0/contain no-repeat}
        :is(.old,.new,.slide,.move)>.pic,div.views>.both{box-shadow:0 0 0 1px var(--line)}
        div.views>.both{max-width:var(--w)}
        div.views>:is(.both,.slide,.move){display:none}
        section.case:has(input:is(.over,.slide,.diff,.move,.new):checked) div.views>.old,
        section.case:has(input:is(.over,.slide,.diff,.move,.old):checked) div.views>.new{display:none}
        section.case:has(input.move:checked) div.views>.move,
        section.case:has(input:is(.over,.diff):checked) div.views>.both,
        section.case:has(input.slide:checked) div.views>.slide{display:block}
        svg.places{position:absolute;inset:0;width:100%;height:100%;overflow:visible;fill:none;stroke-width:1.5;
          filter:drop-shadow(0 0 1px var(--panel)) drop-shadow(0 0 1px var(--panel))}
        path:is(.was,.is){vector-effect:non-scaling-stroke}
        svg.cause{stroke-width:3}
        path.was{stroke:var(--was)}
        path.is{stroke:var(--is)}
        path.left,svg.places use{stroke-dasharray:4 3}
        section.case:not(:has(input.places:checked)) svg.moved{display:none}
        div.slide::before{content:"Drag the corner of the line: the old picture is at its left, the new one at its right.";
          display:block;margin-bottom:10px;font-size:13px;color:var(--muted)}
        div.split{container-type:inline-size;overflow:hidden;background:var(--panel)}
        div.split .a{position:absolute;inset:0;background:var(--n) var(--np,0 0)/var(--ns,100% 100%) no-repeat}
        div.split .b{position:relative;width:50%;min-width:18px;max-width:100%;height:100%;resize:horizontal;
          overflow:hidden;background:var(--panel);border-right:2px solid var(--accent)}
        div.split .b::-webkit-resizer{background:var(--accent)}
        div.split .b>div{width:100cqw;height:100%;background:var(--o) 0 0/var(--os,100% 100%) no-repeat}
        div.mix{position:relative;isolation:isolate;overflow:hidden}
        div.mix>div{position:absolute;inset:0;background-color:var(--panel);background-repeat:no-repeat}
        section.case:has(input.diff:checked) .mix .a{background-image:var(--o);background-size:var(--os,100% 100%)}
        section.case:has(input.diff:checked) .mix .b{background-image:var(--n);background-size:var(--ns,100% 100%);
          background-position:var(--np,0 0);mix-blend-mode:difference}
        section.case:has(input.diff:checked) .mix{filter:brightness(3) invert(1)}
        section.case:has(input.over:checked) .mix .a{
          background-image:linear-gradient(#f00,#f00),linear-gradient(#888,#888),var(--o);
          background-size:auto,auto,var(--os,100% 100%)}
        section.case:has(input.over:checked) .mix .b{
          background-image:linear-gradient(#0ff,#0ff),linear-gradient(#888,#888),var(--n);
          background-size:auto,auto,var(--ns,100% 100%);background-position:0 0,0 0,var(--np,0 0)}
        section.case:has(input.over:checked) .mix>div{background-blend-mode:screen,saturation,normal}
        section.case:has(input.over:checked) .mix .b{mix-blend-mode:multiply}
        section.case:has(input.diff:checked) .dark .mix{filter:brightness(3)}
        section.case:has(input.over:checked) .dark .mix>div{background-blend-mode:multiply,saturation,normal}
        section.case:has(input.over:checked) .dark .mix .b{mix-blend-mode:screen}
        @media (prefers-color-scheme:dark){
        section.case:has(input.diff:checked) div.views:not(.light) .mix{filter:brightness(3)}
        section.case:has(input.over:checked) div.views:not(.light) .mix>div{
          background-blend-mode:multiply,saturation,normal}
        section.case:has(input.over:checked) div.views:not(.light) .mix .b{mix-blend-mode:screen}
        }
        div.texts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:20px 24px;
          margin-top:18px}
        div.texts>div{min-width:0}
        div.texts pre{margin:0;border:1px solid var(--line);line-height:1.3}
        pre span{display:inline-block;min-width:100%;margin:0 -6px;padding:0 6px}
        pre span.was{background:color-mix(in srgb,var(--was) 16%,transparent)}
        pre span.is{background:color-mix(in srgb,var(--is) 16%,transparent)}
        @media (max-width:820px){div.views{gap:18px 16px;padding:18px 16px 20px}section.case{margin-top:42px}}
        @media (max-width:560px){div.views{grid-template-columns:minmax(0,1fr)}}
        @media print{section.case{break-inside:avoid}nav.contents{display:none}}
        """
}
