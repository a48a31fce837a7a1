// The shared rules of all pages, by subject. Each class is qualified with an element name that SVG lacks, because
// pictures can contain any class names.

extension PageStyle {
    static let base: StaticString = """
        *,::before,::after{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:24px}
        body{margin:0;background:var(--page);color:var(--ink);font:15px/1.55 Inter,system-ui,-apple-system,
          "Segoe UI",Roboto,Helvetica,Arial,sans-serif;-webkit-font-smoothing:antialiased}
        a{color:var(--accent);text-decoration-thickness:.06em;text-underline-offset:.2em}
        :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:5px}
        legend.quiet,caption.quiet{position:absolute;width:1px;height:1px;overflow:hidden;
          clip-path:inset(50%);white-space:nowrap}
        a.skip{position:absolute;z-index:9;left:16px;top:-80px;padding:8px 14px;background:var(--panel);
          border:1px solid var(--edge);border-radius:10px}
        a.skip:focus{top:14px}
        ul,ol{list-style:none;margin:0;padding:0}
        """

    static let frame: StaticString = """
        main{max-width:1180px;margin:0 auto;padding:48px clamp(18px,5vw,64px) 96px}
        div.shell{display:grid;grid-template-columns:252px minmax(0,1fr);min-height:100vh}
        div.shell main{margin:0;width:100%}
        nav.side{position:sticky;top:0;height:100vh;overflow:auto;padding:28px 18px 36px;
          border-right:1px solid var(--line)}
        a.brand{display:flex;gap:10px;align-items:center;margin:0 0 24px;padding:0 8px;font-size:16px;
          font-weight:650;letter-spacing:-.012em;color:var(--ink);text-decoration:none}
        a.brand svg{flex:none}
        a.brand .a{fill:var(--accent)}
        a.brand .b{fill:var(--accent);opacity:.45}
        a.brand .c{fill:var(--guide)}
        a.brand .d{fill:var(--guide);opacity:.4}
        nav.side li>a{display:flex;gap:8px;justify-content:space-between;align-items:baseline;padding:4px 8px;
          border-radius:7px;font-size:14px;line-height:1.45;color:var(--ink);text-decoration:none}
        nav.side li>a:hover{background:var(--code)}
        nav.side small{font-size:12px;color:var(--muted);font-variant-numeric:tabular-nums}
        nav.side a.on{font-weight:600}
        nav.side ul.here{margin-bottom:14px;padding-bottom:6px;border-bottom:1px solid var(--line)}
        nav.side [aria-current]{color:var(--accent);background:var(--tint)}
        nav.side a.brand[aria-current]{color:var(--ink);background:none}
        nav.side ul ul{margin:2px 0 10px 8px;padding-left:8px;border-left:1px solid var(--line)}
        nav.side ul ul a:not([aria-current]){color:var(--muted)}
        nav.side ul ul a{font-size:13px;overflow-wrap:anywhere}
        ol.crumbs{display:flex;flex-wrap:wrap;gap:0 8px;align-items:baseline;margin:0 0 12px;font-size:13px;color:var(--muted)}
        ol.crumbs li+li::before{content:"/";margin-right:8px;color:var(--edge)}
        ol.crumbs a{display:inline-block;min-width:24px;padding:2px 0;color:inherit;text-decoration:none}
        ol.crumbs a:hover{color:var(--accent);text-decoration:underline}
        nav.turn{display:grid;grid-template-columns:1fr 1fr;gap:14px;margin-top:56px;padding-top:20px;
          border-top:1px solid var(--line)}
        nav.turn a{display:block;padding:2px 0;text-decoration:none;color:var(--ink);font-weight:550;
          letter-spacing:-.006em;overflow-wrap:anywhere}
        nav.turn a:hover{color:var(--accent)}
        nav.turn a:last-child:not(:first-child),nav.turn a.next{text-align:right}
        nav.turn a.next{grid-column:2}
        nav.turn span{display:block;font-size:12.5px;font-weight:400;color:var(--muted);letter-spacing:0}
        """

