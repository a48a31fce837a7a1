// Written by Scripts/build-trainer --write. Change the files in Sources/Trainer instead.
// swift-format-ignore-file

/// The page of the trainer, as it was built.
package enum BuiltTrainerPage {
    /// The names of the lessons.
    package static let lessons = [
        "stack-parts",
        "stack-fixed",
        "stack-flexible",
        "stack-minimum",
        "stack-priority",
        "stack-spacer",
        "stack-breadth",
        "aspect-ratio",
        "track-fractions",
        "track-spacing",
        "track-span",
        "track-sparse",
        "track-dense",
        "lazy-flexible",
        "lazy-overflow",
        "lazy-two-passes",
        "lazy-adaptive",
        "lazy-adaptive-narrow",
        "lazy-adaptive-beside",
        "row-columns",
        "row-flexible",
        "row-unsized",
        "row-span",
        "honeycomb",
        "flow-line",
        "flow-justified",
        "masonry-shortest",
        "span-grid",
    ]

    /// The page.
    package static let html = #"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-l4JFiYimhR1uz+qryjzDRllU8KFiN4nv0xblgYW1sAU=' 'wasm-unsafe-eval'; style-src 'sha256-uwTb1Y15fgQXFqUWuWc/mx1qnK2DRlbl7gbRedysQVI='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GridPress trainer</title>
<style>/* Colors: blue measures, violet explains the grid, amber is what is offered, orange is what goes over. */
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --panel: #fff; --ink: #1b1f24; --muted: #5b6470; --line: #e4e7eb; --field: #8a929d;
  --measure: #1457b8; --guide: #7c3aed; --over: #b93815; --offer: #a87d00; --tint: #eef3fb;
  --blue: #4c8dd6; --purple: #7650c0; --red: #e0656a; --teal: #38b2ac; --green: #5bb974; --orange: #f0a04b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1216; --panel: #15181d; --ink: #e7eaee; --muted: #98a2b0; --line: #272c34; --field: #707a87;
    --measure: #82b4ff; --guide: #b69cff; --over: #ff9166; --offer: #ffd24d; --tint: #1a2431;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 15px/1.5 Inter, system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
h1, h2, h3 { letter-spacing: -.01em; line-height: 1.25; margin: 0; }
h1 { font-size: 19px; }
h2 { font-size: 15px; margin: 0 0 8px; }
p { margin: 0; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

/* Buttons and fields */
button, select, input, textarea { font: inherit; color: inherit; }
button, select, input[type="number"] {
  min-height: 34px; padding: 3px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel);
}
select, input[type="number"], textarea { border-color: var(--field); }
button { cursor: pointer; }
button:hover:not(:disabled, [aria-disabled="true"]) { border-color: var(--measure); }
button:disabled, button[aria-disabled="true"] { opacity: .5; cursor: default; }
button.main { background: var(--measure); border-color: var(--measure); color: var(--panel); }
input[type="checkbox"], input[type="radio"], input[type="range"] { accent-color: var(--measure); }
:focus-visible { outline: 2.5px solid var(--measure); outline-offset: 2px; }

/* The top */
.top { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); background: var(--panel); }
#systems { display: flex; flex-wrap: wrap; gap: 4px; flex: 1; }
#systems button { border-color: transparent; border-radius: 999px; padding: 3px 12px; background: none; }
#systems button[aria-pressed="true"] { background: var(--ink); color: var(--panel); }
.row button { padding: 3px 7px; font-size: 14px; }
#items .row { gap: 4px; }
.tools, .row { display: flex; flex-wrap: wrap; gap: 6px; }

body:not([data-ready]) .tools { display: none; }

/* Stage and panel */
#trainer { display: grid; grid-template-columns: minmax(0, 1fr) 340px; align-items: start; max-width: 1600px; margin: 0 auto; }
.stage { padding: 16px 20px 40px; min-width: 0; }
.note.wrong { color: var(--over); }
[aria-invalid="true"] { border-color: var(--over) !important; }
.stage:focus { outline: none; }
.panel { position: sticky; top: 0; max-height: 100vh; overflow: auto; border-left: 1px solid var(--line); padding: 16px 18px 40px; min-height: calc(100vh - 60px); background: var(--panel); }
.panel form { padding-bottom: 16px; margin-bottom: 16px; border-bottom: 1px solid var(--line); }
.panel form:last-child { border: 0; }
.panel form:empty { display: none; }
.stage-tools { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 6px 18px; align-items: center; min-height: 34px; }
#summary { color: var(--muted); }
#handle-modes { display: flex; flex-wrap: wrap; gap: 2px 12px; }
#handle-modes label { display: flex; gap: 5px; align-items: center; min-height: 30px; }
#message { margin-bottom: 12px; padding: 10px 14px; border: 1px solid var(--over); border-radius: 10px; color: var(--over); }
.note:empty { display: none; }
.note { color: var(--muted); margin-top: 6px; min-height: 1.5em; }

/* Fields */
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 14px; }
.control { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: center; }
.control.flag { grid-template-columns: auto 1fr; min-height: 34px; }
.control.number { grid-template-columns: minmax(0, 1fr) 110px 70px; }
.control.optional { grid-column: auto; grid-template-columns: minmax(0, 1fr) 26px; }
.control.optional span { grid-column: 1 / -1; margin-bottom: -5px; color: var(--muted); }
.control.optional input[type="number"] { width: 100%; }
.control select { width: 160px; }
.control > span { font-size: 14px; line-height: 1.3; }
.control input[type="number"] { width: 70px; padding: 3px 6px; }
.control input[type="range"] { width: 110px; margin: 0; min-height: 30px; }
.control input.missing { opacity: .45; }
.control .clear { padding: 0; min-height: 30px; border: 0; background: none; color: var(--muted); }
fieldset { border: 1px solid var(--line); border-radius: 10px; padding: 4px 12px 12px; margin: 0 0 10px; min-width: 0; }
legend { padding: 0 4px; color: var(--muted); }
fieldset h2:empty { display: none; }
fieldset > button { margin-top: 8px; }

/* The list of items */
[role="listbox"] { list-style: none; margin: 0 0 10px; padding: 4px; max-height: 260px; overflow: auto; border: 1px solid var(--line); border-radius: 10px; }
[role="option"] { display: flex; gap: 8px; align-items: center; padding: 3px 8px; min-height: 30px; border-radius: 7px; cursor: pointer; }
[role="option"] small { margin-left: auto; color: var(--muted); }
[role="option"][aria-selected="true"] { background: var(--tint); box-shadow: inset 3px 0 var(--measure); }
.swatch { width: 14px; height: 14px; border-radius: 4px; }
.swatch.blue { background: var(--blue); } .swatch.purple { background: var(--purple); } .swatch.red { background: var(--red); }
.swatch.teal { background: var(--teal); } .swatch.green { background: var(--green); } .swatch.orange { background: var(--orange); }

/* The picture */
#picture { display: block; width: 100%; height: auto; margin: 8px auto 4px; touch-action: none; user-select: none; }
#picture .fill.blue { fill: var(--blue); } #picture .fill.purple { fill: var(--purple); } #picture .fill.red { fill: var(--red); }
#picture .fill.teal { fill: var(--teal); } #picture .fill.green { fill: var(--green); } #picture .fill.orange { fill: var(--orange); }
#picture path.overflow { stroke: var(--over); stroke-width: 1.6; opacity: .7; }
#picture path.gap { stroke: var(--guide); stroke-width: 1; opacity: .35; }
#picture .container { fill: none; stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 3; vector-effect: non-scaling-stroke; }
#picture .proposal { fill: none; stroke: var(--offer); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
#picture .frames { fill: none; stroke: var(--ink); stroke-width: 1; stroke-dasharray: 4 3; vector-effect: non-scaling-stroke; }
#picture .tracks { fill: none; stroke: var(--guide); stroke-width: .6; stroke-dasharray: 3 2.5; vector-effect: non-scaling-stroke; }
#picture .selection { fill: none; stroke: var(--measure); stroke-width: 2; vector-effect: non-scaling-stroke; pointer-events: none; }
#picture .measure { fill: none; stroke: var(--measure); stroke-width: 1; vector-effect: non-scaling-stroke; }
#picture text { pointer-events: none; }
#picture .measure-label, #picture .track-label { paint-order: stroke; stroke: var(--page); stroke-width: .3em; stroke-linejoin: round; }
#picture .measure-label { fill: var(--measure); font-weight: 600; }
#picture .track-label { fill: var(--guide); }
#picture .item-label { fill: #10151b; font-weight: 600; }
#picture .item-label.on-purple { fill: #fff; }
#picture .spacer-label { fill: var(--muted); }
#picture .handle { cursor: grab; outline: none; }
#picture .handle .hit { r: 16px; fill: transparent; }
#picture .handle .dot { r: 6px; fill: var(--panel); stroke: var(--measure); stroke-width: 2.5; }
#picture .handle:hover .dot, #picture .handle:focus-visible .dot { fill: var(--measure); }
#picture .handle:focus-visible .dot { r: 7px; }
#picture .handle:focus-visible .hit { r: 12px; stroke: var(--measure); stroke-width: 2; }
#picture .guess { fill: var(--measure); opacity: .85; }
#picture .guess.shown { opacity: .3; }
#picture .guess-end { fill: var(--panel); stroke: var(--measure); stroke-width: 2.5; }
#picture .guess-label { fill: var(--measure); font-weight: 600; }
#picture.is-asking { cursor: ew-resize; }
#picture.is-asking.is-tall { cursor: ns-resize; }

/* The passes of a lazy grid */
#passes { max-width: 720px; margin: 14px auto; }
.pass { display: grid; grid-template-columns: 106px minmax(0, 1fr); gap: 2px 12px; margin-bottom: 8px; }
.pass strong { font-weight: 600; }
.pass .scale { position: relative; height: 18px; align-self: center; }
.pass .bar i { position: absolute; height: 18px; background: var(--guide); border-radius: 3px; min-width: 1px; }
.pass .mark { position: absolute; top: -4px; height: 26px; border-left: 2px solid var(--offer); }
.pass span { grid-column: 2; color: var(--muted); }

/* Code and steps */
.tabs { margin-top: 18px; }
[role="tablist"] { display: flex; gap: 2px; border-bottom: 1px solid var(--line); }
[role="tab"] { border: 0; border-radius: 0; background: none; border-bottom: 2px solid transparent; }
[role="tab"][aria-selected="true"] { border-color: var(--measure); color: var(--measure); font-weight: 600; }
[role="tabpanel"] { padding-top: 12px; }
.code textarea { width: 100%; padding: 12px; border-radius: 10px; background: var(--panel); font: 13px/1.5 ui-monospace, Menlo, "Liberation Mono", monospace; tab-size: 4; resize: vertical; margin-bottom: 8px; }
.steps h3 { font-size: 15px; margin: 14px 0 4px; }
.steps ol { margin: 0; padding-left: 22px; }
.steps li { margin-bottom: 6px; }
.steps code { display: block; color: var(--measure); font: inherit; }

/* Lessons */
#lessons { grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, 1fr) 320px; border-bottom: 1px solid var(--line); background: var(--panel); }
#lessons nav { max-height: 270px; overflow: auto; border-left: 1px solid var(--line); padding: 12px; }
#lessons nav ol { list-style: none; margin: 0; padding: 0; }
#lessons nav button { width: 100%; display: flex; gap: 8px; text-align: left; border: 0; background: none; min-height: 30px; }
#lessons nav button span { color: var(--muted); min-width: 1.6em; text-align: right; }
#lessons nav button[aria-current] { background: var(--tint); font-weight: 600; }
#lessons nav button.done::after { content: "✓"; margin-left: auto; color: var(--measure); }
.lesson { padding: 16px 24px; max-width: 760px; }
.lesson h2 { font-size: 19px; }
.lesson p { margin-bottom: 10px; }
.lesson .answer { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }
.lesson .answer input[type="range"] { flex: 1 1 220px; min-height: 34px; }
.lesson .result { font-weight: 600; }
.lesson .result:focus { outline: none; }
.lesson .row { margin-bottom: 14px; }

.plain { max-width: 760px; margin: 24px auto; padding: 0 20px; }
.plain figure { margin: 24px 0; }
.plain svg { max-width: 100%; height: auto; }

.asks .panel, .asks .tabs { visibility: hidden; }

/* A lesson in an article */
.embed .top, .embed .panel, .embed .tabs, .embed #lessons nav, .embed .stage-tools { display: none; }
.embed #trainer, .embed #lessons { display: block; }
.embed .lesson { padding: 14px 16px 0; }
.embed .stage { padding: 0 16px 14px; }

@media (max-width: 820px) {
  #trainer, #lessons { display: block; }
  .panel { position: static; max-height: none; border-left: 0; border-top: 1px solid var(--line); min-height: 0; }
  #lessons nav { border-left: 0; border-top: 1px solid var(--line); max-height: 130px; }
  .top, .stage, .panel { padding-left: 14px; padding-right: 14px; }
  .top { gap: 8px; }
  #systems { order: 3; flex: 1 0 100%; flex-wrap: nowrap; overflow-x: auto; }
  #systems button { flex: none; }
  h1 { flex: 1; }
  .lesson { padding: 14px; }
}
@media (pointer: coarse) {
  button, select, input[type="number"], [role="option"], .control.flag, #handle-modes label { min-height: 44px; }
}
@media (prefers-reduced-motion: no-preference) {
  .pass .bar i { transition: width .15s; }
}
@media (forced-colors: active) {
  #picture .fill, .swatch, .pass .bar i { forced-color-adjust: none; }
}
</style>
</head>
<body>
<header class="top">
  <h1>GridPress trainer</h1>
  <nav id="systems" aria-label="Systems"></nav>
  <div class="tools" role="toolbar" aria-label="Changes">
    <button type="button" id="undo">Undo</button>
    <button type="button" id="redo">Redo</button>
    <button type="button" id="reset">Reset</button>
    <button type="button" id="open-lessons" aria-expanded="false" aria-controls="lessons">Lessons</button>
  </div>
</header>
<main id="trainer" hidden>
  <section id="lessons" aria-label="Lessons" hidden></section>
  <section class="stage" aria-label="Picture" tabindex="-1">
    <p id="message" role="alert" hidden></p>
    <div class="stage-tools">
      <div id="handle-modes" role="radiogroup" aria-label="What handles change"></div>
      <p id="summary"></p>
    </div>
    <svg id="picture" role="group" aria-labelledby="summary" xmlns="http://www.w3.org/2000/svg"></svg>
    <div id="passes"></div>
    <div class="tabs">
      <div role="tablist" aria-label="About the layout" id="tabs"></div>
      <div role="tabpanel" id="tab-panel"></div>
    </div>
  </section>
  <aside class="panel" aria-label="Parameters">
    <form id="container"></form>
    <form id="items"></form>
    <form id="item"></form>
    <form id="tracks"></form>
  </aside>
</main>
<section id="plain" class="plain">
  <p id="plain-text">The trainer is a live page: it needs a browser with script and WebAssembly. Pictures of its systems follow.</p>
  <figure><figcaption>A stack</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="176" viewBox="-8 -8 376 176" role="graphics-document">
<rect y="50" width="80" height="60" fill="#007aff" class="blue"/>
<rect x="88" width="120" height="160" fill="#af52de" class="purple"/>
<rect x="216" width="144" height="160" fill="#ff3b30" class="red"/>
</svg>
</figure>
<figure><figcaption>A lazy grid</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="256" viewBox="-8 -8 376 256" role="graphics-document">
<rect y="22" width="80" height="60" fill="#007aff" class="blue"/>
<rect x="88" y="22" width="132" height="60" fill="#af52de" class="purple"/>
<rect x="228" y="22" width="132" height="60" fill="#ff3b30" class="red"/>
<rect y="90" width="80" height="60" fill="#30b0c7" class="teal"/>
<rect x="88" y="90" width="132" height="60" fill="#34c759" class="green"/>
<rect x="228" y="90" width="132" height="60" fill="#ff9500" class="orange"/>
<rect y="158" width="80" height="60" fill="#007aff" class="blue2"/>
</svg>
</figure>
<figure><figcaption>A row grid</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="256" viewBox="-8 -8 376 256" role="graphics-document">
<rect x="31" y="32" width="60" height="50" fill="#007aff" class="blue"/>
<rect x="146" y="42" width="120" height="30" fill="#af52de" class="purple"/>
<rect x="305" y="37" width="40" height="40" fill="#ff3b30" class="red"/>
<rect x="16" y="100" width="90" height="40" fill="#30b0c7" class="teal"/>
<rect x="181" y="90" width="50" height="60" fill="#34c759" class="green"/>
<rect x="290" y="105" width="70" height="30" fill="#ff9500" class="orange"/>
<rect y="168" width="282" height="30" fill="#007aff" class="blue2"/>
<rect x="300" y="158" width="50" height="50" fill="#af52de" class="purple2"/>
</svg>
</figure>
<figure><figcaption>A track grid</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="276" viewBox="-8 -8 376 276" role="graphics-document">
<rect x="2.5" y="2.5" width="85" height="58.75" fill="#007aff" class="blue"/>
<rect x="92.5" y="2.5" width="260" height="58.75" fill="#af52de" class="purple"/>
<rect x="2.5" y="66.25" width="85" height="122.5" fill="#ff3b30" class="red"/>
<rect x="92.5" y="66.25" width="83.333" height="58.75" fill="#30b0c7" class="teal"/>
<rect x="180.833" y="66.25" width="171.667" height="58.75" fill="#34c759" class="green"/>
<rect x="92.5" y="130" width="260" height="58.75" fill="#ff9500" class="orange"/>
<rect x="2.5" y="193.75" width="85" height="58.75" fill="#007aff" class="blue2"/>
</svg>
</figure>
<figure><figcaption>A flow</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="256" viewBox="-8 -8 376 256" role="graphics-document">
<rect x="30" y="54" width="70" height="30" fill="#007aff" class="blue"/>
<rect x="110" y="54" width="110" height="30" fill="#af52de" class="purple"/>
<rect x="230" y="54" width="50" height="44" fill="#ff3b30" class="red"/>
<rect x="30" y="108" width="130" height="30" fill="#30b0c7" class="teal"/>
<rect x="170" y="108" width="90" height="30" fill="#34c759" class="green"/>
<rect x="270" y="108" width="60" height="30" fill="#ff9500" class="orange"/>
<rect x="30" y="148" width="100" height="38" fill="#007aff" class="blue2"/>
</svg>
</figure>
<figure><figcaption>A masonry</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="316" viewBox="-8 -8 376 316" role="graphics-document">
<rect y="50" width="113.333" height="80" fill="#007aff" class="blue"/>
<rect x="123.333" y="50" width="113.333" height="50" fill="#af52de" class="purple"/>
<rect x="246.667" y="50" width="113.333" height="120" fill="#ff3b30" class="red"/>
<rect x="123.333" y="110" width="113.333" height="60" fill="#30b0c7" class="teal"/>
<rect y="140" width="113.333" height="90" fill="#34c759" class="green"/>
<rect x="123.333" y="180" width="113.333" height="40" fill="#ff9500" class="orange"/>
<rect x="246.667" y="180" width="113.333" height="70" fill="#007aff" class="blue2"/>
</svg>
</figure>
<figure><figcaption>A span grid</figcaption>
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="302" viewBox="-8 -11 376 302" role="graphics-document">
<rect x="24" y="-3" width="96" height="50" fill="#007aff" class="blue"/>
<rect x="132" y="-3" width="204" height="60" fill="#af52de" class="purple"/>
<rect x="24" y="69" width="96" height="60" fill="#ff3b30" class="red"/>
<rect x="24" y="141" width="312" height="70" fill="#30b0c7" class="teal"/>
<rect x="24" y="223" width="96" height="50" fill="#34c759" class="green"/>
<rect x="132" y="223" width="96" height="60" fill="#ff9500" class="orange"/>
<rect x="240" y="223" width="96" height="40" fill="#007aff" class="blue2"/>
</svg>
</figure>
</section>
<p id="live" class="visually-hidden" role="status" aria-live="polite"></p>
<script>"use strict";
(() => {
// The parameters of the module. Written by trainer-page from Sources/Trainer/Module/State.

const tables = {
  container: [
    { name: "system", label: "System", kind: "choice", least: 0, most: 6, initial: 0, choices: ["stack", "lazyGrid", "rowGrid", "trackGrid", "flow", "masonry", "spanGrid"] },
    { name: "width", label: "Width", kind: "length", least: 0, most: 4000, initial: 320 },
    { name: "height", label: "Height", kind: "length", least: 0, most: 4000, initial: 240 },
    { name: "direction", label: "Direction", kind: "choice", least: 0, most: 2, initial: 0, choices: ["horizontal", "vertical", "depth"], systems: ["stack", "lazyGrid", "trackGrid", "flow", "masonry"] },
    { name: "spacing", label: "Spacing", kind: "length", least: 0, most: 400, initial: null, isOptional: true, systems: ["stack", "lazyGrid"] },
    { name: "horizontalSpacing", label: "Horizontal spacing", kind: "length", least: 0, most: 400, initial: null, isOptional: true, systems: ["rowGrid", "trackGrid", "flow", "masonry", "spanGrid"] },
    { name: "verticalSpacing", label: "Vertical spacing", kind: "length", least: 0, most: 400, initial: null, isOptional: true, systems: ["rowGrid", "trackGrid", "flow", "masonry", "spanGrid"] },
    { name: "horizontalAlignment", label: "Horizontal alignment", kind: "choice", least: 0, most: 3, initial: 0, choices: ["leading", "center", "trailing", "justified"] },
    { name: "verticalAlignment", label: "Vertical alignment", kind: "choice", least: 0, most: 3, initial: 0, choices: ["top", "center", "bottom", "justified"] },
    { name: "horizontalContentAlignment", label: "Horizontal alignment of the content", kind: "choice", least: 0, most: 2, initial: 0, choices: ["leading", "center", "trailing"], systems: ["trackGrid"] },
    { name: "verticalContentAlignment", label: "Vertical alignment of the content", kind: "choice", least: 0, most: 2, initial: 0, choices: ["top", "center", "bottom"], systems: ["trackGrid"] },
    { name: "contentMode", label: "Content mode", kind: "choice", least: 0, most: 2, initial: 0, choices: ["fill", "scroll", "intrinsic"], systems: ["trackGrid"] },
    { name: "packing", label: "Packing", kind: "choice", least: 0, most: 1, initial: 0, choices: ["sparse", "dense"], systems: ["trackGrid"] },
    { name: "extent", label: "Extent", kind: "choice", least: 0, most: 1, initial: 0, choices: ["hugging", "filling"], systems: ["flow", "masonry"] },
    { name: "lanes", label: "Lanes", kind: "count", least: 1, most: 24, initial: 3, systems: ["masonry"] },
    { name: "columns", label: "Columns", kind: "count", least: 1, most: 24, initial: 3, systems: ["spanGrid"] },
    { name: "columnWidth", label: "Width of a column", kind: "length", least: 0, most: 4000, initial: 80, systems: ["spanGrid"] },
    { name: "rowHeight", label: "Height of rows", kind: "choice", least: 0, most: 2, initial: 0, choices: ["none", "square", "largest"], systems: ["spanGrid"] },
  ],
  track: [
    { name: "kind", label: "Kind", kind: "choice", least: 0, most: 3, initial: 0, choices: ["fixed", "flexible", "adaptive", "fit"] },
    { name: "length", label: "Length", kind: "length", least: 0, most: 4000, initial: 80 },
    { name: "fraction", label: "Fractions", kind: "number", least: 0, most: 100, initial: 1, systems: ["trackGrid"] },
    { name: "minimum", label: "Minimum", kind: "length", least: 0, most: 4000, initial: 10 },
    { name: "maximum", label: "Maximum", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "spacing", label: "Spacing behind it", kind: "length", least: 0, most: 400, initial: null, isOptional: true, systems: ["lazyGrid"] },
  ],
  item: [
    { name: "kind", label: "Kind", kind: "choice", least: 0, most: 1, initial: 0, choices: ["color", "spacer"] },
    { name: "width", label: "Width", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "height", label: "Height", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "minWidth", label: "Minimum width", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "maxWidth", label: "Maximum width", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "minHeight", label: "Minimum height", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "maxHeight", label: "Maximum height", kind: "length", least: 0, most: 4000, initial: null, isOptional: true },
    { name: "aspectRatio", label: "Aspect ratio", kind: "number", least: 0.01, most: 100, initial: null, isOptional: true },
    { name: "fills", label: "Aspect ratio fills", kind: "flag", least: 0, most: 1, initial: 0 },
    { name: "priority", label: "Priority", kind: "number", least: -100, most: 100, initial: 0, systems: ["stack", "rowGrid"] },
    { name: "columnSpan", label: "Columns", kind: "count", least: 1, most: 24, initial: 1, systems: ["rowGrid", "trackGrid", "masonry", "spanGrid"] },
    { name: "rowSpan", label: "Rows", kind: "count", least: 1, most: 24, initial: 1, systems: ["trackGrid"] },
    { name: "columnStart", label: "First column", kind: "count", least: 0, most: 23, initial: null, isOptional: true, systems: ["trackGrid"] },
    { name: "rowStart", label: "First row", kind: "count", least: 0, most: 200, initial: null, isOptional: true, systems: ["trackGrid"] },
    { name: "row", label: "Row", kind: "choice", least: 0, most: 2, initial: 0, choices: ["same", "next", "none"], systems: ["rowGrid"] },
    { name: "unsizedWidth", label: "Unsized width", kind: "flag", least: 0, most: 1, initial: 0, systems: ["rowGrid"] },
    { name: "unsizedHeight", label: "Unsized height", kind: "flag", least: 0, most: 1, initial: 0, systems: ["rowGrid"] },
    { name: "identity", label: "Identity", kind: "count", least: 0, most: 1999, initial: null, isOptional: true },
    { name: "columnAlignment", label: "Alignment of the column", kind: "choice", least: 0, most: 3, initial: 0, choices: ["unspecified", "leading", "center", "trailing"], systems: ["rowGrid"] },
  ],
};


// The words of steps. Written by trainer-page from the table of the rules of layout.

const ruleSentences = [
  "The figure offers {it} its whole {width}",
  "{it} lies in the middle of the figure: half of the free space is at its {left}",
  "{it} is as {wide} as the figure and starts at its {left}",
  "The view around {it} decides",
  "{by} passes on what it is offered to {it}",
  "{by} offers {it} the {width} that it takes itself",
  "{by} offers {it} no {width} (`nil`), so that it takes its ideal one",
  "Behind or above {other}, {it} is offered the {width} of that view",
  "Behind or above the content of its cell, {it} is offered the {width} of the cell",
  "{it} takes all of the {width} that it is offered",
  "{it} has no ideal {width}. Where nothing is offered, such a view takes 10 points",
  "{it} is as {wide} as {other} inside it",
  "{it} is as {wide} as its {widest} view, {other}",
  "{it} has this {width} of its own, whatever it is offered",
  "{it} starts at the {left} where {other} does",
  "{it} lies in the middle of the {width} of {other}, half of what it leaves from its {left}",
  "{it} lies at the {right} of {other}",
  "{by} aligns {it} at its {left}",
  "{by} aligns {it} in the middle, half of what it leaves from the {left}",
  "{by} aligns {it} at its {right}",
  "{it} is as {wide} as {by} and starts where it does",
  "{it} lies this far from the {left} of {other}",
  "{by} asks its {1} views one after the other: those of a higher priority first, then the less flexible ones. {it} is number {0} and is offered an equal part of what is left",
  "{by} asks its {1} views one after the other: those of a higher priority first, then the less flexible ones. {it} is number {0}, the last one of its priority, and is offered all that is left",
  "{by} asks its {1} views one after the other, the less flexible ones first. {it} is the most flexible one: it is asked last and offered all that is left",
  "{by} asks its {1} views one after the other, those of a higher priority first. {it} has the lowest priority: it is asked last and offered all that is left",
  "{by} is offered no {width} and passes that on, so that {it} has to take its ideal {width}",
  "{it} is as {wide} as its views and the gaps between them",
  "{it} is as {wide} as its {widest} view, {other}",
  "{it} reaches as far as its views do before and after the line on which their guides meet",
  "{it} is the first view of {by} and starts at its {left}",
  "{it} starts after the views before it and their gaps",
  "{by} places {it} so that its alignment guide meets those of the other views",
  "{by} aligns the {left} edges of its views, inside itself only: it is as {wide} as the {widest} of them",
  "{by} aligns the middle of {it} with those of its other views: half of what {it} leaves is at its {left}",
  "{by} aligns the {right} edge of {it} with those of its other views",
  "The frame offers {it} its own {width}, whatever it is offered itself",
  "The frame has a fixed {width}, whatever it is offered",
  "The frame offers {it} what it is offered itself, within its limits",
  "The frame has a {width} between its limits",
  "The frame is offered no {width} and takes its ideal one",
  "Limits let a frame grow only towards a {width} that it is offered, and none is: it is as {wide} as its view, within its limits",
  "The frame places {it} in the room that it leaves, as its alignment says",
  "The padding offers {it} what its insets leave",
  "The padding adds its insets to {other}",
  "{it} lies inside the padding",
  "An aspect ratio changes only what is offered. For {0} : {1} in this room the {width} decides: {it} is offered all of it",
  "An aspect ratio changes only what is offered. For {0} : {1} in this room the {across} decides: {it} is offered the {width} that goes with it",
  "A spacer takes all that it is offered, and never less than its minimum, which its stack keeps for it",
  "A spacer takes nothing across its stack",
  "A text never takes more than its letters need: on one line, {it} in a font of {0} points fits into the {1} offered",
  "On one line, {it} in a font of {0} points needs {1}, more than the {2} offered: it wraps into {3} lines and is as wide as the longest of them",
  "On one line, {it} in a font of {0} points needs {1}, more than the {2} offered. Its largest number of lines is {3}, so that its end is cut off",
  "Nothing is offered to {it}, so that it doesn't wrap: in a font of {0} points, its lines are this wide",
  "{it} takes one line in a font of {0} points",
  "At a width of {1}, {it} takes {2} lines in a font of {0} points",
  "The grid offers {it} the {width} of its cell",
  "{it} lies at the {left} of its cell, which starts after the {columns} and gaps before it",
  "{it} lies in the middle of its cell, which starts after the {columns} and gaps before it",
  "{it} lies at the {right} of its cell, which starts after the {columns} and gaps before it",
  "{it} fills its cell, which starts after the {columns} and gaps before it",
  "{it} lies in its cell where its alignment guide meets that of the cell or of its line",
  "{it} is as {wide} as its {columns} and the gaps between them",
  "In the first pass, the lazy grid divides what it is offered among its {columns}, each within its limits. It is as {wide} as it is offered or as those {columns} are with their gaps, if that is more",
  "The {column} of {it} has a fixed {width}, and the lazy grid offers it",
  "The lazy grid takes its gaps and fixed {columns} away and gives each {column} an equal part of what is left when its turn comes; {it} is offered the one that its {column} gets",
  "The lazy grid gives each {column} an equal part of what is left when its turn comes, within its own limits; {it} is offered the one that its {column} gets",
  "The adaptive item gets what the others leave, {0}. Its minimum of {2} only decides how many {columns} it becomes: as many as fit with their gaps and at least one, here {1}. {it} is offered its {column}, even if that is less than the minimum",
  "A {column} of a lazy grid is as {wide} as its {widest} view is when no {width} is offered. The grid offers {it} that {width}",
  "{it} is offered the {width} of its cell. The {widest} view of its {column} takes {3}; its views need at least {0}, and the last share of the {column} was {2}",
  "{it} is offered the {width} of its cell. A view of its {column} takes any {width}: {3}. Such a {column} takes its share of what the others leave, which was {2}",
  "{it} is offered the columns that it spans, with the gaps between them",
  "The track of {it} has a fixed {width}, of which one spacing is a part",
  "The track of {it} fits its {widest} content, and one spacing is a part of it",
  "The track of {it} gets its part of what the other tracks leave, and one spacing is a part of it",
  "The track of {it} grows between its limits, and one spacing is a part of it",
  "{it} is offered the {0} tracks that it spans, and one spacing is a part of them",
  "{it} is offered its columns, all of which are equally wide",
  "{it} lies in its row, below the rows and gaps before it",
  "The flow offers {it} no more than the {width} of a line",
  "The line before has no room for {it}: with it, that line would be {1} long, more than the {2} there are. {it} starts line {0}",
  "{it} follows the views before it on line {0}, since it fits there",
  "{it} is on line {0}, after the lines and gaps before",
  "The flow is as {wide} as its longest line",
  "The flow is as {wide} as its lines and the gaps between them",
  "The masonry divides its {width} equally among its lanes; {it} is offered its lane",
  "{it} goes into lane {0}, the shortest so far, after the views and gaps in it",
  "{it} lies in lane {0}, after the lanes and gaps before it",
  "The masonry is as {wide} as its longest lane",
];

const numberLabels = [
  "",
  "of gaps",
  "of gap",
  "kept for views of lower priority",
  "of the views that chose earlier",
  "of its views",
  "of the views before",
  "views",
  "tracks",
  "grid items",
  "lines",
  "of insets",
  "of inset",
  "at least",
  "ideally",
  "at most",
  "of the frame",
  "of the figure",
  "of the ratio",
  "of the ratio",
  "of the longest line",
  "of a line",
  "of the lines",
  "of the font",
  "to the line of guides",
  "to its guide",
  "",
  "of fixed tracks",
  "of earlier tracks",
  "of the tracks and gaps before",
  "of its tracks",
  "of a track",
  "of the track",
  "of the cell",
  "of its lines",
  "of the views and gaps before",
  "of the lanes and gaps before",
  "lanes",
  "of the line",
  "of its fraction",
  "of all fractions",
  "of its alignment",
];


// The first state of each system.

const presets = {
  stack: "1~width:360,height:160,horizontalAlignment:center,verticalAlignment:center~~width:80,height:60;maxWidth:120;",
  lazyGrid: "1~system:lazyGrid,width:360,height:240,direction:vertical~kind:fixed,length:80;kind:flexible;kind:flexible,minimum:60~height:60*7",
  rowGrid: "1~system:rowGrid,width:360,height:240,horizontalAlignment:center,verticalAlignment:center~~width:60,height:50;width:120,height:30;width:40,height:40;width:90,height:40,row:next;width:50,height:60;width:70,height:30;height:30,columnSpan:2,row:next;width:50,height:50",
  trackGrid: "1~system:trackGrid,width:360,height:260,horizontalAlignment:center,verticalAlignment:center~kind:fixed,length:90;kind:flexible;kind:flexible,fraction:2~;columnSpan:2;rowSpan:2;*2;columnSpan:2;*1",
  flow: "1~system:flow,width:360,height:240~~width:70,height:30;width:110,height:30;width:50,height:44;width:130,height:30;width:90,height:30;width:60,height:30;width:100,height:38",
  masonry: "1~system:masonry,width:360,height:300,direction:vertical~~height:80;height:50;height:120;height:60;height:90;height:40;height:70",
  spanGrid: "1~system:spanGrid,width:360,height:280,columns:3,columnWidth:96,horizontalSpacing:12~~height:50;height:60,columnSpan:2;height:60;height:70,columnSpan:3;height:50;height:60;height:40",
};

// The module: the solvers of GridPress, compiled to WebAssembly. It lies in the page, compressed.

const moduleText = "7P0LoGRnWSYKr3utVWutqlV71967uvfuZFV1Q3ZIB5oZ7FzAkOpDkk7CdJgZx5Pz/55/EkI8cXcYSKdlOOfvk+5ciEFBo4CAoHYSNFGDRAcncQ5IVEZRUXEGFZXRqMzIKM4wIyrjMJP/fZ73+9alqnb3bojoOf8Qdq+qVevyXd7v/d7r8zo33/la13Ec97vjV9/knTzp3BSd5P/ckzeF/ODgtHzzcfLETYGe8/WSjl5c3+bc5OK8Kx9i81vzOvkYnDxRP0i+J3I4ceIE743rj53qU3Ci2RzTEjl9l36LeBk+VS90bsrMp+ph+My79GB/N5cnJ6q2nmBPtIkdHE/YhulZvNB+Mk+xF4XmGJ08oY/tmZ+1hfrLiUavT1a9Ptl6D8+mjRZKW/KT9if9OTTv0GG8SyfkLj63GuroZPMN9VDop+RkfVZfdlfjF21cPb7OTd3WiGm/bKNtjxP7SNzZb7TYvuZEY1bCuxo3med2W320A914tRLCXfzgmPnkuRMzlHZCqcmMkrY0OGGp44T5XzVNMydOtE7EeJB+XDF0aX4/aS8J7cx29Aw+9k6ebNPZgK005GAemJ40z+EVTuMJ9jf7Cv9ERZ/awaRJIN0WuRgalE++3nuXXaQnKirQ15uXzROdLOUT7gn/g9GPR92e2+8Xg2JpOXKHYRz1er3IXV5eWe0t93pro9Gy58Xert2esx5v7Nl1njcMzy8jbzzx4jje66XDbOjue97zL/CicPPCF4T+RfsvDj0v9PwX+knYiTZfdODAi72/83e99EB04CXe14TDtbW1bBh5rrvcC6NOx1tbc4ZRHEdxL84OHux1OvL/tSjIo/Vd8XroZ17khZ0Xu77cMYyGSZR57iXRMPSCaPnSy7zLI3lVGg174UtTt9MbOpH3sqE3/7/O8tdmrjMcDj0ncmIvOri87C570k/3itSLhr7jyCWOP3SH67En7Xl58nIvcqIoQ2fkFWf9X3TW/yVDZ+g4iZP4ke9fmfmu2x362ZVZ6mZuz/Md/Bd5Ttjxp8K0PeeQ7x9yzvq/teW1nve1npsk/1P0iqv+p90d7+owXAt9N4m/VuYz3Qw7cdxxo1d01hJ/Tf93jev5y6lMUjw8fO1110ev7PS8+O/1ekdkxm94VRiGSfj3e1mW/INut+v1/qGP//ye73+dEy3/Qz9ajpaX5fiPvn75f449N4q8ZOh1k27UiV4uI50mN3bkVJS88IWeF4RRr/O/XNXJvL3+8GvXZN7DNS+Je35+8P/1P4X/7ziNHS/uhPFynMT+MAnjzjesxZ0YTf5fY/6vc7DTCTuh1+0m/6v//xHqwxP/8fLaWkcu/NoX81IZsh1PiTNMOAmu57n8z+f/U88TCpPmy5AevKknE+ItGu2oe/MhJ+i4r3f/SP6TUXa86JHghpPu9NSpID3pTB97Gw+fezcPLv554O38/D499cS7eHiXHj77Th6e0sMz7+DhY3pw8M8Hv4efP/n9PHxIn3Fan/iUHj6hhy/qXe/VGz6rJ0/pyXfp4Qk9PKBvu0+vfPC7teF6eFoPn9fDJ8379IZT2uZP6LeP6bdnzEH7/aDecN9pfZE5vEcv0fe9hYPyBT33Ie3X+/TwlvfqNz28nRe+g/9+Tk/d9708PP59PHxJv33I3KUve1wPH9TDaT08pocn9PCUHj6kh7fou5/Wbx81t+uj36uHj+vhUzooX9Qef0Eb8Wk9fFQPnzRN12+f0fs+LX3t3OMm0Wtvfe3rjv3vnjO45XX/5PjN3/RPbj32j//JN7/21bceu9N5KMiPH7v5lqPViUeC7JuO3/ra6vsPBMFrjt38T51Hg86tb3z97XK38/6g//pvuuX4Nx+7tbrqA0H3nx6T+/7xLa97za3OjwVdHP/xq//347fe6TwZJB8XghWi/Hdu+o0/437G/W/eH7pf+/X/8++4h37Y/SX3X7t/7H7R+w33z73/6v1H7+3+T/nv8L/bf5f/L/zv8X/O+6z3ee9fen/k/aT/Ue/feU/5P+v9W+8/eD/jfcZ70v9p7w+9n/A/4v2+98/9p70/8P7U+ynvGe+D/oe93/Me83/M+9few/6PeL/s/bj/f3n/xnvC/0nvd7wP+E95v+39qP+k91ve+/1/7n3Ke9R/wvtX3o/4H/R+w/tB/wPer3k/7P8z79e9H/J/3Puk9wP+j3qf8N7nv9/7Ve8R/3HvV7zT/g95v+R9n/+o9wveA/57/Pf63+8/5v2i95D/w97Hvcf9n/B+0/te/we9j3n/zP+Q97vej/n/wvu0t/kD3s973+p/2P82///y/7P3Z96H/C94v+j/jv9X3m/6f+B/xv9k8OvBPwt+IXhr9EX/P4Xv9H8x+Pbo3wS/G7wr+IvgvwV/EX5H9Hj0YPSd0buj74l+JPqt8D+Efx5+KvzT8D+Hnwz/ffhn4W+GnwsfiX45/IPw4ejj4e+H3xd9LPw34fdHvxD+bvhY9K/CPwq/N/r58NPho9Gvhf8u/MHoE+G/DX8g+tXwM+H7ol8J/zB8KPql8JnwvdHPhb8Tvif6l+Fvh6ejXwx/L3w8+NfhZ8Mfin49/OPwh6PfCP8k7L71e9d+PHq965/0rvSuLJ2rcqd0Nr1g4k6flf917tDD1TitP3jTk1sT/6AXlH7pHcnd0jdX8hJz2zH8bm7BXYNT8j+H/6T91Em/1XPjk1NnHOCdm148CUtXDtfkQlrjoAyv0ofhteHU3RpH8uDh1tgtHRwc/8oyQjOiq+Ti6CpphDs9sbXpOONO6V4sh7h0cEjweP1l0p2euGPCB4fSoLnehXra3ZKWp3JbB5enuDxddHmqp/VyeXusjZODU3bLpOyUcSmtKu5Bl6VVYcHOl6k5dqauDFialkH6Vx3POxFw/O1//pXNb/Jc/w55h3f82PRZ945etyvbTSB7cuJ009LDj779cZpck3flnCuHqduf+1nOJxiSOyYyQCXafJE/kuH1cMrH545Mi4fhizEzWem8yC1KH199fPXx1Su94hfuln5IL67Ci+QOH89zpLWuvogkYz92y6jsvDrvZmnKi52qMdl8F7xr8phtFIrgEz39PPEwHd6i6fD0tJkOfpcm3s3Bl29m0J358fCvyTtfrXcF1+Qy0Bc7w7GP8R3K6Mu3TIjVw9sTroRxF79l4xTfijHbUMiIdYXkEiEqvItEBQJys2juLeE1eajTGeurYn0AJz3RZyb6dvkW43OGa+IyxqfW850sTOdeEF2T+1+tIetck3tfrXcJ9+FyKLAccOhwQjgdnCHOVmuAwHmEsG+eexho/yI/xnPiV+PLxU6B83hEcXU/xRqTe9K/EnFR1PK9bNS0PDpJ9vEjlhHfqExRZl5oRRiusEbhfOzxBGwmKe5jd6Jp/Iaxa9hFxO6c3OqJeuB4IJtEbsV/CW95E27J3LQ6rU+6n9yZC/jklq7P6/lqr3XZt/CyMrnQd4RIQUIyXgnGS6gCH0aX+SP55F/mF3KIDmIIy/QSX36cllvaP+wB/zaOw5P+CV+UUNcczTgU1Ti8wgrNHA7pMnjqA5xLefdezuokO+hl0uwuSKK7V+emwyvfrL+XXWkEeqY8W/k3fv9WfVJacdqu/JRNHblcnz3OqxaMe/XHPkavy9m5PufwvGLwxxff/e533vG1D58eF2U6LbbGuTxJDgMhDTl4MqxyWDLPXRYKcOsHDuXrSv11tf64Vn8cyUW7ZraGpYs8Z1K37DUYg94rPvDdr3rh17x1+R/fkjfe0a9O16Nq7/z8ydc0Pt9ybH3ckwHadXUeZF7aGAKcvKb10Mxv/N7Xm2RwgnJ0eizLYlfpQkbol73TZXFrLiRaLttJmDr4HMtSnbrlMifk23RwUv4wWcHWv1tvySbrU/cN5QpIUj5dX+5ecFO5Mg2Pb01WSvegNyxXyl0HvULO7gYNrpSrl3mbcli7zCvlMLrMGwlBLwvxlKNyKP+Nbl0fD8s1WWKrp083B1661ZodIZ7xrrQclP3LPKfM8USnMU1gU5iWjda0yNmNemIwTxvjkdDRglnZqGdifTxKpXmr8t9IvqyWS5AxlsoBDoMyxyEXCotBYRjl8UgI05WBm8juKutUiV/OrVwr85BMs62993KFcH1tTXIZwLeQh8hSzjDqelWJH95a/YDryFNj/MBRdnVAXR1QVwfUxeuGcljB0Nfj2pNxXSVFyIAZlqAyoqxe4Y915/tlv/py67rhJWVP/vNvXce/jcGRr5F05EvC/0V3vnodLCeRZVYzGSf9tO9nZDE1c4ktk53/r/QaK8JrrAgIK04Zy0BP3amjQiv3z27ZLb6d44RNdJLikE0yMJmsTA+T5CEFT/KK+eS8SZlPDr6UVD8l/Ok7+FOSyvwKz+ixT0KFsm0cHhci/Mq0HpFNuMiDUlnwDbLn43fMywAvW5o615UDyOvdcunoZLnsHr4zj7CUpt5hEuNS2cUL5efDIhLKtyMQHMvBRV78kFx1cuupR2Q19ITg/ONb4xXhPV15szz3cJ7hcqEQvjiXtTQsu08+XK4I0Z/GilgBOa7IwuuCDrvXUNAVPngZ593jJjsBZXiY4EJkaVwnnSLFyiAogQidyNd4Zj7b//2kWKBkdiPOcFtoxmx08E98lW7HheoDGJ5uNeBdEdU7Zi5EFO1ipFMRz+WQlbhdlleA3XDckyHoyxD0y/xqYfqJTG+fA97BkAnXl6sDWZNyEInftKLXCzxHNvm0LAwxPfPyh8dF/dVxbpZWdMoBGiM3H5Y5lW9HZELRDIx94EMdkXGXlpZdDnosDLYoAzvgAQY8wO0YyI4OeB+f+2VsBrWL0WwO4Ud9Lz0ZnLBDRepNqB9BmAj1fNAaKpER66Fydai6OlSxbnl4ihBsyBHry4gV/uwKK8qeLoKCoxdjPkLcGExkECLpRSirRriwDIInT5KO+6Xqh5OlG2R4BkKcJT/FF3mj8bIMVCgDNSFjlJZsjWP/ysbeWn9csTvm6ixrXm2z5tXxymLWvNpkzSvcch7CY9mzfjXZK43JlqtWxkNpo5m7SIZxiKbr3BmGDs4imsCA+u5EhHgn66QtUpfxkl+EwdUTGqTp/8f1TlJmk2FyjHABrdpFN9xKGhL11khDATZHoR/MVyiUFZbOZT4nXb5T9pu4qpmCWF7uCuPUp5Iipu5hPBcq6XF5AhZz6RSn+eQQPx/HfhpShJIupwdwPzecsW/YJg7aLpGX+egtPuSPKFg+4bFDyospYmN6oHpOIhEAJiJHoQXe2IUM5nEbC7bQexHFp3fdgQukVe5162P53ad4ajrQwbCIvC5/161PMEB7VXrGfjYtjhmhUTvTwX7HznQow8qzMGKusgZPx+IODrI80uOd//Zu7RQ6L3ITrBRX5dA/XBGWIQB709GWPHe0VX0vtriOqu/xFo0J1fdSJccSb4bJYxxlDsii9K0hIb3cBedTvuZXixXSlV9JVz6NMe7g7soMA24gbFeJB7cGGOIQMpYDOnOOsGshRC05IfzGxcDOPuFhVx5R76xRe2c1ZCn9kN1IzEVHZVh92Yhgr5EzMsZHRYzoyBkPKgzICZsrflzH9fzziu9VYikj7LeRKGHSxfWJ/AbOID+oIOFBkIgW7BZrToPySGqUGNPvcM+8dqgnceV853Yrx8xTiHl15B8xOl3u4HuB79W8YnHROlR9L8+y2IL2YrP0WS+2oFpsgVlsQXqtUsI2/SGJvq3ZE54PtK2im7pfAmGxJVfWLfGrluy9X1VnuWHqN5riV03xTVP89JgOrd9sCsQPH6/0936LYUvYe9/Bh0SYRpldGcRxBxte6WEkxQy3hcbi0xulnfpJJkAIiYZIjl50ZlYV7IhV3aZN9ppNxoPU1LCXWqf0Oyojw0lDkFzMyR5HWOzavGgaSJPReJA0bWvSUI8NDdHQs7DsN++EZV+yPcv+p2ce+m9VtiED/+72wHNQwXLHHsef20KHI6czAd6k50ZnGf8Z6h3dDpI5G/XeuIB6w5p61Y7zHjPybjXyaKynI+/JyJNdVgMSnrlh3vFZWl7UsPe69ZZkGJpLm/Peb9MFIXe/Z36i2I6xq/OF5slNftPGvo2F3ZquQvTGPsVwfUe5vu0NWvft7daBzwpXjclnYU1P7FZ6GBo37IG6WYpx6QYxIAapPXkdjWex8FScSrgQMO4yybLn3klFRixQh2ks90X/sHKJCOyXO4EyYif9o9jr1KacA0cnmfJjsYZg86vNWLSRJxy97+e1ogzJH8TsBKI2hEf5G8jfkrw6u9jZNGaDcU76rszM3vsPlfeX7vvv+8hkuRbV6o+vWS8zsUvdLMrWXuq6k/70qbfdB/U3mY5ahFlMly53CpFRO5eJ+W7218F0Gb8Oylh+3ftWNdq16EdafrmzId0aHHTEvIBvQ/lWQBtODkHqedq5REikP32aDZhutl7Qn3p4QR+0B/VCbse17rFxT7qcg3L6pX+5U8pBmM+GHITiRiXvG8gQyxrt6TZXPKSjDmOyX2bUZCB9LyK8Qk9Xzo/BoosGetpQZ99QIsdz+jEdzf50pTkaogjMnJn0dUT6OiLsSwaNCsump7/1ZOzkt97UxW89dl9+Rv9hwu5zEBY1sK+nq14kiy5KjLKtvSARCYm9cLw0fZGQm6umvX4Z6RiHOsaBjrGvY1wsGOOhjnHBefqqjnG+/RgPWmPco/FGf8t1/HMd47wxxmcfNGi15zARZoz7Mr5LMr4Y68Io+Rty6GNoHTRuKAe2ir+J4wntN3YAcJcl8NBsesDId+kXfD8URuPdJU/NlCnAb/fhQ8/q//7yWefroVq3jaPxzNeZy/Gshq7qWz+VY17Ss5zJWNmF/0RURGoWNKhZ0KDBgj48WXpUhPilQ+UDj449e/s11GXErjrO8ZiQjwnO8JjJgA/qmweBQ2Y1L3Ttw8pCto4+dogeH5m//77J0kfGAzBSdBu2gkcmg4c/XL9SjETCtsrlj5TxI5P41jtFEpjk65NlvgzMWi6W7/LyvFzWl5tG9ETZMY98uN069KkDfml+yO0d2GIy+bU5pKCKDOyPdJApccRKHIG1B/1oW+EIzeYS7qUNThQZOgNqc970JCZPHGCqLopmE0FvgDYV4E/0RC81UqDK6SJAFO8XUdfZDZcwXU0u7kQjVNCo3oULsmtopbBqR+mp4lE8gUfAQOUGi9rLnRAi3sNWYSpDcbLqhgZXNKdFPjhCDNX8wzih7EC02rca33I0/YTuJdnU5yOVMcQiqJXNMxPK1EOoXVhmncZ2FJn9kPtdfYMHbiHu3kMib+Jx3NvkKdjb5DuGLJ76x8Rn7OoAu+OOepCEP6jctog/uHq6dtGp+NDBAq9HMn3s/CgQ55gEDDedQ5/3qlGUt0ZCOPBYx4uMuQvMuy7cdF7tSnfctOvlfpAtiSAjarqYwEigsvc/Ou5kRap96cC5HcG0t4Fx3RSzE38MdRIOek94NFDJjy423A6+wZEY4vvwcufjmGyxI3wMx87lzkdxjA96T4N2ZHv5kBwPQarbvMT7IKwL8TkMIX1+cnmEy6NFl0d6urp8p3MTTk+5W5jqmlRBk/e50lE5nnIR2nCx8wB8+m5RTQqWC0x54fTzDswP4fQJb4uPeNQ+4oRYGuTCmGTeef99InDK2Tfqc4/jsZve68ddLItNGZHF8Rof9NjQD8LJ+RGxRcrzjkpLOqDK4zCZxOi5yLTr+CHzyRFgybTRGB+upptNNKft1GdXiY3RFTGcISU0lEggSecchloe+4yYtyDptgbwNdrPm3T4bhO+GBXW8ZsboRZyv2dDSzJ8E39CPWAfeXicypJLq840eoAwCzAA13jLYXi8Ku/BAFmwI91FLe/qadPyLoSazjlSIvq7iGA+YwjmGUMwn11IMMKrpp+gvarbJpZPuwup5VPmqZ90lV4+4VL82kHnzolaemaAF1ANKaVPSvG+Ykp52l1AKR81fXzajNzH3EXEUlOFWPzFn1L2X7M+ThfSEGlmpksShLOAXvKvCr086C2gl7d72usHPe31u7zt6OWUt4Be3uItpJcHzFPv85ReTnnPJb1o2NY5UIz7FVPM5xdRzBcMxXzeUMwXd0gxt54jxRjtvz5RfUxSy/GLx3giXkRena8KeX3CWUBeX6cj9CodoBvbtKXWEg09fNpZQF2vXEhch/WZr1DSuvJviLK6zxFlHVhAWC/RHh7QUbt0EVU196eHSFh9NNCoWJ17X7UuymFy6JT+74vPOvc2Pv/9cyLAsEl8nUUEFn1VCKxcQF/7dKRKHanN7emrWEBeGwvJa6SPHCp5FX9D5JU8N+Q1T1uBds/REYu/LIHotBGIZiklaFKKBEy6CAXA1J0WFsUwO8jsdXu4wUhj3me2i9NmE3qM0xa23lmmj7ziHb/x/M+mLxz81On3iJKLYSrNmGVBQ0P4hKeqBD3kHQZbYpY1ODPEd1ETPoePYtj7LNWFy53PUF04KJHwqiZ8uqEmfNKzYco7VxM0LpSGj0WXx3r6y1ATnuBOFLUn9YNmJ3rC7ERPLZT60LXTrqoJn5hVEx5fLPk9Zp78PiP5nXatqvDJbVSFT6qq8MnnRFX4RFtVCJ8jAfDBRdv5201XHzSD+C73y1ocj8xpC1UnEJIdZTDn2xkw2zbNMxE09Ah2aAcKa0NR/7xnNfWPBT7DOO/a3hNcm+uNObNh/w7KoLJQ0LjdUeN2R43bnan3Ugk676hRvKNGcbqLxe5wTCyxuF8tsXAOw7iGNSaOZbPmEY+orDPQ5RZc7IxoLjNtaRg/6ra40x6MH/IYDqL3/vvECMLAXXYooLUG9rsALN7aFT//rFBobY+bBljr1tYnq2YcyEibWySAx0eYFzedypuRlMGFfjnpfuQ1lbFncQODaR8NDMourDNgLmZpSRunzxe69FJGO3i85312gAIdIHEfNe/B9W56prkJYCwu5UQHcxNgikbi6sLcMGUg0PkJdH4COC0CdF/oR/1VatPzlJQCQ0rqJ61sPj/o+x5tPko09PlgjN1xWDVP2IEvIzTuGAtY2LaAyX+VBSykBaw6A5ctLGChWsDC7Sxg9Q2ejrEwCoxxqBaw0FrAQrWAecfGISxgqTY5bpC5ttWp2upv31Z/pq2+ttXHWyQDYydtzRtt9bWtvm2rX1nrqrZyP1K38CL25OvpWTNdCDPsD3YjzJP5O1EHsHf2NX0WDUJC7Ji2M0bLSjkRKE+9QshJ5IsrhJzkJyz1WEkpBsWh0UJK3Tk+0rC5I2UIo5yo8GDiuSl7GUkL9JLZiIZqqcpWILGH8sBJipCSMsOao09URsherVdQ3zRz6laT6ZrJnOSczqqP49RMZ6PXjQmcvTqfu7o53fS8w2UaFz+oznuwN5ELwOx69UR3MdESKtugmtxOu4uTeLF3DOfdJgXVbw2VgsIyAQXF+mCQuTw4BfePZTCEgrqyFhFOz7W5/aB45zQo3jkOSjE3KIUOyhDZSDOD4s0NCvOQGgPjn3lg+jow2RkGxtOBORPp+0r6vu5vvu5vvu5vvhK9r/wTQRbymfsbOqnsW3q3AakF+oCEY5q93MSCpZZipxeMEX+mK2DU5EZdrASJg5WozYX97Oqe1zUE0Io28LmvbJpHNzwW4M+q5tR7YFCtHrXU0LlllqMIetj3IPJcJMuyX10aiNkqp8eoO9vrQHvt1L027vfRDIXgWaUQyJkZEHeyGG4N8ByvxXM4/L76SX0yHyGM6YXSb8pD3jQdx6lGOzT2s67uZ7GGytg8l/SdHiSju8KTNYcM9tldOjzTdhspqcgG/uFJx3BJ8UCAS0ba4khbHNkNVwhGQiSPgb9izzeDF5B7CMFMEogdG3yFSpcI+ZMBDcBOKJMUIjQmlUzAKc6UgYqWSm6bCre9WRM8Zl6DOQrxLOxlRj7FMIW6a8QHGadcDczbFvrx2lE2cMdNGfsDpT4yDrP3McoSwjrcc6AqjQd0D2tc4WGkjGkgjgkK1EBLnSAZoeOc0qzharKxgoekTYxvQ74cRsWHbozIKZfhTiDn4t/fQ9+g5lwgLgd3TP3ij3E+/e++L8LLXfBvqCe57UP2K2ex8Df3/VTjEcT69LPMYZADVlNOq8jnYTEpe/cdcv6+3oucIVAgQpMr53AuV8CG18ya+PAkh685V18zAnzSKi9M90PTgkBbEO6wBfCAByBc9IIvHheNNBl0tr0v9xFLgRiE4hu1UYFpVAj/b2rMIUndsNg0rKMNi2cbZt19cw38B/l2Tcpsf+lXn29SxzQpbig7m0qx+1TZKdUxPVLhZ6jSK9zUvq59T0kLYYrp51wf2WwiFrXnXjUQTzUQ12ggKtmKKC1+TKWNWjSBbmCUjKvXx50q7pzaJfQH2Uw4ZNRq9k0i7aJYnSaMH4gNK42bsQlJTTdJM6gAmaXJLesSNiY7D+ini6nqclwi0k/d20h7G6C3r3G9E3XLkgVEpoOe1B2jor5YioMJmRFh8ncLGiX71K3r6XvCwD0RnvTMoLbTdeoHuXwQ3OUidFPB4sjAskSuRPYXTxwqYjLcLsdN+V85bjQQOqZ5aggdqqk7msEfNTS/mefwLWMamlRxjKVFfZC6S3tNkyDqu2AqkhkvJc9KdfYE05XdAs7TupAZXRUrljkuOxId6IH2o3pyo+bkQqnIecxulRDEEu4HuamUfazsUu3b7lZmHMOqi8RL7Bs/Am754UkPZpAeqUPUO7++uRatxf/kq34bVUzdTlVN5FGVIr7e6NUkew1TjM31nnQZfcjYh0iyCKFC1z/XBJi1KaIef+E1eAD+btGHiL2Gcav1tEfb3hzhZmw4koGGUWTkUIZF4aePy3o/YRXWSuLC/NZrv35Hpx3mgeHpYJEGCOwAC2hpLQEFJNAAybBOPeEG/GGRnjEDMkfKT30VUPAxaazXRNcr1bZ3hKHm2yKkog7RNEqbpkvY1FcNHI3zRmpjt7nzCEmKgC55W2jBWOCIsHiR1SI/JAgRTuoQYbLy8AYMq0nalVYN+QJEloGVXWODfpFWlyEPQXJlkMIhY6E/MEGJMaPx9etTiFnDLUlI/oAV/4fSbf9KI+mK2iZtYWxUQ9JFArOVxM+HpCuziUDPDkZpyFQ6UeUk67SnLcskmE5akiPrtI9UCIlKXPheeTLj6xJoEsehD5o4O/+gg3zgEVKlYgyHDKjMZtoQX+tGJbPi6zZNP0+b3tUYVRNjKvJogZQxD/tWh08aXQIrmrVAj878UFcfKmz/octstM9+GRl57qYdIGolpv9PaP9ph5NBmGhy+Y/VGqqvGqqMjU26L9M6UFjurEL5vqbOEgqZq8IwYWHa2nSRT5gvtEVjx8/ebZJPfl6Ao042s/18RiybZBZgiviI9goRCG0uw34gVlnLf0FmsudFTDSj9Tq6fl2lG/NVwsPC1DQtgr3xaqTElIFpWGQbBsGUDZuYx47jtGoYQrutqiaLGUmNpbbwaOlfS4QDpBBgvYN48EU0EAS/I3hcQQbi4mfuptxpEsVMbkEIqTRUKbR+BZOQDpezo4DJ1Vwml9u3FXu/ELjdhixuFBSFXAmnJvc+Ojo2a5eSUsLGJVgryNVLaEWH2pZIYxOM41HYYZhJAOM+1L7UfPLhbHPIrbsGnYWhvcw+3EHUrgiRwssrPaYyxl6ts8rQOSsePis+Ru7/76eQ6FTE2MUAaqo0c8mo0iiSQNzIUI+rHKoAWdGBWfZUneJUc36R5krhh6m/KThGFxwjBcdItr1V81xlDybH6ELElERaCXOE1XmcoE2VnIP39DzCORDWo6vniol7LgNnVGeGa1a24u6ZjeCMAHQZAVgbNxomzMa1aghxYQiBntJllqKueFfVv6bC9S2x22+oxbGNn4TSjUQEaeI/043IpLJNunuZGM2fvkctSnMCIWk+06zBJtwD7vmg3pNafIZAs6szpvX2wDcKVR8L3Crbj88sVc8mVTMBc6kskKM70HjkHjg7YtSFs/eRclLBSCQt40kPPMXsrBPZKTY0OxjsqGjufT2z93W59xWtvU/ityQcvsu9L55uiN+5+AkdD4Ql9ky3Bpp0W/UhJMeQrwliyx3LXKsx/udmSNEoNCjGlseMVOxsOcitkBxbkLbkg8cQble06dlkFU3tg9RXQeoS3724YT0MVsxY/uA4kpJzjatfhlLVL4fYWvrlipqeCiYBI/llgG9MemXKqxlRHWJodRZMqdca6qI51IUdagTfo2f1UBdmqDMOdb811IXwF/nbZqhlm+1hqFeUgpAX3wV99DVJu89hRJL2iunwAIMn8fjq2R6A+S2bFIDJEAt4gAV89owA5BjvMOo+Rgz1BrodS9oKJlQHIcNO/4ZycD03iW0nDRnqOmkF5gJ9QDT2hrQnx6QNdNIGJRNiulgFXbodJxmmamZmIPpYy09ZzObx/5cgQiC/anhugyVENRjODh3R9Aq6pHG3eFJ3Mfrb7c4FFcz4Y2EGjQSfR1CBTIbwJLbUwmz0bpNaYkMtHVJLt0UtMdXsDqklwlC6xVMqHjBeODUJvEImwhaeFE+snDi+pdZMd/p6fmoGrQPCTMB7JJdcRrJWrtKGZiYaozBxVZky6ChQMG36lITYyCrw8Jo3biHdfdC4UhgYwr2WRJXBcYBnMVsGkydcAnm/ouJphL8s0Uf5yBzC20PyIKFI/NiM6BEi2D6iB95Xh+52UE+9XWZ2uxxW2+UQ5CiDvHgMYyCF6HY5uh3bZQrYka7mkXSVKrugUeyhPbXlM20a89xB5zqaq1hTYpzuaaYGm90FwtrTpNortxVLHySJIv7wXiP/Te+rJdS/uMdIqH+2EsZUtcITvvWNP+hWKXEzkemaWUjZeZLfAM3eIK30wInJVYpxoRuHxKNPBovcwwKUYn3p0xJrU/gR576g/9puR0iqk+i28TKYZe8ibxNYHxjpFRxGAjTTmW5qQmiJzSCHnLk2baEgjeqPu+qPu+uP65D+oIXpokIGr1A2woxo0b1BcEd2EY/h9HgX2wGwoPrXjuDH6K+CgbNebpyebJSAfFk7PFleH8uJcncpH3bT3i5NXQIXWoIREHtGT+FvpiLwHi8zqkOXXuLdXmZWHbqtNXiT3tzwuTp8u6ENZZCDTsiuIObAN5bz167rtbuqa+9z9eJT7tzVvekGru4JYo69+i24Woj2AcRufMxRz1Y2/ax8wn0/ScKUNLNXyk6cIdawZ3/VUA1jIz+CBFOYMQAyIItEzm0IFIzHUWWGkcl/zE02GTPHGv0AOwfigckVW0hXy9MEzV8ul56q9EQklSzDTeJKAxGVIamWNd2N97QofTD1wLlX3j8+z+aS7ZS/nwfr8Hnl6vvH59t8wDXcurbo1jU9bW8tz79Pbt3zEaGcbHopAI6W2auH7eBeqSEauZDSstDRes1ucy/zq7y3nb4wQ2igfYlJFIRy/g2GGkU5/7qaGl9l7BY9tGSfTnMpregtnAS6fZHljETchEM5RXxQT4m2JwAj7pMPV+T1GqWumzQHd0nalDEwtkVbGwgc2iSgylLlA7IXGjLzQUu+DA+SzDowWtrRkjtfpnvMpncpAuPWYbeyERs2/KEnxNHQHer+oKNlixZ7DWfvmhUnQJ/IEM2ZwLQd38t1Me6BD7Onvlp5MXy1S0rZSzZpaancdjb11zYJKe1sIkprqaYdQ9YyhAfUslBTzi1qulvHqOy3w7Mpw9McnKVqcJYWD453xsHp1JPVHp+l7canr+Nz3vz4eDo+HlS4cx6fRkL0wpa2+a0/06wqeqWeNvTEY/DL3LUmKqfdBUS62JjInQJEYibtIlWw1uWK3CxYpA1Z/Gln+jOSVy6JkeuycXqWmS4tZqa90iQwLyvJLZwMQf9BT5ZKn8y06vaSSYE+BvWpzfWWz4lhkutZ1rWMu5YX3bVsYPn0LoNYaOgdOeVlp8krVZ1hTnkBui+EFJaLpgd3aduVUO0KrTWwbNaAPGfxGpCU0hnKWkLw2FCXNDJR6xWxvHise0o1PaWaJaUa3E4llMpOX0ZJCKAP+u+Bo8LdYjtfJXsHyu8QrLzWJhE7CtyaWnEKmzOrAnLjM/OrYnmmzbnaXyq6yDWARfAFC9DL/OUkJzE7P3lZc2Xk6OPy3Eae60Zer7h9JFe3nP4sARWZeosghyV1JXTUlbCMIIcM4aqLgNl+UMoqnKx9Imo9DOm6Zaq0q4IlLZf0ucKa6FfiIU1bYuI/QhOORwHyoYmE32bbKRmwBGj6qVCubK4N3cQGa3YVlFUfOL1ta6fP9BY+kx4zQtuV0WFRjbpiiAU2g5NaUTSkZXSSKBKbW9m/DRqqJzAqZzB6f6cxer+pVil+6pRRKb4vbNlqI+u5ga22Yw1lEsFswFFhkjV2WIDswSaPEC6x1YpgQLNYCm/KUWTPw54rxmK11ebmkw+Cd+gPyYyttn8u0NgRzCEEzbG22qiy1UaLbLVRw1abVkJIvEVXDnpAW22EgJvM5kAYW223stVGMLhGxuAaMcwl5c+TDM9I9cYMvh4xAEH5zKF8ptveCrRKYD1mtNVmGmQnqAqw1foaWq2EpuZ+G2VtIyzdRRGWbivCsg5v9Q0vRIcbvBBjeNr4tjI6jqoz0iBPG8S41qxyI8G/hYb7GMAq5DOj/3LR3GV62qbEyFxGxs/jQ2RyFbe4CgV15yG3vt4xkEk4nH373WH0abrbqZCYZoLe0m9PeoFJEXerP0++e/i8KCT9HNq3g0sU/Q2ASk82rJAdBfWONRadliZHg1iJEzlJm8alTtPjaVGN1W6lDCIHaV6tZibj/cz2fpfZae5XNoEW/JS+e8Ys3nbi9hQJgYii/lNjSFcP/opz3XiwEOpYtsnxsvp2nwQgqFiEaJNIAb24gqWeibEApubxGhc+8g6wN+atFqQiJEzSnu94cH9lFpPiI4J87AoMrrjSa5jGxkcxTg3R3FXesAbz1a7G3ZPdBJjdLbYsHHfh8tpnQovWulq0uuXwIbm1W+768GSjZb3aVW5sb70CtP0IoZ3APPfl40rj7acnuxoqIsQb6ZqAoZ4ud1VJQVecfu94l2q9oGl5grnngZ+90ohEPFkWlIakebZxYIYNbJJ/JOZk3FrKvc/8tEQgJPZJzjNTuVd69iUPVAVKuU5hg9F/ORwRe/oI1iWgaY0glYlzyZ8ZVMAlp08+/FA5evKRyTZz0RhkPCNVU1UKfC/Z9TK7x+RK48Y9kAp3NVScqpsghw/dUG+6iHrlCwGBOmWGDgwBk5kC/m1JP71+CzK18wodnP/4LBFol2Q6TotQuFSdloTWJWq8QpL52IzHCFahpapTp+WSXY1vIm0vY+deVtxUikAKZN4x4Z66gxMILVoITfsnrltFg4hr91oyDEctMtfmFIAMxKGCuSlEpNOEhHRmICEb0IFAGRwrkiTyxmr3rzyC4n/9cPPSieyIt/GeUj951qt8Lm/VJ/D2xlvTR7aH64zPBtcZL4brbMSflC7LaMQGrhMglBWYXA3VmVRQnQk9kBVUZzIP1RkrVGcZDqjsWeGpRuyMZxE7z4zQCTBP1HHQ6Ygp084gdCbp/2LGSGMTsK0hmeYa3fnI+AVtEyE94PEU4BhgV8osQqLb+zZtpTzxad3/4cAn2NqXmrTWHv7O2Ya/s3j4vRZaKn9vDr+FzAMY3zxSqjeHlBq0hh+pSLjzN+eQUj2Me8ARUldxsDVW8A0O70kTa9tCPv2HX9m4ckR/ZmZEH3ju8We3H9G9bzdS4qYh6p2OajQzqhHv/N2Fo+pdOd2kywvv+VIXWgpVMLR30+JTLhjdN6UB5Ki0JUP1as/FDLJWBZbMoNtOG0+5I7hqstV1WiFsjTDdxucC8sr2u2D9Hnivqy+yORX2y+/d2mjO79Fb24iOrtJ51ktEpKRaTmIyIPyZraBBrGk0fMkUeXB1KpcVJ3Ook7GiYtSqiEhrMtirEHtMoOdcXAJNL2t8Clw7K7hW94LDjIsRU256eDICNu5IVkIKJEc5dXQyIviiXzKqsEMMeAk/WDM+EgDAD4yff0DNbpKKdquBqkP4/mbwzxoTAzzxekKkHEU1g0J8eacxJx2JZm1BUTObApHCJOpBFWcx4IgqRPgAmO+p7OyXwZRFMDcIALKgVwUhPsDwDaGWwISzhj13TXfcHgorMF4Bz/qoKr5B2WuEqCLuv5o61QN9pvxr+EjKVOQ+YvKAxZoW/1Kd0DKj7kJUKDvLmG8NbGhOumwjslgYGrEL871b4zbW8XmkpgURFAtGXgyJRjrYsqSwBjkU7RqaqUfZLP15LZVuc/bXULJCZn/tTswsMswxyZH8so6XLsMVtgLhZa1cOSJy4Fq5DN/ZWrmLj+yWI9XpL6JJaiSPNWTgiIeMR6m8UM8mSEOYAT3DxSwQetFeuAXTXhYAoRdNIPQYMfWdh0qBwW8BcZXdXiC1quDH7jSErA6WCjm1DxfC4p/gcqnQ+oCjDuqBfsFg0jrZ4aoWxh+eQNWKorWQqTnBoiSrDepcxVeX1OnYtGkTdLIET/TWZEgHYtBWNyv102S4ZNmCogRcIme5kXSGVvQulD4BCXFVJcsNiBW9OiP2GS8MjErrLjD8OIvDG+qAhqwOaEi2D2hIzhDQkCE25Odre0icasCi0w4FxjLAnuNo3K1rNcBS1D7A4mOLzWCiEK5BsMMMTkLx3J9GQjtj7zQ+wG+F0/XQSB9rs2fD6RY2qQqn87EUJDYWGRpakM3DO7rtIICiDgL4RBIMASQpaRs1fVNJZ4GPuuRQV8sdGQ3d1BB6r9pqdoY/ZwPUiOSa0zR6PYF1s4qFZnzqx/SpqdYQ6umA97XmAtKtU98ENSFEDxU9lGf0StYNE6bQ162lv8nwD8atDQ5P3DtziYvIhcbVe7h0JF/SyAOU0sl45xDeAkp6JuzNrdm7CQZVI5trAibQXgqmE2bAmEoNmMRllc1MkMdSFeSxvOhubofqLJGG4fUwugFtVx9bYHUCGzfASOSmaIjuGQzcXrkqX1LV05msVm1ebVR6Wk2bFsOy2/ipO1uHpf4pMUUu1jTca6STsUvVi92ypWkUIQ7rACzWHJhxXf5nvEeWxaBcQSrDAEwsngwRXCg7HTj1eVA395TLtiLEwEwEROd1eMsZKzQ5n4FpDBQzNV8gBZ6/yEB1vp42BqrztVDHWnkeBm43DpHyDVQWSTnFZYB4tV067SwgUw6xxwxM0QoMVX5E1itaKcYsbCmlrQ6DBT8mcY8AsMgTk0lb7pg0i1KVk8Vyx0RosykXTrCvTEp500OnJ5Oyj+eW8r+J1I2hJSBAxwpGLoFZn2/DzapmS5vQb97YbpAdxIwjMnHRiUm1SjfEVOWSmPE6TksozQvHJeOqeHJS8jQaVIbC1ORfaeyEnyf0dNSXpTLB8uWh0+M90jpQrtADNxhrKs6s4I2NwNGA+6C/ze4ys9fMPCO9v1YL27FFnhE/PTvRBfRjIz4hNQHSqzad4a9+fZ0VVmFFYO0FMBP5PQ/aJRiaTd7exXGPcXHcXbs4/si6OObrNfwXplZ+3JUypVNPMhBdxMabnoH54QSMGpOooY/5zPUEVvzhnNAmbVVNQCYRSr6gQkqE4HgmemF1BtxPoZ6J6ogKCaofnA3Nhb6erHb5hHWOoI7Qn0q1aOw6M/sDusHY/TKUXBGBW79TZVYkJB5RHfyIie+nLBnZQlTQABJufpMuNYBZhoZA7Yqh+ZaFIMcOmLd0dGFZFYjfJ4p9yZFyAQnv6psyJlaALwS6zdr3BNV7gsZ7YN8vA8M/zB2zr5KhzqQskXTaey2IpDFLoSUYTKMFjQ+KXzSkYwcp4SBFTJYX10giCCtOOrdGHvYC6x2Y3ZDxJHk8TI0Eza/5T8ZxTzngHHdC4Ju1lJrKJgj5ZXI6Q34RMacD04fhQToVtKwEnnYKXUpbSPhYAr9k/D51k3I2SZeObHjHZN9bdEtPGwLjSmxooUdhqyem8QxWL9OoCQqpZcKgIFrMcpcveK7fEDHzBVGKEVom75d4OU2sAWS6XYtl7wjhlhhvFmiDgrImzsA0ovRp7LaJxIFh1oGF+JCN2V5K8b6HuBThOOtqd6T3FaWH8QTitQctqqGdpm5onw2NWCvP1h/A8AOhBkjvpg6BorB93HiIcslcQrg4K1URbkNTnufrFzTuw10BZBOodyF4QL+GTGEtt0X+8uttOZCPSNnNK6+lDRd8Z3qy+BVlnSBSLcxlWFDpKCLzHFt5fSup3ptJqjdQ2Mrgp64WdmBqOxZnoCYrT1EFPMjYEkltobA9iNkuDR42PQgvPOBU24sJ09ZyHJcZW2mrHAdu+AGpl3/Sv6su06aGDucoimeAoEA410loahlIbSA52nJBsnQOmYIg3BN+TXn1oZcLavuhk2X0aH32AQ4+94BDWvvEadzS4S3AVWvccj+SPKN6YpZl55JHnP/NqG5z5/tL//E3pf/BjyLqCcpG2jvRTCxva1dqkmeixLd4VxJ+cdxcLbSAw13X5oQnlxI2lhwiZolVX2sTDrK7yH1/lQQAXqypPP+64pg5wAAg9QW6PALsMVgeAZHQIHMHBPdCK7cmASUUDr4tUGOCNQRp52rhe4k+JpFL+RiAqHHpgj6ZmMWRaCqKCaqz8TJZpTRb6Jc7J/Sti5t0gvqI8nfLpLc+6bPiDFxwx+Ekyox8WsZ3TllI8eYyuKPsHTt6h5yZGJAJ/3rhoX15VyrMN1MFgeEYpWudOh3dlaM6N3Ze1NqOtheWmsHtfxX5ACzP7BJ82q2hyqs86GqbFx4m6qgGknCL7TyOHMq7FGdOkOUkUP78bwa6PCrsuijQKFBtJ8V1pooTvP8mC0p9zV1jBbDFcGcyoHD9bAYU7ZfWeqCgd7EqUNFhij3KUE0qUYQkc+qFSJaaOhqsDWVF4wC4kqOjiHwTWuhoHLaEfxzOAZ0lYZN9NuLXlRwBKFoooOgAh/3iipPDJrXGSh824iMKbmSV5pntfYfaUKbfovJjb/qAfsDzP1XpzsyagiLa10caRbRXuyRXVCHtNx66Yh+6svihWpVAttbp8HZsgwUAImjf3NDAvZHG/CFcKzI5uQGCgrogli4J0KtQ+FgTBy/4BTsqI0Wf3FBkwxKYPQAA6Gl1gtbFCM86hfRLCYY5oUiRb1Sc+eOIHz/ovV4OokTfrmDzt+kdj5s7HnP1lve5es9pV296r6t3vcvV297uKoTicCIXPWi+FFhsbzFfxNvE2PVQKybIs+8zz/yQecZT5l0fNO9+AmiPn2XixMu2it86xT0mnL7d3Sp+m1/Ea7GfhZL0uul+9VwQJXvRLvoHgZecJOpKcAbwf8OWlQPWnDczEoFhys2fmlAruIgM9QG7L3M3ClQwDK8ylRsWA1A2slfd6zDFCgZQLdCwITh3eFUZrY8V6EriR1wtMaZSb4TQs4Bsu6tLtGsEUMrzZMB1HMMlYJfKZ6JrNPscb1YwFeY6K6mdueG4CkNzEtnE0uWA0qCrzLFTdaMz0w3ZuQDAgR0rRj8Cxd8BnoXpEd7mb6kc3Z3+nyKG4zMM/AwvyKBudKd3MUMWikSkTchgjZAdiJCZEpIlj4eWL5nBLImNNJBbaCVIJHIAEAUSNsC8afc6sweEqqCZrSCYVdDm/9vWsz88s2ff4xRUPnbj4qx97Pq7gxA+nB7uzLM/pGf/9sqzf/uMZ3+nb9Un8PamZ/9BdBaylrmRnzhI/BSriuxg8e801tqFgSDTu4rJTuugudhxxWqZfpu3rbM7OZtrNjmzazZZ7Owe3j7r7G7GGnhzsQYLnd3bxxrQ5w1glWhwb3XFbs27hzA43KLyuMA7m6Rf8lrT45lqvec0FYEFTjinu2J9K6ru6ycUbdInDc/tSUO9a3Rud430rRvYb/mplA1Yn7Tv3J60T+/aPDdSlJLn6dV6vqh9MPXHYf1xVH/cV3/ctB/TexQ3dwE63DzQEYReLVyoijWNecEkNNp1WFnqJqF6D0MDm2Zy6Vjnk6gWlFsgebCCkeRa6rHUoyizn2bzBLxnVMEeKeCjx7VGS0gNukM8Lq44RSX0kK3IbwInN3MZVH67laHMs6fwdNSmWVc9Y13ttK2NK8BDVgE8xBNuZiGAOxBOSJV/7uZfMnGYoWbgUlFxayiMBHfbhH3+HOvP8eFJCD00zKFoxubZHoC1OKQbOrL78M9m/abauqwlrFhAcA73bn5rea8apoIFhilWMJ962GcChFvGWs4R6TmHc8cknysDMvwswxXE5WgaRBIINwl2zwifj4mgI7tnhzbBVKE7dOuE+yyXKvuptb80Tt4KQK4O3M/dBbcAIB51tbhfQRFIUO1XjD9U3xO27giNX4Ei8vn2IUX9EBmx2fG5bJv60e8wzNSI6r4V1aHQU1RPfzrguHoLbKytUZ61tjqztlbMhLX5xYet7TVtW0SzpkU02YlFNDd3TELYRAGe07KJWtOuXtxjC3f87H7D2jr75HixsdVrGlvjytj6uzPGVhU7rSkf4JgTXW/1xU3TdFbxp1iZUlz3auKALYkgBrNpWI+eR8JGSXjrW0qgj9gv2U4GoDJQG56QEE4Om3HSHIr0zP6Vu0UEql3CChC2g8ik3xtHdZCSvLMZpOTVQUoUVSID1AWOESnHcOEcRQwvfCF/5dbl4w5UICn1nmBK9id0usJWQI2+qx5iTOZ1JRMfHAYFw5EZbBGfS2TohEgNRlyJ29VZpYpE8fvqH7/I3xQxJFZVlOAQCQ4jZj0wPrO+5Q/sLYXeEustgd5Cy4MD1dKpccm6RvxGlG1cQUJhYv5F4Ma27593Zjrf6r5F+5BnvcKmYcyE2HdNuEPCcIe0Fe7QpRk3MWgfHxU20i3+UHuCgi7dKiGuq/HOjIFkvLPPfRlpJIhqFtExB9be4XXR1jUUGngFbJTmm/RtRLSiieXE3lj0wq5GQIvKswWVvTI4ZThoOHM9h75kJh5hxItN+uEpKK87qxKibYDdHZP4SW0JDDYoTmJ/tHP8GTvHl+ocHxjT6bB/TDSkTZZrUXLiA4tf1uv1WZsA+RYaOuQ0nvhv56jGU6pJlWqy2sNpCKWKw06ViDIMUYxqcyZq5umkkwjnjxg1453wFoDdmXp9HVPzUdz9/+pUnb+RKKA09WpgmBHRLKttAV4jLiQH3TTCGdQqR/xSpU7rY8SPbzZ6BCOV4WmoeFneiDmQ/YVuh75BCdIrerxCjXi9eeyjVppHoVZ+IAIpWs0SPRASwkhVZSgsYqVxtW8WzWrZv6GCVJQfJNZMIhyQ9EQPOfJrxXONfWsXJYDdswFku9sBZLvHa4sDyHY3A8gkFm5JngobL73fkmawJfAIVDt9RLSdnqzTCb8KycWXFsmGlJWriGHJaAdJNfKgFCHCqUw9kqUwYu6KC/vyhrEdj/fwatEYd/GWtNywluc1vKsc3TLZWJ/shuVZ0irYqj3lKgzO8tvNpZTK34DBefXOCRvrwuAsYBTI4xC9bYNC0DoK/koS/LrYOFcgra7YjAKderFaSAanAdYrLSyiVr2QBT8yrslnrZrboyNs0VLuGQIxCEHelZaxBdK/BgdcNRyQnrP6nBTKMALWhvRVAqUrPVj6u2oc9RvWUQ/6+yMbQOfZpBJqXUgozGifWAFQsYz7SilUG6twnUG43uBkJRoCswsMck9j9ElcaOUEJZDKXbWVNpZrhF3uEXZpWxQvbNFquQdju1rqzI6w1Xvq6zKmfyIYrpoILt3t8ITPqv+uDVtUrtqYDOyBBXhAqYwBWAkEYWcyVd7Cn8L2UvwovGbCtfToYK5NYeNYjUyBJtc2YRDbwsjEaUdMKHupkgAgHLwz7UDETQ2Tq3y3z8hmmdjNUs2oyfQlkJLVitpwx1h0v3SOfTV4XdrkdVLcSHw7m0C6BOEmCmWfgAUr0abG9WBjaneWaOdqFJXJS0uAOiEjnqACWzMzravV4BdETSQo67aMwyvGRPJ8mRj3EyR2w6nmb2mYE8fBLX7H2M8TwX+arJ5uoCJLnto6onYZBIfopsmIfG7XDJ+T33e1Od0u4VKKY7OrYm2vaXy+5Zjii6xVt8nlcvF4N+5Za4Sw7i7X8EsCXrW+IDjwg9YXsWQixRBY6QvvU0PMtjvKEvcUYe/yg6yCtcsIkiSLcx2Lc1SuN2J61oUTrkpo1K5yVTS/NerAwPtyTfyF/G579nL+uCzszvwobVgBUW0oJaxU7Vlhe/6Nel4kV47JMybBcJn3QCUAahUTOqBHrpf+Uck7W6dzcahO6yHcqFI34TDC0iQpebIHlw/llPwdRpoadEXcLnC9qqoNS+0CMkWEmbtGVzGmtg2T9KUwc+XKQe9liJeDOLQmum0XcAaIoEzNBd3LuABA8mYdZOniyKwd2qNMbIXl9k0e3oLGdQ0PDxo8fNTk4cvEy6VRUf7Iw0eGYy7Pc0yGTkBOtBEGQnKvFMyHBBBDe3QtcUldSZ7uU+JFeO5kZOZ8BfABoB95phpc1pShMIh3aOM/N2wQr2nmkjL0IeNAtXlLC5vnAmeOOgYZOkl2xFIRI7Obqt6ScdOSCE35c/mIP+Hg2FiNmse7M3HZCXg7I3tLMDcw9Yxrb2Os7MI4pKCqKBPPW0ycomeCMr81F/9stwvGnBu7jqtwCI0qOale24g0sow4n5cjm1j/NSOW4opavyKFQ7IAv4XZICWCC+kpv+qcmG+hzHegzuQlWubGy60mjoeLjShCF4J1jIx2SebQKNchuO4K1/EqvESIJVzFAWtYiGQVZm3JSh3XDFL43rIQ3+p4Y6ohs3tAaQLZhCUcyDcjJgAE5bxy4wjlO0mXGZdyrQvxbYzI13IsQtf5Nqa/hJZUklQgNEr4qACpbJXnCT/J5Nrd+Ltl4gJGbA/iX9clsHcdt66X58kS8EGoIrjAVCgBnLtU5Nx1eLIHQueePGxEjJe7T+MJnKNPkPokFhSAEecrAqV0XbaTktvJeFZsHrc3E+nJ6cl4vBfRpuPGdjKe2U4k1rfeTniDLJrzG3vJ3vL8MUP0ttMiyqGBq4zkh5WtcpduIv3q8n5jE+nj8r7h0/1SAK7Ox4rcpR47hhPFMqZ7pf2SlM2Z2lXyKbtgS0MU4C6tt4cpk5v9KvkCBDFZ5USdz9C18xGlhnDa+8RUtSZ7+lqZk/+mwOweGUo35L99HsY5cGBbh22OB5eLeHDU4MF7mjz4PCE68mCwnYg8eI9hcuctZHKR5cGRgW7WvUsCigMhwWi8KoNVshY5OMR5WEAb5R67FMhg19Gi82oGCyIWBrvRYLC7tmGwG8pgzyOD5XTuwYzs4dKRNjQmJtUIhB6Z7fnSv/NbzLY0QXHzzLa0VRThUyBAQAEGhlHrpQoiINtVJS1nymj789JyOmNJ/5HtXLLSmZ0kWzNCzaSJnNnl6mlYnjha38h7Sv3kLEqm1iv4c9Oleu/2DswvN1naa2T+LHBg+sdn80rjyoEZtx2Y8ZfrwAyqZGnuGIFd0Asdl3H62TCATT5rZduoi1U3NhkK8/27rG92xs7hM+xAEo38Qv1NsSaFVSwr5u3KspAaRHOd5mqbmKee7nl9XVLIIGD6HjzgyN1YYqRXcQOpBeSQypgvA3gJNDBk6qekMQp0Mbn5GlRXRk+lyPIUQ4D8CtYttpOrqSH3ZOMQHB1NPJBz3XKFWoXIrGI1EE4n0BIYthVAJEiGJEFuVuFRCVM9JZh9pb5Y7pd3S9bfQ5VWgvw4pKDuGo9sSqNk3gnYBjQLwddoJlWM0ipKOBL5DVaWmUhxDN6/P2UixT0TwAt3kQds+nIV8E+mtcsgZAGaJGNelvFbhljuaIQJE239a3IFnU5oyfH49D/G07OOJitNmFq5elVuK4Ws0qs9Wan0x+beVc9sDyPUM5maPbXQxuoMW9H0XNoSMZdIt5UkmyXkNGBCl403AUBamnRjMlINR6h4XlVjra5h0KMPZcFOM3PpgjyGZ5Ggnf5M4OYnmdivoh7KJnyPXcXbeKk4IGp+Vq7RJHY84IMzxM6MpUT1YsKIHabaFxtc8wylAE0gHyteAJQbbpseuC4E2gBBMykhRDCfC9tbqEVcMKm7NpSgmQuMC20usIHg1p+KRpML5MPUK1Lg1dVKGWuiNVerr93Jda1nxruBMGt1awaMGk/sCqOzIQbsiRgCIId2KYcat2lCUGz1f7r8FGvyXFLlUgNnHdxFNGbr6nxIKLu7hUwL58mHydueegTAuUo9HOQuV0LZhbhKs4jQRI5xBCJtTJj4RtJaRS5FRVmDbShr/uL0V0M3bUR6J4ujBuYyHVz14MEBwG3F7B6piRgtLcI+rPLv4X6RqoMGkcnSlQmvSjUbpmuyYRwLuW+jSt12ziJhAo1JsE/Ua/FSM9dYt5mC6Qr4wdGwbXm9QOHJCw5PBncisR2l3E2AGIWGyQA+Q4n+JQ0vVYO/jMFPAHBKFxPjLYEBAUVebkmrW3Q54fcB4mozHXzHJhcibRwpfS3LITVlU/u3xiazHhfs2EnthspqN5SzyA0V0A3lzLihAmQ+0A2VIPy+W3xOF5xBIePwwl6CyL0+4cRT4x4mAkaPGZ9lD1GpfVFwkAGPtphVarF56IkaVND9A+uJWvjOyhHVR5Stc51WHBbpqLDgHL0x3M0ORsq5pgH+ntLRYJwt3bNlsm20zZ00dD5rK738tufBk9/kh3WhqabToy5eJZKX29SxvNYvCKiuNKlX562Kepow0Eow/3KeerOmoOvj3Lq5jc9WheONpaayaw26hsbnzGh8flWhCy23YTnEq0YIQ4cSpIad+Cgh5zw0dhSail8l81OSEPGNSRpp+lDDw1y0qlNaDYghRJQozXcGToZa1SQs/qOxpba/aola1jqJUhtmESKEoKOJQzWkUtiKxV9QKeQnvlqFfpoFft5muhWa3OavsK6Pt7CuD8MhHHVeBhqeGjxnZX1+tIi9JijeXdU8n3Lreiuse/rGKkKaknUM8/vUqaIBUCfkPxnLrmukjoud2+DVv8i/SX38N8Jbe5H/KsYgKZpkrmVGBvdV2oMw1Vixt/HQYPCmWq9omLl6H570Wxhtws62xWgrs1djIAV1GuZZF20QFvdqRh1JIw/fKeoM0xgp5eQmABrfr8lN/AK69x+s+z0bq5Qk1EsfdKE+aFe92pvNIAnc95/NsMADrtnZMRIbcvWMh+oSdxk+17QotGITcrMpuEfasQn4QQQ+4tS4tCPke7/beNPj4s+sWT8Giz4xk+xbp+tAVEoXz0QB5+dzNhPySDaYRaEGGPwSo6cqP4oVsQYJOivQswjFwO6zjN1ngPiJRV0Tg6xgIyFzR6Dl77jcOSCTunTQgdspPUig24FWXcsuc2CR713GWucYDxW1EhTbKA0Oazz9kpg/UL/5i85W8QU74ycmjcorY5bJYaK9SwzBxZVYTCFUu+OnTbhD385EYj1FieZfJ0a8FKQRZF4hBPMiBxaC1+P4akA1aRwmT74RR9ZWFqrjdbwI3w9A0mU+iBxJ4FWWYpiqWSUU+BRH5bO0AZGaVjk0qeFwGG/FX0j1VjXdh3qjBHdX+Bsepirc9lbl47AngNchZjtdUIPpz+31NMWEfOP1OTB7lEcK4h/2fxkcCtOhhpJ5GuKcN3qSVz3J55pjoifqnuTb9GTxrdqTfKYnTbda3ZOcPQE3yNmTELebnpisM93QNmEaKZQUKxLrVKFLctVxpRVG9S6qh1hQZgxn6iFClypM6NIXQN7FX1jCPg79ncpVqAgZgQld8n1VBqAwwyct2UKbDh2rWvSQyzOolqfHMKVFD9cgeMIGaz0s0CojCwMWS0aXK3SGgYHMiVuCn2V1jGhauNjqK6pn2CAdQ+y22nioSs7fI3pzeHZ4Ylyl23mu23m4oJIUBuj1Fsbp7EXWLKXMXpQbAlKPS67RSjKgVnxqf5cBfj1U40R3Imt9yBVMdmC/WrOqtTxU6Zg5JQOoGGCGDSmraEhZUl25mUz1FEoXowbTfFE2d37/SLSumDu/f3D3dDWeq1tSVBiRe49qH5opz92sR/zhSdraaoTFb7vVwG9Ql5RKv3856hjI8UY0/YEZIWezudj214stWaSg6V5cwyIRY6G1F2u9y79U9S+d2X4bqZgui8XmInVgM0YJHYvwa8SkHmwX7cHt6+D2SqbNNwe3AWTX//CkaI2YoKZtvzn3OQ/YlzEvSzpLy1WzyS+HNnRjqHHPANkB2G9ykey1/VeT/gEkj11JzpXl0qvV0CMla++k2TiEyUNYQGJhx7n73cb9Sx+AelfyRZ+B+lTypX6M3c2GZSp+RFgIE2DLJjhR4/0A2266CWN/PoOe0q3KGrqmGBaKYiVZN634t6/aUG5wxnDtkJVz6ZrEpsCJ/WJrJ0ksbDh3kpVKfFmxsOGzN0m7OXKQbe64nMLJMkD4c0USFzHmMoox/ctkaCmx7G9Gesyku76tMrzpLmWTW6tmZQukqnTbW7UNGY1jusGVQ60C1gw1wT1/bu4hVWS0luEnpmNPhsg2SdTwksC+OIRESdtLt2rd0FocZloH33+3tYQA0qy2BknqS7XsAQo5wYEIeHSzYYBczf4vq2T/FuR8Ibniv5yyEW0Tr947xYSYwXYObStjTOnML+kcKnsTBL19sWbB7BQ+PVMjNPChxEMQGnoctB85i/3CKGmuyMFVeRt7I1UpMlVdQ/FMKUxihxVJGMptrsg3OUPsbiBQZG4hnXJYnUL6eyQzgysbi0+qqZqPr0Z+CNhCLguvuUc3/QNTboKGMpM58kpSK2oYa1NS1RwMqpqD+ba3qrUpob2xFr2azomaKpPUBDmUjNsQ4ctj/WUjRgaVaRsh2dSSfRUjl6vHLTcet5xacM0UVzBrYZmUPsm3tMhIauKt4DfJOaa4Q9h0CvCYHpLewZoaQzWshmo4119B0R62Ck4PmU9SFZwObMHpxbeq+3uoHVaotBBil8g9CKQzKFMSgFkvncqcbAMbK0oa5w1TcM6cI/g+Gy+2UANuiywR1S23X0eLMhyI4Lg+hxhJJDkUlMng7+VwDAHJbNIjmNRgRjOoZwEyntLwwBg3CXHKPuYamrDt9C3T9AmmNND8sAGyn3pMfNMUVrUBSIHRNkSQUr1ZmaTagaZdJRoSdGaRD1fpkh2qFJkvKP2KCdpnoiN3UDfDktHsRUNDXcphpB7rdB9qcavQmLe/xoQNMCJyzsahpOpMpZpkRoa06YuYBejX2MNyZnH5MyhjGs+a1RFRvZZs2Qxrvc/7auNUnyui8mKc6j/YDlF5bN8zbiEqGzVvG0TlH4Ydsxau/aoehWNMmVVSE6zf34J310lNsLpuELuo2DKhtpq/xou/pIZa6MsOVeupQwXX1zwM8a2zJ7QUh2qZDmHNbCKHhkrzHWOIwWPffLfGDHR0vHBEjfiYbUB9kmyLpWf0PRHf9K13VxJ3zBfCCmbxLq5SnYRJgB5XZVadwIRUIn27MufbjIfMVuacDY6eQUjHw/6ra9HB//phvN+pStK5IaNHBv8I8q6NpYhY+xX+dWS4wi2gBdZrgmrAfb/z3po4G2SG9fbEc49iHrW6b0KbtPvvMt0PxbhwrAXN3xyBaG4E2tD8kcmp+f25NRfNYvIj5FP+MUN1Nox+ljD1bDlYwEeMo7m1+QGvdoOUFWwPc0GJa1J8590m+MssUj2rPmy6ERhJwgyOkK2pFmmpbgS7RCnEObpEpfeKAQNTWFB8F7tOwQUXZOoibK9Sx67S76gcFOqptas01FUaVqs0pGMGqzTUVaove1tznQZ0v1br1OE6tdFbATGPUtomrUEg/WbPMy45uMoBre/iEL5aU+kL6amLA0VqiQs7jLzTMriln+odI71jNAlvJssL5ZfSQV1bodA7yRLp4jmsi6KEYrie/mibhQZtFjqLpqKzEyJ6lMA0EWYH3pg2C1XUrC8ZilXkI52fiMX7GWEsTLn4b8pmiI+kTDSiS6iBIhHp9Nh0MDxYp8fWpghwhA81MdNDvxnAHvRNHfOu/24tOqzfhOmJqr06MmyUUo2PlWXYaMh5qtPN04u57wrRPK1kN5U45v9Ntp43wDteAkbszjumzjVbdL2n7wyjtFFKyUTVcUAleOK49ryzJSH3BPHq8CzlYGi7zCt1Do81pVxs/sgWkQA/v6XEKBYlsBr6NIJCg6Hz3xfvewGHfMY83yX68JgAl+iSWDbAuQ5DMahcwdzdN9i/EP6HR8uV14l6TgFSKspDsdELg0rYq122q6ZNK2IYkRSH6A3CGnpSoMgDMvvL79B0DQ0lat4loVsi1I7a1Q/k+PDbd7/2EAK6qi9SKmc1bYeuwYoLW4dv85klj4EF9SUyGoRT96aPYP5Wj5DBsfqINGBZezbpM0bGPLovRhg50+xFv+rFkFeKxIimLzWbDsFnqW4xeHHdgUfK1VtEWBYzjNRO5ZdQSgGUdd9xTqw+1fDO/QTo96sYV0Q7OAH5ff10ggk/lV/OpYeGXlCNKTNobdjP/nQl1GD64EQT4NCmciKOt7kKF0a/xPRt2otET+n68xd1J6kGydDQ0VGBKdOoEXpqsZOp/UOiilCki+uzgzXMTFKBVhB8rm+9h4oEvbuTHqD8BewNJTMRB1RQ05dik1fX5QgUyjtTDT/T9UEnwRLWR4HKex58drDmT5a1DB2oZ6irBPpUpquEmTerILIVSb0MjK9hBIoaSNy9JE0eLUevw6skkbJSgOQHUhRtFmuNwt6meRmIK2sRV1YR1xpvaiwRSYUCne3eZons1uRPu0R22eDrHgL0sLp7tnvrGjqpvRmgIsDABBshCll6kr0OUS9i+TD9QK5r1Y9GGbPdO+kHYwh7jX5IpQf0Y2ObfmyUG81+7G5glANzTtJidj+CVNZHbinzO4XTUtTDqkSVIFW0TfI9wGThAyPVAYcRi0PsgoiVVgYKoD3YebKrcyPGD7CsBghKY1AVolEHZaGY7QcJI77K3cCk/Bf6SGNSyxSqI1azG5FksiOkU8m56qLuSE9iqe7kwvWPEF2XpSp83Jwy6KDH0qiZ5FvtQfMl8K3cI5q1yYjXJYN3nmdiAewammCGUFVN+Nt5SDyeWYI9XQS9xiJY4SJgKriugLWaRHZXK4CDFBj0d4l3uoHo7yNuAEvYHwemrAva3j9aLr1OUOpp8AEevtkpllpkvISdIbbkEgZRIyKvIpulBfeBbIbbkM1Qi6rNkr+l0HLlBpaKaazxjK45QR7EDmF7gfW8ipN1T2R9SMbeI9KAVe3RhN4/C9A7APEPWsQ/qHrBvUREsP7cyg2Y1d3aIYaNHWKX2SGGoPZdZocYNraBXe0dYvYnJNBiTgqN8McS0qQqQ7HdKjkPO8R5oObzyq5y6T30pu6R8Lu2wRIpFRCKUhaxlJjA7S2YMNoWP3R303aZWYMcbZdFVSO0sAa52ZvUFAeBblKYEqEDRN6BshTtAlQppbRjaz5OkHgIGaoHZnDG6hHYM69l0CxofrKESb2JC6mPxTqYvkazrIQQJMl8lYmSA3G5NK64vb5igCsktBmG1CVlHaCd65jwgxDpoxIJvCwPkYg/LHmpxYPY4IGcARj/CjRE28e+ZnfZm/vCkPESplb1BLFPRgmvkzSeTG7uIRRcl7H0QG6K2cJygEbJTczfBov0WLhnwQuW8AJJ6JUOLJFgtBmr3PZw1ar2YQXNWCb3WtWQyFXk36NhoVhuB4fJ61vtY16+vnRQDxweN8CocQBkjWtovbqoqpmuGmmu5ygMaDKT0RCYQun9NslJmYag9mDlJN+UNH9AdxesDLE1WdFnw/jZa73QnOIbtVbGmhE9Tt3LbEUjeSAYdhXAO5mStkR8Si0h+OoDORC+IAPiA0hGpBdsTdgdjqIIhZD4J+9W829Pi2N713PXMBtGfNjiZzWD1JeMmzxWPFkQvKpEtn+UBdmVSZ90WZjOJBwOnF9VxtXq53CiRuClRf28inYLLnk4zU2gAULLy0LY4owLAT37gF28GQiBY8NZSAy9Y4D68JYT4vZa4pdLswqoaBwghKm3x4jbM4wWzjbJwKaFnrE5W2WOfC+lScRobe8LWlpu2Ci6pub3nZR+d6gz7uxad1F14uYlVC/5wKr+gZZwbuQSRgymJGiZWkGiGT1bLUNfstYK7PIdmlPLHZaznwIuwbWoucROLE7VNpOOqfoEnbyqf433GmN+I7VWdfIuARnQ7ERNJl3VyXfeolnjSly16262q9swr3Qq23vH6O+RgQ8p7rm7mS0XwIJjNHpzSaCXNG0w6ds9Nzs5CxOo2nqgsaa10p5QFOtS70hqtZ0F47It1hcWzV1i9kVs7TI+qEeBNDA6OpwwYVMpCfW5y9Bno5KpNbAM5kiqGZiNUPMmYmbbyL6FnySlgmeZ5Jqgiq2vOyQihtR17KOlMKP2mZai274RYluKoS2x1Q4t/75ld9BQEePt8RQZ+aGhkoGuqmDRfAcGbsyg9+7gEkJwWX/a9ByKQzUjCMtMnZeZFjCODf+sENA1ha9H959MITN5WACLxbFUFcVW0im+/R4NKSGud5Hvwi2KChRTzCGc++BqY4cRFieSJMBrAjPVKMbHubcGmB6Vd+66mPcc9Xdv4J7PtImBxn9C5ZB5LzjvyyAJye1RkugqgpD+ZM/eUvYbShKc2urh7RslCW6oHCGfHI/EKEkSNYK4U9UjKCNhB6uUJLGkZCjarFkirDW4Ap/WilGSVhBywI2YuFoDfWSBgS8AXE6IAY1/yJRmWOMix3YvOVRHQeay06/Jm31bl4W18+UHeM1W0ST8iZq0ig6sQAOvmrem04m3KlDRWjW/E45ewlpX0u4R1MCSc7Nq50YUhZXW3MhkDHUSB9AilqHY3MCiWP1qEgQUxU7CoF6XK811uXYVM6CKymAzaBhssqo6HtblCOM2KjOl1FWK46saYyKdXds++hSwRUaCtnGnRGovbNzpwCK1a4JKseAmtDBmVgxkKBWYoDpAtMmbYndH5WhNURLBO+dQniT1n0HwLlTwHighL8vTjeBNgXnFCN5DyMxieqTgvWIEb3PF7fUVK7hiMmSW2bJJWlrGVUsqOy8flfXRp+ANXY4zImdWKHgvIb7GLW0vefOwullqdQEjZYmCdwF5pgfCBgwdBO9CBe9BJSbnWuBrBY2Sm2gXVMGbF8+/YBkvWIJIPVmmZ16bMVTLr1w11D4kaEafgvcQfZCGwX28RME7McpDu306j7WwqwOHx61g1DgA4tvnfCyr4F3NddVIcz1HYYWC9xCl7c4geJNNLJkMX642BOMWzWcHE2BYYP0VNBDgdKKzhtNyM9NK+aWwACo72B5wY5/iurLnu1WQNdwZER3LmojJRbF0PYduyDgD3SBpJouYgat1/IS9iJWYi0OFUbMylqzAblgXaChbr4VTRNmoXEHx0xReNtJIttL+fZvPZ6lMNvfUCqMwPcdN14ZNjjF5Z7rcXqYCKwAiA4M04Ncada2RINC/RGhPzygfulcYdUM4r/7m2yxSotSNgXa0VKso50QAuHdI8N0FBAC7ztygUaiwUmJahVG35mSA5eXNxNWAJD5g+SVV3tQIdBDuuqwKCcpaAuYRTQzXUtTLoICJOEvKgjjXJi7usUbTqQJHOtwwajtPs3FxrdvcjSpuVmG0uNsSmz8nZqs32vwu0CLi7SP6PBZ8wLJYQIrV25hOZp5xTKNQlPvLvYNTVfSswXs9tziM+57TOIw3nUMcxrurqIZ3nzr3OIz7n5M4jAPbADCbtk0JZ6m4yz/FG57wOl7Th3hX24s4ut34T7dkpxx3CASOs1uISpYgIuDrjX0KpegL9DcWpWHUYgqQn+xmisOZ1JGEQ6DLbFE4isXojJyNmEiOGTuBT71boLDfvF4VDZa8yXVWGE7hSJVJljgB4fI+H8Xg1bKPuAE8apLrj7l9HCLPU5wDW4gJEYnlUVzCTzCh6K23qQ6jGSA19OC4M+/c+vkiiRp5esFJT+LY1afVCLqYk06ipj+L6Op+w9mlcblMeXSswgOFN8ZYYyALuLUAn3W7hDdOujjRe7XGpjF8V8azL/tUF079HoBbhG3cAoYgI5k1RlLcMqjlK9U2UPEbAOMegiEjQGaI6fwu7JSJxoILm0mNz0vGSpD9OD1I4MPYHSD+fFdx6c3LzRTCAXcpP7EJmMxeswksAicPugUG7C7JRvF35SykerjaFOsYjhdG1kIPPqxJgupzGd2OOevDJYL2KpqHqdlTyetLoBeB0VMjnHjkUS1aDEZLJtRE3XNA5ulBJ8a3YfWTUNMAP2UUJ+TbsvlJZHYQ0jJwb6APRQY6gHAlfW2WRr8jv91JDW0gqhAZrdWkUxSLIYXJPDPHtttw3iBJBxYPykdSRgV/opWY0G3R0ivnzZJSCV4ccdZiu0B7jIiMsCqhrqCFqXG8YBlM+tUC7VULtEFQA/irqgVqZ3fhnJoFKgMuDcV6W9Hcfy5QAfiw620y0B8H9nEYwj7OwSHGcU0JWnIJP8kCNbfeBiKJ66xQVoUeIeYq1pWzbDBN4tni96ScuFn1Zsp60Ua16RA9QbWUjili07Vx+p0KBbpboUCnC27SCP0Ox1QL+gAmHztbro50blXLVG0UuqEDxQYYMMDsULa5rWKTqmLTJ6q6sGKxNKhiQ7t8bhSbJZjmVXrHON3WvOL2+orcGOQTxHgZc3hUmcOHKAg2oHbUbcSUDqgdQ2rhKrR9HFQqgLGlUwUYULFJIb6gMNySKA5dKDapKjZ9g3ByXbmmqm+ORqnBXo31HivILXhBhBdIwWbpQMSIkW6t/iSV+jPEklpiHwJVzgZQzhI2LFTDhDvbvjStXprXA4fH5erykAGgNVVZ+R2cj259/VLjeo6CBuEuIc7/DIpNV5MB0sqjkMKjANdNXmswS1jPPFm/0JziGyN+WQawf3GPSqchn5WDsS/Bn6AFpyaD64mjEql6sqS7p6JzYK0xNUEadRT+X0CL362SIql7YNWTWNWTaHt/AtG3TbwGHMmV9J5SusfyASUPjNNLu6IV13Ae+7gR1qteDuUUvizN91KEI6mNKpK5MS9K4/vqRWjWuUJ/PmAXLApU6Yhw5DuGxtUF2Fee1YUXgcWq+pDSOCzwurZHhhvOGbwInOVQNYSOFedoQ52Jmf3uKmaW6dTp73qdTkMwc0+2BbPNWjC7UQUz4C7XshizsFQkq0qOTD/mIAhzDGEL27mDmBdftmpkk0rggERDiw8P8OIa/CR7PLzLAxWt6CRffrUiPAlvh8tcMZ4E4NXLNJVSBBBzFbxDd8LOJhcCT9pmi61zhWdMqlwW+5UPYUBMX/LRSHg2XltkPBuvDV8T8rJArvllxDjuHUQmWjm4jHhkBb75GApfC13IlmDFuM2FYtzLISmrNGaCybVmiFPFomMuNC6WeCnHNfpPw3eD9ONLndjMjR6NhvIJQXOOmoFODV1hIXfvNAXDWAt2zl2UKGIOS7rYtWSS7bNNzmN2kRPD3rfpAKtPvo3GqJshETTl5YzKFExrSO9C3ZfCiXWZf0AOOfIssR42bxf3nnAWkkeuz8rxrBTf9Fk5n1Xqs0aQGQ+yNkcPlTAijQKIgLkA/2VY/BV7NLC8CKBA3pYRLXPmWnYI0StUm2SM7Nncson58uVTpFCa0JUOC6UqgW4F7QmYslLuZPlqMtrlw+IYlscUkG0zk/uFYoT2KUryk0LlnUIvkvOf56oQLitxrBmgNJDwmJNs8RJdNCRdWEqNoCoOV02hpKBK4zdzB9X03dUAG2P6FoK6UU3fMtKwZppcTTDbSlbNriLOl0xCh8ndjE+7iAsTcgXOLVMnwTkBN5cVjrU8hFecIQm6aFBz1SyaTC4ph1g0GY0Dl/ETU/74CRmrPAeMBgY6bUJ0HWhjVdJi2WwjwSK7E/RHdCeUDOoehbuD22zWkFy7kFwzxiOhRwjA64jkuqKjInbFSnJdVRLGC9dURJU+rqEz/pVsvrQDbWcoHrGq7HSMO9WEgugND1MaEohlx8CO17TD/k4YT7nr1SZtFnM82a2ml90VD+tpTA2uklEWHgbYbhBDBxE5Mzysx5gY8rBdQlLkYQKN59vpGNXTMcBKJw/r67gjt9SBOlHUsyCX3wjPRtKAuEZ46yZAeE1V3BVKuiuyaDqLthkNjuhqFE3ckHnjSuaNGwExMRMUTRSNwWWkL8tE0eRW5p29SaUC2DRQxZGCSUerxHQQTGNk3mEjiiaGzLtqZd5sJzJvrjKviG+dZhRNx8i8jPZYpmAH8fu25hW311d0cMVkIDJvvCCKZqRRNKM6iqajUQUdE0WzDHkxb0bRDBpRNDYgxsq8oPiBjaIxMm+ukE8a84Iomg4ahSiagbINqnTpohdQaK+jaPJmGMtyJRmP4JAYsA+Byu19yDTLJopmGe57d7Z9lOX0pZ164AjFpFE0nbkommqmq0aa6zkKHcq8g51E0XTmZd5cJg3PXtZnb6ro13ihOdXRKBp8GXKjua8l8yKGZqAxNHEVQ7OsMTTL6hszMTSdKoYmRYhIpxEfYqi7iqFJVObtbC/zxtvF0BiZN27G0OSmK3EVQzMAhavMW/VyKKc2KfPO9RJW8LCKoInrCJoOk2dnECfrCJrYRNDElewbG1rXCJpcZV9G0MSgoFxlXxmevB1BE+sGdsYImrAVQRO3xV8RFT5RFQD6tq7bLKvYqWy8OwzssFVNdoIcbbC5Fl3p6+nqyh36CP5HO5/zdu6wxqcuQUPoanzX6CY4sxR9LtYqPc6MAyBuOAASrRQYn1N009/sEBFAyNX6OBbiTFKLirdwcTLMLlaHBbCq6/gWZlaQOXUbNWqa4KGp7t8FtdtzjK/6mx0Tm9cx3NJxSVoj81Z1h6mDBQMk+rJ1hsV0sNj0Qlvu3QZ4VZh+lVPPq4PAqk+BjfoS9Sc2Hpr6nF998qpPjTixTp2r56Tv3z5SrKNFRAPV6OuAsYxBKTmDUrI6YIyOUJ8GaRHKmU8gcWODEvpFzrixAcPr6SlbvoF+7I4JGzIhYwIarQgKQw0ZKxB/0mdISqpxQcsMSZG47zokJdNQsV4VKrbSChXT+iwakmIgd9uhYtZSEtktw4baLQoh+8n1VghZd77uIAH86tCxnXGgHRaIt3UAokVXRib20l7ZMdax+Ss7xlh17pzyb7CdSo6ZkqOFpABqSv/LCqHrTwqFtk6P0BniGQG+EULXZXiPBznKZM4IAA2BcDWEDi6LDszUxd0Mo1tSrOdlCaMrYH0Y0rGD9BPCLA6vtpE2yxpGt1yFavUhNJvkrB4jzTQCbAURdGtIckL8WQAVlTVShrBn1cshM8tBzq7Nn72lXGoEzw2hDhHPZ8lYEFLEQSOojyORmuA5AVVCtBvqLyG8Rs21gzo6DcFzaxDnVjTDaEW+SUTPmnHDrJkMI4OaPNRHqp4JiZnRAWMm/PZ11QyOMI0CqkhZHDXaBEoM1sFzBZR9CZFg8Bwi2PCoddFHCgTPiVZVNW+XTiTeuhvqfbmrmtnJsorAMDbBmiExN9L83eMBoEk0hs5MzBpi6MzErCB8bqARW2sInxtichA+t4SxTs3ws4zLmhn+tZpH7ULY3EBjdDCRDC20IYV9ovhPVpVH7caI7TYRrlrKSCL8kH2Dbq41Ie+nLPtn9Owe6NGozILsQeB8hlsu6y2ZxCyJnj2Anj2Enr284Ca0MGay22Ro8gzWYMUDWFBR6dm7bdgcvaU9aNojjt7JLU222lbTXlZNe6jUK9A4a0bTZvDZWpWvsgKvhuarrBlN21xxe33FWpWvQpSdFQO6Y2K+diFTbUXq8UDTRpKsdGEFUYBr1LQR3sZgsFY2RR0wxkyNFWray1BiBiDpw3Bp56wRwMxZrgTcNNLdaw2NWmnlq/S0oMDsC1K8YAXpcqJF+lUzVitrwar2YQnN2FXnq6wg00BD/0LR1dbQh5n2pWn10rV64PC4NY3rkwEYm+LmqYVUG9TXrzau5yismXyVlTNq2mQQ3MBN2Bw8kM2OBWJVGnIXNxG3KzRQjP9adiChFIGh3MXCoYjHwOEctiVZ9ru25HZhNpBkBOtJ19FO9yrcsksS7rTCmG4Sz95DndrsETHIURMMuVTT63VCGyFXA5gtIpl32W2o/wq7OyrzgCWrerFZr6m1HBhWms4G83VsvBUwCMynsPrUjMZKVIteOZd7/hquPEvoYGJ1/f8hZO2knVZYqltbAVpB2jhTy+1lqbU/pabYbKycvoqbHDSsUMuag80YcmKhydbfI4NQqxSY4VC4wYoaoYhx8NfEAVZZbU7ERjKClXPiAKtbxFPIIHVK5uC5cQDcslqm23MAolIoHSOqo1LtoupT2FD37CdTflZv2eFiklavwW86Wy4HfOQDdusfMPbaqGbYtnLulRoxT2lFuM+1mh8twgFUXrIj4jq2OBIFRVjqKmy5c+AQ2yhhVdndM97fGEWNh04ZemTMfv8saJn9gpbZb0e5cF92wtz8c748kxPS0/7cmpwCNTmFClzjzMWc1gl1jZjTc0qoC2uIG0C8fcfdFcTNWeNT3zaTTmfjUwONTw1sfOo5pNPNgOFEplUPNmNZ/UWxrLXZxJkxtvhVeGvDPBI0zSOfc73kZI2gP5NG12lYRWJqGwmxb+LaKsIoGvhiYQxR3JuExpAsRw38oMou9dVZI58BVS3OoWvhGjKJ/uJThIoxGdwCnfTmda1eEUPC8tUBRstHv2X5aKKnmKJNZ0mS+7klP2tWiy4a1vFFSXLxX1+SXJWkOTWgpzvW7FO6FydpC6clV1zaCqclZzIVNJB8AU6LxDEW/0I5o5o3+0jOgk5fMHjJoDPHZXG1dbjBl5ejjFNgihBJxLHR45cQ9ZRZ41PBVCZgBdyBCtQ3IDbKzjJAK6spH96CIAFRlW5epxJYVNggvQobJMM7s3lsEOkeqgBRu84Z9tWMU80QbWviVHuMUy1UJD/InDvNOU7R3NQiLfSrOmCKDZIq7C+pICfwL7QG+G5gUhGFYRkhNZXmjhrU8gPy4ZbQJPzRTS8dGMC2VzWvpxOFt64y+7BXzdyEQyOW1EyU5lUaIDnqS3bUJfdloLNRIA+GtUrL4lqg4NcjHOvY6sDqOupBO8919WCWVNXNaeUkwijQUnUdrWJUVm3IrfWOM1NJurKsgMaVdt6ttHM8PzeKdjdVDGSCu/YtBnJRgbsSS6K/4CatetnVFFqN2VuCfwsaQ1Zp5ytWOyf+bdfGfhJaJj+jdt63aBIYaIFjFU20Efu5ZLTzGP7XjFHEyCO6rXnF7fUVS7hC/AISHgDs1YGpQmV8yFKdzwBO2NjPJY2LWzKxn5miSeS1AzpuxH7GR/ESaud9CC45IpFF+82hnfcbaBJLjdhPGzCqpfConXd1uc2+oIcXDIDaO+kRTUKbERsgJuJToA8ZmrFK7TzW2M8Y0Sga+5mphWGmfcRI6NehpINGqh792si665nIaYsmkdfXx43rOQpL1M7js8R+5oom0a+08/5VLNPbeDbYOfKVVnla1fZMZw2nYadasjlN/XNwlNDAJUKkstV7G9gMfSGgGKm0+KlrYkYxcIxmztSkn4N7RoyKVxuDsI6jCLSXpaEyp1kXVcxoWmFQuNnaNilt0Wwe1eArSGmbf1qVytY911S2vLox30kqW9eksmVw/HeJ5lupZHlDJetfpaHUJASzuomcQYQNkQz0NwbE6rrxKLb0ywbaxjlNO+4FnsaCaSec6RkT2bqLE9kKLCmvyWQNj/yA5ZE5I60NxhMELKQBaGWLgcYgC/kgkY1MiZAdpCdCdrRIirumTWTrVoAc/W0T2RogHT+ERLa5wmkaxIH1K5GfAt0hQKt3VsGYkdFsm181WNOAeWp9FgGRBaznaSvXm1DRiDU86APcIraGXGVxSP+9qkvMmaiLp5WRin2/4vkUcGdCfs8B0RFBnLHGAs/GVVlAR1OuqgesrlrO9RjmATwwSRnUwDnktACbKmcs8Kuhbm46MSLccZAItQCwawWuxEGuYAVdQHH1EDI6MjUiEuBhdbIkVR5a52lAfL5Fw+mWGGuFNJTCRgQTjtDXLIoFArWmstuCUYvhCL8wCFMTqhuePGtQ7o4Ccs8UlGtmhOiAocX5yyulIiW0Gkwuhd4hZ33DHBRQsx7uJRgc+XWZEGUauciBF7MuDgloQ0ACDrOCMSE9ZBJkHHHA9ZwCyDV3AgjxWnipzJysa9FjyZS4hRWMkYV9C8zkHUbqTpgRIVlhCbLCxNcAIXsZAawanjkGDGHeBEVcboEikrLYO0+tUaZjRbtjK7ZjIhxIf6SwMg67IMRLqWUhZoCGsmWpxmcW2sEVdhCxvOyA/RGdLQgRasgOneavkOHEyG4KbSFXCOSyTJVMZEoRIKuAXp5K1F+wKKBXhXpojeKRrJLPZgD/lhHQu1yaeR6v0ACda3ib2m5Wmu44K9qqFJvNh93Gc2G3HQ27jefCbqNG2O0IbUfWi3jiYutSTaw8r2G3g5pqMSmigHSlvSYQdy4w05S1IFkXxjrFah1Q6WipKlQc7hmyXaJIU839EDyExNvXOV8FD1nWaS0M3YKHgFDhW6wnM8VGQR6yPMNDQCHKQ/pA0CIPAWGQhww0tprINYAO0TC3DAOAUNsVjPmKDbUNGqG21tWXyCsX2bwxtvFXPcx2WcNslxthtn1NLavDbLtfTpgtJsyoF/T6Lhv1YgXe3wE9XIAHuq15xe31Fcu4YrLCMNueYW9UL4pKvSiMegFkFHpy5Mwy1YtCgd5sH4vKTcabC3WTFc0wW7xuQZgtg2K7qnEuH1XftCACY5abYbYzL+jhBUWlXthmrFT6wIr2YWBR+wJ1YBZwYA7YsBDe5EaYrW1fI8x2uR44BeoojuoAzKgX1UxXjVyusPJWOGCCdFwWZw+zXV4UZrtc61crWo2k9UJzim+kngFdniBu//2eWmJEclkP7rIq0LZAoO1Ay0oM1F2WAbIDJCOKQlEF2i7PB9oWOwq0Tc4h0LYwgbbamTrQdgU0XoPVsZ9DBQkhyMNcP016WVylly2fe4it0jkGppgJsV35ykJsm6pOXAnEjK/9+dCL2mZSGGRKFvgHvDqrs1/DspnnEN131sA+qBxixXyHjoW1Z2K0zOTN3x+bkTQQbY37k8rpgAICUqrDVeaK0oFagAkDxNq8AZI+TGRcAMDRVwoFsQz+2ypody2Kg61lh9UBbSigehliraeuTfF1RB3HVC2GYdFRz/ksrv2fW1z7VKuiE5stxsIITWmuDND7aZVxk2ieTm7g4U2PkGnINeKOA01v2mkv3FaFmxCFHitLM8oByufvVtPqOfjyLLkljfv71XwlVZn8/mV+iWozSBkj5P1QK9GgrmCsBWl8LUjj1QVpmhF+j/lBeFKKBbawxH3rDmBByelJ6RXcLZNIwRdQMbNkUdIQkmTnQoZ7wpQsDoJ4m7J7/wCbvW8Kfjm2KjwBTTrNooNOqyp8p1Xhk+UXTFV44nw4xc/bMgQZYfuJuCiciIU+kZIH42ersqKtEvhsu3n/cB1oG6D+LsqpqKcGbQHlvKHsXM9QMREjukQwWfRuBvhiFoTXXcZsvVjrV8coRNWVsQlAZoGpunx2ZxhzSyvPzP2uBzWrhlb2PVMCPFA+7WDpOHzJOGhchpRVqTLhOadFqXPQGqdqSZq+QgfjP560H55FhHD15db1SePrydespx91vbBifbo5KBZMw+5jIGPEwVy8y0LGsAK6FCZTF5sMDCuCE6yjbiy1QQNPL4vHMVWvZGrY/gT8+I1mfA3BuTrJ3dNjIFjIIWGeJEa+kauKMkZc8a5S/1ozP5jZqD9DS8YzUSesM4NlXZhV8aAnioGZi2z6IRdl1Q45l3j227D6dlq+9fENCWc4+bTLdDvQjF4r1Vg8c3GJO83poj79MntutGUUmsxWfj3olXys8yir813ofci9xNsHVf1y50pNsTTvnv6Cs2Xao/VfmAiXXeifdi8RjzAe4t8oF3yh1fwvNLuGwxfR/E+xU5Ne3S3n9/B+ac5N8vOX+KYvtBrMIrl6stGzz1Un61FAL74gvXiN9uIUXvhmd8u8tm779EE52bvQqXvyKenJ3a525V2uMnZX7S2uSrZSLiWGxQXVVRTH93vU4IWlDfc/dKsC/wyRzjvSxM6seA+vyrRuyxIOIsfgaSMJFJSnlfDlNJ9WEGmdmhorH+JpsWbUTtzqgbZcOt/CWjAEIZW48uK95o09KvNsxDtZZ2dwmX+jAuRfTWfJqVNPg2fwoPWBi/cfKu8v+++/b7L2kcnooXdL5YnBH19897vfecfXPnwrQ8bLNZlrBGnAMO02H/0uyCjD6bPuHaaO3ILnL/P5S/r8FXn+yqLnvwvbppTRpadfafuUa7NlH/SsrfA9KK2LArVSG7/DTPjq3R7f477/vo9Map5Q1h9fIyg6ZfDQBFJf8OFJ0qr4Klxi24qvcu2jYA+HygceHQsOFfR+YSCXOzM7Y/qLvsRMNGU6MTpiWll83NF4gibir8TAGA4Xpcxun3QUf1ksl/KCL6WaqUDIW4W32KxKrTLQFgECxffSIOwyLy2rindEVTrJ3rerMCE7UZVAjzdbq6hAC91Bq6hJoO9U4LkKn0MY3eKndSOBmOSxqlEZKJrV9FsJXDXBI99iUXfrz3YQmDBHV7V/pW6VsXYog6nO7JFd7JFIntGx+RmLhsy0Dbl+uslwJAHenMpwfUmD21AkV0yqyCOSbclRX71pu9gnkRYfYJoQ9yHTNCoDLPhYD5sU4g4RPSiQjGR+ApP/gxd3ukJoKes475J/DSt/xmmwcizdIbjqy8yc+yqM9q4Rb40WpQJ6wboWwPahLQqYg9FmcwqKBCLF1lcw56b0oM5XN5a9dQm5Fk39GrGdwt8GuLY7aBpDGRqWxxJ7UCjp/0jnFz6FSga6A8RbxffdTW1pYBbJWKJvxyP52yV/u82esD7ekISTPeW6FAPojc9v1RhCJ5bkwQhRcxBsLWq1X+6GWq2wcQO1Ja5oXUkQ6iBleJtcuAsuylIMhZPBnezhIHfONfmgZREJpJdGONj0XqKlKcdqmwjK8UHvJYoBcQBSLzj2BIfiocneclLu/fBkX2vB7y33naEo9ibDwFTabr4JBb/4plDfFApLDM1LVs/9JeINeJ7FUy3pc8TAeerb9WSE92gNzw0ZaBLW+Tfk683Rfl5aPk9Si3OpLiM22efRxaN2EaGL57PCxfgCkoclgU0dRvPtQrGgvUAW5AvK5x3Jd5cvYP0b5om9wLwQp1fKF9TTK0254IZ8VD4fofmiII3FTji+qJSDVs/ZlJvHSN/fj5aPyv2aFzumMIaA/HG5H6zu4i0FKtNBPjB5IQb5ReULYbYIyxfJ6GIOxhW7HDNuTtmlGLj3l/rEVfmBj5pcjNfsx1NeWO5HisPF5QtZSR8zxri+C+UxF6nn+SKd0Mn+OyVTYT8Bfse6XY2PSIjEUId4fHGJbGd5+nh/edH4hZWz8CJtEycHkFk52zIs0YarNNqLv9E5H9T9T7X/pt8B+v0itPhA+SLolkF54Gz9Hph+d/mcyQE8m494sT7iQPliegq10xZC+mLYTi/GwKMnLwSpvZCM8gW4VWZfTay7yvLqfCw08TzSzOTvjP/uV7JizxZ+hPcdyS+XVTCyq2CXLoBddgFcruN4WWMBXNpcACMU1HreYWHBLf6Alb+p4ysjgFG4bv2pRyZ7a7lgb0MuEJAUjPnfqWWJEKt6Uwlzxw+QR6zbDRqfTNBv8+T4PC2Qvk5jSbm+l3YPzvD3c4bPo0ncleosBSkUS6w8D1u9RI8qKZymqHeePauxo3hiVsUpn1eFGNsXQKt9/R26+fMh5P3nIZCVm/95ZvNfNyVp2XBhLVdPXtLiKV+je83fxdBsjA/iMBpfwqEfX4oB3xhfhsNofLlyn5eWzxu/yN85k39ROYIn50XjF1pO9KKKE3ky8y+yM//CtHxh+VL4NL5GCDqg2VQ40YvltcKJLsZBFoxcgw5Hg/sr7FJhVpfLkrhMFsKlmPGJxDVdPXkZw5FezHmyS5wepotBf8vCTLiMB2ahY0kBH2XEwkJ7KacJsuN4rxX8BtUCHjQWsLDPizWd7eJSHzWwj5rsL/de5kFWIRDC/os87GB75b/JrevjvanuLhBB95f7HpXMFQGbfjFWy8Xli7cmm+XF3GcFU1o03oshK8ipo5OvLTdh/66G92u1SwjRwh37hY/sFya1ic0NzGUTgVu1Rj2Rp+OUSNsHUHJd/vZzZPLV+qK9jeuRCyFPOWLilPhMaksHMIf7Edm3Kdyn5KcXw9iwX1jWxbBwQ68fNB4l/GFSDqi5T0xuoDAw4Vz7oZGzXQ7ape1xG+3B0FyMRmQ62rmdvf0m2rCnjeCn/dVMNt++t3zxeL+0YK9pwV5sBK0WGBKBLD4+gDfKZJ2WKZKpKc088Wz1zNkfl1NnB/+RickggaGNr1Bl4Pny7gMUqdhLfrBi5MXl800nnaqTKjCNXyB7tvb1JejJi8cH6nwEKJ4vAIviBnoBNlC3vII1kdj/K8oLpMnc1himKb9WV4oUIT+WF1JI5J7DkTqAkZJmiufP9KWmwnI/3nVFzULleTUZfaMs6m3HTUc9gBfxinL/k49M6qc0H7hefu2TD4+vkGUjl11R7tU1ND9HhnpIMFe3CrLr2OrIuvKNcQIHwHA4rvwkOz7lhAMcWMAiXSDjKisPUhVmyWz0ljU8v+IKz29whedjH2ZIwgs4e4jgen55wRYYAjaz53Mrx1Ytc3gAW/mB8gIM8gVsykS0otk67BdNT3l3jDe5Pi6Ruw6OL5DPIJy/S553IVvBflKnGuP9f0d2GAprL2Aj/q40ZzzL5ULbFXuh6c8LGv15QarPEyGkfIHpj3mUEAy5nHQVXO6C7bncBeByMiwyOthD9S37qeMPoONvsxW3ZxdrE4aL51/uiLGqvOCg93VykFe/Sg4HLmes7f6D3isA1XWQTitxh71QAaxQy6OMB/dUG4e6tShkGE+NYzB7oXft5c8b0l2M5wZ/qdpVfZiyzH/BrRvjZYDYNprb7qCSFwbjDZbb47UPcWw3zNiK/MuX3ZBfXA9EBvDheuVUi+jzz4rxg8O84LeTN6/PDyXOylxsa++eTB5qPUEY5IY0DJDI+yEnqOSzXwbrKm6BEwBpTcZXqHdkgGCDK2TK2z+mZLdicptgoSo9yC5yuYO6AXsvE3uLoU/dOl+ItX1aNK8BaWuy3xDqQ40heI3albfdjcdmG36RnN5v9uCRUCf34AutMDihknf6Mr8o99NDuY+K4TWVpIjOQAe84svQAce69G1LIsyiLrGzTOdct684525fpN0+IFOwoNtX1N0+sLjbLy+vkNEuX15OZrs9Obt+DU3RvEt6emBm1qo2Xsg2CrsDD7piJ716gb1DWgHmL6zlMiqCAzLSBZwDI2pW8Iunnu6k5zUiR86rIkfOWySyn1elj4/1xgyKqEkf3w+j1njbW6GoxeV5RpseKAEOoLrSaMTtJ26Ln4CP22vkxsn4y6D6ixtDO66o3kieL6MCpcaTFskHZu5Vu/oKSL4SnfiuDA/b255728AL2EAz95OddGnT3oEtRdmIbqI693uUP8uT9lRP2sMnqSt4D560x2jYe3R3h+4u0ZMU/Bg4LrMproL9fOCL1GwxUgX6PBbaPc9sAoFM6x4AYxQP363cvXzJYgtN2ybzPGOTGeFdLZuMKEH5InNMvq055u+ax06sXWa8327e29tWQHP9ysRSGJNN08pyklaWI6K+7NDKsjRnZRme2crSsrGMKhvLLtpY1HYanLEXvPF5lcHk+S2DyUkaTI4IgX15BhPOt08V+YjYoJ5XT9LzMEkSK1k+7yw2s4sX2My4F+y229x+NnwdE4GV/iJpgygDcu0LG9x48kIKcuX+ahz2N8ZhP7iiPkeO5YtoYqMBk/SrFo6xkrbMyUTPH7D8fSL0DUPERcLf9pZjSGtGmv7yzaq1meZipZKLayrZECrZ06KS8yoqETsfVDKVzRu0MaloYy+mGrRB3uiiusmgeETzFM28jjGv41qLE/spJvR5dgHD9LULZ8Q0JXpv9qp0R1ra39x/ZSnAC7vR4t1lQV+1kSXLPeZ4npEt1Z24r5HE+KjX8FfZaC4NIm145iXwHuVjqkj8iJH4zEm4TrZGQaWXT0SUxREJ3HAGhQjEqz1hzH68RjVRRmh0jtCY3sHf9evjkLqFfr1uHRE5cv3VmlPLKBb1BdV5/Fq9xjTwqHlhRG8OzhCdEU9T0EY84XdNSrW0kfe5aKh2pqMOo9g6+vszg3x5VdNmh5nIGCnWm0zf4rmerdLjqUkJfiKICCiviWh4jvfYxQh4U0xPsKU6Z0eMc7gAiQYyKHAhYbtophC7rAUqQzZxdceR1NzjauZDOvFpk07smsyHqvANdh+XsatjTzG2aezC4zy902CjwSwoer/PXH4PP5paGx5UJdc42Pkdz1KPFJoupp2OKqUVeluc/pLrutVolA4DBEvCrR3fulazj3Vq1xmAE+orneYrnblXMhTEYcCZ0BFWsZwzlY/sw9BweclEZLjX855SPzn6FveMb9E7eHnjLTMo8d9qgqqc4glynMc6AhUnOneo5ssIwSYgznjsVvZvuntdUyNBIZiZ8NElO/NZVkZGZlPiBhLUVi1D9kUH1wx11orGXGhTDVnqVUhowrirDhPckT0BN7LNmJH4sDoILzIAgIDGRWkSrRuQ0c0ajV3/Si2yJZEHzJBg5gQbihRuIz83Y+3w9A/aWLuuCbLTOrGelk0oNGMDxfKRlspKWVU1X3ZWOLZLHh2yhoFZBMwIldZOi7EL17zPZP4tO6ZCzwnzQJQdbd8o3MRqsaATUHAy7tSRfczeyYPGOxMdQSzaxMQx4nmav9/Xcrh2IFkRvlgwnvIEF2PaGs9o0XhWg5aZQZOIcAwai3jmjOJHmCzCEHYy9D1UTJsb9/6CcY/AO2TkrzGQOeiYDSWEh5ictOpkaDtJSHB2EqyD0ow8S3AKwYIoA3X1XMoSF+Zch3kznDYRjSacO+RKTJI7UWddRHLCqEsIDYJkAUhQ/ICBtwjw8gaR9BfhES7+77Tn+yd9cfPPboKNbfAGRuMGup1MQhXDQiOGeRDDwqvnItjADKoINm59XNX2KUxDe4nZcvCQAxOGMMjvRxAZjvMHGA0ycSCAdRCHN5ogC7QjxhHh1LAJcxcw7JunZAQR8oYrwAnl4ocmHPYPT7otWU3o+4yyWj12/6fZw3TX9XXDRQQADPB+vbspW8EM6/5VejfQGWpPXkd+D8BrnPIR03AY2xuqBFGowDBJxEagAahm9t7aDQMmiCHu5wxYC9o6YfRH6Tp0NEMPQoff1C5Drb9tA2USZKaQxrvShknCiU7Y0O6R3KYk1Z6BBcwWgIiaXekdQUko5eVcaxkCiGVGMO8ezMb85AK83kPciqBtHBfMHFYDabyDEIhdWt5TAigygVBoI9EwY7zI18p+AWQN5jozDBrooHwRP0lxwofGPsUhye2cfYuEKyczb9pkcehGtTU+YtIawETlJxku6aMrwlsuL5AUyGCL8dB2XOXpXaKeSlsBISHFv2KjtE2dV5JaE42UTRqWlqQu/4SYR6/4Q/JWxjZJAGdSZer09EZTBCqrikD1tr1Vi+8nWhiYQLqaAjrGWiMXlCYmi+L5NafQaPUJo3lMLyVGcNKri0Sh3HcJPCDvOgxLT9NQ5QVEd+0bzA152zUa8yOPRFSejaRHvL60+zvJMxr19ymYUgzv4eDraAoquEwxyWxIMruBBSAYhSy5jQr/ye5ldEOkWlky1hdXI140RjxuDVuMNhQaJOwyXwnfMtQXlhDr64lmKCOebXsrcBZiFFnWEReyRHB5V6rVumlrePUtGjT/lE3CqjI4MCbvshkcQo+PiCIX67gWRoLl0GtlPuU9XWZ5MMMRIRiso4LqfMj8OD0hUadtm5OEbl+GYL1KPUUuiGONYF0wesdYwByc3zRPQYs+PFlqsVbJcDuz0dfDxHj1mq5oQBmfSYW0Z1vp0n+IdGkNB/OhQUSIGeug9FY7Zxa/KvBJruBHZQeZWMiTEfxpS8AxhFC/oVGYHNs36UxKbuC0ONaKGAQnb2sTogsilJ9T4oOKkVE49lTAxeLyi0c1Eo3Vj8AJS/S+qSSwu06lKFzBgj9GAkdaBwPUpcgHqnRA8KXUX/3eltjd9Odcs2PZ8P8Aom+dJxAZLdQ9AqUjrPIENFQxZC64yMtQb7mL/7CJ0jzDI13zSG/2ka4+Etqux0eyFqvJI0StUPVwOIckiDnWUFLsfwxgPLW99hidTXuMFmuPXl0JU39DqyjC7X2PyefxTe481p3OeafSIDsIpaw1SEp6UUuD9FCIVO785JwG6RHKQDRIDd02KQ6YvbHLTWvszWiMnfTB534EotYIABkrsiPwXjMCgRmBWodujkA0NwJtHToyOvS/mRuByOrQOgKyUKBDh1smLL2tQ0cYkWhuRH7Dczsnm1IPxgKxpdMHf8VBdGmADwRLuNdkFTGcPaLtAKQ9/TYN2RWhy4Tpuqzwq5SPs2+tzspFVBop9+Mz5PQQJLvBHCrKuZLMbEJWZSCdgw5cSf5BZ1iqrnpQyNslX6NkjYQSGGl8Jku6kIKzkgvPJ8wfyu4ylBdRIdBQAk3qa4ZOY3g/YEOnfd59fY6cEd40ISrBEOHy2HBcLavHRU1dHEaq69alR031YD6pg6s+/ZDnBic5FpWoK5H8hZltX3fYBlg+FWif71FiDWdAPxwaiSQFbsPkqkkzwdoq0ja99Gm2epy99Fk1GYnh7MJBp04/A5lI0UXGWdh3XUOxG0+jRO4jcmMBnr9rmp+2G8ZXcFWTcHaKYUKeFWvt40Bzx6RQtKZB291twSiTEabv/arbyUa3Pxd2st87u50MaSXyj9m8Zu1mzFkE+xvNbokNu9kPR26OPR/XYY15XOv8V6LLQxvzrxPnVbkCYJH1DtWxOxST46KZTS+mruhdr5seGPiP25qMsnX9E31qvfe1npzYJ1+/zZMV96N6vLE54SVPq7KQWlYWTzySbFdxBodaTAHZ8nJSapMSxB7QH/1GkeY++oQUO8301AFIL7YZoLB/eevCSmlj5kZ8eN2OJcv/QpgKgRDl0Y7sGgNlpAqtxyoUCmOhWi4EX/DP3mECyPUQvY8I+VgURtVRmAtbWB2FKQ5xleIgzEOsRvODAOw11VFize4W7iXvL6w4SKm6Uz2+65k6uIPq8QObZdhpT2FH8wvFDjDNbkfLw5e6uzEhL3VHqH78UncVydAvdYdACJDXNjYYmMwRjgt7eayqtQJ45cAL6pp6qpJIpBcg4R5rJQaKjhkpT3GrMtSPZtKeLOQe4EN4Jqogggi64WqZ5hhTrwQNaBMadqu6H+hOptmq4Dgd5TjAp/wqSwzfaySG7PbnQmL49NklBsM9TKKcvFi5RwbusY3E8FNR6Gta4l2tYphJBerK/ZY1rp29lAimT73tPhERpqMpqtImpkvptISoKtuFRDyra6cMT5f+k5Ps4TKU1Ko6sqL++I3rpffQu1/x1j/9idN/+XNPXHELl1QOFZpvEm3yY/ouATuv3yUk0Js+rT9sthrhQ/gokSrz4UkhYV5XSGaPoM5dIREM/vSe4KVuoQMoHIlFVF0kagmKykFR4JJDmMjRJXJLspdCDhKCeqa3so7a/e3hZknWgc31yYdRSzPBy/erLWFTvglvlzccg+FC69okxU9y1GXZFzDaXOwMhT3YajZ2TvTi4jF+kZ5e7mTAFFNgttkxj3XMM7y/j/cPUXAago2slWMKLumqlVjcBZKMZLq5eYlYF6tuHjDD3V843CIx5WiEb6urmRHpz7Qm19aIxecpNMfX5vhI5SxgNbrceQWcGAeJjziamTcOJiC5YKd9qh7PV+oth4l6cuKOyQ7LD8nNshgSiRvgW35MR/ZiJwP+D03P5kczzr5Vps22pRwk1zw+AkM601/mHp3U9c8gIbYdPd9XOXq0HPDX0KWlNrhaeMMtfmVZ8Y3S97S+Vxboy8ikVMSGTxTK5BvAEUTuPUKeEIKVO3SAKnOob/6+JMKChlXUO9m0iYYmM43pSXFbSYDcq8ASjhGIOsVTTOSM23F+5tNfPuv8I8jaUOGF/RTbpuYHkC4jiPItMIMOq8uVoZU+bNY+iwQmiwSTiIJJ0sra7zAXMKLcEBJ01mTOw7jaKAvvS8UC8QGJ8gAEEuleQgTTvOZI+Rmy93O1m2GhazsX1pfv0Y+2qA1qWhRvhlCboEMg4gjEKc3pwRhHrBBYedzKnlMP/5j5G64KWjj7kwqwYcHk1fhotgqPLifdlvOqHlZlynbr8U7seMO6CgFkXlzT8e62xhvaV7LteFsLLKpXib+toIVXtuf5sRbW3DSIiYtqW4MYDaWwL8LFWVmEDXZCr8JOyBaOPoWmTIUm8eB1zegbm3kGSGKjH1WQIanhDhYUUqVFYmuYAerasesq0k5j7Lpm7FKOXa81dl2Y0su0OXZ/UbfUAtn2jVEYAm2P7krKMn045OCHoOLFnAmPJqrrCTEoAxDVAzDzWFW8pLvqvCOSlgxnqsJXj3b8hOjeO4Ak6cJ7ROCJ4tsNqnO34px4fhMlBDzcUb9pWJsob/xrAZso/fRo4CrPO2GfCAXXZWUkuU9MBWVwMwSMfqphASG2Z3kM7cOaIHwV0CNYpfMieiCDW+VlBmejA1We74rSV3tujVShwR8Nt6DYSm6wznt5FJIBhGlfS3UPEqSFUIZk59gvnVvAy25et2aHn/L8gFgRsvzn8A5LV/0sRLZzFTC+RrqBf8fjVsoos0IRyRKcZAwMlBp9K4DUCIZtPOVADICtJFQlo3lvQNezvbHMXk13B/lToj4y6ibXVS6fcEsHmc0DxjcrtncVbrtLHB3YTWhgSPCVsKXV013ruI3Ns4mtl2t7REpnon28GHsG//1h6HeQoN1AnzEyrRaLiNuBTSaAqduCEk2rYTErPLWLPzXl6arFb5Z+lxbetLX0ufDLLu27CdZoWnxYA8/klfQGqlPQ07r/QLgSbUlrtHmq49A+R8klowNQMX9yBUTI4c3LCEGewo6KYBA0FI2ModdAZ+oKugkmvKBDj5GFKfjIEpk9+MiSBctuttG8kiC0LJAjnGZE//QAqRqoKe+hpnxPbWkOi4TTWmsZTVdrH7pGfrnG4IWxgfombofFvXfbNAr13NGZh921tY2lGlRRzUZQz4bTZMWpmY+MrNiZmQ+wv+x6nY8Aff0LK5cH6Gtfg4ZSlR6UI8NjQTkg0sYH6inu2XF0K3HAtfx44bNT5ccyUYYfG35nnD5RSyToV5tSjdeTNgkd8mVlyfVLNbEjzGLvu42s92aac1ku9KesjPgTXT8+2QZm6jeAdbkTFfm51fF9zsuCmgkf0L5Cl994qTq3NGesbKKR2cs0oeRvsA87x0/bOSyYxWyevahroJztRQSVzBZdmelps6X3zYoZWNY20ELdjcU0MIup4GJaai0mmHbkj4upj+U8MBJYn0nHqdpHl5UNLBlnLPHXh2pWGVpnLBCywRQGrBKIpYaaQUO7U61p00zxvZWq+J6gvS5+8QCFE5FKxUJp5dplwqGWsMqWFNSw0ETNwaIhGphkAoO7bjTzzBy7bbQ0Wylbsw4+QrloVN0UN87uquDbKvNtUa876mGruTOjKzGNrDFLcSMR7GpWMZ+ZplWdpuYcodTZqpmjuDVUMYaKTiWZj/ESfQ6r5dI1dTOgwQ1lBmoJfmldsFY5W3Fjtgo7QcvVBC1bg+bCtw7UoDkzQS4maAiRa0izXnNUl6pRdQBB/go57II5wSlHMG04EPYvhcJ+mX9A7YD7VR7dVFlhn2LzlOqO2FCr4Ei9EkP1SkBy9VRydQlyXkuu3+OFgQGkFq7L3D+aMcBbjRkDsFZixqCJpbzETJVKt1fVPjcWA3K3CHN4j+HTd9d8+o/0WZQjDeKcwTRzbNwr5OBxh963MUpii7ig23tizZm0KofXNxx9FYDO9i9VV1LM+j/yTEThnL6MexTFbeOUjeVhTckbG9Kf9BKVvr27cBR4nLuq7eWUWwG3IwZtNA4XRqJ6VXCFq/KQC+lnk34CBEZFGrk9iS52DiD48EJHAtxwKKHZb4otTXSdi5zRGHKk5PjIqWJCCWq/hEICMe6nbcXng97tAvFj7GCvEbQiYwe7Se1gY5ZW3j9mMZRNEZmYZx1ppvSgNgkucfrx5BmTICLtQEMBLFgS/ISd/vVoiVSBLefv8vWutLrlhN7yRsbRw27/BgnCjFB0o2dD5+UxiNSdt8hWD5YGE9WbpaU3vZcRlOwG4r9mylSLMcS5AG+P+HYrU+aLeGKup83urFQlPZ76JGdJH9BRlOG5R8kKLfnZu7WL0ql98uLooFvKBb4CUwDYA+EhKHYWvTJngaF9bOZ4uPOmsMjqGFVrI+aC5Noa6s+5AmdLEeyEyCDSbWBKrppha9iQ6/mI1IYs5SKNAVk+wYAs52E/jnSXitR2XBeHReAvi8Ou2ew+M0YjQac2knXPDNFoboi0ZixF7J6pGDJQ++kArzoGN7kpe7SEpbdksB5NV3c8bTvpd/jhyVzXPXadpvOSF8as7sW2TTl/8hy1bksOzz5MwqZXCsOOqnDgZTVw0OvWtfCrsi2gAAnufsjenend4lqpitXZCKglMQG3NsfeVLKkUCSEAzstp36zR4cwzE8LT47PtE4GWo5gCPj2jk0qjnT0OduQcIZPyvo4w1NkujqajNyn9TvSMAjc74w0heQbGEFV4ciQDx2u+dCVNR96WetFxvXQnKlc12xyieUYr9JXvLKcv7av18bVtTfqtV8n316GEnCfBiEWT3CPg3RJd4HxCAyaHoEma4EhYXbqwN9yzOBQWOf8lKHmB/wIETwCcGYsnI28mvRcR1Tsr/WIDvXugv4bEJ+y5W8QQlglIWiQUfFRzf3UAndzFLahFDY6I4WZ51bOqO1WjWtWDZBydaHAhzWzWLSpFdHuhvxDg1nDzRCpMWMAL0Mgu2YrH6v539sQwTZn2K8DnVmiUJYW48k8Y91nsP/7NM9JkaQFrUcI/2pxVhoHp9ioIFtoAUDCF9KgxfqCNLOIzxK8SBpdG/Rs826QNiFAMlD3JT0ecNjsPCvKQ3C3y9AQCdO7z2ukA7VdtfHZXLXxmcPb4rnwNgZ9zIe2NYM+vLmgj2AmtC3gnb+1OLQNrppwwB2Bw7abzA/Y2GcIcYvTH3clwGhREh5V2k1KiSLuT9fYGl+zByD4+AowGqoJ6OQWQ92nDBD2NZHAhWDkGhxcV+NwcYsL2z+K3shBjD3TXZzsSVDZLZmkoB8F3AH2uzaJ/udGzZ4DNeazvGofnF4hi03+nOY+SGPofPVr56tfOV/n2W0taocqa8nDjKzlq/eVhSg3NbpLnI9Y/j6QcH1lcPJFthwfUdEun6aeQZKHWFCw+QR1JEHTFxjoIg3VF7iOReqLB9HoBqeDQHSDu+B5W1itqDF9wXW5Acv0K2hvA5ppAmOsJj4fphMaFc+ZCdPRNc6IVGp5rPAZFR+wfCxDgg+lq8jEDzIICvErWpDo6jw0sq/GYEKyPouYEFcyQtwSj7yGeBRoAB+pMLFhKWHlwEla4NcLGx2q51tsmhSKEt0EkkooctD2KlDUMeFE16h4ZKSCUUsqCCvt7MzCM035V048XWFlqG8OwaaL2nBfjLGhubrHwg3fKg0V1ivjTz0vqKnjwALqALM5TPUH7DowSwS6FpdIUC+R4AxLBHGBtguupvS50KaYd+NrFc9XNNZ9x/Yj1kmjrFBpIvtVVtjUmRzqfqqlY82CogwXYEFFfPeP1WJcR8U41wqB0/MZZ4VUvDO0G9sRmuESinV6HgFwmyvRoOvaWGjdLg/MbEfvjn23WYBV6hSn1oIK0QUZYmKNLR7GqdrNlNUfc40TG6m0JkbeIQGG5EMhGENj1C8h4nL1FL0+rq4P7PUOrs9YruMhrexSuu9+xTt+4/mfTV84uOKWCdENs8aZqzQyc36Q8C4dJE8HydNBGo6tPnXOtw7srQLebDr/zEcePt0IyrnKSoPjvtKd6ButSJHq0WNEh3xCf8haP6BMa9k8IwptCAFZVG0IyD2kdqG2uYfV1asFdzEv9rSUjgPZETVH/GPNMJSZzvnT3YwksV5kPMU3tyN+zVfh0adUIeIJcRl2UB8jhgDnTZdQHAP3BVq9Yj5sFg9vWYErAXJs1D8OxsJREql5dpTqkdApeqg9MeWZhrHPobM93WklDympeYxQ1v50+ay9XdxTq7gEc5Q3IuWVkTAYZvn1dF5Mg+ev36XXd8CQeqpS4VrpqnbOtHaGQ/gt/O0YHCKtalGn/7sIllOVAh2oYwoUfk0N8CbjJSd6vus5TNeAyiZbig+zvwdwOZ5Soe5qW7+bet01DFoPrsk1mvROGSdfAM+9a+m2TJ/13LghuEfNahjNiGSWxjfawiS24oBJe2IqlP3NIiZodEwtDDCcE+gJCKnFvhqbfTUiEDhcYkO1J4rIzjgHOcMI2QnDrHZaoyRiWIPL+GBZXINvqQTcMoIukLIcD9zMlQ7I6iFxSyKoq2olVVUtSAQLWx6rRBBbiaBMVSLIKA6opRKh0pOOOuvr3ThOP9T1wnoTftqpMkWn3qKigtyT/TtYr/EYaaIbO6445sOoE8ewm8tQoRCArBOkWiA/Q8L/kd94sTOQPPQ5xbEOARUv/eXOAMFI3OxUbHJBrFrxhLltCYJVjh8rqRcNHqgHl2l0seYvgg478lqIZa6imTOjYoT9/xhT3+PMtJb7sWlWgwVVzVLdaId15CFBW6T3t6hBCw/6RcotXiVGq+6EiALbmM7fgsb4tjGRZc8xZm2Ia2HI4Bxm8FxruGDc3PHqJkKAKre4CnxOk1v80t1mhko8ElOzD1uXq4b1jsaCevOXj+zlGyBoXo6tKkYstKW0oVJaoZSWoZWKeKCjuG0TJdQRsTtz7zyAJ+CdL9EmJtrEzS2u6LnLN20T97ebaChN06X/NlAZhs3/20JlaIxnqcyDxgqtoTV/wmI+VYsz7bm7dJu5uxQ5IRc7L4PGCtUDXCTQafQqA7t7Llu/x50BPMhG1cjrn7bhrulfBG50clv11m8qucI03ZppRk4YCp5Q6EcsZgGrEJgmk9MzqL8vcguxjn0/n7wx9RkPq2zSQf5BowSVq/mQVoXLzANZJwkDGuGZBZ6JxdKx7rf4HExRTMvCctshTcQmEfTjdxvF0RABIIvq85U/VTUqmhS02tMv310pvCzezH64KhU49IE6hoxjayNQsW4HM8qye4kWlwS702C3BIE60JZjqwZCCIiUXCgEdDAAO60p1mkOgCqEtle2sJjDSDujprNPcW1lRTerpGOnpUBTn/uIJ3RXB9vFE1ZOdRswVD4RMxTYoYaV6rRgpUQmihRYijl+NbCUSfmDtaFTA0vBXPpXqCg4MfePDY67o4n5dpZ9k92jAXnR0dJXIypj35CBJzk16sL1bSAcC7mUYSPVlebaF7liQdHoULkVsg+crQzPUyqo3+ho8djZ3vsVVpXbwqr6T34AjywsVG1jFIbQ0xGt7ae6GISrOIdoMzxOQ9k71XhSJ9OopMxOgyIYNblIQ2jSivKkndKVpzAzzGVkRecyZFAxq03Gii7UoRg4SeHXm2SvUghFKcwEAVAcnYfe8cUf+qt3Pvm77/m+k3cd2nzg0TtE52AoSp/xpLlC6vSlmyw+eSHdhdnfRwjIq9RiKmFachNACbx2tXQMyq/aauk+X3sEIAslqkFewkACVnpNDLgLBHI2k8F3TRie+kkhnhTySbB5yZMG+qTQJDWwvm2kQXQ2lsRbBGdzoI4M85sZCm82VtC36uYFOqbrP33a9T0mATVE35dvKcQbiPJp57WAykILxDwFK3v4eBk9ftekAzjlsvOoaGvnf/M1jGNEe6RuJw53XZtLVASUadjXTxa/YgzrePGvoc+HOOvNH736R/WKFKrLZRrEUVthZ+I+DziV+8Ps6AxAr4C7mD1tQYBw27sA7uM1ulwnRBQzK4L1eXQ1TJjYLI6DAAnV8pEpbrPJy5Qig8exMJtjFHCMfPh3WmMUMPbVDgEyd0u/eZ/P+0yOsgpmoJp/bfw5jlwb8droUQmExLXRIYcJ2D6Da3Cxjmhc/Oj9NMdjEAtlFPGsj+lHtsNi83eKxUZUtHhn2Gs+sdfeWGGvvXEb7DW9gj83sda+3MbWWXPPZWPtU7dp7MPbNFbo5gxtrfKDXX2qe7a22l+JoETXElR9bWNonmauMOG6CIBXcSP9ebeRJdlG4puEsvxnGgrIN3cbNL6q4U00PqxCIwXMNZwNNEB8kUXhc7dB4aue3kThq5++PWV4Z6QMkz9pQnIdHHZCGR4p40RFGSfalFE9Va/gz03K+HLxDxvJn05d+/C5xj/c7i3b4B9uS0L+WUmoMfoc+0ZufL1Od0BCb1QSemObhLZ9enO9Nkho245kt591LcyMmZHvHAh2jk3LPXNHoulxXov+GNgcd5sZqZ6ud/DyZkf+ZDvyknD+nbD0NqzOLBBmFcVOpIIzk5u+FOR2m3ZOP3mLWP7Z3qpP4O07WkvZ7eeylgyxtGfs7J3L2LnjVeeOz3Ruu7c0Z24na2kH7LiBJePMYcl8xex4u6dvw47/r+1mZXPbWbF1HfG4TS356QCIDm/Z3NlsbHI2bqxm48Z6NhY+Xa/kZc1Z+KPtZmF0+443RUPNTbSPbdfQ2RjDbRVjuG2GMez0bc2183/XTfNbvG1mJdy5qNIGEDsbzzH4ZA4OO1o7N+nauWkbUeZc336Tvv2mmbX15HbkuXlG8pQVMLYrYLxofZ2NDG+syPDGmgwXPrW5rv7HvvT/ABnv27xtOhPuTEk0lL/DMW2vu7N3NmRnb6o6e9M2SuW5tqK5/hqD8a4g6NDE5t21KLehRJj0YRuDpwWiAEbrH2YkMAtbBgiy82hNCGGB6LBaciAAasy2EAsjzJdq+4TNL2Guqq9AkT7AnjUzADg8fFP0zUy8lHiiN4hXNzo+yY6Oc19BaVPWwX+8DF/iBXdJmAFsB71HJT4btoNEcbQFo1PMZblYI1IyDBpBElg9xOomr04PaQJkwIgzGXqxncFfwH+k2UuSnXzoJC/pTF8uYW9yPSopLtGP8WsmwOHlXy8/SGz8o/XZ+8fLabl86OQJMeEtf33eT82Ng8aNQ73xZDmcu7Hs3Yt4epiCxLTHEKi+NJcYpRrvJLMpF72KsTIu/Gs+3BwI3JheiaBMGbbrCCzuEpSH5rZYJ0EwHOWb+HToPUzVJdEGJW7/92QYJUyHQXigd9eCuF0b02nivwiTHdHudkjzEYGozMBXRpj+mmbKKkKyA4RkIUgDauyDcBJ6jgXHauIpdo93xNRz65Z8UYRJijhJ8NALIYo/CuCeAOZ+nLgIL79eolFke752XJBi8tkCzWX38bJ312RAyhk8KskwoBwTSrlMa61E8JsIQzZ1CU0dlktaIcLm9mEqIvlnMrhvsoIlZrKMJF3jH5TJsTEAB6qgvtSAXWjJ844xoNJbPgW0ASBR4KLzis+q+0FDnCVGQ7AgYnnLeEUIEvbXPqlxlUntHFQNd7fUOHi0Pnv/eDWVZBChRkmi+/o8Rk6aPOZN9/JBBYGuTSeRRe7ZMhgRoZsiTgRxspK8I+9cQWRn452rfCcS9BrvfGC8ktJLHKm59U6xB8uIyCslRZhAmYdJlLRSS87k//HoETSsq4BagtfuZd3ZaiCKWA8AcfUp8VJ8AxJL7XLxqhC6MDL5XCTeMxcSqCJnom8GpD5xRQBO0H0cCevWK1OGRzjuGUHzEYWvAPePl+kcE0LUfh8o7wVX77IMbWEJJruPiCAdxjcauhD+1qFhWnyt5hV6iin5HcX/7kiqM4czB1zS4bxnWFif6CotIjgJIqjO3q8ZOtm9EshHL474GsTr+n+gtSwl0BdAJJYSiJQQ+iAEbXoH8GdHpAdoxAS96tifYi3ynihrqprQs03oNZsg7gyhukkPc95rvdnjmwHR5KEgbf4c9RReD/UA8w15kuobCnMSHabB3/ZXGS2iTCPUfzL+ii79FVOHQQ/e4UlnXSLdizPi7suSYnSyCRdNNewzMFkJ6Q+5pjpN6RoUPl8whVwW9cefSAEIPvaPCvsA74GDXTidP+6YDGSBdIH3qKu4/EA/dkCLgmjhYTsIsDETH/9qYKkriEmK3T61NSBAe3xnBVBMXMg2xGXpfZUh505rqH2Vy/CVQc791raQc00zmjtnpDPR2NtAzr0zdtOTte9R3vsy4IN/xDiK5UGXKu6FiY+fBPCk0j1N16c33dgidcTt302lDOTAzvGljpamRezrYZVThUOpo8gxUd4V6LlXQXMp5Pofa3BHqs5OgkCk6vrMJlkF+5AhaC1dcJOipgHlA+FqXQ14FAhyE70u+ctC7IDwP/1WWTQuwlb4GQQgLrU3ABJEmjj2zEt32M5kvp3JjtppA+1dDatrtBNYKD4iLkSsuE7huFBkoOnNnFK0Nc0K52Asw3RRLgCxjJK/h61clh8dvyYAcO4JE0/kbY4QW9AsqjHVWAJ9dTD36iA1kDn21UH71ZK3hEDO6tXBglcHFb5WVYY1MjyKGRX67nkI09acdO2cLEiB8Bbeigh4T6MeMT1A/4xZocDUYfENRg7ZrLZOwNEYQ2qhSwB/j1ksPsclbaw0dZikjoe5K5i760+3vSus7grn7voPi++qgkIiGwJiYE7+WzdKReCQCM27ohq6rqxSiM4iezQzo6rKLExWMoZSCbGb1LoKJQKCGMfYLIMyVsEUdeo1nFOsGsRDkxXoK1LvBpVi39HEIne6zxpvfWTNDBFp7hNIlSio8hKCG6nPFi9Yl4T0ruYgBcW/qxBvJO/IkJPilVVZmIQGQnAhVMNU2oeMxofAG8DksQXHJhjt2+nPF+dzUMN2X0ngAYCtyllNhXE1oPFKtIdhFgikJeySjEyAFS/jVWFyX4nCcC4q0PqsEXAUKbJho1E5GxXphjYq8yNMOHY1P+RfmcKWbc86poBdzVR6ydC1DgU8hHo87fAfGSmJgXCN9hhQe6SenK8c0iJLMTNG5pXI6uz9YwH66qsS2f/6fBVxSvUt/UNPO1+XI9Q+h7AMuNmqPYWRpgrV+ApUUUrRORlLKNUDCEtQqpcgYS4fHcuoPS4Z6Ol4lbqS4NNgglYfL1caUu0apdoCY7AhSeGIrR/KxrUEoG81AazBBLCrXDuMkpjEHS6AOxwRNnfZyG8hAeRAW7ubetxkvVa2I6tsY5zWz3mczI27GzduWEFxY+5Go2yPpDQiqCiiMlf27sMqialVAxn+SniahXivY+qwS2xy8oJVcK7VMkfGVkh8pByVddBZ4p403gfkX/wqVFH277dKvoym8E95Nc0UMcayDOommCxLAyKWHzbwU4TVq8ABieeUmBJfIGAUbQrkQwAk+JcgPO5SRPaLoCIL7m0aCSXN+om7zUp7WXOl/fPq7MwqA+N2NOhCFtfLFMX63Bfx9gvYW7CA/Srx4Wz1rr6vF3Y0HOauKswTIfIN7mt4LCFXGlzWMfWvyGeFM/KXitFGFaPtAMRCV7tTcViauTSQTfRDLHwT3ajsXEv0MBjZN3TQJeglf00ap7n1TT3wk0gbGVi7yiYL3tTXTnLJD7pPQkjvE2MHE2lNHTYkxcr67iv4CoAWhArSQ8X9Ug9r8/777puksxFlk+U7Jh1k35LyQi0GVuiUXMi6benfnwzByl9FFiYBZUt3UJI4Y2m+ErcI3sd8ANtQXjTEiwRZ3JhQ+Jre3weU3Kvkn6F5iQLoBMToOZJz/enlUtiN+VHxvYcEo1Vi1g45/zBHyS8Uxg9U54IRrPcPgLJk7geM93DR/Z7e79v7QXOXtndHxJ83d0+zW24qivuAtsUYcBggdJlTBKD7doNkWi73jOYAMW9VRmGpsumZweYEcLA7ZhyopWFqDwA8Cvx9COG6aOha0H9CQBUdP0KDil/8ClcxYPUsbdREMSyX71DDBVrQmW8B3q8qYjm8QzH7PRbEMzF//UbMXx8bU59D7EM7Z7xWegnZRB+pl2x4qA0PtaiXACcdSJW8+026BgRO41uuW+7+ybbRhh0TbUh0W745xzTef5++P1QEpUgTUIr/yDFJQWq7ddkkhPXSZVOopDPUXXOOcieORBTrZgdAlh4NwUGLfpuLJDaLZOqo0m7slyTJgDWhQJLFYpKeIcmOKruQ4Qasy2eoUk4Bl8r4OkiYA34qGB0aYQYBmEQo7yY5BnPkWBFliM550rWw1bWKKEPTubAmygJzK306zDDAmihRLAQptwuJMlGiTBQ6lUTp3KGOljJAhfJitgVKlKEhytAQZVVgzfBSJY0EgdGJCWlN9EllT4kiqYgyUKIMgJtiibKq79fm1yTDZgHE+l0B3hXwXQBR0HeBCMvckKFYVPZnF8zXN+7owHVQaQHWG6m0sLAOsq90yYuHR/JzqKDsN9If7omCiLZQ71xUk23UEu5+Dc0EpUwQ0Q1P6sbMBiqS91ZTPyFUwawCMqugkMVOiBAT0m/zKGJRgXAa0URH0FFCiB1mcRxwFqw17LSQ0tMjCsmKP3ETsIxNwT3WZzy8oX9w7FdyQuOj445FiB0HIsChfiAlseQ+2cCNIFapgSqlupKYhkvxTRCgUpFgM6SHiWA+RZA1IQSswqQ2fV1+UiuCjhJhrnFjwg4p04sasmtmhd6sJbtK/nYOoTcr8xtpAhd5kEb9hEI2sIhFWzKyOSqABLaSdFjWnjlMmsS/RzA4Mxq9fm+udv2kzBvvfQB54Ghdh4IPjcPy4nvh5sDosPwuJFRGspeJWHk7R/JKUAzbgmJngaDI1jUFxbASFMNKUPRbgqJw+SshjDpMGpXlpox+kez4c3HUMSo63J2kBZIxC5+yMFBF+KFSNfXYjro4O7ZKCCBUjB7LJTZJ2j2TmTc9803PIBfgrNVjOf1XThKK9rYwCnoXqx4ba+9Y7enK9Iw+2ajyuw3hk43aDU61wUr4+8oUvDhVUJG4pePqujG1zCN100a2fGnDG842P63akZBQV/VcyYnFgvAMBYP04wUUXJ2doWCPK8q+s8d3orQkagiWPUh/Hpreg1fkm+HaU7dwAQ12cFS28PhxwabzIF3SSVBgEIaPl8t3CSFDg80fFZhHaLDkDxsCzjkQol0SiaOg1sWqLyuo+rJWrsjLYdGUdSMvPDoZEbfOLs7ulHYNGYhdgoT2tMN/ZCB2qwaLS0ZWg82oiNZDkduhyFtDIYsqw1AIwsLX573U3LirceO61WDX524s83sxlquC0wb6GZUjMK2c6mNCDRZpuFcCxbgvANeiu8eKuzjiUh0qeFgKDbbPeAQZ5zzTzbXVdFgcYNsT33uaYfYaTRnneqN0o8zvh/cFj1i0J2EUuaVtMKdiiwVzwGtjejhNw2Ow29h6YFLlKlrBQDFMwA6YIB9qoh9MIT70XnD9mHqvyjqXco2+DEtUNV+sQtV8faP52rX5z6uzM+uy0ny5HF8mgTBZ3GG2CTFz7kpb5j6vdoybwhlMYGTKeqDxSbKlweBvs5gAOKNFoj2nWtNbRBvReg2aM2bVSbXSGX8XGT6oF9W84fKpfkjx6E2t0msSiqgKJlAFD7n3iRFpVsYtRNoXSxKxux3qkkZTyVUxzChlT5YoliVlHzJvUukqPaOrtPiUXAWZt2PUsADmJQq8SUPglXGFwCvmYQq8S7Ld04CCOgIEhu4U/0khVFM6aSAtBLUozFPYY2tRWEQxtvESxVaiALGM2A9RfihAEM5yBYcRa66Gh4UneCobCD7ssizhMcrueIcF93ZZ1tF1493bCUn+9uJTV0TpGFvdEq0GQ1SLihHjweAZl/l3wmWWjqncKRCxKCkME538ieACJ9makVXkIVpceEkCYYRZLXH9dIys0qlkFeTfyzxyznPIKstqBR1dRVadZhRUQFq7ryKbSiCz8CIKPuyuwBJhra4D+rDhc00tB0tbPtf1tFwHB5PDjXmIghTSvp50d4miNOOQOkYC8owC4hvRh6+UwKJX5izm5xGYHF6S1Io05S6U1XZVZ9U63WLyzpmpNECJdfwJC86xDLJ86ZBaU/JGu9etOLPeaPcDgDSHRzGHLVituKmKMzkGkPFNKdzJMwMAG15rAOSmSfIq4kFD6OkdJoQGi0xqwfhYFzGg0cvCat8+yhrntfbNFeVjRXm6ojKjfZeruce1sARviR3OP9IlgaFyoM8QBzJXHMi8oYjFxFbLjSImXNQoYjtpXz7XPrdMKutAVlsHmlWNMS6/aqsad/jsI3nC+vhQjvqaFBgT2BgN97Xh/mGWwc+piC01WRyLTMvI9JrsTXnn/kmzrGT9Zh9v9g3P8a1dAgxGrQP0cO8H9r+8CgxGrQORYk5Fh20xdblVGPEKgcN1HWutPjm9RNzSnWtjEdujJOXVgC5PJh3XCKQ9GjAXqGe1GobE3l8zWXa0DEZqyqAzLVZTRmJLB52E/BcIvwe7n8smneR3SIXv0Oj9XWXxca13B5pKGlR6f2r0/ilN7F4dF5P9AxJWYsxAiX2GVC1pmTUCcHmR0Mnl++lO1cAAXJxVLgLZo1DoYkCnguwMV4mhwDl8TObCV3xiSLHi0RggbGLFKnvC2gsw9DWUpzgsfL0gQ9+1HQMv+5PdmO5+uRujviILajdjwI5J63dDCRfvh4hT8ocildVtgD/fDSXIEwYblLvAcIWHZizuLVFlwtTl59Lg+IUzKmFXRCYY8Q7rXWwkSgiGOOtcp34FSBDCKnGWRLUsLdOwIrlj7SrKoLA8yaUbNOVWBCNzYXh38Gh99v7xRlpugHcH5YaqkgF4ufDdQERE8l2aZTSFVFTwhOF68DigVAdM3rBmT/bkodkvksY71fUij9xovPMB7Bd7cDuku5BRR+LowRuTMR7q6CIh5YnZ9/949LD6a+fMVT0tFgN0pSbRgpB5c8+Qba82VzFyLCzJT8IGl2R5F9A5uaRYFAyXBAKQri7HGPpVK8nvIEZzDzbUBGio7Rbg/a6+P8H7lUt2Kl7V4XD8qq1i2eOzj1A755M0CZuxO00bqgPqQsyMQy65u8kPFplL65eEeEloDI+heYmsxPsbttJaYy5398/K0L67E0ohjru6M0zrjPLv1FHhF7aapgDcoQAcVwJwFZ9EdCV4UBhSc27SX/cSgoJT/us+inr2R2V7SymJeQr3S/kPaqXIf/1K/pOihGAXA5X/luQb2MXymeQ9unSUpGPFchDJIjpMK1RkhT2ubdCWEfdC6LYy4SBg+NcJ5lIYcU8e80pupyFctLny1HEsiwwoAlSWuveJVmd0JRquhxD3UhX3Birurai4h7jNZRX3uhD3Uivuddk7I+5pRGmt9a1YlrHS0jttROlKuWrFPWAUQzeLrbgXby/udWfFvQgyzIpYTcF2RGRWtmP0coh7MQR3n4wCtpEhgxFQgmOyVkWlDhvtNlGpXUSlVmcZlbqG26HxxiYqtYs3AphoaMW9aHYAIO61BkBumtAcLfEQIu5FFPc6hOJAirqKEh112jLG0IgSgpMmY6/xu1gF9GckdrxUnlNYD71XiHLI62AzHc4KG0bAmRMo/rwjJZUbxVANUBuBKyuUNhvRd4QtQbSzUJIWKCKmD2q42UpF5jdTlGUvgagNzt87DCACXNFCRgrQIJKH4uDpN9AXnaLTU8FVEkasGJYS7Xwq+BKCJZ+GQaV5Q9feUCYMImlcXOHKJYALj6CPHy4jFK54mXzrooBGBIf4S0COBxXflQjQKPPUqC197TrKNhYKGvoK1mV374DhTVjRP9Gocq3XtwMEHWCdwJ7GLkgnPoF5NCMNsT019Z2hpYm19GpI9/KIFOF05GKiL7DGFS3nqHGlTmgGaHflyYpG/Z2/YpzX20XR4d0Lov18G7G1VEX7sViWv+AmCMXNaL9Ao/2Sg47Bxn0lBk+Fa4m3WB8LIj6DNgaIaHMQc3JdmR9DaEOsHdzY0lBS9AkOQZ3PQycv8ZQMZKx7woczY+u5Rsva9EwwZ6TFvP6kslMCl2/Y+OXz+CVzU/v9P6vpVzbtV45NMNlhrSt39rJDitEHXypLJqaLbkj1dH3DlYjRtRFhEL7p49g0MBWeOcqpl9QXAfoqnanG41XYWxnDWx2tg7tNOWhka0iXW7VcJ067htbDaoAWR9Vf3nNKS2dtB6vygIFV+Y4aVoV1HdKP0mnEojF15kfXiAhdxYh3NTBaevCXd6vdqT7zRZ7JLChkZ9GQdoxUVAGpU48DDWZbxX+5W62LnZlhcoszOK4UIJ4Rge61VWyfko+NEiYkKEJxfY1D7Kndi7XXOX5qCPclpZ4JLVqLJIL3kmVIpF4HwoZJiqhRISelUAlr1NH0EMFQNgA08WTJANN+/uQtvLrDq3solcGqN0s0VlRCW86R+1Y1q6bV06VKhlyPRz389t2vPSSSfVF9ec16Xd6oqD6+Zl2UpSX5r7h1/TIEXDJk2p9Fk2ElDoWRR57hOYxHUI1HuGg8onMaj/gcxyP+6xoPJA1YDLR2iKeWaKprKsNUofzszCFKn4lbwKnhHHS2Y3GouPVWZYZLx2CyQkg1VbYudqDrR2+Y3rXV81wnYIYDxCs6lYBSj3/KYwwt479D/lscK51jUvBYJC1e6VjIV4WEXVTKGGit8VXb1DKOz1jI+HOnTtVFhDXw3mWioqCz1VClNIYL0YgCaTpEyNqEHYKXTPQqGAcch4mTcpROYJfUD0P7odAPsfTPw2bLasGxqVWiwQD0HHQUS89EMXeqKOa4FcW8qAvSv67WQUZdbq2wclILW5UGd6YaNlPKsbTjpRk8KOKoDdA8U48FNbVY8rNWC3Sb+RHY6qNm7V5b9tOg/bUmx9lucoivVE1O3OqZkFo1Oe7c5LhnnRzXTI5rJ8e1k+PayXF3MjlasaM1Oc62kzPfBd0ksSxnJgft0jxt60aJmEyoOcddZE/qa1N4UbS29g1MXKGDTGKNMQD0sHSqNISoSkNANbKZCewYlFStgMp0P0ksMcMp8o1LRxtfHGu2FxEYPQSNKmQi8w5N0olTlbCbmqdrGe3vOmVe18h766TPfuVcZt+YP5bWET7HbkLLbgINXQVnajOZSPkMOyZpswZ6WijwWK6c56vIbkidZCKliKL4nM6xnrhF3XFF3bHlNJZtLeI46THJ8TR0bWoJp8eugitc+n31HTB/N1kPka+SFutxKupOtmc9Cmsr6GzANq2ou/v/EL5jZ8ldMEvuWWfJsBzLvxaxnh3NUs2DXDtLNQ9yZ2ZpIQ8yEro7O0v/f8OAfi7xk5N+q2a1xYj3deHibg9mrqYa36jln8yXpI6PaKpWu5K/KdZt4eETrc2ZmrRym6N49kq4O8fU3SmcblRn3FDxT3y15UGzZYiPYB/Qwc75FtM1y/+CSY3bjnNDjfm1hmED1F5eBSzvMj9aJq+D2V3Tn2X+bmBMEt1oMeul4MEwZHVuYJpIAlgLSQeScpMolS817kTAR+H2PuRzjD84PRbWHTW3l8StfiWr464N/CMMX/4d8l9h+D0ssHXElnBPf1pKco0L8U4wLOHlgsWPHcCpHgPbqtwjdb6rqsF9Xo9DLc33tPqIlB4RX89goWA/aAr2EvR+K4IL5FFB0+NG7blbZa/FioI6l70WW7h+Q0lmGlNmOnpYicwrRL1wgZWAvpChmDt9s35bJa2AbhvQ/d1+2gjcShiuihALRgslOtG9aqIzVtxCwXSECWSvk2VvJrqj1iMxl3A6M0ynzCOmU4zUzenMMJ15ezrD1nRmmM6M05lxOjNO5xJmFNOZN6eTSyDHdGZz04noBVEsqqrNfV7fns4lTmfv3KbT53T6iyYTrm6NxsJk9lgr/Xr191wPT/d2k5nrZGb1ZJIsZEPAnKbK9t6WuP2GP6NdoO4sQlSoHs3NrQqlkh7N0nomuHdgr7Lf4eEs9JMixz6oD2RZjlpMcr4yMUme+18rn39DRgo1a6hWjBIrGLGUv27NqQpQGT7nViwSurP6XN9KRuPCikY0XXLLcioZ3qn2z9nW1CJOTLp2UFxik2q2s49qNose9w46KHrcR/0U0esPOkBUHxys99rsK5KIMPhfaklEZjSZux3PSEROSyJy6gmJ7MaltfubFc4AtR4vmpAotcDaDG7TdFwjLlpqQupjNSFuY0LcakLcakLcakKMFDR21RiaodyrETsH20xIlKphncjw5zwhLiZEcb9lQlrCT6LCD/YipHow+YKiCLu7bODdXdaH04UZA21Hm3AxayM7qJSM4DQH3js5ZCDETYHj7+MQgATn6S+p6E9FptZUVyKTZISC+FGRxSHxoyiLmh7QY4ekj06rToB+q1sTXVeZDuTYkraWt5e2utBOuxoR70AEMEKXySuGcFXWwtVG27pLuy67ALvu3c89SoPXQmloVpvc+ybd7mRapsWxaadRcbKJ0uDNoTREXrvipMLI/P52FSej4lH8hDzRstbmF5ea7KQPxj7KF4bnoAFXQBQlqxR6dlN7udbUqFTfk7J7Bo5n9Fmw+TPqsMl2zDk5ow778y2lT2HsDGRFq2Hakcowc7I2zLycpXndtC4CN6N/JvOmr2SR6evnF5u+VASKL/MWWL8a77QoA9tz4I6O/r0muIsM2YANKS82Jd4TW+IdOscfnWqyZqfBmp0ma46sshrNT0fUqj+ZLC4+abS7n6+1uyjVSKvEgFDPT0eC6ei2pqO73XQweDlqYXGQL7uVd861GBcLmxIp0kWkPjqdDkW/lvGS6UiaHFfBs5TVZrzD6iVmj8mxMfhMiAXT7eqWk1UlUrWgV6t9Zt662k7sH3a+ugvnq9rcU7bWZuIymCVX9ugQ8EvZY2LYo0pkyh5lN5CohRZ7pBXRqKMPLFRHfzMJgFjmbc8TzmoR+xqPFYu+BgWV6mnsNoxjMue9QCqtefCbm3KLzSnvotCohIeK4Fuffc1VKkGrbCxdbQjEKqe2+jUjCra5TbYdt8m+TG4Dw9ntW18DciUSJD4t6Dw4ULPzAFjEqeei/02eVUn6nW0k/W14Vq40p5J+dyHPqrlUtC2XstTOmrBXly2J0VB9tj2XyhomteyMJrVo3qSWaZXcpkkNjuBsGy7lGC4FIKGMNVqqaYy2n8ZoZhqj53Qaa6NajmnsWaMaeUle8breQl7nmBrjMKrl9TRmmMbMCAVNXpc3TGt93kE/JuNn2IbC8LpIeR2blMFxaXldt8Xr8prX5drOrMHr8m14XaZ012NrHetzBrJEcY0J+skqXpcZXtcDr+up/U2CiiR5pmV/m2Fs/839akp79xtpb6a4+Jcj6v36YlEvYgEnCN2a9mKBK7eR9P5zKmZGr2VmbEUkxGcG2mnm0GnGmYcoaVcyBxi0l7tmLBj9U6Yw1nCrRKSD/EnlpVw31J69kFidrMnjIgkqkPCuEDgcVxNbpqdWXMaggDzw3KwRwpNVITyIeBAz0h9qX8DKkOBF0sWIDPRGE8hTVIE8g21vFXVEqBFQMEhhcom61BjciWdhkHZW0sg6BqJFV0ZG4rJX7jDgw8Kind1cy/DCiPkk6G+8VXybKVmW1aE1tJ4tKVEPlI/0rDB4xhYr+S5prIhh0wSBk+LxYsoySKAFYh9kvSK4IdVcHcIHZoAPROoFYgqFOTz5iGQbhUR2keJOqDov9jkcH5oMa5NX/fEbJZrxFsqCrqUMy3qmKp0ohbiz3Ac4d8p9XMSCSyLfugTB04yY2p0TydrIsXhDmdYsbQXxX7qD2oeuLHyoq1upqzA15TJ4cAFQLAQnLT80xq7UQDi1xbJVBXdamwUiYqVl1xOBkaPNPVYCyST8IqNYWhgELhnMHtAxJMeCDiCk9kiIhyTqaOj/sgXmGjBYF4kOGjIOA0a4oxn32mWs0GkNMiGCYkg0HU2OIU2saJuhhA+U0gpkGVy3/uQjEp6rZTZBIVdJNLjEj3UBigFoxxw7y/LcWCBmTuEAHSBSeiYKZoDAKWUXMvaSrHZaMIERutseSA54D/tIRpNy74h9VA9w5nxUX4JbmWI5WQIBLrPg8hImkDH+nlaZE1hbyWlZRzxLgDrM6JiHKsXIoYxRTznQ7TTGSABTygw44kGZL4RZdyubt1fco3X0OILZ8o5SY3S5tXHV0kZgTfot9ZZnxSYRlGxODGMdiUvgGIC+G7SCFerUotKa+tUC4mNPtPj9xOGyxNQiG4Br01ZIMj+Zs7c0w3r+KA0zMTNE2IDmwZCnDjF8FQKZ4JCyhb/d7qw7/88EQyiZNHMG8Lx77zHCBjehRHHUu0qdqYo/CN4VqGzZg2L4CwglLQ4Lxtj3OHQls1skfrpAGk2BZOuLwDL17WX/aoOFLHuNPG/Z8EPZyoTWdZUKogzSYDgJiXxbItF1mS9Y2A0vhAAHEu01NrxeDbGoJST/sJbdAd6K166Aea3qjZmAjwnzWsGGtwamtbrtreUqeFVPWBk2vIIbHvfOohEf79jlKzZL2c2X4IHBtA9xmcSCb41rxiy5Qu54hQqydBdpaRIqTyhueFt2tSLZHFPYT/IeseZ3pbbUVYHFgxbIYQissdPy2BW0ZwXtGZSjh8aDuoakGQOpV19rD32lhd4irtYzo6v7WA8TNrS3CmtF64eYdGL15kDz1WbS91QY4bfqyas5bSb+2mlMm9OYtrg19iqrK7VIh5etmL+KaVvCtK1i2pa3vbVcVjF/qTFtQzCeYWOYeoYveHNFLHtj5+wjg6tSM5LAfeNG1NPhKuzWPlRuPLTcmOkQQ66bodR8VTVxeIiFYjCdgEN1Ursf9tHWvqaMFo0kGEFvucpqJr2Go6vx8RvXy+FTj4xHPufYzBXBodiQmv0jaa3kG6VNBduEnhYXOaS4Ai0S0D9Qmfw3unX9w5PdVyAMstwtWXdXOEBVCNCMaj3UpTlz40DWAo0d0/Dl2piWO6ZWqm6UkcHwlI5Rz1KsdVPazLTL9kNpbrl00NARQU56Mljzq6gwq2gF29qWWUh9rhruXFZX0oysIZf3pKDsYcM2fTpRsuFOEzM782pW+tJtQqVZIl6M3v70QRWWJDC/jpr+C/Dm9N+Hbu/kGfm7imQmM8pV6BNizCHlR3/nDlINOrTMatAjzfWkxJpYzU3GHwEl0olxpvl6iAPIyMWxBVLUUn8zjCITM/ozQgnApYlSiNxWZlZjSQqvRYO6KmB0dWcoIGJkwJcsWOld+UiJh97KKiqtnQsd+GClJlNfvyoflDZNHRrhTIrcVAmSOrfiyuIZT7ee0W1Zh4rKhFpY2XbxrdY61CW/yRBon4rFghmARAHt6q7mKKgmL0NpgqIkbHhBgBCDVy8WCckCnfRRiwCwVf316kk3sOfV3ZBhmfDtm4qqKg5jF41hMEjUzCHjR0JnOncGeCoIWCRpJtuGV9fxLY20Z6UOOCZ0evIbiMd1cgvtCPTOo5j4nOqWppMxtabMv9RYBYBKkz27Xy+LM2UCvq8bpCZBQOvuIuHFV/lM6/vCFkC+EGnWHbP4aKWSdXUNgHAElllIuhV+Kt9ngk9dOGA0+BRamQaeRjbwNLKBp5GN/oqagadhM+Y0p7J3EqJ8bUQCpBfAd7QViY3BMa3otFrRMa2ITSti24rYtiK2rYhtKxLJHDbRjwy/TmxjvNQaJpF8KaV6iTU/RmnXKpthZuDMiu+eeeTCVuBHaKI2z23k8qAxcNfAUrXNwLUa8ZxOnjrb4sZwBYp/DhdIZFJOukYo2FcjodNUiyu4LiZiotqXNsXrguxX5RTqDDErAGmta462zQ9QYzd38Fij5WNYrRDpMQ61HHOmWFs29wQ99xTfE2nSAsPKlGw1ifjY0qBTMpGiIjWGtfSu4k29G5hamKgU7TNgkWGBFt28troKPsPCaJq8GU0jkUSMDUJUD1IfENDHjU+NHcxGR3YioQ9zVHHXHzf+n9pBjyVwUKwetst9VRKWZMdeAlwu1Sj9q/J6ezT6VCTvOU0DYKxrFsWLVKnIL/M3hTr7qS1NWy/onxkBGvwEHNT+yeDEXK40eaYH4+XIVC9v6rkkT43IhYG/o70S+tfgQnNpp+WDdFzk6KGCVzervJFkWtKskIyfniaRxuqB1AXuag5QuUU2hVx3a1kxMYiBtqIqbO4/x63wtmsF5q2tIiNRD0GgqABEo0TcmDDErBIY7iJ/NOlVQuZryvrzLce0Pcb+LQmjjfvrjz21ViPBU/6E2pGB3ZEGhnW5hrKj0GuBIR2xr9CT2hER8XWK3+SqXNAxcJWMawGPgUjca8mHPoIPEhu+d9Km+iTVAIK2eJt6sXpt81CvXjKYsHoFgXRj1AvxEXHJAiEB0CnE2mZ+koohGLO689V5L7VZ+Z1UHxLsYGwjO7YARt4wcyX6gt8YXQVJ9RsDSclJK+YbkNcbWBnHu7KiQ9Q86Or42lhYz5YKsuGupK92lr4ObDWoXnNQu4vpkbnd3F0SNgTmMZm+LbIC4ny3fvbtj7P2vrgh2caVMh3PSahxqnA8VbgGIBAExteGa/RtuMbiW02NBaY3x7buAgY/tXwwrUoPuVJnaRaSVCF9iKdYfMs9xtWOqiVEWETJueK/Wh86GOXGBHC2kwH2XKEGhnSRhgqajpAaDEWeI9RRSyp5XGQuV82kr7wuJT6oMhXg2eJPbDSZGJV8dKvJ8jTQtfS5nIjSUfaxi6wo2g+2oVWhIpHUiY0BdEpwfxN8QdlJQSuPlt3XqXITwMLTe2iyVm80aw0dXcw2AixN2iKtBDURr9ltDgTWbRFYzfbIMoOGX1Uw84XWKg141qcqKnzTp7oGoPq1Mn/k4XJVrLmxDUsU3QV1Tdiv4CpIebpsjpbB64DxeQQYDY1ZFjOZEC44EbvSmV8mnVbwk+v4jeAnu0y0u2j+apv7kHl3ytVtmNDPgKMI2MLVRA31EQPegTMUp4T5BOBGqw/NXRMiDEJOIWPRNZ/kOBBaq7etBLaNROkXecRaleqn755JFdb9XYtqqbd9QkixkBgTjoJS9FX09mjTd2AfmjcwFXramN76KkZYjZy1ZkDp3XN4hlcnRgzPmBgRLkyMICQPwxM8QhIUD9xjLBt0/2LKsYq6uhxjtRl3qEJK2SkZAxiUJZ2LCGAJ1khX0QeY7uuTMd1AOE7hL2omI47yOCKqqF12rYSVoEpYiQA50GiXeVVqijqxhAbsWkG5epmHteaDiXUxqV1KAdgSIAyEELnMcBskJP2vsp2bNJA6nUK9H7K2672ysW3K2l5VM4+Rt9KjioEofEp2q6Qp5gBsEhuUL40KAS3c3qAse3HIXoQ/bRn2Um9QbSZyDpyD7GKOWZhtFCH6MytRW8gms1f9axv8L2IDBbW95n+ddFsG1/uyGFxPGdzaNgxuTdmrZXA94Jj2wOAo2CiRdiuVrtswdHQBqdU1G64QhwTmXsbCPV1oekIs8ZbWXcBO5zcsmgGIugPljYkX+6Dg0e6VGIWlS2WCw7mtjaVrl5NvJALfhOP1NKeAjhnimgeg1MIGL1R55ELY+0SOajDlmWuExzktVJfv7EWwsiD0Qcq0nrCE7lWEXnpNavC1rlPDEHNU42AEaVwIuiEn+waaRELsRKRK54GNyvBaePmMxQ28vEOElGSrohsvpTmsopt0IanENal0DPiH3DdD0ZEmxHDeObQSe7SlKmXVwrLZnGC+OeGi5pyNdpsNmrQE6shK2HY3cxoi9SNALgS+4q3rY9/I0u1znaY43f4palLANhelFuHJa2CkpNbH0q0qWAFrhVi/jH+CyUICcChrw6DUrbgXA9ESg+jgkexNWqRWmdPRAB5NALyptK2RxgSNVLpSue/IZAm7mCi8MZCKuDIaonqkojqQoQaCTv06QEfUnFAiOjhNoYkawp6LSQpbkxRWk0TTN2SdWT7YItmuWnhCW94FT9X4i0m+DSdq2xmo8ww0SquhEQoyFaajHNxAs5Tyci4u6sXjQjsZvg77j6ZsFSanJW6y+liT7ZpdjBey+jYdejunw2ABHfrb06F3RvozobiGrXXU7t29psbkQxyXY/l1UTFN+AUSwzQLow8Iy6ya/DDwGquXPgysq8YOnFUMK7B5lIYfZUeAwS/sAM6OWIvpNEkuVZKLlSmkr5NQmAbJCTARZ4Tr3VpNU8xI2pqRtLZW8Eq5czHRlc9xY861SW0iceeIpEnAy7IjLzctPjMELhirDzefR4Nn84IhXIctoszcM1/gpo20zmbT1gHnkiiya8KaKHBZiN+E7g9EeKHwaYPpMclIdnfrkJhFPHrklEU8+n6bGXO8ETeCC8ktjzDwVGbBtdU1mHvlAwQGZeLi101cs6s5phq75PLIdFzORCf3QqeUIiv6aURsUnxCFp+27P1+4NMpUpn6UIhqLvS8HcGyb6KFD015jSr4LGrE4hNfjuFRlNIDiWVRiMc3Q5qei+5VZjqaOC17XHiRYIUS6M2pyEnOyTbRCvjdeZyviyRjhnHahmbMXULUTblNC9NmCy8VKWamhaXEwNLs0GjhAaGXxhPKHbLylN4Pi5QlAnn6COwij1RxPb8We3k9VUDM82wxaUW4IhPymxNnmb6jxtBIHVz76Sr6CJDQPBaNv6PnBzTcVWHVdKKYhKZKkzFEyE3EP8vzfCrjjed5c8+zZlIFV44ZKyHgey/RwDFJXHOmL/lSF5sTrDdjX0EwA/0tKt7C+KLYYG/O66uxMWRVOfRqqwIlW8+U5dRXVXVNqU/Zn0UkaSDgMxaAClUEqzKM62XQVKj8SsTxiRQXif5o7BpepfXlxpiR76flwgxaNWwuk3LyKSKTYo1uRzKm4TmRsU5ZV7mUsYErO9YjA+dYwbRQP0ZlxevW6HtI/otMXAuxRWFHVCvDXKpyp5XAsPhWm6pMfR3acZEyeIb4uBpRrkoNGzaELW0TYh9MaoXVd88+f6qOx8x/8gC49qwJW4FmTmucCnDi135IwP5ovg109+mqxBxaKNcqubwtkKm/KFdOl5shR5lCx/I8ZR7wfU9gNy0YhUULqoTw0iCYzISgVH49iIK5iS1BxSt/SwuUy1YrIbiCpl8WDxH0q7gF4F8Si1mcZsIURhSZrAUH7rS4blA1RLrYhA8IYXhAXT8t+6PjbYH7YqOnVfnpXg3Hl56K/HQmRt3yFEc9uSrYKDBoWCezqX2BBFdn/MStjJ/OVTOWIF/TVZrpbBwLYwaq8ypgocG2ZsocT2Jj7Ylp4+jWmLy1H0KdFR0NK6ERlX5SK9nAyYFKlB0r2cheTv3MiDXZfsowloWlXIsRkCWaIkNml6W4CypjemomFZVaqf417DxsSHXVtRC0a/afqWtkskPPoXn+BHh8kHdzLKk6SY9R1JlN0uvbKGo1wmdcvo3EFa9K0ss0SU+DpnPQXMcuQc/KNn5lh9eFHJnkLoNgqKKj+vz82rn2tA6nPOQK5ld0WnuLcZm1Q6L5KOu429mjvLlHESfQY9il9Pet1n6Xsb5znZ8S6bb6L0Ovp2YKt1G/xFWqd02UdpPebQEm3WCboUPA3f1WE7tjbHFxtXXEqNXvEL42BDZKLX4zEEEsvDHKdnaJ92sIN1NtDVw2M5Y5v0Fa1nRAAXxujNJ6D3H0dVBt3dpigSKQ9U4Cq4T8Y4N6jF2qWfNaUT2dtB0cFlcEIILnEDAABKy241PF0xI82o5PL51uTEdE/Zm4orpxwxPJgEGO/QYajW8VfaeKdBlOBSxgXeO8lPwyRkJBmBt3jMWrodcUqtd0MIhHy8KglHgVNLFClNCRkNkxzCo6a4xhl7GY9JuplTkxCI8hjRAEoq1XNxzwO8UQ6eJa5BAMGBSQWq+9Kk9ExWmoFj1Mwmys01tc1z9L4Hmkgee+lSAmcRV97sOTCUU6Xhx9jnGQEPUq+tyvf3IXRZ9/4vxgRRSLoIZj/Xxd4ba5uEw5MzIPqe961pSoKkCLLEKxUxmjJZt/YE0WTtNxGtaO06AKYUIk1Diucitn7/Hre7zt7kH8vPyx8C6LP0WGb6ipi7YsRGImxvcJUeB7dPcsyeSMGcy19i9j3eXNTYcAzWCxwZrQWXWvU/+TnL0WuqFT2cQmqBuh/vtZOeSDVg5xylqYcSC1TXIYoRxN1aCWi+WodGaNKWnNCDTsRqFumunIfR0XyNKG+ZkuwaCAtrH0d4zS3xm5nHumVtIKQfhg9ZWVGfN8hcU70OWZbIfRacrzfU0ozbSCFp/3HsomfW5ztB5JuzIyT4ZXm3LE4FyyDC3Lnp+EAThVrzkTpnxkvngyRuZHToaR/CZLSJuhrrys4arAxxDmpUhI9dOFMlSr5LdiOqL9QXKKNN9oSWsS18+g5B1bqJf6OcJkx071nJ48B22T9YpdzTkjiWBUs4pS0u0opXtmSkkREK0ChgWq3bTVC7dbyWYqh9ut6LCJIbHtiu5UYHy4x1cwvpfPBDKq3JBpyTbyI43V+2+M1RtaOHRJnhovaRp9qYH1RKCMWhtebFLzzylJMbhKd/r5KwM9XV25Q2TwnetTO0+RNDVgUMeS5RITQyx/YavQFVrUJkMZCsZuw+O1BGh7H3mdB2CfRdEODpDNRY0azk0+zmAIaEz8pibf7oOZ76BXQgCVuBDOLMtDB1i7hqSGLWf2Cn3uoMRVXd1rJt584F/pnfN/ZVffFx8xvF2EjDUNlEYQjdGELA+fLCnguyyMNYM4PVm+IR/ZZRhpqHv9i69LMgNiJivrbdJ91B1r/FVAuQY2IKAxoQoxsBY1ew/5vkM6OUwb9N1l6334trrgHYCzgGk24MIDhIcIkZQuRNg0gVrwKjgGW6Cq71eJurViS6d4z8Roy+N63I57mk4RGfwqJFTEKH5QVUw0ueYDBo3r9Kb1pMuhtJYgU+XcWIJE5sUGhVlBuUU2/vjUPUaJvL+ImPumILgh5oud/4U2bplGKPOIz0AtGpLwAZZmlDeiGABeGxUPUn2wtJbrb1Fx3z02sEiY3R2ag7ahUXz6CYdyYqQtCKhnHkDHDqAwWu5Ajib4xFW6ZUSJsvgAYPovI6i+ERFZgCNrj6MA+yMPVBvR00bgEQAr+k72SMhlpHxsSS1X+7UAo7IPJsldT39ilQEOg1bV6AybSsaL4KVVOyAsXhNHk4gj6qojmqSk9GhbqtXoVrRXNof9aZWeLpN7db62s4mUa48it6SG0xmpKlXjZCzA54xaYSgG6Yz2B1+Nit+lYSixlm2mOLeMgkCorSjTw3rshXoB17WGV1aJcIWCoyVlgzUUFUvoYz1yMguJl+JSbLCFtPo1K3fbX3EyNCdpgGnoF+sVHARKqS7UMkYNLQM1IjHaI2U+BDBwbJ7+RgXXugFrAVNDG8Nh+kkmonn6WgY0wryOFO+wsGJaPbs27GUtdc7pP7awSuWESW2ZHkQ0eUPR/gskCsaVPSpRv3FZqC94EiFFdA8rYhk4+rBp6GOOtoMc7RiZpRH07Yh4MuTPQ4O0dC0tdTHYzaouUCHeDVPtB52UWC8uShlbQ9qjCnJJshPFaV73iRVZR16jEPyUzm1jlp0f7iTVovORhQNNMFPr1UytW5S4xbcqVlxSzdQenSmH9ln1ixLzDYUlqxRAsAENfM9RwXG6Hw++R1dEYnPPUhhUTbbPzB5M9qnSwAGVBvaLNIARr9LHNApD91Y5t9IOJrHCAfnowpUdN1Z2hZPVVUzJmbUN/t69vrG2f/5UNUSR2thVets3WbbJyJxcq9Zj0Lm+Wnl/sVmnHeLSjkepiiyjBhZihZXVqzAMexYra2FbKqwskhmWFUzLMaqvG0OMwXLtNu0xM4OndeOqnUrq1xZvu0cTpaR9BzCmc3f4opifpSiE/vfulMUf+9TqYTD2rvxy/lMUCmA8TAhF4ROKQgbi8TJ4vFED22cNbBey7b4JE6373AgE4NpCwMB50BdJDGZlCJEiCBdvv8e48GkXGthbDClxqxtUt4SNW1jKQ7IQaajScGDy+CGDo2QvLVSkZJb5GppVTEb4vEvdJbuxR6xLicMCPCp4UrhP1+wK58kjflpgV84njLKIAtiGPaO6jUuOynlYHyWWxp6yLHeTvs4TFl9yH2BOAn+Nq1+TcsP+Sv+No34/xWoIwOD8MsAil0DR8VglRPru5OexvEXiwI7QwD5AsTkZCIQvlyt/T1471PhI3WzU9D1BYIy0f0JT1Wn5bizDTVceXKGoTIhirD4OPcrKJt1yrYq6fGgsyCSTdtx6WY7YrbwZU1zaDW6il89tcJPmBre30e2y7rbuwmQ97PqGXFFq1/u2633t+h4Gb3+ZXR9IH7pAAvFxWJYtwzZfPra6vrecPDTZ2+w/Iob3tkMRrH62Fx1iHH9ECzNI9pQNdt9b7nlkPDF9PF+jpTRLjBCtQjgemrZMB0mpQihNSONKqBvziSrUiaF5rE01ATDsOC3iq7JaxpyhNQZTS68mtyhS0KQZBRFq0cqSu0NSjtUwgN0PzBuehK5ieCQyXIki/8m4EcMDjUXrsLPvqz205T68Z59iv0w7bK8pv1buA9fcB2PkPo0sY5roPqaJhjWPkw4MqyjMFTjtcEtIH97epqsUD6+GoxG5uQq63hIa2IvZY1UepBLD576oc2PR/xZ0MDX4M2WmG6+NpFwqdsCAt//vW/3QYxSH32DL4DFHFDMeeyFS1gQRCmhYRxkpcvLOrb/HqgYC9O6o5tHAfxQsCS11r2lksZVvWkEu8aIQo0D8uvhHHBIPNSDYvrEZ3VOfLuNHZFMLTE5KoJilnvo24ltq+O6XL7oK18zcTnd50tBTkpRdZP+YGCWXEGVlUwsuJ1BZcmLfELSOasvDpxsKlsHH9UjRAaS4fQg9ZvVJNHIdPtltI33eNx/pM3E8i+c/A8huaoal6Xf4XmQSlWPl61auCSZBUwAKKyw10fWuzy0yh1rVYwMLgGB1gQQ0Icbw+gQKzWfglDoWTgn+mT9qP5dglRXotmanxDU4ExFpr8fzz/A04BSJ+QhLNWRlgUmwBVtAYT1q8dTbonGXSAks7tWI52bIb+mQEBP1OGYIVngDpfC6LbDnGZHYtiXapi2xtiWQjCzGYmOmHUpWsIfgW1BnTMoN6Vs8N2wgrUd1hBRdK1cZ6FIifoH4ftpW5IUlIIKQRy8trIURAye8nRdq6JasSM7n/qAWK1dTWqcinLrWvMvEEK72KWPHJFfCazdJbX6UVimkNh7sasA348Ra9fvKloz4+dDr1J6dU24VMmbyEBoYfdGUEH+h1hRH5hNirH767goMRxVcRIzh1kSBvbs7h2UzwxPxuezFRFF7YenJYSDQYaedsouTis7NMqcNlMs3liFyal+vkDK3Iw/lcucbALd10LsRUAUHva9TUNxX6SWvVPTPwxDqr4ZGdbWEEd1xh9E3vUamoTeTadjghFn1o277tfTj6S82Niyrgxc/f7Jmn/Wjb16Hgi4tu9z5JlD45c5tcsgu82+yhqfnCN3uHCg3tLEeZnr+u7LA27GIpx9zUFj8TRBlRNr3rjVYD3r6O2wykH79Nqox9tv99zRTFIRgbgepqbGQZQx4oTEYngMl4d7inXj4bnw55dZIlldrvG9RU3n9Mas/FvXHffVHq5I56dOhlyxeOKEiBTRIhcExYfFuVetByx2l5VhpOVFa7iotp7pwfF1Gxs+SVQSetwg8J4Fbyk6VsrMWZfug7BA1Z7/B0Da3EBB4PEfg0SxZ93ZK1r0dkHUvVXoGWXeUrHtK1jun2J2Xz9lhRdVzWgWQCLIzrwBXV4B7LivAkqPfXAn+mVbCTgEsGyuhtRD89LsB4L8QpVqjHyMGcSry/vTAVNm9ArGy+DEsZQ7rGR8CZZaXYBMS4Nenn/UZAyZOFG8dYYLYc9RhEElM7FQIbl0qO9BcuhPARPRmsuPuMgzNZVvfcY8ZysBuTb6C9bGEe7U9RtgeGyhMn/ZRYv6EyuF/m+S2qppQhznZbbkt3oHcZmQl4F1MYiu31dFQMaW1qWPkt0mXAE8OlQcfMQYsBnwR0Ui7lP4gYd+8DtOruoCkEH2myehCqh7AG+WpRxWQLrR3FExzC6vQtqzuS6YhbnmjL9k2fckruU9EgCcfFiyByxjcEitMBOW+aExcLtXQQhV4liqR3bUi+tt9t9tYCH4zaDLY+wP6zsrFS9L63nsUedEl9iLOfB9tT6FR0hR6bcRGwOgE/Ix9WzRJBojuYPG5QCus0CcbIBHQwcjiYd9/Tx20L1tDRlOlLsqp/4bpl2AKuwOhFxlDqsro+DGQdIjyiBFDCFLzvVTXAkyolzsBa6w4JhIzUssxCsnDfkYb8/TEHfS+Ibskok18fsmFrRUKTIeIiMrzV3rtKw0+SiDhfGONbzUe+4r71RF9Iqe7nttUgusgHecps6d89uWPvGfiN3Yvf1Y845lSzjzz00wItxc8M70FbXZ0NSJOZloi9fdL3gRTLKK2tO5/O1qr8d/tQ2v4QdKI/P70pHMcSF+yjqbnb03DN0wIgDC9YEtGcCoi/nEgV8P+oAzTgkTvpCI4vxdvvfcU61rLnS91l3C43BkgyQx1/rqYX6KwWpgkRobzxjfxRiCfQCoYgm6ri3bUALMWnb2P6jKYfpcuwG7xJZDl3sfw9WKphVMXEoclx2HaVhdcdYQHCr1POooLAaF8A5dAPTy+hSiAbusBmNrjino0Pf+OKZO3hT5K/ziLHfdTGv450KVajb4dvSy76f/qNuOdA0M9ASteMcdADhKAoaMC/Nnifn5iiApw9WURZixYGCgwj8NcOLMV/FY3kqSau1yzHZgXPeMsqPMCKYK5/WKVQcVFmMJNPKjGmZhgVKM70WZRu7E6JuHHs+UdHM93HVOV4FLsahd6G5dQuIOoeLnzKp7zJf/nMD5d5MeXAYCPe+FB72V736JZw4z/u5BmIH/61Nvuk3mcjlpbuRA+KErCBZFURKhMn1j/l0I6eUi3UBmjsUL8QlZt+Xd8EUvGBJb/stoKkCzT2oXtG/smgwpmcs9m+1D9sw3vXsaGby5u+H5t+OaChv8CGm7B60o4p27UzxsTI0jvoP0ia7/MdH2n2hmjALNFV2bGRX/uEuxOA4C0VhzVkYeNHArZUhaK+G9kuDbmBnCoAwgtxUZ+2XSEbCbF3BfmNzPGv4gx9v76iSM6M3GUi4ljn/atXEAcv+TYUgZ0JHtKI4lJl/M1AS0w9LIjarnQF50NQ5CA0BBhJ0Nepa/B5OzZL3mr06JRzK7Z87R3El/0kHbwwOIOvkQ7eKDRwbfyySPZnhoPrCX42Xe5U+44ImM8iTf5+AoDPID9px/nRkNJGhZXDzCwLEoLZupqLcJnFjslP+PW2seBhvI8JThayAaNLpFtI9QWy65yBkoQYcZjAVwz4LEaffarmWfTlEQsFUGPt/3kqYq+faXvyPxYPGZaIqyQijsGtI549C07jCpq164HOhAOZ8NsID/rucHJRj5m0LY2bhgHj246VFsCFf6wLw1N8GGJ3YqYyUgIDZAxukmwxRN3oFyGu0hzdVuaq0VTkj4SI/0lADSUB2NJyifS7QF8It1u4hOHsdRzQrcju6fCpCuNfMQ2UkbCRuezQTu20LDih7SneJ+qx9UYhroJV9mT6YPchYlk594Vnlg8nPUerNusV6PY3VCVz3IqTHQFYY/NtpsgY7WF0dC4oQHXoGGxrR8TpP3sMG+1Y1PXOzPI+ijiZMAmTdsDZTVdcLYuokQ6nBwkPqHhScU4xOPReUSsNEzZQV5co691cpzWRTUum2b0JIgZq6eVCgvwvEjDmWrwPNeC5xkkhMmg3QmEVzQyrct2vsRk8PBD737FW//0J07/5c89ccUtioc9OC25by6cP7j59ATpwLZWiImVAOsmIKRY8MXpmyoPAEydcoHNFhfgoi9hAQPuNJhHmV0hMqBwlZe6BXgCGFWoeNUC+4NQ1oCsZvMS+IIsqxF333a8t6uMpmtWCB4jT8OC6iI+dv7yDb28qK59mV57qS4lMcwdQ74qtqiaL8nC2hgzJRVmQeP+NBcZ/kSO0TXmWOVPgbKxQDftbs2fkunHtDfJdKXF+EMsusxWiJv5lXVAZ7tzgXang+4k6E6m3tNFO8em7hz96tqhXIuNQ82RQ9oi3GOa4wp2qhh7ySLukZhoK+UeMNio3v2w7TmQ+ViJgwPA+m1VMJRrPMKsCBxJReAyn6FGgeZMKAuaXfIMW02oskUI8E1kLJ9JQAmbq/kGOikrKYXFNvVJqTyJhbtZ030xG2xun3/uuZ1F1YJFfZJB3HEwOB30SKcKVSsBYJ9ulbD1NMwQ3CeFeE7eCatel7kfzBVD/VJRRitlB6iBiOp1dEtFKjEcucR1hSX0XhPtoD/Y0w/eW224nhoxzLuZVcb9Fqgx3H67NIZtGNN1Yuo9xdglNW/Lg+CB7Y3GFVHxYPCwkmuXBg5tgUfnbszZ+s57uQdFFZh7rBt521nmO387/gLR9v/v8c+SOlsaklK6ZkBbApPQVvzo/bTC9VisYOoXf0x54FoRD9WN7BtLHPOPAlpxSnfAsBE+c7cIpUNcxvCuQC1KjScdqp7kVdZcnyZP10JLe8WPatlXLfAz94hdQOGnWWT6NjWGOMXn+Mvubf1GO3vvf7rHvLdY9N49xqVRD1/jXRU5jGAD+SG2Lm7WS0vPY0of5TcYIFAFQ+skQDJ302/zXHebmm7ds9V06565plvXm63phqQciXGjttko6datSrp12yXdCCkVeu2SbryzjAb3VJO/qIiv6JqDexvkYQCZXX3wwgpvXYQFbFfgrnO2wegsHgzjMdXKvjDxlJ25wZj6LAKlgxFXgxFDXa4Hg8mjXmswOhxdt/jUXH27zlXUV11Ue/dMMj4mv/pOinRt5TxrhW2MRmwox3hKpKmgnKCmnK9u7edv08gaMR0+FwUBn9m+9vP32drPgUYLBWeq/fzcD0HUGgIGetkh+H4zBNntszTTHIJobgjaNBMZmvntuSGItqGZF7lifeaLdSiyLSq+Jw0Qf2tEvquh0YtQ4toM4b3frn4zGoFdOK4LPcRa4TEufux+7V1cfVEjM4AGISChYT7tk/wE0CNxx9nHQs/dEOmmeAJ3Olqo3qiON5DD6R5k8qcdxRYVHryu1S3g+/LNNcgYV8wB2WK+teYy8gvivdLvQGo2loZZCg4kTc9saBPYvyY7TATE7EMLYeWLwCLr7dC5jRZgyt30P0V+qOiMNlTQOToNXjshe+An5rs5xFtF7Npv6twbTNYOEY8JpSTtuUGj+WfCvJnbrdimJXM7nUo3NdbsFGGyHsUx6qaKPkeYXmgHCstBRTl/NXMfHUHlF3leDn0UiJArC1yJg1wRKmqiaOSAzh7dqVlZEqJ3bR4D2LCLExEhDsvsFvkU1iDD/cMK1SuVx27J1TZ1NdGYEQeJtRFg3+3qRVzhuEaDDTVEKiWrGwPh2OWGTOT41tjF1di5MjAnuNpYirMvsrQ3pqNDc/BhKpwZzo7cMOlz2HRM08aYehaJC4X2WmOqg+jZMe3NjKmHwSx0TAcYU29+TGFmwDX1mHbReE9a0KuGlieKaoTNidmBttch6c9TmH2esMPeQfYX+Bv8kPJ7qikQ8MAgwVgFHWDJCVmCSiuzjAz1tertVAq9lk+balycsEqfwRqeukO5O5nURzOzLniTzlusKN2Nm7GtykMF7QCtxYrQT74+1dUsOz61Y67gz42nTt302dBNTip77SpwYjqz+LJq8eW6+LJSWbYloIwElNdICLDl3qDZBDcwVc+1Sfb0CtC81ruBtZWYhdkneREPE4UtAmAlMctFUfxstSWYZLpa0eohFvCaO2uS+tyrUWdPhhAFi5F2TqM9F4/kpyMvTvK0zBD3dK1kGKaC9l+uF8xyI/ELaEvtTufaaWy4SiwuDgNbCN7XMWgtF7lHFsvSwrFwG2MhJTmrsfB1LAKV5Xv1cPRNx/ut4Wif5XD0MBxSxxZlkXPsOQW6Kl8N0urVxKJG/1sw0LZbS1pKGQROvAAl8LyiEV+jg8yAkMBz1p0CjWZaSdszjkIrfo1dO/paitowJhJ442aMOgg831KuJO+oCJxwCs2n6hVK4I2ndtolMWvjk3XVpr+RhpHJHfK+zH0nIcknZ9p37CLo6MR3NDac8Gap3XmQQw32mNXo+7nagnrKVLuCI9FhelFHkdEGGPyewZIRWsbvgE8VLJnCgPELJheZqwJK1HbTJdOqPuBl+i2MzH5lJ2VuUdGwEC+xTN5keRsL8bIiY1oL8RJD0UG9WRVgI/lLMYHhBee1an0foMU91EhH6/uvkwYplLZk+z0iLxWCrqGIe80s+DPBETNdCqUgua/MInzmbRjYuuGPlEu35CnMZwJkwS/MVqn7jHPgKcnsyTyutmgGQdeMvJsnstxmskld5fX1ht1pbtjxWTbspMF6JtywXDKfrjKfZG6vNiYmYUHDeUrkNGQVcmbMwZuszFHiQCmxJwy0M1YUsV4Fiz4wiEs+awp3AItuMc0C4Pjqrk+iSucpscBcFq25LGahpZuUmJ4rJWagxJU2JRLor6xbX4ASB2NAQvXrddRJlf8OLEH2zKpSWKjG+PbQiV6rE72qE1yDUt2o/2UQZNYkyHQxQXbnCJIJtwNka7LcgNMCTG+yeYlEp2AzgKjjaLkTK9h0mShFvl8h7Svfh5s3qPh+QMs/WHfHKu7dikObEgRmPTTCpbrK9xs3A2ACfD8mt2fNhIrvdwg8Vj01MFco36+fKnz9CxRsgiZEsWXrScXWu8rWk5nNPdESDy2Jpjsv0ShkJ8p3GT7ulcwT2KeIBXkl1vSUC/YgEoSVbJjUtc2ROw4kPd3MY8JWmJ/s2Vq2Uc4ha9AlXlMl2wipwckhxGtGOVW2kmCkemeQbboz3e9q92dkm35TtunOyjbgQJNi4ai4s6PisbK3joqvo2IEnLQemLweGJHDWwNjfjJnOTApBiYRlUVeRikHgjm+QsrpApMEUk6ynZQjxv2GlNM11N6dl3K6FbV3pyxyKQSbaKGP7aUcrbvRlHIaN7MUv1B7t5JyuhW1J2eSchpPraWZX42k7qF/ImxJMqPXTiIlefnUUZKPzKbyO2bOpf7g7RrSSay1eUmmdAXhWJaOj0P3Zs5w9xYlP6wGtlIwC0zUAmyhOKS3ABDj5vUyqesjr5MdgoxHW9wnI90EqXuRlEXFgM2KOsuIIp2ScmTMvw4RXxENZr8jvAFmQX5PNVwVsJt2E+3M9LfD/lJApYNYNlFgN46BgvtGlMdl0TUZBHAPUj5xpbVaJHdKMyyEzeoLIrSMTQ8Hjk2Mu73GEJkTkTHxoG44qvHzBrYcn840WFpZTG1G7DNRb916DGrTKL9nBkbUKKpR865+85bmsEU6Fp4CVqXsrAIZEw4mxsIYvXbsVoF+XBgYWxfjea3OqsnvqvXbjokXUrw+2vSq7wzRsy2w090xlFHrvx1dOPXDI/PSicBU3MZ7Sv3kqgWQC6fyFrTf6s699TZVjDnltUVQFtT7QpqkPLOVdGa2krjaShJdV/EMLzXCWrWNsIo+11awyBpFQ5TXMET51XaRXovSeTZQAhbSuIqauAU2jZvXNTiTm0RXN4kUzofmJrHAelQZi2Akmt8kCEK+aH9MZjaIXnODaMqfKnX2F/bV1WrdanTTTaB7bt3toruAdxJJmZFzqdnvUD0qgTzjW3nGn2H7fVvpimzfCjnJPNtPKrafAB2FBBgrqM72bD9mOcUm22/cjFEF208qtp9UbD8+E9tvPLVm+z8Ltu+d6LTY/mbF9jfn2P4fVGx/8+xsP1a2L/P1altbu5gwb7KYGE98R4LONT/aRT1DXj/i9USnEy/CyTsb20TJLMgShrt1WOd8ptgLszSkKrbS2uAppGp2CUK7Q64xBs/NLbNLGB1qOlYhqTMdKyiXg0sAiz67DfxBtQ2g/3AapNMb7TbwRgCaVLvBbbob3ISaMB1ctHBTEJTQtLkpxERQTlTWN+NmivLCsoPDQPFvb6xsj2YEwXT15tzebC9D8hFCnAoMZ4QawAieOyy3Z3K6PZzmlsaomjNmcDWXHXg/Y4Vnj+yoRToUHjm/2XlcXEUfj17FXyIiJLa3h81ttofN2ycA4dpmi5DkMLYCG75phZnsjtZKPdNWIJZPnRdxGm2x7cYzbZ8a2Vbj1Tcqj7/RVp81FaPd9A89zz0Z3WUyBgKTMRDYjAG3mTEwCcSHMwkP/envfueffffHP/3kZ5w3SR5Z/uZSzgsFvv9Nk86hP//FX773Nx//nSf/zHlTGZ2YRG+axIcGb8ZwHvr9z7zjz37jc7/1oc/JT+LLff+k86ZDf/aLv/ZLj77lt3788/Ko8MQkOTGJ3zTp4pnRofLNEkRavLlM+JMst0OnzP+C+95Udk/I/ZOED5dLDz3rylMPrciN5nJ9VsJn8UFyXp5Rvtn8aO+ubuJzZu5kA6L2nejmwvs68lCJWnuTvUsueFPZedOj6WvhcvKRPhQiJUISJ44LLWuJ8yn9muJMPA7fuM0Ncu4AHg1jMckTNyqMGi56QlfYaAPNeaCJ/BqJm2FAwSrdTcWbERQz3VdFI/yO6yq7ZDiDZoMjPXZ6ckqPWCHNmPhonLTTQyJHeO36HQCcZ+NtBodW2CmZXObZEqxlQGdpwAQpAmsEh7k1RYB2kB/YP+0EkwGF2m+TM+HxY7QZScl5/46xCXQNj5fBbceY/y/ngztQ2chshsW/Z8CFibRw6DBldA/DT+q+MqbihxfEVPC6uLruJldSQ9gD5rA8WWUmPTzxP3zoWfs/5177+S+fdf7RWfOSJA/JhnsdcKqoVpOoSuwhbnMarcKFPnGR5IabviOQbDb1corDp2BRhSlho0dT+iBNqprfgjzwlL5cQ186UYGSXVUioGRiKyIOaxNGSNNFoDKrQJfd23Shd3DoNANz5BlM2tTqIZ6iveNpOvXqhAkQeB1s2YepycLeLg2WWSPNoX+T4DhysUhzgaE59gYrgE3QvqBotK0mTqhahZrWBLAIgOpBSRgRJotqB2n0I611bpMzoLWEJpOyY6LIcLKMbsN5yMCyFMdagLNUlVzC49JNxgmniNxWREkrxjACXPGUD+o2XyKeTnx9CGCTNyFyrbPzoGqOkNcs90fKfip085MaDx0QU6hkjrqgSWCRtzMZcUbJIzJR3YiNxFgHGGtHkHbMWDt2rGEMvYNZqPsUcmOfxu3qsAOuNZwp8IDkwpB5pY5CDBGBPQSKFapbQ00O7fCnHP5UMsU5/A4rA5TpHYrPiZMyNzhvp6VDd2qp6GsTjrqAUW46xh67oeDHm6bYoqt+0ByDvOPEcuk9cEDEDIPhYmYZTmHhiBn+5J13TNLjWmTrDRP7Np7Weqy3yS/P8A3Sbkmcmp4vhlOMlRhONThbx0UuvYbY/9JEpgUWVwv4dXpMKw7I9/569Xi892qi+MmLbpP7OVgwgLqM/gjqGdQaCI1EO7GKlOFx9dMyhUTz7BL27ts1MDLQWJHAFhBzmmmoKVkfEpIcpqFG1TCrTSmq50NsUBrdmjMqk8glHNeWeK5lKZz0m4QJIxuz+TIS/D6+8Rjxe+qXubRvNl/m27Q+x7FJCo5iAFGnCnBLbLh/I96Jm2C3jk18viYDt8LwisY3c9mKXjZz9vtdE2UHrn0txUZ5hZD9DfqZuRqVYObYQv7C3bYYeeQzXRnROaEJOjFXaGAScdTHaniuHwOwr1ClTxuqops+Sat6C1W50VzvTMsxCpmKAt9CMmh9iZ3i3c2zf3LP//jyt+zLW+7d7svb+eU7sjrx/RlJW41NyFasgWiE6d4pNoanBRkZ7T53paenbeoPuG9yDhgWsRZ2Q8XbhLYV/lc8Tc4rXIHffvreOme+aVDfNCVSEEX5tNi7RltVrf6uKEq6OlDlwPyOrAp5nyTNws4VTz/m4sSoOlF2WXbvaVebxZvYgJ9BA7SYfNYIg9WaDwYUomsLKyHfGgUHahyJrgFAzW7QiIAmAKqUO0HJE0JGAHRb3vazjJmPTUg8nX09rXWACAsC7PZtKf4egAYKWw5sgLfk4PwDgC30UdR/0TPFhazlwHIOSgEm0pt+0cGL+qygJGJnBrHTv9LMDnbxKh/iPciHEPHmYmDDoeJXUnz0XhPUj0yUJSLP+W3AtAoHqyp5hWD/vBrABNkjMdwSCJLNNamekLT5IjrK9bTSkcg47vTuwPb2X9reAgk+rhl3XAVxW8yPSQPotz5j4H6VFn+OWfcW6LfH4bdAvwUGvIcBL+yAz96kQ42wLmxkGTtp3tTTHve+/B5HO+/x37Lme+c4Yc3mtxvvbdN4C0rx19uFv5EZCIqfV/0pLD6mHxxFTWG98sC6OWNh/TZc9n82Mc2KYgKg7akHTQDi5kUsYecUv2C5LoGJgmsJvyq/bu79EaN4OMUvsV1IFFQ19re7HYkYuisgjoJ/YrlKia03nSmhv6mhUnnhcz5+r33iL/OJ4vZjMR7AO0tAlaRazV394Unv0MkTh/67atudry97LS3c2IDeeMKe/Y/POrjG+YfHpEPTeP6BddAB3MUANZap6z0qrSXUkYBiS+6YsFpU4oOUvbD5v2Ln/etQr3nTe9V4YOuh3KjwHe54qQLQ2vqixHYwV20guWqTZRujIOebkLmNSI516fajEmyh7YMigfgNJI9NvbM16RVjFp+4cryiDTpMTle3ZMiWrJxTS1ZMS8TyIOEbU3++DePlabjg7Kqgq8yfXZtGC86Otts8OLTSVrgVV8tVHKToPw4Cr38zBxsF6AF15CFjVv52yd9u+ZMddrwhf3vk7zz5O1/+BK55PJa/ifztlb998vc8+Xu+/F0gf5vyd6H8vUD+LmKNHqTjLzdHGZLCWn1i6tAt8QxgjVCqIkapChn6S6dUxTWdTf7Zx6rdvO+HlE9c7Dzgji/Cb/e54xfgeModX4jjifEmDm8cX4DD8fHzcXj9+Hk43D7eh8NtAqwsh9cI8LEcbhqPmVgCRPy6peWo1e4HXTaRRDvE60d1E7U2DU7G7SY+5Y7Z/A+6qNu56T3hiuIhx8fdMW98zBWsbTm+z5UiDHI87Qrethzf6wrgthzf5Qrmthzf7grithwfdMfn07NxufNu2Cgka/JdOEr+7ttdNWE+6CrQ5Vtw3HXQewDH3QdllOQogf6ncBScBgFiLfcAQc8pzzsoVlOnPP+g93p99jfJ4SKg0jnlCw56r5HDhQe9m+SwedD7BjlcANwGp3w+0B6c8nkA2XMAW/xKOewFyJ54bQ56r5CDYCXD1dG/3LlUDkMk3As+PvKDBSH4cs5oobVAB0g2dmDxGSl7HqpZstAI20y5NMY3vNxBH7qXU5x6uuLZf5C7NT8NagwcF5CCIUT0IZw0SMfs4GSsmKOB4uUjRzKw4v571SYIjVFLq1/sfBOZgbDaCxWl4DEXqUDgKxcaf9HFMiczF532cNHn64vklI8Sjnq/XgAogff6wBL41XtNyvNTPiqfCt34mvv8BLxYcv4xX4tKvc8fU6Q/7UM+DTAkh+UQYdADRGtdCSMeBp3gvjYp23Zq0zh7sc40gFDSa027DmxVzfmEbc6nTHM+aZrzCdOcj5nmfNQ05+m6OU8F2p4PBtqgJwJt0WOBNul9gbbpdKBNGgEtUIO5nmFLpDJsjH8Kjs/poG7Wr9lmfdE06wumWZ83zfqsadZnTLOeqZv1LtOst5tmPWia9YBp1n2mWadwDKanGq/9VxYu6b2+ljgJVBlDQPC/1t/whqc9fcOHPH3DU56+4QlP3/C4p294zEPe/eXOaXwHtvRl/ifMx/Iy/2Pwaj3tKBV9SgwgIDUigMtYuRA6xNjkXa37PyyL8tfDFiN/hS3vNcXe4nDrWZEaZAoY4Ezf9Z4qPxtGcAsbkhM2xMoFDz5t85Ig1FgdJtyC6SxkoUo61oayS5mvmvce4+vFRHVzpqffU0ET1G9iXnepYQMbGrk6gt0KuASOKflNXAKjwmYM0QoRyDJV/MACi8o9hoAAPlcz36PxKsgejBmL0AA/dRTJgAnYj2lzMu7CQZXaL0pu8wyiWy8X+B9kkQkv6mi6fgfNlcDUQ8i4lLGhjNlRrAD/mOzWdCUvkIL1hxlAzh3kpMtKlP3IYs2GbN8nLQmibCBz+xMNre1YCL2oslzpcbUyZtGmOU6MTrqQBjqaZNbRlLSZR9kUzumLZTFpKnyOmkjLUlphpfh1swBkkD5jCP0ZswA+bQj+U+I9lvDXjsTOJhC0tKpZD1Hm5aD5gC+YB3zePOBz5gGfxQN6SDCSB8g+PB5A4Ayh4gtCsXzMCWcIu/QXnZpJk8nKGcuA9dyBreI3qAtUqq0zp9o6lWqrdPabFLac1CgF0Ewim69G7O5Q4dpEM4kW3MSsxKpx0Bm+6NxOiwIb1WiiNLj4FFtHzhxYLEAn3WhDsTMe4dvuP6Ug7KcPdLyT3RNISQhFyUjsZvhgeHSS7LMAGHLpW3wFiID554vYoipL0m/VtiMGZtJ61DV1v4z1COEZcOBcRBQWBHfIyMsBELnJRf4pHxN0kf9Fb4y9W6v5Qi0SqVwOpdCAHEZCBtCklDu1qHKySrpEcwzHULp0SCoRmd/a+oRgGrOXruqlq4TamPrjkU2xP6MnYypYzeXaushiyfSz3LI5IoaxSJrY573xmlkAu8s1FlxE/gOU0s951Ark02c9aAYFpGsUbH+3FnN592S9Avz/xqqo5+6yqFA3bhWvRGbRUvFLuV799rD8yMKt3APKijaBXykN/KQxI31MGi3NlCUm7fi0N1nDt2f47TOeVMJyiCieFL99r1GsP+nJi+SaT3iiocj3j3siaMr3j3miTGzMMhFzXANmxJqJhJKwjbVydbwnLdcqwPZ4a7Jh0AHegiCZLTSk+DRfigwlLJtVqfGCs//m3uYrmL8kz1MXSIlPG7fDcbEboFUiMl7u7FOBFTvHCPxZpNvLnV3YCSgygq6HpSGVTrlm7YuR0dADxcMn5qZuIlL5JoBbdm2KQcjGhW7qQ9TCCTQGNABUVIc7vbB4Xy5LJafFbC2jcg2L6DwFq96NPoi6VK6yQFc5avLYmkAtjyUMjpnyVZXLhPP4eMx4BLVLyxPuCN55N5x2a2Aqa4suX9PTZl8RPB8hlt3lnprC1VJ8sYguRnwtkT8pEoyl7KdI2eug7HWp0//u8TquefekaFJ2g2pv1Zih9QaRg5AZAveYvP08vn+WiN+lRPwYyfZxb3Ievj3Bbx/0JufPE/H7PJlCueY0iVcEMxCvfH8XiPv8GSJem4HoO0+J2U1nNrhV6rxmIiriTssZwu5UhL2h1V2EViEzWMLe0MIAjiFofFKCXlWC3qMEPVKC3q0EvbKIoF3QywZTMAxkHcSVBkXVIsmMiDdZm+OOg5o71pLNKrWs6RNKryvNp4/hQmzITfUPq235boZbU5VjTT1ZfeuT9MOTsQGiEp1QgKimmKJZoc9FGriRvlZVuCoVWKkUfuAfswMpQEkyQGtzu8Ru7hJVeJNKsKX2smSVOE1bK9NZzCPpzrxgNL8BUTAydDLJSM4PeJAPSmBXuYtYs+junlgZhCofJLVuem/xxtxTHpAhSM/01opV5KgmqwOJiZMuTLDYJ4sW+0RP1yDx4A17WXRp0eV79XR1+c4fvMNnQsKApiwTOsdvTlX8hjvpl1zLb77ogt+kN1Pyx06a6k7ab/GbdJbfyLXz/OazLrgd3j+Z4TefcslvPsvCOZ9zJ7rT89sX3Mlont98xlV+84wrOwQ2Whebp2y7sN6MDF+ZmOPeGX6DiVC9cTLHb9bIb/Yy6WClRoE+R5Yz++azsaA1ZUErLRa0cE/1ahY0s6du6i65X3fJA7qnStzLmu6lL9G99FK96mV6ldhMxqtaDBg1XScrlCsd3U3PX7Sb+lSiVqwsKS+QRg23jCy4uo6glhU5VW5pdoeeAZNZ4xLY3GJSh5xHAOx5RsoXkW4nq2+FVDl6/32y9tPWju3rjq079e5zipzZibM3ocd1wU696X2MVPpxlyKcK5bKFdlTcdXv0qiqMCey08v95/MJ/gztP6a0/xSf8yF3Qjp+mt8+upD2P2ho/wlD+4+7KjA+1qR9f2bP7dShFCsk/3KPKSc8swRkFCuyn9tqnTm690uQamurdVhQQA2EPuncVzr3lc5ZRRg1t0nnvtK5r3QuB9C5rzO+wZDCqcGG38eKSXLDPilW/TzUn6yojg6YTh3SVe5DsLNTaXgi0QRbxFyqVLuUrqyOQuSsEivSfzpQ7Ef5+DH5aEq9wzO8u9x3bWWjR8nvFQ31esqdPuEKMQPIaDJ+VCZkTB/DCqzpqXlvAkuj0XFxykUoYV+EwRXmJPCS4vfwsxFnOa1iiPYpUrlGpDIs7l0wQK8tXikjHbdRaTannVcwWTk3wfUB6cPKIsH1Qbe1kbyl2kgecBerZO2NpJjdSIpFG4n4+2WRrSxYTJ91uJjeiDee0KV0ikvpPnfyfFl+M0vpuK6c18uIJvBIXIBvtwnne/7MMrIi66i5hlbm14+6aHx5wprM1mh8QV0TlctlBZaKkbVUPB+WihVYKp4PS8WIlgo08HespWL2/Xizrqg9uqLO0xV1ga6o8xesKOhtQ/1WqJgbm4UlzXieWSd2DYjlNlBy+0KgZPjFQNXSLwUSYe8yluBUqJfcF+olD4R6yVtCoXlZI8A2fZ+L9fZ2lzuA7BvPl2+nee7B6tym7ArnEfb2Mf7yLtfuCxfafeG8M+0LFbU/n0S22doXzq92hefLPGxKvujOWP0eXZfFM2p+oaY9uQAL44JFN1+gp6uF8Slniw+YWxg3KdznhYo9KaP1DXZl3MiFUXfiI5P+zYqe8tC72yukbCyWtmGCYPd8tj9LkudXQ2AZkjVombE9o+pAe4yy2XAd1R6MCFJpCgZfG4JxKH5WaBRQLFTFqIyTAQoFwUUg8NwKiyieaQokH3W2dCMKpp90VCr5lLn00+bSZ3BpqmLIqkZqKTgow/V38yVrjMEnzSiZItT4cWhJUtPpMRxXxcCPo2CYvs8n1cnEhgbOen5iQz1t61+IVkEMtB0JCw/6hukT6EcGdfoWnCl+/94mTwnr4ArxY5DXvwtuEygqcKeAm/oinp1pCazpElij7behmJi5X2kIR0LY4/NUQNrRjsDxGWF8RosuH+npqs+bwFDszNP9gdZ+sN8S/eZzp1ZAmuS7ZzeDmHvBCK/bmJyPzyyZum9ywbxQNdTNtYAtDkZ9WjxQ5P2CmZ1gNMORz8dOMJrfCVbovDfDntrb5iSq0ZxEtSbceTRnlTM9NMb5chsNh/JXCLPolpYiWjN6xorqGbtVzzhP9Yw9i/QMt6VnEPBXCDqsMGchCwuPM2xyZsQv5YgfxhC+cnIhPr8Kn79u8oL5vfcVY07Jlbr3vkwiBeTbpcKqXjAz4nYGRrUIeyEGXfbWC+yocuRG2FwvsJvrhdhcR9crz72+vGB+c7Ws/tet1atijdgnzT57fmuf3dR99vmL9llBEdpqCK/0zdutlh4GcLXdFtjynswdLqp0VrsUYlbO/LdGjWCCCgtJCW7jf/eloI/kj2itHdT5uVpiYu8Yd03KMeM94Y8UMRf5vD3xygrQwtWa2QgwCqPohWKDlWYL61jeqiK5Y3Pq/PpUYE5dUJ2SL4OtFzkCxUio7uke/RLzy/P0S8BcSbjD+vJpSN9kwcRInBvIp138BEF+N3AdxRMRiZ13wuDQIdM3LqZCiRRFsn+qvCXTC9bOgUFBvsGVq4uuXNXThpX1Gb3LaLJrbCYoCp/3fMdltWnuzS7w7GKp187LAia+wpXv62++/U2GPPO1NNmzz/p3mJOiFMoNHcMK3qqsIJfZrgz0pq4yLE6RYQU4i4vM4san7HZU0YpBhhGgG0fIkTwoNraotAYraygQw8YdIjx6x49VlZfK0cXOQChjBL6XY7gy8RuNwPegG+1oVMXrjNPDaXoNutSnfSw+XubHwBxMbOFqtYK94h50FgW6dj5zWKVYCh9n+VW6LnKtDbcLCVucKsFiEx+866tN5CTIRvsYTf+/zNbtTf/QuQ7fSY5Vgu8/ZSJu2vMV5Ueeco1JS85ZBECcotId2f3r7iBhNsOLcyikOQu5xY0gr1WCMBnF8uz0tkpoVAQNYKHybs3g7mmRNGQL5XRUsyiC0HyflQoWPbmvp2vnNqikGrm0GrmUI+c3hoDFusxYcQBlAZ+5y/2ZoGiEhwoYDGuP2xlXeIJJ3t7zehWhQ+JQQqdh1RB6ZcNgPHqL4DdI8I6WVQlf5GYvFZE0Kofgx1G5/FJX0vwQzYT1MND1ULDcIy6OX+rskU90YEVwS5V6Pnip8zxyQMsODY8DB7TssDp1wZZlh/aUNW7kSHcz2UirM9ICY98Jwdes6vjVhSx+XEOwniPI4m8lPu5CyOIfvu/UjiGLf8ijZlwurGy7WX/cv6DerQQo1stOt/3DgtblqTxwZSs16rAhSL3sRmMcfFXrmhtb19xmrrmpdc1trWveaK55feuaN7auecA1F51yW1c94DaEl3fZix5sX/Su+qL0065BqS/MtTPJX623luaaUeuasnXNAXPNZuuaA61rrjTXXNq65srWNa8y1xxuXfOq1jU3mWtubF1zU92722vc97pazDeS5szX1195i/3ayFJ2Z6onlu6XPEZ+/jsbEz5B+Fjn6nVGftiCm6UGHP+z+8xF6R3Oc/n20hvcj56xexPP1ET0W414tYcqfjVCx+OHlu9iuv2jZedR1HD8ZkYGsgsuy1uUTBOMWYHd1RpgLjMIAdYSVFU86qocr32OBlXyBTx0DVVmr0bCT7DOUfVaHfo7Arzg3kUB1n31JKBhANl/H56Ej8odzOmHMZddxPcgfTaPJH3/BO6TMFgrD39eQkY7tmyiBrQFGh3KSKuuFpVhUu1Q4l4QaEaMD8YTAR7ERAF2LvIfA5BaB5+ecKEZfwoIQ1Lf+RM4Spzdx3CUoNaP4iiQM0/jKPGsT+EokU8f9DXe7AkYfgt1iT7m///Y+xc4u86zPhTea61935fZc5/RjEZrL91GN2tsydJoNJK1FcmWL9gG3OLT+vQzscOXT/GhceLTk6/HteVYDgoEECGAAj4gO+mxoUkRkBJBY6JACuZHoKZNW3NO+kMc0lND02LaUAy45Pv/n+e9rT17RiMDafv9zk8/zVp7rXe99/d5n/e5/B9nEVihiaS3CKyIDIv2aAzlUen8hFK5HQmEtsNpRYS5jDJK8angQfPYYFOl6LFXi4T+PJi8wmuF4tSlwmtyvyM5Fx1MrvJrij8rvVeKp6Wp33fWNBVG1yO8vg9cdEUkoVqRtlTlk1oIhZ1jZCUfAVddofk11LsitdL6DEmNXOIHIaNBqgcg08Pl/u70ZnmFmM0QQ+Cf2UA2yJFHjG0zgiZs4KE8tpa2G3hCOmXwFDZQ8oN9w73DDjNjDN//Qkbu2IHg+C3hKgtEOFTD34rYqxIhy5ZYkfMrHYaLMylhq3FpEaxwRkzocNFvKp2/bzQnONVWeKqt8FS7m/f38v6+bE8qQ2OOvxWeaWO+PkbAE55pI/5a7N6Q7jE0b7cjfw5gYj7dke5Md5lTqGzAX+Gkg/zqNYHDgh0frzfAji8BwuOedLy7F+Y+sNDv7ob53Y0wxbspvQHnZxrdJzDAj9Xifwuku9twRA4yftNk/IbJ+Ksm49ehmkHGU8h4Ghk3kHETGbck4y3IeGtKIWLMMzeRXNLd6Y3pTa6jPnbGtH+/tn8BLcZlvrtbw0/uzrirZevXRqzXa7OikSNvkFF43tZiFtWuMErVPtYiRUPivEjBkMQbVSS7x4Y5i9KbRDy1j8GY9srtAm7frrInn4zKphtWCk/9cohUeBrJcagIqegwpaKR2lhEKjmN1MYiSoeNNUZfHYkX9aigmUHyaOwZ4BlS6u5uKNzabml43D8Fx3TSdTgEPNDJfK1icAf0gcy/NO1CH7/ZTRM6LBR1WpzjdbeYYlfSPWKKvQdmKLvhpHEDLCmi7mbOs1kIUuZg5BNk8KzJ4ILJ4CMmg/PMYBYZbEQGc6m4UBDXHQ1bBAUgoHcs4AobfMAZVeJRtot2X4pJ+l5MnB7Pwvy4d1C0WlUbZcjfo0cOUkA9cpTM2VrAW/D0X7unxHfRo4bKTNm3zi5UsnfKw5Ii1EhNvMhoUh0mpkSCRocPCoHGVD4+rt5tE/rZ69aOtPFqq8QNcAc2wJLd/i4mPvZkrNHDYjUtjtVVItbQp0RRYTgpbn8NjTYroWbMllCCJXuXwhncLGQIDPYqg9U0xbi9RO+Ol2ONsf35WAOAXuEVwoTLsYZG/VSsQdguxRob7UVvCY8QmoEl/OZ/KPVGHP0wJllb5WBtfjpPAHPBqObCaNPLY0vWodW53KfZ8AEBr0CaxWyE3hLyfH82egBx7OR+IRs7gICQgtU7Doo+RQuHWG0EJX7MlJB5WI4KBM1fhuMUT+W78H83/u/hosf/vfi/gP834v9N+L8P//fT2bh7M8QUuyQcJr5SngvrMLSAPwDURwzgwfRAKM0Po9N1NDrdwYOJmkzuEu7vAHqc9HZful9XWW+r1HcLrjeiZKmHsZTe3N3PRXlDujddsMQfydiceUNFtstOsRXN2woqsUObNEDN4Cu2Syu2y1QsZYXm0j1Y+jOmhC3SwbOmhJl0F5Y4t41d3T0knhnIVWppBBKz91OroEKirkm828euCyhrX+TXlDR0ECmF/7fpsUUQ3YNCdNODNuwiZkxPsEfe40x3d0nWX7QkYEv3EAEt4Cql8dyW+Guqezjnw7fYPxjpAWyRS6j+YdkiI8h4N2MbXU4PDRgKPNwO86JD+GgeH+3ARzux70bYfzdjU1/G7xvwfC/eL6Q3ouibUIt93QPW0vVGdZC6iYZdGPR0mbNtM7aywd2VbtaNaJ/EuUlvOjBgH5LAkyLmKK7ZO2MovMSd5Sb+asLjr0RytG9F7+RmBhoxg0bMyozYB6J/CNXlrIj6ZgUSbkLCVGbDPmwvmhDb3WEUvIRSD3T3Ub0M3xaUfbNKJEiLIWd/k6QKwvk3eN0hjgslOsy9zusmepHhitCyF3iFJ9xHeIVj3HleN4tjQ4luc6/xulU8J0p0qrvK64yY6ZfoqneOV6jez/IKNcqZhASpb6s6IATykui0X4z7t6rIvVt0OxW3ebNToVe9cEx2KiIT8um/dk+RKHI7FUvjb7tTSe5up8Knqn54MQ52qgZY3RHDz2TRjO5bdXC/0YxuXjWoE3nfESzUIRWK28RVCaHQkQRFsR0elnsWA6Wn2dm+sy1Hu2nZ2aInrDdg4iE9FHND9KwMKMrJ1NAYjU2dby1df4BxV/Uizr6d75e9rcq9jVgSVe5tHdnbqrR6eYXXtuxt4hb/eV6bsrdVueddjhWA4lOxIjZgb6tS2RXsbdXc3oafVOTyIKUnpLZBlUDZnR+VdtBrNAGEBfi1EXExTbJR/hAX5s/QVJ1+pkk2IZZDU38Z3r3Oh2xHuPBZpXzQWaWTLsas0MkSTQugFDOOZJE4kkUgmDslLG260xDMqhLMUkgSIinji9ZNewvdfEkwdykmxm7xxgWzWQoZ7RCGFP0rp5J03qz6KpfrVzgau2T5VckvfpnXPbL8JmgtAZpYB01sYKvfA0K7G4R2F+joDjVqEP413RJm+KbJ8A2T4VdNhqAHk4zSggxbyLAtGXaRYYYMNyPDLYKwKe6dN6C+I5wQI4MOIiP62KuXrinpp7aE2Y0NSjmmj709FlOOD0o5ro8tDA1kCglaYq2MxsxVWHLoibVPMPMQDmEO13RFB2oml5hJVdxdr7Pd61Or/ZU03urgR8x1GlrmGfjMaKNHocsfx8bTP8CDOIxg5ZCNZ7jmvRJ4lqeYVWI1V3XLXGt9jOn64GGsqlsmHdPR09b2QyI85apN+0JUdQOqOkshxaxsXlU5TfG6QTavKquHzWsv2N0bujOctLkRN7nMIRcRdaSyhUku53idky1McjnDXHge2ySbK63QHiXqIs24vA9ftkMoIzeu6oBNreTe+U2NsevNpkbCrZta2WxqJYklWDWbmtDYzkeM3oA7HHdJu8PtEMWD99Gr5na4smKsVcMdriqWCANJ9o8ZNbsDlUirO5Jj2U4x22zxx2K2ID/q6U7CaiwQVqMgFqZtug62Q7d4RTURX/mVGCZX3F74J9UKRZz6P358MjzpOd94QM7SN54TpCwhBdU3fkoADOfFOR1OjD8g+x+9lCkOxe4nAb/OJaePCxRUkcZH9vaCu+XlDLugLlslnDqNj3NVtkocn4EeJe7SskViVh9M6CbdS7g1KsR/QwDXnZ/zmj7O+F/uWYt63fNW7HeJCwyWR2cqy4ZUtgbit61mCOi9Zat60qxaf5MPXwm8Qzb16t1UXW43GSfqsrpJp8Zr2vzsriQLQRG0AAGABJnHWV1QU+QcSBaqShaqNoT7FKconKK7oVO0OkSnOuUIECjyJQZTh4jJyeYpjDec/pxxl0bJg92lNxHCI+cuXVUHG6kku8M7SM8N7rg57bg5dTOuqr8PqQOm+CaKvauwb4JPdbcnoho67vVq2G83Of+anC/0GOpEREfQndAzGhImJ/ZsOLBToXnpRkOsN2HtzZHTA1eXQgyUEoUDJ4c5EPBN4oKH/WQSpgHT7oNhvAS/BWl3ClYrhTSgCqI3B7q1qTtNWgZVL2kZxoIsmBwWigS3eJMTfESYg2I6arycx4yXc8t4ObeFGykSw0jcqDvkRgwtnBOLxkvivbySFpbdO08LaUNpaCE6xdDC2Jl5kDspGloooKhVq/VGZ80J0n45cFEOyZ9i4mtFLPkrBmz480kREEdPEFfeEJ1XIkd0VPNsoTXildAaZyIKzwNojXgAtAYF+nEeWgPQFZHaohHWAy0kWcsqJseiUXkAZXtBJ8kiiZmAOBCNvi4IIYgmEAkahSnCfUXUgsukhgi/ekmoIiRLoGNyuyNJBQiv6LqKcjwjEivSX1rslahuIaKFrZAox7st2TIYxc8Wqc+b3GAl4EOYVZW6Jzpbt9R+9UrhtEnyYZvklCY5BkQmbhb09SswRr90m4NL+dkkqgZRah3koUa951GTzuW/a5cZsAYMbUu4jVEGWBWFWCyxZjyyX3LAmOCqdP3WjMJV+85A+9UE2i/2uH6JxImoGVw/xMJPOj9pjzmzdGoQv1xBRqbsoUnCBjBkWqcIZO16ZfeCPkaJTdg6NKfJXZiNbDuRdZU6i1kxcMgEMrRpzSSG2ISYRn5DNPJrCm7ggDon3KgZ1CM28fhbJJSML1ToqD9yUSLxZLWWIpAninPT0A09kri61AtWBTfJjNvGgvOxCIT2htA1vlTOx+WN1CkqdSGruVHQGSoMb1IIwpswTHpVoT8W+GYh92b+IHrAmD2cUNsMosgIvA9VUCYC8PJbiAB8TCMAL5vMr+NjoB+d0KAOi8SwLvASm1qzm0VEa8LU2Mrf5yp/itg5uN5rK3/XW6j8vVr5u0zm11f5+7Ty0BBK7Xm9VvUfdtW/f6lwP68P2uo/8Baq/6BW/wGT+fVV/2Gt/qum+q+uWX3m/5ir/DsFZIrqYVP5R95C5d+tlX/EZH59oaMfS6Mh1v41U3teC2HtCz7UT9Q4+3W1nfpJs7qxB9N4qvIXNJ76jtWNpwzDEIm9cCTbvqLSDzSf+oi1CTpheno5Z19zImeDc59Jc1cuzX25NA+bNA/k0jycS/OYSfNILs1j3pbnwxEtQR638VLB4fQUpZ+4Uhhrj+MXAYWE8NkDEfwqAYKf7Jy576bW+Z0xTvn5/B7rQVjcHitBdTpf9rts3e2yNe6y4vvUkb2nLk6F17HL1lfusgzXV5ddthbuWLWBu2wr2GXb17PLihcEYvP1ta/GfbYtuJ5guO0+W+vfZ1t2SXXcPitony2ifQ6qdaJonn6fbes+OxTss3Xus/X8PtvM7bNymq75ffbrayd5yaz12Uf+Muwkz62+1D/4AbPUZ3Wlz66x0JfEkktDaCQWHknMqRIHjSQ4lGk0/JSzPCMUEU5C7DzlxzXYAgdT4fzvNqIVjGlBgEIZsSruz+HxCKHTjhkjNuPOU3Jm5L3CkESMkgNtgX49YOnlR8IftbfTcXaIUqgaHNpqH81q3qGtNtihbahh87+1cbaa1AWj1SzeMx6fVQmM8YAv06mdIS/o1M5gfPQso+HyIqNIR7yjDxqBMOiDxpSvmJR0PGvoht4QI/uT6gtJGKUmL0NEqVa46mvD6zJ+LJfoMHMZHpR8WB87RpgHhzYj68KYWoQFLm4gw+qGoiqQdOlZYqOic4GoSmFtGvehaLjc1PB7VMLupqM6UwhznigiuTK86aiJQEYpVyLhMcbE20qBzBowis6aXcbKjMS4uwlCtFccNJoIskX//obLIiK+X5UL+X08tHJXrxKL79084YIzUF7+nbiMHY4epE6GOJaikrlfxXaoujEX/145MCuKrbTm157SY9G84H8uZiK5Xvbdxqe7FcR4niJJWiKx/m6bokoj39Oqvmg4lK3IhLdAvDLOmYbaBTWl00u0C6pa0U1VRTffipnDU1eiUVwT+YHOa5kih/3WCceVXic1kIEz6qIgaHO92R7igYgUKqtJ5mXB7zOP6iy3f4hXCqvYJqVTDdX+NCiInGUsSgqrGiqsaqiwqhHIsGtsZijDZk6BDLulMuyOyrDbKsMesob/KlrrrJTP+fpYS5A09q6JrV6LQZRFkModoKMS1LZuBEOKKHrGHZH/pj1qyYrH6lpnCIB12Js1frMYlQNXLGt5GqkIS+w5aj76exEQ/XClEYFGw/nTwG2koPFzHxWdrQgtZToMqGOsRvGkSgZHaKqXhPZj3AHHGFKWcrzoOHsspRiP2WcSNL+5Mlc8lFwp8ybVkubR4FGEGs5CTkENUHudfAzVwyknstPXFZFaXI0+efZ44ZtaHvw+Nr0eDWpRlOt1p2IBC6VCTIQKCIWYrqldUpN84+uEvR2jAS0bX/eNr7A7mrIPXQcDxM25SSNF3dbFjVhkARi79wjUcmICZzYVcbeq4L0ix1+SGC0SjKo6qKiqPnbWiM6z4wwDrPgpVTZTqmxjEtC7j3txWtyLNUkpsAaNoYhYoheJTEukq+fPGr1JEbxTmUuP+3zZxIVxVS6yyuWgBrUYancr81twdVgZTd7sopjTsZ3O7XoNzm7FUrlSrdVExSKDT1Blroo0Yq0j1jpirRkb0sQW/bCwO+K0pGFyuxJhP9J1AUNGJRPBXOBXOhfi9Uf2kHCe/PIjH1AO3c1Sbi/0i8TgRnoa/nqXDHm5kMQYkUvNMojZRWPU5/AEITSlqVjHtGaPQ7wvX6lIhlPcZvXx71oNWqcrDCSyJCJXJLyoBKtkVML+xFWbuKk0hcsK23RMHzw7rGNM49CYm4rGXHUQpatWL6WWrdpfYipxUVHiFq1eVauHrbcisz+XeMpWbzZfPWP4SvX0f53JI32U/NeaQFJ6HMwfQnw2dHQqOjpM+kW/3eZHZn7gXJjnotxT2M1S08YhQXRO/BwCHkds18x6rbUV4lxcXhjYqgwppaFAL/dToMpbp0CV9VEgOb90vl9oUEVpUOWvlgYVDa96XnlVZvQDH1CLZD+uxa8DSbqeiqxOoapKBmo60eo60RqrUygJBC6h9k3ff9naoSuNquRplBiuK8XoS161yddDpfoI6NpUqkIqpUS0r8xUwvZXHJ2qaRWpvjUGA7nkU7aKX2dKdb1T7K+UcF3vNBtIx5r5XWZ1Oia+JgPny7x6muxmudSrCTb9KpRsvSLsPCWreEr2r6Ko9KQV8UGaqcFJLQoDgx1PE6lGwRiqFoyhpr57jJbHL9XPOuVBAT/E0Zp4DTxdWIeURB3XrTM643oKaEDBgQZwOVR5SI0YMP02iUyqbwW4GKHTC/qi4F9QLEfv7UT8urMyJW+U2SBWMiOv9ZiwcvvM18UDsphzGPyxJCq6WG+J2yBAmapmSyDotUbhITESvrk3+u2Evq4wRJBEF9SlygPE7ylmU+/LxjfvTXGUA5gtnohmWuDc8LTz+4qqoWpsl1wcSPDaJndZTJ3u/DsDUb5e36TrQl9bx+QU0mmaKk039UWzP+tpbl2dfmpKUilw1NQm7BJ7tmH7s6EGS1U1WCrqIci4NJqJ//6xSunJ4uPDMCAo003TWfGW8jK4RIOy9u/plE4yRBPlzi5EU7uCjT3Bzi62ta8np4M4bUz4FSZk0P9BL/+9vCwNfvkf5GVx8Ms/kJfJ4Jevy8t48Ms/fFqlHANf/keFR6hqQHp59FtPGwtl+VM1nyWd/2RmZ/j5VyU+n4TXqlPmmIMQElSRQJf/SuzUDNDNBWH6ijktQ5IL0xcqGiBJi1mTP7KyHWCOFzkfJALOecYCZqSboth48WhcsqGwc5xaSfQGAh9jgGQiOhYZ4ApwC8DNAeHeFdOgglGVd4kkNWFAfBGmUmq+S7BganRpThQkRuS4JKYQ0yo+TEIZ7rwAxCQUkvJ2FLeLpxUfJgGqqQKOJiDWvJuQePN8OylxogV8VOrAO4L1zMrdBqkN7+gDigrPms82prMGnmYOdxLoH0ZNswSvKdBibNZk1cWdZg99Se9PCrYBpCmMKv7jUf+TC/JEkr8WJCdWzJy7tYLfryEVpJ67CMJBNa7PayZtg9AmZr94I1cw5b4JDXF2iSUZjTiJ+MVL2nYy5YeD+4few2JlDojducGvwIxuv5RlYgaZptkL8nJOJeSzHj9mo7sN6w2hndb7XJSrd+shQyLw6sUoX2/Ok4uRqTdUPGLxxUvaCurd6qu3MLG0k5/l8mzZGs+yxny80cp1x6z7wmaU1YW7ziyMoDdiR5yAIfQ4DKHH4I0z7P1AR0QIO0oJ+w6DOjvBHzu5Ikfx/QgBSPH9Jnyf4vs5//1tfUUESWx1JlVkKBIkYmupQbw47AKuUYqbocx3Sm6neTsp5OLHrMj6YsnZrl4omWZv5a/zpWyX/NrOTtiS7npBnAYSF8etsOUYPI7mvTNrul1K2UZdzQ6vRN0RKFG7O4OPd8gAupHbKl9vWevrHQ04OPteTDcjQ9/bhVxvE0LIDvPVW553GeH+uazlC2i9NCiE3htfK3zzzMUug1O0g0x2vpVMJAZBGzVtsVYbqbSxsyiZAXGahd4FNxthDjnKmy7sr8f8TMMTQp2P8xVMGGG9iJtk0AR4EROAMLpjyInFrGsCXPYT4JKdABv560U7AXQVcAIQumA4NwHarp6cALNeWRd2TjiE7eBjKoWD0dsoX3fX+rrFUQ1GMhzh53LT5lqjGoxkOMLrz6TTUEUUjZ9le6RCbFZZMBOGNnFhaGfFnGzQnokNfJasUxFLgUDY0HsfEhCg9iEBiBs6FBMSrnOIIuy0pPG0QeAECCdlzOu6GLhnJdGomX3fBv5kmLmis31jRDniGTwbqRe0tbQHV4Fnlq/VN6xr7o1L3Tnd+c/WOB6pDENoPjSZBh9dsYh/jS2QZPcUYSZjXG/4YMKqrffkHTM9ibv2tU13zjQ+XoOtm0Gn0WnhQpdbO6mOMzUqSgR0ngBjG9bz+k2NmmpqVDWZX5+dVEfPhkU1NCJoBPCbD8ahlZT8dkZeqav8GA//uM7ayk+9hcrPauUNEHB6fZVPtfJjWvmxa1d+wVV+i+A/8thsKj//Fiq/Wys/bzK/vsovaOW3aOW3XLvyx1zl9y/BFRzXZVv5xbdQ+WWt/KLJ/Poqf0wrv18rv//alb/XVf7EUuEEr3fZyp96C5W/Syt/ymR+fZW/Vyv/eWNd9/nCWtV3kE1S+fuWCvfx+oCt/P1vofIPaOXvN5lfn23gg8Y28Ium9l8U28Cg9gVXe6Z0h3p87A7zUeN3aUdkreCLwRFWjWgQN7iQP7quiB8sB1gDBCm688XTEqS9ypBQ/mTI9L+vjqq0eUr0aMnIYib9i2KwM/gDvFMM4yqDSdkvXo5P96X/dyY93kCHqU3OSrINvCYAxLbhaAoM7Q8mC3pHw2G9g6U8cWAZRexQMqV3HcrS5K6q1uoMJwYrOgPkTIteLcBlXyUUkYWHLTT+0dJoEbIClRfQbgfQTuKAED1eezJ+QgKiwQPKuSNcqq6UJchQ5IegntZNCOeaO0HzmZyguya+LQ+78s8fwhdpD0I3qZbuanJiBQQh+5IJXzqrp/JnI/X9JaKNJHSbofAJQ73ytzuDQPjP9sq3Exz0L0u8w95dJxS1FQjAkeWqwrnSmIisixcIdHICgeGcQGAYzR52AgFKkuqdf3rWMDeIp9KhoU/5EZy5JVoIXbrqA4QAI2mddYMtxOl06G7KI7GP8o7dOnRPy7K6o737edbPxvJCxbG8UHEsFCpW3VsRKtaQx7slj3HHhKbjL2UTls2rPH3vDBjtiYDVC9m+b5yBMGAUlkphFq8/eZ1ZjKdjb9I2j8JZrv46uR+0E6iTvQdJesTZbdg6u1HhhAI2CCuOCEkvQTSxAdGwIZieblZXeYcQxM1KwzmHFvOIPciyEPwTa5OSdDksuMIuTnHgZfZh28bSDau3bSyd+KxihcuQTRsKd1x8eFf9DK/HQy5/wjr3gdoFCbsbrpEPzi1BPhLQbMoHGkfkibe3wpLSmcDUN8z1vhkEfCBW7OS3zbzEKCYbjzMxO9cciNDJMyCs/+1WrpHmxnDVcwyhBcQjLUo7sqYlrAQKZFZw835Bwh+QCmQp6cAwjzSpjTGxyqrvaGwIhACVI81wOsYjzTBRrlNcZmlLNkwwjClc5uj+OkxojQ4WAKINjZJqwJwS/WsOMVSk0b+nJmqR+kzW9V3TDSYOelFQgvj/zhmhT/XOZ86csRADEhg8ZZhwem+1BquPA8o0KegQ0t3o8HfMZGMP0W7ZQqZ7CotDfCaC66KeaL+2SnytawfhSje3COmg4AFYa520rxVVlc5QQFmlZ+8GtaXb5qq1LVetDUaEowM6z7mxg6O6BbVByqrYmgU13qbfX3dEMMQYaw1qHh7SlGw43YYBZYzZtQrbNqic/kRbWaOtg1Ju1cfXW3eOi0TkGUUlR0hSV7SDEN18V6aYcMvKPClATDNxXJ4PADaI/rSdaoTN2gerpYgbf9FpI9N1s2i4tqgZ5cBalljLbUEd6q4O2GXcSI001LDYGv7RH3s9c5c4PPWTgOj3TNUrZ8V4z8UXIF7Myvep2swKAWohIl934rgQ1C5om0IQgtPoFUFLOjuQRjekoadBUjsMl7Tb/p4we9O7nwZAwm57CxpZ1+IdrehO+lsaAoqF9YZ0AuKxXenGs5+9SONHwL1gBVqicyi5XJQlCQtE/LhUNERiZ8ArftaCwGb1djHG1hd7OgzhkkZQG2MIEmSEPAicsF2iiwjWyIu8bmNUEVyBHXSR13kD27DFwDaMH0rO85oZIIbNBogBvqBnCCe6qNznhQq5zzPgrheNYCcgbLKGVFq7g8JSRGFrF8GOJIkwA+1iqVgoYbKA6j2HShfdXSR3tkWfff4i27IV47sNcsHSgJfk21rrjT4o8xdzBXlx0Qwydw1XLmmkW1kDZ3V+HlNnt1nzF8nY1RJ2uC0QlxNHZgdwtX7+TGBnbecMQ2E/hK8mc5sopprERmjTrdp5UczJLLgic3qu4TepSUwZ8kbh1tut0yAUEYZL2SaXwSbJ4HOSwSY/d5AFMtiDUcY2+XJRYTeuwPWc5vg3YD/GZa8eOchpL/AkVYE59mngXWESVOX2JgOzQD58OM+HQ9szrO4EVgs3IopE6uGx/3w7ggqlBhz4BjyAJPKRd+HgPgUM9fqumMhde+HOI+tTdXW4VDOY3kJny9hZsiQ6M1kTjPILUJ6Nc2fDdg3e8gXHbcxYBsbVCsJeFBDo9HhKMDo9ev8Ynd5+3Bqd3s24VZ0eyIvR6R3Aner0DuJOlXOLuFOl2yGGipe7JdypTu8w7lSnt4y7vEoOi92o5LpHaIqst0dxi0BV/OQW3F7UW/LVqrrq9nB7Vp8ex+0ZvX0bblXx1j2B269qI07i9nW9vRW3qrTr3obbL+rTU7h9RW9vB35cvfdbEGLcsaNQOIiJchOFGHdQiGF/D/H3kP1dTW9bKpyDMjk9BegWXm8HdAuvkCy9yOtJUCBebwUFqqZHfMsBENv7IETNdZPVjSyq7ou6kUXVw6J6ACImJs7xA/EXeX0b5OW8Hl0qvMHrLcBM4PUYMBMqXvV3SkjT7dRW3Ga1ft0x78ui0YhOeNXBWHpSPrmVvPT4w9yOx8giB0sw5BPvxLs7HyIjjZn4jhmZlbeaaXgSy+NEw9fluGT8Ntalt3pdjoZ1uUU+OZavS9PXpXmtuhwzdbkFdTnqPZig2QcKIWp6AHOkaEuM0/1S3s1KyQ/Ij4P8MQZmxu9z/mzRHXNeKsMStaLOc1rB6XVSsr6T7sc7SLvq4nFpXHdqQcqma46kHEeZ4mLo+uNmNGc/lkWRTTnRlfBpi6Ha6mr5dHprehIcwbH0lvRoelhasMwePyS3S7xdFNLo1Favl53a6rVyZrqLv66WzXn4ZCo9CQpzayOcHgFRHQsGIug4oda+EdTDhkPqv8+dWsdpahIOhUSK8w5ut2Z3CLddDPzdUOVp7C0zqKyO6wluaquPZyXftzSsQP/W0b+YEMhsCpnMdk8oC+jzNo+ZfEXvvyG9f0L4sZPo/3X1/rmK6/0zFdP7J/nrDdv7J9j79Vzv19fqfd9m1z6KSk5c17jBLXOMbEjDqbxy+6WMRipCuJYLfWUkcXWRkxqpV91JxOorJGJ1IxEbGiARg7yKMqucROwXg7MxLKWEyR3FXik4UNiHcejFkbujnms4huOEfDqbNhYuY+m0sXAZ18o08QqFj/IYPs1jeCc4hvcXxYN9lT47p5nnKI/ROIlDxkNb23HeDZNzwIYO/n6IGrkh6hBtbAd1SvkKInd9pKKSOta90fIwadXeRyqnO78kaFumH4fDfuyTLI6G/Ths+rEh/TjaJ1kk59ZYtR/Bvw3bfiSgFJGjhmxXTgM0dIScw5R24kWRcUhVILRIXW+yAoz0ZXpzir05vUpvskDiMFfJ/aArtfcoCtQeHWItoFZmd3aw7EbhFITubLA7B3WW6dvX0bfnKzTdcG84D1CIskyjkJG8wulLIQB/fEHn8FZZuWDuO7+pH/WFb5MxYAFfRQEfquSY3H+shpH+nz6xn0r+FGZk06sVUu19qH/Ur3v1TA9cPdNo5vQ1V8+wGXUysp2EJ+fotEB46gLKOEINM9BjGIip/AJqODlWg0M+tNYCGtIFNGqEWFww7zNLpyMTT9YSVw9W0TSHfLqlAtVBB566PnbeukHf1vvi8IV93NCmfZGHJKdduCq6eDL8TtW+K3kj4lzflbwuOFW7ktcY2BlXNEd8Wc/EivBzNkZ1cUW4+lFeEb5efDIRzn5IbAYgW3ZlgLU2Cn9RhdEM8XLCF94cFnu+MfaagqkDWSA5daBVinoEMpZyVMf1YOKej1s7pmEeosQQcI6dTTZde5nMufZ8XaWAe9J9F7N9PD3c5RgP2nCMhzYcd/qt4s41bDiyOzVjUMN9yBp57nNsD/McewvWPoBH5zRJN5mD1Cbbnp5A9fDYAclnwbRsWu+m3FsEQJ/VZ6jUFO9iz+cB4h8xxdIFb3Qcm5P+Tlj8JGjEXWDciFN4p7CcC+jop84G5iCyUoYx5S/KihmlAcmoxJLapt7WEEZ8vqLCiCsVnXafqagw4nJFhRGfqqgw4lJFhREvVlQY8fGKCiMuVlQYcaGiQo6XK2473rZKsElpg10J1WCbXyF8Cc/DKoP5r78gCgMWREOrYmxjFMN/P72RYbdAF+UD8W5cRjWWJramLWpBTR3qmCpQx1V7Oqmq06boTU1xRnN6Oac5vVS1Zjaf2lRLVFX6ePvJBKrTDU+WrIr0Sj0EBSO0hdWAEqDb2xCLUpOP+pWaV8Us6EwxMBiy8eurBkxj/bbq61P6r1+jqfVYmaimjy3dnY8vFtVQ+UXCRWOkxG6OvVCTRv9zow/vnBY4F+0cowfeId5z1ZUvuIJfqen1Cj1NGoJ+/Bm5PRpf5hVfg4E6Gr/s338BDuG9ee3cS1WBJIXGeN4M63z85RJEHSqsinn9Ukln7qsl6qG18pxGgkH9cuRRVO2rL3B7e6MkM6amehSB5ex9nwVFSAn1/WH764rMcVal1PnoUzr6V5w9wOsiVkR2BLW2q+xFlYNpiktBiiAVQyW9HivO9muVQ8kbseCM2E4UyalWG8NTyrBQPqFM5xC3fDH56sgsu5M24uIOIyv2UkWhsl+vdEc19TWCGarQbEw37nHQwllCyVR7r6qUDGqV3rma3E4afFKxYffCsmSwsoigOtkUYXWmGWKrCEYh28CfpXT6dDaTlhBsC4o68giAtL9bWiGBt0oCp5HNULqGN/e0GA/rMQHomWEKwMYL500N8TiDczwi/AzUidhr8SOb3SUYd2PIHD9pag9WJD4lRtyzZIDTjc8RcbbEz+Zoj90wArcSxXSbXspS+T2dNqg+TGHs6VpVS1swLVQRnIDRG/FbhlsjftuMWyN+2yJY9Hy/FXcqfmO8dhW/bZfIInw7jzsVv+3AnYrfduJOxW+7JMIC73bjzojfRABVsqK3PRrqnbc3aIx4Jt+roeF5u4BbI3pDrAErekO8ASt626eBdPeI/LBkRW8349aI3hC5wYreDuLWiN4WcWtEb4ew15ZE9LZk5F2TlIcteXnYJOVhS6E87OBS4TzX/iLYcl4PQXjPKyzSLvF6M6Y9rwegDKj5QEEJozaL6K1ksppgUSVf1ASLKoVF3bhUuEopHiI1fIlXBG54ldcblgpnagrY/CZ/LwC+tOrFXYtymj7E0/RBdw4/7MVdyzIt9nvxzmEc2vnJAZ7Rl0XcdThddja1qEs7FHcdwbsjEHct43qY4i7MuQOpTsibGQElEL0FQZRuXL0uN4R18cGWgrps8nXZdK26LJi6MJTJDdBtWNlNCQt2O2q6DXMk8yzZZme0DlmxBt7fzh+Hm81A9Lbsbw9b1xcjeiutEL21XYeJQO0wMcNF9FbiQaoVpNzkmiMpl1EmD2++P7agOZuxLDI2ZX93K1/P9wt/DqQ343C4ABH+DekuacFu9vgOud3J23kh0asIf0x3GeGPUpKbU+lJUJIDjXB6HPYDcTgU4fiOQ+h/dpFtBEVv4ZD675dD0dsyVMu5oYA6Uw/KdviWqG+yedJpbS9cK0CZUVUd1f0a0D4LZWtb0YEI6sERR/pZpJuRdLnPzWMmX9G9ONaje/ejeyGmQwevq3sv+u69YLv3ZvHIqJju3c/uLeW6t7RW9/qece1DnxmR23oHZgkD02c4VGisMf8lnhcPfYd1R0UT9dB3GGcVbJFYc7LpuufLhCAe0mOT7qi653BP7UWMuKzbKfdE8moi3sCOyw9KOHiWBO0bIXXVnaefuRCWoRQsyqP+9ha7KJ3W9nCgtT0aOgh0b2HLDvNh95YgN0/kukdcoG+b23LwfdstWv46wtyW+bB7RBF+uH/L50fS9nNZe9WjJs/KrsyLyEHIgwSYwx5vHgjdiKQTVCtJVDtxliabAX9nbu44ay8fkpgr4AQP6x3RrfSuwxD9EMujLgFJX+MEfCguWAFIpFIPFq86zTqLr5shq9vieyY2/BZzIJaKdPVuyr0dMwdnqZIckltyjm0JQjN4uCaPs02wiUQczGLxh6j2PuFFazUnFo4kWoGcb88lTnohMzr0oLA/ggOQssdn8sfMVxkbFNdXIsxuXF+OsBpwvRIRW13ESTJfvxwpM/9apMz8VyI9h+B4KsfQr8qx1JSR5k6Z5OJfrQlrHTmxi5CsKtH5s1LgiWyONJZbJ0cemWE4e1Ylu0zQ+ZdW4kg+GobdcpRnhJmiHufle371ryx33vt4KKgsqQmCFJBPBva/86pJ1nux75vzyYr+ZJycr29/Fgb0Z0Nr4k/tTT211/XUHumpPdZTe1FP7SU9tbf11H5YT+3LemrfNODUjjKD0q7U7an956bKBCcEOgBO7ok9r18s5kya+44cgiFQG2DizMFQE+f6ygN+1xgiN2mI3DICXMAT0hC5+l/VEBmHvguxPfQVCcntBcdtIzhuieB4KCc4HpJwsy0jOIYUBk39s6eMKPdCzLNPi4bIHQmpIKa1QwKlAPNrchirmcnW6W3WhCuyJejG9Hckb4E8krdAHgktkCvurVggcy7mYltIXIt0xBgER2IQPESDYBRb8ii1w1KszasPpXYk2LFfyqZewKl2SviECVMQD7KjTek29E3zbtRqiDbWuKuahk3R8DibWsV6lehtU94KmHBuklsiedSDeqq2ap1VnWZVp7WqpsoIzPAC6owIxFLhYZxwwh4H0OcImpgzSB5Jp1Y1umVakz3KwjFVOl/sr9qcbGmb80di6tODjZMMh25OszvlsA79wAbRDwycVG3G0KkSFFfsXFvpKONTttLJA3COaiEQBJSMLUTEQAyMFgJ2wt2rhfCdBdrFLqgcFnauQ4rQWugzyb72PwhHW8RCFjukUS7/d7uwiUO0uwoB/FtuaRFflC32S2vILK1RWVqt3NJCm1Dp0dzS+mrQC0MSZ62Kvv27aFBdmKyW6GT+WNd6InMiHb+nVTTnnquFviH9NrG+bOpuZh8vHoOtLeLzCeDqiGM3/vhrhb/eGsmvsdH8GhvjcqL93nBvRAou6aFeCuWE2H/uhd7Xhh7tTrqeDCdUi+f2r5EuoFITyu1PBBP329RZfDJX3WPfK9V9rWJs5JDBra2hfDU7+WoOSzUnrYnAa4N7ZWxwr4wN6JVmvrhWvri2FDfGXhFt1jjFSSICWdEvndX6peP6ZYP2y4aV/dJZpV/EUbIj/VLLV7Ser2hDKtppiPFla4bLkQvxDt5xXRdTcz01050Rc0wkYriGpiRqmkRNl2gMXqY0DJdkT+LFk4OSQcKyAUlmEDz4SSSevFZyGItK8klGCxRSMqSbKkjJhO5gTUQzx7JqkpRsICmZCEhJ3yIaYkBfxkdsihldk+zFLNo2SSP5ZirBFJsMLdPhukZkTqJAgAkapTxxVCCwq72zyHlISFo66wmt7Pz/SYobypk8DBvNRsloOsQgXrUhpAlVgzqMRqlKBLOmmQ7DxqKpqhKo3wt3cBcj7Xnn5p/qYz0mFF8X7xbl6W+InFxJxKSl0t8JkjwV/phWmOIFB1O822Lkzn/yLKLxsArpON3msavdJuzdlBRyzBeiWaQuixBmtztlAoasEOAzDMsILx1GUFwhmx4fIK+e1Lbfv/mnhZCOyat/K60n4ysvH0yDx0uFH2Fgtw1LhR/mVbz3lxAHh6o0vb/A+42w8eV15BBi9eM6hZhbvE4fTAiGPLFUeEwBj9+tHPUjGqLynWrn8DAuo/R0lJn5AGGeGE+iythM96qC4hvS3BShQ6jdKZDdKc31hO6Sx2gIjWAgOb9AVXgthrzsBeNXqC9LnT80WhTELvqPyv2X5BRzUbjxV+LgFJO2DedlOTGLeTxkzca5x5S8XY8uoryWyrH1/QXIkeJSrIP7YgwRN64XY6Ic7Eqw/OY4NS6bdfCZWKPGXDGav88bzeDL2PFTmU1fiPVU0NZTwbCeCob0VNDKnQpG9FQwq6eCjXoqmBtwKrgY9WkOvRfktf/9/Z31mD6SOD5ET1SAsrSVKOcWYemi94occBaorboYCAEla6IRvP3H7oR3AQfMmhKH1XSFb6hSNHCAJHyw6G5mMmCstF9AF7eFP+voeSZfjuh+h0USN9IL2GYFdBkXr4QhjGpHHksEuYYFPEJuzZD/wYC8qvwPDx5ZaRDoUfMeI2UN+J+ShBVqGv7nVSHdv2CtRF4lgEPgZiVkZoTytAn/dHgGhi31UE7rLSt9qo58O8RvpwZ8QuXzFVh0Ax1ug7mFgmpGj+h8Omtu8XQjopyWkmOqC+nOrQRdWqnN2eS1OanX5nSdNidz2pzNTpuzxWlztjptzjanzdnutDnzTpuzYzVtzk6vzdnltTm7YRNiVD0XvKrnI17Vc/4vU9Xzmlf1fNmreq5aVY/TBS15XdBhrwtahoxMdUFH8JOyKYYJ/z38Pmp+b+Rh6Qj+2Pf8fdT/rqZLxib6sLGJXqZNtOqMxFx70ZhrHzLm2tAZXaiqzugjVdUZna+mO73OaMbojHaaIkCAex+lDsn8nmEVdvoqbODvUlgl6JBerqgOScxC9hmzkBuMWfdeY9a9YMy6dy0VXquYwLsVE3i3AuvTOh1sYqtQItjgBGybIwzHIsbhUPdAMxTMqt3qZLexUlFSxQKdhtw1tOwuiTi7kd4CKzRY4HoFFqSNXpcUmLUuORl4w+uSbslrtXJqi1seJg4/SnCLkgYooSapzncPybJNG9QkHaNW65jXaglXHOgXsgVKCtABY5jKo6CoW9ARm/HNJo8dlTo8nG5O0F6niWsX36b4dhO+HcK3HXw7joW6yStOwuyDJNZkY2uoqXgFiqCboavIoK3Yywjozjko1AFszWsqrnob7FfL2TGvCHqlnPXkF/qA6oqe9kIpBx10i1e2YFQPOPvfbJVO9uJ2fFwP7Kqdjmj/Wl+LPZ/vUtfRMnVCFckC0jbFEUq8wiZE4t+jxPEGPzZeKeWrtZrGsu5nGXPd5atdT5W73cOKNyRi0h7Qs93oxV3SW7Jj3uJbdEs46W7hO0w6Ts26mXQLZtLtNbbe+Um3JDrBA6LSWtdEE8/ETb7CXWr1dNZRoTh4Ll02SsVMlIrrnEsv+7l0JTeXLtu5dHMq7cNcOrBiLtVzcylYuqvPBv9xY9BcEn1j4MLVCL9ucGCCKQPdWD3sprBDebbrwFajbuXpRt2FYy9OBqNpQ/dz9xwfhMW+lHP9Xq0+OcK02if5DlA8qFcNehUhpLqZRa/aRHaoxHPrJp5bMzm3DmJ+wE1mil5VknMrWPRDEvq9TryqOayZJg+oTTmgDmDvgmefMZ6iA1L1oveuSHit7PSAtvXa2WnCmz1iSOsbWoX8vrAWcmAh3LcCrDKu5daJn/zBe2+4+btH/1/B7UMzOb1h4IjKo289r1jz8p2/hpJcbuQO7Q8Qgmn747ffcdIn+22clulEt64cOemCHCdXyRGSUxxp39ed0rhmJnpvNmeVlqtIKjetkxU3jPimgYw4mNR0U44R/xV1U7A4L5GoQIJF+21ulUA0/yh4VxH/z5nZi7kKsfvfO50d6D1xO5jdTd0MXPOcyvhlgxEH8kYoq2q7HEVWRW+POaROuzNqPyttE4moSoK2aCsNeELTgSdsCVbUr5zxKwpUtUTj2ioPHQx8ZhYSFZxzWIdYS5moNW3Hu76kEyrL9MeauVxvNnO9yQDvc4N609RjrqF91Uy1c9AxzdV7pZnvFca+bWo3uo6RioqRd5bZjplzHZNds2PmqNWWjmE3uI5psmOaoFLomE1GCvZamaKBOWzq0xCwQFqHNk6FRg03CxGoPqa71nveI2Tg6Zz8Yc7GsVPAhVrgG6H4A6J1LGclMUhM8Lsod0V985VylslvESlcLumcu1ISU8LNq+nqNrmZXEYb0bAtclbDkUzGwvB2gke6CQOSyoCkW3ih877OW3BVvEz2+SV7CwD05CZjbc/O3GwsACadBcAtzgKAzEd3xpkBcNOTnzxcu7ybgXq/ybwVvreGFzbvUafeH3Pq/RGr3k/HnXq/49T7Q7xLiXiValdkmBlV9shmKvk3o5s3Ucm/SZT8HuEQ0+wCDcWhuL0oMObFnC/T6+VMVdsh9RKDybUo1Fy4qkq5VTV3TRr1i2dzq5vx96GzFgoxZ/xYmkJ2uP86ClK0VAgxnzm8loxsZtFzXC2b+zfmvoJKujGXaGMxx125IKSNy6YgAbLFYEJWT4bp6VfQapIYG6To5ZLa+Pcu9qn1Xyw6t6PPr5bm48WG22QZ9h/GPBC4Y1KKmW0kHAg3mPw+2j5eGCgbKs2Q5UXMeajgcN+mUZRyjk0jV2LeDO6WZgj0XdGJIQ4Mc8aBoUg7Y1P/itoqGMlVqfP5s3bNx/5QJb4KIgF7FteiQuHBIokm8wJ5LTSB8x/iSVELwsh2HgOJC8LD8TKFRYpLR10RAJY9zeu5YndKrDkuFQNrDi3ynCnyQ7ZIpXKDOKDWetgsqDdukeWMKPjy9GvGhv28KegjLIjcnZA5CQtvx7GkBI7PSm5sA7sQgy9qxMSR6c4AX1TfvBr3vXGppwJ80VdDfNGSwRe9nMMXvVhdp7D01YVqCZ4QNfhGzBtIuZXAcSmtguSfkXV6jDg+U6FpfRVbjN4QLTEQjZtzWAT21c4XDLeqniygme+FxNQXoswsEeVeg0C1bl0v+KpfnPqy4Mm9VgobD6FUkJnKbsXzEJH4YGLulpE/BGCm3c8/D6ZFrJjANvcdwNVOa59+Pht6Lm18Out8rO9td9hCtIyEtLJG2BLrAlKENUpAK0cNrRwRWlnL0UooAWFcPmJo5YsUFXd+1274Lybd0YaK3yChFgXzWO9/wcwc6Y6LZPOrqlzmsWOUp44xaHm1EtRmtvuUqBOqk2z3KVEnRPOQV6JWJFUAINfOA8i1oZuc4IF7gv9Pqf5vVKBbxIp/yur/Rp2v7pTz1VX938C21kSfB4A61QOOwh01BpMzSYXfOAd0nBvdKPfADbBXsx0svyHgwYfgyaUGE61KzqBNIbT8zmZGa6UYvGZGa2Ig9w0D9HQiN1q/fta3oNZQf4opukfAYjOmnSZrnZbo6TCclj79PI0fPv38xZeymRdoxIn5J/qzEm/gu0B6bZ9P2+ez6teC3q25U+q4zrVmttGdUjeyd8eD3u2rWw1mF+hVTCWlyAzwQqvbWRpqlNRQo0QlF4+u0zTUKNGIAzhmhJcBQAnbMoERMBzDVDoiFnnr6NWp3Bro79URFJRfA78Q1FxUla+ogH/OY7psMpgu0+SOHLxLVyyJ6rKljnsfFUoejGvluIm2EBnVANzr0km0y4jxZ9FMFeNvxJ2K8TPcaRCDzbgbM7EPJkw4g4nVNQpbvEZhq9cobHMahe1OozDvNAo7nEZhp9Mo7HIahd1Oo7DHaRRu8BoFZ5HvtAp7vVZhwWsVbkzHrHrAaBX2ea3Cfq9VuNlrFQ54rcJBr1VY9FqFQ16rsOS1Coe9VmHZaxWOeK3CUa9VuMVrFY55rUIv7RqtwnEjkk+NVuFt5neXIvvjXmSf8vfbQhH+LUZ7cMxoD3pGe7BstAdHjPbgqGgPoF0wIDBLBgTmsIDA7PX9u8loFfaaIub6tAqbWIW9vgpzK7QKB4z24KDRHiwa7cE+oz3Yb7QHN4v2ANoFoxi50ShGbhLFyITY3+/lgdQDakRA1zmKF0cw+su2zuVAQHtMJHM9Cu1ucQJaH8UCsBWHvFyUVt5LGLFDyLUNHAx+ephywRMMWJTTWZwILMGv5eHhtX7TQSgDW5usz/+jnff/KA/KR5HzM+Yz6/I5kZ4I8zlBrUEbQB97vcPASc8XnAwlyyeR7ORDkkXapmR55gV0hZDo7hHQl+MiH0cbt3v3GMDlw+RjHuRhi+/BrS4iBHrWy4G7bcFG8SnhGwxasxWUZ0t3lihd261keWcoWcZxAhvRNGJcZFC4zUJuzhxvYLsD14qdwgw5yfIl70/xYiWb8QEOLlayW43jG9qXpbeqxeRsTrJ80rWRQ+AHLFvFwal7MoyO4KOc+AAH2Vpfi1Wh7zXXQxg/oLMEknT4ybQxCrK7Z6BAG7tLfUFVRGVxM17tB1Xa5xvhF8NByW6R2R0YuBiQ34Kv/k0gijeCRi4g33Z6o3x8ky4H9g3n1pJTvl3X3LrZzK39odbCza1DMreOYm4dWd/cilfMLXg4oeJbeDA+vsrcwhkL2ENHMLduhg6stL65dcHPrfN2bu3nr3N2bh1JpX2YW0dXaC3aubl1REo5uvbs8B+fyGstPH5O5mlReiL8+gTHKJhCh0hctvQHYNEObcg624wPFMmharQTbbPyThgkB/scH4TFrqaCyNcnzXuUDP4k3wE0hhJ+cMrxg+S2pxy3XRrIbfdxVVPKZU85rcUJ1Vq0KVOcpHBkEppTsmfjlDKNYzVhUikW7RUJIV/sP8PlnjiHI/n12zJbWOHutBU5cfLcS4HPruQUOoJR+Lub6bjbJ4cK+cqJQXIoBVKZ6OMreaqfzvGVvxKcN7AKiI0Dci1yKMS5fIzM+yT201mw72yzYOZI+QQ1puCoOCPBt6wkSpjvccd8jwWd3VcU+WuRRE0anyKyjyib3rLSz/Rjple0yG9H9eUGRW1UdDWpE08TZLonGIZ1EpkUNZPoLh2cdDRn3DjaUPNDmEhiGp9IMxmKq2fOWDD321jDBTCdEup/q4b63+YkwPncStcYmtHVh2b0LQ3NqA7NhBkannon2B+TblgEfGi0f1jG5ATHYRnjsEyuNSyTOizjZlgMks04hwXQeehcB2hDq8u+2U1v+5UCEOrOVEPEGm1jj/1lgvr2aMJWJNb1qIjCR0PqIAfDHcxox6CMduhjB74zxWW8DfnvSG9DLwzTRB/9OS5N/CXbVynOIrQgVezoKTAOFqkHJ8ASs6zKSRD2sGXwESPsMVAlZMpsfuOsXfkn5WQCAKrg+U55nsjzncFzxdIoyvOaf84p6KTu0/JcJfqi5qMJbzmbdQlmJYGK5WfNpBrHjifrfIdAIBgs0AmzxCaYvRwPa8SssWexze4s1sxZd+mxsC6Se2sP1jEnunEjvj6ZTmrEvjFeTqDWJuN0HA+cxuGk0zhgS8D4Oo0DWQr9OZHOmqiAsy6PzU6t0HRqhe1OrVB3aoUtTq0wz7sxTnDA4yj+g6FCCoUDgs9Vlk2EsZTSKadeAIrLa1QvAMH89eJKKUvfB3nM3Y0iHsLI7OxDwdmYpzQhklYflakNojJTA4Rr4g4LwVNIZX7xbLj8JXQnYN8SQjxsNF1bE+Av4lBsRCfryFlyY8gRSTJoqb49YanOpKM6k/2SmHyxJDdKdSZk553QnXdCd96ptEaZnki1RvmLY1G7TRG11uFHZmn3Kj2sRxZBnREtxUfKqgzofapPS/FVr8m4sFqaNwJNRmI0GTW7osB6Tw3SZBwnFgkQ5EQKRgEs2MLRlPEPcD9D9cWtxl1JWUlmSCFQOmUM8SaMId6oMcSrGXymkuIz9S6L+kIkxVZ94QGkCowvLRJ9yKgCeuMUFQYprS2LRVcssZKKhHaEU2aRltC9M6UVzqYdGn5bUsp8f9mSzzEaGDOc7KhA5uQF1aOYcKJjUBtk7GQJ4zeSBvDfsECCVjtn1GV1ax+I1I7QNTcrKg8fm+YH6gZ9I5MxfONSv1YI9A1I5vUNRaNvOBfngqCt1Df8mxtHEbPs8QSm12WYXifw3xwWE+xN/CtvIjHPtvqGdojChIPHSh2DR2EapAp4Tbx7+WEOhWmlcyg8owOVxLlQJVGn2/StajRxPura+G7iriFzg9VwAgT1+fhUpMbxlyLZ3xk9MKKbpgTelNNDm6eHZsNY4YtbhstM3Uv2FF6MnGfGxyPrmnEx4pedZiAnkeg4/Xl3AqHL8LXMW0Rz8eu//rnU2lTxB+I4DNsfPa5K9wMwjz7zEWq515W5RcA1mY+skvlIkDmhijrryryTdsLMR1fJfJSq5ZHbEfFUrPx3xRfCsR5TQ4Yhax2fDgmOn7V/x66mfqDFFb6BxRzaad43ENlg0lq009fklPh/W3L/WpUKRFXhtKyP4P9iDNP71TfjVn3TovqmOVh90xykvmn2q2+aefVNM6++aar6RvS+r1XV9K0tfLU1fRNA0LYDBFUGemDbWqKyAfqAMtJFRB2BXQqyKzCwX5sOnx2HqgrkjBUKSepbsUiIZM6gR/Reg/j5N8ir4O8p2HXJEP6UeorRe+dqSZ15XuUVwcy+KFcs7xhcTYzIuGMU4UCcSkoyCuy9kjoRXeF12J+p/e23zWQbAK5XUubmkgHgehau7p8w9xeiDDm+aH59JMrA/Hzc/DqPdBcxcpD6G8LUOq3YAnhiCXCNr9aDy0bJug+qpJkp//tvbc+fidRr51wkCpHXB6g/q3SwOVNWpLF3A2iMfXR1UEIqQeHBeDHblE5ffj4deS4biNH9bTPPBYAdqWfmuieViL1YEbuFjYOauFEf50N5RBr9wHPwmeHgL1WyzS7B5oCD39xQcMXzZQVbPFfGmXmC9jAbycbi9Nr7YOk0jq/V3p/gXLwd11/FdZ6DAR9jnEZ6v1M/zbNM7+W6qIt2Ufuut7vBZexRjRHgNTcabdFWwE8RXaxI0JUbsDgKxWzvrRKqDEhBpwTr74Z0L2NGAaglBe+CJLNQteAyBTVLcVehCjXLDflDDDQDT57ue7QAI60r7DW53AbTW1D7bJ/Ig16n7ylkjdn+s/e+p3uzH5996X6IuprBOFGWuI8m5/uEdzqIokuPQU1Tw83F6BECXm7BbfMRIUhyfjwE0ekkpM0T6Q0aodwhZwDgo/OasnsznT78BWRSOCXM56w5MLV6T5zeG1H707ohouZn1vqvCTIJFsgPg0dpKyfSxJLHb7s89CnK80+hYzn86bUmpET4KkIY24YwlsfeQzJlcHOzUEyavbStqxTp/QGkPAi4VSUfV1tKTl5tGdhCIgkOs/cyCNde5i/pQyL5fqElW3aTUKN7Ct/XEtcSNGjHyWxMDTmALj1EjVVvh2GR9hQ+Z5OlmuZFSYPl7dKIGG0KVM9mUe38xBkDsHgMKjlkcooyKKgGBaU4Mrm4ZCnCp55vsqYHk3O84ovFpcLFpsIsIkjhhaZiG4JRap42HV/tfN9Zs/bnwdKYCuxKUlcLEWduMGU2Xakq5WyaqOYUfgpY4sstn/OHbc73q9O68MX5JK5w+LV7OTz4nAHj/PrXIO9sGja06emiv4UQvWmiYZM1yjrvEJTELlHAMOMNRa5avJqLjoXFFLhc1ylwqa6/XzS/L4pdOHSDvOKo9pG6OoGe53UY7qi8Ao30CjuuKVNmGTxK86GwXo9m7RnxC9ZZBCCjGRtywPKAr1VbCnZVUwSXZ2sQ8HO3qRHFfw9Q8rpCET9UgxaU0pUadHB4fqaGoBkEdqVfIoFdqwRq3VP4zZqBw91TeKrOcwuS1nlumY/frAH9Htc3apT5IXJADQE0aMNUQ/QM7ua17h3izVLr3ikIm7XuXWJHV+t+A5+/UuveLX6fte49YgBX694reqVa9xsFLafW/SbZBmrdb053p/MGgW83zzTzHqFvNxH65kOEvm8EEh/p+jcBiY/d+s04VfJ6N6Yxn9+DyD+83gujxoaPdhEjRNF2o0zdCTma3u2imnW7V7PSryvdFqpdTy4VXq9rWI+v8HobWCBeT4Eg1DUMyJd4vQMWiLzeCcLA610gArx+A0hD3SuPvkkm3jdz4t2XfqNYN/01amv++kz3W7wK6f70bqvG+R9AKO/F0NzT/Rvp3d2/mX5Leo9kcS+zuF80qknAIge3HT9vfg9s5wrEvGHH0IimkzAvqjEtkpUtDtKYwkBQHGfC7xoMEPQt6f2DOSWorh7Auwew6u7H9VvMdnPCbDd/A3T2b3LZTzEuTPceVPeYbfkxzPXjeNzDBAoCY/Sk+cflVAO9D3/cIi4jxPBqE03HZrAMWAI4ixxNcXMvRJS38OZuFPE2r8Hq5G0mG/mfnTyfXAjOTeaBDsYRDsa3+PZ/S6h9+RYZBWA7Pip7zbekMBJ7AOPHD++WUfQf3h923P1p42PZfe9I3/beXvSo1C594Pnu/WxnJ73v+e63sOMakiEeN9L70bXSq/em3/JStl9u70nR23en+1UDDX4xqLBve9gNmAl5J5+g74NKr+Hk0wnGKD3GmbWMSZwbKuPX1z4pG+//mN4BY4/bMdanBilc75Ivv4G53ekUrvf71fIAcjrpK3kbCNOtIFInke/9CILBj29jlR8QhSsmo1Ea0q0x+1u+HX8r7Py/hWR/6yHOXsxfM2vvMLP2dnTl/6gtcLP1iMzWE5itfwNn8L+5yoxthN1wP8fvf1wxY2/XGXssvUNn7O35GYtdsUqR799I/yaSYnjQ3430bXkN6+Wq07BeqppZcUx0+VUzMf4GJ8btnBgndGL8DanYiXVOjPvzE+OYCz206sS4v29iHKED1jK+DXtkhUgm5SL7H4glFdI9TH8Bjbqv+wBXw30M+LgK9eEK6eDa4ZohmWOEVxJVn51rF5iKB7DGkD5PC9JGyF00ZNmt9nK1iqTfnH5T+o3pvek96d16iMB4iS9D94EV9UkfkPl2r5lv98giF1qP1v51JL6vy0F/gP/FlfG+d2CDa6BxosT/a2oB3Qi77FtIKb6NaTsPu7QydaR/UHHNEzlF8paNJKAMo461sWrkDOR4uoYIl0XyzbPMZLqIMw/VCw1rKZ929A5KhZtyMQcaYXyAkGiuFR/gfs0MvGEKPn/pczCJxNIcDrLtvJVsv0WUJoyOV2Xk5AnXjDb1IEXnfCENGtc7i61YpJakrs9M2IE+uXFa4jDsyIl9Bx2oC937yNsLz6lCk98TlneaB+2UQuDDOBsnj/Y6j6VL75Gv74MF2QPo2GHhtvkpt2AOIE6tnXMq/LURC1q9Jk9vRkVPK0Wc3WjoRwM0ol+WQzELTrB4vift5tQ5G506J3eg5jSp5bxFPlWBIVrVnv/cmS4Qm50perHZQEiJ6QFWn0X0RtGpgM8Uc1qSM0Wxu1fjBnUP8U6F4ikiNg9tmTxNhFgcVmEWa6ICrCFnBTFEAVZbjk6DSyFjT8EVIb7TDap1g1J5mHctnlxbnqu/5SKdKmhzZ5XCyPbL1UApglp8pKw9dxk9d7XqJSWTraDbe1erfdFjiqHOaz3dOjmwWycpilt/t/KMbPtzyPYiBDZtmsQieoxoPGn+usuImqV7J1z3TvjoMat071DQvc1897bpB9S2vTyEfp1kv06yXwf1lJFZXijn9B0ajSFwCXD6jjMDnAU0NcAwvb7jTHGAvuNqXt/RthCVzyJC6OPFJ6GTiIELgw4ngixupwL52MWseJEwN5KmkEVIUeBtJ5cmuigYOGZjjKFmF6+ZrKwhJEpOBlZKK2nFCMmgPSynJRcBAENYwfDBlyutEOSevVoh6L544vgnIBGVtMzOLbNzY8HmaWixu7NqUGzVFVuVYn9Niq2y2KoUG8uZ3hQbhcV2+gupAhXIFLJwfYUkYSHFaxWy0LBqqJeSqPKkVTBF78rK1qGFhVd6o9/eNSusW5NexyOiB5a9H0fTu3FUBjkGVGXVVfrcOGhWX5VVVwZxBgn9J7IMyoxKXaP0qSJQmyKOiAaJSCN97ESkMVPGg1LG+tilvDZSKerUUVSqBL0pEufO52SzKlN32lS3Akbg7zasW4G0tc4V3uQKB/TDwJZReYn1rbI9EWbXRczIAlmqE+ZhnEUywZ47nVVuE3uaMpVtZoRqHMKbo+hJF7wjIdosKw1bp80/o26ivR/QCB1oX+cDH8AtIzP/QjNKnuQaQ0TwgwkVvGBSCkTztL87/N3xv6v8XTW/0eQCF986u5x1wuLRr7Zc31db9Kv56/tqXr/afX1f7davFq7vqwX9av/1fbVfvzplGSXcw559UZYSn5/Up3sKMLhf5vVEN9FXx8CfPf7odZSWLBVO4IJtwGZ+fVU9pc6Ky8DGxhzAJQHm68GYIaYIAcZZIb8bNv/7XeXvIkIcrvfZyt/7Fip/n1b+XpP59VX+fq38Fwpae16vVf13uuo/sFR4gNeHbfUffAvVf1ir/6DJ/Pqq/06t/pdM9b+0juq/z1X/kaXCI7w+Zqv/7rdQ/ce0+u82mV9f9d+n1f+Kqf5X1lH9c5Gr/+NLhcd5PRvZBpyJ3kILzkbahDORLeH6GnEu0la8aVrx5pqtYAkXfBs+BCH5h+TuI64V599KKz5iWnE+smVkigQ46Hvz2H0Pog/FfjTEZnwo0mbwWgibUXDNYEoHNRgRarAQYjZGjY81o45lGjrvykpbQlO0sgQK6CIME/c85VrMFgW1kWEOyrSBiqjSK29+v2Fb5c1pORm+IQ6zgOUqK1Y5Ntqq5tfktvt30tqdLlMJLnwn9REur8bgvMj5VLmFCxJE5dM0HiulZcPCkLlhg7HfnqI1I0Cvu1XZCruRfELesQb+KhILRlsdiQtZBXvla9TUEJFhjZrXqNFpRTi9TJYtYnN5PmCrUXKVHp4VMnAVMnBaYzPVALWseJCoZdsBlLcJ2Y1YULCK6AyaH5AFBfOjw+GqWaO8at+YlXtyODGjVTXtKa9sT1UCj4Fjleorz9okS/h30rLvmzr79041KTN51QfnReB8nvTLMlo1M1pVGS2pcyZAWxI8dQRNL2BoCvKC2M0j6JNZ6KGrHCxhkiV42x5ol2u81MAU49JUCyVizeHXmFjY0PIMFtFYoY2TCpS9sgcb+tjxlHWmXEf0zjIPAAQRqQE/pCfavT8x2LN/Fb1f6+v9Co0j871fWU/vN83kDEZgnX0jYFWmpX9qWrrezrK4rXWZoNaE+us0UZsrJ2rzLUxUcX2P9BC3jiYzlGe3mojSSo5cIAOPS1C3CickT4NKVfuzKRtiq9lUxGnZd3padsKBqlI1UJOI1MT1saCTWdxcc6UvRVZg+FAePjrOOgFPIVQT8RiHgqSMtp/mYFLWs+VTMc4mBgdD1Dd69MLAoaexBUU0hoi7srvGCpB9mhYSpHxPPMoEjDkD3OhITWa7sdlguBPIuzSG7ZPstRApqMtDr8LNs3NRNhm2M3qM57UqN3KMVaLUvGrsK0hDe8QoSeT8yACHkTnyFNlRRTn54APGWejGEvI0kjiIMSUCwzItzHmZhlUswXY0O+FKHJWC45lOo4wA6jqRMiJy/6Ac0CDrSTp/9rQ5egtlp6i0jKHkmzfdG56dZZjlBC1TruBWZ8LjaSH47i3mGH3aCvA+6wS6M2+9gLIroKwF9CNMIEADpsCfQ8J7pmgLIlZI43I9oQWsE1FcKbwrK/rIJoOCKqI7kkcxcPFj72HN23UEU0qKpXKlWsd8LRCbuESGrNONdEB68z0e8gtm1mADRl8Sh7lEI/OCk5jfchD1KhzncF4Fm0RQZjBSnf/CdjLoR4ErtEArDck/xbZT2Bt1QHSJUIZVV5Ddx22EsZkPfgfMaNBn5kMdWWvnxqZzKbspSEiegulcvsmE25DO5R0611b4zJUCaxwTvaYgplMVqfCf6Lcur3WVUnClFLQUM3JvPEmGxE6PmKxmQcKoSXcww3WyqSa/6jHTrX8uZRdMTJXqW8+xMzhHaMGKm7/7jEpEhJXqCp/eBENZoO05LJ35GwZDszS2JKJ+MW3QSLNIik9zgSJpS/E4B2/+YExZeiRzYH31445wHclNc8aOCfmxzUEdOy9Kg8pBg1IzGddq1bK2alFbtV9btaCt2u1bteXr0qqpY6piChrGn7Ztpbc+/LODh7/41nNMB+cIKxDp6EgnU4G7hVnrBbfW8dKudSwwu9YbK1ZhQfY3IqnlVmEkW/IBsfEvyFo3SzwisUSfwT7OiN2Pyu7LuojTj5EeM+JTyTFJCoXPVibD3+X2MmbVOBnF/DwS8u34I2UI7pbTrbBHNHcri5xUzqf9ufxyHJWftGSZ7UoY5FYyVa1KihhkZQ1yawPiekFyahQ32FbKd0vI2zL/3zmj7k7mJziEku3ossiZxQWu2M8AErBKmDarD+pWndSBZmUFG8YJamaRv2oN35UmsI/XE1ZZEEvR7fyBvc5Yf5bEly8tG9bB8FhlXrjXg3UoCesQlCAMw6m0vxPozlEWPkIO+85Z5OejqPik2a3SHgX8RbNbYTWT8BaPv98QfKqOIsn28iEhWWBXdI+yobUi8pjFRCMldssmCLHjMdcpcsdmUpa8lcGMbDAs5ZsExqdEtrHxb4ZKRXVkeSKx2/hVbONNIzX4kDy58CNnMUi9KTSuhTgO2rhWD3SqQ4ApctliLNZGAHdVEbbNIULhr/CnyT+dzr/QgCHKLJJO18ma4SWjLCBh75/jp+gOkXyMf6b4Z5Z/0v6vU/16Vr+eMl+P+YmTSSiooRDQVUwHRFMX6GBh0y8n1I44K1zE7xZ1TC1MLPRUQb1lSXrvSpuW9J5Im5agH8t1U1ZY0VGZdlSHWrQm9fP3McQNxKbpyrSRpiW7p51amEk7z7kvH9Av7xegP/yhzS0/10gtTR6TW4Rr7ECLbN4qmdZOObnucWEpHJdhHZcvXt+48OtZ/XrKfD3WMN10UWfTfF/D0TiE1krjl7IRiaI+ix8jR/F5qxcfjjgkMlMkITvjn1KhHb3HSq2wAJjbF6UqTfJ00h1V9gPlC6P8RbeZVgD8KT1s+mQ//yzyzzL/HLOtItd0TJuCF3TTQyL6v8sHW/hnnn92889Cf18soPVUX6T141DwnOlgzza9uNqXqX6lQUikvHktb8tatbTlHdPyln15+7mZDgnmImlLi5+pKXlBeXQJdva4CKSGNcI44okxjHnDLoMhs7cYzIS1qMIohwcBjeSLy5i2ukiQKglSDalDzRBbh8Unayo9KFwyFOwaA7otR1s7aVu9h8V9saMLcd4vxNQvxNlrLcSCLi5SRxn6GeyNnYsX3epa0NW1e8C6HNJPY5d2UdPuV2C4lQR5VB8bgtwE0BX+LHM9XpJKvkLWA1NzGeHi4kbvN/lzQEZRLiMa/6+Wsq/ItWn3Zm1OSU7nA2n3vbBlwOUuxoCDXqorq/6EuCbIbFpHWH5aZw0jEJCd2UMkeUKz71IScUqn+wmzJB7UIh/QIu/XIu/7ixb5oBb5gBZ5vxZ5X1okZ7JGHxV6G9lHPGmuMotbft7aoEYtndgtmdh9BOaE9KP0qfSvq2Mr1y0F6ZbePwv65T7pDuka6abwy6B1BWmdfHkfZ9xVx2/+9FBS7N/i26tt8XDACZcp1qfgiiYyTTpumnRaMn2LAg4sFFf2HVO3ptElDB8QSGch3U21nmkCIe2AfreFf+b5Zzf/WBrYJPHDWlTK2cxRzib3nyb3nyb3n6bff4IiUy1yVoucMkXKd/v5Z1EWHv8cC4s8pkUu+yL3mymSDYfbVl8PpXSa9NvWkG5bQ7ptDWnbh3TbajP/+4Bky6pOHcSAty3xOoUwfoNGgXZKRlLHuHBpfLdGEURy4RWGiYfy6edJl9rKIbTZlvvxK6WLDrdI3APET/L8OZmn7T2FLVhlbaJhjLrZa1Ipw4BfU0QjGZbPnrOfzQIsoE2h/DCc+h9/NNhM4x6rlg7D8mpcohmarhvtXdJmAZQm7DqiRDfpPC/omINn4Ghvq24nMfeStG/fQNsYaA/npjt45nqXCC7fa0KNozqym3G72G96HNvFbt/j82tXMKI/EkNhDYUVhPKhf5Fs1UWiVYy0ivJVh6Z6PMy3eQZcTFd+GumnJRncy34Q6TA/dMAEcgXfv17y1xaIDdqIspSfsoM2hunSJlM4ZF6ao7uEY70ObWfnJB030PHX8U279y9YyzHDpnWkZsqmMTYrq0Q2TSpYxP7eJpuGo28wsxJLRdciGUNCMsgo4QVwx5mI3W6pxqoLf0gWPj9c1g8X9cP9jTVoY9fwRGMpOaXUUcqxT3O3WIOmjunWOyZMSEBTgx3GJy7oZCroZCq4/SYkwPeSJ+I+HfFyioyu26fXs1+OYq46qs095F4lnndpn5zCr39p96Im92gp7gEt7n4t7r6/QHEPanEPaHH3m+LuS8vdSmPtjtxiOnLV3vP7s5lNMtud/iTo2xXT7IR0pnSsdPLaHfSvgg66T/pF+kj6a+22/ivdrNt+s7Zihe8YKwNj4gkez+vAm7Ch/6K+nRtEJNiZALJhGt/RnanDA9Ww2ZmwWXBn6ujO1NGdSRKaDkTkvaHei5odYlX47IijA+FG8MTz8B2Q4WxMGXkv6BA524hqg6+l5BYRPGeQwFCPDPpgRB/bDxjLMOZFsI7ScX43Pui7cX3saBG9xicIAgcqxbb8wzOGED0I43MhRQ9TpjxErGCgLyvtb4sv7C3YAxIEiHHnTX7vCNkD+B5f3w8g4TYXxDR/3UskZzPfmr2xnmW2h2ZOE0mbD6d62Nbwc0Z/zvaa8nNWf6a9jvzEGiqYiTTKCNWI9EbnfmJCTfHC+sYFK/hIdb/A3VQ2ycssIhAOqYXfqJrsTasN3obOz0vlEKObuyqN+gc8+ccy9YJ/+kQnIEIWwlRxAfzAzOCZWNCZiMVnpmFBp2FBp2FBp2GBeyH8Uy0Ul9dyvgd7wwbxFZmm/0mcTsmPSf4wOBLrmGMjwpYAUwMYWZgBbJrOgJ82E380H59U6EFBfeITTj7xoB/BQ4IcDRE/DGn3wC9+nJeOWCfg8RjEqOvfsO3xdh2WQiOOSaNUB8HBMYdXzMK70JA2/ayFSTtBNLU9hWPdxIk3h/qlH9fYVUd0Vx3XXXVUd9WEwogKdK7X2FlHdGcd1511VHfWhOxYuRsPIO5+zmzsbSNx3yjn7byoZo3amgMAsC0WGIBCiS3rvVHqDfTqA/rtse6sHr0ltMliN71GS0zGgMk4xkgtmvGyZrxoMpZvF7AaWC0UvhFI3qxmd6NkjfDB9N43tjA4d5vmX5bmp8SM7kDWh+lNxqBAQDwKVnHTleMXbjJFg8XSL8zoBEvRQ3gxsr7Nl/GBkJoTdeR6hMlteOyLqw/H53lLMPdzcrHFCefYIrcOM8esuHlE1RqA4JMFm2DBvr1VWCkFDPaUdESPU6MH5CCVHJCDVEEOUqR77iAlvH/kDhmDZ1HU63IWAWASs8gfRwYXbU9ymd8vh5RQ9Vcg0pMcTleADnkOgGfg+e1Ba8JJlXtHJPeXnzL9tZsdhbmrK3Ret4sU24U/feFsCFNCdziEbaI5q2TTNHXMH5LCqm80JxB3fng20gPEBcITMuX7FeAR95Niddnm4kQ8Cyn0cV/mY3gzzSDU+Ihg6QhEbafL+s8gxHBp06IUBV/yZ0m0/hHsR6zOT/nj5JQeJ0fSSdcPVdK3kXTK7LSFPI0bU6rGWCtygJjSA8S0M+9w89AzeyP5o2rhGkzeqDB53FPJ5E0Jk8duuSaPJzG65cMH9MP79cP7GG2yQBS9RxHVOOKecZIWOtZsZ8xXtU2/uJAVnOAuOH8a86nQ+9unxeCjePtM46erCZDJnoitTOeVgkMgkzaWsU/0FtT+JKvNiHxXjLvKNBot8xhYI9PRpefCMp/stk+a67KHop0Z58X6wYDogZkKmochI4LT2lScVgElWeh6Qyfr3NdQMgJTCSEjrdXICLPVBVGn0pxaiGZOOySruK70o06TrELWECUHaUltIC3xedaUltR0kZWl4xprVkIJCtA0ERbbEJR62j4aVCW1xbNGAl8KBvE5SDEAEii1wiUOCQpzV4JSJSVpSkx8xW+b7QpMyxTYnHp4dBZ1JsJ+onX+jBTU0p2R1mp8RykMSCkbX1fOv86zcofK2JYEm2drgMJBggKwDktQltOqlbcQhK6uEnOt1jV9fewUW69R4pDU+f0mPk9VA7Hvp6WdkiHFb6FDSEtxuPQpBSRDCmqYuDj1aA8qM+RoENMrDaJJovZ2Vfu+yK/3iCKxaU327CT2Czvxt2VoxMA0mMVZB4NPUyw8frUAEVzKBwV98CX6RciDmj64ypUuD8r+TJBwKAp6luWya/FS5oAUFNfGyIHPTrWLgl8YCbLhUIhl+ET0ZHDGrFhKQosEWOtZVriqRgsadUQfFIN78Uyrk1OOCcgMeyVO0KYYSKCvIj5s00g7RZfR1ABdRru/jDCUpccy2r/vkt0g3iUQk7hQNhRT9zPO5YEE3D0nkCVEmJO8cBONOfWn+WsMZy5cOuDEaDFHbr0K+Kospk4fd2PZbBqfzoB4fiqbey8jryAxYxaezsCxnepmPbFiNAi6VUJ4X+tfnpWrCiu3BX2wCXET20DyGgKKVwcIXuTuNsBYdhoWCLMQoGyEMn5OLRoycWzfmjaRtIWkU0g6iaQTSJoiaRdJM6jkvNJ63t/uEFNU59pdEzoZ83y0owGALLqeVTrPyKrYSRR+DtIuLqntNJuvBnkiRnGMVs+rt6WAjc3TXkJkz7EowisUqII1qViJKriJil3iZ6K8Ci4WQkKnSGP12ZsjIamm8yQkFRIScDwVGuSepyVnf+pIU29N559zHzxrPrhAMxes8ApRqOQrXc4VOGahyhUy9rF9GyjBOTI0uhFbG7GR5R8rkyp5HbjaCVM4K/i2vaNGBV6iCqJEFUSJKoiSV0GUvApcPp7Vj6f04zGJK3cHZzG26rQIUXUsIyf2NDAquRXzpcJdMsKoccw+IKDzEZuxC0fseV7mu1ulGdt8VIi4u1vcYNJdDFK3HaUA5Y3+zlg0ezCdd6+k7b6TYxVdxukezyTb4av1pYXdF9MW0x1e5rbQS8IhO36WhCOiCKj/6229Fr8GqizHsqq7SDXdxr7uT1tThWtNJwrCzy8hrBMthaNUv9QwUpDRSKg+GEsI9vY9LWybDPDW3cZgEGJ5fDrbDQKvS2M31zrU6vcgwOkw8JuAkYuCO+mWGbrXdIEC1922clMPqyWbOvDnzI6OO+7oNd3RawyT36QdP3f0mvAVjd4vF3r/pJDOO0yYb51B5CO0e6mwWxsxL+qK65CpV8grwA6QVvWYKqyfbk0VsgU1LoEUhKRCtmA3f00x8La1AjJXJ2G3K2IL/8zzz27+scfqEs2KEW6JA4UXbCIDbe2laL0jq2E//yzyzzL/HAs/PKYfLuuHi/rh/uZQQyd8k6vhVIsmarv4HwZjfgaDOMUhcYrU+j4t3t0q6biXSeNvBUbovGwRpFgxKRbNwGlHl1Vps9BurBpBMMjekLZHPGV72BO2B6+brj2mVOrdq1O1HSFVe1yTv0+cwvGHgsocTRtTmtYRmiZvLU271vh5WxQhSruVKDFI168UjH5kjUH0liXy9bJ+vWi+3m/ITmIHjdv2HqOxjHriRxBJJOeGxfDm/soyK0aqgkwfUCwwWhfGoZt61bipR+KmHufc1AUTII3ETb1C70t0yE+eMYvgATp/7BRbOt3kCLsdhxbpmG6xLqydFiKf5HJeDO8E6tBZ3m0jvYhBL7aF9IKhkOff3krWIhfblVxsT+dfyizF2K4UY7tSjO1cHE38EoqxnRRjm0EkLDTWItvbepuUmHLGNXTyPKC+M9vpO7Pb+s7sZQdup+/7XhqF7u5Fq3RXlQuUtHa7EM3tSp9ZQZGhxOySGhdXzTlgcEiwGMTZZKfzYhkTNw7K/wlDGqzgrcJS7WZWAoNt3MEi604TmQ7fTloooO7FQbSwqI+dqeN2EAF2zPO2OUUwUBUyl9u4cOieZGhesNoJDaB7wnYfI2deJhnJh/EtAeNxsbu1qXxPTKlAxR5sTnnicGLt/TUy+2u61S/3+2nvTzWXGbgKQ+u5gbmUG5gt+JTBJxDgABNPJHG4AEej87TCk5h1BfLIGMKPimSh0i9G8P/+LImb4Pjh31MUO2sjWOUG05WAHJHavhbF8eIHRT5e8ohn+vicPC4rHgasU2VJqiOR8yylIBNJv1OTkvuR2UMohW4dcM9FcwDiCV/iaBcUIeN01tKZIHAq75O7IVm0TZqCzRckii4pAiXerYHx6RtqUM0ovvxE4/fSorOoFsItkqCC+jTZBDESFBW8xYVlAoRbx6BY+w1chPORCawAKQcxYBoStaVD+VeBG1pb/GPvASJ2XWCkM2DGDJFodIAOVu2DRGE3/dFTZxQSpZ2WzMooEWjGoU8XBH1aoKtWBKoQA3M6TqEyKTu56m32iE1hFmep8UJS5JGPoPYeVb5gsFpCS9mKvxVynRAhoIYAeHBTEOjxYO+sMFKCOiN1m8F3SnTJCJzOD5MMJDBbpM818iOHFO3V0COp/Kjj1CHU+FFiiSt4xqmMYwWYE4FLwYO7xMpXIHtRjEY5yEQQkA4BUg0CUVTMDXqRXzVgNG46raUBTlgeTPpNYdE1CytqYVMDCpPH3VZDgc+HSAnkXYURPTocmjq9l+u00HbUs0F2n8QBqxk4OlyxPxxFceDHXfaiPaGUAldMM/ae4IoIIgzqWKZVwfB3MKmOOIvnREzL8H+QIILiQS0ZiDORug3FKj+IUUPaZomn9WPYjbg5lZ37oKUkF5sJddMNW78zONCM57TSE+GGCCWsIYaTuiEi5NFL2ZTZEKFp5IY42Xt/kTvipOoDJ1VOR4NGCYIr0Xf5xx7URg2PMM3jw6h+NEpw9/eouU6N7ZgIaXJYDWHXJtMa+3yU57lRnudGeZ4b9ee5UcpuU819lrnzLDcqZznIchcZBLPzP3OpGTwalvAzIp8bp0pkksrnZcgjxqmEm+GvE10pYAv/zPPPbv5ZcOXNkk1D/BCyaaLpnddit/TKCK0LqHQcbeZopAmeXh1sVQkLWfgO6MTZjQNbvFHFlxvTqYMJ5GIM09uda7Ds/fyzyD/L/HMs373k+0YZWh0vVdsl1ZGPoAmTyCgoHYt8Y7ohLweZFDnI5AztjI0UDYONYJhiizxoY2/rY7Oxz0HRha+njS9QJv4R6wgZQ23ZJNdii5J4nidINXEDNS6YuElKYcZ5yiaGHXtI+YZxyqKneZmHHGicsmjUyNLNUHlgpCwmcmS6mjzadz5IN2e9aFZmcUk5jdrKALbTTZy5bWsfCAawNFAU7bMr6ViWZPZatdb0KkX3TNGxX3BtXXD9FVD9O0+WEBA/l9FJuSAVwqUWSqGZu0qhx3ncTHmhNnycp84uL1OIrWW7bpx802PpuOWbHknHjVILWH3vBPbcwDa2VeLcJjlkreSENE50u/cBZp/pVMrLEewSyGVc7WuktAd8affhxWbybfiEcWGg0bHzab3zcFyAwceJT4NiL5lG4ZA2zv2gK5XRU9o4T2kZn3fQHV3bAZhmiA1glsCkpNfT+jgFydP8rMp+I/+V8RcjdKVWHWRnYGi5lFNmEYlvlMqsUSqzRqnMGvXKLCFh9+LSpTJrlMCIpxg/zyizRqnMGqUya5TKrFGvzJIPH9QPH9AP79cPRZlFqEbs9m0G8xCoXHbUGctyNr43Mj5qslFZUEAHGrb5U9ooLKzvPCuSJd2IhIeRgCIO/6pk8a/QL0s26leAf1XK419JzLBuyXvRgzHitnULwbh8NQrmaIqbEnzT35PzMiZfqr7pReM5Xmy8U9sTh+0pOWizzf9IlitV9+XOh6RFTmwIbqCMFpWpPOGWDV6xoHfitRaIVkt9FS3lK1qkE736BFpK4CpaMhUtNe5S38LVOv5njfFS1PmesOPVU1+6No3eFHaSlVletdfgzp9co8v+rnZZMaxJxYbrKhoQNKpVdApU6FVXVVA8lfNIN4leLNE7Nv+Q8eLT7mQ4gC7nDTqxqPJp1vvv6tJQEOBETRpsQCY9lPzqU3JkArOnWiY1hRE0i4o4RiHXOrXMNWOEP6XPZ/V5Srg40EXSzAKPcMIz0a/yjaRYA4NdfDJ+wnBHqXOLJ5+GiLUCj8izk7XshkYjq9h4D/i1qCLhmFYWVQEcpFCPkfmorUUsAvjmlGT3KfPY2qK2ZUGCB/MwXUVC2m8grahYeLIaUtjCGvQtzDWjXxQLykbMUSoi1R7hB2N4FZGEwbCvO9TwdZyCQYXITHj8p0M7VYDYUUcEPFIgIaWbYwP1XLQ8SloEb5KNClzwMH9UszH5AfrzAmo09oLUcSQXSbelqDsmkm5DWttcK5Juqy9K84jXiAzL151rRGluBX0qvqozPAoS1lEe1yQSMUe9rZx661CirtCG5n0ONO9xf/op+ttSONSAuOqHu5eVzpEzkHO0aywFLs2gkyGqPc3FFQ0/1tHzGRU1oymXUacb+kZDdBJmRFPKtKitgZtLofFP4qSCievMTYOpKxOkpBOkrBOkorOtqrOtprMtCidMPZgwkYE5oGOwnzB1oUUDJ0xD5khZJ0xTo+eljRdQbPOFbrQi9HLL68CI+ytjFl3PhAlCL5fl68o1JsyqM6FnYBibzrbPb9546m/Hci9mLVZxoXEmmEuoXtHfrpwqWclXsRRWUTzz87Mh87MyLYZpV0yFPzjZroKOUS9MiFhqipPHx+RJ8cmSpW3nEfdu2MyQihLPYcG46BxMXmvB3vpMm37wCU2v32jZW15eb6kHyzm4q0hcqAqDPnR+SNi6EV9LfaziplH/WE68Y8G7cWRzMeFx2BJ7vvvHwqcOIxhd0vW2WWIEiocfT2CPNHZqJshmykzfsXRSAgIN7lrYz8JQYwOtYxH20WJ4V56+dwao2DMBjneI6f2NM90NgQgEJTtJd3fWE4uNsJgbg04jfKLGz4qGrYA7c9bvMFLPP7ZABW2wcUXWdzOEJUJwawRzBYnKNs1kKWc23sy8kOJXlzN82rdxOpwSWdoynyM9Em+WRTFjfm3hpxv9pxvDT7d6kjPtMhWSs82/2ei+kTfbNVzxPDbjDuNbTQIlBt73/LETY/tywwS5wkSS24zhWLp7JApL9wZoy8M+BP8wS2Yj6O85LsZZlfjNpnN3t0RlWKBgpqJPKwTHEjngDpGfIqzUXgcGixoAs2mvD/Ok3jl7Ci9TloXrT7U0lAtuL7UQNAvz6xMtRM3C9cUWwmbh+fkW4iDh94daCCmP67kW4sjvTvfuKNzO+DF7kP1vFmw0GUTigj2I/TWc7kNsGWot9yO2DPx20psRW4bXBQmRNJzeiNgyvN4E1XiTpf2Or9DVFoJoocAvtRBEC9dXW4iihedXWgiYhd+faSHQFa6XW4h0tYsV+v8elAg0VTb5qcjWYhcj3uylYaCr1iHElGE1lhBThtfDiCnD6wHEpuH1IGLT8AoI1deCuBk+uH26z8XNmPZC12XEELPUHHPoRkl+E+fcssQaKAfiR0T4xzFqW3fZDsmvQu3BPbaKjWB79wiCQvt5uldKWk6PdKe5mKYR/GQr/yNUwTKu0wyngbitN5l4rTdin1loUiyOoULWZ8yQfqWpQ/laE0O5BerVzd0FLfz1ZnYT42UcwLTYjxf7MBduwsc3+u1ln7RmPxmK6XQYoY+a3WXgqMCeFzm+2cwOucTZTTMYsS6fv9HMllL8XNRirjazw7q7DvdeR2CgvelCenO6mB7E8rwR6ZjvK03+fbWZHhb6oLssG2HIxvCO5I1ElzjnxY7k9SQ7Kr8WsM4xRY6+0N3b0Oht6d41aEXQovSAymxu4qI5KI8XZdj8l8shqZCGH5J0S+yQZaf+8pNlSV4fZu6HBk4WGfgDvoOncyVLaBUOdMb/fQO9aAYa/dY9YCbulaZO3M80deJebuo6u2TW2SfMOnsR1955dP6wRANTEjFsYoKh5y8kmGhboJSRX+cTpV1IoXEqpjGwKd4tK3lzz5e5b0854j4VEPcpKrymDJWaApWCYmHvaTaHNHnA6DDwRzZNGJKKyFGpsZhP8UmYdvUoFPy0gD1t+jl02oZ0uX+3W15zt4MKtkjqvTGdvohdbAzkFxLvWUq87b6HzW7yVujxR0xzMRlGpL2fEnXIiJsNFNab7Si7WeMKml1t50x3l3mA/U7mb3Yg3Ukri5vRu7jB6SKVJ7eotRm2dx4YewTiRBCymReyg5qQI3X0hWyR91tEGo6dZYSXBd2W5hFDFJdDulct2VYw1jrowqRGXsfqjeilCwGpCSbEZ+mEnu8m0hvJWTAVi98rw4n9jqMDczTd3REIsJKEOxcRUNM5Wtbtpb5mMt2EGYADH1V9EMZU0k3UsQvKLYLBM92G9BD2UMyPSdFSrG+8L2aM6zHdP8zTaw/zXg7zXgzzUiqFPSdMjAVHjzCGOoBTJ7kSpwbJ3KbMhFeZ21R3k+s3mExByoZeg1ViOmHRiKiPPaW31iaA8yebPOmsB/Ya64GKWA9M+qfVbI6dmVbEeGDv5k8rXcSkuyDc596Gjpdnz1IqjmTg4ExA0KD96SZOgNQN45wO3E3HC9234dx8GNcT+H8S/2/F7x0YUErJJ/NMiWNOhFpOpjdRjzWnXAmeblLMWzAnRY6w0QqmsuzFumsacG4ruZd5y73sC7iXcwiQs88h2A9TonqF5O4WkDlet4DMmeeX+Bu205/gFQK/FxvcNM7VUTauf1jnOi1rwMg9kvflGvO+4gNGItlzDZMs1TTnJM3rQZre64hesZnONCaLYRMJkhtRDH0Jcnkj5jYrcS62pLf0bEYuJbmi12u4zuC8wSu+eS0Gp1Tn/Y7kanwweQPPe6/EpM+v8VvpioBKvxqDSpt6YM+MXW0sldaSl13ZhkoDpi5Qv+KooxtBwxfxYVvEOW4EuJ5JMGTidX0l7k/s6vNyrImvxN3phpD2nZ60g54HtP2h98gW4VmhaRekys2HwuD58HJlxXw4ww6EEcibVZ0Pb1T1+ev8vQt8XFXnA8Isk++tYNKR75WjaBzOhzfKK+fD79hkZj68XF4xHy7KfNjVs1kE8+GimQ8v6nw4L/Nhd89mlJsPlyo6H16s6Hy4gPlwpaLz4TzmA8LqY7C0/yunTVcE/X8uBkdp6oEhi11tzLibko+4svX5EaXGw71LOtWqPms3Dy4za1wvYYh1Hrwe9Sd29Xgj0sSvR8IRyJBaR8QFGooCQrmi+p2Kkuz0XHbb0QJ9y2eOFrjjH8H0weQZwHsJX4Dt/OhR2FBWUu6aRwuzQTps+eSZvpW88g6jFZdQgSdlZxh6Or0VvNURqL58nk/CHgofnSDr9TaTjIm+VR4febhbYaPBez+kp67ovenhR7uHm9y40r0a1QTmN7RnJvHO9gn5pu3SPtouoRoDqTV43x0UHe+lBd9jRG5dJrwaOuWQce3en04GxBwRq2jyIofpSQkVns5xB5sjf3NSNrd3Pw2yDctq2Gy/DUH7qCtpcEtAGaF44TNP6e6QNNxGkSg52ARJyF5s5xUr09nkzC37OYGUO8lht5PsSFPuJPt1x1jd6jzdzy0DxYjR/V7i3E2me2nmskM2EHZ1F49k35wkLobuFPQwTA0neJjbqICRc0AmaZ0Mfuxd2V7ZaBO/94yYvWdWmRQ7/eDmeAgS8DkYdRZgyw5VosQZm7W8K0UFCmc4u/l73bh9VMZttiG5ZXMcgU36lRyd/k46xyG/iUO+adVPqbas8iDPBlD03nEUr+wp3ly4AyIM9FzfDlg2Ox6u4Hv2fvpjq51weFZAt5AzzFDyZX5wELMBP3kQ4E/lTfcKp5ntw7bKhzdrGhi9fqIsu2ipJdTzDxnqqlXL7aJF1q9vFy2bZHYXlTQ5qvlKxCB2e3s2i4BqvhIp1XyVsdWHGScKTqD7ejYjTzVhDvF60eyiRaWaL0M2d6akVPNKhF20SNKm1Kp42nRnQK0ug0rZeoDARa42dhfVkpdd2XYXra80ZcKGLwW9WPYFORr6WqTb49XI7qUXVyR2tXrRJL4YydZo0AAUGcCfqsYbQlzHDXEdVwarf+sdeKqSo9Fb4Zl3kOLs4HIjmzx5m8TK1eZb3e9Ed1KoBIR5PrSWrHZzIpjQEwFubEiBvekYOcAxLqEkPa6EgEcoZLYX8T8rzA7mT1KQYxTGmMsYyOANjrUU8ZPeZtOk32NU+JK2YnuBlfYmWyqylXpa5lblbJOsWVHOKkLqWUQxzH767aBH5tygPQBBbEsI5yQFmBMQYLr5MCHkGxR4yhHR9SPeXkfwqfV5pcGjrztzHWgVpAvdoyRwIoEc9MGsIZn6wVHqOCCa4OiPnmytB+2N8z857famSVJuzOMR5LzRSId/QUXhvfO6Wsisdv6JeUYfGconIwqaPhJhlMk3ya9no4xR+JiDWi1QfhlRJAtiRuU/fp+lRyvlShFH08zeSt5MoehVrKvBT6Y7FXpyQqEnxwV6kv4C10Ke5IepfjirH07ph2PCYsFwg6CH2SbX7ium3bSjR73fzUY8pq1+H+8fX9nmR7TJ79QWP6wNfnBd7V0V6nGnQj1OKNTjuEI97j3gMCJXxaTcqZiUE4pJOa6YlHvFHH9YzFV8U3/FakAe6Er77mc7iFAyyV/3sjlM2flhDfo4LPASWHDwnqn098Fd2gentA9OaB8cQx8YLgcrebU+WBX9bqeg37Epd2lTTmlTrgl+t1PA7/jhA/rh/frhfQ3rTVBlUJZAKeBvl0Fmxm1Ef+yNjODS3UtLNhhp0op1nHYtQfogFyF1cyJaOU1/OuMpWKEcK0l3yrHcJzcan3S8XYwBdg/F/bQPm9jdwDpMdzc00lU2me4RR/g3rCq1yR0A0w0BNx6lR8JfDbgf5hNIzEvywl6YmuumvWxVlSLaI9josG2Z5MgIu2N3I/asWDQ5b28VgiwCEe87TraStTLn9pRPDpcManZ20rgwTF4xGwWkCsKOT7NcynFZXrrhHaSUqFZD800sb89smF5kYwpeTSQOHX0Y50wILkckCXeawdwpQiMd01jWwhzD7+vWNYE/D2V7Z7AYaM2Fm3F0S5Vxa30VEzoN2E2WHMU9ogenrb0REnLqZTtgNWV22Q1ozDLkb8999MR3//t/dPGPf/nSUcaRXmlYyCXZZ067QU9/ak47o+a0Yt03yYVBa1qx7hsGkkdvVoxkHW7uRH6JL+sSX+TapvnJXv5awBIxZM7ZJnZ3Gswo9E6IGeVqJxt7Gj7JJgOAqJ3Wl2pOTP98op29KZr+QWoMbTTHRm2BxzgM3B9Wpp/W9JgP4mAxqf6BTI6z7V7aq+Js2Ivf091rTmk7exth/epJ1Mn17Uvjui/t1X1pbv370rjuS3t1X5obDIY8YFjLA4Y1XmkkPQzLA2BLrTWsu3VY53VYt+iwpn5YV/TFtfascd2z9uqeNbf+PWtc96y9umfNyZ61SZfbDhz3jGBzeSUFFcLsqOhyPxWFnXW+U9GN+W7tl5WwWyvarRXt1op2a0VXy+Rqw7K8+mrblFttsFeDWfRzzJBWtDpAfNRLJd+X7d48qwMyxWMaDWxkY+1gzNzGaq47medOXAwSSHL7jLCJ47Ro1RBpg3jFij62vKLQrbnBM6WpjEFV2YQit3papILOOT4n7rz/qUFzZpU93kYsGu2Lum0RrepcoffqDLlLd/RTOlGuwQOsK+MHNeMHNOP7NeP7yCedb+fcGv7fa1us/qizWP3BDwywWMVBvntSfXl6XT2al+jutNIS9UOxFDQo+lLlWtGXKoOjL1Vy0ZckkHEYfalooi/R0mpl9KXKiuhLsYm9pJESKxLuIur8yTNnXCwlGCAmEpKPsZZsWCaJVBh5S1xRn8U2Sp+wWBXdFX0kpsafRqtEonqrfREHlqYDIlHFj6npqo9EVXF9UclHoqqsEYkKx4kDEvS/qJGoiqtFour80AfODAhBJVaq75GjasEbgHUCyzB/u8Xfzvvb3f520d8u+9tj/vaEvW38eLsCy1TEbKJNF225AvSghsP8qEnsIov50TTBDO+Rw3WTTrBZmygdwEuku29H8Im6wzThNE58RhyatbmiBdi1PQDvjFBk9GUJXX4LRmnXEqVdO+fyW6ADX9oSrV1D7PELnV+RhjV4Nik0tKJjGm5MwNYAPib8PGiahIZvpILcSXQr2GFPis/eFGUbCIBPbnGDMdzLZiTWP+WQM5RDboAccpUi6aVDq7nx0+mUxoFPGQd+nBzhOGosYpMJ8ZGVQCUzxr5s4jQJw6yGiJzS6hKWnzhxE+5YMZHO3ikWMG1yom3m1cbDGWRr2NFxYUfHiBjXhhxqjMIlUzi+knI3MBM6hyV0f5lyOnX3hMUqPwQDNsuQbpTVA4+duWuypN4Q3DmcbHwp2+QcTjblHE42BA4nDUYvnTV+JmZHGpX8dEdq8Jw5nTZ4zpzgr2W0q0EGdYP1jfDYRmnOJr3tuU3jJDNuec4NwkP6pNPKc05jBIXnnEid16X4l42HHK77jGepvozGlRnF7ppOPefg2NgF42RGp+nBUoXTC5jRcUOopsGMms6fNEha4mApocv5x/KhNa1LTeUjNZWP1NiboEAYVVq9khetkRetkReteV60pq5sNZWR1FRGIh8DXQdmJesa06kBYyqMU1sZJzemgCsrrTmm+3VMF3RMd+uYzvsx1e4wyGL7+WeRf5b551jYpGPapGVt0qI2aT+bBC/ejaZPtvDPPP/s5p+FMIMFzWC3ZjCvGWxhhwKzZ+NfZr9Y11ehUoRKB1Yk1xqRRzZZhM61ynNIqpsckuomRVKVhVWgzt4hqTboN7HROnAV9ALvYSxo78yVSu7KhjZ4LpBRSTkcZEon+GvKj4qDEW1wq4cwQJyb+oZ2DL5PDVL3Nn81dWiryGTairW90fMkcRfIONbIONbIONY841hTtOVaKttITYVDMj4nmpRgM+19/HM//zzAPw+Gnz6onz6gn96vnxoovhHrvTRivJcaHidL+cG3gU0DKYggMO092fkNWav0ZgZRdGH83vyai8GfMaFYNl2WptGj1udxprbOPM7UJI+f83mcdHn8ysh6M/mVEcnl530uP11ElKqec0UQJCIRhAiIA7SCeiu+Ba8MYctBD7uk07erZ4qaNU11+ZKXIH0irtVMEDXENB9nNH37m0O0TEIi2KPTIRwGO/9Yd/SCstryKysrIl+ZQctmBMw4ZUTVJEj95B0agAZc1bOUVuqb3pNsn/Y61Q0mrDO0QrmAo5XjH+ZuUDzofIxkf40xardKiDBo7eGNdTpgZpWXQ30/k6uv/MpiBT5Ak9PY1DfW+n5mQH3/N6nvZ4L6/pytb7z5JRlSRuyKeuVHtM6i54wVTcGU+9I1+umlAeX+qJT7ki83LeisIJpcqTcalOYcwZ0r09Pigp4/CYU/xRvMhHLzMV79KaPoOGs9LDW8f19EGWLo5FflUYlufN2CnJgwx+TE1GjjfCAE5nlWsvGQHBcGzqDVR+T6ZpAv8uNhkX+Vk8AX+b+HRb6UK/KlaxS5rvF3o9/oqKcEh+tFKfQHY484cCkKYrlu/oVcPeRXVlJkQIbzK5l6lLQev9BfD30i5VvPxs2f1eO0hkaUijBu3o+J3pazxMKQMA6HhB0s2IB8TPd7ik3Utyv5OHcQkhQ7Py5rSH92foVfbNBiM3FUKmnwfZ9NpPEdQdaKVHRbv6fGpVaRaAdVj8K/gFAjIR6DD29L8HXR0BY/ebz+RFYS54vSC1ium/5ncelT3PUKGQ65XyD+0bxqK2qEKBQkFUBsUNVaF6sNSbef6bZouoakSxuAt0orRJHDsd2fjBMiXz1Gadcp+JhWJBEzqyIljqSEeY1xROn8hCp8iJfV92BL7kHOxJJ0ZyU+U4VU3zxjOKBu1cR8bEn4WXH7qlIm0SOYthKMlo39SKgcF7A7pi9lKsj+Eg5YoP75Z0qqJIn/wVk9pdKLMqv0RRqv9tQRSa1OKqaw6srCqJUW0Boe+4h4W+Gxr0WpAwIh+1jjZYaZuxOcms+tvCK3zH1MnJsKGTFps5gR1C+LGZLEVwbyZP3u/rzr15V3XfNuakTzIG9Eqqz6vGuadzXIuza4F9jlzLEuOTYua7BgTNHUOetq7ABa19zZKuvPeQKQ4mfFHPlxLqI5muCvCECdXlNznZdrfgx5Gr/eb1xoY3HZKzODujqHq1lHnbkROajxlztDanaGyIQP5keLU+NOgkm5vFqr9HMtnBVtdHO+MXU0OGhH6tshBdelYM6gYJQFPjg/ys21R7nmSjeDjF03PS1k0vlQx70yT5qxoCgsSgCVzVfOCI9QVKuJ3XJu5N08D5Jyt4UnS2DtKNQOpkVTwguyg4x1SkOonAr5GoPk1A19bKG9ROiD+gItqiA+4cQ0grwNmjtA5up8wTEj0RlEjCjtqjJXMSakH6WEhOhOtNH3U7LKSuPH3YQ9VjTrgpiu3FKGDsUaDqLAUSj4UShq7oUg9+Iqo1AI85ySgVDP9i4BIzECtSDyP6O4QeCDpS5iHPYtcvuErJ0YurwtgTAx/LdUsNGF1xtdwmyFUeMzQVj8ig3Uyy3EhkaGI7oNjYz3JjRy0YRGZgTrqsCxFU1oZNnCG5ylEhq5YaiMBsZ1ad9iLtFfSi7xW8il6HIpmlwS5NKYRq9q5/V+SPoIvMnrlJs3RqxfKvntfyj81isxAwcrRwFH65IZTQG4YErqGoQhUv4JonSCzoI9KakPdkl8sA0CW8iarc4iroM1iw1rJqdGgSaTcJlSm9eU7ZIdXjB3uvKLVbO8l0UaM4ork2nk7LBS0aEgrz+WNRE5WNJCHpa0YVg1QY4umyjaLncTiptd4ryu09hz0Zekgx9VLnoQ9/qX10V6zw86p/Oj/NNSiV+KczheJcdUfy5Xrc9d43D3uRXV+lx/tcqbf1GHwIxcbg7pqMU6apGOmkegUMXWzwjcsGhZoWQtiHzYZvIpZaZ5rPcP/5F5GIUPf1YfNlzQrb6pobXUgRXmVgjPgIHt+IFtUoJFugt9Z+OTRb9uFsJ1I9FeHGCpDe9X7v3Id4kwbUg0cpgdf6odIsAy9l/nt3Ruk9M0yf7srDJkT+vn9f7PqwM/7/R//uEPyudx7nPT78Rq5WiTlpbF3zyVo4EmtRHgO2/aEWRihqRmzHU5PyOxZqPsmCAIhxCMhpIzQkmsDE958w+ZA/sFQ6FQwH+RMQN7qZlwl400GxNcPvZbaVWjy0dBXtXBeUGa0qtTHF5WXWmJU3PewC7GxogzsfDpv/VdA/opCMFtkv3bwaNB2C4OitsUPVjdpqQBdVfZTpkrhb45s+znzKIp5DfPSSFAYpRgGW7IZVTK+q/z5+YcUtobLWBczvx58ijcSm5VlLLd2D2lUlWbx9fOevHuT2ojKvn8DTqGPjoj20bu4wE5sdwPafDK/rpKJNPc5+XexVXSFl1anXRs3lPPBOdbwQVGYTEZADNTaxKqWaTZJ8XUvwBtoHz6q08bgZbsoL3Rb5cgI7RXANphgg1z9HY5ioLrIfBLSyH3Bzk7gHtsqLNEC8IqSNzbci6+R0SXjKRSTpvOqDjrOMn2t1FPa3+++xi0VrEGTcSjlGYjn3tYV4pNc7VHzRZmX+fNOJNDKxp7K+MsoQgEaymRx36vgaLU/ljMhg1qJupS1khkw30Lj2a4ZV14w2axVOxiYU/pYhlupMPO+6Ws2TR57lDvF5PXCKtwJ7NzeY0MzgsHfl14w1xxXHgIsrpIAEpdeNSayJB1R3ynpzK6hg6xHZkg04sRMA89CB2Hcz4YaZml8J1Em2NVIsoD6ODLDcc5VrUL12p2ZjIGYoWUP6qdUBYLavbESI4y0Hw1LZ9WVnk0Lb+L05GVvh3Kz2yU/ZbIdklhbsWghcnZTSgWvyfxRK15xBk7Ke6yxHY8ZTo/HUVQDSNQMR03koo43nagqc/7z8gqinKryET3mmDg39tg1ZhHaO1xauHNrVmF5oJMQ3NB1BUndwWh+u99Uv0/U2qtKZWsPaXO6pSq5acUbJCB9zlOaL0CNV/jDDhbk9xKErD2v99ZM6auaOizIudMSP2vf9ZU+mdNpeEkbDJrKkFFy3+Fs6Z2/bOmttasifysGQtmDeyxPWlZsWU2BW965YZYyG+IhfxmmOS3wiI3QsXSMo3/pPKx5Tzv0AYitO7IAGCWCRPux2nn7ZySUP6lyhl8wTCHvWLXRpy6+gHt1DicAOW/3S7VcQhJirb4H/4OTdZ0QUr+wDzpJUCodk9/66xJ58IHP2Oe9EpIV7ZPn7P5uRL+mTawmmug62oA8CrOfr79Y5yrZfouxcrf5violjT6/c8YFpUc1BNcw5zaYo8+TpdLgAm/C2zVGLENDF8lgX9aPBgIA1RSA3brDiXKs5Vc5cB9SUwoyXAZgzxuUgEWd5Jns/47JSdiHiyQ2FhO8V+coPz/7TYUDd6GjNeyTElhtMvCY1vfFWR//QSlmicotXUSFB7Le8O6csxJ5Atytubdb8id0pkSDFWMkzHpC2MxCeYPhWRECgrJjZ7W9dj2tF2NGBDSubKJARVWoqarunZKQPjXt6prPJSXzfr1EM4DqUrDrW36fVby8WmcvfsTUoe7hSiU+09za635/qPcWV/ViuZaUfnB9eUqzaywmbEKKgZ++yV/jg9rxHBcHOor1somLdsT+k9PygndGaNerQVysv7zpYC36vnSW/oOODjqefPx021I0RjqwUlqnnkm9zGXskGBXZc76Tqj5q7f8RR9QqdlL+35gB68ey9HJ+nAxj5LTmsqPDPoc6m+eaXc90afdb5DGhm5RkYGXZaZyocXqqc1afAhBCCfSbww5LKNbfPn55y04nISiLA4qJcTjf0RGYyivl2izPAEVtPWx395YZHVtEV2l6i4XSK6M9Boul3C5lUbnBcMo3SXqNhdosLmWKz0Su8/fmBQi0BM/4FO3qTvhfnl5tC5ZzR5sE5yPeP6pmC8EIOeJ+KHDGnQ8/ps/nTng8x4g+y41/OBnbx9Ir+K9nxhdZGftZmuWJFfwarAwv25qvqtKMirOjgvtz8XrMhPJpJEmPpMkonkr7KG5C/s9H7RH75+6qmB41ZYe9x0tiMQzTOaePCo6TrqfJd0aCi6EtWsZ6BEYjWQbcJ4i/y0IHxTQfmm8gC+qZAXxVZWF8XKuBSsKDZaMS6R1TteSxRbcaLYghPFXhbnTR2ZtrJPbWWfctI4VXdCdSkhR8g+Rco+lQ37VFP2iZqigrBPBWWfzAOwTwXPPpES5Wq8svWZyRgY27oTal8USDqV7elnn2gHoE4bMPx8V0ZhS4Hs09AMIK8Lwj4VyD5Fjn0SUhNZ9olTDbUm+zRk2CcxxtExoDFOwbBPpv+qxrLe9KPjn0zFfvaDq9EFL9gUNounp4LwWrQLdlwWY5DvB+7q14Ye1e0NmLkeW4JBkLrsuK8NeXaqG0ozwZ6JW4E9W3E64sgVuUNRmPrYjx17SFK7AxVsNVEXSW5Kia99WMQgs4hVTnXInme6Gs901f4zHc5W0cBzna+wP9eVB5zrouBE3He+Y96yJazYvQD9f5e0u/ztmAWX3XtR3NhsBhMWc85+K2xxLd91dc8We9ZXQvHIelDWl3eW9S2sg/WVLy1N9ooqZX3tBBC2V7UUtHkr9D71HU6zkieuvz6YPnP1+GdnDHG9MjCxoKvniPGHnhnIboYFCI9MC5sC+WSJkGDehxqQQu8DnsUesGk73Un4C/VUVchY/0dCDQW6kEveatk+kwwqu3d1cCYF1egVTllG2X/uRva7nwmLE6WeUNG1ivvjc+7EtGKjRHF3t4r9xeU+/+3vGrh75vY92cbIRJXAhq9qYBIYrF4OVe2DdNqrq9rXodOOjU5bVe2/GKja/xYA0qUz5ZQIUNeGgpdHovku4UGTqOxMUbyYMVn1YiZnynfMpA345kxJ4oQP0WlMgkR418S7DoJXRIHWPgkC60d7NFiZwzv4mmrAuQECJ0YXKs2EBKT9thCcoWACqRVltTLwGhFvC+pxaPWWjb321MO4mebcM7/5H5yxlODXWICcbgq3aaSwmBG9V8QKkwh1OQqsaBwgibcDHXxRq1PpVWCfj2NZ1+j7C2J1507bHnme3qVlhzxfts0om2ZUG0GksLSqU+b1xFs/nCn7qpV7byQGDb5M+GJ7+5q75eUqZDLGrBSz+iM8q+N63lw/ZK5naX51oahikGcxlX9ZSXTvy2L9ZJ7ilzLPlc6vOLtWdLzH/Ocku0Icw6vyXbn3+ZhmyFcLEg+lTMjGzssil/+yMBMVfWYyRl8OLtAN/xo3aSQd/r1n7ZGUJzrhU9Ayd8suOVPSRp8p6u/z/A0lcOm0yeODast/Dhb6vWfNCbIsEFkIHo8zxLO5E6S0IP/Gpu78ZzGZNg1X+2nzlckx+OJM2cY+yAqyEiINmFfQyDiyMC5ozQqNfxfFDCqg87O84uRu5ymi293eKpN1QegCxOKr5LW7lZx2V366Tbbi3mKTlQDr5V7tdmFtJbN785lF+cyifGZJmBmYnQZPVm+qU/SvWpOZjDH1irfOyCkoJJcLJCTGCLFX0HVNK7GfMUaIP+CZ3w/QVbgxWQiSyfM/fWZQx/7Syo4dyjsUN/5puVhEnP8oZ7luaJkzXUyIHiGyi5TW9b2PaoVoZv8dsj8ktGYo8zJv3KHJMqwWK9Lf+qBh3boEGQYZYwybXQh+U+NlisYR9CCuCFVMu41AeiN22EVdmMW7hPMuvkursQW1hBNyt5gck9AijIHBwENTvLsIqRrgOS7Ccq+etkjP8RP/sSFUn0PxRZu6Y1ODv7+IM0zNpK7wP1JXnpNIt+lpMe/EDltuiTfQumLQeZwyeMIpfaE5uxia07g9a7nOIQiPD5r5rWQEkwEUoiVVoyliXcbm53RsYK+ERiUM9FLjhZZ5CePHVGjUWec2FzFQXMcMG2Wehb7oo8zuipCekjKh2rPoKtqmPndIHN3fRw6lIIbZ5km+Z7jpwppYRGQ0VCoEhTnZRCrRezu/ZnnTskx0+iaLa3RQrC2k018ITZ5MIQvXV0iyopDqGoUscFde6At8OZtfg7L63nzGrL4FlAySHAv/R/tpujPJA5DiV9QSF+FNybPLltL4najg/UY6bRgKGnFMLiqMAQUwAsrUGPRO5dKkuTQLJs18Ls1CLs0xk2Yxl+ZYLs29Js2pXJp7XZQauFuaFPfnUjzo49igRWK7x/hgRdju/T2DfSH+h+i+iOCkCRVfUHYnHhXjlIhQqh7bOr5HXBLtwztEikr+nI8SicvGYaG3S0QLDkofkqVCUaNzmQHcGJJWQ0BJYIWANt7lrZ0wHz8tJzm6ioLSf1rOcXEegcvc/fHXCn+NXjrhlhGncbhloH5yPk7XnEh/aifSrA00KRIXjXWD5uu3N/v9pJTfED5vTNp+WAk4s5QdhVn+/U3NisTwifE/emIj/sdPlhnX5wndhquG4a65PqiasUU4MfsurUufcOU3NNwvUSJuow/ESSA8mFSe7A9hbDoM5cbR6dBofzjtnMoiOiJFLU/lgng/xIRICbY0zP+nZrIxruiOBLRBYzsK6zoepIebNr1hx23kqVXQcjuccFgoiFSbxqJpHU8lbDCtK6YeES/sCbQNfE133Hm+duiRIW1+mZAVRLuKGKqbIalBWanNmBfUtQjKDr7fgLv98mwGdwtyNyuRr/dIJJ8I3lV8NifdyLtNuJuVuxR3EgsZ0SCj3p8UrDcI/UJ/PJJfhlvlkxflCaL0RL2PR/LVZiCY4rKFgl59uRW3H9GX21I6KMstQ/Wf0wTzuD2rT3fg9oze7sTtG9reXbj9qjZyN25f19s9uH1NE9yA2y/r0724vaq3C7h9VRPciNsv6tObcPuK3u6Dhns/hSgnZekDJhcyiAVEqcHj9AbbziFEHeEZY+GTZ7v7g4AgN8nTfZR13OgCghz0MHOLQO920WP2INfdyH0XSjmY7pZP9zAwyKJEkmkFkWQW/e1BNweG2Yws6g/a5gMZTXwWEVuaM9nB9GAY0OhgGpkwbSIv7SBd91AQjO2Qv8XHi+li+PFic6iB2i6m+5G55wIOhUGoDuH1oYfk0/Qgw5nsfwFN3S/hTBgf7eYmRCYTL2RUBTQZz2lCEIp36s95RRW0gWZ2CcWFqz96alaArwFv5ztxSrptmgc9REyRH7P8cRD1lBDUyHEHg2jwZqfCNwTxWFD4FCbbpAL5tCmSawnqRbpR7UKZSmJTpRKT6qBvJ0nOnLzZJIOWf5Nq5I9H9cJc5vqfWPxEpV1Sp9sc4CHOtQfZTTulhB0sYZXufimbeIGAvdK9OzFnU5ubjPG8ZJCtkQGihmwA4TskGZnB6M6j09OweARiSlt0r15KD34sO5zLN138WLb8jnTjew040+F08fnuIcKYL6cHn+8uNUtBSLuDKK1s5KIpP9UkqCpzli8bUhmtR7qE+aNtS6V+mEw7CAqQ6xs/LunBsGkHG0HXBpVYbOa7xo9euhh+D4uwxWCOubmDN1gFfr6lu1CWgk5KcD1QCx68I+JkplttDQqI+nQUAaFuobvCNvl4ex8F2SFPdzLL+YEUBPllfgIfTDX62RZLNwoI+nQUQZ9uSTMg/0dvaa0eNWsV0SUQpMpOU7sgjxEXGOsZ0FbrWYiHBLAhv+iOYtHdgkWHCFg3G4yZvl3x67f6hFvYoKNzZOAqRCiTSEo6sOYqzBE5rsIjwSq8RTI4eo1VqFvooRWDkIY1kIUY+4UYZr3KQiy6hZjkF6KtYZEhWtdYi6YqXIs9bWEqVeyhzTJJwh5aYy0eWXUtBq1YYy3mltwx9lkwr8IZ2BjIazEi3gQ70IUxi9Dfu1yl2FFujy/5PZ7bCYhZsEUfDrb67CBEOejqJV/vpfwSO5QeluvBd8AQ55Bk5oW0BwOeoAGmYAFMwd48Q3BYGIK44cnA4cFMR8TNfvWaLPHdQ7wuucW+YOYZwlUMmJmC9XsoKMLyH+hNV20vcUa1b1SpE+lW2IQl0wQfbi6A9l0yYxN0+BLn4xL/P2R6LpaeE2IS9cm5D6/8/jCmMLoWPY9/h97BPJYednlIznxi8o7kObr/EGdpU8JBkStybZ33E6bg6W8cUt+lgHZnhzklltLVqC6p7ZJcDwMeuJwexiII58RhXwZqcjhXDDsSRH47iPw2v57Zi4O3EcyJw2tURXr5ITNL36HcxHbDBGxjl2z1K8xtWZ/VRTtgpcqEWQzK951oujIbMG0OaQebaZNrbauSGrV+s1X0PXSI2M92VNCDzdx80iH2vXwIvVzi6g5asMStnYmWHrJJkty+TK6YuyMJ4zuYRLt+Sdt+SOnRojLYAL3nisKpb0wc2rL4NiOV65AO08x4jEd+ihYMuMk/4+H+YnekocCGLjBJzWEA1IwogKk1pkxNsKWMQVKsHzYB7mYMknBihNlFvOqnGvq9JtCbwGNKRxmOJkpH6Gg8mo5cBHLiWJc2rPVTotasWbHAsmjVUPKKaMEWXETNz1aAQ1LW8h+TIsXqpZwuqDYIpyQ3Twir0ivRvKVGqdiCCM+MEostdxqfmtX41IzGR6S6Cc/VEGAAPxIKT/rOQFt7SoRteBHRHKMoIhlkK+LPovIADf2u8S4IY/ldm87uEHiUlMb4GSil+NSJpIYcmOK6VprcjYkr0AXttHg3jE7FRkfCncOLNMgF2yclfy00D/8hWEgolED9gSSACr8XmviEUiacTpCkLUmIBUsJC8eQpTYpbLmn5WW3XYpVh1AXSiWC8/kKFU/KZJFLRmaz0xA5BwwAMJ/rKUXSKKioiu6a16TVVypf/b+fXRyqYbxnRbYDE0rIc/SupLGb7Uy4WISgzWpzJdxDUaEtigJQ8KLi+erDmoTBYCL0Wrvb6P3kL/3Hm2H2FFmzp4HTqJY2MQaSlpOFtD1VSNZ7RO8y5FLWr9NiopW3mGiLi96QHK3hSBXdKkHqMahD7zHcGKwHz4hQq6WmhGejbChY+ENu4Q9J439cgjjhuM0X2bDYZ3NYueRHueSHueRHueRHBnwEJGFYgUCy1SImhlw6eDqiQA9D0E9GCiz9IZnHj582nQIT696DOeuR12/5thZZ2iGSx/9mG0HzS5lBQGQR4ECpKStX7Q5rkUYOr4V8whYyTOOXYangnVhtku0Ztrcl5YNUErnQwG8jFEm7d0km0xBENIFt0yKtlYA+N0S60HkpEMP+dfCSuZlTzs+cipgpSXNzLaBBnynttlYDpQ1eaxivC1wTGMRRCkCbNBpritFYhTGNiNsg+arUkCpbfV61z6uUMlK7jX7ZgbYfTM5h/UFKqAlRn08+NYBYi4SWSnvp68XuGC/7u+MClUN15qJ0tFoIVYij2WSKLV2ZRWm3rjNoIZuQI/Mg9dWEPna2y+NMOT4o5biJoWRT/lXkqaBDg1IW9bFRs2EoQDeJQjmWKiH7LdmDm7bPKtJnAqixSyIdBb00pd0zhgGtEElj6DoKrkgsLS24ienEioTV+D/UnBh3H9EB7c1rKM8LnHX8uDevqvOq6K4tdhYwK/UARSvLZgi1VTdQW1XBRW7mcJGNhlNwkSsS06bS+T/PmqX5YLfO+iLEC8OnMzDQq3o7xf04rXaHsCs2RezdyB/inPC7aYXfbdwa4fcobp3wu2mE34T6UeE34oca4fcI7uaNaLxphN8EPk2NaLxphN8bcTdlROPNQPid4JcKvyEpb1qpd4pbI/XGqX1e5OBNK9RmLE8j1N6CWyPU3opbI9Tehlsj1N6OWyPUnsetkVnvwK2RWUOgaWXWuxClttn7LSDf7Dbhz6e4thmH3v0eOi0B6c3vSrpjqQArlgoh6L/EK8JovsrrNkRX41zZjnCb/A0YpTcSxD8wDARDODV7HyT4j8lqkkU1fVGTLKoZFrUZceyYFXCYPsHrVsSl4zVFhHZeu4jQzmuGCO2JPxOodG8XTwF7EJWMx4MbeAJDXJOFHKODObHNHs82Mawops92aAW2QcS/AEae2cwzmw4CbgemqMHtQ8L2LIDx6aQLPATd9AIyuUkOQYip2b0xOFptkQy3MsN9CKHNeu1n0TfPdA/01yu19TrIYyPORV0cplMIIA5AoOWEj9eq1wGp1wFTr0VTr0Oo1xIddkwRh5HJCGo9jKa3/Ql11EtFEHFOfozwxxEchxwT2O342wWM3rBlGrHYwc8UB7CNEKd3+nUOhYJQgBmJTC8I6oHQbzEdRePbrPONXdk5N3ghX6X3GihQM90NfmlRTv4bpapzPMEGMp8NQrw0YDxo5RvqP4JdC9FIM9Mv/PVaZALG705vMgHjm1aA05Q+H9TdCBjveyg9LFGObCN4Njjkg7ev8j3iBoJHCvvcRNr249QVhQat9bf3SB5GsMCHsfTbXpYafL8QjlkH5/0eCcI0xnkUNKLdzfB7m2EUbD3D7JncJlnR5ww2O59uExuO7YhCv64+Px+7Pj8Xmz7fzl9nYtPn21JZPuhzgKpsv3af++a6TsAUMgfx+XWOVhfz0UU1z20Ye1HZTVgJISVI9zxENmwPRPHYtjahz/1bN69xPLsFksm0IzLlI74OR3KRsJjDqi/9813QQe1Ad29Hh8tmRzZPNNO3rKhAeoss9Xmz1LcLbRIJGuS0e9GWPUhzBFXDf0gvFtI97wBpXpAJghbfYMTZYZMX8HPh25gW5MamTZnLETxhfzNPySmWt5jHe1ajSvSgRkrt8vQIiNSKXr+Z2glkFdC5I+k+4Xb3gT5QM4FG+7dd32/dBbb3iPT6KiGCNYdVX/rnWxEVeTOmdlfCk78Y9PryigowgM5NVDFpr3dJeY88DAHBfhVALYSNOYCfB6Q/WdEiOoFED81G30Lajv8yMPveoYOGzpc26bOTNAQx3bBv0OSRTuYX+9DJCwZe80GJA0X+67QCM1oAzrTJQ5TgarblGDSI16orxj9O9CL9aaYLlP400w6lPw2s1yFKK4ZoaBTwfcdW4fsa6+b7ruTrcqwr55KXY2H2DuL2jTjH97Ud3zd0Lb6v5fm+ac/3bXB837Dj+0Yc3zfq+L7tju/b7fi+HY7v2+n4vl2r8X1bPN+30fN9MzhJGg7ynLV2cHzfJs/3TXq+r+v5vnnP923zfN+c5/tSz/dtdnxfFvJ9WR/fl4XMGCLqnhHmC/wdIy4jbPobvHaXChcNv/es8IEH4gtJusXzfQf7+L6DfXzfwRV831bwd8wasae+wCuCHr3M60YE9eUVRvdf4XUWkdu9RMzo+zaTps+53aDjhbsLMhu6nrXoGEXuNiFzD3M+gpC5D4Jbs6Y6hpPaZhY6N8huwOFtkuwmWYOtq9dgY1gDv11eVw1mTQ2wUhDTAcIGwyM0yQSgfuQNWp6Xm5ZSNihfMCI/RpUvKAZ6gLCm6+DlUL9m2LxVeLmWb+4G1Hsa87zFOneBf4DX20O+4gL4im3Y6oYR5nUGwR48K29YMOrssRHm+IoXPV9x0fIVM/x1wfIV86l0GfiKbY1wzFfjDnwPSQt9I7g5hiPmv18IebkF7oFhn1tezo1TZiDAcpyXaJhlUs2YQez2Z5QfvCTPIUo220w2XfR2E72NedCdaYpVYa6EMClfrhyMSzIYXQxGE0Mys77BuOIH47IdjHn+umQHo+uYPDcYazJ5vvmuoWQ6utc1jJlyHDBVlSb3uPRkA6E8T3b1TvBuQfcZ90720cYBBfk1+2hLfzUpmjT76DD30Zbso4P2rgaFkERpHbSPDnWJckOpf0usVWuETG7BhR3qAjii1OHfwlu1frFbKSQ9RNvxPxu6ua+U9tT1sbXmbtGaqqE60WunN3aQTXwXy3dJY11oxwOFQEMhM9A0zEBNmIGhPmYAEvi0lhMCfckzJk1qas6Toen9PbvhgwEY6v2p1oai9BEVTTPSF8HKABoyxDhciQTLIsByR6HNH2TVquSIEPWLMcAKJNV82MxGJHjXnQp0cifHeJXatEWYCokSAUjIxyC7x6jRCUjDUoHekJ3wQcegJFPPWLC4GdKP3SHX8UNrdrVN1tCwiOcAfvgsRTHJgfgxjQH3bvqLHogfUQzod+psvkuZw1PaB/eaAVpRUlMf20FNDRQ+BvJH1C5Xu2Oo96z9ecWgRL9+xvRPE6wV8RB43GPD5nkhn1I0er+mDcNjAx3qFcqcMcnpu1UTmY53VlX+UTYLPYEIb8GJdYc06t00g5AJbPeQ8oBDGHrwQBhsCS3QEr0oY7nDXYIx3HpUWKXtTxwffULJF8gVFA6MdlCCumHkdDaSjp7CEXBEXP+BO6PaD2iexNR3Gi8GOtEC+GzUDX11gFqokRfuN5mhqIaQIeYfIdU6krnC8Hjdr6A5Vzq/bdW1tk3iAnI6HcUk4+ISNeKwCbmmWrkkj1Hs9LATLjTms8XTnV/SOAoyuT5U5HKRIbfPC0Ruk4BxGmplQnwie7vVP6DJGQGT3d5ulQ8XCCdzn8Z2upcaUE7Egk5ECT13ApftBwTDd56ILAWylFAIQOXX57wQ/psSoGJGGaPm+qp6MX0teZSG6c6kvCqRGMWQ/HfEQv5c1B+xsHit4IWzK5wU+kIaBhELT/nbu1b4G/D2PufZ9LNxIhrOlT6aintORWbXIJl0DUCDqDVtmEFEpbGeF31BLWwEwpIQ2XJfBEICYpeEyCYcq0LnF62PVJMG/kXrPVOiXD9JJfyXeqko0kDRkNKqeKBIWIGCQ/cv3ynI/6CbBKwbWICE5qmKBx53ReADcVeEc6uAmDMOI3yASSFLOmMDx1LOgw39A+iiRDb+uEwUnifgIHAsDPhRG6SFKAUBP7jHd5suGkKN+A6AU+J/CfjR6I+KAAppEPHrjbVM9nXUbBTKkgkyS35C4zvW5ACreou+M7qLjiBnddiHpvX+6AhhLai/0TN7LRdRKybCDEIS1eTcHnSr6MmBlTGEYbgUKfXcchr7Iz1gsScyCgXOwuJZNGps9mAy0R1TrwkqrWMTN2NUYR8yG3PzDiFUsJloEhOuSIsKAYOKT8mJPCLQVPMUrSkUnqqmTnI1Wj+UFQUNDm26kTdAZ8U4IpW7ITnvP8JISx3lqroM4yrqE10NsZSBLHCOl86+pwV7FRNrZAz9IQH11PICwFSUiiNxk4hYYi4D2wiavdzTansJ/TgZeST0tg8DzSNK1i5i3BiCDLkqdGwVwOSMp03uFRNUt8Fdb5xaxm+dOSSI5yLMKGG4O1TPFjkV0VtKugvq0U9C3uw01rCoMChodWcJIWOpoSyaUN9mY0Ho/TAM/zch7ZhH6The+EZ2pvh/NeQAjynkIjw0HJR9vfGVpFhS243HZWIJUSifND7WKxiMsoGUMcrScK3WB0mOhFkMg/M03Fqtc63SXqlhGMcVwXm4O+gqESMr6ZAi6BJYaTerPythSyM/talRbAe+zXomFMulIfXVY4QvVoy9Wz2tEQTqiG7BOz57XO5k/AWtcL3dQTZSXP6TlFAIZan//yUbPc8zyikagPOCPZE0+wDOTUQXYtQ01uoPDSbLE0os60MOJmwPzxkCMJNFOvnKNmR22ljhxvtPVrrxDnIOO/sB/9Lv3LwZk0r9rrqwiWO1jylhQniJlyzz42cx93T86Yih15c14pZi7hfpRsodrgj1OIxpFMippMAK8QHj9WkcvVf6KT8l/stLfd5rqOK9jLhFCSY0IeIsUhBeH76xwzPiIfse5VH+IInLT1Zs/V+JnM2St4TQXCPDRcLlq/fDkarWF+jypiZWjB/2w8Y3HQw9GpPBF3Ce9+gvjaQl952sxgg4kgZwT0sI0SrPi1mDdjAVha5o0himonYEaq3R+edPq9UfOu5Upv55sf68S3gPnpoqdMNtSVS/4mMZDQkZBw+oQ542BmRySGCmVtiPYWtBFnCSzgilmn/c8NKAYfLH4dsOLR462YjwzSMgwPgPLSeMXyp0Eh7OYx8Ms4ipbPTtcl9VKz/mq9+PMrOprKNMOLLCf2TWJjvSPpTM4zJ0KEk19OiUeMEyalc6rDOnRSAOoApFKxjSC0lSFkM13SrrGpmxYRRr2Lwpf1/5j3BOKUNNcoXwohEFUg3slA2x93GCvScQwgkJ4jZwjW2Ii7nfSk96qy0hwNOW63PikZqgdDgkl8A8FIQla89jKg3RchB3kOanQ7RNbJ7Khmi2ONRiUMoWt+M6A/rggyF+wC2PAu0idtamHLxPZc334kzSJEQQQ/SrMHOEwqARkQxxarXTobs5sWhs1cYdRVptNUnS/SXfASsbwfYNOiA8EVKSi/mVmFvb+VUoa7tvCQLVWilEMYA0AlxN5+eFMNOf92LUhxvyVAxMk2Jgx7oqITDOsY4kmGVY1TkgSw9+p5zeYOO4kOgun9pHDX1E40ayWRqxEnQbNEm8xagKwauGGr/BrErRSeqCctyUczt6+t9L1bmNrngox/lIaQH7IXZktWbwag7EaqLUvzbeH399I+PPP6LxO/8CkfExD7o2u66SX3q+SkRFOZkMjJB/YfUI+YN2wj+3btLfvXXE8k11Z/ca6REGRGWjQIq6OXw+cegzYT84cfzbXWxT2SKrlhGrOrxgy1hVclK4qjsgZlUTupHnCGGnqpt/WdFuwO39G4tOGe9KjqmplYIMiqE5vSoa3Zay1x3KxWI9fE3wcCGHEB4uoIPC6aJMkRFVeSMEz9HbUYK4qIJvjDmBDtRM+LWI6G61lsbzBcUQtnicMdlSRipv3j4zLxw135hAbZOnFLoUUSeFVMQ3xwtnoTmMCTcxnTugYedcNIfEdOpeSDwjiWA/o255cptOfTabDZDpxI1/I8Wi0y9lc0LLNqZzL1i5+0YJZxk6kekovePXf70HRces+0FvMH6WmjwaEsaelZzvbvKEL4Ut1cStpFK8uVsW0qQ9Vk6mHTa4eo8IwsCVyh1ZA0je5Sw7dTz6xkehrJ5mxmm2+SL0kTDPEiqXYY6A8k72mrjfCsoy2d0mvU5FeH1vVPhctv2OR3Nb82zg44eS1BRkhqR4Nm9/t00p3DbL6sjEoFAuxp1RzG7ArVHMbsStUczO4HbRuHfXjGJ2B+4WjMK1ZhSzu3BnFbM1o5jdgztVzN6Auynj170l3f7p59PNz2XTnq33t9DOYyCnjIXK1AsiDa4Fulweo40u90bcGl3uTbg1utx9uL2ot/sJ6qoJbsat8V4/gFvjvX4Qt0bhi3DvVuF7CLdG4buEW6PwPYxbo/BFhHir8D2CW6PwPYpbo/C9BbdG4XsMctSaKHx7Rss6Rga657WwY9TC9rwWtpweXSq8RpSxWw7EX+b12IH4Kq+HlwrnCC2+DBtqXo/A6Dnx3lmBc4665h2j/uWo09ykXsl4PD3s/AhhZbEsyY+QSztOy4imhNdeDpyo0O87ofrZgUGZR/sHz7oUDlE5RzNRZ5UZ6ghGfelyj3HqnVPqPMnaxnQej9IbJJO9XsG1Rxx0hdqpggtoYYsGXGtHshDOkPlm6Jk4DSfX+XQjXm0I3LECo5qB0w6aw2mQkKAx7nP0m9H9DDCdqxlV7ZOntb23MzW2+DQ9nq5SUDbNdw/xOp2m5MPQhiOpNghdBDc4ELteehAT6kD3FprliCb4WL//lVR1iVVddFWd9kPMiKs3+WHaj+z2YWLehKyn4RbIj/ezP1LRfaMq8ATlw4MyC3zdj4d1P86Woe64pNOm7kdN3en12mvkXe9ulHlzBPNmGfPm8CrzZjr0PUu5cfUwJ4KJAuJ0i0wVVP4o5hBujvZPMhyoYA0Ex7uj8vW6ZlTqZtSUmVE9/uiYnWQ5leZhXzii20GwTlabRmkwFfPkuefdZdeYg2noB3gj8kvn+zqLhlawE0RK2abRHlGVElBN50gwkNqbA4oTm6vpYBJ1j5uVe9MAcnJcp1i2XXz98pMHRnpqaoUp9LC64y16s8jjaICflMGtLIDjNFybtktGFoRUS77i20jesgkwzfYbH3s29Y1Kg0Zl6erIOgW33ZuFgtvPcSq7H/AZTD1PQK90oQur7VRkIdw6mDHrYKPOFdmFiHOjIq4JbMLglbZRihPyE0jtc5dhzqYw0Nkcp0lQHAt5myjFNuY5GpRKTvR1CgrTubPHC9/0KGLH+NVTV6sJEtu3vZDiTV2m0XFylu+BInBSmTvvfGWCXzheYesNUYF+H+ZcVhZ/hWpwKFOUNRgg0NF2S1q/nu29yw9/XFFreftijL6CFO7jMdgkXC/GoOZ4fi4Gi4HfZ2PsQrieibE6R1EN7Kxm3xzlvlrt/U7wYIgPXiv4nXXXUuF9uCxQPSv76LtxgazmAjHhYMz+EV6h+zovlfktX69XY1AxlPvFGOwPrq/EYH7w/OUYVA2/Px+TdMwD9BEMEJ5fjsH+4PenYjA/uF6KwfpAg8gKfUh4iwMFClOqNNAyvyAt6X3U/9LEz7oH2O+XCu/EZceB+GFcdlIdKEzB/bj0qNorp7up2oOR7BIRp9MbqNMrp3uh0/OLeUHmw7KQQ7dxzPqN40ROeoQJnvnN88TDLTjVz6Yn1tjdTrjdbdasjHmzMjJjSDFgI0WXfS4Kt9FpOguXaS4uPke4ey2y4ayN6U7Cjr0acQ7Nx1+OaHKLm69GOnNejwwsDUcvynaZfWJX8nIUnCDEYBUPX4mCCSsPZ/PuYGhm/4PtHuXihG/JiZCgn1AvxcCmHt0z+7Fs9vlcrw7+OjuhPf2xd6S7iA7BTpGtmlk8L4Qpv5b6GKF59EyGV674UsNX5rZ8A1bdkTgMvqr4XVQzCfQZenjamlcd9rnuxsroAe8lEjNrP++CHXnPIIaFp5kjYU8FvvmzhkmZNbvo7mt2G6ZgSJx3mim4Q6EvZC1djnQxfSrS1XQpUmLwoiEGHzfE4KKgoRrc0yuCZ/p9GsSE4s9pHM+4HeNHQc/QbkfuEVSbG6Ocsu3jVXYU3ZF5WGsVVtsyYUl3vMtewNZIRJfpRv4wOL2uvW/W7312hzF733Ru75vGMTL1SyW4lb3P8IDYw6qy1VVheYmtbiu2Oqctw+wJNWGVwOs0jJs/QLQh0teaIPTHYdT6mtNrV1f91Menn3+EOs4NS4UFbGgbDxRwOIUNK8T3tTQ9hN0dVhqHIGWuwXKigHMa7F0hT2ulm9L04kUIRcdp+JI2VfMiZjQ1J1RqyGCJFgvi8+fS2uWP0WjqXdj9WiI3eO4iR5r2QtMXV9sNVW5XkXjUECtZfciXIzrvR6JfV5hr0cmtNwpMRBFb0SA/X99XVS21SUldJDFq8WdHIpJKosxJhH/3m1GP8cf+TgvgnSmul7uFg8mCYNkhzaL1YpU3xw5CyBc1/o8oiR5PBDZwV/KqwWwkJvaVPrAQvseixJtLijaRPKRQb0X7xSuRJxwJk78cEclXBUdFB4L6+pMPB/cPvUdhbUASSiY4WZq8lFWEUAAZ+QV5XBTRvOgiGKCBkBAlReREg0TqCuPXKKscJVhnyo+Poje/95ZxCg4T40zPVlK4qMCJBEyMHh95MoFIseZF42dGHMYCBc+idIQhUeeralpASUNMMN2a/jNxomu7kqsxhM+4gkmhXvhlBPIRnXNLtJdM+pKBsX5WWDiITYDxLAk9hvMgKIfiNxhDCYvImA11NWZtW/OhqaYAPbAQcYc1gs8h1gfMUYegD68Yde5txpwhGxGThVISRplISzNixSXGGcMSrebJ00ZrXw8xGuPe1SfWUrvEVt8iplpDfTFTkrzDu1HKJlYpy3aoUtb6vyekQWPW/11wOxKv4J1Q/I6xIK+JwXmpqRatO6jgHaWCNxa6Sc1LiQSzJGFAajZm0rmiiFHpzF3rfMVEzYKsCc7aZUG77v0dtkYQK2PTUTCz6v0nXd4wQqTZJZgk4AN4Px128UgIL5GO0whi9KVscg1jhFE/TJNB9JAZZw53rpiVAuJe8oAopgG/onoNphRoYHbtmFh9KoJwM5tg147dKcJTY+65yscj0m8j6HrafY5r4DkGohnzfdsOMF2gKZMYz1zgQ4MI4ZCZJkoIa2J/PcTwayj706Jsr/VeGzbY6ZAIultBlh/W6+vDrCEOAlOc+zgATPM3GP8NvOJgQFnq1eHTNBJEvgKu3p0dCM/M998l7zf6xzPssjl5d07m3jgXMnHlIe6A2Cudknf/+CnTVzhKeck1/DLk4SdizIi5UzNBNmk6B9hcHMRp8iB0dCbr+g+7IWvVSaefQ4hDQM9wvgQTAWex1ebPNxJiB4XKlEznqGOd4vyFlzUzAbHtGTDFbPNMd5hmXi9lW+Soi9/ldJLvcTeByxZ51lJDmq2Y4TjHTZ1WC6lEV4ISqDx8keyAqtCKpXDq9kZoECIo1Sa4Rt2o+raK+c8jsurNoReHeciXxpwlQI3j/+owwwkdiL/IKwzMXxnW5y/zN2bk54eFsYivDJMIXuzQ0nVP4YPDwooj6x0ns22S9ytDzJuKmB0m+z2Fn7PJUk1zUdK8HqTpnYuJG8AO0yxqnZ/QdUIvT/gq1ej42aX4+Y2Is67csxm5lOkYRModMj4IB8ArvjkT4zws9zuSN4ArcZ520nT1hVS8c9p0Rc2wwDU5Bmy39dgFL15XG2Pdb0re7srW59shLHZwGDXxP4HWYdgX8GFbAGQA23m9EKvvIvbBqD+xq83VSBODn6CHI8Rn1lQ3lTn/nTrnBXydL0VHk2LESTm2Y2Zvnhnk1SCipY6CLoWv8wy3n/TfPPNcJmn710ln7XUyAsslzOU5Q71ubdXCcK2rxekN5vqmNNEg97Ou4bPS8M8pvRGcVPdqo7z690pqGm5BZsY/xSzLEYjUzQO7NLMd6QhhXaFZ4s0uXOTJbvivYYPfA3oD87QbqASE4GPyhWxBE94oizi7iff7IJTCyt0PiRYuN6ezvBzQtQ0JMy9kFBOuw0Et7cFsg3R9wvkQo/WC8TyWbqLp4h6kYQViGWiQEqE7w+kmYT1KZDjTYQ2MBxIgEWAJAUVDnW7CKCxlGmMAJUw37bxh+Vpjf/EtjX3MsUcca88NMJBNmgq0XTpo30rN9NZ9K+1OwC8aZp/APUMPIPClxAEuiemr2HwGvIVlh7jLcZfd/GnDCP1v6ktQ6/wHE9tqk8SLtobphr87ZHdjushId5ewbWPEDrleH9bubh2H1yW48K24LuH/JP4fpo0EhiGR4S2tMpVbCh4lZDtxZHtYybaFi5GhY2TVCYOEdEjXsviYNOsDyHtmyXs5IO9XWzzc58j7BfCwlKd9hNd9kAkO6fNz/A3sjbO83ggV3BCp5tUWTWb3FH61zZVVUfK+WfI+L3nnyfuf2GSpprnaPG0U8I68XwaRuzHd1bNZBOT9ckQdJA9K3bIqQeGSvLtnM/LkvYzdiOzE8sHkSkvJ+yXYVb3aUvL+Isj7Ky3VkpKgshTpioCgXiRBNfUADY5cbSx515K3u7Itea/mEY9wWNA9ZMgX4kj8K4ZqvxxZEn9uRWJXo/Mm8TmSeKHZI55mg1AHRJtHvJwJnPd6dzOi4GdEKdzwGwwwlt/w6RgFQdEXmzojXmmaDZ+/ISj6fFNnxJWmbPgNKtqx4TfFE1RnRFk3/PppDV8bbvg2WappLkqa3IyAJBsjMd+zWQQz4p06Id7dLalCGqOys2ez8fOhhOnb0PlwpqHz4UHM9IZOh/ux2TfUIoB93zhtuiHo+3shBjdV2JWccvUwY25KPeLK1edHJKahqtI5zZo+YzcDzkTUpe9K3oeZIxNgsT+pq8MxTbkIga8ZSqAmcA4EMA4BpIMe84M5wBlz5FtFOhA89LdHgh1eYqjgwXNSmJhPmSCd281JaOjp9DCBEmjvuD0wAYKPSrrFplhiim+VZ0ce7jIEO74/8pCyn9F7062Pdrde6yRVMiSaO/YFG2Jl+0tg9DovwY6k5KyRy/ZEtdlaIwPzxkS7HZiJ7krvfhqqjC32dknjUXJTVNNC6PnoHhKrbXKNQhCcUIe5Zw3zFIpdgEflLLlN3Si3GgS9vn2D+8Um7nG5Q8tnntJNxSRmsMj+7yp5clJy4UUC1sdv/kCH5W50NNiNDnE32opdJw4jkvbtOVvFEK4ku02WnFSzUPpz6bYjCKp4JJtrLFE83f5yyOwvR7nbiu0T+zbWqPzxuySy/3sZlY8fULozKx+UgFhRYgwiokhSzJQwbvunP7aab61l0crCcGUtCi4TclgTKbmqbDNFmIkKpxKY/JT5sHwA4UuIcjHBXxNUJ1nyV/bkLwnI35kabKBzGj4eDegbi+vv1UQxpiTtFkl/qcr0eZL20bpJlmqaM5ImR9LmeYTRgwlzCCjavJ5gFsCi0HgIiCCtns3EEzTYYr9W1fPL1aoSNGBUvVFVgjaFU3lVTN64i8hftiugJR05u5SVnlVdLezepoVud8Xava0+mHJ0rA51T+GpWpb0h3lIy6K8mFA4Gw/FRFAWnmXFVCUhtaoHH7UcuEK23VEY+Wg7cM57NDFCeZdr7CgoTmtQROJ6sUaNPt+8WMtuoSL4bRiD4xBY9cAz3NLN2WyrUuW44tigIy7VJG91Z/xUDRoVmzi7hcfvzSLZqGUnU/zcrMVcqGW3qo4NG1VFhhWV1w5MkE527Jrs37X0Vln1aoeBb9+oGNMuYEJVdH7T/QuYUBU9bogYAOAZW14gjxt24yoO6L5F6dvUZ+SWk85aWfvSf7k91HhJw09IupPskH5GxqgySjxFCfdwM5YPCWRCAsk1BwJJvnncnbLGg5PnOAP9jhtedjw4d45c+9z51o6USqIDkGOC25hQDkaXMYa5M0bRDC6W+A0L9neB3P0woWz3QPzgyZoQMWwCKpUqU/K4P2C80xvIS+nh6gZ+X0332i9FIJnOoUj/Rdr5VgL+U46Kkw9u4O+HqWrK5OZC4mRPC5pvovnG+XzDPN/Og4PmmPCQYA5YJTn1zBEvGUEf5KA3doqgwWNd7kyJqnusi6kegYdPBoL3z9pIfZiWnAUZZNZVnGLhrznRUxFz6V3dER5yAq4ioBhoyARqRq+5ktTQxquSNo4QSHhMIFxCuXcJ7p48os7IObR7m6E15XYxRiTkOPBhvuX57m2N9DYIZ9NVppSsiNFVD7CBxNewMuEv3Q7CBAVvWe71uSFHxQ0dxOvtrcBhJcA82U4YJszt56ReJic4SxwhYhph/Leno8T6lp9JCN31DuI4lbjVl4LihB8ZMfzIaWH/GiF/18QMlXGF22Wz3VhRe2UShW8NqERAJ0h8HRLXOxRQrNBQNojTyhUA+U19BfkYPCnko2E57Dd4sJkWWf24YUQIFM5W8rG4eiLaIaDIRyUms8wiyFsSC2C+hh6Y/SzE5KMY1eHf3/PUR3/o0SPPEwedp4BR8tIUX+i0L0FDeYVycH7EH5f7DuuqCKKihLwSdoXXypDdCJxGSbCBRTEku+2sJGIw58iIpPT5uDxP5Pm4f065raOgmTzXwIKZYZRfL2ebXIJNgYxrU0NWpc6MyMi4tKxMnlNcoDn+gTzdJE8Zu3eTf7p2+auXTCpQ0sEaU9f/4WAVS4Q56VuRVoM6u2FEVMQJcttmfR/x6xux/aIov76P5A4vR2iTA6IxguJ2CE7VCKqhcFsjVNgK8tWIsdXenE6QSN+GVsk34MFKQi9RNoMY8gv8uM39BPc1yvMK9x/7rHNa5oT+3OQy2ky1iGSw5WDBfNvSZ/hi8qAYNlW5H+milZChXbK8Y6YjaB6NnnOILOheooxyEgKV6pWSYUZ7V0vwHO78vgQwFruTcWXPtXOHZQp0R8zxgZvGyMm8BAwEIq9dk6FLrGCLmw0pbqIUFzUzZ54w4uW6VV2x1SJ6VVfsVF1ja3ysasOS8QsV1ZZ4ziToUfTQiOxVwIdBLYVe1I1v+7WAaOzpC3B66PxxUTZDr8LoW+LGW+v84NkADyRlaNAZqLY2QI01TvtG98JcZ8x1g7mWLGCIhA4uCV8oTaTy2YX7tc9eQ1xgEyR4yGRg4R42mqt86IMHl8RrTL4PcjszsgpSxeVNjbJ48cT6F/EKy49PPZk45Xv1XVnVOo71zpcYdl49f6tpVVXw4l4jDkR8lFepVxl52ny4ikrdW1iKb498ZbTqQPZ4JbZq9yIni3cRKhoXobq4CMU5DImiBHCtq4NQ7xWoUKpmAlXFRLFIRo0qY+MKFGmE/qZYPPwdYvBT/GuOoSUDuI95QMUxfAfvaVW84rgdm3jl7tTQIKFqv5QNraE4Dny3h3KKY7Bb1VTarX6PHRseo+iQnToO2YnhMVZpX1GtVooIysgF0hbH6bR0KxgyDcAIz2tRExOZIVCz041ZnKR8N4upTGTeNNSNtBR0AHuLTR6BcrmdjmDLbNvdl85oGRAPLGBTiesw0iwi+8zp6ltgWe8R4W9Eutum6KhK4sJJsApxsc3/3aD5lrh0LHJFyfmgS981LWLFah8rVAUgHMSDCx3ZIf2sstPqXn8u4fRNL/GzogsjoqSt5Ra7aWmRQp5gbl+K/NyOBs3t+B4T2jA3t8Wpz8ztS7Q57vyTs6b+lyKOvbgAqjOT3VCkg+mF1eEBBaD9ZnpXVLSRtVp2pQybAKBOxCvT8VIUTMeGnY4Du3RglYrSpVReiO9ixzqwaqFenqIQBuZAEkk7qOizHdkn7WLt5uPLpW5DwtFU9Z8xAKpS1vNGRa+vMa5zdUcCt+Gj8evmB8w7jsZX+WNIzJO+yttRuf1yxXRHEderldNB7q+fdbm/anJ/WTKEkjfm39fji9nYIcYdkIevyMNX8XD8UHKGD8dAGyCXwrzmd+MvZaMvZECUvGJr8kI2BWG6rcwL2TRE6GF9rgyqD0uHSYUUiL3IT8aGY8kakl5ZsgZ/YEwuANDK06Kx8MQ/m/oYsMEt3mz0Upgx942IXub8m3H3jbzZxI4si/ckLSPPV+S2K1OkJHZPHUScIApcKZRDKtEqOHocBdFQoFAtOiTVokdSLVqHvQy3VyzAaNE47DEKjEXQLxqHvS3iPasAp0XjsLdNkBgUwL5oHPbmBX1Inf2KOSTVovW+24lb4323C7fG+243bo333R7cGue6G3BrnOv24tY41yE8kHWuuxG3X7WBXYvWuW4fbo1z3X7cGue6m3FrnOsAyY4fdK47aEz8u5T1HfTOdV36ABz0znUQU0DfwSl3MzR7vB6AZo/XG2EQzOtNMAjmFfqdS8Da92iqKYoimmrRZJWyqKIvKmVRxbCoG7AeAadE+/sv8wq3g6u8wgvhHIuAcvEsr3ugRPQ7bXqzi8sHFGNrKN32p+URmRbe7Q+bURDZbkRMpbE/4eCD/7CDHsG1TTvooRfQpbLwujf1IeT7MGwumt6AMneFZQaR4nyZs/zfV+YeUyZR+XcRv8aIEosSFG0fkNRvChFTMyejw/467OKKdUd8uDWJH7GJdhIMrimBoDSybpEi1yrhwclgzPllXTQBQNuSTR4bdTNqmGHmtli7GwHm5+J/ijgTlL5MfdpN4Iz3AO1+l4HOFAxOH3kMZkOkOirTrEI3W9bcQX8vlzPTA/x1qZyN6hik0jmjGJVGOIIBz9ReiZzOvkiLMxKSJ8BGDUZjle8B5lBs5HrXopg2g5AH/diouyEiK4L7v8kM1Y301QoyWcwPUanRj4raRP8W0b8YY2Q2iUymkYlY3fq8zWMmX9H7L0vv38ioVhiD3evr/Vd9779ie/8m/nrZ9v6N7P1irveLa/W+b3MAhrqY3nhd43YQ40YBVs2caczWRGyA3otF0BZ7oFXzbEaBmcG6quK4xr/YFDs/clbVXnKsKrYcc8QDiD96pEXH6OTeuNQdd96SVP5cVZRzlSQLPoL6w5+r4Ok+3VPvJWxvqJOqRUYg1JzqkTTIDuier4zsqZBioJ23hyK3Q3yxCyA47Rx6o+tME9CrHSI3ltxbQW6EskuDF6btN8kdtuMoDuVthyghGAnkKIfkJHBrsN2iBvf21UAzXKMW1XwtaumixMdEHdpJXCyhxzYYGAaObJM+Nf7BbfC3buRT1DlHwgc1casM6r3EE/zSc0ESsNx6MFUpVdyvMEV2qreIjd4iZjC6Ik9MBTmopIt6h11tRO8g/ZhJDz3HH1WeDs7zONwwuouGfK6sLRg1lTctFUwO+qwjrgF8Zh5U3QNmjuV4pcJfPJcRSU4ObB1xNFB+mDU/FcVP2tBVhSwRRDuleYk5PhQIISgkXicWcT7wXyAD4XCgR8ZGY2OIMrX5H8kCJIqM6MEbD+SKKXksRzlV+WJIWPTgU6ZHgCkG3ZpSrJgMf4j5njljVOsRj3UEHxkIdqNCij+crMRPlgR8ZBcEEvETFmYkciKJIHgXMd/8hA4s44Np3vS3ggPCXunVbqc6pG92h9P6UWIPcv0F6KlhND1K1apgJHvTNFGUO0ELqRKSlA/HzG2NRtkdWYBQ4uhKpDa3CyCw7vT1VJ5+Ilmi5/iQfDhuOPHwFYnlhmdUEa2I/onhhjfibr+JCZUYbhhiS8MNpwK6qCGgEsMNQzpquOHNuJsy/HMScMOQEFlumLbIhhsGyoblhrdjxISbTiwOxQ7cGhyKnYqirOEKEssq78btWctAJ5ZVvgG3hlXei1vDKi+oNn1eGOiE5kGKhZH0vmwZ6IQDolgYieWlb8btFy0DnVhe+iB2m0R46UXjcEqDjt/D70Pm9zg9Uhfxx77n70P+N3hqOqgKS/0wLgfpoAqGmj63wk8/RvabPrdgicECR8oSn+WVdnSRj1uLGEgonNz2Vucqm9A5Futff4+y8K2+cPGtTcLK7F4qLCpzvZ+8+AF4qVQZQ+sULjvpGFulFR92XgbQuh+X7XShrdKQ616VISxCyirYOYe6WxWeppotKWMUwVZmP17vw8g7j/liwFB7H3zFbxB2Ydkz1EfSvd5L/kYMzwJGay9yXTYOujdK+BUTQMYviaOB1N+tBmV+V9gbCIJH7IKuxgSOWg4sC5ZdCBY5uR7J2yAUV2Y05TLqrJXRUW5fy9AkbZWWJGyJr3d6NPQoOIpkR3FgoCZtmQeGW15AZ9wiLNo+omF4414bvSGT6EDorjmk9CgfYQT7o0GgeQmbJd0AIsDhxFeiNN4HD8qdEGrvwt6Y2IxuEykrQ/rJ2I/hrSD47LS1SEPedIqs6X6GS8CxIAmiIAdhZ3BwJNaUY03nHWeaZtrOXfwxlR2TH2g83VWPafOTnE/vER/BArXc71nPAVF1hOU/Eny8nMfp2+W9a1f7epmjGEaVchOZo+Z7ON1rQioJDOKNIFGCjXizibohoIkH7LpJ0l1IIGAyvi1+3eyRXG8Q3I6B6yYIHSeB43YhcBzs0JHvcgjzckSOpJyEC87v+Lom4S4zCXdyFFaZgvsxBfetMgWX81MwbuTRQGZRAA3oN9AA4TCM7wdML8ysfZhbjEK1zrnVcXOraubWThUA6tzal0rDMLf2X2NuBRgfb2FuBXEA15hbK6ZQ2D9hTzZMfLkjyl+gwcauFKfCm2E+tyzMiHt8NCCXywHXMLwC9z3K477HiAi1rIj2/QeH5TBiGBnw5TUCiCEo1aqWFYkPe/UkDELDEpLQOCAM6nLEfzHj6S5fpMvPhfnN6J6A0xl092I0cATn72VlApeh32txehOVNj3yDvN6lc4aWnHIifKHnDg9ajprcmBnHc131oCl999IZ5l+qqOfGtpPhONlP1FlZPupToHFNM63UPRMKQw0nL8VCxZaUoEsTRuHEroJJ4rK2AwgS6tk9fwJ+tINNWJSlsHu74M7cBKiC74OW9GS0UTCAFxi/QrHa9ys9VnntDCluWdTp4V5NeewEt2k8G3GAOe7bbhgfSpf7z+t7uU8toBgwFYyktt4y0G4T+EokNwPlPmERt9VXk7R+53m10C9JB/ZEO0XnVELfLCcNU9qRaDF+Oj7pfp6TBK1VIuXDg9JnT8Va9922jJSEINfvVmOTt2ycyEu916EtAMHCiB2y4eKJdlhtGf690N6MiMQiQ14W3kri3Q48LDvjngoBX6DLwiryC8q/otK8AUDD9Ee43xsDjV6K4caGO3r0wlzK3FwcbxazMTZZRrRZBSncAhnj6HuxpyIf7rltNpGATbXneWUM9EFYKYbqzyzvCKUQMscQqcHhBIoE2IinRZVWYmG86XOr581/b8IVSad26m85ASBxRoENOjOzn/SJPRcXKRKsppt4jF8jgI8DljK4jZR6ZVS6TVH6/EBmYOmzHE4gJogVsyb0hINb7ECNrE8FuqP/ZtoGSKPOv7RvHnkJAhojYTOYjMxfUVfa60B1tFVc9fXVb/gWzPHrupCIgmDYBwEV1Pgp9Jd9wgYEo+mGRrfRcudfc0mc5jcIg3WiMGbjEXONtyNmdPhJnSDHEStrY8715btuRboR/Zcu0O9iPTsWDbnWqAimXMtcIfMuXaPYO6p4qVsqrIXd6k5NZbNufZG3E0ZpUs5d64t23PtPi7CyKhgyvZcezNMo+T0WLbn2oO4NefaRUJZWCTFsj3XLuHWnGsBmGTPtcu4NedawCvZc+1RdYVSJMWyPdeye75sj/Vle67tqVM8ExzHrTnXvg235lx7AtJKQTvNTpqjIe29ea691fye5NHxpD86TvD3rf53KT0O1SflO2+DgpLXE1Bi8noMqlFeEQ7vi7z2xJ6hRHCZ13g9KgCOJQI5AsBxnz/dwoVfTrf73FG7LKfbcnjU3td31C6HVVqCGotZH4Yai1dgWZ3n9SDwa3hdBH6NeCUAv4ZXqL0u8wq116d4xRn9El3wymCf93meWnn0k2IkPovRP2br3Ap49LcJb3aCbNtxx6NXPI9e9Tg+EUzNgdmHETuCXCuAv+Ont5AzrMrZNuQ/qv624laEnm3L/Wdbf/jc7plIezCYAd5wJTyRVoibf6shB7f5xoT5+CDRGiJa8oFANcyn2pRQT1XDH5cFL33QxoNDBYRlxElnFmmFh4rbCC94mzDis6AvJ5sas8Rp1cQ5bA+kUruJsul7MABHrAZ6nm6lKcqSHETnVkAtbsGpaHMDR6JdGljWHShUV3ETK13Jg1159V9Wzb+5sQ8/F2n7n4SQn/AcFpnpZnea9oeECt0x/Wit1nHSUZtMRwFbECRuc3AyCWJ5r5IBxJTbVGU7LHltNXltUf2jr0H3VLqrRSdgBOL6WHZ7Luu0+rHsjnekN7zXGCPfnlaf7w5Tcn9HWnm+e8qHb2TLvGa0JABZxHL7mKZDlZm9fN6QGmll0lMvZXca8C6p5J1oNWq4OddHA3kUNBH21L6Lg5pUm/ku8qOZVsPvaaATIk3Ou3VMJilAzCyjLOa5FQR6C1E36bIa0gp43OLVIoj2wUHn+cMebW5pIK1Afvv9DD6APeNmbCH7CcATaMJBLTj4XHpHPQjn9Sy9Q2YWLJIbysPUYukdkaXXw9KbXd/Si1csvUNYeotYejBXPylLbwXf8HVeirt0KZYHLkU4ucxKSb1rLUVPsyLhGPxSXJQMDq29FHfpjje8YhBuDGuApXijOL+apRhmvcpSLLqlmAxeikWKIa+5EBf9QpxNpYpYiD2ZJGEPrbEQy6suxKAVayzE3Ho7ws0qmFfhDKTnpIQi18MHeFcVeFRMyOyqHlXc8ypN/ObI3s+5sGE0V9cKvDLyUC+4fWjmYpeBJCr+ZSX3kvaKZK2JAmvii23nwWCTPxjkWGl48WziwWDOxReranyxCm00u9TxEZ+QHHlKPj8VPr/lICqqJ8UlqDMvJoqlzlfF60anQNuYydFtRKAdWDdJP8jyeU4fG8vnjp5Xyj6goXZPxpQ5O8by6mezVnjgKJsDRyYHjlbfgSMjmmB44FALVuklzLE5Wp2boFebTDgyHD1SOYx11Qt3kaIbakwbYope0VqYkdjkRqLrRyJfRjntSpNTnL4qVOe2WEpLTJig++piVmQUbGQcAdMHDRUV0H/Unep/kKd6HCo25A/u0n/dru01hnoWaIb191x3YM91WfHr67k523Op6zn2W6u/5zLXcxl7Ll2951Ltubl8z82x5+bQdZvQ6+i5roiEbI+Nuh67ID12ozNqD2dd00QNhqqRdsgi/eh9QSUeXy0gfIYXeWRpR8xKcQA6KXUWAc6XC9baoyOizUFzv6OPzdxPpJWdP5LwkQoB0vtRAfxgSOAS8XVVUHMmzja9p7tTgRIIv4tRy3Zwn+NA3SBV+4i0bTeEsP7XHhoq6Osfzr3+YfNaImehAECyCorZLjNr5rltsRW7NpsRwEffyXpm89TTVeXUCmqxhwOwGcoBXLYYh05h5m5HRwLlit51a4YBLPc0MEVLlfGtdDcnEGcgXr1PXm1Sn+5N6R6+2kqv7rIGEoNUBApErBzQK8TVea/A53dpPk8xWNbl200UBnThhc4gPd0Un1dAnlvWObKKH6n9cQpku2sdFik4MDgzlecEGK2psVoEwCobNLyZcVLS4d2O7Q7e3Om24e/2Vgh3YMfIOj/yfg2Vc8dFblnQgT7XPYWcdUhrPNbcHnIbYA8/mt7+PB7t3/ZH72q+Taxaqumpi9kdg57f/nznJz+gAU/ucD/S2z/GVx/LWNYANzhUtnIR23uFN+DW7jB53MXffApE0oo+Y6of4aPnPnriB/7lttcaNwwfRci+u9I7nkWBd+WeSt9pXanqxf9c3qfEnPgU0lVN3njyI3y0nrylKejpqmzc/V0RaZPuWPm84ruo0tdFFXYR68ylo/lyiOZBcjBHIRwbVroD2n1K76YCWsRNVeHvsTbmuKnOQWG0nRvqdnVkNctnj6FAu83VTwrrYHMjRK43wJBiHnrSGWYAeCbZk9vIM3jptgglmRt1i56FQdKQhtfByv3js2HOnT6XHrt/DIU+QmIYwxyd2RmIaGwhUb9RTXd8tNHmwHCxQTTYBX+7398uuiCl/3utXDbwnLEJVTqAWkhcnbIEcBKaQItkiJYY1q4wc1rPRhFdj2MJEQUJKMegIib+dB7YIqF87pFlXJUYUqf5ZDYjzjqNwscY5ud0Bl3Dqaz6Xk0nf+s2rozYNIE1u110gg0SrcouiWmISizLCSoZRBsSfeyjO0qDqur3WhCQXkzGOuoM9z0GVapi86xwN6vQH7NKmRoWN9tTlYgwtxtEKgjcFYi79Fi3ktB0vUHXcYSpQ9uMRLHlihNJZNbulf9O7wka5BWGGbH7CriADt6KdFIKwfU9uJm1N2P2pqM3rfdQXtRphKa77d5R+vA2iAisMd/Y+WFsTAPXS8Uz9oaKIJDDNLjcqhqr+4Z62jTe1a158ZNARSb9Yc+GQMTYXGm3KdJ5bdclNirRDaGRoFuK6Y6x0zfT2VnawbvhsFvQKXDvLBaKEv1pypnZy57OnW2Y1tWeMEt0Qm2ilJ/VT+tJJxK/X0n5/Ec2/E/H5cA45H5exOrFCktIuobSEfMzVlyeIZe/PG9FvttwTFxBtS0AMma9hs3TWT8v+xmRTl/KOnKcQrC5F+Sk7D/SDVhmNReQhgCFoBbHpbih1v56cpLMkyBzkVgwZmqYd0N084w1eYohcqmbGpKMuzB5kZBbCeep8AgVnq6GxGiVEJeAsfQnstFA/YPaI+fUFNOTsN6cIDX9MKvOKBZwjX5JMwoBjDB6yLqKTP1YpSN9mWaMFV6dEexgglPLPWmeFAWJZV2eEGC4blIWqSv8/iguAkpYkJa7RUFdZmBNhYA1Eakx/2CJeGtWYQBDY10Y2wDR4luMK3ay7/73/+jiH//ypaMPS6BDRi7V2NFV8WzDahePNetRD2pTCz86qTjYrNTzRYNQrSqbt4Y1bQNWX9dXTf2qc31fdbSugLsc07vxpcK4R7QO0akBGjOlZWy5vjK2KHY27Mfm9Q7+Hbs1p4Xry2lBv9p/fV/t168Wr++rRe2P5aXCMvqD0F8F/g0xvRWvm3f3HkzuRapXJdWrYaq90YOHowf17u2Ho7cD33uDif8ukWLJqjBC3xtibPvaDaNV+N/GEnede3AZENnx41X8Zyx26sUbT8ZPuJjsr1TeldWNTrzee5HG5WjovJzMuHDqfe649d45IFxLSsdNRBqwWI8bnEUNSWn1qwfi1xSAvLXilNo0p9TGgFMqTpY8Xcoptd57DWqaeuePxC8P3tavJbCvsHELYy7ctm6rQz3ZEtDt6q0eKIkhoLhV2I13C0EdwZ2GeUfk1N475W4sMGcx5tyUYg/Znb1tvhinuLrNO8A+QU89BucD0lZ5p8lBY80beHUDWmcUH6lpBZ5N4ucEt/smOydtSntJNbg+2CnZNLulxWP0NI/RU4yOPrgTmukUuVCGUaeWuJVOHMIyAcT+IaBzttJJioZaNDy35t9ohQQvRH9wo+soM1unwhGlmCDxvY8qWiVnwHecNQV+PCJCMCCQIjUaloqHRtOeMne9u193g79l9EAGB5+HIh+XFHxvkyE+JWJ4pzvSYPYXIov3JC4vCKSJ+Ii3yokyugv0FZd3aUWejXQb60ZcR5AcwBAzGxNKjruLGf3vgRk6CU3lKE4eY+L3MY5Ty/hzqEBkU3ds6pF0Q5h6hP/pc/Uc6mk6ryWB1Q0cSHMQKWjqYysUsw4pezSUhEGAz1q6RXdyoYYVgCQygA3GYdiVSNfMU5g7VW7HG9NZtWDNPw1xbWYZxDGSo/smBG6bUIYBN/AKYiylOSgiNwVawjHreNxS/M983cYS+mpq3cZW1C0wBxrDwWX0IqqXzr13Bp06GoK7jKb1XcmVMqRIuF4ud7t9p4I5PZfPqoRd1jE8pclPoTkRuSw0O5ZG309glTqQG5KLwJJFNCv2hXwgMvQqzWtsigtMEdrCbxRW8XehrCYD+X8VuHBmZ8hP+2A5tEMYZWA9vHkuaAgMrxQMAyUxuv0I3ztDQ38eoOVOxOoXws4ZC7ojy9CVcycFEIqNbxW02mPNyDSRAiw0YUyaMNalTDFjT9h7cnf1NJM+YGazItDATUds03yDCSYWtYGflVBQCzkbrNXEpYxtbvkAQeFy3szcx6QH5tADvu7sgVauB/AeyVFX/fHD0Lb5RmOuzkCkFECu4/fWFSdC2TbQa98KUw5cHpSg8ljl8Czb7lyQtwtJUlccQY5EAjiizbsE85JAfZTnGyK+R1t34LKVNzt7x3DgYrx7AK+Keifhj91GSnju+yklVJkSzD3muQhuwKm/c1r8A3BZkC0XkscmL/CwC8zx9qUTwa/9IKpXSgRgltC+B2RHgUFHxcbgp7LmEJbVIZ6Vqrg01aUedwcJF3EjnAB4rMWiq3K/ku0lt15z/bcNJ564kHgl4S1dUryJ57IlzzGH0FdLQUL/9DBGcDLk4r9N4lYG5a7MNF6ZKROumWniNb1XUYHGylyDqbjUWCsvwXYaRYBH9NwBqIpx2S5dScfGQ9ghspbpxRntxY0SLL0rtLYD4r6HFvwpYBxbEld6CvYzcDAZg/4Vlw5UsBGt3G/hr2L3mDqf9NK9kjw9zC02SpdkiyVSK/ec4yAdI8+lY89fvJi97ZDAm+wHsOTGi/DgTbGgxp/jmxOUMdXpIPEiKz1vkC5v0IyXeSCKEI1UeOujxJ+E2QdPRhFClwJ4MoJhTIEZgDW+RCieRSwA2AaRw3pZ5jO8N2Q9qLQbJHmpMJyeTGdpSFkmr7cla5lCT3I+T/PZ7u6tmJmR4Mtz/lEcllEWBWEDhbQ8JNyWtk9DwHfbqez290IS2iHT0jFvx7I76Vp/V3rnqewb3tu9G82d4Ba6nwdkiWgAcomOwumZCpkIUsXpVK2ZCFN2c+Cr6RBIO7dlQyrDkXq0NIg66FN75R4cEUfE7cFCSxnhu6VkmbWPhHHZ/Iz00UKvEvRRhJATMp67eWSMGPEa3X6cfGl6UMZxF01TyQ4wZUEYv0F8QKSPrZRIUbdbg1K29LHhGOoC0QwmB2COrNYPvN+wX+cizAlcPxRlwv2cj+R9v9FnZGWI3SnWrdidoghEhWudGbI63fEc3UC/pndgqdwGU/9T3XvS27GcwChQBnEnHt2FR9/APReBmZGBsAnjEjy5MxMcYum8aYjoRVW1zOf7lTgXKVoFuIp7BSJjFj/uPcq+7sWHo472NSNlCMRqXaNmE7zkPT1zYEg7kuEXLQf8ONnAPYX3dSVMi8iOCNU8ZPuA/MKYoi62Lj/fHd0s0vtemlsUQ8cZXuYKxlIlV60cR8sunOpjhUYES1BZoZGVrJDphQvSC1g8U339MLckC3kEsHw0ZB5ie8co4uVMW5k80uSjLu2spAVpqNPaDz+Y+qf0CLencDbS3gDuc4XvOi8GitdW7yiEbYmVOEn4oJwDYEdBrj4vILYvy98vyN9XSp1/od0uETlKRLQ6IO8YZYspaTyM725xSnt+9mX5+DX5+xX5+7rLyBwCkc3rAPbFqNV7ODYz1XGI8M90DuLrHo8cJ7DlLHVHyeAhgy9KNq/K3y/J36u5ul01dfuSqdurpm74btnbWJgJxa57VjRoXExT8lsUblksUGaS09kiZcZLhTNFZcVe5/TBqesrvLblCFeXaX00foO3Or3fTGAZjx4Vh4vuvRI+Fz+632jB/dqDaEFIuRrpvek3nu3eiw+mBqWd0sc27WdxjKqrH0d6jzsuXlTyQWEgp8eD7LCHM1kp7+T9I/Dq7VtWD7Az9hTuxcLH5X6OzHx8HwbCxf3vPf5oxwoNGIGvZWbh84FcV8EtmMMpE19yPlb4V9wcE1QDNdPDCbmPjjjss7YtBQrUImPb92Gj3SMTeMpreXXR9a2hSq/LNVRJIWWprsjb0stW0CgpLnLFRTnrBULMDPUWUZ0KzbSHFHQwXD5rzfpU5jthoHSuc8oyJScUvsM853wXth8xN+XjN+Tvm/L3TDnM6ExZM3rTZPSGyQjfHUZGbyNbBbkzd3M5Kaydo1+QZ8p+Qb4ZLMiv6oJEvsx/vRsfOjabkmG99izeCGYBm8w4mKQZ3oygEgt9E4y13q+zcoHEDhHMUakoPzes9EBxgodk4sWYdW+/xjZFVEVuU6AYsyrI4wZVMBuUMl8o+EqJkq2mbE/XnIBTOgGnIJTBBJSvMXP0C4DSrb1fjg7YL7U6qa2B7pcQuUJe8Vw2LmARum8GsEu9I5L7y0+ZHtzN7RIMIDsSzpPY6XGByt3Ndtkss29CW5Icf+RYoXhwa1u9jUsS7XGErY10e5PKdkiXkO79iqSQ9ufdoofPGAdbtkJfkkz211QWh8kkoshrzz3iLhoqeMkQq6nTKjnL+nbNWTZ/HkeClrMoqdMHB5hyaTKY+RjTjuvodtvU/qui/yp9hGXKExZPYzyxOFsW5k7+fkj+nrcr0pE/dsh5s9aZJk0OyBfpPdidyoZYfEQ+viB/n5W/FwdmdNFk9KzJ6ILJ6CNliosiIgNS2tngiaCXdH7//WK0dIjCQpxUVVxolcRFHLB5rpau+ZOzdiPlBg0joS9U9P6LuH+ZZjebg3QcnJcrpzu/JDYz+PGF4AfnC7KFTb1QNvzkD4LkCjxLJKJoBkkUgXQAz6JvZNDDNy41fC4sPosk8/gskejJJV3w1SuVVXAv/z99yBOiz45NaG9q7wpydipQPl8QDzKD8ZgVaDH1XF7gQDgBRNhOofpmMhqrJIXntcyfixNB2LQy+867suIWp3evdkuBfZgEeSx6+7Cmtw+rDLIPK4nkvdJnH0bM0pJI3os9xs/p/KKIgAnZR9sttgkKLrEPq6CVlL+rilsCsxd4wiZ+ppavdmENllahQLtBgTZ05IPzRtgdtQuDfx1mD8/HFRqaRbwrkNUuiMaXmnMQMEy2i0TfFFxkmZmUqZreKTeeKUaVld1mQT94XI0NKAmbHbHI8qn3umOngJVUc2AlVDbeTUcesBP4f+eMGjOanwBXLzdMBCgC7gHRRIOD/JDhmy6oWJ02WP9FbLBMtlSGEgRGayJ+hAgy9C7UhzSNyb/nGdNNUlMG4iDsIzWLdLmviv1VdErMktEsyQe6XkxAJJboGClOV1UuEdRThKsibktr6nDP8CYqpK4olmmUHLPAl1W2W3YU6MXvdiE65bM7qS53DSys3kAqiqQxwHVxutVCKtbgpVRdJytLEo69RrtmltaVEPEF8TJhBZtiCygNSQsW2FFSsmlEijlgMHfya/ZfFEvEpo2g+So9OcAWpbAWrHfho1ni9P3CnRoR2rHvPWasjbK14uDCbudEpGKuX3qY9h82wVVaMCF6yJvlrsQUdju1FFI8Hn2zY1Uuf1D2WRIWeHmKpg8JXqs8ybmAR9+rkyMt49kTfw+RdvFtZL792RXfmvFDz+mwZbRv1oHD9C71fkxvOYZ/9rRaJDDuR/BbQgMc/zIQSTGIxXtbnP5FVOY4fIsxWMe/Fv11CDTLL8h5a4HWGrhJq7cxsoGLP12386th40+bijWVRoQTq7liYinOal1xVhF7pKoireITmMfF4/UnoWxHTdgXHEULGDRkua5S77kzQnlLvRelg4L+fxjw7D1GwcYllm47w/5t9G8Br9cTRhkuWgqTIhaNJczgAr521vne9n7ADgJf/KmJOYsZH4lBHv51fkCGsExXXvxBeAZJKgWrtpd2L3jyg/JETZd6o99OY4zABGn0djdnvn9FkTbcdUUWclrRjauuIa0jNQzviS0v+UdIRqXAXxVhnHWwIJnP1eeHpD41If4ZCQtgABsqKqcVSbPnfM7y5qOM6S3qst7oI7029S/cOSnVE12tterMhvKYZUN5tLCh0JE+cW/Fkb6IPhx6M84YEQ5Kz5jAiw2PrY8Kq+MDERbhQveo6BvaorCBtXwFOF89ylAQf47q3v4R/f1z0r11371sqX5PeXkQ0qQguLmyW6p6q9MXO7ndk+pwsDpmwrfthGcf64TvqE2+DJ/0kghdW3ZjNXkN89BzJ773eQ0PzouiiyougA+rq2N9h5Baah9XtJDn4gZA865Ql17pxQCR1xnUcWr9SGrEzQIYlbQyQnfw/50z1lrJPLiD7h227XJIY/PXaHtmMvYiA+2JWxXIGijFZlR+67s4KshUmiUW5SMpbBxQYVb69mwU6lxOSM7jk6JMbhsbFVHAt9hx/J7meqg1N5xRTpECoyNjY1UxeDpCVqHNIJAsif2ICNxi02l60dTnqs6SWjBLIjVirDC3Ok3Z2rBQfK8sRQxIEeti5fKqMNiVrN02W1OXomOzeImdfDqT5VTtD2pqqvG9SgtiXw2KAypqGnqted2wVONJGfO7xRRKqtr3LZL8xIqC0vIgIid/ijkiVxlAsRriXO038z9n/H41H9VDippoGhYlToUBioUzQAp+BhB7iXNZ7T3xKBPQ8g3Tz2C3dWPDO1fFrFTe3zGj58uiWAb0ErGuuWj2SfAaj/HQLbB9VUPnIuVIi+ZAwEh2RMsmlEdRoN0VvS9SK7NIbVYwvWKZXpHicZN7GX6/sy5npDEtwRoQsP0/FCcCsx8wMY5wR2K1VhHCHXhFfZuYnIZUU38G8CPVHPyIseYkKa7ZfeXNWAD9/m+7FbSrlUqlEEVxpWKn2G9+h6w8fkrhUa1XwzCU7dv/8+m+txW8Ldm3L/d/C/ZT3D0LGvwlMtaClALIrFP7vnKv+lhae8/hqNr4+SiCLZ+SWu0PQ15QccPkJJRXKGeD7vZMTmyYGvNpFgvIIZnxuPOmeyOfC5+Jl7GjmAnXut1XY2tYTDux5FiOJMlUj82ScKj2wlJsLbgZzfV4Uk0NCbSoyZXt+A/jSRKeAq8WHLcRH1v/P4U6xKntdrHOxWSZ3/wPDMtS6Pza0+prwPuvnR2QtWUMmMAxBm1MhTgplso2NoNadNKz3FFCrND/fFY6oiwf/6kBQX/qu9yatw8LeuqKGfmreqo1q91c5HArG1vQf50PP+NID+pcViGMOL8AsLP37Psd6fXF/bofDP/wZz+4og5EINREljgVb21t1MACC2CSa06MCEHdv1yZKUIkfEAeVnIPBxSv9fuzgNBGMOcmqbm7NUfAWDTdzKTvEY61l/ivEQ/Ade8fvLXunfLdO3VacT1X695Z7d6pv6Lunf56d++Ga3ZvxXfva9fTvcIfVckfTZgyBDkk6NzvCzo3Yq9SHIvLvIQxGtC5A1sXDerchJxO0Lms6BMUiCL5gDaWBbthqfC3cHk/FLEP8OeB+P607Hb1n5dCiOJY6f2fpNW9f8O/xuIb9ewbzDW7RQ4eo5Z3EWSR1GTVK9xmWB9++LPPuA/9mI3Z/nQkavXRK/nR+33ZYXrF61wcbb84FlcbPVkay7o0Fv8qlkb59taQLo3F/NKoDloaQHL7bnk4fK3ic0sDxdza6mgxx9a1Ai/rChz6i6zA4WuuwOL1zc4B47ye6djon446C92k5IefHjQdm9cxHZOgKaYlcb4l2s/akhee4jr7mafCddZY5zqTCVzhBK4qtxQ2zM7hy4PaU7vmgMTX1YoPSisu5FrRvh5qkXB4Sn4Zhq3IDc/PDWpO+ZrNiTyNUC60V10/jZAujm0X900BJLmiK3FkwErMKrlFEg7Mz+shSVwG/NMftUenu3S/ONXl/Pz5lQTEVQOvP3NmxRqtXJsEcQfKbSD5Tk3WP+cbiic1WIOy9r8fKcXkd8FyQrQox0c9EH+BXGcev2PlMfT7vlNq0gqO3QNykbd/Znrl0veJFLDSO/99ZhqsUWpWmemN98bSykx4hG1s/lU78CyP31kDhJimfJVeiTZlFVNNxPt/RlcKRAjeCImakf6SxQMPeSyQTsP5hW5OvZ9/v349n4qiJJWhXfHpITiiVMQxyh7C/7FZd065x0gGq1S4KhVGYT8WVPUshzNiVZO1q1q1Vf3BZ/JVBYFe9UNgifRqhJHmh79m2nhMP1zslVb/8EH98AH58HPmw/v1w3vZcYM6553X7JxiTh7zizLQn8TR98lesWsJy1XZC7v9MTyjXvlvt3Es4unInnV/WM+6hDMyT/7APOklCPDlnv7WWZMusU+eMU96JaSL7dPnzNeNXplxsgrsCZKwoq5QQcm/GslaWiGm1vm6vtlaHTxb+8XYGjqrTCDr2oo5W83N2RrnbHnFtxV+XV3PtPWyocbbIBeCBKQkJ1T3zwcU7iX0Ro1WeSW6hMZ/HGlUfCRD+U/80JI9cZ+vevk+8AlLtP+Ej1aZF1jnl20EzPNUnyZiFlammOjLvIJnuZrY8GTrMptZp7OZBVq9tqcyEQehES/0IjOfce383tNmW/liSQ8gr5aUo325RPGPcfsqSxTGchhhcrBgoa6pjZSABYiUIGssFT5UEt9rCh5sCit6YDoRPWTNpcJ3l7xHgJEuVCrlqFwR0XSR+kKeEgNztD4zLQm4ySx/g1la3NvzV1S1UHaw7ZRAKtoc5DufPMvARuW0fZCuFHK9UCKYk3i3DdnokoIHMtRLbqeGEibkdE2CHxNgFFoa7SdrzligptNvHHs4G6HPCyJWvxeQE++B2RQj83fr4tZsfMngCUNHsjVENq38dtfy2QsyQvgWwVcJzwZ/oCYUceMuJcB268SiWJE4MonLgaUQEtcYOaUv8Sj92cCLTYS5VgVsj5Ar+Qz4PJ+S0Fj5lP55PmWZYQ6baEcuXYmxrpv0tY6JZsRKQ4o7AeMudPnkO+h1XXQZsRJUtWJvgIM6vwhqR2PmWN7EPtyqnUTWQbvZEJMqOkRTWtdRly+xQCrfLpOgfKsgm8DsikczP+PkCEX8HADRQ5NQpnFVffXJSvo5YL5++AqNQesaLyx8iGw7zHRKXk31RdFfrRx2QX/RiavCFVG2sA5/X9lMY7Qph9oTynAe68YChEq0hTDhoku4364mgKzBOjKyNne6sqbClWWWdomKcRqbV0yg66oPeA3QXyOcpxnptBAWb6H4ctkSnb7QlyM5kNp86MuIfgYGpLYs8a+izv9u+eqXy/Q/JFgAXBUqvMxoBExiStL7bRZooXQ2pI8p/dd5Wma9M3FcGqKykkDguOlczCYuBp5A41iz/+vYP7ztd/7u2VsuYuZO2F+fvdgdZm5ArI8YnNxGMs0kdn2szioTOY5CqAYKGhb9J9w9L8KhD+6e72C3IeuHzAKRJ4lJQH0I33GRiJPWxDtE7xnTEiytQyGCCQpNFv6fmulKsFLRayCF2nvB9u2UOA2KTte6YdRMw6u24VPX2XBGT8Jgi5b469xw+X8HscjhgMv/aHjTNbxmG04jhI0zOGthbHhTlyClsFA4lcFtrAOiL85knOAjnJXpiEw0G3R3xEU5jVyUUwbdXWX2jWjQ3RGDZxJRl0izz4ZYoZKpoCVlnTzYGJV+Y+m0VlNKP88gcb2XjX2cAPXy/AUMkpdz9nEAF4773uizzgvm6KlfooqdD/LJBhoRmzpLQvOZWD5Jshefsac9mNT9uHyjVWmpogZpgqLO26BnjXETOqqQETUB3OvXNt050/hYHA0wqnCnuy+cWSH7rdhjdTV3vK30fmmQQOiKpq31pf2e97tToz8f55NceHqFFDifi2GHLZdpWFrDO/fg5yC8sbz7iWeserQ/tXLJvbKmroapPcv7W+0osSqv60MmcIYg1/VV8a1hUYiXPgZ23mEaWGwI93tKLSRDZITOwaTz3z7Cg361fH1fLetXx67vq2P61Ynr++qE/e5+ZXkFPePUgfiUe35Sn+4p3LVUuIvX+7qJvroX0eBga73+8mC7fR+xmRDmyWR+fZW9X1zpel/AyqT1LK8JgyvEVJhKqIbqaf3dsNV/p6v+A0uFB3h92Fb/wbdQ/Ye1+g+azK+v+u/U6n/JVP9L66j++1z1H1kqPMLrY7b6734L1X9Mq/9uk/n1Vf99Wv2vmOp/ZR3VPxe5+j++VHicV3ifmQacid5CC85G2oQzkS3h+hpxLtJWvGla8eY6WnHBt+JDkGt/SO4+4tpx/q204yOmHecjW8b1teOCaceHIm0Hr6u3gyW86FvxLFrxrNx93LXi4ltpxcdNKy5Gtozra8WL4nQEbaZpxbOrt4JxaxWCM4DKsTic2qxPoFmfiPT+k7j/pKnVpeus1aVIt5jL0UH8R3lXhPHAX7sBNT45VEwMgp1hOpLeTz/j7KKcnHyQuivp/aszA1JeGaBC45mqyMsybXF3JYC4ZuhCzyrgWRps/kmOMfAvxDAjoqXRJxDU8bHefyg8qpZRVoVHqyB2Wpeq4TW4p7B6EniKFp+O7fq/zqzOShX7+KQ/UD6pfY1CILOElrz3508b2fu/VZvcZAZNTHgJ1RDFgbyYml2JFEzskgcI+BiuNi44F63PqsS0CHlr1Ttu/cpT5inkXw3X5j/XDm9cox0ShzWv1Ro04Lj7B89IxjzeVp2nULWVyDzsYT4m6qJt1Gm9f6UdmeRH3JkxR4MY3MiOStKnsr36vZJ2fIDKtk8fhSw+aPjpdm4e5xOdOb9CwdWvX1r1c9sGGjzI5IRkftDkTAaz9smg+ZgMno9J79+dGaCSzyf5taeNJ84vmtk4A31r1ap4Bk/CJBwfrNYrlE2SqjDJJ8yiNfO0SgE9/pecDS2tHdS0bL1zFhoXaAT652wVc7bkZ8TrT61PMU+r/7Bp0cA566pvq30SNnPXV+PiwBoXfY0HrLJValy8jhpXSF2sJ891VLkykDBUQsKAmb/yrDiwypU+wjCoym41rz3/K31Tb8DKd/O/f3IPWPn57Eo9o4TufPKZQavjmiu92IvWyEDWRtfI7LhCsloOfLMcippd1+eIX80vqoYp6R/Kj8a/icUqWE/Cygd5XNqiv62uG8MWW7K/PeZvT3RCBzIecTREn5yXvJsnXxiw9+CcwkNJLs07c2neZ9K8O5fmfbk0ynELd51LdS7KJbtgk53PJ7tgk3mOUXjDXKIXw0SX/I/G95QTdDPxBPsdHxeyonF8xGQUGLqigS2FuhYnfd6VhUeJhUcpeh6lqAaz3AA0gIcqWwudn8ztc4XeL1lL+shbOvgFFz78UbVoKOUeXhmU0nIQIBQBsegV1Cuw9pfJSoChVXup5rUaoKxE5K0v1qx7bOocpeuvbozqVlZUN0Z1K766/+IDhou9RnXFr+La1Q0FYPLiJ0zqgKUt+RfBwLtt/poD/9R3DEj5l1MbNy0vPeMsWX60mjREX6zeWGV6Y0kcBPHCUteAKi3X1XGGPlKCaKR0qi4B9dWFod7nDwQhO0NF0yqnbnxiGtYnhmFp1YenLl7fVRWZGyg0I2xOvD9QS4XOjSCv1uC8KGWmq33irNvroXV7Wxd8m24NLFdwn1u5OIwJjaIgUD+lnu1FVsYAwYhb0JDFs6bQHdCeopkrNOwDSOMT6xbUYLVvZS+s0QWZyRjoyKqaMx0ioErizpN3C2po6zAuTaRN3iUMckK3oM5MNsSzciLadBHwG78NOteoRyK/T+i3kYjfRse4BQ2JI4/ogdIhGqw14JsTqWs9oze2jVsQO9NB71iLqe8yNIHKuD/tN7iHaBm+ccPMs3yPOOsm1isOUXZGju8/BwfLoUe7xifK+q1Wnr6XKOTgq6FkG7rVbaciCxgO8dXIGKjligA+w6Cl6Uyew9THfuzYQ5LamKo0eq+gt0BFmNyUEkviwBdvOOeLlw6/GWN0WUTeZqYRzB5ay9RoLVPts5ahcUvTGbv7aiRBha3FTMN7nRiLmQYoWzNwyctbzkjejEybGwXUpnSXtLn87Rj6y/JOjVjN5390zpkLJk4VENGDtiI6mcZ30UjItK0oEgoMhbjoFDkL8dmM7Bo92hAX1QvoFKIs9NTfa4a0nTqxtCo2DykFJvhj5qW4bFdlJsIKi/7wxEUnandBHdKckZ74qDxrHWSO17+Zu+zx+hlR44rncENfPJUV6MBrKUfi/IOLPMVYf5nEus6Acgb+wLLwKC8S9IDIuM7I+aYoxIx1YsPTwgvQIiuoVVFccguNf55EOZ8mAaZqFzkVXH9/xwfMNlV3XH2kyWhg5cb8F552e1zVexh96RnztIGnzsbq+8+Zp008dXZWX7NpK/0FlVCQy9JuwGQcfJb/3H5cDbN82hY0JIDs5umHbYta/QWx5S7Lnz8bFOSyfM0W1A6zvBgW5Hb4i99tnnb6C6KLjsvyx54eVMsz9uPhMMs/saxEjQDyzurMTDkqmRp/HEFBtUKLJy4m5p9yKt1KL1rxrOo92xQwU/AUeK2GfkjOwqj352B3ihKWTYLZ+fzOWxVrUe0YChpbgoq6ntiXwQCMBgGIXsK7QV+O6Zcdhg9xTTVOaJHaJYdeij/Fha/8QsiRdSsDZo4TBqxk1+BPpkOP5aDTSkeNimd8C8oTzQRDguQ697l6ViRPcKaMZlYdqx8LxqqTcyyzDmN15zB2/+afNmZW5c6/NQ5jeC/WMOhDSfNgfxre6b/8gKg3qHSlrZfp0TyIw0+yguqaiLaMGKWpnn2tMS/udO7QhzC/mIt0OAz85NHTCed+32LmSSDyU/+f24+r4lJK111UoTjAI7Gok6HiPRJ/OWaFi4LKwi4c4HHnzN6Ybd987latP64utKgfXdg63pXLMC61RBL1KkuJOp/ElT0yrkuhO6b4iqlDniadOR36Y4Y+Pu41VnrZ07k/Ilfe+7Mz+SQlJHHk5Cckyc/kk3gKYpw+0a1VBZUxw1/WHo3M1nB5LK5429Xz0Zpej+vybrwOn8YS9hYOe5z3a0SsFbpBrOXOVVRrSq6NqPd/rHQiWMXH68VBQq9KnwTpx1dkB9aIFjRK1cSN2VZshRPfGM24SMsYd2NAxVZxX3pxkGNPnKtYdUDF1LOvY/ch47QnwtJ4QZJd4LduZsImQ+uU1XPZ1Hr/t9QKN7+jNzZoCHLDiTkvpK2Z6maNPieLgqXJnY+ahFrlLM6VJkZ91ZP93ch+26K9mOJI0F/DAf2WL7/ZJwuMV/ZU+5o9VWqoFd4azmj7dYgXvm5DDINIB3hgnM+04ou+4uphZpl/6zymyY4F7StecyZ85yAbnGsO+A+vNeD9Rby+UrWQz/n65mP/QLdub9W8Zm5X/G6c0iu2udW+xH/8zAB93Yu2FXmV2Fc+YBRp/0ZvAsvhrDYDeQfEqDN9iqoft8ZQ+RVwNed99CN2/j8MCzhcHuzSVDJf0Re/Y4UUP18/WtPll2l+VuazG+DhG6/qM/XsgAzVjK1vnbDy92kb7h3QhjPfI4WOvcU2qCWtL/L7bZHOhra+sp1aZGfVIut97li5IulVWOkN3d6qOC7QzMx41ZnZg8kVp92ZyDNNn/ZLkASGwMJrUBgBGS4LyPDXkcYk66MxxWvRGCRr396iyj1+X07v4LQ7Azfs33tqBd0ZuGFHvV97ZoBz+oBdO/KK5lUW/wAPwlUWf7ga/re1l/brgx0LH9M5+u4Bc3SAH+F1zNEV2b30zArlWT8lu3RuhTNmLk8xI43W9Cz8vRrie4VeTxXjvEMm26Fb9ApG80XRBd984Wmb5tctM+gwtb7Pbj18bavaUV/rQTmoP4CeZitqsk/GFOIzWo6Pafw0MGMMoSZf6vmlYY+wnadzK6+iiH+VeQFYDNadrw7cWM86KXi0ct35h3WxXOXvFevOJRLvyxVNy7mjOPewgZX53afNnnCNykSmDO22H1u1QtbFsq5Oa3xuoHnUaa2qTmvVAS6W1ZyL5YpGyWYg7mpVdVer5lwsER+S7mrKwPV9Sl+1Wu8D3+F0CoH4gRU0rfGOa3X1txxQe/G3rOb8Las5f8s161219fb+llrvXnH1DxEsU/0tqzl/S/mQ/parfvigfviAfOj9LeXDe9mLg3rqnUj7Ie2p1jp6qjZoWtV6/+k7nIov6mMBc9PKTyw+ey7HAuaytC6emvD5Z87kXcN/8mlD0MNpPHDCD6hZdb01Gzzh+xC8QsrjbMH/tirAoRjxsA1lX0F42+bayd9njD25q5tPlMj9n5nd4sdX5NJo/OuSGMgRUtMEcoWY3OL89R3Jy+ovha35kS4xoxcV6CkWfNHYR41YuefSRYMBYOMQeO5+0X/U8qiAtTwqYC3URNTdW9FENNLam7HIfyIc4233vvmdK/Z2wj2xeEoIHxQVds1Lhv7wO1cwN5CxSXp6I787V8kt0OS8lNUD/cwMw4xap643iDnq779xRjL9M5NpUTJtCAquZEpojthU41MfXBXQoPfPV69i46+iis18FaNVq9jIQYJY5c1KGAJMllsFh7DiMrVzu9F7eWXrglxxWluZIVu9wBCvnIVAxlUPn0G8w3OlUmJ9gJ/IT/D8dKZAMlGrqEHz2KLY5dZDRZR5TtHRud75XMrP57Kbz3Ewn899p+v1iiMXOp8T51QpkRNN33qf0hkfpiuw0ZlJHVjCyhGr9MEl9V54f3/xhBmqmJlSlIYvnF4xrPXeU9/pbGfNh2FtxaYEatbGwNo2BtYWm+2fWYMQ3xm1XIJ/uhIe0Qmk6r3vXtmXsRq1uGF7/RYun2bf8mmutXx86QM6shR6dLKriCvEOacQq1Au/nYUS4BtL/bsNT32q/KAANMrypzFQeedeUjAQh4SsJCHBIzzkIBJX645TMCfscYm7SJUF7GjkJ+zVSiHtiY/d848rfXrUooq+nW8/O9rA1foj0Ixb1l9yTvGA5fKhd8IGNSxY4qLbRlvEX9aH1Xy3BL7mOXmJnaAqVL2x09Vb8hBcvVyBnuW95fTpy4qNP5zPLitq25OYSd0KOs2J/pzK070qzTMH7Q6xqH+fLSe9L6z+SzshHS9nW1JdNmfyiWfFT3o1HWrVyfyEajXs6P09/vnwQI4ME1dRCO3t0zv7qLXRjm3aFhF+0CXTTlcNkX3VpZNyVTkT1XNS9UMaL8S65xV1lPmfSVcKU8Z9QiX8MqVEgUr5WmCojpBwg99sH+yCPQNWb+kT1tmoW+ufo+RGl75HnPoXpE+kCPCKn8Y0qq8cX7jl2W5whRKfeZpEWXMkhLiOMCDHl7S9NioM9b4apTxm1oapAM5BMT0OJ5HDU+QA7623sfX1g1fWw/52rqzrNNgIx8zSX58RT6Nxs9IZ64QGbhTPrFIigGEEO/s9L3WCV++khO+QCHrx0+rrIaeCxWFxI0snpBYWZbFytJaoUR232iE7P/LtUQjPnsNrqk4CYPspkX7z9Rb7pymPTaa9uqnQzxxNYWkaoypQ9VYCXYQ1DpKv/usP24k+IMei/YsPuW2qP/wfiedo01n0cgeRcbUV1l423cGPJWapvVgalZbOZ7FWxJDVhac1opuF7+iZtGjuYfBac0//C9WE/8behMUkzVm8Py39Tnkq0V0eAMA8qoFiNxZKw6Pd0XHk+Za9hGdDXujKiwfz/x58mjvTEx0BZH8xCr5scKN4qA2FXsXV7apOKhN1VRFGUXn2bCyepAuywxqrDmDGkY3Gt0h4T0wyFEjhBZiSpVzwOX+05SWxCqxwHmEEovYnbPV/4dyi1jhgWIVjMQUyYzRFMr4ClEwEgcoRNXeD6nYiwKaODf7LprO97FstG40+xk0q0QsuWIGcrLk21IUQCp6JLApRW1K0Zmt+qYUtSlFbUpRm0JDad+UYtAUGLeqoLkmxGtlU4q+KfSvk1VlT1vfpb3QyK8qCYEZLL7Vps6Z7zWqiGtMnWLvx77TiTmKjqWOnNSg6Hff8KuB8z9n6PFjNtaN5W+K6hPYIe4VsniXglxDJV81IURM0JkSITse4X5ZMBS6eOfMuyzSOwJESNg/MXzSExc2gm9tqfc5GQ1ju3daDFYlhAHjOmrwEezBp7nwGhr4ItLJ/uigE1/km4UEMeGeaBTX8K/MN89+sP+btC730oFiEsj4NqjXaYl7bfZ6GBXGkWcVO+EOVbv29mS4q4rlTyvKnwZng291rfqwyvzbRkpXscohP2CNf18s1p+UuCqPr4xNRIeQKB9NnsE7NJq8xLEpSdQfGgbTMKh0aiYtvUvajEtVwtvALQU4GBheQWHi0Jc03k3dQpEwHp0PLpGWZRcD/THYMNdE2VpHFLF6HjbnOBT50nmNT56llfGjM1n7BdSrjSBtL0gdqwZcPxaj7xL9+RhF5HQ2pHPvOdgMy8H7uaxz4s0f/8N/9g1vv/ezcijrdIc1at2jDCXqy/lsdxhwTGkHcRJN+lseOmkY1VxCxMTFWu/4Q7G//baZlwSIhxbMZRPfQCyhulUN9m6b0EzRHnYuI4j/FXYkFzFHlKjvXCDVnP3PgFA+s8qSiqSW/BLtwP+Yk1LM1Akm4jFHwIIBb4Qr5rdicWsp/D8uQX+5LkHwCHp/tEKi7PitX19brhz3/vC7DEf1ReP062kQTBYxfqCeM71QWB17Zw4vi/53umOE1otxEB0tU8Nk+maYsGghSiOOK+KrIRHNyvZ9738SCTWDOGAm0rS90hsl2msC6RmJDPeP6xCnlPLilDJlJxpUTCJWNU2kMXN0kAhJ6vwRM0JaofO70pqY+PYEKlwjgJIPnDT4UxcvqRc/dppxtDqC/CPBv8iRYAssKKBQ7MOolbyI9N+5AS/ZqEgrB7xk40ylicaMWseAxzrg8UwvyFo0GkW3I4VMvC+juGYZxWuVYY/bV1bUvvGBWPTHJhTDTz3j5o5OLNlqhHBWBL4G9vISOK1qpk4iKgOmHiAbjp1QWjNk8CN2bcmErUeWZD78l+qODW/qOJD003YiL7OB7YLpgsh2QW3QugoqoI5KxKgMx7/UcWT3k3FRkDClL2jDktCFs9P1fdst+Vtj77qcVaz1NkPsg8Djmylaj6TF5yRRYt4nfC+Ts/qc6d+y3+boHFoKfgZnuqh36axTAkSDnHD9w3/t5cr2YdmzW+ys73IWXzZBKZfgM16PEfX52YdlNRr/soRAHcUcQQriDvb5TZaM36Q4QHYZeVH9J0uwXGUkPmBLcnsGshp5XPZU3VgDcOEK9DV0ZJ2flslJL6XAW67sLNcCb7lyIEBsagwdp1P5uHec9N9eWfEtjzAooEwpNhk3Cg9EJvoFa+htWU46vgjTiTnVq2OcykBKk6D0PM42lZVrufL/gdorNXrvV/P18oz5SMz6lMdpqalEWR3z7Or9WX7Z+xA/Q3JmEXsWyKX2Gt1G6Cu4ZlsbxgYAN+ddrcroozLJCHVJ5ZkV9clcYvd5Wa3v5KsqdUDBVzKECgzBvuw6pEZDPFIBGKwJscHJ8p3KQ2Iuq17yORkKBsksQKuHH8JZVnKLpuDOpZ9WHwE4eL7fd3LDNse3ZEUYxedhZ4557cSlgx2A5ScgWXRiC/zKsa7MkWVxfNLpTaESlcE6r2PO8jov812J76iRUxlwJCatnQJKSoGWyyVeOl3bmGboFGwXZTOc7d68hMu5mOqzn3lGE15ZmZBxDiG9EalMybqqdD71TPiOW2VsXVb0nd0h36iVEGDy8WIfQ5JYwyN6P+f5EB6TbmsZMJiygsFUFAymKvgvevg5wXnhPlSvaRJakg0LfcnucQHuqarOPRU0TPpkcqRoAMk2ilV+1pB4ny45fBchbsyat5lC6r3SnQ5es6TeM4n9aUPMllYAcZrAn2lzABBnCbbQ+C9AnAk5lVLnK9JDieFUmlSvtmQOqr+F59kSRuqqa6xAKreK5MbaeW6snefG2nlurJ3nxtrkxm6llD0RdswEYSWHNWQ5rA5bUiaH1SGHNYThH1jvInV1ZEmGlNEqS1BTBsOOqLxj99hxkSBbCeMgRhLv1Oz9iaBVSDxUZQDo14fMFGzUMYkVxyQSRAn1+F1bjypbIrikEnKsrB82cfhEE4p3CnQtmlBe9VOewEiiisIkRsIkNjX6KwqXIKyFILyhRUEdahUsoI0NlB/OlEgQBC1kazGcKZGZKUMyU4p9kK1D6JohM1OKrO6v2OoWGcatQdZrWKQShAIizz4vOKGcdwS5lsA3bkQ7KQMkFsWLVvCgIxdEUYZXgid2pG8GFCaAnJSGlOmIm7YPUXaHhBjyIeo4hujqazqhGdnuachgtLwSRU/pdeovCURaFHqHeVyVyXwxbYA8PmeCVTImpZAeXawrJABGTEYSwomngf515FVuVhTvFgnQzLM/+dZEygE2cZEBlYssIMxXGUCiyRdz44n57Q6CSd/54M04rkIUhDO9BBPV2p40BPcfPSPH/Uc5c+FLLwYVUu0Sz2XlnHlESU9kUnWNQ0eMKI2cXTspnHVZVowWs6IEfDn6CI9GFL5IaOP/9TTDXNd4LDqt7Ee19zj91PG0RDmH2JhgImFIr6Wc6tNKJY2gnCekHEbiL9pyaCrHhzR+WE8BcVjAvS2R7o6eFq5Z1x/pB/sYQxMarvxYnPOfNUdbiWctzviVlcrgV76r3y5Hi6hocOnwC8YivIPaM+xkaVEiT0Z8gsu7sEDjU+/tiovvHTi4FAXKKrqrZQGsPm0BmUJT3iTMPfdqpZv2p62186oZ5F9RYkzMuCBFo/FDxcBcQmaZMC8lFUQ27hF42ycZRbPM6N7gpO/hKiHDVcZmZNZngeumepESSkNCstZzMgvFvw1hg9PWc1n0HEMEInhwFj+XFT5KR3rO1Y9mrdzSxfnXrzjHmZYdw2hZyJLymxKLmLxjyUHBKkQH0XU/YFPWodMoKY9ZciZ+jiGq2rOtrp0+WuIiIzuQW5ce7b2yIpMhiT0wOAtFGsHsulYW7gtFIUFD1/4i9Z34bWGBhq0tWbbWDogwtyaOs+u7wOjre2h6EYqvS05xKjHIH83knGP4XO5HTieuZozwRi2lLk34WrbstPKtgtxQxUUdAvKpcihIpV5tZYqchUTJyfBLRoYv9ON1jVzOh5Dnq77cGLYPys0Ztp+kz2DJk/K48bkAehm9UbUv0BPWpxYaePUsIZ6G8TYRWRSAGesqP1QxKx9UPTSMQIzA/wjCe3qi4KamH9UMdKUa5dPYAQgHdWegXsgJmmqDsF+i1PgC48kvGGYddhaM7xwAf33Y2P9azxTOK9a1akPRMsPPWMkTGaySN6kKPPIS9chj6pesxXJwVPrRSlSxXbjgunCN/jEW+A3TG5npjyjfH67zv3OlE0J98KEn0iAfeHLF1DNV71B9qE5dVTo1NnihU6Ni0yjiS0sqiJi/rorc69aqXOKdwHw9kkGVS8K49O7sJl523iUhcY54gtNiHJsS69hU4vJM1K/JmKPwWzuCXK90tSu4yllXOsnN+Mol1lcOx893581ceGAfkK8ZxjqxXfKjd42+cR5t1+ibKBijz7kJFjz8PjtwPBJXeSRu9Ffn2rVxrm5vZaQagh0YOI8Etft+WztaLHCBdZPrrV3Be8UFJvODalcYVLtE3IlC15aFYH1+NjDxCRWoEoNZ/oUObyG1CK10ZJh0ThiRuP34s+H8a9+uAGd9rmZepG29yri7O8exfP79SvIPQsE0gEZXr92AfnIX5xfLkF8sKx1cZbWVdLWVrBdhLF6ELNHZHDLXl9bqlr9YV+Rp7W8UEdkqedxT2xw4wComkiKrVNsniXo72HoUBo01tUlMnU3irDVonKJOFgAQMJiqayDE3RoIcd4GQnRhELdovMQbJH5xnwGpSrv3FDpaQk2CGNsyqtTMN741cLG6oiCMuwLL1GrvXz/lTD5YlS2n5a3dmF7//5V35VFyVWX+vtfVtXaYcAacaKLzup1xqmfSFaIzzEwTiGUEEhbHIRARhiHVXa87L6muKl5Vd7oDhAAJhuDMIM4/o+MxbhjFJQruKiq4Iho3BBeMu8d/5Bw9mqNH8NveffctVSkh5A+tc269+757392+u9/v913+ZDkJhCRcD4UQyVLclURDM1qu8NA+XYtYWjThfU94/V82DnDMV393QGMiw7R/80aNmSqmxm/r+CNqkVPjN0boQtL1kYRULwPpowjCu0SMEe8nwHMdEWPM08YCHpaP5VmMMYcLuUKflSLdIAOCJwkxRpKliF5X+LMDemDIGTMaFN64L5587aVUepUlQrPFZcal+iRFS9/qcSkrc6xcEDMdHuAci5uo9qwXIbqnzYX3+Ic9bUjki9LDyPZYSuOQePcf04Y7MizPgccBuOoK05aRtCFR0pYx0zYcPVk2jxkzxjFjJljpvTqfyTB2Y3dCn40E8eX9CclgWwTKm0n1III7IlnzPG5LFhjElE8DMSVvytV6qVLgOE7OQDdB4IxtKkb3MovRvcyiuZdZ0K60lwlz5hRsk9HyItgmiBz19dAZQmJ7ICk9rW9+PYU7vBHu8PL65teS7vIyMI97LDxxi8CPcrgVk2f4UXCYVT20VzfdYohIKsYhFcV+kIosbtgpPScnWBJEVtSpOxhGkmekUvybNNQQ64oaONtf7Z3t4snMdukpZpvOlhl+lRdxORN+lXIjdClNY0MpTSdycTD4F26l50k9gAZrBX3A/lRgQm8weF22x3Q7D9d1hjIBm3EN4QSGYR9JdQI2Axe0R47yN8NZjRrD3ifR2WQTnU027FqyAaAsOxQIsiX7lGwaoCyL/H7aAGVY+alGDQVwMWMf4Ne36lPzbByuNSCoLJuGg8rGAWV33hSPiO+t58puAsrgRGAKJWtEAXGY1p9y8CMnMK2o39Tga7H6qxB8oQ+Qje+i3iNvmB1BlRlpfuWBeLadKORsWQxytqwf5KxvUadDzrLY9rI92l5QG/+/P3zpIE9BV4RfPP0YrvtuizP7BGO4kv1WtgfI6N7iccEZaaojBgdnhDoQU8AZYdD3m+CMGFmDM8IVuV6VHbmDO0gTa0/2YPP9kcQCnFEccbUBjOKIUwdCcaQk63ZO1ulGsuzq4TtE/OvBHiiNRzVKA0ENgNIoBCgNSwsZpuTHiWrBMFAamQRKg8E8o3YizbAY46vFn2GmmXYuza2KZPQmCqN3VUlDYaSU293BBMUst8eTW4q2ee1GL9Y/lNyQsQX5UB2KqEAwvZQ+cNz6M5JWUwiZkahVga5kp1CjXTmYpwzH81399q3xbcmRlNLJpPiD1UhK6WTS9qLMsqF0WPERPK7WAWJMKa3UwIth4IlJU5gpjQdJydtbgkvx01OcSQtPA0dSwjvyKunXzZSz9CFLzvSJZCwT2bDLxFpbZDL32hATYm7rpCJDLNTROUQSFAQHIXWkjKJBOEiBzjhJ7KKAMhZ4cy01Go0JmaJVHiM/cJ0SID9oH5NOdEzkx0NJ+T8EklyDIr8k6JuC/EiRT4wiPxABYW2Xi47pPtrw/JfwKYj/Dma59zz9eJDEhkWm+tgdenc2pyWnNDYxWpVySa6WhtSJNxkou5PydwrJi2s02SZU9qtYhlaRmBZLoZzL4ien3oo5pmw/i4RKRvFcGVAXGdLdbYZUxOXMfVRYG3SgNgdq6KZnHfSw9nj4ZgrUrh5DbcKJ4F40SBi/2idhrEoL4tl0ULU8AgZYocX/nwl/AvA5yAAftfyxfbGc3G6HWtBtFjjl07URFMhZAEighd2LzdJCdhUDz2zH43nc4tt9DXrAwwXQh47SRIQDCiSo6Bgbu+XsBSvp4pfnfoHl7OB0HgG73KkyXA9hXFYXxbtYwEnkni2WHLJJoJFSR0Fyz3tMTqFAUB4xPUO0LCN8oXmLnaVvsaPVF478HDJDbVheSl+2nSs9YGlhDRz+Ny3jWQBd+buJZeUUCVisHB3GroyjVGaUKhEl8RlPkCHKYeKjjdAFZQaGCYdIsBdp0zcO2xTHYvWNhb8g70YsTzozfNVeGE3wfmIz0yuWHpk5fFLr6j1SV4ehrvoRdWBPpq7+rnddDXKNJx3wJxcI2LTmgj+zlCyzlByuy06furw3KLEo84e7YwB3o0sriHOWwTna1N0O2450n/xW5pgVrxdyJ7CZVhVLa4SjW5mjGBzEcwNqmlYls/ZZHIv1lGJxOBYnGkvpv058vbEj9Ybcg3rzgNSbg1aDKw6eriUrjp2oONlIxbGp6tjLf5+oODZBF6uvITQYzjxeIzd3Y5xcGQ6SfCFuE/GoEakUnzIuvohUC0gx1YtYxyCsCePEMg7iVBQXFv5Bvhk+ZG6iU8CUHd1NvrGKodUWtvcIW3yzV5OlN55Uln5RWDokw9ZT4+gTqRwl2f49t9Bwj0eRJB+ax6B6sPF+K7VtDx2/bS9y216Mtm3R80871CDiH7a6RW5ViwO13Z6h5DmUfKxtPkduvaavrNhXVulx62Ty+f3C5xPA5Jtu6cnkmwMmixCw1YfJb+wxfgMEqc/wrQvd4kK3jjdcB66Yge2UkiHCtlCFkdDEBycUAoWHIhaeIhcbC8ueOKkse1BYZsFUI4VvfxzT9qUzDZi0RqmzFG4e2swzuw/P7uo157L6zrkkChvDxvK1B5tjWTTH2q3nWLujcywdKvsgZ3NOdXfvjjR/PG7l07mVF24ViFu48MwLt3ClnzKfKuj2VcBbT0JWFZLzqUCSafjUm/TCLcKxfI9plTGFHXxaxfj7GIcLpc/24vAx1ejFYhjhjqlghDumghEO14YqWCMeh90SA/J7/w08jIrVFo73iER8s1eT+7fZPTKyqjHQWkcmaLrTDyZo6asUhatYJYvZAfK6irJa1zmthxl9SqngECk4szDehnfYYFcmHq3gwzWWOsuSTm5kUo3g8zSul7D6Blk9uLmdtrsyaUoWMkwO7zifVCjUB/polnMIK8aU4PqTHwtZfww5hA293l2M3beLMQZn6gwyg3UxNnUx1+ku5rpoF6NDZR/kbJbr70/qgPClEzeGv7LncCCD3Z/MEN6zHxgebJtAWqDZxw68UDt+/Rum+rdV17+tPbYR/thUmIvSQTrFP8fCoK3Cd2FDAP0tEZUsQn0eUyN7kOaOpHj7P6MVDPGhXH5hrEiXCII6FrpEmm+hGi3iXV4glaPf9T15r6Vd63I1RxvlQcPOTioHCIANXYXb6dhD5hy4IhVQh84QojupxWPDt0iFDYqvZQgUZPmomuYwJs3JBVddQvLoFill2QF+EoqfKkH+fGQ/qrQCOYYcIJHoLP5HeLGNY79kGYpj2KOlJ5NcgHouUIpRlAlTXOqX4l/bVj6pv4B3kYela8QubZgGJYFxZgMscJZxqmOkFFncBOI5TBDPXIjvzNJ1kcOE78wgoja7/N0UF6qG4nvBTuMKiD0WncDgAFBWKKIMw2LuXDm/SIxsOcHL8siWwamfw7K/P2T9dRMKL1NgdVIBaBP8YTZI/HYsJ6KfJJXLSlZyWskKXiKQmuAsTTFRKgfxfsCPAo7HUGHOxDt1eX2K9X9smHCWIczeyZaeiJZ71ix3KTQ+hKKdGSnbfFDueSn3QljueSn3HJV7ISz3POkuyFG5ZzEbeckG5pWvCTTLvWiUewnLnWQ2C2nlXmCylHsWb8yhIS+P99ee+opwUp1FBpRYxyvMzIUBVHwjmBdDy01eg3QLGqSLWm5SU55nLTd4KwEyoOCUkAGgjtlgAKq/GssRA0LJMSdfWo/QAC7nDA/ZfPapquUGjvgs2xYoAFQy4mdoBAdelg5ZWtIsNmtK3S853vTHHmD6kxwtrAGmYnBwmLq7U270293JgohqsLt2ud5cw6XHaLAoGA3WBOyTvPXf1Un9usxfl2PbclNxrV0rQuuq0Oqk6vJKau1C68bYQLIiMd6IwwhLyf5i35/wy/9QTn+BlwXDpbhDrC/xQpKno1kzW0kpw9GDe0mJZoYYyfUMD3zpnLqLyv2gVpUCqUvFCxib+lu8CRtV9FWhoI+8YS+2JVKaexTt1b+AcxxY75zJTqX1ipRTQa20MUiLrwd+Au/xXoBYshez0iwnu4PVCF648oUw8QToAN6ibksodByLo4DFF3Virws2vPUaptKl5/P9GbxMgmOhMUbpUcuEJGJOafsQl0f0ViqNW6AOSb1uzArl8dSdB0lu3wJgrQhUrp9ZSYfTpxHkloP/FvggzXSl250h0PK6B7qNvxx3rlfn+179ktZO51o1DqZRW2rNd1/qey3f6y4prznjNdGy5eJap9X0l9TGwOK3dm72drmbu36t684uqbrXacPXqr2oplp+3fUnplqLaqbhLqJXskzMNMC25Tz830j/FY5PB38Rv26MvtIXgZNhb9T8WbfTVZ1uze+qWcjIZrJNt+ab+N+Yn2tuILu72HXhsX2+0/VmliamW016rzW82aZ+g+RPu1G3ObRVZryumqstTmxzvdltYPWa2lpb3KiJgQ1SBT4a7kwXc96RhHQogRvcRmODvHPsXted6ygoxekdHbUO3Fq+moZoXV+S67nwFb2v29yGFPpBDN1WGyNwdvq1tkTC9lkw5/m1Ofeytqp12u5095Ja12sxD+qeDwSv1ZRPIFmu24QwqcQhhiaXJFoge97c/Bxmjp6QymZnpuXPAYu73dac6kz7rUZDzXjwV9kGdWYXlF6tobou/FUWXL/rTYPtCuDL9A61hR8b+QFBbKNi3enV0QY5Eltt8WUBiS1dr+GyDerURMfb5TVnJe4X+7Wd+IZJwCck0WNLq31pYOfU6lcoxR34bLi1uni9SKzsM3jrgE98elj8WOHlPchY8B7Uq47bmBG2knWqMe9iIH7HVXW3Cf9Ql2bnfSBeM1+DR7PVdNUMsoqY4001XGKcas/77YarWlDgs66SOnlxq+6qKUj8rA+1uq5cMMgrhczCdqzOXVzqumS7qLZraYu2bSSb79ZVE0KvhzVLqtoF+h3KInzh0gjf3UWIqA4WKBDfa3a8aYp/ArJSU1epK5U31275XWfzTm+me9kmtU46l3PUujXaOnbOujV1bwFone5Sw0U3saxBR7VO+VhbJ9VaZ42zFv7XOmeAH0VNo6IqlQpMDldDPzOOFQQqS/mM1c7aGX9cjY8rbiHlcVXR3UFZVcRfpQ0vqx16jK/Gf3FAa2XGhz+juZSRc038OmwaZQmXrJijTdB6gSgVBQOo19pdb8Etc2NpQOdIYUOx41OYjFZv0a2X1ZjDXcnZY2odlIoz3ah1OvhyHlUUh5oEvDvXOkHpKigXTJqjznIgO0FlnCQHKJfVYHHU9UXF5YxPDgys0V+n689Pdx3uTiedLZ6L40D4W6j5zlSrvjTpdFpzbtLdTDFXbOBfD3fu6aPuuhrqphn9afegQcZ+3INFhqHIL+yRgpYa/35urtVEHnaquruPuFO7S3UjUX2jYU7iKNHfHTrJWPlLu8VRAXMR/55GDMpjehKCEeUyaIq73Hp10e0k3Ccgd22shhPBONTLnQaryO98rutUtcOynHQC98o0MKg1B3Xz6tXO1Y7XdIKeaIPmzCVuZ74B7Qt/1I/igJfODqjMZoE5OPCO93dvNEwPlXiBlivchgP3lAItV4zvUwq0bIR/pTHGQT8StLyrEt/LEF+O5a8SnV7FneV3dD0/H1uvSdVDr86UDo+glZRuwM8Sp9Pl+Qx5/pU8V8jzmfIMvov/LDGPg3sbNnueJfSVYFaBeTYYpD/HoP+1YiQP0kcN+hiY5wr9bwz634J5ntD/zqBjAYwL/e8N+j8gr4U+YdCRVWuEfoZBXwvm+UJ/gUH/RzD/JPQzDfo/g/kXof+rQYfdZDxXJPo6g342mHOEvt6gvxBZI/QXGfQNYF4s9HMN+nlgzhf6RoO+CcwFQr/QoF8E5mKhv8Sg/xuYlwr93w36JWA2C/1Sg34ZmC1Cf5lBvxzMy4V+hUG/Esx/CP0qg/6fYK4W+laDXgMzJfRpg14H4wp9xqBjw98mdM+gbwezA/MN9KCvnAPTFL8tw28bzDVC9w06dmFdoc8b9AUwO4W+aNBxyNgl9GsN+nVgrhf6boN+A5g9Qr/RoN8E5mYwW4G+N5Z2/O2T5y1g9oOfVxjf7gdzq7wfkOdt8nyjPN8kzzfL8y34t9yidm2DNYPv0incKX7eKuk8ZMT1NjBvF/pdBv0dYN4p9HcZ9HeDOSz09xj094K5W+j3GPT3gXm/0D9g0D8I5kNC/7BB/wiYjwr9Ywb942DuFfonDPonwXxK6PcZ9PvBfFronzHonwXzOaF/3qB/AcwDQv+iQX8QzJeE/mWDfgTMV4T+VYP+NTBfF/o3DPpDYL4p9IcN+iNgviX0bxv074D5rtAfNejfA3NU6N836D8A80Oh/8ig/xjMT8A8jg26+vDrYTv0t6M/b196xen/verRh975yXsf/t8HZ468/UDrHcsuv+Xs5S94+S8v/QM=";

/** Starts the module, and returns the functions that draw a state and write its code. */
async function startEngine() {
  const packed = Uint8Array.from(atob(moduleText), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const bytes = await new Response(stream).arrayBuffer();
  const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
  const numbers = (pointer, count) => new Float64Array(exports.memory.buffer, pointer, count);

  /** Writes the numbers of a state to where the module reads them. */
  function pass(state) {
    numbers(exports.container_numbers(), state.container.length).set(state.container);
    numbers(exports.track_numbers(), state.tracks.length).set(state.tracks);
    numbers(exports.item_numbers(), state.items.length).set(state.items);
    return [trackCount(state), itemCount(state)];
  }

  /** Returns the frames of a state. */
  function draw(state) {
    const count = exports.draw(...pass(state));
    return new Picture(numbers(exports.picture_numbers(), count).slice(), itemCount(state));
  }

  /** Returns the code of a state in a language. */
  function code(state, language) {
    const count = exports.write_code(language, ...pass(state));
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.code_bytes(), count).slice());
  }

  /** Returns the numbers of the steps behind the frame of an item. */
  function explain(state, item) {
    const passed = pass(state);
    const count = exports.explain(item, ...passed);
    return count ? numbers(exports.picture_numbers(), count).slice() : new Float64Array();
  }

  return { draw, code, explain };
}

/** The frames of everything in a picture, as the module has computed them. */
class Picture {
  constructor(numbers, itemCount) {
    this.numbers = numbers;
    this.itemCount = itemCount;
    const [columns, rows, first] = numbers.subarray(4, 7);
    let place = 7 + itemCount * 10;
    const tracks = (count) => {
      const list = [];
      for (let index = 0; index < count; index += 1, place += 2) {
        list.push({ start: numbers[place], length: numbers[place + 1] });
      }
      return list;
    };
    this.columns = tracks(columns);
    this.rows = tracks(rows);
    this.firstPass = tracks(first);
  }

  get container() {
    return this.rect(0);
  }

  rect(place) {
    const [x, y, width, height] = this.numbers.subarray(place, place + 4);
    return { x, y, width, height };
  }

  frame(item) {
    return this.rect(7 + item * 10);
  }

  color(item) {
    return this.rect(11 + item * 10);
  }

  offer(item) {
    const [width, height] = this.numbers.subarray(15 + item * 10, 17 + item * 10);
    return { width, height };
  }
}

// States: the numbers of three tables, which the module shares.

const limits = { tracks: 24, items: 2000 };
const colors = ["blue", "purple", "red", "teal", "green", "orange"];
const systemNames = tables.container[0].choices;

const positions = Object.fromEntries(
  Object.entries(tables).map(([table, parameters]) => [
    table,
    Object.fromEntries(parameters.map((parameter, position) => [parameter.name, position])),
  ]),
);

const trackCount = (state) => state.tracks.length / tables.track.length;
const itemCount = (state) => state.items.length / tables.item.length;

/** Returns the numbers of a table as they are at first, with others for some names. */
function record(table, values = {}) {
  const numbers = Float64Array.from(tables[table], (parameter) => parameter.initial ?? NaN);
  for (const [name, value] of Object.entries(values)) numbers[positions[table][name]] = value;
  return numbers;
}

/** Returns a state of a container, tracks and items. */
function makeState(container, tracks = [], items = []) {
  const joined = (table, list) => {
    const numbers = new Float64Array(list.length * tables[table].length);
    list.forEach((entry, index) => numbers.set(entry, index * tables[table].length));
    return numbers;
  };
  return { container, tracks: joined("track", tracks), items: joined("item", items) };
}

const copy = (state) => ({
  container: state.container.slice(),
  tracks: state.tracks.slice(),
  items: state.items.slice(),
});

const isSame = (first, second) =>
  ["container", "tracks", "items"].every(
    (list) =>
      first[list].length === second[list].length &&
      first[list].every((number, index) => Object.is(number, second[list][index])),
  );

// Reading and writing numbers by their names.

const get = (state, name) => state.container[positions.container[name]];
const set = (state, name, value) => (state.container[positions.container[name]] = value);
const place = (table, name, index) => index * tables[table].length + positions[table][name];
const getTrack = (state, name, index) => state.tracks[place("track", name, index)];
const setTrack = (state, name, index, value) => (state.tracks[place("track", name, index)] = value);
const getItem = (state, name, index) => state.items[place("item", name, index)];
const setItem = (state, name, index, value) => (state.items[place("item", name, index)] = value);

const system = (state) => systemNames[get(state, "system")];
const appliesTo = (parameter, state) => !parameter.systems || parameter.systems.includes(system(state));
const isVertical = (state) => get(state, "direction") === 1;

/** Returns the identity of an item, which stays when the item is moved: its first place. */
function identity(state, index) {
  const known = getItem(state, "identity", index);
  return Number.isNaN(known) ? index : known;
}

/** Returns the name of an item: its color, and a number from the second of that color on. */
function itemName(state, index) {
  const number = identity(state, index);
  return colors[number % 6] + (number >= 6 ? Math.floor(number / 6) + 1 : "");
}

/** Returns the color of an item. */
const itemColor = (state, index) => colors[identity(state, index) % 6];

// Lists of records.

function listed(state, table) {
  const list = table === "track" ? state.tracks : state.items;
  const size = tables[table].length;
  return Array.from({ length: list.length / size }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** Replaces the tracks or the items of a state. */
function replace(state, table, list) {
  const next = makeState(state.container, table === "track" ? list : [], table === "item" ? list : []);
  if (table === "track") state.tracks = next.tracks;
  else state.items = next.items;
}

/** Returns a number as it is written: with three decimals at most. */
const spelled = (number) => {
  if (Number.isNaN(number)) return "nothing";
  if (!Number.isFinite(number)) return number > 0 ? "∞" : "−∞";
  return String(Math.round(number * 1000) / 1000 + 0).replace("-", "−");
};

// The state in the address: what differs from the first numbers, by name.
//
//     #1~system:lazyGrid,width:200~kind:flexible,minimum:140;kind:flexible~height:40*2

const addressVersion = "1";
const longestAddress = 60000;

/** Returns the text of a state. */
function encode(state) {
  const entries = (table, numbers) =>
    tables[table]
      .flatMap((parameter, position) => {
        const number = numbers[position];
        if (Object.is(number, parameter.initial ?? NaN)) return [];
        const value = parameter.choices ? parameter.choices[number] : Number.isNaN(number) ? "none" : number;
        return [`${parameter.name}:${value}`];
      })
      .join(",");
  const list = (table) => {
    const runs = [];
    for (const numbers of listed(state, table)) {
      const text = entries(table, numbers);
      if (runs.length && runs.at(-1).text === text) runs.at(-1).count += 1;
      else runs.push({ text, count: 1 });
    }
    return runs.map(({ text, count }) => (count > 1 ? `${text}*${count}` : text || "*1")).join(";");
  };
  return [addressVersion, entries("container", state.container), list("track"), list("item")].join("~");
}

/** Returns the state of a text; an error for any text that isn't one. */
function decode(text) {
  const fail = () => {
    throw new Error("The address isn't a state of the trainer.");
  };
  if (text.length > longestAddress) fail();
  const sections = text.split("~");
  if (sections.length !== 4 || sections[0] !== addressVersion) fail();

  const numbers = (table, section) => {
    const result = record(table);
    for (const entry of section ? section.split(",") : []) {
      const [name, value, ...rest] = entry.split(":");
      const position = Object.hasOwn(positions[table], name) ? positions[table][name] : undefined;
      if (position === undefined || value === undefined || rest.length) fail();
      result[position] = number(tables[table][position], value);
    }
    return result;
  };
  const number = (parameter, value) => {
    if (parameter.choices) {
      const choice = parameter.choices.indexOf(value);
      return choice >= 0 ? choice : fail();
    }
    if (value === "none") return parameter.isOptional ? NaN : fail();
    if (!/^-?\d{1,7}(\.\d{1,17})?$/.test(value)) fail();
    const result = Number(value);
    return result >= parameter.least && result <= parameter.most ? result : fail();
  };
  const list = (table, section, most) => {
    const result = [];
    for (const entry of section ? section.split(";") : []) {
      const [text, times = "1", ...rest] = entry.split("*");
      if (rest.length || !/^\d{1,4}$/.test(times)) fail();
      if (result.length + Number(times) > most) fail();
      const numbersOfEntry = numbers(table, text);
      for (let time = 0; time < Number(times); time += 1) result.push(numbersOfEntry);
    }
    return result;
  };
  return makeState(
    numbers("container", sections[1]),
    list("track", sections[2], limits.tracks),
    list("item", sections[3], limits.items),
  );
}

// Undo and redo. Changes of one drag are one step.

class StateHistory {
  constructor(state) {
    this.past = [];
    this.future = [];
    this.state = state;
    this.merging = null;
  }

  /** Takes a new state; one with the same key as the one before replaces it. */
  push(state, key = null) {
    if (isSame(state, this.state)) return false;
    if (key === null || key !== this.merging) {
      this.past.push(this.state);
      if (this.past.length > 300) this.past.shift();
    }
    this.merging = key;
    this.future = [];
    this.state = state;
    return true;
  }

  /** Ends a drag: the next change is a step of its own. */
  settle() {
    this.merging = null;
  }

  undo() {
    if (!this.past.length) return false;
    this.future.push(this.state);
    this.state = this.past.pop();
    this.merging = null;
    return true;
  }

  redo() {
    if (!this.future.length) return false;
    this.past.push(this.state);
    this.state = this.future.pop();
    this.merging = null;
    return true;
  }
}

// Reads a layout document back into a state. What the trainer can't show is an error that says so.

const containers = {
  HStack: { system: "stack", direction: "horizontal" },
  VStack: { system: "stack", direction: "vertical" },
  ZStack: { system: "stack", direction: "depth" },
  LazyVGrid: { system: "lazyGrid", direction: "vertical" },
  LazyHGrid: { system: "lazyGrid", direction: "horizontal" },
  HFlow: { system: "flow", direction: "horizontal" },
  VFlow: { system: "flow", direction: "vertical" },
  HMasonry: { system: "masonry", direction: "horizontal" },
  VMasonry: { system: "masonry", direction: "vertical" },
  SpanGrid: { system: "spanGrid" },
};

const alignmentNames = (() => {
  const names = {};
  const rows = { top: 0, "": 1, bottom: 2, justified: 3 };
  const columns = { leading: 0, "": 1, trailing: 2, justified: 3 };
  for (const [row, vertical] of Object.entries(rows)) {
    for (const [column, horizontal] of Object.entries(columns)) {
      const last = row ? column.charAt(0).toUpperCase() + column.slice(1) : column;
      names[row + last || "center"] = [horizontal, vertical];
    }
  }
  names.centerJustified = [3, 1];
  names.justifiedCenter = [1, 3];
  names.justified = [3, 3];
  return names;
})();

function readDocument(text) {
  const fail = (message) => {
    throw new Error(message);
  };
  const tree = new DOMParser().parseFromString(text, "application/xml");
  if (tree.querySelector("parsererror")) fail("The document isn't well-formed XML.");
  const figure = tree.documentElement;
  if (figure.tagName !== "Figure") fail(`The document starts with "${figure.tagName}" instead of "Figure".`);
  const container = figure.firstElementChild ?? fail("The figure is empty.");
  if (container.nextElementSibling) fail("The trainer shows one container in a figure.");

  const named = (name) => container.getAttribute(name) ?? "";
  const isTrackGrid = container.tagName === "Grid" && container.hasAttribute("tracks");
  const meaning =
    container.tagName === "Grid"
      ? { system: isTrackGrid ? "trackGrid" : "rowGrid" }
      : containers[container.tagName] ?? fail(`The trainer doesn't show "${container.tagName}".`);

  const numbers = record("container");
  const choose = (name, value) => {
    const choice = tables.container[positions.container[name]].choices.indexOf(value);
    numbers[positions.container[name]] = choice >= 0 ? choice : fail(`"${value}" isn't valid here.`);
  };
  const put = (table, record, name, value) => {
    const parameter = tables[table][positions[table][name]];
    const number = Number(value);
    if (!(number >= parameter.least && number <= parameter.most)) fail(`"${value}" isn't valid for "${parameter.label}".`);
    record[positions[table][name]] = number;
  };
  const length = (name, value) => value && put("container", numbers, name, value);
  const align = (value, horizontal, vertical) => {
    const places = alignmentNames[value] ?? fail(`"${value}" isn't a valid alignment.`);
    if (horizontal) numbers[positions.container[horizontal]] = places[0];
    if (vertical) numbers[positions.container[vertical]] = places[1];
  };

  // 1. The container.
  choose("system", meaning.system);
  if (meaning.direction) choose("direction", meaning.direction);
  length("width", figure.getAttribute("width"));
  length("height", figure.getAttribute("height"));
  const alignment = named("alignment") || (/flow|masonry/.test(meaning.system) ? "topLeading" : "center");
  align(named("commonItemsAlignment") || alignment, "horizontalAlignment", "verticalAlignment");
  length("spacing", isTrackGrid ? "" : named("spacing"));
  length("horizontalSpacing", named("horizontalSpacing"));
  length("verticalSpacing", named("verticalSpacing"));
  for (const name of ["contentMode", "packing", "extent"]) if (named(name)) choose(name, named(name));
  if (isTrackGrid) {
    choose("direction", named("flow") === "columns" ? "vertical" : "horizontal");
    align(named("contentAlignment") || "center", "horizontalContentAlignment", "verticalContentAlignment");
    const [across, down = across] = (named("spacing") || "5").split(",");
    length("horizontalSpacing", across);
    length("verticalSpacing", down);
  }
  if (meaning.system === "masonry") length("lanes", named("columns") || named("rows"));
  if (meaning.system === "spanGrid") {
    const strategy = /^fixed\(([^)]*)\)$/.exec(named("columnSizeStrategy")) ?? fail("The trainer shows fixed columns.");
    const [count, width, across, down] = strategy[1].split(",");
    length("columns", count);
    length("columnWidth", width);
    length("horizontalSpacing", across);
    length("verticalSpacing", down);
    choose("rowHeight", named("rowSizeStrategy") || "none");
  }

  // 2. The tracks.
  const track = (values) => {
    const result = record("track");
    for (const [name, value] of Object.entries(values)) {
      if (name === "kind") result[positions.track.kind] = tables.track[positions.track.kind].choices.indexOf(value);
      else if (value !== undefined) put("track", result, name, value);
    }
    return result;
  };
  const range = (text = "") => {
    const [minimum, maximum] = text.split("...");
    return { minimum: minimum || undefined, maximum };
  };
  const readTrack = (word) => {
    const spacing = /\.spacing\(([^)]*)\)/.exec(word)?.[1];
    const between = /^minmax\(pt\(([^)]*)\),pt\(([^)]*)\)\)/.exec(word);
    if (between) return track({ kind: "flexible", minimum: between[1], maximum: between[2] });
    const [, kind, inside] = /^(\w+)(?:\(([^)]*)\))?/.exec(word) ?? fail(`"${word}" isn't a track.`);
    switch (kind) {
      case "fixed": return track({ kind, length: inside, spacing });
      case "flexible":
      case "adaptive": return track({ kind, ...range(inside), spacing });
      case "pt": return track({ kind: "fixed", length: inside });
      case "fr": return track({ kind: "flexible", fraction: inside });
      case "fit": return track({ kind: "fit" });
      default: return fail(`The trainer doesn't show the track "${word}".`);
    }
  };
  const words = named(isTrackGrid ? "tracks" : isLazy(meaning.system) ? (meaning.direction === "vertical" ? "columns" : "rows") : "");
  const tracks = /^\d+$/.test(words)
    ? Array.from({ length: Math.min(Number(words), limits.tracks) }, () => track({ kind: "flexible" }))
    : words.split(/\s+/).filter(Boolean).map(readTrack);
  if (tracks.length > limits.tracks) fail(`The trainer shows at most ${limits.tracks} tracks.`);

  // 3. The items.
  const items = [];
  const labelled = (text) => Object.fromEntries(text.split(/\s+/).filter(Boolean).map((entry) => entry.split(":")));
  const readItem = (element, row) => {
    const item = record("item");
    const putItem = (name, value) => value != null && put("item", item, name, value);
    if (element.tagName === "Spacer") item[positions.item.kind] = 1;
    else if (element.tagName !== "Color") fail(`The trainer shows colors and spacers, and not "${element.tagName}".`);
    for (const name of ["frame", "flexibleFrame"]) {
      for (const [label, value] of Object.entries(labelled(element.getAttribute(name) ?? ""))) {
        if (!Object.hasOwn(positions.item, label)) fail(`The trainer doesn't show "${label}" of "${name}".`);
        if (value !== "infinity") putItem(label, value);
        else putItem(label, 4000);
      }
    }
    const ratio = labelled(element.getAttribute("aspectRatio") ?? "");
    putItem("aspectRatio", ratio.ratio);
    if (ratio.contentMode === "fill") item[positions.item.fills] = 1;
    putItem("priority", element.getAttribute("layoutPriority"));
    const span = labelled(element.getAttribute("gridSpan") ?? "");
    putItem("columnSpan", span.column ?? element.getAttribute("gridCellColumns") ?? element.getAttribute("masonrySpan"));
    putItem("columnSpan", /^span\((\d+)\)$/.exec(element.getAttribute("spanGridCellSize") ?? "")?.[1]);
    putItem("rowSpan", span.row);
    const start = labelled(element.getAttribute("gridStart") ?? "");
    putItem("columnStart", start.column);
    putItem("rowStart", start.row);
    const unsized = element.getAttribute("gridCellUnsizedAxes") ?? "";
    if (/both|horizontal/.test(unsized)) item[positions.item.unsizedWidth] = 1;
    if (/both|vertical/.test(unsized)) item[positions.item.unsizedHeight] = 1;
    const name = /^([a-z]+)(\d*)$/.exec(element.getAttribute("named") ?? "");
    const known = name && colors.includes(name[1]) ? colors.indexOf(name[1]) + 6 * ((Number(name[2]) || 1) - 1) : NaN;
    if (known !== items.length && known >= 0 && known < limits.items) item[positions.item.identity] = known;
    const column = element.getAttribute("gridColumnAlignment");
    if (column) item[positions.item.columnAlignment] = tables.item[positions.item.columnAlignment].choices.indexOf(column);
    item[positions.item.row] = row;
    items.push(item);
  };
  for (const child of container.children) {
    if (child.tagName === "GridRow") [...child.children].forEach((cell, index) => readItem(cell, index ? 0 : 1));
    else readItem(child, meaning.system === "rowGrid" ? 2 : 0);
  }
  if (items.length > limits.items) fail(`The trainer shows at most ${limits.items} items.`);
  return makeState(numbers, tracks, items);
}

const isLazy = (name) => name === "lazyGrid";

// What a screen reader hears: the last change, once it has come to rest.

let announcement = 0;

function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    document.getElementById("live").textContent = text;
  }, 400);
}

/** Changes a text where it says something else. */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Returns a number with two decimals at most, for labels in the picture. */
const brief = (number) => spelled(Math.round(number * 100) / 100);

const sized = ({ width, height }) => `${spelled(width)} by ${spelled(height)}`;

// The picture: what is offered, the container with its tracks, the items, and the measures of the one that is selected.

const svgNames = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(svgNames, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

class PictureView {
  constructor(element) {
    this.element = element;
    const hatch = (id, name) =>
      svg(
        "pattern",
        { id, width: 5, height: 5, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("path", { d: "M0 0V5", class: name }),
      );
    this.overflow = svg("path", { fill: "url(#overflow-hatch)" });
    this.gaps = svg("path", { fill: "url(#gap-hatch)" });
    this.container = svg("rect", { class: "container" });
    this.fills = colors.map((color) => svg("path", { class: `fill ${color}` }));
    this.frames = svg("path", { class: "frames" });
    this.tracks = svg("path", { class: "tracks" });
    this.proposal = svg("rect", { class: "proposal" });
    this.labels = svg("g", { class: "labels", "aria-hidden": "true" });
    this.trackLabels = svg("g", { class: "track-labels", "aria-hidden": "true" });
    this.selection = svg("rect", { class: "selection" });
    this.arrows = svg("path", { class: "measure" });
    this.measures = svg("g", { class: "measures", "aria-hidden": "true" });
    this.handles = svg("g", { class: "handles" });
    this.guess = svg("rect", { class: "guess", rx: 3 });
    this.guessEnd = svg("circle", { class: "guess-end", r: 8 });
    this.guessLabel = svg("g", { "aria-hidden": "true" });
    element.append(
      svg("defs", {}, hatch("overflow-hatch", "overflow"), hatch("gap-hatch", "gap")),
      this.container,
      this.gaps,
      ...this.fills,
      this.frames,
      this.overflow,
      this.tracks,
      this.proposal,
      this.labels,
      this.trackLabels,
      this.selection,
      this.arrows,
      this.measures,
      this.guess,
      this.guessEnd,
      this.guessLabel,
      this.handles,
    );
    this.viewBox = null;
  }

  /** Shows a picture of a state; items are hidden while a lesson asks about them. */
  show(state, picture, selected, { keepsView = false, mustFit = false, hidesItems = false, guess = null } = {}) {
    const figure = { x: 0, y: 0, width: get(state, "width"), height: get(state, "height") };
    const container = picture.container;
    if (!keepsView || !this.viewBox) this.fit(figure, picture, guess, mustFit);
    const scale = this.scale;
    setRect(this.proposal, figure);
    setRect(this.container, container);
    // Only what lies beyond the figure is hatched.
    this.overflow.setAttribute("d", hidesItems ? "" : outside(bounds(container, picture), figure));
    this.gaps.setAttribute("d", hidesItems ? "" : gapPath(picture));
    this.tracks.setAttribute("d", hidesItems ? "" : trackPath(picture));
    this.container.style.display = hidesItems ? "none" : "";

    const paths = colors.map(() => []);
    const frames = [];
    for (let item = 0; item < picture.itemCount && !hidesItems; item += 1) {
      const color = picture.color(item);
      const frame = picture.frame(item);
      if (getItem(state, "kind", item) === 0) paths[identity(state, item) % 6].push(path(color));
      if (getItem(state, "kind", item) === 1 || !isSameRect(color, frame)) frames.push(path(frame));
    }
    paths.forEach((list, index) => this.fills[index].setAttribute("d", list.join("")));
    this.frames.setAttribute("d", frames.join(""));
    showLabels(this.labels, hidesItems ? [] : itemLabels(state, picture, scale));
    showLabels(this.trackLabels, hidesItems ? [] : trackLabels(picture, scale));
    this.showGuess(guess);
    const isSelected = !hidesItems && selected !== null && selected < picture.itemCount;
    this.selection.style.display = isSelected ? "" : "none";
    if (isSelected) setRect(this.selection, picture.frame(selected));
    const measured = isSelected ? measures(picture.frame(selected), scale) : { arrows: "", labels: [] };
    this.arrows.setAttribute("d", measured.arrows);
    showLabels(this.measures, measured.labels);
  }

  /** Shows the bar of an answer with its length, or none. */
  showGuess(guess) {
    this.guess.style.display = guess ? "" : "none";
    this.guessEnd.style.display = "none";
    if (!guess) return showLabels(this.guessLabel, []);
    const { start, length, across, isTall, isShown } = guess;
    this.guess.classList.toggle("shown", isShown);
    this.guessEnd.style.display = isShown ? "none" : "";
    const { scale } = this;
    const half = 9 * scale;
    setRect(
      this.guess,
      isTall
        ? { x: across - half, y: start, width: 2 * half, height: length }
        : { x: start, y: across - half, width: length, height: 2 * half },
    );
    const end = isTall ? [across, start + length] : [start + length, across];
    this.guessEnd.setAttribute("transform", `translate(${short(end[0])} ${short(end[1])}) scale(${scale})`);
    const [x, y] = isTall ? [across + 16 * scale, start + length] : [start + length / 2, across - 16 * scale];
    showLabels(this.guessLabel, [label(spelled(length), x, y, scale, "guess-label", isTall ? "start" : "middle")]);
  }

  /** Chooses what can be seen: everything, with room for labels and measures. */
  fit(figure, picture, guess, mustFit) {
    let all = bounds(union(figure, picture.container), picture);
    if (guess) all = union(all, guess.range);
    // What still lies well in the view stays where it is, so that a handle doesn't jump at the end of a drag.
    if (!mustFit && this.viewBox && this.shows(all)) return;
    const { x: left, y: top } = all;
    const [right, bottom] = [left + all.width, top + all.height];
    const available = this.element.parentElement.clientWidth || 640;
    const most = Math.max(1, Math.min(available, 1100));
    this.scale = Math.max(1 / 2.2, (right - left) / (most - (available < 500 ? 68 : 96)), (bottom - top) / 620);
    const margin = (available < 500 ? 34 : 48) * this.scale;
    this.viewBox = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
    this.element.setAttribute("viewBox", this.viewBox.map((number) => Math.round(number * 100) / 100).join(" "));
    this.element.style.maxWidth = `${this.viewBox[2] / this.scale}px`;
    this.element.style.setProperty("--scale", this.scale);
  }

  /** Returns whether a rectangle can be seen, and isn't small. */
  shows(rect) {
    const [x, y, width, height] = this.viewBox;
    const margin = 26 * this.scale;
    const isInside =
      rect.x >= x + margin && rect.y >= y + margin && rect.x + rect.width <= x + width - margin && rect.y + rect.height <= y + height - margin;
    return isInside && (rect.width > width / 2 || rect.height > height / 2);
  }

  /** Returns the place of a pointer in the coordinates of the figure. */
  point(event) {
    const bounds = this.element.getBoundingClientRect();
    return {
      x: this.viewBox[0] + ((event.clientX - bounds.left) / bounds.width) * this.viewBox[2],
      y: this.viewBox[1] + ((event.clientY - bounds.top) / bounds.height) * this.viewBox[3],
    };
  }
}

// Paths.

const short = (number) => Math.round(number * 1000) / 1000;
const path = ({ x, y, width, height }) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
const isSameRect = (first, second) =>
  ["x", "y", "width", "height"].every((key) => Math.abs(first[key] - second[key]) < 0.001);

function setRect(element, rect) {
  for (const key of ["x", "y", "width", "height"]) element.setAttribute(key, short(rect[key]));
}

/** Returns the smallest rectangle around two others. */
function union(first, second) {
  const [x, y] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}

/** Returns the smallest rectangle around another one and all items. */
function bounds(rect, picture) {
  let [left, top, right, bottom] = [rect.x, rect.y, rect.x + rect.width, rect.y + rect.height];
  const { numbers } = picture;
  for (let item = 0, place = 7; item < picture.itemCount; item += 1, place += 10) {
    left = Math.min(left, numbers[place]);
    top = Math.min(top, numbers[place + 1]);
    right = Math.max(right, numbers[place] + numbers[place + 2]);
    bottom = Math.max(bottom, numbers[place + 1] + numbers[place + 3]);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the parts of a rectangle that lie outside of another one. */
function outside(rect, figure) {
  const parts = [];
  const add = (x, y, right, bottom) => {
    if (right - x > 0.001 && bottom - y > 0.001) parts.push(path({ x, y, width: right - x, height: bottom - y }));
  };
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const [figureRight, figureBottom] = [figure.x + figure.width, figure.y + figure.height];
  add(rect.x, rect.y, right, Math.min(bottom, figure.y));
  add(rect.x, Math.max(rect.y, figureBottom), right, bottom);
  const [top, end] = [Math.max(rect.y, figure.y), Math.min(bottom, figureBottom)];
  add(rect.x, top, Math.min(right, figure.x), end);
  add(Math.max(rect.x, figureRight), top, right, end);
  return parts.join("");
}

function trackPath({ container, columns, rows }) {
  const lines = [];
  for (const { start, length } of columns) {
    for (const x of [start, start + length]) lines.push(`M${short(x)} ${short(container.y)}v${short(container.height)}`);
  }
  for (const { start, length } of rows) {
    for (const y of [start, start + length]) lines.push(`M${short(container.x)} ${short(y)}h${short(container.width)}`);
  }
  return lines.join("");
}

function gapPath({ container, columns, rows }) {
  const parts = [];
  const between = (tracks, add) => {
    for (let index = 1; index < tracks.length; index += 1) {
      const start = tracks[index - 1].start + tracks[index - 1].length;
      if (tracks[index].start - start > 0.01) add(start, tracks[index].start - start);
    }
  };
  between(columns, (x, width) => parts.push(path({ x, y: container.y, width, height: container.height })));
  between(rows, (y, height) => parts.push(path({ x: container.x, y, width: container.width, height })));
  return parts.join("");
}

// Labels.

const label = (text, x, y, scale, name, anchor = "middle") => ({ text, x, y, scale, name, anchor });

/** Shows labels in a group, whose elements are used again: a browser takes its time for new texts. */
function showLabels(group, labels) {
  while (group.children.length > labels.length) group.lastChild.remove();
  labels.forEach((entry, index) => {
    // The group moves, so that the text in it isn't laid out again.
    const place = group.children[index] ?? group.appendChild(svg("g", {}, svg("text")));
    const element = place.firstChild;
    const { text, x, y, scale, name, anchor } = entry;
    const shape = `${name} ${anchor} ${scale}`;
    if (element.shape !== shape) {
      element.shape = shape;
      element.setAttribute("class", name);
      element.setAttribute("text-anchor", anchor);
      element.style.fontSize = `${12 * scale}px`;
    }
    place.setAttribute("transform", `translate(${short(x)} ${short(y)})`);
    say(element, text);
  });
}

function itemLabels(state, picture, scale) {
  if (picture.itemCount > 80) return [];
  const labels = [];
  for (let item = 0; item < picture.itemCount; item += 1) {
    const { x, y, width, height } = picture.color(item);
    const isSpacer = getItem(state, "kind", item) === 1;
    const name = isSpacer ? "spacer" : itemName(state, item);
    if (width < name.length * 7 * scale + 4 || height < 16 * scale) continue;
    labels.push(label(name, x + width / 2, y + height / 2 + 4 * scale, scale, isSpacer ? "spacer-label" : `item-label on-${itemColor(state, item)}`));
  }
  return labels;
}

function trackLabels({ container, columns, rows }, scale) {
  const labels = [];
  if (columns.length <= 30) {
    for (const { start, length } of columns) {
      if (length < 18 * scale) continue;
      labels.push(label(brief(length), start + length / 2, container.y - 7 * scale, scale, "track-label"));
    }
  }
  if (rows.length <= 30) {
    for (const { start, length } of rows) {
      if (length < 14 * scale) continue;
      labels.push(label(brief(length), container.x - 7 * scale, start + length / 2 + 4 * scale, scale, "track-label", "end"));
    }
  }
  return labels;
}

/** Returns the arrows of the width and the height of a frame, and their labels. */
function measures({ x, y, width, height }, scale) {
  const [below, beside] = [y + height + 14 * scale, x + width + 14 * scale];
  const [head, half] = [Math.min(7 * scale, width / 2), 2.5 * scale];
  const rise = Math.min(7 * scale, height / 2);
  const arrows =
    `M${x} ${below}h${width}M${x + head} ${below - half}L${x} ${below}l${head} ${half}` +
    `M${x + width - head} ${below - half}l${head} ${half}l${-head} ${half}` +
    `M${beside} ${y}v${height}M${beside - half} ${y + rise}L${beside} ${y}l${half} ${rise}` +
    `M${beside - half} ${y + height - rise}l${half} ${rise}l${half} ${-rise}`;
  const labels = [
    label(brief(width), x + width / 2, below + 14 * scale, scale, "measure-label"),
    label(brief(height), beside + 6 * scale, y + height / 2 + 4 * scale, scale, "measure-label", "start"),
  ];
  return { arrows, labels };
}

// Handles: sliders on the picture, for the pointer and for arrow keys.

const handleModes = [
  { name: "size", label: "Size", width: "width", height: "height" },
  { name: "minimum", label: "Minimum", width: "minWidth", height: "minHeight" },
  { name: "maximum", label: "Maximum", width: "maxWidth", height: "maxHeight" },
  { name: "ratio", label: "Ratio" },
  { name: "span", label: "Span", systems: ["rowGrid", "trackGrid", "masonry", "spanGrid"] },
];

class HandleLayer {
  constructor(view, trainer) {
    this.view = view;
    this.trainer = trainer;
    this.mode = handleModes[0];
    this.drag = null;
    view.element.addEventListener("pointerdown", (event) => this.press(event));
    view.element.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) view.element.addEventListener(name, () => this.release());
  }

  // What handles there are.

  list(state, picture, selected) {
    const [width, height] = [get(state, "width"), get(state, "height")];
    const handles = [
      this.length("Width of the figure", width, height / 2, (value) => ({ container: { width: value } }), width, "x"),
      this.length("Height of the figure", width / 2, height, (value) => ({ container: { height: value } }), height, "y"),
    ];
    if (selected === null || selected >= picture.itemCount || getItem(state, "kind", selected) === 1) return handles;
    const frame = picture.frame(selected);
    const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
    const name = itemName(state, selected);
    if (this.mode.name === "ratio") {
      const ratio = getItem(state, "aspectRatio", selected);
      const shown = ratio > 0 ? ratio : frame.height > 0 ? frame.width / frame.height : 1;
      handles.push({
        label: `Aspect ratio of ${name}`,
        x: right,
        y: bottom,
        value: shown,
        step: 0.05,
        change: (value) => ({ item: { aspectRatio: Math.max(0.01, Math.round(value * 100) / 100) } }),
        drag: (point) => (point.x - frame.x) / Math.max(1, point.y - frame.y),
      });
      return handles;
    }
    if (this.mode.name === "span") {
      const along = (tracks, key, axis, label) => {
        if (!tracks.length) return;
        handles.push({
          label: `${label} of ${name}`,
          x: axis === "x" ? right : frame.x + frame.width / 2,
          y: axis === "x" ? frame.y + frame.height / 2 : bottom,
          value: getItem(state, key, selected),
          step: 1,
          change: (value) => ({ item: { [key]: Math.min(24, Math.max(1, Math.round(value))) } }),
          // As many tracks as the pointer has gone over, from the first one of the item on.
          drag: (point) => {
            const start = axis === "x" ? frame.x : frame.y;
            return tracks.filter((track) => track.start + track.length > start + 0.5 && track.start < point[axis]).length;
          },
        });
      };
      const isAcross = system(state) === "masonry" && !isVertical(state);
      if (isAcross) along(picture.rows, "columnSpan", "y", "Lanes");
      else along(picture.columns, "columnSpan", "x", system(state) === "masonry" ? "Lanes" : "Columns");
      if (system(state) === "trackGrid") along(picture.rows, "rowSpan", "y", "Rows");
      return handles;
    }
    const item = (key, value) => ({ item: { [key]: value } });
    const { width: widthKey, height: heightKey, label } = this.mode;
    const shown = (key, length) => (Number.isNaN(getItem(state, key, selected)) ? length : getItem(state, key, selected));
    const words = label === "Size" ? ["Width", "Height"] : [`${label} width`, `${label} height`];
    handles.push(
      this.length(`${words[0]} of ${name}`, right, frame.y + frame.height / 2, (value) => item(widthKey, value), shown(widthKey, frame.width), "x"),
      this.length(`${words[1]} of ${name}`, frame.x + frame.width / 2, bottom, (value) => item(heightKey, value), shown(heightKey, frame.height), "y"),
    );
    return handles;
  }

  length(label, x, y, change, value, axis) {
    return {
      label,
      x,
      y,
      value,
      axis,
      step: 1,
      change: (number) => change(Math.min(4000, Math.max(0, Math.round(number)))),
    };
  }

  // Showing them.

  show(state, picture, selected, isHidden) {
    const list = isHidden ? [] : this.list(state, picture, selected);
    const group = this.view.handles;
    while (group.children.length > list.length) group.lastChild.remove();
    while (group.children.length < list.length) {
      const handle = svg("g", { role: "slider", tabindex: 0, class: "handle" }, svg("circle", { class: "hit" }), svg("circle", { class: "dot" }));
      handle.addEventListener("keydown", (event) => this.key(event, handle));
      group.append(handle);
    }
    list.forEach((entry, index) => {
      const handle = group.children[index];
      handle.entry = entry;
      handle.setAttribute("transform", `translate(${short(entry.x)} ${short(entry.y)}) scale(${this.view.scale})`);
      handle.setAttribute("aria-label", entry.label);
      handle.setAttribute("aria-valuenow", brief(entry.value).replace("−", "-"));
      handle.setAttribute("aria-valuetext", brief(entry.value));
      handle.setAttribute("aria-valuemin", 0);
      handle.setAttribute("aria-valuemax", 4000);
      handle.setAttribute("aria-orientation", entry.axis === "y" ? "vertical" : "horizontal");
      handle.children[0].setAttribute("r", 16);
      handle.children[1].setAttribute("r", 6);
      handle.classList.toggle("figure-handle", index < 2);
    });
  }

  // Keys.

  key(event, handle) {
    const steps = { ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, PageUp: 10, PageDown: -10, Home: -4000 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { entry } = handle;
    const isVerticalKey = event.key === "ArrowUp" || event.key === "ArrowDown";
    // Down is more where the handle moves down, and less elsewhere.
    const sign = isVerticalKey && entry.axis !== "y" ? -1 : 1;
    const amount = sign * step * entry.step * (event.shiftKey ? 10 : 1);
    this.trainer.change(entry.change(entry.value + amount), entry.label);
  }

  // The pointer.

  press(event) {
    if (event.button > 0) return;
    if (this.trainer.isAsking) {
      this.drag = { isAnswer: true };
      this.view.element.setPointerCapture(event.pointerId);
      this.trainer.lessons.point(this.view.point(event));
      event.preventDefault();
      return;
    }
    const handle = event.target.closest?.(".handle");
    const point = this.view.point(event);
    if (handle) {
      const { entry } = handle;
      this.drag = { entry, key: `drag ${Math.random()}`, start: point, value: entry.value, factor: this.factor(entry, handle) };
      handle.focus({ preventScroll: true });
    } else {
      const item = this.itemAt(point);
      this.trainer.select(item);
      if (item === null) return;
      this.drag = { item, key: `drag ${Math.random()}`, last: item };
      // Arrows and Delete work from there.
      this.trainer.items.list.focus({ preventScroll: true });
    }
    this.view.element.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  move(event) {
    const { drag } = this;
    if (!drag) return;
    const point = this.view.point(event);
    if (drag.isAnswer) {
      this.trainer.lessons.point(point);
    } else if (drag.entry) {
      const { entry } = drag;
      const value = entry.drag ? entry.drag(point) : drag.value + (point[entry.axis] - drag.start[entry.axis]) * drag.factor;
      this.trainer.change(entry.change(value), drag.key);
    } else {
      this.carry(point);
    }
  }

  /** Returns how much more than its handle a length changes: what lies in the middle moves half as far as it grows. */
  factor(entry, handle) {
    if (!entry.axis) return 1;
    const { trainer } = this;
    const index = [...this.view.handles.children].indexOf(handle);
    const place = (value) => {
      const state = trainer.changed(entry.change(value));
      return this.list(state, trainer.engine.draw(state), trainer.selected)[index]?.[entry.axis] ?? 0;
    };
    const moved = (place(entry.value + 8) - place(entry.value)) / 8;
    return moved > 0.4 && moved < 0.6 ? 2 : 1;
  }

  /** Moves the item that is dragged: to another place in the order, or to another cell of a track grid. */
  carry(point) {
    const { trainer, drag } = this;
    if (system(trainer.state) === "trackGrid") {
      const at = (tracks, place) => tracks.findIndex((track) => place >= track.start && place < track.start + track.length);
      const column = at(trainer.picture.columns, point.x);
      const row = at(trainer.picture.rows, point.y);
      const cell = `${column} ${row}`;
      if (column < 0 || row < 0 || cell === drag.cell) return;
      const isFirst = drag.cell === undefined;
      drag.cell = cell;
      if (!isFirst) trainer.change({ item: { columnStart: column, rowStart: row } }, drag.key);
      return;
    }
    const target = this.itemAt(point);
    if (target === null) drag.last = null;
    if (target === null || target === drag.item || target === drag.last) return;
    trainer.moveItem(drag.item, target, drag.key);
    drag.item = target;
    drag.last = target;
  }

  release() {
    if (!this.drag) return;
    const { isAnswer } = this.drag;
    this.drag = null;
    if (!isAnswer) this.trainer.rest();
  }

  itemAt({ x, y }) {
    const { picture } = this.trainer;
    for (let item = picture.itemCount - 1; item >= 0; item -= 1) {
      const frame = picture.frame(item);
      if (x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height) return item;
    }
    return null;
  }
}

// Controls: one for each parameter that the system uses, made from the tables.

function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "class") element.className = value;
    else if (typeof value === "function") element.addEventListener(key, value);
    else if (value !== false && value !== null) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

const choiceLabels = {
  stack: "Stacks",
  lazyGrid: "Lazy grid",
  rowGrid: "Row grid",
  trackGrid: "Track grid",
  flow: "Flow",
  masonry: "Masonry",
  spanGrid: "Span grid",
};

const words = (name) => choiceLabels[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the names of a parameter's choices that the system has. */
function choices(parameter, state) {
  if (!parameter.choices) return null;
  const name = system(state);
  if (parameter.name === "direction" && name !== "stack") return parameter.choices.slice(0, 2);
  if (/^(horizontal|vertical)Alignment$/.test(parameter.name) && !/flow|masonry/.test(name)) return parameter.choices.slice(0, 3);
  if (parameter.name === "kind" && parameter.choices.includes("adaptive")) {
    return parameter.choices.filter((choice) => choice !== (name === "lazyGrid" ? "fit" : "adaptive"));
  }
  return parameter.choices;
}

/** Returns whether a parameter means something in a state. */
function isUsed(table, parameter, state, index) {
  if (!appliesTo(parameter, state) || parameter.name === "identity") return false;
  const name = system(state);
  if (table === "container") {
    if (parameter.name === "system") return false;
    if (parameter.name === "spacing") return !(name === "stack" && get(state, "direction") === 2);
    if (name === "spanGrid" && /Alignment$/.test(parameter.name)) return false;
    if (name === "stack" && parameter.name === "horizontalAlignment") return get(state, "direction") !== 0;
    if (name === "stack" && parameter.name === "verticalAlignment") return get(state, "direction") !== 1;
    if (name === "lazyGrid" && parameter.name === "horizontalAlignment") return isVertical(state);
    if (name === "lazyGrid" && parameter.name === "verticalAlignment") return !isVertical(state);
  }
  if (table === "track") {
    const kind = tables.track[positions.track.kind].choices[getTrack(state, "kind", index)];
    if (parameter.name === "length") return kind === "fixed";
    if (parameter.name === "fraction") return kind === "flexible" && Number.isNaN(getTrack(state, "maximum", index));
    if (parameter.name === "minimum" && name === "trackGrid") return kind === "flexible" && !Number.isNaN(getTrack(state, "maximum", index));
    if (parameter.name === "minimum" || parameter.name === "maximum") return kind === "flexible" || kind === "adaptive";
  }
  if (table === "item" && getItem(state, "kind", index) === 1) return parameter.name === "kind";
  if (table === "item" && parameter.name === "kind") return name === "stack";
  if (table === "item" && parameter.name === "fills") return getItem(state, "aspectRatio", index) > 0;
  if (table === "item" && parameter.name === "columnSpan" && name === "rowGrid") return getItem(state, "row", index) !== 2;
  return true;
}

/**
 * A form with the parameters of a record. Controls stay where they are while their numbers change, so that the focus does.
 */
class RecordForm {
  constructor(element, table, title, onChange) {
    this.title = html("h2", {}, title);
    this.element = html("div", { class: "fields" });
    element.append(this.title, this.element);
    this.table = table;
    this.onChange = onChange;
    this.shape = "";
    this.known = new Map();
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Shows the numbers of a record. */
  show(state, index, numbers, owner = "") {
    const used = tables[this.table].filter((parameter) => isUsed(this.table, parameter, state, index));
    const keys = used.map((parameter) => [parameter.name, ...choices(parameter, state) ?? [], owner].join());
    const shape = keys.join(";");
    if (shape !== this.shape) {
      this.shape = shape;
      this.controls = used.map((parameter, position) => {
        const key = keys[position];
        if (!this.known.has(key)) this.known.set(key, control(parameter, state, owner, (value) => this.onChange(parameter.name, value)));
        return this.known.get(key);
      });
      keepFocus(() => this.element.replaceChildren(...this.controls.map((entry) => entry.element)));
    }
    used.forEach((parameter, position) => {
      this.controls[position].show(numbers[positions[this.table][parameter.name]]);
    });
  }
}

/** Changes elements, and gives the focus back to the one that had it. */
function keepFocus(change) {
  const focused = document.activeElement;
  change();
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}

/** Returns a control for a parameter: its element, and a function that shows a number. */
function control(parameter, state, owner, onChange) {
  const label = owner ? `${parameter.label} of ${owner}` : parameter.label;
  if (parameter.kind === "flag") {
    const box = html("input", { type: "checkbox", "aria-label": label, change: () => onChange(box.checked ? 1 : 0) });
    return { element: html("label", { class: "control flag" }, box, parameter.label), show: (value) => (box.checked = value > 0) };
  }
  if (parameter.choices) {
    const options = choices(parameter, state).map((choice) => html("option", { value: parameter.choices.indexOf(choice) }, words(choice)));
    const select = html("select", { "aria-label": label, change: () => onChange(Number(select.value)) }, ...options);
    return {
      element: html("label", { class: "control" }, html("span", {}, parameter.label), select),
      show: (value) => (select.value = String(value)),
    };
  }
  const step = parameter.kind === "number" && parameter.most <= 100 ? 0.05 : 1;
  const number = html("input", {
    type: "number",
    "aria-label": label,
    min: parameter.least,
    max: parameter.most,
    step: parameter.kind === "count" ? 1 : "any",
    placeholder: parameter.isOptional ? "auto" : false,
  });
  const slider = html("input", {
    type: "range",
    "aria-label": label,
    min: parameter.least,
    max: Math.min(parameter.most, parameter.kind === "length" ? (/spacing/i.test(parameter.name) ? 60 : 600) : 24),
    step: parameter.kind === "count" ? 1 : step,
  });
  // A number that is being typed stays as it is, also one that is out of range; at the end it becomes the true one.
  let isTyped = false;
  let shown = "";
  const range = `${parameter.label} is between ${spelled(parameter.least)} and ${spelled(parameter.most)}.`;
  number.addEventListener("input", () => {
    const value = number.value === "" && parameter.isOptional ? NaN : Number(number.value || NaN);
    const isValid = (Number.isNaN(value) && parameter.isOptional && !number.validity.badInput) || (value >= parameter.least && value <= parameter.most);
    number.setAttribute("aria-invalid", !isValid);
    number.title = isValid ? "" : range;
    if (!isValid) return announce(range);
    isTyped = true;
    onChange(parameter.kind === "count" ? Math.round(value) : value);
  });
  number.addEventListener("blur", () => {
    number.setAttribute("aria-invalid", false);
    number.value = shown;
  });
  slider.addEventListener("input", () => onChange(Number(slider.value)));
  const parts = [html("span", {}, parameter.label)];
  // What may be missing has no slider: handles on the picture set it.
  if (!parameter.isOptional) parts.push(slider);
  parts.push(number);
  let clear = null;
  if (parameter.isOptional) {
    parts.push(clear = html("button", { type: "button", class: "clear", "aria-label": `No ${label.toLowerCase()}`, title: "Automatic", click: () => onChange(NaN) }, "×"));
  }
  return {
    element: html("div", { class: `control number${parameter.isOptional ? " optional" : ""}` }, ...parts),
    show: (value) => {
      const isMissing = Number.isNaN(value);
      shown = isMissing ? "" : String(short(value));
      if (!isTyped) number.value = shown;
      isTyped = false;
      if (clear) clear.hidden = isMissing && document.activeElement !== clear;
      slider.value = isMissing ? slider.min : String(value);
      slider.classList.toggle("missing", isMissing);
    },
  };
}

/** Returns what is said of limits that a length of an item can't get past. */
function limitText(state, item) {
  const value = (name) => getItem(state, name, item);
  const texts = [];
  for (const [word, least, most] of [["width", "minWidth", "maxWidth"], ["height", "minHeight", "maxHeight"]]) {
    if (value(least) > value(most)) texts.push(`Its minimum ${word} is more than its maximum.`);
    else if (value(word) > value(most)) texts.push(`Its maximum ${word} of ${spelled(value(most))} keeps it from being ${spelled(value(word))}.`);
    else if (value(word) < value(least)) texts.push(`Its minimum ${word} of ${spelled(value(least))} keeps it from being ${spelled(value(word))}.`);
  }
  return texts.join(" ");
}

// The lists of tracks and items: one entry each, which can be added, moved and removed.

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

class TrackList {
  constructor(element, trainer) {
    this.element = element;
    this.trainer = trainer;
    this.forms = [];
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  show(state) {
    const hasTracks = ["lazyGrid", "trackGrid"].includes(system(state));
    this.element.hidden = !hasTracks;
    if (!hasTracks) return;
    const count = trackCount(state);
    const shape = `${this.word(state)} ${count}`;
    if (this.shape !== shape) this.build(state, count);
    this.shape = shape;
    listed(state, "track").forEach((numbers, index) => {
      this.forms[index].show(state, index, numbers, `${this.word(state)} ${index + 1}`);
    });
  }

  word(state) {
    const isColumn = system(state) === "lazyGrid" ? isVertical(state) : !isVertical(state);
    return isColumn ? "column" : "row";
  }

  build(state, count) {
    const { trainer } = this;
    this.forms = [];
    const entries = Array.from({ length: count }, (_, index) => {
      const body = html("div");
      this.forms.push(new RecordForm(body, "track", "", (name, value) => trainer.change({ track: { index, values: { [name]: value } } }, `track ${index} ${name}`)));
      const remove = html("button", { type: "button", "aria-label": `Remove ${this.word(this.trainer.state)} ${index + 1}`, click: () => trainer.removeTrack(index) }, "Remove");
      return html("fieldset", { class: "track" }, html("legend", {}, `${capital(this.word(this.trainer.state))} ${index + 1}`), body, remove);
    });
    const word = this.word(this.trainer.state);
    this.add = html("button", { type: "button", click: () => trainer.addTrack() }, `Add a ${word}`);
    this.element.replaceChildren(html("h2", {}, capital(`${word}s`)), ...entries, this.add);
    if (this.takesFocus) this.add.focus({ preventScroll: true });
    this.takesFocus = false;
  }
}

class ItemList {
  constructor(element, trainer) {
    this.trainer = trainer;
    this.list = html("ul", { role: "listbox", "aria-label": "Items", "aria-description": "Alt and arrows move an item, Delete removes it", tabindex: 0, keydown: (event) => this.key(event) });
    this.list.addEventListener("click", (event) => {
      const entry = event.target.closest("[role=option]");
      if (entry) trainer.select(Number(entry.dataset.index));
    });
    const button = (label, action) => html("button", { type: "button", click: action }, label);
    this.buttons = [
      button("Add a copy", () => trainer.addItem()),
      button("Earlier", () => trainer.moveSelected(-1)),
      button("Later", () => trainer.moveSelected(1)),
      button("Remove", () => trainer.removeItem()),
    ];
    element.append(html("h2", {}, "Items"), this.list, html("div", { class: "row", role: "toolbar", "aria-label": "Items" }, ...this.buttons));
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Shows the items; during a drag only the selected one, as every other size would cost layout. */
  show(state, picture, selected, isDragging) {
    // A long list is shown in part: the rest can be selected in the picture.
    const count = Math.min(picture.itemCount, 60);
    while (this.list.children.length > count) this.list.lastChild.remove();
    while (this.list.children.length < count) {
      const index = this.list.children.length;
      this.list.append(html("li", { role: "option", id: `item-${index}`, "data-index": index }, html("i", { class: "swatch" }), html("span"), html("small")));
    }
    for (let index = 0; index < count; index += 1) {
      if (isDragging && index !== selected) continue;
      const entry = this.list.children[index];
      const isSpacer = getItem(state, "kind", index) === 1;
      say(entry.children[1], isSpacer ? "spacer" : itemName(state, index));
      entry.children[0].className = isSpacer ? "swatch" : `swatch ${itemColor(state, index)}`;
      say(entry.children[2], sized(picture.frame(index)));
      entry.setAttribute("aria-selected", index === selected);
    }
    if (selected !== null && selected < count) this.list.setAttribute("aria-activedescendant", `item-${selected}`);
    else this.list.removeAttribute("aria-activedescendant");
    const isEmpty = selected === null;
    if (isEmpty && this.buttons.slice(1).includes(document.activeElement)) this.buttons[0].focus();
    for (const button of this.buttons.slice(1)) button.disabled = isEmpty;
    say(this.buttons[0], isEmpty ? "Add" : "Add a copy");
  }

  /** Selects the next item whose name starts with a letter. */
  find(letter) {
    const { trainer } = this;
    const count = trainer.picture.itemCount;
    for (let step = 1; step <= count; step += 1) {
      const index = ((trainer.selected ?? -1) + step) % count;
      if (itemName(trainer.state, index).startsWith(letter)) return trainer.select(index);
    }
  }

  key(event) {
    const { trainer } = this;
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    if (event.key === "Delete" || event.key === "Backspace") trainer.removeItem();
    else if (/^[a-z]$/.test(event.key) && !event.ctrlKey && !event.metaKey) this.find(event.key);
    else if (event.altKey && event.key in steps) trainer.moveSelected(steps[event.key]);
    else if (event.key in steps) {
      const last = trainer.picture.itemCount - 1;
      trainer.select(Math.min(last, Math.max(0, (trainer.selected ?? -1) + steps[event.key])));
    } else return;
    event.preventDefault();
  }
}

// The numbers of the passes of a lazy grid, as bars: what the first one gives, and why a second one follows.

class PassPanel {
  constructor(element) {
    this.element = element;
    this.first = new PassBar("First pass");
    this.second = new PassBar("Second pass");
    element.append(html("h2", {}, "Passes"), this.first.element, this.second.element);
  }

  show(state, picture, isHidden) {
    const isShown = system(state) === "lazyGrid" && picture.itemCount > 0 && !isHidden;
    this.element.hidden = !isShown;
    if (!isShown) return;
    const axis = isVertical(state) ? "width" : "height";
    const offered = get(state, axis);
    const drawn = isVertical(state) ? picture.columns : picture.rows;
    const first = picture.firstPass.length ? picture.firstPass : drawn;
    const length = picture.container[axis];
    const most = Math.max(length, offered, extent(drawn), 1);
    const taken = extent(first);
    const over = taken - offered;
    const result =
      over > 0.001 ? `${spelled(over)} more than the ${spelled(offered)} offered, so that a second pass divides ${spelled(length)}` : `of ${spelled(offered)} offered`;
    this.first.show(first, most, offered, ` with gaps: ${spelled(taken)}, ${result}.`);
    this.second.element.hidden = !picture.firstPass.length;
    if (!picture.firstPass.length) return;
    const more = extent(drawn) - length;
    const end = more > 0.001 ? `${spelled(more)} more than the grid itself takes, since minima are kept` : "which is drawn";
    this.second.show(drawn, most, length, ` with gaps: ${spelled(extent(drawn))}, ${end}.`);
  }
}

/** A bar with a part for each track. Its elements stay, so that little is laid out again. */
class PassBar {
  constructor(title) {
    this.bar = html("div", { class: "bar", "aria-hidden": "true" });
    this.mark = html("div", { class: "mark", "aria-hidden": "true" });
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), html("div", { class: "scale" }, this.bar, this.mark), this.text);
  }

  /** Shows tracks, with a mark at the length that they divide. */
  show(tracks, most, divided, total) {
    this.mark.style.left = `${(divided / most) * 100}%`;
    while (this.bar.children.length > tracks.length) this.bar.lastChild.remove();
    while (this.bar.children.length < tracks.length) this.bar.append(html("i"));
    tracks.forEach((track, index) => {
      const part = this.bar.children[index];
      part.style.left = `${((track.start - tracks[0].start) / most) * 100}%`;
      part.style.width = `${Math.max(0, (track.length / most) * 100)}%`;
    });
    say(this.text, `${tracks.map((track) => spelled(track.length)).join(" + ")}${total}`);
  }
}

/** Returns the length of tracks with the gaps between them. */
const extent = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);

// The code of the state, in each language that can say it.

const languages = [
  {
    name: "SwiftUI",
    title: { trackGrid: "ExyteGrid", flow: "FrameUp", masonry: "FrameUp", spanGrid: "SpanGrid" },
    language: 1,
  },
  { name: "Document", language: 0 },
  { name: "CSS", language: 2, systems: ["stack", "lazyGrid", "rowGrid", "trackGrid", "flow", "spanGrid"] },
];

class CodePanel {
  constructor(trainer) {
    this.trainer = trainer;
    this.text = html("textarea", { readonly: true, spellcheck: "false", "aria-label": "Code", rows: 14 });
    this.copy = html("button", { type: "button", click: () => this.copyText() }, "Copy");
    this.apply = html("button", { type: "button", click: () => this.read() }, "Use this document");
    this.note = html("p", { class: "note" });
    this.element = html("div", { class: "code" }, this.text, html("div", { class: "row" }, this.copy, this.apply), this.note);
    this.text.addEventListener("input", () => {
      this.isEdited = true;
      this.note.classList.remove("wrong");
      this.note.textContent = "Not used yet.";
    });
  }

  show(state, language, title) {
    if (this.language !== language.language) this.isEdited = false;
    this.language = language.language;
    const isDocument = language.language === 0;
    this.apply.hidden = !isDocument;
    this.text.readOnly = !isDocument;
    this.text.setAttribute("aria-label", `Code: ${title}`);
    if (this.isEdited && document.activeElement === this.text) return;
    this.isEdited = false;
    this.text.value = this.trainer.engine.code(state, language.language);
    if (this.shownLanguage !== this.language) {
      this.note.textContent = isDocument ? "Edit the document, or paste another one, and use it." : "";
    }
    this.shownLanguage = this.language;
  }

  async copyText() {
    try {
      await navigator.clipboard.writeText(this.text.value);
    } catch {
      // Pages from disk may not reach the clipboard.
      this.text.select();
      document.execCommand("copy");
    }
    announce("Copied");
    this.note.textContent = "Copied.";
    this.copy.focus();
  }

  read() {
    this.note.classList.remove("wrong");
    try {
      const state = readDocument(this.text.value);
      this.isEdited = false;
      this.trainer.replaceState(state);
      this.note.textContent = "Done: the picture shows this document.";
      announce(this.note.textContent);
    } catch (error) {
      this.note.textContent = error.message;
      this.note.classList.add("wrong");
      announce(error.message);
    }
  }
}

// Why the selected item has its frame: the steps of the module in words.

/** Reads the numbers of steps: for each part of a frame the steps that lead to it. */
function readSteps(numbers) {
  let place = 0;
  const take = () => numbers[place++];
  const list = (count, read) => Array.from({ length: count }, read);
  const quantity = () => ({ kind: take(), part: take(), axis: take() });
  const formula = () => {
    const kind = take();
    switch (kind) {
      case 0: return { kind, value: null };
      case 1: return { kind, value: take(), label: take() };
      case 2: return { kind, quantity: quantity(), value: optional(take()) };
      default: return combined(kind, list(take(), formula));
    }
  };
  const layers = list(take(), take);
  const parts = [];
  while (place < numbers.length) {
    parts.push(list(take(), () => {
      const step = { quantity: quantity(), rule: take(), formula: formula() };
      step.facts = list(take(), formula);
      return step;
    }));
  }
  return { layers, parts };
}

const optional = (number) => (Number.isNaN(number) ? null : number);

/** Returns a formula of others with its value; nothing makes nothing of all. */
function combined(kind, terms) {
  const combine = {
    3: (first, second) => first + second,
    4: (first, second) => first - second,
    5: (first, second) => first * second,
    6: (first, second) => first / second,
    7: Math.min,
    8: Math.max,
  }[kind];
  const value = terms.some((term) => term.value === null) ? null : terms.map((term) => term.value).reduce((first, second) => combine(first, second));
  return { kind, terms, value };
}

/** Puts steps into words, as the table of the rules has them. */
class StepWords {
  constructor(state, item, layers) {
    this.state = state;
    this.item = item;
    this.layers = layers;
  }

  sentence({ quantity, rule, formula, facts }) {
    const isHorizontal = quantity.axis === 0;
    const other = this.quantities(formula)[0];
    const words = {
      it: this.name(quantity.part),
      by: quantity.part === 0 ? "the figure" : this.name(quantity.part - 1),
      other: other ? this.name(other.part) : "an item",
      width: isHorizontal ? "width" : "height",
      across: isHorizontal ? "height" : "width",
      wide: isHorizontal ? "wide" : "high",
      widest: isHorizontal ? "widest" : "tallest",
      column: isHorizontal ? "column" : "row",
      columns: isHorizontal ? "columns" : "rows",
      left: isHorizontal ? "left" : "top",
      right: isHorizontal ? "right" : "bottom",
    };
    const text = ruleSentences[rule].replace(/\{(\w+)\}/g, (_, word) => words[word] ?? this.fact(facts[Number(word)]));
    return text.replace(/(^|[.] )(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());
  }

  computation({ formula, quantity, rule }) {
    this.part = quantity.part;
    this.rule = rule;
    const text = this.text(formula);
    return formula.terms ? `${text} = ${this.number(formula.value)}` : text;
  }

  name(part) {
    if (part === 0) return `the ${containerNames[system(this.state)]}`;
    if (part >= 100) return itemName(this.state, part - 100);
    // The outermost layer is the item.
    const name = getItem(this.state, "kind", this.item) === 1 ? "the spacer" : itemName(this.state, this.item);
    return part === 1 ? name : `${layerNames[this.layers[part - 1]]} of ${name}`;
  }

  number(value) {
    return value === null ? "nothing" : spelled(value);
  }

  fact(fact) {
    if (!fact) return "";
    const number = this.number(fact.value);
    return fact.quantity?.kind === 1 ? `${number} (${this.name(fact.quantity.part)})` : number;
  }

  quantities(formula) {
    if (formula.quantity) return [formula.quantity];
    return (formula.terms ?? []).flatMap((term) => this.quantities(term));
  }

  text(formula) {
    const { kind, terms, value } = formula;
    const isSum = (term) => term.kind === 3 || term.kind === 4;
    const isProduct = (term) => term.kind === 5 || term.kind === 6;
    const chain = (sign) => terms.map((term, index) => (index && isSum(term) ? `(${this.text(term)})` : this.text(term))).join(` ${sign} `);
    const factors = (sign) => terms.map((term) => (isSum(term) || isProduct(term) ? `(${this.text(term)})` : this.text(term))).join(` ${sign} `);
    switch (kind) {
      case 0: return "nothing is offered";
      case 1: return `${this.number(value)} ${numberLabels[formula.label]}`.trim();
      case 2: return `${value === null ? "nothing is" : spelled(value)} ${this.quantity(formula.quantity)}`;
      case 3: return chain("+");
      case 4: return chain("−");
      case 5: return factors("×");
      case 6: return factors("÷");
      default: return `the ${kind === 7 ? "least" : "most"} of (${terms.map((term) => this.text(term)).join("; ")})`;
    }
  }

  quantity({ kind, part, axis }) {
    const name = this.name(part);
    if (kind === 0) return part === this.part ? "offered" : `offered to ${name}`;
    if (kind === 2) return `at the start of ${name}`;
    const isOther = part !== this.part && /its cell/.test(ruleSentences[this.rule]) && part >= 100;
    if (isOther) return axis === 0 ? `of a column as wide as ${name}` : `of a row as high as ${name}`;
    return `of ${name}`;
  }
}

const layerNames = ["the frame with limits", "the frame", "the aspect ratio", "the color", "the spacer"];
const containerNames = {
  stack: "stack",
  lazyGrid: "lazy grid",
  rowGrid: "grid",
  trackGrid: "grid",
  flow: "flow",
  masonry: "masonry",
  spanGrid: "span grid",
};

class WhyPanel {
  constructor(trainer) {
    this.trainer = trainer;
    this.element = html("div", { class: "steps" });
  }

  show() {
    const { state, selected, picture, engine } = this.trainer;
    if (selected === null || selected >= picture.itemCount) {
      this.element.replaceChildren(html("p", { class: "note" }, "Select an item to see why it has its frame."));
      return;
    }
    const { layers, parts } = readSteps(engine.explain(state, selected));
    const words = new StepWords(state, selected, layers);
    const { x, y, width, height } = picture.frame(selected);
    const titles = [`Width: ${spelled(width)}`, `Height: ${spelled(height)}`, `From the left: ${spelled(x)}`, `From the top: ${spelled(y)}`];
    this.element.replaceChildren(
      ...parts.map((steps, index) =>
        html(
          "section",
          {},
          html("h3", {}, `${titles[index]}`),
          html("ol", {}, ...steps.map((step) => html("li", {}, `${words.sentence(step)}.`, html("code", {}, words.computation(step))))),
        ),
      ),
    );
  }
}

// The tabs below the picture: the code in each language, and why the selected item has its frame.

class AboutTabs {
  constructor(list, panel, trainer) {
    this.panel = panel;
    this.trainer = trainer;
    this.code = new CodePanel(trainer);
    this.why = new WhyPanel(trainer);
    this.entries = [...languages.map((language) => ({ label: language.name, language })), { label: "Why", language: null }];
    this.current = 0;
    this.tabs = this.entries.map((entry, index) =>
      html("button", { type: "button", role: "tab", id: `tab-${index}`, "aria-controls": panel.id, click: () => this.open(index) }, entry.label),
    );
    list.append(...this.tabs);
    list.addEventListener("keydown", (event) => {
      const shown = this.tabs.flatMap((tab, index) => (tab.hidden ? [] : [index]));
      const place = shown.indexOf(this.current);
      const places = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: shown.length - 1 };
      if (!(event.key in places)) return;
      event.preventDefault();
      const next = shown[(places[event.key] + shown.length) % shown.length];
      this.open(next);
      this.tabs[next].focus();
    });
  }

  open(index) {
    this.current = index;
    this.show();
  }

  show() {
    const { state } = this.trainer;
    this.entries.forEach(({ language }, index) => {
      if (!language) return;
      this.tabs[index].textContent = language.title?.[system(state)] ?? language.name;
      this.tabs[index].hidden = Boolean(language.systems && !language.systems.includes(system(state)));
    });
    if (this.tabs[this.current].hidden) this.current = 0;
    this.tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", index === this.current);
      tab.tabIndex = index === this.current ? 0 : -1;
    });
    this.panel.setAttribute("aria-labelledby", `tab-${this.current}`);
    const { language } = this.entries[this.current];
    const shown = language ? this.code : this.why;
    if (this.panel.firstElementChild !== shown.element) this.panel.replaceChildren(shown.element);
    if (language) this.code.show(state, language, this.tabs[this.current].textContent);
    else this.why.show();
  }
}

// The lessons, in an order that teaches. Every explanation names the answer; a check sees to it that it is the true one.

const lessonTexts = [
  {
    name: "stack-parts",
    title: "Equal parts",
    state: "1~width:308,height:80,horizontalAlignment:center,verticalAlignment:center~~*2",
    text: "An HStack of 308 points has two colors in it. A color takes whatever it is offered. Between neighbours lies a gap of 8.",
    question: "How wide is the blue one?",
    ask: { item: 0 },
    explanation: "The gap is taken away first: 308 − 8 = 300. Each color is then offered an equal part: 300 ÷ 2 = 150.",
    trial: "Add a third color, and see what becomes of the parts.",
  },
  {
    name: "stack-fixed",
    title: "A view that says no",
    state: "1~width:316,height:80,horizontalAlignment:center,verticalAlignment:center~~;width:60;",
    text: "Three colors share 316 points, with two gaps of 8. The purple one has a frame of 60.",
    question: "How wide is the red one?",
    ask: { item: 2 },
    explanation: "The purple one takes 60, whatever it is offered. The others share what is left: (316 − 16 − 60) ÷ 2 = 120.",
    trial: "Drag the purple one wider than the stack: the others get nothing, and the stack overflows.",
  },
  {
    name: "stack-flexible",
    title: "The less flexible one first",
    state: "1~width:316,height:80,horizontalAlignment:center,verticalAlignment:center~~;;maxWidth:60",
    text: "Three colors share 316 points with two gaps of 8. The red one, at the end, takes at most 60.",
    question: "How wide is the blue one?",
    ask: { item: 0 },
    explanation: "A stack asks its least flexible view first. The red one is offered 100 and takes 60; the others share the other 240: 120 each.",
    trial: "Drag the maximum of the red one beyond 100: from there on it changes nothing.",
  },
  {
    name: "stack-minimum",
    title: "A minimum that costs others",
    state: "1~width:316,height:80,horizontalAlignment:center,verticalAlignment:center~~;minWidth:160;",
    text: "Three colors share 316 points with two gaps of 8. The purple one takes at least 160, as much more as it gets, like the others.",
    question: "How wide is the red one?",
    ask: { item: 2 },
    explanation: "Its minimum makes the purple one less flexible, so that it is asked first. It is offered a third of 300 and takes 160 instead of 100. The others share what is left: 140 ÷ 2 = 70.",
    trial: "Give the red one a minimum of 120 as well, and the blue one gets the rest.",
  },
  {
    name: "stack-priority",
    title: "Who is asked first",
    state: "1~width:308,height:80,horizontalAlignment:center,verticalAlignment:center~~minWidth:40;priority:1",
    text: "Two colors share 308 points with a gap of 8. The blue one takes at least 40. The purple one has the layout priority 1.",
    question: "How wide is the purple one?",
    ask: { item: 1 },
    explanation: "While views of a higher priority are asked, only the least lengths of the others are kept for them. Purple is offered 308 − 8 − 40 = 260, and takes all of it.",
    trial: "Give the purple one a maximum width of 100.",
  },
  {
    name: "stack-spacer",
    title: "The spacer comes last",
    state: "1~width:308,height:80,horizontalAlignment:center,verticalAlignment:center~~width:100;kind:spacer;",
    text: "A color of 100 points, a spacer, and a color that takes whatever it is offered share 308 points.",
    question: "How wide is the spacer?",
    ask: { item: 1 },
    explanation: "A spacer has the lowest priority: it is asked last and left with its minimum, 8. No gaps lie beside it, so that the red one has 200.",
    trial: "Give the red one a width of 60, and the spacer takes the rest.",
  },
  {
    name: "stack-breadth",
    title: "As wide as its widest view",
    state: "1~width:320,height:160,direction:vertical,horizontalAlignment:leading,verticalAlignment:center~~width:80,height:40;width:180,height:40;width:120,height:40",
    text: "A VStack is offered 320 points. Its views are 80, 180 and 120 points wide.",
    question: "How wide is the stack?",
    ask: {},
    explanation: "Across its axis a stack is as wide as its widest view: 180. It doesn't take the 320 that it is offered, and lies in their middle.",
    trial: "Let the red one have no width of its own.",
  },
  {
    name: "aspect-ratio",
    title: "A ratio needs room",
    state: "1~width:320,height:90,horizontalAlignment:center,verticalAlignment:center~~aspectRatio:2",
    text: "A color has the aspect ratio 2 : 1. It is offered 320 by 90.",
    question: "How wide is it?",
    ask: { item: 0 },
    explanation: "The largest rectangle of 2 : 1 that fits is as high as the room: 90. It is 2 × 90 = 180 wide.",
    trial: "Choose that the ratio fills, and it goes over.",
  },
  {
    name: "track-fractions",
    title: "Points and fractions",
    state: "1~system:trackGrid,width:360,height:160,horizontalSpacing:0,verticalSpacing:0,horizontalAlignment:center,verticalAlignment:center~kind:fixed,length:90;kind:flexible;kind:flexible,fraction:2~*6",
    text: "A grid has three tracks: 90 points, one fraction, and two fractions. It has 360 points in all, and no spacing.",
    question: "How wide is the red one, in the last track?",
    ask: { item: 2 },
    explanation: "Points come first. The fractions share the other 270, three parts of 90; the last track has two of them: 180.",
    trial: "Make the first track 180 points long.",
  },
  {
    name: "track-spacing",
    title: "Where the spacing goes",
    state: "1~system:trackGrid,width:330,height:120,horizontalSpacing:30,verticalSpacing:30,horizontalAlignment:center,verticalAlignment:center~kind:flexible*3~*3",
    text: "Three tracks of one fraction each share 330 points. The spacing is 30.",
    question: "How wide is the blue one?",
    ask: { item: 0 },
    explanation: "The grid keeps one spacing, and another one is a part of each track. So a track has (330 − 30) ÷ 3 = 100, and the item in it 100 − 30 = 70, with half a spacing on each side.",
    trial: "Set the spacing to 0.",
  },
  {
    name: "track-span",
    title: "Spans",
    state: "1~system:trackGrid,width:320,height:160,horizontalSpacing:20,verticalSpacing:20,horizontalAlignment:center,verticalAlignment:center~kind:flexible*3~columnSpan:2;;;columnSpan:2",
    text: "Three equal tracks of 100 points with a spacing of 20. The blue one spans two columns.",
    question: "How wide is the blue one?",
    ask: { item: 0 },
    explanation: "Two tracks are 200 long, and one spacing is a part of that: 200 − 20 = 180.",
    trial: "Let the teal one span all three columns.",
  },
  {
    name: "track-sparse",
    title: "Sparse packing",
    state: "1~system:trackGrid,width:300,height:200,horizontalSpacing:0,verticalSpacing:0,horizontalAlignment:center,verticalAlignment:center~kind:flexible*3~columnSpan:2;columnSpan:2;",
    text: "Three columns. The blue one and the purple one span two of them, so that there is a hole beside the blue one. Both rows are 100 high.",
    question: "How far below the top does the red one start?",
    ask: { item: 2, key: "y", axis: "height" },
    explanation: "A sparse grid never goes back: the red one is placed behind the purple one, in the second row, at 100.",
    trial: "Choose dense packing, and watch the hole.",
  },
  {
    name: "track-dense",
    title: "Dense packing",
    state: "1~system:trackGrid,width:300,height:200,horizontalSpacing:0,verticalSpacing:0,horizontalAlignment:center,verticalAlignment:center,packing:dense~kind:flexible*3~columnSpan:2;columnSpan:2;;",
    text: "The same grid, packed densely, with a teal item behind the red one. Both rows are 100 high.",
    question: "How far from the left does the teal one start?",
    ask: { item: 3, key: "x", axis: "width" },
    explanation: "A dense grid looks for the first hole each time. The red one takes that of the first row, so that the teal one goes behind the purple one, at 200.",
    trial: "Let the red one span two columns: it doesn't fit into the hole any more.",
  },
  {
    name: "lazy-flexible",
    title: "Flexible columns",
    state: "1~system:lazyGrid,width:316,height:140,direction:vertical,horizontalAlignment:center~kind:flexible*3~height:60*6",
    text: "A LazyVGrid has three flexible columns. It is offered 316 points; two gaps of 8 lie between the columns.",
    question: "How wide is the blue one?",
    ask: { item: 0 },
    explanation: "Gaps are taken away, and the columns share the rest: (316 − 16) ÷ 3 = 100.",
    trial: "Make one of the columns fixed.",
  },
  {
    name: "lazy-overflow",
    title: "Why flexible overflows",
    state: "1~system:lazyGrid,width:200,height:80,direction:vertical,horizontalAlignment:center~kind:flexible,minimum:140;kind:flexible,minimum:120~height:60*2",
    text: "Two flexible columns take at least 140 and 120 points, with a gap of 8 between them. The grid is offered 200.",
    question: "How wide is the grid?",
    ask: { most: 400 },
    explanation: "A minimum is kept even where it doesn't fit: 140 + 8 + 120 = 268. Half of what is too much goes over on each side.",
    trial: "Make the figure wider by its edge, until nothing is hatched.",
  },
  {
    name: "lazy-two-passes",
    title: "The second pass",
    state: "1~system:lazyGrid,width:300,height:80,direction:vertical,horizontalAlignment:center~kind:flexible;kind:flexible,minimum:200~height:60*2",
    text: "The second column takes at least 200. In a first pass the columns share 292 points: 146 for the first one, and 200 for the second. The grid takes 354.",
    question: "How wide is the first column when it is drawn?",
    ask: { item: 0 },
    explanation: "The grid is drawn with a second pass, which divides the 354 that the first one needs: (354 − 8) ÷ 2 = 173. The second column has its 200, so that the columns are wider than their grid.",
    trial: "Swap the columns' minima: whoever is asked first decides.",
  },
  {
    name: "lazy-adaptive",
    title: "Adaptive columns",
    state: "1~system:lazyGrid,width:318,height:200,direction:vertical,horizontalAlignment:center~kind:adaptive,minimum:80~height:60*7",
    text: "One adaptive column takes at least 80 points. It is offered 318.",
    question: "How wide is the blue one?",
    ask: { item: 0 },
    explanation: "As many columns of 80 with gaps of 8 as fit: three, since four need 344. They share all of it: (318 − 16) ÷ 3 = 100.667.",
    trial: "Drag the edge of the figure until a fourth column fits.",
  },
  {
    name: "lazy-adaptive-narrow",
    title: "Less than its minimum",
    state: "1~system:lazyGrid,width:190,height:80,direction:vertical,horizontalAlignment:center~kind:fixed,length:120;kind:adaptive,minimum:80~height:60*2",
    text: "Beside a fixed column of 120 lies an adaptive one of at least 80. The grid is offered 190.",
    question: "How wide is the purple one, in the adaptive column?",
    ask: { item: 1 },
    explanation: "A minimum only says how many adaptive columns fit, and one always does. It gets what is left: 190 − 8 − 120 = 62.",
    trial: "Make the adaptive column flexible, and its minimum is kept.",
  },
  {
    name: "lazy-adaptive-beside",
    title: "Adaptive beside flexible",
    state: "1~system:lazyGrid,width:308,height:140,direction:vertical,horizontalAlignment:center~kind:adaptive,minimum:60;kind:flexible~height:60*6",
    text: "An adaptive column of at least 60 and a flexible one share 308 points with a gap of 8.",
    question: "How wide is the blue one, in the first adaptive column?",
    ask: { item: 0 },
    explanation: "Each of the two gets half: 150. Two columns of 60 with a gap fit into that, and share it: (150 − 8) ÷ 2 = 71.",
    trial: "Lower the minimum to 40 and count the columns.",
  },
  {
    name: "row-columns",
    title: "Columns between rows",
    state: "1~system:rowGrid,width:320,height:140,horizontalAlignment:leading,verticalAlignment:center~~width:60,height:40;width:120,height:40;width:100,height:40,row:next;width:50,height:40",
    text: "A Grid has two rows: views of 60 and 120 points, and below them views of 100 and 50. The gap is 8.",
    question: "How wide is the grid?",
    ask: {},
    explanation: "A column is as wide as its widest cell: 100 and 120. With the gap that is 228.",
    trial: "Drag the red one narrower, and see who decides then.",
  },
  {
    name: "row-flexible",
    title: "A cell that takes the rest",
    state: "1~system:rowGrid,width:308,height:140,horizontalAlignment:center,verticalAlignment:center~~width:80,height:40;height:40;width:60,height:40,row:next;width:40,height:40",
    text: "In a Grid of 308 points, the purple cell takes any width. The other views have 80, 60 and 40 points; the gap is 8.",
    question: "How wide is the purple one?",
    ask: { item: 1 },
    explanation: "The first column needs 80. A column with a view that takes any width takes its share of what the others leave: 308 − 8 − 80 = 220.",
    trial: "Give the purple one a width, and the grid shrinks.",
  },
  {
    name: "row-unsized",
    title: "Unsized cells",
    state: "1~system:rowGrid,width:320,height:140,horizontalAlignment:center,verticalAlignment:center~~width:80,height:40;width:60,height:40;height:6,row:none,unsizedWidth:1;width:80,height:40,row:next;width:60,height:40",
    text: "Between two rows lies a line, which takes any width. It is unsized horizontally. The columns need 80 and 60, with a gap of 8.",
    question: "How wide is the red line?",
    ask: { item: 2 },
    explanation: "An unsized cell is as wide as the others make its grid, and never makes it wider: 80 + 8 + 60 = 148.",
    trial: "Take the unsized axis away, and the line stretches the grid.",
  },
  {
    name: "row-span",
    title: "A cell in two columns",
    state: "1~system:rowGrid,width:320,height:140,horizontalAlignment:center,verticalAlignment:center~~width:70,height:40;width:90,height:40;height:40,columnSpan:2,row:next,unsizedWidth:1",
    text: "The red cell spans both columns, of 70 and 90 points, and is unsized.",
    question: "How wide is the red one?",
    ask: { item: 2 },
    explanation: "The gap between its columns belongs to it: 70 + 8 + 90 = 168.",
    trial: "Give the red one a width of 240: its columns share what it needs more.",
  },
  {
    name: "honeycomb",
    title: "The honeycomb",
    state: "1~system:rowGrid,width:320,height:200,horizontalSpacing:0,verticalSpacing:0,horizontalAlignment:center,verticalAlignment:center~~width:80,height:60,columnSpan:2;width:80,height:60,columnSpan:2;width:80,height:60,columnSpan:2;width:40,height:10,row:next;width:80,height:60,columnSpan:2;width:80,height:60,columnSpan:2",
    text: "Cells of 80 points span two columns each. The second row starts with a small cell in one column, of 40 points.",
    question: "How far from the left of the figure does the green one start?",
    ask: { item: 4, key: "x" },
    explanation: [
      "Every comb spans two columns, so that a column is half a comb: 40.",
      "The first row has three combs in six columns: 240.",
      "The grid lies in the middle of 320: it starts at 40.",
      "The second row starts with a cell in one column.",
      "The first comb behind it starts half a comb later.",
      "So the rows are shifted against each other, as in a honeycomb.",
      "Green starts at 40 + 40 = 80.",
    ],
    trial: "Take the small cell away: the rows lie below each other again.",
  },
  {
    name: "flow-line",
    title: "The next line",
    state: "1~system:flow,width:200,height:90,horizontalSpacing:10,verticalSpacing:10~~width:70,height:40;width:60,height:40;width:80,height:40;width:40,height:40",
    text: "Views of 70, 60, 80 and 40 points flow into lines of 200, with gaps of 10. All are 40 high.",
    question: "How far below the top does the red one start?",
    ask: { item: 2, key: "y", axis: "height" },
    explanation: "With the red one the first line would be 70 + 10 + 60 + 10 + 80 = 230 long. It starts the next one, below 40 and a gap of 10: at 50.",
    trial: "Make the purple one narrower until the red one fits.",
  },
  {
    name: "flow-justified",
    title: "Justified lines",
    state: "1~system:flow,width:200,height:140,horizontalSpacing:10,verticalSpacing:10,horizontalAlignment:justified,extent:filling~~width:60,height:40;width:50,height:40;width:50,height:40;width:90,height:40;width:60,height:40",
    text: "The lines of a flow are justified. Blue, purple and red are 60, 50 and 50 wide: 160 of 200 points, and two gaps of 10 make it 180.",
    question: "How far from the left does the purple one start?",
    ask: { item: 1, key: "x" },
    explanation: "The 40 points that the views leave are shared by the two gaps: 20 each. Purple starts at 60 + 20 = 80.",
    trial: "Choose another alignment: the last line never was justified.",
  },
  {
    name: "masonry-shortest",
    title: "The shortest lane",
    state: "1~system:masonry,width:308,height:100,direction:vertical,horizontalSpacing:10,verticalSpacing:10~~height:90;height:40;height:70;height:50",
    text: "A masonry of three lanes has views of 90, 40, 70 and 50 points in height, with gaps of 10.",
    question: "How far below the top does the teal one start?",
    ask: { item: 3, key: "y", axis: "height" },
    explanation: "The next view goes into the lane that is shortest so far: that of the purple one, which ends at 40. With the gap, teal starts at 50.",
    trial: "Make the purple one the highest.",
  },
  {
    name: "span-grid",
    title: "A span grid",
    state: "1~system:spanGrid,width:320,height:160,columns:3,columnWidth:90,horizontalSpacing:15~~height:60;height:60,columnSpan:2;height:60",
    text: "A span grid has three columns of 90 points with gaps of 15. The purple one spans two of them.",
    question: "How wide is the purple one?",
    ask: { item: 1 },
    explanation: "Columns are equally wide, and a span has the gaps between its columns: 90 + 15 + 90 = 195.",
    trial: "Let the blue one span two columns: the purple one starts the next row.",
  },
];

// Lessons: a question about a picture, answered with a bar, and then the picture.

class LessonPanel {
  constructor(element, trainer) {
    this.element = element;
    this.trainer = trainer;
    this.current = null;
    this.guess = 0;
    this.done = new Set();
    this.entries = lessonTexts.map((lesson, index) =>
      html("button", { type: "button", click: () => this.start(index) }, html("span", {}, String(index + 1)), lesson.title),
    );
    const list = html("ol", {}, ...this.entries.map((entry) => html("li", {}, entry)));
    this.body = html("div", { class: "lesson" });
    element.append(this.body, html("nav", { "aria-label": "Lessons" }, list));
  }

  get lesson() {
    return this.current === null ? null : lessonTexts[this.current];
  }

  /** Starts a lesson with its question. */
  start(index) {
    this.current = index;
    this.guess = Math.round(this.most / 2);
    this.trainer.ask(decode(this.lesson.state));
    this.showQuestion();
  }

  /** The largest answer that the bar can give. */
  get most() {
    const { state, ask } = this.lesson;
    const figure = get(decode(state), ask.axis ?? "width");
    return ask.most ?? Math.ceil(figure * 1.25);
  }

  /** Returns the true answer, from the picture. */
  get answer() {
    const { ask } = this.lesson;
    const { picture } = this.trainer;
    const rect = ask.item === undefined ? picture.container : picture.frame(ask.item);
    return rect[ask.key ?? ask.axis ?? "width"];
  }

  showQuestion() {
    const { lesson } = this;
    this.mark();
    const range = html("input", { type: "range", min: 0, max: this.most, step: 1, value: this.guess, "aria-label": lesson.question });
    this.range = range;
    this.number = html("output", {}, String(this.guess));
    range.addEventListener("input", () => this.setGuess(Number(range.value)));
    range.addEventListener("keydown", (event) => event.key === "Enter" && this.reveal());
    const show = html("button", { type: "button", class: "main", click: () => this.reveal() }, "Show");
    this.body.replaceChildren(
      html("h2", {}, `${this.current + 1}. ${lesson.title}`),
      html("p", {}, lesson.text),
      html("p", {}, html("strong", {}, lesson.question)),
      html("div", { class: "answer" }, range, this.number, html("span", {}, "points"), show, ...this.leaving()),
      html("p", { class: "note" }, "Drag the bar in the picture, or this one."),
    );
    range.focus({ preventScroll: true });
    this.trainer.schedule();
  }

  /** Takes an answer, from the bar or from the picture. */
  setGuess(value) {
    this.guess = Math.max(0, Math.min(this.most, Math.round(value)));
    this.range.value = this.guess;
    this.number.textContent = this.guess;
    this.trainer.schedule();
  }

  reveal() {
    const { lesson, trainer } = this;
    trainer.reveal(lesson.ask.item ?? null);
    const answer = this.answer;
    const distance = Math.abs(answer - this.guess);
    if (distance <= 0.06 * this.most) this.done.add(this.current);
    const verdict = distance < 1 ? "That's it" : distance <= 0.06 * this.most ? "Almost" : "Not quite";
    const text = answer === this.guess ? `${verdict}: ${spelled(answer)}.` : `${verdict}: it is ${spelled(answer)}, and you said ${this.guess}.`;
    const result = html("p", { class: "result", tabindex: -1 }, text);
    const next = this.current + 1 < lessonTexts.length && !trainer.isEmbedded
      ? [html("button", { type: "button", class: "main", click: () => this.start(this.current + 1) }, "Next lesson")]
      : [];
    this.body.replaceChildren(
      html("h2", {}, `${this.current + 1}. ${lesson.title}`),
      result,
      Array.isArray(lesson.explanation)
        ? html("ol", {}, ...lesson.explanation.map((line) => html("li", {}, line)))
        : html("p", {}, lesson.explanation),
      html("p", {}, html("em", {}, lesson.trial)),
      html("div", { class: "row" }, ...next, html("button", { type: "button", click: () => this.start(this.current) }, "Ask again"), ...this.leaving()),
    );
    result.focus();
    this.mark();
  }

  /** Returns the bar of the answer in the picture: its start, its end and its label. */
  guessBar() {
    if (this.current === null) return null;
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const isTall = this.isTall;
    const across = get(state, isTall ? "width" : "height") / 2;
    const figure = get(state, isTall ? "height" : "width");
    // The container lies in the middle; what is inside it is measured from the start, until it is known where it lies.
    const isPlace = ask.key === "x" || ask.key === "y";
    const isShown = !this.trainer.isAsking;
    const isInside = ask.item !== undefined;
    let start = isInside ? 0 : (figure - this.guess) / 2;
    if (isShown && isInside && !isPlace) start = this.trainer.picture.frame(ask.item)[isTall ? "y" : "x"];
    const first = isInside ? 0 : (figure - this.most) / 2;
    const range = isTall ? { x: 0, y: first, width: 0, height: this.most } : { x: first, y: 0, width: this.most, height: 0 };
    return { start, length: this.guess, across, isTall, isShown, range };
  }

  get isTall() {
    const { ask } = this.lesson;
    return (ask.key ?? ask.axis ?? "width") === "y" || (ask.key ?? ask.axis) === "height";
  }

  /** Takes an answer from a place in the picture. */
  point({ x, y }) {
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const value = this.isTall ? y : x;
    const figure = get(state, this.isTall ? "height" : "width");
    this.setGuess(ask.item === undefined ? Math.abs(value - figure / 2) * 2 : value);
  }

  /** Returns the button that leaves the lessons, where there is something else. */
  leaving() {
    const { trainer } = this;
    if (trainer.isEmbedded) return [];
    return [html("button", { type: "button", click: () => trainer.toggleLessons(false) }, "Leave the lessons")];
  }

  mark() {
    this.entries.forEach((entry, index) => {
      if (index === this.current) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
      entry.classList.toggle("done", this.done.has(index));
      entry.setAttribute("aria-label", `${index + 1}. ${lessonTexts[index].title}${this.done.has(index) ? ", answered" : ""}`);
    });
    const entry = this.entries[this.current];
    const list = this.element.lastElementChild;
    if (entry) list.scrollTop = entry.offsetTop - list.offsetTop - list.clientHeight / 2;
  }

  /** Leaves the lesson; the picture stays. */
  leave() {
    this.current = null;
    this.mark();
    this.body.replaceChildren();
  }
}

// The trainer: one state, and everything that shows it.

class Trainer {
  constructor(engine, state) {
    this.engine = engine;
    this.history = new StateHistory(state);
    // Every system has a past of its own.
    this.histories = { [system(state)]: this.history };
    this.selected = itemCount(state) ? 0 : null;
    this.isAsking = false;
    this.isDragging = false;
    this.isEmbedded = document.body.hasAttribute("data-embed");
    this.picture = engine.draw(state);

    const element = (id) => document.getElementById(id);
    this.element = element;
    this.view = new PictureView(element("picture"));
    this.handles = new HandleLayer(this.view, this);
    this.container = new RecordForm(element("container"), "container", "Container", (name, value) => this.change({ container: { [name]: value } }, `container ${name}`));
    this.tracks = new TrackList(element("tracks"), this);
    this.items = new ItemList(element("items"), this);
    this.item = new RecordForm(element("item"), "item", "Item", (name, value) => this.change({ item: { [name]: value } }, `item ${name}`));
    this.limitNote = html("p", { class: "note", role: "status" });
    this.item.title.after(this.limitNote);
    this.about = new AboutTabs(element("tabs"), element("tab-panel"), this);
    this.lessons = new LessonPanel(element("lessons"), this);
    this.passes = new PassPanel(element("passes"));
    this.makeSystems();
    this.makeModes();
    this.makeTools();
  }

  get state() {
    return this.history.state;
  }

  // Changes.

  /** Returns the state with other numbers of the container, a track or the selected item. */
  changed({ container, item, track }) {
    const state = copy(this.state);
    for (const [name, value] of Object.entries(container ?? {})) set(state, name, value);
    if (item && this.selected !== null) {
      for (const [name, value] of Object.entries(item)) setItem(state, name, this.selected, value);
    }
    if (track) for (const [name, value] of Object.entries(track.values)) setTrack(state, name, track.index, value);
    return state;
  }

  /** Changes numbers. Changes with one key are undone together. */
  change(values, key = null) {
    const state = this.changed(values);
    this.isDragging = key !== null && key.startsWith("drag");
    if (this.history.push(state, key)) this.schedule();
  }

  replaceState(state) {
    this.history.push(state);
    this.mustFit = true;
    this.selected = itemCount(state) ? Math.min(this.selected ?? 0, itemCount(state) - 1) : null;
    this.schedule();
  }

  select(index) {
    this.selected = index;
    this.history.settle();
    this.schedule();
    if (index !== null && index < this.picture.itemCount) announce(`${itemName(this.state, index)}, ${sized(this.picture.frame(index))}`);
  }

  /** Ends a drag: the picture finds its place again. */
  rest() {
    this.isDragging = false;
    this.history.settle();
    this.schedule();
  }

  undo() {
    this.restore(() => this.history.undo(), "Undone");
  }

  redo() {
    this.restore(() => this.history.redo(), "Done again");
  }

  restore(action, word) {
    if (this.lessons.current !== null) this.toggleLessons(false);
    const before = this.state;
    if (!action()) return;
    // An item that comes back is selected; another one stays so, wherever it lies now.
    const count = itemCount(this.state);
    const identities = (state) => Array.from({ length: itemCount(state) }, (_, place) => identity(state, place));
    const [old, now] = [identities(before), identities(this.state)];
    const back = now.length > old.length ? now.findIndex((number) => !old.includes(number)) : -1;
    const number = this.selected === null ? -1 : old[this.selected];
    const index = back >= 0 ? back : now.indexOf(number);
    this.selected = index >= 0 ? index : this.selected === null || !count ? null : Math.min(this.selected, count - 1);
    this.schedule();
    announce(word);
  }

  reset() {
    const { lesson } = this.lessons;
    this.replaceState(decode(lesson ? lesson.state : presets[system(this.state)]));
  }

  // The lists.

  edit(table, action, key = null) {
    const state = copy(this.state);
    const list = listed(state, table);
    // Items keep their names and colors wherever they go.
    const name = positions.item.identity;
    if (table === "item") list.forEach((item, index) => (item[name] = identity(state, index)));
    action(list);
    if (table === "item" && list.every((item, index) => item[name] === index)) list.forEach((item) => (item[name] = NaN));
    replace(state, table, list);
    this.history.push(state, key);
    this.schedule();
  }

  addTrack() {
    if (trackCount(this.state) >= limits.tracks) return announce(`A grid here has at most ${limits.tracks} tracks.`);
    this.edit("track", (list) => list.push(record("track", { kind: 1 })));
    this.tracks.takesFocus = true;
  }

  removeTrack(index) {
    this.edit("track", (list) => list.splice(index, 1));
    this.tracks.takesFocus = true;
  }

  addItem() {
    const count = itemCount(this.state);
    if (count >= limits.items) return announce(`A container here has at most ${limits.items} items.`);
    const place = this.selected === null ? count : this.selected + 1;
    this.edit("item", (list) => {
      const item = list[this.selected]?.slice() ?? record("item", { height: 60 });
      const taken = new Set(list.map((other) => other[positions.item.identity]));
      item[positions.item.identity] = list.findIndex((_, index) => !taken.has(index));
      if (item[positions.item.identity] < 0) item[positions.item.identity] = list.length;
      list.splice(place, 0, item);
    });
    this.select(place);
  }

  removeItem() {
    if (this.selected === null) return;
    const index = this.selected;
    this.edit("item", (list) => list.splice(index, 1));
    const count = itemCount(this.state);
    this.selected = count ? Math.min(index, count - 1) : null;
    announce("Removed");
  }

  moveItem(from, to, key) {
    this.edit("item", (list) => list.splice(to, 0, ...list.splice(from, 1)), key);
    this.selected = to;
  }

  moveSelected(step) {
    if (this.selected === null) return;
    const last = itemCount(this.state) - 1;
    const to = Math.max(0, Math.min(last, this.selected + step));
    if (to === this.selected) return;
    this.moveItem(this.selected, to, null);
    announce(`Place ${to + 1} of ${last + 1}`);
  }

  // Lessons.

  ask(state) {
    // A lesson has its own past, so that what was there before comes back.
    this.before ??= { history: this.history, selected: this.selected };
    this.history = new StateHistory(state);
    this.mustFit = true;
    this.isAsking = true;
    this.selected = null;
    this.schedule();
  }

  reveal(item) {
    this.isAsking = false;
    this.selected = item;
    this.update();
  }

  toggleLessons(isOpen) {
    this.element("lessons").hidden = !isOpen;
    this.element("open-lessons").setAttribute("aria-expanded", isOpen);
    if (isOpen && this.lessons.current === null) this.lessons.start(0);
    if (isOpen) return;
    this.isAsking = false;
    this.lessons.leave();
    if (this.before) ({ history: this.history, selected: this.selected } = this.before);
    this.before = null;
    this.mustFit = true;
    this.element("open-lessons").focus({ preventScroll: true });
    this.schedule();
  }

  // Showing.

  /** Shows the state before the next frame. */
  schedule() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.update();
    });
  }

  update() {
    const { state, isAsking } = this;
    this.picture = this.engine.draw(state);
    const { picture, selected } = this;
    const focused = document.activeElement;
    this.element("picture").classList.toggle("is-asking", isAsking);
    const options = { keepsView: this.isDragging, mustFit: this.mustFit, hidesItems: isAsking, guess: this.lessons.guessBar() };
    this.view.show(state, picture, selected, options);
    this.mustFit = false;
    this.handles.show(state, picture, selected, isAsking);
    this.container.show(state, 0, state.container);
    this.tracks.show(state);
    this.items.show(state, picture, selected, this.isDragging);
    const hasItem = selected !== null && selected < picture.itemCount;
    this.element("item").hidden = !hasItem;
    if (hasItem) {
      const size = tables.item.length;
      this.item.title.textContent = getItem(state, "kind", selected) === 1 ? "Spacer" : `The ${itemName(state, selected)} one`;
      say(this.limitNote, limitText(state, selected));
      this.item.show(state, selected, state.items.subarray(selected * size, (selected + 1) * size));
    }
    this.passes.show(state, picture, isAsking);
    this.showSummary();
    this.showTools();
    for (const name of ["panel", "tabs"]) document.querySelector(`.${name}`).inert = isAsking;
    document.body.classList.toggle("asks", isAsking);
    // A control that is gone leaves its focus to the picture.
    if (focused !== document.body && (!focused.isConnected || !focused.checkVisibility())) {
      document.querySelector(".stage").focus({ preventScroll: true });
    }
    this.later();
  }

  showSummary() {
    const { state, picture, selected, isAsking } = this;
    const figure = { width: get(state, "width"), height: get(state, "height") };
    const over = ["width", "height"].filter((axis) => picture.container[axis] > figure[axis] + 0.001);
    const parts = [`${sized(figure)} offered`];
    if (!isAsking) parts.push(`${sized(picture.container)} taken`);
    if (over.length && !isAsking) {
      parts.push(over.map((axis) => `${spelled(picture.container[axis] - figure[axis])} too ${axis === "width" ? "wide" : "high"}`).join(", "));
    }
    const text = parts.join(", ");
    const element = this.element("summary");
    if (element.textContent === text) return;
    element.textContent = text;
    const item = selected !== null && selected < picture.itemCount ? ` ${itemName(state, selected)}: ${sized(picture.frame(selected))}.` : "";
    if (this.hasShown) announce(`${text}.${item}`);
    this.hasShown = true;
  }

  /** Shows what takes longer once the picture rests: code, steps and the address. */
  later() {
    clearTimeout(this.laterTimer);
    const isAtOnce = this.picture.itemCount <= 60 && !this.isDragging;
    if (isAtOnce) this.about.show();
    this.laterTimer = setTimeout(() => {
      if (!isAtOnce) this.about.show();
      this.items.show(this.state, this.picture, this.selected, false);
      this.writeAddress();
    }, 250);
  }

  writeAddress() {
    const text = this.isAsking ? `lesson=${this.lessons.lesson.name}` : encode(this.state);
    if (text.length > longestAddress || this.isEmbedded) return;
    try {
      history.replaceState(null, "", `#${text}`);
    } catch {
      // Browsers limit how often an address changes; the next change writes it.
    }
  }

  // The top.

  makeSystems() {
    this.systems = systemNames.map((name) =>
      html("button", { type: "button", click: () => this.open(name) }, words(name)),
    );
    this.element("systems").append(...this.systems);
  }

  /** Opens another system, as it was left or as it is at first. */
  open(name) {
    if (this.lessons.current !== null) this.toggleLessons(false);
    const current = system(this.state);
    if (name === current) return;
    this.histories[current] = this.history;
    this.history = this.histories[name] ??= new StateHistory(decode(presets[name]));
    this.selected = itemCount(this.state) ? 0 : null;
    this.mustFit = true;
    this.systems[systemNames.indexOf(name)].scrollIntoView({ block: "nearest", inline: "center" });
    this.chooseMode(["trackGrid", "spanGrid"].includes(name) ? "span" : "size");
    this.schedule();
  }

  chooseMode(name) {
    const index = handleModes.findIndex((mode) => mode.name === name);
    this.handles.mode = handleModes[index];
    this.modes[index].input.checked = true;
  }

  makeModes() {
    const group = this.element("handle-modes");
    this.modes = handleModes.map((mode, index) => {
      const input = html("input", { type: "radio", name: "handle-mode", value: mode.name, checked: index === 0 });
      input.addEventListener("change", () => {
        this.handles.mode = mode;
        this.schedule();
      });
      const entry = html("label", {}, input, mode.label);
      group.append(entry);
      return { mode, entry, input };
    });
  }

  makeTools() {
    const click = (id, action) => this.element(id).addEventListener("click", action);
    click("undo", () => this.undo());
    click("redo", () => this.redo());
    click("reset", () => this.reset());
    click("open-lessons", () => this.toggleLessons(this.element("lessons").hidden));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.element("lessons").hidden && !this.isEmbedded) return this.toggleLessons(false);
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isText = event.target.matches?.("textarea:not([readonly])");
      const isUndo = event.key === "z" && !event.shiftKey;
      const isRedo = (event.key === "z" || event.key === "Z") && event.shiftKey || event.key === "y";
      if (isText || !(isUndo || isRedo)) return;
      event.preventDefault();
      if (isUndo) this.undo();
      else this.redo();
    });
    addEventListener("hashchange", () => this.openAddress());
    addEventListener("resize", () => {
      this.mustFit = true;
      this.schedule();
    });
  }

  showTools() {
    const name = system(this.state);
    this.systems.forEach((button, index) => button.setAttribute("aria-pressed", systemNames[index] === name));
    // Buttons that do nothing now keep the focus.
    this.element("undo").setAttribute("aria-disabled", !this.history.past.length);
    this.element("redo").setAttribute("aria-disabled", !this.history.future.length);
    for (const { mode, entry, input } of this.modes) {
      entry.hidden = Boolean(mode.systems && !mode.systems.includes(name));
      if (entry.hidden && this.handles.mode === mode) {
        this.handles.mode = handleModes[0];
        this.modes[0].input.checked = true;
      }
    }
    this.element("handle-modes").hidden = this.isAsking;
  }

  // The address.

  /** Opens what the address says; a plain message where it says nothing that is known. */
  openAddress() {
    const message = this.element("message");
    message.hidden = true;
    const text = location.hash.slice(1);
    if (!text) return;
    try {
      const name = /^lesson=([a-z-]+)$/.exec(text)?.[1];
      if (name) this.openLesson(name);
      else {
        const state = decode(text);
        if (encode(state) === encode(this.state)) return;
        if (this.lessons.current !== null) this.toggleLessons(false);
        const current = system(this.state);
        this.histories[current] = this.history;
        this.history = this.histories[system(state)] ?? new StateHistory(state);
        this.replaceState(state);
      }
    } catch {
      message.textContent = "The address isn't a state of the trainer, so that it starts with its first one.";
      message.hidden = false;
    }
  }

  openLesson(name) {
    const index = lessonTexts.findIndex((lesson) => lesson.name === name);
    if (index < 0) throw new Error("unknown lesson");
    this.element("lessons").hidden = false;
    this.element("open-lessons").setAttribute("aria-expanded", true);
    this.lessons.start(index);
  }
}

async function start() {
  const engine = await startEngine();
  const trainer = new Trainer(engine, decode(presets.stack));
  document.getElementById("plain").hidden = true;
  document.getElementById("trainer").hidden = false;
  const lesson = document.body.dataset.lesson;
  if (trainer.isEmbedded) document.body.classList.add("embed");
  if (lesson) trainer.openLesson(lesson);
  else trainer.openAddress();
  trainer.update();
  document.body.dataset.ready = "true";
  // For checks of the page.
  trainer.started = performance.now();
  globalThis.gridpressTrainer = Object.assign(trainer, { encode, decode, readDocument, lessonTexts, tables, presets });
}

start().catch(() => {
  document.getElementById("plain-text").textContent =
    "The trainer can't start here: it needs WebAssembly and a browser that decompresses data. Pictures of its systems follow.";
});
})();
</script>
</body>
</html>

"""#
}
