// Written by Scripts/build-trainer --write. Change the files in Trainer instead.
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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-UtBRUQBe0El4brVLCo9NvrVAt1Z6wJjsFQETiL0s1a8=' 'wasm-unsafe-eval'; style-src 'sha256-rSGipIm3/30YfltYJ8TYiw1wjiuJUzYQdv+6Mv9tg+0='; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GridPress trainer</title>
<style>/* Colors: blue measures, violet explains the grid, amber is what is offered, orange is what goes over. */
:root {
  color-scheme: light dark;
  --page: #fbfbfa; --panel: #fff; --ink: #1b1f24; --muted: #5b6470; --line: #e4e7eb; --field: #8a929d;
  --measure: #1457b8; --guide: #7c3aed; --over: #b93815; --offer: #a87d00; --tint: #eef3fb;
  --on-fill: #10151b; --on-purple: #fff;
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
#summary, .hint { color: var(--muted); }
.hint { margin: 0 0 8px; }
#handle-modes { display: flex; flex-wrap: wrap; gap: 2px 12px; }
#handle-modes::before { content: "Handles change" / ""; align-self: center; color: var(--muted); }
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
#canvas { position: relative; contain: strict; max-width: 100%; margin: 8px auto 4px; }
#picture { display: block; width: 100%; height: 100%; touch-action: none; user-select: none; }
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
.labels { position: absolute; top: 0; left: 0; pointer-events: none; }
#picture .handle { cursor: grab; outline: none; }
#picture .handle .hit { r: 16px; fill: transparent; }
#picture .handle .dot { r: 6px; fill: var(--panel); stroke: var(--measure); stroke-width: 2.5; }
#picture .handle:hover .dot, #picture .handle:focus-visible .dot { fill: var(--measure); }
#picture .handle:focus-visible .dot { r: 7px; }
#picture .handle:focus-visible .hit { r: 12px; stroke: var(--measure); stroke-width: 2; }
#picture .guess { fill: var(--measure); opacity: .85; }
#picture .guess.shown { opacity: .3; }
#picture .guess-end { fill: var(--panel); stroke: var(--measure); stroke-width: 2.5; }
#picture.is-asking { cursor: ew-resize; }
#picture.is-asking.is-tall { cursor: ns-resize; }

/* The passes of a lazy grid */
#passes { max-width: 760px; margin: 14px 0; }
.pass { display: grid; grid-template-columns: 106px minmax(0, 1fr); gap: 2px 12px; margin-bottom: 8px; }
.pass strong { font-weight: 600; }
.pass .bar { width: 100%; height: 26px; align-self: center; overflow: visible; }
.pass .parts { fill: var(--guide); stroke: var(--page); stroke-width: .6; vector-effect: non-scaling-stroke; }
.pass .mark { fill: none; stroke: var(--offer); stroke-width: 2; vector-effect: non-scaling-stroke; }
.pass span { grid-column: 2; color: var(--muted); }

/* Code and steps */
.tabs { margin-top: 18px; }
[role="tablist"] { display: flex; gap: 2px; border-bottom: 1px solid var(--line); }
[role="tab"] { border: 0; border-radius: 0; background: none; border-bottom: 2px solid transparent; }
[role="tab"][aria-selected="true"] { border-color: var(--measure); color: var(--measure); }
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
.embed .top, .embed .hint, .embed .panel, .embed .tabs, .embed #lessons nav, .embed .stage-tools { display: none; }
.embed #trainer, .embed #lessons { display: block; }
.embed .lesson { padding: 14px 16px 0; }
.embed .stage { padding: 0 16px 14px; }

@media (max-width: 820px) {
  #trainer, #lessons { display: block; }
  .panel { position: static; max-height: none; border-left: 0; border-top: 1px solid var(--line); min-height: 0; }
  #lessons nav { border-left: 0; border-top: 1px solid var(--line); max-height: 130px; }
  .top, .stage, .panel { padding-left: 14px; padding-right: 14px; }
  .top { gap: 8px; }
  #systems { order: 3; flex: 1 0 100%; flex-wrap: nowrap; overflow-x: auto; padding-right: 28px; mask-image: linear-gradient(90deg, #000 calc(100% - 28px), transparent); }
  #systems button { flex: none; }
  h1 { flex: 1; }
  .lesson { padding: 14px; }
}
@media (pointer: coarse) {
  button, select, input[type="number"], [role="option"], .control.flag, #handle-modes label { min-height: 44px; }
}
@media (forced-colors: active) {
  :root { --page: Canvas; --measure: CanvasText; --guide: CanvasText; --muted: CanvasText; }
  #picture .fill, .swatch, .pass .bar { forced-color-adjust: none; }
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
    <p class="hint">Drag the handles and items of the picture, change parameters, or start the lessons.</p>
    <div class="stage-tools">
      <div id="handle-modes" role="radiogroup" aria-label="What handles change"></div>
      <p id="summary"></p>
    </div>
    <div class="room"><div id="canvas"><svg id="picture" role="group" aria-labelledby="summary" xmlns="http://www.w3.org/2000/svg"></svg></div></div>
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
<svg xmlns="http://www.w3.org/2000/svg" width="376" height="316" viewBox="-8 -8 376 316" role="graphics-document">
<rect x="24" y="7" width="96" height="50" fill="#007aff" class="blue"/>
<rect x="132" y="7" width="204" height="60" fill="#af52de" class="purple"/>
<rect x="24" y="79" width="96" height="60" fill="#ff3b30" class="red"/>
<rect x="24" y="151" width="312" height="70" fill="#30b0c7" class="teal"/>
<rect x="24" y="233" width="96" height="50" fill="#34c759" class="green"/>
<rect x="132" y="233" width="96" height="60" fill="#ff9500" class="orange"/>
<rect x="240" y="233" width="96" height="40" fill="#007aff" class="blue2"/>
</svg>
</figure>
</section>
<p id="live" class="visually-hidden" role="status" aria-live="polite"></p>
<script>"use strict";
(() => {
// The parameters of the module. Written by trainer-page from Trainer/Module/State.

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
    { name: "columnStart", label: "First column from 0", kind: "count", least: 0, most: 23, initial: null, isOptional: true, systems: ["trackGrid"] },
    { name: "rowStart", label: "First row from 0", kind: "count", least: 0, most: 200, initial: null, isOptional: true, systems: ["trackGrid"] },
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
  spanGrid: "1~system:spanGrid,width:360,height:300,columns:3,columnWidth:96,horizontalSpacing:12~~height:50;height:60,columnSpan:2;height:60;height:70,columnSpan:3;height:50;height:60;height:40",
};

const moduleText = "7P0LoGRnWSYKr3utVWutqlV71967uvfuZFV1k+yQDjQz2LmAIdWHJJ2E6TAzjifn//3PJIR44u4wkE7LcM7fJ925EIOCRgEBYbSToIkaBEecxDkiURlFRcUZVFRGozIjozhmRlTGYSb/+zzv961LVe3u3RjRc/4h7F5Vq9blu7zf+73X53Vuuet1ruM47qPxrTd7J086N0cn+T/35M0hPzg4Ld98nDxxc6DnfL2koxfXtzk3uzjvyofY/Na8Tj4GJ0/UD5LviRxOnDjBe+P6Y6f6FJxoNse0RE7frd8iXoZP1QudmzPzqXoYPvMuPdjfzeXJiaqtJ9gTbWIHxxO2YXoWL7SfzFPsRaE5RidP6GN75mdtof5yotHrk1WvT7bew7Npo4XSlvyk/Ul/Ds07dBjv1gm5m8+thjo62XxDPRT6KTlZn9WX3d34RRtXj69zc7c1Ytov22jb48Q+Enf2Gy22rznRmJXw7sZN5rndVh/tQDderYRwNz84Zj557sQMpZ1QajKjpC0NTljqOGH+V03TzIkTrRMxHqQfh4YuzY/2itBObEfP4GPv5Mk2mQ1OnrC9N0cOyQnzcPnmNJ5gf7Ov8E9U5Kn9S5r00W1RiyFB+eQ332La4d9tV+yJiiT0svqqGQqUdX3CPeH/WPRk1O25/X4xKJaWI3cYxlGv14vc5eWV1d5yr7c2Gi17Xuzt2u056/HGnl3necPw/DLyxhMvjuO9XjrMhu6+F1xwoReFmxe9MPQv3n9J6Hmh57/IT8JOtPniAwde4v2dv+ulB6IDL/W+Khyura1lw8hz3eVeGHU63tqaM4ziOIp7cXbwYK/Tkf+vRUEere+K10M/8yIv7LzE9eWOYTRMosxzL42GoRdEy5dd7l0RyavSaNgLX5a6nd7QibyXD735/3WWvzpzneFw6DmRE3vRweVld9mTfrpXpl409B1HLnH8oTtcjz1pzyuSV3iRE0UZOiOvOOv/orP+Lxk6Q8dJnMSPfP+qzHfd7tDPrspSN3N7nu/gv8hzwo4/FQ7uOYd8/5Bz1v+tLa/1vK/23CT5n6JXXv0/7e5414ThWui7SfzVMp/pZtiJ444bvbKzlvhr+r9rXc9fTmWS4uHh666/IXpVp+fFf6/XOyIzfuOrwzBMwr/fy7LkH3S7Xa/3D3385/d8/2ucaPkf+tFytLwsx3/0tcv/c+y5UeQlQ6+bdKNO9AoZ6TS5qSOnouRFL/K8IIx6nf/l6k7m7fWHX70m8x6ueUnc8/OD/6//Kfx/x2nseHEnjJfjJPaHyVrY+bq48/9ZizsxWv2/xvxf52An7IRe1+8m/6v/j4UAw5vx2GV3ba0jl371S3ixjNuO58UZJpwJ1/Nc/ufz/6nnCZlJH2RcD97Sk1nxFg151H3NISfouG9w/0D+k6F2vOjR4MaT7vTUqSA96Uw//nYe3vpdPLj45/F38PPH3sPDJ9/Nw1N6eFAPn34XD6e+k4fPvZMHB/98Sh/0he/h4TP6jKf1iZ/Ww7N6eLfe/ON6w4P6jNN6eEoPn9TD4/q29+uVH9L7Pq6HZ/TwkF7yBfM+/XZaG/usfvucfjull5zSRnxIv73/tL7IHN6rl+jhrRyUd7xPO6T9+pgentCTH9PDO3jhO/nvW/+ZPlcPH/5uHu7Xw2fMXfqyT+jhU3p4Wg8f18Mn9fBpPXxGD0/ou5/Rb581B330j+v7PqWHL+rYvFv7+A6970t65Sf08AVty/v02+f1vi9Jxzv3ukn0utte9/pj/7vnDG59/T85fss3/JPbjv3jf/KNr3vNbcfuch4O8uPHbrn1aHXi0SD7huO3va76/r1B8Npjt/xT57Ggc9ub3nCH3O18IOi/4RtuPf6Nx26rrvpg0P2nx+S+f3zr6197m/PDQRfHf/ya//34bXc5TwbJJ4RghSj/vZt+/U+5n3X/m/f77ld/7f/8W+6hH3B/wf037h+6X/R+zf0z7796f+K9w/8J/53+d/rv9v+l/13+z3if8571/pX3B96P+R/z/r33lP/T3r/z/qP3U95nvSf9n/R+3/tR/6Pe73r/wn/a+z3vj72f8J7xPux/xPsd73H/h71/4z3i/6D3i94/9/8v7996H/J/zPst74P+U95vej/kP+n9hvcB/194n/Ye8z/k/WvvB/0Pe7/mfZ//Qe9XvB/wf8T7Ve/7/X/ufcr7Xv+HvE967/c/4P2y96j/hPdL3mn/+71f8L7bf8z7Oe9B/73++/zv8R/3ft572P8B7xPeE/6Per/u/TP/+7yPez/i/7j3294P+//S+4y3+b3ez3rf7H/E/xb///L/s/en3o/7X/B+3v8t/y+9X/d/z/+s/6ngV4MfCX4u+I7oi/6fh+/yfz54e/Rvg98O3h38efDfgv8aviP64eid0XdG3x19T/Sh6LfDPw3/Mvy34X8O/yL8jfA/hl8MPxP+p/Dx6F+HfxA+Fv1K+O/DR6NfDH8vfH/0S+Hvhx+Ifj38fPhE9GvhH4U/GP1q+IfhD0SfCv9D+P3Rvwk/F35f9Mnw34UPR78QPhM+En0i/N3wdPTz4e+E3xv9cvjZ8Ing0+Efhz8U/Wb4J+EHo98Knw27P/zRtSejN7j+Se8q76rSuTp3SmfTCybu9Dn5X+dOPVyD0/qDNz25NfEPekHpl96R3C19cyUvMbcdw+/mFtw1OCX/c/hP2k+d9Js9Nz45dcYB3rnpxZOwdOVwbS6kNQ7K8Gp9GF4bTt2tcSQPHm6N3dLBwfGvKiM0I7paLo6ulka40xNbm44z7pTuJXKISweHBI/XXybd6Yk7J3xwKA2a612op90taXkqt3VweYrL00WXp3paL5e3x9o4OThlt0zKThmX0qriXnRZWhUW7HyZmmNn6sqApWkZpH/Z8bwTAcff/udf1fwmz/XvlHd4x49Nn3Pv7HW7st0EsjEnTjctPfzo2x+nybV5V865cpi6/bmf5XyCIblzIgNUos0X+yMZXg+nfHzuyLR4GL4YM5OVzovdovTx1cdXH1+90it+7h7ph/TiarxI7vDxPEda6+qLSDL2Y7eMys5r8m6WprzYqRqTzXfBuzaP2UahCD7R088TD9PhLZoOT0+b6eB3aeI9HHz5ZgbdmR8P/9q885V6V3BtLgN9iTMc+xjfoYy+fMuEWD28PeFKGHfxWzZO8a0Ysw2FjFhXSC4RosK7SFQgIDeL5t4SXpuHOp2xvirWB3DSE31mom+XbzE+Z7gmLmN8aj3fycJ07gXRtbn/lRqyzrW595V6l3AfLocCywGHDieE08EZ4my1BgicRwj7lrmHgfYv9mM8J34NvlziFDiPRxTX9FOsMbkn/UsRF0VR38tGTcujk2QfP2IZ8Y3KFGXmhVaE4QprFM7HHk/AZpLifnYnmsZvHLuGXUTszsmtnugIjgeySeRW/JfwljfjlsxNq9P6pAfInbmAT27p+ryBr/Zal30TLyuTi3xHiBQkJOOVYLyEKvBhdLk/kk/+5X4hh+gghrBML/Xlx2m5pf3DHvDv4jg86Z/wRS91zdGMQ1GNwyut0MzhkC6Dpz7IuZR37+WsTrKDXibN7oIkunt1bjq88i36e9mVRqBnyrOVf+P3b9YnpRWn7cpP2dSRy/XZ47xqwbhXf+xj9LqcnRtyDs8rB394yT3vededX/3I6XFRptNia5zLk+QwENKQgyfDKocl89xloQC3fuBQvq7UX1frj2v1x5FctGtma1i62HMmdcteizHovfKD3/nqF33V25b/8a154x396nQ9qvbOZ0++tvH51mPr454M0K5r8iDz0sYQ4OS1rYdmfuP3vt4kgxOUo9NjWRa7ShcyQr/snS6L23Ih0XLZTsLUwedYlurULZc5Id+ig5Pyh8kKtv7deks2WZ+6byxXQJLy6YZy94KbypVpeHxrslK6B71huVLuOugVcnY3aHClXL3c25TD2uVeKYfR5d5ICHpZiKcclUP5b3Tb+nhYrskSWz19ujnw0q3W7AjxjHel5aDsX+45ZY4nOo1pApvCtGy0pkXObtQTg3naGI+EjhbMykY9E+vjUSrNW5X/RvJltVyCjLFUDnAYlDkOuVBYDArDKI9HQpiuDNxEdldZp0r8cm7lOpmHZJpt7b2PK4Tra2uSywC+lTxElnKGUderSvzwtuoHXEeeGuMHjrKrA+rqgLo6oC5eN5TDCoa+HteejOsqKUIGzLAElRFl9Qp/rDvfL/vVl9vWDS8pe/Kff9s6/m0MjnyNpCNfEv4vuvM162A5iSyzmsk46Wd8PyOLqZlLbJns/H+l11gRXmNFQFhxylgGeupOHRVauX92y27xrRwnbKKTFIdskoHJZGV6mCQPKXiSV8wn503KfHLwpaT6KeFP38afklTmV3hGj30SKpRt4/C4EOFXpvWIbMJFHpTKgm+UPR+/Y14GeNnS1Lm+HEBe75ZLRyfLZffwXXmEpTT1DpMYl8ouXig/HxaRUL4dgeBYDi724oflqpNbTz0qq6EnBOcf3xqvCO/pypvluYfzDJcLhfDFuaylYdl98pFyRYj+NFbECshxRRZeF3TYvZaCrvDByznvHjfZCSjDwwQXIkvjOukUKVYGQQlE6ES+xjPz2f7vx8QMJbMbcYbbQjNmo4N/4qt1Oy5UH8DwdKsB74qo3jFzIaJoFyOdinguh6zE7bK8AuyG454MQV+GoF/m1wjTT2R6+xzwDoZMuL5cHcialINI/KYVvV7gObLJp2VhiOmZVzwyLuqvjnOLtKJTDtAYufmwzKl8OyITimZg7AMf6oiMu7S07HLQY2GwRRnYAQ8w4AFux0B2dMD7+NwvYzOoXYxmcwg/5nvpyeCEHSpSb0L9CMJEqOeD1lCJjFgPlatD1dWhinXLw1OEYEOOWF9GrPBnV1hR9nQRFBy9GPMR4sZgIoMQSS9CWTXChWUQPHmSdNwvVT+cLN0owzMQ4iz5Kb7YG42XZaBCGagJGaO0ZGsc+1c19tb644rdMVdnWfNqmzWvjlcWs+bVJmte4ZbzMB7LnvWryV5pTLZctTIeShvN3EUyjEM0XefOMHRwFtEEBtR3JyLEO1knbZG6jJf8IgyuntAgTf9X1ztJmU2GyTHCBbRqF91wK2lI1FsjDQXYHIV+MF+hUFZYOpf7nHT5Ttlv4qpmCmJ5hSuMU59Kipi6h/FcqKTH5QlYzKVTnOaTQ/x8HPtpSBFKupwewP3ccMa+YZs4aLtEXuajt/iQP6Bg+SGPHVJeTBEb0wPVcxKJADAROQot8MYuZDCP21iwhd6LKD69+05cIK1yr18fy+8+xVPTgQ6GReR1+bt+fYIB2qvSM/azaXHMCI3amQ72O3amQxlWnoURc5U1eDoWd3KQ5ZEe7/x392in0HmRm2CluDqH/uGKsAwB2JuOtuS5o63qe7HFdVR9j7doTKi+lyo5lngzTB7jKHNAFqVvDQnpFS44n/I1v1qskK78SrryaYxxB/dUZhhwA2G7Sjy4NcAQh5CxHNCZc4RdCyFqyQnhNy4GdvYJj7jyiHpnjdo7qyFL6YfsRmIuOirD6stGBHuNnJExPipiREfOeFBhQE7YXPHjOq7nn1f8MyWWMsJ+G4kSJl1cn8hv4AzygwoSHgSJaMFuseY0KI+kRokx/Tb3zGuHehJXzrdvt3LMPIWYV0f+EaPTFQ6+F/hezSsWF61D1ffyLIstaC82S5/1YguqxRaYxRak1yklbNMfkujbmz3h+UDbKrqp+yUQFltyVd0Sv2rJ3gdUdZYbpn6jKX7VFN80xU+P6dD6zaZA/PDxSn/vNxm2hL33nXxIhGmU2ZVBHHew4ZUeRlLMcFtoLD69Sdqpn2QChJBoiOToRWdmVcGOWNXt2mSv2WQ8SE0Ne6l1Sr+jMjKcNATJxZzscYTFrs2LpoE0GY0HSdO2Jg312NAQDT0Ly37LTlj2pduz7H965qH/ZmUbMvDvaQ88BxUsd+xx/LktdDhyOhPgTXpudJbxn6He0R0gmbNR700LqDesqVftOO81I+9WI4/Gejrynow82WU1IOGZG+Ydn6XlRQ17n1tvSYahubQ57/0WXRBy93vnJ4rtGLs6X2ie3OQ3bezbWNit6SpEb+xTDNd3lOvb3qB139puHfiscNWYfBbW9MRupYehccMeqJulGJduFANikNqT19N4FgtPxamECwHjLpMse+5dVGTEAnWYxnJf9A8rl4jAfoUTKCN20j+IvU5tyjlwdJIpPxZrCDa/2oxFG3nC0fseXivKkPxBzE4gakN4lL+B/C3Jq7NLnE1jNhjnpO/KzOx94FD5QOl+4P6PTpZrUa3++Nr1MhO71C2ibO2lrjvpTz/99vuh/ibTUYswi+nSFU4hMmrncjHfzf46mC7j10EZy69736ZGuxb9SMuvcDakW4ODjpgX8G0o3wpow8khSD1PO5cKifSnz7AB083WC/pTDy/og/agXsjtuNY9Nu5Jl3NQTr/0r3BKOQjz2ZCDUNyo5H0DGWJZoz3d5oqHddRhTPbLjJoMpO9FhFfo6cr5MVh00UBPG+rsG0rkeE4/p6PZn640R0MUgZkzk76OSF9HhH3JoFFh2fT0t56MnfzWm7r4rcfuy8/oP0zYfQ7Cogb29XTVi2TRRYlRtrUXJCIhsReNl6YvFnJz1bTXLyMd41DHONAx9nWMiwVjPNQxLjhPX9Exzrcf40FrjHs03uhvuY5/rmOcN8b47IMGrfYcJsKMcV/Gd0nGF2NdGCV/Qw59DK2Dxg3lwFbxN3E8of3GDgDusgQemk0PGPku/YLvh8JovLvlqZkyBfjtPnLoOf3fXzznfC1U67ZxNJ75OnM5ntXQVX3rp3LMS3qWMxkru/CfiIpIzYIGNQsaNFjQRyZLj4kQv3SofPCxsWdvv5a6jNhVxzkeE/IxwRkeMxnwQX3zIHDIrOaFrn1YWcjW0ccO0eMj8w/cP1n66HgARopuw1bw6GTwyEfqV4qRSNhWufzRMn50Et92l0gCk3x9ssyXgVnLxfJdXp6Xy/py04ieKDvmkY+0W4c+dcAvzQ+5vQNbTCa/NocUVJGB/ZEOMiWOWIkjsPagH2orHKHZXMK9tMGJIkNnQG3Om57E5IkDTNVF0Wwi6A3QpgL8iZ7opUYKVDldBIjin4uo6+yGS5iuJhd3ohEqaFTvwgXZtbRSWLWj9FTxKH4Uj4CByg0WtZc7IUS8R6zCVIbiZNUNDa5oTot8cIQYqvmHcULZgWi1bzO+5Wj6rO4l2dTnI5UxxCKolc0zE8rUQ6hdWGadxnYUmf2Q+119gwduIe7eQyJv4nHc2+Qp2NvkO4YsnvrHxGfs6gC74456kIQ/qNy2iD+4erp20an40MECr0cyffz8KBDnmIQQN51Dz3rVKMpbIyEceKzjRcbcBeZdF246r3alO27a9XI/yJZEkBE1XUxgJFDZ+x8bd7Ii1b504NyOYNrbwLhuitmJP4Y6CQe9D3k0UMmPLjbcDr7BkRji+/AK5xOYbLEjfBzHzhXOx3CMD3pPg3Zke/lxOR6CVLd5qfdhWBficxhC+vzk8giXR4suj/R0dflO5yacnnK3MNU1qYIm73elo3I85SK04RLnQfj03aKaFCwXmPLC6bMOzA/h9EPeFh/xmH3ECbE0yIUxybzzgftF4JSzb9LnHsdjN703jLtYFpsyIovjNT7ssaEfhpPzo2KLlOcdlZZ0QJXHYTKJ0XORadfxQ+aTI8CSaaMxPlJNN5toTtupz64WG6MrYjhDSmgokUCSzjkMtTz2GTFvQdJtDeBrtZ836/DdLnwxKqzjNzdCLeR+z4aWZPgm/oR6wD76yDiVJZdWnWn0AGEWYACu8ZbD8Hh13oMBsmBHuota3tXTpuVdCDWdc6RE9HcRwXzWEMwzhmA+t5BghFdNP0l7VbdNLJ9xF1LLp81TP+UqvXzSpfi1g86dE7X0zAAvoBpSSp+U4v2VKeVpdwGlfMz08Wkzch93FxFLTRVi8Rd/Stl/7fo4XUhDpJmZLkkQzgJ6yb8i9PKQt4Be3uFprx/ytNfv9rajl1PeAnp5q7eQXh40T73fU3o55T2f9KJhW+dAMe5fmWKeXUQxXzAU86yhmC/ukGJuO0eKMdp/faL6mKSW4xeP80S8iLw6XxHy+qSzgLy+Rkfo1TpAN7VpS60lGnr4tLOAul61kLgO6zNfqaR11d8QZXWfJ8o6sICwXqo9PKCjdtkiqmruTw+TsPpooFGxOve9el2Uw+TQKf3fF59z7mt8/vvnRIBhk/g6iwgs+ooQWLmAvvbpSJU6Upvb01exgLw2FpLXSB85VPIq/obIK3l+yGuetgLtnqMjFn9ZAtFpIxDNUkrQpBQJmHQRCoCpOy0simF2kNnr9nCDkca832wXp80m9DinLWy9s0wffeU7f+2Cz6UvGvzE6feKkothKs2YZUFDQ/ikp6oEPeQdBltiljU4M8R3URM+j49i2Psc1YUrnM9SXTgokfCqJnymoSZ8yrNhyjtXEzQulIaPRZfHevrLUBM+xJ0oak/qh81O9CGzEz21UOpD1067qiZ8clZNeGKx5Pe4efL7jeR32rWqwqe2URU+parCp54XVeGTbVUhfJ4EwIcWbefvMF19yAziu90va3E8OqctVJ1ASHaUwZxvZ8Bs2zTPRNDQI9ihHSisDUX9Wc9q6h8PfIZx3r29J7g21xtzZsP+HZRBZaGgcbujxu2OGrc7U+9lEnTeUaN4R43idBeL3eGYWGJxv1pi4RyGcQ1rTBzLZs0jHlFZZ6DLLbjEGdFcZtrSMH7UbXGnPRg/5DEcRO8D94sRhIG77FBAaw3sdwFYvLUrPvucUGhtj5sGWOvW1ierZhzISJtbJIDHR5gXN53Km5GUwUV+Oel+9LWVsWdxA4NpHw0Myi6sM2AuZmlJG6cXCF16KaMdPN7zfjtAgQ6QuI+a9+B6Nz3T3AQwFpdyooO5CTBFI3F1YW6YMhDo/AQ6PwGcFgG6L/Sj/iq16XlKSoEhJfWTVjaf7/N9jzYfJRr6fDDG7jismifswJcRGneMBSxsW8Dkv8oCFtICVp2ByxYWsFAtYOF2FrD6Bk/HWBgFxjhUC1hoLWChWsC8Y+MQFrBUmxw3yFzb6lRt9bdvqz/TVl/b6uMtkoGxk7bmjbb62lbfttWvrHVVW7kfqVt4EXvy9fSsmS6EGfb7uhHmyfydqAPYO/uaPosGISF2TNsZo2WlnAiUp14p5CTyxZVCTvITlnqspBSD4tBoIaXuHB9p2NyRMoRRTlR4MPHclL2MpAV6yWxEQ7VUZSuQ2EN54CRFSEmZYc3RJyojZK/WK6hvmjl1q8l0zWROck5n1cdxaqaz0evGBM5enc9d3Zxuet7hMo2L71PnPdibyAVgdr16oruYaAmVbVBNbqfdxUm82DuG826Tguq3hkpBYZmAgmJ9MMhcHpyC+8cyGEJBXVmLCKfn2tx+ULxzGhTvHAelmBuUQgdliGykmUHx5gaFeUiNgfHPPDB9HZjsDAPj6cCcifR9JX1f9zdf9zdf9zdfid5X/okgC/nM/Q2dVPYtvduA1AJ9QMIxzV5uYsFSS7HTC8eIP9MVMGpyoy5WgsTBStTmwn52dc/rGgJoRRv43Fc2zaMbHgvwZ1Vz6j0wqFaPWmro3DLLUQQ97HsQeS6WZdmvLg3EbJXTY9Sd7XWgvXbqXhv3+2iGQvCsUgjkzAyIO1kMtwZ4jtfiORx+X/2kPpmPEMb0Iuk35SFvmo7jVKMdGvtZV/ezWENlbJ5L+i4PktHd4cmaQwb77C4dnmm7jZRUZAP/yKRjuKR4IMAlI21xpC2O7IYrBCMhksfAX7Hnm8ELyD2EYCYJxI4NvkKlS4T8yYAGYCeUSQoRGpNKJuAUZ8pARUslt02F296iCR4zr8EchXgW9jIjn2KYQt014oOMU64G5u0L/XjtKBu446aM/YFSHxmH2fsZZQlhHe45UJXGA7qHNa7wMFLGNBDHBAVqoKVOkIzQcU5p1nA12VjBQ9ImxrchXw6j4kM3RuSUy3AnkHPxH+6lb1BzLhCXgzumfvGHOJ/+d98X4eVu+DfUk9z2IfuVs1j4m/sBqvEIYn36OeYwyAGrKadV5FlYTMre/Yecv6/3ImcIFIjQ5Mo5nMsVsOE1syY+Msnha87V14wAn7TKC9P90LQg0BaEO2wBPOABCBe94IvHRSNNBp1t78t9xFIgBqH4em1UYBoVwv+bGnNIUjcsNg3raMPi2YZZd99cA/9Bvl2TMttf+tXnm9QxTYobys6mUuw+VXZKdUyPVPgZqvQKN7Wva99T0kKYYvp510c2m4hF7blXDcRTDcQ1GohKtiJKix9TaaMWTaAbGCXjmvVxp4o7p3YJ/UE2Ew4ZtZp9k0i7KFanCeMHYsNK42ZsQlLTTdIMKkBmaXLruoSNyc4D+uliqrocl4j0U/c20t4G6O1rXe9E3bJkAZHpoCd1x6ioL5biYEJmRJj83YpGyT5123r63jBwT4QnPTOo7XSd+kEuHwR3uQjdVLA4MrAskSuR/cUTh4qYDLfLcVP+V44bDYSOaZ4aQodq6o5m8EcNzW/mOXzLmIYmVRxjaVEfpO7SXtMkiPoumIpkxkvJs1KdPcF0ZbeC87QuZEZXxYpljsuORAd6oP2ontyoOblQKnIes9skBLGE+0FuKmUfK7tU+7a7lRnHsOoi8RL7xg+CW35k0oMZpEfqEPXOr2+uRWvxP/mq30YVU7dTVRN5VKWIrzd6NcleyxRjc70nXUYfMvYhkixCqND1zzUBZm2KqMdfeA0egL9b9SFir2Hcaj3t0bY3R7gZG45koGEUGTmUYVH46ROy3k9YhbWSuDC/9dqv39Fph3lgeDpYpAECO8ACWlpLQAEJNEAyrFNPuAF/RKRnzIDMkfJTXwUUfEwa6zXR9Uq17Z1hqPm2CKmoQzSN0qbpEjb1VQNH47yR2tht7jxCkiKgS94WWjAWTCIsXmS1yA8JQoSTOkSYrDy8EcNqknalVUO+AJFlYGXX2qBfpNVlyEOQXBmkcMhY6A9MUGLMaHzD+hRi1nBLEpI/aMX/oXTbv8pIuqK2SVsYG9WQdJHAbCXx8yHpymwi0LODURoylU5UOck67WnLMgmmk5bkyDrtIxVCohIXvleezPi6BJrEceiDJs7OP+ggH3iEVKkYwyEDKrOZNsTXulHJrPi6TdPP06Z3NUbVxJiKPFogZczDvtXhk0aXwopmLdCjMz/U1YcK23/4chvts19GRp67aQeIWonp/4e0/7TDySBMNLn8h2sN1VcNVcbGJt2XaR0oLHdWoXxfVWcJhcxVYZiwMG1tusgnzBfaorHjp+8xySc/K+hRJ5vZfj4jlk0yCzBFfER7hQiENpdhPxCrrOW/IDPZ8yImmtF6Hd2wrtKN+SrhYWFqmhbB3ngNUmLKwDQssg2DYMqGTcxjx3FaNQyh3VZVk8WMpMZSW3i09K8jwgFSCLDeQTz4IhoIgt8RPK4gA3HxU/dQ7jSJYia3IIRUGqoUWr+CSUiHy9lRwORqLpPL7duKvV8I3G5DFjcKikKuhFOTex8dHZu1S0kpYeMSrBXk6iW0okNtS6SxCcbxKOwwzCSAcR9qX2o++XC2OeTWXYPOwtBeZh/uIGpXhEjh5ZUeUxljr9FZZeicFQ+fEx8j9/8PUEh0KmLsYgA1VZq5ZFRpFEkgbmSox1UOVYCs6MAse6pOcao5v0hzpfDD1N8UHKMLjpGCYyTb3qp5rrIHk2N0IWJKIq2EOcLqPE7QpkrOwXt6HuEcCOvR1XPFxD2XgTOqM8M1K1tx98xGcEYAuowArI0bDRNm41o1hLgwhEBP6TJLUVe8q+pfU+H6ptjtN9Ti2MZPQulGIoI08Ud0IzKpbJPuXiZG86fvUovSnEBIms80a7AJ94B7Pqz3pBafIdDs6oxpvT3wjULVxwK3yvbjM0vVs0nVTMBcKgvk6A40HrkHzo4YdeHsfaScVDASSct40gNPMTvrRHaKDc0OBjsqmntfz+x9Xe59RWvvk/gtCYfvcu+Lpxvidy5+VMcDYYk9062BJt1WfQjJMeRrgthyxzLXaoz/hRlSNAoNirHlMSMVO1sOciskxxakLfngMYTbFW16NllFU/sg9VWQusR3L25YD4MVM5Y/OI6k5Fzj6pehVPXLIbaWfrmipqeCScBIfhngG5NemfJqRlSHGFqdBVPqtYa6aA51YYcawffoWT3UhRnqjEPdbw11IfxF/rYZatlmexjqFaUg5MV3QR99TdLucxiRpL1iOjzA4Ek8vnq2B2B+yyYFYDLEAh5gAZ89IwA5xjuMuo8RQ72BbseStoIJ1UHIsNO/sRzcwE1i20lDhrpOWoG5QB8Qjb0h7ckxaQOdtEHJhJguVkGXbsdJhqmamRmIPtbyUxazefz/JYgQyK8anttgCVENhrNDRzS9gi5p3C2e1F2M/na7c0EFM/5YmEEjwecRVCCTITyJLbUwG73bpJbYUEuH1NJtUUtMNbtDaokwlG7xlIoHjBdOTQKvkImwhSfFEysnjm+pNdOdvoGfmkHrgDAT8B7JJZeRrJWrtKGZicYoTFxVpgw6ChRMmz4lITayCjy85k1bSHcfNK4UBoZwryVRZXAc4FnMlsHkCZdA3q+oeBrhL0v0MT4yh/D2sDxIKBI/NiN6hAi2j+iB99Whux3UU2+Xmd0uh9V2OQQ5yiAvHsMYSCG6XY7uwHaZAnakq3kkXaXKLmgUe2hPbflMm8Y8d9C5juYq1pQYp3uaqcFmd4Gw9jSp9qptxdKHSKKIP7zPyH/T+2sJ9c/vNRLqn66EMVWt8IRvfeMPuVVK3ExkumYWUnae5DdCszdIKz1wYnKVYlzoxiHx6JPBIvewAKVYX/q0xNoUfsS5L+i/ttsRkuokum28DGbZu9jbBNYHRnoFh5EAzXSmm5oQWmIzyCFnrk1bKEij+uOu+uPu+uM6pD9oYbqokMErlI0wI1p0bxTckV3EYzg93sV2ACyo/rUj+DH6q2DgrJcbpycbJSBf1g5PltfHcqLcXcqH3bS3S1OXwIWWYATEntFT+JupCLzHy4zq0GWXeneUmVWHbm8N3qQ3N3yuDt9uaEMZ5KATsiuIOfBN5fy163rtrura+129+JQ7d3VvuoGre4KYY69+K64Won0QsRsfd9SzlU0/J59w34+RMCXN7FWyE2eINezZXzVUw9jIjyDBFGYMgAzIIpFzGwIF43FUmWFk8h9zk03GzLFGP8DOgXhgcsUW0tXyNEHzl8ulpyo9EUkly3CTuNJARGVIqmVNd+M9LUofTD1w7pUPjM+zuWQ75e/nwTp8Xrn6gfH5Nh9wDbeuLbp1TU/bW8vz75db93xUKCebXgaAo2X26hE7uFdpiEYupLQsdLRes9vcy/wq722nL8wQGmhfYhIFoZx/naFGUc6/pqbGVxu7RQ8t2afTXEoregsngW5fZDkjETfhUE4RH9RTou0JwIj75CMVeb1WqetmzcFdkjZlDIxt0dYGAoc2CaiyVPmA7IWGzHzQki/DgySzDoyWdrTkzpfrHrPpXYbAuHXYrWzEhg1/6AlxNHSHuj/oaNmixV7D2btmxQnQJzJEcyYwbcf3cl2Me+DD7KmvVl4MX+2SUvaSTVpaKredTf21TUJKO5uI0lqqaceQtQzhAbUs1JRzq5ru1jEq++3wbMrwNAdnqRqcpcWD451xcDr1ZLXHZ2m78enr+Jw3Pz6ejo8HFe6cx6eREL2wpW1+6880q4peqacNPfEY/DJ3rYnKaXcBkS42JnKnAJGYSbtIFax1uSI3CxZpQxZ/0pn+lOSVS2LkumycnmWmS4uZaa80CczLSnILJ0PQf9CTpdInM626vWRSoI9BfWpzveVzYpjkepZ1LeOu5UV3LRtYPr3LIBYaekdOedlp8kpVZ5hTXoDuCyGF5aLpwV3adiVUu0JrDSybNSDPWbwGJKV0hrKWEDw21CWNTNR6RSwvHuueUk1PqWZJqQa3UwmlstOXURIC6IP+e+CocLfYzlfJ3oHyOwQrr7VJxI4Ct6ZWnMLmzKqA3PjM/KpYnmlzrvaXii5yDWARfMEC9DJ/OclJzM5PXt5cGTn6uDy3kee6kdcrbh/J1S2nP01ARabeIshhSV0JHXUlLCPIIUO46iJgtu+T2gona5+IWg9Dum6ZKu2qYEnLJX2usCb6lXhI05aY+I/QhONRgHx4IuG32XZKBiwBmn4qlCuba0M3scGaXQVl1QdOb9/a6TO9hc+kx4zQdmV0WFSjrhhigc3gpFYUDWkZnSSKxOZW9m+DhuoJjMoZjN7fbozeb65Vip84ZVSK7w5bttrIem5gq+1YQ5lEMBtwVJhkjR0WIHuwySOES2y1IhjQLJbCm3IU2fOw54qxWG21ufnkg+Ad+kMyY6vtnws0dgRzCEFzrK02qmy10SJbbdSw1aaVEBJv0ZWDHtBWGyHgJrM5EMZW261stREMrpExuEYMc0n58yTDM1K9MYOvRwxAUD5zKJ/ptrcCrRJYjxlttZkG2QmqAmy1voZWK6Gpud9GWdsIS3dRhKXbirCsw1t9wwvR4QYvxBieNr6tjI6j6ow0yNMGMa41q9xI8G+h4T4GsAr5zOi/XDR3mZ62KTEyl5Hx8/gQmVzFLa5CQd15yK2vdQxkEg5n3353GH2a7nYqJKaZoLf0W5NeYFLE3erPk+8ePi8KST+H9u3gEkV/A6DSkw0rZEdBvWONRaelydEgVuJETtKmcanT9HhaVGO1WymDyEGa16iZyXg/s73fYXaaB5RNoAU/oe+eMYu3nbg9RUIgoqj/1BjS1UO/5Fw/HiyEOpZtcrysvt0nAQgqFiHaJFJAL65gqWdiLICpebzGhY+8A+yNeasFqQgJk7TnOx7cX5nFpPioIB+7AoMrrvQaprHxUYxTQzR3lTeswXy1q3H3ZDcBZneLLQvHXbi89pnQorWuFq1uOXxYbu2Wuz4y2WhZr3aVG9tbrwBtP0JoJzDPffm40nj76cmuhooI8Ua6JmCop8tdVVLQlaffN96lWi9oWp5g7nnwp68yIhFPlgWlIWmebRyYYQOb5B+JORm3lnLvMz8pEQiJfZLzzFTulZ59yQNVgVKuV9hg9F8OR8SePoJ1CWhaI0hl4lzyZwYVcMnpk488XI6efHSyzVw0BhnPSNVUlQLfS3a9zO4xudK4cQ+kwl0NFafqJsjhQzfUmy6iXvlCQKBOmaEDQ8BkpoB/W9JPb9iCTO28UgfnT54jAu2STMdpEQqXqtOS0LpEjVdIMh+b8RjBKrRUdeq0XLKr8U2k7WXs3MuKm0oRSIHMOybcU3dwAqFFC6Fp/8h1q2gQce1eR4bhqEXmupwCkIE4VDA3hYh0mpCQzgwkZAM6ECiDY0WSRN5Y7f6VR1D8rx9uXjqRHfF23lPqJ896lc/lrfoE3t54a/ro9nCd8dngOuPFcJ2N+JPSZRmN2MB1AoSyApOroTqTCqozoQeygupM5qE6Y4XqLMMBlT0rPNWInfEsYueZEToB5ok6DjodMWXaGYTOJP1fzBhpbAK2NSTTXKs7Hxm/oG0ipAc8ngIcA+xKmUVIdHvfrq2UJz6t+z8c+ARb+1KT1trD3znb8HcWD7/XQkvl783ht5B5AOObR0r15pBSg9bwIxUJd/76HFKqh3EPOELqKg62xgq+weE9aWJtW8in//CvNq4c0Z+aGdEHn3/82e1HdO87jJS4aYh6p6MazYxqxDt/e+GoeldNN+nywnu+1IWWQhUM7d20+JQLRvfNaQA5Km3JUL3aczGDrFWBJTPottPGU+4IrppsdZ1WCFsjTLfxuYC8sv0uWL8H3uvqi2xOhf3yO7c1mvM79NY2oqOrdJ71EhEpqZaTmAwIf2YraBBrGg1fMkUeXJ3KZcXJHOpkrKgYtSoi0poM9irEHhPoOReXQNPLGp8C184KrtW94DDjYsSUmx6ejICNO5KVkALJUU4dnYwIvuiXjCrsEANewg/WjI8EAPAD4+cfULObpKLdaqDqEL6/GfyzxsQAT7yeEClHUc2gEF/eacxJR6JZW1DUzKZApDCJelDFWQw4ogoRPgDmeyo7++UwZRHMDQKALOhVQYgPMHxDqCUw4axhz13THbeHwgqMV8CzPqaKb1D2GiGqiPuvpk71QJ8p/xo+kjIVuY+YPGCxpsW/Uie0zKi7EBXKzjLmWwMbmpMu24gsFoZG7MJ879a4jXV8HqlpQQTFgpEXQ6KRDrYsKaxBDkW7hmbqUTZLf15Lpduc/TWUrJDZX7sLM4sMc0xyJL+s46XLcIWtQHhZK1eOiBy4Vi7Dd7ZW7uIju+VIdfqLaZIayWMNGTjiIeNRKi/UswnSEGZAz3AxC4RetBduwbSXBUDoRRMIPUZMfefhUmDwW0BcZbcXSK0q+LE7DSGrg6VCTu3DhbD4J7hcKrQ+4KiDeqBfMJi0Tna4uoXxhydQtaJoLWRqTrAoyWqDOlfx1SV1OjZt2gSdLMETvTUZ0oEYtNXNSv00GS5ZtqAoAZfIWW4knaEVvYukT0BCXFXJcgNiRa/OiH3GCwOj0roLDD/O4vCGOqAhqwMaku0DGpIzBDRkiA352doeEqcasOi0Q4GxDLDnOBp361oNsBS1D7D42GIzmCiEaxDsMIOTUDz3p5HQztg7jQ/wW+F0PTTSx9rs2XC6hU2qwul8LAWJjUWGhhZk8/CObjsIoKiDAD6ZBEMASUraRk3fVNJZ4KMuOdTVckdGQzc1hN6ntpqd4c/ZADUiueY0jd5AYN2sYqEZn/pxfWqqNYR6OuB9rbmAdOvUN0FNCNFDRQ/lGb2SdcOEKfR1a+lvMvyDcWuDwxP3rlziInKhcfUeLh3JlzTyAKV0Mt45hLeAkp4Je3Nr9m6CQdXI5pqACbSXgumEGTCmUgMmcVllMxPksVQFeSwvupvboTpLpGF4PYxuQNvVxxZYncDGDTASuSkaonsGA7dXrs6XVPV0JqtVm1cblZ5W06bFsOw2furO1mGpf0pMkYs1Dfca6WTsUvVit2xpGkWIwzoAizUHZlyX/xnvkWUxKFeQyjAAE4snQwQXyk4HTn0e1M095bKtCDEwEwHReR3ecsYKTc5nYBoDxUzNF0iB5y8yUJ2vp42B6nwt1LFWnoeB241DpHwDlUVSTnEZIF5tl047C8iUQ+wxA1O0AkOVH5H1ilaKMQtbSmmrw2DBj0ncIwAs8sRk0pY7Js2iVOVksdwxEdpsyoUT7CuTUt708OnJpOzjuaX8byJ1Y2gJCNCxgpFLYNbn23CzqtnSJvSbN7YbZAcx44hMXHRiUq3SDTFVuSRmvI7TEkrzwnHJuCqenJQ8jQaVoTA1+VcaO+HnCT0d9WWpTLB8efj0eI+0DpQr9MANxpqKMyt4YyNwNOA+6G+zu8zsNTPPSB+o1cJ2bJFnxE/PTnQB/diIT0hNgPSqTWf4q19fZ4VVWBFYewHMRH7Pg3YJhmaTt3dx3GtcHPfULo4/sC6O+XoN/4WplZ9wpUzp1JMMRBex8aZnYH44AaPGJGroYz5zPYEVfzgntElbVROQSYSSL6iQEiE4noleWJ0B91OoZ6I6okKC6gdnQ3OhryerXT5hnSOoI/THUi0au87M/oBuMHa/DCVXRODW71KZFQmJR1QHP2Li+ylLRrYQFTSAhJvfpEsNYJahIVC7Ymi+ZSHIsQPmLR1dWFYF4veJYl9ypFxAwrv6poyJFeALgW6z9j1B9Z6g8R7Y98vA8A9zx+yrZKgzKUsknfZeByJpzFJoCQbTaEHjg+LnDenYQUo4SBGT5cU1kgjCipPOrZFHvMB6B2Y3ZDxJHg9TI0Hza/6TcdxTDjjHnRD4Zi2lprIJQn6ZnM6QX0TM6cD0YXiQTgUtK4GnnUKX0hYSPpbALxi/T92knE3SpSMb3jHZ9xbd0tOGwLgSG1roUdjqiWk8g9XLNGqCQmqZMCiIFrPc5Que6zdEzHxBlGKElsn7JV5OE2sAmW7XYtk7QrglxpsF2qCgrIkzMI0ofRq7bSJxYJh1YCE+ZGO2l1K87yEuRTjOutod6X1F6WE8gXjtQYtqaKepG9pnQyPWyrP1BzD8QKgB0rupQ6AobJ8wHqJcMpcQLs5KVYTb0JTn+foFjftwVwDZBOpdCB7QryFTWMttkb/8BlsO5KNSdvOq62jDBd+Znix+SVkniFQLcxkWVDqKyDzHVt7QSqr3ZpLqDRS2Mvipq4UdmNqOxRmoycpTVAEPMrZEUlsobA9itkuDh00PwgsPONX2YsK0tRzH5cZW2irHgRu+V+rln/Tvrsu0qaHDOYriGSAoEM71EppaBlIbSI62XJAsnUOmIAj3hF9RXn3oFYLafuhkGT1Wn32Qg8894JDWPnEat3R4C3DVGrc8gCTPqJ6YZdm55BHnfyOq29z1gdJ/4s3pf/SjiHqCspH2TjQTy9valZrkmSjxLd6VhF8cN1cLLeBw93U54cmlhI0lh4hZYtXX2oSD7C5y318mAYAXayrPv6k4Zg4wAEh9gS6PAHsMlkdAJDTI3AHBvdDKrUlACYWDbwvUmGANQdq5Rvheoo9J5FI+BiBqXLqgTyZmcSSaimKC6my8TFYpzRb65a4JfeviJp2gPqL83TrprU/6rDgDF9xxOIkyI5+W8V1TFlK8pQzuLHvHjt4pZyYGZMK/QXhoX96VCvPNVEFgOEbpWqdOR3flqM6NnRe1tqPthaVmcPtfRj4AyzO7BJ92a6jyKg+62uaFh4k6qoEk3GI7TyCH8m7FmRNkOQmUP/8bgS6PCrsuCjQKVNtJcZ2p4gTvv8mCUl9z11gBbDHcmQwoXD+bAUX7pbUeKOhdrApUdJhijzJUk0oUIcmceiGSpaaOBmtDWdE4AK7k6Cgi34QWOhqHLeEfh3NAZ0nYZJ+N+FUlRwCKFgooOsBhv7ji5LBJrbHSh434iIIbWaV5ZnvfqTaU6Tep/NibPqgf8PxPV7ozs6agiPb1kUYR7dUuyRVVSPuNh67Yh64sfqhWJZCtdTq8A9tgAYAI2jc3NHBvpDF/CNeKTE5ugKCgLoilSwL0KhQ+1sTBC37OjspI0Sc3FNmwBGYPAAB6Wp2gdTHCs04h/VKCYU4oUuSbFGf+OOLHD3pvkIMo0Xco2PztescT5o7HXb3l/a7ec9rVm97n6l3vdvW2d7gKoTicyEUPmS8FFttbzRfxNjF2PdSKCfLs+80zf9w84ynzrg+bd38IaI+fY+LEy7eK3zjFPSacvsPdKn6TX8RrsZ+FkvS66X71XBAle9Eu+nuBl5wk6kpwBvB/w5aVA9acNzMSgWHKzZ+aUCu4iAz1QbsvczcKVDAMrzaVGxYDUDayV93rMcUKBlAt0LAhOHd4VRmtjxXoSuJHXC0xplJvhNCzgGy7q0u0awRQyvNkwHUcw6Vgl8pnoms1+xxvVjAV5jorqZ254bgKQ3MS2cTS5YDSoKvMsVN1ozPTDdm5AMCBHStGPwLF3wGehekR3uZvqRzdnf6fIobjMwz8DC/IoG50p3czQxaKRKRNyGCNkB2IkJkSkiWPh5YvmcEsiY00kFtpJUgkcgAQBRI2wLxp93qzB4SqoJmtIJhV0Ob/29azPzyzZ9/jFFQ+duPirH3s+ruDED6cHu7Msz+kZ/+OyrN/x4xnf6dv1Sfw9qZn/yF0FrKWuZGfOEj8FKuK7GDx7zTW2oWBINO7islO66C52HHFapl+i7etszs5m2s2ObNrNlns7B7eMevsbsYaeHOxBgud3dvHGtDnDWCVaHBfdcVuzbuHMDjcovK4wDubpF/yWtPjmWq95zQVgQVOOKe7Yn0rqu7rJxRt0icNz+1JQ71rdG53jfStG9hv+amUDViftO/cnrRP79o8N1KUkufpNXq+qH0w9cdh/XFUf9xXf9y0H9N7FTd3ATrcPNARhF4tXKiKNY15wSQ02nVYWeomoXoPQwObZnLpWOeTqBaUWyB5sIKR5FrqsdSjKLOfYfMEvGdUwR4p4KPHtUZLSA26QzwurjhFJfSQrchvAic3cxlUfruVocyzp/B01KZZVz1jXe20rY0rwENWATzEE25mIYA7EE5IlX/u5l8wcZihZuBSUXFrKIwEd9uEff4c68/x4UkIPTTMoWjG5tkegLU4pBs6svvwz2b9ptq6rCWsWEBwDvdufmt5nxqmggWGKVYwn3rYZwKEW8ZazhHpOYdzxySfKwMy/CzDFcTlaBpEEgg3CXbPCJ+PiaAju2eHNsFUoTt064T7LJcq+6m1vzRO3gZArg7cz90FtwAgHnW1uF9BEUhQ7VeMP1TfE7buCI1fgSLy+fYhRf0QGbHZ8bl8m/rR7zTM1IjqvhXVodBTVE9/MuC4egtsrK1RnrW2OrO2VsyEtfnFh63tNW1bRLOmRTTZiUU0N3dMQthEAZ7Tsola065e3GMLd/zsfsPaOvvkeLGx1WsaW+PK2PrbM8ZWFTutKR/gmBNdb/XFTdN0VvGnWJlSXPdq4oAtiSAGs2lYj55HwkZJeOtbSqCP2C/ZTgagMlAbnpAQTg6bcdIcivTM/pV7RASqXcIKELaDyKTfGUd1kJK8sxmk5NVBShRVIgPUBY4RKcdw4RxFDC98IX/p1uXjDlQgKfWeYEr2J3S6wlZAjb6rHmJM5vUlEx8cBgXDkRlsEZ9LZOiESA1GXInb1VmlikTxu+ofv9jfFDEkVlWU4BAJDiNmPTA+s77l9+wthd4S6y2B3kLLgwPV0qlxybpG/EaUbVxBQmFi/mXgxrbvzzoznW9136J9yLNeadMwZkLsuybcIWG4Q9oKd+jSjJsYtI+PCRvpFr+vPUFBl26VENfVeGfGQDLe2ee+jDQSRDWL6JgDa+/wumjrGgoNvAI2SvNN+jYiWtHEcmJvLHphVyOgReXZgspeGZwyHDScuZ5DXzITjzDixSb98BSU151VCdE2wO6OSfyUtgQGGxQnsT/aOf6snePLdI4PjOl02D8mGtImy7UoOfGBxS/q9fqsTYB8Cw0dchpP/HdzVOMp1aRKNVnt4TSEUsVhp0pEGYYoRrU5EzXzdNJJhPNHjJrxTngLwO5Mvb6Oqfko7v5/farO30gUUJp6NTDMiGiW1bYArxEXkoNuGuEMapUjfqlSp/Ux4se3GD2CkcrwNFS8LG/EHMj+QrdD36AE6RU9XqFGvN489lErzaNQKz8QgRStZokeCAlhpKoyFBax0rjaN4tmtezfWEEqyg8SayYRDkh6oocc+bXiuca+tYsSwO7ZALLd7QCy3eO1xQFku5sBZBILtyRPhY2X3m9JM9gSeASqnT4i2k5P1umEX4Xk4kuLZEPKylXEsGS0g6QaeVCKEOFUph7JUhgxd8WFfXnD2I7He3i1aIy7eEtabljL8xreVY5unWysT3bD8ixpFWzVnnIVBmf57ZZSSuVvwOC8eteEjXVhcBYwCuRxiN62QSFoHQV/JQl+XWycK5BWV2xGgU69WC0kg9MA65UWFlGrXsiCHxnX5HNWze3REbZoKfcMgRiEIO8qy9gC6V+DA64aDkjPWX1OCmUYAWtD+iqB0pUeLP1dNY76DeuoB/39gQ2g82xSCbUuJBRmtE+sAKhYxn2lFKqNVbjOIFxvcLISDYHZBQa5pzH6JC60coISSOWu2kobyzXCLvcIu7Qtihe2aLXcg7FdLXVmR9jqPfV1GdM/EQxXTQSX7nZ4wufUf9eGLSpXbUwG9sACPKBUxgCsBIKwM5kqb+FPYXspfgReM+FaenQw16awcaxGpkCTa5swiG1hZOK0IyaUvVRJABAO3pV2IOKmhslVvttnZLNM7GapZtRk+lJIyWpFbbhjLLpfOse+GrwubfI6KW4kvp1NIF2CcBOFsk/AgpVoU+N6sDG1O0u0czWKyuSlJUCdkBFPUIGtmZnW1WrwC6ImEpR1W8bhlWMieb5cjPsJErvhVPO3NMyJ4+AWv2Xs54ngP01WTzdQkSVPbR1RuwyCQ3TTZEQ+t2uGz8nvu9qcbpdwKcWx2VWxttc2Pt96TPFF1qrb5HK5eLwb96w1Qlh3l2v4JQGvWl8QHPhh64tYMpFiCKz0hfepIWbbHWWJe4qwd/lBVsHa5QRJksW5jsU5KtcbMT3rwglXJTRqV7kqmt8adWDgfbkm/kJ+tz17BX9cFnZnfpQ2rICoNpQSVqr2rLA9/1Y9L5Irx+QZk2C4zHugEgC1igkd0CPXS/+o5J2t07k4VKf1EG5UqZtwGGFpkpQ82YPLh3JK/g4jTQ26Im4XuF5V1YaldgGZIsLMXaOrGFPbhkn6Upi5cuWg93LEy0EcWhPdtgs4A0RQpuaC7uVcACB5sw6ydHFk1g7tUSa2wnL7Jg9vQeO6hocHDR4+avLwZeLl0qgof+ThI8Mxl+c5JkMnICfaCAMhuVcJ5kMCiKE9upa4pK4iT/cp8SI8dzIyc74C+ADQjzxTDS5rylAYxDu08Z8bNojXNHNJGfqQcaDavKWFzXOBM0cdgwydJDtiqYiR2U1Vb8m4aUmEpvy5fMQfcXBsrEbN492ZuOwEvJ2RvSWYG5h6xrW3MVZ2YRxSUFWUiectJk7RM0GZ35qLf67bBWPOjV3HVTiERpWcVK9tRBpZRpzPy5FNrP+aEUtxRa1fkcIhWYDfwmyQEsGF9JRffU7Mt1DmO1Bn8hItc+PlVhPHw8VGFKELwTpGRrskc2iU6xBcd4XreBVeIsQSruKANSxEsgqztmSljmsGKXxvWYhvdbwx1ZDZPaA0gWzCEg7kmxETAIJyXrlxhPKdpMuMS7nWhfg2RuRrORah63wb019CSypJKhAaJXxUgFS2yvOEn2Ry7W783TpxASO2B/Gv6xLYu45b18vzZAn4IFQRXGAqlADOXSpy7jo82QOhc08eNiLGy92n8QTO0SdJfRILCsCI8xWBUrou20nJ7WQ8KzaP25uJ9OT0ZDzei2jTcWM7Gc9sJxLrW28nvEEWzfmNvWRvef6YIXrbaRHl0MBVRvLDyla5SzeRfnV5v7GJ9HF53/DpfikAV+djRe5Sjx3DiWIZ073SfknK5kztKvmUXbClIQpwl9bbw5TJzX6VfAGCmKxyos5n6Nr5iFJDOO39Yqpakz19rczJf1Ngdo8MpRvy3z4P4xw4sK3DNseDy0U8OGrw4D1NHnyeEB15MNhORB68xzC58xYyucjy4MhAN+veJQHFgZBgNF6VwSpZixwc4jwsoI1yj10KZLDraNF5NYMFEQuD3Wgw2F3bMNgNZbDnkcFyOvdgRvZw6UgbGhOTagRCj8z2fOnf+S1mW5qguHlmW9oqivApECCgAAPDqPVSBRGQ7aqSljNltP15aTmdsaT/4HYuWenMTpKtGaFm0kTO7HL1NCxPHK1v4j2lfnIWJVPrFfy56VK9b3sH5pebLO01Mn8WODD947N5pXHlwIzbDsz4y3VgBlWyNHeMwC7ohY7LOP1cGMAmn7WybdTFqhubDIX5/h3WNztj5/AZdiCJRn6h/qZYk8IqlhXzdmVZSA2iuU5ztU3MU0/3vL4uKWQQMH0PHnDkbiwx0qu4kdQCckhlzJcBvAQaGDL1U9IYBbqY3HwNqiujp1JkeYohQH4F6xbbyTXUkHuycQiOjiYeyLluuUKtQmRWsRoIpxNoCQzbCiASJEOSIDer8KiEqZ4SzL5SXyz3y7sl6+/hSitBfhxSUHeNRzalUTLvBGwDmoXgazSTKkZpFSUcifwGK8tMpDgG7z+cMpHingnghbvIAzZ9uQr4J9PaZRCyAE2SMS/L+C1DLHc0woSJtv61uYJOJ7TkeHz6H+LpWUeTlSZMrVy9OreVQlbp1Z6sVPpjc++qZ7aHEeqZTM2eWmhjdYataHoubYmYS6TbSpLNEnIaMKHLxpsAIC1NujEZqYYjVDyvqrFW1zDo0YeyYKeZuXRBHsNzSNBOfypw85NM7FdRD2UTvsuu4m28VBwQNT8r12gSOx7w4RliZ8ZSonoxYcQOU+2LDa55hlKAJpCPFS8Ayg23TQ9cFwJtgKCZlBAimM+F7S3UIi6Y1F0bStDMBcaFNhfYQHDrT0WjyQXyYeoVKfDqaqWMNdGaq9XX7uS61jPj3UCYtbo1A0aNJ3aF0dkQA/ZEDAGQQ7uUQ43bNCEotvo/XX6KNXkuqXKpgbMO7iIas3V1PiyU3d1CpoXz5CPkbU89CuBcpR4OcpcroexCXKVZRGgixzgCkTYmTHwjaa0il6KirME2lDV/cfrLoZs2Ir2TxVEDc5kOrnrw4ADgtmJ2j9REjJYWYR9W+fdyv0jVQYPIZOnKhFelmg3TNdkwjoXct1GlbjtnkTCBxiTYJ+q1eKmZa6zbTMF0BfzgaNi2vF6g8OQFhyeDu5DYjlLuJkCMQsNkAJ+hRP+ShpeqwV/G4CcAOKWLifGWwICAIi+3pNUtupzw+wBxtZkOvmOTC5E2jpS+luWQmrKp/Vtjk1mPC3bspHZDZbUbylnkhgrohnJm3FABMh/ohkoQft8tPq8LzqCQcXhhL0HkXp9w4qlxDxMBo8eMz7KHqNS+KDjIgEdbzCq12Dz0RA0q6P6B9UQtfGfliOojyta5XisOi3RUWHCO3hjuZgcj5VzbAH9P6Wgwzpbu2TLZNtrmTho6n7OVXn7T8+DJb/LDutBU0+lRF68Syctt6lhe6xcEVFea1GvyVkU9TRhoJZh/OU+9RVPQ9XFu3dzGZ6vC8cZSU9m1Bl1D43NmND6/qtCFltuwHOJVI4ShQwlSw058lJBzHh47Ck3Fr5L5KUmI+MYkjTR9uOFhLlrVKa0GxBAiSpTmOwMnQ61qEhZ/Ymyp7a9aopa1TqLUhlmECCHoaOJQDakUtmLxF1QK+dGvVKGfZoGft5tuhSa3+a9Y18dbWNeH4RCOOi8DDU8NnreyPj9UxF4TFO/uap5PuXW9FdY9fVMVIU3JOob5fepU0QCoE/KfjGXXNVLHJc7t8Opf7N+sPv6b4K292H81Y5AUTTLXMiOD+yvtQZhqrNjbeGgweHOtVzTMXL2PTPotjDZhZ9titJXZazCQgjoN86yLNgiLew2jjqSRh+8SdYZpjJRychMAje/X5iZ+Ad37j9b9no1VShLqpQ+6UB+0q17tzWaQBO77z2ZY4AHX7OwYiQ25esZDdYm7DJ9rWhRasQm52RTcI+3YBPwgAh9xalzaEfK932m86XHxp9asH4NFn5hJ9q3TdSAqpYtnooDz83mbCXkkG8yiUAMMfonRU5UfxYpYgwSdFehZhGJg91nG7jNA/MSirolBVrCRkLkj0PJ3XuEckEldOujA7ZQeJNDtQKuuZZc7sMj3Lmetc4yHiloJim2UBoc1nn5JzB+o3/xFZ6v4gp3xE5NG5ZUxy+Qw0d4lhuDiSiymEKrd8dMm3KFvZyKxnqJE868TI14K0ggyrxCCebEDC8EbcHwNoJo0DpMn34QjaysL1fE6XoTvByDpMh9EjiTwKksxTNWsEgp8iqPyWdqASE2rHJrUcDiMt+IvpHqrmu5DvVGCuyv8DQ9TFW57q/Jx2BPA6xCznS6owfRn9nqaYkK+8YYcmD3KIwXxD/u/DA6F6VBDyTwNcc4bPcmrnuRzzTHRE3VP8m16svhW7Uk+05OmW63uSc6egBvk7EmI201PTNaZbmibMI0USooViXWq0CW56rjSCqN6F9VDLCgzhjP1EKFLFSZ06Qsg7+LPLWEfh/5O5SpUhIzAhC75vioDUJjhk5ZsoU2HjlUtesjlGVTL02OY0qKHaxA8YYO1HhZolZGFAYslo8sVOsPAQObELcHPsjpGNC1cbPUV1TNskI4hdlttPFQl5+8RvTk8OzwxrtLtPNftPFxQSQoD9AYL43T2ImuWUmYvyg0Bqccl12glGVArPrW/ywC/AapxojuRtT7kCiY7sF+tWdVaHqp0zJySAVQMMMOGlFU0pCyprtxMpnoKpYtRg2m+KJs7v38kWlfMnd8/uHu6Gs/VLSkqjMi9R7UPzZTnbtYj/sgkbW01wuK33WrgN6hLSqXfsxx1DOR4I5r+wIyQs9lcbPvrxZYsUtB0L65hkYix0NqLtd7lX6j6l85sv41UTJfFYnOROrAZo4SORfg1YlIPtov24PZ1cHsl0+abg9sAsut/ZFK0RkxQ07bfnPucB+zLmJclnaXlqtnkl0MbujHUuGeA7ADsN7lY9tr+a0j/AJLHriTnynLpNWrokZK1d9FsHMLkISwgsbDj3P1u5/6lD0C9K/miz0B9KvlSP8buZsMyFT8iLIQJsGUTnKjxfoBtN92EsT+fQU/pVmUNXVMMC0WxkqybVvzbV20oNzhjuHbIyrl0TWJT4MR+sbWTJBY2nDvJSiW+rFjY8NmbpN0cOcg2d15B4WQZIPy5IomLGHM5xZj+5TK0lFj2NyM9ZtJd314Z3nSXssmtVbOyBVJVuu2t2oaMxjHd4MqhVgFrhprgnj8z95AqMlrL8BPTsSdDZJskanhJYF8cQqKk7aVbtW5oLQ4zrYPvv9taQgBpVluDJPWlWvYAhZzgQAQ8utkwQK5m/5dVsn8Lcr6QXPFfTtmItolX751iQsxgO4e2lTGmdOaXdA6VvQmC3r5Ys2B2Cp+eqREa+FDiIQgNPQ7aj5zFfmGUNFfk4Oq8jb2RqhSZqq6heKYUJrHDiiQM5TZX5JucIXY3Eigyt5BOOaxOIf09kpnBlY3FJ9VUzcfXID8EbCGXhdfco5v+gSk3QUOZyRx5JakVNYy1KalqDgZVzcF821vV2pTQ3liLXk3nRE2VSWqCHErGbYjw5bH+shEjg8q0jZBsasm+ipHL1eOWG49bTi24ZoormLWwTEqf5FtaZCQ18Vbwm+QcU9whbDoFeEwPSe9gTY2hGlZDNZzrr6BoD1sFp4fMJ6kKTge24PTiW9X9PdQOK1RaCLFL5B4E0hmUKQnArJdOZU62gY0VJY3zhik4Z84RfJ+NF1uoAbdFlojqltuvp0UZDkRwXJ9DjCSSHArKZPD3cjiGgGQ26RFMajCjGdSzABlPaXhgjJuEOGUfcw1N2Hb6lmn6BFMaaH7YANlPPSa+aQqr2gCkwGgbIkip3qxMUu1A064SDQk6s8iHq3TJDlWKzBeUfsUE7TPRkTuom2HJaPaioaEu5TBSj3W6D7W4VWjM219jwgYYETln41BSdaZSTTIjQ9r0RcwC9GvsYTmzuPwZlDGNZ83qiKheS7ZshrXe732lcarPFVF5MU71722HqDy27xm3EJWNmrcNovIPwI5ZC9d+VY/CMabMKqkJ1u9vwrvrpCZYXTeIXVRsmVBbzV/jxV9SQy30ZYeq9dShgutrHob41tkTWopDtUyHsGY2kUNDpfmOMcTgsW+5R2MGOjpeOKJGfMw2oD5JtsXSM/qeiG/65nsqiTvmC2EFs3gXV6tOwiRAj6syq05gQiqRvl2Z8+3GQ2Yrc84GR88gpONh/9W16OB//TDe71Il6dyQ0SODfwR518ZSRKz9Cv86MlzhFtAC6zVBNeC+33VfTZwNMsN6+9Dzj2IetbpvQpu0++823Q/FuHCsBc3fHIFobgTa0PyRyan53bk1F81i8iPkU/4xQ3U2jH6WMPVsOVjAR4yjubX5Qa92g5QVbA9zQYlrUnz7PSb4yyxSPas+bLoRGEnCDI6QrakWaaluBLtEKcQ5ukSl94oBA1NYUHwHu07BBRdk6iJsr1LHrtJvqxwU6qm1qzTUVRpWqzSkYwarNNRVqi97e3OdBnS/VuvU4Tq10VsBMY9S2iatQSD9Rs8zLjm4ygGt7+IQvkZT6QvpqYsDRWqJCzuMvNMyuLWf6h0jvWM0CW8hywvll9JBXVuh0LvIEuniOayLooRiuJ7+UJuFBm0WOoumorMTInqUwDQRZgfemDYLVdSsLxmKVeQjnZ+IxfsZYSxMufhvymaIj6RMNKJLqIEiEen02HQwPFinx9amCHCEDzUx00O/GcAe9E0d867/bi06rN+E6YmqvToybJRSjY+VZdhoyHmq083TS7jvCtE8rWQ3lTjm/022njfCO14CRuyuO6fOtVt0vafvCqO0UUrJRNVxQCV44rj2vLMlIfcE8erwLOVgaLvMK3UOjzWlXGz+yBaRAD+/pcQoFiWwGvo0gkKDofPfF+97AYd8xjzfJfrwmACX6JJYNsC5DkMxqFzB3N032L8Q/odHy5XXi3pOAVIqykOx0QuDStirXbarpk0rYhiRFIfojcIaelKgyAMy+yvu1HQNDSVq3iWhWyLUjtrVD+T4yDt2v+4QArqqL1IqZzVth67Bigtbh2/zmSWPgQX1JTIahFP3po9g/laPkMGx+qg0YFl7NukzRsY8ui9GGDnT7EW/6sWQV4rEiKYvNZsOwWepbjF4cd2BR8vVW0VYFjOM1E7ll1BKAZR133FOrD7V8M79BOj3qxlXRDs4Afl9/XSCCT+VX86lh4ZeUI0pM2ht2M/+eCXUYPrgRBPg0KZyIo63uQoXRr/E9G3ai0RP6frzF3UnqQbJ0NDRUYEp06gRemqxk6n9Q6KKUKSL67ODNcxMUoFWEHyub76XigS9u5MeoPwF7A0lMxEHVFDTl2KT19TlCBTKO1MNP9P1QSfBEtZHgcp7Hnx2sOZPlrUMHahnqKsE+lSmq4SZN6sgshVJvQyMr2EEihpI3L0kTR4tR6/HqySRslKA5AdSFG0Wa43C3qZ5GYgraxFXVhHXGm9qLBFJhQKd7d5miezW5E+7RHbZ4OseAvSwunu2e+saOqm9GaAiwMAEGyEKWXqSvR5RL2L5MP1ArmvVj0YZs9076QdjCHuNfkilB/RjY5t+bJQbzX7sbmCUA3NO0mJ2P4pU1kdvLfO7hNNS1MOqRJUgVbRN8j3AZOEDI9UBhxGLQ+yCiJVWBgqgPdh5smtyI8YPsKwGCEpjUBWiUQdloZjtBwkjvsrdwKT8F/pIY1LLFKojVrMbkWSyI6RTybnqou5IT2Kp7uLC9Y8QXZelKnzcnDLooMfSqJnkW+1B8yXwrdwjmrXJiNclg3eeZ2IB7BqaYIZQVU3423lIPJ5Zgj1dBL3GIljhImAquK6AtZpEdlcrgIMUGPR3iXe6kejvI24AS9gfB6asC9reP1ouvV5Q6mnwAR6+2SmWWmS8hJ0htuQSBlEjIq8im6UF94FshtuQzVCLqs2Sv6XQcuVGlopprPGMrjlBHsQOYXuB9byKk3VPZH1Ixt6j0oBV7dGE3j8L0DsA8Q9axD+oesG9RESw/tzKDZjV3dohho0dYpfZIYag9l1mhxg2toFd7R1i9ick0GJOCo3wxxLSpCpDsd0qOQ87xHmg5vPKrnLpPfSm7pHwu7bBEikVEIpSFrGUmMDtLZgw2hbff0/TdplZgxxtl0VVI7SwBrnZm9QUB4FuUpgSoQNE3oGyFO0CVCmltGNrPk6QeAgZqgdmcMbqEdgzr2PQLGh+soRJvZkLqY/FOpi+VrOshBAkyXyViZIDcbk0rrijvmKAKyS0GYbUJWUdoJ3rmfCDEOmjEgm8LA+RiD8seanFg9jggZwBGP8KNETbx75md9mb+8KQ8RKmVvUEsU9GCa+TNJ5Mbu4hFFyXsfRAborZwnKARslNzN8Gi/RYuGfBC5bwAknolQ4skWC0Gavc9nDVqvZhBc1YJvda1ZDIVeTfo2GhWG4Hh8nrW+1jXr6+dFAPHB43wKhxAGSNa2i9uqiqma4aaa7nKAxoMpPREJhC6f02yUmZhqD2YOUk35Q0f0B3F6wMsTVZ0WfD+NlrvdCc4hu1VsaaET1O3cdsRSN5IBh2FcA7mZK2RHxKLSH46gM5EL4gA+IDSEakF2xN2B2OogiFkPin7lHzb0+LY3s3cNcwG0Z82OJnNYPUl4ybPFY8WRC8qkS2f5QF2ZVJn3RZmM4kHA6cX1XG1erncKJG4KVF/byadgsueTjNTaABQsvLQtjijAsBPfugXbwZCIFjw1lIDL1jgPrwlhPi9jril0uzCqhoHCCEqbfHiNszjBbONsnApoWesTlbZY58L6VJxGht7w9aWm7YKLqm5vedlH53qDPu7Fp3UXXi5iVUL/nAqv6BlnBu5BJGDKYkaJlaQaIZPVstQ1+y1grs8h2aU8sdlrOfAi7Btai5xE4sTtU2k46p+gSdvKp/jfcaY34jtVZ18i4BGdDsRE0mXdXJd96iWeNKXLXrHrar2zCvdCrbe8fo75GBDynuvaeZLRfAgmM0enNJoJc0bTDpOzw3OzkLE6jaeqCxprXSnlAU61LvSGq1nQXjsi3WFxbNXWL2RWztMj6oR4E0MDo6nDBhUykJ9bnL0Gejkqk1sAzmSKoZmI1Q8yZiZtvIvoWfJKWCZ5nkmqCKra87JCKG1HXso6Uwo/aZlqLbvhFiW4qhLbHVDi3/7mV30FAR4+3xFBn5oaGSga6qYNF8BwZuzKD37uASQnBZf9r0HIpDNSMIy0ydl5kWMI4N/6wQ0DWFr0f3n0whM3lYAIvFsVQVxVbSKb71Xg0pIa53ke/CLYoKFFPMIZz74BpjhxEWJ5IkwGsCM9Uoxse5twaYHpV37rqY9xz1d2/kns+0iYHGf0LlkHkvOO/LIAnJ7VGS6CqCkP5kz95a9htKEpza6uHtGyUJbqgcIZ8cj8QoSRI1grhT1SMoI2EHq5QksaRkKNqsWSKsNbgCn9aKUZJWEHLAjZi4WgN9ZIGBLwBcTogBjX/IlGZY4yLHdi85VEdB5rLTr8mbfVuXhbXz5Qd4zVbRJPyJmrSKDqxAA6+at6bTibcqUNFaNb8Tjl7CWlfS7hHUwJJzs2rnRhSFldbcyGQMdRIH0CKWodjcyKJY/WoSBBTFTsKgXpcrzXW5djUzoIrKYDNoGGyyqjoe1uUI4zYqM6XUVYrjqxpjIp1d2z76FLBFRoK2cadEai9s3OnAIrVrgkqx4Ca0MGZWDGQoFZigOkC0yZtid0flaE1REsE751CeJPWfQfAuVPAeKCEvy9ON4E2BecUI3kPIzGJ6pOC9YgRvc8Ud9RUruGIyZJbZsklaWsZVSyo7Lx+V9dGn4A1djjMiZ1YoeC8hvsYtbS9587C6WWp1ASNliYJ3AXmmB8IGDB0E70IF70ElJuda4GsFjZKbaBdUwZsXz79gGS9Ygkg9WaZnXpsxVMuvXDXUPiRoRp+C9xB9kIbBfbxEwTsxykO7fTqPtbCrA4fHrWDUOADi2+d8LKvgXc111UhzPUdhhYL3EKXtziB4k00smQxfrjYE4xbNZwcTYFhg/RU0EOB0orOG03Iz00r5pbAAKjvYHnBjn+K6sud7VJA13BkRHcuaiMlFsXQDh27IOAPdIGkmi5iBq3X8hL2IlZiLQ4VRszKWrMBuWBdoKFuvhVNE2ahcQfHTFF420ki20v59m89nqUw299QKozA9x03Xhk2OMXlnutxepgIrACIDgzTg1xp1rZEg0L9EaE/PKB+6Vxh1Qziv/ubbLFKi1I2BdrRUqyjnRAC4d0jw3QUEALvO3KBRqLBSYlqFUbfmZIDl5c3E1YAkPmj5JVXe1Ah0EO66rAoJyloC5hFNDNdR1MuggIk4S8qCONcmLu6xRtOpAkc63DBqO0+zcXGt29yDKm5WYbS42xKbPydmqzfa/C7QIuLtI/o8FnzAslhAitXbmE5mnnFMo1CU+8u9g1NV9KzBez23OIz7n9c4jDefQxzGe6qohvecOvc4jAeelziMA9sAMJu2TQlnqbjLP8EbPuR1vKYP8e62F3F0h/GfbslOOe4QCBxntxCVLEFEwNcb+xRK0RfobyxKw6jFFCA/2S0UhzOpIwmHQJfZonAUi9EZORsxkRwzdgKferdCYb9lvSoaLHmT66wwnMKRKpMscQLC5X0+isGrZR9xA3jUJNcfc/s4RJ6nOAe2EBMiEsujuJSfYELRW29XHUYzQGrowXFn3rn1s0USNfL0gpOexLGrT6sRdDEnnURNfxbR1f2Gs0vjcpny6FiFBwpvjLHGQBZwawE+6w4Jb5x0caL3Go1NY/iujGdf9qkunPo9ALcI27gVDEFGMmuMpLhlUMtXqm2g4jcAxj0EQ0aAzBDT+d3YKRONBRc2kxqfl4yVIPtxepDAh7E7QPz5ruLSm5ebKYQD7jJ+YhMwmb1mE1gETh50KwzYXZKN4u/KWUj1cLUp1jEcL4yshR58WJME1ecyugNz1odLBO1VNA9Ts6eS15dALwKjp0Y48cijWrQYjJZMqIm654DM04NOjG/D6iehpgF+yihOyLdl85PI7CCkZeDeQB+KDHQA4Ur62iyNfkd+u5Ma2kBUITJaq0mnKBZDCpN5Zo5tt+G8QZIOLB6Uj6SMCv5EKzGh26KlV86bJaUSvDjirMV2gfYYERlhVUJdQQtT43jBMpj0qwXaqxZog6AG8FdVC9TO7sI5NQtUBlwaivW2orn/XKAC8GHX22SgPw7s4zCEfZyDQ4zjmhK05FJ+kgVqbr0dRBLXWaGsCj1CzFWsK2fZYJrEs8XvSTlxs+rNlPWijWrTIXqCaikdU8Sma+P0OxUKdLdCgU4X3KQR+h2OqRb0AUw+drZcHencqpap2ih0QweKDTBggNmhbHNbxSZVxaZPVHVhxWJpUMWGdvncKDZLMM2r9I5xur15xR31FbkxyCeI8TLm8Kgyhw9REGxA7ajbiCkdUDuG1MJVaPs4qFQAY0unCjCgYpNCfEFhuCVRHLpQbFJVbPoG4eT6ck1V3xyNUoO9Gus9VpBb8IIIL5CCzdKBiBEj3Vr9SSr1Z4gltcQ+BKqcDaCcJWxYqIYJd7Z9aVq9NK8HDo/L1eUhA0BrqrLyOzkf3fr6pcb1HAUNwl1CnP8ZFJuuJgOklUchhUcBrpu81mCWsJ55sn6hOcU3RvyyDGD/4l6VTkM+KwdjX4I/QQtOTQY3EEclUvVkSXdPRefAWmNqgjTqKPy/gBa/RyVFUvfAqiexqifR9v4Eom+beA04kivpPaV0j+UDSh4Yp5d2RSuu4Tz2cSOsV70cyil8WZrvpQhHUhtVJHNjXpTG99WL0Kxzhf580C5YFKjSEeHIdwyNqwuwrzyrCy8Ci1X1IaVxWOB1bY8MN5wzeBE4y6FqCB0rztGGOhMz+51VzCzTqdPf9jqdhmDmnmwLZpu1YHaTCmbAXa5lMWZhqUhWlRyZftxBEOYYwha2cwcxL75s1cgmlcABiYYWHx7gxTX4SfZ4eJcHKlrRSb78GkV4Et4Ol7liPAnAq5dpKqUIIOYqeIfugp1NLgSetM0WW+cKz5hUuSz2Kx/CgJi+5KOR8Gy8tsh4Nl4bvibkZYFc88uJcdw7iEy0cnA58cgKfPMxFL4WupAtwYpxmwvFuFdAUlZpzASTa80Qp4pFx1xoXCzxUo5r9J+G7wbpJ5Y6sZkbPRoN5ZOC5hw1A50ausJC7t5pCoaxFuycuyhRxByWdLFrySTbZ5ucx+xiJ4a9b9MBVp98G41RN0MiaMorGJUpmNaQ3oW6L4MT63L/gBxy5FliPWzeIe494Swkj1yfleNZKb7ps3I+q9RnjSAzHmRtjh4qYUQaBRABcwH+y7D4S/ZoYHkRQIG8LSNa5sy17BCiV6g2yRjZs7llE/Ply6dJoTShKx0WSlUC3QraEzBlpdzJ8jVktMuHxTEsjykg22Ym9wvFCO1TlOQnhco7hV4k55/lqhAuK3GsGaA0kPCYk2zxEl00JF1YSo2gKg5XTaGkoErjN3MH1fTd1QAbY/oWgrpJTd8y0rBmmlxNMNtKVs2uJs6XTEKHyd2MT7uYCxNyBc4tUyfBOQE3lxWOtTyEV5whCbpoUHPVLJpMLimHWDQZjQOX8xNT/vgJGas8B4wGBjptQnQdaGNV0mLZbCPBIrsT9Ed0J5QM6h6Fu4PbbNaQXLuQXDPGI6FHCMDriOS6oqMidsVKcl1VEsYL11RElT6uoTP+VWy+tANtZygesarsdIw71YSC6A0PUxoSiGXHwI7XtMP+ThhPues1Jm0WczzZraaX3RUP62lMDa6SURYeBthuEEMHETkzPKzHmBjysF1CUuRhAo3n2+kY1dMxwEonD+vruCO31IE6UdSzIJffBM9G0oC4RnjrJkB4TVXcFUq6K7JoOou2GQ2O6GoUTdyQeeNK5o0bATExExRNFI3BZaQvy0TR5Fbmnb1JpQLYNFDFkYJJR6vEdBBMY2TeYSOKJobMu2pl3mwnMm+uMq+Ib51mFE3HyLyM9limYAfx+/bmFXfUV3RwxWQgMm+8IIpmpFE0ozqKpqNRBR0TRbMMeTFvRtEMGlE0NiDGyryg+IGNojEyb66QTxrzgiiaDhqFKJqBsg2qdOmiF1Bor6No8mYYy3IlGY/gkBiwD4HK7X3INMsmimYZ7nt3tn2U5fSlnXrgCMWkUTSduSiaaqarRprrOQodyryDnUTRdOZl3lwmDc9e1mdvqujXeKE51dEoGnwZcqO5vyXzIoZmoDE0cRVDs6wxNMvqGzMxNJ0qhiZFiEinER9iqLuKoUlU5u1sL/PG28XQGJk3bsbQ5KYrcRVDMwCFq8xb9XIopzYp8871ElbwsIqgiesImg6TZ2cQJ+sImthE0MSV7BsbWtcImlxlX0bQxKCgXGVfGZ68HUET6wZ2xgiasBVBE7fFXxEVPlkVAPqWrtssq9ipbLw7DOywVU12ghxtsLkWXenr6erKHfoI/kc7n/d27rDGpy5BQ+hqfNfoJjizFH0u1io9zowDIG44ABKtFBifU3TT3+wQEUDI1fo4FuJMUouKt3JxMswuVocFsKrr+BZmVpA5dRs1aprgoanu3wW123OMr/qbHROb1zHc0nFJWiPzNnWHqYMFAyT6snWGxXSw2PRCW+7dBnhVmH6VU8+rg8CqT4GN+hL1JzYemvqcX33yqk+NOLFOnavnpB/YPlKso0VEA9Xo64CxjEEpOYNSsjpgjI5QnwZpEcqZTyBxY4MS+kXOuLEBw+vpKVu+kX7sjgkbMiFjAhqtCApDDRkrEH/SZ0hKqnFBywxJkbjvOiQl01CxXhUqttIKFdP6LBqSYiB326Fi1lIS2S3DhtotCiH7sfVWCFl3vu4gAfzq0LGdcaAdFoi3dQCiRVdGJvbSXtkx1rH5KzvGWHXunPJvsJ1KjpmSo4WkAGpK/8sKoetPCoW2To/QGeIZAb4RQtdleI8HOcpkzggADYFwNYQOLosOzNTFPQyjW1Ks52UJoytgfRjSsYP0E8IsDq+xkTbLGka3XIVq9SE0m+SsHiPNNAJsBRF0a0hyQvxZABWVNVKGsGfVyyEzy0HOrs2fvbVcagTPDaEOEc9nyVgQUsRBI6iPI5Ga4DkBVUK0G+ovIbxGzbWDOjoNwXNrEOdWNMNoRb5JRM+accOsmQwjg5o81EeqngmJmdEBYyb89nXVDI4wjQKqSFkcNdoESgzWwXMFlH0JkWDwHCLY8Kh10UcKBM+JVlU1b5dOJN66G+p9uaua2cmyisAwNsGaITE30vzd4wGgSTSGzkzMGmLozMSsIHxuoBFbawifG2JyED63hLFOzfCzjMuaGf61mkftQtjcQGN0MJEMLbQhhX2i+E9WlUftxojtNhGuWspIIvyQfYNurjUh76cs+2f07B7o0ajMguxB4HyGWy7rLZnELImePYCePYSevbzgJrQwZrLbZGjyDNZgxQNYUFHp2btt2By9pT1o2iOO3sktTbbaVtNeVk17qNQr0DhrRtNm8Nlala+yAq+G5qusGU3bXHFHfcVala9ClJ0VA7pjYr52IVNtRerxQNNGkqx0YQVRgGvUtBHexmCwVjZFHTDGTI0VatrLUGIGIOnDcGnnrBHAzFmuBNw00t1rDY1aaeWr9LSgwOwLUrxgBelyokX6VTNWK2vBqvZhCc3YVeerrCDTQEP/QtHV1tCHmfalafXStXrg8Lg1jeuTARib4uaphVQb1NevNq7nKKyZfJWVM2raZBDcwE3YHDyQzY4FYlUachc3EbcrNFCM/1p2IKEUgaHcxcKhiMfA4Ry2JVn2u7bkdmE2kGQE60nX0U73KtyySxLutMKYbhLP3Uud2uwRMchREwy5VNMbdEIbIVcDmC0imXfZbaj/Crs7KvOAJat6sVmvqbUcGFaazgbzdWy8FTAIzKew+tSMxkpUi145l3v+Gq48S+hgYnX9/yFk7aSdVliqW1sBWkHaOFPL7WWptT+lpthsrJy+ipscNKxQy5qDzRhyYqHJ1t8jg1CrFJjhULjBihqhiHHw18QBVlltTsRGMoKVc+IAq1vEU8ggdUrm4LlxANyyWqbbcwCiUigdI6qjUu2i6lPYUPfsJ1N+Vm/Z4WKSVq/BbzpbLgd85IN26x8w9tqoZti2cu6VGjFPaUW4z3WaHy3CAVResiPiOrY4EgVFWOoqbLlz4BDbKGFV2d0z3t8YRY2HThl6ZMx+PxK0zH5By+y3o1y4Lzthbv45X57JCelpf2ZNToGanEIFrnHmYk7rhLpGzOk5JdSFNcQNIN6+7Z4K4uas8alvn0mns/GpgcanBjY+9RzS6WbAcCLTqoeasaz+oljW2mzizBhb/Cq8tWEeCZrmkc+7XnKyRtCfSaPrNKwiMbWNhNg3cW0VYRQNfLEwhijuTUJjSJajBn5QZZf66qyRz4CqFufQdXANmUR/8SlCxZgMboVOesu6Vq+IIWH56gCj5aPfsnw00VNM0aazJMn9zJKfNatFFw3r+KIkufivL0muStKcGtDTHWv2Kd2Lk7SF05IrLm2F05IzmQoaSL4Ap0XiGIt/qZxRzZt9JGdBpy8YvGTQmeOyuMY63ODLy1HGKTBFiCTi2OjxS4h6yqzxqWAqE7AC7kQF6hsRG2VnGaCV1ZQPb0WQgKhKt6xTCSwqbJBehQ2S4Z3ZPDaIdA9VgKhd5wz7asapZoi2NXGqPcapFiqSH2TOneYcp2huapEW+lUdMMUGSRX2l1SQE/gXWgN8NzCpiMKwjJCaSnNHDWr5AflwS2gS/uimlw4MYNurmtfTicJbV5l92KtmbsKhEUtqJkrzKg2QHPUlO+qS+zLQ2SiQB8NapWVxHVDw6xGOdWx1YHUd9aCd57p6MEuq6ua0chJhFGipuo5WMSqrNuTWeseZqSRdWVZA40o771baOZ6fG0W7myoGMsFd+xYDuajAXYkl0V9wk1a97GoKrcbsLcG/BY0hq7TzFaudE/+2a2M/CS2Tn1E771s0CQy0wLGKJtqI/Vwy2nkM/2vGKGLkEd3evOKO+oolXCF+AQkPAPbqwFShMj5kqc5nACds7OeSxsUtmdjPTNEk8toBHTdiP+OjeAm18z4ElxyRyKL95tDO+w00iaVG7KcNGNVSeNTOu7rcZl/QwwsGQO2d9Igmoc2IDRAT8SnQhwzNWKV2HmvsZ4xoFI39zNTCMNM+YiT061DSQSNVj35tZN31TOS0RZPI6+vjxvUchSVq5/FZYj9zRZPoV9p5/2qW6W08G+wc+UqrPK1qe6azhtOwUy3ZnKb+OThKaOASIVLZ6n0NbIa+EFCMVFr81DUxoxg4RjNnatLPwT0jRsWrjUFYx1EE2svSUJnTrIsqZjStMCjcbG2blLZoNo9q8FdIaZt/WpXK1j3XVLa8ujHfSSpb16SyZXD8d4nmW6lkeUMl61+todQkBLO6iZxBhA2RDPQ3BsTquvEotvTLBtrGOU077gWexoJpJ5zpGRPZuosT2QosKa/JZA2P/KDlkTkjrQ3GEwQspAFoZYuBxiAL+SCRjUyJkB2kJ0J2tEiKu6ZNZOtWgBz9bRPZGiAd349EtrnCaRrEgfUrkZ8C3SFAq3dVwZiR0WybXzVY04B5an0WAZEFrOdpK9ebUNGINTzoA9witoZcZXFI/4OqS8yZqIunlZGKfb/k+RRwZ0J+zwHREUGcscYCz8ZVWUBHU66qB6yuWs71GOYBPDBJGdTAOeS0AJsqZyzwa6BubjoxItxxkAi1ALBrBa7EQa5gBV1AcfUQMjoyNSIS4GF1siRVHlrnaUB8vlXD6ZYYa4U0lMJGBBOO0NcsigUCtaay24JRi+EIvzAIUxOqG548a1DujgJyzxSUa2aE6IChxfnLK6UiJbQaTC6F3iFnfcMcFFCzHu4lGBz5dZkQZRq5yIEXsy4OCWhDQAIOs4IxIT1kEmQcccD1nALINXcBCPE6eKnMnKxr0WPJlLiVFYyRhX0rzOQdRupOmBEhWWEJssLE1wAhexkBrBqeOQYMYd4ERVxugSKSstg7T61RpmNFu2MrtmMiHEh/pLAyDrsgxEupZSFmgIayZanGZxbawRV2ELG87ID9EZ0tCBFqyA6d5q+Q4cTIbgptIVcI5LJMlUxkShEgq4BenkrUX7AooFeFemiN4pGsks9mAP+WEdC7XJp5Hq/QAJ1reJvablaa7jgr2qoUm82H3cZzYbcdDbuN58Juo0bY7QhtR9aLeOJi61JNrDyvYbeDmmoxKaKAdKW9JhB3LjDTlLUgWRfGOsVqHVDpaKkqVBzuGbJdokhTzf0QPITE29c5XwUPWdZpLQzdgoeAUOFbrCczxUZBHrI8w0NAIcpD+kDQIg8BYZCHDDS2msg1gA7RMLcMA4BQ2xWM+YoNtQ0aobbW1ZfIKxfZvDG28Vc8zHZZw2yXG2G2fU0tq8Nsu19OmC0mzKgX9PouG/ViBd7fAT1cgAe6vXnFHfUVy7hissIw255hb1Qvikq9KIx6AWQUenLkzDLVi0KB3mwfi8pNxpsLdZMVzTBbvG5BmC2DYruqcS4fVd+0IAJjlpthtjMv6OEFRaVe2GasVPrAivZhYFH7AnVgFnBgDtiwEN7kRpitbV8jzHa5HjgF6iiO6gDMqBfVTFeNXK6w8lY4YIJ0XBZnD7NdXhRmu1zrVytajaT1QnOKb6SeAV2eIG7//d5aYkRyWQ/usirQtkCg7UDLSgzUXZYBsgMkI4pCUQXaLs8H2hY7CrRNziHQtjCBttqZOtB2BTReg9Wxn0MFCSHIw1w/TXpZXKWXLZ97iK3SOQammAmxXfmrhdg2VZ24EogZX/uzoRe1zaQwyJQs8A94dVZnv5ZlM88huu+sgX1QOcSK+U4dC2vPxGiZyZu/PzYjaSDaGvcnldMBBQSkVIerzBWlA7UAEwaItXkDJH2YyLgAgKOvEgpiGfy3V9DuWhQHW8sOqwPaUED1MsRaT12b4uuIOo6pWgzDoqOe81lc+z+zuPapVkUnNluMhRGa0lwZoPfTKuMm0Tyd3MDDmx4h05BrxB0Hmt600164rQo3IQo9VpZmlAOUz9+pptVz8OVZcksa9/er+UqqMvn9y/0S1WaQMkbI+6FWokFdwVgL0vhakMarC9I0I/we94PwpBQLbGGJ+9YdwIKS05PSK7hbJpGCL6BiZsmipCEkyc5FDPeEKVkcBPE2Zff+ATZ73xT8cmxVeAKadJpFB51WVfhOq8Inyy+YqvDE+XCKn7VlCDLC9hNxUTgRC30iJQ/Gz1ZlRVsl8Ll28/7hOtA2QP1dlFNRTw3aAsp5Y9m5gaFiIkZ0iWCy6N0M8MUsCK+7nNl6sdavjlGIqitjE4DMAlN1+ezOMOaWVp6ZB1wPalYNrex7pgR4oHzawdJx+JJx0LgMKatSZcJzTotS56A1TtWSNH2lDsafnLQfnkOEcPXltvVJ4+vJ166nH3O9sGJ9ujkoFkzD7mMgY8TBXLzbQsawAroUJlMXmwwMK4ITrKNuLLVBA08vi8cxVa9katj+BPz4TWZ8DcG5Osnd02MgWMghYZ4kRr6Rq4oyRlzxrlL/WjM/mNmoP0VLxjNRJ6wzg2VdmFXxkCeKgZmLbPrjLsqqHXIu9ey3YfXttHzr4xsSznDyaZfpdqAZvVaqsXjm4hJ3mtNFffrl9txoyyg0ma38etAr+VjnMVbnu8j7cfdSbx9U9SucqzTF0rx7+nPOlmmP1n9hIlx2kX/avVQ8wniIf5Nc8IVW87/Q7BoOX0TzP81OTXp1t5zfwfulOTfLz1/im77QajCL5OrJRs8+X52sRwG9+IL04rXai1N44VvcLfPauu3Th+Rk7yKn7smnpSf3uNqVd7vK2F21t7gq2Uq5lBgWF1RXURzf71KDF5Y23P/QrQr8M0Q670gTO7Pivbwq07otSziIHIOnjSRQUJ5WwpfTfFpBpHVqaqx8iKfFmlE7casH2nLpfAtrwRCEVOLKi/eZN/aozLMR72KdncHl/k0KkH8NnSWnTj0NnsGD1gcuPnCofKDsf+D+ydpHJ6OH3yOVJwZ/eMk973nXnV/9yG0MGS/XZK4RpAHDtNt89Lshowynz7l3mjpyC56/zOcv6fNX5Pkri57/bmybUkaXnn6l7VOuzZZ9yLO2wveitC4K1Ept/A4z4at3e3yP+4H7PzqpeUJZf3ytoOiUwcMTSH3BRyZJq+KrcIltK77KtY+BPRwqH3xsLDhU0PuFgVzhzOyM6c/7EjPRlOnE6IhpZfFxR+MJmoi/EgNjOFyUMrt90lH8ZbFcygu+lGqmAiFvFd5isyq1ykBbBAgU/4wGYZd5aVlVvCOq0kn2vkOFCdmJqgR6vNlaRQVa6E5aRU0CfacCz1X4HMLoFj+pGwnEJI9VjcpA0aym30zgqgke+VaLult/toPAhDm6qv2rdKuMtUMZTHVmj+xij0TyjI7NT1k0ZKZtyPXTTYYjCfDmVIbrSxrchiK5YlJFHpFsS4766k3bxT6JtPgA04S4D5mmURlgwcd62KQQd4joQYFkJPMTmPzvvaTTFUJLWcd5l/xrWPkzToOVY+kOwVVfbubcV2G0d614a7QoFdAL1rUAtg9tUcAcjDabU1AkECm2voI5N6UHdb66seytS8i1aOrXiu0U/jbAtd1J0xjK0LA8ltiDQkn/Rzq/8ClUMtAdIN4qvvseaksDs0jGEn07HsnfLvnbbfaE9fGGJJzsKdelGEBvfH6rxhA6sSQPRoiag2BrUav9cjfUaoWNG6gtcUXrSoJQBynD2+TCXXBRlmIonAzuYg8HuXOuyQcti0ggvTTCwab3Ui1NOVbbRFCOD3ovVQyIA5B6wbEnOBQPT/aWk3LvRyb7Wgt+b7nvDEWxNxkGptJ2800o+MU3hfqmUFhiaF6yeu4vEW/ACyyeakmfIwbOU9+uJyO8R2t4bshAk7DOvzFfb472C9LyBZJanEt1GbHJvoAuHrWLCF1cwAoX4wtJHpYENnUYzbeLxIL2QlmQLyxfcCTfXb6Q9W+YJ/ZC80KcXilfWE+vNOXCG/NReQFC80VBGoudcHxxKQetnrMpN4+Rvr8fLR+V+zUvdkxhDAH543I/WN0lWwpUpoN8YPIiDPKLyxfBbBGWL5bRxRyMK3Y5ZtycsksxcO8v9Ymr8gMfNbkEr9mPp7yo3I8Uh0vKF7GSPmaMcX0XyWMuVs/zxTqhk/13SabCfgL8jnW7Gh+REImhDvH4khLZzvL08f7y4vGLKmfhxdomTg4gs3K2ZViiDVdrtBd/o3M+qPufav9NvwP0+8Vo8YHyxdAtg/LA2fo9MP3u8jmTA3g2H/ESfcSB8iX0FGqnLYT0JbCdXoKBR09eBFJ7ERnlC3GrzL6aWHeV5TX5WGjiBaSZyd8Z/92/yoo9W/gR3nckv0JWwciugl26AHbZBXCFjuPljQVwWXMBjFBQ6wWHhQW3+ANW/qaOr4wARuH69aceneyt5YK9DblAQFIw5n+nliVCrOpNJcwdP0AesW43aHwyQb/Nk+PztED6Oo0l5fpe2j04w9/DGT6PJnFXqrMUpFAssfI8bPUSPaqkcJqi3nn2rMaO4olZFad8XhVibF8ArfYNd+rmz4eQ95+HQFZu/ueZzX/dlKRlw4W1XDN5aYunfJXuNX8XQ7MxPojDaHwph358GQZ8Y3w5DqPxFcp9Xla+YPxif+dM/sXlCJ6cF49fZDnRiytO5MnMv9jO/IvS8kXly+DT+Coh6IBmU+FEL5HXCie6BAdZMHINOhwNHqiwS4VZXSFL4nJZCJdhxicS13TN5OUMR3oJ58kucXqYLgH9LQsz4TIemIWOJQV8lBELC+2lnCbIjuO9VvAbVAt40FjAwj4v0XS2S0p91MA+arK/3Hu5B1mFQAj7L/awg+2V/ya3rY/3prq7QATdX+57TDJXBGz6JVgtl5Qv2ZpslpdwnxVMadF4L4GsIKeOTr663IT9uxrer9YuIUQLd+wXPrJfmNQmNjcwl00EbtUa9USejlMibR9AyXX528+RyVfri/Y2rkcuhDzliIlT4jOpLR3AHO5HZN+mcJ+Sn14CY8N+YVmXwMINvX7QeJTwh0k5oOY+MbmBwsCEc+2HRs52OWiXtsdttAdDcwkakelo53b29ptow542gp/2VzPZfPve8iXj/dKCvaYFe7ERtFpgSASy+PgA3iiTdVqmSKamNPPEs9UzZ39cTp0d/EcmJoMEhja+UpWBC+TdByhSsZf8YMXIS8oLTCedqpMqMI1fKHu29vWl6MlLxgfqfAQoni8Ei+IGeiE2ULe8kjWR2P8rywulydzWGKYpv1ZXihQhP5YXUUjknsOROoCRkmaK58/0pabCcj/edWXNQuV5NRl9vSzqbcdNRz2AF/HKcv+Tj07qpzQfuF5+9ZOPjK+UZSOXXVnu1TU0P0eGekgw17QKsuvY6si68o1xAgfAcDiu/CQ7PuWEAxxYwCJdKOMqKw9SFWbJbPSWNVxQcYULGlzhAuzDDEl4IWcPEVwXlBdugSFgM7uAWzm2apnDA9jKD5QXYpAvZFMmohXN1mG/eHrKu3O8yfVxqdx1cHyhfAbh/F3yvIvYCvaTOtUY7/87ssNQWHshG/F3pTnjWS4X2q7YC01/XtjozwtTfZ4IIeULTX/Mo4RgyOWkq+ByF27P5S4El5NhkdHBHqpv2U8dfwAdf5utuD27WJswXFxwhSPGqvLCg97XyEFe/Wo5HLiCsbb7D3qvBFTXQTqtxB32IgWwQi2PMh7cW20c6taikGE8NY7B7IXetZc/b0h3MZ4b/KVqV/VhyjL/BbdujJcBYttobruDSl4YjDdYbo/XPsyx3TBjK/IvX3Zjfkk9EBnAh+uVUy2iZ58T4weHecFvJ29Znx9KnJW52NbePZk83HqCMMgNaRggkfdDTlDJZ78M1tXcAicA0pqMr1TvyADBBlfKlLd/TMluxeQ2wUJVepBd5AoHdQP2Xi72FkOfunW+CGv7tGheA9LWZL8h1IcbQ/BatStvuxuPzTb8Yjm93+zBI6FO7sEXWWFwQiXv9OV+Ue6nh3IfFcNrK0kRnYEOeOWXoQOOdenblkSYRV1iZ5nOuW5fec7dvli7fUCmYEG3r6y7fWBxt19RXimjXb6inMx2e3J2/RqaonmX9PTAzKxVbbyIbRR2Bx505U569UJ7h7QCzF9Yy+VUBAdkpAs4B0bUrOCXTD3dSc9rRI6cV0WOnLdIZD+vSh8f640ZFFGTPr4fRq3xtrdCUYvL84w2PVACHEB1pdGI20/cFj8BH7fXyI2T8ZdB9Zc0hnZcUb2RPF9OBUqNJy2SD8zcq3b1VyD5SnTiuzI8bG977m0DL2QDzdxPdtKlTXsHthRlI7qJ6tzvUf4sT9pTPWkPn6Su4D140h6jYe/R3R26u0RPUvBj4LjMprgK9vOBL1azxUgV6PNYaPc8swkEMq17AIxRPHKPcvfypYstNG2bzAuMTWaEd7VsMqIE5YvMMfm25pi/ax47sXaZ8X67eW9vWwHN9SsTS2FMNk0ry0laWY6I+rJDK8vSnJVleGYrS8vGMqpsLLtoY1HbaXDGXvDGF1QGkwtaBpOTNJgcEQL78gwmnG+fKvIRsUG9oJ6kF2CSJFayfMFZbGaXLLCZcS/Ybbe5/Wz4OiYCK/3F0gZRBuTaFzW48eRFFOTK/dU47G+Mw35wRX2OHMsX08RGAybpVy0cYyVtmZOJnj9g+ftE6BuGiIuFv+0tx5DWjDT95ZtVazPNJUoll9RUsiFUsqdFJedVVCJ2PqhkKps3aGNS0cZeTDVog7zRRXWTQfGo5imaeR1jXse1Fif2U0zoC+wChulrF86IaUr03uzV6Y60tL+5/8pSgBd2o8W7y4K+aiNLlnvM8TwjW6o7cV8jifExr+GvstFcGkTa8MxL4D3Kx1SR+BEj8ZmTcL1sjYJKL5+IKIsjErjhDAoRiFd7wpj9eK1qoozQ6ByhMb2DvxvWxyF1C/16/ToicuT6azSnllEs6guq8/i1eo1p4FHzwojeHJwhOiOepqCNeMJvm5RqaSPvc9FQ7UxHHUaxdfT3Zwb5iqqmzQ4zkTFSrDeZvtVzPVulx1OTEvxEEBFQXhPR8BzvsYsR8KaYnmBLdc6OGOdwARINZFDgQsJ20UwhdlkLVIZs4uqOI6m5x9XMh3Ti0yad2DWZD1XhG+w+LmNXx55ibNPYhcd5eqfBRoNZUPR+n7n8Hn40tTY8qEqucbDzO56lHik0XUw7HVVKK/S2OP0F13Wr0SgdBgiWhFs7vnWdZh/r1K4zACfUVzrNVzpzr2QoiMOAM6EjrGI5Zyof2Yeh4fKSichwb+A9pX5y9C3uGd+id/DyxltmUOK/2QRVOcWHyHEe7whUnOjcoZovIwSbgDjjsVvZv+nudU2NBIVgZsJHl+zMZ1kZGZlNiRtIUFu1DNkXHVwz1FkrGnOhTTVkqVchoQnjrjpMcEf2BNzINmNG4sPqILzIAAACGhelSbRuQEY3azR2/au0yJZEHjBDgpkTbChSuI383Iy1w9M/bGPtuibITuvEelo2odCMDRTLR1oqK2VV1XzZWeHYLnl0yBoGZhEwI1RaOy3GLlzzPpP5t+yYCj0nzANRdrR9o3ATq8WCTkDBybhTR/YxeycPGu9MdASxaBMTx4jnaf5+X8vh2oFkRfhiwXjKE1yMaWs8o0XjWQ1aZgZNIsIxaCzimTOKH2GyCEPYydD3UDFtbtz7C8Y9Au+Qkb/WQOagYzaUEB5ictKqk6HtJCHB2UmwDkoz8izBKQQLogzU1XMpS1yYcx3mzXDaRDSacO6QKzFJ7kKddRHJCaMuITQIkgUgQfG9Bt4iwMsbRNJfhEe4+L/Tnu+f9MXNP7sJNrbBGxmNG+h2MglVDAuNGOZBDAuvmYtgAzOoIti49XFV26cwDe2lZsvBQw5MGMIgvx9BZDjOH2A0yMSBANZBHN5ogizQjhhHhFPDJsxdwLBvnpIRRMgbrgAnlIsfnnDYPzLptmQ1oe8zymr12P2fZg/TXdfXDRcRADDA+/XupmwFM6z7V+ndSGeoPXk9+T0Ar3HKR0zDYWxvqBJEoQLDJBEbgQagmtl7WzcMmCCGuJ8zYC1o64TRH6Xr0NEMPQgdflO7DLX+tg2USZCZQhrvShsmCSc6YUO7R3KbklR7BhYwWwAianaldwQloZSXc61lCCCWGcG8ezAb85ML8HoPcSuCtnFcMHNYDaTxDkIgdml5TwmgyARCoY1Ew4zxIl8r+wWQNZjrzDBooIPyRfwkxQkfHvsUhyS3c/YtEq6czLxpk8WhG9XW+IhJawATlZ9kuKSPrghvubxAUiCDLcZD23GVp3eJeiptBYSEFP+KjdI2dV5Fak00UjZpWFqSuvwTYh694vfJWxnbJAGcSZWp09MbTRGorCoC1dv2Vi2+n2hhYALpagroGGuNXFCamCyK59ecQqPVJ4zmMb2UGMFJry4ShXLfJfCAvOsxLD1NQ5UXEN21bzA35G3XasyPPBJReTaSHvH60u5vJ89o1N+nYEoxvIeDr6MpqOAyxSSzIcnsRhaAYBSy5DYq/Ce7l9ENkWplyVhfXI140RjxuDVsMdpQaJCwy3wlfMtQX1hCrG8gmqGMeLbtrcBZiFFkWUdcyBLB5V2pVuumreHVt2jQ/FM2CavK4MCYvNtmcAg9PiqKXKzjWhgJlkOvlfmU93SZ5cEMR4RgsI4KqvMh8+P0hESdtm1OErp9OYL1KvUUuSCONYJ1wegdYwFzcH7TPAUt+shkqcVaJcPtzEZfDxPj1Wu6ogFlfCYV0p5tpUv/PtKlNRzMhwYRIWasg9Jb7ZxZ/KrAJ7mCH5UdZGIhT0bwpy0BxxBC/YZGYXJs36wzKbmB0+JYK2IQnLytTYguiFB+TokPKkZG4dhTAReLyy8e00g0Vj8CJyzR+6aSwO46laJwJQv+GAkcaR0MUJciH6jSAcGXUn/1e1tid9Ofcc2OZcP/A4i+dZ5AZLRQ9wiUjrDKE9BQxZC54CIvQ73lLv4DJkrzDI90zSO92Ue6+khoux4fyVqsJo8QtULVw+EckiDmWENJsf8xgPHU9tpjdDbtMVqsPXp1JUz9Da2iCLf3vSafxze581h3OuedSoPsIJSy1iAp6UUtDdJDIVK581NzGqRHKAPRIDV026Q4YPbGLjetsTejMXbSh57/EYhaIwBkrMiOwPvMCARmBGodujkC0dwItHXoyOjQ/3ZuBCKrQ+sIyEKBDh1umbD0tg4dYUSiuRH5Nc/tnGxKPRgLxJZOH/olB9GlAT4QLOE+k1XEcPaItgOQ9vRbNGRXhC4Tpuuywq9SPs6+rTorF1FppNyPz5DTQ5DsBnOoKOdKMrMJWZWBdA46cCX5B51hqbrqQSFvl3yNkjUSSmCk8Zks6UIKzkouPJ8wfyi7y1BeRIVAQwk0qa8ZOo3h/aANnfZ59w05ckZ404SoBEOEy2PDcbWsHhc1dXEYqa5flx411YP5pA6u+vTHPTc4ybGoRF2J5C/MbPu6wzbA8qlA+3yPEms4A/rh0EgkKXAbJldNmgnWVpG26aVPs9UT7KXPqslIDGcXDjp1+hnIRIouMs7Cvutait14GiVyH5EbC/D8XdP8tN0wvoKrmoSzUwwT8qxYax8HmjsmhaI1DdrubgtGmYwwfd9X3E42uuP5sJP9ztntZEgrkX/M5jVrN2POItjfaHZLbNjNfiByc+z5uA5rzONa578SXR7amH+dOK/KFQCLrHeojt2hmBwXzWx6MXVF7wbd9MDA/7mtyShb1z/Rp9Z7X+vJiX3yDds8WXE/qscbmxNe8rQqC6llZfHEI8l2FWdwqMUUkC0vJ6U2KUHsAf3RbxRp7qNPSLHTTE8dgPQSmwEK+5e3LqyUNmZuxIfX7Viy/C+EqRAIUR7tyK4xUEaq0HqsQqEwFqrlQvAF/+wdJoBcD9H7iJCPRWFUHYW5sIXVUZjiEFcpDsI8xGo0PwjAXlMdJdbsbuFe8v7CioOUqjvV47ueqYM7qB4/sFmGnfYUdjS/UOwA0+wOtDx8mbsbE/Iyd4Tqxy9zV5EM/TJ3CIQAeW1jg4HJHOG4sJfHqlorgFcOvKCuqacqiUR6ARLusVZioOiYkfIUtypD/Wgm7clC7gE+hGeiCiKIoBuulmmOMfVK0IA2oWG3qvuB7mSarQqO01GOA3zKr7DE8M+MxJDd8XxIDJ85u8RguIdJlJMXK/fIwD22kRh+Igp9TUu8u1UMM6lAXbnfssa1s5cSwfTTb79fRITpaIqqtInpUjotIarKdiERz+raKcPTpf/kJHukDCW1qo6sqD9+/XrpPfyeV77tj3/09F/8zIeuvJVLKocKzTeJNvk5fZeAndfvEhLoTZ/RHzZbjfAhfJRIlfnIpJAwrysls0dQ566UCAZ/em/wMrfQARSOxCKqLhK1BEXloChwySFM5OhSuSXZSyEHCUE901tZR+3+9nCzJOvA5vrkI6ilmeDl+9WWsCnfhLfLG47BcKF1bZLixzjqsuwLGG0ucYbCHmw1GzsnenHxOL9IT69wMmCKKTDb7JjHOuYZ3t/H+4coOA3BRtbKMQWXdNVKLO4CSUYy3dy8VKyLVTcPmOHuLxxukZhyNMK31dXMiPRnWpNra8Ti8xSa42tzfKRyFrAaXeG8Ek6Mg8RHHM3MGwcTkFyw0z5Vj+er9JbDRD05cedkh+WH5GZZDInEDfAtP6wje4mTAf+Hpmfzoxln3yrTZttSDpJrHh+BIZ3pL3KPTur6Z5AQ246e764cPVoO+Kvo0lIbXC284Ra/sqz4Rul7Wt8rC/TlZFIqYsMnCmXyjeAIIvceIU8IwcodOkCVOdQ3f3cSYUHDKuqdbNpEQ5OZxvSkuK0kQO5VYAnHCESd4ikmcsbtOD/z6S+ec/4RZG2o8MJ+im1T8wNIlxFE+RaYQYfV5crQSh82a59FApNFgklEwSRpZe13mAsYUW4ICTprMudhXG2UhfelYoH4gER5AAKJdC8hgmlec6T8DNn7udrNsNC1nQvry/foR1vUBjUtijdDqE3QIRBxBOKU5vRgjCNWCKw8bmXPqYd/zPwNVwUtnP0xBdiwYPJqfDRbhUeXk27LeVUPqzJlu/V4J3a8YV2FADIvrul4d1vjDe0r2Xa8rQUW1avE31bQwivb8/xYC2tuGsTERbWtQYyGUtgX4eKsLMIGO6FXYSdkC0efQlOmQpN48Lpm9I3NPAMksdGPKsiQ1HAHCwqp0iKxNcwAde3YdRVppzF2XTN2Kceu1xq7LkzpZdocuz+vW2qBbPvGKAyBtkd3JWWZPhxy8ENQ8WLOhEcT1Q2EGJQBiOoBmHmsKl7SXXXeEUlLhjNV4atHO35CdO8dQJJ04T0i8ETxrQbVuVtxTjy/iRICHu6o3zSsTZQ3/bWATZR+ejRwleedsE+EguuyMpLcJ6aCMrgFAkY/1bCAENuzPIb2YU0QvhroEazSeTE9kMFt8jKDs9GBKs93RelrPLdGqtDgj4ZbUGwlN1rnvTwKyQDCtK+jugcJ0kIoQ7Jz7JfOreBlt6xbs8NPeH5ArAhZ/nN4h6WrfhYi27kKGF8j3cC/43ErZZRZoYhkCU4yBgZKjb4VQGoEwzaeciAGwFYSqpLRvDeg69neWGavobuD/ClRHxl1k+srl0+4pYPM5gHjmxXbuwq33SWODuwmNDAk+ErY0urprnXcxubZxNbLtT0ipTPRPl6MPYP/fj/0O0jQbqDPGJlWi0XE7cAmE8DUbUGJptWwmBWe2sWfmvJ01eI3S79LC2/aWvpc+GWX9t0EazQtPqKBZ/JKegPVKehp3X8gXIm2pDXaPNVxaJ+j5JLRAaiYP7kCIuTw5mWEIE9hR0UwCBqKRsbQa6AzdQXdBBNe0KHHyMIUfGSJzB58ZMmCZTfbaF5JEFoWyBFOM6J/eoBUDdSU91BTvqe2NIdFwmmttYymq7UPXSO/XGvwwthAfRO3w+K+e2wahXru6MzD7traxlINqqhmI6hnw2my4tTMR0ZW7MzMB9hfdoPOR4C+/rmVywP0ta9BQ6lKD8qR4bGgHBBp4wP1FPfsOLqVOOBafrzw2anyY5kow48NvzNOn6glEvSrTanG60mbhA75srLk+qWa2BFmsfc9RtZ7C825LBf6E1ZG/NGuH59sAzP1G8C63ImK/Nzq+D7vZUHNhA9oX6HLb7xUnVuaM1Y20cjsZZpQ8jfYh53jp+0cFsxiNs9e1DVQzvYigkpmi67M9LTZ0vtmxQwsaxtooe7GYhqYxVRwMS21FhNMO/LHxdTHch4YCazPpONU7aPLygaWjDOW+OtDNasMrTMWCNlgCgNWCcRSQ82god2p1rRppvjeSlV8T9BeF794gMKJSKViobRy7XLhUEtYZUsKalhoouZg0RANTDKBwV03mnlmjt02WpqtlK1ZBx+lXDSqboobZ3dV8G2V+bao1x31sNXcmdGVmEbWmKW4kQh2DauYz0zTqk5Tc45Q6mzVzFHcGqoYQ0WnkszHeIk+h9Vy6dq6GdDghjIDtQS/tC5Yq5ytuDFbhZ2g5WqClq1Bc+FbB2rQnJkgFxM0hMg1pFmvOapL1ag6gCB/pRx2wZzglCOYNhwI+5dBYb/cP6B2wP0qj26qrLBPsXlKdUdsqFVwpF6JoXolILl6Krm6BDmvJdfv8sLAAFIL12XuH80Y4K3GjAFYKzFj0MRSXmqmSqXbq2ufG4sBuVuEObzX8Ol7aj79B/osypEGcc5gmjk27hVy8LhD79sYJbFFXNDtPbHmTFqVwxsajr4KQGf7l6orKWb9H3kmonBOX849iuK2ccrG8rCm5I0N6Y96iUrf3t04CjzO3dX2csqtgNsRgzYahwsjUb0quMJVeciF9LNJPwECoyKN3J5ElzgHEHx4kSMBbjiU0Ow3xZYmus7FzmgMOVJyfORUMaEEtV9CIYEY95O24vNB7w6B+DF2sNcKWpGxg92sdrAxSyvvH7MYyqaITMyzjjRTelCbBJc4/XjyjEkQkXagoQAWLAl+wk7/BrREqsCW83f5elda3XJCb3kT4+hht3+jBGFGKLrRs6Hz8hhE6s5bZKsHS4OJ6s3S0pveywlKdiPxXzNlqsUY4lyAt0d8u5Up80U8MdfTZndWqpIeT32Ss6QP6CjK8NyrZIWW/PQ92kXp1D55cXTQLeUCX4EpAOyB8BAUO4telbPA0D42czzceVNYZHWMqrURc0FybQ3151yBs6UIdkJkEOk2MCVXzbA1bMj1fERqQ5ZykcaALJ9gQJbzsB9HuktFajuui8Mi8JfFYddsdp8Zo5GgUxvJumeGaDQ3RFozliJ2z1QMGaj9dIBXHYOb3JQ9WsLSWzJYj6arO562nfQ7/Mhkruseu07TeckLY1b3YtumnD95jlq3JYdnHyZh0yuFYUdVOPCyGjjodeta+FXZFlCABHc/bO/O9G5xrVTF6mwE1JKYgFubY28qWVIoEsKBnZZTv9mjQxjmp4Unx2daJwMtRzAEfHvHJhVHOvqcbUg4wydlfZzhKTJdHU1G7tP6HWkYBO53RppC8nWMoKpwZMiHDtd86KqaD7289SLjemjOVK5rNrnUcoxX6yteVc5f29dr4+ram/Tar5FvL0cJuM+AEIsPcY+DdEl3gfEIDJoegSZrgSFhdurA33LM4FBY5/yUoeYH/AgRPAJwZiycjbya9FxHVOyv9YgO9e6C/hsQn7LlrxNCWCUhaJBR8THN/dQCd3MUtqEUNjojhZnnVs6o7VaNa1YNkHJ1ocCHNbNYtKkV0e6G/EODWcPNEKkxYwAvQyC7Zisfq/nf2xHBNmfYrwOdWaJQlhbjyTxj3Wew//s1z0mRpAWtRwj/GnFWGgen2KggW2gBQMIX0qDF+oI0s4jPErxIGl0b9GzzbpQ2IUAyUPclPR5w2Ow8K8pDcLfL0BAJ07vfa6QDtV218dlctfGZw9viufA2Bn3Mh7Y1gz68uaCPYCa0LeCdv7E4tA2umnDAHYHDtpvMD9jYZwhxi9N/7kqA0aIkPKq0m5QSRdyfrrE1vmYPQPDxFWA0VBPQyS2Guk8ZIOxrIoELwcg1OLiuxuHiFhe2fxS9kYMYe6a7ONmToLJbMklBPwq4A+x3bRL9z42aPQdqzGd51T44vUIWm/wZzX2QxtD56tfOV79yvs6z21rUDlXWkocZWctX7ysLUW5qdJc4H7H8fSDh+srg5ItsOT6iol0+TT2DJA+xoGDzCepIgqYvMNBFGqovcB2L1BcPotENTgeB6AZ3w/O2sFpRY/qC63MDlulX0N4GNNMExlhNfD5MJzQqnjMTpqNrnBGp1PJY4TMqPmj5WIYEH0pXkYkfZBAU4le0INE1eWhkX43BhGR9FjEhrmSEuCUeeQ3xKNAAPlJhYsNSwsqBk7TArxc2OlTPt9g0KRQlugkklVDkoO1VoKhjwomuVfHISAWjllQQVtrZmYVnmvKvmni6wspQ3xyCTRe14b4YY0NzdY+FG75VGiqsV8Yfe15QU8eBBdQBZnOY6g/YdWCWCHQtLpGgXiLBGZYI4gJtF1xN6XOhTTHvxtcqnq9srPuO7Uesk0ZZodJE9qussKkzOdT9VEvHmgVFGS7Agor47h+uxbiOinGuFQKn5zPOCql4Z2g3tiM0wyUU6/Q8AuA2V6JB17Wx0LpdHpjZjt4T+26zAKvUKU6tBRWiCzLExBpbPIJTtZspqz/mGic2UmlNjLxDAgzJh0IwhsaoX0LE5eopen1cXR/Y6x1cn7Fcx8Na2aV03/PKd/7aBZ9LXzS48tYJ0Q2zxpmrNTJzfpDwLh0kTwfJ00Eajq0+dc63DuytAt5sOv/MRx853QjKudpKg+O+0p3oG61IkerRY0SHPKs/ZK0fUKa1bJ4RhTaEgCyqNgTkHlK7UNvcw+rq1YK7mBd7WkrHgeyImiP+sWYYykzn/OluRpJYLzKe4pvbEb/mq/DoU6oQ8YS4DDuojxFDgPOmSyiOgfsCrV4xHzaLh7eswJUAOTbqHwdj4SiJ1Dw7SvVI6BQ93J6Y8kzD2OfQ2Z7utJKHlNQ8Rihrf7p81t4u7qlVXII5yhuR8spIGAyz/Ho6L6bB89fv0us7YEg9ValwrXRVO2daO8Mh/Bb+dgwOkVa1qNP/XQTLqUqBDtQxBQq/tgZ4k/GSEz3f9Ryma0Blky3Fh9nfA7gcT6lQd42t30297loGrQfX5hpNepeMky+A5951dFumz3lu3BDco2Y1jGZEMkvjG21hEltxwKQ9MRXK/mYREzQ6phYGGM4J9ASE1GJfjc2+GhEIHC6xodoTRWRnnIOcYYTshGFWO61REjGswWV8sCyuwTdVAm4ZQRdIWY4HbuZKB2T1kLglEdRVtZKqqhYkgoUtj1UiiK1EUKYqEWQUB9RSiVDpSUed9fVuHKc/3vXCehN+2qkyRafeoqKC3JP9O1mv8Rhpohs7rjjmw6gTx7Cby1ChEICsE6RaID9Dwv+R33iJM5A89DnFsQ4BFS/9Fc4AwUjc7FRsckGsWvGEuW0JglWOHyupFw0erAeXaXSx5i+CDjvyWohlrqKZM6NihP3/GFPf48y0lvuxaVaDBVXNUt1oh3XkIUFbpPe3qkELD/p5yi1eJUar7oSIAtuYzt+Cxvi2MZFlzzFmbYhrYcjgHGbwXGu4YNzc8eomQoAqt7gKfE6TW/zCPWaGSjwSU7MPW5erhvWOxoJ685eP7OUbIGhejq0qRiy0pbShUlqhlJahlYp4oKO4bRMl1BGxO3PvPIAn4J0v1SYm2sTNLa7oucs3bRP3t5toKE3Tpf82UBmGzf/bQmVojGepzIPGCq2hNX/CYr5YizPtubtsm7m7DDkhlzgvh8YK1QNcJNBp9CoDu3suW7/HnQE8yEbVyOuftuGu6Z8HbnRyW/XWbyq5wjTdmmlGThgKnlDoRyxmAasQmCaT0zOovy92C7GOfQ+fvDH1GQ+rbNJB/kGjBJWr+ZBWhcvMA1knCQMa4ZkFnonF0rHut/gcTFFMy8Jy2yFNxCYR9BP3GMXREAEgi+rzlT9VNSqaFLTa0y/eUym8LN7MfrgqFTj0gTqGjGNrI1CxbgczyrJ7iRaXBLvTYLcEgTrQlmOrBkIIiJRcKAR0MAA7rSnWaQ6AKoS2V7awmMNIO6Oms09xbWVFN6ukY6elQFOf+6gndFcH28UTVk51GzBUPhEzFNihhpXqtGClRCaKFFiKOX41sJRJ+YO1oVMDS8Fc+peoKDgx948Njrujifl2ln2T3aMBedHR0lcjKmPfkIEnOTXqwvVtIBwLuZRhI9WV5toXu2JB0ehQuRWyD5ytDM9TKqjf6Gjx2Nne+xVWldvCqvpPfgCPLCxUbWMUhtDTEa3tp7oYhKs4h2gzPE5D2bvUeFIn06ikzE6DIhg1uUhDaNKK8qSd0pWnMDPMZWRF5zJkUDGrTcaKLtShGDhJ4debZK9WCEUpzAQBUBydh975xe//y3c9+dvv/e6Tdx/afPCxO0XnYChKn/GkuULq9KWbLD55Ed2F2d9HCMir1WIqYVpyE0AJvHa1dAzKL9tq6T5fewQgCyWqQV7KQAJWek0MuAsEcjaTwXdNGJ76SSGeFPJJsHnJkwb6pNAkNbC+baRBdDaWxFsEZ3OgjgzzmxkKbzFW0Lfp5gU6pus/fdr1PSYBNUTfV2wpxBuI8mnndYDKQgvEPAUre/hEGT1x96QDOOWy85hoa+d/47WMY0R7pG4nDndfl0tUBJRp2NdPFr9kDOt48a+gz4c4680fvfpH9YoUqstlGsRRW2Fn4j4POJX7w+zoDECvgLuYPW1BgHDbuwHu4zW6XCdEFDMrgvV5dDVMmNgsjoMACdXykSlus8nLlCKDJ7Awm2MUcIx8+HdaYxQw9tUOATJ3S795n8/7TI6yCmagmn9j/DmOXBvx2ugxCYTEtdEhhwnYPoNrcLGOaFz8yAM0x2MQC2UU8ayP6Qe3w2Lzd4rFRlS0eGfYaz6x195UYa+9aRvsNb2CPzex1r7cxtZZc89nY+1Tt2nsI9s0VujmDG2t8oNdfap7trbaX4mgRNcSVH1tY2ieZq4w4boIgFdxI/1Zt5El2Ubim4Sy/GcaCsg3dxs0vqrhTTQ+rEIjBcw1nA00QHyRReFzt0Hhq57eROGrn749ZXhnpAyTP2lCch0cdkIZHinjREUZJ9qUUT1Vr+DPTcr4cvEPG8mfTl378PnGP9zuLdvgH25LQv5ZSagx+hz7Rm58vU53QEJvUhJ6U5uEtn16c702SGjbjmR3nHUtzIyZke8cCHaOTcs9c0ei6XFei/4Y2Bx3mxmpnq538PJmR/5oO/KScP6dsPQ2rM4sEGYVxU6kgjOTm74U5Ha7dk4/eYtY/tneqk/g7TtaS9kd57KWDLG0Z+zsncvYueNV547PdG67tzRnbidraQfsuIEl48xhyfyV2fF2T9+GHf9f283K5razYus64nGbWvLTARAd3rK5s9nY5GzcVM3GTfVsLHy6XsnLmrPwB9vNwuiOHW+KhpqbaB/brqGzMYbbK8Zw+wxj2Onbmmvn/66b5jd528xKuHNRpQ0gdjaeY/DJHBx2tHZu1rVz8zaizLm+/WZ9+80za+vJ7chz84zkKStgbFfAeNH6OhsZ3lSR4U01GS58anNd/Y996f8BMt63eNt0JtyZkmgof4dj2l53Z+9syM7eXHX25m2UynNtRXP9NQbj3UHQoYnNu3tRbkOJMOnDNgZPC0QBjNY/zEhgFrYMEGTn0ZoQwgLRYbXkQADUmG0hFkaYL9X2CZtfwlxVX4EifYA9a2YAcHj4pugbmXgp8URvFK9udHySHR3nvoLSpqyD/0QZvtQL7pYwA9gOeo9JfDZsB4niaAtGp5jLcrFGpGQYNIIksHqI1U1enR7SBMiAEWcy9GI7g7+A/0izlyQ7+dBJXtKZvkLC3uR6VFJcoh/jV0yAwyu+Vn6Q2PjH6rMPjJfTcvnQyRNiwlv+2ryfmhsHjRuHeuPJcjh3Y9m7D/H0MAWJaY8hUH1pLjFKNd5JZlMuejVjZVz413y4ORC4Mb0KQZkybNcTWNwlKA/NbbFOgmA4yjfx6dB7mKpLog1K3P7vyTBKmA6D8EDv7gVxuzam08R/ESY7ot3tkOYjAlGZga+MMP0VzZRVhGQHCMlCkAbU2AfhJPQcC47VxFPsHu+IqefWLfmiCJMUcZLgoRdCFH8UwD0BzP0EcRFecYNEo8j2fN24IMXkswWay+4TZe/uyYCUM3hMkmFAOSaUcpnWWongNxGGbOoSmjosl7RChM3tw1RE8s9kcP9kBUvMZBlJusY/KJNjYwAOVEF9qQG70JLnHWNApbd8CmgDQKLARecVn1P3g4Y4S4yGYEHE8pbxihAk7K99UuMqk9o5qBrubqlx8Fh99oHxairJIEKNkkT3tXmMnDR5zJvv44MKAl2bTiKL3LNlMCJCN0WcCOJkJXlH3rmCyM7GO1f5TiToNd754HglpZc4UnPrXWIPlhGRV0qKMIEyD5MoaaWWnMn/47EjaFhXAbUEr93LurPVQBSxHgDi6lPipfgGJJba5eJVIXRhZPK5SLxnLiRQRc5E3whIfeKKAJyg+wQS1q1XpgyPcNwzguYjCl8B7p8o0zkmhKj9PlDeC67eZRnawhJMdj8RQTqMbzR0IfytQ8O0+FrNK/QUU/I7iv/dkVRnDmcOuKTDec+wsD7RVVpEcBJEUJ19QDN0svskkI9eHPE1iNf1/0BrWUqgL4BILCUQKSH0QQja9A7gz45ID9CICXrVsT/FWuQ9UdZUNaFnm9BrNkHcGUJ1kx7mvNd6s8c3A6LJQ0Ha/HnqKbwe6gHmG/Ik1TcU5iQ6TIO/7a8yWkSZRqj/ZPwVXforpg6DHrzDk866RLoXZ8TdlyXF6GQTLppq2GdgshLS73dNdZrSNSh8vmAKuSzqjz+RAhB87B8V9gHeAwe7cDp/3DEZyALpAu9RV3H5gX7sgBYF0cLDdhBgYyY+/jXAUlcQkxS7fWprQID2+M4KoJi4kG2Iy9L7CkPOndZQ+yqX4a8GOfcb20LONc1o7pyRzkRjbwM5967YTU/Wvkd578uBD/5R4yiWB12muBcmPn4SwJNK9zRdn950Y4vUEbd/N5UykAM7x5c6WpoWsa+HVU4VDqWOIsdEeVeg514FzaWQ63+owR2pOjsJApGq6zObZBXsQ4agtXTBTYqaBpQPhKt1NeBRIMhN9LrkLwuxA8L/9Ntk0bgIW+FnEIC41N4ISBBp4tgzL91hO5P5diY7aqcNtHc1rK7RTmCh+Ii4ELHieoXjQpGBpjdzStHWNCucg7EM00W5AMQySv4etnJZfnT8mgDAuSdMPJG3OUJsQbOoxlRjCfTVwdyrg9RA5thXB+1XS94SAjmrVwcLXh1U+FpVGdbI8ChmVOi75yFMW3PStXOyIAXCW3grIuA9jXrE9AD9M2aFAlOHxTcYOWSz2joBR2MMqYUuAfw9ZrH4PJe0sdLUYZI6HuauYO6uP972rrC6K5y76z8uvqsKColsCIiBOflv3SgVgUMiNO+Oaui6skohOovs0cyMqiqzMFnJGEolxG5S6yqUCAhiHGOzDMpYBVPUqddwTrFqEA9NVqCvSL0bVIp9RxOL3Ok+a7z1kTUzRKS5TyBVoqDKSwhupD5bvGBdEtK7moMUFP++QryRvCNDTopXVmVhEhoIwYVQDVNpHzIaHwZvAJPHFhybYLRvpT9fnM9BDdt9FYEHALYqZzUVxtWAxqvQHoZZIJCWsEsyMgFWvIxXhcl9FQrDuahA67NGwFGkyIaNRuVsVKQb2qjMjzDh2NX8kH9tClu2PeuYAnY1U+klQ9c6FPAQ6vG0w39kpCQGwjXaY0DtkXpyvnJIiyzFzBiZVyKrsw+MBeirr0pk/2vzVcQp1bf0Dz3tfE2OUPscwjLgZqv2FEaaKlTjK1BFKUXnZCyhVA8gLEGpXoKEuXx0LKP2hGSgp+NV6kqCT4MJWn2iXGlItWuUaguMwYYkhSO2figb1xKAvtUEsAYTwK5y7TBKYhJ3uADucETY3GUjv4UEkANt7W7qcZP1WtmOrLKNcVo/53EyN+5u3LhhBcWNuRuNsj2S0oigoojKXNm7H6skplYNZPir4GkW4r2eqcMuscnJC1bBuVbLHBlbIfGRclTWQWeJe9J4H5B/8atQRdl/wCr5MprCP+XVNFPEGMsyqJtgsiwNiFh+2MBPEVavAgcknlNiSnyBgFG0KZAPAZDgX4rwuMsQ2S+Ciiy4t2sklDTrR+8xK+3lzZX2L6qzM6sMjNvRoAtZXC9XFOtzX8TbL2BvwQL2q8SHs9W7+u5e2NFwmLurME+EyDe4r+GxhFxpcFnH1L8inxXOyF8qRhtVjLYDEAtd7U7FYWnm0kA20Q+x8E10o7JzLdHDYGTf0EGXoJf8NWmc5tY39cBPIm1kYO0qmyx4U187ySU/6H4JIb1fjB1MpDV12JAUK+u7r+ArAFoQKkgPFQ9IPazNB+6/f5LORpRNlu+cdJB9S8oLtRhYoVNyEeu2pX9/MgQrfzVZmASULd1JSeKMpflK3CJ4H/MBbEN50RAvEmRxY0Lha3p/H1Byr5Z/huYlCqATEKPnSM71p5dLYTfmR8X3HRKMVolZO+T8wxwlv1AYP1CdC0aw3j8AypK5HzDew0X3e3q/b+8HzV3W3h0Rf97cPc1uuako7gPaFmPAYYDQZU4RgO7bDZJpudwzmgPEvFUZhaXKpmcGmxPAwe6YcaCWhqk9APAo8PchhOuioWtB/wkBVXT8CA0qfvFLXMWA1bO0URPFsFy+Uw0XaEFnvgV4v6qI5fBOxez3WBDPxPz1GzF/fWxMfQ6xD+2c8VrppWQTfaResuGhNjzUol4CnHQgVfLuN+kaEDiNb7luufsn20Ybdky0IdFt+eYc0/jA/fr+UBGUIk1AKf6EY5KC1HbrskkI66XLplBJZ6i75hzlThyJKNbNDoAsPRqCgxb9NhdJbBbJ1FGl3dgvSZIBa0KBJIvFJD1Dkh1VdiHDDViXz1ClnAIulfF1kDAH/FQwOjTCDAIwiVDeTXIM5sixIsoQnfOka2GraxVRhqZzYU2UBeZW+nSYYYA1UaJYCFJuFxJlokSZKHQqidK5Ux0tZYAK5cVsC5QoQ0OUoSHKqsCa4aVKGgkCoxMT0prok8qeEkVSEWWgRBkAN8USZVXfr82vSYbNAoj1uwK8K+C7AKKg7wIRlrkhQ7Go7M8unK9v3NGB66DSAqw3UmlhYR1kX+mSFw+P5OdQQdlvpD/cGwURbaHeuagm26gl3P0amglKmSCiG57UjZkNVCTvraZ+QqiCWQVkVkEhi50QISak3+YxxKIC4TSiiY6go4QQO8ziOOAsWGvYaSGlp0cUkhV/4iZgGZuCe6zPeHhD/+DYr+KExkfHHYsQOw5EgEP9QEpiyf2ygRtBrFIDVUp1JTENl+KbIEClIsFmSA8TwXyKIGtCCFiFSW36uvykVgQdJcJc48aEHVKmFzVk18wKvVlLdpX87RxCb1bmN9EELvIgjfoJhWxgEYu2ZGRzVAAJbCXpsKw9c5g0iX+PYHBmNHr93lzt+kmZN977IPLA0boOBR8ah+XF98HNgdFh+V1IqIxkLxOx8naO5JWgGLYFxc4CQZGtawqKYSUohpWg6LcEReHyV0EYdZg0KstNGf0i2fFn4qhjVHS4O0kLJGMWPmVhoIrwQ6Vq6rEddXF2bJUQQKgYPZZLbJK0eyYzb3rmm55BLsBZq8dy+q+aJBTtbWEU9C5WPTbW3rHa01XpGX2yUeV3G8InG7UbnGqDlfD3lSl4caqgInFLx9V1Y2qZR+qmjWz50oY3nG1+WrUjIaGu6rmSE4sF4RkKBunHCyi4OjtDwR5XlH1nj+9EaUnUECx7kP48NL0Hr8g3wrWnbuECGuzgqGzh8ROCTedBuqSToMAgDJ8ol+8WQoYGmz8mMI/QYMkfNgSccyBEuyQSR0Gti1VfVlD1Za1ckZfDoinrRl54dDIibp1dnN0p7RoyELsECe1ph//IQOxWDRaXjKwGm1ERrYcit0ORt4ZCFlWGoRCEha/Ne6m5cVfjxnWrwa7P3Vjm92EsVwWnDfQzKkdgWjnVx4QaLNJwrwKKcV8ArkV3jxV3ccSlOlTwsBQabJ/xCDLOeaaba6vpsDjAtie+9zTD7DWaMs71RulGmT8A7wsesWhPwihyS9tgTsUWC+aA18b0cJqGx2C3sfXApMpVtIKBYpiAHTBBPtREP5hCfOi94Pox9V6VdS7jGn05lqhqvliFqvn6RvO1a/NfVGdn1mWl+XI5vlwCYbK4w2wTYubcnbbMfV7tGDeFM5jAyJT1QOOTZEuDwd9mMQFwRotEe061preINqL1GjRnzKqTaqUz/i4yfFAvqnnD5VP9kOLRm1ql1yQUURVMoAoecu8XI9KsjFuItC+WJGJ3O9QljaaSq2KYUcqeLFEsS8o+ZN6k0lV6Rldp8Sm5CjJvx6hhAcxLFHiThsAr4wqBV8zDFHiXZLunAQV1BAgM3Sn+k0KopnTSQFoIalGYp7DH1qKwiGJs46WKrUQBYhmxH6L8UIAgnOUKDiPWXA0PC0/wVDYQfNhlWcJjlN3xDgvu7bKso+vHu7cTkvztxaeuiNIxtrolWg2GqBYVI8aDwTMu8++EyywdU7lTIGJRUhgmOvkTwQVOsjUjq8hDtLjwkgTCCLNa4vrpGFmlU8kqyL+XeeSc55BVltUKOrqarDrNKKiAtHZfTTaVQGbhRRR82F2BJcJaXQf0YcPnmloOlrZ8rutpuQ4OJoeb8hAFKaR9PenuEkVpxiF1jATkGQXEN6IPXymBRa/KWczPIzA5vCSpFWnKXSir7arOqnW6xeSdM1NpgBLr+BMWnGMZZPnSIbWm5I12r1txZr3R7gcBaQ6PYg5bsFpxUxVncgwg45tSuJNnBgA2vNYAyE2T5NXEg4bQ0ztMCA0WmdSC8bEuYkCjl4XVvn2UNc5r7ZsryseK8nRFZUb7Lldzj2thCd4SO5x/oEsCQ+VAnyEOZK44kHlDEYuJrZYbRUy4qFHEdtK+fK59bplU1oGstg40qxpjXH7ZVjXu8NlH8oT18aEc9TUpMCawMRrua8P9wyyDn1MRW2qyOBaZlpHpNdmb8s79k2ZZyfrNPt7sG57jW7sEGIxaB+jh3g/sf3kVGIxaByLFnIoO22Lqcqsw4hUCh+s61lp9cnqJuKU718YitkdJyqsBXZ5MOq4RSHs0YC5Qz2o1DIm9v2Ky7GgZjNSUQWdarKaMxJYOOgn5LxB+D3Y/l006ye+UCt+h0fu7yuLjWu8ONJU0qPT+1Oj9U5rYvTouJvsHJKzEmIES+wypWtIyawTg8iKhk8v3052qgQG4OKtcBLJHodDFgE4F2RmuFkOBc/iYzIWv+MSQYsWjMUDYxIpV9oS1F2DoayhPcVj4ekGGvms7Bl72J7sx3f1yN0Z9RRbUbsaAHZPW74YSLt4PEafkD0Uqq9sAf74bSpAnDDYod4HhCg/NWNxbosqEqcvPpcHxC2dUwq6ITDDiHda72EiUEAxx1rle/QqQIIRV4iyJallapmFFcsfa1ZRBYXmSSzdoyq0IRubC8O7gsfrsA+ONtNwA7w7KDVUlA/By4buBiIjkuzTLaAqpqOAJw/XgcUCpDpi8Yc2e7MlDs18kjXeq60UeudF454PYL/bgdkh3IaOOxNGDNyZjPNTRRULKE7Pv//HYYfXXzpmrelosBuhKTaIFIfPmniHbXm2uYuRYWJKfhA0uyfIuoHNySbEoGC4JBCBdXY4x9KtWkt9JjOYebKgJ0FDbLcD7XX1/gvcrl+xUvKrD4fhlW8Wyx2cfoXbOJ2kSNmN3mjZUB9SFmBmHXHJ3kx8sMpfWLwnxktAYHkPzElmJDzRspbXGXO7un5WhfWcnlEIcd3dnmNYZ5d+po8IvbDVNAbhDATiuBOAqPonoSvCgMKTm3KS/7qUEBaf8130M9eyPyvaWUhLzFO6X8h/USpH/+pX8J0UJwS4GKv8tyTewi+UzyXt06ShJx4rlIJJFdJhWqMgKe1zboC0j7oXQbWXCQcDwrxPMpTDinjzmVdxOQ7hoc+Wp41gWGVAEqCx17xetzuhKNFwPIe6lKu4NVNxbUXEPcZvLKu51Ie6lVtzrsndG3NOI0lrrW7EsY6Wld9qI0pVy1Yp7wCiGbhZbcS/eXtzrzop7EWSYFbGagu2IyKxsx+jlEPdiCO4+GQVsI0MGI6AEx2StikodNtptolK7iEqtzjIqdQ23Q+ONTVRqF28EMNHQinvR7ABA3GsNgNw0oTla4iFE3Iso7nUIxYEUdRUlOuq0ZYyhESUEJ03GXuN3sQroz0jseKk8p7Aeeq8Q5ZDXwWY6nBU2jIAzJ1D8WUdKKjeKoRqgNgJXVihtNqLvCFuCaGehJC1QREwf1HCzlYrMb6Yoy14CURucv3caQAS4ooWMFKBBJA/FwdNvoC86RaengqsljFgxLCXa+VTwJQRLPg2DSvOGrr2hTBhE0ri4wpVLABceQR8/XEYoXPFy+dZFAY0IDvGXghwPKr4rEaBR5qlRW/q6dZRtLBQ09JWsy+7eCcObsKJ/olHlWq9vBwg6wDqBPY1dkE58EvNoRhpie2rqO0NLE2vpNZDu5REpwunIxURfYI0rWs5R40qd0AzQ7sqTFY3623/JOK+3i6LDuxdE+/k2YmupivZjsSx/wU0QipvRfoFG+yUHHYON+yoMngrXEm+xPhZEfAZtDBDR5iDm5PoyP4bQhlg7uLGloaToExyCOp+HTl7qKRnIWPeED2fG1nOtlrXpmWDOSIt5/VFlpwQu37Dxy7P4JXNT+/0/q+lXNu1XjU0w2WGtK3f2skOK0QdfKksmpotuSPV0fcNViNG1EWEQvunj2DQwFZ45yqmX1hcB+iqdqcbjVdhbGcNbHa2Du005aGRrSJdbtVwnTruG1iNqgBZH1V/ce0pLZ20Hq/KggVX5thpWhXUd0o/RacSiMXXmR9eICF3FiHc1MFp68Bf3qN2pPvNFnsksKGRn0ZB2jFRUAalTjwMNZlvFf7lHrYudmWFyizM4rhQgnhGB7nVVbJ+Sj40SJiQoQnF9jUPsqd2Ltdc5fmoI9yWlngktWoskgveSZUikXgfChkmKqFEhJ6VQCWvU0fQQwVA2ADTxZMkA0z578lZe3eHVPZTKYNWbJRorKqEt58h9s5pV0+rpUiVDrsejHnnH7tcdEsm+qL68dr0ub1RUH1+7LsrSkvxX3LZ+OQIuGTLtz6LJsBKHwsgjz/AcxiOoxiNcNB7ROY1HfI7jEf91jQeSBiwGWjvEU0s01TWVYapQfnbmEKXPxi3g1HAOOtuxOFTceqsyw6VjMFkhpJoqW5c40PWjN07v3up5rhMwwwHiFZ1KQKnHP+Uxhpbx3yH/LY6VzjEpeCySFq90LOSrQsIuKmUMtNb46m1qGcdnLGT8+VOn6iLCGnjvMlFR0NlqqFIaw4VoRIE0HSJkbcIOwUsmehWMA47DxEk5SiewS+qHof1Q6IdY+udhs2W14NjUKtFgAHoOOoqlZ6KYO1UUc9yKYl7UBelfV+sgoy63Vlg5qYWtSoM7Uw2bKeVY2vHSDB4UcdQGaJ6px4KaWiz5OasFus38CGz1UbN2ry37adD+WpPjbDc5xFeqJidu9UxIrZocd25y3LNOjmsmx7WT49rJce3kuDuZHK3Y0ZocZ9vJme+CbpJYljOTg3ZpnrZ1o0RMJtSc4y6yJ/W1KbwoWlv7Riau0EEmscYYAHpYOlUaQlSlIaAa2cwEdgxKqlZAZbqfJJaY4RT5xqWjjS+ONduLCIwegkYVMpF5hybpxKlK2E3N07WM9necMq9r5L110uf+6lxm35g/ltYRPsduQstuAg1dBWdqM5lI+Qw7JmmzBnpaKPBYrpznK8huSJ1kIqWIoviczrGeuEXdcUXdseU0lm0t4jjpMcnxNHRtagmnx66GK1z6fc2dMH83WQ+Rr5IW63Eq6k62Zz0KayvobMA2rai7+/8QvmNnyV0wS+5ZZ8mwHMu/FrGeHc1SzYNcO0s1D3JnZmkhDzISujs7S/9/w4B+JvGTk36rZrXFiPd14eJuD2auphrfqOWfzJekjo9oqla7kr8p1m3h4ROtzZmatHKbo3j2Srg7x9TdKZxuVGfcUPFPfLXlQbNliI9gH9DBzvkW0zXL/4JJjduOc0ON+XWGYQPUXl4FLO8yP1omr4fZXdOfZf5uZEwS3Wgx66XgwTBkdW5kmkgCWAtJB5JykyiVLzXuRMBH4fY+5HOMPzg9FtadNbeXxK1+Javjrg38Iwxf/h3yX2H4PSywdcSWcE9/WkpyjQvxTjAs4RWCxY8dwKkeA9uq3CN1vquqwX1ej0Mtzfe0+oiUHhFfz2ChYD9oCvYS9H4bggvkUUHT40btuVtlr8WKgjqXvRZbuH5DSWYaU2Y6eliJzCtEvXCBlYC+kKGYO32zflslrYBuG9D93X7aCNxKGK6KEAtGCyU60b1qojNW3ELBdIQJZK+XZW8muqPWIzGXcDozTKfMI6ZTjNTN6cwwnXl7OsPWdGaYzozTmXE6M07nEmYU05k3p5NLIMd0ZnPTiegFUSyqqs19Xt+eziVOZ+/cptPndPqLJhOubo3GwmT2WCv9BvX33ABP93aTmetkZvVkkixkQ8Ccpsr23p64/YY/o12g7ixCVKgezc2tCqWSHs3Seia4d2Cvst/h4Sz0kyLHPqQPZFmOWkxy/mpikjz3v1Y+/4aMFGrWUK0YJVYwYil/3ZpTFaAyfM6tWCR0Z/W5vpWMxoUVjWi65JblVDK8U+2fs62pRZyYdO2guMQm1WxnH9VsFj3uHXRQ9LiP+imi1x90gKg+OFjvtdlfSSLC4H+pJRGZ0WTudjwjETkticipJySyG5fW7m9WOAPUerxoQqLUAmszuE3TcY24aKkJqY/VhLiNCXGrCXGrCXGrCTFS0NhVY2iGcq9G7BxsMyFRqoZ1IsOf84S4mBDF/ZYJaQk/iQo/2IuQ6sHkC4oi7O6ygXd3WR9OF2YMtB1twiWsjeygUjKC0xx47+SQgRA3BY6/j0MAEpynv6SiPxWZWlNdiUySEQriR0UWh8SPoixqekCPHZI+Oq06Afqtbk10XWU6kGNL2lreXtrqQjvtakS8AxHACF0mrxjCVVkLVxtt6y7tuuwC7Lr3PP8oDV4LpaFZbXLvm3W7k2mZFsemnUbFySZKgzeH0hB57YqTCiPzu9tVnIyKx/AT8kTLWptfXGqykz4U+yhfGJ6DBlwBUZSsUujZTe0VWlOjUn1Pyu4ZOJ7RZ8Hmz6jDJtsx5+SMOuzPtpQ+hbEzkBWthmlHKsPMydow8wqW5nXTugjcjP6ZzJu+kkWmr59dbPpSESi+3Ftg/Wq806IMbM+BOzr695ngLjJkAzakvNiUeE9siXfoHH9wqsmanQZrdpqsObLKajQ/HVGr/mSyuPik0e5+ttbuolQjrRIDQj0/HQmmo9uaju5208Hg5aiFxUG+7FbeOddiXCxsSqRIF5H66HQ6FP1axkumI2lyXAXPUlab8Q6rl5g9JsfG4DMhFky3q1tOVpVI1YJerfaZeetqO7F/2PnqLpyvanNP2VqbictgllzZo0PAL2WPiWGPKpEpe5TdQKIWWuyRVkSjjj64UB399SQAYpm3PU84q0XsqzxWLPoqFFSqp7HbMI7JnPcCqbTmwW9uyi02p7yLQqMSHiqCb332tVerBK2ysXS1IRCrnNrq14wo2OY22XbcJvsyuQ0MZ3dsfRXIlUiQ+LSg8+BAzc4DYBGnno/+N3lWJel3tpH0t+FZudKcSvrdhTyr5lLRtlzKUjtrwl5TtiRGQ/XZ9lwqa5jUsjOa1KJ5k1qmVXKbJjU4grNtuJRjuBSAhDLWaKmmMdp+GqOZaYye12msjWo5prFnjWrkJXnF63oLeZ1jaozDqJbX05hhGjMjFDR5Xd4wrfV5B/2YjJ9hGwrD6yLldWxSBsel5XXdFq/La16XazuzBq/Lt+F1mdJdj611rM8ZyBLFtSboJ6t4XWZ4XQ+8rqf2NwkqkuSZlv1thrH9N/crKe09YKS9meLiX46o96uLRb2IBZwgdGvaiwWu3EbS+8+pmBm9lpmxFZEQnxlop5lDpxlnHqKkXckcYNBe7pqxYPRPmcJYw60SkQ7yJ5WXct1Qe/ZCYnWyJo+LJKhAwrtC4HBcQ2yZnlpxGYMC8sBzs0YIT1aF8CDiQcxIv699AStDghdJFyMy0BtNIE9RBfIMtr1V1BGhRkDBIIXJJepSY3AnnoVB2llJI+sYiBZdGRmJy165w4APC4t2dnMtwwsj5pOgv/FW8S2mZFlWh9bQerakRD1QPtKzwuAZW6zku6SxIoZNEwROiseLKcsggRaIfZD1iuCGVHN1CB+YAT4QqReIKRTm8OSjkm0UEtlFijuh6rzY53B8eDKsTV71x6+XaMZbKQu6ljIs65mqdKIU4s5yH+DcKfdxEQsuiXzrEgRPM2Jqd04kayPH4o1lWrO0FcR/6Q5qH7qy8KGubqWuwtSUy+DBBUCxEJy0/PAYu1ID4dQWy1YV3GltFoiIlZbdQARGjjb3WAkkk/CLjGJpYRC4ZDB7QMeQHAs6gJDaIyEekqijof/LFphrwGBdJDpoyDgMGOGOZtxrl7FCpzXIhAiKIdF0NDmGNLGibYYSPlBKK5BlcP36k49KeK6W2QSFXC3R4BI/1gUoBqAdc+wsy3NjgZg5hQN0gEjpmSiYAQKnlF3I2Euy2mnBBEbobnsgOeA97CMZTcq9I/ZRPcCZ81F9CW5liuVkCQS4zILLS5hAxvh7WmVOYG0lp2Ud8SwB6jCjYx6qFCOHMkY95UC30xgjAUwpM+CIB2W+EGbdrWzeXnGv1tHjCGbLO0qN0eXWxlVLG4E16TfVW54Vm0RQsjkxjHUkLoFjAPpu1ApWqFOLSmvqVwuIjz3R4vcTh8sSU4tsAK5NWyHJ/GTO3toM6/mDNMzEzBBhA5oHQ546xPBVCGSCQ8oW/g67s+78PxMMoWTSzBnA8+671wgb3IQSxVHvKnWmKv4geFegsmUPiuEvIJS0OCwYY9/j0JXMbpH46QJpNAWSrS8Gy9S3l/1rDBay7DXyvGXDD2UrE1rXVSqIMkiD4SQk8m2JRNdlvmBhN7wQAhxItNfY8Ho1xKKWkPz9WnYHeCteuwLmtao3ZgI+JsxrBRveGpjW6ra3lqvgVT1hZdjwCm543DuLRny8Y5ev2CxlN1+CBwbTPsRlEgu+Na4Zs+QKueMVKsjSXaSlSag8objhbdnVimRzTGE/yXvEmt+V2lJXBRYPWiCHIbDGTstjV9CeFbRnUI4eHg/qGpJmDKRefa099JUWeou4Ws+Mru5jPUzY0N4qrBWtH2LSidWbA81Xm0nfU2GE36onr+G0mfhrpzFtTmPa4tbYq6yu1CIdXrZi/iqmbQnTtoppW9721nJZxfylxrQNwXiGjWHqGb7gzRWx7I2ds48MrkrNSAL3jRtRT4ersFv7ULnx0HJjpkMMuW6GUvNV1cThIRaKwXQCDtVJ7X7YR1v7mjJaNJJgBL3laquZ9BqOrsbHr18vh089Oh75nGMzVwSHYkNq9o+ktZJvlDYVbBN6WlzskOIKtEhA/0Bl8t/otvWPTHZfiTDIcrdk3V3pAFUhQDOq9VCX5syNA1kLNHZMw5drY1rumFqpulFGBsNTOkY9S7HWTWkz0y7bD6W55dJBQ0cEOenJYM2vosKsohVsa1tmIfW5arhzWV1JM7KGXN6TgrKHDdv06UTJhjtNzOzMq1npy7YJlWaJeDF6+9OHVFiSwPw6avrPwZvT/xC6vZNn5O8qkpnMKFehT4gxh5Qf/Z07SDXo0DKrQY8015MSa2I1Nxl/BJRIJ8aZ5ushDiAjF8cWSFFL/c0wikzM6M8IJQCXJkohcluZWY0lKbwWDeqqgNHVnaGAiJEBX7JgpXflIyUeehurqLR2LnTgw5WaTH396nxQ2jR1aIQzKXJTJUjq3Iori2c83XpGt2UdKioTamFl28W3WutQl/wmQ6B9KhYLZgASBbSru5qjoJq8DKUJipKw4QUBQgxevVgkJAt00kctAsBW9derJ93Inld3Q4ZlwrdvKqqqOIxdNIbBIFEzh4wfCZ3p3BngqSBgkaSZbBteU8e3NNKelTrgmNDpyW8kHtfJLbQj0DuPYuJzqluaTsbUmjL/UmMVACpN9ux+vSzOlAn4/m6QmgQBrbuLhBdf5TOt7wtbAPlCpFl3zOKjlUrW1bUAwhFYZiHpVvipfJ8JPnXhgNHgU2hlGnga2cDTyAaeRjb6K2oGnobNmNOcyt5JiPK1EQmQXgDf0VYkNgbHtKLTakXHtCI2rYhtK2Lbiti2IratSCRz2EQ/Mvw6sY3xUmuYRPKllOol1vwYpV2rbIaZgTMrvnvmkQtbgR+hido8t5HLg8bAXQtL1TYD12rE8zp56myLG8MVKP45XCCRSTnpGqFgX42ETlMtruC6mIiJal/aFK8Lsl+VU6gzxKwApLWuOdo2P0CN3dzBY42Wj2G1QqTHONRyzJlibdncE/TcU3xPpEkLDCtTstUk4mNLg07JRIqK1BjW0ruaN/VuZGpholK0z4BFhgVadPPa6ir4DAujafJmNI1EEjE2CFE9SH1AQB83PjV2MBsd2YmEPsxRxV1/3Ph/agc9lsBBsXrYLvdVSViSHXspcLlUo/Svzuvt0ehTkbznNA2Asa5ZFC9SpSK/3N8U6uyntjRtvaB/agRo8BNwUPsngxNzudLkmR6MlyNTvbyp55I8NSIXBv6O9kroX4MLzaWdlg/ScZGjhwpe3azyRpJpSbNCMn56mkQaqwdSF7irOUDlFtkUct2tZcXEIAbaiqqwuf88t8LbrhWYt7aKjEQ9BIGiAhCNEnFjwhCzSmC4i/3RpFcJma8t68+3HtP2GPu3JIw27q8/9tRajQRP+RNqRwZ2RxoY1uUayo5CrwWGdMS+Qk9qR0TE1yt+k6tyQcfAVTKuBTwGInGvJR/6CD5IbPjeSZvqk1QDCNriberF6rXNQ716yWDC6hUE0o1RL8RHxCULhARApxBrm/lJKoZgzOrOV+e91Gbld1J9SLCDsY3s2AIYecPMlegLfmN0FSTVbwwkJSetmG9AXm9kZRzvqooOUfOgq+NrY2E9WyrIhruSvtpZ+jqw1aB6zUHtLqZH5nZzd0nYEJjHZPq2yAqI89362bc/ztr74oZkG1fKdDwnocapwvFU4RqAQBAYXxuu0bfhGotvNTUWmN4c27oLGPzU8sG0Kj3kSp2lWUhShfQhnmLxTfcaVzuqlhBhESXniv9qfehglBsTwNlOBthzhRoY0kUaKmg6QmowFHmOUEctqeRxkblcNZO+8rqU+KDKVIBniz+x0WRiVPLRrSbL00DX0udyIkpH2ccusqJoP9iGVoWKRFInNgbQKcH9TfAFZScFrTxadl+vyk0AC0/v4clavdGsNXR0MdsIsDRpi7QS1ES8Zrc5EFi3RWA12yPLDBp+VcHMF1qrNOBZn6qo8E2f6hqA6tfK/NFHylWx5sY2LFF0F9Q1Yb+CqyHl6bI5WgavB8bnEWA0NGZZzGRCuOBE7Epnfpl0WsFPruM3gp/sMtHuovmrbe5D5t0pV7dhQj8FjiJgC9cQNdRHDHgHzlCcEuYTgButPjx3TYgwCDmFjEXXfJLjQGit3rYS2DYSpV/kEWtVqp+8ZyZVWPd3Laql3vYJIcVCYkw4CkrRV9Hbo03fgX1o3sBU6GljeuurGGE1ctaaAaV3z+EZXp0YMTxjYkS4MDGCkDwMT/AISVA8eK+xbND9iynHKurqcozVZtyhCillp2QMYFCWdC4igCVYI11FH2C6r0/GdCPhOIW/qJmMOMrjiKiidtm1ElaCKmElAuRAo13mVakp6sQSGrBrBeXq5R7Wmg8m1sWkdikFYEuAMBBC5DLDbZCQ9L/Kdm7SQOp0CvV+yNqu98rGtilre1XNPEbeSo8qBqLwKdmtkqaYA7BJbFC+NCoEtHB7g7LsxSF7Ef60ZdhLvUG1mcg5cA6yizlmYbZRhOjPrERtIZvMXvWva/C/iA0U1Paa/3XSbRlc78ticD1lcGvbMLg1Za+WwfWAY9oDg6Ngo0TarVS6bsPQ0QWkVtdsuEIcEph7OQv3dKHpCbHEW1p3ATud37BoBiDqDpQ3Jl7sg4JHu1diFJYulQkO57Y2lq5dTr6RCHwTjtfTnAI6ZohrHoBSCxu8UOWRC2HvEzmqwZRnrhEe57RQXb69F8HKgtAHKdN6whK6VxF66TWpwde6Tg1DzFGNgxGkcSHohpzsG2gSCbETkSqdBzYqw+vg5TMWN/DyDhFSkq2KbryU5rCKbtKFpBLXpNIx4B9y3wxFR5oQw3nn0Ers0ZaqlFULy2ZzgvnmhIuaczbabTZo0hKoIyth293MaYjUjwK5EPiKt62PfSNLt891muJ0+6eoSQHbXJRahCevgZGSWh9Lt6pgBawVYv0y/gkmCwnAoawNg1K34l4MREsMooNHsjdpkVplTkcDeDQB8KbStkYaEzRS6UrlviOTJexiovDGQCriymiI6pGK6kCGGgg69esBHVFzQono4DSFJmoIey4mKWxNUlhNEk3fkHVm+WCLZLtq4QlteRc8VeMvJvk2nKhtZ6DOM9AorYZGKMhUmI5ycCPNUsrLubioF48L7WT4euw/mrJVmJyWuMnqY022a3YxXsjq23To7ZwOgwV06G9Ph94Z6c+E4hq21lG7d/faGpMPcVyO5ddFxTThF0gM0yyMPiAss2ryI8BrrF76CLCuGjtwVjGswOZRGn6UHQEGv7ADODtiLabTJLlUSS5WppC+XkJhGiQnwEScEa53azVNMSNpa0bS2lrBK+XOxURXPs+NOdcmtYnEnSOSJgEvy4683LT4zBC4YKw+0nweDZ7NC4ZwHbaIMnPPfIGbNtI6m01bB5xLosiuCWuiwGUhfhO6PxDhhcKnDabHJCPZ3a1DYhbx6NFTFvHoe2xmzPFG3AguJLc8wsBTmQXXVtdg7pUPEBiUiYtfP3HNruaYauySyyPTcQUTndyLnFKKrOinEbFJ8QlZfNqyD/iBT6dIZepDIaq50PN2BMu+iRY+NOU1quCzqBGLT3w5hkdRSg8klkUhHt8CaXouuleZ6WjitOxx4cWCFUqgN6ciJzkn20Qr4Hfncb4ukowZxmkbmjF3CVE35TYtTJstvEykmJkWlhIDS7NDo4UHhF4aTyh3yMpTej8sUpYI5OmjsIs8WsX1/Ers5fVUATHPs8WkFeGKTMhvTpxl+o4aQyN1cO2nq+ijQELzWDT+zp4f0HBXhVXTiWISmipNxhAhNxH/LM/zqYw3nufNPc+aSRVcOWashIDvvVQDxyRxzZm+9EtdbE6w3ox9BcEM9LeoeCvji2KDvTmvr8bGkFXl0KutCpRsPVOWU19d1TWlPmV/FpGkgYDPWAAqVBGsyjCul0FTofIrEccnUlwk+qOxa3iV1pcbY0a+n5YLM2jVsLlMysmniEyKNbodyZiG50TGOmVd5VLGBq7sWI8MnGMF00L9GJUVr1uj7yH5LzJxLcQWhR1RrQxzqcqdVgLD4lttqjL1dWjHRcrgGeLjakS5KjVs2BC2tE2IfTCpFVbfPfv8qToeM//JA+DacyZsBZo5rXEqwIlf+2EB+6P5NtDdp6sSc2ihXKvk8rZApv6iXDldboYcZQody/OUecD3PYHdtGAUFi2oEsJLg2AyE4JS+fUgCuYmtgQVr/wtLVAuW62E4Aqaflk8TNCv4laAf0ksZnGaCVMYUWSyFhy40+K6QdUQ6WITPiCE4QF1/bTsj463Be6LjZ5W5ad7NRxfeiry05kYdctTHPXkqmCjwKBhncym9gUSXJ3xE7cyfjpXz1iCfE1XaaazcSyMGajOq4CFBtuaKXM8iY21J6aNo1tj8tZ+CHVWdDSshEZU+kmtZAMnBypRdqxkI3s59TMj1mT7KcNYFpZyLUZAlmiKDJldluIuqIzpqZlUVGql+tew87Ah1VXXQdCu2X+mrpHJDj2H5vkT4PFB3s2xpOokPUZRZzZJr2+jqNUIn3H5NhJXvCpJL9MkPQ2azkFzHbsEPSvb+JUdXhdyZJK7DIKhio7q8/Nr59rTOpzykCuZX9Fp7S3GZdYOieajrONuZ4/y5h5FnECPYZfS37dZ+13G+s51fkqk2+q/Cr2emincRv0SV6neNVHaTXq3BZh0g22GDgF395tN7I6xxcXV1hGjVr9D+NoQ2Ci1+M1ABLHwxijb2SXeryHcTLU1cNnMWOb8BmlZ0wEF8LkxSus9xNHXQbV1a4sFikDWOwmsEvKPDeoxdqlmzWtF9XTSdnBYXBGACJ5DwAAQsNqOTxVPS/BoOz69dLoxHRH1Z+KK6sYNTyQDBjn2G2g0vlX0nSrSZTgVsIB1jfNS8ssYCQVhbtwxFq+GXlOoXtPBIB4tC4NS4lXQxApRQkdCZscwq+isMYZdxmLSb6ZW5sQgPIY0QhCItl7dcMDvFEOki2uRQzBgUEBqvfaqPBEVp6Fa9DAJs7FOb3Vd/yyB55EGnvtWgpjEVfS5D08mFOl4cfQ5xkFC1Kvoc7/+yV0Uff7J84MVUSyCGo712brCbXNxmXJmZB5S3/WsKVFVgBZZhGKnMkZLNv/AmiycpuM0rB2nQRXChEiocVzlVs7e49f3eNvdg/h5+WPhXRZ/igzfUFMXbVmIxEyM7xOiwHfp7lmSyRkzmGvtX8a6y5ubDgGawWKDNaGz6l6v/ic5ex10Q6eyiU1QN0L997NyyIetHOKUtTDjQGqb5DBCOZqqQS0Xy1HpzBpT0poRaNiNQt0005H7Oi6QpQ3zM12CQQFtY+nvGKW/M3I590ytpBWC8MHqKysz5vkKi3egyzPZDqPTlOf7mlCaaQUtPu+9lE363OZoPZJ2ZWSeDK825YjBuWQZWpY9PwkDcKpecyZM+ch88WSMzI+cDCP5TZaQNkNdeVnDVYGPIcxLkZDqpwtlqFbJb8V0RPuD5BRpvtGS1iSun0HJO7ZQL/VzhMmOneo5PXkO2ibrFbuac0YSwahmFaWk21FK98yUkiIgWgUMC1S7aasXbreSzVQOt1vRYRNDYtsV3anA+HCPr2B8r5gJZFS5IdOSbeRHGqv33xirN7Rw6JI8NV7SNPpSA+uJQBm1NrzYpOafU5JicLXu9PNXBnq6unKHyOA716d2niJpasCgjiXLJSaGWP7cVqErtKhNhjIUjN2Gx2sJ0PY+8joPwD6Loh0cIJuLGjWcm3ycwRDQmPhNTb7dBzPfQa+EACpxIZxZlocOsHYNSQ1bzuwV+txBiau6utdMvPnAv8o75//Krr4vPmJ4uwgZaxoojSAaowlZHj5ZUsB3WRhrBnF6snxjPrLLMNJQ9/oXX5dkBsRMVtbbpPuoO9b4q4ByDWxAQGNCFWJgLWr2HvJ9h3RymDbou8vW+/BtdcE7AGcB02zAhQcIDxEiKV2IsGkCteBVcAy2QFXfrxJ1a8WWTvGeidGWx/W4Hfc0nSIy+FVIqIhR/KCqmGhyzQcMGtfpTetJl0NpLUGmyrmxBInMiw0Ks4Jyi2z88al7jBJ5fxEx901BcEPMlzj/C23cMo1Q5hGfgVo0JOEDLM0ob0QxALw2Kh6i+mBpLdffouL+e21gkTC7OzUHbUOj+PQTDuXESFsQUM88gI4dQGG03IEcTfCJq3TLiBJl8WHA9F9OUH0jIrIAR9YeRwH2Rx6oNqKnjcAjAFb07eyRkMtI+diSWq72awFGZR9MkruB/sQqAxwGrarRGTaVjBfBS6t2QFi8Jo4mEUfUVUc0SUnp0bZUq9GtaK9sDvvTKj1dJveafG1nEynXHkVuSQ2nM1JVqsbJWIDPGbXCUAzSGe0PvhoVv0PDUGIt20xxbhkFgVBbUaaH9dgL9QKuaw2vrBLhCgVHS8oGaygqltDHeuRkFhIvxaXYYAtp9WtW7ra/4mRoTtIA09Av1is4CJRSXahljBpaBmpEYrRHynwIYODYPP2NCq51A9YCpoY2hsP0k0xE8/S1DGiEeR0p3mFhxbR6dm3Yy1rqnNN/bGGVygmT2jI9iGjyhqL9F0gUjCt7VKJ+47JQX/AkQoroHlbEMnD0YdPQxxxtBznaMTJLI+jbEfFkyJ+HBmnpOlrqYrCbVV2gQrwbptoPOimxXlyUMraGtEcV5JJkJ4rTvO4TK7KOvEYh+Cmd28YsOz/cSapF5yMLB5pgptarmVq3KHGLb1WsuKSaqT06Uw7ts+oXJeYbCktWKYBgAxr4nqOC43Q/HnyvrojE5p6lMKiabJ+ZPZjsU6WBAyoN7BdpACNepY9pFIburXJupR1MYoUD8tGFKzturOwKJ6urmJIzaxv8vXtDY23/7KlqiCK1sav0tm+ybJOROblWrcegc3218v5is047xKUdj1IVWUYNLMQKK6tXYRj2LFbWwrZUWFkkMywrmJZjVF83hhiD5dpt2mNmBk/rxlU7ldSvLd5+ryZKSfsOYEzn7vBFMT9LUQj97z0piz/2qdXDYOxd9eX8pygUwHiYEIrCJxSFDMQTZfBEowa2zxrYLmTbfRMmWve5EQjAtYWAgfOgL5IYzMoQIkUQLt5xr3Hh0y40sLcYUuJWN6huCRu3sJSHZCHSUKXhwOTxQwZHyV5aqEjJLPM1NKuYjPB5l7pLdmOPWJcShwV4VPCkcJ+u2RXOk0f8pMCunE8YZREFsA17RnUblxyV87A+SiyNPWVZ7iZ9nScsvuQ+wJwE/hpXvyblhv2V/htH/X6K1RCAwfllgEUugaLjsUqI9N3Jz2N5i8SBHaGBfYBiczIQCF8uV/6evHao8ZG62ajpe4LAGGn/hKaq0/LdWIabrjy4QlGZEMVYfRx6lJVNuuVaFXX58FiQSSbtuPWyHLFbeTOmuLQb3EQvn9vgJs0Nbm+j22Xdbd2FyXrY9Q25otSu923X+9r1PQze/jK7PpA+dIEE4uOwLFuGbb58bHV9bzl5eLK32X9EDO9thyJY/WwvOsQ4/ogWZpDsKRvsvrfc8+h4Yvp4vkZLaZYYIVqFcDw0bZkOklKFUJqQxpVQN+YTVagTQ/NYm2oCYNhxWsRXZbWMOUNrDKaWXk1uVaSgSTMKItSilSV3h6Qcq2EAux+YNzwJXcXwSGS4EkX+k3Ejhgcai9ZhZ99Xe2jLfXjPPsV+mXbYXlN+rdwHrrkPxsh9GlnGNNF9TBMNax4nHRhWUZgrcNrhlpA+vL1NVykeXg1HI3JzFXS9JTSwF7PHqjxIJYbPfVHnxqL/LehgavBnykw3XhtJuVTsgAFv/983+6HHKA6/wZbBY44oZjz2QqSsCSIU0LCOMlLk5F1bf49VDQTo3VHNo4H/KFgSWupe08hiK9+0glziRSFGgfh18Y84JB5uQLB9fTO6pz5dxo/KphaYnJRAMUs99W3Et9bw3a9YdBWumbmd7vKkoackKbvI/jExSi4hysqmFlxOoLLkxL4haB3VlkdONxQsg4/rkaIDSHH7EHrM6pNo5Dp8sttG+rx/PtJn4ngWz38GkN3UDEvTb/O9yCQqx8rXrVwTTIKmABRWWGqi692QW2QOtarHBhYAweoCCWhCjOH1CRSaz8ApdSycEvwzf9B+LsEqK9BtzU6Ja3AmItLegOef4WnAKRLzEZZqyMoCk2ALtoDCetTiqbdF4y6REljcqxHPzZDf0iEhJupxzBCs8EZK4XVbYM8zIrFtS7RNW2JtSyAZWYzFxkw7lKxgD8G3oM6YlBvSt3pu2EBaj+oIKbpWrjbQpUT8AvH9pK3IC0tABCGPXlpYCyMGTng7L9TQLVmRnM/9Pi1Wrqa0TkU4da15l4khXO1Txo5JroTXbpLa/CitUkhtPNjVgG/GibXq95UtGfHZ0OvUnp1TbhUyZvIQGhh90ZQQf6HWFEfmE2KsfvKeCgxHFVxEjOHWRIG9uzuHZTPDE/G57MVEUXth6clhINBhp52yi5OKzs0ypw2UyzeVIXJq36CQMncgD+UK5+sAt3XQuwlQBQe9r1FQ3FfrJa9S9M/DEOqvgUZ1jYQR3Xmn0Te9RqahN5Np2OCEWfWjbvu19OPpLzY2LKuDF589WbPP+tG3rENBl5Zd4XwDKPwK53Y5ZJf7N1vD0/OEbncOlBvaWA8zPf9dWeAdWMTTjzsoLP5miDIi7XvXGawHPf1tNhlIv34L1Rj77YF7mykKQjB3gNTUWMgyBrzQGAzPgZJwb/EuPHw3vpxyayTLazTet6ipvP6Y1R+L+uO++qNVyZz06dBLFi+cUJECGqTC4JiweI+q9aDljtJyrLScKC13lZZTXTi+LiPjZ8kqAs9bBJ6TwC1lp0rZWYuyfVB2iJqzX2dom1sICDyeI/Bolqx7OyXr3g7IupcqPYOsO0rWPSXrnVPszsvn7LCi6jmtAkgE2ZlXgKsrwD2XFWDJ0W+uBP9MK2GnAJaNldBaCH76nQDwX4hSrdGPEYM4FXl/emCq7F6BWFn8GJYyh/WMD4Eyy0uxCQnw69PP+YwBEyeKt44wQew56jCIJCZ2KgS3LpUdaC7dCWAiejPZcXcZhuayre+81wxlYLcmX8H6WMK92h4jbI8NFKbP+Cgxf0Ll8L9NcltVTajDnOy23BbvQG4zshLwLiaxldvqaKiY0trUMfLbpEuAJ4fKg48YAxYDvphopF1Kf5Cwb1mH6VVdQFKIPtNkdCFVD+CN8tSjCkgX2jsKprmFVWhbVvcl0xC3vNGXbJu+5JXcJyLAk48IlsDlDG6JFSaCcl80Ji6XamihCjxLlcjuWhH9Hb7bbSwEvxk0Gez9Xn1n5eIlaf2zexV50SX2Is58N21PoVHSFHptxEbA6AT8jH1bNEkGiO5g8blAK6zQJxsgEdDByOJh33NvHbQvW0NGU6Uuyqn/xumXYAq7E6EXGUOqyuj4MZB0iPKIEUMIUvO9VNcCTKhXOAFrrDgmEjNSyzEKycN+Rhvz9MSd9L4huySiTXx+yYWtFQpMh4iIyvNXeu0rDT5KIOF8Y41vNR77ivvVEX0ip7ue21SC6yAd5ymzp3zuFY++d+I3di9/VjzjmVLOPPOTTAi3FzwzvRVtdnQ1Ik5mWiL190veBFMsora07n87Wqvx3+lDa/g+0oj8/vSkcxxIX7KOpudvTcM3TgiAML1wS0ZwKiL+cSBXw/6gDNOCRO+kIji/F2+77xTrWsudL3OXcLjCGSDJDHX+uphforBamCRGhvPGN/NGIJ9AKhiCbquLdtQAsxadvY/pMph+hy7AbvElkOXex/H1EqmFUxcShyXHYdpWF1x1hAcKvU86igsBoXwDl0A9PL6FKIBu6wGY2uOKejQ9/84pk7eFPkr/OIsd91Ma/jnQpVqNvhW9LLvp/8dtxjsHhnoCVrxijoEcJABDRwX4s8UD/MQQFeDqyyLMWLAwUGAeh7lwZiv4jW4kSTV3u2Y7MC96xllQ5wVSBHP7xSqDioswhZt4UI0zMcGoRneizaJ2Y3VMwo9nyzs4nu86pirBZdjVLvI2LqVwB1HxCufVPOdL/s9hfLrYjy8HAB/3woPey/e+VbOGGf93Ec1A/vTTb79f5nE6am3lQvigKAkXRFIRoTJ9Yv1fBunkYd1CZYzGCvELWbXl3/FFLBkTWP7LaitAskxrF7Zv7JsMKpjJPZvtQ/XPNrx7ORu+ubjh+7Xhmwsa/nNouAWvK+Gcukk/b0yMIL2D9ous/XLT9Z1qZ4wCzBZdmRkX/blLsDsNANJacVRHHjFyKGRLWSjiv5Hh2pgbwKEOILQUG/ll0xGymRRzX5jfzBj/PMbY++snjujMxFEuJo592rdyAXH8gmNLGdCR7CmNJCZdztcEtMDQy46o5SJfdDYMQQJCQ4SdDHmVvgaTs2e/5K1Oi0Yxu2bP095JfNHD2sEDizv4Uu3ggUYH38Ynj2R7ajywluBn3+VOueOIjPEk3uTjKwzwAPaffoIbDSVpWFw9wMCyKC2Yqau1CJ9Z7JT8rFtrHwcayvOU4GghGzS6VLaNUFssu8oZKEGEGY8FcM2Ax2r02a9mnk1TErFUBD3e9mOnKvr2lb4j82PxuGmJsEIq7hjQOuLRt+wwqqhdux7oQDicDbOB/LTnBicb+ZhB29q4YRw8uulQbQlU+MO+NDTBhyV2K2ImIyE0QMboJsEWT9yJchnuIs3VbWmuFk1J+kiM9JcC0FAejCUpn0i3B/CJdLuJTxzGUs8J3Y7sngqTrjTyUdtIGQkbnc8G7dhCw4of0p7i/aoeV2MY6iZcZU+mD3EXJpKde3d4YvFw1nuwbrNejWJ3Y1U+y6kw0RWEPTbbboKM1RZGQ+OGBlyDhsW2fkyQ9rPDvNWOTV3vzCDro4iTAZs0bQ+U1XTB2bqIEulwcpD4hIYnFeMQj0fnUbHSMGUHeXGNvtbJcVoX1bhsmtGTIGasnlYqLMDzIg1nqsHzXAueZ5AQJoN2JxBe0ci0Ltv5EpPBIw+/55Vv++MfPf0XP/OhK29VPOzBacl9c+H8wc2nJ0gHtrVCTKwEWDcBIcWCL07fVHmASNvPKBfYbHEBLvoSFjDgToN5lNmVIgMKV3mZW4AngFGFilctsD8IZQ3IajYvhS/Ishpx923He7vKaLpmheAx8jQsqC7iY+cv39DLi+ral+u1l+lSEsPcMeSrYouq+ZIsrI0xU1JhFjTuT3OR4U/kGF1jjlX+FCgbC3TT7tb8KZl+TnuTTFdajD/EostshbiZX1kHdLY7F2p3OuhOgu5k6j1dtHNs6s7Rr64dyrXYONQcOaQtwj2mOa5gp4qxlyziHomJtlLuAYON6t2P2J4DmY+VODgArN9WBUO5xiPMisCRVAQu8xlqFGjOhLKg2SXPsNWEKluEAN9ExvKZBJSwuZpvpJOyklJYbFOflMqTWLibNd0Xs8Hm9vlnnttZVC1Y1CcZxB0Hg9NBj3SqULUSAPbpVglbT8MMwX1SiOfkXbDqdZn7wVwx1C8VZbRSdoAaiKheR7dUpBLDkUtcV1hC7zPRDvqDPf3QfdWG66kRw7ybWWXcb4Eaw+23S2PYhjFdJ6beU4xdUvO2PAge2N5oXBEVDwYPK7l2aeDQFnh07sacrW+/j3tQVIG5x7qRt51lvvO34y8Qbf//Hv8sqbOlISmlawa0JTAJbcWPPEArXI/FCqZ+8YeUB64T8VDdyL6xxDH/KKAVp3QHDBvhM3eLUDrEZQzvCtSi1HjSoepJXmXN9WnydC20tFf8kJZ91QI/c4/YBRR+mkWmb1djiFN8nr/s3tZvtLP3/qd7zXuLRe/dY1wa9fA13lWRwwg2kO9n6+JmvbT0PKb0UX6DAQJVMLROAiRzN/0Wz3W3qenWPVtNt+6Za7p1vdmabkjKkRg3apuNkm7dqqRbt13SjZBSodcu6cY7y2hwbzX5i4r4iq45uK9BHgaQ2dUHL6zw1kVYwHYF7jpnG4zO4sEwHlOt7AsTT9mZG4ypzyJQOhhxNRgx1OV6MJg86rUGo8PRdYtPz9W361xNfdVFtXfPJONj8qvvpEjXVs6zVtjGaMSGcoynRJoKyglqyvnK1n7+Fo2sEdPh81EQ8Jntaz9/t639HGi0UHCm2s/P/xBErSFgoJcdgu8xQ5DdMUszzSGI5oagTTORoZnfnBuCaBuaebEr1me+WIci26Lie9IA8bdG5DsaGr0IJa7NEN77reo3oxHYheO60EOsFR7j4l88oL2Lqy9qZAbQIAQkNMynfZKfAHok7jj7WOi5GyLdFD+KOx0tVG9UxxvJ4XQPMvnTjmKLCg9e1+oW8H355hpkjCvmgGwx31xzGfkF8V7ptyE1G0vDLAUHkqZnNrQJ7F+THSYCYvahhbDyRWCR9Xbo3EYLMOVu+p8iP1R0Rhsq6BydBq+bkD3wE/PdHOKtInbt13XuDSZrh4jHhFKS9tyo0fwzYd7M7VZs05K5nU6lmxprdoowWY/iGHVTRZ8jTC+0A4XloKKcv4a5j46g8os8L4c+CkTIlQWuxEGuCBU1UTRyQGeP7tKsLAnRuy6PAWzYxYmIEIdldqt8CmuQ4f5hheqVymO35mqbuoZozIiDxNoIsO929SKucFyjwYYaIpWS1Y2BcOxyQyZyfGvs4mrsXBmYE1xtLMXZF1naG9PRoTn4MBXODGdHbpj0OWw6pmljTD2LxIVCe60x1UH07Jj2ZsbUw2AWOqYDjKk3P6YwM+Caeky7aLwnLehVQ8sTRTXC5sTsQNvrkPTnKcw+T9hh7yD7C/wNfkj5PdUUCHhgkGCsgg6w5IQsQaWVWUaG+jr1diqFXsenTTUuTlilz2ANT92h3J1M6qOZWRe8SectVpTuxs3YVuWhgnaA1mJF6Cdfn+pqlh2f2jFX8OfGU6du+lzoJieVvXYVODGdWXxZtfhyXXxZqSzbElBGAsprJATYcm/UbIIbmarn2iR7egVoXuvdyNpKzMLsk7yIh4nCFgGwkpjloih+ttoSTDJdrWj1MAt4zZ01SX3uNaizJ0OIgsVIO6fRnotH8tORFyd5WmaIe7pWMgxTQfsv1wtmuZH4BbSldqdz7TQ2XCUWF4eBLQTv6xi0lovcI4tlaeFYuI2xkJKc1Vj4OhaByvK9ejj6puP91nC0z3I4ehgOqWOLssg59pwCXZWvBmn1GmJRo/8tGGjbrSUtpQwCJ16AEnhe0Yiv0UFmQEjgOetOgUYzraTtGUehFb/Grh19LUVtGBMJvHEzRh0Enm8pV5J3VAROOIXmU/UKJfDGUzvtkpi18cm6atNfS8PI5A55X+a+k5DkkzPtO3YRdHTiOxobTniz1O48yKEGe8xq9P1cbUE9ZapdwZHoML2oo8hoAwx+z2DJCC3jd8CnCpZMYcD4BZOLzFUBJWq76ZJpVR/wMv0WRma/spMyt6hoWIiXWCZvsryNhXhZkTGthXiJoeig3qwKsJH8pZjA8ILzWrW+D9DiHmqko/X910uDFEpbsv0elZcKQddQxL1mFvyZ4IiZLoVSkNxXZhE+8zYMbN3wR8ulW/MU5jMBsuAXZqvUfcY58JRk9mQeV1s0g6BrRt7NE1luM9mkrvL6esPuNDfs+CwbdtJgPRNuWC6ZT1eZTzK3VxsTk7Cg4TwlchqyCjkz5uBNVuYocaCU2BMG2hkrilivgkUfGMQlnzWFO4BFt5hmAXB8ddcnUaXzlFhgLovWXBaz0NJNSkzPlRIzUOJKmxIJ9FfWrS9AiYMxIKH69TrqpMp/B5Yge2ZVKSxUY3x76ESv1Yle1QmuQalu1P8yCDJrEmS6mCC7cwTJhNsBsjVZbsBpAaY32bxEolOwGUDUcbTciRVsukyUIt+vkPaV78PNG1R8P6DlH6y7YxX3bsWhTQkCsx4a4VJd5fuNmwEwAb4fk9uzZkLF9zsEHqueGpgrlO/XTxW+/gUKNkETotiy9aRi611l68nM5p5oiYeWRNOdl2gUshPluwwf90rmCexTxIK8Emt6ygV7EAnCSjZM6trmyB0Hkp5u5jFhK8xP9mwt2yjnkDXoEq+pkm2E1ODkEOI1o5wqW0kwUr0zyDbdme53tfszsk2/Kdt0Z2UbcKBJsXBU3NlR8VjZW0fF11ExAk5aD0xeD4zI4a2BMT+ZsxyYFAOTiMoiL6OUA8EcXyHldIFJAikn2U7KEeN+Q8rpGmrvzks53Yrau1MWuRSCTbTQx/ZSjtbdaEo5jZtZil+ovVtJOd2K2pMzSTmNp9bSzC9HUvfQPxG2JJnR6yaRkrx86ijJR2ZT+S0z51J/8A4N6STW2rwkU7qCcCxLx8ehewtnuHurkh9WA1spmAUmagG2UBzSWwGIcct6mdT1kdfJDkHGoy3uk5FugtS9SMqiYsBmRZ1lRJFOSTky5l+HiK+IBrPfEd4AsyC/pxquCthNu4l2ZvrbYX8poNJBLJsosBvHQMF9E8rjsuiaDAK4BymfuNJaLZI7pRkWwmb1BRFaxqaHA8cmxt1eY4jMiciYeFA3HNX4eQNbjk9nGiytLKY2I/aZqLduPQa1aZTfMwMjahTVqHlXv3lLc9giHQtPAatSdlaBjAkHE2NhjF43dqtAPy4MjK2L8bxOZ9Xkd9X6bcfECyleH2161XeG6NkW2OnuGMqo9d+OLpz64ZF56URgKm7nPaV+ctUCyIVTeQvab3Xn3nq7Ksac8toiKAvq/SFNUp7ZSjozW0lcbSWJrqt4hpcaYa3aRlhFn2srWGSNoiHKaxii/Gq7SK9D6TwbKAELaVxFTdwKm8Yt6xqcyU2iq5tECudDc5NYYD2qjEUwEs1vEgQhX7Q/JjMbRK+5QTTlT5U6+wv76mq1bjW66SbQPbfudtFdwDuJpMzIudTsd6gelUCe8a0848+w/b6tdEW2b4WcZJ7tJxXbT4COQgKMFVRne7Yfs5xik+03bsaogu0nFdtPKrYfn4ntN55as/2fBtv3TnRabH+zYvubc2z/9yq2v3l2th8r25f5eo2trV1MmDdZTIwnviNB55of7aKeIa8f8Xqi04kX4eRdjW2iZBZkCcPdOqxzPlPshVkaUhVbaW3wFFI1uwSh3SHXGIPn5pbZJYwONR2rkNSZjhWUy8ElgEWf3QZ+r9oG0H84DdLpTXYbeBMATard4HbdDW5GTZgOLlq4KQhKaNrcFGIiKCcq65txM0V5YdnBYaD4tzdVtkczgmC6enNub7aXIfkIIU4FhjNCDWAEzx2W2zM53R5Oc0tjVM0ZM7iayw68n7HCs0d21CIdCo+c3+w8Lq6ij0ev4i8RERLb28PmNtvD5h0TgHBts0VIchhbgQ3ftMJMdkdrpZ5pKxDLp86LOI222HbjmbZPjWyr8eqblMffZKvPmorRbvr7nueejO42GQOByRgIbMaA28wYmATiw5mEh/74t7/9T7/zE5958rPOmyWPLH9LKeeFAj/w5knn0J/9/C/e9+tP/NaTf+q8uYxOTKI3T+JDg7dgOA/97mff+ae/9vnf+PHPy0/iy/3ApPPmQ3/687/yC4+99Tf++bPyqPDEJDkxid886eKZ0aHyLRJEWrylTPiTLLdDp8z/gvvfXHZPyP2ThA+XSw8958pTD63IjeZyfVbCZ/FBcl6eUb7F/Gjvrm7ic2buZAOi9p3o5sL7OvJQiVp7s71LLnhz2XnzY+nr4HLykT4UIiVCEieOCy1rifMp/ZriTDwO37jNDXLuBB4NYzHJEzcqjBouekJX2GgDzXmgifxaiZthQMEq3U3FWxAUM91XRSP8lusqu2Q4g2aDIz12enJKj1ghzZj4aJy000MiR3jd+p0AnGfjbQaHVtgpmVzm2RKsZUBnacAEKQJrBIe5NUWAdpAf2D/tBJMBhdpvlzPh8WO0GUnJef/OsQl0DY+Xwe3HmP8v54M7UdnIbIbFf2DAhYm0cOgwZXQPw0/qvjKm4gcWxFTwuri67mZXUkPYA+awPFllJj0y8T9y6Dn7P+c++/kvnnP+0VnzkiQPyYZ7HXCqqFaTqErsIW5zGq3ChT5xkeSGm74tkGw29XKKw6dgUYUpYaNHU/ogTaqa34I88JS+XENfOlGBkl1VIqBkYisiDmsTRkjTRaAyq0CX3dd0oXdw6DQDc+QZTNrU6iGeor3jaTr16oQJEHgdbNmHqcnC3i4NllkjzaF/k+A4crFIc4GhOfYGK4BN0L6gaLStJk6oWoWa1gSwCIDqQUkYESaLagdp9COtdW6XM6C1hCaTsmOiyHCyjG7HecjAshTHWoCzVJVcwuPSTcYJp4jcVkRJK8YwAlzxlA/qNl8ink58fQhgkzchcq2z86BqjpDXLPdHyn4qdPOTGg8dEFOoZI66oElgkbczGXFGySMyUd2IjcRYBxhrR5B2zFg7dqxhDL2TWaj7FHJjn8bt6rADrjWcKfCA5MKQeaWOQgwRgT0EihWqW0NNDu3wpxz+VDLFOfwOKwOU6Z2Kz4mTMjc4b6elQ3dqqehrE466gFFuOsYeu6Hgx5um2KKrftAcg7zjxHLpPXBAxAyD4WJmGU5h4YgZ/uRdd07S41pk640T+zae1nqst8svz/AN0m5JnJqeL4ZTjJUYTjU4W8dFLr2W2P/SRKYFFtcI+HV6TCsOyPf+evV4vPcaovjJi26X+zlYMIC6jP4I6hnUGgiNRDuxipThcfXTMoVE8+wS9u5bNTAy0FiRwBYQc5ppqClZHxKSHKahRtUwq00pqudDbFAa3ZozKpPIJRzXlniuZSmc9BuECSMbs/kyEvw+vvEY8Xvql7m0bzZf5tu0PsexSQqOYgBRpwpwS2y4fyPeiZtgt45NvECTgVtheEXjm7lsRS+bOfs9romyA9e+jmKjvELI/kb9zFyNSjBzbCF/4W5bjDzyma6M6JzQBJ2YKzQwiTjqYzU8148B2Feo0qcNVdFNn6RVvYWq3Giud6blGIVMRYFvIhm0vsRO8Z7m2T+69398+Vv25a33bfflHfzybVmd+P6MpK3GJmQr1kA0wnTvFBvD04KMjHafu9LT0zb1B9w3OQcMi1gLu6HibULbCv8rnibnFa7Abz95X50z3zSob5oSKYiifFrsXaOtqlZ/VxQlXR2ocmB+R1aFvE+SZmHniqcfd3FiVJ0ouyy797SrzeJNbMBPoQFaTD5rhMFqzQcDCtG1hZWQb42CAzWORNcAoGY3akRAEwBVyp2g5AkhIwC6LW/7acbMxyYkns6+ntY6QIQFAXb7thR/D0ADhS0HNsBbcnD+AcAW+ijqv+iZ4kLWcmA5B6UAE+lNv+jgRX1WUBKxM4PY6V9lZge7eJUP8V7kQ4h4cwmw4VDxKyk+dp8J6kcmyhKR5/w2YFqFg1WVvEKwf14NYILskRhuCQTJ5ppUT0jafBEd5Xpa6UhkHHd6T2B7+69sb4EEH9eMO66CuC3mx6QB9FufMXC/Sos/w6x7C/Tb4/BboN8CA97DgBd2wGdv0qFGWBc2soydNG/qaY97X36Po533+G9Z871znLBm89uN97ZpvAWl+Ovtwt/IDATFz6r+FBYf1w+OoqawXnlg3ZyxsH4bLvs/m5hmRTEB0PbUgyYAcfNilrBzip+zXJfARMF1hF+VXzf3/qBRPJziF9guJAqqGvub3Y5EDN0dEEfBP7FcpcTWm86U0N/UUKm88DmfuM8+8Rf5RHH7sRgP4J0loEpSreau/sikd+jkiUP/XbXtzteWvZYWbmxAbzphz/7Jcw6ucf7hMenQNJ5/YB10AHcxQI1l6nqPSWsJdSSg2JI7JqwWlfggZS9s/i/Zef8a1Gve9F49Hth6KDcpfIc7XqoAtLa+KLEdzFUbSK7aZNnGKMj5JmRuI5JjXbr9mARbaPugSCB+A8ljU+9sTXrlmMUnrhqvaIMOk9PVLRmyJSvn1JIV0xKxPEj4xtSfb8N4eRouOLsq6CrzZ9em0YKzo+02Dw6ttBVuxdVyFQcp+o+DwOvfwsFGAXpAHXnImJW/XfK3W/5khx1vyN8e+TtP/s6XP4FrHo/lbyJ/e+Vvn/y9QP4ukL8L5W9T/i6SvxfK38Ws0YN0/OXmKENSWKtPTB26JZ4BrBFKVcQoVSFDf9mUqrims8k/+1i1m/d9v/KJS5wH3fHF+O1+d/xCHE+544twPDHexOFN4wtxOD6+AIc3jF+Awx3jfTjcLsDKcnitAB/L4ebxmIklQMSvW1qOWu1+yGUTSbRDvH5UN1Fr0+Bk3G7iU+6Yzf+wi7qdm96HXFE85PiEO+aNj7uCtS3H97tShEGOp13B25bj+1wB3Jbju13B3JbjO1xB3JbjQ+74fHo2rnDeAxuFZE2+G0fJ332HqybMh1wFunwrjrsOeg/iuPugjJIcJdD/FI6C0yBArOUeIOg55XkHxWrqlOcf9N6gz/4GOVwMVDqnfOFB77VyuOigd7McNg96XyeHC4Hb4JQXAO3BKV8AkD0HsMWvksNegOyJ1+ag90o5CFYyXB39K5zL5DBEwr3g4yM/WBCCr+CMFloLdIBkYwcWn5Gy56GaJQuNsM2US2N8wysc9KF7BcWppyue/Xu5W/PToMbAcQEpGEJEH8JJg3TMDk7GijkaKF4+ciQDK+6/T22C0Bi1tPolzjeQGQirvUhRCh53kQoEvnKR8RddInMyc9FpDxc9W18kp3yUcNT79QJACbzPB5bAL99nUp6f8lH5VOjG19znD8GLJecf97Wo1Pv9MUX60z7k0wBDclgOEQY9QLTWVTDiYdAJ7muTsm2nNo2zF+tMAwglvda068BW1ZxP2uZ82jTnU6Y5nzTN+bhpzsdMc56um/NUoO35cKAN+lCgLXo80Ca9P9A2nQ60SSOgBWow1zNsiVSGjfFPwfE5HdTN+hXbrC+aZn3BNOtZ06zPmWZ91jTrmbpZ7zbNeodp1kOmWQ+aZt1vmnUKx2B6qvHaf23hkt7na4mTQJUxBAT/G/0Nb3ja0zf8uKdveMrTN3zI0zc84ekbHveQd3+FcxrfgS19uf9J87G83P84vFpPO0pFnxYDCEiNCOAyVi6EDjE2edfo/g/Lovz1sMXIX2HLe02xtzjcelakBpkCBjjTp95b5WfDCG5hQ3LChli54KGnbV4ShBqrw4RbMJ2FLFRJx9pQdinzVfPeY3y9hKhu0uT3VtAE9ZuY111q2MCGRq6OYLcCLoFjSn4Tl8CosBlDtEIEskwVP7DAonKPISCAz9XM92i8CrIHY8YiNMBPHUUyYAL2x7U5GXfhoErtFyW3eQbRrVcI/A+yyIQXdTRdv4PmSmDqIWRcythQxuwoVoB/THZrupIXSMH6wwwg5w5y0mUlyn5ksWZDtu9TlgRRNpC5/YmG1nYshF5UWa70uFoZs2jTHCdGJ11IAx1NMutoStrMo2wK5/Qlspg0FT5HTaRlKa2wUvyqWQAySJ81hP6MWQCfMQT/afEeS/hrR2JnEwhaWtWshyjzctB8wBfMA541D/i8ecDn8IAeEozkAbIPjwcQOEOo+IJQLB9zwhnCLv1Fp2bSZLJyxjJgPXdgq/g16gKVauvMqbZOpdoqnf06hS0nNUoBNJPI5qsRuztUuDbRTKIFNzErsWocdIYvOnfQosBGNZooDS4+zdaRMwcWC9BJN9pQ7IxHeOiBUwrCfvpAxzvZPYGUhFCUjMRuhg+FRyfJPguAIZe+1VeACJh/vogtqrIk/UZtO2JgJq1HXVP3y1iPEJ4BB87FRGFBcIeMvBwAkZtc7J/yMUEX+1/0xti7tZov1CKRyuVQCg3IYSRkAE1KuVOLKierpEs0x3AMpUuHpBKR+a2tTwimMXvpql66SqiNqT8e2RT7M3oypoLVXK6tiywm+CDcsjkihrFImtiz3njNLIDd5RoLLiL/AUrp5z1qBfLpcx40gwLSNQq2v0eLubxnsl4B/n99VdRzd1lUqBu3iVcis2ip+KVcr357RH5k4VbuAWVFm8CvlAZ+ypiRPi6NlmbKEpN2fMabrOHbM/z2WU8qYTlEFE+K37zPKNaf8uRFcs0nPdFQ5PsnPBE05fvHPVEmNmaZiDmuATNizURCSdjGWrk63pOWaxVge7w12TDoAG9FkMwWGlJ8hi9FhhKWzarUeMHZf3tf8xXMX5LnqQukxKeNO+C42A3QKhEZr3D2qcCKnWME/izS7RXOLuwEFBlB18PSkEqnXLP2xcho6IHi4RNzUzcRqXwTwC27NsUgZONCN/UhauEEGgMaACqqw51eWLwvl6WS02K2llG5hkV0noJV70YfRF0qV1mgqxw1eWxNoJbHEgbHTPmqymXCeXw8ZjyC2qXlCXcE77wbTrs1MJW1RZev6WmzryTTp4RYdpd7agpXS/ElIroY8bVE/qRIMJaynyJlr4Oy16VO/3vG67jmPZOiSdkNqr1NY4bWG0QOQmYI3OPy9vP4/lkifrcS8eMk2ye8yXn49iF++7A3OX+eiN/vyRTKNadJvCKYgXjl+7tB3OfPEPHaDETfeUrMbjqzwa1S5zUTURF3Ws4Qdqci7A2t7iK0CpnBEvaGFgZwDEHjkxL0qhL0HiXokRL0biXolUUE7YJeNpiCYSDrIK40KKoWSWZEvMnaHHcc1NyxlmxWqWVNP6n0utJ8+hguxIbcVP+w2pbvZrg1VTnW1JPVtz5JPzIZGyAq0QkFiGqKKZoV+lykgRvpa1WFq1KBlUrhB/4xO5AClCQDtDa3S+zmLlGFN6kEW2ovS1aJ07S1Mp3FPJLuzAtG8xsQBSNDJ5OM5PygB/mgBHaVu4g1i+7uiZVBqPIhUuum91ZvzD3lQRmC9ExvrVhFjmqyOpCYOOnCBIt9smixT/R0DRIP3rCXRZcWXb5XT1eX7/zBO3wmJAxoyjKhc/zmVMVvuJN+ybX85osu+E16CyV/7KSp7qT9Fr9JZ/mNXDvPbz7ngtvh/ZMZfvNpl/zmcyyc83l3ojs9v33BnYzm+c1nXeU3z7iyQ2CjdbF5yrYL683I8JWJOe6d4TeYCNUbJ3P8Zo38Zi+TDlZqFOhzZDmzbz4bC1pTFrTSYkEL91SvZkEze+qm7pL7dZc8oHuqxL2s6V76Ut1LL9OrXq5Xic1kvKrFgFHTdbJCudLR3fT8RbupTyVqxcqS8gJp1HDLyIKr6whqWZFT5ZZmd+gZMJk1LoHNLSZ1yHkEwJ5npHwR6Xay+lZIlaMP3C9rP23t2L7u2LpT7z6nyJmdOHsTelwX7NSb3sdJpZ9wKcK5YqlckT0VV/02jaoKcyI7vdx/Pp/gz9D+40r7T/E5P+5OSMdP89vHFtL+hw3tf8jQ/hOuCoyPN2nfn9lzO3UoxQrJv9xjygnPLAEZxYrs57ZaZ47u/RKk2tpqHRYUUAOhTzr3lc59pXNWEUbNbdK5r3TuK53LAXTu64xvMKRwarDh97FiktywT4pVvwD1JyuqowOmU4d0lfsQ7OxUGp5INMEWMZcq1S6lK6ujEDmrxIr0nw4U+1E+flw+mlLv8AzvLvddV9noUfJ7RUO9nnKnH3KFmAFkNBk/JhMypo9hBdb01Lw3gaXR6Lg45SKUsC/C4ApzEnhJ8Tv42YiznFYxRPsUqVwjUhkW924YoNcWr5SRjtuoNJvTziuYrJyb4Pqg9GFlkeD6kNvaSN5abSQPuotVsvZGUsxuJMWijUT8/bLIVhYsps85XExvwhtP6FI6xaV0vzu5QJbfzFI6rivnDTKiCTwSF+Lb7cL5LphZRlZkHTXX0Mr8+lEXjS9PWJPZGo0vrGuicrmswFIxspaKC2CpWIGl4gJYKka0VKCBv2UtFbPvx5t1Re3RFXWerqgLdUWdv2BFQW8b6rdCxdzYLCxpxgvMOrFrQCy3gZLbFwIlwy8GqpZ+KZAIe5exBKdCveT+UC95MNRL3hoKzcsaAbbp+12st3e43AFk37hAvp3muYeqc5uyK5xH2NvH+cu7XbsvXGT3hfPOtC9U1H4BiWyztS+cX+0KF8g8bEq+6M5Y/R5dl8Uzan6hpj25EAvjwkU3X6inq4XxaWeLD5hbGDcr3OdFij0po/V1dmXcxIVRd+Kjk/4tip7y8HvaK6RsLJa2YYJg93y2P0uS51dDYBmSNWiZsT2j6kB7jLLZcB3VHowIUmkKBl8bgnEoflZoFFAsVMWojJMBCgXBRSDw3AqLKJ5pCiQfc7Z0Iwqmn3JUKvm0ufQz5tJncGmqYsiqRmopOCjD9XfzJWuMwSfNKJki1PgJaElS0+lxHFfFwI+jYJi+3yfVycSGBs56fmJDPW3rX4hWQQy0HQkLD/mG6RPoRwZ1+lacKX73viZPCevgCvFjkNe/G24TKCpwp4Cb+iKenWkJrOkSWKPtt6GYmLlfaQhHQtjj81RA2tGOwPEZYXxGiy4f6emqz5vAUOzM0/2B1n6w3xL95vOnVkCa5LtnN4OYe8EIr9uYnI/PLJm6b3LhvFA11M21gC0ORn1aPFDk/cKZnWA0w5HPx04wmt8JVui8N8Oe2tvmJKrRnES1Jtx5NGeVMz00xvlyGw2H8lcIs+iWliJaM3rGiuoZu1XPOE/1jD2L9Ay3pWcQ8FcIOqwwZyELC48zbHJmxC/jiB/GEL5qchE+vxqfv2bywvm995VjTslVuve+XCIF5NtlwqpeODPidgZGtQh7EQZd9tYL7ahy5EbYXC+0m+tF2FxHNyjPvaG8cH5ztaz+V63Vq2KN2CfNPnt+a5/d1H32gkX7rKAIbTWEV/rm7VZLDwO42m4LbHlv5g4XVTqrXQoxK2f+O6NGMEGFhaQEt/G/+1LQR/JHtNYO6vxcIzGxd467JuWY8Z7wR4qYi3zennhlBWjhGs1sBBiFUfRCscFKs4V1LG9VkdyxOXV+fSowpy6sTsmXwdaLHYFiJFT3dI9+ifnlBfolYK4k3GF9+TSkb7JgYiTODeTTLn6CIL8buI7iiYjEzjthcOiQ6RuXUKFEiiLZP1XekukFa+fAoCDf4MrVRVeu6mnDyvqM3mU02bU2ExSFz3u+47LaNPdmF3h2sdRr52UBE1/hyvf1N9/+JkOe+Vqa7Lnn/DvNSVEK5YaOYQVvU1aQy2xXBnpTVxkWp8iwApzFRWZx41N2B6poxSDDCNCNI+RIHhQbW1Rag5U1FIhh404RHr3jx6rKS+XoEmcglDEC38sxXJn4jUbge9CNdjSq4nXG6eE0vRZd6tM+Fh8v82NgDia2cLVawV5xLzqLAl07nzmsUiyFT7D8Kl0XudaG24WELU6VYLGJD9711SZyEmSjfYym/19m6/amv+9cj+8kxyrB958yETft+YryI0+51qQl5ywCIE5R6Y7s/nV3kDCb4cU5FNKchdziRpDXKkGYjGJ5dnpbJTQqggawUHm3ZnD3tEgasoVyOqpZFEFovs9KBYue3NfTtXMbVFKNXFqNXMqR8xtDwGJdZqw4gLKAz9zl/kxQNMJDBQyGtcftjCs8wSRv73m9itAhcSih07BqCL2yYTAevUXwGyR4R8uqhC92s5eJSBqVQ/DjqFx+mStpfohmwnoY6HooWO4RF8cvc/bIJzqwIrilSj0fvMx5ATmgZYeGx4EDWnZYnbpwy7JDe8oaN3Kku5lspNUZaYGx74Tga1Z1/MpCFj+hIVjPE2TxtxEfdyFk8Q/cf2rHkMXf71EzLhdWtt2sP+5fUO9WAhTrZafb/mFB6/JUHriqlRp12BCkXnaTMQ6+unXNTa1rbjfX3Ny65vbWNW8y17yhdc2bWtc86JqLTrmtqx50G8LLu+1FD7Uvend9UfoZ16DUF+bameSv1ltLc82odU3ZuuaAuWazdc2B1jVXmWsua11zVeuaV5trDreueXXrmpvNNTe1rrm57t0dNe57XS3m60lz5usbrrrVfm1kKbsz1RNL90seIz//vY0JnyB8rHPNOiM/bMHNUgOOf+R+c1F6p/N8vr30Bg+gZ+zexDM1Ef1WI17joYpfjdDxxKHlu5lu/1jZeQw1HL+RkYHsgsvyFiXTBGNWYHe1BpjLDEKAtQRVFY+6KsfrnqdBlXwBD11DldlrkPATrHNUvVaH/o4AL7h3U4B1XzMJaBhA9t9HJuFjcgdz+mHMZRfxPUifyyNJ3z+B+yQM1srDz0rIaMeWTdSAtkCjQxlp1dWiMkyqHUrcCwLNiPHBeCLAg5gowM7F/uMAUuvg04dcaMafBsKQ1Hf+JI4SZ/dxHCWo9WM4CuTM0zhKPOtTOErk04f/f+z9C5xd51kfCu+19n3fZs99RjOaWXvpNrpZY0uWRqPRZSuSLV+wDbjFX+vTz8QOXz7Fh8aJT0++fq4tx3KikAQENUUBt0hOemxoKAICMRATBQKYQ6CmTQ/mnPRUlJzWtGkxNBQDPuT7/5/nva2994xGBtL2+/HTT7PWXpd3vdfnfa7/J6/+Zpep+G2rSfSFvPMILNNF0nsElkWHRX80pvIot39Yqdz2PJS2w0lZlLnMMkr1qeBBU2ywTyXosVcLhP48kH+FxzLVqcu51+R8e/5cdCB/lW9T/VnuvlI4LU397rOmqXC6HuHxfeCiy6IJ1Yq0pCo/oh+hsnOMrOTD4KrLdL+GeVe0VlqfIamRe/gB6Gjw1P3Q6eFwX2d6k9xCzmaoIfDPbCAbROQRZ9uUoAkbKJTH1tN2AyWkUwZPYQM1P9g33D3sMDPG8f3P5eSOHQiB35KuMkeEQ3X8LYu/KhGy7BfLIr8yYLgwkxC2GocmwQpnxIUOB32n3P7HxnICqbZMqbZMqXYXz+/h+b3p7kSGxoi/Zcq0MW8fI+AJZdqIv5Y6NyS7Dc3b5cifA5hYSLYnO5KdRgqVDfgrnHTQX70mcFjw4+PxBvjx5YHwuDsZ7+yBuw889Du74H53I1zxbkpugPxMp/s8HPBj9fjfDO3uVojIQcFvmoLfMAV/1RT8OkwzKHgKBU+j4DoKbqDgphS8GQVvSahEjClzE8kl2ZXcmNzkOurjZ0z792n7F9FiHBY6uzT95K6Uu1q6fmvEeqM2y5o58gYZhedsLWZR7TKzVO1lLRI0JM6qFAxJvFFVsrttmrMouUnUU3uZjGmPnC7i9O2qe/KP0dh0Q7/y1C+HSJWnkYhDBWhFh6kVjdTHIlLNaaQ+FlEybLwxeupIvKhHBM0Mmkfjz4DIkGJnV13h1nZJw+PeKTimk67NIaBAJ/O1gsEd0Acy/5KkA3v8JjdNGLBQ0Glxjsdd4opdTnaLK/ZuuKHsQpDGDfCkiDqbOM9moUiZg5NPUMCzpoALpoBnTAHnWcAsCtiIAuYSCaEgrjsatgQKQEDvWMAVNviEM2rEo24X7b4ck/S9kHd2PAvz4+7B0GpNbdQhf6eKHKSAKnIUjWwt4C24+q/cVeK7qKihOlP2rfMLleKd8bCoCDVSE68ymtSAiSnRoDHgg0qgMdWPj2t024S+9rr1I62/2ixyA9yODbBot7+LeZ97MtbsYbG6FscaKhFr6lOiqDCdFLe/umablVQzZksowpO9Q+UMThZTJAZ7lclqGuLcXmR0x8ux5tj+fKwJQK/wCGXCi7GmRv1UrEnYLseaG+0F7wmPFJqBJ/ymf6prIZfJSdZSPViLry4QwFwwqrkwWozy2Jy26XUu50k6vF/AK/DMUjrCaAm5vi8d3Y88dnK+mI7tR0JIweodB0WfoodDrD6Ckj9mSsg8PEcFguYvInCKUvlO/N+F/7u56PF/D/4v4v+N+H8T/u/F/30MNu7cDDXFTkmHibeU58I6DD3g9wP1EQN4INkfavPD7HRtzU534EBeXSZ3Cve3Hz1Oers32aerrLtF6rsZxxvxZamH8ZTe1NnHRXlDsidZtMQfj7E5C4aKbJOdYguatwVUYrs2aYCZwVdsp1Zsp6lYwgrNJbux9GfMFzZLB8+aL8wkO7HEuW3s7Owm8UxBrhJLI/Awez+xBio81DEP7/K56wLK2pP5NSENHURKEf9temwJRPeAEN3kgE27iBnTFeyR9zjX3Z1S9BctCdjcOUhAC4RKaT63Zf6a6hzKxPAt9Q5Gsh9b5DKqf0i2yAg63k3YRleSgwOGAhe3wb3oIF5awEvb8dIO7LsR9t9N2NRX8PsGXN+D+4vJjfj0TajF3s5+6+l6owZI3UTHLgx6ssLZtglb2eDuSjbpRrRX8twkN+0fsA9J4klRcxTW7J0xfLzIneUm/mog4q9IcrS3r3cyMwONmEEjZmVG7AXRP4jqclZEPbMCD87jwURmw15sL/ogtrtD+PAyvrq/s5fmZcS24Ns3q0aCtBh69jdJqqCcf4PH7RK4UGTA3Os8zjOKDEeklr3AIyLhnuERgXHnedwkgQ1Fhs29xuMWiZwoMqjuKo8z4qZfZKjeOR5hej/LI8woZ/IkSD1b1X4hkJfFpv1C3LtVRe7ektupuM2bnQq96pVjslMRmZBX/5W7iocit1Pxa/xtdyop3e1UeFXNDy/EwU5VB6s7YviZNJrRfasG7jea0c2rCnMiz9uChTqkSnH7cEVSKLTlgYL4Dg/LOT8Do6fZ2b6jJaLdtOxs0eM2GjDvIT0Uc0PsrEwoyslU1xyNDZ1vTV1/gHFX8yJk3/bfl72twr2NWBIV7m1t2dsq9Hp5hceW7G0SFv95Hhuyt1W4570YKwDFp2JFbMDeVqGxK9jbKpm9DT9pyKUgpRJSy6BK4NvtfyTtYNRoHhAW4NdGJMQ0n47yh4Qwf4au6owzzacT4jk09RcR3etiyLaHC59VyiadVTrpcswKnSzStQBGMRNIFkkgWQSCuUPS0iY7DMGsKMEshiQhkm980YZpb2aYLwnmTsXE2CXRuGA2iyGjHcKQon9FKkkWzKqvcLl+haOxU5Zfhfzil3ncLctvgt4SoIk10MQ6tvrdILS7QGh3go5uV6cG4V+TzWGBb5oC3zAFftUUCHowySwtKLCJAltSYAcFpihwEwrcLAibEt55A+o7wgkxMkgQGdHL3rx0TU0/rSUsbmzQk2N62ftj8cnxQU+O62ULQwOdQh4tsV5GY+YoLDnsxNonmHlIhzCHY9LXgVrIZRZSkXDX62z3+sxqfymNtzb4EXOchpV5BjEz2uhR2PLHsfH0DvAgDiNYOWTjma55jySepRSzSq7mim6Za62PMV0fFMYqumUyMB09bX0/JMNTptr0L0RVN6Cqs1RSzMrmVRFpiscNsnlVWD1sXnvA7t7QmeGkzYy4KWUOpYiqI5EtTEo5x+OcbGFSyhmWQnlsXjZXeqE9QtRFunH5GL50u1BGblyVAZta0d3zmxpz15tNjYRbN7WS2dSKkkuwYjY1obHtZ4zdgDscd0m7w20Xw4OP0atkdriSYqxVwh2uIp4IA0n2DxozuwOVSCrb88fSHeK22eSPpXRRftSSHYTVWCSsRk48TFsMHWyFYfGKaiKx8v0YJlfcXvjHlTJVnPo/fmwylPRcbDwgZxkbzwlSkpSCGhs/JQCGCxKcjiDG75X9j1HKVIdi95OEX+fyp48LFFSBzkf29II75eEMu6AmWyWCOk2Mc0W2SojPQI+ScGnZIjGrD+QZJt3Nc2tUiP+6AK67OOc1Y5zxv9S1HvW65/Xtd3mXGCyLzlSSDalkHcRvXc0R0EfLVlTSrNh4k++5EkSHzHdrnURDbudNEHVJw6QTEzVtfnb6yULwCXqAAECCzOOsLqgpcg4kCxUlCxWbwn2KUxRB0Z0wKFoDohOdcgQIFP0Sk6lDxeR081TGG05/zoRL48uDw6XnCeGRCZeuaICNVJLd4QOk5wZ33Jx23JyGGVc03ofUAVN8nmrvCvybEFPd6YqqhoF73Sr223kXX5OJhR5DnYjoCLoTRkZDw+TUnnUHdio0L9loiPU81t4cOT1wdQnUQAlROCA5zIGAz0sIHvaTSbgGTLsXhnET/Ba03QlYrQTagAqI3hzo1nxnmrQMpl7SMowFWTARFgoEt3iTE3xEmINCMmqinMdMlHPTRDm3hBspEMNIwqjb5EYMLZwTj8bLEr3cTwtL7p6nhfShNLQQnWJoYezcPMidFAwtFFDUirV6o7PmBGm/FIQoh+RPMfG1Ipb8FQI2/Ll8ARBHjxNX3hCdVyJHdNTybKE14n5ojTMRlecBtEY8AFqDCv04C60B6IpIfdEI64EWkqylZVNiwZg8gLK9qJNkicRMQByIRl8ThBBkE4gEjcJ8wr1F1IIXSQ2RfvWyUEVolkDH5HR7PhEgvILrKurxjEqswHhp8VeiuYWIFrZCYhzvNGXLYBY/+0m93uAGKwkfwqIqtD0x2Lqp/qtXcqfNI99jHzmljxwDIhM3C8b65ZijX7rNwaX8VD6qBFlqHeShZr2nqMng8t+xywxYA4a25bmNUQdYEYNYLLlmPLJffr9xwVXt+i0plav2noH2qwq0X+xx/fKSJ6JqcP2QCz/f/lEr5swyqEHicgUZmbqHBgkbwJDpnSKQtevV3Qv6GDU2YevQnAZ3YTay5VTWFdosZsXBIRXI0IZ1kxhiE2I6+Q3Rya8huIED6pznRs2kHrHJx98koWR+oVxb45ELkoknrTYVgTyvODd13dAjyatLu2BFcJPMuG3MuRiLQGlvCF39S6VsXt5Ig6ISl7KaGwWDocL0JrkgvQnTpFcU+mORdxYzdxYOoAeM28MJ9c0giozA+9AEZTIAr7yFDMDHNAPwiin8Ol4G+tEJTeqwRAzrHA+xqTW7WVS0Jk2Nrfy9rvKniJ2D4z228ne+hcrfo5W/0xR+fZW/VysPC6HUnsdrVf8hV/37lnP38fiArf79b6H6D2j17zeFX1/1H9Lqv2qq/+qa1Wf5j7rKv1NApmgeNpV/+C1U/t1a+YdN4deXOvrRJBpi7V8ztecxF9Y+51P9RPWzX1ffqR81qxt7MJ2nyn9O56mPrO48ZRiGSPyFI9n2FZV+oPvUM9Yn6ITp6ZWMf82JjA/OveaZOzPP3Jt55iHzzP2ZZx7KPPOoeebhzDOPel+e74noCfKYzZcKDqerKP3ElcJYexy/CCgkhM8eiOBXDhD8ZOfMvDe1zveMc8rPZPdYD8Li9lhJqtP+st9la26XrXKXldintuw9NQkqvI5dtta/yzJdX0122Wq4Y1UH7rLNYJdtXc8uK1EQyM3X074q99mW4HqC4bb7bLV3n23aJdV2+6ygfTaJ9jmo1nlF8/T7bEv32aFgn61xn61l99lGZp8Vabrq99mvr5/kZbPWZx/+i/CT/OjqS/07P2CW+qyu9Nk1FvqyeHJpCo28hUcSd6q8g0YSHMokGn7SeZ4RigiSEDtP+XFNtsDBVDj/u4xqBWOaE6BQZqyKe0t4LELqtGPGic2E8xSdG3k3NyQZo0SgzTGuByy9/MjzR/XtDJwdohaqioC26sfSqg9oqw4OaBuq2/JvqZ+t5GuC0WoW7xmPz6oExkTAlxjUzpQXDGpnMj5GltFxeYlZpCOeMQaNQBiMQeOTr5gnGXhW1w29Lk72JzUWkjBKDR6GiFKtcNXXhtdl/lgu0WGWMjzo8WG97BhhCg4tZtaFM7UoC1zeQKbVDVVVIOnSs8RGRecCUZXK2iTuQdFwpanj96ik3U1GdaYQ5jyviOTK8CajJgMZtVx5SY8xJtFWCmRWh1N02ugwV2Ykzt0NEKI9EqDRQJItxvfXXRER8f0qXMjvo9DKXb1CLL53U8IFZ6C8/DtxGDsUPUCbDHEsxSRzn6rtUHXjLv5dIjAriq205lefVLFoQfA/l1LRXK/4buPVXQpivECVJD2RWH+3TdGkke1pNV/UHcpWZNJbIF8Z50xd/YIa0ulF+gVVrOqmoqqbb8XModSV1yyuefmBzmuaTw77rROBK912YiADZzREQdDmurNd5AMRLVRalcJLgt9nLtX43d4h7ldWsU1Kp+pq/alTETnLXJRUVtVVWVVXZVU90GFX2cxQh82SAh12U3XYbdVht1SHPWQd/1W11u7Xz/n6WE+QJPahic1uk0mURZHKHaCtGtSWbgRDiih6xonIf9OKWrLisbrWmQJgHf5m9d8oRKUgFMt6nkaqwhJ/jqrP/l4ARD9CaUShUXfxNAgbyWn+3EfEZitKS5kOA+oYq1M8qZLBEZrq5kP/Me6AY0wpSz1edJw9llCNx+JTSZrf6C8VF6VU6rxJtaR5dHgUpYbzkFNQA9ReJx9T9XDKie70dUWkllCjHzl7PPdNTQ9+H5tejwa1KMr0ujOxgIVSJSZSBYRKTNfUDqlJtvE1wt6O0YGWja/5xpfZHQ3Zh66DAeLm3KCTom7rEkYsugCM3XsEajlvEmc2FHG3ouC9osdflhwtkoyqMuhTFb3svBFdZMcZJljxU6pkplTJ5iRgdB/34qSwB2uSWmBNGkMVsWQvEp2WaFfPnzV2kwJ4pxKXHvf5kskL46pcYJVLQQ2qMczuVue36OrQn03e7KKY07Gdzq1aFcFuhWKpXKlWxcQig09QZa6KJGKtI9Y6Yq2ZG9LkFv0+YXckaEnT5HYkw36k6wKOjEomgrnAt3QuxOvP7CHpPPnmxz6gHLqbpdxeGBeJwY1UGv56fxn6ciGJMTKXmmUQs4vGaM+hBCE0paFYx/Rmj0O8L1+pSIZTwmb18u9YC1q7IwwkiiQiVyS8qCSrZFbC3ocr9uGG0hQuK2zTMWPw7LCO8RmHxtxQNOaKgyhdtXoJrWyV3i8mkhcVX9ys1ato9bD1lmX2Zx6estWbzVbPOL7SPP1fZ/JIH+X/a00g+XoczB9CfNZ1dMo6Onz0q367zY7MwsC5sMBFuTu3i19N6gcF0Tnv5xDwOGK7Ztbrra0Q5xLywsRWJWgpDQV6uZcCld86BSqvjwKJ/NK+IDSorDSo/JdLgwqGVz2vvCoL+v4PqEeyH9fC14EkXU9FVqdQFSUDVZ1oNZ1o9dUplCQCl1T7pu+/bP3QlUaVszRKHNeVYvQ8XrGPr4dK9RDQtalUmVRKiWjPNxNJ2192dKqqVaT51jgMZB6fslX8OlOq651if6mE63qn2UA61sjuMqvTMYk1GThfFjTSZBe/S7uaYNOvQsnWq8LOUrKyp2S/GUXFJ6yKD9pMTU5qURiY7HiaSDUKxlCxYAxVjd1jtjy+qXHWCQUF/JBAa+I1ULqwASl5DVy3wejM6ymgATkHGsDlUKGQGjFh+q2SmVTvCnAxUqfn9EbO36BajtHbeYnrTkvUvFFng1zJzLzW5YPl22a+LhGQhUzA4A/mo4LL9ZZ3GwQoU8VsCQS91iw8JEbCN3dHv53Q12WmCJLsgrpUKUD8rmI2db9sYvPelEA5gNniilimBc4NV9v/XlE11IztHpcAEty2j7sipk63/4OBKF9vbNJ1oa+tY3IK6TRNlaab+qLZn/U0t6ZBP1UlqVQ46tMm7RJ7tm77s64OSxV1WCqoEGRCGs3Ef/9YufhE4bFhOBCUGKbpvHiLWR1cXpOy9u7p1E4yRRP1zi5FU6uMjT2PnV18a1/Pnw7ytPHBr/BBJv0fdPM/ys3i4Jv/SW4WBt/8PbmZH3zzdbkZD775+0+plmPgzT9QeISKJqSXS7/1lPFQlj8V81q+/Z/N7Axf/6rk55P0WjXqHDMQQoIqEtjyX4mdmQG2uSBNXyFjZchn0vSFhgZo0mLW5A+tbgeY4wXOB8mAc565gJnppiA+XhSNizYVdoZTK4rdQOBjDJBMxMAiA1wBbgG4OSDcO2M6VDCr8k7RpOaZEF+UqdSa7xQsmCpDmvMKEiN6XBJTqGkVHyZPHe6CAMTkqSTl6ShOl04rPkweqKYKOJoHsebZhOSb591JyRMt4KNSB54RrGdWzjZIbXjGGFBUeNa8tjGZNfA0cziTRP9wapoleE2OHmOzpqgOzrR42Eu6f5yzDSBNYVbxH4p6r1yQK/L4a8HjxIqZc6dW8fs1PAWt506CcNCM68uaSVogtHmzX7yR+TD1vnk64uwUTzI6cRLxi4ek5XTKDwXnD76Hn5U5IH7nBr8CM7r1UpqKG2SSpM/LzTnVkM96/JiN7jSsN5R2Wu9zUabezQcNicCtF6JsvTlPLkam3jDxiMcXD0kzqHezp97CxNJPfpbLs2lrPMsa8/JGq9cds+ELm/CtDsJ1ZuEEvRE74gQcocfhCD2GaJxhHwc6IkrYUWrYtxvU2Qn+2MEVOYr3RwhAivfn8X6C9+f8+7f2fCJ4xFZnUlWGokEitpY6xEvALuAa5XMz1PlOyek0TyeFXPygVVlfLDrf1QtF0+wt/HW+mO6UX9vYCZuTnc9L0EDe5XHLbT6GiKMFH8yabJOvbKWtZrs3om4PjKidHcHL22UA3chtkbc3r/X29joCnH0vJptQoO/tXKa3CSFkh/nq0edcQTi/lDb9B5ovDUqh98bXct88c7HD5BStoJAdb6UQyUHQQk2brNVGGm3sLMrPgDjNwu6Ck41whxzlSQf+12N+puEKoc7HeQsujPBexEl+0AR4AROAMLpjKImfWdcEeNFPgMt2AmzkrxfsBNBVwAlA6ILhzARouXpyAsx6Y13YOeEQtoKXaRQORm+jvN1Z6+0mRzUYyXCEL2WmzbVGNRjJcITXX0i7roYoOj/L9kiD2KyyYCYNbd6loZ0Vd7JBeyY28FmyTgUsBQJhw+59UECAWgcFIG7oYExIuPZBqrCToubTBoETIJyEOa9r4uCeFsWiZvZ9m/iTaeYKzveNGeWIZ/BspFHQ1tMeXAWuWb5W77CumTvu6fbp9n+xzvF4yjCE5kVTaPDSFYv4V98MTXZXEWZS5vVGDCa82rpP3D7TlbxrX5u/Y6b+iSp83Qw6jU4Ll7rc+km1natRQTKgUwKMbVrP63c1aqirUcUUfn1+Um2VDQvqaETQCOA3H4hDLyn57Zy8Elf5MQr/OM7ayk+9hcrPauUNEHByfZVPtPJjWvmxa1d+0VV+s+A/Umw2lV94C5XfpZVfMIVfX+UXtfKbtfKbr135Y67y+5YRCo7jiq380luo/IpWfskUfn2VP6aV36eV33ftyt/jKn9iOXeCxztt5U+9hcrfqZU/ZQq/vsrfo5X/vPGu+3xureo7yCap/L3LuXt5vN9W/r63UPn7tfL3mcKvzzfwAeMb+EVT+y+Kb2BQ+5yrPZ90Qj1edsJ8VP8d+hFZL/hCIMKqEw3yBueyomtf/mARYA0QpNjOl05LkvYKU0J5yZDP/3sNVKXPU15FS2YWM8+/IA47g1/APcUwrjCZlH3j5fh0z/P/wTyPO7BhapPTomwDrwkAsW04mgJH+wP5RT2j47CewVOeOLDMInYwP6VnberS5Kyi3upMJwYvOgPkTI9e/YArvkIoIgsPm6v/5PJoAboC1RfQbwfQThKAED1WfSJ+XBKiIQLKhSNcrvTrEmQoskNQS2omhXPVSdC8JhJ0x+S3pbAr/7wQvkR/EIZJNXVXE4kVEITsSz740lmVyp+NNPaXiDbyoNsMhU8Y6pa+3TkEIn62W7qN4KB/Ueod9u46oaitQgCBLFcVzpXORGRdvEKgnVEIDGcUAsNo9rBTCFCTVGv/s7OGuUE+lTYdfUoPQ+aWbCEM6aoNUAKMJDXWDb4Qp5Ohu6iPxD7KM3br0N1Ny+qOdu+jrJ+OZZWKY1ml4lioVKy4u6JUrKKMd0sZ444JTcZfSicsm1d+6p4ZMNoTAasXsn3fOANlwCg8lcIiXn/iOosYT8bepG8elbNc/TVyP2gnUCe7D5D0SLDbsA12o8EJH9ggrDgyJL0E1cQGZMOGYnq6UVnlHlIQN8p1FxxayCL2oMhc8E+8TYrS5fDgCrs4gcDL4sO2jSUbVm/bWDLxWcUKlyGbNhTuuMTwrvoabo+HXP6EDe4DtQse7Gy4RjmQW4JyJKHZlE80jswTb2+GX0pmAlffsNR7Z5DwgVixk9828xKzmGw8zofZuUYgQifPgLD+t1u5epIZw1XlGEILSERalLRlTUtaCXyQRSHM+3lJf0AqkCakA8MUaRKbY2KVVd/W3BBIASoizXAyRpFmmCjXCQ6z9CUbJhjGFA5zDH8dJrRGGwsA2YZGSTXgTon+NUIMDWmM76mKWaQ2k3Z813SCiYNeFJQg/r9jRuhTrf2ZM2csxIAkBk+YJpzRW83B5uOAMk0KOoR0Nzr8HTPp2IP0W7aQ6Z7CQohPRXFdUIn2a6vk17p2Eq5kU5OQDgoegLXWTnpaUVHtDBWUFUb2blBfuq2uWlsz1dpgVDg6oAucG9s5qptRGzxZEV+zoMZb9f3rzgiGHGPNQc3DRbqSDSdbMaDMMbvWx7YO+k7vQ1tYoy2Dntyil6+37hwXycgzikqOkKT2tYMQ3bxXoppwc3+ZVCAmqQQuLwQAG0R/2kYzwibtg9WeiOt/3mkj03WTWLg2qxvlwFoWWcutQR1qrg7YZdxIjdTVsdg6/jEeez1zlzg8tZOA6PdM1StnxXnP5RcgXkz//UR9ZoUANZGRrzNxXAhqB7RNIQjBaXQLoCXt7XhGN6Shp0BS20yXtMv+njB707ufAkDCLnsKGlnTzzta0Zn0p3QEFA/rDckE1GM7k41nP3uRzo+Ae8EKtETnYP7FgixJeCDix+WCIRI7Al7xsxYENq21CjG2vtjTYSiXNIPaGFOQoCCUQeCEbZJdRLBGXuBxK7OK4AjsoIs8LhjYhs0GtmH8YP48j6kBYthkgBgQC3qGcKJLyn1eKJP7PAPueskodgLCJmtItbXbqSxFFrZWAexIPi/MQKtQLOSKmCygepdQ6YI7i+TMtuizz11kW7ZgfLdCL1gccJN8W3O92Qdl/mKuoCwumkHuruHKJY10K2vgrM7OY9rsNmn5ohm7WsQOtxnqcuLIbAeu1s+cCfys7ZxhKuwH8dZkZhPFVJPcCC2GVbsoijmZBVdkTs/V/SY1iSlD3ijcejs1OoQiw3AxnXcFzEsBn5MC5v3cQREoYDdGGdvkywWF3biC0HO649+A/RiHPSpykNNepCRVhjv2aeBdYRJU5PQmA7NAPnw4y4fD2jOs4QTWCjcihkTa4bH/fDuSCiUGHPgGXIAm8uF3QXCfAoZ6bWdM5K49COeR9am2OhwqKVxvYbNl7ixZEu2ZtAFG+XkYz8a5s2G7Bm/5vOM2ZiwD42oFZS8+ENj0KCUYmx6jf4xNbx9OjU3vZpyqTQ/kxdj09uNMbXoHcKbGuSWcqdHtIFPFy9kyztSmdwhnatNbwVnWJIfFbkxyncM4VfNT5whOkaiKrxzF6UU9JV+tpqtOF6dn9epxnJ7R07fhVA1vnRM4/ao24iROX9fTW3CqRrvOrTj9ol49hdNX9PQ24MfVur8FJcbt23O5A5goN1GJcTuVGPb3EH8P2d+V5Nbl3DkYk5NTgG7h8TZAt/AIzdILPJ4EBeLxFlCgSnLYtxwAsd0PQdVcM0XdyE/V/Kdu5Kdq4ae6ACImJs7x/fEXeXwb9OU8HlnOvcHjUWAm8HgMmAllb/o7JaTpNlorbrVWv86Yj2XRbEQnvOlgLDkpr9xCXnr8IW7HY2SRgyUY8ol34N4dD5KRxkx8x4zMylvMNDyJ5XGi7utyXAp+G+vSXb0uR8K6HJVXjmXr0vB1aVyrLsdMXY6iLkd8BBMs+0AhRE33Y44U7BfjZJ9872al5PvlxwH+GAMz4/c5L1t0xlyUyrBkrahRTss5u05C1nfS/XgHaVdNIi5N6E41eLLhmiNPjuObEmLo+uNmNGcflkWBTTnRkfRpS6HZ6mrpdHJLchIcwbHkaHIkOSQtWGGPH5TTZZ4uCWl0ZqvXS85s9VopNd3FX1dLRh4+mUhPgsLcUg+nR0BUx4KBCDpOqLVvBO2w4ZD69zNS6zhdTcKhkExxPsDtlvR24bYLQbwbqjyNvWUGldVxPcFNbfXxLGf7lo4V6N8a+hcTAoVNoZDZzgllAX3Z5jIf7+v9N6T3Twg/dhL9v67eP1d2vX+mbHr/JH+9YXv/BHu/lun92lq979vs2kdVyYnrGjeEZY6RDak7k1dmv5TRSEQJ13Spr4wmriZ6UqP1qjmNWK1PI1YzGrGhARox6Kuos8poxH4+kI3hKSVM7ij2SsGBwj4MoRcid1sj1yCGQ0I+nU4bD5exZNp4uIxrZRq4hY+PUgyfphjeDsTw3k9RsK8wZuc0yxylGA1JHDoe+tqO82yYnAM2dPD3Q7TIDdGGaHM7aFDKV5C565myaupY93rTw6RVus+UT7d/QdC2TD8Oh/3Yo1kcDftx2PRjXfpxtEezSM6tvmo/gn8btv1IQCkiRw3ZrpwGaOgIOYcp7cSLouOQqkBpkbjeZAWY6cv05hR7c3qV3uQHicNcIfeDrtTeoypQe3SItYBZmd3ZxrIbRVAQurPO7hzUWaZvX0ffni/TdcPd4TzAR5RlGoWO5BVOXyoB+OMLOoe3yMoFc9/+DX2pJ32bjAE/8FV84CPlDJP7s+oY6f/pFfuqlE9lRjq92kcq3Y/0jvp1r57pgatnGs2cvubqGTajTka2nafkHJ0WCE9dQClHqG4GegwDMZVdQHWnx6pzyIfWWkBDuoBGjRKLC+Z9Zum0ZeLJWuLqwSqa5pBPN1WhOkjgqellF60b9G2tJw9f2Md1bdoXKSQ568JVscWT4Xem9p35NyLO9Z351wWnamf+NSZ2xhHNkVjWM7Ei/JyNUV0cka5+lEekr5eYTKSzHxKfAeiW3TfAWhuDv5jC6Ib4Yp43vDss9nzj7DUFVweyQCJ1oFWKegQylnBUx1UwcdfHrR/TMIUocQScY2eTTddeJnOuPV9TLeDuZO/FdC+lhzsd40EfjvHQh+MOv1XcsYYPR3qHFgxquBdFo8y9ju1hmWNvwdsH8OicJsm8EaTmbXu6AtVDsQOaz5xp2bSeTbm7SIA+q9dQqSmexZ7PA8Q/cooli97pODaS/g54/OTRiDvBuBGn8A5hORfR0U+eDdxBZKUMY8pflBUzSgeSUckltVWjraGM+HxZlRFXyjrtPlNWZcSLZVVGfKqsyojLZVVGvFBWZcQnyqqMuFhWZcSFsio5Xi677XjrKskmpQ12JVSCbb5P+RLKw6qD+a+/IHIDFkRdq2J8YxTDfx+jkeG3wBDl/fEuHEY1lya2ps3qQU0b6pgaUMfVejqpptOG2E3N54zl9MWM5fRyxbrZfGq+mldT6WOtJ/IwnW54omhNpFdqISgYoS2sBZQA3d6HWIyavNRr1LwqbkFnCoHDkM1fXzFgGuv3VV+f0X/9Fk2tR/9DVb1s6e5CfLGgjsovEC4aIyV+c+yFqjT6Xxh7ePu0wLlo5xg78HaJnqv03+AKfqWqxyuMNKkL+vFn5PRI/CKPeBsM1JH4ZX//CwgI7y5o516uCCQpLMYLZlgX4i8XoepQZVXM45eKOnNfLdIOrZXnNBIM6pcjj6Jqb32B29sbRZkxVbWjCCxn97stKEJCqO/vsb+uyBxnVYrtjz2po3/F+QO8LmpFFEdQa7vKXlA9mD5xOXgieIqpkl6PFWf7tfLB/Bux4IzYThTNqVYbw1NMsVA+qUznELd8cflqyyy7gz7iEg4jK/ZyWaGyXy93RvXpayQzVKXZmG7c46CFs4SSqXRfVS0ZzCrdc1U5nTT4pOLD7pVl+cHGIoLqpFOE1Zlmiq0CGIV0A38Wk+nT6UxSRLItGOrIIwDS/i5phSTeKgqcRjpD7Rru3N1kPqxHBaBnhk8ANl44b1qIx5mc42HhZ2BOxF6LH+nsTsG4G0Ph+ElXe7Ai8Slx4p4lA5xsvETE2SJfm6M/dt0o3IpU082/lCbyezqp03yYwNnTtaqaNOFaqCo4AaM36rcUp0b9tgmnRv22WbDoeX8LzlT9xnztqn7bJplFeHcBZ6p+244zVb/twJmq33ZKhgWe7cKZUb+JAqpoVW+7NdU7T2/QHPF8fI+mhufpIk6N6g25BqzqDfkGrOptrybS3S36w6JVvd2MU6N6Q+YGq3o7gFOjelvCqVG9HcReWxTV27LRd01SH7bs9WGT1Icth/qwA8u581z7S2DLeTwI5T2P8Ei7zOPNmPY87ocxoOoTBeWZtVlUb0VT1AQ/VfSfmuCniuGnblzOXaUWD5kavsQjEje8yuMNy7kzVQVsfpO/FwFfWvHqriWRpg9Smj7g5PBDXt21ItNin1fvHILQzlf2U0ZfEXXXoWTF+dSiLq1Q3XUY9w5D3bWC4yGquzDn9ic6IW9mBpRA9RYkUbpx9brcENbFJ1sK6jLv6zJ/rbosmrowlckNsG1Y3U0RC3YbaroVcyT1LNkm57QOXbEm3t/GH4cajUD1tuJPD9nQF6N6K/ap3lquw0ShdoiY4aJ6K1KQagZPzrvmyJMr+CaFN98fm9GcTVgWKZuyr7OFtxd6lT/7k5shHC5ChX9DslNasIs9vl1Od/B0QUj0Ksof011G+aOU5OZEehKUZH89nB6H/EAcClU4vuOQ+p9dZBtB1Vs4pP79lVD1tgLTcmYoYM5UQdkO3zLtTbZMBq3tQWgFKDOqqqO6TxPap6FubQs6EEk9OOJ4fhbPzchzmdfNZT7e170Q69G9+9C9UNOhg9fVvRd9916w3XuzRGSUTffuY/cWM91bXKt7fc+49qHPjMptvQOzjIHpcRzK1deY/5LPi0LfId1R0UQV+g5BVsEWiTUnm667vkII4iEVm3RH1T2He2o3YsZl3U65J5JXE/UGdly+UITgWRS0b6TU1XCeXuZCWIZisCiP+NOjdlE6q+2hwGp7JAwQ6Bxlyw7xYudoUJoncp3DLtG3LW0leL/lFi1/HWZpK7zYOawIP9y/5fXDSetS2lpV1KSs7L55ESUIeZAEc9jjzQWhG5F0gloliWonwdJkMxDvzM0dsvbKQcm5Ak7wkJ4R3UrP2kzRD7U86hKQ9DUk4INxzipAItV68PNq06zx8zUzZDX7+a7JDb/ZCMRSkY6eTbm7Y0ZwliqJkNwUObYpCM3g4RoUZxtgE4k4mMYSD1HpftKr1qpOLRxJtgKRb8/lnfZCZnQYQWF/BAKQssdnsmLmq8wNiuMrEWY3ji9HWA04XomIrS7qJJmvX46UmX8tUmb+K5HKIRBPRQz9qoil5htJRsokF/9qVVjryKldhGRViM6fFoNIZCPSWG6dHHlkhuHsWdXs8oH2/2Y1juSj4dgtojwzzBRUnJf3+dZvWu68+4lQUVlUFwT5QPYxsP/tV81j3Rd63jmf7+tP5sn5+vZnbkB/1rUmXmpvqNReU6k9Uqk9Vqm9oFJ7UaX2lkrth1RqX1GpfX6A1I5vBl+7UrNS+09PlQhOCHQASO55K69fLGRcmntEDsEQqA5wceZgqItzrV/A7xhH5AYdkZtGgQt4QjoiV/6rOiJD6LsQW6GvQEhurzhuGcVxUxTHQxnF8ZCkm20axTG0MGjqnz5pVLkXYso+TToityWlgrjWDgmUAtyvyWGs5iZbY7RZA6HIlqAb19+RrAfySNYDeST0QC67u+KBzLmYyW0heS2SEeMQHIlD8BAdgvHZokepHZbP2rJ6UGpHgh37pXTqeUi1U8InTJgPUZAdbUi3oW8ad6FWQ/SxxlnFNGyKjsfp1Creq0Rvm/JewIRzk9LyUkYtqKdaq9ZZ1WlWdVqraqqMxAzPo87IQCwVHoaEE/Y4gD5H0MSMQ/JIMrWq0y2fNcXjWxBTpfPF/6rFyZa0OH8kpz4j2DjJIHRzmt0hwjrsAxvEPjBwUrWYQ6dCUFzxc20mo8xP2Uwm9yM4qolEEDAyNpERAzkwmkjYiXCvJtJ35ugXu6h6WPi5DilCa67HJfva/6AcbRILWfyQRrn83+3SJg7R7yoE8G+6pUV8UbbYL60hs7RGZWk1M0sLbUKlRzNL66tBLwxJnrUK+vbvokE1YbKaYpP5I13reZkTyfjdzYKRe67meob028T7sqG7mb28dAy+tsjPJ4CrI47d+KOv5f56cyS7xkaza2yMy4n+e8PdEflwUYV6+SgnxL5zz3e/NvRIZ9L1ZDihmpTbv0a6gEpNKLc/EUzcb9Ng8clMdY99l1T3tbLxkUMBtzSHstVsZ6s5LNWctC4Crw3ulbHBvTI2oFca2c81s59ryefG2CtizRqnOklUIH390l6tX9quXzZov2zo75f2Kv0igZJt6ZdqtqK1bEXrUtF2XZwvmzNcjlyIt/OM67qQmOOpmc6MuGPiIaZraMhDDfNQwz00hihTOobLY0/gxhODHoOGZQMemUHy4Cfw8OS1HoezqDw+yWyBQkqGdFMFKZnQHayBbOZYVg2Skg0kJRMBKelZRENM6Mv8iA1xo2uQvZhF2ybpJN9IJJlig6ll2lzXyMxJFAgwQaPUJ44KBHalexYlDwlJS2Y9oZWd/z/L54YyLg/DxrJRNJYOcYhXawhpQsWgDqNRahLBrGkkw/CxaKipBOb33O3cxUh73rnpx3pYjwnF18W9Jbn666InVxIxaan0d4AkT4U/phWmeNHBFO+yGLkLP3IW2XhYhWScYfPY1W4V9m5KPnLMf0SLSFwRIcxuZ8okDOlT4DMNywgPbWZQ7NNNjw/QV09q2+/b9ONCSMfk1r+T1pPxlZsPJMHl5dwPMLHbhuXc9/Mo0fvLyINDU5qeX+D5Rvj48jhyELn6cZxCzi0epw/kCYY8sZx7VAGP360c9cOaovKd6ufwEA6jjHSUmXk/YZ6YT6LC3Ez3qIHiG5LMFGFAqN0pUNwpLfWE7pLH6AiNZCCZuEA1eC2FvOwFE1eoN4vt3zdWFOQu+gPl/osixVwUbvyVOJBikpbhvCwnZjGPh6zbOPeYovfr0UWUtVI5tr73AyJSXI51cF+IoeLG8WJMlIOdeSy/OU6NF806+EysWWOuGMvf541l8GXs+InMpi/EKhW0VCoYVqlgSKWCZkYqGFGpYFalgo0qFcwNkAouRj2WQx8Fee1//3hHLWaMJMSH6PEyUJa2EOXcIixd9FGRA2SB6qqLgRBQsibqwd2fdRLeBQiYVSUOq9kK31CjaBAASfhgsd3MpMBYaT2PLm4Jf9ZWeSb7HbH9DosmbqQbsM0K6DIuUQlDGNW2XJYMcnULeITSGiH/gwF5VfkfCh5pcRDoUeNuo2UN+J+ipBVqGP7nVSHdP2e9RF4lgEMQZiVkZoT6tAl/dXgGji21UE/rPSv9U215d4jvTg14hcbnK/DoBjrcBnMKA9WMiui8OmtOcXUjspwW88fUFtKZ6wdd6rfmzHtrTuKtOR1nzUmdNWeTs+ZsdtacLc6as9VZc7Y5a86Cs+ZsX82as8Nbc3Z6a84u+IQYU88Fb+p5xpt6zv9Fmnpe86aeL3tTz1Vr6nG2oGVvCzrkbUEr0JGpLegwflI3xTThv4vfR8zvjRSWDuOPvc/fR/zvSrJsfKIPGZ/oFfpEq81I3LWXjLv2QeOuDZvRhYrajJ6pqM3ofCXZ4W1GM8ZmtMN8AgS4+zHakMzvGVZhh6/CBv4uhlWCDenlstqQxC1kr3ELucG4de8xbt2Lxq1753LutbJJvFs2iXfL8D6tMcAmtgYlgg1OwLc5wnAsYRwOdvY3QsWs+q1Odur9hpIKFug09K6hZ3dR1Nn15Ci80OCB6w1Y0DZ6W1Lg1rrsdOB1b0s6mrVqZcwWRx8iDj++4BYlHVBCS1KN9x6UZZvUaUk6RqvWMW/VEq44sC+ki9QUoAPGMJVHQVE3oyM24Z15jx2VODycTkbRXqOLawfvJnh3Hu8O4d023h3HQp33hpOw+OAR67KxJbRUvAJD0M2wVaSwVuxhBnQXHBTaALZkLRVXvQ/2q6X0mDcEvVJKu/ILfUBzRVd7oZiBDjrqjS0Y1f3O/zddpZO9uh0v1wK/amcj2rfW2+LP57vUdbRMndBEsohnGxIIJVFhE6Lx71LjeIMfG2+U8tVazWJZ87OMpe701a4lyt3uZsXrkjFpN+jZLvTiTukt2TGP+hYdDSfdUd7DpOPUrJlJt2gm3R7j652ddMtiE9wvJq11TTSJTJz3Fe7QqqezjgbFwXPpRWNUTMWouM659LKfS1cyc+lFO5duTqR9mEv7++ZSLTOXgqW7+mzwL9cHzSWxNwYhXPXw7ToHJpgysI3Vwm4KO5SyXRu+GjWrTzfmLoi9kAxGk7ru5+46Xgg/+1Im9Hu1+mQI02qvZDtA8aBeNehVhJDqpBa9ap7sUJFy6zzl1lTk1kHMD7jJVNGriiK3gkU/KKnfa8SrmsOaaVBAbYiAOoC9C659xkSKDniqG72378FrFacC2pZrF6cP3uwRQ5rf0Mxl94W1kANz4b4VYJVxLTdP/Og/uOeGmz86+v8MTh+cydgNg0BUir61rGHN63f+Gr7kSiN3aH+AEEzbH//6HSf9Y/8a0jKD6NZVIiddUOLkKiVCcwqR9n2dKc1rZrL3pnPWaLmKpnJ+nay4YcTnBzLiYFKT+Qwj/ssapmBxXiIxgQSL9tvcKoFq/hHwrqL+nzOzF3MVave/dzrd3338NjC7850UXPOc6vhlg5EA8nqoq2q5EkVXxWiPOTyddGbUf1baJhpR1QRt1lYa8ISGA0/YHKyoXz7jVxSoapHOtRUKHUx8ZhYSDZxzWIdYS6mYNW3Hu75kECq/6cWauUxvNjK9yQTvc4N609Rjrq591Ui0c9AxjdV7pZHtFea+bWg3uo6RioqTd5rajplzHZNes2PmaNWWjmE3uI5psGMaoFLomHmjBXutRNXAHDb1aShYoK1DG6dCp4abhQhUHtVd6z3vETLwVEb/MGfz2CngQjWIjVD8AbE6ltKiOCTm8bsgZwW985VSmspvUSm8WNQ5d6UoroSbVrPVzbuZXEIb0bDNIqtBJJOxMLyd4JHOY0ASGZBkMw8M3td5C66Kh8meuGTvAYCenDfe9uzMTcYDYNJ5ABx1HgBkPjozzg2Am578pHDtym4E5v0Gy1b43ipu2LJHnXl/zJn3R6x5Pxl35v22M+8P8Swh4lWiXZFiZlTYI5to5N+Ebp6nkX9ejPwe4RDT7AIdxWG4vSgw5oVMLNPrpVRN2yH1EofJtSjUXLiqiplVNXdNGvXzZzOrm/n3YbMWCjFn4lgaQna4/zoKUrBUCDmfObyWjGzip+e4Wjb1bsw9Hyrqxlykj8Ucd+WckDYum5wkyBaHCVk9KaanX0GraWJskqKXi+rj373YY9Z/oeDCjj6/2jOfKNTdJsu0/3DmgcIdk1LcbCPhQLjBZPfR1vHcQN1QcYYsL3LOwwSH8xadopRzbBi9EstmcrckRaLvsk4MCWCYMwEMBfoZm/qX1VfBaK6K7c+ftWs+9kKVxCqIBuxZHAsKhQePJLrMC+S10ATOf6gnxSwIJ9sFDCQOSA/HwxQWKQ5tDUUAWPY0j+cKnSnx5rhcCLw59JPnzCc/Yj+pVG4QB9RcD5sF88ZRWc7Igi9Xv2Z82M+bDz3DD5G7EzInaeHtOBaVwPFa0Y1t4Bdi8EWNmjgy3Rngi+qdV+OeO+7pqQBf9NUQX7Ro8EVfzOCLXqysU1n66mKliEiIKmIjFgykXD9wXEKvIPlndJ0eI47XVGlaW8UXoztETwxk4+YcFoV9pf0Fw61qJAto5nuhMfUfUWaWiHKvQaFas6EXvNWrTn1Z8OReK4aNh1IqKEx1txJ5iEx8cDF3y8gLAZhp9/HPA0kBKybwzX0HcLWT6qefS4cuJfVPp+2P99ztDFuIlpGQVlYJW2JDQArwRglo5aihlSNCK6sZWgkjIJzLRwytfIGq4vbv2A3/hXxntK7qN2ioxcA81v2fMTNHOuOi2fyqGpcpdoxS6hiDlVcrQWtmq8eIOqE2yVaPEXVCLA9ZI2pZngoA5FpZALkWbJMTFLgn+P+U2v9GBbpFvPinrP1v1MXqTrlYXbX/DWxrVex5AKhTO+AowlFjMDmTNPiNc0DHudGNcg/cAH8128HyGwoevAieXGow0SxnHNoUQsvvbGa0+tXgVTNaEwO5bzigJxOZ0fq1s74F1brGU0wxPAIemzH9NFnrpMhIh+Gk+Onn6Pzw6ecuvpTOPE8nTsw/sZ8VeYLYBdJre33aXp/VuBb0btVJqeM61xrpRielbmTvjge921O3Ktwu0KuYSkqRmeCFXrezdNQoqqNGkUYuiq7TdNQo0okDOGaElwFACdsygREwHMNUMiIeeevo1anMGujt1RF8KLsGfi6ouZgqX1EF/5zHdJk3mC7T5I4cvEtHPIlqsqWO+xgVah5MaOW4ybYQGdMAwuuSSbTLqPFn0UxV42/EmarxU5xpEoNNOBszuQ8mTDqDidUtCpu9RWGLtyhsdRaFbc6isOAsCtudRWGHsyjsdBaFXc6isNtZFG7wFgXnke+sCnu8VWHRWxVuTMasecBYFfZ6q8I+b1W42VsV9nurwgFvVVjyVoWD3qqw7K0Kh7xVYcVbFQ57q8IRb1U46q0Kx7xVoZt0jFXhuFHJJ8aq8Dbzu0OV/XGvsk/4+22hCv+osR4cM9aDrrEerBjrwWFjPTgi1gNYFwwIzLIBgTkkIDB7fP/OG6vCHvOJuR6rwjyrsMdXYa7PqrDfWA8OGOvBkrEe7DXWg33GenCzWA9gXTCGkRuNYeQmMYxMiP/9HgqkHlAjArrOEdw4jNFfsXUuBQraY6KZ61Jpd9QpaH0WC8BWHPR6UXp5L2PEDqLUFnAw+Ooh6gVPMGFRxmZxIvAEv1aEh7f6TQepDGxt0p74j1Y2/qM0qBxFzk9Zzqwr50RyIiznBK0GLQB97PEBAyc9X3Ay1CyfxGMnH5QikhY1yzPPoyuERHcOg74cF/042rjNh8cALh8uHwsgD5t9D25xGSHQs14P3GkJNop/ErHBoDVbQHk2d2aJ0rXNapZ3hJpliBPYiKaR4yKFwW0WenOWeAPbHYRW7BBmyGmWL/t4ihfK6YxPcHCxnN5iAt/QvjS5RT0mZzOa5ZOujRwCP2DpKgFOnZNhdgSf5cQnOEjXelu8Cn2vuR7C+AGdJdCkI06mhVGQ3T0FBdrYWe5JqiImi5txax+o0l7fCL8YDkhxSyxu/8DFgPIWffVvAlG8ETRyEeW2khvl5Zt0ObBvOLeWnfHtuubWzWZu7QutFm5uHZS5dQRz6/D65lbcN7cQ4YSKb6ZgfHyVuQUZC9hDhzG3boYNrLi+uXXBz63zdm7t469zdm4dTqR9mFtH+qwWrczcOixfObL27PAvn8haLTx+TuppUXIifPsExyiYQgdJXDb3JmDRDq3LOtuEFxTJoWKsEy2z8k4YJAd7HS+En13NBJGtT5KNKBn8SrYD6Awl/OCU4wfJbU85brs4kNvu4aqmlMueclaLE2q1aFGnOEnlyCQsp2TPxqllGsdqwqRSLNorkkK+0CvDZa64gCP59a9ltrDCnWmrcuLkuYcKn535U+gIZuHvbGLgbo8eKuQrJwbpoRRIZaKHr6RUP53hK385kDewCoiNA3IteijkuXyUzPsk9tNZsO9ss2DmyPcJakzFUWFGkm9ZTZQw3+OO+R4LOrvnU+SvRRM1aWKKyD7i24yWlX5mHDOjokV/O6o3Nyhqo6KrSZ0oTZDpnmAa1kkUUtBCojt1cJLRjHPjaF3dD+EiiWl8IkllKK6eOWPB3G9lDRfBdEqq/y2a6n+r0wBnSyteY2hGVx+a0bc0NKM6NBNmaCj1TrA/Jt2wCPjQaO+wjIkEx2EZ47BMrjUskzos42ZYDJLNOIcF0HnoXAdoQ6/LntnNaPt+BQhtZ2ohYo22ssf+IkF9u3RhKxDrelRU4aMhdRDBcDsL2j6ooO162YHvTHEZb0X525Nb0QvDdNFHf45LE3/B9lUCWYQepIodPQXGwSL1QAIsssiKSILwhy2Bjxhhj4EqoVAW8+tn7co/KZIJAKiC6zvkel6u7wiuK5ZGQa5X/XVOQad1n5brqtEXMx9deEvprHtgVh5QtfysmVTj2PFknW8XCASDBTphltgEixfxsErMGiuLbXKyWCPj3aViYU0099YfrG0kunGjvj6ZTGrGvjEeTqDWpuBkHBecxeGkszhgS8D4OosDWQr9OZHMmqyAs66MTc6s0HBmhW3OrFBzZoXNzqywwLMxTnDA4yj+g6FCCoUDgs9Vlk6EuZSSKWdeAIrLazQvAMH89UK/lqXnhSzm7kZRD2FkdvSg4GzMUpoQSauHylQHUZmpAco1CYeF4imkMj9/Nlz+kroTsG95QjxsNF1bFeAv4lBsRCfryFlyY8gRSTJoqd49YanOpKM6k72amOxnSW6U6kzIzjuhO++E7rxTSZU6PdFqjfIXx6J6qyJqrSOOzNLuVXpYRRZBnRErxTMlNQZ0P9Vjpfiqt2RcWO2ZNwJLRt5YMqp2RYH1nhpkyThOLBIgyIkWjApYsIWjCfMf4HyG5otbTLiSspIskEqgZMo44k0YR7xR44hXNfhMRcVn6r4o5gvRFFvzhQeQyjG/tGj0oaMK6I0zVBiktJYsFl2xxEoqENoRQZkFekJ3zxT7gk3bdPy2pJTl/pIln2N0MGY62VGBzMkqqkcx4cTGoD7I2MnyzN9IGsB/wwIJWmmf0ZDVLT0gUtvD0Ny0oDx8bJofmBv0jkzG8I57+rVcYG/AY97eUDD2hnNxJglav73hd24cRc6yx/JwvS7B9TqP+M1hccGe51+5E4l7trU3tEIUJgge/TYGj8I0yBTwmkT38sUMClN/cCgiowOTxLnQJFFj2PQt6jRxPurY/G4SriFzg9VwCgSN+fhUpM7xlyPZ35k9MGKYpiTeFOmhRemhUTde+BKW4QrT8JLduRciF5nxiciGZlyM+Ga7EehJJDtOb9ntQOkyfC33FrFc/NqvfS6xPlX8gTwOw/ZHl6vS/QDMoy98hFbudRVuEXBN4SOrFD4SFE6oova6Cm8n7bDw0VUKH6VpeeQ2ZDwVL/+d8YVwrMfUkWHIescnQ4LjZ/3fsatpHGihLzawkEE7zcYGohhMWot2+ppIif/WkvvXKjQgqgmnaWME/2fjmN5rvhm35psmzTeNweabxiDzTaPXfNPImm8aWfNNQ803Yvd9raKuby3hq63rmwCCthwgqDLQA9vWFJMN0AeUkS4g6wj8UlBcjon9Wgz4bDtUVSBn9BkkaW/FIiGSOZMeMXoN6udfJ6+Cv6fg1yVD+GMaKcbonatFDeZ5lUckM/uiHLG8Y3A1MTLjjlGFA3UqKckosPeKGkR0hcdhL1P702+bSTcAXK+ozM1lA8D1LELdP2nOL0QpSnzB/HomSsH8fML8Oo/nLmLkoPU3hKl5WrEFcMUS4CpvrQeXjZp1n1RJC1P+99/Znj8TadTOuUgMIq8PMH9WGGBzpqRIY+8G0Bj76OqgB2kERQTjxXQ+mX7xuWTkUjoQo/vbZi4FgB2JZ+Y6J5WIvVAWv4WNg5q4US9nU3lEmv3Ac/Cp4eAvl9NN7oFNAQe/qa7giudLCrZ4rgSZeYL+MBvJxkJ67X6oeBria6X7x5CLt+H4KzgucDAQYwxppPvbtdOUZbov18RctJPWdz3dBS5jt1qMAK+50ViLtgB+iuhiBYKu3IDFkSuke26RVGVACjolWH83JHuYMwpALQl4FzwyC1MLDlMwsxR25iows9yQFWJgGXjidM+lRThpXWGvyeFWuN6C2qd7RR/0OmNPoWtM95295z2dm/347E32QdXVCMaJusS9dDnfK7zTAXy6+CjMNFWcXIweJuDlZpw2HhaCJPLjQahOJ6Ftnkhu0AzlDjkDAB/t15Tdm2n34C+gkNwpYT5njcDU7D5+ek9E60/zhoiWn1kbvybIJFgg3w8epaWcSANLHr/t8tCr+J6/ChvLoU+vNSElw1cBytgWlLEUew/KlMHJzUIx6fbSsqFSpPf78eQBwK0q+bjaVHLyatPAFhJJcJi9l0K59jJ/SR8SyfcLTdmyG4Qa3Z377qaElqBB20+mY+rIAXTpIVqsutsNi7Q79zn7WKLPvCDPYHm7Z0SNNgWqZ4uotH/4jAFYPAaTHAo5RR0UTIOCUhyZUtxjCdKnnm+wpgfy53jEG0vLuYsNhVlEksILDcU2BKPUOG06vtL+7rNm7S+ApTEV2JlPXC1EnbnBfLPhvqpazobJak7lp4Alvtz0JX+PLfk+DVoXvjj7iPs44tq9Hh58zoBxfv1r0Hc2DBva8HTRn0KJ3jDZsMkape13CEpihyhgmPGGIlcsXs1Fx8JiCrxY0ylwuaa/XzC/L4pfOGyDPEJUe6amQaDneRxGOCqPQCO9wo5ryJRZAY/SeDCs1yNpa0bignUWAchoxqYcsDzga5Wmgl1VFcHl2SoU/NxtqkTx3w2UvI5QxI9UYQWldqUKGxyun6kiaQaBXRmXSGDXCoFad+d+o2rgcHfnnqxRbsGjNcotC/GbVaDf4/hGlTo/ZA6oIoEGfZiqyJ7B3bzauV2iWaqdOwRhs9q5U/zoqp1v4PVXqp27JO6z2rlbHOCqnXvErlTtfKOg5VQ73yTbQLXzzcmuZMEg8O2iTLPgEfp2EaFvIUTo+0Yg8ZGufxOQ+Nit3wypkse7MI15/W5k/uHxHjg11n22ixgpirYZY+oO6NH0bCfNrNu8mZVxXcnW0Ox6cjn3ek3TenyFx1vBAvF4CgShpmlAvsTj7fBA5PEOEAYe7wQR4PEbQBpq3nj0TTLxvpkT797kG8W76a/RWvPXZzrf4k1I9yV3WTPO/wOE8h4Mzd2dv5Hc1fmbybckd0sR97CI+8Simg9Y5OC07efN74Lt7EPMG3YMjVg6CfOiFtMCWdnCIIspHAQlcCZ8r84EQd+S3DeYU4Lp6n7cux+r7j4cv8VsNyfMdvM3QGf/Jpf9FPPCdO5GdY/Zlh/DXD+Oy11MoCAxRleaf1ykGth9+OOohIwQw6tFNB1bwApgCRAsciTByT1QUR7lyV34xNu8Baud9ZmsZ3+2s3xyLpCbzAUdjMMcjG/x7f+W0PryLTIKwHZ8RPaab0ngJHY/xo8v3iWj6F+8L+y4+5L6x9N735G87b3d6BGpXXL/c5372M52cu9znW9hx9WlQFyuJ/eha6VX70m+5aV0n5zenaC370r2qQUa/GJQYd/2sBswE7JBPkHfB5VeI8inHYxRcowzawWTODNUJq6vdVI23v8huR3OHrdhrE8NMrjeKW9+A0u7wxlc7/Or5X6UdNJX8lYQpltApE6i3PuQBIMv38oq3y8GV0xGYzRkWGP6t3w7/lbY+X8Lj/2tBzl7MX/NrL3dzNrb0JX/g7bAzdbDMltPYLb+Dcjgf3OVGVsPu+E+jt//0Ddjb9MZeyy5XWfsbdkZi12xQpXv30j+Jh7F8KC/68nbshbWFyvOwnq5YmbFMbHlV8zE+BucGLdxYpzQifE3pGIn1jkx7stOjGMu9dCqE+O+nolxmAFYK3g37JE+lUzCRfb/IJZUSPcw/QU06t7O/VwN9zLh4yrUhyukjWOba4ZkjhleSVR9ca5dYCruxxrD81lakNRD7qIuy261m6tVJPnm5JuSb0zuSe5O7lIhAuMlsQyd+/vqk9wv8+0eM9/ulkUutB6t/et4+N4OB/1+/pdQxnvfgQ2ujsaJEf+vqQd0PeyybyGl+DY+237IPStTR/oHFdcyUVIkd9lIAsow61gLq0ZkIMfT1UW5LJpvyjKTyRJkHpoX6tZTPmnrGYwKN2VyDtTD/AAh0VwrP8B9Whh4wwR8/vLn4BKJpTkcFNt+K8V+ixhNmB2vwszJE64ZLdpBCi74Qho0rmcWW7FAK0lNr5m0Az1646TIYdieUfsOEqhznXvJ2wvPqUqT3xWWd5qCdkIl8CHIxvlHuu1Hk+X34Oe98B+7H906LLw2X+QGzOGDzNo+p6pfm6+g2W1QdjMGevooQnKjmx/dz4h9WQqVLJBfcX130skYczY6Y05GnOYkqWZiRT5VhhtaxUp/TqILlGZnCl5pNhBQYnqAz2cBfVFwBuAzhYyN5ExBvO7VtUGDQ3xIocSJiMdDS6ZOAwkWh1WVxZqo+mrI+UAMUX3VEsFp8FfI1lNtRYDvZIPa3GBSHuZZk3Jr0/P0Ry8ypIIed9YkjGK/XAlMIqjFMyXtuRfRc1crXk8y2Qy6vXu10pM7phBavNbTrZMDu3WSirj1dyslZNufQ7YXoa5p0SEWuWPE3knn151G0SzdO+G6d8Lnjlmle4eC7m1ku7fFKKCW7eUh9Osk+3WS/Tqop4zG8kIpY+3QXAxBQICzdpwZECqgTwMK01s7zhQGWDuuZq0dLQtQ+Szygz5WeAIWiRioMOhw4sfidCrQjl1MCxcJciPP5NIIT+R42s48E10UBByzLcYwskvMTFrSBBJFpwErJuWkbFRksB2WkqLD/8cQljF8iORKyoS4Z6+WCbkvcTj+CkhEOSmxc0vs3FiQeer62V1pJfhsxX22Ip/9VflshZ+tyGdjkejNZ6Pws+3ej1SACWQ+snh9H8mHHylc6yOLdWuEeikflZ+w5qXoXWnJhrPw4+Xu6Ld3zArrVKXXcYnYgSUfxdHwQRzlQWEBFVl15Z4gDjrVV2TVlUCcQUJ/UZZBiTmpq9Q9lQVoU5QR0SAFaaSXnYI05pPxoCdjveyevDZOKerUVkyqPHpT9M3tz8lWVaLltKFBBcy/36nboAJpa40rvMEVDuCHgS2j6RLrWzV7osquiZKRH+RXnSoP4yx6Cfbc6bR8q3jTlGhqMyNU5RDeHEVPuNQdeWLNstLwdNr0Exok2v1ezc+B9rU//AGcMi/zzzWi/BNcY8gHfiBP8y5YlByxPO3vNn+3/e8Kf1fMbzQ5x8W3zi5nnbB49K3N1/fWZn1r4freWtC3dl3fW7v0rcXre2tR39p3fW/t07dOWTYJ5/BmX5KlxOsn9eruHNztV3g80cnrrWPgzh575Dq+ll/OncAB24At/PqqekpDFVeAjI05gEMeiK8HYiaYIgAYZ4X8rtvy73OVv5P4cDjeayt/z1uo/L1a+XtM4ddX+fu08l/Iae15vFb13+mqf/9y7n4eH7LVf+AtVP8hrf4DpvDrq/47tfpfMtX/0jqq/z5X/YeXcw/z+Kit/rvfQvUf1eq/2xR+fdV/n1b/K6b6X1lH9c9Frv6PLece4/FsZBtwJnoLLTgbaRPORPYL19eIc5G24k3TijfXbAW/cMG34SNQkX9Ezp5xrTj/VlrxjGnF+ch+I1UcwEHvm8vufRB9mPWjITbjI5E2g8dc2IycawafdECDEYEGcyFiY1T/eCNqW6ah/a60uDl0RCtJmoAOkjBxz1OuxWxRMBoZ5qBED6iIBr3SpvcbtlXunBa58A0JlwUoV0mRyrHRVrS8Brfdv5NU73CFSmrhO2iNcGXVB5dFzqfCLVxwIMqfputYMSkZFobMDRuM/fYUfRkBed2pyFbYieQV8o5V8FeR+C/a6khWyArYK1+jhiaIDGvUuEaNTiu+6Ytk2SI2l/IBW40vVxjfWSYDVyYDpzU2Uw1Ay4oGiVq2HDx5i4DdyAQFn4j2oPkBTVAwP9ocrqp1yav0jFmpK8KJGa2KaU+pvz0VSTsGjlWqrzxrgyzh30lKvm9q7N871KHMlFUbXBZh86klKMloVc1oVWS0pM6pwGxJ6tQRND2HocnJDSI3j6BPZmGFrnCwhEmW1G27YVuu8lAFU4xDQ/2TiDSHX2PiX0O/M/hDY4XWTypMdn8P1vWy4ylrfHIduTtLFAAIIVIFekhXbHt/bJBn/zJ6v9rT+2W6RmZ7v7ye3m+YyRmMwDr7RqCqTEv/xLR0vZ1lUVtrMkGtA/XXaaI2+idq4y1MVAl8j1SIW0eTmcizU8mLyUpELpCBxySlW5kTktKgUtXeYkqG2GoxZQlZ9p2elJxyoKJUDdQkIjVxfSzYZBY11xwZSZHmmDyUwkfb+SbgKpRqoh7jUJCU0fPTCCYllS2fjCGbGBQMMd6o6IWBQ09jC4roChF3ZHeNFR77NP0jSPkef4QPMOMMUKMjdZjtxGaD4U4g95IYnk+y10KloAEP3TI3z/ZF2WTYzuhRymsVbuQYq7xS84rxriAN7RKhJC/yI9MbRkbkKbCjCiL54AVmWejEkvA0kiyIMTUCwzItjLxMtyp+wXY0O+FKHBUD8UynUUr4dJ1IKfG4/4EIaND15Nt/+pQRvYWyU1FawlDyzpvuDmVnGWaRoGXK5dzqzFM8zQXvvcUSo09bBd5nnTp35q1/oOQ+UNIP9OJLID0DpsCfQb97pmA/RKSQ+ou1PP1fnYriSu5dacHnNRmUUhHdkX8EAxc/+h7WvFVDKqV8oVgqV2qYrzkiExfJkLU7kQ5Id6FLIT9nZg02YPQlUZiLdDHPOX350QOoV+44h/Mq2CRCMoORav/fbCdTfuS4QnP00ZDyE2w7uT1RG0SX+GRYdTnZfdxGGJv54HfAlO58Zj7UULR2bmw6l7qbnCTkyZnO5Z1UuA3pXJ6hc22Fz1zJscYxsWty4jhVlgr/sb7rylrXV3LuKzn9ihm5N54gQ2KnR0xWMydJ1KQ7WOA62VRTXuWY6dY/k2/nTEaVylsvsT24RNjACps+ekY1IsJKdYRPb4ChzNHzHH7O/A13oVm6WhJPv5DU6aJZIMWns0CBtKVwnIO3cCCmLj2SObC++nFHuI7HTXPGjgn5sc1BHdsvSINKQYMSMxnXatWKtmpJW7VPW7WordrlW7X569KqqWNqYAoaxp+2bcW3Pvyzg4e/8NZLTAaXCB8Q6ehIJ1OOu4VZ6zm31nHTrnUsMLvW632rMCf7G3HUMqswki15v3j452StmyUekViiz+AdZ9TuR2T3ZV0k5Mdoj5nvqeiYJAXCZyvzwx92exmLqp+MYr4eCfl2/JEyBHeJdCvsEZ3dSqInFfm0t5RfiqPSE5Yss115priVQtWqkiADWUlT3Np0uF6RnBjDDbaV0l2S8LbE/3fMaLCT+QkOoWg7uiR6ZgmAK/QygISrEqbN2oM6Fad1oFNZziZxgpFZ9K9aw3cleXjHq4RVErxSdDt/YK8zvp9FieRLSoZ1MDxWiQfu9WAdisI6BF8QhuFU0tsJDOYoCR8hwr4LFfmZKCo8YXarpEsFf8HsVljNJLyF4+83BJ+mo0iKffGgkCywK7pH2cRaEXnMQl7zJHZKJgWx4zHXqXLHZlKSspXBjGwqLOWbBMSnSLax/q+GigUNY0GCMrONX8U23jBag4/IlRd/4CwGqTuFxjWRxUEb1+yCTrUJL0UuW1zFWkjfribClhEiFPwKfxr8027/S00Xoswi6XSNrBluMscCHuz+C/wU2yEeH+OfKf6Z5Z+k9+1E357Vt6fM22N+4qSSCGoohHMVxwGx1AU2WHj0i4TallCFi/jdpI2piYmFnspprCxJ751Jw5LeE0nDEvRjmW5Kc30dlWpHtWlFa9A6fy8T3EBtmvQ/G+mzZPe0U3MzSfuSe/N+ffM+gfnDH3rc8nXN09KgmNwkWGMbVmRzV8m0dsrJdY8Lv8JxGdZx+eL1jQvfntW3p8zbY3XTTVd0Ni30NByNQ2KtJH4pHZEc6rP4MXIErze78aGIQyIzRR5kZ/wzGrSj91itFRYAS/uiVKVBnk66o8J+oH5hlL8YNNMMYD+lh02f7OOfJf5Z4Z9jtlXkmo5pU3CDQXp4iNHv8sJm/lngn138s9jbF4toPc0XSe04DDxn2tizTS+u9maib2kKEvnegn5v81q1tN87pt9b8d/bx810SBAXSVuafE0dyXPKo0uqs8dEITWs+cWRTYxJzOt2GQyZvcUgJqxFFYY4PG3zxouYtrpI8FQ+eGpUw2lGaU5H7iNZU8kB4ZLRXs0A3RLR1k7aZvchCV5s60Jc8Asx8Qtx9loLMaeLi9RRhn4Ge2P74kW3uhZ1de0asC6H9NXYPbukz+6L15WfvgGYK/xZ4Xq8LJV8BR4I6M3ubzBn04ASokwJ9Plf7cnebxVF5GbzOu01xsqkhmpl3EzfLn2t/UTXcWtgznXnUF2JFtvkqZlixq6QRHI+8f56mFC78nThneCfU/xzJ//cEy6Ee5TE36kU5ZQuixNmBd3LP/fxz/3880D44gP64v364n364r1JgezIGtM3193I1lG8XGXqNoPJiqbb1EY6oZsyoXsIy6rta2bal5P2df95bh0NbGYamJMGypv3cqZddXzmjw/lsb0/ng+39tZqWzvCbnoXMdFE87ILtd3W3m4KfS0IJLBQWtlvTN0axoYwvF+AnIVkN9RrpgFctP363mb+WeCfXfxjaV+Dg4Q1qBSzkaGYDe47De47De47Db/vBJ9M9JOz+skp80l5bx//LMmY8c+x8JPH9JMr/pP7zCxJh8PtqqeHEoZK+u1qSLerId2uhrTtQ7pdtVj+vcCvZVWnDmDAW5ZonULyvkGjQP8ko6FjNrgkvktzB+Jx4RGGiYLy6edIj1rKGbTYlvvwK2FgDrdGnAO6T8r8aZmnrd25zSAiLWJgjLpEXOYpZRTwa4oYJMPy2iX72iwgAlpUxg8jlP+xR4JNNO6yaskwPK7GJYeh6brR7ivaLEDRhF1HbOgGQ+YFE3PwDBztbmEb0WruIdqLY3hnlNOKbWN6PdCc2ylrvUsUlu81CcZRHdnFuE3sMz2ObWKX7/GFtSsYMQqJCbCGwgrC6NC7SLboItEqRlrFSLe0FscIPvWU/ZaS/lcjfbUog/uiH0SGyQ/tN+lbwe/Lvr0Okt8SYA16hvIrP2YHbQzTpUVmcMjcNCK7JGG9Ditn+yTDNdDx1/FOq/svWcsxw561pWbKnjEjK6tE9kwqWMC+3iJ7BpE3mFl5S0XXIhlDQjLIIOEG0Mb5ELvdUo1VF/6QLHy+uKIvLumL++pr0MaO4YXGEnJIiaOUY5/mhrEGTR3TfXNMmI+ApgabjH84p5Mpp5Mp57ackADfQ14Iewr6DIdTZHCx10jg4DomzDjWVpQ4qq17bUP3IumTU/j1v9m9CCU/oJ+7Xz93n37u3j/H5x7Qz92vn7vPfO7epNQp19fuyM2mI1ftPb9Fm9kks93ZTYK+7ZtmJ6QzpWOlk9fuoN8MOuhe6RfpI+mvtdv6m7pZt/xmbdUJHxwrAVnicYrlNaBM2IR/Uc/ODSIS7EyA1jCNb+vO1KYgNWx2JmwW3JnaujO1dWeSB00HIt/eUPdlLQ4ZKnxxRM+BUiO4kjpa3AYZTiV56VCg4BD92ohaga9l3BbVO2eQgE+PDHphRC/bF5jBMOZBEI6Scb43Pui9cb3saBFjxScI/QYqxbb80zOGED0Ap3MhRQ9RlzxEhOApFUxIkhkBexR7QB5pYZycyfcdIbsf7+Pt+wAf3OKCmOave4jfbOZbozvWNfx4OjRzmvjZvDjVxbaGnzP6c7bbkJ+z+jPptuUn1lDOTKRR5qVGfjeG9BMJaooH1jfOWYVHovsFzqbSSR5mkXdwSD37RtVVb1p97za0f0Yqh8zc3FXpyj/gys/K1Av+6RWdgEhUCBfFRfADM4NnYk5nIhafmYY5nYY5nYY5nYY57oWISrUAXN66+R7sDRskQmSaUSdxMiU/JvnDoEesY46NCFsCJA0gY2EGsGk6A37cTPzRbFZSoQc5jYTPc/JJ3PwILhLaaIioYXh2N6Lhx3loi1cCLo9Bfbr+DduKtevwEBpxTBq1OUgJjjncNwvvRENajK4WJu0EMdR254518k6tOdSr9bjGrjqiu+q47qqjuqvmqYQow9Z6jZ11RHfWcd1ZR3VnzZMdK3XiAcTdz5mN3a0k7htFzs6qaNaorREAgGixyLQTSmxZ741Sb2BW79d3j3VEcljpSEKTpU5yjZaYggGOcYz5WbTgFS14yRQs7y5iNbBa+PhG4Hezmp2NUjSSBjNm3/jAQDQ3zX9Vmp8QKboNHR+mNxmDHGHwqFDFSUfEL5ykigGLpZ+b0QmWoIdwY2R9my+zAuFpTtSR61EitxCnLwE+HJ/nLMHcx8nFFuc5x5a4dZg5ZtXMI2rOAPCeLNg8FizUCv3av2BPSUZUnBrdL4JUfr8IUjkRpEj3nCAlvH/khIzBsyjqdjiLACuJWeTFkcGftpJc6vfLISVUvRWIVJKDdAXAkEuAOQPPbwWtCadB6R6W0l9+0vTXLnYU5q6u0AXdLhJsF176gmwIF0InHMIn0cgq6TRdHLNCUlj1jUYCcfLDs5EKEBcISsgn36+wjjifFG/LFhcnsljIRx/z33wUd6aZehovESId6aftdFm/DELklhY9SfHhy16WROsfxn7E6vyYFyenVJwcSSZdP1RI30aSKbPT5rI0bkypGjOsiAAxpQLEtHPrcPPQM3sjWVE1dw0mb1SYPO6pZPKmhMljt1yTx5PM3PLi/friffrivcwxmSN23iPIZRxxzzhJzxzrrjPmq9piPFzICk5wF1w4jfmU6/7t0+LoUbhtpv7jlXwpNNe8knO4Y9LGEvaJ7qL6naTVGdHrilNXic6iJYqBVTIdHUYsrPDKLnulsS4/KPqXcV6sHwKIcZeJYHgYMiLorA1FZxUoksWOd3CyQX11JSNwkRAy0lyNjLBYXRA1GstpfWhkrEKyimtKP2p0xcqldTFukJZUB9ISX2ZVaUlVF1lJOq6+ZiWUoABDE8mwDUGpJa0jQVUS+3nWSEBLwSBeghYD0IBSKxzikKCwdCUoFVKShmTCV9S22Y6As0yBzamForOYMZHsE63zMlJQSycjrdX4tlIYkFI2vqacf42ycptG2KakmGdrgL1BggKIDktQVpKK1bcQeq6mmnKt1jVjfOwUW68z4pDU+f0mK09F06/vo4edkiFFbWEgSFPRt/QqFSRDCmWYd9np0R5UZsjRID6vNIiuiNrbFe37At/eLQbEhnXVs5PYL+y8Py3BEgamwSzOGhh8umDh8qs5qOASXsjphS8xHkIuVPXCVa50uVDyMkGeQ5FTWZbLrslDiQOSUzQbowc+O9UqCGphJHiGQyGC4ePRE4GMWbaUhJ4I8NKzrHBFnRU014heKATnEpFWI6ccE4YZfkqcoA1xjEBfRbzYonN2gi6jiwG6jP5+KcEni4+m9HvfKbtBvFOAJXGgbiimzWecywMPcPecQJFQYU7ywE005tSf5q8xyFw4tMGJ0VOO3HoFoFVpTFs+zsbS2SQ+nQLn/FQ6917mW8HDzFR4OgXHdqqTdsV70eDmVgjcfa1/WVauIqzcZvTBPLIltoDfNQTsrjZwu8jdbYCT7DQ8D2ahQNkII/ycejKkEs6+JWng0SYencKjk3h0Ao8meLSDR1OY4ryxesGfbhcXVBfQXRU6GVM+2l4HLBZDzsrtp2VV7CD2PgdpJ5fUNrrLV4IykZk4RqsXNMpSIMYW6CchuudYDOBlKlTBmpStRhXcRNku8TNR1vQWCyFhMKTx9uzOkZBUkgUSkjIJCTieMh1xz9ODs/fpSJ/ekixcci88a164QPcWrPAysafkLV3OZQRkocplMvaxvRsYvzkydLYRHxvxjeUfq5Mqetu3+gdTOSuott0jxvRdpAmiSBNEkSaIojdBFL3pW16e1Zen9OUxySZ3O2cxtuqkAFV1LCMnfjRwJrkF86XMXTLCqHHMPiBQ8xGbsRMi9gIPC50t0oytPhdE3Nkl4S/JTqam24avANuNcc5YNLsxnXf103bfybGqLuNkt2eS7fBVe56FvxefLSTbvc5tsZsPh+z4WRKOiCqg3re3dpt8G1iyHMuK7iKVZCv7uvfZqhpaqzpRkHR+Gcmc6CEcJfqmJo+CjkYS9MFJQhC3725i22Rat85WpoAQj+PT6S4QeF0au7jWYU6/G2lNh4HaBGRcfLidbJ5hWE0H2G+drf2belgt2dSBOmd2dJxxR6/qjl5lcvwG/fe5o1eFr6h3fynX/cVcsuCQYL51BvmO0O7l3C5txIKYK65Dp14mrwD/P3rTY6qwfro1lckWVLkEEhCSMtmCXfw1xXTb1vvHHJ2G3a6IzfyzwD+7+MeK1UW6EyPJEgcKN9hEptfaQ9V6W1bDPv5Z4p8V/jkWvnhMX1zRF5f0xX2NobpO+AZXw6kmXdN28j8cxfwMBnGKQ+IUqdd9UrirWdRxL5HG3wJk0AXZIkixYlIsun/Tfy6t0FehVV81b2BQvCFtD3vK9pAnbA9cN117VKnUu1enattDqvaYPv4+CQbHHyoqMzRtTGlaW2ia3LU07Vrj531QhCjtUqLE1Fy/nDP2kTUG0XuUyNsr+vaSeXufITt5O2jctncbi2XUlfiBSPI31y1yN/dXfrNstCoo9H5FAKNXYRyGp1dMeHok4elxJjxdsACSSMLTy4y6RIf86BmzCO5n0McO8aHTTY5g23HoiY7pFuvC2mGB8UkuF8ThTgAOncfdVtKLGPRia0gvmAB54e3N/FrkYpuSi23JwkuppRjblGJsU4qxjYujgV9CMbaRYmw1OIS5+lpke2t3XokpZ1xdJ8/9GjOzjTEzu2zMzB524DbGvO+hM+iubrRKd1W4QElrtwnR3Kb0mRUUHUrMLqlycVVd4AWHBItBgkx2uOiVMQnfoP6f4KPBCt4iLNUuFiXg1yYMLLJhNJHp8G2khQLlXhhECwt62bk4bgMRYMc8Z5tTAANVJnO5lQuHYUmG5gWrnZAAuids85lxFmSSkXyYmBIwHhc7WxrK98TUCpStYHPKE4cTa++vkdlfky1+ud9HP3+auczAlZlQzw3M5czAbMarTDmBtAaYeKKJwwH4Ge2nFJbErCuQR2YOfkQ0C+VeNYL/96f5uAGOH3E9BfGvNopVbjAdScMRqc9rQQIu/oHox4se50wvn5PLJcXBgFeqLEkNIHIRpVRk4tHv0EfJ/cjsIYRCpwaQ54IRgCjhS/bsnCJjnE6bOhMERuV9cjYki7ZBt6SFnOTOJUWgxrs5MCt9XR2pmbuXr2jWXnpyFtQzuClOShrLZB+I8UBBQVtcMiYAt7UNdrXfwEU5H5l0CtByEPulLrla2tR/5bihtSQu9m7gYNcEPDoFVswQiUYbmGCVHigUdtMfPnlGoVBaSdGsjCIBZhzmdE4wpwWwqi89hTiWM2AKlUnYyRXvq0dMCrM4i/Xn8wWKfISy91jyOYPREnrIlv2pkOs8kQGqSHuH8AQBHA/2zjLzI2gQUqcRvKdEl4zA6ewwyUACq0X6XPM9ckjRXk04ksiPGqQOocaPEEFcQTNOpRwrwJsITAou3CnevQLUi89oboNUFAHJEIDUoBBFxdygF/hWHc7iptOamtaE34Mrv/lYdM2PFfRjUwM+Jpc7zbrCnQ+REsi9MvN4tDk0NUYt1+iZ7ahnnew+iQNWM/BzuGK/P4riIH675FV7QikFpJju613BExEkGNSxRK+C4Q/yUR1xfp4TMSkh7kFSB0rktBQgQUQaLhSr/iBGDembJRHWj2I34uZUcmGDlpJcbORpm67b+p2BQDOWsUqPhxviWDJmiOGEbogTSfmldNJsiMjzxA1xovv+AnfECbUHTqiejlZfsb7xT4N/rKA2YnOwUnwY0Zckw8t72KKRbpXtGA9pclgNYdcm2NlS8hj/TPHPLP9YeW6EKtxES59l6ZTlRkSWg8p2iakv2/+ToM8oDg2/8BOinxujSWQC6UhhZJrmr2NQS4zRJDfDD2zmnwX+2cU/i+57tF3hsIFs2gg1xwv62c3dkmQemYVos5H0CDy9BtaqEXYiaW7PtwU4bWCLZ1V9OZtMwpezuyS5EGGYGiHfN0K+b4R834jn+0Y83zdCMxduMjPOklZHXtLM7jRpTeRpl5rO6kEmRA8yMUP/YqNFm0kmZjQYvjloY2/qZbOxbwSsHN6eMjFAqcRFrCNRDMgT36OvSJ0nFdr1eZJndhaeEFAfUjayAEgPKd8wRl30FA8LUAqNURedc8rAYmg8sBhPaoeeX00f7Tsf2446tU/tF3f2+f3izi4MYJPZ6p07Oz3ZJXCmn6PwxRV1LIsye61Za2qVTwf+9JPOn37yyIAKCAc6RskSAv2llBoP61qfVEItNEtXLfQYxc15HmgNH6PUmfAwBaNl05k2QFseTcYs3/QwXMHUqAVsvnciEcPANjZV49xUqjimEtIYFZvvwzf4nGp5OYIJAVzG1L9Gvna//9q9uJGSb+OCRTYYWHTsfFrvPBwTOPAx4tLgs5dNoyCkjXE/SKQyKqWNUUrr8Hq7Q98b0wGYZugYswQm5HmV1sfUfDVGHjXhrwLf3i2pmeetR7GdgaHnUsaYNaE+Myf45xT/3Mk/94Qk7B4cEhqzRpIOlfQj7BMxZo3QmDVCY9YIjVkj3pglLz6gL96vL96nL4oxa0KNWU0xZjWF5Ryjqs1omr8rMrFpslFZMEAHFrbpU9ooLKzvOCuaJd2IhIeRNCIO96poca/QL8s211eAe1XM4l5JprBO0UfPgzHitnWUIFy+GjkjmuKkiJj092Sii8mXakx6wUSMF+rv1PbEYXuKDtJs00/KcqXpvtT+iLTIqQ3BDZTQohKNJ9yywSvm9Eyi1QLVarGnosVsRQsMntdYQEsJXEWLpqLF+p0aU7hax/+UcV6K2t8ZdrxG6EvXJtGbwk6yMiur9hrC+PPX6LK/q11WCGtStkm6Cgb8jGYVnQJlRtNVFAxP9TzSTWIXy+sZm3/QRO9pdzIJQIfzBp1YUP006/13dWko9G9eXRpsGiYVSn7lSRGZwOyplcmFIQAVRwKiUGqNVuaqccKf0uuzej0hTBxU7aSZOYpwwjMxnvKNfKEKBrvwRPy44Y4SFw5PPg15agUWkbKT9eyGRSMt2ywP+LWkKuGYXhYVARqkUo/5+GitRQYCxOQUZfcpUWxt0tqyKCmDKUxX8CD9N/CsmFgoWQ0pXGEV9haWmjIeih9KR4woFZFqj/CFMdyKSMLg2NcZqvs6TsGhQnQmFP9ld63RpTAZEdBIgYKUbo4NwHPB8ihJAbxJOiogwcP8UUnH5AcSaD6PGo09L3UcyeTPbSrajsmfW5fWNtbKn9vsyc084i0iw/J2+xq5mZtBn0qM6gxFQW71crkq+Yc56i3l1JsH8xoCbWje50DzHvPST8GfFsOhBrRVL8i9rHSOnIGao19jMQhlBp0MsezpLq4Y+LGOni+ooAVNuYLanTAmGqqTsCC6UiYFbQ0iXXL1X4zzZUxc524aTF2ZIEWdICWdIGWdbRWdbVWdbVE4YWrBhIkMvAEDgv2EqQktGjhh6jJHSjphGpozL6k/T87u+U7Ul3C56W1gxPuVMYuuZ8IECZdL8nb5GhNm1ZnQNfCLDefb5zdvXPWnY5kbsxajOFc/E8wlVK/gT/unSlr0VSyGVZSI/OxsSP2sTArhs31T4fdOtiqgY7QLExqWluL8Y2NypfBE0dK288h2N2xmSFmJ57BgW7QP5F9rwt/6TIvx73m6Xr/RtKc8vN7UCJZzCFeRbFBlpnpof5+wdSO+lnpZ1U2j/rJIvGPBvXEUczFPcdgSe977WeFTh5GCLt/xvlniBIqLn8jDH2ns1ExQzJSZvmPJpKQBGty18J+Fo8YGesci2aNF7i4/dc8MhJaZAL07RPL+xpnOhkAFgi87TXdn1hOLjeQRYdMIr6jzs6JgK9DOHEoYdRqkUWmBKtrg44qi72LiSiTe1rzlCg6Vzs+kCWc27sw8n+BXhzN82rdxOpwSadI0r+N5PLxJFsWM+bWZr270r24MX93iSc60K1RIzlZ/Z6N7R+5s0yTFC9iM28xqNQl0GETd88cOjO3LdZPaChNJTlMmYensltwrnRtgLQ/7kAIpmY2gv+e4GGdV4zebzN3VFJNhjoqZsl4tExRL9IDbRX+KZFJ7HAgsagCspj0+uZNG5+zOvUxdFo4/1tQELji93ESqLMyvTzaRKwvHF5pIloXr55vIfoTfH2kikTyO55rIHr8r2bM9dxuzxuxG8b+RszlkkH8L/iD213CyFxllaLXch4wyiNtJbkZGGR4XJTHScHIjMsrweBNM4w1+7bd9ha42kToLH/xSE6mzcHy1idxZuH6liTRZ+P2ZJtJb4fhiE/mtdrJC/58DknemwiY/Gdla7GSemz10DHTVOohMMqzGMjLJ8HgImWR43I+MNDweQEYaHgGd+lqQLcOntE/2umwZ017puoLMYZaaYw7dKI/fxDm3IhkGSoH6EXn9oWTZ2lmxQ/IrMHtwj61gI9jWOYxU0H6e7pEvrSSHO9NcTNNIebKF/5GgYAXHaSbRQLbWm0yW1huxzyw2qBbHUKHoM2ZIv9LQoXytgaHcDPPqps6ifvz1RnoTs2Tsx7TYhxt7MRduwss3+u1lr7RmHxmK6WQYCY8anRXgp8CfFyW+2UgPuofTm2YwYh1ef6ORLif4uaSfudpID+nuOtx9HemA9iSLyc3JUnIAy/NGPMdyX2nw76uN5JDQB91l2QhDNoa359/I6xLnvNiefz2fHpFfi1jnmCJHnu/sqWvOtmTPGrQiaFGyH+OIKt7ERXNALi/JsPk3V0JSIQ0/KM8ts0NWnPnLT5ZluX2IpR8cOFlk4Pf7Dp7OfFkSqnCgU/7vGeglM9Dot85+M3GvNHTifqahE/fFhq6zy2adfdKssxdw7J5H5w9LDjAlEcMmExh6/kIeE20zjDLy63xeaRee0OwU01SX4N6Kkjd3fYX79pQj7lMBcZ+iwWvKUKkpUCkYFvacZnNIkweMDtN9pNOEHylzvxCLxUKCV8JnV889wVdz2NOmL6HTNiQrvbvdypq7HUywBVLvjcn0RexiYyC/0HjPUuNt9z2qf2+BHX/ENBeTYUTa+ykxh4y42UBlvdmO0ps1m6DZ1XbMdHaaC9jvZP6m+5Md9LK4Gb2LE0gXiVw5qt5m2N4pMHYJwInUYzPPpwf0QY7UkefTJZ5vFm04dpYRHhZ1W1qAwgqHg7pXLdtWMMM66MKk5lvH6o3uklD4eZNCiNeSCZXvJpIbyVnwKX5+jwwn9juODpRpursj/V85H+5cRD5N5uhZt4f2mslkHjMAAh9NfVD7lpN52tgF3RYp4PnchuQg9lDMj0mxUqxvvC+mzOYx3TvM02sP8x4O8x4M83IiH7skTIwFRY8whjqAUye5EqcG6dymzIRXndtUZ971G1ym4JmHXoNXYjJhUYhojz2lp9YngPMnnTzpvAf2GO+BsngPTPqrlXSOnZmUxXlgz6ZPK13EpLsg3Oeeuo6XZ88SGo5k4BBMQLCgfck8J0DihnFOB+6m47nO2yA3H8LxBP6fxP9b8Hs7BnQSs2Qyy5Q45kSo5WRyE+1Yc8qV4Oq8Yt2COSlwhI1VMJFlL95d04Bx6+deFiz3sjfgXs4hLc5eh1w/TI3qFZK7oyBzPG4GmTPXL/M3fKc/ySMyqbxQ56ZxroZv4/j7Na7TkqaJ3C1lv1hl2Vd8mkg8dqluHkv0mXPyzOvBM93XkbViE4NpTBHDJv8jN6IYhhKU8kbMbVbyW2xOjnZtQe5JckWvV3GcgbzBI955LQanVOP59vzV+ED+DVzvvhKTPr/Gd6UrAir9agwqbeqBPTN2tbFUWr+84r5tqDTg6QLzK0Qd3Qjq/hPfYz9xjhsBjmfyGDKJur4S9z7s6vNyrA9fiTvTdSHtOzxpBz0PaPuD75EtwrNC0y41lZsPucHz4eVy33w4ww6EE8ibFZ0Pb1T0+uv8vRN8XEXnA5Irk+8tY9KR7xVRNA7nwxul/vnw2/YxMx9eLvXNh4syH3Z2bRHBfLho5sMLOh/Oy3zY1bUFZebD5bLOhxfKOh8uYD5cKet8OI/5gGT6GCzt//Jp0xVB/5+LwVGaemDIYlcbM+7my4fdt/X6YaXGw93LOtUqvmg3D15k0ThexhDrPHg96n3Y1eONSB9+PRKOQIbUBiIu0lEU0Mllte+UlWQn59Jbj+QYWz5zJMcd/zCmDybPAN5L+AJs50eOwIeynHDXPJKbDZ7Dlk+e6VvJK283VnFJEHhSdoahp5JbwFsdJlCMK/MJ+EPhpRNkvd5mHuND3yqXDz/UKbPR4L0fVKkrem9y6JHOoQY3rmSPZjOB+w39mUm8071Cvum7tJe+S6jGQGoN3nc7Vcd76MH3KBFbVwirhk45aEK79yWTATFHniq6vIgwPSkJwpM57mBz5G9Oyub27qdAtuFZDZ/ttyFVH20ldW4J+EaoXvjMk7o75Otuo8grOZiHJmQPtvOy1enMO3fLXk4g4U5yyO0k25OEO8k+3TFW9zpP9nHLwGfE6X4P8e0mkz10c9kuGwi7uoNLsm9OEhdDdwpGGCaGEzzEbVRAyDkgk/ROBj/2rnSPbLR5v/eMmL1nVpkUO/0Q5ngQGvA5OHXm4MsOy6ZkF5u1vCtVBQpjOLvpu9y4fUzGbbYupaVzHIF5fUtEp7+TzHHIb+KQz6/6Kq2oFQrybABV721H8Uqe4s2FOyCSP8/17IAls+PhCL5nz6c/vpqEQ1kB3ULOMMWXX+QLBzAb8JOCAH8qb7pHOM10L7ZVXrxZn4HT6ydLsosWm0I9f58prprVzC5aYP16dtGSeczuovJMhmq+EjF13Z6uLSKgmq9ESjVfZUb1YeaHQhDo3q4tyFNNuEO8XjC7aEGp5svQzZ0pKtW8EmEXLZC0KbUqnDbdGVCrF0GlbD1A4CJXG7uL6pdX3LftLlrrd2XChi8feqHkP+Ro6GuRbo9XI7uXXux72NXqBfPwxUi2RoMGoMgAXqoarwtxHTfEdVwZrN6td6BUJaLRW+GZt5PibOdyI5s8eatkyNXmW8vxRGdSqASUeT6llqx2IxFMqESAE5tKYE8yRg5wjEsonxxXQkARCoXtQdbPMouD+5N8yDEKYyxlDGTwBsdaivpJT9Np0u8x+taQtmJ7gZf2vP0qipV6WuZW9WyTrFlBZBUh9fxEISx++u2gR0Zu0B6AIrYphHOSCswJKDDdfJgQ8g0KPOWI6PqRbq8j6dT6otIQ0deZuQ60CtKFzhESONFADnph1pBMfeEIbRxQTXD0R/nO6KB3Ro3+V9/B/M+fdnvTJCk35jF8diCVqXb451QV3j2vq4XMavsXzTXGyFA/GVHR9EyEUSbfJL+ejVJm32MJ6rVA/WVElSyIGf0A8PssnQCoV4o4mmb2lrNuCgVvYl0NdjLZoZCTEwo5OS6Qk4wXuBbiJF9M9MVZfXFKXxwTFguOGwQ7TOddu6+YdtOPHvV+NxvxqLb6fTx/rL/ND2uT36ktfkgb/MC62rsqxOMOhXicUIjHcYV43LPfYUOuikW5Q7EoJxSLclyxKPeIO/6wuKv4pv6ytYDc35H23cd2EKFkkr/uYXP4ZPv7NdnjsMBLYMEheqbc2wd3ah+c0j44oX1wDH1guBys5NX6YFX0ux2Cfsem3KlNOaVNuSb43Q4Bv+OL9+uL9+mL99ZtNEGFyVgCo4A/XQGZGbd5/LE3MnNLB1sXOqUqXqzjdHEJng9KEVI3J6qV04ynM5GCZeqx8skOEcv948bik4y3CjFA7mG4n/bpEjsbWIfpzoZ6ssom0znsCP+GVbU2GQEw2RBw41FyOPxVR/hh9gHJdUle2CtTM920h62qUEV7GBsdti3zOArC7tjZiD0rFkvO25u5oIhAxfuOk838WoVze8o+jpAMWnZ20LEwfLxsNgpoFYQdn+Z3qcfl95IN7yClRLXqWm7e8vYshs+LbkxBq+m2qKMP55wJcWKM5MEdZjB3iNJIxzSWtTDHpPu6dU3gz4PpnhkshknQWJyMo1sqzFfrq5hn0IDdZMlR3C12cPraGyUhp166HW5UZpfdgMasQP926WMnPvoff/LiH/3S5SPMHt3vWMglqV43kyr9TaoVUr37JiH7gfxNqnffJBdGg7Wip8owkDy6s/zl8XInskt8RZf4Etc23U/28Nciloghc843sbPDYEahd0LMKFc72diT8Ao8ED1A1A4bSzUnrn/+oR3dKbr+QWsMazTHJplUD/hJ3R/6n5/W5zEfJMBiUuMD+Thk2z1EY4Bs2I3f09ljpLQd3Y2dubonUSfXty+N6760R/elufXvS+O6L+3RfWluMAjygGEtDRhWAU2aVH/nSfUaHYbnAbCl1hrWXTqsCzqsm3VYEz+sfX1xrT1rXPesPbpnza1/zxrXPWuP7llzsmfN63LbDnHPKDZX+imoEGZHRVd6qegKqGimU9GN2W7t1ZWwW8varWXt1rJ2a1lXy+Rqw7Ky+mqbz6w2+KvBi/kSC6QXrQ4QL3UTKfdluzfP6oBMUUyjg41srG2MmdtYzXEHy9yBg0ECyd82I2ziOD1aNTXaIF6xrJctryh0a27wTGkoY1BRNqHArZ4eqaBzjs+J2+9/ctCcWWWPt5mKRnuybVtEqxpX6D06Q+7UHf2UTpRr8ADrKvgBLfh+Lfg+Lfhe8knnW5mwhv/X2h6r/8h5rP7ABwZ4rEKQ75zUWJ5uR0XzIsOd+j1RPxLLhwZlXSpfK+tSeXDWpXIm65IkMA6zLhVM1iV6WvVnXSr3ZV2KTc4lzZBYljQXUfvPnj7jcijBATEvqfiYY8mmY5IMhZH3xBXzWWyz8wmLVdZd0Wdgqv9JtEoGqrfaF3HgaTogA1X8qLqu+gxUZdcX5WwGqvIaGaggTuyXVP8FzUBVWC0DVfvZD5wZkHpKvFTfI6JqzjuAtQPPMH+62Z8u+NNd/nTJn67402P+9IQ9rf9QqwzPVORqok8XfbkC9KC6w/yoSs4ii/nRMEkM7xbhusEg2LRFlA7EVTDcty34RJ1hunCaID6jDk1bXNEC7NoagHdGKDIij4chvzljtGuK0a6VCfmlZz7+i9WuLv74ufYvS8PqlE1yda3omKYZ08gUGGrJz4OmSUr4eiLInUS3gh/2pMTsMYZgAonvyS1uMI576Yzk+KcecoZ6yA3QQ67ySQbr0Gtu/HQypfnfE+Z/HydHCNd4VZtMSIysJCiZMf5lE6dJGGY1NeSUVpdw/MSJm3BixUQye4d4wLTIibZYFoJZGElj2dFxYUfHiBjXgh5qjMol83G8Jd/dwEIYHAbNACJqnE3dXeFnlR+CA5tlSDfK6pmcSeeuyZJ6R/CWbpKtZONL6bzZJFvJPDfJlm6SLcVRa+kmWWfW0ln+8rzLqJSnO1KdcuZ0UqecOcFfK2hXnQzqBoCCOZZUsSiSjE96y3ObLirN8JwbhIf0j04rzzmNERSecyJxUZfT5P3GQw7XvUZZqqegcWVGsbsmU5ccHBu7YJzMKAaEk2WazOi4IVTTYEZN508aJC0JsJSU5fxj+dCq1qWq+pGq6keq7E1QIIwqvV7Ji1bJi1bJi1Y9LyovJ/ryrL48pS8DXQduJesa06kBYyqMU0sZJzemgCsrrjmm+3RMF3VMd+mYLvgx1e4wyGL7+GeJf1b451jYpGPapBVt0pI2aR+bhCjejaZPNvPPAv/s4p/FsIBFLWCXFrCgBWxmhwKzZ+NfZL/Y0FehUoRKB1Yk1xqRR+YtQuda33NIqvMOSXVekVRlYeVos3dIqnXGTWw0gyA4qkQphMP+5IwP5kqkdGVD65QLZFQSDgeZ0gn+mvKj4mBE69zqoQxISGN6hnYMsU91UvcWfzV0aCsoZNqqtb3T8yRxF8g4Vsk4Vsk4Vj3jWFW05Woi20hVlUMyPica1GDz2Xv55z7+uZ9/HghffUBfvV9fvU9fNVB8I4xeQucQjlGil+oeJ0v5wbeBTQMpiKAw7T7R/nVZq4xmBlF06fve/JrLvZ/yQfFselGaxohaX8aZ6jrLOFOVMn7al3HSlfHLI+st5JdHpJSf8aX8eAHZqbouFEGQiEQRIiAOsArqqcQWvDKELQc97B6dvk0jU9StaarDmzwEz+cltJoPRHVxzYeMpnd/Y4ieSXgI/ugMCIfDzs/qjp5TVlt+pSVF5CsxWdmMgBknzKSaD55+4nZNPEOuitpKvdN9gu3TXqe5waRzhlUok2i0fPx7uBsUDrgYI9lfY4zaLZIaDFZ7RGOdDphZ5eVQ389k6iu/0liBD9DkJDb1jbW+nxlQ338o9f1MUN+ftvWNN70kQ8pMXVG39LDWWeycsaIpmO++dI1+emnAd/+RfPcl/90kp7OCaHLF7mjwNRcI7kKZnpIQ9KwkFP6UaDCTws3ndvVSRsFx1ios1X18X0QdYhjkV6GoxDC+Tk4kJswxkZjqLcgHQmCeYyXrD4q4MHAGrT4i1zeD/Cc/EX7yL3MS+E/+L+EnX8p88qVrfHJd4+9Gv97WSAkO1wvy0X8Qe8SBy1GQw3XTz2XqIb/SoiIDMo1f0dSjqPX4ud566BX5vo1s3PRZFac1JaJUhPnyflDstpwlFoaEeTgk3WDOJuLjc7+r2EQ9u5LPbwclSaH9Q7KG9Gf7l/nGBv1sKoFKRU2674uJNK8jyFqBhm4b91S/3CwQ7aDiUfgXkWokxGPwaW0Jvi4W2sKPHK89nhYl+KL4PJbr/P8kIX2Ku14mwyHni8Q/WlBrRZUQhYKkghh2mlpr4rUhz+3jc5v1ubo8l9QBb5WUiSIHsd1LxnkiXz1KbdcpxJiW5SEWVsGTEEkJ8xpDRGn/sBp8iJfVc2Fz5kLGxZJ0px+fqUyqb64xHVCnYnI9NiXtrIR9VaiT6BJMWwlG0+Z8JFSOS9QdM5YyEWR/SQMsUP/8MyVVkof/yVmVUhlFmZZ7MoxXuhqIpF4nZfOxSv/HaJUW0BqKfUS8LVPsa1LrgATIPsd4iTHwd4BT86WV+kpL3cvEuSmTEZM2ixtB7UVxQ5K8ykCerN3VW3btusquadkNzWQelI0MlRVfdlXLrgRlVwf3ArucJdakxPqLmiQYUzRxwbqaO4DeNXc0S/pzgQCk+Fk2Ij/kIrqjCf6KANTpMTHHBTlmx5DS+PW+41IaS8heiQXUNDhc3TpqLI3IQfW/2BlStTNEJnwwP5qcGncQTMqV1Vyln6vhrGihm7ONqaHBQTsS3w75cE0+zBkUjLLAB2dHubH2KFfd180gY9dNTguZdDHUcbdESTMWFIUlSaCy6coZ4REK6jWxS+RGni1QkJSzzZQsgbWjUDuYFg1JK8gOMt4pdaFyquSrD9JT1/WyhfYSpQ/qC7SonMSEE9MI+jZY7gCZq/MFYkZeZxAxorSrSlzFmJB+lPIkRHegjb6f8qusNL7cybPHCmZdENOVW8rQwVjTQeQ4Cjk/CgUtPReUXlhlFHJhmVMyEBrZ3iFgJEagGmT8ZxY3KHyw1EWNw75FaZ+UtRPDlrc5UCaG/5ZzNqvwerNLmK0wqn8mSIdftgl6uYXYlMgIRLcpkXHfpEQumJTIzFxdETi2gkmJLFt4nbNUUiLXDZXRhLju2bdYSvQXUkr8FkopuFIKppQ8SqlPo1e187rfJ31EXC/qzesjNi6V/PY/FX7rlZgJg5WjQKB10YymAFzwSdoahCFS/gmqdILOgj0pagx2UWKwDQJbyJqtziKugzWLDWsmUqNAk0maTKnNa8p2yQ4vmDsd+cWqWd7LIo0Zw5UpNHJ+WInYUFDWH8maiBwsaS4LS1o3rJogR5dM9mxXuknBzS5xUddJ7Lnoy9LBjygXPYh7/YvrIj3nC+3T2VH+canEL8QZHK+iY6o/l6nW564h3H2ur1qf661WadPP6xCYkcvMIR21WEct0lHzCBRq2PoJgRsWKyuMrDnRD9tCPqXMNMV6f/EnzcUovPhTerHukm71TA2tpQ6sMLdCeAYMbNsPbIMaLNJd2DvrP1Lw62YxXDeS7cUBltr0fqXu5z4syrQhschhdvyJdogAy9h/7d/SuU1O0zz2p2eVIfshfb3W+3pl4Ovt3td/6kPyepx53fQ7sVo52qSlJYk3T0Q00Edt5vf2m3YE+TBTUTPXusjPeFiLUXZMEIRDCEZDyZmhJFaGp7Tp+4zAfsFQKHzg/5YxA3uphXCXjbQYk1Q+9ltpRbPKR0FZlcFlQZvSrVEdXlJbaZFTc8HALsbGiTNv4dP/9MMD+ilIvW0e+9BHBo4GYbs4KG5T9GB18/k6zF0lO2Wu5HrmzIqfM0vmI394Tj4CJEZJluGGXEalpP/af2bkkOKeaBHjcubP8o8grOQWRSnbhd1TKlWxZXztrFfvflHbWs6Wb9Ax9NIZ2TYyLw8oCd+9qB0y3ltXyWSaeR0pQVZ5tuCe1UnH5j35dCDfCi4wPhaTATAztSopmkWbfVJc/XOwBsqrv/KUUWjJDtod/XZJMkJ/BaAd5rFhjt4moii4HgK/NBVyf1CwA7jHugZLNKGsgsa9JXLx3aK6ZCaVUtJwTsWpz1/8bbTT2p/vPgarVaxJE3EpodvI5x7SlWKfudqlZQuzr/1mnIrQisbewjxL+ASStRTJY7/XQFFqfyylwwY1E3UpaSay4Z6FRzfcki68YbNYynaxsKd0sQzXk2EX/VLSYhqUOzT6xZQ1wircweJcWSODy4LArwtvmCuOCw9JVpcIQKkLj1YTGbLOiO/0REbX0CG2IxVkenECptCD1HGQ88FIyyxF7CTaHKsRUS7ABl+qO86xol24VrNTUzAQK+T7o9oJJfGgZk+MZCgD3VeT0mlllUeT0rs4HVnp22D8TEfZb3nZLqnMLRu0MJHdhGLxfRJP1JoizthJCZeFeRhqEu38ZBRJNYxCxXTcSCLqeNuBpj7vPyOrKMqsIguFyMS/t8KrMYvQ2uXUwp1b0jLdBfkM3QVRV0juCkL13/uk+qsptdaUyq89pc7qlKpmpxR8kIH3OY68qSwSViwmnK1KaUVJWPvf76wZ01A09FmBcyak/tc/a8q9s6Zcdxo2mTXloKKlv8RZU73+WVNda9ZEftaMBbMG/tietPRtmQ3Bm+7fEHPZDTGX3Qzz2a2wwI1QsbRM4/+F8rGlLO/QAiK07sgAYJYJE+7HSfvtnJIw/iXKGXzBMIfdQsdmnPqDD2inxuEEKP3tVrEGISRfsJ//uQ/qYw2XpOTvn9Mr3TwQqt3Vf3PWPOfSB3+nudIt4rmSvfqLtjz3hTe0gZVMA11XA4BXcfaz7R/jXC0xdilW/jbDRzWl0e9/2rCo5KAe5xrm1BZ/9HGGXALY/V1gq8aIbWD4Kkn806RgIAxQUR3YbTiUGM/6ucqB+5K4UJLhMg553KQCLO58ls3675SciHuwQGJjOcV/foLy/7fbUDR4GzJRyzIlhdEuCY9tY1dQ/PUTlEqWoFTXSVAolneHdeUYSeQLIlvz7NflTOlMEY4qJsiY9IW5mATzh0oyIgWF5EaldRXbnrKrEQNCOlcyOaDCSlR1VVdPCQj/+lZ1lUJ5yaxfD+E8kKrU3dpm3Gc5m5/G+bs/LnW4S4hCqVeaW2vN94pyZ31Vy1pqWfUH11eqNLPMZsaqqBj47p95OT6sEdNxcaivWC+bpGQl9C/OF+qSgi5vDayXS4GmrFfCFPhWlTC9r++1/xkJ9LHTLejVmPzB6W6efjpTGBe3wYVdV4DpOvPorj8UFb30ahTqfz6gonj3ZflUkTiH+gyuWF9zXGt/UBoSuYZEBlPWvcjIbXk0eBFqjy9GXgXyik3h9tyHnI6CIeZOccWhfCXSjB+RQSbq2RtKTEpg7Ws9XJdXEVn7WmT3hrLbG6I7Ajum2xtsWdXBZcEdSveGst0bymyORUgvdz/6wUEtAgn9rjNuyoY34NugfaNX3Xw5Z5fTF6NU9FMw69zVHNIPfjFyXZQLuii3ehflVu8i69Lsuih3jS7Krd5F4qtsuyhnu0hG3GAI0QipMSSdgWq5sG/69HIBychMl57ekGnI2U2K3P4Qe1LCd/ou/jffZ3+OzsKsefLJgXMxt9pcFDAtHE4hR6DUwM1LXdVIs9M7K2uclcxfWOufleXBszLq6peCXolW7+Gy1RPnrN00ZOoqahSNgrIqq/Rw2fVwlJmVNc5KdrQmgP0Lm5U629oflommWso6tZQNgQL3vDIVky3DIbeSRsAhox9FVZ4TFjmnLHJpAIucy2rdy6tr3aU3c1brHvX1ZmRNzNfSuped1j3ntO46X2vKI9eUR86oXNWmDUImeWXII0fKI5cMj1xVHjkn6U7II+eURzYXwCPnPI/MjSdT1/52p6ZgAKkru6O9kJPcGsLb9vLIdPbQyBx4974rpUYtRx55aAa45jnhkXPkkSPHIwsJiCyPzMmBWpNHHjI8snhcae/T4ypneGTTc4jyNDyy9KBjkk3FvvSh1Sie69QWeGkKyDmmOpLwFcdIM838PkDrfm3oEeVfAIvs4UPwcKvDbvvakOeYO6HCGhy4RI5Y8ZnTEFJ15OTe8OljP3jsQXnaycxwx0Vd5HHzlfja+gAMMT+xiuCO4im2Vym2V3rFdojP0UDR3VfYi+6lAaJ7FCg9ekR4li37fx+rguwOd0q7S9+OOfCiuy+2OVvMaru/oaSRWRYNu79n6G5LeAJl0z4ykALXPQX+75Z2KOWoGUqszjh/RTn6KEd9Fcpxzd2owolkN/KPPm34bETEmARxO/MJwuxonIauhEZmpMbGgamxbVGhUXA12iQfsbysztnvfFr3ze/9oBNT18WP9K6OSs/qGIMiYyRpmy/JKml/18D1UbXrY1BTVumyuo2Eaygu0OBO+OEPDWxT5uGeX7nuVTWRjvW8VFP+q3bK2t1Xqe+Zjw583XdU3NNRfijOB91TVjO/LJy1PvcDXofSxweJVFLo/Vzm9Sc/MpALzbBHQrEoYBUhlq/qctb/zznjvBg64wzyelndGWcdXi+x8XpRZ5yfD5xx/hZSKEjnih4JsM91TW8QiW9MERcazNvAJwoXUz5WuZiK1ukdM0kd0XtT8nCeF9GJfAQP4V4D99pIbxMFfj157w8uCU3FTdoBuaiPDGkgkKRUi0VHQknjcGsI35IzqRYLospiakZiYuc0Jtl6NtT3WK0IM+savcjCpn+id9Hjv8oPiLYjd6vmEoyZ878vm6DksMxs4IrXgx31NuQPWNLqlLtlRPBAcdMxHkE58ct1+jifm4Lx5yWXm6Jkm1EyzajUg1yCSUWn0Ot57x91puSrVuq+kTf5IkoEOLenr7lTHq5Ca2sczzHLn6E2D8fz5vgRczxLB80LBVWUPls83f4l5Q+6Xxb/SHMVv1QnUm7/svN8R8f7rCCcZFeIdHpV3it1Px8zUOFqTjImlQjq2n5ZLHdflv2krNdMwejLwR90w7/GSRJJh3/XWauiAtBdV7YqtMydskvOFLXRZwr6+zx/wz2leNqU8SGN9jmHGJ7us9FJgiThPkH0St2rUA09azMcJHqHULWZO/bp9n+RoArTcI2wMG+ZEoM3zljaUU9zshIiTamZ09xZsjAuaM1y9f8QxUw7ovOz1KfJs/MU+S9va5bIRCG5CbJ1lrP+H+WM/4f8dOxt2d0Fe9uMpIrV20QuksLuyRYWZQuLsoXlw8LAK9cpRr+psAm/Yp3qUmbdLNwyIyJvSD4XSUiMm3I3p+uafqQ/YdyUv9fzPx8mmEB9Mhc8Jte/9vSgjv2F/o4dykIO1P9ZqVB4ovBYlIltMbTMOTfniS8jusyE8Tfdj2mFGIjzQdkv8vR3KvGwYAATqF5fLZusP63605oogUDGmOVqJ9JjVXmYovsUMQbKQhWTTj3Q5kqkRkEXZuFOEdsK79JqbEYtAVPQKeSPSfIhZslharIpnl2E3h0M2kWwH7WkSXqOn/iPDaFyCZ8v2Kfb9mmweBfBxlbN00wtWcbT5UuSCzs5LQ7g2HFLTYkXXE+WyrpHMkSsrNIXBryIDoLhL2nTdQ5hunxa3W8lMEJ+AIVoStXorFyTsflpHRsyjTUekMuMB/ru5plhqky37xq3OfDF2NHMsNEqkouz+YlZ3BUhPcW6prSTnkVX0Xv90kGBwngfOZachG6YK9me4aaLeANRmdOVMRd8zCmiEsnv3f5VqxwqyUQneoGAJwSftR9p936ETpHmI4vX95F830cqa3xkkbvyYk9q3NnsGpTV9+QHzOpbxJdBkmPhBxlhwYBHuQBS/Ir66iMBMg1asqXUfzvK+ciydguuxEb3lskbZWBDjMEiMS7/U5lnkswzi+aZhcwzi5lnjplnljLPHMs8c4955lTmmXtcHisEZJsn7ss88YDPdIUWiXcvMwgW4N379ww6jkQoo/siwhfnaRqHO0ze4+acUjnUo9/Hd0vQsr14u1hVoC+VeOS8ZG7ksDAeLqKPFwXQ/HKuoPn7zABuDEmrIaAksEJA6+/y/pCYj58WEyiDyUHpPy0G0DiL0WfO/uhrub/GOL5wy4iTONwyUD9RryRrTiQh85xIszYVrQjdmg0Lzdd3b/b7STG7IXzeOL1+vxJwFvlhOzf/8XyjLFm+YvyPHt+I//ETJWb+ely34YphuKuuDypmbJFw0N5TTW3ElV/XhODEkbmVUVIngQFjnvJkfwhj02ayR45Om2E9yNF7Ko0Yqhg1PZULMoIRNSYhHNsw/5+aSce4otuS8gqNbSvw83jwPIAcGC8/bnPTrWIfbHPCYaG8Kx1PYvHFGE8ksTj9r6YeFpyGCbQNfE1n3MXGtxmzJW1+maA2xMOLmMyfSetBWWnvXBBcxgjmUN7fgLN9cm0GZ4tyNiu58XdLrq8I8Ze8NifdyLN5nM3KWYIzyZaORLFR949zNl6MkeM/FMkvw63yygtyBXm8ou4nInlrEzCOcdhMrb7e3ILTZ/Tm1oQQBnK6Dafn9IEFnJ7Vq9txekZPd+D0DW3vTpx+VRu5C6ev6+lunL6mD9yA0y/r1T04vaqnizh9VR+4Eadf1Ks34fQVPd0LH5h99Cc6KUsfQNpQyCwijxUuJzfYdg4hLxFljMUfOdvZF6QMukmu7qUjwI0uZdABD0S5BHx/l19qN0rdhdJ34isHkl3y6m6mDlqSXFPNINfUkj894ObAMJuRRr1pHX2qs4nPIqdTYyY9kBwIU54dSCKTyFFUZkhO/dnOwSBd40F/ipeXkqXw5aXGUB21XUr2oXDPBRwM09QdxO2DD8qryQEmPNr3PJq6TxIeMYPizQ0oTyaeT2n3aTDj24RgmO/QnwuKO2pTUe0UigswEPTUrEDjAwDTd6Kmw56moIecSvJjlj8OoJ6SpB4lbmeaHZ7sUICXIGMTPj6FyTapUF8tanSbgouTbFTPcT4l2esSyVp3wLeTJGfOJeNOl7J3Es0N9IgeWMpc7xWLsKq0S+p0q4NEhVx7gN20Q76wnV9YpbtfSieeJ6S3dO8OzNnEliZjvCAFpGsUgLxCG0D4DkpBZjA6C+j0JPw8UrUlTQIwLCcHPp4eypSbLH08XXlHsvG9Br7tULL0XOcgEx2sJAee6yw3ikHSywP4Wsmo1RO+qo+gqixZ3qxLZbQeyTLmj7YtkfphMm0nbEimb/y4JAfCph2oB10bVGKpke0aP3rJUvg+fEaXgjnm5g7uYBX4+ZbsxLcUllbSb4JaUPCOiKSbbLE1yCEv3BGkjDvKgKat8vK2HgqyXa7uYJELAykIykv9BD6QaH7EzZZu5JAW7gjSwh1NUuQGid7SWj1i1iryzyCNnZ2mdkEeI3I41jPA79azEA8KpEt20R3BojuKRYcceTcbFKqeXfHrt/qEW9igo3N44CpEsqNIvrR/zVWYIXJchYeDVXhUCjhyjVWoW+jBvkFIwhrIQoz9QgyLXmUhFtxCzGcXoq1hgUmc11iLpipci11tYSJV7KLNMknCHlpjLR5edS0GrVhjLWaW3DH2WTCvwhlYH8hrMWfmBDvQJTqM0N87XaXYUW6PL/o9ntsJiFmwRR8Ktvr0AFQ56OplX+/l7BI7mByS44F3wFXvoBTmlbQHAp6gDqZgEUzBnixDcEgYgrjuycChwUxHxM1+9Zos896DPC67xb5o5hkS2gyYmYIGfjD4hOU/0Juu2l7jjGrfqFon0q2wCcumCT4hZQD+vWzGJujwZc7HZf5/0PRcLD0nxCTq0XMf6n//EKYwuhY9j38H38Eylh9yZUjJvGLKjuQ6uv8gZ2lDEsaRK3JtXfATJufpbxxS3+WAdqeHOCWWk9WoLqntshwPAUC8lBzCIgjnxCH/DdTkUOYz7EgQ+W0g8lv9emYvDt5GMCcOrVEV6eUHzSx9h3IT2wwTsJVdssWvMLdlfVYX7YCVKhNmKfi+70TTlemAaXNQO9hMm0xrm+XEWHYbzYLvoYNEh7ejgh5sZOaTDrHv5YPo5SJXd9CCZW7tfGj5QftIPrMvkyvm7kjC+A4+ol2/rG0/qPRoSRlspMXgioLUNyYhr2l8q9HKtUmHGYgwRpGfqgUDf/TPKdxf7IzUFfrUpS6qOpSQqlEF8GnNOlUV9DnjZRbriw3APxovM0iMsLjHq74qSLM4RJKwKkpGmbAqSkYIRQDD6UVgq4516OVeOyUGzqpVC6yIVQ1f7ssnbuGH1B21Dz6WupY/yBeoVi9mbEHVQUhGmXlC4KVukV5RVWrFFkV5ZoxYbLmz+FStxadqLD6i1c1TroYCAwizMIAyug7uMKdE2YYbES3yBVHJoFhRfxaUB6jre/V3QRnL91qEw4DCo6g0xs9A+Yp/Oi9PQw9MdV0zyd+FiSvgJq2kcBcM1eLaNSQ6k04clILtk5q/JpqH/1As5KmUQP2BNYIKv7cJLSq1TJBO8EhLHiFatLgIYgz51QaVLXc3ve62Q7XqEOpCrUQgn/eZeBI+FrnHyGy266LnqCVtzOdaQpU0PlRQk3fVW9Jqaxljf2ppqIrxnhXdDpysoc/Rs6Jmd7cz4WIBijZr3ZWEMAUFvykIhMkLivitF6uSKIcPoddanXr3R3/hD25GKG/Uaa6esQyTp4ExkGc5WUjbEwVtvlvsLkPuydp1hho0s75KLQniHRLRGqGW0S2dIQlsSIbeY7gxeBqfEaVWU92Oz0bpULDwh9zCH5LG/5CkeYO4zRvpsERwcFi55Ee55Ie55Ee55EcGvASscXh9QbPVJGqOHNq4OqJQMEOwT0YKPf8RmcePnTadgiCM7gOZsIvXj35bkyztEMnjf7ONoKu2zCBgNgm0qNSUlat0hvWTRg+vH/mk/cgww0SGpYJ3YLVJsWfY3qZ8H6SS2KYGoB/JilrdyzKZhhriJWp7aYnObsCnHCJdaL8UqGH/OnjJzMwpZWdOWbzcpLmZFjBmynzt1mYdXxu81jBeF7gm6ERKBWiDfkMN8RsqM+sZkV2kXNUa0mSr1yv2eoVaRlq30S/b0fYD+XNYf9AS6oOoz488OYBYi4aWRnvp6yW4BZWJsTsuYFo0Zy5JR2v4TJlIuw0+sbkjsyjp1HQGLaYTIjIPMl9N6GUXyzDOJ8cHPTlusqzZJ/8yylRYskFPFvSyMbNhKEA3iVM7ligh+y3Zgxu2z8rSZwK5s1NyoQW9NKXdM4YBLRNrZ+g6PlyWbHv64QamEysSVuN/V69unD2jA9pd0GS/Fzjr+HJ3QU3nFbFdW3Q9oNqqAEVHu0YIxlczYHwVQU5vZJDTjYVTkNPLkvWq3P4/zpql+UCnxvoiCVS3ylyY5e6rejrF/TipdIawKzZE7V3PCnFO+d2wym94ZFnl9yhOnfK7YZTfBANT5TcyDBvl9wjOFoxqvGGU34RGToxqvGGU3xtxNmVU441A+Z3HL1V+Q1PesFrvBKdG6w2pfUH04A2r1Ga2X6PU3oxTo9TeglOj1N6KU6PU3oZTo9RewKnRWW/HqdFZQ6FpddY7kce60f0tYGPt2p7LHcD6nuLa3sV1bX8P8feQ/V1Oti/n4MVSZpKKL/GIRLuv8rgV+Rc5V7YhIS9/A2jtjTwypBgGgkneGt0PER7MFDXJTzX8pyb5qUb4qU3IdMmigNT2SR63IHMlj8ly7hUeO/vjL/CY7o9fznuZQLV7OykF7EbeQooHN1ACQ+ajxQyjgzmx1Ypn80w8jOmzDVaBrVDxL4KRZzELLKaNlPyBJ3Nw+qCwPYtgfNrJIoWgm55HITeJEISsu50bA9FqsxS4hQXuRZJ91msfP33zTGd/b70SW68DFBshF3UgTCdQQOyHQsspH69Vr/1Sr/2mXkumXgdRr2WG9JlPHEIhI6j1MJre8hLqqNeKICel/Bjhj8MQhxwT2Gn700WM3rBlGrHYwc8UBrCNUKe3e20OuZxQAAxQQ+hlK1T6LSWjaHyLdb6xIzvnBq/kK3dfAwVqJLvALy2J5L9RqjpHCTbQ+WwQ4vWDZwytfENjzbBrIV9xavqFv16LNCU/+kK6DMkNG1aB05A+H9TdD80EPZQckjxothGUDQ7KzaU13kdmUfBIYZ+bXPx+nDpi0CACzbYuycMIFvgwln7L61KD9xfDMWtD3u+SIExjnEdBI1qdFL+3GkbB1jMsno/bR/r6nOmoF5Kt4sOxLUnX1+fnY9fn52LT59v460xs+nxrIssHfQ7YpW3X7nPfXNcJmEJGEF9Y52h1MB9NX/dwKXtQ2XmshJASJLsfJBu2G6p4bFvz6HN/181riGdHoZlM2qJTPuzrcDiTK48lrHrTX98JG9R2dPc2dLhsdmTzxDJ9tK8CyVFZ6gtmqW8T2iQaNOhp96Atu/HMYVQN/6G9WEx2vwOkeVEmCFp8g1Fnh01exM/Fb+OzIDf22YSlHMYV9jfLlJJiuYt5vHs1qkSMBTypXZ4cBpHq6/WbaZ1AUQGdO5zsFW53L+gDLRNotL/b8f3WWWR7D0uvr5JEXEtY9aa/vgV50zdhamNnVm7D9fpKXwWYYusmmpi01zukvIcfgoJgnyqgFsPG7MfP/dKfrGgBnUCih2ajb6Ftx38ZmL3v0EFD50ub9NpJOoKYbtg7aPJIJ/ONvejkRQPA+4BkiiP/dVqhWy1Eb9KgECXIuy0RgwbxWjXNAgKJXrQ/jWSR2p9G0qb2p471OkRtxRAdjQK+79gqfF993XzflWxdjnVELnk5FmbvAE7fiDN8X8vxfUPX4vuanu+b9nzfBsf3DTu+b8TxfaOO79vm+L5dju/b7vi+HY7v27ka37fZ830bPd83A0nScJDnrLeD4/vmPd836fm+juf7Fjzft9XzfXOe70s837fJ8X1pyPelPXxfGjJjyLl9Rpgv8HfMyb4J/B2PneXcRcPvPSt84P74Qj7Z7Pm+Az1834Eevu9AH9+3Bfwdi0Z2ui/wiLRoL/O4EWm/eYTT/Vd4nN0fv+Y1Ysbet4k0fc7tBm2v3F2U2dDxrEXbGHK3Cpl7iPMRhMy9EJyaNdU2nNRWs9C5QXYCDm9eiptkDbasXoONYQ38dnldNZg1NcBKQdYXKBsMj9AgE4D6kTdoel5uWr6yQfmCEfkxqnxBIbADhDVdBy+H+jXC5q3CyzV9czeg3tOY503WuQOEFNzeFvIVF8BXbMVWN4xE0DNIB+NZecOC0WaPjTDDV7zg+YqLlq+Y4a8Llq9YSKTLwFdsrYdjvhp34HtIWugbwc0xHDH//mLIyy1yDwz73PJybpxSAxKY4bzEwiyTasYMYqe3oOzg5bMcohSz1RTTQW830NuYB52ZhngVZr4QPsqb/YNxWQajg8FoYEhm1jcYV/xgvGgHY4G/LtvB6Dgmzw3Gmkyeb75rKJmOznUNY6ocB1xVpcldLj3ZQKjPk129Hdxb1H3G3ZN9tL5fYcDNPtrUXw2qJs0+Osx9tCn76KC9q04lJHGcB+2jQx3iYFHr3xRv1SoDn5uAu4C5AIEoNcS38FS9X+xWCk0P8bj8z7pu7v3anppett7cTXpT1dUmeu3njR9kA+/F8l6+vi489IFKoKGQGWgYZqAqzMBQDzMADXxSzSiBvuQZkwYtNefJ0HT/nt3wwQAMdf9Ea0NV+oiqppkLkHCGgBUaYqa+vKTTIwR7W5MfPMCqVcgRIS8gswTmSKp5sZGOSHq/OxQK6Q6O8Sq1aYkyFRolQhSRj0Fxj9KiE5CG5RyhgtrhhbbBUaedMWeRdaQfO0Ou44fW7Gr7WF0Tp54DPOqzVMXk98ePapbIdzPceH/8sKLEv1Nn853KHJ7SPrjHDFDflxp62Q5qYpJlYCB/QP1ytTuGus/an1cMjvzrZ0z/NMBaETuF4h4btsAD+ZSCsfs1bKIumwpVjzDmjElJH1VLZDLeXtX4R90s7ASivAUn1hnSvJjTFhMhGVIecAhDDx4Igy3JR5piF70bfDjCJZjlsUuDVdL65PHRx5V8gVzB4MB8KEWYG0ZOpyPJ6CmIgCMsoIyoUbV+wPIkrr7TuDEQfQrQiKNu6CsDzEL1rHK/wQLFNIQCMf8IutiWwhWoy9t+Be+93P7X1lxr2yQhIKeTUUwyLi4xIw6bUFS1yuWzKObODjvhkuc+Wzjd/gXNtCKT6yMFLhcZcns9R2xHSSmpyZgmJCayu0vjAxqcEXDZ7e5S/XCOgFP3ava3e2gB5UTM6USU5JQncNi2X1C+F4jZlCNLCYMATH49wQvhvymBMmceQlqur2oU09fyj9Ax3bmUVyRXqziS/7Z4yJ+LenOaFq6V3nS2L0ihJ+lpkNP0lD+9sy/egKf3usimn4rzYuHsj9HUzAg0ZHYM6lHH4HqIWdMmIkXeKht50ZP2xuYoLQqRLfXkKCVkflGIbJ5jlWv/vI2RatDBv2CjZ4rU6+cTSRCoUSoabF4wpLQiESiSeCTn8n+U7pDcIKCbhLQc+AFJ3lWRCDzuikAQ466I4FZJc8BMrYgJJoUs6owNAks5Dzb0DqDLI1v/oxKRtB9HgMCxMCVQdZAVohikBOIe32m4fClVhvgTTQH/JSVQvTdvCiikyZlRq18T1qto89QWTRpq8hOaAbYqAqzaLXpkdJc/RWR1+Icmtd78KWEtaL9Rmb2aybkXEzYIScuqIrcH3Sp2cmQWHMIwXI6Uem4+jf2REbDYE5mnBrKwRBaNGp89uEx0xjRqgkbr2GTWGVXUkNRm5b1dCBV8JhpEjSzQo0Lg4uJTIpFHhKJrnKI3hQLYVTVIrkrvh5LiJCKgTTdywJJUxDkikbMhkfcfZi62tnJVHSZ6FvOJroZYvoEiIMdLZ9/dZKC/ZiMaQ39Iyk31vKgS/EK2hQYx88RdBr4RdHu5u9nyGvpxMvJ40Ps+DHSPKFq/iHHjCDLkqtC2VQCTM540uFdM0NyGcL1xWhm/deZgrChpEdtWZ68z71hVektJd04j/EnIG+36NYLbdT4ZTwgZS01204D5Nh2zM+QNBgH582/Cs2Me5OV47hvZmRL/VRcBHlPI5YCpu2QXtfpX8oWi+m48JhNLiELppImx7mMwSgZNxBhLw7VaG6Q5EmYxTN9Vd2u1xrVKf6W6YRz70ndxd9BVIk5W0iEF0CWw0m5Wf1YSG0d+atOi2Apim1UmFM+lIY3VYw5AVoy9WzmtOUZqyH/DM157TM5k/AXPdL3dQTZSQv7zCaERSlL/fyMbPeUZ5RRNCoSclUgaPSkQTM4nwpTU1+oPTTdNCSWW9SGCCdtDOUMwRtJIJ1/JJtVP6n1hvL/YH8Y7KDjsQx/wN/3OzZMxqdTvaAibBFb7rDMmyZ9EybI8vhZzT8eftjh6fVlz8mlWjgLDSLnDFWAehzONonYVFVgh3m+iPk2gd3+c8gckfnm5J3oNVbyHOfmowYQlRIJFcsLrIzZ2eEYiZN+jPMrv5ePSE2Vb/1ci57PkPSG01MhwkQj56n5/pKb1RYa8qYsVMwx+v4lNB0OPxqSIBVzgOfpLc+3JeTutMkeWPINcBstI4izXC2mdfjBlha5o0BmmrH4E6q3R/hdPqdcfOu5UqvF5sf68U3gPSk1lhuE2Je9n4dGUjoTMlAngGU8bAzI5JAheff5j2FpQBIKkU4ItZy/XvTZgmPxxeLdNj4d2OiJ88wgIMP7DygnnlzKDhIez2AfD/MRUOvp2Oa+olx/L1fdHWdhU2lYmXJBfRlBYi+xI62B+AYehg/lEkxNPSRQs8/olwzpzmgTiKBODpJchvZDPl8RRTbfKmuZurRvDGjZv6t/7/xHRJ2EyWq4QHjTnSKKp39Ih9j4k2LsDJZyQIG4D19iGuJh7vfSkt1pdASVouj4nYrFJWwkhGSg3DHFl8vwFTKUheg7iDNr8ZEigbE6lQ3RbHGoybW2T23GNKb/wwhBf4JZHhXYBO2tDBO9TaeO9kEkacJWiq+iwKjNHqAwaEc1QU6B3hu7ixKKzVQtnVGm11CVJ95dsB/Q3gu0bJCA8HlKSi9mVmFnb2VUoa7tnCQL3XilEQaiE4v0Cvqb9M2fPmIwzF6Me3JAnY2CaFAI/1lUJgQmOdSTBLMOKzgFZeog75fQGG8eFxHD5xF6q6yU6N5LN0py2oNugSRItRlMIbtXV+Q1uVYpOUhMc9IbI7ejp/yhV5zbad1HE+UhpAfshdmS1avBq9sfqotS7Nt4fC6aOxkM/ovtm3qbsAVoNY6SRhFkC6uIgQygVLo8/wgfYfuBvKeYM6LvH09V7SXz7jDoUs90LD2uG3yCpssvwK1qRiooTApzFiHkzFTij8oLpQ+yUji2uo+SXka+Sc1Ukk5guc5J3WWog6Qbb//ADioSR00+0AwyiQTvhU3Yn/OiWEcs31Zzfa6QiDIjKRgEddnP4fN6hz4T94NTxb3fZj2WLrFhGrOIQxS1jVc5o4SpOQEwrJrkr5QhhpyqbfknRbsDt/V8WyTbemT+mrlaKTSmO5oyqqHeayl63qReLVfiaoHAhQgiFC9igIF2UqDKiKW+E4Dl6OkoQFzXwjbEk0IGqSdAYERyw2tSM36AYwhaPM2sjCAv46dtmFoSj5h2TynHylEIZIy+tkIr45njxLCyHMeEmpjMCGnbOJSMkJlP3QOMZdTZQYa5heXKaTH02nQ2ADSWMfyPVotMvpXNCyzYmc89bvftGSXgbBpHpKL3j136tC0PHrPvBaDC+lpgy+PIG6eCFzrwnfAl8qSZuIZXiyV2ykCatWDmZtNngyt2iCANXKmdkDaB5F1l26nj0jY/AWD3NgpN000XYI+GeJVQuxRwB5Z3sNnC+BZRlsrNVep2G8NqeKPe5dNvtj2S25tkgxg9fUleQGZLi2az/3ValcFstqyMTg0q5GGfGMLsBp8YwuxGnxjA7g9MlE95dNYbZ7ThbNAbXqjHM7sSZNcxWjWF2N87UMHsDzqZMXPfmZNunn0s2XUqnPVvvT2Gdx0BOGQ+VqedFG1wNbLkUo40t90acGlvuTTg1tty9OL2op/uI1KsP3IxTE72+H6cmev0ATo3BdwmnxuB7EKfG4LuMU2PwPYRTY/Bdwakx+B7GqTH4HsGpMfgexakx+B6DHrUqBt+usbKOkYHueivsGK2wXW+FLSVHlnOvEWXs6P74yzwe2x9f5fHQcu4ckw+swIeax8Nwes776KwgOEdD847R/nLEWW4Sb2Q8nhxycYTwsliRxw+TSztOz4iGJOBfCYKo0O87YPrZjkFZQPsHz7oEAVGZQDMxZ5WYDA1OfckKyNiMD0pdIFnbmCzgUnKDFLLHG7h2S4CuUDs1cAEtbMmAa23PL4YzZKERRiZOI8h1IdmIWxuCcKzAqWbgtIPlcBokJGiMex39Zmw/A1znqsZU+8Rpbe9tfBpbfJIcT1b5UDrNew/yOJ0k5MPQhsOJNghdhDA4ELtucgATan/nKN1yxBJ8rDf+Sqq6zKouuapO+yFmTuab/DDtQ3F7MTFvQtHTCAvky/vYH4nYvlEVRILy4gGZBb7ux8O6H2fLUHcckmlT9yOm7ox67dazoXc3yrw5jHmzgnlzaJV5Mx3GniXcuLqYE8FEAXE6KlMFlT+COYSTI72TDAIVvIEQeHdE3l7XjErcjJoyM6rLH22zk6wk0jzsC4d1OwjWyWrTKAmmYpY8d3247BpzMAnjAG9EeclCT2fR0Qp+gnhStmm0R0ylBFTTORIMpPbmgM+Jz9V0MIk6x83KvWkAOTmuUyzdJrF+2ckDJz11tcIUekjD8Za8W+RxNMBPyuBUFsBxOq5N2yUjC0KqJW/xbiR32QS4ZvuNjz2b+EYlQaPSZHVknZzb7s1CwennOJXdD8QMJp4nYFS60IXVdiqyEG4dzJh1sFHniuxCxLlRFdcENmHwSlupxQn5CTztS5dhTqcw0Okcp0nwOX7kbWIU25jlaPBVcqKvU1GYzJ09nvumR5Bdyq+emnpNkNi+7fkEd2oyjY6Ts3wPDIGTytz54CuTHsfxCltuiHKM+zByWUniFSqBUKYoa3BAYKDt5qR2Pdt7hy/+kKZ74ekLMfoKWrhPxGCTcLwYg5rj+rkYLAZ+n42xC+F4JsbqHEU1sLOafXOU+2ql+9vBhSFeeC3nd9ady7n34bBI86zso+/GAbqaC8SEgzP7MzzC9nVeKvNbvl6vxqBi+O4XY7A/OL4Sg/nB9ZdjUDX8/nxM0rEA0EcwQLj+Ygz2B78/FYP5wfFyDNYHFkRW6CPCW+zPUZlSoYOW+QVtSfdj/pc+/Ky7gP1+OfdOHLbvjx/CYQfNgcIU3IdDl6a9UrKLpj04yS4TdDi5gTa9UrIHNj2/mBdlPqwIOXQbx6zfOE5ktEeY4KnfPE881ERQ/WxyYo3d7YTb3WbNylgwKyM1jhQDNlJ02eeicBudZrBwie7iEnOEs9cim/DeuO7k2bFXI86hhfjLEV1ucfLVSGfO65GBpeHoRelOs0/szL8cBRKEOKziIqC2p7MXZ7PhYGhm74VtHuXihG/JiZCgn9AoxcCnHt0z+/F09rlMrw5+Oz2hPf3xdyQ7iQ7BTpGtmkU8J4Qpu5Z6GKEF9EyKW+7zxbqvzK3ZBqy6I3EYfFXxu6BuEugz9PC0da865EvdhZXRBd5LJG7Wft4FO/LuQQwLpZnDYU8FsfmzhkmZNbvormt2G6ZgSJx3mCm4XaEvZC29GOli+lSkq+lypMTgBUMMPmGIwUVBQzW4p1cEz/S7Nc0R1Z/TEM+4HeNHTmVotyN3mXGKG6NI2fbyKjuK7sgU1pq51bZMeNId77AXsDUS0WW6nhUGp9e19836vc/uMGbvm87sfdMQIxO/VIJT2fsMD4g9rCJbXQWel9jqtmCrc9YyzJ7QElYOok7LLuq0PEi1IdrXqoC024Q/YteuOrt2ZdVXCdPHWFMIpw/TxrlhObeIDW3j/hyEU/iwQn1fTZKD2N3hpXEQWuYqPCdykNPg7wp9WjOZT5KLF6EUHafji4UOFzeaqlMq1WWwxIoF9fmlpPrix+k09S7sfk3RG1y6yJGmv9D0xdV2Q9XblSVjPdRK1h7y5YjB+5HY1xXmWmxy680KFVHFVjDIz9f3VkW/2qCmLpIs1vizPS+aSqLM4XfifzMvOv7Y30kOvDPV9XK2eCC/KFh2eGbJRrHKnWMHoOSL6v97lI8eywts4M78qwazkZjYV3rAQngfixJ3LivaRP5BhXor2DdeiTzhyPPxlyMi+ariqOBAUF9/4qHg/MH3KKwNSELRpC9M8i+lZSEUQEZ+Xi4XRDUvtghi9BMSoqiInGiQaF3h/Aoc9iME60z48hH05ncdHafiMG+C6dlKKhcVOJGAidFjI0/koVKsetX4mRGHsUDFsxgd4UjU/qq6FlDTEBNMt6r/TCb56s781RjKZxzBpNAu/HLptNqcm2K95KMvGRjrZ4WFg9oEGM/yoMdwHgTlUPgG4yhhERnToY5mtW5pOXTVFKAHfkTCYY3ic4j1AXPUJujDK8ace6txZ0hHxGWhmA+TlCTFGfHiEueMYcn+9MRpY7WvhRiNcffq42uZXWJrbxFXraGedBn5bMC7McrmrVGW7VCjrI1/z5MGjdn4d8HtyHsD74Tid4wFZU0MLktdtejdQQPvKA28sdDNWJItgGAWJRNE1eZXO1cQNSqDuavtr5i8etA1IVi7JGjX3b/D1ghiZWw6Cm5W3f+syxtOiHS7BJMEfAAfp8MuHgnhJZJxOkGMvpROruGMMOqHaTJIPjPj3OHOFdJiQNyLHhDFNOCX1a7BJwUamF07Jl6fiiDcSCfYtWN3iPLUuHuu8vKI9NsIup5+n+OampJ5JcZ837YCTBdYyiQLPBf40CBCOGSmiRLCqvhfM0sbR/DTYmyvdl8bNtjp0Ai6U0GWH9bj68OsIQSBKc59CADT/A3GfwOPEAyoS706fJpOgihXwNU7swPhmXn/w3J/o788wy6bk3vnZO6NcyETVx7qDqi9kim597NPmr6CKOU114jLkIufjDEj5k7NBMUkyRxgcyGI0+VB6OhM2vEvdkLWqp1MX0ISVEDPcL4EEwGy2Grz5xsJsYOPypRM5mhjneL8RZQ1CwGx7RowxXTTTGeYbl4vpZtF1MXvUjLJ+zibwGGzXGuqI80WzHDIcVOn1UMqrytBCVQWvkh2QDVoxfJx2vZG6BAiKNUm2UbNmPq2iPvPw7LqjdALYR76pTHnCVDl+L86zIwySJnBIxzMXxnW6y/zN2bk54eFsYivDJMIXmzT03V37kPDwoqj6O0n061S9itDLJuGmO2m+N25n7aPJfrMRXnm9eCZ7rmYuAHsMC2i2v5hXSeM8kSsUpWBnx2qn9+IOOtKXVuQezIZg0q5TcYH6QB4xDtnYsjDcr49/wZwJc7TT5qhvtCKt0+brqgaFrgqYsA2W4+diOJ1tTHe/ebL29y39fo2KIsdHEZV4k9gdRj2H/ge+wHoALbxeCHW2MWqZADMPuxqczXSh8FPMMIR6jPrqpvInP8OnfMCvs6bYqNJMOKkHNswszfNDIpqENVSW0GXwttZhttP+m+euZTKs73rpL32OhmB5xLm8pyhXrc0q2FC59UyeQdzfT7JC1JiMusaPisN/5zSG8FJdbc2yq3/qKSm7hZkauJTzLIcgUrdXLBLM92ejBDWFZYlnuzEQa7sQvwaNvjdoDdwT7uBRkAoPiafTxf1wRtlEac38XwvlFJYufug0cLh5mSWh/26tqFh5oGMYp7rcFBLu3DbIF2fcDHEaL1gPI8l83Rd3I1nWIFYBhqkROjOcDIvrEeRDGcyrPlOTWKiYUJA0VGnk2cWlhKdMYASppt21rF8rbG/+JbGPubYI9O95waYyCZJBNouGbRvJWZ6676VdCYQFw23T+CeoQeQGFcyhRfF9VV8PgPewrJD3OW4y276tGGE/qHGElTb/8mkRpuXjPLWMd3wdwftbswQGenuIrZtjNhB1+vD2t3N44i6BBe+Bcdl/J/E/0P0kcAw5GV4i6tM5aaCRwnZzjuyPaxk28LFyNAx9/KEQUI6qGtZYkwatQHkPbXkvRSQ96tNCvcZ8n4BPCz1ac/wuBc6wSG9fo6/gb1xlscbYYIbItW82qTL7O7cr7S4sspK3jdJ2eel7Cx5/2P7WKLPXG2cNgZ4R95fBJG7MdnZtUUE5P3FiDZICkqdkhpBEZK8q2sL8uS9hN2I7MTKgfyVppL3y/CrerWp5P0FkPdXmmolJUHlV6QrAoJ6kQTV1AM0OHK1seRdv7zNfduS90oW8QjCgu4hQ/4jjsS/Yqj2y5El8ef6HnY1Om8ePkcSLzR7xNNsEOqAaFPEy7jA+ah3NyNyfkYUww2/zsx92Q2fgVFQFH2xoTPilYbZ8PkbiqLPN3RGXGnIhl+noR0bfkMiQXVGlHTDr53WBNfhhm8fS/SZi/JMZkZAk42RWOjaIoIZ8U6dEO/uFNUgjVHZ0bXF+PlQxPSt63w4U9f58ABmel2nw33Y7OvqEcC+r5823RD0/T1Qg5sq7MyfcvUwY26+eth9V68floSYakrnNGv4gt0MOBPRlr4z/z7MHJkAS72Pujoc0yeXoPA1QwnUBM6BAMYhgHRQMT+YA5wxh79VtAPBRX96ONjhJYcKLlySj4n7lMntus1IQkNPJYcIlEB/x22BCxBiVJLN9ollPvGtcu3wQyCaNEknhx9U9jN6b7Llkc6Wa0lSRUOiuWNfsClWtr0ERq/9EvxIis4buWQlqk3WGxmYNyaF8cBCdFd691MwZWy2p8uakpCboroWws7H8JBYfZOrVIJAQh3mnjVMKRS7AEXlNH+rhlFuMQh6PfsG94t57nEZoeUzT+qmYh5mrtHe98pZclJ06UUC1sdv/kCH5W50JNiNDnI32oJdJw7T2fbsOVvEEa4ou02aP6luoYzn0m1HEFRxSTbXWFLAuv3loNlfjnC3Fd8n9m3MMAzEasBjTHbjvL5A7c6svFAEYkWROYiIIkk1Ux6sQ+nTH18tttayaCVhuNImFZd5clgTCbmqdBNVmHlVTuXh8lPixdJ+pC8hysUEf03QnGTJX8mTv3xA/s5U4QOdsfBRNGBsLI6/WxXDmJK0o/L85Qqfz5K0j9XMY4k+c0aeyZC0BYowKpiwhICiLagEswgWhc5DQARpdm0hnqDBF/u1isovVytK0IBR9UZFCdoUpPKKuLxxF5G/bFdAS9oiu5SUnlVcLezeph/d5j5r97baYMrRtjbU3bknq2m+N81DUhLjxYTC2XgoJoKyUJYVV5U8qVUteKnpwBXSbY7CyEvbgHPepYsRvvdilR0Fw2kVhkgcL1Zp0eedF6rpURqC34YxOA6FVRc8w9FOxmdbjSrHFccGHXG5KmVrOOOnqrCo2IfToxS/N4lmo5qeTPBzk37mQjW9RW1s2KjKMqyovHZgHs/Jjl2V/bua3CKrXv0w8O4bZePaBUyoss5vhn8BE6qs4oaoAQCesfl58rhhN64SgO5blLxNY0aOnnTeytqX/s1tocVLGn5CnjvJDullZIwpo0gpSriHm7F8SCDzJJBccyCQ5JvHnZQ1Hkie48z1Om542fFA7hy5ttz51kRKJdEByDHBbUwqB2PLGMPcGaNqBgdL/IYF+ztH7n6YULa7oX7wZE2IGBOyilaqRM3jvoDxTm4gL6XC1Q18v5LssW+KQjKZwyf9G0n7Wwn4Tz0qJB+cIN4PU9V8k5sLiZOVFrTcvJYbZ8sNy3w7BQctMU8hwQhYRZF65oiXjKQPIuiNnSJo8FiHO1NezT02xFRF4OGTgeL9szZTH6YlZ0EKnXUFUiziNSe6qmIuvqszQiEn4CoCioGGTKBmjJorSg1tvipp4wiBhMcEwiXUexcR7kkRdUbk0M6thtaUWoUYibTjIIb56HOdW+vJrVDOJqtMKVkRo6sKsIHG17Ay4S/dDsIHct6z3NtzQ46KGzqI19ubQcBKgHmyjTBMmNuXpF6mJARLHCZiGmH8tyWjxPqWn/kQuusdxHEqcqsvBp8TfmTE8COnhf2rh/xdAzNUxhVhl41Wva/2yiQK3xpQiYBOkPg6JK53KKBYrq5sEKeV+wD0N7U+8jF4UshLwyLs1ynYTIuuftwwIgQKZyt5WUI9ke0QUOSjkhNaZhH0LXkLYL6GHZj9LMTkYxjV4X+/+8mPfd8jh58jDjqlgFHy0lRf6LQvwkJ5hXpwvsQfL/YI62oIoqGEvBJ2hddK0N0InEZRsIHFMCS77aw8xPTQkVFJ6fVxuZ6X6+P+OvW2joKmcl0TC6aGUX69lM67B+YDHdd8XValzozI6Lj0W6lcp7pAS/w9uTovV5m7d95fXfv7q3+ZVKCogzWmof/DwSqWDHPSt6KtBnV2w4isiBPkts36PuzXN3L7RVF2fR/OCC+H6ZMDojGCz20XnKoRVEPhtkZosBXkqxHjq70pmSCRvhWtknfAgxWFXuLbTGLIN/DjVvcT3Nco5RXuP/Za+7TMCf057wraRLOIFLD5QM6829RreGPygDg2Vbgf6aKVlKEdsrxjpiPoHo2ec4gs6F6ijHISApXqlaJhRrtXi4gcbv97SWAsfifjyp5r5w7LFOiMGPGBm8bIyawGDAQia12ToctbxRY3G1LcvFJc1MzIPGHGy3WbumJrRfSmrtiZusbWeFnNhkUTFyqmLYmcyaNH0UMjslcBHwa1FHpRM7Ht1wKisdIX4PTQ+eNibIZdhdm3JIy32v4HZwM8kISpQWdg2toAM9Y4/RvdDXOcMccN5li0gCGSOrgofKE0kcZnl+7XXnsNeYFNkuAhU4CFe9hojvKiTx5clKgxeT8o7czIKkgVL87XSxLFE+tf5CssPTb1RN4Z3yvvSis2cKx7vshE9hr5iyT9aoKX8BoJIOKlrEm9wszT5sVVTOrew1Jie+QtY1UHsscrsTW7FzhZfIhQwYQI1SREKM5gSBQkgWtNA4S6r8CEUjETqCIuigUyajQZm1CgSCajBEQWYT1uUgtuEEtAEw3gPuYBDceIHby7WfaG41Zs8pU7qaFOQtV6KR1aw3AcxG4PZQzHYLcqibRb4x7bNj1GwSE7tR2yE9NjrNK+gnqtFJCUkQukJYHTSfEWMGSagBGR12ImJjJDYGZnGLMESfluFleZyNypaxhpMegA9habPALjcisZwZbZsrsvg9FSIB5YwKYi12GkRUT2mrPVN8Gy3i3K34h0t0XVUYXEhZNgFeJim/87QfMtcWlb5Iqii0GXvmtYxIrVXlaoCkA4SAQXOrJN+llhp9W8/VzS6Zte4msFl0ZESVvTLXbT0gKVPMHcvhz5uR0Nmtvx3Sa1YWZuS1CfmduX6XPc/sWzpv6XI469hABqMJPdUKSDGYXVpoAC0H4zvcuq2kibTbtShk0CUKfilel4OQqmY91Ox4FdOrBKBelSGi8kdrFtA1j1o16fohAGRiCJpB009NmO7NF2sXYL8YvFTl3S0VT0n3EAqlDX80ZZj68xr3Nlex5hw0fi180PuHccia/yx5C4J32Vp6Ny+uWy6Y4CjlfLp4PSXz/rSn/VlP6yFAgjb8y/r8cX07GDzDsgF1+Ri6/i4vjB/BleHANtgF4K85rvjb+Ujj6fAlHyiq3J8+kUlOm2Ms+n01Chh/W5Mqg+/DpcKuSD2Iv8ZKw7lqwuzytLVucPjMkFAFp5WjQWSvyzic8BG5zizkavhRlz74jqZc7fGXfvyJ15dmRJoifpGXm+LKcdmSJF8XtqI+MEUeCKoR5SiVbO0eMoyIYCg2rBIakWPJJqwQbspTi9YgFGCyZgj1lgLIJ+wQTsbZboWQU4LZiAva2CxKAA9gUTsLcg6EMa7FfIIKkWbPTdDpya6LudODXRd7twaqLvduPUBNfdgFMTXLcHpya4DumBbHDdjTj9qk3sWrDBdXtxaoLr9uHUBNfdjFMTXAdIdvxgcN0B4+Lfoa7vgA+u6zAG4IAProOaAvYOTrmbYdnjcT8sezzeCIdgHm+CQzCPsO9cBta+R1NN8CmiqRZMUQk/VfCfSvipQvipG7AeAadE//sv84iwg6s8IgrhHD8B4+JZHnfDiOh32uRml5cPKMbWUbrlpeURmRY+7A+bUZDZbkRcpbE/QfDBf/hBj+DYoh/00PPoUll4nZt6EPJ9GjaXTW/AN3eG3wwyxflvzvJ/zzd3m28SlX8n8WuMKrEgSdH2Akn9phAxNXU6Ouyvwy6vWGfEp1uT/BHz9JNgck1JBKWZdQtUuVYID04GY84v64JJANqSYrLYqJtQwxQzt8na3QgwP5f/U9SZoPQl2tNuAme8G2j3Ow10pmBw+sxjcBsi1VGdZgW22ZKWDvr7Yik1PcBfl0vpqI5BIp0zilGphyMY8EytfuR09kVSmJGUPAE2ajAaq7wPMIdCPdO7FsW0EaQ86MVG3QUVWQHc/01mqG5krFZQyFJ2iIr1XlTUBvq3gP7FGKOwSRQyjULE69aXbS7z8b7ef1l6/0ZmtcIY7Fpf77/qe/8V2/s38dfLtvdvZO8XMr1fWKv3fZsDMNSl5MbrGrcDGDcqsKpGpjFbE7EBui8UQFusQKvu2cwCM4N1VYG4xr/YFNs/cFbNXiJWFZqOOaIA4kWPpOAYncwd93TbyVvylJerCiJXyWPBSzB/eLkKke7TXY1ewvaGOqlZZARKzakuSYPsgO56f2ZPhRQD7bwtVLkd5I2dAMFpZdAbXWeahF6tELmx6O4KciOMXZq8MGm9Se6wFUdxqG87SA3BSKBHOSiSwC3Bdosa3NNTAy1wjVpUsrWoJkuSHxN1aOXjQhE9tsHAMHBkG4yp8RduRbx1PftEjXMkvFCVsMqg3suU4JcvBY+A5VbBVLVUca/BFMWp3SI2douYyegKlJhyIqgkS3qGXW1Ez6D9mEkOXuKPCqWD8xSH68Z2UZfXlbUFo6b6puWcKUGvtSU0gNfMhYq7wMKxHK+U+YtyGZHkRGBrS6CB8sOs+akofsKmrsqleUG0U5qXN+JDjhCCQuJ1YhHnA/8FMhABByoy1usbQ5SpTT8pC5AoMmIHr9+f+UzRYzmKVOU/Q8Kigk+JEQHmM+jWhGrF/PBHWO6ZM8a0HlGsI/jIQLAbVVL8/mQ5fqIo4CM7oZCIH7cwI5FTSQTJu4j55id04BkfTPOGPxUcEPZKt3obzSE9szuc1o8Qe5DrL0BPDbPpUatWASPZnaaLopwJWkiFkKS8OGZOq3TKbssChBFHVyKtuR0AgXWmr6fyjBNJ8yrHh+TDccN5D1+Rt9zwjBqiFdE/b7jhjTjbZ3JC5Q03DLWl4YYTAV3UFFB5ww1DO2q44U04mzL8cz7ghqEhstwwfZENNwyUDcsNb8OICTedtzgU23FqcCh2KIqypivIW1Z5F07PWgY6b1nlG3BqWOU9ODWs8qJa0xeEgc7TPUixMPLdL1sGOs8BUSyMvOWlb8bpFy0Dnbe89AHsNnnhpZdMwCkdOn4Xvw+a3+OMSF3CH3ufvw/63+CpGaAqLPVDOBxggCoYasbcCj/9KNlvxtyCJQYLHClLfJZH+tFFPm8tciDh4+S2t7hQ2TyDY7H+9fcoP77Ff1xia/NhZXYt55aUud5HXnw/olQqzKF1CocdDIyt0IsPOy8TaN2HwzaG0FboyHWP6hCWoGUV7JyDnS0KT1NJl5UxiuArsw+392LkXcR8IWCofQy+4jcIu7DiGerDyR4fJX8jhmcRo7UHpa6YAN0bJf2KSSDjl8SRQOvvVoMyv33+BoLgEbukqzGBo1YCz4IVl4JFJNfDWR+EQn9BU66g9loFHeH2tQJL0hZpSZ4t8fVOjoQRBUfw2BEIDLSkrVBgOPo8OuOosGh7iYbhnXtt9oZUsgOhu+bwpEf5CDPYHwkSzUvaLOkGEAEOJ94So/FeRFDugFJ7J/bGvC3oVtGyMqWfjP0Y7gqCzw5biyTkTafImu5jugSIBfkgC3KQdgaCI7GmHGu64DjTJNV27uSPqfSY/EDjGa56TJufz8T0HvYZLFDLfZ71HJBVR1j+w8HLK1mcvp0+una1t1c4imFWKTeROWq+h5M9JqWSwCDeCBIl2Ig3m6wbApq4366bfLITDwiYjG+LXze7pdQbBLdj4LoJUsdJ4ridSBwHP3SUuxLCvBwWkZSTcNHFHV/XJNxpJuEOjsIqU3AfpuDeVabgSnYKxvUsGsgsPkAH+g10QDgE5/sB0wszay/mFrNQrXNutd3cqpi5tUMVgDq39ibSMMytfdeYWwHGx1uYW0EewDXmVt8UCvsn7Mm6yS93WPkLNNj4lUIqvBnucyvCjLjLRwJyuRJwDcN9uO9RFvc9RkaoFUW07xUcVsKMYWTAV9ZIIIakVKt6VuR92qsn4BAafiEfOgeESV0O+zdmPN3ljWTlUljejO4JkM5guxengcOQv1eUCVyBfa/J6U1U2uTwO8ztVTprqE/IibJCTpwcMZ01ObCzjmQ7a8DS+2+ks0w/1dBPde0nwvGyn2gysv1Uo8JiGvItDD1TCgON4G/FgoWVVCBLk/rBPMOE84rK2AggSytk9bwEffmGKjEpS2D39yIcOB+iC74OX9GisUTCAVxy/QrHa8Ks9Vr7tDClmWtTp4V5NXJYkWFSeDdlgvNdNl2wXpW3953W8HKKLSAY8JWM5DTefADhUxAF8vcBZT5Pp+8KD6cY/U73a6Beko+si/WLwag5XlhJGye1IrBifOz9Un0Vk8Qs1eShTSGp/Sfi7dtKmkYLYvCrN4no1Cm5EOJS92VoOyBQALFbXlQsyTazPTO+H9qTGYFIrCPayntZJMNBhH1nxEMp8B28QVhFvlH2b5SDN5h4iP4Y52Mj1OipCDVw2terE+ZU8uBCvFpKJdhlGtlkFKdwCLLHUGdjRsU/3XRWbWMAm+vMcsqZ7AJw041Vn1nqSyXQNELo9IBUAiVCTCTTYior0nG+2P61s6b/l2DKZHA7jZecIPBYg4IG3dn+z/oIIxeXaJKspPMUw+eowOOAJfzcPI1eCY1ec/QeH1A4aMochwOoCeLFPJ8U6XiLFTDP7/GjXuyfp2eIXGr7SwvmktMgoDWSOovNxPQVe631BlhHV81dX1f9nG/NHLuqA40kHIIhCK5mwE+ku+4WMCSKpika30HLnX/NvBEmN0uDNWPwvPHI2YqzMSMdzqMbRBC1vj5Ori1ZuRboR1au3a5RRCo7loxcC1QkI9cCd8jItbsFc08NLyVTlT04S4zUWDJy7Y04mzJGl1JGri1ZuXYvTo1cuw+nRq69Ga5RIj2WrFx7AKdGrl0ilIVFUixZuXYZp0auBWCSlWtXcGrkWsArWbn2iIZCKZJiycq17J4vW7G+ZOXargbF84HjODVy7dtwauTaE9BWCtppetKIhvT3plx7i/k9SdHxpBcdJ/j7Fv+7mByH6ZP6nbfBQMnjCRgxeTwG0yiPSIf3RR674s9QJLjMazweEQDHIoEcAeC410u3COEX6XavE7VLIt2WQlF7b4+oXQqrtAwzFos+BDMWj8CyOs/jAeDX8LgE/BqJSgB+DY8we73II8xen+IRMvplhuCVwD7v9Ty18ugnxUl8FqN/zNa5GfDobxPe7ATZtuOORy97Hr3icXwiuJoDsw8jdhillgF/x1ePkjOsiGwb8h8Vf1p2K0Jl21KvbOuFz22eibSCwQzwhsuhRFombv4thhzc6hsTluOTRGuKaCkHCtWwnEpDUj1VDH9cErz0QRsPhAooy4iTziKSMoWKWwkveKsw4rOgLycbmrPEWdUkOGw3tFK7iLLpezAAR6wEdp5OuSHGkgxE5xZALW6GVLSpDpFopyaWdQKF2ipuYqXLWbArb/5LK9k7N/bg5+LZ3ish5Ccih0VnuslJ015IKDMc04/Wah0nHTVvOgrYgiBxmwLJJMjlvUoBUFNuVZPtsJS1xZS1We2PvgadU8nOJoOAkYjr4+ltmaKTysfT29+R3PBe44x8W1J5rjNMzf3tSfm5zimfvpEt85bRogBkEcvt4/ocqszi5fW61Egrk5x6Kb3DgHdJJe9Aq1HDTZk+GsijoInwp/ZdHNSk0sh2kR/NpBK+TwedEGlywa1jMkkBYmYJ32KZW0CgNxN1kyGrIa1AxC1uLYFoHxgkzx/yaHPLA2kFytvnZ/B+7Bk3YwvZRwCewBIOasHB59I74kE4r2fpHTSzYIncUBamFkvvsCy9Lpbe7PqWXty39A5i6S1h6cFd/aQsvT6+4eu8FHfqUiwNXIoIcpmVL3WvtRQ9zYqEY/BLcUkKOLj2UtypO95w3yDcGNYAS/FGCX41SzEsepWlWHBLMT94KRaohrzmQlzyC3E2kSpiIXZlkoQ9tMZCLK26EINWrLEQM+vtMDerYF6FM5CRk5KKXIUP8K6q8CiblNkVFVXc9Qpd/ObI3s+5tGF0V9cKvDLyYDc4fXDmYoeJJMr+Zjlzk/6KZK2JAmvyi22jYDDvBYMMK40onnkKBnMuv1hF84uV6aPZoY2P+ITkyBPy+Ynw+U0HUVE5KSFB7QVxUSy2vypRNzoFWsZNjmEjAu3Ausnzgzyf5/Sy8Xxuq7xS8gkNtXtSPpnxYyytLps1Q4GjZASOVASOZo/AkRJNMBQ41INVeglzbI5e5ybp1bxJRwbRIxFhrKNRuEtU3dBiWhdX9LLWwozEvBuJjh+J7DdKSUeanED6KtOc2+RXmuLCBNtXB7MipWIj5QiYPqirqoDxo06q/weU6iFUbMgK7tJ/nY7tNaZ6FmiG9fdcZ2DPdVjx6+u5Odtzies59luzt+dS13Mpey5ZvecS7bm5bM/Nsefm0HXz6HX0XEdUQrbHRl2PXZAeu9E5tYezrmGyBsPUSD9k0X50v6Iaj6/mkD7DqzzSpC1upRCATkqdRYHz5Zz19miLanPQ3G/rZTP389LK9h9K+kiFAOn+IwH8YErgIvF1VVFzJk7n39PZoUAJhN/FqKXbuc9xoG6Qqj0jbdsFJaz/tZuOCnr7+zO3v9/clsxZ+AAgWQXFbKeZNQvcttiKnZvMCOCl72A90wXa6SoitYJa7OYAbIJxAIfNJqBTmLnb0JFAuWJ03ZppAEtdTUzRVGN8M9nFCcQZiFvvk1vzGtM9n+zmrS2M6i5pIjFoRWBAxMoBvUJenfcKfH6H7vNUg6Ud3p2nMqCDKHQm6ekkeL0M8ty0wZEV/Ejsj1Mg2x0bsEjFgcGZKV8SYLSG5moRAKt00PCmJkhJh3cbtjtEcydbhz/qvRBux46Rtn/g/Zoq5/aL3LJgA73UOYWSdUirFGtuC7kNsIcfS257Dpf2bf3DdzXeJl4tleTUxfT2Qddve679qQ9owpPb3Y/kto/z1sdTfmtAGBwqW76I7b3ME3Brt5sy7uRvXgUiaVmv8akf4KVLHzvxvf/b1tfqNwwfQcq+O5Pbn8UH78xclb7TutLUi/+Zsk+JO/EpPFcxZePKD/DSesqWpqCnK7Jx93ZFpE26vf962XdRuaeLyuwi1plLR8vlEC2A5GCOQjk2rHQHtPuUnk0FtIibqsLfY23McVOdg8FoGzfUbRrIapbPbkOBdpmjnxQ2wOZGqFxvgCPFAuykMywA8EyyJ7dQZnDTbRFKMjfqFj0Lh6QhTa+DlftHZ8OS2z0hPXb/GApjhMQxhiU6tzMQ0dhCon6juu74bKONgelig2ywi/50nz9dcklK/5dqqWTgOWOTqnQAtZC8OiVJ4CQ0gR7JUC0xrV1u5rTKRhFDj2NJEQUNKMegLC7+DB7YLKl87pZlXJEcUqd5ZTYlzjqdwseY5ud0ClvDqbTyXn1O/tZsXhnxaQJrdpvYBOskWuWdktMQlVgRCSo/iDbk9bLP7igNqmjca05AejEZa6gzwveYVKmCzbPM3azMeMwKdWpY3GxPRTLC3GYQqaBwVyDu4qOdcp6u63WGjiNNHdpmNIpN9znRRKatbunvdB+nQ15umBm7r4ALaOOuaCflIzi+Byez9mTMnrT1pPke6ova9dB1t9U9whjeOhGBNecbOz/MjWngeml4xt5QFgRyuAaXmhXjdV/XSJv6uzpVr34SqMh8b9qzIRAxNlfabT7porZrkhuV6IawSDAsxXTH2OmbGews7eDZcNgt6BSEdxZyBcn+NOXc7GVP5842TO9qT5glO6E2Ub6f1k6rpBNJ3K88+dwzG/7H4yIwDrmfF7F6scLyJF1DyYj5GSsuz5ArX643I99tEBP7qLYFQMas17R5OusXZD8j0ulLaVvEKSSbe14kZf+SbsAyq7mANAUoFLUQl+K6evur5CSF54PCRWPBnKlh2XWxzTPX5CmmyKVtakgK7sDlRVJu5TlPhUcoU7oaEqdVQlwCxtJLZKOB+Qe1R8mJ+UxX0npzglT1xbQyo1jAVcYlzSgEMNLooegKCvVjlYz0FJoyV3hlRrCDCU4t56R58iloLGtyhQDDNfNkgbbCvx/FBUAJC9JypyCoy0ysqRCwJiM15h88EW9Jy0xgaLwLY5sgWmKLccRO9tH/+JMX/+iXLh95SBIdMnOp5o6uSGQbVrtErNmIelCbavjSScXBZqWeKxiEajXZvDWsaZuw+rreauhb7et7q611BdzlmJ6NL+fGPaJ1iE4N0Jgp/cbm6/vGZsXOhv/Ygp4hvmOXlrR4fSUt6lv7ru+tffrW0vW9taT9sbKcW0F/EPorx78hprfidfPsngP5e/DUq/LUq+FTe6IHDkUP6NnbD0VvB773BpP/XTLFklVhhr43xNn2tRtGK4i/jSXvOvfgEiCy48cq+M9c7LSL15+IH3c52V8pvyutGZt4rfsCncvR0AWRzLhwaj3huLXuOSBcy5OOm4g0YbGKG5xFdXnS2lf3x68pAHmzT0ptGCm1PkBKhWRJ6VKk1Fr3NZhpau0/lLg8RFu/lod/hc1bGHPhtnRbHerKloBu12j1wEgMBcUtwm68WwjqCM40zTsyp3bfKWdjgTuLceemFnvI7uwt88Y41dUtngH2CXbqMQQfkLbKPX0cNNbcQVQ3oHVG8ZK6VuDaJH5OcLtvsHOShrSXVIPrg52STrNbmhSjpylGTzE7+uBOaCRT5EKZRp1W4mYycRDLBBD7B4HO2UwmqRpq0vHcun+jFZK8EP3Bja6tzGyNBkd8xSSJ735M0So5Az541nzwExERggGBFKnTsFQ8dJr2lLnjw/06G/wpswcyOfgCDPk4JOB7G0zxKRnD252ROou/EFm8Jwl5QSJN5Ee8RSTK6E7QVxzepRV5NtJtrBNxHUFzAEfMdEwoOc4upoy/B2boJCyVo5A8xiTuYxxSy/glVCCyT7ft0yPJhvDpEf5nzNUl1NN0XlMSqxs4kMYgUtDQy1YpZgNSdmsqCYMAnzZ1i25nUg0rAElkABtMwLD7IkMzT2HuVLgdb0xm1YM1ezXEtZllEsdIRPd5JG6bUIYBJ4gKYi6lORgi5wMr4ZgNPG4q/me2bmN5xmpq3cb66ha4A41BcBm9iOolc++dQaeOhuAuo0ltZ/5KCVokHF8sdTo9UsGcyuWzqmGXdYxIafJTaE5ELgvNjqXR9xFYpQbkhvxFYMkimxX7Ql4QHXqF7jX2iQt8IvSF3yis4u/AWE0G8t/kuHBmZ8hP+2Q59EMYZWI93LkUNASOVwqGgS8xu/0I7ztHQy8P0HMnYvVzYeeMBd2RpujKuZMCCMXGN3Na7bFGZJpIBRaaMCZNGOtQp5iyJ+w5ubtakkofsLBZUWjgpC2+ab7BBBOLWsDPylNRCz0bvNUkpIxtbvoEQeFy3sTSx6QH5tADvu7sgWamB3Afj6Ou+uP7YW3zjcZcnYFKKYBcx+8tfRKhbBvotW+FKwcOD0hSeaxyRJZtcyHI24QkaSiOIEfiAQSiLbgHFuQBjVFeqIv6Hm3djsMWnuzoHoPAxXz3AF4V806eP3YZLeELf59aQtUpwd1jgYvgBkj97dMSH4DDomy50Dw2eECEXeCOtzeZCH7tA1G9UiQAs6T23S87Chw6yjYHP401B7GsDlJWquDQ0JB6nB0gXMSNCAKgWItFV+F+JdtLZr1m+m8rJJ44l/dGwqMdUryJS+my55hD6Kvl4EF/9RBGcDLk4r9N8lYG3+0vNO4vlA+uWWjeW3qvogL1/lKDqbhcX6sswXYaRYJH9Nx+mIpx2CZdycDGg9gh0qbpxRntxY2SLL0jtLYN4r6bHvwJYBybkld6Cv4zCDAZg/0VhzZMsBG93I/yV6FzTINPuskeeTw5xC02SpZliyVSK/ec4yAdI5eSsecuXkzfdlDgTfYBWHLjRUTwJlhQ45d45wR1TDUGSLzASi8YpMsbtOAVCkQRspEKb32E+JNw+6BkFCF1KYAnIzjG5FgAWOPLhOJZwgKAbxA5rJdlPiN6Q9aDartBkpdzw8nJZJaOlCXyepvTpvnoSc7naV7b1bkFMzMSfHnOP6rDUuqioGygkpZCwq1J6zQUfLeeSm97LzShbTItbXN3LL2DofV3JnecSr/hvZ270NwJbqH7KCBLRgOQS3QUpGcaZCJoFacT9WYiTNnNQaymQyBt35oOqQ5H6tHUJOqgT63+PTgijojbg4WWMsN3U8kyax8J47LpaemjxW456KMIKSdkPHdRZIyY8Rrdfpx8aXJAxnEnXVPJDvDJnDB+g/iASC9bLZGibjcHPdnUy4ZjqAlEM5gcgDmyWt/7fsN+nYswJ3D8SJQK93M+kvu9Tp+R1SF2pli3QmeKKhBVrrVnyOp0xjN0A/2a3I6lcitc/U917k5uw3ICo0AdxB24dCcufQP3XCRmRgHCJoxL8uT2TCDEMnjTENErampZyPYrcS4StApwFfcIRMYsftxzhH3djQ9Fbe1rZsoQiNWaZs0meMl7ukZgSNpS4BctB/wY2cDdufd1JE2L6I4I1Txk+4D8wpiiLjZffK4zukm0990ksyiGjjO9zBWMpWqumhmOll041cMKjQiWoLJCI/2skOmFF6UXsHimevphblkW8ghg+ejIPMT2jlHFy5nW/3ikj4+6Z2flWZCGGr398INP/5iKcLtzZyPtDeA+l3mv/UJgeG12j0DZlrcaJ0kflAkAbCvI1ecFxPZl+fsF+ftKsf0vtdslI0eRiFb75R6zbPFJOg/jvaPOaM/XviwvvyZ/vyJ/X3cFGSEQxbwOYF+MWq0LsZlPHYcK/0z7AN7uUuQ4gS1nuTNKBg8FfFGKeVX+fkn+Xs3U7aqp25dM3V41dcN7K97Hwkwodt2zYkHjYpqS32JwS2OBMpOSzhaoM17OnSkoK/Y6pw+krq/w2BIRribT+kj8Bk91er+Zh2c8elQCLjr3SPpc/Oh8owX3aw2iBSHlqif3JN94tnMPXpga9OyUXrbPfhZiVE3jOJK7nbh4UckHlYGcHg+wwx5KZaW8k+cPI6q3Z1ndz87YnbsHCx+H+zgyC/G9GAiX97/72CNtqzRgBr6mmYXPBXpdBbdgCadMfsmFWOFfcXJMUA3UTQ8Scg8dcdhnLfsVGFALzG3fg412t0zgKW/l1UXXs4bK3Q7XUDmBlqXSV7all82gUfK5yH0uyngvEGJmqLuE6pTppj2koIPh8llr1icy3wkDpXOdU5ZPckLhPcxzzndh+5FzU15+Q/6+KX/PlMKCzpS0oDdNQW+YgvDeIRT0NrJV0DtzNxdJYe0S/YI8U/IL8s1gQX5VFyTKZfnr3fjQsemUDOu1Z/FGMAvYZMbBJM3wZASVWOyZYKz1Pp2ViyR2yGCOSkXZuWG1B4oTPCQTL8ase/s1timiKnKbAsWYVUUeN6ic2aCU+cKHrxSp2WrI9nTNCTilE3AKShlMQHkbM0ffACjd2vvl6ID9UquT2BrofgmVK/QVl9JxAYvQfTOAXeoeltJfftL04C5ul2AA2ZEInsROjwNM7m62y2aZfhPaks/wR44Vige3ttnduCzZHkfY2ki3N6lsm3QJz71fkRSS3rKbjPAZ42DLVui/JJP9NdXFYTKJKvLac4+4i4YKXjbEauq0as7Snl1zls1fgEjQdB4lNcbgAFMuyQ9mPsa049q63Ta0/yrov3IPYZnyhMXTGE8szpaEuZO/H5G/5+2KdOSPHXLerHU+k+T3yxvJ3didSoZYPCMvX5C/z8rfiwMLumgKetYUdMEU9EyJ6qKIyIDUdtYpEXTz7X//fnFaOkhlISRVVRdaI3EBAjblaumaPz5rN1Ju0HAS+kJZz7+I85fpdrMpeI6D83L5dPsXxGcGP74Q/OB8QbHwqRfKhp/8QZBcgWeJRBXNJImikA7gWfSODHp4xz2NmAuLzyKPeXyWSOzk8lzw1ivlVXAv/989yBNiz45Nam9a73IiO+Won89JBJnBeExz9Ji6lFU4EE4AGbYTmL75GJ1V8rnn9Js/HecFYdPq7NvvSgubnd290ikG/mGS5LHg/cMa3j+sPMg/rCia93KPfxgxS4uieS90mT+n/fOiAiZkH3232CYYuMQ/rIxWUv+uJm5JzJ6jhE38TP2++oXV+bUyFdp1KrRhIx9cNtLuqF8Y4usweygfl+loFvEsR1Y7JxZfWs5BwDDZLhJ9U3CRZWZSp2p6p1R/uhCV+7vNgn5QXI0NKAmbHfGTpVPvdWKngJVUMmAlNDbexUAesBP4f8eMOjOanwBXL9VNBigC7gHRRJODfJ/hmy6oWp0+WP+3+GCZYmkMJQiM1kTiCJFk6F2oD2kaH//up003SU2ZiIOwj7QsMuS+Iv5X0SlxS0azpBzYejEB8bBkx0ggXVW4RFBPUa6Kui2pasA905uokrqsWKZR/pgFvqyw3bKjwC5+l0vRKa/dQXO5a2Bu9QbSUCSNAa6Ls63mEvEGLyYaOllelnTsVfo182sdSRGfkygTVrAhvoDSkCRngR3lSTaNSDH7DeZOds3+y0KR2LQRLF/FJwb4ouTWgvXOfSzNO3u/cKdGhXbsu44Zb6N0rTy48Ns5Eama6xceov+HfeAqPZiQPeTNUkdyCrudWj5SOB59s2NV/s8PyT5LwoIoT7H04YHXyk9wLuDS9+jkSEq49vjfQ6ZdvBuZd7/U964ZP/ScDltK/2YdOEzvYvcH9ZRj+KdPqUcC834EvyU1wPEvA5EUg1i4p8npX0BljiO2GIN1/GvRX4dCs/S8yFuL9NbASVK5lZkNXP7pmp1fdZt/2lSsoTQinFiNvomlOKs1xVlF7pGKqrQKj2MeF47XnoCxHTVhX3AULWDQkOW6it1LZ4TyFru/Lh0U9P9DgGfvMgs2DrF02xn2b713C3i9lmeW4YKlMAly0VjCDC7ga2dd7G33p+0g8MafmJyzmPGROOThX/uCDGGJobz4g/QM8qh8WK299HvBlY/JFXVd6o5+O50xAhek0dvcnPl03ydtuuuyLOSkrBtXTVNaR+oY3hVfXvKP0IzKB39FlHE2wIJkPlOf75f6VIX4pyQsgAGsq6qcXiSNros5y7qPMqe3mMu6ow93W7S/cOekVk9stdarMx3KYpYNZdHChsJA+ry7K4H0BfTh0JtxyoxwMHrGBF6se2x9VFgDH4iwiBC6R8Te0BKDDbzly8D56lKHgvxzNPf2juh3avfWfPeypfo+9eVBSpOc4ObKbqnmrXZP7uRWV6rDwWqbCd+yE559rBO+rT75MnzSS6J0bdqN1ZQ1TKHnDrzvyxoeXBZVFxUcAB9W08D6NiG11D+uYCHPJQyA7l2hLb3cjQEirzOo7cz6kdSImwUwKullhO7g/ztmrLeSuXA7wzts20VIY/PXaHtqCvYqA+2JWxTIGijFZlT+9MMcFRQqzRKP8pEEPg6oMCt9WzoKcy4nJOfxSTEmt4yPihjgm+w4vk93PdSaG84op0iO2ZGxsaoaPBkhq9BiEkh+if2IDNzi02l60dTnrM6SajBLInViLLO0Gl3ZWvBQfK8sRQxIAeuif3mVmexK1m6LranJp2OzeImdfDqV5VTpTWpqqvETWo3YV4PqgLK6hl5rXtct1XhCxvwucYWSqva8i0de6ftQUhpE5ORPIUPkygMoVl2Cq/1m/mfM36/uoyqkqIumYVHiRBigWDgDPMHXAGIveS4r3ccf4QP0fMP0M9htndjwzhVxK5X7t8+ofFkQz4BuXrxrLpp9ErzGoxS6BbavYuhcpBxpwQgEzGRHtGxCeRQE2l3R+yL1MovUZwXTK5bpFSkeN7mX4fc773JmGtMvWAcCtv/74rzA7AdMjCPckXitlYVwB1FR3yYupyHV1J8B/EglAz9ivDlJiqt2X3kzFkC/f2u3glalXC7noigul+0U+8MPysrjq1QeVbtVDEPJ3v0/nuq5W8bdoovN6H0X7KeEe+Y0+UtkvAWpBZBZp/59pW7l0aT6nkNRpf4zUQRfPiW12h+GvKDihsnBQFomB93tmZzYMDXm1TQWkEMy43H7TXdHXhc+EzdjRzHzXOt2X42tYzH9xPLHMiRJpnpsloRDtReWYkvOzWiux5PqakigRX1c2Y7/NJ7Ph1Lg1ZzjNuJj6/+nUIeQ2m4T71xMloVN/8SwLLn2rz6lsQY8/9rZAUVbxoAPOMaghakQ5wvFks3NoB6djCx3lJAs4FnpiJK8/CcGBP35D7s1by/mVOqKmfmrcqo5q91c4HArG5vTf+3vfdqRHtS5pEoYCX4BYGf32fc70us/93t+MPzFL32orw5EINSHLHEq3NLcqIkFFsEkV50aEYq6N/oLjbo/9AG5WM5cHPB5rd+fBoQ2gjs3Sc1dzTkCxqLpljQLx9rN+7eRD8B17xtvrXunfPdOnVZcz9W6d1a7d+ovqXunv97du+Ga3Vv23fv719O9wh9VyB9NmG8IckjQuc8EnRuxV6mOxWFB0hgN6NyBrYsGdW6enE7Quazo41SI4vEBbSwJdsNy7m/h8H4YYu/nz/3xfUnJ7epX5SNEcYTvCml190PnzkoH0OMb9ewZzDW7RQSPUcu7CLJIYorq5m41rA9f/Nmn3Yt+zMZsfzoStfroFf3ofec5uVu4zsXR8otjabXRk6Wxoktj6S9jaZRuaw7p0ljKLo3KoKUBSOnvlIvD1/p8ZmngM7c02/qZY+tagZ/TFTj051mBw9dcgYXrm50Dxnk907HeOx11FrpJyRc/M2g6Nq5jOuaDppiWxNmWaD9rS55/kuvsJ54M11l9netMJnCZE7ii3FLYMDuHXxrUnuo1ByS+rlZ8SFpxIdOK1vVQizyHp+iXYdiKzPD83KDmlK7ZnMjTCOVCu5X10wjp4th2cc8UwCNXPyovjwxYiWk5s0jCgfmsCkkSMuCvXrKi0526X5zqcH5e7Scgrhq4/ZkzfWu0fG0SxB0os4FkOzW//jlfVzypwRaUtf/9QDEmvwuWE6pFER9VIP4Cuc4sfke/GPrp75CaNAOxe0ApcvdPTa+88t2iBSx3L3+3mQZrfDUtz3THu2NJeSYUYeubfsUM/BV+j+9ZB4SYrnzlbpE+ZWVTzWr3Y0/rSoEKwTsh0TLS+2WJwEMZi6TTCH5hmFP3Z96vby8kYihJZGj7Xj2IQJSyBEZZIfyKWXfOuMdMBqtUuCIVZoq4oKpnOZwRq5pfu6oVW9UffDpbVRDoVV8Elki3Shhpvvirpo3H9MWlbnH1Fx/QF++XFz9nXrxPX7yHHTeoc955zc4pZPQxvywD/SMQfZ/oFjqWsPyB7IWd3hyeUbf0t1sQiygdWVn351TWJZyRufL3z+mVbh4JvtzVf3PWPJe3V77TXOkW8Vxsr/6iKa/eLTFPVo49QRJW0BUqKPlXI1lLfWpqna/rm62VwbO1V42tqbNKBLKu9s3ZSmbOVjlnS33vlvl2ZT3T1uuG6m+DXggakKJIqDlPSm1C4W6e0ajRKrfEllD/g5F62WcylP/EDy1aift8xev3gU9YpP8nYrRKPMA7v2QzYJ6n+TQvbmElqom+zCN4lqt5m55sXW4z6ww2s0Cr145UJuIgLOK5bmTmM47t333KbCtfLKoA8mpROdqXi1T/mLCvkmRhLIUZJgcrFmr6tNES8AOiJUjry7mPFCX2mooH+4RVPfA5UT2kjeXcR4s+IsBoF8rlUlQqi2q6QHshpcTAHa3HTUsSbrLIX2eRFvf2/BU1LZQcbDs1kIo2B/3Oj5xlYqNS0jrAUAo5XigSzEmi24ZsdknBAxnq5m+jhRIu5AxNQhwTYBSamu0nbcxYoKbTbxx7KB1hzAsyVr8XkBPvgdsUM/N3ahLWbGLJEAnDQLI1VDbN7HbX9MULMkJ4F8lXCc+GeKAGDHHj7kmA7daIRdH3cGQeLgWeQni4yswpPQ+PMp4NvNhEWGpFwPYIuZItgNezTxIaK/ukv559ssQ0hw20I/NckbmuG4y1jolmxEpDizsB5y50+eQ7GHVdcAWxEjS1Ym9AgDrfCGpHZ+ZY7sQ+3aqdRDZAu1EXlyoGRFNb19aQL/FAKt0mk6B0iyCbwO2KopmfcSJCET8HQPSwJJToXFVbfbKSfg6Yr99zhc6gNc0XFl5EsW0WOiW3pnqy6K/2HXZB76fzrgpXxNjCOjyvbKZx2hSh9oQynMc6sQChEm0hfHDJPbjPriaArME7MrI+d7qypsKVZZZ2kYZxOpuXTaLrik94DdBfo5ynG+m0EBbvofhyyRKdntSXIxmQ2mzqy4hxBgaktiT5r6L2C5avfrnE+EOCBSBUoczDjGbAJKYko99mgRbKYEPGmDJ+ndIy651K4NIQjZUEAsdJ+2I6cTGIBBrHmv3/jv3TW3/77549ehEzd8L++uzFzjBLA2J9xOTkNpNpKrnrYw1WmchwFEI18KFhsX8i3PMiAvoQ7vkOdhuKftAsELmSNw/QHsJ7XCQSpDXxDrF7xvQES2owiGCCwpKF/6dmOpKsVOwaeEL9veD7dkqCBsWma8MwqqbhFdvwqetsOLMnYbDFSvx1brj8v51Y5AjA5X80vOEaXrUNpxPCxhnIWhgbntQkSSk8FE6lCBtrg+hLMBkn+AhnZTIiE80m3R1xWU4jl+WUSXdXmX0jmnR3xOCZRLQl0u2zLl6oZCroSVkjDzZGo99YMq3VlK+fZ5K47svGP06Aeil/AYPk5Yx/HMCF4547eq39Q0b01DdRxfYP88oGOhGbOsuD5jXxfJLH/snTVtqDS90n5R2tSlMNNXgm+NR5m/SsPm5SR+VSoiaAe/3a/B0z9U/H0WCnilyPnPeFM31a4LIVsCsZQbfc/XcfHKAa+lmRfumPMlCChkLp/U6S9DJztuALT/VphrPlGRbZcp6GzTX8dBexD8Ivy70fedqaTHufVs65W9KnK+HTng3+z60ob81gglagQDvrwitw7iHXhXJQeGsIFRK7j+FecEgHFjHC/Z5Sv8kQL6F9IN/+bx/3Qd9aub63VvStY9f31jF968T1vXXCvnefMsKCqXFqf3zKXT+pV3fn7lzO3cnjvZ283roHOeLggb3+78Gj+14iNiH5kyn8+ip7nwTYdb+AVUqfWh7zTLkQ04wqCRwqp/V33Vb/na769y/n7ufxIVv9B95C9R/S6j9gCr++6r9Tq/8lU/0vraP673PVf3g59zCPj9rqv/stVP9Rrf67TeHXV/33afW/Yqr/lXVU/1zk6v/Ycu4xHhGTZhpwJnoLLTgbaRPORPYL19eIc5G24k3TijfX0YoLvhUfgbb7I3L2jGvH+bfSjmdMO85H9hvX144Lph0fibQdPK7eDn7hBd+KZ9GKZ+XsE64VF99KKz5hWnExst+4vla8IKFIsHGaVjy7eiuYzVaBOQMAHYvOqc36JJr1yUjPfwTnP2Jqdfk6a3U50i3mxegA/uN7V4QdwV+7AQ3VHUdDjCfLzUT1n2wX8gbvro9FyXd/9mnnT+X064PMZPnub54Z8OTP9qvnI8piBR5W6MO7Mw9obCbx8+wEriUBg5DPMA/+hjh0RPRQ+iSSQT7a/U+5R9Sjik1kd3by18dzhQ2SxFX0GHUv/pszqzNghVUZsDeUu2pd43PQfsLe3v3gWaPF/3fq3ZufQaPzPIQGjezXLAenDlyiTxMP5wGqQia+jXMu2Ot3VPdagOa24kPAfvlJc7VIbLX+DvwzHYz6NVokuV2zlrJBkwFn//RpKZgic8VFH1WaeZnFXczmvIZ9GxNd9ze1S/PZ2eBco6NBrHJkRyq/ykhF3TPn5a3xAQbhHmtX1P23HzI8eisz21cr+uL5PkNarx1r1YKAnKeTuTxgdQ6YzPnBAkR+0PzNX2v+5rv/4cwAZ4Bswb/6lIkB+nk9gVWpDvtTea1Jmw9HEev9CrWipFx85EfNsjfzukLTAP4Xnfcu/SzUqW29cxy2Htgieud4BXO82D/Ho+7rT67POYCRB2Ejo4Fz3DXENuAk/Paur+6FgXUvDKr7gPW5St0L11H3MimUjSu6jsqXBxKX8mDigkXYL68OrHy5h7gMqvxQ/TpXTLlnYg+gI27FVFZdMQPoSLbgYtcYzNuXn9b1tFpR16QbuqhWK0rWVcdoGrm60moGMrQUKsjdEGXIa9UvyLr50o/Jj/r/FYsvs8rqylZ4NN2CP62sG3kXDIE/PeZPT7TDsDeKYJpYUOQ5H5zKGwaiPpCjKDRlnnln5pn3mWfenXnmfZlnVCIQ7j/z1Lko89gF+9j57GMX7GOeoxXeNfPQC+FDl/2P+sfzUIlYtMOcS/wtQLHi8J1rf/Rp3zsVB1fQO/WL3d97qs9BpDhobRW7v/uB3ifJylLXJc8xhg03rBNCrv1r1pVWPNWn6Lw1+EE1MMQk5axqIlVFwa8MUSOraTVwMkVMVnnThkpVyFlraU/pTKe7bFH0uJ1qX2Nr3Vc/2MeN1ga7d2UouF0E/dSkLk1if/+4WWqvWM+Q+k/GgGItPZbR90pcraBcLqYFH1dLLU7R4rAK/B/iJdMy4ZwqhG+m3bnIwMcCYQZrhGGd6hDKFneouC7QXNekHRn65DaAJ978od//59/w9nuOilq5xiIWwqtI1wzldEEGT7Vygru52vjloVgGljkBGauXOlXnxR4kZ4eduhCkYh+Ypku83QsEAJAcmHTSRbpL6ggrmvyyiuSX9Z9gOITXk5bN1GbbxP2PhvNC4O/CM5lB3ENt1mmdPeAexxTOFxFonD3ylsweidvRl3XqlMkclzV+I7LOLxL6UJKQsm7p2yFbvSj3nHuh01F+qJBR7tZXUe42us+8v2+nadidppmZg43ub/RPzIbdaVqrbA+NQQu6t+A/6lvJSba8RvdLWk/tDS91Nbo/5zeCOHMjENXymRuBnFYIbtR1QKUSSXkQSaCxPDugdTugdTOgnhxUmIe1EtCCOiOJKzzkBnDJjUG0oLEepqIxiCOq+6nwjyr5unhcaDxjifGMkklE4hg1uKbC2A8NPWOUoWCC6Z5Z4zt5VXLXeiLqsGYpBfDLNRNVVrdRZUzsrFFwNcFNqKjRyYAJGnNN3kfUNdVsUw/Kag4ui3YaglXkXXxILYwPaSlNazEwiN8V5PRmJpNpnm6FMEmdUmyIAitjoJQksG7IIsLTbAVwXLFt5+r2AuxZeRtYV2e1bxFZaPUuSE3BnSFj3DYdIrBkEhCXDayra+swLg08m39XysmdZ2BdeyYdol4pL/4oYiIzkU8MT9OYXr6fZ+RTXiKf2iawbkhC4cSSmgzR5bOO6LZIwSmY/7RlAuvYmQ68ytTrUzoL6Yebt4qHYBupMrp0mGWW7pZw97yNK0WeqpHj+84hRHnokY6JKrSR3+Wn7iGOP9QfMFMP3eJYO9GbDYcIhSjP+H4JZDpcwhouaCB8+tgPHntQnjbOXnUsUTyel8fNV2J5OIhmHc5EsybDb8YYXX4i63VWD2YP/c2q9Der9Pib0T2s4cJFfDXyQYWtz1ndx20Zn7M6xI1GENSa9T2TsklTMqOA2hTvlDab7YD3dDswr3/sQ4625r3hjDHoZbFq1j9MNzvTtoJo85pkozrc1fIMVsnPiGzUpRd+QePoTiFPSVcjJmdogqVVOamI11BC5SL+mHkpoAcVmYnwYySiBDMLEPc+pyGdzs1VoryetSFmx2vfzF3ueO2MOEJI7H1dbzyZ5hgCbylH3kXYFyiN24izvA0+g50viKiXhUfdquBvRCb4TOT0ghAz1okNT3LPww9DYeEKEtSeq/+LfJSJChRot1aBU8H193mdL3G35iTRSB+ji6Ibc9228BgFTxej9389ba7WcdV5KX76nLnawFXnqXjOfqjc+6EiPuSKvGA/VAqL/JL9UCUs8nn7oSFJaWCu/oD9ULP3Q2y5K/IXzgYfckX+vv1QKyzy8+GHnEx35aPmarv3Qwxyc0X+4FODannRvjwcFvkP7YeqIslbv00z5WiQrf9R5GUXbwcXRtT8U/VBp9yN+q5VfGyoQs4KIgmPlTCSz/nodf8MOoiCJDaUdJC+vL9vnRQK6gmU0+wsNGt3hS+ECyVdapD/h2eD3hzTN9tMwOOaasI4I/XsD+N8f4wLX1F0QjVJpzxg5jilVr8OBRGZOvRYDjqtdNTouoF3QXmimWBI8LjOfTyuUzh8PA9ONJpZdax+MBirdiY004Zc1lzI5X2bftw4Kpba/86EXOK++JOhD+WZB3qf4Zn+yw6IxlNLV9p6mR7NwqD8KCuowb1oy4gRZgo93KThEBmFm13MBYbsBkgT6Ok8537PYqaeMfJT3yzmgkT0RgKooNJUX0xvQSdD2cf0/lLMChcE14hdOCBm1TmOstie+dyp2D1MF1rUi89tQ1dLJbhnWyKJepXkizqfBAwiMsF/YUCzRFtqSKs+OnM6jGgOo+Tcbaz0kqdzf0hFWvdPz2QfKeIRR05+WB75iewjQUo73X7RrRWFZTLDX9IejczW8OJYXPbe3+ejNeOG1xUffB1RwUXsLRz2OBsZjGxFDCRaKyCyoP7IXBsw3X54gGZ1YJTkrw9S1JZ7dJ3/vK84sEb0QVOqlsRrhcGO0RFyQRQNlUEVWyUA8NcH6U7iTMUqAyqmsbFtM+Q27FWU/vGiPPYDfNfNTPgyaZ3SWqaYavffSq1w8tt6YtPuoDSYmrLGhqqpblrvCVOyGqxc+1nzoFY5jXtcnuDOUznZ243st83aiwlEgt4aDui37PcbPQJm3N9TrWv2VLGufqxrhHPu0yFe/LoNMVyK7aq24Zta8SVfcY3RtMy/Db/Ux44F7StccyZ8xyCPtWsO+D9ca8B7P/F6v7EsW/L1zcfegW7e1jT7kyJevLtDld6bHx5gWih3z3xggMX6120rss58H/ygMSCf0ZPA9z6tzkBlA5X+TI9Z1nRIr9Pf1Uz83j+y8/8hKCVxeKBTT3or+oUP9lmesvWjP2p2mWZnZba4ATHy8apRhz84oEB1BO1ZJ6z8vdqGewa04aJO37G32Ab1Rfef/Af2k84Lvdb3ySv6yfaqn6z1BDRmPsm43HJ36LZm2XGBZmbGq87MLtwTOe3ORJ5p+rRfgiQwhOZeg8IITHdJYLq/jjQmvz4aU7gWjcFjrduadD6J35exgTk75MAN+3ef7KM7AzfsqPvFpwfAOwzYtR3rvuriHxCDu8riD1fDxbWX9uuDQ3Mf1Tn67gFzdEAk7nXM0b7ifunpPjNvLyX74rk+zXU1a4+BI3a0Zmzu71ZhlgnjBq2FgUy2w4cR04jKpAW584Wn7DPeLmJjhL/bbj28batqzBWDSlCDl0qz1zJZyJtWw21EWNVwu5VXVsxMWjBkkNw09dWpdH/jrNm7wotumvqLyC9qfvetO/eQxC/3NS0T0OUCLAdW5neeMnvCNSoTmW9otz23aoVskHJNwz553YBbadhnRcM+KwOClCuZIOW+RslmIAGfFQ34rGSClGFfYMCnMnA9rzLas9r94Q86s0igfsAzHzet8aGfNY1YHlB7iViuZCKWK5mI5TXrXbH19hHLWu9uYfUXkW5WI5YrmYhleZERy6u++IC+eL+86COW5cV72IuDeuqdePay9lRzHT1VHTStqt3vU+pQzFwcMK38xOK178ywgJkibZC0PviJp89kwRV+9ClD0MNpPHDCD6hZZb01GzzhezDwQsrjTFF/W50xYBjxwCclX0HEq2fayd9nTPSFq5t/KC/nf2p2i3/eV0q9/q+K4jRKUFqTChlqcouU2SOSlzTiEFvzwx2iri8pVFosCL2xz7vSv+fS5s4UynEI3Xif2D+qWVzNahZXsxpaImrurlgi6kn1zVj0PxHEeNu9z324b28nYBo/Tw3hAxLsWvWaoe/7cB9zAx2bPM94/ndnKrkZlpyX0lpgn5lhol4bFvkGUXv9+TfOSKF/agotSKF1wZGWQgluE5tq/O8fWhUSpPvH37FqFet/GVVsZKsYrVrFegZUx6qc+k2tmCy3CJJn2RVq53a9+5/6WxeUSpvUABeOMgRn6pFRZ7hYaIzcIN7hUrGYt1H0j2cneHY6UyGZV5++QfPY4kBm1kNZjHnO0NG+3vlczM7nkpvPcTCf/+l3uF4vO3Kh8znvwpIl96jpWx+VPeMT3QX+YjOJgxvpH7FyD+BY9/n3936eQF1lM1MK0vDF033DWus+/x3OVm9eDGsryaRhZq0PrG19YG2x2V76DkOTfWdUMw/8YT/AqFNI1bo/0d+XMUhvOGyvH+XyafQsn8Zay8d/fUBHFsOYaHYVkbk45xSkGMbFfx3FkqLeqz27DY+erDwg4CgLMmch6LwzC6qZy4Jq5rKgmnEWVDPfU2oGVfMnrAdoqwDTRewo5P9qq1ASe4u5+q/OmavVXltKQVW/jpf/99rAPvtRqOYtKRpD28Sw07jw6wGDOnZMkeUt4y3qTxvlTZ5bsofzu5mJHaASlbz4qeYNESRX/85gbIbe7/SYi3L1/xIPbuuqm1PYCW3quo1Ef65Pol+lYV7QahtIivPRep73ne2cd0wnJOvtbEuiS14qt05A2R505rrVqxP5HO7r2VF6+/3zYAEcHK0uopHbmqZ3dzLCqZRZNKyivaDLphQum4K7K8umaCryj4yhgyshKSmxDl2lP/ukuV8OV8o/tm8VBq2UKFgpT4kfnVUkvPSh3ski4FFk/fI91jILHnXmu4zW8Op3GqG77/lAj4holGFoq7JBKfVfkuUKVyhFnaBHlHFLyhMJBRgUwBlgdFON2fpXo4zf1NQ0NyghIKbHcT2qe4Ic8LW1Hr62ZvjaWsjX1lxIiqbr+cfmkX/eV069/nI1r+nHvTHUqA24xmRjKth/pivlzBmtY2O0rnw6BLcXK1NMKxOfDq1MRbgU0IAnTfBF/y9GGT7oshii4lOO2v+n9ztFV5VPGzWeqGt6Kgv/zfaAq1LTpBaMcqWZ2f69gzjUToHgU3Ab4lWZRN3RzMVA8PEXP/C00U/+plq3g8+k9Rlcf02vQ1VZQIfXkc1AFeqRE1viUFIqOPYu07LvUyXYnqiC6Pwzf5Z/pHsmJtSHKFFiVaJYPUFhUJsK3Sv9bSoMalPFOAcXXLBLf/WgqJUZVF9zBtWNmTG6XXLNYJCjeohzxSdVZQD8h09T8RCr8A/WnsJ/7ERWDSGjCiBWrKpYdQwxtRtj9Coy4WbUMcQBJFale1E1SBXx/Axn38dN5/vESlo3etAMmlWi4eubgSigpy0FQUdjQAqbUtCmGDUuBs83paBNKWhTCtoUEKugKYWgKbnur6nOtip0oL8pBd8UhnXKqrKCyzPaC/XsqpJ8rMHiW23qXPwuo9W/xtQpdH/xO5zGoOC408gJ4AW/kYVvDZz/GZ+JH7SJlyyrUNBQ1DZB2FDEuxRxHdbtislnYzIgFYkf8zC3npzxwC7cMfMum3YA2UokB6X4EKnwApr6rU0FPeCebdzgTovvp+TTYJJRzYSD7ew0F15ds7BEOtkfGSQ8Rb5ZeCAm9hj9y+r+lnnn5z/U+05Sk3PpQPGuY7Il1Ou0JGE32yb88+LIc13t0ANdxIO13c8No1K2rF5ZWb2Azf5W16rvUfV5yyi8ytbO4ges/h8LhdoTkuTnsf5EWYzzidQrr/sxn0nmgzoXOLZFSUFFH1v62BRPzSTFd0mbcahIriUEOgCUBcMrkGAc+qImX6pZXBwmR/SZTpKS7GKgPwao6JqQb+tIaVfLYjgdh01cvbx/5Cwddh+ZSVvPo14tZAx8XupYMZkeYvGfLjIQlCltTqdDOvcuwf1WZNhLadtGPXxW5Jt2Z1hTKD7CvLb+O5/tDAMbLOmNnbDJc/2DSNCMtd728qU//baZlwQVis7AJZNsQ5yKOowI5AIzTWgkaA87l+ns/xI7kouYI8oUBFwglYwrzYC8UrPK3YnSk/EQdKl+k5NSPL5z9d/qhWL5KyCWvwJi+Ssglr8CYvkrIJa/AmL5KyCWPwcQC0DjPLZcV5BYyIz+ViyBwLm/CqLO/YUGUSOG+iORSthfG2QBdUqN31vbDhp3//5HjNriiwacxTP6cLHHSEJEmemGxtXYBxB62+l/ULEs9LaPg3y4qQbSMJbQJMINcbkxqSW2UHLYluz97v8oFlWm7QK7x1CscneU+P55WHvIyVNIuw71fzGr/i9R169pZCVHacPkljXOLJITU4MVY+bEzbV/R1oTS4h2fc2UmT5V5uBXXYbMbvzoaWZObQvWo6R7pdiPNZ9TCMnYJ84tepPeH0Y5kZTCoS/ajJj9Q1+0OUaTvOYLXcfQxzr08Uw3KFps8QUnAIY6M/+NwprfKFzrG32x6q7k+gdi8XxKNA3XTz3tZpFOMZHsRE4pC2+MSC9Jmlsxkygvxm4+PcCqGTtzqhbIxJfsWo1qp8Cco6zv31SwHCDcxIGNml5/WWsDvO5MF0S2C6qDVlhQAQ2xJT55OBOKbSflPFkoEAWdCl3FncoTCKMdBrAX/amJ1FgRLKJUI48Ydw+JCm9NQXTGpLskj+WNkjfP+0W5n0CxhYl6Ka1+zPR1yUuYhNso+l8nRaq2MQUnMzcJ9iqhyAKhipGgJaJykV8mCoyvbiH7ErOo46Gk1AsKkLPeboPgbaJBKCtRD/qLevL4sesv8afPOmv8NUp86sPOwGsvlryyBg/8lw871+soMNb6B/6Ndyjo8ZH52T5FUL3+zwpQ8lQe68t27lEZYkKQFXlIQFVijnSZh7ZEZeYImqxoDFVBX+gHZeCiEBCyggchKyh4KZkJgREztCdu/4SCVfFXpg/j7r87Z/owCjLt/Z7XGPqLn/+Q0xj6iz/rtYTm4qZfMPrTBMpWnwYSPjUHgccLVdRB0fxyE0moLW3QuVnccWnrsBX+VK/ON+kvsKgFltcsMFqtwIG94eCqrtkb//iDA57s7w1cDIALanLjR0xVAuCCqr8xVHej9pNPO5vhl4rIZFjI7N9BYvaeOVY0c6xo5lGJ84gpIjCPKjwIVeE8qulkAU6LZARCn7Y/LXRbcj/3IBoEnVPsRzRwF00WAkk16hxn/lc/eYoutOFn+7JsU7mODxTpqlBkNskF2YiLRhnKM6MM5WwXdSjIb7eG+VsEoDTJhGR4b6iSsem+/0/UKb3e/bCagZClWl+S2A3VvjXVH7ao42CX90/xze738jU8ziJir5xzT3u3vXo4NdZsa93MAJx8zNWqhD6SFNp0GCrO9NUndQ+714saYiFvwV0j85YMqWLdsS87DtDe7LOJ4LBXxcKONftO1W6CTqrz2SUZCjhY4c+7+SXReZY/Fm4qOWcx+bQGgua6//L9vpPrtjm+JX3Z5i8VArcSsms6nYuqZa7fLUDaTzBfb+ku7FNY4WAxpRQonhuyZxW4ZxVkzyqp0lmQzy+Jy7nEASJBedK8lEaXmIyUIx9fSnMfozTJHfhjaTO7geUDOBs3uCXb56VBQ8bur5h+59nXjPn///yAeec3PuD7pWEHrOKcIt1a4kWLCID69+ytDlvJ7ZPuebTcTTR3cUjynQwuQgHTsK1dqwj3hoKpoclrv5H47vy28INmjhTtHLFD42dK5HsxcJP7JOJNQQCd28TgXVV+Qnq2YEcx2a8SDysCgKD0kBZxOoUqIYx1e41JJOtCMzmfckzdGZNznQLPk2MEY5GHdifw5HekMdhFo0Gk0Tucy6xO9NqLvYAvgfcu/SATNS4XbfC62cTsPQojsQ1i13u2v96oFotgPws9Il/ehiKQcchKerT23No0QKklBUotK1BqRRlNseGcIBFxLyrDwUnKXcSmk2BHSSAwDXZ0Xs1clQwT1NRzzBgSxTZKnG5a55XIPQ40E7g/po1bzUdq3eIdLmVFUePp8/anCIhGRMwmtyia5BaNAcktiqAl+C/JLfKUBYvtr0gP5Y0s2KDDZVNIjUZge6k4z7VZ0/z7ZQXJyqWtrLzbysq7ray828rKuy3Ku7fQ7yYvAq/KsCXKsENWhm2zJSXKsG3KsEMY/oH1LtB7j6LekIqySEJQJvhFk/m1wOFTaDEdLYmr0ZhGElGIj4xMlRfMxYi4NSpYEekDhWkCDyeGl50Ynhe0NCNLS6LwsuYoSSWNd0lfbMCGhiYU7pB0MGhCadVXaUjiflYQMTwSMbwhycBTfLxEEBLvr6hOrvzaUDNnAV1NC6NwpkRi9rFpUArhTInMTBmSmVLoSYMyhK4ZMjOlwOr+sq1uganR6xRph8W4SlBcakUWJPcG5x0TR0kyWTeibVgDm2abkhxL/DgguuzwNtk3bembAR+TJBc06pYIzZO0yAIX8CCGfIgb5RDBf0wnNCLbPXUZjKZ3q1JjY40ejUzuUbA7aUUm88WkTrQ32BwNzW0J6dHF2mfINNZ+khBOPAE00ATuJTX/FyTevVPJH9PNvETLekGaj+f+f+Vde5RdVXnf59z3vZMwLMFGE+2ZkdqZmpkE2qbtGIhjTEhCsJZAtCCFO3PPTG5y597JvXeSmRBCAgmEZMkCoa5VfEXaUihag1Ct9oEgKopS+kK0aKli29V/mtVn6loSv9feZ5/HvTOQkD90Zu179vnOOfvxffu9v9+38/gCRBAyI0cTazQ4mg7JE6e+etEtFVmB+TidMuegCMjkNKR1nTS3nz9Ee5Y7ZWU1z4eOwJJXRmyTvI7w+336s750iqrAetoHdkyzrcNZpITIPcIXTPBp7Ea4nGI9w9RAFs6hc9lBQSJkdEbW1xxaOMMeLRfXoPzPo1Fldg49h2f3O6Ev8Aj8TahyBo29lwaTUC5aBdyEKd8BZdjd0OojuzibYM0kTdaOnc2LtI3jFxi4lw7h31J26KFHcdtGL2iIYMcAwo9QNwTXwq03SqU7UC3V1kfIGE04zAyMFrJLBUbocs00+oIM8QBLHdDg6Xfsx9R4ebkyWbXKw4XBkuG3QtZKM6zrH34jpD2aMUoZGVHKIM3CE7her25BIihosC6hgP6SQjOgv3VoTyETFGq39Eknwo9slB+5jvzIG37kkvhRIMRVfoymAIUyqTXj/CtFVbxbxrXSrLb+YFL7uHUMTW9gORQP6tfWUUCXkjHCaBlNcMO0Sgu7IEVeY+etCCTkyfolLz3SqKcA5wkRphg8Bf6oIPtEPChDtVWwVVU0UEMVWngt2OMyyyK4aJ+q3i/JIAs0ZluQasvs8O8KkktjjHGkjmnNs1lHTsPjeiUWO8ZMoBxv2VZIsW0FfPsJjT2z5kMfyzk5zcKVhoVd+CNYypJwo1/44YT5YZh/JA4nLSYPVh0+8BAoX5Z0emzng4kf00ZRL0BwHpunYCuDrIuxiBLYvzhIIurTdEtcKoDzB+lIJSUuFRzCa425yV5CAC5NGZMKZHFPIOopDVHPYOVJMUJdFIvxWy1BrE1oNCGw47zfkqG2epDSVg9gAjEdVljGWXlCuCLGIlrpC0tvHt4Y2wTz8MaxZPQVU8As4j1acOexNdteslEYSs78qTFGC16NpEpkAdeCAVup+5BOHSrMYgXrS73S1KnAvoEFfkxKnUpKXYqA4TZIeaVVPx+zLMja+nu4Zsf/tukCu7WwjcCSmLhM6AU/+fhJu/wt3shruhGjAcGSpbYPgOsPxgRAOPyojubtsAmb0Ebn589AtLlzw5XlnKCyxE2VUG3LcG3LaHsQLtmDwBgNegRDfaIbW06PFeG29pk0nPKb2hu0tiEzTx3ALojEEdV76PyWdMABATSlwOgSz6BLlmloChqbRlNeoK9f5EPhl/Oh8AP6UHhzJPwFfHb8MFzy2yNQIN7xGVK9HEMBg+7RceRRMbRUtsDyL7Jp97dZGKP86HcPGI1jTMoF2+mp7pju5JO9e2mROvb04cDYRSn6lEA+aYMQefiQKUWM+4m9vj84Cj0bNVWRH/3EUWPdIkj7tw5Ya+tJ8bsm/tBRL4nxWz10If70VAyfxSaRwrYgHhJACioD4j6nAFLyNCFEXU3c4UMtjxwCUgpdACl0miboPccAKaTKGz4d5Y6jpmPIWSMa1B1+Kpp880qpdJcj8Kcil04GQNHQjr41/VJWxlg5HTNmncZYXEXNy2aZ1LS0OZOibNDSBsQU7UcHke13lEGU8xI/pg1n0qxOjGv+uIIWpC0tactoXQucdVppy4R1Luxt97S17Z7W04+78+k0o3D3xYbcEsR/HY5hvFyBBtbjht4EQU6owTwuJxUYjp5PgqOfjBl20XOrlxKA1V7OwqlD4IxSL4bXoIrhNaiivQZVME9pDQrGzAkodavmhVDqEDlaXqSNgticNY6D66GpArRki7nB6+EGL68bPNjZ0E1eGsZxHwq2bENAcogVjf8QkLxP+vvRhw+aqlsMsOXFKDi22A0cm8WFFmXG5AQwh8iKJnUPBpHkGXMe/SYJ/81WPxec7ZNHOma7eDazXTrNbJOuBQPp84LWsIH08XIOoSTY3iolmUwvLgzIj0ugedoINrB7bcX2cCLEtLNZn4qs2Zh6HszrLLNQLiNUgwEMA3jjhqFchqCaFznK/8tkDf4fW59YY5ONNTbZoGnJatMA2ZTGUcTblGySaYAsyvs1Mw2AhZ9KVEoD/611gI8cMWoX2SjwfoHmAbJJiPZs1DTA/TdHI0LTAFkp7LZpAFjJxfUQgf1baf0Ap7XnDKYVLdVbci2O3nvEaL5kzUwp+C78eugOsyP2Aaw0fybGXy9sPGBRxHjAom7GA7qyOtl4QBbrXrZD3dOl8SPdgehf5FHrkuCL1x6N/8OjUWGfYTR+vN3KdoCLP1acFxucZARs4djgwJp1AjY4CPprNjY4QjbY4NjeqDt64oPcQNpWk8ivV4RPxSbgDCKOGoBiEHGUuiAQcUKyjnOyzreS5Y4++0FRh3yuA0j4Xw1IGDG1ABIuaJCwY9RvE/Ljhe2ZWSDhdAwkzGfF9LmxNMNkjNP8ejvNtHJpL1XEo7dBwJ2LShIIOIFv39YDFJtvDIQNLSm69pGAnUR/Mr4g4wrwdjQVMmZlv1L63LzlpyeppBAwOFaq9KkXvABO45RMNN+jB45ElyV7EriTTngPZiMJ3EknrUXZvKF0ONEePGqgC2JM4FZi4MUg8NigKciUgSMn5O1pztuiDilOJ4VncMsJ4Z24S9p1O+WsjcsaD10iocMj7e/CtS00mPtwAEm2l3USgckOWlvnbT9CI5NheQZxIxq5QBtvtF1ewL1xaOlTVGkMJHmMZnkMPMZ5igYe0zom7T/ZwOOTMWXVEuKYd6IyPKnAJwCPExRcw8BjBOA622F3laW5BEfBWdmPJHg0WvLRo9xHX3s4cmzBIj16591mdTZnNF7M0VfhopSLS7WUUmfepYF3Z+VnMSEpjDGDjXhsg2KdckXqNaw9sI7VBs69HXNM2X4jKQP0oeYbgH7TdAqLHVKRtq+IWWtNoC4Hap0yxKcJwdzj+VsoUGiG8VyIWHDvXEgY/39IwliWFMSbaKOqNwSYWWIgMm+AH8GXH2N8uer9n0ORnNzpBufZuLx7z7trPahIsQv0gB1sXlzW8nBHMfD0dtQOwyW+fTv7Xd4PgZNtUAuEYOha84W29bFZzm5aSsdJvuXrrB8FihBoYJUbVdY3RisCThvVclgxRXAADmt8uKSSxroFGCS3vD+WXSiAkCCkPEXTMjJvYUPGHAMZo9kX9vwcMiO9Wc8FkNJSL0tPO0aDALv/jYt4FICJ3r6RdZwU7fov7ctgU8ZRKjtKFYuS5Iz73RBlhuToIqhH2YFhwiESbEWm6RuPfYpjcbrGwl/Q61YsrzozjGsLotH3ZzYznWLpkJnjZ7WsPiplNQNltRky7Ppqyur+WzuWVZ1r3OmAHzkKyqU5F/zYXHJsLnlclr0uZfmg5lhY+HBAJVhboOPHSHKOJTla1N0Oy45oDBwvKDEnWi4EgG+nVUXSGpLo9SxRDA7iuQnPDFElu/Q5HItzWrF4HIsXjqX0gTNfbtxQuaHnutw8LeXmmFPjghOAKuyC48YKTjZUcFwqOm7vzbGC45LljNF7CTGJI4979bn/ECcXhmOkF4bLRNxrhArFE9YRZqFiASmmchFpGEQ0QZzIYx2noriQ+Xh1beHGGgVM2Yv76G0sYuh1Rewdwpa3+VVbpAfOqki/ISJNSbd1ehI9mChRbCt6D91K3T1uRZJeXx6D6iDGJ53Eup2av27Pct2eDddtObGJVqhBSTuodbNcq2YXVHc7hpLnUPKRuvlmMTFBXzmRr5zSy87ZlPNnRc5nQMi3dRbyYS1kUd50ugj5vg79N5zZ16X7Nkx3mOnOfN21fooZ2E4pSRGAhQqMhCZvcEIhULgoEuFisSIgIjt1VkX2TRGZA0ONBLm9MqEdSRYaCGmFUm9XuHjosszcLjJ7qNOYy+k65pIoXAwb+esubIzl0Bhrnxlj7QuPsUyo/AY9tsdUj3RuSPPzSSufLK28SKtA0sKJZ16kJadjR8dTBVO/Cnh+XSCqQnw8pTWZMufebCZuIYnlOwyrrCHswodVbP4pIuFC6audJHxS1TqJGHq4k0r3cCeV7uFwbqj0HHEecUsMKO/DN3E3Kl5XJN4hEnmbX7Wlf9TtkJFltQXNdWSAZhp9PUBLnqUonMUqmcwuIK/LKKsVk9NKkNHTSgWHSMHZzHgQTyMkSx/8oqM/XOGotzvSyPWMqB68nsflEmbfoKsHZlJouSudZFAkzeTAoMiIQqU+MIco9qqW9CuxfRH/WMjmY8ghLOh1bmLcrk2M1TlTY5BeWBPjUhOz1zQxe8NNjAmV36DHNl9/fFY7hGfOXB9+V8fuQDq7n5ouvGM7kFnYMkHYHtsrm6jNX/4yVP6uN+Xv+g7LCK80FfakdCGN4s8iM2ip8BGsCGDjKGS2SKhvZWpoDdJekZTXfs+qBSnelMvv6i/ScdBgsmgUD23n80T7imjaCbRyzL058fjDtGo9MJqjhXJdsbMjykNc9ip3GS6nYwuZ8+Cwe0CLoU2qXq7xWPEdsqCI6mtpgi07TbSMeByT5uX0oeUMz1iMB8lq3BuwnwpB/lIUP1pUBT2GHGClaS/+JTyi0HPfvQjVMdy+0qtJLkD0dlGKUZUJU1zqluL/dZ183FQBryJnpGnEJi1DnZLA77Iaw5llfGE/HW8hzwSalyFoXi7A5WXp4O8M4fLSiITM9n6a4kLLpHzC63lcALHFoh0Y7AAGFKooQ7eYWyf7F7GeLSc4R+7Z0jj081j39wdsPnlI4bFYbM1Ug+3gPcwGqd/250T1k7Ry2fxQzpgfwuOgEhOcpSEmauUgtg/kUcD+GArMKuC7zE+x/PdnCB8XYOm9bOlUmO9Zm+/CNN6EopUZ4W1e8z0vfC8EfM8L33PE90LA9zwZKMgR37OYjbxkA/PKBz7bfC9afC8h30lns5DE9wKThe9ZsubhMLbeS517WzCozqIASmytH0bmIgBiX4+XD9l/yhtwZcGAK9H+U2LK82z/Cc+XQgEUvBIKAA7WsASA1lf7cyQAC/6UL61BaADzOc1dNu99grHQGvb4rNum7U8r6fHT1IODLEsPOEbTLDJqSlwvmW/44y5g+BPvLZwFDMVg4zBxdWeg1m11Jwsqqnp17X1mcQ2nHn16UtCn5wT8Jr3WfVUn8esB/nogsiw3FrVstyTwLgu8XqK9u7hlO7I9GulIlsT6G3nQw1qy/33op/jmHsrpfzgAAhztIUuNMNC9jPTpaNTMXgLT7//EQbLhniZBcjnDDV/ap26jbWkoVSWtdal4AuNSe7uKrCuiBtOAewKDQdwxoCv334e2Ws6BfRyY76ziR6U1isy2ZdBgIwTp0CD/1KkUbD/vgliyl7M5OS+7g61YX7b0HTDwBOhAaZSOqadQaDsWewGHj1zHVhd8sNsOJ6GmShfxSWg8TYJtoX5G6VHNhCQeO7iflw9xekR3pdKgA6bS1Ef7nUAfT91/jPT2HQBBi0LlmomltDl9HiGsOfjvwBtkvbF03EtBpvenS0+9btC7UV3arFauaOz2blCD4GrlucZM+z3NaqNZbc+pan2iWkfP1svLrUa9Oac2aE+zsXtLdY+/pd0st/3JOVWptqbhazU9q8YazYrfHBprzKqJmj+Lr5JnaKIGvq3r8XcD/Q5zfCb4zXy7IXxLX+hHlr9Wbk76rbZqtcvNtpqEjGwh33hjpo6/tZmp+lry+7NtHy7bZ1rt6sTc0HijTvflWnWybu4g+eN++NkU+oYnqm01VZ4d2uZXJ7eBt1o33vLsBkPUPkgVvFHzJ9qY85YkpEUJXOvXamvlnmOvtv2plgIuju9oqdXwrNFU4xCt35TkVn34iu5Xb5mGFDZ1DO3GNEbg7W6WpyUS9k+CW98sT/lXTatya9ofb19RblcbarrRqsK1zsKoVJvwBG/5W0if79chcGI9RFVnlqIH8lmdmpnCXNIVkltvTTSaUyDrdrsxpVrjzUatpiaq8DO8DQrPHmBjuabaPvwM7/Kb7eo4+K4GAY3vUFv5soEvEMQ24u/uagV9kDXxlWffq0nsaVdrPvugcA21qnuq9UmJ+13N8m68wyTgFZJYZU9j+krt59SaW2DnDrzW/HJFXt0sXn5T37XgTbxWUQ5Y8uVeZ0zf6wLW8msTIl/yNv0aSGCXr8ZqM74qj7WA420fg222fFXx6/ALxWxypumrkZExH1gLT3fOlOFSb9R9NYHiJLlVx2o+CVdNzzSna75qgCwmfSXl9vJGBWKBfE02oeRXlA8OxahQjljX1brZubZPvs3lPXNbjW8D+Zp+RdUh9EpQ+qQ4bjL3wKbghhkV3PuzEFEFPMCrZrXeqo5T/EOQlbK6Vl2jqlPTjWbb27K7OtG+aqNaLQ3QJWr1CuPtv2T1ikp1F9Ba7bmaj8/EswIfqtWw/NvEMj2iLvRWeBfC74XeSnhLUQUaVsPDwzCEXA6t0SCWHihJAyuXexdONAfV4KDiejQwqIZNozGghuW94Wm4We7RZXA5/soD9A5PNOHHqlQDKMQ6fh3UmwEJl7yYp41Qx4EopQgDqJSnsTwMcE2CwuFT2MB4vIqY0Vud9SsDqt/jBufifrUa+OKN18qtFt6spzLjUX2B+/5+zV4FbMGUeZAVXUpHiAo8WQ4eT91YVMxlvHJA4LX/Wu3mzHjb4+Z2xNta9bGfCP52lZveWKMyN+K1GlN+/LmdVi7dILsOz7knCD83RdDU2PCfea7raeSPG7ZQNxX6CxoqXYGj309NNeoovdao6Q5Cz6nOJT4jVX6rUo5gL9L9ObSd4b+W1FnsNTAX0e+pR6E8JidB9zhXQTXc41dGZ/1W7PkQ5G4aC+CQ7qc6PafOLPR3KZdyKtQBL0c8/Xx4HATUmPJu8K5b7l3nVeueboXWGslc4bdmalCz8I+aV+wQk8UBRdlmmIcd82D357Wa/cJwlKEDw1x79fMEhg4MW98nMHTACv8aq+uDFkTXu2tj38sQYCCSv+Hw8Cv6WP5eXMPXE2sMafSpu9Ol4z3oJRMi8OfIo/Pl+nq5/pxcl8j1DXLV30X/HHEvw/M7YTHojUJfCm4ZuDeBQ/qbLfrPK0b6IL3PoveDe4vQL7DovwDurUL/RYuODBgU+i9Z9LehrIU+ZNFRVCuEvtKiXwjuIqH/skX/FXC/KvRVFv3XwP260H/DosNqM+47En21Rb8Y3CVCX2PR34GiEfo7LfpacO8S+jqLvh7cpULfYNE3gtsk9Mss+mZwlwv93Rb9N8G9R+i/ZdGvALdF6Fda9KvAbRX6ey36+8D9ttCvtujXgHu/0K+16L8D7jqhX2/Ry+DGhD5u0SvgfKFPWHSs+NuEXrXo28HtAFcDum4rp8DV5d2G9e40uJ1Cb1p0bMLaQp+x6LvA7Rb6rEXHLmOP0G+w6HvB3Sj0fRb9JnD7hX7Aot8M7hZ8BvSDkbTj3yG53gruAXjnNuvbw+Bul/sjcj0q1/vk+vty/QO5/qHCc4Acqtcu+NNIlEbhfnnnjySdD1hxPQjuj4X+kEX/JLhPCf1PLPqnwR0X+sMW/TPgHhH6oxb9T8F9Vuifs+h/Bu7zQv+CRf9zcH8h9L+06H8F7jGhf9GiPw7uCaF/yaI/Ce7LQv+KRf8quKeE/jWL/nVwTwv9Gxb9m+CeEfpfW/Rnwf2N0P/Wov8duL8X+j9Y9OfAfUvoz1v0b4P7jtD/0aK/AO67Qv+eRf8ncC8K/Z8t+vfB/UDoL1n0H4L7F3AvY4UePflxWC79Ud+/T1959fl3LPvec596/LHn77l45fuf/bfvX7Rj4KNze/tXpTM/AQ==";
async function startEngine() {
  const packed = Uint8Array.from(atob(moduleText), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const bytes = await new Response(stream).arrayBuffer();
  const { exports } = (await WebAssembly.instantiate(bytes, {})).instance;
  const numbers = (pointer, count) => new Float64Array(exports.memory.buffer, pointer, count);
  function pass(state) {
    numbers(exports.container_numbers(), state.container.length).set(state.container);
    numbers(exports.track_numbers(), state.tracks.length).set(state.tracks);
    numbers(exports.item_numbers(), state.items.length).set(state.items);
    return [trackCount(state), itemCount(state)];
  }
  function draw(state) {
    const count = exports.draw(...pass(state));
    return new Picture(numbers(exports.picture_numbers(), count).slice(), itemCount(state));
  }
  function code(state, language) {
    const count = exports.write_code(language, ...pass(state));
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.code_bytes(), count).slice());
  }
  function explain(state, item) {
    const passed = pass(state);
    const count = exports.explain(item, ...passed);
    return count ? numbers(exports.picture_numbers(), count).slice() : new Float64Array();
  }
  return { draw, code, explain };
}
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
    const { numbers } = this;
    return { x: numbers[place], y: numbers[place + 1], width: numbers[place + 2], height: numbers[place + 3] };
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
function record(table, values = {}) {
  const numbers = Float64Array.from(tables[table], (parameter) => parameter.initial ?? NaN);
  for (const [name, value] of Object.entries(values)) numbers[positions[table][name]] = value;
  return numbers;
}
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
const get = (state, name) => state.container[positions.container[name]];
const set = (state, name, value) => (state.container[positions.container[name]] = value);
const place = (table, name, index) => index * tables[table].length + positions[table][name];
const getTrack = (state, name, index) => state.tracks[place("track", name, index)];
const setTrack = (state, name, index, value) => (state.tracks[place("track", name, index)] = value);
const getItem = (state, name, index) => state.items[place("item", name, index)];
const setItem = (state, name, index, value) => (state.items[place("item", name, index)] = value);
const system = (state) => systemNames[get(state, "system")];
const appliesTo = (parameter, state) => !parameter.systems || parameter.systems.includes(system(state));
const isVertical = (state) => get(state, "direction") !== 0;
function identity(state, index) {
  const known = getItem(state, "identity", index);
  return Number.isNaN(known) ? index : known;
}
function itemName(state, index) {
  const number = identity(state, index);
  return colors[number % 6] + (number >= 6 ? Math.floor(number / 6) + 1 : "");
}
const itemColor = (state, index) => colors[identity(state, index) % 6];
const limitPairs = {
  track: [["minimum", "maximum"]],
  item: [["minWidth", "maxWidth"], ["minHeight", "maxHeight"]],
};
function isValid(parameter, number) {
  if (Number.isNaN(number)) return Boolean(parameter.isOptional);
  const isWhole = Number.isInteger(number);
  if (parameter.choices) return isWhole && number >= 0 && number < parameter.choices.length;
  if (parameter.kind === "flag" || parameter.kind === "count") return isWhole && number >= parameter.least && number <= parameter.most;
  return number >= parameter.least && number <= parameter.most;
}
function problem(state) {
  const name = system(state);
  if (["lazyGrid", "trackGrid"].includes(name) && trackCount(state) === 0) return "A grid of tracks needs one of them.";
  for (const [table, numbers] of [["container", state.container], ["track", state.tracks], ["item", state.items]]) {
    const parameters = tables[table];
    for (let place = 0; place < numbers.length; place += 1) {
      const parameter = parameters[place % parameters.length];
      const number = numbers[place];
      if (!isValid(parameter, number)) return `"${parameter.label}" can't be ${number}.`;
      const names = choices(parameter, state);
      if (number && names && !names.includes(parameter.choices[number])) return `"${parameter.label}" can't be ${words(parameter.choices[number])} here.`;
    }
  }
  for (const table of ["track", "item"]) {
    const numbers = table === "track" ? state.tracks : state.items;
    for (const [least, most] of limitPairs[table]) {
      for (let index = 0; index < numbers.length / tables[table].length; index += 1) {
        if (numbers[place(table, least, index)] > numbers[place(table, most, index)]) return "A minimum is more than its maximum.";
      }
    }
  }
  return null;
}
function distinguish(state) {
  const taken = new Set();
  for (let index = 0; index < itemCount(state); index += 1) taken.add(identity(state, index));
  if (taken.size === itemCount(state)) return state;
  for (let index = 0; index < itemCount(state); index += 1) setItem(state, "identity", index, NaN);
  return state;
}
function clamped(parameter, number) {
  if (Number.isNaN(number) || parameter.choices) return number;
  const within = Math.min(parameter.most, Math.max(parameter.least, number));
  return parameter.kind === "count" ? Math.round(within) : Math.round(within * 1000) / 1000;
}
function settleLimits(state, before, table, index, changes) {
  const list = table === "track" ? "tracks" : "items";
  const at = (name) => place(table, name, index);
  for (const parameter of tables[table]) state[list][at(parameter.name)] = clamped(parameter, state[list][at(parameter.name)]);
  const goesOn = before && before[list].length === state[list].length;
  for (const [least, most] of limitPairs[table]) {
    for (const name of [least, most]) if (goesOn && !(name in changes)) state[list][at(name)] = before[list][at(name)];
    if (!(state[list][at(least)] > state[list][at(most)])) continue;
    if (least in changes) state[list][at(most)] = state[list][at(least)];
    else state[list][at(least)] = state[list][at(most)];
  }
}
function listed(state, table) {
  const list = table === "track" ? state.tracks : state.items;
  const size = tables[table].length;
  return Array.from({ length: list.length / size }, (_, index) => list.slice(index * size, (index + 1) * size));
}
function replace(state, table, list) {
  const next = makeState(state.container, table === "track" ? list : [], table === "item" ? list : []);
  if (table === "track") state.tracks = next.tracks;
  else state.items = next.items;
}
const spelled = (number) => {
  if (Number.isNaN(number)) return "nothing";
  if (!Number.isFinite(number)) return number > 0 ? "∞" : "−∞";
  return String(Math.round(number * 1000) / 1000 + 0).replace("-", "−");
};

const addressVersion = "1";
const longestAddress = 60000;
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
    return isValid(parameter, result) ? result : fail();
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
  const state = makeState(
    numbers("container", sections[1]),
    list("track", sections[2], limits.tracks),
    list("item", sections[3], limits.items),
  );
  return problem(state) ? fail() : distinguish(state);
}

class StateHistory {
  constructor(state) {
    this.past = [];
    this.future = [];
    this.state = state;
    this.merging = null;
  }
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

const markupToken =
  /<!--(?:(?!--)[^])*-->|<\/([A-Za-z_][\w.-]*)\s*>|<([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w.-]*\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(\/?)>|[^<>]+/y;
function isWellFormed(text) {
  const body = text.replace(/^\s*<\?xml version="1\.0"(?: encoding="[\w-]+")?\s*\?>/, "");
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos);)/.test(body) || (body.isWellFormed && !body.isWellFormed())) return false;
  const open = [];
  let place = 0;
  let roots = 0;
  while (place < body.length) {
    markupToken.lastIndex = place;
    const match = markupToken.exec(body);
    if (!match) return false;
    place = markupToken.lastIndex;
    const [all, closed, opened, attributes, isEmpty] = match;
    if (closed !== undefined) {
      if (open.pop() !== closed) return false;
    } else if (opened !== undefined) {
      const names = [...attributes.matchAll(/([\w.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map((attribute) => attribute[1]);
      if (new Set(names).size < names.length) return false;
      if (!open.length) roots += 1;
      if (!isEmpty) open.push(opened);
    } else if (!open.length && !all.startsWith("<!--") && all.trim()) {
      return false;
    }
  }
  return roots === 1 && !open.length;
}

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
const decimal = /^-?(\d+(\.\d+)?|\.\d+)$/;
function readDocument(text) {
  const fail = (message) => {
    throw new Error(message);
  };
  if (!isWellFormed(text)) fail("The document isn't well-formed XML.");
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
      : Object.hasOwn(containers, container.tagName)
        ? containers[container.tagName]
        : fail(`The trainer doesn't show "${container.tagName}".`);
  const numbers = record("container");
  const choose = (name, value) => {
    const choice = tables.container[positions.container[name]].choices.indexOf(value);
    numbers[positions.container[name]] = choice >= 0 ? choice : fail(`"${value}" isn't valid here.`);
  };
  const put = (table, record, name, value) => {
    const parameter = tables[table][positions[table][name]];
    const number = decimal.test(value) ? Number(value) : NaN;
    if (Number.isNaN(number) || !isValid(parameter, number)) fail(`"${value}" isn't valid for "${parameter.label}".`);
    record[positions[table][name]] = number;
  };
  const length = (name, value) => value && put("container", numbers, name, value);
  const align = (value, horizontal, vertical) => {
    const places = Object.hasOwn(alignmentNames, value) ? alignmentNames[value] : fail(`"${value}" isn't a valid alignment.`);
    if (horizontal) numbers[positions.container[horizontal]] = places[0];
    if (vertical) numbers[positions.container[vertical]] = places[1];
  };
  const allow = (element, names) => {
    for (const { name } of element.attributes) {
      if (!names.includes(name)) fail(`The trainer doesn't show the attribute "${name}" of "${element.tagName}".`);
    }
  };
  allow(figure, figureAttributes);
  const attributes = containerAttributes[meaning.system];
  allow(container, ["named", ...(meaning.system === "lazyGrid" || meaning.system === "masonry" ? [meaning.direction === "vertical" ? "columns" : "rows"] : []), ...attributes]);
  for (const name of ["width", "height"]) {
    if (!figure.hasAttribute(name)) fail(`The figure needs a ${name}: the trainer doesn't show figures that fit their content.`);
  }
  if (container.tagName === "HMasonry" && !container.hasAttribute("alignment")) fail("A masonry of rows needs an alignment here.");
  if (meaning.system === "spanGrid" && container.getAttribute("scrollDrawing") !== "expanded") {
    fail('The trainer shows a span grid with scrollDrawing="expanded", which has all of its rows.');
  }
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
    if (!["", "rows", "columns"].includes(named("flow"))) fail(`"${named("flow")}" isn't valid for "flow".`);
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
  const track = (values) => {
    const result = record("track");
    for (const [name, value] of Object.entries(values)) {
      if (name === "kind") result[positions.track.kind] = tables.track[positions.track.kind].choices.indexOf(value);
      else if (value !== undefined) put("track", result, name, value);
    }
    return result;
  };
  const range = (text = "") => {
    const [minimum, maximum, ...rest] = text.split("...");
    return rest.length ? fail(`"${text}" isn't a range.`) : { minimum: minimum || undefined, maximum };
  };
  const readTrack = (word) => {
    const between = /^minmax\(pt\(([^)]*)\),pt\(([^)]*)\)\)$/.exec(word);
    if (between) return track({ kind: "flexible", minimum: between[1], maximum: between[2] });
    const [, kind, inside, spacing] =
      /^(\w+)(?:\(([^)]*)\))?(?:\.spacing\(([^)]*)\))?$/.exec(word) ?? fail(`The trainer doesn't show the track "${word}".`);
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
    ? Array.from({ length: Math.min(Number(words), limits.tracks + 1) }, () => track({ kind: "flexible" }))
    : words.split(/\s+/).filter(Boolean).map(readTrack);
  if (tracks.length > limits.tracks) fail(`The trainer shows at most ${limits.tracks} tracks.`);
  const items = [];
  const values = (element, name, labels) => {
    const result = {};
    const entries = (element.getAttribute(name) ?? "").split(/\s+/).filter(Boolean);
    entries.forEach((entry, index) => {
      const isLabelled = entry.includes(":");
      const [label, value] = isLabelled ? entry.split(":") : [name === "flexibleFrame" ? null : labels[index], entry];
      if (!labels.includes(label)) fail(`The trainer doesn't show "${entry}" of "${name}".`);
      result[label] = value === "infinity" ? "4000" : value;
    });
    return result;
  };
  const readItem = (element, row) => {
    const item = record("item");
    const putItem = (name, value) => value != null && put("item", item, name, value);
    if (element.tagName === "Spacer") item[positions.item.kind] = 1;
    else if (element.tagName !== "Color") fail(`The trainer shows colors and spacers, and not "${element.tagName}".`);
    allow(element, element.tagName === "Spacer" ? ["named"] : itemAttributes);
    const lengths = {
      ...values(element, "frame", ["width", "height"]),
      ...values(element, "flexibleFrame", ["minWidth", "maxWidth", "minHeight", "maxHeight"]),
    };
    for (const [label, value] of Object.entries(lengths)) putItem(label, value);
    const ratio = values(element, "aspectRatio", ["ratio", "contentMode"]);
    putItem("aspectRatio", ratio.ratio);
    if (ratio.contentMode && !["fit", "fill"].includes(ratio.contentMode)) fail(`"${ratio.contentMode}" isn't valid for "aspectRatio".`);
    if (element.children.length) fail(`The trainer shows no views inside of "${element.tagName}".`);
    if (ratio.contentMode === "fill") item[positions.item.fills] = 1;
    putItem("priority", element.getAttribute("layoutPriority"));
    const span = values(element, "gridSpan", ["column", "row"]);
    putItem("columnSpan", span.column ?? element.getAttribute("gridCellColumns") ?? element.getAttribute("masonrySpan"));
    const size = element.getAttribute("spanGridCellSize");
    if (size && size !== "cell") {
      putItem("columnSpan", /^span\((\d+)\)$/.exec(size)?.[1] ?? fail(`The trainer doesn't show the size "${size}".`));
    }
    putItem("rowSpan", span.row);
    const start = values(element, "gridStart", ["column", "row"]);
    putItem("columnStart", start.column);
    putItem("rowStart", start.row);
    const unsized = element.getAttribute("gridCellUnsizedAxes") ?? "";
    if (/both|horizontal/.test(unsized)) item[positions.item.unsizedWidth] = 1;
    if (/both|vertical/.test(unsized)) item[positions.item.unsizedHeight] = 1;
    const name = /^([a-z]+)(\d*)$/.exec(element.getAttribute("named") ?? "");
    const known = name && colors.includes(name[1]) ? colors.indexOf(name[1]) + 6 * ((Number(name[2]) || 1) - 1) : NaN;
    if (known !== items.length && known >= 0 && known < limits.items) item[positions.item.identity] = known;
    const fill = element.getAttribute("fill");
    const color = colors[(known >= 0 && known < limits.items ? known : items.length) % 6];
    if (fill !== null && fill !== color) fail(`The trainer shows "${color}" here, and not "${fill}".`);
    const column = element.getAttribute("gridColumnAlignment");
    if (column) {
      const choice = tables.item[positions.item.columnAlignment].choices.indexOf(column);
      item[positions.item.columnAlignment] = choice > 0 ? choice : fail(`"${column}" isn't a valid alignment.`);
    }
    item[positions.item.row] = row;
    items.push(item);
  };
  for (const child of container.children) {
    if (child.tagName === "GridRow" && meaning.system === "rowGrid") {
      allow(child, []);
      [...child.children].forEach((cell, index) => readItem(cell, index ? 0 : 1));
    } else readItem(child, meaning.system === "rowGrid" ? 2 : 0);
  }
  if (items.length > limits.items) fail(`The trainer shows at most ${limits.items} items.`);
  const state = makeState(numbers, tracks, items);
  const wrong = problem(state);
  return wrong ? fail(wrong) : distinguish(state);
}
const itemAttributes = [
  "named", "fill", "frame", "flexibleFrame", "aspectRatio", "layoutPriority", "gridSpan", "gridStart", "gridCellColumns",
  "gridCellUnsizedAxes", "gridColumnAlignment", "masonrySpan", "spanGridCellSize",
];
const figureAttributes = ["width", "height", "title", "description"];
const containerAttributes = {
  stack: ["alignment", "spacing"],
  lazyGrid: ["alignment", "spacing"],
  rowGrid: ["alignment", "horizontalSpacing", "verticalSpacing"],
  trackGrid: ["tracks", "flow", "packing", "contentMode", "spacing", "commonItemsAlignment", "contentAlignment"],
  flow: ["alignment", "horizontalSpacing", "verticalSpacing", "extent"],
  masonry: ["alignment", "horizontalSpacing", "verticalSpacing", "extent"],
  spanGrid: ["columnSizeStrategy", "rowSizeStrategy", "scrollDrawing"],
};
const isLazy = (name) => name === "lazyGrid";

let announcement = 0;
function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    document.getElementById("live").textContent = text;
  }, 400);
}
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
const brief = (number) => spelled(Math.round(number * 100) / 100);
const sized = ({ width, height }) => `${spelled(width)} by ${spelled(height)}`;
function rove(buttons, current) {
  buttons.forEach((button, index) => {
    button.addEventListener("keydown", (event) => {
      const places = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 };
      if (!(event.key in places)) return;
      event.preventDefault();
      const next = buttons[(places[event.key] + buttons.length) % buttons.length];
      for (const other of buttons) other.tabIndex = other === next ? 0 : -1;
      next.focus();
    });
    button.addEventListener("focus", () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    });
    button.tabIndex = index === current ? 0 : -1;
  });
}

const labelKinds = {
  item: { color: "--on-fill", isBold: true },
  itemOnPurple: { color: "--on-purple", isBold: true },
  spacer: { color: "--muted" },
  track: { color: "--guide" },
  measure: { color: "--measure", isBold: true, hasHalo: true },
  guess: { color: "--measure", isBold: true, hasHalo: true },
};
const label = (text, x, y, kind, anchor = "center") => ({ text, x, y, kind, anchor });
class LabelLayer {
  constructor() {
    this.element = html("canvas", { class: "labels", "aria-hidden": "true" });
    this.context = this.element.getContext("2d");
    this.styles = null;
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => {
        this.styles = null;
        this.show(this.labels, this.view);
      });
    }
  }
  show(labels, view) {
    Object.assign(this, { labels, view });
    const { context } = this;
    const density = this.resize(view);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.clearRect(0, 0, this.width, this.height);
    this.styles ??= this.readStyles();
    for (const [kind, style] of Object.entries(this.styles)) {
      const ofKind = labels.filter((label) => label.kind === kind);
      if (!ofKind.length) continue;
      Object.assign(context, style);
      for (const { text, x, y, anchor } of ofKind) {
        if (context.textAlign !== anchor) context.textAlign = anchor;
        const [left, middle] = [(x - view.box[0]) / view.scale, (y - view.box[1]) / view.scale];
        if (labelKinds[kind].hasHalo) context.strokeText(text, left, middle);
        context.fillText(text, left, middle);
      }
    }
  }
  resize({ box, scale }) {
    const density = Math.max(1, devicePixelRatio);
    const [width, height] = [box[2] / scale, box[3] / scale];
    if (width !== this.width || height !== this.height || density !== this.density) {
      Object.assign(this, { width, height, density });
      this.element.width = Math.ceil(width * density);
      this.element.height = Math.ceil(height * density);
      this.element.style.width = `${this.element.width / density}px`;
    }
    return density;
  }
  readStyles() {
    const page = getComputedStyle(document.body);
    const color = (name) => page.getPropertyValue(name).trim();
    const style = (kind) => ({
      font: `${kind.isBold ? 600 : 400} 12px ${page.fontFamily}`,
      fillStyle: color(kind.color),
      strokeStyle: color("--page"),
      lineWidth: 3.6,
      lineJoin: "round",
      textBaseline: "middle",
      direction: "ltr",
    });
    return Object.fromEntries(Object.entries(labelKinds).map(([name, kind]) => [name, style(kind)]));
  }
}

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
    this.labels = new LabelLayer();
    element.after(this.labels.element);
    this.selection = svg("rect", { class: "selection" });
    this.arrows = svg("path", { class: "measure" });
    this.handles = svg("g", { class: "handles" });
    this.guess = svg("rect", { class: "guess", rx: 3 });
    this.guessEnd = svg("circle", { class: "guess-end", r: 8 });
    element.append(
      svg("defs", {}, hatch("overflow-hatch", "overflow"), hatch("gap-hatch", "gap")),
      this.container,
      this.gaps,
      ...this.fills,
      this.frames,
      this.overflow,
      this.tracks,
      this.proposal,
      this.selection,
      this.arrows,
      this.guess,
      this.guessEnd,
      this.handles,
    );
    this.viewBox = null;
  }
  show(state, picture, selected, { keepsView = false, mustFit = false, hidesItems = false, guess = null } = {}) {
    const figure = { x: 0, y: 0, width: get(state, "width"), height: get(state, "height") };
    const container = picture.container;
    if (!keepsView || !this.viewBox) this.fit(figure, picture, guess, mustFit);
    const scale = this.scale;
    setRect(this.proposal, figure);
    setRect(this.container, container);
    setAttribute(this.overflow, "d", hidesItems ? "" : outside(bounds(container, picture), figure));
    setAttribute(this.gaps, "d", hidesItems ? "" : gapPath(picture));
    setAttribute(this.tracks, "d", hidesItems ? "" : trackPath(picture));
    this.container.style.display = hidesItems ? "none" : "";
    const paths = colors.map(() => []);
    const frames = [];
    for (let item = 0; item < picture.itemCount && !hidesItems; item += 1) {
      const color = picture.color(item);
      const frame = picture.frame(item);
      if (getItem(state, "kind", item) === 0) paths[identity(state, item) % 6].push(path(color));
      if (getItem(state, "kind", item) === 1 || !isSameRect(color, frame)) frames.push(path(frame));
    }
    paths.forEach((list, index) => setAttribute(this.fills[index], "d", list.join("")));
    setAttribute(this.frames, "d", frames.join(""));
    const isSelected = !hidesItems && selected !== null && selected < picture.itemCount;
    this.selection.style.display = isSelected ? "" : "none";
    if (isSelected) setRect(this.selection, picture.frame(selected));
    const labels = hidesItems ? [] : [...itemLabels(state, picture, scale), ...trackLabels(picture, scale)];
    const measured = isSelected ? measures(picture.frame(selected), scale, labels) : { arrows: "", labels: [] };
    setAttribute(this.arrows, "d", measured.arrows);
    this.texts = [...labels, ...measured.labels, ...this.showGuess(guess)];
  }
  write() {
    this.labels.show(this.texts, { box: this.viewBox, scale: this.scale });
  }
  showGuess(guess) {
    this.guess.style.display = guess ? "" : "none";
    this.guessEnd.style.display = "none";
    if (!guess) return [];
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
    return isShown ? [] : [label(spelled(length), x, y, "guess", isTall ? "start" : "center")];
  }
  fit(figure, picture, guess, mustFit) {
    let all = bounds(union(figure, picture.container), picture);
    if (guess) all = union(all, guess.range);
    if (!mustFit && this.viewBox && this.shows(all)) return;
    const { x: left, y: top } = all;
    const [right, bottom] = [left + all.width, top + all.height];
    const available = this.element.closest(".room").clientWidth || 640;
    const most = Math.max(1, Math.min(available, 1100));
    this.scale = Math.max(1 / 2.2, (right - left) / (most - (available < 500 ? 88 : 96)), (bottom - top) / 620);
    const margin = (available < 500 ? 44 : 48) * this.scale;
    this.viewBox = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
    this.element.setAttribute("viewBox", this.viewBox.map((number) => Math.round(number * 100) / 100).join(" "));
    const canvas = this.element.parentElement;
    canvas.style.width = `${this.viewBox[2] / this.scale}px`;
    canvas.style.height = `${this.viewBox[3] / this.scale}px`;
  }
  shows(rect) {
    const [x, y, width, height] = this.viewBox;
    const margin = 26 * this.scale;
    const isInside =
      rect.x >= x + margin && rect.y >= y + margin && rect.x + rect.width <= x + width - margin && rect.y + rect.height <= y + height - margin;
    return isInside && (rect.width > width / 2 || rect.height > height / 2);
  }
  point(event) {
    const bounds = this.element.getBoundingClientRect();
    return {
      x: this.viewBox[0] + ((event.clientX - bounds.left) / bounds.width) * this.viewBox[2],
      y: this.viewBox[1] + ((event.clientY - bounds.top) / bounds.height) * this.viewBox[3],
    };
  }
}
const short = (number) => Math.round(number * 1000) / 1000;
const path = ({ x, y, width, height }) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
const isSameRect = (first, second) =>
  ["x", "y", "width", "height"].every((key) => Math.abs(first[key] - second[key]) < 0.001);
function setRect(element, rect) {
  for (const key of ["x", "y", "width", "height"]) setAttribute(element, key, short(rect[key]));
}
function setAttribute(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}
function union(first, second) {
  const [x, y] = [Math.min(first.x, second.x), Math.min(first.y, second.y)];
  return {
    x,
    y,
    width: Math.max(first.x + first.width, second.x + second.width) - x,
    height: Math.max(first.y + first.height, second.y + second.height) - y,
  };
}
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
function itemLabels(state, picture, scale) {
  if (picture.itemCount > 80) return [];
  const labels = [];
  for (let item = 0; item < picture.itemCount; item += 1) {
    const { x, y, width, height } = picture.color(item);
    const isSpacer = getItem(state, "kind", item) === 1;
    const name = isSpacer ? "spacer" : itemName(state, item);
    if (width < name.length * 7 * scale + 4 || height < 16 * scale) continue;
    labels.push(label(name, x + width / 2, y + height / 2, isSpacer ? "spacer" : itemColor(state, item) === "purple" ? "itemOnPurple" : "item"));
  }
  return labels;
}
function trackLabels({ container, columns, rows }, scale) {
  const labels = [];
  if (columns.length <= 30) {
    for (const { start, length } of columns) {
      if (length < 18 * scale) continue;
      labels.push(label(brief(length), start + length / 2, container.y - 11 * scale, "track"));
    }
  }
  if (rows.length <= 30) {
    for (const { start, length } of rows) {
      if (length < 14 * scale) continue;
      labels.push(label(brief(length), container.x - 7 * scale, start + length / 2, "track", "end"));
    }
  }
  return labels;
}
function measures({ x, y, width, height }, scale, others) {
  const distance = 14 * scale;
  const place = (text, at, anchor) => label(text, ...at, "measure", anchor);
  const below = [y + height + distance, place(brief(width), [x + width / 2, y + height + distance + 10 * scale])];
  const above = [y - distance, place(brief(width), [x + width / 2, y - distance - 10 * scale])];
  const right = [x + width + distance, place(brief(height), [x + width + distance + 6 * scale, y + height / 2], "start")];
  const left = [x - distance, place(brief(height), [x - distance - 6 * scale, y + height / 2], "end")];
  const choose = (sides) => sides.find(([, text]) => !others.some((other) => overlaps(text, other, scale))) ?? sides[0];
  const [[across, first], [along, second]] = [choose([below, above]), choose([right, left])];
  const [head, half] = [Math.min(7 * scale, width / 2), 2.5 * scale];
  const rise = Math.min(7 * scale, height / 2);
  const arrows =
    `M${x} ${across}h${width}M${x + head} ${across - half}L${x} ${across}l${head} ${half}` +
    `M${x + width - head} ${across - half}l${head} ${half}l${-head} ${half}` +
    `M${along} ${y}v${height}M${along - half} ${y + rise}L${along} ${y}l${half} ${rise}` +
    `M${along - half} ${y + height - rise}l${half} ${rise}l${half} ${-rise}`;
  return { arrows, labels: [first, second] };
}
function overlaps(first, second, scale) {
  if (Math.abs(first.y - second.y) > 15 * scale) return false;
  const range = ({ text, x, anchor }) => {
    const width = text.length * 7.5 * scale;
    return [x - width * { start: 0, center: 0.5, end: 1 }[anchor], x + width * { start: 1, center: 0.5, end: 0 }[anchor]];
  };
  const [[start, end], [otherStart, otherEnd]] = [range(first), range(second)];
  return start < otherEnd && otherStart < end;
}

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
        change: (value) => ({ item: { aspectRatio: Math.round(value * 100) / 100 } }),
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
          axis,
          step: 1,
          change: (value) => ({ item: { [key]: Math.min(24, Math.max(1, Math.round(value))) } }),
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
  show(state, picture, selected, isHidden) {
    const list = isHidden ? [] : this.list(state, picture, selected);
    const group = this.view.handles;
    while (group.children.length > list.length) group.lastChild.remove();
    while (group.children.length < list.length) {
      const handle = svg("g", { role: "slider", tabindex: 0, class: "handle", "aria-valuemin": 0, "aria-valuemax": 4000 }, svg("circle", { class: "hit", r: 16 }), svg("circle", { class: "dot", r: 6 }));
      handle.addEventListener("keydown", (event) => this.key(event, handle));
      group.append(handle);
    }
    list.forEach((entry, index) => {
      const handle = group.children[index];
      handle.entry = entry;
      const number = brief(entry.value);
      setAttribute(handle, "transform", `translate(${short(entry.x)} ${short(entry.y)}) scale(${this.view.scale})`);
      setAttribute(handle, "aria-label", entry.label);
      setAttribute(handle, "aria-valuenow", number.replace("−", "-"));
      setAttribute(handle, "aria-valuetext", number);
      setAttribute(handle, "aria-orientation", entry.axis === "y" ? "vertical" : "horizontal");
      handle.classList.toggle("figure-handle", index < 2);
    });
  }
  key(event, handle) {
    const steps = { ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, PageUp: 10, PageDown: -10, Home: -4000 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { entry } = handle;
    const isVerticalKey = event.key === "ArrowUp" || event.key === "ArrowDown";
    const sign = isVerticalKey && entry.axis !== "y" ? -1 : 1;
    const amount = sign * step * entry.step * (event.shiftKey ? 10 : 1);
    this.trainer.change(entry.change(entry.value + amount), entry.label);
  }
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
      const frame = this.trainer.picture.frame(item);
      const first = this.cellAt({ x: frame.x + 0.5, y: frame.y + 0.5 });
      this.drag = { item, key: `drag ${Math.random()}`, passed: null, cell: this.cellAt(point) ?? first, first };
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
  carry(point) {
    const { trainer, drag } = this;
    if (system(trainer.state) === "trackGrid") return this.carryToCell(point);
    const target = this.itemAt(point);
    const neighbour = target === null ? null : identity(trainer.state, target);
    if (neighbour !== drag.passed) drag.passed = null;
    if (target === null || target === drag.item || neighbour === drag.passed) return;
    trainer.moveItem(drag.item, target, drag.key);
    drag.item = target;
    drag.passed = neighbour;
  }
  carryToCell(point) {
    const { trainer, drag } = this;
    const cell = this.cellAt(point);
    if (!cell || !drag.first) return;
    const [column, row] = [drag.first.column + cell.column - drag.cell.column, drag.first.row + cell.row - drag.cell.row];
    const fits = (name, number) => number >= 0 && number <= tables.item[positions.item[name]].most;
    const isSame = cell.column === drag.cell.column && cell.row === drag.cell.row && !drag.hasMoved;
    if (isSame || !fits("columnStart", column) || !fits("rowStart", row)) return;
    drag.hasMoved = true;
    trainer.change({ item: { columnStart: column, rowStart: row } }, drag.key);
  }
  cellAt({ x, y }) {
    const { columns, rows } = this.trainer.picture;
    const at = (tracks, place) => tracks.findIndex((track) => place >= track.start && place < track.start + track.length);
    const [column, row] = [at(columns, x), at(rows, y)];
    return column < 0 || row < 0 ? null : { column, row };
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
  show(state, index, numbers, owner = "") {
    const seen = [system(state), get(state, "direction"), owner, index, ...numbers].join();
    if (seen === this.seen) return;
    this.seen = seen;
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
function keepFocus(change) {
  const focused = document.activeElement;
  change();
  if (focused !== document.activeElement && focused.isConnected) focused.focus({ preventScroll: true });
}
function changeValue(field, value) {
  if (field.value !== value) field.value = value;
}
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
      show: (value) => changeValue(select, String(value)),
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
    isTyped = false;
    number.setAttribute("aria-invalid", false);
    number.value = shown;
  });
  slider.addEventListener("input", () => onChange(Number(slider.value)));
  const parts = [html("span", {}, parameter.label)];
  if (!parameter.isOptional) parts.push(slider);
  parts.push(number);
  let clear = null;
  if (parameter.isOptional) {
    parts.push(clear = html("button", { type: "button", class: "clear", "aria-label": `No ${label.toLowerCase()}`, title: "Automatic", click: () => onChange(NaN) }, "×"));
    clear.addEventListener("blur", () => (clear.hidden = !shown));
  }
  return {
    element: html("div", { class: `control number${parameter.isOptional ? " optional" : ""}` }, ...parts),
    show: (value) => {
      const isMissing = Number.isNaN(value);
      shown = isMissing ? "" : String(short(value));
      if (!isTyped) changeValue(number, shown);
      isTyped = false;
      if (clear) clear.hidden = isMissing && document.activeElement !== clear;
      if (!parameter.isOptional) changeValue(slider, String(value));
    },
  };
}
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
  show(state, picture, selected) {
    const count = Math.min(picture.itemCount, 60);
    while (this.list.children.length > count) this.list.lastChild.remove();
    while (this.list.children.length < count) {
      const index = this.list.children.length;
      this.list.append(html("li", { role: "option", id: `item-${index}`, "data-index": index }, html("i", { class: "swatch" }), html("span"), html("small")));
    }
    for (let index = 0; index < count; index += 1) {
      const entry = this.list.children[index];
      const isSpacer = getItem(state, "kind", index) === 1;
      say(entry.children[1], isSpacer ? "spacer" : itemName(state, index));
      entry.children[0].className = isSpacer ? "swatch" : `swatch ${itemColor(state, index)}`;
      say(entry.children[2], sized(picture.frame(index)));
      setAttribute(entry, "aria-selected", index === selected);
    }
    if (selected !== null && selected < count) setAttribute(this.list, "aria-activedescendant", `item-${selected}`);
    else this.list.removeAttribute("aria-activedescendant");
    const isEmpty = selected === null;
    if (isEmpty && this.buttons.slice(1).includes(document.activeElement)) this.buttons[0].focus();
    for (const button of this.buttons.slice(1)) button.disabled = isEmpty;
    say(this.buttons[0], isEmpty ? "Add" : "Add a copy");
  }
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
      if (last < 0) return;
      trainer.select(Math.min(last, Math.max(0, (trainer.selected ?? -1) + steps[event.key])));
    } else return;
    event.preventDefault();
  }
}

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
class PassBar {
  constructor(title) {
    this.parts = svg("path", { class: "parts" });
    this.mark = svg("path", { class: "mark" });
    const bar = svg("svg", { class: "bar", viewBox: "0 0 1 26", preserveAspectRatio: "none", "aria-hidden": "true" }, this.parts, this.mark);
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), bar, this.text);
  }
  show(tracks, most, divided, total) {
    const first = tracks.length ? tracks[0].start : 0;
    const part = ({ start, length }) => `M${(start - first) / most} 4h${length / most}v18h${-length / most}z`;
    this.parts.setAttribute("d", tracks.map(part).join(""));
    this.mark.setAttribute("d", `M${divided / most} 0v26`);
    say(this.text, `${sum(tracks)}${total}`);
  }
}
function sum(tracks) {
  const parts = [];
  for (const track of tracks) {
    const text = spelled(track.length);
    if (parts.at(-1)?.text === text) parts.at(-1).count += 1;
    else parts.push({ text, count: 1 });
  }
  return parts.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text)).join(" + ");
}
const extent = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);

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
    if (this.isEdited) return;
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
    text: "There are three cells of 80 points in the first row, each in two columns. The second row starts with a small cell of 40 in one column; green and orange follow, 80 wide and in two columns each. There are no gaps, and the grid lies in the middle of 320 points.",
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
    text: "Blue, purple, red and teal are 70, 60, 80 and 40 points wide, and 40 high. They flow into lines of 200, with gaps of 10.",
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
    text: "A masonry of three lanes has blue, purple, red and teal, which are 90, 40, 70 and 50 points high, with gaps of 10.",
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
    rove(this.entries, 0);
    this.body = html("div", { class: "lesson" });
    element.append(this.body, html("nav", { "aria-label": "Lessons" }, list));
  }
  get lesson() {
    return this.current === null ? null : lessonTexts[this.current];
  }
  start(index, takesFocus = true) {
    this.current = index;
    this.guess = Math.round(this.most / 2);
    this.trainer.ask(decode(this.lesson.state));
    this.showQuestion();
    if (takesFocus) this.range.focus({ preventScroll: true });
  }
  get most() {
    const { state, ask } = this.lesson;
    const figure = get(decode(state), ask.axis ?? "width");
    return ask.most ?? Math.ceil(figure * 1.25);
  }
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
    this.trainer.schedule();
  }
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
    if (distance < 1) this.done.add(this.current);
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
  guessBar() {
    if (this.current === null || (this.lesson.ask.item ?? 0) >= this.trainer.picture.itemCount) return null;
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const isTall = this.isTall;
    const across = get(state, isTall ? "width" : "height") / 2;
    const figure = get(state, isTall ? "height" : "width");
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
  point({ x, y }) {
    if (!this.trainer.isAsking) return;
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const value = this.isTall ? y : x;
    const figure = get(state, this.isTall ? "height" : "width");
    this.setGuess(ask.item === undefined ? Math.abs(value - figure / 2) * 2 : value);
  }
  leaving() {
    const { trainer } = this;
    if (trainer.isEmbedded) return [];
    return [html("button", { type: "button", click: () => trainer.leaveLessons() }, "Leave the lessons")];
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
  leave() {
    this.current = null;
    this.mark();
    this.body.replaceChildren();
  }
}

class Trainer {
  constructor(engine, state) {
    this.engine = engine;
    this.history = new StateHistory(state);
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
  changed({ container, item, track }, key = null) {
    const state = copy(this.state);
    for (const [name, value] of Object.entries(container ?? {})) set(state, name, value);
    if (item && this.selected !== null) {
      for (const [name, value] of Object.entries(item)) setItem(state, name, this.selected, value);
    }
    if (track) for (const [name, value] of Object.entries(track.values)) setTrack(state, name, track.index, value);
    state.container.forEach((number, place) => (state.container[place] = clamped(tables.container[place], number)));
    const before = key !== null && key === this.history.merging ? this.history.past.at(-1) : null;
    if (item && this.selected !== null) settleLimits(state, before, "item", this.selected, item);
    if (track) settleLimits(state, before, "track", track.index, track.values);
    return state;
  }
  change(values, key = null) {
    const state = this.changed(values, key);
    this.isDragging = key !== null && key.startsWith("drag");
    if (this.history.push(state, key)) this.schedule();
  }
  replaceState(state) {
    const [current, next] = [system(this.state), system(state)];
    if (next !== current && this.lessons.current === null) {
      this.histories[current] = this.history;
      this.history = this.histories[next] ??= new StateHistory(decode(presets[next]));
    }
    this.history.push(state);
    this.mustFit = true;
    this.selected = itemCount(state) ? Math.min(this.selected ?? 0, itemCount(state) - 1) : null;
    this.schedule();
  }
  select(index) {
    this.selected = index;
    this.history.settle();
    this.flush();
    if (index !== null && index < this.picture.itemCount) announce(`${itemName(this.state, index)}, ${sized(this.picture.frame(index))}`);
  }
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
    if (this.isAsking) return;
    const before = this.state;
    if (!action()) return;
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
  edit(table, action, key = null) {
    const state = copy(this.state);
    const list = listed(state, table);
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
    if (trackCount(this.state) < 2) return announce("A grid needs a track.");
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
  ask(state) {
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
    if (isOpen || this.lessons.current === null) return;
    this.isAsking = false;
    this.lessons.leave();
    if (this.before) ({ history: this.history, selected: this.selected } = this.before);
    this.before = null;
    this.mustFit = true;
    this.schedule();
  }
  flush() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.update();
  }
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
    this.showTools();
    this.handles.show(state, picture, selected, isAsking);
    this.container.show(state, 0, state.container);
    this.tracks.show(state);
    if (!this.isDragging) this.items.show(state, picture, selected);
    const hasItem = selected !== null && selected < picture.itemCount;
    this.element("item").hidden = !hasItem;
    if (hasItem) {
      const size = tables.item.length;
      say(this.item.title, getItem(state, "kind", selected) === 1 ? "Spacer" : `The ${itemName(state, selected)} one`);
      say(this.limitNote, limitText(state, selected));
      this.item.show(state, selected, state.items.subarray(selected * size, (selected + 1) * size));
    }
    this.passes.show(state, picture, isAsking);
    this.showSummary();
    for (const name of ["panel", "tabs"]) document.querySelector(`.${name}`).inert = isAsking;
    document.body.classList.toggle("asks", isAsking);
    this.view.write();
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
  later() {
    clearTimeout(this.laterTimer);
    const isAtOnce = this.picture.itemCount <= 60 && !this.isDragging;
    if (isAtOnce) this.about.show();
    this.laterTimer = setTimeout(() => {
      if (!isAtOnce) this.about.show();
      this.items.show(this.state, this.picture, this.selected);
      this.writeAddress();
    }, 250);
  }
  writeAddress() {
    const text = this.isAsking ? `lesson=${this.lessons.lesson.name}` : encode(this.state);
    if (text.length > longestAddress || this.isEmbedded) return;
    try {
      history.replaceState(null, "", `#${text}`);
    } catch {
    }
  }
  makeSystems() {
    this.systems = systemNames.map((name) =>
      html("button", { type: "button", click: () => this.open(name) }, words(name)),
    );
    this.element("systems").append(...this.systems);
    rove(this.systems, 0);
  }
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
    const leave = () => {
      this.toggleLessons(false);
      this.element("open-lessons").focus({ preventScroll: true });
    };
    this.leaveLessons = leave;
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.element("lessons").hidden && !this.isEmbedded) return leave();
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
    const [canUndo, canRedo] = [this.history.past.length > 0, this.history.future.length > 0];
    const seen = [name, canUndo, canRedo, this.isAsking].join();
    if (seen === this.seenTools) return;
    this.seenTools = seen;
    this.systems.forEach((button, index) => button.setAttribute("aria-pressed", systemNames[index] === name));
    this.element("undo").setAttribute("aria-disabled", !canUndo);
    this.element("redo").setAttribute("aria-disabled", !canRedo);
    for (const { mode, entry, input } of this.modes) {
      entry.hidden = Boolean(mode.systems && !mode.systems.includes(name));
      if (entry.hidden && this.handles.mode === mode) {
        this.handles.mode = handleModes[0];
        this.modes[0].input.checked = true;
      }
    }
    this.element("handle-modes").hidden = this.isAsking;
  }
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
    this.lessons.start(index, false);
  }
}
async function start() {
  const engine = await startEngine();
  const trainer = new Trainer(engine, decode(presets.stack));
  document.getElementById("plain").hidden = true;
  document.getElementById("trainer").hidden = false;
  const lesson = document.body.dataset.lesson;
  if (trainer.isEmbedded) document.body.classList.add("embed");
  if (lesson && (trainer.isEmbedded || !location.hash)) trainer.openLesson(lesson);
  else trainer.openAddress();
  trainer.update();
  document.body.dataset.ready = "true";
  trainer.started = performance.now();
  globalThis.gridpressTrainer = Object.assign(trainer, { encode, decode, readDocument, readSteps, StepWords, lessonTexts, tables, presets });
}
start().catch(() => {
  document.getElementById("plain").hidden = false;
  document.getElementById("trainer").hidden = true;
  document.getElementById("plain-text").textContent =
    "The trainer can't start here: it needs WebAssembly and a browser that decompresses data. Pictures of its systems follow.";
});
})();
</script>
</body>
</html>

"""#
}
