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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-q4qFs995Ic5DbCblyBF6CAS32oaBFKCLL8qWS3ydHzU=' 'wasm-unsafe-eval'; style-src 'sha256-Hise9RLHfN4rSkkMQ/m8NFn0Izedujx9+a5A6qz2C1U='; base-uri 'none'; form-action 'none'">
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
button:hover:not(:disabled) { border-color: var(--measure); }
button:disabled { opacity: .5; cursor: default; }
button.main { background: var(--measure); border-color: var(--measure); color: var(--panel); }
input[type="checkbox"], input[type="radio"], input[type="range"] { accent-color: var(--measure); }
:focus-visible { outline: 2.5px solid var(--measure); outline-offset: 2px; }

/* The top */
.top { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; padding: 12px 20px; border-bottom: 1px solid var(--line); background: var(--panel); }
#systems { display: flex; flex-wrap: wrap; gap: 4px; flex: 1; }
#systems button { border-color: transparent; border-radius: 999px; padding: 3px 12px; background: none; }
#systems button[aria-pressed="true"] { background: var(--ink); color: var(--panel); }
.tools, .row { display: flex; flex-wrap: wrap; gap: 6px; }

body:not([data-ready]) .tools { display: none; }

/* Stage and panel */
#trainer { display: grid; grid-template-columns: minmax(0, 1fr) 340px; align-items: start; max-width: 1600px; margin: 0 auto; }
.stage { padding: 16px 20px 40px; min-width: 0; }
.panel { border-left: 1px solid var(--line); padding: 16px 18px 40px; min-height: calc(100vh - 60px); background: var(--panel); }
.panel form { padding-bottom: 16px; margin-bottom: 16px; border-bottom: 1px solid var(--line); }
.panel form:last-child { border: 0; }
.panel form:empty { display: none; }
.stage-tools { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 6px 18px; align-items: center; min-height: 34px; }
#summary { color: var(--muted); }
#handle-modes { display: flex; flex-wrap: wrap; gap: 2px 12px; }
#handle-modes label { display: flex; gap: 5px; align-items: center; min-height: 30px; }
#message { margin-bottom: 12px; padding: 10px 14px; border: 1px solid var(--over); border-radius: 10px; color: var(--over); }
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
#picture .spacer-label { fill: var(--muted); }
#picture .handle { cursor: grab; outline: none; }
#picture .handle .hit { r: 16px; fill: transparent; }
#picture .handle .dot { r: 6px; fill: var(--panel); stroke: var(--measure); stroke-width: 2.5; }
#picture .handle:hover .dot, #picture .handle:focus-visible .dot { fill: var(--measure); }
#picture .handle:focus-visible .dot { stroke-width: 5; stroke-opacity: .5; }
#picture .guess { fill: var(--measure); opacity: .85; }
#picture .guess-label { fill: var(--measure); font-weight: 600; }
#picture.is-asking { cursor: ew-resize; }
#picture.is-asking.is-tall { cursor: ns-resize; }

/* The passes of a lazy grid */
#passes { max-width: 720px; margin: 14px auto; }
.pass { display: grid; grid-template-columns: 90px minmax(0, 1fr); gap: 2px 12px; margin-bottom: 8px; }
.pass strong { font-weight: 600; }
.pass .bar { display: flex; gap: 2px; height: 18px; align-self: center; }
.pass .bar i { background: var(--guide); border-radius: 3px; min-width: 1px; }
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
#lessons { grid-column: 1 / -1; display: grid; grid-template-columns: 300px minmax(0, 1fr); border-bottom: 1px solid var(--line); background: var(--panel); }
#lessons nav { max-height: 250px; overflow: auto; border-right: 1px solid var(--line); padding: 12px; }
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
  .panel { border-left: 0; border-top: 1px solid var(--line); min-height: 0; }
  #lessons nav { border-right: 0; border-bottom: 1px solid var(--line); max-height: 130px; }
  .top, .stage, .panel { padding-left: 14px; padding-right: 14px; }
  .top { gap: 8px; }
  #systems { order: 3; flex: 1 0 100%; flex-wrap: nowrap; overflow-x: auto; }
  #systems button { flex: none; }
  h1 { flex: 1; }
  .lesson { padding: 14px; }
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
  <section class="stage" aria-label="Picture">
    <p id="message" role="alert" hidden></p>
    <div class="stage-tools">
      <div id="handle-modes" role="radiogroup" aria-label="What handles change"></div>
      <p id="summary"></p>
    </div>
    <svg id="picture" role="group" aria-labelledby="summary" xmlns="http://www.w3.org/2000/svg"></svg>
    <div id="passes"></div>
    <div class="tabs">
      <div role="tablist" aria-label="About the layout" id="tabs"></div>
      <div role="tabpanel" id="tab-panel" tabindex="0"></div>
    </div>
  </section>
  <aside class="panel" aria-label="Parameters">
    <form id="container"></form>
    <form id="tracks"></form>
    <form id="items"></form>
    <form id="item"></form>
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
  "items",
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

const moduleText = "7P0LoGRnWSYKr3utVWutqlV71967uvfuZFV1Q3ZIB5oZ7FzAkOpDkk7CdJgZx5Pz/55/EkI8cXccSKdlOOfvk+5ciEFBo4AEQe0kaKIGiSNO4hyQqIyiouIMKiqjUZmRUZxhRlTGYSb/+zzv961LVe3u3RjRc/4h7F5Vq9blu7zf+73X53VuvvMbXcdx3O+KX3uTd/Kkc1N0kv9zT94U8oOD0/LNx8kTNwV6ztdLOnpxfZtzk4vzrnyIzW/N6+RjcPJE/SD5nsjhxIkTvDeuP3aqT8GJZnNMS+T0Xfot4mX4VL3QuSkzn6qH4TPv0oP93VyenKjaeoI90SZ2cDxhG6Zn8UL7yTzFXhSaY3TyhD62Z37WFuovJxq9Pln1+mTrPTybNloobclP2p/059C8Q4fxLp2Qu/jcaqijk8031EOhn5KT9Vl92V2NX7Rx9fg6N3VbI6b9so22PU7sI3Fnv9Fi+5oTjVkJ72rcZJ7bbfXRDnTj1UoId/GDY+aT507MUNoJpSYzStrS4ISljhPmf9U0zZw40ToR40H6ccXQpfn9pL0ktDPb0TP42Dt5sk1nA7bSkIN5YHrSPIdXOI0n2N/sK/wTFX1qB5MmgXRb5GJoUD75eu9ddpGeqKhAX29eNk90spRPuCf8H4t+NOr23H6/GBRLy5E7DOOo1+tF7vLyympvuddbG42WPS/2du32nPV4Y8+u87xheH4ZeeOJF8fxXi8dZkN33wteeIEXhZsXvij0L9p/ceh5oee/2E/CTrT5kgMHXur9nb/rpQeiAy/zviocrq2tZcPIc93lXhh1Ot7amjOM4jiKe3F28GCv05H/r0VBHq3vitdDP/MiL+y81PXljmE0TKLMcy+JhqEXRMuXXuZdHsmr0mjYC1+eup3e0Im8Vwy9+f91lr86c53hcOg5kRN70cHlZXfZk366V6ReNPQdRy5x/KE7XI89ac8rk1d6kRNFGTojrzjr/6Kz/i8ZOkPHSZzEj3z/ysx33e7Qz67MUjdze57v4L/Ic8KOPxWm7TmHfP+Qc9b/rS2v9byv9twk+Z+iV131P+3ueFeH4Vrou0n81TKf6WbYieOOG72qs5b4a/q/a1zPX05lkuLh4Wuvuz56dafnxX+v1zsiM37Da8IwTMK/38uy5B90u12v9w99/Of3fP9rnGj5H/rRcrS8LMd/9LXL/3PsuVHkJUOvm3SjTvRKGek0ubEjp6LkxS/2vCCMep3/5apO5u31h1+9JvMernlJ3PPzg/+v/yn8f8dp7HhxJ16Ok9gfJmHc+bpwTb6jyf9rzP91DnbCTuh1u8n/6v9/hPjwwH+8vLbWkeu++qW8UkZsxzPiDBPOget5Lv/z+f/U84TApPUyogdv6sl8eIsGO+refMgJOu4b3D+U/2SQHS96NLjhpDs9dSpITzrTx9/Ow+fezYOLfx54Bz+/T089+RAPD+nhs+/i4Wk9PPtOHj6mBwf/fPC7+fmT38fDh/QZp/WJT+vhE3r4ot71Xr3hs3rylJ58SA9P6uEBfdt9euWD36UN18Mzevi8Hj5p3qc3nNI2f0K/fUy/PWsO2u8H9Yb7TuuLzOE9eom+760clC/ouQ9pv96nh7e+V7/p4R288J3893N66r7v4eGJ7+XhS/rtQ+YufdkTevigHk7r4XE9PKmHp/XwIT28Vd/9jH77qLldH/1ePXxcD5/SQfmi9vgL2ohP6+Gjevikabp++4ze92npa+ceN4m+8dZvfP2x/91zBre8/p8cv/kb/smtx/7xP/mmb3ztrcfudB4O8uPHbr7laHXi0SD7huO3fmP1/fuD4HXHbv6nzmNB59Y3veF2udt5f9B/wzfccvybjt1aXfWBoPtPj8l9//iW17/uVudHgy6O//i1//vxW+90ngqSjwvBClH+Ozf9+p92P+P+N+8P3K/+2v/5t91DP+T+ovuv3T9yv+j9uvtn3n/1/qP3Dv8n/Xf63+U/5P8L/7v9n/U+633e+5feH3o/4X/U+3fe0/7PeP/W+w/eT3uf8Z7yf8r7A+/H/Y94v+f9c/8Z7/e9P/F+0nvW+6D/Ye93vcf9H/X+tfeI/8PeL3n/zP+/vH/jPen/hPfb3gf8p73f8n7Ef8r7Te/9/j/3PuU95j/p/Svvh/0Per/u/YD/Ae9XvR/yf8z7Ne8H/X/mfdL7fv9HvE947/Pf7/2K96j/hPfL3mn/B71f9L7Xf8z7ee8B/z3+e/3v8x/3fsF72P8h7+PeE/6Pe7/hfY//A97HvB/zP+T9jvej/r/wPu1tfr/3c963+B/2v9X/v/z/7P2p9yH/C94v+L/t/6X3G/7v+5/xPxn8WvBjwc8Hb42+6H8+fJf/C8Hbon8T/E7wUPDnwX8L/iz8tuiHo2+PHoweit4d/VD0qfBPwi+EvxF+LvxP4b8OPxv+5/DXwz8OH4k+Hv5e+HD0i+Gz4fdEPxd+Ovze6GPhvwkfi341/Hfhe6OfDX87/IHoE+G/Db8/+pXwM+H7ol8O/yB8NPql8PfD09EvhL8bvif6l+Fvhd8dfTT8zfD7op8Pfyd8IvhX4R+Gj0efDP99+IPRr4V/FHYfemjtR6M3uP5J70rvytK5KndKZ9MLJu70Oflf5w49XI3T+oM3Pbk18Q96QemX3pHcLX1zJS8xtx3D7+YW3DU4Jf9z+E/aT530Wzw3Pjl1xgHeuenFk7B05XBNLqQ1DsrwKn0YXhtO3a1xJA8ebo3d0sHB8a8sIzQjukoujq6SRrjTE1ubjjPulO7FcohLB4cEj9dfJt3piTsmfHAoDZrrXain3S1peSq3dXB5isvTRZenelovl7fH2jg5OGW3TMpOGZfSquIedFlaFRbsfJmaY2fqyoClaRmkf9nxvBMBx9/+51/Z/CbP9e+Qd3jHj02fc+/odbuy3QSyJSdONy09/OjbH6fJNXlXzrlymLr9uZ/lfIIhuWMiA1SizRf5IxleD6d8fO7ItHgYvhgzk5XOS9yi9PHVx1cfX73SK37+bumH9OIqvEju8PE8R1rr6otIMvZjt4zKzmvzbpamvNipGpPNd8G7Jo/ZRqEIPtHTzxMP0+Etmg5PT5vp4Hdp4t0cfPlmBt2ZHw//mrzzlXpXcE0uA32xMxz7GN+hjL58y4RYPbw94UoYd/FbNk7xrRizDYWMWFdILhGiwrtIVCAgN4vm3hJek4c6nbG+KtYHcNITfWaib5dvMT5nuCYuY3xqPd/JwnTuBdE1uf+VGrLONbn3lXqXcB8uhwLLAYcOJ4TTwRnibLUGCJxHCPvmuYeB9i/yYzwnfi2+XOwUOI9HFFf3U6wxuSf9SxEXRSvfy0ZNy6OTZB8/YhnxjcoUZeaFVoThCmsUzsceT8BmkuI+dieaxm8cu4ZdROzOya2eaAeOB7JJ5Fb8l/CWN+OWzE2r0/qk+8mduYBPbun6vJ6v9lqXfTMvK5MLfUeIFCQk45VgvIQq8GF0mT+ST/5lfiGH6CCGsEwv8eXHabml/cMe8G/jODzpn/BFB3XN0YxDUY3Dq6zQzOGQLoOnPsC5lHfv5axOsoNeJs3ugiS6e3VuOrzyLfp72ZVGoGfKs5V/4/dv0SelFaftyk/Z1JHL9dnjvGrBuFd/7GP0upyd63MOz6sGf3Tx3e9+1x1f/cjpcVGm02JrnMuT5DAQ0pCDJ8MqhyXz3GWhALd+4FC+rtRfV+uPa/XHkVy0a2ZrWLrIcyZ1y16HMei96gPf9ZoXf9Xblv/xLXnjHf3qdD2q9s7Pn3xd4/Mtx9bHPRmgXVfnQealjSHAyWtaD838xu99vUkGJyhHp8eyLHaVLmSEftk7XRa35kKi5bKdhKmDz7Es1albLnNCvlUHJ+UPkxVs/bv1lmyyPnXfWK6AJOXT9eXuBTeVK9Pw+NZkpXQPesNypdx10Cvk7G7Q4Eq5epm3KYe1y7xSDqPLvJEQ9LIQTzkqh/Lf6Nb18bBckyW2evp0c+ClW63ZEeIZ70rLQdm/zHPKHE90GtMENoVp2WhNi5zdqCcG87QxHgkdLZiVjXom1sejVJq3Kv+N5MtquQQZY6kc4DAocxxyobAYFIZRHo+EMF0ZuInsrrJOlfjl3Mq1Mg/JNNvaey9XCNfX1iSXAXwreYgs5QyjrleV+OFt1Q+4jjw1xg8cZVcH1NUBdXVAXbxuKIcVDH09rj0Z11VShAyYYQkqI8rqFf5Yd75f9qsvt64bXlL25D//1nX82xgc+RpJR74k/F9056vXwXISWWY1k3HST/t+RhZTM5fYMtn5/0qvsSK8xoqAsOKUsQz01J06KrRy/+yW3eLbOE7YRCcpDtkkA5PJyvQwSR5S8CSvmE/Om5T55OBLSfVTwp++nT8lqcyv8Iwe+yRUKNvG4XEhwq9M6xHZhIs8KJUF3yB7Pn7HvAzwsqWpc105gLzeLZeOTpbL7uE78whLaeodJjEulV28UH4+LCKhfDsCwbEcXOTFD8tVJ7eeflRWQ08Izj++NV4R3tOVN8tzD+cZLhcK4YtzWUvDsvvUI+WKEP1prIgVkOOKLLwu6LB7DQVd4YOXcd49brITUIaHCS5ElsZ10ilSrAyCEojQiXyNZ+az/d9PiAFKZjfiDLeFZsxGB//EV+l2XKg+gOHpVgPeFVG9Y+ZCRNEuRjoV8VwOWYnbZXkF2A3HPRmCvgxBv8yvFqafyPT2OeAdDJlwfbk6kDUpB5H4TSt6vcBzZJNPy8IQ07OvfGRc1F8d52ZpRaccoDFy82GZU/l2RCYUzcDYBz7UERl3aWnZ5aDHwmCLMrADHmDAA9yOgezogPfxuV/GZlC7GM3mEH7U99KTwQk7VKTehPoRhIlQzwetoRIZsR4qV4eqq0MV65aHpwjBhhyxvoxY4c+usKLs6SIoOHox5iPEjcFEBiGSXoSyaoQLyyB48iTpuF+qfjhZukGGZyDEWfJTfJE3Gi/LQIUyUBMyRmnJ1jj2r2zsrfXHFbtjrs6y5tU2a14dryxmzatN1rzCLedhPJY961eTvdKYbLlqZTyUNpq5i2QYh2i6zp1h6OAsogkMqO9ORIh3sk7aInUZL/lFGFw9oUGa/n9c7yRlNhkmxwgX0KpddMOtpCFRb400FGBzFPrBfIVCWWHpXOZz0uU7Zb+Jq5opiOWVrjBOfSopYuoexnOhkh6XJ2Axl05xmk8O8fNx7KchRSjpcnoA93PDGfuGbeKg7RJ5mY/e4kP+kILlkx47pLyYIjamB6rnJBIBYCJyFFrgjV3IYB63sWALvRdRfHrXHbhAWuVetz6W332Kp6YDHQyLyOvyd936BAO0V6Vn7GfT4pgRGrUzHex37EyHMqw8CyPmKmvwdCzu4CDLIz3e+W/v1k6h8yI3wUpxVQ79wxVhGQKwNx1tyXNHW9X3YovrqPoeb9GYUH0vVXIs8WaYPMZR5oAsSt8aEtLLXXA+5Wt+tVghXfmVdOXTGOMO7q7MMOAGwnaVeHBrgCEOIWM5oDPnCLsWQtSSE8JvXAzs7BMeceUR9c4atXdWQ5bSD9mNxFx0VIbVl40I9ho5I2N8VMSIjpzxoMKAnLC54sd1XM8/r/geJZYywn4biRImXVyfyG/gDPKDChIeBIlowW6x5jQoj6RGiTH9dvfMa4d6ElfOd2y3csw8hZhXR/4Ro9PlDr4X+F7NKxYXrUPV9/Isiy1oLzZLn/ViC6rFFpjFFqTXKiVs0x+S6NubPeH5QNsquqn7JRAWW3Jl3RK/asne+1V1lhumfqMpftUU3zTFT4/p0PrNpkD88PFKf+83G7aEvfedfEiEaZTZlUEcd7DhlR5GUsxwW2gsPr1J2qmfZAKEkGiI5OhFZ2ZVwY5Y1W3aZK/ZZDxITQ17qXVKv6MyMpw0BMnFnOxxhMWuzYumgTQZjQdJ07YmDfXY0BANPQvLfstOWPYl27Psf3rmof8WZRsy8O9uDzwHFSx37HH8uS10OHI6E+BNem50lvGfod7R7SCZs1HvjQuoN6ypV+047zEj71Yjj8Z6OvKejDzZZTUg4Zkb5h2fpeVFDXuvW29JhqG5tDnv/VZdEHL3e+Yniu0YuzpfaJ7c5Ddt7NtY2K3pKkRv7FMM13eU69veoHXf1m4d+Kxw1Zh8Ftb0xG6lh6Fxwx6om6UYl24QA2KQ2pPX0XgWC0/FqYQLAeMukyx77p1UZMQCdZjGcl/0DyuXiMB+uRMoI3bSP4y9Tm3KOXB0kik/FmsINr/ajEUbecLR+z5eK8qQ/EHMTiBqQ3iUv4H8Lcmrs4udTWM2GOek78rM7L3/UHl/6b7/vo9MlmtRrf74uvUyE7vUzaJs7aWuO+lPn377fVB/k+moRZjFdOlypxAZtXOZmO9mfx1Ml/HroIzl171vU6Ndi36k5Zc7G9KtwUFHzAv4NpRvBbTh5BCknmecS4RE+tNn2IDpZusF/amHF/RBe1Av5HZc6x4b96TLOSinX/qXO6UchPlsyEEoblTyvoEMsazRnm5zxcM66jAm+2VGTQbS9yLCK/R05fwYLLpooKcNdfYNJXI8px/T0exPV5qjIYrAzJlJX0ekryPCvmTQqLBsevpbT8ZOfutNXfzWY/flZ/QfJuw+B2FRA/t6uupFsuiixCjb2gsSkZDYi8dL05cIublq2uuXkY5xqGMc6Bj7OsbFgjEe6hgXnKev6Bjn24/xoDXGPRpv9Ldcxz/XMc4bY3z2QYNWew4TYca4L+O7JOOLsS6Mkr8hhz6G1kHjhnJgq/ibOJ7QfmMHAHdZAg/NpgeMfJd+wfdDYTTeXfLUTJkC/HYfPvSc/u8vnnO+Fqp12zgaz3yduRzPauiqvvVTOeYlPcuZjJVd+E9ERaRmQYOaBQ0aLOjDk6XHRIhfOlQ+8NjYs7dfQ11G7KrjHI8J+ZjgDI+ZDPigvnkQOGRW80LXPqwsZOvoY4fo8ZH5+++bLH1kPAAjRbdhK3h0Mnjkw/UrxUgkbKtc/kgZPzqJb71TJIFJvj5Z5svArOVi+S4vz8tlfblpRE+UHfPIR9qtQ5864Jfmh9zegS0mk1+bQwqqyMD+SAeZEkesxBFYe9CPtBWO0Gwu4V7a4ESRoTOgNudNT2LyxAGm6qJoNhH0BmhTAf5ET/RSIwWqnC4CRPGEiLrObriE6WpycScaoYJG9S5ckF1DK4VVO0pPFY/iA3gEDFRusKi93Akh4j1iFaYyFCerbmhwRXNa5IMjxFDNP4wTyg5Eq32b8S1H00/oXpJNfT5SGUMsglrZPDOhTD2E2oVl1mlsR5HZD7nf1Td44Bbi7j0k8iYex71NnoK9Tb5jyOKpf0x8xq4OsDvuqAdJ+IPKbYv4g6unaxedig8dLPB6JNPHz48CcY5JvHDTOfR5rxpFeWskhAOPdbzImLvAvOvCTefVrnTHTbte7gfZkggyoqaLCYwEKnv/Y+NOVqTalw6c2xFMexsY100xO/HHUCfhoPekRwOV/Ohiw+3gGxyJIb4PL3c+jskWO8LHcOxc7nwUx/ig9wxoR7aXD8nxEKS6zUu8D8K6EJ/DENLnJ5dHuDxadHmkp6vLdzo34fSUu4WprkkVNHmfKx2V4ykXoQ0XOw/Ap+8W1aRgucCUF04/78D8EE6f9Lb4iMfsI06IpUEujEnmnfffJwKnnH2TPvc4HrvpvWHcxbLYlBFZHK/xQY8N/SCcnB8RW6Q876i0pAOqPA6TSYyei0y7jh8ynxwBlkwbjfHharrZRHPaTn12ldgYXRHDGVJCQ4kEknTOYajlsc+KeQuSbmsAX6f9vEmH7zbhi1FhHb+5EWoh93s2tCTDN/En1AP2kUfGqSy5tOpMowcIswADcI23HIbHq/IeDJAFO9Jd1PKunjYt70Ko6ZwjJaK/iwjmM4ZgnjUE89mFBCO8avoJ2qu6bWL5tLuQWj5lnvpJV+nlEy7Frx107pyopWcGeAHVkFL6pBTvr0wpz7gLKOWjpo/PmJH7mLuIWGqqEIu/+FPK/uvWx+lCGiLNzHRJgnAW0Ev+FaGXB70F9PIOT3v9oKe9fsjbjl5OeQvo5a3eQnp5wDz1Pk/p5ZT3fNKLhm2dA8W4f2WK+fwiivmCoZjPG4r54g4p5tZzpBij/dcnqo9Jajl+8ThPxIvIq/MVIa9POAvI62t0hF6jA3Rjm7bUWqKhh884C6jr1QuJ67A+81VKWlf+DVFW93mirAMLCOtl2sMDOmqXLqKq5v70MAmrjwYaFatz72vWRTlMDp3S/33xOefexue/f04EGDaJr7OIwKKvCIGVC+hrn45UqSO1uT19FQvIa2MheY30kUMlr+JviLyS54e85mkr0O45OmLxlyUQnTYC0SylBE1KkYBJF6EAmLrTwqIYZgeZvW4PNxhpzPvMdnHabEKPc9rC1jvL9NFXvfPXX/jZ9MWDnzz9HlFyMUylGbMsaGgIn/BUlaCHvMNgS8yyBmeG+C5qwufwUQx7n6W6cLnzGaoLByUSXtWETzfUhE96Nkx552qCxoXS8LHo8lhPfxlqwpPciaL2pH7Q7ERPmp3o6YVSH7p22lU14ROzasITiyW/x82T32ckv9OuVRU+uY2q8ElVFT75vKgKn2irCuHzJAA+uGg7f4fp6oNmEB9yv6zF8eictlB1AiHZUQZzvp0Bs23TPBNBQ49gh3agsDYU9c97VlP/WOAzjPOu7T3BtbnemDMb9u+gDCoLBY3bHTVud9S43Zl6L5eg844axTtqFKe7WOwOx8QSi/vVEgvnMIxrWGPiWDZrHvGIyjoDXW7Bxc6I5jLTlobxo26LO+3B+CGP4SB6779PjCAM3GWHAlprYL8LwOKtXfHzzwmF1va4aYC1bm19smrGgYy0uUUCeHyEeXHTqbwZSRlc6JeT7kdeVxl7FjcwmPbRwKDswjoD5mKWlrRx+kKhSy9ltIPHe95nByjQARL3UfMeXO+mZ5qbAMbiUk50MDcBpmgkri7MDVMGAp2fQOcngNMiQPeFftRfpTY9T0kpMKSkftLK5vMDvu/R5qNEQ58Pxtgdh1XzhB34MkLjjrGAhW0LmPxXWcBCWsCqM3DZwgIWqgUs3M4CVt/g6RgLo8AYh2oBC60FLFQLmHdsHMIClmqT4waZa1udqq3+9m31Z9rqa1t9vEUyMHbS1rzRVl/b6tu2+pW1rmor9yN1Cy9iT76enjXThTDD/kA3wjyZvxN1AHtnX9Nn0SAkxI5pO2O0rJQTgfLUK4ScRL64QshJfsJSj5WUYlAcGi2k1J3jIw2bO1KGMMqJCg8mnpuyl5G0QC+ZjWiolqpsBRJ7KA+cpAgpKTOsOfpEZYTs1XoF9U0zp241ma6ZzEnO6az6OE7NdDZ63ZjA2avzuaub003PO1ymcfED6rwHexO5AMyuV090FxMtobINqsnttLs4iRd7x3DebVJQ/dZQKSgsE1BQrA8GmcuDU3D/WAZDKKgraxHh9Fyb2w+Kd06D4p3joBRzg1LooAyRjTQzKN7coDAPqTEw/pkHpq8Dk51hYDwdmDORvq+k7+v+5uv+5uv+5ivR+8o/EWQhn7m/oZPKvqV3G5BaoA9IOKbZy00sWGopdnrBGPFnugJGTW7UxUqQOFiJ2lzYz67ueV1DAK1oA5/7yqZ5dMNjAf6sak69BwbV6lFLDZ1bZjmKoId9DyLPRbIs+9WlgZitcnqMurO9DrTXTt1r434fzVAInlUKgZyZAXEni+HWAM/xWjyHw++rn9Qn8xHCmF4o/aY85E3TcZxqtENjP+vqfhZrqIzNc0nf5UEyuis8WXPIYJ/dpcMzbbeRkops4B+edAyXFA8EuGSkLY60xZHdcIVgJETyGPgr9nwzeAG5hxDMJIHYscFXqHSJkD8Z0ADshDJJIUJjUskEnOJMGahoqeS2qXDbmzXBY+Y1mKMQz8JeZuRTDFOou0Z8kHHK1cC8faEfrx1lA3fclLE/UOoj4zB7H6MsIazDPQeq0nhA97DGFR5GypgG4pigQA201AmSETrOKc0ariYbK3hI2sT4NuTLYVR86MaInHIZ7gRyLv79PfQNas4F4nJwx9Qv/gjn0//u+yK83AX/hnqS2z5kv3IWC39z3081HkGszzzHHAY5YDXltIp8HhaTsnffIefv673IGQIFIjS5cg7ncgVseM2siQ9Pcviac/U1I8AnrfLCdD80LQi0BeEOWwAPeADCRS/44nHRSJNBZ9v7ch+xFIhBKL5eGxWYRoXw/6bGHJLUDYtNwzrasHi2YdbdN9fAf5Bv16TM9pd+9fkmdUyT4oays6kUu0+VnVId0yMVfoYqvcJN7eva95S0EKaYfs71kc0mYlF77lUD8VQDcY0GopKtiNLix1TaqEUT6AZGybh6fdyp4s6pXUJ/kM2EQ0atZt8k0i6K1WnC+IHYsNK4GZuQ1HSTNIMKkFma3LIuYWOy84B+upiqLsclIv3UvY20twF6+zrXO1G3LFlAZDroSd0xKuqLpTiYkBkRJn+3oFGyT926nr4nDNwT4UnPDGo7Xad+kMsHwV0uQjcVLI4MLEvkSmR/8cShIibD7XLclP+V40YDoWOap4bQoZq6oxn8UUPzm3kO3zKmoUkVx1ha1Aepu7TXNAmivgumIpnxUvKsVGdPMF3ZLeA8rQuZ0VWxYpnjsiPRgR5oP6onN2pOLpSKnMfsVglBLOF+kJtK2cfKLtW+7W5lxjGsuki8xL7xw+CWH570YAbpkTpEvfPrm2vRWvxPvuq3UcXU7VTVRB5VKeLrjV5Nstcxxdhc70mX0YeMfYgkixAqdP1zTYBZmyLq8Rdegwfg7xZ9iNhrGLdaT3u07c0RbsaGIxloGEVGDmVYFH76hKz3E1ZhrSQuzG+99ut3dNphHhieDhZpgMAOsICW1hJQQAINkAzr1BNuwB8W6RkzIHOk/NRXAQUfk8Z6TXS9Um17Zxhqvi1CKuoQTaO0abqETX3VwNE4b6Q2dps7j5CkCOiSt4UWjAWNCIsXWS3yQ4IQ4aQOESYrD2/AsJqkXWnVkC9AZBlY2TU26BdpdRnyECRXBikcMhb6AxOUGDMaX78+hZg13JKE5A9Y8X8o3favNJKuqG3SFsZGNSRdJDBbSfx8SLoymwj07GCUhkylE1VOsk572rJMgumkJTmyTvtIhZCoxIXvlSczvi6BJnEc+qCJs/MPOsgHHiFVKsZwyIDKbKYN8bVuVDIrvm7T9PO06V2NUTUxpiKPFkgZ87Bvdfik0SWwolkL9OjMD3X1ocL2H77MRvvsl5GR527aAaJWYvr/pPafdjgZhIkml/9oraH6qqHK2Nik+zKtA4XlziqU76vqLKGQuSoMExamrU0X+YT5Qls0dvzM3Sb55OcEN+pkM9vPZ8SySWYBpoiPaK8QgdDmMuwHYpW1/BdkJntexEQzWq+j69dVujFfJTwsTE3TItgbr0ZKTBmYhkW2YRBM2bCJeew4TquGIbTbqmqymJHUWGoLj5b+tUQ4QAoB1juIB19EA0HwO4LHFWQgLn76bsqdJlHM5BaEkEpDlULrVzAJ6XA5OwqYXM1lcrl9W7H3C4HbbcjiRkFRyJVwanLvo6Njs3YpKSVsXIK1gly9hFZ0qG2JNDbBOB6FHYaZBDDuQ+1LzScfzjaH3Lpr0FkY2svswx1E7YoQKby80mMqY+zVOqsMnbPi4XPiY+T+/34KiU5FjF0MoKZKM5eMKo0iCcSNDPW4yqEKkBUdmGVP1SlONecXaa4Ufpj6m4JjdMExUnCMZNtbNc9V9mByjC5ETEmklTBHWJ3HCdpUyTl4T88jnANhPbp6rpi45zJwRnVmuGZlK+6e2QjOCECXEYC1caNhwmxcq4YQF4YQ6CldZinqindV/WsqXN8cu/2GWhzb+Eko3UhEkCb+mG5EJpVt0t3LxGj+9N1qUZoTCEnzmWYNNuEecM8H9Z7U4jMEml2dMa23B75RqPpY4FbZfnxmqXo2qZoJmEtlgRzdgcYj98DZEaMunL2PlJMKRiJpGU964ClmZ53ITrGh2cFgR0Vz7+uZva/Lva9o7X0SvyXh8F3uffF0Q/zOxY/reCAssWe6NdCk26oPITmGfE0QW+5Y5lqN8T83Q4pGoUExtjxmpGJny0FuheTYgrQlHzyGcLuiTc8mq2hqH6S+ClKX+O7FDethsGLG8gfHkZSca1z9MpSqfjnE1tIvV9T0VDAJGMkvA3xj0itTXs2I6hBDq7NgSr3WUBfNoS7sUCP4Hj2rh7owQ51xqPutoS6Ev8jfNkMt22wPQ72iFIS8+C7oo69J2n0OI5K0V0yHBxg8icdXz/YAzG/ZpABMhljAAyzgs2cEIMd4h1H3MWKoN9DtWNJWMKE6CBl2+jeWg+u5SWw7achQ10krMBfoA6KxN6Q9OSZtoJM2KJkQ08Uq6NLtOMkwVTMzA9HHWn7KYjaP/78EEQL5VcNzGywhqsFwduiIplfQJY27xVO6i9HfbncuqGDGHwszaCT4PIIKZDKEJ7GlFmajd5vUEhtq6ZBaui1qialmd0gtEYbSLZ5W8YDxwqlJ4BUyEbbwlHhi5cTxLbVmutM38FMzaB0QZgLeI7nkMpK1cpU2NDPRGIWJq8qUQUeBgmnTpyTERlaBh9e8aQvp7oPGlcLAEO61JKoMjgM8i9kymDzhEsj7FRVPI/xliT7GR+YQ3h6WBwlF4sdmRI8QwfYRPfC+OnS3g3rq7TKz2+Ww2i6HIEcZ5MVjGAMpRLfL0e3YLlPAjnQ1j6SrVNkFjWIP7aktn2nTmOcOOtfRXMWaEuN0TzM12OwuENaeIdVeua1Y+iBJFPGH9xr5b3pfLaH++T1GQv3TlTCmqhWe8K1v/EG3SombiUzXzELKzpP8Bmj2BmmlB05MrlKMC904JB59MljkHhagFOtLn5ZYm8KPOPcF/dd2O0JSnUS3jZfBLHsXeZvA+sBIr+AwEqCZznRTE0JLbAY55My1aQsFaVR/3FV/3F1/XIf0By1MFxUyeIWyEWZEi+4Ngjuyi3gMp8e72A6ABdW/dgQ/Rn8VDJz1cuP0ZKME5Mva4cny+lhOlLtL+bCb9nZp6hK40BKMgNgzegp/MxWB93iZUR269BLv9jKz6tBtrcGb9OaGz9Xh2w1tKIMcdEJ2BTEHvqmcv3Zdr91VXXufqxefcueu7k03cHVPEHPs1W/F1UK0DyB242OOeray6WflE+77CRKmpJm9WnbiDLGGPfurhmoYG/kRJJjCjAGQAVkkcm5DoGA8jiozjEz+Y26yyZg51ugH2DkQD0yu2EK6Wp4maP5yufR0pSciqWQZbhJXGoioDEm1rOluvKdF6YOpB8698v7xeTaXbKf8/TxYh88rV98/Pt/mA67h1rVFt67paXtref59cuuejwjlZNNLAXC0zF49Ygf3Sg3RyIWUloWO1mt2m3uZX+W97fSFGUID7UtMoiCU868z1CjK+dfU1PgaY7fooSX7dJpLaUVv4STQ7YssZyTiJhzKKeKDekq0PQEYcZ96pCKv1yl13aQ5uEvSpoyBsS3a2kDg0CYBVZYqH5C90JCZD1ryZXiQZNaB0dKOltz5Ct1jNr1LERi3DruVjdiw4Q89IY6G7lD3Bx0tW7TYazh716w4AfpEhmjOBKbt+F6ui3EPfJg99dXKi+GrXVLKXrJJS0vltrOpv7ZJSGlnE1FaSzXtGLKWITygloWacm5R0906RmW/HZ5NGZ7m4CxVg7O0eHC8Mw5Op56s9vgsbTc+fR2f8+bHx9Px8aDCnfP4NBKiF7a0zW/9mWZV0Sv1tKEnHoNf5q41UTntLiDSxcZE7hQgEjNpF6mCtS5X5GbBIm3I4k8505+WvHJJjFyXjdOzzHRpMTPtlSaBeVlJbuFkCPoPerJU+mSmVbeXTAr0MahPba63fE4Mk1zPsq5l3LW86K5lA8undxnEQkPvyCkvO01eqeoMc8oL0H0hpLBcND24S9uuhGpXaK2BZbMG5DmL14CklM5Q1hKCx4a6pJGJWq+I5cVj3VOq6SnVLCnV4HYqoVR2+jJKQgB90H8PHBXuFtv5Ktk7UH6HYOW1NonYUeDW1IpT2JxZFZAbn51fFcszbc7V/lLRRa4BLIIvWIBe5i8nOYnZ+anLmisjRx+X5zbyXDfyesXtI7m65fRnCKjI1FsEOSypK6GjroRlBDlkCFddBMz2A1JV4WTtE1HrYUjXLVOlXRUsabmkzxXWRL8SD2naEhP/EZpwPAqQD08k/DbbTsmAJUDTT4VyZXNt6CY2WLOroKz6wOltWzt9prfwmfSYEdqujA6LatQVQyywGZzUiqIhLaOTRJHY3Mr+bdBQPYFROYPR+zuM0fvNtUrxk6eMSvG9YctWG1nPDWy1HWsokwhmA44Kk6yxwwJkDzZ5hHCJrVYEA5rFUnhTjiJ7HvZcMRarrTY3n3wQvEN/SGZstf1zgcaOYA4haI611UaVrTZaZKuNGrbatBJC4i26ctAD2mojBNxkNgfC2Gq7la02gsE1MgbXiGEuKX+eZHhGqjdm8PWIAQjKZw7lM932VqBVAusxo6020yA7QVWArdbX0GolNDX32yhrG2HpLoqwdFsRlnV4q294ITrc4IUYw9PGt5XRcVSdkQZ52iDGtWaVGwn+LTTcxwBWIZ8Z/ZeL5i7T0zYlRuYyMn4eHyKTq7jFVSioOw+59bWOgUzC4ezb7w6jT9PdToXENBP0ln5b0gtMirhb/Xny3cPnRSHp59C+HVyi6G8AVHqqYYXsKKh3rLHotDQ5GsRKnMhJ2jQudZoeT4tqrHYrZRA5SPNqNTMZ72e29zvNTnO/sgm04Cf13TNm8bYTt6dICEQU9Z8eQ7p68Jed68aDhVDHsk2Ol9W3+xQAQcUiRJtECujFFSz1TIwFMDWP17jwkXeAvTFvtSAVIWGS9nzHg/srs5gUHxHkY1dgcMWVXsM0Nj6KcWqI5q7yhjWYr3Y17p7sJsDsbrFl4bgLl9c+E1q01tWi1S2HD8ut3XLXhycbLevVrnJje+sVoO1HCO0E5rkvH1cabz892dVQESHeSNcEDPV0uatKCrri9HvHu1TrBU3LE8w9D/zMlUYk4smyoDQkzbONAzNsYJP8IzEn49ZS7n32pyQCIbFPcp6dyr3Ssy95oCpQynUKG4z+y+GI2NNHsC4BTWsEqUycS/7MoAIuOX3qkYfL0VOPTraZi8Yg4xmpmqpS4HvJrpfZPSZXGjfugVS4q6HiVN0EOXzohnrTRdQrXwgI1CkzdGAImMwU8G9L+ukNW5CpnVfp4PzH54hAuyTTcVqEwqXqtCS0LlHjFZLMx2Y8RrAKLVWdOi2X7Gp8E2l7GTv3suKmUgRSIPOOCffUHZxAaNFCaNo/dt0qGkRcu9eSYThqkbk2pwBkIA4VzE0hIp0mJKQzAwnZgA4EyuBYkSSRN1a7f+URFP/rh5uXTmRHvI33lPrJs17lc3mrPoG3N96aPro9XGd8NrjOeDFcZyP+pHRZRiM2cJ0AoazA5GqozqSC6kzogaygOpN5qM5YoTrLcEBlzwpPNWJnPIvYeWaEToB5oo6DTkdMmXYGoTNJ/xczRhqbgG0NyTTX6M5Hxi9omwjpAY+nAMcAu1JmERLd3rdrK+WJz+j+Dwc+wda+1KS19vB3zjb8ncXD77XQUvl7c/gtZB7A+OaRUr05pNSgNfxIRcKdvzGHlOph3AOOkLqKg62xgm9weE+aWNsW8uk//KuNK0f0p2dG9IHnH392+xHd+w4jJW4aot7pqEYzoxrxzt9ZOKreldNNurzwni91oaVQBUN7Ny0+5YLRfXMaQI5KWzJUr/ZczCBrVWDJDLrttPGUO4KrJltdpxXC1gjTbXwuIK9svwvW74H3uvoim1Nhv/zurY3m/C69tY3o6CqdZ71EREqq5SQmA8Kf2QoaxJpGw5dMkQdXp3JZcTKHOhkrKkatioi0JoO9CrHHBHrOxSXQ9LLGp8C1s4JrdS84zLgYMeWmhycjYOOOZCWkQHKUU0cnI4Iv+iWjCjvEgJfwgzXjIwEA/MD4+QfU7CapaLcaqDqE728G/6wxMcATrydEylFUMyjEl3cac9KRaNYWFDWzKRApTKIeVHEWA46oQoQPgPmeys5+GUxZBHODACALelUQ4gMM3xBqCUw4a9hz13TH7aGwAuMV8KyPquIblL1GiCri/qupUz3QZ8q/ho+kTEXuIyYPWKxp8S/VCS0z6i5EhbKzjPnWwIbmpMs2IouFoRG7MN+7NW5jHZ9HaloQQbFg5MWQaKSDLUsKa5BD0a6hmXqUzdKf11LpNmd/DSUrZPbX7sTMIsMckxzJL+t46TJcYSsQXtbKlSMiB66Vy/CdrZW7+MhuOVKd/iKapEbyWEMGjnjIeJTKC/VsgjSEGdAzXMwCoRfthVsw7WUBEHrRBEKPEVPfebgUGPwWEFfZ7QVSqwp+7E5DyOpgqZBT+3AhLP4JLpcKrQ846qAe6BcMJq2THa5qYfzhCVStKFoLmZoTLEqy2qDOVXx1SZ2OTZs2QSdL8ERvTYZ0IAZtdbNSP02GS5YtKErAJXKWG0lnaEXvQukTkBBXVbLcgFjRqzNin/XCwKi07gLDj7M4vKEOaMjqgIZk+4CG5AwBDRliQ36utofEqQYsOu1QYCwD7DmOxt26VgMsRe0DLD622AwmCuEaBDvM4CQUz/1pJLQz9k7jA/xWOF0PjfSxNns2nG5hk6pwOh9LQWJjkaGhBdk8vKPbDgIo6iCATyTBEECSkrZR0zeVdBb4qEsOdbXckdHQTQ2h96qtZmf4czZAjUiuOU2j1xNYN6tYaManfkyfmmoNoZ4OeF9rLiDdOvVNUBNC9FDRQ3lGr2TdMGEKfd1a+psM/2Dc2uDwxL0zl7iIXGhcvYdLR/IljTxAKZ2Mdw7hLaCkZ8Le3Jq9m2BQNbK5JmAC7aVgOmEGjKnUgElcVtnMBHksVUEey4vu5naozhJpGF4PoxvQdvWxBVYnsHEDjERuiobonsHA7ZWr8iVVPZ3JatXm1Ualp9W0aTEsu42furN1WOqfElPkYk3DvUY6GbtUvdgtW5pGEeKwDsBizYEZ1+V/xntkWQzKFaQyDMDE4skQwYWy04FTnwd1c0+5bCtCDMxEQHReh7ecsUKT8xmYxkAxU/MFUuD5iwxU5+tpY6A6Xwt1rJXnYeB24xAp30BlkZRTXAaIV9ul084CMuUQe8zAFK3AUOVHZL2ilWLMwpZS2uowWPBjEvcIAIs8MZm05Y5JsyhVOVksd0yENpty4QT7yqSUNz18ejIp+3huKf+bSN0YWgICdKxg5BKY9fk23KxqtrQJ/eaN7QbZQcw4IhMXnZhUq3RDTFUuiRmv47SE0rxwXDKuiicnJU+jQWUoTE3+lcZO+HlCT0d9WSoTLF8ePj3eI60D5Qo9cIOxpuLMCt7YCBwNuA/62+wuM3vNzDPS+2u1sB1b5Bnx07MTXUA/NuITUhMgvWrTGf7q19dZYRVWBNZeADOR3/OgXYKh2eTtXRz3GBfH3bWL4w+ti2O+XsN/YWrlx10pUzr1JAPRRWy86RmYH07AqDGJGvqYz1xPYMUfzglt0lbVBGQSoeQLKqRECI5nohdWZ8D9FOqZqI6okKD6wdnQXOjryWqXT1jnCOoI/YlUi8auM7M/oBuM3S9DyRURuPU7VWZFQuIR1cGPmPh+ypKRLUQFDSDh5jfpUgOYZWgI1K4Ymm9ZCHLsgHlLRxeWVYH4faLYlxwpF5Dwrr4pY2IF+EKg26x9T1C9J2i8B/b9MjD8w9wx+yoZ6kzKEkmnvW8EkTRmKbQEg2m0oPFB8QuGdOwgJRykiMny4hpJBGHFSefWyCNeYL0DsxsyniSPh6mRoPk1/8k47ikHnONOCHyzllJT2QQhv0xOZ8gvIuZ0YPowPEingpaVwNNOoUtpCwkfS+AXjd+nblLOJunSkQ3vmOx7i27paUNgXIkNLfQobPXENJ7B6mUaNUEhtUwYFESLWe7yBc/1GyJmviBKMULL5P0SL6eJNYBMt2ux7B0h3BLjzQJtUFDWxBmYRpQ+jd02kTgwzDqwEB+yMdtLKd73EJciHGdd7Y70vqL0MJ5AvPagRTW009QN7bOhEWvl2foDGH4g1ADp3dQhUBS2jxsPUS6ZSwgXZ6Uqwm1oyvN8/YLGfbgrgGwC9S4ED+jXkCms5bbIX369LQfyESm7eeW1tOGC70xPFr+srBNEqoW5DAsqHUVknmMrb2gl1XszSfUGClsZ/NTVwg5MbcfiDNRk5SmqgAcZWyKpLRS2BzHbpcHDpgfhhQecansxYdpajuMyYyttlePADd8v9fJP+nfVZdrU0OEcRfEMEBQI5zoJTS0DqQ0kR1suSJbOIVMQhHvCryqvPvRKQW0/dLKMHqvPPsDB5x5wSGufOI1bOrwFuGqNW+5HkmdUT8yy7FzyiPO/CdVt7nx/6T/x5vQ/+FFEPUHZSHsnmonlbe1KTfJMlPgW70rCL46bq4UWcLjr2pzw5FLCxpJDxCyx6mttwkF2F7nvr5AAwIs1ledfVxwzBxgApL5Al0eAPQbLIyASGmTugOBeaOXWJKCEwsG3BWpMsIYg7VwtfC/RxyRyKR8DEDUuXdAnE7M4Ek1FMUF1Nl4mq5RmC/1y54S+dXGTTlAfUf5umfTWJ31WnIEL7jicRJmRT8v4zikLKd5cBneUvWNH75AzEwMy4V8vPLQv70qF+WaqIDAco3StU6eju3JU58bOi1rb0fbCUjO4/S8jH4DlmV2Cz7g1VHmVB11t88LDRB3VQBJusZ0nkEN5l+LMCbKcBMqf/01Al0eFXRcFGgWq7aS4zlRxgvffZEGpr7lrrAC2GO5MBhSun82Aov3SWg8U9C5WBSo6TLFHGapJJYqQZE69EMlSU0eDtaGsaBwAV3J0FJFvQgsdjcOW8I/DOaCzJGyyz0b8mpIjAEULBRQd4LBfXHFy2KTWWOnDRnxEwY2s0jyzve9UG8r0m1V+7E0f0A94/qcq3ZlZU1BE+/pIo4j2apfkiiqk/cZDV+xDVxY/VKsSyNY6Hd6ObbAAQATtmxsauDfSmD+Ea0UmJzdAUFAXxNIlAXoVCh9r4uAFP29HZaTokxuKbFgCswcAAD2tTtC6GOFZp5B+KcEwJxQp8k2KM38c8eMHvTfIQZTo2xVs/ja94wlzx+Ou3vI+V+857epN73X1rodcve0drkIoDidy0YPmS4HF9lbzRbxNjF0PtWKCPPs+88wPmWc8bd71QfPuJ4H2+FkmTrxiq/jNU9xjwuk73K3it/hFvBb7WShJr5vuV88FUbIX7aK/H3jJSaKuBGcA/zdsWTlgzXkzIxEYptz8qQm1govIUB+w+zJ3o0AFw/AqU7lhMQBlI3vVvQ5TrGAA1QING4Jzh1eV0fpYga4kfsTVEmMq9UYIPQvItru6RLtGAKU8TwZcxzFcAnapfCa6RrPP8WYFU2Gus5LamRuOqzA0J5FNLF0OKA26yhw7VTc6M92QnQsAHNixYvQjUPwd4FmYHuFt/pbK0d3p/yliOD7DwM/wggzqRnd6FzNkoUhE2oQM1gjZgQiZKSFZ8nho+ZIZzJLYSAO5hVaCRCIHAFEgYQPMm3avM3tAqAqa2QqCWQVt/r9tPfvDM3v2PU5B5WM3Ls7ax66/Owjhw+nhzjz7Q3r2b688+7fPePZ3+lZ9Am9vevYfRGcha5kb+YmDxE+xqsgOFv9OY61dGAgyvauY7LQOmosdV6yW6bd62zq7k7O5ZpMzu2aTxc7u4e2zzu5mrIE3F2uw0Nm9fawBfd4AVokG91ZX7Na8ewiDwy0qjwu8s0n6Ja81PZ6p1ntOUxFY4IRzuivWt6Lqvn5C0SZ90vDcnjTUu0bndtdI37qB/ZafStmA9Un7zu1J+/SuzXMjRSl5nl6t54vaB1N/HNYfR/XHffXHTfsxvUdxcxegw80DHUHo1cKFqljTmBdMQqNdh5WlbhKq9zA0sGkml451PolqQbkFkgcrGEmupR5LPYoy+2k2T8B7RhXskQI+elxrtITUoDvE4+KKU1RCD9mK/CZwcjOXQeW3WxnKPHsKT0dtmnXVM9bVTtvauAI8ZBXAQzzhZhYCuAPhhFT5527+RROHGWoGLhUVt4bCSHC3Tdjnz7H+HB+ehNBDwxyKZmye7QFYi0O6oSO7D/9s1m+qrctawooFBOdw7+a3lveqYSpYYJhiBfOph30mQLhlrOUckZ5zOHdM8rkyIMPPMlxBXI6mQSSBcJNg94zw+ZgIOrJ7dmgTTBW6Q7dOuM9yqbKfWvtL4+StAOTqwP3cXXALAOJRV4v7FRSBBNV+xfhD9T1h647Q+BUoIp9vH1LUD5ERmx2fy7apH/1Ow0yNqO5bUR0KPUX19KcCjqu3wMbaGuVZa6sza2vFTFibX3zY2l7TtkU0a1pEk51YRHNzxySETRTgOS2bqDXt6sU9tnDHz+43rK2zT44XG1u9prE1roytvzNjbFWx05ryAY450fVWX9w0TWcVf4qVKcV1ryYO2JIIYjCbhvXoeSRslIS3vqUE+oj9ku1kACoDteEJCeHksBknzaFIz+xfuVtEoNolrABhO4hM+t1xVAcpyTubQUpeHaREUSUyQF3gGJFyDBfOUcTwwhfyl25dPu5ABZJS7wmmZH9CpytsBdTou+ohxmReVzLxwWFQMByZwRbxuUSGTojUYMSVuF2dVapIFL+n/vGL/E0RQ2JVRQkOkeAwYtYD4zPrW37f3lLoLbHeEugttDw4UC2dGpesa8RvRNnGFSQUJuZfBG5s+/55Z6bzre5btA951qtsGsZMiH3XhDskDHdIW+EOXZpxE4P28VFhI93iD7QnKOjSrRLiuhrvzBhIxjv73JeRRoKoZhEdc2DtHV4XbV1DoYFXwEZpvknfRkQrmlhO7I1FL+xqBLSoPFtQ2SuDU4aDhjPXc+hLZuIRRrzYpB+egvK6syoh2gbY3TGJn9SWwGCD4iT2RzvHn7FzfKnO8YExnQ77x0RD2mS5FiUnPrD4Jb1en7UJkG+hoUNO44n/do5qPKWaVKkmqz2chlCqOOxUiSjDEMWoNmeiZp5JOolw/ohRM94JbwHYnanX1zE1H8Xd/69O1fkbiQJKU68GhhkRzbLaFuA14kJy0E0jnEGtcsQvVeq0Pkb8+BajRzBSGZ6GipfljZgD2V/odugblCC9oscr1IjXm8c+aqV5FGrlByKQotUs0QMhIYxUVYbCIlYaV/tm0ayW/RsqSEX5QWLNJMIBSU/0kCO/VjzX2Ld2UQLYPRtAtrsdQLZ7vLY4gGx3M4BMYuGW5Kmw8dL7LWkGWwKPQLXTR0Tb6ck6nfCrkFx8aZFsSFm5ihiWjHaQVCMPShEinMrUI1kKI+auuLAvbxjb8XgPrxaNcRdvScsNa3lew7vK0S2TjfXJblieJa2CrdpTrsLgLL/dXEqp/A0YnFfvnLCxLgzOAkaBPA7R2zYoBK2j4K8kwa+LjXMF0uqKzSjQqRerhWRwGmC90sIiatULWfAj45p8zqq5PTrCFi3lniEQgxDkXWkZWyD9a3DAVcMB6Tmrz0mhDCNgbUhfJVC60oOlv6vGUb9hHfWgvz+0AXSeTSqh1oWEwoz2iRUAFcu4r5RCtbEK1xmE6w1OVqIhMLvAIPc0Rp/EhVZOUAKp3FVbaWO5RtjlHmGXtkXxwhatlnswtqulzuwIW72nvi5j+ieC4aqJ4NLdDk/4rPrv2rBF5aqNycAeWIAHlMoYgJVAEHYmU+Ut/ClsL8X74TUTrqVHB3NtChvHamQKNLm2CYPYFkYmTjtiQtlLlQQA4eBdaQcibmqYXOW7fVY2y8RulmpGTaYvg5SsVtSGO8ai+6Vz7KvB69Imr5PiRuLb2QTSJQg3USj7BCxYiTY1rgcbU7uzRDtXo6hMXloC1AkZ8QQV2JqZaV2tBr8gaiJBWbdlHF41JpLnK8S4nyCxG041f0vDnDgObvHbxn6eCP7TZPV0AxVZ8tTWEbXLIDhEN01G5HO7Zvic/L6rzel2CZdSHJtdFWt7XePzLccUX2Stuk0ul4vHu3HPWiOEdXe5hl8S8Kr1BcGBH7S+iCUTKYbASl94nxpitt1RlrinCHuXH2QVrF1GkCRZnOtYnKNyvRHTsy6ccFVCo3aVq6L5rVEHBt6Xa+Iv5Hfbs1fyx2Vhd+ZHacMKiGpDKWGlas8K2/Nv1PMiuXJMnjEJhsu8ByoBUKuY0AE9cr30j0re2Tqdi0N1Wg/hRpW6CYcRliZJyZM9uHwop+TvMNLUoCvidoHrVVVtWGoXkCkizNw1uooxtW2YpC+FmStXDnqvQLwcxKE10W27gDNABGVqLuhexgUAkjfrIEsXR2bt0B5lYisst2/y8BY0rmt4eNDg4aMmD18mXi6NivJHHj4yHHN5nmMydAJyoo0wEJJ7tWA+JIAY2qNriUvqSvJ0nxIvwnMnIzPnK4APAP3IM9XgsqYMhUG8Qxv/uWGDeE0zl5ShDxkHqs1bWtg8Fzhz1DHI0EmyI5aKGJndVPWWjJuWRGjKn8tH/DEHx8Zq1DzenYnLTsDbGdlbgrmBqWdcextjZRfGIQVVRZl43mLiFD0TlPmtufhnu10w5tzYdVyFQ2hUyUn12kakkWXE+bwc2cT6rxmxFFfU+hUpHJIF+C3MBikRXEhP+VXnxHwLZb4DdSYv0TI3Xm41cTxcbEQRuhCsY2S0SzKHRrkOwXVXuI5X4SVCLOEqDljDQiSrMGtLVuq4ZpDC95aF+FbHG1MNmd0DShPIJizhQL4ZMQEgKOeVG0co30m6zLiUa12Ib2NEvpZjEbrOtzH9JbSkkqQCoVHCRwVIZas8T/hJJtfuxt8tExcwYnsQ/7ougb3ruHW9PE+WgA9CFcEFpkIJ4NylIueuw5M9EDr35GEjYrzcfRpP4Bx9gtQnsaAAjDhfESil67KdlNxOxrNi87i9mUhPTk/G472INh03tpPxzHYisb71dsIbZNGc39hL9pbnjxmit50WUQ4NXGUkP6xslbt0E+lXl/cbm0gfl/cNn+6XAnB1PlbkLvXYMZwoljHdK+2XpGzO1K6ST9kFWxqiAHdpvT1MmdzsV8kXIIjJKifqfIaunY8oNYTT3iemqjXZ09fKnPw3BWb3yFC6If/t8zDOgQPbOmxzPLhcxIOjBg/e0+TB5wnRkQeD7UTkwXsMkztvIZOLLA+ODHSz7l0SUBwICUbjVRmskrXIwSHOwwLaKPfYpUAGu44WnVczWBCxMNiNBoPdtQ2D3VAGex4ZLKdzD2ZkD5eOtKExMalGIPTIbM+X/p3fYralCYqbZ7alraIInwIBAgowMIxaL1UQAdmuKmk5U0bbn5eW0xlL+g9v55KVzuwk2ZoRaiZN5MwuV0/D8sTR+ibeU+onZ1EytV7Bn5su1Xu3d2B+ucnSXiPzZ4ED0z8+m1caVw7MuO3AjL9cB2ZQJUtzxwjsgl7ouIzTz4YBbPJZK9tGXay6sclQmO/faX2zM3YOn2EHkmjkF+pvijUprGJZMW9XloXUIJrrNFfbxDz1dM/r65JCBgHT9+ABR+7GEiO9ihtILSCHVMZ8GcBLoIEhUz8ljVGgi8nN16C6MnoqRZanGALkV7BusZ1cTQ25JxuH4Oho4oGc65Yr1CpEZhWrgXA6gZbAsK0AIkEyJAlyswqPSpjqKcHsK/XFcr+8W7L+Hq60EuTHIQV113hkUxol807ANqBZCL5GM6lilFZRwpHIb7CyzESKY/D+/SkTKe6ZAF64izxg05ergH8yrV0GIQvQJBnzsozfMsRyRyNMmGjrX5Mr6HRCS47Hp/8Rnp51NFlpwtTK1atyWylklV7tyUqlPzb3rnpmexihnsnU7KmFNlZn2Iqm59KWiLlEuq0k2SwhpwETumy8CQDS0qQbk5FqOELF86oaa3UNgx59KAt2mplLF+QxPIcE7fSnAzc/ycR+FfVQNuG77SrexkvFAVHzs3KNJrHjAR+cIXZmLCWqFxNG7DDVvtjgmmcoBWgC+VjxAqDccNv0wHUh0AYImkkJIYL5XNjeQi3igkndtaEEzVxgXGhzgQ0Et/5UNJpcIB+mXpECr65WylgTrblafe1Orms9M94NhFmrWzNg1HhiVxidDTFgT8QQADm0SznUuE0TgmKr/9Plp1iT55Iqlxo46+AuojFbV+fDQtndLWRaOE89Qt729KMAzlXq4SB3uRLKLsRVmkWEJnKMIxBpY8LEN5LWKnIpKsoabENZ8xenvxK6aSPSO1kcNTCX6eCqBw8OAG4rZvdITcRoaRH2YZV/D/eLVB00iEyWrkx4VarZMF2TDeNYyH0bVeq2cxYJE2hMgn2iXouXmrnGus0UTFfAD46GbcvrBQpPXnB4MrgTie0o5W4CxCg0TAbwGUr0L2l4qRr8ZQx+AoBTupgYbwkMCCjyckta3aLLCb8PEFeb6eA7NrkQaeNI6WtZDqkpm9q/NTaZ9bhgx05qN1RWu6GcRW6ogG4oZ8YNFSDzgW6oBOH33eJzuuAMChmHF/YSRO71CSeeGvcwETB6zPgse4hK7YuCgwx4tMWsUovNQ0/UoILuH1hP1MJ3Vo6oPqJsneu04rBIR4UF5+iN4W52MFLONQ3w95SOBuNs6Z4tk22jbe6kofM5W+nltzwPnvwmP6wLTTWdHnXxKpG83KaO5bV+QUB1pUm9Nm9V1NOEgVaC+Zfz1Js1BV0f59bNbXy2KhxvLDWVXWvQNTQ+Z0bj86sKXWi5DcshXjVCGDqUIDXsxEcJOefhsaPQVPwqmZ+ShIhvTNJI04cbHuaiVZ3SakAMIaJEab4zcDLUqiZh8R+NLbX9VUvUstZJlNowixAhBB1NHKohlcJWLP6CSiE//pUq9NMs8PN2063Q5Db/Fev6eAvr+jAcwlHnZaDhqcHzVtbnR4rYa4Li3VXN8ym3rrfCuqdvqiKkKVnHML9PnSoaAHVC/pOx7LpG6rjYuQ1e/Yv8m9THfyO8tRf5r2EMkqJJ5lpmZHBfpT0IU40VexsPDQZvrvWKhpmr9+FJv4XRJuxsW4y2MnstBlJQp2GeddEGYXGvZdSRNPLwnaLOMI2RUk5uAqDx/ZrcxC+ge//But+zsUpJQr30QRfqg3bVq73ZDJLAff/ZDAs84JqdHSOxIVfPeKgucZfhc02LQis2ITebgnukHZuAH0TgI06NSztCvve7jDc9Lv7UmvVjsOgTM8m+dboORKV08UwUcH4+bzMhj2SDWRRqgMEvMXqq8qNYEWuQoLMCPYtQDOw+y9h9BoifWNQ1McgKNhIydwRa/o7LnQMyqUsHHbid0oMEuh1o1bXsMgcW+d5lrHWO8VBRK0GxjdLgsMbTL4n5A/Wbv+hsFV+wM35i0qi8MmaZHCbau8QQXFyJxRRCtTt+2oQ79O1MJNZTlGj+dWLES0EaQeYVQjAvcmAheAOOrwVUk8Zh8uSbcGRtZaE6XseL8P0AJF3mg8iRBF5lKYapmlVCgU9xVD5LGxCpaZVDkxoOh/FW/IVUb1XTfag3SnB3hb/hYarCbW9VPg57AngdYrbTBTWY/sxeT1NMyDdenwOzR3mkIP5h/5fBoTAdaiiZpyHOeaMnedWTfK45Jnqi7km+TU8W36o9yWd60nSr1T3J2RNwg5w9CXG76YnJOtMNbROmkUJJsSKxThW6JFcdV1phVO+ieogFZcZwph4idKnChC59AeRd/Lkl7OPQ36lchYqQEZjQJd9XZQAKM3zSki206dCxqkUPuTyDanl6DFNa9HANgidssNbDAq0ysjBgsWR0uUJnGBjInLgl+FlWx4imhYutvqJ6hg3SMcRuq42HquT8PaI3h2eHJ8ZVup3nup2HCypJYYDeYGGczl5kzVLK7EW5ISD1uOQarSQDasWn9ncZ4DdANU50J7LWh1zBZAf2qzWrWstDlY6ZUzKAigFm2JCyioaUJdWVm8lUT6N0MWowzRdlc+f3j0Trirnz+wd3T1fjubolRYURufeo9qGZ8tzNesQfnqStrUZY/LZbDfwGdUmp9PuWo46BHG9E0x+YEXI2m4ttf73YkkUKmu7FNSwSMRZae7HWu/wLVf/Sme23kYrpslhsLlIHNmOU0LEIv0ZM6sF20R7cvg5ur2TafHNwG0B2/Q9PitaICWra9ptzn/OAfRnzsqSztFw1m/xyaEM3hhr3DJAdgP0mF8le238t6R9A8tiV5FxZLr1WDT1SsvZOmo1DmDyEBSQWdpy7323cv/QBqHclX/QZqE8lX+rH2N1sWKbiR4SFMAG2bIITNd4PsO2mmzD25zPoKd2qrKFrimGhKFaSddOKf/uqDeUGZwzXDlk5l65JbAqc2C+2dpLEwoZzJ1mpxJcVCxs+e5O0myMH2eaOyymcLAOEP1ckcRFjLqMY079MhpYSy/5mpMdMuuvbK8Ob7lI2ubVqVrZAqkq3vVXbkNE4phtcOdQqYM1QE9zzZ+YeUkVGaxl+Yjr2ZIhsk0QNLwnsi0NIlLS9dKvWDa3FYaZ18P13W0sIIM1qa5CkvlTLHqCQExyIgEc3GwbI1ez/skr2b0HOF5Ir/sspG9E28eq9U0yIGWzn0LYyxpTO/JLOobI3QdDbF2sWzE7h0zM1QgMfSjwEoaHHQfuRs9gvjJLmihxclbexN1KVIlPVNRTPlMIkdliRhKHc5op8kzPE7gYCReYW0imH1Smkv0cyM7iysfikmqr5+Frkh4At5LLwmnt00z8w5SZoKDOZI68ktaKGsTYlVc3BoKo5mG97q1qbEtoba9Gr6ZyoqTJJTZBDybgNEb481l82YmRQmbYRkk0t2Vcxcrl63HLjccupBddMcQWzFpZJ6ZN8S4uMpCbeCn6TnGOKO4RNpwCP6SHpHaypMVTDaqiGc/0VFO1hq+D0kPkkVcHpwBacXnyrur+H2mGFSgshdoncg0A6gzIlAZj10qnMyTawsaKkcd4wBefMOYLvs/FiCzXgtsgSUd1y+3W0KMOBCI7rc4iRRJJDQZkM/l4OxxCQzCY9gkkNZjSDehYg4ykND4xxkxCn7GOuoQnbTt8yTZ9gSgPNDxsg+6nHxDdNYVUbgBQYbUMEKdWblUmqHWjaVaIhQWcW+XCVLtmhSpH5gtKvmKB9JjpyB3UzLBnNXjQ01KUcRuqxTvehFrcKjXn7a0zYACMi52wcSqrOVKpJZmRIm76IWYB+jT0sZxaXP4MypvGsWR0R1WvJls2w1vu8rzRO9bkiKi/Gqf797RCVx/Y94xaislHztkFU/iHYMWvh2q/qUTjGlFklNcH6/c14d53UBKvrBrGLii0Taqv5a7z4S2qohb7sULWeOlRwfc3DEN86e0JLcaiW6RDWzCZyaKg03zGGGDz2LXdrzEBHxwtH1IiP2QbUJ8m2WHpG3xPxTd9ydyVxx3whrGAW7+Iq1UmYBOhxVWbVCUxIJdK3K3O+3XjIbGXO2eDoGYR0POy/uhYd/K8fxvtdqiSdGzJ6ZPCPIO/aWIqItV/hX0eGK9wCWmC9JqgG3Pe77q2Js0FmWG9PPv8o5lGr+ya0Sbv/kOl+KMaFYy1o/uYIRHMj0Ibmj0xOze/NrbloFpMfIZ/yjxmqs2H0s4SpZ8vBAj5iHM2tzQ94tRukrGB7mAtKXJPiO+42wV9mkepZ9WHTjcBIEmZwhGxNtUhLdSPYJUohztElKr1XDBiYwoLiO9l1Ci64IFMXYXuVOnaVfnvloFBPrV2loa7SsFqlIR0zWKWhrlJ92dub6zSg+7Vapw7XqY3eCoh5lNI2aQ0C6Td5nnHJwVUOaH0Xh/C1mkpfSE9dHChSS1zYYeSdlsEt/VTvGOkdo0l4M1leKL+UDuraCoXeSZZIF89hXRQlFMP19EfaLDRos9BZNBWdnRDRowSmiTA78Ma0WaiiZn3JUKwiH+n8RCzezwhjYcrFf1M2Q3wkZaIRXUINFIlIp8emg+HBOj22NkWAI3yoiZke+s0A9qBv6ph3/Xdr0WH9JkxPVO3VkWGjlGp8rCzDRkPOU51unl7MfVeI5hklu6nEMf9vsvW8Ed7xEjBid94xda7Zous9fVcYpY1SSiaqjgMqwRPHteedLQm5J4hXh2cpB0PbZV6pc3isKeVi80e2iAT4+S0lRrEogdXQpxEUGgyd/7543ws45DPm+S7Rh8cEuESXxLIBznUYikHlCubuvsH+hfA/PFquvF7UcwqQUlEeio1eGFTCXu2yXTVtWhHDiKQ4RG8U1tCTAkUekNlfeYema2goUfMuCd0SoXbUrn4gx0fesfsbDyGgq/oipXJW03boGqy4sHX4Np9Z8hhYUF8io0E4dW/6COZv9QgZHKuPSgOWtWeTPmNkzKP7YoSRM81e9KteDHmlSIxo+lKz6RB8luoWgxfXHXi0XL1FhGUxw0jtVH4JpRRAWfcd58TqUw3v3E+Afr+KcUW0gxOQ39dPJ5jwU/nlXHpo6AXVmDKD1ob97E9WQg2mD040AQ5tKifieJurcGH0S0zfpr1I9JSuP39Rd5JqkAwNHR0VmDKNGqGnFjuZ2j8kqghFurg+O1jDzCQVaAXB5/qWe6hI0Ls76QHKX8DeUDITcUAFNX0pNnl1XY5Aobwz1fAzXR90EixhfRSovOfBZwdr/mRZy9CBeoa6SqBPZbpKmHmzCiJbkdTLwPgaRqCogcTdS9Lk0XL0erxKEikrBUh+IEXRZrHWKOxtmpeBuLIWcWUVca3xpsYSkVQo0NnubZbIbk3+tEtklw2+7iFAD6u7Z7u3rqGT2psBKgIMTLARopClJ9nrEfUilg/TD+S6Vv1olDHbvZN+MIaw1+iHVHpAPza26cdGudHsx+4GRjkw5yQtZvejSGV99JYyv1M4LUU9rEpUCVJF2yTfA0wWPjBSHXAYsTjELohYaWWgANqDnSe7Ojdi/ADLaoCgNAZVIRp1UBaK2X6QMOKr3A1Myn+hjzQmtUyhOmI1uxFJJjtCOpWcqy7qjvQklupOLlz/CNF1WarCx80pgw56LI2aSb7VHjRfAt/KPaJZm4x4XTJ453kmFsCuoQlmCFXVhL+dh8TjmSXY00XQayyCFS4CpoLrClirSWR3tQI4SIFBf5d4pxuI/j7iBrCE/XFgyrqg7f2j5dLrBaWeBh/g4ZudYqlFxkvYGWJLLmEQNSLyKrJZWnAfyGa4DdkMtajaLPlbCi1XbmCpmMYaz+iaE+RB7BC2F1jPqzhZ90TWh2TsPSoNWNUeTej9swC9AxD/oEX8g6oX3EtEBOvPrdyAWd2tHWLY2CF2mR1iCGrfZXaIYWMb2NXeIWZ/QgIt5qTQCH8sIU2qMhTbrZLzsEOcB2o+r+wql95Db+oeCb9rGyyRUgGhKGURS4kJ3N6CCaNt8YN3N22XmTXI0XZZVDVCC2uQm71JTXEQ6CaFKRE6QOQdKEvRLkCVUko7tubjBImHkKF6YAZnrB6BPfNaBs2C5idLmNSbuJD6WKyD6es0y0oIQZLMV5koORCXS+OK2+srBrhCQpthSF1S1gHauY4JPwiRPiqRwMvyEIn4w5KXWjyIDR7IGYDxr0BDtH3sa3aXvbkvDBkvYWpVTxD7ZJTwOknjyeTmHkLBdRlLD+SmmC0sB2iU3MT8bbBIj4V7FrxgCS+QhF7pwBIJRpuxym0PV61qH1bQjGVyr1UNiVxF/j0aForldnCYvL7VPubl60sH9cDhcQOMGgdA1riG1quLqprpqpHmeo7CgCYzGQ2BKZTeb5OclGkIag9WTvJNSfMHdHfByhBbkxV9NoyfvdYLzSm+UWtlrBnR49S9zFY0kgeCYVcBvJMpaUvEp9QSgq8+kAPhCzIgPoBkRHrB1oTd4SiKUAiJf/JuNf/2tDi2dz13DbNhxIctflYzSH3JuMljxZMFwatKZPtHWZBdmfRJl4XpTMLhwPlVZVytfg4nagReWtTPq2i34JKH09wEGiC0vCyELc64ENCzD9jFm4EQODachcTQOwaoD285IW6vJX65NKuAisYBQph6e4y4PcNo4WyTDGxa6Bmbs1XmyPdSmkSM1va+oKXlho2ia2p+30npd4c6486udRdVJ25eQvWSD6zqH2gJ50YuYcRgSoKWqRUkmtGz1TL0JWutwC7foTm13GE5+yngElyLmkvsxOJUbTPpmKpP0Mmr+td4rzHmN1JrVSfvEpABzU7UZNJVnXznLZo1rsRVu+5mu7oN80qnsr13jP4eGfiQ4p67m9lyASw4RqM3lwR6SdMGk77Dc7OTszCBqq0HGmtaK+0JRbEu9Y6kVttZMC7bYn1h0dwlZl/E1i7jg3oUSAOjo8MJEzaVklCfuwx9NiqZWgPLYI6kmoHZCDVvIma2jexb+ElSKniWSa4Jqtj6ukMiYkhdxz5aCjNqn2kpuu0bIbalGNoSW+3Q8u9ddgcNFTHeHk+RkR8aKhnoqgoWzXdg4MYMeu8OLiEEl/WnTc+hOFQzgrDM1HmZaQHj2PDPCgFdU/h6dP/JFDKThwWwWBxLVVFsJZ3i2+7RkBLiehf5LtyiqEAxxRzCuQ+uNnYYYXEiSQK8JjBTjWJ8nHtrgOlReeeui3nPUX/3Bu75TJsYaPwnVA6Z94LzvgySkNweJYmuIgjpT/bsLWW/oSTBqa0e3r5RkuCGyhHyyfFIjJIkUSOIO1U9gjISdrBKSRJLSoaizZolwlqDK/BprRglaQUhB9yIias10EcWGPgCwOWEGND4h0xphjUucmz3kkN1FGQuO/2avNm3dVlYO19+gNdsFU3Cn6hJq+jACjTwqnlrOp14qwIVrVXzO+HoJax1Je0eQQ0sOTerdm5EUVhpzY1MxlAncQAtYhmKzQ0sitWvJkFAUewkDOp1udJcl2tXMQOqqAw2g4bBJquq42FdjjBuozJTSl2lOL6qMSbS2bXto08BW2QkaBt3SqT2wsadDixSuyaoFAtuQgtjZsVAhlKBCaoDRJu8KXZ3VI7WFCURvHMO5UlS/xkE70IF74ES8rI83QjeFJhXjOA9hMwspkcK3itG8DZX3F5fsYIrJkNmmS2bpKVlXLWksvPyUVkffQre0OU4I3JmhYL3EuJr3NL2kjcPq5ulVhcwUpYoeBeQZ3ogbMDQQfAuVPAeVGJyrgW+VtAouYl2QRW8efH8C5bxgiWI1JNleua1GUO1/MpVQ+1Dgmb0KXgP0QdpGNzHSxS8E6M8tNun81gLuzpweNwKRo0DIL59zseyCt7VXFeNNNdzFFYoeA9R2u4MgjfZxJLJ8OVqQzBu0Xx2MAGGBdZfQQMBTic6azgtNzOtlF8KC6Cyg+0BN/Yprit7vlsFWcOdEdGxrImYXBRL13Pohowz0A2SZrKIGbhax0/Yi1iJuThUGDUrY8kK7IZ1gYay9Vo4RZSNyhUUP03hZSONZCvt37f5fJbKZHNPrTAK03PcdG3Y5BiTd6bL7WUqsAIgMjBIA36tUdcaCQL9S4T29IzyoXuFUTeE8+pvvs0iJUrdGGhHS7WKck4EgHuHBN9dQACw68wNGoUKKyWmVRh1a04GWF7eTFwNSOIDll9S5U2NQAfhrsuqkKCsJWAe0cRwLUW9DAqYiLOkLIhzbeLiHms0nSpwpMMNo7bzNBsX17rN3ajiZhVGi7stsflzYrZ6o83vAi0i3j6iz2PBByyLBaRYvY3pZOYZxzQKRbm/3Ds4VUXPGrzXc4vDuO95jcN48znEYby7imp496lzj8O4/3mJwziwDQCzaduUcJaKu/yTvOFJr+M1fYh3tb2Io9uN/3RLdspxh0DgOLuFqGQJIgK+3tinUIq+QH9jURpGLaYA+clupjicSR1JOAS6zBaFo1iMzsjZiInkmLET+NS7BQr7zetV0WDJm1xnheEUjlSZZIkTEC7v81EMXi37iBvAoya5/pjbxyHyPMU5sIWYEJFYHsUl/AQTit56m+owmgFSQw+OO/POrZ8rkqiRpxec9CSOXX1ajaCLOekkavqziK7uN5xdGpfLlEfHKjxQeGOMNQaygFsL8Fm3S3jjpIsTvddqbBrDd2U8+7JPdeHU7wG4RdjGLWAIMpJZYyTFLYNavlJtAxW/ATDuIRgyAmSGmM7vwk6ZaCy4sJnU+LxkrATZj9ODBD6M3QHiz3cVl9683EwhHHCX8hObgMnsNZvAInDyoFtgwO6SbBR/V85CqoerTbGO4XhhZC304MOaJKg+l9HtmLM+XCJor6J5mJo9lby+BHoRGD01wolHHtWixWC0ZEJN1D0HZJ4edGJ8G1Y/CTUN8FNGcUK+LZufRGYHIS0D9wb6UGSgAwhX0tdmafQ78tud1NAGogqR0VpNOkWxGFKYzDNzbLsN5w2SdGDxoHwkZVTwJ1qJCd0WLb1y3iwpleDFEWcttgu0x4jICKsS6gpamBrHC5bBpF8t0F61QBsENYC/qlqgdnYXzqlZoDLg0lCstxXN/ecCFYAPu94mA/1xYB+HIezjHBxiHNeUoCWX8JMsUHPrbSCSuM4KZVXoEWKuYl05ywbTJJ4tfk/KiZtVb6asF21Umw7RE1RL6ZgiNl0bp9+pUKC7FQp0uuAmjdDvcEy1oA9g8rGz5epI51a1TNVGoRs6UGyAAQPMDmWb2yo2qSo2faKqCysWS4MqNrTL50axWYJpXqV3jNNtzStur6/IjUE+QYyXMYdHlTl8iIJgA2pH3UZM6YDaMaQWrkLbx0GlAhhbOlWAARWbFOILCsMtieLQhWKTqmLTNwgn15VrqvrmaJQa7NVY77GC3IIXRHiBFGyWDkSMGOnW6k9SqT9DLKkl9iFQ5WwA5Sxhw0I1TLiz7UvT6qV5PXB4XK4uDxkAWlOVld/B+ejW1y81rucoaBDuEuL8z6DYdDUZIK08Cik8CnDd5LUGs4T1zJP1C80pvjHil2UA+xf3qHQa8lk5GPsS/AlacGoyuJ44KpGqJ0u6eyo6B9YaUxOkUUfh/wW0+N0qKZK6B1Y9iVU9ibb3JxB928RrwJFcSe8ppXssH1DywDi9tCtacQ3nsY8bYb3q5VBO4cvSfC9FOJLaqCKZG/OiNL6vXoRmnSv05wN2waJAlY4IR75jaFxdgH3lWV14EVisqg8pjcMCr2t7ZLjhnMGLwFkOVUPoWHGONtSZmNnvqmJmmU6d/o7X6TQEM/dkWzDbrAWzG1UwA+5yLYsxC0tFsqrkyPRjDoIwxxC2sJ07iHnxZatGNqkEDkg0tPjwAC+uwU+yx8O7PFDRik7y5dcqwpPwdrjMFeNJAF69TFMpRQAxV8E7dCfsbHIh8KRtttg6V3jGpMplsV/5EAbE9CUfjYRn47VFxrPx2vA1IS8L5JpfRozj3kFkopWDy4hHVuCbj6HwtdCFbAlWjNtcKMa9EpKySmMmmFxrhjhVLDrmQuNiiZdyXKP/NHw3SD++1InN3OjRaCifEDTnqBno1NAVFnL3TlMwjLVg59xFiSLmsKSLXUsm2T7b5DxmFzkx7H2bDrD65NtojLoZEkFTXs6oTMG0hvQu1H0pnFiX+QfkkCPPEuth83Zx7wlnIXnk+qwcz0rxTZ+V81mlPmsEmfEga3P0UAkj0iiACJgL8F+GxV+yRwPLiwAK5G0Z0TJnrmWHEL1CtUnGyJ7NLZuYL18+RQqlCV3psFCqEuhW0J6AKSvlTpavJqNdPiyOYXlMAdk2M7lfKEZon6IkPylU3in0Ijn/ea4K4bISx5oBSgMJjznJFi/RRUPShaXUCKricNUUSgqqNH4zd1BN310NsDGmbyGoG9X0LSMNa6bJ1QSzrWTV7CrifMkkdJjczfi0i7gwIVfg3DJ1EpwTcHNZ4VjLQ3jFGZKgiwY1V82iyeSScohFk9E4cBk/MeWPn5CxynPAaGCg0yZE14E2ViUtls02EiyyO0F/RHdCyaDuUbg7uM1mDcm1C8k1YzwSeoQAvI5Iris6KmJXrCTXVSVhvHBNRVTp4xo641/J5ks70HaG4hGryk7HuFNNKIje8DClIYFYdgzseE077O+E8ZS7XmvSZjHHk91qetld8bCextTgKhll4WGA7QYxdBCRM8PDeoyJIQ/bJSRFHibQeL6djlE9HQOsdPKwvo47cksdqBNFPQty+Y3wbCQNiGuEt24ChNdUxV2hpLsii6azaJvR4IiuRtHEDZk3rmTeuBEQEzNB0UTRGFxG+rJMFE1uZd7Zm1QqgE0DVRwpmHS0SkwHwTRG5h02omhiyLyrVubNdiLz5irzivjWaUbRdIzMy2iPZQp2EL9va15xe31FB1dMBiLzxguiaEYaRTOqo2g6GlXQMVE0y5AX82YUzaARRWMDYqzMC4of2CgaI/PmCvmkMS+IoumgUYiiGSjboEqXLnoBhfY6iiZvhrEsV5LxCA6JAfsQqNzeh0yzbKJoluG+d2fbR1lOX9qpB45QTBpF05mLoqlmumqkuZ6j0KHMO9hJFE1nXubNZdLw7GV99qaKfo0XmlMdjaLBlyE3mvtaMi9iaAYaQxNXMTTLGkOzrL4xE0PTqWJoUoSIdBrxIYa6qxiaRGXezvYyb7xdDI2ReeNmDE1uuhJXMTQDULjKvFUvh3JqkzLvXC9hBQ+rCJq4jqDpMHl2BnGyjqCJTQRNXMm+saF1jaDJVfZlBE0MCspV9pXhydsRNLFuYGeMoAlbETRxW/wVUeETVQGgb+26zbKKncrGu8PADlvVZCfI0Qaba9GVvp6urtyhj+B/tPN5b+cOa3zqEjSErsZ3jW6CM0vR52Kt0uPMOADihgMg0UqB8TlFN/3NDhEBhFytj2MhziS1qHgrFyfD7GJ1WACruo5vYWYFmVO3UaOmCR6a6v5dULs9x/iqv9kxsXkdwy0dl6Q1Mm9Td5g6WDBAoi9bZ1hMB4tNL7Tl3m2AV4XpVzn1vDoIrPoU2KgvUX9i46Gpz/nVJ6/61IgT69S5ek76/u0jxTpaRDRQjb4OGMsYlJIzKCWrA8boCPVpkBahnPkEEjc2KKFf5IwbGzC8np6y5Rvox+6YsCETMiag0YqgMNSQsQLxJ32GpKQaF7TMkBSJ+65DUjINFetVoWIrrVAxrc+iISkGcrcdKmYtJZHdMmyo3aIQsp9Yb4WQdefrDhLArw4d2xkH2mGBeFsHIFp0ZWRiL+2VHWMdm7+yY4xV584p/wbbqeSYKTlaSAqgpvS/rBC6/qRQaOv0CJ0hnhHgGyF0XYb3eJCjTOaMANAQCFdD6OCy6MBMXdzNMLolxXpeljC6AtaHIR07SD8hzOLwahtps6xhdMtVqFYfQrNJzuox0kwjwFYQQbeGJCfEnwVQUVkjZQh7Vr0cMrMc5Oza/NlbyqVG8NwQ6hDxfJaMBSFFHDSC+jgSqQmeE1AlRLuh/hLCa9RcO6ij0xA8twZxbkUzjFbkm0T0rBk3zJrJMDKoyUN9pOqZkJgZHTBmwm9fV83gCNMooIqUxVGjTaDEYB08V0DZlxAJBs8hgg2PWhd9pEDwnGhVVfN26UTirbuh3pe7qpmdLKsIDGMTrBkScyPN3z0eAJpEY+jMxKwhhs5MzArC5wYasbWG8LkhJgfhc0sY69QMP8u4rJnhX6t51C6EzQ00RgcTydBCG1LYJ4r/ZFV51G6M2G4T4aqljCTCD9k36OZaE/J+yrJ/Rs/ugR6NyizIHgTOZ7jlst6SScyS6NkD6NlD6NnLC25CC2Mmu02GJs9gDVY8gAUVlZ6924bN0Vvag6Y94uid3NJkq2017WXVtIdKvQKNs2Y0bQafrVX5Kivwami+yprRtM0Vt9dXrFX5KkTZWTGgOybmaxcy1VakHg80bSTJShdWEAW4Rk0b4W0MBmtlU9QBY8zUWKGmvQwlZgCSPgyXds4aAcyc5UrATSPdvdbQqJVWvkpPCwrMviDFC1aQLidapF81Y7WyFqxqH5bQjF11vsoKMg009C8UXW0NfZhpX5pWL12rBw6PW9O4PhmAsSlunlpItUF9/Wrjeo7CmslXWTmjpk0GwQ3chM3BA9nsWCBWpSF3cRNxu0IDxfivZQcSShEYyl0sHIp4DBzOYVuSZb9rS24XZgNJRrCedB3tdK/CLbsk4U4rjOkm8dw91KnNHhGDHDXBkEs1vV4ntBFyNYDZIpJ5l92G+q+wu6MyD1iyqheb9Zpay4FhpelsMF/HxlsBg8B8CqtPzWisRLXolXO556/hyrOEDiZW1/8fQtZO2mmFpbq1FaAVpI0ztdxellr7U2qKzcbK6au4yUHDCrWsOdiMIScWmmz9PTIItUqBGQ6FG6yoEYoYB39NHGCV1eZEbCQjWDknDrC6RTyFDFKnZA6eGwfALatluj0HICqF0jGiOirVLqo+hQ11z34y5Wf1lh0uJmn1Gvyms+VywEc+YLf+AWOvjWqGbSvnXqkR85RWhPtcq/nRIhxA5SU7Iq5jiyNRUISlrsKWOwcOsY0SVpXdPeP9jVHUeOiUoUfG7PdjQcvsF7TMfjvKhfuyE+bmn/PlmZyQnvZn1uQUqMkpVOAaZy7mtE6oa8ScnlNCXVhD3ADi7dvvriBuzhqf+vaZdDobnxpofGpg41PPIZ1uBgwnMq16sBnL6i+KZa3NJs6MscWvwlsb5pGgaR75nOslJ2sE/Zk0uk7DKhJT20iIfRPXVhFG0cAXC2OI4t4kNIZkOWrgB1V2qa/OGvkMqGpxDl0L15BJ9BefIlSMyeAW6KQ3r2v1ihgSlq8OMFo++i3LRxM9xRRtOkuS3M8u+VmzWnTRsI4vSpKL//qS5KokzakBPd2xZp/SvThJWzgtueLSVjgtOZOpoIHkC3BaJI6x+BfKGdW82UdyFnT6gsFLBp05LourrcMNvrwcZZwCU4RIIo6NHr+EqKfMGp8KpjIBK+AOVKC+AbFRdpYBWllN+fAWBAmIqnTzOpXAosIG6VXYIBnemc1jg0j3UAWI2nXOsK9mnGqGaFsTp9pjnGqhIvlB5txpznGK5qYWaaFf1QFTbJBUYX9JBTmBf6E1wHcDk4ooDMsIqak0d9Sglh+QD7eEJuGPbnrpwAC2vap5PZ0ovHWV2Ye9auYmHBqxpGaiNK/SAMlRX7KjLrkvA52NAnkwrFVaFtcCBb8e4VjHVgdW11EP2nmuqwezpKpuTisnEUaBlqrraBWjsmpDbq13nJlK0pVlBTSutPNupZ3j+blRtLupYiAT3LVvMZCLCtyVWBL9BTdp1cuuptBqzN4S/FvQGLJKO1+x2jnxb7s29pPQMvkZtfO+RZPAQAscq2iijdjPJaOdx/C/ZowiRh7Rbc0rbq+vWMIV4heQ8ABgrw5MFSrjQ5bqfAZwwsZ+Lmlc3JKJ/cwUTSKvHdBxI/YzPoqXUDvvQ3DJEYks2m8O7bzfQJNYasR+2oBRLYVH7byry232BT28YADU3kmPaBLajNgAMRGfAn3I0IxVauexxn7GiEbR2M9MLQwz7SNGQr8OJR00UvXo10bWXc9ETls0iby+Pm5cz1FYonYenyX2M1c0iX6lnfevYpnexrPBzpGvtMrTqrZnOms4DTvVks1p6p+Do4QGLhEila3e28Bm6AsBxUilxU9dEzOKgWM0c6Ym/RzcM2JUvNoYhHUcRaC9LA2VOc26qGJG0wqDws3Wtklpi2bzqAZ/hZS2+adVqWzdc01ly6sb852ksnVNKlsGx3+XaL6VSpY3VLL+VRpKTUIwq5vIGUTYEMlAf2NArK4bj2JLv2ygbZzTtONe4GksmHbCmZ4xka27OJGtwJLymkzW8MgPWB6ZM9LaYDxBwEIagFa2GGgMspAPEtnIlAjZQXoiZEeLpLhr2kS2bgXI0d82ka0B0vGDSGSbK5ymQRxYvxL5KdAdArR6ZxWMGRnNtvlVgzUNmKfWZxEQWcB6nrZyvQkVjVjDgz7ALWJryFUWh/Tfq7rEnIm6eFoZqdj3y55PAXcm5PccEB0RxBlrLPBsXJUFdDTlqnrA6qrlXI9hHsADk5RBDZxDTguwqXLGAr8W6uamEyPCHQeJUAsAu1bgShzkClbQBRRXDyGjI1MjIgEeVidLUuWhdZ4GxOdbNJxuibFWSEMpbEQw4Qh9zaJYIFBrKrstGLUYjvALgzA1obrhybMG5e4oIPdMQblmRogOGFqcv7xSKlJCq8HkUugdctY3zEEBNevhXoLBkV+XCVGmkYsceDHr4pCANgQk4DArGBPSQyZBxhEHXM8pgFxzJ4AQr4WXyszJuhY9lkyJW1jBGFnYt8BM3mGk7oQZEZIVliArTHwNELKXEcCq4ZljwBDmTVDE5RYoIimLvfPUGmU6VrQ7tmI7JsKB9EcKK+OwC0K8lFoWYgZoKFuWanxmoR1cYQcRy8sO2B/R2YIQoYbs0Gn+ChlOjOym0BZyhUAuy1TJRKYUAbIK6OWpRP0FiwJ6VaiH1igeySr5bAbwbxkBvculmefxCg3QuYa3qe1mpemOs6KtSrHZfNhtPBd229Gw23gu7DZqhN2O0HZkvYgnLrYu1cTK8xp2O6ipFpMiCkhX2msCcecCM01ZC5J1YaxTrNYBlY6WqkLF4Z4h2yWKNNXcD8FDSLx9nfNV8JBlndbC0C14CAgVvsV6MlNsFOQhyzM8BBSiPKQPBC3yEBAGechAY6uJXAPoEA1zyzAACLVdwZiv2FDboBFqa119ibxykc0bYxt/xcNslzXMdrkRZtvX1LI6zLb75YTZYsKMekGv77JRL1bg/R3QwwV4oNuaV9xeX7GMKyYrDLPtGfZG9aKo1IvCqBdARqEnR84sU70oFOjN9rGo3GS8uVA3WdEMs8XrFoTZMii2qxrn8lH1TQsiMGa5GWY784IeXlBU6oVtxkqlD6xoHwYWtS9QB2YBB+aADQvhTW6E2dr2NcJsl+uBU6CO4qgOwIx6Uc101cjlCitvhQMmSMdlcfYw2+VFYbbLtX61otVIWi80p/hG6hnQ5Qni9t/vqSVGJJf14C6rAm0LBNoOtKzEQN1lGSA7QDKiKBRVoO3yfKBtsaNA2+QcAm0LE2irnakDbVdA4zVYHfs5VJAQgjzM9dOkl8VVetnyuYfYKp1jYIqZENuVv1qIbVPViSuBmPG1Pxd6UdtMCoNMyQL/gFdndfZrWDbzHKL7zhrYB5VDrJjv1LGw9kyMlpm8+ftjM5IGoq1xf1I5HVBAQEp1uMpcUTpQCzBhgFibN0DSh4mMCwA4+mqhIJbBf3sF7a5FcbC17LA6oA0FVC9DrPXUtSm+jqjjmKrFMCw66jmfxbX/M4trn2pVdGKzxVgYoSnNlQF6P60ybhLN08kNPLzpETINuUbccaDpTTvthduqcBOi0GNlaUY5QPn8XWpaPQdfniW3pHF/v5qvpCqT37/ML1FtBiljhLwfaiUa1BWMtSCNrwVpvLogTTPC73E/CE9KscAWlrhv3QEsKDk9Kb2Cu2USKfgCKmaWLEoaQpLsXMhwT5iSxUEQb1N27x9gs/dNwS/HVoUnoEmnWXTQaVWF77QqfLL8gqkKT5wPp/g5W4YgI2w/EReFE7HQJ1LyYPxsVVa0VQKfazfvH64DbQPU30U5FfXUoC2gnDeWnesZKiZiRJcIJovezQBfzILwusuYrRdr/eoYhai6MjYByCwwVZfP7gxjbmnlmbnf9aBm1dDKvmdKgAfKpx0sHYcvGQeNy5CyKlUmPOe0KHUOWuNULUnTV+lg/MeT9sNziBCuvty6Pml8Pfm69fSjrhdWrE83B8WCadh9DGSMOJiLhyxkDCugS2EydbHJwLAiOME66sZSGzTw9LJ4HFP1SqaG7U/Aj99kxtcQnKuT3D09BoKFHBLmSWLkG7mqKGPEFe8q9a8184OZjfrTtGQ8G3XCOjNY1oVZFQ96ohiYucimH3JRVu2Qc4lnvw2rb6flWx/fkHCGk8+4TLcDzei1Uo3FMxeXuNOcLurTr7DnRltGocls5deDXsnHOo+xOt+F3ofcS7x9UNUvd67UFEvz7unPO1umPVr/hYlw2YX+afcS8QjjIf6NcsEXWs3/QrNrOHwRzf8UOzXp1d1yfhfvl+bcJD9/iW/6QqvBLJKrJxs9+1x1sh4F9OIL0ovXaS9O4YVvcbfMa+u2Tx+Uk70Lnbonn5Ke3O1qVx5ylbG7am9xVbKVcikxLC6orqI4vt+tBi8sbbj/oVsV+GeIdN6RJnZmxXt4VaZ1W5ZwEDkGTxtJoKA8rYQvp/m0gkjr1NRY+RBPizWjduJWD7Tl0vkW1oIhCKnElRfvNW/sUZlnI97FOjuDy/wbFSD/ajpLTp16BjyDB60PXLz/UHl/2X//fZO1j0xGD79bKk8M/ujiu9/9rju++pFbGTJerslcI0gDhmm3+eiHIKMMp8+5d5g6cguev8znL+nzV+T5K4ue/xC2TSmjS0+/0vYp12bLPuhZW+F7UFoXBWqlNn6HmfDVuz2+x33/fR+Z1DyhrD++TlB0yuDhCaS+4MOTpFXxVbjEthVf5drHwB4OlQ88NhYcKuj9wkAud2Z2xvQXfImZaMp0YnTEtLL4uKPxBE3EX4mBMRwuSpndPuko/rJYLuUFX0o1U4GQtwpvsVmVWmWgLQIEiu+hQdhlXlpWFe+IqnSSve9QYUJ2oiqBHm+2VlGBFrqDVlGTQN+pwHMVPocwusVP6UYCMcljVaMyUDSr6bcQuGqCR77Vou7Wn+0gMGGOrmr/St0qY+1QBlOd2SO72CORPKNj89MWDZlpG3L9dJPhSAK8OZXh+pIGt6FIrphUkUck25KjvnrTdrFPIi0+wDQh7kOmaVQGWPCxHjYpxB0ielAgGcn8BCb/+y/tdIXQUtZx3iX/Glb+rNNg5Vi6Q3DVV5g591UY7V0j3hotSgX0gnUtgO1DWxQwB6PN5hQUCUSKra9gzk3pQZ2vbix76xJyLZr6NWI7hb8NcG130DSGMjQsjyX2oFDS/5HOL3wKlQx0B4i3iu+9m9rSwCySsUTfjkfyt0v+dps9YX28IQkne8p1KQbQG5/fqjGETizJgxGi5iDYWtRqv9wNtVph4wZqS1zRupIg1EHK8Da5cBdclKUYCieDO9nDQe6ca/JByyISSC+NcLDpvUxLU47VNhGU44PeyxQD4gCkXnDsCQ7Fw5O95aTc++HJvtaC31vuO0NR7E2Ggam03XwTCn7xTaG+KRSWGJqXrJ77S8Qb8AKLp1rS54iB89S368kI79Eanhsy0CSs82/I15uj/YK0fIGkFudSXUZssi+gi0ftIkIXL2SFi/EFJA9LAps6jObbhWJBe5EsyBeVLziS7y5fxPo3zBN7kXkhTq+UL6qnV5pywQ35qHwhQvNFQRqLnXB8USkHrZ6zKTePkb6/Hy0flfs1L3ZMYQwB+eNyP1jdxVsKVKaDfGDyYgzyS8oXw2wRli+R0cUcjCt2OWbcnLJLMXDvL/WJq/IDHzW5GK/Zj6e8uNyPFIeLyxezkj5mjHF9F8pjLlLP80U6oZP9d0qmwn4C/I51uxofkRCJoQ7x+OIS2c7y9PH+8qLxiytn4UXaJk4OILNytmVYog1XabQXf6NzPqj7n2r/Tb8D9PslaPGB8iXQLYPywNn6PTD97vI5kwN4Nh/xUn3EgfKl9BRqpy2E9MWwnV6MgUdPXgxSezEZ5Ytwq8y+mlh3leXV+Vho4gWkmcnfGf/dv8qKPVv4Ed53JL9cVsHIroJdugB22QVwuY7jZY0FcGlzAYxQUOsFh4UFt/gDVv6mjq+MAEbhuvWnH53sreWCvQ25QEBSMOZ/p5YlQqzqTSXMHT9AHrFuN2h8MkG/zZPj87RA+jqNJeX6Xto9OMPfxxk+jyZxV6qzFKRQLLHyPGz1Ej2qpHCaot559qzGjuKJWRWnfF4VYmxfAK32DXfo5s+HkPefh0BWbv7nmc1/3ZSkZcOFtVw9eVmLp3yV7jV/F0OzMT6Iw2h8CYd+fCkGfGN8GQ6j8eXKfV5evmD8En/nTP4l5QienJeMX2w50UsqTuTJzL/EzvyL0/LF5cvh0/gqIeiAZlPhRC+V1wonuhgHWTByDTocDe6vsEuFWV0uS+IyWQiXYsYnEtd09eQVDEd6KefJLnF6mC4G/S0LM+EyHpiFjiUFfJQRCwvtpZwmyI7jvVbwG1QLeNBYwMI+L9Z0totLfdTAPmqyv9x7mQdZhUAI+y/ysIPtlf8mt66P96a6u0AE3V/ue0wyVwRs+qVYLReXL92abJYXc58VTGnReC+GrCCnjk6+utyE/bsa3q/WLiFEC3fsFz6yX5jUJjY3MJdNBG7VGvVEno5TIm0fQMl1+dvPkclX64v2Nq5HLoQ85YiJU+IzqS0dwBzuR2TfpnCfkp9eCmPDfmFZF8PCDb1+0HiU8IdJOaDmPjG5gcLAhHPth0bOdjlol7bHbbQHQ3MxGpHpaOd29vabaMOeNoKf9lcz2Xz73vKl4/3Sgr2mBXuxEbRaYEgEsvj4AN4ok3VapkimpjTzxLPVM2d/XE6dHfxHJiaDBIY2vkKVgRfKuw9QpGIv+cGKkReXLzSddKpOqsA0fpHs2drXl6EnLx0fqPMRoHi+CCyKG+gF2EDd8grWRGL/rygvkCZzW2OYpvxaXSlShPxYXkghkXsOR+oARkqaKZ4/05eaCsv9eNcVNQuV59Vk9PWyqLcdNx31AF7EK8r9Tz06qZ/SfOB6+dVPPTK+QpaNXHZFuVfX0PwcGeohwVzdKsiuY6sj68o3xgkcAMPhuPKT7PiUEw5wYAGLdIGMq6w8SFWYJbPRW9bwwoorvLDBFV6IfZghCS/i7CGC64XlBVtgCNjMXsitHFu1zOEBbOUHygswyBewKRPRimbrsF80PeXdMd7k+rhE7jo4vkA+g3D+LnnehWwF+0mdaoz3/x3ZYSisvYiN+LvSnPEslwttV+yFpj8vavTnRak+T4SQ8kWmP+ZRQjDkctJVcLkLtudyF4DLybDI6GAP1bfsp44/gI6/zVbcnl2sTRguXni5I8aq8oKD3tfIQV79GjkcuJyxtvsPeq8CVNdBOq3EHfZiBbBCLY8yHtxTbRzq1qKQYTw1jsHshd61lz9vSHcxnhv8pWpX9WHKMv8Ft26MlwFi22huu4NKXhiMN1huj9c+zLHdMGMr8i9fdkN+cT0QGcCH65VTLaLPPyfGDw7zgt9O3rw+P5Q4K3Oxrb17Mnm49QRhkBvSMEAi74ecoJLPfhmsq7gFTgCkNRlfod6RAYINrpApb/+Ykt2KyW2Char0ILvI5Q7qBuy9TOwthj5163wx1vZp0bwGpK3JfkOoDzeG4HVqV952Nx6bbfglcnq/2YNHQp3cgy+0wuCESt7py/yi3E8P5T4qhtdUkiI6Ax3wii9DBxzr0rctiTCLusTOMp1z3b7inLt9kXb7gEzBgm5fUXf7wOJuv7K8Qka7fGU5me325Oz6NTRF8y7p6YGZWavaeCHbKOwOPOiKnfTqRfYOaQWYv7CWy6gIDshIF3AOjKhZwS+derqTnteIHDmvihw5b5HIfl6VPj7WGzMooiZ9fD+MWuNtb4WiFpfnGW16oAQ4gOpKoxG3n7gtfgI+bq+RGyfjL4PqL24M7biieiN5voIKlBpPWiQfmLlX7eqvQPKV6MR3ZXjY3vbc2wZewAaauZ/spEub9g5sKcpGdBPVud+j/FmetKd60h4+SV3Be/CkPUbD3qO7O3R3iZ6k4MfAcZlNcRXs5wNfomaLkSrQ57HQ7nlmEwhkWvcAGKN45G7l7uXLFlto2jaZFxibzAjvatlkRAnKF5lj8m3NMX/XPHZi7TLj/Xbz3t62AprrVyaWwphsmlaWk7SyHBH1ZYdWlqU5K8vwzFaWlo1lVNlYdtHGorbT4Iy94I0vqAwmL2wZTE7SYHJECOzLM5hwvn2qyEfEBvWCepJegEmSWMnyBWexmV28wGbGvWC33eb2s+HrmAis9JdIG0QZkGtf3ODGkxdTkCv3V+OwvzEO+8EV9TlyLF9CExsNmKRftXCMlbRlTiZ6/oDl7xOhbxgiLhL+trccQ1oz0vSXb1atzTQXK5VcXFPJhlDJnhaVnFdRidj5oJKpbN6gjUlFG3sx1aAN8kYX1U0GxaOap2jmdYx5HddanNhPMaEvsAsYpq9dOCOmKdF7s9ekO9LS/ub+K0sBXtiNFu8uC/qqjSxZ7jHH84xsqe7EfY0kxse8hr/KRnNpEGnDMy+B9ygfU0XiR4zEZ07CdbI1Ciq9fCKiLI5I4IYzKEQgXu0JY/bjNaqJMkKjc4TG9A7+rl8fh9Qt9Ot164jIkeuv1pxaRrGoL6jO49fqNaaBR80LI3pzcIbojHiagjbiCb9jUqqljbzPRUO1Mx11GMXW0d+fGeTLq5o2O8xExkix3mT6Vs/1bJUeT01K8BNBREB5TUTDc7zHLkbAm2J6gi3VOTtinMMFSDSQQYELCdtFM4XYZS1QGbKJqzuOpOYeVzMf0olPm3Ri12Q+VIVvsPu4jF0de4qxTWMXHufpnQYbDWZB0ft95vJ7+NHU2vCgKrnGwc7veJZ6pNB0Me10VCmt0Nvi9Bdd161Go3QYIFgSbu341rWafaxTu84AnFBf6TRf6cy9kqEgDgPOhI6wiuWcqXxkH4aGy0smIsO9gfeU+snRt7hnfIvewcsbb5lBif8WE1TlFE+S4zzeEag40blDNV9GCDYBccZjt7J/093rmhoJCsHMhI8u2ZnPsjIyMpsSN5CgtmoZsi86uGaos1Y05kKbashSr0JCE8ZddZjgjuwJuJFtxozEh9VBeJEBAAQ0LkqTaN2AjG7WaOz6V2qRLYk8YIYEMyfYUKRwG/m5GWuHp3/Qxtp1TZCd1on1tGxCoRkbKJaPtFRWyqqq+bKzwrFd8uiQNQzMImBGqLR2WoxduOZ9JvNv2TEVek6YB6LsaPtG4SZWiwWdgIKTcaeO7GP2Th403pnoCGLRJiaOEc/T/P2+lsO1A8mK8MWC8ZQnuBjT1nhGi8azGrTMDJpEhGPQWMQzZxQ/wmQRhrCToe+hYtrcuPcXjHsE3iEjf42BzEHHbCghPMTkpFUnQ9tJQoKzk2AdlGbkWYJTCBZEGair51KWuDDnOsyb4bSJaDTh3CFXYpLciTrrIpITRl1CaBAkC0CC4vsNvEWAlzeIpL8Ij3Dxf6c93z/pi5t/dhNsbIM3MBo30O1kEqoYFhoxzIMYFl49F8EGZlBFsHHr46q2T2Ea2svMloOHHJgwhEF+P4LIcJw/wGiQiQMBrIM4vNEEWaAdMY4Ip4ZNmLuAYd88JSOIkDdcAU4oFz884bB/eNJtyWpC32eU1eqx+z/NHqa7rq8bLiIAYID3691N2QpmWPev0ruBzlB78jryewBe45SPmIbD2N5QJYhCBYZJIjYCDUA1s/e2bhgwQQxxP2fAWtDWCaM/Stehoxl6EDr8pnYZav1tGyiTIDOFNN6VNkwSTnTChnaP5DYlqfYMLGC2AETU7ErvCEpCKS/nWssQQCwzgnn3YDbmJxfg9R7iVgRt47hg5rAaSOMdhEDs0vKeEkCRCYRCG4mGGeNFvlb2CyBrMNeZYdBAB+WL+EmKEz489ikOSW7n7FskXDmZedMmi0M3qq3xEZPWACYqP8lwSR9dEd5yeYGkQAZbjIe24ypP7xL1VNoKCAkp/hUbpW3qvJrUmmikbNKwtCR1+SfEPHrFH5C3MrZJAjiTKlOnpzeaIlBZVQSqt+2tWnw/0cLABNLVFNAx1hq5oDQxWRTPrzmFRqtPGM1jeikxgpNeXSQK5b5L4AF512FYepqGKi8gumvfYG7I267RmB95JKLybCQ94vWl3d9BntGov0/BlGJ4DwdfR1NQwWWKSWZDktkNLADBKGTJbVT4T3Yvoxsi1cqSsb64GvGiMeJxa9hitKHQIGGX+Ur4lqG+sIRYX080QxnxbNtbgbMQo8iyjriQJYLLu1Kt1k1bw6tv0aD5p20SVpXBgTF5yGZwCD0+KopcrONaGAmWQ6+V+ZT3dJnlwQxHhGCwjgqq8yHz4/SERJ22bU4Sun0ZgvUq9RS5II41gnXB6B1jAXNwftM8BS368GSpxVolw+3MRl8PE+PVa7qiAWV8JhXSnm2lS/8B0qU1HMyHBhEhZqyD0lvtnFn8qsAnuYIflR1kYiFPRvCnLQHHEEL9hkZhcmzfrDMpuYHT4lgrYhCcvK1NiC6IUH5OiQ8qRkbh2FMBF4vLLx7TSDRWPwInLNH7ppLA7jqVonAFC/4YCRxpHQxQlyIfqNIBwZdSf/V7W2J30591zY5lw/8DiL51nkBktFD3CJSOsMoT0FDFkLngIi9DveUu/kMmSvMMj3TNI73ZR7r6SGi7Hh/JWqwmjxC1QtXD4RySIOZYQ0mx/zGA8dT22mN0Nu0xWqw9enUlTP0NraIIt/c9Jp/HN7nzWHc6551Kg+wglLLWICnpRS0N0kMhUrnzk3MapEcoA9EgNXTbpDhg9sYuN62xN6MxdtIHn/8RiFojAGSsyI7Ae80IBGYEah26OQLR3Ai0dejI6ND/Zm4EIqtD6wjIQoEOHW6ZsPS2Dh1hRKK5Efl1z+2cbEo9GAvElk4f/GUH0aUBPhAs4V6TVcRw9oi2A5D29Fs1ZFeELhOm67LCr1I+zr6tOisXUWmk3I/PkNNDkOwGc6go50oyswlZlYF0DjpwJfkHnWGpuupBIW+XfI2SNRJKYKTxmSzpQgrOSi48nzB/KLvLUF5EhUBDCTSprxk6jeH9gA2d9nn39TlyRnjThKgEQ4TLY8NxtaweFzV1cRiprluXHjXVg/mkDq769EOeG5zkWFSirkTyF2a2fd1hG2D5VKB9vkeJNZwB/XBoJJIUuA2TqybNBGurSNv00qfZ6gn20mfVZCSGswsHnTr9DGQiRRcZZ2HfdQ3FbjyNErmPyI0FeP6uaX7abhhfwVVNwtkphgl5Vqy1jwPNHZNC0ZoGbXe3BaNMRpi+9ytuJxvd/nzYyX737HYypJXIP2bzmrWbMWcR7G80uyU27GY/FLk59nxchzXmca3zX4kuD23Mv06cV+UKgEXWO1TH7lBMjotmNr2YuqJ3vW56YOD/zNZklK3rn+hT672v9eTEPvn6bZ6suB/V443NCS95RpWF1LKyeOKRZLuKMzjUYgrIlpeTUpuUIPaA/ug3ijT30Sek2Gmmpw5AerHNAIX9y1sXVkobMzfiw+t2LFn+F8JUCIQoj3Zk1xgoI1VoPVahUBgL1XIh+IJ/9g4TQK6H6H1EyMeiMKqOwlzYwuooTHGIqxQHYR5iNZofBGCvqY4Sa3a3cC95f2HFQUrVnerxXc/UwR1Ujx/YLMNOewo7ml8odoBpdjtaHr7c3Y0Jebk7QvXjl7urSIZ+uTsEQoC8trHBwGSOcFzYy2NVrRXAKwdeUNfUU5VEIr0ACfdYKzFQdMxIeYpblaF+NJP2ZCH3AB/CM1EFEUTQDVfLNMeYeiVoQJvQsFvV/UB3Ms1WBcfpKMcBPuVXWGL4HiMxZLc/HxLDp88uMRjuYRLl5MXKPTJwj20khp+MQl/TEu9qFcNMKlBX7resce3spUQwffrt94mIMB1NUZU2MV1KpyVEVdkuJOJZXTtleLr0n5pkj5ShpFbVkRX1x69fL72H3/2qt/3Jj5/+i5998opbuKRyqNB8k2iTH9N3Cdh5/S4hgd70Gf1hs9UIH8JHiVSZD08KCfO6QjJ7BHXuColg8Kf3BC93Cx1A4UgsouoiUUtQVA6KApccwkSOLpFbkr0UcpAQ1DO9lXXU7m8PN0uyDmyuTz2CWpoJXr5fbQmb8k14u7zhGAwXWtcmKX6Coy7LvoDR5mJnKOzBVrOxc6IXF4/zi/T0cicDppgCs82OeaxjnuH9fbx/iILTEGxkrRxTcElXrcTiLpBkJNPNzUvEulh184AZ7v7C4RaJKUcjfFtdzYxIf6Y1ubZGLD5Pozm+NsdHKmcBq9HlzqvgxDhIfMTRzLxxMAHJBTvt0/V4vlpvOUzUkxN3THZYfkhulsWQSNwA3/KjOrIXOxnwf2h6Nj+acfatMm22LeUguebxERjSmf4S9+ikrn8GCbHt6PneytGj5YC/ii4ttcHVwhtu8SvLim+Uvmf0vbJAX0EmpSI2fKJQJt8IjiBy7xHyhBCs3KEDVJlDffP3JhEWNKyi3smmTTQ0mWlMT4rbSgLkXgWWcIxA1CmeZiJn3I7zM5/+4jnnH0HWhgov7KfYNjU/gHQZQZRvgRl0WF2uDK30YbP2WSQwWSSYRBRMklbWfoe5gBHlhpCgsyZzHsbVRll4XyoWiA9IlAcgkEj3EiKY5jVHys+QvZ+r3QwLXdu5sL58j360RW1Q06J4M4TaBB0CEUcgTmlOD8Y4YoXAyuNW9px6+MfM33BV0MLZn1CADQsmr8ZHs1V4dDnptpxX9bAqU7Zbj3dixxvWVQgg8+Kajne3Nd7QvpJtx9taYFG9SvxtBS28sj3Pj7Ww5qZBTFxU2xrEaCiFfREuzsoibLATehV2QrZw9Ck0ZSo0iQeva0bf2MwzQBIb/aiCDEkNd7CgkCotElvDDFDXjl1XkXYaY9c1Y5dy7HqtsevClF6mzbH787qlFsi2b4zCEGh7dFdSlunDIQc/BBUv5kx4NFFdT4hBGYCoHoCZx6riJd1V5x2RtGQ4UxW+erTjJ0T33gEkSRfeIwJPFN9mUJ27FefE85soIeDhjvpNw9pEeeNfC9hE6adHA1d53gn7RCi4LisjyX1iKiiDmyFg9FMNCwixPctjaB/WBOGrgB7BKp0X0QMZ3CovMzgbHajyfFeUvtZza6QKDf5ouAXFVnKDdd7Lo5AMIEz7Wqp7kCAthDIkO8d+6dwCXnbzujU7/KTnB8SKkOU/h3dYuupnIbKdq4DxNdIN/Dset1JGmRWKSJbgJGNgoNToWwGkRjBs4ykHYgBsJaEqGc17A7qe7Y1l9lq6O8ifEvWRUTe5rnL5hFs6yGweML5Zsb2rcNtd4ujAbkIDQ4KvhC2tnu5ax21snk1svVzbI1I6E+3jxdgz+O8PQr+DBO0G+oyRabVYRNwObDIBTN0WlGhaDYtZ4ald/KkpT1ctfrP0u7Twpq2lz4VfdmnfTbBG0+LDGngmr6Q3UJ2Cntb9B8KVaEtao81THYf2OUouGR2AivmTKyBCDm9eRgjyFHZUBIOgoWhkDL0GOlNX0E0w4QUdeowsTMFHlsjswUeWLFh2s43mlQShZYEc4TQj+qcHSNVATXkPNeV7aktzWCSc1lrLaLpa+9A18ss1Bi+MDdQ3cTss7r3bplGo547OPOyurW0s1aCKajaCejacJitOzXxkZMXOzHyA/WXX63wE6OufW7k8QF/7GjSUqvSgHBkeC8oBkTY+UE9xz46jW4kDruXHC5+dKj+WiTL82PA74/SJWiJBv9qUaryetEnokC8rS65fqokdYRZ7321kvbfQnMtyoT9pZcQf7/rxyTYwU78BrMudqMjPrY7v814W1Ez4gPYVuvzGS9W5pTljZRONzF6mCSV/g33YOX7azmHBLGbz7EVdA+VsLyKoZLboykxPmy29b1bMwLK2gRbqbiymgVlMBRfTUmsxwbQjf1xMfSzngZHA+kw6TtU+uqxsYMk4Y4m/PlSzytA6Y4GQDaYwYJVALDXUDBranWpNm2aK761UxfcE7XXxiwconIhUKhZKK9cuEw61hFW2pKCGhSZqDhYN0cAkExjcdaOZZ+bYbaOl2UrZmnXwEcpFo+qmuHF2VwXfVplvi3rdUQ9bzZ0ZXYlpZI1ZihuJYFezivnMNK3qNDXnCKXOVs0cxa2hijFUdCrJfIyX6HNYLZeuqZsBDW4oM1BL8EvrgrXK2Yobs1XYCVquJmjZGjQXvnWgBs2ZCXIxQUOIXEOa9ZqjulSNqgMI8lfJYRfMCU45gmnDgbB/KRT2y/wDagfcr/LopsoK+xSbp1R3xIZaBUfqlRiqVwKSq6eSq0uQ81py/W4vDAwgtXBd5v7RjAHeaswYgLUSMwZNLOUlZqpUur2q9rmxGJC7RZjDewyfvrvm03+oz6IcaRDnDKaZY+NeIQePO/S+jVESW8QF3d4Ta86kVTm8vuHoqwB0tn+pupJi1v+RZyIK5/Rl3KMobhunbCwPa0re2JD+uJeo9O3dhaPA49xVbS+n3Aq4HTFoo3G4MBLVq4IrXJWHXEg/m/QTIDAq0sjtSXSxcwDBhxc6EuCGQwnNflNsaaLrXOSMxpAjJcdHThUTSlD7JRQSiHE/ZSs+H/RuF4gfYwd7naAVGTvYTWoHG7O08v4xi6FsisjEPOtIM6UHtUlwidOPJ8+YBBFpBxoKYMGS4Cfs9G9AS6QKbDl/l693pdUtJ/SWNzGOHnb7N0oQZoSiGz0bOi+PQaTuvEW2erA0mKjeLC296b2CoGQ3EP81U6ZajCHOBXh7xLdbmTJfxBNzPW12Z6Uq6fHUJzlL+oCOogzPPUpWaMnP3K1dlE7tkxdHB91SLvAVmALAHggPQbGz6NU5CwztYzPHw503hUVWx6haGzEXJNfWUH/OFThbimAnRAaRbgNTctUMW8OGXM9HpDZkKRdpDMjyCQZkOQ/7caS7VKS247o4LAJ/WRx2zWb3mTEaCTq1kax7ZohGc0OkNWMpYvdMxZCB2k8HeNUxuMlN2aMlLL0lg/VourrjadtJv8MPT+a67rHrNJ2XvDBmdS+2bcr5k+eodVtyePZhEja9Uhh2VIUDL6uBg163roVflW0BBUhw98P27kzvFtdKVazORkAtiQm4tTn2ppIlhSIhHNhpOfWbPTqEYX5GeHJ8pnUy0HIEQ8C3d2xScaSjz9mGhDN8StbHGZ4i09XRZOQ+rd+RhkHgfmekKSRfxwiqCkeGfOhwzYeurPnQK1ovMq6H5kzlumaTSyzHeI2+4tXl/LV9vTaurr1Rr/0a+fYKlID7NAixeJJ7HKRLuguMR2DQ9Ag0WQsMCbNTB/6WYwaHwjrnpww1P+BHiOARgDNj4Wzk1aTnOqJif61HdKh3F/TfgPiULX+dEMIqCUGDjIqPau6nFribo7ANpbDRGSnMPLdyRm23alyzaoCUqwsFPqyZxaJNrYh2N+QfGswaboZIjRkDeBkC2TVb+VjN/96OCLY5w34d6MwShbK0GE/mGes+g/3fp3lOiiQtaD1C+FeLs9I4OMVGBdlCCwASvpAGLdYXpJlFfJbgRdLo2qBnm3eDtAkBkoG6L+nxgMNm51lRHoK7XYaGSJjefV4jHajtqo3P5qqNzxzeFs+FtzHoYz60rRn04c0FfQQzoW0B7/zNxaFtcNWEA+4IHLbdZH7Axj5DiFuc/jNXAowWJeFRpd2klCji/nSNrfE1ewCCj68Ao6GagE5uMdR9ygBhXxMJXAhGrsHBdTUOF7e4sP2j6I0cxNgz3cXJngSV3ZJJCvpRwB1gv2uT6H9u1Ow5UGM+y6v2wekVstjkz2rugzSGzle/dr76lfN1nt3WonaospY8zMhavnpfWYhyU6O7xPmI5e8DCddXBidfZMvxERXt8mnqGSR5iAUFm09QRxI0fYGBLtJQfYHrWKS+eBCNbnA6CEQ3uAuet4XVihrTF1yXG7BMv4L2NqCZJjDGauLzYTqhUfGcmTAdXeOMSKWWxwqfUfEBy8cyJPhQuopM/CCDoBC/ogWJrs5DI/tqDCYk67OICXElI8Qt8chriEeBBvCRChMblhJWDpykBX69sNGher7FpkmhKNFNIKmEIgdtrwJFHRNOdI2KR0YqGLWkgrDSzs4sPNOUf+XE0xVWhvrmEGy6qA33xRgbmqt7LNzwrdJQYb0y/sTzgpo6DiygDjCbw1R/wK4Ds0Sga3GJBPUSCc6wRBAXaLvgakqfC22KeTe+VvF8VWPdd2w/Yp00ygqVJrJfZYVNncmh7qdaOtYsKMpwARZUxHf/aC3GdVSMc60QOD2fcVZIxTtDu7EdoRkuoVin5xEAt7kSDbqujYXW7fLAzHb07th3mwVYpU5xai2oEF2QISbW2OIRnKrdTFn9Mdc4sZFKa2LkHRJgSD4UgjE0Rv0SIi5XT9Hr4+r6wF7v4PqM5Toe1soupfvuV73z11/42fTFgytumRDdMGucuUojM+cHCe/SQfJ0kDwdpOHY6lPnfOvA3irgzabzz37kkdONoJyrrDQ47ivdib7RihSpHj1GdMgn9Ies9QPKtJbNM6LQhhCQRdWGgNxDahdqm3tYXb1acBfzYk9L6TiQHVFzxD/WDEOZ6Zw/3c1IEutFxlN8czvi13wVHn1KFSKeEJdhB/UxYghw3nQJxTFwX6DVK+bDZvHwlhW4EiDHRv3jYCwcJZGaZ0epHgmdoofbE1OeaRj7HDrb051W8pCSmscIZe1Pl8/a28U9tYpLMEd5I1JeGQmDYZZfT+fFNHj++l16fQcMqacqFa6VrmrnTGtnOITfwt+OwSHSqhZ1+r+LYDlVKdCBOqZA4dfUAG8yXnKi57uew3QNqGyypfgw+3sAl+MpFequtvW7qdddw6D14Jpco0nvlHHyBfDcu5Zuy/Q5z40bgnvUrIbRjEhmaXyjLUxiKw6YtCemQtnfLGKCRsfUwgDDOYGegJBa7Kux2VcjAoHDJTZUe6KI7IxzkDOMkJ0wzGqnNUoihjW4jA+WxTX45krALSPoAinL8cDNXOmArB4StySCuqpWUlXVgkSwsOWxSgSxlQjKVCWCjOKAWioRKj3pqLO+3o3j9ENdL6w34WecKlN06i0qKsg92b+D9RqPkSa6seOKYz6MOnEMu7kMFQoByDpBqgXyMyT8H/mNFzsDyUOfUxzrEFDx0l/uDBCMxM1OxSYXxKoVT5jbliBY5fixknrR4IF6cJlGF2v+IuiwI6+FWOYqmjkzKkbY/48x9T3OTGu5H5tmNVhQ1SzVjXZYRx4StEV6f6satPCgX6Dc4lVitOpOiCiwjen8LWiMbxsTWfYcY9aGuBaGDM5hBs+1hgvGzR2vbiIEqHKLq8DnNLnFL95tZqjEIzE1+7B1uWpY72gsqDd/+chevgGC5uXYqmLEQltKGyqlFUppGVqpiAc6its2UUIdEbsz984DeALe+TJtYqJN3Nziip67fNM2cX+7iYbSNF36bwOVYdj8vy1UhsZ4lso8aKzQGlrzJyzmU7U40567S7eZu0uRE3Kx8wporFA9wEUCnUavMrC757L1e9wZwINsVI28/hkb7pr+eeBGJ7dVb/2mkitM062ZZuSEoeAJhX7EYhawCoFpMjk9g/r7ErcQ69j38ckbU5/xsMomHeQfNEpQuZoPaVW4zDyQdZIwoBGeWeCZWCwd636Lz8EUxbQsLLcd0kRsEkE/frdRHA0RALKoPl/5U1WjoklBqz390t2VwsvizeyHq1KBQx+oY8g4tjYCFet2MKMsu5docUmwOw12SxCoA205tmoghIBIyYVCQAcDsNOaYp3mAKhCaHtlC4s5jLQzajr7FNdWVnSzSjp2Wgo09bmPeEJ3dbBdPGHlVLcBQ+UTMUOBHWpYqU4LVkpkokiBpZjjVwNLmZQ/WBs6NbAUzKV/iYqCE3P/2OC4O5qYb2fZN9k9GpAXHS19NaIy9g0ZeJJToy5c3wbCsZBLGTZSXWmufYkrFhSNDpVbIfvA2crwPKWC+o2OFo+d7b1fYVW5Layq/+QH8MjCQtU2RmEIPR3R2n6qi0G4inOINsPjNJS9S40ndTKNSsrsNCiCUZOLNIQmrShP2ildeQozw1xGVnQuQwYVs9pkrOhCHYqBkxR+vUn2GoVQlMJMEADF0XnonV/8wb9811O/857vPXnXoc0HHrtDdA6GovQZT5orpE5fusnikxfSXZj9fYSAvEYtphKmJTcBlMBrV0vHoPyKrZbu87VHALJQohrkJQwkYKXXxIC7QCBnMxl814ThqZ8U4kkhnwSblzxpoE8KTVID69tGGkRnY0m8RXA2B+rIML+ZofAWYwV9m25eoGO6/tNnXN9jElBD9H3llkK8gSifcb4RUFlogZinYGUPnyijJ+6adACnXHYeE23t/G+6hnGMaI/U7cThrmtziYqAMg37+snil41hHS/+VfT5EGe9+aNX/6hekUJ1uUyDOGor7Ezc5wGncn+YHZ0B6BVwF7OnLQgQbnsI4D5eo8t1QkQxsyJYn0dXw4SJzeI4CJBQLR+Z4jabvEwpMngCC7M5RgHHyId/pzVGAWNf7RAgc7f0m/f5vM/kKKtgBqr518af48i1Ea+NHpNASFwbHXKYgO0zuAYX64jGxfvvpzkeg1goo4hnfUw/vB0Wm79TLDaiosU7w17zib32pgp77U3bYK/pFfy5ibX25Ta2zpp7Phtrn7pNYx/ZprFCN2doa5Uf7OpT3bO11f5KBCW6lqDqaxtD8zRzhQnXRQC8ihvpz7mNLMk2Et8klOU/01BAvrnboPFVDW+i8WEVGilgruFsoAHiiywKn7sNCl/19CYKX/307SnDOyNlmPxJE5Lr4LATyvBIGScqyjjRpozqqXoFf25SxpeLf9hI/nTq2ofPN/7hdm/ZBv9wWxLyz0pCjdHn2Ddy4+t1ugMSepOS0JvaJLTt05vrtUFC23Yku/2sa2FmzIx850Cwc2xa7pk7Ek2P81r0x8DmuNvMSPV0vYOXNzvyx9uRl4Tz74Slt2F1ZoEwqyh2IhWcmdz0pSC327Rz+slbxPLP9lZ9Am/f0VrKbj+XtWSIpT1jZ+9cxs4drzp3fKZz272lOXM7WUs7YMcNLBlnDkvmr8yOt3v6Nuz4/9puVja3nRVb1xGP29SSnw6A6PCWzZ3NxiZn48ZqNm6sZ2Ph0/VKXtachT/cbhZGt+94UzTU3ET72HYNnY0x3FYxhttmGMNO39ZcO/933TS/2dtmVsKdiyptALGz8RyDT+bgsKO1c5OunZu2EWXO9e036dtvmllbT21HnptnJE9ZAWO7AsaL1tfZyPDGigxvrMlw4VOb6+p/7Ev/D5DxvtXbpjPhzpREQ/k7HNP2ujt7Z0N29qaqszdto1Seayua668xGA8FQYcmNu+uRbkNJcKkD9sYPC0QBTBa/zAjgVnYMkCQnUdrQggLRIfVkgMBUGO2hVgYYb5U2ydsfglzVX0FivQB9qyZAcDh4Zuib2LipcQTvVG8utHxSXZ0nPsKSpuyDv4TZfgyL7hLwgxgO+g9JvHZsB0kiqMtGJ1iLsvFGpGSYdAIksDqIVY3eXV6SBMgA0acydCL7Qz+Av4jzV6S7ORDJ3lJZ/pKCXuT61FJcYl+jF81AQ6v/Fr5QWLjH6vP3j9eTsvlQydPiAlv+WvzfmpuHDRuHOqNJ8vh3I1l717E08MUJKY9hkD1pbnEKNV4J5lNueg1jJVx4V/z4eZA4Mb0SgRlyrBdR2Bxl6A8NLfFOgmC4SjfxKdD72GqLok2KHH7v6fCKGE6DMIDvbsWxO3amE4T/0WY7Ih2t0OajwhEZQa+MsL0VzVTVhGSHSAkC0EaUGMfhJPQcyw4VhNPsXu8I6aeW7fkiyJMUsRJgodeCFH8UQD3BDD3E8RFeOX1Eo0i2/O144IUk88WaC67T5S9uyYDUs7gMUmGAeWYUMplWmslgt9EGLKpS2jqsFzSChE2tw9TEck/k8F9kxUsMZNlJOka/6BMjo0BOFAF9aUG7EJLnneMAZXe8imgDQCJAhedV3xW3Q8a4iwxGoIFEctbxitCkLC/9kmNq0xq56BquLulxsFj9dn7x6upJIMINUoS3dfmMXLS5DFvvpcPKgh0bTqJLHLPlsGICN0UcSKIk5XkHXnnCiI7G+9c5TuRoNd45wPjlZRe4kjNrXeKPVhGRF4pKcIEyjxMoqSVWnIm/4/HjqBhXQXUErx2L+vOVgNRxHoAiKtPiZfiG5BYapeLV4XQhZHJ5yLxnrmQQBU5E30TIPWJKwJwgu4TSFi3XpkyPMJxzwiajyh8Bbh/okznmBCi9vtAeS+4epdlaAtLMNl9RATpML7R0IXwtw4N0+JrNa/QU0zJ7yj+d0dSnTmcOeCSDuc9w8L6RFdpEcFJEEF19n7N0MnulUA+enHE1yBe1/8DrWUpgb4AIrGUQKSE0AchaNM7gD87Ij1AIyboVcf+FGuR90RZU9WEnm1Cr9kEcWcI1U16mPNe680e3wyIJg8FafPnqafweqgHmG/Ik1TfUJiT6DAN/ra/ymgRZRqh/pPxV3Tpr5g6DHrwDk866xLpXpwRd1+WFKOTTbhoqmGfgclKSH/QNdVpSteg8PmCKeSyqD/+RApA8LF/VNgHeA8c7MLp/HHHZCALpAu8R13F5Qf6sQNaFEQLD9tBgI2Z+PhXA0tdQUxS7PaprQEB2uM7K4Bi4kK2IS5L7ysMOXdaQ+2rXIa/GuTcb24LOdc0o7lzRjoTjb0N5Ny7Yjc9Wfse5b2vAD74R4yjWB50qeJemPj4SQBPKt3TdH16040tUkfc/t1UykAO7Bxf6mhpWsS+HlY5VTiUOoocE+VdgZ57FTSXQq7/kQZ3pOrsJAhEqq7PbJJVsA8ZgtbSBTcpahpQPhCu1tWAR4EgN9Hrkr8sxA4I/9Nvk0XjImyFn0EA4lJ7IyBBpIljz7x0h+1M5tuZ7KidNtDe1bC6RjuBheIj4kLEiusUjgtFBprezClFW9OscA7GMkwX5QIQyyj5e9jKZfnR8WsCAOeeMPFE3uYIsQXNohpTjSXQVwdzrw5SA5ljXx20Xy15SwjkrF4dLHh1UOFrVWVYI8OjmFGh756HMG3NSdfOyYIUCG/hrYiA9zTqEdMD9M+YFQpMHRbfYOSQzWrrBByNMaQWugTw95jF4nNc0sZKU4dJ6niYu4K5u/5k27vC6q5w7q7/sPiuKigksiEgBubkv3WjVAQOidC8K6qh68oqhegsskczM6qqzMJkJWMolRC7Sa2rUCIgiHGMzTIoYxVMUadewznFqkE8NFmBviL1blAp9h1NLHKn+6zx1kfWzBCR5j6BVImCKi8huJH6bPGCdUlI72oOUlD8uwrxRvKODDkpXlmVhUloIAQXQjVMpX3IaHwYvAFMHltwbILRvo3+fHE+BzVs95UEHgDYqpzVVBhXAxqvRHsYZoFAWsIuycgEWPEyXhUm95UoDOeiAq3PGgFHkSIbNhqVs1GRbmijMj/ChGNX80P+lSls2fasYwrY1Uyllwxd61DAQ6jHMw7/kZGSGAjXaI8BtUfqyfnKIS2yFDNjZF6JrM7ePxagr74qkf2vzVcRp1Tf0j/0jPM1OULtcwjLgJut2lMYaapQja9AFaUUnZOxhFI9gLAEpXoJEuby0bGM2hOSgZ6OV6krCT4NJmj1iXKlIdWuUaotMAYbkhSO2PqhbFxLAPpWE8AaTAC7yrXDKIlJ3OECuMMRYXOXjfwWEkAOtLW7qcdN1mtlO7LKNsZp/ZzHydy4u3HjhhUUN+ZuNMr2SEojgooiKnNl7z6skphaNZDhr4SnWYj3OqYOu8QmJy9YBedaLXNkbIXER8pRWQedJe5J431A/sWvQhVl/36r5MtoCv+UV9NMEWMsy6BugsmyNCBi+WEDP0VYvQockHhOiSnxBQJG0aZAPgRAgn8ZwuMuRWS/CCqy4N6ukVDSrB+/26y0VzRX2j+vzs6sMjBuR4MuZHG9QlGsz30Rb7+AvQUL2K8SH85W7+p7e2FHw2HuqsI8ESLf4L6GxxJypcFlHVP/inxWOCN/qRhtVDHaDkAsdLU7FYelmUsD2UQ/xMI30Y3KzrVED4ORfUMHXYJe8tekcZpb39QDP4m0kYG1q2yy4E197SSX/KD7JIT0PjF2MJHW1GFDUqys776CrwBoQaggPVTcL/WwNu+/775JOhtRNlm+Y9JB9i0pL9RiYIVOyYWs25b+/ckQrPw1ZGESULZ0ByWJM5bmK3GL4H3MB7AN5UVDvEiQxY0Jha/p/X1Ayb1G/hmalyiATkCMniM5159eLoXdmB8V33tIMFolZu2Q8w9zlPxCYfxAdS4YwXr/AChL5n7AeA8X3e/p/b69HzR3aXt3RPx5c/c0u+WmorgPaFuMAYcBQpc5RQC6bzdIpuVyz2gOEPNWZRSWKpueGWxOAAe7Y8aBWhqm9gDAo8DfhxCui4auBf0nBFTR8SM0qPjFL3MVA1bP0kZNFMNy+Q41XKAFnfkW4P2qIpbDOxSz32NBPBPz12/E/PWxMfU5xD60c8ZrpZeQTfSResmGh9rwUIt6CXDSgVTJu9+ka0DgNL7luuXun2wbbdgx0YZEt+Wbc0zj/ffp+0NFUIo0AaX4jxyTFKS2W5dNQlgvXTaFSjpD3TXnKHfiSESxbnYAZOnREBy06Le5SGKzSKaOKu3GfkmSDFgTCiRZLCbpGZLsqLILGW7AunyGKuUUcKmMr4OEOeCngtGhEWYQgEmE8m6SYzBHjhVRhuicJ10LW12riDI0nQtroiwwt9KnwwwDrIkSxUKQcruQKBMlykShU0mUzh3qaCkDVCgvZlugRBkaogwNUVYF1gwvVdJIEBidmJDWRJ9U9pQokoooAyXKALgpliir+n5tfk0ybBZArN8V4F0B3wUQBX0XiLDMDRmKRWV/dsF8feOODlwHlRZgvZFKCwvrIPtKl7x4eCQ/hwrKfiP94Z4oiGgL9c5FNdlGLeHu19BMUMoEEd3wpG7MbKAieW819RNCFcwqILMKClnshAgxIf02jyEWFQinEU10BB0lhNhhFscBZ8Faw04LKT09opCs+BM3AcvYFNxjfcbDG/oHx341JzQ+Ou5YhNhxIAIc6gdSEkvukw3cCGKVGqhSqiuJabgU3wQBKhUJNkN6mAjmUwRZE0LAKkxq09flJ7Ui6CgR5ho3JuyQMr2oIbtmVujNWrKr5G/nEHqzMr+RJnCRB2nUTyhkA4tYtCUjm6MCSGArSYdl7ZnDpEn8ewSDM6PR6/fmatdPyrzx3geQB47WdSj40DgsL74Xbg6MDsvvQkJlJHuZiJW3cySvBMWwLSh2FgiKbF1TUAwrQTGsBEW/JSgKl78SwqjDpFFZbsroF8mOPxtHHaOiw91JWiAZs/ApCwNVhB8qVVOP7aiLs2OrhABCxeixXGKTpN0zmXnTM9/0DHIBzlo9ltN/5SShaG8Lo6B3seqxsfaO1Z6uTM/ok40qv9sQPtmo3eBUG6yEv69MwYtTBRWJWzqurhtTyzxSN21ky5c2vOFs8zOqHQkJdVXPlZxYLAjPUDBIP15AwdXZGQr2uKLsO3t8J0pLooZg2YP056HpPXhFvgmuPXULF9BgB0dlC4+fEGw6D9IlnQQFBmH4RLl8lxAyNNj8MYF5hAZL/rAh4JwDIdolkTgKal2s+rKCqi9r5Yq8HBZNWTfywqOTEXHr7OLsTmnXkIHYJUhozzj8RwZit2qwuGRkNdiMimg9FLkdirw1FLKoMgyFICx8bd5LzY27GjeuWw12fe7GMr8XY7kqOG2gn1E5AtPKqT4m1GCRhnslUIz7AnAtunusuIsjLtWhgoel0GD7jEeQcc4z3VxbTYfFAbY98b2nGWav0ZRxrjdKN8r8fnhf8IhFexJGkVvaBnMqtlgwB7w2pofTNDwGu42tByZVrqIVDBTDBOyACfKhJvrBFOJD7wXXj6n3qqxzKdfoK7BEVfPFKlTN1zear12b/7w6O7MuK82Xy/EVEgiTxR1mmxAz5660Ze7zase4KZzBBEamrAcanyRbGgz+NosJgDNaJNpzqjW9RbQRrdegOWNWnVQrnfF3keGDelHNGy6f6ocUj97UKr0moYiqYAJV8JB7nxiRZmXcQqR9sSQRu9uhLmk0lVwVw4xS9mSJYllS9iHzJpWu0jO6SotPyVWQeTtGDQtgXqLAmzQEXhlXCLxiHqbAuyTbPQ0oqCNAYOhO8Z8UQjWlkwbSQlCLwjyFPbYWhUUUYxsvUWwlChDLiP0Q5YcCBOEsV3AYseZqeFh4gqeygeDDLssSHqPsjndYcG+XZR1dN969nZDkby8+dUWUjrHVLdFqMES1qBgxHgyecZl/J1xm6ZjKnQIRi5LCMNHJnwgucJKtGVlFHqLFhZckEEaY1RLXT8fIKp1KVkH+vcwj5zyHrLKsVtDRVWTVaUZBBaS1+yqyqQQyCy+i4MPuCiwR1uo6oA8bPtfUcrC05XNdT8t1cDA53JiHKEgh7etJd5coSjMOqWMkIM8oIL4RffhKCSx6dc5ifh6ByeElSa1IU+5CWW1XdVat0y0m75yZSgOUWMefsOAcyyDLlw6pNSVvtHvdijPrjXY/AEhzeBRz2ILVipuqOJNjABnflMKdPDMAsOG1BkBumiSvIR40hJ7eYUJosMikFoyPdREDGr0srPbto6xxXmvfXFE+VpSnKyoz2ne5mntcC0vwltjh/ENdEhgqB/oMcSBzxYHMG4pYTGy13ChiwkWNIraT9uVz7XPLpLIOZLV1oFnVGOPyK7aqcYfPPpInrI8P5aivSYExgY3RcF8b7h9mGfycithSk8WxyLSMTK/J3pR37p80y0rWb/bxZt/wHN/aJcBg1DpAD/d+YP/Lq8Bg1DoQKeZUdNgWU5dbhRGvEDhc17HW6pPTS8Qt3bk2FrE9SlJeDejyVNJxjUDaowFzgXpWq2FI7P1Vk2VHy2Ckpgw602I1ZSS2dNBJyH+B8Huw+7ls0kl+h1T4Do3e31UWH9d6d6CppEGl96dG75/SxO7VcTHZPyBhJcYMlNhnSNWSllkjAJcXCZ1cvp/uVA0MwMVZ5SKQPQqFLgZ0KsjOcJUYCpzDx2QufMUnhhQrHo0BwiZWrLInrL0AQ19DeYrDwtcLMvRd2zHwsj/Zjenul7sx6iuyoHYzBuyYtH43lHDxfog4JX8oUlndBvjz3VCCPGGwQbkLDFd4aMbi3hJVJkxdfi4Njl84oxJ2RWSCEe+w3sVGooRgiLPOdepXgAQhrBJnSVTL0jINK5I71q6iDArLk1y6QVNuRTAyF4Z3B4/VZ+8fb6TlBnh3UG6oKhmAlwvfDUREJN+lWUZTSEUFTxiuB48DSnXA5A1r9mRPHpr9Imm8U10v8siNxjsfwH6xB7dDugsZdSSOHrwxGeOhji4SUp6Yff+Pxw6rv3bOXNXTYjFAV2oSLQiZN/cM2fZqcxUjx8KS/CRscEmWdwGdk0uKRcFwSSAA6epyjKFftZL8DmI092BDTYCG2m4B3u/q+xO8X7lkp+JVHQ7Hr9gqlj0++wi1cz5Jk7AZu9O0oTqgLsTMOOSSu5v8YJG5tH5JiJeExvAYmpfISry/YSutNeZyd/+sDO27OqEU4rirO8O0zij/Th0VfmGraQrAHQrAcSUAV/FJRFeCB4UhNecm/XUvISg45b/uY6hnf1S2t5SSmKdwv5T/oFaK/Nev5D8pSgh2MVD5b0m+gV0sn0neo0tHSTpWLAeRLKLDtEJFVtjj2gZtGXEvhG4rEw4Chn+dYC6FEffkMa/mdhrCRZsrTx3HssiAIkBlqXufaHVGV6LheghxL1Vxb6Di3oqKe4jbXFZxrwtxL7XiXpe9M+KeRpTWWt+KZRkrLb3TRpSulKtW3ANGMXSz2Ip78fbiXndW3Isgw6yI1RRsR0RmZTtGL4e4F0Nw98koYBsZMhgBJTgma1VU6rDRbhOV2kVUanWWUalruB0ab2yiUrt4I4CJhlbci2YHAOJeawDkpgnN0RIPIeJeRHGvQygOpKirKNFRpy1jDI0oIThpMvYav4tVQH9GYsdL5TmF9dB7hSiHvA420+GssGEEnDmB4s86UlK5UQzVALURuLJCabMRfUfYEkQ7CyVpgSJi+qCGm61UZH4zRVn2Eoja4Py90wAiwBUtZKQADSJ5KA6efgN90Sk6PRVcJWHEimEp0c6ngi8hWPIZGFSaN3TtDWXCIJLGxRWuXAK48Aj6+OEyQuGKV8i3LgpoRHCIvwzkeFDxXYkAjTJPjdrS166jbGOhoKGvYl129w4Y3oQV/RONKtd6fTtA0AHWCexp7IJ04hOYRzPSENtTU98ZWppYS6+GdC+PSBFORy4m+gJrXNFyjhpX6oRmgHZXnqxo1N/xy8Z5vV0UHd69INrPtxFbS1W0H4tl+QtuglDcjPYLNNovOegYbNxXY/BUuJZ4i/WxIOIzaGOAiDYHMSfXlfkxhDbE2sGNLQ0lRZ/gENT5PHTyEk/JQMa6J3w4M7aea7SsTc8Ec0ZazOuPKzslcPmGjV8+j18yN7Xf/7OafmXTfvXYBJMd1rpyZy87pBh98KWyZGK66IZUT9c3XIkYXRsRBuGbPo5NA1PhmaOcell9EaCv0plqPF6FvZUxvNXROrjblINGtoZ0uVXLdeK0a2g9ogZocVT9xT2ntHTWdrAqDxhYlW+vYVVY1yH9KJ1GLBpTZ350jYjQVYx4VwOjpQd/cbfaneozX+SZzIJCdhYNacdIRRWQOvU40GC2VfyXu9W62JkZJrc4g+NKAeIZEeheW8X2KfnYKGFCgiIU19c4xJ7avVh7neOnhnBfUuqZ0KK1SCJ4L1mGROp1IGyYpIgaFXJSCpWwRh1NDxEMZQNAE0+WDDDt50/ewqs7vLqHUhmserNEY0UltOUcuW9Rs2paPV2qZMj1eNQj79j9jYdEsi+qL69br8sbFdXH162LsrQk/xW3rl+GgEuGTPuzaDKsxKEw8sgzPIfxCKrxCBeNR3RO4xGf43jEf13jgaQBi4HWDvHUEk11TWWYKpSfnTlE6TNxCzg1nIPOdiwOFbfeqsxw6RhMVgippsrWxQ50/eiN07u2ep7rBMxwgHhFpxJQ6vFPeYyhZfx3yH+LY6VzTAoei6TFKx0L+aqQsItKGQOtNb5qm1rG8RkLGX/u1Km6iLAG3rtMVBR0thqqlMZwIRpRIE2HCFmbsEPwkoleBeOA4zBxUo7SCeyS+mFoPxT6IZb+edhsWS04NrVKNBiAnoOOYumZKOZOFcUct6KYF3VB+tfVOsioy60VVk5qYavS4M5Uw2ZKOZZ2vDSDB0UctQGaZ+qxoKYWS37OaoFuMz8CW33UrN1ry34atL/W5DjbTQ7xlarJiVs9E1KrJsedmxz3rJPjmslx7eS4dnJcOznuTiZHK3a0JsfZdnLmu6CbJJblzOSgXZqnbd0oEZMJNee4i+xJfW0KL4rW1r6BiSt0kEmsMQaAHpZOlYYQVWkIqEY2M4Edg5KqFVCZ7ieJJWY4Rb5x6Wjji2PN9iICo4egUYVMZN6hSTpxqhJ2U/N0LaP9nafM6xp5b530ub86l9k35o+ldYTPsZvQsptAQ1fBmdpMJlI+w45J2qyBnhYKPJYr5/kKshtSJ5lIKaIoPqdzrCduUXdcUXdsOY1lW4s4TnpMcjwNXZtawumxq+AKl35ffQfM303WQ+SrpMV6nIq6k+1Zj8LaCjobsE0r6u7+P4Tv2FlyF8ySe9ZZMizH8q9FrGdHs1TzINfOUs2D3JlZWsiDjITuzs7S/98woJ9N/OSk36pZbTHifV24uNuDmaupxjdq+SfzJanjI5qq1a7kb4p1W3j4RGtzpiat3OYonr0S7s4xdXcKpxvVGTdU/BNfbXnQbBniI9gHdLBzvsV0zfK/YFLjtuPcUGN+rWHYALWXVwHLu8yPlsnrYXbX9GeZvxsYk0Q3Wsx6KXgwDFmdG5gmkgDWQtKBpNwkSuVLjTsR8FG4vQ/5HOMPTo+FdUfN7SVxq1/J6rhrA/8Iw5d/h/xXGH4PC2wdsSXc05+RklzjQrwTDEt4pWDxYwdwqsfAtir3SJ3vqmpwn9fjUEvzPa0+IqVHxNczWCjYD5qCvQS934rgAnlU0PS4UXvuVtlrsaKgzmWvxRau31CSmcaUmY4eViLzClEvXGAloC9kKOZO36zfVkkroNsGdH+3nzYCtxKGqyLEgtFCiU50r5rojBW3UDAdYQLZ62XZm4nuqPVIzCWczgzTKfOI6RQjdXM6M0xn3p7OsDWdGaYz43RmnM6M07mEGcV05s3p5BLIMZ3Z3HQiekEUi6pqc5/Xt6dzidPZO7fp9Dmd/qLJhKtbo7EwmT3WSr9e/T3Xw9O93WTmOplZPZkkC9kQMKepsr23J26/4c9oF6g7ixAVqkdzc6tCqaRHs7SeCe4d2Kvsd3g4C/2kyLEP6gNZlqMWk5y/mpgkz/2vlc+/ISOFmjVUK0aJFYxYyl+35lQFqAyfcysWCd1Zfa5vJaNxYUUjmi65ZTmVDO9U++dsa2oRJyZdOygusUk129lHNZtFj3sHHRQ97qN+iuj1Bx0gqg8O1ntt9leSiDD4X2pJRGY0mbsdz0hETksicuoJiezGpbX7mxXOALUeL5qQKLXA2gxu03RcIy5aakLqYzUhbmNC3GpC3GpC3GpCjBQ0dtUYmqHcqxE7B9tMSJSqYZ3I8Oc8IS4mRHG/ZUJawk+iwg/2IqR6MPmCogi7u2zg3V3Wh9OFGQNtR5twMWsjO6iUjOA0B947OWQgxE2B4+/jEIAE5+kvqehPRabWVFcik2SEgvhRkcUh8aMoi5oe0GOHpI9Oq06AfqtbE11XmQ7k2JK2lreXtrrQTrsaEe9ABDBCl8krhnBV1sLVRtu6S7suuwC77t3PP0qD10JpaFab3Ptm3e5kWqbFsWmnUXGyidLgzaE0RF674qTCyPzedhUno+Ix/IQ80bLW5heXmuykD8Y+yheG56ABV0AUJasUenZTe6XW1KhU35OyewaOZ/RZsPkz6rDJdsw5OaMO+3MtpU9h7AxkRath2pHKMHOyNsy8kqV53bQuAjejfybzpq9kkenr5xabvlQEii/zFli/Gu+0KAPbc+COjv69JriLDNmADSkvNiXeE1viHTrHH55qsmanwZqdJmuOrLIazU9H1Ko/mSwuPmm0u5+rtbso1UirxIBQz09Hgunotqaju910MHg5amFxkC+7lXfOtRgXC5sSKdJFpD46nQ5Fv5bxkulImhxXwbOU1Wa8w+olZo/JsTH4TIgF0+3qlpNVJVK1oFerfWbeutpO7B92vroL56va3FO21mbiMpglV/boEPBL2WNi2KNKZMoeZTeQqIUWe6QV0aijDyxUR38jCYBY5m3PE85qEfsqjxWLvgoFlepp7DaMYzLnvUAqrXnwm5tyi80p76LQqISHiuBbn33dVSpBq2wsXW0IxCqntvo1Iwq2uU22HbfJvkxuA8PZ7VtfBXIlEiQ+Leg8OFCz8wBYxKnno/9NnlVJ+p1tJP1teFauNKeSfnchz6q5VLQtl7LUzpqwV5ctidFQfbY9l8oaJrXsjCa1aN6klmmV3KZJDY7gbBsu5RguBSChjDVaqmmMtp/GaGYao+d1GmujWo5p7FmjGnlJXvG63kJe55ga4zCq5fU0ZpjGzAgFTV6XN0xrfd5BPybjZ9iGwvC6SHkdm5TBcWl5XbfF6/Ka1+XazqzB6/JteF2mdNdjax3rcwayRHGNCfrJKl6XGV7XA6/rqf1NgookeaZlf5thbP/N/UpKe/cbaW+muPiXI+r92mJRL2IBJwjdmvZigSu3kfT+cypmRq9lZmxFJMRnBtpp5tBpxpmHKGlXMgcYtJe7ZiwY/VOmMNZwq0Skg/xJ5aVcN9SevZBYnazJ4yIJKpDwrhA4HFcTW6anVlzGoIA88NysEcKTVSE8iHgQM9IfaF/AypDgRdLFiAz0RhPIU1SBPINtbxV1RKgRUDBIYXKJutQY3IlnYZB2VtLIOgaiRVdGRuKyV+4w4MPCop3dXMvwwoj5JOhvvFV8qylZltWhNbSeLSlRD5SP9KwweMYWK/kuaayIYdMEgZPi8WLKMkigBWIfZL0iuCHVXB3CB2aAD0TqBWIKhTk89ahkG4VEdpHiTqg6L/Y5HB+eDGuTV/3x6yWa8RbKgq6lDMt6piqdKIW4s9wHOHfKfVzEgksi37oEwdOMmNqdE8nayLF4Y5nWLG0F8V+6g9qHrix8qKtbqaswNeUyeHABUCwEJy0/PMau1EA4tcWyVQV3WpsFImKlZdcTgZGjzT1WAskk/CKjWFoYBC4ZzB7QMSTHgg4gpPZIiIck6mjo/7IF5howWBeJDhoyDgNGuKMZ99plrNBpDTIhgmJINB1NjiFNrGiboYQPlNIKZBlct/7UoxKeq2U2QSFXSTS4xI91AYoBaMccO8vy3FggZk7hAB0gUnomCmaAwCllFzL2kqx2WjCBEbrbHkgOeA/7SEaTcu+IfVQPcOZ8VF+CW5liOVkCAS6z4PISJpAx/p5WmRNYW8lpWUc8S4A6zOiYhyrFyKGMUU850O00xkgAU8oMOOJBmS+EWXcrm7dX3KN19DiC2fKOUmN0ubVx1dJGYE36zfWWZ8UmEZRsTgxjHYlL4BiAvhu0ghXq1KLSmvrVAuJjT7T4/cThssTUIhuAa9NWSDI/mbO3NMN6/jANMzEzRNiA5sGQpw4xfBUCmeCQsoW/w+6sO//PBEMomTRzBvC8e+8xwgY3oURx1LtKnamKPwjeFahs2YNi+AsIJS0OC8bY9zh0JbNbJH66QBpNgWTri8Ay9e1l/2qDhSx7jTxv2fBD2cqE1nWVCqIM0mA4CYl8WyLRdZkvWNgNL4QABxLtNTa8Xg2xqCUk/6CW3QHeiteugHmt6o2ZgI8J81rBhrcGprW67a3lKnhVT1gZNryCGx73zqIRH+/Y5Ss2S9nNl+CBwbQPcZnEgm+Na8YsuULueIUKsnQXaWkSKk8obnhbdrUi2RxT2E/yHrHmd6W21FWBxYMWyGEIrLHT8tgVtGcF7RmUo4fHg7qGpBkDqVdfaw99pYXeIq7WM6Or+1gPEza0twprReuHmHRi9eZA89Vm0vdUGOG36slrOW0m/tppTJvTmLa4NfYqqyu1SIeXrZi/imlbwrStYtqWt721XFYxf6kxbUMwnmFjmHqGL3hzRSx7Y+fsI4OrUjOSwH3jRtTT4Srs1j5Ubjy03JjpEEOum6HUfFU1cXiIhWIwnYBDdVK7H/bR1r6mjBaNJBhBb7nKaia9hqOr8fHr18vh04+ORz7n2MwVwaHYkJr9I2mt5BulTQXbhJ4WFzmkuAItEtA/UJn8N7p1/cOT3VcgDLLcLVl3VzhAVQjQjGo91KU5c+NA1gKNHdPw5dqYljumVqpulJHB8JSOUc9SrHVT2sy0y/ZDaW65dNDQEUFOejJY86uoMKtoBdvalllIfa4a7lxWV9KMrCGX96Sg7GHDNn06UbLhThMzO/NqVvrybUKlWSJejN7+9EEVliQwv46a/nPw5vTfh27v5Bn5u4pkJjPKVegTYswh5Ud/5w5SDTq0zGrQI831pMSaWM1Nxh8BJdKJcab5eogDyMjFsQVS1FJ/M4wiEzP6M0IJwKWJUojcVmZWY0kKr0WDuipgdHVnKCBiZMCXLFjpXflIiYfeyioqrZ0LHfhgpSZTX78qH5Q2TR0a4UyK3FQJkjq34sriGc+0ntFtWYeKyoRaWNl28a3WOtQlv8kQaJ+KxYIZgEQB7equ5iioJi9DaYKiJGx4QYAQg1cvFgnJAp30UYsAsFX99epJN7Dn1d2QYZnw7ZuKqioOYxeNYTBI1Mwh40dCZzp3BngqCFgkaSbbhlfX8S2NtGelDjgmdHryG4jHdXIL7Qj0zqOY+JzqlqaTMbWmzL/UWAWASpM9u18vizNlAr6vG6QmQUDr7iLhxVf5TOv7whZAvhBp1h2z+GilknV1DYBwBJZZSLoVfirfZ4JPXThgNPgUWpkGnkY28DSygaeRjf6KmoGnYTPmNKeydxKifG1EAqQXwHe0FYmNwTGt6LRa0TGtiE0rYtuK2LYitq2IbSsSyRw20Y8Mv05sY7zUGiaRfCmleok1P0Zp1yqbYWbgzIrvnnnkwlbgR2iiNs9t5PKgMXDXwFK1zcC1GvG8Tp462+LGcAWKfw4XSGRSTrpGKNhXI6HTVIsruC4mYqLalzbF64LsV+UU6gwxKwBprWuOts0PUGM3d/BYo+VjWK0Q6TEOtRxzplhbNvcEPfcU3xNp0gLDypRsNYn42NKgUzKRoiI1hrX0ruJNvRuYWpioFO0zYJFhgRbdvLa6Cj7DwmiavBlNI5FEjA1CVA9SHxDQx41PjR3MRkd2IqEPc1Rx1x83/p/aQY8lcFCsHrbLfVUSlmTHXgJcLtUo/avyens0+lQk7zlNA2CsaxbFi1SpyC/zN4U6+6ktTVsv6J8eARr8BBzU/sngxFyuNHmmB+PlyFQvb+q5JE+NyIWBv6O9EvrX4EJzaaflg3Rc5Oihglc3q7yRZFrSrJCMn54mkcbqgdQF7moOULlFNoVcd2tZMTGIgbaiKmzuP8+t8LZrBeatrSIjUQ9BoKgARKNE3JgwxKwSGO4ifzTpVULm68r68y3HtD3G/i0Jo4376489tVYjwVP+hNqRgd2RBoZ1uYayo9BrgSEdsa/Qk9oREfH1it/kqlzQMXCVjGsBj4FI3GvJhz6CDxIbvnfSpvok1QCCtniberF6bfNQr14ymLB6BYF0Y9QL8RFxyQIhAdApxNpmfpKKIRizuvPVeS+1WfmdVB8S7GBsIzu2AEbeMHMl+oLfGF0FSfUbA0nJSSvmG5DXG1gZx7uyokPUPOjq+NpYWM+WCrLhrqSvdpa+Dmw1qF5zULuL6ZG53dxdEjYE5jGZvi2yAuJ8t3727Y+z9r64IdnGlTIdz0mocapwPFW4BiAQBMbXhmv0bbjG4ltNjQWmN8e27gIGP7V8MK1KD7lSZ2kWklQhfYinWHzzPcbVjqolRFhEybniv1ofOhjlxgRwtpMB9lyhBoZ0kYYKmo6QGgxFniPUUUsqeVxkLlfNpK+8LiU+qDIV4NniT2w0mRiVfHSryfI00LX0uZyI0lH2sYusKNoPtqFVoSKR1ImNAXRKcH8TfEHZSUErj5bd16tyE8DC03t4slZvNGsNHV3MNgIsTdoirQQ1Ea/ZbQ4E1m0RWM32yDKDhl9VMPOF1ioNeNanKip806e6BqD6tTJ/9JFyVay5sQ1LFN0FdU3Yr+AqSHm6bI6WweuB8XkEGA2NWRYzmRAuOBG70plfJp1W8JPr+I3gJ7tMtLto/mqb+5B5d8rVbZjQT4OjCNjC1UQN9RED3oEzFKeE+QTgRqsPz10TIgxCTiFj0TWf5DgQWqu3rQS2jUTpF3nEWpXqp+6eSRXW/V2Laqm3fUJIsZAYE46CUvRV9PZo03dgH5o3MBV62pje+ipGWI2ctWZA6d1zeIZXJ0YMz5gYES5MjCAkD8MTPEISFA/cYywbdP9iyrGKurocY7UZd6hCStkpGQMYlCWdiwhgCdZIV9EHmO7rkzHdQDhO4S9qJiOO8jgiqqhddq2ElaBKWIkAOdBol3lVaoo6sYQG7FpBuXqZh7Xmg4l1MaldSgHYEiAMhBC5zHAbJCT9r7KdmzSQOp1CvR+ytuu9srFtytpeVTOPkbfSo4qBKHxKdqukKeYAbBIblC+NCgEt3N6gLHtxyF6EP20Z9lJvUG0mcg6cg+xijlmYbRQh+jMrUVvIJrNX/Wsb/C9iAwW1veZ/nXRbBtf7shhcTxnc2jYMbk3Zq2VwPeCY9sDgKNgokXYrla7bMHR0AanVNRuuEIcE5l7Gwj1daHpCLPGW1l3ATuc3LJoBiLoD5Y2JF/ug4NHulRiFpUtlgsO5rY2la5eTbyQC34Tj9TSngI4Z4poHoNTCBi9UeeRC2PtEjmow5ZlrhMc5LVSX7+hFsLIg9EHKtJ6whO5VhF56TWrwta5TwxBzVONgBGlcCLohJ/sGmkRC7ESkSueBjcrwWnj5jMUNvLxDhJRkq6IbL6U5rKKbdCGpxDWpdAz4h9w3Q9GRJsRw3jm0Enu0pSpl1cKy2ZxgvjnhouacjXabDZq0BOrISth2N3MaIvWjQC4EvuKt62PfyNLtc52mON3+KWpSwDYXpRbhyWtgpKTWx9KtKlgBa4VYv4x/gslCAnAoa8Og1K24FwPREoPo4JHsTVqkVpnT0QAeTQC8qbStkcYEjVS6UrnvyGQJu5govDGQirgyGqJ6pKI6kKEGgk79ekBH1JxQIjo4TaGJGsKei0kKW5MUVpNE0zdknVk+2CLZrlp4QlveBU/V+ItJvg0natsZqPMMNEqroREKMhWmoxzcQLOU8nIuLurF40I7Gb4e+4+mbBUmpyVusvpYk+2aXYwXsvo2HXo7p8NgAR3629Ohd0b6M6G4hq111O7dvabG5EMcl2P5dVExTfgFEsM0C6MPCMusmvwI8Bqrlz4CrKvGDpxVDCuweZSGH2VHgMEv7ADOjliL6TRJLlWSi5UppK+XUJgGyQkwEWeE691aTVPMSNqakbS2VvBKuXMx0ZXPc2POtUltInHniKRJwMuyIy83LT4zBC4Yq480n0eDZ/OCIVyHLaLM3DNf4KaNtM5m09YB55IosmvCmihwWYjfhO4PRHih8GmD6THJSHZ365CYRTx69JRFPPo+mxlzvBE3ggvJLY8w8FRmwbXVNZh75QMEBmXi4tdPXLOrOaYau+TyyHRczkQn90KnlCIr+mlEbFJ8Qhaftuz9fuDTKVKZ+lCIai70vB3Bsm+ihQ9NeY0q+CxqxOITX47hUZTSA4llUYjHt0CanovuVWY6mjgte1x4kWCFEujNqchJzsk20Qr43Xmcr4skY4Zx2oZmzF1C1E25TQvTZgsvFSlmpoWlxMDS7NBo4QGhl8YTyh2y8pTeD4uUJQJ5+ijsIo9WcT2/Gnt5PVVAzPNsMWlFuCIT8psTZ5m+o8bQSB1c++kq+giQ0DwWjb+j5wc03FVh1XSimISmSpMxRMhNxD/L83wq443neXPPs2ZSBVeOGSsh4Hsv08AxSVxzpi/7UhebE6w3Y19BMAP9LSreyvii2GBvzuursTFkVTn0aqsCJVvPlOXUV1V1TalP2Z9FJGkg4DMWgApVBKsyjOtl0FSo/ErE8YkUF4n+aOwaXqX15caYke+n5cIMWjVsLpNy8ikik2KNbkcypuE5kbFOWVe5lLGBKzvWIwPnWMG0UD9GZcXr1uh7SP6LTFwLsUVhR1Qrw1yqcqeVwLD4VpuqTH0d2nGRMniG+LgaUa5KDRs2hC1tE2IfTGqF1XfPPn+qjsfMf/IAuPacCVuBZk5rnApw4td+WMD+aL4NdPfpqsQcWijXKrm8LZCpvyhXTpebIUeZQsfyPGUe8H1PYDctGIVFC6qE8NIgmMyEoFR+PYiCuYktQcUrf0sLlMtWKyG4gqZfFg8T9Ku4BeBfEotZnGbCFEYUmawFB+60uG5QNUS62IQPCGF4QF0/Lfuj422B+2Kjp1X56V4Nx5eeivx0Jkbd8hRHPbkq2CgwaFgns6l9gQRXZ/zErYyfzlUzliBf01Wa6WwcC2MGqvMqYKHBtmbKHE9iY+2JaePo1pi8tR9CnRUdDSuhEZV+UivZwMmBSpQdK9nIXk79zIg12X7KMJaFpVyLEZAlmiJDZpeluAsqY3pqJhWVWqn+New8bEh11bUQtGv2n6lrZLJDz6F5/gR4fJB3cyypOkmPUdSZTdLr2yhqNcJnXL6NxBWvStLLNElPg6Zz0FzHLkHPyjZ+ZYfXhRyZ5C6DYKiio/r8/Nq59owOpzzkCuZXdFp7i3GZtUOi+SjruNvZo7y5RxEn0GPYpfT3bdZ+l7G+c52fEum2+i9Dr6dmCrdRv8RVqndNlHaT3m0BJt1gm6FDwN39FhO7Y2xxcbV1xKjV7xC+NgQ2Si1+MxBBLLwxynZ2ifdrCDdTbQ1cNjOWOb9BWtZ0QAF8bozSeg9x9HVQbd3aYoEikPVOAquE/GODeoxdqlnzWlE9nbQdHBZXBCCC5xAwAASstuNTxdMSPNqOTy+dbkxHRP2ZuKK6ccMTyYBBjv0GGo1vFX2ninQZTgUsYF3jvJT8MkZCQZgbd4zFq6HXFKrXdDCIR8vCoJR4FTSxQpTQkZDZMcwqOmuMYZexmPSbqZU5MQiPIY0QBKKtVzcc8DvFEOniWuQQDBgUkFqvvSpPRMVpqBY9TMJsrNNbXdc/S+B5pIHnvpUgJnEVfe7DkwlFOl4cfY5xkBD1Kvrcr39yF0Wff+L8YEUUi6CGY/18XeG2ubhMOTMyD6nvetaUqCpAiyxCsVMZoyWbf2BNFk7TcRrWjtOgCmFCJNQ4rnIrZ+/x63u87e5B/Lz8sfAuiz9Fhm+oqYu2LERiJsb3CVHgu3X3LMnkjBnMtfYvY93lzU2HAM1gscGa0Fl1r1P/k5y9FrqhU9nEJqgbof77WTnkg1YOccpamHEgtU1yGKEcTdWglovlqHRmjSlpzQg07EahbprpyH0dF8jShvmZLsGggLax9HeM0t8ZuZx7plbSCkH4YPWVlRnzfIXFO9DlmWyH0WnK831NKM20ghaf9x7KJn1uc7QeSbsyMk+GV5tyxOBcsgwty56fhAE4Va85E6Z8ZL54MkbmR06GkfwmS0iboa68rOGqwMcQ5qVISPXThTJUq+S3Yjqi/UFyijTfaElrEtfPoOQdW6iX+jnCZMdO9ZyePAdtk/WKXc05I4lgVLOKUtLtKKV7ZkpJERCtAoYFqt201Qu3W8lmKofbreiwiSGx7YruVGB8uMdXML5XzgQyqtyQack28iON1ftvjNUbWjh0SZ4aL2kafamB9USgjFobXmxS888pSTG4Snf6+SsDPV1duUNk8J3rUztPkTQ1YFDHkuUSE0Msf26r0BVa1CZDGQrGbsPjtQRoex95nQdgn0XRDg6QzUWNGs5NPs5gCGhM/KYm3+6Dme+gV0IAlbgQzizLQwdYu4akhi1n9gp97qDEVV3daybefOBf6Z3zf2VX3xcfMbxdhIw1DZRGEI3RhCwPnywp4LssjDWDOD1ZviEf2WUYaah7/YuvSzIDYiYr623SfdQda/xVQLkGNiCgMaEKMbAWNXsP+b5DOjlMG/TdZet9+La64B2As4BpNuDCA4SHCJGULkTYNIFa8Co4Blugqu9Xibq1YkuneM/EaMvjetyOe5pOERn8KiRUxCh+UFVMNLnmAwaN6/Sm9aTLobSWIFPl3FiCRObFBoVZQblFNv741D1Giby/iJj7piC4IeaLnf+FNm6ZRijziM9ALRqS8AGWZpQ3ohgAXhsVD1J9sLSW629Rcd89NrBImN0dmoO2oVF8+gmHcmKkLQioZx5Axw6gMFruQI4m+MRVumVEibL4EcD0X0ZQfSMisgBH1h5HAfZHHqg2oqeNwCMAVvQd7JGQy0j52JJarvZrAUZlH0ySu57+xCoDHAatqtEZNpWMF8FLq3ZAWLwmjiYRR9RVRzRJSenRtlSr0a1or2wO+9MqPV0m9+p8bWcTKdceRW5JDaczUlWqxslYgM8ZtcJQDNIZ7Q++GhW/U8NQYi3bTHFuGQWBUFtRpof12Av1Aq5rDa+sEuEKBUdLygZrKCqW0Md65GQWEi/FpdhgC2n1a1butr/iZGhO0gDT0C/WKzgIlFJdqGWMGloGakRitEfKfAhg4Ng8/Y0KrnUD1gKmhjaGw/STTETz9LUMaIR5HSneYWHFtHp2bdjLWuqc039sYZXKCZPaMj2IaPKGov0XSBSMK3tUon7jslBf8CRCiugeVsQycPRh09DHHG0HOdoxMksj6NsR8WTIn4cGaelaWupisJtVXaBCvBum2g86KbFeXJQytoa0RxXkkmQnitO87hMrso68RiH4KZ3bxiw7P9xJqkXnIwsHmmCm1quZWrcocYtvVay4pJqpPTpTDu2z6hcl5hsKS1YpgGADGvieo4LjdD8efI+uiMTmnqUwqJpsn5k9mOxTpYEDKg3sF2kAI16lj2kUhu6tcm6lHUxihQPy0YUrO26s7Aonq6uYkjNrG/y9e31jbf/cqWqIIrWxq/S2b7Jsk5E5uVatx6BzfbXy/mKzTjvEpR2PUhVZRg0sxAorq1dhGPYsVtbCtlRYWSQzLCuYlmNUXzeGGIPl2m3aY2YGT+vGVTuV1K8t3n6PJkpJ+w5gTOfu8EUxP0tRCP3v3SmLP/ap1cNg7F355fynKBTAeJgQisInFIUMxBNl8ESjBrbPGtguZNt9EyZa97kRCMC1hYCB86AvkhjMyhAiRRAu3nGPceHTLjSwtxhS4lY3qG4JG7ewlIdkIdJQpeHA5PFDBkfJXlqoSMks8zU0q5iM8HmXukt2Y49YlxKHBXhU8JRwn67ZFc6TR/yUwK6cTxhlEQWwDXtGdRuXHJXzsD5KLI09ZVnuJn2dJyy+5D7AnAT+Gle/JuWG/ZX+G0f9forVEIDB+WWARS6BouOxSoj03cnPY3mLxIEdoYF9gGJzMhAIXy5X/p68dqjxkbrZqOl7gsAYaf+EpqrT8t1YhpuuPLhCUZkQxVh9HHqUlU265VoVdfnwWJBJJu249bIcsVt5M6a4tBvcRC+f2+AmzQ1ub6PbZd1t3YXJetj1Dbmi1K73bdf72vU9DN7+Mrs+kD50gQTi47AsW4ZtvnxsdX1vOXl4srfZf0QM722HIlj9bC86xDj+iBZmkOwpG+y+t9zz6Hhi+ni+RktplhghWoVwPDRtmQ6SUoVQmpDGlVA35hNVqBND81ibagJg2HFaxFdltYw5Q2sMppZeTW5RpKBJMwoi1KKVJXeHpByrYQC7H5g3PAldxfBIZLgSRf6TcSOGBxqL1mFn31d7aMt9eM8+xX6ZdtheU36t3AeuuQ/GyH0aWcY00X1MEw1rHicdGFZRmCtw2uGWkD68vU1XKR5eDUcjcnMVdL0lNLAXs8eqPEglhs99UefGov8t6GBq8GfKTDdeG0m5VOyAAW//37f4occoDr/BlsFjjihmPPZCpKwJIhTQsI4yUuTknVt/j1UNBOjdUc2jgf8oWBJa6l7TyGIr37SCXOJFIUaB+HXxjzgkHm5AsH19M7qnPl3Gj8qmFpiclEAxSz31bcS31PDdr1x0Fa6ZuZ3u8qShpyQpu8j+MTFKLiHKyqYWXE6gsuTEviFoHdWWR043FCyDj+uRogNIcfsQeszqk2jkOnyy20b6vG8+0mfieBbPfwaQ3dQMS9Nv973IJCrHytetXBNMgqYAFFZYaqLrXZ9bZA61qscGFgDB6gIJaEKM4fUJFJrPwCl1LJwS/DN/2H4uwSor0G3NTolrcCYi0l6P55/hacApEvMRlmrIygKTYAu2gMJ61OKpt0XjLpESWNyrEc/NkN/SISEm6nHMEKzwRkrhdVtgzzMisW1LtE1bYm1LIBlZjMXGTDuUrGAPwbegzpiUG9K3em7YQFqP6ggpulauMtClRPwC8f2UrcgLS0AEIY9eWlgLIwZOeDsv1NAtWZGcz/0BLVauprRORTh1rXmXiSFc7VPGjkmuhNduktr8KK1SSG082NWAb8aJter3lS0Z8fOh16k9O6fcKmTM5CE0MPqiKSH+Qq0pjswnxFj91N0VGI4quIgYw62JAnt3dw7LZoYn4nPZi4mi9sLSk8NAoMNOO2UXJxWdm2VOGyiXbypD5NS+QSFlbkceyuXO1wFu66B3I6AKDnpfo6C4r9FLXq3on4ch1F8NjepqCSO64w6jb3qNTENvJtOwwQmz6kfd9mvpx9NfbGxYVgcvfv5kzT7rR9+8DgVdWna58w2g8Mud2+SQXebfZA1PzxO63TlQbmhjPcz0/HdlgbdjEU8/5qCw+Jshyoi0711rsB709LfbZCD9+q1UY+y3++9ppigIwdwOUlNjIcsY8EJjMDwHSsK9xbvw8N34csqtkSyv1njfoqby+mNWfyzqj/vqj1Ylc9JnQi9ZvHBCRQpokAqDY8Li3arWg5Y7Ssux0nKitNxVWk514fi6jIyfJasIPG8ReE4Ct5SdKmVnLcr2Qdkhas5+naFtbiEg8HiOwKNZsu7tlKx7OyDrXqr0DLLuKFn3lKx3TrE7L5+zw4qq57QKIBFkZ14Brq4A91xWgCVHv7kS/DOthJ0CWDZWQmsh+Ol3AcB/IUq1Rj9GDOJU5P3pgamyewViZfFjWMoc1jM+BMosL8EmJMCvzzznMwZMnCjeOsIEseeowyCSmNipENy6VHaguXQngInozWTH3WUYmsu2vvMeM5SB3Zp8BetjCfdqe4ywPTZQmD7to8T8CZXD/zbJbVU1oQ5zsttyW7wDuc3ISsC7mMRWbqujoWJKa1PHyG+TLgGeHCoPPmIMWAz4IqKRdin9QcK+eR2mV3UBSSH6TJPRhVQ9gDfKU48qIF1o7yiY5hZWoW1Z3ZdMQ9zyRl+ybfqSV3KfiABPPSJYApcxuCVWmAjKfdGYuFyqoYUq8CxVIrtrRfR3+G63sRD8ZtBksPf79Z2Vi5ek9T33KPKiS+xFnPle2p5Co6Qp9NqIjYDRCfgZ+7ZokgwQ3cHic4FWWKFPNkAioIORxcO+7546aF+2hoymSl2UU/+N0y/BFHYHQi8yhlSV0fFjIOkQ5REjhhCk5nuprgWYUC93AtZYcUwkZqSWYxSSh/2MNubpiTvofUN2SUSb+PySC1srFJgOERGV56/02lcafJRAwvnGGt9qPPYV96sj+kROdz23qQTXQTrO02ZP+ewrH33PxG/sXv6seMYzpZx59qeYEG4veHZ6C9rs6GpEnMy0ROrvl7wJplhEbWnd/3a0VuO/y4fW8AOkEfn9mUnnOJC+ZB1Nz9+ahm+cEABhesGWjOBURPzjQK6G/UEZpgWJ3klFcH4v3nbvKda1ljtf7i7hcLkzQJIZ6vx1Mb9EYbUwSYwM541v5o1APoFUMATdVhftqAFmLTp7H9NlMP1OXYDd4ksgy72P4+vFUgunLiQOS47DtK0uuOoIDxR6n3QUFwJC+QYugXp4fAtRAN3WAzC1xxX1aHr+HVMmbwt9lP5xFjvupzT8c6BLtRp9G3pZdtP/1W3GOweGegJWvGKOgRwkAENHBfizxf38xBAV4OrLIsxYsDBQYB6HuXBmK/jNbiRJNXe5ZjswL3rWWVDnBVIEc/vFKoOKizCFm3hQjTMxwahGd6LNonZjdUzCj2fLOzie7zqmKsGl2NUu9DYuoXAHUfFy5zU850v+z2F8usiPLwMAH/fCg94r9r5Vs4YZ/3chzUD+9Om33yfzOB21tnIhfFCUhAsiqYhQmT6x/i+FdPKwbqEyRmOF+IWs2vLv+CKWjAks/2W1FSBZprUL2zf2TQYVzOSezfah+mcb3r2MDd9c3PD92vDNBQ3/eTTcgteVcE7dqJ83JkaQ3kH7RdZ+hen6TrUzRgFmi67MjIv+3CXYnQYAaa04qiOPGDkUsqUsFPHfyHBtzA3gUAcQWoqN/LLpCNlMirkvzG9mjH8BY+z99RNHdGbiKBcTxz7tW7mAOH7RsaUM6Ej2lEYSky7nawJaYOhlR9RyoS86G4YgAaEhwk6GvEpfg8nZs1/yVqdFo5hds+dp7yS+6GHt4IHFHXyZdvBAo4Nv45NHsj01HlhL8LPvcqfccUTGeApv8vEVBngA+08/zo2GkjQsrh5gYFmUFszU1VqEzy52Sn7GrbWPAw3leUpwtJANGl0i20aoLZZd5QyUIMKMxwK4ZsBjNfrsVzPPpimJWCqCHm/7iVMVfftK35H5sXjctERYIRV3DGgd8ehbdhhV1K5dD3QgHM6G2UB+xnODk418zKBtbdwwDh7ddKi2BCr8YV8amuDDErsVMZOREBogY3STYIsn7kC5DHeR5uq2NFeLpiR9JEb6ywBoKA/GkpRPpNsD+ES63cQnDmOp54RuR3ZPhUlXGvmobaSMhI3OZ4N2bKFhxQ9pT/E+VY+rMQx1E66yJ9MHuQsTyc69KzyxeDjrPVi3Wa9GsbuhKp/lVJjoCsIem203QcZqC6OhcUMDrkHDYls/Jkj72WHeasemrndmkPVRxMmATZq2B8pquuBsXUSJdDg5SHxCw5OKcYjHo/OoWGmYsoO8uEZf6+Q4rYtqXDbN6EkQM1ZPKxUW4HmRhjPV4HmuBc8zSAiTQbsTCK9oZFqX7XyJyeCRh9/9qrf9yY+f/oufffKKWxQPe3Bact9cOH9w8+kJ0oFtrRATKwHWTUBIseCL0zdVHgCYOuUCmy0uwEVfwgIG3GkwjzK7QmRA4SovdwvwBDCqUPGqBfYHoawBWc3mJfAFWVYj7r7teG9XGU3XrBA8Rp6GBdVFfOz85Rt6eVFd+wq99lJdSmKYO4Z8VWxRNV+ShbUxZkoqzILG/WkuMvyJHKNrzLHKnwJlY4Fu2t2aPyXTj2lvkulKi/GHWHSZrRA38yvrgM525wLtTgfdSdCdTL2ni3aOTd05+tW1Q7kWG4eaI4e0RbjHNMcV7FQx9pJF3CMx0VbKPWCwUb37EdtzIPOxEgcHgPXbqmAo13iEWRE4korAZT5DjQLNmVAWNLvkGbaaUGWLEOCbyFg+k4ASNlfzDXRSVlIKi23qk1J5Egt3s6b7YjbY3D7/zHM7i6oFi/okg7jjYHA66JFOFapWAsA+3Sph62mYIbhPCvGcvBNWvS5zP5grhvqlooxWyg5QAxHV6+iWilRiOHKJ6wpL6L0m2kF/sKcfvLfacD01Yph3M6uM+y1QY7j9dmkM2zCm68TUe4qxS2relgfBA9sbjSui4sHgYSXXLg0c2gKPzt2Ys/Ud93IPiiow91g38razzHf+dvwFou3/3+OfJXW2NCSldM2AtgQmoa14//20wvVYrGDqF39EeeBaEQ/VjewbSxzzjwJacUp3wLARPnO3CKVDXMbwrkAtSo0nHaqe5FXWXJ8mT9dCS3vFj2jZVy3wM/eIXUDhp1lk+nY1hjjF5/jL7m39Rjt773+6x7y3WPTePcalUQ9f410VOYxgA/lBti5u1ktLz2NKH+U3GCBQBUPrJEAyd9Nv9Vx3m5pu3bPVdOueuaZb15ut6YakHIlxo7bZKOnWrUq6ddsl3QgpFXrtkm68s4wG91STv6iIr+iag3sb5GEAmV198MIKb12EBWxX4K5ztsHoLB4M4zHVyr4w8ZSducGY+iwCpYMRV4MRQ12uB4PJo15rMDocXbf41Fx9u85V1FddVHv3TDI+Jr/6Top0beU8a4VtjEZsKMd4SqSpoJygppyvbO3nb9XIGjEdPh8FAZ/dvvbz99raz4FGCwVnqv38/A9B1BoCBnrZIfg+MwTZ7bM00xyCaG4I2jQTGZr5rbkhiLahmZe4Yn3mi3Uosi0qvicNEH9rRL6zodGLUOLaDOG936Z+MxqBXTiuCz3EWuExLp68X3sXV1/UyAygQQhIaJhP+yQ/AfRI3HH2sdBzN0S6KT6AOx0tVG9UxxvI4XQPMvnTjmKLCg9e1+oW8H355hpkjCvmgGwx31JzGfkF8V7ptyM1G0vDLAUHkqZnNrQJ7F+THSYCYvahhbDyRWCR9Xbo3EYLMOVu+p8iP1R0Rhsq6BydBt84IXvgJ+a7OcRbRezab+jcG0zWDhGPCaUk7blBo/lnwryZ263YpiVzO51KNzXW7BRhsh7FMeqmij5HmF5oBwrLQUU5fy1zHx1B5Rd5Xg59FIiQKwtciYNcESpqomjkgM4e3alZWRKid20eA9iwixMRIQ7L7Bb5FNYgw/3DCtUrlcduydU2dTXRmBEHibURYN/t6kVc4bhGgw01RColqxsD4djlhkzk+NbYxdXYuTIwJ7jaWIqzL7K0N6ajQ3PwYSqcGc6O3DDpc9h0TNPGmHoWiQuF9lpjqoPo2THtzYyph8EsdEwHGFNvfkxhZsA19Zh20XhPWtCrhpYnimqEzYnZgbbXIenPU5h9nrDD3kH2F/gb/JDye6opEPDAIMFYBR1gyQlZgkors4wM9bXq7VQKvZZPm2pcnLBKn8EanrpDuTuZ1Eczsy54k85brCjdjZuxrcpDBe0ArcWK0E++PtXVLDs+tWOu4M+Np07d9LnQTU4qe+0qcGI6s/iyavHluviyUlm2JaCMBJTXSAiw5d6g2QQ3MFXPtUn29ArQvNa7gbWVmIXZJ3kRDxOFLQJgJTHLRVH8bLUlmGS6WtHqYRbwmjtrkvrcq1FnT4YQBYuRdk6jPReP5KcjL07ytMwQ93StZBimgvZfrhfMciPxC2hL7U7n2mlsuEosLg4DWwje1zFoLRe5RxbL0sKxcBtjISU5q7HwdSwCleV79XD0Tcf7reFon+Vw9DAcUscWZZFz7DkFuipfDdLq1cSiRv9bMNC2W0taShkETrwAJfC8ohFfo4PMgJDAc9adAo1mWknbM45CK36NXTv6WoraMCYSeONmjDoIPN9SriTvqAiccArNp+oVSuCNp3baJTFr45N11aa/noaRyR3yvsx9JyHJJ2fad+wi6OjEdzQ2nPBmqd15kEMN9pjV6Pu52oJ6ylS7giPRYXpRR5HRBhj8nsGSEVrG74BPFSyZwoDxCyYXmasCStR20yXTqj7gZfotjMx+ZSdlblHRsBAvsUzeZHkbC/GyImNaC/ESQ9FBvVkVYCP5SzGB4QXntWp9H6DFPdRIR+v7r5cGKZS2ZPs9Ki8Vgq6hiHvNLPgzwREzXQqlILmvzCJ85m0Y2Lrhj5ZLt+QpzGcCZMEvzFap+4xz4CnJ7Mk8rrZoBkHXjLybJ7LcZrJJXeX19YbdaW7Y8Vk27KTBeibcsFwyn64yn2RurzYmJmFBw3lK5DRkFXJmzMGbrMxR4kApsScMtDNWFLFeBYs+MIhLPmsKdwCLbjHNAuD46q5PokrnKbHAXBatuSxmoaWblJieKyVmoMSVNiUS6K+sW1+AEgdjQEL163XUSZX/DixB9syqUlioxvj20IleqxO9qhNcg1LdqP9lEGTWJMh0MUF25wiSCbcDZGuy3IDTAkxvsnmJRKdgM4Co42i5EyvYdJkoRb5fIe0r34ebN6j4fkDLP1h3xyru3YpDmxIEZj00wqW6yvcbNwNgAnw/JrdnzYSK73cIPFY9NTBXKN+vnyp8/QsUbIImRLFl60nF1rvK1pOZzT3REg8tiaY7L9EoZCfKdxk+7pXME9iniAV5Jdb0lAv2IBKElWyY1LXNkTsOJD3dzGPCVpif7NlatlHOIWvQJV5TJdsIqcHJIcRrRjlVtpJgpHpnkG26M93vavdnZJt+U7bpzso24ECTYuGouLOj4rGyt46Kr6NiBJy0Hpi8HhiRw1sDY34yZzkwKQYmEZVFXkYpB4I5vkLK6QKTBFJOsp2UI8b9hpTTNdTenZdyuhW1d6cscikEm2ihj+2lHK270ZRyGjezFL9Qe7eScroVtSdnknIaT62lmV+JpO6hfyJsSTKjb5xESvLyqaMkH5lN5bfNnEv9wds1pJNYa/OSTOkKwrEsHR+H7s2c4e4tSn5YDWylYBaYqAXYQnFIbwEgxs3rZVLXR14nOwQZj7a4T0a6CVL3IimLigGbFXWWEUU6JeXImH8dIr4iGsx+R3gDzIL8nmq4KmA37Sbamelvh/2lgEoHsWyiwG4cAwX3TSiPy6JrMgjgHqR84kprtUjulGZYCJvVF0RoGZseDhybGHd7jSEyJyJj4kHdcFTj5w1sOT6dabC0spjajNhnot669RjUplF+zwyMqFFUo+Zd/eYtzWGLdCw8BaxK2VkFMiYcTIyFMfrGsVsF+nFhYGxdjOe1Oqsmv6vWbzsmXkjx+mjTq74zRM+2wE53x1BGrf92dOHUD4/MSycCU3Eb7yn1k6sWQC6cylvQfqs799bbVDHmlNcWQVlQ7wtpkvLMVtKZ2UriaitJdF3FM7zUCGvVNsIq+lxbwSJrFA1RXsMQ5VfbRXotSufZQAlYSOMqauIW2DRuXtfgTG4SXd0kUjgfmpvEAutRZSyCkWh+kyAI+aL9MZnZIHrNDaIpf6rU2V/YV1erdavRTTeB7rl1t4vuAt5JJGVGzqVmv0P1qATyjG/lGX+G7fdtpSuyfSvkJPNsP6nYfgJ0FBJgrKA627P9mOUUm2y/cTNGFWw/qdh+UrH9+Exsv/HUmu3/DNi+d6LTYvubFdvfnGP7v1+x/c2zs/1Y2b7M12ttbe1iwrzJYmI88R0JOtf8aBf1DHn9iNcTnU68CCfvbGwTJbMgSxju1mGd85liL8zSkKrYSmuDp5Cq2SUI7Q65xhg8N7fMLmF0qOlYhaTOdKygXA4uASz67Dbw+9U2gP7DaZBOb7TbwJsAaFLtBrfpbnATasJ0cNHCTUFQQtPmphATQTlRWd+MmynKC8sODgPFv72xsj2aEQTT1Ztze7O9DMlHCHEqMJwRagAjeO6w3J7J6fZwmlsao2rOmMHVXHbg/YwVnj2yoxbpUHjk/GbncXEVfTx6FX+JiJDY3h42t9keNm+fAIRrmy1CksPYCmz4phVmsjtaK/VMW4FYPnVexGm0xbYbz7R9amRbjVffqDz+Rlt91lSMdtM/8Dz3ZHSXyRgITMZAYDMG3GbGwCQQH84kPPQnv/Mdf/pdH//0U59x3ix5ZPlbSjkvFPj+N086h/7sF37p3t944ref+lPnzWV0YhK9eRIfGrwFw3no9z7zzj/99c/95oc+Jz+JL/f9k86bD/3pL/zqLz721t/8Z5+XR4UnJsmJSfzmSRfPjA6Vb5Eg0uItZcKfZLkdOmX+F9z35rJ7Qu6fJHy4XHroOVeeemhFbjSX67MSPosPkvPyjPIt5kd7d3UTnzNzJxsQte9ENxfe15GHStTam+1dcsGby86bH0u/ES4nH+lDIVIiJHHiuNCyljif0q8pzsTj8I3b3CDnDuDRMBaTPHGjwqjhoid0hY020JwHmsivkbgZBhSs0t1UvAVBMdN9VTTCb7uuskuGM2g2ONJjpyen9IgV0oyJj8ZJOz0kcoTXrt8BwHk23mZwaIWdksllni3BWgZ0lgZMkCKwRnCYW1MEaAf5gf3TTjAZUKj9NjkTHj9Gm5GUnPfvGJtA1/B4Gdx2jPn/cj64A5WNzGZY/HsGXJhIC4cOU0b3MPyk7itjKn5oQUwFr4ur625yJTWEPWAOy1NVZtIjE//Dh56z/3PutZ//4jnnH501L0nykGy41wGnimo1iarEHuI2p9EqXOgTF0luuOnbA8lmUy+nOHwKFlWYEjZ6NKUP0qSq+S3IA0/pyzX0pRMVKNlVJQJKJrYi4rA2YYQ0XQQqswp02b1NF3oHh04zMEeewaRNrR7iKdo7nqZTr06YAIHXwZZ9mJos7O3SYJk10hz6NwmOIxeLNBcYmmNvsALYBO0LikbbauKEqlWoaU0AiwCoHpSEEWGyqHaQRj/SWuc2OQNaS2gyKTsmigwny+g2nIcMLEtxrAU4S1XJJTwu3WSccIrIbUWUtGIMI8AVT/mgbvMl4unE14cANnkTItc6Ow+q5gh5zXJ/pOynQzc/qfHQATGFSuaoC5oEFnk7kxFnlDwiE9WN2EiMdYCxdgRpx4y1Y8caxtA7mIW6TyE39mncrg474FrDmQIPSC4MmVfqKMQQEdhDoFihujXU5NAOf8rhTyVTnMPvsDJAmd6h+Jw4KXOD83ZaOnSnloq+NuGoCxjlpmPssRsKfrxpii266gfNMcg7TiyX3gMHRMwwGC5mluEUFo6Y4U/eecckPa5Ftt44sW/jaa3Hepv88izfIO2WxKnp+WI4xViJ4VSDs3Vc5NJriP0vTWRaYHG1gF+nx7TigHzvr1ePx3uvJoqfvOg2uZ+DBQOoy+iPoJ5BrYHQSLQTq0gZHlc/LVNINM8uYe++TQMjA40VCWwBMaeZhpqS9SEhyWEaalQNs9qUono+xAal0a05ozKJXMJxbYnnWpbCSb9BmDCyMZsvI8Hv4xuPEb+nfplL+2bzZb5N63Mcm6TgKAYQdaoAt8SG+zfinbgJduvYxBdqMnArDK9ofDOXrehlM2e/zzVRduDa11JslFcI2d+gn5mrUQlmji3kL9xti5FHPtOVEZ0TmqATc4UGJhFHfayG5/oxAPsKVfq0oSq66ZO0qrdQlRvN9c60HKOQqSjwzSSD1pfYKd7dPPvH9/yPL3/Lvrz13u2+vINfvj2rE9+flbTV2IRsxRqIRpjunWJjeFqQkdHuc1d6etqm/oD7JueAYRFrYTdUvE1oW+F/xTPkvMIV+O2n7q1z5psG9U1TIgVRlM+IvWu0VdXq74qipKsDVQ7M78iqkPdJ0izsXPH0Yy5OjKoTZZdl955xtVm8iQ34aTRAi8lnjTBYrflgQCG6trAS8q1RcKDGkegaANTsBo0IaAKgSrkTlDwhZARAt+VtP8OY+diExNPZ19NaB4iwIMBu35bi7wFooLDlwAZ4Sw7OPwDYQh9F/Rc9U1zIWg4s56AUYCK96RcdvKjPCkoidmYQO/0rzexgF6/yId6DfAgRby4GNhwqfiXFR+81Qf3IRFki8pzfBkyrcLCqklcI9s+rAUyQPRLDLYEg2VyT6glJmy+io1xPKx2JjONO7w5sb/+l7S2Q4OOaccdVELfF/Jg0gH7rMwbuV2nxZ5l1b4F+exx+C/RbYMB7GPDCDvjsTTrUCOvCRpaxk+ZNPe1x78vvcbTzHv8ta753jhPWbH678d42jbegFH+9XfgbmYGg+DnVn8LiY/rBUdQU1isPrJszFtZvw2X/ZxPTrCgmANqeetAEIG5exBJ2TvHzlusSmCi4lvCr8uvm3h82iodT/CLbhURBVWN/q9uRiKG7AuIo+CeWq5TYetOZEvqbGiqVFz7n4/faJ/4SnyhuPxbjAbyzBFRJqtXc1R+e9A6dPHHov6u23fnastfSwo0N6E0n7Nn/+JyDa5x/eEw6NI3nH1gHHcBdDFBjmbreY9JaQh0JKLbkjgmrRSU+SNkLm//Ldt6/BvWaN73XjAe2HsqNCt/hjpcqAK2tL0psB3PVBpKrNlm2MQpyvgmZ24jkWJduPybBFto+KBKI30Dy2NQ7W5NeNWbxiSvHK9qgw+R0dUuGbMnKObVkxbRELA8SvjH159swXp6GC86uCrrK/Nm1abTg7Gi7zYNDK22FW3G1XMVBiv7jIPD6N3OwUYAeUEceMmblb5f87ZY/2WHHG/K3R/7Ok7/z5U/gmsdj+ZvI31752yd/L5C/F8rfBfK3KX8Xyt+L5O8i1uhBOv5yc5QhKazVJ6YO3RLPAtYIpSpilKqQob90SlVc09nkn32s2s37flD5xMXOA+74Ivx2nzt+EY6n3PGFOJ4Yb+LwpvEFOBwfvxCHN4xfgMPt43043CbAynJ4nQAfy+Gm8ZiJJUDEr1tajlrtftBlE0m0Q7x+VDdRa9PgZNxu4tPumM3/oIu6nZvek64oHnJ8wh3zxsddwdqW4/tcKcIgx9Ou4G3L8b2uAG7L8SFXMLfl+A5XELfl+KA7Pp+ejcudd8NGIVmTD+Eo+bvvcNWE+aCrQJdvxXHXQe8BHHcflFGSowT6n8JRcBoEiLXcAwQ9pzzvoFhNnfL8g94b9NnfIIeLgErnlC866L1ODhce9G6Sw+ZB7+vkcAFwG5zyhUB7cMoXAGTPAWzxq+WwFyB74rU56L1KDoKVDFdH/3LnUjkMkXAv+PjIDxaE4Ms5o4XWAh0g2diBxWek7HmoZslCI2wz5dIY3/ByB33oXk5x6pmKZ/9+7tb8NKgxcFxACoYQ0Ydw0iAds4OTsWKOBoqXjxzJwIr771WbIDRGLa1+sfMNZAbCai9UlILHXaQCga9caPxFF8uczFx02sNFn68vklM+Sjjq/XoBoATe6wNL4FfuNSnPT/uofCp042vu85PwYsn5x30tKvU+f0yR/rQP+TTAkByWQ4RBDxCtdSWMeBh0gvvapGzbqU3j7MU60wBCSa817TqwVTXnE7Y5nzLN+aRpzidMcz5mmvNR05xn6uY8HWh7Phhog54MtEWPB9qk9wXaptOBNmkEtEAN5nqWLZHKsDH+KTg+p4O6Wb9qm/VF06wvmGZ93jTrs6ZZnzHNerZu1kOmWe8wzXrQNOsB06z7TLNO4RhMTzVe+68sXNJ7fS1xEqgyhoDgf62/4Q3PePqGD3n6hqc9fcOTnr7hCU/f8LiHvPvLndP4Dmzpy/xPmI/lZf7H4NV6xlEq+pQYQEBqRACXsXIhdIixybta939YFuWvhy1G/gpb3muKvcXh1rMiNcgUMMCZPvSeKj8bRnALG5ITNsTKBQ8+Y/OSINRYHSbcguksZKFKOtaGskuZr5r3HuPrxUR1c6an31NBE9RvYl53qWEDGxq5OoLdCrgEjin5TVwCo8JmDNEKEcgyVfzAAovKPYaAAD5XM9+j8SrIHowZi9AAP3UUyYAJ2I9rczLuwkGV2i9KbvMMolsvF/gfZJEJL+poun4HzZXA1EPIuJSxoYzZUawA/5js1nQlL5CC9YcZQM4d5KTLSpT9yGLNhmzfJy0Jomwgc/sTDa3tWAi9qLJc6XG1MmbRpjlOjE66kAY6mmTW0ZS0mUfZFM7pS2UxaSp8jppIy1JaYaX4NbMAZJA+Ywj9WbMAPm0I/lPiPZbw147EziYQtLSqWQ9R5uWg+YAvmAd83jzgc+YBn8UDekgwkgfIPjweQOAMoeILQrF8zAlnCLv0F52aSZPJyhnLgPXcga3i16kLVKqtM6faOpVqq3T2GxS2nNQoBdBMIpuvRuzuUOHaRDOJFtzErMSqcdAZvujcTosCG9VoojS4+BRbR84cWCxAJ91oQ7EzHuFb7j+lIOynD3S8k90TSEkIRclI7Gb4YHh0kuyzABhy6Vt9BYiA+eeL2KIqS9Jv1rYjBmbSetQ1db+M9QjhGXDgXEQUFgR3yMjLARC5yUX+KR8TdJH/RW+MvVur+UItEqlcDqXQgBxGQgbQpJQ7tahyskq6RHMMx1C6dEgqEZnf2vqEYBqzl67qpauE2pj645FNsT+jJ2MqWM3l2rrIYsn0s9yyOSKGsUia2Oe98ZpZALvLNRZcRP4DlNLPedQK5NNnPWgGBaRrFGx/txZzefdkvQL8//qqqOfusqhQN24Vr0Rm0VLxS7le/faI/MjCrdwDyoo2gV8pDfykMSN9TBotzZQlJu34tDdZw7dn+e0znlTCcogonhS/da9RrD/pyYvkmk94oqHI9497ImjK9495okxszDIRc1wDZsSaiYSSsI21cnW8Jy3XKsD2eGuyYdAB3oogmS00pPg0X4oMJSybVanxgrP/5t7mK5i/JM9TF0iJTxu3w3GxG6BVIjJe7uxTgRU7xwj8WaTby51d2AkoMoKuh6UhlU65Zu2LkdHQA8XDJ+ambiJS+SaAW3ZtikHIxoVu6kPUwgk0BjQAVFSHO72weF8uSyWnxWwto3INi+g8BavejT6IulSuskBXOWry2JpALY8lDI6Z8lWVy4Tz+HjMeAS1S8sT7gjeeTecdmtgKmuLLl/T02ZfETwfIZbd5Z6awtVSfLGILkZ8LZE/KRKMpeynSdnroOx1qdP/7vE6rnn3pGhSdoNqb9WYofUGkYOQGQL3uLz9PL5/logfUiJ+nGT7hDc5D9+e5LcPepPz54n4fZ5MoVxzmsQrghmIV74/BOI+f4aI12Yg+s5TYnbTmQ1ulTqvmYiKuNNyhrA7FWFvaHUXoVXIDJawN7QwgGMIGp+UoFeVoPcoQY+UoHcrQa8sImgX9LLBFAwDWQdxpUFRtUgyI+JN1ua446DmjrVks0ota/qk0utK8+ljuBAbclP9w2pbvpvh1lTlWFNPVt/6JP3wZGyAqEQnFCCqKaZoVuhzkQZupK9VFa5KBVYqhR/4x+xAClCSDNDa3C6xm7tEFd6kEmypvSxZJU7T1sp0FvNIujMvGM1vQBSMDJ1MMpLzAx7kgxLYVe4i1iy6uydWBqHKB0mtm95bvTH3lAdkCNIzvbViFTmqyepAYuKkCxMs9smixT7R0zVIPHjDXhZdWnT5Xj1dXb7zB+/wmZAwoCnLhM7xm1MVv+FO+iXX8psvuuA36c2U/LGTprqT9lv8Jp3lN3LtPL/5rAtuh/dPZvjNp1zym8+ycM7n3Inu9Pz2BXcymuc3n3GV3zzryg6BjdbF5inbLqw3I8NXJua4d4bfYCJUb5zM8Zs18pu9TDpYqVGgz5HlzL75bCxoTVnQSosFLdxTvZoFzeypm7pL7tdd8oDuqRL3sqZ76ct0L71Ur3qFXiU2k/GqFgNGTdfJCuVKR3fT8xftpj6VqBUrS8oLpFHDLSMLrq4jqGVFTpVbmt2hZ8Bk1rgENreY1CHnEQB7npHyRaTbyepbIVWO3n+frP20tWP7umPrTr37nCJnduLsTehxXbBTb3ofI5V+3KUI54qlckX2VFz1OzSqKsyJ7PRy//l8gj9D+48r7T/N53zInZCOn+G3jy6k/Q8a2n/S0P4TrgqMjzdp35/Zczt1KMUKyb/cY8oJzywBGcWK7Oe2WmeO7v0SpNraah0WFFADoU8695XOfaVzVhFGzW3Sua907iudywF07uuMbzCkcGqw4fexYpLcsE+KVb8A9ScrqqMDplOHdJX7EOzsVBqeSDTBFjGXKtUupSuroxA5q8SK9J8JFPtRPn5MPppS7/AM7y73XVvZ6FHye0VDvZ52p0+6QswAMpqMH5MJGdPHsAJremrem8DSaHRcnHIRStgXYXCFOQm8pPhd/GzEWU6rGKJ9ilSuEakMi3sIBui1xStlpOM2Ks3mtPMKJivnJrg+IH1YWSS4Pui2NpK3VhvJA+5ilay9kRSzG0mxaCMRf78sspUFi+mzDhfTm/DGE7qUTnEp3edOXijLb2YpHdeV8wYZ0QQeiQvw7TbhfC+cWUZWZB0119DK/PpRF40vT1iT2RqNL6hronK5rMBSMbKWihfCUrECS8ULYakY0VKBBv62tVTMvh9v1hW1R1fUebqiLtAVdf6CFQW9bajfChVzY7OwpBkvMOvErgGx3AZKbl8IlAy/GKha+qVAIuxdxhKcCvWS+0K95IFQL3lrKDQvawTYpu9zsd7e4XIHkH3jhfLtNM89WJ3blF3hPMLePs5fHnLtvnCh3RfOO9O+UFH7C0lkm6194fxqV3ihzMOm5IvujNXv0XVZPKvmF2rakwuwMC5YdPMFerpaGJ9ytviAuYVxk8J9XqjYkzJaX2dXxo1cGHUnPjLp36zoKQ+/u71CysZiaRsmCHbPZ/uzJHl+NQSWIVmDlhnbM6oOtMcomw3XUe3BiCCVpmDwtSEYh+JnhUYBxUJVjMo4GaBQEFwEAs+tsIjimaZA8lFnSzeiYPpJR6WST5lLP20ufRaXpiqGrGqkloKDMlx/N1+yxhh80oySKUKNn4CWJDWdHsdxVQz8OAqG6ft8Up1MbGjgrOcnNtTTtv6FaBXEQNuRsPCgb5g+gX5kUKdvxZni9+5t8pSwDq4QPwZ5/UNwm0BRgTsF3NQX8exMS2BNl8Aabb8NxcTM/UpDOBLCHp+nAtKOdgSOzwjjM1p0+UhPV33eBIZiZ57uD7T2g/2W6DefP7UC0iTfPbsZxNwLRnjdxuR8fGbJ1H2TC+aFqqFurgVscTDq0+KBIu8XzOwEoxmOfD52gtH8TrBC570Z9tTeNidRjeYkqjXhzqM5q5zpoTHOl9toOJS/QphFt7QU0ZrRM1ZUz9itesZ5qmfsWaRnuC09g4C/QtBhhTkLWVh4nGGTMyN+KUf8MIbw1ZML8fk1+Pw1kxfN772vGnNKrtS99xUSKSDfLhVW9aKZEbczMKpF2Asx6LK3XmBHlSM3wuZ6gd1cL8TmOrpeee715QXzm6tl9b9mrV4Va8Q+afbZ81v77Kbusy9ctM8KitBWQ3ilb95utfQwgKvttsCW92TucFGls9qlELNy5r81agQTVFhISnAb/7svBX0kf0Rr7aDOz9USE3vHuGtSjhnvCX+kiLnI5+2JV1aAFq7WzEaAURhFLxQbrDRbWMfyVhXJHZtT59enAnPqguqUfBlsvcQRKEZCdU/36JeYX16gXwLmSsId1pdPQ/omCyZG4txAPu3iJwjyu4HrKJ6ISOy8EwaHDpm+cTEVSqQokv1T5S2ZXrB2DgwK8g2uXF105aqeNqysz+hdRpNdYzNBUfi85zsuq01zb3aBZxdLvXZeFjDxFa58X3/z7W8y5Jmvpcmee86/w5wUpVBu6BhW8DZlBbnMdmWgN3WVYXGKDCvAWVxkFjc+ZbejilYMMowA3ThCjuRBsbFFpTVYWUOBGDbuEOHRO36sqrxUji52BkIZI/C9HMOVid9oBL4H3WhHoypeZ5weTtNr0KU+7WPx8TI/BuZgYgtXqxXsFfegsyjQtfOZwyrFUvg4y6/SdZFrbbhdSNjiVAkWm/jgXV9tIidBNtrHaPr/ZbZub/oHznX4TnKsEnz/KRNx056vKD/ylGtMWnLOIgDiFJXuyO5fdwcJsxlenEMhzVnILW4Eea0ShMkolment1VCoyJoAAuVd2sGd0+LpCFbKKejmkURhOb7rFSw6Ml9PV07t0El1cil1cilHDm/MQQs1mXGigMoC/jMXe7PBEUjPFTAYFh73M64whNM8vae16sIHRKHEjoNq4bQKxsG49FbBL9Bgne0rEr4Ejd7uYikUTkEP47K5Ze7kuaHaCash4Guh4LlHnFx/HJnj3yiAyuCW6rU88HLnReQA1p2aHgcOKBlh9WpC7YsO7SnrHEjR7qbyUZanZEWGPtOCL5mVcevLGTxExqC9TxBFr+F+LgLIYt/6L5TO4Ys/kGPmnG5sLLtZv1x/4J6txKgWC873fYPC1qXp/LAla3UqMOGIPWyG41x8DWta25sXXObueam1jW3ta55k7nmDa1r3tS65gHXXHTKbV31gNsQXh6yFz3Yvuih+qL0065BqS/MtTPJX623luaaUeuasnXNAXPNZuuaA61rrjTXXNq65srWNa8x1xxuXfOa1jU3mWtubF1zU92722vc97pazNeT5szXN1x5i/3ayFJ2Z6onlu6XPEZ+/jsbEz5B+Fjn6nVGftiCm6UGHP/Yfeai9A7n+Xx76Q3uR8/YvYlnaiL6rUa81kMVvxqh44lDS3cx3f6xsvMYajh+EyMD2QWX5S1KpgnGrMDuag0wlxmEAGsJqioedVWOb3yeBlXyBTx0DVVmr0bCT7DOUfVaHfo7Arzg3kUB1n3tJKBhANl/H56Ej8kdzOmHMZddxPcgfS6PJH3/BO6TMFgrD39eQkY7tmyiBrQFGh3KSKuuFpVhUu1Q4l4QaEaMD8YTAR7ERAF2LvIfB5BaB5+edKEZfwoIQ1Lf+RM4Spzdx3CUoNaP4iiQM8/gKPGsT+MokU8f9DXe7EkYfgt1iT7uVxGBHYRI/v/Y+xdwu86zPBSdY4x5n5c1130traWlMYduSzdr2ZKlpas1FcmWL9gGvItP691jYoeTI/uw48S7J2dvb1uO5aCEAAICKOBdJCfdNm1SBKTE0JgokILZBGratDV7p6dik+4amhbThmKKS877ft9/G3POtbRkQtqeZz96tMaYY/zjv//f//3f5f28RWBFZFi0R2Moj0rnbyuV25ZAaDuaVkSYyyijFJ8KHjSPDTZVih57rUjoz/3Jq7xWKE49WHhd7rcl56L9yVV+TfFnpfdq8bQ09QfPmqbC6HqM1/eDi66IJFQr0paqfEoLobBzgqzko+CqKzS/hnpXpFZanxGpkUv8IGQ0SPUAZHq43N+d3SivELMZYgj8MxvIOjnyiLFtRtCEdTyUx9bSdh1PSKcMnsI6Sn6wb7h32GHmjOH7X8jIHTsQHL8lXGWBCIdq+FsRe1UiZNkSK3J+pcNwcS4lbDUuLYIVzokJHS76TaXzt4zmBKfaCk+1FZ5qd/L+Xt7fl+1KZWjM8bfCM23M18cIeMIzbcRfy90b0l2G5u105M8BTCym29Lt6Q5zCpUN+KucdJBfvS5wWLDj4/UG2PElQHjclU52d8PcBxb63Z0wv7sRpng3pTfg/Eyj+wQG+LFa/G+CdHcLjshBxm+ZjN80GX/NZPwGVDPIeAYZzyLjBjJuIuOWZLwJGW9OKUSMeeYmkku6M70xvcl11MfPmPbv1fYvocW4LHZ3avjJnRl3tWzt2oi1em1WNHLkDTIKz9tazKPaFUap2sNapGhInBcpGJJ4o4pkd9kwZ1F6k4in9jAY0265XcLtO1X25JNR2XTDoPDUL4dIhaeRHIeKkIqOUioaqY1FpJLTSG0sonTUWGP01ZF4UY8Jmhkkj8aeAZ4hpe7OhsKt7ZSGx/1TcEInXYdDwAOdzNcqBndIH8j8S9Mu9PEb3TShw0JRp8U5XneKKXYl3SWm2LtghrITTho3wJIi6m7kPJuHIGUBRj5BBs+ZDC6YDD5qMjjPDOaRwXpksJCKCwVx3dGwZVAAAnrHAq6wzgecUSUeZbto9+WYpO/FxOnxLMyPewdFq1W1UYb8/XrkIAXUI0fJnK0FvAVP/7l7SnwXPWqozJR96+xCJXunPCwpQo3UxIuMptVhYkYkaHT4oBBoQuXjk+rdNqWfvWHtSBuvtUrcALdhAyzZ7e9i4mNPxho9LFbT4lhdJWINfUoUFYaT4vbX0GizEmrGbAklWLJ3KZzBzVKGwGCvMVhNU4zbS/TueCXWGNtfiDUA6BVeIUx4KdbQqJ+ONQjb5Vhjo73oLeERQjOwhN/4d6XeiKMfxiRrqxyszU8XCWAuGNVcGG16eWzKOrQ6l/s0G90n4BVIs5yN0VtCnu/Nxvchjp3cL2UT+xAQUrB6J0HRZ2jhEKuNoMSPmREyD8tRgaD5RjhO8VS+A/934v8uLnr8343/S/h/I/7fhP978H8vnY27N0NMsUPCYeIr5bmwDkML+H1AfcQA7k/3hdL8MDpdR6PT7d+fqMnkDuH+9qHHSW/3pHt1lfU2S3034XojSpZ6GEvpjd29XJQ3pLvTJUv8kYzNWTRUZKvsFJvRvM2gEtu0SUPUDL5iO7RiO0zFUlZoId2FpT9nStgkHTxvSphLd2CJc9vY0d1F4pmBXKWWRiAxez+1Ciok6prEO33suoCy9kV+TUlDh5FS+H+bHlsG0d0vRDfdb8MuYsb0BHvkvc50d4dk/SVLAjZ1DxDQAq5SGs/tIH/NdA/lfPiW+wcj3Yct8iCqf0i2yAgy3o3YRg+nB4YMBR5uhXnRAXy0iI+24aPt2Hcj7L8bsakfxu8b8Hw33i+lN6Lom1CLPd191tL1RnWQuomGXRj09DBn20ZsZcO7K92oG9EeiXOT3rRvyD4kgSdFzFFctXcmUHiJO8tN/NWEx1+J5GjPQO/kZgYaMYdGzMuM2AOifwDV5ayI+mYFEm5AwlRmwx5sL5oQ290hFHwQpe7r7qF6Gb4tKPtmlUiQFkPO/hZJFYTzb/K6TRwXSnSYe4PXDfQiwxWhZS/wCk+4j/IKx7jzvG4Ux4YS3eZe53WzeE6U6FR3ldc5MdMv0VXvHK9QvZ/lFWqUMwkJUt9WtU8I5GXRab8Y929VkXu37HYqbvNmp0KveuGY7FREJuTTf+6eIlHkdiqWxt92p5Lc3U6FT1X98GIc7FQNsLpjhp/Jojndt+rgfqM53bxqUCfyviNYqCMqFLeJqxJCoSMJimI7PCr3LAZKT7OzfbgtR7tZ2dmiJ603YOIhPRRzQ/SsDCjKydTQGI1NnW8tXX+AcVf1Is6+nR+Wva3KvY1YElXubR3Z26q0enmV17bsbeIW/wVem7K3VbnnvRQrAMWnY0VswN5WpbIr2Nuqub0NP6nI5UFKT0htgyqBsjt/U9pBr9EEEBbg18bExTTJxvlDXJg/S1N1+pkm2ZRYDs18I7x7nQ/ZtnDhs0r5oLNKJ12MWaGTJZoWQClmHMkicSSLQDC3S1jadLshmFUlmKWQJERSxpesm/YmuvmSYO5QTIyd4o0LZrMUMtohDCn6V04l6aJZ9VUu169yNHbI8quSX/wKr7tk+U3RWgI0sQ6a2MBWvwuEdicI7Q7Q0W1q1CD8a7opzPAtk+GbJsOvmQxBD6YZpQUZtpBhWzLsIsMMGW5EhpsEYVPcO29Afcc4IcaGHUTG9LFXL11T0k9tCbObGJZyQh97eyymnByWclIfWxgayBQStMRaGU2Yq7Dk0BNrn2DmIRzCAq7pQAdqJpeZSVXcXa+z3WtTq/2lNN7q4MfMdRZa5jn4zGijx6HLn8TG0z/AwziMYOWQjWe45t0SeJanmBViNVd1y1xtfUzo+uBhrKpbJh3T0dPW9kMiPOWqTftCVHUdqjpPIcW8bF5VOU3xuk42ryqrh81rN9jdG7pznLS5ETe5LCAXEXWksoVJLud4XZAtTHI5w1x4Htsgmyut0B4j6iLNuLwPX7ZNKCM3ruqQTa3k3vlNjbHrzaZGwq2bWtlsaiWJJVg1m5rQ2M5Hjd6AOxx3SbvDbRPFg/fRq+Z2uLJirFXDHa4qlghDSfZPGjW7A5VIq9uSY9l2Mdts8cdytiQ/6ul2wmosEVajIBambboOtkO3eEU1EV/5QQyTK24v/NNqhSJO/R8/MR2e9JxvPCBn6RvPCVKWkILqGz8jAIaL4pwOJ8Yfkf2PXsoUh2L3k4Bf55LTxwUKqkjjI3t7wd3ycoZdUJetEk6dxse5Klsljs9AjxJ3adkiMav3J3ST7iXcGhXivyGA687PeVUfZ/wv96xFve55A/td4gKD5dGZyrIhla2B+G0rGQJ6b9mqnjSr1t/kh64E3iEbevVuqi63G4wTdVndpFPjNW1+dgfJQlAELUAAIEHmcV4X1Aw5B5KFqpKFqg3hPsMpCqfobugUrQ7RqU45AgSKfInB1CFicrJ5CuMNp79g3KVR8nB36Q2E8Mi5S1fVwUYqye7wDtILwztuQTtuQd2Mq+rvQ+qAKb6BYu8q7JvgU93tiaiGjnu9GvbbDc6/JucLPYE6EdERdCf0jIaEyYk9Gw7sVGheut4Q6w1Yewvk9MDVpRADpUThwMlhAQR8g7jgYT+ZhmnArPtgFC/Bb0HanYLVSiENqILoLYBubejOkpZB1UtahrEgCyaHhSLBLd7iBB8T5qCYjhsv5wnj5dwyXs5t4UaKxDASN+oOuRFDCxfEovGyeC8P0sKye+dpIW0oDS1EpxhaGDszD3InRUMLBRS1arXe6KwFQdovBy7KIflTTHytiCV/xYANfz4pAuLoSeLKG6LzauSIjmqeLbRGPAitcSai8DyA1oiHQGtQoB/noTUAXRGpLRphPdBCkrWsYnIsGpUHULaXdJIsk5gJiAPR6OuCEIJoApGgUZgi3FdELXiJ1BDhVy8LVYRkCXRMbrclqQDhFV1XUY5nRGJF+kuLvRLVLUS0sBUS5Xi3JVsGo/jZIvV5kxusBHwIs6pS90Rn65bar14pnDZJfsgmOaVJjgGRiZsFff0KjNEv3ebgUn4+iapBlFoHeahR73nUpHP579llBqwBQ9sSbmOUAVZFIRZLrBmP7JfsMya4Kl2/NaNw1b4z0H41gfaLPa5fInEiagbXD7Hwk85P22POPJ0axC9XkJEpe2iSsAEMmdYpAlm7Vtm9oI9RYhO2Ds1pchdmI9tOZF2lzmJeDBwygQxtWjOJETYhppHfCI38moIbOKTOCTdqBvWITTz+Fgkl4wsVOuqPXJRIPFmtpQjkieLcNHRDjySuLvWCVcFNMuO2vuB8LAKhvSF0jS+X83F5I3WKSl3Iam4UdIYKw5sUgvAmDJNeVeiPJb5Zyr1Z3I8eMGYPJ9Q2gygyAu9DFZSJAHz4bUQAPqYRgA+bzK/jY6AfndCgDsvEsC7wEptas5tFRGvC1NjK3+cqf4rYObjeayt/19uo/L1a+btM5tdX+fu08tAQSu15vVb1H3bVv/9g4X5eH7TVf+BtVP9Brf4DJvPrq/7DWv3XTPVfW7X6zP9xV/l3C8gU1cOm8o++jcq/Ryv/qMn8+kJHP55GI6z966b2vBbC2hd8qJ+ocfabajv102Z1Yw+m8VTlL2g89cGVjacMwxCJvXAk276i0g81n/qotQk6YXr6cM6+5kTOBuc+k+auXJr7cmkeNmkeyKV5OJfmcZPm0Vyax70tzw9FtAR5wsZLBYfTU5R+4kphrD2OXwQUEsJnD0XwqwQIfrJz5r6bWeN3xjjlF/N7rAdhcXusBNXpfMXvsnW3y9a4y4rvU0f2nro4FV7HLlsf3GUZrq8uu2wt3LFqQ3fZVrDLtq9nlxUvCMTm62tfjftsW3A9wXDbfbbWv8+27JLquH1W0D5bRPscVutE0Tz9PtvWfXYk2Gfr3Gfr+X22mdtn5TRd8/vsN9dO8rJZ6/OPfiPsJL9n5aV+7oNmqc/rSp9fZaEfFEsuDaGRWHgkMadKHDSS4FCm0ejTzvKMUEQ4CbHzlB/XYAscTIXzv9uIVjCmBQEKZcSquD+HJyKETjtmjNiMO0/JmZH3CiMSMUoOtAX69YCllx8Jf9TeScfZEUqhanBoq30sq3mHttpwh7aRhs3/1sbZalIXjFazeM94fFYlMMYDvkyndoa8oFM7g/HRs4yGy8uMIh3xjj5oBMKgDxpTvmpS0vGsoRt6Q4zsT6ovJGGUmryMEKVa4aqvDa/L+LFcoqPMZXRY8lF97BhhHhzajKwLY2oRFri4gQyrG4qqQNKlZ4mNis4FoiqFtWnch6LhclPD73EJu5uO60whzHmiiOTK8KbjJgIZpVyJhMeYEG8rBTJrwCg6a3YZKzMS4+4mCNFucdBoIsgW/fsbLouI+H5VLuT389DKXb1KLL738IQLzkB5+XfjMnEoepA6GeJYikrmfhXboerGXPwH5MCsKLbSmt94Wo9Fi4L/uZyJ5Pqw7zY+3akgxosUSdISifV32xRVGvmeVvVFw6FsRSa8BeKVcc401C6oKZ1eol1Q1Ypuqiq6+U7MHJ66Eo3imsgPdF7LFDnqt044rvQ6qYEMnFMXBUGb6833EA9EpFBZTTIvC36feVRnuf1DPCisYpuUTjVU+9OgIHKesSgprGqosKqhwqpGIMOusZmhDJs5BTLslsqwOyrDbqsMe8Qa/qtorTMon/P1sZYgaexdE1u9FoMoiyCVO0BHJaht3QhGFFH0jDsi/zV71JIVj9W1xhAAa7A3a/x2MSoHrljW8jRSEZbYc9R89PciIPrhSiMCjYbzp4HbSEHj5z4mOlsRWsp0GFLHWI3iSZUMjtBMLwntx7gDTjCkLOV40XH2WEoxHrPPJGh+czBXPJRcKfMm1ZLm0eBRhBrOQk5BDVB7nXwM1cMpJ7LTNxSRWlyNPnX2eOHbWh78Pja9Hg1rUZTrdadiAQulQkyECgiFmK6pXVKTfOPrhL2doAEtG1/3ja+wO5qyD10HA8TNuUkjRd3WxY1YZAEYu/cK1HJiAmc2FXG3quC9Isc/KDFaJBhVdVhRVX3srBGdZ8cZBljxU6psplTZxiSgdx/34rS4G2uSUmANGkMRsUQvEpmWSFfPnzV6kyJ4pzKXHvf5sokL46pcZJXLQQ1qMdTuVua35OowGE3e7KKY07Gdzu16Dc5uxVK5Uq3VRMUig09QZa6KNGKtI9Y6Yq0ZG9LEFv1BYXfEaUnD5HYlwn6k6wKGjEomgrnAr3QuxGuP7CHhPPnlD39QOXQ3S7m90C8SgxvpafibXTLk5UISY0QuNcsgZhdNUJ/DE4TQlKZiHdOaPQ7xvnylIhlOcZvVx79nNWidrjCQyJKIXJHwohKsklEJ+xNXbeKm0hQuK2zTMX3w7LBOMI1DY24qGnPVQZSuWL2UWrZqf4mpxEVFiZu0elWtHrbeisz+XOIZW735fPWM4SvV0/95Jo/0UfKfawJJ6XEwfwjx2dDRqejoMOmX/HabH5nFoXNhkYtyV2EnS00bBwTROfFzCHgcsV0za7XWVohzcXlhYKsypJSGAr3ST4Eqb58CVdZGgeT80vkhoUEVpUGVv1waVDS86nnlVZnRRz+oFsl+XIvfBJJ0PRVZmUJVlQzUdKLVdaI1VqZQEghcQu2bvv+KtUNXGlXJ0ygxXFeK0Ze8apOvhUr1EdDVqVSFVEqJaF+ZqYTtrzg6VdMqUn1rDAZyyWdsFb/JlOp6p9hfKuG63mk2lI4187vMynRMfE2GzpdF9TTZyXKpVxNs+hUo2VpF2HlKVvGU7J9FUekpK+KDNFODk1oUBgY7niVSjYIxVC0YQ0199xgtj1+qn3XKgwJ+iKM18Rp4urAOKYk6rltndMb1FNCAggMN4HKo8pAaMWD6bRKZVN8KcDFCpxf0RcG/oFiO3tuJ+HVnZUreKLNBrGRGXusxYeX2uW+KB2Qx5zD4k0lUdLHeErdBgDJVzZZA0GuNwkNiJHxzb+y7CX1dYYggiS6oS5UHiN9XzKbeV4xv3lviKAcwWzwRzbTAueFp5w8UVUPV2C65OJDgtU3uspg53fnXBqJ8rb5J14W+tobJKaTTNFWabuqLZn/O09y6Ov3UlKRS4KipTdgl9mzD9mdDDZaqarBU1EOQcWk0E/8DE5XSU8UnRmFAUKabprPiLeVlcIkGZe3f0ymdZIgmyp1diKZ2BRt7gp1dbGvfSE4HcdqY8KtMyKD/w17+G3lZGv7y38rL4vCXfygvk+Ev35CX8fCXf/SMSjmGvvx3Co9Q1YD08uh3njEWyvKnaj5LOv/ezM7w869JfD4Jr1WnzDEHISSoIoEu/9XYqRmgmwvC9BVzWoYkF6YvVDRAkhazJn9sZTvAHC9yPkgEnPOMBcxIN0Wx8eLRuGRDYec4tZLoDQQ+xgDJRHQsMsAV4BaAmwPCvSOmQQWjKu8QSWrCgPgiTKXUfIdgwdTo0pwoSIzIcUlMIaZVfJiEMtxFAYhJKCTl7Thul08rPkwCVFMFHE1ArHk3JfHm+XZa4kQL+KjUgXcE65mXu3VSG97RBxQVnjefrU/nDTzNAu4k0D+MmuYJXlOgxdi8yaqLO80e+pLenxZsA0hTGFX8p6L+JxfkiSR/PUhOrJgFd2sFv19HKkg9dxCEg2pcn9dc2gahTcx+8WauYMp9Exri7BBLMhpxEvGLl7TtZMoPB/cPvZfFyhwQu3ODX4EZ3X45y8QMMk2zF+TlgkrI5z1+zHp3G9YbQjut97koV+/WQ4ZE4NWLUb7enCcXI1NvqHjE4ouXtBXUu9VXb2FiaSc/z+XZsjWeZ435eL2V605Y94WNKKsLd515GEGvx444BUPoSRhCT8AbZ9T7gY6JEHacEvZtBnV2ij+2c0WO4/sxApDi+w34PsX3C/772/qKCJLY6kyryFAkSMTWUoN4cdgFXKMUN0eZ74zczvJ2WsjFT1qR9cWSs129UDLN3sxf50vZDvm1lZ2wKd3xgjgNJC6OW2HTMXgcLXpn1nSrlLKFupptXom6LVCidrcHH2+TAXQjt1m+3rTa19sacHD2vZhuRIa+twu53iaEkB3mq7c87zLC/aWs5QtovTwshN6bXy98+9zFLoNTtINMtr+dTCQGQRs1bbFW66m0sbMomQNxmofeBTfrYQ45zpsu7K8n/EzDE0KdT/IVTBhhvYibZNgEeBETgDC6E8iJxaxpArzkJ8BlOwHW89eLdgLoKuAEIHTBaG4CtF09OQHmvbIu7JxwCNvBx1QKB6O3Xr7urvZ1i6MajGQ4wpdy0+ZaoxqMZDjCa8+k01BFFI2fZXukQmxeWTAThjZxYWjnxZxs2J6JDXyerFMRS4FA2NB7HxAQoPYBAYgbORATEq5zgCLstKTxtEHgBAgnZczruhi4ZyXRqJl93wb+ZJi5orN9Y0Q54hk8F6kXtLW0B1eBZ5av1Tesa+6NS9053fkP1jgeqQxDaD40mQYfXbGIf41NkGT3FGEmY1xv+GDCqq331B1zPYm79vUNd841PlGDrZtBp9Fp4UKXWzupjjM1KkoEdJ4AYxvW8/pNjZpqalQ1mV+fnVRHz4ZFNTQiaATwm/fHoZWU/HZGXqmr/AQP/7jO28rPvI3Kz2vlDRBwen2VT7XyE1r5iWtXfslVfpPgP/LYbCq/+DYqv1Mrv2gyv77KL2nlN2nlN1278sdc5fcehCs4rodt5ZffRuUPa+WXTebXV/ljWvm9Wvm91678va7yJw4WTvB6l638qbdR+bu08qdM5tdX+Xu18l8w1nVfKKxWfQfZJJW/72DhPl4fsJW//21U/gGt/P0m8+uzDXzQ2AZ+ydT+S2IbGNS+4GrPlO5Qj4/dYT5q/B7tiKwVfDE4wqoRDeIGF/JH14H4wXKANUCQojtfPi1B2qsMCeVPhkz/B+qoSpunRI+WjCxm0r8oBjvDP8A7xTCuMpiU/eKV+HRf+n9t0uMNdJja5Kwk28DrAkBsG46mwNB+f7KkdzQc1jtYyhMHllHEDiQzetehLE3uqmqtznBisKIzQM606NUCXPZVQhFZeNhC4+8dHC9CVqDyAtrtANpJHBCiJ2pPxU9KQDR4QDl3hMvVQVmCDEV+COpp3YRwrrkTNJ/JCbpr4tvysCv//CF8mfYgdJNq6a4mJ1ZAELIvmfDls3oqfy5S318i2khCtxkKnzDSK3+3MwiE/2yvfDvBQb9R4h327hqhqK1AAI4sVxXOlcZEZF28QKCTEwiM5gQCo2j2qBMIUJJU7/zDs4a5QTyVDg19yo/izC3RQujSVR8iBBhL66wbbCFOpyN3Ux6JfZR37NaRe1qW1R3v3c+zfjaRFypO5IWKE6FQsereilCxhjzeI3lMOiY0nXw5m7JsXuWZe+fAaE8FrF7I9n3rHIQB47BUCrN446nrzGIynXiLtnkUznL118n9oJ1Anew9SNIjzm6j1tmNCicUsE5YcURIehmiiXWIhg3B9GyzusI7hCBuVhrOObSYR+xBloXgn1iblKTLYcEVdnGKAy+zD9s2ka5buW0T6dTnFCtchmzWULjj4sO74md4PRly+VPWuQ/ULkjYXXeNfHBuCfKRgGYzPtA4Ik+8sxWWlM4Fpr5hrvfNIeADsWKnv2vuZUYxWX+cidm55kCETp4DYf0vt3KNNDeGK55jCC0gHmlR2pE1LWElUCCzgpv3CxL+gFQgS0kHRnmkSW2MiRVWfUdjQyAEqBxpRtMJHmlGiXKd4jJPW7JRgmHM4LJA99dRQmt0sAAQbWicVAPmlOhfc4ihIo3+PTVRi9Tnsq7vmm4wcdCLghLE/3fOCX2qdz575oyFGJDA4CnDhNN7qzVcfRxQpmlBh5DuRoe/ay6beIh2yxYy3VNYHOIzEVwX9UT79RXia107CFe6sUVIBwUPwFrrpH2tqKp0hgLKKj1716kt3RZXrS25aq0zIhwd0EXOjW0c1U2oDVJWxdYsqPEW/f66I4IhxlhrWPPwkKZko+kWDChjzK5W2JZh5fQn2swabR6WcrM+vt66c1wkIs84KjlGkjrQDkJ0812ZYsJNg3lSgJhm4ri8GABsEP1pK9UIG7UPVkoRN/6i00am60bRcG1SM8qhtSyxlluCOtRdHbDLuJEaa6hhsTX8oz/2WuYucXjqJwHR75mqV8+K8Z6LL0C8mMH3qdrMCgFqISJfd+q4ENQuaJtCEILT6BVBSzrbkEY3pJFnQFI7DJe00/6eMnvTe54BQMJOewsaWdfiHa3oTvtbGgKKhfW6dArisR3p+rOfu0jjR8C9YAVaonMgeakoSxIWiPhxuWiIxPaAV/ycBYHN6u1ijK0v9nQYwiWNoDbBECTICHkQOGGrRBcRrJEXed3CqCK4AjvoIq+LBrZhk4FtmDyQnOc1M0AMGw0QA3xBzxBOdFm5zwsVcp9nwF0vG8FOQNhkDam0dhuFpYjC1i6CHUkSYQbaxVKxUMJkAdW7hEoX3V0kd7ZFn3v+ItuyGeO7BXLB0pCX5Ntaa40+KPMXcwV5cdEMM3cNVy5ppFtZQ2d1fh5TZ7dR8xfJ2NUSdrhNEJcTR2YbcLV+8UxgZ23nDENhP4SvpnObKKaaxEZo063aeVEsyCy4InN6oeE3qWlMGfJG4dbbrdMgFBGGS9kGl8EGyeDzksEGP3eQBTLYhVHGNvlKUWE3rsD1nOb4N2A/xmW3HjnIaS/xJFWBOfZp4F1hElTl9iYDs0A+fDTPh0PbM6ruBFYLNyaKROrhsf98N4IKpQYc+AY8gCTy0UdwcJ8Bhnp9R0zkrt1w55H1qbo6XKoZTG+hs2XsLFkSnbmsCUb5BSjPJrmzYbsGb/mC4zbmLAPjagVhLwoIdHo8JRidHr1/jE5vL26NTu9m3KpOD+TF6PT24U51evtxp8q5Zdyp0u0AQ8XL3UHcqU7vEO5Up3cYd3mVHBa7Ucl1j9AUWW+P4haBqvjJLbi9qLfkq1V11e3h9qw+PY7bM3r7Dtyq4q17Ardf00acxO0bensrblVp170Nt1/Sp6dw+6re3g78uHrvdyDEuGNbobAfE+UmCjHuoBDD/h7h7xH7u5redrBwDsrk9BSgW3i9HdAtvEKy9CKvJ0GBeL0VFKiaHvEtB0Bs70MQNddNVjeyqLov6kYWVQ+L6gGImJg4x/fFX+L1HZCX83r0YOFNXm8BZgKvx4CZUPGqv1NCmm6ntuI2q/XrTnhfFo1GdMKrDibSk/LJreSlJx/mdjxBFjlYgiGfeCfe3fkQGWnMxHfNyay81UzDk1geJxq+Lscl43ewLr2V63I0rMst8smxfF2avi7Na9XlmKnLLajLUe/BBM0+UAhR032YI0VbYpzulfJuVkq+T37s548JMDN+n/Nni+6E81IZlagVdZ7TCk6vk5L1nXY/3kXaVRePS+O6UwtSNl1zJOUkyhQXQ9cfN6M5e7EsimzKia6ET1sO1VZXy6fTW9OT4AiOpbekR9ND0oLD7PEDcnuQt8tCGp3a6o2yU1u9Xs5Md/HX1bI5D59MpSdBYW5thNMjIKoTwUAEHSfU2jeCethwSP33uVPrJE1NwqGQSHHewe3W7A7htouBvxuqPIu9ZQ6V1XE9wU1t5fGs5PuWhhXo3zr6FxMCmc0gk/nuCWUBfd7mMZMP9P6b0vsnhB87if5fU++fq7jeP1MxvX+Sv960vX+CvV/P9X59td73bXbto6jkxHWNG9wyJ8iGNJzKK7dfymikIoRrudBXRhJXFzmpkXrVnUSsPiARqxuJ2MgQiRjkVZRZ5SRivxycjWEpJUzuOPZKwYHCPoxDL47cHfVcwzEcJ+TT2ayxcJlIZ42Fy6RWpolXKHycx/BZHsM7wTG8vyge7Kv02TnNPMd5jMZJHDIe2tpO8m6UnAM2dPD3I9TIjVCHaGM7qFPKVxG566MVldSx7o2Wh0mr9j5aOd35FUHbMv04GvZjn2RxPOzHUdOPDenH8T7JIjm3xor9CP5t1PYjAaWIHDViu3IWoKFj5BxmtBMvioxDqgKhRep6kxVgpC/TmzPszdkVepMFEoe5Su4HXam9R1Gg9ugIawG1Mruzg2U3DqcgdGeD3Tmss0zfvoG+PV+h6YZ7w3mAQpRlGoeM5FVOXwoB+OOLOoc3y8oFc9/5bf2oL3ybjAEL+BoK+Eglx+T+fTWM9P/0if1U8qcwI5tdqZBq7yP9o37dq2d26OqZRTNnr7l6Rs2ok5HtJDw5R6cFwlMXUMYRapiBnsBAzOQXUMPJsRoc8pHVFtCILqBxI8Tignm/WTodmXiylrh6sIpmOeSzLRWoDjvw1PWx89YN+rbeF4cv7OOGNu1LPCQ57cJV0cWT4Xeq9h3JmxHn+o7kDcGp2pG8zsDOuKI54st6JlaEn7MxqosrwtWP84rw9eKTiXD2I2IzANmyKwOstVH4iyqMZogvJXzhzWGx5xtjrxmYOpAFklMHWqWoRyBjKUd1Ug8m7vmktWMa5SFKDAEX2Nlk07WXyZxrz9dVCrgr3XMx28PTw12O8aANx2Row3Gn3yruXMWGI7tTMwY13IOskecex/Ywz4m3Ye0DeHROk3SDOUhtsO3pCVQPjx2QfBZMy2b1bsa9RQD0eX2GSs3wLvZ8HiD+EVMsXfJGx7E56W+HxU+CRtwFxo04hXcKy7mEjn76bGAOIitlFFP+oqyYcRqQjEssqS3qbQ1hxBcqKoy4UtFp99mKCiNeqqgw4tMVFUZcrqgw4sWKCiM+UVFhxMWKCiMuVFTI8UrFbcdbVgg2KW2wK6EabPMDwpfwPKwymP/8C6IwZEE0tCrGNkYx/PfSGxl2C3RR3hfvxGVcY2lia9qkFtTUoU6oAnVStafTqjptit7UFGc0py/lNKeXq9bM5tMbaomqSp9oP5VAdbruqZJVkV6ph6BghLawGlACdHsbYlFq8lG/UvOqmAWdKQYGQzZ+fdWAaazdVn1tSv+1azS1HoOJavrY0t3F+GJRDZVfJFw0Rkrs5tgLNWn0Pzb68M5pgXPRzjF64G3iPVcdfMEV/GpNr1foadIQ9OPPyu3R+CVe8TUYqKPxK/79F+EQ3lvUzr1cFUhSaIwXzbAuxl8pQdShwqqY1y+XdOa+VqIeWivPaSQY1K9EHkXVvvoit7c3SzJjaqpHEVjO3g9aUISUUN8/ZH9dkTnOqpQ6H3taR/+Kswd4Q8SKyI6g1naVvahyME1xOUgRpGKopDdixdl+vXIgeTMWnBHbiSI51WpjeEoZFsonlekc4ZYvJl8dmWV30kZc3GFkxV6uKFT2G5XuuKa+RjBDFZpN6MY9CVo4TyiZau81lZJBrdI7V5PbaYNPKjbsXliWDFcWEVQnmyGszixDbBXBKGTr+LOUzp7O5tISgm1BUUceAZD2d0srJPBWSeA0sjlK1/DmnhbjYT0uAD1zTAHYeOG8qSGeZHCOR4WfgToRey1+ZPM7BONuApnjJ03twYrEp8SIe54McLr+EhFnS/xsgfbYDSNwK1FMt+HlLJXfs2mD6sMUxp6uVbW0BdNCFcEJGL0Rv2W4NeK3jbg14rdNgkXP95txp+I3xmtX8dtWiSzCt4u4U/HbNtyp+G077lT8tkMiLPBuJ+6M+E0EUCUretulod55e4PGiGfy3RoanrdLuDWiN8QasKI3xBuworc9Gkh3l8gPS1b0djNujegNkRus6G0/bo3obRm3RvR2AHttSURvB428a5rysINeHjZNedjBUB62/2DhPNf+MthyXg9AeM8rLNIu83ozpj2v+6AMqPlAQQmjNovorWSymmJRJV/UFIsqhUXdeLBwlVI8RGr4Mq8I3PAarzccLJypKWDzW/y9BPjSqhd3Lctp+gBP0/vdOfyQF3cdlmmx14t3DuHQzk/28Yx+WMRdh9LDzqYWdWmH4q4jeHcE4q7DuB6iuAtzbl+qE/JmRkAJRG9BEKUbV67LDWFdfLCloC4bfF02XKsuS6YuDGVyA3QbVnZTwoLdippuwRzJPEu20RmtQ1asgfe38sehZjMQvR32t4es64sRvZUGRG9t12EiUDtEzHARvZV4kGoFKTe45kjKwyiThzffH5vQnI1YFhmbsre7ma8X+4U/+9KbcThcggj/hnSHtGAne3yb3G7n7aKQ6BWEP6a7jPBHKcnNqfQkKMm+Rjg9DvmBOBSKcHzHIfQ/u8g2gqK3cEj994dD0dthqJZzQwF1ph6U7fAdpL7J5kmntd1wrQBlRlV1VPdqQPsslK1tRgciqAdHHOnnkW5O0uU+N4+ZfKB7caxH9+5F90JMhw5eU/de9N17wXbvzeKRUTHdu5fdW8p1b2m17vU949qHPjMit7UOzEEMTJ/hUKGxyvyXeF489B3SHRVN1EPfIZxVsEVizcmm654fJgTxiB6bdEfVPYd7ai9ixGXdTrknklcT8QZ2XH5QwsGzJGjfCKmr7jz9zIWwDKVgUR71t7fYRem0tocCre3R0EGgewtbdogPu7cEuXki1z3iAn3b3A4H37fdouWvI8ztMB92jyjCD/dv+fxI2r6UtVc8avKs7Mq8iByEPEiAOezx5oHQjUg6QbWSRLUTZ2myGfB35uaOs/bhAxJzBZzgIb0jupXedRiiH2J51CUg6aucgA/EBSsAiVTqweJVp1ln8XUzZHVbfM/Eht9kDsRSka7ezbi3E+bgLFWSQ3JLzrEtQWgGD9fkcbYJNpGIg1ks/hDV3ie9aK3mxMKRRCuQ8+25xEkvZEaHHhT2R3AAUvb4TP6Y+Rpjg+L6aoTZjesrEVYDrlciYquLOEnm61ciZeZfj5SZ/2qk5xAcT+UY+jU5lpoy0twpk1z8azVhrSMndhGSVSU6f1YKPJHNkcZy6+TIIzMMZ8+qZJcJOv/UShzJR8OwW47yjDBT1OO8fM+v/pnlznufCAWVJTVBkALyycD+d14zyXov9n1zPhnoT8bJ+eb2Z2FIfza0Jv7U3tRTe11P7ZGe2mM9tRf11F7SU3tbT+2H9NR+WE/tG4ac2lFmUNqVuj21/8JMmeCEQAfAyT2x5/WLxZxJc9+RQzAEakNMnDkYauJcHzzgd40hcpOGyC0jwAU8IQ2Rq/9ZDZFx6LsQ20NfkZDcXnDcNoLjlgiOR3KC4xEJN9sygmNIYdDUP3vaiHIvxDz7tGiI3JGQCmJaOyJQCjC/Joexkplsnd5mTbgiW4JuTH/H8hbIY3kL5LHQArni3ooFMudiLraFxLVIx4xBcCQGwSM0CEaxJY9SOyrF2rz6UGrHgh375WzmBZxqZ4RPmDIF8SA73pRuQ98070atRmhjjbuqadgMDY+zmRWsV4neNuOtgAnnJrklkkc9qKdqq9ZY1VlWdVaraqqMwAwvoM6IQCwVHsUJJ+xxAH2OoYk5g+SxdGZFo1umNdmjLBxTpfPF/qrNyZa2OX8kpj492DjJcOjmNLtTDuvQD6wT/cDQSdVmDJ0qQXHFzrWVjjM+ZSud3gfnqBYCQUDJ2EJEDMTAaCFgJ9y9WgjfWaBd7JLKYWHnOqIIrYU+k+xr/4NwtEUsZLFDGufyf48LmzhCu6sQwL/llhbxRdliv7RGzNIal6XVyi0ttAmVHs8tra8FvTAicdaq6Nv/EQ2qC5PVEp3Mn+paT3CLo+nkPa2iOfdcLfQN6XeJ9WVTdzP7ePkYbG0Rn08AV8ccu/EnXy/8ldZYfo2N59fYBJcT7fdGccRiwSU91EuhnBB7z73Q+/rIY91p15PhhGrx3P510gVUakq5/alg4n6XOotP56p77Aekuq9XjI0cMri1NZKvZidfzVGp5rQ1EXh9eK9MDO+ViSG90swX18oX15biJtgrY9RmTVKcJCKQgX7prNQvHdcv67Rf1g32S2eFfhFHyY70Sy1f0Xq+og2paKchxpetOS5HLsQ7eMd1XUzN9dRcd07MMZGI4RqakqhpEjVdogl4mdIwXJI9hRdPDUsGCcs6JJlD8OCnkHj6WslhLCrJpxktUEjJiG6qICVTuoM1Ec0cy6pJUrKOpGQqICV9i2iEAX0ZH7EpZnRNshfzaNs0jeSbqQRTbDK0TIfrGpE5e+dREESHlCeOCwR2tXcWOY8ISUvnPaGVnf/fS3EjOZOHUaPZKBlNhxjEqzaENKFqUIfRKFWJYNY001HYWDRVVQL1e+EO7mKkPe/e+DN9rMeU4uvi3bI8/S2RkyuJmLZU+sMgyTPhj1mFKV5yMMU7LUbu4qfOIhoPq5BO0m0eu9ptwt7NSCHHfCGaReqyCGF2uzMmYMiAAJ9hWMZ46TCC4oBsenKIvHpa237/xp8VQjohr/6VtJ6Mr7x8MA0eHyz8BAO7rTtY+HFexXv/IOLgUJWm9xd4vx42vryOHUCsflxnEHOL19n9CcGQpw4WHlfA4/coR/2ohqh8t9o5PIzLOD0dZWY+QJgnxpOoMjbTvaqg+JY0N0XoEGp3CmR3SnM9obvkMRpCIxhIzi9QFV7LIS97wfgV6stS54+MFgWxi/6dcv8lOcVcFG781Tg4xaRtw3lZTsxiHo9Ys3HuMSVv16OLKK+lcmx9fwFypLgc6+C+GEPEjevFmCgHOxIsvwVOjZfMOvhsrFFjrhjN3xeMZvAV7PipzKYvxnoqaOupYFRPBSN6KmjlTgVjeiqY11PBej0VLAw5FVyM+jSH3gvy2v/+1vZ6TB9JHB+iJytAWdpMlHOLsHTRe0UOOQvUVlwMhICSNdEI3v59d8K7gANmTYnDSrrCN1UpGjhAEj5YdDdzGTBW2i+gi9vCn3X0PJMvR3S/oyKJG+sFbLMCukyKV8IIRrUjjyWCXMMCHiG3Zsj/YEBeU/6HB4+sNAz0qHmPkbIG/E9Jwgo1Df/zmpDuX7JWIq8RwCFwsxIyM0Z52pR/OjoHw5Z6KKf1lpU+VUe+HeG3M0M+ofL5Ciy6gQ63ztxCQTWnR3Q+nTe3eLoeUU5LyTHVhXQXBkGXBrU5G7w2J/XanK7T5mROm7PRaXM2OW3OZqfN2eK0OVudNmfRaXO2raTN2e61OTu8NmcnbEKMqueCV/V81Kt6zn8jVT2ve1XPV7yq56pV9Thd0EGvCzrkdUGHISNTXdAR/KRsimHCfx+/j5rf63lYOoI/9j1/H/W/q+lBYxN9yNhEH6ZNtOqMxFx72ZhrHzDm2tAZXaiqzuijVdUZna+m273OaM7ojLabIkCAex+jDsn8nmMVtvsqrOPvUlgl6JBeqagOScxC9hizkBuMWfduY9a9ZMy6dxwsvF4xgXcrJvBuBdandTrYxFahRLDBKdg2RxiOZYzDge6+ZiiYVbvV6W5jUFFSxQKdhdw1tOwuiTi7kd4CKzRY4HoFFqSNXpcUmLUedDLwhtcl3ZLXauXUFrc8TBx+lOAWJQ1QQk1Sne8ekmWbNqhJOkat1jGv1RKuONAvZEuUFKADJjCVx0FRN6EjNuKbDR47KnV4ON2coL1OE9cuvk3x7QZ8O4JvO/h2Egt1g1echNkHSazJxuZQU/EqFEE3Q1eRQVuxmxHQnXNQqAPYnNdUXPU22K+Vs2NeEfRqOevJL/QB1RU97YVSDjroFq9swajuc/a/2Qqd7MXt+Lge2FU7HdHe1b4Wez7fpa6jZeqEKpIlpG2KI5R4hU2JxL9HieMNfmy8UspXayWNZd3PMua6w1e7nip3u4sVb0jEpF2gZzvRizukt2THvMW36JZw0t3Cd5h0nJp1M+mWzKTbbWy985PuoOgE94lKa00TTTwTN/gKd6nV01lHheLwufSSUSpmolRc41x6xc+lK7m59JKdSzen0j7MpX0Dc6mem0vB0l15NviPG8PmkugbAxeuRvh1gwMTTBnoxuphN4UdyrNdB7YadStPN+ouHHtxMhhPG7qfu+f4ICz25Zzr90r1yRGmlT7Jd4DiQb1m0KsIIdXNLHrVBrJDJZ5bN/Dcmsm5dRjzA24yU/SqkpxbwaIfkNDvdeJVLWDNNHlAbcoBdQh7Fzz7rPEUHZKqF71vIOG1stMD2uZrZ6cJb/aIIa1vaRXy+8JqyIGFcN8KsMq4llsnfvpH773h5u8b/78Htw/N5fSGgSMqj771vGLNy3f+G5TkciN3aH+AEMzaH//iXSd9sn+B0zKd6NaUIyddkOP0CjlCcooj7fu7MxrXzETvzRas0nIFSeWGNbLihhHfMJQRB5Oabsgx4r+mbgoW5yUSFUiwaL/LrRKI5h8D7yri/wUzezFXIXb/n05n+3pP3g5md0M3A9e8oDJ+2WDEgbwRyqraLkeRVdHbYwGp0+6c2s9K20QiqpKgTdpKA57QdOAJm4IV9Wtn/IoCVS3RuLbKQwcDn5mFRAXnAtYh1lImak3b8a4v6YTKMv2xZiHXm81cbzLA+8Kw3jT1WGhoXzVT7Rx0THPlXmnme4Wxb5vaja5jpKJi5J1ltmMWXMdk1+yYBWq1pWPYDa5jmuyYJqgUOmaDkYK9XqZoYAGb+iwELJDWoY0zoVHDzUIEqo/rrvXe9woZeCYnf1iwcewUcKEW+EYo/oBoHctZSQwSE/wuyl1R33y1nGXyW0QKL5V0zl0piSnhxpV0dRvcTC6jjWjYJjmr4UgmY2F4O8Ej3YABSWVA0k280Hlf5y24Kl6m+/ySvQUAenKDsbZnZ240FgDTzgLgFmcBQOajO+fMALjpyU8erl3ezUC932TeCt9bwwub97hT70849f6YVe+nk06933Hq/RHepUS8SrUrMsyMKntkI5X8G9HNG6jk3yBKfo9wiGl2gYbiUNxeFBjzYs6X6Y1ypqrtkHqJweRqFGohXFWl3KpauCaN+uWzudXN+PvQWQuFWDB+LE0hO9x/HQUpWiqEmM8cXktGNrLoBa6Wjf0bc19BJd2YS7SxWOCuXBDSxmVTkADZYjAhqyfD9PQraCVJjA1S9EpJbfx7F/vU+i8WndvRF1ZK84liw22yDPsPYx4I3DEpxcw2Eg6EG0x+H20fLwyVDZXmyPIi5jxUcLhv0yhKOcemkSsxbwZ3SzME+q7oxBAHhgXjwFCknbGpf0VtFYzkqtT5wlm75mN/qBJfBZGAPYdrUaHwYJFEk3mBvBaawPkP8aSoBWFku4iBxAXh4XiZwSLFpaOuCADLnuX1XLE7I9Ycl4uBNYcWec4U+RFbpFK5YRxQay1sFtQbt8hyRhR8efp1Y8N+3hT0URZE7k7InISFt+NYUgLHZyU3toFdiMEXNWLiyHRngC+qb16L+9641DMBvuhrIb5oyeCLvpTDF71YXaOw9LWlagmeEDX4RiwaSLlB4LiUVkHyz8g6PUYcn6nQtL6CLUZvhJYYiMbNOSwC+2rni4ZbVU8W0Mz3QWLqC1Fmlohyr0OgWreuF3zVL059RfDkXi+FjYdQKshMZbfieYhIfDAxd8vIHwIw0+7nnwfTIlZMYJv7LuBqp7XPPJ+NXEobn8k6H+972x21EC1jIa2sEbbEuoAUYY0S0MpxQyvHhFbWcrQSSkAYl48ZWvkiRcWd37Mb/otJd7yh4jdIqEXBPNF7P2bmWHdSJJv/QZXLPHaM8dQxAS2vVoLazHafEnVKdZLtPiXqlGge8krUiqQKAOTaeQC5NnSTUzxwT/H/KdX/jQt0i1jxz1j937jz1Z1xvrqq/xva1pro8wBQp3rAcbijxmBypqnwm+SATnKjG+ceuA72araD5TcEPPgQPLnUYKpVyRm0KYSW39nMaA2KwWtmtKaGct8wQE+ncqP1m2d9C2oN9aeYoXsELDZj2mmy1mmJng6jaekzz9P44TPPX3w5m3uBRpyYf6I/K/EGvguk1/b5rH0+r34t6N2aO6VO6lxrZuvdKXU9e3cy6N2+utVgdoFexVRSiswAL7S6naehRkkNNUpUcvHoOktDjRKNOIBjRngZAJSwLVMYAcMxzKRjYpG3hl6dya2B/l4dQ0H5NfBLQc1FVfmqCvgXPKbLBoPpMkvuyMG7dMWSqC5b6qT3UaHkwbhWTppoC5FRDcC9Lp1Gu4wYfx7NVDH+etypGD/DnQYx2Ii7CRP7YMqEM5haWaOwyWsUNnuNwhanUdjqNAqLTqOwzWkUtjuNwg6nUdjpNAq7nEbhBq9RcBb5Tquw22sVlrxW4cZ0wqoHjFZhj9cq7PVahZu9VmGf1yrs91qFZa9VOOC1Cge9VuGQ1yoc9lqFI16rcNRrFW7xWoVjXqvQS7tGq3DciORTo1V4h/ndpcj+uBfZp/z9jlCEf4vRHhwz2oOe0R4cNtqDI0Z7cFS0B9AuGBCYgwYE5pCAwOz2/bvBaBV2myIW+rQKG1iF3b4KCwNahX1Ge7DfaA+WjfZgj9Ee7DXag5tFewDtglGM3GgUIzeJYmRK7O9380DqATUioOscxYsjGP3Dts7lQEB7TCRzPQrtbnECWh/FArAVB7xclFbeBzFiB5BrGzgY/PQQ5YInGLAop7M4EViCX8vDw2v9ZoNQBrY2WZ//Rzvv/1Eelo8i52fMZ97lcyI9EeZzglqDNoA+dnuHgZOeLzgZSpZPItnJhySLtE3J8twL6Aoh0d0joC/HRT6ONm717jGAy4fJxyLIwybfg5tdRAj0rJcDd9uCjeJTwjcYtGYzKM+m7jxRurZayfL2ULKM4wQ2olnEuMigcJuH3Jw53sB2B64V24UZcpLly96f4sVKNucDHFysZLcaxze0L0tvVYvJ+Zxk+aRrI4fAD1i2goNT92QYHcFHOfEBDrLVvharQt9rrocwfkBnCSTp8JNpYxRkd89AgdZ3D/YFVRGVxc14tRdUaY9vhF8M+yW7ZWa3b+hiQH5Lvvo3gSjeCBq5hHzb6Y3y8U26HNg3nFsHnfLtuubWzWZu7Q21Fm5uHZC5dRRz68ja5lY8MLfg4YSKb+LB+PgKcwtnLGAPHcHcuhk6sNLa5tYFP7fO27m1l7/O2bl1JJX2YW4dHdBatHNz64iUcnT12eE/PpHXWnj8nMzTovRE+PUJjlEwhQ6QuGzqD8CiHdqQdbYRHyiSQ9VoJ9pm5Z0wSA72OT4Ii11JBZGvT5r3KBn+Sb4DaAwl/OCM4wfJbc84brs0lNvu46pmlMuecVqLE6q1aFOmOE3hyDQ0p2TPJillmsRqwqRSLNorEkK+2H+Gyz1xDkfy61/IbGGFu7NW5MTJcy8FPjuSU+gIRuHvbqTjbp8cKuQrp4bJoRRIZaqPr+SpfjbHV/5acN7AKiA2Dsi1yKEQ5/JxMu/T2E/nwb6zzYKZI+UT1JiCo+KcBN+ykihhvicd8z0RdHZfUeSvRRI1bXyKyD6ibHrLSj/Tj5le0SK/HdeX6xS1UdHVpE48TZDpnmIY1mlkUtRMort0cNLxnHHjeEPND2EiiWl8Is1kKK6eOWPB3G9jDZfAdEqo/80a6n+LkwDncytdY2jGVx6a8bc1NOM6NFNmaHjqnWJ/TLthEfCh8f5hmZATHIdlgsMyvdqwTOuwTJphMUg2kxwWQOehcx2gDa0u+2Y3ve0HBSDUnamGiDXawh77RoL69mjCViTW9biIwsdD6iAHw23MaNuwjLbpYwe+M8NlvAX5b0tvQy+M0kQf/TkpTfwV21cpziK0IFXs6BkwDhapByfAErOsykkQ9rBl8BFj7DFQJWTKbH7rrF35J+VkAgCq4Pl2eZ7I8+3Bc8XSKMrzmn/OKeik7rPyXCX6ouajCW85m3cJ5iWBiuXnzaSaxI4n63ybQCAYLNAps8SmmL0cD2vErLFnsY3uLNbMWXfpsbAukntrD9YxJ7pJI74+mU5rxL4JXk6g1ibjdBIPnMbhpNM4YEvA+DqNA1kK/TmVzpuogPMuj41OrdB0aoWtTq1Qd2qFTU6tsMi7CU5wwOMo/oOhQgqFA4LPVZZNhbGU0hmnXgCKy+tULwDB/I3ioJSl74M85u56EQ9hZLb3oeCsz1OaEEmrj8rUhlGZmSHCNXGHheAppDK/fDZc/hK6E7BvCSEe1puurQnwF3Eo1qOTdeQsuTHkiCQZtFTfnrBUZ9pRnel+SUy+WJIbpTpTsvNO6c47pTvvTFqjTE+kWuP8xbGo3aaIWmvwI7O0e4Ue1iOLoM6IluKjZVUG9D7dp6X4mtdkXFgpzZuBJiMxmoyaXVFgvWeGaTKOE4sECHIiBaMAFmzheMr4B7ifo/riVuOupKwkM6QQKJ0xhnhTxhBv3Bji1Qw+U0nxmXovifpCJMVWfeEBpAqMLy0SfcioAnrjFBUGKa0ti0VXLLGSioR2hFNmkZbQvTOlAWfTDg2/LSllvr9qyecEDYwZTnZcIHPygupxTDjRMagNMnayhPEbSQP4b1QgQaudM+qyurkPRGpb6JqbFZWHj03zA3WDvpHJGL5xqV8vBPoGJPP6hqLRN5yLc0HQBvUN//LGccQseyKB6XUZptcJ/DdHxQR7A//Km0jMs62+oR2iMOHgMahj8ChMw1QBr4t3Lz/MoTANOofCMzpQSZwLVRJ1uk3fqkYT56Ouje8m7hoyN1gNJ0BQn49PR2ocfzmS/Z3RAyO6aUrgTTk9tHl6aDaMFb64ZbjM1L1kV+HFyHlmfCKyrhkXI37ZaQZyEomO0593JxC6jF7LvEU0F7/5m59PrU0VfyCOw6j90eOqdD8A8+gzH6OWe02ZWwRck/nYCpmPBZkTqqizpsw7aSfMfHyFzMepWh67HRFPxcp/R3whHOsJNWQYsdbx6Yjg+Fn7d+xq6gdaHPANLObQTvO+gcgGk9ainb4up8T/05L716tUIKoKp2V9BN9vDNP71TeTVn3TovqmOVx90xymvmn2q2+aefVNM6++aar6RvS+r1fV9K0tfLU1fRNA0LYDBFUGemjbWqKyAfqAMtJFRB2BXQqyKzCwX5sOnx2HqgrkjAGFJPWtWCREMmfQI3qvQfz8W+RV8PcU7LpkCH9GPcXovXO1pM48r/GKYGZfkiuWdwyuJkZk3AmKcCBOJSUZB/ZeSZ2IrvA66s/U/va75rJ1ANcrKXNz2QBwPQdX90+a+wtRhhxfNL8+GmVgfj5hfp1HuosYOUj9DWFqnVZsATyxBLjGV2vBZaNk3QdV0syU//1XtufPROq1cy4ShcgbQ9SfVTrYnCkr0th7ADTGPro6LCGVoPBgvJhtSGdfej4du5QNxej+rrlLAWBH6pm57kklYi9WxG5h/bAmrtfH+VAekUY/8Bx8Zjj4y5Vso0uwMeDgNzYUXPF8WcEWz5VxZp6iPcx6srE4vfY+VDqN42u196c4F2/F9ddxXeRgwMcYp5He79ZP8yzTe6Uu6qId1L7r7U5wGbtUYwR4zfVGW7QZ8FNEFysSdOUGLI5CMdt9q4QqA1LQKcH6uyHdzZhRAGpJwbsgyTxULbjMQM1S3FGoQs1yQ/4QA83AU6f7Hi3BSOsKe00ut8H0FtQ+2yPyoDfoewpZY7b37L3v7d7sx2dPuheirmYwTpQl7qHJ+R7hnfaj6NLjUNPUcHMxepSAl5tw23xUCJKcHw9AdDoNafNUeoNGKHfIGQD46Lyu7N5cpw9/AZkUTgnzOW8OTK3ek6d3R9T+tG6IqPmZt/5rgkyCBfLj4FHayok0seTx2y4PfYry/FPoWA59ZrUJKRG+ihDGtiGM5bH3gEwZ3NwsFJNmL23rKkV6vw8p9wNuVcnH1ZaSk9daBraQSIKj7L0MwrVX+Ev6kEi+X2zJlt0k1Oiuwg+2xLUEDdp2MptQQw6gS49QY9XbZlikXYXP22SppnlR0mB5uzQiRpsB1bNZVDt/+4wBWDwGlRwyOUUZFFSDglIcmVxcshThU883WdP9yTle8cXywcLFpsIsIkjhhaZiG4JRap42HV/t/OBZs/YXwdKYCuxIUlcLEWeuM2U2Xakq5WyaqOYUfgpY4istn/MP2ZzvV6d14YvzSVzh8Gv3cnjwOUPG+Y2vQ97ZNGxo09NFfwshetNEwyZrlHXeJSiJXaKAYcYbily1eDUXHQuLKfBSXafA5br+ftH8vih24dAN8oqj2kfr6gR6ntdRuKPyCjTSK+y4pkyZw+BRmg+F9Xosa8+JX7DOIgAZzdmQA5YHfL3aUrCrmiK4PFeDgJ+7TY0o/ruAktcViviRGrSglK7UoIPD8zM1BM0gsCv9EgnsWiVQ667Cb9cMHO6uwtN1nluQtM5zy2L8Vg3o97i+WaPMD5EDagigQRumGqJncDevde8Qb5Za905B2Kx17xI7ulr3W/j81Vr3bvH7rHXvEQO4Wvde0SvVut8qaDm17rfJNlDrfnu6M100CHw7eaZZ9Ah9OwmDsBgi9H0rkPhI178NSHzs1m/HqZLXuzGN+fweRP7h9V4YNTZ8tIsYIYq2GmXqdsjR9G4H1axbvZqVfl3pllDtevJg4Y26hvX4Kq+3gQXi9RQIQl3DgHyZ1ztggcjrnSAMvN4FIsDrt4A01L3y6Ntk4n07J9596beKddN/Q23NX5nrfodXId2f3m3VOP83EMp7MTT3dP9qenf3r6Xfkd4jWdzLLO4XjWoSsMjBbcfPm98H2zmAmDfqGBrRdBLmRTWmRbKyxWEaUxgIiuNM+F2DAYK+I71/OKcE1dUDePcAVt39uH6H2W5OmO3mr4LO/jUu+xnGheneg+oesy0/hrl+HI97mEBBYIyeNP+4nGqg9+GPW8RlhBhebaLp2AwOA5YAziJHU9zcCxHlLby5G0W8w2uwOnmbyUb+ZyfPJxeCc5N5oINxhIPxHb793xFqX75DRgHYjo/JXvMdKYzEHsD48cO7ZRT9h/eHHXd/2vh4dt+70ne8rxc9JrVLH3i+ez/b2Unve777Hey4hmSIx430fnSt9Oq96Xe8nO2V23tS9Pbd6V7VQINfDCrs2x52A2ZC3skn6Pug0qs4+XSCMUqPcWYdxiTODZXx62uflI33v03vgLHH7RjrU8MUrnfJl9/C3O50Ctf7/Wp5ADmd9JW8DYTpVhCpk8j3fgTB4Me3scoPiMIVk9EoDenWmP11346/Hnb+X0eyv/4QZy/mr5m1d5hZezu68r/VFrjZekRm6wnM1r+KM/hfW2HGNsJuuJ/j998OzNjbdcYeS+/QGXt7fsZiV6xS5PtX07+GpBge9HcjfUdew/pS1WlYL1fNrDgmuvyqmRh/lRPjdk6MEzox/qpU7MQaJ8b9+YlxzIUeWnFi3N83MY7QAeswvg17ZEAkk3KR/d+IJRXSPUx/AY26r/sAV8N9DPi4AvXhCung2uGaIZljhFcSVZ+daxeYigewxpA+TwvSRshdNGTZrfRypYqk355+W/qt6b3pPendeojAeIkvQ/eBgfqkD8h8u9fMt3tkkQutR2v/ChLf1+WgP8D/4sp437uwwTXQOFHi/zdqAd0Iu+w7SCm+i2k7D7u0MnWkf1BxzRM5RfKWjSSgDKOOtbFq5AzkeLqGCJdF8s2zzHS6jDMP1QsNaymfdvQOSoWbcjEHGmF8gJBorhYf4H7NDLxhCj7/4OdhEomlORpk23k72X6HKE0YHa/KyMlTrhlt6kGKzvlCGjSpdxZbsUgtSV2fmbADfXLjtMRh2JYT+w47UBe695G3F55ThSa/LyzvLA/aKYXAh3A2Th7rdR5PD75Xvr4PFmQPoGNHhdvmp9yCOYA4tXbOqfDXRixo9Zo8vRkVPa0UcXajoR8N0Ih+WQ7FLDjB4vmutJtT56x36pzcgZrTpJbzFvl0BYZoVXv+c2e6QGx2pujFZkMhJWaHWH0W0RtFpwI+U8xpSc4Uxe5ejRvUPcQ7FYqniNg8tGXyNBFicVSFWayJCrBGnBXECAVYbTk6DS+FjD0FV4T4Ttep1g1K5VHetXhybXmu/paLdKqgzZ1VCiPbr1QDpQhq8dGy9txL6LmrVS8pmW4F3d67Wu2LHlMMdV5r6dbpod06TVHc2ruVZ2TbnyO2FyGwadMkFtFjRONJ89cdRtQs3TvlunfKR49ZoXtHgu5t5ru3TT+gtu3lEfTrNPt1mv06rKeMzPJCOafv0GgMgUuA03ecGeIsoKkBhun1HWeKQ/QdV/P6jraFqHwOEUKfKD4FnUQMXBh0OBFkcTsTyMcuZsWLhLmRNIUsQooCbzu5NNFFwcAxG2MMNbt4zWRlDSFRcjKwUlpJK0ZIBu1hOS25CAAYwgqGD75caYUg9+zVCkH3xRPHPwGJqKRldm6ZnRsLNk9Di92ZVYNiq67YqhT7G1JslcVWpdhYzvSm2CgsttNfSBWoQKaQpesrJAkLKV6rkKWGVUO9nESVp6yCKXokK1uHFhZe6Y19d9essG5Ner1CdUEhLXs/jqZ346gMcwyoyqqr9Llx0Ky+KquuDOIMEvoPZBmUGZW6RulTRaA2RRwRDRORRvrYiUhjpoyHpYz1sUt5baRS1KmjqFQJelMkzp3Py2ZVpu60qW4FjMDfbVi3AmlrnSu8yRUO6IehLaPyEutbZXsizK6LmJEFslQnzMM4i2SCPXc6q9wm9jRlKtvMCNU4hDdH0VMueEdCtFlWGrZOG39O3UR7P6IROtC+zrMfxC0jM/9SM0qe4hpDRPD9CRW8YFIKRPO0vzv83fG/q/xdNb/R5AIX3xq7nHXC4tGvNl3fV5v0q8Xr+2pRv9p5fV/t1K+Wru+rJf1q7/V9tVe/OmUZJdzDnn1ZlhKfn9SnuwowuD/M64luoq+OgT974rHrKC05WDiBC7YBm/n1VfWUOiseBjY25gAuCTBf98cMMUUIMM4K+d2w+d/vKn8XEeJwvc9W/t63Ufn7tPL3msyvr/L3a+W/WNDa83qt6r/bVf+Bg4UHeH3YVv/Bt1H9h7X6D5rMr6/679bqf9lU/8trqP77XfUfPVh4lNfHbfXf8zaq/7hW/z0m8+ur/vu1+l811f/qGqp/LnL1f+Jg4Qlez0a2AWeit9GCs5E24UxkS7i+RpyLtBVvmVa8tWorWMIF34aPQEj+Ebn7qGvF+bfTio+aVpyPbBmZIgEO+948dt+D6EOxH42wGR+JtBm8FsJmFFwzmNJBDUaEGiyEmI1R4+PNqGOZhs4jWWlTaIpWlkABXYRh4p6nXIvZoqA2MsxBmTZQEVV65Y0fMGyrvDktJ8M3xWEWsFxlxSrHRlvV/Jrcdv9GWrvTZSrBhe+kPsLl1RieFzmfKrdwQYKofIbGY6W0bFgYMjdsMPbbU7RmBOh1typbYTeST8g71sBfRWLBaKsjcSGrYK98jZoaIjKsUfMaNTqtCKcvkWWL2FyeD9hqlFylh2eFDFyFDJzW2Ew1QC0rHiRq2XYA5W1CdiMWFKwiOsPmB2RBwfzocLhq1iiv2jdm5Z4cTsxoVU17yoPtqUrgMXCsUn3lWZtkCf9GWvZ9U2f/3qkmZSav+vC8CJzPk35ZRqtmRqsqoyV1zgRoS4KnjqHpBQxNQV4Qu3kMfTIPPXSVgyVMsgRv2wXtco2XGphiXJpqoUSsOfyaEAsbWp7BIhortHFSgbIHe7Chjx1PWWfKNUTvLPMAQBCRGvBDeqLd+1ODPfuX0fu1vt6v0Dgy3/uVtfR+00zOYATW2DcCVmVa+h9NS9faWRa3tS4T1JpQf5MmanNwojbfxkQV1/dID3FraDJDeXariSit5MgFMvCEBHWrcELyNKhUtT+bsiG2mk1FnJZ9p6dlJxyoKlUDNYlITVwfCzqZxc01V/pSZAWGD+Xho+OsE/AUQjURj3EoSMpo+2kOJmU9Wz4d42xicDBEfaNHLwwcehpbUERjiLgru2usANmnaSFByvfkY0zAmDPAjY7UZLYbmw2GO4G8S2PYPsleC5GCujz0Ktw8Oxdlk2E7o8d5XqtyI8dYJUrNq8a+gjS0R4ySRM6PDHAYmSNPkR1VlJMPPmCchW4sIU8jiYMYUyIwKtPCnJdpWMUSbEezE67EUSk4nuk0ygigrhMpIyL3j8oBDbKepPNnz5ijt1B2ikrLGEq+ecu94dlZhllO0DLlCm51JjyeFoLv3maO0WesAO9zTqA79/YLKLsCylpAP8IEAjRgCvw5JLxnirYgYoU0XqontIB1IoorhUeyoo9sMiyoIrojeQwDFz/+Xta8XUcwpaRYKleqdczXArGJS2TIOt1IB6S32OMhv2BmDTZg9CVxmEs0Mi84ifkt+1GvwnEO51WwSQRlBiPV+U9sJ4N+FLhCC7TSkPxTbDuF3VEHRJcIZVh1Bdl93EYYm/ngd8CMBn1mPtSRtXZubDqXspuChOQpmM7lm0y4Delc3qFzbYXPXCmwxjHRawpiOlWRCv+pfuvyWlMpBVdKQUsxI/fmU2RI7PSIyWoWJIyadAczXCObavKrHjPd+udSdsHEVKm+/Rw7w3OEFqy48fvOqEREWKmu8OlNMJQF2p7D0pm/YTA0T2NLIuoX0waNNIuk+DQXKJK2FI9z8Bb3x5SlRzIH1lY/7gjXkdw0Z+KYkB/bHNSx86I0qBw0KDWTcbVWHdZWLWur9mqrlrRVO32rNn1TWjVzTFVMQcP407at9PaHf3748Bfffo7p8BxhBSIdHelkKnC3MGu94NY6Xtq1jgVm13pjYBUWZH8jklpuFUayJe8TG/+CrHWzxCMSS/QZ7OOM2P2o7L6sizj9GOkxIz6VHJOkUPhsZTL6vW4vY1aNk1HMzyMh344/UobgbjndCntEc7eyyEnlfNqfy6/GUfkpS5bZroRBbiVT1aqkiEFW1iC3NiCuFySnRnGDbaV8t4S8LfP/nXPq7mR+gkMo2Y4ui5xZXOCK/QwgAauEabP6oG7VSR1oVlawYZygZhb5q9bwkTSBfbyesMqCWIpu5w/sdcb6syS+fGnZsA6Gxyrzwr0erENJWIegBGEYTqX9nUB3jrLwEXLYd84ivxhFxafMbpX2KOAvmt0Kq5mEt3j8A4bgU3UUSbYvHRCSBXZF9ygbWisij1lMNFJit2yCEDsec40id2wmZclbGczIBsNSvklgfEpkGxv/cqRUVEeWJxO7jV/FNt40UoOPyJMLP3EWg9SbQeNaiOOgjWv1QKc6BJgily3GYm0EcFcVYdscIhT+Cn+a/NPp/BMNGKLMIul0nawZXjLKAhL2/jF+iu4QySf4Z4Z/5vkn7f861a/n9esZ8/WEnziZhIIaCQFdxXRANHWBDhY2/XJC7YizwkX8blHH1MLEQk8V1FuWpPeutGlJ74m0aQn6sVw3ZYWBjsq0ozrUojWpn7+PIW4gNk0H00aaluyedmphLu1ccl8+oF/eL0B/+EObW36ukVqaPCa3CNfYgRbZvFUyrZ1ycs3jwlI4LqM6Ll+6vnHh1/P69Yz5eqJhuumizqbFvoajcQitlcYvZ2MSRX0eP8aO4vNWLz4UcUhkpkhCdsY/pEI7eq+VWmEBMLcvSVWa5OmkO6rsB8oXxvmLbjOtAPhTetj0yV7+Weafw/xzzLaKXNMxbQpe0E0Piej/Lh9s4p9F/tnJP0v9fbGE1lN9kdaPQ8FzpoM92/TiSl+m+pUGIZHyFrW8TavV0pZ3TMs77Mvby810RDAXSVta/ExNyQvKo0uwsydEIDWqEcYRT4xhzBt2GYyYvcVgJqxGFcY5PAhoJF+8hGmriwSpkiDViDrUjLB1WHyyptL9wiVDwa4xoNtytLWTttV7WNwXO7oQF/1CTP1CnL/WQizo4iJ1lKGfw97YuXjRra4lXV07h6zLEf00dmmXNe1eBYYbJMjj+tgQ5CaArvDnMNfjZankq2Q9MDUPI1xc3Oj9Nn8OySjKZUTj/5VS9hW5Ou3eqM0pyel8KO2+F7YMuNzFGHDQS3Vl1Z8Q1wSZTWsIy0/rrFEEArIze4QkT2j2XUoiTul0P2GWxINa5ANa5P1a5H1/0SIf1CIf0CLv1yLvS4vkTFbpo0JvPfuIJ80VZnHLz1sb1KilE7slE7uPwJyQfpQ+lf51dWzluqUg3dL7R0G/3CfdIV0j3RR+GbSuIK2TL+/jjLvq+M2fHUmK/Vt8e6UtHg444TLF+hRc0USmScdNk05Lpm9RwIGF4sq+Y+rWNLqE0X0C6Syku6nWM00gpO3T7zbxzyL/7OQfSwObJH5Yi0o5mznK2eT+0+T+0+T+0/T7T1BkqkXOa5Ezpkj5bi//LMvC459jYZHHtMjDvsi9Zopko+G21ddDKZ0m/bY1otvWiG5bI9r2Ed222sz/PiDZsqoz+zHgbUu8TiGM37BRoJ2SkdQxLlwa361RBJFceIVR4qF85nnSpbZyCG225X78Sumiwy0S9wDxkzx/QeZpe1dhE1ZZm2gY4272mlTKMODXDNFIRuWzS/azeYAFtCmUH4VT/xOPBZtp3GPV0lFYXk1KNEPTdeO9y9osgNKEXUeU6Cad5wUdc/gMHO9t1u0k5l6S9u0baBsD7eHcdAfPXI+I4PJ9JtQ4qiO7GbeLvabHsV3s9D2+uHoFI/ojMRTWSFhBKB/6F8lmXSRaxUirKF91aKrHw3ybZ8DldPDTSD8tyeC+5AeRDvMj+0wgV/D9ayV/bYHYoI0oS/kZO2gTmC5tMoUj5qU5uks41uvQdnZO0nEDHX8d37R7/4S1nDBsWkdqpmwaY7OySmTTpIJF7O9tsmk4+gYzK7FUdDWSMSIkg4wSXgB3nInY7ZZqrLjwR2Th88PD+uGyfri3sQpt7BqeaCIlp5Q6SjnxGe4Wq9DUCd16J4QJCWhqsMP4xAWdTAWdTAW334QE+F7yRNynI15OkdF1+/Ra9stxzFVHtbmH3KvE8y7tk1P49U/tXtTkHi3FPaDF3a/F3fcXKO5BLe4BLe5+U9x9ablbaazekZtMR67Ye35/NrNJZrvTnwR9OzDNTkhnSsdKJ6/eQf8s6KD7pF+kj6S/Vm/rP9PNuu03aytW+J6JMjAmnuTxvA68CRv6L+rbuUFEgp0JIBum8R3dmTo8UI2anQmbBXemju5MHd2ZJKHpQETeG+m9qNkhVoXPjjg6EG4ETzwP3wEZziaUkfeCDpGzjak2+FpKbhHBcwYJDPXYsA/G9LH9gLEMY14E6yid5HeTw76b1MeOFtFrfIogcKBSbMvfPWMI0YMwPhdS9DBlyiPECgb6stL+tvjC3oI9IEGAGHfe5PeOkD2A7/H1/QASbnNBzPLXvURyNvOt2ZvoWWZ7ZO40kbT5cKaHbQ0/5/TnfK8pP+f1Z9rryE+soYKZSOOMUI1Ib3TuJybUDC+sb1ywgo9U9wvczWTTvMwjAuGIWviNq8nerNrgrev8olQOMbq5q9Kof8iTvy9TL/inT3QCImQhTBWXwA/MDZ+JBZ2JWHxmGhZ0GhZ0GhZ0Gha4F8I/1UJxeS3ne7E3rBNfkVn6n8TpjPyY5g+DI7GGOTYmbAkwNYCRhRnApukM+Fkz8cfz8UmFHhTUJz7h5BMP+jE8JMjRCPHDkHYX/OIneemIdQIeT0CMuvYN2x5v12ApNOaYNEp1EBwcc3hgFt6FhrTpZy1M2gmiqe0qHOsmTrw50i/9uMauOqa76qTuquO6qyYURlSgc73GzjqmO+uk7qzjurMmZMfK3XgIcfdzZn1vC4n7ejlv50U1q9TWHACAbbHEABRKbFnv9VJvoFfv02+Pdef16C2hTZa76TVaYjIGTMYxRmrRjA9rxssmY/l2CauB1ULh64HkzWp210vWCB9M731jC4Nzt2n+S9L8lJjRHcj6ML3JGBQIiEfBKm66cvzCTaZosFj6hTmdYCl6CC/G1rb5Mj4QUnOijl2PMLkNj31x9eH4PG8J5l5OLrY44Rxb5tZh5pgVN4+pWgMQfLJgEyzYd7YKg1LAYE9Jx/Q4Nb5PDlLJPjlIFeQgRbrnDlLC+0fukDF8FkW9LmcRACYxi/xxZHjR9iSX+f1yRAlVfwUiPcnhdAXokEsAPAPPbw9aU06q3Dsiub/ytOmvnewozF1doYu6XaTYLvzpC2dDmBK6wyFsE81ZJZulqWP+kBRWfb05gbjzw3ORHiAuEJ6QKT+gAI+4nxaryzYXJ+JZSKFP+DIfx5tZBqHGRwRLRyBqO13WfgYhhkubFqUo+LI/S6L1j2I/YnV+xh8nZ/Q4OZZOu36okr6NpTNmpy3kadyEUjXGWpEDxIweIGadeYebh57ZG8sfVQvXYPLGhcnjnkomb0aYPHbLNXk8idEtHz6gH96vH97HaJMFoug9hqjGEfeMk7TQsWY7E76qbfrFhazgFHfBxdOYT4Xef3daDD6Kt881fraaAJnsydjKdF4tOAQyaWMZ+0RvSe1PstqcyHfFuKtMo9Eyj4E1Mh1dei4c5pOd9klzTfZQtDPjvFg7GBA9MFNB8zBkRHBam4rTKqAkS11v6GSd+xpKRmAqIWSktRIZYba6IOpUmlML0cxph2QV15V+1GmSVcgaouQgLakNpSU+z5rSkpousrJ0XGPVSihBAZomwmIbglJP20eDqqS2eNZI4EvBIF6CFAMggVIrXOKQoDB3JShVUpKmxMRX/Lb5rsC0zIDNqYdHZ1FnIuwnWufPSEEt3RlptcZ3lMKAlLLxdeX86zwrd6iMbUmwebYGKBwkKADrsATlcFq18haC0NVVYq7Vuqavj51iazVKHJE6f8DE56lqIPa9tLRTMqT4LXQIaSkOlz6lgGREQQ0TF6ce7UFlRhwNYnqlQTRJ1N6uat8X+fUuUSQ2rcmencR+YSf+tgyNGJgGszjrYPBpioXHrxUggkv5oKAPvky/CHlQ0wdXudLlQdmfCRIORUHPslx2LV7KHJCC4toYOfDZmXZR8AsjQTYcCbEMn4yeCs6YFUtJaJEAaz3LClfVaEGjjuiDYnAvnml1csoxAZlhr8QJ2hQDCfRVxIdtGmmn6DKaGqDLaPeXEYay9HhG+/cdshvEOwRiEhfKhmLqfia5PJCAu+cUsoQIc5oXbqIxp/4sf03gzIVLB5wYLebIrVcBX5XF1OnjbiKbT+PTGRDPT2UL72PkFSRmzMLTGTi2U92sJ1aMBkG3Sgjva/3Ls3JVYeU2oQ82IG5iG0heI0Dx6gDBi9zdOhjLzsICYR4ClPVQxi+oRUMmju2b0yaStpB0BkmnkXQKSVMk7SJpBpWcV1ov+tttYorqXLtrQidjno+2NQCQRdezSudZWRXbicLPQdrBJbWVZvPVIE/EKI7R6kX1thSwsUXaS4jsORZFeIUCVbAmFStRBTdRsUv8TJRXwcVCSOgUaaw+ewskJNV0kYSkQkICjqdCg9zztOTsTx1p6s3p4iX3wXPmgws0c8EKrxCFSr7S5VyBYxaqXCFjH9u3gRKcI0OjG7G1ERtZ/rEyqZLXgaudMIWzgm/bO2pU4CWqIEpUQZSogih5FUTJq8Dl43n9eEY/npC4cndwFmOrTosQVccycmJPA6OSWzFfKtwlI4wax+yDAjofsRk7cMRe5GWxu1mascVHhYi7O8UNJt3BIHVbUQpQ3ujvjEWzC9N55yBt950cq+gyTnd5JtkOX60vLey+mLaYbvMyt6VeEg7Z8bMkHBFFQP1fb+m1+DVQZTmWVd1FqukW9nV/2poqXGs6URB+/iDCOtFSOEr1Sw0jBRmNhOqDsYRgb9/TwrbJAG/dLQwGIZbHp7OdIPC6NHZyrUOtfg8CnI4CvwkYuSi4k26ao3tNFyhw3S2Dm3pYLdnUgT9ndnTccUev6Y5eY5j8Ju34uaPXhK9o9H610PsHhXTRYcJ85xwiH6HdBws7tRGLoq64Dpl6hbwC7ABpVY+pwvrp1lQhW1DjEkhBSCpkC3by1wwDb1srIHN1Ena7IjbxzyL/7OQfe6wu0awY4ZY4UHjBJjLQ1m6K1juyGvbyzzL/HOafY+GHx/TDw/rhsn64tznS0Anf5Go41aKJ2g7+h8GYn8EgTnFInCK1vk+Ld7dKOu5l0vhbgRG6KFsEKVZMikUzcNrRZVXaLLQbK0YQDLI3pO1RT9ke9oTtweuma48rlXrPylRtW0jVntDk7xencPyhoDJH0yaUpnWEpslbS9OuNX7eFkWI0k4lSgzS9WsFox9ZZRC9ZYl8fVi/XjZf7zVkJ7GDxm17l9FYRj3xI4gkknPDYnhzf2WZFSNVQaYPKBYYrQvj0E29atzUI3FTj3Nu6oIJkEbipl6h9yU65KfPmEXwAJ0/tostnW5yhN2OQ4t0TLdYF9Z2C5FPcrkohncCdegs77aQXsSgF1tCesFQyIvvbCWrkYutSi62posvZ5ZibFWKsVUpxlYujiZ+CcXYSoqxxSASFhqrke0tvQ1KTDnjGjp5HlDfma30ndlpfWd2swO30vd9N41Cd/aiFbqrygVKWrtViOZWpc+soMhQYnZJjYur5hwwOCRYDOJsst15sUyIGwfl/4QhDVbwZmGpdjIrgcE27mCRdaeJTIdvJS0UUPfiMFpY1MfO1HEriAA75nnbnCIYqAqZyy1cOHRPMjQvWO2EBtA9YauPkbMok4zkw/iWgPG42N3cVL4nplSgYg82pzxxOLH6/hqZ/TXd7Jf7/bT3p5rLDFyFofXcwFzODcwmfMrgEwhwgIknkjhcgKPReUbhScy6AnlkDOHHRLJQ6Rcj+H9/lsRNcPzw7ymKnbURrHKD6UpAjkhtX4viePGjIh8vecQzfXxOHpcVDwPWqbIk1ZHIeZZSkImkH9ak5H5k9hBKoVsH3HPRHIB4wpc42gVFyDidtXQmCJzK++VuRBZtk6ZgiwWJokuKQIl3a2h8+oYaVDOKLz/R+L206CyqhXCLJKigPk02QYwERQVvcWGZAOHWMSjWfgMX4XxkAitAykEMmIZEbelQ/lXghtYW/9h7gIhdFxjpDJgxIyQaHaCDVfsgUdhNf/z0GYVEaaclszJKBJpx6NMFQZ8W6KqBQBViYE7HKVQmZSdXvc0esSnM4iw1XkiKPPIR1N6jyhcMVktoKVvxt0KuEyIE1BAAD24KAj0e7J0VRkpQZ6RuM/hOiS4ZgdP5YZKBBGaL9LlGfuSQor0aeiSVH3WcOoQaP0YscQXPOJVxrABzInApeHCXWPkKZC+K0SgHmQgC0hFAqkEgioq5QS/yqwaMxk2ntTTACcuDSb8pLLpmYUUtbGZIYfK422oo8PkIKYG8qzCiR4dDU6f3cp0W2o56NsjukzhgNQNHhyv2x6MoDvy4y160J5RS4Ippxt4TXBFBhEEdy7QqGP0eJtURZ/GciGkZ/g8SRFA8qCUDcSZSt6FY5QcxakjbLPG0fhy7ETensnMftJTkYjOhbrph63cGB5rJnFZ6KtwQoYQ1xHBaN0SEPHo5mzEbIjSN3BCnex8ockecVn3gtMrpaNAoQXAl+i7/2IPauOERZnl8GNePxgnu/l4116mxHVMhTQ6rIezadFpjn4/zPDfO89w4z3Pj/jw3TtltqrnPM3ee5cblLAdZ7jKDYHb+ey41g0fDEn5O5HOTVIlMU/l8GPKISSrh5vjrRFcK2MQ/i/yzk3+WXHnzZNMQP4Rsmmh6F7XYTb0yQusCKh1HmwUaaYKnVwdbVcJCFr4NOnF249AWr1fx5fp0Zn8CuRjD9HYXGix7L/8s889h/jmW717yfeMMrY6Xqu2S6shH0IRJZBSUjkW+Pl2Xl4NMixxkeo52xkaKhsFGMEyxRR62sbf1sdnYF6DowtezxhcoE/+INYSMobZsmmuxRUk8zxOkmriBGhdM3DSlMJM8ZRPDjj2kfMMkZdGzvCxCDjRJWTRqZOlmqDwwUhYTOTJdSR7tOx+km7NeNCvzuKScRm1lANvpBs7ctrUPBANYGiqK9tmVdCxLMnutWmt2haJ7pujYL7i2Lrj+Cqj+nSdLCIgvZXRSLkiFcKmFUmjmrlLoSR43U16oDZ/kqbPLywxia9mumyTf9Hg6afmmR9NJo9QCVt+7gT03tI1tlTi3SQ5ZKzkhTRLd7v2A2Wc6lfJyBLsEcplU+xop7QFf2n14sZF8Gz5hXBhodOx8Wus8nBRg8Eni06DYy6ZROKRNcj/oSmX0lDbJU1rG5x10R9d2AKYZYgOYJTAt6fW0PklB8iw/q7LfyH9l/MUIXalVB9kZGFou5ZRZROIbpzJrnMqscSqzxr0yS0jYvbh0qcwaJzDiKcbPM8qscSqzxqnMGqcya9wrs+TDB/XDB/TD+/VDUWYRqhG7fZvBPAQqlx11xrKcjR+IjI+abFQWFNCBhm38tDYKC+vDZ0WypBuR8DASUMThX5Us/hX65aCN+hXgX5Xy+FcSM6xb8l70YIy4bd1CMC5fjYI5muKmBN/09+a8jMmXqm960XiOFxvv1vbEYXtKDtps49+T5UrVfbnzEWmRExuCGyijRWUqT7hlg1cs6J14rQWi1VJfRUv5ihbpRK8+gZYSuIqWTEVLjbvUt3Cljv95Y7wUdb4/7Hj11JeuTaO3hJ1kZQ6v2Gtw50+u0WX/g3ZZMaxJxYbrKhoQNKpVdApU6FVXVVA8lfNIN4leLNE7Nv+A8eLT7mQ4gC7nDTqxqPJp1vt/0KWhIMCJmjTYgEx6KPn1p+XIBGZPtUxqCiNoFhVxjEKudWqZa8YIf0afz+vzlHBxoIukmQUe4YRnol/lm0mxBga7+FT8pOGOUucWTz4NEWsFHpFnJ2vZDY1GVrHxHvBrWUXCMa0sqgI4SKEeI/NRW4tYBPDNKcnuU+axtUVty5IED+ZhuoqEtN9AWlGx8GQ1orCFNehbmGtGvygWlI2Zo1REqj3GDybwKiIJg2Ffd6Th6zgDgwqRmfD4T4d2qgCxo44JeKRAQko3xwbquWh5lLQI3iQbF7jgUf6oZhPyA/TnBdRo4gWp41gukm5LUXdMJN2GtLa5WiTdVl+U5jGvERmVrzvXiNLcCvpUfFXneBQkrKM8rkkkYo56Wzn11oFEXaENzfs8aN4T/vRT9LelcKgBcdUPdy8rnSNnIOdo11gKXJpBJ0NUe5qLKxp+rKPnMypqRjMuo0439I2G6CTMiKaUaVFbAzeXQuMfxEkFE9eZmwZTVyZISSdIWSdIRWdbVWdbTWdbFE6YejBhIgNzQMdgP2HqQouGTpiGzJGyTpimRs9LGy+g2OYL3Wgg9HLL68CI+ytjFl3PhAlCL5fl68o1JsyKM6FnYBibzrbPb9546m8nci/mLVZxoXEmmEuoXtHfDk6VrOSrWAqrKJ75+dmQ+VmZFsO0A1PhD0+2q6Bj1AsTIpaa4uSJCXlSfKpkadt5xL0bNTOkosRzVDAuOvuT11uwtz7Tph98QtPrN1v2lpc3WurBcg7uKhIXqsKgD50fE7ZuzNdSH6u4adw/lhPvRPBuEtlcTHgctsSe7/6+8KmjCEaXdL1tlhiB4uEnEtgjTZyaC7KZMdN3Ip2WgEDDuxb2szDUWEfrWIR9tBjelWfunQMq9lyA4x1ien/rXHddIAJByU7S3Z33xGI9LOYmoNMIn6jxs6JhK+DOgvU7jNTzjy1QQRtsXJH13QxhiRDcGsFcQaKyDXNZypmNN3MvpPjV5Qyf9W2cDadElrbM50iPxBtlUcyZX5v46Xr/6frw082e5My6TIXkbPFv1rtv5M1WDVe8iM24w/hW00CJgfc9f2zH2L7SMEGuMJHkNmM4lu4uicLSvQHa8rAPwT/Mk9kI+nuBi3FeJX7z6cLdLVEZFiiYqejTCsGxRA64TeSnCCu124HBogbAbNrtwzypd86uwiuUZeH6My0N5YLbyy0EzcL8+mQLUbNwfbGFsFl4fr6FOEj4/ZEWQsrjeq6FOPI7093bCrczfswuZP/bBRtNBpG4YA9if42mexBbhlrLvYgtA7+d9GbEluF1SUIkjaY3IrYMrzdBNd5kab/rK3S1hSBaKPDLLQTRwvW1FqJo4fmVFgJm4fdnWwh0hetLLUS62sEK/X/2SwSaKpv8dGRrsYMRb3bTMNBV6wBiyrAaBxFThtdDiCnD6z7EpuF1P2LT8AoI1deDuBk+uH26x8XNmPVC18OIIWapOebQjZL8Js65wxJroByIHxHhH8eoLd3Ddkh+HWoP7rFVbARbu0cQFNrP091S0uH0SHeWi2kWwU828z9CFRzGdZbhNBC39SYTr/VG7DNLTYrFMVTI+owZ0q82dShfb2IoN0G9urG7pIW/0cxuYryMfZgWe/FiD+bCTfj4Rr+97JHW7CVDMZuOIvRRs3sYOCqw50WObzWzAy5xdtMcRqzL5282s4Mpfi5rMVeb2SHdXUd7byAw0O50Kb05XU73Y3neiHTM99Um/77WTA8JfdBdlo0wZGN0W/Jmokuc82Jb8kaSHZVfS1jnmCJHX+jubmj0tnT3KrQiaFG6T2U2N3HR7JfHyzJs/svDIamQhh+QdAfZIYed+stPloPy+hBzPzB0ssjA7/MdPJsrWUKrcKAz/u8b6GUz0Oi37j4zca80deJ+tqkT96WmrrPLZp190qyzF3HtnUfnj0o0MCURoyYmGHr+QoKJtglKGfl1PlHahRQap2IWA5vi3WElb+75Ye7bM464zwTEfYYKrxlDpWZApaBY2H2azSFNHjI6DPyRzRKGpCJyVGosFlN8EqZdOQoFPy1gT5u9hE5blx7u3+0Or7rbQQVbJPVen85exC42AfILifc8Jd5238NmN30r9PhjprmYDGPS3k+LOmTMzQYK6812lN2scQXNrrZ9rrvDPMB+J/M325dup5XFzehd3OB0kcqTW9TaDNs7D4w9AnEiCNncC9l+TciROvpCtsz7TSINx84yxsuSbkuLiCGKywHdqw7aVjDWOujCtEZex+qN6KULAakJJsRn6ZSe76bSG8lZMBWL3y3Dif2OowNzNN3dEQiwkoQ7FxFQ0wVa1u2mvmY63YAZgAMfVX0QxlTSDdSxC8otgsEz3br0APZQzI9p0VKsbbwvZozrMds/zLOrD/NuDvNuDPPBVAq7JEyMBUePMIY6gDMnuRJnhsncZsyEV5nbTHeD6zeYTEHKhl6DVWI6ZdGIqI89pbfWJoDzJ5s+6awHdhvrgYpYD0z7p9VsgZ2ZVsR4YPfGzyhdxKS7INzn7oaOl2fPUiqOZODgTEDQoL3pBk6A1A3jgg7cTccL3Xfg3HwI1xP4fxL/b8XvbRhQSsmn80yJY06EWk6nN1GPtaBcCZ5uUMxbMCdFjrDRCqay7MW6axZwboPcy6LlXvYE3Ms5BMjZ4xDsRylRvUJydwvIHK+bQObM88v8DdvpT/IKgd+LDW4a5+ooG9c/qnOdljVg5C7J+6Ua877iA0Yi2aWGSZZqmnOS5o0gTe8NRK/YSGcak8WoiQTJjSiGvgS5vBlzm5U4F5vSW3o2I5eSXNEbNVzncN7gFd+8HoNTqvN+W3I13p+8iee9V2PS59f5rXRFQKVfi0GlTT2wZ8auNpZKa8mHXdmGSgOmLlC/4qijG0HDF/FDtohz3AhwPZNgyMTr+krcn9jV55VYE1+Ju7MNIe3bPWkHPQ9o+0PvlS3Cs0KzLkiVmw+F4fPhlcrAfDjDDoQRyFtVnQ9vVvX5G/y9A3xcVecDwiyT761g0pHvlaNoHM6HN8uD8+F3bTIzH14pD8yHizIfdvRsFsF8uGjmw4s6H87LfNjZsxnl5sPlis6HFys6Hy5gPlyp6Hw4j/mAsPoYLO3/ymnTFUH/n4vBUZp6YMhiVxsz7qbkI65sfX5EqfFo77JOtarP2s2Dl5g1rpcxxDoP3oj6E7t6vBlp4jci4QhkSK0j4hINRQGhXFH9TkVJdnouu+1ogb7lc0cL3PGPYPpg8gzhvYQvwHZ+9ChsKCspd82jhfkgHbZ88kzfSV55m9GKS6jAk7IzjDyT3gre6ghUXz7Pp2APhY9OkPV6h0nGRN8pj4883K2w0eC9H9JTV/S+9NBj3UNNblzpbo1qAvMb2jOTeGd7hHzTdmkPbZdQjaHUGrzvNoqOd9OC73Eitx4mvBo65YBx7d6bTgfEHBGraPIih+lpCRWeLnAHWyB/c1I2t/c8A7INy2rYbL8DQfuoK2lwS0AZoXjhs0/r7pA03EaRKDnYAEnIbmznFSvT2eDMLfs5gZQ7ySG3k2xLU+4ke3XHWNnqPN3LLQPFiNH9buLcTae7aeayTTYQdnUXj2TfnCYuhu4U9DBMDSd4iNuogJFzQKZpnQx+7JFst2y0id97xszeM69Mip1+cHM8AAn4Aow6C7BlhypR4ozNW96VogKFM5zf+ANu3D4m4zbfkNyyBY7ABv1Kjk5/I13gkN/EId+w4qdUW1Z5kGcDKHrvOIpX9hRvIdwBEQZ6oW8HLJsdD1fwPbs/8/GVTjg8K6BbyBlmKPklfrAfswE/eRDgT+VNdwunme3BtsqHN2saGL1+siy7aKkl1POPGOqqVcvtokXWr28XLZtkdheVNDmq+WrEIHa7ezaLgGq+GinVfI2x1UcZJwpOoHt6NiNPNWEO8UbR7KJFpZqvQDZ3pqRU80qEXbRI0qbUqnjadGdArV4ClbL1AIGLXG3sLqolH3Zl2120PmjKhA1fCnqx7AtyNPT1SLfHq5HdSy8OJHa1etEkvhjJ1mjQABQZwJ+qJhtCXCcNcZ1UBqt/6x16qpKj0dvhmbeR4mzjciObPH2bxMrV5lvd71R3WqgEhHk+tJasdnMimNITAW5sSIHd6QQ5wAkuoSQ9roSARyhkthvxPyvMDuZPUpBjFCaYywTI4A2OtRTxk95ms6TfE1T4krZie4GV9gZbKrKVelrmVuVs06xZUc4qQupZRDHMfvadoEfm3KA9AEFsSwjnNAWYUxBguvkwJeQbFHjGEdG1I95eR/CptXmlwaOvO3cdaBWkC92jJHAigRz2wbwhmfrBUeo4IJrg6I+fbK0F7Y3zPznt9qZpUm7M4zHkvN5Ih39JReG987payKx2/oF5Rh8ZyicjCpo+GmGUyTfJr+eijFH4mINaLVB+GVEkC2JG5T9+n6VHK+VKEUfTzN5K3kyh6FWsK8FPptsVenJKoScnBXqS/gLXQp7kh6l+OK8fzuiHE8JiwXCDoIfZBtfuK6bdtKNHvd/DRjyurX4/758YbPOj2uR3a4sf1gY/uKb2rgj1uF2hHqcU6nFSoR5373MYkStiUm5XTMopxaScVEzK3WKOPyrmKr6pv2Y1IA90pX33sx1EKJnmr3vZHKbs/LgGfRwVeAksOHjPVPr74C7tg1PaBye0D46hDwyXg5W8Uh+siH63XdDv2JS7tCmntCnXBL/bLuB3/PAB/fB+/fC+hvUmqDIoS6AU8LeHQWYmbUR/7I2M4NLdTUs2GGnSinWSdi1B+iAXIXULIlo5TX864ylYoRwrSbfLsdwnNxqfdLJdjAF2D8X9rA+b2F3HOsx21zXSFTaZ7hFH+NetKLXJHQDTdQE3HqVHwl8NuB/mE0jMS/LCXpia66bdbFWVItoj2OiwbZnkyAi7Y3c99qxYNDnvbBWCLAIR77tOtpLVMuf2lE8OlwxqdrbTuDBMXjEbBaQKwo7PslzKcVleuu5dpJSoVkPzTSxvz2yYXmRjCl5NJA4dfRjnTAkuRyQJt5vB3C5CIx3TWNbCAsPv69Y1hT8PZbvnsBhozYWbSXRLlXFrfRUTOg3YTZYcxT2iB6etvREScupl22A1ZXbZdWjMYcjfLn3sxPf9m7938U9+9fJRxpEeNCzkkuwzp12npz81p51Tc1qx7pvmwqA1rVj3jQLJozcvRrION3cqv8QP6xJf5tqm+clu/lrCEjFkztkmdrcbzCj0TogZ5WonG3saPsmmA4Co7daXakFM/3yi7b0Zmv5BagxtNMdGbYEnOAzcHwbTz2p6zAdxsJhW/0Amx9l2N+1VcTbsxe/t7jantO299bB+9STq5Nr2pUndl3brvrSw9n1pUvel3bovLQwHQx4yrOUhwxoPGkmPwvIA2FKrDetOHdZFHdZNOqypH9aBvrjWnjWpe9Zu3bMW1r5nTeqetVv3rAXZszboctuG454RbB4epKBCmB0VPdxPRWFnne9UdGO+W/tlJezWinZrRbu1ot1a0dUyvdKwHF55tW3IrTbYq8Es+hIzpBWtDhAf9VLJ9xW7N8/rgMzwmEYDG9lYOxgzt7Ga63bmuR0XgwSS3D4nbOIkLVo1RNowXrGijy2vKHRrYfhMaSpjUFU2ocitnhapoHOOz4k7H3h62JxZYY+3EYvG+6JuW0SrOlfovTpD7tId/ZROlGvwAGvK+EHN+AHN+H7N+D7ySefbObeG/8fqFqt/01ms/sgHh1is4iDfPam+PL2uHs1LdHcatET9SCwFDYu+VLlW9KXK8OhLlVz0JQlkHEZfKproS7S0Goy+VBmIvhSb2EsaKbEi4S6izpvPnnGxlGCAmEhIPsZasmGZJFJh5C1xRX0W2yh9wmJVdFf0kZga/zFaIRLV2+2LOLA0HRKJKn5cTVd9JKqK64tKPhJVZZVIVDhO7JOg/0WNRFVcKRJV50c/eGZICCqxUn2vHFUL3gCsE1iG+dtN/nbR3+70t8v+9rC/PeZvT9jbxk+1K7BMRcwm2nTRlitAD2o4zI+axC6ymB9NE8zwHjlcN+kEm7WJ0gG8RLr7dgSfqDtKE07jxGfEoVmbK1qAXdtD8M4IRUZfltDlt2CUdi1R2rVzLr8FOvClLdHaNcQev9D5NWlYg2eTQkMrOqHhxgRsDeBjws+Dpklo+EYqyJ1Et4Id9rT47M1QtoEA+OQW1xnDvWxOYv1TDjlHOeQ6yCFXKJJeOrSamzydzmgc+JRx4CfJEU6ixiI2mRIfWQlUMmfsy6ZOkzDMa4jIGa0uYfmJEzfljhVT6fydYgHTJifaZl5tPJxDtoYdnRR2dIKIcW3IoSYoXDKF4yspdx0zoXNYQveXGadTd09YrPJDMGCzDOl6WT3w2Fm4JkvqDcGdw8n6l7MNzuFkQ87hZF3gcNJg9NJ542didqRxyU93pAbPmbNpg+fMKf46jHY1yKCus74RHtsozdmktz23aZxkJi3PuU54SJ90VnnOWYyg8JxTqfO6FP+yyZDDdZ/xLNWX0aQyo9hd05lLDo6NXTBJZnSWHixVOL2AGZ00hGoWzKjp/GmDpCUOlhK6nH8sH1rTutRUPlJT+UiNvQkKhFGl1St50Rp50Rp50ZrnRWvqylZTGUlNZSTyMdB1YFaypjGdGTKmwji1lXFyYwq4stKqY7pXx3RJx3SnjumiH1PtDoMstpd/lvnnMP8cC5t0TJt0WJu0rE3ayybBi3e96ZNN/LPIPzv5ZynMYEkz2KkZLGoGm9ihwOxZ/43sF+v6KlSKUOnAiuRaI/LIBovQuVp5Dkl1g0NS3aBIqrKwCtTZOyTVBv0m1lsHroJe4D2MBe2duVLJXdnQBs8FMioph4NM6RR/zfhRcTCiDW71EAaIc1Pf0E7A96lB6t7mr6YObRWZzFqxtjd6nibuAhnHGhnHGhnHmmcca4q2XEtlG6mpcEjG50STEmymvY9/7uefB/jnwfDTB/XTB/TT+/VTA8U3Zr2Xxoz3UsPjZCk/+A6waSAFEQSmvac6vyVrld7MIIoujN9bX3cx+DMmFMuml6Rp9Kj1eZyprTGPMzXJ4xd8HiddHv/r6Foz+V8lLOjGX/S5/GwRUap6zhVBkIhEECIgDtAK6q34Frw6gi0HPeySzt6unilq1jTT5UtegvSJuFYzQdQQ03yc0fTtb4/QMgmJYI9Oh3AY7Px93dELymrLr6ysiHxlBi2bEzDjlBFVkyD1U3doABpwVc9RWqlvek+xfdrrVDeYsM7QCuUCjlaO/xB3g+J+52Mk+2uMUbtVQoRBaw9vrNMBM6u8HOr72Vx95VcWK/ABmpzGpr6x1vezQ+r7P0t9PxvU9xdsfeONL8uQMmJX1Cs/qnUWPWesaAqm3Jev0U8vDyn3b0q5L/ty04LOCqLJlXpjQWnOEdy5Mj0jLuj5k1D4U7zBTCg3H+PVnzKKjrPWw1LD+/dFlCGGTn5VHpXoxtctyIkJc0xOTI02zgdCYJ5nJRsPyXFh6AxaeUSubwb5Ij8RFvmXOQl8kf9LWOTLuSJfvkaRaxp/N/qNjnpKcLhelEJ/NPaIA5ejIJbrxl/K1UN+ZSVFBmQ4v5KpR0nr8Uv99dAnUr71bNz4OT1Oa2hEqQjj5v2k6G05SywMCeNwSNjBgg3Ix3S/r9hEfbuSj3MHIUmx81OyhvRn59f4xTotNhNHpZIG3/fZRBrfEWStSEW39XtqXG4ViXZQ9Sj8Swg1EuIx+PC2BF8XDW3xU8frT2Ylcb4ovYDluuG/F5c+xV2vkOGQ+yXiHy2qtqJGiEJBUgHEBlWtdbHakHR7mW6TpmtIurQBeKu0QhQ5HNv9yTgh8tXjlHadgo9pRRIxsypS4khKmNcYR5TO31aFD/Gy+h5syj3ImViS7gziM1VI9c0zhgPqVk3Mx5aEnxW3ryplEj2CaSvBaNnYj4TKcQG7Y/pSpoLsL+GABeqff2akSpL475zVUyq9KLNKX6Txak8dkdTqpGIKqw4WRq20gNbw2EfE2wqPfS1KHRAI2ccaLzPM3J3g1Hxu5YHcMvcxcW4qZMSkzWJGUH9JzJAkvjKQJ+t39+ddv66865p3UyOaB3kjUmXV513TvKtB3rXhvcAuZ451ybHxkgYLxhRNnbOuxg6gdc2drbL+XCQAKX5WzJEf5yKaown+igDU6TU110W55seQp/Hr/caFNhaXvTIzqKtzuJp11JkbkYMa39gZUrMzRCZ8MD9anBp3EkzK5dVaoZ9r4axoo5vzjamjwUE7Ut8OKbguBXMGBaMs8MH5UW6uPso1V7oZZOy66Wkhk86HOu6VedKMBUVhWQKobLxyRniEolpN7JRzI+8WeZCUu008WQJrR6F2MC2aEl6QHWSsUxpC5VTI1xgmp27oYwvtJUIf1BdoUQXxCSemEeRt0NwBMlfnC44Zic4gYkRpV5W5ijEh/SglJER3oo2+n5IVVho/7ibssaJZF8R05ZYyciDWcBAFjkLBj0JRcy8EuRdXGIVCmOeMDIR6tncJGIkRqAWR/xnFDQIfLHUR47BvkdsnZe3E0OVtCoSJ4b+DBRtdeK3RJcxWGDU+G4TFr9hAvdxCbGhkOKLb0Mh4b0IjF01oZEawrgocW9GERpYtvMFZKqGRG4bKaGBcl/Zt5hJ9Q3KJ30YuRZdL0eSSIJfGLHpVO6/3Y9JH4E3+kHLzxpj1SyW//XeF33o1ZuBg5SjgaF0yoykAF0xJXYMwRMo/QZRO0FmwJyX1wS6JD7ZBYAtZs5VZxDWwZrFhzeTUKNBkEi5TavO6sl2ywwvmTld+sWqW97JIY0ZxZTKNnB1WKjoU5PUnsiYiB0tayMOSNgyrJsjRZRNF2+VuQnGzS5zXdRp7LvqydPBjykUP416/cV2k9/ygczo/yj8rlfiVOIfjVXJM9edz1fr8NQ53nx+o1uf7q1Xe+Ms6BGbkcnNIRy3WUYt01DwChSq2fk7ghkXLCiVrQeTDNpNPKzPNY71/+PfMwyh8+PP6sOGCbvVNDa2lDqwwt0J4hgxsxw9skxIs0l3oOxufKvp1sxSuG4n24gBLbXi/cu8nvleEaSOikcPs+I/aIQIsY/91fkfnNjlNk+zPzipD9ox+Xu//vDr0807/5z/0Ifk8zn1u+p1YrRxt0tKy+JuncjTQpDYCfOctO4JMzJDUjLku52ck1myUHRME4RCC0VByRiiJleEpb/wxc2C/YCgUCvhPMmZgLzUT7rKRZmOCy8d+K61qdPkoyKs6PC9IU3p1isPLqistcWouGtjF2BhxJhY+/Xe+d0g/BSG4TbJ/NXw0CNvFQXGbogOre2shaUDdVR5KagXYzU2ZGVPGb5+TMto6R8r5ES/rv86fm2NIaXfUwbCc+fPkMXiV3KogZU1snpZOah5fP+uluz+tbajk8zfgGProjOwauY+H5MRyP6KxK/vrGkvLws/LvYsrpC26tDrn2Lynnw2Ot4J0jsJi7v9mooKbnTeB1k+KpX8BykD59NefMfIs2UB7Y98tMUZorgCwwwT75djtchIF00Pcl5Yi7g/zdQDz2FBfiRZkVRC4t+VYfI9ILhlIpZw2nU1x1nGC7e+imtb+fM8xKK1ijZmIRymtRj7/sC4Um+Zqj4otTL7OW3EmZ1Y09laGWUIRiNVSIov9PoNEqf0xk40a0EzUpayByEb71h2tcMu67kbNWqnYtcKe0rUy2khHnfNLWbNp8tihzi8mrzFW4U5m5/IaG54Xzvu67ka54LjuGIed+JO67qg0kSHrjvlOT2V0DRliOzIBphcbYJ55EDkOx3zw0TJL4TqJNseqQ5QHUMGXG45xrGoXrtbszGQMwAopf1w7oSwG1OyJsRxhoPVqWj6tnPJ4Wn6E05GVvh26z2yc/ZbIbklZbsWAhcnRTQgWvyftRK15wpk4Kd6yhHY8ZTo/HUdMDSNPMR03loo03nagqc8HzsgqinKryAT3mmLc39tg1JgHaO1xauHNrVmF1oJMQ2tB1BUHd8Wg+q99Uv1fU2q1KZWsPqXO6pSq5acUTJAB9zlJZL0CFV+TjDdbk9xKDCA6/1/vrJlQTzT0WZFzJqT+/xXPmtr1z5raarMm8rNmIpg1MMf2pKVvw2wK2PTgdljIb4eF/FYY5zfChNugAmk5PuNTysaW81O0KK25+kHpmHK4cffK72mXajhHJEU7y3/8ezRZ00X2/UPzpJfANMw9/Z2zJl3ZPnnWPOmVkM7F7b9k80vsk3+klazmKmnMXXqMKCyTJMf9THC2lel8FCuDmuOEWjJNPvCs4THJAz3JVcjJKQblk/SZBBrwI2CMJghOYDgjidzTImcvLExJLdCtP5Novwb5wqE7i9hAkmUyFnXcZlp2wTgG6b9SQiB2vYJljYUQ//8RKfhGbyDR8A3EuBsPkAFhl8vCKRsHhPLbIAtJniwUv1FkoT6cLFSHkoXqAFmoDCUL5QGyUFydLFgqugJhqClhqJ2Sk/baCEONB/PEkICGW/+Bc6czZn9SMr9bCEa5/6y2Gj3oP6g94+tQ0Vwrd/dVeS25Sv0rrH+sUoih337ZH9LDGlEuWQ5lcWV7+v6+qZinb3P2vlILJGD9R0eBZdWjo7fh7ZvXeox84nQbsjEGcHDyl7PP5j7kOjfYrmtyEl1jLNy1u5OiM+gm7WU4z+p5uvdKdJJuaXgPtEJNhWcGUy7VN5fLfW/0WeeD0sjINTIymLHMVD58s3JakwYfQq7xXOJlHBdsxJo/P+eEEBeSQDDF0byQaESPyCAP9W0hZQYdsPqzHzN6ywERkNWfRXYLqbgtJLoz0FO6LcTmVRueF8yddAup2C2kwuZYWlTp/bsPDmsRKO3f0Vmb9L0wv9wc+p5nNXmwQHI94/qmYHwLg56nF74MadDz+qx6unOOGa+T7fh6PrCTt0+QV9GeL6wsyLOW0BUryCtYxVa4eVdVaxUFeVWH5+U274IV5MlEkrhRzyWZyPNKq8jzwk7vF+jh66efHjpuhdXHTWd7ofOhZzXx8FHTddT5sHRoKJEShavnqkQQNZSnwniLVLQgTFVBmaryEKaqkBewVlYWsMq4FKyANRoYl8hqE68lYK04AWvBCVgviEumjkxbeau28lY5IZsqMaGQlEAi5K0i5a3KhreqKW9F/U9BeKuC8lbmAXirguetSIlyNR5sfWYyBnK2boHaFwWSTuWJ+nkravfVFQPmnI9klKEUyFuNzAHIuiC8VYG8VeR4KyE1keWtONVQa/JWI4a3EhMbHQOa2BQMb2X6r2rs5U0/OubKUZif/9BKlEGmDbib78YyKz/6CGcL47QpB1TxER0Ms1MB0xEFQ/HU6XaxlMRRoY+JqXgmxjA7FTA7kT/xGKYoKOEPbQmJeM2AF4uEeA7Q+Vav9C0tPQu85F6K1sJmNXz9DWM1K4bVXFEc+/bOn5bT42AKHI3r0L4Yaf95utVRsE9/j1NK5CnYbw4nglww/tkZQ8GuDE0swOQ5ive9zw5l5sIChPOkcUqB3KcEFzDvQ+1BofdBzxkP2Rmd3iH8hXqqGmGi/yMhOYL6x3VlFVTPJcPK7l0dnklBlWGFU5YN9Z+nBcNKfeTZsDjRh1WU7V65uD85584pA7sRiru7VewvLvf5v/jeoVtUbnORvYKcSgl87gq2GU5D/VKooR6mCl5ZQ70GVXBsVMGqof7lQEP914ErLh1JnXoZWKgNxfyORGFcwoMmwcyZongxY7LqRaql0/hdc2kDLi0zkjjhQ3QYkyAR3jXxroOYD1Gg7E6CePTRLo3x5WACvq6KY+4wgFfp/NYzSpUSwTa/LcQ0KJj4Y0XBdGW8MgLFFtRRz6r7GrvtkYLhJs2hYnHj39G36PHfYAFyfCjcpgG24tifTHyILQns5o8eGqNOqHn5doBqL2t1Kr0KzNoBltE1avKCGKvxQCYt8YDtdMosO8D2sm1G2TSj2ggCbKVVnS5vJN5o4EzZV63cezMxIOplov7a29fdLS9XIREx1piY0R8tklFAgGVz/Yi5nqXV0oWiCiGeK53u/KoS995XxGjIPMUv5U4rnV9z5qDoeA+Vz0l2hfB/V+W7cu8LMa13rxYkjEiZSIedV0Qq8BXZrSv6zGRMUjq0QDf8q9ykkXT4D5y1Zz6gP/WEEUDL3C275ExJG32mqL/P8zeUp6XTJo8PqQn8ORi2954zR7SyIEtBjgEm/bncEU1akH9jU3f+g1gam4ar2bH5yuQYfHGmbEMGZAVZCZHGmStoQBlZGBe0ZoXGv45iYvHr/CwPHI3tPEVQuNtbZbKqQPxHCLtKXitayWlF5afbhivuLbZhiUte7tVuF95RMrs3n1mUzyzKZ5aEmUF41ODR5S31Jf51a2mSMRRd8dY5OWaEpHKJhMTY7vUKuq5pXPVzxnbvRzx3+Sw9bBvThSCZPP/TZ4d17K8MduxI3g+38Q/LxSLC40c5g29Dy5zFX0LQBREOpDRK731MK0Tr9O+RvSGhX1uZl0XjRUyDgJVCLPpbH2urW5fYvCBjDP2yAzFjarzM0KiAjrcVoYpptxGIR8R8uagLs3iXsLbFR7Qam1BL+O52i8kxicjB0BGM1zPDu4uQUwHV4iIM3uppi/QcP/EfG0L1Eoov2tQdmxoM9EUcEmomdYX/kbpySQLEpqfFKhK7a7klTjRrCt3m4b3gQKb0hVbgYp9Nm/Cs5TqH2DU+1uR30ls4GUIhWlI1WvDVZWx+QccGZj5oVML4KDVeaKiRMOxKhbaQdW5zEeOrdcywZWWVhIRBO5ndFSE9JTXU0J5FV9Gk89IB8Q9/P7mTgtgzmyf5nuGmCyNckUHRvqcQFOYO/6kEve38hj2Ql2Wi06VXPIqDYm0hnf5CaClkClm6vkKSgUKqqxSyxF15qS9e5Hx+Dcrq+7NnzepbQskgybHwfjQ7pheQPAApflUNWBEVtEcndW4pjd+NCt7dotOGfZ2Rd+SCqRhfeiMBTI0d7EwuTZpLs2TSLObSLOXSHDNplnNpjuXS3GvSnMqludcFd4GXoklxfy7Fgz78C1okJm8Mq1WEydv/ZCAjxG0P3RcR0zOhuglK4sSDSZwSGUXVQ0LH94gnn314h4gpyZvzUSLhzDgsdBKJaPnA431ysFDUoFZmANeHpNUQUBJYIaCNR7yVEObjZ+SsRw9LUPrPyEkvzgNXmbs/+Xrhv6FzS/4YGOePgfFbcW5nGDaR/tROpHkbn1FEGhoiBs3Xb2/2+0kpvyF8wZiC/bgScGYpOwqz/FsbmhUJfRPjf/TkevyPnyozHM6Tug1XDcNdc31QNWOLKFz2XVqXPuHKb2iUXIIr3EbXgZMARjCpPNkfwdh0GAGNo9Ohrfto2jmVRfTfiVqeygVhcgilkBKjaJT/T81lE1zRHYkDg8Z2FA11MkgP72Y6kU768/JQkNkOJxwWCgK8prHoNydTibZLq4SZR8V5eQptA1/TnXQOox06MkibXyHSA0GiIka4ZiRnUFZizC0KWFkE93++X4e7vfJsDndLcjcvAaN3SQCcCE5JfLYg3ci7Dbibl7sUdxJCGEEUo96fFqwTBd0pfyqSX4Zb5ZMX5QmC20S9T0Ty1UYAf+KyiZJUfbkZtx/Vl1tS+vXKLSPcn9MEi7g9q0+34faM3m7H7Zva3h24/Zo2cidu39DbXbh9XRPcgNuv6NPduL2qt0u4fU0T3IjbL+nTm3D7qt7ugV55L8UsJ2XpA10W4q4lBHfB4/QG284RBOvgGWPpU2e7e4M4GjfJ0z2Mo3Gji6Ox36OzLQP02gVd2YVcdyL3HShlf7pTPt3FeBrLEoClFQRgWfa3+90cGGUzsqg/1pmP/zP1OQQ6ac5l+9P9YRyg/WlkopuJQLKDdN0DQQyzA/4WHy+ny+HHy82RBmq7nO5F5p4LOBDGbjqA1wcekk/T/YwCsvcFNHWvRAFhWLGbmxCXTL2QUdbeZBikKQH23a4/FxWMz8Zn2SEUFx7y6Kl5wYsGKpzvxBnptlke9BBoRH7M88d+1FMiNyPHbYw9wZvtinoQhDFB4TOYbNOKf9OmJK8lYBHperWnZCoJ6ZRKKKf9vp0kOQvyZoMMWv5NqgEzHtMLc1nof2JhB5V2SZ1ucziBONfuZzdtlxK2sYQVuvvlbOoF4txK927HnE1tbjLGi5JBtkoGCLaxDoTvgGRkBqO7iE5Pw+IRvyht0Sv5YLr/49mhXL7p8sezw+9K17/PYBodSpef7x4g+vfhdP/z3YPNUhAJbj9KKxvdcMpPNQmqypzly4ZURuuRHsT80balUj9Mpm30pc/1jR+XdH/YtP2NoGuDSiw3813jRy9dDr9fbmAO+znm5g7eYBX4+ZbuQFmK1Sgx6UAtePCOCC+ZbrY1KCBY0lHEUbqFVv5b5OOtfRRkmzzdziwXh1IQ5Jf5Cbw/1aBhmyzdKCBW0lHESrolzQCYH72ttXrUrFUEZUBsJztN7YI8RjhdrGcgQq1lIR4QnIP8ojuKRXcLFh0CR91soFn6dsVv3uoTbmGdjs6RoasQEUAiKWnfqqswR+S4Co8Eq/AWyeDoNVahbqEHBgYhDWsgCzH2CzHMeoWFWHQLMckvRFvDIiObrrIWTVW4FnvawlSq2EObZZKEPbTKWjyy4loMWrHKWswtuWPss2BehTOwMZTXYiC5KXagi/4Vob93uEqxo9weX/J7PLcTELNgiz4UbPXZfohy0NUHfb0P5pfYgfSQXPe/C869ByQzL6TdH/AEDTAFS2AKducZgkPCEMQNTwYODWc6Im72K9fkIN89xOtBt9iXzDxDlIchM1Mgcg8ERVj+A73pqu0lzqj2jSp1It0Km3DQNMFHaQsQcQ+asQk6/CDn40H+f8j0XCw9J8Qk6pNzHxr8/hCmMLoWPY9/B97FPA4+7PKQnPnE5B3Jc3T/Ac7SpkRRIlfk2rroJ0zB0984pL4HA9qdHeKUOJiuRHVJbQ/K9RBQdcvpISyCcE4c8mWgJodyxbAjQeS3gshv8euZvTh8G8GcOLRKVaSXHzKz9F3KTWw1TMAWdslmv8LclvU5XbRDVqpMmOWgfN+JpiuzIdPmgHawmTa51rYqqdGbN1tF30MHCJlsRwU92MzNJx1i38sH0Mslru6gBQe5tTPRwYdskiS3L5Mr5u5IwvguJtGuP6htP6D0aFkZbGDFc0Xh1DchfmBZfJuRynVIhwkLNcEjP0ULBhPkH/Fwf7E71lA8QBfPo+Zc52tGFMDUGoqlJpBMxuIn1g+bwEQzFj84McKuIV7xU42YXhPESsAYpeOM4hKlY/TPHU/HLgJwcKJLC9L6KVFp1qxY4LBo1VDyQJBdi8mh9l0DmIqUtfy7pEixeimnC6oNg/fIzROikfRKtB+pUSq2JMIzo8Riy53Gp2Y1PjWj8RGpbsJzNQQYgF2EspM+J9DUnhJhG15EtHcoikgG2Yr4s6g8QEO/azwCYSy/a9NH3JjfNEOiI6X41ImkhhyY4rpWmtyNiSse/+20eDdCkogRjEQJh/NlkAu2T0r+Wmge/kOwkFAogfrDAR8Vfl8LUlRKmXA6QZK2JCGEKiUsHEOW2qSw5Z6Wl912KVYdQV0olQjO5wMqnpTJIpeMzGanIXIOhB7HfK6nFEmjoKIquWtek1YfGYgr4v/9/PJIDeM9L7KdCJJ+hDmWu5KGPLYz4WIRgjaryZUoCUVFhCiKX/+LCoOrD2sSPYKJ0GvtbqP3a7/3R8uwK4qsXdHQaVRLmxgDScvJQtqeKpLpPaJ3GXEp69dpU9HK21S0xbVtRI7WcECKbpXY7hjUkfcabgzmeWdEqNVSW72zUTYSLPwRt/BHpPE/JbGPcNzmi2xUrKM5rFzy41zyo1zy41zyY0M+AgAv7EQg2WoRSkIuHTwdU3yEEegnI8Vj/ojM4ydOm06BUXPvwZx9yRu3fFeLLO0IyeN/sY2gfaPMIACZCN6e1JSVQyx+LdLI4bWQT9pCRk+2GJdtRITxdc32DNvbkvJBKgn4Z1CrEcGj3XtFJtMIRDSBh+PysYcEu22EdKHzciCG/SvgJXMzp5yfORXOHG1urgW0mDOl3dZqoLThaw3jdZ5rAoM4RgFok1ZZTbHKqjAUEOEOJF+VGlJlq8+r9nmVUkZqt9Ev29D2/ck5rD9ICTUh6vOpp4cQa5HQUmkvfb3cneBlb3dSEGaozlyWjhaaTQuyRaCpVAiCKLMo7dZ1Bi1lU3JkHqa+mtLHzjh4kiknh6WcNKGHbMq/jDwVq2dYyqI+Nmo2DAXoJsEbJ1IlZL8je3DT9llF+kxwKHZIgKCgl2a0eyYwoBUCUIxcR8EVCUGlBTcxnViRsBr/mzGOqnQ+qgPaW9QImBc46/hxb1FV51XRXVvIKUA96gGKZozNEKGqbhCqqgIn3MzBCRsNp8AJVyQUTKXzv581S/PBbp31RWQURh1nPJ3X9HaG+3Fa7Y5gV2yK2LuRP8Q54XfTCr/buDXC73HcOuF30wi/iZCjwm+E3TTC7zHcLRrReNMIv4kXmhrReNMIv9fjbsaIxpuB8DvBLxV+Q1LetFLvFLdG6o1T+6LIwZtWqM0QmEaovQm3Rqi9GbdGqL0Ft0aovRW3Rqi9iFsjs96GWyOzhkDTyqx3ILhrs/c7AIzZaaKGz3BtM3y7+z1yWuK4m9+VdNvBAqxYKkRu/zKviD75Gq9bEJSMc2UrolTyN9CH3kwQNsAwEIx81Ox9iJg5JqtpFtX0RU2zqGZY1EaEf2NWgC/6JK+bEc6N1xSBzXntIrA5rxkCmyf+TKDSvR08BexCMC8eD27gCQzhQJZyjA7mxBZ7PNvAaJyYPluhFdgCEf8SGHlms8hsOohTnfoNPrh9SNieJTA+nXSJh6CbXkAmN8khCKEouzcGR6tNkuFmZrgHkadZr70s+ua57r7+eqW2Xvt5bMS5qIvDdAoBxD4ItJzw8Vr12if12mfqtWzqdQD1OkgXGFPEIWQyhlqPoultf0Id91IRBGqTH2P8cQTHIccEdjv+dgmjN2qZRix28DPFIWwjxOmdfp1DoSAUYE4CugvweCD0W07H0fg263xjV3bOdV7IV+m9DgrURKz+lhy5DqbrpaoLPMEGMp91Qrw0zjpo5ZvqoIFdC0E8M9Mv/PV6ZOKs70xvMnHWm1aA05Q+H9bdiLPueyg9JMGBbCN4NjjgY56v8D3C7YFHCvvcBKj249QVhQbN4bf2SB7GsMBHsfTbXpYafL8UjlkH5/0eCcIsxnkcNKLdzfB7i2EUbD3D7JncJhnoc8ZoXUy3iA3HVgRvX1Ofn49dn5+LTZ9v5a8zsenzLaksH/Q5sEi2XrvPfXNdJ2AKmYP44hpHq4v56IKB5zaM3ajsBqyEkBKkux4iG7YLonhsWxvQ5/6tm9c4nt0CyWTaEZnyEV+HI7kAUsxhxZf++Q7ooLahu7eiw2WzI5snmulbBiqQ3iJLfdEs9a1Cm0SCBjntbrRlF9IcQdXwH9KLpXTXu0Cal2SCoMU3GHF22OQl/Fz6LqYFubFpU+ZyBE/Y38xTcorlLebxrpWoUkaCtOtd2uXpERCpgV6/mdoJZBXQuSPpHuF294A+UDOBRvu3Xd9v3SW294j0+gqRdTWHFV/655sRTHgjpnZXonq/GPT64YEKMO7MTVQxaa93SXmPPAwBwV4VQC2FjdmHn/ukP1nRIjqBRA/NRt9C2o7/MjB73qWDhs6XNumzkzQEMd2wZ9jkkU7mF3vQyUsGlfJBCZ9E/uu04hla3Mq0yUOUwFG25Rg0jNeqKzQ+TvQi/WmmS5T+NNMOpT8NrNcRSitGaGgU8H3HVuD7Gmvm+67k63KsK+eSV2Jh9vbj9s04x/e1Hd83ci2+r+X5vlnP961zfN+o4/vGHN837vi+rY7v2+n4vm2O79vu+L4dK/F9mzzft97zfXM4SRoO8py1dnB83wbP9017vq/r+b5Fz/dt8Xzfguf7Us/3bXR8XxbyfVkf35eFzBgC0Z4R5gv8HQMVI9r4m7x2DxYuGn7vOeED6Z+TbvJ83/4+vm9/H9+3f4Dv2wz+jlkjZNMXeUWsoFd4XY9YuLzC6P6rvM4j4LmXiBl930bS9AW3G3S8cHdJZkPXsxYdo8jdImTuYc5HEDL3QXBr1lTHcFJbzELnBtkNOLwNkt00a7B55RqsD2vgt8vrqsG8qQFWCkIhQNhgeIQmmQDUj7xBy/Nys1LKOuULxuTHuPIFxUAPENZ0Dbwc6tcMm7cCL9fyzV2Hes9inrdY5y7QB/B6a8hXXABfsQVb3Siio84hRoJn5Q0LRp09NsIcX/Gi5ysuWr5ijr8uWL5iMZUuA1+xpRGO+Urcge8haaFvBDfHcMT890shL7fEPTDsc8vLuXHKDHRWjvMSDbNMqjkziN3+jPKDl+Q5RMlmi8mmi95uorcxD7pzTbEqzJUQJuXLwcG4LIPRxWA0MSRzaxuMK34wXrKDschfl+1gdB2T5wZjVSbPN981lExH97qGMVOOA6aq0uQel55sIJTnya7eCd4t6T7j3sk+2tin2LhmH23pryZFk2YfHeU+2pJ9dNje1aAQkuCmw/bRkS7xYSj1b4m1ao1Iwy34iENdAEeUOvxbeKvWL3YrhaSHKDX+Z0M390FpT10fW2vuFq2pGqoTvXZ6YwfZxHexfJc01gQSPFQINBIyA03DDNSEGRjpYwYggU9rOSHQlz1j0qSmhuLLdu9Ju+GDARjpvaW1oSh9VEXTDJBFkK8xcCkMX5VIjCniEncUEfxBVq1KjgjBshg6q0BSzYfNbExiXt2pMCN3coxXqE1ba4M6j3KYm5wJj1OjE5CGgwVIosNJShdhBRemnrFgkWikH7sjruNHVu1qm6yh0QTPATTwOYpikn3x4xo67T30a9wXP6rQye/W2XyXMoentA/uNQM0UFJTH9tBTQ2CPAbyJ9QuV7tjpPec/XnFgCu/ccb0TxOsFQEHeNxjwxZ5IZ9SNHq/po1eY+MD6hXKnAnJ6ftUE5lOdlZU/lE2Cz2BCG/BiXVHNFjcLGN3Cdr1iPKAIxh68EAYbEHkb4lelCHQ4S7B0Gc9KqzS9iePjz2p5AvkCgoHBgkoQd0wejobS8dP4Qg4xgwqQH1R7Qc0T2LqO4sXQ91sARg27oa+OkQt1MgL95vMUFRDyBDzj1BkHclcQXC87ldAkCudf2HVtbZN4gJyOh3HJOPiEjXiqIlUplq5JA/t6/SwUy6i5HPwovwVDT8gk+sjRS4XGXL7vEDEM4mzphFKpsQnsrdT/QOanBEw2e3tVPlwgQgs92lIpHupAeVELOhElIhtJ3DZuk+gbxcZPqpAlhIKAaj8+pwXwn8zgu/L4FzUXF9VL6avJ4/RMN2ZlFclgKEYkv+uWMifi/oD/RWvFfNvfsBJoS8SYBDo75S/vWvA34C39znPpp+PE9FwDvpoKlw4FZldAxXSNQgIota00fkQzMV6XvTFgrCB+0pCZMt9gfuII10SIptwrAqdX7Y+Uk0a+Bet90yJcv0klahZ6qWirvxFQ0qr4oEiaPwFB4pfvlMA80E3oQMbXoBEtKmKBx53RSDvcFeEc6tgfzN8Ifx/SSFLOmMDx1LOg3X9A+iCKzb+pEx42SfhIHAsjJNRG6aFKAVxMrjHd5suiECNAApN9BP+S5yMRn8wAVBIAyRfb6xmsq+jZoM3lkxsVvITGhaxJgdY1Vv0ndFdUAE5q8M+NK33BxUIa0H9jZ7Za7lAVDEhXBDJpybn9qBbRU8OMIoRDMPlSKnnptPYH+kBiz2RwRtwFhbPonFjsweTie6Eek1QaR2bcBPjBIPGSNpQlXcIoYLNRJNIbEVaVAjMUnxKTuQRsZmap2hNQUSnEo02lKbB+qGsGGRwaNONvAE6K8YRqdyNyHn/UQYo6ihX1WX0U1Gf6GqIpQxkgXO8dPY9LdirmBAdE+gPiUOnlheAfKJUHImbBJEScxnYRtDs5Z5W20voJ8nII6G3fRhqHlGydhGTxhBkxFWhY6sAJmcybXKvmKK6De56k9QyfufcAQEKF2FGCcPdoXq2yKmI3lLSXVBvfhLyZqexikWFYlvpTBNLCBlLjQDRhPo2mwgi1ofR678NaSesNrryzPHCt7Izxf+rIQd4TCEXGKHhEODrja8mxZLabjwhE0uIQvmk8bEeYDDKBrPFKEvDtVofJjkSZjGMadNwa7XOtUp7pYZhHAdi2ki8XFklYmQlHVIEXQIr7Wb15yTaZ+SnNjWK7cC3Wc+EYrk0or56DIzFirF3q6cVeL+OoBC847Mn5E7GXzAC19odZCPF5T9JCYNQlvr/H7LR8zyjnKLBBS/YE0mzDxfcBEIhCExjtf7QGKw8ocSyPuRgwvbwnCEILlmkk69sI02njQE33n8w6MY7zDnsmQ/6l37n5s2EVOr31IVNHKs9PriJfCVessyPn8Xc0/GnI4ZeX9FAVQpVX6QbKXe4ItTjMKZRpKSSAivE+4zXp3H0HvRTPiP+ywf7vNdQxXsZqIoSTGhCxFmkILw+fGNH58RD9r3Ko/xhEpefqtj6vxo5myVvCaG5RoaLhMtX78cjVa0v0eVNTawYduvHjW86GHo0JoMv4CLv0V8agEruO1mNgWMkDfCUDiKyqTwvZg3awVQUuqJJY5iK2hGotUbnHz+jVn/ouFOZ+ufF+vMu4T14aqrQDbclwfCKj2c0JGT4OMD6eNoYkMkRwXEasB/D1oIs4CSddd7Z/7jhpQGj5I/Dtx1aPHSyMeGbx0CA8R9aThi/VOgkPJrHPhhlETPZ+DvlvqpWfsxXvx9nZjNZR5lwZIX/yKxNdqR9IFnEZeRAkmrEzhnxgmWwq3RUZ06LQBwVgoL1M6QXkqQshmq6VdY1oGHDKNaweVP+PviPeEkpIzRyhfCiQPypxkPKRtj7OMHeEwjhhARxG7jGNsTF3G+lJ73VlsjZacv1OdFATSw3HJJLYB4KwpK1FzGVRmg5iDtI89MR2iY2T2UjNFscaTGWY4vbcZ1xcPDBCD/glkeBdhE7a1MO3qey5vtwJmnCVIqmoqMqzByjMGhMJEOcWu105G5OLBpbtXFHkVZbTZJ0f8l3wGAj2L5hB4QnQ0pyMb8Sc2s7vwplbfctQaBBK4UoCpX4ohrg4O4XhTDTn/di1Icb8nQMTJNiYMe6IiEwzrGOJJhlWNU5IEsPfqec3mDjuJDoLp/aRw19RONGslka6BF0GzRJvMWoCsGrhhq/waxK0UnqAg/VlHM7evrfSNW5jQ48lON8pLSA/RA7slozeDX7YjVR6l8bH4i/uQHlFx/VsJd/gYDymAddm11XyS89XyUQoZxMhgaW/7GVA8sP2wn/k3WT/r7NY5Zvqju710iPMCAq6/nLW8CeTxz6TNgPThz/ThcSVLbIqmXEqg6t1zJWlZwUruoOiFnVRDzkOULYqerGX1W0G3B7/9LCP8Y7kmNqaqUofmJoTq+KRrel7HWHcrFYD19TPFzIIYSHC+igcLooU2REVd4YwXP0dpwgLqrgm2BOoAM1E7Useojng5aGwQXFELZ4kqHMUgb4bt4+tygcNd+Y+GbTpxQbFMEahVTEN8dLZ6E5jAk3MZs7oGHnXDaHxHTmXkg8Iwn8PqdueXKbznwum/fCnZa48a+nWHT25WxBaNn6dOEFK3dfL1EgQycyHaV3/eZv9qDomHc/6A3Gz1KTR0Oiv7OSi90NnvClsKWaupVUijd3y0KatsfK6bTDBlfvEUEYuFK5I2sAybucZWeOR9/6GJTVs8w4zTZehD4S5llC5TLMEVDe6V4T95tBWaa7W6TXqQiv744Kn8+23vFYbmueD3z8UJKagsyRFM/n7e+2KIXbYlkdmRgUysW4M4rZdbg1itn1uDWK2TncLhv37ppRzG7D3ZJRuNaMYnYH7qxitmYUs7twp4rZG3A3Y/y6N6VbP/N8uvFSNuvZen8L7TwGcsZYqMy8INLgWqDL5THa6HJvxK3R5d6EW6PL3YPbi3q7l6ipmuBm3Brv9X24Nd7r+3FrFL6Ikm4VvgdwaxS+B3FrFL6HcGsUvgisbhW+R3BrFL5HcWsUvrfg1ih8j0GOWhOFb89oWSfIQPe8FnaCWtie18KW06MHC68TZeyWffFXeD22L77K66GDhXME9j4MG2pej8DoOfHeWYFzjrrmHaP+5ajT3KReyXg8PeT8CGFlcViSHyGXdpyWEU2JSn04cKJCv2+H6mcbBmUR7R8+61I4ROUczUSdVWZMIhj1pYd7DO/unFIXSdbWp4t4lN4gmez2Cq5d4qAr1E4VXEALWzbgWtuSpXCGLDZDz8RZOLkupuvxal3gjhUY1QyddtAczoKEBI1xn6PfjO5niOlczahqnzqt7b2dqbHFp+nxdIWCslm+e4jX2TQlH4Y2HEm1QegiuMGB2PXS/ZhQ+7q30CxHNMHH+v2vpKoHWdVlV9VZP8QMVHqTH6a9yG4PJuZNyHoWboH8eC/7IxXdN6oCT1A+3C+zwNf9eFj342wZ6o5LOmvqftTUnV6vvUbe9e5GmTdHMG8OY94cWmHezIa+Zyk3rh7mRDBRQJxukamCyh/FHMLN0f5JhgMVrIHgeHdUvl7TjErdjJoxM6rHHx2zkxxOpXnYF47odhCsk5WmURpMxTx57nl32VXmYBr6Ad6I/NLFvs6ioRXsBJFStmm0R1SlBFTTORIMpPbmkOLE5mo2mETd42bl3jSEnBzXKZZtFV+//OSBkZ6aWmEKPazueMveLPI4GuAnZXArC+A4Dddm7ZKRBSHVkq/4NpK3bAJMs/3Gx55NfaPSoFFZujKyTsFt92ah4PbznMruB3wGU88T0Ctd6MJKOxVZCLcO5sw6WK9zRXYh4tyoiGsKmzB4pS2U4oT8BFL73GWYsxkMdLbAaRIUx0LeIUqx9XmOBqWSE32DgsJ04ezxwrc9hpgrfvXU1WqCxPYdL6R4U5dpdJyc5XuhCJxW5s47X5nQE45X2HxDVKDfhzmXlcVfoRocyhRlDQYIdLTdlNavZ3vv8sOf0gAKvH0xRl9BCveJGGwSrhdjUHM8PxeDxcDvszF2IVzPxFid46gGdlazb45zX632fjd4MMIHrxf8zrrjYOH9uCxRPSv76HtwgazmAjHhYMz+UV6h+zovlfkdX6/XYlAxlPulGOwPrq/GYH7w/JUYVA2/vxCTdCwC9BEMEJ6/FIP9we9Px2B+cL0cg/WBBpEV+ojwFvsKFKZUaaBlfkFa0vuY/6WJn3MPsN8fLLwbl2374odx2U51oDAF9+PSo2qvnO6kag9GsgcJ6ZzeQJ1eOd0NnZ5fzEsyHw4LOXQbx7zfOE7kpEeY4JnfPE883IJT/Xx6YpXd7YTb3ebNylg0KyMzhhRDNlJ02eejcBudpbNwmebi4nOEu9cjGwXamO4k7NirEefQYvyViCa3uPlapDPnjcjA0nD0omyH2Sd2JK9EwQlCDFbx8NUomLDycD7vDoZm9j/Y6lEuTviWnAgJ+gn1Ugxs6tE98x/P5p/P9erwr7MT2tMff1e6g+gQ7BTZqpnF80KY8mupjxFaRM9keOWKLzV8ZW7LN2DFHYnD4KuK3woyzT5DD89a86pDPtedWBk94L1EYmbt512wI+8axrDwNHMk7KnAN3/eMCnzZhfdec1uwxQMifN2MwW3KfSFrKWXIl1Mn450NV2OlBi8aIjBJwwxuChoqAb39Irgmf6ghgeh+HMWxzNux+UdCkBb8Dsy7Joo+Z/VU7Z9vMKOojsyD2utwkpbJizpjnfZC9gaiegy28gfBmfXtPfN+73P7jBm75vN7X2zOEamfqkEt7L3GR4Qe1hVtroqLC+x1W3GVue0ZZg9oSasEnidhuHmh4g2RPpaEwj8OAz2XnN67eqKn/qw7ouPUse57mBhCRva+n0FHE5hwwrxfS1ND2B3h5XGAUiZa7CcKOCcBntXyNNa6YY0vXgRQtFJGr6kTdW8iBlNzQmVGjJYosWC+PxSWnvp4zSaegS7X0vkBpcucqRpLzR7caXdUOV2FQnjDLGS1Yd8JaLzfiT6dYW5Fp3cWsOsRBSxFQ3y8/V9VdVSm5TURRJMFn+2JSKpJMqcBMZ3vxlzB3/s77QA3pnierlb2p8sCZYd0ixbL1Z5c2w/hHxR43+LkuiJRGADdySvGcxGYmJf6QML4XssSry5rGgTyUMK9Va0X7waecKRMPkrEZF8VXBUdCCobzz1cHD/0HsV1gYkoWRCg6XJy1lFCAWQkV+Qx0URzYsughEQCAlRUkRONEikrjB+jbLKUYJ1pvz4KHrzB26ZpOAwMc70bCWFiwqcSMDE6ImxpxKIFGteNH5mzGEsUPAsSkcYEnW+pqYFlDTEBNOt6T8TXrm2I7kaQ/iMK5gU6oVfQaQc0Tm3RHvJpC8bGOvnhIWD2AQYz5LQYzgPg3IofosxlLCIjNlIV2O9tjUfmmoK0AMLEXdYI/gcYX3AHHUI+vCqUefeZswZsjExWSglx0JnldKcWHGJccaohIN56rTR2tdDjMa4d/XJ1dQusdW3iKnWSF9QkiTv8G6UsolVyrIdqpS1/u8JadCE9X8X3I7EK3inFL9jIshranheaqpF6w4qeMep4I2FblLzUiLBLEmcjZoNSnSuKGJUOnPXOl818agga4KzdlnQrnv/b7ZGECtj01Ews+r9sS5vGCHS7BJMEvABvJ8Ou3gshJdIJ2kEMf5yNr2KMcK4H6Zpb5dw75wzhztXzEoBcS95QBTTgF9TvQZTCjQwu3ZCrD4VQbiZTbFrJ+4U4akx91zh4zHptzF0Pe0+JzXsGyO9TPi+bQeYLtCUSWxkLvCRYYRwxEwTJYQ1sb8eYcQylP0ZUbbXeq+PGux0SATdrSDLj+r1jVHWEAeBGc59HABm+RuM/zpecTCgLPUqDGNbkq+Aq3fnh8Iz8/33yvv1/vEcu2xB3p2TuTfJhUxceYg7IPZKZ+Td33/a9BWOUl5yDb8MefjJGDNi4dRckE2aLgA2FwdxmjwIHZ3Luv7DbshaddLZSwgwCOgZzpdgIuAsttL8+VZC7KBQmZLpAnWsM5y/8LJmJiC2PQOmmG2c647SzOvlbJMcdfG7nE7zPe6mcNkkz1pqSLMZMxznuJnTaiGV6EpQApWHL5IdUBVasRRO3d4YDUIEpdoE1qgbVd9mMf95VFa9OfTiMA/50oSzBKhx/F8bZbyeffGXeIWB+auj+vwV/saM/MKoMBbxlVESwYsdWrruKnxoVFhxZL3tZLZF8n51hHlTEbPNZL+r8As2WappLkqaN4I0vXMxcQPYYZpFrfO3dZ3QyxO+SjU6fnYpfn4z4qwr92xGLmU6AZFyh4wPwgHwim/OxDgPy/225E3gSpynnTRdfSEV75w2XVEzLHBNjgFbbT12wIvX1cZY95uSt7qy9flWCIsdHEZN/E+gdRj1BfyQLQAygK28XojVdxH7YNSf2NXmaqSJwU/QwxHiM2uqm8qc/7DOeQFf50vR0aQYcVKOrZjZG+eGeTWIaKmjoEvh6zzD7Sf9t89dyiRt/zrprL5OxmC5hLm8YKjXra1aGCR1eHzb3FzfkCYaHH7eNXxeGv55pTeCk+perZdX/0ZJTcMtyMz4p5hlOQaRunlgl2a2LR0jrCs0S7zZgYs82Qn/NWzwu0BvYJ52A5WAEHxMv5AtacIbZRFnN/F+D4RSWLl7IdHC5eZ0npd9urYhYeaFjGLCdTispT2YbZCuTzkfYrReMJ4n0g00XdyFNKxALAMNUiJ0ZzTdIKxHiQxnOqqR50ACJP4qIaBoqNNNGIWlTGMMoITppp03LF9t7C++rbGPOfaI/+y5AQaySVOBtkuH7Vupmd66b6XdKfhFw+wTuGfoAUSVlOi7JTF9FZvPgLew7BB3Oe6yGz9jGKH/WX0Jap1/a0JibZA4y9Yw3fB3B+xuTBcZ6e4Stm2M2AHX66Pa3a3j8LoEF74Z14P4P43/h2gjgWFIZHhLK0zlloJHCdlOHNkeVbJt4WJk6BAxQZwQiIR0QNey+Jg060PIe2bJezkg71dbPNznyPsF8LCUp32U1z2QCY7o83P8DeyNs7zeCBXcCKnm1RZNZncVfr0tMbqUvG+UvM9L3nny/qc2WapprjZPGwW8I+8vgcjdmO7o2SwC8v5SRB0kD0rdsipB4ZK8s2cz8uS9jN2I7MTh/cmVlpL3y7Creq2l5P1FkPdXW6olJUFlKdIVAUG9SIJq6gEaHLnaWPKuJW91ZVvyno/2z8OC7iEjvhBH4l81VPuVyJL4cwOJXY3Om8TnSOKFZo95mg1CHRBtHvFyJnDe693NiIKfEaVww28wuFh+w6djFARFX2rqjHi1aTZ8/oag6AtNnRFXmrLhN6hox4bfFE9QnRFl3fDrzLtvw7fJUk1zUdLkZgQk2RiJxZ7NIpgR79YJ8Z5uSRXSGJXtPZuNnw8lTN+GzoczDZ0PD2KmN3Q63I/NvqEWAez7xmnTDUHf3wsxuKnCjuSUq4cZc1PqEVeuPj8iQQNVlc5p1vQZuxlwJqIufUfyfswcmQDL/UldHY5pymUIfM1QAjWBcyCAcQggHfSYH8wBzpgj3ynSgeChvz0S7PASQwUPLklhYj5lomBuNSehkWfSQwRKoL3j1sAECD4q6Sab4iBTfKc8O/Jwl4HP8f2Rh5T9jN6Xbn6su/laJ6mSIdHcsS/YECtbXwaj13kZdiQlZ41ctieqjdYaGZg3Jpzs0Ex0V3rPM1BlbLK3BzXgIzdFNS2Eno/uIbHaJtcoBMEJdZR71ihPodgFeFTOktvUjXKzQdDr2ze4X2zgHpc7tHz2ad1UTGJEsx74rpInJyUXXiRgffzmD3RY7kZHg93oAHejzdh14jDkZ9+es1kM4Uqy22TJSTULpT+XbjuCoIpHsrnGEibT7S8HzP5ylLut2D6xb2ONhR8/IvH038eIfPyA0p15+aAExIoSYxARRZJipoRR0z/z8ZV8ay2LVhaGK2tRcJmQw5pKyVVlGynCTFQ4lcDkp8yH5X0IX0KUiyn+mqI6yZK/sid/SUD+ztRgA53T8PFoQN9YXH+/JooxJWm3SPrLVabPk7SP1U2yVNOckTQ5krbII4weTJhDQNEW9QSzBBaFxkNABGn1bCaeoMEW+/Wqnl+uVpWgAaPqzaoStBmcyqti8sZdRP6yXQEt6cjZpaz0rOpqYfc2LXSrK9bubfXhlKNjdai7Ck/XsqQ/zENaFuXFlMLZeCgmgrLwLCumKgmpVT34qOXAFbKtjsLIR1uBc96jiRHKe6nGjoLitAZFJK4Xa9To882LtewWKoLfgTE4DoFVDzzDLd2czbYqVY4rjg064nJN8lZ3xk/XoFGxibNbePzeKJKNWnYyxc+NWsyFWnar6tiwUVVkWFF57cAE6WTHrsn+XUtvlVWvdhj49s2KMe0CJlRF5zfdv4AJVdHjhogBAJ6x6QXyuGE3ruCA7luUvkN9Rm456ayVtS/9l1tDjZc0/ISkO8kO6WdkjCqjxFOUcA83Y/mQQCYkkFxzIJDkmyfdKWsyOHlOMpLupOFlJ4Nz59i1z51v70ipJDoAOXZx99MDRpcxgbkzQdEMLpb4jQr2d4Hc/SihbHdB/ODJmhAxbAIqlSpT8rg3YLzTG8hL6eHqBn5fTXfbL0UgmS6gSP9F2vlOAv5TjoqTD27g74epasrk5kLiZE8Lmm+i+cb5fMM838mDg+aY8JBgDlglOfUsEC8ZQR/koDdxiqDBE13uTImqe6yLqR6BR08GgvfP2Uh9mJacBRlk1lWcYuGvOdVTEXPpke4YDzkBVxFQDDRkCjWj11xJamjjVUkbxwgkPCEQLqHcuwR3Tx5R5+Qc2r3N0JpyuxgXELYz8GG+5fnubY30Nghn0xWmlKyI8RUPsIHE17Ay4S/dDsIEBW9Z7vW5IUfFDR3E652twGElwDzZShgmzO1LUi+TE5wljhAxjTD+W9NxYn3LzySE7noXcZxK3OpLQXHCj4wZfuS0sH+NkL9rYobKuMLtstluDNRemUThWwMqEdAJEl+HxPUuBRQrNJQN4rRyBUB+Ux8gH8MnhXw0Kof9Bg82syKrnzSMCIHC2Uo+FldPRDsEFPm4xMaXWQR5S2IBzFfRA7OfhZh8DKM6+ge7nv7Yjz125HnioPMUME5emuILnfYlaCivUA7Oj/jjpb7DuiqCqCghr4Rd4fUyZDcCp1ESbGBRDMluOy+JGMg5MiIpfT4pzxN5PumfU27rKGgmzzWwYGYY5TfK2QaXYEMg49rQkFWpMyMyMi4tK5PnFBdojn8oTzfIU8bu3eCfrl7+yiWTCpR0sCbU9X80WMUSYU76VqTVoM5uGBEVcYrctlnfR/z6Rmy/KMqv7yO5w8sR2uSAaIyhuG2CUzWGaijc1hgVtoJ8NWZstTemUyTSt6FV8g14sJLQS5TNIIb8Aj9ucz/BfY3zvML9xz7rnJY5oT83uIw2Ui0iGWzaXzDftvQZvpjeL4ZNVe5HumglZGiXLO+E6QiaR6PnHCILupcoo5yEQKV6tWSY0d7VEjyHO38gAYzF7mRS2XPt3FGZAt0xc3zgpjF2Mi8BA4HIa9dk6BIr2OJmQ4qbKMVFzcyZJ4x4uWZVV2y1iF7VFTtV18QqH6vasGT8QkW1JZ4zCXoUPTQmexXwYVBLoRd149t+LSAae/oCnB46f1KUzdCrMPqWuPHWOj96NsADSRkadA6qrXVQY03SvtG9MNc5c11nriULGCKhg0vCF0oTqXx24X7ts9cRF9gECR4xGVi4h/XmKh/64MEl8RqT74PczoytgFTx0oZGWbx4Yv2LeIXlJ2aeSpzyvfpIVrWOY73zJYacV8/falpVFby414gDER/lVepVRp42H66gUvcWluLbI18ZrTqQPV6Nrdq9yMniXYSKxkWoLi5CcQ5DoigBXOvqINR7FSqUqplAVTFRLJJRo8rYuAJFMhnFIbIE7XGLUnCDWAKaaAD3MQ+oOIbv4D2tilcct2MTr9ydGhokVO2Xs5FVFMeB7/ZITnEMdquaSrvV77Fjw2MUHbJTxyE7MTzGCu0rqtVKEUEZuUDa4jidlm4FQ6YBGOF5LWpiIjMEana6MYuTlO9mMZWJzJuGupGWgg5gb7HJY1Aut9MxbJltu/vSGS0D4oEFbCpxHUaaRWSfOV19CyzrPSL8jUh32xQdVUlcOAlWIC62+b8XNN8Sl45Frig5H3Tpu6ZFrFjpY4WqAISDeHChIzukn1V2Wt3rzyWcvuklflZ0YUSUtLXcYjctLVLIE8zty5Gf29GwuR3fY0Ib5ua2OPWZuX2ZNsedf3DW1P9yxLEXF0B1ZrIbinQwvbA6PKAAtN9M74qKNrJWy66UURMA1Il4ZTpejoLp2LDTcWiXDq1SUbqUygvxXexYB1Yt1MtTFMLAHEgiaQcVfbYj+6RdrN1i/FKp25BwNFX9ZwyAqpT1vFnR6+uM61zdlsBt+Gj8hvkB846j8VX+GBHzpK/xdlxuv1Ix3VHE9WrldJD7G2dd7q+Z3F+RDKHkjfn3jfhiNnGAcQfk4avy8DU8nDyQnOHDCdAGyKUwr/nd5MvZ+AsZECWv2Jq8kM1AmG4r80I2CxF6WJ8rw+rD0mFSIQViL/KTseFYsoakV5aswR8YkwsAtPK0aCI88c+nPgZscIs3670UZsJ9I6KXBf9m0n0jbzawI8viPUnLyPMVue3KFCmJ3VMHESeIAlcK5ZBKtAqOHkdBNBQoVIsOSbXokVSL1mEvw+0VCzBaNA57jAJjEfSLxmFvk3jPKsBp0TjsbREkBgWwLxqHvUVBH1Jnv2IOSbVove+249Z43+3ArfG+24lb4323C7fGue4G3Brnut24Nc51CA9knetuxO3XbGDXonWu24Nb41y3F7fGue5m3BrnOkCy4wed6/YbE/8uZX37vXNdlz4A+71zHcQU0Hdwyt0MzR6v+6DZ4/VGGATzehMMgnmFfucysPY9mmqKooimWjRZpSyq6ItKWVQxLOoGrEfAKdH+/iu8wu3gKq/wQjjHIqBcPMvrLigR/U6b3uzi8gHF2BpKt/1peUymhXf7w2YURLYbE1Np7E84+OA/7KDHcG3TDnrkBXSpLLzuTX0I+T4Mm4umN6TMHWGZQaQ4X+Y8//eVucuUSVT+HcSvMaLEogRF2wMk9ZtCxNTMyeiwv466uGLdMR9uTeJHbKCdBINrSiAojaxbpMi1SnhwMhgLflkXTQDQtmSTx0bdiBpmmLkt1u5GgPm5+J8izgSlL1OfdhM4411Au99hoDMFg9NHHoPZEKmOyjSr0M2WNXfQ35fKmekB/rpczsZ1DFLpnHGMSiMcwYBnag8ip7Mv0uKchOQJsFGD0Vjhe4A5FBu53rUops0g5EE/NupOiMiK4P5vMkN1I321gkyW80NUavSjojbRv0X0L8YYmU0jk1lkIla3Pm/zmMkHev8V6f0bGdUKY7Bzbb3/mu/9V23v38Rfr9jev5G9X8z1fnG13vdtDsBQl9Mbr2vc9mPcKMCqmTON2ZqIDdB7sQjaYg+0ap7NKDBzWFdVHNf4F5ti5yfOqtpLjlXFlmOOeADxR4+06Bid3BuXuuPOW5LKn6uKcq6SZMFHUH/4cxU83Wd76r2E7Q11UrXIGISaMz2SBtkB3fPByJ4KKQbaeXsocjvAFzsAgtPOoTe6zjQBvdohcmPJvRXkRii7NHhh2n6L3GE7juJQ3naAEoKxQI5yQE4CtwbbLWpwb18NNMNValHN16KWLkt8TNShncTFEnpsnYFh4Mg26VPjH9wGf+tGPkWdcyR8UBO3yqDeB3mCP3gpSAKWWw+mKqWK+xWmyE71FrHRW8QMRlfkiakgB5V0We+wq43pHaQfc+mBS/xR5engPI/DDaO7aMjnytqCUVN508GCyUGfdcQ1gM/Mg6p7wMyxHK9U+IvnMiLJyYGtI44Gyg+z5qei+CkbuqqQJYJopzQvMceHAiEEhcTrxCLOB/4LZCAcDvTI2GisD1GmNv49WYBEkRE9eOOBXDElj+UopypfDAmLHnzK9AgwxaBbU4oVk9GPMN8zZ4xqPeKxjuAjQ8FuVEjxR9OV+KmSgI/sgEAiftLCjEROJBEE7yLmm5/QgWV8MM2b/lZwQNgrvdrtVIf0ze5wWj9G7EGuvwA9NYymR6laFYxkb5YminInaCFVQpLy4YS5rdEouyMLEEocXYnU5nYBBNadvZ7K008kS/QcH5IPxw0nHr4isdzwnCqiFdE/MdzwetztNTGhEsMNQ2xpuOFUQBc1BFRiuGFIRw03vBF3M4Z/TgJuGBIiyw3TFtlww0DZsNzwVoyYcNOJxaHYhluDQ7FdUZQ1XEFiWeWduD1rGejEsso34Nawyrtxa1jlJdWmLwoDndA8SLEwkt5XLAOdcEAUCyOxvPTNuP2SZaATy0vvx26TCC+9bBxOadDx+/h9wPyepEfqMv7Y9/x9wP8GT00HVWGpH8ZlPx1UwVDT51b46cfJftPnFiwxWOBIWeKzvNKOLvJxaxEDCYWT297sXGUTOsdi/evvcRa+2RcuvrVJWJmdBwvLylzvJS++D14qVcbQOoXLdjrGVmnFh52XAbTux2UrXWirNOS6V2UIy5CyCnbOge5mhaepZgeVMYpgK7MXr/dg5J3HfDFgqL0PvuI3CLtw2DPUR9Ld3kv+RgzPEkZrN3I9bBx0b5TwKyaAjF8SRwOpv1sNyvwO2BsIgkfsgq7GBI46HFgWHHYhWOTkeiRvg1AczGjGZdRZLaOj3L4OQ5O0WVqSsCW+3unR0KPgKJIdxYGBmrTDPDDc8gI64xZh0fYQDcMb99roDZlEB0J3LSClR/kII9gfDQLNS9gs6QYQAQ4nvhKl8R54UG6HUHsH9sbEZnSbSFkZ0k/GfgJvBcFnu61FGvKmM2RN9zJcAo4FSRAFOQg7g4MjsaYca7roONM003bu4I+Z7Jj8QOPprnpMm5/kfHqP+AgWqOVez3oOiaojLP+R4OPDeZy+Hd67dqWvD3MUw6hSbiJz1HwPp7tNSCWBQbwRJEqwEW82UTcENHGfXTdJugMJBEzGt8Wvm12S6w2C2zF03QSh4yRw3A4EjoMdOvI9HMK8HJEjKSfhkvM7vq5JuMNMwu0chRWm4F5MwT0rTMHD+SkYN/JoIPMogAb062iAcAjG90OmF2bWHswtRqFa49zquLlVNXNruwoAdW7tSaVhmFt7rzG3AoyPtzG3gjiAq8ytgSkU9k/Ykw0TX+6I8hdosLErxanwZpjPHRZmxD0+GpDLwwHXMDqA+x7lcd9jRIQ6rIj2/QeHw2HEMDLgh1cJIIagVCtaViQ+7NVTMAgNS0hC44AwqMsR/8Wcp7t8kR6+FOY3p3sCTmfQ3YvRwBGcvw8rE3gY+r0WpzdRadMj7zKvV+iskYFDTpQ/5MTpUdNZ00M762i+s4Ysvf9COsv0Ux391NB+Ihwv+4kqI9tPdQosZnG+haJnRmGg4fytWLDQkgpkado4kNBNOFFUxmYAWVolq+dP0JdvqBGTsgx2fw/cgZMQXfAN2IqWjCYSBuAS61c4XuNmrc86p4UpzT2bOS3MqzmHlegmhW8zBjjfacMF61P5eu9pdS/nsQUEA7aSkdzGm/bDfQpHgeR+oMwnNPqu8nKK3u80vwbqJfnIhmi/6Ixa4IPDWfOkVgRajI99QKqvxyRRS7V46fCQ1PmPYu3bTltGCmLwqzfK0albdi7E5d6LkHbgQAHEbvlQsSQ7jPZM/35IT+YEIrEBbytvZZGOBh723TEPpcBv8AVhFflFxX9RCb5g4CHaY5yPzaFGb+VQA6N9fTplbiUOLo5Xy5k4u8wimoziFI7g7DHSXZ8T8c+2nFbbKMAWuvOccia6AMx0Y5VnlgdCCbTMIXR2SCiBMiEm0llRlZVoOF/q/OZZ0//LUGXSuZ3KS04QWKxBQIPu7Px7TULPxWWqJKvZBh7DFyjA44ClLG4DlV4plV4LtB4fkjloygKHA6gJYsW8IS3R8BYrYAPLY6H+2L+BliHyqOMfLZpHToKA1kjoLDYT01f0tdYaYA1dtXB9XfVLvjUL7KouJJIwCMZBcCUFfirddY+AIfFomqHxXbTc2ddsMIfJTdJgjRi8wVjkbMHdhDkdbkA3yEHU2vq4c23ZnmuBfmTPtdvUi0jPjmVzrgUqkjnXAnfInGt3CeaeKl7Kpiq7cZeaU2PZnGtvxN2MUbqUc+fasj3X7uEijIwKpmzPtTfDNEpOj2V7rt2PW3OuXSaUhUVSLNtz7UHcmnMtAJPsufYwbs25FvBK9lx7VF2hFEmxbM+17J6v2GN92Z5re+oUzwTHcWvOte/ArTnXnoC0UtBOs5PmaEh7b55rbzW/p3l0POmPjlP8fav/XUqPQ/VJ+c47oKDk9QSUmLweg2qUV4TD+xKvPbFnKBFc5nVejwqAY4lAjgBw3ONPt3Dhl9PtHnfULsvpthwetff0HbXLYZUOQo3FrA9BjcUrsKzO87of+DW8LgO/RrwSgF/DK9ReL/EKtdenecUZ/TJd8Mpgn/d4nlp59JNiJD6P0T9m69wKePR3CG92gmzbccejVzyPXvU4PhFMzYHZhxE7glwrgL/jp7eQM6zK2TbkP6r+tuJWhJ5ty/1nW3/43OqZSHswmAPecCU8kVaIm3+rIQe3+caE+fgg0RoiWvKBQDXMp9qUUE9Vwx+XBS992MaDQwWEZcRJZxZphYeK2wgveJsw4vOgLyebGrPEadXEOWwXpFI7ibLpezAAR6wGep5upSnKkhxE52ZALW7CqWhjA0eiHRpY1h0oVFdxEytdyYNdefVfVs2/ubEPPxdp+5+EkJ/wHBaZ6UZ3mvaHhArdMf1ordRx0lEbTEcBWxAkbmNwMgliea+QAcSUW1RlOyp5bTZ5bVL9o69B91S6o0UnYATi+nh2ey7rtPrx7I53pTe8zxgj355Wn++OUnJ/R1p5vnvKh29ky7xmtCQAWcRy+7imQ5WZvXzekBppZdJTL2d3GvAuqeSdaDVquDHXR0N5FDQR9tS+i4OaVJv5LvKjmVbD72mgEyJNLrp1TCYpQMwsoyzmuRkEehNRN+myGtIKeNzi1TKI9v5h5/lDHm3u4FBagfz2+hm8D3vGzdhC9hKAJ9CEg1pw8Ln0jnoQzutZegfMLFgmN5SHqcXSOyJLr4elN7+2pRcPLL0DWHrLWHowVz8pS2+Ab/gmL8UduhTLQ5cinFzmpaTetZaip1mRcAx+KS5LBgdWX4o7dMcbHRiEG8MaYCneKM6vZimGWa+wFItuKSbDl2KRYshrLsRlvxDnU6kiFmJPJknYQ6ssxPKKCzFoxSoLMbfejnCzCuZVOAPpOSmhyPXwAd5VBR4VEzK7qkcV97xKE78FsvcLLmwYzdW1Aq+OPdQLbh+au9hlIImKf1nJvaS9IllrosCa+GJbeTDY4A8GOVYaXjwbeDBYcPHFqhpfrEIbzS51fMQnJEeeks9Phc9vOYiK6klxCeosioliqfM18brRKdA2ZnJ0GxFoB9ZN0g+zfF7Qx8byuaPnlbIPaKjdkzFlzo6xvPLZrBUeOMrmwJHJgaPVd+DIiCYYHjjUglV6CXNsgVbnJujVBhOODEePVA5jXfXCXabohhrThpiiV7QWZiQ2uJHo+pHIl1FOu9LkFKevCtW5LZbSEhMm6L66mBUZBRsZR8D0QUNFBfQfdaf6H+WpHoeKdfmDu/Rft2t7jaGeBZph7T3XHdpzXVb8+npuwfZc6nqO/dbq77nM9VzGnktX7rlUe24h33ML7LkFdN0G9Dp6risiIdtj467HLkiP3eiM2sNZ1zRRg6FqpB2ySD96X1SJx9cKCJ/hRR5Z2hGzUhyATkqdRYDzlYK19uiIaHPY3O/oYzP3E2ll548lfKRCgPT+pgB+MCRwifi6Kqg5E2cb3tvdrkAJhN/FqGXbuM9xoG6Qqn1U2rYTQlj/axcNFfT1j+de/7h5LZGzUAAgWQXFbIeZNYvcttiKHRvNCOCjD7Oe2SL1dFU5tYJa7OIAbIRyAJdNxqFTmLnb0ZFAuaJ33aphAMs9DUzRUmV8K93JCcQZiFfvl1cb1Kd7Q7qLrzbTq7usgcQgFYECESsH9Apxdd4n8Pldms9TDJZ1+XYDhQFdeKEzSE83xecVkOeWdY6s4kdqf5wC2e5ah0UKDgzOTOWSAKM1NVaLAFhlw4Y3M05KOrxbsd3BmzvdMvp93grhDuwYWecnPqChcu64yC0LOtBL3VPIWYe0xmPN7SG3AfbwY+ntz+PR3i1//EjzHWLVUk1PXczuGPb89uc7f/eDGvDkDvcjvf3jfPXxjGUNcYNDZSsXsb1XeANu7Q6Tx138zadAJK3oM6b6CT669LETP/JPt7zeuGH0KEL23ZXe8RwKvCv3VPpO60pVL/7n8j4l5sSnkK5q8saTn+CjteQtTUFPV2Xj7u+KSJt0x+Dziu+iSl8XVdhFrDOXjubLIVoEycEchXBsVOkOaPcpvZsJaBE3VYW/x9pY4Ka6AIXRVm6oW9WR1SyfXYYC7TRXPymsg82NELneAEOKRehJ55gB4JlkT24jz+Cl2yKUZK7XLXoeBkkjGl4HK/dPzoY5d/pceuz+MRL6CIlhDHN0ZmcgorGFRP1WNd3x0UabQ8PFBtFgl/ztXn+77IKU/i+1ctnAc8YmVOkQaiFxdcoSwEloAi2SIVpiWLvC3Gk9G0V0PY4lRBQkoByDipj403lgk4TyuUeWcVViSJ3mk/mMOOs0Cp9gmJ/TGXQNp7Lq+zSd/K3buDJi0wTW7HbRCTZItCo7JKYhKnFYTlDJMNqQ6GMf3VEaVFW/14KA9GIy1lFnuO8xqFIVm2eFu1mF/phVytSwuNmeqkSEud0gUkHgrkDcpce7lYSm6w26jiNMHdpmJIotV5xIIrN2r/w3ek/SIK8wyojdV8AFdPBWpJNSCK7vxc28vZmwNx29ab2X8qJOIzTdbfeO0oe3QURgjfnGzg9jYxq4XiqesTdUBIEcpsHlVtVY3TfU06bxSLfmxU8CFZn0hz0bARFjc6XdpkjntV2X2KhEN4RGgm4ppjsmTt9MZ2dpB+9Gw25Bp8C9s1goSvSnGWdmL3s6d7ZRWld7wizRCbWJUn5WP60nnUj8fiXl8x9d9/86LgfGEffzIlYvVlhC0jWSjpmfseLyjLj85Xkr8t2GY+IA1bYAyJj1GjZPZ/2i7GdEOn0568hxCsHmXpCTsv9IN2CZ1VxAGgIUglocl+KGWvvryUkyT4LMRWLBmKlh3g3RzTPW5CmGyKVuakQy7sLkRUJuJZynwiNUeLoaEaNVQlwCxtKfyMYD9Q9qj5xTU0xPwnpzgtT0w6w6p1jANfolzSkEMMLoIesqMvVjlY71ZZoxVnh1TrCDCU4t96R5UhQklnV5QoDhuklZpK7wh6O4CChhQVruFgV1mYE1FQLWRKTG/IMl4q1ZhQEMjXVhbANEi28xrtjJvu/f/L2Lf/Krl48+LIEOGblUY0dXxbMNq1081qxHPahNLfzopOJgs1LPFw1Ctaps3h7WtA1YfV1fNfWrzvV91dG6Au5yQu8mDxYmPaJ1iE4N0JgZLWPT9ZWxSbGzYT+2qHfw79ipOS1dX05L+tXe6/tqr361fH1fLWt/HD5YOIz+IPRXgX9DTG/F6+bdvfuTe5HqNUn1Wphqd/TgoehBvXvnoeidwPdeZ+K/S6RYsiqM0PemGNu+fsN4Ff63scRd5x5cBkR2/EQV/xmLnXrxxlPxky4m+6uVR7K60YnXey/SuBwNXZSTGRdOvc8dt947B4RrSem4iUgDFutxg7OoISmtfnVf/LoCkLcGTqlNc0ptDDml4mTJ06WcUuu916GmqXf+WPzy4G39egL7Chu3MObCbeu2OtKTLQHdrt7qgZIYAopbhd14jxDUMdxpmHdETu29W+4mAnMWY85NKfaI3dnb5otJiqvbvAPsE/TUE3A+IG2Vd5ocNNa8gVc3oHXG8ZGaVuDZNH5OcbtvsnPSprSXVIPrg52SzbJbWjxGz/IYPcPo6MM7oZnOkAtlGHVqiVvp1AEsE0DsHwA6ZyudpmioRcNza/6NVkjwQvQHN7qOMrN1KhxRigkS3/uYolVyBnzPWVPgJyIiBAMCKVKjYal4aDTtKXPXu/t11/lbRg9kcPBFKPJxScH3NhniUyKGd7pjDWZ/IbJ4T+LygkCaiI94q5woo7tAX3F5RCvyXKTbWDfiOoLkAIaY2YRQctxdzOh/D8zQaWgqx3HymBC/j0mcWiYvoQKRTd2xqcfSdWHqMf6nz9Ul1NN0XksCqxs4kOYwUtDUx1YoZh1SdmkoCYMAn7V0i+7kQg0rAElkABuMw7Arka6ZpzB3qtyO16fzasGafxri2swziGMkR/cNCNw2pQwDbuAVxFhKC1BEbgi0hBPW8bil+J/5uk0k9NXUuk0M1C0wB5rAwWX8IqqXLrxvDp06HoK7jKf1HcmVMqRIuL5U7nb7TgULei6fVwm7rGN4SpOfQnMicllodiyNvp/AKnUgNyQXgSWLaFbsC/lAZOhVmtfYFBeYIrSFXy+s4u9BWU0G8v8ocOHMz5Gf9sFyaIcwzsB6eHMpaAgMrxQMAyUxuv0Y3ztDQ38eoOVOxOoXws6ZCLojy9CVCycFEIqNbxW02hPNyDSRAiw0YUKaMNGlTDFjT9h7cnf1NJM+YGbzItDATUds03yDCSYWtYGflVBQCzkbrNXEpYxtbvkAQeFy3sjcJ6QHFtADvu7sgVauB/AeyVFX/fHj0Lb5RmOuzkGkFECu4/fmgROhbBvote+EKQcuD0pQeaxyeJZtdS7IW4UkqSuOIEciARzRFl2CRUmgPsqLDRHfo63bcNnMm+29YzhwMd49gFdFvZPwx04jJTz3w5QSqkwJ5h6LXAQ34NTfOS3+AbgsyZYLyWOTF3jYBeZ4e9Kp4NdeENUrJQIwS2jffbKjwKCjYmPwU1lzAMvqAM9KVVya6lKPu/2Ei7gRTgA81mLRVblfyfaSW6+5/tuCE09cSLyS8JYuKd7Upeyg55hD6KuDQUL/9BBGcDrk4r9L4lYG5Q5mGg9myoSrZpp4Te9VVKAxmGswFQ82VstLsJ3GEeARPbcPqmJctkpX0rHxAHaIrGV6cU57cb0ES+8Kre2AuO+iBX8KGMeWxJWegf0MHEwmoH/FpQMVbEQr91v4q9g9ps4nvXS3JE8PcYuN0oOyxRKplXvOcZCOsUvpxPMXL2bvOCDwJnsBLLn+Ijx4UyyoyUt8c4IypjodJF5kpRcN0uUNmvFhHogiRCMV3voo8Sdh9sGTUYTQpQCejGAYU2AGYI0vE4pnGQsAtkHksF6R+QzvDVkPKu0GST5YGE1PpvM0pCyT19uUtUyhJzmfZ/lsZ/dWzMxI8OU5/ygOyyiLgrCBQloeEm5L26ch4LvtVHb7+yAJ7ZBp6Zi3E9mddK2/K73zVPYt7+vejeZOcQvdywOyRDQAuURH4fRMhUwEqeJsqtZMhCm7OfDVdAiknduyEZXhSD1aGkQd9Kk9uAdHxBFxe7DQUkb4bilZZu0jYVw2Pit9tNSrBH0UIeSEjOdOHhkjRrxGtx8nX5rul3HcQdNUsgNMWRDGbxgfEOljKyVS1O3WsJQtfWw4hrpANIPJAZgjq/UjHzDs17kIcwLXj0SZcD/nI3nfb/QZWRlid4Z1K3ZnKAJR4VpnjqxOdzJHN9Cv6R1YKrfB1P9U9570diwnMAqUQdyJR3fh0bdwz0VgZmQgbMKkBE/uzAWHWDpvGiJ6UVUti/l+Jc5FilYBruJegciYx497j7Kve/GhqKN9zUgZArFa16jZBC95b88cGNKOZPglywE/QTZwV+H9XQnTIrIjQjWP2D4gvzChqIutl57vjm8U6X0vzS2KkeMML3MFY6mSq1aOo2UXzvSxQmOCJais0NggK2R64YL0AhbPTF8/LByUhTwGWD4aMo+wvRMU8XKmDSaPNPm4SzsvaUEa6rT2ww+m/hk9wu0qnI20N4D7XOG7zouB4rXVOwphW2IlThI+KOcA2FGQqy8IiO0r8veL8vfVUuefaLdLRI4SEa32yTtG2WJKGg/ju1uc0p6ffUU+fl3+flX+vuEyModAZPMGgH0xavUejs1MdRwi/DOd/fi6xyPHCWw5B7vjZPCQwZckm9fk75fl79Vc3a6aun3Z1O01Uzd8d9jbWJgJxa57TjRoXEwz8lsUblksUGaS09kiZcYHC2eKyoq9wemDU9dXeW3LEa4u0/po/CZvdXq/lcAyHj0qDhfdeyV8Ln50v9WC+7WH0YKQcjXSe9NvPdu9Fx/MDEs7o49t2s/hGFVXP470HndcvKjkg8JATo8H2WEPZ7JS3s37R+HV27esHmBn7Crci4WPy/0cmcX4PgyEi/vfe+KxjhUaMAJfy8zC5wO5roJbMIdTJr7kYqzwr7g5JqgGaqaHE3IfHXHYZ21bChSoRca278NGu0cm8IzX8uqi61tDlV6Xa6iSQspSHcjb0stW0CgpLnLFRTnrBULMjPSWUZ0KzbRHFHQwXD6rzfpU5jthoHSuc8oyJScUvsM853wXth8xN+XjN+XvW/L3TDnM6ExZM3rLZPSmyQjfHUJG7yBbBbkzd3M5Kayeo1+QZ8p+Qb4VLMiv6YJEvsx/rRsfOjabkWG99ixeD2YBm8wkmKQ53oyhEkt9E4y13quzconEDhHMUakoPzes9EBxgkdk4sWYde+8xjZFVEVuU6AY8yrI4wZVMBuUMl8o+EqJkq2mbE/XnIAzOgFnIJTBBJSvMXP0C4DSrb5fjg/ZL7U6qa2B7pcQuUJecSmbFLAI3TcD2KXeEcn9ladND+7kdgkGkB0J50ns9LhA5e5mu2yW2behLUmOP3KsUDy8ta3e+oMS7XGMrY10e5PKdkiXkO4DiqSQ9ufdoofPBAdbtkJfkkz211UWh8kkoshrzz3iLhoqeNkQq5nTKjnL+nbNeTZ/EUeClrMoqdMHB5hyaTKc+ZjQjuvodtvU/qui/yp9hGXGExZPYzyxOFsW5k7+fkT+nrcr0pE/dsh5s9aZJk32yRfpPdidyoZYfFQ+viB/n5O/F4dmdNFk9JzJ6ILJ6KNliosiIgNS2tngiaCXdP7gA2K0dIDCQpxUVVxolcRFHLB5rpau+dOzdiPlBg0joS9W9P5LuH+FZjcbg3QcnFcqpzu/IjYz+PHF4AfnC7KFTb1QNvzkD4LkCjxLJKJoBkkUgXQAz6JvZNDDNy41fC4sPosk8/gskejJJV3w1auVFXAv/599yBOiz45NaG9q7wpydipQPl8QDzKD8ZgVaDF1KS9wIJwAImynUH0zGY1VksLzWuYvxIkgbFqZfeeRrLjJ6d2r3VJgHyZBHovePqzp7cMqw+zDSiJ5r/TZhxGztCSS92KP8XM6vywiYEL20XaLbYKCS+zDKmgl5e+q4pbA7AWesImfqeWrXViDpVUo0G5QoA0d+fC8EXZH7cLgX4fZw/NxhYZmEe8KZLULovGl5hwEDJPtItE3BRdZZiZlqqZ3yo1ni1FlsNss6AePq7EBJWGzIxZZPvU+d+wUsJJqDqyEysa76cgDdgL/75xTY0bzE+Dq5YaJAEXAPSCaaHCQHzN80wUVq9MG6z+JDZbJlspQgsBoTcSPEEGGHkF9SNOY/PueNd0kNWUgDsI+UrNIl/uq2F9Fp8QsGc2SfKDrxQREYomOkeJ0VeUSQT1FuCritrSmDvcMb6JC6opimUbJMQt8WWW7ZUeBXvxuF6JTPruT6nLXwMLKDaSiSBoDXBenWy2kYg1eStV1snJQwrHXaNfM0roSIr4gXiasYFNsAaUhacECO0pKNo1IMfsM5k5+zf6TYonYtBE0X6WnhtiiFFaD9S58LEucvl+4UyNCO/YDx4y1UbZaHFzY7ZyIVMz1Kw/T/sMmuEoLJkQPeavclZjCbqeWQorHo293rMpLH5J9loQFXp6i6UOC1ytPcS7g0ffr5EjLePbk/4RIu/g2Mt/+/MC3ZvzQczpsGe2bdeAwvUu9n9RbjuGfPaMWCYz7EfyW0ADHvwJEUgxi8d4Wp38RlTkO32IM1vGvR38FAs3yC3LeWqK1Bm7S6m2MbODiT9ft/GrY+NOmYk2lEeHEag5MLMVZrSvOKmKPVFWkVXwS87h4vP4UlO2oCfuCo2gBg0Ys11XqXTojlLfUe1E6KOj/hwHP3mMUbFxi6bYz7N9G/xbwR/WEUYaLlsKkiEVjCTO4gK+fdb63vR+xg8AX/9HEnMWMj8QgD/86PyJDWKYrL/4gPIMklYJV20u7Fzz5UXmipku9se+mMUZggjR2u5szPzxQpA13XZGFnFZ046prSOtIDcN7YstL/hGSUSnw10UYZx0sSOZz9fkxqU9NiH9GwgIYwIaKymlF0uw5n7O8+Shjeou6rDf2aK9N/Qt3Tkr1RFdrrTqzkTxm2UgeLWwkdKRP3FtxpC+iD0feijNGhIPSMybwYsNj66PC6vhAhEW40D0m+oa2KGxgLV8BzlePMhTEn6O6t39E/+CcdG/ddy9bqt9TXh6ENCkIbq72L/m+vsjJsJ0SSz/FI+707xXsZJ3xHTXKl/GTbhKpa8vurCa7UZ567kRFfF6jw/Oi7KKKC/DD6upZ3yGmlhrIFS3mufgB0L4rVKZXejFQ5HUKdZxeP5IacbcASCXNjNAf/H/nnDVXMg/uoH+HqW9bTmkcDlff9kB9M5OxlxloT9yqSNaAKTbD8jvfy2FBptIsMSkfS2HkgAqz0rdn49DnckZyIp8UbXLbGKmIBr7FjuP3tNdDrbnjjHOOFBgeGTurysHTMfIKbUaBZEnsR4TgFqNO04umPld1mtSCaRKpFWOFudVpy9aGieL7ZC1iQIpYGIPrq8JoV7J422xNXYqOzeolePLpTNZTtT+qqanGDygxiH01KA+oqG3otSZ2w5KNp2TM7xZbKKlq37dI8rcHCkrLw6ic/CnmqFxlCMlqiHe1383/nAH81X5UTylqo2l4lDgVDigW1gAp+BlQ7CXQZbX35GNMQNM3TD8D3taNDfNcFbtSeX/HnB4wi2Ia0EvEvOai2SjBbDzOU7fg9lUNoYuUJS2aEwFD2REum1geRcF2V/i+SM3MIjVawfSKZXpFCshN9mX0A868nKHGtARrQcD2/1icCM5+wMU4yh2J2VpFKHfgFvVdYnMakk39GeCPVHP4I8ack7S4ZjeWt2JB9Ps/7V7QrlYqlUIUxZWKnWK//T2y8vgppUe1Xg3DULZv//dn+t5W8LZk377S/y34T/H3LGj0l8iYC1IMILNODfzKverjae29h6Jq4xejCMZ8Smu1Pwx5QcUNl5NQYKGsDbrbczmx4WrMp1ksKIfkxuPOW+6NfC6MJl7GjmImXOt2Y42tZTENxZJjOZIkUz02S8LB2gtPsbngZjTX40m1NSTSoiZXvuPfTiZJeAy8WnDsRnxs7f8U6xDHttvFPBeTZXHj3zE8S6HzG8+oswHvv352SNaWM2ACxxm0MRXipFgq2+AMatJJ13JHCbFC/8NZ6YiyfPwfDQr609/r1rx9WNBjV8zQX9VTrXnt5iKHW/nYgv7r/NCzjvSgzmWVwoj3CxA7e899wJFeX9xv+sHwD3/+QwN1IAShJrLEqXhra71GFlgCl1xzckRI6v7pYKaIkfBBeVjJPRxSvNbvzwJCG8Gem6Tm7tYCEWPRdDOTvl9Y1l7iv0ZAANe9f/j2unfGd+/MaQX2XKl757V7Z/6Sunf2m929667ZvRXfva9fT/cKf1QlfzRlyhDokKBzfzDo3Ii9SnksLosSx2hI5w5tXTSscxNyOkHnsqJPUiKK5EPaWBbwhoOFv47LB6CJfYA/98X3p2W3q/+iFEIYx0rvfyet7v1L/jUm36hn32Cu2i1y8hi3vItAi6Qmq17hNsP68MO/96z70I/ZhO1PR6JWHr2SH70/kB2mV7zOxdH2i2N5pdGTpXFYl8byX8bSKN/eGtGlsZxfGtVhSwNQbt8nD0evVXxuaaCYW1sdLebYmlbgS7oCR/4iK3D0miuweH2zc8g4r2U6Nvqno85CNyn54c8Pm47N65iOSdAU05I43xLtZ23JC09znf3c0+E6a6xxnckErnACV5VbChtm5/BnhrWnds0Bia+rFR+SVlzItaJ9PdQi4fCU/DIMW5EbnpeGNad8zeZEnkYoF9qrrp1GSBfHtov7pgCSXNGVODZkJWaV3CIJB+YX9JAkPgP+6d+0R6e7dL841eX8/MVBAuKqgdefPTOwRivXJkHcgXIbSL5Tk7XP+YYCSg1Xoaz+7ydKMfldsJyQLcrxUQ/EXyTXmQfwGDyG/uCHpSat4Ng9JBd5+2emVy7/oIgBK73zP2imwSqlZpW53mRvIq3MhUfYxsZftwPP8vidtUCIactX6ZVoVFYx1UTA/2d1pUCE4K2QqBrpL1lc8JDHEuk0vF/o59T7xQ/o14upaEpSGdqBTw/AE6UinlH2EP6LZt057R5DGaxQ4apUGIX9ZFDVsxzOiFVNVq9q1Vb1R5/NVxUEesUPASbSqxFHmh/+hmnjMf1wuVda+cMH9cMH5MPPmw/v1w/vZccN65x3X7Nzijl5zOdloK9GMjkHBL86AdY2/NXhw98vGNZgVGVCQ9cGJkE1NwlqnATlgW8r/Lq6lnnghS2Nd0DQApFCSY587p8P0dtL6N8ZrfBKpPONfzfWqPjYgPKfiJwle4Q9X/UScyD+lWhRCa+nMi+wdy/bmJLnqZBMxNCqTLnLV3gFE3A1sQG/1mSIskb3LQtdem3fX2L4Qcdc6EVmguDa+f1nDJ3+Ukk5+tdKyiK+UqI8xThSlSWuYTmM2Tj8pF7X1ObYzQLk2J01DhY+UhJvZp7kbQp7lmc6OctnzYOF7yt5G3tzXK9UylG5IrLeIjVwPHYFBl59hk8SwpJZ/haztEiy56+osL7sgNAp0lP8NghMPnWWoYLKaXs/nRPkeqFEeCTxFxux8RoFYWOkl9xOnR+MsunsA88gABO0NH5O1pyz0Een3zz2cDZGLxLEgH4fQBzeC0Mkxrrv1sVR2HhnwbeErlmryEBa+f2j5bMXrIHwLcKZEvAMHjZNqLYmXUrA19aJ7jCQODKJy4HtDRLXGIukL/E4PcTA3EyFuVYFvo4gJvkM+DyfkmBT+ZT+eT5lmYEDm2hHLl2J0aOb9F6OiQ/ESkMsOgVzKXT59Lvox1x0GbESVF6C2MLlm18EtaN5cCxvYh/A1E4i6/LcbIiREl2MKf7qqBOV2PSUb5dJUL5VsEJgyMSzjp9xciYhIg2g3SGaL9Ncqb7yZCX9HDJff+gKzSvrGoErfIhsO8x0Rl7N9MWlX6kcdkF/0YmrwhXRXrAOn1C+zZhByinxhHJwx7qxQIsSvyBMuOwS7rWrCbBlsDeMrBWbrqyZcGWZpV2iqpnm2xUTOrrqQ0gDRtdIu2mYOSuExdv8vVK2RKcvmORYDvY1H0wyouW+gX0tS0SpqPO3LKP6SpkefXS/h/F/hZc5jSlJlEb6k80Df5Pue/TapEc4j5+sdyauQCNU/xFaGzedi9nUxcC3ZhJr9n+c+Lu3/e7/cPaWi5i5U/bX5y52R5kbMOAjhvu2sUEziQYfq/vHVEhklWqgoFHRKMKB8iJc5OBA+S52G7J+yCwQeZKYBFQw8B0Xibg9Tb1LNIkxbavSOjQMmKBQDeH/qbmuhP8URQFSqAUVrMlOiRueaEmtY0PNNLxqGz5znQ1nPCIMtuhdv8kNl/93EN0bLq38j4Y3XcNrtuFU66+fw+EFY8ObuoT9hM7/VAZHrA6IvrhncYKPcVamYzLRbBjbMRc3NHJxQxnGdoXZN6ZhbMcMQkhE5RwNKRti10mmgraJdfJgE9SiTaSzWk0p/TzDrvVeMRZnAn3LAw1QPV7JWZwBrjfue6PPOv+LOcvpl6hi5xyfrKNZrqmzJDSfiS2RJHvhWXt8gpHai/KNVqWlmg+kCYo6b8OINSZNMKZCRhwCaKO+vuHOucbH42iImYI7Ln3xzIAwtWLPqdXcebHS+5VhEpYrmrbWl/b7P+COYf7AmU9y4ZkBsWo+F8MOWy7TsLSGd+7Bc0B4Y3n3U89afWN/auWSe2VNXQ1Te5b3d9pRYnVI1+fr70wrruur4ttDdxC/dwzsokMJsGgL7veM2hyGWAOd/Unnv3zMBP3q8PV9dVi/OnZ9Xx3Tr05c31cn7Hf3K8sreBSn9sWn3POT+nRX4a6Dhbt4va+b6Kt7EV8N1strLw/W0PcR7QiBk0zm11fZ+zVu/xexMmmPymvCcAUxNZAS/KB6Wn83bPXf7ar/wMHCA7w+bKv/4Nuo/sNa/QdN5tdX/Xdr9b9sqv/lNVT//a76jx4sPMrr47b673kb1X9cq/8ek/n1Vf/9Wv2vmup/dQ3VPxe5+j9xsPAEr/DnMg04E72NFpyNtAlnIlvC9TXiXKSteMu04q01tOKCb8VHICj+iNx91LXj/Ntpx0dNO85Htozra8cF046PRNoOXlduB0t40bfiObTiObn7hGvFxbfTik+YVlyMbBnX14oXxY0H6kHTiudWbgUjwSqoZQA+Y5EttVmfRLM+Gen9p3D/KVOry9dZq8uRbjEvRfvxH+VdEcYDf+0G1PjUSDExmHCG6Uh6P/usMzRygudh+qOk98/ODEl5ZYhOimeqIi+Had26IwFoNIMBelYBz9Jg809yjIF/IZYOEU13PokwiY/3/m3hMTU1sjoxmtmw07rUta7CPYXVk1BOtKF0bNf/cWZlVqrYxyf9ofJJ7WsU0isTaLz3588YYfa/UivXZA5NTHgJ5frFobyY2jGJFEwsfYcI+BgANi44p6fPqflOsZcIyJh5+mtPm6eQfzVcm/9cO7xxjXZIZNO8mmjYgOPubz8rGfN4W3W+N9VWIvOwh/mYqNOz0U/1/pl2ZJIfcWcYHA1jcCM7KkmfDvTqD0jaySE60D4FD7L4kOGn27l5nE905vyAxqhfYbPi57YNtCCQyQlR97DJmQxn7ZNh8zEZPh+T3r8+M0THnU/yG88Y35ZfNrNxDgrMqtWZDJ+ESTg+WK1XKJskVWGSv2MWrZmnVUz2Iv6XnFEqzQfUVmutcxYqjG5pYM5WMWdLfka88fTaNN20ow+bFg2ds676ttonYYR2fTUuDq1x0dd4yCpbocbF66hxhdTF+sZcR5UrQwlDJSQMmPmDZ8WhVa70EYZhVXarefX5X+mbekNWvpv//ZN7yMrPZ1fqGa1u55PPDlsd11zpxV60SgayNrpGZscVktVycJblUNTsuj5H/Gp+UTVMSZ+SH41/GYuZrZ6ElQ/ySK9Ff1tdMyostmR/e8zfnuiELlk84mjQOzkvecdJvjDw6cE5hYeSXJp359K836R5Ty7N+3NplOMW7jqX6lyUS3bBJjufT3bBJvMco/CGuUQvhoku+x+N7y8n6GYi9PW7Ei5lReNKiMkowG5FAwQK/SdO+rwrC48SC49S9DxKUS1QuQFoSAzVXhY6fze3zxV6v2JN0yNvOuAXXPjwb6qJQCn38MqwlJaDAKEIiEWvoH52tW8kKwGGVg2QmtdqgLISkTdnWLXusalzlK69ujGqWxmobozqVnx1/8kHDRd7jeqKo8K1qxsKwOTFT5nUAUtb8i+CgXfb/DUH/unvGZLyG1MbNy1/+llnGvIz5aj2lAk1T9+msrDMY7erW1I//Dz12gIRpGRK5OfJSQsSlHOxIaZsov41VeNjUrM+Jozzqj4x1YYK4UViXtNsmlmdsubE+9eIBFs9WG1ejeF5qStrlSDQxlq8GlqLN421uIGjl7IFTLkRONokNDNCeMhTmqDI6tymap2mQiPWFCK6xv9wtEkMLrA+gDg+sY42gmx8K/thlU7ITMaCDkdNqemSW9VzF05deUebmravQ7Ue9MePCIec0NGmPZe1eFhORJ1Or/Ca8YQwmNI1dRdO6AmRiCdE2zjatAyEN/QhRMJCO8TbpUpxPYC606ZxtKl6RxuU+/3fa8gB9XB6GCpK/ldl4XXFfqNX/m50YfnRR9qlaqVcKiZ5P5lLup4T0K5a0/JTvWfPmqfQ4MOKz/aAeYoON0/+0H6dIJ2jBj8e5KkD4yooTGvpW1raJy/JCzWUNN/+8TlnkpY4JkH9lEVN0fhe+GAYZ5C0KId2dKG4gRQ5LvhsTghpj3aqRfU0OQUo/576FM2R3FFNlFbFDCClDAF/zEiJX3BVxgaWPnS6Jvg2oaEL6vTkDMHED+I564RxvP7t3HiO18+IZlPcUxv64umsQC9Ru5oS54RaJGNvfTIS654BYhI4ncpUpAhFXNQj454hLH9RFjjrxIanhRegWFXkpKL4fRYan2JXYUpYY0AzLUr9Vhe98n/XhisDPRr6hrDkp4QZ6pIw48W+KVHyk8RMnRLZcz9RzDQrNXiCoUN9rHjXRe1Meqo2/nES5dx8BKypXWS93PT4ng+ajabu+PJIk7H+zvnml55xu1TVO918+VnztIGnrgk/fM48beKpa8bXbdpKf0ElFOSytFsot36f5T+2H1fDLJ+xBY0ISLl5+kO2Ra3+gthyl+Uvng0Kclm+bgtqh1leDAtyq/Li95mnnf6C6LXisvzJZ4bV8oz9eDTM8k8tM1Aj+XeDalYI1USNP4mgYhrQw4nXhfmnvEa30osGnlW9s5eCSArGAK/V0DXH2Qj1/hwMS1FClUmAN5/feaskLaolQkHjLVDV1hMLMZhwUaWP3Yt3w76c0C87DKnhmmr8siI11Q0d936Gi093/JCn6laGzBx3nB9kuOBipUOP5aDTSkeNqmN8C0IZzQVDguQ697l6BpInOBVGcyuO1U8GY9XJ+VpZH6q686G6f+PPGkOpcudfGR8qvBd7FvShpHmwPw3v9F9+QNRBUrrS1sv0aB7Y4KdZQfXWQ1tGjdpTT6/WvhV3OnfoVpdfzEX64AW+4+jphHO/bzGTl4/81P/H9uOqeFnSmxVVKA5x0ivqZKh4J71fjVnhovB17MIhTmjOcE3covPzuVu1Lqq60KJ+xF3ri1Yug3ZbIol6laVEnU/i3h0Zb57QQ1Hcp9RHTZPOnQ5dFEO3F/caK73s6dwfk6/u/dmZfJISkjhy8rclyc/lk3gKYvwg0a1VBVoxw1/WHo3MTvbSRFzx1qfno1UdAdfk8Hcdbn4l7C0c9jjv6of4I/QMWM3Dqaj2kFwbUe9/G7SrX8Ht6cVhYqtKnwzopwaygxkXbWCUqolnr63YgF/bBA2xSMsYi2JIxVbw6HlxmK9LnKtYdUjF1NmtY/ch48cm4s54SZJd4LduZsKqQutE3j9nJvF/Sq1w87t6YwNpIDecefNi1pqpbtbo8zsoWJrc+ZhJqFXO4lxpYpZXPdnfjey3TdqLKYA7+ms4pN/y5Tf7pHnxYE+1r9lTpYba0a3in7VXh3jpmzbEMGl0GADGH0srvuwrrk5XTQvyYvypNNmxoH3Fa86EDw+zornmgP/4agPeX8Qbg8qBfM7XNx/7B7p1e6vmdWs74vfA3rNim1vtS/wnzw7RuL1oW5FXan31g0YV9i/1JrD9zWpzkFhAEDrXp2r6KWvOlF8BV3MOOT9h5//DOMzi8mCXxo75ir74PQNy+Hz9KE3IL9P8rMxnN8TpNV7Rjei5IRmqIVrfOmHl79M23DukDWe+XwqdeJttUFtYX+QP2yKdFWx9sJ1aZGfFIut9Hkq5IuloV+mN3N6qOC7QzMx4xZnZg9EUp92ZyDNNn/FLsKGh9VejMAK8Wxbg3W8ijUnWRmOK16IxSNa+vUWlefz+nObA6WeGbti///QA3Rm6YUe933h2iL/2kF078qriFRb/EKe6FRZ/uBr+59WX9hvDfe0e1zn6niFzdIhr3XXM0YHsXn52QP3VT8kunxvwT8zlKYag0arOdv/fWlzO+S1VjPsNmWwH+NArGN0VJS1888VnbJrftMxg4IT8g3bzYQKrpNPkP6C9rkh1lUUBBgzWhv8A3pdnnaw5Glwb/mFd7EP5e2BtuETiNDjQgJzTh6v90Mr83jOGbl+jMpEpQ1v7kytWyHoGNtQ1jM8Nooy6hlXVNcwccCAa9q5h1Zxn4ECjsE1W1Smsqk5hiAUUOIVV0xadwpTJ6vuUHmHN3ge/x0nuAxEBK2ha493DGuomOKT24ibIkn8yqHfoJrhqvau23t5NUOvdK678ISTE6ibID72boHxIN8EVP3xQP3xAPvRugvLhvezFYT31bqT9iPZUaw091Rw2rZq9f/89TpHmH157jotysCzKQcivRVLMdzlJ8eCcS63bojbk0rNn8u7OP/2MocjhHB+6GoZUe+hqqAjYaX7hd/hn4i/emgEkq7BYZ8L936neGuoMD19Q9o2C12mub/j7jDEDd+3xiRK5/zOzRfzUQC6Nxj8viV0bsSVNRFM0yQLe9Z3Dy+rmhP340S7Bk5cV8CgWoM3Yh08Y3GjpWcFIqKHuq3e/eG/U8vB4tTw8Xi3Eeaq7t4Lz1Ehrb8Ui9Ilwdrfd+9aHBzZ0wh6xeIoFHxTNc82Lg/7owwMcDQRrkp5eue/JVXITfP5ezuoWYLPyzL1zjLdpfbHeJPimv//WOcn0z0ymRcm0IXCwkikhKmJTjU9/aEXH/t4/XrmKjb+MKjbzVYxWrGIjB41hVQiD7viYLLcKHl/FZWrndqP3ymDrglxBsgczZKuXGOuUsxAQseqYM4xhuFQqJdZ198n8BM9PZ6ufFUi5wXls0dz61bf3OKhdBlW6zvlcys/nspvPcTCfz33Y9XolUKCx6MT5QkoIQdO33hV0zserCkxr5lIHGjA4YpU+2KDeCx/oL55wOxUzU4rS8KXTA8Na7z39YWfyaj4MayumIAht3Bha28bQ2uKQ9mfWjsN3Ri2X4B8OwgQ6KVS9932DfRmrLYobtjdu4fJp9i2f5mrLx5c+pCNLoSMmu4r4OpxzijUKBei/iGKJNO1lnb2mB0FVphKgckWZszjdvDsPjVfIQ+MV8tB4cR4aL+nLNYeN93PWRqRdhL4idhTy87YK5dBE5BfOmae1fgVKUeW9joH/A23ggNIolO2W1QW8YxxnqVH4rYDjnTimANHq4qqO2hPWtbTDUBxiroDnuYkdYIuU/ZlTdRpyely5nOEO4f3l9OmICo3/EA9v64qbU9gJHQq4zTH+3MAxfoWG+dNVx/jBn4/Wkt53Np+FnZCutbMtiS77o7jkM9CDTke3cnUiH4p5LTtKf79/ASyAA5XURUSrG2NcSGeLcm7RsIr2gS6bcrhsiu6tLJuSqch/VN0u9TGg/Uqsc8ZUT5v3lXClPG10IlzCgyslClbKMwQHddKDH/tQ/2QRCBiyfkmfisxCwFz9fiMqvPL95qQ9kD4QHsKYfhQiqrxNfeNXZbk+CWsEcXVPFNi32xAziwYd3+HcTEeLOoNur0QZv62l0SqQQ0BMj+N51PAEOeBr6318bd3wtfWQr607gziNuvG8SfJTA/k0Gq/UEo0i7DWgRlbANSYbU9H+M10pd05THRtNdfUzIUa1GgNStcTUoWqpBDsCau2kCT7rjxsJ+LDHon2KTzlq/28/4KRbtGosGtmdyGj6Kgt/886Qp1LTtB6McrWV2/69LS1kTcFhqeg2xCtqGDyeexgclvzD/2Q12b+lN0ExWWMOz/+FPod8sogObwCUXKXokTu2xOFJqejYu1zLPqpHsd1RFbZ/Z/48eax3Jia+gEhlYpXKWMFDcVibir2Lg20qDmtTNVUxQ9HZ9g9WD9JZmUGNVWdQw+gWozvE8AyDHDVCcB2mVBkEnM4/Q0lGrNIEsPaUJsTumKseMJQpxAqQE6vQIqa4ZIKWT8ZbhkKLOMDhqfZ+TEVSFJ7Eudl30XS+j4+idaPZzLBZJWK9gRnIyZJvS1EwjmiTz6YUtSlFZ7jpm1LUphS1KUVtCk2FfVOKQVNg3qmC2prQgcGmFH1T6GEmq8oeXL5Xe6GRX1USVjFYfCtNnTM/YET515g6xd5PfthJGYqOO43cAbzoN7Lwq6HzP2co8ZM2foplFYrqFcdI/Axx8ojiJkOlXTVhKUwgkxJBKx7l1kOBJrGjinfOPWLBwxF0QELJieGQHl5AU7+zpf7X3LPFwjFjMlhsCiw+YwVqQAtsZ6e58BoaTCHSyf7YsMNT5JuFBDEBj2gD1/CvzDfPfaj/m7Qu99KBYgHImCmo12mJpWy2TdgQxpHnujyhJ5xWqoBRxQA0jXeWUak4RqViWb2KsnoBm/2drlU/pDLztpGgVaxyxQ9Y498Ui/WnJFbHE4PxbugSEeUjlDMghEYol9goJYkkQ8tYGtaUTs2lpUekzbhUJWQKHDOABIHhFRwiDn1JY6jULRgHY5z5gAVpWXYx0B+DjnJNnKk1RKaq54FjjkMOKJ3X+NRZ4tA/Npe1X0C92gj89YLUsWrw2gmBgZlJjzZGpjidjejcuwT4HDnDXso6J976qT/6R9/yzns/J+ebTndUI6E9xvCUvpzPdUcBSJR2EHvPpL/loZOG58slRJxVrPWOP1/62++ae1mgaGjCWzaQ+WJJ1K1qAHHbhGaK9rBzGZX6L7EjuYg5ogQSFwvhnP3MkPAw88rdiaCUvo40hP4PnJRiqU04DY+6AbUIEDe4Yn4nFseOwv/lFPONdYqBT8wHogHhrOO3fnN1EW3c+6PvNRzVl4zbq6dBMPnD+IF6zvVCuW/s3Rm8WPdf644RWv/FQcStrOA8FEyordCI2HgsaJSssn3f+24R9jIuAGYiAxxVehJDIoEgikSG+8d1SCZKeclEmWIIDVQlUZCaJnqV0OaeRK8y8UViRt0qdH5PWhMTMp1QfasE5fHBeIZ/6mLw9OLHTzM2U8foIRmIh9EQEINKIXViH5qr5KWN/9oNeMlG2hkc8JKNXZQmGodoDQMe64DHc70ga1EOFN2OFDLxvoziqmUUr1WGPbleGah944NxXMTMMuj+l591c0cnlmw1QjgrAuAC83gJxlU1UycR6TtTDxGzxk6+qxkyoA67tmRCoSNLMh/+S3VIhj9xHAjNaXuQF39A92+6ILJdUBu2roIKaFgMojSG41/qOLL7qbgoWJDSF7QBSejE2On6vu2W/K2xFz2cVaz1M8O2g8DjmxlaX6TFS+osZN4nfC+Ts3rJ9G/Zb3N0jywFP4MzXdS7fNbJ06Nhbqj+4T/3Ilr7sOzZLXbW9zqLKZuglEvwWa8SiPo8zcOyGo1/WkLsh2KOIAWx7Po8B0vGc1BcALuM5qcehCVYfjK6G9AVuT0zAH6Nl063buxYuHAFTRnqps7PyORkLK7AX6zsLL8Cf7FyIItralgWp574hHcd9N9eGfiWRxgUUKZAmIwbhQciXvyiNZS2LCf9XITpxJzq1TFOZWCFSaBzHmebysq1XPl/R+19Gr0PqPl3ec58JGZxyuO0KDZjVX4qXL0/zy97H+FnSM4sYs8CudReodoIveVWbWvD6Odxc97Vqow+KpOMUC1TnhuoT+YSu8/Lar0mX1WpTgm+kiFUaAT2ZddhFRrikQrEXk2IDU6W71YeEnNZVXyXZCgYeLEABRl+CGdZyS2agjuXfkZt7OHi+AHfyQ3bHN+SgdB8z8NOG/PaSR6Hu8DKT4CS6MQWAJJjXZkjh8XPSac3hUrUq+q8jjnL67wsdiVmoEbjZAyLmLR2BjghBVr+lnjpdAvO8iJwi/U6+t8cZvrB5VxM9dnPPqsJrwwmZOw8SG9EKlOyrh6dn3s2fMetMrYuH/rO7pBv1koIWvhEsY8hSazhDv1/83wIj0m3tQwcSlnhUCoKh1IVBBQ9/JzgvHAfqt8wCS3JhgV/ZPe4oOnU+uaeCh4knRI5UjQgZBvFqj1rSAxJlxzuf/S8o+OeSth6pTsdwGRJvU8S+9OGLS0NQFGaYJJpcwgUZQm2xPgvUJQJOZVS56vSQ4nhVJrUVLZkDqq/gufZEgZ/qmv8OeqJiuTG2nlurJ3nxtp5bqyd58ba5MZupcA6EXbMBPYkhzViOawOW1Imh9UhhzWC4R9a7yLVXmRJRpTRKkugTAZYjqgHY/fYcZG4TQlj60USQ9Ps/YngNUiMTWUA6MaHzBRu0zGJFcckEkYI9fg9W48qWyLInBLFqqwfNnH4RBOKdwp4K5pQXvFTnsBIoorCJEbCJDY1oigKl8CehSBknsUBHWkVLKSLDb4ezpRIMPQsaGkxnCmRmSkjMlOKfaClI+iaETNTiqzur9nqFhkZrEHWa1SkEgTDIc++KEiZnHeEeZZYKm5EOylj7hUlXqEgIkcuLp8Mr8Tj60jfDClMICkpDSkz5GHaPkDZHRJiyEeoLhihr6vphGZku6chg9Hy+gg9pdepCiQUZ1HoHeZxVSbzxbQB8njJBEBknEMhPbpYByQARkxGEsKJp8HjdeRVblYU7xAJ+suzP/nWRMoBOm+RQXqLLCDMVxlAOjsWc+OJ+e0Ogknf+eCtOK5CFIQzvQSo1NqeNAT308/Kcf8xzlx4k4ttglS7ZDzHgxNZSU9kUnUNbUaUJI3GXDspnHVZVowWM1ACvhx7lEcjCl8kXO7/eJqhk8Wj+r3KflR7T0C1w6clyjnEXAMTCUN6LT1Pn4InaQTlPCnlMLo7JoSWQwttPqQdwVoKiMMC7m2JdHfstHDNuv5IP9jHGJrQBuQn45z/qTnaiu+xeKNXBvWqr35vv4mLFlHRgMXhFwxvdwcVUdjJ0qK4d0d8gssjWKDxqfd1xaP3DhxcigLmFN3VshBOn7GQRKEpbBLmnnsVWBHkM4hXziD/ihJjoqYFKRqNHysGlgcyy4R5KakgsnGPALw+xcCMZUaMBid9D1cJGa4yNiOzPgtcN9WLlFAaEpK1LsksFP8whKJNW5ey6BKjziEgbRZfygofo1895+rHslZu6eL861ec40zLjmG0LGRJ+U2Jb0veseTAUBWkgviyH7Qp69BplJTHLDlrOccQVe3ZVtdOHy1x0XYdzKtLj/ZeGchkRND3h2ehWBuYXdfKwn2hOBxo6OpfpL4Tvyss0LC1JcvW2gER5tbEBnZ9F9hPfT+tGELxdckpTiWu9WOZnHMMn8v9yKmX1SIQ3pyl1KUJX8uWnVa+U0J3V3FRg/p8qhwOUKlXG0yRMzYoORl+ycjwhX68odGw+RDyfFU9G8PwYbk5w/CT9LkreVIeNz4fgA+jN6r2BXrC+qRCma2eGQKvod4aIosCNGFd5YcqZuWDqgdHaQj3XAOKtHhy4KamH9UMeKMatdNuAIAGdWdYW8gJmmrD0E+i1PjS4snLhlmHyQJjBgfQVz9kTPutZwfnFetatdFNmeHft5InMlglb50UeLQl6tHG1J+11sTBUelvVnwg+yXXhav0j7G1bZjeyEx/RPn+cJ3/4UET/vrwQ0+kYS7olG7qmap3pT5Up6gqnQIFTYVOgQLPUlfQk5ZUEGFkQ3PgVSuXeCcqX49kWOWSMNa5O7uJl5p3F0icI5sAlRjHoMQ6BpW4PBP1CzKWHfzWjiDXK13VCq5y1hVNcjO+Zon1NcPx8z15ixEe2Ifka4aRGCrt/Ohdo2+cR9g1+iYKxuiKm2DBwx+0A8cjcZVH4kZ/da5dG+cq9nZGqiHoeYFjR1C7H7a1o8UCF1g3ud7aFbxXWWAiP6x2hWG1S8QdJ3Q7WQrW5+fE9GhQgSphfeVf6DAWUguqS/UUpnMi1jlhROL2418K51/7doX46nPV8iJt65XF3d05XuXz71eSfwgKpiE0unrtBvSTuzi/WEb8Yhl0EJXVVtLVVrJeeLF44bFEZ77HXD+7Wrf8xboiT2t/q4jYTskTntrmnOtXsDYUWaXaPkkg1eGGmLANrKl5X+rM++atbeAMdbIAUIDBVF1j6+3U2HqLNraei6y3SUPw3SAhcftsMVXavavQ0RJqEhfXllGlZr7xnYH70xWFIdwRGHlWe//8aWfywapsOi1v7cb0hn7SEYOQgbcvehfDRv9bsbIsOhO9F591s0gNLweSn/ER5cr9DoLV3p992PkU+rr/s6edP1N9aPmxKz8HDDy0/GCHrg2+/Z0BA1l1RM974P0dYxFIhH7qdYxFYFUEC1SWZ1W1CKzwIFdb5aQoMVRgeDJgESi2FPkIeK9/2G0MlYCjofHGL/dX3yVpNH4wMvan9VYQp10MUuVbty+VDY9VsSWL8oA8li5Rl9gdQhylrfjQ8J7S+ocae9sXdiYqOJcelf6zbpTIqD0H1QE8dfm6FU3d+NDUrRjWrZTXLIdqxmKgZizak94PV4tFdYN4cgAPxmTxD88NGNnGxjb7uwfhNYwLj5htVymWrKk/UHWYP9Bg8FWH6zTEs+X/V96VB8lRlfHXvbOzszMLhuIwkIC9i+KsZicEFXUJhCEEEm4JBASRzO70bjqZnRl6Zje7AcIVbqUQ/UfQMqIgiEgUBG/kUOQUUJFDMQpolX8IVVpAURr8ru5+fcxkICF/4FS96ddfd7/r+979/b5n9WhAIQicYULZ8FpmNryWmdXXMnv9p7SWCWPmBJiQVvNCMCGIHO3d0B5CbHkgrojsHya6Mzd4fdzgZfzDRHN+k5dC9GGw4xZC8vTgUkyGkTzeZlbxpg1+1c0G4J5sFJ2QbYdOSOOCnfLH5ITwgciyfuo2BpFkGPQT/SYJgMO2ljrO9pOts53dkdnObWO2aW+ZkUwZUZfTkUwJhwznkiwe5JKsAmc7Q1LhUnqG4PU+7slrAy5L1PFvDaYuy/KYX8+DeZ0GxjcZIhAMYBhBEYfjm4wB8F/kKF/rTvsALGx9Yo1NOtbYpIOmJe1hs9JdniJbvE1JJ2Gz0sjvdwybhcJPEtXlIa+0dYBXL/d3zdNR5FOH+Kx0EqQoHcVm3XhhNCI+Cp2FXcdmwY7ACGrWiAneIK1/5+D7tmNa8Wwrja/Z4r8DHIO/gax9F349dIfZEYCWlubPXRHNthVGb+0UQW/t1A691baok9Fbaax76RZ1z5PGr7RHAm3kIejs4It3Hg5135VRZm9nOFS83Uq3wOvcnd0qOCPJeEPn4IzAhmACOCMI+j4dnBEh++CMYEbuz8oev4YbSG1+3RuAwEFUnolNwBnFEYX0M4ojSu0IxZGQrKs5WbtryTKLm64R9a9HW6A0nvdRGghqAJRGr4fSMHwlw4T8WGELFRpKIxVDaShGaZixNMNkjE+r3kNPM61c6ksV8eh1FEZrUUlCYSSU2+3eAEUvty3xJUVTP3iiFeufii/ImIJ8KHaFLBDor+Tu2qr89CVJCiEzYlIlHR804SValYNxSnc038XnLo8uS/YllE4q4T2YjSSUTippLUovG0qHEe3BoxYSIMaE0koMPBs3vJAgKT4eJCFvN3jnrCenOJUUng8cSQjv8S9Iu66nnLUPWXOmTSQDqdCCXSpS20KDuesCTIi+rJOIDDHQxmUXaVAQHITMeTKKBuEgvbTHSWoXvahjgWe3UqXxMSEjNMtj5AfOUzzkB61j0o6Ojvx4Kq7/h0CSs1DllxR9E5AfCfqJYeQHIiCM1XLUL53IGuz/Ej4FodTeKPeOdx4PEluwSBVfucZfne3xNacMHx6eSlqu0IEjXWr7uxSU3Q7525n0xX002TI0lqtYh1aRmhZroSxh9ZNdLsccU7b3IqWSftxXBtRFikx16yFlcTpzHxXWYj9QkwPVjLOzEXaYezx9EQVqFl9Ha7yx4A7rJIx/XSxhzE0KYm/aqJoVAgPM9tX/94Q/AfhsZICPmvXyxZGcXG0GRs9NVjjl3bU+VMiZAkiggc2LydpCZhEDT63G7Xlc4lt/Fr6Amwtg/hy1iQgH5GlQ0TY2Nsvpo+bQ0Sf7PsR6drA7j+aRuVGVc/2xBjVRvYsVnETv2WDNIZMUGil1FCS3vK/JLhQoyiOmp4umZYQv1M9xM/xz3Gj2hT0/h8xQG9aX8o+b7sk9bPjKGtj9L9uJRwF06O0y1pVTpGAxp78bmzKOUulRqliUxGfcQT4PTZqTBj9CF5QeGCYcIsFWpE7fWOxTHIvRNhb+gl7XYnnbmeHD5oJovPvtm5lWsbTIzKYdKqt3iKx2g6y6IVNdb0dW32gtq16ucacD/uS8AJPmXPCnl5Khl5LFsmy1keUNXomFmd/dHAC4G5qMYc4ZGudoUXc1LDvSieormWNGVC7kVFw9rSqS1hBHVzJHMTiI5zy01KxyuvQZHIuxTbFYHIsVjiX3+e0vN2ZIbui5JzcPi9xsNCosOLi7FhccMyY46ZDgmCQ65qz/xATHJOhi8VpCg+HI41o5uxrjZGHYSPqFuEzEvUZIKO7VzrkIiQWkmOQi0jAIa4I4sYy9OBXFhYW/kc9GD5gbaxQwZZvX09soYug1he0twpa3+VWdpRfsUJY+Iiztkm5r2zi6JZGjpNv/Jnf3uBVJ+qEZDKoFG+83Eut219br9jTX7elw3RY7+bRCDSr+Qa2b5lo13VHdbRlKhkPJROrmPnLuM31lRL4ycluMHcnnO4XP24HJF1zSkskXXiJMFiVgow2Tr2/RfwMEqU337Re6wYVubK279p5iBlZTSroI20ICI6HJG5xQCBQuili4sxztKyx7c4ey7FFhmQFDjQS+vTWmbUhmGjBpvlIHKVw8NJlnZhue3dJqzGW0HXNJFCaGjeVrdjbGMmiMtd4fY60Pj7H8UPkNeqyPqW5v3ZBmtsatTDK3MsKtXuIWTjwzwi2c6SeMp3r9+tWLp4YErOqNj6c8TabuXS70J24hjmVaDKu0IWznwyrG30c43Jt7oBWHX1eVViyGHu515fVwryuvh8O5ofLmiFtht8SA/L7sPO5GxWsKx1tEIm/zqzr3rzRbZGRupaO5jgzQ/EbfG6Alz1IUzmKVTGY7yOtcymrZz2k5yOg2pYJDpOD0wrgZz4DBpkxeNLwP5xvqIEMaub5h1YfX3VguYfYNunpwdjktd6WSjCykmByc8j2sUKkP7NHM4hBmDyjB9cc/FrL/MeQQFvRaNzFm2yZG65ypMUh11sSY1MSc4zcx54SbGD9UfoMe6+X63x3aITy2/frwK1t2B9LZvWu68JbtQHdnywRSA/U2tuOJ2tblr5vkb6UvfytbLCO81VTok9JOGsX/x8KgpcJbsSKA/ZaQSRah7sfU0BqkviIpr31ZqwVdvCmXmRrI0iF8YI6FjlHmU5z6s3gWFmjl+Pf+OXPX0ap1vthDC+VexU4PKwsIgA2di8vp2EL2WHBKKKAOrS5Ed1KNx4pvkAkbVF9LESjIcNE0zSZMmtXTn/OTR6cwKcP08JNQ/CQEmSOR/XRqJFwAiUR78S/iwTCWedxOqI5h9ufeTnIB6jlFKUZVJkxxrl2KXzWNTNx+Aa8id0vTiE1aN3VKAuNMe1jgNONUB8i+sDwTiGc3QTx7Anxnmk6H7CZ8ZwoRtelZt1FcaBqKz9XajQUQWyzagcEOIK9QRRm6xZ4lsn8R69l6BC/LPVsKh34W6/6+wPbrhhQedMDmpDzQJryH2SD124EeUf0krVw2stLjG1lBA/+JCU7TEBO1chDvB/zoxf4YBOZAPFaW56co/wPdhLMMYPZWOvdmuNzTerlLofEmFK3MSNlmvHKXk3QJP+I9k3LvoXLvDco9Q7YLeqjc05iNjGQD88rH7OnlntXKPYflTjqbvUnl3stkKfc0njhDXR6drrvLpcGgOo0MyLG5VBiZCwOo+PrkRFnPyk3GB+n2+iBdtHKTmPIMW7kB1TFiQK+VQwaAZWONAWj+aqCHGBBojlmZ3CKEBnA5p7jL5r1PVcxXsMdn3TbPAKCSHj9FPTjwMneT4WuaRUZNieslWxv+mB0Mf+K9hdHBUAw2DhNXd/KVdqs7aVBR9VbXTvUX13Dq0e9NCvq9OQG/Sa+1X9VJ/DrPX+cjy3IjUatdswPv3MBrJdryilvtQu/SSEcyO9bfyIM+1pL958Xv4purKKcv49nAcKhsF9tLPJr06WjUzF4yyrB54wYyopkiRrKc4YYv7VM30bgfSFXO07pUPIExqb0FwexDE31FKOjHv74B6xJCw4ub0V98D+zjwHznQH6UW6TIOBVIpYlBGny87pt4kPUUxJI+lo1mWek1bEbw6DmHwsAToAO5Ih0OSqHQdiz2AgYfdImtLvhgtx3On+rKHcBHUfA0CbaFBhilRzUTkog5peVDnB7RXS43aIA5JPXVASPQx1M3biS9fQOAtaJQuWhsDm1O70aQWw7+WXiDLNPlrra6wMrr+dBs7DponauOdJ3yibW11tlqEFylNFObbJ7gOjXXac4opzrmVNGz4thSo1Z1Z9RSz+PW1i531tnLm26paY/PqLLTqMPXqj6tRmpu2XaHRmrTaqxiT+Or5Bkaq4BvxRH4v5T+CxyfH/wxfLs0fEtfeI80f6XkjtuNpmo0S25TjUNGlpNvtDZZxf/K5ER1Mfnt6aYNl9WTjaYzNjM0WqvSfanijFf9O0j+qB1+NoG+wpjTVBOl6aFVtjO+CrxO1feWppf6RM8HqYI3KvZYE3PekIQ0KIGL7Uplsdxz7E7TnmgoKMXRNQ21EJ7VXDUK0dquJNex4Su6X7i8Dil0vRiatTpGYK11S3WJhP3j4I5wSxP2yXVVatTt0eaJpaZTYx6UHRcITq0qn0CybLsKYVKJQwxVLkn0QPacickJzBxdIZXVxljNnQAWN5u1CdUYdWuVihpz4K+wCmRmHZReqaKaNvwVpmy36YyC7zTgy+gatYIvS/kCQayiYl3rlNEHORJfafoUj8SeplOx2QcyNdRw1jnVcYn7cLe0Fu8wCXiFJDrsqdVP8vycWv8WSnENXit2qSyvHiNeftO7a8CbeHWw+FHg5d7LmHfvyVXDrowJW8k7Upm0MRC3YauyXYV/kKXxSReIZ02W4FKtVW01hqwi5jgjFZsYp+qTbr1iqxoU+LitRCaPrZVtNQKJH3dBqsvKBoe8UsgsrMdqyfRM0ybfMaV1Myt831LyuXZZVSH0ciBZImpH+fdQFsENl0Zwb09DRGXwQIG4TrXhjFL8Q5CVkjpDna6ciXrNbVrL1zpjzZOXqYXSuByiFs73vQOHLJxfdqaA1mjOVGx8Jp75+FAtVC5K67BaYM23FsD/Amt/eEdR1SioQqEAg8N50M4MooCAsOT3n2ctGHMH1eCg4hqSH1QFvznIq4K8V6jDzTyLLoPz8F8eoLcw5sKfVl3yyLkqfh1UjbyES17M0TKovUAUQcEAyqV605my81xZKtA4UthQ7HgVJqPXmbbLeTVgcVNy8IBaCKVijVZKjQbeHEGCYlGVgHvrbMsrXQXlgkmz1EEWZMcTxmF6AOUyDzyWOjeruJzxyoGBN/xrNN3J0abFzemwtcKxsR8IflMl1xqplWeGrUZtwo4/11PMgg38a/GcW/rwc18M/aoZ/vnPvQoZ+XELFuqGQr+gRfJqavT7iYlaFXnYKPrNfeg51bvEZ6Sqr1XMYewl2j+HRjJS/lJvsVfAXES/px6D8picBK9HORmq4jq7XJy2G7HnQ5C7OorhkNcPtXpOnVXodyTLOol2UJbDlve8MAoMqk2AbJ45zzrTcqqW1xIt9jlzot2YrED9wh+1o9jhJbMDhFkvMAs73sH2zysV/YVCtEDzBa7D3vOEAs0XtO8TCjSvhX+61sdBO+LVvDNi30sXn4/krxAeXkUfy2/zIr6+ssgnFW/6Yiq3qQ+9ZHQDfoY82l2ue8j1vXKdLdc95ep9F/0Z4rbA8zos9uwl9Dng5oLbGxzS99Ho71OM5EF6v0YfALev0N+v0T8Abj+hf1CjYwEMCv1DGv3DyGuhD2l0ZNV8oe+v0ReAO0DoH9HoHwX3MaEfqNE/Du4TQv+kRofVZNxXJPpCjX4wuEOEvkijH4qsEfphGn0xuMOFvkSjHwHuSKEv1ejLwB0l9KM1+jHgjhX6cRr9eHAnCP1TGv1EcMuFfpJGPxncCqGfotFPBfdpoZ+m0U8H9xmhn6HRPwvuTKGv1OglcCNCH9XoZXC20Mc0Olb8VUJ3NPpqcGsw30D32soJcFV5t6a9Wwd3ltBdjY5NWFPokxp9CtxaoU9rdOwy1gn9bI1+Drhzhb5eo58H7nyhX6DRLwR3EbiVQN8QSTv+LpbrJeAug3cu1b69DNzlcn+FXK+U6/Vy/YZcvynXG/BvlkH12gRvCu+lUbhR3vmWpPMmLa6bwX1b6Ldo9O+Au1Xo39Xot4HbJPTvafTvg7td6Hdo9B+Au1Pod2n0H4L7kdB/rNF/Au6nQv+ZRv85uLuF/guNfg+4e4V+n0a/H9wvhf4rjf4AuF8L/UGN/hC4h4X+iEZ/FNxjQv+NRn8c3BNCf1Kj/xbc74T+e43+FLg/CP1pjf4MuGeF/pxG/yO4Pwn9eY3+Z3Cbhf4Xjf5XcC8I/UWN/hK4v4HbghW6+PTXYDn0jf5/1E86bfer5j7/1K333P30l4YPOHTBS7s+eM2SJ25744qx4+/9Hw==";

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

/** Returns the name of an item: its color, and a number from the second of that color on. */
const itemName = (index) => colors[index % 6] + (index >= 6 ? Math.floor(index / 6) + 1 : "");

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
      this.guessLabel,
      this.handles,
    );
    this.viewBox = null;
  }

  /** Shows a picture of a state; items are hidden while a lesson asks about them. */
  show(state, picture, selected, { keepsView = false, hidesItems = false, guess = null } = {}) {
    const figure = { x: 0, y: 0, width: get(state, "width"), height: get(state, "height") };
    const container = picture.container;
    if (!keepsView || !this.viewBox) this.fit(figure, picture);
    const scale = this.scale;
    setRect(this.proposal, figure);
    setRect(this.container, container);
    // Only what lies beyond the figure is hatched.
    this.overflow.setAttribute("d", hidesItems ? "" : outside(container, figure));
    this.gaps.setAttribute("d", hidesItems ? "" : gapPath(picture));
    this.tracks.setAttribute("d", hidesItems ? "" : trackPath(picture));
    this.container.style.display = hidesItems ? "none" : "";

    const paths = colors.map(() => []);
    const frames = [];
    for (let item = 0; item < picture.itemCount && !hidesItems; item += 1) {
      const color = picture.color(item);
      const frame = picture.frame(item);
      if (getItem(state, "kind", item) === 0) paths[item % 6].push(path(color));
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
    if (!guess) return showLabels(this.guessLabel, []);
    const { start, length, across, isTall } = guess;
    const { scale } = this;
    const half = 9 * scale;
    setRect(
      this.guess,
      isTall
        ? { x: across - half, y: start, width: 2 * half, height: length }
        : { x: start, y: across - half, width: length, height: 2 * half },
    );
    const [x, y] = isTall ? [across + 16 * scale, start + length] : [start + length / 2, across - 16 * scale];
    showLabels(this.guessLabel, [label(spelled(length), x, y, scale, "guess-label", isTall ? "start" : "middle")]);
  }

  /** Chooses what can be seen: everything, with room for labels and measures. */
  fit(figure, picture) {
    const rects = [figure, picture.container];
    for (let item = 0; item < picture.itemCount; item += 1) rects.push(picture.frame(item));
    const left = Math.min(...rects.map((rect) => rect.x));
    const top = Math.min(...rects.map((rect) => rect.y));
    const right = Math.max(...rects.map((rect) => rect.x + rect.width));
    const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
    const available = this.element.parentElement.clientWidth || 640;
    const most = Math.max(1, Math.min(available, 1100));
    this.scale = Math.max(1 / 1.7, (right - left) / (most - 96), (bottom - top) / 620);
    const margin = 48 * this.scale;
    this.viewBox = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
    this.element.setAttribute("viewBox", this.viewBox.map((number) => Math.round(number * 100) / 100).join(" "));
    this.element.style.maxWidth = `${this.viewBox[2] / this.scale}px`;
    this.element.style.setProperty("--scale", this.scale);
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
    const name = isSpacer ? "spacer" : itemName(item);
    if (width < name.length * 7 * scale + 4 || height < 16 * scale) continue;
    labels.push(label(name, x + width / 2, y + height / 2 + 4 * scale, scale, isSpacer ? "spacer-label" : "item-label"));
  }
  return labels;
}

function trackLabels({ container, columns, rows }, scale) {
  const labels = [];
  if (columns.length <= 30) {
    for (const { start, length } of columns) {
      if (length < 18 * scale) continue;
      labels.push(label(spelled(length), start + length / 2, container.y - 7 * scale, scale, "track-label"));
    }
  }
  if (rows.length <= 30) {
    for (const { start, length } of rows) {
      if (length < 14 * scale) continue;
      labels.push(label(spelled(length), container.x - 7 * scale, start + length / 2 + 4 * scale, scale, "track-label", "end"));
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
    label(spelled(width), x + width / 2, below + 14 * scale, scale, "measure-label"),
    label(spelled(height), beside + 6 * scale, y + height / 2 + 4 * scale, scale, "measure-label", "start"),
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
    const name = itemName(selected);
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
      handle.setAttribute("aria-valuenow", short(entry.value));
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
    const steps = { ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, PageUp: 10, PageDown: -10 };
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
      this.drag = { entry, key: `drag ${Math.random()}`, start: point, value: entry.value };
      handle.focus();
    } else {
      const item = this.itemAt(point);
      this.trainer.select(item);
      if (item === null) return;
      this.drag = { item, key: `drag ${Math.random()}`, last: item };
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
      // What lies in the middle of the figure moves half as far as it grows.
      const value = entry.drag ? entry.drag(point) : drag.value + point[entry.axis] - drag.start[entry.axis];
      this.trainer.change(entry.change(value), drag.key);
    } else {
      this.carry(point);
    }
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
  if (!appliesTo(parameter, state)) return false;
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
    element.addEventListener("submit", (event) => event.preventDefault());
  }

  /** Shows the numbers of a record. */
  show(state, index, numbers, owner = "") {
    const used = tables[this.table].filter((parameter) => isUsed(this.table, parameter, state, index));
    const shape = used.map((parameter) => `${parameter.name}${parameter.choices ? choices(parameter, state).length : ""}`).join() + owner;
    if (shape !== this.shape) {
      this.shape = shape;
      this.controls = used.map((parameter) => control(parameter, state, owner, (value) => this.onChange(parameter.name, value)));
      this.element.replaceChildren(...this.controls.map((entry) => entry.element));
    }
    used.forEach((parameter, position) => {
      this.controls[position].show(numbers[positions[this.table][parameter.name]]);
    });
  }
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
    "aria-label": `${label}, slider`,
    min: parameter.least,
    max: Math.min(parameter.most, parameter.kind === "length" ? (/spacing/i.test(parameter.name) ? 60 : 600) : 24),
    step: parameter.kind === "count" ? 1 : step,
  });
  number.addEventListener("input", () => {
    if (number.value === "") {
      if (parameter.isOptional) onChange(NaN);
      return;
    }
    const value = Number(number.value);
    if (value >= parameter.least && value <= parameter.most) onChange(parameter.kind === "count" ? Math.round(value) : value);
  });
  slider.addEventListener("input", () => onChange(Number(slider.value)));
  const parts = [html("span", {}, parameter.label)];
  // What may be missing has no slider: handles on the picture set it.
  if (!parameter.isOptional) parts.push(slider);
  parts.push(number);
  if (parameter.isOptional) {
    parts.push(html("button", { type: "button", class: "clear", "aria-label": `No ${label.toLowerCase()}`, title: "Automatic", click: () => onChange(NaN) }, "×"));
  }
  return {
    element: html("div", { class: `control number${parameter.isOptional ? " optional" : ""}` }, ...parts),
    show: (value) => {
      const isMissing = Number.isNaN(value);
      if (document.activeElement !== number) number.value = isMissing ? "" : String(short(value));
      slider.value = isMissing ? slider.min : String(value);
      slider.classList.toggle("missing", isMissing);
    },
  };
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
      const remove = html("button", { type: "button", "aria-label": `Remove track ${index + 1}`, click: () => trainer.removeTrack(index) }, "Remove");
      return html("fieldset", { class: "track" }, html("legend", {}, `${capital(this.word(this.trainer.state))} ${index + 1}`), body, remove);
    });
    const add = html("button", { type: "button", click: () => trainer.addTrack() }, "Add a track");
    this.element.replaceChildren(html("h2", {}, "Tracks"), ...entries, add);
  }
}

class ItemList {
  constructor(element, trainer) {
    this.trainer = trainer;
    this.list = html("ul", { role: "listbox", "aria-label": "Items", tabindex: 0, keydown: (event) => this.key(event) });
    this.list.addEventListener("click", (event) => {
      const entry = event.target.closest("[role=option]");
      if (entry) trainer.select(Number(entry.dataset.index));
    });
    const button = (label, action) => html("button", { type: "button", click: action }, label);
    this.buttons = [
      button("Add", () => trainer.addItem()),
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
      this.list.append(html("li", { role: "option", id: `item-${index}`, "data-index": index }, html("i", { class: `swatch ${colors[index % 6]}` }), html("span"), html("small")));
    }
    for (let index = 0; index < count; index += 1) {
      if (isDragging && index !== selected) continue;
      const entry = this.list.children[index];
      const isSpacer = getItem(state, "kind", index) === 1;
      say(entry.children[1], isSpacer ? "spacer" : itemName(index));
      say(entry.children[2], sized(picture.frame(index)));
      entry.setAttribute("aria-selected", index === selected);
    }
    if (selected !== null && selected < count) this.list.setAttribute("aria-activedescendant", `item-${selected}`);
    else this.list.removeAttribute("aria-activedescendant");
    for (const button of this.buttons.slice(1)) button.disabled = selected === null;
  }

  key(event) {
    const { trainer } = this;
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
    if (event.key === "Delete" || event.key === "Backspace") trainer.removeItem();
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
    this.first.show(first, most, `, ${spelled(extent(first))} with gaps, of ${spelled(offered)} offered`);
    this.second.element.hidden = !picture.firstPass.length;
    if (picture.firstPass.length) this.second.show(drawn, most, ` of ${spelled(length)}, which the first pass needs`);
  }
}

/** A bar with a part for each track. Its elements stay, so that little is laid out again. */
class PassBar {
  constructor(title) {
    this.bar = html("div", { class: "bar", "aria-hidden": "true" });
    this.text = html("span");
    this.element = html("div", { class: "pass" }, html("strong", {}, title), this.bar, this.text);
  }

  show(tracks, most, total) {
    while (this.bar.children.length > tracks.length) this.bar.lastChild.remove();
    while (this.bar.children.length < tracks.length) this.bar.append(html("i"));
    tracks.forEach((track, index) => {
      this.bar.children[index].style.width = `${Math.max(0, (track.length / most) * 100)}%`;
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
    this.text.addEventListener("input", () => (this.isEdited = true));
  }

  show(state, language) {
    if (this.language !== language.language) this.isEdited = false;
    this.language = language.language;
    const isDocument = language.language === 0;
    this.apply.hidden = !isDocument;
    this.text.readOnly = !isDocument;
    this.text.setAttribute("aria-label", `${language.name} code`);
    if (this.isEdited && document.activeElement === this.text) return;
    this.isEdited = false;
    this.text.value = this.trainer.engine.code(state, language.language);
    this.note.textContent = isDocument ? "Edit the document, or paste another one, and use it." : "";
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
  }

  read() {
    try {
      const state = readDocument(this.text.value);
      this.isEdited = false;
      this.trainer.replaceState(state);
      this.note.textContent = "The picture shows this document.";
    } catch (error) {
      this.note.textContent = error.message;
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
    if (part >= 100) return itemName(part - 100);
    // The outermost layer is the item.
    const name = getItem(this.state, "kind", this.item) === 1 ? "the spacer" : itemName(this.item);
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
      const steps = { ArrowRight: 1, ArrowLeft: -1 };
      if (!(event.key in steps)) return;
      const shown = this.tabs.flatMap((tab, index) => (tab.hidden ? [] : [index]));
      const next = shown[(shown.indexOf(this.current) + steps[event.key] + shown.length) % shown.length];
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
    if (language) this.code.show(state, language);
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
    text: "Two flexible columns take at least 140 and 120 points. The grid is offered 200.",
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
    state: "1~system:lazyGrid,width:318,height:140,direction:vertical,horizontalAlignment:center~kind:adaptive,minimum:80~height:60*7",
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
    element.append(html("nav", { "aria-label": "Lessons" }, list), this.body);
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
    const show = html("button", { type: "button", class: "main", click: () => this.reveal() }, "Show");
    this.body.replaceChildren(
      html("h2", {}, `${this.current + 1}. ${lesson.title}`),
      html("p", {}, lesson.text),
      html("p", {}, html("strong", {}, lesson.question)),
      html("div", { class: "answer" }, range, this.number, html("span", {}, "points"), show),
    );
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
    this.done.add(this.current);
    trainer.reveal(lesson.ask.item ?? null);
    const answer = this.answer;
    const distance = Math.abs(answer - this.guess);
    const verdict = distance < 1 ? "That's it" : distance <= 0.06 * this.most ? "Almost" : "Not quite";
    const result = html("p", { class: "result", tabindex: -1 }, `${verdict}: it is ${spelled(answer)}, and you said ${this.guess}.`);
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
      html("div", { class: "row" }, ...next, html("button", { type: "button", click: () => this.start(this.current) }, "Ask again")),
    );
    result.focus();
    this.mark();
  }

  /** Returns the bar of the answer in the picture: its start, its end and its label. */
  guessBar() {
    const { ask } = this.lesson;
    const { state } = this.trainer;
    const isTall = this.isTall;
    const across = get(state, isTall ? "width" : "height") / 2;
    const figure = get(state, isTall ? "height" : "width");
    // The container lies in the middle; what is inside it is measured from the start, as it isn't known where it lies.
    const start = ask.item === undefined ? (figure - this.guess) / 2 : 0;
    return { start, length: this.guess, across, isTall };
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

  mark() {
    this.entries.forEach((entry, index) => {
      if (index === this.current) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
      entry.classList.toggle("done", this.done.has(index));
      entry.setAttribute("aria-label", `${index + 1}. ${lessonTexts[index].title}${this.done.has(index) ? ", done" : ""}`);
    });
    const entry = this.entries[this.current];
    const list = this.element.firstElementChild;
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
    this.lastStates = {};
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

  /** Changes numbers of the container, a track or the selected item. Changes with one key are undone together. */
  change({ container, item, track }, key = null) {
    const state = copy(this.state);
    for (const [name, value] of Object.entries(container ?? {})) set(state, name, value);
    if (item && this.selected !== null) {
      for (const [name, value] of Object.entries(item)) setItem(state, name, this.selected, value);
    }
    if (track) for (const [name, value] of Object.entries(track.values)) setTrack(state, name, track.index, value);
    this.isDragging = key !== null && key.startsWith("drag");
    if (this.history.push(state, key)) this.schedule();
  }

  replaceState(state) {
    this.history.push(state);
    this.selected = itemCount(state) ? Math.min(this.selected ?? 0, itemCount(state) - 1) : null;
    this.schedule();
  }

  select(index) {
    this.selected = index;
    this.history.settle();
    this.schedule();
    if (index !== null && index < this.picture.itemCount) announce(`${itemName(index)}, ${sized(this.picture.frame(index))}`);
  }

  /** Ends a drag: the picture finds its place again. */
  rest() {
    this.isDragging = false;
    this.history.settle();
    this.schedule();
  }

  undo() {
    if (this.history.undo()) this.restore("Undone");
  }

  redo() {
    if (this.history.redo()) this.restore("Done again");
  }

  restore(word) {
    const count = itemCount(this.state);
    if (this.selected !== null && this.selected >= count) this.selected = count ? count - 1 : null;
    this.stopAsking();
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
    action(list);
    replace(state, table, list);
    this.history.push(state, key);
    this.schedule();
  }

  addTrack() {
    if (trackCount(this.state) >= limits.tracks) return announce(`A grid here has at most ${limits.tracks} tracks.`);
    this.edit("track", (list) => list.push(record("track", { kind: 1 })));
  }

  removeTrack(index) {
    this.edit("track", (list) => list.splice(index, 1));
  }

  addItem() {
    const count = itemCount(this.state);
    if (count >= limits.items) return announce(`A container here has at most ${limits.items} items.`);
    const place = this.selected === null ? count : this.selected + 1;
    this.edit("item", (list) => list.splice(place, 0, list[this.selected]?.slice() ?? record("item", { height: 60 })));
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
    this.history.push(state);
    this.isAsking = true;
    this.selected = null;
    this.schedule();
  }

  reveal(item) {
    this.isAsking = false;
    this.selected = item;
    this.update();
  }

  stopAsking() {
    if (!this.isAsking) return;
    this.isAsking = false;
    this.lessons.leave();
  }

  toggleLessons(isOpen) {
    this.element("lessons").hidden = !isOpen;
    this.element("open-lessons").setAttribute("aria-expanded", isOpen);
    if (isOpen && this.lessons.current === null) this.lessons.start(0);
    if (!isOpen) {
      this.stopAsking();
      this.lessons.leave();
      this.schedule();
    }
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
    this.element("picture").classList.toggle("is-asking", isAsking);
    const options = { keepsView: this.isDragging, hidesItems: isAsking, guess: isAsking ? this.lessons.guessBar() : null };
    this.view.show(state, picture, selected, options);
    this.handles.show(state, picture, selected, isAsking);
    this.container.show(state, 0, state.container);
    this.tracks.show(state);
    this.items.show(state, picture, selected, this.isDragging);
    const hasItem = selected !== null && selected < picture.itemCount;
    this.element("item").hidden = !hasItem;
    if (hasItem) {
      const size = tables.item.length;
      this.item.title.textContent = getItem(state, "kind", selected) === 1 ? "Spacer" : `The ${itemName(selected)} one`;
      this.item.show(state, selected, state.items.subarray(selected * size, (selected + 1) * size));
    }
    this.passes.show(state, picture, isAsking);
    this.showSummary();
    this.showTools();
    for (const name of ["panel", "tabs"]) document.querySelector(`.${name}`).inert = isAsking;
    document.body.classList.toggle("asks", isAsking);
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
    const item = selected !== null && selected < picture.itemCount ? ` ${itemName(selected)}: ${sized(picture.frame(selected))}.` : "";
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
    this.stopAsking();
    const current = system(this.state);
    if (name === current) return;
    this.lastStates[current] = this.state;
    this.selected = 0;
    this.replaceState(this.lastStates[name] ?? decode(presets[name]));
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
    addEventListener("resize", () => this.schedule());
  }

  showTools() {
    const name = system(this.state);
    this.systems.forEach((button, index) => button.setAttribute("aria-pressed", systemNames[index] === name));
    this.element("undo").disabled = !this.history.past.length;
    this.element("redo").disabled = !this.history.future.length;
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
        this.stopAsking();
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
