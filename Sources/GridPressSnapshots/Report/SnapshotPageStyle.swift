/// The rules of pages about snapshots, besides those of all pages.
///
/// Two pictures lie on top of each other in two layers. In the overlay, what the old picture has becomes grey and loses
/// one part of its colour, what the new one has loses the others: what both have stays grey, and what only one has shows
/// its colour. On dark ground light is what is painted, so the layers are added there and multiplied on light ground.
enum SnapshotPageStyle {
    /// All of them.
    static let rules: StaticString = """
        :root{--was:#c5281c;--is:#007f86}
        @media (prefers-color-scheme:dark){:root{--was:#ff7d6e;--is:#2fc4cb}}
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
        div.figure{margin-top:18px;border:1px solid var(--line);border-radius:14px;background:var(--panel);
          overflow:hidden}
        p.key{display:none;gap:14px;margin:0;padding:4px 4px 0;font-size:13px}
        section.case:has(input.over:checked) p.key{display:flex}
        p.was,p.is,p.key span{margin:0 0 8px;font-size:13px;font-weight:600}
        p.was,p.key .was{color:var(--was)}
        p.is,p.key .is{color:var(--is)}
        p.key span{margin:0}
        p.key span::before{content:"";display:inline-block;width:10px;height:10px;margin-right:6px;
          border-radius:3px;background:currentcolor}
        div.views{display:flex;flex-wrap:wrap;gap:24px 28px;padding:26px 24px 28px}
        div.views.light{color-scheme:light;background:#fff}
        div.views.dark{color-scheme:dark;background:#15181d}
        div.views.light{--panel:#fff;--line:#e4e7eb;--was:#c5281c;--is:#007f86}
        div.views.dark{--panel:#15181d;--line:#272c34;--was:#ff7d6e;--is:#2fc4cb}
        div.views>div{flex:0 1 auto;min-width:0;max-width:100%}
        div.pic{width:var(--w);max-width:100%;aspect-ratio:var(--r);print-color-adjust:exact;
          -webkit-print-color-adjust:exact;forced-color-adjust:none}
        div.old>.pic{background:var(--o) 0 0/var(--os,100% 100%) no-repeat}
        div.new>.pic{background:var(--n) var(--np,0 0)/var(--ns,100% 100%) no-repeat}
        :is(.old,.new)>.pic,div.views>:is(.over,.diff){box-shadow:0 0 0 1px var(--line)}
        div.views>:is(.over,.diff){display:none}
        section.case:has(input:is(.over,.diff,.new):checked) div.views>.old,
        section.case:has(input:is(.over,.diff,.old):checked) div.views>.new{display:none}
        section.case:has(input.over:checked) div.views>.over,
        section.case:has(input.diff:checked) div.views>.diff{display:block}
        div.mix{position:relative;isolation:isolate;overflow:hidden}
        div.mix>div{position:absolute;inset:0;background-color:var(--panel);background-repeat:no-repeat}
        div.diff .a{background-image:var(--o);background-size:var(--os,100% 100%)}
        div.diff .b{background-image:var(--n);background-size:var(--ns,100% 100%);
          background-position:var(--np,0 0);mix-blend-mode:difference}
        div.diff .mix{filter:brightness(3) invert(1)}
        div.over .a{background-image:linear-gradient(#f00,#f00),linear-gradient(#888,#888),var(--o);
          background-size:auto,auto,var(--os,100% 100%)}
        div.over .b{background-image:linear-gradient(#0ff,#0ff),linear-gradient(#888,#888),var(--n);
          background-size:auto,auto,var(--ns,100% 100%);background-position:0 0,0 0,var(--np,0 0)}
        div.over :is(.a,.b){background-blend-mode:screen,saturation,normal}
        div.over .b{mix-blend-mode:multiply}
        div.views.dark .diff .mix{filter:brightness(3)}
        div.views.dark .over :is(.a,.b){background-blend-mode:multiply,saturation,normal}
        div.views.dark .over .b{mix-blend-mode:screen}
        @media (prefers-color-scheme:dark){
        div.views:not(.light) .diff .mix{filter:brightness(3)}
        div.views:not(.light) .over :is(.a,.b){background-blend-mode:multiply,saturation,normal}
        div.views:not(.light) .over .b{mix-blend-mode:screen}
        }
        div.texts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:20px 24px;
          margin-top:18px}
        div.texts>div{min-width:0}
        div.texts pre{margin:0;border:1px solid var(--line);line-height:1.3}
        pre span{display:inline-block;min-width:100%;margin:0 -6px;padding:0 6px}
        pre span.was{background:color-mix(in srgb,var(--was) 16%,transparent)}
        pre span.is{background:color-mix(in srgb,var(--is) 16%,transparent)}
        @media (max-width:820px){div.views{padding:18px 16px 20px}section.case{margin-top:42px}}
        @media print{section.case{break-inside:avoid}nav.contents{display:none}}
        """
}
