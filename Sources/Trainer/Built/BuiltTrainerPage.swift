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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-myaAnywl+v8FVVrGlutdydrBp9kyYYLeOCnpBkjw1C8=' 'wasm-unsafe-eval'; style-src 'sha256-/KnpLcjJIVUAXrqIN98JCTg8e2bawulr9+5K+ZXqtdw='; base-uri 'none'; form-action 'none'">
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
#passes { max-width: 760px; margin: 14px 0; }
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

// The module: the solvers of GridPress, compiled to WebAssembly. It lies in the page, compressed.

const moduleText = "7P0LoGRnWSYKr3utVWutqlV71967uvfuZFV1Q3ZIB5oZ7FzAkOpDkk7CdJgZx5Pz/55/EkI8md1hIJ2W4Zy/T7pzIQYFjQISBLWToIkaJI44iXNEojKKioozqKiMRmVGRnFkRlTGYSb/+zzv961LVe3u3RjRc/4h7F5Vq9blu7zf+73X53VuvvP1ruM47nfEr73JO3nSuSk6yf+5J28K+cHBafnm4+SJmwI95+slHb24vs25ycV5Vz7E5rfmdfIxOHmifpB8T+Rw4sQJ3hvXHzvVp+BEszmmJXL6Lv0W8TJ8ql7o3JSZT9XD8Jl36cH+bi5PTlRtPcGeaBM7OJ6wDdOzeKH9ZJ5iLwrNMTp5Qh/bMz9rC/WXE41en6x6fbL1Hp5NGy2UtuQn7U/6c2jeocN4l07IXXxuNdTRyeYb6qHQT8nJ+qy+7K7GL9q4enydm7qtEdN+2UbbHif2kbiz32ixfc2JxqyEdzVuMs/ttvpoB7rxaiWEu/jBMfPJcydmKO2EUpMZJW1pcMJSxwnzv2qaZk6caJ2I8SD9uGLo0vx+0l4S2pnt6Bl87J082aazAVtpyME8MD1pnsMrnMYT7G/2Ff6Jij61g0mTQLotcjE0KJ98vfcuu0hPVFSgrzcvmyc6Wcon3BP+j0Y/EnV7br9fDIql5cgdhnHU6/Uid3l5ZbW33OutjUbLnhd7u3Z7znq8sWfXed4wPL+MvPHEi+N4r5cOs6G77wUvvMCLws0LXxT6F+2/OPS80PNf7CdhJ9p8yYEDL/X+zt/10gPRgZd5XxUO19bWsmHkue5yL4w6HW9tzRlGcRzFvTg7eLDX6cj/16Igj9Z3xeuhn3mRF3Ze6vpyxzAaJlHmuZdEw9ALouVLL/Muj+RVaTTshS9P3U5v6ETeK4be/P86y1+duc5wOPScyIm96ODysrvsST/dK1IvGvqOI5c4/tAdrseetOeVySu9yImiDJ2RV5z1f9FZ/5cMnaHjJE7iR75/Zea7bnfoZ1dmqZu5Pc938F/kOWHHnwrT9pxDvn/IOev/1pbXet5Xe26S/E/Rq676n3Z3vKvDcC303ST+apnPdDPsxHHHjV7VWUv8Nf3fNa7nL6cySfHw8LXXXR+9utPz4r/X6x2RGb/hNWEYJuHf72VZ8g+63a7X+4c+/vN7vv81TrT8D/1oOVpeluM/+trl/zn23CjykqHXTbpRJ3qljHSa3NiRU1Hy4hd7XhBGvc7/clUn8/b6w69ek3kP17wk7vn5wf/X/xT+v+M0dry4E8bLcRL7wySMO1+3FndiNPl/jfm/zsFOJ+yEXtfvJv+r//8R8sMj//Hy2lpHrvzql/JaGbMdz4kzTDgLrue5/M/n/1PPExKT9suYHrypJzPiLRruqHvzISfouG90/0D+k2F2vOjR4IaT7vTUqSA96UwfegcPn34PDy7++aKeeqeeOv0QDw/o4VPv5uFxPXziXTw8rQcH/7z/O/n5o9/DwxP6jAffqXfp4Rk9fFbvepve8Ck9+Xk9PKC/ndbDF7+Dhy/ow07pt4f08KQentXDR837tHmf18Mzenhae/AJc9BOntIbvqDN/aI5aJM+oYe3cVA+817tkF7xTj18SU++83164IXv4r+f1lNf0MP7vpuHz32XPsNcflp/08P79fCgHh7Sw2k9PK6HJ/TwJX3Yk/rtQ+Z2ffTb9PDjeviYDspntcef0fs+rocP6eGj2pb79Nsn9b6PS7c697hJ9PpbX/+GY/+75wxuecM/PX7zP/mntx77x//0G17/2luP3ek8HOTHj918y9HqxKNB9k+O3/r66vv3BsHrjt38z5zHgs6tb37j7XK384Gg/8Z/csvxbzh2a3XVB4PuPzsm9/3jW97wuludHw66OP7j1/7vx2+903kqSD4uBCtE+e/d9Ot/yv2M+9+833e/+mv/599yD/2A+wvuv3H/0P2i92vun3n/1fsT753+T/jv8r/Df8j/l/53+j/jfdb7vPevvD/wfsz/qPfvvaf9n/b+nfcfvZ/yPuM95f+k9/vej/of8X7X+xf+M97veX/s/YT3rPch/8Pe73iP+z/s/RvvEf8HvV/0/rn/f3n/1nvS/zHvt7wP+k97v+n9kP+U9xveB/x/4X3Ke8x/0vvX3g/6H/J+zfs+/4Per3g/4P+I96ve9/v/3Puk973+D3mf8N7vf8D7Ze9R/wnvl7zT/vd7v+B9t/+Y93PeA/57/ff53+M/7v2897D/A97HvSf8H/V+3fsu//u8j3k/4v+499veD/v/0vu0t/m93s963+R/2P9m///y/7P3p96P+1/wft7/Lf8vvV/3f8//jP/J4FeDHwl+LviW6Iv+fw7f7f988K3Rvw1+O3go+PPgvwV/ET4YfSD6tujbo++M3hs9Ef1m+Cfhn4e/Ef7H8E/DXw3/MPxC+Knwj8P3R78U/n74aPSL4e+F3xP9XPjb4eno58PfCb8/+jfhZ8Pvjj4W/tvw8ehfh38QPhb9Svjvw++LPhH+u/B7o18OPxM+En08/N3wu6KfDT8dvi/6mfC3woejXwifDZ8IPhn+h/AHol8L/yj8wejXw8+F3d97au1Hoje6/knvSu/K0rkqd0pn0wsm7vQ5+V/nDj1cjdP6gzc9uTXxD3pB6ZfekdwtfXMlLzG3HcPv5hbcNTgl/3P4T9pPnfSbPDc+OXXGAd656cWTsHTlcE0upDUOyvAqfRheG07drXEkDx5ujd3SwcHxrywjNCO6Si6OrpJGuNMTW5uOM+6U7sVyiEsHhwSP118m3emJOyZ8cCgNmutdqKfdLWl5Krd1cHmKy9NFl6d6Wi+Xt8faODk4ZbdMyk4Zl9Kq4h50WVoVFux8mZpjZ+rKgKVpGaR/2fG8EwHH3/7nX9n8Js/175B3eMePTZ9z7+h1u7LdBLIpJ043LT386Nsfp8k1eVfOuXKYuv25n+V8giG5YyIDVKLNF/kjGV4Pp3x87si0eBi+GDOTlc5L3KL08dXHVx9fvdIrfu5u6Yf04iq8SO7w8TxHWuvqi0gy9mO3jMrOa/Nulqa82Kkak813wbsmj9lGoQg+0dPPEw/T4S2aDk9Pm+ngd2ni3Rx8+WYG3ZkfD/+avPOVeldwTS4DfbEzHPsY36GMvnzLhFg9vD3hShh38Vs2TvGtGLMNhYxYV0guEaLCu0hUICA3i+beEl6Thzqdsb4q1gdw0hN9ZqJvl28xPme4Ji5jfGo938nCdO4F0TW5/5Uass41ufeVepdwHy6HAssBhw4nhNPBGeJstQYInEcI++a5h4H2L/JjPCd+Lb5c7BQ4j0cUV/dTrDG5J/1LERdFL9/LRk3Lo5NkHz9iGfGNyhRl5oVWhOEKaxTOxx5PwGaS4j52J5rGbxq7hl1E7M7JrZ7oB44HsknkVvyX8Ja34JbMTavT+qT7yZ25gE9u6fq8nq/2Wpd9Iy8rkwt9R4gUJCTjlWC8hCrwYXSZP5JP/mV+IYfoIIawTC/x5cdpuaX9wx7w7+I4POmf8EULdc3RjENRjcOrrNDM4ZAug6c+wLmUd+/lrE6yg14mze6CJLp7dW46vPKt+nvZlUagZ8qzlX/j92/SJ6UVp+3KT9nUkcv12eO8asG4V3/sY/S6nJ3rcw7PqwZ/ePHd73n3HV/9yOlxUabTYmucy5PkMBDSkIMnwyqHJfPcZaEAt37gUL6u1F9X649r9ceRXLRrZmtYushzJnXLXocx6L3qg9/xmhd/1duX//EteeMd/ep0Par2zs+ffF3j8y3H1sc9GaBdV+dB5qWNIcDJa1oPzfzG7329SQYnKEenx7IsdpUuZIR+2TtdFrfmQqLlsp2EqYPPsSzVqVsuc0K+WQcn5Q+TFWz9u/WWbLI+dd9UroAk5dP15e4FN5Ur0/D41mSldA96w3Kl3HXQK+TsbtDgSrl6mbcph7XLvFIOo8u8kRD0shBPOSqH8t/o1vXxsFyTJbZ6+nRz4KVbrdkR4hnvSstB2b/Mc8ocT3Qa0wQ2hWnZaE2LnN2oJwbztDEeCR0tmJWNeibWx6NUmrcq/43ky2q5BBljqRzgMChzHHKhsBgUhlEej4QwXRm4ieyusk6V+OXcyrUyD8k029p7L1cI19fWJJcBfBt5iCzlDKOuV5X44e3VD7iOPDXGDxxlVwfU1QF1dUBdvG4ohxUMfT2uPRnXVVKEDJhhCSojyuoV/lh3vl/2qy+3rhteUvbkP//WdfzbGBz5GklHviT8X3Tnq9fBchJZZjWTcdJP+35GFlMzl9gy2fn/Sq+xIrzGioCw4pSxDPTUnToqtHL/7Jbd4ls4TthEJykO2SQDk8nK9DBJHlLwJK+YT86blPnk4EtJ9VPCn76VPyWpzK/wjB77JFQo28bhcSHCr0zrEdmEizwolQXfIHs+fse8DPCypalzXTmAvN4tl45Olsvu4TvzCEtp6h0mMS6VXbxQfj4sIqF8OwLBsRxc5MUPy1Unt55+VFZDTwjOP741XhHe05U3y3MP5xkuFwrhi3NZS8Oy+9Qj5YoQ/WmsiBWQ44osvC7osHsNBV3hg5dx3j1ushNQhocJLkSWxnXSKVKsDIISiNCJfI1n5rP934+JCUpmN+IMt4VmzEYH/8RX6XZcqD6A4elWA94VUb1j5kJE0S5GOhXxXA5ZidtleQXYDcc9GYK+DEG/zK8Wpp/I9PY54B0MmXB9uTqQNSkHkfhNK3q9wHNkk0/LwhDTs698ZFzUXx3nZmlFpxygMXLzYZlT+XZEJhTNwNgHPtQRGXdpadnloMfCYIsysAMeYMAD3I6B7OiA9/G5X8ZmULsYzeYQftT30pPBCTtUpN6E+hGEiVDPB62hEhmxHipXh6qrQxXrloenCMGGHLG+jFjhz66wouzpIig4ejHmI8SNwUQGIZJehLJqhAvLIHjyJOm4X6p+OFm6QYZnIMRZ8lN8kTcaL8tAhTJQEzJGacnWOPavbOyt9ccVu2OuzrLm1TZrXh2vLGbNq03WvMIt52E8lj3rV5O90phsuWplPJQ2mrmLZBiHaLrOnWHo4CyiCQyo705EiHeyTtoidRkv+UUYXD2hQZr+f1zvJGU2GSbHCBfQql10w62kIVFvjTQUYHMU+sF8hUJZYelc5nPS5Ttlv4mrmimI5ZWuME59Kili6h7Gc6GSHpcnYDGXTnGaTw7x83HspyFFKOlyegD3c8MZ+4Zt4qDtEnmZj97iQ/6AguWTHjukvJgiNqYHquckEgFgInIUWuCNXchgHrexYAu9F1F8etcduEBa5V63PpbffYqnpgMdDIvI6/J33foEA7RXpWfsZ9PimBEatTMd7HfsTIcyrDwLI+Yqa/B0LO7gIMsjPd757+7WTqHzIjfBSnFVDv3DFWEZArA3HW3Jc0db1fdii+uo+h5v0ZhQfS9VcizxZpg8xlHmgCxK3xoS0stdcD7la361WCFd+ZV05dMY4w7ursww4AbCdpV4cGuAIQ4hYzmgM+cIuxZC1JITwm9cDOzsEx5x5RH1zhq1d1ZDltIP2Y3EXHRUhtWXjQj2GjkjY3xUxIiOnPGgwoCcsLnix3Vczz+v+C4lljLCfhuJEiZdXJ/Ib+AM8oMKEh4EiWjBbrHmNCiPpEaJMf1W98xrh3oSV863bbdyzDyFmFdH/hGj0+UOvhf4Xs0rFhetQ9X38iyLLWgvNkuf9WILqsUWmMUWpNcqJWzTH5LoO5o94flA2yq6qfslEBZbcmXdEr9qyd77VXWWG6Z+oyl+1RTfNMVPj+nQ+s2mQPzw8Up/7zcatoS99118SIRplNmVQRx3sOGVHkZSzHBbaCw+vVnaqZ9kAoSQaIjk6EVnZlXBjljVbdpkr9lkPEhNDXupdUq/ozIynDQEycWc7HGExa7Ni6aBNBmNB0nTtiYN9djQEA09C8t+605Y9iXbs+x/duah/yZlGzLw72kPPAcVLHfscfy5LXQ4cjoT4E16bnSW8Z+h3tHtIJmzUe+NC6g3rKlX7TjvNSPvViOPxno68p6MPNllNSDhmRvmHZ+l5UUNe59bb0mGobm0Oe/9Zl0Qcvd75yeK7Ri7Ol9ontzkN23s21jYrekqRG/sUwzXd5Tr296gdd/Sbh34rHDVmHwW1vTEbqWHoXHDHqibpRiXbhADYpDak9fReBYLT8WphAsB4y6TLHvunVRkxAJ1mMZyX/QPK5eIwH65EygjdtI/iL1Obco5cHSSKT8Wawg2v9qMRRt5wtH7Hl4rypD8QcxOIGpDeJS/gfwtyauzi51NYzYY56TvyszsfeBQeX/pfuC+j0yWa1Gt/vi69TITu9TNomztpa476U8ff8d9UH+T6ahFmMV06XKnEBm1c5mY72Z/HUyX8eugjOXXvW9Xo12LfqTllzsb0q3BQUfMC/g2lG8FtOHkEKSeZ5xLhET60yfZgOlm6wX9qYcX9EF7UC/kdlzrHhv3pMs5KKdf+pc7pRyE+WzIQShuVPK+gQyxrNGebnPFwzrqMCb7ZUZNBtL3IsIr9HTl/Bgsumigpw119g0lcjynT+to9qcrzdEQRWDmzKSvI9LXEWFfMmhUWDY9/a0nYye/9aYufuux+/Iz+g8Tdp+DsKiBfT1d9SJZdFFilG3tBYlISOzF46XpS4TcXDXt9ctIxzjUMQ50jH0d42LBGA91jAvO01d0jPPtx3jQGuMejTf6W67jn+sY540xPvugQas9h4kwY9yX8V2S8cVYF0bJ35BDH0ProHFDObBV/E0cT2i/sQOAuyyBh2bTA0a+S7/g+6EwGu8ueWqmTAF+uw8fek7/9xfPOV8L1bptHI1nvs5cjmc1dFXf+qkc85Ke5UzGyi78J6IiUrOgQc2CBg0W9OHJ0mMixC8dKh94bOzZ26+hLiN21XGOx4R8THCGx0wGfFDfPAgcMqt5oWsfVhaydfSxQ/T4yPwD902WPjIegJGi27AVPDoZPPLh+pViJBK2VS5/pIwfncS33imSwCRfnyzzZWDWcrF8l5fn5bK+3DSiJ8qOeeQj7dahTx3wS/NDbu/AFpPJr80hBVVkYH+kg0yJI1biCKw96IfaCkdoNpdwL21wosjQGVCb86YnMXniAFN1UTSbCHoDtKkAf6IneqmRAlVOFwGi+CERdZ3dcAnT1eTiTjRCBY3qXbggu4ZWCqt2lJ4qHsUP4xEwULnBovZyJ4SI94hVmMpQnKy6ocEVzWmRD44QQzX/ME4oOxCt9u3GtxxNn9G9JJv6fKQyhlgEtbJ5ZkKZegi1C8us09iOIrMfcr+rb/DALcTde0jkTTyOe5s8BXubfMeQxVP/mPiMXR1gd9xRD5LwB5XbFvEHV0/XLjoVHzpY4PVIpo+fHwXiHJOI4aZz6PNeNYry1kgIBx7reJExd4F514Wbzqtd6Y6bdr3cD7IlEWRETRcTGAlU9v7Hxp2sSLUvHTi3I5j2NjCum2J24o+hTsJB70mPBir50cWG28E3OBJDfB9e7nwcky12hI/h2Lnc+SiO8UHvGdCObC8/LsdDkOo2L/E+BOtCfA5DSJ+fXB7h8mjR5ZGeri7f6dyE01PuFqa6JlXQ5H2udFSOp1yENlzsPACfvltUk4LlAlNeOP28A/NDOH3S2+IjHrOPOCGWBrkwJpl3PnCfCJxy9s363ON47Kb3xnEXy2JTRmRxvMaHPDb0Q3ByfkRskfK8o9KSDqjyOEwmMXouMu06fsh8cgRYMm00xoer6WYTzWk79dlVYmN0RQxnSAkNJRJI0jmHoZbHPivmLUi6rQF8nfbzJh2+24QvRoV1/OZGqIXc79nQkgzfxJ9QD9hHHhmnsuTSqjONHiDMAgzANd5yGB6vynswQBbsSHdRy7t62rS8C6Gmc46UiP4uIpjPGIJ51hDMZxcSjPCq6Sdor+q2ieXT7kJq+ZR56iddpZdPuBS/dtC5c6KWnhngBVRDSumTUry/MqU84y6glI+aPj5jRu5j7iJiqalCLP7iTyn7r1sfpwtpiDQz0yUJwllAL/lXhF4e9BbQyzs97fWDnvb6IW87ejnlLaCXt3kL6eUB89T7PKWXU97zSS8atnUOFOP+lSnm84so5guGYj5vKOaLO6SYW8+RYoz2X5+oPiap5fjF4zwRLyKvzleEvD7hLCCvr9EReo0O0I1t2lJriYYePuMsoK5XLySuw/rMVylpXfk3RFnd54myDiwgrJdpDw/oqF26iKqa+9PDJKw+GmhUrM69r1kX5TA5dEr/98XnnHsbn//+ORFg2CS+ziICi74iBFYuoK99OlKljtTm9vRVLCCvjYXkNdJHDpW8ir8h8kqeH/Kap61Au+foiMVflkB02ghEs5QSNClFAiZdhAJg6k4Li2KYHWT2uj3cYKQx7zfbxWmzCT3OaQtb7yzTR1/1rl974WfTFw9+4vR7RcnFMJVmzLKgoSF8wlNVgh7yDoMtMcsanBniu6gJn8NHMex9lurC5c5nqC4clEh4VRM+3VATPunZMOWdqwkaF0rDx6LLYz39ZagJT3InitqT+iGzEz1pdqKnF0p96NppV9WET8yqCU8slvweN09+v5H8TrtWVfjkNqrCJ1VV+OTzoip8oq0qhM+TAPjgou38naarD5pBfMj9shbHo3PaQtUJhGRHGcz5dgbMtk3zTAQNPYId2oHC2lDUP+9ZTf1jgc8wzru29wTX5npjzmzYv4MyqCwUNG531LjdUeN2Z+q9XILOO2oU76hRnO5isTscE0ss7ldLLJzDMK5hjYlj2ax5xCMq6wx0uQUXOyOay0xbGsaPui3utAfjhzyGg+h94D4xgjBwlx0KaK2B/S4Ai7d2xc8/JxRa2+OmAda6tfXJqhkHMtLmFgng8RHmxU2n8mYkZXChX066H3ldZexZ3MBg2kcDg7IL6wyYi1la0sbpC4UuvZTRDh7veb8doEAHSNxHzXtwvZueaW4CGItLOdHB3ASYopG4ujA3TBkIdH4CnZ8ATosA3Rf6UX+V2vQ8JaXAkJL6SSubz/f5vkebjxINfT4YY3ccVs0TduDLCI07xgIWti1g8l9lAQtpAavOwGULC1ioFrBwOwtYfYOnYyyMAmMcqgUstBawUC1g3rFxCAtYqk2OG2SubXWqtvrbt9WfaauvbfXxFsnA2Elb80ZbfW2rb9vqV9a6qq3cj9QtvIg9+Xp61kwXwgz7fd0I82T+TtQB7J19TZ9Fg5AQO6btjNGyUk4EylOvEHIS+eIKISf5CUs9VlKKQXFotJBSd46PNGzuSBnCKCcqPJh4bspeRtICvWQ2oqFaqrIVSOyhPHCSIqSkzLDm6BOVEbJX6xXUN82cutVkumYyJzmns+rjODXT2eh1YwJnr87nrm5ONz3vcJnGxfep8x7sTeQCMLtePdFdTLSEyjaoJrfT7uIkXuwdw3m3SUH1W0OloLBMQEGxPhhkLg9Owf1jGQyhoK6sRYTTc21uPyjeOQ2Kd46DUswNSqGDMkQ20sygeHODwjykxsD4Zx6Yvg5MdoaB8XRgzkT6vpK+r/ubr/ubr/ubr0TvK/9EkIV85v6GTir7lt5tQGqBPiDhmGYvN7FgqaXY6QVjxJ/pChg1uVEXK0HiYCVqc2E/u7rndQ0BtKINfO4rm+bRDY8F+LOqOfUeGFSrRy01dG6Z5SiCHvY9iDwXybLsV5cGYrbK6THqzvY60F47da+N+300QyF4VikEcmYGxJ0shlsDPMdr8RwOv69+Up/MRwhjeqH0m/KQN03HcarRDo39rKv7WayhMjbPJX23B8norvBkzSGDfXaXDs+03UZKKrKBf3jSMVxSPBDgkpG2ONIWR3bDFYKREMlj4K/Y883gBeQeQjCTBGLHBl+h0iVC/mRAA7ATyiSFCI1JJRNwijNloKKlktumwm1v1gSPmddgjkI8C3uZkU8xTKHuGvFBxilXA/OOhX68dpQN3HFTxv5AqY+Mw+z9jLKEsA73HKhK4wHdwxpXeBgpYxqIY4ICNdBSJ0hG6DinNGu4mmys4CFpE+PbkC+HUfGhGyNyymW4E8i5+A/30DeoOReIy8EdU7/4Q5xP/7vvi/ByF/wb6klu+5D9ylks/M39ANV4BLE+8xxzGOSA1ZTTKvJ5WEzK3n2HnL+v9yJnCBSI0OTKOZzLFbDhNbMmPjzJ4WvO1deMAJ+0ygvT/dC0INAWhDtsATzgAQgXveCLx0UjTQadbe/LfcRSIAah+HptVGAaFcL/mxpzSFI3LDYN62jD4tmGWXffXAP/Qb5dkzLbX/rV55vUMU2KG8rOplLsPlV2SnVMj1T4Gar0Cje1r2vfU9JCmGL6OddHNpuIRe25Vw3EUw3ENRqISrYiSosfU2mjFk2gGxgl4+r1caeKO6d2Cf1BNhMOGbWafZNIuyhWpwnjB2LDSuNmbEJS003SDCpAZmlyy7qEjcnOA/rpYqq6HJeI9FP3NtLeBujt61zvRN2yZAGR6aAndceoqC+W4mBCZkSY/N2CRsk+det6+t4wcE+EJz0zqO10nfpBLh8Ed7kI3VSwODKwLJErkf3FE4eKmAy3y3FT/leOGw2EjmmeGkKHauqOZvBHDc1v5jl8y5iGJlUcY2lRH6Tu0l7TJIj6LpiKZMZLybNSnT3BdGW3gPO0LmRGV8WKZY7LjkQHeqD9qJ7cqDm5UCpyHrNbJQSxhPtBbiplHyu7VPu2u5UZx7DqIvES+8YPglt+eNKDGaRH6hD1zq9vrkVr8T/5qt9GFVO3U1UTeVSliK83ejXJXscUY3O9J11GHzL2IZIsQqjQ9c81AWZtiqjHX3gNHoC/W/QhYq9h3Go97dG2N0e4GRuOZKBhFBk5lGFR+OkTst5PWIW1krgwv/Xar9/RaYd5YHg6WKQBAjvAAlpaS0ABCTRAMqxTT7gBf1ikZ8yAzJHyU18FFHxMGus10fVKte1dYaj5tgipqEM0jdKm6RI29VUDR+O8kdrYbe48QpIioEveFlowFjwiLF5ktcgPCUKEkzpEmKw8vAHDapJ2pVVDvgCRZWBl19igX6TVZchDkFwZpHDIWOgPTFBizGh8/foUYtZwSxKSP2jF/6F027/SSLqitklbGBvVkHSRwGwl8fMh6cpsItCzg1EaMpVOVDnJOu1pyzIJppOW5Mg67SMVQqISF75Xnsz4ugSaxHHogybOzj/oIB94hFSpGMMhAyqzmTbE17pRyaz4uk3Tz9OmdzVG1cSYijxaIGXMw77V4ZNGl8CKZi3QozM/1NWHCtt/+DIb7bNfRkaeu2kHiFqJ6f+T2n/a4WQQJppc/sO1huqrhipjY5Puy7QOFJY7q1C+r6qzhELmqjBMWJi2Nl3kE+YLbdHY8dN3m+STnxXkqJPNbD+fEcsmmQWYIj6ivUIEQpvLsB+IVdbyX5CZ7HkRE81ovY6uX1fpxnyV8LAwNU2LYG+8GikxZWAaFtmGQTBlwybmseM4rRqG0G6rqsliRlJjqS08WvrXEuEAKQRY7yAefBENBMHvCB5XkIG4+Km7KXeaRDGTWxBCKg1VCq1fwSSkw+XsKGByNZfJ5fZtxd4vBG63IYsbBUUhV8Kpyb2Pjo7N2qWklLBxCdYKcvUSWtGhtiXS2ATjeBR2GGYSwLgPtS81n3w42xxy665BZ2FoL7MPdxC1K0Kk8PJKj6mMsVfrrDJ0zoqHz4mPkfv/BygkOhUxdjGAmirNXDKqNIokEDcy1OMqhypAVnRglj1VpzjVnF+kuVL4YepvCo7RBcdIwTGSbW/VPFfZg8kxuhAxJZFWwhxhdR4naFMl5+A9PY9wDoT16Oq5YuKey8AZ1ZnhmpWtuHtmIzgjAF1GANbGjYYJs3GtGkJcGEKgp3SZpagr3lX1r6lwfWPs9htqcWzjJ6F0IxFBmvgjuhGZVLZJdy8To/nTd6pFaU4gJM1nmjXYhHvAPR/Se1KLzxBodnXGtN4e+Eah6mOBW2X78Zml6tmkaiZgLpUFcnQHGo/cA2dHjLpw9j5STioYiaRlPOmBp5iddSI7xYZmB4MdFc29r2f2vi73vqK190n8loTDd7n3xdMN8TsXP6rjgbDEnunWQJNuqz6E5BjyNUFsuWOZazXG/8IMKRqFBsXY8piRip0tB7kVkmML0pZ88BjC7Yo2PZusoql9kPoqSF3iuxc3rIfBihnLHxxHUnKucfXLUKr65RBbS79cUdNTwSRgJL8M8I1Jr0x5NSOqQwytzoIp9VpDXTSHurBDjeB79Kwe6sIMdcah7reGuhD+In/bDLVssz0M9YpSEPLiu6CPviZp9zmMSNJeMR0eYPAkHl892wMwv2WTAjAZYgEPsIDPnhGAHOMdRt3HiKHeQLdjSVvBhOogZNjp31QOrucmse2kIUNdJ63AXKAPiMbekPbkmLSBTtqgZEJMF6ugS7fjJMNUzcwMRB9r+SmL2Tz+/xJECORXDc9tsISoBsPZoSOaXkGXNO4WT+kuRn+73bmgghl/LMygkeDzCCqQyRCexJZamI3ebVJLbKilQ2rptqglpprdIbVEGEq3eFrFA8YLpyaBV8hE2MJT4omVE8e31JrpTt/IT82gdUCYCXiP5JLLSNbKVdrQzERjFCauKlMGHQUKpk2fkhAbWQUeXvPmLaS7DxpXCgNDuNeSqDI4DvAsZstg8oRLIO9XVDyN8Jcl+hgfmUN4e1geJBSJH5sRPUIE20f0wPvq0N0O6qm3y8xul8NquxyCHGWQF49hDKQQ3S5Ht2O7TAE70tU8kq5SZRc0ij20p7Z8pk1jnjvoXEdzFWtKjNM9zdRgs7tAWHuGVHvltmLpgyRRxB/ea+S/6X21hPrn9xgJ9U9XwpiqVnjCt77xB90qJW4mMl0zCyk7T/IboNkbpJUeODG5SjEudOOQePTJYJF7WIBSrC99WmJtCj/i3Bf0X9vtCEl1Et02Xgaz7F3kbQLrAyO9gsNIgGY6001NCC2xGeSQM9emLRSkUf1xV/1xd/1xHdIftDBdVMjgFcpGmBEtujcI7sgu4jGcHu9iOwAWVP/aEfwY/VUwcNbLjdOTjRKQL2uHJ8vrYzlR7i7lw27a26WpS+BCSzACYs/oKfzNVATe42VGdejSS7zby8yqQ7e1Bm/Smxs+V4dvN7ShDHLQCdkVxBz45nL+2nW9dld17X2uXnzKnbu6N93A1T1BzLFXvw1XC9E+gNiNjznq2cqmn5VPuO/HSJiSZvZq2YkzxBr27K8aqmFs5EeQYAozBkAGZJHIuQ2BgvE4qswwMvmPuckmY+ZYox9g50A8MLliC+lqeZqg+cvl0tOVnoikkmW4SVxpIKIyJNWyprvxnhalD6YeOPfKB8bn2VyynfL382AdPq9c/cD4fJsPuIZb1xbduqan7a3l+ffJrXs+IpSTTS8FwNEye/WIHdwrNUQjF1JaFjpar9lt7mV+lfe20xdmCA20LzGJglDOv85QoyjnX1NT42uM3aKHluzTaS6lFb2Fk0C3L7KckYibcCiniA/qKdH2BGDEfeqRirxep9R1k+bgLkmbMgbGtmhrA4FDmwRUWap8QPZCQ2Y+aMmX4UGSWQdGSztacucrdI/Z9C5FYNw67FY2YsOGP/SEOBq6Q90fdLRs0WKv4exds+IE6BMZojkTmLbje7kuxj3wYfbUVysvhq92SSl7ySYtLZXbzqb+2iYhpZ1NRGkt1bRjyFqG8IBaFmrKuUVNd+sYlf12eDZleJqDs1QNztLiwfHOODiderLa47O03fj0dXzOmx8fT8fHgwp3zuPTSIhe2NI2v/VnmlVFr9TThp54DH6Zu9ZE5bS7gEgXGxO5U4BIzKRdpArWulyRmwWLtCGLP+lMf0ryyiUxcl02Ts8y06XFzLRXmgTmZSW5hZMh6D/oyVLpk5lW3V4yKdDHoD61ud7yOTFMcj3LupZx1/Kiu5YNLJ/eZRALDb0jp7zsNHmlqjPMKS9A94WQwnLR9OAubbsSql2htQaWzRqQ5yxeA5JSOkNZSwgeG+qSRiZqvSKWF491T6mmp1SzpFSD26mEUtnpyygJAfRB/z1wVLhbbOerZO9A+R2CldfaJGJHgVtTK05hc2ZVQG58dn5VLM+0OVf7S0UXuQawCL5gAXqZv5zkJGbnpy5rrowcfVye28hz3cjrFbeP5OqW058moCJTbxHksKSuhI66EpYR5JAhXHURMNv3SV2Fk7VPRK2HIV23TJV2VbCk5ZI+V1gT/Uo8pGlLTPxHaMLxKEA+PJHw22w7JQOWAE0/FcqVzbWhm9hgza6CsuoDp7dt7fSZ3sJn0mNGaLsyOiyqUVcMscBmcFIrioa0jE4SRWJzK/u3QUP1BEblDEbvbzNG77fUKsVPnDIqxXeHLVttZD03sNV2rKFMIpgNOCpMssYOC5A92OQRwiW2WhEMaBZL4U05iux52HPFWKy22tx88kHwDv0hmbHV9s8FGjuCOYSgOdZWG1W22miRrTZq2GrTSgiJt+jKQQ9oq40QcJPZHAhjq+1WttoIBtfIGFwjhrmk/HmS4Rmp3pjB1yMGICifOZTPdNtbgVYJrMeMttpMg+wEVQG2Wl9Dq5XQ1Nxvo6xthKW7KMLSbUVY1uGtvuGF6HCDF2IMTxvfVkbHUXVGGuRpgxjXmlVuJPi30HAfA1iFfGb0Xy6au0xP25QYmcvI+Hl8iEyu4hZXoaDuPOTW1zoGMgmHs2+/O4w+TXc7FRLTTNBb+i1JLzAp4m7158l3D58XhaSfQ/t2cImivwFQ6amGFbKjoN6xxqLT0uRoECtxIidp07jUaXo8Laqx2q2UQeQgzavVzGS8n9nebzc7zf3KJtCCn9B3z5jF207cniIhEFHUf3oM6erBX3KuGw8WQh3LNjleVt/uUwAEFYsQbRIpoBdXsNQzMRbA1Dxe48JH3gH2xrzVglSEhEna8x0P7q/MYlJ8RJCPXYHBFVd6DdPY+CjGqSGau8ob1mC+2tW4e7KbALO7xZaF4y5cXvtMaNFaV4tWtxw+LLd2y10fnmy0rFe7yo3trVeAth8htBOY5758XGm8/fRkV0NFhHgjXRMw1NPlriop6IrT7xvvUq0XNC1PMPc88NNXGpGIJ8uC0pA0zzYOzLCBTfKPxJyMW0u599mflAiExD7JeXYq90rPvuSBqkAp1ylsMPovhyNiTx/BugQ0rRGkMnEu+TODCrjk9KlHHi5HTz062WYuGoOMZ6RqqkqB7yW7Xmb3mFxp3LgHUuGuhopTdRPk8KEb6k0XUa98ISBQp8zQgSFgMlPAvy3ppzduQaZ2XqWD8yfPEYF2SabjtAiFS9VpSWhdosYrJJmPzXiMYBVaqjp1Wi7Z1fgm0vYydu5lxU2lCKRA5h0T7qk7OIHQooXQtH/kulU0iLh2ryXDcNQic21OAchAHCqYm0JEOk1ISGcGErIBHQiUwbEiSSJvrHb/yiMo/tcPNy+dyI54G+8p9ZNnvcrn8lZ9Am9vvDV9dHu4zvhscJ3xYrjORvxJ6bKMRmzgOgFCWYHJ1VCdSQXVmdADWUF1JvNQnbFCdZbhgMqeFZ5qxM54FrHzzAidAPNEHQedjpgy7QxCZ5L+L2aMNDYB2xqSaa7RnY+MX9A2EdIDHk8BjgF2pcwiJLq979BWyhOf0f0fDnyCrX2pSWvt4e+cbfg7i4ffa6Gl8vfm8FvIPIDxzSOlenNIqUFr+JGKhDt/fQ4p1cO4BxwhdRUHW2MF3+DwnjSxti3k03/4VxtXjuhPzYzoA88//uz2I7r3nUZK3DREvdNRjWZGNeKdv71wVL0rp5t0eeE9X+pCS6EKhvZuWnzKBaP7ljSAHJW2ZKhe7bmYQdaqwJIZdNtp4yl3BFdNtrpOK4StEabb+FxAXtl+F6zfA+919UU2p8J++Z1bG835HXprG9HRVTrPeomIlFTLSUwGhD+zFTSINY2GL5kiD65O5bLiZA51MlZUjFoVEWlNBnsVYo8J9JyLS6DpZY1PgWtnBdfqXnCYcTFiyk0PT0bAxh3JSkiB5Cinjk5GBF/0S0YVdogBL+EHa8ZHAgD4gfHzD6jZTVLRbjVQdQjf3wz+WWNigCdeT4iUo6hmUIgv7zTmpCPRrC0oamZTIFKYRD2o4iwGHFGFCB8A8z2Vnf0ymLII5gYBQBb0qiDEBxi+IdQSmHDWsOeu6Y7bQ2EFxivgWR9VxTcoe40QVcT9V1OneqDPlH8NH0mZitxHTB6wWNPiX6kTWmbUXYgKZWcZ862BDc1Jl21EFgtDI3Zhvndr3MY6Po/UtCCCYsHIiyHRSAdblhTWIIeiXUMz9SibpT+vpdJtzv4aSlbI7K/diZlFhjkmOZJf1vHSZbjCViC8rJUrR0QOXCuX4TtbK3fxkd1ypDr9RTRJjeSxhgwc8ZDxKJUX6tkEaQgzoGe4mAVCL9oLt2DaywIg9KIJhB4jpr7zcCkw+C0grrLbC6RWFfzYnYaQ1cFSIaf24UJY/BNcLhVaH3DUQT3QLxhMWic7XNXC+MMTqFpRtBYyNSdYlGS1QZ2r+OqSOh2bNm2CTpbgid6aDOlADNrqZqV+mgyXLFtQlIBL5Cw3ks7Qit6F0icgIa6qZLkBsaJXZ8Q+64WBUWndBYYfZ3F4Qx3QkNUBDcn2AQ3JGQIaMsSG/GxtD4lTDVh02qHAWAbYcxyNu3WtBliK2gdYfGyxGUwUwjUIdpjBSSie+9NIaGfsncYH+K1wuh4a6WNt9mw43cImVeF0PpaCxMYiQ0MLsnl4R7cdBFDUQQCfSIIhgCQlbaOmbyrpLPBRlxzqarkjo6GbGkLvU1vNzvDnbIAakVxzmkavJ7BuVrHQjE/9mD411RpCPR3wvtZcQLp16pugJoTooaKH8oxeybphwhT6urX0Nxn+wbi1weGJe2cucRG50Lh6D5eO5EsaeYBSOhnvHMJbQEnPhL25NXs3waBqZHNNwATaS8F0wgwYU6kBk7isspkJ8liqgjyWF93N7VCdJdIwvB5GN6Dt6mMLrE5g4wYYidwUDdE9g4HbK1flS6p6OpPVqs2rjUpPq2nTYlh2Gz91Z+uw1D8lpsjFmoZ7jXQydql6sVu2NI0ixGEdgMWaAzOuy/+M98iyGJQrSGUYgInFkyGCC2WnA6c+D+rmnnLZVoQYmImA6LwObzljhSbnMzCNgWKm5gukwPMXGajO19PGQHW+FupYK8/DwO3GIVK+gcoiKae4DBCvtkunnQVkyiH2mIEpWoGhyo/IekUrxZiFLaW01WGw4Mck7hEAFnliMmnLHZNmUapysljumAhtNuXCCfaVSSlvevj0ZFL28dxS/jeRujG0BAToWMHIJTDr8224WdVsaRP6zRvbDbKDmHFEJi46MalW6YaYqlwSM17HaQmleeG4ZFwVT05KnkaDylCYmvwrjZ3w84SejvqyVCZYvjx8erxHWgfKFXrgBmNNxZkVvLEROBpwH/S32V1m9pqZZ6T312phO7bIM+KnZye6gH5sxCekJkB61aYz/NWvr7PCKqwIrL0AZiK/50G7BEOzydu7OO4xLo67axfHH1gXx3y9hv/C1MqPu1KmdOpJBqKL2HjTMzA/nIBRYxI19DGfuZ7Aij+cE9qkraoJyCRCyRdUSIkQHM9EL6zOgPsp1DNRHVEhQfWDs6G50NeT1S6fsM4R1BH6Y6kWjV1nZn9ANxi7X4aSKyJw63eqzIqExCOqgx8x8f2UJSNbiAoaQMLNb9KlBjDL0BCoXTE037IQ5NgB85aOLiyrAvH7RLEvOVIuIOFdfVPGxArwhUC3WfueoHpP0HgP7PtlYPiHuWP2VTLUmZQlkk57rweRNGYptASDabSg8UHx84Z07CAlHKSIyfLiGkkEYcVJ59bII15gvQOzGzKeJI+HqZGg+TX/yTjuKQec404IfLOWUlPZBCG/TE5nyC8i5nRg+jA8SKeClpXA006hS2kLCR9L4BeM36duUs4m6dKRDe+Y7HuLbulpQ2BciQ0t9Chs9cQ0nsHqZRo1QSG1TBgURItZ7vIFz/UbIma+IEoxQsvk/RIvp4k1gEy3a7HsHSHcEuPNAm1QUNbEGZhGlD6N3TaRODDMOrAQH7Ix20sp3vcQlyIcZ13tjvS+ovQwnkC89qBFNbTT1A3ts6ERa+XZ+gMYfiDUAOnd1CFQFLaPGw9RLplLCBdnpSrCbWjK83z9gsZ9uCuAbAL1LgQP6NeQKazltshffr0tB/IRKbt55bW04YLvTE8Wv6SsE0SqhbkMCyodRWSeYytvbCXVezNJ9QYKWxn81NXCDkxtx+IM1GTlKaqABxlbIqktFLYHMdulwcOmB+GFB5xqezFh2lqO4zJjK22V48AN3yv18k/6d9Vl2tTQ4RxF8QwQFAjnOglNLQOpDSRHWy5Ils4hUxCEe8KvKK8+9EpBbT90soweq88+wMHnHnBIa584jVs6vAW4ao1b7keSZ1RPzLLsXPKI878B1W3u/EDpP/GW9D/6UUQ9QdlIeyeaieVt7UpN8kyU+BbvSsIvjpurhRZwuOvanPDkUsLGkkPELLHqa23CQXYXue8vkwDAizWV599UHDMHGACkvkCXR4A9BssjIBIaZO6A4F5o5dYkoITCwbcFakywhiDtXC18L9HHJHIpHwMQNS5d0CcTszgSTUUxQXU2XiarlGYL/XLnhL51cZNOUB9R/m6Z9NYnfVacgQvuOJxEmZFPy/jOKQsp3lwGd5S9Y0fvkDMTAzLhXy88tC/vSoX5ZqogMByjdK1Tp6O7clTnxs6LWtvR9sJSM7j9LyMfgOWZXYLPuDVUeZUHXW3zwsNEHdVAEm6xnSeQQ3mX4swJspwEyp//DUCXR4VdFwUaBartpLjOVHGC999kQamvuWusALYY7kwGFK6fzYCi/dJaDxT0LlYFKjpMsUcZqkklipBkTr0QyVJTR4O1oaxoHABXcnQUkW9CCx2Nw5bwj8M5oLMkbLLPRvyqkiMARQsFFB3gsF9ccXLYpNZY6cNGfETBjazSPLO971IbyvQbVX7sTR/QD3j+pyrdmVlTUET7+kijiPZql+SKKqT9xkNX7ENXFj9UqxLI1jod3o5tsABABO2bGxq4N9KYP4RrRSYnN0BQUBfE0iUBehUKH2vi4AU/Z0dlpOiTG4psWAKzBwAAPa1O0LoY4VmnkH4pwTAnFCnyzYozfxzx4we9N8pBlOjbFWz+Nr3jCXPH467e8n5X7znt6k3vc/Wuh1y97Z2uQigOJ3LRg+ZLgcX2NvNFvE2MXQ+1YoI8+z7zzB83z3javOtD5t1PAu3xs0yceMVW8RunuMeE03e6W8Vv8ot4LfazUJJeN92vnguiZC/aRX8v8JKTRF0JzgD+b9iycsCa82ZGIjBMuflTE2oFF5GhPmD3Ze5GgQqG4VWmcsNiAMpG9qp7HaZYwQCqBRo2BOcOryqj9bECXUn8iKslxlTqjRB6FpBtd3WJdo0ASnmeDLiOY7gE7FL5THSNZp/jzQqmwlxnJbUzNxxXYWhOIptYuhxQGnSVOXaqbnRmuiE7FwA4sGPF6Eeg+DvAszA9wtv8LZWju9P/U8RwfIaBn+EFGdSN7vQuZshCkYi0CRmsEbIDETJTQrLk8dDyJTOYJbGRBnILrQSJRA4AokDCBpg37V5n9oBQFTSzFQSzCtr8f9t69odn9ux7nILKx25cnLWPXX93EMKH08OdefaH9OzfXnn2b5/x7O/0rfoE3t707D+IzkLWMjfyEweJn2JVkR0s/p3GWrswEGR6VzHZaR00FzuuWC3Tb/a2dXYnZ3PNJmd2zSaLnd3D22ed3c1YA28u1mChs3v7WAP6vAGsEg3ura7YrXn3EAaHW1QeF3hnk/RLXmt6PFOt95ymIrDACed0V6xvRdV9/YSiTfqk4bk9aah3jc7trpG+dQP7LT+VsgHrk/ad25P26V2b50aKUvI8vVrPF7UPpv44rD+O6o/76o+b9mN6j+LmLkCHmwc6gtCrhQtVsaYxL5iERrsOK0vdJFTvYWhg00wuHet8EtWCcgskD1YwklxLPZZ6FGX202yegPeMKtgjBXz0uNZoCalBd4jHxRWnqIQeshX5TeDkZi6Dym+3MpR59hSejto066pnrKudtrVxBXjIKoCHeMLNLARwB8IJqfLP3fwLJg4z1AxcKipuDYWR4G6bsM+fY/05PjwJoYeGORTN2DzbA7AWh3RDR3Yf/tms31Rbl7WEFQsIzuHezW8t71PDVLDAMMUK5lMP+0yAcMtYyzkiPedw7pjkc2VAhp9luIK4HE2DSALhJsHuGeHzMRF0ZPfs0CaYKnSHbp1wn+VSZT+19pfGyVsByNWB+7m74BYAxKOuFvcrKAIJqv2K8Yfqe8LWHaHxK1BEPt8+pKgfIiM2Oz6XbVM/+l2GmRpR3beiOhR6iurpTwYcV2+BjbU1yrPWVmfW1oqZsDa/+LC1vaZti2jWtIgmO7GI5uaOSQibKMBzWjZRa9rVi3ts4Y6f3W9YW2efHC82tnpNY2tcGVt/e8bYqmKnNeUDHHOi662+uGmazir+FCtTiuteTRywJRHEYDYN69HzSNgoCW99Swn0Efsl28kAVAZqwxMSwslhM06aQ5Ge2b9yt4hAtUtYAcJ2EJn0O+OoDlKSdzaDlLw6SImiSmSAusAxIuUYLpyjiOGFL+Qv3bp83IEKJKXeE0zJ/oROV9gKqNF31UOMybyuZOKDw6BgODKDLeJziQydEKnBiCtxuzqrVJEoflf94xf5myKGxKqKEhwiwWHErAfGZ9a3/J69pdBbYr0l0FtoeXCgWjo1LlnXiN+Iso0rSChMzL8M3Nj2/fPOTOdb3bdoH/KsV9k0jJkQ+64Jd0gY7pC2wh26NOMmBu3jo8JGusXva09Q0KVbJcR1Nd6ZMZCMd/a5LyONBFHNIjrmwNo7vC7auoZCA6+AjdJ8k76NiFY0sZzYG4te2NUIaFF5tqCyVwanDAcNZ67n0JfMxCOMeLFJPzwF5XVnVUK0DbC7YxI/qS2BwQbFSeyPdo4/Y+f4Up3jA2M6HfaPiYa0yXItSk58YPGLer0+axMg30JDh5zGE//dHNV4SjWpUk1WezgNoVRx2KkSUYYhilFtzkTNPJN0EuH8EaNmvBPeArA7U6+vY2o+irv/X5+q8zcSBZSmXg0MMyKaZbUtwGvEheSgm0Y4g1rliF+q1Gl9jPjxrUaPYKQyPA0VL8sbMQeyv9Dt0DcoQXpFj1eoEa83j33USvMo1MoPRCBFq1miB0JCGKmqDIVFrDSu9s2iWS37N1SQivKDxJpJhAOSnughR36teK6xb+2iBLB7NoBsdzuAbPd4bXEA2e5mAJnEwi3JU2Hjpfdb0gy2BB6BaqePiLbTk3U64VchufjSItmQsnIVMSwZ7SCpRh6UIkQ4lalHshRGzF1xYV/eMLbj8R5eLRrjLt6SlhvW8ryGd5WjWyYb65PdsDxLWgVbtadchcFZfru5lFL5GzA4r945YWNdGJwFjAJ5HKK3bVAIWkfBX0mCXxcb5wqk1RWbUaBTL1YLyeA0wHqlhUXUqhey4EfGNfmcVXN7dIQtWso9QyAGIci70jK2QPrX4ICrhgPSc1afk0IZRsDakL5KoHSlB0t/V42jfsM66kF/f2AD6DybVEKtCwmFGe0TKwAqlnFfKYVqYxWuMwjXG5ysRENgdoFB7mmMPokLrZygBFK5q7bSxnKNsMs9wi5ti+KFLVot92BsV0ud2RG2ek99Xcb0TwTDVRPBpbsdnvBZ9d+1YYvKVRuTgT2wAA8olTEAK4Eg7Eymylv4U9heig/CayZcS48O5toUNo7VyBRocm0TBrEtjEycdsSEspcqCQDCwbvTDkTc1DC5ynf7rGyWid0s1YyaTF8GKVmtqA13jEX3S+fYV4PXpU1eJ8WNxLezCaRLEG6iUPYJWLASbWpcDzamdmeJdq5GUZm8tASoEzLiCSqwNTPTuloNfkHURIKybss4vGpMJM9XiHE/QWI3nGr+loY5cRzc4reM/TwR/KfJ6ukGKrLkqa0japdBcIhumozI53bN8Dn5fVeb0+0SLqU4Nrsq1va6xudbjim+yFp1m1wuF4934561Rgjr7nINvyTgVesLggM/ZH0RSyZSDIGVvvA+NcRsu6MscU8R9i4/yCpYu4wgSbI417E4R+V6I6ZnXTjhqoRG7SpXRfNbow4MvC/XxF/I77Znr+SPy8LuzI/ShhUQ1YZSwkrVnhW259+q50Vy5Zg8YxIMl3kPVAKgVjGhA3rkeukflbyzdToXh+q0HsKNKnUTDiMsTZKSJ3tw+VBOyd9hpKlBV8TtAterqtqw1C4gU0SYuWt0FWNq2zBJXwozV64c9F6BeDmIQ2ui23YBZ4AIytRc0L2MCwAkb9ZBli6OzNqhPcrEVlhu3+ThLWhc1/DwoMHDR00evky8XBoV5Y88fGQ45vI8x2ToBOREG2EgJPdqwXxIADG0R9cSl9SV5Ok+JV6E505GZs5XAB8A+pFnqsFlTRkKg3iHNv5zwwbxmmYuKUMfMg5Um7e0sHkucOaoY5Chk2RHLBUxMrup6i0ZNy2J0JQ/l4/4Iw6OjdWoebw7E5edgLczsrcEcwNTz7j2NsbKLoxDCqqKMvG8xcQpeiYo81tz8c92u2DMubHruAqH0KiSk+q1jUgjy4jzeTmyifVfM2Iprqj1K1I4JAvwW5gNUiK4kJ7yq86J+RbKfAfqTF6iZW683GrieLjYiCJ0IVjHyGiXZA6Nch2C665wHa/CS4RYwlUcsIaFSFZh1pas1HHNIIXvLQvxrY43phoyuweUJpBNWMKBfDNiAkBQzis3jlC+k3SZcSnXuhDfxoh8LccidJ1vY/pLaEklSQVCo4SPCpDKVnme8JNMrt2Nv1smLmDE9iD+dV0Ce9dx63p5niwBH4QqggtMhRLAuUtFzl2HJ3sgdO7Jw0bEeLn7NJ7AOfoEqU9iQQEYcb4iUErXZTspuZ2MZ8XmcXszkZ6cnozHexFtOm5sJ+OZ7URifevthDfIojm/sZfsLc8fM0RvOy2iHBq4ykh+WNkqd+km0q8u7zc2kT4u7xs+3S8F4Op8rMhd6rFjOFEsY7pX2i9J2ZypXSWfsgu2NEQB7tJ6e5gyudmvki9AEJNVTtT5DF07H1FqCKe9T0xVa7Knr5U5+W8KzO6RoXRD/tvnYZwDB7Z12OZ4cLmIB0cNHrynyYPPE6IjDwbbiciD9xgmd95CJhdZHhwZ6GbduySgOBASjMarMlgla5GDQ5yHBbRR7rFLgQx2HS06r2awIGJhsBsNBrtrGwa7oQz2PDJYTucezMgeLh1pQ2NiUo1A6JHZni/9O7/FbEsTFDfPbEtbRRE+BQIEFGBgGLVeqiACLgCSjbScKaPtz0vL6Ywl/Qe3c8lKZ3aSbM0INZMmcmaXq6dheeJofTPvKfWTsyiZWq/gz02X6r3bOzC/3GRpr5H5s8CB6R+fzSuNKwdm3HZgxl+uAzOokqW5YwR2QS90XMbpZ8MANvmslW2jLlbd2GQozPdvt77ZGTuHz7ADSTTyC/U3xZoUVrGsmLcry0JqEM11mqttYp56uuf1dUkhg4Dpe/CAI3djiZFexQ2kFpBDKmO+DOAl0MCQqZ+SxijQxeTma1BdGT2VIstTDAHyK1i32E6upobck41DcHQ08UDOdcsVahUis4rVQDidQEtg2FYAkSAZkgS5WYVHJUz1lGD2lfpiuV/eLVl/D1daCfLjkIK6azyyKY2SeSdgG9AsBF+jmVQxSqso4UjkN1hZZiLFMXj/4ZSJFPdMAC/cRR6w6ctVwD+Z1i6DkAVokox5WcZvGWK5oxEmTLT1r8kVdDqhJcfj0/8QT886mqw0YWrl6lW5rRSySq/2ZKXSH5t7Vz2zPYxQz2Rq9tRCG6szbEXTc2lLxFwi3VaSbJaQ04AJXTbeBABpadKNyUg1HKHieVWNtbqGQY8+lAU7zcylC/IYnkOCdvpTgZufZGK/inoom/CddhVv46XigKj5WblGk9jxgA/NEDszlhLViwkjdphqX2xwzTOUAjSBfKx4AVBuuG164LoQaAMEzaSEEMF8LmxvoRZxwaTu2lCCZi4wLrS5wAaCW38qGk0ukA9Tr0iBV1crZayJ1lytvnYn17WeGe8GwqzVrRkwajyxK4zOhhiwJ2IIgBzapRxq3KYJQbHV/+nyU6zJc0mVSw2cdXAX0Zitq/NhoezuFjItnKceIW97+lEA5yr1cJC7XAllF+IqzSJCEznGEYi0MWHiG0lrFbkUFWUNtqGs+YvTXw7dtBHpnSyOGpjLdHDVgwcHALcVs3ukJmK0tAj7sMq/l/tFqg4aRCZLVya8KtVsmK7JhnEs5L6NKnXbOYuECTQmwT5Rr8VLzVxj3WYKpivgB0fDtuX1AoUnLzg8GdyJxHaUcjcBYhQaJgP4DCX6lzS8VA3+MgY/AcApXUyMtwQGBBR5uSWtbtHlhN8HiKvNdPAdm1yItHGk9LUsh9SUTe3fGpvMelywYye1Gyqr3VDOIjdUQDeUM+OGCpD5QDdUgvD7bvE5XXAGhYzDC3sJIvf6hBNPjXuYCBg9ZnyWPUSl9kXBQQY82mJWqcXmoSdqUEH3D6wnauE7K0dUH1G2znVacViko8KCc/TGcDc7GCnnmgb4e0pHg3G2dM+WybbRNnfS0PmcrfTym54HT36TH9aFpppOj7p4lUheblPH8lq/IKC60qRem7cq6mnCQCvB/Mt56s2agq6Pc+vmNj5bFY43lprKrjXoGhqfM6Px+VWFLrTchuUQrxohDB1KkBp24qOEnPPw2FFoKn6VzE9JQsQ3Jmmk6cMND3PRqk5pNSCGEFGiNN8ZOBlqVZOw+BNjS21/1RK1rHUSpTbMIkQIQUcTh2pIpbAVi7+gUsiPfqUK/TQL/LzDdCs0uc1/xbo+3sK6PgyHcNR5GWh4avC8lfX5oSL2mqB4d1XzfMqt662w7umbqwhpStYxzO9Tp4oGQJ2Q/2Qsu66ROi52boNX/yL/JvXx3whv7UX+axiDpGiSuZYZGdxXaQ/CVGPF3sZDg8Fbar2iYebqfXjSb2G0CTvbFqOtzF6LgRTUaZhnXbRBWNxrGXUkjTx8p6gzTGOklJObAGh8vyY38Qvo3n+07vdsrFKSUC990IX6oF31am82gyRw3382wwIPuGZnx0hsyNUzHqpL3GX4XNOi0IpNyM2m4B5pxybgBxH4iFPj0o6Q7/0O402Piz+1Zv0YLPrETLJvna4DUSldPBMFnJ/P20zII9lgFoUaYPBLjJ6q/ChWxBok6KxAzyIUA7vPMnafAeInFnVNDLKCjYTMHYGWv+Ny54BM6tJBB26n9CCBbgdadS27zIFFvncZa51jPFTUSlBsozQ4rPH0S2L+QP3mLzpbxRfsjJ+YNCqvjFkmh4n2LjEEF1diMYVQ7Y6fNuEOfTsTifUUJZp/nRjxUpBGkHmFEMyLHFgI3ojjawHVpHGYPPlmHFlbWaiO1/EifD8ASZf5IHIkgVdZimGqZpVQ4FMclc/SBkRqWuXQpIbDYbwVfyHVW9V0H+qNEtxd4W94mKpw21uVj8OeAF6HmO10QQ2mP7PX0xQT8o3X58DsUR4piH/Y/2VwKEyHGkrmaYhz3uhJXvUkn2uOiZ6oe5Jv05PFt2pP8pmeNN1qdU9y9gTcIGdPQtxuemKyznRD24RppFBSrEisU4UuyVXHlVYY1buoHmJBmTGcqYcIXaowoUtfAHkXf24J+zj0dypXoSJkBCZ0yfdVGYDCDJ+0ZAttOnSsatFDLs+gWp4ew5QWPVyD4AkbrPWwQKuMLAxYLBldrtAZBgYyJ24JfpbVMaJp4WKrr6ieYYN0DLHbauOhKjl/j+jN4dnhiXGVbue5bufhgkpSGKA3WhinsxdZs5Qye1FuCEg9LrlGK8mAWvGp/V0G+I1QjRPdiaz1IVcw2YH9as2q1vJQpWPmlAygYoAZNqSsoiFlSXXlZjLV0yhdjBpM80XZ3Pn9I9G6Yu78/sHd09V4rm5JUWFE7j2qfWimPHezHvGHJ2lrqxEWv+1WA79BXVIq/Z7lqGMgxxvR9AdmhJzN5mLbXy+2ZJGCpntxDYtEjIXWXqz1Lv9C1b90ZvttpGK6LBabi9SBzRgldCzCrxGTerBdtAe3r4PbK5k23xzcBpBd/8OTojVigpq2/ebc5zxgX8a8LOksLVfNJr8c2tCNocY9A2QHYL/JRbLX9l9L+geQPHYlOVeWS69VQ4+UrL2TZuMQJg9hAYmFHefudxv3L30A6l3JF30G6lPJl/oxdjcblqn4EWEhTIAtm+BEjfcDbLvpJoz9+Qx6Srcqa+iaYlgoipVk3bTi375qQ7nBGcO1Q1bOpWsSmwIn9outnSSxsOHcSVYq8WXFwobP3iTt5shBtrnjcgonywDhzxVJXMSYyyjG9C+ToaXEsr8Z6TGT7vqOyvCmu5RNbq2alS2QqtJtb9U2ZDSO6QZXDrUKWDPUBPf8mbmHVJHRWoafmI49GSLbJFHDSwL74hASJW0v3ap1Q2txmGkdfP/d1hICSLPaGiSpL9WyByjkBAci4NHNhgFyNfu/rJL9W5DzheSK/3LKRrRNvHrvFBNiBts5tK2MMaUzv6RzqOxNEPT2xZoFs1P49EyN0MCHEg9BaOhx0H7kLPYLo6S5IgdX5W3sjVSlyFR1DcUzpTCJHVYkYSi3uSLf5Ayxu4FAkbmFdMphdQrp75HMDK5sLD6ppmo+vhb5IWALuSy85h7d9A9MuQkaykzmyCtJrahhrE1JVXMwqGoO5tveqtamhPbGWvRqOidqqkxSE+RQMm5DhC+P9ZeNGBlUpm2EZFNL9lWMXK4et9x43HJqwTVTXMGshWVS+iTf0iIjqYm3gt8k55jiDmHTKcBjekh6B2tqDNWwGqrhXH8FRXvYKjg9ZD5JVXA6sAWnF9+q7u+hdlih0kKIXSL3IJDOoExJAGa9dCpzsg1srChpnDdMwTlzjuD7bLzYQg24LbJEVLfcfh0tynAgguP6HGIkkeRQUCaDv5fDMQQks0mPYFKDGc2gngXIeErDA2PcJMQp+5hraMK207dM0yeY0kDzwwbIfuox8U1TWNUGIAVG2xBBSvVmZZJqB5p2lWhI0JlFPlylS3aoUmS+oPQrJmifiY7cQd0MS0azFw0NdSmHkXqs032oxa1CY97+GhM2wIjIORuHkqozlWqSGRnSpi9iFqBfYw/LmcXlz6CMaTxrVkdE9VqyZTOs9T7vK41Tfa6Iyotxqn9vO0TlsX3PuIWobNS8bRCVfwB2zFq49qt6FI4xZVZJTbB+fyPeXSc1weq6QeyiYsuE2mr+Gi/+khpqoS87VK2nDhVcX/MwxLfOntBSHKplOoQ1s4kcGirNd4whBo99690aM9DR8cIRNeJjtgH1SbItlp7R90R80zfdXUncMV8IK5jFu7hKdRImAXpclVl1AhNSifTtypzvMB4yW5lzNjh6BiEdD/uvrkUH/+uH8X63KknnhoweGfwjyLs2liJi7Vf415HhCreAFlivCaoB9/3ue2vibJAZ1tuTzz+KedTqvglt0u4/ZLofinHhWAuavzkC0dwItKH5I5NT87tzay6axeRHyKf8Y4bqbBj9LGHq2XKwgI8YR3Nr84Ne7QYpK9ge5oIS16T4trtN8JdZpHpWfdh0IzCShBkcIVtTLdJS3Qh2iVKIc3SJSu8VAwamsKD4dnadggsuyNRF2F6ljl2l31o5KNRTa1dpqKs0rFZpSMcMVmmoq1Rf9o7mOg3ofq3WqcN1aqO3AmIepbRNWoNA+g2eZ1xycJUDWt/FIXytptIX0lMXB4rUEhd2GHmnZXBLP9U7RnrHaBLeTJYXyi+lg7q2QqF3kiXSxXNYF0UJxXA9/aE2Cw3aLHQWTUVnJ0T0KIFpIswOvDFtFqqoWV8yFKvIRzo/EYv3M8JYmHLx35TNEB9JmWhEl1ADRSLS6bHpYHiwTo+tTRHgCB9qYqaHfjOAPeibOuZd/91adFi/CdMTVXt1ZNgopRofK8uw0ZDzVKebpxdz3xWieUbJbipxzP+bbD1vgne8BIzYnXdMnWu26HpP3x1GaaOUkomq44BK8MRx7XlnS0LuCeLV4VnKwdB2mVfqHB5rSrnY/JEtIgF+fkuJUSxKYDX0aQSFBkPnvy/e9wIO+Yx5vkv04TEBLtElsWyAcx2GYlC5grm7b7B/IfwPj5YrbxD1nAKkVJSHYqMXBpWwV7tsV02bVsQwIikO0ZuENfSkQJEHZPZX3qHpGhpK1LxLQrdEqB21qx/I8ZF37n79IQR0VV+kVM5q2g5dgxUXtg7f5jNLHgML6ktkNAin7k0fwfytHiGDY/VRacCy9mzSZ4yMeXRfjDByptmLftWLIa8UiRFNX2o2HYLPUt1i8OK6A4+Wq7eIsCxmGKmdyi+hlAIo677jnFh9quGd+wnQ71cxroh2cALy+/rpBBN+Kr+cSw8NvaAaU2bQ2rCf/fFKqMH0wYkmwKFN5UQcb3MVLox+ienbtBeJntL15y/qTlINkqGho6MCU6ZRI/TUYidT+4dEFaFIF9dnB2uYmaQCrSD4XN90DxUJencnPUD5C9gbSmYiDqigpi/FJq+uyxEolHemGn6m64NOgiWsjwKV9zz47GDNnyxrGTpQz1BXCfSpTFcJM29WQWQrknoZGF/DCBQ1kLh7SZo8Wo7egFdJImWlAMkPpCjaLNYahb1N8zIQV9YirqwirjXe1FgikgoFOtu9zRLZrcmfdonsssHXPQToYXX3bPfWNXRSezNARYCBCTZCFLL0JHsDol7E8mH6gVzXqh+NMma7d9IPxhD2Gv2QSg/ox8Y2/dgoN5r92N3AKAfmnKTF7H4UqayP3lLmdwqnpaiHVYkqQapom+R7gMnCB0aqAw4jFofYBRErrQwUQHuw82RX50aMH2BZDRCUxqAqRKMOykIx2w8SRnyVu4FJ+S/0kcaklilUR6xmNyLJZEdIp5Jz1UXdkZ7EUt3JhesfIbouS1X4uDll0EGPpVEzybfag+ZL4Fu5RzRrkxGvSwbvPM/EAtg1NMEMoaqa8LfzkHg8swR7ugh6jUWwwkXAVHBdAWs1ieyuVgAHKTDo7xLvdAPR30fcAJawPw5MWRe0vX+0XHqDoNTT4AM8fLNTLLXIeAk7Q2zJJQyiRkReRTZLC+4D2Qy3IZuhFlWbJX9LoeXKDSwV01jjGV1zgjyIHcL2Aut5FSfrnsj6kIy9R6UBq9qjCb1/FqB3AOIftIh/UPWCe4mIYP25lRswq7u1QwwbO8Qus0MMQe27zA4xbGwDu9o7xOxPSKDFnBQa4Y8lpElVhmK7VXIedojzQM3nlV3l0nvoTd0j4XdtgyVSKiAUpSxiKTGB21swYbQtvv/upu0yswY52i6LqkZoYQ1yszepKQ4C3aQwJUIHiLwDZSnaBahSSmnH1nycIPEQMlQPzOCM1SOwZ17LoFnQ/GQJk3oTF1Ifi3UwfZ1mWQkhSJL5KhMlB+JyaVxxe33FAFdIaDMMqUvKOkA71zHhByHSRyUSeFkeIhF/WPJSiwexwQM5AzD+FWiIto99ze6yN/eFIeMlTK3qCWKfjBJeJ2k8mdzcQyi4LmPpgdwUs4XlAI2Sm5i/DRbpsXDPghcs4QWS0CsdWCLBaDNWue3hqlXtwwqasUzutaohkavIv0fDQrHcDg6T17fax7x8femgHjg8boBR4wDIGtfQenVRVTNdNdJcz1EY0GQmoyEwhdL7bZKTMg1B7cHKSb4paf6A7i5YGWJrsqLPhvGz13qhOcU3aq2MNSN6nLqX2YpG8kAw7CqAdzIlbYn4lFpC8NUHciB8QQbEB5CMSC/YmrA7HEURCiHxT96t5t+eFsf2rueuYTaM+LDFz2oGqS8ZN3mseLIgeFWJbP8oC7Irkz7psjCdSTgcOL+qjKvVz+FEjcBLi/p5Fe0WXPJwmptAA4SWl4WwxRkXAnr2Qbt4MxACx4azkBh6xwD14S0nxO21xC+XZhVQ0ThACFNvjxG3ZxgtnG2SgU0LPWNztsoc+V5Kk4jR2t4ftLTcsFF0Tc3vOyn97lBn3Nm17qLqxM1LqF7ygVX9Ay3h3MgljBhMSdAytYJEM3q2Woa+ZK0V2OU7NKeWOyxnPwVcgmtRc4mdWJyqbSYdU/UJOnlV/xrvNcb8Rmqt6uRdAjKg2YmaTLqqk++8RbPGlbhq191sV7dhXulUtveO0d8jAx9S3HN3M1sugAXHaPTmkkAvadpg0nd6bnZyFiZQtfVAY01rpT2hKNal3pHUajsLxmVbrC8smrvE7IvY2mV8UI8CaWB0dDhhwqZSEupzl6HPRiVTa2AZzJFUMzAboeZNxMy2kX0LP0lKBc8yyTVBFVtfd0hEDKnr2EdLYUbtMy1Ft30jxLYUQ1tiqx1a/t3L7qChIsbb4yky8kNDJQNdVcGi+Q4M3JhB793BJYTgsv606TkUh2pGEJaZOi8zLWAcG/5ZIaBrCl+P7j+ZQmbysAAWi2OpKoqtpFN8yz0aUkJc7yLfhVsUFSimmEM498HVxg4jLE4kSYDXBGaqUYyPc28NMD0q79x1Me856u/ewD2faRMDjf+EyiHzXnDel0ESktujJNFVBCH9yZ69pew3lCQ4tdXD2zdKEtxQOUI+OR6JUZIkagRxp6pHUEbCDlYpSWJJyVC0WbNEWGtwBT6tFaMkrSDkgBsxcbUG+sgCA18AuJwQAxr/kCnNsMZFju1ecqiOgsxlp1+TN/u2Lgtr58sP8Jqtokn4EzVpFR1YgQZeNW9NpxNvVaCitWp+Jxy9hLWupN0jqIEl52bVzo0oCiutuZHJGOokDqBFLEOxuYFFsfrVJAgoip2EQb0uV5rrcu0qZkAVlcFm0DDYZFV1PKzLEcZtVGZKqasUx1c1xkQ6u7Z99Clgi4wEbeNOidRe2LjTgUVq1wSVYsFNaGHMrBjIUCowQXWAaJM3xe6OytGaoiSCd86hPEnqP4PgXajgPVBCXpanG8GbAvOKEbyHkJnF9EjBe8UI3uaK2+srVnDFZMgss2WTtLSMq5ZUdl4+KuujT8EbuhxnRM6sUPBeQnyNW9pe8uZhdbPU6gJGyhIF7wLyTA+EDRg6CN6FCt6DSkzOtcDXCholN9EuqII3L55/wTJesASRerJMz7w2Y6iWX7lqqH1I0Iw+Be8h+iANg/t4iYJ3YpSHdvt0HmthVwcOj1vBqHEAxLfP+VhWwbua66qR5nqOwgoF7yFK251B8CabWDIZvlxtCMYtms8OJsCwwPoraCDA6URnDaflZqaV8kthAVR2sD3gxj7FdWXPd6sga7gzIjqWNRGTi2Lpeg7dkHEGukHSTBYxA1fr+Al7ESsxF4cKo2ZlLFmB3bAu0FC2XguniLJRuYLipym8bKSRbKX9+zafz1KZbO6pFUZheo6brg2bHGPyznS5vUwFVgBEBgZpwK816lojQaB/idCenlE+dK8w6oZwXv3Nt1mkRKkbA+1oqVZRzokAcO+Q4LsLCAB2nblBo1BhpcS0CqNuzckAy8ubiasBSXzQ8kuqvKkR6CDcdVkVEpS1BMwjmhiupaiXQQETcZaUBXGuTVzcY42mUwWOdLhh1HaeZuPiWre5G1XcrMJocbclNn9OzFZvtPldoEXE20f0eSz4gGWxgBSrtzGdzDzjmEahKPeXewenquhZg/d6bnEY9z2vcRhvOYc4jPdUUQ3vOXXucRj3Py9xGAe2AWA2bZsSzlJxl3+CNzzpdbymD/GuthdxdLvxn27JTjnuEAgcZ7cQlSxBRMDXG/sUStEX6G8sSsOoxRQgP9nNFIczqSMJh0CX2aJwFIvRGTkbMZEcM3YCn3q3QGG/eb0qGix5k+usMJzCkSqTLHECwuV9PorBq2UfcQN41CTXH3P7OESepzgHthATIhLLo7iEn2BC0VtvUx1GM0Bq6MFxZ9659bNFEjXy9IKTnsSxq0+rEXQxJ51ETX8W0dX9hrNL43KZ8uhYhQcKb4yxxkAWcGsBPut2CW+cdHGi91qNTWP4roxnX/apLpz6PQC3CNu4BQxBRjJrjKS4ZVDLV6ptoOI3AMY9BENGgMwQ0/ld2CkTjQUXNpMan5eMlSD7cXqQwIexO0D8+a7i0puXmymEA+5SfmITMJm9ZhNYBE4edAsM2F2SjeLvyllI9XC1KdYxHC+MrIUefFiTBNXnMrodc9aHSwTtVTQPU7OnkteXQC8Co6dGOPHIo1q0GIyWTKiJuueAzNODToxvw+onoaYBfsooTsi3ZfOTyOwgpGXg3kAfigx0AOFK+tosjX5HfruTGtpAVCEyWqtJpygWQwqTeWaObbfhvEGSDiwelI+kjAr+RCsxoduipVfOmyWlErw44qzFdoH2GBEZYVVCXUELU+N4wTKY9KsF2qsWaIOgBvBXVQvUzu7COTULVAZcGor1tqK5/1ygAvBh19tkoD8O7OMwhH2cg0OM45oStOQSfpIFam69DUQS11mhrAo9QsxVrCtn2WCaxLPF70k5cbPqzZT1oo1q0yF6gmopHVPEpmvj9DsVCnS3QoFOF9ykEfodjqkW9AFMPna2XB3p3KqWqdoodEMHig0wYIDZoWxzW8UmVcWmT1R1YcViaVDFhnb53Cg2SzDNq/SOcbqtecXt9RW5McgniPEy5vCoMocPURBsQO2o24gpHVA7htTCVWj7OKhUAGNLpwowoGKTQnxBYbglURy6UGxSVWz6BuHkunJNVd8cjVKDvRrrPVaQW/CCCC+Qgs3SgYgRI91a/Ukq9WeIJbXEPgSqnA2gnCVsWKiGCXe2fWlavTSvBw6Py9XlIQNAa6qy8js4H936+qXG9RwFDcJdQpz/GRSbriYDpJVHIYVHAa6bvNZglrCeebJ+oTnFN0b8sgxg/+IelU5DPisHY1+CP0ELTk0G1xNHJVL1ZEl3T0XnwFpjaoI06ij8v4AWv1slRVL3wKonsaon0fb+BKJvm3gNOJIr6T2ldI/lA0oeGKeXdkUrruE89nEjrFe9HMopfFma76UIR1IbVSRzY16UxvfVi9Csc4X+fNAuWBSo0hHhyHcMjasLsK88qwsvAotV9SGlcVjgdW2PDDecM3gROMuhaggdK87RhjoTM/sdVcws06nT3/Y6nYZg5p5sC2abtWB2owpmwF2uZTFmYalIVpUcmX7MQRDmGMIWtnMHMS++bNXIJpXAAYmGFh8e4MU1+En2eHiXBypa0Um+/FpFeBLeDpe5YjwJwKuXaSqlCCDmKniH7oSdTS4EnrTNFlvnCs+YVLks9isfwoCYvuSjkfBsvLbIeDZeG74m5GWBXPPLiHHcO4hMtHJwGfHICnzzMRS+FrqQLcGKcZsLxbhXQlJWacwEk2vNEKeKRcdcaFws8VKOa/Sfhu8G6ceXOrGZGz0aDeUTguYcNQOdGrrCQu7eaQqGsRbsnLsoUcQclnSxa8kk22ebnMfsIieGvW/TAVaffBuNUTdDImjKyxmVKZjWkN6Fui+FE+sy/4AccuRZYj1s3i7uPeEsJI9cn5XjWSm+6bNyPqvUZ40gMx5kbY4eKmFEGgUQAXMB/suw+Ev2aGB5EUCBvC0jWubMtewQoleoNskY2bO5ZRPz5cunSKE0oSsdFkpVAt0K2hMwZaXcyfLVZLTLh8UxLI8pINtmJvcLxQjtU5TkJ4XKO4VeJOc/z1UhXFbiWDNAaSDhMSfZ4iW6aEi6sJQaQVUcrppCSUGVxm/mDqrpu6sBNsb0LQR1o5q+ZaRhzTS5mmC2layaXUWcL5mEDpO7GZ92ERcm5AqcW6ZOgnMCbi4rHGt5CK84QxJ00aDmqlk0mVxSDrFoMhoHLuMnpvzxEzJWeQ4YDQx02oToOtDGqqTFstlGgkV2J+iP6E4oGdQ9CncHt9msIbl2IblmjEdCjxCA1xHJdUVHReyKleS6qiSMF66piCp9XENn/CvZfGkH2s5QPGJV2ekYd6oJBdEbHqY0JBDLjoEdr2mH/Z0wnnLXa03aLOZ4sltNL7srHtbTmBpcJaMsPAyw3SCGDiJyZnhYjzEx5GG7hKTIwwQaz7fTMaqnY4CVTh7W13FHbqkDdaKoZ0EuvxGejaQBcY3w1k2A8JqquCuUdFdk0XQWbTMaHNHVKJq4IfPGlcwbNwJiYiYomigag8tIX5aJosmtzDt7k0oFsGmgiiMFk45WiekgmMbIvMNGFE0MmXfVyrzZTmTeXGVeEd86zSiajpF5Ge2xTMEO4vdtzStur6/o4IrJQGTeeEEUzUijaEZ1FE1Howo6JopmGfJi3oyiGTSiaGxAjJV5QfEDG0VjZN5cIZ805gVRNB00ClE0A2UbVOnSRS+g0F5H0eTNMJblSjIewSExYB8Cldv7kGmWTRTNMtz37mz7KMvpSzv1wBGKSaNoOnNRNNVMV40013MUOpR5BzuJounMy7y5TBqevazP3lTRr/FCc6qjUTT4MuRGc19L5kUMzUBjaOIqhmZZY2iW1TdmYmg6VQxNihCRTiM+xFB3FUOTqMzb2V7mjbeLoTEyb9yMoclNV+IqhmYACleZt+rlUE5tUuad6yWs4GEVQRPXETQdJs/OIE7WETSxiaCJK9k3NrSuETS5yr6MoIlBQbnKvjI8eTuCJtYN7IwRNGErgiZui78iKnyiKgD0zV23WVaxU9l4dxjYYaua7AQ52mBzLbrS19PVlTv0EfyPdj7v7dxhjU9dgobQ1fiu0U1wZin6XKxVepwZB0DccAAkWikwPqfopr/ZISKAkKv1cSzEmaQWFW/j4mSYXawOC2BV1/EtzKwgc+o2atQ0wUNT3b8LarfnGF/1NzsmNq9juKXjkrRG5u3qDlMHCwZI9GXrDIvpYLHphbbcuw3wqjD9KqeeVweBVZ8CG/Ul6k9sPDT1Ob/65FWfGnFinTpXz0k/sH2kWEeLiAaq0dcBYxmDUnIGpWR1wBgdoT4N0iKUM59A4sYGJfSLnHFjA4bX01O2fAP92B0TNmRCxgQ0WhEUhhoyViD+pM+QlFTjgpYZkiJx33VISqahYr0qVGylFSqm9Vk0JMVA7rZDxaylJLJbhg21WxRC9mPrrRCy7nzdQQL41aFjO+NAOywQb+sARIuujEzspb2yY6xj81d2jLHq3Dnl32A7lRwzJUcLSQHUlP6XFULXnxQKbZ0eoTPEMwJ8I4Suy/AeD3KUyZwRABoC4WoIHVwWHZipi7sZRrekWM/LEkZXwPowpGMH6SeEWRxebSNtljWMbrkK1epDaDbJWT1GmmkE2Aoi6NaQ5IT4swAqKmukDGHPqpdDZpaDnF2bP3tLudQInhtCHSKez5KxIKSIg0ZQH0ciNcFzAqqEaDfUX0J4jZprB3V0GoLn1iDOrWiG0Yp8k4ieNeOGWTMZRgY1eaiPVD0TEjOjA8ZM+O3rqhkcYRoFVJGyOGq0CZQYrIPnCij7EiLB4DlEsOFR66KPFAieE62qat4unUi8dTfU+3JXNbOTZRWBYWyCNUNibqT5u8cDQJNoDJ2ZmDXE0JmJWUH43EAjttYQPjfE5CB8bgljnZrhZxmXNTP8azWP2oWwuYHG6GAiGVpoQwr7RPGfrCqP2o0R220iXLWUkUT4IfsG3VxrQt5PWfbP6Nk90KNRmQXZg8D5DLdc1lsyiVkSPXsAPXsIPXt5wU1oYcxkt8nQ5BmswYoHsKCi0rN327A5ekt70LRHHL2TW5psta2mvaya9lCpV6Bx1oymzeCztSpfZQVeDc1XWTOatrni9vqKtSpfhSg7KwZ0x8R87UKm2orU44GmjSRZ6cIKogDXqGkjvI3BYK1sijpgjJkaK9S0l6HEDEDSh+HSzlkjgJmzXAm4aaS71xoatdLKV+lpQYHZF6R4wQrS5USL9KtmrFbWglXtwxKasavOV1lBpoGG/oWiq62hDzPtS9PqpWv1wOFxaxrXJwMwNsXNUwupNqivX21cz1FYM/kqK2fUtMkguIGbsDl4IJsdC8SqNOQubiJuV2igGP+17EBCKQJDuYuFQxGPgcM5bEuy7Hdtye3CbCDJCNaTrqOd7lW4ZZck3GmFMd0knruHOrXZI2KQoyYYcqmm1+uENkKuBjBbRDLvsttQ/xV2d1TmAUtW9WKzXlNrOTCsNJ0N5uvYeCtgEJhPYfWpGY2VqBa9ci73/DVceZbQwcTq+v9DyNpJO62wVLe2ArSCtHGmltvLUmt/Sk2x2Vg5fRU3OWhYoZY1B5sx5MRCk62/RwahVikww6FwgxU1QhHj4K+JA6yy2pyIjWQEK+fEAVa3iKeQQeqUzMFz4wC4ZbVMt+cARKVQOkZUR6XaRdWnsKHu2U+m/KzessPFJK1eg990tlwO+MgH7dY/YOy1Uc2wbeXcKzVintKKcJ9rNT9ahAOovGRHxHVscSQKirDUVdhy58AhtlHCqrK7Z7y/MYoaD50y9MiY/X4kaJn9gpbZb0e5cF92wtz8c748kxPS0/7MmpwCNTmFClzjzMWc1gl1jZjTc0qoC2uIG0C8fevdFcTNWeNT3zGTTmfjUwONTw1sfOo5pNPNgOFEplUPNmNZ/UWxrLXZxJkxtvhVeGvDPBI0zSOfc73kZI2gP5NG12lYRWJqGwmxb+LaKsIoGvhiYQxR3JuExpAsRw38oMou9dVZI58BVS3OoWvhGjKJ/uJThIoxGdwCnfTmda1eEUPC8tUBRstHv2X5aKKnmKJNZ0mS+5klP2tWiy4a1vFFSXLxX1+SXJWkOTWgpzvW7FO6FydpC6clV1zaCqclZzIVNJB8AU6LxDEW/1I5o5o3+0jOgk5fMHjJoDPHZXG1dbjBl5ejjFNgihBJxLHR45cQ9ZRZ41PBVCZgBdyBCtQ3IDbKzjJAK6spH96CIAFRlW5epxJYVNggvQobJMM7s3lsEOkeqgBRu84Z9tWMU80QbWviVHuMUy1UJD/InDvNOU7R3NQiLfSrOmCKDZIq7C+pICfwL7QG+G5gUhGFYRkhNZXmjhrU8gPy4ZbQJPzRTS8dGMC2VzWvpxOFt64y+7BXzdyEQyOW1EyU5lUaIDnqS3bUJfdloLNRIA+GtUrL4lqg4NcjHOvY6sDqOupBO8919WCWVNXNaeUkwijQUnUdrWJUVm3IrfWOM1NJurKsgMaVdt6ttHM8PzeKdjdVDGSCu/YtBnJRgbsSS6K/4CatetnVFFqN2VuCfwsaQ1Zp5ytWOyf+bdfGfhJaJj+jdt63aBIYaIFjFU20Efu5ZLTzGP7XjFHEyCO6rXnF7fUVS7hC/AISHgDs1YGpQmV8yFKdzwBO2NjPJY2LWzKxn5miSeS1AzpuxH7GR/ESaud9CC45IpFF+82hnfcbaBJLjdhPGzCqpfConXd1uc2+oIcXDIDaO+kRTUKbERsgJuJToA8ZmrFK7TzW2M8Y0Sga+5mphWGmfcRI6NehpINGqh792si665nIaYsmkdfXx43rOQpL1M7js8R+5oom0a+08/5VLNPbeDbYOfKVVnla1fZMZw2nYadasjlN/XNwlNDAJUKkstV7G9gMfSGgGKm0+KlrYkYxcIxmztSkn4N7RoyKVxuDsI6jCLSXpaEyp1kXVcxoWmFQuNnaNilt0Wwe1eCvkNI2/7Qqla17rqlseXVjvpNUtq5JZcvg+O8SzbdSyfKGSta/SkOpSQhmdRM5gwgbIhnobwyI1XXjUWzplw20jXOadtwLPI0F00440zMmsnUXJ7IVWFJek8kaHvlByyNzRlobjCcIWEgD0MoWA41BFvJBIhuZEiE7SE+E7GiRFHdNm8jWrQA5+tsmsjVAOr4fiWxzhdM0iAPrVyI/BbpDgFbvrIIxI6PZNr9qsKYB89T6LAIiC1jP01auN6GiEWt40Ae4RWwNucrikP4HVZeYM1EXTysjFft+yfMp4M6E/J4DoiOCOGONBZ6Nq7KAjqZcVQ9YXbWc6zHMA3hgkjKogXPIaQE2Vc5Y4NdC3dx0YkS44yARagFg1wpciYNcwQq6gOLqIWR0ZGpEJMDD6mRJqjy0ztOA+HyLhtMtMdYKaSiFjQgmHKGvWRQLBGpNZbcFoxbDEX5hEKYmVDc8edag3B0F5J4pKNfMCNEBQ4vzl1dKRUpoNZhcCr1DzvqGOSigZj3cSzA48usyIco0cpEDL2ZdHBLQhoAEHGYFY0J6yCTIOOKA6zkFkGvuBBDitfBSmTlZ16LHkilxCysYIwv7FpjJO4zUnTAjQrLCEmSFia8BQvYyAlg1PHMMGMK8CYq43AJFJGWxd55ao0zHinbHVmzHRDiQ/khhZRx2QYiXUstCzAANZctSjc8stIMr7CBiedkB+yM6WxAi1JAdOs1fIcOJkd0U2kKuEMhlmSqZyJQiQFYBvTyVqL9gUUCvCvXQGsUjWSWfzQD+LSOgd7k08zxeoQE61/A2td2sNN1xVrRVKTabD7uN58JuOxp2G8+F3UaNsNsR2o6sF/HExdalmlh5XsNuBzXVYlJEAelKe00g7lxgpilrQbIujHWK1Tqg0tFSVag43DNku0SRppr7IXgIibevc74KHrKs01oYugUPAaHCt1hPZoqNgjxkeYaHgEKUh/SBoEUeAsIgDxlobDWRawAdomFuGQYAobYrGPMVG2obNEJtrasvkVcusnljbOOveJjtsobZLjfCbPuaWlaH2Xa/nDBbTJhRL+j1XTbqxQq8vwN6uAAPdFvzitvrK5ZxxWSFYbY9w96oXhSVelEY9QLIKPTkyJllqheFAr3ZPhaVm4w3F+omK5phtnjdgjBbBsV2VeNcPqq+aUEExiw3w2xnXtDDC4pKvbDNWKn0gRXtw8Ci9gXqwCzgwBywYSG8yY0wW9u+Rpjtcj1wCtRRHNUBmFEvqpmuGrlcYeWtcMAE6bgszh5mu7wozHa51q9WtBpJ64XmFN9IPQO6PEHc/vs9tcSI5LIe3GVVoG2BQNuBlpUYqLssA2QHSEYUhaIKtF2eD7QtdhRom5xDoG1hAm21M3Wg7QpovAarYz+HChJCkIe5fpr0srhKL1s+9xBbpXMMTDETYrvyVwuxbao6cSUQM772Z0MvaptJYZApWeAf8Oqszn4Ny2aeQ3TfWQP7oHKIFfNdOhbWnonRMpM3f39sRtJAtDXuTyqnAwoISKkOV5krSgdqASYMEGvzBkj6MJFxAQBHXy0UxDL476ig3bUoDraWHVYHtKGA6mWItZ66NsXXEXUcU7UYhkVHPeezuPZ/ZnHtU62KTmy2GAsjNKW5MkDvp1XGTaJ5OrmBhzc9QqYh14g7DjS9aae9cFsVbkIUeqwszSgHKJ+/Q02r5+DLs+SWNO7vV/OVVGXy+5f5JarNIGWMkPdDrUSDuoKxFqTxtSCNVxekaUb4Pe4H4UkpFtjCEvetO4AFJacnpVdwt0wiBV9AxcySRUlDSJKdCxnuCVOyOAjibcru/QNs9r4p+OXYqvAENOk0iw46rarwnVaFT5ZfMFXhifPhFD9ryxBkhO0n4qJwIhb6REoejJ+tyoq2SuBz7eb9w3WgbYD6uyinop4atAWU86aycz1DxUSM6BLBZNG7GeCLWRBedxmz9WKtXx2jEFVXxiYAmQWm6vLZnWHMLa08M/e7HtSsGlrZ90wJ8ED5tIOl4/Al46BxGVJWpcqE55wWpc5Ba5yqJWn6Kh2MPzlpPzyHCOHqy63rk8bXk69bTz/qemHF+nRzUCyYht3HQMaIg7l4yELGsAK6FCZTF5sMDCuCE6yjbiy1QQNPL4vHMVWvZGrY/gT8+M1mfA3BuTrJ3dNjIFjIIWGeJEa+kauKMkZc8a5S/1ozP5jZqD9FS8azUSesM4NlXZhV8aAnioGZi2z64y7Kqh1yLvHst2H17bR86+MbEs5w8hmX6XagGb1WqrF45uISd5rTRX36FfbcaMsoNJmt/HrQK/lY5zFW57vQ+3H3Em8fVPXLnSs1xdK8e/pzzpZpj9Z/YSJcdqF/2r1EPMJ4iH+jXPCFVvO/0OwaDl9E8z/FTk16dbec38H7pTk3yc9f4pu+0Gowi+TqyUbPPledrEcBvfiC9OJ12otTeOFb3S3z2rrt0wflZO9Cp+7Jp6Qnd7valYdcZeyu2ltclWylXEoMiwuqqyiO73eqwQtLG+5/6FYF/hkinXekiZ1Z8V5elWndliUcRI7B00YSKChPK+HLaT6tINI6NTVWPsTTYs2onbjVA225dL6FtWAIQipx5cX7zBt7VObZiHezzs7gMv9GBci/ms6SU6eeAc/gQesDFx84VN5f9j9w32TtI5PRw++RyhODP7z47ve8+46vfuRWhoyXazLXCNKAYdptPvohyCjD6XPuHaaO3ILnL/P5S/r8FXn+yqLnP4RtU8ro0tOvtH3KtdmyD3rWVvhelNZFgVqpjd9hJnz1bo/vcT9w30cmNU8o64+vExSdMnh4Aqkv+PAkaVV8FS6xbcVXufYxsIdD5QOPjQWHCnq/MJDLnZmdMf15X2ImmjKdGB0xrSw+7mg8QRPxV2JgDIeLUma3TzqKvyyWS3nBl1LNVCDkrcJbbFalVhloiwCB4rtoEHaZl5ZVxTuiKp1k7ztVmJCdqEqgx5utVVSghe6gVdQk0Hcq8FyFzyGMbvGTupFATPJY1agMFM1q+k0ErprgkW+zqLv1ZzsITJijq9q/UrfKWDuUwVRn9sgu9kgkz+jY/JRFQ2bahlw/3WQ4kgBvTmW4vqTBbSiSKyZV5BHJtuSor960XeyTSIsPME2I+5BpGpUBFnysh00KcYeIHhRIRjI/gcn/3ks7XSG0lHWcd8m/hpU/6zRYOZbuEFz1FWbOfRVGe9eIt0aLUgG9YF0LYPvQFgXMwWizOQVFApFi6yuYc1N6UOerG8veuoRci6Z+jdhO4W8DXNsdNI2hDA3LY4k9KJT0f6TzC59CJQPdAeKt4rvvprY0MItkLNG345H87ZK/3WZPWB9vSMLJnnJdigH0xue3agyhE0vyYISoOQi2FrXaL3dDrVbYuIHaEle0riQIdZAyvE0u3AUXZSmGwsngTvZwkDvnmnzQsogE0ksjHGx6L9PSlGO1TQTl+KD3MsWAOACpFxx7gkPx8GRvOSn3fniyr7Xg95b7zlAUe5NhYCptN9+Egl98U6hvCoUlhuYlq+f+EvEGvMDiqZb0OWLgPPXtejLCe7SG54YMNAnr/Bvy9eZovyAtXyCpxblUlxGb7Avo4lG7iNDFC1nhYnwBycOSwKYOo/l2oVjQXiQL8kXlC47ku8sXsf4N88ReZF6I0yvli+rplaZccEM+Kl+I0HxRkMZiJxxfVMpBq+dsys1jpO/vR8tH5X7Nix1TGENA/rjcD1Z38ZYClekgH5i8GIP8kvLFMFuE5UtkdDEH44pdjhk3p+xSDNz7S33iqvzAR00uxmv24ykvLvcjxeHi8sWspI8ZY1zfhfKYi9TzfJFO6GT/nZKpsJ8Av2PdrsZHJERiqEM8vrhEtrM8fby/vGj84spZeJG2iZMDyKycbRmWaMNVGu3F3+icD+r+p9p/0+8A/X4JWnygfAl0y6A8cLZ+D0y/u3zO5ACezUe8VB9xoHwpPYXaaQshfTFspxdj4NGTF4PUXkxG+SLcKrOvJtZdZXl1PhaaeAFpZvJ3xn/3r7JizxZ+hPcdyS+XVTCyq2CXLoBddgFcruN4WWMBXNpcACMU1HrBYWHBLf6Alb+p4ysjgFG4bv3pRyd7a7lgb0MuEJAUjPnfqWWJEKt6Uwlzxw+QR6zbDRqfTNBv8+T4PC2Qvk5jSbm+l3YPzvD3cIbPo0ncleosBSkUS6w8D1u9RI8qKZymqHeePauxo3hiVsUpn1eFGNsXQKt94x26+fMh5P3nIZCVm/95ZvNfNyVp2XBhLVdPXtbiKV+le83fxdBsjA/iMBpfwqEfX4oB3xhfhsNofLlyn5eXLxi/xN85k39JOYIn5yXjF1tO9JKKE3ky8y+xM//itHxx+XL4NL5KCDqg2VQ40UvltcKJLsZBFoxcgw5Hg/sr7FJhVpfLkrhMFsKlmPGJxDVdPXkFw5FeynmyS5wepotBf8vCTLiMB2ahY0kBH2XEwkJ7KacJsuN4rxX8BtUCHjQWsLDPizWd7eJSHzWwj5rsL/de5kFWIRDC/os87GB75b/JrevjvanuLhBB95f7HpPMFQGbfilWy8XlS7cmm+XF3GcFU1o03oshK8ipo5OvLjdh/66G96u1SwjRwh37hY/sFya1ic0NzGUTgVu1Rj2Rp+OUSNsHUHJd/vZzZPLV+qK9jeuRCyFPOWLilPhMaksHMIf7Edm3Kdyn5KeXwtiwX1jWxbBwQ68fNB4l/GFSDqi5T0xuoDAw4Vz7oZGzXQ7ape1xG+3B0FyMRmQ62rmdvf0m2rCnjeCn/dVMNt++t3zpeL+0YK9pwV5sBK0WGBKBLD4+gDfKZJ2WKZKpKc088Wz1zNkfl1NnB/+RickggaGNr1Bl4IXy7gMUqdhLfrBi5MXlC00nnaqTKjCNXyR7tvb1ZejJS8cH6nwEKJ4vAoviBnoBNlC3vII1kdj/K8oLpMnc1himKb9WV4oUIT+WF1JI5J7DkTqAkZJmiufP9KWmwnI/3nVFzULleTUZfb0s6m3HTUc9gBfxinL/U49O6qc0H7hefvVTj4yvkGUjl11R7tU1ND9HhnpIMFe3CrLr2OrIuvKNcQIHwHA4rvwkOz7lhAMcWMAiXSDjKisPUhVmyWz0ljW8sOIKL2xwhRdiH2ZIwos4e4jgemF5wRYYAjazF3Irx1Ytc3gAW/mB8gIM8gVsykS0otk67BdNT3l3jDe5Pi6Ruw6OL5DPIJy/S553IVvBflKnGuP9f0d2GAprL2Ij/q40ZzzL5ULbFXuh6c+LGv15UarPEyGkfJHpj3mUEAy5nHQVXO6C7bncBeByMiwyOthD9S37qeMPoONvsxW3ZxdrE4aLF17uiLGqvOCg9zVykFe/Rg4HLmes7f6D3qsA1XWQTitxh71YAaxQy6OMB/dUG4e6tShkGE+NYzB7oXft5c8b0l2M5wZ/qdpVfZiyzH/BrRvjZYDYNprb7qCSFwbjDZbb47UPc2w3zNiK/MuX3ZBfXA9EBvDheuVUi+jzz4nxg8O84LeTN6/PDyXOylxsa++eTB5uPUEY5IY0DJDI+yEnqOSzXwbrKm6BEwBpTcZXqHdkgGCDK2TK2z+mZLdicptgoSo9yC5yuYO6AXsvE3uLoU/dOl+MtX1aNK8BaWuy3xDqw40heJ3albfdjcdmG36JnN5v9uCRUCf34AutMDihknf6Mr8o99NDuY+K4TWVpIjOQAe84svQAce69G1LIsyiLrGzTOdct684525fpN0+IFOwoNtX1N0+sLjbryyvkNEuX1lOZrs9Obt+DU3RvEt6emBm1qo2Xsg2CrsDD7piJ716kb1DWgHmL6zlMiqCAzLSBZwDI2pW8Eunnu6k5zUiR86rIkfOWySyn1elj4/1xgyKqEkf3w+j1njbW6GoxeV5RpseKAEOoLrSaMTtJ26Ln4CP22vkxsn4y6D6ixtDO66o3kier6ACpcaTFskHZu5Vu/orkHwlOvFdGR62tz33toEXsIFm7ic76dKmvQNbirIR3UR17vcof5Yn7ametIdPUlfwHjxpj9Gw9+juDt1doicp+DFwXGZTXAX7+cCXqNlipAr0eSy0e57ZBAKZ1j0AxigeuVu5e/myxRaatk3mBcYmM8K7WjYZUYLyReaYfFtzzN81j51Yu8x4v928t7etgOb6lYmlMCabppXlJK0sR0R92aGVZWnOyjI8s5WlZWMZVTaWXbSxqO00OGMveOMLKoPJC1sGk5M0mBwRAvvyDCacb58q8hGxQb2gnqQXYJIkVrJ8wVlsZhcvsJlxL9htt7n9bPg6JgIr/SXSBlEG5NoXN7jx5MUU5Mr91Tjsb4zDfnBFfY4cy5fQxEYDJulXLRxjJW2Zk4meP2D5+0ToG4aIi4S/7S3HkNaMNP3lm1VrM83FSiUX11SyIVSyp0Ul51VUInY+qGQqmzdoY1LRxl5MNWiDvNFFdZNB8ajmKZp5HWNex7UWJ/ZTTOgL7AKG6WsXzohpSvTe7DXpjrS0v7n/ylKAF3ajxbvLgr5qI0uWe8zxPCNbqjtxXyOJ8TGv4a+y0VwaRNrwzEvgPcrHVJH4ESPxmZNwnWyNgkovn4goiyMSuOEMChGIV3vCmP14jWqijNDoHKExvYO/69fHIXUL/XrdOiJy5PqrNaeWUSzqC6rz+LV6jWngUfPCiN4cnCE6I56moI14wm+blGppI+9z0VDtTEcdRrF19PdnBvnyqqbNDjORMVKsN5m+zXM9W6XHU5MS/EQQEVBeE9HwHO+xixHwppieYEt1zo4Y53ABEg1kUOBCwnbRTCF2WQtUhmzi6o4jqbnH1cyHdOLTJp3YNZkPVeEb7D4uY1fHnmJs09iFx3l6p8FGg1lQ9H6fufwefjS1NjyoSq5xsPM7nqUeKTRdTDsdVUor9LY4/QXXdavRKB0GCJaEWzu+da1mH+vUrjMAJ9RXOs1XOnOvZCiIw4AzoSOsYjlnKh/Zh6Hh8pKJyHBv5D2lfnL0Le4Z36J38PLGW2ZQ4r/JBFU5xZPkOI93BCpOdO5QzZcRgk1AnPHYrezfdPe6pkaCQjAz4aNLduazrIyMzKbEDSSorVqG7IsOrhnqrBWNudCmGrLUq5DQhHFXHSa4I3sCbmSbMSPxYXUQXmQAAAGNi9IkWjcgo5s1Grv+lVpkSyIPmCHBzAk2FCncRn5uxtrh6R+ysXZdE2SndWI9LZtQaMYGiuUjLZWVsqpqvuyscGyXPDpkDQOzCJgRKq2dFmMXrnmfyfxbdkyFnhPmgSg72r5RuInVYkEnoOBk3Kkj+5i9kweNdyY6gli0iYljxPM0f7+v5XDtQLIifLFgPOUJLsa0NZ7RovGsBi0zgyYR4Rg0FvHMGcWPMFmEIexk6HuomDY37v0F4x6Bd8jIX2Mgc9AxG0oIDzE5adXJ0HaSkODsJFgHpRl5luAUggVRBurquZQlLsy5DvNmOG0iGk04d8iVmCR3os66iOSEUZcQGgTJApCg+F4DbxHg5Q0i6S/CI1z832nP90/64uaf3QQb2+ANjMYNdDuZhCqGhUYM8yCGhVfPRbCBGVQRbNz6uKrtU5iG9jKz5eAhByYMYZDfjyAyHOcPMBpk4kAA6yAObzRBFmhHjCPCqWET5i5g2DdPyQgi5A1XgBPKxQ9POOwfnnRbsprQ9xlltXrs/k+zh+mu6+uGiwgAGOD9endTtoIZ1v2r9G6gM9SevI78HoDXOOUjpuEwtjdUCaJQgWGSiI1AA1DN7L29GwZMEEPczxmwFrR1wuiP0nXoaIYehA6/qV2GWn/bBsokyEwhjXelDZOEE52wod0juU1Jqj0DC5gtABE1u9I7gpJQysu51jIEEMuMYN49mI35yQV4vYe4FUHbOC6YOawG0ngHIRC7tLynBFBkAqHQRqJhxniRr5X9AsgazHVmGDTQQfkifpLihA+PfYpDkts5+xYJV05m3rTJ4tCNamt8xKQ1gInKTzJc0kdXhLdcXiApkMEW46HtuMrTu0Q9lbYCQkKKf8VGaZs6rya1JhopmzQsLUld/gkxj17x++StjG2SAM6kytTp6Y2mCFRWFYHqbXurFt9PtDAwgXQ1BXSMtUYuKE1MFsXza06h0eoTRvOYXkqM4KRXF4lCue8SeEDedRiWnqahyguI7to3mBvytms05kceiag8G0mPeH1p97eRZzTq71MwpRjew8HX0RRUcJliktmQZHYDC0AwCllyGxX+k93L6IZItbJkrC+uRrxojHjcGrYYbSg0SNhlvhK+ZagvLCHW1xPNUEY82/ZW4CzEKLKsIy5kieDyrlSrddPW8OpbNGj+aZuEVWVwYEweshkcQo+PiiIX67gWRoLl0GtlPuU9XWZ5MMMRIRiso4LqfMj8OD0hUadtm5OEbl+GYL1KPUUuiGONYF0wesdYwByc3zRPQYs+PFlqsVbJcDuz0dfDxHj1mq5oQBmfSYW0Z1vp0r+PdGkNB/OhQUSIGeug9FY7Zxa/KvBJruBHZQeZWMiTEfxpS8AxhFC/oVGYHNu36ExKbuC0ONaKGAQnb2sTogsilJ9T4oOKkVE49lTAxeLyi8c0Eo3Vj8AJS/S+qSSwu06lKFzBgj9GAkdaBwPUpcgHqnRA8KXUX/3eltjd9Gdcs2PZ8P8Aom+dJxAZLdQ9AqUjrPIENFQxZC64yMtQb7mL/4CJ0jzDI13zSG/2ka4+Etqux0eyFqvJI0StUPVwOIckiDnWUFLsfwxgPLW99hidTXuMFmuPXl0JU39DqyjC7X2vyefxTe481p3OeafSIDsIpaw1SEp6UUuD9FCIVO785JwG6RHKQDRIDd02KQ6YvbHLTWvszWiMnfTB538EotYIABkrsiPwPjMCgRmBWodujkA0NwJtHToyOvS/nRuByOrQOgKyUKBDh1smLL2tQ0cYkWhuRH7Nczsnm1IPxgKxpdMHf8lBdGmADwRLuNdkFTGcPaLtAKQ9/WYN2RWhy4Tpuqzwq5SPs2+vzspFVBop9+Mz5PQQJLvBHCrKuZLMbEJWZSCdgw5cSf5BZ1iqrnpQyNslX6NkjYQSGGl8Jku6kIKzkgvPJ8wfyu4ylBdRIdBQAk3qa4ZOY3g/aEOnfd59fY6cEd40ISrBEOHy2HBcLavHRU1dHEaq69alR031YD6pg6s+/XHPDU5yLCpRVyL5CzPbvu6wDbB8KtA+36PEGs6Afjg0EkkK3IbJVZNmgrVVpG166dNs9QR76bNqMhLD2YWDTp1+BjKRoouMs7DvuoZiN55GidxH5MYCPH/XND9tN4yv4Kom4ewUw4Q8K9bax4HmjkmhaE2DtrvbglEmI0zf9xW3k41ufz7sZL9zdjsZ0krkH7N5zdrNmLMI9jea3RIbdrMfiNwcez6uwxrzuNb5r0SXhzbmXyfOq3IFwCLrHapjdygmx0Uzm15MXdG7Xjc9MPB/bmsyytb1T/Wp9d7XenJin3z9Nk9W3I/q8cbmhJc8o8pCallZPPFIsl3FGRxqMQVky8tJqU1KEHtAf/QbRZr76BNS7DTTUwcgvdhmgML+5a0LK6WNmRvx4XU7liz/C2EqBEKURzuyawyUkSq0HqtQKIyFarkQfME/e4cJINdD9D4i5GNRGFVHYS5sYXUUpjjEVYqDMA+xGs0PArDXVEeJNbtbuJe8v7DiIKXqTvX4rmfq4A6qxw9slmGnPYUdzS8UO8A0ux0tD1/u7saEvNwdofrxy91VJEO/3B0CIUBe29hgYDJHOC7s5bGq1grglQMvqGvqqUoikV6AhHuslRgoOmakPMWtylA/mkl7spB7gA/hmaiCCCLohqtlmmNMvRI0oE1o2K3qfqA7mWarguN0lOMAn/IrLDF8l5EYstufD4nh02eXGAz3MIly8mLlHhm4xzYSw09Eoa9piXe1imEmFagr91vWuHb2UiKYPv6O+0REmI6mqEqbmC6l0xKiqmwXEvGsrp0yPF36T02yR8pQUqvqyIr649evl97D73nV2//4R0//xc88ecUtXFI5VGi+SbTJp/VdAnZev0tIoDd9Un/YbDXCh/BRIlXmw5NCwryukMweQZ27QiIY/Ok9wcvdQgdQOBKLqLpI1BIUlYOiwCWHMJGjS+SWZC+FHCQE9UxvZR21+9vDzZKsA5vrU4+glmaCl+9XW8KmfBPeLm84BsOF1rVJih/jqMuyL2C0udgZCnuw1WzsnOjFxeP8Ij293MmAKabAbLNjHuuYZ3h/H+8fouA0BBtZK8cUXNJVK7G4CyQZyXRz8xKxLlbdPGCGu79wuEViytEI31ZXMyPSn2lNrq0Ri8/TaI6vzfGRylnAanS58yo4MQ4SH3E0M28cTEBywU77dD2er9ZbDhP15MQdkx2WH5KbZTEkEjfAt/ywjuzFTgb8H5qezY9mnH2rTJttSzlIrnl8BIZ0pr/IPTqp659BQmw7er67cvRoOeCvoktLbXC18IZb/Mqy4hul7xl9ryzQV5BJqYgNnyiUyTeBI4jce4Q8IQQrd+gAVeZQ3/zdSYQFDauod7JpEw1NZhrTk+K2kgC5V4ElHCMQdYqnmcgZt+P8zKe/eM75R5C1ocIL+ym2Tc0PIF1GEOVbYAYdVpcrQyt92Kx9FglMFgkmEQWTpJW132EuYES5ISTorMmch3G1URbel4oF4gMS5QEIJNK9hAimec2R8jNk7+dqN8NC13YurC/fox9tURvUtCjeDKE2QYdAxBGIU5rTgzGOWCGw8riVPace/jHzN1wVtHD2xxRgw4LJq/HRbBUeXU66LedVPazKlO3W453Y8YZ1FQLIvLim491tjTe0r2Tb8bYWWFSvEn9bQQuvbM/zYy2suWkQExfVtgYxGkphX4SLs7IIG+yEXoWdkC0cfQpNmQpN4sHrmtE3NvMMkMRGP6ogQ1LDHSwopEqLxNYwA9S1Y9dVpJ3G2HXN2KUcu15r7LowpZdpc+z+vG6pBbLtG6MwBNoe3ZWUZfpwyMEPQcWLORMeTVTXE2JQBiCqB2Dmsap4SXfVeUckLRnOVIWvHu34CdG9dwBJ0oX3iMATxbcYVOduxTnx/CZKCHi4o37TsDZR3vjXAjZR+unRwFWed8I+EQquy8pIcp+YCsrgZggY/VTDAkJsz/IY2oc1QfgqoEewSudF9EAGt8rLDM5GB6o83xWlr/XcGqlCgz8abkGxldxgnffyKCQDCNO+luoeJEgLoQzJzrFfOreAl928bs0OP+H5AbEiZPnP4R2WrvpZiGznKmB8jXQD/47HrZRRZoUikiU4yRgYKDX6VgCpEQzbeMqBGABbSahKRvPegK5ne2OZvZbuDvKnRH1k1E2uq1w+4ZYOMpsHjG9WbO8q3HaXODqwm9DAkOArYUurp7vWcRubZxNbL9f2iJTORPt4MfYM/vv90O8gQbuBPmNkWi0WEbcDm0wAU7cFJZpWw2JWeGoXf2rK01WL3yz9Li28aWvpc+GXXdp3E6zRtPiwBp7JK+kNVKegp3X/gXAl2pLWaPNUx6F9jpJLRgegYv7kCoiQw5uXEYI8hR0VwSBoKBoZQ6+BztQVdBNMeEGHHiMLU/CRJTJ78JElC5bdbKN5JUFoWSBHOM2I/ukBUjVQU95DTfme2tIcFgmntdYymq7WPnSN/HKNwQtjA/VN3A6Le++2aRTquaMzD7traxtLNaiimo2gng2nyYpTMx8ZWbEzMx9gf9n1Oh8B+vrnVi4P0Ne+Bg2lKj0oR4bHgnJApI0P1FPcs+PoVuKAa/nxwmenyo9logw/NvzOOH2ilkjQrzalGq8nbRI65MvKkuuXamJHmMXe9xhZ760057Jc6E9YGfFHu358sg3M1G8A63InKvJzq+P7vJcFNRM+oH2FLr/xUnVuac5Y2UQjs5dpQsnfYB92jp+2c1gwi9k8e1HXQDnbiwgqmS26MtPTZkvvmxUzsKxtoIW6G4tpYBZTwcW01FpMMO3IHxdTH8t5YCSwPpOOU7WPLisbWDLOWOKvD9WsMrTOWCBkgykMWCUQSw01g4Z2p1rTppnieytV8T1Be1384gEKJyKVioXSyrXLhEMtYZUtKahhoYmag0VDNDDJBAZ33WjmmTl222hptlK2Zh18hHLRqLopbpzdVcG3Vebbol531MNWc2dGV2IaWWOW4kYi2NWsYj4zTas6Tc05QqmzVTNHcWuoYgwVnUoyH+Ml+hxWy6Vr6mZAgxvKDNQS/NK6YK1ytuLGbBV2gparCVq2Bs2Fbx2oQXNmglxM0BAi15BmveaoLlWj6gCC/FVy2AVzglOOYNpwIOxfCoX9Mv+A2gH3qzy6qbLCPsXmKdUdsaFWwZF6JYbqlYDk6qnk6hLkvJZcv9MLAwNILVyXuX80Y4C3GjMGYK3EjEETS3mJmSqVbq+qfW4sBuRuEebwHsOn76759B/osyhHGsQ5g2nm2LhXyMHjDr1vY5TEFnFBt/fEmjNpVQ6vbzj6KgCd7V+qrqSY9X/kmYjCOX0Z9yiK28YpG8vDmpI3NqQ/6iUqfXt34SjwOHdV28sptwJuRwzaaBwujET1quAKV+UhF9LPJv0ECIyKNHJ7El3sHEDw4YWOBLjhUEKz3xRbmug6FzmjMeRIyfGRU8WEEtR+CYUEYtxP2orPB73bBeLH2MFeJ2hFxg52k9rBxiytvH/MYiibIjIxzzrSTOlBbRJc4vTjyTMmQUTagYYCWLAk+Ak7/RvREqkCW87f5etdaXXLCb3lzYyjh93+TRKEGaHoRs+GzstjEKk7b5GtHiwNJqo3S0tveq8gKNkNxH/NlKkWY4hzAd4e8e1WpswX8cRcT5vdWalKejz1Sc6SPqCjKMNzj5IVWvLTd2sXpVP75MXRQbeUC3wFpgCwB8JDUOwsenXOAkP72MzxcOdNYZHVMarWRswFybU11J9zBc6WItgJkUGk28CUXDXD1rAh1/MRqQ1ZykUaA7J8ggFZzsN+HOkuFantuC4Oi8BfFodds9l9ZoxGgk5tJOueGaLR3BBpzViK2D1TMWSg9tMBXnUMbnJT9mgJS2/JYD2aru542nbS7/DDk7mue+w6TeclL4xZ3Yttm3L+5Dlq3ZYcnn2YhE2vFIYdVeHAy2rgoNeta+FXZVtAARLc/bC9O9O7xbVSFauzEVBLYgJubY69qWRJoUgIB3ZaTv1mjw5hmJ8RnhyfaZ0MtBzBEPDtHZtUHOnoc7Yh4QyfkvVxhqfIdHU0GblP63ekYRC43xlpCsnXMYKqwpEhHzpc86Eraz70itaLjOuhOVO5rtnkEssxXqOveHU5f21fr42ra2/Ua79Gvr0CJeA+DUIsnuQeB+mS7gLjERg0PQJN1gJDwuzUgb/lmMGhsM75KUPND/gRIngE4MxYOBt5Nem5jqjYX+sRHerdBf03ID5ly18nhLBKQtAgo+KjmvupBe7mKGxDKWx0Rgozz62cUdutGtesGiDl6kKBD2tmsWhTK6LdDfmHBrOGmyFSY8YAXoZAds1WPlbzv3cggm3OsF8HOrNEoSwtxpN5xrrPYP/3a56TIkkLWo8Q/tXirDQOTrFRQbbQAoCEL6RBi/UFaWYRnyV4kTS6NujZ5t0gbUKAZKDuS3o84LDZeVaUh+Bul6EhEqZ3n9dIB2q7auOzuWrjM4e3xXPhbQz6mA9tawZ9eHNBH8FMaFvAO39jcWgbXDXhgDsCh203mR+wsc8Q4han/9yVAKNFSXhUaTcpJYq4P11ja3zNHoDg4yvAaKgmoJNbDHWfMkDY10QCF4KRa3BwXY3DxS0ubP8oeiMHMfZMd3GyJ0Flt2SSgn4UcAfY79ok+p8bNXsO1JjP8qp9cHqFLDb5M5r7II2h89Wvna9+5XydZ7e1qB2qrCUPM7KWr95XFqLc1OgucT5i+ftAwvWVwckX2XJ8REW7fJp6BkkeYkHB5hPUkQRNX2CgizRUX+A6FqkvHkSjG5wOAtEN7oLnbWG1osb0BdflBizTr6C9DWimCYyxmvh8mE5oVDxnJkxH1zgjUqnlscJnVHzQ8rEMCT6UriITP8ggKMSvaEGiq/PQyL4agwnJ+ixiQlzJCHFLPPIa4lGgAXykwsSGpYSVAydpgV8vbHSonm+xaVIoSnQTSCqhyEHbq0BRx4QTXaPikZEKRi2pIKy0szMLzzTlXznxdIWVob45BJsuasN9McaG5uoeCzd8qzRUWK+MP/a8oKaOAwuoA8zmMNUfsOvALBHoWlwiQb1EgjMsEcQF2i64mtLnQpti3o2vVTxf1Vj3HduPWCeNskKliexXWWFTZ3Ko+6mWjjULijJcgAUV8d0/XItxHRXjXCsETs9nnBVS8c7QbmxHaIZLKNbpeQTAba5Eg65rY6F1uzwwsx29J/bdZgFWqVOcWgsqRBdkiIk1tngEp2o3U1Z/zDVObKTSmhh5hwQYkg+FYAyNUb+EiMvVU/T6uLo+sNc7uD5juY6HtbJL6b7nVe/6tRd+Nn3x4IpbJkQ3zBpnrtLIzPlBwrt0kDwdJE8HaTi2+tQ53zqwtwp4s+n8sx955HQjKOcqKw2O+0p3om+0IkWqR48RHfKM/pC1fkCZ1rJ5RhTaEAKyqNoQkHtI7UJtcw+rq1cL7mJe7GkpHQeyI2qO+MeaYSgznfOnuxlJYr3IeIpvbkf8mq/Co0+pQsQT4jLsoD5GDAHOmy6hOAbuC7R6xXzYLB7esgJXAuTYqH8cjIWjJFLz7CjVI6FT9HB7YsozDWOfQ2d7utNKHlJS8xihrP3p8ll7u7inVnEJ5ihvRMorI2EwzPLr6byYBs9fv0uv74Ah9VSlwrXSVe2cae0Mh/Bb+NsxOERa1aJO/3cRLKcqBTpQxxQo/Joa4E3GS070fNdzmK4BlU22FB9mfw/gcjylQt3Vtn439bprGLQeXJNrNOmdMk6+AJ5719JtmT7nuXFDcI+a1TCaEcksjW+0hUlsxQGT9sRUKPubRUzQ6JhaGGA4J9ATEFKLfTU2+2pEIHC4xIZqTxSRnXEOcoYRshOGWe20RknEsAaX8cGyuAbfWAm4ZQRdIGU5HriZKx2Q1UPilkRQV9VKqqpakAgWtjxWiSC2EkGZqkSQURxQSyVCpScdddbXu3Gc/njXC+tN+BmnyhSdeouKCnJP9u9gvcZjpIlu7LjimA+jThzDbi5DhUIAsk6QaoH8DAn/R37jxc5A8tDnFMc6BFS89Jc7AwQjcbNTsckFsWrFE+a2JQhWOX6spF40eKAeXKbRxZq/CDrsyGshlrmKZs6MihH2/2NMfY8z01rux6ZZDRZUNUt1ox3WkYcEbZHe36YGLTzo5ym3eJUYrboTIgpsYzp/Cxrj28ZElj3HmLUhroUhg3OYwXOt4YJxc8ermwgBqtziKvA5TW7xC3ebGSrxSEzNPmxdrhrWOxoL6s1fPrKXb4CgeTm2qhix0JbShkpphVJahlYq4oGO4rZNlFBHxO7MvfMAnoB3vkybmGgTN7e4oucu37RN3N9uoqE0TZf+20BlGDb/bwuVoTGepTIPGiu0htb8CYv5WC3OtOfu0m3m7lLkhFzsvAIaK1QPcJFAp9GrDOzuuWz9HncG8CAbVSOvf8aGu6Z/HrjRyW3VW7+p5ArTdGumGTlhKHhCoR+xmAWsQmCaTE7PoP6+xC3EOvY9fPLG1Gc8rLJJB/kHjRJUruZDWhUuMw9knSQMaIRnFngmFkvHut/iczBFMS0Ly22HNBGbRNCP320UR0MEgCyqz1f+VNWoaFLQak+/eHel8LJ4M/vhqlTg0AfqGDKOrY1AxbodzCjL7iVaXBLsToPdEgTqQFuOrRoIISBScqEQ0MEA7LSmWKc5AKoQ2l7ZwmIOI+2Mms4+xbWVFd2sko6dlgJNfe4jntBdHWwXT1g51W3AUPlEzFBghxpWqtOClRKZKFJgKeb41cBSJuUP1oZODSwFc+lfoqLgxNw/Njjujibm21n2TXaPBuRFR0tfjaiMfUMGnuTUqAvXt4FwLORSho1UV5prX+KKBUWjQ+VWyD5wtjI8T6mgfqOjxWNne+9XWFVuC6vqP/kBPLKwULWNURhCT0e0tp/qYhCu4hyizfA4DWXvVuNJnUyjkjI7DYpg1OQiDaFJK8qTdkpXnsLMMJeRFZ3LkEHFrDYZK7pQh2LgJIVfb5K9RiEUpTATBEBxdB561xe//y/f/dRvv/e7T951aPOBx+4QnYOhKH3Gk+YKqdOXbrL45IV0F2Z/HyEgr1GLqYRpyU0AJfDa1dIxKL9sq6X7fO0RgCyUqAZ5CQMJWOk1MeAuEMjZTAbfNWF46ieFeFLIJ8HmJU8a6JNCk9TA+raRBtHZWBJvEZzNgToyzG9mKLzVWEHfrpsX6Jiu//QZ1/eYBNQQfV+5pRBvIMpnnNcDKgstEPMUrOzhE2X0xF2TDuCUy85joq2d/w3XMI4R7ZG6nTjcdW0uURFQpmFfP1n8kjGs48W/gj4f4qw3f/TqH9UrUqgul2kQR22FnYn7POBU7g+zozMAvQLuYva0BQHCbQ8B3MdrdLlOiChmVgTr8+hqmDCxWRwHARKq5SNT3GaTlylFBk9gYTbHKOAY+fDvtMYoYOyrHQJk7pZ+8z6f95kcZRXMQDX/xvhzHLk24rXRYxIIiWujQw4TsH0G1+BiHVFRp+6nOR6DWCijiGd9TD+4HRabv1MsNqKixTvDXvOJvfbmCnvtzdtgr+kV/LmJtfblNrbOmns+G2ufuk1jH9mmsUI3Z2hrlR/s6lPds7XV/koEJbqWoOprG0PzNHOFCddFALyKG+nPuo0syTYS3ySU5T/TUEC+udug8VUNb6LxYRUaKWCu4WygAeKLLAqfuw0KX/X0Jgpf/fTtKcM7I2WY/EkTkuvgsBPK8EgZJyrKONGmjOqpegV/blLGl4t/2Ej+dOrah883/uF2b9kG/3BbEvLPSkKN0efYN3Lj63W6AxJ6s5LQm9sktO3Tm+u1QULbdiS7/axrYWbMjHznQLBzbFrumTsSTY/zWvTHwOa428xI9XS9g5c3O/JH25GXhPPvhKW3YXVmgTCrKHYiFZyZ3PSlILfbtHP6yVvE8s/2Vn0Cb9/RWspuP5e1ZIilPWNn71zGzh2vOnd8pnPbvaU5cztZSztgxw0sGWcOS+avzI63e/o27Pj/2m5WNredFVvXEY/b1JKfDoDo8JbNnc3GJmfjxmo2bqxnY+HT9Upe1pyFP9huFka373hTNNTcRPvYdg2djTHcVjGG22YYw07f1lw7/3fdNL/R22ZWwp2LKm0AsbPxHINP5uCwo7Vzk66dm7YRZc717Tfp22+aWVtPbUeem2ckT1kBY7sCxovW19nI8MaKDG+syXDhU5vr6n/sS/8PkPG+2dumM+HOlERD+Tsc0/a6O3tnQ3b2pqqzN22jVJ5rK5rrrzEYDwVBhyY2765FuQ0lwqQP2xg8LRAFMFr/MCOBWdgyQJCdR2tCCAtEh9WSAwFQY7aFWBhhvlTbJ2x+CXNVfQWK9AH2rJkBwOHhm6JvYOKlxBO9Sby60fFJdnSc+wpKm7IO/hNl+DIvuEvCDGA76D0m8dmwHSSKoy0YnWIuy8UakZJh0AiSwOohVjd5dXpIEyADRpzJ0IvtDP4C/iPNXpLs5EMneUln+koJe5PrUUlxiX6MXzEBDq/8WvlBYuMfq8/eP15Oy+VDJ0+ICW/5a/N+am4cNG4c6o0ny+HcjWXvXsTTwxQkpj2GQPWlucQo1XgnmU256DWMlXHhX/Ph5kDgxvRKBGXKsF1HYHGXoDw0t8U6CYLhKN/Ep0PvYaouiTYocfu/p8IoYToMwgO9uxbE7dqYThP/RZjsiHa3Q5qPCERlBr4ywvRXNFNWEZIdICQLQRpQYx+Ek9BzLDhWE0+xe7wjpp5bt+SLIkxSxEmCh14IUfxRAPcEMPcTxEV45fUSjSLb87XjghSTzxZoLrtPlL27JgNSzuAxSYYB5ZhQymVaayWC30QYsqlLaOqwXNIKETa3D1MRyT+TwX2TFSwxk2Uk6Rr/oEyOjQE4UAX1pQbsQkued4wBld7yKaANAIkCF51XfFbdDxriLDEaggURy1vGK0KQsL/2SY2rTGrnoGq4u6XGwWP12fvHq6kkgwg1ShLd1+YxctLkMW+5lw8qCHRtOokscs+WwYgI3RRxIoiTleQdeecKIjsb71zlO5Gg13jnA+OVlF7iSM2td4o9WEZEXikpwgTKPEyipJVacib/j8eOoGFdBdQSvHYv685WA1HEegCIq0+Jl+IbkFhql4tXhdCFkcnnIvGeuZBAFTkTfQMg9YkrAnCC7hNIWLdemTI8wnHPCJqPKHwFuH+iTOeYEKL2+0B5L7h6l2VoC0sw2X1EBOkwvtHQhfC3Dg3T4ms1r9BTTMnvKP53R1KdOZw54JIO5z3DwvpEV2kRwUkQQXX2fs3Qye6VQD56ccTXIF7X/wOtZSmBvgAisZRApITQByFo0zuAPzsiPUAjJuhVx/4Ua5H3RFlT1YSebUKv2QRxZwjVTXqY817rzR7fDIgmDwVp8+epp/B6qAeYb8iTVN9QmJPoMA3+tr/KaBFlGqH+k/FXdOmvmDoMevAOTzrrEulenBF3X5YUo5NNuGiqYZ+ByUpIv9811WlK16Dw+YIp5LKoP/5ECkDwsX9U2Ad4Dxzswun8ccdkIAukC7xHXcXlB/qxA1oURAsP20GAjZn4+FcDS11BTFLs9qmtAQHa4zsrgGLiQrYhLkvvKww5d1pD7atchr8a5NxvbAs51zSjuXNGOhONvQ3k3LtjNz1Z+x7lva8APvhHjKNYHnSp4l6Y+PhJAE8q3dN0fXrTjS1SR9z+3VTKQA7sHF/qaGlaxL4eVjlVOJQ6ihwT5V2BnnsVNJdCrv+hBnek6uwkCESqrs9sklWwDxmC1tIFNylqGlA+EK7W1YBHgSA30euSvyzEDgj/02+XReMibIWfQQDiUnsTIEGkiWPPvHSH7Uzm25nsqJ020N7VsLpGO4GF4iPiQsSK6xSOC0UGmt7MKUVb06xwDsYyTBflAhDLKPl72Mpl+dHxawIA554w8UTe5gixBc2iGlONJdBXB3OvDlIDmWNfHbRfLXlLCOSsXh0seHVQ4WtVZVgjw6OYUaHvnocwbc1J187JghQIb+GtiID3NOoR0wP0z5gVCkwdFt9g5JDNausEHI0xpBa6BPD3mMXic1zSxkpTh0nqeJi7grm7/njbu8LqrnDurv+4+K4qKCSyISAG5uS/daNUBA6J0LwrqqHryiqF6CyyRzMzqqrMwmQlYyiVELtJratQIiCIcYzNMihjFUxRp17DOcWqQTw0WYG+IvVuUCn2HU0scqf7rPHWR9bMEJHmPoFUiYIqLyG4kfps8YJ1SUjvag5SUPz7CvFG8o4MOSleWZWFSWggBBdCNUylfchofBi8AUweW3BsgtG+hf58cT4HNWz3lQQeANiqnNVUGFcDGq9EexhmgUBawi7JyARY8TJeFSb3lSgM56ICrc8aAUeRIhs2GpWzUZFuaKMyP8KEY1fzQ/61KWzZ9qxjCtjVTKWXDF3rUMBDqMczDv+RkZIYCNdojwG1R+rJ+cohLbIUM2NkXomszt4/FqCvviqR/a/NVxGnVN/SP/SM8zU5Qu1zCMuAm63aUxhpqlCNr0AVpRSdk7GEUj2AsASlegkS5vLRsYzaE5KBno5XqSsJPg0maPWJcqUh1a5Rqi0wBhuSFI7Y+qFsXEsA+lYTwBpMALvKtcMoiUnc4QK4wxFhc5eN/BYSQA60tbupx03Wa2U7sso2xmn9nMfJ3Li7ceOGFRQ35m40yvZISiOCiiIqc2XvPqySmFo1kOGvhKdZiPc6pg67xCYnL1gF51otc2RshcRHylFZB50l7knjfUD+xa9CFWX/fqvky2gK/5RX00wRYyzLoG6CybI0IGL5YQM/RVi9ChyQeE6JKfEFAkbRpkA+BECCfxnC4y5FZL8IKrLg3qGRUNKsH73brLRXNFfav6jOzqwyMG5Hgy5kcb1CUazPfRFvv4C9BQvYrxIfzlbv6rt7YUfDYe6qwjwRIt/gvobHEnKlwWUdU/+KfFY4I3+pGG1UMdoOQCx0tTsVh6WZSwPZRD/EwjfRjcrOtUQPg5F9Qwddgl7y16Rxmlvf1AM/ibSRgbWrbLLgTX3tJJf8oPskhPQ+MXYwkdbUYUNSrKzvvoKvAGhBqCA9VNwv9bA277/vvkk6G1E2Wb5j0kH2LSkv1GJghU7Jhazblv79yRCs/DVkYRJQtnQHJYkzluYrcYvgfcwHsA3lRUO8SJDFjQmFr+n9fUDJvUb+GZqXKIBOQIyeIznXn14uhd2YHxXfe0gwWiVm7ZDzD3OU/EJh/EB1LhjBev8AKEvmfsB4Dxfd7+n9vr0fNHdpe3dE/Hlz9zS75aaiuA9oW4wBhwFClzlFALpvN0im5XLPaA4Q81ZlFJYqm54ZbE4AB7tjxoFaGqb2AMCjwN+HEK6Lhq4F/ScEVNHxIzSo+MUvcRUDVs/SRk0Uw3L5DjVcoAWd+Rbg/aoilsM7FLPfY0E8E/PXb8T89bEx9TnEPrRzxmull5BN9JF6yYaH2vBQi3oJcNKBVMm736RrQOA0vuW65e6fbBtt2DHRhkS35ZtzTOP99+n7Q0VQijQBpfgTjkkKUtutyyYhrJcum0IlnaHumnOUO3Ekolg3OwCy9GgIDlr021wksVkkU0eVdmO/JEkGrAkFkiwWk/QMSXZU2YUMN2BdPkOVcgq4VMbXQcIc8FPB6NAIMwjAJEJ5N8kxmCPHiihDdM6TroWtrlVEGZrOhTVRFphb6dNhhgHWRIliIUi5XUiUiRJlotCpJErnDnW0lAEqlBezLVCiDA1RhoYoqwJrhpcqaSQIjE5MSGuiTyp7ShRJRZSBEmUA3BRLlFV9vza/Jhk2CyDW7wrwroDvAoiCvgtEWOaGDMWisj+7YL6+cUcHroNKC7DeSKWFhXWQfaVLXjw8kp9DBWW/kf5wTxREtIV656KabKOWcPdraCYoZYKIbnhSN2Y2UJG8t5r6CaEKZhWQWQWFLHZChJiQfpvHEIsKhNOIJjqCjhJC7DCL44CzYK1hp4WUnh5RSFb8iZuAZWwK7rE+4+EN/YNjv5oTGh8ddyxC7DgQAQ71AymJJffJBm4EsUoNVCnVlcQ0XIpvggCVigSbIT1MBPMpgqwJIWAVJrXp6/KTWhF0lAhzjRsTdkiZXtSQXTMr9GYt2VXyt3MIvVmZ30gTuMiDNOonFLKBRSzakpHNUQEksJWkw7L2zGHSJP49gsGZ0ej1e3O16ydl3njvA8gDR+s6FHxoHJYX3ws3B0aH5XchoTKSvUzEyts5kleCYtgWFDsLBEW2rikohpWgGFaCot8SFIXLXwlh1GHSqCw3ZfSLZMefiaOOUdHh7iQtkIxZ+JSFgSrCD5Wqqcd21MXZsVVCAKFi9FgusUnS7pnMvOmZb3oGuQBnrR7L6b9yklC0t4VR0LtY9dhYe8dqT1emZ/TJRpXfbQifbNRucKoNVsLfV6bgxamCisQtHVfXjallHqmbNrLlSxvecLb5GdWOhIS6qudKTiwWhGcoGKQfL6Dg6uwMBXtcUfadPb4TpSVRQ7DsQfrz0PQevCLfANeeuoULaLCDo7KFx08INp0H6ZJOggKDMHyiXL5LCBkabP6YwDxCgyV/2BBwzoEQ7ZJIHAW1LlZ9WUHVl7VyRV4Oi6asG3nh0cmIuHV2cXantGvIQOwSJLRnHP4jA7FbNVhcMrIabEZFtB6K3A5F3hoKWVQZhkIQFr4276Xmxl2NG9etBrs+d2OZ34uxXBWcNtDPqByBaeVUHxNqsEjDvRIoxn0BuBbdPVbcxRGX6lDBw1JosH3GI8g455lurq2mw+IA25743tMMs9doyjjXG6UbZX4/vC94xKI9CaPILW2DORVbLJgDXhvTw2kaHoPdxtYDkypX0QoGimECdsAE+VAT/WAK8aH3guvH1HtV1rmUa/QVWKKq+WIVqubrG83Xrs1/UZ2dWZeV5svl+AoJhMniDrNNiJlzV9oy93m1Y9wUzmACI1PWA41Pki0NBn+bxQTAGS0S7TnVmt4i2ojWa9CcMatOqpXO+LvI8EG9qOYNl0/1Q4pHb2qVXpNQRFUwgSp4yL1PjEizMm4h0r5Ykojd7VCXNJpKrophRil7skSxLCn7kHmTSlfpGV2lxafkKsi8HaOGBTAvUeBNGgKvjCsEXjEPU+Bdku2eBhTUESAwdKf4TwqhmtJJA2khqEVhnsIeW4vCIoqxjZcothIFiGXEfojyQwGCcJYrOIxYczU8LDzBU9lA8GGXZQmPUXbHOyy4t8uyjq4b795OSPK3F5+6IkrH2OqWaDUYolpUjBgPBs+4zL8TLrN0TOVOgYhFSWGY6ORPBBc4ydaMrCIP0eLCSxIII8xqieunY2SVTiWrIP9e5pFznkNWWVYr6Ogqsuo0o6AC0tp9FdlUApmFF1HwYXcFlghrdR3Qhw2fa2o5WNryua6n5To4mBxuzEMUpJD29aS7SxSlGYfUMRKQZxQQ34g+fKUEFr06ZzE/j8Dk8JKkVqQpd6Gstqs6q9bpFpN3zkylAUqs409YcI5lkOVLh9SakjfavW7FmfVGux8ApDk8ijlswWrFTVWcyTGAjG9K4U6eGQDY8FoDIDdNktcQDxpCT+8wITRYZFILxse6iAGNXhZW+/ZR1jivtW+uKB8rytMVlRntu1zNPa6FJXhL7HD+gS4JDJUDfYY4kLniQOYNRSwmtlpuFDHhokYR20n78rn2uWVSWQey2jrQrGqMcfllW9W4w2cfyRPWx4dy1NekwJjAxmi4rw33D7MMfk5FbKnJ4lhkWkam12Rvyjv3T5plJes3+3izb3iOb+0SYDBqHaCHez+w/+VVYDBqHYgUcyo6bIupy63CiFcIHK7rWGv1yekl4pbuXBuL2B4lKa8GdHkq6bhGIO3RgLlAPavVMCT2/orJsqNlMFJTBp1psZoyEls66CTkv0D4Pdj9XDbpJL9DKnyHRu/vKouPa7070FTSoNL7U6P3T2li9+q4mOwfkLASYwZK7DOkaknLrBGAy4uETi7fT3eqBgbg4qxyEcgehUIXAzoVZGe4SgwFzuFjMhe+4hNDihWPxgBhEytW2RPWXoChr6E8xWHh6wUZ+q7tGHjZn+zGdPfL3Rj1FVlQuxkDdkxavxtKuHg/RJySPxSprG4D/PluKEGeMNig3AWGKzw0Y3FviSoTpi4/lwbHL5xRCbsiMsGId1jvYiNRQjDEWec69StAghBWibMkqmVpmYYVyR1rV1EGheVJLt2gKbciGJkLw7uDx+qz94830nIDvDsoN1SVDMDLhe8GIiKS79IsoymkooInDNeDxwGlOmDyhjV7sicPzX6RNN6prhd55EbjnQ9gv9iD2yHdhYw6EkcP3piM8VBHFwkpT8y+/8djh9VfO2eu6mmxGKArNYkWhMybe4Zse7W5ipFjYUl+Eja4JMu7gM7JJcWiYLgkEIB0dTnG0K9aSX4HMZp7sKEmQENttwDvd/X9Cd6vXLJT8aoOh+OXbRXLHp99hNo5n6RJ2IzdadpQHVAXYmYccsndTX6wyFxavyTES0JjeAzNS2Ql3t+wldYac7m7f1aG9h2dUApx3NWdYVpnlH+njgq/sNU0BeAOBeC4EoCr+CSiK8GDwpCac5P+upcQFJzyX/cx1LM/KttbSknMU7hfyn9QK0X+61fynxQlBLsYqPy3JN/ALpbPJO/RpaMkHSuWg0gW0WFaoSIr7HFtg7aMuBdCt5UJBwHDv04wl8KIe/KYV3M7DeGizZWnjmNZZEARoLLUvU+0OqMr0XA9hLiXqrg3UHFvRcU9xG0uq7jXhbiXWnGvy94ZcU8jSmutb8WyjJWW3mkjSlfKVSvuAaMYullsxb14e3GvOyvuRZBhVsRqCrYjIrOyHaOXQ9yLIbj7ZBSwjQwZjIASHJO1Kip12Gi3iUrtIiq1Osuo1DXcDo03NlGpXbwRwERDK+5FswMAca81AHLThOZoiYcQcS+iuNchFAdS1FWU6KjTljGGRpQQnDQZe43fxSqgPyOx46XynMJ66L1ClENeB5vpcFbYMALOnEDxZx0pqdwohmqA2ghcWaG02Yi+I2wJop2FkrRAETF9UMPNVioyv5miLHsJRG1w/t5lABHgihYyUoAGkTwUB0+/gb7oFJ2eCq6SMGLFsJRo51PBlxAs+QwMKs0buvaGMmEQSePiClcuAVx4BH38cBmhcMUr5FsXBTQiOMRfBnI8qPiuRIBGmadGbelr11G2sVDQ0FexLrt7Bwxvwor+qUaVa72+HSDoAOsE9jR2QTrxCcyjGWmI7amp7wwtTaylV0O6l0ekCKcjFxN9gTWuaDlHjSt1QjNAuytPVjTqb/sl47zeLooO714Q7efbiK2lKtqPxbL8BTdBKG5G+wUa7ZccdAw27qsxeCpcS7zF+lgQ8Rm0MUBEm4OYk+vK/BhCG2Lt4MaWhpKiT3AI6nweOnmJp2QgY90TPpwZW881WtamZ4I5Iy3m9UeVnRK4fMPGL5/HL5mb2u//WU2/smm/emyCyQ5rXbmzlx1SjD74UlkyMV10Q6qn6xuuRIyujQiD8E0fx6aBqfDMUU69rL4I0FfpTDUer8Leyhje6mgd3G3KQSNbQ7rcquU6cdo1tB5RA7Q4qv7inlNaOms7WJUHDKzKt9awKqzrkH6UTiMWjakzP7pGROgqRryrgdHSg7+4W+1O9Zkv8kxmQSE7i4a0Y6SiCkidehxoMNsq/svdal3szAyTW5zBcaUA8YwIdK+tYvuUfGyUMCFBEYrraxxiT+1erL3O8VNDuC8p9Uxo0VokEbyXLEMi9ToQNkxSRI0KOSmFSlijjqaHCIayAaCJJ0sGmPbzJ2/h1R1e3UOpDFa9WaKxohLaco7cN6lZNa2eLlUy5Ho86pF37n79IZHsi+rL69br8kZF9fF166IsLcl/xa3rlyHgkiHT/iyaDCtxKIw88gzPYTyCajzCReMRndN4xOc4HvFf13ggacBioLVDPLVEU11TGaYK5WdnDlH6TNwCTg3noLMdi0PFrbcqM1w6BpMVQqqpsnWxA10/etP0rq2e5zoBMxwgXtGpBJR6/FMeY2gZ/x3y3+JY6RyTgsciafFKx0K+KiTsolLGQGuNr9qmlnF8xkLGnzt1qi4irIH3LhMVBZ2thiqlMVyIRhRI0yFC1ibsELxkolfBOOA4TJyUo3QCu6R+GNoPhX6IpX8eNltWC45NrRINBqDnoKNYeiaKuVNFMcetKOZFXZD+dbUOMupya4WVk1rYqjS4M9WwmVKOpR0vzeBBEUdtgOaZeiyoqcWSn7NaoNvMj8BWHzVr99qynwbtrzU5znaTQ3ylanLiVs+E1KrJcecmxz3r5Lhmclw7Oa6dHNdOjruTydGKHa3JcbadnPku6CaJZTkzOWiX5mlbN0rEZELNOe4ie1Jfm8KLorW1b2DiCh1kEmuMAaCHpVOlIURVGgKqkc1MYMegpGoFVKb7SWKJGU6Rb1w62vjiWLO9iMDoIWhUIROZd2iSTpyqhN3UPF3LaH/7KfO6Rt5bJ33ur85l9o35Y2kd4XPsJrTsJtDQVXCmNpOJlM+wY5I2a6CnhQKP5cp5voLshtRJJlKKKIrP6RzriVvUHVfUHVtOY9nWIo6THpMcT0PXppZweuwquMKl31ffAfN3k/UQ+SppsR6nou5ke9ajsLaCzgZs04q6u/8P4Tt2ltwFs+SedZYMy7H8axHr2dEs1TzItbNU8yB3ZpYW8iAjobuzs/T/NwzoZxI/Oem3alZbjHhfFy7u9mDmaqrxjVr+yXxJ6viIpmq1K/mbYt0WHj7R2pypSSu3OYpnr4S7c0zdncLpRnXGDRX/xFdbHjRbhvgI9gEd7JxvMV2z/C+Y1LjtODfUmF9rGDZA7eVVwPIu86Nl8gaY3TX9WebvBsYk0Y0Ws14KHgxDVucGpokkgLWQdCApN4lS+VLjTgR8FG7vQz7H+IPTY2HdUXN7SdzqV7I67trAP8Lw5d8h/xWG38MCW0dsCff0Z6Qk17gQ7wTDEl4pWPzYAZzqMbCtyj1S57uqGtzn9TjU0nxPq49I6RHx9QwWCvaDpmAvQe+3IrhAHhU0PW7UnrtV9lqsKKhz2Wuxhes3lGSmMWWmo4eVyLxC1AsXWAnoCxmKudM367dV0grotgHd3+2njcCthOGqCLFgtFCiE92rJjpjxS0UTEeYQPYGWfZmojtqPRJzCaczw3TKPGI6xUjdnM4M05m3pzNsTWeG6cw4nRmnM+N0LmFGMZ15czq5BHJMZzY3nYheEMWiqtrc5/Xt6VzidPbObTp9Tqe/aDLh6tZoLExmj7XSr1d/z/XwdG83mblOZlZPJslCNgTMaaps7x2J22/4M9oF6s4iRIXq0dzcqlAq6dEsrWeCewf2KvsdHs5CPyly7IP6QJblqMUk568mJslz/2vl82/ISKFmDdWKUWIFI5by1605VQEqw+fcikVCd1af61vJaFxY0YimS25ZTiXDO9X+OduaWsSJSdcOiktsUs129lHNZtHj3kEHRY/7qJ8iev1BB4jqg4P1Xpv9lSQiDP6XWhKRGU3mbsczEpHTkoicekIiu3Fp7f5mhTNArceLJiRKLbA2g9s0HdeIi5aakPpYTYjbmBC3mhC3mhC3mhAjBY1dNYZmKPdqxM7BNhMSpWpYJzL8OU+IiwlR3G+ZkJbwk6jwg70IqR5MvqAowu4uG3h3l/XhdGHGQNvRJlzM2sgOKiUjOM2B904OGQhxU+D4+zgEIMF5+ksq+lORqTXVlcgkGaEgflRkcUj8KMqipgf02CHpo9OqE6Df6tZE11WmAzm2pK3l7aWtLrTTrkbEOxABjNBl8oohXJW1cLXRtu7SrssuwK579/OP0uC1UBqa1Sb3vkW3O5mWaXFs2mlUnGyiNHhzKA2R1644qTAyv7tdxcmoeAw/IU+0rLX5xaUmO+mDsY/yheE5aMAVEEXJKoWe3dReqTU1KtX3pOyegeMZfRZs/ow6bLIdc07OqMP+bEvpUxg7A1nRaph2pDLMnKwNM69kaV43rYvAzeifybzpK1lk+vrZxaYvFYHiy7wF1q/GOy3KwPYcuKOjf68J7iJDNmBDyotNiffElniHzvEHp5qs2WmwZqfJmiOrrEbz0xG16k8mi4tPGu3uZ2vtLko10ioxINTz05FgOrqt6ehuNx0MXo5aWBzky27lnXMtxsXCpkSKdBGpj06nQ9GvZbxkOpImx1XwLGW1Ge+weonZY3JsDD4TYsF0u7rlZFWJVC3o1WqfmbeuthP7h52v7sL5qjb3lK21mbgMZsmVPToE/FL2mBj2qBKZskfZDSRqocUeaUU06ugDC9XRX08CIJZ52/OEs1rEvspjxaKvQkGlehq7DeOYzHkvkEprHvzmptxic8q7KDQq4aEi+NZnX3eVStAqG0tXGwKxyqmtfs2Igm1uk23HbbIvk9vAcHb71leBXIkEiU8LOg8O1Ow8ABZx6vnof5NnVZJ+ZxtJfxuelSvNqaTfXcizai4VbculLLWzJuzVZUtiNFSfbc+lsoZJLTujSS2aN6llWiW3aVKDIzjbhks5hksBSChjjZZqGqPtpzGamcboeZ3G2qiWYxp71qhGXpJXvK63kNc5psY4jGp5PY0ZpjEzQkGT1+UN01qfd9CPyfgZtqEwvC5SXscmZXBcWl7XbfG6vOZ1ubYza/C6fBtelynd9dhax/qcgSxRXGOCfrKK12WG1/XA63pqf5OgIkmeadnfZhjbf3O/ktLe/Ubamyku/uWIer+6WNSLWMAJQremvVjgym0kvf+cipnRa5kZWxEJ8ZmBdpo5dJpx5iFK2pXMAQbt5a4ZC0b/lCmMNdwqEekgf1J5KdcNtWcvJFYna/K4SIIKJLwrBA7H1cSW6akVlzEoIA88N2uE8GRVCA8iHsSM9PvaF7AyJHiRdDEiA73RBPIUVSDPYNtbRR0RagQUDFKYXKIuNQZ34lkYpJ2VNLKOgWjRlZGRuOyVOwz4sLBoZzfXMrwwYj4J+htvFd9sSpZldWgNrWdLStQD5SM9KwyescVKvksaK2LYNEHgpHi8mLIMEmiB2AdZrwhuSDVXh/CBGeADkXqBmEJhDk89KtlGIZFdpLgTqs6LfQ7HhyfD2uRVf/x6iWa8hbKgaynDsp6pSidKIe4s9wHOnXIfF7Hgksi3LkHwNCOmdudEsjZyLN5UpjVLW0H8l+6g9qErCx/q6lbqKkxNuQweXAAUC8FJyw+PsSs1EE5tsWxVwZ3WZoGIWGnZ9URg5Ghzj5VAMgm/yCiWFgaBSwazB3QMybGgAwipPRLiIYk6Gvq/bIG5BgzWRaKDhozDgBHuaMa9dhkrdFqDTIigGBJNR5NjSBMr2mYo4QOltAJZBtetP/WohOdqmU1QyFUSDS7xY12AYgDaMcfOsjw3FoiZUzhAB4iUnomCGSBwStmFjL0kq50WTGCE7rYHkgPewz6S0aTcO2If1QOcOR/Vl+BWplhOlkCAyyy4vIQJZIy/p1XmBNZWclrWEc8SoA4zOuahSjFyKGPUUw50O40xEsCUMgOOeFDmC2HW3crm7RX3aB09jmC2vKPUGF1ubVy1tBFYk35jveVZsUkEJZsTw1hH4hI4BqDvBq1ghTq1qLSmfrWA+NgTLX4/cbgsMbXIBuDatBWSzE/m7C3NsJ4/SMNMzAwRNqB5MOSpQwxfhUAmOKRs4e+0O+vO/zPBEEomzZwBPO/ee4ywwU0oURz1rlJnquIPgncFKlv2oBj+AkJJi8OCMfY9Dl3J7BaJny6QRlMg2foisEx9e9m/2mAhy14jz1s2/FC2MqF1XaWCKIM0GE5CIt+WSHRd5gsWdsMLIcCBRHuNDa9XQyxqCcnfr2V3gLfitStgXqt6YybgY8K8VrDhrYFprW57a7kKXtUTVoYNr+CGx72zaMTHO3b5is1SdvMleGAw7UNcJrHgW+OaMUuukDteoYIs3UVamoTKE4ob3pZdrUg2xxT2k7xHrPldqS11VWDxoAVyGAJr7LQ8dgXtWUF7BuXo4fGgriFpxkDq1dfaQ19pobeIq/XM6Oo+1sOEDe2twlrR+iEmnVi9OdB8tZn0PRVG+K168lpOm4m/dhrT5jSmLW6NvcrqSi3S4WUr5q9i2pYwbauYtuVtby2XVcxfakzbEIxn2BimnuEL3lwRy97YOfvI4KrUjCRw37gR9XS4Cru1D5UbDy03ZjrEkOtmKDVfVU0cHmKhGEwn4FCd1O6HfbS1rymjRSMJRtBbrrKaSa/h6Gp8/Pr1cvj0o+ORzzk2c0VwKDakZv9IWiv5RmlTwTahp8VFDimuQIsE9A9UJv+Nbl3/8GT3FQiDLHdL1t0VDlAVAjSjWg91ac7cOJC1QGPHNHy5NqbljqmVqhtlZDA8pWPUsxRr3ZQ2M+2y/VCaWy4dNHREkJOeDNb8KirMKlrBtrZlFlKfq4Y7l9WVNCNryOU9KSh72LBNn06UbLjTxMzOvJqVvnybUGmWiBejtz99UIUlCcyvo6b/HLw5/Q+h2zt5Rv6uIpnJjHIV+oQYc0j50d+5g1SDDi2zGvRIcz0psSZWc5PxR0CJdGKcab4e4gAycnFsgRS11N8Mo8jEjP6MUAJwaaIUIreVmdVYksJr0aCuChhd3RkKiBgZ8CULVnpXPlLiobeyikpr50IHPlSpydTXr8oHpU1Th0Y4kyI3VYKkzq24snjGM61ndFvWoaIyoRZWtl18q7UOdclvMgTap2KxYAYgUUC7uqs5CqrJy1CaoCgJG14QIMTg1YtFQrJAJ33UIgBsVX+9etIN7Hl1N2RYJnz7pqKqisPYRWMYDBI1c8j4kdCZzp0BngoCFkmaybbh1XV8SyPtWakDjgmdnvwG4nGd3EI7Ar3zKCY+p7ql6WRMrSnzLzVWAaDSZM/u18viTJmA7+8GqUkQ0Lq7SHjxVT7T+r6wBZAvRJp1xyw+WqlkXV0DIByBZRaSboWfyveZ4FMXDhgNPoVWpoGnkQ08jWzgaWSjv6Jm4GnYjDnNqeydhChfG5EA6QXwHW1FYmNwTCs6rVZ0TCti04rYtiK2rYhtK2LbikQyh030I8OvE9sYL7WGSSRfSqleYs2PUdq1ymaYGTiz4rtnHrmwFfgRmqjNcxu5PGgM3DWwVG0zcK1GPK+Tp862uDFcgeKfwwUSmZSTrhEK9tVI6DTV4gqui4mYqPalTfG6IPtVOYU6Q8wKQFrrmqNt8wPU2M0dPNZo+RhWK0R6jEMtx5wp1pbNPUHPPcX3RJq0wLAyJVtNIj62NOiUTKSoSI1hLb2reFPvBqYWJipF+wxYZFigRTevra6Cz7AwmiZvRtNIJBFjgxDVg9QHBPRx41NjB7PRkZ1I6MMcVdz1x43/p3bQYwkcFKuH7XJflYQl2bGXAJdLNUr/qrzeHo0+Fcl7TtMAGOuaRfEiVSryy/xNoc5+akvT1gv6p0aABj8BB7V/MjgxlytNnunBeDky1cubei7JUyNyYeDvaK+E/jW40FzaafkgHRc5eqjg1c0qbySZljQrJOOnp0mksXogdYG7mgNUbpFNIdfdWlZMDGKgragKm/vPcyu87VqBeWuryEjUQxAoKgDRKBE3JgwxqwSGu8gfTXqVkPm6sv58yzFtj7F/S8Jo4/76Y0+t1UjwlD+hdmRgd6SBYV2uoewo9FpgSEfsK/SkdkREfIPiN7kqF3QMXCXjWsBjIBL3WvKhj+CDxIbvnbSpPkk1gKAt3qZerF7bPNSrlwwmrF5BIN0Y9UJ8RFyyQEgAdAqxtpmfpGIIxqzufHXeS21WfifVhwQ7GNvIji2AkTfMXIm+4DdGV0FS/cZAUnLSivkG5PUGVsbxrqzoEDUPujq+NhbWs6WCbLgr6audpa8DWw2q1xzU7mJ6ZG43d5eEDYF5TKZvi6yAON+tn33746y9L25ItnGlTMdzEmqcKhxPFa4BCASB8bXhGn0brrH4VlNjgenNsa27gMFPLR9Mq9JDrtRZmoUkVUgf4ikW33iPcbWjagkRFlFyrviv1ocORrkxAZztZIA9V6iBIV2koYKmI6QGQ5HnCHXUkkoeF5nLVTPpK69LiQ+qTAV4tvgTG00mRiUf3WqyPA10LX0uJ6J0lH3sIiuK9oNtaFWoSCR1YmMAnRLc3wRfUHZS0MqjZfcNqtwEsPD0Hp6s1RvNWkNHF7ONAEuTtkgrQU3Ea3abA4F1WwRWsz2yzKDhVxXMfKG1SgOe9amKCt/0qa4BqH6tzB99pFwVa25swxJFd0FdE/YruApSni6bo2XwBmB8HgFGQ2OWxUwmhAtOxK505pdJpxX85Dp+I/jJLhPtLpq/2uY+ZN6dcnUbJvRT4CgCtnA1UUN9xIB34AzFKWE+AbjR6sNz14QIg5BTyFh0zSc5DoTW6m0rgW0jUfpFHrFWpfrJu2dShXV/16Ja6m2fEFIsJMaEo6AUfRW9Pdr0HdiH5g1MhZ42pre+ihFWI2etGVB69xye4dWJEcMzJkaECxMjCMnD8ASPkATFA/cYywbdv5hyrKKuLsdYbcYdqpBSdkrGAAZlSeciAliCNdJV9AGm+/pkTDcQjlP4i5rJiKM8jogqapddK2ElqBJWIkAONNplXpWaok4soQG7VlCuXuZhrflgYl1MapdSALYECAMhRC4z3AYJSf+rbOcmDaROp1Dvh6zteq9sbJuytlfVzGPkrfSoYiAKn5LdKmmKOQCbxAblS6NCQAu3NyjLXhyyF+FPW4a91BtUm4mcA+cgu5hjFmYbRYj+zErUFrLJ7FX/2gb/i9hAQW2v+V8n3ZbB9b4sBtdTBre2DYNbU/ZqGVwPOKY9MDgKNkqk3Uql6zYMHV1AanXNhivEIYG5l7FwTxeanhBLvKV1F7DT+Q2LZgCi7kB5Y+LFPih4tHslRmHpUpngcG5rY+na5eQbicA34Xg9zSmgY4a45gEotbDBC1UeuRD2PpGjGkx55hrhcU4L1eXbehGsLAh9kDKtJyyhexWhl16TGnyt69QwxBzVOBhBGheCbsjJvoEmkRA7EanSeWCjMrwWXj5jcQMv7xAhJdmq6MZLaQ6r6CZdSCpxTSodA/4h981QdKQJMZx3Dq3EHm2pSlm1sGw2J5hvTrioOWej3WaDJi2BOrIStt3NnIZI/SiQC4GveOv62DeydPtcpylOt3+KmhSwzUWpRXjyGhgpqfWxdKsKVsBaIdYv459gspAAHMraMCh1K+7FQLTEIDp4JHuTFqlV5nQ0gEcTAG8qbWukMUEjla5U7jsyWcIuJgpvDKQiroyGqB6pqA5kqIGgU78B0BE1J5SIDk5TaKKGsOdiksLWJIXVJNH0DVlnlg+2SLarFp7QlnfBUzX+YpJvw4nadgbqPAON0mpohIJMhekoBzfQLKW8nIuLevG40E6Gb8D+oylbhclpiZusPtZku2YX44Wsvk2H3s7pMFhAh/72dOidkf5MKK5hax21e3evqTH5EMflWH5dVEwTfoHEMM3C6APCMqsmPwK8xuqljwDrqrEDZxXDCmwepeFH2RFg8As7gLMj1mI6TZJLleRiZQrpGyQUpkFyAkzEGeF6t1bTFDOStmYkra0VvFLuXEx05fPcmHNtUptI3DkiaRLwsuzIy02LzwyBC8bqI83n0eDZvGAI12GLKDP3zBe4aSOts9m0dcC5JIrsmrAmClwW4jeh+wMRXih82mB6TDKS3d06JGYRjx49ZRGPvsdmxhxvxI3gQnLLIww8lVlwbXUN5l75AIFBmbj4DRPX7GqOqcYuuTwyHZcz0cm90CmlyIp+GhGbFJ+Qxact+4Af+HSKVKY+FKKaCz1vR7Dsm2jhQ1Neowo+ixqx+MSXY3gUpfRAYlkU4vGtkKbnonuVmY4mTsseF14kWKEEenMqcpJzsk20An53HufrIsmYYZy2oRlzlxB1U27TwrTZwktFiplpYSkxsDQ7NFp4QOil8YRyh6w8pffDImWJQJ4+CrvIo1Vcz6/EXl5PFRDzPFtMWhGuyIT85sRZpu+oMTRSB9d+uoo+AiQ0j0Xj7+j5AQ13VVg1nSgmoanSZAwRchPxz/I8n8p443ne3POsmVTBlWPGSgj43ss0cEwS15zpy77UxeYE683YVxDMQH+Lircxvig22Jvz+mpsDFlVDr3aqkDJ1jNlOfVVVV1T6lP2ZxFJGgj4jAWgQhXBqgzjehk0FSq/EnF8IsVFoj8au4ZXaX25MWbk+2m5MINWDZvLpJx8isikWKPbkYxpeE5krFPWVS5lbODKjvXIwDlWMC3Uj1FZ8bo1+h6S/yIT10JsUdgR1cowl6rcaSUwLL7VpipTX4d2XKQMniE+rkaUq1LDhg1hS9uE2AeTWmH13bPPn6rjMfOfPACuPWfCVqCZ0xqnApz4tR8WsD+abwPdfboqMYcWyrVKLm8LZOovypXT5WbIUabQsTxPmQd83xPYTQtGYdGCKiG8NAgmMyEolV8PomBuYktQ8crf0gLlstVKCK6g6ZfFwwT9Km4B+JfEYhanmTCFEUUma8GBOy2uG1QNkS424QNCGB5Q10/L/uh4W+C+2OhpVX66V8PxpaciP52JUbc8xVFPrgo2Cgwa1slsal8gwdUZP3Er46dz1YwlyNd0lWY6G8fCmIHqvApYaLCtmTLHk9hYe2LaOLo1Jm/th1BnRUfDSmhEpZ/USjZwcqASZcdKNrKXUz8zYk22nzKMZWEp12IEZImmyJDZZSnugsqYnppJRaVWqn8NOw8bUl11LQTtmv1n6hqZ7NBzaJ4/AR4f5N0cS6pO0mMUdWaT9Po2ilqN8BmXbyNxxauS9DJN0tOg6Rw017FL0LOyjV/Z4XUhRya5yyAYquioPj+/dq49o8MpD7mC+RWd1t5iXGbtkGg+yjrudvYob+5RxAn0GHYp/X27td9lrO9c56dEuq3+q9DrqZnCbdQvcZXqXROl3aR3W4BJN9hm6BBwd7/JxO4YW1xcbR0xavU7hK8NgY1Si98MRBALb4yynV3i/RrCzVRbA5fNjGXOb5CWNR1QAJ8bo7TeQxx9HVRbt7ZYoAhkvZPAKiH/2KAeY5dq1rxWVE8nbQeHxRUBiOA5BAwAAavt+FTxtASPtuPTS6cb0xFRfyauqG7c8EQyYJBjv4FG41tF36kiXYZTAQtY1zgvJb+MkVAQ5sYdY/Fq6DWF6jUdDOLRsjAoJV4FTawQJXQkZHYMs4rOGmPYZSwm/WZqZU4MwmNIIwSBaOvVDQf8TjFEurgWOQQDBgWk1muvyhNRcRqqRQ+TMBvr9DbX9c8SeB5p4LlvJYhJXEWf+/BkQpGOF0efYxwkRL2KPvfrn9xF0eefOD9YEcUiqOFYP19XuG0uLlPOjMxD6rueNSWqCtAii1DsVMZoyeYfWJOF03SchrXjNKhCmBAJNY6r3MrZe/z6Hm+7exA/L38svMviT5HhG2rqoi0LkZiJ8X1CFPhO3T1LMjljBnOt/ctYd3lz0yFAM1hssCZ0Vt3r1P8kZ6+FbuhUNrEJ6kao/35WDvmQlUOcshZmHEhtkxxGKEdTNajlYjkqnVljSlozAg27UaibZjpyX8cFsrRhfqZLMCigbSz9HaP0d0Yu556plbRCED5YfWVlxjxfYfEOdHkm22F0mvJ8XxNKM62gxee9l7JJn9scrUfSrozMk+HVphwxOJcsQ8uy5ydhAE7Va86EKR+ZL56MkfmRk2Ekv8kS0maoKy9ruCrwMYR5KRJS/XShDNUq+a2Yjmh/kJwizTda0prE9TMoeccW6qV+jjDZsVM9pyfPQdtkvWJXc85IIhjVrKKUdDtK6Z6ZUlIERKuAYYFqN231wu1WspnK4XYrOmxiSGy7ojsVGB/u8RWM75UzgYwqN2Raso38SGP1/htj9YYWDl2Sp8ZLmkZfamA9ESij1oYXm9T8c0pSDK7SnX7+ykBPV1fuEBl85/rUzlMkTQ0Y1LFkucTEEMuf2yp0hRa1yVCGgrHb8HgtAdreR17nAdhnUbSDA2RzUaOGc5OPMxgCGhO/qcm3+2DmO+iVEEAlLoQzy/LQAdauIalhy5m9Qp87KHFVV/eaiTcf+Fd65/xf2dX3xUcMbxchY00DpRFEYzQhy8MnSwr4LgtjzSBOT5ZvyEd2GUYa6l7/4uuSzICYycp6m3QfdccafxVQroENCGhMqEIMrEXN3kO+75BODtMGfXfZeh++rS54B+AsYJoNuPAA4SFCJKULETZNoBa8Co7BFqjq+1Wibq3Y0ineMzHa8rget+OeplNEBr8KCRUxih9UFRNNrvmAQeM6vWk96XIorSXIVDk3liCRebFBYVZQbpGNPz51j1Ei7y8i5r4pCG6I+WLnf6GNW6YRyjziM1CLhiR8gKUZ5Y0oBoDXRsWDVB8sreX6W1Tcd48NLBJmd4fmoG1oFJ9+wqGcGGkLAuqZB9CxAyiMljuQowk+cZVuGVGiLJ4ETP9lBNU3IiILcGTtcRRgf+SBaiN62gg8AmBF38YeCbmMlI8tqeVqvxZgVPbBJLnr6U+sMsBh0KoanWFTyXgRvLRqB4TFa+JoEnFEXXVEk5SUHm1LtRrdivbK5rA/rdLTZXKvztd2NpFy7VHkltRwOiNVpWqcjAX4nFErDMUgndH+4KtR8ds1DCXWss0U55ZREAi1FWV6WI+9UC/gutbwyioRrlBwtKRssIaiYgl9rEdOZiHxUlyKDbaQVr9m5W77K06G5iQNMA39Yr2Cg0Ap1YVaxqihZaBGJEZ7pMyHAAaOzdPfqOBaN2AtYGpoYzhMP8lENE9fy4BGmNeR4h0WVkyrZ9eGvaylzjn9xxZWqZwwqS3Tg4gmbyjaf4FEwbiyRyXqNy4L9QVPIqSI7mFFLANHHzYNfczRdpCjHSOzNIK+HRFPhvx5aJCWrqWlLga7WdUFKsS7Yar9oJMS68VFKWNrSHtUQS5JdqI4zes+sSLryGsUgp/SuW3MsvPDnaRadD6ycKAJZmq9mql1ixK3+FbFikuqmdqjM+XQPqt+UWK+obBklQIINqCB7zkqOE7348H36IpIbO5ZCoOqyfaZ2YPJPlUaOKDSwH6RBjDiVfqYRmHo3irnVtrBJFY4IB9duLLjxsqucLK6iik5s7bB37vXN9b2z56qhihSG7tKb/smyzYZmZNr1XoMOtdXK+8vNuu0Q1za8ShVkWXUwEKssLJ6FYZhz2JlLWxLhZVFMsOygmk5RvV1Y4gxWK7dpj1mZvC0bly1U0n92uId92iilLTvAMZ07g5fFPOzFIXQ/96Tsvhjn1o9DMbelV/Of4pCAYyHCaEofEJRyEA8UQZPNGpg+6yB7UK23TdhonWfG4EAXFsIGDgP+iKJwawMIVIE4eKd9xgXPu1CA3uLISVudYPqlrBxC0t5SBYiDVUaDkweP2RwlOylhYqUzDJfQ7OKyQifd6m7ZDf2iHUpcViARwVPCffpml3hPHnETwrsyvmEURZRANuwZ1S3cclROQ/ro8TS2FOW5W7S13nC4kvuA8xJ4K9x9WtSbthf6b9x1O+nWA0BGJxfBljkEig6HquESN+d/DyWt0gc2BEa2AcoNicDgfDlcuXvyWuHGh+pm42avicIjJH2T2iqOi3fjWW46cqDKxSVCVGM1cehR1nZpFuuVVGXD48FmWTSjlsvyxG7lTdjiku7wU308rkNbtLc4PY2ul3W3dZdmKyHXd+QK0rtet92va9d38Pg7S+z6wPpQxdIID4Oy7Jl2ObLx1bX95aThyd7m/1HxPDediiC1c/2okOM449oYQbJnrLB7nvLPY+OJ6aP52u0lGaJEaJVCMdD05bpIClVCKUJaVwJdWM+UYU6MTSPtakmAIYdp0V8VVbLmDO0xmBq6dXkFkUKmjSjIEItWllyd0jKsRoGsPuBecOT0FUMj0SGK1HkPxk3YnigsWgddvZ9tYe23If37FPsl2mH7TXl18p94Jr7YIzcp5FlTBPdxzTRsOZx0oFhFYW5Aqcdbgnpw9vbdJXi4dVwNCI3V0HXW0IDezF7rMqDVGL43Bd1biz634IOpgZ/psx047WRlEvFDhjw9v99kx96jOLwG2wZPOaIYsZjL0TKmiBCAQ3rKCNFTt659fdY1UCA3h3VPBr4j4IloaXuNY0stvJNK8glXhRiFIhfF/+IQ+LhBgTb1zeje+rTZfyobGqByUkJFLPUU99GfEsN3/3KRVfhmpnb6S5PGnpKkrKL7B8To+QSoqxsasHlBCpLTuwbgtZRbXnkdEPBMvi4Hik6gBS3D6HHrD6JRq7DJ7ttpM/75yN9Jo5n8fxnANlNzbA0/Vbfi0yicqx83co1wSRoCkBhhaUmut71uUXmUKt6bGABEKwukIAmxBhen0Ch+QycUsfCKcE/8wft5xKssgLd1uyUuAZnIiLt9Xj+GZ4GnCIxH2GphqwsMAm2YAsorEctnnpbNO4SKYHFvRrx3Az5LR0SYqIexwzBCm+iFF63BfY8IxLbtkTbtCXWtgSSkcVYbMy0Q8kK9hB8C+qMSbkhfZvnhg2k9aiOkKJr5SoDXUrELxDfT9qKvLAERBDy6KWFtTBi4IS380IN3ZIVyfnc79Ni5WpK61SEU9ead5kYwtU+ZeyY5Ep47SapzY/SKoXUxoNdDfhmnFirfl/ZkhE/H3qd2rNzyq1CxkweQgOjL5oS4i/UmuLIfEKM1U/eXYHhqIKLiDHcmiiwd3fnsGxmeCI+l72YKGovLD05DAQ67LRTdnFS0blZ5rSBcvnmMkRO7RsVUuZ25KFc7nwd4LYOejcCquCg9zUKivsaveTViv55GEL91dCorpYwojvuMPqm18g09GYyDRucMKt+1G2/ln48/cXGhmV18OLnT9bss370zetQ0KVllzv/BBR+uXObHLLL/Jus4el5Qrc7B8oNbayHmZ7/rizwdizi6cccFBZ/C0QZkfa9aw3Wg57+VpsMpF+/mWqM/Xb/Pc0UBSGY20FqaixkGQNeaAyG50BJuLd4Nx6+G19OuTWS5dUa71vUVF5/zOqPRf1xX/3RqmRO+kzoJYsXTqhIAQ1SYXBMWLxH1XrQckdpOVZaTpSWu0rLqS4cX5eR8bNkFYHnLQLPSeCWslOl7KxF2T4oO0TN2a8ztM0tBAQezxF4NEvWvZ2SdW8HZN1LlZ5B1h0l656S9c4pduflc3ZYUfWcVgEkguzMK8DVFeCeywqw5Og3V4J/ppWwUwDLxkpoLQQ//Q4A+C9Eqdbox4hBnIq8Pz0wVXavQKwsfgxLmcN6xodAmeUl2IQE+PWZ53zGgIkTxVtHmCD2HHUYRBITOxWCW5fKDjSX7gQwEb2Z7Li7DENz2dZ33WOGMrBbk69gfSzhXm2PEbbHBgrTp32UmD+hcvjfJrmtqibUYU52W26LdyC3GVkJeBeT2MptdTRUTGlt6hj5bdIlwJND5cFHjAGLAV9ENNIupT9I2Devw/SqLiApRJ9pMrqQqgfwRnnqUQWkC+0dBdPcwiq0Lav7kmmIW97oS7ZNX/JK7hMR4KlHBEvgMga3xAoTQbkvGhOXSzW0UAWepUpkd62I/k7f7TYWgt8Mmgz2fq++s3LxkrS+6x5FXnSJvYgz303bU2iUNIVeG7ERMDoBP2PfFk2SAaI7WHwu0Aor9MkGSAR0MLJ42PfcUwfty9aQ0VSpi3Lqv2n6JZjC7kDoRcaQqjI6fgwkHaI8YsQQgtR8L9W1ABPq5U7AGiuOicSM1HKMQvKwn9HGPD1xB71vyC6JaBOfX3Jha4UC0yEiovL8lV77SoOPEkg431jjW43HvuJ+dUSfyOmu5zaV4DpIx3na7CmffeWj7534jd3LnxXPeKaUM8/+JBPC7QXPTm9Bmx1djYiTmZZI/f2SN8EUi6gtrfvfjtZq/Hf40Bq+jzQivz8z6RwH0peso+n5W9PwTRMCIEwv2JIRnIqIfxzI1bA/KMO0INE7qQjO78Xb7z3FutZy58vdJRwudwZIMkOdvy7mlyisFiaJkeG88S28EcgnkAqGoNvqoh01wKxFZ+9jugym364LsFt8CWS593F8vVhq4dSFxGHJcZi21QVXHeGBQu+TjuJCQCjfwCVQD49vIQqg23oApva4oh5Nz79jyuRtoY/SP85ix/2Uhn8OdKlWo29BL8tu+r+6zXjnwFBPwIpXzDGQgwRg6KgAf7a4n58YogJcfVmEGQsWBgrM4zAXzmwFv9GNJKnmLtdsB+ZFzzoL6rxAimBuv1hlUHERpnATD6pxJiYY1ehOtFnUbqyOSfjxbHkHx/Ndx1QluBS72oXexiUU7iAqXu68hud8yf85jE8X+fFlAODjXnjQe8Xet2nWMOP/LqQZyJ8+/o77ZB6no9ZWLoQPipJwQSQVESrTJ9b/pZBOHtYtVMZorBC/kFVb/h1fxJIxgeW/rLYCJMu0dmH7xr7JoIKZ3LPZPlT/bMO7l7Hhm4sbvl8bvrmg4T+HhlvwuhLOqRv188bECNI7aL/I2q8wXd+pdsYowGzRlZlx0Z+7BLvTACCtFUd15BEjh0K2lIUi/hsZro25ARzqAEJLsZFfNh0hm0kx94X5zYzxz2OMvb9+4ojOTBzlYuLYp30rFxDHLzi2lAEdyZ7SSGLS5XxNQAsMveyIWi70RWfDECQgNETYyZBX6WswOXv2S97qtGgUs2v2PO2dxBc9rB08sLiDL9MOHmh08O188ki2p8YDawl+9l3ulDuOyBhP4U0+vsIAD2D/6ce50VCShsXVAwwsi9KCmbpai/DZxU7Jz7i19nGgoTxPCY4WskGjS2TbCLXFsqucgRJEmPFYANcMeKxGn/1q5tk0JRFLRdDjbT92qqJvX+k7Mj8Wj5uWCCuk4o4BrSMefcsOo4rateuBDoTD2TAbyE97bnCykY8ZtK2NG8bBo5sO1ZZAhT/sS0MTfFhityJmMhJCA2SMbhJs8cQdKJfhLtJc3ZbmatGUpI/ESH8ZAA3lwViS8ol0ewCfSLeb+MRhLPWc0O3I7qkw6UojH7WNlJGw0fls0I4tNKz4Ie0p3q/qcTWGoW7CVfZk+iB3YSLZuXeFJxYPZ70H6zbr1Sh2N1Tls5wKE11B2GOz7SbIWG1hNDRuaMA1aFhs68cEaT87zFvt2NT1zgyyPoo4GbBJ0/ZAWU0XnK2LKJEOJweJT2h4UjEO8Xh0HhUrDVN2kBfX6GudHKd1UY3Lphk9CWLG6mmlwgI8L9Jwpho8z7XgeQYJYTJodwLhFY1M67KdLzEZPPLwe1719j/+0dN/8TNPXnGL4mEPTkvumwvnD24+PUE6sK0VYmIlwLoJCCkWfHH6psoDRNp+UrnAZosLcNGXsIABdxrMo8yuEBlQuMrL3QI8AYwqVLxqgf1BKGtAVrN5CXxBltWIu2873ttVRtM1KwSPkadhQXURHzt/+YZeXlTXvkKvvVSXkhjmjiFfFVtUzZdkYW2MmZIKs6Bxf5qLDH8ix+gac6zyp0DZWKCbdrfmT8n0ae1NMl1pMf4Qiy6zFeJmfmUd0NnuXKDd6aA7CbqTqfd00c6xqTtHv7p2KNdi41Bz5JC2CPeY5riCnSrGXrKIeyQm2kq5Bww2qnc/YnsOZD5W4uAAsH5bFQzlGo8wKwJHUhG4zGeoUaA5E8qCZpc8w1YTqmwRAnwTGctnElDC5mq+gU7KSkphsU19UipPYuFu1nRfzAab2+efeW5nUbVgUZ9kEHccDE4HPdKpQtVKANinWyVsPQ0zBPdJIZ6Td8Kq12XuB3PFUL9UlNFK2QFqIKJ6Hd1SkUoMRy5xXWEJvddEO+gP9vSD91YbrqdGDPNuZpVxvwVqDLffLo1hG8Z0nZh6TzF2Sc3b8iB4YHujcUVUPBg8rOTapYFDW+DRuRtztr7tXu5BUQXmHutG3naW+c7fjr9AtP3/e/yzpM6WhqSUrhnQlsAktBUfvJ9WuB6LFUz94g8pD1wr4qG6kX1jiWP+UUArTukOGDbCZ+4WoXSIyxjeFahFqfGkQ9WTvMqa69Pk6Vpoaa/4IS37qgV+5h6xCyj8NItM36HGEKf4HH/Zva3faGfv/U/3mPcWi967x7g06uFrvKsihxFsIN/P1sXNemnpeUzpo/wGAwSqYGidBEjmbvrNnutuU9Ote7aabt0z13TrerM13ZCUIzFu1DYbJd26VUm3brukGyGlQq9d0o13ltHgnmryFxXxFV1zcG+DPAwgs6sPXljhrYuwgO0K3HXONhidxYNhPKZa2RcmnrIzNxhTn0WgdDDiajBiqMv1YDB51GsNRoej6xafmqtv17mK+qqLau+eScbH5FffSZGurZxnrbCN0YgN5RhPiTQVlBPUlPOVrf38zRpZI6bD56Mg4LPb137+blv7OdBooeBMtZ+f/yGIWkPAQC87BN9jhiC7fZZmmkMQzQ1Bm2YiQzO/OTcE0TY08xJXrM98sQ5FtkXF96QB4m+NyLc3NHoRSlybIbz3W9RvRiOwC8d1oYdYKzzGxT+/X3sXV1/UyAygQQhIaJhP+yQ/AfRI3HH2sdBzN0S6KX4YdzpaqN6ojjeQw+keZPKnHcUWFR68rtUt4PvyzTXIGFfMAdlivqnmMvIL4r3Sb0VqNpaGWQoOJE3PbGgT2L8mO0wExOxDC2Hli8Ai6+3QuY0WYMrd9D9FfqjojDZU0Dk6DV4/IXvgJ+a7OcRbRezar+vcG0zWDhGPCaUk7blBo/lnwryZ263YpiVzO51KNzXW7BRhsh7FMeqmij5HmF5oBwrLQUU5fy1zHx1B5Rd5Xg59FIiQKwtciYNcESpqomjkgM4e3alZWRKid20eA9iwixMRIQ7L7Bb5FNYgw/3DCtUrlcduydU2dTXRmBEHibURYN/t6kVc4bhGgw01RColqxsD4djlhkzk+NbYxdXYuTIwJ7jaWIqzL7K0N6ajQ3PwYSqcGc6O3DDpc9h0TNPGmHoWiQuF9lpjqoPo2THtzYyph8EsdEwHGFNvfkxhZsA19Zh20XhPWtCrhpYnimqEzYnZgbbXIenPU5h9nrDD3kH2F/gb/JDye6opEPDAIMFYBR1gyQlZgkors4wM9bXq7VQKvZZPm2pcnLBKn8EanrpDuTuZ1Eczsy54k85brCjdjZuxrcpDBe0ArcWK0E++PtXVLDs+tWOu4M+Np07d9LnQTU4qe+0qcGI6s/iyavHluviyUlm2JaCMBJTXSAiw5d6g2QQ3MFXPtUn29ArQvNa7gbWVmIXZJ3kRDxOFLQJgJTHLRVH8bLUlmGS6WtHqYRbwmjtrkvrcq1FnT4YQBYuRdk6jPReP5KcjL07ytMwQ93StZBimgvZfrhfMciPxC2hL7U7n2mlsuEosLg4DWwje1zFoLRe5RxbL0sKxcBtjISU5q7HwdSwCleV79XD0Tcf7reFon+Vw9DAcUscWZZFz7DkFuipfDdLq1cSiRv9bMNC2W0taShkETrwAJfC8ohFfo4PMgJDAc9adAo1mWknbM45CK36NXTv6WoraMCYSeONmjDoIPN9SriTvqAiccArNp+oVSuCNp3baJTFr45N11aa/loaRyR3yvsx9JyHJJ2fad+wi6OjEdzQ2nPBmqd15kEMN9pjV6Pu52oJ6ylS7giPRYXpRR5HRBhj8nsGSEVrG74BPFSyZwoDxCyYXmasCStR20yXTqj7gZfotjMx+ZSdlblHRsBAvsUzeZHkbC/GyImNaC/ESQ9FBvVkVYCP5SzGB4QXntWp9H6DFPdRIR+v7b5AGKZS2ZPs9Ki8Vgq6hiHvNLPgzwREzXQqlILmvzCJ85m0Y2Lrhj5ZLt+QpzGcCZMEvzFap+4xz4CnJ7Mk8rrZoBkHXjLybJ7LcZrJJXeX19YbdaW7Y8Vk27KTBeibcsFwyn64yn2RurzYmJmFBw3lK5DRkFXJmzMGbrMxR4kApsScMtDNWFLFeBYs+MIhLPmsKdwCLbjHNAuD46q5PokrnKbHAXBatuSxmoaWblJieKyVmoMSVNiUS6K+sW1+AEgdjQEL163XUSZX/DixB9syqUlioxvj20IleqxO9qhNcg1LdqP9lEGTWJMh0MUF25wiSCbcDZGuy3IDTAkxvsnmJRKdgM4Co42i5EyvYdJkoRb5fIe0r34ebN6j4fkDLP1h3xyru3YpDmxIEZj00wqW6yvcbNwNgAnw/JrdnzYSK73cIPFY9NTBXKN+vnyp8/QsUbIImRLFl60nF1rvK1pOZzT3REg8tiaY7L9EoZCfKdxk+7pXME9iniAV5Jdb0lAv2IBKElWyY1LXNkTsOJD3dzGPCVpif7NlatlHOIWvQJV5TJdsIqcHJIcRrRjlVtpJgpHpnkG26M93vavdnZJt+U7bpzso24ECTYuGouLOj4rGyt46Kr6NiBJy0Hpi8HhiRw1sDY34yZzkwKQYmEZVFXkYpB4I5vkLK6QKTBFJOsp2UI8b9hpTTNdTenZdyuhW1d6cscikEm2ihj+2lHK270ZRyGjezFL9Qe7eScroVtSdnknIaT62lmV+OpO6hfyJsSTKj108iJXn51FGSj8ym8ltmzqX+4O0a0kmstXlJpnQF4ViWjo9D92bOcPcWJT+sBrZSMAtM1AJsoTiktwAQ4+b1MqnrI6+THYKMR1vcJyPdBKl7kZRFxYDNijrLiCKdknJkzL8OEV8RDWa/I7wBZkF+TzVcFbCbdhPtzPS3w/5SQKWDWDZRYDeOgYL7ZpTHZdE1GQRwD1I+caW1WiR3SjMshM3qCyK0jE0PB45NjLu9xhCZE5Ex8aBuOKrx8wa2HJ/ONFhaWUxtRuwzUW/degxq0yi/ZwZG1CiqUfOufvOW5rBFOhaeAlal7KwCGRMOJsbCGL1+7FaBflwYGFsX43mtzqrJ76r1246JF1K8Ptr0qu8M0bMtsNPdMZRR678dXTj1wyPz0onAVNzGe0r95KoFkAun8ha03+rOvfU2VYw55bVFUBbU+0OapDyzlXRmtpK42koSXVfxDC81wlq1jbCKPtdWsMgaRUOU1zBE+dV2kV6L0nk2UAIW0riKmrgFNo2b1zU4k5tEVzeJFM6H5iaxwHpUGYtgJJrfJAhCvmh/TGY2iF5zg2jKnyp19hf21dVq3Wp0002ge27d7aK7gHcSSZmRc6nZ71A9KoE841t5xp9h+31b6Yps3wo5yTzbTyq2nwAdhQQYK6jO9mw/ZjnFJttv3IxRBdtPKrafVGw/PhPbbzy1Zvs/Dbbvnei02P5mxfY359j+71Vsf/PsbD9Wti/z9VpbW7uYMG+ymBhPfEeCzjU/2kU9Q14/4vVEpxMvwsk7G9tEySzIEoa7dVjnfKbYC7M0pCq20trgKaRqdglCu0OuMQbPzS2zSxgdajpWIakzHSsol4NLAIs+uw38XrUNoP9wGqTTG+028GYAmlS7wW26G9yEmjAdXLRwUxCU0LS5KcREUE5U1jfjZorywrKDw0Dxb2+sbI9mBMF09ebc3mwvQ/IRQpwKDGeEGsAInjsst2dyuj2c5pbGqJozZnA1lx14P2OFZ4/sqEU6FB45v9l5XFxFH49exV8iIiS2t4fNbbaHzdsnAOHaZouQ5DC2Ahu+aYWZ7I7WSj3TViCWT50XcRptse3GM22fGtlW49U3Ko+/0VafNRWj3fT3Pc89Gd1lMgYCkzEQ2IwBt5kxMAnEhzMJD/3xb3/bn37Hxz/91Gect0geWf7WUs4LBX7gLZPOoT/7+V+899ef+K2n/tR5SxmdmERvmcSHBm/FcB763c+8609/7XO/8eOfk5/El/uBSecth/7053/lFx5722/888/Lo8ITk+TEJH7LpItnRofKt0oQafHWMuFPstwOnTL/C+57S9k9IfdPEj5cLj30nCtPPbQiN5rL9VkJn8UHyXl5RvlW86O9u7qJz5m5kw2I2neimwvv68hDJWrtLfYuueAtZectj6Wvh8vJR/pQiJQISZw4LrSsJc6n9GuKM/E4fOM2N8i5A3g0jMUkT9yoMGq46AldYaMNNOeBJvJrJG6GAQWrdDcVb0VQzHRfFY3wW66r7JLhDJoNjvTY6ckpPWKFNGPio3HSTg+JHOG163cAcJ6NtxkcWmGnZHKZZ0uwlgGdpQETpAisERzm1hQB2kF+YP+0E0wGFGq/Tc6Ex4/RZiQl5/07xibQNTxeBrcdY/6/nA/uQGUjsxkW/4EBFybSwqHDlNE9DD+p+8qYih9YEFPB6+LquptcSQ1hD5jD8lSVmfTIxP/woefs/5x77ee/eM75R2fNS5I8JBvudcCpolpNoiqxh7jNabQKF/rERZIbbvrWQLLZ1MspDp+CRRWmhI0eTemDNKlqfgvywFP6cg196UQFSnZViYCSia2IOKxNGCFNF4HKrAJddm/Thd7BodMMzJFnMGlTq4d4ivaOp+nUqxMmQOB1sGUfpiYLe7s0WGaNNIf+TYLjyMUizQWG5tgbrAA2QfuCotG2mjihahVqWhPAIgCqByVhRJgsqh2k0Y+01rlNzoDWEppMyo6JIsPJMroN5yEDy1IcawHOUlVyCY9LNxknnCJyWxElrRjDCHDFUz6o23yJeDrx9SGATd6EyLXOzoOqOUJes9wfKfvp0M1Pajx0QEyhkjnqgiaBRd7OZMQZJY/IRHUjNhJjHWCsHUHaMWPt2LGGMfQOZqHuU8iNfRq3q8MOuNZwpsADkgtD5pU6CjFEBPYQKFaobg01ObTDn3L4U8kU5/A7rAxQpncoPidOytzgvJ2WDt2ppaKvTTjqAka56Rh77IaCH2+aYouu+kFzDPKOE8ul98ABETMMhouZZTiFhSNm+JN33jFJj2uRrTdN7Nt4Wuux3ia/PMs3SLslcWp6vhhOMVZiONXgbB0XufQaYv9LE5kWWFwt4NfpMa04IN/769Xj8d6rieInL7pN7udgwQDqMvojqGdQayA0Eu3EKlKGx9VPyxQSzbNL2Ltv0cDIQGNFAltAzGmmoaZkfUhIcpiGGlXDrDalqJ4PsUFpdGvOqEwil3BcW+K5lqVw0n8iTBjZmM2XkeD38Y3HiN9Tv8ylfbP5Mt+m9TmOTVJwFAOIOlWAW2LD/RvxTtwEu3Vs4gs1GbgVhlc0vpnLVvSymbPf45ooO3Dtayk2yiuE7G/Qz8zVqAQzxxbyF+62xcgjn+nKiM4JTdCJuUIDk4ijPlbDc/0YgH2FKn3aUBXd9Ela1Vuoyo3memdajlHIVBT4RpJB60vsFO9pnv2je/7Hl79lX95273Zf3skv35rVie/PStpqbEK2Yg1EI0z3TrExPC3IyGj3uSs9PW1Tf8B9k3PAsIi1sBsq3ia0rfC/4hlyXuEK/PaT99Y5802D+qYpkYIoymfE3jXaqmr1d0VR0tWBKgfmd2RVyPskaRZ2rnj6MRcnRtWJssuye8+42izexAb8FBqgxeSzRhis1nwwoBBdW1gJ+dYoOFDjSHQNAGp2g0YENAFQpdwJSp4QMgKg2/K2n2bMfGxC4uns62mtA0RYEGC3b0vx9wA0UNhyYAO8JQfnHwBsoY+i/oueKS5kLQeWc1AKMJHe9IsOXtRnBSUROzOInf6VZnawi1f5EO9FPoSINxcDGw4Vv5Lio/eaoH5koiwRec5vA6ZVOFhVySsE++fVACbIHonhlkCQbK5J9YSkzRfRUa6nlY5ExnGndwe2t//K9hZI8HHNuOMqiNtifkwaQL/1GQP3q7T4M8y6t0C/PQ6/BfotMOA9DHhhB3z2Jh1qhHVhI8vYSfOmnva49+X3ONp5j/+WNd87xwlrNr/deG+bxltQir/eLvyNzEBQ/KzqT2HxMf3gKGoK65UH1s0ZC+u34bL/s4lpVhQTAG1PPWgCEDcvYgk7p/g5y3UJTBRcS/hV+XVz7w8axcMpfoHtQqKgqrG/2e1IxNBdAXEU/BPLVUpsvelMCf1NDZXKC5/z8XvtE3+RTxS3H4vxAN5ZAqok1Wru6g9PeodOnjj031Xb7nxt2Wtp4cYG9OYT9uyfPOfgGucfHpMOTeP5B9ZBB3AXA9RYpq73mLSWUEcCii25Y8JqUYkPUvbC5v+SnfevQb3mTe8144Gth3Kjwne446UKQGvrixLbwVy1geSqTZZtjIKcb0LmNiI51qXbj0mwhbYPigTiN5A8NvXO1qRXjVl84srxijboMDld3ZIhW7JyTi1ZMS0Ry4OEb0z9+TaMl6fhgrOrgq4yf3ZtGi04O9pu8+DQSlvhVlwtV3GQov84CLz+zRxsFKAH1JGHjFn52yV/u+VPdtjxhvztkb/z5O98+RO45vFY/ibyt1f+9snfC+TvhfJ3gfxtyt+F8vci+buINXqQjr/cHGVICmv1ialDt8SzgDVCqYoYpSpk6C+dUhXXdDb5Zx+rdvO+71c+cbHzgDu+CL/d545fhOMpd3whjifGmzi8eXwBDsfHL8ThjeMX4HD7eB8OtwmwshxeJ8DHcrhpPGZiCRDx65aWo1a7H3TZRBLtEK8f1U3U2jQ4Gbeb+LQ7ZvM/5KJu56b3pCuKhxyfcMe88XFXsLbl+H5XijDI8bQreNtyfJ8rgNtyfMgVzG05vtMVxG05PuiOz6dn43LnPbBRSNbkQzhK/u47XTVhPugq0OXbcNx10HsAx90HZZTkKIH+p3AUnAYBYi33AEHPKc87KFZTpzz/oPdGffY/kcNFQKVzyhcd9F4nhwsPejfJYfOg93VyuAC4DU75QqA9OOULALLnALb41XLYC5A98doc9F4lB8FKhqujf7lzqRyGSLgXfHzkBwtC8OWc0UJrgQ6QbOzA4jNS9jxUs2ShEbaZcmmMb3i5gz50L6c49UzFs38vd2t+GtQYOC4gBUOI6EM4aZCO2cHJWDFHA8XLR45kYMX996lNEBqjlla/2PknZAbCai9UlILHXaQCga9caPxFF8uczFx02sNFn68vklM+Sjjq/XoBoATe5wNL4JfvNSnPT/uofCp042vu85PwYsn5x30tKvV+f0yR/rQP+TTAkByWQ4RBDxCtdSWMeBh0gvvapGzbqU3j7MU60wBCSa817TqwVTXnE7Y5nzLN+aRpzidMcz5mmvNR05xn6uY8HWh7PhRog54MtEWPB9qk9wfaptOBNmkEtEAN5nqWLZHKsDH+KTg+p4O6Wb9im/VF06wvmGZ93jTrs6ZZnzHNerZu1kOmWe80zXrQNOsB06z7TLNO4RhMTzVe+68tXNL7fC1xEqgyhoDgf6O/4Q3PePqGH/f0DU97+oYnPX3DE56+4XEPefeXO6fxHdjSl/mfMB/Ly/yPwav1jKNU9CkxgIDUiAAuY+VC6BBjk3e17v+wLMpfD1uM/BW2vNcUe4vDrWdFapApYIAzfeC9VX42jOAWNiQnbIiVCx58xuYlQaixOky4BdNZyEKVdKwNZZcyXzXvPcbXi4nq5kwffG8FTVC/iXndpYYNbGjk6gh2K+ASOKbkN3EJjAqbMUQrRCDLVPEDCywq9xgCAvhczXyPxqsgezBmLEID/NRRJAMmYD+kzcm4CwdVar8ouc0ziG69XOB/kEUmvKij6fodNFcCUw8h41LGhjJmR7EC/GOyW9OVvEAK1h9mADl3kJMuK1H2I4s1G7J9n7QkiLKBzO1PNLS2YyH0ospypcfVyphFm+Y4MTrpQhroaJJZR1PSZh5lUzinL5XFpKnwOWoiLUtphZXiV80CkEH6jCH0Z80C+LQh+E+J91jCXzsSO5tA0NKqZj1EmZeD5gO+YB7wefOAz5kHfBYP6CHBSB4g+/B4AIEzhIovCMXyMSecIezSX3RqJk0mK2csA9ZzB7aKX6MuUKm2zpxq61SqrdLZr1PYclKjFEAziWy+GrG7Q4VrE80kWnATsxKrxkFn+KJzOy0KbFSjidLg4lNsHTlzYLEAnXSjDcXOeIS33X9KQdhPH+h4J7snkJIQipKR2M3wwfDoJNlnATDk0rf5ChAB888XsUVVlqTfqG1HDMyk9ahr6n4Z6xHCM+DAuYgoLAjukJGXAyByk4v8Uz4m6CL/i94Ye7dW84VaJFK5HEqhATmMhAygSSl3alHlZJV0ieYYjqF06ZBUIjK/tfUJwTRmL13VS1cJtTH1xyObYn9GT8ZUsJrLtXWRxZLpZ7llc0QMY5E0sc974zWzAHaXayy4iPwHKKWf86gVyKfPetAMCkjXKNj+Hi3m8p7JegX4//VVUc/dZVGhbtwqXonMoqXil3K9+u0R+ZGFW7kHlBVtAr9SGvhJY0b6mDRamilLTNrxaW+yhm/P8ttnPKmE5RBRPCl+816jWH/SkxfJNZ/wREOR7x/3RNCU7x/zRJnYmGUi5rgGzIg1EwklYRtr5ep4T1quVYDt8dZkw6ADvA1BMltoSPFpvhQZSlg2q1LjBWf/7b3NVzB/SZ6nLpASnzZuh+NiN0CrRGS83NmnAit2jhH4s0i3lzu7sBNQZARdD0tDKp1yzdoXI6OhB4qHT8xN3USk8k0At+zaFIOQjQvd1IeohRNoDGgAqKgOd3ph8b5clkpOi9laRuUaFtF5Cla9G30QdalcZYGuctTksTWBWh5LGBwz5asqlwnn8fGY8Qhql5Yn3BG882447dbAVNYWXb6mp82+Igg4Qiy7yz01haul+GIRXYz4WiJ/UiQYS9lPk7LXQdnrUqf/PeN1XPOeSdGk7AbV3qoxQ+sNIgchMwTucXn7eXz/LBE/pET8OMn2CW9yHr49yW8f8ibnzxPx+z2ZQrnmNIlXBDMQr3x/CMR9/gwRr81A9J2nxOymMxvcKnVeMxEVcaflDGF3KsLe0OouQquQGSxhb2hhAMcQND4pQa8qQe9Rgh4pQe9Wgl5ZRNAu6GWDKRgGsg7iSoOiapFkRsSbrM1xx0HNHWvJZpVa1vS00utK8+ljuBAbclP9w2pbvpvh1lTlWFNPVt/6JP3wZGyAqEQnFCCqKaZoVuhzkQZupK9VFa5KBVYqhR/4x+xAClCSDNDa3C6xm7tEFd6kEmypvSxZJU7T1sp0FvNIujMvGM1vQBSMDJ1MMpLzAx7kgxLYVe4i1iy6uydWBqHKB0mtm97bvDH3lAdkCNIzvbViFTmqyepAYuKkCxMs9smixT7R0zVIPHjDXhZdWnT5Xj1dXb7zB+/wmZAwoCnLhM7xm1MVv+FO+iXX8psvuuA36c2U/LGTprqT9lv8Jp3lN3LtPL/5rAtuh/dPZvjNp1zym8+ycM7n3Inu9Pz2BXcymuc3n3GV3zzryg6BjdbF5inbLqw3I8NXJua4d4bfYCJUb5zM8Zs18pu9TDpYqVGgz5HlzL75bCxoTVnQSosFLdxTvZoFzeypm7pL7tdd8oDuqRL3sqZ76ct0L71Ur3qFXiU2k/GqFgNGTdfJCuVKR3fT8xftpj6VqBUrS8oLpFHDLSMLrq4jqGVFTpVbmt2hZ8Bk1rgENreY1CHnEQB7npHyRaTbyepbIVWOPnCfrP20tWP7umPrTr37nCJnduLsTehxXbBTb3ofI5V+3KUI54qlckX2VFz12zSqKsyJ7PRy//l8gj9D+48r7T/N5/y4OyEdP8NvH11I+x8ytP+kof0nXBUYH2/Svj+z53bqUIoVkn+5x5QTnlkCMooV2c9ttc4c3fslSLW11TosKKAGQp907iud+0rnrCKMmtukc1/p3Fc6lwPo3NcZ32BI4dRgw+9jxSS5YZ8Uq34B6k9WVEcHTKcO6Sr3IdjZqTQ8kWiCLWIuVapdSldWRyFyVokV6T8TKPajfPyYfDSl3uEZ3l3uu7ay0aPk94qGej3tTp90hZgBZDQZPyYTMqaPYQXW9NS8N4Gl0ei4OOUilLAvwuAKcxJ4SfE7+NmIs5xWMUT7FKlcI1IZFvcQDNBri1fKSMdtVJrNaecVTFbOTXB9QPqwskhwfdBtbSRvqzaSB9zFKll7IylmN5Ji0UYi/n5ZZCsLFtNnHS6mN+ONJ3QpneJSus+dvFCW38xSOq4r540yogk8Ehfg223C+V44s4ysyDpqrqGV+fWjLhpfnrAmszUaX1DXROVyWYGlYmQtFS+EpWIFlooXwlIxoqUCDfwta6mYfT/erCtqj66o83RFXaAr6vwFKwp621C/FSrmxmZhSTNeYNaJXQNiuQ2U3L4QKBl+MVC19EuBRNi7jCU4Feol94V6yQOhXvK2UGhe1giwTd/vYr290+UOIPvGC+XbaZ57sDq3KbvCeYS9fZy/POTafeFCuy+cd6Z9oaL2F5LINlv7wvnVrvBCmYdNyRfdGavfo+uyeFbNL9S0JxdgYVyw6OYL9HS1MD7lbPEBcwvjJoX7vFCxJ2W0vs6ujBu5MOpOfGTSv1nRUx5+T3uFlI3F0jZMEOyez/ZnSfL8aggsQ7IGLTO2Z1QdaI9RNhuuo9qDEUEqTcHga0MwDsXPCo0CioWqGJVxMkChILgIBJ5bYRHFM02B5KPOlm5EwfSTjkolnzKXftpc+iwuTVUMWdVILQUHZbj+br5kjTH4pBklU4QaPwEtSWo6PY7jqhj4cRQM0/f7pDqZ2NDAWc9PbKinbf0L0SqIgbYjYeFB3zB9Av3IoE7fhjPF797b5ClhHVwhfgzy+ofgNoGiAncKuKkv4tmZlsCaLoE12n4biomZ+5WGcCSEPT5PBaQd7QgcnxHGZ7To8pGervq8CQzFzjzdH2jtB/st0W8+f2oFpEm+e3YziLkXjPC6jcn5+MySqfsmF8wLVUPdXAvY4mDUp8UDRd4vmNkJRjMc+XzsBKP5nWCFznsz7Km9bU6iGs1JVGvCnUdzVjnTQ2OcL7fRcCh/hTCLbmkpojWjZ6yonrFb9YzzVM/Ys0jPcFt6BgF/haDDCnMWsrDwOMMmZ0b8Uo74YQzhqycX4vNr8PlrJi+a33tfNeaUXKl77yskUkC+XSqs6kUzI25nYFSLsBdi0GVvvcCOKkduhM31Aru5XojNdXS98tzrywvmN1fL6n/VWr0q1oh90uyz57f22U3dZ1+4aJ8VFKGthvBK37zdaulhAFfbbYEt78nc4aJKZ7VLIWblzH9n1AgmqLCQlOA2/ndfCvpI/ojW2kGdn6slJvaOcdekHDPeE/5IEXORz9sTr6wALVytmY0AozCKXig2WGm2sI7lrSqSOzanzq9PBebUBdUp+TLYeokjUIyE6p7u0S8xv7xAvwTMlYQ7rC+fhvRNFkyMxLmBfNrFTxDkdwPXUTwRkdh5JwwOHTJ942IqlEhRJPunylsyvWDtHBgU5BtcubroylU9bVhZn9G7jCa7xmaCovB5z3dcVpvm3uwCzy6Weu28LGDiK1z5vv7m299kyDNfS5M995x/hzkpSqHc0DGs4O3KCnKZ7cpAb+oqw+IUGVaAs7jILG58ym5HFa0YZBgBunGEHMmDYmOLSmuwsoYCMWzcIcKjd/xYVXmpHF3sDIQyRuB7OYYrE7/RCHwPutGORlW8zjg9nKbXoEt92sfi42V+DMzBxBauVivYK+5BZ1Gga+czh1WKpfBxll+l6yLX2nC7kLDFqRIsNvHBu77aRE6CbLSP0fT/y2zd3vT3nevwneRYJfj+Mybipj1fUX7kKdeYtOScRQDEKSrdkd2/7g4SZjO8OIdCmrOQW9wI8lolCJNRLM9Ob6uERkXQABYq79YM7p4WSUO2UE5HNYsiCM33Walg0ZP7erp2boNKqpFLq5FLOXJ+YwhYrMuMFQdQFvCZu9yfCYpGeKiAwbD2uJ1xhSeY5O09r1cROiQOJXQaVg2hVzYMxqO3CH6DBO9oWZXwJW72chFJo3IIfhyVyy93Jc0P0UxYDwNdDwXLPeLi+OXOHvlEB1YEt1Sp54OXOy8gB7Ts0PA4cEDLDqtTF2xZdmhPWeNGjnQ3k420OiMtMPadEHzNqo5fWcjiJzQE63mCLP5m4uMuhCz+gftO7Riy+Ps9asblwsq2m/XH/Qvq3UqAYr3sdNs/LGhdnsoDV7ZSow4bgtTLbjTGwde0rrmxdc1t5pqbWtfc1rrmzeaaN7aueXPrmgdcc9Ept3XVA25DeHnIXvRg+6KH6ovST7sGpb4w184kf7XeWpprRq1rytY1B8w1m61rDrSuudJcc2nrmitb17zGXHO4dc1rWtfcZK65sXXNTXXvbq9x3+tqMV9PmjNf33jlLfZrI0vZnameWLpf8hj5+e9tTPgE4WOdq9cZ+WELbpYacPwj95mL0juc5/PtpTe4Hz1j9yaeqYnotxrxWg9V/GqEjicOLd/FdPvHys5jqOH4DYwMZBdclrcomSYYswK7qzXAXGYQAqwlqKp41FU5Xv88DarkC3joGqrMXo2En2Cdo+q1OvR3BHjBvYsCrPvaSUDDALL/PjwJH5M7mNMPYy67iO9B+lweSfr+CdwnYbBWHv68hIx2bNlEDWgLNDqUkVZdLSrDpNqhxL0g0IwYH4wnAjyIiQLsXOQ/DiC1Dj496UIz/hQQhqS+8ydwlDi7j+EoQa0fxVEgZ57BUeJZn8ZRIp8+5Gu82ZMw/BbqEn38/8fev8DZdZ71ofBea9/3bfbcZzSj0dpLt9HNGluyNBqNLluRbPmCbcAt/lqffiZ2+PIpPjROfHry9bi2HMuJcgFEaogCLkhOWhsIRUAgBmKiQArmI1BzGg7mnJwfoqSnhqZFlFAMuOT7/5/nva2994xGBtKe78dPP81ae13e9V6f97n+n7zzCCzTRdJ7BJZFh0V/NKbyKLd/WKnctjyUtsNJWZS5zDJK9angQVNssE8l6LFXC4T+3J9/hccy1alLudfkfFv+bLQ/f4VvU/1Z7r5SOCVN/e4zpqlwuh7h8T3gosuiCdWKtKQqP6ofobJzjKzkw+Cqy3S/hnlXtFZanyGpkXv4Aeho8NT90OnhcF9neqPcQs5mqCHwz2wg60TkEWfblKAJ6yiUx9bTdh0lpJMGT2EdNT/YN9w97DAzxvH9r+Tkjh0Igd+SrjJHhEN1/C2LvyoRsuwXyyK/MmC4MJMQthqHJsEKZ8SFDgd9p9z+58ZyAqm2TKm2TKl2J8/v4fm96a5EhsaIv2XKtDFvHyXgCWXaiL8WOzckuwzN2+nInwOYmE+2JduTHUYKlQ34K5x00F+9JnBY8OPj8Qb48eWB8LgrGe/shrsPPPQ7O+F+dyNc8W5KboD8TKf7PBzwY/X43wTt7haIyEHBb5iCXzcFf9UUfBWmGRQ8hYKnUXAdBTdQcFMK3oSCNydUIsaUuYnkkuxMbkxuch318dOm/Xu1/QtoMQ7znZ2afnJnyl0tXbs1Yq1Rm2XNHHmDjMJzthazqHaZWar2sBYJGhJnVQqGJN6oKtldNs1ZlNwk6qk9TMa0W04XcPpW1T35x2hsuqFfeeqXQ6TK00jEoQK0osPUikbqYxGp5jRSH4soGTbeGD11JF7UI4JmBs2j8WdAZEixs7OucGs7peFx7xQc00nX5hBQoJP5WsHgDugDmX9J0oE9fqObJgxYKOi0OMvjTnHFLie7xBV7F9xQdiJI4wZ4UkSdjZxns1CkzMHJJyjgWVPAeVPAM6aAcyxgFgWsRwFziYRQENcdDVsEBSCgdyzgCut8whk14lG3i3Zfikn6Xsg7O56F+XH3YGi1pjbqkL9TRQ5SQBU5ika2FvAWXP0/3VXiu6iooTpT9q3zC5XinfGwqAg1UhOvMprUgIkp0aAx4INKoDHVj49rdNuEvnbV+pHWX20WuQFuwwZYtNvfhbzPPRlr9rBYXYtjDZWINfUpUVSYTorbX12zzUqqGbMlFOHJ3qFyBicLKRKDvcpkNQ1xbi8yuuPlWHNsfz7WBKCXeYQy4cVYU6N+KtYkbJdizY32gveERwrNwBN+47+UeiOPfpiTrKV6sBZfnSeAuWBUc2G0GOWxKW3T61zOk3R4n4BX4JnFdITREnJ9bzq6D3ns5HwhHduHhJCC1TsOij5FD4dYfQQlf8yUkHl4jgoEzV9H4BSl8h34vxP/d3HR4/9u/F/A/xvx/yb834P/exls3LkZaoodkg4TbynPhXUYesDvA+ojBnB/si/U5ofZ6dqanW7//ry6TO4Q7m8fepz0dk+yV1dZd7PUdxOON+LLUg/jKb2xs5eL8oZkd7JgiT8eY3PmDRXZKjvFZjRvM6jENm3SADODr9gOrdgOU7GEFZpLdmHpz5gvbJIOnjVfmEl2YIlz29jR2UXimYJcJZZG4GH2fmINVHioYx7e6XPXBZS1J/NrQho6iJQi/tv02CKI7n4husl+m3YRM6Yr2CPvcq67O6ToL1oSsKlzgIAWCJXSfG5L/DXVOZiJ4VvsHYxkH7bIJVT/oGyREXS8G7GNLicHBgwFLm6Fe9EBvDSPl7bhpe3YdyPsvxuxqS/j9w24vhv3F5Ib8embUIs9nX3W0/VGDZC6iY5dGPRkmbNtI7aywd2VbNSNaI/kuUlu2jdgH5LEk6LmKKzaO2P4eJE7y0381UDEX5HkaE9f72RmBhoxg0bMyozYA6J/ANXlrIh6ZgUe3IAHE5kNe7C96IPY7g7iw0v46r7OHpqXEduCb9+sGgnSYujZ3yCpgnL+dR63SeBCkQFzV3ncwCgyHJFa9jyPiIR7hkcExp3jcaMENhQZNvcaj5slcqLIoLorPM6Im36RoXpneYTp/QyPMKOczpMg9WxV+4RAXhKb9gtx71YVuXuLbqfiNm92KvSqV47JTkVkQl79P91VPBS5nYpf42+7U0npbqfCq2p+eCEOdqo6WN0Rw8+k0YzuWzVwv9GMbl5VmBN53hYs1CFVituHK5JCoS0PFMR3eFjO+RkYPc3O9sGWiHbTsrNFj9towLyH9FDMDbGzMqEoJ1NdczQ2dL41df0Bxl3Ni5B92/9U9rYK9zZiSVS4t7Vlb6vQ6+UVHluyt0lY/Od5bMjeVuGe92KsABSfihWxAXtbhcauYG+rZPY2/KQhl4KUSkgtgyqBb7d/QNrBqNE8ICzAr41IiGk+HeUPCWH+DF3VGWeaTyfEc2jqryO618WQbQsXPquUTTqrdNLlmBU6WaRrAYxiJpAskkCyCARzu6SlTbYbgllRglkMSUIk3/iiDdPexDBfEswdiomxU6JxwWwWQ0Y7hCFF/4pUksybVV/hcv0KR2OHLL8K+cUv87hLlt8EvSVAE2ugiXVs9btAaHeC0O4AHd2mTg3CvyabwgLfMAW+bgr8qikQ9GCSWVpQYBMFtqTADgpMUeBGFLhJEDYlvPMG1HeEE2JkkCAyope9eemamn5aS1jc2KAnx/Sy98fik+ODnhzXyxaGBjqFPFpivYzGzFFYctiJtU8w85AOYQ7HpK8DtZBLLKQi4a7X2e61mdX+RhpvbfAj5jgNK/MMYma00aOw5Y9j4+kd4EEcRrByyMYzXfNuSTxLKWaFXM0V3TJXWx9juj4ojFV0y2RgOnra+n5IhqdMtelfiKquQ1VnqaSYlc2rItIUj+tk86qweti8doPdvaEzw0mbGXFTyhxKEVVHIluYlHKWxznZwqSU0yyF8tgG2VzphfYIURfpxuVj+NJtQhm5cVUGbGpFd89vasxdbzY1Em7d1EpmUytKLsGK2dSExrafMXYD7nDcJe0Ot00MDz5Gr5LZ4UqKsVYJd7iKeCIMJNk/aMzsDlQiqWzLH023i9tmkz8W0wX5UUu2E1ZjgbAaOfEwbTF0sBWGxSuqicTK92OYXHZ74Z9VylRx6v/4sclQ0nOx8YCcZWw8J0hJUgpqbPyUABjOS3A6ghi/R/Y/RilTHYrdTxJ+nc2fOiZQUAU6H9nT8+6Uh9PsgppslQjqNDHOFdkqIT4DPUrCpWWLxKzen2eYdDfPrVEh/usCuO7inFeNccb/Utd61Oue17ff5V1isCw6U0k2pJJ1EL91JUdAHy1bUUmzYuNNPnI5iA7Z0K11Eg253WCCqEsaJp2YqGnzs9NPFoJP0AMEABJkHmd1QU2RcyBZqChZqNgU7lOcogiK7oRB0RoQneiUI0Cg6JeYTB0qJqebpzLecPpzJlwaXx4cLr2BEB6ZcOmKBthIJdkdPkB6bnDHzWnHzWmYcUXjfUgdMMU3UO1dgX8TYqo7XVHVMHCvW8V+u8HF12RiocdQJyI6gu6EkdHQMDm1Z92BnQrNS9YbYr0Ba2+OnB64ugRqoIQoHJAc5kDAN0gIHvaTSbgGTLsXhnET/Ba03QlYrQTagAqI3hzo1obONGkZTL2kZRgLsmAiLBQIbvEGJ/iIMAeFZNREOY+ZKOemiXJuCTdSIIaRhFG3yY0YWjgnHo2XJHq5nxaW3D1PC+lDaWghOsXQwti5eZA7KRhaKKCoFWv1RmfNCdJ+KQhRDsmfYuJrRSz5KwRs+HP5AiCOHieuvCE6r0SO6Kjl2UJrxP3QGqcjKs8DaI14ALQGFfpxFloD0BWR+qIR1gMtJFlLy6bEgjF5AGV7QSfJIomZgDgQjb4mCCHIJhAJGoX5hHuLqAUvkhoi/eoloYrQLIGOyem2fCJAeAXXVdTjGZVYgfHS4q9EcwsRLWyFxDjeacqWwSx+9pN6vcENVhI+hEVVaHtisHVT/Vcv506ZRz5iHzmpjxwFIhM3C8b65ZijX7rNwaX8dD6qBFlqHeShZr2nqMng8t+zywxYA4a25bmNUQdYEYNYLLlmPLJffp9xwVXt+i0plav2noH2qwq0X+xx/fKSJ6JqcP2QCz/f/jEr5swyqEHicgUZmbqHBgkbwJDpnSKQtWvV3Qv6GDU2YevQnAZ3YTay5VTWFdosZsXBIRXI0IZ1kxhiE2I6+Q3Rya8huIED6pznRs2kHrHJx98koWR+oVxb45ELkoknrTYVgTyvODd13dAjyatLu2BFcJPMuK3PuRiLQGlvCF39S6VsXt5Ig6ISl7KaGwWDocL0JrkgvQnTpFcU+mOBdxYyd+b3oweM28Nx9c0giozA+9AEZTIAL7+JDMBHNQPwsin8Ol4G+tFxTeqwSAzrHA+xqTW7WVS0Jk2Nrfy9rvIniZ2D4z228ne+icrfo5W/0xR+fZW/VysPC6HUnsdrVf8hV/37lnL38fiArf79b6L6D2j17zeFX1/1H9Lqv2qq/+qq1Wf5j7rKv11ApmgeNpV/+E1U/p1a+YdN4deXOvrRJBpi7V8ztecxF9Y+51P9RPUzX1ffqR8zqxt7MJ2nyn9F56mzKztPGYYhEn/hSLZ9RaUf6D71jPUJOm56ejnjX3M844Nzr3nmzswz92aeecg8c3/mmYcyzzxqnnk488yj3pfnIxE9QR6z+VLB4XQVpZ+4Uhhrj+MXAYWE8NkDEfzKAYKf7JyZ96bW+J5xTvnZ7B7rQVjcHitJddpf9rtsze2yVe6yEvvUlr2nJkGF17HL1vp3Wabrq8kuWw13rOrAXbYZ7LKt69llJQoCufl62lflPtsSXE8w3Hafrfbus027pNpunxW0zybRPgfVOq9onn6fbek+OxTsszXus7XsPtvI7LMiTVf9Pvv19ZO8ZNb67MN/HX6SH1h5qX/wfWapz+pKn11loS+JJ5em0MhbeCRxp8o7aCTBoUyi4Sed5xmhiCAJsfOUH9dkCxxMhfO/y6hWMKY5AQplxqq4t4THIqROO2qc2Ew4T9G5kXdzQ5IxSgTaHON6wNLLjzx/VN/KwNkhaqGqCGirfiyt+oC26uCAtqG6Lf+W+plKviYYrWbxnvb4rEpgTAR8iUHtTHnBoHYm42NkGR2XF5lFOuIZY9AIhMEYND75inmSgWd13dDr4mR/QmMhCaPU4GGIKNUKV31teF3mj+USHWYpw4MeH9bLjhGm4NBiZl04U4uywOUNZFrdUFUFki49S2xUdC4QVamsTeIeFA1Xmjp+j0ra3WRUZwphzvOKSK4MbzJqMpBRy5WX9BhjEm2lQGZ1OEWnjQ5zZUbi3N0AIdotARoNJNlifH/dFRER36/ChfweCq3c1SvE4nsnJVxwBsrLvx2HsYPRA7TJEMdSTDL3qdoOVTfu4t8lArOi2EprfvVJFYvmBf9zMRXN9bLvNl7dqSDG81RJ0hOJ9XfbFE0a2Z5W80XdoWxFJr0F8pVxztTVL6ghnV6kX1DFqm4qqrr5VswcSl15zeKalx/ovKb55LDfOhG40m0nBjJwRkMUBG2uO9tFPhDRQqVVKbwk+H3mUo3f7R3ifmUV26R0qq7WnzoVkbPMRUllVV2VVXVVVtUDHXaVzQx12Cwp0GE3VYfdVh12S3XYQ9bxX1Vr7X79nK+P9QRJYh+a2Ow2mURZFKncAdqqQW3pRjCkiKKnnYj8962oJSseq2uNKQDW4G9W/41CVApCsaznaaQqLPHnqPrs7wVA9COURhQadRdPg7CRnObPfURstqK0lOkwoI6xOsWTKhkcoaluPvQf4w44xpSy1ONFx9hjCdV4LD6VpPmN/lJxUUqlzptUS5pHh0dRajgPOQU1QO118jFVD6ec6E6vKiK1hBr96JljuW9qevD72PR6NKhFUabXnYkFLJQqMZEqIFRiuqZ2SE2yja8R9naMDrRsfM03vszuaMg+dB0MEDfnBp0UdVuXMGLRBWDs3iVQy3mTOLOhiLsVBe8VPf6S5GiRZFSVQZ+q6GXnjegiO04zwYqfUiUzpUo2JwGj+7gXJ4XdWJPUAmvSGKqIJXuR6LREu3rujLGbFMA7lbj0uM+XTF4YV+UCq1wKalCNYXa3Or8FV4f+bPJmF8Wcju10btWqCHYrFEvlSrUqJhYZfIIqc1UkEWsdsdYRa83ckCa36D8VdkeCljRNbkcy7Ee6LuDIqGQimAt8S+dCvPbMHpLOk29+z/uUQ3ezlNsL4yIxuJFKw1/vL0NfLiQxRuZSswxidtEY7TmUIISmNBTrmN7scYj35SsVyXBK2Kxe/j1rQWt3hIFEkUTkioQXlWSVzErY+3DFPtxQmsJlhW06ZgyeHdYxPuPQmBuKxlxxEKUrVi+hla3S+8VE8qLii5u0ehWtHrbessz+zMNTtnqz2eoZx1eap//bTB7po/x/qwkkX4+D+UOIz7qOTllHh49+3m+32ZGZHzgX5rkod+V28qtJ/YAgOuf9HAIeR2zXzFq9tRXiXEJemNiqBC2loUAv91Kg8punQOW1USCRX9rPCA0qKw0q/83SoILhVc8pr8qCvvd96pHsx7XwdSBJ11ORlSlURclAVSdaTSdafWUKJYnAJdW+6fsvWz90pVHlLI0Sx3WlGD2PV+zja6FSPQR0dSpVJpVSItrzzUTS9pcdnapqFWm+NQ4DmcenbBW/zpTqeqfY3yjhut5pNpCONbK7zMp0TGJNBs6XeY002cnv0q4m2PQrULK1qrCzlKzsKdlvRVHxCavigzZTk5NaFAYmO54mUo2CMVQsGENVY/eYLY9vapx1QkEBPyTQmngNlC5sQEpeA9dtMDrzegpoQM6BBnA5VCikRkyYfqtkJtW7AlyM1Ok5vZHzN6iWY/R2XuK60xI1b9TZIFcyM691+WD5tpmvSwRkIRMw+IP5qOByveXdBgHKVDFbAkGvNQsPiZHwzd3Rbyf0dZkpgiS7oC5VChC/r5hN3S+b2Lw3JFAOYLa4IpZpgXPD1fYfKKqGmrHd4xJAgtv2cVfE1Kn2fzAQ5WuNTbou9LU1TE4hnaap0nRTXzT7s57m1jTop6oklQpHfdqkXWLP1m1/1tVhqaIOSwUVgkxIo5n47x0rF58oPDYMB4ISwzSdF28xq4PLa1LW3j2d2kmmaKLe2aVoapWxseexs4tv7dX8qSBPGx/8Ch9k0v9BN/+j3CwOvvmf5GZh8M0/lJv5wTevys148M0/ekq1HANv/meFR6hoQnq59NtPGQ9l+VMxr+Xbf2xmZ/j6VyU/n6TXqlHnmIEQElSRwJb/SuzMDLDNBWn6ChkrQz6Tpi80NECTFrMmf2J1O8AcL3A+SAacc8wFzEw3BfHxomhctKmwM5xaUewGAh9jgGQiBhYZ4ApwC8DNAeHeEdOhglmVd4gmNc+E+KJMpdZ8h2DBVBnSnFeQGNHjkphCTav4MHnqcOcFICZPJSlPR3G6eErxYfJANVXA0TyINc8mJN88705KnmgBH5U68IxgPbNytk5qwzPGgKLCs+a19cmsgaeZw5kk+odT0yzBa3L0GJs1RXVwpsXDXtL9s5xtAGkKs4r/UNR75bxckcdfCx4nVsycO7WK36/hKWg9dxCEg2ZcX9ZM0gKhzZv94vXMh6n3zdMRZ4d4ktGJk4hfPCQtp1N+KDh/8F38rMwB8Ts3+BWY0a2X0lTcIJMkfV5uzqmGfNbjx6x3p2G9obTTep+NMvVuPmhIBG69EGXrzXlyITL1holHPL54SJpBvZs99RYmln7ys1yeTVvjWdaYl9dbve6YDV/YiG91EK4zCyfo9dgRJ+AIPQ5H6DFE4wz7ONARUcKOUsO+zaDOTvDHdq7IUbw/QgBSvL8B7yd4f86/f2vPJ4JHbHUmVWUoGiRia6lDvATsAq5RPjdDne+UnE7zdFLIxQ9alfWFovNdPV80zd7MX+eK6Q75tZWdsCnZ8bwEDeRdHrfcpqOIOJr3wazJVvnKFtpqtnkj6rbAiNrZHry8TQbQjdxmeXvTam9vqyPA2fdishEF+t7OZXqbEEJ2mK8cec4VhPOLadN/oPnSoBR6r38t980zFzpMTtEKCtn+ZgqRHAQt1LTJWq2n0cbOovwMiNMs7C44WQ93yFGedOB/PeZnGq4Q6nyct+DCCO9FnOQHTYAXMAEIozuGkviZNU2AF/0EuGQnwHr+esFOAF0FnACELhjOTICWqycnwKw31oWdEw5hK3iZRuFg9NbL253V3m5yVIORDEf4YmbaXGtUg5EMR3jthbTraoii87NsjzSIzSoLZtLQ5l0a2llxJxu0Z2IDnyXrVMBSIBA27N4HBASodUAA4oYOxISEax+gCjspaj5tEDgBwkmY87omDu5pUSxqZt+3iT+ZZq7gfN+YUY54Bs9GGgVtPe3BVeCa5Wv1DuuaueOebp9q/xfrHI+nDENoXjSFBi9dtoh/9U3QZHcVYSZlXm/EYMKrrfvE7TNdybv2tQ13zNQ/UYWvm0Gn0WnhUpdbP6m2czUqSAZ0SoCxTet5/a5GDXU1qpjCr89Pqq2yYUEdjQgaAfzm/XHoJSW/nZNX4io/RuEfx1lb+ak3UflZrbwBAk6ur/KJVn5MKz927covuMpvEvxHis2m8vNvovI7tfLzpvDrq/yCVn6TVn7TtSt/1FV+7xJCwXFctpVffBOVX9bKL5rCr6/yR7Xye7Xye69d+Xtc5Y8v5Y7zeKet/Mk3Ufk7tfInTeHXV/l7tPKfN951n8+tVn0H2SSVv3cpdy+P99vK3/cmKn+/Vv4+U/j1+QY+YHwDv2hq/0XxDQxqn3O155NOqMfLTpiP6r9HPyLrBV8IRFh1okHe4FxWdO3LHywCrAGCFNv54ilJ0l5hSigvGfL5P9BAVfo85VW0ZGYx8/wL4rAz+AXcUwzjCpNJ2Tdejk/1PP8fzPO4AxumNjktyjbwmgAQ24ajKXC0359f0DM6DusZPOWJA8ssYgfyU3rWpi5Nzirqrc50YvCiM0DO9OjVD7jiK4QisvCwufpPLY0WoCtQfQH9dgDtJAEI0WPVJ+LHJSEaIqBcOMKlSr8uQYYiOwS1pGZSOFedBM1rIkF3TH5bCrvyzwvhi/QHYZhUU3c1kVgBQci+5IMvnVGp/NlIY3+JaCMPus1Q+IShbunbnUMg4me7pdsIDvrXpd5h764RitoqBBDIckXhXOlMRNbFKwTaGYXAcEYhMIxmDzuFADVJtfa/PmOYG+RTadPRp/QwZG7JFsKQrtoAJcBIUmPd4AtxKhm6i/pI7KM8Y7cO3d20rO5o9z7K+ulYVqk4llUqjoVKxYq7K0rFKsp4p5Qx7pjQZPyldMKyeeWn7pkBoz0RsHoh2/eNM1AGjMJTKSzi6hPXWcR4MvYGffOonOXqr5H7QTuBOtl9gKRHgt2GbbAbDU74wDphxZEh6SWoJtYhGzYU09ONygr3kIK4Ua674NBCFrEHReaCf+JtUpQuhwdX2MUJBF4WH7ZtLFm3ctvGkonPKla4DNm0oXDHJIZ3xddwezzk8idscB+oXfBgZ901yoHcEpQjCc2mfKJxZJ54azP8UjITuPqGpd47g4QPxIqd/LaZl5jFZP0xPszONQIROnkGhPW/38rVk8wYrijHEFpAItKipC1rWtJK4IMsCmHez0v6A1KBNCEdGKZIk9gcEyus+rbmhkAKUBFphpMxijTDRLlOcJilL9kwwTCmcJhj+OswoTXaWADINjRKqgF3SvSvEWJoSGN8T1XMIrWZtOO7phNMHPSioATx/x0zQp9q7c+cPm0hBiQxeMI04Yzeag42HweUaVLQIaS70eFvm0nHHqTfsoVM9xQWQnwqiuuCSrRfWyG/1rWTcCUbm4R0UPAArLV20tOKimpnqKCsMLJ3nfrSbXHV2pKp1jqjwtEBnefc2MZR3YTa4MmK+JoFNd6i7193RjDkGGsOah4u0pVsONmCAWWO2dU+tmXQd3of2swabR705Ga9fL1157hIRp5RVHKEJLWvHYTo5r0S1YSb+sukAjFJJXB5PgDYIPrTVpoRNmofrPREXP+rThuZrhvFwrVJ3SgH1rLIWm4J6lBzdcAu40ZqpK6Oxdbxj/HYa5m7xOGpnQBEv2eqXjkjznsuvwDxYvrvJ+ozKwSoiYx8nYljQlA7oG0KQQhOo1sALWlvwzO6IQ09BZLaZrqknfb3hNmb3vkUABJ22lPQyJp+3tGKzqQ/pSOgeFivSyagHtuRrD/z2Qt0fgTcC1agJToH8i8WZEnCAxE/LhUMkdge8IqftSCwaa1ViLH1xZ4OQ7mkGdTGmIIEBaEMAidslewigjXyAo9bmFUER2AHXeBx3sA2bDKwDeMH8ud4TA0Qw0YDxIBY0NOEE11U7vN8mdznaXDXi0axExA2WUOqrd1GZSmysLUKYEfyeWEGWoViIVfEZAHVu4hKF9xZJGe2RZ997gLbshnjuwV6weKAm+TbmmvNPijzF3MFZXHRDHJ3DVcuaaRbWQNndXYe02a3UcsXzdiVIna4TVCXE0dmG3C1fvZ04Gdt5wxTYT+ItyYzmyimmuRGaDGs2kVRzMksuCxzeq7uN6lJTBnyRuHW26nRIRQZhovpBlfABingc1LABj93UAQK2IVRxjb5ckFhNy4j9Jzu+DdgP8Zht4oc5LQXKEmV4Y59CnhXmAQVOb3JwCyQDx/O8uGw9gxrOIG1wo2IIZF2eOw/346kQokBB74BF6CJfPgdENyngKFe2xETuWs3wnlkfaqtDodKCtdb2GyZO0uWRHsmbYBRfh7Gs3HubNiuwVs+77iNGcvAuFpB2YsPBDY9SgnGpsfoH2PT24tTY9O7Gadq0wN5MTa9fThTm95+nKlxbhFnanQ7wFTxcraEM7XpHcSZ2vSWcZY1yWGxG5Nc5xBO1fzUOYxTJKriK0dwekFPyVer6arTxekZvXoMp6f19C04VcNb5zhOv6qNOIHTq3p6C07VaNe5Fadf1KsncfqKnt4G/Lha97ehxLh9Wy63HxPlJioxbqcSw/4e4u8h+7uS3LqUOwtjcnIS0C083gboFh6hWXqBxxOgQDzeAgpUSQ75lgMgtvsBqJprpqgb+ama/9SN/FQt/FQXQMTExDm2L/4ij2+BvpzHw0u513k8AswEHo8CM6HsTX8nhTTdRmvFrdbq1xnzsSyajei4Nx2MJSfklVvIS48/xO14jCxysARDPvEO3LvjQTLSmIlvm5FZeYuZhiewPI7XfV2OScFvYV26K9flcFiXI/LK0WxdGr4ujWvV5aipyxHU5bCPYIJlHyiEqOk+zJGC/WKc7JXv3ayUfJ/82M8fY2Bm/D7nZYvOmItSGZasFTXKaTln10nI+k66H28j7apJxKUJ3akGTzZcc+TJcXxTQgxdf9yM5uzFsiiwKcc7kj5tMTRbXSmdSm5JToAjOJocSQ4nB6UFy+zxA3K6xNNFIY3ObHW15MxWr5VS0138daVk5OETifQkKMwt9XB6BER1LBiIoOOEWvtG0A4bDql/PyO1jtPVJBwKyRTnA9xuSW8XbrsQxLuhytPYW2ZQWR3X49zUVh7PcrZv6ViB/q2hfzEhUNgUCpntHFcW0JdtLvPxvt5/XXr/uPBjJ9D/a+r9s2XX+6fLpvdP8NfrtvePs/drmd6vrdb7vs2ufVSVHL+ucUNY5hjZkLozeWX2SxmNRJRwTZf6ymjiaqInNVqvmtOI1fo0YjWjERsaoBGDvoo6q4xG7BcC2RieUsLkjmKvFBwo7MMQeiFytzVyDWI4JORT6bTxcBlLpo2Hy7hWpoFb+PgoxfBpiuHtQAzv/RQF+wpjdk6xzFGK0ZDEoeOhr+04z4bJOWBDB38/RIvcEG2INreDBqV8BZm7nimrpo51rzc9TFql+0z5VPsXBW3L9ONw2I89msXRsB+HTT/WpR9HezSL5NzqK/Yj+Ldh248ElCJy1JDtymmAho6Qc5jSTrwgOg6pCpQWietNVoCZvkxvTrE3p1foTX6QOMwVcj/oSu09qgK1R4dYC5iV2Z1tLLtRBAWhO+vszkGdZfr2Kvr2XJmuG+4O5wE+oizTKHQkr3D6UgnAH1/QObxZVi6Y+/Zv6Es96dtkDPiBr+IDHy5nmNyfU8dI/0+v2FelfCoz0umVPlLpfrh31K979UwPXD3TaOb0NVfPsBl1MrLtPCXn6JRAeOoCSjlCdTPQYxiIqewCqjs9Vp1DPrTaAhrSBTRqlFhcMO8xS6ctE0/WElcPVtE0h3y6qQrVQQJPTS+7aN2gb2s9efjCPq5r075IIclZF66ILZ4MvzO178i/HnGu78hfFZyqHfnXmNgZRzRHYllPx4rwcyZGdXFEuvpRHpG+XmIykc5+SHwGoFt23wBrbQz+YgqjG+KLed7w7rDY842z1xRcHcgCidSBVinqEchYwlEdV8HEXR+3fkzDFKLEEXCOnU02XXuZzLn2fE21gLuSPRfSPZQe7nSMB304xkMfjjv8VnHHKj4c6R1aMKjhHhSNMvc4todljr0Jbx/Ao3OaJBuMILXBtqcrUD0UO6D5zJmWTevZlLuLBOizeg2VmuJZ7Pk8QPwjp1iy4J2OYyPpb4fHTx6NuBOMG3EK7xCWcwEd/eSZwB1EVsowpvwFWTGjdCAZlVxSWzTaGsqIz5dVGXG5rNPuM2VVRrxYVmXEp8qqjLhUVmXEC2VVRnyirMqIC2VVRpwvq5Lj5bLbjreskGxS2mBXQiXY5vuUL6E8rDqY//YLIjdgQdS1KsY3RjH89zIaGX4LDFHeF+/EYVRzaWJr2qQe1LShjqkBdVytp5NqOm2I3dR8zlhOX8xYTi9VrJvNpzZU82oqfaz1RB6m03VPFK2J9HItBAUjtIW1gBKg2/sQi1GTl3qNmlfELeh0IXAYsvnrKwZMY+2+6msz+q/doqn16H+oqpct3Z2PLxTUUfkFwkVjpMRvjr1QlUb/G2MPb58SOBftHGMH3ibRc5X+G1zBr1T1eJmRJnVBP/6MnB6OX+QRb4OBOhy/7O9/AQHh3Xnt3EsVgSSFxXjeDOt8/OUiVB2qrIp5/FJRZ+6rRdqhtfKcRoJB/XLkUVTtrS9we3u9KDOmqnYUgeXsfrcFRUgI9f0R++uyzHFWpdj+2JM6+pedP8BVUSuiOIJa21X2gurB9IlLwRPBU0yVdDVWnO3Xygfyr8eCM2I7UTSnWm0MTzHFQvmkMp1D3PLF5asts+wO+ohLOIys2Etlhcq+Wu6M6tPXSGaoSrMx3bjHQQtnCSVT6b6qWjKYVbpnq3I6afBJxYfdK8vyg41FBNVJpwirM80UWwUwCuk6/iwm06fSmaSIZFsw1JFHAKT9XdIKSbxVFDiNdIbaNdy5u8l8WI8KQM8MnwBsvHDetBCPMznHw8LPwJyIvRY/0tkdgnE3hsLxk672YEXik+LEPUsGOFl/kYizRb42R3/sulG4Famm2/BSmsjv6aRO82ECZ0/XqmrShGuhquAEjN6o31KcGvXbRpwa9dsmwaLn/c04U/Ub87Wr+m2rZBbh3XmcqfptG85U/bYdZ6p+2yEZFni2E2dG/SYKqKJVve3SVO88vUFzxPPx3ZoanqcLODWqN+QasKo35Buwqrc9mkh3l+gPi1b1djNOjeoNmRus6m0/To3qbRGnRvV2AHttUVRvS0bfNUl92JLXh01SH7YU6sP2L+XOce0vgi3n8QCU9zzCI+0Sjzdj2vO4D8aAqk8UlGfWZlG9FU1RE/xU0X9qgp8qhp+6cSl3hVo8ZGr4Eo9I3PAqjzcs5U5XFbD5Df5eAHxpxau7FkWaPkBper+Tww96ddeyTIu9Xr1zEEI7X9lHGX1Z1F0Hk2XnU4u6tEJ11yHcOwR11zKOB6nuwpzbl+iEvJkZUALVW5BE6caV63JDWBefbCmoywZflw3XqsuCqQtTmdwA24bV3RSxYLeiplswR1LPkm10TuvQFWvi/a38cbDRCFRvy/70oA19Maq3Yp/qreU6TBRqB4kZLqq3IgWpZvDkBtcceXIZ36Tw5vtjE5qzEcsiZVP2djbz9nyv8mdfcjOEwwWo8G9IdkgLdrLHt8npdp7OC4leQfljussof5SS3JxIT4KS7KuH0+OgH4iDoQrHdxxS/7OLbCOoeguH1L+/HKrelmFazgwFzJkqKNvhW6K9yZbJoLXdCK0AZUZVdVT3akL7NNStbUYHIqkHRxzPz+K5GXku87q5zMf7uhdiPbp3L7oXajp08Jq694Lv3vO2e2+WiIyy6d697N5ipnuLq3Wv7xnXPvSZUbmtdWCWMDA9jkO5+irzX/J5Ueg7qDsqmqhC30HIKtgiseZk03XXlwlBPKRik+6ouudwT+1GzLis2yn3RPJqot7AjssXihA8i4L2jZS6Gs7Ty1wIy1AMFuVhf3rELkpntT0YWG0PhwECnSNs2UFe7BwJSvNErnPIJfq2pS0H77fcouWvQyxtmRc7hxThh/u3vH4oaV1MWyuKmpSV3TcvoAQhD5JgDnu8uSB0I5JOUKskUe0kWJpsBuKdublD1l4+IDlXwAke1DOiW+lZmyn6oZZHXQKSvooEfCDOWQVIpFoPfl5tmjV+vmaGrGY/3zW54TcZgVgq0tGzKXd3zAjOUiURkpsixzYFoRk8XIPibANsIhEH01jiISrdT3rVWtWphSPJViDy7dm8017IjA4jKOyPQABS9vh0Vsx8lblBcXwlwuzG8eUIqwHHyxGx1UWdJPP1y5Ey869Fysx/JVI5BOKpiKFfFbHUfCPJSJnk4l+tCmsdObWLkKwK0fnTYhCJbEQay62TI4/MMJw5o5pdPtD+36zGkXw0HLtFlGeGmYKK8/I+3/oty513PxEqKovqgiAfyD4G9r/9qnms+0LPO+fyff3JPDlf3/7MDejPutbES+0NldprKrVHKrXHKrUXVGovqtTeUqn9oErtyyq1bxggteObwdcu16zU/jNTJYITAh0AknveyusXChmX5h6RQzAEqgNcnDkY6uJc6xfwO8YRuUFH5KZR4AKekI7Ilf+mjsgQ+s7HVugrEJLbK45bRnHcFMXxUEZxPCTpZptGcQwtDJr6F08aVe75mLJPk47IbUmpIK61QwKlAPdrchgrucnWGG3WQCiyJejG9Xck64E8kvVAHgk9kMvurnggcy5mcltIXotkxDgER+IQPESHYHy26FFqh+WztqwelNqRYMd+KZ16HlLtlPAJE+ZDFGRHG9Jt6JvGXajVEH2scVYxDZui43E6tYL3KtHbprwXMOHcpLS8lFEL6qnWqjVWdZpVndaqmiojMcPzqDMyEEuFhyHhhD0OoM8RNDHjkDySTK3odMtnTfH4FsRU6Xzxv2pxsiUtzh/Jqc8INk4yCN2cZneIsA77wDqxDwycVC3m0KkQFFf8XJvJKPNTNpPJfQiOaiIRBIyMTWTEQA6MJhJ2ItyrifSdOfrFLqgeFn6uQ4rQmutxyb72PyhHm8RCFj+kUS7/d7q0iUP0uwoB/JtuaRFflC32S2vILK1RWVrNzNJCm1Dp0czS+mrQC0OSZ62Cvv3HaFBNmKym2GT+VNd6XuZEMn53s2Dkniu5niH9NvG+bOhuZi8vHoWvLfLzCeDqiGM3/vRrub/bHMmusdHsGhvjcqL/3nB3RD5cVKFePsoJsffs892vDT3SmXQ9GU6oJuX2r5EuoFITyu1PBBP32zRYfDJT3aPfJdV9rWx85FDALc2hbDXb2WoOSzUnrYvAa4N7ZWxwr4wN6JVG9nPN7Oda8rkx9opYs8apThIVSF+/tFfql7brl3XaL+v6+6W9Qr9IoGRb+qWarWgtW9G6VLRdF+fL5gyXIxfi7Tzjui4k5nhypjMj7ph4iOkaGvJQwzzUcA+NIcqUjuHy2BO48cSgx6BhWYdHZpA8+Ak8PHmtx+EsKo9PMlugkJIh3VRBSiZ0B2sgmzmWVYOkZB1JyURASnoW0RAT+jI/YkPc6BpkL2bRtkk6yTcSSabYYGqZNtc1MnMSBQJM0Cj1iaMCgV3pnkHJQ0LSkllPaGXn/2P53FDG5WHYWDaKxtIhDvFqDSFNqBjUYTRKTSKYNY1kGD4WDTWVwPyeu527GGnP2zf+eA/rMaH4uri3KFd/XfTkSiImLZX+IEjyVPhjWmGKFxxM8U6LkTv/o2eQjYdVSMYZNo9d7VZh76bkI0f9R7SIxBURwux2pkzCkD4FPtOwjPDQZgbFPt30+AB99aS2/b6NPyGEdExu/XtpPRlfuflAElxeyn0/E7utW8p9H48Svb+EPDg0pen5eZ6vh48vjyMHkKsfxynk3OJxen+eYMgTS7lHFfD4ncpRP6wpKt+ufg4P4TDKSEeZmfcT5on5JCrMzXSPGii+IclMEQaE2p0CxZ3UUo/rLnmUjtBIBpKJC1SD12LIy543cYV6s9j+I2NFQe6i/6zcf1GkmAvCjb8SB1JM0jKcl+XELObxkHUb5x5T9H49uoiyVirH1vd+QESKS7EO7gsxVNw4XoiJcrAjj+U3x6nxolkHn4k1a8xlY/n7vLEMvowdP5HZ9IVYpYKWSgXDKhUMqVTQzEgFIyoVzKpUsF6lgrkBUsGFqMdy6KMgr/3vn2+vxYyRhPgQPV4GytJmopxbhKULPipygCxQXXExEAJK1kQ9uPtzTsI7DwGzqsRhJVvh62oUDQIgCR8stpuZFBgrrefRxS3hz9oqz2S/I7bfYdHEjXQDtlkBXcYlKmEIo9qWy5JBrm4Bj1BaI+R/MCCvKv9DwSMtDgI9atxttKwB/1OUtEINw/+8KqT7562XyKsEcAjCrITMjFCfNuGvDs/AsaUW6mm9Z6V/qi3vDvHdqQGv0Ph8GR7dQIdbZ05hoJpREZ1XZ80prq5HltNi/qjaQjpz/aBL/dacDd6ak3hrTsdZc1JnzdnorDmbnDVns7PmbHHWnK3OmjPvrDnbVrLmbPfWnB3emrMTPiHG1HPem3qe8aaec3+dpp7XvKnny97Uc8WaepwtaMnbgg56W9AydGRqCzqEn9RNMU347+P3YfN7PYWlQ/hj7/P3Yf+7kiwZn+iDxid6mT7RajMSd+1F4659wLhrw2Z0vqI2o2cqajM6V0m2e5vRjLEZbTefAAHufow2JPN7hlXY7quwjr+LYZVgQ3q5rDYkcQvZY9xCbjBu3buNW/eCcevesZR7rWwS75ZN4t0yvE9rDLCJrUGJYIMT8G2OMByLGIcDnX2NUDGrfquTnXq/oaSCBToNvWvo2V0UdXY9OQIvNHjgegMWtI3elhS4tS45HXjd25KOZK1aGbPFkYeIw48vuEVJB5TQklTjvQdl2SZ1WpKO0qp11Fu1hCsO7AvpAjUF6IAxTOVRUNRN6IiNeGeDx45KHB5OJ6Nor9HFtYN3E7y7Ae8O4d023h3HQt3gDSdh8cEj1mVjc2ipeAWGoJthq0hhrdjNDOguOCi0AWzOWiqueB/sV0vpUW8IeqWUduUX+oDmiq72QjEDHXTEG1swqvuc/2+6Qid7dTtergV+1c5GtHe1t8Wfz3ep62iZOqGJZAHPNiQQSqLCJkTj36XG8QY/Nt4o5au1ksWy5mcZS93hq11LlLvdxYrXJWPSLtCznejFHdJbsmMe8S06Ek66I7yHScepWTOTbsFMut3G1zs76ZbEJrhPTFprmmgSmbjBV7hDq57OOhoUB8+lF41RMRWj4hrn0st+Ll3OzKUX7Vy6OZH2YS7t65tLtcxcCpbuyrPBv1wfNJfE3hiEcNXDt+scmGDKwDZWC7sp7FDKdm34atSsPt2YuyD2QjIYTeq6n7vreCH87EuZ0O+V6pMhTCu9ku0AxYN61aBXEUKqk1r0qg1kh4qUWzdQbk1Fbh3E/ICbTBW9qihyK1j0A5L6vUa8qjmsmQYF1IYIqAPYu+DaZ0yk6ICnutG7+x68VnEqoG2+dnH64M0eMaT5Dc1cdl9YDTkwF+5bAVYZ13Lz+I997z033Pwdo//P4PTBmYzdMAhEpehbyxrWvH7n7+BLrjRyh/YHCMG0/fE7bzvhH/sdSMsMoltTiZx0QYmTK5QIzSlE2vd0pjSvmcnem85Zo+UKmsoNa2TFDSO+YSAjDiY12ZBhxH9ZwxQszkskJpBg0X6bWyVQzT8C3lXU/3Nm9mKuQu3+T06l+7qP3wZmd0MnBdc8pzp+2WAkgLwe6qparkTRVTHaYw5PJ50Z9Z+VtolGVDVBm7SVBjyh4cATNgUr6pdP+xUFqlqkc22FQgcTn5mFRAPnHNYh1lIqZk3b8a4vGYTKb3qxZi7Tm41MbzLB+9yg3jT1mKtrXzUS7Rx0TGPlXmlke4W5bxvaja5jpKLi5J2mtmPmXMek1+yYOVq1pWPYDa5jGuyYBqgUOmaD0YK9VqJqYA6b+jQULNDWoY1ToVPDzUIEKo/qrvWudwkZeCqjf5izeewUcKEaxEYo/oBYHUtpURwS8/hdkLOC3vlKKU3lt6gUXizqnLtcFFfCjSvZ6ja4mVxCG9GwTSKrQSSTsTC8neCRbsCAJDIgySYeGLyv8xZcFQ+TPXHJ3gMAPbnBeNuzMzcaD4BJ5wFwxHkAkPnozDg3AG568pPCtSu7EZj3Gyxb4XuruGHLHnXm/TFn3h+x5v1k3Jn32868P8SzhIhXiXZFiplRYY9spJF/I7p5A438G8TI7xEOMc3O01EchtsLAmNeyMQyXS2latoOqZc4TK5GoebCVVXMrKq5a9KoXziTWd3Mvw+btVCIORPH0hCyw/3XUZCCpULI+czhtWRkIz89x9WysXdj7vlQUTfmIn0s5rgr54S0cdnkJEG2OEzI6kkxPf0KWkkTY5MUvVxUH//uhR6z/gsFF3b0+ZWe+USh7jZZpv2HMw8U7piU4mYbCQfCDSa7j7aO5QbqhoozZHmRcx4mOJy36BSlnGPD6JVYNpO7JSkSfZd1YkgAw5wJYCjQz9jUv6y+CkZzVWx//oxd87EXqiRWQTRgz+JYUCg8eCTRZV4gr4UmcP5DPSlmQTjZzmMgcUB6OB6msEhxaGsoAsCyp3k8W+hMiTfHpULgzaGfPGs++WH7SaVygzig5lrYLJg3jshyRhZ8ufo148N+znzoGX6I3J2QOUkLb8exqASO14pubAO/EIMvatTEkenOAF9U77wa99xxT08F+KKvhviiRYMv+mIGX/RCZY3K0lcXKkVEQlQRGzFvIOX6geMSegXJP6Pr9BhxvKZK09oKvhjdIXpiIBs357Ao7CvtLxhuVSNZQDPfDY2p/4gys0SUew0K1ZoNveCtXnXqy4In91oxbDyUUkFhqruVyENk4oOLuVtGXgjATLuPfx5IClgxgW/u24CrnVQ//Vw6dDGpfzptf7znbmfYQrSMhLSyStgSGwJSgDdKQCtHDa0cEVpZzdBKGAHhXD5iaOULVBW3f89u+C/kO6N1Vb9BQy0G5rHu/4yZOdIZF83mV9W4TLFjlFLHGKy8WglaM1s9RtQJtUm2eoyoE2J5yBpRy/JUACDXygLItWCbnKDAPcH/J9X+NyrQLeLFP2Xtf6MuVnfKxeqq/W9gW6tizwNAndoBRxGOGoPJmaTBb5wDOs6NbpR74Dr4q9kOlt9Q8OBF8ORSg4lmOePQphBafmczo9WvBq+a0ZoYyH3DAT2ZyIzWr53xLajWNZ5iiuER8NiM6afJWidFRjoMJ8VPP0fnh08/d+GldOZ5OnFi/on9rMgTxC6QXtvr0/b6rMa1oHerTkod17nWSNc7KXU9e3c86N2eulXhdoFexVRSiswEL/S6naWjRlEdNYo0clF0naajRpFOHMAxI7wMAErYlgmMgOEYppIR8chbQ69OZdZAb6+O4EPZNfDzQc3FVPmKKvjnPKbLBoPpMk3uyMG7dMSTqCZb6riPUaHmwYRWjptsC5ExDSC8LplEu4wafxbNVDX+epypGj/FmSYx2IizMZP7YMKkM5hY2aKwyVsUNnuLwhZnUdjqLArzzqKwzVkUtjuLwg5nUdjpLAq7nEXhBm9RcB75zqqw21sVFrxV4cZkzJoHjFVhj7cq7PVWhZu9VWGftyrs91aFRW9VOOCtCkveqnDQWxWWvVXhkLcqHPZWhSPeqnDUWxW6ScdYFY4ZlXxirApvMb87VNkf8yr7hL/fEqrwjxjrwVFjPega68GysR4cMtaDw2I9gHXBgMAsGRCYgwICs9v37wZjVdhtPjHXY1XYwCrs9lWY67Mq7DPWg/3GerBorAd7jPVgr7Ee3CzWA1gXjGHkRmMYuUkMIxPif7+bAqkH1IiArnMYNw5h9JdtnUuBgvaoaOa6VNodcQpan8UCsBUHvF6UXt5LGLEDKLUFHAy+epB6weNMWJSxWRwPPMGvFeHhrX7TQSoDW5u0J/6jlY3/KA0qR5HzU5Yz68o5nhwPyzlOq0ELQB+7fcDACc8XnAg1yyfw2IkHpYikRc3yzPPoCiHRnUOgL8dEP442bvXhMYDLh8vHPMjDJt+Dm11GCPSs1wN3WoKN4p9EbDBozWZQnk2dWaJ0bbWa5e2hZhniBDaiaeS4SGFwm4XenCXewHYHoRXbhRlymuVLPp7ihXI64xMcXCint5jAN7QvTW5Rj8nZjGb5hGsjh8APWLpCgFPnRJgdwWc58QkO0tXeFq9C32uuhzB+QGcJNOmIk2lhFGR3T0GB1neWepKqiMniZtzaC6q0xzfCL4b9Utwii9s3cDGgvAVf/ZtAFG8EjVxAua3kRnn5Jl0O7BvOrSVnfLuuuXWzmVt7Q6uFm1sHZG4dxtw6tLa5FffNLUQ4oeKbKBgfW2FuQcYC9tAhzK2bYQMrrm1unfdz65ydW3v566ydW4cSaR/m1uE+q0UrM7cOyVcOrz47/MvHs1YLj5+TelqUHA/fPs4xCqbQARKXTb0JWLRD67LONuIFRXKoGOtEy6y84wbJwV7HC+FnVzJBZOuTZCNKBr+S7QA6Qwk/OOX4QXLbU47bLg7ktnu4qinlsqec1eK4Wi1a1ClOUjkyCcsp2bNxapnGsZowqRSL9rKkkC/0ynCZKy7gSH79jswWVrgzbVVOnDz3UOGzI38SHcEs/J2NDNzt0UOFfOXEID2UAqlM9PCVlOqnM3zlLwfyBlYBsXFArkUPhTyXj5J5n8R+Ogv2nW0WzBz5PkGNqTgqzEjyLauJEuZ73DHfY0Fn93yK/LVooiZNTBHZR3yb0bLSz4xjZlS06G9H9eY6RW1UdDWpE6UJMt0TTMM6iUIKWkh0pw5OMppxbhytq/shXCQxjY8nqQzFldOnLZj7razhAphOSfW/WVP9b3Ea4GxpxWsMzejKQzP6poZmVIdmwgwNpd4J9sekGxYBHxrtHZYxkeA4LGMclsnVhmVSh2XcDItBshnnsAA6D53rAG3oddkzuxlt368Aoe1MLUSs0Rb22F8nqG+XLmwFYl2Piip8NKQOIhhuY0HbBhW0TS878J0pLuMtKH9bcit6YZgu+ujPcWniL9q+SiCL0INUsaOnwDhYpB5IgEUWWRFJEP6wJfARI+wxUCUUymJ+/Yxd+SdEMgEAVXB9u1zPy/XtwXXF0ijI9aq/zinotO7Tcl01+mLmowtvKZ11D8zKA6qWnzWTahw7nqzzbQKBYLBAJ8wSm2DxIh5WiVljZbGNThZrZLy7VCysiebe+oO1jUQ3btTXJ5JJzdg3xsNx1NoUnIzjgrM4nHAWB2wJGF9ncSBLoT8nklmTFXDWlbHRmRUazqyw1ZkVas6ssMmZFeZ5NsYJDngcxX8wVEihcEDwucrSiTCXUjLlzAtAcXmN5gUgmF8t9GtZel7IYu6uF/UQRmZ7DwrO+iylCZG0eqhMdRCVmRqgXJNwWCieQirzC2fC5S+pOwH7lifEw3rTtVUB/iIOxXp0so6cJTeGHJEkg5bq3eOW6kw6qjPZq4nJfpbkRqnOhOy8E7rzTujOO5VUqdMTrdYof3EsqrcqotYa4sgs7V6hh1VkEdQZsVI8U1JjQPdTPVaKr3pLxvmVnnk9sGTkjSWjalcUWO+pQZaMY8QiAYKcaMGogAVbOJow/wHOZ2i+uMWEKykryQKpBEqmjCPehHHEGzWOeFWDz1RUfKbui2K+EE2xNV94AKkc80uLRh86qoDeOEOFQUpryWLRFUuspAKhHRGUWaAndPd0sS/YtE3Hb0tKWe4vWfI5RgdjppMdFcicrKJ6FBNObAzqg4ydLM/8jaQB/DcskKCV9mkNWd3cAyK1LQzNTQvKw8em+YG5Qe/IZAzvuKdfywX2Bjzm7Q0FY284G2eSoPXbG/7djaPIWfZYHq7XJbhe5xG/OSwu2Bv4V+5E4p5t7Q2tEIUJgke/jcGjMA0yBbwm0b18MYPC1B8cisjowCRxNjRJ1Bg2fYs6TZyLOja/m4RryNxgNZwCQWM+PhWpc/ylSPZ3Zg+MGKYpiTdFemhRemjUjRe+hGW4wjS8ZFfuhchFZnwisqEZFyK+2W4EehLJjtNbdjtQugxfy71FLBe/9mufS6xPFX8gj8Ow/dHlqnQ/APPoCx+hlXtNhVsEXFP4yAqFjwSFE6qovabC20k7LHx0hcJHaVoeuQ0ZT8XLf0d8PhzrMXVkGLLe8cmQ4PhZ/3fsahoHWuiLDSxk0E6zsYEoBpPWop2+JlLi/2XJ/WsVGhDVhNO0MYL/s3FM7zXfjFvzTZPmm8Zg801jkPmm0Wu+aWTNN42s+aah5hux+75WUde3lvDV1vVNAEFbDhBUGeiBbWuKyQboA8pIF5B1BH4pKC7HxH4tBny2HaoqkDP6DJK0t2KREMmcSY8YvQb186+TV8Hfk/DrkiH8cY0UY/TOlaIG87zKI5KZfVGOWN4xuJoYmXHHqMKBOpWUZBTYe0UNIrrM47CXqf3pt82k6wCuV1Tm5pIB4HoWoe6fNOfnoxQlvmB+PROlYH4+YX6dw3MXMHLQ+hvC1Dyl2AK4YglwlbfWgstGzbpPqqSFKf/7723Pn440audsJAaRqwPMnxUG2JwuKdLYOwE0xj66MuhBGkERwXgh3ZBMv/hcMnIxHYjR/W0zFwPAjsQzc50TSsReKIvfwvpBTVyvl7OpPCLNfuA5+NRw8JfK6Ub3wMaAg99YV3DFcyUFWzxbgsw8QX+Y9WRjIb12P1A8BfG10v0zyMVbcfwVHOc5GIgxhjTS/d3aKcoy3ZdrYi7aQeu7nu4El7FLLUaA11xvrEWbAT9FdLECQVduwOLIFdLdt0iqMiAFnRSsvxuS3cwZBaCWBLwLHpmFqQWHKZhZCjtyFZhZbsgKMbAMPHGq59ICnLQus9fkcCtcb0Ht0z2iD7rK2FPoGtO9Z+55V+dmPz57kr1QdTWCcaIucQ9dzvcI77Qfny4+CjNNFScXoocJeLkJp42HhSCJ/HgAqtNJaJsnkhs0Q7lDzgDAR/s1Zfdm2j34Cygkd1KYz1kjMDW7j5/aHdH607whouVn1savCTIJFsj3gUdpKSfSwJLHb7s89Cq+56/CxnLw06tNSMnwVYAytgVlLMXeAzJlcHKzUEy6vbRsqBTp/T48uR9wq0o+rjSVnLzaNLCFRBIcZu+lUK69zF/Sh0Ty/UJTtuwGoUZ35b67KaElaNC2E+mYOnIAXXqIFqvuNsMi7cp9zj6W6DMvyDNY3u4ZUaNNgerZIirtHz5tABaPwiSHQk5SBwXToKAUR6YU91iC9KnnGqzp/vxZHvHG4lLuQkNhFpGk8HxDsQ3BKDVOmY6vtL/7jFn782BpTAV25BNXC1FnrjPfbLivqpazYbKaU/kpYIkvN33JH7El36dB68IXZx9xH0dcu9fDg88ZMM5XvwZ9Z8OwoQ1PF/0plOgNkw2brFHafpugJHaIAoYZbyhyxeLVXHAsLKbAizWdApdq+vsF8/uC+IXDNsgjRLVnahoEeo7HYYSj8gg00svsuIZMmWXwKI0Hw3o9krZmJC5YZxGAjGZsygHLA75WaSrYVVURXJ6tQsHP3aZKFP9dQMnrCEX8cBVWUGpXqrDB4frpKpJmENiVcYkEdq0QqHVX7jeqBg53V+7JGuUWPFqj3DIfv1EF+j2Or1ep80PmgCoSaNCHqYrsGdzNq53bJZql2rlDEDarnTvFj67a+QZef6XauUviPqudu8UBrtq5R+xK1c43ClpOtfNNsg1UO9+c7EzmDQLfTso08x6hbycR+uZDhL5vBBIf6fo3AYmP3frNkCp5vAvTmNfvRuYfHu+BU2PdZ7uIkaJoqzGmboceTc920My61ZtZGdeVbAnNrieWcldrmtbjKzzeChaIx5MgCDVNA/IlHm+HByKPd4Aw8HgniACP3wDSUPPGo2+SiffNnHj3Jt8o3k1/h9aavzvT+RZvQrovucuacf4fIJT3YGju7vy95K7O30++JblbiriHRdwnFtV8wCIHp20/b34fbGcfYt6wY2jE0kmYF7WYFsjKFgZZTOEgKIEz4Xt1Jgj6luS+wZwSTFf34979WHX34fgtZrs5brabvwc6+/e57KeYF6ZzN6p71Lb8KOb6MVzuYgIFiTG60vxjItXA7sMfRyRkhBheLaLp2AKWAUuAYJHDCU7ugYryCE/uwife4i1Y7azPZD37s53lk3OB3GQu6GAc4mB8i2//t4TWl2+RUQC24yOy13xLAiex+zF+fPEuGUX/4n1hx92X1D+e3vu25C3v7kaPSO2S+5/r3Md2tpN7n+t8CzuuLgXicj25D10rvXpP8i0vpXvl9O4EvX1Xslct0OAXgwr7tofdgJmQDfIJ+j6o9CpBPu1gjJKjnFnLmMSZoTJxfa0TsvH+D8ntcPa4DWN9cpDB9U558xtY2h3O4HqfXy33o6QTvpK3gjDdAiJ1AuXehyQYfPlWVvl+MbhiMhqjIcMa03/g2/EPws7/B3jsHzzI2Yv5a2bt7WbW3oau/B+0BW62HpLZehyz9e9BBv/7K8zYetgN93H8/oe+GXubztijye06Y2/LzljsihWqfP9e8vfxKIYH/V1P3pK1sL5YcRbWSxUzK46KLb9iJsbf48S4jRPjuE6MvycVO77GiXFfdmIcdamHVpwY9/VMjEMMwFrGu2GP9KlkEi6y/wexpEK6h+kvoFH3du7nariXCR9XoD5cIW0c21wzJHPM8Eqi6otz7QJTcT/WGJ7P0oKkHnIXdVl2K91cqSLJNyfflHxjck9yd3KXChEYL4ll6NzfV5/kfplv95j5drcscqH1aO3fxcP3djjo9/O/hDLe+zZscHU0Toz4f0c9oOthl30LKcW38dn2Q+5ZmTrSP6i4lomSIrnLRhJQhlnHWlg1IgM5nq4uymXRfFOWmUwWIfPQvFC3nvJJW89gVLgpk3OgHuYHCInmavkB7tPCwBsm4POXPgeXSCzN4aDY9psp9lvEaMLseBVmTp5wzWjRDlJwwRfSoHE9s9iKBVpJanrNpB3o0RsnRQ7Dtozad5BAnevcS95eeE5Vmvy+sLzTFLQTKoEPQjbOP9JtP5osvUvevhceZPejY4eF2+ar3II5gJBa22dV+WszFjS7DUpvxkRPL0XIbnT0owMa0S9LoZoFEiyu70o6GXPOemfOyQjUnCbVTLTIp8pwRKtY+c/JdIHa7HTBq80GQkpMD/D6LKA3Cs4EfLqQsZKcLojfvTo3aHiIDyqUSBHxeWjJ5GkgxeKwKrNYE1VgDTkviCEqsFoiOg3+Chl7Kq4I8Z2sU6sbjMrDPGtScm16rv7IBQZV0OfOGoVR7JcrgVEEtXimpD33InruSsVrSiabQbd3r1R6sscUQpvXWrp1cmC3TlIVt/ZupYxs+3PI9iIUNi26xCJ7jFg86f66w6iapXsnXPdO+OwxK3TvUNC9jWz3thgH1LK9PIR+nWS/TrJfB/WU0VmeL2XsHZqNIQgJcPaO0wOCBfRpgGF6e8fpwgB7x5WsvaNlISqfRYbQxwpPwCYRAxcGHU4EWZxOBfqxC2nhAmFu5JlcGuGJHE/bmWeiC4KBYzbGGGZ2iZpJS5pCouh0YMWknJSNkgzWw1JSdBkAMIRlDB9iuZIyQe7Zq2WC7kskjr8CElFOSuzcEjs3Fmyeun52Z1oJPltxn63IZ39VPlvhZyvy2VhkevPZKPxsu/cjFaACmY8sXN9H8uFHCtf6yELdmqFeykflJ6yBKXpHWrIBLfx4uTv67R2zwjpV6XVcInpgycdxNHwYR3lQYEBFVl25J4yDbvUVWXUlEGeQ0H8ly6DErNRVap/KArUp6ohokIo00stORRrzyXjQk7Fedk9eG6kUdWorKlUevSka5/bnZLMq0Xba0LACZuDv1G1YgbS1xhXe4AoH9MPAltF4ifWtuj1RZtdEzcgP8qtOmYdxFs0Ee+5UWr5V/GlKNLaZEapyCG+Ooidc8o480WZZafg6bfxJDRPtfo9m6ED72u9/H06ZmfnnG1H+Ca4xZATfn6eBF0xKjmie9nebv9v+d4W/K+Y3mpzj4ltjl7NOWDz61qbre2uTvjV/fW/N61s7r++tnfrWwvW9taBv7b2+t/bqWycto4Rz+LMvylLi9RN6dVcODvfLPB7v5PXWUfBnjz1yHV/LL+WO44BtwBZ+fVU9qcGKy8DGxhzAIQ/M1/0xU0wRAoyzQn7Xbfn3ucrfSYQ4HO+1lb/nTVT+Xq38Pabw66v8fVr5L+S09jxeq/pvd9W/fyl3P48P2eo/8Caq/5BW/wFT+PVV/+1a/S+Z6n9pDdV/j6v+w0u5h3l81Fb/nW+i+o9q9d9pCr++6r9Hq/8VU/2vrKH6ZyNX/8eWco/xeCayDTgdvYkWnIm0Cacj+4Xra8TZSFvxhmnFG6u2gl8479vwYSjJPyxnz7hWnHszrXjGtOJcZL+RKhLgoPfNZfc+iD4M+9EQm/HhSJvBYy5sRs41g086qMGIUIO5ELMxqn+8EbUt09B+R1rcFLqilSRRQAdpmLjnKdditiiYjQxzUKIPVESTXmnjew3bKndOiWT4ugTMAparpFjl2GgrWl6D2+4/Sqp3uEIlufAdtEe4suqDyyLnU+EWLkgQ5U/TeayYlAwLQ+aGDcZ+e5LejAC97lRkK+xE8gp5xyr4q0g8GG11JC9kBeyVr1FDU0SGNWpco0anFOH0RbJsEZtL+YCtxpcrjPAsk4Erk4HTGpupBqhlxYNELVsOoLxFyG7kgoJXRHvQ/IAuKJgfbQ5X1TrlVXrGrNQV4cSMVsW0p9TfnookHgPHKtVXnrVBlvAfJSXfNzX27x3qUmbKqg0ui8D5lPRLMlpVM1oVGS2pcypAW5I8dQRNz2FocnKD2M0j6JNZ2KErHCxhkiV52y5Yl6s8VMEU49BQDyVizeHXmHjY0PMMHtFYofUTCpTd34N1vex4yhqfXEP2zhIFAIKIVIEf0hXr3p8Z7Nm/id6v9vR+mc6R2d4vr6X3G2ZyBiOwxr4RsCrT0j83LV1rZ1nc1ppMUOtC/XWaqI3+idp4ExNVQt8jFeLW0GSm8uxU8mK0EpELZOAxSepW5oSkNKhUtbeYkiG2WkxZgpZ9pyclpxyoKFUDNYlITVwfCzqZxc01R8ZSpDmmD6Xw0XbeCbgKpZqoxzgUJGX0/TSCSUllyydjyCYGB0PMNyp6YeDQ09iCIjpDxB3ZXWMFyD5FDwlSvscf4QPMOQPc6EhdZjux2WC4E8i9JIbvk+y1UCloyEO3zM2zfUE2GbYzepTyWoUbOcYqr9S8YvwrSEO7xCjJi/zIBIeREXkK7KiCSD54gXkWOrGkPI0kD2JMjcCwTAsjL9Oxil+wHc1OuBxHxUA802mUEkBdJ1JKRO7vFQENup58+y+eMqK3UHaqSksYSt55w92h7CzDLBK0TLmcW515iqe54L03WWL0aavA+6xT6M68+Q+U3AdK+oFehAkkaMAU+EtoeE8X7IeIFVJ/sZanB6xTUVzOvSMt+Mwmg5Iqojvyj2Dg4kffxZq3akimlC8US+VKDfM1R2ziIhmydifSAenOdynk58yswQaMviQOc5FO5jmnMT+yH/XKHeNwXgGbRFBmMFLt/8p2MulHjis0Ry8NKT/BtpPbHbVBdIlQhlWXk93HbYSxmQ9+B0zp0GfmQw1Fa+fGpnOpu8lJSp6c6VzeSYXbkM7lGTrXVvj05RxrHBO9JieuU2Wp8J/pu66sNX0l576S06+YkXv9CTIkdnrEZDVzkkZNuoMFrpFNNeVVjppu/Uv5ds7kVKm8+RLbg0uEFayw8TtOq0ZEWKmO8OkNMJQ5+p7D05m/4TA0S2dLIuoXkjqdNAuk+HQXKJC2FI5x8Ob3x9SlRzIH1lY/7gjX8bhpzthRIT+2Oahj+wVpUCloUGIm42qtWtZWLWqr9mqrFrRVO32rNn1dWjV1VE1MQcP407at+OaHf3bw8BfefInJ4BLhBSIdHelkynG3MGs959Y6btq1jgVm13q9bxXmZH8jklpmFUayJe8TH/+crHWzxCMSS/QZ/OOM2v2w7L6siwT9GO0xMz4VHZOkUPhsZX74Q24vY1H1E1HM1yMh344/UobgLpFuhT2iu1tJ9KQin/aW8ktxVHrCkmW2K88kt1KoWlUS5CAraZJbmxDXK5ITY7jBtlK6S1Lelvj/jhkNdzI/wSEUbUeXRM8sIXCFXgaQgFXCtFl7UKfitA50K8vZNE4wM4v+VWv4jiQP/3iVsEqCWIpu5w/sdcb7syixfEnJsA6GxyrxwL0erENRWIfgC8IwnEx6O4HhHCXhI0TYd8EiPxtFhSfMbpV0qeAvmN0Kq5mEt3DsvYbg03QUSbEvHhCSBXZF9yibWisij1nIa6bETskkIXY85hpV7thMSlK2MpiRTYalfJPA+BTJNtb/3VCxoIEsj+ftNn4F23jDaA0+LFfOfv8ZDFJ3Co1rIo+DNq7ZBZ1qE2CKXLY4i7WQwF1NhC0jRCj8Ff40+Kfd/k1NGKLMIul0jawZbjLLAh7s/hv8FNshHh/jnyn+meWfpPftRN+e1benzNtjfuKkkgpqKAR0FdcBsdQFNlj49IuE2pZghQv43aSNqYmJhZ7KabQsSe+dScOS3uNJwxL0o5luSnN9HZVqR7VpRWvQPn8vU9xAbZr0Pxvps2T3tFNzM0n7onvzfn3zPgH6wx/63PJ1zdTSoJjcJFxjG1Zkc1fJtHbKiTWPC7/CcRnWcfni9Y0L357Vt6fM22N1003ndDbN9zQcjUNqrSR+KR2RLOqz+DFyGK83u/HBiEMiM0UeZGf8axq0o3dZrRUWAEv7olSlQZ5OuqPCfqB+YZS/GDbTDIA/pYdNn+zln0X+Weafo7ZV5JqOalNwg2F6eIjx7/LCJv6Z55+d/LPQ2xcLaD3NF0ntGAw8p9vYs00vrvRmom9pEhL53rx+b9NqtbTfO6rfW/bf28vNdEgwF0lbmnxNXclzyqNLsrPHRCE1rBnGkU+MaczrdhkMmb3FYCasRhVGOTxIaCRvvIhpq4sET+WDp4Y0oGaIrcPikzWV7BcuGQZ2zQHdEtHWTtpm9yEJX2zrQpz3CzHxC3H2Wgsxp4uL1FGGfgZ7Y/vCBbe6FnR17RywLof01dg9u6jP7lVguH6CPKqXDUFuAOgKf5a5Hi9JJV8h64GpuYx0cXG9+xv8OaCgKFMQnf9XerLnk6vT7o3anKJI5wNp9z3wZcDhTuaAg12qI6v+uIQmyGxaQ1p+emcNIxGQndlDJHlCs+9UEnFSp/txsyQe0E/er5+8Tz9571/1kw/oJ+/XT96nn7w3KZAzWaWPct317CNKmivM4qaftzapUVMndlMmdg+BOS79KH0q/evq2Mx0S066pfu/Bv1yr3SHdI10U/hm0LqctE7evJcz7orjN39iKF/o3eJbK23xCMAJlynWp+CK5mWatN00aTdl+hYEHFgoruw7pm4NY0sY3ieQzkK6G+o90wBC2j59bxP/zPPPTv6xNLBB4oe1qJSzkaGcDe4/De4/De4/Db//BJ9M9JOz+skp80l5by//LMrC45+j4SeP6ieX/Sf3mimSDofbVk8PJQya9NvWkG5bQ7ptDWnbh3TbarH8e4Fky6pO7ceAtyzxOok0foNGgX5KRlPHvHBJfJdmEcTjwisMEw/l08+RLrWUQ2ixLffhV8IQHW6ROAeIn5T5MzJPW7tym7DKWkTDGHWz1zylDAN+TRGNZFheu2hfmwVYQItK+WEE9T/2SLCZxl1WLRmG59W4ZDM0XTfavaDNAihN2HVEiW4weF7QMQfPwNHuZt1OYu4lSc++gbYx0R7kptspc71DFJfvNqnGUR3Zzbhd7DU9ju1ip+/x+dUrGDEeiamwhsIKwvjQu0g26yLRKkZaRXmrTVc9CvMtyoCLSf+rkb5alMF90Q8iA+aH9plEruD710r+WgKxQR9RfuXH7aCNYbq0yBQOmZtGdJd0rNdh7WyfYOAGOv463ml1f5O1HDNsWltqpmwac7OySmTTpIIF7O8tsmkQfYOZlbdUdDWSMSQkg4wSbgB3nA+x2y3VWHHhD8nC54vL+uKivri3vgpt7BieaCwhp5Q4Sjn2ae4Wq9DUMd16x4QJCWhqsMP4h3M6mXI6mXJuvwkJ8D3kibhPRzycJKPr9um17JejmKuOanMPuUeJ553aJyfx63+ze1GDe7R87n793H36uXv/Cp97QD93v37uPvO5e5NSp1xfvSM3mY5csff8/mxmk8x2Zz8J+rZvmh2XzpSOlU5evYN+K+ige6VfpI+kv1Zv62/pZt3ym7VVK7x/rASMiccpnteAN2FT/0U9OzeISLAzAWTDNL6tO1ObAtWw2ZmwWXBnauvO1NadSR40HYjMe0Pd81occlX44oijA+VGcMXz8G2Q4XRMGXmv6BA924hag69l5BYVPGeQwFCPDHphRC/bF5jLMOZBsI6Scb43Pui9cb3saBGjxicIAgcqxbb8y9OGED0A53MhRQ9RpzxErGCgLyvtb0ks7BHsAXkkiHHyJt93hOx+vI+37wOQcIsLYpq/7iGSs5lvje5Y1zLbQzOniKTNi1NdbGv4OaM/Z7sN+TmrP5NuW35iDeXMRBplhmpkemNwPzGhpnhgfeOcVXwkul/gbCqd5GEWGQiH1MNvVF32ptUHb137Z6VyyNHNXZVO/QOu/JxMveCfXtEJiJSFcFVcAD8wM3gm5nQmYvGZaZjTaZjTaZjTaZjjXoj4VAvF5a2c78LesE5iRaYZfxInU/Jjkj8MjsQa5tiIsCXA1ABGFmYAm6Yz4CfMxB/N5icVepDTmPg8J59E0I/gIkGOhogfhmd3IS5+nIe2eCfg8hjUqGvfsK14uwZPoRHHpFGrg+TgmMN9s/BONKTFOGth0o4TTW1X7mgn79SbQ73aj2vsqiO6q47rrjqqu2qeyogybK7X2FlHdGcd1511VHfWPNmxUiceQNz9nFnf3ULivl7k7ayqZpXaGgEA2BYLTEChxJb1Xi/1Bnr1Pn33aGdWRW9JbbLYSa7RElMwYDKOMlOLFrysBS+aguXdBawGVgsfXw8kb1azs16KRvpgRu8bXxjI3ab5L0jzE2JGt6Hrw/QmY5AjIB4VqzjpiPiFk1TRYLH0czM6wRL0EG6MrG3zZX4gPM2JOnI9yuQWIvYl1Ifj85wlmHs5udjiPOfYIrcOM8esunlEzRqA4JMFm8eCfWsz168FDPaUZETFqdF9Ikjl94kglRNBinTPCVLC+0dOyBg8i6Juh7MIAJOYRV4cGfxpK8mlfr8cUkLVW4FIJTlIV4AOuQjAM/D8VtCacFrl7iEp/eUnTX/tZEdh7uoKndftIsF24aUvyIZwJXTCIXwTjaySTtPVMSskhVVfbyQQJz88G6kAcZ7whHzyvQrwiPNJ8bpscXEin4V89DH/zUdxZ5pJqPESwdKRiNpOl7XLIMRwadGjFB++5GVJtP5h7Eeszo97cXJKxcmRZNL1Q4X0bSSZMjttLkvjxpSqMdeKCBBTKkBMO/cONw89szeSFVVz12DyRoXJ455KJm9KmDx2yzV5PMnRLS/ery/epy/ey2yTOaLoPYKsxhH3jBP00LFuO2O+qi3GxYWs4AR3wflTmE+57j88JQ4fhdtm6j9RyQOZ7PHY6nReyTkEMmljCftEd0H9T9LqjOh3xbmrRKfREsXAKpmODiMXlnllp73SWJM/FP3MOC/WDgbECMxE0DwMGRGc1obitAooyULHOzrZ4L66khG4SggZaa5ERlisLogajea0QjQy1iFZxTWlHzW6ZOXSuhg5SEuqA2mJL7OqtKSqi6wkHVdftRJKUICmibTYhqDUktbhoCqJ/TxrJPClYBAvQosBkECpFQ5xSFBYuhKUCilJQ3LiK37bbEdgWqbA5tRC0VnMmUj7idZ5GSmopZORVmt8WykMSCkbX1POv0ZZuU1jbFOSzbM1QOEgQQFYhyUoy0nF6lsIQldTjblW65qxPnaKrdUpcUjq/F6Tn6eiidj30tNOyZDitzAgpKk4XHqVCpIhBTXMuzz1aA8qM+RoEJ9XGkSXRO3tivZ9gW/vEkNiw7rs2UnsF3ben5ZgEQPTYBZnDQw+XbFw+dUcVHAJL+T0wpcYFyEXqnrhCle6XCh5mSDPocipLMtl1+ShxAHJKa6N0QOfmWoVBL8wEmTDoRDL8PHoiUDGLFtKQo8EeOtZVriiTguadUQvFIJziUyrkVOOCcgMfyVO0IY4SKCvIl5s0Uk7QZfR1QBdRr+/lDCUxUdT+r/vkN0g3iEQkzhQNxTT9jPO5YEHuHtOoEioMCd54CYac+pP89cYZC4c2uDE6DFHbr0C+Ko0pk0fZ2PpbBKfSoF4fjKdezczr+Bh5iw8lYJjO9lJu+LFaBB0K4Twvta/LCtXEVZuE/pgA/ImtoDkNQQUrzYQvMjdrYOz7DQ8EGahQFkPY/ycejSkEti+OWng0SYencKjk3h0Ao8meLSDR1OY5LzRet6fbhNXVBfaXRU6GVM+2lYHQBZDz8rtp2VVbCcKPwdpB5fUVrrNV4IykaM4RqvnNdpSwMbm6S8huudYDOFlKlTBmpStRhXcRNku8dNR1gQXCyFhUKTx+uzOkZBUknkSkjIJCTieMh1yz9GTs/fpSJ/enMxfdC88a144TzcXrPAyUajkLV3OZQRmocplMvaxvRsYwTkydLoRXxvxkeUfq5Mqehu4+glTOSv4tt3DxgRepAmiSBNEkSaIojdBFL0JXF6e1Zen9OUxySt3O2cxtuqkAFV1LCMn/jRwKrkF86XMXTLCqHHM3ieg8xGbsQMi9jwP853N0owtPitE3NkpYTDJDiap24qvAOWN8c5YNLswnXf203bfybGqLuNkl2eS7fBVe56F3xefLSTbvM5toZsPh+zYGRKOiCqg3re3dJt8G6iyHMuK7iKVZAv7uvfZqhpcqzpRkH5+CWmd6CkcJfqmppGCjkZS9cFZQrC3725i22SCt84WJoMQz+NT6U4QeF0aO7nWYVa/GwlOh4HfBIxcfLidbJpheE0HKHCdLf2belgt2dSBP2d2dJxxR6/qjl5lmvwG/fi5o1eFr6h3fynX/Ve5ZN5hwnzrDDIfod1LuZ3aiHkxV1yHTr1MXgF+gPSqx1Rh/XRrKpMtqHIJJCAkZbIFO/lriom3rReQOToNu10Rm/hnnn928o8Vq4t0K0a6JQ4UbrCJTLS1m6r1tqyGvfyzyD/L/HM0fPGovrisLy7qi3sbQ3Wd8A2uhpNNuqjt4H84jPkZDOIUh8QpUu/7pHBXs6jjXiKNvwUYofOyRZBixaRYdAOnH11aoc9Cq75iBsGgeEPaHvaU7SFP2B64brr2qFKpd65M1baFVO0xffw9EhSOP1RUZmjamNK0ttA0uWtp2rXGz/uiCFHaqUSJSbp+OWfsI6sMovcskbeX9e1F8/ZeQ3bydtC4be8yFsuoK3EEkWRyrlsMb+6v/GbZaFVQ6P2KBUbvwjgMU6+YMPVIwtTjTJi6YAIkkYSplxl9iQ75sdNmEdzP4I/t4kunmxxht+PQIx3TLdaFtd1C5JNczovjnUAdOs+7LaQXMejFlpBeMBXy/Fub+dXIxVYlF1uT+ZdSSzG2KsXYqhRjKxdHA7+EYmwlxdhiEAlz9dXI9pbuBiWmnHF1nTz3a+zMVsbO7LSxM7vZgVsZ+76bTqE7u9EK3VXhAiWt3SpEc6vSZ1ZQdCgxu6TKxVV1ARgcEiwGCTbZ7qJYxiSMg/p/wpAGK3izsFQ7WZTAYJtwsMiG00Smw7eSFgqoe2EQLSzoZefquBVEgB3znG1OAQxUmczlFi4chicZmhesdkID6J6w1efImZdJRvJhYkvAeFzobG4o3xNTK1C2gs1JTxyOr76/RmZ/TTb75X4f/f1p5jIDV2ZqPTcwlzIDswmvMvkEEhxg4okmDgfgaLSfUngSs65AHplD+BHRLJR71Qj+31/k4wY4fsT3FMTP2ihWucF0JCFHpL6vBQm8+F7Rjxc94plePiuXS4qHAe9UWZIaSOQiS6nIxKMf1EfJ/cjsIZRCpwa454IRgCjhSx7tnCJknEqbOhMETuU9cjYki7ZBV7D5nGTRJUWgxrs5MD99XR2qmcWXr2j+Xnp0FtRDuEkSlNOYJvtAjAcKCt7i0jIBwq1tUKz9Bi7K+cgkVoCWgxgwdcna0qb+K8cNrSXxsXcDEbsmMNIpMGOGSDTaQAer9ECisJv+5MnTConSSopmZRQJNOPQp3OCPi3QVX2JKsTBnIFTqEzCTq54nz1iU5jFWaw/ny9Q5COovUeVzxmsltBTtuxPhVzniRBQRQI8hCkI9Hiwd5aZKUGDkTqN4D0lumQETmWHSQYSmC3S55r5kUOK9mrqkUR+1CB1CDV+hFjiCp5xMuVYAeZE4FJw4U7x8hXIXnxGsxykoghIhgCpBoUoKuYGvcC36nAaN53W1AQn/B5c+s3Homt+rKAfmxrwMbncadYV+HyIlEDulZnRo82hqTF6uUYPbUc962T3SRywmoGjwxX7fVEUB3HcJa/aE0opcMV0Y+8KroggwqCOJXoVDL+fj+qI8/OciEkJ8Q+SRFAiqKUACSbSsKFY9QcxakjfLIm0fhS7ETenkgsftJTkQiNP23Td1u80BJrxjFV6ItwQYYQ1xHBSN0SkPHopnTIbIiyN3BAnu+8tcEecVHvgpOrp6NAoSXAl+y7/WEFt1PAI0xQfRvWlUYK7v0vddapsx0RIk8NqCLs2mVTZ56OU50Ypz41Snhv18twodbeJlj7L0inLjYosB13uIpNgtv8nLjWDR8Mv/KTo58ZpEpmk8XkZ+ohxGuFm+Ot4Rz6wiX/m+Wcn/yy4782STUP+ELJpYumd189u6paQWhdQ6RBt5uikCZ5eA2zVCAtd+DbYxNmNA1u8XtWX65Op/XnoxZimtzNX57f38s8i/yzzz9Fs95LvG2VqddxUa5dUR16CJUwyo+DrWOTrk3VZPcik6EEmZ+hnbLRoGGwkwxRf5EEbe0svm419DoYuvD1tYoFSiY9YQ8oYWssmuRab1MRTniDVxAnMuGDiJqmFGaeUTQw79pDyDePURU/zMA890Dh10aiRpZuh8cBoWUzmyGQlfbTvfJBuznqxrMzikHAatZQBbCUbOHNb1j8QDGBxoCraF1fUsSzK7LVmrekVPt01n479gmvpguutgNrfKVlCQXwxZZByTiqEQzXUQrN01UKPU9xMeKA1fJxSZ4eHKeTWsl03Tr7p0WTc8k0PJ+PGqAWsvrcDe25gG1uqcW6RHLJWIiGNE93uPYDZ53Oq5eUIdgjkMq7+NfK1+/3X7sWNjeTb8ArzwsCiY+fTWufhuACDjxOfBp+9ZBoFIW2c+0FHKqNS2jiltJTX2+iOju0ATDPkBjBLYFKeV2l9nIrkab5WYb+R/0r5ixm6EmsOsjMw9FzKGLOIxDdKY9YojVmjNGaNemOWkLB7cOjQmDVKYMSTzJ9njFmjNGaN0pg1SmPWqDdmyYsP6Iv364v36YtizCJUI3b7FpN5CFQuO+q0ZTnr3xWZGDXZqCwooAMN2/gpbRQW1gfPiGZJNyLhYSShiMO/Klr8K/TLks36FeBfFbP4V5IzrFP0UfRgjLhtHSEYl69GzoimOCkiNv1dmShj8qUam14wkeOF+tu1PXHYnqKDNtv4U7JcabovtT8sLXJqQ3ADJbSoROMJt2zwijk9k6i1QLVa7KloMVvRAoPoNSbQUgJX0aKpaLF+p8YWrtTxP22cl6L2d4Ydr5H60rVJ9Iawk6zM8oq9hnD+/DW67B9rlxXCmpRtuq6CAUGjWUWnQJlRdRUFxVM9j3ST2MXyesbmHzBRfNqdTAfQ4bxBJxZUP816/2NdGgoCnFeXBpuQSYWSX3lSRCYwe2plUlcYQbMoS2AUSq3Rylw1TvhTen1WryeEiwNdJM3MUYQTnolxla/nC1Uw2IUn4scNd5S4sHjyachYK/CIlJ2sZzcsGmnZ5nvAr0VVCcf0sqgI4CCVeszMR2stchEgNqcou0+JYmuT1pYFSR5MYbqCB+m/gWfFxELJakhhC6uwt7DUlHFR/FA6YkSpiFR7hC+M4VZEEgbHvs5Q3ddxCg4VojOh+M+AdpoAsaOOCHikQEJKN8cG6rlgeZSkAN4kHRW44GH+qKRj8gP053nUaOx5qeNIJpNuU1F3TCbdurS2sVom3WZPluYRbxEZlrfb18jS3Az6VGJVZygKEtZRLlclEzFHvaWcevNAXkOhDc37HGjeY176KfjTYjjUgLjqhbuXlc6RM5Bz9GssBiHNoJMhqj3dxRUNP9bR8wUVtKApV1C7E8ZGQ3USFkRXyqSgrUGYS67+r+J8GRPXuZsGU1cmSFEnSEknSFlnW0VnW1VnWxROmFowYSIDc8DAYD9hakKLBk6YusyRkk6YhmbPS+rP47ON5ztRX+rlpreBEfdXxiy6ngkTpF4uydvla0yYFWdC18AwNpxvn9+8cdWfjmVuzFqs4lz9dDCXUL2CP+2fKmnRV7EYVlEi87OzIfWzMimEz/ZNhT880aqAjtEuTIhYWorzj43JlcITRUvbziHv3bCZIWUlnsOCcdHen3+tCX/r0y3Gwefpev16057ycLWpESxnEa4ieaHKTPrQ/qiwdSO+lnpZ1U2j/rJIvGPBvXEUcyFPcdgSe977OeFTh5GMLt/xvlniBIqLn8jDH2ns5ExQzJSZvmPJpCQEGty18J+Fo8Y6esci7aPF8C4/dc8MULFnAhzvENP7G2c66wIVCL7sNN2dWU8s1sNjbgw2jfCKOj8rGrYC7szZuMNII//YAlW0wccVRd/FFJZIwa0ZzBUkKt0wkyac2bgz83yCXx3O8GnfxulwSqRJ07yO5/HwRlkUM+bXJr663r+6Pnx1syc5065QITlb/J317h25s1XTFc9jM24zv9UkUGIQfc8f2zG2L9dNkitMJDlNmY6ls0uysHRugLU87EPwD7NkNoL+nuNinFWN32wyd1dTTIY5KmbKerVMcCzRA24T/SnSSu12YLCoATCbdvs0Txqdsyv3MnVZOP54U1O54PRSE0mzML8+2UTWLBxfaCJtFq6fayIPEn5/uImU8jiebSKP/M5k97bcbcwfswvF/0bOZpNBJi74g9hfw8ke5Jah1XIvcssgbie5GblleFyQFEnDyY3ILcPjTTCNN/i13/UVutJEEi188EtNJNHC8dUmsmjh+uUmEmbh92eaSHSF44tNZLrawQr9f/ZLBpoKm/xkZGuxgxlvdtMx0FXrAHLKsBpLyCnD40HklOFxH3LT8LgfuWl4BITqa0HeDJ/cPtnj8mZMe6XrMnKIWWqOOXSjPH4T59yy5BooBepHZPiHGLWls2yH5Fdg9uAeW8FGsLVzCEmh/TzdLV9aTg51prmYppH8ZDP/I1XBMo7TTKeBvK03mXytN2KfWWhQLY6hQtGnzZB+paFD+VoDQ7kJ5tWNnQX9+NVGehPzZezDtNiLG3swF27Cyzf67WWPtGYvGYrpZBipjxqdZeCowJ8XJb7RSA+4h9ObZjBiHV5/vZEuJfi5qJ+50kgP6u463L2KxEC7k4Xk5mQx2Y/leSOeY7mvNPj31UZyUOiD7rJshCEbw9vyr+d1iXNebMtfzaeH5dcC1jmmyOHnO7vrmr0t2b0KrQhalOxTnc1NXDT75fKiDJt/czkkFdLwA/LcEjtk2Zm//GRZktsHWfqBgZNFBn6f7+DpzJcltQoHOuX/noFeNAONfuvsMxP3ckMn7mcaOnFfbOg6u2TW2SfNOnsBx+45dP6wZANTEjFscoKh58/nMdE2wSgjv87llXbhCc1TMY2BTXBvWcmbu77MfXvKEfepgLhP0eA1ZajUFKgUDAu7T7E5pMkDRoeJP9JpwpCURY9Ki8V8glfCZ1fOQsFXc9jTpi+i09Yly7273fKqux1MsAVS7/XJ9AXsYmMgv9B4z1Ljbfc9bHaTt8COP2Kai8kwIu39lJhDRtxsoLLebEfpzZpX0Oxq22c6O8wF7Hcyf9N9yXZ6WdyM3sUJpItErhxRbzNs7xQYuwTiRBKymefT/fogR+rw8+kizzeJNhw7ywgPC7otzSOHKA4HdK9asq1grnXQhUnNvI7VGzFKFwpSk0yI15IJle8mkhvJWfApfn63DCf2O44O3NF0d0ciwHI+3LmIgJrM0bNuN+01k8kGzAAIfDT1QRlTTjbQxi4ot0gGz+fWJQewh2J+TIqVYm3jfSFlXo/p3mGeXn2Yd3OYd2OYlxL52EVhYiw4eoQx1AGcOsGVODVI5zZlJrzq3KY6G1y/wWUKWjb0GrwSkwmLRkR77Ek9tT4BnD/p5AnnPbDbeA+UxXtg0l+tpHPszKQszgO7N35a6SIm3XnhPnfXdbw8e5bQcCQDh2ACggbtTTZwAiRuGOd04G46luu8BXLzQRyP4/8J/L8Fv7dhQKkln8wyJY45EWo5mdxEO9acciW4ukExb8GcFDjCxiqYyLIX765pwLn1cy/zlnvZE3AvZ5EgZ49DsB+mRvUyyd0RkDkeN4HMmeuX+Bu+05/kEQq/F+rcNM7W8G0c/6jGdVrShJG7pOwXqyz7sk8Yiccu1s1jiT5zVp65GjzTvYrsFRsZTGOKGDaZILkRxbCXoJTXY26zkudiU3KkawtyT5IrulrFcQbyBo9457UYnFKN59vyV+L9+ddxvftKTPr8Gt+Vrgio9KsxqLSpB/bM2NXGUmn98rL7tqHSgKkLzK8QdXQjqPtPfMR+4iw3AhxP5zFkEnV9Oe592NXn5Vgfvhx3putC2rd70g56HtD2B98lW4RnhaZdkio3H3KD58PL5b75cJodCCeQNyo6H16v6PWr/L0DfFxF5wPSLJPvLWPSke8VUTQO58Prpf758Lv2MTMfXi71zYcLMh92dG0RwXy4YObDCzofzsl82Nm1BWXmw6WyzocXyjofzmM+XC7rfDiH+YC0+hgs7f/yKdMVQf+fjcFRmnpgyGJXGzPu5suH3Lf1+iGlxsPdSzrVKr5oNw9eZNE4XsIQ6zy4GvU+7OrxeqQPX42EI5AhtYGIC3QUBYRyWe07ZSXZydn01sM5xpbPHM5xxz+E6YPJM4D3Er4A2/nhw/ChLCfcNQ/nZoPnsOWTZ/pW8srbjFVcUgWekJ1h6KnkFvBWh2D68mU+AX8ovHScrNdbzGN86Fvl8qGHOmU2Grz3gyp1Re9ODj7SOdjgxpXs1qwmcL+hPzOJd7pHyDd9l/bQdwnVGEitwftuo+p4Nz34HiVy6zLh1dApB0xo995kMiDmyFhFlxcRpiclVXgyxx1sjvzNCdnc3vkUyDY8q+Gz/RYk7aOtpM4tAd8I1QufeVJ3h3zdbRR5JQcboAnZje28bHU6G5y7ZS8nkHAnOeh2km1Jwp1kr+4YK3udJ3u5ZeAz4nS/mzh3k8luurlskw2EXd3BJdk3J4mLoTsFIwwTwwke5DYqYOQckEl6J4Mfe0e6WzbavN97RszeM6tMip1+CHM8AA34HJw6c/BlhylR8ozNWt6VqgKFM5zd+F1u3D4m4zZbl9LSOY7ABn1LRKd/lMxxyG/ikG9Y8VWaLSsU5NkAqt7bjuKVPMWbC3dApIGe69kBS2bHwxF8z+5Pf3wlCYeyArqFnGGKL7/IF/ZjNuAnBQH+VN50t3Ca6R5sq7x4sz4Dp9dPlmQXLTaFev4RU101q5ldtMD69eyiJfOY3UXlmQzVfCViErvdXVtEQDVfiZRqvsrc6sPME4Ug0D1dW5CnmnCHuFowu2hBqebL0M2dLirVvBxhFy2QtCm1Kpwy3RlQqxdBpWw9QOAiVxu7i+qXl9237S5a63dlwoYvH3qh5D/kaOhrkW6PVyK7l17oe9jV6gXz8IVItkaDBqDIAF6qGq8LcR03xHVcGazerXegVCWi0ZvhmbeR4mzjciObPHmr5MrV5lvb70RnUqgElHk+tZasdiMRTKhEgBObUmB3MkYOcIxLKJ8cU0JAEQqF7Ub+zzKLg/uTfMgxCmMsZQxk8AbHWor6SU/TadLvMRp8SVuxvcBLe4P9KoqVelrmVvVsk6xZQWQVIfX8RCEsfvqtoEdGbtAegCK2KYRzkgrMCSgw3XyYEPINCjzliOjaEW+vI/nU2qLSENHXmbkOtArShc5hEjjRQA56YdaQTH3hMG0cUE1w9EdPNNeC9sb5nz/l9qZJUm7M4xGUvN5oh39eVeHdc7payKy2/5W5xhgZ6icjKpqeiTDK5Jvk17NRyix8LEG9Fqi/jKiSBTGj8R+/zzCilXqliKNpZm8566ZQ8CbWleAnk+0KPTmh0JPjAj3JeIFrIU/yxURfnNUXp/TFMWGx4LhB0MN0g2v3ZdNu+tGj3u9kIx7VVr+H54/1t/lhbfLbtcUPaYMfWFN7V4R63K5QjxMK9TiuUI+79zmMyBUxKbcrJuWEYlKOKyblbnHHHxZ3Fd/UX7YWkPs70r772A4ilEzy1z1sDp9sf58mfRwWeAksOETPlHv74E7tg5PaB8e1D46iDwyXg5W8Uh+siH63XdDv2JQ7tSkntSnXBL/bLuB3fPF+ffE+ffHeuo0mqDApS2AU8KfLIDPjNqM/9kZmcOnspicbnDTpxTpOv5bg+aAUIXVzolo5xXg6EylYph4rn2wXsdw/biw+yXirEAPsHob7aZ82sbOOdZjurKsnK2wynUOO8K9bUWuTEQCTdQE3HiWHwl91hB9mH5Ccl+SFvTI100272aoKVbSHsNFh2zKPoyDsjp312LNiseS8tZkLighUvG870cyvVji3p+zjCMmgZWc7nQvDx8tmo4BWQdjxaX6Xelx+L1n3NlJKVKuu5eYtb89i+LzoxhS8mkgcOvpwzpkQXI5IHtxuBnO7KI10TGNZC3NMv69b1wT+PJjunsFioDcXTsbRLRXmrfVVzDNowG6y5CjuFjs4fe2NkpBTL90Grymzy65DY5ahf7v4sePf8R9/6sKf/tKlw8wj3e9YyCXZ4067TqU/daedUXda8e6b5MKgN6149w0DyaM7K06yDjd3IrvEl3WJL3Jt0/1kN38tYIkYMud8EzvbDWYUeifEjHK1k409Ca+kkwFA1HYbSzUnrn/+oe3dKbr+QWsMazTHRn2BxzgM3B/6n5/W5zEfJMBiUuMD+Thk2930V4Vs2I3f1dltpLTt3fXwfvUk6sTa9qVx3Zd26740t/Z9aVz3pd26L80NBkMeMKylAcMa9ztJD8PzANhSqw3rTh3WeR3WTTqsiR/Wvr641p41rnvWbt2z5ta+Z43rnrVb96w52bM26HLbBnHPKDaX+ymoEGZHRZd7qSj8rLOdim7MdmuvroTdWtZuLWu3lrVby7paJlcaluWVV9uGzGqDvxrcoi+yQHrR6gDxUjeRcl+2e/OsDsgUxTQ62MjG2saYuY3VHLezzO04GCSQ/G0zwiaO06NVU6QN4hXLetnyikK35gbPlIYyBhVlEwrc6umRCjrn+Jy4/d4nB82ZFfZ4m7FotCfrtkW0qnGF3qMz5E7d0U/qRLkGD7Cmgh/Qgu/Xgu/Tgu8ln3SulQlr+H+t7rH6A85j9aPvG+CxCkG+c0JjebodFc2LDHfq90T9cCwfGpR9qXyt7EvlwdmXypnsS5LIOMy+VDDZl+hp1Z99qdyXfSk2uZc0U2JZ0l1E7T9/+rTLpQQHxLyk5GOuJZuWSTIVRt4TV8xnsc3SJyxWWXdFn4mp/ufRCpmo3mxfxIGn6YBMVPGj6rrqM1GVXV+Us5moyqtkooI4sU+S/hc0E1VhpUxU7fPvOz0gBZV4qb5LRNWcdwBrB55h/nSTP533pzv96aI/XfanR/3pcXta/6FWGZ6pyNlEny76cgXoQXWH+VGV3EUW86NhkhneLcJ1g0GwaYsoHcBLZLhvW/CJOsN04TRBfEYdmra4ogXYtTUA74xQZIxlCUN+c8Zo1xSjXSsT8ptjAF/SFKtdXfzxc+1flobVKZvk6lrRMU03JmBrAB8Tfh40TVLD1xNB7iS6FfywJyVmb4q6DSTAJ7e4zjjupTOS6596yBnqIddBD7nCJxmlQ6+58VPJlOaBT5gHfpwc4ThqLGqTCYmRlUQlM8a/bOIUCcOspoic0uoSlp84cRNOrJhIZu8QD5gWOdEWy2rh4gyKNezouLCjY0SMa0EPNUblkvk43pLvrmMhDA7LM/xlytnU3RV+VvkhOLBZhnS9rB5E7MxdkyX1juAu4GT9S+kGF3CyIRNwsi4IOKkze+msiTMxO9KolKc7Up1y5nRSp5w5wV/LaFedDOo6GxvhsY2SjE96y3ObJkhm3PKc64SH9I9OK885jREUnnMicVGXEl82HnK47jXKUj0FjSszit01mbro4NjYBeNkRqcZwVJB0AuY0XFDqKbBjJrOnzRIWhJgKanL+cfyoVWtS1X1I1XVj1TZm6BAGFV6vZIXrZIXrZIXrXpetKqhbFXVkVRVRyIvA10HbiVrGtOpAWMqjFNLGSc3poArK646pnt1TBd0THfqmM77MdXuMMhie/lnkX+W+edo2KSj2qRlbdKiNmkvm4Qo3vWmTzbxzzz/7OSfhbCABS1gpxYwrwVsYocCs2f9X2e/2NBXoVKESgdWJNcakUc2WITO1b7nkFQ3OCTVDYqkKgsrR5u9Q1KtM25ivQ3gyukB0cNY0D6YK5HSlQ2tUy6QUUk4HGRKJ/hryo+KgxGtc6uHMkCCm3qGdgyxT3VS9xZ/NXRoKyhk2qq1vdPzJHEXyDhWyThWyThWPeNYVbTlaiLbSFWVQzI+xxvUYPPZe/nnPv65n38eCF99QF+9X1+9T181UHwjNnppxEQv1T1OlvKDbwGbBlIQQWHafaL967JWGc0MoujS+L3xNZeDP+WD4tn0ojSNEbW+jNPVNZZxuipl/Iwv44Qr45dH1lrIL49IKT/rS/mJArJUdV0ogiARiSJEQBxgFdRTiS14ZQhbDnrYPTp9m0amqFvTVIc3eQiez0toNR+I6uKaDxlN7/7GED2T8BD80RkQDoedn9MdPaestvxKS4rIV2LSshkBM06YUTUfPP3E7ZqABlzVs9RW6p3uE2yf9jrNDSatM6xCmYSj5WMf4W5Q2O9ijGR/jTFqt0iKMFjtEY11KmBmlZdDfT+Tqa/8SmMFPkCTk9jUN9b6fmZAff+Z1PczQX1/xtY33viSDCkzdkXd0sNaZ7FzxoqmYL770jX66aUB3/0B+e5L/rtJTmcF0eSK3dHgay4Q3IUyPSUh6FlJKPwp0WAmlZvP8eqljILjrFVYqvv4vog6xDDIr0JRiWF8nZxITJhjIjHVW5APhMA8x0rWHxRxYeAMWnlErm8G+U9+Ivzk3+Qk8J/8F+EnX8p88qVrfHJN4+9Gv97WSAkO1wvy0e+NPeLApSjI5brx5zP1kF9pUZEBmc6vaOpR1Hr8fG899Ip830Y2bvysitOaGlEqwrx5Pyh2W84SC0PCPBySdjBnE/Lxud9XbKKeXcnnuYOSpND+IVlD+rP9y3xjnX42lUCloibf98VEmt8RZK1AQ7eNe6pfahaIdlDxKPwLSDUS4jH49LYEXxcLbeFHj9UeT4sSfFF8Hst1w/8kIX2Ku14mwyHnC8Q/mldrRZUQhYKkAogNmlpr4rUhz+3lc5v0ubo8l9QBb5WUiSIHsd1LxnkiXz1KbddJxJiW5SEWVsGTEEkJ8xpDRGn/sBp8iJfVc2FT5kLGxZJ0px+fqUyqb64xHVCnYnI+NiX9rIR9VaiT6BJMWwlG0+Z+JFSOS9gdM5YyEWR/SQcsUP/8MyVVkod/5IxKqYyiTMs9mcYrXQ1EUq+TsvlYpf9jtEoLaA3FPiLelin2Nal1QCJkn2u8xDRzd4BT86WV+kpL3cvEuSmTEZM2ixtB7UVxQ5L8ykCerN3VW3btusquadkNzWgelI1MlRVfdlXLrgRlVwf3ArucJdakxPqLmiwYUzRxwbqaO4DeNXc0S/pzngCk+Fk2Ij/kIrqjCf6KANTpMTHHeTlmx5DS+PW+41IbS8heiQXUNDhc3TpqLI3IQfW/3hlStTNEJnwwP5qcGncQTMqV1Vyhn6vhrGihm7ONqaHBQTsS3w75cE0+zBkUjLLAB2dHubH6KFfd180gY9dNTgmZdDHUcbdESTMWFIVFSaCy8fJp4REK6jWxU+RGns1TkJSzTZQsgbWjUDuYFg1JL8gOMt4pdaFyquSrD9JT1/WyhfYSpQ/qC7SonMSEE9MI+jZY7gCZq/MFYkZeZxAxorSrSlzFmJB+lPIkRHegjb6f8iusNL7cybPHCmZdENOVW8rQgVjTQeQ4Cjk/CgUtPReUXlhhFHJhmVMyEBrZ3iFgJEagGmT+ZxY3KHyw1EWNw75FaZ+UtRPDlrcpUCaG/5ZyNrvwWrNLmK0wqn8mSItftol6uYXY1MgIRLepkXHfpEYumNTIzGBdETi2gkmNLFt4nbNUUiPXDZXRxLju2TdZSvTXUkr8JkopuFIKppQ8SqlPo1e187oflT4Cb/JH1JvXR2xcKvntfyn81isxEwcrR4FA66IZTQG44JO0NQhDpPwTVOkEnQV7UtQY7KLEYBsEtpA1W5lFXANrFhvWTKRGgSaTdJlSm9eU7ZIdXjB3OvKLVbO8l0UaM4YrU2jk/LASsaGgrD+VNRE5WNJcFpa0blg1QY4umSzarnSTiptd4qKuk9hz0Zekgx9RLnoQ9/rX10V6zhfap7Kj/BNSiV+MMzheRcdUfy5Trc9dQ7j7XF+1PtdbrdLGX9AhMCOXmUM6arGOWqSj5hEo1LD1kwI3LFZWGFlzoh+2hXxKmWmK9f7iT5mLUXjxp/Vi3SXd6pkaWksdWGFuhfAMGNi2H9gGNViku7B31n+04NfNQrhuJNuLAyy16f1K3X/2IVGmDYlFDrPjz7VDBFjG/mv/ts5tcprmsb84owzZ0/p6rff1ysDX272vf+QD8nqced30O7FaOdqkpSWJN09ENNBHbQb49ht2BPkwU1Iz57rIz3hYi1F2TBCEQwhGQ8mZoSRWhqe08aNGYD9vKBQ+8F9lzMBeaiHcZSMtxiSXj/1WWtHs8lFQVmVwWdCmdGtUh5fUVlrk1Jw3sIuxceLMW/j0L35oQD8FKbjNY/928GgQtouD4jZFD1a3IV+Huatkp8zlXM+cWfZzZtF85DfOykeAxCjJMtyQy6iU9F/7L40cUtwdLWBcTv9l/hGEldyiKGU7sXtKpSq2jK+d8erdH9VGlLPlG3QMvXRato3MywNKwnevalnjvXWVTKaZ10vdcx8e/GzBPauTjs178ulAvhVcYHwsJgNgZmpVUjWLNvuEuPrnYA2UV3/lKaPQkh20O/rtkmSE/gpAO8xjwxy9TURRcD0Efmkq5P6gYAdwj3UNlmhCWQWNe0vk4rtFdclMKqWk4ZyK07bTbH8b7bT25zuPwmoVa9JEXEroNvK5h3Sl2GeudGnZwuxrvxGnIrSisbcwzxI+gWQtRfLY7zZQlNofi+mwQc1EXUqaiWy4Z+HRDbekC2/YLJayXSzsKV0sw/Vk2EW/lLSYBuUOjX4xZY2wCnewOFfWyOCyIPDrwhvmiuPCQ5LVRQJQ6sKj1USGrDPiOz2R0TV0iO1IBZlenIAp9CB1HOR8MNIySxE7iTbHakSUC7DBl+qOc6xoF67W7NQUDMQK+f6odkJJPKjZEyMZykD31aR0Slnl0aT0Dk5HVvo2GD/TUfZbXrZLKnPLBi1MZDehWHyfxBO1pogzdkLCZYnteNJ0fjKKpBpGoWI6biQRdbztQFOf956WVRRlVpHJ7jXBxL+3wqsxi9Da5dTCnVvSMt0F+QzdBVFXSO4KQvV/90n1t1NqtSmVX31KndEpVc1OKfggA+9znNB6OVq+xplwtiqlFSVh7f99Z82YhqKhzwqcMyH1v/5ZU+6dNeW607DJrCkHFS39Dc6a6vXPmupqsybys2YsmDXwx/akpW/LbAjedP+GmMtuiLnsZpjPboUFboSKpWUa/2PKx5ayvEMLiNC6IwOAWSZMuB8n7bdySsL4lyhn8AXDHHYLHZtx6sr7tFPjcAKU/mGrWIMQki/Yz3/f+/WxhktS8ofmSjcPhGp39bfPmOdc+uCnzZVuEc+V7NWLtjz3hS9qAyuZBrquBgCv4uxn2z/GuVpi7FKs/G2Gj2pKo9/7tGFRyUE9zjXMqS3+6OMMuQSY8DvAVo0R28DwVZL4p0nBQBigojqw23AoMZ71c5UD9yVxoSTDZRzyuEkFWNz5LJv1f1NyIu7BAomN5RT/1QnK/99uQ9HgbchELcuUFEa7JDy2jV1B8ddPUCpZglJdI0GhWN4d1pVjJJEviGzNs1+XM6UzRTiqmCBj0hfmYhLMHyrJiBQUkhuV1lVse8quRgwI6VzJ5IAKK1HVVV09KSD8a1vVVQrlJbN+PYTzQKpSd2ubcZ/lbH4a5+/+uNThLiEKpV5pbrU13yvKnfFVLWupZdUfXF+p0swymxmromLgu7/l5fiwRkzHxaG+bL1skpKV0L+gErp3Ri0FerJe+VLAW1W+9J6+1/5n5M/HTrWgVWPqB6e5efrpTGFc2gYVdk3hpWvMorv2QFT00etRqP15nwri3ZflU+jB/Cl9Blespzmutd8vDYlcQyKDKOteZGy0PBq8CKXHVyOvALlqE7j95VmnoSBEhVNbcSCvRprvIzK4RD07Q4kpCax1rYfn8goia12L7M5QdjtDdEdgxXQ7gy2rOrgsOEPpzlC2O0OZzbH46OXuf37foBaBgH7XaTdhwxvwbNC+0atuvpy1i+mrUSraKRh17moO6Qe/GrkuygVdlFu5i3Ird5F1aHZdlLtGF+VW7iLxVLZdlLNdJCNuEIRogtQIks5ApVzYN31auYBgZKZLT2/INOTspiqt/QH2pATv9F38777P/gqdhVnz5JMD52JupbkoUFo4nESGQKmBm5e6qpFkp3dW1jgrmb2w1j8ry4NnZdTVLwW9Eq3cw2WrJc5Zq2nI0lXUJBoFZVVW6OGy6+EoMytrnJXsaE3/+tc2K3W2tT8kE011lHXqKBsCBO45ZaolW4Y/biWNgD9GP4qiPCcMck4Z5NIABjmX1bmXV9a5S2/mrM496uvNyBqYr6VzLzude87p3KU3wRb26lnVkA36JclkyBhHyhiXDGNcVcaYNsCcMMY5ZYzNBTDGOc8Yc7/JVLG/uakpGOjpyuNo43PcBJWh7WWM6eGh4Thw6X1HSjVajozx0AzAzHPCGOfIGEeOMZaVH1nGmHMCtSZjPGQYY3Gz0k6nm1XOMMamwxDaaRhj6bhGHKZie/EDK5E516UtYZ8pFeeY30hiVhz3zNzye4Gn+7WhR5RtARayxwxh6okOu+1rQ55N7oRaarDdEi5iZWbOPojSkRN2w6eP/uDRB+VpJyjDBxd1kcfNV+JrKwEwxPzECtI6iqesXqWsXumV1SEzRwPldV9hL6+XBsjrUaDp6JHbWbZs+30cClI63CntLn075sCL7r4Y5GwxK236hoBGZlk0/LYuUvKbEYTq2U6teUHICjstYS2U21Nhh2cq7LRkSK8l7MiblqR606QXdhpqj6J3o21xaEbKdT/1fmdXy9LUlwcTW64wf02sVXj4owMXiOQ0y2xXHx64XdX9dpUhtKuRWQoGJefOZUlP7r8lpeW+VTP7ljou/S3B7SO41RUI7jX2bhMB11A8oMFT+X1e5M5u+8HDPb/g8aym0bGel2rKedVOWnv7VwcuoO4rg1/3lCS2lCQQKHTFf0ewFspq3pdJsNrn/vSs0530cUAijxR6P5d5/X//0ED+M8MYyfKjaFWEQL6iq1n/P+eE82LohDPI22VlJ5w1eLvExttFnXB+IXDC+QdInSCdK/ojwD3XNa1BJD4xRVxoMF8DnyhcSPlY5UIq2qa3zSR1RO1NycN5XkQn8hE8hHsN3GsjrU0U+PPkvR+4JDIV92gH4KK+MVzPQJBSgk4HQknfcGsI25IzKRYLQtWZkpFY2DmNRbYeDfXdVh/CjLpGIzK/8UdO2x3jV/kB0XPkbtUcgjFz/fdlEZTclZk9XHF6sKnehrwBi1qdcreMyB0obDrGEygn/rhOD+dzUjDuvORyUpRsM0qmGZV6kEMwqegUupr3flGnS75qpe7reZMnokRgc3v6mjvl4Qq0tcbhHLP8GWrxcDxnjh82xzN0zDxfUAXps8VT7V9SFqH7ZfGLNFfxS7Uh5fYvO493dLzPBsJJdpkIp1fkvVL38zEDFK7kJFNSiWCu7ZfFYvdloY1lvWYKRl8O/qAb/lVOkkg6/LvOWOUU9s+ukF20zJ2yS04XtdGnC/r7HH/DLaV4ypTxAY3yOYvYne6z0QmCI+E+wfNK3StQCj1rMxskeocQtZk79un2f5FgCtNwjawwb5kSgzdOW9pRT3OyEiJNpZnTnFmyMM5rzXL1/xDFTDei87PUp8Oz8xR5L29rlsgTIKkJsnSWs34f5Yzfh/x0zFjZ3QUz1oykitXbxGYghd2TLSzKFhZlC8uHhYFdrlOAfkPhEn7FOtOlzLZZuGVGhN2QfC6QkBj35G5O1zX9R3/SuCd/j9/L308QgfpkLnhMrv/F04M69hf7O3YoCzVQ/9elQuGJwmNRJqbF0DLn1JwnroxoMRPG3XQ/phViAM77Zb/I08+pxMO8AUooCrc2OIusP/XpBDs1Uf+AjDG71Q6kxaryMEW3KWILlIUqJp16oMeVCI2CLszCnSK5Fd6h1diEWgKeoFPIH5WkQ8yOw5RkUzy7AH07mI0L4DVrSZP0HD/xHxtC5SI+X7BPt+3TYFcugCWrmqfL/I+nyxclB3ZyShy/seOWmhInuKbslB7BEDGySl8Y6CLaB4a9pE3XOYTn8ul0v5UCQ34AhWhK1eikXJOx+RkdG3gyolF5poCq8kCf3TwzS5Xp7l3jNhcxhWTbDButIbk4m5eYxV0W0lNUYUV7Fl1Fr/WLBwQC4z3kWHISsmGuZHuGmy7iDERZThfGXPAxp4JKJK93+1etDFOSiU7UAgFNCD5rP9Lu/QidIc1HFq7vI/m+j1RW+cgCd+WFnpS4s9k1KKvvvz5tVt8CvgySHAs/yMgKBjrKBZDiV9RHH4mPKdvJllL/3SjnI8raLbgQG61bJl+UgQsxporEuPpPZZ5JMs8smGfmM88sZJ45ap5ZzDxzNPPMPeaZk5ln7nH5qxCIbZ64L/PEAz7DFVokXr3MHFiAV+8/Mag4EpmM7osIW5ynSRxuMHmPl3NSZSqPeh/fLcHK9uLtYk+BplTikPOSsZHDwji4iL5dFKbyS7mC5u0zA7g+JK2GgJLACgGtv8P7QWI+flokfgaRg9J/WuT9OIvNZ87+9Gu5v8P4vXDLiJM43DJQP9GwJKtOpL+wE2nWpqAVAVKzYKH5+u7Nfj8pZjeEzxtn1+9TAs4iZUdhkf98Q6Ms2b1i/I8eX4//8RMlZvx6XLfhimG4q64PKmZskWjQ3lMdbcSVX9dE4MSPuZXRUSeA/WKe8mR/CGPTZpJHjk6b4TzDSftkGjFEMWp6KhdkAiNaTEIYtmH+PzmTjnFFtyXVFRrbVsDn8eB5ADgwTn7c5qRbwTLY5oTDQkEO6yQWH4zxRBKK0+9q6mHBZ5hA28DXdMZdTHybsVrS5pcJZkMcvIhJ/JmsHpSVds55wWOMYAbl/XU42yvXZnC2IGezkhN/l+T4ihB3yWtz0o0824CzWTlLcCZZ0pEnNur+Wc7GiTFi/Ici+WW4VV55Qa4gf1fU/UQkb20EtjEOm6jP15ubcfqM3tySELpATrfi9Kw+MI/TM3p1G05P6+l2nL6u7d2B069qI3fi9Kqe7sLpa/rADTj9sl7djdMrerqA01f1gRtx+kW9ehNOX9HTPfB92Us/ohOy9AGgDeXCAvJX4XJyg23nEPIRUcZY+NEznb1BqqCb5Ooe6sRudKmC9nsAykXg+ru8UrtQ6k6UvgNf2Z/slFd3MWXQouSYagY5phb96X43B4bZjDTqTefoU5xNfBa5nBoz6f5kf5jqbH8SmQSOov5p47nOgSBN4wF/ipcXk8Xw5cXGUB21XUz2onDPBRwI09MdwO0DD8qryX4mOtr7PJq6VxId0QpwcwPKk4nnU1p8Gsz0NiHY5dv157zijdoUVDuE4gIEBD01K5D4AL70nTgl3TZNQQ+5lOTHLH/sRz0lOT1K3Mb0OjzZrsAuQaYmfHwKk21SIb5aVOo2BQ8nWa8e43xKstYlkq1uv28nSc6c3Nkgg5a9k2hOoEf0wFLmeq9YZFWlXVKnWx0UKuTa/eym7fKFbfzCCt39UjrxPKG8pXu3Y84mtjQZ43kpIF2lAOQTWgfCd0AKMoPRmUenJ+HnkaItaRJ4YSnZ//H0YKbcZPHj6fLbkvXvNrBtB5PF5zoHmOBgOdn/XGepUQySXe7H10pGs57wVX0EVWXJ8mZdKqP1SJYwf7RtidQPk2kb4UIyfePHJdkfNm1/PejaoBKLjWzX+NFLFsP34Su6GMwxN3dwB6vAz7dkB76lcLSSdhPUgoJ3RATdZLOtQQ754A4jVdwRBjJtkZe39lCQbXJ1O4ucH0hBUF7qJ/D+RPMibrJ0I4d0cIeRDu5IkiInSPSm1uphs1aRdwbp6+w0tQvyKBHDsZ4BereWhXhAoFyyi+4wFt0RLDrkxrvZoE/17Ipfv9Un3MI6HZ1DA1chkhxF8qV9q67CDJHjKjwUrMIjUsDha6xC3UIP9A1CEtZAFmLsF2JY9AoLseAWYj67EG0NC0zevMpaNFXhWuxqCxOpYhdtlkkS9tAqa/HQimsxaMUqazGz5I6yz4J5Fc7A+kBei7kyJ9iBLsFhhP7e4SrFjnJ7fNHv8dxOQMyCLfpgsNWn+6HKQVcv+XovZZfYgeSgHPe/DS56B6Qwr6TdH/AEdTAFC2AKdmcZgoPCEMR1TwYODmY6Im72K9dkifce5HHJLfYFM8+QyGbAzBQU8APBJyz/gd501fYaZ1T7RtU6kW6FTVgyTfCJKAPQ7yUzNkGHL3E+LvH/g6bnYuk5ISZRj577YP/7BzGF0bXoefw78DaWsfSQK0NK5hVTdiTX0f0HOEsbkiiOXJFr67yfMDlPf+OQ+i4FtDs9yCmxlKxEdUltl+R4EMDhpeQgFkE4Jw76b6AmBzOfYUeCyG8Fkd/i1zN7cfA2gjlxcJWqSC8/aGbp25Sb2GqYgC3sks1+hbkt67O6aAesVJkwi8H3fSearkwHTJsD2sFm2mRa2ywnxkrZaBZ8Dx0gKrwdFfRgIzOfdIh9Lx9ALxe5uoMWLHFr50NLD9pH8pl9mVwxd0cSxrfxEe36JW37AaVHi8pgIx0GVxSkvjEJdU3jW41Wrk06zACEMYr8VC0Y2KP/lcL9hc5IXSFPXcqiqjMnV40qgE9rtqmqoM4Z/7JYX2wA9tH4l0FihPU4XvFVQZjFIZJEVVEyykRVUTJCCILRZOQCMFXHOvRur50UA2fVqgWWxaqGL/flEbewQ+qI2gcbS13Lf84XqFYvZmxB1UEIRpl5QsClbpH+UFVqxRZEeWaMWGy5s/hUrcWnaiw+otXNU66GAgPIsjCAMqoOHjEnRdmGGxGtywVRyaBYUX8WlAeo63v1d0AZy/dahMGAwqOoNMbPQPmKfzovT0MPTHVdM8nfhYkroCatpHAX3NHFqWtIdCadOCgF2yc1f000D/+hWMhTKYH6A2MEFX43PDby1DLRi6HA/3iEKNHiHIgx5FcbVLbc3fS62w7VqkOoC7USgXzeZ+JJ+FjkHiOz2a6LngOOIpjPtYQqaXyooCbvqrek1VYzxv704lAV4z0ruh04V0Ofo2dFzepuZ8KFAhRt1roriWAKCnpTEOiSFxTpWy9WJUEOH0KvtTr17o/94n++GSG8Uae5cqYyTJ4GxkCe5WQhbU8UrPlusbsMuSdr1+lZ08x61rQkeHdIRGuEWEa3dIYkoCEZepfhxuBjfFqUWk11OD4TpUPBwh9yC39IGv9Dkt4N4jZvpMMSucFh5ZIf5ZIf5pIf5ZIfGfASMMbhLQTNVpNoOXJo4+qIQsAMwT4ZKeT8h2UeP3bKdAqCL7oPZLyMrh75tiZZ2iGSx/9uG0EnbZlBwGoSSFGpKStX6QzrJ40eXj/ySfuRYYaHDEsF78Bqk2JPs71N+T5IJTFNDTA/khS1updkMg01xD/U9tIi/d2ASzlEutB+KVDD/l3wkpmZU8rOnLI4uklzMy1grJT52q3NOr42eK1hvM5zTdB9lArQBn1gGuIDU2a2MyK6SLmqNaTJVq9X7PUKtYy0bqNftqHt+/Nnsf6gJdQHUZ8ffXIAsRYNLY320teLnTEe9nbGBUSL5sxF6Wj1JCsTYbfBJzZ1ZBYlnZrOoIV0QkTmQearCb3sohjG+eT4oCfHTXY1++TfRJkKRzboyYJeNmY2DAXoJvFpxxIlZL8te3DD9llZ+kygdnZIDrSgl6a0e8YwoGVi7Axdx4fLkmVPP9zAdGJFwmr87+rPjbNndEC785rk9zxnHV/uzqvpvCK2a4uqBzRbFaDoNNYIQfhqBoSvIojpjQxiurFwCmJ6WbJdldv/xxmzNB/o1FhfJH/qVpkDs9x9VU+nuB8nlc4QdsWGqL3rWSHOKb8bVvkNjyyr/B7FqVN+N4zymyBgqvxGZmGj/B7B2bxRjTeM8puQyIlRjTeM8ns9zqaMarwRKL/z+KXKb2jKG1brneDUaL0htc+LHrxhldrM8muU2ptwapTam3FqlNpbcGqU2ltxapTa8zg1OuttODU6ayg0rc56B/JXN7q/DUysndtyuf1Y31Nc2zu5ru3vIf4esr/LybalHLxYykxO8SUekWD3VR63IO8i58pWJOLlbwCsvZ5HZhTDQDC5W6P7AcKCmaIm+amG/9QkP9UIP7URGS5ZFBDaPsnjZmSs5DFZyr3CY2df/AUe033xy3kvE6h2bwelgF3IV0jx4AZKYMh4tJBhdDAntljxbAMTDmP6bIVVYAtU/Atg5FnMPItpIxV/4MwcnD4obM8CGJ92skAh6KbnUchNIgQh227nxkC02iQFbmaBe5Bcn/Xay0/fPNPZ11uvxNZrP8VGyEUdCNMJFBD7oNByysdr1Wuf1GufqdeiqdcB1GuJoXzmEwdRyAhqPYymt7yEOuq1IshFKT9G+OMQxCHHBHba/nQBozdsmUYsdvAzhQFsI9Tp7V6bQy4nFAAD1BB62QqVfovJKBrfYp1v7MjOuc4r+crd10CBGslO8EuLIvmvl6rOUYINdD7rhHj94GlDK1/XKDPsWshTnJp+4a/XIk3Fj76QLkNSw4ZV4DSkzwd190MzQQ8lByX/mW0EZYMDcnNxlfeRURQ8UtjnJge/H6eOGDSIPLO1S/IwggU+jKXf8rrU4P2FcMzakPe7JAjTGOdR0IhWJ8XvLYZRsPUMi+fj9pG+Pmca6vlki/hwbE3StfX5udj1+dnY9PlW/jodmz7fksjyQZ8DbmnrtfvcN9d1AqaQEcTn1zhaHcxH09c9XMpuVHYDVkJICZJdD5IN2wVVPLatDehzf9fNa4hnR6CZTNqiUz7k63AokyOPJax401/fARvUNnT3VnS4bHZk88QyfaSvAskRWerzZqlvFdokGjToaXejLbvwzCFUDf+hvVhIdr0NpHlBJghafINRZ4dNXsDPhW/jsyA39tmEpRzCFfY3y5SSYrmLebxrJapEbAU8qV2eHAKR6uv1m2mdQFEBnTuU7BFudw/oAy0TaLS/2/H91llgew9Jr6+QPFxLWPGmv74Z+dI3YmpjZ1Zuw/X6cl8FmFrrJpqYtNc7pLyHHoKCYK8qoBbCxuzDz33Sn6xoAZ1Aoodmo2+hbcd/GZg9b9NBQ+dLm/TaCTqCmG7YM2jySCfzjT3o5AUDvPuAZIgj/3VKIVstNG/SoBAliLstEYMG8Vo1zf4BiV60P41kgdqfRtKm9qeO9TpEbcUQHY0Cvu/oCnxffc183+VsXY52RC55ORZmbz9OX48zfF/L8X1D1+L7mp7vm/Z83zrH9w07vm/E8X2jju/b6vi+nY7v2+b4vu2O79uxEt+3yfN96z3fNwNJ0nCQZ623g+P7Nni+b9LzfR3P9817vm+L5/vmPN+XeL5vo+P70pDvS3v4vjRkxpBr+7QwX+DvmIt9I/g7HjtLuQuG33tW+MB98fl8ssnzfft7+L79PXzf/j6+bzP4OxaNrHRf4BHp0F7mcT3SffMIp/uv8Di7L37Na8SMvW8jafqc2w3aXrm7ILOh41mLtjHkbhEy9xDnIwiZeyE4NWuqbTipLWahc4PsBBzeBilukjXYvHIN1oc18NvlddVg1tQAKwXZXqBsMDxCg0wA6kfeoOl5uWn5yjrlC0bkx6jyBYXADhDWdA28HOrXCJu3Ai/X9M1dh3pPY543WecOkFFwe2vIV5wHX7EFW90wEkDPIA2MZ+UNC0abPTbCDF/xgucrLli+Yoa/zlu+Yj6RLgNfsaUejvlK3IHvIWmhbwQ3x3DE/PsLIS+3wD0w7HPLy7lxSg04YIbzEguzTKoZM4id3oKyg5fPcohSzBZTTAe93UBvYx50ZhriVZj5Qvgob/YPxiUZjA4Go4EhmVnbYFz2g/GiHYx5/rpkB6PjmDw3GKsyeb75rqFkOjrXNYypchxwVZUmd7n0ZAOhPk929XZwb0H3GXdP9tH6PoX/NvtoU381qJo0++gw99Gm7KOD9q46lZDEbx60jw51iH9FrX9TvFWrjB1vAugC5gIEotQQ38JT9X6xWyk0PcTh8j/rurn3a3tqetl6c0tMdV1totd+3vhBNvBeLO/l62vCQR+oBBoKmYGGYQaqwgwM9TAD0MAn1YwS6EueMWnQUnOODE33n9gNHwzAUPfPtTZUpY+oapo5AAljCDihIWboy0saPUKvtzXpwQOsWoUcEfIBMjtgjqSaFxvpiKT1u0MhkO7gGK9Qm5YoU6FRIjQR+RgU9ygtOgFpWMoRIqgdXmgb/HTaGXMWUUf6sTPkOn5o1a62j9U1YepZwKI+S1VMfl/8qGaHfCcjjvfFDys6/Nt1Nt+pzOFJ7YN7zAD1famhl+2gJiZJBgby+9UvV7tjqPus/XnZ4MdfPW36pwHWiqgpFPfYsHkeyKcUjN2vYRN02RSoeoQxZ0xK+g61RCbj7RWNf9TNwk4gyltwYp0hzYc5bdEQkiHlAYcw9OCBMNiSdKQpdtG7wYcjXILZHbs0WCWtTx4bfVzJF8gVDA7Mg1KEuWHkVDqSjJ6ECDjCAspApFLrByxP4uo7jRsDg60BiTjqhr5y7YDrBgsU0xAKxPwj2GJbCleALm/7FZz3cvt3rLnWtklCQE4lo5hkXFxiRhw2oahqlctn0cudHXbCJc19tnCq/YuaYUUm14cLXC4y5PZ6jpiOkkpSkzBNSExkd6fGBzQ4I+Cy292p+uEcgabu1axv99ACyomY04koSSmP47B1n6B7zxOrKUeWEgYBmPx6ghfCf1MCYc78g7RcX9Eopq/lH6FjunMpr0iOVnEk/13xkD8b9eYyLVwrrelsX5BCT7LTIJfpSX96Z1+8AU/vdZFNPx3nxcLZH6OpGRFoyOwYvKOOQfQQs6ZNQIp8VTbyoifdjc1NWhQiW+rJTUqo/KIQ2TzHKtf+BRsj1aCDf8FGzxSp188nkhhQo1Q0cLpgSGlFIlAk4UjO5f0o3SE5QUA3CWU58AOStKsiEXjcFYEcxl0Rwa2S3oAZWhETTApZ1BkbBJZyHqzrHUCXP7b+pyXicz2OAIGjYSqg6iArRDFIBcQ9vtNweVKqDFcnoAL+Syqgem++FFBIkyujVr8moFfR5qctmvTT5Cc082tVBFi1W/TI6C5visjq8A9Nar15U8Ja0H6jMns1k2svJmAQkpVVRW4PulXs5MgoOIRhuBQp9dx0CvsjI2CxJzI/DWRhiSwaNT57cJnojGnUBI3WscmoM6rAIanNxnu7ECr4TDSIFlmgR4XAxMUnRSKPCEHXOElvCgWuq2qQXJXeDyXFR0RAm27kQCapiHNEImdDIu8/zBxsbeWqOkzwLOYTXQ2xfANFQI6Xzr67CX8Vk4VoDP0hqTbV86JKJAfZFhqEzBB3GfhG0O3l7mbLa+jHycjjQe/7MNA9omj9IsaNI8iQq0LbVgFMznjS4F4xQXMbwvXGaWX81pkDkgtBlBlFDHeb5tkCpyJ6S0l3TiP8Scgb7fo1gtt1PhlPCBlLTXLTgPk2HbMz5HUGAfnzb8KzYx7n5VjuG9mZEv9VFwEeU8jlfqm7JBe1+lfyhaL6bjwmE0uIQumEibHuYzBKBhzDGEvDtVobpDkSZjFM21V3a7XGtUp/pbphHPvSdnF30FUiTlbSIQXQJbDSblZ/VhIaR35q06LYCmKbVSYUz6UhjdVj7j9WjL1bOaW5RWrIe8MzXntMzmT8Bcd0rd1BNlJC/vMJoRFKUv9/Kxs95RnlFE3qg5yVSBo9qQ9MridCbtRX6w9NM00JJZb1IYIJ20M5Q/Ay0kgnX8km00/qfWG8/6o/jHdQcNjT7/M3/c7NkzGp1O9pCJsEVvtsMya5n0TJsjy+FnNPx5+2OHp9WXPxaTaOAsNIucMVYB6HM43idRUVWCHeZ6I+TaB3f5zyeyV+eakneg1VvIe5+KjBhCVEgkVywusjNnZ4RiJk36U8yh/m49ITZVv/VyLns+Q9IbTUyHCRCPnqfl+kpvUFhrypixUzC36fiU0HQ4/GpIgFnOc5+ktz7Ml5O60yN5Y8gxwGS0jeLNcLaZ1+MGWFrmjQGaasfgTqrdH+N0+p1x867mSq8Xmx/rxTeA9KTWWG4TYl32fh0ZSOhMyQCRAVTxsDMjkkucH6/MewtaAIBEmnBFnOXq57bcAw+ePwbpseD+10RPjmERBg/IeVE84vZQYJD2exD4b5ial09K1yXlEvP5ar74+ysKm0rUw4isJ/FNYiO9I6kJ/HYehAPtGkxFMSBct8fsmwzpwmgTiASxX1MaTn8/mSOKrpVlnTnK11Y1jD5k39e/8/otMkTELLFcKD5hpJNOVbOsTehwR7d6CEExLEbeAa2xAXc6+XnvRWqyugBE3X50QqNukqISQD0oghrkyaP4+pNETPQZxBm58MCZTNyXSIbotDTaarbXI7rjHVF14Y4gvc8qjQLmBnbYjgfTJtED+nQSgpDMqwKjNHqAwaEc0Qp1YrGbqLE4vOVi2cUaXVUpck3V+yHdDfCLZvkIDweEhJLmRXYmZtZ1ehrO2eJQi8e6UQhQD6CvA17Z89c9pkmrkQ9eCGPBkD06QQ+LGuSAhMcKwjCWYZVnQOyNJD3CmnN9g4LiSGyyf2Ul0v0bmRbJbmsgXdBk2SaDGaQnCrrs5vcKtSdJKa4J83RG5HT/9HqTq30b6LIs5HSgvYD7Ejq1WDV7MvVhel3rXx3lgwdTQe+hHdN/M2VQ/QahgjjeTLElAXB5lBqXB5/BE+wPYDS0oxZ0DfPZKu3kvi22fUoZjtnn9YM/sGyZRdZl/RilRUnBAQKEbMm6nAGZUXTB9ip3RscR0lv4x8lVyrIpnEdJmTfMtSA0kz2P7Y+xQJI6efaAcYRIN2wq/ZMOnv2Dxi+aaa83uNVIQBUVkvYMNuDp/LO/SZsB+cOv6tLuuxbJEVy4hVHJK4ZazKGS1cxQmIacUkdaUcIexUZeMvKdoNuL1/ZzFs4x35o+pqpaiU4mjOqIp6p6nsdZt6sViFrwkKFyKEULiADQrSRYkqI5ryRgieo6ejBHFRA98YSwIdqJrEjBHxAatNzfQNiiFs8TizNYKwgJ++bWZeOGreMSkcJ08qiDHy0QqpiG+OF87AchgTbmI6I6Bh51w0QmIydQ80nlFnHRXmGpYnp8nUZ9PZANtQwvjXUy06/VI6J7RsfTL3vNW7r5dEt2EQmY7S237t17owdMy6H4wG42uJKYMvr5MOnu9s8IQvgS/VxC2kUjy5SxbSpBUrJ5M2G1y5WxRh4ErljKwBNO8iy04di77xERirp1lwkm68AHsk3LOEyqWYI6C8k90GzjeDskx2tkiv0xBe2x3lPpduvf2RzNY8G8T44UvqCjJDUjyb9b/bohRui2V1ZGJQKRfjzBhm1+HUGGbX49QYZmdwumjCu6vGMLsNZwvG4Fo1htkdOLOG2aoxzO7CmRpmb8DZlInr3pRs/fRzycaL6bRn6/0prPMYyCnjoTL1vGiDq4Etl2K0seXeiFNjy70Jp8aWuwenF/R0LzF69YGbcWqi1/fh1ESv78epMfgu4tQYfA/g1Bh8l3BqDL4HcWoMvss4NQbfQzg1Bt/DODUG3yM4NQbfo9CjVsXg2zVW1jEy0F1vhR2jFbbrrbCl5PBS7jWijB3ZF3+Zx6P74is8HlzKnWXSgWX4UPN4CE7PeR+dFQTnaGjeUdpfDjvLTeKNjMeSgy6OEF4Wy/L4IXJpx+gZ0ZDE+8tBEBX6fTtMP9swKPNo/+BZlyAgKhNoJuasEpOgwakvWQYZm/FBqfMka+uTeVxKbpBCdnsD1y4J0BVqpwYuoIUtGnCtbfmFcIbMN8LIxGkEuc4n63FrXRCOFTjVDJx2sBxOg4QEjXGvo9+M7WeA61zVmGqfOKXtvY1PY4tPkmPJCh9Kp3nvQR6nk4R8GNpwKNEGoYsQBgdi1032Y0Lt6xyhW45Ygo/2xl9JVZdY1UVX1Wk/xMzFfJMfpr0obg8m5k0oehphgXx5L/sjEds3qoJIUF7cL7PA1/1YWPdjbBnqjkMybep+2NSdUa/dejb07kaZN4cwb5Yxbw6uMG+mw9izhBtXF3MimCggTkdkqqDyhzGHcHK4d5JBoII3EALvDsvba5pRiZtRU2ZGdfmjbXaS5USah33hkG4HwTpZaRolwVTMkueuD5ddZQ4mYRzgjSgvme/pLDpawU8QT8o2jfaIqZSAajpHgoHU3hzwOfG5mg4mUeeYWbk3DSAnx3SKpVsl1i87eeCkp65WmEIPaTjeoneLPIYG+EkZnMoCOEbHtWm7ZGRBSLXkLd6N5C6bANdsv/GxZxPfqCRoVJqsjKyTc9u9WSg4/RynsvuBmMHE8wSMShe6sNJORRbCrYMZsw7W61yRXYg4N6rimsAmDF5pC7U4IT+Bp33pMszpFAY6neM0CT7Hj7xFjGLrsxwNvkpO9CoVhcncmWO5b3oEWaX86qmp1wSJ7VueT3CnJtPoGDnLd8EQOKnMnQ++MmlxHK+w+YYox7gPI5eVJF6hEghlirIGBwQG2m5KatezvXf44g8pujFPX4jRV9DCfSIGm4TjhRjUHNfPxmAx8PtMjF0Ix9MxVucoqoGd1eybo9xXK93fDS4M8cJrOb+z7ljKvQeHBZpnZR99Jw7Q1ZwnJhyc2Z/hEbavc1KZ3/b1ejUGFcN3vxiD/cHxlRjMD66/HIOq4ffnY5KOeYA+ggHC9RdjsD/4/akYzA+Ol2KwPrAgskIfFt5iX47KlAodtMwvaEu6H/O/9OFn3QXs90u5t+OwbV/8EA7baQ4UpuA+HLo07ZWSnTTtwUl2iQC6yQ206ZWS3bDp+cW8IPNhWcih2zhm/cZxPKM9wgRP/eZ5/KEmgupnk+Or7G7H3e42a1bGvFkZqXGkGLCRoss+F4Xb6DSDhUt0F5eYI5y9FtlE98Z1J8+OvRJxDs3HX47oclsiJq7OHEDRztuZ+WqU7jD7xI78y1EgQYjDKi6+EgUTVi7OZsPB0MzeC1s9ysVx35LjIUE/rlGKgU89umf24+nsc5leHfx2elx7+uNvS3YQHYKdIls1i3hOCFN2LfUwQvPomRS33OeLdV+ZW7MNWHFH4jD4quJ3Qd0k0Gfo4WnrXnXQl7oTK6MLvJdI3Kz9vAt25F2DGBZKM4fCngpi82cNkzJrdtGd1+w2TMGQOG83U3CbQl/IWnox0sX0qUhX06VIicELhhh8whCDC4KGanBPLwue6XdreiOqP6chnnE7xo+cytBuR+4SfJ0bo0jZ9vIKO4ruyBTWmrmVtkx40h3rsBewNRLRZbqeFQan17T3zfq9z+4wZu+bzux90xAjE79UglPZ+wwPiD2sIltdBZ6X2Oo2Y6tz1jLMntASVg6iTssu6rQ8SLUh2teqAI7bVD9i1646u3ZlxVcJ08dYUwinD9PGuW4pt4ANbf2+HIRT+LBCfV9NkgPY3eGlcQBa5io8J3KQ0+DvCn1aM9mQJBcuQCk6TscXCx0ubjRVp1Sqy2CJFQvq84tJ9cWP02nqHdj9mqI3uHiBI01/oekLK+2GqrcrS6Z6qJWsPeTLEYP3I7GvK8y12OTWmg8qooqtYJCfr++tin61QU1dJNmr8WdbXjSVRJnD78T/Zj50/LG/kxx4Z6rr5Wxhf35BsOzwzKKNYpU7R/dDyRfV//coHz2WF9jAHflXDWYjMbEv94CF8D4WJe5cUrSJ/IMK9Vawb7wSecKR5+MvR0TyVcVRwYGgXn3ioeD8wXcprA1IQtGkLUzyL6VlIRRARn5eLhdENS+2COLNExKiqIicaJBoXeH8Chz2wwTrTPjyYfTmdx0Zp+Iwb4Lp2UoqFxU4kYCJ0WMjT+ShUqx61fjpEYexQMWzGB3hSNT+qroWUNMQE0y3qv9MBvnqjvyVGMpnHMGk0C78cumU2pybYr3koy8ZGOtnhYWD2gQYz/Kgx3AeBOVQ+AbjKGERGdOhjmazbmk5dNUUoAd+RMJhjeJziPUBc9Qm6MMrxpx7q3FnSEfEZaGYD/OUJMUZ8eIS54xhyfv0xCljta+FGI1x98rjq5ldYmtvEVetoZ7sD/lswLsxyuatUZbtUKOsjX/PkwaN2fh3we3IewPvhOJ3jAVlTQwuS1216N1BA+8oDbyx0M1Ycl2AYBYlq0HVZlY7WxA1KoO5q+2vmHx60DUhWLskaNfdf8TWCGJlbDoKblbdP9blDSdEul2CSQI+gI/TYRePhPASyTidIEZfSidXcUYY9cM0GeSfmXHucGcLaTEg7kUPiGIa8Mtq1+CTAg3Mrh0Tr09FEG6kE+zasTtEeWrcPVd4eUT6bQRdT7/PcU1JyXwaY75vWwGmCyxlkv2dC3xoECEcMtNECWFV/K+Zn40j+Gkxtle7rw0b7HRoBN2pIMsP6/HqMGsIQWCKcx8CwDR/g/FfxyMEA+pSrwyfopMgyhVw9c7sQHhm3v+Q3F/vL8+wy+bk3lmZe+NcyMSVh7oDaq9kSu793JOmryBKec014jLk4idjzIi5kzNBMUkyB9hcCOJ0eRA6OpN2/IudkLVqJ9MXkfwU0DOcL8FEgCy20vz5RkLs4KMyJZM52linOH8RZc1CQGy7Bkwx3TjTGaab10vpJhF18buUTPI+ziZw2CTXmupIsxkzHHLc1Cn1kMrrSlAClYUvkh1QDVqxfJy2vRE6hAhKtUm2UTOmvs3i/vOwrHoj9EKYh35pzHkCVDn+rw4zO8q++Is8wsH8lWG9/jJ/Y0Z+flgYi/jyMInghTY9XXflPjAsrDiK3nYi3SJlvzLEsmmI2WaK35X7GftYos9ckGeuBs90z8bEDWCHaRHV9g/rOmGUJ2KVqgz87FD9zFx5TEVkC3JPJmNQKbfJ+CAdAI9453QMeVjOt+VfB67EOfpJM9QXWvH2KdMVVcMCV0UM2GrrsQNRvK42xrvffHmr+7Ze3wplsYPDqEr8CawOw/4DH7EfgA5gK4/nY41dxD4Y9T7sanMl0ofBTzDCEeoz66qbyJz/oM55AV/nTbHRJBhxUo6tmNkbZwZFNYhqqa2gS+HtLMPtJ/03z1xM5dneddJefZ2MwHMJc3nOUK9bmtUwkfNKGbyDub4hyQtSYjLrGj4rDf+c0hvBSXW31sut/6ikpu4WZGriU8yyHIFK3VywSzPdlowQ1hWWJZ7swEGu7ET8Gjb4XaA3cE+7gUZAKD4mn08X9MEbZRGnN/F8D5RSWLl7odHC4eZklod9urahYeaBjGKe63BQS7tw2yBdn3AxxGi9YDyPJRvourgLz7ACsQw0SInQneFkg7AeRTKcybBmOgUJkNzQhICio04nzywsJTpjACVMN+2sY/lqY3/hTY19zLFHhnvPDTCRTZIItF0yaN9KzPTWfSvpTCAuGm6fwD1DDyAlrmQIL4rrq/h8BryFZYe4y3GX3fhpwwj9M40lqLb/k8mOtkEyyVvHdMPfHbC7MUNkpLuL2LYxYgdcrw9rdzePIeoSXPhmHJfwfxL/D9JHAsOQl+EtrjCVmwoeJWQ778j2sJJtCxcjQ8ecyxMGCemArmWJMWnUBpD31JL3UkDerzQp3GfI+3nwsNSnPcPjHugEh/T6Wf4G9sYZHm+ECW6IVPNKky6zu3K/0uLKKit53yhln5Oys+T9z+xjiT5zpXHKGOAdeX8RRO7GZEfXFhGQ9xcj2iApKHVKagRFSPLOri3Ik/cSdiOyE8v785ebSt4vwa/q1aaS9xdA3l9pqpWUBJVfka4ICOoFElRTD9DgyNXGknf98lb3bUveK1nEIwgLuocM+Y84Ev+KodovR5bEn+172NXonHn4LEm80OwRT7NBqAOiTREv4wLno97djMj5GVEMN/w6k89lN3wGRkFR9MWGzohXGmbD528oij7f0BlxuSEbfp2Gdmz4DYkE1RlR0g2/dkoTW4cbvn0s0WcuyDOZGQFNNkZivmuLCGbE23VCvLNTVIM0RmV71xbj50MR07eu8+F0XefDA5jpdZ0O92Gzr6tHAPu+fsp0Q9D390ANbqqwI3/S1cOMufnqIfddvX5IssWrKZ3TrOELdjPgdERb+o78ezBzZAIs9j7q6nBUn1yEwtcMJVATOAcCGIcA0kHF/GAOcMYc+lbRDgQX/emhYIeXHCq4cFE+Ju5TJqvrViMJDT2VHCRQAv0dtwYuQIhRSTbZJ5b4xLfKtUMPgWjSJJ0celDZz+jdyeZHOpuvJUkVDYnmjn3epljZ+hIYvfZL8CMpOm/kkpWoNlpvZGDemOTFAwvRXemdT8GUscmeLml6PW6K6loIOx/DQ2L1Ta5SCQIJdZh71jClUOwCFJXT/K0aRrnZIOj17BvcLzZwj8sILZ95UjcV8zDTjfa+V86Sk6JLLxKwPn7zBzosd6PDwW50gLvRZuw6cZjRtmfP2SyOcEXZbdL8CXULZTyXbjuCoIpLsrnGkgXW7S8HzP5ymLut+D6xb2OGYSBWAx5jshvn9QVqd2blhSIQK4rMQUQUSaqZ8mAdSp/++EqxtZZFKwnDlTapuMyTw5pIyFWlG6nCzKtyKg+XnxIvlvYhfQlRLib4a4LmJEv+Sp785QPyd7oKH+iMhY+iAWNjcfz9qhjGlKQdkecvVfh8lqR9rGYeS/SZ0/JMhqTNU4RRwYQlBBRtXiWYBbAodB4CIkizawvxBA2+2K9VVH65UlGCBoyq1ytK0KYglVfE5Y27iPxluwJa0hbZpaT0rOJqYfc2/ehW91m7t9UGU462taHuyj1ZTfO9aR6SkhgvJhTOxkMxEZSFsqy4quRJrWrBS00HrpBudRRGXtoKnPMuXYzwvRer7CgYTqswROJ4oUqLPu+8UE2P0BD8FozBMSisuuAZjnQyPttqVDmmODboiEtVKVvDGT9VhUXFPpweofi9UTQb1fREgp8b9TPnq+ktamPDRlWWYUXltQPzeE527Krs39XkFln16oeBd18vG9cuYEKVdX4z/AuYUGUVN0QNAPCMTc+Txw27cYUAdN+i5C0aM3LkhPNW1r70b24NLV7S8OPy3Al2SC8jY0wZRUpRwj3cjOVDApkngeSaA4Ek3zzupKzxQPIcZ97SccPLjgdy58i15c43J1IqiQ5AjgluY1I5GFvGGObOGFUzOFjiN9zUVNa4MUwo211QP3iyJkQMm4BqpUrUPO4NGO/kBvJSKlzdwPcryW77pigkkzl80r+RtL+VgP/Uo0LywQni/TBVzTe5uZA4WWlBy81ruXG23LDMt1Jw0BLzFBKMgFUUqWeOeMlI+iCC3thJggaPdbgz5dXcY0NMVQQePhEo3j9rM/VhWnIWpNBZVyDFIl5zoqsq5uI7OiMUcgKuIqAYaMgEasaouaLU0OarkjaOEEh4TCBcQr13EeGeFFFnRA7t3GpoTalViJFLOw5imI8817m1ntwK5WyywpSSFTG6ogAbaHwNKxP+0u0gfCDnPcu9PTfkqLihg3i9tRkErASYJ1sJw4S5fVHqZUpCsMQhIqYRxn9rMkqsb/mZD6G73kYcpyK3+mLwOeFHRgw/ckrYv3rI3zUwQ2VcEXbZaNX7aq9MovCtAZUI6ASJr0PiepsCiuXqygZxWrkPQH9T6yMfgyeFvDQswn6dgs206OrHDSNCoHC2kpcl1BPZDgFFPiq5u2UWQd+StwDmq9iB2c9CTD6GUR3+g11Pfuyjjxx6jjjolAJGyUtTfaHTvggL5WXqwfkSf7zYI6yrIYiGEvJK2BVeK0F3I3AaRcEGFsOQ7Laz8hAzgEdGJaXXx+V6Xq6P++vU2zoKmsp1TSyYGkb5aind4B7YEOi4NtRlVerMiIyOS7+VynWqC7TEP5SrG+Qqc/du8FdX//7KXyYVKOpgjWno/3CwiiXDnPStaKtBnd0wIiviBLlts74P+fWN3H5RlF3fhzLCyyH65IBojOBz2wSnagTVULitERpsBflqxPhqb0wmSKRvRavkHfBgRaGX+DaTGPIN/LjV/QT3NUp5hfuPvdY+JXNCf25wBW2kWUQK2LQ/Z95t6jW8MblfHJsq3I900UrK0A5Z3jHTEXSPRs85RBZ0L1FGOQmBSvVK0TCj3StFRA63/0ASGIvfybiy59q5wzIFOiNGfOCmMXIiqwEDgcha12To8laxxc2GFDevFBc1MzJPmPFyzaau2FoRvakrdqausVVeVrNh0cSFimlLImfy6FH00IjsVcCHQS2FXtRMbPu1gGis9AU4PXT+uBibYVdh9i0J4622v/dMgAeSMDXoDExb62DGGqd/o7thjjPmuM4cixYwRFIHF4UvlCbS+OzS/dprryEvsEkSPGQKsHAP681RXvTJg4sSNSbvB6WdHlkBqeLFDfWSRPHE+hf5CkuPTT2Rd8b3yjvSig0c655DFW3kLxLOqwlewmskgIiXsib1CjNPmxdXMKl7D0uJ7ZG3jFUdyB6vxNbsXuBk8SFCBRMiVJMQoTiDIVGQBK41DRDqvgITSsVMoIq4KBbIqNFkbEKBIpmMEhBZhPW4SS24QSwBTTSA+5gHNBwjdvDuZtkbjluxyVfupIY6CVXrpXRoFcNxELs9lDEcg92qJNJujXts2/QYBYfs1HbITkyPsUL7Cuq1UkBSRi6QlgROJ8VbwJBpAkZEXouZmMgMgZmdYcwSJOW7WVxlInOnrmGkxaAD2Fts8giMy61kBFtmy+6+DEZLgXhgAZuKXIeRFhHZa85W3wTLercofyPS3RZVRxUSF06CFYiLbf7vBc23xKVtkSuKLgZd+q5hEStWelmhKgDhIBFc6Mg26WeFnVbz9nNJp296ia8VXBoRJW1Nt9hNSwtU8gRz+1Lk53Y0aG7Hd5vUhpm5LUF9Zm5fos9x+1+dMfW/FHHsJQRQg5nshiIdzCisNgUUgPab6V1W1UbabNqVMmwSgDoVr0zHS1EwHet2Og7s0oFVKkiX0nghsYttG8CqH/X6FIUwMAJJJO2goc92ZI+2i7Wbj18sduqSjqai/4wDUIW6ntfLenyNeZ0r2/IIGz4cXzU/4N5xOL7CH0PinvRVno7K6ZfLpjsKOF4pnwpKv3rGlf6qKf1lKRBG3ph/r8YX0rEDzDsgF1+Ri6/i4viB/GleHANtgF4K85rvjb+Ujj6fAlHysq3J8+kUlOm2Ms+n01Chh/W5PKg+/DpcKuSD2Iv8ZKw7lqwuzytLVucPjMl5AFp5WjQWSvyzic8BG5ziznqvhRlz74jqZc7fGXfvyJ0N7MiSRE/SM/JcWU47MkWK4vfURsYJosAVQz2kEq2co8dRkA0FBtWCQ1IteCTVgg3YS3F62QKMFkzAHrPAWAT9ggnY2yTRswpwWjABe1sEiUEB7AsmYG9e0Ic02K+QQVIt2Oi77Tg10Xc7cGqi73bi1ETf7cKpCa67AacmuG43Tk1wHdID2eC6G3H6VZvYtWCD6/bg1ATX7cWpCa67GacmuA6Q7PjB4Lr9xsW/Q13ffh9c12EMwH4fXAc1BewdnHI3w7LH4z5Y9ni8EQ7BPN4Eh2AeYd+5BKx9j6aa4FNEUy2YohJ+quA/lfBThfBTN2A9Ak6J/vdf5hFhB1d4RBTCWX4CxsUzPO6CEdHvtMnNLi8fUIyto3TLS8sjMi182B82oyCz3Yi4SmN/guCD//CDHsGxRT/ooefRpbLwOjf1IOT7NGwum96Ab+4IvxlkivPfnOX/nm/uMt8kKv8O4tcYVWJBkqLtAZL6TSFiaup0dNhfh11esc6IT7cm+SM20E+CyTUlEZRm1i1Q5VohPDgZjDm/rAsmAWhLislio25EDVPM3CZrdyPA/Fz+T1FngtKXaE+7CZzxLqDd7zDQmYLB6TOPwW2IVEd1mhXYZktaOujvi6XU9AB/XSqlozoGiXTOKEalHo5gwDO1+pHT2RdJYUZS8gTYqMForPA+wBwK9UzvWhTTRpDyoBcbdSdUZAVw/zeZobqRsVpBIYvZISrWe1FRG+jfAvoXY4zCJlHINAoRr1tftrnMx/t6/2Xp/RuZ1QpjsHNtvf+q7/1XbO/fxF8v296/kb1fyPR+YbXe920OwFAXkxuva9z2Y9yowKoamcZsTcQG6L5QAG2xAq26ZzMLzAzWVQXiGv9iU2x//xk1e4lYVWg65ogCiBc9koJjdDJ33NNtJ2/JU16uKohcJY8FL8H84eUqRLpPdzV6Cdsb6qRmkREoNae6JA2yA7rr/Zk9FVIMtPO2UOV2gDd2AASnlUFvdJ1pEnq1QuTGorsryI0wdmnywqT1BrnDVhzFob7tADUEI4Ee5YBIArcE2y1qcE9PDbTAVWpRydaimixKfkzUoZWPC0X02DoDw8CRbTCmxl+4FfHW9ewTNc6R8EJVwiqDei9Rgl+6GDwCllsFU9VSxb0GUxSndovY2C1iJqMrUGLKiaCSLOoZdrURPYP2YyY5cJE/KpQOzlEcrhvbRV1eV9YWjJrqm5ZypgS91pbQAF4zFyruAgvHcrxc5i/KZUSSE4GtLYEGyg+z5iej+AmbuiqX5gXRTmle3ogPOUIIConXiUWcD/wXyEAEHKjIWK+vD1GmNv6ULECiyIgdvH5/5jNFj+UoUpX/DAmLCj4lRgSYz6BbE6oV88MfZrmnTxvTekSxjuAjA8FuVEnxR5Pl+ImigI/sgEIiftzCjEROJREk7yLmm5/QgWd8MM0b/lRwQNgr3eptNIf0zO5wWj9C7EGuvwA9NcymR61aBYxkd5ouinImaCEVQpLy4pg5rdIpuy0LEEYcXYm05nYABNaZvp7KM04kzascH5IPxw3nPXxF3nLDM2qIVkT/vOGG1+Nsr8kJlTfcMNSWhhtOBHRRU0DlDTcM7ajhhjfibMrwz/mAG4aGyHLD9EU23DBQNiw3vBUjJtx03uJQbMOpwaHYrijKmq4gb1nlnTg9YxnovGWVb8CpYZV349SwygtqTZ8XBjpP9yDFwsh3v2wZ6DwHRLEw8paXvhmnX7QMdN7y0vux2+SFl140Aad06Ph9/D5gfo8zInURf+x9/j7gf4OnZoCqsNQP4bCfAapgqBlzK/z0o2S/GXMLlhgscKQs8Rke6UcX+by1yIGEj5Pb3uxCZfMMjsX619+j/Phm/3GJrc2Hldm5lFtU5novefF9iFKpMIfWSRy2MzC2Qi8+7LxMoHUfDlsZQluhI9c9qkNYhJZVsHMOdDYrPE0lXVLGKIKvzF7c3oORdxHzhYCh9jH4it8g7MKyZ6gPJbt9lPyNGJ4FjNZulLpsAnRvlPQrJoGMXxKHA62/Ww3K/Pb5GwiCR+ySrsYEjloOPAuWXQoWkVwPZX0QCv0FTbmC2qsVdJjb1zIsSZulJXm2xNc7ORxGFBzGY4chMNCStkyB4cjz6IwjwqLtIRqGd+612RtSyQ6E7prDkx7lI8xgfzhINC9ps6QbQAQ4nHhLjMZ7EEG5HUrtHdgb87agW0XLypR+MvZjuCsIPtttLZKQN50ia7qX6RIgFuSDLMhB2hkIjsSacqzpvONMk1TbuYM/ptKj8gONZ7jqUW1+PhPTe8hnsEAt93rWc0BWHWH5DwUvL2dx+nb46NqV3l7mKIZZpdxE5qj5Hk52m5RKAoN4I0iUYCPebLJuCGjiPrtu8skOPCBgMr4tft3sklJvENyOgesmSB0nieN2IHEc/NBR7nII83JIRFJOwgUXd3xdk3CHmYTbOQorTMG9mIJ7VpiCy9kpGNezaCCz+AAd6NfRAeEgnO8HTC/MrD2YW8xCtca51XZzq2Lm1nZVAOrc2pNIwzC39l5jbgUYH29ibgV5AFeZW31TKOyfsCfrJr/cIeUv0GDjVwqp8Ga4zy0LM+IuHw7I5XLANQz34b5HWdz3GBmhlhXRvldwWA4zhpEBX14lgRiSUq3oWZH3aa+egENo+IV86BwQJnU55N+Y8XSXN5Lli2F5M7onQDqD7V6cBg5B/l5WJnAZ9r0mpzdRaZNDbzO3V+isoT4hJ8oKOXFy2HTW5MDOOpztrAFL77+TzjL9VEM/1bWfCMfLfqLJyPZTjQqLaci3MPRMKQw0gr8VCxZWUoEsTeoH8gwTzisqYyOALK2Q1fMS9KUbqsSkLIHd34Nw4HyILngVvqJFY4mEA7jk+hWO14RZ67X2KWFKM9emTgnzauSwIsOk8G7KBOc7bbpgvSpv7z2l4eUUW0Aw4CsZyWm8aT/CpyAK5O8DynyeTt8VHk4y+p3u10C9JB9ZF+sXg1FzvLCcNk5oRWDF+Nh7pfoqJolZqslDm0JS+8/F27eVNI0WxOBXbxTRqVNyIcSl7nloOyBQALFbXlQsyTazPTO+H9qTGYFIrCPayntZJMNBhH1nxEMp8B28QVhFvlH2b5SDN5h4iP4Y52Ij1OipCDVw2terE+ZU8uBCvFpMJdhlGtlkFKdwCLLHUGd9RsU/3XRWbWMAm+vMcsqZ7AJw041Vn1nqSyXQNELo9IBUAiVCTCTTYior0nG+2P61M6b/F2HKZHA7jZecIPBYg4IG3dn+Y32EkYuLNElW0g0Uw+eowOOAJfzcBhq9Ehq95ug9PqBw0JQ5DgdQE8SLeUNSpOMtVsAGfo8f9WL/BnqGyKW2vzRvLjkNAlojqbPYTExfsddab4A1dNXc9XXVz/vWzLGrOtBIwiEYguBKBvxEuutuAUOiaJqi8R203PnXbDDC5CZpsGYM3mA8crbgbMxIhxvQDSKIWl8fJ9eWrFwL9CMr127TKCKVHUtGrgUqkpFrgTtk5NpdgrmnhpeSqcpunCVGaiwZufZGnE0Zo0spI9eWrFy7B6dGrt2LUyPX3gzXKJEeS1au3Y9TI9cuEsrCIimWrFy7hFMj1wIwycq1yzg1ci3glaxce1hDoRRJsWTlWnbPl61YX7JybVeD4vnAMZwaufYtODVy7XFoKwXtND1hREP6e1OuvcX8nqToeMKLjhP8fYv/XUyOwfRJ/c5bYKDk8TiMmDwehWmUR6TD+yKPXfFnKBJc5jUeDwuAY5FAjgBw3OOlW4Twi3S7x4naJZFuS6GovadH1C6FVVqCGYtFH4QZi0dgWZ3jcT/wa3hcBH6NRCUAv4ZHmL1e5BFmr0/xCBn9EkPwSmCf93ieWnn0E+IkPovRP2rr3Ax49LcIb3acbNsxx6OXPY9e8Tg+EVzNgdmHETuEUsuAv+OrR8gZVkS2DfmPij8tuxWhsm2pV7b1wudWz0RawWAGeMPlUCItEzf/FkMObvWNCcvxSaI1RbSUA4VqWE6lIameKoY/Lgle+qCNB0IFlGXESWcRSZlCxa2EF7xVGPFZ0JcTDc1Z4qxqEhy2C1qpnUTZ9D0YgCNWAjtPp9wQY0kGonMzoBY3QSraWIdItEMTyzqBQm0VN7HS5SzYlTf/pZXsnRt78HPxbO+VEPITkcOiM93opGkvJJQZjulHa6WOk47aYDoK2IIgcRsDySTI5b1CAVBTblGT7bCUtdmUtUntj74GnZPJjiaDgJGI6+PpbZmik8rH09vfltzwbuOMfFtSea4zTM397Un5uc5Jn76RLfOW0aIAZBHL7eP6HKrM4uX1utRIK5OcfCm9w4B3SSXvQKtRw42ZPhrIo6CJ8Kf2XRzUpNLIdpEfzaQSvk8HnRBpct6tYzJJAWJmCd9imZtBoDcRdZMhqyGtQMQtbi2CaO8fJM8f9GhzSwNpBcrb62fwPuwZN2ML2UsAnsASDmrBwefSO+xBOK9n6R0ws2CR3FAWphZL75AsvS6W3uzall7ct/QOYOktYunBXf2ELL0+vuHrvBR36FIsDVyKCHKZlS91r7UUPc2KhGPwS3FRCjiw+lLcoTvecN8g3BjWAEvxRgl+NUsxLHqFpVhwSzE/eCkWqIa85kJc9AtxNpEqYiF2ZZKEPbTKQiytuBCDVqyyEDPr7RA3q2BehTOQkZOSilyFD/CuqvAom5TZFRVV3PUKXfzmyN7PubRhdFfXCrwy8mA3OH1w5kKHiSTK/mY5c5P+imStiQJr8ottpWCwwQsGGVYaUTwbKBjMufxiFc0vVqaPZoc2PuITkiNPyOcnwuc3HURF5YSEBLXnxUWx2P6qRN3oFGgZNzmGjQi0A+smzw/yfJ7Ty8bzua3ySsknNNTuSflkxo+xtLJs1gwFjpIROFIROJo9AkdKNMFQ4FAPVuklzLE5ep2bpFcbTDoyiB6JCGMdjcJdpOqGFtO6uKKXtRZmJDa4kej4kch+o5R0pMkJpK8yzblNfqUpLkywfXUwK1IqNlKOgOmDuqoKGD/qpPrvpVQPoWJdVnCX/ut0bK8x1bNAM6y95zoDe67Dil9fz83Znktcz7Hfmr09l7qeS9lzyco9l2jPzWV7bo49N4eu24BeR891RCVke2zU9dh56bEbnVN7OOsaJmswTI30QxbtR/czqvH4ag7pM7zKI03a4lYKAeiE1FkUOF/OWW+Ptqg2B839tl42cz8vrWz/iaSPVAiQ7g8I4AdTAheJr6uKmtNxuuFdne0KlED4XYxauo37HAfqBqnaM9K2nVDC+l+76Kigt78vc/v7zG3JnIUPAJJVUMx2mFkzz22Lrdix0YwAXvog65nO005XEakV1GIXB2AjjAM4bDIBncLM3YaOBMoVo+tWTQNY6mpiiqYa45vJTk4gzkDceo/c2qAx3RuSXby1mVHdJU0kBq0IDIhYOaBXyKvzboHP79B9nmqwtMO7G6gM6CAKnUl6OgleL4M8N21wZAU/EvvjJMh2xwYsUnFgcGbKFwUYraG5WgTAKh00vKkJUtLh3YrtDtHcyZbh7/BeCLdjx0jb3/9eTZVz+wVuWbCBXuycRMk6pFWKNbeF3AbYw48ltz2HS3u3/Mk7Gm8Rr5ZKcvJCevug67c91770Pk14crv7kdz2cd76eMpvDQiDQ2XLF7C9l3kCbu12U8ad/M2rQCQt6zU+9f28dPFjx7/nf9vyWv2G4cNI2Xdncvuz+OCdmavSd1pXmnrxP1P2SXEnPonnKqZsXPl+XlpL2dIU9HRFNu7eroi0Sbf3Xy/7Lir3dFGZXcQ6c+louRyieZAczFEox4aV7oB2n9SzqYAWcVNV+HusjTluqnMwGG3lhrpVA1nN8tllKNBOc/STwgbY3AiV6w1wpJiHnXSGBQCeSfbkFsoMbrotQknmet2iZ+GQNKTpdbBy//RMWHK7J6TH7h9DYYyQOMawROd2BiIaW0jUb1TXHZ9ttDEwXWyQDXbBn+71p4suSem/qJZKBp4zNqlKB1ALyatTkgROQhPokQzVEtPa5WZOqWwUMfQ4lhRR0IByDMri4s/ggU2SyuduWcYVySF1ildmU+Ks0yl8jGl+TqWwNZxMK+/W5+RvzeaVEZ8msGa3iU2wTqJV3iE5DVGJZZGg8oNoQ14v++yO0qCKxr3mBKQXk7GGOiN8j0mVKtg8y9zNyozHrFCnhsXN9lQkI8xtBpEKCncF4i4+2inn6bpeZ+g40tShbUaj2HSfE01k2uqW/lH3cTrk5YaZsfsyuIA27op2Uj6C47twMmtPxuxJW0+a76K+qF0PXXdb3cOM4a0TEVhzvrHzw9yYBq6XhmfsDWVBIIdrcKlZMV73dY20qb+jU/XqJ4GKzPemPRsCEWNzpd3mky5quya5UYluCIsEw1JMd4ydupnBztIOng2H3YJOQXhnIVeQ7E9Tzs1e9nTubMP0rvaEWbITahPl+2ntlEo6kcT9ypPPPbPufzwmAuOQ+3kBqxcrLE/SNZSMmJ+x4vIMufLlejPy3QYxsY9qWwBkzHpNm6ezfl72MyKdvpS2RZxCsrnnRVL2L+kGLLOaC0hTgEJRC3Eprqu3v0pOUng+KFw0FsyZGpZdF9s8c02eZIpc2qaGpOAOXF4k5Vae81R4hDKlqyFxWiXEJWAsvUQ2Gph/UHuUnJjPdCWtNydIVV9MKzOKBVxlXNKMQgAjjR6KrqBQP1bJSE+hKXOFV2YEO5jg1HJOmiefgsayJlcIMFwzTxZoK/ynUVwAlLAgLXcKgrrMxJoKAWsyUmP+wRPxlrTMBIbGuzC2CaIlthhH7GTf8R9/6sKf/tKlww9JokNmLtXc0RWJbMNql4g1G1EPalMNXzqhONis1HMFg1CtJps3hzVtE1Zf11sNfat9fW+1ta6AuxzTs/Gl3LhHtA7RqQEaM6Xf2HR939ik2NnwH5vXM8R37NSSFq6vpAV9a+/1vbVX31q8vrcWtT+Wl3LL6A9Cf+X4N8T0Vrxunt2zP38PnnpVnno1fGp39MDB6AE9e+vB6K3A915n8r9LpliyKszQ97o42752w2gF8bex5F3nHlwCRHb8WAX/mYuddvH6E/HjLif7K+V3pDVjE691X6BzORo6L5IZF06tJxy31j0LhGt50nETkSYsVnGDs6guT1r76r74NQUgb/ZJqQ0jpdYHSKmQLCldipRa674GM02t/ScSl4do69fy8K+weQtjLtyWbqtDXdkS0O0arR4YiaGguEXYjXcKQR3BmaZ5R+bU7tvlbCxwZzHu3NRiD9mdvWXeGKe6usUzwD7BTj2G4APSVrmnj4PGmjuI6ga0ziheUtcKXJvEzwlu9w12TtKQ9pJqcH2wU9JpdkuTYvQ0xegpZkcf3AmNZIpcKNOo00rcTCYOYJkAYv8A0DmbySRVQ006nlv3b7RCkheiP7jRtZWZrdHgiK+YJPHdjylaJWfA+8+YD34iIkIwIJAidRqWiodO054yd3y4X2edP2X2QCYHn4chH4cEfG+DKT4lY3i7M1Jn8ecji/ckIS9IpIn8iLeIRBndCfqKwzu0Is9Guo11Iq4jaA7giJmOCSXH2YWU8ffADJ2EpXIUkseYxH2MQ2oZv4gKRPbptn16JFkXPj3C/4y5uoh6ms5rSmJ1AwfSGEQKGnrZKsVsQMouTSVhEODTpm7R7UyqYQUgiQxggwkYdl9kaOZJzJ0Kt+P1yax6sGavhrg2s0ziGInovgGJ2yaUYcAJooKYS2kOhsgNgZVwzAYeNxX/M1u3sTxjNbVuY311C9yBxiC4jF5A9ZK5d8+gU0dDcJfRpLYjf7kELRKOL5Y6nR6pYE7l8lnVsMs6RqQ0+Sk0JyKXhWbH0uj7CKxSA3JD/gKwZJHNin0hL4gOvUL3GvvEeT4R+sKvF1bx92CsJgP5b3NcOLMz5Kd9shz6IYwysR7uXAwaAscrBcPAl5jdfoT3naOhlwfouROx+rmwc8aC7khTdOXcCQGEYuObOa32WCMyTaQCC00YkyaMdahTTNkT9pzcXS1JpQ9Y2KwoNHDSFt8032CCiUUt4GflqaiFng3eahJSxjY3fYKgcDlvZOlj0gNz6AFfd/ZAM9MDuI/HUVf98X2wtvlGY67OQKUUQK7j9+Y+iVC2DfTat8KVA4cHJKk8Vjkiy7a6EOStQpI0FEeQI/EAAtHm3QPz8oDGKM/XRX2Ptm7DYTNPtnePQuBivnsAr4p5J88fO42W8PWPUEuoOiW4e8xzEdwAqb99SuIDcFiQLReaxwYPiLAL3PH2JBPBr70gqpeLBGCW1L77ZEeBQ0fZ5uCnseYAltUBykoVHBoaUo+z/YSLuBFBABRrsegq3K9ke8ms10z/bYHEE+fy3kh4pEOKN3ExXfIccwh9tRQ86K8exAhOhlz8t0neyuC7/YXG/YXywVULzXtL7xVUoN5fajAVl+qrlSXYTqNI8Iie2wdTMQ5bpSsZ2HgAO0TaNL04o724XpKld4TWtkHcd9GDPwGMY1PySk/BfwYBJmOwv+LQhgk2opf7Ef4qdI5q8Ek32S2PJwe5xUbJkmyxRGrlnnMMpGPkYjL23IUL6VsOCLzJXgBLrr+ACN4EC2r8Iu8cp46pxgCJF1jpeYN0eYMWvEyBKEI2UuGtDxN/Em4flIwipC4F8GQEx5gcCwBrfIlQPItYAPANIof1ssxnRG/IelBtN0jyUm44OZHM0pGyRF5vU9o0Hz3B+TzNazs7t2BmRoIvz/lHdVhKXRSUDVTSUki4NWmdgoLv1pPpbe+GJrRNpqVt7o6ldzC0/s7kjpPpN7y7cxeaO8EtdC8FZMloAHKJjoL0TINMBK3idKLeTIQpuzmI1XQIpO1b0yHV4Ug9mppEHfSp1b8HR8QRcXuw0FJm+G4qWWbtI2FcNj4tfbTQLQd9FCHlhIznToqMETNeo9uPkS9N9ss47qBrKtkBPpkTxm8QHxDpZaslUtTt5qAnm3rZcAw1gWgGkwMwR1bre95r2K+zEeYEjh+OUuF+zkVyv9fpM7I6xM4U61boTFEFosq19gxZnc54hm6gX5PbsVRuhav/yc7dyW1YTmAUqIO4A5fuxKVv4J6LxMwoQNiEcUme3J4JhFgGbxoiek5NLfPZfiXORYJWAa7iHoHImMWPew6zr7vxwaitfc1MGQKxWtOs2QQveVfXCAxJWwr8ouWAHyMbuCv3no6kaRHdEaGah2wfkF8YU9TF5ovPdUY3iva+m2QWxdAxppe5jLFUzVUzw9GyC6d6WKERwRJUVmiknxUyvXBWegGLZ6qnH+aWZCGPAJaPjsxDbO8YVbycaf2PR/r4qHt2Vp4FaajR2w8/+PSPqwi3K3cm0t4A7nOZ99ovBIbXZvcwlG15q3GS9EGZAMC2glx9XkBsX5a/X5C/rxTbv6ndLhk5ikS02if3mGWLT9J5GO8dcUZ7vvZlefk1+fsV+XvVFWSEQBRzFcC+GLVaF2IznzoGFf7p9n683aXIcRxbzlJnlAweCviiFPOq/P2S/L2SqdsVU7cvmbq9auqG95a9j4WZUOy6Z8WCxsU0Jb/F4JbGAmUmJZ0pUGe8lDtdUFbsKqcPpK6v8NgSEa4m0/pw/DpPdXq/kYdnPHpUAi4690j6XPzofKMF92sNogUh5aon9yTfeKZzD16YGvTslF62z34WYlRN4ziSu524eEHJB5WBnB4PsMMeSmWlvJ3nDyOqt2dZ3c/O2JW7Bwsfh/s4MvPxvRgIl/e/+9gjbas0YAa+ppmFzwV6XQW3YAknTX7J+VjhX3FyVFAN1E0PEnIPHXHYZy37FRhQC8xt34ONdrdM4Clv5dVF17OGyt0O11A5gZal0le2pZfNoFHyuch9Lsp4LxBiZqi7iOqU6aY9pKCD4fJZbdYnMt8JA6VznVOWT3JC4T3Mc853YfuRc1Nefl3+viF/T5fCgk6XtKA3TEGvm4Lw3kEU9BayVdA7czcXSWH1Ev2CPF3yC/KNYEF+VRckymX5a9340LHplAzrtWfxejAL2GTGwSTN8GQElVjomWCs9V6dlQskdshgjkpF2blhtQeKEzwkEy/GrHvrNbYpoipymwLFmFVFHjeonNmglPnChy8XqdlqyPZ0zQk4pRNwCkoZTEB5GzNH3wAo3er75eiA/VKrk9ga6H4JlSv0FRfTcQGL0H0zgF3qHpLSX37S9OBObpdgANmRCJ7ETo8DTO5utstmmX4T2pLP8EeOFYoHt7bZXb8k2R5H2NpItzepbJt0Cc+9V5EUkt6ym4zwGeNgy1bovyST/TXVxWEyiSry2nOPuIuGCl4yxGrqlGrO0p5dc5bNn4dI0HQeJTXG4ABTLskPZj7GtOPaut02tP8q6L9yD2GZ8oTF0xhPLM6UhLmTvx+Wv+fsinTkjx1yzqx1PpPk98kbyd3YnUqGWDwjL5+Xv8/K3wsDC7pgCnrWFHTeFPRMieqiiMiA1HbWKRF08+0/eK84LR2gshCSqqoLrZG4AAGbcrV0zZ+dsRspN2g4CX2hrOdfxPnLdLvZGDzHwXm5fKr9i+Izgx9fCH5wvqBY+NQLZcNP/iBIrsCzRKKKZpJEUUgH8Cx6RwY9vOOeRsyFxWeRxzw+SyR2cnkueOuV8gq4l//vHuQJsWfHJrU3rXc5kZ1y1M/nJILMYDymOXpMXcwqHAgngAzbCUzffIzOKvncc/rNn4nzgrBpdfbtd6SFTc7uXukUA/8wSfJY8P5hDe8fVh7kH1YUzXu5xz+MmKVF0bwXusyf0/4FUQETso++W2wTDFziH1ZGK6l/VxO3JGbPUcImfqZ+X/3C6vxamQrtOhXasJEPLhtpd9QvDPF1mD2Uj8t0NIt4liOrnROLLy3nIGCYbBeIvim4yDIzqVM1vVOqP12Iyv3dZkE/KK7GBpSEzY74ydLJdzuxU8BKKhmwEhob72IgD9gJ/L9jRp0ZzU+Aq5fqJgMUAfeAaKLJQT5q+KbzqlanD9Z/FR8sUyyNoQSB0ZpIHCGSDL0D9SFN4+Pf+bTpJqkpE3EQ9pGWRYbcV8T/KjopbslolpQDWy8mIB6W7BgJpKsKlwjqKcpVUbclVQ24Z3oTVVKXFcs0yh+1wJcVtlt2FNjF73IpOuW1O2gudw3MrdxAGoqkMcB1cbbVXCLe4MVEQyfLS5KOvUq/Zn6tIynicxJlwgo2xBdQGpLkLLCjPMmmESlmn8Hcya7Z3ywUiU0bwfJVfGKAL0puNVjv3MfSvLP3C3dqVGhHv+uo8TZKV8uDC7+d45GquX7xIfp/2Aeu0IMJ2UPeKHUkp7DbqeUjhWPRNztW5Wc/IPssCQuiPMXShwdeKz/BuYBL36WTIynh2uP/BJl28W5k3n2x710zfug5HbaU/s06cJjexe4P6inH8C+eUo8E5v0IfktqgGNfBiIpBrFwT5PTv4DKHENsMQbr2NeivwuFZul5kbcW6K2Bk6RyKzMbuPzTNTu/6jb/tKlYQ2lEOLEafRNLcVZrirOK3CMVVWkVHsc8LhyrPQFjO2rCvuAoWsCgIct1FbsXTwvlLXZ/WDoo6P+HAM/eZRZsHGLpttPs33rvFnC1lmeW4YKlMAly0VjCDC7ga2dc7G33e+wg8Mafm5yzmPGROOThX/t7ZAhLDOXFH6RnkEflw2rtpd8LrnyvXFHXpe7ot9MZI3BBGr3NzZl/2vdJm+66LAs5KevGVdOU1pE6hnfFl5f8IzSj8sFfEWWcDbAgmc/U56NSn6oQ/5SEBTCAdVWV04uk0XUxZ1n3Ueb0FnNZd/Thbov2F+6c1OqJrdZ6daZDWcyyoSxa2FAYSJ93dyWQvoA+HHojTpkRDkbPmMCLdY+tjwpr4AMRFhFC94jYG1pisIG3fBk4X13qUJB/jube3hH9g7PSvTXfvWypvk99eZDSJCe4ubJbqnmr3ZM7udWV6nCw2mbCt+yEZx/rhG+rT74Mn/SSKF2bdmM1ZQ1T6LkD7/uyhgeXRdVFBQfAh9U0sL5NSC31jytYyHMJA6B7V2hLL3djgMjrDGo7s34kNeJmAYxKehmhO/j/jhnrrWQu3M7wDtt2EdLY/FXanpqCvcpAe+IWBbIGSrEZlS9+iKOCQqVZ4lE+ksDHARVmpW9LR2HO5YTkPD4hxuSW8VERA3yTHcf36a6HWnPDGeUUyTE7MjZWVYMnI2QVWkwCyS+xH5GBW3w6TS+a+lzRWVINZkmkToxlllajK1sLHorvlqWIASlgXfQvrzKTXcnabbE1Nfl0bBYvsZNPpbKcKr1JTU01vktpQeyrQXVAWV1DrzWv65ZqPCFjfpe4QklVe97FI5/s+1BSGkTk5E8hQ+TKAyhWXYKr/Wb+l8zfr+6jKqSoi6ZhUeJEGKBYOAM8wdcAYi95Livdxx/hA/R8w/Qz2G2d2PDOFXErlfu3z6h8WRDPgG5evGsumH0SvMajFLoFtq9i6FykHGnBCATMZEe0bEJ5FATaXdH7IvUyi9RnBdMrlukVKR43uZfh9zrvcmYa0y9YBwK2/6NxXmD2AybGEe5IvNbKQriDqKhvE5fTkGrqzwB+pJKBHzHenCTFVbuvvBELoN//ZbeCVqVcLueiKC6X7RT7jffLyuOrVB5Vu1UMQ8ne/T+e6rlbxt2ivfty77tgPyXcM6fJXyLjLUgtgMw69e8rdSuPJtV3HYwq9Z+NIvjyKanV/jDkBRU3TA4G0jI56G7P5MSGqTGvprGAHJIZj9tvuDvyuvCZuBk7ipnnWrf7amwdi+knlj+aIUky1WOzJByqvbAUm3NuRnM9nlBXQwIt6uPKdvyn8Xw+lAKv5By3ER9d+z+FOoTUdpt452KyzG/8EcOy5Nq/+pTGGvD8a2cGFG0ZAz7gGIMWpkKcLxRLNjeDenQystxRQqzQ/3JGOqIkL/+5AUF/6kNuzduLOZW6Ymb+qpxszmo3Fzjcysbm9F/7I0870oM6l1QJI8EvAOzsPvteR3r95172g+EvvviBvjoQgVAfssSpcEtzvSYWWACTXHVqRCjqfqO/UKRIeJ9cLGcuDvi81u8vAkIbwZ2bpOau5hwBY9F0M5O+UzjWbt6/jXwArnv/8M1175Tv3qlTiuu5UvfOavdO/Q117/TXu3vXXbN7y757X7ue7hX+qEL+aMJ8Q5BDgs797qBzI/Yq1bE4zEsaowGdO7B10aDOzZPTCTqXFX2cClE8PqCNJcFuWMr9AxzeC0Ps/fy5L74vKbld/TPyEaI4lrv/B2l199/xr/H4Rj17BnPVbhHBY9TyLoIskpiiurlbDevDFz/9tHvRj9mY7U9HolYevaIfvT+QHaZbuM7F0fKLY3Gl0ZOlsaxLY/FvYmmUbmsO6dJYzC6NyqClAdTp75CLw9f6fGZp4DO3NNv6maNrWoEv6goc+quswOFrrsDC9c3OAeO8lulY752OOgvdpOSLLw6ajo3rmI75oCmmJXG2JdrP2pLnn+Q6+8knw3VWX+M6kwlc5gSuKLcUNszO4Z8Z1J7qNQckvq5WfEBacT7Titb1UIs8h6fol2HYiszw/Oyg5pSu2ZzI0wjlQruVtdMI6eLYdnHPFMAjl3QljgxYiWk5s0jCgfk5FZIkZMBf/QErOt2p+8XJDufnZ/oJiKsGb5/uW6Pla5Mg7kCZDSTbqfm1z/m64kkNtqCs/u/7izH5XbCcUC2K+KgC8RfIdWbxO/rF0H/6QalJMxC7B5Qid//C9MqF7xYtYLl7+rvNNFjlq2l5pjveHUvKM6EIW9/4K2bgL/N7fM86IMR05St3i/QpK5tqIt//07pSoELwTki0jPR+WSLwUMYC6TSCXxjm1P3Z9+rb84kYShIZ2r5XDyAQpSyBUVYI/4xZd864x0wGK1S4IhXGx34wqOoZDmfEquZXr2rFVvV7n85WFQR6xReBJdKtEkaaL/6qaeNRfXGxW1z5xQf0xfvlxc+ZF+/TF+9hxw3qnLdfs3MKGX3ML8pA/yhE3ye6hY4lLFdkL+z05vCMuqV/2IJYROnIyrrfp7Iu4YzMlT80V7p5JPhyV3/7jHkub688ba50i3gutlcvmrfr3RLzZOXYEyRhBV2hgpJ/JZK11Kem1vm6ttlaGTxbe9XYmjqrRCDrat+crWTmbJVzttT3bplvV9Yybb1uqP4W6IWgASmKhOr++YTC3TyjUaMVboktof6fR+pln8lQ/hM/tGgl7nMVr98HPmGR/p+I0SrxAO/8ks2AeY7m07y4hZWoJvoyj+BZruRterI1uc2sMdjMAq1eO1KZiIOwiOe6kZnPOLZ//ymzrXyxqALIq0XlaF8uUv1jwr5KkoWxFGaYHKxYqOnTRkvAD4iWIK0v5T5clNhrKh7sE1b1wOdE9ZA2lnLfUfQRAUa7UC6XolJZVNMF2gspJQbuaD1uWpJwk0X+Oou0uLfnLqtpoeRg26mBVLQ56Hd+9AwTG5WS1n6GUsjxfJFgThLdNmSzSwoeyFA3fxstlHAhZ2gS4pgAo9DUbD9pY8YCNZ16/ehD6QhjXpCx+t2AnHgX3KaYmb9Tk7BmE0uGSBgGkq2ismlmt7umL16QEcK7SL5KeDbEAzVgiBt3TwJst0Ysir6HI/NwKfAUwsNVZk7peXiU8WzgxSbCUisCtkfIlWwBvJ59ktBY2Sf99eyTJaY5bKAdmeeKzHXdYKx1TDQjVhpa3Ak4d6HLJ9/GqOuCK4iVoKkVewMC1PlGUDs6M8dyJ/bpVu0ksgHajbq4VDEgmtq6toZ8iQdS6TaZBKVbBNkEblcUzfyMExGK+DkAoocloUTnqtrKk5X0c8B8/chlOoPWNF9YeBHFtlnolNya6smiv9J32AW9n867KlwWYwvr8M+VzTROmyLUHleG82gnFiBUoi2EDy66B/fa1QSQNXhHRtbnTlfWVLiyzNIu0jBOZ/OySXRd8QmvAfprlPN0I50WwuI9FF8uWaLTk/pyJANSm019GTHOwIDUliT/VdT+F5avfrnE+EOCBSBUoczDjGbAJKYko99mgRbKYEPGmDJ+ndIy651K4NIQjZUEAsdJ+0I6cSGIBBrHmv1fxv7lrb/7j88cuYCZO2F/ffZCZ5ilAbE+YnJym8k0ldz1sQarTGQ4CqEa+NCw2D8R7nkBAX0I93wbuw1FP2gWiFzJmwdoD+E9LhIJ0pp4m9g9Y3qCJTUYRDBBYcnC/5MzHUlWKnYNPKH+XvB9OylBg2LTtWEYVdPwim341HU2nNmTMNhiJf46N1z+304scgTg8j8a3nANr9qG0wlh/QxkLYwNT2qSpBQeCidThI21QfQlmIwTfISzMhmRiWaT7o64LKeRy3LKpLsrzL4RTbo7YvBMItoS6fZZFy9UMhX0pKyRBxuj0W8smdZqytfPMUlc92XjHydAvZS/gEHycsY/DuDCcc8dvdZ+3oie+iaq2H6BV9bRidjUWR40r4nnkzz2Q09baQ8udT8s72hVmmqowTPBp87ZpGf1cZM6KpcSNQHc69c23DFT/3QcDXaqyPXIeV843acFLlsBu5IRdMvdXxykGvqoSL/0RxkoQZe73/leJ0l6mTlb8Pmn+jTD2fIMi2w5T8PmGn66i9gH4Zfl3o88bU2mvU8r59wt6dOV8GnPBv9xK8pbM5igFSjQzprwCpx7yHWhHBTeHEKFxO5juOcd0oFFjHC/p9RvMsRLaO/Pt//7x33Qt5av761lfevo9b11VN86fn1vHbfv3aeMsGBqnNwXn3TXT+jVXbk7l3J38nhvJ6+37kGOOHhgr/178Oi+l4hNSP5kCr++yt4nAXbdL2CV0qeWxzxTLsQ0o0oCh8op/V231X+7q/79S7n7eXzIVv+BN1H9h7T6D5jCr6/6b9fqf8lU/0trqP57XPUfXso9zOOjtvrvfBPVf1Sr/05T+PVV/z1a/a+Y6n9lDdU/G7n6P7aUe4xHxKSZBpyO3kQLzkTahNOR/cL1NeJspK14w7TijTW04rxvxYeh7f6wnD3j2nHuzbTjGdOOc5H9xvW147xpx4cjbQePK7eDX3jBt+JZtOJZOfuEa8WFN9OKT5hWXIjsN66vFS9IKBJsnKYVz67cCmazVWDOAEDHonNqsz6JZn0y0vMfxfmPmlpdus5aXYp0i3kx2o//+N5lYUfw125AQ3XH0RDjyXIzUf2n2oW8wbvrY1Hy3Z942vlTOf36IDNZvvtbpwc8+dF+9XxEWazAwzJ9eHfkAY3NlIeencC1JGAQ8hnmwd8Qh46IHkqfRDLIR7v/KfeIelSxiezOTv76eK6wQZK4ih6j7sV/e3plBqywIgP2h8pdta7xOWg/YW/v/uVTRov/79W7Nz+DRud5CA0a2a9ZDk4duESfJh7OA1SFTHwb51yw12dV91qA5rbiQ8B++UlztUhstf4O/EsdjPo1WiS5XbOWskGTAWeffFoKpshccdFHlWZeZnEXszmvYd/GRNf9Le3SfHY2ONfoaBCrHNmRyq8wUlH3le+St8YHGIR7rF1R9xc+YHj0Vma2r1T01e/qM6T12rFWLAjIeTqZywNW54DJnB8sQOQHzd/8teZvvvsfTg9wBsgW/KtPmRigXzCzdwaW3oo1Lg2etPlwFLHeL1MrSsrFR37ULHszrys0DeB/0Xnv0s9CndrWOsdh64EtoneOVzDHi/1zHAP25NqcAxh5EDYyGjjHXUNsA07Ab+/66l4YWPfCoLoPWJ8r1L1wHXUvk0LZuKLrqHx5IHEpDyYuUfd0v7w6sPLlHuIyqPJD9etcMeWeiT2AjrgVU1lxxQygI9mCi11jMG//y6d1Pa1U1DXphi6qlYqSddUxmkaurrSagQwthQpyN0QZ8lr1C7JuvvRj8qP+72LxZVZZXdkKj6Zb8KeVNSPvgiHwp0f96fF2GPZGEUwTC4o854NTecNA1AdyFIWmzDNvzzzzHvPMOzPPvCfzjEoEwv1nnjobZR47bx87l33svH3Mc7TCu2YeeiF86JL/Uf/pUh7dTBTE3nDNhbRgwjUxQQU8r2DAVmFkhiaCZyXhkGLhkAqeQyqoZoXbiqYdURNxrn3pabPj9KybXPcXbSRA5GeqX5jhxQu6EIuZix/1UVz+ouVbQFoC8tLNaVRj9a+Hgelvysvq+dW4VlOUgYm8H8mqrYhN7aNk7RWPUfFyX8VjVLw8qOK/+T7DYV+j4hIrcu2Khwo8ufEj5umA3S76GwOnhWMqrjktnnz/gCf/muplp++P628akn6gkq+LNVxjzUqMNZMsDxJjpoEPFfrla1gQI8AEr0npWY3v5FUBWeuJdoIJgRwaa10zET91G/HDpLsaoVSTmPaKGgQM0JtRped9tFNTVer1oKzm4LKoQyeQQN757tdC3/2WEoYWgzb4XUG1bmayTObp8gVzwUmN2y+wMgbmRoKehixaN00KAC4Vu2Oubi/A1pC3QU91VvsW4VNX7oLUFNwZMoZH0yECGSXBStmgp7q2DuPSwLP5d6TcgfIMemrPpEOU+fPiKyDmCxOVwtAhjbfk+3lGpeQlKqVtgp6GJExJrFzJEN3x6og8ihQ4gLkpWyboiZ3pgIUswMaHDJ2gqfHPe8MJoCRH5N8wyyzdLaHIeRvzhxxCI8f2nkX46NAjHRPxZaNyy0/dQ4x1iKYwIQ7d4rZd0WkMh+hxDKpXvxyBs4a7TsM5dIdPH/3Bow/K08YRp959Bb0FysLHzVdieTiINBzORBomw2/EGF1+IusRVA9mD32BqvQFqvT4AtF1p+Fc+X018kGFrT9Q3cfUGH+gOqhdIwg4zPoFSdnMu5sZBdSmeKe0ufTtGPoX5Z666JrX/+Ssc4bMe6MG44PLYnGqf4guUKZtBdG0YCgkAKnAWYjXZmRP6dJDuqAxTieRQ6Kr0WwzpPe0+CUV8ehIqPjBHzMvJSC9IjMRPmaM9ifqOzHJcxpu51wQJQLnWRv+c6z2zdyNj9VOi5Fa4qLreuPJNMfwZEs58i76uUBJyUYD5W1gEChnEO0sC496L8FGiExgkMhQBSFmrBMbnuSeh41cIbsKEnCcq/+bfJSJ2BLYrVaBU8H19/vfZ7aumpMSIn2M7mNuzH/+KbfvVXz81JeeNlfruOo8yP7pWXO1gavOi+xr9tly74eK+JAr0m7KZCt8kf/GvlwJi3zKfmhI4ObN1Y/YFjV7P8SWuyJ/9kzwIVfka/ZDrbDIC+GH3K5/7jvM1XbvhxiA5Ir8wacG1fLqh83V4bDIP7PsRVWkLOtTZ6YcjWX1P41gauuzUUoAjfmn3Eun3I36rlV83J7CgQpaBI+VMMrK+U91/xIsUEGSzkmqPl/eOWtALqiXRk4zZ9Dk2BXvObi30d0BuVl4NujNMX2zTZ7JNdWE2EXqdR3GYP44F77yCyGX1ikPmDlO4dDPwiFaTocey0GnlY4azep4F5QnmgmGBI/r3Ofq6Xs8D3k0mllxrH4wGKt2JmzOhsPVXDjcfRt/wjiRldr/3oTD4b74+qAP5ZkHep/hmf7LDojGukpX2nqZHs1CVPwYK6iBl2jLiDH/qtxsXZVxpnOHEZLZxVxgOGWAAoCeznPu9yxmygmRn/r/xr5ckYBZBiajCoUB8ZYFnQxlH2/5SzErXBDMGXbhgHhC59THYnvmc6dio411oUW92Mk2rLBUguusJZKoV0m+qPNJAvUjE5gVBptKJJyGG+qjM6fCaNMwgsndxkoveTr3J+TKu39xOvtIEY84cvLD8shPZh/xFMSEtKJbKwqZY4a/pD0ama3hxbG47D1zz0WrxnSuKXbzOiI2i9hbOOxxNmoTmWQY5LFasFpBfUW5NqLub35ogNZrYATbDw9SopV79FA/0lccWCP6BylVkyBtW7G+EMUxOqmRljGryICKrRCc9cODwpbiTMUqAyqmcYttuzuZkERRyMYL8th5vutmJvxMtE5pLVNMtft/Sa1w8rt6YlOioDRI0VlFcNVUN633hJDkLE1uf8w8qFVO4x53FLhaVE70diP7bZP2YgKRoLeGA/ot+/1Gj0Yx7u+p1jV7qlhXH8NVQu326hAvfN2GGO6edlXb0Dqt+KKvuMbPWebfhsbpY0eD9hWuORM+OMib6JoD/n2rDXjvJ672GzKyJV/ffOwd6OZtTbM/KRrBOyGll21zKz0P/+nTA6yJP2xbkXW0+sr7jHHv3+lJ4BedVmeg74C6dabHZGY6pNch60omtur77fx/CP59ODzQqSe9FX3h/X1WgWz96CuYXabZWZktbkD8crxiRNizAwpUJ72edcLK36ttuGdAG67q9B17k21QP2H/yX9qP+k8hGt9nzz3nfLJ9oqfrPUEm2U+yZjJcnfotmbZcYFmZsYrzswuXMc47U5Hnmn6tF+CJDCETV6FwgiEckkglL+ONCa/NhpTuBaNwWOt25p0DIjfk7FPOBvRwA3795/sozsDN+yo+6tPDwi9H7BrO9Z9xcU/ID5yhcUfroZ/tvrSvjo4bPJRnaPvHDBHB0RJXscc7Svupaf7THC9lOzS2b5Q00yZ4iQbrRo3+ftVZC8LY7rKxkuWTLbD7ujmjK2Mqgve+cJT9plfs8ygQwz7brv18LatalsjyQeVoNEOKs2WNSCBjCnUZ/SLH9PscGDGmCBO3lT5pW5F2PZTmZVXVjzD8rzARwbrzlcH0bNnnBY86l93/iJyP5rffevOPSSxpX1NywTbuOC3gZX5vafMnnCNykTmG9ptP7hihWwAaU1D8njdAA9pSF5FQ/IqAwJIK5kA0r5GyWYgwXgVDcarZAJIkf2SwXjKwPW8yki8avd973c2hUD9wAqa1viwvJpGkw6ovUSTVjLRpJVMNOmq9a7YevtoUq13t7Dyi0gFqtGklUw0qbzIaNIVX3xAX7xfXvTRpPLiPezFQT31djz7Ye2p5hp6qjpoWlW7f/x+ZwCMeljAzLTyE4vXLmZYwEyRNoBVH3zu6dPZwPcfe8oQ9HAaD5zwA2pWWWvNBk/4HnyykPI4r/Z/qIZyGEY8KEXJVxCxxJl28vdp4xnv6uYfysv5X5jd4kf6SqnX/8+iOPQRMNSkqYWa3KIY9ojkJY0Gw9b8cIeI2IsKYxULemrsc2L077kMQGF62ziE1btP7B/VLOZhNYt5WA0tETV3VywR9aT6Riz6nwhivO3ev/xg395OMCt+nhrCB8TUXfWaoT/+YB9zAx2bPM9Y63dmKrkJlpyX0lpgn5lhElUbsvY6EVX9+TfOSKF/YQotSKF1wfiVQgk8Eptq/PQHVoRr6P7mylWs/01UsZGtYrRiFesZwBOrcup3DMJkuUVQFsuuUDu3693/b3/rglIhrfUXyFYvMIEtZyFwfzV+aRDvcLFYzNsI58ezEzw7namQzKu/1aB5bDH6MuuhLMY8Z+hoX+98Lmbnc8nN5ziYzx/8oOv1siMXOp/zLmRU8kKavvURszM+CVngyzOTOCiI/hEr94BBdZ9/b+/nCaJUNjOlIA1fONU3rLXuUx90Hr7mxbC24nsCM2t9YG3rA2uLzfa/WncR3xnVzAO/0Q/+6BRSte539fdlrM4vbtiuHuHyafQsn8Zqy8d/fUBHFsN4VXYVUZM45xRAFsbF34liSR/u1Z7dhke2VR4QUIEFmbMQdN6eBTzMZQEPc1nAwzgLeJjvKTWDePiT1gGlVYDpInYU8nO2CqXQ/+Rnzpqr1V5bSkFVv46X/wNtYJ/9KFTzljRSvm3ii2lc+PWAQR07qqjflvEW9aeNwCXPLZmd+d3MxA4QY0pe/FTzhgiSK39ncNx873d6zEW5+n+JB7d1xc0p7IQ2dd1Goj/bJ9Gv0DAvaLUNXMC5aC3P+87mtbATkrV2tiXRJS+VSzl9PejMdStXJ/L5tdeyo/T2++fBAjioUF1EI7c1Te/uYPRJKbNoWEV7QZdNKVw2BXdXlk3RVOTP1cxL0wxovxLrjKfWk+Z+OVwpTxrzCJdw/0qJgpXyFCFfnSLhYx/onSwC7EPWL99jLbPAPq98p9EaXvpOI3T3PR/oEREpMAxtVTZgoP5LslzhCqWIAPSIMm5JeaJUAB8AMeCMPKkxk/pKlPGbmpqCBCUExPQYrkd1T5ADvrbWw9fWDF9bC/namvO201QqHzeP/EhfOfX6T0pn9qkMnJRPpJVCAJDEMzt9ryXhy1si4QvQs778lOpqGE1RVsDfyKIliTdmSbwxrRdKZPeNesj+v1zNaz5rb8E1FSdhkN20YP+ZesuZs7THxtJe+XSIlq6OkjSN8enQNFaEHwStjtLvvuhPGA3+oMtiPYtPui3qP73Xaefo8VkwukfRMfVUFlgC7QFXpaZJLZialWaGZ/Eex9CVBdJawe3il9T7eTRzMZDW/MX/ai3xv64nwWfS+gyu/45eh361gA6vAx5frQCRk7XiULwrOJ4007JndDbsjirwfDz9l/lHuqdjYkeI5idWzY9VbhQGtanQPdffpsKgNlUSVWUUXPREf/WgXZYZVF91BtWNbTS6XZKXYJCjegicxCdVzwFAgU9TWxKrxgLyCDUWsZOzNSaJeotYwY9iVYzEVMmM0RXKxC9RMRIHGEuV7kdV7UUFTZyZfRdM5/tMPVo3uv0MmlWiluybgSigpy0FgdtihAObUtCmFJzbqm9KQZtS0KYUtCl0qPZNKQRNyXV/TRXNVSFe/U0p+KYwTlBWlZW2PqS9UM+uKknwGSy+labOVWuKuMbUKXQvftCpOQqOpY6c1qDgd9/wrYHzP+Po8YM2k4/lbwoa29gmqheKeIdCeMMkXzEJUkxKnSIBSR7mfpkzFLpwx8w7LI490l9IUkNxfFKJCxvBtzY1ip6MhvHdOyUOq5KggVkrNbUK9uBTXHh1TesR6WR/ZJDEF/lm4YGYYFZ0iqv7W+adH/hA7ztJTc6lA8UlkNl7UK9TktXb7PVwKowjzyq2wx2qeu3tyXBXZcuflpU/DWSDb3Wt+ojq/FtGS1e2xiE/YPX/WCjUnpCsMY/1Z15i4EiUzZXP1CSaK1+y9BQlpxEdg+kYVDw5kxTfIW3GoSLJexDIApQPDK9gTHHoi5rNp2aBVphtz6fOSEqyi4H+GOSba2KIrSFHWi0LCnQMhnzpvPqPnqGX8SMzaet51KuFFHTPSx0rJnVALE7fRUYWMkfKqXRI595F+AyL4H0xbR9/44f+6H/9hrfe81kRytqdYc3J9wgTpfrvfLYzDLCppI0skOb5Iw+eMIxq5kFk/MVab3uh2J9+28xLAjNED+aSyd4gnlCdiqayt01oJGgPO5f50f8GO5KLmCNKTHsukErG/2dAoqJZZUlFU0t+iX7gr3NSipt6rv7bvdgef4vs8bfIHn+L7PG3yB5/i+zxt8gef4vs8VdA9gAKmQcr6wq0B5nR344lsjT3t1G5f71RuQjK/XCkEvbXBpltnVLj5dWNt3H3Kx8yaosvGrQPz+gjLgAjCRFlphtahGMfMekNvv9BxbIwRCAOEqymGv3DAEiTWTUEesakloBISYpasve7/6OYgZkHCuwe48fK3VECxudhoiInTyHtOmwWxazNokQDheYllaSXDZOs1OjnJMmiRljGTLKaa/+etCZmihxiHa+Sg9HnXhz8qku52I0fPcVUnG0BD5T8oRT7seZzikkY+0ysRW+H/BMMPSWlcOiLNsVi/9AXbdLKJK8JKNcw9LEOfTzTDYoWB4KCEwBDnZn/RmHVbxSu9Q2r3XZzzJVcf18s7lqJ5nX6iafdLNIpJpKdyCll4Y0RniZZWCtmEuXFQs+nB5hiY2cD1gKZSZFdW5TwdgrMOcr6/k1FXwFkShwY1umqmDWRwFXQdEFku6A6aIUFFdC4YAJehzOh2HZSzpOFAmG1qdBVIKM8kRXaHd+3naI/NeElywJuk2q4FDS2lKjw1hREZ0y6i/JY3ih587xflPsJFFuYqBfT6sdMX5e8hEn8hqL/dUKkahsIcSJzk+ihApghmJwYCZpPKhf4ZcKK+OoWsi8xLTceSko9gq1oQlbES4kGwXZEPXAi6n7kx66/xEtnnAvBNUr8HW+VthdLXlmDB/71h5y/eBRYmP0DP++9IHocez7apwiq179URCazQobcBomZeyAaigaioWggGkA456lFAeg2nXUBOctJwDGvKR4DMrtKRhAsy/ZPyjKT3K+Z3mmEYfd27TfCsPtiYImsa6pB55zxLzw+Q9G5z3+0L8sudaH4QJHm8CKzyc0L3Swa3RXPjO6KEbSivcJq6dYwZEUAynJUJcNzQ3VCTff9H1HH53r3vRoHhyy1+pLEB6iypKk+l0WN8Lej8dN8s/thvobHWUTsdSnuae8aVg9BB1Zta904E+LknKtVCX0kKXTplFKc6atP6h52rxfVjV/egktA5i0ZUsW6Yl92HKC1IYuJ4DBXxYoLFfXbVRmFaa0OThdlKJhLPAf3IPwQFVX5YyEN8LgMn9ZgQ1DZ9/pOrtvm+Jb0ZZv+JALWMLud3XUw4oj8BCer01u41qPYQGNiupUdHgmtU/Qq01kec87XeJjvSBpsTTDPvGwxd5Ep0J8cQ6CKPLQ7gSuwm/cBCkk0aN57j1XO0EKi1z71tD4YDLxz/6MjVaKGnqKNfm3/1NPhPTIGsY2C1XuWH3i9WkRG7scKPexX3voyUwzIcl3UvN7aNCh4JUXBKysKXkWJvuhTj3OGuBcVsIWbCUmExQpnR0kkIZXn9H7LXBX4cGrNOGaMqWAbJdAvrUuCdPc44BBgwUwbt5qP1LrFOxweeVEDcvP2p83JX+xDLjeZ0pPGAOTyIsKr8F+Qy/Pky4rtr0gP5Q1f1qDHVlNmo4Zweg41z9SmNU2uTH+ZAnnPVpb3bGV5z1aW92xlec8Wec9baLjPC/NpstaTnxyy/GSbLSmRn2yTnxzC8A+sd4HuP2S7hpStLEkW+DYR8ekPxO6x4yJZSfNMHB1JgnjD3+QFUEsSyCuTQ6gAFKbo7I4lLjuWmFIo6vF7th4VtkQYDMnRWtIXG9BnowmFOwTrH00orfgqlbokVgVhiSNhiRuaLh8fl6z1uSAftIWNH2rmLFqfaWEUzpRIVLAW474QzpTIzJQhmSmFHoz7IXTNkJkpBVb3l211C8x7Wyd7OSyGDiIeUkKZF2B1zjtmBZFMgW5E2wkzShcEmEMSaEQu67QMr2SbbkvfDPiYIJjTwFIitkfSOkBzIB7EkA/RbWKI6CGmExqR7Z66DEbT+2Wo4r9GlygitxeE8mEeV2QyX0jqIJQXTXZvJvEW0qOLtc+oYCxvJCGceBIRrdl5S2qKK0jAbKeSPyrmBPLmefkOkjkgWJoP4ANhucrkEk2ukBlPsqFWAM73SENvxHEF1iWYCST7utb2hCG4P/20WBAe4cwFPI/4aEq1i5RCSxmPy6LKn1J1TdxLKEwpDgD9Ij2UZMXoZ/q+gDdHH6YgSHsO5c7u/4JxvBup4Gri46Lm1ccIfYOrRZpOxG0VEwlDei1/lx5Hl3w9+M7j8p0Ks7rY79D7nhfpT7mWD8ThB+5pisF4lDafkll/pB/sYwxN6Av7g3EGksMI8pFI6Nyuy/3+Zb/6oV5XX/1EmVmno8wbTN58Ox1ysJMlBUnVHfEKDu/AAo1PvrsjqCG3QzgrCE5ndGfTonP+lIY1FTLRQfmw9MytfuSXn7IBVCsWkL1FIzSVbsET9frFQuCBKbNM2Jii2jbrd0s+gCeYdrx0F0chwaW8bD8wdzbs+sxx3UBSKqmpUxI4XJRZKCHzKTiy5sU0usicymRg44tp7mPUYXKufixtZsWmfLDiHI9asqxjaRDnSS6yYthHnn3NeMopEhgTE7zPs3cNy3dWXPyAY4140YLnoP49VMXUpeilM/c8Wu7YJndxSNI2DS5Coc0wz65VhHtDYc/Q5NXfSHx3flv4QcPqFi2ra4fGM7yR78XAo/w76dcZ2saLziuL8x1llGZMHJ4SMO9wpzESgLrAhm+fCW/L5p2Uv1VgoSo4aLRh9qkMFGOxW+1/IuN+WXQOAkXjICCU5CppR+4pXoSzgDrjmai5QaW5qLkTBCQoeqIe1z8XZK1Ab1TsDfSEBeyAe5+GrRKsy4Syig4OOu6aalBV0cwLFY9AJ/hlCG6GZwDDXHFS1ZeqxgqgE5uelIBPqrnot1xGrVYdBCwXJQZohEAuZp3AifPdqHWAUvoRE1xkw165IljXis3izwJfsno2slpF768dhPvnNdyfT/+8DYcKxKcfKEdl24ULrgtX6R8T3lc3vZGa/oiy/eE6/4P9EY61weJPpPnRcOVzpp6JQk/oRY0YrxAxoc7D/6+8a4+yqyrv+5z7vncSwirYaKI9M6KdqZkJsTZtYySOMZDw0hKIFkrJnblnJmdy597h3juTmQAhgQQJLF08+ofVdjW1LcZSS1rx0RdExEdFUFqrVApNq21X/afYtbSpS4Pfa++zz+PeGUjIHzqz9j37fOec/fq+/f5+30aLCWz4jnfal1ECB5aHScRer1fiMiHCPExHJi1xmfDMTmsWRxD+EO+YMSh/MgInqOmMRk3nsHpmGDQtuq74reYg1lfE8YdmXzVOn0ITIH5GA/FhSjoT1aHFSXxKuMLGMhqOi3JvkbIxcPlFysaxePSYETCLeK9mHE6TizhNrsSTs3hqDI7+5XCqQiaPLWSqlbr7depQHRIrWH/mpaZOhZB7C4+XljqVlroMYZVt3OyFVv181NIftrWzcN+N/200vd1a2CrAxCaWCdkA0B8ft+Vv+Ta2shrDsYcL+Bqyjv28QaVHw49r4B2GLbaUNrq4eAbizZ0brSznhJUlaT2DaluOa1tOmyhwyUQBxmgADRjqI72K5fSKItrWPpWFQ0EzN4etbcTyUBf8BYJDRLEaRkcru0BTAC1RYsCDZwAPqzVaYiUqfIF1KdDGLvMZ0mv4DOlBfYa0OUH6Aj5qegQuxakYOoXX84fVCo6hhEH36TiKqPZXqVr47WP3UJm8yYK9FEefO2D0STEpF0zRU90xneBPVpC2aeLp0dD+QiX+lHAnWQNaOHrISBFDURKv7w9PTs7HrScUR398lzG4EKb9mwcMILucGr9r4o+cDJEav9VDl5JPn01AhthKT9Q8wYOCkUBVL9zFEoxEkZYYUBMP929wD7+AU7pSjzkjHb4HWq0JjAQpakYPU/juXaZjKFgjGtQMfTyefPNKpXKvI4icMksnY3IIokPfmn4pL2Osgo4Zs05jLK6i5mUzHTEtbcGkKB+2tCExQ7uNYWT7HWVAzrwjgGnDtRlWFsUtApx/hWnLStpyeicd1zGstOWiO+r2pmrW2lTN6jnf/cVsloGh+xLG8iSIr96ZgB25glZrJG2PCaiZgGxFXKAsMUK6mIaQfjpha0RPaI+nYH29ggWdhsAZOF2OrmqWo6uaZXtVs2Se0qomjJlTgNNWzYsApyFyNAZI+wqJhYIkNMscmr+cG7w+bvCK5tD8imnysjCO+99wQy6CbS7gokyRsc390t+PHj1oqm45hDuX43jNci+8Zh6X7pQZkxPmGSIrm9QdCSMpMgw6/k0aJJkNUS4521/vnu3y2cx25TSzTTvpjO0uii6+je1OyjmEkmIOqpJ2bEN5adhyXFQvku0hgwSXt5+8MxX12N3STE0Wykw9D+d1lqUil0GT4QCGMaVJW0UuoyLNixzl/+XyBpKOrU+iscknGpt82LTkNVo9n9Fa8sk2JZ+GVs8jv18xtDoKP0lURmPRrXWAk4fNpno+jgVfImI9nwayzsfR6g/cFo8I0ep5EXYbrQ57A2OoUSSnIIRp/W8Ovu8MphWNp1t8LY/+IER25s1MKfwu+nrkDrMjkHUrzR+4K55tL4pnXxbDsy/rhWfvWdTpePY81r18l7qnpfH3emOj7+Eh6Mrwi1ceIP7I3XFmn2GAeLLdyndBMD9aXhT5mWaXaunIz9DAcgryMwz68zbyM0Y2yM/Ebjtg6u7jBtI25EN+vQz/bGICzhDRuE0ihojGqUuCiKYkaz8n63wrWe7okftE2e3JLhDQ5w0EFBGTAAEtaQioY5QrU/LjRU1sWRDQbAICykjhfjeRZpiM3Ushv8pOM61c2ksVyehtiGd3UUmDeKaU2yf1AMUut1PJJUXXPkGsG+ufTi7IuAKrHM1E7CvZr1Q+vaj89KVJCsE+E1KlD2LwSlValYNxSi6e79HnDseXJftSSieb8h7MRlJKJ5u2FmWXDaXDiffgcZtREGNKaaUGXg4DTwyawkwZsGlK3j7KnF/WJcXZtPAMKjUlvOP3Srtup5x1LVmHpkckdNac/V20tkUGcx8OAaf2sk4q7NRBA+AZ0qUgrCnZOmeILmJNS7TbSQoYJdS2wEP/qdIYwOkYzfIYVorzFA0rpXVM2tGxYaVPJ1QRK4hSvRFVnUnBOQVWmqK+GIWVIrzSmdrCJ8HTUf7hTjCBX9G4jB7lPvzKg00TCxbZ0RP3mdXZgtGhMoYPoqJUSHK1klFn3mWh7M7Kz3LSkzdQ9W14koBijWFFClusj7KFFVHOPYw5pmy/htRL+nGHGSCdWToYxA6pjNOZz1FhbTaBuhyodfANH3ADc49nbqdA3dGTeFRBIrh3LCWM7x+SMFanBfFa2qhaEYFDrDQAiFfDj6CHjzB6WK343qFYTu5xwyNWXFZC5d21PlTNmQOMjYPNi8t6Q9Cvw192CjfqcYlv3434Am4uwGErqFdEIGOtS0Xb2Ngs5y9dRafPvf7LrHEH+/RoDYQbVbYFgBhxp4OKXqzqJFreDusQuaTkSKmjILnl/X/ZhQKAAAKGMzQtI+MFNiDIMYAgmn1hz88hM46XNacAByv1svKEY9Q2sPvftoxHAZjoqW2sNadI1WJVfw6bMo5S2VGqRJTEZ9xBhihzxEcXIRvKDgwTDpFgKzJD33jsUxyL0zMW/oJet2J52Zlh1FIYjb4/s5npFkuXzBw7q7L6sMhqDmS1FbE1+nJk9UfdZVXnGnc64EdOJ3JpzgU/dik5dil5LMteD1k+qEssyvxcZwCw9HQiFnHOsThHi7pTsOyI9qnxghxz4nIh8Go7rSqW1ghHdzJHMTiI51Y8xkJVbOlzOBbntGLxOBYvGkvl/WdebtyI3NBzLTdPiNwcceosOLi7lhQcNyE4+YjguCQ67opTCcFxyS7C6IcID4cjjw/pY8IhThaGI6RpiMtE3GtEhOIx61StiFhAikkuYg2DsCaME8tYx6koLprcOSyPhrmJRgFTdmIfvY0ihl5X2N4lbHmbX7VZeuCssvQrwtKMdFunx9H9d6RxFNuKFQfuoO4etyJJU7SIQXVh4+NOat3OLF6357luz0frthwiRCvUoPYf1rp5rlXzS6q7XUMpcijFWN18nRgQoK+c2FdO5ZRzNvn8KeHzGWDy7d2ZfFAzWdSBnR5M/kiX/huOkevRfZtCd7jQncW6a/0UMzBFKckQ3oUERkKTNzihEChcFLFwuWDEhWUvnlWWPSksc2CokcK3l8a0O9KZBkxaq9RbFS4euswztwfPHuw25nJ6jrkkChfDxvJ1lzbGcmiMtc+MsfZFx1gmVH6DHttjqk90b0iLi3GrmM6tonCrRNzCiWdRuIUz/ZTxVMnUrxIeqRayqpQcT2lNpty5t5mJW4RjxS7DKmsIu/RhFRv3iXG4VPliNw6fVPVuLIYe7qTSPdxJpXs4nBsqPUdchN0SA/L7zlu5GxWvKxzvEom8za/a3L/b7ZKR1fUlzXVkgGYafT1AS5+lKJzFKpnMLiGvqymrNZPTWpjR00oFh0jB2YXxMTwgj+w48IuO/nCto97qSCPXt0H14fU8lkuYfYOuHhjBoOWubJq5iCyTQ3MRGxQq9YGxO7FGtHJAiWWD5MdCNh9DDmFBr3sT4/ZsYqzOmRqD7NKaGJeamJtNE3NztIkxofIb9Ngu1x+f1Q7hqTPXh7+/a3cgnd1PTRfetR3ILW2ZIGpt66VN1BaXvxzJ304jfzu7LCO81FTYk9KlNIo/i4VBS4UPYUUACzYRozRCfSNTI2uQ9oqkvPa7Vi3I8KZccW6gTCcUg0GaUTxHnI+47C+j4R7QyjH35hDeD9Oq9eBogRbKdcXOb1AewrjXu6txOR1byIIH568D/hAtDq3gGo8V3yH7eKi+liV4kNNCu3fHMGleQZ+jDcmjIyqVow064VnSJATFS5D9aC8T9BgKgEmivfjv4Kl5nnvlMlTHcPsrLye5APqcoxSjKhOmuNIrxT9wnWLSsgGvIuekacQmLUedkgA68xoVnGfE6gCduCDPBOyZI7BnIUR65uks6hwhPbOIrc2veIjiQruTfOjoeSyA2GLRDgx2AIMKVZShWyxskf2LRM9WEOQs92xZHPp5rPv7bTaOO6zwpCa2Vanhm/AeZoPUbwcKovpJWrlsXKZgjMvgCUWpCc7TEBO1chD5B/woYX8MArMeD+zn+SnK/0COEJch9N7LV16MlnveLncpNN6EopUZKduiLveilHspLPeilHuByr0UlnuR7BkUqNzzmI2iZAPzymcQ2+Vetsq9guVOOpultHIvMVnKPY/H8VGXV8TD8c99XzioziMDKmxAHkbmwgAqvj7Mi2Xdp2jguiUD10XrPqkpL7J1HzzyCBlQ8irIADjrwWIA2tYcKBADQs0xr1jZhNAALucsd9m89wmmIOvY47Num7YurKTHz1IPDrysHHWMplls1JS6XrLY8MddwvAn2Vs4SxiKwcZh6urOYL3X6k4eVFT16tp7zeIaTj369aSgX88J+E16rfeqTurXg/z1YGxZbixut2xl6F0der1Ua2ZJu2VkWTLWkaxM9DfyoI+1ZF849FN8cw/l9H8cAAHCifsZNsZ8GenT0aiZvWSe4WtHDpKF7iwxkuUMN3xpn7qDloNBqipa61LxBMal9nY92c5DDaZB9/gfHsS6xBb50T96DuzjwHxnPT+qbFJklCuH5vggSIcG+S++mIHt5zmIJX8FGwvz8rvZRvFlq94OA0+ADlRG6eR0CoW2Y7EXcPgUcGx1wQe77XA4Z6byZj6ci6dJsC00wCg9qpmQRMwpLR/i9IjuKpUhBwxhqd8fcEJ9PPXAEdLbdwBYKwqVmyZW0eb0eQS55eC/BW+Qbb7Kfi8DJuT3Zysf/Lkh7xZ1SSuoXdXc492khsDVqwvN2c67W0GzFXQWVNCYCBro2XFFtd1stBbUVu1pNfdsD/b62zutasefXFC1oD0DX6uZeTXWbNX81vBYc15N1P15fJU8wxN18O24GH+30u8Ix2eCv5xvt0Zv6Qv9yPLXq61Jv91R7U611VGTkJHt5Btvzjbwtz473dhMfn++48NlarbdCSYWhsebDbqv1oPJhrmD5I/70WfT6BuZCDpqujo/vMsPJneBN2gYb3V+qyFqH6QK3qj7Ex3MeVsS0qYEbvbr9c1yz7EHHX+6raAUx3e31UZ41mypcYjWb0lyAx++ovuN22cghS0dQ6c5gxF4e1rVGYmE/ZPgLm5Vp/1rZlS1PeOPd66qdoIm86AWtIAQNBvyCSTL9xsQJpU4xNDgkkQPZC+Ynp3GzNEVUtloTzRb08DiTqc5rdrjrWa9riYC+BnZBTKzF0qvWlcdH35G5vxWJxgH37XAl/HdagdftvIFgthFxbonqKEPciS+6vx7NIk9naDusw9kargd7A0akxL3O1vVPXiHScArJDFgT3Pmau3n1JpbKMXdeK371Zq8erl4+U1914Y38Rpg8aPAy73OmL7XctX26xPCVvKO1Wd9DKTV9lXNb8AvyNLkbAuIN85W4dJoNnw1gawi5gRjdZ8Yp2ZmWzN1XzWhwCd9JTJ5RbPmqzFI/GQLpLqmfHDIK4XMwnqstswvdHzyXV7du7DD+LaSr+XXVANCr4WSJaJ2qbmHsghvuDTCe38eIqqBBwqkFTTawTjFPwxZqarr1XUqmJ5ptjre9j3BROeabWqjNC4XqY1rjXfgoo1ra8Ec0NqdhbqPz8SzFh+qjbC020J53aDWeWu9dfC7zrsQ3lJUOUbUyMgIDA/XQEszhCIC4jJ44Rpv3URrSA0NKa4jg0NqxDQIg2pE3huZgZs1Hl2G1uCvPEDvyEQLfqwKM4i8a+DXYeUYlHDJi3naBvUXiCIqGECtOtMJ5vxBri51aB4pbCh4vAqb0RvM+7VBNeBxY/K2AbURysUbr1fbbby5mETFo0oB91K2CsoEk+VBPrQcbiAqFMga8HjqlrLiIsYrhwJe+Gt3WrPjHY+bzw3ejsDHdj/8m6u2vLFmbWGD125O+8nndvpYkIFfXZ5zyx59bsTOVMXon3muK2Dsj1usSLcT+QtbIF0z499PTzcbyLH2qGneI8+pnqU+I9V8qyJuwF6h93NoFKN/bamn2AtgLuLfUw9BeUxPgu5BroGqt9evjc777cTzYcjdDArdsO53uj2nzinydwlLNglyWJYbPP18ZBwY1Jz2bvJuWOPd4AUNT7c8mw1nrvLbs3WoTfhH7SZ2cOnsAAm2C8zDjnao9/N63X5hJF6ggyNcY/XzlAIdHLG+TynQQSv866w+DVoNXd2uT3wvXfpgLH8j0eFU/LH8ndjE1xc2GdLoB+/PVo71oZeMbMCfI4/Ol+ur5Przcl0p11fLVX8X/3PEnYLnO2Fx5zVCXwVuNbjXgkP66yz6LyhG7iC936IPgHu90C+w6G8A90ah/6JFxwIYEvovWfQ3Ia+FPmzRkVVrhX6hRV8H7s1C/2WL/hZwvyL09Rb9V8H9mtB/3aLD6jHuIxJ9o0V/G7iLhL7Jor8dWSP0d1j0zeDeKfQtFv1icJcIfatF3wbuUqFfZtEvB3eF0K+06O8C926h/4ZFvwrcdqFfbdGvAbdD6O+x6O8F95tCv9aiXwfut4R+vUX/bXA3CH2nRa+CGxP6uEWvgfOFPmHRseLvEnpg0afA7Qa3Eei6rZwG15B3m9a7M+BuFHrLomMT1hH6rEWfA7dH6PMWHbuMvUK/yaLfDO4Woe+z6LeC2y/0Axb9NnC3I1+AfjCWdvw7JNc7wM3DO++zvr0T3GG5v0uud8v1I3L9I7n+sVz/BNwL5zhUr13wZ5EojcID8s5HJZ1Hrbg+Bu5Phf6gRf8zcB8X+p9b9IfAHRP6X1j0vwT3CaE/bNE/Ce5TQv+0Rf8MuL8S+l9b9L8B97dC/zuL/gi4R4V+3KJ/FtxjQv+cRX8c3OeF/gWL/kVwXxL631v0L4N7QuhfsehPgntK6F+16F8D97TQ/8Gi/yO4rwv9nyz6N8B9U+jPWPR/BvctoT9r0f8F3HNCf96i/yu4E0L/N4v+7+C+LfTvWPT/APef4E5hhR790h/A8ucP+787c/W1539g9fPf+PhnH33md556y/PfX/WG/e9yv/eFK8+97DP/9RM=";

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

/** Makes buttons one stop of the Tab key, among which arrow keys go. */
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
    this.scale = Math.max(1 / 2.2, (right - left) / (most - (available < 500 ? 88 : 96)), (bottom - top) / 620);
    const margin = (available < 500 ? 44 : 48) * this.scale;
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
    rove(this.entries, 0);
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
    rove(this.systems, 0);
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
