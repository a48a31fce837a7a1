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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-4h3YG+9BT3hXZUyev6hEifGdRXZ2v6vNNDtAW5UP9+c=' 'wasm-unsafe-eval'; style-src 'sha256-/KnpLcjJIVUAXrqIN98JCTg8e2bawulr9+5K+ZXqtdw='; base-uri 'none'; form-action 'none'">
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

const moduleText = "7P0LoGRnWSYKr3utVWutqlV71967uvfuZFV1k+yQDjQz2LmAIdWHJJ2E6TAzjifn//3PJIR44u4wkE7LcM7fJ925EIOCRgEBYbSToIkaBEecxDkiURlFRcUZVFRGozIjozhmRlTGYSb/+zzv961LVe3u3RjRc/4h7F5Vq9blu7zf+73X53Vuuet1ruM47vvjW2/2Tp50bo5O8n/uyZtDfnBwWr75OHni5kDP+XpJRy+ub3NudnHelQ+x+a15nXwMTp6oHyTfEzmcOHGC98b1x071KTjRbI5piZy+W79FvAyfqhc6N2fmU/UwfOZderC/m8uTE1VbT7An2sQOjidsw/QsXmg/mafYi0JzjE6e0Mf2zM/aQv3lRKPXJ6ten2y9h2fTRgulLflJ+5P+HJp36DDerRNyN59bDXV0svmGeij0U3KyPqsvu7vxizauHl/n5m5rxLRfttG2x4l9JO7sN1psX3OiMSvh3Y2bzHO7rT7agW68Wgnhbn5wzHzy3IkZSjuh1GRGSVsanLDUccL8r5qmmRMnWidiPEg/rhi6NL+ftJeEdmY7egYfeydPtulswFYacjAPTE+a5/AKp/EE+5t9hX+iok/tYNIkkG6LXAwNyie/+RbTDv9uu2RPVDShl9VXzZCgLOwT7gn/x6Ino27P7feLQbG0HLnDMI56vV7kLi+vrPaWe7210WjZ82Jv127PWY839uw6zxuG55eRN554cRzv9dJhNnT3veCCC70o3LzohaF/8f5LQs8LPf9FfhJ2os0XHzjwEu/v/F0vPRAdeKn3VeFwbW0tG0ae6y73wqjT8dbWnGEUx1Hci7ODB3udjvx/LQryaH1XvB76mRd5Yeclri93DKNhEmWee2k0DL0gWr7scu+KSF6VRsNe+LLU7fSGTuS9fOjN/6+z/NWZ6wyHQ8+JnNiLDi4vu8ue9NO9MvWioe84conjD93heuxJe16RvMKLnCjK0Bl5xVn/F531f8nQGTpO4iR+5PtXZb7rdod+dlWWupnb83wH/0WeE3b8qbBwzznk+4ecs/5vbXmt53215ybJ/xS98ur/aXfHuyYM10LfTeKvlvlMN8NOHHfc6JWdtcRf0/9d63r+ciqTFA8PX3f9DdGrOj0v/nu93hGZ8RtfHYZhEv79XpYl/6Db7Xq9f+jjP7/n+1/jRMv/0I+Wo+VlOf6jr13+n2PPjSIvGXrdpBt1olfISKfJTR05FSUvepHnBWHU6/wvV3cyb68//Oo1mfdwzUvinp8f/H/9T+H/O05jx4s7YbwcJ7E/TNbCztfFnf/PWtyJ0er/Neb/Ogc7YSf0un43+V/9fywEGN6Mxy67a2sdufSrX8KLZdx2PC/OMOFMuJ7n8j+f/089T8hM+iDjevCWnsyKt2jIo+5rDjlBx32D+wfynwy140WPBjeedKenTgXpSWf68bfz8Nbv4sHFP4+/g58/9h4ePvluHp7Sw4N6+PS7eDj1nTx87p08OPjnU/qgL3wPD5/RZzytT/y0Hp7Vw7v15h/XGx7UZ5zWw1N6+KQeHte3vV+v/JDe93E9PKOHh/SSL5j36bfT2thn9dvn9NspveSUNuJD+u39p/VF5vBevUQPb+WgvON92iHt18f08ISe/Jge3sEL38l/3/rP9Ll6+PB383C/Hj5j7tKXfUIPn9LD03r4uB4+qYdP6+EzenhC3/2MfvusOeijf1zf9yk9fFHH5t3ax3fofV/SKz+hhy9oW96n3z6v931JOt65102i1932utcf+989Z3Dr6//J8Vu+4Z/cduwf/5NvfN1rbjt2l/NwkB8/dsutR6sTjwbZNxy/7XXV9+8Ngtceu+WfOo8Fndve9IY75G7nA0H/Dd9w6/FvPHZbddUHg+4/PSb3/eNbX//a25wfDro4/uPX/O/Hb7vLeTJIPiEEK0T5793063/K/az737zfd7/6a//n33IP/YD7C+6/cf/Q/aL3a+6fef/V+xPvHf5P+O/0v9N/t/8v/e/yf8b7nPes96+8P/B+zP+Y9++9p/yf9v6d9x+9n/I+6z3p/6T3+96P+h/1ftf7F/7T3u95f+z9hPeM92H/I97veI/7P+z9G+8R/we9X/T+uf9/ef/W+5D/Y95veR/0n/J+0/sh/0nvN7wP+P/C+7T3mP8h7197P+h/2Ps17/v8D3q/4v2A/yPer3rf7/9z71Pe9/o/5H3Se7//Ae+XvUf9J7xf8k773+/9gvfd/mPez3kP+u/13+d/j/+49/Pew/4PeJ/wnvB/1Pt175/53+d93PsR/8e93/Z+2P+X3me8ze/1ftb7Zv8j/rf4/5f/n70/9X7c/4L38/5v+X/p/br/e/5n/U8Fvxr8SPBzwXdEX/T/PHyX//PB26N/G/x28O7gz4P/FvzX8B3RD0fvjL4z+u7oe6IPRb8d/mn4l+G/Df9z+Bfhb4T/Mfxi+JnwP4WPR/86/IPwsehXwn8fPhr9Yvh74fujXwp/P/xA9Ovh58Mnol8L/yj8wehXwz8MfyD6VPgfwu+P/k34ufD7ok+G/y58OPqF8JnwkegT4e+Gp6OfD38n/N7ol8PPhk8Enw7/OPyh6DfDPwk/GP1W+GzY/ZGPrj0ZvcH1T3pXeVeVztW5UzqbXjBxp8/J/zp36uEanNYfvOnJrYl/0AtKv/SO5G7pmyt5ibntGH43t+CuwSn5n8N/0n7qpN/sufHJqTMO8M5NL56EpSuHa3MhrXFQhlfrw/DacOpujSN58HBr7JYODo5/VRmhGdHVcnF0tTTCnZ7Y2nSccad0L5FDXDo4JHi8/jLpTk/cOeGDQ2nQXO9CPe1uSctTua2Dy1Ncni66PNXTerm8PdbGycEpu2VSdsq4lFYV96LL0qqwYOfL1Bw7U1cGLE3LIP3LjuedCDj+9j//quY3ea5/p7zDO35s+px7Z6/ble0mkI05cbpp6eFH3/44Ta7Nu3LOlcPU7c/9LOcTDMmdExmgEm2+2B/J8Ho45eNzR6bFw/DFmJmsdF7sFqWPrz6++vjqlV7xc/dIP6QXV+NFcoeP5znSWldfRJKxH7tlVHZek3ezNOXFTtWYbL4L3rV5zDYKRfCJnn6eeJgOb9F0eHraTAe/SxPv4eDLNzPozvx4+Nfmna/Uu4JrcxnoS5zh2Mf4DmX05VsmxOrh7QlXwriL37Jxim/FmG0oZMS6QnKJEBXeRaICAblZNPeW8No81OmM9VWxPoCTnugzE327fIvxOcM1cRnjU+v5Thamcy+Irs39r9SQda7Nva/Uu4T7cDkUWA44dDghnA7OEGerNUDgPELYt8w9DLR/sR/jOfFr8OUSp8B5PKK4pp9ijck96V+KuCia+l42aloenST7+BHLiG9UpigzL7QiDFdYo3A+9ngCNpMU97M70TR+49g17CJid05u9URHcDyQTSK34r+Et7wZt2RuWp3WJz1A7swFfHJL1+cNfLXXuuybeFmZXOQ7QqQgIRmvBOMlVIEPo8v9kXzyL/cLOUQHMYRleqkvP07LLe0f9oB/F8fhSf+EL3qpa45mHIpqHF5phWYOh3QZPPVBzqW8ey9ndZId9DJpdhck0d2rc9PhlW/R38uuNAI9U56t/Bu/f7M+Ka04bVd+yqaOXK7PHudVC8a9+mMfo9fl7NyQc3heOfjDS+55z7vu/OpHTo+LMp0WW+NcniSHgZCGHDwZVjksmecuCwW49QOH8nWl/rpaf1yrP47kol0zW8PSxZ4zqVv2WoxB75Uf/M5Xv+ir3rb8j2/NG+/oV6frUbV3PnvytY3Ptx5bH/dkgHZdkweZlzaGACevbT008xu/9/UmGZygHJ0ey7LYVbqQEfpl73RZ3JYLiZbLdhKmDj7HslSnbrnMCfkWHZyUP0xWsPXv1luyyfrUfWO5ApKUTzeUuxfcVK5Mw+Nbk5XSPegNy5Vy10GvkLO7QYMr5erl3qYc1i73SjmMLvdGQtDLQjzlqBzKf6Pb1sfDck2W2Orp082Bl261ZkeIZ7wrLQdl/3LPKXM80WlME9gUpmWjNS1ydqOeGMzTxngkdLRgVjbqmVgfj1Jp3qr8N5Ivq+USZIylcoDDoMxxyIXCYlAYRnk8EsJ0ZeAmsrvKOlXil3Mr18k8JNNsa+99XCFcX1uTXAbwreQhspQzjLpeVeKHt1U/4Dry1Bg/cJRdHVBXB9TVAXXxuqEcVjD09bj2ZFxXSREyYIYlqIwoq1f4Y935ftmvvty2bnhJ2ZP//NvW8W9jcORrJB35kvB/0Z2vWQfLSWSZ1UzGST/j+xlZTM1cYstk5/8rvcaK8BorAsKKU8Yy0FN36qjQyv2zW3aLb+U4YROdpDhkkwxMJivTwyR5SMGTvGI+OW9S5pODLyXVTwl/+jb+lKQyv8IzeuyTUKFsG4fHhQi/Mq1HZBMu8qBUFnyj7Pn4HfMywMuWps715QDyerdcOjpZLruH78ojLKWpd5jEuFR28UL5+bCIhPLtCATHcnCxFz8sV53ceupRWQ09ITj/+NZ4RXhPV94szz2cZ7hcKIQvzmUtDcvuk4+UK0L0p7EiVkCOK7LwuqDD7rUUdIUPXs5597jJTkAZHia4EFka10mnSLEyCEogQifyNZ6Zz/Z/PyZmKJndiDPcFpoxGx38E1+t23Gh+gCGp1sNeFdE9Y6ZCxFFuxjpVMRzOWQlbpflFWA3HPdkCPoyBP0yv0aYfiLT2+eAdzBkwvXl6kDWpBxE4jet6PUCz5FNPi0LQ0zPvOKRcVF/dZxbpBWdcoDGyM2HZU7l2xGZUDQDYx/4UEdk3KWlZZeDHguDLcrADniAAQ9wOwayowPex+d+GZtB7WI0m0P4Md9LTwYn7FCRehPqRxAmQj0ftIZKZMR6qFwdqq4OVaxbHp4iBBtyxPoyYoU/u8KKsqeLoODoxZiPEDcGExmESHoRyqoRLiyD4MmTpON+qfrhZOlGGZ6BEGfJT/HF3mi8LAMVykBNyBilJVvj2L+qsbfWH1fsjrk6y5pX26x5dbyymDWvNlnzCrech/FY9qxfTfZKY7LlqpXxUNpo5i6SYRyi6Tp3hqGDs4gmMKC+OxEh3sk6aYvUZbzkF2Fw9YQGafq/ut5JymwyTI4RLqBVu+iGW0lDot4aaSjA5ij0g/kKhbLC0rnc56TLd8p+E1c1UxDLK1xhnPpUUsTUPYznQiU9Lk/AYi6d4jSfHOLn49hPQ4pQ0uX0AO7nhjP2DdvEQdsl8jIfvcWH/AEFyw957JDyYorYmB6onpNIBICJyFFogTd2IYN53MaCLfReRPHp3XfiAmmVe/36WH73KZ6aDnQwLCKvy9/16xMM0F6VnrGfTYtjRmjUznSw37EzHcqw8iyMmKuswdOxuJODLI/0eOe/u0c7hc6L3AQrxdU59A9XhGUIwN50tCXPHW1V34strqPqe7xFY0L1vVTJscSbYfIYR5kDsih9a0hIr3DB+ZSv+dVihXTlV9KVT2OMO7inMsOAGwjbVeLBrQGGOISM5YDOnCPsWghRS04Iv3ExsLNPeMSVR9Q7a9TeWQ1ZSj9kNxJz0VEZVl82Ithr5IyM8VERIzpyxoMKA3LC5oof13E9/7zinymxlBH220iUMOni+kR+A2eQH1SQ8CBIRAt2izWnQXkkNUqM6be5Z1471JO4cr59u5Vj5inEvDryjxidrnDwvcD3al6xuGgdqr6XZ1lsQXuxWfqsF1tQLbbALLYgvU4pYZv+kETf3uwJzwfaVtFN3S+BsNiSq+qW+FVL9j6gqrPcMPUbTfGrpvimKX56TIfWbzYF4oePV/p7v8mwJey97+RDIkyjzK4M4riDDa/0MJJihttCY/HpTdJO/SQTIIREQyRHLzozqwp2xKpu1yZ7zSbjQWpq2EutU/odlZHhpCFILuZkjyMsdm1eNA2kyWg8SJq2NWmox4aGaOhZWPZbdsKyL92eZf/TMw/9NyvbkIF/T3vgOahguWOP489tocOR05kAb9Jzo7OM/wz1ju4AyZyNem9aQL1hTb1qx3mvGXm3Gnk01tOR92TkyS6rAQnP3DDv+CwtL2rY+9x6SzIMzaXNee+36IKQu987P1Fsx9jV+ULz5Ca/aWPfxsJuTVchemOfYri+o1zf9gat+9Z268BnhavG5LOwpid2Kz0MjRv2QN0sxbh0oxgQg9SevJ7Gs1h4Kk4lXAgYd5lk2XPvoiIjFqjDNJb7on9YuUQE9iucQBmxk/5B7HVqU86Bo5NM+bFYQ7D51WYs2sgTjt738FpRhuQPYnYCURvCo/wN5G9JXp1d4mwas8E4J31XZmbvA4fKB0r3A/d/dLJci2r1x9eul5nYpW4RZWsvdd1Jf/rpt98P9TeZjlqEWUyXrnAKkVE7l4v5bvbXwXQZvw7KWH7d+zY12rXoR1p+hbMh3RocdMS8gG9D+VZAG04OQep52rlUSKQ/fYYNmG62XtCfenhBH7QH9UJux7XusXFPupyDcvqlf4VTykGYz4YchOJGJe8byBDLGu3pNlc8rKMOY7JfZtRkIH0vIrxCT1fOj8GiiwZ62lBn31Aix3P6OR3N/nSlORqiCMycmfR1RPo6IuxLBo0Ky6anv/Vk7OS33tTFbz12X35G/2HC7nMQFjWwr6erXiSLLkqMsq29IBEJib1ovDR9sZCbq6a9fhnpGIc6xoGOsa9jXCwY46GOccF5+oqOcb79GA9aY9yj8UZ/y3X8cx3jvDHGZx80aLXnMBFmjPsyvksyvhjrwij5G3LoY2gdNG4oB7aKv4njCe03dgBwlyXw0Gx6wMh36Rd8PxRG490tT82UKcBv95FDz+n//uI552uhWreNo/HM15nL8ayGrupbP5VjXtKznMlY2YX/RFREahY0qFnQoMGCPjJZekyE+KVD5YOPjT17+7XUZcSuOs7xmJCPCc7wmMmAD+qbB4FDZjUvdO3DykK2jj52iB4fmX/g/snSR8cDMFJ0G7aCRyeDRz5Sv1KMRMK2yuWPlvGjk/i2u0QSmOTrk2W+DMxaLpbv8vK8XNaXm0b0RNkxj3yk3Tr0qQN+aX7I7R3YYjL5tTmkoIoM7I90kClxxEocgbUH/VBb4QjN5hLupQ1OFBk6A2pz3vQkJk8cYKouimYTQW+ANhXgT/RELzVSoMrpIkAU/1xEXWc3XMJ0Nbm4E41QQaN6Fy7IrqWVwqodpaeKR/GjeAQMVG6wqL3cCSHiPWIVpjIUJ6tuaHBFc1rkgyPEUM0/jBPKDkSrfZvxLUfTZ3UvyaY+H6mMIRZBrWyemVCmHkLtwjLrNLajyOyH3O/qGzxwC3H3HhJ5E4/j3iZPwd4m3zFk8dQ/Jj5jVwfYHXfUgyT8QeW2RfzB1dO1i07Fhw4WeD2S6ePnR4E4xySGuOkcetarRlHeGgnhwGMdLzLmLjDvunDTebUr3XHTrpf7QbYkgoyo6WICI4HK3v/YuJMVqfalA+d2BNPeBsZ1U8xO/DHUSTjofcijgUp+dLHhdvANjsQQ34dXOJ/AZIsd4eM4dq5wPoZjfNB7GrQj28uPy/EQpLrNS70Pw7oQn8MQ0ucnl0e4PFp0eaSnq8t3Ojfh9JS7hamuSRU0eb8rHZXjKRehDZc4D8Kn7xbVpGC5wJQXTp91YH4Ipx/ytviIx+wjToilQS6MSeadD9wvAqecfZM+9zgeu+m9YdzFstiUEVkcr/Fhjw39MJycHxVbpDzvqLSkA6o8DpNJjJ6LTLuOHzKfHAGWTBuN8ZFqutlEc9pOfXa12BhdEcMZUkJDiQSSdM5hqOWxz4h5C5JuawBfq/28WYfvduGLUWEdv7kRaiH3eza0JMM38SfUA/bRR8apLLm06kyjBwizAANwjbcchser8x4MkAU70l3U8q6eNi3vQqjpnCMlor+LCOazhmCeMQTzuYUEI7xq+knaq7ptYvmMu5BaPm2e+ilX6eWTLsWvHXTunKilZwZ4AdWQUvqkFO+vTClPuwso5WOmj0+bkfu4u4hYaqoQi7/4U8r+a9fH6UIaIs3MdEmCcBbQS/4VoZeHvAX08g5Pe/2Qp71+t7cdvZzyFtDLW72F9PKgeer9ntLLKe/5pBcN2zoHinH/yhTz7CKK+YKhmGcNxXxxhxRz2zlSjNH+6xPVxyS1HL94nCfiReTV+YqQ1yedBeT1NTpCr9YBuqlNW2ot0dDDp50F1PWqhcR1WJ/5SiWtq/6GKKv7PFHWgQWE9VLt4QEdtcsWUVVzf3qYhNVHA42K1bnv1euiHCaHTun/vvicc1/j898/JwIMm8TXWURg0VeEwMoF9LVPR6rUkdrcnr6KBeS1sZC8RvrIoZJX8TdEXsnzQ17ztBVo9xwdsfjLEohOG4FollKCJqVIwKSLUABM3WlhUQyzg8xet4cbjDTm/Wa7OG02occ5bWHrnWX66Cvf+WsXfC590eAnTr9XlFwMU2nGLAsaGsInPVUl6CHvMNgSs6zBmSG+i5rweXwUw97nqC5c4XyW6sJBiYRXNeEzDTXhU54NU965mqBxoTR8LLo81tNfhprwIe5EUXtSP2x2og+ZneiphVIfunbaVTXhk7NqwhOLJb/HzZPfbyS/065VFT61jarwKVUVPvW8qAqfbKsK4fMkAD60aDt/h+nqQ2YQ3+1+WYvj0TltoeoEQrKjDOZ8OwNm26Z5JoKGHsEO7UBhbSjqz3pWU/944DOM8+7tPcG1ud6YMxv276AMKgsFjdsdNW531LjdmXovk6DzjhrFO2oUp7tY7A7HxBKL+9USC+cwjGtYY+JYNmse8YjKOgNdbsElzojmMtOWhvGjbos77cH4IY/hIHofuF+MIAzcZYcCWmtgvwvA4q1d8dnnhEJre9w0wFq3tj5ZNeNARtrcIgE8PsK8uOlU3oykDC7yy0n3o6+tjD2LGxhM+2hgUHZhnQFzMUtL2ji9QOjSSxnt4PGe99sBCnSAxH3UvAfXu+mZ5iaAsbiUEx3MTYApGomrC3PDlIFA5yfQ+QngtAjQfaEf9VepTc9TUgoMKamftLL5fJ/ve7T5KNHQ54Mxdsdh1TxhB76M0LhjLGBh2wIm/1UWsJAWsOoMXLawgIVqAQu3s4DVN3g6xsIoMMahWsBCawEL1QLmHRuHsICl2uS4QebaVqdqq799W/2ZtvraVh9vkQyMnbQ1b7TV17b6tq1+Za2r2sr9SN3Ci9iTr6dnzXQhzLDf140wT+bvRB3A3tnX9Fk0CAmxY9rOGC0r5USgPPVKISeRL64UcpKfsNRjJaUYFIdGCyl15/hIw+aOlCGMcqLCg4nnpuxlJC3QS2YjGqqlKluBxB7KAycpQkrKDGuOPlEZIXu1XkF908ypW02mayZzknM6qz6OUzOdjV43JnD26nzu6uZ00/MOl2lcfJ8678HeRC4As+vVE93FREuobINqcjvtLk7ixd4xnHebFFS/NVQKCssEFBTrg0Hm8uAU3D+WwRAK6spaRDg91+b2g+Kd06B45zgoxdygFDooQ2QjzQyKNzcozENqDIx/5oHp68BkZxgYTwfmTKTvK+n7ur/5ur/5ur/5SvS+8k8EWchn7m/opLJv6d0GpBboAxKOafZyEwuWWoqdXjhG/JmugFGTG3WxEiQOVqI2F/azq3te1xBAK9rA576yaR7d8FiAP6uaU++BQbV61FJD55ZZjiLoYd+DyHOxLMt+dWkgZqucHqPubK8D7bVT99q430czFIJnlUIgZ2ZA3MliuDXAc7wWz+Hw++on9cl8hDCmF0m/KQ9503Qcpxrt0NjPurqfxRoqY/Nc0nd5kIzuDk/WHDLYZ3fp8EzbbaSkIhv4RyYdwyXFAwEuGWmLI21xZDdcIRgJkTwG/oo93wxeQO4hBDNJIHZs8BUqXSLkTwY0ADuhTFKI0JhUMgGnOFMGKloquW0q3PYWTfCYeQ3mKMSzsJcZ+RTDFOquER9knHI1MG9f6MdrR9nAHTdl7A+U+sg4zN7PKEsI63DPgao0HtA9rHGFh5EypoE4JihQAy11gmSEjnNKs4arycYKHpI2Mb4N+XIYFR+6MSKnXIY7gZyL/3AvfYOac4G4HNwx9Ys/xPn0v/u+CC93w7+hnuS2D9mvnMXC39wPUI1HEOvTzzGHQQ5YTTmtIs/CYlL27j/k/H29FzlDoECEJlfO4VyugA2vmTXxkUkOX3OuvmYE+KRVXpjuh6YFgbYg3GEL4AEPQLjoBV88LhppMuhse1/uI5YCMQjF12ujAtOoEP7f1JhDkrphsWlYRxsWzzbMuvvmGvgP8u2alNn+0q8+36SOaVLcUHY2lWL3qbJTqmN6pMLPUKVXuKl9XfuekhbCFNPPuz6y2UQsas+9aiCeaiCu0UBUshVRWvyYShu1aALdwCgZ16yPO1XcObVL6A+ymXDIqNXsm0TaRbE6TRg/EBtWGjdjE5KabpJmUAEyS5Nb1yVsTHYe0E8XU9XluESkn7q3kfY2QG9f63on6pYlC4hMBz2pO0ZFfbEUBxMyI8Lk71Y0Svap29bT94aBeyI86ZlBbafr1A9y+SC4y0XopoLFkYFliVyJ7C+eOFTEZLhdjpvyv3LcaCB0TPPUEDpUU3c0gz9qaH4zz+FbxjQ0qeIYS4v6IHWX9pomQdR3wVQkM15KnpXq7AmmK7sVnKd1ITO6KlYsc1x2JDrQA+1H9eRGzcmFUpHzmN0mIYgl3A9yUyn7WNml2rfdrcw4hlUXiZfYN34Q3PIjkx7MID1Sh6h3fn1zLVqL/8lX/TaqmLqdqprIoypFfL3Rq0n2WqYYm+s96TL6kLEPkWQRQoWuf64JMGtTRD3+wmvwAPzdqg8Rew3jVutpj7a9OcLN2HAkAw2jyMihDIvCT5+Q9X7CKqyVxIX5rdd+/Y5OO8wDw9PBIg0Q2AEW0NJaAgpIoAGSYZ16wg34IyI9YwZkjpSf+iqg4GPSWK+Jrleqbe8MQ823RUhFHaJplDZNl7Cprxo4GueN1MZuc+cRkhQBXfK20IKxYBJh8SKrRX5IECKc1CHCZOXhjRhWk7QrrRryBYgsAyu71gb9Iq0uQx6C5MoghUPGQn9gghJjRuMb1qcQs4ZbkpD8QSv+D6Xb/lVG0hW1TdrC2KiGpIsEZiuJnw9JV2YTgZ4djNKQqXSiyknWaU9blkkwnbQkR9ZpH6kQEpW48L3yZMbXJdAkjkMfNHF2/kEH+cAjpErFGA4ZUJnNtCG+1o1KZsXXbZp+nja9qzGqJsZU5NECKWMe9q0OnzS6FFY0a4Eenfmhrj5U2P7Dl9ton/0yMvLcTTtA1EpM/z+k/acdTgZhosnlP1xrqL5qqDI2Num+TOtAYbmzCuX7qjpLKGSuCsOEhWlr00U+Yb7QFo0dP32PST75WUGPOtnM9vMZsWySWYAp4iPaK0QgtLkM+4FYZS3/BZnJnhcx0YzW6+iGdZVuzFcJDwtT07QI9sZrkBJTBqZhkW0YBFM2bGIeO47TqmEI7baqmixmJDWW2sKjpX8dEQ6QQoD1DuLBF9FAEPyO4HEFGYiLn7qHcqdJFDO5BSGk0lCl0PoVTEI6XM6OAiZXc5lcbt9W7P1C4HYbsrhRUBRyJZya3Pvo6NisXUpKCRuXYK0gVy+hFR1qWyKNTTCOR2GHYSYBjPtQ+1LzyYezzSG37hp0Fob2MvtwB1G7IkQKL6/0mMoYe43OKkPnrHj4nPgYuf9/gEKiUxFjFwOoqdLMJaNKo0gCcSNDPa5yqAJkRQdm2VN1ilPN+UWaK4Ufpv6m4BhdcIwUHCPZ9lbNc5U9mByjCxFTEmklzBFW53GCNlVyDt7T8wjnQFiPrp4rJu65DJxRnRmuWdmKu2c2gjMC0GUEYG3caJgwG9eqIcSFIQR6SpdZirriXVX/mgrXN8Vuv6EWxzZ+Eko3EhGkiT+iG5FJZZt09zIxmj99l1qU5gRC0nymWYNNuAfc82G9J7X4DIFmV2dM6+2BbxSqPha4VbYfn1mqnk2qZgLmUlkgR3eg8cg9cHbEqAtn7yPlpIKRSFrGkx54itlZJ7JTbGh2MNhR0dz7embv63LvK1p7n8RvSTh8l3tfPN0Qv3PxozoeCEvsmW4NNOm26kNIjiFfE8SWO5a5VmP8L8yQolFoUIwtjxmp2NlykFshObYgbckHjyHcrmjTs8kqmtoHqa+C1CW+e3HDehismLH8wXEkJecaV78MpapfDrG19MsVNT0VTAJG8ssA35j0ypRXM6I6xNDqLJhSrzXURXOoCzvUCL5Hz+qhLsxQZxzqfmuoC+Ev8rfNUMs228NQrygFIS++C/roa5J2n8OIJO0V0+EBBk/i8dWzPQDzWzYpAJMhFvAAC/jsGQHIMd5h1H2MGOoNdDuWtBVMqA5Chp3+jeXgBm4S204aMtR10grMBfqAaOwNaU+OSRvopA1KJsR0sQq6dDtOMkzVzMxA9LGWn7KYzeP/L0GEQH7V8NwGS4hqMJwdOqLpFXRJ427xpO5i9LfbnQsqmPHHwgwaCT6PoAKZDOFJbKmF2ejdJrXEhlo6pJZui1piqtkdUkuEoXSLp1Q8YLxwahJ4hUyELTwpnlg5cXxLrZnu9A381AxaB4SZgPdILrmMZK1cpQ3NTDRGYeKqMmXQUaBg2vQpCbGRVeDhNW/aQrr7oHGlMDCEey2JKoPjAM9itgwmT7gE8n5FxdMIf1mij/GROYS3h+VBQpH4sRnRI0SwfUQPvK8O3e2gnnq7zOx2Oay2yyHIUQZ58RjGQArR7XJ0B7bLFLAjXc0j6SpVdkGj2EN7astn2jTmuYPOdTRXsabEON3TTA02uwuEtadJtVdtK5Y+RBJF/OF9Rv6b3l9LqH9+r5FQ/3QljKlqhSd86xt/yK1S4mYi0zWzkLLzJL8Rmr1BWumBE5OrFONCNw6JR58MFrmHBSjF+tKnJdam8CPOfUH/td2OkFQn0W3jZTDL3sXeJrA+MNIrOIwEaKYz3dSE0BKbQQ45c23aQkEa1R931R931x/XIf1BC9NFhQxeoWyEGdGie6PgjuwiHsPp8S62A2BB9a8dwY/RXwUDZ73cOD3ZKAH5snZ4srw+lhPl7lI+7Ka9XZq6BC60BCMg9oyewt9MReA9XmZUhy671LujzKw6dHtr8Ca9ueFzdfh2QxvKIAedkF1BzIFvKuevXddrd1XX3u/qxafcuat70w1c3RPEHHv1W3G1EO2DiN34uKOerWz6OfmE+36MhClpZq+SnThDrGHP/qqhGsZGfgQJpjBjAGRAFomc2xAoGI+jygwjk/+Ym2wyZo41+gF2DsQDkyu2kK6Wpwmav1wuPVXpiUgqWYabxJUGIipDUi1ruhvvaVH6YOqBc698YHyezSXbKX8/D9bh88rVD4zPt/mAa7h1bdGta3ra3lqef7/cuuejQjnZ9DIAHC2zV4/Ywb1KQzRyIaVloaP1mt3mXuZXeW87fWGG0ED7EpMoCOX86ww1inL+NTU1vtrYLXpoyT6d5lJa0Vs4CXT7IssZibgJh3KK+KCeEm1PAEbcJx+pyOu1Sl03aw7ukrQpY2Bsi7Y2EDi0SUCVpcoHZC80ZOaDlnwZHiSZdWC0tKMld75c95hN7zIExq3DbmUjNmz4Q0+Io6E71P1BR8sWLfYazt41K06APpEhmjOBaTu+l+ti3AMfZk99tfJi+GqXlLKXbNLSUrntbOqvbRJS2tlElNZSTTuGrGUID6hloaacW9V0t45R2W+HZ1OGpzk4S9XgLC0eHO+Mg9OpJ6s9PkvbjU9fx+e8+fHxdHw8qHDnPD6NhOiFLW3zW3+mWVX0Sj1t6InH4Je5a01UTrsLiHSxMZE7BYjETNpFqmCtyxW5WbBIG7L4k870pySvXBIj12Xj9CwzXVrMTHulSWBeVpJbOBmC/oOeLJU+mWnV7SWTAn0M6lOb6y2fE8Mk17Osaxl3LS+6a9nA8uldBrHQ0DtyystOk1eqOsOc8gJ0XwgpLBdND+7Stiuh2hVaa2DZrAF5zuI1ICmlM5S1hOCxoS5pZKLWK2J58Vj3lGp6SjVLSjW4nUoolZ2+jJIQQB/03wNHhbvFdr5K9g6U3yFYea1NInYUuDW14hQ2Z1YF5MZn5lfF8kybc7W/VHSRawCL4AsWoJf5y0lOYnZ+8vLmysjRx+W5jTzXjbxecftIrm45/WkCKjL1FkEOS+pK6KgrYRlBDhnCVRcBs32f1FY4WftE1HoY0nXLVGlXBUtaLulzhTXRr8RDmrbExH+EJhyPAuTDEwm/zbZTMmAJ0PRToVzZXBu6iQ3W7Cooqz5wevvWTp/pLXwmPWaEtiujw6IadcUQC2wGJ7WiaEjL6CRRJDa3sn8bNFRPYFTOYPT+dmP0fnOtUvzEKaNSfHfYstVG1nMDW23HGsokgtmAo8Ika+ywANmDTR4hXGKrFcGAZrEU3pSjyJ6HPVeMxWqrzc0nHwTv0B+SGVtt/1ygsSOYQwiaY221UWWrjRbZaqOGrTathJB4i64c9IC22ggBN5nNgTC22m5lq41gcI2MwTVimEvKnycZnpHqjRl8PWIAgvKZQ/lMt70VaJXAesxoq800yE5QFWCr9TW0WglNzf02ytpGWLqLIizdVoRlHd7qG16IDjd4IcbwtPFtZXQcVWekQZ42iHGtWeVGgn8LDfcxgFXIZ0b/5aK5y/S0TYmRuYyMn8eHyOQqbnEVCurOQ259rWMgk3A4+/a7w+jTdLdTITHNBL2l35r0ApMi7lZ/nnz38HlRSPo5tG8Hlyj6GwCVnmxYITsK6h1rLDotTY4GsRIncpI2jUudpsfTohqr3UoZRA7SvEbNTMb7me39DrPTPKBsAi34CX33jFm87cTtKRICEUX9p8aQrh76Jef68WAh1LFsk+Nl9e0+CUBQsQjRJpECenEFSz0TYwFMzeM1LnzkHWBvzFstSEVImKQ93/Hg/sosJsVHBfnYFRhccaXXMI2Nj2KcGqK5q7xhDearXY27J7sJMLtbbFk47sLltc+EFq11tWh1y+HDcmu33PWRyUbLerWr3NjeegVo+xFCO4F57svHlcbbT092NVREiDfSNQFDPV3uqpKCrjz9vvEu1XpB0/IEc8+DP32VEYl4siwoDUnzbOPADBvYJP9IzMm4tZR7n/lJiUBI7JOcZ6Zyr/TsSx6oCpRyvcIGo/9yOCL29BGsS0DTGkEqE+eSPzOogEtOn3zk4XL05KOTbeaiMch4RqqmqhT4XrLrZXaPyZXGjXsgFe5qqDhVN0EOH7qh3nQR9coXAgJ1ygwdGAImMwX825J+esMWZGrnlTo4f/IcEWiXZDpOi1C4VJ2WhNYlarxCkvnYjMcIVqGlqlOn5ZJdjW8ibS9j515W3FSKQApk3jHhnrqDEwgtWghN+0euW0WDiGv3OjIMRy0y1+UUgAzEoYK5KUSk04SEdGYgIRvQgUAZHCuSJPLGavevPILif/1w89KJ7Ii3855SP3nWq3wub9Un8PbGW9NHt4frjM8G1xkvhutsxJ+ULstoxAauEyCUFZhcDdWZVFCdCT2QFVRnMg/VGStUZxkOqOxZ4alG7IxnETvPjNAJME/UcdDpiCnTziB0Jun/YsZIYxOwrSGZ5lrd+cj4BW0TIT3g8RTgGGBXyixCotv7dm2lPPFp3f/hwCfY2peatNYe/s7Zhr+zePi9Floqf28Ov4XMAxjfPFKqN4eUGrSGH6lIuPPX55BSPYx7wBFSV3GwNVbwDQ7vSRNr20I+/Yd/tXHliP7UzIg++Pzjz24/onvfYaTETUPUOx3VaGZUI9752wtH1btqukmXF97zpS60FKpgaO+mxadcMLpvTgPIUWlLhurVnosZZK0KLJlBt502nnJHcNVkq+u0QtgaYbqNzwXkle13wfo98F5XX2RzKuyX37mt0Zzfobe2ER1dpfOsl4hISbWcxGRA+DNbQYNY02j4kiny4OpULitO5lAnY0XFqFURkdZksFch9phAz7m4BJpe1vgUuHZWcK3uBYcZFyOm3PTwZARs3JGshBRIjnLq6GRE8EW/ZFRhhxjwEn6wZnwkAIAfGD//gJrdJBXtVgNVh/D9zeCfNSYGeOL1hEg5imoGhfjyTmNOOhLN2oKiZjYFIoVJ1IMqzmLAEVWI8AEw31PZ2S+HKYtgbhAAZEGvCkJ8gOEbQi2BCWcNe+6a7rg9FFZgvAKe9TFVfIOy1whRRdx/NXWqB/pM+dfwkZSpyH3E5AGLNS3+lTqhZUbdhahQdpYx3xrY0Jx02UZksTA0Yhfme7fGbazj80hNCyIoFoy8GBKNdLBlSWENcijaNTRTj7JZ+vNaKt3m7K+hZIXM/tpdmFlkmGOSI/llHS9dhitsBcLLWrlyROTAtXIZvrO1chcf2S1HqtNfTJPUSB5ryMARDxmPUnmhnk2QhjADeoaLWSD0or1wC6a9LABCL5pA6DFi6jsPlwKD3wLiKru9QGpVwY/daQhZHSwVcmofLoTFP8HlUqH1AUcd1AP9gsGkdbLD1S2MPzyBqhVFayFTc4JFSVYb1LmKry6p07Fp0yboZAme6K3JkA7EoK1uVuqnyXDJsgVFCbhEznIj6Qyt6F0kfQIS4qpKlhsQK3p1RuwzXhgYldZdYPhxFoc31AENWR3QkGwf0JCcIaAhQ2zIz9b2kDjVgEWnHQqMZYA9x9G4W9dqgKWofYDFxxabwUQhXINghxmchOK5P42EdsbeaXyA3wqn66GRPtZmz4bTLWxSFU7nYylIbCwyNLQgm4d3dNtBAEUdBPDJJBgCSFLSNmr6ppLOAh91yaGuljsyGrqpIfQ+tdXsDH/OBqgRyTWnafQGAutmFQvN+NSP61NTrSHU0wHva80FpFunvglqQogeKnooz+iVrBsmTKGvW0t/k+EfjFsbHJ64d+USF5ELjav3cOlIvqSRByilk/HOIbwFlPRM2Jtbs3cTDKpGNtcETKC9FEwnzIAxlRowicsqm5kgj6UqyGN50d3cDtVZIg3D62F0A9quPrbA6gQ2boCRyE3REN0zGLi9cnW+pKqnM1mt2rzaqPS0mjYthmW38VN3tg5L/VNiilysabjXSCdjl6oXu2VL0yhCHNYBWKw5MOO6/M94jyyLQbmCVIYBmFg8GSK4UHY6cOrzoG7uKZdtRYiBmQiIzuvwljNWaHI+A9MYKGZqvkAKPH+Rgep8PW0MVOdroY618jwM3G4cIuUbqCyScorLAPFqu3TaWUCmHGKPGZiiFRiq/IisV7RSjFnYUkpbHQYLfkziHgFgkScmk7bcMWkWpSoni+WOidBmUy6cYF+ZlPKmh09PJmUfzy3lfxOpG0NLQICOFYxcArM+34abVc2WNqHfvLHdIDuIGUdk4qITk2qVboipyiUx43WcllCaF45LxlXx5KTkaTSoDIWpyb/S2Ak/T+jpqC9LZYLly8Onx3ukdaBcoQduMNZUnFnBGxuBowH3QX+b3WVmr5l5RvpArRa2Y4s8I356dqIL6MdGfEJqAqRXbTrDX/36OiusworA2gtgJvJ7HrRLMDSbvL2L417j4rindnH8gXVxzNdr+C9MrfyEK2VKp55kILqIjTc9A/PDCRg1JlFDH/OZ6wms+MM5oU3aqpqATCKUfEGFlAjB8Uz0wuoMuJ9CPRPVERUSVD84G5oLfT1Z7fIJ6xxBHaE/lmrR2HVm9gd0g7H7ZSi5IgK3fpfKrEhIPKI6+BET309ZMrKFqKABJNz8Jl1qALMMDYHaFUPzLQtBjh0wb+nowrIqEL9PFPuSI+UCEt7VN2VMrABfCHSbte8JqvcEjffAvl8Ghn+YO2ZfJUOdSVki6bT3OhBJY5ZCSzCYRgsaHxQ/b0jHDlLCQYqYLC+ukUQQVpx0bo084gXWOzC7IeNJ8niYGgmaX/OfjOOecsA57oTAN2spNZVNEPLL5HSG/CJiTgemD8ODdCpoWQk87RS6lLaQ8LEEfsH4feom5WySLh3Z8I7Jvrfolp42BMaV2NBCj8JWT0zjGaxeplETFFLLhEFBtJjlLl/wXL8hYuYLohQjtEzeL/FymlgDyHS7FsveEcItMd4s0AYFZU2cgWlE6dPYbROJA8OsAwvxIRuzvZTifQ9xKcJx1tXuSO8rSg/jCcRrD1pUQztN3dA+GxqxVp6tP4DhB0INkN5NHQJFYfuE8RDlkrmEcHFWqiLchqY8z9cvaNyHuwLIJlDvQvCAfg2Zwlpui/zlN9hyIB+VsptXXUcbLvjO9GTxS8o6QaRamMuwoNJRROY5tvKGVlK9N5NUb6CwlcFPXS3swNR2LM5ATVaeogp4kLElktpCYXsQs10aPGx6EF54wKm2FxOmreU4Lje20lY5DtzwvVIv/6R/d12mTQ0dzlEUzwBBgXCul9DUMpDaQHK05YJk6RwyBUG4J/yK8upDrxDU9kMny+ix+uyDHHzuAYe09onTuKXDW4Cr1rjlASR5RvXELMvOJY84/xtR3eauD5T+E29O/6MfRdQTlI20d6KZWN7WrtQkz0SJb/GuJPziuLlaaAGHu6/LCU8uJWwsOUTMEqu+1iYcZHeR+/4yCQC8WFN5/k3FMXOAAUDqC3R5BNhjsDwCIqFB5g4I7oVWbk0CSigcfFugxgRrCNLONcL3En1MIpfyMQBR49IFfTIxiyPRVBQTVGfjZbJKabbQL3dN6FsXN+kE9RHl79ZJb33SZ8UZuOCOw0mUGfm0jO+aspDiLWVwZ9k7dvROOTMxIBP+DcJD+/KuVJhvpgoCwzFK1zp1OrorR3Vu7LyotR1tLyw1g9v/MvIBWJ7ZJfi0W0OVV3nQ1TYvPEzUUQ0k4RbbeQI5lHcrzpwgy0mg/PnfCHR5VNh1UaBRoNpOiutMFSd4/00WlPqau8YKYIvhzmRA4frZDCjaL631QEHvYlWgosMUe5ShmlSiCEnm1AuRLDV1NFgbyorGAXAlR0cR+Sa00NE4bAn/OJwDOkvCJvtsxK8qOQJQtFBA0QEO+8UVJ4dNao2VPmzERxTcyCrNM9v7TrWhTL9J5cfe9EH9gOd/utKdmTUFRbSvjzSKaK92Sa6oQtpvPHTFPnRl8UO1KoFsrdPhHdgGCwBE0L65oYF7I435Q7hWZHJyAwQFdUEsXRKgV6HwsSYOXvBzdlRGij65ociGJTB7AADQ0+oErYsRnnUK6ZcSDHNCkSLfpDjzxxE/ftB7gxxEib5DweZv1zueMHc87uot73f1ntOu3vQ+V+96t6u3vcNVCMXhRC56yHwpsNjear6It4mx66FWTJBn32+e+ePmGU+Zd33YvPtDQHv8HBMnXr5V/MYp7jHh9B3uVvGb/CJei/0slKTXTfer54Io2Yt20d8LvOQkUVeCM4D/G7asHLDmvJmRCAxTbv7UhFrBRWSoD9p9mbtRoIJheLWp3LAYgLKRvepejylWMIBqgYYNwbnDq8pofaxAVxI/4mqJMZV6I4SeBWTbXV2iXSOAUp4nA67jGC4Fu1Q+E12r2ed4s4KpMNdZSe3MDcdVGJqTyCaWLgeUBl1ljp2qG52ZbsjOBQAO7Fgx+hEo/g7wLEyP8DZ/S+Xo7vT/FDEcn2HgZ3hBBnWjO72bGbJQJCJtQgZrhOxAhMyUkCx5PLR8yQxmSWykgdxKK0EikQOAKJCwAeZNu9ebPSBUBc1sBcGsgjb/37ae/eGZPfsep6DysRsXZ+1j198dhPDh9HBnnv0hPft3VJ79O2Y8+zt9qz6Btzc9+w+hs5C1zI38xEHip1hVZAeLf6ex1i4MBJneVUx2WgfNxY4rVsv0W7xtnd3J2VyzyZlds8liZ/fwjllndzPWwJuLNVjo7N4+1oA+bwCrRIP7qit2a949hMHhFpXHBd7ZJP2S15oez1TrPaepCCxwwjndFetbUXVfP6Fokz5peG5PGupdo3O7a6Rv3cB+y0+lbMD6pH3n9qR9etfmuZGilDxPr9HzRe2DqT8O64+j+uO++uOm/Zjeq7i5C9Dh5oGOIPRq4UJVrGnMCyah0a7DylI3CdV7GBrYNJNLxzqfRLWg3ALJgxWMJNdSj6UeRZn9DJsn4D2jCvZIAR89rjVaQmrQHeJxccUpKqGHbEV+Ezi5mcug8tutDGWePYWnozbNuuoZ62qnbW1cAR6yCuAhnnAzCwHcgXBCqvxzN/+CicMMNQOXiopbQ2EkuNsm7PPnWH+OD09C6KFhDkUzNs/2AKzFId3Qkd2HfzbrN9XWZS1hxQKCc7h381vL+9QwFSwwTLGC+dTDPhMg3DLWco5IzzmcOyb5XBmQ4WcZriAuR9MgkkC4SbB7Rvh8TAQd2T07tAmmCt2hWyfcZ7lU2U+t/aVx8jYAcnXgfu4uuAUA8airxf0KikCCar9i/KH6nrB1R2j8ChSRz7cPKeqHyIjNjs/l29SPfqdhpkZU962oDoWeonr6kwHH1VtgY22N8qy11Zm1tWImrM0vPmxtr2nbIpo1LaLJTiyiubljEsImCvCclk3Umnb14h5buONn9xvW1tknx4uNrV7T2BpXxtbfnjG2qthpTfkAx5zoeqsvbpqms4o/xcqU4rpXEwdsSQQxmE3DevQ8EjZKwlvfUgJ9xH7JdjIAlYHa8ISEcHLYjJPmUKRn9q/cIyJQ7RJWgLAdRCb9zjiqg5Tknc0gJa8OUqKoEhmgLnCMSDmGC+coYnjhC/lLty4fd6ACSan3BFOyP6HTFbYCavRd9RBjMq8vmfjgMCgYjsxgi/hcIkMnRGow4krcrs4qVSSK31X/+MX+poghsaqiBIdIcBgx64HxmfUtv2dvKfSWWG8J9BZaHhyolk6NS9Y14jeibOMKEgoT8y8DN7Z9f9aZ6Xyr+xbtQ571SpuGMRNi3zXhDgnDHdJWuEOXZtzEoH18TNhIt/h97QkKunSrhLiuxjszBpLxzj73ZaSRIKpZRMccWHuH10Vb11Bo4BWwUZpv0rcR0YomlhN7Y9ELuxoBLSrPFlT2yuCU4aDhzPUc+pKZeIQRLzbph6egvO6sSoi2AXZ3TOKntCUw2KA4if3RzvFn7RxfpnN8YEynw/4x0ZA2Wa5FyYkPLH5Rr9dnbQLkW2jokNN44r+boxpPqSZVqslqD6chlCoOO1UiyjBEMarNmaiZp5NOIpw/YtSMd8JbAHZn6vV1TM1Hcff/61N1/kaigNLUq4FhRkSzrLYFeI24kBx00whnUKsc8UuVOq2PET++xegRjFSGp6HiZXkj5kD2F7od+gYlSK/o8Qo14vXmsY9aaR6FWvmBCKRoNUv0QEgII1WVobCIlcbVvlk0q2X/xgpSUX6QWDOJcEDSEz3kyK8VzzX2rV2UAHbPBpDtbgeQ7R6vLQ4g290MIJNYuCV5Kmy89H5LmsGWwCNQ7fQR0XZ6sk4n/CokF19aJBtSVq4ihiWjHSTVyINShAinMvVIlsKIuSsu7MsbxnY83sOrRWPcxVvScsNantfwrnJ062RjfbIblmdJq2Cr9pSrMDjLb7eUUip/Awbn1bsmbKwLg7OAUSCPQ/S2DQpB6yj4K0nw62LjXIG0umIzCnTqxWohGZwGWK+0sIha9UIW/Mi4Jp+zam6PjrBFS7lnCMQgBHlXWcYWSP8aHHDVcEB6zupzUijDCFgb0lcJlK70YOnvqnHUb1hHPejvD2wAnWeTSqh1IaEwo31iBUDFMu4rpVBtrMJ1BuF6g5OVaAjMLjDIPY3RJ3GhlROUQCp31VbaWK4RdrlH2KVtUbywRavlHoztaqkzO8JW76mvy5j+iWC4aiK4dLfDEz6n/rs2bFG5amMysAcW4AGlMgZgJRCEnclUeQt/CttL8SPwmgnX0qODuTaFjWM1MgWaXNuEQWwLIxOnHTGh7KVKAoBw8K60AxE3NUyu8t0+I5tlYjdLNaMm05dCSlYrasMdY9H90jn21eB1aZPXSXEj8e1sAukShJsolH0CFqxEmxrXg42p3VminatRVCYvLQHqhIx4ggpszcy0rlaDXxA1kaCs2zIOrxwTyfPlYtxPkNgNp5q/pWFOHAe3+C1jP08E/2myerqBiix5auuI2mUQHKKbJiPyuV0zfE5+39XmdLuESymOza6Ktb228fnWY4ovslbdJpfLxePduGetEcK6u1zDLwl41fqC4MAPW1/EkokUQ2ClL7xPDTHb7ihL3FOEvcsPsgrWLidIkizOdSzOUbneiOlZF064KqFRu8pV0fzWqAMD78s18Rfyu+3ZK/jjsrA786O0YQVEtaGUsFK1Z4Xt+bfqeZFcOSbPmATDZd4DlQCoVUzogB65XvpHJe9snc7FoTqth3CjSt2EwwhLk6TkyR5cPpRT8ncYaWrQFXG7wPWqqjYstQvIFBFm7hpdxZjaNkzSl8LMlSsHvZcjXg7i0Jrotl3AGSCCMjUXdC/nAgDJm3WQpYsjs3ZojzKxFZbbN3l4CxrXNTw8aPDwUZOHLxMvl0ZF+SMPHxmOuTzPMRk6ATnRRhgIyb1KMB8SQAzt0bXEJXUVebpPiRfhuZORmfMVwAeAfuSZanBZU4bCIN6hjf/csEG8pplLytCHjAPV5i0tbJ4LnDnqGGToJNkRS0WMzG6qekvGTUsiNOXP5SP+iINjYzVqHu/OxGUn4O2M7C3B3MDUM669jbGyC+OQgqqiTDxvMXGKngnK/NZc/HPdLhhzbuw6rsIhNKrkpHptI9LIMuJ8Xo5sYv3XjFiKK2r9ihQOyQL8FmaDlAgupKf86nNivoUy34E6k5domRsvt5o4Hi42oghdCNYxMtolmUOjXIfguitcx6vwEiGWcBUHrGEhklWYtSUrdVwzSOF7y0J8q+ONqYbM7gGlCWQTlnAg34yYABCU88qNI5TvJF1mXMq1LsS3MSJfy7EIXefbmP4SWlJJUoHQKOGjAqSyVZ4n/CSTa3fj79aJCxixPYh/XZfA3nXcul6eJ0vAB6GK4AJToQRw7lKRc9fhyR4InXvysBExXu4+jSdwjj5J6pNYUABGnK8IlNJ12U5KbifjWbF53N5MpCenJ+PxXkSbjhvbyXhmO5FY33o74Q2yaM5v7CV7y/PHDNHbTosohwauMpIfVrbKXbqJ9KvL+41NpI/L+4ZP90sBuDofK3KXeuwYThTLmO6V9ktSNmdqV8mn7IItDVGAu7TeHqZMbvar5AsQxGSVE3U+Q9fOR5QawmnvF1PVmuzpa2VO/psCs3tkKN2Q//Z5GOfAgW0dtjkeXC7iwVGDB+9p8uDzhOjIg8F2IvLgPYbJnbeQyUWWB0cGuln3LgkoDoQEo/GqDFbJWuTgEOdhAW2Ue+xSIINdR4vOqxksiFgY7EaDwe7ahsFuKIM9jwyW07kHM7KHS0fa0JiYVCMQemS250v/zm8x29IExc0z29JWUYRPgQABBRgYRq2XKoiAbFeVtJwpo+3PS8vpjCX9B7dzyUpndpJszQg1kyZyZperp2F54mh9E+8p9ZOzKJlar+DPTZfqfds7ML/cZGmvkfmzwIHpH5/NK40rB2bcdmDGX64DM6iSpbljBHZBL3RcxunnwgA2+ayVbaMuVt3YZCjM9++wvtkZO4fPsANJNPIL9TfFmhRWsayYtyvLQmoQzXWaq21innq65/V1SSGDgOl78IAjd2OJkV7FjaQWkEMqY74M4CXQwJCpn5LGKNDF5OZrUF0ZPZUiy1MMAfIrWLfYTq6hhtyTjUNwdDTxQM51yxVqFSKzitVAOJ1AS2DYVgCRIBmSBLlZhUclTPWUYPaV+mK5X94tWX8PV1oJ8uOQgrprPLIpjZJ5J2Ab0CwEX6OZVDFKqyjhSOQ3WFlmIsUxeP/hlIkU90wAL9xFHrDpy1XAP5nWLoOQBWiSjHlZxm8ZYrmjESZMtPWvzRV0OqElx+PT/xBPzzqarDRhauXq1bmtFLJKr/ZkpdIfm3tXPbM9jFDPZGr21EIbqzNsRdNzaUvEXCLdVpJslpDTgAldNt4EAGlp0o3JSDUcoeJ5VY21uoZBjz6UBTvNzKUL8hieQ4J2+lOBm59kYr+Keiib8F12FW/jpeKAqPlZuUaT2PGAD88QOzOWEtWLCSN2mGpfbHDNM5QCNIF8rHgBUG64bXrguhBoAwTNpIQQwXwubG+hFnHBpO7aUIJmLjAutLnABoJbfyoaTS6QD1OvSIFXVytlrInWXK2+difXtZ4Z7wbCrNWtGTBqPLErjM6GGLAnYgiAHNqlHGrcpglBsdX/6fJTrMlzSZVLDZx1cBfRmK2r82Gh7O4WMi2cJx8hb3vqUQDnKvVwkLtcCWUX4irNIkITOcYRiLQxYeIbSWsVuRQVZQ22oaz5i9NfDt20EemdLI4amMt0cNWDBwcAtxWze6QmYrS0CPuwyr+X+0WqDhpEJktXJrwq1WyYrsmGcSzkvo0qdds5i4QJNCbBPlGvxUvNXGPdZgqmK+AHR8O25fUChScvODwZ3IXEdpRyNwFiFBomA/gMJfqXNLxUDf4yBj8BwCldTIy3BAYEFHm5Ja1u0eWE3weIq8108B2bXIi0caT0tSyH1JRN7d8am8x6XLBjJ7UbKqvdUM4iN1RAN5Qz44YKkPlAN1SC8Ptu8XldcAaFjMMLewki9/qEE0+Ne5gIGD1mfJY9RKX2RcFBBjzaYlapxeahJ2pQQfcPrCdq4TsrR1QfUbbO9VpxWKSjwoJz9MZwNzsYKefaBvh7SkeDcbZ0z5bJttE2d9LQ+Zyt9PKbngdPfpMf1oWmmk6PuniVSF5uU8fyWr8goLrSpF6TtyrqacJAK8H8y3nqLZqCro9z6+Y2PlsVjjeWmsquNegaGp8zo/H5VYUutNyG5RCvGiEMHUqQGnbio4Sc8/DYUWgqfpXMT0lCxDcmaaTpww0Pc9GqTmk1IIYQUaI03xk4GWpVk7D4E2NLbX/VErWsdRKlNswiRAhBRxOHakilsBWLv6BSyI9+pQr9NAv8vN10KzS5zX/Fuj7ewro+DIdw1HkZaHhq8LyV9fmhIvaaoHh3V/N8yq3rrbDu6ZuqCGlK1jHM71OnigZAnZD/ZCy7rpE6LnFuh1f/Yv9m9fHfBG/txf6rGYOkaJK5lhkZ3F9pD8JUY8XexkODwZtrvaJh5up9ZNJvYbQJO9sWo63MXoOBFNRpmGddtEFY3GsYdSSNPHyXqDNMY6SUk5sAaHy/NjfxC+jef7Tu92ysUpJQL33QhfqgXfVqbzaDJHDffzbDAg+4ZmfHSGzI1TMeqkvcZfhc06LQik3IzabgHmnHJuAHEfiIU+PSjpDv/U7jTY+LP7Vm/Rgs+sRMsm+drgNRKV08EwWcn8/bTMgj2WAWhRpg8EuMnqr8KFbEGiTorEDPIhQDu88ydp8B4icWdU0MsoKNhMwdgZa/8wrngEzq0kEHbqf0IIFuB1p1LbvcgUW+dzlrnWM8VNRKUGyjNDis8fRLYv5A/eYvOlvFF+yMn5g0Kq+MWSaHifYuMQQXV2IxhVDtjp824Q59OxOJ9RQlmn+dGPFSkEaQeYUQzIsdWAjegONrANWkcZg8+SYcWVtZqI7X8SJ8PwBJl/kgciSBV1mKYapmlVDgUxyVz9IGRGpa5dCkhsNhvBV/IdVb1XQf6o0S3F3hb3iYqnDbW5WPw54AXoeY7XRBDaY/s9fTFBPyjTfkwOxRHimIf9j/ZXAoTIcaSuZpiHPe6Ele9SSfa46Jnqh7km/Tk8W3ak/ymZ403Wp1T3L2BNwgZ09C3G56YrLOdEPbhGmkUFKsSKxThS7JVceVVhjVu6geYkGZMZyphwhdqjChS18AeRd/bgn7OPR3KlehImQEJnTJ91UZgMIMn7RkC206dKxq0UMuz6Banh7DlBY9XIPgCRus9bBAq4wsDFgsGV2u0BkGBjInbgl+ltUxomnhYquvqJ5hg3QMsdtq46EqOX+P6M3h2eGJcZVu57lu5+GCSlIYoDdYGKezF1mzlDJ7UW4ISD0uuUYryYBa8an9XQb4DVCNE92JrPUhVzDZgf1qzarW8lClY+aUDKBigBk2pKyiIWVJdeVmMtVTKF2MGkzzRdnc+f0j0bpi7vz+wd3T1XiubklRYUTuPap9aKY8d7Me8UcmaWurERa/7VYDv0FdUir9nuWoYyDHG9H0B2aEnM3mYttfL7ZkkYKme3ENi0SMhdZerPUu/0LVv3Rm+22kYrosFpuL1IHNGCV0LMKvEZN6sF20B7evg9srmTbfHNwGkF3/I5OiNWKCmrb95tznPGBfxrws6SwtV80mvxza0I2hxj0DZAdgv8nFstf2X0P6B5A8diU5V5ZLr1FDj5SsvYtm4xAmD2EBiYUd5+53O/cvfQDqXckXfQbqU8mX+jF2NxuWqfgRYSFMgC2b4ESN9wNsu+kmjP35DHpKtypr6JpiWCiKlWTdtOLfvmpDucEZw7VDVs6laxKbAif2i62dJLGw4dxJVirxZcXChs/eJO3myEG2ufMKCifLAOHPFUlcxJjLKcb0L5ehpcSyvxnpMZPu+vbK8Ka7lE1urZqVLZCq0m1v1TZkNI7pBlcOtQpYM9QE9/yZuYdUkdFahp+Yjj0ZItskUcNLAvviEBIlbS/dqnVDa3GYaR18/93WEgJIs9oaJKkv1bIHKOQEByLg0c2GAXI1+7+skv1bkPOF5Ir/cspGtE28eu8UE2IG2zm0rYwxpTO/pHOo7E0Q9PbFmgWzU/j0TI3QwIcSD0Fo6HHQfuQs9gujpLkiB1fnbeyNVKXIVHUNxTOlMIkdViRhKLe5It/kDLG7kUCRuYV0ymF1CunvkcwMrmwsPqmmaj6+BvkhYAu5LLzmHt30D0y5CRrKTObIK0mtqGGsTUlVczCoag7m296q1qaE9sZa9Go6J2qqTFIT5FAybkOEL4/1l40YGVSmbYRkU0v2VYxcrh633HjccmrBNVNcwayFZVL6JN/SIiOpibeC3yTnmOIOYdMpwGN6SHoHa2oM1bAaquFcfwVFe9gqOD1kPklVcDqwBacX36ru76F2WKHSQohdIvcgkM6gTEkAZr10KnOyDWysKGmcN0zBOXOO4PtsvNhCDbgtskRUt9x+PS3KcCCC4/ocYiSR5FBQJoO/l8MxBCSzSY9gUoMZzaCeBch4SsMDY9wkxCn7mGtowrbTt0zTJ5jSQPPDBsh+6jHxTVNY1QYgBUbbEEFK9WZlkmoHmnaVaEjQmUU+XKVLdqhSZL6g9CsmaJ+JjtxB3QxLRrMXDQ11KYeReqzTfajFrUJj3v4aEzbAiMg5G4eSqjOVapIZGdKmL2IWoF9jD8uZxeXPoIxpPGtWR0T1WrJlM6z1fu8rjVN9rojKi3Gqf287ROWxfc+4hahs1LxtEJV/AHbMWrj2q3oUjjFlVklNsH5/E95dJzXB6rpB7KJiy4Taav4aL/6SGmqhLztUracOFVxf8zDEt86e0FIcqmU6hDWziRwaKs13jCEGj33LPRoz0NHxwhE14mO2AfVJsi2WntH3RHzTN99TSdwxXwgrmMW7uFp1EiYBelyVWXUCE1KJ9O3KnG83HjJbmXM2OHoGIR0P+6+uRQf/64fxfpcqSeeGjB4Z/CPIuzaWImLtV/jXkeEKt4AWWK8JqgH3/a77auJskBnW24eefxTzqNV9E9qk3X+36X4oxoVjLWj+5ghEcyPQhuaPTE7N786tuWgWkx8hn/KPGaqzYfSzhKlny8ECPmIcza3ND3q1G6SsYHuYC0pck+Lb7zHBX2aR6ln1YdONwEgSZnCEbE21SEt1I9glSiHO0SUqvVcMGJjCguI72HUKLrggUxdhe5U6dpV+W+WgUE+tXaWhrtKwWqUhHTNYpaGuUn3Z25vrNKD7tVqnDtepjd4KiHmU0jZpDQLpN3qeccnBVQ5ofReH8DWaSl9IT10cKFJLXNhh5J2Wwa39VO8Y6R2jSXgLWV4ov5QO6toKhd5FlkgXz2FdFCUUw/X0h9osNGiz0Fk0FZ2dENGjBKaJMDvwxrRZqKJmfclQrCIf6fxELN7PCGNhysV/UzZDfCRlohFdQg0UiUinx6aD4cE6PbY2RYAjfKiJmR76zQD2oG/qmHf9d2vRYf0mTE9U7dWRYaOUanysLMNGQ85TnW6eXsJ9V4jmaSW7qcQx/2+y9bwR3vESMGJ33Tl1rt2i6z19VxiljVJKJqqOAyrBE8e1550tCbkniFeHZykHQ9tlXqlzeKwp5WLzR7aIBPj5LSVGsSiB1dCnERQaDJ3/vnjfCzjkM+b5LtGHxwS4RJfEsgHOdRiKQeUK5u6+wf6F8D88Wq68XtRzCpBSUR6KjV4YVMJe7bJdNW1aEcOIpDhEbxTW0JMCRR6Q2V9xp6ZraChR8y4J3RKhdtSufiDHR96x+3WHENBVfZFSOatpO3QNVlzYOnybzyx5DCyoL5HRIJy6N30E87d6hAyO1UelAcvas0mfMTLm0X0xwsiZZi/6VS+GvFIkRjR9qdl0CD5LdYvBi+sOPFqu3irCsphhpHYqv4RSCqCs+45zYvWphnfuJ0C/X824ItrBCcjv66cTTPip/HIuPTT0gmpMmUFrw372xyuhBtMHJ5oAhzaVE3G8zVW4MPolpm/TXiR6Stefv6g7STVIhoaOjgpMmUaN0FOLnUztHxJVhCJdXJ8drGFmkgq0guBzffO9VCTo3Z30AOUvYG8omYk4oIKavhSbvKYuR6BQ3plq+JmuDzoJlrA+ClTe8+CzgzV/sqxl6EA9Q10l0KcyXSXMvFkFka1I6mVgfA0jUNRA4u4lafJoOXo9XiWJlJUCJD+QomizWGsU9jbNy0BcWYu4soq41nhTY4lIKhTobPc2S2S3Jn/aJbLLBl/3EKCH1d2z3VvX0EntzQAVAQYm2AhRyNKT7PWIehHLh+kHcl2rfjTKmO3eST8YQ9hr9EMqPaAfG9v0Y6PcaPZjdwOjHJhzkhaz+1Gksj56a5nfJZyWoh5WJaoEqaJtku8BJgsfGKkOOIxYHGIXRKy0MlAA7cHOk12TGzF+gGU1QFAag6oQjTooC8VsP0gY8VXuBiblv9BHGpNaplAdsZrdiCSTHSGdSs5VF3VHehJLdRcXrn+E6LosVeHj5pRBBz2WRs0k32oPmi+Bb+Ue0axNRrwuGbzzPBMLYNfQBDOEqmrC385D4vHMEuzpIug1FsEKFwFTwXUFrNUksrtaARykwKC/S7zTjUR/H3EDWML+ODBlXdD2/tFy6fWCUk+DD/DwzU6x1CLjJewMsSWXMIgaEXkV2SwtuA9kM9yGbIZaVG2W/C2Flis3slRMY41ndM0J8iB2CNsLrOdVnKx7IutDMvYelQasao8m9P5ZgN4BiH/QIv5B1QvuJSKC9edWbsCs7tYOMWzsELvMDjEEte8yO8SwsQ3sau8Qsz8hgRZzUmiEP5aQJlUZiu1WyXnYIc4DNZ9XdpVL76E3dY+E37UNlkipgFCUsoilxARub8GE0bb4/nuatsvMGuRouyyqGqGFNcjN3qSmOAh0k8KUCB0g8g6UpWgXoEoppR1b83GCxEPIUD0wgzNWj8CeeR2DZkHzkyVM6s1cSH0s1sH0tZplJYQgSearTJQciMulccUd9RUDXCGhzTCkLinrAO1cz4QfhEgflUjgZXmIRPxhyUstHsQGD+QMwPhXoCHaPvY1u8ve3BeGjJcwtaoniH0ySnidpPFkcnMPoeC6jKUHclPMFpYDNEpuYv42WKTHwj0LXrCEF0hCr3RgiQSjzVjltoerVrUPK2jGMrnXqoZEriL/Hg0LxXI7OExe32of8/L1pYN64PC4AUaNAyBrXEPr1UVVzXTVSHM9R2FAk5mMhsAUSu+3SU7KNAS1Bysn+aak+QO6u2BliK3Jij4bxs9e64XmFN+otTLWjOhx6j5mKxrJA8GwqwDeyZS0JeJTagnBVx/IgfAFGRAfQDIivWBrwu5wFEUohMQ/dY+af3taHNu7gbuG2TDiwxY/qxmkvmTc5LHiyYLgVSWy/aMsyK5M+qTLwnQm4XDg/KoyrlY/hxM1Ai8t6ufVtFtwycNpbgINEFpeFsIWZ1wI6NkH7eLNQAgcG85CYugdA9SHt5wQt9cRv1yaVUBF4wAhTL09RtyeYbRwtkkGNi30jM3ZKnPkeylNIkZre3/Q0nLDRtE1Nb/vpPS7Q51xZ9e6i6oTNy+heskHVvUPtIRzI5cwYjAlQcvUChLN6NlqGfqStVZgl+/QnFrusJz9FHAJrkXNJXZicaq2mXRM1Sfo5FX9a7zXGPMbqbWqk3cJyIBmJ2oy6apOvvMWzRpX4qpd97Bd3YZ5pVPZ3jtGf48MfEhx7z3NbLkAFhyj0ZtLAr2kaYNJ3+G52clZmEDV1gONNa2V9oSiWJd6R1Kr7SwYl22xvrBo7hKzL2Jrl/FBPQqkgdHR4YQJm0pJqM9dhj4blUytgWUwR1LNwGyEmjcRM9tG9i38JCkVPMsk1wRVbH3dIRExpK5jHy2FGbXPtBTd9o0Q21IMbYmtdmj5dy+7g4aKGG+Pp8jIDw2VDHRVBYvmOzBwYwa9dweXEILL+tOm51AcqhlBWGbqvMy0gHFs+GeFgK4pfD26/2QKmcnDAlgsjqWqKLaSTvGt92pICXG9i3wXblFUoJhiDuHcB9cYO4ywOJEkAV4TmKlGMT7OvTXA9Ki8c9fFvOeov3sj93ymTQw0/hMqh8x7wXlfBklIbo+SRFcRhPQne/bWst9QkuDUVg9v3yhJcEPlCPnkeCRGSZKoEcSdqh5BGQk7WKUkiSUlQ9FmzRJhrcEV+LRWjJK0gpADbsTE1RroIwsMfAHgckIMaPxDpjTDGhc5tnvJoToKMpedfk3e7Nu6LKydLz/Aa7aKJuFP1KRVdGAFGnjVvDWdTrxVgYrWqvmdcPQS1rqSdo+gBpacm1U7N6IorLTmRiZjqJM4gBaxDMXmRhbF6leTIKAodhIG9bpcaa7LtauZAVVUBptBw2CTVdXxsC5HGLdRmSmlrlIcX9UYE+ns2vbRp4AtMhK0jTslUnth404HFqldE1SKBTehhTGzYiBDqcAE1QGiTd4UuzsqR2uKkgjeOYfyJKn/DIJ3oYL3QAl5WZ5uBG8KzCtG8B5CZhbTIwXvFSN4myvuqK9YwRWTIbPMlk3S0jKuWlLZefmorI8+BW/ocpwRObNCwXsJ8TVuaXvJm4fVzVKrCxgpSxS8C8gzPRA2YOggeBcqeA8qMTnXAl8raJTcRLugCt68eP4Fy3jBEkTqyTI989qMoVp+5aqh9iFBM/oUvIfogzQM7uMlCt6JUR7a7dN5rIVdHTg8bgWjxgEQ3z7nY1kF72quq0aa6zkKKxS8hyhtdwbBm2xiyWT4crUhGLdoPjuYAMMC66+ggQCnE501nJabmVbKL4UFUNnB9oAb+xTXlT3fo4Ks4c6I6FjWREwuiqUbOHRDxhnoBkkzWcQMXK3jJ+xFrMRcHCqMmpWxZAV2w7pAQ9l6LZwiykblCoqfpvCykUaylfbv23w+S2WyuadWGIXpOW66NmxyjMk70+X2MhVYARAZGKQBv9aoa40Egf4lQnt6RvnQvcKoG8J59TffZpESpW4MtKOlWkU5JwLAvUOC7y4gANh15gaNQoWVEtMqjLo1JwMsL28mrgYk8UHLL6nypkagg3DXZVVIUNYSMI9oYriOol4GBUzEWVIWxLk2cXGPNZpOFTjS4YZR23majYtr3eYeVHGzCqPF3ZbY/DkxW73R5neBFhFvH9HnseADlsUCUqzexnQy84xjGoWi3F/uHZyqomcN3uu5xWHc/7zGYbz5HOIw3lNFNbzn1LnHYTzwvMRhHNgGgNm0bUo4S8Vd/gne8CGv4zV9iHe3vYijO4z/dEt2ynGHQOA4u4WoZAkiAr7e2KdQir5Af2NRGkYtpgD5yW6hOJxJHUk4BLrMFoWjWIzOyNmIieSYsRP41LsVCvst61XRYMmbXGeF4RSOVJlkiRMQLu/zUQxeLfuIG8CjJrn+mNvHIfI8xTmwhZgQkVgexaX8BBOK3nq76jCaAVJDD447886tny2SqJGnF5z0JI5dfVqNoIs56SRq+rOIru43nF0al8uUR8cqPFB4Y4w1BrKAWwvwWXdIeOOkixO912hsGsN3ZTz7sk914dTvAbhF2MatYAgyklljJMUtg1q+Um0DFb8BMO4hGDICZIaYzu/GTploLLiwmdT4vGSsBNmP04MEPozdAeLPdxWX3rzcTCEccJfxE5uAyew1m8AicPKgW2HA7pJsFH9XzkKqh6tNsY7heGFkLfTgw5okqD6X0R2Ysz5cImivonmYmj2VvL4EehEYPTXCiUce1aLFYLRkQk3UPQdknh50YnwbVj8JNQ3wU0ZxQr4tm59EZgchLQP3BvpQZKADCFfS12Zp9Dvy253U0AaiCpHRWk06RbEYUpjMM3Nsuw3nDZJ0YPGgfCRlVPAnWokJ3RYtvXLeLCmV4MURZy22C7THiMgIqxLqClqYGscLlsGkXy3QXrVAGwQ1gL+qWqB2dhfOqVmgMuDSUKy3Fc395wIVgA+73iYD/XFgH4ch7OMcHGIc15SgJZfykyxQc+vtIJK4zgplVegRYq5iXTnLBtMkni1+T8qJm1VvpqwXbVSbDtETVEvpmCI2XRun36lQoLsVCnS64CaN0O9wTLWgD2DysbPl6kjnVrVM1UahGzpQbIABA8wOZZvbKjapKjZ9oqoLKxZLgyo2tMvnRrFZgmlepXeM0+3NK+6or8iNQT5BjJcxh0eVOXyIgmADakfdRkzpgNoxpBauQtvHQaUCGFs6VYABFZsU4gsKwy2J4tCFYpOqYtM3CCfXl2uq+uZolBrs1VjvsYLcghdEeIEUbJYORIwY6dbqT1KpP0MsqSX2IVDlbADlLGHDQjVMuLPtS9PqpXk9cHhcri4PGQBaU5WV38n56NbXLzWu5yhoEO4S4vzPoNh0NRkgrTwKKTwKcN3ktQazhPXMk/ULzSm+MeKXZQD7F/eqdBryWTkY+xL8CVpwajK4gTgqkaonS7p7KjoH1hpTE6RRR+H/BbT4PSopkroHVj2JVT2JtvcnEH3bxGvAkVxJ7ymleywfUPLAOL20K1pxDeexjxthverlUE7hy9J8L0U4ktqoIpkb86I0vq9ehGadK/Tng3bBokCVjghHvmNoXF2AfeVZXXgRWKyqDymNwwKva3tkuOGcwYvAWQ5VQ+hYcY421JmY2e+sYmaZTp3+ttfpNAQz92RbMNusBbObVDAD7nItizELS0WyquTI9OMOgjDHELawnTuIefFlq0Y2qQQOSDS0+PAAL67BT7LHw7s8UNGKTvLl1yjCk/B2uMwV40kAXr1MUylFADFXwTt0F+xsciHwpG222DpXeMakymWxX/kQBsT0JR+NhGfjtUXGs/Ha8DUhLwvkml9OjOPeQWSilYPLiUdW4JuPofC10IVsCVaM21woxr0CkrJKYyaYXGuGOFUsOuZC42KJl3Jco/80fDdIP7HUic3c6NFoKJ8UNOeoGejU0BUWcvdOUzCMtWDn3EWJIuawpItdSybZPtvkPGYXOzHsfZsOsPrk22iMuhkSQVNewahMwbSG9C7UfRmcWJf7B+SQI88S62HzDnHvCWcheeT6rBzPSvFNn5XzWaU+awSZ8SBrc/RQCSPSKIAImAvwX4bFX7JHA8uLAArkbRnRMmeuZYcQvUK1ScbIns0tm5gvXz5NCqUJXemwUKoS6FbQnoApK+VOlq8ho10+LI5heUwB2TYzuV8oRmifoiQ/KVTeKfQiOf8sV4VwWYljzQClgYTHnGSLl+iiIenCUmoEVXG4agolBVUav5k7qKbvrgbYGNO3ENRNavqWkYY10+RqgtlWsmp2NXG+ZBI6TO5mfNrFXJiQK3BumToJzgm4uaxwrOUhvOIMSdBFg5qrZtFkckk5xKLJaBy4nJ+Y8sdPyFjlOWA0MNBpE6LrQBurkhbLZhsJFtmdoD+iO6FkUPco3B3cZrOG5NqF5JoxHgk9QgBeRyTXFR0VsStWkuuqkjBeuKYiqvRxDZ3xr2LzpR1oO0PxiFVlp2PcqSYURG94mNKQQCw7Bna8ph32d8J4yl2vMWmzmOPJbjW97K54WE9janCVjLLwMMB2gxg6iMiZ4WE9xsSQh+0SkiIPE2g8307HqJ6OAVY6eVhfxx25pQ7UiaKeBbn8Jng2kgbENcJbNwHCa6rirlDSXZFF01m0zWhwRFejaOKGzBtXMm/cCIiJmaBoomgMLiN9WSaKJrcy7+xNKhXApoEqjhRMOlolpoNgGiPzDhtRNDFk3lUr82Y7kXlzlXlFfOs0o2g6RuZltMcyBTuI37c3r7ijvqKDKyYDkXnjBVE0I42iGdVRNB2NKuiYKJplyIt5M4pm0IiisQExVuYFxQ9sFI2ReXOFfNKYF0TRdNAoRNEMlG1QpUsXvYBCex1FkzfDWJYryXgEh8SAfQhUbu9Dplk2UTTLcN+7s+2jLKcv7dQDRygmjaLpzEXRVDNdNdJcz1HoUOYd7CSKpjMv8+YyaXj2sj57U0W/xgvNqY5G0eDLkBvN/S2ZFzE0A42hiasYmmWNoVlW35iJoelUMTQpQkQ6jfgQQ91VDE2iMm9ne5k33i6Gxsi8cTOGJjddiasYmgEoXGXeqpdDObVJmXeul7CCh1UETVxH0HSYPDuDOFlH0MQmgiauZN/Y0LpG0OQq+zKCJgYF5Sr7yvDk7QiaWDewM0bQhK0Imrgt/oqo8MmqANC3dN1mWcVOZePdYWCHrWqyE+Rog8216EpfT1dX7tBH8D/a+by3c4c1PnUJGkJX47tGN8GZpehzsVbpcWYcAHHDAZBopcD4nKKb/maHiABCrtbHsRBnklpUvJWLk2F2sTosgFVdx7cws4LMqduoUdMED011/y6o3Z5jfNXf7JjYvI7hlo5L0hqZt6k7TB0sGCDRl60zLKaDxaYX2nLvNsCrwvSrnHpeHQRWfQps1JeoP7Hx0NTn/OqTV31qxIl16lw9J/3A9pFiHS0iGqhGXweMZQxKyRmUktUBY3SE+jRIi1DOfAKJGxuU0C9yxo0NGF5PT9nyjfRjd0zYkAkZE9BoRVAYashYgfiTPkNSUo0LWmZIisR91yEpmYaK9apQsZVWqJjWZ9GQFAO52w4Vs5aSyG4ZNtRuUQjZj623Qsi683UHCeBXh47tjAPtsEC8rQMQLboyMrGX9sqOsY7NX9kxxqpz55R/g+1UcsyUHC0kBVBT+l9WCF1/Uii0dXqEzhDPCPCNELouw3s8yFEmc0YAaAiEqyF0cFl0YKYu7mEY3ZJiPS9LGF0B68OQjh2knxBmcXiNjbRZ1jC65SpUqw+h2SRn9RhpphFgK4igW0OSE+LPAqiorJEyhD2rXg6ZWQ5ydm3+7K3lUiN4bgh1iHg+S8aCkCIOGkF9HInUBM8JqBKi3VB/CeE1aq4d1NFpCJ5bgzi3ohlGK/JNInrWjBtmzWQYGdTkoT5S9UxIzIwOGDPht6+rZnCEaRRQRcriqNEmUGKwDp4roOxLiASD5xDBhketiz5SIHhOtKqqebt0IvHW3VDvy13VzE6WVQSGsQnWDIm5kebvHg8ATaIxdGZi1hBDZyZmBeFzA43YWkP43BCTg/C5JYx1aoafZVzWzPCv1TxqF8LmBhqjg4lkaKENKewTxX+yqjxqN0Zst4lw1VJGEuGH7Bt0c60JeT9l2T+jZ/dAj0ZlFmQPAucz3HJZb8kkZkn07AH07CH07OUFN6GFMZPdJkOTZ7AGKx7AgopKz95tw+boLe1B0x5x9E5uabLVtpr2smraQ6VegcZZM5o2g8/WqnyVFXg1NF9lzWja5oo76ivWqnwVouysGNAdE/O1C5lqK1KPB5o2kmSlCyuIAlyjpo3wNgaDtbIp6oAxZmqsUNNehhIzAEkfhks7Z40AZs5yJeCmke5ea2jUSitfpacFBWZfkOIFK0iXEy3Sr5qxWlkLVrUPS2jGrjpfZQWZBhr6F4qutoY+zLQvTauXrtUDh8etaVyfDMDYFDdPLaTaoL5+tXE9R2HN5KusnFHTJoPgBm7C5uCBbHYsEKvSkLu4ibhdoYFi/NeyAwmlCAzlLhYORTwGDuewLcmy37UltwuzgSQjWE+6jna6V+GWXZJwpxXGdJN47l7q1GaPiEGOmmDIpZreoBPaCLkawGwRybzLbkP9V9jdUZkHLFnVi816Ta3lwLDSdDaYr2PjrYBBYD6F1admNFaiWvTKudzz13DlWUIHE6vr/w8hayfttMJS3doK0ArSxplabi9Lrf0pNcVmY+X0VdzkoGGFWtYcbMaQEwtNtv4eGYRapcAMh8INVtQIRYyDvyYOsMpqcyI2khGsnBMHWN0inkIGqVMyB8+NA+CW1TLdngMQlULpGFEdlWoXVZ/ChrpnP5nys3rLDheTtHoNftPZcjngIx+0W/+AsddGNcO2lXOv1Ih5SivCfa7T/GgRDqDykh0R17HFkSgowlJXYcudA4fYRgmryu6e8f7GKGo8dMrQI2P2+5GgZfYLWma/HeXCfdkJc/PP+fJMTkhP+zNrcgrU5BQqcI0zF3NaJ9Q1Yk7PKaEurCFuAPH2bfdUEDdnjU99+0w6nY1PDTQ+NbDxqeeQTjcDhhOZVj3UjGX1F8Wy1mYTZ8bY4lfhrQ3zSNA0j3ze9ZKTNYL+TBpdp2EVialtJMS+iWurCKNo4IuFMURxbxIaQ7IcNfCDKrvUV2eNfAZUtTiHroNryCT6i08RKsZkcCt00lvWtXpFDAnLVwcYLR/9luWjiZ5iijadJUnuZ5b8rFktumhYxxclycV/fUlyVZLm1ICe7lizT+lenKQtnJZccWkrnJacyVTQQPIFOC0Sx1j8S+WMat7sIzkLOn3B4CWDzhyXxTXW4QZfXo4yToEpQiQRx0aPX0LUU2aNTwVTmYAVcCcqUN+I2Cg7ywCtrKZ8eCuCBERVumWdSmBRYYP0KmyQDO/M5rFBpHuoAkTtOmfYVzNONUO0rYlT7TFOtVCR/CBz7jTnOEVzU4u00K/qgCk2SKqwv6SCnMC/0Brgu4FJRRSGZYTUVJo7alDLD8iHW0KT8Ec3vXRgANte1byeThTeusrsw141cxMOjVhSM1GaV2mA5Kgv2VGX3JeBzkaBPBjWKi2L64CCX49wrGOrA6vrqAftPNfVg1lSVTenlZMIo0BL1XW0ilFZtSG31jvOTCXpyrICGlfaebfSzvH83Cja3VQxkAnu2rcYyEUF7kosif6Cm7TqZVdTaDVmbwn+LWgMWaWdr1jtnPi3XRv7SWiZ/Izaed+iSWCgBY5VNNFG7OeS0c5j+F8zRhEjj+j25hV31Fcs4QrxC0h4ALBXB6YKlfEhS3U+AzhhYz+XNC5uycR+ZoomkdcO6LgR+xkfxUuonfchuOSIRBbtN4d23m+gSSw1Yj9twKiWwqN23tXlNvuCHl4wAGrvpEc0CW1GbICYiE+BPmRoxiq181hjP2NEo2jsZ6YWhpn2ESOhX4eSDhqpevRrI+uuZyKnLZpEXl8fN67nKCxRO4/PEvuZK5pEv9LO+1ezTG/j2WDnyFda5WlV2zOdNZyGnWrJ5jT1z8FRQgOXCJHKVu9rYDP0hYBipNLip66JGcXAMZo5U5N+Du4ZMSpebQzCOo4i0F6WhsqcZl1UMaNphUHhZmvbpLRFs3lUg79CStv806pUtu65prLl1Y35TlLZuiaVLYPjv0s030olyxsqWf9qDaUmIZjVTeQMImyIZKC/MSBW141HsaVfNtA2zmnacS/wNBZMO+FMz5jI1l2cyFZgSXlNJmt45Actj8wZaW0wniBgIQ1AK1sMNAZZyAeJbGRKhOwgPRGyo0VS3DVtIlu3AuTob5vI1gDp+H4kss0VTtMgDqxfifwU6A4BWr2rCsaMjGbb/KrBmgbMU+uzCIgsYD1PW7nehIpGrOFBH+AWsTXkKotD+h9UXWLORF08rYxU7Pslz6eAOxPyew6IjgjijDUWeDauygI6mnJVPWB11XKuxzAP4IFJyqAGziGnBdhUOWOBXwN1c9OJEeGOg0SoBYBdK3AlDnIFK+gCiquHkNGRqRGRAA+rkyWp8tA6TwPi860aTrfEWCukoRQ2IphwhL5mUSwQqDWV3RaMWgxH+IVBmJpQ3fDkWYNydxSQe6agXDMjRAcMLc5fXikVKaHVYHIp9A456xvmoICa9XAvweDIr8uEKNPIRQ68mHVxSEAbAhJwmBWMCekhkyDjiAOu5xRArrkLQIjXwUtl5mRdix5LpsStrGCMLOxbYSbvMFJ3wowIyQpLkBUmvgYI2csIYNXwzDFgCPMmKOJyCxSRlMXeeWqNMh0r2h1bsR0T4UD6I4WVcdgFIV5KLQsxAzSULUs1PrPQDq6wg4jlZQfsj+hsQYhQQ3boNH+FDCdGdlNoC7lCIJdlqmQiU4oAWQX08lSi/oJFAb0q1ENrFI9klXw2A/i3jIDe5dLM83iFBuhcw9vUdrPSdMdZ0Val2Gw+7DaeC7vtaNhtPBd2GzXCbkdoO7JexBMXW5dqYuV5Dbsd1FSLSREFpCvtNYG4c4GZpqwFybow1ilW64BKR0tVoeJwz5DtEkWaau6H4CEk3r7O+Sp4yLJOa2HoFjwEhArfYj2ZKTYK8pDlGR4CClEe0geCFnkICIM8ZKCx1USuAXSIhrllGACE2q5gzFdsqG3QCLW1rr5EXrnI5o2xjb/iYbbLGma73Aiz7WtqWR1m2/1ywmwxYUa9oNd32agXK/D+DujhAjzQ7c0r7qivWMYVkxWG2fYMe6N6UVTqRWHUCyCj0JMjZ5apXhQK9Gb7WFRuMt5cqJusaIbZ4nULwmwZFNtVjXP5qPqmBREYs9wMs515QQ8vKCr1wjZjpdIHVrQPA4vaF6gDs4ADc8CGhfAmN8JsbfsaYbbL9cApUEdxVAdgRr2oZrpq5HKFlbfCAROk47I4e5jt8qIw2+Vav1rRaiStF5pTfCP1DOjyBHH77/fWEiOSy3pwl1WBtgUCbQdaVmKg7rIMkB0gGVEUiirQdnk+0LbYUaBtcg6BtoUJtNXO1IG2K6DxGqyO/RwqSAhBHub6adLL4iq9bPncQ2yVzjEwxUyI7cpfLcS2qerElUDM+NqfDb2obSaFQaZkgX/Aq7M6+7Usm3kO0X1nDeyDyiFWzHfqWFh7JkbLTN78/bEZSQPR1rg/qZwOKCAgpTpcZa4oHagFmDBArM0bIOnDRMYFABx9lVAQy+C/vYJ216I42Fp2WB3QhgKqlyHWeuraFF9H1HFM1WIYFh31nM/i2v+ZxbVPtSo6sdliLIzQlObKAL2fVhk3iebp5AYe3vQImYZcI+440PSmnfbCbVW4CVHosbI0oxygfP5ONa2egy/PklvSuL9fzVdSlcnvX+6XqDaDlDFC3g+1Eg3qCsZakMbXgjReXZCmGeH3uB+EJ6VYYAtL3LfuABaUnJ6UXsHdMokUfAEVM0sWJQ0hSXYuYrgnTMniIIi3Kbv3D7DZ+6bgl2OrwhPQpNMsOui0qsJ3WhU+WX7BVIUnzodT/KwtQ5ARtp+Ii8KJWOgTKXkwfrYqK9oqgc+1m/cP14G2AervopyKemrQFlDOG8vODQwVEzGiSwSTRe9mgC9mQXjd5czWi7V+dYxCVF0ZmwBkFpiqy2d3hjG3tPLMPOB6ULNqaGXfMyXAA+XTDpaOw5eMg8ZlSFmVKhOec1qUOgetcaqWpOkrdTD+5KT98BwihKsvt61PGl9PvnY9/ZjrhRXr081BsWAadh8DGSMO5uLdFjKGFdClMJm62GRgWBGcYB11Y6kNGnh6WTyOqXolU8P2J+DHbzLjawjO1Ununh4DwUIOCfMkMfKNXFWUMeKKd5X615r5wcxG/SlaMp6JOmGdGSzrwqyKhzxRDMxcZNMfd1FW7ZBzqWe/Datvp+VbH9+QcIaTT7tMtwPN6LVSjcUzF5e405wu6tMvt+dGW0ahyWzl14Neycc6j7E630Xej7uXevugql/hXKUplubd059ztkx7tP4LE+Gyi/zT7qXiEcZD/Jvkgi+0mv+FZtdw+CKa/2l2atKru+X8Dt4vzblZfv4S3/SFVoNZJFdPNnr2+epkPQroxRekF6/VXpzCC9/ibpnX1m2fPiQnexc5dU8+LT25x9WuvNtVxu6qvcVVyVbKpcSwuKC6iuL4fpcavLC04f6HblXgnyHSeUea2JkV7+VVmdZtWcJB5Bg8bSSBgvK0Er6c5tMKIq1TU2PlQzwt1ozaiVs90JZL51tYC4YgpBJXXrzPvLFHZZ6NeBfr7Awu929SgPxr6Cw5depp8AwetD5w8YFD5QNl/wP3T9Y+Ohk9/B6pPDH4w0vuec+77vzqR25jyHi5JnONIA0Ypt3mo98NGWU4fc6909SRW/D8ZT5/SZ+/Is9fWfT8d2PblDK69PQrbZ9ybbbsQ561Fb4XpXVRoFZq43eYCV+92+N73A/c/9FJzRPK+uNrBUWnDB6eQOoLPjJJWhVfhUtsW/FVrn0M7OFQ+eBjY8Ghgt4vDOQKZ2ZnTH/el5iJpkwnRkdMK4uPOxpP0ET8lRgYw+GilNntk47iL4vlUl7wpVQzFQh5q/AWm1WpVQbaIkCg+Gc0CLvMS8uq4h1RlU6y9x0qTMhOVCXQ483WKirQQnfSKmoS6DsVeK7C5xBGt/hJ3UggJnmsalQGimY1/WYCV03wyLda1N36sx0EJszRVe1fpVtlrB3KYKoze2QXeySSZ3RsfsqiITNtQ66fbjIcSYA3pzJcX9LgNhTJFZMq8ohkW3LUV2/aLvZJpMUHmCbEfcg0jcoACz7WwyaFuENEDwokI5mfwOR/7yWdrhBayjrOu+Rfw8qfcRqsHEt3CK76cjPnvgqjvWvFW6NFqYBesK4FsH1oiwLmYLTZnIIigUix9RXMuSk9qPPVjWVvXUKuRVO/Vmyn8LcBru1OmsZQhoblscQeFEr6P9L5hU+hkoHuAPFW8d33UFsamEUylujb8Uj+dsnfbrMnrI83JOFkT7kuxQB64/NbNYbQiSV5MELUHARbi1rtl7uhVits3EBtiStaVxKEOkgZ3iYX7oKLshRD4WRwF3s4yJ1zTT5oWUQC6aURDja9l2ppyrHaJoJyfNB7qWJAHIDUC449waF4eLK3nJR7PzLZ11rwe8t9ZyiKvckwMJW2m29CwS++KdQ3hcISQ/OS1XN/iXgDXmDxVEv6HDFwnvp2PRnhPVrDc0MGmoR1/o35enO0X5CWL5DU4lyqy4hN9gV08ahdROjiAla4GF9I8rAksKnDaL5dJBa0F8qCfGH5giP57vKFrH/DPLEXmhfi9Er5wnp6pSkX3piPygsQmi8K0ljshOOLSzlo9ZxNuXmM9P39aPmo3K95sWMKYwjIH5f7weou2VKgMh3kA5MXYZBfXL4IZouwfLGMLuZgXLHLMePmlF2KgXt/qU9clR/4qMkleM1+POVF5X6kOFxSvoiV9DFjjOu7SB5zsXqeL9YJney/SzIV9hPgd6zb1fiIhEgMdYjHl5TIdpanj/eXF49fVDkLL9Y2cXIAmZWzLcMSbbhao734G53zQd3/VPtv+h2g3y9Giw+UL4ZuGZQHztbvgel3l8+ZHMCz+YiX6CMOlC+hp1A7bSGkL4Ht9BIMPHryIpDai8goX4hbZfbVxLqrLK/Jx0ITLyDNTP7O+O/+VVbs2cKP8L4j+RWyCkZ2FezSBbDLLoArdBwvbyyAy5oLYISCWi84LCy4xR+w8jd1fGUEMArXrz/16GRvLRfsbcgFApKCMf87tSwRYlVvKmHu+AHyiHW7QeOTCfptnhyfpwXS12ksKdf30u7BGf4ezvB5NIm7Up2lIIViiZXnYauX6FElhdMU9c6zZzV2FE/Mqjjl86oQY/sCaLVvuFM3fz6EvP88BLJy8z/PbP7rpiQtGy6s5ZrJS1s85at0r/m7GJqN8UEcRuNLOfTjyzDgG+PLcRiNr1Du87LyBeMX+ztn8i8uR/DkvHj8IsuJXlxxIk9m/sV25l+Uli8qXwafxlcJQQc0mwoneom8VjjRJTjIgpFr0OFo8ECFXSrM6gpZEpfLQrgMMz6RuKZrJi9nONJLOE92idPDdAnob1mYCZfxwCx0LCngo4xYWGgv5TRBdhzvtYLfoFrAg8YCFvZ5iaazXVLqowb2UZP95d7LPcgqBELYf7GHHWyv/De5bX28N9XdBSLo/nLfY5K5ImDTL8FquaR8ydZks7yE+6xgSovGewlkBTl1dPLV5Sbs39XwfrV2CSFauGO/8JH9wqQ2sbmBuWwicKvWqCfydJwSafsASq7L336OTL5aX7S3cT1yIeQpR0ycEp9JbekA5nA/Ivs2hfuU/PQSGBv2C8u6BBZu6PWDxqOEP0zKATX3ickNFAYmnGs/NHK2y0G7tD1uoz0YmkvQiExHO7ezt99EG/a0Efy0v5rJ5tv3li8Z75cW7DUt2IuNoNUCQyKQxccH8EaZrNMyRTI1pZknnq2eOfvjcurs4D8yMRkkMLTxlaoMXCDvPkCRir3kBytGXlJeYDrpVJ1UgWn8Qtmzta8vRU9eMj5Q5yNA8XwhWBQ30AuxgbrllayJxP5fWV4oTea2xjBN+bW6UqQI+bG8iEIi9xyO1AGMlDRTPH+mLzUVlvvxritrFirPq8no62VRbztuOuoBvIhXlvuffHRSP6X5wPXyq598ZHylLBu57Mpyr66h+Tky1EOCuaZVkF3HVkfWlW+MEzgAhsNx5SfZ8SknHODAAhbpQhlXWXmQqjBLZqO3rOGCiitc0OAKF2AfZkjCCzl7iOC6oLxwCwwBm9kF3MqxVcscHsBWfqC8EIN8IZsyEa1otg77xdNT3p3jTa6PS+Wug+ML5TMI5++S513EVrCf1KnGeP/fkR2GwtoL2Yi/K80Zz3K50HbFXmj688JGf16Y6vNECClfaPpjHiUEQy4nXQWXu3B7LnchuJwMi4wO9lB9y37q+APo+Ntsxe3ZxdqE4eKCKxwxVpUXHvS+Rg7y6lfL4cAVjLXdf9B7JaC6DtJpJe6wFymAFWp5lPHg3mrjULcWhQzjqXEMZi/0rr38eUO6i/Hc4C9Vu6oPU5b5L7h1Y7wMENtGc9sdVPLCYLzBcnu89mGO7YYZW5F/+bIb80vqgcgAPlyvnGoRPfucGD84zAt+O3nL+vxQ4qzMxbb27snk4dYThEFuSMMAibwfcoJKPvtlsK7mFjgBkNZkfKV6RwYINrhSprz9Y0p2Kya3CRaq0oPsIlc4qBuw93Kxtxj61K3zRVjbp0XzGpC2JvsNoT7cGILXql152914bLbhF8vp/WYPHgl1cg++yAqDEyp5py/3i3I/PZT7qBheW0mK6Ax0wCu/DB1wrEvftiTCLOoSO8t0znX7ynPu9sXa7QMyBQu6fWXd7QOLu/2K8koZ7fIV5WS225Oz69fQFM27pKcHZmatauNFbKOwO/CgK3fSqxfaO6QVYP7CWi6nIjggI13AOTCiZgW/ZOrpTnpeI3LkvCpy5LxFIvt5Vfr4WG/MoIia9PH9MGqNt70Vilpcnme06YES4ACqK41G3H7itvgJ+Li9Rm6cjL8Mqr+kMbTjiuqN5PlyKlBqPGmRfGDmXrWrvwLJV6IT35XhYXvbc28beCEbaOZ+spMubdo7sKUoG9FNVOd+j/JnedKe6kl7+CR1Be/Bk/YYDXuP7u7Q3SV6koIfA8dlNsVVsJ8PfLGaLUaqQJ/HQrvnmU0gkGndA2CM4pF7lLuXL11soWnbZF5gbDIjvKtlkxElKF9kjsm3Ncf8XfPYibXLjPfbzXt72wporl+ZWApjsmlaWU7SynJE1JcdWlmW5qwswzNbWVo2llFlY9lFG4vaToMz9oI3vqAymFzQMpicpMHkiBDYl2cw4Xz7VJGPiA3qBfUkvQCTJLGS5QvOYjO7ZIHNjHvBbrvN7WfD1zERWOkvljaIMiDXvqjBjScvoiBX7q/GYX9jHPaDK+pz5Fi+mCY2GjBJv2rhGCtpy5xM9PwBy98nQt8wRFws/G1vOYa0ZqTpL9+sWptpLlEquaSmkg2hkj0tKjmvohKx80ElU9m8QRuTijb2YqpBG+SNLqqbDIpHNU/RzOsY8zqutTixn2JCX2AXMExfu3BGTFOi92avTnekpf3N/VeWArywGy3eXRb0VRtZstxjjucZ2VLdifsaSYyPeQ1/lY3m0iDShmdeAu9RPqaKxI8Yic+chOtlaxRUevlERFkckcANZ1CIQLzaE8bsx2tVE2WERucIjekd/N2wPg6pW+jX69cRkSPXX6M5tYxiUV9Qncev1WtMA4+aF0b05uAM0RnxNAVtxBN+26RUSxt5n4uGamc66jCKraO/PzPIV1Q1bXaYiYyRYr3J9K2e69kqPZ6alOAngoiA8pqIhud4j12MgDfF9ARbqnN2xDiHC5BoIIMCFxK2i2YKsctaoDJkE1d3HEnNPa5mPqQTnzbpxK7JfKgK32D3cRm7OvYUY5vGLjzO0zsNNhrMgqL3+8zl9/CjqbXhQVVyjYOd3/Es9Uih6WLa6ahSWqG3xekvuK5bjUbpMECwJNza8a3rNPtYp3adATihvtJpvtKZeyVDQRwGnAkdYRXLOVP5yD4MDZeXTESGewPvKfWTo29xz/gWvYOXN94ygxL/zSaoyik+RI7zeEeg4kTnDtV8GSHYBMQZj93K/k13r2tqJCgEMxM+umRnPsvKyMhsStxAgtqqZci+6OCaoc5a0ZgLbaohS70KCU0Yd9VhgjuyJ+BGthkzEh9WB+FFBgAQ0LgoTaJ1AzK6WaOx61+lRbYk8oAZEsycYEORwm3k52asHZ7+YRtr1zVBdlon1tOyCYVmbKBYPtJSWSmrqubLzgrHdsmjQ9YwMIuAGaHS2mkxduGa95nMv2XHVOg5YR6IsqPtG4WbWC0WdAIKTsadOrKP2Tt50HhnoiOIRZuYOEY8T/P3+1oO1w4kK8IXC8ZTnuBiTFvjGS0az2rQMjNoEhGOQWMRz5xR/AiTRRjCToa+h4ppc+PeXzDuEXiHjPy1BjIHHbOhhPAQk5NWnQxtJwkJzk6CdVCakWcJTiFYEGWgrp5LWeLCnOswb4bTJqLRhHOHXIlJchfqrItIThh1CaFBkCwACYrvNfAWAV7eIJL+IjzCxf+d9nz/pC9u/tlNsLEN3sho3EC3k0moYlhoxDAPYlh4zVwEG5hBFcHGrY+r2j6FaWgvNVsOHnJgwhAG+f0IIsNx/gCjQSYOBLAO4vBGE2SBdsQ4IpwaNmHuAoZ985SMIELecAU4oVz88ITD/pFJtyWrCX2fUVarx+7/NHuY7rq+briIAIAB3q93N2UrmGHdv0rvRjpD7cnrye8BeI1TPmIaDmN7Q5UgChUYJonYCDQA1cze27phwAQxxP2cAWtBWyeM/ihdh45m6EHo8JvaZaj1t22gTILMFNJ4V9owSTjRCRvaPZLblKTaM7CA2QIQUbMrvSMoCaW8nGstQwCxzAjm3YPZmJ9cgNd7iFsRtI3jgpnDaiCNdxACsUvLe0oARSYQCm0kGmaMF/la2S+ArMFcZ4ZBAx2UL+InKU748NinOCS5nbNvkXDlZOZNmywO3ai2xkdMWgOYqPwkwyV9dEV4y+UFkgIZbDEe2o6rPL1L1FNpKyAkpPhXbJS2qfMqUmuikbJJw9KS1OWfEPPoFb9P3srYJgngTKpMnZ7eaIpAZVURqN62t2rx/UQLAxNIV1NAx1hr5ILSxGRRPL/mFBqtPmE0j+mlxAhOenWRKJT7LoEH5F2PYelpGqq8gOiufYO5IW+7VmN+5JGIyrOR9IjXl3Z/O3lGo/4+BVOK4T0cfB1NQQWXKSaZDUlmN7IABKOQJbdR4T/ZvYxuiFQrS8b64mrEi8aIx61hi9GGQoOEXeYr4VuG+sISYn0D0QxlxLNtbwXOQowiyzriQpYILu9KtVo3bQ2vvkWD5p+ySVhVBgfG5N02g0Po8VFR5GId18JIsBx6rcynvKfLLA9mOCIEg3VUUJ0PmR+nJyTqtG1zktDtyxGsV6mnyAVxrBGsC0bvGAuYg/Ob5ilo0UcmSy3WKhluZzb6epgYr17TFQ0o4zOpkPZsK13695EureFgPjSICDFjHZTeaufM4lcFPskV/KjsIBMLeTKCP20JOIYQ6jc0CpNj+2adSckNnBbHWhGD4ORtbUJ0QYTyc0p8UDEyCseeCrhYXH7xmEaisfoROGGJ3jeVBHbXqRSFK1nwx0jgSOtggLoU+UCVDgi+lPqr39sSu5v+jGt2LBv+H0D0rfMEIqOFukegdIRVnoCGKobMBRd5Geotd/EfMFGaZ3ikax7pzT7S1UdC2/X4SNZiNXmEqBWqHg7nkAQxxxpKiv2PAYynttceo7Npj9Fi7dGrK2Hqb2gVRbi97zX5PL7Jnce60znvVBpkB6GUtQZJSS9qaZAeCpHKnZ+a0yA9QhmIBqmh2ybFAbM3drlpjb0ZjbGTPvT8j0DUGgEgY0V2BN5nRiAwI1Dr0M0RiOZGoK1DR0aH/rdzIxBZHVpHQBYKdOhwy4Slt3XoCCMSzY3Ir3lu52RT6sFYILZ0+tAvOYguDfCBYAn3mawihrNHtB2AtKffoiG7InSZMF2XFX6V8nH2bdVZuYhKI+V+fIacHoJkN5hDRTlXkplNyKoMpHPQgSvJP+gMS9VVDwp5u+RrlKyRUAIjjc9kSRdScFZy4fmE+UPZXYbyIioEGkqgSX3N0GkM7wdt6LTPu2/IkTPCmyZEJRgiXB4bjqtl9bioqYvDSHX9uvSoqR7MJ3Vw1ac/7rnBSY5FJepKJH9hZtvXHbYBlk8F2ud7lFjDGdAPh0YiSYHbMLlq0kywtoq0TS99mq2eYC99Vk1GYji7cNCp089AJlJ0kXEW9l3XUuzG0yiR+4jcWIDn75rmp+2G8RVc1SScnWKYkGfFWvs40NwxKRStadB2d1swymSE6fu+4nay0R3Ph53sd85uJ0NaifxjNq9ZuxlzFsH+RrNbYsNu9gORm2PPx3VYYx7XOv+V6PLQxvzrxHlVrgBYZL1DdewOxeS4aGbTi6krejfopgcG/s9tTUbZuv6JPrXe+1pPTuyTb9jmyYr7UT3e2JzwkqdVWUgtK4snHkm2qziDQy2mgGx5OSm1SQliD+iPfqNIcx99QoqdZnrqAKSX2AxQ2L+8dWGltDFzIz68bseS5X8hTIVAiPJoR3aNgTJShdZjFQqFsVAtF4Iv+GfvMAHkeojeR4R8LAqj6ijMhS2sjsIUh7hKcRDmIVaj+UEA9prqKLFmdwv3kvcXVhykVN2pHt/1TB3cQfX4gc0y7LSnsKP5hWIHmGZ3oOXhy9zdmJCXuSNUP36Zu4pk6Je5QyAEyGsbGwxM5gjHhb08VtVaAbxy4AV1TT1VSSTSC5Bwj7USA0XHjJSnuFUZ6kczaU8Wcg/wITwTVRBBBN1wtUxzjKlXgga0CQ27Vd0PdCfTbFVwnI5yHOBTfoUlhn9mJIbsjudDYvjM2SUGwz1Mopy8WLlHBu6xjcTwE1Hoa1ri3a1imEkF6sr9ljWunb2UCKaffvv9IiJMR1NUpU1Ml9JpCVFVtguJeFbXThmeLv0nJ9kjZSipVXVkRf3x69dL7+H3vPJtf/yjp//iZz505a1cUjlUaL5JtMnP6bsE7Lx+l5BAb/qM/rDZaoQP4aNEqsxHJoWEeV0pmT2COnelRDD403uDl7mFDqBwJBZRdZGoJSgqB0WBSw5hIkeXyi3JXgo5SAjqmd7KOmr3t4ebJVkHNtcnH0EtzQQv36+2hE35Jrxd3nAMhguta5MUP8ZRl2VfwGhziTMU9mCr2dg50YuLx/lFenqFkwFTTIHZZsc81jHP8P4+3j9EwWkINrJWjim4pKtWYnEXSDKS6ebmpWJdrLp5wAx3f+Fwi8SUoxG+ra5mRqQ/05pcWyMWn6fQHF+b4yOVs4DV6ArnlXBiHCQ+4mhm3jiYgOSCnfapejxfpbccJurJiTsnOyw/JDfLYkgkboBv+WEd2UucDPg/ND2bH804+1aZNtuWcpBc8/gIDOlMf5F7dFLXP4OE2Hb0fHfl6NFywF9Fl5ba4GrhDbf4lWXFN0rf0/peWaAvJ5NSERs+USiTbwRHELn3CHlCCFbu0AGqzKG++buTCAsaVlHvZNMmGprMNKYnxW0lAXKvAks4RiDqFE8xkTNux/mZT3/xnPOPIGtDhRf2U2ybmh9AuowgyrfADDqsLleGVvqwWfssEpgsEkwiCiZJK2u/w1zAiHJDSNBZkzkP42qjLLwvFQvEByTKAxBIpHsJEUzzmiPlZ8jez9VuhoWu7VxYX75HP9qiNqhpUbwZQm2CDoGIIxCnNKcHYxyxQmDlcSt7Tj38Y+ZvuCpo4eyPKcCGBZNX46PZKjy6nHRbzqt6WJUp263HO7HjDesqBJB5cU3Hu9sab2hfybbjbS2wqF4l/raCFl7ZnufHWlhz0yAmLqptDWI0lMK+CBdnZRE22Am9CjshWzj6FJoyFZrEg9c1o29s5hkgiY1+VEGGpIY7WFBIlRaJrWEGqGvHrqtIO42x65qxSzl2vdbYdWFKL9Pm2P153VILZNs3RmEItD26KynL9OGQgx+CihdzJjyaqG4gxKAMQFQPwMxjVfGS7qrzjkhaMpypCl892vETonvvAJKkC+8RgSeKbzWozt2Kc+L5TZQQ8HBH/aZhbaK86a8FbKL006OBqzzvhH0iFFyXlZHkPjEVlMEtEDD6qYYFhNie5TG0D2uC8NVAj2CVzovpgQxuk5cZnI0OVHm+K0pf47k1UoUGfzTcgmIrudE67+VRSAYQpn0d1T1IkBZCGZKdY790bgUvu2Xdmh1+wvMDYkXI8p/DOyxd9bMQ2c5VwPga6Qb+HY9bKaPMCkUkS3CSMTBQavStAFIjGLbxlAMxALaSUJWM5r0BXc/2xjJ7Dd0d5E+J+siom1xfuXzCLR1kNg8Y36zY3lW47S5xdGA3oYEhwVfCllZPd63jNjbPJrZeru0RKZ2J9vFi7Bn89/uh30GCdgN9xsi0Wiwibgc2mQCmbgtKNK2Gxazw1C7+1JSnqxa/WfpdWnjT1tLnwi+7tO8mWKNp8RENPJNX0huoTkFP6/4D4Uq0Ja3R5qmOQ/scJZeMDkDF/MkVECGHNy8jBHkKOyqCQdBQNDKGXgOdqSvoJpjwgg49Rham4CNLZPbgI0sWLLvZRvNKgtCyQI5wmhH90wOkaqCmvIea8j21pTksEk5rrWU0Xa196Br55VqDF8YG6pu4HRb33WPTKNRzR2cedtfWNpZqUEU1G0E9G06TFadmPjKyYmdmPsD+sht0PgL09c+tXB6gr30NGkpVelCODI8F5YBIGx+op7hnx9GtxAHX8uOFz06VH8tEGX5s+J1x+kQtkaBfbUo1Xk/aJHTIl5Ul1y/VxI4wi73vMbLeW2jOZbnQn7Ay4o92/fhkG5ip3wDW5U5U5OdWx/d5LwtqJnxA+wpdfuOl6tzSnLGyiUZmL9OEkr/BPuwcP23nsGAWs3n2oq6BcrYXEVQyW3RlpqfNlt43K2ZgWdtAC3U3FtPALKaCi2mptZhg2pE/LqY+lvPASGB9Jh2nah9dVjawZJyxxF8fqlllaJ2xQMgGUxiwSiCWGmoGDe1OtaZNM8X3Vqrie4L2uvjFAxRORCoVC6WVa5cLh1rCKltSUMNCEzUHi4ZoYJIJDO660cwzc+y20dJspWzNOvgo5aJRdVPcOLurgm+rzLdFve6oh63mzoyuxDSyxizFjUSwa1jFfGaaVnWamnOEUmerZo7i1lDFGCo6lWQ+xkv0OayWS9fWzYAGN5QZqCX4pXXBWuVsxY3ZKuwELVcTtGwNmgvfOlCD5swEuZigIUSuIc16zVFdqkbVAQT5K+WwC+YEpxzBtOFA2L8MCvvl/gG1A+5XeXRTZYV9is1TqjtiQ62CI/VKDNUrAcnVU8nVJch5Lbl+lxcGBpBauC5z/2jGAG81ZgzAWokZgyaW8lIzVSrdXl373FgMyN0izOG9hk/fU/PpP9BnUY40iHMG08yxca+Qg8cdet/GKIkt4oJu74k1Z9KqHN7QcPRVADrbv1RdSTHr/8gzEYVz+nLuURS3jVM2loc1JW9sSH/US1T69u7GUeBx7q62l1NuBdyOGLTROFwYiepVwRWuykMupJ9N+gkQGBVp5PYkusQ5gODDixwJcMOhhGa/KbY00XUudkZjyJGS4yOnigklqP0SCgnEuJ+0FZ8PencIxI+xg71W0IqMHexmtYONWVp5/5jFUDZFZGKedaSZ0oPaJLjE6ceTZ0yCiLQDDQWwYEnwE3b6N6AlUgW2nL/L17vS6pYTesubGEcPu/0bJQgzQtGNng2dl8cgUnfeIls9WBpMVG+Wlt70Xk5QshuJ/5opUy3GEOcCvD3i261MmS/iibmeNruzUpX0eOqTnCV9QEdRhudeJSu05Kfv0S5Kp/bJi6ODbikX+ApMAWAPhIeg2Fn0qpwFhvaxmePhzpvCIqtjVK2NmAuSa2uoP+cKnC1FsBMig0i3gSm5aoatYUOu5yNSG7KUizQGZPkEA7Kch/040l0qUttxXRwWgb8sDrtms/vMGI0EndpI1j0zRKO5IdKasRSxe6ZiyEDtpwO86hjc5Kbs0RKW3pLBejRd3fG07aTf4Ucmc1332HWazkteGLO6F9s25fzJc9S6LTk8+zAJm14pDDuqwoGX1cBBr1vXwq/KtoACJLj7YXt3pneLa6UqVmcjoJbEBNzaHHtTyZJCkRAO7LSc+s0eHcIwPy08OT7TOhloOYIh4Ns7Nqk40tHnbEPCGT4p6+MMT5Hp6mgycp/W70jDIHC/M9IUkq9jBFWFI0M+dLjmQ1fVfOjlrRcZ10NzpnJds8mllmO8Wl/xqnL+2r5eG1fX3qTXfo18ezlKwH0GhFh8iHscpEu6C4xHYND0CDRZCwwJs1MH/pZjBofCOuenDDU/4EeI4BGAM2PhbOTVpOc6omJ/rUd0qHcX9N+A+JQtf50QwioJQYOMio9p7qcWuJujsA2lsNEZKcw8t3JGbbdqXLNqgJSrCwU+rJnFok2tiHY35B8azBpuhkiNGQN4GQLZNVv5WM3/3o4ItjnDfh3ozBKFsrQYT+YZ6z6D/d+veU6KJC1oPUL414iz0jg4xUYF2UILABK+kAYt1hekmUV8luBF0ujaoGebd6O0CQGSgbov6fGAw2bnWVEegrtdhoZImN79XiMdqO2qjc/mqo3PHN4Wz4W3MehjPrStGfThzQV9BDOhbQHv/I3FoW1w1YQD7ggctt1kfsDGPkOIW5z+c1cCjBYl4VGl3aSUKOL+dI2t8TV7AIKPrwCjoZqATm4x1H3KAGFfEwlcCEauwcF1NQ4Xt7iw/aPojRzE2DPdxcmeBJXdkkkK+lHAHWC/a5Pof27U7DlQYz7Lq/bB6RWy2OTPaO6DNIbOV792vvqV83We3daidqiyljzMyFq+el9ZiHJTo7vE+Yjl7wMJ11cGJ19ky/ERFe3yaeoZJHmIBQWbT1BHEjR9gYEu0lB9getYpL54EI1ucDoIRDe4G563hdWKGtMXXJ8bsEy/gvY2oJkmMMZq4vNhOqFR8ZyZMB1d44xIpZbHCp9R8UHLxzIk+FC6ikz8IIOgEL+iBYmuyUMj+2oMJiTrs4gJcSUjxC3xyGuIR4EG8JEKExuWElYOnKQFfr2w0aF6vsWmSaEo0U0gqYQiB22vAkUdE050rYpHRioYtaSCsNLOziw805R/1cTTFVaG+uYQbLqoDffFGBuaq3ss3PCt0lBhvTL+2POCmjoOLKAOMJvDVH/ArgOzRKBrcYkE9RIJzrBEEBdou+BqSp8LbYp5N75W8XxlY913bD9inTTKCpUmsl9lhU2dyaHup1o61iwoynABFlTEd/9wLcZ1VIxzrRA4PZ9xVkjFO0O7sR2hGS6hWKfnEQC3uRINuq6Nhdbt8sDMdvSe2HebBVilTnFqLagQXZAhJtbY4hGcqt1MWf0x1zixkUprYuQdEmBIPhSCMTRG/RIiLldP0evj6vrAXu/g+ozlOh7Wyi6l+55XvvPXLvhc+qLBlbdOiG6YNc5crZGZ84OEd+kgeTpIng7ScGz1qXO+dWBvFfBm0/lnPvrI6UZQztVWGhz3le5E32hFilSPHiM65Fn9IWv9gDKtZfOMKLQhBGRRtSEg95DahdrmHlZXrxbcxbzY01I6DmRH1BzxjzXDUGY65093M5LEepHxFN/cjvg1X4VHn1KFiCfEZdhBfYwYApw3XUJxDNwXaPWK+bBZPLxlBa4EyLFR/zgYC0dJpObZUapHQqfo4fbElGcaxj6HzvZ0p5U8pKTmMUJZ+9Pls/Z2cU+t4hLMUd6IlFdGwmCY5dfTeTENnr9+l17fAUPqqUqFa6Wr2jnT2hkO4bfwt2NwiLSqRZ3+7yJYTlUKdKCOKVD4tTXAm4yXnOj5rucwXQMqm2wpPsz+HsDleEqFumts/W7qddcyaD24Ntdo0rtknHwBPPeuo9syfc5z44bgHjWrYTQjklka32gLk9iKAybtialQ9jeLmKDRMbUwwHBOoCcgpBb7amz21YhA4HCJDdWeKCI74xzkDCNkJwyz2mmNkohhDS7jg2VxDb6pEnDLCLpAynI8cDNXOiCrh8QtiaCuqpVUVbUgESxseawSQWwlgjJViSCjOKCWSoRKTzrqrK934zj98a4X1pvw006VKTr1FhUV5J7s38l6jcdIE93YccUxH0adOIbdXIYKhQBknSDVAvkZEv6P/MZLnIHkoc8pjnUIqHjpr3AGCEbiZqdikwti1YonzG1LEKxy/FhJvWjwYD24TKOLNX8RdNiR10IscxXNnBkVI+z/x5j6HmemtdyPTbMaLKhqlupGO6wjDwnaIr2/VQ1aeNDPU27xKjFadSdEFNjGdP4WNMa3jYkse44xa0NcC0MG5zCD51rDBePmjlc3EQJUucVV4HOa3OIX7jEzVOKRmJp92LpcNax3NBbUm798ZC/fAEHzcmxVMWKhLaUNldIKpbQMrVTEAx3FbZsooY6I3Zl75wE8Ae98qTYx0SZubnFFz12+aZu4v91EQ2maLv23gcowbP7fFipDYzxLZR40VmgNrfkTFvPFWpxpz91l28zdZcgJucR5OTRWqB7gIoFOo1cZ2N1z2fo97gzgQTaqRl7/tA13Tf88cKOT26q3flPJFabp1kwzcsJQ8IRCP2IxC1iFwDSZnJ5B/X2xW4h17Hv45I2pz3hYZZMO8g8aJahczYe0KlxmHsg6SRjQCM8s8Ewslo51v8XnYIpiWhaW2w5pIjaJoJ+4xyiOhggAWVSfr/ypqlHRpKDVnn7xnkrhZfFm9sNVqcChD9QxZBxbG4GKdTuYUZbdS7S4JNidBrslCNSBthxbNRBCQKTkQiGggwHYaU2xTnMAVCG0vbKFxRxG2hk1nX2KaysrulklHTstBZr63Ec9obs62C6esHKq24Ch8omYocAONaxUpwUrJTJRpMBSzPGrgaVMyh+sDZ0aWArm0r9ERcGJuX9scNwdTcy3s+yb7B4NyIuOlr4aURn7hgw8yalRF65vA+FYyKUMG6muNNe+2BULikaHyq2QfeBsZXieUkH9RkeLx8723q+wqtwWVtV/8gN4ZGGhahujMISejmhtP9XFIFzFOUSb4XEayt6lxpM6mUYlZXYaFMGoyUUaQpNWlCftlK48hZlhLiMrOpchg4pZbTJWdKEOxcBJCr/eJHu1QihKYSYIgOLoPPTOL37/X77ryd9+73efvPvQ5oOP3Sk6B0NR+ownzRVSpy/dZPHJi+guzP4+QkBerRZTCdOSmwBK4LWrpWNQftlWS/f52iMAWShRDfJSBhKw0mtiwF0gkLOZDL5rwvDUTwrxpJBPgs1LnjTQJ4UmqYH1bSMNorOxJN4iOJsDdWSY38xQeIuxgr5NNy/QMV3/6dOu7zEJqCH6vmJLId5AlE87rwNUFlog5ilY2cMnyuiJuycdwCmXncdEWzv/G69lHCPaI3U7cbj7ulyiIqBMw75+svglY1jHi38FfT7EWW/+6NU/qlekUF0u0yCO2go7E/d5wKncH2ZHZwB6BdzF7GkLAoTb3g1wH6/R5TohophZEazPo6thwsRmcRwESKiWj0xxm01ephQZPIGF2RyjgGPkw7/TGqOAsa92CJC5W/rN+3zeZ3KUVTAD1fwb489x5NqI10aPSSAkro0OOUzA9hlcg4t1ROPiRx6gOR6DWCijiGd9TD+4HRabv1MsNqKixTvDXvOJvfamCnvtTdtgr+kV/LmJtfblNrbOmns+G2ufuk1jH9mmsUI3Z2hrlR/s6lPds7XV/koEJbqWoOprG0PzNHOFCddFALyKG+nPuo0syTYS3ySU5T/TUEC+udug8VUNb6LxYRUaKWCu4WygAeKLLAqfuw0KX/X0Jgpf/fTtKcM7I2WY/EkTkuvgsBPK8EgZJyrKONGmjOqpegV/blLGl4t/2Ej+dOrah883/uF2b9kG/3BbEvLPSkKN0efYN3Lj63W6AxJ6k5LQm9oktO3Tm+u1QULbdiS746xrYWbMjHznQLBzbFrumTsSTY/zWvTHwOa428xI9XS9g5c3O/JH25GXhPPvhKW3YXVmgTCrKHYiFZyZ3PSlILfbtXP6yVvE8s/2Vn0Cb9/RWsruOJe1ZIilPWNn71zGzh2vOnd8pnPbvaU5cztZSztgxw0sGWcOS+avzI63e/o27Pj/2m5WNredFVvXEY/b1JKfDoDo8JbNnc3GJmfjpmo2bqpnY+HT9Upe1pyFP9huFkZ37HhTNNTcRPvYdg2djTHcXjGG22cYw07f1lw7/3fdNL/J22ZWwp2LKm0AsbPxHINP5uCwo7Vzs66dm7cRZc717Tfr22+eWVtPbkeem2ckT1kBY7sCxovW19nI8KaKDG+qyXDhU5vr6n/sS/8PkPG+xdumM+HOlERD+Tsc0/a6O3tnQ3b25qqzN2+jVJ5rK5rrrzEY7w6CDk1s3t2LchtKhEkftjF4WiAKYLT+YUYCs7BlgCA7j9aEEBaIDqslBwKgxmwLsTDCfKm2T9j8Euaq+goU6QPsWTMDgMPDN0XfyMRLiSd6o3h1o+OT7Og49xWUNmUd/CfK8KVecLeEGcB20HtM4rNhO0gUR1swOsVclos1IiXDoBEkgdVDrG7y6vSQJkAGjDiToRfbGfwF/EeavSTZyYdO8pLO9BUS9ibXo5LiEv0Yv2ICHF7xtfKDxMY/Vp99YLyclsuHTp4QE97y1+b91Nw4aNw41BtPlsO5G8vefYinhylITHsMgepLc4lRqvFOMpty0asZK+PCv+bDzYHAjelVCMqUYbuewOIuQXlobot1EgTDUb6JT4few1RdEm1Q4vZ/T4ZRwnQYhAd6dy+I27UxnSb+izDZEe1uhzQfEYjKDHxlhOmvaKasIiQ7QEgWgjSgxj4IJ6HnWHCsJp5i93hHTD23bskXRZikiJMED70QovijAO4JYO4niIvwihskGkW25+vGBSkmny3QXHafKHt3TwaknMFjkgwDyjGhlMu01koEv4kwZFOX0NRhuaQVImxuH6Yikn8mg/snK1hiJstI0jX+QZkcGwNwoArqSw3YhZY87xgDKr3lU0AbABIFLjqv+Jy6HzTEWWI0BAsilreMV4QgYX/tkxpXmdTOQdVwd0uNg8fqsw+MV1NJBhFqlCS6r81j5KTJY958Hx9UEOjadBJZ5J4tgxERuiniRBAnK8k78s4VRHY23rnKdyJBr/HOB8crKb3EkZpb7xJ7sIyIvFJShAmUeZhESSu15Ez+H48dQcO6CqgleO1e1p2tBqKI9QAQV58SL8U3ILHULhevCqELI5PPReI9cyGBKnIm+kZA6hNXBOAE3SeQsG69MmV4hOOeETQfUfgKcP9Emc4xIUTt94HyXnD1LsvQFpZgsvuJCNJhfKOhC+FvHRqmxddqXqGnmJLfUfzvjqQ6czhzwCUdznuGhfWJrtIigpMggursA5qhk90ngXz04oivQbyu/wday1ICfQFEYimBSAmhD0LQpncAf3ZEeoBGTNCrjv0p1iLvibKmqgk924ReswnizhCqm/Qw573Wmz2+GRBNHgrS5s9TT+H1UA8w35Anqb6hMCfRYRr8bX+V0SLKNEL9J+Ov6NJfMXUY9OAdnnTWJdK9OCPuviwpRiebcNFUwz4Dk5WQfr9rqtOUrkHh8wVTyGVRf/yJFIDgY/+osA/wHjjYhdP5447JQBZIF3iPuorLD/RjB7QoiBYetoMAGzPx8a8BlrqCmKTY7VNbAwK0x3dWAMXEhWxDXJbeVxhy7rSG2le5DH81yLnf2BZyrmlGc+eMdCYaexvIuXfFbnqy9j3Ke18OfPCPGkexPOgyxb0w8fGTAJ5Uuqfp+vSmG1ukjrj9u6mUgRzYOb7U0dK0iH09rHKqcCh1FDkmyrsCPfcqaC6FXP9DDe5I1dlJEIhUXZ/ZJKtgHzIEraULblLUNKB8IFytqwGPAkFuotclf1mIHRD+p98mi8ZF2Ao/gwDEpfZGQIJIE8eeeekO25nMtzPZUTttoL2rYXWNdgILxUfEhYgV1yscF4oMNL2ZU4q2plnhHIxlmC7KBSCWUfL3sJXL8qPj1wQAzj1h4om8zRFiC5pFNaYaS6CvDuZeHaQGMse+Omi/WvKWEMhZvTpY8OqgwteqyrBGhkcxo0LfPQ9h2pqTrp2TBSkQ3sJbEQHvadQjpgfonzErFJg6LL7ByCGb1dYJOBpjSC10CeDvMYvF57mkjZWmDpPU8TB3BXN3/fG2d4XVXeHcXf9x8V1VUEhkQ0AMzMl/60apCBwSoXl3VEPXlVUK0Vlkj2ZmVFWZhclKxlAqIXaTWlehREAQ4xibZVDGKpiiTr2Gc4pVg3hosgJ9RerdoFLsO5pY5E73WeOtj6yZISLNfQKpEgVVXkJwI/XZ4gXrkpDe1RykoPj3FeKN5B0ZclK8sioLk9BACC6EaphK+5DR+DB4A5g8tuDYBKN9K/354nwOatjuqwg8ALBVOaupMK4GNF6F9jDMAoG0hF2SkQmw4mW8Kkzuq1AYzkUFWp81Ao4iRTZsNCpnoyLd0EZlfoQJx67mh/xrU9iy7VnHFLCrmUovGbrWoYCHUI+nHf4jIyUxEK7RHgNqj9ST85VDWmQpZsbIvBJZnX1gLEBffVUi+1+bryJOqb6lf+hp52tyhNrnEJYBN1u1pzDSVKEaX4EqSik6J2MJpXoAYQlK9RIkzOWjYxm1JyQDPR2vUlcSfBpM0OoT5UpDql2jVFtgDDYkKRyx9UPZuJYA9K0mgDWYAHaVa4dREpO4wwVwhyPC5i4b+S0kgBxoa3dTj5us18p2ZJVtjNP6OY+TuXF348YNKyhuzN1olO2RlEYEFUVU5sre/VglMbVqIMNfBU+zEO/1TB12iU1OXrAKzrVa5sjYComPlKOyDjpL3JPG+4D8i1+FKsr+A1bJl9EU/imvppkixliWQd0Ek2VpQMTywwZ+irB6FTgg8ZwSU+ILBIyiTYF8CIAE/1KEx12GyH4RVGTBvV0joaRZP3qPWWkvb660f1GdnVllYNyOBl3I4nq5olif+yLefgF7CxawXyU+nK3e1Xf3wo6Gw9xdhXkiRL7BfQ2PJeRKg8s6pv4V+axwRv5SMdqoYrQdgFjoancqDkszlwayiX6IhW+iG5Wda4keBiP7hg66BL3kr0njNLe+qQd+EmkjA2tX2WTBm/raSS75QfdLCOn9YuxgIq2pw4akWFnffQVfAdCCUEF6qHhA6mFtPnD//ZN0NqJssnznpIPsW1JeqMXACp2Si1i3Lf37kyFY+avJwiSgbOlOShJnLM1X4hbB+5gPYBvKi4Z4kSCLGxMKX9P7+4CSe7X8MzQvUQCdgBg9R3KuP71cCrsxPyq+75BgtErM2iHnH+Yo+YXC+IHqXDCC9f4BUJbM/YDxHi6639P7fXs/aO6y9u6I+PPm7ml2y01FcR/QthgDDgOELnOKAHTfbpBMy+We0Rwg5q3KKCxVNj0z2JwADnbHjAO1NEztAYBHgb8PIVwXDV0L+k8IqKLjR2hQ8Ytf4ioGrJ6ljZoohuXynWq4QAs68y3A+1VFLId3Kma/x4J4Juav34j562Nj6nOIfWjnjNdKLyWb6CP1kg0PteGhFvUS4KQDqZJ3v0nXgMBpfMt1y90/2TbasGOiDYluyzfnmMYH7tf3h4qgFGkCSvEnHJMUpLZbl01CWC9dNoVKOkPdNecod+JIRLFudgBk6dEQHLTot7lIYrNIpo4q7cZ+SZIMWBMKJFksJukZkuyosgsZbsC6fIYq5RRwqYyvg4Q54KeC0aERZhCASYTybpJjMEeOFVGG6JwnXQtbXauIMjSdC2uiLDC30qfDDAOsiRLFQpByu5AoEyXKRKFTSZTOnepoKQNUKC9mW6BEGRqiDA1RVgXWDC9V0kgQGJ2YkNZEn1T2lCiSiigDJcoAuCmWKKv6fm1+TTJsFkCs3xXgXQHfBRAFfReIsMwNGYpFZX924Xx9444OXAeVFmC9kUoLC+sg+0qXvHh4JD+HCsp+I/3h3iiIaAv1zkU12UYt4e7X0ExQygQR3fCkbsxsoCJ5bzX1E0IVzCogswoKWeyECDEh/TaPIRYVCKcRTXQEHSWE2GEWxwFnwVrDTgspPT2ikKz4EzcBy9gU3GN9xsMb+gfHfhUnND467liE2HEgAhzqB1ISS+6XDdwIYpUaqFKqK4lpuBTfBAEqFQk2Q3qYCOZTBFkTQsAqTGrT1+UntSLoKBHmGjcm7JAyvaghu2ZW6M1asqvkb+cQerMyv4kmcJEHadRPKGQDi1i0JSObowJIYCtJh2XtmcOkSfx7BIMzo9Hr9+Zq10/KvPHeB5EHjtZ1KPjQOCwvvg9uDowOy+9CQmUke5mIlbdzJK8ExbAtKHYWCIpsXVNQDCtBMawERb8lKAqXvwrCqMOkUVluyugXyY4/E0cdo6LD3UlaIBmz8CkLA1WEHypVU4/tqIuzY6uEAELF6LFcYpOk3TOZedMz3/QMcgHOWj2W03/VJKFobwujoHex6rGx9o7Vnq5Kz+iTjSq/2xA+2ajd4FQbrIS/r0zBi1MFFYlbOq6uG1PLPFI3bWTLlza84Wzz06odCQl1Vc+VnFgsCM9QMEg/XkDB1dkZCva4ouw7e3wnSkuihmDZg/Tnoek9eEW+Ea49dQsX0GAHR2ULj58QbDoP0iWdBAUGYfhEuXy3EDI02PwxgXmEBkv+sCHgnAMh2iWROApqXaz6soKqL2vlirwcFk1ZN/LCo5MRcevs4uxOadeQgdglSGhPO/xHBmK3arC4ZGQ12IyKaD0UuR2KvDUUsqgyDIUgLHxt3kvNjbsaN65bDXZ97sYyvw9juSo4baCfUTkC08qpPibUYJGGexVQjPsCcC26e6y4iyMu1aGCh6XQYPuMR5BxzjPdXFtNh8UBtj3xvacZZq/RlHGuN0o3yvwBeF/wiEV7EkaRW9oGcyq2WDAHvDamh9M0PAa7ja0HJlWuohUMFMME7IAJ8qEm+sEU4kPvBdePqfeqrHMZ1+jLsURV88UqVM3XN5qvXZv/ojo7sy4rzZfL8eUSCJPFHWabEDPn7rRl7vNqx7gpnMEERqasBxqfJFsaDP42iwmAM1ok2nOqNb1FtBGt16A5Y1adVCud8XeR4YN6Uc0bLp/qhxSP3tQqvSahiKpgAlXwkHu/GJFmZdxCpH2xJBG726EuaTSVXBXDjFL2ZIliWVL2IfMmla7SM7pKi0/JVZB5O0YNC2BeosCbNAReGVcIvGIepsC7JNs9DSioI0Bg6E7xnxRCNaWTBtJCUIvCPIU9thaFRRRjGy9VbCUKEMuI/RDlhwIE4SxXcBix5mp4WHiCp7KB4MMuyxIeo+yOd1hwb5dlHV0/3r2dkORvLz51RZSOsdUt0WowRLWoGDEeDJ5xmX8nXGbpmMqdAhGLksIw0cmfCC5wkq0ZWUUeosWFlyQQRpjVEtdPx8gqnUpWQf69zCPnPIessqxW0NHVZNVpRkEFpLX7arKpBDILL6Lgw+4KLBHW6jqgDxs+19RysLTlc11Py3VwMDnclIcoSCHt60l3lyhKMw6pYyQgzyggvhF9+EoJLHpVzmJ+HoHJ4SVJrUhT7kJZbVd1Vq3TLSbvnJlKA5RYx5+w4BzLIMuXDqk1JW+0e92KM+uNdj8ISHN4FHPYgtWKm6o4k2MAGd+Uwp08MwCw4bUGQG6aJK8mHjSEnt5hQmiwyKQWjI91EQMavSys9u2jrHFea99cUT5WlKcrKjPad7mae1wLS/CW2OH8A10SGCoH+gxxIHPFgcwbilhMbLXcKGLCRY0itpP25XPtc8uksg5ktXWgWdUY4/LLtqpxh88+kiesjw/lqK9JgTGBjdFwXxvuH2YZ/JyK2FKTxbHItIxMr8nelHfunzTLStZv9vFm3/Ac39olwGDUOkAP935g/8urwGDUOhAp5lR02BZTl1uFEa8QOFzXsdbqk9NLxC3duTYWsT1KUl4N6PJk0nGNQNqjAXOBelarYUjs/RWTZUfLYKSmDDrTYjVlJLZ00EnIf4Hwe7D7uWzSSX6nVPgOjd7fVRYf13p3oKmkQaX3p0bvn9LE7tVxMdk/IGElxgyU2GdI1ZKWWSMAlxcJnVy+n+5UDQzAxVnlIpA9CoUuBnQqyM5wtRgKnMPHZC58xSeGFCsejQHCJlassiesvQBDX0N5isPC1wsy9F3bMfCyP9mN6e6XuzHqK7KgdjMG7Ji0fjeUcPF+iDglfyhSWd0G+PPdUII8YbBBuQsMV3hoxuLeElUmTF1+Lg2OXzijEnZFZIIR77DexUaihGCIs8716leABCGsEmdJVMvSMg0rkjvWrqYMCsuTXLpBU25FMDIXhncHj9VnHxhvpOUGeHdQbqgqGYCXC98NREQk36VZRlNIRQVPGK4HjwNKdcDkDWv2ZE8emv0iabxTXS/yyI3GOx/EfrEHt0O6Cxl1JI4evDEZ46GOLhJSnph9/4/HDqu/ds5c1dNiMUBXahItCJk39wzZ9mpzFSPHwpL8JGxwSZZ3AZ2TS4pFwXBJIADp6nKMoV+1kvxOYjT3YENNgIbabgHe7+r7E7xfuWSn4lUdDscv2yqWPT77CLVzPkmTsBm707ShOqAuxMw45JK7m/xgkbm0fkmIl4TG8Bial8hKfKBhK6015nJ3/6wM7Ts7oRTiuLs7w7TOKP9OHRV+YatpCsAdCsBxJQBX8UlEV4IHhSE15yb9dS8lKDjlv+5jqGd/VLa3lJKYp3C/lP+gVor816/kPylKCHYxUPlvSb6BXSyfSd6jS0dJOlYsB5EsosO0QkVW2OPaBm0ZcS+EbisTDgKGf51gLoUR9+Qxr+J2GsJFmytPHceyyIAiQGWpe79odUZXouF6CHEvVXFvoOLeiop7iNtcVnGvC3EvteJel70z4p5GlNZa34plGSstvdNGlK6Uq1bcA0YxdLPYinvx9uJed1bciyDDrIjVFGxHRGZlO0Yvh7gXQ3D3yShgGxkyGAElOCZrVVTqsNFuE5XaRVRqdZZRqWu4HRpvbKJSu3gjgImGVtyLZgcA4l5rAOSmCc3REg8h4l5Eca9DKA6kqKso0VGnLWMMjSghOGky9hq/i1VAf0Zix0vlOYX10HuFKIe8DjbT4aywYQScOYHizzpSUrlRDNUAtRG4skJpsxF9R9gSRDsLJWmBImL6oIabrVRkfjNFWfYSiNrg/L3TACLAFS1kpAANInkoDp5+A33RKTo9FVwtYcSKYSnRzqeCLyFY8mkYVJo3dO0NZcIgksbFFa5cArjwCPr44TJC4YqXy7cuCmhEcIi/FOR4UPFdiQCNMk+N2tLXraNsY6Ggoa9kXXb3ThjehBX9E40q13p9O0DQAdYJ7GnsgnTik5hHM9IQ21NT3xlamlhLr4F0L49IEU5HLib6Amtc0XKOGlfqhGaAdleerGjU3/5Lxnm9XRQd3r0g2s+3EVtLVbQfi2X5C26CUNyM9gs02i856Bhs3Fdh8FS4lniL9bEg4jNoY4CINgcxJ9eX+TGENsTawY0tDSVFn+AQ1Pk8dPJST8lAxronfDgztp5rtaxNzwRzRlrM648qOyVw+YaNX57FL5mb2u//WU2/smm/amyCyQ5rXbmzlx1SjD74UlkyMV10Q6qn6xuuQoyujQiD8E0fx6aBqfDMUU69tL4I0FfpTDUer8Leyhje6mgd3G3KQSNbQ7rcquU6cdo1tB5RA7Q4qv7i3lNaOms7WJUHDazKt9WwKqzrkH6MTiMWjakzP7pGROgqRryrgdHSg7+4R+1O9Zkv8kxmQSE7i4a0Y6SiCkidehxoMNsq/ss9al3szAyTW5zBcaUA8YwIdK+rYvuUfGyUMCFBEYrraxxiT+1erL3O8VNDuC8p9Uxo0VokEbyXLEMi9ToQNkxSRI0KOSmFSlijjqaHCIayAaCJJ0sGmPbZk7fy6g6v7qFUBqveLNFYUQltOUfum9WsmlZPlyoZcj0e9cg7dr/ukEj2RfXltet1eaOi+vjadVGWluS/4rb1yxFwyZBpfxZNhpU4FEYeeYbnMB5BNR7hovGIzmk84nMcj/ivazyQNGAx0Nohnlqiqa6pDFOF8rMzhyh9Nm4Bp4Zz0NmOxaHi1luVGS4dg8kKIdVU2brEga4fvXF691bPc52AGQ4Qr+hUAko9/imPMbSM/w75b3GsdI5JwWORtHilYyFfFRJ2USljoLXGV29Tyzg+YyHjz586VRcR1sB7l4mKgs5WQ5XSGC5EIwqk6RAhaxN2CF4y0atgHHAcJk7KUTqBXVI/DO2HQj/E0j8Pmy2rBcemVokGA9Bz0FEsPRPF3KmimONWFPOiLkj/uloHGXW5tcLKSS1sVRrcmWrYTCnH0o6XZvCgiKM2QPNMPRbU1GLJz1kt0G3mR2Crj5q1e23ZT4P215ocZ7vJIb5SNTlxq2dCatXkuHOT4551clwzOa6dHNdOjmsnx93J5GjFjtbkONtOznwXdJPEspyZHLRL87StGyViMqHmHHeRPamvTeFF0draNzJxhQ4yiTXGANDD0qnSEKIqDQHVyGYmsGNQUrUCKtP9JLHEDKfINy4dbXxxrNleRGD0EDSqkInMOzRJJ05Vwm5qnq5ltL/jlHldI++tkz73V+cy+8b8sbSO8Dl2E1p2E2joKjhTm8lEymfYMUmbNdDTQoHHcuU8X0F2Q+okEylFFMXndI71xC3qjivqji2nsWxrEcdJj0mOp6FrU0s4PXY1XOHS72vuhPm7yXqIfJW0WI9TUXeyPetRWFtBZwO2aUXd3f+H8B07S+6CWXLPOkuG5Vj+tYj17GiWah7k2lmqeZA7M0sLeZCR0N3ZWfr/Gwb0M4mfnPRbNastRryvCxd3ezBzNdX4Ri3/ZL4kdXxEU7XalfxNsW4LD59obc7UpJXbHMWzV8LdOabuTuF0ozrjhop/4qstD5otQ3wE+4AOds63mK5Z/hdMatx2nBtqzK8zDBug9vIqYHmX+dEyeT3M7pr+LPN3I2OS6EaLWS8FD4Yhq3Mj00QSwFpIOpCUm0SpfKlxJwI+Crf3IZ9j/MHpsbDurLm9JG71K1kdd23gH2H48u+Q/wrD72GBrSO2hHv601KSa1yId4JhCa8QLH7sAE71GNhW5R6p811VDe7zehxqab6n1Uek9Ij4egYLBftBU7CXoPfbEFwgjwqaHjdqz90qey1WFNS57LXYwvUbSjLTmDLT0cNKZF4h6oULrAT0hQzF3Omb9dsqaQV024Du7/bTRuBWwnBVhFgwWijRie5VE52x4hYKpiNMIHu9LHsz0R21Hom5hNOZYTplHjGdYqRuTmeG6czb0xm2pjPDdGaczozTmXE6lzCjmM68OZ1cAjmmM5ubTkQviGJRVW3u8/r2dC5xOnvnNp0+p9NfNJlwdWs0Fiazx1rpN6i/5wZ4urebzFwnM6snk2QhGwLmNFW29/bE7Tf8Ge0CdWcRokL1aG5uVSiV9GiW1jPBvQN7lf0OD2ehnxQ59iF9IMty1GKS81cTk+S5/7Xy+TdkpFCzhmrFKLGCEUv569acqgCV4XNuxSKhO6vP9a1kNC6saETTJbcsp5LhnWr/nG1NLeLEpGsHxSU2qWY7+6hms+hx76CDosd91E8Rvf6gA0T1wcF6r83+ShIRBv9LLYnIjCZzt+MZichpSUROPSGR3bi0dn+zwhmg1uNFExKlFlibwW2ajmvERUtNSH2sJsRtTIhbTYhbTYhbTYiRgsauGkMzlHs1YudgmwmJUjWsExn+nCfExYQo7rdMSEv4SVT4wV6EVA8mX1AUYXeXDby7y/pwujBjoO1oEy5hbWQHlZIRnObAeyeHDIS4KXD8fRwCkOA8/SUV/anI1JrqSmSSjFAQPyqyOCR+FGVR0wN67JD00WnVCdBvdWui6yrTgRxb0tby9tJWF9ppVyPiHYgARugyecUQrspauNpoW3dp12UXYNe95/lHafBaKA3NapN736zbnUzLtDg27TQqTjZRGrw5lIbIa1ecVBiZ392u4mRUPIafkCda1tr84lKTnfSh2Ef5wvAcNOAKiKJklULPbmqv0Joalep7UnbPwPGMPgs2f0YdNtmOOSdn1GF/tqX0KYydgaxoNUw7UhlmTtaGmVewNK+b1kXgZvTPZN70lSwyff3sYtOXikDx5d4C61fjnRZlYHsO3NHRv88Ed5EhG7Ah5cWmxHtiS7xD5/iDU03W7DRYs9NkzZFVVqP56Yha9SeTxcUnjXb3s7V2F6UaaZUYEOr56UgwHd3WdHS3mw4GL0ctLA7yZbfyzrkW42JhUyJFuojUR6fToejXMl4yHUmT4yp4lrLajHdYvcTsMTk2Bp8JsWC6Xd1ysqpEqhb0arXPzFtX24n9w85Xd+F8VZt7ytbaTFwGs+TKHh0Cfil7TAx7VIlM2aPsBhK10GKPtCIadfTBherorycBEMu87XnCWS1iX+WxYtFXoaBSPY3dhnFM5rwXSKU1D35zU26xOeVdFBqV8FARfOuzr71aJWiVjaWrDYFY5dRWv2ZEwTa3ybbjNtmXyW1gOLtj66tArkSCxKcFnQcHanYeAIs49Xz0v8mzKkm/s42kvw3PypXmVNLvLuRZNZeKtuVSltpZE/aasiUxGqrPtudSWcOklp3RpBbNm9QyrZLbNKnBEZxtw6Ucw6UAJJSxRks1jdH20xjNTGP0vE5jbVTLMY09a1QjL8krXtdbyOscU2McRrW8nsYM05gZoaDJ6/KGaa3PO+jHZPwM21AYXhcpr2OTMjguLa/rtnhdXvO6XNuZNXhdvg2vy5TuemytY33OQJYorjVBP1nF6zLD63rgdT21v0lQkSTPtOxvM4ztv7lfSWnvASPtzRQX/3JEvV9dLOpFLOAEoVvTXixw5TaS3n9OxczotcyMrYiE+MxAO80cOs048xAl7UrmAIP2cteMBaN/yhTGGm6ViHSQP6m8lOuG2rMXEquTNXlcJEEFEt4VAofjGmLL9NSKyxgUkAeemzVCeLIqhAcRD2JG+n3tC1gZErxIuhiRgd5oAnmKKpBnsO2too4INQIKBilMLlGXGoM78SwM0s5KGlnHQLToyshIXPbKHQZ8WFi0s5trGV4YMZ8E/Y23im8xJcuyOrSG1rMlJeqB8pGeFQbP2GIl3yWNFTFsmiBwUjxeTFkGCbRA7IOsVwQ3pJqrQ/jADPCBSL1ATKEwhycflWyjkMguUtwJVefFPofjw5NhbfKqP369RDPeSlnQtZRhWc9UpROlEHeW+wDnTrmPi1hwSeRblyB4mhFTu3MiWRs5Fm8s05qlrSD+S3dQ+9CVhQ91dSt1FaamXAYPLgCKheCk5YfH2JUaCKe2WLaq4E5rs0BErLTsBiIwcrS5x0ogmYRfZBRLC4PAJYPZAzqG5FjQAYTUHgnxkEQdDf1ftsBcAwbrItFBQ8ZhwAh3NONeu4wVOq1BJkRQDImmo8kxpIkVbTOU8IFSWoEsg+vXn3xUwnO1zCYo5GqJBpf4sS5AMQDtmGNnWZ4bC8TMKRygA0RKz0TBDBA4pexCxl6S1U4LJjBCd9sDyQHvYR/JaFLuHbGP6gHOnI/qS3ArUywnSyDAZRZcXsIEMsbf0ypzAmsrOS3riGcJUIcZHfNQpRg5lDHqKQe6ncYYCWBKmQFHPCjzhTDrbmXz9op7tY4eRzBb3lFqjC63Nq5a2gisSb+p3vKs2CSCks2JYawjcQkcA9B3o1awQp1aVFpTv1pAfOyJFr+fOFyWmFpkA3Bt2gpJ5idz9tZmWM8fpGEmZoYIG9A8GPLUIYavQiATHFK28HfYnXXn/5lgCCWTZs4AnnffvUbY4CaUKI56V6kzVfEHwbsClS17UAx/AaGkxWHBGPseh65kdovETxdIoymQbH0xWKa+vexfY7CQZa+R5y0bfihbmdC6rlJBlEEaDCchkW9LJLou8wULu+GFEOBAor3GhterIRa1hOTv17I7wFvx2hUwr1W9MRPwMWFeK9jw1sC0Vre9tVwFr+oJK8OGV3DD495ZNOLjHbt8xWYpu/kSPDCY9iEuk1jwrXHNmCVXyB2vUEGW7iItTULlCcUNb8uuViSbYwr7Sd4j1vyu1Ja6KrB40AI5DIE1dloeu4L2rKA9g3L08HhQ15A0YyD16mvtoa+00FvE1XpmdHUf62HChvZWYa1o/RCTTqzeHGi+2kz6ngoj/FY9eQ2nzcRfO41pcxrTFrfGXmV1pRbp8LIV81cxbUuYtlVM2/K2t5bLKuYvNaZtCMYzbAxTz/AFb66IZW/snH1kcFVqRhK4b9yIejpchd3ah8qNh5YbMx1iyHUzlJqvqiYOD7FQDKYTcKhOavfDPtra15TRopEEI+gtV1vNpNdwdDU+fv16OXzq0fHI5xybuSI4FBtSs38krZV8o7SpYJvQ0+JihxRXoEUC+gcqk/9Gt61/ZLL7SoRBlrsl6+5KB6gKAZpRrYe6NGduHMhaoLFjGr5cG9Nyx9RK1Y0yMhie0jHqWYq1bkqbmXbZfijNLZcOGjoiyElPBmt+FRVmFa1gW9syC6nPVcOdy+pKmpE15PKeFJQ9bNimTydKNtxpYmZnXs1KX7ZNqDRLxIvR258+pMKSBObXUdN/Dt6c/ofQ7Z08I39XkcxkRrkKfUKMOaT86O/cQapBh5ZZDXqkuZ6UWBOrucn4I6BEOjHONF8PcQAZuTi2QIpa6m+GUWRiRn9GKAG4NFEKkdvKzGosSeG1aFBXBYyu7gwFRIwM+JIFK70rHynx0NtYRaW1c6EDH67UZOrrV+eD0qapQyOcSZGbKkFS51ZcWTzj6dYzui3rUFGZUAsr2y6+1VqHuuQ3GQLtU7FYMAOQKKBd3dUcBdXkZShNUJSEDS8IEGLw6sUiIVmgkz5qEQC2qr9ePelG9ry6GzIsE759U1FVxWHsojEMBomaOWT8SOhM584ATwUBiyTNZNvwmjq+pZH2rNQBx4ROT34j8bhObqEdgd55FBOfU93SdDKm1pT5lxqrAFBpsmf362VxpkzA93eD1CQIaN1dJLz4Kp9pfV/YAsgXIs26YxYfrVSyrq4FEI7AMgtJt8JP5ftM8KkLB4wGn0Ir08DTyAaeRjbwNLLRX1Ez8DRsxpzmVPZOQpSvjUiA9AL4jrYisTE4phWdVis6phWxaUVsWxHbVsS2FbFtRSKZwyb6keHXiW2Ml1rDJJIvpVQvsebHKO1aZTPMDJxZ8d0zj1zYCvwITdTmuY1cHjQG7lpYqrYZuFYjntfJU2db3BiuQPHP4QKJTMpJ1wgF+2okdJpqcQXXxURMVPvSpnhdkP2qnEKdIWYFIK11zdG2+QFq7OYOHmu0fAyrFSI9xqGWY84Ua8vmnqDnnuJ7Ik1aYFiZkq0mER9bGnRKJlJUpMawlt7VvKl3I1MLE5WifQYsMizQopvXVlfBZ1gYTZM3o2kkkoixQYjqQeoDAvq48amxg9noyE4k9GGOKu7648b/UzvosQQOitXDdrmvSsKS7NhLgculGqV/dV5vj0afiuQ9p2kAjHXNoniRKhX55f6mUGc/taVp6wX9UyNAg5+Ag9o/GZyYy5Umz/RgvByZ6uVNPZfkqRG5MPB3tFdC/xpcaC7ttHyQjoscPVTw6maVN5JMS5oVkvHT0yTSWD2QusBdzQEqt8imkOtuLSsmBjHQVlSFzf3nuRXedq3AvLVVZCTqIQgUFYBolIgbE4aYVQLDXeyPJr1KyHxtWX++9Zi2x9i/JWG0cX/9safWaiR4yp9QOzKwO9LAsC7XUHYUei0wpCP2FXpSOyIivl7xm1yVCzoGrpJxLeAxEIl7LfnQR/BBYsP3TtpUn6QaQNAWb1MvVq9tHurVSwYTVq8gkG6MeiE+Ii5ZICQAOoVY28xPUjEEY1Z3vjrvpTYrv5PqQ4IdjG1kxxbAyBtmrkRf8BujqyCpfmMgKTlpxXwD8nojK+N4V1V0iJoHXR1fGwvr2VJBNtyV9NXO0teBrQbVaw5qdzE9Mrebu0vChsA8JtO3RVZAnO/Wz779cdbeFzck27hSpuM5CTVOFY6nCtcABILA+Npwjb4N11h8q6mxwPTm2NZdwOCnlg+mVekhV+oszUKSKqQP8RSLb7rXuNpRtYQIiyg5V/xX60MHo9yYAM52MsCeK9TAkC7SUEHTEVKDochzhDpqSSWPi8zlqpn0ldelxAdVpgI8W/yJjSYTo5KPbjVZnga6lj6XE1E6yj52kRVF+8E2tCpUJJI6sTGATgnub4IvKDspaOXRsvt6VW4CWHh6D0/W6o1mraGji9lGgKVJW6SVoCbiNbvNgcC6LQKr2R5ZZtDwqwpmvtBapQHP+lRFhW/6VNcAVL9W5o8+Uq6KNTe2YYmiu6CuCfsVXA0pT5fN0TJ4PTA+jwCjoTHLYiYTwgUnYlc688uk0wp+ch2/Efxkl4l2F81fbXMfMu9OuboNE/opcBQBW7iGqKE+YsA7cIbilDCfANxo9eG5a0KEQcgpZCy65pMcB0Jr9baVwLaRKP0ij1irUv3kPTOpwrq/a1Et9bZPCCkWEmPCUVCKvoreHm36DuxD8wamQk8b01tfxQirkbPWDCi9ew7P8OrEiOEZEyPChYkRhORheIJHSILiwXuNZYPuX0w5VlFXl2OsNuMOVUgpOyVjAIOypHMRASzBGukq+gDTfX0yphsJxyn8Rc1kxFEeR0QVtcuulbASVAkrESAHGu0yr0pNUSeW0IBdKyhXL/ew1nwwsS4mtUspAFsChIEQIpcZboOEpP9VtnOTBlKnU6j3Q9Z2vVc2tk1Z26tq5jHyVnpUMRCFT8lulTTFHIBNYoPypVEhoIXbG5RlLw7Zi/CnLcNe6g2qzUTOgXOQXcwxC7ONIkR/ZiVqC9lk9qp/XYP/RWygoLbX/K+Tbsvgel8Wg+spg1vbhsGtKXu1DK4HHNMeGBwFGyXSbqXSdRuGji4gtbpmwxXikMDcy1m4pwtNT4gl3tK6C9jp/IZFMwBRd6C8MfFiHxQ82r0So7B0qUxwOLe1sXTtcvKNROCbcLye5hTQMUNc8wCUWtjghSqPXAh7n8hRDaY8c43wOKeF6vLtvQhWFoQ+SJnWE5bQvYrQS69JDb7WdWoYYo5qHIwgjQtBN+Rk30CTSIidiFTpPLBRGV4HL5+xuIGXd4iQkmxVdOOlNIdVdJMuJJW4JpWOAf+Q+2YoOtKEGM47h1Zij7ZUpaxaWDabE8w3J1zUnLPRbrNBk5ZAHVkJ2+5mTkOkfhTIhcBXvG197BtZun2u0xSn2z9FTQrY5qLUIjx5DYyU1PpYulUFK2CtEOuX8U8wWUgADmVtGJS6FfdiIFpiEB08kr1Ji9QqczoawKMJgDeVtjXSmKCRSlcq9x2ZLGEXE4U3BlIRV0ZDVI9UVAcy1EDQqV8P6IiaE0pEB6cpNFFD2HMxSWFrksJqkmj6hqwzywdbJNtVC09oy7vgqRp/Mcm34URtOwN1noFGaTU0QkGmwnSUgxtpllJezsVFvXhcaCfD12P/0ZStwuS0xE1WH2uyXbOL8UJW36ZDb+d0GCygQ397OvTOSH8mFNewtY7avbvX1ph8iONyLL8uKqYJv0BimGZh9AFhmVWTHwFeY/XSR4B11diBs4phBTaP0vCj7Agw+IUdwNkRazGdJsmlSnKxMoX09RIK0yA5ASbijHC9W6tpihlJWzOS1tYKXil3Lia68nluzLk2qU0k7hyRNAl4WXbk5abFZ4bABWP1kebzaPBsXjCE67BFlJl75gvctJHW2WzaOuBcEkV2TVgTBS4L8ZvQ/YEILxQ+bTA9JhnJ7m4dErOIR4+esohH32MzY4434kZwIbnlEQaeyiy4troGc698gMCgTFz8+olrdjXHVGOXXB6ZjiuY6ORe5JRSZEU/jYhNik/I4tOWfcAPfDpFKlMfClHNhZ63I1j2TbTwoSmvUQWfRY1YfOLLMTyKUnogsSwK8fgWSNNz0b3KTEcTp2WPCy8WrFACvTkVOck52SZaAb87j/N1kWTMME7b0Iy5S4i6KbdpYdps4WUixcy0sJQYWJodGi08IPTSeEK5Q1ae0vthkbJEIE8fhV3k0Squ51diL6+nCoh5ni0mrQhXZEJ+c+Is03fUGBqpg2s/XUUfBRKax6Lxd/b8gIa7KqyaThST0FRpMoYIuYn4Z3meT2W88Txv7nnWTKrgyjFjJQR876UaOCaJa870pV/qYnOC9WbsKwhmoL9FxVsZXxQb7M15fTU2hqwqh15tVaBk65mynPrqqq4p9Sn7s4gkDQR8xgJQoYpgVYZxvQyaCpVfiTg+keIi0R+NXcOrtL7cGDPy/bRcmEGrhs1lUk4+RWRSrNHtSMY0PCcy1inrKpcyNnBlx3pk4BwrmBbqx6iseN0afQ/Jf5GJayG2KOyIamWYS1XutBIYFt9qU5Wpr0M7LlIGzxAfVyPKValhw4awpW1C7INJrbD67tnnT9XxmPlPHgDXnjNhK9DMaY1TAU782g8L2B/Nt4HuPl2VmEML5Voll7cFMvUX5crpcjPkKFPoWJ6nzAO+7wnspgWjsGhBlRBeGgSTmRCUyq8HUTA3sSWoeOVvaYFy2WolBFfQ9MviYYJ+FbcC/EtiMYvTTJjCiCKTteDAnRbXDaqGSBeb8AEhDA+o66dlf3S8LXBfbPS0Kj/dq+H40lORn87EqFue4qgnVwUbBQYN62Q2tS+Q4OqMn7iV8dO5esYS5Gu6SjOdjWNhzEB1XgUsNNjWTJnjSWysPTFtHN0ak7f2Q6izoqNhJTSi0k9qJRs4OVCJsmMlG9nLqZ8ZsSbbTxnGsrCUazECskRTZMjsshR3QWVMT82kolIr1b+GnYcNqa66DoJ2zf4zdY1Mdug5NM+fAI8P8m6OJVUn6TGKOrNJen0bRa1G+IzLt5G44lVJepkm6WnQdA6a69gl6FnZxq/s8LqQI5PcZRAMVXRUn59fO9ee1uGUh1zJ/IpOa28xLrN2SDQfZR13O3uUN/co4gR6DLuU/r7N2u8y1neu81Mi3Vb/Vej11EzhNuqXuEr1ronSbtK7LcCkG2wzdAi4u99sYneMLS6uto4YtfodwteGwEapxW8GIoiFN0bZzi7xfg3hZqqtgctmxjLnN0jLmg4ogM+NUVrvIY6+DqqtW1ssUASy3klglZB/bFCPsUs1a14rqqeTtoPD4ooARPAcAgaAgNV2fKp4WoJH2/HppdON6YioPxNXVDdueCIZMMix30Cj8a2i71SRLsOpgAWsa5yXkl/GSCgIc+OOsXg19JpC9ZoOBvFoWRiUEq+CJlaIEjoSMjuGWUVnjTHsMhaTfjO1MicG4TGkEYJAtPXqhgN+pxgiXVyLHIIBgwJS67VX5YmoOA3VoodJmI11eqvr+mcJPI808Ny3EsQkrqLPfXgyoUjHi6PPMQ4Sol5Fn/v1T+6i6PNPnh+siGIR1HCsz9YVbpuLy5QzI/OQ+q5nTYmqArTIIhQ7lTFasvkH1mThNB2nYe04DaoQJkRCjeMqt3L2Hr++x9vuHsTPyx8L77L4U2T4hpq6aMtCJGZifJ8QBb5Ld8+STM6YwVxr/zLWXd7cdAjQDBYbrAmdVfd69T/J2eugGzqVTWyCuhHqv5+VQz5s5RCnrIUZB1LbJIcRytFUDWq5WI5KZ9aYktaMQMNuFOqmmY7c13GBLG2Yn+kSDApoG0t/xyj9nZHLuWdqJa0QhA9WX1mZMc9XWLwDXZ7Jdhidpjzf14TSTCto8XnvpWzS5zZH65G0KyPzZHi1KUcMziXL0LLs+UkYgFP1mjNhykfmiydjZH7kZBjJb7KEtBnqyssargp8DGFeioRUP10oQ7VKfiumI9ofJKdI842WtCZx/QxK3rGFeqmfI0x27FTP6clz0DZZr9jVnDOSCEY1qygl3Y5SumemlBQB0SpgWKDaTVu9cLuVbKZyuN2KDpsYEtuu6E4Fxod7fAXje8VMIKPKDZmWbCM/0li9/8ZYvaGFQ5fkqfGSptGXGlhPBMqoteHFJjX/nJIUg6t1p5+/MtDT1ZU7RAbfuT618xRJUwMGdSxZLjExxPLntgpdoUVtMpShYOw2PF5LgLb3kdd5APZZFO3gANlc1Kjh3OTjDIaAxsRvavLtPpj5DnolBFCJC+HMsjx0gLVrSGrYcmav0OcOSlzV1b1m4s0H/lXeOf9XdvV98RHD20XIWNNAaQTRGE3I8vDJkgK+y8JYM4jTk+Ub85FdhpGGute/+LokMyBmsrLeJt1H3bHGXwWUa2ADAhoTqhADa1Gz95DvO6STw7RB31223odvqwveATgLmGYDLjxAeIgQSelChE0TqAWvgmOwBar6fpWoWyu2dIr3TIy2PK7H7bin6RSRwa9CQkWM4gdVxUSTaz5g0LhOb1pPuhxKawkyVc6NJUhkXmxQmBWUW2Tjj0/dY5TI+4uIuW8KghtivsT5X2jjlmmEMo/4DNSiIQkfYGlGeSOKAeC1UfEQ1QdLa7n+FhX332sDi4TZ3ak5aBsaxaefcCgnRtqCgHrmAXTsAAqj5Q7kaIJPXKVbRpQoiw8Dpv9yguobEZEFOLL2OAqwP/JAtRE9bQQeAbCib2ePhFxGyseW1HK1XwswKvtgktwN9CdWGeAwaFWNzrCpZLwIXlq1A8LiNXE0iTiirjqiSUpKj7alWo1uRXtlc9ifVunpMrnX5Gs7m0i59ihyS2o4nZGqUjVOxgJ8zqgVhmKQzmh/8NWo+B0ahhJr2WaKc8soCITaijI9rMdeqBdwXWt4ZZUIVyg4WlI2WENRsYQ+1iMns5B4KS7FBltIq1+zcrf9FSdDc5IGmIZ+sV7BQaCU6kItY9TQMlAjEqM9UuZDAAPH5ulvVHCtG7AWMDW0MRymn2QimqevZUAjzOtI8Q4LK6bVs2vDXtZS55z+YwurVE6Y1JbpQUSTNxTtv0CiYFzZoxL1G5eF+oInEVJE97AiloGjD5uGPuZoO8jRjpFZGkHfjognQ/48NEhL19FSF4PdrOoCFeLdMNV+0EmJ9eKilLE1pD2qIJckO1Gc5nWfWJF15DUKwU/p3DZm2fnhTlItOh9ZONAEM7VezdS6RYlbfKtixSXVTO3RmXJon1W/KDHfUFiySgEEG9DA9xwVHKf78eB7dUUkNvcshUHVZPvM7MFknyoNHFBpYL9IAxjxKn1MozB0b5VzK+1gEisckI8uXNlxY2VXOFldxZScWdvg790bGmv7Z09VQxSpjV2lt32TZZuMzMm1aj0GneurlfcXm3XaIS7teJSqyDJqYCFWWFm9CsOwZ7GyFralwsoimWFZwbQco/q6McQYLNdu0x4zM3haN67aqaR+bfH2ezVRStp3AGM6d4cvivlZikLof+9JWfyxT60eBmPvqi/nP0WhAMbDhFAUPqEoZCCeKIMnGjWwfdbAdiHb7psw0brPjUAAri0EDJwHfZHEYFaGECmCcPGOe40Ln3ahgb3FkBK3ukF1S9i4haU8JAuRhioNByaPHzI4SvbSQkVKZpmvoVnFZITPu9Rdsht7xLqUOCzAo4Inhft0za5wnjziJwV25XzCKIsogG3YM6rbuOSonIf1UWJp7CnLcjfp6zxh8SX3AeYk8Ne4+jUpN+yv9N846vdTrIYADM4vAyxyCRQdj1VCpO9Ofh7LWyQO7AgN7AMUm5OBQPhyufL35LVDjY/UzUZN3xMExkj7JzRVnZbvxjLcdOXBFYrKhCjG6uPQo6xs0i3XqqjLh8eCTDJpx62X5YjdypsxxaXd4CZ6+dwGN2lucHsb3S7rbusuTNbDrm/IFaV2vW+73teu72Hw9pfZ9YH0oQskEB+HZdkybPPlY6vre8vJw5O9zf4jYnhvOxTB6md70SHG8Ue0MINkT9lg973lnkfHE9PH8zVaSrPECNEqhOOhact0kJQqhNKENK6EujGfqEKdGJrH2lQTAMOO0yK+KqtlzBlaYzC19GpyqyIFTZpREKEWrSy5OyTlWA0D2P3AvOFJ6CqGRyLDlSjyn4wbMTzQWLQOO/u+2kNb7sN79in2y7TD9prya+U+cM19MEbu08gyponuY5poWPM46cCwisJcgdMOt4T04e1tukrx8Go4GpGbq6DrLaGBvZg9VuVBKjF87os6Nxb9b0EHU4M/U2a68dpIyqViBwx4+/++2Q89RnH4DbYMHnNEMeOxFyJlTRChgIZ1lJEiJ+/a+nusaiBA745qHg38R8GS0FL3mkYWW/mmFeQSLwoxCsSvi3/EIfFwA4Lt65vRPfXpMn5UNrXA5KQEilnqqW8jvrWG737FoqtwzcztdJcnDT0lSdlF9o+JUXIJUVY2teByApUlJ/YNQeuotjxyuqFgGXxcjxQdQIrbh9BjVp9EI9fhk9020uf985E+E8ezeP4zgOymZliafpvvRSZROVa+buWaYBI0BaCwwlITXe+G3CJzqFU9NrAACFYXSEATYgyvT6DQfAZOqWPhlOCf+YP2cwlWWYFua3ZKXIMzEZH2Bjz/DE8DTpGYj7BUQ1YWmARbsAUU1qMWT70tGneJlMDiXo14bob8lg4JMVGPY4ZghTdSCq/bAnueEYltW6Jt2hJrWwLJyGIsNmbaoWQFewi+BXXGpNyQvtVzwwbSelRHSNG1crWBLiXiF4jvJ21FXlgCIgh59NLCWhgxcMLbeaGGbsmK5Hzu92mxcjWldSrCqWvNu0wM4WqfMnZMciW8dpPU5kdplUJq48GuBnwzTqxVv69syYjPhl6n9uyccquQMZOH0MDoi6aE+Au1pjgynxBj9ZP3VGA4quAiYgy3Jgrs3d05LJsZnojPZS8mitoLS08OA4EOO+2UXZxUdG6WOW2gXL6pDJFT+waFlLkDeShXOF8HuK2D3k2AKjjofY2C4r5aL3mVon8ehlB/DTSqaySM6M47jb7pNTINvZlMwwYnzKofdduvpR9Pf7GxYVkdvPjsyZp91o++ZR0KurTsCucbQOFXOLfLIbvcv9kanp4ndLtzoNzQxnqY6fnvygLvwCKeftxBYfE3Q5QRad+7zmA96Olvs8lA+vVbqMbYbw/c20xREIK5A6SmxkKWMeCFxmB4DpSEe4t34eG78eWUWyNZXqPxvkVN5fXHrP5Y1B/31R+tSuakT4desnjhhIoU0CAVBseExXtUrQctd5SWY6XlRGm5q7Sc6sLxdRkZP0tWEXjeIvCcBG4pO1XKzlqU7YOyQ9Sc/TpD29xCQODxHIFHs2Td2ylZ93ZA1r1U6Rlk3VGy7ilZ75xid14+Z4cVVc9pFUAiyM68AlxdAe65rABLjn5zJfhnWgk7BbBsrITWQvDT7wSA/0KUao1+jBjEqcj70wNTZfcKxMrix7CUOaxnfAiUWV6KTUiAX59+zmcMmDhRvHWECWLPUYdBJDGxUyG4dansQHPpTgAT0ZvJjrvLMDSXbX3nvWYoA7s1+QrWxxLu1fYYYXtsoDB9xkeJ+RMqh/9tktuqakId5mS35bZ4B3KbkZWAdzGJrdxWR0PFlNamjpHfJl0CPDlUHnzEGLAY8MVEI+1S+oOEfcs6TK/qApJC9JkmowupegBvlKceVUC60N5RMM0trELbsrovmYa45Y2+ZNv0Ja/kPhEBnnxEsAQuZ3BLrDARlPuiMXG5VEMLVeBZqkR214ro7/DdbmMh+M2gyWDv9+o7KxcvSeuf3avIiy6xF3Hmu2l7Co2SptBrIzYCRifgZ+zbokkyQHQHi88FWmGFPtkAiYAORhYP+55766B92Roymip1UU79N06/BFPYnQi9yBhSVUbHj4GkQ5RHjBhCkJrvpboWYEK9wglYY8UxkZiRWo5RSB72M9qYpyfupPcN2SURbeLzSy5srVBgOkREVJ6/0mtfafBRAgnnG2t8q/HYV9yvjugTOd313KYSXAfpOE+ZPeVzr3j0vRO/sXv5s+IZz5Ry5pmfZEK4veCZ6a1os6OrEXEy0xKpv1/yJphiEbWldf/b0VqN/04fWsP3kUbk96cnneNA+pJ1ND1/axq+cUIAhOmFWzKCUxHxjwO5GvYHZZgWJHonFcH5vXjbfadY11rufJm7hMMVzgBJZqjz18X8EoXVwiQxMpw3vpk3AvkEUsEQdFtdtKMGmLXo7H1Ml8H0O3QBdosvgSz3Po6vl0gtnLqQOCw5DtO2uuCqIzxQ6H3SUVwICOUbuATq4fEtRAF0Ww/A1B5X1KPp+XdOmbwt9FH6x1nsuJ/S8M+BLtVq9K3oZdlN/z9uM945MNQTsOIVcwzkIAEYOirAny0e4CeGqABXXxZhxoKFgQLzOMyFM1vBb3QjSaq52zXbgXnRM86COi+QIpjbL1YZVFyEKdzEg2qciQlGNboTbRa1G6tjEn48W97B8XzXMVUJLsOudpG3cSmFO4iKVziv5jlf8n8O49PFfnw5APi4Fx70Xr73rZo1zPi/i2gG8qeffvv9Mo/TUWsrF8IHRUm4IJKKCJXpE+v/MkgnD+sWKmM0VohfyKot/44vYsmYwPJfVlsBkmVau7B9Y99kUMFM7tlsH6p/tuHdy9nwzcUN368N31zQ8J9Dwy14XQnn1E36eWNiBOkdtF9k7Zebru9UO2MUYLboysy46M9dgt1pAJDWiqM68oiRQyFbykIR/40M18bcAA51AKGl2Mgvm46QzaSY+8L8Zsb45zHG3l8/cURnJo5yMXHs076VC4jjFxxbyoCOZE9pJDHpcr4moAWGXnZELRf5orNhCBIQGiLsZMir9DWYnD37JW91WjSK2TV7nvZO4ose1g4eWNzBl2oHDzQ6+DY+eSTbU+OBtQQ/+y53yh1HZIwn8SYfX2GAB7D/9BPcaChJw+LqAQaWRWnBTF2tRfjMYqfkZ91a+zjQUJ6nBEcL2aDRpbJthNpi2VXOQAkizHgsgGsGPFajz34182yakoilIujxth87VdG3r/QdmR+Lx01LhBVScceA1hGPvmWHUUXt2vVAB8LhbJgN5Kc9NzjZyMcM2tbGDePg0U2Hakugwh/2paEJPiyxWxEzGQmhATJGNwm2eOJOlMtwF2mubktztWhK0kdipL8UgIbyYCxJ+US6PYBPpNtNfOIwlnpO6HZk91SYdKWRj9pGykjY6Hw2aMcWGlb8kPYU71f1uBrDUDfhKnsyfYi7MJHs3LvDE4uHs96DdZv1ahS7G6vyWU6Fia4g7LHZdhNkrLYwGho3NOAaNCy29WOCtJ8d5q12bOp6ZwZZH0WcDNikaXugrKYLztZFlEiHk4PEJzQ8qRiHeDw6j4qVhik7yItr9LVOjtO6qMZl04yeBDFj9bRSYQGeF2k4Uw2e51rwPIOEMBm0O4HwikamddnOl5gMHnn4Pa982x//6Om/+JkPXXmr4mEPTkvumwvnD24+PUE6sK0VYmIlwLoJCCkWfHH6psoDRNp+RrnAZosLcNGXsIABdxrMo8yuFBlQuMrL3AI8AYwqVLxqgf1BKGtAVrN5KXxBltWIu2873ttVRtM1KwSPkadhQXURHzt/+YZeXlTXvlyvvUyXkhjmjiFfFVtUzZdkYW2MmZIKs6Bxf5qLDH8ix+gac6zyp0DZWKCbdrfmT8n0c9qbZLrSYvwhFl1mK8TN/Mo6oLPduVC700F3EnQnU+/pop1jU3eOfnXtUK7FxqHmyCFtEe4xzXEFO1WMvWQR90hMtJVyDxhsVO9+xPYcyHysxMEBYP22KhjKNR5hVgSOpCJwmc9Qo0BzJpQFzS55hq0mVNkiBPgmMpbPJKCEzdV8I52UlZTCYpv6pFSexMLdrOm+mA02t88/89zOomrBoj7JIO44GJwOeqRThaqVALBPt0rYehpmCO6TQjwn74JVr8vcD+aKoX6pKKOVsgPUQET1OrqlIpUYjlziusISep+JdtAf7OmH7qs2XE+NGObdzCrjfgvUGG6/XRrDNozpOjH1nmLskpq35UHwwPZG44qoeDB4WMm1SwOHtsCjczfmbH37fdyDogrMPdaNvO0s852/HX+BaPv/9/hnSZ0tDUkpXTOgLYFJaCt+5AFa4XosVjD1iz+kPHCdiIfqRvaNJY75RwGtOKU7YNgIn7lbhNIhLmN4V6AWpcaTDlVP8iprrk+Tp2uhpb3ih7Tsqxb4mXvELqDw0ywyfbsaQ5zi8/xl97Z+o5299z/da95bLHrvHuPSqIev8a6KHEawgXw/Wxc366Wl5zGlj/IbDBCogqF1EiCZu+m3eK67TU237tlqunXPXNOt683WdENSjsS4UdtslHTrViXduu2SboSUCr12STfeWUaDe6vJX1TEV3TNwX0N8jCAzK4+eGGFty7CArYrcNc522B0Fg+G8ZhqZV+YeMrO3GBMfRaB0sGIq8GIoS7Xg8HkUa81GB2Orlt8eq6+Xedq6qsuqr17Jhkfk199J0W6tnKetcI2RiM2lGM8JdJUUE5QU85Xtvbzt2hkjZgOn4+CgM9sX/v5u23t50CjhYIz1X5+/ocgag0BA73sEHyPGYLsjlmaaQ5BNDcEbZqJDM385twQRNvQzItdsT7zxToU2RYV35MGiL81It/R0OhFKHFthvDeb1W/GY3ALhzXhR5irfAYF//iAe1dXH1RIzOABiEgoWE+7ZP8BNAjccfZx0LP3RDppvhR3OlooXqjOt5IDqd7kMmfdhRbVHjwula3gO/LN9cgY1wxB2SL+eaay8gviPdKvw2p2VgaZik4kDQ9s6FNYP+a7DARELMPLYSVLwKLrLdD5zZagCl30/8U+aGiM9pQQefoNHjdhOyBn5jv5hBvFbFrv65zbzBZO0Q8JpSStOdGjeafCfNmbrdim5bM7XQq3dRYs1OEyXoUx6ibKvocYXqhHSgsBxXl/DXMfXQElV/keTn0USBCrixwJQ5yRaioiaKRAzp7dJdmZUmI3nV5DGDDLk5EhDgss1vlU1iDDPcPK1SvVB67NVfb1DVEY0YcJNZGgH23qxdxheMaDTbUEKmUrG4MhGOXGzKR41tjF1dj58rAnOBqYynOvsjS3piODs3Bh6lwZjg7csOkz2HTMU0bY+pZJC4U2muNqQ6iZ8e0NzOmHgaz0DEdYEy9+TGFmQHX1GPaReM9aUGvGlqeKKoRNidmB9peh6Q/T2H2ecIOewfZX+Bv8EPK76mmQMADgwRjFXSAJSdkCSqtzDIy1Nept1Mp9Do+bapxccIqfQZreOoO5e5kUh/NzLrgTTpvsaJ0N27GtioPFbQDtBYrQj/5+lRXs+z41I65gj83njp10+dCNzmp7LWrwInpzOLLqsWX6+LLSmXZloAyElBeIyHAlnujZhPcyFQ91ybZ0ytA81rvRtZWYhZmn+RFPEwUtgiAlcQsF0Xxs9WWYJLpakWrh1nAa+6sSepzr0GdPRlCFCxG2jmN9lw8kp+OvDjJ0zJD3NO1kmGYCtp/uV4wy43EL6AttTuda6ex4SqxuDgMbCF4X8egtVzkHlksSwvHwm2MhZTkrMbC17EIVJbv1cPRNx3vt4ajfZbD0cNwSB1blEXOsecU6Kp8NUir1xCLGv1vwUDbbi1pKWUQOPEClMDzikZ8jQ4yA0ICz1l3CjSaaSVtzzgKrfg1du3oaylqw5hI4I2bMeog8HxLuZK8oyJwwik0n6pXKIE3ntppl8SsjU/WVZv+WhpGJnfI+zL3nYQkn5xp37GLoKMT39HYcMKbpXbnQQ412GNWo+/nagvqKVPtCo5Eh+lFHUVGG2DwewZLRmgZvwM+VbBkCgPGL5hcZK4KKFHbTZdMq/qAl+m3MDL7lZ2UuUVFw0K8xDJ5k+VtLMTLioxpLcRLDEUH9WZVgI3kL8UEhhec16r1fYAW91AjHa3vv14apFDaku33qLxUCLqGIu41s+DPBEfMdCmUguS+MovwmbdhYOuGP1ou3ZqnMJ8JkAW/MFul7jPOgacksyfzuNqiGQRdM/Junshym8kmdZXX1xt2p7lhx2fZsJMG65lww3LJfLrKfJK5vdqYmIQFDecpkdOQVciZMQdvsjJHiQOlxJ4w0M5YUcR6FSz6wCAu+awp3AEsusU0C4Djq7s+iSqdp8QCc1m05rKYhZZuUmJ6rpSYgRJX2pRIoL+ybn0BShyMAQnVr9dRJ1X+O7AE2TOrSmGhGuPbQyd6rU70qk5wDUp1o/6XQZBZkyDTxQTZnSNIJtwOkK3JcgNOCzC9yeYlEp2CzQCijqPlTqxg02WiFPl+hbSvfB9u3qDi+wEt/2DdHau4dysObUoQmPXQCJfqKt9v3AyACfD9mNyeNRMqvt8h8Fj11MBcoXy/fqrw9S9QsAmaEMWWrScVW+8qW09mNvdESzy0JJruvESjkJ0o32X4uFcyT2CfIhbklVjTUy7Yg0gQVrJhUtc2R+44kPR0M48JW2F+smdr2UY5h6xBl3hNlWwjpAYnhxCvGeVU2UqCkeqdQbbpznS/q92fkW36TdmmOyvbgANNioWj4s6OisfK3joqvo6KEXDSemDyemBEDm8NjPnJnOXApBiYRFQWeRmlHAjm+AoppwtMEkg5yXZSjhj3G1JO11B7d17K6VbU3p2yyKUQbKKFPraXcrTuRlPKadzMUvxC7d1KyulW1J6cScppPLWWZn45krqH/omwJcmMXjeJlOTlU0dJPjKbym+ZOZf6g3doSCex1uYlmdIVhGNZOj4O3Vs4w91blfywGthKwSwwUQuwheKQ3gpAjFvWy6Suj7xOdggyHm1xn4x0E6TuRVIWFQM2K+osI4p0SsqRMf86RHxFNJj9jvAGmAX5PdVwVcBu2k20M9PfDvtLAZUOYtlEgd04Bgrum1Ael0XXZBDAPUj5xJXWapHcKc2wEDarL4jQMjY9HDg2Me72GkNkTkTGxIO64ajGzxvYcnw602BpZTG1GbHPRL116zGoTaP8nhkYUaOoRs27+s1bmsMW6Vh4CliVsrMKZEw4mBgLY/S6sVsF+nFhYGxdjOd1Oqsmv6vWbzsmXkjx+mjTq74zRM+2wE53x1BGrf92dOHUD4/MSycCU3E77yn1k6sWQC6cylvQfqs799bbVTHmlNcWQVlQ7w9pkvLMVtKZ2UriaitJdF3FM7zUCGvVNsIq+lxbwSJrFA1RXsMQ5VfbRXodSufZQAlYSOMqauJW2DRuWdfgTG4SXd0kUjgfmpvEAutRZSyCkWh+kyAI+aL9MZnZIHrNDaIpf6rU2V/YV1erdavRTTeB7rl1t4vuAt5JJGVGzqVmv0P1qATyjG/lGX+G7fdtpSuyfSvkJPNsP6nYfgJ0FBJgrKA627P9mOUUm2y/cTNGFWw/qdh+UrH9+Exsv/HUmu3/NNi+d6LTYvubFdvfnGP7v1ex/c2zs/1Y2b7M12tsbe1iwrzJYmI88R0JOtf8aBf1DHn9iNcTnU68CCfvamwTJbMgSxju1mGd85liL8zSkKrYSmuDp5Cq2SUI7Q65xhg8N7fMLmF0qOlYhaTOdKygXA4uASz67Dbwe9U2gP7DaZBOb7LbwJsAaFLtBrfrbnAzasJ0cNHCTUFQQtPmphATQTlRWd+MmynKC8sODgPFv72psj2aEQTT1Ztze7O9DMlHCHEqMJwRagAjeO6w3J7J6fZwmlsao2rOmMHVXHbg/YwVnj2yoxbpUHjk/GbncXEVfTx6FX+JiJDY3h42t9keNu+YAIRrmy1CksPYCmz4phVmsjtaK/VMW4FYPnVexGm0xbYbz7R9amRbjVffpDz+Jlt91lSMdtPf9zz3ZHS3yRgITMZAYDMG3GbGwCQQH84kPPTHv/3tf/qdn/jMk5913ix5ZPlbSjkvFPiBN086h/7s53/xvl9/4ree/FPnzWV0YhK9eRIfGrwFw3nodz/7zj/9tc//xo9/Xn4SX+4HJp03H/rTn/+VX3jsrb/xz5+VR4UnJsmJSfzmSRfPjA6Vb5Eg0uItZcKfZLkdOmX+F9z/5rJ7Qu6fJHy4XHroOVeeemhFbjSX67MSPosPkvPyjPIt5kd7d3UTnzNzJxsQte9ENxfe15GHStTam+1dcsGby86bH0tfB5eTj/ShECkRkjhxXGhZS5xP6dcUZ+Jx+MZtbpBzJ/BoGItJnrhRYdRw0RO6wkYbaM4DTeTXStwMAwpW6W4q3oKgmOm+Khrht1xX2SXDGTQbHOmx05NTesQKacbER+OknR4SOcLr1u8E4DwbbzM4tMJOyeQyz5ZgLQM6SwMmSBFYIzjMrSkCtIP8wP5pJ5gMKNR+u5wJjx+jzUhKzvt3jk2ga3i8DG4/xvx/OR/cicpGZjMs/gMDLkykhUOHKaN7GH5S95UxFT+wIKaC18XVdTe7khrCHjCH5ckqM+mRif+RQ8/Z/zn32c9/8Zzzj86alyR5SDbc64BTRbWaRFViD3Gb02gVLvSJiyQ33PRtgWSzqZdTHD4FiypMCRs9mtIHaVLV/Bbkgaf05Rr60okKlOyqEgElE1sRcVibMEKaLgKVWQW67L6mC72DQ6cZmCPPYNKmVg/xFO0dT9OpVydMgMDrYMs+TE0W9nZpsMwaaQ79mwTHkYtFmgsMzbE3WAFsgvYFRaNtNXFC1SrUtCaARQBUD0rCiDBZVDtIox9prXO7nAGtJTSZlB0TRYaTZXQ7zkMGlqU41gKcparkEh6XbjJOOEXktiJKWjGGEeCKp3xQt/kS8XTi60MAm7wJkWudnQdVc4S8Zrk/UvZToZuf1HjogJhCJXPUBU0Ci7ydyYgzSh6RiepGbCTGOsBYO4K0Y8basWMNY+idzELdp5Ab+zRuV4cdcK3hTIEHJBeGzCt1FGKICOwhUKxQ3RpqcmiHP+Xwp5IpzuF3WBmgTO9UfE6clLnBeTstHbpTS0Vfm3DUBYxy0zH22A0FP940xRZd9YPmGOQdJ5ZL74EDImYYDBczy3AKC0fM8CfvunOSHtciW2+c2LfxtNZjvV1+eYZvkHZL4tT0fDGcYqzEcKrB2Toucum1xP6XJjItsLhGwK/TY1pxQL7316vH473XEMVPXnS73M/BggHUZfRHUM+g1kBoJNqJVaQMj6uflikkmmeXsHffqoGRgcaKBLaAmNNMQ03J+pCQ5DANNaqGWW1KUT0fYoPS6NacUZlELuG4tsRzLUvhpN8gTBjZmM2XkeD38Y3HiN9Tv8ylfbP5Mt+m9TmOTVJwFAOIOlWAW2LD/RvxTtwEu3Vs4gWaDNwKwysa38xlK3rZzNnvcU2UHbj2dRQb5RVC9jfqZ+ZqVIKZYwv5C3fbYuSRz3RlROeEJujEXKGBScRRH6vhuX4MwL5ClT5tqIpu+iSt6i1U5UZzvTMtxyhkKgp8E8mg9SV2ivc0z/7Rvf/jy9+yL2+9b7sv7+CXb8vqxPdnJG01NiFbsQaiEaZ7p9gYnhZkZLT73JWenrapP+C+yTlgWMRa2A0VbxPaVvhf8TQ5r3AFfvvJ++qc+aZBfdOUSEEU5dNi7xptVbX6u6Io6epAlQPzO7Iq5H2SNAs7Vzz9uIsTo+pE2WXZvaddbRZvYgN+Cg3QYvJZIwxWaz4YUIiuLayEfGsUHKhxJLoGADW7USMCmgCoUu4EJU8IGQHQbXnbTzNmPjYh8XT29bTWASIsCLDbt6X4ewAaKGw5sAHekoPzDwC20EdR/0XPFBeylgPLOSgFmEhv+kUHL+qzgpKInRnETv8qMzvYxat8iPciH0LEm0uADYeKX0nxsftMUD8yUZaIPOe3AdMqHKyq5BWC/fNqABNkj8RwSyBINtekekLS5ovoKNfTSkci47jTewLb239lewsk+Lhm3HEVxG0xPyYNoN/6jIH7VVr8GWbdW6DfHoffAv0WGPAeBrywAz57kw41wrqwkWXspHlTT3vc+/J7HO28x3/Lmu+d44Q1m99uvLdN4y0oxV9vF/5GZiAoflb1p7D4uH5wFDWF9coD6+aMhfXbcNn/2cQ0K4oJgLanHjQBiJsXs4SdU/yc5boEJgquI/yq/Lq59weN4uEUv8B2IVFQ1djf7HYkYujugDgK/onlKiW23nSmhP6mhkrlhc/5xH32ib/IJ4rbj8V4AO8sAVWSajV39UcmvUMnTxz676ptd7627LW0cGMDetMJe/ZPnnNwjfMPj0mHpvH8A+ugA7iLAWosU9d7TFpLqCMBxZbcMWG1qMQHKXth83/JzvvXoF7zpvfq8cDWQ7lJ4Tvc8VIFoLX1RYntYK7aQHLVJss2RkHONyFzG5Ec69LtxyTYQtsHRQLxG0gem3pna9Irxyw+cdV4RRt0mJyubsmQLVk5p5asmJaI5UHCN6b+fBvGy9NwwdlVQVeZP7s2jRacHW23eXBopa1wK66WqzhI0X8cBF7/Fg42CtAD6shDxqz87ZK/3fInO+x4Q/72yN958ne+/Alc83gsfxP52yt/++TvBfJ3gfxdKH+b8neR/L1Q/i5mjR6k4y83RxmSwlp9YurQLfEMYI1QqiJGqQoZ+sumVMU1nU3+2ceq3bzv+5VPXOI86I4vxm/3u+MX4njKHV+E44nxJg5vGl+Iw/HxBTi8YfwCHO4Y78PhdgFWlsNrBfhYDjePx0wsASJ+3dJy1Gr3Qy6bSKId4vWjuolamwYn43YTn3LHbP6HXdTt3PQ+5IriIccn3DFvfNwVrG05vt+VIgxyPO0K3rYc3+cK4LYc3+0K5rYc3+EK4rYcH3LH59OzcYXzHtgoJGvy3ThK/u47XDVhPuQq0OVbcdx10HsQx90HZZTkKIH+p3AUnAYBYi33AEHPKc87KFZTpzz/oPcGffY3yOFioNI55QsPeq+Vw0UHvZvlsHnQ+zo5XAjcBqe8AGgPTvkCgOw5gC1+lRz2AmRPvDYHvVfKQbCS4eroX+FcJochEu4FHx/5wYIQfAVntNBaoAMkGzuw+IyUPQ/VLFlohG2mXBrjG17hoA/dKyhOPV3x7N/L3ZqfBjUGjgtIwRAi+hBOGqRjdnAyVszRQPHykSMZWHH/fWoThMaopdUvcb6BzEBY7UWKUvC4i1Qg8JWLjL/oEpmTmYtOe7jo2foiOeWjhKPerxcASuB9PrAEfvk+k/L8lI/Kp0I3vuY+fwheLDn/uK9Fpd7vjynSn/YhnwYYksNyiDDoAaK1roIRD4NOcF+blG07tWmcvVhnGkAo6bWmXQe2quZ80jbn06Y5nzLN+aRpzsdNcz5mmvN03ZynAm3PhwNt0IcCbdHjgTbp/YG26XSgTRoBLVCDuZ5hS6QybIx/Co7P6aBu1q/YZn3RNOsLplnPmmZ9zjTrs6ZZz9TNerdp1jtMsx4yzXrQNOt+06xTOAbTU43X/msLl/Q+X0ucBKqMISD43+hveMPTnr7hxz19w1OevuFDnr7hCU/f8LiHvPsrnNP4Dmzpy/1Pmo/l5f7H4dV62lEq+rQYQEBqRACXsXIhdIixybtG939YFuWvhy1G/gpb3muKvcXh1rMiNcgUMMCZPvXeKj8bRnALG5ITNsTKBQ89bfOSINRYHSbcguksZKFKOtaGskuZr5r3HuPrJUR1kya/t4ImqN/EvO5SwwY2NHJ1BLsVcAkcU/KbuARGhc0YohUikGWq+IEFFpV7DAEBfK5mvkfjVZA9GDMWoQF+6iiSAROwP67NybgLB1Vqvyi5zTOIbr1C4H+QRSa8qKPp+h00VwJTDyHjUsaGMmZHsQL8Y7Jb05W8QArWH2YAOXeQky4rUfYjizUbsn2fsiSIsoHM7U80tLZjIfSiynKlx9XKmEWb5jgxOulCGuhokllHU9JmHmVTOKcvkcWkqfA5aiItS2mFleJXzQKQQfqsIfRnzAL4jCH4T4v3WMJfOxI7m0DQ0qpmPUSZl4PmA75gHvCsecDnzQM+hwf0kGAkD5B9eDyAwBlCxReEYvmYE84QdukvOjWTJpOVM5YB67kDW8WvUReoVFtnTrV1KtVW6ezXKWw5qVEKoJlENl+N2N2hwrWJZhItuIlZiVXjoDN80bmDFgU2qtFEaXDxabaOnDmwWIBOutGGYmc8wkMPnFIQ9tMHOt7J7gmkJISiZCR2M3woPDpJ9lkADLn0rb4CRMD880VsUZUl6Tdq2xEDM2k96pq6X8Z6hPAMOHAuJgoLgjtk5OUAiNzkYv+Ujwm62P+iN8berdV8oRaJVC6HUmhADiMhA2hSyp1aVDlZJV2iOYZjKF06JJWIzG9tfUIwjdlLV/XSVUJtTP3xyKbYn9GTMRWs5nJtXWQxwQfhls0RMYxF0sSe9cZrZgHsLtdYcBH5D1BKP+9RK5BPn/OgGRSQrlGw/T1azOU9k/UK8P/rq6Keu8uiQt24TbwSmUVLxS/levXbI/IjC7dyDygr2gR+pTTwU8aM9HFptDRTlpi04zPeZA3fnuG3z3pSCcshonhS/OZ9RrH+lCcvkms+6YmGIt8/4YmgKd8/7okysTHLRMxxDZgRayYSSsI21srV8Z60XKsA2+OtyYZBB3grgmS20JDiM3wpMpSwbFalxgvO/tv7mq9g/pI8T10gJT5t3AHHxW6AVonIeIWzTwVW7Bwj8GeRbq9wdmEnoMgIuh6WhlQ65Zq1L0ZGQw8UD5+Ym7qJSOWbAG7ZtSkGIRsXuqkPUQsn0BjQAFBRHe70wuJ9uSyVnBaztYzKNSyi8xSsejf6IOpSucoCXeWoyWNrArU8ljA4ZspXVS4TzuPjMeMR1C4tT7gjeOfdcNqtgamsLbp8TU+bfSWZPiXEsrvcU1O4WoovEdHFiK8l8idFgrGU/RQpex2UvS51+t8zXsc175kUTcpuUO1tGjO03iByEDJD4B6Xt5/H988S8buViB8n2T7hTc7Dtw/x24e9yfnzRPx+T6ZQrjlN4hXBDMQr398N4j5/hojXZiD6zlNidtOZDW6VOq+ZiIq403KGsDsVYW9odRehVcgMlrA3tDCAYwgan5SgV5Wg9yhBj5SgdytBrywiaBf0ssEUDANZB3GlQVG1SDIj4k3W5rjjoOaOtWSzSi1r+kml15Xm08dwITbkpvqH1bZ8N8Otqcqxpp6svvVJ+pHJ2ABRiU4oQFRTTNGs0OciDdxIX6sqXJUKrFQKP/CP2YEUoCQZoLW5XWI3d4kqvEkl2FJ7WbJKnKatleks5pF0Z14wmt+AKBgZOplkJOcHPcgHJbCr3EWsWXR3T6wMQpUPkVo3vbd6Y+4pD8oQpGd6a8UqclST1YHExEkXJljsk0WLfaKna5B48Ia9LLq06PK9erq6fOcP3uEzIWFAU5YJneM3pyp+w530S67lN190wW/SWyj5YydNdSftt/hNOstv5Np5fvM5F9wO75/M8JtPu+Q3n2PhnM+7E93p+e0L7mQ0z28+6yq/ecaVHQIbrYvNU7ZdWG9Ghq9MzHHvDL/BRKjeOJnjN2vkN3uZdLBSo0CfI8uZffPZWNCasqCVFgtauKd6NQua2VM3dZfcr7vkAd1TJe5lTffSl+peeple9XK9Smwm41UtBoyarpMVypWO7qbnL9pNfSpRK1aWlBdIo4ZbRhZcXUdQy4qcKrc0u0PPgMmscQlsbjGpQ84jAPY8I+WLSLeT1bdCqhx94H5Z+2lrx/Z1x9adevc5Rc7sxNmb0OO6YKfe9D5OKv2ESxHOFUvliuypuOq3aVRVmBPZ6eX+8/kEf4b2H1faf4rP+XF3Qjp+mt8+tpD2P2xo/0OG9p9wVWB8vEn7/sye26lDKVZI/uUeU054ZgnIKFZkP7fVOnN075cg1dZW67CggBoIfdK5r3TuK52zijBqbpPOfaVzX+lcDqBzX2d8gyGFU4MNv48Vk+SGfVKs+gWoP1lRHR0wnTqkq9yHYGen0vBEogm2iLlUqXYpXVkdhchZJVak/3Sg2I/y8ePy0ZR6h2d4d7nvuspGj5LfKxrq9ZQ7/ZArxAwgo8n4MZmQMX0MK7Cmp+a9CSyNRsfFKRehhH0RBleYk8BLit/Bz0ac5bSKIdqnSOUakcqwuHfDAL22eKWMdNxGpdmcdl7BZOXcBNcHpQ8riwTXh9zWRvLWaiN50F2skrU3kmJ2IykWbSTi75dFtrJgMX3O4WJ6E954QpfSKS6l+93JBbL8ZpbScV05b5ARTeCRuBDfbhfOd8HMMrIi66i5hlbm14+6aHx5wprM1mh8YV0TlctlBZaKkbVUXABLxQosFRfAUjGipQIN/C1rqZh9P96sK2qPrqjzdEVdqCvq/AUrCnrbUL8VKubGZmFJM15g1oldA2K5DZTcvhAoGX4xULX0S4FE2LuMJTgV6iX3h3rJg6Fe8tZQaF7WCLBN3+9ivb3D5Q4g+8YF8u00zz1UnduUXeE8wt4+zl/e7dp94SK7L5x3pn2hovYLSGSbrX3h/GpXuEDmYVPyRXfG6vfouiyeUfMLNe3JhVgYFy66+UI9XS2MTztbfMDcwrhZ4T4vUuxJGa2vsyvjJi6MuhMfnfRvUfSUh9/TXiFlY7G0DRMEu+ez/VmSPL8aAsuQrEHLjO0ZVQfaY5TNhuuo9mBEkEpTMPjaEIxD8bNCo4BioSpGZZwMUCgILgKB51ZYRPFMUyD5mLOlG1Ew/ZSjUsmnzaWfMZc+g0tTFUNWNVJLwUEZrr+bL1ljDD5pRskUocZPQEuSmk6P47gqBn4cBcP0/T6pTiY2NHDW8xMb6mlb/0K0CmKg7UhYeMg3TJ9APzKo07fiTPG79zV5SlgHV4gfg7z+3XCbQFGBOwXc1Bfx7ExLYE2XwBptvw3FxMz9SkM4EsIen6cC0o52BI7PCOMzWnT5SE9Xfd4EhmJnnu4PtPaD/ZboN58/tQLSJN89uxnE3AtGeN3G5Hx8ZsnUfZML54WqoW6uBWxxMOrT4oEi7xfO7ASjGY58PnaC0fxOsELnvRn21N42J1GN5iSqNeHOozmrnOmhMc6X22g4lL9CmEW3tBTRmtEzVlTP2K16xnmqZ+xZpGe4LT2DgL9C0GGFOQtZWHicYZMzI34ZR/wwhvBVk4vw+dX4/DWTF87vva8cc0qu0r335RIpIN8uE1b1wpkRtzMwqkXYizDosrdeaEeVIzfC5nqh3VwvwuY6ukF57g3lhfObq2X1v2qtXhVrxD5p9tnzW/vspu6zFyzaZwVFaKshvNI3b7daehjA1XZbYMt7M3e4qNJZ7VKIWTnz3xk1ggkqLCQluI3/3ZeCPpI/orV2UOfnGomJvXPcNSnHjPeEP1LEXOTz9sQrK0AL12hmI8AojKIXig1Wmi2sY3mriuSOzanz61OBOXVhdUq+DLZe7AgUI6G6p3v0S8wvL9AvAXMl4Q7ry6chfZMFEyNxbiCfdvETBPndwHUUT0Qkdt4Jg0OHTN+4hAolUhTJ/qnylkwvWDsHBgX5BleuLrpyVU8bVtZn9C6jya61maAofN7zHZfVprk3u8Czi6VeOy8LmPgKV76vv/n2NxnyzNfSZM89599pTopSKDd0DCt4m7KCXGa7MtCbusqwOEWGFeAsLjKLG5+yO1BFKwYZRoBuHCFH8qDY2KLSGqysoUAMG3eK8OgdP1ZVXipHlzgDoYwR+F6O4crEbzQC34NutKNRFa8zTg+n6bXoUp/2sfh4mR8DczCxhavVCvaKe9FZFOja+cxhlWIpfILlV+m6yLU23C4kbHGqBItNfPCurzaRkyAb7WM0/f8yW7c3/X3nenwnOVYJvv+Uibhpz1eUH3nKtSYtOWcRAHGKSndk96+7g4TZDC/OoZDmLOQWN4K8VgnCZBTLs9PbKqFRETSAhcq7NYO7p0XSkC2U01HNoghC831WKlj05L6erp3boJJq5NJq5FKOnN8YAhbrMmPFAZQFfOYu92eCohEeKmAwrD1uZ1zhCSZ5e8/rVYQOiUMJnYZVQ+iVDYPx6C2C3yDBO1pWJXyxm71MRNKoHIIfR+Xyy1xJ80M0E9bDQNdDwXKPuDh+mbNHPtGBFcEtVer54GXOC8gBLTs0PA4c0LLD6tSFW5Yd2lPWuJEj3c1kI63OSAuMfScEX7Oq41cWsvgJDcF6niCLv434uAshi3/g/lM7hiz+fo+acbmwsu1m/XH/gnq3EqBYLzvd9g8LWpen8sBVrdSow4Yg9bKbjHHw1a1rbmpdc7u55ubWNbe3rnmTueYNrWve1LrmQddcdMptXfWg2xBe3m0veqh90bvri9LPuAalvjDXziR/td5ammtGrWvK1jUHzDWbrWsOtK65ylxzWeuaq1rXvNpcc7h1zatb19xsrrmpdc3Nde/uqHHf62oxX0+aM1/fcNWt9msjS9mdqZ5Yul/yGPn5721M+AThY51r1hn5YQtulhpw/CP3m4vSO53n8+2lN3gAPWP3Jp6piei3GvEaD1X8aoSOJw4t3810+8fKzmOo4fiNjAxkF1yWtyiZJhizArurNcBcZhACrCWoqnjUVTle9zwNquQLeOgaqsxeg4SfYJ2j6rU69HcEeMG9mwKs+5pJQMMAsv8+MgkfkzuY0w9jLruI70H6XB5J+v4J3CdhsFYeflZCRju2bKIGtAUaHcpIq64WlWFS7VDiXhBoRowPxhMBHsREAXYu9h8HkFoHnz7kQjP+NBCGpL7zJ3GUOLuP4yhBrR/DUSBnnsZR4lmfwlEinz78/2PvX+DsOs/6UHivte/7NnvuM5rRzNpLt9HNGluyNBqNLluRbPmCbcAtPq1PPxM7fPkUHxonPj35+rm2HMuJQhIQ1BQF3CI56bGhoQgIxEBMFAhgTgM1bXow56SnoqStadNiaCgGfMj3/z/Pe1t77xmNDKTt+fHTT7PWXpd3vdfnfa7/J6/+Zpep+G2rSfSFvPMILNNF0nsElkWHRX80pvIot39Yqdz2PJS2w0lZlLnMMkr1qeBBU2ywTyXosVcLhP48kH+FxzLVqcu51+R8e/5cdCB/lW9T/VnuvlI4LU397rOmqXC6HuHxfeCiy6IJ1Yq0pCo/oh+hsnOMrOTD4KrLdL+GeVe0VlqfIamRe/gB6Gjw1P3Q6eFwX2d6k9xCzmaoIfDPbCAbROQRZ9uUoAkbKJTH1tN2AyWkUwZPYQM1P9g33D3sMDPG8f3P5OSOHQiB35KuMkeEQ3X8LYu/KhGy7BfLIr8yYLgwkxC2GocmwQpnxIUOB32n3P6HxnICqbZMqbZMqXYXz+/h+b3p7kSGxoi/Zcq0MW8fI+AJZdqIv5Y6NyS7Dc3b5cifA5hYSLYnO5KdRgqVDfgrnHTQX70mcFjw4+PxBvjx5YHwuDsZ7+yBuw889Du74H53I1zxbkpugPxMp/s8HPBj9fjfDO3uVojIQcFvmoLfMAV/1RT8OkwzKHgKBU+j4DoKbqDgphS8GQVvSahEjClzE8kl2ZXcmNzkOurjZ0z792n7F9FiHBY6uzT95K6Uu1q6fmvEeqM2y5o58gYZhedsLWZR7TKzVO1lLRI0JM6qFAxJvFFVsrttmrMouUnUU3uZjGmPnC7i9O2qe/KP0dh0Q7/y1C+HSJWnkYhDBWhFh6kVjdTHIlLNaaQ+FlEybLwxeupIvKhHBM0Mmkfjz4DIkGJnV13h1nZJw+PeKTimk67NIaBAJ/O1gsEd0Acy/5KkA3v8JjdNGLBQ0Glxjsdd4opdTnaLK/ZuuKHsQpDGDfCkiDqbOM9moUiZg5NPUMCzpoALpoBnTAHnWcAsCtiIAuYSCaEgrjsatgQKQEDvWMAVNviEM2rEo24X7b4ck/S9kHd2PAvz4+7B0GpNbdQhf6eKHKSAKnIUjWwt4C24+i/dVeK7qKihOlP2rfMLleKd8bCoCDVSE68ymtSAiSnRoDHgg0qgMdWPj2t024S+9rr1I62/2ixyA9yODbBot7+LeZ97MtbsYbG6FscaKhFr6lOiqDCdFLe/umablVQzZksowpO9Q+UMThZTJAZ7lclqGuLcXmR0x8ux5tj+fKwJQK/wCGXCi7GmRv1UrEnYLseaG+0F7wmPFJqBJ/ymf6xrIZfJSdZSPViLry4QwFwwqrkwWozy2Jy26XUu50k6vF/AK/DMUjrCaAm5vi8d3Y88dnK+mI7tR0JIweodB0WfoodDrD6Ckj9mSsg8PEcFgubPI3CKUvlO/N+F/7u56PF/D/4v4v+N+H8T/u/F/30MNu7cDDXFTkmHibeU58I6DD3g9wP1EQN4INkfavPD7HRtzU534EBeXSZ3Cve3Hz1Oers32aerrLtF6rsZxxvxZamH8ZTe1NnHRXlDsidZtMQfj7E5C4aKbJOdYguatwVUYrs2aYCZwVdsp1Zsp6lYwgrNJbux9GfMFzZLB8+aL8wkO7HEuW3s7Owm8UxBrhJLI/Awez+xBio81DEP7/K56wLK2pP5NSENHURKEf9temwJRPeAEN3kgE27iBnTFeyR9zjX3Z1S9BctCdjcOUhAC4RKaT63Zf6a6hzKxPAt9Q5Gsh9b5DKqf0i2yAg63k3YRleSgwOGAhe3wb3oIF5awEvb8dIO7LsR9t9N2NRX8PsGXN+D+4vJjfj0TajF3s5+6+l6owZI3UTHLgx6ssLZtglb2eDuSjbpRrRX8twkN+0fsA9J4klRcxTW7J0xfLzIneUm/mog4q9IcrS3r3cyMwONmEEjZmVG7AXRP4jqclZEPbMCD87jwURmw15sL/ogtrtD+PAyvrq/s5fmZcS24Ns3q0aCtBh69jdJqqCcf4PH7RK4UGTA3Os8zjOKDEeklr3AIyLhnuERgXHnedwkgQ1Fhs29xuMWiZwoMqjuKo8z4qZfZKjeOR5hej/LI8woZ/IkSD1b1X4hkJfFpv1C3LtVRe7ektupuM2bnQq96pVjslMRmZBX/6W7iocit1Pxa/xtdyop3e1UeFXNDy/EwU5VB6s7YviZNJrRfasG7jea0c2rCnMiz9uChTqkSnH7cEVSKLTlgYL4Dg/LOT8Do6fZ2b6jJaLdtOxs0eM2GjDvIT0Uc0PsrEwoyslU1xyNDZ1vTV1/gHFX8yJk3/bflb2twr2NWBIV7m1t2dsq9Hp5hceW7G0SFv95Hhuyt1W4570YKwDFp2JFbMDeVqGxK9jbKpm9DT9pyKUgpRJSy6BK4NvtfyDtYNRoHhAW4NdGJMQ0n47yh4Qwf4au6owzzacT4jk09ecR3etiyLaHC59VyiadVTrpcswKnSzStQBGMRNIFkkgWQSCuUPS0iY7DMGsKMEshiQhkm980YZpb2aYLwnmTsXE2CXRuGA2iyGjHcKQon9FKkkWzKqvcLl+haOxU5Zfhfzil3ncLctvgt4SoIk10MQ6tvrdILS7QGh3go5uV6cG4V+TzWGBb5oC3zAFftUUCHowySwtKLCJAltSYAcFpihwEwrcLAibEt55A+o7wgkxMkgQGdHL3rx0TU0/rSUsbmzQk2N62ftj8cnxQU+O62ULQwOdQh4tsV5GY+YoLDnsxNonmHlIhzCHY9LXgVrIZRZSkXDX62z3+sxqfyGNtzb4EXOchpV5BjEz2uhR2PLHsfH0DvAgDiNYOWTjma55jySepRSzSq7mim6Za62PMV0fFMYqumUyMB09bX0/JMNTptr0L0RVN6Cqs1RSzMrmVRFpiscNsnlVWD1sXnvA7t7QmeGkzYy4KWUOpYiqI5EtTEo5x+OcbGFSyhmWQnlsXjZXeqE9QtRFunH5GL50u1BGblyVAZta0d3zmxpz15tNjYRbN7WS2dSKkkuwYjY1obHtZ4zdgDscd0m7w20Xw4OP0atkdriSYqxVwh2uIp4IA0n2DxozuwOVSCrb88fSHeK22eSPpXRRftSSHYTVWCSsRk48TFsMHWyFYfGKaiKx8v0YJlfcXvhHlTJVnPo/fmwylPRcbDwgZxkbzwlSkpSCGhs/JQCGCxKcjiDG75X9j1HKVIdi95OEX+fyp48LFFSBzkf29II75eEMu6AmWyWCOk2Mc0W2SojPQI+ScGnZIjGrD+QZJt3Nc2tUiP+6AK67OOc1Y5zxv9S1HvW65/Xtd3mXGCyLzlSSDalkHcRvXc0R0EfLVlTSrNh4k++5EkSHzHdrnURDbudNEHVJw6QTEzVtfnb6yULwCXqAAECCzOOsLqgpcg4kCxUlCxWbwn2KUxRB0Z0wKFoDohOdcgQIFP0Sk6lDxeR081TGG05/zoRL48uDw6XnCeGRCZeuaICNVJLd4QOk5wZ33Jx23JyGGVc03ofUAVN8nmrvCvybEFPd6YqqhoF73Sr223kXX5OJhR5DnYjoCLoTRkZDw+TUnnUHdio0L9loiPU81t4cOT1wdQnUQAlROCA5zIGAz0sIHvaTSbgGTLsXhnET/Ba03QlYrQTagAqI3hzo1nxnmrQMpl7SMowFWTARFgoEt3iTE3xEmINCMmqinMdMlHPTRDm3hBspEMNIwqjb5EYMLZwTj8bLEr3cTwtL7p6nhfShNLQQnWJoYezcPMidFAwtFFDUirV6o7PmBGm/FIQoh+RPMfG1Ipb8FQI2/Ll8ARBHjxNX3hCdVyJHdNTybKE14n5ojTMRlecBtEY8AFqDCv04C60B6IpIfdEI64EWkqylZVNiwZg8gLK9qJNkicRMQByIRl8ThBBkE4gEjcJ8wr1F1IIXSQ2RfvWyUEVolkDH5HR7PhEgvILrKurxjEqswHhp8VeiuYWIFrZCYhzvNGXLYBY/+0m93uAGKwkfwqIqtD0x2Lqp/qtXcqfNI99jHzmljxwDIhM3C8b65ZijX7rNwaX8VD6qBFlqHeShZr2nqMng8t+2ywxYA4a25bmNUQdYEYNYLLlmPLJffr9xwVXt+i0plav2noH2qwq0X+xx/fKSJ6JqcP2QCz/f/lEr5swyqEHicgUZmbqHBgkbwJDpnSKQtevV3Qv6GDU2YevQnAZ3YTay5VTWFdosZsXBIRXI0IZ1kxhiE2I6+Q3Rya8huIED6pznRs2kHrHJx98koWR+oVxb45ELkoknrTYVgTyvODd13dAjyatLu2BFcJPMuG3MuRiLQGlvCF39S6VsXt5Ig6ISl7KaGwWDocL0JrkgvQnTpFcU+mORdxYzdxYOoAeM28MJ9c0giozA+9AEZTIAr7yFDMDHNAPwiin8Ol4G+tEJTeqwRAzrHA+xqTW7WVS0Jk2Nrfy9rvKniJ2D4z228ne+hcrfo5W/0xR+fZW/VysPC6HUnsdrVf8hV/37lnP38fiArf79b6H6D2j17zeFX1/1H9Lqv2qq/+qa1Wf5j7rKv1NApmgeNpV/+C1U/t1a+YdN4deXOvrRJBpi7V8ztecxF9Y+51P9RPWzX1ffqR81qxt7MJ2nyn9G56mPrO48ZRiGSPyFI9n2FZV+oPvUM9Yn6ITp6ZWMf82JjA/OveaZOzPP3Jt55iHzzP2ZZx7KPPOoeebhzDOPel+e74noCfKYzZcKDqerKP3ElcJYexy/CCgkhM8eiOBXDhD8ZOfMvDe1zveMc8rPZPdYD8Li9lhJqtP+st9la26XrXKXldintuw9NQkqvI5dtta/yzJdX0122Wq4Y1UH7rLNYJdtXc8uK1EQyM3X074q99mW4HqC4bb7bLV3n23aJdV2+6ygfTaJ9jmo1nlF8/T7bEv32aFgn61xn61l99lGZp8Vabrq99mvr5/kZbPWZx/+8/CT/OjqS/07P2CW+qyu9Nk1FvqyeHJpCo28hUcSd6q8g0YSHMokGn7SeZ4RigiSEDtP+XFNtsDBVDj/u4xqBWOaE6BQZqyKe0t4LELqtGPGic2E8xSdG3k3NyQZo0SgzTGuByy9/MjzR/XtDJwdohaqioC26sfSqg9oqw4OaBuq2/JvqZ+t5GuC0WoW7xmPz6oExkTAlxjUzpQXDGpnMj5GltFxeYlZpCOeMQaNQBiMQeOTr5gnGXhW1w29Lk72JzUWkjBKDR6GiFKtcNXXhtdl/lgu0WGWMjzo8WG97BhhCg4tZtaFM7UoC1zeQKbVDVVVIOnSs8RGRecCUZXK2iTuQdFwpanj96ik3U1GdaYQ5jyviOTK8CajJgMZtVx5SY8xJtFWCmRWh1N02ugwV2Ykzt0NEKI9EqDRQJItxvfXXRER8f0qXMjvo9DKXb1CLL53U8IFZ6C8/DtxGDsUPUCbDHEsxSRzn6rtUHXjLv5dIjAriq205p88qWLRguB/LqWiuV7x3caruxTEeIEqSXoisf5um6JJI9vTar6oO5StyKS3QL4yzpm6+gU1pNOL9AuqWNVNRVU334qZQ6krr1lc8/IDndc0nxz2WycCV7rtxEAGzmiIgqDNdWe7yAciWqi0KoWXBL/PXKrxu71D3K+sYpuUTtXV+lOnInKWuSiprKqrsqquyqp6oMOuspmhDpslBTrspuqw26rDbqkOe8g6/qtqrd2vn/P1sZ4gSexDE5vdJpMoiyKVO0BbNagt3QiGFFH0jBOR/7oVtWTFY3WtMwXAOvzN6r9eiEpBKJb1PI1UhSX+HFWf/b0AiH6E0ohCo+7iaRA2ktP8uY+IzVaUljIdBtQxVqd4UiWDIzTVzYf+Y9wBx5hSlnq86Dh7LKEaj8WnkjS/0V8qLkqp1HmTaknz6PAoSg3nIaegBqi9Tj6m6uGUE93p64pILaFGP3L2eO6bmh78Pja9Hg1qUZTpdWdiAQulSkykCgiVmK6pHVKTbONrhL0dowMtG1/zjS+zOxqyD10HA8TNuUEnRd3WJYxYdAEYu/cI1HLeJM5sKOJuRcF7RY+/LDlaJBlVZdCnKnrZeSO6yI4zTLDip1TJTKmSzUnA6D7uxUlhD9YktcCaNIYqYsleJDot0a6eP2vsJgXwTiUuPe7zJZMXxlW5wCqXghpUY5jdrc5v0dWhP5u82UUxp2M7nVu1KoLdCsVSuVKtiolFBp+gylwVScRaR6x1xFozN6TJLfp9wu5I0JKmye1Ihv1I1wUcGZVMBHOBb+lciNef2UPSefLNj31AOXQ3S7m9MC4SgxupNPz1/jL05UISY2QuNcsgZheN0Z5DCUJoSkOxjunNHod4X75SkQynhM3q5d+2FrR2RxhIFElErkh4UUlWyayEvQ9X7MMNpSlcVtimY8bg2WEd4zMOjbmhaMwVB1G6avUSWtkqvV9MJC8qvrhZq1fR6mHrLcvszzw8Zas3m62ecXylefq/zuSRPsr/15pA8vU4mD+E+Kzr6JR1dPjoV/12mx2ZhYFzYYGLcnduF7+a1A8KonPezyHgccR2zazXW1shziXkhYmtStBSGgr0ci8FKr91ClReHwUS+aV9QWhQWWlQ+S+WBhUMr3peeVUW9P0fUI9kP66FrwNJup6KrE6hKkoGqjrRajrR6qtTKEkELqn2Td9/2fqhK40qZ2mUOK4rxeh5vGIfXw+V6iGga1OpMqmUEtGebyaStr/s6FRVq0jzrXEYyDw+Zav4daZU1zvF/kIJ1/VOs4F0rJHdZVanYxJrMnC+LGikyS5+l3Y1waZfhZKtV4WdpWRlT8l+I4qKT1gVH7SZmpzUojAw2fE0kWoUjKFiwRiqGrvHbHl8U+OsEwoK+CGB1sRroHRhA1LyGrhug9GZ11NAA3IONIDLoUIhNWLC9FslM6neFeBipE7P6Y2cv0G1HKO38xLXnZaoeaPOBrmSmXmtywfLt818XSIgC5mAwR/MRwWX6y3vNghQporZEgh6rVl4SIyEb+6Ofjuhr8tMESTZBXWpUoD4HcVs6n7ZxOa9KYFyALPFFbFMC5wbrrb/vaJqqBnbPS4BJLhtH3dFTJ1u/wcDUb7e2KTrQl9bx+QU0mmaKk039UWzP+tpbk2DfqpKUqlw1KdN2iX2bN32Z10dlirqsFRQIciENJqJ//6xcvGJwmPDcCAoMUzTefEWszq4vCZl7d3TqZ1kiibqnV2KplYZG3seO7v41r6ePx3kaeODX+GDTPo/6OZ/lJvFwTf/k9wsDL75u3IzP/jm63IzHnzz955SLcfAm7+v8AgVTUgvl37zKeOhLH8q5rV8+z+b2Rm+/lXJzyfptWrUOWYghARVJLDlvxI7MwNsc0GavkLGypDPpOkLDQ3QpMWsyR9Y3Q4wxwucD5IB5zxzATPTTUF8vCgaF20q7AynVhS7gcDHGCCZiIFFBrgC3AJwc0C4d8Z0qGBW5Z2iSc0zIb4oU6k13ylYMFWGNOcVJEb0uCSmUNMqPkyeOtwFAYjJU0nK01GcLp1WfJg8UE0VcDQPYs2zCck3z7uTkidawEelDjwjWM+snG2Q2vCMMaCo8Kx5bWMya+Bp5nAmif7h1DRL8JocPcZmTVEdnGnxsJd0/yhnG0CawqziPxT1XrkgV+Tx14LHiRUz506t4vdreApaz50E4aAZ15c1k7RAaPNmv3gj82HqffN0xNkpnmR04iTiFw9Jy+mUHwrOH3wPPytzQPzODX4FZnTrpTQVN8gkSZ+Xm3OqIZ/1+DEb3WlYbyjttN7noky9mw8aEoFbL0TZenOeXIxMvWHiEY8vHpJmUO9mT72FiaWf/CyXZ9PWeJY15uWNVq87ZsMXNuFbHYTrzMIJeiN2xAk4Qo/DEXoM0TjDPg50RJSwo9SwbzeosxP8sYMrchTvjxCAFO/P4/0E78/592/t+UTwiK3OpKoMRYNEbC11iJeAXcA1yudmqPOdktNpnk4KufhBq7K+WHS+qxeKptlb+Ot8Md0pv7axEzYnO5+XoIG8y+OW23wMEUcLPpg12SZf2UpbzXZvRN0eGFE7O4KXt8sAupHbIm9vXuvt7XUEOPteTDahQN/buUxvE0LIDvPVo8+5gnB+KW36DzRfGpRC742v5b555mKHySlaQSE73kohkoOghZo2WauNNNrYWZSfAXGahd0FJxvhDjnKkw78r8f8TMMVQp2P8xZcGOG9iJP8oAnwAiYAYXTHUBI/s64J8KKfAJftBNjIXy/YCaCrgBOA0AXDmQnQcvXkBJj1xrqwc8IhbAUv0ygcjN5Gebuz1ttNjmowkuEIX8pMm2uNajCS4Qivv5B2XQ1RdH6W7ZEGsVllwUwa2rxLQzsr7mSD9kxs4LNknQpYCgTCht37oIAAtQ4KQNzQwZiQcO2DVGEnRc2nDQInQDgJc17XxME9LYpFzez7NvEn08wVnO8bM8oRz+DZSKOgrac9uApcs3yt3mFdM3fc0+3T7f9inePxlGEIzYum0OClKxbxr74ZmuyuIsykzOuNGEx4tXWfuH2mK3nXvjZ/x0z9E1X4uhl0Gp0WLnW59ZNqO1ejgmRApwQY27Se1+9q1FBXo4op/Pr8pNoqGxbU0YigEcBvPhCHXlLy2zl5Ja7yYxT+cZy1lZ96C5Wf1cobIODk+iqfaOXHtPJj1678oqv8ZsF/pNhsKr/wFiq/Syu/YAq/vsovauU3a+U3X7vyx1zl9y0jFBzHFVv5pbdQ+RWt/JIp/Poqf0wrv08rv+/alb/HVf7Ecu4Ej3fayp96C5W/Uyt/yhR+fZW/Ryv/eeNd9/ncWtV3kE1S+XuXc/fyeL+t/H1vofL3a+XvM4Vfn2/gA8Y38Ium9l8U38Cg9jlXez7phHq87IT5qP7b9COyXvCFQIRVJxrkDc5lRde+/MEiwBogSLGdL52WJO0VpoTykiGf//caqEqfp7yKlswsZp5/QRx2Br+Ae4phXGEyKfvGy/Hpnuf/g3ked2DD1CanRdkGXhMAYttwNAWO9gfyi3pGx2E9g6c8cWCZRexgfkrP2tSlyVlFvdWZTgxedAbImR69+gFXfIVQRBYeNlf/yeXRAnQFqi+g3w6gnSQAIXqs+kT8uCREQwSUC0e4XOnXJchQZIegltRMCueqk6B5TSTojslvS2FX/nkhfIn+IAyTauquJhIrIAjZl3zwpbMqlT8baewvEW3kQbcZCp8w1C19u3MIRPxst3QbwUH/vNQ77N11QlFbhQACWa4qnCudici6eIVAO6MQGM4oBIbR7GGnEKAmqdb+p2cNc4N8Km06+pQehswt2UIY0lUboAQYSWqsG3whTidDd1EfiX2UZ+zWobubltUd7d5HWT8dyyoVx7JKxbFQqVhxd0WpWEUZ75Yyxh0Tmoy/lE5YNq/81D0zYLQnAlYvZPu+cQbKgFF4KoVFvP7EdRYxnoy9Sd88Kme5+mvkftBOoE52HyDpkWC3YRvsRoMTPrBBWHFkSHoJqokNyIYNxfR0o7LKPaQgbpTrLji0kEXsQZG54J94mxSly+HBFXZxAoGXxYdtG0s2rN62sWTis4oVLkM2bSjccYnhXfU13B4PufwJG9wHahc82NlwjXIgtwTlSEKzKZ9oHJkn3t4Mv5TMBK6+Yan3ziDhA7FiJ79t5iVmMdl4nA+zc41AhE6eAWH9b7dy9SQzhqvKMYQWkIi0KGnLmpa0Evggi0KY9/OS/oBUIE1IB4Yp0iQ2x8Qqq76tuSGQAlREmuFkjCLNMFGuExxm6Us2TDCMKRzmGP46TGiNNhYAsg2NkmrAnRL9a4QYGtIY31MVs0htJu34rukEEwe9KChB/H/HjNCnWvszZ85YiAFJDJ4wTTijt5qDzccBZZoUdAjpbnT4O2bSsQfpt2wh0z2FhRCfiuK6oBLt11bJr3XtJFzJpiYhHRQ8AGutnfS0oqLaGSooK4zs3aC+dFtdtbZmqrXBqHB0QBc4N7ZzVDejNniyIr5mQY236vvXnREMOcaag5qHi3QlG062YkCZY3atj20d9J3eh7awRlsGPblFL19v3TkukpFnFJUcIUntawchunmvRDXh5v4yqUBMUglcXggANoj+tI1mhE3aB6s9Edf/rNNGpusmsXBtVjfKgbUsspZbgzrUXB2wy7iRGqmrY7F1/GM89nrmLnF4aicB0e+ZqlfOivOeyy9AvJj++4n6zAoBaiIjX2fiuBDUDmibQhCC0+gWQEva2/GMbkhDT4GktpkuaZf9PWH2pnc/BYCEXfYUNLKmn3e0ojPpT+kIKB7WG5IJqMd2JhvPfvYinR8B94IVaInOwfyLBVmS8EDEj8sFQyR2BLziZy0IbFprFWJsfbGnw1AuaQa1MaYgQUEog8AJ2yS7iGCNvMDjVmYVwRHYQRd5XDCwDZsNbMP4wfx5HlMDxLDJADEgFvQM4USXlPu8UCb3eQbc9ZJR7ASETdaQamu3U1mKLGytAtiRfF6YgVahWMgVMVlA9S6h0gV3FsmZbdFnn7vItmzB+G6FXrA44Cb5tuZ6sw/K/MVcQVlcNIPcXcOVSxrpVtbAWZ2dx7TZbdLyRTN2tYgdbjPU5cSR2Q5crZ85E/hZ2znDVNgP4q3JzCaKqSa5EVoMq3ZRFHMyC67InJ6r+01qElOGvFG49XZqdAhFhuFiOu8KmJcCPicFzPu5gyJQwG6MMrbJlwsKu3EFoed0x78B+zEOe1TkIKe9SEmqDHfs08C7wiSoyOlNBmaBfPhwlg+HtWdYwwmsFW5EDIm0w2P/+XYkFUoMOPANuABN5MPvguA+BQz12s6YyF17EM4j61NtdThUUrjewmbL3FmyJNozaQOM8vMwno1zZ8N2Dd7yecdtzFgGxtUKyl58ILDpUUowNj1G/xib3j6cGpvezThVmx7Ii7Hp7ceZ2vQO4EyNc0s4U6PbQaaKl7NlnKlN7xDO1Ka3grOsSQ6L3ZjkOodxquanzhGcIlEVXzmK04t6Sr5aTVedLk7P6tXjOD2jp2/DqRreOidw+lVtxEmcvq6nt+BUjXadW3H6Rb16Cqev6OltwI+rdX8TSozbt+dyBzBRbqIS43YqMezvIf4esr8rya3LuXMwJienAN3C422AbuERmqUXeDwJCsTjLaBAleSwbzkAYrsfgqq5Zoq6kZ+q+U/dyE/Vwk91AURMTJzj++Mv8vg26Mt5PLKce4PHo8BM4PEYMBPK3vR3SkjTbbRW3Gqtfp0xH8ui2YhOeNPBWHJSXrmFvPT4Q9yOx8giB0sw5BPvwL07HiQjjZn4jhmZlbeYaXgSy+NE3dfluBT8Ntalu3pdjoR1OSqvHMvWpeHr0rhWXY6ZuhxFXY74CCZY9oFCiJruxxwp2C/GyT753s1KyffLjwP8MQZmxu9zXrbojLkolWHJWlGjnJZzdp2ErO+k+/EO0q6aRFya0J1q8GTDNUeeHMc3JcTQ9cfNaM4+LIsCm3KiI+nTlkKz1dXS6eSW5CQ4gmPJ0eRIckhasMIePyinyzxdEtLozFavl5zZ6rVSarqLv66WjDx8MpGeBIW5pR5Oj4CojgUDEXScUGvfCNphwyH172ek1nG6moRDIZnifIDbLentwm0Xgng3VHkae8sMKqvjeoKb2urjWc72LR0r0L819C8mBAqbQiGznRPKAvqyzWU+3tf7b0jvnxB+7CT6f129f67sev9M2fT+Sf56w/b+CfZ+LdP7tbV637fZtY+qkhPXNW4IyxwjG1J3Jq/MfimjkYgSrulSXxlNXE30pEbrVXMasVqfRqxmNGJDAzRi0FdRZ5XRiP18IBvDU0qY3FHslYIDhX0YQi9E7rZGrkEMh4R8Op02Hi5jybTxcBnXyjRwCx8fpRg+TTG8HYjhvZ+iYF9hzM5pljlKMRqSOHQ89LUd59kwOQds6ODvh2iRG6IN0eZ20KCUryBz1zNl1dSx7vWmh0mrdJ8pn27/gqBtmX4cDvuxR7M4GvbjsOnHuvTjaI9mkZxbfdV+BP82bPuRgFJEjhqyXTkN0NARcg5T2okXRcchVYHSInG9yQow05fpzSn25vQqvckPEoe5Qu4HXam9R1Wg9ugQawGzMruzjWU3iqAgdGed3Tmos0zfvo6+PV+m64a7w3mAjyjLNAodySucvlQC8McXdA5vkZUL5r796/pST/o2GQN+4Kv4wEfKGSb3Z9Ux0v/TK/ZVKZ/KjHR6tY9Uuh/pHfXrXj3TA1fPNJo5fc3VM2xGnYxsO0/JOTotEJ66gFKOUN0M9BgGYiq7gOpOj1XnkA+ttYCGdAGNGiUWF8z7zNJpy8STtcTVg1U0zSGfbqpCdZDAU9PLLlo36NtaTx6+sI/r2rQvUkhy1oWrYosnw+9M7Tvzb0Sc6zvzrwtO1c78a0zsjCOaI7GsZ2JF+Dkbo7o4Il39KI9IXy8xmUhnPyQ+A9Atu2+AtTYGfzGF0Q3xxTxveHdY7PnG2WsKrg5kgUTqQKsU9QhkLOGojqtg4q6PWz+mYQpR4gg4x84mm669TOZce76mWsDdyd6L6V5KD3c6xoM+HOOhD8cdfqu4Yw0fjvQOLRjUcC+KRpl7HdvDMsfegrcP4NE5TZJ5I0jN2/Z0BaqHYgc0nznTsmk9m3J3kQB9Vq+hUlM8iz2fB4h/5BRLFr3TcWwk/R3w+MmjEXeCcSNO4R3Cci6io588G7iDyEoZxpS/KCtmlA4ko5JLaqtGW0MZ8fmyKiOulHXafaasyogXy6qM+FRZlRGXy6qMeKGsyohPlFUZcbGsyogLZVVyvFx22/HWVZJNShvsSqgE23yf8iWUh1UH819/QeQGLIi6VsX4xiiG/z5GI8NvgSHK++NdOIxqLk1sTZvVg5o21DE1oI6r9XRSTacNsZuazxnL6YsZy+nlinWz+dR8Na+m0sdaT+RhOt3wRNGaSK/UQlAwQltYCygBur0PsRg1eanXqHlV3ILOFAKHIZu/vmLANNbvq74+o//6LZpaj/6HqnrZ0t2F+GJBHZVfIFw0Rkr85tgLVWn0Pzf28PZpgXPRzjF24O0SPVfpv8EV/EpVj1cYaVIX9OPPyOmR+EUe8TYYqCPxy/7+FxAQ3l3Qzr1cEUhSWIwXzLAuxF8uQtWhyqqYxy8Vdea+WqQdWivPaSQY1C9HHkXV3voCt7c3ijJjqmpHEVjO7ndbUISEUN/fY39dkTnOqhTbH3tSR/+K8wd4XdSKKI6g1naVvaB6MH3icvBE8BRTJb0eK872a+WD+TdiwRmxnSiaU602hqeYYqF8UpnOIW754vLVlll2B33EJRxGVuzlskJlv17ujOrT10hmqEqzMd24x0ELZwklU+m+qloymFW656pyOmnwScWH3SvL8oONRQTVSacIqzPNFFsFMArpBv4sJtOn05mkiGRbMNSRRwCk/V3SCkm8VRQ4jXSG2jXcubvJfFiPCkDPDJ8AbLxw3rQQjzM5x8PCz8CciL0WP9LZnYJxN4bC8ZOu9mBF4lPixD1LBjjZeImIs0W+Nkd/7LpRuBWpppt/KU3k93RSp/kwgbOna1U1acK1UFVwAkZv1G8pTo36bRNOjfpts2DR8/4WnKn6jfnaVf22TTKL8O4CzlT9th1nqn7bgTNVv+2UDAs824Uzo34TBVTRqt52a6p3nt6gOeL5+B5NDc/TRZwa1RtyDVjVG/INWNXbXk2ku1v0h0WrersZp0b1hswNVvV2AKdG9baEU6N6O4i9tiiqt2Wj75qkPmzZ68MmqQ9bDvVhB5Zz57n2l8CW83gQynse4ZF2mcebMe153A9jQNUnCsoza7Oo3oqmqAl+qug/NcFPFcNP3bicu0otHjI1fIlHJG54lccblnNnqgrY/CZ/LwK+tOLVXUsiTR+kNH3AyeGHvLprRabFPq/eOQShna/sp4y+IuquQ8mK86lFXVqhuusw7h2GumsFx0NUd2HO7U90Qt7MDCiB6i1IonTj6nW5IayLT7YU1GXe12X+WnVZNHVhKpMbYNuwupsiFuw21HQr5kjqWbJNzmkdumJNvL+NPw41GoHqbcWfHrKhL0b1VuxTvbVch4lC7RAxw0X1VqQg1QyenHfNkSdX8E0Kb74/NqM5m7AsUjZlX2cLby/0Kn/2JzdDOFyECv+GZKe0YBd7fLuc7uDpgpDoVZQ/pruM8kcpyc2J9CQoyf56OD0O+YE4FKpwfMch9T+7yDaCqrdwSP37K6HqbQWm5cxQwJypgrIdvmXam2yZDFrbg9AKUGZUVUd1nya0T0Pd2hZ0IJJ6cMTx/Cyem5HnMq+by3y8r3sh1qN796F7oaZDB6+rey/67r1gu/dmicgom+7dx+4tZrq3uFb3+p5x7UOfGZXbegdmGQPT4ziUq68x/yWfF4W+Q7qjookq9B2CrIItEmtONl13fYUQxEMqNumOqnsO99RuxIzLup1yTySvJuoN7Lh8oQjBsyho30ipq+E8vcyFsAzFYFEe8adH7aJ0VttDgdX2SBgg0DnKlh3ixc7RoDRP5DqHXaJvW9pK8H7LLVr+OszSVnixc1gRfrh/y+uHk9altLWqqElZ2X3zIkoQ8iAJ5rDHmwtCNyLpBLVKEtVOgqXJZiDemZs7ZO2Vg5JzBZzgIT0jupWetZmiH2p51CUg6WtIwAfjnFWARKr14OfVplnj52tmyGr2812TG36zEYilIh09m3J3x4zgLFUSIbkpcmxTEJrBwzUozjbAJhJxMI0lHqLS/aRXrVWdWjiSbAUi357LO+2FzOgwgsL+CAQgZY/PZMXMV5kbFMdXIsxuHF+OsBpwvBIRW13USTJfvxwpM/9apMz8VyKVQyCeihj6VRFLzTeSjJRJLv7VqrDWkVO7CMmqEJ0/LQaRyEaksdw6OfLIDMPZs6rZ5QPt/91qHMlHw7FbRHlmmCmoOC/v863fsNx59xOhorKoLgjygexjYP/br5rHui/0vHM+39efzJPz9e3P3ID+rGtNvNTeUKm9plJ7pFJ7rFJ7QaX2okrtLZXaD6nUvqJS+/wAqR3fDL52pWal9p+eKhGcEOgAkNzzVl6/WMi4NPeIHIIhUB3g4szBUBfnWr+A3zGOyA06IjeNAhfwhHRErvxXdUSG0HchtkJfgZDcXnHcMorjpiiOhzKK4yFJN9s0imNoYdDUP3nSqHIvxJR9mnREbktKBXGtHRIoBbhfk8NYzU22xmizBkKRLUE3rr8jWQ/kkawH8kjogVx2d8UDmXMxk9tC8lokI8YhOBKH4CE6BOOzRY9SOyyftWX1oNSOBDv2S+nU85Bqp4RPmDAfoiA72pBuQ9807kKthuhjjbOKadgUHY/TqVW8V4neNuW9gAnnJqXlpYxaUE+1Vq2zqtOs6rRW1VQZiRmeR52RgVgqPAwJJ+xxAH2OoIkZh+SRZGpVp1s+a4rHtyCmSueL/1WLky1pcf5ITn1GsHGSQejmNLtDhHXYBzaIfWDgpGoxh06FoLji59pMRpmfsplM7kdwVBOJIGBkbCIjBnJgNJGwE+FeTaTvzNEvdlH1sPBzHVKE1lyPS/a1/0E52iQWsvghjXL5v9ulTRyi31UI4N90S4v4omyxX1pDZmmNytJqZpYW2oRKj2aW1leDXhiSPGsV9O3fRoNqwmQ1xSbzh7rW8zInkvG7mwUj91zN9Qzpt4n3ZUN3M3t56Rh8bZGfTwBXRxy78Ydfy/3V5kh2jY1m19gYlxP994a7I/Lhogr18lFOiH3nnu9+beiRzqTryXBCNSm3f410AZWaUG5/Ipi436bB4pOZ6h77Lqnua2XjI4cCbmkOZavZzlZzWKo5aV0EXhvcK2ODe2VsQK80sp9rZj/Xks+NsVfEmjVOdZKoQPr6pb1av7Rdv2zQftnQ3y/tVfpFAiXb0i/VbEVr2YrWpaLtujhfNme4HLkQb+cZ13UhMcdTM50ZccfEQ0zX0JCHGuahhntoDFGmdAyXx57AjScGPQYNywY8MoPkwU/g4clrPQ5nUXl8ktkChZQM6aYKUjKhO1gD2cyxrBokJRtISiYCUtKziIaY0Jf5ERviRtcgezGLtk3SSb6RSDLFBlPLtLmukZmTKBBggkapTxwVCOxK9yxKHhKSlsx6Qis7/3+Wzw1lXB6GjWWjaCwd4hCv1hDShIpBHUaj1CSCWdNIhuFj0VBTCczvudu5i5H2vHPTj/WwHhOKr4t7S3L110RPriRi0lLp7wBJngp/TCtM8aKDKd5lMXIXfuQssvGwCsk4w+axq90q7N2UfOSY/4gWkbgiQpjdzpRJGNKnwGcalhEe2syg2KebHh+gr57Utt+36ceFkI7JrX8nrSfjKzcfSILLy7kfYGK3Dcu57+dRoveXkQeHpjQ9v8DzjfDx5XHkIHL14ziFnFs8Th/IEwx5Yjn3qAIev1s56oc1ReU71c/hIRxGGekoM/N+wjwxn0SFuZnuUQPFNySZKcKAULtToLhTWuoJ3SWP0REayUAycYFq8FoKedkLJq5Qbxbbv2esKMhd9PvK/RdFirko3PgrcSDFJC3DeVlOzGIeD1m3ce4xRe/Xo4soa6VybH3vB0SkuBzr4L4QQ8WN48WYKAc781h+c5waL5p18JlYs8ZcMZa/zxvL4MvY8ROZTV+IVSpoqVQwrFLBkEoFzYxUMKJSwaxKBRtVKpgbIBVcjHoshz4K8tr//uGOWswYSYgP0eNloCxtIcq5RVi66KMiB8gC1VUXAyGgZE3Ug7s/6yS8CxAwq0ocVrMVvqFG0SAAkvDBYruZSYGx0noeXdwS/qyt8kz2O2L7HRZN3Eg3YJsV0GVcohKGMKptuSwZ5OoW8AilNUL+BwPyqvI/FDzS4iDQo8bdRssa8D9FSSvUMPzPq0K6f856ibxKAIcgzErIzAj1aRP+6vAMHFtqoZ7We1b6p9ry7hDfnRrwCo3PV+DRDXS4DeYUBqoZFdF5ddac4upGZDkt5o+pLaQz1w+61G/NmffWnMRbczrOmpM6a84mZ83Z7Kw5W5w1Z6uz5mxz1pwFZ83Zvpo1Z4e35uz01pxd8Akxpp4L3tTzjDf1nP/zNPW85k09X/amnqvW1ONsQcveFnTI24JWoCNTW9Bh/KRuimnCfwe/j5jfGyksHcYfe5+/j/jflWTZ+EQfMj7RK/SJVpuRuGsvGXftg8ZdGzajCxW1GT1TUZvR+Uqyw9uMZozNaIf5BAhw92O0IZnfM6zCDl+FDfxdDKsEG9LLZbUhiVvIXuMWcoNx695j3LoXjVv3zuXca2WTeLdsEu+W4X1aY4BNbA1KBBucgG9zhOFYwjgc7OxvhIpZ9Vud7NT7DSUVLNBp6F1Dz+6iqLPryVF4ocED1xuwoG30tqTArXXZ6cDr3pZ0NGvVypgtjj5EHH58wS1KOqCElqQa7z0oyzap05J0jFatY96qJVxxYF9IF6kpQAeMYSqPgqJuRkdswjvzHjsqcXg4nYyivUYX1w7eTfDuPN4dwrttvDuOhTrvDSdh8cEj1mVjS2ipeAWGoJthq0hhrdjDDOguOCi0AWzJWiqueh/sV0vpMW8IeqWUduUX+oDmiq72QjEDHXTUG1swqvud/2+6Sid7dTtergV+1c5GtG+tt8Wfz3ep62iZOqGJZBHPNiQQSqLCJkTj36XG8QY/Nt4o5au1msWy5mcZS93pq11LlLvdzYrXJWPSbtCzXejFndJbsmMe9S06Gk66o7yHScepWTOTbtFMuj3G1zs76ZbFJrhfTFrrmmgSmTjvK9yhVU9nHQ2Kg+fSi8aomIpRcZ1z6WU/l65k5tKLdi7dnEj7MJf2982lWmYuBUt39dngX64PmktibwxCuOrh23UOTDBlYBurhd0UdihluzZ8NWpWn27MXRB7IRmMJnXdz911vBB+9qVM6Pdq9ckQptVeyXaA4kG9atCrCCHVSS161TzZoSLl1nnKranIrYOYH3CTqaJXFUVuBYt+UFK/14hXNYc106CA2hABdQB7F1z7jIkUHfBUN3pv34PXKk4FtC3XLk4fvNkjhjS/oZnL7gtrIQfmwn0rwCrjWm6e+NG/d88NN3909P8VnD44k7EbBoGoFH1rWcOa1+/8FXzJlUbu0P4AIZi2P/7VO076x/4VpGUG0a2rRE66oMTJVUqE5hQi7fs6U5rXzGTvTees0XIVTeX8Ollxw4jPD2TEwaQm8xlG/Jc1TMHivERiAgkW7be5VQLV/CPgXUX9P2dmL+Yq1O5/53S6v/v4bWB25zspuOY51fHLBiMB5PVQV9VyJYquitEec3g66cyo/6y0TTSiqgnarK004AkNB56wOVhRv3zGryhQ1SKdaysUOpj4zCwkGjjnsA6xllIxa9qOd33JIFR+04s1c5nebGR6kwne5wb1pqnHXF37qpFo56BjGqv3SiPbK8x929BudB0jFRUn7zS1HTPnOia9ZsfM0aotHcNucB3TYMc0QKXQMfNGC/ZaiaqBOWzq01CwQFuHNk6FTg03CxGoPKq71nveI2TgqYz+Yc7msVPAhWoQG6H4A2J1LKVFcUjM43dBzgp65yulNJXfolJ4sahz7kpRXAk3rWarm3czuYQ2omGbRVaDSCZjYXg7wSOdx4AkMiDJZh4YvK/zFlwVD5M9ccneAwA9OW+87dmZm4wHwKTzADjqPADIfHRmnBsANz35SeHald0IzPsNlq3wvVXcsGWPOvP+mDPvj1jzfjLuzPttZ94f4llCxKtEuyLFzKiwRzbRyL8J3TxPI/+8GPk9wiGm2QU6isNwe1FgzAuZWKbXS6matkPqJQ6Ta1GouXBVFTOrau6aNOrnz2ZWN/Pvw2YtFGLOxLE0hOxw/3UUpGCpEHI+c3gtGdnET89xtWzq3Zh7PlTUjblIH4s57so5IW1cNjlJkC0OE7J6UkxPv4JW08TYJEUvF9XHv3uxx6z/QsGFHX1+tWc+Uai7TZZp/+HMA4U7JqW42UbCgXCDye6jreO5gbqh4gxZXuSchwkO5y06RSnn2DB6JZbN5G5JikTfZZ0YEsAwZwIYCvQzNvUvq6+C0VwV258/a9d87IUqiVUQDdizOBYUCg8eSXSZF8hroQmc/1BPilkQTrYLGEgckB6OhyksUhzaGooAsOxpHs8VOlPizXG5EHhz6CfPmU9+xH5SqdwgDqi5HjYL5o2jspyRBV+ufs34sJ83H3qGHyJ3J2RO0sLbcSwqgeO1ohvbwC/E4IsaNXFkujPAF9U7r8Y9d9zTUwG+6KshvmjR4Iu+mMEXvVhZp7L01cVKEZEQVcRGLBhIuX7guIReQfLP6Do9RhyvqdK0toovRneInhjIxs05LAr7SvsLhlvVSBbQzPdCY+o/oswsEeVeg0K1ZkMveKtXnfqy4Mm9VgwbD6VUUJjqbiXyEJn44GLulpEXAjDT7uOfB5ICVkzgm/sO4Gon1U8/lw5dSuqfTtsf77nbGbYQLSMhrawStsSGgBTgjRLQylFDK0eEVlYztBJGQDiXjxha+QJVxe3fthv+C/nOaF3Vb9BQi4F5rPu/YGaOdMZFs/lVNS5T7Bil1DEGK69WgtbMVo8RdUJtkq0eI+qEWB6yRtSyPBUAyLWyAHIt2CYnKHBP8P8ptf+NCnSLePFPWfvfqIvVnXKxumr/G9jWqtjzAFCndsBRhKPGYHImafAb54COc6Mb5R64Af5qtoPlNxQ8eBE8udRgolnOOLQphJbf2cxo9avBq2a0JgZy33BATyYyo/WrZ30LqnWNp5hieAQ8NmP6abLWSZGRDsNJ8dPP0fnh089dfCmdeZ5OnJh/Yj8r8gSxC6TX9vq0vT6rcS3o3aqTUsd1rjXSjU5K3cjeHQ96t6duVbhdoFcxlZQiM8ELvW5n6ahRVEeNIo1cFF2n6ahRpBMHcMwILwOAErZlAiNgOIapZEQ88tbRq1OZNdDbqyP4UHYN/FxQczFVvqIK/jmP6TJvMF2myR05eJeOeBLVZEsd9zEq1DyY0Mpxk20hMqYBhNclk2iXUePPopmqxt+IM1XjpzjTJAabcDZmch9MmHQGE6tbFDZ7i8IWb1HY6iwK25xFYcFZFLY7i8IOZ1HY6SwKu5xFYbezKNzgLQrOI99ZFfZ4q8KityrcmIxZ84CxKuz1VoV93qpws7cq7PdWhQPeqrDkrQoHvVVh2VsVDnmrwoq3Khz2VoUj3qpw1FsVjnmrQjfpGKvCcaOST4xV4W3md4cq++NeZZ/w99tCFf5RYz04ZqwHXWM9WDHWg8PGenBErAewLhgQmGUDAnNIQGD2+P6dN1aFPeYTcz1WhXlWYY+vwlyfVWG/sR4cMNaDJWM92GusB/uM9eBmsR7AumAMIzcaw8hNYhiZEP/7PRRIPaBGBHSdI7hxGKO/YutcChS0x0Qz16XS7qhT0PosFoCtOOj1ovTyXsaIHUSpLeBg8NVD1AueYMKijM3iROAJfq0ID2/1mw5SGdjapD3xH61s/EdpUDmKnJ+ynFlXzonkRFjOCVoNWgD62OMDBk56vuBkqFk+icdOPihFJC1qlmeeR1cIie4cBn05LvpxtHGbD48BXD5cPhZAHjb7HtziMkKgZ70euNMSbBT/JGKDQWu2gPJs7swSpWub1SzvCDXLECewEU0jx0UKg9ss9OYs8Qa2Owit2CHMkNMsX/bxFC+U0xmf4OBiOb3FBL6hfWlyi3pMzmY0yyddGzkEfsDSVQKcOifD7Ag+y4lPcJCu9bZ4Ffpecz2E8QM6S6BJR5xMC6Mgu3sKCrSxs9yTVEVMFjfj1j5Qpb2+EX4xHJDilljc/oGLAeUt+urfBKJ4I2jkIsptJTfKyzfpcmDfcG4tO+Pbdc2tm83c2hdaLdzcOihz6wjm1uH1za24b24hwgkV30zB+PgqcwsyFrCHDmNu3QwbWHF9c+uCn1vn7dzax1/n7Nw6nEj7MLeO9FktWpm5dVi+cmTt2eFfPpG1Wnj8nNTTouRE+PYJjlEwhQ6SuGzuTcCiHVqXdbYJLyiSQ8VYJ1pm5Z0wSA72Ol4IP7uaCSJbnyQbUTL4lWwH0BlK+MEpxw+S255y3HZxILfdw1VNKZc95awWJ9Rq0aJOcZLKkUlYTsmejVPLNI7VhEmlWLRXJIV8oVeGy1xxAUfy61/JbGGFO9NW5cTJcw8VPjvzp9ARzMLf2cTA3R49VMhXTgzSQymQykQPX0mpfjrDV/5yIG9gFRAbB+Ra9FDIc/komfdJ7KezYN/ZZsHMke8T1JiKo8KMJN+ymihhvscd8z0WdHbPp8hfiyZq0sQUkX3EtxktK/3MOGZGRYv+dlRvblDURkVXkzpRmiDTPcE0rJMopKCFRHfq4CSjGefG0bq6H8JFEtP4RJLKUFw9c8aCud/KGi6C6ZRU/1s01f9WpwHOlla8xtCMrj40o29paEZ1aCbM0FDqnWB/TLphEfCh0d5hGRMJjsMyxmGZXGtYJnVYxs2wGCSbcQ4LoPPQuQ7Qhl6XPbOb0fb9ChDaztRCxBptZY/9eYL6dunCViDW9aiowkdD6iCC4XYWtH1QQdv1sgPfmeIy3orytye3oheG6aKP/hyXJv6C7asEsgg9SBU7egqMg0XqgQRYZJEVkQThD1sCHzHCHgNVQqEs5tfO2pV/UiQTAFAF13fI9bxc3xFcVyyNglyv+uucgk7rPi3XVaMvZj668JbSWffArDygavlZM6nGsePJOt8uEAgGC3TCLLEJFi/iYZWYNVYW2+RksUbGu0vFwppo7q0/WNtIdONGfX0ymdSMfWM8nECtTcHJOC44i8NJZ3HAloDxdRYHshT6cyKZNVkBZ10Zm5xZoeHMCtucWaHmzAqbnVlhgWdjnOCAx1H8B0OFFAoHBJ+rLJ0IcyklU868ABSX12heAIL564V+LUvPC1nM3Y2iHsLI7OhBwdmYpTQhklYPlakOojJTA5RrEg4LxVNIZX7+bLj8JXUnYN/yhHjYaLq2KsBfxKHYiE7WkbPkxpAjkmTQUr17wlKdSUd1Jns1MdnPktwo1ZmQnXdCd94J3Xmnkip1eqLVGuUvjkX1VkXUWkccmaXdq/SwiiyCOiNWimdKagzofqrHSvFVb8m4sNozbwSWjLyxZFTtigLrPTXIknGcWCRAkBMtGBWwYAtHE+Y/wPkMzRe3mHAlZSVZIJVAyZRxxJswjnijxhGvavCZiorP1H1RzBeiKbbmCw8glWN+adHoQ0cV0BtnqDBIaS1ZLLpiiZVUILQjgjIL9ITunin2BZu26fhtSSnL/SVLPsfoYMx0sqMCmZNVVI9iwomNQX2QsZPlmb+RNID/hgUStNI+oyGrW3pApLaHoblpQXn42DQ/MDfoHZmM4R339Gu5wN6Ax7y9oWDsDefiTBK0fnvDv7lxFDnLHsvD9boE1+s84jeHxQV7nn/lTiTu2dbe0ApRmCB49NsYPArTIFPAaxLdyxczKEz9waGIjA5MEudCk0SNYdO3qNPE+ahj87tJuIbMDVbDKRA05uNTkTrHX45kf2f2wIhhmpJ4U6SHFqWHRt144UtYhitMw0t2516IXGTGJyIbmnEx4pvtRqAnkew4vWW3A6XL8LXcW8Ry8au/+rnE+lTxB/I4DNsfXa5K9wMwj77wEVq511W4RcA1hY+sUvhIUDihitrrKrydtMPCR1cpfJSm5ZHbkPFUvPx3xhfCsR5TR4Yh6x2fDAmOn/V/x66mcaCFvtjAQgbtNBsbiGIwaS3a6WsiJf5bS+5fq9CAqCacpo0R/F+MY3qv+Wbcmm+aNN80BptvGoPMN41e800ja75pZM03DTXfiN33tYq6vrWEr7aubwII2nKAoMpAD2xbU0w2QB9QRrqArCPwS0FxOSb2azHgs+1QVYGc0WeQpL0Vi4RI5kx6xOg1qJ9/jbwK/p6CX5cM4Y9ppBijd64WNZjnVR6RzOyLcsTyjsHVxMiMO0YVDtSppCSjwN4rahDRFR6HvUztT79tJt0AcL2iMjeXDQDXswh1/6Q5vxClKPEF8+uZKAXz8wnz6zyeu4iRg9bfEKbmacUWwBVLgKu8tR5cNmrWfVIlLUz5339ne/5MpFE75yIxiLw+wPxZYYDNmZIijb0bQGPso6uDHqQRFBGMF9P5ZPrF55KRS+lAjO5vm7kUAHYknpnrnFQi9kJZ/BY2DmriRr2cTeURafYDz8GnhoO/XE43uQc2BRz8prqCK54vKdjiuRJk5gn6w2wkGwvptfuh4mmIr5XuH0Eu3objr+C4wMFAjDGkke5v1U5Tlum+XBNz0U5a3/V0F7iM3WoxArzmRmMt2gL4KaKLFQi6cgMWR66Q7rlFUpUBKeiUYP3dkOxhzigAtSTgXfDILEwtOEzBzFLYmavAzHJDVoiBZeCJ0z2XFuGkdYW9Jodb4XoLap/uFX3Q64w9ha4x3Xf2nvd0bvbjszfZB1VXIxgn6hL30uV8r/BOB/Dp4qMw01RxcjF6mICXm3HaeFgIksiPB6E6nYS2eSK5QTOUO+QMAHy0X1N2b6bdg7+AQnKnhPmcNQJTs/v46T0RrT/NGyJafmZt/Jogk2CBfD94lJZyIg0sefy2y0Ov4nv+Kmwshz691oSUDF8FKGNbUMZS7D0oUwYnNwvFpNtLy4ZKkd7vx5MHALeq5ONqU8nJq00DW0gkwWH2Xgrl2sv8JX1IJN8vNGXLbhBqdHfuu5sSWoIGbT+ZjqkjB9Clh2ix6m43LNLu3OfsY4k+84I8g+XtnhE12hSoni2i0v7hMwZg8RhMcijkFHVQMA0KSnFkSnGPJUifer7Bmh7In+MRbywt5y42FGYRSQovNBTbEIxS47Tp+Er7u8+atb8AlsZUYGc+cbUQdeYG882G+6pqORsmqzmVnwKW+HLTl/w9tuT7NGhd+OLsI+7jiGv3enjwOQPG+fWvQd/ZMGxow9NFfwolesNkwyZrlLbfISiJHaKAYcYbilyxeDUXHQuLKfBiTafA5Zr+fsH8vih+4bAN8ghR7ZmaBoGe53EY4ag8Ao30CjuuIVNmBTxK48GwXo+krRmJC9ZZBCCjGZtywPKAr1WaCnZVVQSXZ6tQ8HO3qRLFfzdQ8jpCET9ShRWU2pUqbHC4fqaKpBkEdmVcIoFdKwRq3Z379aqBw92de7JGuQWP1ii3LMRvVoF+j+MbVer8kDmgigQa9GGqInsGd/Nq53aJZql27hCEzWrnTvGjq3a+gddfqXbukrjPauducYCrdu4Ru1K1842CllPtfJNsA9XONye7kgWDwLeLMs2CR+jbRYS+hRCh7xuBxEe6/k1A4mO3fjOkSh7vwjTm9buR+YfHe+DUWPfZLmKkKNpmjKk7oEfTs500s27zZlbGdSVbQ7PryeXc6zVN6/EVHm8FC8TjKRCEmqYB+RKPt8MDkcc7QBh4vBNEgMdvAGmoeePRN8nE+2ZOvHuTbxTvpr9Ca81fnel8izch3ZfcZc04/wMI5T0Ymrs7fy25q/PXk29J7pYi7mER94lFNR+wyMFp28+b3wHb2YeYN+wYGrF0EuZFLaYFsrKFQRZTOAhK4Ez4Xp0Jgr4luW8wpwTT1f24dz9W3X04fovZbk6Y7eavgc7+dS77KeaF6dyN6h6zLT+GuX4cl7uYQEFijK40/7hINbD78MdRCRkhhleLaDq2gBXAEiBY5EiCk3ugojzKk7vwibd5C1Y76zNZz/5sZ/nkXCA3mQs6GIc5GN/i2/8tofXlW2QUgO34iOw135LASex+jB9fvEtG0b94X9hx9yX1j6f3viN523u70SNSu+T+5zr3sZ3t5N7nOt/CjqtLgbhcT+5D10qv3pN8y0vpPjm9O0Fv35XsUws0+MWgwr7tYTdgJmSDfIK+Dyq9RpBPOxij5Bhn1gomcWaoTFxf66RsvP9jcjucPW7DWJ8aZHC9U978BpZ2hzO43udXy/0o6aSv5K0gTLeASJ1EufchCQZfvpVVvl8MrpiMxmjIsMb0b/h2/I2w8/8GHvsbD3L2Yv6aWXu7mbW3oSv/R22Bm62HZbaewGz9a5DB//oqM7YedsN9HL//sW/G3qYz9lhyu87Y27IzFrtihSrfv5b8dTyK4UF/15O3ZS2sL1achfVyxcyKY2LLr5iJ8dc4MW7jxDihE+OvScVOrHNi3JedGMdc6qFVJ8Z9PRPjMAOwVvBu2CN9KpmEi+x/IJZUSPcw/QU06t7O/VwN9zLh4yrUhyukjWOba4ZkjhleSVR9ca5dYCruxxrD81lakNRD7qIuy261m6tVJPnm5JuSb0zuSe5O7lIhAuMlsQyd+/vqk9wv8+0eM9/ulkUutB6t/at4+N4OB/1+/pdQxnvfgQ2ujsaJEf+vqAd0PeyybyGl+DY+237IPStTR/oHFdcyUVIkd9lIAsow61gLq0ZkIMfT1UW5LJpvyjKTyRJkHpoX6tZTPmnrGYwKN2VyDtTD/AAh0VwrP8B9Whh4wwR8/vLn4BKJpTkcFNt+K8V+ixhNmB2vwszJE64ZLdpBCi74Qho0rmcWW7FAK0lNr5m0Az1646TIYdieUfsOEqhznXvJ2wvPqUqT3xGWd5qCdkIl8CHIxvlHuu1Hk+X3yNv3woPsfnTssHDbfJVbMAcQUmv7nCp/bcaCZrdB6c2Y6OmlCNmNjn50QCP6ZSlUs0CCxfXdSSdjztnozDkZgZrTpJqJFvlUGY5oFSv/OZkuUJudKXi12UBIiekBXp8F9EbBmYDPFDJWkjMF8btX5wYND/FBhRIpIj4PLZk8DaRYHFZlFmuiCqwh5wUxRAVWS0SnwV8hY0/FFSG+kw1qdYNReZhnTUquTc/VH73IoAr63FmjMIr9ciUwiqAWz5S0515Ez12teE3JZDPo9u7VSk/2mEJo81pPt04O7NZJquLW362UkW1/DtlehMKmRZdYZI8RiyfdX3caVbN074Tr3gmfPWaV7h0KureR7d4W44BatpeH0K+T7NdJ9uugnjI6ywuljL1DszEEIQHO3nFmQLCAPg0wTG/vOFMYYO+4mrV3tCxE5bPIEPpY4QnYJGLgwqDDiSCL06lAP3YxLVwkzI08k0sjPJHjaTvzTHRRMHDMxhjDzC5RM2lJU0gUnQ6smJSTslGSwXpYSoouAwCGsIzhQyxXUibIPXu1TNB9icTxV0AiykmJnVti58aCzVPXz+5KK8FnK+6zFfnsP5HPVvjZinw2FpnefDYKP9vu/UgFqEDmI4vX95F8+JHCtT6yWLdmqJfyUfkJa2CK3pWWbEALP17ujn57x6ywTlV6HZeIHljycRwNH8ZRHhQYUJFVV+4J46BbfUVWXQnEGST0F2UZlJiVukrtU1mgNkUdEQ1SkUZ62alIYz4ZD3oy1svuyWsjlaJObUWlyqM3RePc/pxsViXaThsaVsAM/J26DSuQtta4whtc4YB+GNgyGi+xvlW3J8rsmqgZ+UF+1SnzMM6imWDPnU7Lt4o/TYnGNjNCVQ7hzVH0hEvekSfaLCsNX6dNP6Fhot3v1QwdaF/7wx/AKTMz/1wjyj/BNYaM4AfyNPCCSckRzdP+bvN32/+u8HfF/EaTc1x86+xy1gmLR9/afH1vbda3Fq7vrQV9a9f1vbVL31q8vrcW9a191/fWPn3rlGWUcA5/9iVZSrx+Uq/uzsHhfoXHE5283joG/uyxR67ja/nl3AkcsA3Ywq+vqqc0WHEF2NiYAzjkgfl6IGaKKUKAcVbI77ot/z5X+TuJEIfjvbby97yFyt+rlb/HFH59lb9PK/+FnNaex2tV/52u+vcv5+7n8SFb/QfeQvUf0uo/YAq/vuq/U6v/JVP9L62j+u9z1X94Ofcwj4/a6r/7LVT/Ua3+u03h11f992n1v2Kq/5V1VP9c5Or/2HLuMR7PRrYBZ6K30IKzkTbhTGS/cH2NOBdpK940rXhzzVbwCxd8Gz4CJflH5OwZ14rzb6UVz5hWnI/sN1JFAhz0vrns3gfRh2E/GmIzPhJpM3jMhc3IuWbwSQc1GBFqMBdiNkb1jzeitmUa2u9Ki5tDV7SSJAroIA0T9zzlWswWBbORYQ5K9IGKaNIrbXq/YVvlzmmRDN+QgFnAcpUUqxwbbUXLa3Db/VtJ9Q5XqCQXvoP2CFdWfXBZ5Hwq3MIFCaL8aTqPFZOSYWHI3LDB2G9P0ZsRoNedimyFnUheIe9YBX8ViQejrY7khayAvfI1amiKyLBGjWvU6LQinL5Ili1icykfsNX4coURnmUycGUycFpjM9UAtax4kKhlywGUtwjZjVxQ8IpoD5of0AUF86PN4apap7xKz5iVuiKcmNGqmPaU+ttTkcRj4Fil+sqzNsgS/q2k5Pumxv69Q13KTFm1wWUROJ+SfklGq2pGqyKjJXVOBWhLkqeOoOk5DE1ObhC7eQR9Mgs7dIWDJUyyJG/bDetylYcqmGIcGuqhRKw5/BoTDxt6nsEjGiu0flKBsvt7sK6XHU9Z45PryN5ZogBAEJEq8EO6Yt37I4M9+xfR+9We3i/TOTLb++X19H7DTM5gBNbZNwJWZVr6x6al6+0si9takwlqXai/ThO10T9RG29hokroe6RC3DqazFSenUpejFYicoEMPCZJ3cqckJQGlar2FlMyxFaLKUvQsu/0pOSUAxWlaqAmEamJ62NBJ7O4uebIWIo0x/ShFD7azjsBV6FUE/UYh4KkjL6fRjApqWz5ZAzZxOBgiPlGRS8MHHoaW1BEZ4i4I7trrADZp+khQcr3+CN8gDlngBsdqctsJzYbDHcCuZfE8H2SvRYqBQ156Ja5ebYvyibDdkaPUl6rcCPHWOWVmleMfwVpaJcYJXmRH5ngMDIiT4EdVRDJBy8wz0InlpSnkeRBjKkRGJZpYeRlOlbxC7aj2QlX4qgYiGc6jVICqOtESonI/fdEQIOuJ9/+k6eM6C2UnarSEoaSd950dyg7yzCLBC1TLudWZ57iaS547y2WGH3aKvA+6xS6M2/9AyX3gZJ+oBdhAgkaMAX+FBreMwX7IWKF1F+s5ekB61QUV3LvSgs+s8mgpIrojvwjGLj40few5q0akinlC8VSuVLDfM0Rm7hIhqzdiXRAugtdCvk5M2uwAaMvicNcpJN5zmnMjx5AvXLHOZxXwSYRlBmMVPv/ZjuZ9CPHFZqjl4aUn2Dbye2J2iC6RCjDqsvJ7uM2wtjMB78DpnToM/OhhqK1c2PTudTd5CQlT850Lu+kwm1I5/IMnWsrfOZKjjWOiV6TE9epslT4j/RdV9a6vpJzX8npV8zIvfEEGRI7PWKymjlJoybdwQLXyaaa8irHTLf+qXw7Z3KqVN56ie3BJcIKVtj00TOqERFWqiN8egMMZY6+5/B05m84DM3S2ZKI+oWkTifNAik+3QUKpC2F4xy8hQMxdemRzIH11Y87wnU8bpozdkzIj20O6th+QRpUChqUmMm4VqtWtFVL2qp92qpFbdUu36rNX5dWTR1TE1PQMP60bSu+9eGfHTz8hbdeYjK4RHiBSEdHOply3C3MWs+5tY6bdq1jgdm1Xu9bhTnZ34ikllmFkWzJ+8XHPydr3SzxiMQSfQb/OKN2PyK7L+siQT9Ge8yMT0XHJCkUPluZH/6w28tYVP1kFPP1SMi344+UIbhLpFthj+juVhI9qcinvaX8UhyVnrBkme3KM8mtFKpWlQQ5yEqa5NYmxPWK5MQYbrCtlO6SlLcl/r9jRsOdzE9wCEXb0SXRM0sIXKGXASRglTBt1h7UqTitA93KcjaNE8zMon/VGr4rycM/XiWskiCWotv5A3ud8f4sSixfUjKsg+GxSjxwrwfrUBTWIfiCMAynkt5OYDhHSfgIEfZdsMjPRFHhCbNbJV0q+Atmt8JqJuEtHH+/Ifg0HUVS7IsHhWSBXdE9yqbWishjFvKaKbFTMkmIHY+5TpU7NpOSlK0MZmSTYSnfJDA+RbKN9X85VCxoIAtSlJlt/Cq28YbRGnxErrz4A2cxSN0pNK6JPA7auGYXdKpNgCly2eIs1kICdzURtowQofBX+NPgn3b7X2jCEGUWSadrZM1wk1kW8GD3n+On2A7x+Bj/TPHPLP8kvW8n+vasvj1l3h7zEyeVVFBDIaCruA6IpS6wwcKnXyTUtgQrXMTvJm1MTUws9FROo2VJeu9MGpb0nkgalqAfy3RTmuvrqFQ7qk0rWoP2+XuZ4gZq06T/2UifJbunnZqbSdqX3Jv365v3CdAf/tDnlq9rppYGxeQm4RrbsCKbu0qmtVNOrntc+BWOy7COyxevb1z49qy+PWXeHqubbrqis2mhp+FoHFJrJfFL6YhkUZ/Fj5EjeL3ZjQ9FHBKZKfIgO+Of0qAdvcdqrbAAWNoXpSoN8nTSHRX2A/ULo/zFsJlmAPwpPWz6ZB//LPHPCv8cs60i13RMm4IbDNPDQ4x/lxc2888C/+zin8XevlhE62m+SGrHYeA508aebXpxtTcTfUuTkMj3FvR7m9eqpf3eMf3eiv/ePm6mQ4K5SNrS5GvqSp5THl2SnT0mCqlhzTCOfGJMY163y2DI7C0GM2EtqjDE4WmbN17EtNVFgqfywVOjGlAzSnM6sh/JmkoOCJeM9moO6JaItnbSNrsPSfhiWxfigl+IiV+Is9daiDldXKSOMvQz2BvbFy+61bWoq2vXgHU5pK/G7tklfXZfvK4M9Q0AXeHPCtfjZankK/BAQG92f51ZmwaUEGVKoNf/ak/2fqsoIjeb12mvMVYmOVQr42j6dulr7Sc6j1sDc647h+pKvNgmT80UNXaFJJLziffXw4TalacL7wT/nOKfO/nnnnAh3KMk/k6lKKd0WZwwK+he/rmPf+7nnwfCFx/QF+/XF+/TF+9NCmRH1pi+ue5Gto7i5SpTtxlMVjTdJjfSCd2UCd1DWFZtXzPTvpy0r/vPcutoYDPTwJw0UN68lzPtquMzf3woj+398Xy4tbdW29oReNO7iIknmpddqO229nZT6GtBQIGF0sp+Y+rWMDaE4f0C5Swku6FeMw0go+3X9zbzzwL/7OIfS/saHCSsQaWYjQzFbHDfaXDfaXDfafh9J/hkop+c1U9OmU/Ke/v4Z0nGjH+OhZ88pp9c8Z/cZ2ZJOhxuVz09lDBY0m9XQ7pdDel2NaRtH9LtqsXy7wWCLas6dQAD3rJE6xTS9w0aBfonGQ0d88El8V2aPRCPC48wTByUTz9HetRSzqDFttyHXwlDc7g14hzgfVLmT8s8be3ObQYRaREFY9Sl4jJPKaOAX1NEIRmW1y7Z12YBEtCiMn4YwfyPPRJsonGXVUuG4XE1LlkMTdeNdl/RZgGMJuw6okM3GDQvqJiDZ+BodwvbiFZzD9FeHMM7o5xWbBsT7IHm3E5Z612isHyvSTGO6sguxm1in+lxbBO7fI8vrF3BiHFITIE1FFYQRofeRbJFF4lWMdIqRrqltThG8Kqn7LeU9L8a6atFGdwX/SAyUH5ov0ngCn5f9u11kPyWQGvQN5Rf+TE7aGOYLi0yg0PmphHZJQ3rdVg52ycZsIGOv453Wt1/wVqOGfasLTVT9ow5WVklsmdSwQL29RbZM4i8wczKWyq6FskYEpJBBgk3gDfOh9jtlmqsuvCHZOHzxRV9cUlf3FdfgzZ2DC80lpBDShylHPs0N4w1aOqY7ptjwnwENDXYZPzDOZ1MOZ1MObflhAT4HvJC2FPQZzicIoOLvUZCB9cxYcaxtqLEUW3daxu6F0mfnMKv/93uRSj5Af3c/fq5+/Rz9/4ZPveAfu5+/dx95nP3JqVOub52R242Hblq7/kt2swmme3ObhL0bd80OyGdKR0rnbx2B/1G0EH3Sr9IH0l/rd3W39DNuuU3a6tO+OBYCdgSj1MsrwFnwqb8i3p2bhCRYGcCuIZpfFt3pjYFqWGzM2Gz4M7U1p2prTuTPGg6EBn3hrova3HIUeGLI34OlBrBldTR4jbIcCrpS4cCBYfo10bUCnwt47ao3jmDBH56ZNALI3rZvsAchjEPgnGUjPO98UHvjetlR4sYLT5B8DdQKbblH58xhOgBOJ0LKXqIuuQhYgRPqWBCkswY2KPYA/JIDOPkTL7vCNn9eB9v3wcA4RYXxDR/3UMEZzPfGt2xruHH06GZ00TQ5sWpLrY1/JzRn7Pdhvyc1Z9Jty0/sYZyZiKNMjM1MrwxqJ9YUFM8sL5xzio8Et0vcDaVTvIwi8yDQ+rZN6quetPqe7eh/TNSOeTm5q5KZ/4BV35Wpl7wT6/oBESqQrgoLoIfmBk8E3M6E7H4zDTM6TTM6TTM6TTMcS9EXKqF4PLWzfdgb9ggMSLTjDuJkyn5MckfBj9iHXNsRNgSYGkAGwszgE3TGfDjZuKPZvOSCj3IaSx8npNPIudHcJHgRkPEDcOzuxEPP85DW7wScHkM6tP1b9hWrF2Hh9CIY9KozUFScMzhvll4JxrSYny1MGkniKK2O3esk3dqzaFercc1dtUR3VXHdVcd1V01TyVEGbbWa+ysI7qzjuvOOqo7a57sWKkTDyDufs5s7G4lcd8ocnZWRbNGbY0AAEyLRSaeUGLLem+UegO1er++e6wjksNKR1KaLHWSa7TEFAx4jGPM0KIFr2jBS6ZgeXcRq4HVwsc3AsGb1exslKKRNphR+8YHBqK5af6r0vyEWNFt6PgwvckY5AiER4UqTjoifuEkVRRYLP3cjE6wBD2EGyPr23yZFwhPc6KOXI8SuYVIfQnx4fg8ZwnmPk4utjjPObbErcPMMatmHlFzBqD3ZMHmsWChVujX/gV7SjKi4tTofhGk8vtFkMqJIEW65wQp4f0jJ2QMnkVRt8NZBGBJzCIvjgz+tJXkUr9fDimh6q1ApJIcpCtAhlwC0Bl4fitoTTgNSvewlP7yk6a/drGjMHd1hS7odpFgu/DSF2RDuBA64RA+iUZWSafp4pgVksKqbzQSiJMfno1UgLhAWEI++X4FdsT5pHhbtrg4kcdCPvqY/+ajuDPN5NN4iSDpSEBtp8v6ZRBit7ToSYoPX/ayJFr/MPYjVufHvDg5peLkSDLp+qFC+jaSTJmdNpelcWNK1ZhjRQSIKRUgpp1bh5uHntkbyYqquWsweaPC5HFPJZM3JUweu+WaPJ7k5pYX79cX79MX72WWyRzR8x5BNuOIe8ZJeuZYd50xX9UW4+FCVnCCu+DCacynXPdvnhZHj8JtM/Ufr+RLobnmlZxDHpM2lrBPdBfV7yStzoheV5y6SnQWLVEMrJLp6DBiYYVXdtkrjXX5QdG/jPNi/SBAjLxMBMXDkBHBZ20oPquAkSx2vIOTDeqrKxmBi4SQkeZqZITF6oKo0VhO60MjYxWSVVxT+lGjK1YurYtxg7SkOpCW+DKrSkuqushK0nH1NSuhBAUomkiHbQhKLWkdCaqS2M+zRgJbCgbxErQYAAeUWuEQhwSFpStBqZCSNCQXvuK2zXYEnmUKbE4tFJ3FjIl0n2idl5GCWjoZaa3Gt5XCgJSy8TXl/GuUlds0wjYlyTxbA/QNEhSAdFiCspJUrL6F4HM11ZRrta4Z42On2HqdEYekzu83eXkqmoB9Hz3slAwpbgsDQZqKv6VXqSAZUjDDvMtPj/agMkOOBvF5pUF0RdTermjfF/j2bjEgNqyrnp3EfmHn/WkJljAwDWZx1sDg0wULl1/NQQWX8EJOL3yJ8RByoaoXrnKly4WSlwnyHIqcyrJcdk0eShyQnOLZGD3w2alWQXALI0E0HAoxDB+PnghkzLKlJPREgJeeZYUr6qyg2Ub0QiE4l4i0GjnlmEDM8FPiBG2IYwT6KuLFFp2zE3QZXQzQZfT3Swk/WXw0pd/7TtkN4p0CLYkDdUMxbT7jXB54gLvnBIqECnOSB26iMaf+NH+NQebCoQ1OjJ5y5NYrgK1KY9rycTaWzibx6RRI56fSufcy4woeZq7C0yk4tlOdtCveiwY5t0Lo7mv9y7JyFWHlNqMP5pEvsQUEryGgd7WB3EXubgOcZKfheTALBcpGGOHn1JMhlYD2LUkDjzbx6BQencSjE3g0waMdPJrCFOeN1Qv+dLu4oLqQ7qrQyZjy0fY6gLEYclZuPy2rYgfR9zlIO7mkttFdvhKUidzEMVq9oFGWAjK2QD8J0T3HYgAvU6EK1qRsNargJsp2iZ+Jsqa3WAgJgyGNt2d3joSkkiyQkJRJSMDxlOmIe54enL1PR/r0lmThknvhWfPCBbq3YIWXiT4lb+lyLiMgC1Uuk7GP7d3A+M2RobON+NiIbyz/WJ1U0du+1T+YylnBte0eMabvIk0QRZogijRBFL0JouhN3/LyrL48pS+PST652zmLsVUnBaiqYxk58aOBM8ktmC9l7pIRRo1j9gEBm4/YjJ0QsRd4WOhskWZs9dkg4s4uCX9JdjI53TZ8BehujHPGotmN6byrn7b7To5VdRknuz2TbIev2vMs/L34bCHZ7nVui918OGTHz5JwRFQB9b69tdvk20CT5VhWdBepJFvZ173PVtXQWtWJgrTzy0jnRA/hKNE3NX0UdDSSog9OEoK5fXcT2yYTu3W2MgmEeByfTneBwOvS2MW1DnP63UhsOgzcJmDj4sPtZPMMw2o6QH/rbO3f1MNqyaYO3Dmzo+OMO3pVd/Qq0+M36L/PHb0qfEW9+0u57i/mkgWHBfOtM8h4hHYv53ZpIxbEXHEdOvUyeQX4/9GbHlOF9dOtqUy2oMolkICQlMkW7OKvKSbctt4/5ug07HZFbOafBf7ZxT9WrC7SnRhpljhQuMEmMsHWHqrW27Ia9vHPEv+s8M+x8MVj+uKKvrikL+5rDNV1wje4Gk416Zq2k//hKOZnMIhTHBKnSL3uk8JdzaKOe4k0/hZggy7IFkGKFZNi0f2b/nNphb4KrfqqmQOD4g1pe9hTtoc8YXvguunao0ql3r06VdseUrXH9PH3STA4/lBRmaFpY0rT2kLT5K6ladcaP++DIkRplxIlJuf65Zyxj6wxiN6jRN5e0beXzNv7DNnJ20Hjtr3bWCyjrsQPRJLBuW6xu7m/8ptlo1VBofcrBhi9CuMwPL1iwtMjCU+PM+HpggWQRBKeXmbUJTrkR8+YRXA/gz52iA+dbnKE245DT3RMt1gX1g4LjU9yuSAOdwJx6DzutpJexKAXW0N6wRTIC29v5tciF9uUXGxLFl5KLcXYphRjm1KMbVwcDfwSirGNFGOrQSLM1dci21u780pMOePqOnnu15iZbYyZ2WVjZvawA7cx5n0PnUF3daNVuqvCBUpau02I5jalz6yg6FBidkmVi6vqAi84JFgMEmSyw0WvjEn4BvX/hB8NVvAWYal2sSiBvzZhYJENo4lMh28jLRQw98IgWljQy87FcRuIADvmOducAhioMpnLrVw4DEsyNC9Y7YQE0D1hm8+NsyCTjOTDxJSA8bjY2dJQviemVqBsBZtTnjicWHt/jcz+mmzxy/0++vnTzGUGrsyUem5gLmcGZjNeZdIJJDbAxBNNHA7Az2g/pbAkZl2BPDJ38COiWSj3qhH8vz/Jxw1w/IjrKYh/tVGscoPpSCKOSH1eCxJw8fdEP170SGd6+ZxcLikOBrxSZUlqAJGLKKUiE49+hz5K7kdmDyEUOjXAPBeMAEQJX/Jn5xQZ43Ta1JkgMCrvk7MhWbQNuiUt5CR7LikCNd7NgXnp6+pIzey9fEXz9tKTs6CewU1xUtJYJvtAjAcKCtri0jEBuq1t0Kv9Bi7K+cgkVICWg9gvdcnW0qb+K8cNrSVxsXcDCbsm8NEpsGKGSDTaQAWr9EChsJv+4MkzCoXSSopmZRQJMONQp3OCOi2QVX0JKsSxnAFTqEzCTq54Xz1iUpjFWaw/ny9Q5COYvUeTzxmMltBDtuxPhVzniQxQReI7hCcI5Hiwd5aZIUGDkDqN4D0lumQETmeHSQYSWC3S55rxkUOK9mrKkUR+1CB1CDV+hBjiCppxKuVYAd5EYFJw4U7x7hWoXnxGsxukoghIhgClBoUoKuYGvcC36nAWN53W1MQm/B5c+c3Homt+rKAfmxrwMbncadYV8HyIlEDulZnJo82hqTFquUbPbEc962T3SRywmoGfwxX7/VEUB/HbJa/aE0opMMV0X+8KnoggwaCOJXoVDH+Qj+qI8/OciEkJcQ+SPFAip6UACSLScKFY9QcxakjfLImwfhS7ETenkgsbtJTkYiNP23Td1u8MBJrxjFV6ItwQYYQ1xHBSN0SkOnopnTIbIiyN3BAnu+8vcEecVHvgpOrpRimoMfmtZN3lHyuojRoeYVpcR/WlUYK6v0fddapsx0RIk8NqCLs2mVTZ56OU50Ypz41Snhv18twodbeJlj7L0inLjYosB13uEpNftv9nLjWDQ8Mv/ITo58ZpEpmk8XkF+ohxGuFm+OtERz6wmX8W+GcX/yy6782STUPeELJpYuld0M9u7paQUhcQ6RBt5uitCZ5eA2vVCAtd+HbYxNmNA1u8UdWXG5Mp+HJ2l5ietzNX57f38c8S/6zwz7Fs95LvG2VKddxUa5dUR16CJUwyouDrWOQbkw1ZPcik6EEmZ+hfbLRoGGwkwRQf5EEbe0svm419DoYuvD1tYoBSiYtYR6oYWssmuRab1MRTniDVxAnMuGDiJqmFGaeUTew69pDyDePURU/zsAA90Dh10aiRpZuh8cBoWUzGyGQ1fbTvfJBuznqxrMzikHAatZQBbCXznLkt6x8IBrA4UBXtiyvqWBZl9lqz1vQqn+6aT8d+wbV0wfVWQO3vlCyhIL6UMjg5JxXCoRpqoVm6aqHHKW4mPNAaPk6ps8PDFHJq2a4bJ9/0aDJu+aaHk3Fj1AJG3zuBOTewjS3VOLdIDlkrkZDGiWr3PsDr8znV8nIEOwRwGVf/Gvna/f5r9+LGJvJteIX5YGDRsfNpvfNwXADBx4lLg89eNo2CkDbO/aAjlVEpbZxSWsrrbXRHx3YAphlyApglMCnPq7Q+TkXyNF+rsN/If6X8xcxciTUH2RkYei5ljFlE4BulMWuUxqxRGrNGvTFLSNg9OHRozBolIOIp5s0zxqxRGrNGacwapTFr1Buz5MUH9MX79cX79EUxZhGiEbt9i0k8BCKXHXXGspz174pMbJpsVBYM0IGFbfqUNgoL6zvOimZJNyLhYSSRiMO9KlrcK/TLss32FeBeFbO4V5IrrFP00fNgjLhtHSUIl69GzoimOCkiJv09mehi8qUak14wEeOF+ju1PXHYnqKDNNv0k7JcabovtT8iLXJqQ3ADJbSoROMJt2zwijk9k2i1QLVa7KloMVvRAoPnNRbQUgJX0aKpaLF+p8YUrtbxP2Wcl6L2d4YdrxH60rVJ9Kawk6zMyqq9hjD+/DW67G9rlxXCmpRtmq6CAT+jWUWnQJnRdBUFw1M9j3ST2MXyesbmHzTRe9qdTAPQ4bxBJxZUP816/21dGgr+m1eXBpuISYWSX3lSRCYwe2plcmEIQMWRgCiUWqOVuWqc8Kf0+qxeTwgTB7pImpmjCCc8E+Mp38gXqmCwC0/EjxvuKHHh8OTTkKlWYBEpO1nPblg00rLN84BfS6oSjullURGgQSr1mJGP1lrkIEBMTlF2nxLF1iatLYuSNJjCdAUP0n8Dz4qJhZLVkMIVVmFvYakp46H4oXTEiFIRqfYIXxjDrYgkDI59naG6r+MUHCpEZ0Lxn4HsNAFiRx0R0EiBgpRujg3Ec8HyKEkBvEk6KjDBw/xRScfkB+jP86jR2PNSx5FMBt2mou2YDLp1aW1jrQy6zZ7szCPeIjIsb7evkZ25GfSpxKjOUBQknKNcrkoGYo56Szn15sG8hkAbmvc50LzHvPRT8KfFcKgBbdULcy8rnSNnoObo11gMQplBJ0M0e7qLKwp+rKPnCypoQVOuoHYnjImG6iQsiK6USUFbg0iXXP0X43wZE9e5mwZTVyZIUSdISSdIWWdbRWdbVWdbFE6YWjBhIgNvwIBgP2FqQosGTpi6zJGSTpiGZs1L6s/js43nO1FfyuWmt4ER71fGLLqeCROkXC7J2+VrTJhVZ0LXwC82nG+f37xx1Z+OZW7MWoziXP1MMJdQvYI/7Z8qadFXsRhWUSLys7Mh9bMyKYTP9k2F3z3ZqoCO0S5MaFhaivOPjcmVwhNFS9vOI9/dsJkhZSWew4Jt0T6Qf60Jf+szLca/5+l6/UbTnvLwelMjWM4hXEXyQZWZ7KH9fcLWjfha6mVVN436yyLxjgX3xlHMxTzFYUvsee9nhU8dRhK6fMf7ZokTKC5+Ig9/pLFTM0ExU2b6jiWTkghocNfCfxaOGhvoHYt0jxa7u/zUPTNAw54J8LtDLO9vnOlsCFQg+LLTdHdmPbHYCI+5Mdg0wivq/Kwo2Aq0QyFw1GmQRqUFqmiDjyuKvoupK5F6WzOXKzhUOj+TJpzZuDPzfIJfHc7wad/G6XBKpEnTvI7n8fAmWRQz5tdmvrrRv7oxfHWLJznTrlAhOVv9nY3uHbmzTdMUL2AzbjOv1STQYRB1zx87MLYv101yK0wkOU2ZhqWzW7KvdG6AtTzsQ/APs2Q2gv6e42KcVY3fbDJ3V1NMhjkqZsp6tUxQLNEDbhf9KdJJ7XEgsKgBsJr2+PROGp2zO/cydVk4/lhTU7jg9HITybIwvz7ZRLYsHF9oIl0Wrp9vIv8Rfn+kiVTyOJ5rIn/8rmTP9txtzBuzG8X/es5mkUEGLviD2F/DyV7klKHVch9yyiBuJ7kZOWV4XJTUSMPJjcgpw+NNMI03+LXf8hW62kTyLHzwS00kz8Lx1SayZ+H6lSYSZeH3Z5pIcIXji01kuNrJCv1/D0jmmQqb/GRka7GTmW720DHQVesgcsmwGsvIJcPjIeSS4XE/ctLweAA5aXgEdOprQb4Mn9Q+2evyZUx7pesKcodZao45dKM8fhPn3IrkGCgF6kdk9ocYtbWzYofkV2D24B5bwUawrXMYyaD9PN0jX1pJDnemuZimkfRkC/8jRcEKjtNMo4F8rTeZPK03Yp9ZbFAtjqFC0WfMkH6loUP5WgNDuRnm1U2dRf346430JubJ2I9psQ839mIu3ISXb/Tby15pzT4yFNPJMFIeNTorwE+BPy9KfLORHnQPpzfNYMQ6vP5GI11O8HNJP3O1kR7S3XW4+zoSAu1JFpObk6XkAJbnjXiO5b7S4N9XG8khoQ+6y7IRhmwMb8+/kdclznmxPf96Pj0ivxaxzjFFjjzf2VPXrG3JnjVoRdCiZL/qbG7iojkgl5dk2PybKyGpkIYflOeW2SErzvzlJ8uy3D7E0g8OnCwy8Pt9B09nviwpVTjQKf/3DPSSGWj0W2e/mbhXGjpxP9PQiftiQ9fZZbPOPmnW2Qs4ds+j84clC5iSiGGTCww9fyGPibYZRhn5dT6vtAtPaH6KaQxsgnsrSt7c9RXu21OOuE8FxH2KBq8pQ6WmQKVgWNhzms0hTR4wOkz4kU4TfqQselRaLBYSvBI+u3r2Cb6aw542fQmdtiFZ6d3tVtbc7WCCLZB6b0ymL2IXGwP5hcZ7lhpvu+9hs5u8BXb8EdNcTIYRae+nxBwy4mYDlfVmO0pv1nyCZlfbMdPZaS5gv5P5m+5PdtDL4mb0Lk4gXSRy5ah6m2F7p8DYJQAnko/NPJ8e0Ac5UkeeT5d4vlm04dhZRnhY1G1pAblDcTioe9WybQVzrIMuTGrGdaze6C4JhZ83SYR4LZlQ+W4iuZGcBZ/i5/fIcGK/4+jAHU13dyQALOfDnYvIp8kcPev20F4zmcxjBkDgo6kPyphyMk8bu6DbIgk8n9uQHMQeivkxKVaK9Y33xZT5PKZ7h3l67WHew2Heg2FeTuRjl4SJsaDoEcZQB3DqJFfi1CCd25SZ8Kpzm+rMu36DyxS0bOg1eCUmExaFiPbYU3pqfQI4f9LJk857YI/xHiiL98Ckv1pJ59iZSVmcB/Zs+rTSRUy6C8J97qnreHn2LKHhSAYOwQQEC9qXzHMCJG4Y53Tgbjqe67wNcvMhHE/g/0n8vwW/t2NAqSWfzDIljjkRajmZ3EQ71pxyJbg6r1i3YE4KHGFjFUxk2Yt31zRg3Pq5lwXLvewNuJdzSIyz1yHXD1OjeoXk7ijIHI+bQebM9cv8Dd/pT/IIhd8LdW4a52r4No6/V+M6LWmiyN1S9otVln3FJ4rEY5fq5rFEnzknz7wePNN9HVkrNjGYxhQxbDJAciOKYS9BKW/E3GYlv8Xm5GjXFuSeJFf0ehXHGcgbPOKd12JwSjWeb89fjQ/k38D17isx6fNrfFe6IqDSr8ag0qYe2DNjVxtLpfXLK+7bhkoDni4wv0LU0Y2g7j/xPfYT57gR4HgmjyGTqOsrce/Drj4vx/rwlbgzXRfSvsOTdtDzgLY/+B7ZIjwrNO2SU7n5kBs8H14u982HM+xAOIG8WdH58EZFr7/O3zvBx1V0PiC9MvneMiYd+V4RReNwPrxR6p8Pv2UfM/Ph5VLffLgo82Fn1xYRzIeLZj68oPPhvMyHXV1bUGY+XC7rfHihrPPhAubDlbLOh/OYD0inj8HS/i+fNl0R9P+5GBylqQeGLHa1MeNuvnzYfVuvH1ZqPNy9rFOt4ot28+BFFo3jZQyxzoPXo96HXT3eiPTh1yPhCGRIbSDiIh1FAZ1cVvtOWUl2ci699UiOseUzR3Lc8Q9j+mDyDOC9hC/Adn7kCHwoywl3zSO52eA5bPnkmb6VvPJ2YxWXFIEnZWcYeiq5BbzVYQLFuDKfgD8UXjpB1utt5jE+9K1y+fBDnTIbDd77QZW6ovcmhx7pHGpw40r2aDYTuN/Qn5nEO90r5Ju+S3vpu4RqDKTW4H23U3W8hx58jxKxdYWwauiUgya0e18yGRBzZKqiy4sI05OSIjyZ4w42R/7mpGxu734KZBue1fDZfhuS9dFWUueWgG+E6oXPPKm7Q77uNoq8koN5aEL2YDsvW53OvHO37OUEEu4kh9xOsj1JuJPs0x1jda/zZB+3DHxGnO73EN9uMtlDN5ftsoGwqzu4JPvmJHExdKdghGFiOMFD3EYFhJwDMknvZPBj70r3yEab93vPiNl7ZpVJsdMPYY4HoQGfg1NnDr7sMCVKfrFZy7tSVaAwhrObvsuN28dk3GbrUlo6xxGY17dEdPpbyRyH/CYO+fyqr9JsWaEgzwZQ9d52FK/kKd5cuAMi/fNczw5YMjsejuB79nz646tJOJQV0C3kDFN8+UW+cACzAT8pCPCn8qZ7hNNM92Jb5cWb9Rk4vX6yJLtosSnU8/eY4qpZzeyiBdavZxctmcfsLirPZKjmKxGT1+3p2iICqvlKpFTzVeZUH2Z+KASB7u3agjzVhDvE6wWzixaUar4M3dyZolLNKxF20QJJm1KrwmnTnQG1ehFUytYDBC5ytbG7qH55xX3b7qK1flcmbPjyoRdK/kOOhr4W6fZ4NbJ76cW+h12tXjAPX4xkazRoAIoM4KWq8boQ13FDXMeVwerdegdKVSIavRWeeTspznYuN7LJk7dKjlxtvrX9TnQmhUpAmedTaslqNxLBhEoEOLGpBPYkY+QAx7iE8slxJQQUoVDYHuT9LLM4uD/JhxyjMMZSxkAGb3Cspaif9DSdJv0eo8GXtBXbC7y05+1XUazU0zK3qmebZM0KIqsIqecnCmHx028HPTJyg/YAFLFNIZyTVGBOQIHp5sOEkG9Q4ClHRNePdHsdSafWF5WGiL7OzHWgVZAudI6QwIkGctALs4Zk6gtHaOOAaoKjP3pSzfv974wa/a++g/mfP+32pklSbszjEZS80WiHf05V4d3zulrIrLZ/0VxjjAz1kxEVTc9EGGXyTfLr2Shl9j2WoF4L1F9GVMmCmNH4j99nGdFKvVLE0TSzt5x1Uyh4E+tqsJPJDoWcnFDIyXGBnGS8wLUQJ/lioi/O6otT+uKYsFhw3CDYYTrv2n3FtJt+9Kj3u9mIR7XV7+P5Y/1tflib/E5t8UPa4AfW1d5VIR53KMTjhEI8jivE4579DhtyVSzKHYpFOaFYlOOKRblH3PGHxV3FN/WXrQXk/o607z62gwglk/x1D5vDJ9vfr8kehwVeAgsO0TPl3j64U/vglPbBCe2DY+gDw+VgJa/WB6ui3+0Q9Ds25U5tyiltyjXB73YI+B1fvF9fvE9fvLduowkqTMYSGAX86QrIzLjN5I+9kZlbOnvoyQYnTXqxjtOvJXg+KEVI3ZyoVk4zns5ECpapx8onO0Qs948bi08y3irEALmH4X7ap0vsbGAdpjsb6skqm0znsCP8G1bV2mQEwGRDwI1HyeHwVx3hh9kHJNcleWGvTM100x62qkIV7WFsdNi2zOMoCLtjZyP2rFgsOW9v5oIiAhXvO04282sVzu0p+zhCMmjZ2UHnwvDxstkooFUQdnya36Uel99LNryDlBLVqmu5ecvbsxg+L7oxBa0mEoeOPpxzJgSXI5IHd5jB3CFKIx3TWNbCHNPu69Y1gT8PpntmsBjozYWTcXRLhflqfRXzDBqwmyw5irvFDk5fe6Mk5NRLt8NryuyyG9CYFejfLn3sxEf/409e/MNfunyE+aP7HQu5JHvcaTeo9KfutDPqTivefZNcGPSmFe++YSB5dGfFSdbh5U5kl/iKLvElrm26n+zhr0UsEUPmnG9iZ4fBjELvhJhRrnaysSfhlXQyAIjaYWOp5sT1zz+0oztF1z9ojWGN5tioL/AYh4H7Q//z0/o85oMEWExqfCAfh2y7h/6qkA278Xs6e4yUtqO7Ed6vnkSdXN++NK770h7dl+bWvy+N6760R/elucEgyAOGtTRgWON+J+lheB4AW2qtYd2lw7qgw7pZhzXxw9rXF9fas8Z1z9qje9bc+vescd2z9uieNSd71rwut+0Q94xic6WfggphdlR0pZeKws8626noxmy39upK2K1l7daydmtZu7Wsq2VytWFZWX21zWdWG/zV4BZ9iQXSi1YHiJe6iZT7st2bZ3VApiim0cFGNtY2xsxtrOa4g2XuwMEggeRvmxE2cZwerZoabRCvWNbLllcUujU3eKY0lDGoKJtQ4FZPj1TQOcfnxO33Pzlozqyyx9tMRaM92bYtolWNK/QenSF36o5+SifKNXiAdRX8gBZ8vxZ8nxZ8L/mk861MWMP/e22P1X/gPFZ/4AMDPFYhyHdOaixPt6OieZHhTv2eqB+J5UODsi6Vr5V1qTw461I5k3VJEhiHWZcKJusSPa36sy6V+7IuxSbnkmZILEuai6j9p0+fcTmU4ICYl1R8zLFk0zFJhsLIe+KK+Sy22fmExSrrrugzMNX/OFolA9Vb7Ys48DQdkIEqflRdV30GqrLri3I2A1V5jQxUECf2S7L/gmagKqyWgar97AfODEg9JV6q7xFRNecdwNqBZ5g/3exPF/zpLn+65E9X/Okxf3rCntZ/qFWGZypyNdGni75cAXpQ3WF+VCVnkcX8aJgkhneLcN1gEGzaIkoH8BIZ7tsWfKLOMF04TRCfUYemLa5oAXZtDcA7IxQZY1nCkN+cMdo1xWjXyoT85hjAlzTFalcXf/xc+5elYXXKJrm6VnRM04wJ2BrAx4SfB02TlPD1RJA7iW4FP+xJidmbom4Die/JLW4wjnvpjOT4px5yhnrIDdBDrvJJRunQa278dDKl+d8T5n8fJ0c4jhqL2mRCYmQlQcmM8S+bOE3CMKupIae0uoTjJ07chBMrJpLZO8QDpkVOtMWyWrg4g2INOzou7OgYEeNa0EONUblkPo635LsbWAiDw/IMf5lyNnV3hZ9VfggObJYh3SirBxE7c9dkSb0juAs42fhSOu8CTuYzAScbgoCTOrOWzpo4E7MjjUp5uiPVKWdOJ3XKmRP8tYJ21cmgbrCxER7bKMn4pLc8t2mCZMYtz7lBeEj/6LTynNMYQeE5JxIXdSnxZeMhh+teoyzVU9C4MqPYXZOpSw6OjV0wTmZ0mhEsFQS9gBkdN4RqGsyo6fxJg6QlAZaSspx/LB9a1bpUVT9SVf1Ilb0JCoRRpdcredEqedEqedGq50WrGspWVR1JVXUk8jLQdeBWsq4xnRowpsI4tZRxcmMKuLLimmO6T8d0Ucd0l47pgh9T7Q6DLLaPf5b4Z4V/joVNOqZNWtEmLWmT9rFJiOLdaPpkM/8s8M8u/lkMC1jUAnZpAQtawGZ2KDB7Nv559osNfRUqRah0YEVyrRF5ZN4idK71PYekOu+QVOcVSVUWVo42e4ekWmfcxEYbwJXTA6KHsaB9MFcipSsbWqdcIKOScDjIlE7w15QfFQcjWudWD2WABDf1DO0YYp/qpO4t/mro0FZQyLRVa3un50niLpBxrJJxrJJxrHrGsapoy9VEtpGqKodkfE40qMHms/fyz338cz//PBC++oC+er++ep++aqD4Rmz00oiJXqp7nCzlB98GNg2kIILCtPtE+9dkrTKaGUTRpe9782su937KB8Wz6UVpGiNqfRlnquss40xVyvhpX8ZJV8Yvj6y3kF8ekVJ+xpfy4wVkp+q6UARBIhJFiIA4wCqopxJb8MoQthz0sHt0+jaNTFG3pqkOb/IQPJ+X0Go+ENXFNR8ymt799SF6JuEh+KMzIBwOOz+rO3pOWW35lZYUka/EZGUzAmacMJNqPnj6ids18Qy5Kmor9U73CbZPe53mBpPOGVahTKLR8vHv4W5QOOBijGR/jTFqt0hqMFjtEY11OmBmlZdDfT+Tqa/8SmMFPkCTk9jUN9b6fmZAff++1PczQX1/2tY33vSSDCkzdUXd0sNaZ7FzxoqmYL770jX66aUB3/0H8t2X/HeTnM4KoskVu6PB11wguAtlekpC0LOSUPhTosFMCjef29VLGQXHWauwVPfxfRF1iGGQX4WiEsP4OjmRmDDHRGKqtyAfCIF5jpWsPyjiwsAZtPqIXN8M8p/8RPjJv8hJ4D/5v4affCnzyZeu8cl1jb8b/XpbIyU4XC/IR/9e7BEHLkdBDtdNP5eph/xKi4oMyDR+RVOPotbj53rroVfk+zaycdNnVZzWlIhSEebL+0Gx23KWWBgS5uGQdIM5m4iPz/2OYhP17Eo+vx2UJIX2D8ka0p/tX+YbG/SzqQQqFTXpvi8m0ryOIGsFGrpt3FP9crNAtIOKR+FfRKqREI/Bp7Ul+LpYaAs/crz2eFqU4Ivi81iu8/+zhPQp7nqZDIecLxL/aEGtFVVCFAqSCiA2aGqtideGPLePz23W5+ryXFIHvFVSJoocxHYvGeeJfPUotV2nEGNalodYWAVPQiQlzGsMEaX9w2rwIV5Wz4XNmQsZF0vSnX58pjKpvrnGdECdisn12JS0sxL2VaFOokswbSUYTZvzkVA5LlF3zFjKRJD9JQ2wQP3zz5RUSR7+R2dVSmUUZVruyTBe6WogknqdlM3HKv0fo1VaQGso9hHxtkyxr0mtAxIg+xzjJaaXuwOcmi+t1Fda6l4mzk2ZjJi0WdwIai+KG5LkVQbyZO2u3rJr11V2TctuaCbzoGxkqKz4sqtadiUouzq4F9jlLLEmJdZf1CTBmKKJC9bV3AH0rrmjWdKfCwQgxc+yEfkhF9EdTfBXBKBOj4k5LsgxO4aUxq/3HZfSWEL2SiygpsHh6tZRY2lEDqr/+c6Qqp0hMuGD+dHk1LiDYFKurOYq/VwNZ0UL3ZxtTA0NDtqR+HbIh2vyYc6gYJQFPjg7yo21R7nqvm4GGbtuclrIpIuhjrslSpqxoCgsSQKVTVfOCI9QUK+JXSI38myBgqScbaZkCawdhdrBtGhIWkF2kPFOqQuVUyVffZCeuq6XLbSXKH1QX6BF5SQmnJhG0LfBcgfIXJ0vEDPyOoOIEaVdVeIqxoT0o5QnIboDbfT9lF9lpfHlTp49VjDrgpiu3FKGDsaaDiLHUcj5USho6bmg9MIqo5ALy5ySgdDI9g4BIzEC1SDjP7O4QeGDpS5qHPYtSvukrJ0YtrzNgTIx/Lecs1mF15tdwmyFUf0zQTr8sk3Qyy3EpkRGILpNiYz7JiVywaREZubqisCxFUxKZNnC65ylkhK5bqiMJsR1z77FUqI/l1Lit1BKwZVSMKXkUUp9Gr2qndf9Pukj4npRb14fsXGp5Lf/sfBbr8RMGKwcBQKti2Y0BeCCT9LWIAyR8k9QpRN0FuxJUWOwixKDbRDYQtZsdRZxHaxZbFgzkRoFmkzSZEptXlO2S3Z4wdzpyC9WzfJeFmnMGK5MoZHzw0rEhoKy/lDWRORgSXNZWNK6YdUEObpksme70k0KbnaJi7pOYs9FX5YOfkS56EHc659fF+k5X2ifzo7yj0slfiHO4HgVHVP9uUy1PncN4e5zfdX6XG+1Spt+XofAjFxmDumoxTpqkY6aR6BQw9ZPCNywWFlhZM2JftgW8illpinW+4s/aS5G4cWf0ot1l3SrZ2poLXVghbkVwjNgYNt+YBvUYJHuwt5Z/5GCXzeL4bqRbC8OsNSm9yt1P/dhUaYNiUUOs+OPtUMEWMb+a/+mzm1ymuaxPzmrDNkP6eu13tcrA19v977+Ux+S1+PM66bfidXK0SYtLUm8eSKigT5qM7+337QjyIeZipq51kV+xsNajLJjgiAcQjAaSs4MJbEyPKVN32cE9guGQuED/7eMGdhLLYS7bKTFmKTysd9KK5pVPgrKqgwuC9qUbo3q8JLaSoucmgsGdjE2Tpx5C5/+Jx8e0E9B6m3z2Ic+MnA0CNvFQXGbogerm8/XYe4q2SlzJdczZ1b8nFkyH/mDc/IRIDFKsgw35DIqJf3X/lMjhxT3RIsYlzN/mn8EYSW3KErZLuyeUqmKLeNrZ71694va1nK2fIOOoZfOyLaReXlASfjuRe2Q8d66SibTzOtICbLKswX3rE46Nu/JpwP5VnCB8bGYDICZqVVJ0Sza7JPi6p+DNVBe/ZWnjEJLdtDu6LdLkhH6KwDtMI8Nc/Q2EUXB9RD4pamQ+4OCHcA91jVYogllFTTuLZGL7xbVJTOplJKGcypOff7ib6Od1v589zFYrWJNmohLCd1GPveQrhT7zNUuLVuYfe0341SEVjT2FuZZwieQrKVIHvu9BopS+2MpHTaomahLSTORDfcsPLrhlnThDZvFUraLhT2li2W4ngy76JeSFtOg3KHRL6asEVbhDhbnyhoZXBYEfl14w1xxXHhIsrpEAEpdeLSayJB1RnynJzK6hg6xHakg04sTMIUepI6DnA9GWmYpYifR5liNiHIBNvhS3XGOFe3CtZqdmoKBWCHfH9VOKIkHNXtiJEMZ6L6alE4rqzyalN7F6chK3wbjZzrKfsvLdkllbtmghYnsJhSL75N4otYUccZOSrgssR1Pmc5PRpFUwyhUTMeNJKKOtx1o6vP+M7KKoswqMtm9Jpj491Z4NWYRWrucWrhzS1qmuyCfobsg6grJXUGo/nufVH85pdaaUvm1p9RZnVLV7JSCDzLwPscJrZej5WucCWerUlpREtb+9ztrxjQUDX1W4JwJqf/1z5py76wp152GTWZNOaho6S9w1lSvf9ZU15o1kZ81Y8GsgT+2Jy19W2ZD8Kb7N8RcdkPMZTfDfHYrLHAjVCwt0/h/rnxsKcs7tIAIrTsyAJhlwoT7cdJ+O6ckjH+JcgZfMMxht9CxGad+/wPaqXE4AUp/s1WsQQjJF+znf+6D+ljDJSn5u+f0SjcPhGp39V+fNc+59MHfaa50i3iuZK/+oi3PfeENbWAl00DX1QDgVZz9bPvHOFdLjF2Klb/N8FFNafT7nzYsKjmox7mGObXFH32cIZcAE34X2KoxYhsYvkoS/zQpGAgDVFQHdhsOJcazfq5y4L4kLpRkuIxDHjepAIs7n2Wz/jslJ+IeLJDYWE7xn52g/D92G4oGb0MmalmmpDDaJeGxbewKir9+glLJEpTqOgkKxfLusK4cI4l8QWRrnv2anCmdKcJRxQQZk74wF5Ng/lBJRqSgkNyotK5i21N2NWJASOdKJgdUWImqrurqKQHhX9+qrlIoL5n16yGcB1KVulvbjPssZ/PTOH/3x6UOdwlRKPVKc2ut+V5R7qyvallLLav+4PpKlWaW2cxYFRUD3/1TL8eHNWI6Lg71Fetlk5SshP7F+UJdUtDlrYH1cinQlPVKmALfqhKm9/W99j8jgT52ugW9GpM/ON3N009nCuPiNriw6wowXWce3fWHoqKXXo1C/c8HVBTvviyfKhLnUJ/BFetrjmvtD0pDIteQyGDKuhcZuS2PBi9C7fHFyKtAXrEp3J77kNNRMMTcKa44lK9EmvEjMshEPXtDiUkJrH2th+vyKiJrX4vs3lB2e0N0R2DHdHuDLas6uCy4Q+neULZ7Q5nNsQjp5e5HPzioRSCh33XGTdnwBnwbtG/0qpsv5+xy+mKUin4KZp27mkP6wS9GrotyQRflVu+i3OpdZF2aXRflrtFFudW7SHyVbRflbBfJiBsMIRohNYakM1AtF/ZNn14uIBmZ6dLTGzINObtJkdsfYk9K+E7fxf/m++zP0FmYNU8+OXAu5labiwKmhcMp5AiUGrh5qasaaXZ6Z2WNs5L5C2v9s7I8eFZGXf1S0CvR6j1ctnrinLWbhkxdRY2iUVBWZZUeLrsejjKzssZZyY7WBLB/brNSZ1v7wzLRVEtZp5ayIVDgnlemYrJlOORW0gg4ZPSjqMpzwiLnlEUuDWCRc1mte3l1rbv0Zs5q3aO+3oysiflaWvey07rnnNZd52tNeeSa8sgZlavatEHIJK8MeeRIeeSS4ZGryiPTHJgTHjmnPLK5AB4553lkbjyZuva3OzUFA0hd2R3thRx3Q+Vte3lkOntoZA68e9+VUqOWI488NANc85zwyDnyyJHjkYUERJZH5uRArckjDxkeWTyutPfpcZUzPLLpOUR5Gh5ZetAxyaZiX/rQahTPdWoLvDQF5BxTHUn4imOkmWZ+H6B1vzb0iPIvgEX28CHMQtFht31tyHPMnVBhDQ5cIkes+MxpCKk6cnJv+PSxHzz2oDztZGa446Iu8rj5SnxtfQCGmJ9YRXBH8RTbqxTbK71iO8TnaKDo7ivsRffSANE9CpQePSI8y5b9v49VQXaHO6XdpW/HHHjR3RfbnC1mtd3fUNLILIuG3d8zdLclPIGyaR8ZSIHrngL/d0s7lHLUDCVWZ5y/pBx9lKO+CuW45m5U4USyG/lHnzZ8NiJiTIK4nXmkkxHjNHQlNDIjNTYOTI1tiwqNgqvRJvmI5WV1zn7n07pvfu8HnZi6Ln6kd3VUelYHMmpBx9A2X5JV0v6ugeujatfHoKas0mV1GwnXUFygwZ3wwx8a2KbMwz2/ct2raiId63mppvxX7ZS1u69S3zMfHfi676i4p6P8UJwPuqesZn5ZOGt97ge8DqWPDxKppND7uczrT35kIBeaYY+EYlHAKkIsX9XlrP+fc8Z5MXTGGeT1srozzjq8XmLj9aLOOD8fOOP8DaRQkM4VPRJgn+ua3iAS35giLjSYt4FPFC6mfKxyMRWt0ztmkjqi96bk4TwvohP5CB7CvQbutZHeJgr8evLeH1wSmoqbtANyUR8Z0kAgSakWi46Eksbh1hC+JWdSLRZElcXUjMTEzmlMsvVsqO+xWhFm1jV6kYVN/0jvosf/CT8g2o7crZpLMGbO/75sgpLDMrOBK14PdtTbkD9gSatT7pYRwQPFTcd4BOXEL9fp43xuCsafl1xuipJtRsk0o1IPcgkmFZ1Cr+e9f9SZkq9aqftG3uSLKBHg3J6+5k55uAqtrXE8xyx/hto8HM+b40fM8SwdNC8UVFH6bPF0+5eUP+h+WfwjzVX8Up1Iuf3LzvMdHe+zgnCSXSHS6VV5r9T9fMxAhas5yZhUIqhr+2Wx3H1Z9pOyXjMFoy8Hf9AN/xonSSQd/l1nrYoKQHdd2arQMnfKLjlT1EafKejv8/wN95TiaVPGhzTa5xxieLrPRicJkoT7BNErda9CNfSszXCQ6B1C1Wbu2Kfb/0WCKkzDNcLCvGVKDN44Y2lHPc3JSog0pWZOc2fJwrigNcvV/0MUM+2Izs9SnybPzlPkv7ytWSITheQmyNZZzvp/lDP+H/LTsbdldxfsbTOSKlZvE7lICrsnW1iULSzKFpYPCwOvXKcY/abCJvyKdapLmXWzcMuMiLwh+VwkITFuyt2crmv6kf6EcVP+Xs//fJhgAvXJXPCYXP/a04M69hf6O3YoCzlQ/6elQuGJwmNRJrbF0DLn3JwnvozoMhPG33Q/phViIM4HZb/I09+pxMOCAUygen21bLL+1KcV7NRECQQyxixXO5Eeq8rDFN2niDFQFqqYdOqBNlciNQq6MAt3ithWeJdWYzNqCZiCTiF/TJIPMUsOU5NN8ewi9O5g0C6C/aglTdJz/MR/bAiVS/h8wT7dtk+DxbsINrZqni7zP54uX5Jc2MlpcQDHjltqSrzgurJUeiRDxMoqfWHAi+ggGP6SNl3nEKbLp9X9VgIj5AdQiKZUjc7KNRmbn9axIdNY4wG5zHig726eGabKdPuucZuLmEqybYaNVpFcnM1PzOKuCOkp1jWlnfQsuore65cOChTG+8ix5CR0w1zJ9gw3XcQbiMqcroy54GNOEZVIfu/2P7HKoZJMdKIXCHhC8Fn7kXbvR+gUaT6yeH0fyfd9pLLGRxa5Ky/2pMadza5BWX1PfsCsvkV8GSQ5Fn6QERYMeJQLIMWvqK8+EiDToCVbSv23opyPLGu34EpsdG+ZvFEGNsQYLBLj8j+VeSbJPLNonlnIPLOYeeaYeWYp88yxzDP3mGdOZZ65x+WxQkC2eeK+zBMP+ExXaJF49zKDYAHevX/HoONIhDK6LyJ8cZ6mcbjD5D1uzimVQz36fXy3BC3bi7eLVQX6UolHzkvmRg4L4+Ei+nhRAM0v5wqav88M4MaQtBoCSgIrBLT+Lu8Pifn4aTGBMpgclP7TYgCNsxh95uwPv5b7K4zjC7eMOInDLQP1E/VKsuZEEjLPiTRrU9GK0K3ZsNB8ffdmv58UsxvC543T6/crAWeRH7Zz8x/ON8qS5SvG/+jxjfgfP1Fi5q/HdRuuGIa76vqgYsYWCQftPdXURlz5dU0IThyZWxkldRIYMOYpT/aHMDZtJnvk6LQZ1jOctE+lEUMVo6anckFGMKLGJIRjG+b/UzPpGFd0W1JeobFtBX4eD54HkAPj5cdtbrpV7INtTjgsFOSyTmLxxRhPJLE4/a+mHhachgm0DXxNZ9zFxrcZsyVtfpmgNsTDi5jMn0nrQVlp71wQXMYI5lDe34CzfXJtBmeLcjYrufF3S66vCPGXvDYn3cizeZzNylmCM8mWjnyxUfePcjZejJHjPxTJL8Ot8soLcgV5vKLuJyJ5axMwjnHYTK2+3tyC02f05taEEAZyug2n5/SBBZye1avbcXpGT3fg9A1t706cflUbuQunr+vpbpy+pg/cgNMv69U9OL2qp4s4fVUfuBGnX9SrN+H0FT3dCx+YffQnOilLH0DaUMgsIo8VLic32HYOIS8RZYzFHznb2RekDLpJru6lI8CNLmXQAQ9EuQR8f5dfajdK3YXSd+IrB5Jd8upupg5aklxTzSDX1JI/PeDmwDCbkUa9aR19qrOJzyKnU2MmPZAcCFOeHUgik8hRVGZtPNc5GKRrPOhP8fJSshS+vNQYqqO2S8k+FO65gINhmrqDuH3wQXk1OcCER/ueR1P3ScIjZlC8uQHlycTzKe0+DWZ8mxAM8x36c0FxR20qqp1CcQEGgp6aFWh8AGD6TpySbpumoIecSvJjlj8OoJ6SpB4lbmeaHZ7sUICXIGMTPj6FyTapUF8tanSbgouTbFTPcT4l2esSyVp3wLeTJGdO7szLoGXvJJob6BE9sJS53isWYVVpl9TpVgeJCrn2ALtph3xhO7+wSne/lE48T0hv6d4dmLOJLU3GeEEKSNcoAHmFNoDwHZSCzGB0FtDpSfh5pGpLmgRgWE4OfDw9lCk3Wfp4uvKOZON7DXzboWTpuc5BJjpYSQ4811luFIOklwfwtZJRqyd8VR9BVVmyvFmXymg9kmXMH21bIvXDZNpO2JBM3/hxSQ6ETTtQD7o2qMRSI9s1fvSSpfB9+IwuBXPMzR3cwSrw8y3ZiW8pLK2k3wS1oOAdEUk32WJrkENeuCNIGXeUAU1b5eVtPRRku1zdwSIXBlIQlJf6CXwg0fyImy3dyCEt3BGkhTuapMgNEr2ltXrErFXkn0EaOztN7YI8RuRwrGeA361nIR4USJfsojuCRXcUiw458m42KFQ9u+LXb/UJt7BBR+fwwFWIZEeRfGn/mqswQ+S4Cg8Hq/CoFHDkGqtQt9CDfYOQhDWQhRj7hRgWvcpCLLiFmM8uRFvDApM4r7EWTVW4FrvawkSq2EWbZZKEPbTGWjy86loMWrHGWswsuWPss2BehTOwPpDXYs7MCXagS3QYob93ukqxo9weX/R7PLcTELNgiz4UbPXpAahy0NXLvt7L2SV2MDkkxwPvgKveQSnMK2kPBDxBHUzBIpiCPVmG4JAwBHHdk4FDg5mOiJv96jVZ5r0HeVx2i33RzDMktBkwMwUN/GDwCct/oDddtb3GGdW+UbVOpFthE5ZNE3xCygD8e9mMTdDhy5yPy/z/oOm5WHpOiEnUo+c+1P/+IUxhdC16Hv8OvoNlLD/kypCSecWUHcl1dP9BztKGJIwjV+TauuAnTM7T3zikvssB7U4PcUosJ6tRXVLbZTkeAoB4KTmERRDOiUP+G6jJocxn2JEg8ttA5Lf69cxeHLyNYE4cWqMq0ssPmln6DuUmthkmYCu7ZItfYW7L+qwu2gErVSbMUvB934mmK9MB0+agdrCZNpnWNsuJsew2mgXfQweJDm9HBT3YyMwnHWLfywfRy0Wu7qAFy9za+dDyg/aRfGZfJlfM3ZGE8R18RLt+Wdt+UOnRkjLYSIvBFQWpb0xCXtP4VqOVa5MOMxBhjCI/VQsG/uifUbi/2BmpK/SpS11UdSghVaMK4NOadaoq6HPGyyzWFxuAfzReZpAYYXGPV31VkGZxiCRhVZSMMmFVlIwQigCG04vAVh3r0Mu9dkoMnFWrFlgRqxq+3JdP3MIPqTtqH3wsdS2/ny9QrV7M2IKqg5CMMvOEwEvdIr2iqtSKLYryzBix2HJn8alai0/VWHxEq5unXA0FBhBmYQBldB3cYU6Jsg03IlrkC6KSQbGi/iwoD1DX9+rvgjKW77UIhwGFR1FpjJ+B8hX/dF6ehh6Y6rpmkr8LE1fATVpJ4S4YqsW1a0h0Jp04KAXbJzV/TTQP/6FYyFMpgfoDawQVfm8TWlRqmSCd4JGWPEK0aHERxBjyqw0qW+5uet1th2rVIdSFWolAPu8z8SR8LHKPkdls10XPUUvamM+1hCppfKigJu+qt6TV1jLG/tTSUBXjPSu6HThZQ5+jZ0XN7m5nwsUCFG3WuisJYQoKflMQCJMXFPFbL1YlUQ4fQq+1OvXuj/7C79+MUN6o01w9YxkmTwNjIM9yspC2JwrafLfYXYbck7XrDDVoZn2VWhLEOySiNUIto1s6QxLYkAy9x3Bj8DQ+I0qtprodn43SoWDhD7mFPySN/yFJ8wZxmzfSYYng4LByyY9yyQ9zyY9yyY8MeAlY4/D6gmarSdQcObRxdUShYIZgn4wUev4jMo8fO206BUEY3QcyYRevH/22JlnaIZLH/2YbQVdtmUHAbBJoUakpK1fpDOsnjR5eP/JJ+5FhhokMSwXvwGqTYs+wvU35PkglsU0NQD+SFbW6l2UyDTXES9T20hKd3YBPOUS60H4pUMP+VfCSmZlTys6csni5SXMzLWDMlPnarc06vjZ4rWG8LnBN0ImUCtAG/YYa4jdUZtYzIrtIuao1pMlWr1fs9Qq1jLRuo1+2o+0H8uew/qAl1AdRnx95cgCxFg0tjfbS10twCyoTY3dcwLRozlySjtbwmTKRdht8YnNHZlHSqekMWkwnRGQeZL6a0MsulmGcT44PenLcZFmzT/5FlKmwZIOeLOhlY2bDUIBuEqd2LFFC9puyBzdsn5WlzwRyZ6fkQgt6aUq7ZwwDWibWztB1fLgs2fb0ww1MJ1YkrMb/oV7dOHtGB7S7oMl+L3DW8eXugprOK2K7tuh6QLVVAYqOdo0QjK9mwPgqgpzeyCCnGwunIKeXJetVuf1/njVL84FOjfVFEqhulbkwy91X9XSK+3FS6QxhV2yI2rueFeKc8rthld/wyLLK71GcOuV3wyi/CQamym9kGDbK7xGcLRjVeMMovwmNnBjVeMMovzfibMqoxhuB8juPX6r8hqa8YbXeCU6N1htS+4LowRtWqc1sv0apvRmnRqm9BadGqb0Vp0apvQ2nRqm9gFOjs96OU6OzhkLT6qx3Io91o/ubwMbatT2XO4D1PcW1vYvr2v4e4u8h+7ucbF/OwYulzCQVX+IRiXZf5XEr8i9yrmxDQl7+BtDaG3lkSDEMBJO8NbofIjyYKWqSn2r4T03yU43wU5uQ6ZJFAantkzxuQeZKHpPl3Cs8dvbHX+Ax3R+/nPcygWr3dlIK2I28hRQPbqAEhsxHixlGB3NiqxXP5pl4GNNnG6wCW6HiXwQjz2IWWEwbKfkDT+bg9EFhexbB+LSTRQpBNz2PQm4SIQhZdzs3BqLVZilwCwvciyT7rNc+fvrmmc7+3noltl4HKDZCLupAmE6ggNgPhZZTPl6rXvulXvtNvZZMvQ6iXssM6TOfOIRCRlDrYTS95SXUUa8VQU5K+THCH4chDjkmsNP2p4sYvWHLNGKxg58pDGAboU5v99occjmhABightDLVqj0W0pG0fgW63xjR3bODV7JV+6+BgrUSHaBX1oSyX+jVHWOEmyg89kgxOsHzxha+YbGmmHXQr7i1PQLf70WaUp+9IV0GZIbNqwCpyF9Pqi7H5oJeig5JHnQbCMoGxyUm0trvI/MouCRwj43ufj9OHXEoEEEmm1dkocRLPBhLP2W16UG7y+GY9aGvN8lQZjGOI+CRrQ6KX5vNYyCrWdYPB+3j/T1OdNRLyRbxYdjW5Kur8/Px67Pz8Wmz7fx15nY9PnWRJYP+hywS9uu3ee+ua4TMIWMIL6wztHqYD6avu7hUvagsvNYCSElSHY/SDZsN1Tx2Lbm0ef+rpvXEM+OQjOZtEWnfNjX4XAmVx5LWPWmv74TNqjt6O5t6HDZ7MjmiWX6aF8FkqOy1BfMUt8mtEk0aNDT7kFbduOZw6ga/kN7sZjsfgdI86JMELT4BqPODpu8iJ+L38ZnQW7sswlLOYwr7G+WKSXFchfzePdqVIkYC3hSuzw5DCLV1+s30zqBogI6dzjZK9zuXtAHWibQaH+34/uts8j2HpZeXyWJuJaw6k1/fQvypm/C1MbOrNyG6/WVvgowxdZNNDFpr3dIeQ8/BAXBPlVALYaN2Y+f+6U/WdECOoFED81G30Lbjv8yMHvfoYOGzpc26bWTdAQx3bB30OSRTuYbe9HJiwaA9wHJFEf+67RCt1qI3qRBIUqQd1siBg3itWqaBQQSvWh/GskitT+NpE3tTx3rdYjaiiE6GgV837FV+L76uvm+K9m6HOuIXPJyLMzeAZy+EWf4vpbj+4auxfc1Pd837fm+DY7vG3Z834jj+0Yd37fN8X27HN+33fF9Oxzft3M1vm+z5/s2er5vBpKk4SDPWW8Hx/fNe75v0vN9Hc/3LXi+b6vn++Y835d4vm+T4/vSkO9Le/i+NGTGkHP7jDBf4O+Yk30T+DseO8u5i4bfe1b4wP3xhXyy2fN9B3r4vgM9fN+BPr5vC/g7Fo3sdF/gEWnRXuZxI9J+8win+6/wOLs/fs1rxIy9bxNp+pzbDdpeubsos6HjWYu2MeRuFTL3EOcjCJl7ITg1a6ptOKmtZqFzg+wEHN68FDfJGmxZvQYbwxr47fK6ajBraoCVgqwvUDYYHqFBJgD1I2/Q9LzctHxlg/IFI/JjVPmCQmAHCGu6Dl4O9WuEzVuFl2v65m5Avacxz5uscwcIKbi9LeQrLoCv2IqtbhiJoGeQDsaz8oYFo80eG2GGr3jB8xUXLV8xw18XLF+xkEiXga/YWg/HfDXuwPeQtNA3gptjOGL+/cWQl1vkHhj2ueXl3DilBiQww3mJhVkm1YwZxE5vQdnBy2c5RClmqymmg95uoLcxDzozDfEqzHwhfJQ3+wfjsgxGB4PRwJDMrG8wrvjBeNEOxgJ/XbaD0XFMnhuMNZk833zXUDIdnesaxlQ5DriqSpO7XHqygVCfJ7t6O7i3qPuMuyf7aH2/woCbfbSpvxpUTZp9dJj7aFP20UF7V51KSOI4D9pHhzrEwaLWvyneqlUGPjcBdwFzAQJRaohv4al6v9itFJoe4nH5n3Xd3Pu1PTW9bL25m/SmqqtN9NrPGz/IBt6L5b18fV146AOVQEMhM9AwzEBVmIGhHmYAGvikmlECfckzJg1aas6Toen+HbvhgwEY6v6x1oaq9BFVTTMXIOEMASs0xEx9eUmnRwj2tiY/eIBVq5AjQl5AZgnMkVTzYiMdkfR+dygU0h0c41Vq0xJlKjRKhCgiH4PiHqVFJyANyzlCBbXDC22Do047Y84i60g/doZcxw+t2dX2sbomTj0HeNRnqYrJ748f1SyR72a48f74YUWJf6fO5juVOTylfXCPGaC+LzX0sh3UxCTLwED+gPrlancMdZ+1P68YHPnXz5j+aYC1InYKxT02bIEH8ikFY/dr2ERdNhWqHmHMGZOSPqqWyGS8varxj7pZ2AlEeQtOrDOkeTGnLSZCMqQ84BCGHjwQBluSjzTFLno3+HCESzDLY5cGq6T1yeOjjyv5ArmCwYH5UIowN4ycTkeS0VMQAUdYQBlRo2r9gOVJXH2ncWMg+hSgEUfd0FcGmIXqWeV+gwWKaQgFYv4RdLEthStQl7f9Ct57uf2vrLnWtklCQE4no5hkXFxiRhw2oahqlctnUcydHXbCJc99tnC6/QuaaUUm10cKXC4y5PZ6jtiOklJSkzFNSExkd5fGBzQ4I+Cy292l+uEcAafu1exv99ACyomY04koySlP4LBtv6B8LxCzKUeWEgYBmPx6ghfCf1MCZc48hLRcX9Uopq/lH6FjunMpr0iuVnEk/y3xkD8X9eY0LVwrvelsX5BCT9LTIKfpKX96Z1+8AU/vdZFNPxXnxcLZH6OpmRFoyOwY1KOOwfUQs6ZNRIq8VTbyoiftjc1RWhQiW+rJUUrI/KIQ2TzHKtf+eRsj1aCDf8FGzxSp188nkiBQo1Q02LxgSGlFIlAk8UjO5f8o3SG5QUA3CWk58AOSvKsiEXjcFYEgxl0Rwa2S5oCZWhETTApZ1BkbBJZyHmzoHUCXR7b+hyUiaT+OAIFjYUqg6iArRDFICcQ9vtNw+VKqDPEnmgL+S0qgem/eFFBIkzOjVr8mrFfR5qktmjTU5Cc0A2xVBFi1W/TI6C5/isjq8A9Nar35U8Ja0H6jMns1k3MvJmwQkpZVRW4PulXs5MgsOIRhuBwp9dx8GvsjI2CxJzJPDWRhiSwaNT57cJnojGnUBI3WscmsM6qoIanNynu7ECr4TDSIGlmgR4XAxcWnRCKPCEXXOEVvCgWwq2qQXJXeDyXFSURAm27kgCWpiHNEImdDIu8/zFxsbeWqOkz0LOYTXQ2xfANFQI6Xzr67yUB/zUY0hv6QlJvqeVEl+IVsCw1i5om7DHwj6PZyd7PlNfTjZOTxoPd9GOgeUbR+EePGEWTIVaFtqwAmZzxpcK+YoLkN4XrjtDJ+68zBWFHSIratzl5n3rGq9JaS7pxG+JOQN9r1awS363wynhAylprspgHzbTpmZ8gbDALy59+EZ8c8yMvx3DeyMyX+qy4CPKaQywFTd8kuavWv5AtF9d14TCaWEIXSSRNj3cdglAyaiDGWhmu1NkhzJMximL6r7tZqjWuV/kp1wzj2pe/i7qCrRJyspEMKoEtgpd2s/qwkNo781KZFsRXENqtMKJ5LQxqrxxyArBh7t3Jac4zUkP+GZ7z2mJzJ+Aue6Xq7g2ykhPznE0IjlKT+/1o2esozyimaFAg5K5E0elIgmJxPhCmpr9Ufmm6aEkos60MEE7aHcoZgjKSRTr6STaqf1PvCeH+xP4x3UHDYhz7gb/qdmydjUqnf1hA2Caz2WWdMkj+JkmV5fC3mno4/bXH0+rLm5NOsHAWGkXKHK8A8DmcaRe0qKrBCvN9EfZpA7/445Q9I/PJyT/QaqngPc/JRgwlLiASL5ITXR2zs8IxEyL5HeZTfzcelJ8q2/q9EzmfJe0JoqZHhIhHy1f3+SE3riwx5UxcrZhj8fhObDoYejUkRC7jAc/SX5tqT83ZaZY4seQa5DJaRxFmuF9I6/WDKCl3RoDNMWf0I1Fuj/c+fUq8/dNypVOPzYv15p/AelJrKDMNtSt7PwqMpHQmZKRPAM542BmRySBC8+vzHsLWgCARJpwRbzl6ue23AMPnj8G6bHg/tdET45hEQYPyHlRPOL2UGCQ9nsQ+G+YmpdPTtcl5RLz+Wq++PsrCptK1MuCC/jKCwFtmR1sH8Ag5DB/OJJieekihY5vVLhnXmNAnEUSYGSS9DeiGfL4mjmm6VNc3dWjeGNWze1L/3/yOiT8JktFwhPGjOkURTv6VD7H1IsHcHSjghQdwGrrENcTH3eulJb7W6AkrQdH1OxGKTthJCMlBuGOLK5PkLmEpD9BzEGbT5yZBA2ZxKh+i2ONRk2tomt+MaU37hhSG+wC2PCu0CdtaGCN6n0sZ7IZM04CpFV9FhVWaOUBk0IpqhpkDvDN3FiUVnqxbOqNJqqUuS7i/ZDuhvBNs3SEB4PKQkF7MrMbO2s6tQ1nbPEgTuvVKIglAJxfsFfE37Z86eMRlnLkY9uCFPxsA0KQR+rKsSAhMc60iCWYYVnQOy9BB3yukNNo4LieHyib1U10t0biSbpTltQbdBkyRajKYQ3Kqr8xvcqhSdpCY46A2R29HT/1Gqzm2076KI85HSAvZD7Mhq1eDV7I/VRal3bbw/FkwdjYd+RPfNvE3ZA7QaxkgjCbME1MVBhlAqXB5/hA+w/cDfUswZ0HePp6v3kvj2GXUoZrsXHtYMv0FSZZfhV7QiFRUnBDiLEfNmKnBG5QXTh9gpHVtcR8kvI18l56pIJjFd5iTvstRA0g22//4HFAkjp59oBxhEg3bCp+xO+NEtI5Zvqjm/10hFGBCVjQI67Obw+bxDnwn7wanj3+6yH8sWWbGMWMUhilvGqpzRwlWcgJhWTHJXyhHCTlU2/ZKi3YDb+zcWyTbemT+mrlaKTSmO5oyqqHeayl63qReLVfiaoHAhQgiFC9igIF2UqDKiKW+E4Dl6OkoQFzXwjbEk0IGqSdAYERyw2tSM36AYwhaPM2sjCAv46dtmFoSj5h2TynHylEIZIy+tkIr45njxLCyHMeEmpjMCGnbOJSMkJlP3QOMZdTZQYa5heXKaTH02nQ2ADSWMfyPVotMvpXNCyzYmc89bvftGSXgbBpHpKL3jV3+1C0PHrPvBaDC+lpgy+PIG6eCFzrwnfAl8qSZuIZXiyV2ykCatWDmZtNngyt2iCANXKmdkDaB5F1l26nj0jY/AWD3NgpN000XYI+GeJVQuxRwB5Z3sNnC+BZRlsrNVep2G8NqeKPe5dNvtj2S25tkgxg9fUleQGZLi2az/3ValcFstqyMTg0q5GGfGMLsBp8YwuxGnxjA7g9MlE95dNYbZ7ThbNAbXqjHM7sSZNcxWjWF2N87UMHsDzqZMXPfmZNunn0s2XUqnPVvvT2Gdx0BOGQ+VqedFG1wNbLkUo40t90acGlvuTTg1tty9OL2op/uI1KsP3IxTE72+H6cmev0ATo3BdwmnxuB7EKfG4LuMU2PwPYRTY/Bdwakx+B7GqTH4HsGpMfgexakx+B6DHrUqBt+usbKOkYHueivsGK2wXW+FLSVHlnOvEWXs6P74yzwe2x9f5fHQcu4ckw+swIeax8Nwes776KwgOEdD847R/nLEWW4Sb2Q8nhxycYTwsliRxw+TSztOz4iGJOBfCYKo0O87YPrZjkFZQPsHz7oEAVGZQDMxZ5WYDA1OfckKyNiMD0pdIFnbmCzgUnKDFLLHG7h2S4CuUDs1cAEtbMmAa23PL4YzZKERRiZOI8h1IdmIWxuCcKzAqWbgtIPlcBokJGiMex39Zmw/A1znqsZU+8Rpbe9tfBpbfJIcT1b5UDrNew/yOJ0k5MPQhsOJNghdhDA4ELtucgATan/nKN1yxBJ8rDf+Sqq6zKouuapO+yFmTuab/DDtQ3F7MTFvQtHTCAvky/vYH4nYvlEVRILy4gGZBb7ux8O6H2fLUHcckmlT9yOm7ox67dazoXc3yrw5jHmzgnlzaJV5Mx3GniXcuLqYE8FEAXE6KlMFlT+COYSTI72TDAIVvIEQeHdE3l7XjErcjJoyM6rLH22zk6wk0jzsC4d1OwjWyWrTKAmmYpY8d3247BpzMAnjAG9EeclCT2fR0Qp+gnhStmm0R0ylBFTTORIMpPbmgM+Jz9V0MIk6x83KvWkAOTmuUyzdJrF+2ckDJz11tcIUekjD8Za8W+RxNMBPyuBUFsBxOq5N2yUjC0KqJW/xbiR32QS4ZvuNjz2b+EYlQaPSZHVknZzb7s1CwennOJXdD8QMJp4nYFS60IXVdiqyEG4dzJh1sFHniuxCxLlRFdcENmHwSlupxQn5CTztS5dhTqcw0Okcp0nwOX7kbWIU25jlaPBVcqKvU1GYzJ09nvumR5Bdyq+emnpNkNi+7fkEd2oyjY6Ts3wPDIGTytz54CuTHsfxCltuiHKM+zByWUniFSqBUKYoa3BAYKDt5qR2Pdt7hy/+kKZ74ekLMfoKWrhPxGCTcLwYg5rj+rkYLAZ+n42xC+F4JsbqHEU1sLOafXOU+2ql+1vBhSFeeC3nd9ady7n34bBI86zso+/GAbqaC8SEgzP7MzzC9nVeKvObvl6vxqBi+O4XY7A/OL4Sg/nB9ZdjUDX8/nxM0rEA0EcwQLj+Ygz2B78/FYP5wfFyDNYHFkRW6CPCW+zPUZlSoYOW+QVtSfdj/pc+/Ky7gP1+OfdOHLbvjx/CYQfNgcIU3IdDl6a9UrKLpj04yS4TdDi5gTa9UrIHNj2/mBdlPqwIOXQbx6zfOE5ktEeY4KnfPE881ERQ/WxyYo3d7YTb3WbNylgwKyM1jhQDNlJ02eeicBudZrBwie7iEnOEs9cim/DeuO7k2bFXI86hhfjLEV1ucfLVSGfO65GBpeHoRelOs0/szL8cBRKEOKziIqC2p7MXZ7PhYGhm74VtHuXihG/JiZCgn9AoxcCnHt0z+/F09rlMrw5+Oz2hPf3xdyQ7iQ7BTpGtmkU8J4Qpu5Z6GKEF9EyKW+7zxbqvzK3ZBqy6I3EYfFXxu6BuEugz9PC0da865EvdhZXRBd5LJG7Wft4FO/LuQQwLpZnDYU8FsfmzhkmZNbvormt2G6ZgSJx3mCm4XaEvZC29GOli+lSkq+lypMTgBUMMPmGIwUVBQzW4p1cEz/S7Nc0R1Z/TEM+4HeNHTmVotyN3mXGKG6NI2fbyKjuK7sgU1pq51bZMeNId77AXsDUS0WW6nhUGp9e19836vc/uMGbvm87sfdMQIxO/VIJT2fsMD4g9rCJbXQWel9jqtmCrc9YyzJ7QElYOok7LLuq0PEi1IdrXqoC024Q/YteuOrt2ZdVXCdPHWFMIpw/TxrlhObeIDW3j/hyEU/iwQn1fTZKD2N3hpXEQWuYqPCdykNPg7wp9WjOZT5KLF6EUHafji4UOFzeaqlMq1WWwxIoF9fmlpPrix+k09S7sfk3RG1y6yJGmv9D0xdV2Q9XblSVjPdRK1h7y5YjB+5HY1xXmWmxy680KFVHFVjDIz9f3VkW/2qCmLpIs1vizPS+aSqLM4XfifzMvOv7Y30kOvDPV9XK2eCC/KFh2eGbJRrHKnWMHoOSL6v9HlI8eywts4M78qwazkZjYV3rAQngfixJ3LivaRP5BhXor2DdeiTzhyPPxlyMi+ariqOBAUF9/4qHg/MH3KKwNSELRpC9M8i+lZSEUQEZ+Xi4XRDUvtghi9BMSoqiInGiQaF3h/Aoc9iME60z48hH05ncdHafiMG+C6dlKKhcVOJGAidFjI0/koVKsetX4mRGHsUDFsxgd4UjU/qq6FlDTEBNMt6r/TCb56s781RjKZxzBpNAu/HLptNqcm2K95KMvGRjrZ4WFg9oEGM/yoMdwHgTlUPgG4yhhERnToY5mtW5pOXTVFKAHfkTCYY3ic4j1AXPUJujDK8ace6txZ0hHxGWhmA+TlCTFGfHiEueMYcn+9MRpY7WvhRiNcffq42uZXWJrbxFXraGedBn5bMC7McrmrVGW7VCjrI1/z5MGjdn4d8HtyHsD74Tid4wFZU0MLktdtejdQQPvKA28sdDNWJItgGAWJRNE1eZXO1cQNSqDuavtr5i8etA1IVi7JGjX3b/F1ghiZWw6Cm5W3f+syxtOiHS7BJMEfAAfp8MuHgnhJZJxOkGMvpROruGMMOqHaTJIPjPj3OHOFdJiQNyLHhDFNOCX1a7BJwUamF07Jl6fiiDcSCfYtWN3iPLUuHuu8vKI9NsIup5+n+OampJ5JcZ837YCTBdYyiQLPBf40CBCOGSmiRLCqvhfM0sbR/DTYmyvdl8bNtjp0Ai6U0GWH9bj68OsIQSBKc59CADT/A3GfwOPEAyoS706fJpOgihXwNU7swPhmXn/w3J/o788wy6bk3vnZO6NcyETVx7qDqi9kim597NPmr6CKOU114jLkIufjDEj5k7NBMUkyRxgcyGI0+VB6OhM2vEvdkLWqp1MX0ISVEDPcL4EEwGy2Grz5xsJsYOPypRM5mhjneL8RZQ1CwGx7RowxXTTTGeYbl4vpZtF1MXvUjLJ+zibwGGzXGuqI80WzHDIcVOn1UMqrytBCVQWvkh2QDVoxfJx2vZG6BAiKNUm2UbNmPq2iPvPw7LqjdALYR76pTHnCVDl+L86zIwySJnBIxzMXxnW6y/zN2bk54eFsYivDJMIXmzT03V37kPDwoqj6O0n061S9itDLJuGmO2m+N25n7aPJfrMRXnm9eCZ7rmYuAHsMC2i2v5hXSeM8kSsUpWBnx2qn9+IOOtKXVuQezIZg0q5TcYH6QB4xDtnYsjDcr49/wZwJc7TT5qhvtCKt0+brqgaFrgqYsA2W4+diOJ1tTHe/ebL29y39fo2KIsdHEZV4k9gdRj2H/ge+wHoALbxeCHW2MWqZADMPuxqczXSh8FPMMIR6jPrqpvInP8OnfMCvs6bYqNJMOKkHNswszfNDIpqENVSW0GXwttZhttP+m+euZTKs73rpL32OhmB5xLm8pyhXrc0q2FC59UyeQdzfT7JC1JiMusaPisN/5zSG8FJdbc2yq3/qKSm7hZkauJTzLIcgUrdXLBLM92ejBDWFZYlnuzEQa7sQvwaNvjdoDdwT7uBRkAoPiafTxf1wRtlEac38XwvlFJYufug0cLh5mSWh/26tqFh5oGMYp7rcFBLu3DbIF2fcDHEaL1gPI8l83Rd3I1nWIFYBhqkROjOcDIvrEeRDGcyrPlOTWKiYUJA0VGnk2cWlhKdMYASppt21rF8rbG/+JbGPubYI9O95waYyCZJBNouGbRvJWZ6676VdCYQFw23T+CeoQeQGFcyhRfF9VV8PgPewrJD3OW4y276tGGE/r7GElTb/8mkRpuXjPLWMd3wdwftbswQGenuIrZtjNhB1+vD2t3N44i6BBe+Bcdl/J/E/0P0kcAw5GV4i6tM5aaCRwnZzjuyPaxk28LFyNAx9/KEQUI6qGtZYkwatQHkPbXkvRSQ96tNCvcZ8n4BPCz1ac/wuBc6wSG9fo6/gb1xlscbYYIbItW82qTL7O7cr7S4sspK3jdJ2eel7Cx5/yP7WKLPXG2cNgZ4R95fBJG7MdnZtUUE5P3FiDZICkqdkhpBEZK8q2sL8uS9hN2I7MTKgfyVppL3y/CrerWp5P0FkPdXmmolJUHlV6QrAoJ6kQTV1AM0OHK1seRdv7zNfduS90oW8QjCgu4hQ/4jjsS/Yqj2y5El8ef6HnY1Om8ePkcSLzR7xNNsEOqAaFPEy7jA+ah3NyNyfkYUww2/zsx92Q2fgVFQFH2xoTPilYbZ8PkbiqLPN3RGXGnIhl+noR0bfkMiQXVGlHTDr53WBNfhhm8fS/SZi/JMZkZAk42RWOjaIoIZ8U6dEO/uFNUgjVHZ0bXF+PlQxPSt63w4U9f58ABmel2nw33Y7OvqEcC+r5823RD0/T1Qg5sq7MyfcvUwY26+eth9V68floSYakrnNGv4gt0MOBPRlr4z/z7MHJkAS72Pujoc0yeXoPA1QwnUBM6BAMYhgHRQMT+YA5wxh79VtAPBRX96ONjhJYcKLlySj4n7lMntus1IQkNPJYcIlEB/x22BCxBiVJLN9ollPvGtcu3wQyCaNEknhx9U9jN6b7Llkc6Wa0lSRUOiuWNfsClWtr0ERq/9EvxIis4buWQlqk3WGxmYNyaF8cBCdFd691MwZWy2p8uakpCboroWws7H8JBYfZOrVIJAQh3mnjVMKRS7AEXlNH+rhlFuMQh6PfsG94t57nEZoeUzT+qmYh5mrtHe98pZclJ06UUC1sdv/kCH5W50JNiNDnI32oJdJw7T2fbsOVvEEa4ou02aP6luoYzn0m1HEFRxSTbXWFLAuv3loNlfjnC3Fd8n9m3MMAzEasBjTHbjvL5A7c6svFAEYkWROYiIIkk1Ux6sQ+nTH18tttayaCVhuNImFZd5clgTCbmqdBNVmHlVTuXh8lPixdJ+pC8hysUEf03QnGTJX8mTv3xA/s5U4QOdsfBRNGBsLI6/UxXDmJK0o/L85Qqfz5K0j9XMY4k+c0aeyZC0BYowKpiwhICiLagEswgWhc5DQARpdm0hnqDBF/u1isovVytK0IBR9UZFCdoUpPKKuLxxF5G/bFdAS9oiu5SUnlVcLezeph/d5j5r97baYMrRtjbU3bknq2m+N81DUhLjxYTC2XgoJoKyUJYVV5U8qVUteKnpwBXSbY7CyEvbgHPepYsRvvdilR0Fw2kVhkgcL1Zp0eedF6rpURqC34YxOA6FVRc8w9FOxmdbjSrHFccGHXG5KmVrOOOnqrCo2IfToxS/N4lmo5qeTPBzk37mQjW9RW1s2KjKMqyovHZgHs/Jjl2V/bua3CKrXv0w8O4bZePaBUyoss5vhn8BE6qs4oaoAQCesfl58rhhN64SgO5blLxNY0aOnnTeytqX/s1tocVLGn5CnjvJDullZIwpo0gpSriHm7F8SCDzJJBccyCQ5JvHnZQ1Hkie48z1Om542fFA7hy5ttz51kRKJdEByDHBbUwqB2PLGMPcGaNqBgdL/IYF+ztH7n6YULa7oX7wZE2IGBOyilaqRM3jvoDxTm4gL6XC1Q18v5LssW+KQjKZwyf9G0n7Wwn4Tz0qJB+cIN4PU9V8k5sLiZOVFrTcvJYbZ8sNy3w7BQctMU8hwQhYRZF65oiXjKQPIuiNnSJo8FiHO1NezT02xFRF4OGTgeL9szZTH6YlZ0EKnXUFUiziNSe6qmIuvqszQiEn4CoCioGGTKBmjJorSg1tvipp4wiBhMcEwiXUexcR7kkRdUbk0M6thtaUWoUYibTjIIb56HOdW+vJrVDOJqtMKVkRo6sKsIHG17Ay4S/dDsIHct6z3NtzQ46KGzqI19ubQcBKgHmyjTBMmNuXpF6mJARLHCZiGmH8tyWjxPqWn/kQuusdxHEqcqsvBp8TfmTE8COnhf2rh/xdAzNUxhVhl41Wva/2yiQK3xpQiYBOkPg6JK53KKBYrq5sEKeV+wD0N7U+8jF4UshLwyLs1ynYTIuuftwwIgQKZyt5WUI9ke0QUOSjkhNaZhH0LXkLYL6GHZj9LMTkYxjV4X+/+8mPfd8jh58jDjqlgFHy0lRf6LQvwkJ5hXpwvsQfL/YI62oIoqGEvBJ2hddK0N0InEZRsIHFMCS77aw8xPTQkVFJ6fVxuZ6X6+P+OvW2joKmcl0TC6aGUX69lM67B+YDHdd8XValzozI6Lj0W6lcp7pAS/xduTovV5m7d95fXfv7q3+ZVKCogzWmof/DwSqWDHPSt6KtBnV2w4isiBPkts36PuzXN3L7RVF2fR/OCC+H6ZMDojGCz20XnKoRVEPhtkZosBXkqxHjq70pmSCRvhWtknfAgxWFXuLbTGLIN/DjVvcT3Nco5RXuP/Za+7TMCf057wraRLOIFLD5QM6829RreGPygDg2Vbgf6aKVlKEdsrxjpiPoHo2ec4gs6F6ijHISApXqlaJhRrtXi4gcbv97SWAsfifjyp5r5w7LFOiMGPGBm8bIyawGDAQia12ToctbxRY3G1LcvFJc1MzIPGHGy3WbumJrRfSmrtiZusbWeFnNhkUTFyqmLYmcyaNH0UMjslcBHwa1FHpRM7Ht1wKisdIX4PTQ+eNibIZdhdm3JIy32v57ZwM8kISpQWdg2toAM9Y4/RvdDXOcMccN5li0gCGSOrgofKE0kcZnl+7XXnsNeYFNkuAhU4CFe9hojvKiTx5clKgxeT8o7czIKkgVL87XSxLFE+tf5CssPTb1RN4Z3yvvSis2cKx7vshE9hr5iyT9aoKX8BoJIOKlrEm9wszT5sVVTOrew1Jie+QtY1UHsscrsTW7FzhZfIhQwYQI1SREKM5gSBQkgWtNA4S6r8CEUjETqCIuigUyajQZm1CgSCajBEQWYT1uUgtuEEtAEw3gPuYBDceIHby7WfaG41Zs8pU7qaFOQtV6KR1aw3AcxG4PZQzHYLcqibRb4x7bNj1GwSE7tR2yE9NjrNK+gnqtFJCUkQukJYHTSfEWMGSagBGR12ImJjJDYGZnGLMESfluFleZyNypaxhpMegA9habPALjcisZwZbZsrsvg9FSIB5YwKYi12GkRUT2mrPVN8Gy3i3K34h0t0XVUYXEhZNgFeJim//bQfMtcWlb5Iqii0GXvmtYxIrVXlaoCkA4SAQXOrJN+llhp9W8/VzS6Zte4msFl0ZESVvTLXbT0gKVPMHcvhz5uR0Nmtvx3Sa1YWZuS1CfmduX6XPc/sWzpv6XI469hABqMJPdUKSDGYXVpoAC0H4zvcuq2kibTbtShk0CUKfilel4OQqmY91Ox4FdOrBKBelSGi8kdrFtA1j1o16fohAGRiCJpB009NmO7NF2sXYL8YvFTl3S0VT0n3EAqlDX80ZZj68xr3Nlex5hw0fi180PuHccia/yx5C4J32Vp6Ny+uWy6Y4CjlfLp4PSXz/rSn/VlP6yFAgjb8y/r8cX07GDzDsgF1+Ri6/i4vjB/BleHANtgF4K85rvjb+Ujj6fAlHyiq3J8+kUlOm2Ms+n01Chh/W5Mqg+/DpcKuSD2Iv8ZKw7lqwuzytLVucPjMkFAFp5WjQWSvyzic8BG5zizkavhRlz74jqZc7fGXfvyJ15dmRJoifpGXm+LKcdmSJF8XtqI+MEUeCKoR5SiVbO0eMoyIYCg2rBIakWPJJqwQbspTi9YgFGCyZgj1lgLIJ+wQTsbZboWQU4LZiAva2CxKAA9gUTsLcg6EMa7FfIIKkWbPTdDpya6LudODXRd7twaqLvduPUBNfdgFMTXLcHpya4DumBbHDdjTj9qk3sWrDBdXtxaoLr9uHUBNfdjFMTXAdIdvxgcN0B4+Lfoa7vgA+u6zAG4IAProOaAvYOTrmbYdnjcT8sezzeCIdgHm+CQzCPsO9cBta+R1NN8CmiqRZMUQk/VfCfSvipQvipG7AeAadE//sv84iwg6s8IgrhHD8B4+JZHnfDiOh32uRml5cPKMbWUbrlpeURmRY+7A+bUZDZbkRcpbE/QfDBf/hBj+DYoh/00PPoUll4nZt6EPJ9GjaXTW/AN3eG3wwyxflvzvJ/zzd3m28SlX8n8WuMKrEgSdH2Akn9phAxNXU6Ouyvwy6vWGfEp1uT/BHz9JNgck1JBKWZdQtUuVYID04GY84v64JJANqSYrLYqJtQwxQzt8na3QgwP5f/U9SZoPQl2tNuAme8G2j3Ow10pmBw+sxjcBsi1VGdZgW22ZKWDvr7Yik1PcBfl0vpqI5BIp0zilGphyMY8EytfuR09kVSmJGUPAE2ajAaq7wPMIdCPdO7FsW0EaQ86MVG3QUVWQHc/01mqG5krFZQyFJ2iIr1XlTUBvq3gP7FGKOwSRQyjULE69aXbS7z8b7ef1l6/0ZmtcIY7Fpf77/qe/8V2/s38dfLtvdvZO8XMr1fWKv3fZsDMNSl5MbrGrcDGDcqsKpGpjFbE7EBui8UQFusQKvu2cwCM4N1VYG4xr/YFNs/cFbNXiJWFZqOOaIA4kWPpOAYncwd93TbyVvylJerCiJXyWPBSzB/eLkKke7TXY1ewvaGOqlZZARKzakuSYPsgO56f2ZPhRQD7bwtVLkd5I2dAMFpZdAbXWeahF6tELmx6O4KciOMXZq8MGm9Se6wFUdxqG87SA3BSKBHOSiSwC3Bdosa3NNTAy1wjVpUsrWoJkuSHxN1aOXjQhE9tsHAMHBkG4yp8RduRbx1PftEjXMkvFCVsMqg3suU4JcvBY+A5VbBVLVUca/BFMWp3SI2douYyegKlJhyIqgkS3qGXW1Ez6D9mEkOXuKPCqWD8xSH68Z2UZfXlbUFo6b6puWcKUGvtSU0gNfMhYq7wMKxHK+U+YtyGZHkRGBrS6CB8sOs+akofsKmrsqleUG0U5qXN+JDjhCCQuJ1YhHnA/8FMhABByoy1usbQ5SpTT8pC5AoMmIHr9+f+UzRYzmKVOU/Q8Kigk+JEQHmM+jWhGrF/PBHWO6ZM8a0HlGsI/jIQLAbVVL83mQ5fqIo4CM7oZCIH7cwI5FTSQTJu4j55id04BkfTPOGPxUcEPZKt3obzSE9szuc1o8Qe5DrL0BPDbPpUatWASPZnaaLopwJWkiFkKS8OGZOq3TKbssChBFHVyKtuR0AgXWmr6fyjBNJ8yrHh+TDccN5D1+Rt9zwjBqiFdE/b7jhjTjbZ3JC5Q03DLWl4YYTAV3UFFB5ww1DO2q44U04mzL8cz7ghqEhstwwfZENNwyUDcsNb8OICTedtzgU23FqcCh2KIqypivIW1Z5F07PWgY6b1nlG3BqWOU9ODWs8qJa0xeEgc7TPUixMPLdL1sGOs8BUSyMvOWlb8bpFy0Dnbe89AHsNnnhpZdMwCkdOn4Hvw+a3+OMSF3CH3ufvw/63+CpGaAqLPVDOBxggCoYasbcCj/9KNlvxtyCJQYLHClLfJZH+tFFPm8tciDh4+S2t7hQ2TyDY7H+9fcoP77Ff1xia/NhZXYt55aUud5HXnw/olQqzKF1CocdDIyt0IsPOy8TaN2HwzaG0FboyHWP6hCWoGUV7JyDnS0KT1NJl5UxiuArsw+392LkXcR8IWCofQy+4jcIu7DiGerDyR4fJX8jhmcRo7UHpa6YAN0bJf2KSSDjl8SRQOvvVoMyv33+BoLgEbukqzGBo1YCz4IVl4JFJNfDWR+EQn9BU66g9loFHeH2tQJL0hZpSZ4t8fVOjoQRBUfw2BEIDLSkrVBgOPo8OuOosGh7iYbhnXtt9oZUsgOhu+bwpEf5CDPYHwkSzUvaLOkGEAEOJ94So/FeRFDugFJ7J/bGvC3oVtGyMqWfjP0Y7gqCzw5biyTkTafImu5jugSIBfkgC3KQdgaCI7GmHGu64DjTJNV27uSPqfSY/EDjGa56TJufz8T0HvYZLFDLfZ71HJBVR1j+w8HLK1mcvp0+una1t1c4imFWKTeROWq+h5M9JqWSwCDeCBIl2Ig3m6wbApq4366bfLITDwiYjG+LXze7pdQbBLdj4LoJUsdJ4ridSBwHP3SUuxLCvBwWkZSTcNHFHV/XJNxpJuEOjsIqU3AfpuDeVabgSnYKxvUsGsgsPkAH+g10QDgE5/sB0wszay/mFrNQrXNutd3cqpi5tUMVgDq39ibSMMytfdeYWwHGx1uYW0EewDXmVt8UCvsn7Mm6yS93WPkLNNj4lUIqvBnucyvCjLjLRwJyuRJwDcN9uO9RFvc9RkaoFUW07xUcVsKMYWTAV9ZIIIakVKt6VuR92qsn4BAafiEfOgeESV0O+zdmPN3ljWTlUljejO4JkM5guxengcOQv1eUCVyBfa/J6U1U2uTwO8ztVTprqE/IibJCTpwcMZ01ObCzjmQ7a8DS+2+ks0w/1dBPde0nwvGyn2gysv1Uo8JiGvItDD1TCgON4G/FgoWVVCBLk/rBPMOE84rK2AggSytk9bwEffmGKjEpS2D39yIcOB+iC74OX9GisUTCAVxy/QrHa8Ks9Vr7tDClmWtTp4V5NXJYkWFSeDdlgvNdNl2wXpW3953W8HKKLSAY8JWM5DTefADhUxAF8vcBZT5Pp+8KD6cY/U73a6Beko+si/WLwag5XlhJGye1IrBifOz9Un0Vk8Qs1eShTSGp/cfi7dtKmkYLYvCrN4no1Cm5EOJS92VoOyBQALFbXlQsyTazPTO+H9qTGYFIrCPayntZJMNBhH1nxEMp8B28QVhFvlH2b5SDN5h4iP4Y52Mj1OipCDVw2terE+ZU8uBCvFpKJdhlGtlkFKdwCLLHUGdjRsU/3XRWbWMAm+vMcsqZ7AJw041Vn1nqSyXQNELo9IBUAiVCTCTTYior0nG+2P7Vs6b/l2DKZHA7jZecIPBYg4IG3dn+z/oIIxeXaJKspPMUw+eowOOAJfzcPI1eCY1ec/QeH1A4aMochwOoCeLFPJ8U6XiLFTDP7/GjXuyfp2eIXGr7SwvmktMgoDWSOovNxPQVe631BlhHV81dX1f9nG/NHLuqA40kHIIhCK5mwE+ku+4WMCSKpika30HLnX/NvBEmN0uDNWPwvPHI2YqzMSMdzqMbRBC1vj5Ori1ZuRboR1au3a5RRCo7loxcC1QkI9cCd8jItbsFc08NLyVTlT04S4zUWDJy7Y04mzJGl1JGri1ZuXYvTo1cuw+nRq69Ga5RIj2WrFx7AKdGrl0ilIVFUixZuXYZp0auBWCSlWtXcGrkWsArWbn2iIZCKZJiycq17J4vW7G+ZOXargbF84HjODVy7dtwauTaE9BWCtppetKIhvT3plx7i/k9SdHxpBcdJ/j7Fv+7mByH6ZP6nbfBQMnjCRgxeTwG0yiPSIf3RR674s9QJLjMazweEQDHIoEcAeC410u3COEX6XavE7VLIt2WQlF7b4+oXQqrtAwzFos+BDMWj8CyOs/jAeDX8LgE/BqJSgB+DY8we73II8xen+IRMvplhuCVwD7v9Ty18ugnxUl8FqN/zNa5GfDobxPe7ATZtuOORy97Hr3icXwiuJoDsw8jdhillgF/x1ePkjOsiGwb8h8Vf1p2K0Jl21KvbOuFz22eibSCwQzwhsuhRFombv4thhzc6hsTluOTRGuKaCkHCtWwnEpDUj1VDH9cErz0QRsPhAooy4iTziKSMoWKWwkveKsw4rOgLycbmrPEWdUkOGw3tFK7iLLpezAAR6wEdp5OuSHGkgxE5xZALW6GVLSpDpFopyaWdQKF2ipuYqXLWbArb/5LK9k7N/bg5+LZ3ish5Ccih0VnuslJ015IKDMc04/Wah0nHTVvOgrYgiBxmwLJJMjlvUoBUFNuVZPtsJS1xZS1We2PvgadU8nOJoOAkYjr4+ltmaKTysfT29+R3PBe44x8W1J5rjNMzf3tSfm5zimfvpEt85bRogBkEcvt4/ocqszi5fW61Egrk5x6Kb3DgHdJJe9Aq1HDTZk+GsijoInwp/ZdHNSk0sh2kR/NpBK+TwedEGlywa1jMkkBYmYJ32KZW0CgNxN1kyGrIa1AxC1uLYFoHxgkzx/yaHPLA2kFytvnZ/B+7Bk3YwvZRwCewBIOasHB59I74kE4r2fpHTSzYIncUBamFkvvsCy9Lpbe7PqWXty39A5i6S1h6cFd/aQsvT6+4eu8FHfqUiwNXIoIcpmVL3WvtRQ9zYqEY/BLcUkKOLj2UtypO95w3yDcGNYAS/FGCX41SzEsepWlWHBLMT94KRaohrzmQlzyC3E2kSpiIXZlkoQ9tMZCLK26EINWrLEQM+vtMDerYF6FM5CRk5KKXIUP8K6q8CiblNkVFVXc9Qpd/ObI3s+5tGF0V9cKvDLyYDc4fXDmYoeJJMr+Zjlzk/6KZK2JAmvyi22jYDDvBYMMK40onnkKBnMuv1hF84uV6aPZoY2P+ITkyBPy+Ynw+U0HUVE5KSFB7QVxUSy2vypRNzoFWsZNjmEjAu3Ausnzgzyf5/Sy8Xxuq7xS8gkNtXtSPpnxYyytLps1Q4GjZASOVASOZo/AkRJNMBQ41INVeglzbI5e5ybp1bxJRwbRIxFhrKNRuEtU3dBiWhdX9LLWwozEvBuJjh+J7DdKSUeanED6KtOc2+RXmuLCBNtXB7MipWIj5QiYPqirqoDxo06q/3uU6iFUbMgK7tJ/nY7tNaZ6FmiG9fdcZ2DPdVjx6+u5Odtzies59luzt+dS13Mpey5ZvecS7bm5bM/Nsefm0HXz6HX0XEdUQrbHRl2PXZAeu9E5tYezrmGyBsPUSD9k0X50v6Iaj6/mkD7DqzzSpC1upRCATkqdRYHz5Zz19miLanPQ3G/rZTP389LK9h9I+kiFAOn+AwH8YErgIvF1VVFzJk7n39PZoUAJhN/FqKXbuc9xoG6Qqj0jbdsFJaz/tZuOCnr7+zO3v9/clsxZ+AAgWQXFbKeZNQvcttiKnZvMCOCl72A90wXa6SoitYJa7OYAbIJxAIfNJqBTmLnb0JFAuWJ03ZppAEtdTUzRVGN8M9nFCcQZiFvvk1vzGtM9n+zmrS2M6i5pIjFoRWBAxMoBvUJenfcKfH6H7vNUg6Ud3p2nMqCDKHQm6ekkeL0M8ty0wZEV/Ejsj1Mg2x0bsEjFgcGZKV8SYLSG5moRAKt00PCmJkhJh3cbtjtEcydbhz/qvRBux46Rtn/g/Zoq5/aL3LJgA73UOYWSdUirFGtuC7kNsIcfS257Dpf2bf2DdzXeJl4tleTUxfT2Qddve679qQ9owpPb3Y/kto/z1sdTfmtAGBwqW76I7b3ME3Brt5sy7uRvXgUiaVmv8akf4KVLHzvxvf/71tfqNwwfQcq+O5Pbn8UH78xclb7TutLUi/+Zsk+JO/EpPFcxZePKD/DSesqWpqCnK7Jx93ZFpE26vf962XdRuaeLyuwi1plLR8vlEC2A5GCOQjk2rHQHtPuUnk0FtIibqsLfY23McVOdg8FoGzfUbRrIapbPbkOBdpmjnxQ2wOZGqFxvgCPFAuykMywA8EyyJ7dQZnDTbRFKMjfqFj0Lh6QhTa+DlfuHZ8OS2z0hPXb/GApjhMQxhiU6tzMQ0dhCon6juu74bKONgelig2ywi/50nz9dcklK/9dqqWTgOWOTqnQAtZC8OiVJ4CQ0gR7JUC0xrV1u5rTKRhFDj2NJEQUNKMegLC7+DB7YLKl87pZlXJEcUqd5ZTYlzjqdwseY5ud0ClvDqbTyXn1O/tZsXhnxaQJrdpvYBOskWuWdktMQlVgRCSo/iDbk9bLP7igNqmjca05AejEZa6gzwveYVKmCzbPM3azMeMwKdWpY3GxPRTLC3GYQqaBwVyDu4qOdcp6u63WGjiNNHdpmNIpN9znRRKatbulvdR+nQ15umBm7r4ALaOOuaCflIzi+Byez9mTMnrT1pPke6ova9dB1t9U9whjeOhGBNecbOz/MjWngeml4xt5QFgRyuAaXmhXjdV/XSJv6uzpVr34SqMh8b9qzIRAxNlfabT7porZrkhuV6IawSDAsxXTH2OmbGews7eDZcNgt6BSEdxZyBcn+NOXc7GVP5842TO9qT5glO6E2Ub6f1k6rpBNJ3K88+dwzG/6n4yIwDrmfF7F6scLyJF1DyYj5GSsuz5ArX643I99tEBP7qLYFQMas17R5OusXZD8j0ulLaVvEKSSbe14kZf+SbsAyq7mANAUoFLUQl+K6evur5CSF54PCRWPBnKlh2XWxzTPX5CmmyKVtakgK7sDlRVJu5TlPhUcoU7oaEqdVQlwCxtJLZKOB+Qe1R8mJ+UxX0npzglT1xbQyo1jAVcYlzSgEMNLooegKCvVjlYz0FJoyV3hlRrCDCU4t56R58iloLGtyhQDDNfNkgbbCvxvFBUAJC9JypyCoy0ysqRCwJiM15h88EW9Jy0xgaLwLY5sgWmKLccRO9tH/+JMX//CXLh95SBIdMnOp5o6uSGQbVrtErNmIelCbavjSScXBZqWeKxiEajXZvDWsaZuw+rreauhb7et7q611BdzlmJ6NL+fGPaJ1iE4N0Jgp/cbm6/vGZsXOhv/Ygp4hvmOXlrR4fSUt6lv7ru+tffrW0vW9taT9sbKcW0F/EPorx78hprfidfPsngP5e/DUq/LUq+FTe6IHDkUP6NnbD0VvB773BpP/XTLFklVhhr43xNn2tRtGK4i/jSXvOvfgEiCy48cq+M9c7LSL15+IH3c52V8pvyutGZt4rfsCncvR0AWRzLhwaj3huLXuOSBcy5OOm4g0YbGKG5xFdXnS2lf3x68pAHmzT0ptGCm1PkBKhWRJ6VKk1Fr3NZhpau0/kLg8RFu/lod/hc1bGHPhtnRbHerKloBu12j1wEgMBcUtwm68WwjqCM40zTsyp3bfKWdjgTuLceemFnvI7uwt88Y41dUtngH2CXbqMQQfkLbKPX0cNNbcQVQ3oHVG8ZK6VuDaJH5OcLtvsHOShrSXVIPrg52STrNbmhSjpylGTzE7+uBOaCRT5EKZRp1W4mYycRDLBBD7B4HO2UwmqRpq0vHcun+jFZK8EP3Bja6tzGyNBkd8xSSJ735M0So5Az541nzwExERggGBFKnTsFQ8dJr2lLnjw/06G/wpswcyOfgCDPk4JOB7G0zxKRnD252ROou/EFm8Jwl5QSJN5Ee8RSTK6E7QVxzepRV5NtJtrBNxHUFzAEfMdEwoOc4upoy/B2boJCyVo5A8xiTuYxxSy/glVCCyT7ft0yPJhvDpEf5nzNUl1NN0XlMSqxs4kMYgUtDQy1YpZgNSdmsqCYMAnzZ1i25nUg0rAElkABtMwLD7IkMzT2HuVLgdb0xm1YM1ezXEtZllEsdIRPd5JG6bUIYBJ4gKYi6lORgi5wMr4ZgNPG4q/me2bmN5xmpq3cb66ha4A41BcBm9iOolc++dQaeOhuAuo0ltZ/5KCVokHF8sdTo9UsGcyuWzqmGXdYxIafJTaE5ELgvNjqXR9xFYpQbkhvxFYMkimxX7Ql4QHXqF7jX2iQt8IvSF3yis4m/DWE0G8l/nuHBmZ8hP+2Q59EMYZWI93LkUNASOVwqGgS8xu/0I7ztHQy8P0HMnYvVzYeeMBd2RpujKuZMCCMXGN3Na7bFGZJpIBRaaMCZNGOtQp5iyJ+w5ubtakkofsLBZUWjgpC2+ab7BBBOLWsDPylNRCz0bvNUkpIxtbvoEQeFy3sTSx6QH5tADvu7sgWamB3Afj6Ou+uP7YW3zjcZcnYFKKYBcx+8tfRKhbBvotW+FKwcOD0hSeaxyRJZtcyHI24QkaSiOIEfiAQSiLbgHFuQBjVFeqIv6Hm3djsMWnuzoHoPAxXz3AF4V806eP3YZLeELf5daQtUpwd1jgYvgBkj97dMSH4DDomy50Dw2eECEXeCOtzeZCH7tA1G9UiQAs6T23S87Chw6yjYHP401B7GsDlJWquDQ0JB6nB0gXMSNCAKgWItFV+F+JdtLZr1m+m8rJJ44l/dGwqMdUryJS+my55hD6Kvl4EF/9RBGcDLk4r9N8lYG3+0vNO4vlA+uWWjeW3qvogL1/lKDqbhcX6sswXYaRYJH9Nx+mIpx2CZdycDGg9gh0qbpxRntxY2SLL0jtLYN4r6bHvwJYBybkld6Cv4zCDAZg/0VhzZMsBG93I/yV6FzTINPuskeeTw5xC02SpZliyVSK/ec4yAdI5eSsecuXkzfdlDgTfYBWHLjRUTwJlhQ45d45wR1TDUGSLzASi8YpMsbtOAVCkQRspEKb32E+JNw+6BkFCF1KYAnIzjG5FgAWOPLhOJZwgKAbxA5rJdlPiN6Q9aDartBkpdzw8nJZJaOlCXyepvTpvnoSc7naV7b1bkFMzMSfHnOP6rDUuqioGygkpZCwq1J6zQUfLeeSm97LzShbTItbXN3LL2DofV3JnecSr/hvZ270NwJbqH7KCBLRgOQS3QUpGcaZCJoFacT9WYiTNnNQaymQyBt35oOqQ5H6tHUJOqgT63+PTgijojbg4WWMsN3U8kyax8J47LpaemjxW456KMIKSdkPHdRZIyY8Rrdfpx8aXJAxnEnXVPJDvDJnDB+g/iASC9bLZGibjcHPdnUy4ZjqAlEM5gcgDmyWt/7fsN+nYswJ3D8SJQK93M+kvu9Tp+R1SF2pli3QmeKKhBVrrVnyOp0xjN0A/2a3I6lcitc/U917k5uw3ICo0AdxB24dCcufQP3XCRmRgHCJoxL8uT2TCDEMnjTENErampZyPYrcS4StApwFfcIRMYsftxzhH3djQ9Fbe1rZsoQiNWaZs0meMl7ukZgSNpS4BctB/wY2cDdufd1JE2L6I4I1Txk+4D8wpiiLjZffK4zukm0990ksyiGjjO9zBWMpWqumhmOll041cMKjQiWoLJCI/2skOmFF6UXsHimevphblkW8ghg+ejIPMT2jlHFy5nW/3ikj4+6Z2flWZCGGr398INP/5iKcLtzZyPtDeA+l3mv/UJgeG12j0DZlrcaJ0kflAkAbCvI1ecFxPZl+fsF+ftKsf0vtNslI0eRiFb75R6zbPFJOg/jvaPOaM/XviwvvyZ/vyJ/X3cFGSEQxbwOYF+MWq0LsZlPHYcK/0z7AN7uUuQ4gS1nuTNKBg8FfFGKeVX+fkn+Xs3U7aqp25dM3V41dcN7K97Hwkwodt2zYkHjYpqS32JwS2OBMpOSzhaoM17OnSkoK/Y6pw+krq/w2BIRribT+kj8Bk91er+Zh2c8elQCLjr3SPpc/Oh8owX3aw2iBSHlqif3JN94tnMPXpga9OyUXrbPfhZiVE3jOJK7nbh4UckHlYGcHg+wwx5KZaW8k+cPI6q3Z1ndz87YnbsHCx+H+zgyC/G9GAiX97/72CNtqzRgBr6mmYXPBXpdBbdgCadMfsmFWOFfcXJMUA3UTQ8Scg8dcdhnLfsVGFALzG3fg412t0zgKW/l1UXXs4bK3Q7XUDmBlqXSV7all82gUfK5yH0uyngvEGJmqLuE6pTppj2koIPh8llr1icy3wkDpXOdU5ZPckLhPcxzzndh+5FzU15+Q/6+KX/PlMKCzpS0oDdNQW+YgvDeIRT0NrJV0DtzNxdJYe0S/YI8U/IL8s1gQX5VFyTKZfnr3fjQsemUDOu1Z/FGMAvYZMbBJM3wZASVWOyZYKz1Pp2ViyR2yGCOSkXZuWG1B4oTPCQTL8ase/s1timiKnKbAsWYVUUeN6ic2aCU+cKHrxSp2WrI9nTNCTilE3AKShlMQHkbM0ffACjd2vvl6ID9UquT2BrofgmVK/QVl9JxAYvQfTOAXeoeltJfftL04C5ul2AA2ZEInsROjwNM7m62y2aZfhPaks/wR44Vige3ttnduCzZHkfY2ki3N6lsm3QJz71fkRSS3rKbjPAZ42DLVui/JJP9NdXFYTKJKvLac4+4i4YKXjbEauq0as7Snl1zls1fgEjQdB4lNcbgAFMuyQ9mPsa049q63Ta0/yrov3IPYZnyhMXTGE8szpaEuZO/H5G/5+2KdOSPHXLerHU+k+T3yxvJ3didSoZYPCMvX5C/z8rfiwMLumgKetYUdMEU9EyJ6qKIyIDUdtYpEXTz7X//fnFaOkhlISRVVRdaI3EBAjblaumaPzprN1Ju0HAS+kJZz7+I85fpdrMpeI6D83L5dPsXxGcGP74Q/OB8QbHwqRfKhp/8QZBcgWeJRBXNJImikA7gWfSODHp4xz2NmAuLzyKPeXyWSOzk8lzw1ivlVXAv/z89yBNiz45Nam9a73IiO+Won89JBJnBeExz9Ji6lFU4EE4AGbYTmL75GJ1V8rnn9Js/HecFYdPq7NvvSgubnd290ikG/mGS5LHg/cMa3j+sPMg/rCia93KPfxgxS4uieS90mT+n/fOiAiZkH3232CYYuMQ/rIxWUv+uJm5JzJ6jhE38TP2++oXV+bUyFdp1KrRhIx9cNtLuqF8Y4usweygfl+loFvEsR1Y7JxZfWs5BwDDZLhJ9U3CRZWZSp2p6p1R/uhCV+7vNgn5QXI0NKAmbHfGTpVPvdWKngJVUMmAlNDbexUAesBP4f8eMOjOanwBXL9VNBigC7gHRRJODfJ/hmy6oWp0+WP+3+GCZYmkMJQiM1kTiCJFk6F2oD2kaH//up003SU2ZiIOwj7QsMuS+Iv5X0SlxS0azpBzYejEB8bBkx0ggXVW4RFBPUa6Kui2pasA905uokrqsWKZR/pgFvqyw3bKjwC5+l0vRKa/dQXO5a2Bu9QbSUCSNAa6Ls63mEvEGLyYaOllelnTsVfo182sdSRGfkygTVrAhvoDSkCRngR3lSTaNSDH7DeZOds3+i0KR2LQRLF/FJwb4ouTWgvXOfSzNO3u/cKdGhXbsu44Zb6N0rTy48Ns5Eama6xceov+HfeAqPZiQPeTNUkdyCrudWj5SOB59s2NV/q8PyT5LwoIoT7H04YHXyk9wLuDS9+jkSEq49vjfQaZdvBuZd7/U964ZP/ScDltK/2YdOEzvYvcH9ZRj+CdPqUcC834EvyU1wPEvA5EUg1i4p8npX0BljiO2GIN1/GvRX4VCs/S8yFuL9NbASVK5lZkNXP7pmp1fdZt/2lSsoTQinFiNvomlOKs1xVlF7pGKqrQKj2MeF47XnoCxHTVhX3AULWDQkOW6it1LZ4TyFru/Jh0U9P9DgGfvMgs2DrF02xn2b713C3i9lmeW4YKlMAly0VjCDC7ga2dd7G33p+0g8MYfm5yzmPGROOThX/uCDGGJobz4g/QM8qh8WK299HvBlY/JFXVd6o5+O50xAhek0dvcnPl03ydtuuuyLOSkrBtXTVNaR+oY3hVfXvKP0IzKB39FlHE2wIJkPlOf75f6VIX4pyQsgAGsq6qcXiSNros5y7qPMqe3mMu6ow93W7S/cOekVk9stdarMx3KYpYNZdHChsJA+ry7K4H0BfTh0JtxyoxwMHrGBF6se2x9VFgDH4iwiBC6R8Te0BKDDbzly8D56lKHgvxzNPf2juh3avfWfPeypfo+9eVBSpOc4ObKbqnmrXZP7uRWV6rDwWqbCd+yE559rBO+rT75MnzSS6J0bdqN1ZQ1TKHnDrzvyxoeXBZVFxUcAB9W08D6NiG11D+uYCHPJQyA7l2hLb3cjQEirzOo7cz6kdSImwUwKullhO7g/ztmrLeSuXA7wzts20VIY/PXaHtqCvYqA+2JWxTIGijFZlT+5MMcFRQqzRKP8pEEPg6oMCt9WzoKcy4nJOfxSTEmt4yPihjgm+w4vk93PdSaG84op0iO2ZGxsaoaPBkhq9BiEkh+if2IDNzi02l60dTnrM6SajBLInViLLO0Gl3ZWvBQfK8sRQxIAeuif3mVmexK1m6LranJp2OzeImdfDqV5VTpTWpqqvETWo3YV4PqgLK6hl5rXtct1XhCxvwucYWSqva8i0de6ftQUhpE5ORPIUPkygMoVl2Cq/1m/qfM36/uoyqkqIumYVHiRBigWDgDPMHXAGIveS4r3ccf4QP0fMP0M9htndjwzhVxK5X7t8+ofFkQz4BuXrxrLpp9ErzGoxS6BbavYuhcpBxpwQgEzGRHtGxCeRQE2l3R+yL1MovUZwXTK5bpFSkeN7mX4fc773JmGtMvWAcCtv/74rzA7AdMjCPckXitlYVwB1FR3yYupyHV1J8B/EglAz9ivDlJiqt2X3kzFkC/f2u3glalXC7noigul+0U+4MPysrjq1QeVbtVDEPJ3v0/n+q5W8bdoovN6H0X7KeEe+Y0+UtkvAWpBZBZp/59pW7l0aT6nkNRpf4zUQRfPiW12h+GvKDihsnBQFomB93tmZzYMDXm1TQWkEMy43H7TXdHXhc+EzdjRzHzXOt2X42tYzH9xPLHMiRJpnpsloRDtReWYkvOzWiux5PqakigRX1c2Y7/NJ7Ph1Lg1ZzjNuJj6/+nUIeQ2m4T71xMloVN/8iwLLn2P3lKYw14/rWzA4q2jAEfcIxBC1MhzheKJZubQT06GVnuKCFZwLPSESV5+Y8NCPrzH3Zr3l7MqdQVM/NX5VRzVru5wOFWNjan/9rf+7QjPahzSZUwEvwCwM7us+93pNd/7nf9YPiLX/pQXx2IQKgPWeJUuKW5URMLLIJJrjo1IhR1b/QXGnV/6ANysZy5OODzWr8/CQhtBHdukpq7mnMEjEXTLWkWjrWb928jH4Dr3jfeWvdO+e6dOq24nqt176x279RfUPdOf727d8M1u7fsu/f3rqd7hT+qkD+aMN8Q5JCgc58JOjdir1Idi8OCpDEa0LkDWxcN6tw8OZ2gc1nRx6kQxeMD2lgS7Ibl3N/A4f0wxN7Pn/vj+5KS29WvykeI4gjfFdLq7ofOnZUOoMc36tkzmGt2iwgeo5Z3EWSRxBTVzd1qWB+++LNPuxf9mI3Z/nQkavXRK/rR+85zcrdwnYuj5RfH0mqjJ0tjRZfG0l/E0ijd1hzSpbGUXRqVQUsDkNLfKReHr/X5zNLAZ25ptvUzx9a1Aj+nK3Doz7ICh6+5AgvXNzsHjPN6pmO9dzrqLHSTki9+ZtB0bFzHdMwHTTEtibMt0X7Wljz/JNfZTzwZrrP6OteZTOAyJ3BFuaWwYXYOvzSoPdVrDkh8Xa34kLTiQqYVreuhFnkOT9Evw7AVmeH5uUHNKV2zOZGnEcqFdivrpxHSxbHt4p4pgEeuflReHhmwEtNyZpGEA/NZFZIkZMBfvWRFpzt1vzjV4fy82k9AXDVw+zNn+tZo+dokiDtQZgPJdmp+/XO+rnhSgy0oa//7gWJMfhcsJ1SLIj6qQPwFcp1Z/I5+MfTT3yE1aQZi94BS5O6fmF555btFC1juXv5uMw3W+GpanumOd8eS8kwowtY3/YoZ+Cv8Ht+zDggxXfnK3SJ9ysqmmtXux57WlQIVgndComWk98sSgYcyFkmnEfzCMKfuz7xf315IxFCSyND2vXoQgShlCYyyQvgVs+6ccY+ZDFapcEUqzBRxQVXPcjgjVjW/dlUrtqo/+HS2qiDQq74ILJFulTDSfPGfmDYe0xeXusXVX3xAX7xfXvycefE+ffEedtygznnnNTunkNHH/LIM9I9A9H2iW+hYwvL7shd2enN4Rt3S32xBLKJ0ZGXdn1NZl3BG5srfPadXunkk+HJX//VZ81zeXvlOc6VbxHOxvfqLprx6t8Q8WTn2BElYQVeooORfjWQt9ampdb6ub7ZWBs/WXjW2ps4qEci62jdnK5k5W+WcLfW9W+bblfVMW68bqr8NeiFoQIoioeY8KbUJhbt5RqNGq9wSW0L990fqZZ/JUP4TP7RoJe7zFa/fBz5hkf6fiNEq8QDv/JLNgHme5tO8uIWVqCb6Mo/gWa7mbXqydbnNrDPYzAKtXjtSmYiDsIjnupGZzzi2f+cps618sagCyKtF5WhfLlL9Y8K+SpKFsRRmmBysWKjp00ZLwA+IliCtL+c+UpTYayoe7BNW9cDnRPWQNpZzHy36iACjXSiXS1GpLKrpAu2FlBIDd7QeNy1JuMkif41FWtzb81fUtFBysO3UQCraHPQ7P3KWiY1KSesAQynkeKFIMCeJbhuy2SUFD2Som7+NFkq4kDM0CXFMgFFoaraftDFjgZpOv3HsoXSEMS/IWP1eQE68B25TzMzfqUlYs4klQyQMA8nWUNk0s9td0xcvyAjhXSRfJTwb4oEaMMSNuycBtlsjFkXfw5F5uBR4CuHhKjOn9Dw8yng28GITYakVAdsj5Eq2AF7PPklorOyT/nr2yRLTHDbQjsxzRea6bjDWOiaaESsNLe4EnLvQ5ZPvYNR1wRXEStDUir0BAep8I6gdnZljuRP7dKt2EtkA7UZdXKoYEE1tXVtDvsQDqXSbTILSLYJsArcrimZ+xokIRfwcANHDklCic1Vt9clK+jlgvn7PFTqD1jRfWHgRxbZZ6JTcmurJor/ad9gFvZ/OuypcEWML6/C8spnGaVOE2hPKcB7rxAKESrSF8MEl9+A+u5oAsgbvyMj63OnKmgpXllnaRRrG6WxeNomuKz7hNUB/jXKebqTTQli8h+LLJUt0elJfjmRAarOpLyPGGRiQ2pLkv4raL1i++uUS4w8JFoBQhTIPM5oBk5iSjH6bBVoogw0ZY8r4dUrLrHcqgUtDNFYSCBwn7YvpxMUgEmgca/b/N/aPb/2tv3326EXM3An767MXO8MsDYj1EZOT20ymqeSujzVYZSLDUQjVwIeGxf6JcM+LCOhDuOc72G0o+kGzQORK3jxAewjvcZFIkNbEO8TuGdMTLKnBIIIJCksW/p+a6UiyUrFr4An194Lv2ykJGhSbrg3DqJqGV2zDp66z4cyehMEWK/HXueHy/3ZikSMAl//R8IZreNU2nE4IG2cga2FseFKTJKXwUDiVImysDaIvwWSc4COclcmITDSbdHfEZTmNXJZTJt1dZfaNaNLdEYNnEtGWSLfPunihkqmgJ2WNPNgYjX5jybRWU75+nkniui8b/zgB6qX8BQySlzP+cQAXjnvu6LX2DxnRU99EFds/zCsb6ERs6iwPmtfE80ke+0dPW2kPLnWflHe0Kk011OCZ4FPnbdKz+rhJHZVLiZoA7vVr83fM1D8dR4OdKnI9ct4XzvRpgctWwK5kBN1y9999cIBq6GdF+qU/ykAJGgql9ztJ0svM2YIvPNWnGc6WZ1hky3kaNtfw013EPgi/LPd+5GlrMu19WjnnbkmfroRPezb4P7eivDWDCVqBAu2sC6/AuYdcF8pB4a0hVEjsPoZ7wSEdWMQI93tK/SZDvIT2gXz7v33cB31r5freWtG3jl3fW8f0rRPX99YJ+959yggLpsap/fEpd/2kXt2du3M5dyeP93byeuse5IiDB/b6vweP7nuJ2ITkT6bw66vsfRJg1/0CVil9annMM+VCTDOqJHConNbfdVv9d7rq37+cu5/Hh2z1H3gL1X9Iq/+AKfz6qv9Orf6XTPW/tI7qv89V/+Hl3MM8Pmqr/+63UP1HtfrvNoVfX/Xfp9X/iqn+V9ZR/XORq/9jy7nHeERMmmnAmegttOBspE04E9kvXF8jzkXaijdNK95cRysu+FZ8BNruj8jZM64d599KO54x7Tgf2W9cXzsumHZ8JNJ28Lh6O/iFF3wrnkUrnpWzT7hWXHwrrfiEacXFyH7j+lrxgoQiwcZpWvHs6q1gNlsF5gwAdCw6pzbrk2jWJyM9/xGc/4ip1eXrrNXlSLeYF6MD+I/vXRF2BH/tBjRUdxwNMZ4sNxPVf7JdyBu8uz4WJd/92aedP5XTrw8yk+W7v3FmwJM/26+ejyiLFXhYoQ/vzjygsZnEz7MTuJYEDEI+wzz4G+LQEdFD6ZNIBvlo9z/lHlGPKjaR3dnJXx/PFTZIElfRY9S9+K/PrM6AFVZlwN5Q7qp1jc9B+wl7e/eDZ40W/9+pd29+Bo3O8xAaNLJfsxycOnCJPk08nAeoCpn4Ns65YK/fVt1rAZrbig8B++UnzdUisdX6O/BPdTDq12iR5HbNWsoGTQac/eOnpWCKzBUXfVRp5mUWdzGb8xr2bUx03d/QLs1nZ4NzjY4GscqRHan8KiMVdc+cl7fGBxiEe6xdUffffsjw6K3MbF+t6Ivn+wxpvXasVQsCcp5O5vKA1TlgMucHCxD5QfM3f635m+/+hzMDnAGyBf+Tp0wM0M/rCaxKddifymtN2nw4iljvV6gVJeXiIz9qlr2Z1xWaBvC/6Lx36WehTm3rneOw9cAW0TvHK5jjxf45HnVff3J9zgGMPAgbGQ2c464htgEn4bd3fXUvDKx7YVDdB6zPVepeuI66l0mhbFzRdVS+PJC4lAcTFyzCfnl1YOXLPcRlUOWH6te5Yso9E3sAHXErprLqihlAR7IFF7vGYN6+/LSup9WKuibd0EW1WlGyrjpG08jVlVYzkKGlUEHuhihDXqt+QdbNl35MftT/TSy+zCqrK1vh0XQL/rSybuRdMAT+9Jg/PdEOw94ogmliQZHnfHAqbxiI+kCOotCUeeadmWfeZ555d+aZ92WeUYlAuP/MU+eizGMX7GPns49dsI95jlZ418xDL4QPXfY/6h/PQyVi0Q5zLvG3AMWKw3eu/dGnfe9UHFxB79Qvdn/3qT4HkeKgtVXs/s4Hep8kK0tdlzzHGDbcsE4IufavWlda8VSfovPW4AfVwBCTlLOqiVQVBb8yRI2sptXAyRQxWeVNGypVIWetpT2lM53uskXR43aqfY2tdV/9YB83Whvs3pWh4HYR9FOTujSJ/f3jZqm9Yj1D6j8ZA4q19FhG3ytxtYJyuZgWfFwttThFi8Mq8H+Il0zLhHOqEL6ZduciAx8LhBmsEYZ1qkMoW9yh4rpAc12TdmTok9sAnnjzh37vn33D2+85KmrlGotYCK8iXTOU0wUZPNXKCe7mauOXh2IZWOYEZKxe6lSdF3uQnB126kKQin1gmi7xdi8QAEByYNJJF+kuqSOsaPLLKpJf1n+C4RBeT1o2U5ttE/c/Gs4Lgb8Lz2QGcQ+1Wad19oB7HFM4X0SgcfbIWzJ7JG5HX9apUyZzXNb4jcg6v0joQ0lCyrqlb4ds9aLcc+6FTkf5oUJGuVtfRbnb6D7z/r6dpmF3mmZmDja6v94/MRt2p2mtsj00Bi3o3oL/sG8lJ9nyGt0vaT21N7zU1ej+nN8I4syNQFTLZ24EclohuFHXAZVKJOVBJIHG8uyA1u2A1s2AenJQYR7WSkAL6owkrvCQG8AlNwbRgsZ6mIrGII6o7qfCP6jk6+JxofGMJcYzSiYRiWPU4JoKYz809IxRhoIJpntmje/kVcld64mow5qlFMAv10xUWd1GlTGxs0bB1QQ3oaJGJwMmaMw1eR9R11SzTT0oqzm4LNppCFaRd/EhtTA+pKU0rcXAIH5XkNObmUymeboVwiR1SrEhCqyMgVKSwLohiwhPsxXAccW2navbC7Bn5W1gXZ3VvkVkodW7IDUFd4aMcdt0iMCSSUBcNrCurq3DuDTwbP5dKSd3noF17Zl0iHqlvPijiInMRD4xPE1jevl+npFPeYl8apvAuiEJhRNLajJEl886otsiBadg/tOWCaxjZzrwKlOvT+kspB9u3ioegm2kyujSYZZZulvC3fM2rhR5qkaO7zuHEOWhRzomqtBGfpefuoc4/lB/wEw9dItj7URvNhwiFKI84/slkOlwCWu4oIHw6WM/eOxBedo4e9WxRPF4Xh43X4nl4SCadTgTzZoMvxljdPmJrNdZPZg99Der0t+s0uNvRvewhgsX8dXIBxW2Pmd1H7dlfM7qEDcaQVBr1vdMyiZNyYwCalO8U9pstgPe0+3AvP6xDznamveGM8agl8WqWf8w3exM2wqizWuSjepwV8szWCU/I7JRl174BY2jO4U8JV2NmJyhCZZW5aQiXkMJlYv4Y+algB5UZCbCj5GIEswsQNz7nIZ0OjdXifJ61oaYHa99M3e547Uz4gghsfd1vfFkmmMIvKUceRdhX6A0biPO8jb4DHa+IKJeFh51q4K/EZngM5HTC0LMWCc2PMk9Dz8MhYUrSFB7rv7P81EmKlCg3VoFTgXX3+d1vsTdmpNEI32MLopuzHXbwmMUPF2M3r952lyt46rzUvz0OXO1gavOU/Gc/VC590NFfMgVecF+qBQW+SX7oUpY5PP2Q0OS0sBc/QH7oWbvh9hyV+QvnA0+5Ir8PfuhVljk58MPOZnuykfN1Xbvhxjk5or8wacG1fKifXk4LPLv2w9VRZK3fptmytEgW//DyMsu3g4ujKj5p+qDTrkb9V2r+NhQhZwVRBIeK2Ekn/PR6/4pdBAFSWwo6SB9eX/XOikU1BMop9lZaNbuCl8IF0q61CD/D88GvTmmb7aZgMc11YRxRurZH8b5/hgXvqLohGqSTnnAzHFKrX4dCiIydeixHHRa6ajRdQPvgvJEM8GQ4HGd+3hcp3D4eB6caDSz6lj9YDBW7Uxopg25rLmQy/s2/bhxVCy1/50JucR98SdDH8ozD/Q+wzP9lx0QjaeWrrT1Mj2ahUH5UVZQg3vRlhEjzBR6uEnDITIKN7uYCwzZDZAm0NN5zv2exUw9Y+SnvlnMBYnojQRQQaWpvpjegk6Gso/p/aWYFS4IrhG7cEDMqnMcZbE987lTsXuYLrSoF5/bhq6WSnDPtkQS9SrJF3U+CRhEZIL/woBmibbUkFZ9dOZ0GNEcRsm521jpJU/n/oCKtO6fnMk+UsQjjpz8sDzyE9lHgpR2uv2iWysKy2SGv6Q9Gpmt4cWxuOy9v89Ha8YNrys++DqigovYWzjscTYyGNmKGEi0VkBkQf2RuTZguv3wAM3qwCjJXxukqC336Dr/WV9xYI3og6ZULYnXCoMdoyPkgigaKoMqtkoA4K8N0p3EmYpVBlRMY2PbZsht2Kso/eNFeewH+K6bmfBl0jqltUwx1e6/lVrh5Lf0xKbdQWkwNWWNDVVT3bTeE6ZkNVi59rPmQa1yGve4PMGdp3KytxvZb5u1FxOIBL01HNBv2e83egTMuL+nWtfsqWJd/VjXCOfcp0O8+HUbYrgU21Vtwze14ku+4hqjaZl/G36pjx0L2le45kz4jkEea9cc8L+/1oD3fuL1fmNZtuTrm4+9A928rWn2J0W8eHeHKr03PzzAtFDunvnAAIv1r9lWZJ35PvhBY0A+oyeB731anYHKBir9mR6zrOmQXqe/q5n4vX9g5/9DUEri8ECnnvRW9Asf7LM8ZetHf9TsMs3OymxxA2Lk41WjDn9wQIHqCNqzTlj5e7UN9wxow0WdvmNvsQ3qi+4/+ffsJ50Xeq3vk1f0k+1VP1nrCWjMfJJxueXu0G3NsuMCzcyMV52ZXbgnctqdiTzT9Gm/BElgCM29BoURmO6SwHR/HWlMfn00pnAtGoPHWrc16XwSvy9jA3N2yIEb9u882Ud3Bm7YUfeLTw+AdxiwazvWfdXFPyAGd5XFH66Gi2sv7dcHh+Y+qnP03QPm6IBI3OuYo33F/dLTfWbeXkr2xXN9mutq1h4DR+xozdjc36nCLBPGDVoLA5lshw8jphGVSQty5wtP2We8XcTGCH+33Xp421bVmCsGlaAGL5Vmr2WykDethtuIsKrhdiuvrJiZtGDIILlp6qtT6f76WbN3hRfdNPUXkV/U/O5bd+4hiV/ua1omoMsFWA6szG8/ZfaEa1QmMt/Qbntu1QrZIOWahn3yugG30rDPioZ9VgYEKVcyQcp9jZLNQAI+KxrwWckEKcO+wIBPZeB6XmW0Z7X7wx90ZpFA/YBnPm5a40M/axqxPKD2ErFcyUQsVzIRy2vWu2Lr7SOWtd7dwuovIt2sRixXMhHL8iIjlld98QF98X550Ucsy4v3sBcH9dQ78exl7anmOnqqOmhaVbvfp9ShmLk4YFr5icVr35lhATNF2iBpffATT5/Jgiv86FOGoIfTeOCEH1CzynprNnjC92DghZTHmaL+pjpjwDDigU9KvoKIV8+0k7/PmOgLVzf/UF7O/8TsFv+sr5R6/V8WxWmUoLQmFTLU5BYps0ckL2nEIbbmhztEXV9SqLRYEHpjn3elf8+lzZ0plOMQuvE+sX9Us7ia1SyuZjW0RNTcXbFE1JPqm7HofyKI8bZ7n/tw395OwDR+nhrCByTYteo1Q9/34T7mBjo2eZ7x/O/OVHIzLDkvpbXAPjPDRL02LPINovb682+ckUL/xBRakELrgiMthRLcJjbV+D8+tCokSPePvmPVKtb/IqrYyFYxWrWK9QyojlU59ZtaMVluESTPsivUzu169z/1ty4olTapAS4cZQjO1COjznCx0Bi5QbzDpWIxb6PoH89O8Ox0pkIyrz59g+axxYHMrIeyGPOcoaN9vfO5mJ3PJTef42A+/+PvcL1eduRC53PehSVL7lHTtz4qe8Ynugv8xWYSBzfSP2LlHsCx7vPv7/08gbrKZqYUpOGLp/uGtdZ9/jucrd68GNZWkknDzFofWNv6wNpis730HYYm+86oZh74g36AUaeQqnV/or8vY5DecNheP8rl0+hZPo21lo//+oCOLIYx0ewqInNxzilIMYyL/yqKJUW9V3t2Gx49WXlAwFEWZM5C0HlnFlQzlwXVzGVBNeMsqGa+p9QMquZPWA/QVgGmi9hRyP/NVqEk9hZz9V+eM1ervbaUgqp+HS//77WBffajUM1bUjSGtolhp3Hh1wIGdeyYIstbxlvUnzbKmzy3ZA/ndzMTO0AlKnnxU80bIkiu/p3B2Ay93+kxF+Xq/yUe3NZVN6ewE9rUdRuJ/lyfRL9Kw7yg1TaQFOej9TzvO9s575hOSNbb2ZZEl7xUbp2Asj3ozHWrVyfyOdzXs6P09vvnwQI4OFpdRCO3NU3v7mSEUymzaFhFe0GXTSlcNgV3V5ZN0VTkHxhDB1dCUlJiHbpKf/ZJc78crpR/aN8qDFopUbBSnhI/OqtIeOlDvZNFwKPI+uV7rGUWPOrMdxmt4dXvNEJ33/OBHhHRKMPQVmWDUuq/JMsVrlCKOkGPKOOWlCcSCjAogDPA6KYas/WvRhm/qalpblBCQEyP43pU9wQ54GtrPXxtzfC1tZCvrbmQFE3X8w/NI/+sr5x6/eVqXtOPe2OoURtwjcnGVLD/TFfKmTNax8ZoXfl0CG4vVqaYViY+HVqZinApoAFPmuCL/l+NMnzQZTFExacctf9P73eKriqfNmo8Udf0VBb+m+0BV6WmSS0Y5Uozs/17B3GonQLBp+A2xKsyibqjmYuB4OMvfuBpo5/8DbVuB59J6zO4/ppeh6qygA6vI5uBKtQjJ7bEoaRUcOxdpmXfp0qwPVEF0fln/jT/SPdMTKgPUaLEqkSxeoLCoDYVulf621QY1KaKcQ4uuGCX/upBUSszqL7mDKobM2N0u+SawSBH9RDnik+qygD4D5+m4iFW4R+sPYX/2ImsGkJGFUCsWFWx6hhiajfG6FVkws2oY4gDSKxK96JqkCri+RnOvo+bzveJlbRu9KAZNKtEw9c3A1FAT1sKgo7GgBQ2paBNMWpcDJ5vSkGbUtCmFLQpIFZBUwpBU3LdX1WdbVXoQH9TCr4pDOuUVWUFl2e0F+rZVSX5WIPFt9rUufhdRqt/jalT6P7idziNQcFxp5ETwAt+IwvfGjj/Mz4TP2gTL1lWoaChqG2CsKGIdyniOqzbFZPPxmRAKhI/5mFuPTnjgV24Y+ZdNu0AspVIDkrxIVLhBTT1W5sKesA927jBnRbfT8mnwSSjmgkH29lpLry6ZmGJdLI/Mkh4inyz8EBM7DH6l9X9LfPOz3+o952kJufSgeJdx2RLqNdpScJutk3458WR57raoQe6iAdru58bRqVsWb2ysnoBm/2trlXfo+rzllF4la2dxQ9Y/T8WCrUnJMnPY/2JshjnE6lXXvdjPpPMB3UucGyLkoKKPrb0sSmemkmK75I241CRXEsIdAAoC4ZXIME49EVNvlSzuDhMjugznSQl2cVAfwxQ0TUh39aR0q6WxXA6Dpu4enn/yFk67D4yk7aeR71ayBj4vNSxYjI9xOI/XWQgKFPanE6HdO5dgvutyLCX0raNevisyDftzrCmUHyEeW39dz7bGQY2WNIbO2GT5/oHkaAZa73t5Ut/+m0zLwkqFJ2BSybZhjgVdRgRyAVmmtBI0B52LtPZ/wV2JBcxR5QpCLhAKhlXmgF5pWaVuxOlJ+Mh6FL9JieleHzn6r/ZC8Xyl0AsfwnE8pdALH8JxPKXQCx/CcTyl0AsfwYgFoDGeWy5riCxkBn9zVgCgXN/GUSd+3MNokYM9UcilbC/NsgC6pQav7u2HTTu/t2PGLXFFw04i2f04WKPkYSIMtMNjauxDyD0ttP/oGJZ6G0fB/lwUw2kYSyhSYQb4nJjUktsoeSwLdn73f9JLKpM2wV2j6FY5e4o8f3zsPaQk6eQdh3q/2JW/V+irl/TyEqO0obJLWucWSQnpgYrxsyJm2v/trQmlhDt+popM32qzMGvugyZ3fjR08yc2hasR0n3SrEfaz6nEJKxT5xb9Ca9P4hyIimFQ1+0GTH7h75oc4wmec0Xuo6hj3Xo45luULTY4gtOAAx1Zv4bhTW/UbjWN/pi1V3J9Q/E4vmUaBqun3razSKdYiLZiZxSFt4YkV6SNLdiJlFejN18eoBVM3bmVC2QiS/ZtRrVToE5R1nfv6lgOUC4iQMbNb3+stYGeN2ZLohsF1QHrbCgAhpiS3zycCYU207KebJQIAo6FbqKO5UnEEY7DGAv+lMTqbEiWESpRh4x7h4SFd6aguiMSXdJHssbJW+e94tyP4FiCxP1Ulr9mOnrkpcwCbdR9L9OilRtYwpOZm4S7FVCkQVCFSNBS0TlIr9MFBhf3UL2JWZRx0NJqRcUIGe93QbB20SDUFaiHvQX9eTxY9df4k+fddb4a5T41IedgddeLHllDR74Lx92rtdRYKz1D/xr71DQ4yPzs32KoHr9nxag5Kk81pft3KMyxIQgK/KQgKrEHOkyD22JyswRNFnRGKqCvtAPysBFISBkBQ9CVlDwUjITAiNmaE/c/gkFq+KvTB/G3X93zvRhFGTa+12vMfQXP/8hpzH0F3/WawnNxU2/YPSnCZStPg0kfGoOAo8XqqiDovnlJpJQW9qgc7O449LWYSv8qV6db9JfYFELLK9ZYLRagQN7w8FVXbM3/uEHBzzZ3xu4GAAX1OTGj5iqBMAFVX9jqO5G7SefdjbDLxWRybCQ2b+DxOw9c6xo5ljRzKMS5xFTRGAeVXgQqsJ5VNPJApwWyQiEPm1/Wui25H7uQTQIOqfYj2jgLposBJJq1DnO/G9+8hRdaMPP9mXZpnIdHyjSVaHIbJILshEXjTKUZ0YZytku6lCQ324N87cIQGmSCcnw3lAlY9N9/x+pU3q9+2E1AyFLtb4ksRuqfWuqP2xRx8Eu75/im93v5Wt4nEXEXjnnnvZue/VwaqzZ1rqZATj5mKtVCX0kKbTpMFSc6atP6h52rxc1xELegrtG5i0ZUsW6Y192HKC92WcTwWGvioUda/adqt0EnVTns0syFHCwwp9380ui8yx/LNxUcs5i8mkNBM11/8X7fSfXbXN8S/qyzV8qBG4lZNd0OhdVy1y/W4C0n2C+3tJd2KewwsFiSilQPDdkzypwzyrInlVSpbMgn18Sl3OJA0SC8qR5KY0uMRkpRz6+lOY+RmmSO/DH0mZ2A8sHcDZucEu2z0uDhozdXzH9zrOvGfP///UB886vf8D3S8MOWMU5Rbq1xIsWEQD179lbHbaS2yfd82i5m2ju4pDkOxlchAKmYVu7VhHuDQVTQ5PXfiPx3flt4QfNHCnaOWKHxs+UyPdi4Cb3ScSbggA6t4nBu6r8hPRswY5isl8lHlYEAEHpIS3idApVQhjr9hqTSNaFZnI+5Zi6MybnOgWeJ8cIxiIP7U7gye9IY7CLRoNIo3c4l1md6LUXewFfAu9d+kEmalwu2uB1s4nZexRGYhvErvdsf71RLRbBfhZ6RL68DUUg45CV9GjtubVpgFJLCpRaVqDUijKaYsM5QSLiXlSGg5OUu4hNJ8GOkkBgGuzovJq5KhkmqKnnmDEkim2UON20ziuRexxoJnB/TBu3mo/UusU7XMqKosbT5+1PERCNiJhNblE0yS0aA5JbFEFL8F+SW+QpCxbbX5EeyhtZsEGHy6aQGo3A9lJxnmuzpvn3ywqSlUtbWXm3lZV3W1l5t5WVd1uUd2+h301eBF6VYUuUYYesDNtmS0qUYduUYYcw/APrXaD3HkW9IRVlkYSgTPCLJvNrgcOn0GI6WhJXozGNJKIQHxmZKi+YixFxa1SwItIHCtMEHk4MLzsxPC9oaUaWlkThZc1Rkkoa75K+2IANDU0o3CHpYNCE0qqv0pDE/awgYngkYnhDkoGn+HiJICTeX1GdXPm1oWbOArqaFkbhTInE7GPToBTCmRKZmTIkM6XQkwZlCF0zZGZKgdX9ZVvdAlOj1ynSDotxlaC41IosSO4NzjsmjpJksm5E27AGNs02JTmW+HFAdNnhbbJv2tI3Az4mSS5o1C0RmidpkQUu4EEM+RA3yiGC/5hOaES2e+oyGE3vVqXGxho9Gpnco2B30opM5otJnWhvsDkamtsS0qOLtc+Qaaz9JCGceAJooAncS2r+L0i8e6eSP6abeYmW9YI0H89V+AA+kIGRE8GagKOFzHhS9LVKt3yPBuYHJctcxCEQyGnU9aQhtz/9tNgsH/n/l3ftUXZV5X2fc9/3TsJQwUYT7ZmB2hnNTBLbpu0YiWNMSEKwlkBUKIU7c89MbnLn3su9d5JJgJBAAiFZskDQtYrWRtpSKFqDUG3tA0FUFKW2togWlVZs1+ofbVafadeS+L32Pvs87p2BhPyhM2vfs893ztmP79vv/f2+LSureT50BJa8MmKb5DWE3x/Qnw2kU1QFNtA+sGOabR3OIiVE7hE+Z4JPYzfC5RTrGaYGsnAOncsOChIhozOyvubQwhn2aLm4BuV/HI0qs3PoOTy73wl9gUfgb0aVM2jsvTSYhHLRKuBmTPlOKMPuxvYA2cXZDGsmabJ27GxZpG0cP8/AvXQI/5ayQw89its2el5DBLsGEH6EuiG4Fm69USrdgWqptj5CxmjCYWZgtJBdKjBCl2um0RdkiAdY6oAGT79jP6bGy8uVyapVHi4Mlgy/FbJWmmFd//AbIe3RjFHKyIhSBmkWnsD1enULEkFBg3UJBfSXFJoB/a1HewqZoFC7pU84EX5ko/zIdeVH3vAjl8SPAiGu8hM0BSiUSa0Z518pquK9Mq6VZrX1B5Pax61jaPoDy6F4UL+2jgK6lIwRRstoghumVVrYBSnyGjtvRSAhT9YveemRRj0FOE+IMMXgKfBHBdkn4kEZqq2CraqigRqq0MJrwR6XWRbBRftU9X9BBlmgMduGVFtmhz8kSC6NMcaROqY1z2YdOQ2P65VY7BgzgXK8ZVshxbYV8O0nNPbMmg99LOfkNAtXGhb24I9gKUvCjUHhhxPmh2H+kTictJg8WHX4wEOgfFHS6bGdDyZ+TBtFvRDBeWyegq0Msi7GIkrg4OIgiahP0ytxqQDOH6QjlZS4VHAIrzXmJnsJAbg0ZUwqkMU9gainNEQ9g5UnxQh1USzGb7UEsTah0YTAjvN+S4ba6kFKWz2ACUQzrLCMs/KEcEWMRbTSF5bePLwxtgnm4Y1jyehLpoBZxHu04M5ja7b9ZKMwlJz5U2OMFrwSSZXIAq4FA7ZS92GdOlSYxQo2kHq5qVOBfQML/JiUOpWUuhQBw22Q8kqrfj5mWZC19fdwzY7/bdMFdmthG4ElMXGZ0At+8vGTdvlbvInXdCNGA4IlS20fANcfjAmAcPhRHc3bYRM2oY3Oz5+BaHPnhivLOUFliZsqodqW4dqW0fYgXLIHgTEa9AiG+kQvtpweK8Jt7TNpOOU3dUPQ2obMPHUBuyASR1TvofNb0gUHBNCUAqNLPIMuWaahKWhsGk15gb5+kQ+FX86Hwg/pQ+HNkfAX8tnxo3DJ74hAgXjHZ0T1cwwFDLpPx5FHxdBS2QLLv8Cm3d9iYYzy4989YDSOMSkX7qCnumO6k0/27qdF6tjThwNjF6XoUwL5pA1C5OFDphQx7if2+v7gKPRs1FRFfvzjR411iyDt3zpgra0nxe+a+ENHvSTGb/XQhfjTUzF8FptECtuCeEgAKagMiPucAkjJ04QQdTVxhw+1PHIISCn0AKTQaZqg9xwDpJAqb/h0lDuOmo4hZ41oUHf4qWjyzSul0l2OwJ+KXDoZAEVDO/rW9EtZGWPldMyYdRpjcRU1L5tlUtPS5kyKskFLGxBTtB8dRLbfUQZRzkv8mDacSbM6Ma754wpakLa0pC2jdS1w1mmlLRPWubC33dPWtntaTz/uzqfTjMLdFxtySxD/eTiG8XIFGliPG3oTBDmhBvO4nFRgOHo+CY5+MmbYRc+tXkwAVns5C6cOgTNKvRhegyqG16CK9hpUwTylNSgYMyeg1K2aF0KpQ+RoeZE2CmJz1jgOro+mCtCSLeYGr48bvLxu8GBnQzd5aRjHfTjYsg0BySFWNP5DQPIB6e/HHz5oqm4xwJYXo+DYYi9wbBYXWpQZkxPAHCIrmtQ9GESSZ8x59Jsk/Ddb/Vxwtk8e6Zrt4tnMduk0s026FgykzwtawwbSx8s5hJJge6uUZDK9uDAgPy6B5mkj2MDutRXbw4kQ0+5mfSqyZmPqeTCvs8xCuYxQDQYwDOCNG4ZyGYJqXuQo/zeTNfh/bH1ijU021thkg6Ylq00DZFMaRxFvU7JJpgGyKO9XzTQAFn4qUSkN/LfWAT56xKhdZKPA+wWaB8gmIdqzUdMA998cjQhNA2SlsNumAWAlF9dDBPZvpfUDnNa+M5hWtFRvybU4fu8Ro/mSNTOl4Lvw66E7zI7YB7DS/OkYf72w8YBFEeMBi3oZD+jJ6mTjAVmse9kudU+Xxo/2BqJ/nketS4IvXn00/g+PRoV9htH48XYr2wUu/lhxXmxwkhGwhWODA2vWCdjgIOiv2NjgCNlgg2N7o+74iQ9yA2lbTSK/XhE+FZuAM4g4agCKQcRR6oJAxAnJOs7JOt9Kljv+jQ+KOuSzXUDC/2JAwoipBZBwQYOEHaN+m5AfL2zPzAIJp2MgYT4rZsCNpRkmY5zm19ppppVLe6kiHr0NAu5eVJJAwAl8+7YeoNh8YyBsaEnRtY8E7Cb6k/EFGVeAt+OpkDEr+5XSZ+ctP31JJYWAwbFSpU+94AVwGqdkovkeP3AkuizZl8CddMJ7MBtJ4E46aS3K5g2lw4n24FEDXRBjArcSAy8GgccGTUGmDBw5IW9Pc94WdUlxOik8g1tOCO/EXdKu2ylnbVzWeOgRCR0eaX8Xrm2hwdxHAkiyvayTCEx20No6b/sRGpkMyzOIG9HIBdp4o+3yAu6NQ0ufokpjIMkTNMtj4DHOUzTwmNYxaf/JBh6fjCmrlhDHfB0qw5MKfALwOEHBNQw8RgCuswN2V1maS3AUnJX9SIJHoyUfPcp99NWHI8cWLNLjd95tVmdzRuPFHH0VLkq5uFRLKXXmXRp4d1Z+FhOSwhgz2ITHNijWKVekXsPaA+tZbeDc2zHHlO3XkzLAAGq+Aeg3Taew2CEVafuKmLXOBOpyoNYpQ3yaEMw9nruFAoVmGM+FiAX3zoWE8X+HJIxlSUG8gTaq+kOAmSUGIvM6+BF8+THGl6v+/z4UycmdbnCejcu797y71oeKFLtAD9jB5sVlLQ93HANP70DtMFzi23fdoMv7IXCyDWqBEAxda77Qtj42y9nNS+k4yQu+yvpRoAiBBla5UWV9Y7Qi4HRQLYcVUwQH4LDGh0sqaaxbgEFyy/sj2YUCCAlCylM0LSPzFjZkzDGQMZp9Yc/PITPSm/VcACkt9bL0tGM0CLD737SIRwGY6B2bWMdJ0a7/0oEMNmUcpbKjVLEoSc643w1RZkiOLoJ6lB0YJhwiwVakSd947FMci9MzFv6CXrdiecWZYVxbEI2+P7OZ6RZLl8wcP6tl9VEpqxkoq62QYddXUlb339q1rOpc404H/MhRUC7NueDH5pJjc8njsuz1KMsHNcfCwocDKsHaAh0/RpJzLMnRou4OWHZEY+B4QYk50XIhAHw7rSqS1pBEr2WJYnAQz014Zogq2aXP4Vic04rF41i8cCylD5z5cuOGyg091+XmaSk3x5waF5wAVGEXHDdWcLKhguNS0XH7b44VHJcsZ4zfS4hJHHncq8/9hzi5MBwjvTBcJuJeI1QonrCOMAsVC0gxlYtIwyCiCeJEHus4FcWFzMeraws31ihgyl7YR29jEUOvK2LvEra8za/aIj1wVkX6NRFpSrqt05PowUSJYlvRf+hW6u5xK5L0+vIYVBcxPukk1u3U/HV7juv2XLhuy4lNtEINStpBrZvjWjW3oLrbNZQ8h5KP1M03iokJ+sqJfOWUXnLOppw/I3I+A0K+rbuQD2shi/Km00PI93Xpv+HMvh7dt2G6w0x35uuu9VPMwA5KSYoALFRgJDR5gxMKgcJFkQgXixUBEdmpsyqyr4vIHBhqJMjt5QntSLLQQEgrlHqbwsVDl2Xm9pDZQ93GXE7PMZdE4WLYyF93YWMsh8ZY+8wYa194jGVC5TfosT2meqR7Q5qfT1r5ZGnlRVoFkhZOPPMiLTkdOzqeKpj6VcDz6wJRFeLjKa3JlDn3ZjNxC0ks32VYZQ1hFz6sYvNPEQkXSl/uJuGTqtZNxNDDnVS6hzupdA+Hc0Ol54jziFtiQHkfvom7UfG6IvEukcjb/Kot/aNul4wsqy1oriMDNNPo6wFa8ixF4SxWyWR2AXldRlmtmJxWgoyeVio4RArOZsaDeBohWfrgFx394QpHvc2RRq5vTPXh9TwulzD7Bl09MJNCy13pJIMiaSYHBkXGFCr1gTlEsVe1ZFCJ7Yv4x0I2H0MOYUGvexPj9mxirM6ZGoP0wpoYl5qYG0wTc0O4iTGh8hv02Obrj85qh/DMmevD7+raHUhn9xPThXdtBzILWyYI22N7eRO1+ctfhsrftab8XdtlGeHlpsKelC6kUfxpZAYtFT6CFQFsHIXMFgn1TUwNrUHaK5Ly2m9btSDFm3L5XYNFOg4aTBaN46HtfJ7oQBFNO4FWjrk3Jx5/hFath8ZztFCuK3Z2THmIy17tLsPldGwhcx4cdg9oMbRJ1c81Hiu+QxYUUX0tTbBlp4WWEY9j0rycPrSc4RmL8SBZjXsD9lMhyF+M4keLqqDHkAOsNO3Fv4hHFHruuxehOoY7UHolyQWI3i5KMaoyYYpLvVL8P66Tj5sq4FXkjDSN2KRlqFMS+F1WYzizjC8cpOMt5JlA8zIEzcsFuLwsHfydIVxeGpGQ2f5PUVxomZRPeD2PCyC2WLQDgx3AkEIVZegWc+tl/yLWs+UE58g9WxqHfh7r/v6AzSePKDwWi62ZarAdvIfZIPXbwZyofpJWLpsfyhnzQ3gcVGKCszTERK0cxPaBPArYH0OBWQ18l/kplv/BDOHjAiy9ly2dCvM9a/NdmMabULQyI7zNa77nhe+FgO954XuO+F4I+J4nAwU54nsWs5GXbGBe+cBnm+9Fi+8l5DvpbBaS+F5gsvA9S9Y8HMbWe6lzbwsG1VkUQImt9cPIXARA7Ovz8iH7T3kDriwYcCXaf0pMeZ7tP+H5UiiAgldCAcDBGpYA0PrqYI4EYMGf8qW1CA1gPqe5y+a9TzAWWsMen3XbtP1pJT1+mnpwkGXpAcdomkVGTYnrJfMNf9wFDH/ivYWzgKEYbBwmru4M1Xqt7mRBRVWvrr3PLK7h1GNATwoG9JyA36TXeq/qJH49xF8PRZblJqKW7ZYE3mWB10u0dxe3bEe2RyMdyZJYfyMP+lhL9r8O/QTf3EM5/XcHQIDjfWSpEQa6l5A+HY2a2Utg+v0fP0g23NMkSC5nuOFL+9QdtC0NpaqktS4VT2Bcam9Xk3VF1GAack9gMIg7BnTl/vvQVss5sI8D853V/Ki0VpHZtgwabIQgHRrknzqVgu3nXRBL9lI2J+dld7IV60uWvgMGngAdKI3TMfUUCm3HYi/g8JHr2OqCD3bb4STUVOmtfBIaT5NgW2iQUXpUMyGJxw7u5+VDnB7RXak07ICpNPU7g06gj6fuP0Z6+w6AoEWhcu3UUtqcPo8Q1hz8d+ANst5YOu6lINP706WnXjPs3agublUrlzV2e9erYXC18p7GbOc9rWqjVe3sUdX6VLWOnm2XltuNemuP2qg9rcburdW9/tZOq9zxp/eoSrXdhK9Vc05NNFoVvzUy0ZhTUzV/Dl8lz8hUDXzbNuDvRvod5fhM8Fv4dmP4lr7Qjyx/rdya9tsd1e6UWx01DRnZSr7Jxmwdf2uzM/V15PfnOj5cdsy2O9WpPSOTjTrdl2vV6bq5g+RP+uFnM+gbnap21Ex5bmS7X53eDt5q3XjLcxsNUfsgVfBGzZ/qYM7bkpA2JXCdX6utk3uOvdrxZ9oKuDi5s63WwLNGS01CtH5Lklv14Su6X7O1CSls6Rg6jSZG4O1ulZsSCfunwW1olWf8K5qq3G76k53Lyp1qQzUb7Spc6yyMSrUFT/CWv4X0+X4dAifWQ1R1Zil6IJ/VmdkZzCVdIbn19lSjNQOy7nQaM6o92WrUamqqCj+j26Hw7AU2lmuq48PP6C6/1alOgu9KENDkTrWNLxv5AkFsJ/7urlbQB1kTX3nuvZrEnk615rMPCtdIu7q3Wp+WuN/VKu/GO0wCXiGJVfY0mpdrP6fW3AI7d+K15pcr8uoW8fKb+q4Nb+K1inLAki/3OmP6Xhewtl+bEvmSt+XXQAK7fDVRm/VVeaINHO/4GGyr7auKX4dfKGbTsy1fjY1N+MBaeHrdbBku9UbdV1MoTpJbdaLmk3BVc7bVrPmqAbKY9pWU20sbFYgF8jXdgpJfUT44FKNCOWJdV+vn9nR88m0p792zzfg2kq/lV1QdQq8EpU+K42ZzD2wKbphRwb0/BxFVwAO8alXr7eokxT8CWSmrq9VVqjrTbLQ63tbd1anOFZvUGmmALlJrVhjv4EVrVlSqu4DW7uyp+fhMPCvwoVoDy78tLNNjapW3wlsFv6u8lfCWogo0qkZHR2EIuRxao2EsPVCShlYu91ZNtYbV8LDiejQ0rEZNozGkRuW90SbcLPfoMrwcf+UBekenWvBjVaohFGIdvw7qzZCES17M0yao40CUUoQBVMpNLA9DXJOgcPgUNjAeryJm9Fbn/MqQGvS4wXn7oFoDfPEma+V2G282UJnxqL7A/eCgZq8CtmDKPMiKLqVjRAWeLAePp24sKuYyXjkg8Np/7U5rdrLjcXM75m2r+thPBH+7yi1volHZM+a1GzN+/LmdVi7dILsuz7knCD83RdDU2PCfea7raeSPG7ZQNxX6CxoqXYGj38/MNOoovfa46Q5Cz6nOJT4jVX6rUo5hL9L7ObSd4b+21FnsNTAX0e+pR6E8JidB9zhXQDXc61fG5/x27PkI5K6JBXBE91PdnlNnFvq7mEs5FeqAl2Oefj46CQJqzHjXe9cs967xqnVPt0LrjGQu89uzNahZ+EfNK3aIyeKAomwzzMOOebj381rNfmE0ytChUa69+nkCQ4dGre8TGDpkhX+V1fVBC6Lr3dWx72UIMBTJ32h4+BV9LH8vrOXribWGNP7U3enS8T70kgkR+HPk0flyfa1cf1auS+T6Ornq76J/jriX4PmdsBj0eqEvBbcM3BvAIf2NFv3nFCN9kD5g0QfBXSD0Cy36z4N7k9B/waIjA4aF/maL/haUtdBHLDqKaoXQV1r0VeDeKvRftOi/BO6Xhb7aov8KuF8V+q9ZdFhtxn1Hoq+x6G8Hd5HQ11r0d6BohP5Oi74O3LuEvt6ibwB3sdA3WvRN4DYL/RKLvgXcpUJ/t0X/dXDvEfpvWPTLwG0V+uUW/Qpw24T+Xov+PnDvF/qVFv0qcL8p9Kst+m+Bu0bo11r0MrgJoU9a9Ao4X+hTFh0r/nahVy36DnA7wdWArtvKGXB1ebdhvdsEd53QWxYdm7CO0Gct+i5wu4U+Z9Gxy9gr9Ost+g3gbhT6Pot+E7j9Qj9g0W8Gdws+A/rBSNrx75BcbwX3ALxzm/XtYXC3y/0RuR6V631y/T25/r5c/0DhOUAO1WsX/GkkSqNwv7zzh5LOB6y4HgT3R0J/yKJ/Atwnhf7HFv1T4I4L/WGL/mlwjwj9UYv+J+A+I/TPWvQ/BfdnQv+cRf9zcH8h9L+06H8F7jGhf96iPw7uCaF/waI/Ce6LQv+SRf8yuKeE/hWL/lVwTwv9axb96+CeEfpfW/RvgPsbof+tRf8muL8T+t9b9GfBfUvoz1n0b4P7jtD/waI/D+67Qv+eRf8+uBeE/o8W/Z/A/UDoL1r0H4L7Z3AvYYUeP/m7sFz6/wP/2rz8yvPvWPa9Zz/5+GPP3XPBz1zz/jf7//b9TXNDV0188/iHfgw=";
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
      : containers[container.tagName] ?? fail(`The trainer doesn't show "${container.tagName}".`);
  const numbers = record("container");
  const choose = (name, value) => {
    const choice = tables.container[positions.container[name]].choices.indexOf(value);
    numbers[positions.container[name]] = choice >= 0 ? choice : fail(`"${value}" isn't valid here.`);
  };
  const put = (table, record, name, value) => {
    const parameter = tables[table][positions[table][name]];
    const number = Number(value);
    if (!value.trim() || !isValid(parameter, number)) fail(`"${value}" isn't valid for "${parameter.label}".`);
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
  show(state, picture, selected, { keepsView = false, mustFit = false, hidesItems = false, guess = null } = {}) {
    const figure = { x: 0, y: 0, width: get(state, "width"), height: get(state, "height") };
    const container = picture.container;
    if (!keepsView || !this.viewBox) this.fit(figure, picture, guess, mustFit);
    const scale = this.scale;
    setRect(this.proposal, figure);
    setRect(this.container, container);
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
    showLabels(this.guessLabel, isShown ? [] : [label(spelled(length), x, y, scale, "guess-label", isTall ? "start" : "middle")]);
  }
  fit(figure, picture, guess, mustFit) {
    let all = bounds(union(figure, picture.container), picture);
    if (guess) all = union(all, guess.range);
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
  for (const key of ["x", "y", "width", "height"]) element.setAttribute(key, short(rect[key]));
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
const label = (text, x, y, scale, name, anchor = "middle") => ({ text, x, y, scale, name, anchor });
function showLabels(group, labels) {
  while (group.children.length > labels.length) group.lastChild.remove();
  labels.forEach((entry, index) => {
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
  show(state, picture, selected, isDragging) {
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
    this.bar = html("div", { class: "bar", "aria-hidden": "true" });
    this.mark = html("div", { class: "mark", "aria-hidden": "true" });
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), html("div", { class: "scale" }, this.bar, this.mark), this.text);
  }
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
    tables.container.forEach((parameter, place) => (state.container[place] = clamped(parameter, state.container[place])));
    tables.item.forEach(({ name }, place) => {
      if (item && this.selected !== null) setItem(state, name, this.selected, clamped(tables.item[place], getItem(state, name, this.selected)));
    });
    tables.track.forEach(({ name }, place) => {
      if (track) setTrack(state, name, track.index, clamped(tables.track[place], getTrack(state, name, track.index)));
    });
    const before = key !== null && key === this.history.merging ? this.history.past.at(-1) : null;
    if (before && item && this.selected !== null && itemCount(before) === itemCount(state)) {
      for (const name of limitPairs.item.flat()) if (!(name in item)) setItem(state, name, this.selected, getItem(before, name, this.selected));
    }
    if (before && track && trackCount(before) === trackCount(state)) {
      for (const name of limitPairs.track.flat()) if (!(name in track.values)) setTrack(state, name, track.index, getTrack(before, name, track.index));
    }
    for (const [least, most] of limitPairs.item) {
      if (!item || this.selected === null || !(getItem(state, least, this.selected) > getItem(state, most, this.selected))) continue;
      if (least in item) setItem(state, most, this.selected, getItem(state, least, this.selected));
      else setItem(state, least, this.selected, getItem(state, most, this.selected));
    }
    for (const [least, most] of limitPairs.track) {
      if (!track || !(getTrack(state, least, track.index) > getTrack(state, most, track.index))) continue;
      if (least in track.values) setTrack(state, most, track.index, getTrack(state, least, track.index));
      else setTrack(state, least, track.index, getTrack(state, most, track.index));
    }
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
    for (const name of ["panel", "tabs"]) document.querySelector(`.${name}`).inert = isAsking;
    document.body.classList.toggle("asks", isAsking);
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
    this.systems.forEach((button, index) => button.setAttribute("aria-pressed", systemNames[index] === name));
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
