// The rules of the panel with the figure: its switches, the picture, and the line below it.

extension PageStyle {
    /// The rules of the panel, a size container whose width decides how the picture fits.
    static let figure: StaticString = """
        section.figure{margin-top:30px;border:1px solid var(--line);border-radius:14px;
          background:var(--panel);overflow:hidden;container:figure/inline-size}
        div.stage{display:flex;min-height:168px;overflow:auto;padding:40px 32px}
        @container figure (max-width:560px){div.stage{padding:28px 16px}}
        div.stage>svg{display:block;flex:none;max-width:100%;height:auto;margin:auto;overflow:visible}
        @supports (scale:round(down,tan(atan2(1cqw,1px)),.001)){div.stage{overflow:hidden}}
        @media screen{
        div.bar:has(#s-size:checked)~div.stage{overflow:auto}
        div.bar:has(#s-size:checked)~div.stage>svg{max-width:none}
        }
        div.stage.light{background:#fff}div.stage.dark{background:#15181d}
        p.foot{display:flex;flex-wrap:wrap;gap:0 18px;align-items:baseline;margin:0;padding:7px 16px;
          border-top:1px solid var(--line);font-size:13px;color:var(--muted);font-variant-numeric:tabular-nums}
        p.foot a{padding:2px 0;color:inherit}
        p.foot a:hover{color:var(--accent)}
        """

    /// The rules of a picture with another layout in the dark scheme: links to boxes belong to the light picture.
    static let darkPicture: StaticString = """
        @media (prefers-color-scheme:dark){div.stage a.box{display:none}}

        """

    /// The rules of the slider with the moments of an animated picture.
    static let moments: StaticString = """
        div.moments{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:0;padding:9px 12px 22px;
          border:0;border-top:1px solid var(--line)}
        div.moments b{padding:0 2px;font-size:12px;font-weight:600;color:var(--muted)}
        div.moments div{flex:1 1 240px;max-width:440px;display:flex;justify-content:space-between;
          background:linear-gradient(var(--edge),var(--edge)) center/calc(100% - 20px) 2px no-repeat}
        label.moment{position:relative;display:flex;padding:5px;cursor:pointer}
        label.moment input{width:15px;height:15px;margin:0;accent-color:var(--accent);cursor:inherit}
        label.moment span{position:absolute;top:100%;left:50%;translate:-50%;font-size:12px;white-space:nowrap;
          color:var(--muted);opacity:0;pointer-events:none}
        label.moment:first-child span,label.moment:last-child span{opacity:1}
        label.moment:has(:checked) span,label.moment:hover span{opacity:1;color:var(--ink)}
        @media print{div.moments{display:none}}

        """

    /// The rules of the switches, whose groups a checkbox expands in narrow windows.
    static let switches: StaticString = """
        div.bar{display:flex;flex-wrap:wrap;gap:10px 16px;align-items:flex-start;justify-content:space-between;
          padding:10px 12px;border-bottom:1px solid var(--line)}
        div.switches{flex:1 1 300px;display:flex;flex-wrap:wrap;gap:10px 22px;min-width:0}
        div.bar fieldset{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:0;padding:0;border:0;
          min-width:0}
        div.bar legend{float:left;padding:0 4px 0 2px;font-size:12px;font-weight:600;color:var(--muted)}
        label.pill{display:inline-flex;gap:7px;align-items:center;min-height:28px;padding:3px 12px 3px 9px;
          border:1px solid var(--edge);border-radius:99px;font-size:13px;line-height:1.6;color:var(--muted);
          cursor:pointer;user-select:none}
        label.pill:hover{color:var(--ink)}
        label.pill:has(:checked){background:var(--tint);border-color:var(--tint);color:var(--accent)}
        label.pill:has(:focus-visible),label.fold:has(:focus-visible){outline:2px solid var(--accent);
          outline-offset:2px}
        label.pill input,label.fold input{width:13px;height:13px;margin:0;accent-color:var(--accent);outline:0;
          cursor:inherit}
        label.fold{display:none;gap:8px;align-items:center;min-height:28px;padding:3px 2px;border-radius:5px;
          font-size:13px;font-weight:600;cursor:pointer;user-select:none}
        label.fold::after{content:"";width:7px;height:7px;margin:-4px 0 0 2px;border:solid var(--muted);
          border-width:0 1.5px 1.5px 0;rotate:45deg}
        label.fold:has(:checked)::after{margin-top:4px;rotate:225deg}
        label.fold input{position:absolute;opacity:0;pointer-events:none}
        @media (max-width:480px){
        label.fold{display:inline-flex}
        div.switches{flex-basis:auto}
        label.fold:has(:checked){flex-basis:100%}
        label.fold:not(:has(:checked))~fieldset{display:none}
        }
        div.view{display:flex;flex-wrap:wrap;gap:6px 12px;align-items:center;margin-left:auto}
        nav.modes{display:flex;padding:2px;border-radius:9px;background:var(--code)}
        nav.modes a{padding:3px 12px;border-radius:7px;font-size:13px;color:var(--muted);text-decoration:none}
        nav.modes a:hover{color:var(--ink)}
        nav.modes [aria-current]{background:var(--panel);color:var(--ink);font-weight:550}
        """
}