    static let text: StaticString = """
        h1,h2,h3{margin:0;line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
        h1{font-size:30px;line-height:1.18;font-weight:670;letter-spacing:-.022em}
        h2{font-size:19px;font-weight:640;letter-spacing:-.013em}
        span.comma{font-size:0}
        h2 small{margin-left:8px;font-size:13px;font-weight:400;letter-spacing:0;color:var(--muted);
          font-variant-numeric:tabular-nums}
        h3{font-size:14px;font-weight:620;letter-spacing:-.004em}
        p.lede{max-width:64ch;margin:10px 0 0;color:var(--muted);text-wrap:pretty;overflow-wrap:anywhere}
        p.note{margin:3px 0 0;font-size:13.5px;color:var(--muted);overflow-wrap:anywhere}
        div.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));
          gap:36px 28px;align-items:start;margin-top:40px}
        div.parts>section{min-width:0}
        section.wide{grid-column:1/-1}
        code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;
          font-size:.92em}
        ul.findings{margin-top:14px;display:grid;gap:10px}
        ul.findings li{padding:12px 16px;border:1px solid var(--line);border-radius:12px;
          background:var(--panel);overflow-wrap:anywhere}
        ul.findings p{margin:4px 0 0}ul.findings p.note{margin:2px 0 0}
        span.tag{display:inline-block;padding:1px 9px;border-radius:99px;font-size:12px;font-weight:600;
          background:var(--tint);color:var(--accent)}
        span.tag.grave{background:var(--heat);color:var(--alarm)}
        dl.facts{display:flex;flex-wrap:wrap;gap:2px 18px;margin:5px 0 0;font-size:13px;color:var(--muted)}
        dl.facts div{display:flex;gap:6px}
        dl.facts dd{margin:0;color:var(--ink)}
        """

    /// The rules of boxes in both modes: hovering over, focusing or following a box shows its outline and numbers.
    static let boxes: StaticString = """
        a.box,tr{scroll-margin:30vh}
        a.box{cursor:pointer;outline:0}
        a.box>rect{fill:transparent;stroke:var(--outline,none);stroke-opacity:.75;vector-effect:non-scaling-stroke}
        a.box .tip{display:none;visibility:hidden;pointer-events:none}
        a.box:is(:hover,:focus-visible,:target)>rect{fill:var(--accent);fill-opacity:.12;stroke:var(--accent);
          stroke-width:1.5;stroke-opacity:1}
        a.box:is(:hover,:focus-visible,:target) .tip{display:block;visibility:visible}
        div.stage:has(a.box:hover) a.box:not(:hover) .tip{display:none;visibility:hidden}
        a.box .tip rect{fill:var(--ink)}
        a.box .tip text{fill:var(--page);font:11px Helvetica,Arial,sans-serif;text-decoration:none;
          letter-spacing:0}
        a.box .tip .name{font-weight:700}
        div.bar:has(#l-outlines:checked)~div.stage a.box{--outline:var(--accent)}
        """

    /// The rules of the boxes mode, in which a separate rule places each element.
    static let canvas: StaticString = """
        div.mount{flex:none;margin:auto;position:relative;container-type:inline-size}
        div.canvas{position:absolute;left:0;top:0;transform-origin:0 0}
        div.canvas :is(div,img,span.t,a.box),div.canvas>svg,div.e>svg{position:absolute}
        div.canvas svg{overflow:visible;display:block}div.canvas :is(div,img,svg){pointer-events:none}
        div.e{inset:0;transform-origin:0 0}img.n{image-rendering:pixelated}
        span.t{white-space:pre;line-height:0}
        span.t::before{content:"";display:inline-block;height:.952149em}
        span.t>svg{position:absolute;left:0;top:0}
        span.t a{position:relative;z-index:2;color:inherit;text-decoration:none}
        div.canvas a.box:is(:hover,:focus-visible,:target){z-index:3;outline:1.5px solid var(--accent);
          outline-offset:-.75px}
        div.canvas a.box:is(:hover,:focus-visible,:target)::before{content:"";position:absolute;inset:0;
          background:var(--accent);opacity:.12}
        a.box span.tip{position:absolute;left:50%;bottom:calc(100% + 6px);translate:-50%;padding:5px 9px 6px;
          border-radius:6px;background:var(--ink);color:var(--page);font:11px/15px Helvetica,Arial,sans-serif;
          white-space:pre}
        a.box span.under{bottom:auto;top:calc(100% + 6px)}
        a.box span.in{bottom:auto;top:6px}
        a.box span.first{left:0;translate:none}
        a.box span.last{left:auto;right:0;translate:none}
        div.bar:has(#l-outlines:checked)~div.stage div.canvas a.box:not(:hover,:focus-visible,:target){
        outline:1px solid var(--accent);outline-offset:-.5px}
        """

