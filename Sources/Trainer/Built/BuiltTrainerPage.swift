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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-Zzy9mfQtegEAJC/vAG1h9QS7QaAb/KEme9amHph8Xfk=' 'wasm-unsafe-eval'; style-src 'sha256-Hise9RLHfN4rSkkMQ/m8NFn0Izedujx9+a5A6qz2C1U='; base-uri 'none'; form-action 'none'">
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

const moduleText = "7P0LvF3XVR8Kr9fee+299mPtx3lI50hee0u2jy3ZlhNHtuTnViJZtoMcKMk193d/t0kc86XHhsSP0tz7+VpybIKBAC6kxEAKsh1wgISkLW1MixtTKE0LBbfltmmbggtpMZQWtzdt0zbF3/j/x5xzzbUf0lEI9LZfoxzv11pzzceYY47nfwTvePCbwiAIwu+tv+Xt0enTwdvrp/m/8PTba3wT4Gv5FOPLh9+e6HexXhLiP+np0+6eRvk2Of0w7wjl8qZ89fDDD/PWtHzbcO+Sh/1nmse5zgT6WDT6iL7WeV/l6cHb2+adadN+NL82H3b9fJgNa/dqfINHPazXdbUNbcX8YnrX1B/cMMwFmfccabFz2v6kP9ce9sfwiM7dI2xsbt44ZPcA+7bh3jVPl9/qYx/xftG+ldMTvL3lz0DD3KttmyuatkFO/yPel+auVmUsOm2n/YZ12R7hm8AtvLw+zGc1HraLnGG5H9aPQUkqD+sdaNx0P3ZLU66WvrONmcVw37cqK1Cz15hFla9iPiF+xFKV64J2JjPt6ijDh+WOIIh/L/ndJGu3O91OL6+H/dqgPhwO62E+Whnmw+HqWr4+2LW7vjEYbEZpv9kP9+y9KKrXivGkFu/bf3EtimpRfEncqF1aL7Yuu+zy6MDBKL2sftkV0ZW1/urqarNfj8IwH9bql14ara4G/fpgUB8MB82rrhpeeqn8f7WetOrrhwbrtbgZ1aPapZeHsdzRr/cb9WYkHYqSen7166IoqEev70cz/7s0v6YZBv1+X34OBtFVeR7mUSj/fUMa1ftxEMgVQdwP++uDSB59uHE4qgfxOf5XP8f/+kE/CBpxPY6vbYbNa5tp2Azj4LpIHrP8f1mWRcMjMf7Fw0HcODow/7s+jOI4vSE4Etfzep7nR+JocOPqTUdvrt9yy7RWqx2r5fU31qKwXm9E/ehNw3pUPywDjtLjzUvrUaPeuOSSKEpqw/rw0hM3Xdoc3poPo8340oFMeG213xgM49bqyaO12wbpIIgGlw7yQWMQ9xu1waW311bl86WDwaV3aFcuverS2qW1KMsad8Rvjvq1mrT5Nfnq6qVy3TWX88rapeeap6DfCKM0lP/pssQyNlmx6v/q2ak7k0b43vBZ+VeLwyCq/2h84+lweuZMkp0Oph/7Pr48+RRfQvznef3q5Q/z5Yy+vPL9fDmrLy9/iC+f1ZeXf4gvX9IrX9Lbv6S/vagNv6JfntEvn9KXT+nLq39Oe6JXPmk+6cuL+vKEPvYlfXleX57S531KX17V2z/0Eb58RF8+qi9P6stT+nJWXz6mLx/Xl8/qGF4J8N9/xf/+Hv/7sR/Qp+hlP60v/OWVH9QH6wUv6svn9OUJ/e15ffmcjuKMPuOzpt/66Sl9eVLve0lvOCsvjT+T1r/pnm96zwP/RxT0737PNz/0jj/1zfc88Ce/+U9/0zvveeDB4J9HnYceeMfd97ovfitq/6mH7vkm9/lfRMm7HnjHnwl+O+q990/d/dCffuAe99N/jVp/5gG5+E/e/Z533RO8FrXw+iff+X88dM+DwbfGzb8ZhSCFZ8LmqUtuuvkvhAe+N/yJ8K+Hnwg/FX08+sfRZ6LviH4s+lz07dGPRj8ZPRF9NPpH0bdFz0b/d/St0dPRP4w+ED0T/UT0eHQ2+rXosehHol+K/nP4/dHfjL4YPhn9/ejR6M9HL0WvhT8U/Wr0B+EPRr8S/dfwB6K/E/2n8M9Ffzf6cvhU9LejL4Ufin45+i/hh6PPRv8x/L7ob0X/Ifze6Bejfx/+2ejno38Xfnf0c9Gr4QejvxH92/C7ol+I/p/we6IXo98PvzP6B9H7ox+O/l50JvpI9E+iT0Q/Ff3T6JPRU/FfiP9i/Gj8o/HfTP5z9PPJX49+Kfmr8V+LPxn/o/jX43+UfC75jeQnk59JPp98LPkryT9Lfjz5dPIvkr+QfCb5p8lzyV9OvpB8KvnryW8ln0xeSH4z+ankZ5N/nnwi+WvJryc/kTyfvJx8PPmryT9Jfiz56eQfJz+a/KXky9FfTF5MWk/+Qf67yXvD+HR0S3RLERzvBEWwFSWTcPqa/K9xv76cwNf6QzQ9vT2JD0dJERfRqU5YxOZKXmJuewC/m1twV/+M/C/gf7JeFmT/WdiBiAH7+M20uHfS3M+30oVwK0qLSP5zqzTYLMIikgclRa2oT/mYSUu+bebvx+XyXfot4xBdlzvlgvB+6V03DoWFZLhMbsW/Jm95DLe0w8x9rS09zl7hyXIvmwjv4KOjymXfysuK5mVxMJYX6eC4XjQPxPk4lnHKm/Uj8bq8E3aey4uw5FResmtj+XFabOv4MPZ/kaa10/HDsRzMoXk185C7eXiTZY2cDhlyWIT5B/ALnr3vUbybtA9Hbel2C2vW2scJmTZ45bfp70VLOoGRZbIE0xCLmPH3J7SlTCcObchP7Wkgl2vb447rwbhbvu1h9lpcnTs6nJ439X/3ikd/4MP33/jM2XFeZNN8e9yRluSlX0R4iWRa5WVg2h1Og3FYNjiSjyvlx9Xy7Vr5dl0u2hXfEnn/isGBKJiUPXsX5qD7pk9+/1uufMN3Df/k3R3vGT33dTmr9s5XT7/Le3/3AxvjrkzQrhOdpB1l3hTgy1srjbZj7/ee3iSTkxTrZ8e9rNhVhNgbvaJ7tsjv6QiJFkO7CNMA79NpuD0NiyEX5Nt1cjL+MFmRn8a79Zb2ZGMafkuxApKUd3cUuxfcVKxMaw9tT1aK8HA0KlaKXYejXL7dDRpcKVaPRFvysnYkKuRl/Ui0LgQ9FOIp1ouR/Fu/Z2M8KtZki62ePetPvAyrsjpCPONdWdEvekeioOigxcBbJulwhGXZrCyLfLtZLgzWaXO8LnS0YFU2y5XYGK9n0r1V+bcuH1aLwTQVKir6eOkXHbx0hMJSUBhmebwuhBnKxE1CYRxZocQv363cJuvQnLa393H/T7m/ticdmcDvIA+RrdzGrOtVBX74TvcDrpNG0RTeYZZDndBQJzTUCQ3xuJG8rGDqy3ntyryukiJkwgxLUN4ou1fYYzn4XtFzH+7ZMLyk6Mq/+J4N/NebHPlYl4F8WdiziEgnNsBymrLNSiYTZJ+P4zZZTMlcUstk5/8VkbcjIm9HTDGdRSoTPQ2n5OfpBMxPZraVf5DzlOK7DC/tSRtMpl1kJ0ny4P6TjmM+Hd6kzKcDvtR0PzX503fxp2Ym6ys8o8sxCRVm0+DkOI+FjxXtU524yDtJoSz4zk6twO9Ylz4eNpgGtxd9nFOtYnDvZFi0Tj7YqWMrTaOTJMZB0cID5eeTnSY+neoIRyv6B6L0abnq9Pbzz8pu6ArBxQ9tj1eE97TkydLuyU4blwuF8MEd2UujovXpZ4oVIfqz2BErIMcV2Xgt0GELdIjdEh3hukdFIKfFBJQRYYHzTDou18mgSLEyCUogQifyMZ1Zz+q/nxHtSla3zhWuLCRXqIH/pDzMcUI17Vq03IS3ikbRMGvREqaOmc6KBl7aBW6X7ZXgNBx3ZQp6MgW9onNCmH5TlrfHCW9gyoTry9WJ7El5CcYN04tuN4kCOeSzIjfE9PLNz4zz8mMQvEN60Sj66IzcfFLWVD6dkgVFNzD3iTy0gXmXnhYtTnoqDDYvEjvhCSY8we2YyIZOeA/ve0VqJrWF2fSn8BfiKDudPGynitTbxFTVIEzU9PukMlVpkZZTFepUtXSqUj3y0IoQbI0z1pMZy+PZHZYXXd0EOWcvxXrUcGMykUmoyyhqsmuEC8skRNKSDDyWTxQABnfK9PSFOAu+Sw9E6+OhTFRNJmpCxig92R6n8S3e2Vq+XbEn5uosa16tsubV8cpi1rzqs+YVHjlPo1mOrOcWe8VbbLlqZTySPpq1q8s0jtB1XTvD0MFZxikGj2WryaK1G1mF1GW+5BdhcOWCJln2v4fRacpsMk2BES4SfIFhhE4aqhU1Iw0lOByFfrBeNaGsWiEKNhddPlP2m4SknwTEcnMojFNbJUVMw5NoV97ED0kL2MxFkH+ELdfw80M4T2sUoWTI2SHczwNnHBu2iRftl4jMbHqbjfwqBctPRRyQ8uJpeL8uTwyeWhcBYCJyFHoQjUPIYBGPsWQbow/lLHjkflwgvQpv3xjL7zHFUzOABqalqOPv9o0JJmgfZV6eZ9P8ASM06mAaOO84mAZlWGkLMxYqa4h0Lu7nJEuTEe/8mUd1UBi8yE0yufXjQsLyowjLEICj6fq2tLu+7T7n29xH7nOKz2n5uVDJscCT67I243o7AFkUcU6eWDSyoyE4n/K12G1WSFexk65iKiFh/1GnfoAbCNtV4sGtCaa4BhkrAJ0Fpzi0GkQt+UL4TYiJnW3hGTFoeCdrvXqyGrKUcchpJGrSvTKtsRxEIX64XWY2vFfEiIZ8E0GFATnhcMWPG7ief1H+g0osRR3nbf2KoC1D3JjIb+AM8oMKEhEEifqC02It8CiPpEaJMfue8Nx7h5oOd873LNs5Zp1qWNdA/nNFEBwN8DnHZ7eu2FzyOS0/F+fZbEl1s1n6LDdb4jZbYjZbkt2mlLBkPCTRP+uPhN8n2tfw/iL8MgiLPbml7EnserKPihfHNY29rsSuK7HpSpw9oFMb+12B+BHjkfG+bzNsCWfv97GROpZRVlcmcdzAgVdEmMnG9OFtdBbv3if91HeyAEJIVMA5e/Vzs6pkR6zqPJz0iZ1w0muXc9I/c+4Z+XbdzTIf31+dD44VnHAccVrIrRsckE4QWIZ+t36eaZkhqvX7sJLnI6q7FhBVrSSqiDv0KTOrnJAaOaR0NtL1iqaJcjE3IbVzdyx6aJbEFnXsI2F5Uhg+I30SIt+n+gzufmp+odiPcajrhe7JTbFv8lli8KH2k0DUSMpWDDMOlBnb0aB3313tHdifMLuU7E/GAlFUT7iTUITFdpLqGSY2nzs7YTvJ7Je3g38WqbA6fNUELz2JeZdFlqPwQeoXYhjC8GtFLGqBFRdEjj4aJMofg+yLcVwTITl6RJ4tFo5xh89vvHDsNf3ff3wteBsE0aopIZ35OHM52vIku1itRrfqD/IQiswQAo1NSk6mOo/tTxwrPlCEn3j8M5N+KVuVb9+18cJk8JwceYNjxRPPjSN7+608+cUKMe6gmRqbSc7RzKTPhnqmoVz60rbdFDuFbazIZUV7WLgum+x84vHJ4DPjvoypjWFDsn520n/mhfKRolI15evhZ4r02Ul6z4OyQSedjcmQD5NtmsrF8lke3imG+nDTia6IBqbJZ6q9w5hE9pcW9YeOvQMr35Zf/SnFArePBrCx5dgYojmr2tTV45Da009Vj+eaHo1FbR81ezn2aTorld/paSxePo5UuBI5oI5TFrJHgj+RqqLM8Ew91WRf5/9SxKhgd1GDhB5hC8qd6ITuf/csXCAqXkQGYXoS6TGd/w6aCLI/iGPhNo9ED1vKqtJU7IhH5ib8xLjLPp858+JrtADICyikcwxtvyq797Gi+/ix4Gv1Xljc5A9DK4mlI1d8ZlK1Obww6YD2Okp72IeZs6pStqqZHiTag9oOe4AdIexrXMMo+OBx7hmZMFjQt9sbsJb0RF2Sv2/UTiWmUzXQg0hvPECaZcdS07GGdiyd7ZjcJoqkqBmzHfy6zrIute14uc/mu9QwXRJONa6DJutHgy15SQ9H++VF3ImFEirsODXYhkTkgG1I+NLRIFW5DfSKQz77vTCGLTh8ZGbtC5FOR8IH5CWXpUmuCNb1+1DmJBrXDW1Y5ew1UY3lRJTLUoiK44bT2saptCvfb01inbIG2tw/qesQt6JiQn6SvqvDzZj6vKpZ0k3TZzJNuax594Zw97RogH5aWKoW56VO+ilHW9fRJhjtu8Lo4bJnzQVEppPeLAc2bpXzcqJKLbBeCE+CDSm4G50SW9I9G9kP1ZLw4drpyExq1dhVNhSyoQAN1TlBY85MIsSSwKDR5GxOAky7aEZYBJm3cYtzNvY6KAqTbbUGTseVa+jKmck3a8enzLTDp4yDtpBSgz1KpUc9kDrOuUaFIMq72jhyD8SFWCm5BYomlqt9N3hR5ULaQ3lFJlfIGhcNOcQj0H69XNy6v7jwfHT42r5HJIWiLVtAbioymZnWuIG9vOTWAnQBVwPcFkmR5D8ClvfCpCu7peiSOhqZs2fKzc60+dq7NuTwBw1jhxsZwi5VSeR1kYr02w1vVJP2u6AW2esjGTLG0OYY6mKDb4Me3c8lAbarFFHOv/AaNIC/u7URUWspXpbLXl96cx031+Wf2G8xi5Qk2tgUcbbHV832fdDJbT9OBe3HJLIBhr1H1LSnJqAa2RjFiHC6BYm3BlGM/AcCEo1l74Mmxr0ia3CKJoSoEDtd8PQke2HSJveT/33pteAx7/3XwjGkZ58cM0XbCjuNx96Cc089RBijbXD67u2dthktbJPUQyNpUT8pjLslm68j8xPA9ldwcMLf5fem2vRCo/U7v1okkn/2NnZHLSXRIgk20q+NBKsax6LrYv1ar8t222ZFwNfHGqNDln13s5vIyqjvzv5F8jnC+0cWGAQuoH87uEQtLtCWnvEE7wY9crK5YCgQjlXHBmqpoAvzYkbWYbyG8k0b1g6xyIWZ9STivoaxV3Vglj7BM0D+7tgQEm3vo2VezPLvV7sVevCcPjub4a1px/MJdVWeohU/fl5EwXj65K8Et4/7C92LYmQfD4WOhZ1/Gkb4ntjjYSrNYO5cgRezLZ6gDJ1do09TmG4GJt2p9CC7IsgnWTcOJERAGJ+VbD8j3sZQXE+yAUvTqPdWeM8I3V3lDWvgKLu8uye76dTZLZsZr7tweelAbULJE853ivbi0dNya6vY9cJk06d78QpuLtsuG+MWeidzH90qbCyWtyve089OdpUd7YB1y9DEAXG22PXsm/7cP7zklezK/k1nPzLexd70QdPSgrnniZ+/5W7eo18WOQ4I8VE6reY1dKbUcN4qdnbcWsCS+3PCt5q2peDlqdwrI/tyBKoCpdyurjqMX15OiZl3HRodVOV1+CzHTcx4ZVLhosw+/czTxfqnn50sWQtvktFGRp+EPFOUd+EPbTiD4CXtKI23J6ug6Uy8pIaK5ZEw4XWkkw1Dvdki6pUP9Ms1ijYGMIJpOoPJZaDv3rsNV2nwJp2c33+NXp+BLMfZyaAYuK/F1Sc2eFgi2kVnbOZjHQbrgRvUWblkl/epK2Z08Lih+iogLHU1eKChik2kvI5WjvpCd9C/CsPQWY2L4DYyDBgS1+/bvq3Do8KYFdVSo2bZwDfDBjNmWM9cB8veWK2340iPmxo0fzRB2als3Dx0IlbXd/OeQt9F+tTwgp6qLfB276nZs8tN5On5TOTpYhO5DXdo0kSe4s+YyGH4dZai0jzedObxJkT90jzenDePp2oeL2r99zvjccVKns5ayc9tFYcBfRza5Uh5+s9YxZvZN5g5UuM2jrVJopJjbBi/WLgRqAAejzmYUCwvZBVhOd/33cbmHKssAnElVEvKl31aq05/43zT31g8/VHFQ8Hf/em39jBY2ua9E9GcdyKpTL9oTbzzp+a8ExHmPeEMHaYXMYEXMcQLplfmNZrzNvyJP9y8ckZ/cmZGn/jq+3yWz+i+7zE+ny1D1Dud1frMrNZ5508vnNXolukWrqvjOV9uQZ6jsIr+ykt92ex+a5ZAjsoqMlS3dKrM2Oecg5KqeqPqw2xIcI4cdaXuK2efH6vjvc8hryw/BcvnwAPsPsjhlNsPv3GP153fgHWq69lU5PyweoqclUWmIVyTvsyZkxzq9O+i4wMTWBXqUg7VCD7SxVhRMWpVRKQ1mexViD1GPZxTb4dobY2tiJBXrOBaPQtOIgAMISzZyck6/FHrshMymGnlq3sn67SsxgUV1QbjLsTbvMZ+3cmgi74JuujLj+J6zkQPUPV2BPfyjBXVWxj48MsFkRAwt4JCfJ2GtyYN0YEr7l8IorQvkKj7ztPX54yqW76POItMTvYjYmHpFn0S8So29KpEZSSYvhHcE3J0F2s4c9f0xO0imEnsOk229Ql17yVF11Ns4XtzS6cRd5hYqgeyq9G/urTRLLryHLnupzROUFY0XBhoY1cZ692l5OIvuhwjslm6oIldWO/deJ9IDJi8X1clTATFfNwXOhjR1dDftqSwBjkU/RqZpUeIpv68lsmwufprCBOT1V97ECuLaAsscl1+2cBDh3fKSq1AeFkrVk6JHLhWyFdNednFJlvFOlce+p8s3bo0a8ggKHYXfJVop3I1QRrCDPD9JJ8NPsirG1cIaXHwQe4HH6SwxDWeLiT0JK1MbKubSHB5EGYeszgrfVwlxYhQDWvJ4p8iiKipF7sA6oF+AQNo6Qu453jFU4AWqFpRtBYyNV8wEHDVo85VfAxJnQEPdFniPqiyLzQwAjmOGNuQVNVNp37W9bXdXhAIxC1ynhtJZ+hF9zIZ06acS6sqWW5CrOg6yTJ7OaolRqUN573bNFiImqgnDFa2QV5vlMjU2NQ1pKXp65ypOSIb0Dmh2J/QHxh/o5om9cw6AvDS/JPaeXQ6zSgqjj2dsqV2wDHOnABk2IYrw+p+3RihKDhi2/IvFK5Bl0lbAs5EI+ucFfW2DsmtrWFrMZSIpna6PemikzH2ZhfKg3R0cZdSDdUSrxa2QtEC14EES8FXniHBVdhCDfVGllb/NHupmYzgjhJjb0nfVNIZVFeG+bY0xNho6CZu9wf4U3sRX1nIaxIMEXYVBC8qm4Fp27HQNlv9lLaaadxuVye8p3FO8BxlMcOXIPeEjKJTntGVTgVkCj09Wnq4oo/zReI0T07CBzu58HahcTpAi8GpzkAdlghfbfPOEULFKOmZ+L2wZO9TDX7WQI7QGMnQXwqmE9rNTXQUFnGosll7MsIiDrCIIyzicNHdPA6h2GHKB3g8wjJzOQ202Ry7U8z9eJG4NxOop2dGkyG6xzsDVT2Dyarr86oXXb0K3uEHkZU/tWZjH8ufmiawbE29tuu6GLtUvdgtRxpXiAslG0YYCC3n4zLkdrxHtkW/WIEBtA8mlk5Gd3YQSNoHp94LdXNPMbRRWH2zEBCdN+QSmQkM6SLclx/nKatxlpACL1pkoLpIvzYGqos0OG6t2IuJ242XuvINRPNlXOIiQSDfLl12Bm0WI5wxfRMohqnqnJL9il6KMQtHSmEjMrHhxyRuEVbMF5NJVe6Y+IHgxWSx3DER2vTlwgnOlUkhT3r67GRS9NBuIf+bSKwmLQEJBpaDlnMw64uMTbDstvQJ4+aN1Q7ZSWxzRiYhBjFxu3RTTFUhiRmP47LUpHu1cdGO7JeTgl+jQ0VNmJr8Vzo74fsJbcLlZZkssHx4+ux4j/QOlCv0wAOmZc6DthW8cRDgRdhZ0ltyusycNTNtZG8oI91qjLdixoYsq4l1q9lYN2hAv2oDqOZjk/7S+9HaL4eSijKNxF8YItrCuADAdPAFjAmTuqcHxbAiP4QAjJMYX21GRYoeYlDCgmjAOjxRdMtgVyQ8x6AWicqGaCCVy+eJva5fG2KnNbpdGqVrpUdPJ/NfS8IbuP0MX8YwwDAlq0XiQCWG4UGVFeE+PKW6L15iFb81/mtiw52bPHQmLUres4wE3hbHSGK7deERg8eapniQs8Ql6Akm3cVMhYizCPVJbUTEpdiPiR5v9jmJe07iPQd29SIx+9bcMfsomeq2hODKoKNvApF4q1SzBINlNHk+0vZfNKRjJ6nJSarjsgfEQ9QcJ6pCVv89EyXWKj97EKIlaR4mPkailPu+zXnPOOGcd8aVaFgN4tgZxYcY5IgmSLAuxCXpxPSg8Mugkop2HumgMKTMJi9RysEW+Et62npd6rBLunXkoHlAzptFt3S1IzBqpIYWuhRyumKSbsPaZDo1QdJAWxgDjvTZXf3FSDZYKdp15lMCZCNIz+T529JQzYTt9OxeLLqnGHETkVC1Q0lREmdiOlHENDJbt39imGRiQ2bkQLSXUqyW0eHv5Iba++gfQnoZWmDaUVKhGtpHyo722NE680JsyhimP8F09sxUIscAHOCnjWemIxGVk55JTcARZQIUvJSz+ftwVwKZAGpVDTygp9FGNXDSzpKg/TtsjN1nJMXslttoOwXfmZ7O/4qLLEs0CN2woCI4Jla/BWzlvZXQlshfQERnaSBLqH7CUKOlmKWHzZmoqSiC2aYtL23MVmADWSKItyENDUZgDfHAQ4GLNDPxbxrjdsTYKCsxbrjhR8NIohkeKVMS1MAQ3IuINBAUCOf26YvyKnGw8mpDY2XrHDNRdjwTfkZ59bGbJebq2Omi/lz57ROcfJ4BxzSgMPBuafAWWbWGd8sH4JKtlwszlJNLmrjoTyOS88FPFPHHvzX7N5K/TPlc2Uj1JKrskplTySfPphLf4lNJ+MVD5mqhBbw8cluHwUUSrmnJoc7IfvexNJ0IWdbJfT9NAgAvbvDzX3Mcs4PQHUhbiW6PBGcMtgcuTSnrIgoDv4A+EkoGnHwb9Wncyc2idkL4XlObacqlbCZFD7B1QZ8BmStmwlfQmshE4GWyS2ku0A8PTtrc87FkBUEbK1p3T7obkx7DOOH6egjOmbaRC4v0wSmTht5RJPcX3QfuvV++gZoJ+onvEB7ak2dlwnzbKpjTYVyE1pnS0FPZRJ7U3Kns/1tG2wvjN5m5Wo9FRX6kbbfgi6ELL5u6qAV3zAsPEzVQXd08YhsfR4DKI5MmwiCK5nOTltAfYsOQTRoiGSnIpqfFZaUKi8gb+YeNP4s+3pbRvm3i50xyJ65/Wq/PbDYm7YZWa29Tl0tVcamfpNijDJV+VQgLHQpOwvzlkinD4btUEjTMnDu5LsZZ7uQGFGWw3+7JDgLjtrbJbev5C0qOW9E1okbJyyFRVeTloLjA5GWL2prTQ4342IWn2Wl87X1Pqu1i+pjKj93p4/oG7b/odFbIRuiERm05BbBbugJXVBHseY2u2EZXFjeqMYVytE5H9+EYzBHORbviJhSRw5Lx14X6iEQxoa8cYQsJwhZaIJYWCdAaYRgkH/IBf8HOyjp2+Fa0iUAHBOi08LKfCUTpzMWIazyDtCDJe3kYHO1w9D4cTYejh+RFsgjfKy+ivN4nL7JG79Y7Pm7u+Fiot3w01HvOhnrTR0K966lQb/sQXqUPo4lc9KT5kGOzfdB8EC/P4egJ80FSkg9Hj5s2f9a08bx51k+bZ38KaRSvyNzWpjds5z93RoMlpx8Kt/O/wQ/iLTjI6GO9bnpQPQY12VQLT9HfTKLmacZIJktNHo4tKwcsOW/bSASGKfs/+YGRuIgM9QP2XOZplKhgWOMRvUgzqOnXRjOQp9yOJabJuuY2aM0TnBu8qqiLRVP9LMK5xvXYiF8JpJoWpV4RnXSLtowASnmeDLiMH7gW7FL5TB05VBGSuwuNGWKsVk1J7dwdx1WYmtOIf5UhJ5QGQ2WODTeMxsww5ORCuBxOrBTjwBxCUJf+mxHhafG2ytGt6f8lYjjew7BOt34b6kZr+giG3IYiUdcutGEFkBMIp0K6LYdHSu1aMsyZ/o3IzbupnTfFYy8PTsVdP+Y03G7OgJoqaOYoSGYVtPl/Sz3qo3N71CMugfNtG9di6dvW34PpSH3bo5151Ef0qN/nPOr3zXjUd/pUbYG3+x71JzFYyFrmRr7jJPFdqipygM2v8VDnj1AK4UFs6135ZKfJBSFOXLEWZt8ZLXUyN8/nEm2e2yXaXOxkHt0362T2ffzRnI9/oZN5uY+fvmaEQdb7j7krduO5aDHBS7LYK9rMvhxVlsdmpl7QUiQ2z/WC7kr1qUCY0HdyAOba0ujCWhrpXesXdte6PnUT5y3fFXIAa0v7L6yl/XrX1oWRoqT3Zyf0+7z0fZRvR+Xb9fLt/vLtln2bvT+JYQOqnS7BTpLFefjofKD0reI4RoAFrxntumZNpvmkpl67GqXCSZ0XNDSnDbJcjXILJA/mH0w3zWuhr6LM/gK7J6G26y5IWXaUdqKNLXCqjLg9rdHz3HGQXYgAMlKRNB+3Zy6Dym+PMqQ0R0zTVm2aGAJt5pBnVW1cI6TbxsDEQTEhuKiLEQBCAbj63M1/ycQ/1uCVCVVRYfJGjRaVJu4OFOdEf0715/TkpAY9tNaBopmatiOEwXNKN3Vm9+M/W+WTSquuJqA0jlBBNypJsTRf/yNqmEoWGKaYrT+NcM4kCHNMNUdKWAI9LfQCtJQBGX7WxhVQzyoGkSaEmyZOzzrePyCCjpyeDdoEoRoZS3mHzvSOIEpk1v7ifXkPwucbcPu2FtwyhikEvcoyzWxtIrNVjD9U35vs3Skav6hfwp7WtCYp14jM2Oz8HFmSK/2kYaZGVI+tqA6FnqJ69nMJ5zVaYGOtzPKstTWYtbViJazNLz1pba9Z1SLa9i2izZ1YRDvmjkkNNlFkJlRsota0qxd32cMdt93zrK2zLaeLja2Rb2xNnbH1F2eMrSp2WlN+CmLS/VZe7Jum244/pcqU0nJUkwBsSQQxmE1r5exFJGzAH1ifThP6iP3Q3skEOAO14QlNJn/gMG76U5Gd26/xqIhApStWw/l3EBH0G+N6GRwkz/SDg6IyOIiiSt2kwRAWSjlGCKckYmfhC/nPYZjY0+HQDEqL8ndGdTTp7IStgBp9Sz2zWMzbwQ+hrUPsgQMxAc9gSHITuk5mxJVUNVFr3QTiyt9Wv/SBeEvEkFRV0RSKaRMv65JiEmaMiyxv+Tv2llxvSfWWRG+h5YEgN4EimiQK2UDxG9Gt6fSQxyf/ahKmduyvBnMQNd7wTagmFM83abzHXGh7y4QZNBlmkFXCDFo04zYZZpBOf0HYSCv/pTMGvuZNSCIycFUtjTNm7CHjjGOeyxNEEncww7DXF52TwPbREGSZH+0U7qVFWSORYXHQCOTFD2xp5LGoPNtQ2Z3BqY0XDSMu1zCe/hwCDEWoNOJsi19BebV+5lm5pmXczyrXaB9gd8ci/qz2BAabEAAn5ke7xr9s1/g6XeNDYzodDo4J87PFpEwlJzaY/2W9XtsSuiENHQu8Fv/uHNVESjWZUk279CwaQnHxzz5gUipUYqNVXmw2msTAiRixEnl7qGHt15oX0TAZm+Jm/6tnyryJJrTPfEy9uj1WXdSJM0Fg7lBDQAd044URqFWO2YZKnfP4ayZCGJ4GDwKp9PXL+UK3AwxXXXdFl1eoEa+bzR1llfSKXK38RFvrEmZNkZOGqqrMoKsBQYmbZrXo3ekSoIC1JnAuq+Ck6pkGkJd4jHFu7aIEsHs2cGt3NXBr93htceDWbj9wS2LQBtIqbLz0Okt4/zbAswJyF4kkOzvZoPN7VVGeVnEgtYtVxI60aQfJ1ONfiBAROFOPZAesM2ckhH1509iOx3t4tWiMu3hLVmxay/ManiWoYpPNjcluWJ4lnYG92lOswuAsv72jEFiITRicVx+csLMhDM6bMlLJnxC9bZNC0IZEDubFhowtL4DZJpF1JpJfl16sFgLeuqX+9aIwNljoNA1s+HXjmnzNqrldOsIWbeWuIRBuZdxmGVsi4/M44KrhgPScld+l49AIWJsyVglQdnqwjHfVOOo3raMe9PerNnAtsskc1LraU/7JMQNgLIAJCObcCTnbQ10smYNNLlZTQ092gUHu8WafxIVeykpJP3eVVtpUrhF2uUfYpe1RurBHq8UezO1qoSu7jqM+8qDfMiJCSCMaOaWnHVp4Sf13NibOvK7aWAicgQSzKpQxbCIAGmcgk5g6FagDHC/5b8NrJlxLXwOsdV6ieIXKtbqK3HFooW4wCaoRE8peXPA9hIMPZw2IuJlhcs53+3LggWaqGbU5vQZSslpRPXeMCaSaZHPsy+N1mc/riiZ8O1tCxh0QLs0gmxCyLNFmxvVgY1l3luAWavSSyQdrTl8KEGTVFAfgtp8RBslmMC/Fxwx1+HowNxygI7zcIMb9prgcEMI1ibc1vIjzEOY/b+znAs2ZTlbPejnMkh+2gWhZBp8hqmiyTj63a4bPye+7qpxul3Cp8S7Qwy4PL2/XDF6eQAO6284CMXHXeDfuWfNCR3cXa/ilCV61sSAo72nrixiYCC0ENMbC+9QQs/REGRh4OolDLGQXrGF3cHNuYHOuFxsMzBOnsPDTDSIs7pZRrYrmt0YdeIQYOBN/Ib/bkd3MH4fC7syP0ocVENWmUsKK688K+/M31fMiOWpMWjGJfUPeA5UgFIMtEymgRwrm0b2S77VB5+JIndYjuFHXJTIC4WAChjPZg8tHhFZcP4n0MOiKuF2Sa1VVGxU6BGRoCDMPja5iTG2bJtmK7s4mcBpvQJwaxKE10W0FD3DKyMXMXNA6wg0Akjf7oJ0tjojaoT2qxKg1xFXy8Njn4aHh4YnHw9d9Hj6EzH+iUGyqhDx83XDM4TzHZOhEoHiMjDAQknvzeAMvJ4U1cy9xS91Cnh5T4kVY7GTdrDkQDfeAfqRNNbisKUNh8OzIxl1u2uBZ082BMvQR4y+1e4OF3QuLkVocVZsjya4jD7xYN6ep6i1tHloSGSl/iur0Dzg5Nlaj5PHhTDx0E7ydEbUFmBuYept7b3Os7MI4pKCqKBPvVJg4Rc+m8FyPi7/SaoExd4xdJ9SE7YdLK182A+ULHAydt868HOkjc5SMWKAtwYgl5B4OyRz8FmaDDKcKg9+ZNH0BzDdX5ttXZ/JAARSHlS5iQRf9E7oYAQEyRP6jRpeOwHVXuI9X4SVCltMqXrCHhUhWYdYmem9pItxdDIX4VsebUw1V3QNK21vswRZO5JMREy6SQe0tNk9RvpM0lXEh14YQ38aIOC3GInRdZGPpC2hJBUkFQqOEbe4VsbHYK/ykLdfuxt/dk3BDHr4HcacbElC7gVs3ir2yBWIQqgguMBVK4OQuFTl3nZzsgdC5p1PzIrWL3WfRAtfoeVKfxGAipf0ig/E4wnFS8DgZz4rN4+phIiM5OxmP9yHKc+wdJ+M5+NWLyuOEN8imucg7S/YVF40ZordMi5Al6xrXYbdY2SY+MHAb3eU97xDp4fKe4dO9otguLsKO3KUeO4YTpTKn+6T/kgzNldpVsBWCHiMKkJIZxcNQbo5d0gMIYrLKhbqIoWsXIUoNYayPi6lqjSjEHfJf8cEfId2D0g35L89/uAAOTHiYRTy4WMSD6x4P3uPz4L1CdOTBBlZRtvYew+T2LmRydcuD68fVvKhnlwTyJkKC9fGqTFZxvJMoh9iLDbRZ7LFbIXRA0HtLBrtLAaE3PQa7awmD3VQGu5cMlsu5Byuyh1tH+uAtTKYRCF0y24tkfBdVmG1hguLmmW1hXjP4FJiYn4OBERg10+R9Oa6ctNxWRtubl5azGUv6Ty5zycpgdpLkzAg1k55xbpdrpGF54mh9H+8p9F2wKIlZr+DPvkv1seUOzK80STnyMm4WODAJSFrJ50ydAzOtOjDTr9SBmbgkZQO5azb0Qsdlmr1SS2CTb1eyXNTFqgdbSmxOfH7S+mZn7ByxwuIRvlgR5zUZy7GslLcry0oVLhmZQBA3TcxTV8+8nm4pRO4zbS4yKL0DRnrld5JaQA6ZzPmw6DCOdjJiyqWkD/aKEbn5GlRXRk9lyK4UQ4D8CtYttpMT1JC7cnAI/IoG/Mt3LSJDC97BuvzbJZxu3SJEr2J7rwoBQJsVI0Yt06+GwhL1wXK/PFuy7Z52Wgny0pD6uWu8blMJJeNNQC6gWSikujvH1zMXJVxXzPdgJlIck/f3zphI8cgE8MJdFG3DibgKjEWHZ01EtIiMeSjzN4RYHmiECRNc41u1+AMrK6wbbMS/j9YFzFfdz0xpXD3esbg+qwrcuuL0R//sKle2ixnqmgzJrlpoU3WGrWhaLG2JWEukuUpyywDZLljQofEmEJTe4HMnmkhLjuB4XmEdu01ngOzSh7LgpJm5dEEew99HYnT2N5Kwc5oJ9SrqoYLEh+0uXuKlsgjdoqkr1/CJHQ08PUPszBRqql4MAzVdPB2z7gAu6rhAPpivEafXgdumC64LgTZB0ExG6A6s58L+5moR7x1nggvX0s/BxYU2B1ezxMxPudflHHko5Y4cSBoNrZSpJjhzt8Y6nI7u9bbxbiDMWt2aCaPGm3aH0dmQAm5EDAGQQ1uUQ43btImOpOr/DPku1aS1psthbsk0gLuIxmxdnU8Dun0bmRaBwLpHxIIvupZ6OMlEdhcnAcRVmkUCgNUn6HcXZNUlHL1NFnPkkjvK6i+hrPmLs1+tSamjudIg50v5U1Ql4mIybiw0p0cWuVIhusSwyitOaKYOGkQmy1AmvCrTbJiWyYbhurftD0AhrOYKYs1yYxJEHiDRbJjjq8dMznQF/BBo2LY8XqowyANOTvoPIqFcVrJlAsQoNEz68BlK9C9peOAmH5D+BO4f0sXEeEtgL0CRl1syd4tuJ/zeR1xtWyc/sEl9SNdGKl3FckhNWTX1BGOtGP1arB1TuqHapRsqWOSGSuiGCmbcUAkyH+iGYrmJVv5ruuEgH7VM0C7sJYGB3Q9MYG5XkSe6zLQsuohK7YmCg8xz9MXsUouJQ09UH73o3cFkSuOJWvhM54jqIco2uB2uygTSUW5BMbpjuJsVIFvlc5v9VpadKFrnyyDbrJo7aegku8Q2+idRBE++zw9LWDjf6VFCzYnkFfo6VlT5BQHVTpN6Z6eCf6kJA5XE7q+k1Xdo6rc2F5bd9d5bFY43FppCroiRnsYXzGh8scPTQ89tWE4wYZmDFMUSiI0Lao4B+Bg8PQ4UEoofJeNSkv/wiUkaWfa052HOXfzRlOGthmjrBtMgMZ8ZOIkUAaGXWv6PjC21+pE5M/DGt2VANsyihhCChiYOlVBGtUosfqgBM36uzF+Wenany4MQxiXg/RqEdoG/E+OniesJytiZBFNiYBGx52Ry6qyegNCjon7Hhub0mI+Q8eEdEMWtBmh3A3aD8B7NKTatjNPM9QODsNak44xESjVop3ZvEd+GkApipMAEBa6DD6IkY2Kt0sBwiECdl4mGpybbzPBwqoj3BI2tKGbHDBuXwvGHjK6xW+2n8jTywegecet8JnTedARmSNS4i5CmZJ3C/D4NXDQAalz8Y2PZDY3UcUXwbnj1D8RvVx//XfDWHojfwhikDocIZ7iI4v3HnfYgTDWdXodCOmg06X9rqVd4Zq7uC5NeBRtN2NlSbLSi/U5M5FZ0HcyzIfogLO6djDqSTp4ECjHTGCnldEwAND7f2jHxCxjeP7Tu97at2KH1N0TGoQ86VK/2lh8kgfv+iZkWeMA1KzpFYkNHPeM1dYmHDJ/zLQqV2ISOORTCU9XYBPyA6jnAhwlpR+js+7PGm57m/9Sa9VOw6Ie9KHcvY8WIStnilcjh/PyqrYQ0yQ4j10bMiDL5BWZPVf4UKv9AvRPtyZChGDh9hjh9+oifWDQ0McgKJhEyd6TQx/1Hg0OyqIPDAdxO2WE5iTqUmWCKPxLAIt89Ipi6Oh8qajXHmD6DFJlOvyzmD3nA9EvBdv55u+IPq9Cq5iGh6b5JcA8VSNiai/oGX4bmIgNbbE/8zIcZtNVdCLiibxSKvWnES0H4QOYVQjAPsDLCe/H6TkAkaRwmv3wfXm9l2t+WXseL8PkQJF3mg8grCdxlKdYyNavU2gp67icBTVVe0ByazHA4zLfiHmR6q5rua3qjBHc73IsIS1VbeqvycdgTwOsQsz1bXg7X/zN7PU0xNT7xjk7MejW4T5D2Yla/UWG6pqFkkYY4d7yRdNxIOnPdMdET5Ug6S0ay+FYdSWdmJL5brRxJhyMBN+hwJDXcbkZiss70QNuCacRWqrEk1nChS3LVQ0orjOr12UPTsIecMmOtIjM2qUvlJnTpiyDv/NctYT8E/b2vCP9EpkhM6FIcqzIAhRk+ackW2groWNXCZtyeidueEcOUFjWuQfBQ7beR+aS0ysjCBFpbhCE7VIS+gapJK4KfZXWMaFq42corXBs2SMcQe+LVYJCbvob4sjWlvVmrb2ZIkjktcpUe5x09zmuV5nMNcJMJeq+FT2ouarJprCfGkKyUMntRxxCQelw6Gq0kE2rFp+pnmeD3QjVu6klkrQ8dBXHt24/WrGotDy4ds0PJIDSl5TwpK/ekLMFC95OpngfQODCxSz+VFRLC+fOjyfJMRTh/fvD0DDWeq1VQVFgn914vfWih9sZHD39hklWOGmHxS48a+A1SZwrOfmRYbxhQZC+a/tCMkLPlb7aD5WZrLlLQ9Cwu4YiIsVA5i7Vw6G+o+pfNHL9eKmZIaOeOSB04jFGuwCLrGjGpyyqklcnt6eR2C6bN+5PrAcj1XpjklRkTtLLlh3OP64BzGesy0FUaum6TX45s6MZI4547pnxe84Cctb13kv5lFYcsv3pAjuHBO9XQI6jlD9JsXIPJQ1hAc0qrQqyn37t5fmkDctjhfNM25JDDL2Uz9jQbFZn4EWEhRIFUIbaRj7MDTLnpFoz9nRnUEhMnaOoaoDBEB8d0u5U5/h2rNtQx+F64dsQ6EnRN4lDgwr5cOUko02T2JFlx4ssK+GO24CbpN2cOss39RymcDA/L3HUQsgiOOThCMaZ3RKaWEstBP9JjJt31u53hTU8pm9zqutVeIFVlS2/VPrRpHNMDrhix5Gsl1AT3/DNzD6miTWsZazjSijJCtklTDS9N2BdHkChpe2m53o2sxWGmd/D9typbCODIamuQpL4MhgYmEHfhQExgEA+MRCNBTcoKZZcc3IacLySX//MzNqJtEpVnp5gQ27CdQ9tqM6Z05pdshlMTHGz27DEXaxYMTV3tRTzev9NAZq0Ql0k8BDVDj/1qk7PYL4yS5o7sH+9UsTcylSIz1TUUR5TCJE7YjpYG7CjyTYchdncSoLFjoZQ6sDrV6O+RzAzubGw+KaBh3r4T+SEs7ygbzz+jff/AlIegoczmHHk1MytqGGsTBYrYCRSxszYtvFWtTU3aG0vRy3dOlFTZzEyQQ8G4DZYdbupwIUYmzrSNkGxqybGKka7abjH0mhtmFtRSS+1iroak9EmHQdi52QLqN+lwTnGHsOkM4DFdJL2DNXlTNXJTNZobr6BXjxjyganq6o1tTNy3FJ07mN8jU9Vdequ6v0c6YIUoM3WYMgTSGXQnCcAst44zJ9vARkdJ445nCu4w5wi+T+/BFmogrJAlorrl9ttpUYYDERw35hQjiaQDBWXS/5oOHENAEJt0kaLGKkK+ZlCuAmQ8peG+MW4SWpRj7GhowtLlG9L0CabU1/ywPrKfukx80xRWtQGg4lIFIkipvm/rW2PzadpVU0OCzi3y4SrdsiOVIqvxoF2VIjPNN8xoJz+fYJpZMpq9aGSoSzmMlMyc7hcGaITGTvVjStgAIyJ32Dk5/m0k/XDGsWVlSJu+iFWAfo0zrMMsrngG3UvjWdtlRFS3Ilv6Ya2PR3/c+NAXimS8GB/6+WVIxmP7nHEFydioeUuQjH8CdsxSuI5dHYjAmDJdUhOs37/P4bmkJlhdN4ldlG+bUFvNX+PFX1BDLfTlgKr1NKCCG2seRpS/yj7QUlxTyzTqWlYQO2tK8w1jiEGz//aMxgw0dL7wmkMVYB9QNayNqOLRtj6nzif9u1LiZrF+pHxa91XtuOokTAKMuCvb7gssiBPpq1VQvtt4yGwVlNng6BlkcjT2X2yxuT8G+OzvVSXpwhDJ6wb/CPKujaUQP4Apl4kMV7gF8OLHUngw23/9/SVxemSG/fbHWzH2+8zwvzoVYz+944qxZqq+KhVjPxmVbpDCwfYwF5S4Jvl/OmOCv8wm1W/Vh003AiNJmMFRY2/cJi3UjWC3KIW4QLcoqsgSAwamsCT/z+wMBRdc0FYXYXWXBnaXftA5KJ6q7NKa7tKa26U1OmawS2u6S/Vh/8Xfp6xnFbh9GnCf2uithJhHGW2T1iCQ/ekoMi45uMoBaR/ipfZOTaXPZaQhXihSS1zYSeSdFsndvUzvWNc71ie1d5Dl1e5GIXyxGYNCHyRLpIvnpG6KAorhRvZTVRaaVFnoLJqKrk4N0aMEpqljdRLW2vNZqKJmfcFQrCIf6frU4QrSCGNhyvm/UDZDfCRlonW6hDwUibouj00HQ8O6PLYmRIJX+FCbZnnoNwPYgz6pYZ71L61FB8uDRwo3sGd13bBRSjUxdpZhozWuU5lunl1hCiEDSA0LM5U45v+PHD2oaHy6AIzYg/dPg1u36XrPPlyrZ14JIxNVp0XVRALTkTe2JeSeIF4Nfks5GNou80qlGr+mlIvNH9kiEuAXV5QYxaIEVkOPRlBoMHT+x+J9z+GQbzPPd6Cl1pAA19QtMTSAtQFDMahcwdzdM5i7EP5H9xYr7xH1nAJkT7Tz2kPmwsQJe6XLdtX0aUUMI5LiUP8WYQ1dKQwUARH95vs1XUNDify7JHRLhNr1atUBeX3mQ7u/6RgCutwHKVGzmlVD12DFha0jtvnMksfAGuwSGQ3CKUfTQzB/ZUTI4Fh9Vjow1JFNeoyRMU33UMGvVxlFz41ixCtFYkTXB37XIfgMyh6DF5cDeLZYvVuEZTHDrBcDfqihDF05dnwnVh83vXM/AXL9OOOKaAcnEH6s7x5mwo/zy4X00NALqjFlBq0N59m/XqlpMH3ysA9waFM5IxblK3fhwuiXVAs2m4tET2nF8xe1JpkGydDQ0VCBqa1RI1oaFCB0qhVKOFCb3yGJVPYwM0kFWkHwuf7Zo1Qk6N2ddAGhL2BvYoIDShEqS6DAS9E7UZYBUAjttmr4bd0ffVPdXyJkZK6wRbq05ou1pW2pZ6S7hFVZdZcw82YVRLYiqZeJ8TWsg6L6EncvSZP3FuvvwaMkkdIpQPIDKYo2izIXSWtGoXEQV7tCXG1HXGu8ydsikgoFOtu9ZIvs1uRPu0V22eDrLgL0sLu7dngbGjqpo+kDib9vgo0QhSwjab8HUS9i+TDjQK6rG4dXPmz3TsbBGMKuNw6psIBxbC4Zx2ax6Y9jt4cNDsw5SYvZ/SxSWZ+9u+g8KJyWoh52JarzqKJtku8BJgsfGKkOOIzYHGIXRKy0MlAA7cHO0z7RMWJ8H9uqj6A0BlUhGrVf5IqVfpjw3as8DUzKf65NGpNaW6E6UjW7EUmmfYp0KjlXLdT76Eos1YPcuPEpouuyRESMmzMGHSA+Cg1tTPag+xL4VuwRzdpkxOuWwTP3mlgAu4cmWCFUMxP+theJxzNbsKuboOttghVuAqaC6w5YK0lkt9sBnKTEoK5LvNOdRF1f5wEwwPnYN+VU0PfevcXgPYIOT4MPcOjNSTGokPEAJ0NqyaWW1L2IPEc2gwX3gWxGS8hmpMXMZsnfUmixcidLtHh7vE3XnCAP4oSwo8B+XsWX5Uhkf0jG3rPSgVUd0YTePwvQ2wfx9yvE33ej4FmCUrZzOzdhVnflhBh5J8Quc0KMQO27zAkx8o6BXdUTYvYnJNBiTXKN8McW0qQqQ7Etl5yHE2IvqHlv0VIuvYfe1D0Sflc1WCKlAkJRBuoW4mwut2DCaJv/2Ud922XbGuRou8xhkGvDIJdbg9zsTWqKg0A3yXXdEFcIa0jfoF2AKteOd1JrPm4i8RAyVBfM4JxVG3Bm3sagWdD8ZIBFfTs3Ug+btT99l2ZZCSFIkvkqEyX74nLxrrivvKKPKyS0GYbUgbIO0M7tTPhBiPS9Egk8lEYk4g9bXmrgIDa4L98ABH8FGqIdY0+zu+zNPWHIeAhTq7qC2CezhMdJGk9bbu4iFFy3sYxAbkrZw6KPTslNzN8Gi4xYMGfBAwZ4gCT0ygAGJBjtxiqPPVy1qmNYQTeG5F6rGhK5ivx7dKwmltv+SfL6Sv+Yl68P7ZcTh+b6mDVOgOxxDa1XF5VbaddJcz1noU+TmcyGwBTK6JckJ7U1BLULKyf5pqT5A7o7Z0WG7cmKtg3jZ7fyQPMVn6g1KtaM6PFX3s9sRSN5IBh2FcA7bSVtifiUGj7w1SfyQviCNhAfQDIiveBowulwL4o/CIn/5KNq/iV996bRHTw1zIGRnrT4WX6Q+sC4yVPFkwXBq0pkx0dZkEOZ9EiXuRlMk9OB71eVcVXGOZqoEXiwaJzHabfglofT3AQaILS8yIUtzrgQMLIP283bBiFwbrgKTUPvmKAevOWEuL2N+OXSrRwqGicIYerVOeLxDKNFsCQZ2PQwMjZnq8yR72U0iRit7aNJRcutecXO1PxehIuMw6F+bSsQUGfc2bULLgkrl1C9ZIOu/kGoRQ/KXMI6gykJWqZWkPqMnq2WoS9YawVO+QbNqRzVDvo5BVxCaFFziZ2Yv1LaTBqm2hJ08qYNzMZzjTHfS61VnbxFQAZ0u6kmk5bq5Dvv0axxJXX9+h31R3vmlYazvTeM/l438CH5757xs+USWHCMRm8uSfQS3waTfSgK26dnYQJVW0801rRU2psUxVrUO5ql2s5Cbe1t1vUVzV1i9kVsbTE+qEuBNDE6OpwwNV8pqWm7Q+iz9YKpNbAMdpBU0zcHoeZNpMy2kXMLP0lKBb9lkmsT1WNjPSERMaSu4xg9hRm1x7QUPfaNEFtRDG1pq2po+Q8Pw76nIqbL8RQZ+aGhkonuqmTReicGbsyg9+7gEkJwWX/a9AKKMvkRhEVbnZdtLRycGv7pENA1ha9L958sITN5WHiKRalUFcVR0sj/+aMaUkJc77yzC7coKlBKMYdw7v0Txg4jLE4kSYDXJGapUQSPa28NMF0q7zx1se4d1L29k2c+0yb6Gv8JlUPWPee6D0ESktujJNFSBCH9yX57d9HzlCQ4tdXD2zNKEtxQHYR8cj6aRkmSqBHEnaoeQRkJJ5hTksSS0kaxZM0SYY2/Ffi0VoyStIKQAx7ExNXqa5M5Jj4HcDkhBjT+oa00wxoXHRz3kkN1L8hcTvo1eXJs67IgchC3w2u2ii7hT9SkVQxgBRq4696aLieeqkBFa259J5y9JmtMSb/XoQYWXJtVuzaiKKxU1kYWY6SL2IcWMYRicyeLUfXcIggoil2EfrkvV/x9uXacGVC5M9j0PYNN21Wlw75cx7ytF22l1FWK46saYyKDXVsefQrYIiNB27hTIrXnNu60b5HaNUElX3ATepgyKwYylApMUB0g2nR8sbuhcrSmKIng3eFUnib1n0PwzlXw7ishD6V1I3hTYF4xgvcIMrOYHil4rxjB21xxX3nFCq6YjJhlNjRJS0NcNVDZeXiv7I8eBW/oclwR+WaFgvcA8TVhYUfJm0fuZqmRBYyUAQXvHPJMF4QNGDoI3rkK3n0nJne0sNYKOiU30S6ogjcvnn/AEA8YQKSeDOmZ126M1PIrV410DE10o0fBe4QxSMfgPh5Q8G4a5aHaP13HUtjViUNzK5g1ToD49rkeQxW83Vq7TprrOQsrFLxHKCl3DsGbbGJgMny52xCMm/ttJxNgWGD/5TQQ4Oumrhq+lpuZVsoPuQVQ2cHxgBt7FNeVPX9aBVnDnRHRMdRETG6KwR2cuhHjDPSApJmszgxcrZ8n7EWsxNwcKoyanTGwArthXaCh9kYpnCLKRuUKip+m4LGRRtor1d+XvD9PRbC5Vh1GYXaBh64Nmxxj8c51ub1MBVYARCYGaSAuNepSI0Ggf4HQnq5RPvSsMOqGcF79LbZZpESpGwPtaFCqKBdEALh3RPDdBQQAu87cpFGosFJi5sKoK2vSx/aKZuJqQBIftvySKm9mBDoIdy1WYwRlDYB5RBPDbRT12lDARJwlZUGcqxIXz1ij6bjAkQYPjNLO43cuLXWbR1HFzSqMFndbYvPnxGz1RpvfBVpEvH1En8eGT1gWC0ixehvTyUwbD2gUinJ/ubd/xkXPGrzXC4vD+L2vahzGv76AOIwPuaiG7/8K4jD+zVclDuPQEgBm07cpQ5MVd/k53vCpqBH5PsRHql7E9fuM/3QbNfwbBALHt9uISpYgIuDrjWMKpRgL9DcWpWHUYgaQn/Y7KA63pX4jHAItZovCUSxGZ+RspERybHMQeNe9Gwr7OzZcsV7Jm9xgZd8MjlRZZIkTEC4fsykGrxY9xA2gqUlHf+zY5hB5nuE7sIWUEJHYHvm1fAcTit76btVhNAOkhB4cN+adW38rb9a9PL3kdCRx7OrT8oIu5qSTuu/PIrp67Dm7NC6XKY+BVXig8KaYa0xkDrcW4LPuk/DGSQtfdN+psWkM35X57Mk51YJTvwvgFmEbd4MhyEy2vZkUtwxq6Eq1DVTaBsB4hGDIOiAzxHT+CE7KpsaCC5vJjM9L5kqQ/bg8SODD3B0i/nxLcenNw80SwgF3Hd+xC1jMrt8FFoGThu6GAbtFslH8XfkWUj1cbYp1DMcLI2uhB5/UJEH1uazfhzXrwSWC/iqah6nZ4+T1AehFYPTUCCceeVRpFoPRwISaqHsOyDxd6MT4NHI/CTX18VOb4oR8GpqfRGYHIQ2BewN9qG6gAwhX0tNuafQ78tuDzNAGogqR0eoWnaJYCilM1pk5ti3PeYMkHVg8KB9JGRX8iVZiQrdFS3fOm4FSCR5c56qldoN2GRFZx66EuoIeZsbxgm0w6bkN2nUb1COoPvxVboPa1V24pmaDyoRLR7HfVjT3nxtUAD7sfpv09ce+bQ5T2MN3cIhxXjOCllzLd7JBza3vBpGkZVYoqzGvI+Yq1Z0zNJgm6WzReVJO6le9mbJOs1FtGkRPUC2lYYrYtGycfsOhQLccCnS24CaN0G9wTrWgD2DycbJ11JHOo2pI1UahGxpQbIABA8wOZZtLFZtMFZueFuqXakIdo9jQLt8xis0ApnmV3jFP7/avuK+8omMM8k3EeBlzeN2Zw0coCNandtTyYkr71I4htXAX2jH2nQpgbOlUAfpUbDKILygMNxDFoQXFJlPFpmcQTm4v1lT17aBTarBXY33ECnILHlDHA6RQsgygzoiRVqn+NJ36M8KWGnAMiSpnfShnTXaspoaJcLZ/WeYe2iknDs111OUhE0BrqrLy+7kerfL6gXc9Z0GDcAeI8z+HYtPSZIDMeRQyeBTguumUGswA+5lflg80X/GJdX4YAtg/f16l0xrb6oCxD+BP0IJTk/4dxFGpq3oy0NNT0Tmw15iaIJ26F/5fIXCVIA119616kqp6Ul/uTyD6tonXgCPZSe8ZpXtsH1By3zi9dChacQ3f4xw3wrob5Ui+wofB/ChFOJLaqCKZG/OidL6nXgS/zhXG82G7YVGgSmeEM98wNK4uwJ7yrBa8CCxW1YOUxmmB17U6MzxwzuFF4CrXVENoWHGONtSZmNk/62JmmU6d/XrUaHiCWXi6KphtlYLZXSqYAXe5lMWYhaUimSs5Mv1sgCDMMYQtHOcBYl5iOaqRTSqBAxINLT48wItr8JOc8fAu91W0opN8+E5FeBLeDpe5YjwJwGvU1lRKEUDMVfAOPQg7m1wIPGmbLbbBHd5mUuVQ7FcxhAExfclbI+HZeG2R8Wy8NnxNyMsCuXaOEOO4exiZaEX/CPHIcnyKMRWxFrqQI8GKcVsLxbibISmrNGaCybVmSOBi0bEWGhdLvJSHNPpPw3eT7JcHjdSsjb4aDeUlQXOu+4FOnq6wkLs3fMEw1YKdcxc1FTGHJV3sXjLJ9u0trmP7QJDC3rcVAKtPPq2PUTdDImiKo4zKFExrSO9C3dfBiXUkPiQvHeRZYj9s3SfuPeEsJI+OttVBWxk+aVsdtlVoW+uQGQ+zNkcXlTDqGgVQB+YC/Je1/Dc5or7lRQAFiraNaNlhrmWDEL1Ctc02I3u2tm1ivnz4HCmUJnSlw1ypSqBbQXsCpqyUOxmeIKMdnhTHsDSTQ7Ztm9wvFCO0rSjJT3KVd3K9SL5/lbtCuKzEsbYBpYGExw7JFg/RTUPShaXUCKricNUUSgqqNH4zd1BN3y0NsDGmbyGou9T0LTMNa6bJ1QSzdbJq+zhxvmQRGkzuZnzaAW5MyBX4bkidBN8JuLnscOzlEbziDEnQTYOaq2bTtOWSYoRN06Zx4AjfMeWP75Cxyu+A0cBApy2Irn3trEpaLJttJFhkd4L+iO6EkkGte+Hu4DHb9iTXFiTXNuORMCIE4DVEcl3RWRG7opNcV5WE8cA1FVFljGsYTHwLuy/9QN8ZikesKrsc44ZbUBC94WFKQwKxHBjY8ZJ2ON4J4yl3vdOkzWKNJ7vV9LLb8bCuxtTgKpll4WGA7QYxNBCRM8PDuoyJIQ/bJSRFHibQeLFdjvVyOfrY6eRhPZ135JYGUCfychXk8rvg2Wh6ENcIb90CCK+pirtCSXdFNk1j0TGjwREtjaJJPZk3dTJv6gXEpExQNFE0BpeRviwTRdOxMu/sTSoVwKaBKo4UTBpaJaaBYBoj8468KJoUMu+qlXnbO5F5OyrzivjW8KNoGkbmZbTHkIIdxO93+1fcV17RwBWTvsi86YIomnWNolkvo2gaGlXQMFE0Q8iLHT+Kpu9F0diAGCvzguL7NorGyLwdhXzSmBdE0TTQKUTR9JVtUKXLFj2AQnsZRdPxw1iGTjJeh0OizzEkKrf3INMMTRTNEO77cLZ/lOX0oY1y4gjFpFE0jbkoGrfSrpPmes5CgzJvfydRNI15mbcji4a2h9r2lop+3gPNVw2NosGHEQ+av1qReRFD09cYmtTF0Aw1hmaovjETQ9NwMTQZQkQaXnyIoW4XQ9NUmbexXOZNl8XQGJk39WNoOmYoqYuh6YPCVeZ1oxzJV1uUeedGCSt4zUXQpGUETYPJszOIk2UETWoiaFIn+6aG1jWCpqOyLyNoUlBQR2VfmZ5ONYIm1QPsnBE0tUoETVoVf0VUeMkVAPrOVuiXVWw4G+8OAztsVZOdIEcbbK5FV8b6tbtyhz6C/9nPr3o/d1jjU7egIXQ1vmt0E5xZij6XapWeYMYBkHoOgKZWCkwvKLrpv+0UEUAo1Po4FuJMUovyL2qQGphEqg4LYFWX8S3MrCBzank1anzw0EzP75za7QXGV/23nROb1zHa1nlpVmbm36s7Th0smCDRl60zLKWDxaYX2nLvNsDLYfo5p15UBoG5d4mN+hL1JzUemvK72L2L3DsvTqxR5uoF2SeWR4o1tIhoohp9GTDWZlBKh0Ep7TJgjI7QmAZpEcqZTyBxY/0C+kWHcWN9htfTUza8k37shgkbMiFjAhqtCAojDRnLEX/SY0hKpnFBQ4akSNx3GZLS1lCxrgsVW6mEiml9Fg1JMZC71VAxaymp2yPDhtotCiH7mY1KCFlrvu4gAfzK0LGdcaAdFoi3dQDqi66sm9hLe2XDWMfmr2wYY9WFc8r/hv1UcmwrOVpICqCm9L6iELreJFdo6+wUnSGREeC9ELoWw3siyFEmc0YAaAiEqyF0cFk0YKbOf43yzkCxnocSRpfD+jCiYwfpJ4RZHJ2wkTZDDaMbulCtHoRmk5zVZaSZRoCtIIJuDUlOiD9LoKKyRsoI9qxyO7TNdpBv1+a/vbsYeMFzI6hDxPMZGAtChjhoBPVxJjITPCegSoh2Q/0lhNeoubZfRqcheG4N4tyKZhityCeJ6Fkzbpg1k2FkUJNH2qTqmZCYGR0wZsJvT3dN/xTTKKCKFPm9RptAicEyeC6Hsi8hEgyeQwQbmtoQfSRH8JxoVa57u3Qh8dTdUO+LXW5lJ0MVgWFsgjVDYm6k+7vHfUCTaAydWZg1xNCZhVlB+FxfI7bWED43wuIgfG6Auc7M9LOMy5qZ/rWSR+1C2FxfY3SwkAwttCGFPaL4T1aVR+3GjO02Ea5aykgi/JB9g2Gu+ZD3U5b9M3p2F/RoVGZB9iBwPsMth3pLW2KWRM/uQ88eQc8eLrgJPUyZ7DYZmTyDNVjxABaUOz17tw2bo7e0C017nbN3eluTrZZq2kPVtEdKvQKNs2Y0bQafrbl8lRV4NTRfZc1o2uaK+8or1ly+ClF2Vgzojon52oVMtRWpxwNNG0myMoQVRAGuUdNGeBuDwSrZFGXAGDM1VqhpD6HE9EHSJ+HS7rBGADNnuRNw07qeXmvo1EolX6WrBQVmH5DhAStIlxMtMnbdWHXWglUdwwDd2FXmq6wg00BD/2qiq61hDDP9yzL30LVy4tDcmsb1yQSMTXHzzEKq9cvrV73rOQtrJl9l5ZyaNhkED3ATNgcPpD+wRKxKI57iJuJ2hQaK8R/JCSSUIjCUu1g4FPEYeLmAY0m2/a5tuV2YDSQZwXrSfbTTswq37JKEO60wpofEX1ad2pwRKchREwy5VbM7dEG9kKs+zBZ1WXc5baj/Cru7V9YBW1b1YrNfM2s5MKw0mw3ma9h4K2AQmHc1986PxmqqFr1yIff8EVx5ntDBptX1/6eQtZN+WmGp7K0DtIK0ca6e28sya3/KTLHZVDm9i5vse1aooeZgM4acWGhy9HfJINQqBWY4Em6wokYoYhz8EXGAVVabE7GRjGDlgjjA6jbxFNqQOiVz8MI4AG5ZLbLlHICoFErHiOpwql3dvat56p59Z8rP6i073EzS6zX4TWfL5YCPfNge/X3GXhvVDMdWh2elRsxTWhHuc5vmR4twAJWX7Ii4jhWOREERljqHLXcBHGKJEubK7p7zfm8WNR46Y+iRMfv9paRi9ksqZr8d5cJ9xQlz8+18ZSYnpKf9M2tyStTkVFPgmmAu5rRMqPNiTi8ooa5WQtwA4u0/lhA3541P/e6ZdDobn5pofGpi41MvIJ1uBgynbnr1JT+WNV4Uy1qaTYIZY0vswls980jim0d+L4yap0sE/Zk0uoZnFUmpbTSJfZOWVhFG0cAXC2OI4t40aQxpd1ADP3HZpbE6a+Q9oKrFOXQbXEMm0V98ilAxJv27oZO+Y0OrV6SQsGJ1gNHy0atYPnz0FFO06TxJcr84iNt+tejcs44vSpJL/+iS5FyS5tSAnu5Ys8/oXpxkFZyWjuLSOpyWDpOpoIF0FuC0SBxjflY5o5o3e0jOgk6fM3jJoDOnRX7COtzgy+ugjFNiihBJxLHR4weIempb41POVCZgBdyPCtR3IjbKrjJAK92Sj+5GkICoSu/YoBKYO2yQrsMGaeOZ7XlsEBkeqgBRu+4w7MuPU20j2tbEqXYZp5qrSH6YOXeac5yhu5lFWui5OmCKDZIp7C+poEPgX2gN8N3ApCIKwxAhNU5zRw1q+QH5cAN0CX9008sA+rDtue51daHw1FVmH3bdyk04NWJJbYvSvEoDJGd9YGddcl/6uho58mBYq7TIbwMKfjnDqc6tTqzuoy60847uHqySqrodWjmJMAq0VN1Hq5iVVRtya73jzFSSoQwV0Nhp5y2nnaP9jlG0W5liIBPctWcxkHMH7kosid6Cm7TqZUtTaDVmbwD/FjSGttPOV6x2Tvzblo39JLRM55zaec+iSWCiBY5VNFEv9nNgtPMU/tc2o4iRR/Ru/4r7yisGuEL8AhIeAOzVvqlCZXzIUp3PAE7Y2M+BxsUNTOxnW9EkOqUDOvViP9N78RBq5z0ILh1EIov224F23vPQJAZe7KcNGNVSeNTOW7rdZh/QxQP6QO2ddIkmod1IDRAT8Skwhja6sUrtPNXYzxTRKBr72VYLw0z/iJHQK0NJ+16qHv3ayLrrmshpiybRKa9Pves5CwNq5+l5Yj87iibRc9p57zjL9Hptg50jX2mVX6va3tZVw9ewUw1sTlPvAhwlNHCJEKls9Wc8bIaeEFCKVFr81DIxo5g4RjO31aTfAfesMypebQzCOu5FoL1sDZU5zb5wMaOZw6AI22tLUtrqs3lU/T9EStt8ay6VrXWhqWwdd2NnJ6lsLZPK1objv0U0X6eSdTyVrHdcQ6lJCGZ3EzmDCBsiGehvDIjVfRNRbOkVHtrGBS077gWexoJlJ5zpORPZWosT2XJsqchnsoZHftjyyA4jrQ3GEwQspAFoZYu+xiAL+SCRjUyJkB2kJ0J2VEiKp6ZNZGs5QI7e0kQ2D6Tjx5HINlc4TYM4sH8l8lOgOwRo9UEXjFk3mq3/UYM1P2jVnYcURBawnh+xcr0JFa2zhgd9gNvE1pCrLA7pCxxRjTkTZfG0oq5i369EMQXcmZDfC0B0RBBnqrHAs3FVFtDRlKvqAqurlHMjhnkAD0xSBjVwDjktwKbqMBb4nVA3t4IUEe54kQi1BLBrOa7Ei1zBCrqA4uoiZHTd1IhoAg+r0W5mykPLPA2Iz3drON2AsVZIQ8ltRDDhCGPNolggUGsquy0YtRiO8Iv9WmZCdWunzxuUu6OA3HMF5ZoVITpgzeL8dZxSkRFaDSaXXO+Qb2PDHBRQs5zuAQyO/DgkRJlGLnLixayLlyZoQ0ACTrKCMSE9ZBFkHvGC67kEkGseBBDibfBSmTXZ0KLHkilxNysYIwv7bpjJG4zUnTAjQrLCmsgKE18DhOwhAlg1PHMMGMKOD4o4rIAikrI4ukitUWZgeXVgK3ZgIhzIeKSwMl52QYiXUstCzAANZc8yjc/MdYArHCBieTkA+yMGmxMi1JAdBs1fIcOJkd0U2kKuEMhlSJVMZEoRIF1AL79qqr9gUUCvCvXQGsUj6ZLPZgD/hgjoHRZmnccrNEB3NLxNbTcrvjvOirYqxbbnw27TubDbhobdpnNht3Uv7HYdfUfWi3jiUutSbVp5XsNu+yXVYlFEAWlJf00g7lxgpilrQbLOjXWK1Tqg0tFSlas43DVkO6BI49Z+BB5C4u3pmq+Chwx1WXNDt+AhIFT4FsvFzHBQkIcMZ3gIKER5SA8IWuQhIAzykL7GVhO5BtAhGubWxgQg1HYFc75iQ20TL9TWuvqa8shFNm/MbfrHHmY71DDboRdm29PUsjLMtvWVhNliwYx6Qa/v0KgXK/D+9unhAjzQu/0r7iuvGOKKyQrDbLuGvVG9yJ16kRv1Asgo9OTIN0OqF7kCvdkx5s5NxptzdZPlfpgtHrcgzJZBsS3VOIf3qm9aEIGxyn6Y7cwDunhA7tQL240Vpw+s6Bj6FrUvUQdmDgdmnx2rwZvshdna/nlhtsNy4hSoI79XJ2BGvXAr7To5dFh5K5wwQTou8vOH2Q4XhdkOS/1qRauRVB5ovuITqWdAlyeI2097EiOSy7pwl7lA2xyBtn0tK9FXd1kbkB0gGVEUchdoO5wPtM13FGjbvIBA29wE2upgykDbFdB4CVbHcY4UJIQgD3PjNOllqUsvG154iK3SOSYmnwmxXfnDhdj6qk7qBGLG1/6tWlSvmklhkClY4B/w6qzOfivLZl5AdN95A/ugcogV87+q9GTtmZgts3jz96dmJg1Em3d/0zkdUEBASnWEylxROlALMGGCWJs3QdKHiYxLADj6ZqEglsH/7jMW2l2L4uBo2WF1QBsKqF6GVOupa1dindEgMFWLYVgM1HM+i2uv7oGaKVjUUGy2FBujZkpztQG9n7mMm6bm6XQMPLwZETINuUfCcaLpTTsdRVipcFNDoUdnaUY5QHn/B+pTvABfniW3pnd/z61X05XJ7x2JC1SbQcoYIe9HWokGdQVTLUgTa0GaqCxI40f4fSxOaqelWGAFSzy27gAWlJyellHB3TKpK/gCKmYWLEpagyTZuIzhnjAli4MgXVJ27+tw2Mem4Fdgq8IT0KThFx0MKlXhG5UKnyy/YKrCE+cjyD9pfTRtwvYTcVE4EQt9IiUPxs9KZUVbJfC1avf+xAbQNkD9LZRTUU8N+gLK+ZaicQdDxUSMaBHBZNGzGeCLVRBed4TZeqnWr05RiKolc5OAzBJTdfn8zjDmljrPzAfCCGpWCa0cR6YEeKJ8OsDWCfiQceJdhpRVqTIRBWdFqQvQm8D1JMvepJPx+6ftm9cQIew+3LMx8T6eftdG9gthVHOsTw8HxYLx7D4GMqYO9+ajBjKGFdClMJm62GRiWBGcYB1lZ6kNGnh62TyBqXolS8P+N8GP32fm1xBcqIvcOjsGgoW8NJkniZn3clVRxog7PlTqX/Pzg5mN+pO0ZLxcb9TKzGDZF2ZXPBmJYmDWoj392RBl1Y4F10b208h9OiufeviEhDN8+WLIdDvQjF4r1Vgic3GBO83Xefn1Dfa79W2j0LRt5dfDUcFmg+dYne+y6GfDa6P9UNWPBrdoiqV59vRvB9umP1r/hYlw7cvis+G14hFGI/FdcsEXK93/oj80vHwJ3f8cBzXplsMKfgPPl+68XX7+Mp/0xUqHWSRXv/RG9nvuy3IWMIovyijepaM4gwd+e7htHlv2ffqkfNm9LChH8jkZyaOhDuWpUBl7qPaWUCVbKZeSwuKC6iqK4/t+NXhha8P9D90qx39GSOdd18TOdv4Yr2pr3ZYBXkSOQWvrEigorRXw5fit5URap6bGyodoLdWM2knoGrTl0vkU1oIhCKnEleePmyd2qcyzE69xyftH4rsUIP8EnSVnzrwInsEXrQ+cf+JY8YGi94nHJ2ufmaw//QNSeaL/u1c8+gMfvv/GZ+5hyHixJmuNIA0YpkO/6acgo4ymr4X3mzpyC9ofsv2Btr8i7a8sav8pHJtSRpeefqXtM6HNln0ysrbCH0JpXRSoldr4DWbCu2dHfE74icc/Myl5QlG+fZeg6BTJ0xNIfckLk2al4qtwiaUVX+Xa58AejhVPPDcWHCro/cJAjgYzJ2P2d2KJmfBlOjE6YllZfDzQeAIf8beBaHpyuHrG7PZJQ/GXxXIpD/hyppkKhLxVeIstV2qVgbYIEMi/FS3gQkCiuOIddZdOsu97jM8//BaXQI8nW6uoQAvdT6uoSaBvOPBchc8hjG7+E3qQQEyKWNWoSBTNavoBAldN0OR3mBu993YSmDBHV3V8ix6VqQ6oDVOdOSNbOCORPKNz85NnzNwwbUOun24xHEmAN6cyXV/W4DYUyRWTKvKI5FgK1Fdv+i72SaTFJ1gmxH3IMq0XCTZ8qi9bFOKOET0okYxkvgOT/82rGy0htIx1nHfJfw0rfznwWDm27ghc9Qaz5rEKo91bxVujRamAXrChBbBjaIsC5mC02Q4FRQKR4ujLmXNTRFDn3Y1Fd0NCrkVTv1Vsp/C3Aa7tfprGUIaG5bHEHlST9H+k8wufQiUDPQHS7fwDj1Jb6ptNMpbo2/G6/O2Sv93mTNgYb0rCyZ5iQ4oBdMcXVWoMYRADaRghagGCrUWtjovdUKsVNq6vtsQVrSsJQu1nDG+TC3fBRVmIoXDSf5Aj7HeCC00+qFhEEhmlEQ62omu0NOVYbRNJMT4cXaMYEIcg9YJjT/CSPz3ZV0yKfS9M9lc2/L5i/zmKYm8xDEylbf9JKPjFJ9X0STVhiTXzkNULf4h4Ay62eKoFfY6YuEh9u5HM8B6t4bkpE03CuujOzoY/2xdnxcWSWtyR6jJik72YLh61iwhdXMIKF+NLSR6WBLZ0Gs2ny8SCdrlsyMuLi091dheXs/4N88QuNw/E1yvF5eXySlcuvbOzXlyC0HxRkMZiJxwfKORFq+dsyc1jpO8fRM/Xi4OaFzumMIaA/HFxEKzuim0FKtNJPjS5EpN8VXElzBa14iqZXazB2LHLMePmlF2KgftgoS2uyg9sanIFHnMQrVxZHESKwxXFlaykjxVjXN9l0swB9Twf0AWdHHxQMhUOEuB3rMfV+JSESIx0isdXFMh2ltbHB4sD4yuds/CA9omLA8isDvsyKtCH4xrtxd/onE/K8Wc6fjPuBOO+Cj0+VFwF3TIpDp1v3H0z7hbbmRxC22ziam3iUHE1PYU6aAshfQVsp1dg4jGSK0FqV5JRXo5bZfXVxLqrKE50xkITF5NmJq8bv/4Ps2PPF36E553qHJVdsG53wS7dALvsBjiq83jE2wDX+RtgHQW1Lj4pLLjCH7Dzt3R+ZQYwC7dvPP/sZF8pF+zz5AIBScGcv66UJWrY1VtKmDtuQJrYsAc03pmgX//L8V4tkL5BY0mxse/P8SDBCn8bV3gvTeKhVGfJSaHYYsVeHPUSPaqk8ARFvb32W40dRYttF6e814UY2wdAq33v/Xr4oxE9/PcikJWH/15z+G+YkrTsuLCWE5NrKjzlDXrWvB5Tszk+jJf18bWc+vF1mPDN8RG8rI+PKve5vrh4fFW8cyZ/VbEOT85V4ystJ7rKcaJIVv4qu/JXZsWVxfXwabxBCDqh2VQ40dXyWOFEV+BFNoxcgwHX+5RSODZhVkdlSxyRjXAdVnwicU0nJjcwHOlqrpPd4vQwXQH6Gwoz4Tbum42OLQV8lHUWFtpHOU2QHcf7rODXdxu4721gYZ9XaDrbFYU21bdNTQ4W+45EkFUIhHDwQIQTbJ/8m9yzMd6X6ekCEfRgsf85yVwRsOmrsVuuKK7enmwVV/CcFUxp0XivgKwgX907ubHYgv3bTe+NOiSEaOGOg8JHDgqT2sLhBuayhcCtUqOeSOv4SqTtQyi5Ln8HOTOd1fKifd71yIWQVk6ZOCW2SW3pENbwICL7toT7FHx3NYwNB4VlXQELN/T6vteU8IdJ0afmPjG5gcLAhHMdhEbOfgXol/Yn9PqDqbkCnWjrbHfs6h000YZd7QTfHXQr6T99X3H1+KD0YJ/pwT4cBJUeGBKBLD4+hCfKYp2VJZKlKcw68VvX5uyPwyzYwT8yMZkkMLTxTaoMXCLPPkSRiqPkGytGXlFcYgYZuEGqwDS+XM5sHes1GMnV40NlPgIUz8vBoniAXooDNCxuYk0kjv+m4lLpMo81hmnKr+5KkSLkx+IyCok8czhThzBT0k3x/JmxlFRYHMSzbipZqLRXktE3yqZeOm866wm8iDcVBz/97KRsxW9wo7jx08+Mb5JtI5fdVOzTPTS/RoZ6SDAnKgXZdW51ZkP5xDiBQ2A4nFe+kxOfcsIhTixgkS6VeZWdB6kKq2QOessaLnFc4RKPK1yCc5ghCZdz9RDBdUlx6TYYAg6zS3iU46iWNTyEo/xQcSkm+VJ2ZSJa0Wwd9gPTM9H94y3uj2vlrsPjS+U9COf15HmXsRccJ3WqMZ7/OjlhKKxdzk68XroznuVyNTsUe6EZz+XeeC7PtD0RQorLzXhMU0Iw5HIyVHC5S5dzuUvB5WRaZHZwhupTDlLH70PHX3IUV1cXexOGi0uOBmKsKi49HH29vMij3yIvh44y1vbg4ehNgOo6TKeVuMOuVAAr1PIo0v773cGhbi0KGcZTExjMXuhd+/jzpgwX87nJX1y/3Jspy/znPLplvng6S3c3/WO37+SF/niT5fZ47bdzbjfN3Ir8y4fd2bminIg2wIfLneM20auvifGD07zgt9Pv2JifSnwra7HU3j2ZPF1pQRjkpnQMkMgHISeo5HNQJus4j8AJgLQm45vUO9JHsMFNsuTVHzOyWzG5TbBRlR7kFDkaoG7AviNibzH0qUfnldjbZ0Xz6pO2JgcNoT7tTcG71K689DQem2P4Kvn6oDmD14U6eQZfZoXBCZW8s0fivDhID+V+Koa3OkkRg4EOeNNXoAOOdevbntSxirrFzrOcc8O+6YKHfUCHfUiWYMGwbyqHfWjxsG8ubpLZLm4uJrPDnpxfv4amaJ4lIz00s2quj5exj8LuwINu2smoLrd3SC/A/IW1HKEi2CcjXcA5MKNmB189jfQk3etFjux1kSN7F4nse136+FhvbEMRNenjB2HUGi+9FYpaWuw12nRfCbAP1ZVGIx4/aVX8BHzcPiM3TsZfAdVf4U3t2FG9kTxvoAKlxpMKySdm7VW7+kOQvBOd+Kw2GttXXXvbwUvZQbP2k50MacvegSNF2Ygeorr2e5Q/S0t7XEt72JK6gvegpT1Gw96jpzt0d4mepODHwHFZTXEVHGSDV6nZYl0V6L0stLvXHAKJLOseAGPk3/GocvfimsUWmqpN5mJjk1nHsyo2GVGCOovMMZ2l5pjXm2Yn1i4zPmgP7+W2FdBcz5lYcmOy8a0sp2llOSXqyw6tLIM5K8vo3FaWio1l3dlYdtHGorbT5Jyj4I0XO4PJJRWDyWkaTE4JgX1lBhOud0wV+ZTYoC4uF+liLJLEShYXn8dmdsUCmxnPgt32mDvIjm9gIbDTr5I+iDIg117pcePJlRTkioNuHg5683AQXFHbkdfiKprYaMAk/aqFY6ykLWsy0e8PWf4+EfqGIeKA8Ld9xRjSmpGmv3KzammmuUKp5IqSSjaFSvZUqGSvoxKx80ElU9nco42Jo419WGrQBnljiOom/fw7ufXsuo6xruNSixP7KRb0YruBYfrahW/ENCV6b/st2Y60tP92/4pCgBd2o8e7i5y+aiNLFnvM614jW6o7cb+XxPhc5PmrbDSXBpF6nnkJvEf5GBeJX2ckPnMSbpejUVDp5R0RZfGKBG44g2oIxCs9Ycx+vFU1UUZoNE7RmN7A3x0b4xp1C/14+wYicuT6E5pTyygW9QWVefxavcZ08F7zwDq9OfiG6IxoTUEb0cJPP6op0dJH3heiozqYhjqMUuvo781M8lFX02aHmciYKdabzD4YhZGt0hOpSQl+IogIKK+JaHjO9zjEDERTLE+yrTpnQ4xzuACJBjIpcCHhuPBTiEPWApUpm4R64khq7kNq5kM68UdMOnFoMh9c4RucPiFjV8eRYmzT2IXmIt6pVsaYZkHR+2Pm8kf40dTaiKAqhcbBzs9oSz1S6LqYdhqqlDr0tjT7pTAM3WwUAQMEC8KtPbR9m2Yf69JuMACnpo8M/EcGc49kKEjAgDOhI+xi+c5UPrKNoePykInIcO/lPYW+C/Qp4Tmfonfwcu8pMyjx326CqoL8KXKcjzUEKk507pqaL+sINgFxpuPQ2b/p7g1NjQSFYGbCR4vsLGZZGZmZLYkbaKK2alHjWHRyzVS3K9GYC22qNZZ6FRKaMO6qwQR3ZE/AjWwzZiQ+rAzCqxsAQEDjojSJ1g1o081aH4fxLVpkSyIPmCHBzAl2FCncRn72Y+3Q+tM21q5lguy0TmykZRNyzdhAsXykpbJSlqvmy8EKxw7Jo2usYWA2ATNCpbfTfBzCNR8zmX/bzqnQc5N5IMqOlncKN7FaLOgEFNwcN8rIPmbvdBLvmU2dQWzapoljRHuav9/Tcrh2IlkRPl8wn9JCiDmtzGd90Xy6SWubSZOIcEwai3h2GMWPMFmEIexk6ruomDY3770F814H75CZv9VA5mBgNpQQHmJyUjfImh0kIcE5SLAOSjPSluAUggVRBmrpdxlLXJjvGsyb4bKJaDTh2iFXYtJ8EHXWRSQnjLqE0CBIFoAE+XdpvhbWrOYTSW8RHuHif2ejOD4di5t/9hD0jsE7GY2b6HEyqakYVjNiWAQxrHZiLoKNEAo2go1HH3e1bYVpaNeYIweNHJowhEF+P4XIcHx/iNEgkwACWANxeOsTZIE2xDginBo2YZ4Chn3zK5lBhLzhCnBCufjpCaf9hUmrIqsJfZ9TVivn7v8yZ5ieurEeuIgAgAE+Lk83ZStYYT2/iuhOOkPtl7eT3wPwGl/FiGk4ieMNVYIoVGCaJGIj0QBUs3rf1aolTBBD3M85sBa0d8Lo76XrMNAMPQgdsa9d1rT+tg2UaSIzhTTekj5MmlzoJjvaOtWxKUmlZ2ABswUgomZXRqdQEkp5OfdaGwHEsiJY9whmY74LAV4fIW5F0DYeEswcVgPxnkEIxBYt7xkBFJlAKLTR1DBjPCjWyn4JZA3mOjMMGuigfBDfSXHCp8cxxSHJ7Zx9ioQrN2eetMXi0F61NTYxqUxgU+UnmS4ZYyjCW0ceICmQyTbjoe28Sustop5KXwEhIcW/UqO0TYM3k1qbGinb9CwtzbL8E2Ieo/yXyFsZ2yQBnE2XqdPVG00RqLYrAtVdeqsW329qYWAC6WoK6Bh7jVxQuthcFM+vOYVGq28ymseMUmIEJ92ySBTKfRfAA4pux7R0NQ1VHkB0157B3JCn3aoxP9IkovJsJD3i9aXf/0mbLuvvUzClGN7FS6yzKajgssQksxHJ7E4WgGAUsuQ2Kvwnh9emGyLTypKpPtjNeO7NeFqZthR9yDVIOGS+Ej61UV9YQqzvIJqhzHh76a3AWUhRZFlnXMgSweUtqVYbZpXp1ado0PzzNgnLZXBgTs7YDA6hx2dFkUt1XnMjwXLqtTKf8p4WszyY4YgQDNZRQXU+ZH6cnZCos6rNSUK3jyBYz6mnyAUJrBGsBUYfGAtYgO+3TCvo0QuTQYW1SobbuY2+ERYmKve0owFlfCYV0n5bSZf+LaRLazhYDA2ijpixBkpvVXNm8asCn3QU/KhoIBMLeTKCP20JOIUQGnsahcmx/VZdSckNnOYPVCIGwcmr2oToggjl55LEoGJkFI4jFXCxueL8ezQSjdWPwAkLjN5XEjjcwCkKN7Hgj5HAkdbBAHUp8oEqHRB8KfW736sSe5j9YmhOLBv+n0D0LfME6kYLDU9B6ai5PAENVawxF1zkZai3PMW/10RpnqPJ0DQZzTYZapPQdiM2yVqsJo8QtULVwxEckyDmVENJcf4xgPHMcu2xfj7tsb5Ye4zKSpj6G3pFEW7f95t8ntjkzmPf6Zo3nAbZQChlqUFS0qtXNMgIhUjlzp+c0yAjQhmIBqmh2ybFAas3DnlojaMZjbGRPfnVn4F6ZQaAjFW3M/BhMwOJmYFSh/ZnoD43A1Udum506L80NwN1q0PrDMhGgQ5d2zZh6VUduo4Zqc/NyD+MwsZpX+rBXCC2dPrkrwSILk3whmAJj5msIoaz12k7AGlPv01DdkXoMmG6ISv8KuXj2+9038pFVBop9+M95PQaSHaTOVSUcyWZ2YSsykQGhwO4kuLDwahQXfWwkHdIvkbJGgklMNLETJYMIQW3C268mDB/KLvLUF5EhUBDSTSpzw+dxvR+2IZOx7z7jg5yRnjThKgEI4TL48AJtaweNzV1cRipbt+QEfnqwXxSB3d99rNRmJzmXDhRVyL5c7PasZ6wHlg+FeiYz1Firc2AfgQ0EkkK3KbJVZNugrU50jajjGm2+hBHGbNqMhLDOYTDQZl+BjKRoouMs7DPupViN1qjRB4jcmMBnn9oup9VO8ZHcFeTcHaKYUKelWrt40Rzx6RQtKZB29NtwSyTEWYf+WO3k63f99Wwk/3l89vJkFYi/zGH16zdjDmLYH/rs0eiZzf7iXrYwZmP67DHIu51/leiy2s25l8XLnK5AmCR5QnVsCcUk+PqM4deSl0xukMPPTDwH7Q1GeXo+mZttTz7Ki03bct3LGlZcT9c88bmhIf8uCoLmWVl6SQiybYUZ3CkxRSQLS9fSm1SgtgD+qPnFWnuYUxIsdNMT52A7AqbAQr7V7QhrJQ2Zh7EJzfsXLL8L4SpGhCiItqRQ2OgrKtCG7EKhcJYqJYLwRf8s3uSAHJdRO8jQj4VhVF1FObC5lZHYYpD6lIchHmI1Wh+EoC9pjpKqtndwr3k+bkVBylVN1zzrcjUwe275vs2y7BRXcKG5heKHWDavg89r10f7saCXB+uo/rx9eEqkqGvD0dACJDHegcMTOYIx4W9PFXVWgG8OsALapl6qpJIpBcg4R57JQWKjpmpSHGr2qgfzaQ92chdwIfwm7qDCCLoRqhlmlMsvRI0oE1o2HV1PzCctmarguM0lOMAn/KPWWJ4ykgM7fu+GhLDXzy/xGC4h0mUkwcr92iDeyyRGN5Ao7taCcrjBYw4drpfbMRSkiKmMbuB06hCALw2EHe/BX2Wk/kUe10DsQV00Wj3y5t/uFmPWYIducG+1aZmcmeYQJFWxRiczJr6HhiW3ch/+FFy5mokknn3H18L3gppAEqGTFC+NHk4wflXh7BRSbdusP5VUbP80eYVs4xZcxHrrJN1Nit5xQ1mK9XJ2WqExTS5vTD/eIWrY8FUFyu1iDfASJDhNYmx2CmjUTrnyC/uqGYPw632c2EF7C4t/Yv6oMYPsbeKCUry1xET0cQWE6sIzAVEM4AeGjqNs5z+MSPMQz0K8O2P8FsLOtpV84gh5ohGcWUcHVexxxnbwnK+m3a+Yf8Bi5w/UHS+W5X5hnzYXDrf1kaE+jriEchpgxIGMj/Xk7yisosRfanKTlMOLCBwwjiblcnu7rrs7vbC2SdbbytbFx9Dy8y+seq1AZpqJDgHaqBjGDtYPD3PmP1vJqhl566lWCDe3LXM3GWcu25l7low9hWZP3e/XvbUQm32jNkKR26XDhVy2x5cBrCUUjRkVHdEJfoOgqDJBNTLCZhpVkVDGa66F4j1I9OZ6fHQpaWxSfzhHYAmtGDfZmp8/h+UAi3kHITQbhXHABVwA/Xs1Eojyl1/JOnwRZzdm4TK8x62LUIED1m7Re4TZaZI3gGpopep47IGO400QwuWpjAeR3476wgeoI8kuUceZpAAGlA2tMh+9s4oLHPp1T3tOS5Em7vTuhelKYQrC9O+jQIpzjgL8oqzJ7AfGneDl71jwypGfz2KE2azy/afQ2QrQrUEE3srVEjrEosDFmjIWqHGweSKmdTEl/TSQ+zSpwLqiXC9xpeHnGZoczUVg/x7EzrH7I1F+500yJI/NdWKT+npdmeUrm3rJLN7QCFmTemWAgK3iPQBzY4qUBMfCazoWg+tayk1bRP9q6P9ETmCqcDpYnQM/PutWtxACqmHj9E0J2Bz9gQsQyxaFbDDzE2L2eGZ3fyZKaDlNr/Z+i3aoLLK1ufGL1q0QDWxR7P8WQ2NkUfSX6Fui0grkwODR+Q5rSIVqRRGC0KHrI8uCkUl6WjKdgf+hjZBkjNYeuCuRkfRyRSSF6S6luAvYMFzuhwY+5SBjwzI7MFHBhbO1++jeSRhMlnCo2BhfSHdPoLJUfU6QtXrrmr7AcsY055kGU1Lq7OFRn651SAasYP6JB6H+b9ygd7qW6C7Aadr5RjL1O3rViMpVyPwWXFm1qNNVhzMrAfYX/sOXY8EY1WeCU6HsfY0rCFT6UE5MmyqlAPq2vlEfVldO4+hEwdCy48Xtp0pP5aFMvzY8Dtjlq5XRIKeO5RKRJHMJ3TIl87WFBdqBIQjeN+HjKxHa/I2Cxo+Z2XE74ONdk4wLF15BOGXNaHFNDLSId3ZH9RIHsVKknw0meMTIo4bEV54HFidQtwzQZ8MkQj63KYilU/DB7Dy5YFgh/Nv40TSvh8RnvdINSwKXJSdiD2FQWN+hCMHxyC1hw9xhBw0Kg1YlcRinaQ45DXcpLbIGOOj+Gig/E4RfyJ11tMiRFzMokbBh5hdqcZoiLtNy0hdBizIt2ggKnC1T8P93z7257704//5w5/+9R/64dOPHNt64rn75czhrunxzOtoYAIq/xPC6zKiFba/FjrnW2gHA7yG3ATXzgzmLCblxyzmbMzHslZ5AUyta3lMEy+vaVzk8Fazm2QQfjBD2VINLdXYEsCaUFZDW6pxQgxKYL0C3W/FqyqTPlRSb+wH9DxxRnWxJ5R2oRz9KvfBi2EMnSY87Tmeb97WQDmQ7IvBNyHgCD0QigVN1j5e1D/+yKSBpJSi8ZyITRf96VvJa9EfQT/DyyNSL+QY7QEwwJ/O/4qxSeHBH8OYj3HV/R+j8ke1vuVK8G09lFIzHXNn06HAbTGDMUYh2YU/0QZtQylw21MIkYi8IZdKWz6zI4hyoLthQvOwaMoJzNLyloaCWRNwRCvjx2GV9eco4RyJ0XNmjhKez3YKYP8sYv++mPcZS29qaozG+U8YnhHItXVeW39OmDWurR8LaMYGZSuP0hlN899+XN2yNT1XkhmLMf795LKItninEW2MLUt3FsEWM4LtfS6C7X1LItj0Cv7sR6x9pZ0tbQ9fzc7aVpd09pklnRW6OUdfnZU11FbD8/XV/so4FMoM8S0qfUc4W9iaucKIFBDSxwH7+LdCz9ZUjWec1GT7z3QUgXPhkphG13E/phG7UEP85jvODppwxrqNZQyXxDK61v1YxrL15ZQRnZMyjBXKiA0BXnZCGREp42FHGQ9XKcO1qlfwZ58yvtIoUs+EFpQIUl/tKNJlT1kSRbqUhOLzkpA3+5x7z8NQ7tMdkND7lITeVyWhpa37+9UjoX+1bFVEUt8JJ6z69GejcJ2ASjfJuVdJH4pVejfvKfRdtIhTnu+p2gJv3xEJtu+7EBI0cxzAfBtYK+75B9fm4B5yg3toZnDLnqJ38PIdkeAOuJjnyA7mHNl/aC62rPUlXOyvLVuVraWrYkGl0NyW4o0FiILDU7Z2thpbXI273GrcVa7Gwtb1Sl7mr8JvL1sFIeWdniWGmn1X49I9dO5Vqdu9U3N7J1yyd5Y+zd87/72eNd8WLVmV2s5P+Gr00vl4jgmOCvCyo73zdt07b18iAVzo09+uT3/7zN769DLy3DonecoOGNsdMF60v85Hhnc5MryrJMOFrfr7yuv4d0ZLyK22MwndzN8OT4zq6p2fPGskz7c78nz7Eon+Qnvhr6JHzk8lSYP2jeiRBXHM0qEHrBanyixwQSSeOj5JIGViMyWIUI+oytWg/jUI+JdIDBAN4QKsh9SuWEO7Y2jhIbPDGOsYI19BzWVwJfNJ9T9Ny1w4rX+LGDPrD03a92pdHlgsCeX68aJ2TZQ8IgiiUNy6z4mHAopbU1NBJMxUbBUdUQUzkl2sxRhiREWiGEN2TC1k0n/8iT4qlehFS+d/pNsDMV8fO81LGtObJUZdrgcY0IA+zZ+hpt09dvPb5AcJwH2u/PYD46Fgjh87/bDYT4Zv6/Qyc2Pfu3GkN54uRnM3Ft3HYCuFHi52FSbmoIo7w2xRnPMhrKZc9BYGIYRwl8cAphhDKb6FyNPipWZuTEi/sim1wkWQMET5JOH5yIpJYaUOZ+Pqq/8+Xas3YfWSP6j6CwxzNi0iVNpgpkedRo9j/ISEDbrZNWKXSjR98DK+AEH+QpAmLj8G4TQRaI5QjEnEPBv22cTT80F1LFKdizQGCGR4r1hyEZ+K3JKP03F28x1iVRYmf9s4J8V0ZjEGi9bHi+4jkz4pp/+cWJpBOer5Hg9pKhP/PoI8YtPVAbo6YqUwRCsOWaaeS1GX/0z6j09WsMVM9KJgkX1d0XwA+M8mzEV9WfSGKmpnw1ivsEdhWhK32pTVOGWSflbTV9SGKTEm4ixM5SnjFSHIviIwClGt0uuBSVWi6ltq7D9XfvsB1lEHNUqluLd1UmTBSjPf+hgbypmrYQYJN0NkMznrjD6ocyEY6tHsNI5pmeG698xVPlPaXPWe+QTKNzQ1NKROppBiRuSRYkNmrKeWQKSJUDBW/s/nTqFjLY0JQemWdms2oVWTrpADgzsDvRSf4KovLdCRJeIfqNUj2qaUeHeEMhYJ00FWGB3P8F61Pq7FYjRftaid4ry3tWpTp0g0R+vjRTbHhAasz9hEGYEeKzmGWj8RBNN+nC7jBrPuDF0If2vQKijBB+YR+tUphSxnCksDhSExnR0t2tg1LKxH93uFCE6DCNy3HwBHEWvuY+N2psWA3oIKMP/ncyy5iRqpKAnX4LKTEHogBO16AxE8p2QE6MQEo2rYn1LFKW0qa3Jd6NoudP0uiC1ZqG7SxZp3K0+O+OQ2KB+Yap2v0khhciYz1yd0mpk+ITdfYsC0ttrxKqON4eoEhIExFrdoLJ4qznJ0ctLYkHjk/JypY0AhBu8gqp/DBU6M2wGVzWomccoEksUSdBISlxZ/IgUAwze+l8VmhdKEBwqnix1Svvj8YbpvaWoZAvgD0KK4PCMcBwkOZqZ4nUA6kHq5WVsms2mMhNpteNWl6QufidIsoj/mqKkfmIk0/8NFTX1qadSUb8MI5ywkJvJ8SdTUh9MwO106fuS5NyDF5WNnDBDy0eA6dYzaugSJiHQJYyNiyqbTTYNQX/3dJHuOmwv4UsMUwY1MFj79S2qll3e3TCIvbydysVuaNfTX6ReJMvU0tWw1o4hJaM4v2LbVjGZv0movcAMjgLqF8Y2QRYPgbZLzLULsyEI7+12yaVjFie9BAOLP+Bb4jKWL48gVI9lRP5vz/WzuqJ9N9rMJzPcRXP5lP+Esj6X+FOy1t2u8FvLkfFfSVAutaLdqc5GYNU0y1s619EYT7NL8GhzlY9azimyw5VwLk0jkbc4Qe+DnhU41EVQfncw9Witbeo9Oqo9O5NGR9+hkwaMTF4DlkMTqhkfRh6/Pno/CraxJy65J5tbElbCIFt6KSNpI40wjLVsGYTN3qcSxV1Eh096lQDwPmOOqssmWOmvzFxXwXnV9BEVPGuauxN2VzN31c0vvqrm7anN3/Y3Fd7mCKfVqdf3sv7bqAgv+CCqf1MvYxsJVPjmP7OFidEIvuZhJwcbcJuipk1JXoUTAOPwUh2XCUsKMxdiUwwPJH6IbM2AOxUc02HyTVucYPBH16Kf7rQkwRpzkCOjnMWOBGcgrD2H0izrM8IANVKuTm1HeO/+rj9qQiPiKwJCTBrRhq5nsdBzxGUpTJqxnLRl306fBG8DkcQSnBiz+2zXzRBhhmXlyC+OuEC8s3zLzhJwGv6A/9HEj94RxOTIzCXa8zJdLK7kF2CYhQNRiprndiyJ9Na9THXaqrgfaesES3B1Gl8sTf/xRi7znuzWxBBxqW6WXNobWoIAHP/uLAf8jMyUO6NBojwm1R+rJnZVjihOgNXzmlUj37QfGEgnWUyWy97YOizyWt/SOvRh8vZztGSpb8cwv+5MbaSpXjS8HEECGwaG+sijVfQhLUKoHkDCH9wpefPJxQYvPUCucauoAC7T68WLFk2rXKNXmmIPN8XoxFCIbycE1QK6KmgDWYALYVayxPDlD53OEztcZ+T008luNEYagrd2+HjfZKJXtulW2MU8bFzxP5sbd3o2bVlDcnLvRKNtSuJJUVKcyV3Qfxy5JqVUjuekWuPmEeG8f10l4cC+TF6yCc60WHaEIWYRM5zmmZQHyUM97HoLX8atQRdH7gFXyZTa10hzNFCmrICVlFxKIIomNMjOF45sad+miRxnw0zQoFSBg4A6gYnCCZKZrkJZ0HSL+RFCRDffdGoYi3fqhR81Ou8HfaR9x387sMjDuQD3esrlu0ESMC9/EyzdwtGADIzN0/4LojPl/P9ytNTQWQdivYb4vBhXua3gs3vhcNjAQDuSzWmzGY7R1x2gbADXS3R44Dkszl+bIiX6Ija8cMFV2rlnmRcr4gZ+xYbsqeoBfll/z6EMV14T5JWqYUk65xZzt8tpJR8KQJQaheFyMHdKRrYmBEpH3B1FjnP3B9ocWmh3LPyCQDlsfePzxSTYbzjMZ3j9pIPZR628pnkWuS3IZoUeyr52MwMrfQhYm0TyD+ylJnBNdpsAtUqFiPnpoJA8a4UGSHGNMKHxM92sRa/gWgOeah4zaWrKjz2ge7j+9XLBJGIadPnZMgvglYOhY8Cc6QK0AtmuiOhdrU0t5MMCE8X5koowW3R/p/bG9HzR3XfV0FAi6yulpTsstTUTq07YoZ2IdhyTWFDCDsT0gcTy2HX64hwjQwCwMnE3PTDYXgJPdMPNALQ1Le2iCqRH+PmJZf0/Xgv5TQ/rQQ6doUInzH9XCPyxbpLRREsWoGN6vhgv0oDHfAzxfVcRidL+mnSmmiwm46nkBVz0cTD1OcQztnMEy2bVkExKUuaUdr2nHa4pLkaOagZJ3z6drOd3r3qeOHrkHJ0tDvRom1IvpD3xyB8v4gcf1+RKfcxABUMjrk9t+nnOSgdR267ZB5OJ4oNsmV0lnpKfmHOVOgvsnNT3sipFQLw3BSYV+/U2Smk0yNTV6jP2SJJkQ1gAkmS8m6RmSbKiyCxnO1JFXqsy3tZx/WhJmn+9yhubVsYIsLJfPkGMyR46OKGsYXCRDq1WG5oiyZgZXK4kyx9rKmE4yBqskSuS7jjAbi4iyqUTZ1Nh6EmVwvzpaUKVPYgBne6BEWTNEWTNE6TBCDC9V0mgioa9p4gmb2lLRVaJoOqJMlCgTVHi0ROkgaqr8mmToY/iUz3JV6ODeSMyzQIRFx5ChWFQOti+dh+hr6MQ1kCwI6w1K/SyC8ouVLnnx6FTnAkAA6RcwqQ3vryd12kKjC1FNlqglPP08zQTZuADQgz9uc+YAFcl729dPUuY2zCggswoKWeykCZWkRr/NcwgERAh8nSa6lhbmZHV/xPqBs2Cv4aSFlJ6d0ph9/ImbgJnYOc/YmMHXtpyD9OvNXND03nHDphCMpQYUIXAoiTUflwPcCGJODVQpNRQIFlyKT2+WoH+RYNvtBqE/pohwTVmXzShMatPX7SfpjnSUCHNNvQU7pkyv7smubSv0tiuyqyDAdiD0SrW8u2gCF3mQRv0mhWwkq4i2ZGRzJLEmFgyxVpSeOSyaBB/XYXBmKHD53I7a9ZtFx3vuE2I+Zu8aFHxMRfPmY3BzYHaIIAcJlWHERVOsvI1THSco1qqCYmOBoMje+YJizQmKNScoxhVBUbj8LRBGA9a9k+2mjH6R7PiLab1hVHS4O0kLJGNidzG3vUTHU6qmHttQF2fDJroi9dvosdxik2Z1ZLLyZmSxGZkW5EudHsvlv2XSpGhvc3sxulT12FRHR8CCW7Jz+mTrzu82gk+2Xu1wph1Wwt9fZODFmBrRcdOKjqv7xsBx1tVNW7cIXJ43nH1+UbUjIaGW6rmSG48NERkKBumnCyjYfTtDwZEWRTbP7PKZQEcCDE7RhfQXoetdeEX+NFx76hbOocH275UjPP24VD+LIF3SSZBjEkYfL4aPCCFDg+08J5WzocGSP2xKObS+EO1AJI6cWhcTl1eQuLzGqumwaLIsW/NeKcjfNe5iDm1Ku4ZMxK5iHROxrhOxWzVYXLJuNdg2FdFyKjp2KjqVqZBN1cZUSE3vt3W6mblxl3fjhtVgN+ZuLDqPYS5XpRA+6Ge9WAfT6lB9bFKDFcqDBtuSeUlvF92dSeJpsc6tynNlVGTQYHuMR5B57rT1cK10HRYH2PbE944i5pUxjDt6owyj6HwA3hc0sehMwizySNtkQPs2c77Ba1N6OE3HU7Db1HpgMuUqmuIKkA5lB6yxWGMMOzguGr1mAq6fUu9VWec67tEbsEVV88UuVM03Npqv3Zsfcd/O7Eun+XI73iBhfu20wVB/OMXDR7KKuS8qHeMms5r4YAF0hUSjXORIg8HfppCgyKLiHEaB29PbBCbQhF6kl5TqpFrpjL+LDB/UC0BKuHzcD6wGvKVAcyabg6pgE6rgsfBxMSLNyri5SPsseCr7OaAuaTSVjiqGbUrZkwHFsmbRg8zbdLpK1+gqFT4lV30dQd1UDUOh+QEF3qYn8Mq8QuCNTDHNgRz3NKAg0ZSZQ438b1LYGmR00kBaSEpRmF/hjC1FYRHF2EfaNI0AMUTsx4jF+GOYeXMxekWoSQXYsNpJ4QmRygbjNalYejO2Siz8X4CUh7KPbh/vXiYkLa9jJXQ1AFNpMG4A2mgXsP0S48HgmRAuIaC3DR5QuXMAIHlUpuKfCC5wkq0ZWUUaUXy8gQTCCLMacP80jKzScLKKqWHMNe9AVhmqFXT9OFl11qagAtLafZxsqgmZhRdR8OFwJVcOexW49UPP55pZDpZVfK4bUiIMHExe7urUWBl5RYYl4RIUpRmH1DASUGQUkNiIPnxkjPLvxKOJmLkGL0lmRZpiF5AhQ9VZFWpSTN4dpon0gRKKP2HBHWyDdmdwTK0pHa/fG1ac2fD6/QRy3uBR7MAWrFbcTMWZDiaQ8U0Z3MkzEwAbXmUC5KZJE/rJiEJP9yTBvoiTpJinqW5i5M4VudW+YyDzdUrtmzsqxo6KdEe1jfZdrHYi7oUBvCV2Ov+abglMVQB9pq3l6NsQjDueIpYSS6hjFDHhokYR20n/OnP9C4umsw60S+uAD8yHefkxC8zXYNunOk1CvEI56l1rS8lvacdj7bjMNpBcO1TEBj6LI06izEzXZ2/KOw9OfGSk8skxnhwbnhNbuwQYjFoH6OE+iORQeRQYzM8bHHAGXNVPWjxQuVUYsYSzDPSXwUmFm5GvB8xx3bk2Vmd/lKQiJ5tmn242QiOQdmnAXKCelWoYEh1/xqQ4hVqSnKYMOtNSNWU0LbbEach/ifB7sPu5VL5J534BqawZvb+lLD4t9e5E8/gSp/dnRu+f0sQelXEx7a8jYTWNGahp25C09opZIwGXFwmdXL6X7VQNTMDFmQadyBmFTOg+nQpyMhwXQ0Fw8gFZCyp4Q0qx4xFLAAh7N8qesPYcDH0N+csnha/nZOi7ljHwojchdn6v2I1ZX5ENxSK3gwek97uhhIv3Q8Qp+QPOkrttVS7eDSUoEgabFLvAcIWHtolPKVFlwtR3A3xeVcLajErYEpEJRryTehc7CRScGr4VkFz6FSBBCKvEtySqofRMw4rkjrXjlEFheZJLN2nKdQQja2F4d/Jc+e0HUDpqE7w7KTZVlUzAy4XvJiIiku/SLKP5e6KCNxmuB48DoceF78KaPdnTqZnzouk9U10v0uSm98wncF7swe2Q7hShXxw9eGJzjEYD3SSkPDH7/p/PnewsgDMnqirRBMReVyFagjK/xaAMgWy7pbmKkWO1gvyk5nFJ5v+DzsklxaJguGTdIVcHxtCvWknnfoJgdGFDbQJfotoDPD/U5zfxfOWSDcerGpyOH7NATF22fYraOVvSDFjG7vg21ADUVdc6AsIld/v8YJG5tHxIDQ+pGcNjzTxEduIHPFtpqTEXu88Pkf39jVoqTKs1w7TOKf8K66Dwq5jspQCsQN+pE4BdfBJOD3pQGFJzYdJfS/hGZAJ/W88BklWKdNPnG6j811H5D2qlyH89J//lYr8RdtFX+W8gn8AuhueS9+jSUZJOSdIwedZP0gpVt8Ie9zZoy4h7Nei2suAgYPjXCXWRG3FPmnkzj9MaXLQd5anjVDYZUripLLUeF63O6Eo0XI8g7mUq7vVV3FtRcQ9xm0MV91oQ9zIr7rU4OiPuaURpqfWtWJaxUtE7bUTpSrFqxb2ODAu6WWrFvXS5uNeaFffqkGFWxGoKtiMis7Ido5dD3EshuMdkFLCNjBiMMALbWXNRqSOv3yYqtYWoVPcto1LXcDs03tREpbbwxBEm0Ip79dkJgLhXmQC5aUJztMRDiLhXp7gHwCfw9tSIEg112jLG0IgSAj4oc6/xu9gF9Gc07XypPKclT/ReIcoRr4PNdDQrbBgBZ06g+PcNQQU0+/ElVGbR77HlSuhDG9F3SgsWyBOEkhTBIrRFCCyUhfmtaGMft/f9IFuDxp3l32ey0eGKFjLS7HiRPBr89dtUZJYftE7/meQ4YI2F4nKU6j+ToFY/bCjVG1r2BgKut/yLi3qJEvVmID4djk4WYr+8NrpBPolf/Dp5yeD1rqNPm1hMQjwAB8SDR7xtA7heOeS9o8GbCC0a3g/Dm7Cib9aocgV0ChehLIT6tUFZqEt+HuxpHIIM4rlHS0gQiO2ZgSiElibW0hOQ7qWJDOF05GKiLxAEhZZzgKCoE5oB2i1pmWx0+md/xTivl0XR4dkLov1iG7E1cNF+RFOJF9wEodiP9ks02q8JW2QdBpc3Y/JUuJZ4i42xQLIwaKOPiLYAMSe3F50HENqQ6gA3tzWUFGOCQ1DX89jpayMlA5nrrvDhtoctL811TTBnXdFePuPslEX9imDk/fIL+KUdZvbzL6rpVw7tN49NMNlJBR5qLVrIlgGkMAuJoyaymFrZohsy/bq84RbE6NqIMAjf9HFsGYyAyLzKV9eUF10nF2XmY6uKQVHoVoI1OztsITDmEQ0JmluX3e0ZuCdBFWTlh9QALY6qv/h+g63yC/QBPQwoqjKRo2VO/BYCZdt6P0P4/s6jakYqv/klfkNXwXG1Rs3PUMMIObbgUUS1DCTV3s5/+VE1FjZmRh3m5/BDKaCLFme6zYXqKTXYoF+YURJE1sYaVthVM1YvNpZtA/kZS3oy81Nw/sLbrPj4CASqG6xd+bJjSqpExCSiJaEOu1d/G0hdA1ff9G5e3TClU7pFnyBGA9oenAzW4cw9oVbSzLXelR/622jqmQ/t/qZjIqjn7sO7vMqruVfEVnSfgfzLUbswNxHQ8SwyhxyqWaFotkjovID5SNx81BbNR/2C5iO9wPlI/6jmAzkAhspq1YhN2Sxt3VUKmQTLg7Knc0ccfSEN02UIRVaiVUwfnqQOVrLgpPPsWB+rjCehWVDd698yfWS7G4VBwoQFSEv0EYVw2ch/igcYKcb/jvjf/IEieOA4613zykDrOQp6DESphdCVqPYISXwhdmV6TuDKXztzpgSN1Dj6kHmHgNVNPV/xFohG9EEzoChgmDUGBKeXqEnQ9YOAeZDyKoPAoadvRvZNrm9SGR9rxBAdMrV1MJvOEbAA8TZziLcuKHnREDzcW1HPALOvwf4mP9PWztJEILNVGhUgf4B2aQc0bVQh/BUc8+9bpS700x1wctd9rEYL82YKxFUWJ1i2OFp5wC5OWhmZkJpbnHBuccLzLk5oFie0ixPaxQnt4oQ7WRxF2KosTrB0ceaHoGcetuXM4qBftrCZzn2duYGKJ9Bi1SzFUINTRLFU72QeCv1dEjqMCaDDpOGyCuouqyAlPHJlARsKl9RQxDtm70meiJlOlL+i30zLdWnyVgLBB1V4aJNNNY3Q5JAYtHMtfMTWFTb1yTPmcV4aWyN77Q/PZfaP+WNh/dpz7KZm2U2ikajgTFUmU1c+w4FJFuz90wjgS0KBD3SU8/wxshtSJ5lIgTphftElx3rSCnWnjrpTy2ks21rEcbIHJGXT0LXBjsweOA7Ptoz7xP2wZvushyhCzQrrCRx1N5eznqbSlICHpR51t/4H4Tt2lcIFqxSed5UMy7H8axHr2dEqlTwotKtU8qBwZpUW8iAjcIezq/T/NwzoF5txE/XvPCZkLAkakaZ3R7Ba+Vq5h93cnIcgTU/NI2U3CwPOOjVqXVNxkjOTJV7Wv5jVNWJTFoO6RkR8rp2UYTXgdjvS7csEGurxzVhNc1BUGbEjUAb0l2ulqSJlxSMwqWpFuMJQY+c2w7BR1UoeNcZyde4tmu+BFV2zmVOWYtCgf/HMnaS9IAV4qVDCncz6aAKlQrJ7pD40oJGD/RDwAdTbG+c6/+D02Fj3l9xe8rB6TlbHXZv4jzB8+e+I/xWG38UG20CoCM/0FwVCUwoN1Ojikx0mvUQmu2sGplK5R3BdGTDCio+8Hi+lNN/9BAIis088/hlx3fQXCvZ9X7CXGPZ7ECsgTSW+A43KcMslo6UWcHomGQ07yacks4wZExcJOM00QeDDCkoE9IU2wHvpao2rKqkrPlUv90arl3lxWE1GnyJigsE/TV3orlvoNpJOQwDkwuvffo9se7PQDTUGifWDy9nGcso6YjnF5uwvZxvL2akuZ62ynG0sZ5vL2eZytrmcA6wolrPjLye3QAfL2Z5bTgQjiGKBK9p2OZOZ5RxwObsXtpwxlzNetJis3Nexi9l1lftYR66zfDE7Bj28XEySRdOUiVC2933NsOe5J6qAsucRomrqoNzadoh/dFAW1tFQ07oL6+4zCw7oO0Xh/G5tEKZuT0wK/nBikrT7K86F78lINU0CKhWjphWMCN2sR3OmAlQb7ztWLBK6s/pcz0pGQgxGNKIlkkdW4GT4wJ2fs70pRZyUdC0b5miwRTU72E81OygIyC4UK/SFulCi16MulJDN4fKsbf+hJCICs1YkIlvaEwl/6YxEFFQkouD4XEm4VLGaywUBN5a/RQtSx4KkuiB1WupKcdFSEzIZ3YKE3oKEbkFCtyChWxAjBaFYNPeB1ngJXI2XBQtSz9ROnrIM1oUuSIgFSQnDLgtSEX6aKvzgLELmBnMpKIpwuEODXS8iEU4z5dcAz9EuXBGsM0ItGDHWLIAzTl5Q90BeUlCh1PoFCc7TX9PRn4pMlaV2IlMLpcIkEyc7Sql/v7hUDxvTA0YckPQxaNUJMG71UmLoKtOBHCvS1nC5tNWCdtrSAPcAIoARuuoWJrtWOlcb2WbVWEszLYcAM+2jf6zl/bSkY+hKOv7hyvt9enF5P+mYLfZYx0RZbX5pfb80jlncd+casMOVKFiEKrKH2s1a6cupvqfl9EyCyOizYPPn1GGby5hz8wJqvSi2mUGgqHRMB+IMM6dLwww6J9KkV2N4Rv9szpu+motMX59cbPpSESg9Ei2wfnnPtKAByzlwQ2f/MROrRYZssIOUF+97P3vQnHLCtqlz/OoZnzUHHmsOfNZct8pqfX45LGsOZpeDqqowRU9Z/WSp3dUzDZxqGkDf+eVoXsEC6/5ytJYtB2OR6xVojfoCyP2sVDSrXakrcEVdXW66HIokLPMly9H0Oa5iYSmrbfMOq5eYM6aDgyFmfuudLDnNI6ftCnloKddK/8y6tbSfOD/serUWrpc73DP21ibWMjalo+wxIH6XssemYY+mcBfZI6rot6rskVZEo45+YKE6+o+aCQDIouU84bwWsTdE8PPLi5RbKpex5RnHZM27SSiDghtcjqjZJRf9AZJvUwTfapngUjaWoXoCscqplXHNiIJVbtNexm3aXyG3geHsvu03gFwJvYl3CwYPDuQPHiCqLJT3VRi/z7OcpN9YIukv4VkdpTmV9FsLeVbJpepLuZSl9jarERYVidFQfXs5l2p7JrX2OU1q9XmTmhb7qPsmNfh120u4VGC4FHCB2sd5sNtlrC9fxvrMMta/qstYGtU6ttR64HhJx/G67kJeZ4swwajWKZexzSKORijweV3HM631eAf9mAyHYR9yw+vqyus6WomrR9ckeV2rwus6Ja/raD/bHq/rLOF1baW7LnsbWJ8zgCLyW00MT9vxurbhdV3wuq7a3yRGSIsUlva3Gcb2X8M/TmnvA0ba+ypUcv740krORlvWLBaLQ7lE0vt3mZgZq6WQKhEJ6blxc/yUOE0gixD0HEoiAGPwOqGZCwbzFBnrBJMTFQjfCu9ASSgeqF17IaE3Wd8kRE6T1tMXmjlBqJiuWnG1NHxbg4TaXkRO20XkIOJBzEha/B6WDeZrkXQxI3290cTl5C4up7/0VlFHhBqB7IKMpJAgSt7kokRqdgHlYaxjoL7oyrqRuOyVOwz4sChn5zfXMlqwzvSQkFXv8v9HRcCiXUbK0Ho2UKLuKx/pWmHwnD1W8h1orIgthBtyoWFUM8CeOWIfZL8iuCHT1BuiAbaBBohMCoQICnP49LOSPFQjUIsUykENMLHP4fXpyag0eZVvv1GCE++mLBhayrCsZ6rSiVJIOMt9AFun3CdEaLfk5W1ITDvNiJk9OU1hb5TyK1naCsK59AS1ja4sbDTUozRU1JliCB6cA+MKsUbDp8c4lTzAUiOeTVUFDyqHRdE2BbZz5RIDPWMlLgwFtiiW5gZQSyazC7ALSZmgAwiZOhLiIXk3Gsk/tDhbfcbeIm9BI8BhwKjtaMWjakkgDFqDTAiIWNOqqMx1IU2saJ+hhPeV0nIkDdy+8elnJdqWxz04muTkNxEO1gLGBZAaOzhZhnNzgRA4RfcLADAZmSiYPgKnlF3I3Evu2VmB+EUkbnUiOeFdnCNtmpS7p2xTXWBcs6mexKoyY3IyAAEO7z5OiBVZQIbsR4SSE8AXAW84uYF4Fsmf1aApaQ/8n1y9h2nGcZpiJgARZSYc4Z2z1T6BR5P/robMcAbbwx1luuh2q8KkZV5gTfZt5ZFnxabZIoWEGQgM3t6dWg0IBQtRtUr9aoktWQjlZhJwW2JpEdzPvWmrzZifzLd3+2E9v53V2mJmqOMAmsc2ngaE5FVEY2I9ovq7PVl3/s8EQyiZ+CkAaO8fWsMVD6Gm1khoKXWaWpCscR0j7CqFv4DI0OKwYMh8l1NXMFlFwqFzZMXkyJ0+AJapT0cxZeO0G6C9oa3QKm4JsfFxlwpADLJauAhSbroYkOhaTP/L7YFXgwAHEu16B163REzEqRWYU4uyO7BY8dgVMK9VvbEtWGLCvFZw4K2Baa0uvbVYBa/qCivDgZfzwOPZmXvh7oHdvmKzlNN8AA8Mln2EyyS0e3tcMmZJ/QnHK1SQZbjIMpPIdyJrw9uyqxLJFpgiaZLGiD2/K7Nlg3JsHvRAXkaADjsrza6gPyvoT79Yf3rcF1nNzrLOwbjnaQ89pYXuIq7WNbOr51gXCzaytwprRe9HWHRC73YAzqvdpO8pN8KvG8k7uWwmnDrwli3wli2tzL3K6kotMuChFfNXsWwDLNsqlm249NZiqGL+wFu2ERjPyJumruELZnt0Sk9bdxycf2ZwVWZmEjBuPIi6Ol25PdpHyo1Hlhszu2HEfTO6IjBYB6NjrB4yYk3Bo/DLmfOwh772NAM093JaBIzluNVMup6jy3v7jRvF6Plnx+sx19isFbGe2JGS/SMHreATpU85+4SR5gcCUlyOHgmGH6hM/q3fs/HCZPdNCIMsdksS3U0BQBISdMPtB6dmUCOCA1mL3TVMx4elMa2jUR2BOSjrBpJTBkY9S6HTTZko0y87DqW5odSuxaYiZolUAe7N76Lc7KIVHGvbZiP1uGt4clldSROsRtzek5yyhw3bjOlEaY92mmfZmFezsuuXVPNjwoEYvePpd6iwFE+/U99gXv4CAqez36mF3dPn5O8qkplEp1CRTAgZhwyeyBRL9ycdWqab9LqmblJitcWzARCMgBIZBMuC17QKa5tcHEcgRS31N8MoMjGzPyOUACuaoINIVWWiNLak8Fp0qKUCRktPhhwiRhtwkTnwEGyxWzR6D0trVE4uDOBppyZTXz/e6Rc26xwa4UzG21QJkjq3wsSijR+vtNGqWIdyZ0LNrWy7+FZrHWqR37QRN5+JxYIJfQT1bOmpFihGZstUD8aRgWMzJ96HgZ8Xi4QkdU56KC0AFKrehmvpTo7c3Q0ZlvnbsalOqeIwTtEUBoOmmjlk/kjozM5uA22KtXXr9DlCrjpRxrd4WcxKHXBM6PJ07iS81ult9CPRO+/FwrPObqzZYcyUKTpf9nYBkM/kzO6V2+JciX0fbSWZSRDQGqbIX4lVPqMsWYMtgHyhrkl0TMqjlUr21a3AtRGUZdTh9cNP5fNM8GkIB4wGn0Ir08DTug08rdvA07qN/qr7gac1P+a0Q2XvNET50ogEhC5g6WgvmjYGx/SiUelFw/QiNb1IbS9S24vU9iK1vWhKIrCJfmT4ddN2JsqsYRK5lFL2lNDxY5TJdNkMMxNnq7mfe+ZqlcCPmonavLCZ6yTexN0KS9WSiat04qu6eOpsS73pShTOHC6Qukk5aRmhYH8JbE5TLa7QBDMxUe3PfPE6J/tVOYU6Q8qCPjRe6Wzb/AA1dvMETzVaPoXVCpEe45qWtm0rdJbNPcHII4XrRNazoKoyw1pNIjGONOiUTKRwpMawlq4WLe/eyUzBpkrRMQMWGRZowcpLq6vALSyMpun40TQSScTYIET1IPUBAX08+Gq2cHyKRdWKL5IQkmT64+b/qAOMWNEmyRTofb/LqZJk12sBs6UaZXy8Ux6PRp+qs2R/x1ZtIQBGrEpF50i8JdTZy2yZz3JD/411IH0/DAd1fDp5eC71mTwzgvFy3VSC9vVckqdG5MLA39BRCf1rcKG5tFHxQQYhUu5QMq3Vdt5IMi3pVo2Mn54mkcbKidQNHmoOULFNNoXUdWtZMTGIifbCFYmOv8q9iJb1AutWVZGRd4cgUBT0oVEi9RYMMavEeTsQr0+6Tsh8V1G+v/sB7Y+xf0v+p3d/+bar1mrka8qfUDsSqhvSwVpZfaFoKJJaYkhH7Cv0pDZERHyPwjGFKhc0DPok41rAYyASdyvyYYzgg6YN3zttU32abgJBW7xNvVjdqnmoW24ZLFi5g0C6Kcp/xIi4ZL2PBGATYm0zP0kBEMxZOXj3fZTZJPtGpo0kO5jbup1b4BxvmrUSfSH2ZlcxT2NvIik5afVxg9l6JwvdRLc4OkQJg5bOr42FjWzlHxvuSvqqJt3rxLpJjfxJbS2mR6Zq83RpsiMwj8nybZMVELa78nNsf5y196WeZJs6ZTqdk1DTTNF1XLgGEA0EldeGa/RsuMbiW03JBGYrp7aMAiY/s3wwc5WEQimbNIswqgg9hEfM/4nNlkUREgImooJc/lvWhw5GuTkBOu2kjzNXqIEhXaShnKYjZPpCkecMNdSSSh5XN5erZtJTXpcR7lOZCuBp8Sc2mrYYlWIMy2d5GuhaxNxOBN0oejhFVhS8B8fQqlCRSOqEugDYJLi/Cb6g7KQYlPcWrfeocpPAwtN9erJWHjRrno4uZhvBiSZtkVaSkojX7DEHAmtVCKxke2SZiedXFQh8oTWnAc/6VEWF932qa8CdXys6zz5TrIo1N7VhiaK7oEwJx5Uch5Sn2+beInkPIDtPAXLBW2UxkwnhghNxKI35bdKoBD+FQewFP9ltosNF91er3IfMu1GsLmFCfwMcRbATThAENEYMeAPOUHwlzCcBN1p9eu6aGsIg5CtkLIbmnbz2hdbKY6sJ20ZT6Rd5xFpk6qOPzqQK6/muNbLU2z4hQpgWkg8UY6KnondEm34A+9C8gSnXr43pradihNXIWToGlN66gDaiMjFidM7EiNrCxAgi7DA8ISLCQP5PHzWWDbp/seTYRS3djqnajBtUIaWKlMwBDMqSzkVAryb2SEvBBJjuG5Mx3Ul0TeEvaiYjLPK4TpBQu+0qCSuJS1ipA0HA65d5VGZqNLEiBuxaSbF6JMJei8HEWljUFqUAHAkQBmoQucx0G2Aj/eds5yYNpEynUO+H7O3yrPSOTdnbq2rmMfJWdq9CGgqfktOq6Ys5wI7EARVLp2pACq4eUJa9BGQvwp+2DXspD6gqE7kAzkF2MccszDGKEP2Znag9ZJc5qt5tHv+rs4MCwl7yv0a2lMF1vyIG11UGt7aEwa0pe7UMrgtY0i4YHAUbJdKWU+lanqGjBYSsljlwhTgkMPcI6/C0oOkJsaTbWkYBJ13sWTQTEHUDyhsTL/ZDwaPdq2kUlhaVCU7nUhtLy26n2EgEsQnH62pOAR0zhClPQKm5DV5weeRC2PtFjvKY8sw1wuOCCkjLn+3WYWVB6INUXX3YEnrkCL2IfGqItUyTZ4i5V+NgBDhcCNqTk2ODNCIhdiJSZfM4RUXtNnj5jMUNvLxBwJPmtqObKKM5zNFNtpBU0pJUGgbLQ+6boei6JsRw3Tm1Enu0rSql62HhdyeZ705tUXfOR7t+hyYVgbpuJWx7mgWeSP0sgAgBl3jPxjg2snT1u4YvTld/qvsUsOSizAI2RR7kSWZ9LC1XkArQKYTuZfwTTBYSgENZGwalluNeDERrGkSHiGRv0iK1aJzOBuBlEsBHZVWNNCUGpNKVyn2nJgOcYqLwpgAe4s7wRPW6iuoAeuoL2PR7AB1RckKJ6OAy1UzUEM5cLFKtskg1t0g0fUPWmeWDFZJtqYWnZqu1oFWNv5h0lnCiqp2BOk9fo7Q8jVCAprAcRf9OmqWUl3NzUS8e5zrI2ntw/mjKVm5yWlKf1aeabOcPMV3I6qt0GO2cDpMFdBgvp8PonPRnQnENW2uo3bt1awmxhziuwPLr3DFN+AWahmnmRh8Qlum6/AzgF91DnwF0lXcCtx3DSmwepeFH7VOA1Bd2AGdHqrVxfJLLlORSZQrZeyQUxiM5wRniinC/W6tphhXJKiuSldYKXil3Lia64qvcmQvtUpVIwjki8Ql4KCfy0Lf4zBC4QKY+47dHg6d/wQiuwwpRtsNzXxBmXlqn37UNwLk0Fai1yRIncFmI34TuD0R4oY6px/SYZCSnu3VIzAIYfeSMBTD6NpsZ85AXN4ILyS1PMfBUViG0xTKYexUDBAZV39L3TEJzqgWmuLrk8shyHGWiU3hZUEjNFH23TqhRvEMWn/bsE3ES0yniTH2oKzUXel6NYNk/0TqGplqGCz6re7H4hItjeBSl9ERiWRSx8fMY71x0rzLT9UlQscfVDgj0J3HbAkdO8p0cE5WA353H+YZIMmYYp+1om7lLiLoplvQw83t4nUgxMz0sJAaWZgevh4eEXrwWih2y8ozeDwt8JQJ59izsIs+6uJ6/l0adcqkAgBfZ2tCKcEUmFPsLZ5l+oMbQujq4DtJV9BkAm0WsAX9/N05ouHNh1XSimIQmp8kYIuQhEp+nvZjKuNdeNNeeNZMqVnLKWAnB0rtGA8fWUeD/mi+3cDjBejOOFdMy0d/q+W8oELOB0pzXV1NjyHI59GqrAiVbz5Tl1MddmVLqU/ZnEUk8QHvGAlChqsOqDON6kfgKVexEnJjAb3XRH41dI3JaX8cYMzoHabkwk+amLWRSTmeKyKRUo9uRjGl4Tt1Yp6yrXKrSwJWd6isD51iQNFc/hrPitUowPST/1U1cC6FCYUdUK8NcqnKjksCw+Fabqkx9HdpxnjF4hnC3GlGuSg07NoItbQtiH0xqudV3z79+qo6nzH+KALj22yZsBZo5rXEqwIlf+2nB7qP5NtHTp6USc80is7rk8qpApv6ijnK6jplyVB0MLM9T5gHf9wR205xRWLSgSggvDYLNmRAU59eDKNgxsSUoYBVva71xOWolBFfA8Yv8aYJ+5XcD/EtiMfOzTJjCjCKTNefEnRXXDYqAyBB9+IAaDA8o06dVfHS+LQ5favQ0l58eleh62Zl6nM3EqFueEqgnVwUbxfmslclsal8gwZUZP2kl46dxfMYSFGu6ip/OxrkwZqAyrwIWGhxrpmrxJDXWnpQ2jlYJsVv6IdRZ0dCwEhpR6Se1kg2cHCgs2bCSjZzl1M+MWNM+SBnGsrCMe7EOZAlfZGjbbSnuAmdMz8yiovAq1T/PzsOOuKtug6Bdsv+2ukYmO/QcmvYnwOODvNvBliqT9BhF3bZJej0bRa1G+Da3r5e4ErkkvbYm6WnQdAc017BbMLKyTexV9DdPbZebxoiO6vOLS+faizqd0shNzK9oVM4W4zKrhkSzKeu421lT0VxTxAmMGHYp433Z2u/aLNdc5qfU9Vj9m7Woq2aK0CtHEirVhyZK26d3W09JD1g/dAgwuk+Y2B1ji0vd0ZGi9H5ANNoasFFK8ZuBCGLhTVGFs0X4XkO4bdXWwGXbxjIXe6RlTQcUwOfmKCvPkEAfB9U2LC0WqOlYniSwSsh/bFCPsUv5JawVpDPIqsFhqSMAETxHgAEg/rSdHxdPSyxoOz/dbLo5XSfqzyQU1Y0HnkgGDHLseWg0sVX0AxfpMpoKWMCGxnkp+bUZCQVhbtwwFi9Pr8lVr2lgEu8tcoNSEjmkYYUooSOhbeew7ejMm8MWYzHpN1Mrc9MgPNZohCCubLm74YDfKYZIC9cih6DPoIDMeu1VeSIqjqdadLEIs7FOHwzD+DyB53UNPI+tBDFJXfR5DE8mFOl0cfQ55kFC1F30eVz+FC6KPn/pomRFFIukhGN9tSxY628uU52MzEPKtZ43JcoFaJFFKHYqY7Tk8E+sySLwHae10nGauBAmREKNU5dbOXtPXN4TLbsH8fPyxzq6rOVUN3xDTV20ZSESs2l8nxAFPmzygMjkjBkstPYvY93lzb5DgGaw1GBN6KqGt6v/Sb69Dbph4GxiE5SBUP/9rBzytJVDgqIUZgJIbZMOjFCBpmpQy8V2VDqzxpSsZAQadqNQN346ck/nBbK0YX5mSDAooG+s5J2iknebXC48Vy9phSAasPrKijbzfIXFB9DlmWyH2fHl+Z4mlLa1IBbbe4qySY/HHK1H0q82mSfDq011YXAu2YaWZc8vQh+cquuvhKkG2Vm8GOvmRy6GkfwmA6TNUFceargq8DGEeSkSUtm6UIZqlfyUT9dpf5CcIs03GmiJ4bINSt6phXop2xEmOw5cO11pB32T/YpTLTgniWBW245SsmWU0jo3pWQIiFYBwwLVbtlihMt2slnK0bIdXfMxJJbu6IYD48M9sYLx3TwTyKhyQ1srsJEfaazeS1QsRxbdXJKnxgNNoy80sJ4IlPXKgZea1PwLSlJMjutJP39lol+7K3cI9L1zfWrnKZKmpAvKUrL6YdMQy9+2ReVyrVHTRlUJxm7D4zUAUn2MvM5DsM+iBgcnyOai1j3nJpszGAIaE7+lybf7YeY7HBUQQCUuhCvLas8J9q4hqVHFmb1CnzsocVV395qJN+/Ht0QX/K9o6fPSU4a3i5CxpoHSCKIxmpDl4ZOB4rfLxlgziNOT4Z2ddbsN6xrqXv4S65ZsAzGThfK26D5qjTX+KqFcAxsQ0JhQVBhYi5q9h3zfEZ0cpg/67KLyPHxaXfAMwFnANJtw4wHCQ4RIShcibJpALXgVAoMt4Mr1OVG3VGzpFO+aGG1prsvjuKvpFHWDX4WEihS1DFwBRJNr3mfQuC5vVi66vBTWEmSKlhtLkMi8OKCwKqieyM4/NA0foETeW0TMPVPf2xDzFcE30MYtywhlHvEZKC1DEj7ESovyRGD747H1/LdI5ZbWOvpbPf9HNlIDzO5+zUHb1Cg+fYeXYmKkLQio557AwE6gMFqeQIEm+KQu3bJOiTJ/Baj7R4iRb0RE1tNoV+dRcPqRB6qd6Gon0ATAir7AEQm5rCsfG6jl6qDWU1T2wSS5O+hPdBngMGi5TrdxqLR5Eby0ageExWsSaBJxnbrqOk1SUkm0KtVqdCv6K4fDwcylp8vinuis7Wwh5dp7kVtSwumsqypV4mQswOesV8JQDNIZ7Q+xGhX/hYahpFqFmeLcEPV9UCpRlofl1XP1Am5oSa62E+FyBUdrFh5ryB1L6GE/cjFziZfiVvTYQuZ+bRe77a/4sma+pAHG0y82HBwEKqMu1DLWPS0DJR8x2+vKfAhgENg8/U0H17oJawFTQ73pMOMkE9E8fa3qWce6riveYW7FtHJ1bdjLWhZc0D/20KVywqQ2pAcRXd5UtP8ciYKps0c11W9c5OoLntSRIrqHBa4MHH3NN/QxRztAjnaKzNI69O068WTIn0cGaek2WupSsJtV3aBCvJumeA8GKbFe3JQyt4a01x3kkmQnitO8HBMLrK5HXl33KZ3bxiw7P93NTGvI1y0caBMrteFWasOixC2+VbHimm6l9uhKBbTPql+UmG+oE+lSAMEGNPC9g4KM04No+P/WHdG0uWcZDKom22fmDCb7VGngkEoDB0UawIy79DGNwtCzVb5bqQaTWOGAfHThzk69ne1wslqKKTmzt8HfW3d4e/uTZ9wU1dXGrtLb/snQJiNzca1aj0nn/qrk/aVmnzaISztez1RkWfewEB1WVtdhGHYtVtbCvjisLJIZthVMyymKqRtDjMFybfn2mJnJ0zJw7qSScrT5v3xUE6Wkf4cwp3N3xKKYn6cohP77gYy1HHvU6mEwjm75Sv4pCgUwHiaEoogJRSET8fEi+bhX0jpmSesQsu3+CROtezwIBODaQsDAedATSQxmZQiRIgjnv/2oceHTLtS3txhS4lHXd7fUvFtYykOyEGmo0nBg8vgRg6PkLM1VpGSW+Rq6lU/W8X6Xukt244zYkIqFOXhU8mnhPi1zKuyVJn5OYFcuIoyyiAI4hiOjuo0Lzspe7I8CW2NPURS7SV97hcUXPAeYk8BfU/drs9i0v9J/E6jfT7EaEjC4uEiwySVQdDxWCZG+O/l5LE+ROLBTNLD3UTtOJgLhy8XK18hjRxofqYeNmr4nCIyR/k9oqjorn41l2HflwRWKQoOorRrjpUtZ2aRbrrmoy6fHgkwyqcatF8U6h9XxY4oLe8BN9PK5A27iH3D7vGEX5bD1FCbr4dA35YpCh96zQ+/p0PcwePsrHHpfxtACEkiMl6EcGbb78rYy9H3F5OnJPn/8iBjeVw1FsPrZPgyIcfx1WphBsv/ABrvvK/Y8O56YMV6k0VKaJUaIViGcCF0b0kFSqBBKE9LYCXVjtqhCnRiax9pVEwDDgdMiviq7ZcwVWmMwtYxqcrciBU38KIia1qAseDo0i7EaBnD6gXnDk9BSDI+mTFdTkf9k3ojhgc6idzjZ95ce2mI/nrNfsV+mDfbXVFMr9oNr7ocxcr9GljFNdD/TRGslj5MBjFwU5gqcdrilRh/ePt9VisbddHiRm6ug622hgX1YPVblQSoxfO6LBjcW/W/BADODP1O09eC1kZSDfAcMePm/74hrEaM4Yo8tg8ecUsx4nIVIWRNEKKBh3ctIkdMPbn8NqxoI0HugmoeH/yhYElq5XtPIUivfVIJc0kUhRon4dfEfcUg87UGwfaMf3VN+XaTPyqGWmJyURDFLI/VtpHeX8N03L7oK18zcTnd509NTmhmHyPExMUouIcrKltZPbkJl6RD7hqB1VFueOespWAYfNyJFJ5Di9iP0mMUk0ckN+GSXRvr8+flIn0kQWTz/GUB2UzMsy74njuomUTlVvm7lmmSS+AJQzWGpia53R8cic6hVPTWwAAhWF0hAE2IMr0+i0HwGTqlh4ZTgn/nVarsEq3Sg25qdkpbgTESkvQPtn6M14BSJ+QhbtcbKApNkG7aA3HrU0mm0TeMukRJY3MuL52bIbxGQEJvqcWwjWOFbKIWXfYE9z4jEti/1JX1JtS+JZGQxFhsrHVCygj0En5IyY1JuyD4YhTUPab1eRkjRtXLcQJcS8QvE91FbYBeWgDqEPHppYS2sM3Ai2nmhhlbBAuNs97s15EVNaQ1HOGXp+JCJIdztU8aOSa5EVO2S2vworVJI9RoONeCbcWKVcnxFRUZ8tRY1Ss/OmdCFjJk8BA+jrz4lxF9NS4Qj8wkxVh991IHhqIKLiDHc2lRg79bOYdnM9NTZLkcxUdReWHo6MBDotNNO2cKXis7NqqUeyuX7ihpyat+rkDL3IQ/laPC/AW7rcHQXoAoOR1+voLhv0UverOifJyHUn4BGdULCiO6/3+ibkZdpGM1kGnqcsO1+1GO/lH4i/cXGhrXL4MVXT5fss2z6HRtQ0KVnR4M/BQo/GrxbXtpH4rdbw9NXCd3uAii3ZmM9zPL8PWWB92ETTz8boE7457hikjF3m8F60K9/0yYD6cdfV3oxn/7xo36KghDMfSA1NRayjAEvNAbDC6Ak3Jv/LqG88eFMWCJZntB437yk8vJtu3ybl2/3l2+tShZkL9ai5uKNU1OkAI9UGBxTy3/PFlLvqE1xpCSdg6RByy2l5Uw3TqzbyPhZ2o7AOxUC75DALWVnStntCmXHoOwaSsj+b4a2eYSAwNM5Aq/PknV3p2Td3QFZdzOlZ5B1Q8m6q2S9c4rdefmcHRZIvaBdAImgfe4dEOoOCC9kB1hyjP2dEJ9rJ+wUwNLbCZWNEGffDwD/hSjVGv1YZxCnIu9PD02V3SsQK2sZw1IWsDzxMVBmcS0OIQF+ffG1mDFg4kSJNhAmiDNHHQZ1iYmdCsFtSGUHmkt3ApiI0Ux2PFyGoYXs6yv2aErs0RQrWB8rsrvjsY7j0UNh+nyMivEPqxz+/ya5zVUTajAnuyq3pTuQ24ysBLyLSWrltjIaKqW0Ng2M/DZpEeApoPIQI8aAtX0PEI20RekPEvY7NmB6VReQ1JVvazK6kGoE8EZp9V4FpKvZO3KmudVcaFu7HEtbQ9w63ljaS8bScXKfiACffkawBI4wuCVVmAjKffUxcblUQ6upwDNwIntoRfRYdtQf518i9uL/t/xnLbCIexpepKWgs6xL6LhpnD9HdLHbhFWoUB/rjkgYDZIwerwI+1TiOZ27hcRHuIzGtoQeeb+lY66lyO2tmAQYWqCfKP9+5VcKtzrXxC5gopFgph9U2gjyH+cvu5ee4m7y14Gx9sO8OfXBpbO9jH+6LGaJpJCQgQoqB5DoMPvOKAyXAGC3zgeA3To3AHYrmgXARgSDGATJ9j3865bDv25V8a+Zf1eLqvjXvLOo99/v1mZRxRM5iPuPeatn0GtCbXghHHYLOtQyNPDG+SajsXgyvKr/SO7A39xkTGMi5upkpG4yUgjv5WSkpvK2NxkNzm6Yf3IODLyBWYhQEIsHVKSlstJt9znXMs0GZvy0CTLxZiP9Y66E8x1qZxCj81cDHv2vLK+E8wFbCSdR20lyDnz0f1uPa5okbC1Wwb3T5JtYfjHkO4ZdBEz7hwnlp/S5BhqgQeANZvSEqCsYLfA2MMRQU+wLhhgFE7XJIYQrVozsFm9l9BIKNmoyLuKyYdvT6PAmw7TfyRCcQMChUFFQPBLAKZMrc1yJF7mipsm767LtBMFl/UENDhBL0W2dFPm1LXxRZ6Zt0b5b3tVKrIveSUWMEADcu1mSC7ASAAVJWU0xxmSKiVEv4tTiGrV5qaYOlpfg3My0nlVBAKPK3KVu7kKZmIe50kSE78kRGEGdUCBizmw8M50NuWHS47TpnGbenEY2IQx4z5U51UmM7Jx2Z+Y0wmTmOqd9zGk0P6cR5jT357SFzkeo0eimll/kbobNF7MTba9D7EmkaE/8wk57A0EIIPYM2JxhlqknDpk1iHPTkwUpjUKWoFKLmIypvo2LbSj0NrY2VfOMbNOYOgMkotiIkyYCx6ws6rqbdUsVLMa7GQxLGpWgW/QWO0LfxdpqqMEebLVhruDPXqvTMHutFjZP69Zuaf5uNrP52m7zdXTztQtloJaA2iSgThmQi/CuO9WpdScjRkIb68mYEcZgd+8kxCeDgXokL6ZlA18tQcoOna2aTGpBP2GRbSmw6tPEkZ371sSWSHHuLrcD6mYg+pG2YW4eCZNEeIaEC5gp7upeaWOa8nFo9wtW2Ys/QNJPddAdHTQ4nRJLiJe+rUcU6xxUtovcI5tlsHAuQm8uBBnezUWsc5GoENMtp6NnBt6rTEf1W05HF9Mh5RRQnaODTPwcQ5WPJuH/BCFRMP4KGokd1kAreoDAGbaqBN5xNBKrkmomhATeIfwpaLStBV3Aji0pmgPAzL5WRDGMiQTu3YxZB4F3tpUryTMcgTOq129Vr1AC91ptVJHZrQuoMNYa2QD/MKvVjQs7+grPnSZJvnmuc8dugoYufENdFMyyy+zJg1A+sMd2CQLVYdDnuKtMtSXhzA16uRuaoNfH5HdNSoPQMn5HFr+kNOQGE0pSw8hcNa65NMgMTK96yHLoVVK1ey5zlS7u3Et4GhCteTJckr461ARta8sZ0CMC6m07PU/c6CnxiQRuwPW+B+yMLkr1oPe990iHFNFFgk6elYcKQZeIGF0/GPNcqBj02gORnOfKbKJ5p4pGUHb82WJwdycD5IDEU/MDnablmPEdeEpz9stO6o5o2uJLRt7qNGW7zQQ1hcrrywO74R/Y6XkO7KbHeiY8sEIyn5Yyn+bcWa15rWBBo3lK5DK0XQJ3ysmbrMxRYl8psSsMtDHWZLauQ+fpm8QfVr+VXwSdx6bWJYCT0FOfRJXNU2KOtcwra5nPIpz4lJhdKCW2QYkrVUpkvmlR9j4HJfbHyEzqlfuokSn/7VuC7JpdpdlJ3vx2MYhuZRBdNwjuQQHZ7H0FBNn2CTJbTJCtOYJk3FcfQUNEvQoquD0+mxeHCAWbPkSdQFH3rGDTor+efN8BPinfh4M7cXw/mTLORFh3w6pELcehDRKW2Q+lCoRLTmiAir0Zcc7g+ym5PaG7HN9vMP/NtZqYK5Tvl60KX/8iBZvER8qwbL3p2HpL2Xpz5nBvKtJYRaJpzUs0mjkOFFnDx6OC7qr9GjjbcWJNV7lgFyJBzcmGzbLEDkIYkdCph3nK6Gnzk/22lG2Uc8geDJk25GQbITVErwnxmlnOlK00MVPdc8g2rZnht3T4M7JNz5dtWrOyDTjQJF84K+HsrEQsMKOzEuusGAEnKyemU06MyOGViTE/mW85MRkmpikqizyMUg4Ec3yElNNCaDyknOYyKSfXGo1GymkZam/NSzktR+2tKbHWhWCbije3XMpR+DdfyvFuZkUoofaWk3Jajtqb55JyvFZLaeZX6wK/HUvdSJ/k179pUleSl3cNJfm6OVT+gllzgcG+b5vBjkz5m5dkilCANmTrxHhpvYMr3LpbyS9kWV/5j4TOouUDMYJcQrxkdyMu+x0bRbMs07FBdpix6DPPyboegtS9SMqiYsBYQJ1lnSKdknLdGNZYsBj+dfc53WZ4hn7OWOV4jOxve4g2Zsbb4HgpoALkVx42QQrxGGAM70OVBmL/yiSAe5DyCW+ioOU8KS0ABMtsCTCJzE0XL5ybFHdH3hSZL+htDzlTOYpC8Qb2HO/ONVkKcEsjk4450vrsbg5KoxM/t002u1FU6/5dPf8Wf9rqOheR5k1lHKziaTArIcXGWP+msR17QzcG65phPm/TVTVhBqV+KxeYJzYYE1F2GpZ2phOZz2a5G4YySv23oRunbLxuHjqRaOl3855C34W2GGjonhrOPDWce+q7VTHmkmsumDlGPlqjSSoyR0lj5ihJ3VHS1H2VzvBSI6y5Y4TFnLi3kkXWKBqiIs8QFbvjIrsNCM42ALLNkvPmQ+du2DTesaG5aDwkWnpIZDDr+ofEAuuRMxbBSDR/SBALZ9H52Jw5ILr+AeHLnyp19haONdSiMWp000OgdWHDbWG4yDISSRmYzbTS4CNATJuQZ2Irz8QzbL9nAVfJ9q2Q05xn+03H9psI0icBpprbsZztayV5n+17N2NWwfabju03HdtPz8X2vVZLtv/zYPvRw40K299ybH9rju0/79j+1vnZfqpsX9brnbbESz5h+E4+Mb7WhuREaJheCFhtXr/O65kkKRbs0w96x0TBYJwChrsNWOdiRnoKszSkKrbS0uAppGpOCSIMQa4xBs+tbXNKGB1qOlYhqTEda26YVgcWD97sMfC8OwYwfhiss+ld9hh4H+Lq3Wnwbj0N3g5owgYuWngoSLJ65h8KKYE8mirrm3kztSFg2cFLX2EY7nK2RzODYLp6c8febC+DDxx5rDmms45SFKH8B+UF2/J1dTrNLd6smm/M5GpIJdJOxooSVLezVtepiMj5zckT4ir6EPQq/lJnom71eNhacjxs3TdBLtiSI0JiFNgLHPimF2axGwrZf66jQCyfui7ixN5m340r0LZat73Go+9SHn+XLYJgCpeE9OvRYZk6HyG++pHQuOxQvIOVNgrWoKvdqe9PMGjW9iWwJRRQnJVeDi29DvdQzbgBzRXqBDEV0JU+XTMIs67phAfmLkQK83L1g7MNcq82Y1byv8Yemw8f+58f/ig//Cw/vFEcdhLaEE6fFOrM/wpdbRFzOsLtY2f0f19+zUkcE1yIKIJ9P6LBvTD3uDbONHfYxhnGWu87W7Zx3LXxd/o7beTv9NnK02UrfzEJEzRjFVQQIss+w10XEnuJrA+E+1LvDgdVw0t33UYOJxfKOSP5xfgRL971hETgBYD3HRMUXX/9ez1wBblIYjJQrVaCZJ7RIBmFK9FPE0b0BHCGFvUNLSmFhIjYuxpQLQr2k38eS6S/TE9jfDrrzMM0mQNnw2nDd3weQ73LFxNEIDWM3YAizpM4XFCyfxvuTl/eVh+m9PfZSn/5SfyxxDuMgLRk+htpf59d0N9/xv4+6/X3rO1vtO+jJp4Z7Ld+H/v88vu5yppXZp770fPM00cXPPfX+dyPls+VqIinzXXCZQbe0zTQKdI4YBorH0NxU+NkTkwEnP+Rsb4mBMdE3U8bnvc9cb7mBMGHaaZSds26sGoulMIAyJnAbO80SLJuiAAr2ZW/yV15N9n1QgpaviIXRkHlI7/gP/KPkgjKR/5L/5EfrTzyo+d55I7W361+llOX4HK9wof+OS/WD2CTiQ322/ejlX78qIaeKX5eDWFYph817cePzvZDv+HzDfnU9v2YOmxIkgkDaQqY/pL8N95PDw6yJqlFhHhpT4ibIYnYvOZ33u97e2bTKvTe/He5hfRj/q/wYbc+daIoXxCjIYDbZkKTigQ4MgeYJ0E9vzlsNASFsy/ZkJXqumejamJAqIkBs0Z5HPoSz8Z5/j30AhXDuo0gjOKkVqc89ny4rRkkvOhf4yKWzZj54d/wh9r8D7/PH5L5H17lD/H8D/+WP0TzP/y795tUs9kf/h+SCMMmzb/8i1yFupg28J/U3pL/+/dzSqaRd/t/eL+N1Gelk2r6b8SemJBIYRRnQjuhiRxmXhhlZHP771Q508//BQsPgZsBLEjEsMpT/+P7TQ7EmXAc4fBhOsbnQtGT5fXlkKBNSAOOyyo/nnIUGzCGwOWFQRvIHPx7G2ftlnGghED3i1iKGBI+6nTQMoF3OfHWJiHRxUgAwBpArK58FL9DOP2FgGXqBvL2RX0rxdIFkQK/j4CGwe9W5N0hvlulfnQFK7WEWrcOFYG1cp0kqYZaug74BaYC3gZ8y9uS+q+37ZHU/3W+2yvvqLmML5J3LHQ3LuSdNjWWd9r8pjT1nwI7AOReIQLsx8PZb57iN7z8Fe9yAQEs9rq31gL2mlwlm+0AdJ3p5/zWN4quaDaxkUC+VHkw/d7IZJb75CLhQeO9KCsgL8W5aj4lWO+L5K9waJpF94XJBFnIMubJc/xxryKibNrOBsUe99bvt9CY9vuJsNLvzt2GDchPHwur/QadnA1Nv4WHj/dov/c49Ef0uzNbBwz9HsvfJktg2R5vosf4eo8V1UbmSZN9SPUc7xf4gouLPcLSVseXFCvjS8UTtCUZ0aY7YTH4xLHiA8XwE49/ZnxZscIPq/hwOV1Qcv9A7kdwwUVyfyH37y3vv3XmEd4ltjtrvDKiEWH6qmzJS4pLi61if3GxbNXdfNyGPK5Y59tdeLtGdvFD6ta/IjgTGbyqy+IvhWbYF+PTq+HkAD9diknYXxx4bnwJRNgywWD/LePLiy031qy4lE+5RJ4yuazMPbjMzym+3Lv5Mi6gW7mLeff+c919WVZc7s1isU8aLGc7qMw2fPd2mV+++RnXkLx/2vMeymIfe83+L3jMivtfei34ExtnhcPkjsbRyOVfSSM5aKorPe2gV3vESWi7DKjGvuSdC1faEAodi4dS3owLpIyPvGtGkvG6gp82i4sk+VnehIsI4IkIB8qm3DzmY3ZEAE+VBPBkZAhgDz49ERkC0F0AAggB+1QhgK7rJwhgk08JsYSdxbCrElBQ3twheoBbvT28e3yuuztYVW8l/RV+ukI251tVbyX9Fd55IznO6ghnqYJBhkRT0fzFtiAlyCkaAqeij1j6TSgTC89MOcA3tVCbAZsHZOyWLJHUkynkpQeYEQklOcKabvEJIuUJgyOCRQFLm1/pxtWQiRyc4Oet1Mbefh5GneuOT0ISzGcJYSVCxfQ6m9GiP6Cn/g/uWklj+dL7TUSqXGTEPnOfabK852xk0zk+1QEw/iOpyHdGujvkgJFnhIIAEEvMfUk+caz1yKRGCIvac6KRAcIi0CKwBwGPfFDfH0KFwS1bOg+FmzVNXCQC8YYzfZPXXYPr9ut1mRZ4zgBZ05BLxMTthQQTpfUhBnnIMBq8CI0BZBG+VsFxQYGe/D+934TIb81+sb/yRTVzxQdTAtwrRa7GqTJrpe1nrXSIscSM1RTh2CJ+tY1O2LFpGShR9J8pjiMnHtb6AvDWrMuX4j9Eu15nl3jxf1EREsRalJC75olA2Ww4JJ2GeVg6/zBbjDu1UMks/dVBuHXdz2oGxrcBTW7MZhK71ibuZpaXV5hD47YoWs8fYXpznbnNDDyott26oLZb2nabbTe9tlEKumy7qW2nXtvNxbOgWT0NUwsqQ4saM1I4VMIStlpwwPTjFtO7gPilGT6IQWVRPoWIXTevhXmlJDyzhki8udB7DIf70mlGRNbRQEtlVYPZYCuTZl9dCmlGfnE4jz46WiSu6bXVWTLPTZ8qUHOrOpiWSt92HGWpVH1wS7Pco8oqt0E81VVun3uVm2XFL11kMawUmmpvCn/BVAfo/iJiWt51MIpF+547QzMQ6ljLtB5EWh7fbQHtiO8Ef2OTbjzYcYCV2SYQXEejhG2dTFZBhQPivGmVBi5Q+kvMRgXCA/AAnBeoQbtudKrYaFI9O1V1rY0YlKsUl9gEdp7iJTuNGXPAJFeUAtkX24hCgu/8CC0Z8DnIKgTlKiTaeuC1nixZhcBvc93UfzPQzq5usYXrt+X0p3pAYm6ltS9z70Si7NmU5FmwEM1QLhYmIG+Vbw8uSEuWk8ZlPN1XJiyFJXgH0z/Mx/fecrf9WEAI+TkWzbS/vjyFHgPjzZcj2q+++zFj4pigyH/jxAZQ7QyOwBmkR3mFZ5z1hLaTaXJbaT1Rq8nWvo9pP6Xh77ENdwXd1aILTg30Bq/4pceUu6bbNFDrBeGyC0K9wPv5l72fmWlxWXzo2viQvtuS+tv6TkrsFHgnB9aReF3f5Ue07I4cZ0e07I6cbkdiTWb1sBQ+/fo+QpHVjsT00Ufw1z4dPRKyCvdamS7+YjxvX+IcVecGKY+cG0nEtBYXfEeLCwwehNPEV/zaGW1ugRHkQHwdStRRN2NSR5sX/eBjasG5ToEunqe49WopblGi7Ezr3yxSgJpwJMxrWr+NkY7nT5FWtj1/UaRfXyhCgTMd9ZzpCMCRSBwt5ZhuxXTUq5iOeogHrZiO0vzjj5VicBfO1fp9YsaJZDKJD5wuMBflGo2DU7qQZAoFXMU7pICU6QIict/FQIdBdcMNqhtu4G+41P3KDSdRn+K/RhtDp64UwxcmI6sQNB57y4ZoayNPKfAVhK/dEFNSXzzhfhOvnr7AJobF4MvwcnbjiBsSh6imhvTFny7JcaibRnR/qWA6XmNE9QuTdSptq8XKC6I3rj8nv0fyW7rkt1B+a5RJZFHV1CtNBtUaq5LOxSkXxcaf4kLQ0NC8P7ZBsb58bINi9Jnx0C3tmmE6xwKovktvOxb4Ncw2OP5d8rdb2JF34Xj9PO2Isc5rZ7xLerBK7bMH7XOlWHlnx39SscvDSPNb/foNQR5fkVVc+caNF4BciB7ugsKuM70bk7xLWOH/ezuXFZU1XKrxjgE+3KW+a+ADQ+D3jYyJYCRWAwRw4/TfCz7Qg/K7F0f6qlN+53a91KPGWd41CQq9YgDlt1esHRX0vl6xG9JQr9gF8agHPXkkL3sgVvXl5BbTiXANjaAw6i7E3Iy1k3BAphseCygGfomIoTwT6gjkzg3ypzT/0TOmbwfFUFsH4m8xw4CGYOiHJphTmdV7pPm7lYHLMYeo9pl2crGaiCElBfb6ZVKdaV0hiyZF1+wyXYd9ZhL3Yz0uxkxeUkxgdptnzAzc6Tp40YtYZksuv2g8kdf9xoh5qfxdLH/7iotmm1CgL/ltAhGA2BK40NxwqWkADV0ibo2pQJ4Ih0CZ/ksWtQ+XyET7aU6KiQFvmii65kUS+CL3Q1i4yIzZSlQG/rSYmNdLxGo5FuvlxcW+/KM6g97auRU9Er8EMCZvXfHdZ8PyMJ23XRyInwpBvgfiJ8Mx1/CJUPizvJ4xnoqzoeJJfTQU45C8fiwU4pLXjyMcXF4/FY5ZcuCnhV26R4ipwxhDdEq789ON4+oi/dpMUFM+p8eF4kpB4hMULlI3Q02Z0/nftaZBagruHxPef4ysZCy7erylRQn6xKbtXCbXKCvuPSbMRD4Hk8vs55Hhyu99TCzNl9m3wh1MWasyR2RYKSuoQJjrxUhMiFvFxuOfOYvMBoDCzi8OEjzNqqi04MlHH3Hya9pNpDZbFJUcSAxw4yGGMhgPZ8oRF4xE2kc+eDEMvJKJ0k3kYIwZqCvva0lQqyHJY+VpaSRx70K+s0/4zDNnpW2xq6fFpVLzK1rwI9gY1u28iykXFtw/snbSFmPCikV3Ffq1IYFCr6d17slIeKdP+nReOxjg1AIaFit3y13DCnuWpWwyTR2+FAe4uMlZ/vOkmU0PGFDSdXjq+kydef7Si6eiyR7XwB428MNsYE9W3WlixK6DAb+MZRZ+/LlQdjrxKJiWdEB2xcsSt9XcHh+Ut0/GfHuFV/ahN+sHFCrvKRZ50zgA2wx0hdIj7PSbJc0hN0WCBKQeNY/uuxex0pMUkNRXFgckpwFE3z1A0CZ5kbIgUhxVXNlDQ5fdjUlL5K7nZOsOwaY3JisiqjznDq9d9jwsA24JZe05EyF0GmfiXnlrnIlXyVvjTDwkb9WZCKlUnYlXyzt1Jr5O3qlX8PXyTr1917DCBt69Qd6pM/Ew0V/w7lp5V/UFwiSpvsDxdfJW/V7jI/L2oyFvOSpvz+rb6+Wt+szGN8jbx/XbG2Hi1Lc3yVv1+I1vlrdf1EFAuntV307lrXoLx8fk7a/pt2+Uty/p2zcVV8iHfyymo+OXBcG1Qh1X4BQ8jqhw+7mHzz37uV4cOxo8BWCgNx6OPoTXNx2OnsTrzUeD5/F6y+Hop/E6PRx9Ki6uK0d+UB717UBpNk0dxKPS8lEH8ajUf9QNR4NXgK5w4+HoC3i9SWgWr0eOBk/gEUcPR4/j9XoRaDxf6RvJX94EN8kx624cD5z8rgJrcbPncSpu4S1TiGZDIu8OPI4ifVnxxY4T8tuJuyF+CCXes0GqnBoylPN4fHNW9uVGNnwT+nLD8r4c8ftylLdcX+1LCb3rvV3Sl+tNX45KX45kzjsnIQVh8Trp6dVCI3vtE6PiKj7vENjxsLiaH16HDwNRNxaeIzZZMZ32GYibQuwPnENJJNAVN2HFLfeAYaXwbikY+a2SkFde2XLD4ZVDeWbk9S4oDslwrpJtsRdDuXlM9vx631/2MfGXTQuEe19fHC2OFIc5gmsx49fw7Rvw9vXkh85f9nzpL/tUNDHThU8fi4x6dUvBmRQOM8188lgii3oTRxZdDgLODn9JPWbuK0FDxLL4SyEhLMY7bpZPrYVlq1NwizU5UHZJZ3Vdb8ZRuHw9G9W5ZSzjIWngKhCENLYqjeyWRuhIL9s2X+Pyudl/kbN/M0WDW2T+dzT7L5Wz/1k7+7fg04t29m/G7KeV2U/PNfvlmN34oHnffEHrdlzWDYFDTedrqxySJWR2BxVVK7E5jP+2BpbUGVjSOQOLdRR1FhhYUtRXLToVA8tZT9VKMyM5ylnJ4g7IRuxDg0OtID4VSAnbkzVjEB6IZ1kNwkPtTFt+kof3odWtQavrelrd7KOgJ0Lak4Jj0mYfNtoBbLR9WICHeKe5vOIVl5xgWGw7sM3m1mLLEMyPwF2phQ0oEjQ7pbJQn34+2s5/5DHGnJlSZf48zhiq+v489sw8NjmP/RlDVROSyNJ5RPaxnUfkWEEz6tipXJPghAkkh1WdxLNUmdkV0YELN5vogFxjZ3MVs7m2ZDbxwGINsymTJVOpswfLks5oB73omFx92XZ9zwC+aLLM3J6Vuf0cUhY+534BHaCALkWmvgQcvgLyhUaLD18ISyGcLXxUWvi1aIHoOqfHTb1/+o2iq2Me1zqLFL9ZVbE+/bXZ1b7gXbO2cNesyfDWzrtrema1IcAiS4umj47bOBdhZZpmgQesVVfZOE1nDmlaXL2lG6ejG6dvbCHYKO8zW6ZLguMewq6R3bOGpZYpzMzIz1PweX6irXpxrgnPdJy/R4P+zIXZf1ut22bjS0jM7ilrJEHlwLSSRoSHFWIchNUGWon7nhpeDyoTQw83MduQz3WaIZXr1EMWLxBxdOXZyZWiNjh5AzEjQz9mxD+ZzxEzYt1UxZVAWdoo9U5pb+C3558452lP7GEmXHKPHceU+S7QM8RyFpgRrem7dferFP/erd9Jh1bxjmQtQVMML5FyJ3Bp9j3b2vMu3kP8L2soRxeAXg9pBdWD8tJHGEYAlrdfcyLhxxmoE2eoHpwVdd+0jO8mtgEif2FvE44auGhy4O4/svt0zTlq6s5RAwIQGrN+GOSilZGv/DjjWnlSicYLcdHcKhtLvFPUWRMF/lX1q+wISBqEH1kvGvPv8k8ZPxoSmHUS5Evjd7oszlmNbe4HrPvzdX39GNLMUxGXboo+yrc3RWdZg1CMlRP58Kny958WuIbpls7lUzXM5ZOi4G+ZPb4V/UKkadkvRhr7+7OR7u3nozHPGnT+cPQUKu2Lo/xzSelLtr99PtFzCPFCdTXfNlkR9xV1/soTE6Qb/479+FKybToT549q2ThRw48DW979Ku3Jd44TPaE1zPWKJ70rvKuA7X2WaPMH4s8mR+KPhfRt2mmk3Ur7Lew6AgL0B7WcZocgVAoW1WA8B7JN5RhVrvZkIn4teX1J4F/06vkV7+jXdsW35PDVaXwVqca0rQyU86NI6abmMr5Yo3kF0L6v6tsV6wqaBjYNVzOnl1QOkrTidaRS7kKcUyQnzWQ3PsbFru3JBoHvURZLDpnNYuMUR8V6XrGCvWzAKCO/KPzEQ8zN3NCy2BvGaFNnARjJEcWBiGowm/gw2TxAMO2BNI78UfHbCaOOFNJrE5JTsedpoK/HuG1v0X5hklK238A36eSiFyaFsdyk8D0Uz3mVaRrFKuIaaLthsUNjt5nIW2O3kRIw1m6zn2UJ8fvF8k7tNpfIO7XbXMosSvyK+plqt7lM3qnd5nLWLsS7A0y8x7uD8s7YbWi5iK3N5gp5a2w2V8pbY7O5St4am42USrQ2m6vlrbHZvE7eGpvN6+WtsdmgoqKx2bxBK06p9Si2Nptr5a2x2Vwnb43N5oho1zFtNkeNoWQFhpSjpSFlBYaUo74h5dqjwZdQbOC6w9EX8XrkcPQqXq8RWw64xBvEloPXw2LLqYvNx9lsUPQINpvYNDVyoAH2cw+fvUddfTT4LJp+3eHoF/D6+sPRi3i9Umw5eL1KxFC8HhLVqlbaSa6jGnYEati1ToG7vrST3ECyuKa0C1wvmiVuOQzl7gbaSa4vbija5aHb9u0kN8pvN4qd5AZ5vR52EqG5w4US5Btko13j2Wxex4Zfj75cvbwvV/p9KfVPry8XlX256Hx9OWT6cpX05cqsuNgq/bFs2Eulp5cIjUxKm80+F2YttsFL+OFSfLi+3fZsNjeUb6+3yRrGZhPP2WzabsJoibleLlWbTQxJvONdeZEbDq+8oc3K0ZNyPvbLcPbJtphgKNeML8bPW77V4HMi4B0u3iBC7KHiKhGkDnAEBzHjl/Ht5Z+ggwIs21kNXomd1eDl2PCSq/Dpc7HhJG8oOJPCSQ5nPnlcXy7E9b7uX05cEW9giuwgYLPxl7S8/wbfZnMD0Kb8pRBPO2fZLd9RetFMm1DZrxKnhXBm6aqu6jXqcJj4RpmLZQJjmUBZcbl+U67b4HWV283XuHxuel/l9F4j0xvLJF+1s+k9k5Q5BHZ638AcAju912B648r0xuea3nJm3PhkzoxdaKcLc1QWZiaAIcjOQf8IYC+gC16vJ6oMURWG60VtgiJxgx667vsbWERc3RZ6ouqZgzMVVcyDQo9TIrgB5mBLVOaJ1mWriSstlv2Uy8+JJqDMChsUIWJvU95Uvr3ZbkrnQ7ve86Hd5DYkPsEqV1yPL0v7MkqllG9vtH4619oN3v1tt2nx6Ua0dgO+HN/IQnnJ2Mbd3Fi0n560lyosiAdwzzwLkCJXeErOePMF+UaLk6A+LMKnaXIYqkSt4XAXXe0GKD84iYvr9Z3oam19J2LxHrEr3iR98Vj6ufUoG0wZagQlHq8esAyPz8ySZfbxqkTFTsViR8b6bt39KirWhn4nXdrEu1XqVqsW0XoNKtYaitGVRcDq0w8mpU0GInL+l/SDA+NE+PKnQq1x+XxYQUZceAezAeyHUjVSmfuzFZX91UiWQV5fiYTq5fXlSHaJvH4u0piIL0Vj0vGXjdh/Jlax//FY5dUn4jHl1w/GVNn1EeiRUdlDY4D6kmQhPpHo+y/K+8cTI7pj5n/aitrTx72pQKWInw2tOlC5DFasv2xn7ImZe170YgM+p/pEZcjv1RG/Wwf8dh3vXTrc9+loHzaDDc1gjXD+RGgGq/YJbbywY830SXMqc6Yqc0tV5qaqzJGqzLGqzG1Vma9XlfkGVZkvMipz3arMz6/XW6IuC76SxDjGVll+qZo1O4+imkq0+HyUIyZUoxzTee1ahh1prVmJSCyrS7cQkZj+N41I7MBOabWwBBH+pemvbUx/2Z0Kq+ub/gQWENCAxvT3Sgim/iu2oJcoX6J8ZIhIFORtmN16audFZABKvQdL4+VaaLblIIBovkOcXF4NRcyroYi5H4rYcL8yFFFczCEtjwP5G0415k/Kp5rIwJCRgSjljMcasXj7S/JkPta2Jd/4dT5z78h8YbL6nKiVqzyoR+ZBKybTCxDC26hs2pB3Cd+lZmDriECcrC4JY/s6WLbLcMBj8gVbi9lGy+un+hl22NU1dHVNu2q6vFJI/weiJWmHe8AO8mb81ZuLXIZYiUzMi9Wl0Xe41jQvzxI9kZO/QgMBjeJtTR8SPr5uy33vIpnBwrsLFt51WngXElW7WNeC3wrmKv4HKcIjtLhyONgvL4PDYluVIMhrg3X5NDocjORleDgQ3wwC3mCck4C3jiL/BzOxmef/J9b9zm1a1TRFVvSB6L1ja1Hv2BAfu7Uyt7VwMmLE5dbqmK3V59bKKlsLKKgZit96W+uz3ix0THWF4fT/KwNKKeVktKr/J93rEucB3XBIjDcqHi8HM0sq1S8lrqylErD9+rpb7iZ4Cqv75u68/4+vBW+TKrKVPTas7rERthMkjZ7oOHhwTbVqPhQEcc0Tz01f690/XnEz6RMUym7Lz7eyUyMVt0ce4X6j5hevVLp7y/ewu680+D0bOCEl7SvdzKvd7LObK5mZlVcWz8pg8awMFsxKu/q4TvVxXT5ugFkZwB8xhD2HNoi5eekum5eum5d1nZf1+XnpLpmXLoMdOS/Nakdb1Y5m7Gg3YyxatoHtiI14O95hXyeFeT25ISYjRKfJRUgYa/Gilrmo5S4aTE+LqaSrl52WH04vukxMHLJLNzbGwonl4pXzXS6xc7xcfCAFzy21HKJ2/HikJ1hbamCj/DpYyTpYychjJTObqCP8IYLjV0v0sxjNpoxtBdGyLQTNjjAhjJbFqRJDGhF5pg+DXp85SvXpRxBRTpZW7C4ZLU/+v8XHdSrO6p5xz8TGXaOkCGdtCJ7A0M+eJl/SryNUI+DjAshl/D3iOA1uxykG3vPufT8+I3qMCImG367jt9/1mKaVgUWsWC79HcKSV/0PKKAsWugho4RK/C61OkTwfuLx8RrIQoh3Qzovp9qt6AqUBXnILeVDtInCNbFpm1iXJlZdJsuMTV2yUWDblfSU8ca8/ibjnDcgr+jY79r3E2SkA/70JH9iKTf8+PbC+/po8EMQ9dePBj+I1xVMxtHgB/B+qO+fwnsJt3wSr5Io8wReV68VN5u8rl0bv09eRkeDh+RFpM33qlR8n6oP71YPtZQchPPm7UqZ/xtSsY4GdxWoMBe/RX0GXyO/eSRyNHizOylY25CtvklPSSQVto4G14ng/YVAJe9X6Ie5blu+sNnBn+JXStt/37g0rtvO/4GR3cUKH+rsigDEz8+HYgGWV/ELbtKibgjx14wc/jnjL/y88ScK/kgbr1/Qo6Joz9T3y2xpfxt4q9XpXBCH9q30KtF3GWmfvmT69Krp0yumT08YBemD0dgGeLJPH4q0T09F2qeP8LyhGnCNFtA4pJ6zg+pV21JNwVMKclUKdqtSsKFKwaYqBS9FlXqy5/v35GWtCBlSKK73CLB3LkapPYu7cyZxGsQCVaCxyLmEjZASqYaIzPbXDzsNDflPJit7gZNuLv8pBZooqHtjkr0waT+HDFFKZV0LLeo/gSELPRrApFhNKSwr8gdkZvjLBcmBXyMUtWuVGMTOtnypJ3axBFrxcBE6TutOY9z0pJ6YRouWF0sgBrLH/Ex/L8uCzCWHGWtUfttDCb/UN4+WkXDlVV3e28G9qwtugR56VsJud22TnZzVCNxdIBH9drd5K99uCL5zzHr0ZxW6YBadZ96Jsqd0ouwtnSgXOSdK4ZwoY+dEmTgnyj7nRNnvnCgXOyfKJc6JcukyJ8pW6US5rHSiXC6ufOOEMdA48MJ8SH+8Qs+9LeN3MR6Wq0oPy6HSw3J16WF5XelheX3pYblGpa4rjN/lC6Xf5eXAhO06F8x1pQvmSOmCOSquMXXBXC8fYRJCqb7fkc83mM8bUJGul//Y3/H5hvKzuGKOBp+L1RXzayaW9SW8vkH8JLG6Yr6A12vFT4LX14kLJ1Z/yhfxeo24cOISuEWMwsZVs2UeIZbJ6Q/AdWM+70IXtsourONz7HfpKvEpx+qa+Sherz4cncXrQRPZe4WJ7L2Skb314jJx9eD1cnH14PWAmGliiRaUCCQEfr/B2r1DwdO5Ufbw64rDsg7Xii275lkwb2Sc4Yq6Oqv+iVQ26BoMlF4kbkwrcrO4UaKHJGKyjDccp54L5wi/PgoD8nXO9FwCisNWWryudFg0xduDG67BjrzxXR0C8d7olfL3q/pju96IEvcTRsfBgXMTjOM3kbe9XhjT6ygLI4/A+gGuhH1AJmAgpNwXXjqRiRjLPXtKkKG97MFFGElT8FPwYcJhISTxIrl3r9y7R+7tyL1duXcoG7WEXKo0711iYyX2zUZtvl4cBEXxOokAj317+36XnFHsqzoIqlGbOtorTNTmzcZBIBPxuuJmnYW4gjFzo5sMsN1rnIttsmSSZdnLm1NShluuK1zM5tK7GYdVTqmbaJKON73FlXKtwsT3cIKMaBqfQiY5WK6NPvBKLMeNHpUd4tdXo5mrXPtpSWWASris7HYqfhfccAAdb7LAyQHhZ5fLLF7G2eKJeWM5ohurXsMmvYZNVHY3RHelITokZ8R2pR3RXQfnkyzKWKhhR4RG5OU9ZYcvkgcYqsskwngxLSH++hqhpkL8eDumpWr8tUdLH7O09PqC4xNaumaOltIKLXlbdzk1lDc3F9HSlVyS8u6mf3cTC+ORzHWALvemyZ9QlhNDmo6e0M7LlIq5SoI/iqae5+57FKfxHvtCJfNzWX8qjGnZLdUJqMIcAWsIeZEKc7QH4lB8BxHcRFstXGjjrPAjQmShMEcxtVWRsgFsJEktANHYBJA+1NJWx8C9z4p33nc/YNLlFlw1DR+cu7B5nuZULdt3/ub0wteXUAGdrynh6vRcyDyIuWwGYi7wz62sUndJPn7y+99y5Ru+a/gnvbd3e4wM0ITlWyi8adWfVVp13ipPcq1BOrQfhBGs2Q+/cc/x8rLfEB0ZSU87alF4iN/iypIWxV4qiuz7xgplMN5jJOjNcbzUNrlnh2K4EcL3LBTCRUAt9lSE8E9qSLkFdwjp9PA27De6HSLG+PtFbqXBf9NQrtCpGNr/r+3JNdNHbhNBd4/ItUAupFWfhwtDopu+dartWqR1CpH5CGoqLuLZQj35TKjV3Wn7mdg6tXud7Yd50xNvN33yTLmbYvgnJ4cZ76h4Q7qJ4FOUYCjso4KeRDvpbi6RJYhnlirNZmU2W5XZ3JTZ3Fw0m6Yfm5nOVavQyZGJaS2flVZ1VsAYWzqNbmLYUcblTgo7MZtuYorzTswmHPicGEyDm5iWVufcg4nZY+xecEwieE1ESDGpiH1uGvibcsOkqqQP6Yn1wANkAY9WzAebtvAuKHxf6V/FMcdkVdokImKZCX63fI74LtFfPh9NCn6uuURQtQ+0NM16sXduj6PkuoxRBjbR+sJ7dS2MXEeYzT2yIHu5IMUEL025QelWJCq8rMwkjpZO903gFGqANCZzbJzuK87pfqNzukPwuGjDed7lhNGPUKxd2y3Po95C2+rQF8e+a7vvPOoD51HPrUe9GDqPetd51Dt4txeJ5nt1KgpNO58UY/jVxzLNe+BX36PAP857rnmr9KK/rMWgK3knL0eTCNmBGtEBYtxjkx4+h4MQ5owzsedj5loeFpe4/PBlL59i+ng8k7UQ+1kLMyxu09+WcWVbbp6Xyfl5BHFGPLpxpCxm0yQvtMi3cHg7FhRZNiYFgqNAxRtstzEevYntNp491WceFOupjqJbwi6aoALwRuw7BR1DvQzdfoXQt9uC/nSaCTifw/eC59zu02yZyciuKpJhvoSGvhRVIwdeCV28wkeWXfOFMHPSQNtUfIneV3IS+j5iwPIDXVb+WkTHhTXyWLDQkBVvQD5vHWOl4A0YvyIjqxfGCLZJmR3PNwm1hUmobZmEWqHwD8YqtyHbdfpEbJIz5EFPO9ObCZheAAIZf4UgkPEiEEiBVDy/bfLJqxo1CfhvSgrAlo8B/mRpiywYm41/xq5YwjHhO7VOpktiHqaoUTkVqGYsDw3j9fxjRj7UlCdRKx5E1TX3EBUfaahG8ghcJPh6xnT5JU6SXFEOWKxiXjNqIWVWlgDHSRS1o41S4AZaFP4jQdiy4F746T0AlW58+plJ5+mi+elJ99mZX7UUrKm8WUpPDY16MfkFEu/hsZa+YS35nVpN22ctEnog8dO5YS0vYmj5L9kDFmEImZq6xg114Q6mCJDJx0NaEf+D7lzUkxxAwh+Yao1FgyWoZtyUI/X6tWfclCNujaqbssGrPKymdhWrqS3evxHsLiP8nVQPWx9zoIHqq9bD1nd5jKsuj1E9bAvH2qDHTEoCq6etL+FbAsIHB1suvhdZ0CFYWR9nzrpEYdkJ5mcxpsiNEurFHow6jfkCtt5B8OIyk3PDrNZoobQrMdbFqLJaP/5YOYJGpikDq6zDsYocypi9LmIE8/eK+NPPILzg08+cfWGy6znEKQr90UMV482g2AV2Y79fs9/v1lwOmd2G0wiHFjZww2mEG5jdoTe7M31rSGADcfxihkJI0wiFiJGVJOZhDYWI4UaCmriGUIgYYRISu4H6YALegLGMUIVFD9fVIgdw3k5mdbWyB2ZnVYqbz+yBH/J6Tmfgp9SYvmneijF9D5LM9Nu95q18exFjdVIeAMPYBxJKTfbZ0EDgh8YML2AqxYqMy5jMd8sw9xt4+ZExmRfyTpHlx/JO8eTX5J1izI+WW+//2FMgXND5edMgBtYU/1SZAvGhMgXiyTIFwljwrykt+G8oLfiHSwv+taUF/7rSgn+ktOAfLS3415cW/BtKC/6NpQX/ptKCf3NxkbHg32LM33uNBX9qPl8E8/gtpXl8Lz5PfXP5jcZSf5Ox1N9sLPVHjaX+emOpv4GWeiZhMFjyOg2UhOVfIguuKOd3j7HgX2EesTljwd+DLlxRdmFzzoJ/jbHUv8FY6g8bS/3VxlL/OmOpfz0t9UzKoBPiKuOEOEQnxEiOg7XxFVAAS7CBUDL0b5AfrpfVP2r7XPeMoTfRCnYzDGQ3OmNouzStHHOJHbJNjsgSXScrdu0YiQdl8scEdZ/Din/gmBfsfL4khtLDtsYmR+jN2PZmMpPi0K6mONQXtbPBdgq0s9u1c6w45rdzDBb6tsTIX1HGxL+xlAve6Ftx3yiXvfFuNlG0YcXd9ZxMBVn0+HrhL7e045kUAohjl0pQxSXCHiblDHoR8Mf8CPg2cSOq2RiFJBNsiCl4NyCTLrZW3ErKgMjlchCtScpAIc6t3UtTBiAMOSvuk2VGxhPxZJfJ7pJPZ+LJm/hJcnch8b5JYxJ3V6y4b3RjxBKUCzZZksMzfqN3MxIBd5djLJdp6d2M21uYkiArMpMK0jZVMkXfuVayLK7jfO32N0NcvF5+ep1wpavLQZSboUw+cTlL1c1QTSA6JEzxKuGRV6LKr595cozJRKCt65yj64Jo6/WGtl7newgcbV1L2pIMCtmKO6KtaI62Xi+09TqhLVFlbllCW6+I5C2ZTkJbrxd/U7wz2vpS6SF4NTK09Tp8eiUytHV9wfEJbd0w5yFoV2jrej7lhnNTR3nzsaqHoEwHm5S8qDjm330Ma+SR0LVgLt40+ROacZ+J9qgChoz5rInE1p13TMUR973c4D92mbm/2p+imjSx+JbqBCDciPLgqpMHIW2vOmk7Xihtz0hVqyplrzoPwTH1ELRhw1uBLWFFvJQQz4aw6gxv1dpXgdbRZM7wjPJW+cal1PDT3yKxoL/jNWucAe1cB/OIYDzKPBABcgxs0hnDtC9WjhZZbRRrYjQjVq5BjK2IlZ/01A3ZBIANEW5Nq81Qq73JkNfGu0V6x5AJJ8LnszyImFmiDdht2tZuQ9l76GTvgTfXM4+CeE27zYrJmoH0KM9GPiineSg8S8Tr3TSX9vXHdZQcU1mfGoWqQJC5R6j3tSKNJNpI+GZTH61fiR7sZ5q0LjGIQsXHioJL8dkzJoSo0ElfFzmVOJmXKobmPmdwrbYWn2dp+suXpv8VLU1fl2ZklgZK7wjzseKWhbgs/dllGVCBw7IMsCwr51qWFV2WoVkWA/YxxLIIqphMrsP8QFjjDHUjv3ze8gE3lTpj2s4yvcjetk+/dqkYl+LKSxddeal+rVdOESQWAVWWpVyktx5zoF44ISDoooaq2KESniidENxTIQ1g/YHd9YHeIeP7uJ2oVHSTOpLOmIkDBcmCmIj2VzP4oyGjAyV2WVLnT8O+LDCFbOYnHrPb/ji1EmFZ3veX8PuY31/ifa9gEQm/b5Tfy9AGzsI94PdqPR9kGhQrtv81d8EaL1AT+JqhKIamTXNmW4zMrhqhUSqEDQB6WO1rw2lfhdO+xtS58GuLtnEbT6WKYCpjWKF9Vw4U8+6YkJLafIENZ5ovhvKFs+xnzrIvR4EsrLPsQ5TQj0KFBnNkzbWx4cz3xXxCHLR4Y76/2JnvU7wbKqaB4TsKOSIcHvtqMrrVRzG61Lzus14X87rq7PrC0p4Cxp/kWZ2N5s0tO2yokkghCZywHwGlaAa2dneVF80Y9n0+1FjEh1YXWN9inH1imfL50NnHfAYxhdEzH/djwBzsNmvQMMiZYjmR1dD1tgzJMCwwbdlc+usxy5dWHF9amTXVVB8LhqR8acSjeaRH80iP5tWCRj+avfr4hLVr3KqwRDuw7FvuvmSGVaeJHPAUzP4wdk8/FFct8R+NnLX+5WXXfCwqrfXxMms9LPUxp1pzf2CSPAaMDoHgoqkMVlqRHfsiIMMyBmE5Lt5ksoZU3sS9EStEmci4kYmM65vIODGgfSTWTsGEP32KJnpak30TfaSFvULzY2mi1x9enPnBXftS4NnoX/Rt9JGx0T/h3/TkvI3+d18/knr4UjMhlmoKrKQg8cLxwx15jaWWwh5+F/E7Gzec+jA9sIvN2ecVpseZ0U2Earptrk9tcWBC0XwqvjY+Gy9LYpQU2ts0Vv8LscJIfc7kov6ayUV9SXJRrcn/Cd/k30b+7QkNBXiSMeOECWLaAa5iRoBT0xWL6kMmplyuzzVZ4ClkM5C191w8L5JQTJ2vA4yCr9v0Ar3nidBlGDwe2hSDM6FiLHrWCKK9zLY98DE1kS9yroAN+gf+7t/9OUDLuA+CWD60H6aIPHEfBBSrbBzCe3dHjXdN7TTT+GhJ4yOvceSZDXbU+MCAYpnGO0sa78DfObgNBbZBcAeip/y1XlH3fN/GeyMXJnWsWvjESzXr6J1BjosqOW5V5LgIUp7LcXsJuEj5Zy3PfKmGra+Okp46SlbhKFnoJFm1ThLma3ZnnCRr6iTpzjhJ1pgZNesk6VadJN2qk6QrTpI1U7PupZo6tnObxRi5LMZ8Jotx4dh6dIz0ZArWNagrR7SFNCd5IpL4Bmt97vKMBIJhzt2HaH/xkkUWg1/ypcTI+yuQDOS/Jzcmu1WL04wnZKGQSUpSCvyb00D9m1N49CI5vSIpCroCQ4n6O6WEXnyGTPdIDKdtsRA59Rs3JpJE8Sp+lzoDRAtGqrcBDEbyNyJnXjYfHprsARylfngv0BOFQX/WJLc82bCIUp8NLINu4KcdwXsJnZQVQrQxlTL/tk06eTd8ClvR25GUDtY+516Ua94CzXWh75HeRXEfnJ2Mi93PP1OMnnZ0JhPS9SbkaQ/nYVKiNFJnMAxVvzs/MLqPplBKxpmVjONJ013Q9CRjCWrcM13dFqfERZAML1ZIEnhVLjFvxatyKc6NhG+3FDYAF1xm3sq3l4MJKyQWIMlfaWxLQikhyfE2VUjyK9UfI7GnFxlfzMViWAM8VQTUDqHurSCZXHWCNXeuKnonCRfXK646pW9Yq5vfqBsMLVwlNF/wXXQgSMWhIW1swoHmRaGDoU+uxi/rk/wTk9eJcajrrQKsb69nyUPxapx5EZPMlxPF1TTGvIrUyuJ1j0tGNWIFgDniwnYjNWbKPixeL/fLjyj+Kb4SOYQfEFaIKhviLmnIm7PhfQjO2C9v2/IuLzJgh4IZwBVtgBsE6i3/Oyo+beYVSAGHOyh61/SR7atC+F7yK0OYUfY4oIkfDHV/gIkA8kK+sGBrEf0VIfwP0csNfvHBUN0Rv6Uf4b9o8/fP6RcfMb//0waO0s/WxYoKALq6WFIhqdbFuQMirQOOWaSAOgAdrgg+Vweig8iEdXHoQFqoizcHmEB1ceXI6+/UxyTJJ+sSNYSDvg4zhBzvdTEzS4FJuIssorl8+uf6KTZs6UxD2dITDc2S+1KdXYV7aI3XvYK+j+lqXb7vJlJx+OrnJmJEexX3X023qyRwfrGOnvy9mtqmfqYuqOuIgK6PjxMWsz4+QZjM+vhWRtnXJidFqHlT6RY6UKyZrh+AkLVWom8dQIb1mo++9UYZBNC1jomPqaYg7GfwelwEWLyeEAEWr7eKAFsT95Z7yOVFaLxIlxVt8+5y+JfC0r90GT63fX+TYL5/KVEX2BcTBWp/NTHA7Ym6wL6QaHLLy4m6wD5nXGC/ZlxgLwEz5JCAVxKchzsefOSMwUE8JE5EWvTWiMpBANrQAgTay1Bp5nkM6+pr40/hVe7YMjhkdZYiAwQZ1FWRUAl/qAfi91nWvC7ioekAqmzaXtAAu9s8s+ueqnbZLn0Esy4j6sWnt9X8fduGpj8DJfHV+oLnpmUlXXEaXFOsbBQLiOvV18S435Wfy0Ldfs1u/Ca/SpTJiry9e3Kb/+Pk9vuBTQPKFLBv0qR1o5EDnFQIkWJtY3wHapLizZu5s2rjryF2TE3hXz9XA/yr2OVr41PEe6mNTxLbsDa+k0JxXVMmH6+P30J5uD7+Wp+Kt2i7b4BMt0DGV0BJ4Aeh4YM+AX8sUQL+aKIEfDZRAv5sogT8C4kS8IuJT8C0M77cAF3StvQ5vr0UJFvfEm7EH8ynf9pw5PuUId8PGfJ90pDvE4Z8Hzfke8aQLz271xnPLmD0vLoDx0q08a8r3sh4pD8Bhv71G+O3lq6ft0k5BcPp/xfZ6LcKOzghzOutxQnefitufxu9oD5q1KCiNRjUqFkIt46rpKxg+lX/ZrLIvylw01IAyaseBbh+ebL0523FkgLOk7vkt7uE7t4mr2/FUSfE9SZDXLfY3KdTdpRvlNPjDmHLbxaWvCbX3SkM76Qwu7h0OL2FQ/9a6kfFSX64U0HwpSdfK/e+Re6N5d5VuXdXee+tM02bnyGffE3pgRpW4/QH1Y/DqgTug/WaL25lh05gYd5azshbfe/JWzlkR+6QKN5aDJ+VmfKI4m3lzW/zp/NtxeDZyTfcU3zNg9PwfvawuOuZ8du0rM03PDN+K4vpsEH5OiveJhPOuT5WvPWFyev49tbiahSheN1z4xMiFb0p8zu9tORA6fIaVHrvd3oJbj4QJYbeUhVvVHpbuKRaOv1tWiNOAXtv8IojyJEuwGaiKLF8wfUudU/Geh6AyLvKbfUN1ZIed5l4hBsxhm+gF/Wu4huK5UsgvxmKvstQ9I2Gom9iSQ+z6U75rtM7heROjm/ZCSVzNT2n4tdK829BRAqb/mpS6y2u+skygjMrcbNPrW8DtX6DP2l3lTffVd38Qq3/a4VahUbvUmr9X0G3pNa3kVrvkmm31HoTCPd1ptgD51eo9U2cXL/TO6RWb629Tu+UWsVB+zZ/OfxlmwPhKb5ervhfgAbl8+hh8XWEffo6HfvXyQOW8cu3Yu++S4u0fB2rnEjkHJh/2Zwb3quvcdLkejS+YAUhDegkL/1xWUekUgdiHW4tThTHVfsSYeRHKM3cNdcfLhwZC5fsRMZBHFeov6+Xi79OrpHdYs6Ct8rI5Bh+qwyOQQJ/Qjf32/wpw5ny1m/EtVLYxl5boJW3YX7Gb2WbbCnkrxgkCn3dUbxZvBQDA21pJbCBQsBnRoXpF28wboyB84MMnR/kUGlKmQVq90Wu8wC10+chqQnF4Z+TgEs3uXNY8hfQpK2ZJWYYN4Dbitvvn6xZZ4yRy6xHxshrC3AKdzm3DKHgI8Yiwq7Thm5o/DLreFmHLgwTfw/YjemsbUdUaPntymIfnTeNaoEBrEqjkmzxebF//17sUmn2WGdOaZ97MirtcwvRGHYvCOKMxBcif8Y+92RU8WlIqk2U2WxGTY7olTJSl2a6EMPGanVREk6tZuiJWsr6LqihD0tZTr1i8VMkh4UWsh6MfcaZ9r6ZIijO6HdWlIlchGHne5dmf28m7eFlJCbE1RIaF5WIJedLOTHTGc+ZO+NzFMqoesjnBxorpJcrlJHDc2ILZayrl+PJSGxEfRRHMUXZ6QI9YGzZsauJ0nM1UdaXTCsdUuvqkMoBTNWtFsroI/ulr6jpebHuF8pYOFPMBwuNG+KsdUNMrqaST7h7+eVq55Y4G+OnJyOti/ELkXG2RUokPxspzM7zkeZj/HSkQDufwmshCPORKpvMQJL7P2juf8Lc/7i5/4y5/8sG5/NLeN0r9spQ23nFfP5YpL1H10PP5wPTjfX5aK5CYIZZJmakFknye8MIWDClc6UuGigtN1ACiqBE6xPzeiFpAo2FUH0N78AgPE3lvvUd3md8UB+R2o4PJ6eBECnaLoqdw5kkCrdnpDw7Sc7iQbwmmABtCZY3SXLxrwnlmtJwJRu4mNQ4SJUna84QWWOhebVU1sCgagbNvwaibtDrmjCbgey3AcB85CGn5TcF8gXqILc6k86KmoD3GPTLg5PUe2zqHpvysc9pWjPLrfCxkZa018eG/mPz2YcIHR00Dzl0YQ+J/Yck53vIocz6B1+Iw4atNP+psPT7xYovOigLlzcN8ODgNi9URwhck6Wacx7yZqWOeNVD3mS2oa0j3pagr/wZyxjaYjuG05YonX8kRT12kqSWl5U6YNhu5t+h/cOWbmsFeOb8Zjr29qTtcn5RihhQigtHBhBi4XjOpiqZkzThqmXKs6ym8MajHnrphjdYW2aFmljCN4ThaVOJo8bi/Oy0xNPs+0leVJv+Hl4VZ/cXH5e3hwVm9HFBGz2NPWa8tCGkowBAoPZzjs95+TnFZ+vVlSEH2Hw7nHL0STaP3rX/wu7ar3dtXdhdW3rXwQu766DedejC7jqkd10zoQspWHSX+drdFQAqLMyOmokMLuxWWY7s0UgW0NT+oAZmT14prvgtIjSFKMERjTUpVnELt+HmQE3TR+6fqDtfnHXj0GB4RrYcFzMs+bu48kihCey/CJSbNjD+/CPc3cIup+FD2AspZiHNNHs5VDakeJ9iMpXczJh7M0I7hpwSeG4SUtUYyaunRUJtK14ELovAbfvvx2MML4KfMC0DTFJQ/s9GYc2SvnC8fe833WpMORJB4Za3/1rfyu/5t3EXJjLdil6WkAXhlyfcLxNmzm9DIslMRn6AyJjy2q+wlfCr0kr0FbSSuFYS00osrWS7hLB08qb/RhlEkP8NsIesC9Ygv+Z/AKEju5+Etu9HlXMH9JXppwk3Q4B8S3FPHWaiOHZO7F19+naNH9VvpqflKuu/3/djXMsI/Ejf44Z8OxsEho2B2M5gJNnPR2FkD6n83knNomLv+3ilW/w0oXAtL2DAplt17dbH57r18dlu1fd9QsVKdEvkCPSjVtTy36ADtsatQkFDCLeGsMW6k0cCXviojU7uJgLAry4y28j7eWjjyd6Xj5kvQ//Lx/XLbBaWWgRojVb7hNWcUL8zMmzBQlkrRaCjMp/mtIiytszrNMbfbRvZJ5IwsTN6yM2o3BAAuLCmsyGMdN9P6ZxOf+g7Hxcqmfbkki0Qyz99TK/HwWH/GTd1TWQ7e9nnTXTQY3p7a/b2dOHt+ezt3/vtvD2q3G7mvQZGX+chWdRPqvTHQfBSTika/2ePmRXExSIMSbNInqxh7g5qM1uTOnVO5ad1K3IZJhMie1IeA7ra9726KtPfN5tHHvDrXLM6wSIR1STCQajNtCEYfUsR3eHa4ql+B1ioaytd3FYhWosEXeYgDuziGkhzSwAnWcEJZKe0zXWa/uPvXDBPci3GCwHCXPbbi1cDcfJYlEOWaFwU2Zf3xpnoFXVLMsUMyWyWJLNunvH3nuAzukoj9eqK27iG3zDht7WrwlyW5cwfxOIkpwm0BnGpoTsutW28jMtN+5/UMTSq7aeMuDBf/XMyj8rNC1rCcz/ItlZm+0og3srtopwtuTZx1yrNYXi/+ZjvaZexbEIhw9FkCFWEyU0VAoC4KwQWSL1z3vp7zIKvW7h+kcMh/dFCfGsHcDEihidafqJtsDDTxQXCAI+vBt7OdHDfpDvtYqcI9CVgNkWxl4e0hRzlaJjDt4+q+PZqcagAOAceQDXjkxC6JSDO2JAnqHZuTHrH5RE9BHWLdAKLsQmUkvlYnzCrus6+1DVGqj+z7xrUEbjv+mavNOxewUzpXpGUhL6qLLLv6jZFHOJQ0Sj3HapQy76re20NFrdVNMy+62PDYd9JwOe6iO9m30Hs55KNB146MFfXsCGMY5Iq+KHJ1Ucl+1MdRo3i744NGTNLepgvRCCrZ06mSXUKzzVsCwLAUphMR9b5PKE5CpJpUmEMTIGvQ9eQPSXGsHtBjuj0bZORmKYxbzFPS5Rybkg8ulaYDLeVYVlFUnoNaW0k16HzQxSd08mXfAc5fxtSby6yEyd1VGlBNBNo+vP+M9xFYWUXmXIFAocKIp9NtGdUoPxyYtLYYAhMdKtc2ujQ/nJ/x7gc/7smqv9JUuciqfjcJPW4klSzSlKSkTYF1D4gw0+KeIyU/KLJ1mqI5d7875dqRlrEUeYsmbIi//8QVNO8cKppnotqwpJqRh7VSIr0spIbchx2Fx6H5y73ElUPwpiVXZh86uSMT6gYW6+SaMLRvPwBTkzdP7in9fd2a03RI+LEUvkPfpteJu5D883vm2+m8bhRfvuPHzfX1e0332q+mdbkupr99mnbXmy/+fvaybTSyXaiPLgOwA8QSUX6GYHaJEoX5EgBtSIJdUgmv2VlTMhAj2AXgjgZYStb83ZJQlm5dwLUlwedZEQcYVTEmVCEqdkSxloq+ngnXCQXLjxZ2sTEo+WSIhOOmY7dME5A+u+UEeDcoAKMjRD9D8QKvtoHSLj4ADGJ/nNsgOJynZIyP0t66FfAFuIqW0i+WmyhtZgtpAvZQjrHFhoL2UJ9ji0k52YLlosuYQxNZQzNk9S0d8YYmlDMY8MCMrf/b2U0nLdO0vgjbPwUGUZ9Vlc7Fz+YVdS+UPahoa02Ts10eSetsv8N9D9SK8TCez9fKul+j5AwDRIorPZdt9r3d61G0L5tXbjEs4DNqo4wHhjV0Vi0GnP6oKqRD293xTYWZp795V88VrkR+1zl6h3Ypv8ofDUyGUBsK204/9Lk070sRcIbWPXpS+Iw5VXynUvY4C9PxjO/6Hf5b3OQoRtkaMKf0ChvfJU3yqXejWLX+OWwtHF8NjRL+QdPOCOElF8sDVNYzc+GTJKjEd0WiPeOEJaI0SOkYXhpfd4EBHgtNmKPkIY7QsLyCGmWR4htq7m4rSI0R0jDHiENDMfyosb0331g0YiE0/6kUm0884P55GjoFXO5t0EqM+PmRnHqKjMvAfq6pN7M63fpdv47dPHzOL6QGyzxzhjyGjrzwXJDnjQWuMM71GbaMGtUDm9gfBtDXrDckIe23OEdWEMeCSnDdPyyTAfrrZ/DnudP+qxBT+5+9NGF6xace92U2oP8d83Fi1dN91H+rzR4xbNIARrWk6ratrjinEwl602raEChKlChqr5AqAqqBtbGcgMr1yWwBtZwbl1CrEuwAwNrwxlYA2dg/Sw7qCvTVdmqq7JVxcgm7VO24gUYDvpxq6IWULZqqmwV0IsM2cqUcDVfiGwVlLIVOFGlx/Ojn5iGx6bIdFPnImBgAGWiWdlKRrWtjrlmEdw7gQ0lgGwlFWeamL6YFIeACytbkdWEVrYCqUmvIVv1jGwFYdOsQdGEIV1lKzN/kq9oZCvOoxOuHIf5K9++jDOQbES6+WbZZvX77gW1SDeMBNRohzPCTkOEjtBbCqmimdQk2CSYEWIapRBjhJ2GCDthqfEYoch7wu/bJ8T0oYosFpJ5zvH5zrT2NR3VBZ53P9JrYZtavP8WiZoNI2ouNcd+ZfqnlfSwmPKtN6FJZWn+G02r42A//W3OKVHlYH93MRPEhim/++fm4hcXXoySDFWO93uLhTn/AZQ8haOhgJeGX1T4oL3YdyUE0w+UYvKCY9I5IfxP0mn1KYxmbyL/YfwHNpn1Vv1yuOjZ05cXNxKoZyw4aWXS8nbEWJG3/OvK4+gca6gMvvxx//EJp7TMHU3yuFOi6cw8rnL7b3znwvOKZwUklRoSrYwg3KgCDjsP9Qe4tMZDvcgVvNxDvQNXcGRcweqh/oTnob6JT9TQjTLoDDI43FV6gtWs0FrE/SdcKAOayo6LM1vj85Sfq3eQ6xScorTccGcXQ5DAnZPZVv73MHqYC4hr6hJ9nWkhOX10Tb5oo6QcrkjOThjkeHbCpEZgET+tNegEWARfykLhErlIfmvLb3n2T1oNQYt4JCE6RPzw0Hr+XpQYsdTUlBPBE4lxElnAcXJNvlOpQN59UEHixfqKcK62WlymjfmrX5h0j51++NgfmHKjbyu6i6Kl3/ew/fb3JclBrgn+xAMSXTJN5xv0YIsk6UTz3Yruc9JbJODGAjQwDVmx9iXu+sXdNyUrt6Kvl9hTeXmLgjIV6RXBXRYBsIR6QGhkzij3viYGDBcGSA4rNZC7gB7R/iHQVhIUUuR9T6PzdelNAk8iL7cQ+F86dJIUWPZkxJ6sXFBPVkxPANLYy+S8muuDoBzVFnwrKL4Lvl0TzjD/7fqyetvGUjR8B2KGi9V3EGdpDS/rxfo7HPZ6YvDXRYQf7wKapPxtGDz2PfK3V/4A1Vto5YXxRP72yd9++btY/i6Rv0vlb0v+LpO/y+XvAKsuIf906M8yUgfWyi8AJSNfSoo/Zv4Q/nMNpv46kxoqnwv8Zz++3OJ9f17FToCFSPZ6ynLzl+NVIPcvw+vDkvWeojb9pXh5SDLj5eW9kisvL/dJ5ry8vFtQ0+TlXQKllgI3YMz4Kpkir6fFeqXfQECRa0m0Izx+vewiqSfBl2m1i1KRk93/6VACs+RVKnNGeJUSsbxRSsTuwutHUS0zRQVYAbJKUS5WsJPl9alQgJNToqvsxaugq1wEMTdmhVMBgGZ1U2EVkmYZapn8J0NVhT6IV8mRfgKvAuDwOF43WNcgAAA+uJxANrxPXvYejh5CAX0UP2Xbf0peDvz/2nvzOLmO6zy079J790zPYAAMMAPgdmPhgFg4IEAsg7VBEgRISoRWS4mTECRACSC4AZBEyTIJkpAEilqoxTEl0daAUkzKjmM6Vizaz4qg2M9Wni2bjmWFjhWHTpRneolF2bKt2Iz0vu+cqlt1u28PAG0///HI3+BW1723bi2nqk6d5TszhTficjmDn8JBmcFP4VLK4Kfw/dwcvg6XVZvDV+OycnN4EJcVm8MbcVnOYKcFhhm5Bpf2ZjHhGUawU1zGNJjnfA3mOTojI9rSKJ4jGsWzTjxrifA5xqV/swhfGjSIK1Byxf4tzhTYhppKLM9by836LWFwn5rvqaH2v947el+nLFAB5SdxuF/2putkP6H3aEBmG6cZuNgnFeGzA1X7BLTvErQoNdADu9hy++Qdgf1AEmRZyCDLQgY+Cxmkd4WF5FGBPFYAfT43OVrrxhO04KZeX061+sUraXV+n+wnwS2deIbURfHGZzvFJ/EGjZNkd5Qm8nes1kg8XpRhjXRP4XtRV9ZTmZqRd6Z7Jbc1kXdFmRr/IL4YZ774NlrqpiZs0Qq37AUSH9MFloL7lygsoqSQiWscYdb2BKDS5zClFXUYE5x+WwU1xrRGPPUnohj7+H0RUJ6sDBG7eOxVIRSAcU0ctQKx1WL9KSBIoexLq1XGgmc+EvQ8RCyTkFAw9qGYC6qwOEUR/oHLQDt5ZNQSY+O4H9O/H3s4/furuJfIWy0GcMDyBSNIvDUO2tdPpG8lVbj7c+uuwN2f11jd/SWp7v58B0tlLOGJsaUal/uYrv4NHk9pKklbM1sh9ShrMqo4CLmRftJgs9JsL1YTVVdUBUXFjJbb5EjEBraFj3zYPrJfH9lDfCOsEMqlNbeJHeyz6ZrwzSiuYnzi+9PovUk6RORiV7QF6ifxDA4xDlPkHffZkduq/nZ4bBNDwWCbYlAMYGgVaTykLSgqWBXJpEkPi2kBMZCxaUufx21BVlOObVg9EapggVhqB/hL8iFCYV5Hs36ODjRYHCvc4shJ5N7huqsjRk+9Wmn2i24l3iVVWKPiDyJeHmruaYB/Y+5YwlFjIFudecKVjPAHEPDkB9Q74JiSsSeljqMZ1F9GUXeov3VpbYOMUC5iBxwOm97LQ4S0ch6hIy6876C3h+RkmfapuDmgzGSYAhnJrho0MbyYGXor5q9/PgAn76Z07JJFf6iDTtjr7M8HZOS0ugHpsOhhAcCS1PfpBwEZLIBQR88VFGtB42lBrbYHFcA55RcUszWxtqaI1tTfHwTW6YgV1fH22kHDdXZr9qNFMV8f71bMVleYsJGCKU8EQmGCnKvCAnsR8kVKB+U3+nOuVoLG66e9PsW4xi7Z32Wdohvboj+2AqKe7ZWOG50k9p/t65IrrHKGEb6MesYGASPn9f40NmHhOm4Qo1aAnhoQ1z8ahKFT+7S8+Dk0iix7IhqNgQTBzYEmQkDorlDGztoMsCC1jQ1yQUK09cLimciqpbRLSnY3KZndpKLuMCs823uE+YmC6P7+zaQ/JE5OkBxZo1ufUO8sXTOxMqgPq/6yHq0xkXn26OVgurry7U+q/BZ5z8vze41jwfMi7fR/VdJfjwW9v1qZX2kpvNwMlwL1YwqEZY3Jqj5qru/htSQsq/w+w2tRWFZ5+TGT/1vm+gVz/TXz3nnz+1fMe9zJ5GjBJdK6/kml+lz/tFFb7SbrNpBOIev/o4jE5B9+7iEjM/hz9Q5U+in16QXTWFrdCoLSUU5Pb7/9nXLWJLScMQmVnymLlDoGkkVqBuKdWBVEPy3sYLawIFtYkC0s8guD5rxOvc1L5HyD1r9Ko2yRIc5yWvr/tPOMYtwbmYp0evgZ41LyF060Ln5R9YUF7zHJ/w3JH5bcQstyU70d/XR/R//7EhiuGJCaKcM1nbJ86r8tGtGkE4u1/08Jq4DC1oKiI1phq4EsGXx/HXV913aRXdsuAma7JkwIFhps5bgk5Kjgr0n+CqcDitUishB1TxUMJQXkPzLxk+KNIsYv3q7VWAEhHAL6tIuYgtSoca1siNIaqdkOw2HWZsGo1ZImxUb42dCQ2OfIctinW/ZpKAtmJXKxPl3mH54un2tXRevdLjovxbq2vl8/HGu20Q/XW6kafF2hZcRwwpQxizVw0Ae3NH20+0Piap6zODWlanSkqcnYPKxjQ6axxksLtY34iQovolQNkhqladCwQHBmhs36bcapeFCHWn1SY07dcdOz6Cqey8/RW7NIT1TZK0DqJifbM1z/jCdqQF+GgvexgpNFyseetMrHktD1DXKga2U+az/S6v1IwXiiBuT/LukjUd9HKnN8ZLouEYqyoLWT2Skmk+sL1nnxbSo+jVXQmxo5JLGcRMz8hh6q9WuiMSuzvyrqB1tBnbBDkwGr0PYi0lSLrlWSqtBVK1LpD2cN6xqL6F9k0OBzVHTrfztOTR+W/7x6RKBX9Nuxqnpj1x/W47JoPS6N0q3Y43FZzHpcWjIIWKFAKhSzQnKKjvmHU/SHgnwvKWXMVItZlJ02MTGgS8bd6GeMb6s6SifFdYWGBLkJ9jt5g1Fbqzw8UY0vJqF4owenusEJij6cw5EdyiX+qmrWSq6tslbWb/fcuZPCZ/QI3pZ4D5+RA3g4GGAWbciqv8Ks+gsxJTObQh5R/YYlqsmC2QKll+QMRb9lffdHZdS1E6+nPP52UFVEQ0WKJW39u4EAqYlZmrhawl3yJoFKsZnXi4ELFTl1ESeGlO2gPuJ8Tpt5IzFjp8JJ29R8sIvvvzUOOC/qVpZx8f1Xyxplg+wMJvI+oDzfF95fejvlALr/Z9y6VbJtvFBxELT3kpqMCImvrlIN+DkXrsMBp3Fte8g+5TYgYGm2W5xkbBkkkMCNTVr7O8FJaIOCZjQIywyP1nAixB8QY8e4tuB0p4rzlgJcekGz5wFZI8Q35jstZW4Y6hYHC0rR2zvzk1CsSueLL3pCW/Dx48dWh3Q1CAQgZX46S2ystcDGWluIpIm1hjXexlpbhORWE9gtMLHWJpDSWGuTSCnaP6L8GrT/pdKNTC1DatJEAAhMrLU2UibWmkDZBSbOmgO3C2y4tQ6SJtza8mS+Bn4LbLi1lUiacGurkDTh1i5D0oRbm0LShFtbjaQJtwboRxtubQ2SJtzaWiRNuLV1SJpwa+uRNOHWrkDShFubRtKEW9uApAm3diWSJtzaRljzbqJy+1qZNlch2FGAoEebme3iIA27yEftTR70lwvAkwZbmmhvcdBfWwGEmQJwrUOpa1H6GnxlC4IM8dV1PMVvFeyipoept9Ult6Q0oJHFgsGRxRZ8rrMtaUx0tiRb/KPnliQwB2wxAwGi/ufa27yT6jaXxMtbk63+y1sbw3XUdmuyCYU7fmSbDyK1Dbe33SqvJlsIUbbpSTR1kwhFqBK5qoGNYcGTFBrjC6CUBQJAern+nPJDWO3rrJHVajFQ2RCqG8QwASpY6DpxXLptEU+AW01srUn+2IJ6yg6CEqFCAWooEpcrrpsTnSzCx8dBbAvVB32I9hNNBB/DU0sczlkixbY5NFuyGGdL5c4yGbTsnSQLpiuhxHtybMgHXbsMyFzgDrxb2E2XyxdW8wsDuvuznQVPol+kD6EpCmS6OtnSlBTQmaMA4NguxsK3TQoygyGqp8T/PFBukyaZiJlkyyc62zPlJls/0dlxJFlicda2J1ufaG+DmS6CaW15oj3jouSxWfhayVjkJnxVH0FVWbK8WZfKaD2SGdCPti2R+oGYqBMLMn3jxiXZ4jdtS93rWq8SWxvZrnGjl2z1399aBw07GktpB3cwCxy9JWvwLQmIJysHVwtajgTtnS6I2XUSwmwXQpgJemAahCuzgvhhxnJXkGxUsy1ewC5ZNxjobBcCne1GoLOdbOR3MFd3mbm6G92804pI0wm5h7HbMZ+BynAxE3GbgqxlJt0uTLrdmHQ768lVMtv6dsUf3OwTbmGxjs7O3FkINJQgDZI3eBZmFjnOwp3eLNwtBey6wCzULXRb3yAkfg1kIoZuIvpFD5iIcToRo+xEtDWMKVyfYy6aqnAudrWFiVSxizYLkfg9NMdc3DlwLnqtmGMuZqbcHvaZR1c+BdZzea0GZyY70G7OOKSEdkum5X5cd3t80YtuCCrAYuZt0dv9WHtbIENCV8+4es9kp9i2ZLtctxxpAopXCnNKtC0eT1AHUzANpuCKLEOw3YAZumVgez7TEXCzH1yTGd67ldeZdLJPGzq7op7kUKagNG7zPmH5D/RmWm2nEUS1Nxh9MNYtvwkzFo/RBaF0rZkxY+N1+AzpcYZ/t5qeC6XnZDEJevSQ2/vf3w4SRtei5/H/tiMsY+ZwWoaUzBxTdiD56P5tpNIGLUiFK0rbOuUIpuDW39BffWe8tbuznSQxkwxadbnazsh1+5FrQRPbMQl8mvBjXAJnNvMZUfGuALO8vL3KzWf2Yv42AprYPkdVpJdvNVR6RLmJywwTsIpdstLNMC/ApkzanJkqBLPV+77rRNOVnRyy2aYdbMgm09pmOTHWyo1m7HpoGyPZTqXRfXHTpycdYtfL29DLRc5urwUz3Nr50Myt9pEosy+TK+buyIXxCB/Rrp/Rtm/T9WirMtjES90iQNZjgr7RCa8z8kEJlD/MkyKPy8ZMjrLhf0PRwqxCg6bBKcCpVlPjvKoRRPDpn7PhKqqpn0VoMb3mWz8LDawVDnxVIJBwCSSsVkD4QgoERwnYMy8ZnYUidYzwm0ltvwhvqlYo8VdRTJF8MaPnqfqSm9z1liLGbvGA4IdBtDstOhEXoKiaanOqVptTNdocERFHPBpD1HA79OsFcdaHPct+kdzhRkBD8VgkEihWZKmxbuN1fa9+OyS7fA9qzYb1W2j464Z8xT0dydMlgcWHJBhR68sqWxtK4pcjwk2o+JmhoNZ4pdDiK6JReMy//YwtA7kC6k8MzjqKrDGQ/U1QrKMg/uERMZgpqMEMv9qgvOSmphMES9inYYnSftw/YvepqhI+FqSPkV9s1UVUAQU2SLImNgL4UKzWwVWnJasN90XKcf+/JzTypH74rvKF4LvK+fBd5Qx8l6AM+vBdsYHvItH2w3eV++C7QgPeda1aoyaqc/nimdMpGBfmcyShcWg1anG9QpGfOqGlDGsoQhVxKLifxuAFifSaQnnVf3HrcBXUP5mGJoNtlKSKDEp2XzovZuH2VrYGwWqxwQkL/aoAIj76gCoCJJMwChpLHjQ0BPvT3/gfX98KY4HAuqfkTqpq0gBFyrOcOtysEu3fm0SDNZw+WbtE0/xm1jR/SBBShhWTkwCtYi/BuHQnTKeXaSTIgW2qy9eZoDPsrWTD6Uo2LI3/ABuPQuQGQW2PCT72MElqnoS+4ho2z8aS7X0JQKuM+jSixmxyaSFXIssixIzoN8sSq0lm9duPmU6Bb2z35oybAsNdkUcf5nr/j7YRdJMTCiq3PiSBqaSmrFyFRr5JWkvzkQ/bj4ww/taIVPAGrD1S7Gm2tynfx9rPEDJ032CAK8QL6X5BiGkYMicPKMdG/xrm/G5lwduLWcopZSmnTMrR5mZaQONq87XrmnV8LX/lwXgx3hcMnBCzrM3FG1OyIc495e7ZWEAopVwVg1IxofkVm1+h2JRzG/2yGm3fEiFKRpm2XvIg6vNjD+RsXRqrsXRASXsrzJfLNFKaL0CrGq+PHa0mrHBEmoLNVJlGT0JFSbumFDTdWSAygDzN4ALNTn1M5/PJ+XlPztfs9MnvR5mqjLqwBpO2Zg18BzGXE13IflEjG9o+K0ufCRwpAxFmemlcu2cMA1qm5dXwJXy4LCEn9cMNkBMr4lfjM8bHptx6SXmR7pQsTBQ068vdKQNUKlYAxlgCBrA364mQNn8NHw+2lsGDbWTwYI3yWPBgy2IJUW49Y0P23tyusb5PacywhUg+p8lxcidJpT2MraghcvxszNdGKs1vWGn+EJJGmj8PyVSa3zDSfCg2jDQf4Y+NNH8UqSkj628YaT402EaaP4mUSvOXIDVuZP0NT5qPyOdGmg/Rf8OK8RMkjRgfYogpEew3rJR+OZJGSr8CSSOlX4mkkdKvQtJI6S9D0kjpp5A0QniEcLJCeEhorRB+DWzFGxLUyobbGefcXuviSY1LLB4XT6qcrJ4pPE8YXBhYf4XXNYjjxeuqmcJp0gpsrF/ib5hcIzLOMstOEWq8IbHBGqaohWL/5z7FqFX47X1q+UzhaRYFC+1/zSsMtp/iFdbjz/IKI+3f4hU221/wgu6ouHINjzXrEKGK5531PFJeMdGezrB9oIlV9ry5DGTBZeYyqDlWQWcxjZMJi5liMS1EC0ncBu8lbxUmcBpsYCuZ5qnuSjqXaEiLtViGN3hnxRVS4EoWuDFZLvXaxE9fNdHe3FuvxA8q0sFBrw3pQAKJymZI6FJp6oXqtVnqtdnUa6up1zbUa4ZICuYT21HIKGo9gqYPuSP3PCfm2WFsH0f5Y2fDswVst1xyGqM3YlloTHbwM3EOEw39QCsnRpaomNvTDVkvh3wp5tZkHho/xDpvaMvOudhJLcvdFwKaka4Fv7RVRBlLpKpLeST3hFiLZfFSk1Ksld80AVvLq4G8bkKQbOOvF4LOLh29RLpsF8bTSqTEcDS3uxFIw/VQsn1CxNFDThy9TW5uneP99g4JfOH1uY2alI5TWzQ0DeOz0sGYTWHMVrnOCvz3p/0xazUkyPQUerOB3rwMvdkx/i9Nr55+8cYtRh7p6/PTwGGYQlQtmscwsPtF9fmjYdrnZ0PT55fx1+nQ9PmqRKYP+hyQlpdduM9dc9NOAAkZycLURY5WG/Ro+rqHS7mCIRgYSMwrL1l3K9mwddAtYNtahj53d1O6xmEVEWx2Jy0Rku90ddjpS29EbTDwpstfA6XaanT3Zehw2ezQqRqiZXdfBZLdMtWnzFS/TNYmEzoM7QlR8VayE1XDH8Qx08m6I1iap4VAGDPTyOf9Jk/j5/RtfBbLjX02YSk7kcP+ZplSUih3QcfrBq1KHS5I645olyc7sUj19fpVVLegKG+d25lsFG53I9YHqlrQaHe37fqtPc327pRe3+EqsMPvWClh4E2XvxIxNJdLqJBEuY2013f0VSDZIb3eMb3e5sq78zDEJZtUojbtN2Yzfm6W/mRFY3QCFz00G30L9QH+ZGA2HtFBQ+dLmzTvWlqFmG7YmEc80sl8YyM6eZpe6jW6QNWEreIhikbt5L06TXJfDR6imjxEDckxKI/XqiVDPDVBviHirEYyTXFWI2lRnFXHfB2m7GZY4sI4vm/PAL6vftF83/lsXfa05VzyhVCYvS1IfjPM8H1DKd83fCG+r+n4vkWO71uc8n0jKd83mvJ981K+77KU71ub8n2rU77v8pTvWzOI71vh+L4lju+bwEnScJBnrflGyvctc3zfQsf3tR3fN+X4vlWO71vq+L7E8X3LU76v4/N9nR6+r+MzY0vB3wnzBf4uJHMG/o7X9kxh1vB7jwsfKIHvVzi+b0sP37elh+/b0sf3rQR/x6Lh2PdbvC4Ef8frkpnCi7zCY+wveJ1keGfHX6kCcznX9KXpbtBy0uppoYa2Yy1aRjO9SpY5iQiHhSx9wUuaOdUynNQqM9G5QbY9Dm+ZFLeQNVg5uAZL/Bq47fKSajBpakBv1yWQRFgeoUEmAPUjb9B0vNwi+cpi5QtG5cc85QtiT7Hh1/QieDnUr+E3bwAv13TNXYx6LwKdN1nnNkDscPsyn694DHzFKmx1I8kkIlsv8Vh5w4LRCAEbYYaveMrxFbOWr5jgr8csXzGVSJeBr1hV98d8EHfgekha6BrBzdEfMff+tM/LTXMP9Pvc8nLpOHUMAnOG8xKVuRDVhBnEdm9B2cGLshyiFLPKFIOY4FgVF5EO2hONoN77Bf9R3uwfjKdlMNoYjAaGZOLiBuO8G4xn7GBM8dfTdjDaKZOXDsacTJ5rftpQMh3tSxrGjnIccHyWJnc59WQDQd3Voa/l3ZvWfSa9J/tonS7B9XQfbeovEzSskQYNa8o+mrd31SmEZPiGvH10mJgEogNpCmpZFeXVmoAag/IE4vhaM5KkmvPYrRSSHoKdup913dz7pT01zbaG8k2ah9VVyXvh5402Ab56Iviuky2p571lsq1MKVcIlAlO1jDMQDUnOFmDEvikmhEC/ZJjTBrUUVB8OdS9z274EprsJa0NRekjKpruNBlLbxhCTgQVa9JHegiG9RBUtwl8xuqxahVyRAwwNsQ701rfBl0b35w0b1C0yhs4xgNqM6S1QZ1HOMwNUsIp6re8pWGmAEm0T6REmqpy2KtUnBYsoKn0Y3s47fjhObvaPkYqRW3OwsL9cYpiIvrHl6mMvJtKoM3h8UTM39+o1HyjMof7tQ8OmgHq+1JDs+2gJhW1PsZAfl0NjbU7hrt/ZX8K8aN/njtt+qcB1oq4dTzusWFTvJBPiY3ep2GuxoMjqekVypwxKelXVLWazG8NVIVSNgs9gQhvwYm1h1WFRViIIYkdNaw8IOPJgQfCYBeo4myaWIsxPVGO0W2E6rtkSJzwZfnCcgWFA53wi1A3INLdaDJvP46AoyygDL9V1X5A8yS2y4twIxetCcgn89Khr+SohepZ4X6DBYpqCAWC/oho3ZLCFUvVKbMlzEu59Vmrf7ZtEu8a4FiAyOo2KOEIGX2sMqqjHAC/kSxoWc3a43EaplCI6z0xp4sMuc0XfISK4iPQVn2BQOt014r9OGNelWmD3F2r8mGBQ3i1giMQfqGu8As1hV9YrPALlyn8AnjKHYrXAIUAg5NmnQn8/8clTAzdFaib/PfqD/bt6B7a+ac28hVRq4pl/OfE4eBskPXmQo+6ZMslx1xy0iUTl1zhkjtccr9L3uiSB13y1akb2S+GkWg4+0EBFFiIisy2QZxsGyA9UWualbRgI68VxLveX2QLZpEtyiJbyiyydE/BnyyyEceqYEIysqPaBeOYRK17kXL9iD46DUVCLCkiXGyWUnEqE/8BhUas8ZMlrps1rpvQgeV/oCAKZ/Eb4a4IAFfuioAnkuhGDPkIVymukEWlWA/JgHSwuHcA96Rd+nclRim5LxRXZNvkuFPN00IUX04E3vSECpcx42OBuUQcPiIE4O969lNdg0thfdfQUlwhW38vKKu1+lw+CDpq4lNih8+cyyWgVrsqB1gTRS57Rje1aehZndHkaqYWjbxaUH+jZ/bqMYuY9NK3C1tCIoEizFZVzu1et4qeHJiGwxpTTlbPFQyzSV9f7Ik1XkbVdWmeMUKEAUl7zIBbQGktXp0RYXsKonqliQndQ67XYIBx0iCgd0z7EkHrDfdrcDxC/Db207aEwMBFmrDomgZbkJJCWcNXUDfyOtZZMRVJJDUs5/3jdIVqKVfVph2CqE90NoTyDRSBc7x09k1NGOAkDQl9NYb+oCClqnYoQA6mVBwPN4hFLPY/sBShHc9NTefmLyhL2MY9S5BcY5GitRKZb8xihtMqtGwVwOTMTxrcKxZQ3QZPyPmCd8SAsgQ9ozCjiOFuUT0bkxTRW7p0K0CYoCs2WvU57EsUIlkpTSwhZCwbsic2oL4FioKhkG9moxG/Es+OWW10+aG9hVewM/eSiupygAcJKe+iwQjt3l3/iyguqu3G24WwZFGgv6BifPYyGCUD/WmUpf5creVJjoRZdAxkpV1P52qNc1WCKhrGsdE7V7k76CwRq7Gq4pU0qAVPqRoADV0JpGVJmxpFD/Ih0DOh2NMMq7kOPfFYMfZu5RiZmxCpWFLMe7ukZPwF+Oxiu4NspIC2ReIxWpL6n5eNnucZ5RRNeKmCPZE0esJLNTUGJUGf6nP1B3qtoCeUUOaHHEzYHp4zBAi0E9jAk2Hrz5Rj63OA/oV+B+g8X7v/x/naeTu3QIdIpT6vHoHiot4PgSLgIeq2KKGb+U9LzN7+gw12x4hnBHRpc4dTFJF7FHC3qMAM4rnoIW/cqDh+g7w5P50a+v2G782pVlXirwn8H46IuGL2u4//J3Efn+nxLER7D3YCdS+EWkVcaQpycIAP88iEeDKfUIbna1FYur/sY/aUs5aB1qszMCxpkIYVFZOMyFiv+WFFywrJEhHSqsxOHOtUiGsl6RbjuSb6DDB+iXBV1oDddRrVlBVOsUHLmrIaJajpR+uDD2lXYRT2d0ITy1x+3tixMFVlgcmhuRjW7Y5EJUePwjLMC9nteRIKtnCfaR72KcLWoKatW3qzPbCXETLb/t0WzSdanVFhwkcFfWYEKlNY0pTpzE2rn8gDfuEnxjvzbpG0w3Ex78/TKMgt5ehRFP5unUhBXogVNrwtSjisAhJGSAiS4YgHAFN20A2Ou30sikpi9ab7bk29llP4RBgaDeWxGMTwTQIC1oe0rQxMcLikoNjhw+x9HIdv8iR6sp5xT7nAnlaXCPJZA0jprSGJ7Zk00z5nhAqdhjx9F8GJFIS/G5oqMJ44jDKRgmqAAdRxZt7fGaZF6HCT1oVN7u01fIovDPMF7p+UjsfYphtyit/faZzEAafRVPSgEZWMjlKyNCpiJpLWUDL8chIWLbeGkKJ8bEjtm1pZgBLpgP5GsH15p437/GVpNjsTM3M7OwtlbvdMQUQo0hUi9uAdgYTW+oDGdObBJ+iBW3kgBBRM7JkID1wIjONyuiT4QHFm6sErl+QNnpATibAGic2qaxYtJcmzxWIlik0Aa1KzYLxjA4bDF0s62GgpYkpNIIsbIgRAT/++VJ17cl+myAYCXQuq4kVu1+iqgS/dbIJW986NBweFvP1ObWZDDzsgJ+Tt1PHekLfl1Ga2nA15Wx4Q8hZ00LbFtXX5pV9wO7DHnLzQt60ve2a27sAu+AO76Qru9qmCuJwLjRVxnjhBPD3QkdY2ll2FtY1NUXH9jQpfEPobXjGNx6CQMd2yYAT9umx5RTVsl7DpJYZhUXiEEkP0FzSFppekIZ1QMZJ7KlrMVlRMkQ3ssFa0mFa0aCparO8Y2NAWobTnbmUe8/EfLfPx3pWjllWtpabGgZ4asfQu4S9ndPxolKIu+dSSakBuSbtRuJKK5X0raZwdy8uWM4LPSnom1yjvNcEbUQ62svzfnTZwDK1ftYEbQgLIqfBfkBvEWYGeOXVFnqPtOUSRoZ53F/A8J+c+nueg9sOBriTISlUe6koC1FflwQ4BZlSnOsaSiOgbKQx7cCuPZM1QvzmkJ5H53ZBcIo8wByam5BDDO8jkj4X7DfhcR3fM8Kpw+gyUtYz1316UORMLhpyey5PxgxAyBwrlqq6dkkzGP9eZdPK0psAoLKEketFnO0tlxV+SLH3SqjqAPtrjiKijdOSLX+xCtzSZ/qBHIV9LTBl8ebF08FR7mdseEpivLdjHtZyJl8tys9Ce5BcmLTa4cpPIHnEQkBQZKCg7RHwwvjd4xT2wD1jEgpPO8lmogGERJ3sBUPSq2J8WdhtIr8T6u7C9Snqdtge1K4LC5zuXXX9PhoGZ9PxE8SW1vpnghjWZNXlcpfvAKssQCmFQDhoiZXThi5E0uvAlSBpd+ASSWw1EQNXowlcjNW103FWjC1+DlNWFV40ufB1Sqgtfj9S4wQZYkVz2mSeS5ec6i9xJyiVhEIGBHDdGQeNPigC+6qnPKbkw6vMNSBr1+ZVIGvX5RiRnNbkJSYOAcBWSBgFhM5IGAWELkkbHvhVJo2PfhqTRsc8gaXTs25E0OvYdSBod+04kjY59F5JGx74bSaNjB+wyflDH3jWK7TGeWbpO8T1GxXfXKb5Lya6ZwguE5t69Ofwqr3s2h8/zun2mcJYhuXbAbJ3XnbAzj5yHn+fgpe6de6jy2pUqyxKn192bbE99UWHYskMe30ledi+NUaBfAv3v8Bzx0O+XQ9u2GoMyhfbnU10Cp7qMs6JoEEuMJgw7ymQHlrEJ59g8xWVtSTKFrGS9FHKF0ymuEydvWe1Up1gSIEspD9igPoVMZZAeF8FReipZgluLPZc+z44pl+ygrF2EJcRrTPo6+s2o23KsFatGO37/MW3vAT4NRihJ9iYDPtRZxHu38rooScitog07E20QugiulFjsuskWENTm9m5aQonyfU+vD59UdYZV3ZpWdZEb4gRvXumGaROK2wjCvBJFL4JrKV/exP5IxNwAVYE3MTO3CBW4uu/1676XLUPdcUkWmbrvMnWn53S3nnXf3CB0sxN0swN0s30A3Szy/RcTblxd0IRHKFicdgupoPK7QENI7OolMvAPMMCC8+YuefuiKCpJKWrcUFSXP1pmJ9mRSPOwL+zU7cCbJ4PIKPFIMbs8d53L9Rw0mPi+pBtQXjLV01m0bYNpJp6UbRrtEe00YxopjXgDqb2Z8zkxc1vkEVF7r5m5V+YsJ3uVxDqXib9olnhgF6nWbSChw+rSudVZou5FAxxRekmZAHtpK7jIThmZEFIteYt3A7nLJsAa3m187NnENSrxGtVJBmNDFdLt3kwUJD9PUk5/wO80cTwBkQ1kXRi0U5GFSOfBhJkHS5RWZBciVpJKFRdgEwavtIqCM5+fwNOudBnmzjgGurOUZOJ9jh+5WvSQS7IcDb5KTvRFymaTpWf2Fl55D6KlutlTU0MVLrZXP5ngTk3IaC85yxPQvS5U5s75u5mgkSmvsHJ9UKCrjTm9lsRFpOIdXRUzEDYfdNZekdQuZXtv88VPaehDJp8K0VcQfH4yBJuE62yI1Rz5Z0OwGPh9JsQuhOvpELNzHqqBndXsm/O4r1a6f+xlDDPjhYLbWYEKfy8u09SIyz56Ny41QaEv0X/gw7xOCaQnPvoHrl7PhVjF8N0vhWB/cH02BPOD/C+EWNXw+9dCLh1T4fkQDBDynwnB/uD3p0MwP7g+HYL1gdKWFXqP8BabCxQ5VWgTZ35BptT9iPulDz+eZmC/J6Z9iWD2h3G5nBpYYQpeh0uX2tRSspbaVNglzzAYU7KeatRScgXUqG4yTws97JDlMN04Jt3GcU1GxgYC77jN85rDTQAzTCbXzLG7XZPubpNmZkyZmdExtis5Gym67POBv40uosN5iRb64uaF1AvGVr9mraUiduzzAWloKvxqQCtnJL4RKOW8GBhoI45e0Flj9ok1EaKOTWbhS5D5bOARrGROZj3w0MzejMscUso1riXX+Av6NeoY6rkxoHsmP9GZfCLTq/lvd67Rnv7EkWQNEUbYKbJVs4gnZGHKzqUeRmgKPdPBrfTzxbqrzHXZBgzckTgMrqr4reGh2Gfo4UXWom27K3UtZkYXmEGBWLY7uvN25HV5DAtPMzv9nvLwHSYNkzJpdtG1F+w2kKC/OF9uSHC1wqfIXHom0Mn06UBn09OBLgZPmcXgk2YxmOW1xOXcLH4lg/ReopB4EY5n3I7xo6Bn6HRHNhE2Fukp22YP2FF0R+ZhrVkYtGXCeHFvm72ArZGoQIvq2cPgoova+ybd3md3GLP3LcrsfYtwjEzcVPGSsvcZHpARQmSrq8DYFVvdSmx1qYIS1OMrH8ueo285dfQt54k2REZdleB1Nr6lmBJUU1OCysBXCZNI914cTo9Trbx4pjCNDW3J5gIOpzAbhpKjmiTbsLvDMGYbZPFVGKsUcE6DiTGkjs1kWZLMzkJ0PJ+2RklDlV1iuVRNRW91GSxRHELJcC6pPvMJ2qndjt1PIPSnzs1ypGmitWh20G6o0s0ypZslBhc1KqivBgxmFYhJgwaoEjXoxQZIDSifiw3S+KW9VdGvSsQSSiUhSJuyjvtEKsTvxP02aKX2N3FMW1sEuB+p6S3RtOAh4pmt1nFY7uwhfHdQP3PdGIVrCCj19gh/BKGkAK6qQjjm39e4P7pvxAty23Te/oHRhlKK/LcPWhn5ixLVoWyky994UISkayLsIlVesWRRffJUKMFwYEggj33URCeF2bH6ND8lCdMsuDDb/K+Ex3RExNE5eioEqHeoTs9fQvps2GfmEQrW+8vUwxlMgzgw/1YI2sIVzMOQ1MOa+HVaChwq6mRaV7E1BPJIHXyNXLHFxmDrG6Gt7QsWck2ChreOITw2wzVF6OQRR3bRhFgsRKLqEiCE+7UTbmrWPKMGiCOev28u3c+Ys2eg83pPtM4FNKlNZ3bLqJkXWDUz26FqZqpUOAILOMUXakmNzjin+AKnsl4EDwRM9YVeWYvyy6J3QAWXBaKynk+V9ZgsS2OC6oH1KLrOc03ZHL6o7vIv1qmp/KJqiynKoR8JhyTuvoWtaY9FFOFoR1VQ/N/o7CkjCUPSBUkMxAPnecQunufDhyTjNOuY/9nO4jnMKxyOabLYWVocNH0MSnmx3om8tTNya6dpwM9ZPcqL9XakqozOQguWIAqRRezahVw9F1mwhAEvz5N+m4eupyUrgnMpXAIFlWnfArmGfTomfdoSi3Nx5WrlrTMtQybWx5yh/VpJJCP4Ewq10H2madD9cTtNUo/0dFOv52XKfIURpsrk17AXliUs4BJen2OEKdiqw85R57SGAliWg+Wt9/9vue8dIpeyy9pyT6L2gItUh3YKqSaTpRA78N45Cw1xPmi73RfuJJL5awEoor1/witmOfiDBdS7UpYvM3Wi4433fJ9zgb/DOeDSjiRCLx4hYBcaRD+vAJVgy20LSSZtKnonSL84iLEQMD1dg3fZWYkoTWpFzzz8WiRacVeZEZ/1W0VwJFMEHm4jYBheZEqXGcJWQcifTBxTa7By91P1Y50p6hfgpoizFxEkdfpYOGSzKK7gGjSmargxqS01kvNoExMJDNF+sTGsGAXlZQaVh8tEashAyl3o7BdIME8RTX4cfBuvINnZpuY/1lR75w/zipBijzalFlg5X6w3xVvhDxp60EPyuQYOmhjJLzVwkOOa3cBBDvnPNHCQw+9PN3CQw/XpBg6iQDJdXTjAo+VqVOZ304MmIVOfKzhPpvWoHMkOB7FP8orz5yyvOI5+gVec2n6N13UIAlHn1x5uSoVsJCU0t8bmukhKAxHhHCZbCq3nA8MJH70KEqQrkvVwz1wLiRgUy/XUqxHj/SQavDj1XF/DzmWspNFkvGtrUjYBl6QFz5kWfMm04FmZYAweBzF2XXfKpwEJ8nxdddg0cuAHzeKjrDSmNILJbQBDGnfl12yQVky55hFTgw1pHTR/A4TOXUsR5e6jTd0Zfkzm94hb5XrubFAZ97R4Dpmx/rAZ40c5xovgYBe31yihPNborKMw5Uqi3uHGehCJQAe6dd4db7growEN+QZc7FDiJxvw9bcPd9ZNQDUxyvzZRueqBD8362fONjpbrNsNnVIWYnjgJQr/URyr8JywMmKccroBh7qMx83ZKPW4OR3prMVX8OubYWer/FqD6Qvtx9Yn2wvr8N+xPmqDFgD/wHblhJh3rCMxbnLQkxvcmxv8pUMarmLCq9ghG9KgwnIMWJ5arC+XNpzVhZK3It4UvdlyzHpuNxuwHGKpyqmkiPtGuBvN9xmdkc/mBQrFSvmqiXNYYfFs7+I6MvfiOg8GfFjf2mbL29esYqfLsa0caOtbp86QXPyytOHLpOE/qZsUG56ktxK59du6P/FWJ73V8boLvKtd4DsrVBZolvl5gJA0GVi/Zew7lyXInYE/ZoGJ7bhIzg7IBcEw7sT+BVX9LupsoSNY/CTEJfLgNC5bn+ysZfpKuFNioSeiIC5XAJsCl/WA9sBlne4Ii4BngctmzjaAsSw6BqGYJqFL3sv9VHOvNknkXoP9YQFX9rx+68J8iaxFnDrmoy8X7pMwoHXaA+/EM6zzmJANNibZ+sZxOCP3G7UX4I1xhf3CpkIeZpwoc2PcahYQ2maURknzMcUWWG+Ni6Ok2e+IksZISWOofMqQMshwslwAMJfnsU7LzWRR1mk5Y4QQQA8QiAsVQm8hDKmLYqcmhtQpe3smtBw5Ga3umfDY8l80vPhfG/659TsmhCD6lIIb4/NgjhibBJwrbEf0O5PuLqr92VVpr49rd6/cC/UpxD0bcb0Wf4vxtw+/aTywQIY3GjAxVqqbjjACC1JGYFwZAQtbJEPHGAexgRe7SlcGuhmMNGo5DMMiyzCMegzD01XsYVmG4QWCdUEI/FVer4SStab5z/H3duxoNd2rn61xgX26im/j+pGaxE+XvbmzSc9pFZbtBUPEY//RPpboM0/LM14sxLLEZJ1OtndtEem2ujpCpNTrZONBOGED6nWlKFC1ILcBIwrpY/T7uW5L9GhVN96z2HifqurGSyyu2Sr3QHHJerR6zHSFt/HeKzg323XfvTuti9129bsb0i/bbbeSWf66to+xu9f6t+C8Oxs0IJk40emt3pq9ETXD5WZaEXIfmOf2ASz+3kZw64keg9ARF83I0kXB0UXkM5IlmMT2MJIUHs2AV6soXcxWDCPJ39vASFaULh6tCBNZUs7xDyToYqh0MSplz0rZWbp4uGIeS/SZF4t8JkMXDDA5nWzr2iI8ujioZPG6dmQc7K5MZrq2GEcVMOR9rqRU8WxJqWI/6L2kRAH5y/Mli8/2bOmY6QWv47e2V9kaIBhkWg0z9Oajq9LPaj7hcQ0hSHHdRyuZ4VZeLOfOKiWEJL3TW50pVAeXBDhK1qIF9ABqWOVRw6oMNWQCopJ2Vh1qhk4ezUyXXOXxD4eUQx45Jx/jnn+Popfji7rYDz+U7APzs4p2wBs8o68QX9lqn7iWTxySvFWHsYgGpOBVt+oBJziZbLynvdEc7s+EAw73kVmy2VOKKou3N3wW2vCRz8JgRQ75Y5lD/iYe8sd4yN9kD/m5hegudfdD7X2osUle6w76Y2JyO5ZsoA8WYBO3iWl3xF0FPDj2sHEKRmgCxX1swXXqq7zRwFT27CPcP7iDRJlz9BMP6CZjHm5Abtv7XjmLUmgEr/UMY+WYAUCkc3eaSnen0WST7E7YhcZoDT0Hg7aS51FMqQmRSF0rx9IFdJwcla1Icf3HdMMdk3DL6Z6zyew5U9yBxeKN/TtGf6eFydjtUOZyh470hRgvLJMXijh8RYyjBgFYgebgRNkb/8wnBjHjltMbF76NwuoFZNPiZK38pNyrwADLC6CAHZesGOk1kI8yXUgXwZJbBMe9RfBRgDSOe4vgs0UGPkSh4w7xkXkMMs5wVAUjGWVehXmVNC9ZIKlni/aQ/Wish+z/HaeH7G/GMNMC5X8jBjdBuVMMkQElmXF7P39/NQbbguvzMcxheSiPIUvgoTxuH5BDedy+Hlqw8anCATbuaqZez9Q1VJqOd3+rYJWmV2vGV9IMoAdhIaTs6Sps/LxCAyRIdlggBcEOfqtfilRiIPByl+OQzusBHNJ5vR6H9Ii1+lQxbdBTxfYNcs4rtm+Uc12x/TLZvovtl8vJsti+SU6WxfZB2aKL7VfI1C+2Xyk4o8X2q2BlgWa8lZXsMvVwwORebcBLaQO6muGUyOXkBuiyWLMbocvi9WXQZfH6cmxlvN6ErYzXg9jKeH0FtjJeX4mtjNdXYSuLpF+LnVe3XyM9Xey8tv1DOoDPFTuvU3SKQEB2XgOO7oeS/fboC3/zjTZdc4KIA3L8u56nx8tTQcRVKWAEdKw1mAXFiEixAIZJ4wi+0rWUKHTVx0Lk3dnQUMXMp4VQIJUBYVm6eyamOHlfZ7+JLLQRNCZ0BK29IcXY4ezLmf18jBIbdX2EpMnGt8e1Q5QEny22V8sDLxTBiF5lj/QLJpSSv1oUMWDcuSlBlhDr85J1Pu4cZNb1Wrmn4s4N9qRPI57VkBmNJ9cnB1AoKvJYLCKEOLkhe8h/0cFqvBCaQ/4B/nreHvIv5yH/eh7yqerkOn0VZTBXgYiLhoiLhoh5HQfpFBXG8dNFnQxPF8WN52nT0f/SbsIFr7uS/SoQEJBU8ZWRkbhJHjioR/5aP9DsD8n918wldGAXEOcM46WHxIxkKjaSKQrmx+vau53Lbdd3DrRX29F/odi53hLtxuQgHrkJ4/9yZxOIx27IkZ+9Uqr4KrbxFSnZ3iiZL1OyLSQvwyS+ERP6hvZGbg2rU0HHwFa9Knll8orkZcmNHFAeiDOtOmhadRNatbGuSxQBdDlxz8Q6cQVUE6P1TbNEfcMsUS9G1uXqxeiYnSWOcxoH7/Pq5LXJ6/ijlfao5e0vR29fL7z9o17+BpXEJIZtXo8dg/zAAvID3GJGton9fMec167wJDXz5pTUEBF35DsTwoyS7Rjlnmr0DkRFU6raZDSyC7GSLKQEHKdiu5mPSxSMAvmPcSLC74QU1W3TsilDpavC/1EqePZ4h8tkF08KKkDYxfcryW77JiUHJYAXLfDeSEYO4ck21VWEom8nERxLYvtNMkwUSNgTsZa7QMsdy5brl3kLD8da4gIehI0QIZKTfZuRA7CsiTADpvbwNlvYZmsXqNJ6uUV0EMnQ+LWecvRxGywX3cqh7kA1WIFUh47+XdXkRbe35/Eg7zjl13v8M2Mwo2Z0t46khmxd6ns2L1lwjCqofX6Av/lo1710QRyfEFlLe5XhwEaH4rCAyNb1lGae3/0EkYFW0W96AEnJEjR/oJDGU6wZ9tz/pSJ0/4GCYfedjT2sUrxTwuvJpG5INtzS9JwTR7xHid8H2j4n9TIlAZrz9bAjoJQa785n1Av5ibF2fXmEAIDiNuT11euFx55neOxjsph5x5fX65jCV78xVO+ruR56UOXIU1Jt8KS0MNzYwNq+Hv+P4MfrxY1Y2XoJwyphn6s5q3g+MZCa6XGi4EMdw0gXVFhIYdwkIuOGCMCBK1VEkbhIdBYIlVYMlU6Y61JzXZJG8q3NYdkCvRpNfWrnPpLUrhn5s3UPfOTH79n5BNo02SOUVbU61c4SVdoo4AW2MKKGWabFT8vSuUweCnlWM7Jaze9IfiT5HZdPZ5hUSjukik1hUIbMGe/ZsNNIH2h4wl9wG4mUGUuZifetIcmn5EtLfFZyG5KLqBmmmGcv/P3BX+Zkj3SM4L3Cy7g3WbsaCpNLBNV480WXPWsmcUcOiv3TOCjAJa9nGmfO3ZjUy7g2zNODBE6z8/SYgaVyHq1LxBtjnnEsWZRUuBYDfFLfgUlKJMsivs0NhW9IkFD7E8eW+Txqc5uxeS0+Mt/8bKQFLZopmAK2qr0o3o01D28stoCIVIELFYNkEfKUJ7WFpiMIXo2eS5EvoQA3pLvMXC04TMfikRDwhr7ATfpXF4ipCZdgkO/rkw2z0P3qQh1NMHY0t0tMF6RbEvU3NVExlikFRbdLk2fDLeFaPLnpWGq0Ys1VYDozADXn3y5tVsW9LTROboHY45Tevuj+yNrdPO0c3mCn9ByEE6Gxv6HhlVjf0JWtIj/VmqZELT/rrM+ndS51n7H570mtaUq0un8OosoviKndasgZtkQ0z5sKXwpoADbg3F5OwSxKxoAGJkzj1vCmBzcizPja1TL4N9TOh8bTrkQyKBmjCNRgnJ6tkZiG1NWps6GuonSMi2AlQsBROT7JuT4yoUJK8CMepVMz3JjLzkCEHuyNjIFInVNo+LOd1hwGIsMetF3GQGSYtoxstDoASnyMmjbfYJaNpJhlaHJ+40LCLsFVUYNlwEsd4h5wRfvADiiQKiDfxBaEkBqeLQ0ju8CROkXhkCrUuLbqnbrGeom81rOr2N55sCAZTuZhkR62+0GNk6jWtLB2yKlqUexxm0cLYpRR43JXuEnE68RNSYZvEciMSIY/yRenmbb/pmu7tZQZsWg7UYq2M5Ii4tYHvqrgOhG6jQ6Q6MOWA0Rhb6M5RsVjO4ivhemmJt+uUcWRkXyFlJh5BH0+dBTdyKPoWg6GbkjP+aRmKPq8+Ik88ZCpPqzUw7p0OA3SFNNHljjpWzoxjpAzLmHVVLIuq6yIqITaFwBKUA92KzMSKjwfemRYt2SY25+5NQqlR7mZiXXiiHWSl286dwON+UlcFUZb0mglgYMx6xEcFsQs/JuBeLsKXEhJ/zfmgSUR+Ud6fSzSxQhIErsoLJEfkLLuooQEYVdwTttFYUoJkDhMfjjS/gjVftMr/HcfSgs/awr/Jp34ShSo45+ts7QKaz3ZWSBefHJjnP8ks52Fn+2MQdaH011oPvpkZ5Fx+huTXwBI+0boPv1imPNpfAjGUiwWTJejupGUGxiRp5VRENxPcazo1NMH6vKAsgvo3wFmS7DAWujuLPTvLHV2g/PTdySw8TJ3Z2H6jtxJFOhoVImEOuK2jj9SHQN6wRhgUS/chReyKWLt7ZocuP2CqBFhigMduvgfofV9XY6k8X1dgaSN/xEa39eVSE0bdOUwxYEOje/rFFIWBzpMcaDDFAc6zOBAh9aRdS2SxpF1HZLGkXW9gGwYr9nQ+qlOI2n8VDcQ0SAwEbVD66e6EUnjp7oJSeOnehWSxk91M5LGT3ULksZPdSvY2VD8VLcZsyXCQEMFlPqpEgYavz0/1c0z4G9KyZbN4SQuWzcLYBtkF0QE2ETMvhKFrFudlQzPxKGgQIemkDY/ErqPtPmR0P/INCRXnAUbILni9UpZZsTFRZxk1xsn2SvoJOvkOFvSUAvJ5tTbYNgd1uYJQWx02/CwMWwROc48sZPCBgV9Bf7gTMCIg8N0Jmg9ic5sqXmNyGvcNzdIAVfym9ODv7nO/6azsfG+uYR/Pd+8wnxzPb65zovaEWKLXIUarcRoD+UFysQGuzLFyG3Pc3EvBQEngWHLMgYEFQAIDXEeMsR5BXVJyF44E0pCbOyjFcmwFJONz7ECNVwOmh1i7TZqrIjLfP/MR7FEXZVsgnG8mp55MMJTPoxwxkFzNkw9NIHibHqAvx4NO2PGxEk6Z+xJyjm9EfQ4pmFfEuf6IgknBKnTi8/hjcaA9xGdi3YYXu/2oi93tokgIRNNYz0kPnR03GSGaiMdHr1CZrJDVMz2rUTnWIEClnOMUdg4ClksssdM2SbbRurI9P5T0vsb6ZqAMVh/cb3/jOv9p23vb+Kvp2zvb2Tvh5neD+fqfddmL1LHjGcqdjHjtg3jRvlJOT1S1fVIVdEj1YgeqebrEWphenqyR5L09ISWfCFIk88E6enJHlLs8QQHIO/0BEH9YppHWa5QhaYQ1MCymnPaMjeaP1M3Qbuw8VQO+AIahtEFZNR+r80SM9D+NDEDh31w2Ep6V8BhqwAI366ijZeItjKEIJK+hGY75dPzvKP4duHasUK4Z3ZoNQ5eSjVK2WrAWoLFDKzGDglx7VVjB7nnEaM6xemduzIO5DM8n3MLZajUgmycUBfvOKc/wAdOJtvPqfC5buB6R+Vljt+L4ZaCeUcYIqe7DJWFZF5LRr9golJqXsXm8WjTjtIzT42n/Vqerd9+E6qT41oQ5X3HxEKNDEteIJAo44DuUy6f0DP4E+BQ+MDoAaxeX+LDwynSjsDYiKK+/sOZzxQdomtSzHyGWK7MAhgrSdl8Big9+MOBdORhlntacXfo51NUvL1clCoVD3x9YTm8vyiigDUQA4T3WeQbYFxVfJAppeyqT9aeN4lHAg2XFGgaOZZVD1CVTtpzGG+3pRCLILx7eDzkFPEwlP2Ymve06TQ7LUaFo5oSAJsKrYqYOWaSyJ1PEGUeFgBPo4mFEFdCRdhedCmVp+tSJxISCTxRRJRylZFDVIksVzmhZkAa1yMyXOUSpDaZyHCR4SqXITVlIsFFhquEHsFwlR2kJg2bGhmuEggyHldJieWnbNSQyHKVAH6xXOVlGDHhVCMLjbIaSQONcrliqSuzGlmWcy2ShuVcp/FTlT2NLMtJBZBhOafVlknZ04i+1wrPEnW/WjDwLBEHRNnTyPKkNOkzPOlmJJ+17ClFjeRJtxpdN9Qe3T8lj2p+z6cyfCv+sff5e5v7XaHi8424bKbPdIWs6s24XEk38EqykW7gFbKqd+NyBQ5qiHRLw64zvG5gFE8XjhsOCvg4edeVqfd2RH9tzH/9PY8fX+k+Lu7ekV+ZtTOFrbjASH4TLuBcp3FZTV/tCjWw1+CyhqbgFYbRex0ul9Gru0In1IOKsrgV65MIAra1VypiUqUzY/Wc24HyEYH5WulAHGKPPXWwEKneGhbAjj3dmVzhgBs2YHimMVpXoNQdxmd8gwRhMmGk3JTY5ZI709mgrGREVrIQeIHidphaK2cREvFth7uNT+3wz4I7aVUjCC4RGxn3FzSeFtSaq6BdZBh2QBWnfETElrh6J7t8L5xdeGwX2G9GttpB9ns32Z7dyvB0dVM17bQxXDoSIwzdtRRPOuAZL0gIcUTkxzIbPE+6AYsAh5NHNWoAN8Kp93Ig2MBUHyO52PKQgTw8rmM/xoMkQaUut7VIHKdX4fa3ESwegqbA/CfyOS4XfApqBsKfKaNXQWBV7cTKaugCdhtfgQpBUfYYnm83DQv2aPOjjJv5ThfHJrAsIC0EOjmxtYSB3um9vCMLsLnGOXwPensHR9GPLZcSMkfN9XByhQmsJvilG3iCJqjpVSb2jqCdbrbzJkrW4AHBN3JtcfNmnZS6XqBkcueNF0BSwkeuQfjIy8HqR6irhzy0Uw54JMJpd864FCJcY4jw8q7aR+eR4CaQ4MYBJLgjS4JhPQtQM4kPTNCAhFLK7cBAyyEvUNZG0BZj0V0kbbVS2qoY2rqcPwqGtjYm0rA9epqei7Y82JnvgLa8aKBz0FYfCfn94/dk3USZ3Kn8BRqs3P5OqJ6ugjvBDmFG0uxd9Qy/nXINI33RH4Js9IcQceGUs16Qy1TvzDLVA8MIIjTdQDV55ILf3X8oczIQg96CCw2VU/r9hybcussbYNf98iZ0T6DT6T0dcT7eCdZ6hzKBO3AebZK8iU2d7Dxibg/oLNHeDmU7ayjbWbtMZy3M7axd2c7KmXr/SDrL9FMN/VTXfqIJLfuJkP62n2o8/tNDGnqTcQWDh8pEQZwhHhes4aSup+BI4VQbHtZwhayeO9X+zPoqwWRLYPc3wvM+8gEvnw5dGIqI3oAa0r9lj9Kax2jUDg1A88aPCWyAOYgJz4l3CZrdXWuDhmuuvL3JHrkBUo0FA96/gSTDFfC0B3ztmuh1wPHG5SDgRXHZj8gTAUEwgVtAPrKqbiIF/toBVZTWAtPwLx4wwSYIDioHtrqJBIKbX3xAgyrYsDPWEPnfKNSoUcs0cZw7/ZEzcJ3pArRfXlS00SEN6ERY9iqNmyu4nMsXZNzmB0rD80W+IVAVeKPo3ih6bwCwCaeciMjQeszRpJxzIoZg1XOOJuWcgzPZ1g7j4OCE0xQbwEW4LmYEsIycfCFjsfmqp85ke7EczsxP2JdpHOLYHXF7UPgX3mQPuk73FEOkjz8TTaTF/v+UDfbRatPQU0KJyPkBDyJqNoGJW1/SZyjNaSme/RIeyCctnv1Sfm8J9UhLqUealFAi/aVjpkwqfP0SMbDGMWt1dO8W0P8SkqN81Z35l1DaoHktlzdl81IZwkKGowh5oV4vFv2n6buL6a7JS+uuj7kGTbK7YDAhRllLB5mxQ05dN+Z6sZxNoUVJlqHx5jTZRqNWmDPkEnOaXC4dooEol3THjH5jCWogIKCm4Dg92Mb2YIuATfZgexmS523kydgcbGFnaw62lyM1bc6TsanKWqRWmNNkbKqyHqlJo+qIzcF2Gin/YBs73M/Y4X7GDvcz0UNl7DA/Y4f5GTvMz9hhfsYO8zN2mJ+xw/yMHeZn7DA/Y3uw3YXkV23U0NgebHcrksQ6gf+M7cG2i6Q52O7FwTaWg+3V6cE2loPtNf7B9uqeg+017neU7MFxlRYYXfHKiJK9OK7yCvDQx3iFhvDDvAJE9FFegRP2FK/wd/skrwAPnQ0deCiPt7Ecbzekx9tYjrexf7zd0HO8jf0qbYUFPddruEh9iVe4UD3LK87gL/CKQ/hXecUp/HlecQz/Jq84h3+DVxzEXwyA3RlDRL6BOAFOhh7AZ3Q3zX8x+hbRtNn0mHTFhdpLvm1PyqQXHZNecoinAfbO3dhaF4PJvRpLsIfqWJLDrc+AlFyymM4IPdzGvYdbd/rUU+YS1saGQJ0ApHXRP5LSnVLPtrJSNPPK6bhYpu20HMjo/XJKtFjn5qPqp3gOKToQ8yG5vVWKSIo8VVwL3M7kWuHEia98dUNDF6UHoQ6dN9bglHo5loZVrge9YNMlj7duF1GZ3uPQchyHOjgOgXlZAeN53F7rThQOr8Db/8TK2h27OqXsnSt6MJ3xbG+OGSoN+79Chabt9DjtTglFOpC60RrUcdJRS0xHrQQ1rnYBZIO6N0yD9UYgBNGADktZy01ZVGiv9msAj6zVTVoHQ6L7ic51maKT0ic6+48ka08a09LrktITUEBBprs/KT7R3ueiuLJl7jBbFPd7aiY+oc+hyixeXq9LjbQyyb7Pdg5oGxOp5AGFs2xn+iiXT0ETUQ/XxV5NSo1sF5U82D///RLNDRxhpUSEO6BvT2MV41ssczkW6I7h+Nv+WhEDPXc70HN3pIKuzIE+FzrXXyt6oXO3QKi2GdC5jL3jHUNLcqDn1NMlZPulTr0thgo2kyOq+zTLqbddpt5uTL3FFzf1wr6ptwVTbzOmHqRNV8vU6+MbfsBTcbVOxTh3KiJm4WL50u4LTUW3ZgXCMbip6IEYD56Kq3XHG+4bhCv8GmAqXiGOumYq+kUPmIpxOhWj/KkYUw55wYm42U3ExYlU8YDiK8eZHppjIsYDJ6LXijkmYma+bedm5dGVT4HgsiVGflEPIKnEo2ii5pf0uJLml6j5mySHPym8Lzl8IDiZCjw7emvXS946MQsar5jWyc1i5iaRD8had1aSuY55NljJs8ESdzbIsNJQIC7h2WASHUSXljgp0cUV85o2j8uo8AP2X5sc+VLy+UuFz68DzxcfmhDLa9rqDtmT4++LD4WSgAleShoYEgAx1k2ezwN2mNRsA+wwpEeW2MU11e5J+GTGODAefD6r+weO2Bw4Ejlw1HsOHAmanPgHDlU9Si+hOpO0CzfRAJeYqIQ4eiRyHlvGM7Yc0VAsnDmqtAGXkYjTkViSjsQyNxLZb8SM644mJ0uPsfcLNrzdUhpQLoUkcwkEj5BsJBwB0wd1lRXgpVZ6sv9TObyvTcazh3fpv/YyL1zIMj9O5kX03LLcnlvGil9az03anlua9hz7rd7bc0nacwl7bungnluqPTeZ7blJ9hw8rNFzy9hzy0ykTO2xkbTH/lx67Iqkme0xhaoVcxPAxAjstkpAumdV6vENRoFxYo+Etusw1sQB6Fqps0hwvlqwRppDIq7Lo/0h46xgcSfZytaXJYqsgpZ0vyEQJe0VIqQBqJpczwedJScMqG8ED03gAV/XuYz7HAdqrVTtT6Rtl9MnLf21htY2evt/ZW7/L3NbAujhA48FGl91taGaVdy22IrVyz+jI4CXfk1C4Kyip2RFTq1YLdZwANrwc8WlYyKOCTN3HTpyEn8r53I/lyOFBkupqza+nlxOAiIFSmBV3lqiHueQvfPWchpOxBpPEIIRaBAxc7BewRP+JKwilpJ6iyIK6yzj3SUUBixLluxneK1lCV4vY3muW1c34N2C3syPfVi2l1n3MwoODDJO8ZzGX9MoS4kMet7wJgbMSId3JbY7qgRWjLzbmSHsx46RtP5ShHLFZP8st6x9Selcex8Nl2RIqzzWXOdzG2APP5Jc9wSyNq36m9sbV4v9SynZN9vZn5d/3ROtF87IloM92f5IrvsEb32iw2/luagOJ8VZbO9FJsCt7TdlXM/fzAVKblHz+NTHmHXuI9f82JdXvVBfP7LrCB1Y9z+OD16fyZW+07ru4yUpZcreJ4a7+/BcyZSNnI8x62LKlqagp0uycfd2RaBN2t+fX3RdVOzpoiK7iHXm1NFyOUSrsOSARqfER4DrDmRn+zQ17q1F3FQ1GCLmxiQ31Ul49K7khrpS3RLN9FljVqDLzdURhfUEuwJi17VwwFkFE4pFLGBRtyV7cgNlejfTLUKXzAndohfDVKspssXnHvJLHTJXK8Cze0fTroTdrRK1WgrrblULdyyfoQXofYVa7bhww43ceNFeOOhpl9zkklvTKMU/VS0RCJdOOKGJVZyzToh1fUmCrslqQDkThEqMa1mYQBhmMgewA6dXLsO6QfzJ3i+LCRpXgxUdg4UjRgaB8EDImewQ9Z8QEWMMOnWM2GL7O5WT+pz8W7NRjsScCXH5Dog6sC6gU2skqCkqsUPQmqO8VSEyXhlpeFdpUEV9GAsCGQ1hfg11ToAMhkBoFWybZe5jZTrcVVS8X2F7KhKf6IBBz0KMY4WFL55ql8U3pE4XYFh/o21GlthMPycyyM5Qt/Tm7n20UyuMMGT/eez/LdwVuaR8BNcTSEzaxJhNtDTRPEFJUctZ4nJf6+6iP6Y4F2mcRna+HxzXeChQ54xdoSx4+HCTKTUruvtKUxhb+vZ21TPTFZ6vN1ThMJYvNlfabT6Zet/WJDgywUDhicLYcqY7xo5dxSiH0g6mRvxuQafAfy8uxBKLbDy1VBegX+5pIwx26ZZkQS/QJhp3l2N6xgkkqK48+cSHF9+x93BqTyg/Z7EWAngk4qI1nIyan6Eo0LyjmuQ3fceOav96beG4QfUa6lKpfkp2Mj1TqeFqjaaqZXUGjzyOpyRUzQmkEVwhom1XuOwpGnDFTKmXm0iJWngbHjoVBk32y66LWp7BZvczRjbVUsNScBvWLhIALiKdCndQ5rlqWAJAEBH2XGeeO4vN85Q/YvtdNrbf9HqoMjwnw3PIi53KhMQSZdSOhGlq9xD6EkVXUKgbq2S0p9AOAcIqE+RGCSFSlTSXPPU2AUFJzhg1ieZJCWj7oSCMAdotuN/tWBR+jKxLtqnUNSHpJSRgYV+nzKCjxrAwtBHiEc9PrtjD3vu//t3s3/3607sOS3BShi7W4PE48EkMebuFFHkpUq/mv3StorKzUk/EBi9dlTXfGfK5jVh/SW819K3Wpb3V0rqOzRTGNDV/pjDf4av7WOnjW6Jx/caKS/vGCkVyn6JptKQA0bpWS5q+tJKm9a1Nl/bWJn1r66W9tVX7Y8dMYQf6A/omdAj+9RHmFT2eqYNbooN46jl56jn/qSuCm7cHN2vqlu3BLUCbX1xICmmoaI02Gbb+QOxs/2hBvQyaLsLplYD0AdTgASIsB6nVa5havWLaUZoBR6mtLKiaVI2/a0WwoiUCzbO+lXmFxi7Pwsr8vAS1rrRr5nBR5XYLfMU6r/BOa/CK4CVNXoFTD2T4NdELAZaQikC9twzrjUiQek5FUOazgfo78Qw74p9hqxnPwJHMGVZiShrPwApVYWjD34knHD58NuAKY+KR0paaflhcwuYJNACSO8QffL6nRobv9T5hSe6WRZcu4zLDoX0Oum+UlPrkzhfcZxOMljLueXb3HzVvSLiRUaYWQ+OJiErtBbL+yj19HOuwuQOnh8WEu1hkLC+QN4GfyMPAsHOSauqMOKnd1KBK2TgjLrFK5AGdUFWZTBXdRzUy8Em2YSqNJIu2wb1gJJmg4GgkWUDBEWcu+mtU/dZqHjY6N9IKnU+rQis/9ZD5xBgNl3meT0ew4ttQL3BJzzh5wiVFTV9dE04xbuOaMGGgRobqXcRLi3AgEldgzFkaMR7uSGL8/oIbseTicrtWo6EbWzvgzEJ9YZUJpDGu7UjBHRGgYYtnOwjJlizEKWQcP8c1yM85fD6wT7fs04DynO1MgAnXpxfwD08vOIdamq4aIU80wg4y9Nu3OFQ12ywOY2abF1ocs5IbDK4Nu+4HDF8Y0akwEB/9hdIg/4v0iNwPWUyJG/QyjJXQIE1as3e88vQhBhsNoFhfhkg7wkYgAWnLMgpLPI0hl+tiWrdiT93GUbdxU7fxvrrV9UsZy3I5aEvsI0LZgCMK6zoPQx/jEIUuSxbOgpFKkpMTnYWeHyaOiMsEsJ8MQzAhcc+XJUi0WJ42TdxFDyL+xDISFtKv6wwDmNjrA7JK3f9R4EQodf87rpNpieSoR9PgTTcJvPFiDH8AFsRVBFZXmCGqbcBhDmSB+4Cizj3osIEos7eJ4z5+ybgdFnaR18UdLATDVCYkuCXNGm+3zLMRVwnInoEcW5QHsq+1CNMirUcR5hUfu6IDhIswiOK6fIJLKwS5MJoU79kR9sOIC2LlT+gOu3pceiVBr7iWsFdGMr2C+3hcwh3xx0eB9Ox513Lclvv+tvi9ItN1sknUZEm5AbO8JuvtDU06hEeSiti7h6Diw+VmkpruOB0fQYSLlYcgIltUBsGED6Q4IhT1oxdW4bKCicus4PBDFByCeClBitQ/dpzGSks9SzyoUr1ftG3F4bY9yrgBZldYkIzJBpCZY1kAR5xbwkLklHy721x32qA/x/f6QEQLvQe9BRZ9vvRcZ7H3TuzilfG7/YWG/YXywTkLjZym9vndBDLrK9UjnYX1ucoS1J3FFICMisyDYr9qgu1nhKu3bKQjXJlDGhGNmHPRGqQSSVEsKg+rbc4kbqhtznx5hKl5yYgxE1qClJoJhVIoU4C5sAUkAq/C1+B0J6lxAtshEussDIYXnUvGn5id1Rtgv2AgnSybhVx2wblkytwYFXQbAmA10kInZyQY3grAumhYPHqHaQrFL9G7Y2DnNI/SJzWYaZHQzHZTIwLGsc6obslVK/gG4ZJehZj/y0OGKyOxnwYr+p5Q0y8h+PxZulJ1vOeEawiPtT4uUmsG9fN/nLWs4HnLCnbWCTPI0yXvrEtZQwi18UMcT2D39iu8kllIgJe2OXyGPzGa/FmVQGUVwsc8zStsDv81rxDCP8Xr8DbGTEAInG20lKzwEwe1UPFmGRFvFmGM3q6l3KuFnNIy7tYi3qgl3KxVFSlA65sPuma1/lx+OAmZNsmIyCr08u2HmTna42omUqzQhJfkmb0ggiiGcZdzJaX7ApDSKVBDci67mtB/CFEeEwi8+JguLU/o934pjEoSud1w7q3bO/GKVNpWaRcN800Nf1FYB8Mwl+QopxAIcafs89Ilw0sXhZcuZ3jpkmj/i8JLx4h+Rq9PDSWElyg2ZZvagnBRQakIcz9uBVsSHLSg2EZQQ+pRkt+iNurNSZksap0sKiRj+WWXOJjE3IFBLc7r2wTnB4qlgCl6vLYLCsuPUaedbFKbBd0WyWsUZR6Qb7KoPvV3xEG5v9uslx/Fg6HxQmSzA36ytP9kqt4vutj21juRIoaXcwumehcNmlAFtPl5PfXMBqO+LKHv6ceYFJd/UMEuu18THRCl7q0/Ep2LKZa8OQ0xtCZiOAxxPwKDyfmOj/+l7SapKaGBqeWjPIE+NhXhZIL94heNZkk5kPCAAPEwsXohz0DHCiBGUmaDRO2LXlQPG4xcSeWRZXmZbLP2QIM98OaOsGuQhr08jWMlrykCj21gYXADCb8mjYEjZypRKSRi/QHrZ2lyeUbQEaq0Y+DX2oHyxmW2DRVscIC1IQmWK8FHKcqTbBpdQzcbGX12vv5+XBQYqPvD+4r35zBmhbmA2Aof6USplE+8hs2Wu+f9e4x2oZOiAd1/OHFpheyGXeI1gW6Lv3pYYNbsLkmNBQy3XyqJKtftjvKReG8AsD+zSjzzsCgrubAUW38o53s88EL5ftICsr6mxJGUkHffj3bKfDcw7/5i37tm/NBzOmyQfBfNwIG8i92/0STH8F0PqRySK7b3myRX3PtVNXmODzKGQBKjMnvhTIDB2vvt4LXw6i49KTzgNGW0SCSV66DDKqYxEGuWvuo2BqKpWEPXCJ+wGn2ERdVNUTGewBxgVaczQCmJ7wMdx3tr9xM7NymxLziK1kN42Kh/O8XuudOy8ha7T0kHef1/uFOc6DISIy6hdNsfS5f3oox9vRZVJcafWWESByiGud56/qHU3r77Y3YQeOMPDYoOdcspcuXfWtSgFv8Zw4f5qHw4sYEB+dzfWdMPKCy6o3dSBOspHkYPpDTzob5P2pCLZZnISVk3rpqGVQzUEIQSfGyEBZ7mFDvwLx40kJpiUMVlPlOfb0p9qrL4d7iw4LRRV+ClugG2KfeC2UhlG7r0NLqjx7tDxzoQEWEvwtNDgoHetAraS3Dgj7IO/LBEpes+9CJYhod4FBG+32rxUWE1dMLyPXRtUr6HChU+x8WxCal6mSfjctJslnis6h3RPzsr3Vtz3cuW6vuxCa5vQgMx4mVHERoLOeEFyz3hBXv2CnayUrwNLyj77JANL9i0O6spbkQRqYa8skbyyxJbByJEohnqStOiE72qxWJ76uInRasz4onHyt2QMHBCQmwPa8F46S2zS4Jvp3KhLLiNQ9gljZLCZGALKNt9coj13cfhSOs71Fffjim4PaojOGp6QiQ/7I4RMyx/8AiHBYVKs0CETQalwkYKYsDfAQQS6oySIknIVBg3kyEjmm6ynCY7ju9TS4dac8eZRxpB5Ue5s8p3h5JR8gpDjFPDL7EfgfggSlzTi6Y+zyuZVD0yCVR3WWZpNWqwhqCYPClzEQMSY2L0z68ysfdl8g6xNTX5dGhmL1HSjnVkPlV6kR1MNd6vi0HoqsGze1nZ3QsRdt0uG/fLmL9cNCBS1Z538chP930oKeWtcvJPnFnlyjlLFnEgEm83/xaDyBpgH5GyWnw74VHCRDigUFgDAknhv/iYhuKpdO+7p6MIjwHIz6A1tEPDPFdEmyz3r5/oSASBWMR/3UiE6o+bjRLMxinGka2IesUsdIGypLE5EVD0BPIK6bwXiw8XyUusAmPL1whWQyjkxc/G/EhSHHkwNSchjrN+wRzsKmz/j4eRQFp6XEy6cgeirCrLyt2p+MsmNM3+sqk/PYfDSsbh0ChxuRZX7cbyUigQHu+z8MpDlXK5XAiCsFy2JPa775KZx1dL3bBd7VYxDCV79w8f6rlbxt2ivfuF3nfBf6bh1WxdOLUCQ3Wq1gP03SkE/N8eVOq/HARQ4elaq/1hlhdU3HA5BCczXA6623E5oeFqzKudUGBNyI2HrbPpHXldGE3cDNMVM+JcT2MZW3sCqoeiPZklSUg9NFOCow+UK4w+B3VlIaVozsdrVcNIaBV9XPmOv5wfRf4x8PlCym6Eey7+fwU3wbHtgCjlQSxTy59KMVreL5tDRdLPP5RTtOUM+EDKGQyBFMIoLpZsIBNV5NKVJF0JMUP/9ox0REle/kOjYXrgkXTO28yCHrtCooNX9jcntZtjQToUPrag/7f+2i09qDPPmW2Jn49pjZIffzBdet3nvugGw2X+4sN9dSDmiD5kFye4yi1RVKFpcMnVWyyj1Qm6X+4vNOjOvlMyy5nMnM9r/b7iLbQBrDi41Ly8uVQBoGJDSe8TlrUbubeBqpl279e+s+4dd907fkyRfAZ176R27/j3qXsX/aC7d/EFu7fsuveFS+le4Y8q5I8WmG+ge6eOeZ37V17nCijwWh5zodtGHwd5nZvbuiCvcxk9we9cVvQ+qpzweE4bSwK2NFP457g8GG4Pfpg/N4evA1yr3dV/WT5C3JZy9w+5Vnf/J/81hh6oZ89gztktcvKYZ3mXEl0JE1NUt3CdYX344r88k77oxmzM9me6RA0evaIbvT+THaYbX+LkGHKTY+ug0ZOpsUOnxtbvx9QoHWgO69TYmp0albypAeyG90rmyIU+n5ka+My+Zks/s+eiZuAzOgOHv5sZOHLBGRhfGnXmjPPFkGO9lxyVClOi5Is/nkeOjUsgx8hrimlJmG2J9rO25MkHOM9+4QF/ntUvcp4JAZdJwBXllvyGWRp+LK891QsOSHhJrXhYWvFYphVDl7JaRByeopuGfisyw/ORvOaULticwK0RyoV2Kxe/RkgXh7aLe0gAj5zXmTiaMxM75cwk8Qfmo2dUPkRLIZf7bXt0ulH3i/1t0ucv9y8gaTVw+1dO983R8oWXIO5AmQ0k26nRxdM8aQUO5Pko/XP//7FiSH4XLCdki3J81APxIw/5FqOHc46w6NoPvFtq0vSO3TmlyN2vmF55+gMiBkTUoA8YMpjjq53yRHd+dywpT/hH2PryZ+zA83sSkMZUKKRJY7lbpPVh2VSz2n30HTpTIELYy6Pf+cIWyoH6vyyGtyiDYSuhVllL68buLz+ob08loilJZGj7Xt0G+7Oy2EPaQ/jHzmiLW92o9aTaBwEGIL/CFakwPvZxr6pnOJwBqxrNXdWKreq/fEe2qligB76IaHndKoHj+OJvmjbu0Re3douDX7xZX/xhefHz5sXX6YsH2XF5nfPGC3ZOnJHHPMH79ecDIc4+wa8SwMUNfyV/+HsFwwbQnVhw1T4iqGSIoEoiKPW9W+bblYuhAydsqV8NQQtECkU58qX/uwBLXcKRd4MBt0Q6X//aKGwQ0zAc8kcInqI9wj4a+yE4AFu6V8Np8EIcbBv3WbCwI8F2EEj+x3kFE/AYHVlFVhPkWVsFmm2t85OLNNq0WEUXtvhHpb8pIPUkDnyt9acPmjX6k5Fy809Fyh4+FlGWovplBS6WV42OOf+MXtOHzYGbxcuBu1OfKTwfivcCz/D2CXuK53Nyiu80Zgp/HKZF1s1BvVwuBaWySHlj6t544ILU00qZQmt6bm3TqNlvSqnvZakWN+rR8yqpL6VgaDx+ixk4D+A/e4aRMmBHsSUSuP8hDijNl8RcdNhYB3ZaIsPvRgeo8IOpH7QAuCQwxwJ2lijLGxM26s6xb+453BkFTDLNHk4iXMIJmEJUadQpAR6MWc38pCbWNXMIQJrZzaPpiqfkZcS/CyheYvnCWK4Bvdb89EmAVdXoytX3cGAeLnnBBPBwlYEEex6eRxM8cDYL/FIrglWBAgrZApiffbKM3sw+6fKzT5YYeqPBEF1+bpGBvxp0WABD15RKB3WJ2NqgjSNdF+K0IFaCmkustPDy4Bte7Wi7F8odxt/ooSPr5dCoG+hhRGSC7KulVpIEQOPxhkRQIjXqIXmNmEwbipMDCSgUaMhTkMuD4KZRymB6Hc+l1w+epwVYTVARhvxMFDvOQhO5Nd4TAXzQd9gFvZ+O0ip8QVQXrMM7lJVbVzioQBk++xbqobKSfXBP+uAOO5sA+E+zSotErjNr3J9ZZnYXqWcOChJDUsKBVcyVk629yIi6GVh5kR9fKGBoVbvukNHzDEVGjaHIIjEUCTKGIgEMt/BnwrE8zUghrXeeMSvg0xF0NWJrA2utMi8wSRLPYRpdS+y0MbHPHTahL1o29lFdFgXq/gikh0RrtrNg1jOnm485+yNj/+a6P37bmd00hl1gf31uFmFVyQ5Avg8H9xbSIQXxHQHBDtXkeoG/zuqqgQ+NiDqxmSyYhWVeU2LaBYw4eKuZICbKnT5A7QLvXSvRtzFlFhwRNaKJTwP1AgiU7txJCzFFW3VRJLBKSajGWi1ofASERFSkaotogj6hvRXb8PFLbDiN5jDYonT9ATdc/q4nlh9juOEPDW+kDa/ahlOnv2QCJxeMDRM1iZwDhf9+GvG2sOiL8ScJfFQC/o4KoUkrqPajqkfoMbhBdMdQdIYSeieX+kZFSYOLOgUG1MxNgmTrjOoRkKOgqwpjHBnr9mSRVlO+/lVCj+D0cm0nkG2WLhklCVb2fOoPrneeCXruaF7rXeYgp2+iiq0/VWu6oGnrrKj8+poYEsljZ8+YsxPKbD3MH4u1Kk1Ve+AZ71MIj2qYtvkGer3QoesRVFHfhlt//RNhkGOjkJ6Vfut0nyS1bA+plcxhsdz91Tzxynl9ttrz7PseTM9g7rSZfeSxh/pkqtlSDC9sWUzDzxrGuVvsii20aiPefcYqG3ufVha5W9KnK/7Tjt99T1E0i9p7l+Tek9pVXNJb8Xfm0CVuLBjYqdQxyDpYpb/H1eDQdy9qbYla//jdpPStHZf21g59a8+lvbVH37rm0t66Rh259vOMKqkDM4UDWtKNl1bSjXM7e9V/ajiOjOe0madR99++I1XMp4KaPHlr1P3Pp3OePJ8jw0W/USVN8bUgkE61CW3jzS7kJd58iTJzyd0QzWBAVff+DvBB/rJwj2rmrQiZWmn0VpuaiTmWG79ygnRMi6N0nfrvpwevPXHPwvI1XViGLvCRbgnHs3L3Ww8Z0c+fqE1YNIEGRrz4UrA4d/FSrb+cGcUuLuc4zNghCARsld2fU2U3UAbFEdfk/sYDJrfYTnV6qJl2d/0C7YCMotIjVM0bbqQeEXtF8llsuTUtaEZChfS6jybEq8FIc7v/WTsyyo53akYX5O0IgR2VqEdj8Pz75dn5ORqDHnEoinjYbEBDGSrOPnT60T75aq94c+Drtg3Ut5E2IRfKo80ofyuM8sgxyifHqPvnp3MUQtlHfvMhYwj+HwwxTkDaX7ECxnwajPzhIY6woAjLA+8x89UQaQWUHuOvmNpvUdOmZg0XS7CQ9glEXZZgK12iaKTk8OIDF6cUosmp37Agl2DT6ttqX9spJpdW4zi3xrGrcc4UG1Dj+BJqXObSYs3IL6HK5dxVoeyvCiD7fs4qt8rlnlUhr8rpVJ6b+ss9hJcz7VPq7yXtnGmfLa7YNQqQ1nvP5M2NC07zuBvMUYAgbJf03EPPuWoG7SED/pd2fGbdq7opVTffeZ/8qN/nMY0qiHQ4KLFLVi4aMwVbsUvucclrXPJGixsGprUU4fuIbNznizItqE+CtYR8+vrGxk+qKADFApAkm3bITTt2m3asFkxYEhVBUYXfMA3KLPyF7q9ay8bAaZ4cEfqZP6kapmIm83zek3ZLxeTxJlC3oG4a1e/l3gqjM9VfNy7UAN1bA6cNm7PuRuIq3tEXW90Q1S33VTdEdcuuur//TsPUXaC6Yud64er6Ryi5oRxewefwiu6GN/DpxnfBgX/gXTlPfm9qk5Llo2dSzeLPl4Lq/SY0GU3jS8JDjh5Qq/ZetDKqRQTJU2evSGAitSit9FhoV7saR41+9cZEuWpNlAmfpibVFfVPV5lLVYtpMFz3m5PImWeLDEQdoGxZ9fyy1BOqQuQgY2xY8Y0NG8bY0IYOFt94IvDUPTvtiFpqBBDYrw+Y6OEiGBQ77WZSVVwhBhlAqHAR7lLsqRkQ6ETWTlvgcPZJQP/BndAxBUu0RsraTZfsU8cv+ARk7bSr2j5GacaziMjOBTeinfbQRKfJcLiRaGPo7Vg1hrQGiKiq3mYRDWkjMaQdMnbaTYP7RFiIJi0IqmIsXaHAhxD6DWOnXXF22vju+x4xywEluXo6iKX852XitUX91y3diS4sHb99qFgpl4pxlDWzPqfzOcLaVW1YHqP7jjMmt4jcKO0Bk4sONzlfs29DWeRWg496ZerApBUURq74sqb2yTNyQ+1szLt/cza1aIjSjVPd3ETQVX8kMOH4uPDLAbYpATipLI9oDRhNyELapZlTrIbK+yc6dFmgSfoElzsKGpOK6JLgtUerGQv2Im5lFRkbKIrps0fEJuIJFdRmPrUjEDPax60N797aq7jx7K2dFtm4eDfV9cYDnQKdjOxsilIfJtTXWvcSttVY92Ix8XyWNGhhILa9vHM2vSOvq3UvG54UnoTbEiddQHBLWV9+ll0FkrC2JIYsir2qu27priFYwtIgtmcIi44kzFAXhUGNe0ii6IjEkE6RLKsjFENmxTq5evpjhgqSFGtnSijE34uCjJV4KBqCmPVKyeNd7zQbTS3lVQN9jPVPbbf//UPpLlVxNttfeYfJrSM3bcKHzprcBnLTZnzbPlvu/VARH0qLtFsot35X5O/Zlyt+kQ/ZDw0LspXJ/aBtUbP3Q2x5WuQvn/E+lBb5gv3QkF/krP+hdFbOvtfktno/RKPntMiPP5RXy9P25RG/yP9tmYEql/90UM0MoaCx/ndBEPVLcsVo1/yvvEa73A368irOVwCTl4gcZbWg0hb0KZq73wLDwqAg4t1a8cr7ujVFilWXVVCQPgpru2JgAAsAQeJB+UjlvTmmb7bA4bimGrP+QC29fL+Pn+fk0x3f56na5RzKSY+4/QwXLPR16DEdlKx01Kh8wLtYKIMJb0jwuNI+Z0/f4xFOSnx8wFh93BurVsZU35rg11IT/Nct/2lVHcIf+lFjgo/7ohFNKvrMzb3P2ND4+J0ZEPWvka609TI9mvWL/TlWUJ090JYRIzjXE90jqSXZU1odemVkJ3NMFw7P9RA9HZH2eyYzefnAkf7v2Zcr4qRDZyhCgOf4eMRKDGXn4/HrISscC1/HLszxYUitH8SrLkvP7Yr1cNKJFvSs3BXrylAqYe22iyTqVZIvKj2Jd2BgjMF9BxexvlcXB3104pjv4eJbTae3MdNLbp37G/LV3X84nX2kiEfS5eSn5ZFfyD7iVhDjRoNuraifvhn+kvZoYHayZ8bCsjNeYvjbOfxILspf5BK8RIrYWzjsYdZTBKCVNCydy0A+VpMazo2g+1/6zTIHWM0/lSfKKffIRT7VVxwMAahF1VVNHMMGukWMUZXPtYwAhjkVG2AQ/lSeqXSYqVglp2LqK9Gy+5BxgxABIEKv8rH/bcz6UzNDrRN5/4yi7f+VWiHxx5qw6IsoDWferOCxaqrbqfeYrRbsmtz6e/OgVrkTZr7G5RyQA73dyH5bob2YSHTqbA1z+i37/UaPhCvs76mhC/ZUkYM8Pad5/yYd4ukf2BDDKCZ1ITXm/Frxra7iarPfsBgBxhxfH9vjtS++ICW8O08Pe8EB/4e5Brz3Ey/2i8uzJV8aPfYOdPNAs+p0TWvCu2ExVLbNrfQ8/HfvyFFBPWVbkdXy/MU7jW7of2rCsx7rVCcgsWCAvB7dy6esQjw7A57P2HO/ZOn/MA6zuNxM1MSeij71rj7ZdLZ+lCZkp2mWKrPF5fhMhQOt0P9PToElAdDpmSes/Ku1DQdz2nD6ffLRse+wDSWGYvOV+vaT1+iusAdf7munfrI18JO1HgP3zCfpp1HuDh9ollMu0FBmOJAyu1C7k+xOB45p+oybglxgEIltrhXmTKBLzOngB7nGRBe3xsQXWmPw2NCBJnXI4b0ZeXqqs8jdsP/0gb51J3fDDrq/+Y4cd7+cXTtwutMBkz/HJ2PA5Pdnw7fmntov5rtqnFIavTuHRnM8My6BRvuK++w7+lRCvSvZ02f73FsyZYopUTCnr8YfVcNSxuy9bKy3yWSn/sLdgtHnUNLCO488ZJ95j5WEez5sH7CbDx+wiit9/EX9pUBH5SnBlfLmhnsBzjtnUllz0D83XGZNLIz4u29upA+Jz0lfAzJmw2ntcyvzPx4y6/YFKhOYb2hrT58ZVCHrWFJXzwI505vvi2dBRT0LzAEHomHnWVDJOJb0NYrQvOpTUFGfAsCoeT4FQFOjT4EyWT2v0qGg0X3nu1LJvSciwDMPmNY474K6epnk1F68TPjlj3v19r1M5qx3xdbbeZlovbvx4BchIVYvE77ovEzkRXqZDHzxZn3xh+VF52UiLx5kL+b11Bvx7Hu0p5oX0VONPLJqdP/6XakizWVemMZFNVgS1SDk1yIp5r2MpLif5hLr9aINefDM6ay33M89ZFZkn8ZzZ0NOtXNnQ1mw8rITv8V/xr771vQBofifTY0A71J1LtQZzvu15BoFp6VM3/D3H5sdIG2PeyiS9FfMA5/qK6Ve/69FMfMiNJkJg4EmWbykXvRYNZTHfny8TbTvrYqXEQpOW5guSTkbLW1zGT7D1311Xyf2v9UsulI1i65U9WFCauldgQkB4uRLoQh9Apzdbfe+9O6+DZ2oGfw8xYI3i9656sRBX393H0cTMgQrnqdT192ZSq6A18hnOzWLz1Z+6CBRLmteKHM/rPkrJqTQr5hCYym0LmiCUig9nENTjU8/PNAvtPt7g6tY/35UsZGtYjCwivWMZ7VVIfR7c4JY9gmcUzkt1NJ2vfuF/tZ5pWLJ7i+QrZ5mgAxSIRAG1bQ7j2E4VyxG1vPrviyBZ8nZ6mcFkaifji0YUK/69qYUqTFUONhLoedilp5LKT2HHj2ffXfa62VPgcZPR6k3jQAAm751zkQO2DzxDE4mktTntH/Eyj2oE90nH+z9PNEayoZSYmn49LG+Ya11H3h3agFqXvRrK4YgiIdTz61tPbe2OKT9g7XjcJ1RzTzwO/0oU6kUqtZ9b39fhmqJkg7bi7s5fRo906cx1/RxX8/pyKLvysOuIjwDaU6h6qAA/W9BKOGJnKyz23AYespUApMoFprF6eaNWWSlQhZZqZBFVgqzyEpRT6kZaKUHLGc8FENfEaYr5OdtFUq+icgvnTW51V4FSqzy3pSB/zNtYJ/SyJftltSPsGVcr6hReK/H8Y7tUXzRdYXx1NVvzDontRgSTswVkJ8hbM81veTOnKrTkNPj4O9U0u/E9juF/u/06IgK9b8N89s6cHPyO6FFAbc5xp/tO8YPaJg7XbWMM+WjwcU87zqbeX4nJBfb2XaJLrmj+HsNf5TtwVRHN7g6gYvfczE7Sm+//xpYgBSTTCcRrW6MxR1DEJYyk4ZVtBk6bUr+tInTuzJtiqYif6+6XepjsPbrYp0xpnrA3C/7M+UBoxPhFO6fKYE3Ux4itlwqPfjxh3uJRRAEyPpFPSoyiyDw/PuMqPD8+8xJu+95T3gI63Ige/cYmdd/XabrfbBGEGfJSHEh23Uxs6jTdRLucYS3rzFS06CV8ZViEjLOErzFdC/yAQ+YLsgeX1vr4Wtrhq+t+XxtLTWIi3DEqLUeOqOPfKqvnHr9C9VIw844DaiRFXCOycYU2/9NVzL1VKqpDo2muvIZH+JUjQGpWuLTvmqpCDsCau2kCa7oM2dUAp6XLdqncH+62v/lg6l0i1aNsZHdiYymp7LwWGzl5FY1WIE3ypVmZvt3FqaQNXmHpTjdEM+rsey8TKZ3WHKZ/8dqsn9bE95nOvUJ5P83zYd8MkaH14Fpq1L0ID22hP5JKU7Zu0zL/kap+4qgAtu/09+KEAQ7pIeqSGVClcpYwUOc16a4O9vfpjivTZVExQxxau3eXz1IZ4WC6nNSUN3oFoPrxfAMgxzUfWwGPqkyCLgtfoaSjFClCWDtKU0I02OuuoRQphAqvkKoQouQ4pIxWj4Z9xEKLUIPxqHS/XEVSVF4EmaoTw/8oTvwm7rRbCaPqkSs10eBJJZsW2KByKCdOpsSa1Pi1HDTNSXWpsTalFibQkNh15TYawrMO1VQW5V1oL8psWsKnUZlVtmDyyPaC/XsrGoE9czkG0Q6p99vRPkXIJ24+/F3p1KGOOVOg/QAHruNzH8rl/4zhhIft/D7llWINXYNw7cRIf92hd2ESrtiUM0NDn6Rbs/HufVQoEnokfiGidst9iwwqyX8jRgO6eEFa+qhpnrwcc8WC8cOH4PFpqAqM7KO4qFjO2OU3HZdsbgDJfZ78g5PgWuWxJVhkEL6wLpb5p3HH+59J6lJWjpQLAAJuY96HWsSndNsm7AhDAPHdbmFnmgsieKNxB7mDlOWUSmnjErZsnplZfU8NvtQ2qoPqsx8yEjQyla54gas/nwc1+4XqPe394dLiBUFHYDeGrNK0PQlorAYw9KWprh/IineLs3EpSIg+/BPgPswRjSwEQE1CrG4rSvIdaDROCMjqpGNC0uOcam/IDLJhR9KgRWMg8FeiP6kv+o/e4bIxfdMdIaeRL2GJKgi61gxCL/0mwYx0quLjT/WGVZyOwfMBTm2nuu0rnnpU1//Ty+75eDn5EjTYgRNKbTTbHrf+RxCAgHmuIWAheb53bdea9i8zIPtIU7vljtStvxAjYJfQKvdkgFZFuMhBkjUkIjahEaC9rBzmyby5vepIzlvOaJdCeNfII68ZzKTE1BgUhk6kY3S30/iZ3MVFONs+mA7V+0uYVpf4iQ5Ia4bhR+YdwicQx4M+uSUKevxxbmllWH3648Y5uJLxiXSTUdYv6FdWEgmur4INHSW/U7C+ee6ePqGcKEXu6RTSI31TdAS357WGO9rvJGSvd+9U+SeRFjGCDFURLkraNyRxt8rcSm9hEN6MXtIL/FEriE/JJ5Ew8QBkWWqK3FADFJ7yPglhdZvSmtCgs8S9GiO8AYurEH+q2k0g2546hijXLSMSo4hDSSYaKeg+AShC3JSdIK3P08HvGhjFvQPeNFGgUgiSV/MgIc64OFE1yta5ORxujj7/Kz7RjznN+ILfcMe4s731b7+zhAxW4O3G5zkD5xJaUcJq5TGqStrWNdIw5pUDOlEIojm0zkSxzAVdWqBDE3Ari2KSxU3s8Ixja1r66db55B7U0IZyk9PEgA1uOmCwHZBNW9eeRVQgPGIzrfe+Bdb6XL0s2EsqFrSFzSHiOjk1mq7vm0XXdKYTu7olK0hMCMrlhiNMhqnIUISn1O/GXM/4n0hzso5078lt/zTf67o/fSON0H36TOpaDnI81J0mf/VSSttZslxHuysR1LjIftAMfPArzjpeNDjhex/q17//SJQtOPMguRFBepxoSsaFzo6w7UZFkk96YoMUVlmPN9Ew/qOk9tjR9WMRQfnrcBSQvHS+qDQJoOaeJ5TpdQGyvOcKnlSqYbi26eC+k86Jzr37vm+d8nM4wMlikbJz0hoWAraHjHdWrLMlwaI1uhG3RqGqQTcFZKtxBVqKIfTTL//M2r5Uu8+qIbQpQnzkhiI6dbfpACJVREnLTt5f5Fvdt/D1/A4iwi9SH/2aadarPt+Y3O2tW401Ug8mtaqhD4qcRWhgqI00VefTvpw+npJ7bjkrQoVC95bMoTqNc++bKe4T2btSASuqCprDc5Yb1TWCqSsyq5zMhSMYFWAqgg/hOEqZ+ZMIT2hfUatzeHs96Dr5LptjmtJX4yjc7BYlgi/NqJRriuo/LzRkLWgUuxpC4nsEIcfpW5KV6hgVLIOSeQ1XqbaEntJo5oRCzzkSjsO/IgCTWAlXnarXUhNEDz/UKes/mKeDQQnc5xo3ofO6IPn+x9kDCKIMUQ8UbQ+D60Pn/HvcaMMre+D3rP7499Wiwj+9Pa4hx2JrAUL3GCzTAiPC9c1DUpGSVEyyoqSURFgDD0RXEOqSF9U91mususYzD/NLtiI+mILn8kVYC365sUSSlm8LeQGppZE4kofhxccHdDov6aCpm7xhhSpq6hOGJH9aYO/FfswvUxIrqSRg+lVhEkt/gTTKyKXUmx9SfonMlxKgwq7poli3i34VvQSwrqmUXyoLmHc885QlhMbynJiQ1lObCjLiQ2RE9tHuW0krJgJj0buathyVy22pETuqkXuahiDn1vvmNofsiPDymSVJNxYi1hxVAexe+y4SPSLiBGKAolEZvb9SFz5JVKZCawfiReb4palDGI5ZRAjYicWDZcn0UbKCs3WkVggJX2xgQMZmhDfICh4aEJp4Ks8lXB9ioVBDIRBbGhcNnxcwqMVvMBDFlBtmPu8LlqmhYFPKYGAEVn0t9inlMBQyrBQStyD/jaMrhk2lBKzuj9nqxszvkqdbNeIHM4JkhJJdGNCjpHuCJgpiPTpiLYSRi6KJeqTQEsGaXQjGV6JatSSvsn5mGB7UShQYuCoZIgRrGM8iCEfptR8mC6fphMage2eugyGH5hUTq41asSIaRbLagc6rggxzyZ1LI7nTBgpRouShUcna9+p2EiLuIKQ8MQLRqPAlFR8FIuThIRO5HmYPGsk3wHMYcxQhzE/4JerzB99/uLMeIK+A4sKEPWcDV4KwwokIjjnSpgvre21Zrn9sTNyBL6HlAunalHRS7WLxoHaO40V9TQmVdcAMUTP0ZiW1WuFqy7JjNHP9H0Bb44e57GIAgkJOvgjxxiAUhyLTyjvUem+HRoO5hZ59herBRAShvRC6o4ePUdU975zn3ynQsjTY+Y7NFRmJtXpF/OB0P/AwaYIOUePCces84/rB/sYQ+ObQnw8zLhhmmOtuOCKU3a5X7347CO9lh76ibKGffTfYJCg66mPwT6WxOLlHDAHl9sxQcP9J9vi2Ho9Di2xgPwgSLqF9vmMxarxLUIjv/TMLU+Zni0gHFxA9hYFp4zE5z1Rr/947CnghcqEcymqcK5+kyDl3c/wViXG3QQbfRNnCbktRNS187PAeVOZpdTOLCGd5jmhQnGTQkC/pHmuE5xj7B6E9euE5zqFj7QN6OVHOs3M1MXZ1824lC0tpdyi5R+LymxKlEAyjsUUVU6xGogE+k77ZA2i/aIymMXUaCxlhyr2XKtzp2ctSWMWpnh56fNo7/m+QoYFwzi/CIWcAHVdqIj0DYWjQEPnfiNxnXib/0HD0xYtT2sHRDhbE2Ex7TvPjOh9VOb7Utxiqj+U6KD3dOSQY5hc7kepllUN4+DUWEzSZ/zbsmUn5UMSALWCi9qVZ5/KgMQUu9X+JzI692Iqyi4aUbasHy9qTFFmQqytGlhjH51XWmoffS1dz4puKQ/rn/dQHNEbFXsDPWFdM6HTVQcFQZlQpwWRQwGqrtZUCaTIHplRcRghdeGdq4DjFIcGJKr6kiCS8rHn9TFUfKZQS+1LCxkhUzUPBCRIjEspcn7SsOrQ3DPyooeK9NfGGt06OJCuWNeKjRHHAh83OlvRiRedkY7n2BWpYxef/glrVOudk36y7MIBT6ddOEf/GJPTuumNjumPINsfaee/u9+SvZZ/5AkUMBw5s6aeiToZaqb6BlXoGyegIvSNE5SSmmJ/NKWCCMbnW8XOWbnI+RK5ekR5lYv8iLHpyU2ctZzVfJT6cwleh/GPiax/TJHTM1L3GGPgIFbfZgQ5X+mxVUgrZz2ypDTjchVZlyscPu/OGk7wtJ5TrhlGQokMZUfvAn2TOkZdoG8Cb4zOpQTmZf6VHTgeiCs8ENd7q3Ph2qQeU9/JSNUFWM3zb/Bq9w1bOyruOcHa0aXWruCcqzxL8bzaFfJqF4lXiu99Me3Nz8+JBU6/HlGCI8r/vt+Uv1pQa6inMKWJUGnCiMPtyx/36W/ogAJd9XgsOXG2dU7i7p76H2XL79UVPxwCpqB/ja5cuAG9y12YnSzDbrL0+0nKbCvqbCtaZ7RQnNH4xdSKjaX+xFzd8t11RXat/e0YETKit7vVtpQNvp5rdEfxpDEBUiT3XHtEmMhV1cotSa3cJq2J3Dj1lMARgN1QTSMUrdUIRVM2QlEan2iFBjJar0EOsiaJKulOgxtUe8MbfK5TP+R5AZ1XhLo1nq1jpftfH0gtH1iVFcfkrt2YXtRXWmIX0Xf3KedpV++9K8aGcWqp9tQ7UipS+8O+x0+7uDylXj+5Svcf3p261rm6/+cHUreeWu73w/T7GbjY3O97O3S1/+4f9NmJqj921hHtZ4xhHKGOqdMxhnEVESxQgdypqGFcmQe56hwnRQGjh/1Fn2GcmBRk4wi98O50Yyh7HA1tGD7RW/30kXr9A4Exw6w1vWi3Ypcp76b7UsnwWGX7ZdEckMfSKZo+nB5C0pW27EUST1dal6kRTN3HTgeF1LNFRf+sGyUyauNAXQBPXa5usakbM03dYr9uxaxW2Vcxxp6KMbYnvQ9V4li9Ae7rg0UxRfzO2T5b09CYKN/ZjzJhPFnEerlCsWRV3WIqeW4x/SHsUnijHAePpOz5y6Bw9ZapZWWZtawss+bLMqvpXZFlgmfO8ZbxZl7GWwYfJ+yLKBD6xAP99rhpSLYhXfAauuBV0pBs9XTJi+mE57RtGYeWMkUxFXVosZqs7lNn0qlbcz4utV4j/dpcRvolCuwKKU8uji74WC2t3az7SEV9X3rfyfNDUcihi272fxrc7NoPstn177LZoldWh56KsRrzHXpyQjXW8xz/63mAsbWLcyiiKL0iXuap+49dA87mmroP9ik+nMbzdq4I/T7poVrKOwZGHQn6vdJDNYVPH9RP/l2xlPohcfXpW2xKfYtNyS0tJeuiVIqscVf/mlLKc1Eqcby/by5KJH6hqMg6IHlygL99ONWYl3odgC7STamU51lT6nVR+qkHez+kAWWV2H0XJWgEbqFVjcGhdXX9Ey2+8T2sK4OEeONa637DmfOn2mPvvezjmV9sjvFT8ur8nnf3NjvJOjE1e5yYmnM5Mc3Z1flOTCXOvdKAuWep8fG5HWJmlQUdd298/72CfvWR3sH+HnsF9a9bpQFuK5+rXdBHIQ/D4OJ9FByUXo6Pgiv6k76PQk926qPgTuTpqezZD+oC6Z2vq84XGqTyB30HcHVm6PVsV2eG3tyLcmbIqdajWq35XrXC7tMfNKZfXxzgrPBHqbMCbfvhrFC1zgpBamCY054kC9TgOSvEfc4KBXVWCPvqjMOYxvxc4NdZJJe+qKL/874zwmBSyXNGyOm3X7AMit9v3+oXKYZ+RIJBQ//lfoFMaBwAulHGEd9/pP6ZC9JPI49SxEGhj6rMxocl/JBI5cCnFHvb3f3Dh3vFko2c3olznsNpJKd34jxZlN83Uo+gdwfvBQrAF3N6K7fwWj/+QA6lpG4ROW37VzZabX6N47zyUv+JnPKe/YBZ1/2aq+Wh2s3M8ZFOnBHYxT2zLcPMfcy5RvhinVwHiYBQj5FYUIhXhKBaqjMJvSKqouMUs4sqbSwYBE8mTeoacYuc8tQBgucU6wAhckzR6PgOEF/ut/2jP8U9NPcVI98cB4gc28SsAwS9AoJjJmaihLZz+l9x06BHseVyP/39d4voE1jE3Rc/mEpny6ndVJB6Scd54grffyIqfGd/Mfrnu/9nSIy9U6+oAwR9LagBbEHMrNSM5Fq1Hxl5F6ss9V4sViFtKobhShAL5LRfUo3nkY9Lax8NHeR1qEaWqlRq0A7lzXAICzirQjWSCbssPz5GrTQlW/fdwwcoUwf4NY1oxCXEGg6J9parUen6CYkHsfyX1LgMSmmC4+paYoICk3BO0apJ7XqMqW+gBjOhGPFJ7aRIXXB+y0R1gW043TsiOY2IdxmEXltCUbgfEzeh9HdL4v9pyep1oWZCabjKcv0RZ6PAXe9AUze/gOaAB9RErCB2BRPtImewfrJgglWFPQHHQkFxwT/p7wp/V9zvhFUSOR4Vq/cT8FqM2mnNX/A/xoahEpxcN8s7iaYKWovgu6qFlijFebWo/8Jg8qhciDwq+eRRMeRRFfLgdKwY8uD6hwZ2WycyuEjVlDSqhBR2pFHtJw2r3ymOPJjOhgyFVCyFeB0V9HRU0NNRQd9wMcxcOzCeOj0UVK0//QOdUz9v5lR/x30nc+q3B8+pnh4zqPaX1mMD5tx7v/c9FmZ6TO7bHvtl02OzwXHtMqp9+rss7OuyUqbLJPw23vydvi4Lxc+s+1Eham6JHw00OiW/qd0wK4ZvlF+0w77ueOAH2h3/l+mOyCzK311vPJvbG2Kt/bsSulP0S2L0V2FRA7rg28EPsgt+xXRBgNU1pxMurQd+P78H0OIrCoXtBZ68Q+2AcI4O+P+3IW8b+s1gQGfEc3eGxwYU+tgAYaUuprGxNPbutLF39zR20Ff0DXn8e9GYQX32vW3MoK8MaMwZu1T1EmkHvrWEpNJ6BF49RFtmiKdkKScYQL/+LnPRlBOwfoH0gvdZ/UrwXX3FnyXuK/X/4K9Wfj9gi5GO6BlXUxe3SbBQu0kUZHPg12Y1XLVrTd+YcrF7/j55mn3KZGjaOaBs87Q+6rfhNwa1ITo1VxMScXyRAAui04FLjOvOinZXpWdQcpoh1b9XSeLelCSCOUu/V0u/t2cwlopW2rwV9LwV1L/1A91ZPm12lu/Bzvp7g3fWL9md1ZjTB3NsLE8MWH7gyTfH6pN2eqCdHlxotbF32YBjUpNIXMRkqE1p5gmtKArFpSBDOCRDmA7ZzwxaMYM5V0yz3YbcZ1l8eHErZCAr5H3pCnlfdoVMS9Un5La/In46yF0Rp47PtSKWoFO3k/h16Rzm+tC2U7htZ7A+KY/NvdLlvj2lb0/1zP75Wd/71p+IFdMtvR754y456ZJJrp9+vkf+/p5PNFSn//l/9D++xnhcCOQUKUbJDaK8k8VBk+IB9iysv2hsHcsgcMlqiwOeCMVOEV0DFFG3Kt6CCgdDMTzBatUgRkYXnXQe6toCnWVgHP0s091h7NT3dBAFRm7VdxfECx4UFbLIQENafZvB496Mr5Rept75Sel2xfG4YWIPphfslOpdCcgjpYjoqM5TtwaXoRsBUhDtAfM9ql9ponkqdsPd8HOUVRXeVnSKOc+WygpL33z5Va+vDuB3XfiJTuCUf4WfmhUjoQBW/EZ7u/u2CZGS1R+fjACidDquPzVvdfKjhetOHD38yrvekvxIYTX+jh96611vOnXwxNG7Thw99dbC0TtvO3onE6992aGTd9154q2F/TZx4q63vOro24686tSJQ6eOvOGthcNHT96Ntwt331u45a4Th4+cWHfLXfcWbjt+5F4+Kol1tx1H6rX7+O9++Xe9fi8t/kb9uT/7U96wt7z08UMn3nDk5KnCyVOHTpwqvAENeZWkbr3rTXfy3+NvuuPOqyV95N5TR3A59qaTp47e9tZ1t951p/w+dPzoG+5Mf6H6tx7J3ruDqfW3HT1VuOPQveveeOToG96I5NE70+She/enmTaFWuGJ40duO8WWnzQVOSkVvPrI8eNXm9/69aOnjtxxsoBevPX2k4UduHfXicKt+OyRE6a6R4/gLfm941V3o4Yn7BdO3XU3P5C85cShu81HNP0G/O07ceiOI6+5u3Do5N1Hbj31ykOnjt6lY3D46AlkHL3rTvMKqnXkyJ0oU3ocX7hTe5IJNO/oHW+6g42TK2p558nb7jpxB4b41Km77iicvPXEXcePF247in/WvxE08zb03qHjhVNH8M/6Nx85cerorUj9E4zLrbcXXquX/XpBEW+Ubn3L0cNMoUUmdejeH7JZmjh19PgRTYGm1p08+rajd77BfPuaE4fewl+sAq+o4lFN3HX3q21aa5v+RC/ezuvxI4cOm0dvNEl90v46iSd5PcruJ8Gb37Zh9relq5NHjt9mhlWStxx/0xEWcuLkkcLhI3fiX9DSG950Apn3vOkQLnfedeeRwm0cKhmco7ccPyIDV7j7TSfuPn6kcBc6/A1HCoYmX3bX4SOFW1D5N5wAVR8uHMEfx6rAweI8Llx771tPHZHUjYfe9tbXpqn9kjpx5HDhTpR+2FGWIbXr09/oC/dDe8P9PnIvPnQYCXTIiaN3njx6q3x/HZpyqPDPCv+0cPSOu+86cSp51VuO3nbqNQcKO8zisquw44o02dm144rDR9+MvJOn3nr8CO+ZxBW8WdhROEFqnSlsSK5INuDfDck0ninI1FhfWL9+PXiUtVhnVpNAQCxT02uTDbedWF1YvbqgM2RqdWF9uhxMFdab59bfjR9rE7msXst/zQ0m1992Av9402WKI3cn33ZTY8qUK0m26ABmLzINobCAw4fuPnX0zUemdLIcx+IoZaPbeTWDzOTRe48cnip0El1KdnYKO9Arya3HD508yR/7hFASmRL4nfxIYnu3gH5h1ZLC9gTNscQ4IzfQL2uRSAo/WitoP/OqhSGZ/e/kqRNvuvVUosvpTPLao0e4D7j/3nzoRHLLXYffOpOcvOuOI/33/RorYWP8BtzXlT57PyXDdGpm/0vv2wnZ85+uYJltKPOfW5HsTO19/4477rqTY3iymy73mfsy73LviQmQNzFnuEvMfR+LZE//m3nLXYGt6H1fdgxpY34V7I7yGkzFtx053L33yMm+++vQurtJhuvsPjTovmxWmf+uU1oX0nZ9OZPY++tvxQDddQdo81+sTf5FcvTOxK5EV6cj88ojJ990HPOL/8k6yg0vfzhAzH6HJdx4V899//hx/4H1vR06tV7nsL2f06FT6733czp0yiv/n3p7HNYRO/P+Wd/7Zouf6mnf+ix71Xvb/Pf8br2+uDvN6j71obj+KxUmxZkP/wX4e10jKAyZR4bx18LfiMkf9fLn4W/M5M/38hfgb6HJH/fyF+Fvscmf8PIn8bfE5C/18pcV1GKQ+W0vv4O/5SZ/hZe/En+rTP5lXj47ZLXJv9zLX8OxN/nrvHwO3RUmf9rL34C/K03+Ri9/E/6uMvmbvfwt+Ntq8rd5+TgI89gp+Tu8/J3422Xyd3v5ezhUJn+vl381/q4x+dd6+fvwd53J3+/lH8Df9Sb/Bi//Rvy9zOS/3Mu/CX8HTf4rvPxX4u9VJv/VXv5r8Pdak/9DXv7r8Pd6k/9PvPx/ir8fNvn/zMv/5/j7Fyb/Zi//EP5uwd/dyL/Vyz+MP7vI3WaudhF4i7nea8p7q/fe2/D3Iyb/7V7+j+LvPpN/v5d/Gn8PmPwHvfyH8HfG5L/Dy38n/t5l8s96+Q/j790m/xEv/z34e6/Jf5+X/378PWryP+DlfxB/HzL5H/byfwx//9Lk/7iX/xj+PmLyP+rlfwx/j5v8n/DyfxJ/Hzf5s17+Ofw9gb9vcTC7X/0Y7Pv+vv1nd7/6n8x/3+QffflnP/+55z78yTWvnnnPpucWPP2aBz9y85eTH/n/AA==";

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

  return { draw, code };
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

class WhyPanel {
  constructor(trainer) {
    this.trainer = trainer;
    this.element = html("div", { class: "steps" });
  }

  show() {
    this.element.replaceChildren(html("p", { class: "note" }, "Select an item to see why it is as it is."));
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
