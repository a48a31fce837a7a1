/// The style sheet of the gallery index, in addition to the style sheet of all pages.
enum GalleryStyle {
    /// The rules.
    ///
    /// Browsers that can track the visible topic highlight its link in the sidebar and keep the link in view.
    static let rules: StaticString = """
        nav.side>ul{scroll-target-group:auto}
        nav.side a:target-current{color:var(--accent);background:var(--tint)}
        nav.side li:has(>a:target-current){position:sticky;top:-20px;bottom:-28px;z-index:1}
        ul.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,222px),1fr));gap:16px;
          margin-top:16px}
        ul.large{grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:20px;margin-top:30px}
        ul.cards a{display:flex;flex-direction:column;height:100%;border:1px solid var(--line);
          border-radius:12px;background:var(--panel);overflow:hidden;color:inherit;text-decoration:none}
        ul.cards a:hover{border-color:var(--accent)}
        ul.cards img{display:block;width:100%;height:auto;object-fit:scale-down;
          padding:10px;border-bottom:1px solid var(--line);font-size:0}
        ul.cards:not(.tall) img{aspect-ratio:8/5}
        ul.cards.large img{aspect-ratio:4/3}
        ul.tall{grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr));align-items:start}
        ul.tall img{max-height:700px}
        ul.cards img.light{background:#fff}
        ul.cards img.dark{background:#15181d}
        ul.cards b{padding:11px 14px 0;font-size:14px;font-weight:600;line-height:1.35;letter-spacing:-.005em;
          overflow-wrap:anywhere}
        ul.large b{font-size:16px}
        ul.cards span{padding:2px 14px 0;font-size:12.5px;line-height:1.45;color:var(--muted);
          overflow-wrap:anywhere;text-wrap:pretty}
        ul.large span{font-size:13.5px}
        ul.cards a>:last-child{padding-bottom:13px}
        div.topics{margin-top:52px}
        div.topics>details>ul{padding-bottom:32px;scroll-margin-top:76px}
        div.topics>details>h3{margin-top:18px}
        div.topics summary{position:sticky;top:0;z-index:1;display:flex;align-items:center;gap:10px;
          padding:8px 0;background:var(--page);border-bottom:1px solid var(--line);cursor:pointer;list-style:none}
        div.topics summary::-webkit-details-marker{display:none}
        div.topics summary::before{content:"";flex:none;width:8px;height:8px;margin:0 5px 0 0;
          border:solid var(--muted);border-width:0 1.8px 1.8px 0;rotate:-45deg}
        div.topics [open]>summary::before{margin:-3px 3px 0 2px;rotate:45deg}
        div.topics summary:hover{color:var(--accent)}
        div.topics h2 small{margin-left:8px;font-size:13px;font-weight:400;letter-spacing:0;
          color:var(--muted);font-variant-numeric:tabular-nums}
        section.letters{margin-top:56px}
        section.letters>div{columns:4 210px;column-gap:28px;margin-top:14px}
        section.letters h3{padding:10px 0 3px;color:var(--muted);break-after:avoid}
        section.letters li{padding:2px 0;font-size:14px;line-height:1.4;break-inside:avoid;overflow-wrap:anywhere}
        section.letters small{color:var(--muted);font-size:13px}
        section.letters a{color:inherit;text-decoration:none}
        section.letters a:hover{color:var(--accent);text-decoration:underline}
        @media (prefers-reduced-motion:no-preference){ul.cards a{transition:border-color .12s}}
        @media (max-width:480px){
        ul.cards:not(.large,.tall){grid-template-columns:1fr 1fr;gap:10px}
        ul.cards:not(.large,.tall) :is(b,span){padding-left:11px;padding-right:11px}
        }
        @media print{
        div.topics summary{position:static}
        div.topics details::details-content{content-visibility:visible;height:auto}
        ul.cards a{break-inside:avoid}
        }
        """
}