    static let tables: StaticString = """
        div.sheet{margin-top:14px;border:1px solid var(--line);border-radius:12px;background:var(--panel);
          overflow:auto;max-height:474px}
        table{width:100%;border-collapse:separate;border-spacing:0;font-size:13px;line-height:1.45;
          font-variant-numeric:tabular-nums}
        caption{padding:11px 16px 3px;text-align:left;font-size:13px;font-weight:620;color:var(--ink)}
        caption span{font-weight:400;color:var(--muted)}
        th,td{padding:6px 12px;text-align:right;font-weight:400;border-bottom:1px solid var(--line);
          white-space:nowrap}
        thead th{position:sticky;top:0;z-index:1;background:var(--panel);font-size:12px;font-weight:600;
          color:var(--muted)}
        :is(th,td):first-child{padding-left:16px;text-align:left}
        :is(th,td):last-child{padding-right:16px}
        tbody:last-child tr:last-child>*{border-bottom:0}
        caption.quiet{display:block}
        table.boxes tbody th{white-space:normal;min-width:9em;overflow-wrap:anywhere}
        table.boxes tbody th{padding-block:3px}
        table.boxes th a{display:inline-block;min-width:24px;padding:3px 0;color:inherit;font-weight:550;
          text-decoration-color:var(--edge)}
        table.boxes th a:hover{color:var(--accent)}
        table.boxes small{display:inline-block;margin-left:7px;font-size:12px;color:var(--muted)}
        tr:target>*{background:var(--tint)}tr:target a{color:var(--accent)}
        tr.group th{padding-top:12px;font-weight:620;color:var(--ink)}
        tr.group span{font-weight:400;color:var(--muted)}
        span.limit{margin-right:7px;padding:0 6px;border-radius:5px;font-size:11.5px;background:var(--tint);
          color:var(--guide)}
        table.tracks{table-layout:fixed;min-width:320px}
        table.divided{min-width:500px}
        table.tracks :is(th,td):nth-child(2){width:36%;text-align:left;overflow:hidden;text-overflow:ellipsis}
        table.divided :is(th,td):nth-child(2){width:24%}
        table.tracks :is(th,td):first-child{width:17%}
        table.divided :is(th,td):first-child{width:12%}
        table+table{border-top:1px solid var(--line)}
        """

    /// The rules for narrow windows, user preferences, forced colors and print.
    static let circumstances: StaticString = """
        @media (max-width:820px){
        div.shell{display:block}
        nav.side{position:static;height:auto;padding:14px 18px;border-right:0;
          border-bottom:1px solid var(--line)}
        a.brand{margin:0;padding:0}
        nav.side>ul{display:flex;gap:4px;overflow-x:auto;margin:12px -18px 0;padding:0 18px 2px}
        nav.side>ul>li{flex:none}
        nav.side>ul>li>a{padding:3px 10px;border:1px solid var(--line);border-radius:99px;font-size:13px}
        nav.side ul ul,div.page nav.side>ul{display:none}
        main{padding-top:30px}
        section.figure{margin-top:24px}
        }
        @media (max-width:480px){h1{font-size:26px}th,td{padding:6px 8px}}
        @media (prefers-reduced-motion:no-preference){
        html{scroll-behavior:smooth}
        label.pill,nav.modes a{transition:color .12s,background-color .12s,border-color .12s}
        }
        @media (forced-colors:active){
        a.box:is(:hover,:focus-visible,:target)>rect{stroke:Highlight;stroke-width:3}
        a.box .tip rect{fill:Canvas;stroke:CanvasText}
        a.box .tip text{fill:CanvasText!important;stroke:none}
        nav.side [aria-current],nav.modes [aria-current],tr:target{outline:2px solid Highlight;
          outline-offset:-2px}
        span.tag,span.limit{border:1px solid}
        }
        @media print{
        :root{color-scheme:light}
        nav.side,div.bar,a.skip,nav.turn,ol.crumbs{display:none}
        div.shell{display:block}
        body{background:none}
        main{padding:0;max-width:none}
        div.sheet{max-height:none;overflow:visible}
        }
        """
}
