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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-LQ50mtBvEQlXhScjloCduxDkKjL5rXmcmUtCLjNdUQc=' 'wasm-unsafe-eval'; style-src 'sha256-Hise9RLHfN4rSkkMQ/m8NFn0Izedujx9+a5A6qz2C1U='; base-uri 'none'; form-action 'none'">
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

const moduleText = "7P0LvF3XVR8Kr9fee+299mPtx3lI50hee0u2jy3ZlhNHtuTnViJZtoMcKMk193d/t0kc86XHhsSP0tz7+VpybIKBAC6kxEAKsh1wgISkLW1MixtTKE0LBbfltmmbggtpMZQWtzdtU5rW3/j/x5xzzbUf0lEI9LZfoxzv11pzzceYY47nfwTvePCbwiAIwu+tv+Xt0enTwdvrp/m/8PTba3wT4Gv5FOPLh9+e6HexXhLiP+np0+6eRvk2Of0w7wjl8qZ89fDDD/PWtHzbcO+Sh/1nmse5zgT6WDT6iL7WeV/l6cHb2+adadN+NL82H3b9fJgNa/dqfINHPazXdbUNbcX8YnrX1B/cMMwFmfccabFz2v6kP9ce9sfwiM7dI2xsbt44ZPcA+7bh3jVPl9/qYx/xftG+ldMTvL3lz0DD3KttmyuatkFO/yPel+auVmUsOm2n/YZ12R7hm8AtvLw+zGc1HraLnGG5H9aPQUkqD+sdaNx0P3ZLU66WvrONmcVw37cqK1Cz15hFla9iPiF+xFKV64J2JjPt6ijDh+WOIIh/L/ndJGu3O91OL6+H/dqgPhwO62E+Whnmw+HqWr4+2LW7vjEYbEZpv9kP9+y9KKrXivGkFu/bf3EtimpRfEncqF1aL7Yuu+zy6MDBKL2sftkV0ZW1/urqarNfj8IwH9bql14ara4G/fpgUB8MB82rrhpeeqn8f7WetOrrhwbrtbgZ1aPapZeHsdzRr/cb9WYkHYqSen7166IoqEev70cz/7s0v6YZBv1+X34OBtFVeR7mUSj/fUMa1ftxEMgVQdwP++uDSB59uHE4qgfxOf5XP8f/+kE/CBpxPY6vbYbNa5tp2Azj4LpIHrP8f1mWRcMjMf7Fw0HcODow/7s+jOI4vSE4Etfzep7nR+JocOPqTUdvrt9yy7RWqx2r5fU31qKwXm9E/ehNw3pUPywDjtLjzUvrUaPeuOSSKEpqw/rw0hM3Xdoc3poPo8340oFMeG213xgM49bqyaO12wbpIIgGlw7yQWMQ9xu1waW311bl86WDwaV3aFcuverS2qW1KMsad8Rvjvq1mrT5Nfnq6qVy3TWX88rapeeap6DfCKM0lP/pssQyNlmx6v/q2ak7k0b43vBZ+VeLwyCq/2h84+lweuZMkp0Oph/7Pr48+RRfQvznef3q5Q/z5Yy+vPL9fDmrLy9/iC+f1ZeXf4gvX9IrX9Lbv6S/vagNv6JfntEvn9KXT+nLq39Oe6JXPmk+6cuL+vKEPvYlfXleX57S531KX17V2z/0Eb58RF8+qi9P6stT+nJWXz6mLx/Xl8/qGF4J8N9/xf/+Hv/7sR/Qp+hlP60v/OWVH9QH6wUv6svn9OUJ/e15ffmcjuKMPuOzpt/66Sl9eVLve0lvOCsvjT+T1r/pnm96zwP/RxT0737PNz/0jj/1zfc88Ce/+U9/0zvveeDB4J9HnYceeMfd97ovfitq/6mH7vkm9/lfRMm7HnjHnwl+O+q990/d/dCffuAe99N/iVp/5gG5+E/e/Z533RO8FrXw+iff+X88dM+DwbfGzb8ZhSCFZ8LmqUtuuvkvhAe+N/yJ8K+Hnwg/FX08+sfRZ6LviH4s+lz07dGPRj8ZPRF9NPpH0bdFz0b/d/St0dPRP4w+ED0T/UT0eHQ2+rXosehHol+K/iD8/uhvRl8Mn4z+fvRo9Oejl6LXwh+KfjX6r+EPRr8S/ZfwB6K/E/2n8M9Ffzf6cvhU9LejL4Ufin45+s/hh6PPRv8x/L7ob0X/Ifze6Bejfx/+2ejno38Xfnf0c9Gr4QejvxH92/C7ol+I/p/we6IXo98PvzP6B9H7ox+O/l50JvpI9E+iT0Q/Ff3T6JPRU/FfiP9i/Gj8o/HfTP4g+vnkr0e/lPzV+K/Fn4z/Ufzr8T9KPpf8RvKTyc8kn08+lvyV5J8lP558OvkXyV9IPpP80+S55C8nX0g+lfz15LeSTyYvJL+Z/FTys8k/Tz6R/LXk15OfSJ5PXk4+nvzV5J8kP5b8dPKPkx9N/lLy5egvJi8mre/6g/x3k/eG8enoluiWIjjeCYpgK0om4fQ1+V/jfn05ga/1h2h6ensSH46SIi6iU52wiM2VvMTc9gB+N7fgrv4Z+V/A/2S9LMj+QNiBiAH7+M20uHfS3M+30oVwK0qLSP5zqzTYLMIikgclRa2oT/mYSUu+bebvx+XyXfot4xBdlzvlgvB+6V03DoWFZLhMbsW/Jm95DLe0w8x9rS09zl7hyXIvmwjv4KOjymXfysuK5mVxMJYX6eC4XjQPxPk4lnHKm/Uj8bq8E3aey4uw5FResmtj+XFabOv4MPZ/kaa10/HDsRzMoXk185C7eXiTZY2cDhlyWIT5B/ALnr3vUbybtA9Hbel2C2vW2scJmTZ45bfp70VLOoGRZbIE0xCLmPH3J7SlTCcObchP7Wkgl2vb447rwbhbvu1h9lpcnTs6nJ439X/3ikd/4MP33/jM2XFeZNN8e9yRluSlX0R4iWRa5WVg2h1Og3FYNjiSjyvlx9Xy7Vr5dl0u2hXfEnn/isGBKJiUPXsX5qD7pk9+/1uufMN3Df/k3R3vGT33dTmr9s5XT7/Le3/3AxvjrkzQrhOdpB1l3hTgy1srjbZj7/ee3iSTkxTrZ8e9rNhVhNgbvaJ7tsjv6QiJFkO7CNMA79NpuD0NiyEX5Nt1cjL+MFmRn8a79Zb2ZGMafkuxApKUd3cUuxfcVKxMaw9tT1aK8HA0KlaKXYejXL7dDRpcKVaPRFvysnYkKuRl/Ui0LgQ9FOIp1ouR/Fu/Z2M8KtZki62ePetPvAyrsjpCPONdWdEvekeioOigxcBbJulwhGXZrCyLfLtZLgzWaXO8LnS0YFU2y5XYGK9n0r1V+bcuH1aLwTQVKir6eOkXHbx0hMJSUBhmebwuhBnKxE1CYRxZocQv363cJuvQnLa393H/T7m/ticdmcDvIA+RrdzGrOtVBX74TvcDrpNG0RTeYZZDndBQJzTUCQ3xuJG8rGDqy3ntyryukiJkwgxLUN4ou1fYYzn4XtFzH+7ZMLyk6Mq/+J4N/NebHPlYl4F8WdiziEgnNsBymrLNSiYTZJ+P4zZZTMlcUstk5/8VkbcjIm9HTDGdRSoTPQ2n5OfpBMxPZraVf5DzlOK7DC/tSRtMpl1kJ0ny4P6TjmM+Hd6kzKcDvtR0PzX503fxp2Ym6ys8o8sxCRVm0+DkOI+FjxXtU524yDtJoSz4zk6twO9Ylz4eNpgGtxd9nFOtYnDvZFi0Tj7YqWMrTaOTJMZB0cID5eeTnSY+neoIRyv6B6L0abnq9Pbzz8pu6ArBxQ9tj1eE97TkydLuyU4blwuF8MEd2UujovXpZ4oVIfqz2BErIMcV2Xgt0GELdIjdEh3hukdFIKfFBJQRYYHzTDou18mgSLEyCUogQifyMZ1Zz+q/nxHtSla3zhWuLCRXqIH/pDzMcUI17Vq03IS3ikbRMGvREqaOmc6KBl7aBW6X7ZXgNBx3ZQp6MgW9onNCmH5TlrfHCW9gyoTry9WJ7El5CcYN04tuN4kCOeSzIjfE9PLNz4zz8mMQvEN60Sj66IzcfFLWVD6dkgVFNzD3iTy0gXmXnhYtTnoqDDYvEjvhCSY8we2YyIZOeA/ve0VqJrWF2fSn8BfiKDudPGynitTbxFTVIEzU9PukMlVpkZZTFepUtXSqUj3y0IoQbI0z1pMZy+PZHZYXXd0EOWcvxXrUcGMykUmoyyhqsmuEC8skRNKSDDyWTxQABnfK9PSFOAu+Sw9E6+OhTFRNJmpCxig92R6n8S3e2Vq+XbEn5uosa16tsubV8cpi1rzqs+YVHjlPo1mOrOcWe8VbbLlqZTySPpq1q8s0jtB1XTvD0MFZxikGj2WryaK1G1mF1GW+5BdhcOWCJln2v4fRacpsMk2BES4SfIFhhE4aqhU1Iw0lOByFfrBeNaGsWiEKNhddPlP2m4SknwTEcnMojFNbJUVMw5NoV97ED0kL2MxFkH+ELdfw80M4T2sUoWTI2SHczwNnHBu2iRftl4jMbHqbjfwqBctPRRyQ8uJpeL8uTwyeWhcBYCJyFHoQjUPIYBGPsWQbow/lLHjkflwgvQpv3xjL7zHFUzOABqalqOPv9o0JJmgfZV6eZ9P8ASM06mAaOO84mAZlWGkLMxYqa4h0Lu7nJEuTEe/8mUd1UBi8yE0yufXjQsLyowjLEICj6fq2tLu+7T7n29xH7nOKz2n5uVDJscCT67I243o7AFkUcU6eWDSyoyE4n/K12G1WSFexk65iKiFh/1GnfoAbCNtV4sGtCaa4BhkrAJ0Fpzi0GkQt+UL4TYiJnW3hGTFoeCdrvXqyGrKUcchpJGrSvTKtsRxEIX64XWY2vFfEiIZ8E0GFATnhcMWPG7ief1H+g0osRR3nbf2KoC1D3JjIb+AM8oMKEhEEifqC02It8CiPpEaJMfue8Nx7h5oOd873LNs5Zp1qWNdA/nNFEBwN8DnHZ7eu2FzyOS0/F+fZbEl1s1n6LDdb4jZbYjZbkt2mlLBkPCTRP+uPhN8n2tfw/iL8MgiLPbml7EnserKPihfHNY29rsSuK7HpSpw9oFMb+12B+BHjkfG+bzNsCWfv97GROpZRVlcmcdzAgVdEmMnG9OFtdBbv3if91HeyAEJIVMA5e/Vzs6pkR6zqPJz0iZ1w0muXc9I/c+4Z+XbdzTIf31+dD44VnHAccVrIrRsckE4QWIZ+t36eaZkhqvX7sJLnI6q7FhBVrSSqiDv0KTOrnJAaOaR0NtL1iqaJcjE3IbVzdyx6aJbEFnXsI2F5Uhg+I30SIt+n+gzufmp+odiPcajrhe7JTbFv8lli8KH2k0DUSMpWDDMOlBnb0aB3313tHdifMLuU7E/GAlFUT7iTUITFdpLqGSY2nzs7YTvJ7Je3g38WqbA6fNUELz2JeZdFlqPwQeoXYhjC8GtFLGqBFRdEjj4aJMofg+yLcVwTITl6RJ4tFo5xh89vvHDsNf3ff3wteBsE0aopIZ35OHM52vIku1itRrfqD/IQiswQAo1NSk6mOo/tTxwrPlCEn3j8M5N+KVuVb9+18cJk8JwceYNjxRPPjSN7+608+cUKMe6gmRqbSc7RzKTPhnqmoVz60rbdFDuFbazIZUV7WLgum+x84vHJ4DPjvoypjWFDsn520n/mhfKRolI15evhZ4r02Ul6z4OyQSedjcmQD5NtmsrF8lke3imG+nDTia6IBqbJZ6q9w5hE9pcW9YeOvQMr35Zf/SnFArePBrCx5dgYojmr2tTV45Da009Vj+eaHo1FbR81ezn2aTorld/paSxePo5UuBI5oI5TFrJHgj+RqqLM8Ew91WRf5/9SxKhgd1GDhB5hC8qd6ITuf/csXCAqXkQGYXoS6TGd/w6aCLL/GsfCbR6JHraUVaWp2BGPzE34iXGXfT5z5sXXaAGQF1BI5xjaflV272NF9/FjwdfqvbC4yR+GVhJLR674zKRqc3hh0gHtdZT2sA8zZ1WlbFUzPUi0B7Ud9gA7QtjXuIZR8MHj3DMyYbCgb7c3YC3pibokf9+onUpMp2qgB5HeeIA0y46lpmMN7Vg62zG5TRRJUTNmO/h1nWVdatvxcp/Nd6lhuiScalwHTdaPBlvykh6O9suLuBMLJVTYcWqwDYnIAduQ8KWjQapyG+gVh3z2e2EMW3D4yMzaFyKdjoQPyEsuS5NcEazr96HMSTSuG9qwytlrohrLiSiXpRAVxw2ntY1TaVe+35rEOmUNtLl/UtchbkXFhPwkfVeHmzH1eVWzpJumz2Saclnz7g3h7mnRAP20sFQtzkud9FOOtq6jTTDad4XRw2XPmguITCe9WQ5s3Crn5USVWmC9EJ4EG1JwNzoltqR7NrIfqiXhw7XTkZnUqrGrbChkQwEaqnOCxpyZRIglgUGjydmcBJh20YywCDJv4xbnbOx1UBQm22oNnI4r19CVM5Nv1o5PmWmHTxkHbSGlBnuUSo96IHWcc40KQZR3tXHkHogLsVJyCxRNLFf7bvCiyoW0h/KKTK6QNS4acohHoP16ubh1f3Hh+ejwtX2PSApFW7aA3FRkMjOtcQN7ecmtBegCrga4LZIiyX8ELO+FSVd2S9EldTQyZ8+Um51p87V3bcjhDxrGDjcyhF2qksjrIhXptxveqCbtd0EtstdHMmSMoc0x1MUG3wY9up9LAmxXKaKcf+E1aAB/d2sjotZSvCyXvb705jpurss/sd9iFilJtLEp4myPr5rt+6CT236cCtqPSWQDDHuPqGlPTUA1sjGKEeF0CxJvDaIY+Q8EJBrL3gdNjHtF1uAUTQhRIXa64OlJ9sKkTe4n//vSa8Fj3vuvhWNIzz45Zoq2FXYaj70F5556iDBG2+D03ds7bTNa2Caph0bSon5SGHdLNl9H5ieA7a/g4IS/y+9NtemFRut3frVIJP/sbeyOWkqiRRJspF8bCVY1jkXXxfq1Xpftts2KgK+PNUaHLPvuZjeRlVHfnf2L5HOE948sMAhcQP92cIlaXKAtPeMJ3g165GRzwVAgHKuODdRSQRfmxYysw3gN5Zs2rB1ikQsz60nEfQ1jr+rALH2CZ4D83bEhJNreR8u8mOXfr3Yr9OA5fXY2w1vTjucT6qo8RSt+/LyIgvH0yV8Jbh/3F7oXxcg+HgodCzv/NIzwPbHHw1Sawdy5Ai9mWzxBGTq7Rp+mMN0MTLpT6UF2RZBPsm4cSIiAMD4r2X5GvI2huJ5kA5amUe+t8J4RurvKG9bAUXZ5d09206mzWzYzXnfh8tKB2oSSJ5zvFO3Fo6fl1lax64XJpk/34hXcXLZdNsYt9E7mPrpV2Fgsb1e8p5+d7Co72gHrlqGJA+JssevZN/25f3jJK9mV/ZvOfmS8i73pg6alBXPPEz9/y928R78schwQ4qN0Ws1r6Eyp4bxV7Oy4tYAl9+eEbzVtS8HLU7lXRvblCFQFSrldXXUYv7ycEjPvOjQ6qMrr8FmOm5jxyqTCRZl9+pmni/VPPztZshbeJKONjD4JeaYo78If2nAGwUvaURpvT1ZB05l4SQ0VyyNhwutIJxuGerNF1Csf6JdrFG0MYATTdAaTy0DfvXcbrtLgTTo5v/8avT4DWY6zk0ExcF+Lq09s8LBEtIvO2MzHOgzWAzeos3LJLu9TV8zo4HFD9VVAWOpq8EBDFZtIeR2tHPWF7qB/FYahsxoXwW1kGDAkrt+3fVuHR4UxK6qlRs2ygW+GDWbMsJ65Dpa9sVpvx5EeNzVo/miCslPZuHnoRKyu7+Y9hb6L9KnhBT1VW+Dt3lOzZ5ebyNPzmcjTxSZyG+7QpIk8xZ8xkcPw6yxFpXm86czjTYj6pXm8OW8eT9U8XtT673fG44qVPJ21kp/bKg4D+ji0y5Hy9J+xijezbzBzpMZtHGuTRCXH2DB+sXAjUAE8HnMwoVheyCrCcr7vu43NOVZZBOJKqJaUL/u0Vp3+xvmmv7F4+qOKh4K/+9Nv7WGwtM17J6I570RSmX7RmnjnT815JyLMe8IZOkwvYgIvYogXTK/MazTnbfgTf7h55Yz+5MyMPvHV9/ksn9F932N8PluGqHc6q/WZWa3zzp9eOKvRLdMtXFfHc77cgjxHYRX9lZf6stn91iyBHJVVZKhu6VSZsc85ByVV9UbVh9mQ4Bw56krdV84+P1bHe59DXll+CpbPgQfYfZDDKbcffuMerzu/AetU17OpyPlh9RQ5K4tMQ7gmfZkzJznU6d9FxwcmsCrUpRyqEXyki7GiYtSqiEhrMtmrEHuMejin3g7R2hpbESGvWMG1ehacRAAYQliyk5N1+KPWZSdkMNPKV/dO1mlZjQsqqg3GXYi3eY39upNBF30TdNGXH8X1nIkeoOrtCO7lGSuqtzDw4ZcLIiFgbgWF+DoNb00aogNX3L8QRGlfIFH3naevzxlVt3wfcRaZnOxHxMLSLfok4lVs6FWJykgwfSO4J+ToLtZw5q7pidtFMJPYdZps6xPq3kuKrqfYwvfmlk4j7jCxVA9kV6N/dWmjWXTlOXLdT2mcoKxouDDQxq4y1rtLycVfdDlGZLN0QRO7sN678T6RGDB5v65KmAiK+bgvdDCiq6G/bUlhDXIo+jUyS48QTf15LZNhc/XXECYmq7/2IFYW0RZY5Lr8soGHDu+UlVqB8LJWrJwSOXCtkK+a8rKLTbaKda489D9ZunVp1pBBUOwu+CrRTuVqgjSEGeD7ST4bfJBXN64Q0uLgg9wPPkhhiWs8XUjoSVqZ2FY3keDyIMw8ZnFW+rhKihGhGtaSxT9FEFFTL3YB1AP9AgbQ0hdwz/GKpwAtULWiaC1kar5gIOCqR52r+BiSOgMe6LLEfVBlX2hgBHIcMbYhqaqbTv2s62u7vSAQiFvkPDeSztCL7mUypk05l1ZVstyEWNF1kmX2clRLjEobznu3abAQNVFPGKxsg7zeKJGpsalrSEvT1zlTc0Q2oHNCsT+hPzD+RjVN6pl1BOCl+Se18+h0mlFUHHs6ZUvtgGOcOQHIsA1XhtX9ujFCUXDEtuVfKFyDLpO2BJyJRtY5K+ptHZJbW8PWYigRTe10e9JFJ2PszS6UB+no4i6lGqolXi1shaIFrgMJloKvPEOCq7CFGuqNLK3+afZSMxnBHSXG3pK+qaQzqK4M821piLHR0E3c7g/wp/YivrKQ1yQYIuwqCF5UNgPTtmOhbbb6KW0107jdrk54T+Oc4DnKYoYvQe4JGUWnPKMrnQrIFHp6tPRwRR/ni8RpnpyED3Zy4e1C43SAFoNTnYE6LBG+2uadI4SKUdIz8Xthyd6nGvysgRyhMZKhvxRMJ7Sbm+goLOJQZbP2ZIRFHGARR1jE4aK7eRxCscOUD/B4hGXmchposzl2p5j78SJxbyZQT8+MJkN0j3cGqnoGk1XX51UvunoVvMMPIit/as3GPpY/NU1g2Zp6bdd1MXaperFbjjSuEBdKNowwEFrOx2XI7XiPbIt+sQIDaB9MLJ2M7uwgkLQPTr0X6uaeYmijsPpmISA6b8glMhMY0kW4Lz/OU1bjLCEFXrTIQHWRfm0MVBdpcNxasRcTtxsvdeUbiObLuMRFgkC+XbrsDNosRjhj+iZQDFPVOSX7Fb0UYxaOlMJGZGLDj0ncIqyYLyaTqtwx8QPBi8liuWMitOnLhROcK5NCnvT02cmk6KHdQv43kVhNWgISDCwHLedg1hcZm2DZbekTxs0bqx2yk9jmjExCDGLidummmKpCEjMex2WpSfdq46Id2S8nBb9Gh4qaMDX5r3R2wvcT2oTLyzJZYPnw9NnxHukdKFfogQdMy5wHbSt44yDAi7CzpLfkdJk5a2bayN5QRrrVGG/FjA1ZVhPrVrOxbtCAftUGUM3HJv2l96O1Xw4lFWUaib8wRLSFcQGA6eALGBMmdU8PimFFfggBGCcxvtqMihQ9xKCEBdGAdXii6JbBrkh4jkEtEpUN0UAql88Te12/NsROa3S7NErXSo+eTua/loQ3cPsZvoxhgGFKVovEgUoMw4MqK8J9eEp1X7zEKn5r/NfEhjs3eehMWpS8ZxkJvC2OkcR268IjBo81TfEgZ4lL0BNMuouZChFnEeqT2oiIS7EfEz3e7HMS95zEew7s6kVi9q25Y/ZRMtVtCcGVQUffBCLxVqlmCQbLaPJ8pO2/aEjHTlKTk1THZQ+Ih6g5TlSFrP57JkqsVX72IERL0jxMfIxEKfd9m/OeccI574wr0bAaxLEzig8xyBFNkGBdiEvSielB4ZdBJRXtPNJBYUiZTV6ilIMt8Jf0tPW61GGXdOvIQfOAnDeLbulqR2DUSA0tdCnkdMUk3Ya1yXRqgqSBtjAGHOmzu/qLkWywUrTrzKcEyEaQnsnzt6Whmgnb6dm9WHRPMeImIqFqh5KiJM7EdKKIaWS2bv/EMMnEhszIgWgvpVgto8PfyQ2199E/hPQytMC0o6RCNbSPlB3tsaN15oXYlDFMf4Lp7JmpRI4BOMBPG89MRyIqJz2TmoAjygQoeCln8/fhrgQyAdSqGnhAT6ONauCknSVB+3fYGLvPSIrZLbfRdgq+Mz2d/xUXWZZoELphQUVwTKx+C9jKeyuhLZG/gIjO0kCWUP2EoUZLMUsPmzNRU1EEs01bXtqYrcAGskQQb0MaGozAGuKBhwIXaWbi3zTG7YixUVZi3HDDj4aRRDM8UqYkqIEhuBcRaSAoEM7t0xflVeJg5dWGxsrWOWai7Hgm/Izy6mM3S8zVsdNF/bny2yc4+TwDjmlAYeDd0uAtsmoN75YPwCVbLxdmKCeXNHHRn0Yk54OfKOKPf2v2byR/mfK5spHqSVTZJTOnkk+eTSW+xaeS8IuHzNVCC3h55LYOg4skXNOSQ52R/e5jaToRsqyT+36aBABe3ODnv+Y4ZgehO5C2Et0eCc4YbA9cmlLWRRQGfgF9JJQMOPk26tO4k5tF7YTwvaY205RL2UyKHmDrgj4DMlfMhK+gNZGJwMtkl9JcoB8enLS552PJCoI2VrTunnQ3Jj2GccL19RCcM20jFxbpg1MmDb2jSO4vug/ce798AzUT9BPfITy0J8/KhPm2VTCnw7gIrTOloaeyiTypuVPZ/7eMthfGbzJztR6LivxI227BF0MXXjZ1UQvumBceJmqgurp5xDY+jgCVRyZNhEEUzecmLaE/xIYhmzREMlKQTU+Ly0oVFpE38g8bfxZ9vC2jfdvEz5nkTlz/tF6f2WxM2g2t1t6mLpeq4lI/SbFHGSr9qhAWOhSchPnLJVOGw3epJGiYOXdyXYyz3MkNKMpgv92THQTGbW2T29bzF5Qct6JrRI2Sl0OiqsjLQXGBycsWtTWnhxrxsQtPs9P42vueVNvF9DGVH7vTx/UN2n/R6ayQjdAJjdpyCmC3dAWuqCLY8xpdsY2uLG5UYwrlaJ2O7sMxmCOci3bFTSgihyXjrwv1EYliQl85whYShC20QCwtEqA1wjBIPuQD/oKdlXXs8K1oE4EOCNBp4WU/E4jSmYsR13gGaUGS9/IwONrh6H04mg5HD8mLZBG+V15Eeb1PXmSN3q13fNzc8bFQb/loqPecDfWmj4R611Oh3vYhvEofRhO56EnzIcdm+6D5IF6ew9ET5oOkJB+OHjdt/qxp43nzrJ82z/4U0ihekbmtTW/Yzn/ujAZLTj8Ubud/gx/EW3CQ0cd63fSgegxqsqkWnqK/mUTN04yRTJaaPBxbVg5Yct62kQgMU/Z/8gMjcREZ6gfsuczTKFHBsMYjepFmUNOvjWYgT7kdS0yTdc1t0JonODd4VVEXi6b6WYRzjeuxEb8SSDUtSr0iOukWbRkBlPI8GXAZP3At2KXymTpyqCIkdxcaM8RYrZqS2rk7jqswNacR/ypDTigNhsocG24YjZlhyMmFcDmcWCnGgTmEoC79NyPC0+JtlaNb0/9LxHC8h2Gdbv021I3W9BEMuQ1Foq5daMMKICcQToV0Ww6PlNq1ZJgz/RuRm3dTO2+Kx14enIq7fsxpuN2cATVV0MxRkMwqaPP/lnrUR+f2qEdcAufbNq7F0retvwfTkfq2RzvzqI/oUb/PedTvm/Go7/Sp2gJv9z3qT2KwkLXMjXzHSeK7VFXkAJtf46HOH6EUwoPY1rvyyU6TC0KcuGItzL4zWupkbp7PJdo8t0u0udjJPLpv1sns+/ijOR//Qifzch8/fc0Ig6z3H3NX7MZz0WKCl2SxV7SZfTmqLI/NTL2gpUhsnusF3ZXqU4Ewoe/kAMy1pdGFtTTSu9Yv7K51feomzlu+K+QA1pb2X1hL+/WurQsjRUnvz07o93np+yjfjsq36+Xb/eXbLfs2e38SwwZUO12CnSSL8/DR+UDpW8VxjAALXjPadc2aTPNJTb12NUqFkzovaGhOG2S5GuUWSB7MP5humtdCX0WZ/QV2T0Jt112Qsuwo7UQbW+BUGXF7WqPnueMguxABZKQiaT5uz1wGld8eZUhpjpimrdo0MQTazCHPqtq4Rki3jYGJg2JCcFEXIwCEAnD1uZv/kol/rMErE6qiwuSNGi0qTdwdKM6J/pzqz+nJSQ16aK0DRTM1bUcIg+eUburM7sd/tsonlVZdTUBpHKGCblSSYmm+/kfUMJUsMEwxW38a4ZxJEOaYao6UsAR6WugFaCkDMvysjSugnlUMIk0IN02cnnW8f0AEHTk9G7QJQjUylvIOnekdQZTIrP3F+/IehM834PZtLbhlDFMIepVlmtnaRGarGH+ovjfZu1M0flG/hD2taU1SrhGZsdn5ObIkV/pJw0yNqB5bUR0KPUX17OcSzmu0wMZameVZa2swa2vFSlibX3rS2l6zqkW07VtEmzuxiHbMHZMabKLITKjYRK1pVy/usoc7brvnWVtnW04XG1sj39iaOmPrL84YW1XstKb8FMSk+6282DdNtx1/SpUppeWoJgHYkghiMJvWytmLSNiAP7A+nSb0EfuhvZMJcAZqwxOaTP7AYdz0pyI7t1/jURGBSleshvPvICLoN8b1MjhInukHB0VlcBBFlbpJgyEslHKMEE5JxM7CF/IHYZjY0+HQDEqL8ndGdTTp7IStgBp9Sz2zWMzbwQ+hrUPsgQMxAc9gSHITuk5mxJVUNVFr3QTiyt9Wv/SBeEvEkFRV0RSKaRMv65JiEmaMiyxv+Tv2llxvSfWWRG+h5YEgN4EimiQK2UDxG9Gt6fSQxyf/ahKmduyvBnMQNd7wTagmFM83abzHXGh7y4QZNBlmkFXCDFo04zYZZpBOf0HYSCv/pTMGvuZNSCIycFUtjTNm7CHjjGOeyxNEEncww7DXF52TwPbREGSZH+0U7qVFWSORYXHQCOTFD2xp5LGoPNtQ2Z3BqY0XDSMu1zCe/hwCDEWoNOJsi19BebV+5lm5pmXczyrXaB9gd8ci/qz2BAabEAAn5ke7xr9s1/g6XeNDYzodDo4J87PFpEwlJzaY/2W9XtsSuiENHQu8Fv/uHNVESjWZUk279CwaQnHxzz5gUipUYqNVXmw2msTAiRixEnl7qGHt15oX0TAZm+Jm/6tnyryJJrTPfEy9uj1WXdSJM0Fg7lBDQAd044URqFWO2YZKnfP4ayZCGJ4GDwKp9PXL+UK3AwxXXXdFl1eoEa+bzR1llfSKXK38RFvrEmZNkZOGqqrMoKsBQYmbZrXo3ekSoIC1JnAuq+Ck6pkGkJd4jHFu7aIEsHs2cGt3NXBr93htceDWbj9wS2LQBtIqbLz0Okt4/zbAswJyF4kkOzvZoPN7VVGeVnEgtYtVxI60aQfJ1ONfiBAROFOPZAesM2ckhH1509iOx3t4tWiMu3hLVmxay/ManiWoYpPNjcluWJ4lnYG92lOswuAsv72jEFiITRicVx+csLMhDM6bMlLJnxC9bZNC0IZEDubFhowtL4DZJpF1JpJfl16sFgLeuqX+9aIwNljoNA1s+HXjmnzNqrldOsIWbeWuIRBuZdxmGVsi4/M44KrhgPScld+l49AIWJsyVglQdnqwjHfVOOo3raMe9PerNnAtsskc1LraU/7JMQNgLIAJCObcCTnbQ10smYNNLlZTQ092gUHu8WafxIVeykpJP3eVVtpUrhF2uUfYpe1RurBHq8UezO1qoSu7jqM+8qDfMiJCSCMaOaWnHVp4Sf13NibOvK7aWAicgQSzKpQxbCIAGmcgk5g6FagDHC/5b8NrJlxLXwOsdV6ieIXKtbqK3HFooW4wCaoRE8peXPA9hIMPZw2IuJlhcs53+3LggWaqGbU5vQZSslpRPXeMCaSaZHPsy+N1mc/riiZ8O1tCxh0QLs0gmxCyLNFmxvVgY1l3luAWavSSyQdrTl8KEGTVFAfgtp8RBslmMC/Fxwx1+HowNxygI7zcIMb9prgcEMI1ibc1vIjzEOY/b+znAs2ZTlbPejnMkh+2gWhZBp8hqmiyTj63a4bPye+7qpxul3Cp8S7Qwy4PL2/XDF6eQAO6284CMXHXeDfuWfNCR3cXa/ilCV61sSAo72nrixiYCC0ENMbC+9QQs/REGRh4OolDLGQXrGF3cHNuYHOuFxsMzBOnsPDTDSIs7pZRrYrmt0YdeIQYOBN/Ib/bkd3MH4fC7syP0ocVENWmUsKK688K+/M31fMiOWpMWjGJfUPeA5UgFIMtEymgRwrm0b2S77VB5+JIndYjuFHXJTIC4WAChjPZg8tHhFZcP4n0MOiKuF2Sa1VVGxU6BGRoCDMPja5iTG2bJtmK7s4mcBpvQJwaxKE10W0FD3DKyMXMXNA6wg0Akjf7oJ0tjojaoT2qxKg1xFXy8Njn4aHh4YnHw9d9Hj6EzH+iUGyqhDx83XDM4TzHZOhEoHiMjDAQknvzeAMvJ4U1cy9xS91Cnh5T4kVY7GTdrDkQDfeAfqRNNbisKUNh8OzIxl1u2uBZ082BMvQR4y+1e4OF3QuLkVocVZsjya4jD7xYN6ep6i1tHloSGSl/iur0Dzg5Nlaj5PHhTDx0E7ydEbUFmBuYept7b3Os7MI4pKCqKBPvVJg4Rc+m8FyPi7/SaoExd4xdJ9SE7YdLK182A+ULHAydt868HOkjc5SMWKAtwYgl5B4OyRz8FmaDDKcKg9+ZNH0BzDdX5ttXZ/JAARSHlS5iQRf9E7oYAQEyRP6jRpeOwHVXuI9X4SVCltMqXrCHhUhWYdYmem9pItxdDIX4VsebUw1V3QNK21vswRZO5JMREy6SQe0tNk9RvpM0lXEh14YQ38aIOC3GInRdZGPpC2hJBUkFQqOEbe4VsbHYK/ykLdfuxt/dk3BDHr4HcacbElC7gVs3ir2yBWIQqgguMBVK4OQuFTl3nZzsgdC5p1PzIrWL3WfRAtfoeVKfxGAipf0ig/E4wnFS8DgZz4rN4+phIiM5OxmP9yHKc+wdJ+M5+NWLyuOEN8imucg7S/YVF40ZordMi5Al6xrXYbdY2SY+MHAb3eU97xDp4fKe4dO9otguLsKO3KUeO4YTpTKn+6T/kgzNldpVsBWCHiMKkJIZxcNQbo5d0gMIYrLKhbqIoWsXIUoNYayPi6lqjSjEHfJf8cEfId2D0g35L89/uAAOTHiYRTy4WMSD6x4P3uPz4L1CdOTBBlZRtvYew+T2LmRydcuD68fVvKhnlwTyJkKC9fGqTFZxvJMoh9iLDbRZ7LFbIXRA0HtLBrtLAaE3PQa7awmD3VQGu5cMlsu5Byuyh1tH+uAtTKYRCF0y24tkfBdVmG1hguLmmW1hXjP4FJiYn4OBERg10+R9Oa6ctNxWRtubl5azGUv6Ty5zycpgdpLkzAg1k55xbpdrpGF54mh9H+8p9F2wKIlZr+DPvkv1seUOzK80STnyMm4WODAJSFrJ50ydAzOtOjDTr9SBmbgkZQO5azb0Qsdlmr1SS2CTb1eyXNTFqgdbSmxOfH7S+mZn7ByxwuIRvlgR5zUZy7GslLcry0oVLhmZQBA3TcxTV8+8nm4pRO4zbS4yKL0DRnrld5JaQA6ZzPmw6DCOdjJiyqWkD/aKEbn5GlRXRk9lyK4UQ4D8CtYttpMT1JC7cnAI/IoG/Mt3LSJDC97BuvzbJZxu3SJEr2J7rwoBQJsVI0Yt06+GwhL1wXK/PFuy7Z52Wgny0pD6uWu8blMJJeNNQC6gWSikujvH1zMXJVxXzPdgJlIck/f3zphI8cgE8MJdFG3DibgKjEWHZ01EtIiMeSjzN4RYHmiECRNc41u1+AMrK6wbbMS/j9YFzFfdz0xpXD3esbg+qwrcuuL0R//sKle2ixnqmgzJrlpoU3WGrWhaLG2JWEukuUpyywDZLljQofEmEJTe4HMnmkhLjuB4XmEdu01ngOzSh7LgpJm5dEEew99HYnT2N5Kwc5oJ9SrqoYLEh+0uXuKlsgjdoqkr1/CJHQ08PUPszBRqql4MAzVdPB2z7gAu6rhAPpivEafXgdumC64LgTZB0ExG6A6s58L+5moR7x1nggvX0s/BxYU2B1ezxMxPudflHHko5Y4cSBoNrZSpJjhzt8Y6nI7u9bbxbiDMWt2aCaPGm3aH0dmQAm5EDAGQQ1uUQ43btImOpOr/DPku1aS1psthbsk0gLuIxmxdnU8Dun0bmRaBwLpHxIIvupZ6OMlEdhcnAcRVmkUCgNUn6HcXZNUlHL1NFnPkkjvK6i+hrPmLs1+tSamjudIg50v5U1Ql4mIybiw0p0cWuVIhusSwyitOaKYOGkQmy1AmvCrTbJiWyYbhurftD0AhrOYKYs1yYxJEHiDRbJjjq8dMznQF/BBo2LY8XqowyANOTvoPIqFcVrJlAsQoNEz68BlK9C9peOAmH5D+BO4f0sXEeEtgL0CRl1syd4tuJ/zeR1xtWyc/sEl9SNdGKl3FckhNWTX1BGOtGP1arB1TuqHapRsqWOSGSuiGCmbcUAkyH+iGYrmJVv5ruuEgH7VM0C7sJYGB3Q9MYG5XkSe6zLQsuohK7YmCg8xz9MXsUouJQ09UH73o3cFkSuOJWvhM54jqIco2uB2uygTSUW5BMbpjuJsVIFvlc5v9VpadKFrnyyDbrJo7aegku8Q2+idRBE++zw9LWDjf6VFCzYnkFfo6VlT5BQHVTpN6Z6eCf6kJA5XE7q+k1Xdo6rc2F5bd9d5bFY43FppCroiRnsYXzGh8scPTQ89tWE4wYZmDFMUSiI0Lao4B+Bg8PQ4UEoofJeNSkv/wiUkaWfa052HOXfzRlOGthmjrBtMgMZ8ZOIkUAaGXWv6PjC21+pE5M/DGt2VANsyihhCChiYOlVBGtUosfqgBM36uzF+Wenany4MQxiXg/RqEdoG/E+OniesJytiZBFNiYBGx52Ry6qyegNCjon7Hhub0mI+Q8eEdEMWtBmh3A3aD8B7NKTatjNPM9QODsNak44xESjVop3ZvEd+GkApipMAEBa6DD6IkY2Kt0sBwiECdl4mGpybbzPBwqoj3BI2tKGbHDBuXwvGHjK6xW+2n8jTywegecet8JnTedARmSNS4i5CmZJ3C/D4NXDQAalz8Y2PZDY3UcUXwbnj1D8RvVx//XfDWHojfwhikDocIZ7iI4v3HnfYgTDWdXodCOmg06X9rqVd4Zq7uC5NeBRtN2NlSbLSi/U5M5FZ0HcyzIfogLO6djDqSTp4ECjHTGCnldEwAND7f2jHxCxjeP7Tu97at2KH1N0TGoQ86VK/2lh8kgfv+iZkWeMA1KzpFYkNHPeM1dYmHDJ/zLQqV2ISOORTCU9XYBPyA6jnAhwlpR+js+7PGm57m/9Sa9VOw6Ie9KHcvY8WIStnilcjh/PyqrYQ0yQ4j10bMiDL5BWZPVf4UKv9AvRPtyZChGDh9hjh9+oifWDQ0McgKJhEyd6TQx/1Hg0OyqIPDAdxO2WE5iTqUmWCKPxLAIt89Ipi6Oh8qajXHmD6DFJlOvyzmD3nA9EvBdv55u+IPq9Cq5iGh6b5JcA8VSNiai/oGX4bmIgNbbE/8zIcZtNVdCLiibxSKvWnES0H4QOYVQjAPsDLCe/H6TkAkaRwmv3wfXm9l2t+WXseL8PkQJF3mg8grCdxlKdYyNavU2gp67icBTVVe0ByazHA4zLfiHmR6q5rua3qjBHc73IsIS1VbeqvycdgTwOsQsz1bXg7X/zN7PU0xNT7xjk7MejW4T5D2Yla/UWG6pqFkkYY4d7yRdNxIOnPdMdET5Ug6S0ay+FYdSWdmJL5brRxJhyMBN+hwJDXcbkZiss70QNuCacRWqrEk1nChS3LVQ0orjOr12UPTsIecMmOtIjM2qUvlJnTpiyDv/NctYT8E/b2vCP9EpkhM6FIcqzIAhRk+ackW2groWNXCZtyeidueEcOUFjWuQfBQ7beR+aS0ysjCBFpbhCE7VIS+gapJK4KfZXWMaFq42corXBs2SMcQe+LVYJCbvob4sjWlvVmrb2ZIkjktcpUe5x09zmuV5nMNcJMJeq+FT2ouarJprCfGkKyUMntRxxCQelw6Gq0kE2rFp+pnmeD3QjVu6klkrQ8dBXHt24/WrGotDy4ds0PJIDSl5TwpK/ekLMFC95OpngfQODCxSz+VFRLC+fOjyfJMRTh/fvD0DDWeq1VQVFgn914vfWih9sZHD39hklWOGmHxS48a+A1SZwrOfmRYbxhQZC+a/tCMkLPlb7aD5WZrLlLQ9Cwu4YiIsVA5i7Vw6G+o+pfNHL9eKmZIaOeOSB04jFGuwCLrGjGpyyqklcnt6eR2C6bN+5PrAcj1XpjklRkTtLLlh3OP64BzGesy0FUaum6TX45s6MZI4547pnxe84Cctb13kv5lFYcsv3pAjuHBO9XQI6jlD9JsXIPJQ1hAc0qrQqyn37t5fmkDctjhfNM25JDDL2Uz9jQbFZn4EWEhRIFUIbaRj7MDTLnpFoz9nRnUEhMnaOoaoDBEB8d0u5U5/h2rNtQx+F64dsQ6EnRN4lDgwr5cOUko02T2JFlx4ssK+GO24CbpN2cOss39RymcDA/L3HUQsgiOOThCMaZ3RKaWEstBP9JjJt31u53hTU8pm9zqutVeIFVlS2/VPrRpHNMDrhix5Gsl1AT3/DNzD6miTWsZazjSijJCtklTDS9N2BdHkChpe2m53o2sxWGmd/D9typbCODIamuQpL4MhgYmEHfhQExgEA+MRCNBTcoKZZcc3IacLySX//MzNqJtEpVnp5gQ27CdQ9tqM6Z05pdshlMTHGz27DEXaxYMTV3tRTzev9NAZq0Ql0k8BDVDj/1qk7PYL4yS5o7sH+9UsTcylSIz1TUUR5TCJE7YjpYG7CjyTYchdncSoLFjoZQ6sDrV6O+RzAzubGw+KaBh3r4T+SEs7ygbzz+jff/AlIegoczmHHk1MytqGGsTBYrYCRSxszYtvFWtTU3aG0vRy3dOlFTZzEyQQ8G4DZYdbupwIUYmzrSNkGxqybGKka7abjH0mhtmFtRSS+1iroak9EmHQdi52QLqN+lwTnGHsOkM4DFdJL2DNXlTNXJTNZobr6BXjxjyganq6o1tTNy3FJ07mN8jU9Vdequ6v0c6YIUoM3WYMgTSGXQnCcAst44zJ9vARkdJ445nCu4w5wi+T+/BFmogrJAlorrl9ttpUYYDERw35hQjiaQDBWXS/5oOHENAEJt0kaLGKkK+ZlCuAmQ8peG+MW4SWpRj7GhowtLlG9L0CabU1/ywPrKfukx80xRWtQGg4lIFIkipvm/rW2PzadpVU0OCzi3y4SrdsiOVIqvxoF2VIjPNN8xoJz+fYJpZMpq9aGSoSzmMlMyc7hcGaITGTvVjStgAIyJ32Dk5/m0k/XDGsWVlSJu+iFWAfo0zrMMsrngG3UvjWdtlRFS3Ilv6Ya2PR3/c+NAXimS8GB/6+WVIxmP7nHEFydioeUuQjH8CdsxSuI5dHYjAmDJdUhOs37/P4bmkJlhdN4ldlG+bUFvNX+PFX1BDLfTlgKr1NKCCG2seRpS/yj7QUlxTyzTqWlYQO2tK8w1jiEGz//aMxgw0dL7wmkMVYB9QNayNqOLRtj6nzif9u1LiZrF+pHxa91XtuOokTAKMuCvb7gssiBPpq1VQvtt4yGwVlNng6BlkcjT2n22xuT8G+OzvVSXpwhDJ6wb/CPKujaUQP4Apl4kMV7gF8OLHUngw23/9/SVxemSG/fbHWzH2+8zwvzoVYz+944qxZqq+KhVjPxmVbpDCwfYwF5S4Jvl/OmOCv8wm1W/Vh003AiNJmMFRY2/cJi3UjWC3KIW4QLcoqsgSAwamsCT/A3aGggsuaKuLsLpLA7tLP+gcFE9VdmlNd2nN7dIaHTPYpTXdpfqw/+zvU9azCtw+DbhPbfRWQsyjjLZJaxDI/nQUGZccXOWAtA/xUnunptLnMtIQLxSpJS7sJPJOi+TuXqZ3rOsd65PaO8jyanejEL7YjEGhD5Il0sVzUjdFAcVwI/upKgtNqix0Fk1FV6eG6FEC09SxOglr7fksVFGzvmAoVpGPdH3qcAVphLEw5fxfKJshPpIy0TpdQh6KRF2Xx6aDoWFdHlsTIsErfKhNszz0mwHsQZ/UMM/6l9aig+XBI4Ub2LO6btgopZoYO8uw0RrXqUw3z64whZABpIaFmUoc8/9Hjh5UND5dAEbswfunwa3bdL1nH67VM6+EkYmq06JqIoHpyBvbEnJPEK8Gv6UcDG2XeaVSjV9TysXmj2wRCfCLK0qMYlECq6FHIyg0GDr/Y/G+53DIt5nnO9BSa0iAa+qWGBrA2oChGFSuYO7uGcxdCP+je4uV94h6TgGyJ9p57SFzYeKEvdJlu2r6tCKGEUlxqH+LsIauFAaKgIh+8/2arqGhRP5dErolQu16teqAvD7zod3fdAwBXe6DlKhZzaqha7DiwtYR23xmyWNgDXaJjAbhlKPpIZi/MiJkcKw+Kx0Y6sgmPcbImKZ7qODXq4yi50Yx4pUiMaLrA7/rEHwGZY/Bi8sBPFus3i3Csphh1osBP9RQhq4cO74Tq4+b3rmfALl+nHFFtIMTCD/Wdw8z4cf55UJ6aOgF1Zgyg9aG8+xfr9Q0mD552Ac4tKmcEYvylbtwYfRLqgWbzUWip7Ti+Ytak0yDZGjoaKjA1NaoES0NChA61QolHKjN75BEKnuYmaQCrSD4XP/sUSoS9O5OuoDQF7A3McEBpQiVJVDgpeidKMsAKIR2WzX8tu6PvqnuLxEyMlfYIl1a88Xa0rbUM9JdwqqsukuYebMKIluR1MvE+BrWQVF9ibuXpMl7i/X34FGSSOkUIPmBFEWbRZmLpDWj0DiIq10hrrYjrjXe5G0RSYUCne1eskV2a/Kn3SK7bPB1FwF62N1dO7wNDZ3U0fSBxN83wUaIQpaRtN+DqBexfJhxINfVjcMrH7Z7J+NgDGHXG4dUWMA4NpeMY7PY9Mex28MGB+acpMXsfhaprM/eXXQeFE5LUQ+7EtV5VNE2yfcAk4UPjFQHHEZsDrELIlZaGSiA9mDnaZ/oGDG+j23VR1Aag6oQjdovcsVKP0z47lWeBiblP9cmjUmtrVAdqZrdiCTTPkU6lZyrFup9dCWW6kFu3PgU0XVZIiLGzRmDDhAfhYY2JnvQfQl8K/aIZm0y4nXL4Jl7TSyA3UMTrBCqmQl/24vE45kt2NVN0PU2wQo3AVPBdQeslSSy2+0ATlJiUNcl3ulOoq6v8wAY4Hzsm3Iq6Hvv3mLwHkGHp8EHOPTmpBhUyHiAkyG15FJL6l5EniObwYL7QDajJWQz0mJms+RvKbRYuZMlWrw93qZrTpAHcULYUWA/r+LLciSyPyRj71npwKqOaELvnwXo7YP4+xXi77tR8CxBKdu5nZswq7tyQoy8E2KXOSFGoPZd5oQYecfAruoJMfsTEmixJrlG+GMLaVKVodiWS87DCbEX1Ly3aCmX3kNv6h4Jv6saLJFSAaEoA3ULcTaXWzBhtM3/7KO+7bJtDXK0XeYwyLVhkMutQW72JjXFQaCb5LpuiCuENaRv0C5AlWvHO6k1HzeReAgZqgtmcM6qDTgzb2PQLGh+MsCivp0bqYfN2p++S7OshBAkyXyViZJ9cbl4V9xXXtHHFRLaDEPqQFkHaOd2JvwgRPpeiQQeSiMS8YctLzVwEBvcl28Agr8CDdGOsafZXfbmnjBkPISpVV1B7JNZwuMkjactN3cRCq7bWEYgN6XsYdFHp+Qm5m+DRUYsmLPgAQM8QBJ6ZQADEox2Y5XHHq5a1TGsoBtDcq9VDYlcRf49OlYTy23/JHl9pX/My9eH9suJQ3N9zBonQPa4htari8qttOukuZ6z0KfJTGZDYApl9EuSk9oagtqFlZN8U9L8Ad2dsyLD9mRF24bxs1t5oPmKT9QaFWtG9Pgr72e2opE8EAy7CuCdtpK2RHxKDR/46hN5IXxBG4gPIBmRXnA04XS4F8UfhMR/8lE1/5K+e9PoDp4a5sBIT1r8LD9IfWDc5KniyYLgVSWy46MsyKFMeqTL3AymyenA96vKuCrjHE3UCDxYNM7jtFtwy8NpbgINEFpe5MIWZ1wIGNmH7eZtgxA4N1yFpqF3TFAP3nJC3N5G/HLpVg4VjROEMPXqHPF4htEiWJIMbHoYGZuzVebI9zKaRIzW9tGkouXWvGJnan4vwkXG4VC/thUIqDPu7NoFl4SVS6heskFX/yDUogdlLmGdwZQELVMrSH1Gz1bL0BestQKnfIPmVI5qB/2cAi4htKi5xE7MXyltJg1TbQk6edMGZuO5xpjvpdaqTt4iIAO63VSTSUt18p33aNa4krp+/Y76oz3zSsPZ3htGf68b+JD8d8/42XIJLDhGozeXJHqJb4PJPhSF7dOzMIGqrScaa1oq7U2KYi3qHc1SbWehtvY26/qK5i4x+yK2thgf1KVAmhgdHU6Ymq+U1LTdIfTZesHUGlgGO0iq6ZuDUPMmUmbbyLmFnySlgt8yybWJ6rGxnpCIGFLXcYyewozaY1qKHvtGiK0ohra0VTW0/IeHYd9TEdPleIqM/NBQyUR3VbJovRMDN2bQe3dwCSG4rD9tegFFmfwIwqKtzsu2Fg5ODf90COiawtel+0+WkJk8LDzFolSqiuIoaeT//FENKSGud97ZhVsUFSilmEM49/4JY4cRFieSJMBrErPUKILHtbcGmC6Vd566WPcO6t7eyTOfaRN9jf+EyiHrnnPdhyAJye1RkmgpgpD+ZL+9u+h5ShKc2urh7RklCW6oDkI+OR9NoyRJ1AjiTlWPoIyEE8wpSWJJaaNYsmaJsMbfCnxaK0ZJWkHIAQ9i4mr1tckcE58DuJwQAxr/0FaaYY2LDo57yaG6F2QuJ/2aPDm2dVkQOYjb4TVbRZfwJ2rSKgawAg3cdW9NlxNPVaCiNbe+E85ekzWmpN/rUAMLrs2qXRtRFFYqayOLMdJF7EOLGEKxuZPFqHpuEQQUxS5Cv9yXK/6+XDvODKjcGWz6nsGm7arSYV+uY97Wi7ZS6irF8VWNMZHBri2PPgVskZGgbdwpkdpzG3fat0jtmqCSL7gJPUyZFQMZSgUmqA4QbTq+2N1QOVpTlETw7nAqT5P6zyF45yp495WQh9K6EbwpMK8YwXsEmVlMjxS8V4zgba64r7xiBVdMRswyG5qkpSGuGqjsPLxX9kePgjd0Oa6IfLNCwXuA+JqwsKPkzSN3s9TIAkbKgIJ3DnmmC8IGDB0E71wF774TkztaWGsFnZKbaBdUwZsXzz9giAcMIFJPhvTMazdGavmVq0Y6hia60aPgPcIYpGNwHw8oeDeN8lDtn65jKezqxKG5FcwaJ0B8+1yPoQrebq1dJ831nIUVCt4jlJQ7h+BNNjEwGb7cbQjGzf22kwkwLLD/choI8HVTVw1fy81MK+WH3AKo7OB4wI09iuvKnj+tgqzhzojoGGoiJjfF4A5O3YhxBnpA0kxWZwau1s8T9iJWYm4OFUbNzhhYgd2wLtBQe6MUThFlo3IFxU9T8NhII+2V6u9L3p+nIthcqw6jMLvAQ9eGTY6xeOe63F6mAisAIhODNBCXGnWpkSDQv0BoT9coH3pWGHVDOK/+FtssUqLUjYF2NChVlAsiANw7IvjuAgKAXWdu0ihUWCkxc2HUlTXpY3tFM3E1IIkPW35JlTczAh2EuxarMYKyBsA8oonhNop6bShgIs6SsiDOVYmLZ6zRdFzgSIMHRmnn8TuXlrrNo6jiZhVGi7stsflzYrZ6o83vAi0i3j6iz2PDJyyLBaRYvY3pZKaNBzQKRbm/3Ns/46JnDd7rhcVh/N5XNQ7jX19AHMaHXFTD938FcRj/5qsSh3FoCQCz6duUocmKu/wcb/hU1Ih8H+IjVS/i+n3Gf7qNGv4NAoHj221EJUsQEfD1xjGFUowF+huL0jBqMQPIT/sdFIfbUr8RDoEWs0XhKBajM3I2UiI5tjkIvOveDYX9HRuuWK/kTW6wsm8GR6osssQJCJeP2RSDV4se4gbQ1KSjP3Zsc4g8z/Ad2EJKiEhsj/xavoMJRW99t+owmgFSQg+OG/POrb+VN+tenl5yOpI4dvVpeUEXc9JJ3fdnEV099pxdGpfLlMfAKjxQeFPMNSYyh1sL8Fn3SXjjpIUvuu/U2DSG78p89uScasGp3wVwi7CNu8EQZCbb3kyKWwY1dKXaBiptA2A8QjBkHZAZYjp/BCdlU2PBhc1kxuclcyXIflweJPBh7g4Rf76luPTm4WYJ4YC7ju/YBSxm1+8Ci8BJQ3fDgN0i2Sj+rnwLqR6uNsU6huOFkbXQg09qkqD6XNbvw5r14BJBfxXNw9TscfL6APQiMHpqhBOPPKo0i8FoYEJN1D0HZJ4udGJ8GrmfhJr6+KlNcUI+Dc1PIrODkIbAvYE+VDfQAYQr6Wm3NPod+e1BZmgDUYXIaHWLTlEshRQm68wc25bnvEGSDiwelI+kjAr+RCsxoduipTvnzUCpBA+uc9VSu0G7jIisY1dCXUEPM+N4wTaY9NwG7boN6hFUH/4qt0Ht6i5cU7NBZcKlo9hvK5r7zw0qAB92v036+mPfNocp7OE7OMQ4rxlBS67lO9mg5tZ3g0jSMiuU1ZjXEXOV6s4ZGkyTdLboPCkn9aveTFmn2ag2DaInqJbSMEVsWjZOv+FQoFsOBTpbcJNG6Dc4p1rQBzD5ONk66kjnUTWkaqPQDQ0oNsCAAWaHss2lik2mik1PC/VLNaGOUWxol+8YxWYA07xK75ind/tX3Fde0TEG+SZivIw5vO7M4SMUBOtTO2p5MaV9aseQWrgL7Rj7TgUwtnSqAH0qNhnEFxSGG4ji0IJik6li0zMIJ7cXa6r6dtApNdirsT5iBbkFD6jjAVIoWQZQZ8RIq1R/mk79GWFLDTiGRJWzPpSzJjtWU8NEONu/LHMP7ZQTh+Y66vKQCaA1VVn5/VyPVnn9wLues6BBuAPE+Z9DsWlpMkDmPAoZPApw3XRKDWaA/cwvywear/jEOj8MAeyfP6/SaY1tdcDYB/AnaMGpSf8O4qjUVT0Z6Omp6BzYa0xNkE7dC/+vELhKkIa6+1Y9SVU9qS/3JxB928RrwJHspPeM0j22Dyi5b5xeOhStuIbvcY4bYd2NciRf4cNgfpQiHEltVJHMjXlROt9TL4Jf5wrj+bDdsChQpTPCmW8YGlcXYE95VgteBBar6kFK47TA61qdGR445/AicJVrqiE0rDhHG+pMzOyfdTGzTKfOfj1qNDzBLDxdFcy2SsHsLhXMgLtcymLMwlKRzJUcmX42QBDmGMIWjvMAMS+xHNXIJpXAAYmGFh8e4MU1+EnOeHiX+ypa0Uk+fKciPAlvh8tcMZ4E4DVqayqlCCDmKniHHoSdTS4EnrTNFtvgDm8zqXIo9qsYwoCYvuStkfBsvLbIeDZeG74m5GWBXDtHiHHcPYxMtKJ/hHhkOT7FmIpYC13IkWDFuK2FYtzNkJRVGjPB5FozJHCx6FgLjYslXspDGv2n4btJ9suDRmrWRl+NhvKSoDnX/UAnT1dYyN0bvmCYasHOuYuaipjDki52L5lk+/YW17F9IEhh79sKgNUnn9bHqJshETTFUUZlCqY1pHeh7uvgxDoSH5KXDvIssR+27hP3nnAWkkdH2+qgrQyftK0O2yq0rXXIjIdZm6OLShh1jQKoA3MB/sta/pscUd/yIoACRdtGtOww17JBiF6h2mabkT1b2zYxXz58jhRKE7rSYa5UJdCtoD0BU1bKnQxPkNEOT4pjWJrJIdu2Te4XihHaVpTkJ7nKO7leJN+/yl0hXFbiWNuA0kDCY4dki4fopiHpwlJqBFVxuGoKJQVVGr+ZO6im75YG2BjTtxDUXWr6lpmGNdPkaoLZOlm1fZw4X7IIDSZ3Mz7tADcm5Ap8N6ROgu8E3Fx2OPbyCF5xhiTopkHNVbNp2nJJMcKmadM4cITvmPLHd8hY5XfAaGCg0xZE1752ViUtls02EiyyO0F/RHdCyaDWvXB38Jhte5JrC5Jrm/FIGBEC8Boiua7orIhd0Umuq0rCeOCaiqgyxjUMJr6F3Zd+oO8MxSNWlV2OccMtKIje8DClIYFYDgzseEk7HO+E8ZS73mnSZrHGk91qetnteFhXY2pwlcyy8DDAdoMYGojImeFhXcbEkIftEpIiDxNovNgux3q5HH3sdPKwns47cksDqBN5uQpy+V3wbDQ9iGuEt24BhNdUxV2hpLsim6ax6JjR4IiWRtGknsybOpk39QJiUiYomigag8tIX5aJoulYmXf2JpUKYNNAFUcKJg2tEtNAMI2ReUdeFE0KmXfVyrztnci8HZV5RXxr+FE0DSPzMtpjSMEO4ve7/SvuK69o4IpJX2TedEEUzbpG0ayXUTQNjSpomCiaIeTFjh9F0/eiaGxAjJV5QfF9G0VjZN6OQj5pzAuiaBroFKJo+so2qNJlix5Aob2Moun4YSxDJxmvwyHR5xgSldt7kGmGJopmCPd9ONs/ynL60EY5cYRi0iiaxlwUjVtp10lzPWehQZm3v5Momsa8zNuRRUPbQ217S0U/74Hmq4ZG0eDDiAfNX63IvIih6WsMTepiaIYaQzNU35iJoWm4GJoMISINLz7EULeLoWmqzNtYLvOmy2JojMyb+jE0HTOU1MXQ9EHhKvO6UY7kqy3KvHOjhBW85iJo0jKCpsHk2RnEyTKCJjURNKmTfVND6xpB01HZlxE0KSioo7KvTE+nGkGT6gF2zgiaWiWCJq2KvyIqvOQKAH1nK/TLKjacjXeHgR22qslOkKMNNteiK2P92l25Qx/B/+znV72fO6zxqVvQELoa3zW6Cc4sRZ9LtUpPMOMASD0HQFMrBaYXFN3033aKCCAUan0cC3EmqUX5FzVIDUwiVYcFsKrL+BZmVpA5tbwaNT54aKbnd07t9gLjq/7bzonN6xht67w0KzPz79Udpw4WTJDoy9YZltLBYtMLbbl3G+DlMP2cUy8qg8Dcu8RGfYn6kxoPTfld7N5F7p0XJ9Yoc/WC7BPLI8UaWkQ0UY2+DBhrMyilw6CUdhkwRkdoTIO0COXMJ5C4sX4B/aLDuLE+w+vpKRveST92w4QNmZAxAY1WBIWRhozliD/pMSQl07igIUNSJO67DElpa6hY14WKrVRCxbQ+i4akGMjdaqiYtZTU7ZFhQ+0WhZD9zEYlhKw1X3eQAH5l6NjOONAOC8TbOgD1RVfWTeylvbJhrGPzVzaMserCOeV/w34qObaVHC0kBVBTel9RCF1vkiu0dXaKzpDICPBeCF2L4T0R5CiTOSMANATC1RA6uCwaMFPnv0Z5Z6BYz0MJo8thfRjRsYP0E8Isjk7YSJuhhtENXahWD0KzSc7qMtJMI8BWEEG3hiQnxJ8lUFFZI2UEe1a5HdpmO8i3a/Pf3l0MvOC5EdQh4vkMjAUhQxw0gvo4E5kJnhNQJUS7of4SwmvUXNsvo9MQPLcGcW5FM4xW5JNE9KwZN8yayTAyqMkjbVL1TEjMjA4YM+G3p7umf4ppFFBFivxeo02gxGAZPJdD2ZcQCQbPIYINTW2IPpIjeE60Kte9XbqQeOpuqPfFLreyk6GKwDA2wZohMTfS/d3jPqBJNIbOLMwaYujMwqwgfK6vEVtrCJ8bYXEQPjfAXGdm+lnGZc1M/1rJo3YhbK6vMTpYSIYW2pDCHlH8J6vKo3ZjxnabCFctZSQRfsi+wTDXfMj7Kcv+GT27C3o0KrMgexA4n+GWQ72lLTFLomf3oWePoGcPF9yEHqZMdpuMTJ7BGqx4AAvKnZ6924bN0Vvahaa9ztk7va3JVks17aFq2iOlXoHGWTOaNoPP1ly+ygq8GpqvsmY0bXPFfeUVay5fhSg7KwZ0x8R87UKm2orU44GmjSRZGcIKogDXqGkjvI3BYJVsijJgjJkaK9S0h1Bi+iDpk3Bpd1gjgJmz3Am4aV1PrzV0aqWSr9LVggKzD8jwgBWky4kWGbturDprwaqOYYBu7CrzVVaQaaChfzXR1dYwhpn+ZZl76Fo5cWhuTeP6ZALGprh5ZiHV+uX1q971nIU1k6+yck5NmwyCB7gJm4MH0h9YIlalEU9xE3G7QgPF+I/kBBJKERjKXSwcingMvFzAsSTbfte23C7MBpKMYD3pPtrpWYVbdknCnVYY00PiL6tObc6IFOSoCYbcqtkduqBeyFUfZou6rLucNtR/hd3dK+uALat6sdmvmbUcGFaazQbzNWy8FTAIzLuae+dHYzVVi165kHv+CK48T+hg0+r6/1PI2kk/rbBU9tYBWkHaOFfP7WWZtT9lpthsqpzexU32PSvUUHOwGUNOLDQ5+rtkEGqVAjMcCTdYUSMUMQ7+iDjAKqvNidhIRrByQRxgdZt4Cm1InZI5eGEcALesFtlyDkBUCqVjRHU41a7u3tU8dc++M+Vn9ZYdbibp9Rr8prPlcsBHPmyP/j5jr41qhmOrw7NSI+YprQj3uU3zo0U4gMpLdkRcxwpHoqAIS53DlrsADrFECXNld895vzeLGg+dMfTImP3+UlIx+yUVs9+OcuG+4oS5+Xa+MpMT0tP+mTU5JWpyqilwTTAXc1om1HkxpxeUUFcrIW4A8fYfS4ib88anfvdMOp2NT000PjWx8akXkE43A4ZTN736kh/LGi+KZS3NJsGMsSV24a2eeSTxzSO/F0bN0yWC/kwaXcOziqTUNprEvklLqwijaOCLhTFEcW+aNIa0O6iBn7js0lidNfIeUNXiHLoNriGT6C8+RagYk/7d0EnfsaHVK1JIWLE6wGj56FUsHz56iinadJ4kuV8cxG2/WnTuWccXJcmlf3RJci5Jc2pAT3es2Wd0L06yCk5LR3FpHU5Lh8lU0EA6C3BaJI4xP6ucUc2bPSRnQafPGbxk0JnTIj9hHW7w5XVQxikxRYgk4tjo8QNEPbWt8SlnKhOwAu5HBeo7ERtlVxmglW7JR3cjSEBUpXdsUAnMHTZI12GDtPHM9jw2iAwPVYCoXXcY9uXHqbYRbWviVLuMU81VJD/MnDvNOc7Q3cwiLfRcHTDFBskU9pdU0CHwL7QG+G5gUhGFYYiQGqe5owa1/IB8uAG6hD+66WUAfdj2XPe6ulB46iqzD7tu5SacGrGktkVpXqUBkrM+sLMuuS99XY0ceTCsVVrktwEFv5zhVOdWJ1b3URfaeUd3D1ZJVd0OrZxEGAVaqu6jVczKqg25td5xZirJUIYKaOy085bTztF+xyjarUwxkAnu2rMYyLkDdyWWRG/BTVr1sqUptBqzN4B/CxpD22nnK1Y7J/5ty8Z+Elqmc07tvGfRJDDRAscqmqgX+zkw2nkK/2ubUcTII3q3f8V95RUDXCF+AQkPAPZq31ShMj5kqc5nACds7OdA4+IGJvazrWgSndIBnXqxn+m9eAi18x4Elw4ikUX77UA773loEgMv9tMGjGopPGrnLd1usw/o4gF9oPZOukST0G6kBoiJ+BQYQxvdWKV2nmrsZ4poFI39bKuFYaZ/xEjolaGkfS9Vj35tZN11TeS0RZPolNen3vWchQG18/Q8sZ8dRZPoOe28d5xler22wc6Rr7TKr1Vtb+uq4WvYqQY2p6l3AY4SGrhEiFS2+jMeNkNPCChFKi1+apmYUUwco5nbatLvgHvWGRWvNgZhHfci0F62hsqcZl+4mNHMYVCE7bUlKW312Tyq/h8ipW2+NZfK1rrQVLaOu7Gzk1S2lklla8Px3yKar1PJOp5K1juuodQkBLO7iZxBhA2RDPQ3BsTqvokotvQKD23jgpYd9wJPY8GyE870nIlsrcWJbDm2VOQzWcMjP2x5ZIeR1gbjCQIW0gC0skVfY5CFfJDIRqZEyA7SEyE7KiTFU9MmsrUcIEdvaSKbB9Lx40hkmyucpkEc2L8S+SnQHQK0+qALxqwbzdb/qMGaH7TqzkMKIgtYz49Yud6EitZZw4M+wG1ia8hVFof0BY6oxpyJsnhaUVex71eimALuTMjvBSA6Iogz1Vjg2bgqC+hoylV1gdVVyrkRwzyAByYpgxo4h5wWYFN1GAv8TqibW0GKCHe8SIRaAti1HFfiRa5gBV1AcXURMrpuakQ0gYfVaDcz5aFlngbE57s1nG7AWCukoeQ2IphwhLFmUSwQqDWV3RaMWgxH+MV+LTOhurXT5w3K3VFA7rmCcs2KEB2wZnH+Ok6pyAitBpNLrnfIt7FhDgqoWU73AAZHfhwSokwjFznxYtbFSxO0ISABJ1nBmJAesggyj3jB9VwCyDUPAgjxNnipzJpsaNFjyZS4mxWMkYV9N8zkDUbqTpgRIVlhTWSFia8BQvYQAawanjkGDGHHB0UcVkARSVkcXaTWKDOwvDqwFTswEQ5kPFJYGS+7IMRLqWUhZoCGsmeZxmfmOsAVDhCxvByA/RGDzQkRasgOg+avkOHEyG4KbSFXCOQypEomMqUIkC6gl1811V+wKKBXhXpojeKRdMlnM4B/QwT0DguzzuMVGqA7Gt6mtpsV3x1nRVuVYtvzYbfpXNhtQ8Nu07mw27oXdruOviPrRTxxqXWpNq08r2G3/ZJqsSiigLSkvyYQdy4w05S1IFnnxjrFah1Q6WipylUc7hqyHVCkcWs/Ag8h8fZ0zVfBQ4a6rLmhW/AQECp8i+ViZjgoyEOGMzwEFKI8pAcELfIQEAZ5SF9jq4lcA+gQDXNrYwIQaruCOV+xobaJF2prXX1NeeQimzfmNv1jD7Mdapjt0Auz7WlqWRlm2/pKwmyxYEa9oNd3aNSLFXh/+/RwAR7o3f4V95VXDHHFZIVhtl3D3qhe5E69yI16AWQUenLkmyHVi1yB3uwYc+cm4825uslyP8wWj1sQZsug2JZqnMN71TctiMBYZT/MduYBXTwgd+qF7caK0wdWdAx9i9qXqAMzhwOzz47V4E32wmxt/7ww22E5cQrUkd+rEzCjXriVdp0cOqy8FU6YIB0X+fnDbIeLwmyHpX61otVIKg80X/GJ1DOgyxPE7ac9iRHJZV24y1ygbY5A276Wleiru6wNyA6QjCgKuQu0Hc4H2uY7CrRtXkCgbW4CbXUwZaDtCmi8BKvjOEcKEkKQh7lxmvSy1KWXDS88xFbpHBOTz4TYrvzhQmx9VSd1AjHja/9WLapXzaQwyBQs8A94dVZnv5VlMy8guu+8gX1QOcSK+V9UerL2TMyWWbz5+1Mzkwaizbu/6ZwOKCAgpTpCZa4oHagFmDBBrM2bIOnDRMYlABx9s1AQy+B/9xkL7a5FcXC07LA6oA0FVC9DqvXUtSuxzmgQmKrFMCwG6jmfxbVX90DNFCxqKDZbio1RM6W52oDez1zGTVPzdDoGHt6MCJmG3CPhONH0pp2OIqxUuKmh0KOzNKMcoLz/r+pTvABfniW3pnd/z61X05XJ7x2JC1SbQcoYIe9HWokGdQVTLUgTa0GaqCxI40f4fSxOaqelWGAFSzy27gAWlJyellHB3TKpK/gCKmYWLEpagyTZuIzhnjAli4MgXVJ27+tw2Mem4Fdgq8IT0KThFx0MKlXhG5UKnyy/YKrCE+cjyD9pfTRtwvYTcVE4EQt9IiUPxs9KZUVbJfC1avf+xAbQNkD9LZRTUU8N+gLK+ZaicQdDxUSMaBHBZNGzGeCLVRBed4TZeqnWr05RiKolc5OAzBJTdfn8zjDmljrPzAfCCGpWCa0cR6YEeKJ8OsDWCfiQceJdhpRVqTIRBWdFqQvQm8D1JMvepJPx+6ftm9cQIew+3LMx8T6eftdG9gthVHOsTw8HxYLx7D4GMqYO9+ajBjKGFdClMJm62GRiWBGcYB1lZ6kNGnh62TyBqXolS8P+N8GP32fm1xBcqIvcOjsGgoW8NJkniZn3clVRxog7PlTqX/Pzg5mN+pO0ZLxcb9TKzGDZF2ZXPBmJYmDWoj392RBl1Y4F10b208h9OiufeviEhDN8+WLIdDvQjF4r1Vgic3GBO83Xefn1Dfa79W2j0LRt5dfDUcFmg+dYne+y6GfDa6P9UNWPBrdoiqV59vRvB9umP1r/hYlw7cvis+G14hFGI/FdcsEXK93/oj80vHwJ3f8cBzXplsMKfgPPl+68XX7+Mp/0xUqHWSRXv/RG9nvuy3IWMIovyijepaM4gwd+e7htHlv2ffqkfNm9LChH8jkZyaOhDuWpUBl7qPaWUCVbKZeSwuKC6iqK4/t+NXhha8P9D90qx39GSOdd18TOdv4Yr2pr3ZYBXkSOQWvrEigorRXw5fit5URap6bGyodoLdWM2knoGrTl0vkU1oIhCKnEleePmyd2qcyzE69xyftH4rsUIP8EnSVnzrwInsEXrQ+cf+JY8YGi94nHJ2ufmaw//QNSeaL/u1c8+gMfvv/GZ+5hyHixJmuNIA0YpkO/6acgo4ymr4X3mzpyC9ofsv2Btr8i7a8sav8pHJtSRpeefqXtM6HNln0ysrbCH0JpXRSoldr4DWbCu2dHfE74icc/Myl5QlG+fZeg6BTJ0xNIfckLk2al4qtwiaUVX+Xa58AejhVPPDcWHCro/cJAjgYzJ2P2d2KJmfBlOjE6YllZfDzQeAIf8beBaHpyuHrG7PZJQ/GXxXIpD/hyppkKhLxVeIstV2qVgbYIEMi/FS3gQkCiuOIddZdOsu97jM8//BaXQI8nW6uoQAvdT6uoSaBvOPBchc8hjG7+E3qQQEyKWNWoSBTNavoBAldN0OR3mBu993YSmDBHV3V8ix6VqQ6oDVOdOSNbOCORPKNz85NnzNwwbUOun24xHEmAN6cyXV/W4DYUyRWTKvKI5FgK1Fdv+i72SaTFJ1gmxH3IMq0XCTZ8qi9bFOKOET0okYxkvgOT/82rGy0htIx1nHfJfw0rfznwWDm27ghc9Qaz5rEKo91bxVujRamAXrChBbBjaIsC5mC02Q4FRQKR4ujLmXNTRFDn3Y1Fd0NCrkVTv1Vsp/C3Aa7tfprGUIaG5bHEHlST9H+k8wufQiUDPQHS7fwDj1Jb6ptNMpbo2/G6/O2Sv93mTNgYb0rCyZ5iQ4oBdMcXVWoMYRADaRghagGCrUWtjovdUKsVNq6vtsQVrSsJQu1nDG+TC3fBRVmIoXDSf5Aj7HeCC00+qFhEEhmlEQ62omu0NOVYbRNJMT4cXaMYEIcg9YJjT/CSPz3ZV0yKfS9M9lc2/L5i/zmKYm8xDEylbf9JKPjFJ9X0STVhiTXzkNULf4h4Ay62eKoFfY6YuEh9u5HM8B6t4bkpE03CuujOzoY/2xdnxcWSWtyR6jJik72YLh61iwhdXMIKF+NLSR6WBLZ0Gs2ny8SCdrlsyMuLi091dheXs/4N88QuNw/E1yvF5eXySlcuvbOzXlyC0HxRkMZiJxwfKORFq+dsyc1jpO8fRM/Xi4OaFzumMIaA/HFxEKzuim0FKtNJPjS5EpN8VXElzBa14iqZXazB2LHLMePmlF2KgftgoS2uyg9sanIFHnMQrVxZHESKwxXFlaykjxVjXN9l0swB9Twf0AWdHHxQMhUOEuB3rMfV+JSESIx0isdXFMh2ltbHB4sD4yuds/CA9omLA8isDvsyKtCH4xrtxd/onE/K8Wc6fjPuBOO+Cj0+VFwF3TIpDp1v3H0z7hbbmRxC22ziam3iUHE1PYU6aAshfQVsp1dg4jGSK0FqV5JRXo5bZfXVxLqrKE50xkITF5NmJq8bv/4Ps2PPF36E553qHJVdsG53wS7dALvsBjiq83jE2wDX+RtgHQW1Lj4pLLjCH7Dzt3R+ZQYwC7dvPP/sZF8pF+zz5AIBScGcv66UJWrY1VtKmDtuQJrYsAc03pmgX//L8V4tkL5BY0mxse/P8SDBCn8bV3gvTeKhVGfJSaHYYsVeHPUSPaqk8ARFvb32W40dRYttF6e814UY2wdAq33v/Xr4oxE9/PcikJWH/15z+G+YkrTsuLCWE5NrKjzlDXrWvB5Tszk+jJf18bWc+vF1mPDN8RG8rI+PKve5vrh4fFW8cyZ/VbEOT85V4ystJ7rKcaJIVv4qu/JXZsWVxfXwabxBCDqh2VQ40dXyWOFEV+BFNoxcgwHX+5RSODZhVkdlSxyRjXAdVnwicU0nJjcwHOlqrpPd4vQwXQH6Gwoz4Tbum42OLQV8lHUWFtpHOU2QHcf7rODXdxu4721gYZ9XaDrbFYU21bdNTQ4W+45EkFUIhHDwQIQTbJ/8m9yzMd6X6ekCEfRgsf85yVwRsOmrsVuuKK7enmwVV/CcFUxp0XivgKwgX907ubHYgv3bTe+NOiSEaOGOg8JHDgqT2sLhBuayhcCtUqOeSOv4SqTtQyi5Ln8HOTOd1fKifd71yIWQVk6ZOCW2SW3pENbwICL7toT7FHx3NYwNB4VlXQELN/T6vteU8IdJ0afmPjG5gcLAhHMdhEbOfgXol/Yn9PqDqbkCnWjrbHfs6h000YZd7QTfHXQr6T99X3H1+KD0YJ/pwT4cBJUeGBKBLD4+hCfKYp2VJZKlKcw68VvX5uyPwyzYwT8yMZkkMLTxTaoMXCLPPkSRiqPkGytGXlFcYgYZuEGqwDS+XM5sHes1GMnV40NlPgIUz8vBoniAXooDNCxuYk0kjv+m4lLpMo81hmnKr+5KkSLkx+IyCok8czhThzBT0k3x/JmxlFRYHMSzbipZqLRXktE3yqZeOm866wm8iDcVBz/97KRsxW9wo7jx08+Mb5JtI5fdVOzTPTS/RoZ6SDAnKgXZdW51ZkP5xDiBQ2A4nFe+kxOfcsIhTixgkS6VeZWdB6kKq2QOessaLnFc4RKPK1yCc5ghCZdz9RDBdUlx6TYYAg6zS3iU46iWNTyEo/xQcSkm+VJ2ZSJa0Wwd9gPTM9H94y3uj2vlrsPjS+U9COf15HmXsRccJ3WqMZ7/OjlhKKxdzk68XroznuVyNTsUe6EZz+XeeC7PtD0RQorLzXhMU0Iw5HIyVHC5S5dzuUvB5WRaZHZwhupTDlLH70PHX3IUV1cXexOGi0uOBmKsKi49HH29vMij3yIvh44y1vbg4ehNgOo6TKeVuMOuVAAr1PIo0v773cGhbi0KGcZTExjMXuhd+/jzpgwX87nJX1y/3Jspy/znPLplvng6S3c3/WO37+SF/niT5fZ47bdzbjfN3Ir8y4fd2bminIg2wIfLneM20auvifGD07zgt9Pv2JifSnwra7HU3j2ZPF1pQRjkpnQMkMgHISeo5HNQJus4j8AJgLQm45vUO9JHsMFNsuTVHzOyWzG5TbBRlR7kFDkaoG7AviNibzH0qUfnldjbZ0Xz6pO2JgcNoT7tTcG71K689DQem2P4Kvn6oDmD14U6eQZfZoXBCZW8s0fivDhID+V+Koa3OkkRg4EOeNNXoAOOdevbntSxirrFzrOcc8O+6YKHfUCHfUiWYMGwbyqHfWjxsG8ubpLZLm4uJrPDnpxfv4amaJ4lIz00s2quj5exj8LuwINu2smoLrd3SC/A/IW1HKEi2CcjXcA5MKNmB189jfQk3etFjux1kSN7F4nse136+FhvbEMRNenjB2HUGi+9FYpaWuw12nRfCbAP1ZVGIx4/aVX8BHzcPiM3TsZfAdVf4U3t2FG9kTxvoAKlxpMKySdm7VW7+kOQvBOd+Kw2GttXXXvbwUvZQbP2k50MacvegSNF2Ygeorr2e5Q/S0t7XEt72JK6gvegpT1Gw96jpzt0d4mepODHwHFZTXEVHGSDV6nZYl0V6L0stLvXHAKJLOseAGPk3/GocvfimsUWmqpN5mJjk1nHsyo2GVGCOovMMZ2l5pjXm2Yn1i4zPmgP7+W2FdBcz5lYcmOy8a0sp2llOSXqyw6tLIM5K8vo3FaWio1l3dlYdtHGorbT5Jyj4I0XO4PJJRWDyWkaTE4JgX1lBhOud0wV+ZTYoC4uF+liLJLEShYXn8dmdsUCmxnPgt32mDvIjm9gIbDTr5I+iDIg117pcePJlRTkioNuHg5683AQXFHbkdfiKprYaMAk/aqFY6ykLWsy0e8PWf4+EfqGIeKA8Ld9xRjSmpGmv3KzammmuUKp5IqSSjaFSvZUqGSvoxKx80ElU9nco42Jo419WGrQBnljiOom/fw7ufXsuo6xruNSixP7KRb0YruBYfrahW/ENCV6b/st2Y60tP92/4pCgBd2o8e7i5y+aiNLFnvM614jW6o7cb+XxPhc5PmrbDSXBpF6nnkJvEf5GBeJX2ckPnMSbpejUVDp5R0RZfGKBG44g2oIxCs9Ycx+vFU1UUZoNE7RmN7A3x0b4xp1C/14+wYicuT6E5pTyygW9QWVefxavcZ08F7zwDq9OfiG6IxoTUEb0cJPP6op0dJH3heiozqYhjqMUuvo781M8lFX02aHmciYKdabzD4YhZGt0hOpSQl+IogIKK+JaHjO9zjEDERTLE+yrTpnQ4xzuACJBjIpcCHhuPBTiEPWApUpm4R64khq7kNq5kM68UdMOnFoMh9c4RucPiFjV8eRYmzT2IXmIt6pVsaYZkHR+2Pm8kf40dTaiKAqhcbBzs9oSz1S6LqYdhqqlDr0tjT7pTAM3WwUAQMEC8KtPbR9m2Yf69JuMACnpo8M/EcGc49kKEjAgDOhI+xi+c5UPrKNoePykInIcO/lPYW+C/Qp4Tmfonfwcu8pMyjx326CqoL8KXKcjzUEKk507pqaL+sINgFxpuPQ2b/p7g1NjQSFYGbCR4vsLGZZGZmZLYkbaKK2alHjWHRyzVS3K9GYC22qNZZ6FRKaMO6qwQR3ZE/AjWwzZiQ+rAzCqxsAQEDjojSJ1g1o081aH4fxLVpkSyIPmCHBzAl2FCncRn72Y+3Q+tM21q5lguy0TmykZRNyzdhAsXykpbJSlqvmy8EKxw7Jo2usYWA2ATNCpbfTfBzCNR8zmX/bzqnQc5N5IMqOlncKN7FaLOgEFNwcN8rIPmbvdBLvmU2dQWzapoljRHuav9/Tcrh2IlkRPl8wn9JCiDmtzGd90Xy6SWubSZOIcEwai3h2GMWPMFmEIexk6ruomDY3770F814H75CZv9VA5mBgNpQQHmJyUjfImh0kIcE5SLAOSjPSluAUggVRBmrpdxlLXJjvGsyb4bKJaDTh2iFXYtJ8EHXWRSQnjLqE0CBIFoAE+XdpvhbWrOYTSW8RHuHif2ejOD4di5t/9hD0jsE7GY2b6HEyqakYVjNiWAQxrHZiLoKNEAo2go1HH3e1bYVpaNeYIweNHJowhEF+P4XIcHx/iNEgkwACWANxeOsTZIE2xDginBo2YZ4Chn3zK5lBhLzhCnBCufjpCaf9hUmrIqsJfZ9TVivn7v8yZ5ieurEeuIgAgAE+Lk83ZStYYT2/iuhOOkPtl7eT3wPwGl/FiGk4ieMNVYIoVGCaJGIj0QBUs3rf1aolTBBD3M85sBa0d8Lo76XrMNAMPQgdsa9d1rT+tg2UaSIzhTTekj5MmlzoJjvaOtWxKUmlZ2ABswUgomZXRqdQEkp5OfdaGwHEsiJY9whmY74LAV4fIW5F0DYeEswcVgPxnkEIxBYt7xkBFJlAKLTR1DBjPCjWyn4JZA3mOjMMGuigfBDfSXHCp8cxxSHJ7Zx9ioQrN2eetMXi0F61NTYxqUxgU+UnmS4ZYyjCW0ceICmQyTbjoe28Sustop5KXwEhIcW/UqO0TYM3k1qbGinb9CwtzbL8E2Ieo/yXyFsZ2yQBnE2XqdPVG00RqLYrAtVdeqsW329qYWAC6WoK6Bh7jVxQuthcFM+vOYVGq28ymseMUmIEJ92ySBTKfRfAA4pux7R0NQ1VHkB0157B3JCn3aoxP9IkovJsJD3i9aXf/0mbLuvvUzClGN7FS6yzKajgssQksxHJ7E4WgGAUsuQ2Kvwnh9emGyLTypKpPtjNeO7NeFqZthR9yDVIOGS+Ej61UV9YQqzvIJqhzHh76a3AWUhRZFlnXMgSweUtqVYbZpXp1ado0PzzNgnLZXBgTs7YDA6hx2dFkUt1XnMjwXLqtTKf8p4WszyY4YgQDNZRQXU+ZH6cnZCos6rNSUK3jyBYz6mnyAUJrBGsBUYfGAtYgO+3TCvo0QuTQYW1SobbuY2+ERYmKve0owFlfCYV0n5bSZf+LaRLazhYDA2ijpixBkpvVXNm8asCn3QU/KhoIBMLeTKCP20JOIUQGnsahcmx/VZdSckNnOYPVCIGwcmr2oToggjl55LEoGJkFI4jFXCxueL8ezQSjdWPwAkLjN5XEjjcwCkKN7Hgj5HAkdbBAHUp8oEqHRB8KfW736sSe5j9YmhOLBv+n0D0LfME6kYLDU9B6ai5PAENVawxF1zkZai3PMW/10RpnqPJ0DQZzTYZapPQdiM2yVqsJo8QtULVwxEckyDmVENJcf4xgPHMcu2xfj7tsb5Ye4zKSpj6G3pFEW7f95t8ntjkzmPf6Zo3nAbZQChlqUFS0qtXNMgIhUjlzp+c0yAjQhmIBqmh2ybFAas3DnlojaMZjbGRPfnVn4F6ZQaAjFW3M/BhMwOJmYFSh/ZnoD43A1Udum506L80NwN1q0PrDMhGgQ5d2zZh6VUduo4Zqc/NyD+MwsZpX+rBXCC2dPrkrwSILk3whmAJj5msIoaz12k7AGlPv01DdkXoMmG6ISv8KuXj2+9038pFVBop9+M95PQaSHaTOVSUcyWZ2YSsykQGhwO4kuLDwahQXfWwkHdIvkbJGgklMNLETJYMIQW3C268mDB/KLvLUF5EhUBDSTSpzw+dxvR+2IZOx7z7jg5yRnjThKgEI4TL48AJtaweNzV1cRipbt+QEfnqwXxSB3d99rNRmJzmXDhRVyL5c7PasZ6wHlg+FeiYz1Firc2AfgQ0EkkK3KbJVZNugrU50jajjGm2+hBHGbNqMhLDOYTDQZl+BjKRoouMs7DPupViN1qjRB4jcmMBnn9oup9VO8ZHcFeTcHaKYUKelWrt40Rzx6RQtKZB29NtwSyTEWYf+WO3k63f99Wwk/3l89vJkFYi/zGH16zdjDmLYH/rs0eiZzf7iXrYwZmP67DHIu51/leiy2s25l8XLnK5AmCR5QnVsCcUk+PqM4deSl0xukMPPTDwH7Q1GeXo+mZttTz7Ki03bct3LGlZcT9c88bmhIf8uCoLmWVl6SQiybYUZ3CkxRSQLS9fSm1SgtgD+qPnFWnuYUxIsdNMT52A7AqbAQr7V7QhrJQ2Zh7EJzfsXLL8L4SpGhCiItqRQ2OgrKtCG7EKhcJYqJYLwRf8s3uSAHJdRO8jQj4VhVF1FObC5lZHYYpD6lIchHmI1Wh+EoC9pjpKqtndwr3k+bkVBylVN1zzrcjUwe275vs2y7BRXcKG5heKHWDavg89r10f7saCXB+uo/rx9eEqkqGvD0dACJDHegcMTOYIx4W9PFXVWgG8OsALapl6qpJIpBcg4R57JQWKjpmpSHGr2qgfzaQ92chdwIfwm7qDCCLoRqhlmlMsvRI0oE1o2HV1PzCctmarguM0lOMAn/KPWWJ4ykgM7fu+GhLDXzy/xGC4h0mUkwcr92iDeyyRGN5Ao7taCcrjBYw4drpfbMRSkiKmMbuB06hCALw2EHe/BX2Wk/kUe10DsQV00Wj3y5t/uFmPWYIducG+1aZmcmeYQJFWxRiczJr6HhiW3ch/+FFy5mokknn3H18L3gppAEqGTFC+NHk4wflXh7BRSbdusP5VUbP80eYVs4xZcxHrrJN1Nit5xQ1mK9XJ2WqExTS5vTD/eIWrY8FUFyu1iDfASJDhNYmx2CmjUTrnyC/uqGYPw632c2EF7C4t/Yv6oMYPsbeKCUry1xET0cQWE6sIzAVEM4AeGjqNs5z+MSPMQz0K8O2P8FsLOtpV84gh5ohGcWUcHVexxxnbwnK+m3a+Yf8Bi5w/UHS+W5X5hnzYXDrf1kaE+jriEchpgxIGMj/Xk7yisosRfanKTlMOLCBwwjiblcnu7rrs7vbC2SdbbytbFx9Dy8y+seq1AZpqJDgHaqBjGDtYPD3PmP1vJqhl566lWCDe3LXM3GWcu25l7low9hWZP3e/XvbUQm32jNkKR26XDhVy2x5cBrCUUjRkVHdEJfoOgqDJBNTLCZhpVkVDGa66F4j1I9OZ6fHQpaWxSfzhHYAmtGDfZmp8/h+UAi3kHITQbhXHABVwA/Xs1Eojyl1/JOnwRZzdm4TK8x62LUIED1m7Re4TZaZI3gGpopep47IGO400QwuWpjAeR3476wgeoI8kuUceZpAAGlA2tMh+9s4oLHPp1T3tOS5Em7vTuhelKYQrC9O+jQIpzjgL8oqzJ7AfGneDl71jwypGfz2KE2azy/afQ2QrQrUEE3srVEjrEosDFmjIWqHGweSKmdTEl/TSQ+zSpwLqiXC9xpeHnGZoczUVg/x7EzrH7I1F+500yJI/NdWKT+npdmeUrm3rJLN7QCFmTemWAgK3iPQBzY4qUBMfCazoWg+tayk1bRP9q6P9ETmCqcDpYnQM/PutWtxACqmHj9E0J2Bz9gQsQyxaFbDDzE2L2eGZ3fyZKaDlNr/Z+i3aoLLK1ufGL1q0QDWxR7P8WQ2NkUfSX6Fui0grkwODR+Q5rSIVqRRGC0KHrI8uCkUl6WjKdgf+hjZBkjNYeuCuRkfRyRSSF6S6luAvYMFzuhwY+5SBjwzI7MFHBhbO1++jeSRhMlnCo2BhfSHdPoLJUfU6QtXrrmr7AcsY055kGU1Lq7OFRn651SAasYP6JB6H+b9ygd7qW6C7Aadr5RjL1O3rViMpVyPwWXFm1qNNVhzMrAfYX/sOXY8EY1WeCU6HsfY0rCFT6UE5MmyqlAPq2vlEfVldO4+hEwdCy48Xtp0pP5aFMvzY8Dtjlq5XRIKeO5RKRJHMJ3TIl87WFBdqBIQjeN+HjKxHa/I2Cxo+Z2XE74ONdk4wLF15BOGXNaHFNDLSId3ZH9RIHsVKknw0meMTIo4bEV54HFidQtwzQZ8MkQj63KYilU/DB7Dy5YFgh/Nv40TSvh8RnvdINSwKXJSdiD2FQWN+hCMHxyC1hw9xhBw0Kg1YlcRinaQ45DXcpLbIGOOj+Gig/E4RfyJ11tMiRFzMokbBh5hdqcZoiLtNy0hdBizIt2ggKnC1T8P93z72577043/w4U//+g/98OlHjm098dz9cuZw1/R45nU0MAGV/wnhdRnRCttfC53zLbSDAV5DboJrZwZzFpPyYxZzNuZjWau8AKbWtTymiZfXNC5yeKvZTTIIP5ihbKmGlmpsCWBNKKuhLdU4IQYlsF6B7rfiVZVJHyqpN/YDep44o7rYE0q7UI5+lfvgxTCGThOe9hzPN29roBxI9sXgmxBwhB4IxYImax8v6h9/ZNJAUkrReE7Epov+9K3kteiPoJ/h5RGpF3KM9gAY4E/nf8XYpPDgj2HMx7jq/o9R+aNa33Il+LYeSqmZjrmz6VDgtpjBGKOQ7MKfaIO2oRS47SmESETekEulLZ/ZEUQ50N0woXlYNOUEZml5S0PBrAk4opXx47DK+nOUcI7E6DkzRwnPZzsFsH8WsX9fzPuMpTc1NUbj/CcMzwjk2jqvrT8nzBrX1o8FNGODspVH6Yym+W8/rm7Zmp4ryYzFGP9+cllEW7zTiDbGlqU7i2CLGcH2PhfB9r4lEWx6BX/2I9a+0s6WtoevZmdtq0s6+8ySzgrdnKOvzsoaaqvh+fpqf2UcCmWG+BaVviOcLWzNXGFECgjp44B9/FuhZ2uqxjNOarL9ZzqKwLlwSUyj67gf04hdqCF+8x1nB004Y93GMoZLYhld634sY9n6csqIzkkZxgplxIYALzuhjIiU8bCjjIerlOFa1Sv4s08ZX2kUqWdCC0oEqa92FOmypyyJIl1KQvF5Scibfc6952Eo9+kOSOh9SkLvq5LQ0tb9/eqR0L9atioiqe+EE1Z9+rNRuE5ApZvk3KukD8UqvZv3FPouWsQpz/dUbYG374gE2/ddCAmaOQ5gvg2sFff8g2tzcA+5wT00M7hlT9E7ePmOSHAHXMxzZAdzjuw/NBdb1voSLvbXlq3K1tJVsaBSaG5L8cYCRMHhKVs7W40trsZdbjXuKldjYet6JS/zV+G3l62CkPJOzxJDzb6rcekeOveq1O3eqbm9Ey7ZO0uf5u+d/17Pmm+LlqxKbecnfDV66Xw8xwRHBXjZ0d55u+6dty+RAC706W/Xp799Zm99ehl5bp2TPGUHjO0OGC/aX+cjw7scGd5VkuHCVv195XX8O6Ml5FbbmYRu5m+HJ0Z19c5PnjWS59sdeb59iUR/ob3wV9Ej56eSpEH7RvTIgjhm6dADVotTZRa4IBJPHZ8kkDKxmRJEqEdU5WpQ/xoE/EskBoiGcAHWQ2pXrKHdMbTwkNlhjHWMka+g5jK4kvmk+p+mZS6c1r9FjJn1hybte7UuDyyWhHL9eFG7JkoeEQRRKG7d58RDAcWtqakgEmYqtoqOqIIZyS7WYgwxoiJRjCE7phYy6T/+RB+VSvSipfM/0u2BmK+PneYljenNEqMu1wMMaECf5s9Q0+4eu/lt8oME4D5XfvuB8VAwx4+dfljsJ8O3dXqZubHv3TjSG08Xo7kbi+5jsJVCDxe7ChNzUMWdYbYozvkQVlMueguDEEK4y2MAU4yhFN9C5GnxUjM3JqRf2ZRa4SJIGKJ8kvB8ZMWksFKHs3H11X+frtWbsHrJH1T9BYY5mxYRKm0w06NOo8cxfkLCBt3sGrFLJZo+eBlfgCB/IUgTlx+DcJoINEcoxiRing37bOLp+aA6FqnORRoDBDK8Vyy5iE9FbsnH6Ti7+Q6xKguTv22ck2I6sxiDRevjRfeRSZ+U039OLM2gHPV8j4c0lYl/H0EesenqAF0dsVIYohWHLFPPpajLfyb9xycr2GImelGwyL6uaD4A/GcT5qK+LHpDFbWzYaxX2KMwLYlbbcpqnDJJP6vpK2rDlBgTcRam8pTxihBkXxEYhahW6fXApCpR9S019p8rv/0A66iDGqVS3Ns6KbJgpZlvfYwN5czVMIOEmyGymZx1Rh/UuRAM9Wh2Gse0zHDde+YqnyltrnrPfALlG5oaGlInU0gxI/JIsSEz1lNLINJEKBgr/+dzp9CxlsaEoHRLuzWb0KpJV8iBwZ2BXopPcNWXFujIEvEP1OoRbVNKvDtCGYuE6SArjI5neK9aH9diMZqvWtROcd7bWrWpUySao/XxIptjQgPWZ2yijECPlRxDrZ8Igmk/Tpdxg1l3hi6EvzVoFZTgA/MI/eqUQpYzhaWBwpCYzo4WbewaFtaj+71CBKdBBO7bD4CjiDX3sXE702JAb0EFmP/zOZbcRI1UlIRrcNlJCD0Qgna9gQieUzICdGKCUTXsT6nilDaVNbkudG0Xun4XxJYsVDfpYs27lSdHfHIblA9Mtc5XaaQwOZOZ6xM6zUyfkJsvMWBaW+14ldHGcHUCwsAYi1s0Fk8VZzk6OWlsSDxyfs7UMaAQg3cQ1c/hAifG7YDKZjWTOGUCyWIJOgmJS4s/kQKA4Rvfy2KzQmnCA4XTxQ4pX3z+MN23NLUMAfwBaFFcnhGOgwQHM1O8TiAdSL3crC2T2TRGQu02vOrS9IXPRGkW0R9z1NQPzESa/+Gipj61NGrKt2GEcxYSE3m+JGrqw2mYnS4dP/LcG5Di8rEzBgj5aHCdOkZtXYJERLqEsRExZdPppkGor/5ukj3HzQV8qWGK4EYmC5/+JbXSy7tbJpGXtxO52C3NGvrr9ItEmXqaWraaUcQkNOcXbNtqRrM3abUXuIERQN3C+EbIokHwNsn5FiF2ZKGd/S7ZNKzixPcgAPFnfAt8xtLFceSKkeyon835fjZ31M8m+9kE5vsILv+yn3CWx1J/Cvba2zVeC3lyvitpqoVWtFu1uUjMmiYZa+daeqMJdml+DY7yMetZRTbYcq6FSSTyNmeIPfDzQqeaCKqPTuYerZUtvUcn1Ucn8ujIe3Sy4NGJC8BySGJ1w6Pow9dnz0fhVtakZdckc2viSlhEC29FJG2kcaaRli2DsJm7VOLYq6iQae9SIJ4HzHFV2WRLnbX5iwp4r7o+gqInDXNX4u5K5u76uaV31dxdtbm7/sbiu1zBlHq1un72X1p1gQV/BJVP6mVsY+Eqn5xH9nAxOqGXXMykYGNuE/TUSamrUCJgHH6KwzJhKWHGYmzK4YHkD9GNGTCH4iMabL5Jq3MMnoh69NP91gQYI05yBPTzmLHADOSVhzD6RR1meMAGqtXJzSjvnf/VR21IRHxFYMhJA9qw1Ux2Oo74DKUpE9azloy76dPgDWDyOIJTAxb/7Zp5IoywzDy5hXFXiBeWb5l5Qk6DX9Af+riRe8K4HJmZBDte5sulldwCbJMQIGox09zuRZG+mtepDjtV1wNtvWAJ7g6jy+WJP/6oRd7z3ZpYAg61rdJLG0NrUMCDn/3FgP+RmRIHdGi0x4TaI/XkzsoxxQnQGj7zSqT79gNjiQTrqRLZe1uHRR7LW3rHXgy+Xs72DJWteOaX/cmNNJWrxpcDCCDD4FBfWZTqPoQlKNUDSJjDewUvPvm4oMVnqBVONXWABVr9eLHiSbVrlGpzzMHmeL0YCpGN5OAaIFdFTQBrMAHsKtZYnpyh8zlC5+uM/B4a+a3GCEPQ1m5fj5tslMp23SrbmKeNC54nc+Nu78ZNKyhuzt1olG0pXEkqqlOZK7qPY5ek1KqR3HQL3HxCvLeP6yQ8uJfJC1bBuVaLjlCELEKm8xzTsgB5qOc9D8Hr+FWoouh9wCr5MptaaY5mipRVkJKyCwlEkcRGmZnC8U2Nu3TRowz4aRqUChAwcAdQMThBMtM1SEu6DhF/IqjIhvtuDUORbv3Qo2an3eDvtI+4b2d2GRh3oB5v2Vw3aCLGhW/i5Rs4WrCBkRm6f0F0xvy/H+7WGhqLIOzXMN8Xgwr3NTwWb3wuGxgIB/JZLTbjMdq6Y7QNgBrpbg8ch6WZS3PkRD/ExlcOmCo71yzzImX8wM/YsF0VPcAvy6959KGKa8L8EjVMKafcYs52ee2kI2HIEoNQPC7GDunI1sRAicj7g6gxzv5g+0MLzY7lHxBIh60PPP74JJsN55kM7580EPuo9bcUzyLXJbmM0CPZ105GYOVvIQuTaJ7B/ZQkzokuU+AWqVAxHz00kgeN8CBJjjEmFD6m+7WINXwLwHPNQ0ZtLdnRZzQP959eLtgkDMNOHzsmQfwSMHQs+BMdoFYA2zVRnYu1qaU8GGDCeD8yUUaL7o/0/tjeD5q7rno6CgRd5fQ0p+WWJiL1aVuUM7GOQxJrCpjB2B6QOB7bDj/cQwRoYBYGzqZnJpsLwMlumHmgloalPTTB1Ah/H7Gsv6drQf+pIX3ooVM0qMT5j2rhH5YtUtooiWJUDO9XwwV60JjvAZ6vKmIxul/TzhTTxQRc9byAqx4Oph6nOIZ2zmCZ7FqyCQnK3NKO17TjNcWlyFHNQMm759O1nO5171NHj9yDk6WhXg0T6sX0Bz65g2X8wOP6fInPOYgAKOT1yW0/zznJQGq7ddsgcnE80G2Tq6Qz0lNzjnInwf2Tmh52xUiol4bgpEK//iZJzSaZmho9xn5JkkwIawCSzBeT9AxJNlTZhQxn6sgrVebbWs4/LQmzz3c5Q/PqWEEWlstnyDGZI0dHlDUMLpKh1SpDc0RZM4OrlUSZY21lTCcZg1USJfJdR5iNRUTZVKJsamw9iTK4Xx0tqNInMYCzPVCirBmirBmidBghhpcqaTSR0Nc08YRNbanoKlE0HVEmSpQJKjxaonQQNVV+TTL0MXzKZ7kqdHBvJOZZIMKiY8hQLCoH25fOQ/Q1dOIaSBaE9QalfhZB+cVKl7x4dKpzASCA9AuY1Ib315M6baHRhagmS9QSnn6eZoJsXADowR+3OXOAiuS97esnKXMbZhSQWQWFLHbShEpSo9/mOQQCIgS+ThNdSwtzsro/Yv3AWbDXcNJCSs9Oacw+/sRNwEzsnGdszOBrW85B+vVmLmh677hhUwjGUgOKEDiUxJqPywFuBDGnBqqUGgoECy7FpzdL0L9IsO12g9AfU0S4pqzLZhQmtenr9pN0RzpKhLmm3oIdU6ZX92TXthV62xXZVRBgOxB6pVreXTSBizxIo36TQjaSVURbMrI5klgTC4ZYK0rPHBZNgo/rMDgzFLh8bkft+s2i4z33CTEfs3cNCj6monnzMbg5MDtEkIOEyjDioilW3sapjhMUa1VBsbFAUGTvfEGx5gTFmhMU44qgKFz+FgijAeveyXZTRr9IdvzFtN4wKjrcnaQFkjGxu5jbXqLjKVVTj22oi7NhE12R+m30WG6xSbM6Mll5M7LYjEwL8qVOj+Xy3zJpUrS3ub0YXap6bKqjI2DBLdk5fbJ153cbwSdbr3Y40w4r4e8vMvBiTI3ouGlFx9V9Y+A46+qmrVsELs8bzj6/qNqRkFBL9VzJjceGiAwFg/TTBRTsvp2h4EiLIptndvlMoCMBBqfoQvqL0PUuvCJ/Gq49dQvn0GD798oRnn5cqp9FkC7pJMgxCaOPF8NHhJChwXaek8rZ0GDJHzalHFpfiHYgEkdOrYuJyytIXF5j1XRYNFmWrXmvFOTvGncxhzalXUMmYlexjolY14nYrRosLlm3Gmybimg5FR07FZ3KVMimamMqpKb32zrdzNy4y7txw2qwG3M3Fp3HMJerUggf9LNerINpdag+NqnBCuVBg23JvKS3i+7OJPG0WOdW5bkyKjJosD3GI8g8d9p6uFa6DosDbHvie0cR88oYxh29UYZRdD4A7wuaWHQmYRZ5pG0yoH2bOd/gtSk9nKbjKdhtaj0wmXIVTXEFSIeyA9ZYrDGGHRwXjV4zAddPqfeqrHMd9+gN2KKq+WIXquYbG83X7s2PuG9n9qXTfLkdb5Awv3baYKg/nOLhI1nF3BeVjnGTWU18sAC6QqJRLnKkweBvU0hQZFFxDqPA7eltAhNoQi/SS0p1Uq10xt9Fhg/qBSAlXD7uB1YD3lKgOZPNQVWwCVXwWPi4GJFmZdxcpH0WPJX9HFCXNJpKRxXDNqXsyYBiWbPoQeZtOl2la3SVCp+Sq76OoG6qhqHQ/IACb9MTeGVeIfBGppjmQI57GlCQaMrMoUb+NylsDTI6aSAtJKUozK9wxpaisIhi7CNtmkaAGCL2Y8Ri/DHMvLkYvSLUpAJsWO2k8IRIZYPxmlQsvRlbJRb+L0DKQ9lHt493LxOSltexEroagKk0GDcAbbQL2H6J8WDwTAiXENDbBg+o3DkAkDwqU/FPBBc4ydaMrCKNKD7eQAJhhFkNuH8aRlZpOFnF1DDmmncgqwzVCrp+nKw6a1NQAWntPk421YTMwoso+HC4kiuHvQrc+qHnc80sB8sqPtcNKREGDiYvd3VqrIy8IsOScAmK0oxDahgJKDIKSGxEHz4yRvl34tFEzFyDlySzIk2xC8iQoeqsCjUpJu8O00T6QAnFn7DgDrZBuzM4ptaUjtfvDSvObHj9fgI5b/AodmALVitupuJMBxPI+KYM7uSZCYANrzIBctOkCf1kRKGne5JgX8RJUszTVDcxcueK3GrfMZD5OqX2zR0VY0dFuqPaRvsuVjsR98IA3hI7nX9NtwSmKoA+09Zy9G0Ixh1PEUuJJdQxiphwUaOI7aR/nbn+hUXTWQfapXXAB+bDvPyYBeZrsO1TnSYhXqEc9a61peS3tOOxdlxmG0iuHSpiA5/FESdRZqbrszflnQcnPjJS+eQYT44Nz4mtXQIMRq0D9HAfRHKoPAoM5ucNDjgDruonLR6o3CqMWMJZBvrL4KTCzcjXA+a47lwbq7M/SlKRk02zTzcboRFIuzRgLlDPSjUMiY4/Y1KcQi1JTlMGnWmpmjKaFlviNOS/RPg92P1cKt+kc7+AVNaM3t9SFp+WeneieXyJ0/szo/dPaWKPyriY9teRsJrGDNS0bUhae8WskYDLi4ROLt/LdqoGJuDiTINO5IxCJnSfTgU5GY6LoSA4+YCsBRW8IaXY8YglAIS9G2VPWHsOhr6G/OWTwtdzMvRdyxh40ZsQO79X7Masr8iGYpHbwQPS+91QwsX7IeKU/AFnyd22KhfvhhIUCYNNil1guMJD28SnlKgyYeq7AT6vKmFtRiVsicgEI95JvYudBApODd8KSC79CpAghFXiWxLVUHqmYUVyx9pxyqCwPMmlmzTlOoKRtTC8O3mu/PYDKB21Cd6dFJuqSibg5cJ3ExERyXdpltH8PVHBmwzXg8eB0OPCd2HNnuzp1Mx50fSeqa4XaXLTe+YTOC/24HZId4rQL44ePLE5RqOBbhJSnph9/8/nTnYWwJkTVZVoAmKvqxAtQZnfYlCGQLbd0lzFyLFaQX5S87gk8/9B5+SSYlEwXLLukKsDY+hXraRzP0EwurChNoEvUe0Bnh/q85t4vnLJhuNVDU7Hj1kgpi7bPkXtnC1pBixjd3wbagDqqmsdAeGSu31+sMhcWj6khofUjOGxZh4iO/EDnq201JiL3eeHyP7+Ri0VptWaYVrnlH+FdVD4VUz2UgBWoO/UCcAuPgmnBz0oDKm5MOmvJXwjMoG/recAySpFuunzDVT+66j8B7VS5L+ek/9ysd8Iu+ir/DeQT2AXw3PJe3TpKEmnJGmYPOsnaYWqW2GPexu0ZcS9GnRbWXAQMPzrhLrIjbgnzbyZx2kNLtqO8tRxKpsMKdxUllqPi1ZndCUarkcQ9zIV9/oq7q2ouIe4zaGKey2Ie5kV91ocnRH3NKK01PpWLMtYqeidNqJ0pVi14l5HhgXdLLXiXrpc3GvNint1yDArYjUF2xGRWdmO0csh7qUQ3GMyCthGRgxGGIHtrLmo1JHXbxOV2kJUqvuWUalruB0ab2qiUlt44ggTaMW9+uwEQNyrTIDcNKE5WuIhRNyrU9wD4BN4e2pEiYY6bRljaEQJAR+Uudf4XewC+jOadr5UntOSJ3qvEOWI18FmOpoVNoyAMydQ/PuGoAKa/fgSKrPo99hyJfShjeg7pQUL5AlCSYpgEdoiBBbKwvxWtLGP2/t+kK1B487y7zPZ6HBFCxlpdrxIHg3++m0qMssPWqf/THIcsMZCcTlK9Z9JUKsfNpTqDS17AwHXW/7FRb1EiXozEJ8ORycLsV9eG90gn8Qvfp28ZPB619GnTSwmIR6AA+LBI962AVyvHPLe0eBNhBYN74fhTVjRN2tUuQI6hYtQFkL92qAs1CU/D/Y0DkEG8dyjJSQIxPbMQBRCSxNr6QlI99JEhnA6cjHRFwiCQss5QFDUCc0A7Za0TDY6/bO/YpzXy6Lo8OwF0X6xjdgauGg/oqnEC26CUOxH+yUa7deELbIOg8ubMXkqXEu8xcZYIFkYtNFHRFuAmJPbi84DCG1IdYCb2xpKijHBIajreez0tZGSgcx1V/hw28OWl+a6Jpizrmgvn3F2yqJ+RTDyfvkF/NIOM/v5F9X0K4f2m8cmmOykAg+1Fi1kywBSmIXEURNZTK1s0Q2Zfl3ecAtidG1EGIRv+ji2DEZAZF7lq2vKi66TizLzsVXFoCh0K8GanR22EBjziIYEza3L7vYM3JOgCrLyQ2qAFkfVX3y/wVb5BfqAHgYUVZnI0TInfguBsm29nyF8f+dRNSOV3/wSv6Gr4Lhao+ZnqGGEHFvwKKJaBpJqb+e//KgaCxszow7zc/ihFNBFizPd5kL1lBps0C/MKAkia2MNK+yqGasXG8u2gfyMJT2Z+Sk4f+FtVnx8BALVDdaufNkxJVUiYhLRklCH3au/DaSugatvejevbpjSKd2iTxCjAW0PTgbrcOaeUCtp5lrvyg/9bTT1zId2f9MxEdRz9+FdXuXV3CtiK7rPQP7lqF2YmwjoeBaZQw7VrFA0WyR0XsB8JG4+aovmo35B85Fe4Hykf1TzgRwAQ2W1asSmbJa27iqFTILlQdnTuSOOvpCG6TKEIivRKqYPT1IHK1lw0nl2rI9VxpPQLKju9W+ZPrLdjcIgYcICpCX6iEK4bOQ/xQOMFON/R/xv/kARPHCc9a55ZaD1HAU9BqLUQuhKVHuEJL4QuzI9J3Dlr505U4JGahx9yLxDwOqmnq94C0Qj+qAZUBQwzBoDgtNL1CTo+kHAPEh5lUHg0NM3I/sm1zepjI81YogOmdo6mE3nCFiAeJs5xFsXlLxoCB7urahngNnXYH+Tn2lrZ2kikNkqjQqQP0C7tAOaNqoQ/gqO+fetUhf66Q44ues+VqOFeTMF4iqLEyxbHK08YBcnrYxMSM0tTji3OOF5Fyc0ixPaxQnt4oR2ccKdLI4ibFUWJ1i6OPND0DMP23JmcdAvW9hM577O3EDFE2ixapZiqMEpoliqdzIPhf4uCR3GBNBh0nBZBXWXVZASHrmygA2FS2oo4h2z9yRPxEwnyl/Rb6blujR5K4Hggyo8tMmmmkZockgM2rkWPmLrCpv65BnzOC+NrZG99ofnMvvH/LGwfu05dlOz7CbRSFRwpiqTqSuf4cAkC/b+aQTwJaHABzrKef4Y2Q2pk0ykQJ0wv+iSYz1phbpTR92p5TSWbS3iONkDkrJp6NpgR2YPHIdnW8Z94n5Ys33WQxShZoX1BI66m8tZT1NpSsDDUo+6W/+D8B27SuGCVQrPu0qG5Vj+tYj17GiVSh4U2lUqeVA4s0oLeZARuMPZVfr/Gwb0i824ifp3HhMylgSNSNO7I1itfK3cw25uzkOQpqfmkbKbhQFnnRq1rqk4yZnJEi/rX8zqGrEpi0FdIyI+107KsBpwux3p9mUCDfX4ZqymOSiqjNgRKAP6y7XSVJGy4hGYVLUiXGGosXObYdioaiWPGmO5OvcWzffAiq7ZzClLMWjQv3jmTtJekAK8VCjhTmZ9NIFSIdk9Uh8a0MjBfgj4AOrtjXOdf3B6bKz7S24veVg9J6vjrk38Rxi+/HfE/wrD72KDbSBUhGf6iwKhKYUGanTxyQ6TXiKT3TUDU6ncI7iuDBhhxUdej5dSmu9+AgGR2Sce/4y4bvoLBfu+L9hLDPs9iBWQphLfgUZluOWS0VILOD2TjIad5FOSWcaMiYsEnGaaIPBhBSUC+kIb4L10tcZVldQVn6qXe6PVy7w4rCajTxExweCfpi501y10G0mnIQBy4fVvv0e2vVnohhqDxPrB5WxjOWUdsZxic/aXs43l7FSXs1ZZzjaWs83lbHM521zOAVYUy9nxl5NboIPlbM8tJ4IRRLHAFW27nMnMcg64nN0LW86YyxkvWkxW7uvYxey6yn2sI9dZvpgdgx5eLibJomnKRCjb+75m2PPcE1VA2fMIUTV1UG5tO8Q/OigL62ioad2FdfeZBQf0naJwfrc2CFO3JyYFfzgxSdr9FefC92SkmiYBlYpR0wpGhG7WozlTAaqN9x0rFgndWX2uZyUjIQYjGtESySMrcDJ84M7P2d6UIk5KupYNczTYopod7KeaHRQEZBeKFfpCXSjR61EXSsjmcHnWtv9QEhGBWSsSkS3tiYS/dEYiCioSUXB8riRcqljN5YKAG8vfogWpY0FSXZA6LXWluGipCZmMbkFCb0FCtyChW5DQLYiRglAsmvtAa7wErsbLggWpZ2onT1kG60IXJMSCpIRhlwWpCD9NFX5wFiFzg7kUFEU43KHBrheRCKeZ8muA52gXrgjWGaEWjBhrFsAZJy+oeyAvKahQav2CBOfpr+noT0WmylI7kamFUmGSiZMdpdS/X1yqh43pASMOSPoYtOoEGLd6KTF0lelAjhVpa7hc2mpBO21pgHsAEcAIXXULk10rnauNbLNqrKWZlkOAmfbRP9byflrSMXQlHf9w5f0+vbi8n3TMFnusY6KsNr+0vl8axyzuu3MN2OFKFCxCFdlD7Wat9OVU39NyeiZBZPRZsPlz6rDNZcy5eQG1XhTbzCBQVDqmA3GGmdOlYQadE2nSqzE8o382501fzUWmr08uNn2pCJQeiRZYv7xnWtCA5Ry4obP/mInVIkM22EHKi/e9nz1oTjlh29Q5fvWMz5oDjzUHPmuuW2W1Pr8cljUHs8tBVVWYoqesfrLU7uqZBk41DaDv/HI0r2CBdX85WsuWg7HI9Qq0Rn0B5H5WKprVrtQVuKKuLjddDkUSlvmS5Wj6HFexsJTVtnmH1UvMGdPBwRAzv/VOlpzmkdN2hTy0lGulf2bdWtpPnB92vVoL18sd7hl7axNrGZvSUfYYEL9L2WPTsEdTuIvsEVX0W1X2SCuiUUc/sFAd/UfNBABk0XKecF6L2Bsi+PnlRcotlcvY8oxjsubdJJRBwQ0uR9Tskov+AMm3KYJvtUxwKRvLUD2BWOXUyrhmRMEqt2kv4zbtr5DbwHB23/YbQK6E3sS7BYMHB/IHDxBVFsr7Kozf51lO0m8skfSX8KyO0pxK+q2FPKvkUvWlXMpSe5vVCIuKxGiovr2cS7U9k1r7nCa1+rxJTYt91H2TGvy67SVcKjBcCrhA7eM82O0y1pcvY31mGetf1WUsjWodW2o9cLyk43hddyGvs0WYYFTrlMvYZhFHIxT4vK7jmdZ6vIN+TIbDsA+54XV15XUdrcTVo2uSvK5V4XWdktd1tJ9tj9d1lvC6ttJdl70NrM8ZQBH5rSaGp+14Xdvwui54XVftbxIjpEUKS/vbDGP7L+Efp7T3ASPtfRUqOX98aSVnoy1rFovFoVwi6f27TMyM1VJIlYiE9Ny4OX5KnCaQRQh6DiURgDF4ndDMBYN5iox1gsmJCoRvhXegJBQP1K69kNCbrG8SIqdJ6+kLzZwgVExXrbhaGr6tQUJtLyKn7SJyEPEgZiQtfg/LBvO1SLqYkb7eaOJycheX0196q6gjQo1AdkFGUkgQJW9yUSI1u4DyMNYxUF90Zd1IXPbKHQZ8WJSz85trGS1YZ3pIyKp3+f+jImDRLiNlaD0bKFH3lY90rTB4zh4r+Q40VsQWwg250DCqGWDPHLEPsl8R3JBp6g3RANtAA0QmBUIEhTl8+llJHqoRqEUK5aAGmNjn8Pr0ZFSavMq33yjBiXdTFgwtZVjWM1XpRCkknOU+gK1T7hMitFvy8jYkpp1mxMyenKawN0r5lSxtBeFceoLaRlcWNhrqURoq6kwxBA/OgXGFWKPh02OcSh5gqRHPpqqCB5XDomibAtu5comBnrESF4YCWxRLcwOoJZPZBdiFpEzQAYRMHQnxkLwbjeQfWpytPmNvkbegEeAwYNR2tOJRtSQQBq1BJgRErGlVVOa6kCZWtM9QwvtKaTmSBm7f+PSzEm3L4x4cTXLymwgHawHjAkiNHZwsw7m5QAicovsFAJiMTBRMH4FTyi5k7iX37KxA/CIStzqRnPAuzpE2TcrdU7apLjCu2VRPYlWZMTkZgACHdx8nxIosIEP2I0LJCeCLgDec3EA8i+TPatCUtAf+T67ewzTjOE0xE4CIMhOO8M7Zap/Ao8l/V0NmOIPt4Y4yXXS7VWHSMi+wJvu28sizYtNskULCDAQGb+9OrQaEgoWoWqV+tcSWLIRyMwm4LbG0CO7n3rTVZsxP5tu7/bCe385qbTEz1HEAzWMbTwNC8iqiMbEeUf3dnqw7/2eCIZRM/BQAtPcPreGKh1BTayS0lDpNLUjWuI4RdpXCX0BkaHFYMGS+y6krmKwi4dA5smJy5E4fAMvUp6OYsnHaDdDe0FZoFbeE2Pi4SwUgBlktXAQpN10MSHQtpv/l9sCrQYADiXa9A69bIibi1ArMqUXZHViseOwKmNeq3tgWLDFhXis48NbAtFaX3lqsgld1hZXhwMt54PHszL1w98BuX7FZymk+gAcGyz7CZRLavT0uGbOk/oTjFSrIMlxkmUnkO5G14W3ZVYlkC0yRNEljxJ7fldmyQTk2D3ogLyNAh52VZlfQnxX0p1+sPz3ui6xmZ1nnYNzztIee0kJ3EVfrmtnVc6yLBRvZW4W1ovcjLDqhdzsA59Vu0veUG+HXjeSdXDYTTh14yxZ4y5ZW5l5ldaUWGfDQivmrWLYBlm0VyzZcemsxVDF/4C3bCIxn5E1T1/AFsz06paetOw7OPzO4KjMzCRg3HkRdna7cHu0j5cYjy42Z3TDivhldERisg9ExVg8ZsabgUfjlzHnYQ197mgGaezktAsZy3GomXc/R5b39xo1i9Pyz4/WYa2zWilhP7EjJ/pGDVvCJ0qecfcJI8wMBKS5HjwTDD1Qm/9bv2XhhsvsmhEEWuyWJ7qYAIAkJuuH2g1MzqBHBgazF7hqm48PSmNbRqI7AHJR1A8kpA6OepdDppkyU6Zcdh9LcUGrXYlMRs0SqAPfmd1FudtEKjrVts5F63DU8uayupAlWI27vSU7Zw4ZtxnSitEc7zbNszKtZ2fVLqvkx4UCM3vH0O1RYiqffqW8wL38BgdPZ79TC7ulz8ncVyUyiU6hIJoSMQwZPZIql+5MOLdNNel1TNymx2uLZAAhGQIkMgmXBa1qFtU0ujiOQopb6m2EUmZjZnxFKgBVN0EGkqjJRGltSeC061FIBo6UnQw4Row24yBx4CLbYLRq9h6U1KicXBvC0U5Oprx/v9AubdQ6NcCbjbaoESZ1bYWLRxo9X2mhVrEO5M6HmVrZdfKu1DrXIb9qIm8/EYsGEPoJ6tvRUCxQjs2WqB+PIwLGZE+/DwM+LRUKSOic9lBYAClVvw7V0J0fu7oYMy/zt2FSnVHEYp2gKg0FTzRwyfyR0Zme3gTbF2rp1+hwhV50o41u8LGalDjgmdHk6dxJe6/Q2+pHonfdi4VlnN9bsMGbKFJ0ve7sAyGdyZvfKbXGuxL6PtpLMJAhoDVPkr8Qqn1GWrMEWQL5Q1yQ6JuXRSiX76lbg2gjKMurw+uGn8nkm+DSEA0aDT6GVaeBp3Qae1m3gad1Gf9X9wNOaH3PaobJ3GqJ8aUQCQhewdLQXTRuDY3rRqPSiYXqRml6kthep7UVqe5HaXjQlEdhEPzL8umk7E2XWMIlcSil7Suj4McpkumyGmYmz1dzPPXO1SuBHzURtXtjMdRJv4m6FpWrJxFU68VVdPHW2pd50JQpnDhdI3aSctIxQsL8ENqepFldogpmYqPZnvnidk/2qnEKdIWVBHxqvdLZtfoAau3mCpxotn8JqhUiPcU1L27YVOsvmnmDkkcJ1IutZUFWZYa0mkRhHGnRKJlI4UmNYS1eLlnfvZKZgU6XomAGLDAu0YOWl1VXgFhZG03T8aBqJJGJsEKJ6kPqAgD4efDVbOD7FomrFF0kISTL9cfN/1AFGrGiTZAr0vt/lVEmy67WA2VKNMj7eKY9Ho0/VWbK/Y6u2EAAjVqWicyTeEursZbbMZ7mh/8Y6kL4fhoM6Pp08PJf6TJ4ZwXi5bipB+3ouyVMjcmHgb+iohP41uNBc2qj4IIMQKXcomdZqO28kmZZ0q0bGT0+TSGPlROoGDzUHqNgmm0LqurWsmBjERHvhikTHX+VeRMt6gXWrqsjIu0MQKAr60CiReguGmFXivB2I1yddJ2S+qyjf3/2A9sfYvyX/07u/fNtVazXyNeVPqB0J1Q3pYK2svlA0FEktMaQj9hV6UhsiIr5H4ZhClQsaBn2ScS3gMRCJuxX5MEbwQdOG7522qT5NN4GgLd6mXqxu1TzULbcMFqzcQSDdFOU/YkRcst5HArAJsbaZn6QACOasHLz7Pspskn0j00aSHcxt3c4tcI43zVqJvhB7s6uYp7E3kZSctPq4wWy9k4VuolscHaKEQUvn18bCRrbyjw13JX1Vk+51Yt2kRv6kthbTI1O1ebo02RGYx2T5tskKCNtd+Tm2P87a+1JPsk2dMp3OSahppug6LlwDiAaCymvDNXo2XGPxraZkArOVU1tGAZOfWT6YuUpCoZRNmkUYVYQewiPm/8Rmy6IICQETUUEu/y3rQwej3JwAnXbSx5kr1MCQLtJQTtMRMn2hyHOGGmpJJY+rm8tVM+kpr8sI96lMBfC0+BMbTVuMSjGG5bM8DXQtYm4ngm4UPZwiKwreg2NoVahIJHVCXQBsEtzfBF9QdlIMynuL1ntUuUlg4ek+PVkrD5o1T0cXs43gRJO2SCtJScRr9pgDgbUqBFayPbLMxPOrCgS+0JrTgGd9qqLC+z7VNeDOrxWdZ58pVsWam9qwRNFdUKaE40qOQ8rTbXNvkbwHkJ2nALngrbKYyYRwwYk4lMb8NmlUgp/CIPaCn+w20eGi+6tV7kPm3ShWlzChvwGOItgJJwgCGiMGvAFnKL4S5pOAG60+PXdNDWEQ8hUyFkPzTl77QmvlsdWEbaOp9Is8Yi0y9dFHZ1KF9XzXGlnqbZ8QIUwLyQeKMdFT0TuiTT+AfWjewJTr18b01lMxwmrkLB0DSm9dQBtRmRgxOmdiRG1hYgQRdhieEBFhIP+njxrLBt2/WHLsopZux1Rtxg2qkFJFSuYABmVJ5yKgVxN7pKVgAkz3jcmY7iS6pvAXNZMRFnlcJ0io3XaVhJXEJazUgSDg9cs8KjM1mlgRA3atpFg9EmGvxWBiLSxqi1IAjgQIAzWIXGa6DbCR/nO2c5MGUqZTqPdD9nZ5VnrHpuztVTXzGHkru1chDYVPyWnV9MUcYEfigIqlUzUgBVcPKMteArIX4U/bhr2UB1SViVwA5yC7mGMW5hhFiP7MTtQessscVe82j//V2UEBYS/5XyNbyuC6XxGD6yqDW1vC4NaUvVoG1wUsaRcMjoKNEmnLqXQtz9DRAkJWyxy4QhwSmHuEdXha0PSEWNJtLaOAky72LJoJiLoB5Y2JF/uh4NHu1TQKS4vKBKdzqY2lZbdTbCSC2ITjdTWngI4ZwpQnoNTcBi+4PHIh7P0iR3lMeeYa4XFBBaTlz3brsLIg9EGqrj5sCT1yhF5EPjXEWqbJM8Tcq3EwAhwuBO3JybFBGpEQOxGpsnmcoqJ2G7x8xuIGXt4g4Elz29FNlNEc5ugmW0gqaUkqDYPlIffNUHRdE2K47pxaiT3aVpXS9bDwu5PMd6e2qDvno12/Q5OKQF23ErY9zQJPpH4WQISAS7xnYxwbWbr6XcMXp6s/1X0KWHJRZgGbIg/yJLM+lpYrSAXoFEL3Mv4JJgsJwKGsDYNSy3EvBqI1DaJDRLI3aZFaNE5nA/AyCeCjsqpGmhIDUulK5b5TkwFOMVF4UwAPcWd4onpdRXUAPfUFbPo9gI4oOaFEdHCZaiZqCGcuFqlWWaSaWySaviHrzPLBCsm21MJTs9Va0KrGX0w6SzhR1c5AnaevUVqeRihAU1iOon8nzVLKy7m5qBePcx1k7T04fzRlKzc5LanP6lNNtvOHmC5k9VU6jHZOh8kCOoyX02F0TvozobiGrTXU7t26tYTYQxxXYPl17pgm/AJNwzRzow8Iy3Rdfgbwi+6hzwC6yjuB245hJTaP0vCj9ilA6gs7gLMj1do4PsllSnKpMoXsPRIK45Gc4AxxRbjfrdU0w4pklRXJSmsFr5Q7FxNd8VXuzIV2qUok4RyR+AQ8lBN56Ft8ZghcIFOf8dujwdO/YATXYYUo2+G5LwgzL63T79oG4FyaCtTaZIkTuCzEb0L3ByK8UMfUY3pMMpLT3TokZgGMPnLGAhh9m82MeciLG8GF5JanGHgqqxDaYhnMvYoBAoOqb+l7JqE51QJTXF1yeWQ5jjLRKbwsKKRmir5bJ9Qo3iGLT3v2iTiJ6RRxpj7UlZoLPa9GsOyfaB1DUy3DBZ/VvVh8wsUxPIpSeiKxLIrY+HmMdy66V5np+iSo2ONqBwT6k7htgSMn+U6OiUrA787jfEMkGTOM03a0zdwlRN0US3qY+T28TqSYmR4WEgNLs4PXw0NCL14LxQ5ZeUbvhwW+EoE8exZ2kWddXM/fS6NOuVQAwItsbWhFuCITiv2Fs0w/UGNoXR1cB+kq+gyAzSLWgL+/Gyc03LmwajpRTEKT02QMEfIQic/TXkxl3GsvmmvPmkkVKzllrIRg6V2jgWPrKPB/zZdbOJxgvRnHimmZ6G/1/DcUiNlAac7rq6kxZLkcerVVgZKtZ8py6uOuTCn1KfuziCQeoD1jAahQ1WFVhnG9SHyFKnYiTkzgt7roj8auETmtr2OMGZ2DtFyYSXPTFjIppzNFZFKq0e1IxjQ8p26sU9ZVLlVp4MpO9ZWBcyxImqsfw1nxWiWYHpL/6iauhVChsCOqlWEuVblRSWBYfKtNVaa+Du04zxg8Q7hbjShXpYYdG8GWtgWxDya13Oq7518/VcdT5j9FAFz7bRO2As2c1jgV4MSv/bRg99F8m+jp01KJuWaRWV1yeVUgU39RRzldx0w5qg4Glucp84DvewK7ac4oLFpQJYSXBsHmTAiK8+tBFOyY2BIUsIq3td64HLUSgivg+EX+NEG/8rsB/iWxmPlZJkxhRpHJmnPizorrBkVAZIg+fEANhgeU6dMqPjrfFocvNXqay0+PSnS97Ew9zmZi1C1PCdSTq4KN4nzWymQ2tS+Q4MqMn7SS8dM4PmMJijVdxU9n41wYM1CZVwELDY41U7V4khprT0obR6uE2C39EOqsaGhYCY2o9JNayQZODhSWbFjJRs5y6mdGrGkfpAxjWVjGvVgHsoQvMrTtthR3gTOmZ2ZRUXiV6p9n52FH3FW3QdAu2X9bXSOTHXoOTfsT4PFB3u1gS5VJeoyibtskvZ6NolYjfJvb10tciVySXluT9DRougOaa9gtGFnZJvYq+puntstNY0RH9fnFpXPtRZ1OaeQm5lc0KmeLcZlVQ6LZlHXc7aypaK4p4gRGDLuU8b5s7Xdtlmsu81Pqeqz+zVrUVTNF6JUjCZXqQxOl7dO7raekB6wfOgQY3SdM7I6xxaXu6EhRej8gGm0N2Cil+M1ABLHwpqjC2SJ8ryHctmpr4LJtY5mLPdKypgMK4HNzlJVnSKCPg2oblhYL1HQsTxJYJeQ/NqjH2KX8EtYK0hlk1eCw1BGACJ4jwAAQf9rOj4unJRa0nZ9uNt2crhP1ZxKK6sYDTyQDBjn2PDSa2Cr6gYt0GU0FLGBD47yU/NqMhIIwN24Yi5en1+Sq1zQwifcWuUEpiRzSsEKU0JHQtnPYdnTmzWGLsZj0m6mVuWkQHms0QhBXttzdcMDvFEOkhWuRQ9BnUEBmvfaqPBEVx1MtuliE2VinD4ZhfJ7A87oGnsdWgpikLvo8hicTinS6OPoc8yAh6i76PC5/ChdFn790UbIiikVSwrG+Whas9TeXqU5G5iHlWs+bEuUCtMgiFDuVMVpy+CfWZBH4jtNa6ThNXAgTIqHGqcutnL0nLu+Jlt2D+Hn5Yx1d1nKqG76hpi7ashCJ2TS+T4gCHzZ5QGRyxgwWWvuXse7yZt8hQDNYarAmdFXD29X/JN/eBt0wcDaxCcpAqP9+Vg552sohQVEKMwGktkkHRqhAUzWo5WI7Kp1ZY0pWMgINu1GoGz8duafzAlnaMD8zJBgU0DdW8k5RybtNLheeq5e0QhANWH1lRZt5vsLiA+jyTLbD7PjyfE8TSttaEIvtPUXZpMdjjtYj6VebzJPh1aa6MDiXbEPLsucXoQ9O1fVXwlSD7CxejHXzIxfDSH6TAdJmqCsPNVwV+BjCvBQJqWxdKEO1Sn7Kp+u0P0hOkeYbDbTEcNkGJe/UQr2U7QiTHQeuna60g77JfsWpFpyTRDCrbUcp2TJKaZ2bUjIERKuAYYFqt2wxwmU72SzlaNmOrvkYEkt3dMOB8eGeWMH4bp4JZFS5oa0V2MiPNFbvJSqWI4tuLslT44Gm0RcaWE8EynrlwEtNav4FJSkmx/Wkn78y0a/dlTsE+t65PrXzFElT0gVlKVn9sGmI5W/bonK51qhpo6oEY7fh8RoAqT5GXuch2GdRg4MTZHNR655zk80ZDAGNid/S5Nv9MPMdjgoIoBIXwpVltecEe9eQ1KjizF6hzx2UuKq7e83Em/fjW6IL/le09HnpKcPbRchY00BpBNEYTcjy8MlA8dtlY6wZxOnJ8M7Out2GdQ11L3+JdUu2gZjJQnlbdB+1xhp/lVCugQ0IaEwoKgysRc3eQ77viE4O0wd9dlF5Hj6tLngG4Cxgmk248QDhIUIkpQsRNk2gFrwKgcEWcOX6nKhbKrZ0indNjLY01+Vx3NV0irrBr0JCRYpaBq4Aosk17zNoXJc3KxddXgprCTJFy40lSGReHFBYFVRPZOcfmoYPUCLvLSLmnqnvbYj5iuAbaOOWZYQyj/gMlJYhCR9ipUV5IrD98dh6/lukcktrHf2tnv8jG6kBZne/5qBtahSfvsNLMTHSFgTUc09gYCdQGC1PoEATfFKXblmnRJm/AtT9I8TINyIi62m0q/MoOP3IA9VOdLUTaAJgRV/giIRc1pWPDdRydVDrKSr7YJLcHfQnugxwGLRcp9s4VNq8CF5atQPC4jUJNIm4Tl11nSYpqSRalWo1uhX9lcPhYObS02VxT3TWdraQcu29yC0p4XTWVZUqcTIW4HPWK2EoBumM9odYjYr/QsNQUq3CTHFuiPo+KJUoy8Py6rl6ATe0JFfbiXC5gqM1C4815I4l9LAfuZi5xEtxK3psIXO/tovd9ld8WTNf0gDj6RcbDg4ClVEXahnrnpaBko+Y7XVlPgQwCGye/qaDa92EtYCpod50mHGSiWievlb1rGNd1xXvMLdiWrm6NuxlLQsu6B976FI5YVIb0oOILm8q2n+ORMHU2aOa6jcucvUFT+pIEd3DAlcGjr7mG/qYox0gRztFZmkd+nadeDLkzyODtHQbLXUp2M2qblAh3k1TvAeDlFgvbkqZW0Pa6w5ySbITxWlejokFVtcjr677lM5tY5adn+5mpjXk6xYOtImV2nArtWFR4hbfqlhxTbdSe3SlAtpn1S9KzDfUiXQpgGADGvjeQUHG6UE0/H/rjmja3LMMBlWT7TNzBpN9qjRwSKWBgyINYMZd+phGYejZKt+tVINJrHBAPrpwZ6feznY4WS3FlJzZ2+DvrTu8vf3JM26K6mpjV+lt/2Rok5G5uFatx6Rzf1Xy/lKzTxvEpR2vZyqyrHtYiA4rq+swDLsWK2thXxxWFskM2wqm5RTF1I0hxmC5tnx7zMzkaRk4d1JJOdr8Xz6qiVLSv0OY07k7YlHMz1MUQv/9QMZajj1q9TAYR7d8Jf8UhQIYDxNCUcSEopCJ+HiRfNwraR2zpHUI2Xb/hInWPR4EAnBtIWDgPOiJJAazMoRIEYTz337UuPBpF+rbWwwp8ajru1tq3i0s5SFZiDRUaTgwefyIwVFyluYqUjLLfA3dyifreL9L3SW7cUZsSMXCHDwq+bRwn5Y5FfZKEz8nsCsXEUZZRAEcw5FR3cYFZ2Uv9keBrbGnKIrdpK+9wuILngPMSeCvqfu1WWzaX+m/CdTvp1gNCRhcXCTY5BIoOh6rhEjfnfw8lqdIHNgpGtj7qB0nE4Hw5WLla+SxI42P1MNGTd8TBMZI/yc0VZ2Vz8Yy7Lvy4ApFoUHUVo3x0qWsbNIt11zU5dNjQSaZVOPWi2Kdw+r4McWFPeAmevncATfxD7h93rCLcth6CpP1cOibckWhQ+/Zofd06HsYvP0VDr0vY2gBCSTGy1CODNt9eVsZ+r5i8vRknz9+RAzvq4YiWP1sHwbEOP46Lcwg2X9gg933FXueHU/MGC/SaCnNEiNEqxBOhK4N6SApVAilCWnshLoxW1ShTgzNY+2qCYDhwGkRX5XdMuYKrTGYWkY1uVuRgiZ+FERNa1AWPB2axVgNAzj9wLzhSWgphkdTpqupyH8yb8TwQGfRO5zs+0sPbbEfz9mv2C/TBvtrqqkV+8E198MYuV8jy5gmup9porWSx8kARi4KcwVOO9xSow9vn+8qReNuOrzIzVXQ9bbQwD6sHqvyIJUYPvdFgxuL/rdggJnBnynaevDaSMpBvgMGvPzfd8S1iFEcsceWwWNOKWY8zkKkrAkiFNCw7mWkyOkHt7+GVQ0E6D1QzcPDfxQsCa1cr2lkqZVvKkEu6aIQo0T8uviPOCSe9iDYvtGP7im/LtJn5VBLTE5Kopilkfo20rtL+O6bF12Fa2Zup7u86ekpzYxD5PiYGCWXEGVlS+snN6GydIh9Q9A6qi3PnPUULIOPG5GiE0hx+xF6zGKS6OQGfLJLI33+/HykzySILJ7/DCC7qRmWZd8TR3WTqJwqX7dyTTJJfAGo5rDURNe7o2OROdSqnhpYAASrCySgCTGG1ydRaD4Dp9SwcErwz/xqtV2CVTrQbc1OSUtwJiLS3oH2z9EacIrEfIStWmNlgUmyDVtAbj1q6TTapnGXSAks7uXFczPktwhIiE31OLYRrPAtlMLLvsCeZ0Ri25f6kr6k2pdEMrIYi42VDihZwR6CT0mZMSk3ZB+MwpqHtF4vI6ToWjluoEuJ+AXi+6gtsAtLQB1CHr20sBbWGTgR7bxQQ6tggXG2+90a8qKmtIYjnLJ0fMjEEO72KWPHJFciqnZJbX6UVimkeg2HGvDNOLFKOb6iIiO+WosapWfnTOhCxkwegofRV58S4q+mJcKR+YQYq48+6sBwVMFFxBhubSqwd2vnsGxmeupsl6OYKGovLD0dGAh02mmnbOFLRedm1VIP5fJ9RQ05te9VSJn7kIdyNPjfALd1OLoLUAWHo69XUNy36CVvVvTPkxDqT0CjOiFhRPffb/TNyMs0jGYyDT1O2HY/6rFfSj+R/mJjw9pl8OKrp0v2WTb9jg0o6NKzo8GfAoUfDd4tL+0j8dut4emrhG53AZRbs7EeZnn+nrLA+7CJp58NUCf8c1wxyZi7zWA96Ne/aZOB9OOvK72YT//4UT9FQQjmPpCaGgtZxoAXGoPhBVAS7s1/l1De+HAmLJEsT2i8b15Sefm2Xb7Ny7f7y7dWJQuyF2tRc/HGqSlSgEcqDI6p5b9nC6l31KY4UpLOQdKg5ZbScqYbJ9ZtZPwsbUfgnQqBd0jglrIzpex2hbJjUHYNJWT/N0PbPEJA4Okcgddnybq7U7Lu7oCsu5nSM8i6oWTdVbLeOcXuvHzODgukXtAugETQPvcOCHUHhBeyAyw5xv5OiM+1E3YKYOnthMpGiLPvB4D/QpRqjX6sM4hTkfenh6bK7hWIlbWMYSkLWJ74GCizuBaHkAC/vvhazBgwcaJEGwgTxJmjDoO6xMROheA2pLIDzaU7AUzEaCY7Hi7D0EL29RV7NCX2aIoVrI8V2d3xWMfx6KEwfT5GxfiHVQ7/f5Pc5qoJNZiTXZXb0h3IbUZWAt7FJLVyWxkNlVJamwZGfpu0CPAUUHmIEWPA2r4HiEbaovQHCfsdGzC9qgtI6sq3NRldSDUCeKO0eq8C0tXsHTnT3GoutK1djqWtIW4dbyztJWPpOLlPRIBPPyNYAkcY3JIqTATlvvqYuFyqodVU4Bk4kT20InosO+qP8y8Re/H/W/6zFljEPQ0v0lLQWdYldNw0zp8juthtwipUqI91RySMBkkYPV6EfSrxnM7dQuIjXEZjW0KPvN/SMddS5PZWTAIMLdBPlH+/8iuFW51rYhcw0Ugw0w8qbQT5j/OX3UtPcTf568BY+2HenPrg0tlexj9dFrNEUkjIQAWVA0h0mH1nFIZLALBb5wPAbp0bALsVzQJgI4JBDIJk+x7+dcvhX7eq+NfMv6tFVfxr3lnU++93a7Oo4okcxP3HvNUz6DWhNrwQDrsFHWoZGnjjfJPRWDwZXtV/JHfgb24ypjERc3UyUjcZKYT3cjJSU3nbm4wGZzfMPzkHBt7ALEQoiMUDKtJSWem2+5xrmWYDM37aBJl4s5H+MVfC+Q61M4jR+asBj/5XllfC+YCthJOo7SQ5Bz76v63HNU0Sthar4N5p8k0svxjyHcMuAqb9w4TyU/pcAw3QIPAGM3pC1BWMFngbGGKoKfYFQ4yCidrkEMIVK0Z2i7cyegkFGzUZF3HZsO1pdHiTYdrvZAhOIOBQqCgoHgnglMmVOa7Ei1xR0+Tdddl2guCy/qAGB4il6LZOivzaFr6oM9O2aN8t72ol1kXvpCJGCADu3SzJBVgJgIKkrKYYYzLFxKgXcWpxjdq8VFMHy0twbmZaz6oggFFl7lI3d6FMzMNcaSLC9+QIjKBOKBAxZzaemc6G3DDpcdp0TjNvTiObEAa858qc6iRGdk67M3MaYTJzndM+5jSan9MIc5r7c9pC5yPUaHRTyy9yN8Pmi9mJttch9iRStCd+Yae9gSAEEHsGbM4wy9QTh8waxLnpyYKURiFLUKlFTMZU38bFNhR6G1ubqnlGtmlMnQESUWzESROBY1YWdd3NuqUKFuPdDIYljUrQLXqLHaHvYm011GAPttowV/Bnr9VpmL1WC5undWu3NH83m9l8bbf5Orr52oUyUEtAbRJQpwzIRXjXnerUupMRI6GN9WTMCGOwu3cS4pPBQD2SF9Oyga+WIGWHzlZNJrWgn7DIthRY9WniyM59a2JLpDh3l9sBdTMQ/UjbMDePhEkiPEPCBcwUd3WvtDFN+Ti0+wWr7MUfIOmnOuiODhqcToklxEvf1iOKdQ4q20Xukc0yWDgXoTcXggzv5iLWuUhUiOmW09EzA+9VpqP6Laeji+mQcgqoztFBJn6OocpHk/B/gpAoGH8FjcQOa6AVPUDgDFtVAu84GolVSTUTQgLvEP4UNNrWgi5gx5YUzQFgZl8rohjGRAL3bsasg8A728qV5BmOwBnV67eqVyiBe602qsjs1gVUGGuNbIB/mNXqxoUdfYXnTpMk3zzXuWM3QUMXvqEuCmbZZfbkQSgf2GO7BIHqMOhz3FWm2pJw5ga93A1N0Otj8rsmpUFoGb8ji19SGnKDCSWpYWSuGtdcGmQGplc9ZDn0KqnaPZe5Shd37iU8DYjWPBkuSV8daoK2teUM6BEB9badnidu9JT4RAI34HrfA3ZGF6V60Pvee6RDiugiQSfPykOFoEtEjK4fjHkuVAx67YFIznNlNtG8U0UjKDv+bDG4u5MBckDiqfmBTtNyzPgOPKU5+2UndUc0bfElI291mrLdZoKaQuX15YHd8A/s9DwHdtNjPRMeWCGZT0uZT3PurNa8VrCg0TwlchnaLoE75eRNVuYosa+U2BUG2hhrMlvXofP0TeIPq9/KL4LOY1PrEsBJ6KlPosrmKTHHWuaVtcxnEU58SswulBLboMSVKiUy37Qoe5+DEvtjZCb1yn3UyJT/9i1Bds2u0uwkb367GES3MoiuGwT3oIBs9r4Cgmz7BJktJsjWHEEy7quPoCGiXgUV3B6fzYtDhIJNH6JOoKh7VrBp0V9Pvu8An5Tvw8GdOL6fTBlnIqy7YVWiluPQBgnL7IdSBcIlJzRAxd6MOGfw/ZTcntBdju83mP/mWk3MFcr3y1aFr3+Rgk3iI2VYtt50bL2lbL05c7g3FWmsItG05iUazRwHiqzh41FBd9V+DZztOLGmq1ywC5Gg5mTDZlliByGMSOjUwzxl9LT5yX5byjbKOWQPhkwbcrKNkBqi14R4zSxnylaamKnuOWSb1szwWzr8Gdmm58s2rVnZBhxoki+clXB2ViIWmNFZiXVWjICTlRPTKSdG5PDKxJifzLecmAwT0xSVRR5GKQeCOT5CymkhNB5STnOZlJNrjUYj5bQMtbfmpZyWo/bWlFjrQrBNxZtbLuUo/Jsv5Xg3syKUUHvLSTktR+3Nc0k5XqulNPOrdYHfjqVupE/y6980qSvJy7uGknzdHCp/way5wGDft81gR6b8zUsyRShAG7J1Yry03sEVbt2t5BeyrK/8R0Jn0fKBGEEuIV6yuxGX/Y6NolmW6dggO8xY9JnnZF0PQepeJGVRMWAsoM6yTpFOSbluDGssWAz/uvucbjM8Qz9nrHI8Rva3PUQbM+NtcLwUUAHyKw+bIIV4DDCG96FKA7F/ZRLAPUj5hDdR0HKelBYAgmW2BJhE5qaLF85Nirsjb4rMF/S2h5ypHEWheAN7jnfnmiwFuKWRScccaX12Nwel0Ymf2yab3Siqdf+unn+LP211nYtI86YyDlbxNJiVkGJjrH/T2I69oRuDdc0wn7fpqpowg1K/lQvMExuMiSg7DUs704nMZ7PcDUMZpf7b0I1TNl43D51ItPS7eU+h70JbDDR0Tw1nnhrOPfXdqhhzyTUXzBwjH63RJBWZo6Qxc5Sk7ihp6r5KZ3ipEdbcMcJiTtxbySJrFA1RkWeIit1xkd0GBGcbANlmyXnzoXM3bBrv2NBcNB4SLT0kMph1/UNigfXIGYtgJJo/JIiFs+h8bM4cEF3/gPDlT5U6ewvHGmrRGDW66SHQurDhtjBcZBmJpAzMZlpp8BEgpk3IM7GVZ+IZtt+zgKtk+1bIac6z/aZj+00E6ZMAU83tWM72tZK8z/a9mzGrYPtNx/abju2n52L7Xqsl2/95sP3o4UaF7W85tr81x/afd2x/6/xsP1W2L+v1TlviJZ8wfCefGF9rQ3IiNEwvBKw2r1/n9UySFAv26Qe9Y6JgME4Bw90GrHMxIz2FWRpSFVtpafAUUjWnBBGGINcYg+fWtjkljA41HauQ1JiONTdMqwOLB2/2GHjeHQMYPwzW2fQuewy8D3H17jR4t54Gbwc0YQMXLTwUJFk98w+FlEAeTZX1zbyZ2hCw7OClrzAMdznbo5lBMF29uWNvtpfBB4481hzTWUcpilD+g/KCbfm6Op3mFm9WzTdmcjWkEmknY0UJqttZq+tUROT85uQJcRV9CHoVf6kzUbd6PGwtOR627psgF2zJESExCuwFDnzTC7PYDYXsP9dRIJZPXRdxYm+z78YVaFut217j0Xcpj7/LFkEwhUtC+vXosEydjxBf/UhoXHYo3sFKGwVr0NXu1PcnGDRr+xLYEgoozkovh5Zeh3uoZtyA5gp1gpgK6EqfrhmEWdd0wgNzFyKFebn6wdkGuVebMSv5X2OPzYeP/c8Pf5QffpYf3igOOwltCKdPCnXmf4Wutog5HeH2sTP6vy+/5iSOCS5EFMG+H9HgXph7XBtnmjts4wxjrfedLds47tr4O/2dNvJ3+mzl6bKVv5iECZqxCioIkWWf4a4Lib1E1gfCfal3h4Oq4aW7biOHkwvlnJH8YvyIF+96QiLwAsD7jgmKrr/+vR64glwkMRmoVitBMs9okIzCleinCSN6AjhDi/qGlpRCQkTsXQ2oFgX7yT+PJdJfpqcxPp115mGazIGz4bThOz6Pod7liwkikBrGbkAR50kcLijZvw13py9vqw9T+vtspb/8JP5Y4h1GQFoy/Y20v88u6O8/Y3+f9fp71vY32vdRE88M9lu/j31++f1cZc0rM8/96Hnm6aMLnvvrfO5Hy+dKVMTT5jrhMgPvaRroFGkcMI2Vj6G4qXEyJyYCzv/IWF8TgmOi7qcNz/ueOF9zguDDNFMpu2ZdWDUXSmEA5ExgtncaJFk3RICV7Mrf5K68m+x6IQUtX5ELo6DykV/wH/lHSQTlI/+l/8iPVh750fM8ckfr71Y/y6lLcLle4UP/nBfrB7DJxAb77fvRSj9+VEPPFD+vhjAs04+a9uNHZ/uh3/D5hnxq+35MHTYkyYSBNAVMf0n+G++nBwdZk9QiQry0J8TNkERsXvM77/e9PbNpFXpv/rvcQvox/1f4sFufOlGUL4jREMBtM6FJRQIcmQPMk6Ce3xw2GoLC2ZdsyEp13bNRNTEg1MSAWaM8Dn2JZ+M8/x56gYph3UYQRnFSq1Meez7c1gwSXvSvcRHLZsz88G/4Q23+h9/nD8n8D6/yh3j+h3/LH6L5H/7d+02q2ewP/w9JhGGT5l/+Ra5CXUwb+E9qb8n//fs5JdPIu/0/vN9G6rPSSTX9N2JPTEikMIozoZ3QRA4zL4wysrn9d6qc6ef/goWHwM0AFiRiWOWp//H9JgfiTDiOcPgwHeNzoejJ8vpySNAmpAHHZZUfTzmKDRhD4PLCoA1kDv69jbN2yzhQQqD7RSxFDAkfdTpomcC7nHhrk5DoYiQAYA0gVlc+it8hnP5CwDJ1A3n7or6VYumCSIHfR0DD4Hcr8u4Q361SP7qClVpCrVuHisBauU6SVEMtXQf8AlMBbwO+5W1J/dfb9kjq/zrf7ZV31FzGF8k7FrobF/JOmxrLO21+U5r6T4EdAHKvEAH24+HsN0/xG17+ine5gAAWe91bawF7Ta6SzXYAus70c37rG0VXNJvYSCBfqjyYfm9kMst9cpHwoPFelBWQl+JcNZ8SrPdF8lc4NM2i+8JkgixkGfPkOf64VxFRNm1ng2KPe+v3W2hM+/1EWOl3527DBuSnj4XVfoNOzoam38LDx3u033sc+iP63ZmtA4Z+j+VvkyWwbI830WN8vceKaiPzpMk+pHqO9wt8wcXFHmFpq+NLipXxpeIJ2pKMaNOdsBh84ljxgWL4icc/M76sWOGHVXy4nC4ouX8g9yO44CK5v5D795b33zrzCO8S2501XhnRiDB9VbbkJcWlxVaxv7hYtupuPm5DHles8+0uvF0ju/ghdetfEZyJDF7VZfGXQjPsi/Hp1XBygJ8uxSTsLw48N74EImyZYLD/lvHlxZYba1ZcyqdcIk+ZXFbmHlzm5xRf7t18GRfQrdzFvHv/ue6+LCsu92ax2CcNlrMdVGYbvnu7zC/f/IxrSN4/7XkPZbGPvWb/Fzxmxf0vvRb8iY2zwmFyR+No5PKvpJEcNNWVnnbQqz3iJLRdBlRjX/LOhSttCIWOxUMpb8YFUsZH3jUjyXhdwU+bxUWS/CxvwkUE8ESEA2VTbh7zMTsigKdKAngyMgSwB5+eiAwB6C4AAYSAfaoQQNf1EwSwyaeEWMLOYthVCSgob+4QPcCt3h7ePT7X3R2sqreS/go/XSGb862qt5L+Cu+8kRxndYSzVMEgQ6KpaP5iW5AS5BQNgVPRRyz9JpSJhWemHOCbWqjNgM0DMnZLlkjqyRTy0gPMiISSHGFNt/gEkfKEwRHBooClza9042rIRA5O8PNWamNvPw+jznXHJyEJ5rOEsBKhYnqdzWjRH9BT/wd3raSxfOn9JiJVLjJin7nPNFneczay6Ryf6gAY/5FU5Dsj3R1ywMgzQkEAiCXmviSfONZ6ZFIjhEXtOdHIAGERaBHYg4BHPqjvD6HC4JYtnYfCzZomLhKBeMOZvsnrrsF1+/W6TAs8Z4CsacglYuL2QoKJ0voQgzxkGA1ehMYAsghfq+C4oEBP/p/eb0Lkt2a/2F/5opq54oMpAe6VIlfjVJm10vazVjrEWGLGaopwbBG/2kYn7Ni0DJQo+gOK48iJh7W+ALw16/Kl+A/RrtfZJV78n1WEBLEWJeSueSJQNhsOSadhHpbOP8wW404tVDJLf3UQbl33s5qB8W1AkxuzmcSutYm7meXlFebQuC2K1vNHmN5cZ24zAw+qbbcuqO2Wtt1m202vbZSCLttuatup13Zz8SxoVk/D1ILK0KLGjBQOlbCErRYcMP24xfQuIH5phg9iUFmUTyFi181rYV4pCc+sIRJvLvQew+G+dJoRkXU00FJZ1WA22Mqk2VeXQpqRXxzOo4+OFolrem11lsxz06cK1NyqDqal0rcdR1kqVR/c0iz3qLLKbRBPdZXb517lZlnxSxdZDCuFptqbwl8w1QG6v4iYlncdjGLRvufO0AyEOtYyrQeRlsd3W0A74jvB39ikGw92HGBltgkE19EoYVsnk1VQ4YA4b1qlgQuU/hKzUYHwADwA5wVq0K4bnSo2mlTPTlVdayMG5SrFJTaBnad4yU5jxhwwyRWlQPbFNqKQ4Ds/QksGfA6yCkG5Com2HnitJ0tWIfDbXDf13wy0s6tbbOH6bTn9qR6QmFtp7cvcO5EoezYleRYsRDOUi4UJyFvl24ML0pLlpHEZT/eVCUthCd7B9A/z8b233G0/FhBCfo5FM+2vL0+hx8B48+WI9qvvfsyYOCYo8t84sQFUO4MjcAbpUV7hGWc9oe1kmtxWWk/UarK172PaT2n4e2zDXUF3teiCUwO9wSt+6THlruk2DdR6QbjsglAv8H7+Ze9nZlpcFh+6Nj6k77ak/ra+kxI7Bd7JgXUkXtd3+REtuyPH2REtuyOn25FYk1k9LIVPv76PUGS1IzF99BH8tU9Hj4Sswr1Wpou/GM/blzhH1blByiPnRhIxrcUF39HiAoMH4TTxFb92RptbYAQ5EF+HEnXUzZjU0eZFP/iYWnCuU6CL5yluvVqKW5QoO9P6N4sUoCYcCfOa1m9jpOP5U6SVbc9fFOnXF4pQ4ExHPWc6AnAkEkdLOaZbMR31KqajHuJBK6ajNP/4Y6UY3IVztX6fmHEimUziA6cLzEW5RuPglC4kmUIBV/EOKSBluoCI3Hcx0GFQ3XCD6oYb+Bsudb9yw0nUp/iv0cbQqSvF8IXJyCoEjcfesiHa2shTCnwF4Ws3xJTUF0+438Srpy+wiWEx+DK8nN044obEIaqpIX3xp0tyHOqmEd1fKpiO1xhR/cJknUrbarHyguiN68/J75H8li75LZTfGmUSWVQ19UqTQbXGqqRzccpFsfGnuBA0NDTvj21QrC8f26AYfWY8dEu7ZpjOsQCq79LbjgV+DbMNjn+X/O0WduRdOF4/TztirPPaGe+SHqxS++xB+1wpVt7Z8Z9U7PIw0vxWv35DkMdXZBVXvnHjBSAXooe7oLDrTO/GJO8SVvj/3s5lRWUNl2q8Y4APd6nvGvjAEPh9I2MiGInVAAHcOP33gg/0oPzuxZG+6pTfuV0v9ahxlndNgkKvGED57RVrRwW9r1fshjTUK3ZBPOpBTx7Jyx6IVX05ucV0IlxDIyiMugsxN2PtJByQ6YbHAoqBXyJiKM+EOgK5c4P8Kc1/9Izp20Ex1NaB+FvMMKAhGPqhCeZUZvUeaf5uZeByzCGqfaadXKwmYkhJgb1+mVRnWlfIoknRNbtM12GfmcT9WI+LMZOXFBOY3eYZMwN3ug5e9CKW2ZLLLxpP5HW/MWJeKn8Xy9++4qLZJhToS36bQAQgtgQuNDdcahpAQ5eIW2MqkCfCIVCm/5JF7cMlMtF+mpNiYsCbJoqueZEEvsj9EBYuMmO2EpWBPy0m5vUSsVqOxXp5cbEv/6jOoLd2bkWPxC8BjMlbV3z32bA8TOdtFwfip0KQ74H4yXDMNXwiFP4sr2eMp+JsqHhSHw3FOCSvHwuFuOT14wgHl9dPhWOWHPhpYZfuEWLqMMYQndLu/HTjuLpIvzYT1JTP6XGhuFKQ+ASFi9TNUFPmdP53rWmQmoL7x4T3HyMrGcuuHm9pUYI+sWk7l8k1yop7jwkzkc/B5DL7eWS48nsfE0vzZfatcAdT1qrMERlWygoqEOZ6MRIT4lax8fhnziKzAaCw84uDBE+zKiotePLRR5z8mnYTqc0WRSUHEgPceIihDMbDmXLEBSOR9pEPXgwDr2SidBM5GGMG6sr7WhLUakjyWHlaGkncu5Dv7BM+88xZaVvs6mlxqdT8ihb8CDaGdTvvYsqFBfePrJ20xZiwYtFdhX5tSKDQ62mdezIS3umTPp3XDgY4tYCGxcrdctewwp5lKZtMU4cvxQEubnKW/zxpZtMDBpR0HZ66PlNnnr/04qlossc1sIcN/DAb2JNVd5oYsetgwC9jmYUffy6UnU48CqYlHZBd8bLEbTW3xwfl7ZMx317hlX3ozfoBhcp7ikXeNA7ANgNdofQIO/1mSXPITZEgAalHzaP77kWs9CQFJPWVxQHJaQDRdw8QtElepCyIFEcVV/bQ0GV3Y9ISues52bpDsOmNyYqIKs+5w2uXPQ/LgFtCWXvORAidxpm4V94aZ+JV8tY4Ew/JW3UmQipVZ+LV8k6dia+Td+oVfL28U2/fNaywgXdvkHfqTDxM9Be8u1beVX2BMEmqL3B8nbxVv9f4iLz9aMhbjsrbs/r2enmrPrPxDfL2cf32Rpg49e1N8lY9fuOb5e0XdRCQ7l7Vt1N5q97C8TF5+2v67Rvl7Uv69k3FFfLhH4vp6PhlQXCtUMcVOAWPIyrcfu7hc89+rhfHjgZPARjojYejD+H1TYejJ/F689Hgebzecjj6abxOD0efiovrypEflEd9O1CaTVMH8ai0fNRBPCr1H3XD0eAVoCvceDj6Al5vEprF65GjwRN4xNHD0eN4vV4EGs9X+kbylzfBTXLMuhvHAye/q8Ba3Ox5nIpbeMsUotmQyLsDj6NIX1Z8seOE/HbibogfQon3bJAqp4YM5Twe35yVfbmRDd+EvtywvC9H/L4c5S3XV/tSQu96b5f05XrTl6PSlyOZ885JSEFYvE56erXQyF77xKi4is87BHY8LK7mh9fhw0DUjYXniE1WTKd9BuKmEPsD51ASCXTFTVhxyz1gWCm8WwpGfqsk5JVXttxweOVQnhl5vQuKQzKcq2Rb7MVQbh6TPb/e95d9TPxl0wLh3tcXR4sjxWGO4FrM+DV8+wa8fT35ofOXPV/6yz4VTcx04dPHIqNe3VJwJoXDTDOfPJbIot7EkUWXg4Czw19Sj5n7StAQsSz+UkgIi/GOm+VTa2HZ6hTcYk0OlF3SWV3Xm3EULl/PRnVuGct4SBq4CgQhja1KI7ulETrSy7bN17h8bvZf5OzfTNHgFpn/Hc3+S+Xsf9bO/i349KKd/Zsx+2ll9tNzzX45Zjc+aN43X9C6HZd1Q+BQ0/naKodkCZndQUXVSmwO47+tgSV1BpZ0zsBiHUWdBQaWFPVVi07FwHLWU7XSzEiOclayuAOyEfvQ4FAriE8FUsL2ZM0YhAfiWVaD8FA705af5OF9aHVr0Oq6nlY3+yjoiZD2pOCYtNmHjXYAG20fFuAh3mkur3jFJScYFtsObLO5tdgyBPMjcFdqYQOKBM1OqSzUp5+PtvMfeYwxZ6ZUmT+PM4aqvj+PPTOPTc5jf8ZQ1YQksnQekX1s5xE5VtCMOnYq1yQ4YQLJYVUn8SxVZnZFdODCzSY6INfY2VzFbK4tmU08sFjDbMpkyVTq7MGypDPaQS86Jldftl3fM4Avmiwzt2dlbj+HlIXPuV9AByigS5GpLwGHr4B8odHiwxfCUghnCx+VFn4tWiC6zulxU++ffqPo6pjHtc4ixW9WVaxPf212tS9416wt3DVrMry18+6anlltCLDI0qLpo+M2zkVYmaZZ4AFr1VU2TtOZQ5oWV2/pxunoxukbWwg2yvvMlumS4LiHsGtk96xhqWUKMzPy8xR8np9oq16ca8IzHefv0aA/c2H231brttn4EhKze8oaSVA5MK2kEeFhhRgHYbWBVuK+p4bXg8rE0MNNzDbkc51mSOU69ZDFC0QcXXl2cqWoDU7eQMzI0I8Z8U/mc8SMWDdVcSVQljZKvVPaG/jt+SfOedoTe5gJl9xjxzFlvgv0DLGcBWZEa/pu3f0qxb9363fSoVW8I1lL0BTDS6TcCVyafc+29ryL9xD/yxrK0QWg10NaQfWgvPQRhhGA5e3XnEj4cQbqxBmqB2dF3Tct47uJbYDIX9jbhKMGLpocuPuP7D5dc46aunPUgACExqwfBrloZeQrP864Vp5UovFCXDS3ysYS7xR11kSBf1X9KjsCkgbhR9aLxvy7/FPGj4YEZp0E+dL4nS6Lc1Zjm/sB6/58XV8/hjTzVMSlm6KP8u1N0VnWIBRj5UQ+fKr8/acFrmG6pXP5VA1z+aQo+Ftmj29FvxBpWvaLkcb+/myke/v5aMyzBp0/HD2FSvviKP9cUvqS7W+fT/QcQrxQXc23TVbEfUWdv/LEBOnGv2M/vpRsm87E+aNaNk7U8OPAlne/SnvyneNET2gNc73iSe8K7ypge58l2vyB+LPJkfhjIX2bdhppt9J+C7uOgAD9QS2n2SEIlYJFNRjPgWxTOUaVqz2ZiF9LXl8S+Be9en7FO/q1XfEtOXx1Gl9FqjFtKwPl/ChSuqm5jC/WaF4BtO+r+nbFuoKmgU3D1czpJZWDJK14HamUuxDnFMlJM9mNj3Gxa3uyQeB7lMWSQ2az2DjFUbGeV6xgLxswysgvCj/xEHMzN7Qs9oYx2tRZAEZyRHEgohrMJj5MNg8QTHsgjSN/VPx2wqgjhfTahORU7Hka6OsxbttbtF+YpJTtN/BNOrnohUlhLDcpfA/Fc15lmkaxirgG2m5Y7NDYbSby1thtpASMtdvsZ1lC/H6xvFO7zSXyTu02lzKLEr+ifqbabS6Td2q3uZy1C/HuABPv8e6gvDN2G1ouYmuzuULeGpvNlfLW2GyukrfGZiOlEq3N5mp5a2w2r5O3xmbzenlrbDaoqGhsNm/QilNqPYqtzeZaeWtsNtfJW2OzOSLadUybzVFjKFmBIeVoaUhZgSHlqG9IufZo8CUUG7jucPRFvB45HL2K12vElgMu8Qax5eD1sNhy6mLzcTYbFD2CzSY2TY0caID93MNn71FXHw0+i6Zfdzj6Bby+/nD0Il6vFFsOXq8SMRSvh0S1qpV2kuuohh2BGnatU+CuL+0kN5AsrintAteLZolbDkO5u4F2kuuLG4p2eei2fTvJjfLbjWInuUFer4edRGjucKEE+QbZaNd4NpvXseHXoy9XL+/LlX5fSv3T68tFZV8uOl9fDpm+XCV9uTIrLrZKfywb9lLp6SVCI5PSZrPPhVmLbfASfrgUH65vtz2bzQ3l2+ttsoax2cRzNpu2mzBaYq6XS9VmE0MS73hXXuSGwytvaLNy9KScj/0ynH2yLSYYyjXji/Hzlm81+JwIeIeLN4gQe6i4SgSpAxzBQcz4ZXx7+SfooADLdlaDV2JnNXg5NrzkKnz6XGw4yRsKzqRwksOZTx7Xlwtxva/7lxNXxBuYIjsI2Gz8JS3vv8G32dwAtCl/KcTTzll2y3eUXjTTJlT2q8RpIZxZuqqreo06HCa+UeZimcBYJlBWXK7flOs2eF3ldvM1Lp+b3lc5vdfI9MYyyVftbHrPJGUOgZ3eNzCHwE7vNZjeuDK98bmmt5wZNz6ZM2MX2unCHJWFmQlgCLJz0D8C2AvogtfriSpDVIXhelGboEjcoIeu+/4GFhFXt4WeqHrm4ExFFfOg0OOUCG6AOdgSlXmiddlq4kqLZT/l8nOiCSizwgZFiNjblDeVb2+2m9L50K73fGg3uQ2JT7DKFdfjy9K+jFIp5dsbrZ/OtXaDd3/bbVp8uhGt3YAvxzeyUF4ytnE3NxbtpyftpQoL4gHcM88CpMgVnpIz3nxBvtHiJKgPi/BpmhyGKlFrONxFV7sByg9O4uJ6fSe6WlvfiVi8R+yKN0lfPJZ+bj3KBlOGGkGJx6sHLMPjM7NkmX28KlGxU7HYkbG+W3e/ioq1od9JlzbxbpW61apFtF6DirWGYnRlEbD69INJaZOBiJz/Jf3gwDgRvvypUGtcPh9WkBEX3sFsAPuhVI1U5v5sRWV/NZJlkNdXIqF6eX05kl0ir5+LNCbiS9GYdPxlI/afiVXsfzxWefWJeEz59YMxVXZ9BHpkVPbQGKC+JFmITyT6/ovy/vHEiO6Y+Z+2ovb0cW8qUCniZ0OrDlQugxXrL9sZe2Lmnhe92IDPqT5RGfJ7dcTv1gG/Xcd7lw73fTrah81gQzNYI5w/EZrBqn1CGy/sWDN90pzKnKnK3FKVuakqc6Qqc6wqc1tV5utVZb5BVeaLjMpctyrz8+v1lqjLgq8kMY6xVZZfqmbNzqOophItPh/liAnVKMd0XruWYUdaa1YiEsvq0i1EJKb/TSMSO7BTWi0sQYR/afprG9NfdqfC6vqmP4EFBDSgMf29EoKp/4ot6CXKlygfGSISBXkbZree2nkRGYBS78HSeLkWmm05CCCa7xAnl1dDEfNqKGLuhyI23K8MRRQXc0jL40D+hlON+ZPyqSYyMGRkIEo547FGLN7+kjyZj7VtyTd+nc/cOzJfmKw+J2rlKg/qkXnQisn0AoTwNiqbNuRdwnepGdg6IhAnq0vC2L4Olu0yHPCYfMHWYrbR8vqpfoYddnUNXV3TrpourxTS/4FoSdrhHrCDvBl/9eYilyFWIhPzYnVp9B2uNc3Ls0RP5OSv0EBAo3hb04eEj6/bct+7SGaw8O6ChXedFt6FRNUu1rXgt4K5iv9BivAILa4cDvbLy+Cw2FYlCPLaYF0+jQ4HI3kZHg7EN4OANxjnJOCto8j/wUxs5vn/iXW/c5tWNU2RFX0geu/YWtQ7NsTHbq3MbS2cjBhxubU6Zmv1ubWyytYCCmqG4rfe1vqsNwsdU11hOP3/yoBSSjkZrer/Sfe6xHlANxwS442Kx8vBzJJK9UuJK2upBGy/vu6Wuwmewuq+uTvv/+Nrwdukimxljw2re2yE7QRJoyc6Dh5cU62aDwVBXPPEc9PXevePV9xM+gSFstvy863s1EjF7ZFHuN+o+cUrle7e8j3s7isNfs8GTkhJ+0o382o3++zmSmZm5ZXFszJYPCuDBbPSrj6uU31cl48bYFYG8EcMYc+hDWJuXrrL5qXr5mVd52V9fl66S+aly2BHzkuz2tFWtaMZO9rNGIuWbWA7YiPejnfY10lhXk9uiMkI0WlyERLGWryoZS5quYsG09NiKunqZaflh9OLLhMTh+zSjY2xcGK5eOV8l0vsHC8XH0jBc0sth6gdPx7pCdaWGtgovw5Wsg5WMvJYycwm6gh/iOD41RL9LEazKWNbQbRsC0GzI0wIo2VxqsSQRkSe6cOg12eOUn36EUSUk6UVu0tGy5P/b/FxnYqzumfcM7Fx1ygpwlkbgicw9LOnyZf06wjVCPi4AHIZf484ToPbcYqB97x734/PiB4jQqLht+v47Xc9pmllYBErlkt/h7DkVf8DCiiLFnrIKKESv0utDhG8n3h8vAayEOLdkM7LqXYrugJlQR5yS/kQbaJwTWzaJtaliVWXyTJjU5dsFNh2JT1lvDGvv8k45w3IKzr2u/b9BBnpgD89yZ9Yyg0/vr3wvj4a/BBE/fWjwQ/idQWTcTT4Abwf6vun8F7CLZ/EqyTKPIHX1WvFzSava9fG75OX0dHgIXkRafO9KhXfp+rDu9VDLSUH4bx5u1Lm/4ZUrKPBXQUqzMVvUZ/B18hvHokcDd7sTgrWNmSrb9JTEkmFraPBdSJ4fyFQyfsV+mGu25YvbHbwp/iV0vbfNy6N67bzf2Bkd7HChzq7IgDx8/OhWIDlVfyCm7SoG0L8NSOHf874Cz9v/ImCP9LG6xf0qCjaM/X9Mlva3wbeanU6F8ShfSu9SvRdRtqnL5k+vWr69Irp0xNGQfpgNLYBnuzThyLt01OR9ukjPG+oBlyjBTQOqefsoHrVtlRT8JSCXJWC3aoUbKhSsKlKwUtRpZ7s+f49eVkrQoYUius9Auydi1Fqz+LunEmcBrFAFWgsci5hI6REqiEis/31w05DQ/6Tycpe4KSby39KgSYK6t6YZC9M2s8hQ5RSWddCi/pPYMhCjwYwKVZTCsuK/AGZGf5yQXLg1whF7VolBrGzLV/qiV0sgVY8XISO07rTGDc9qSem0aLlxRKIgewxP9Pfy7Igc8lhxhqV3/ZQwi/1zaNlJFx5VZf3dnDv6oJboIeelbDbXdtkJ2c1AncXSES/3W3eyrcbgu8csx79WYUumEXnmXei7CmdKHtLJ8pFzolSOCfK2DlRJs6Jss85UfY7J8rFzolyiXOiXLrMibJVOlEuK50ol4sr3zhhDDQOvDAf0h+v0HNvy/hdjIflqtLDcqj0sFxdelheV3pYXl96WK5RqesK43f5Qul3eTkwYbvOBXNd6YI5UrpgjoprTF0w18tHmIRQqu935PMN5vMGVKTr5T/2d3y+ofwsrpijwedidcX8mollfQmvbxA/SayumC/g9Vrxk+D1deLCidWf8kW8XiMunLgEbhGjsHHVbJlHiGVy+gNw3ZjPu9CFrbIL6/gc+126SnzKsbpmPorXqw9HZ/F60ET2XmEie69kZG+9uExcPXi9XFw9eD0gZppYogUlAgmB32+wdu9Q8HRulD38uuKwrMO1YsuueRbMGxlnuKKuzqp/IpUNugYDpReJG9OK3CxulOghiZgs4w3HqefCOcKvj8KAfJ0zPZeA4rCVFq8rHRZN8fbghmuwI298V4dAvDd6pfz9qv7YrjeixP2E0XFw4NwE4/hN5G2vF8b0OsrCyCOwfoArYR+QCRgIKfeFl05kIsZyz54SZGgve3ARRtIU/BR8mHBYCEm8SO7dK/fukXs7cm9X7h3KRi0hlyrNe5fYWIl9s1GbrxcHQVG8TiLAY9/evt8lZxT7qg6CatSmjvYKE7V5s3EQyES8rrhZZyGuYMzc6CYDbPca52KbLJlkWfby5pSU4ZbrChezufRuxmGVU+ommqTjTW9xpVyrMPE9nCAjmsankEkOlmujD7wSy3GjR2WH+PXVaOYq135aUhmgEi4ru52K3wU3HEDHmyxwckD42eUyi5dxtnhi3liO6Maq17BJr2ETld0N0V1piA7JGbFdaUd018H5JIsyFmrYEaEReXlP2eGL5AGG6jKJMF5MS4i/vkaoqRA/3o5pqRp/7dHSxywtvb7g+ISWrpmjpbRCS97WXU4N5c3NRbR0JZekvLvp393Ewngkcx2gy71p8ieU5cSQpqMntPMypWKukuCPoqnnufsexWm8x75Qyfxc1p8KY1p2S3UCqjBHwBpCXqTCHO2BOBTfQQQ30VYLF9o4K/yIEFkozFFMbVWkbAAbSVILQDQ2AaQPtbTVMXDvs+Kd990PmHS5BVdNwwfnLmyepzlVy/advzm98PUlVEDna0q4Oj0XMg9iLpuBmAv8cyur1F2Sj5/8/rdc+YbvGv5J7+3dHiMDNGH5FgpvWvVnlVadt8qTXGuQDu0HYQRr9sNv3HO8vOw3REdG0tOOWhQe4re4sqRFsZeKIvu+sUIZjPcYCXpzHC+1Te7ZoRhuhPA9C4VwEVCLPRUh/JMaUm7BHUI6PbwN+41uh4gx/n6RW2nw3zSUK3Qqhvb/a3tyzfSR20TQ3SNyLZALadXn4cKQ6KZvnWq7FmmdQmQ+gpqKi3i2UE8+E2p1d9p+JrZO7V5n+2He9MTbTZ88U+6mGP7JyWHGOyrekG4i+BQlGAr7qKAn0U66m0tkCeKZpUqzWZnNVmU2N2U2NxfNpunHZqZz1Sp0cmRiWstnpVWdFTDGlk6jmxh2lHG5k8JOzKabmOK8E7MJBz4nBtPgJqal1Tn3YGL2GLsXHJMIXhMRUkwqYp+bBv6m3DCpKulDemI98ABZwKMV88GmLbwLCt9X+ldxzDFZlTaJiFhmgt8tnyO+S/SXz0eTgp9rLhFU7QMtTbNe7J3b4yi5LmOUgU20vvBeXQsj1xFmc48syF4uSDHBS1NuULoViQovKzOJo6XTfRM4hRogjckcG6f7inO63+ic7hA8Ltpwnnc5YfQjFGvXdsvzqLfQtjr0xbHv2u47j/rAedRz61Evhs6j3nUe9Q7e7UWi+V6dikLTzifFGH71sUzzHvjV9yjwj/Oea94qvegvazHoSt7Jy9EkQnagRnSAGPfYpIfP4SCEOeNM7PmYuZaHxSUuP3zZy6eYPh7PZC3EftbCDIvb9LdlXNmWm+dlcn4eQZwRj24cKYvZNMkLLfItHN6OBUWWjUmB4ChQ8QbbbYxHb2K7jWdP9ZkHxXqqo+iWsIsmqAC8EftOQcdQL0O3XyH07bagP51mAs7n8L3gObf7NFtmMrKrimSYL6GhL0XVyIFXQhev8JFl13whzJw00DYVX6L3lZyEvo8YsPxAl5W/FtFxYY08Fiw0ZMUbkM9bx1gpeAPGr8jI6oUxgm1SZsfzTUJtYRJqWyahVij8g7HKbch2nT4Rm+QMedDTzvRmAqYXgEDGXyEIZLwIBFIgFc9vm3zyqkZNAv6bkgKw5WOAP1naIgvGZuOfsSuWcEz4Tq2T6ZKYhylqVE4FqhnLQ8N4Pf+YkQ815UnUigdRdc09RMVHGqqRPAIXCb6eMV1+iZMkV5QDFquY14xaSJmVJcBxEkXtaKMUuIEWhf9IELYsuBd+eg9ApRuffmbSebpofnrSfXbmVy0FaypvltJTQ6NeTH6BxHt4rKVvWEt+p1bT9lmLhB5I/HRuWMuLGFr+S/aARRhCpqaucUNduIMpAmTy8ZBWxP+gOxf1JAeQ8AemWmPRYAmqGTflSL1+7Rk35Yhbo+qmbPAqD6upXcVqaov3bwS7ywh/J9XD1sccaKD6qvWw9V0e46rLY1QP28KxNugxk5LA6mnrS/iWgPDBwZaL70UWdAhW1seZsy5RWHaC+VmMKXKjhHqxB6NOY76ArXcQvLjM5NwwqzVaKO1KjHUxqqzWjz9WjqCRacrAKutwrCKHMmavixjB/L0i/vQzCC/49DNnX5jseg5xikJ/9FDFeDModoHd2O/X7Pe7NZdDZrfhNMKhhQ3ccBrhBmZ36M3uTN8aEthAHL+YoRDSNEIhYmQliXlYQyFiuJGgJq4hFCJGmITEbqA+mIA3YCwjVGHRw3W1yAGct5NZXa3sgdlZleLmM3vgh7ye0xn4KTWmb5q3YkzfgyQz/XaveSvfXsRYnZQHwDD2gYRSk302NBD4oTHDC5hKsSLjMibz3TLM/QZefmRM5oW8U2T5sbxTPPk1eacY86Pl1vs/9hQIF3R+3jSIgTXFP1WmQHyoTIF4skyBMBb8a0oL/htKC/7h0oJ/bWnBv6604B8pLfhHSwv+9aUF/4bSgn9jacG/qbTg31xcZCz4txjz915jwZ+azxfBPH5LaR7fi89T31x+o7HU32Qs9TcbS/1RY6m/3ljqb6ClnkkYDJa8TgMlYfmXyIIryvndYyz4V5hHbM5Y8PegC1eUXdics+BfYyz1bzCW+sPGUn+1sdS/zljqX09LPZMy6IS4yjghDtEJMZLjYG18BRTAEmwglAz9G+SH62X1j9o+1z1j6E20gt0MA9mNzhjaLk0rx1xih2yTI7JE18mKXTtG4kGZ/DFB3eew4h845gU7ny+JofSwrbHJEXoztr2ZzKQ4tKspDvVF7WywnQLt7HbtHCuO+e0cg4W+LTHyV5Qx8W8s5YI3+lbcN8plb7ybTRRtWHF3PSdTQRY9vl74yy3teCaFAOLYpRJUcYmwh0k5g14E/DE/Ar5N3IhqNkYhyQQbYgreDciki60Vt5IyIHK5HERrkjJQiHNr99KUAQhDzor7ZJmR8UQ82WWyu+TTmXjyJn6S3F1IvG/SmMTdFSvuG90YsQTlgk2W5PCM3+jdjETA3eUYy2Vaejfj9hamJMiKzKSCtE2VTNF3rpUsi+s4X7v9zRAXr5efXidc6epyEOVmKJNPXM5SdTNUE4gOCVO8Snjklajy62eeHGMyEWjrOufouiDaer2hrdf5HgJHW9eStiSDQrbijmgrmqOt1wttvU5oS1SZW5bQ1isieUumk9DW68XfFO+Mtr5UeghejQxtvQ6fXokMbV1fcHxCWzfMeQjaFdq6nk+54dzUUd58rOohKNPBJiUvKo75dx/DGnkkdC2YizdN/oRm3GeiPaqAIWM+ayKxdecdU3HEfS83+I9dZu6v9qeoJk0svqU6AQg3ojy46uRBSNurTtqOF0rbM1LVqkrZq85DcEw9BG3Y8FZgS1gRLyXEsyGsOsNbtfZVoHU0mTM8o7xVvnEpNfz0t0gs6O94zRpnQDvXwTwiGI8yD0SAHAObdMYw7YuVo0VWG8WaGM2IlWsQYyti5Sc9dUM2AWBDhFvTajPUam8y5LXxbpHeMWTCifD5LA8iZpZoA3abtrXbUPYeOtl74M31zKMgXtNus2KyZiA9yrORD8ppHgrPEvF6N82lff1xHSXHVNanRqEqEGTuEep9rUgjiTYSvtnUR+tXogf7mSatSwyiUPGxouBSfPaMCSEqdNLXRU4lTualiqG5zxlcq63F51ma/vKl6X9FS9PXpRmZpYHSO8J8rLhlIS5Lf3ZZBlTgsCwDLMvKuZZlRZdlaJbFgH0MsSyCKiaT6zA/ENY4Q93IL5+3fMBNpc6YtrNML7K37dOvXSrGpbjy0kVXXqpf65VTBIlFQJVlKRfprcccqBdOCAi6qKEqdqiEJ0onBPdUSANYf2B3faB3yPg+bicqFd2kjqQzZuJAQbIgJqL91Qz+aMjoQIldltT507AvC0whm/mJx+y2P06tRFiW9/0l/D7m95d43ytYRMLvG+X3MrSBs3AP+L1azweZBsWK7X/NXbDGC9QEvmYoiqFp05zZFiOzq0ZolAphA4AeVvvacNpX4bSvMXUu/NqibdzGU6kimMoYVmjflQPFvDsmpKQ2X2DDmeaLoXzhLPuZs+zLUSAL6yz7ECX0o1ChwRxZc21sOPN9MZ8QBy3emO8vdub7FO+Gimlg+I5CjgiHx76ajG71UYwuNa/7rNfFvK46u76wtKeA8Sd5VmejeXPLDhuqJFJIAifsR0ApmoGt3V3lRTOGfZ8PNRbxodUF1rcYZ59Ypnw+dPYxn0FMYfTMx/0YMAe7zRo0DHKmWE5kNXS9LUMyDAtMWzaX/nrM8qUVx5dWZk011ceCISlfGvFoHunRPNKjebWg0Y9mrz4+Ye0atyos0Q4s+5a7L5lh1WkiBzwFsz+M3dMPxVVL/EcjZ61/edk1H4tKa328zFoPS33MqdbcH5gkjwGjQyC4aCqDlVZkx74IyLCMQViOizeZrCGVN3FvxApRJjJuZCLj+iYyTgxoH4m1UzDhT5+iiZ7WZN9EH2lhr9D8WJro9YcXZ35w174UeDb6F30bfWRs9E/4Nz05b6P/3dePpB6+1EyIpZoCKylIvHD8cEdeY6mlsIffRfzOxg2nPkwP7GJz9nmF6XFmdBOhmm6b61NbHJhQNJ+Kr43PxsuSGCWF9jaN1f9CrDBSnzO5qL9mclFfklxUa/J/wjf5t5F/e0JDAZ5kzDhhgph2gKuYEeDUdMWi+pCJKZfrc00WeArZDGTtPRfPiyQUU+frAKPg6za9QO95InQZBo+HNsXgTKgYi541gmgvs20PfExN5IucK2CD/oG/+3d/DtAy7oMglg/thykiT9wHAcUqG4fw3t1R411TO800PlrS+MhrHHlmgx01PjCgWKbxzpLGO/B3Dm5DgW0Q3IHoKX+tV9Q937fx3siFSR2rFj7xUs06emeQ46JKjlsVOS6ClOdy3F4CLlL+WcszX6ph66ujpKeOklU4ShY6SVatk4T5mt0ZJ8maOkm6M06SNWZGzTpJulUnSbfqJOmKk2TN1Kx7qaaO7dxmMUYuizGfyWJcOLYeHSM9mYJ1DerKEW0hzUmeiCS+wVqfuzwjgWCYc/ch2l+8ZJHF4Jd8KTHy/gokA/nvyY3JbtXiNOMJWShkkpKUAv/mNFD/5hQevUhOr0iKgq7AUKL+TimhF58h0z0Sw2lbLERO/caNiSRRvIrfpc4A0YKR6m0Ag5H8jciZl82HhyZ7AEepH94L9ERh0J81yS1PNiyi1GcDy6Ab+GlH8F5CJ2WFEG1Mpcy/bZNO3g2fwlb0diSlg7XPuRflmrdAc13oe6R3UdwHZyfjYvfzzxSjpx2dyYR0vQl52sN5mJQojdQZDEPV784PjO6jKZSScWYl43jSdBc0PclYghr3TFe3xSlxESTDixWSBF6VS8xb8apcinMj4dsthQ3ABZeZt/Lt5WDCCokFSPJXGtuSUEpIcrxNFZL8SvXHSOzpRcYXc7EY1gBPFQG1Q6h7K0gmV51gzZ2rit5JwsX1iqtO6RvW6uY36gZDC1cJzRd8Fx0IUnFoSBubcKB5Uehg6JOr8cv6JP/E5HViHOp6qwDr2+tZ8lC8GmdexCTz5URxNY0xryK1snjd45JRjVgBYI64sN1IjZmyD4vXy/3yI4p/iq9EDuEHhBWiyoa4Sxry5mx4H4Iz9svbtrzLiwzYoWAGcEUb4AaBesv/jopPm3kFUsDhDoreNX1k+6oQvpf8yhBmlD0OaOIHQ90fYCKAvJAvLNhaRH9FCP9D9HKDX3wwVHfEb+lH+C/a/P1z+sVHzO//tIGj9LN1saICgK4ullRIqnVx7oBI64BjFimgDkCHK4LP1YHoIDJhXRw6kBbq4s0BJlBdXDny+jv1MUnyybpEDeGgr8MMIcd7XczMUmAS7iKLaC6f/rl+ig1bOtNQtvREQ7PkvlRnV+EeWuN1r6DvY7pal++7iVQcvvq5iRjRXsX9V9PtKgmcX6yjJ3+vprapn6kL6joioOvj44TFrI9PECazPr6VUfa1yUkRat5UuoUOFGum6wcgZK2V6FsHkGG95qNvvVEGAXStY+JjqikI+xm8HhcBFq8nRIDF660iwNbEveUecnkRGi/SZUXbvLsc/qWw9C9dhs9t398kmO9fStQF9sVEgdpfTQxwe6IusC8kmtzycqIusM8ZF9ivGRfYS8AMOSTglQTn4Y4HHzljcBAPiRORFr01onIQgDa0AIH2MlSaeR7Duvra+FN4lTu2DA5ZnaXIAEEGdVUkVMIf6oH4fZY1r4t4aDqAKpu2FzTA7jbP7Lqnql22Sx/BrMuIevHpbTV/37ah6c9ASXy1vuC5aVlJV5wG1xQrG8UC4nr1NTHud+XnslC3X7Mbv8mvEmWyIm/vntzm/zi5/X5g04AyBeybNGndaOQAJxVCpFjbGN+BmqR482burNr4a4gdU1P418/VAP8qdvna+BTxXmrjk8Q2rI3vpFBc15TJx+vjt1Aero+/1qfiLdruGyDTLZDxFVAS+EFo+KBPwB9LlIA/migBn02UgD+bKAH/QqIE/GLiEzDtjC83QJe0LX2Oby8Fyda3hBvxB/PpnzYc+T5lyPdDhnyfNOT7hCHfxw35njHkS8/udcazCxg9r+7AsRJt/OuKNzIe6U+AoX/9xvitpevnbVJOwXD6/0U2+q3CDk4I83prcYK334rb30YvqI8aNahoDQY1ahbCreMqKSuYftW/mSzybwrctBRA8qpHAa5fniz9eVuxpIDz5C757S6hu7fJ61tx1AlxvckQ1y029+mUHeUb5fS4Q9jym4Ulr8l1dwrDOynMLi4dTm/h0L+W+lFxkh/uVBB86cnXyr1vkXtjuXdV7t1V3nvrTNPmZ8gnX1N6oIbVOP1B9eOwKoH7YL3mi1vZoRNYmLeWM/JW33vyVg7ZkTskircWw2dlpjyieFt589v86XxbMXh28g33FF/z4DS8nz0s7npm/DYta/MNz4zfymI6bFC+zoq3yYRzro8Vb31h8jq+vbW4GkUoXvfc+IRIRW/K/E4vLTlQurwGld77nV6Cmw9EiaG3VMUbld4WLqmWTn+b1ohTwN4bvOIIcqQLsJkoSixfcL1L3ZOxngcg8q5yW31DtaTHXSYe4UaM4RvoRb2r+IZi+RLIb4ai7zIUfaOh6JtY0sNsulO+6/ROIbmT41t2QslcTc+p+LXS/FsQkcKmv5rUeourfrKM4MxK3OxT69tArd/gT9pd5c13VTe/UOv/WqFWodG7lFr/V9AtqfVtpNa7ZNottd4Ewn2dKfbA+RVqfRMn1+/0DqnVW2uv0zulVnHQvs1fDn/Z5kB4iq+XK/4XoEH5PHpYfB1hn75Ox/518oBl/PKt2Lvv0iItX8cqJxI5B+ZfNueG9+prnDS5Ho0vWEFIAzrJS39c1hGp1IFYh1uLE8Vx1b5EGPkRSjN3zfWHC0fGwiU7kXEQxxXq7+vl4q+Ta2S3mLPgrTIyOYbfKoNjkMCf0M39Nn/KcKa89RtxrRS2sdcWaOVtmJ/xW9kmWwr5KwaJQl93FG8WL8XAQFtaCWygEPCZUWH6xRuMG2Pg/CBD5wc5VJpSZoHafZHrPEDt9HlIakJx+Ock4NJN7hyW/AU0aWtmiRnGDeC24vb7J2vWGWPkMuuRMfLaApzCXc4tQyj4iLGIsOu0oRsav8w6XtahC8PE3wN2Yzpr2xEVWn67sthH502jWmAAq9KoJFt8Xuzfvxe7VJo91plT2ueejEr73EI0ht0Lgjgj8YXIn7HPPRlVfBqSahNlNptRkyN6pYzUpZkuxLCxWl2UhFOrGXqilrK+C2row1KWU69Y/BTJYaGFrAdjn3GmvW+mCIoz+p0VZSIXYdj53qXZ35tJe3gZiQlxtYTGRSViyflSTsx0xnPmzvgchTKqHvL5gcYK6eUKZeTwnNhCGevq5XgyEhtRH8VRTFF2ukAPGFt27Gqi9FxNlPUl00qH1Lo6pHIAU3WrhTL6yH7pK2p6Xqz7hTIWzhTzwULjhjhr3RCTq6nkE+5efrnauSXOxvjpyUjrYvxCZJxtkRLJz0YKs/N8pPkYPx0p0M6n8FoIwnykyiYzkOT+D5r7nzD3P27uP2Pu/7LB+fwSXveKvTLUdl4xnz8Wae/R9dDz+cB0Y30+mqsQmGGWiRmpRZL83jACFkzpXKmLBkrLDZSAIijR+sS8XkiaQGMhVF/DOzAIT1O5b32H9xkf1EektuPDyWkgRIq2i2LncCaJwu0ZKc9OkrN4EK8JJkBbguVNklz8a0K5pjRcyQYuJjUOUuXJmjNE1lhoXi2VNTComkHzr4GoG/S6JsxmIPttADAfechp+U2BfIE6yK3OpLOiJuA9Bv3y4CT1Hpu6x6Z87HOa1sxyK3xspCXt9bGh/9h89iFCRwfNQw5d2ENi/yHJ+R5yKLP+wRfisGErzX8qLP1+seKLDsrC5U0DPDi4zQvVEQLXZKnmnIe8WakjXvWQN5ltaOuItyXoK3/GMoa22I7htCVK5x9JUY+dJKnlZaUOGLab+Xdo/7Cl21oBnjm/mY69PWm7nF+UIgaU4sKRAYRYOJ6zqUrmJE24apnyLKspvPGoh1664Q3WllmhJpbwDWF42lTiqLE4Pzst8TT7fpIX1aa/h1fF2f3Fx+XtYYEZfVzQRk9jjxkvbQjpKAAQqP2c43Nefk7x2Xp1ZcgBNt8Opxx9ks2jd+2/sLv2611bF3bXlt518MLuOqh3Hbqwuw7pXddM6EIKFt1lvnZ3BYAKC7OjZiKDC7tVliN7NJIFNLU/qIHZk1eKK36LCE0hSnBEY02KVdzCbbg5UNP0kfsn6s4XZ904NBiekS3HxQxL/i6uPFJoAvsvAuWmDYw//wh3t7DLafgQ9kKKWUgzzV4OlQ0p3qeYTCU3M+bejNCOIacEnpuEVDVG8uppkVDbiheByyJw2/778RjDi+AnTMsAkxSU/7NRWLOkLxxv3/tNtxpTjkRQuOXtv9a38nv+bdyFiUy3opclZEH45Qn3y4SZ89uQSDKTkR8gMqa89itsJfyqtBJ9Ba0krpXEtBJLK9kuISydvOm/UQYR5H8D7CHrgjXIr/l/hdCR3U9C2/ejyrkD+sr004SbIUC+pbinDjNRHDsn9q4+fbvGj+o309NylfXf7/sxrmUEfqTvcUO+nQ0Cw8ZAbGcwkuznozCyh1R+76RmUbH3fbzSLX6aULiWFzBg0626duvjc936+Gy36vs+oWIluiVyBPpRK2r5b9ABW+NWoaAhhFtD2GLdySMBL3zURid3EwHgVxeZbeT9PLTxZO/Lx8yXof/l4/plNgtLLQK0Rqt9wmpOqN8ZGbZgoayVItBRmU9zWkRZW+Z1GuPvto3sE0mY2Bk95GZUbggAXFjT2RBGuu+ndE6nP/SdjwuVTHtyyRaI5Z8+ptfj4LD/jJu6JrKdvezzJjroMb29NXt7uvD2fPb27/123h5VbjfzXgOjr/OQLOonVfrjIHgppxSN/7PHzAriYhGGpFkkT9Ywdwe1ma1JnTqn8tO6FbkMkwmRPSmPAV3t+15dlenvm80jD/h1rlmdYJGIahLhINRm2hCMvqWI7nBt8VS/AyzUtZUubqsQrUWCLnMQB3ZxDaS5JYCTrOAEslPa5jpN//F3LpgnuRbjhQBhLvvtxauBOHksyiFLNC6K7Mt740z0irolmWKGZDZLklk3z/h7T/AZXaWRenXFbVzDb5jw29pVYS7Lcua/xuIkpwm0BnGpoTsutW28jMtN+5/UMTSq7aeMuDBf/XMyj8rNC1rCcz/ItlZm+0og3srtopwtuTZx1yrNYXi/+ZjvaZexbEIhw9FkCFWEyU0VAoC4KwQWSL1z3vp7zIKvW7h+kcMh/dFCfGsHcDEihidafqJtsDDTxQXCAI+vBt7OdHDfpDvtYqcI9CVgNkWxl4e0hRzlaJjDt4+q+PZqcagAOAceQDXjkxC6JSDO2JAnqHZuTHrH5RE9BHWLdAKLsQmUkvlYnzCrus6+1DVGqj+z7xrUEbjv+mavNOxewUzpXpGUhL6qLLLv6jZFHOJQ0Sj3HapQy76re20NFrdVNMy+62PDYd9JwOe6iO9m30Hs55KNB146MFfXsCGMY5Iq+KHJ1Ucl+1MdRo3i744NGTNLepgvRCCrZ06mSXUKzzVsCwLAUphMR9b5PKE5CpJpUmEMTIGvQ9eQPSXGsHtBjuj0bZORmKYxbzFPS5Rybkg8ulaYDLeVYVlFUnoNaW0k16HzQxSd08mXfAc5fxtSby6yEyd1VGlBNBNo+vP+M9xFYWUXmXIFAocKIp9NtGdUoPxyYtLYYAhMdKtc2ujQ/nJ/x7gc/7smqv9JUuciqfjcJPW4klSzSlKSkTYF1D4gw0+KeIyU/KLJ1mqI5d7875dqRlrEUeYsmbIi//8QVNO8cKppnotqwpJqRh7VSIr0spIbchx2Fx6H5y73ElUPwpiVXZh86uSMT6gYW6+SaMLRvPwBTkzdP7in9fd2a03RI+LEUvkPfpteJu5D883vm2+m8bhRfvuPHzfX1e0332q+mdbkupr99mnbXmy/+fvaybTSyXaiPLgOwA8QSUX6GYHaJEoX5EgBtSIJdUgmv2VlTMhAj2AXgjgZYStb83ZJQlm5dwLUlwedZEQcYVTEmVCEqdkSxloq+ngnXCQXLjxZ2sTEo+WSIhOOmY7dME5A+u+UEeDcoAKMjRD9D8QKvtoHSLj4ADGJ/nNsgOJynZIyP0t66FfAFuIqW0i+WmyhtZgtpAvZQjrHFhoL2UJ9ji0k52YLlosuYQxNZQzNk9S0d8YYmlDMY8MCMrf/b2U0nLdO0vgjbPwUGUZ9Vlc7Fz+YVdS+UPahoa02Ts10eSetsv8N9D9SK8TCez9fKul+j5AwDRIorPZdt9r3d61G0L5tXbjEs4DNqo4wHhjV0Vi0GnP6oKqRD293xTYWZp795V88VrkR+1zl6h3Ypv8ofDUyGUBsK204/9Lk070sRcIbWPXpS+Iw5VXynUvY4C9PxjO/6Hf5b3OQoRtkaMKf0ChvfJU3yqXejWLX+OWwtHF8NjRL+V+fcEYIKb9YGqawmp8NmSRHI7otEO8dISwRo0dIw/DS+rwJCPBabMQeIQ13hITlEdIsjxDbVnNxW0VojpCGPUIaGI7lRY3pv/vAohEJp/1Jpdp45gfzydHQK+Zyb4NUZsbNjeLUVWZeAvR1Sb2Z1+/S7fx36OLncXwhN1jinTHkNXTmg+WGPGkscId3qM20YdaoHN7A+DaGvGC5IQ9tucM7sIY8ElKG6fhlmQ7WWz+HPc+f9FmDntz96KML1y0497optQf575qLF6+a7qP8X2nwimeRAjSsJ1W1bXHFOZlK1ptW0YBCVaBCVX2BUBVUDayN5QZWrktgDazh3LqEWJdgBwbWhjOwBs7A+ll2UFemq7JVV2WripFN2qdsxQswHPTjVkUtoGzVVNkqoBcZspUp4Wq+ENkqKGUrcKJKj+dHPzENj02R6abORcDAAMpEs7KVjGpbHXPNIrh3AhtKANlKKs40MX0xKQ4BF1a2IqsJrWwFUpNeQ7bqGdkKwqZZg6IJQ7rKVmb+JF/RyFacRydcOQ7zV759GWcg2Yh0882yzer33QtqkW4YCajRDmeEnYYIHaG3FFJFM6lJsEkwI8Q0SiHGCDsNEXbCUuMxQpH3hN+3T4jpQxVZLCTznOPznWntazqqCzzvfqTXwja1eP8tEjUbRtRcao79yvRPK+lhMeVbb0KTytL8N5pWx8F++tucU6LKwf7uYiaIDVN+98/NxS8uvBglGaoc7/cWC3P+Ayh5CkdDAS8Nv6jwQXux70oIph8oxeQFx6RzQvifpNPqUxjN3kT+w/gPbDLrrfrlcNGzpy8vbiRQz1hw0sqk5e2IsSJv+deVx9E51lAZfPnj/uMTTmmZO5rkcadE05l5XOX23/jOhecVzwpIKjUkWhlBuFEFHHYe6g9waY2HepEreLmHegeu4Mi4gtVD/QnPQ30Tn6ihG2XQGWRwuKv0BKtZobWI+0+4UAY0lR0XZ7bG5yk/V+8g1yk4RWm54c4uhiCBOyezrfzvYfQwFxDX1CX6OtNCcvromnzRRkk5XJGcnTDI8eyESY3AIn5aa9AJsAi+lIXCJXKR/NaW3/Lsn7QaghbxSEJ0iPjhofX8vSgxYqmpKSeCJxLjJLKA4+SafKdSgbz7oILEi/UV4VxttbhMG/NXvzDpHjv98LH/asqNvq3oLoqWft/D9tvflyQHuSb4Ew9IdMk0nW/Qgy2SpBPNdyu6z0lvkYAbC9DANGTF2pe46xd335Ss3Iq+XmJP5eUtCspUpFcEd1kEwBLqAaGROaPc+5oYMFwYIDms1EDuAnpE+4dAW0lQSJH3PY3O16U3CTyJvNxC4H/p0ElSYNmTEXuyckE9WTE9AUhjL5Pzaq4PgnJUW/CtoPgu+HZNOMP8t+vL6m0bS9HwHYgZLlbfQZylNbysF+vvcNjricFfFxF+vAtokvK3YfDY98jfXvkDVG+hlRfGE/nbJ3/75e9i+btE/i6Vvy35u0z+Lpe/A6y6hPzToT/LSB1YK78AlIx8KSn+mPlD+M81mPrrTGqofC7wn/34cov3/XkVOwEWItnrKcvNX45Xgdy/DK8PS9Z7itr0l+LlIcmMl5f3Sq68vNwnmfPy8m5BTZOXdwmUWgrcgDHjq2SKvJ4W65V+AwFFriXRjvD49bKLpJ4EX6bVLkpFTnb/p0MJzJJXqcwZ4VVKxPJGKRG7C68fRbXMFBVgBcgqRblYwU6W16dCAU5Oia6yF6+CrnIRxNyYFU4FAJrVTYVVSJplqGXynwxVFfogXiVH+gm8CoDD43jdYF2DAAD44HIC2fA+edl7OHoIBfRR/JRt/yl5OfD/a+/N4+26zvLgs4czn3PvudKVdKV7Je1zJMtX1uArW9as4ci2LNlO7AyEpKWtZUtOJCseJCU4IdiyrSR2RmegOBCI5KTYgVLckhKXjzRK4SvpB2ndEmgoKTVt+tUMBdMGSIsL3/O875r2OftcSSHkxx+f/bva66y999preNda73qH591RegsuVzH4KRyUGfwULqUMfgrfzy3xG3FZsyV+PS5XbIlvx2X1lvhWXFYx2GmJYUZuwKW7RUx4xhHsFJdJDea5SIN5LtghI9rRKJ4TGsWzSTxrifA5yaV/iwhfWjSIK1Fyxf4t7yixDQ2VWF6wlpvNO+PoITXfU0Ptf7h/wUO9qkAFVJ/B4X7l226S/YTeoxGZbZxm4GKf1YTPjlTtE9G+S9Ci1EAP7GLH75NvjewHsijPQkZ5FjIKWcjI3RUWkkcF8lgR9Pnc5Gitm07Tgpt6fTnV6hevodX5Q7KfRHf20h2kLoo3vtArP4M3aJwku6M0kb9TtUbi8aIKa6QHSt+JurKeytRMvMftldzWRN6V5Gr83fhimvviO2mp60zYktV+2YskPqYPLAX3L1FYJFkpF9c4wawdCEClz2FKK+owJjj9tkpqjGmNeJpPJyn28YcSoDxZGSJ28TSoQiwA45o4ZgVia8X6U0CQYtmX1qqMBc98Ihp4iFgmMaFg7EMpF1Rhccoi/AOXgXbyyKglpsZxP6V/P/Zw+vfXcS+TtzoM4IDlC0aQeGsKtK+fcG9ldbj7c+uuwd2f11Td/SWp7v58B0tlKuGJsaUal/uUrv4tHk9pKklbM1sh9ShrM6o4CLnlPmmwWWm2l6qJqi+qhqJSRsttcyRSA9vCRz5uHzmoj+wjvhFWCOXS2tvFDvYFtyZ8K0nrGJ/0YRe9N3NDRC52dVegfrLA4BDjMEve8YAduW3qb4fHNjMUDLYpBsUAhlaZxkPagrKCVZFM2vSwmBMQAxmbrvR52hVkNeXYxtUToQ4WiKX2gL8kHyIU5k006+foQIPFscItjpxE7h1v+jpi9NSrlWa/6FbiXVKFtUD8QcTLQ809DfBvyh1LOGoMZKe3ULiSCf4AAp78gHoHHFM2+YzUcUEO9ZdR1D3qb1Na2yIjVIjYAYfDdvDyGCGtvEfohA/vO+rtMTlZuj4VNweUmY1TICPZdYMmhhdzQ2/F/M0vReDk/ZROfbIcDnXUiwed/fmAjJxWNyIdlgMsAFiShj79ICCDBRDr6PmCUi1oyhXU6QZQAZxTYUEpW5Nqa8poTfPDUWSdjlhRHe+gHTRcZ7fmP1oW8/Wpfs1sdaVpGymY8kQgFGbIuS4usRchX6R0UH6jP+drJWi8eSboU4xr6pPDXdYr+7Eth2MrIOr5Xun50cnS8NmhLrnaKmcY4cuoZ2wQMHJeH3axCUs3cYNYYAXozoC4+SNRHHu1TyeIn0OjyGogotEYSBDcHGojBITuClXsrO0IC1LX2CCXJETbICyeiaxacV1SsbtJxewmNXWHWR3Y3iPMTxIlDw9vJsMhcQqC5Mga3fm0emfpmomVQX1Y9Zf1aE2JzLNPL7e71ZVvf0blt8h7UZ7fbxwLXhRpZ/ir5n49FQ3+6uR+uVJ4uQMuBerHFAnLmpJVfdJcP8BrRVhW+X2W17KwrPLyUyb/V831y+b6S+a9C+b3L5j3uJPJ0YJLpHX9k0oNuf5po7bZTdZvIL1S3v9HEYnJP/zMY0Zm8PvqHaj0UxnSC7pYWv0agtJRTk9vv4O9at4ktJozCZWfjkVyjoFkkdqReCfWBdFPC7s9X1iULyzKF5aEhUFz3qTe5hVyvlHnH7goW2SI85yW/j/nPaMY90amIp0efsq4lPyBF62LX1RzSSl4TPJ/WfLHJbfUsdzUYEc/N9zR/7wChisFpKZjuOYcy6f+26IRzXqpWPv/hLAKKGw9KDqhFbYayJLBD9dR33ddH9m16yNgdhvChGChwVaOS0aOCv6a5K9wOqBYLSEL0QxUwVBSQP4jEz8r3ypi/PI9Wo3VEMIhoE+3jClIjRrXypYorZE612M4zMY5MGqNrE2xEX62NCT2ebIc9umOfRrKgnMSuVifrvIPT1fPd+ui9e6WvZdiU1s/rB9ONdvoh5sdpwbfUOoYMZwwZcxiDTz0wZ3tEO3+sLiaFyxObakaHWkaMjZP6NiQaWzw0kFtE36ixosoVaOsQWkaNCwQnJlhs36bqRMP6lCrT2rKqTtlehZdxXP5eXprlumJKnsFSN3k5HuG65/xRI3oy1AKPlbyskj52DNW+VgRur5FDnSd3GftRzqDHykZT9SI/N9lfSQZ+khtno/MNSVCUR60diY/xWRyfdk6L75TxaepCnqdkUOWyknEzG/ooTq/JBqzKvurpn6wNdQJOzQZsBptLxJNdehaJakaXbUSlf5w1rCuqYj+RQYNPkdFt+G3U2f6sOofq0cEekW/naqqN/X9YT0uy9bj0ijdygMel+W8x6Ulg4gViqRCKSskp+iUfzhFfywq9pJSxky1mGXZaTMTA7pi3I1+yvi2qqN0Vt5QakmQm+iglzcYtbXKwzPV+GISijd6dLofnaTowzsc2aFcHq6qZq3k2iprZfOewJ07K31ej+BdiffweTmAx6MBZtGGvPorzqu/EFMytykUEdUvW6KaKZktUHpJzlD0W9Z3f1BGXTvxZsrj7wFVJTRUpFjS1r8fCZCamKWJqyXcJW8TqBSbebMYuFCR0xRxYkzZDuojzue0mTcSM3YqnLRNzUe7+P4T44Dzsm5lORfff7CyVTXIzmAiHwLK80Pxw5V3UQ6g+3/OrVsl28YLFQdBey9ryIiQ+Joq1YCfc+kmHHBaN3bH7FN+AwKWZrfDScaWQQIJ3Nisc7AXnYI2KGono7DM8GgDJ0L8ATF2kmsLTneqOO8owGUQNHshkDVifGOR11IWhqHucLCgFL2ntyiLxap0kfiiZ7QFnzpxfG1MV4NIAFIWuVliY61FNtbaEiRNrDWs8TbW2lIkt5nAbpGJtTaNlMZam0FK0f4R5deg/a+QbmRqJVIzJgJAZGKtdZEysdYEyi4ycdY8uF1kw631kDTh1lZlizTwW2TDrV2BpAm3tgZJE27tSiRNuLVZJE24tbVImnBrgH604dbWIWnCra1H0oRb24CkCbe2EUkTbu1qJE24tTkkTbi1TUiacGvXIGnCrV0La97NVG7fKNPmOgQ7ihD0aAuzfRykcR/5qLs5gP7yAXhcsKXp7lYP/bUNQJgOgGsDSl2P0tfhK1sRZIivbuApfptgF7UDTL1tPrnV0YBGFotGRxZb/MXe9qw13duabQ2PnluzyBywxQwEiPpf7G4PTqrbfRIvb8u2hS9va403Udtt2WYU7vmR7SGI1Hbc3n6XvJptJUTZ5mfQ1M0iFKFK5LoWNobFz1BojC+AUhYLAOlV+nM2DGF1oLdOVqtlQGVDqG4QwzSoYInvxCnptqU8AW4zsbVm+GMr6ik7CEqECgWooUhcpbhuXnSyFB+fArEtUR/0MdpPtBF8DE8t9zhnmRTb5dBszWOcrZA7K2XQ8neyPJiuhBIfyLEhH3TtMiBzkT/wbmU3XSVfWMsvjOjuL/QWP4N+kT6EpiiS6eplS7NSQG+eAoBjuwwL33YpyAyGqJ6y8PNAuc3aZCJ2ZFs/3duZKzfb9unerqPZcouztjPb9nR3O8x0EUxr69PdHT5KHpuFr1WMRW7GV/URVJUly5tNqYzWI9sB+tG2ZVI/EBN1YlGub/y4ZFvDpm1tBl0bVGJbK981fvSybeH725qgYU9jjnZwB7PA01u2Dt+SgHiycnC1oOVI1N3tg5jdJCHM9iCEmaAHuiBcuRUkDDNWuILko5ptDQJ2ybrBQGd7EOhsLwKd7WYjv425usfM1b3o5t1WROom5D7Gbsd8BirDpUzE7Qqylpt0ezDp9mLS7W5m18lsG9oVv3uzT7iFZTo6uwtnIdBQIhckb/QszC1ynIW7g1m4VwrYc5FZqFvo9qFByMIayESM/UQMix4xEVM3EZP8RLQ1TClcn2cumqpwLva1hZlUsY82C5GEPTTPXNw9ci4GrZhnLuam3D72WUBXIQU2C3mtFmcmO9BuzjikxHZLpuV+2vR7fDmIbggqwGIWbNE7w1h7WyFDQlfv8PXekZ9i27Odct16tA0oXinMK9G2BjxBE0zBHJiCq/MMwU4DZuiXgZ3FTEfEzX50TXbw3l287nCTfc7Q2dXNrIAyBaVxe/AJy3+gN121vUYQ1d5k9MFYt8Im7LB4jD4IpW/NDjM2QYfvID3u4N9dpudi6TlZTKIBPeTO4fd3goTRteh5/L/9KMvYccSVISUzx5QdST66fzuptEULUuGKXFtnPcGU/Pobh6vvjmDt7u0kSezIRq26XG13yHXn0RtBEzsxCUKaCGNcAmc29xlR8a4Gs7yqu8bPZ/Zi8TYCmtg5T1Wkl+8yVHpUuYkrDROwhl1yhZ9hQYBNmbQFM1UIZlvwfd+Jpit7BWSzXTvYkE2ute1qZqyVW+3U99B2RrKdddF9cTOkJx1i38vb0ctlzu6gBTu4tfOhHXfZR5LcvkyumLsjF8ajfES7foe2fbuuR9uUwSZe6lYBsp4U9I1efJORD0qg/HGeFHlcNmZylA3/I4oWzik0qAtOAU617ozz6kYQwad/xoarqDs/i9hiei2yfhYaWCse+apAIOESSVitiPCFFAguIGDPwmzBOShSJwm/mTUOivCmboUS/yNJKZIv5/Q89VByU7jeUsTYLx8S/DCIdudEJ+IDFNWdNqdutTl1o80REXHCozFEDfdAv14SZ33YsxwUyR1uRDQUT0UigWJFlprqNt7U95r3QLLL96DWbFm/hVa4bshX/NOJPF0RWHxIghG1vqqytbEsfTUi3MSKnxkLak1QCi2+EhqFp/w7yNgykCug/sTgbKLIBgPZ3wbFOgriHx4Rg5mSGszwqy3KS25re0GwhH0alyjtJ8Ij9pCqKuNjkXuM/GKnKaIKKLBBkg2xEcCHUrUOrnstWWN8KFKO//8DsZEnDcN3VS8G31Uthu+q5uC7BGUwhO9KDXwXiXYYvqs6BN8VG/CuG9UaNVOdy1fOnnFgXJjPiYTGodWoxfWKRX7qhZYyrLEIVcSh4GEag5ck0quD8mr+3LbxOqh/xoUmg22UpMoMSvaQmxfn4PZWtQbBarHBCQv9qgAiPvmIKgIkkzAKGkseNDQG+9Nf/i9/vA3GApF1TymcVPWsBYqUZzl1uFll2r+3iQZr3D3ZuEzT/HbeNH9MEFLGFZOTAK1iL8G4dCdNp1dpJMiBbavL19moNx6sZONuJRuXxn+EjUchcoOgtscFH3ucJLVQQl9xDVtoY8kOvgSgVUZ9mlBjNrl0kCuRZRFiRvSbVYnVJLP6XcdNp8A3tn9Hzk2B4a7Io49zvf8b2wi6yQkFVTsfk8BUUlNWrkYj38zV0nzk4/YjE4y/NSEVvAVrjxR7hu1ty/ex9jOEDN03GOAK8UL6XxZiGofMKQDKsdG/xjm/O3nw9nKecip5yqmScrS5uRbQuNp87aZ2E18rXnkwXoz3BQMnxCzrcvHGlGyJc0+1/3gqIJRSropBqZjQ/JrNr1FsyrmNflmLtm9NECWjSlsveRD1+aFHCrYujdVYOaSkvQ3my1UaKS0SoFWN18eOVhNWOCLNwmaqSqMnoaKs21AKmustFhlAkWZwsWY7H9NFfHJR0ZOLNNs9+ddRpiqjLq7BpK1ZC99BzOVMF7Kf08iGts+q0mcCR8pAhLlemtLumcSAVml5NX4ZH65KyEn9cAvkxIqE1fi88bGpdl5RXqQ/KwsTBc36cn/WAJWKFYAxloAB7B16IqTNXyvEg23k8GBbOTxYozwWPNiqWEJUO8/bkL13dBus77MaM2wJkl/T5BS5k6zWHcdW1BI5fj7ma8tJ81tWmj+GpJHmL0TSSfNbRpoPxYaR5iP8sZHmL0Bq1sj6W0aaDw22kebPIKXS/OVITRlZfyuQ5iPyuZHmQ/TfsmL8DEkjxocYYlYE+y0rpV+FpJHSr0bSSOmvQNJI6dcgaaT0VyJppPSzSBohPEI4WSE8JLRWCL8OtuItCWplw+1McW6v9/GkpiQWj48nVc3W7ii9SBhcGFh/ndd1iOPF65odpTOkFdhYv8LfMLlGZJyVlp0i1HhLYoO1TFFLxP7Pf4pRq/A7+NSqHaXnWBQstP8hrzDYfpZXWI+/wCuMtH+VV9hsfzkIuqPiynU81mxAhCqedzbySHn1dHcux/aBJtbY8+ZKkAWXmSuh5lgDncUcTiYsZpbFdBAtJPMbfJC8S5jAObCBnWyOp7pr6FyiIS3WYxneFJwVV0uBV7DAa7NVUq/N/PR1090tg/XKwqAiPRz0upAOZJCobIGEzklTL1avLVKvLaZe20y9tqNeO4ikYD6xE4UsQK0n0PQxf+Re6MU8u4zt4wL+2N0KbAG7HZ+cw+hNWBYakx38TFrAREM/0CmIkSUq5u5cS9bLsVCKuS1biMaPsc6burJzLvNSy2r/pYhmpOvBL20TUcZyqeoKHskDIdYyWbzUpBRr5bdMwNbqWiCvmxAk2/nrpai3R0cvky7bg/G0EikxHC3sbgTS8D2U7ZwWcfSYF0dvl5vb5nm/u0sCXwR9bqMmuXHqioamZXxWehizWYzZGt9ZUfj+XDhmnZYEmZ5Fb7bQm1eiN3vG/6Ud1DMs3rjFyCNDfX4GOAyziKpF8xgGdr+kPn8ydn3+eGz6/Er+OhObPl+TyfRBnwPS8sqL97lvrusEkJCRLMxe4mh1QY+mrwe4lKsZgoGBxILysg13kQ3bAN0Ctq2V6HN/19E1DquIYLM364iQfLevw+5QeiNqg5E3ff46KNXWoruvRIfLZodO1RAte4cqkO2VqT5rpvqVsjaZ0GFoT4yKd7LdqBr+II6ZyzYcxdI8JwTCmJlGPh82eQ4/5+7ms1hu7LMZS9mNHPY3y5SSYrkLOt4walXqcUHacFS7PNuNRWqo16+jugVFBevc7uxa4XavxfpAVQsa7e92fb9159je3dLru3wFdoUdKyWMvOnzr0AMzVUSKiRTbsP1+q6hCmS7pNd7pte7XHl3H4G4ZLNK1ObCxmzBzy3Sn6xoik7goodmo2+hPsCfDMy1R3XQ0PnSJs27kVYhphuuLSIe6WS+cS06eY5e6g26QDWEreIhikbt5L16bXJfLR6i2jxEjckxqIjXamRjPDVBviHirFY2R3FWK+tQnNXEfB2n7GZc4sJ4vm/fCL6vecl834V8XfZ15Vzy5ViYva1IfivO8X1jju8bvxjf1/Z831LP9y1zfN+E4/sWOL5voeP7rnR833rH9611fN9Vju9bN4rvW+35vuWe75vGSdJwkI9b8w3H9630fN8Sz/d1Pd836/m+NZ7vW+H5vszzfasc39cL+b7eAN/XC5mxFeDvhPkCfxeTOQN/x2t3R+mc4fc+KXygBL5f7fm+rQN839YBvm/rEN93Bfg7Fg3Hvl/ldQn4O16X7yi9zCs8xv6A1xmGd/b8lSowV3FNX+F2g46XVs8JNXQ9a9Exmuk1ssxJRDgsZO6FIGnmVMdwUmvMROcG2Q04vJVS3BLW4IrRNVge1sBvl5dVgxlTA3q7LockwvIILTIBqB95g7bn5ZbKV5YpX7BAfixUviANFBthTS+Bl0P9WmHzRvBybd/cZaj3UtB5m3XuAsQOt68M+YqnwFeswVY3kc0gsvXygJU3LBiNELAR5viKZz1fcc7yFdP89ZTlK2Yz6TLwFWua4ZiP4g58D0kLfSO4OYYj5t+fC3m5Oe6BYZ9bXs6NU88gMOc4L1GZC1FNm0HsDhaUH7wkzyFKMWtMMYgJjlVxKemgO92KmoNfCB/lzeHBeE4Go4vBaGFIpi9tMC74wXjeDsYsfz1nB6PrmDw3GPMyeb75rqFkOrqXNYw95Tjg+CxN7nPqyQaCuqtDXye4N6f7jLsn+2iTLsFNt4+29ZcJGtZyQcPaso8W7V1NCiEZvqFoHx0nJoHoQNqCWlZHeY02oMagPIE4vtFOJKnmPHYrhaSHYKf+Z1M392FpT0OzraF8m+ZhTVXyXvx5o02Ar54IvptkS5pFb5lsK1MqFALlgpO1DDNQLwhO1qIEPqvnhED/zDMmLeooKL4c6z9kN3wJTfaK1oai9AkVTffajKU3DiEngoq16SM9BsN6CKq7BD5j9Vi1GjkiBhgb4505rW+Lro1vz9q3KFrlLRzjEbUZ09qgzhMc5hYp4TT1W8HSsKMESXRIpESaqnPY61ScliygqfRjd9x1/Pi8XW0fI5WiNo/Dwv2TFMUk9I+vUhl5P5VAW+ITmZi/v0Wp+VZlDg9qH9xuBmjoSy3NtoOa1dT6GAP5x2porN0x3v8f9qcQP/rna2dM/7TAWhG3jsc9NmyWF/IpqdH7tMzVeHBkDb1CmTMpJf2CqlazRZ2RqlDKZqEnEOEtOLHuuKqwCAsxJrGjxpUHZDw58EAY7BJVnG0TazGlJ8pxuo1QfZeNiRO+LF9YrqBwoBN+GeoGRLpbkC08iCPgAhZQhd+qaj+geRLb5aW4UYjWBOSThW7oawVqoWZeuN9igaIaQoGgPyJad6RwxVL1ymwJ81LtfMHqn22bxLsGOBYgsqYNSjhBRh+rjOooR8BvZIs7VrP2ydSFKRTi+kDK6SJDbvMFH6Gm+Ai0VV8s0Dr99WI/zphXVdog99erfFjgEF6v4AiEX2gq/EJD4ReWKfzClQq/AJ5yl+I1QCHA4KR5Z4Lw/ykJE0N3Beom/7n6g/1l8gDt/J2NfE3UqmIZ/0VxOHg8yntzoUd9suOTkz4545OZT672yV0+edAnb/XJ233y9c6N7OfiRDScw6AACixERWbXIE52DZCeqDXNSlqykddK4l0fLrIls8iWZZGt5BZZuqfgTxbZhGNVMiEZ2VHdknFMota9TLl+Qh+dliIhVhQRLjVLqTiVif+AQiM2+MkK180G103owIo/UBKFs/iNcFcEgCt3RcATSXQjhnyEqxRXyLJSbIBkQDpYNjiA+1yX/lmFUUoeisUV2TY57dWLtBDlVxOB151Q4TJmfCwwl4jDR4QA/N3MfmpqcCms7xpaiitk538LymqjOZ8Pgo6a+JTY4TPncgmo1a3LAdZEkcuf0U1tWnpWZzS5hqlFq6gW1N/omb1+3CImvfKXpa0xkUARZqsu5/agW0VPDkzDcY0pJ6vnaobZpK8v9sQGLwvUdWmhMUKEAUl30oBbQGktXp0JYXtKonqliQndQ27WYIBp1iKgd0r7EkHrjQ9qcDxC/LYO0raEwMBlmrDomgZbkIpCWcNXUDfyJtZZMRXJJDUu5/0TdIXqKFfVpR2CqE90NsTyDRSBc7x09m1tGOBkLQl9NYn+oCClrnYoQA6mVBwPt4hFLPY/sBShHc9tbe/mLyhL2MYDS5BCY5GytRJZZMxixl0VOrYKYHIWZS3uFYupboMn5CLBO2JAWYKeUZhRxnB3qJ5NSYroLV26FSBM0BVbneY89iUKkayUJpYQMpYt2RNbUN8CRcFQyLfy0Yhfi2cnrTa6+tj+0mvYmftJRU05wIOElHfRYIR2727+QZKW1XbjXUJYsijQX1AxPgcZjIqB/jTK0nCuNookR8Isegay1m26udrgXJWgioZxbA3OVe4OOkvEaqyueCUtasEdVQOgoS+BtCxpU6MYQD5EeiYUe5pxNdehJx4rxt6tHSdzEyOVSop575KUjL8An11qd5CNFNC2RDxGK1L/C7LR8zyjnKIJL1WyJ5LWQHiptsagJOhTc77+QK+V9IQSy/yQgwnbw3OGAIH2Iht4Mu78nnJsQw7QPzvsAF3ka/f/eF+7YOcW6BCp1JfUI1Bc1IchUAQ8RN0WJXQz/+mI2du/sMHuGPGMgC5d7nCKIvKAAu6WFZhBPBcD5I1bFcdvlDfn55yh3y+H3pxqVSX+msD/4YiIK+aw+/i/E/fxHQOehWjv7b1I3QuhVhFXmpIcHODDPDEtnswnleH5oySuPFwNMXuqectA69UZGZY0cmFFxSQjMdZrYVjRqkKyJIS0qrITJ3s14lpJusN4rpk+A4xfIlxVNWB3k0Y1VYVTbNGypqpGCWr60fnoY9pVGIWDvdjEMpeft/YsTFVVYHJoLoZ1uydRydGjsAwLQnYHnoSCLTxkmod9irA1qGnnzsHsAOxlgsx2eLdD84lOb4Ew4QsEfWYCKlNY0lTpzE2rnyQAfuEnpnoL75S0x3Ex7y/UKMgd5ehRFP7umnYgL8QKG9+eZBxWAQkjJATJcCIAgKl66AbP3T6VJBWxetN9t6Feyw4+EYZGY0UsBjF8s4iA9TFtKyMTHC4rKXb4OHsfx+HbAomerGfcUy6ypzUlgnzeAFJ6a0xie2Zt1+eMUKHTkKfvMjiRkvB3Y7MlxhOHUSZSUA0wgDrOzAd747QIHW/TurDNvb2BT/GFcb7A/ZPS8RTbdEtO8Qd7rVM44LTaih40oZLRBZQsLRAxE0lrLBt/NQmLlltjSFE+Nqb2TZ08QIl0wHAj2L6i08ZD4bJ0Lj8Tc3M7Pwtlbg9MQUQo0hUiDeAdgYTW+YjGdObBJxqAW3kkBhRMGpgIj1wIjOOyWxJCoDgz9eCVS/IGT8iJRFiDzGY1NYuWkuTZUrESxSaANaldMt6xEcPhiyUdbLQUMaUhkMUtEQKgp39dqs49eShTZAORrgV18SK3a3TdwJduMUGrB+fGo6NC3n67NrNxgB1QEPJ29sRgyNuqs5mt5kPeVkeEvAUddG1xXV1+6Rfcjewxpyj0bec3AjNbf2AX/IG9dAX3+1RJXM6Fxso4T5wknh7oSGubyq7C2qamqLT5FoUviMMNr+ziMShkTL8qGEH/Ura8shq2S9j0CsOwKDxChSH6S5pC0yvSkF6sGMkDFS3nKyqmyAZ2WCtadhUtm4qWm7tGNrRDKO35W1nEfPwry3x88IoFllVtOFPjSE+NWHqX85c3On4ycahLIbU4DcidrhuFK6lZ3rfm4uxYXraaE3zW3Jlco7w3BG9EOdjaqn96xsAxdH7RBm6ICSCnwn9BbhBnBXrmNBV5jrbnEEXGet5dzPOcnPt4noPaDwe6iiAr1XmoqwhQX50HOwSYUZ3qJEsiom+iMOzRXTyStWP95pieRBb1Y3KJPMIcmp6VQwzvIJM/lhw04HM93THj6+K5s1DWMtZ/d2nuTCwYcnouz6Zuh5A5UihXde2UZDb1xd6Ml6e1BUZhOSXRS7/QWyEr/vJsxTNW1QH00QFHRB2lo1/5Sh+6pRn3gx6FfC0zZfDlZdLBs92VfnvIYL62+ADXciZeLcvNEnuSX5J12ODabSJ7xEFAUmSgoOwQ8cHU/ug1D8A+YCkLznqrzkEFDIs42QuAolfH/rSk30L6Cqy/S7prpNdpe9C4Oip9qXflzQ/kGJiZwE8UX1Lrm2luWDN5k8c1ug+ssQyhEAbloDFSRhe+DEmjC1+OpNGFTyO5zUAE1I0ufC1Sc0bHXTe68HVIWV143ejCNyCluvCNSE0ZbIDV2ZWffzpbdb631J+kfBIGERjIKWMUNPWMCODrgfqckgujPt+EpFGfX4OkUZ9fi+Q5TW5G0iAgXIekQUDYgqRBQNiKpNGxb0PS6Ni3I2l07DuQNDr2nUgaHfsuJI2OfTeSRse+B0mjY9+LpNGxA3YZP6hj7xvF9iTPLH2v+J6k4rvvFd+VbM+O0kuE5t67Jf4Gr/u2xC/yunNH6XGG5NoFs3Ved8POPPEefoGDl7p37qPKa49TlmVer7s/2+l8UWHYskse301edj+NUaBfAv3vChzx0O9XQdu2FoMyi/YXU10Gp7qcs6JoECuMJgw7ymwXlrFp79g8y2VteTaLrGyjFHK11yluECdvWe1Up1gRIEspD9igIYXM5pAel8JRejZbjlvLApe+wI6pkOygrF2KJSRojHsd/WbUbQXWinWjHX/4uLb3EJ8GI5Rl+7MRH+ot5b27eF2aZeRW0YbdmTYIXQRXSix2/WwrCGpLdy8toUT5vm/Qh0+quoNV3eaqutQPcYY3r/HDtBnFXQvCvAZFL4VrKV/ezP7IxNwAVYE3MTO3ChX4uu8P676fLUPdccmWmrrvMXWn53S/mXff3CR0sxt0swt0s3ME3SwN/Rczblx90ERAKFic9gqpoPJ7QENI7BkkMvAPMMCC8+YeefuSKCpzFDVlKKrPHx2zk+zKpHnYF3brdhDMk1FklAWkmF+e+97leh4azEJf0k0oL5sd6CzatsE0E0/KNo32iHaaMY2URoKB1N4s+JyYuS0NiKi738zcawqWk/1KYr0rxV80Tzywi1TrNpDQEXXp3OYtUfejAZ4og6RMgP20FVxqp4xMCKmWvMW7kdxlE2AN7zc+9mzmG5UFjeplo7GhSm67NxMFyS+RlN0P+J1mnicgsoGsC6N2KrIQbh5Mm3mwXGlFdiFiJalUcTE2YfBKayg4C/kJPO1Ll2HuTWGgeytIJsHn+JHrRQ+5PM/R4KvkRF+mbDZbcXZ/6bUPIFqqnz0NNVThYnv9MxnuNISM9pOzPAnd6xJl7ry/mwka6XiFKzZGJbramNNrRVxEasHRVTEDYfNBZ+3VWeNytvcuX/yshj5k8tkYfQXB52disEm4nouxmiP/8RgsBn6fjbEL4XomxuxciGpgZzX75kLuq7X+7wQZ48x4qeR3VqDCP4jLHDXiso/ej0tDUOgr9B/4OK+zAumJj/6mr9fXYqxi+O5XY7A/uL4Qg/lB/pdjrGr4/Usxl47Z+EIMBgj5z8dgf/D7czGYH1yfi8H6QGnLCn1AeIstJYqcarSJM78gU+p/wv/Shz/pMrDfE9O+QjD7I7hcRQ2sMAVvxKVPbWolW09tKuySdzAYU7aRatRKdjXUqH4yzwk97JLl0G0cM37juCEnYwOB9/zmecORNoAZZrIb5tndbnC724yZGbNmZvSM7UrBRoou+1IUbqNL6XBeoYW+uHkh9ZKx1W9Ya6mEHftiRBqajb8R0coZiW9GSjkvRwbaiKMX9daZfWJdgqhjM3n4EmS+EAUEK5kzeQ88NHMw40qPlHKDb8kN4YJ+gzqGBm4M6J6ZT/dmns71avHbvRu0pz99NFtHhBF2imzVLOJpWZjyc2mAEZpFz/Rwy32+3PSVuSnfgJE7EofBVxW/NTwU+ww9vNRatO30pa7HzOgDMygSy3ZPd8GOvKGIYeFpZnfYUwG+w4xhUmbMLrr+ot0GEgwX56sMCa5V+BSZS89HOpk+F+lsei7SxeBZsxh8xiwG53itcDk3i1/FIL1XKCReiuMZt2P8KOkZ2u3IJsLGUj1l2+wRO4ruyDystUujtkwYL+7vshewNRIVaGkzfxhcekl734zf++wOY/a+pbm9bymOkZmfKkFS9j7DAzJCiGx1NRi7Yqu7AludU1CCekLlYzVw9K06R99qkWhDZNR1CV5n41uKKUHdmRLURr5KmES69+JweoJq5WU7SnPY0JZvKeFwCrNhKDnqWbYduzsMY7ZDFl+HsUoJ5zSYGEPq2M5WZtm5cxAdL6KtUdZSZZdYLtWd6K0pgyWKQygZzmf15z9NO7V7sPsJhP7s+XMcaZpoLT03ajdU6WaV0s0Kg4saFdQ3IgazisSkQQNUiRr0UgOkRpTPpQZp/PLequlXJWIJpZIQpM1ax30iFeJ35n8btFL7mzimna0C3I/U3NZkTvAQ8cw26zgsd/YRvjtqnr1pksI1BJR6V4I/glBSAFdXIRzzH2o9nDw0EQS5bXtv/8hoQylF/tNHrYz8ZYnqUDXS5W8+KkLSdQl2kTqvWLKoPnk2lmA4MCSQx37ERCeF2bH6ND8rCdMsuDDb/K/Hx3VExNE5eTYGqHesTs9fRfrxeMjMIxas91ephzOYBnFg/tUYtIUrmIcxqYc18et1FDhU1Mm0rmJrCOThHHyNXLHDxmDrm6Ct7UsWck2ChneOIzw2wzUl6OQJT3bJtFgsJKLqEiCEh7UTbms3AqMGiCNefGg+3c+kt2eg8/pAtM7FNKl1M7tj1MyLrZqZ7VA1M1UqHIHFnOJLtKRWb4pTfLFXWS+FBwKm+pKgrKXFZdE7oIbLYlFZL6LKelKWpUlB9cB6lNwUuKZsiV9Wd/mXm9RUfkW1xRTl0I+EQ5L2v5+t6U4mFOFoR9VQ/J/o7KkiCUPSxVkKxAPvecQuXhjCh2RTNOtY9IXesnnMKzyOabbMW1rcbvoYlPJys5cEa2fi107TgJ+xepSXm91EVRm9JRYsQRQiS9m1S7h6LrVgCSNeXij9thBdT0tWBOdSuAQKKl3fArmGfTopfdoRi3Nx5eoUrTMdQybWx5yh/TpZIiP4Ywq10H++bdD9cdslqUd6rq3XCzJlvs4IU1Xya9gLqxIWcDmvX2OEKdiqw85R57SGAlhZgOWt9/9vuR8cIlewy7pyT6L2gItUh3YKqWayFRA78N55Cw1xIer63RfuJJL5SxEoontwOihmFfiDxdS7UpYvM3W6F4z3opBzgb/DeeDSTmRCLwEhYBcaRT+vAZVgy+0KSWZdKnqnSb84iLEQMD19g3fZuwJRmtSKnnn4tVS04r4yEyHrt4bgSKYIPNxFwDC8yJQuM4StgpA/mz6u1mDV/mebx3uz1C/ATRFnLyJI6vSxcMhmUVzNNWhS1XCTUltqJBfSJiYRGKKDYmNYMwrKKw0qD5cJZ8hAyl3i7RdIMM8STX4KfBuvINlzbc1/qq32zh/nFSHFnmxLLbByvtxsi7fCb7b0oIfk11o4aGIkv9rCQY5rdgsHOeQ/38JBDr8/18JBDtfnWjiIAsl0bekQj5ZrUZl/6w6ahEz9Wsl7Mm1E5Uh2OIh9hlecP8/xiuPol3nFqe2XeN2AIBBNfu2JtlTIRlJCcxtsro+kNBIRzmOyOWi9EBhO+Og1kCBdnW2Ee+Z6SMSgWG46r0aM9zNo8DLnub6OnctYSQuyqb6tSdUEXJIWfM204KumBS/IBGPwOIixm7pTPgdIkBebqsOmkQM/aBYfZaUxpRFMbhMY0rQvv85FrmLKNU+YGmxyddD8TRA69y1FVPtPtnVn+CGZ3xN+lRu4s0ll3HPiOWTG+uNmjJ/kGC+Fg13aXaeE8lSrt4HClGuIeocbG0EkAh3o13l/vOGujAa05BtwsUOJn2nB198+3NswDdXEAuafa/Wuy/Bzi37m8VZvq3W7oVPKEgwPvEThP4pjFZ4TVkaMU8604FCX87h5PHEeN2cSnbX4Cn59K+5tk1/rMH2h/dj2THdJE/471kdt1AIQHtiumRbzjg0kxs0eenKTf3NTuHRIw1VMeB07ZJMLKizHgFXOYn2VtOFxXSh5K+FN0ZutwqzndrMJyyGWqoJKirhvgrvRopDRmfhCUaBQrJSvmz6PFRbPDi6uE/MvrgthwIf1rWu2vAPtOna6AtvKkba+TeoMycWvdA1fKQ3/cd2k2PDM3crk1r/W/Ym3eu5WL+gu8K52ge+tVlmgWeYXAkLSZGD9lrHvXZkhdwf8MUtM7MRFcnZBLgiGcTf2L6jq91BnCx3BsmcgLpEH53DZ9kxvPdPXwJ0SCz0RBXG5GtgUuGwEtAcuG3RHWAo8C1y2cLYBjGXpcQjFNAld8n7up5p7vUki9wbsD4u5shf1Wx/mS2QtUueYj75cckDCgDZpD7wbz7DOk0I22Jhk65vC4Yzcb9JdjDemFPYLmwp5mCmizE1yq1lMaJsFNEpahCm22HprXBolnfu2KGmSlDSJyjuGlEGGs1UCgLmqiHVaZSaLsk6rGCOEAHqAQFyiEHpLYEhdFjs1MaR27O3Z2HLkZLT6Z+Pjq37O8OL/0/DPnX9jQgiiTym4MT4P5oixWcC54m5CvzPp7rLan13nen1Ku/uK/VCfQtxzLa434m8Z/g7gN40HFsvwJiMmxhXqpiOMwGLHCEwpI2Bhi2ToGOMgNfBi1+nKQDeDiVajgGFYahmGBQHD8Fwde1ieYXiJYF0QAn+D12ugZG1o/tf4eyd2tIbu1S80uMA+V8e3cf1EQ+Kny97c26zntBrLDoIh4rF/ZR/L9Jnn5JkgFmJVYrLOZTv7tgi3ra5NECn1Jtl4EE7YgHpdIwpULchvwIhC+hT9fm7amjxZ1433cWy8z9Z14yUW17k690BxyXqyftx0RbDxPig4Nzt1373f1cVuu/rdTe7Ldtut5Za/vu1j7O6N4S246M4mDUgmTnR6a7Bmb0HNcLmDVoTcBxb6fQCLf7AR3HVywCB0wkczsnRR8nSRhIxkBSaxA4wkhUc7wKvVlC7O1Qwjyd/bwUjWlC6erAkTWVHO8Tcl6GKsdLFAyj4nZefp4omaeSzTZ14u85kcXTDA5Fy2vW+LCOjidiWLN3YT42B3Tbajb4vxVAFD3q9VlCpeqChVHAS9V5QoIH95sWLx2V6oHDe9EHT8tu4aWwMEg3TVMENvPrrGfVbzCY9rCEGK6z9Zyw238mIFd9YoIWTuzmB1ZlEdXDLgKFmLFtADqGFNQA1rctSQC4hK2llzuB17eTQzfXJNwD8cVg554rx8jHv+A4peji/qYj/+WHYAzM8a2gFvCoy+Ynxlm33iRj5xWPLWHMEiGpGC19ylB5zoVHbtA91rzeH+bDzicJ+YJZs9paiyeHvTF6ANn/gCDFbkkD+ZO+Rv5iF/kof8zfaQX1iI7lL3P9Y9gBqb5I3+oD8pJreT2Sb6YAE2cbuYdifcVcCDYw+bomCEJlDcxxbfpL7K1xqYyoF9hPsHd5Akd45++hHdZMzDLchtB9+r5lEKjeC1mWOsPDMAiHTuTrNud1qQbZbdCbvQJK2h52HQruB5FFNqWiRSN8qxdDEdJxfIVqS4/pO64U5KuGW352w2e84sd2CxeGP/TtLfaUk2eQ+UudyhE30hxQsr5YUyDl8J46hBAFaiOThR9qY+/+lRzLjl9KaEb6OwejHZtDRbLz8p9yoxwPJiKGCnJCtFeh3ko0yX3CJY8YvgVLAIPgmQxqlgEXyhzMCHKHTKIz4yj0HGGY6qZCSjzKsxr+byssWSeqFsD9lPpnrI/l+pO2R/K4WZFij/mym4CcqdUogMKMlMuwf5+xsp2BZcX0xhDstDeQpZAg/lafeQHMrT7s3Qgk3Nlg6xcdcz9SambqDSdKr/qyWrNL1eM77uMoAehIWQsqfrsPHzCg2QINlhgRQEO/itfjVRiYHAy12FQzqvh3BI5/VmHNIT1uqzZdegZ8vdW+ScV+7eKue6cvdVsn2Xu6+Wk2W5e5ucLMvd22WLLndfI1O/3H2t4IyWu6+DlQWa8Q5Wss/UExGT+7UBr7gG9DXDK5Gr2S3QZbFmt0KXxeuroMvi9dXYyni9DVsZr7djK+P1NdjKeH0ttjJeX4etLJF+Lfde3/0e6ely7w3d79UB/Fq590ZFp4gEZOd7wNF9b3bQHn3hb36tTTe8IOKQHP9u5unxKieIuM4BRkDH2oBZUIqIFIthmDSF4Ct9S4lCV0MsRNGdTS1VzHxOCAVSGRCWpbvnU4qTD/QOmshC14LGhI6gtTekmHqcfTmzX0hRYqupj5A02fjulHaIkuAL5e5aeeClMhjR6+yRfvG0UvI3yiIGTHu3ZcgSYn1Rsi6kvduZdbNW7tm0d4s96dOIZy1kRlPZzdkhFIqKPJWKCCHNbskf8l/2sBovxeaQf4i/XrSH/Kt4yL+Zh3yqOrlOX0cZzHUg4rIh4rIhYl6nQDplhXH8XFknw3NlceN5znT037ebcCnoruygCgQEJFV8ZWQkbpMHbtcjf2MYaPZ75f73zCd0YBcQ5wzjpYfEnGQqNZIpCuanmtq7vats1/cOddfa0X+p3LvZEu212e145DaM/6u9TSAeu6VAfvZaqeLr2MbXOLK9VTJfpWRbyl6FSXwrJvQt3Wu5Nax1go6RrXpd9trsNdmrsls5oDwQ51p1u2nVbWjVtU1dogigy4l7NtWJK6CaGK1vmSXqm2aJejmxLlcvJ8ftLPGc0xR4n9dnb8jeyB8d16OWt78KvX2z8PZPBvmbVBKTGbZ5I3YM8gOLyQ9wi5nYLvbzPXNeuzqQ1CycV1JDRNyJb08Is4BsxwLuqUbvQFQ0parNRiO7BCvJEkrAcSq2m/mURMEokf+YIiL8bkhR/TYtmzJUuir8X0AFz77gcJnt4UlBBQh7+H4t22vfpOSgAvCixcEb2cRhPNmluopQ9N0sgWNJar9JhokCCXsi1nIXa7mT+XLDMu/k4VhLXMyDsBEiJHKy7zJyAJY1EWbA1B7eZku6bO1iVVqvsogOIhmaujFQjn7SBstFt3Koe1AN1iDVoaN/XzV5yT3dhTzIe075TQH/zBjMqBndrROpIVvnfM8WZouPUwV1IAzwtwjtepAuiFPTImvprjEc2IKxNC4hsnXT0cyLe58mMtAa+k2PIClZghaNFNIEijXDnoe/VIQePlAy7L63sYdVSnBKeBOZ1E3ZpjvbgXPiRPAo8ftA2+elXqYkQHO+CXYElFLj3UWMeiE/Mda+L48SAFDchoK+epPw2AsNj31cFrPg+PImHVP46rfGmkM110MPqpwESqpNgZQWhhubWNs34f8J/HiTuBErWy9hWCXsc71gFS8mBlIzPU4UfKhnGOmSCgspjJtBZNwYAThwpYooEReJ3mKh0pqh0mlzXWGuy10k38Y8li3Qq9HUp3H+E1njhonf2/DIJ374gd1Po00zA0JZVatT7SxRpY0CXmALE2qYZVr8pCydK+WhmGc1I6vV/J7kJ5Lf8/l0hnFS2jFVbAqDMmbOeC/EvZZ7oBUIf8FtZFJmKmVmwbfGJJ+SLy3xBcltSS6iZphiXrj490d/mZM90TGC9wovU8Fk7WsoTC4RVOMtEl32OTOJe3JQHJ7GUQkueQPTOHfuxqReybVhoR4kcJpdqMcMLJULaV0i3hgLjWPJ0qzGtRjgk/oOTFISWRbxbW4ofEOChNqfOLYs4lGb24zN6/CRReZnyxW0dEfJFLBN7UXxbqp5eGOZBUSkClyoGCSLkKc8qS0xHUHwavScQ76EAtyQ7kpzteAwPYtHQsAb+gK36V9dIqYmXIJBvm/KNp2D7lcX6mSasaO5XWK6IN2RqL/ORMVYppQU3c4lH4+3xuvx5ObjzmjFmqvAdGYEas4/WdGui3tbbJzcIrHHqbxr6cOJtbt5zju8wU7paxBOxMb+hoZXYn1DV7aa/FRrmgq1/KyzPu/qXOk/b/M/4KxpKrS6/xpElV8WU7u1kDNsTWieNxu/EtEAbMS5verALCrGgAYmTFPW8GYANyLO+do1cvg31M7HxtOuQjKoGKMI1GCKnq2JmIY01amzpa6idIxLYCVCwFE5Psm5PjGhQirwI15Ap2a4MVe9gQg92Fs5A5Emp9D4F3qdeQxExgNou5yByDhtGdlodQCU+BgNbb7BLJtwmGVocnHjYsIuwVVRg2XASx3iHnBFB8AOKJAqIN/EFoSQGoEtDSO7wJHaoXBIFRpcW/VOU2O9JEHr2VVs70JYkIxnC7FIj9v9oMFJ1GhbWDvk1LUo9rjNowUxymhwuSvdJuJ14qZk43cKZEYiw58Vi9NM23/Ft91aykxYtJ3Eoe1MOETc5shXFVwnQbfRARJ92PGAKOxtNMeoeGwH8bXYbWry7QZVHDnJV0yJWUDQF2JP0a0iim4UYOjG9JzPGoaiL4ifyNOPmerDSj1uSofTIE0xfWSJk76lE+MEOeMKVk0l66rKiohKqH0BoAT1YLcyI6HCC3FAhk1LhoX9WVijWHqUm5lYJ05YJ3n5pnc30JifxFVhtCWNVhJ5GLMBwWFJzMK/FYm3q8CFVPR/Yx5YEZF/otenEl2MgCSxh8IS+QEp6x5KSBB2Bee0PRSmVACJw+THE+2PWO03g8L/7WOu8MdN4d+iE1+FAnX8s+0crcI6z/QWixef3JjiP9m53pIv9CYh68PpLjYffaa31Dj9TcovAKR9M/affjku+DQ+BGMpFgumy1PdhOMGJuRpZRQE91McK3pN90BTHlB2Af07wmwJFlhL/J0l4Z0V3m5wkXtHAhuv9HeWuHfkTqZARwuUSKgj7ur4I9UzoBeMAZYMwl0EIZsS1t6uyZHfL4gaETsc6NjH/4it7+sqJI3v62okbfyP2Pi+XoHUnEFXjh0OdGx8X2eRsjjQscOBjh0OdJzDgY6tI+t6JI0j6wYkjSPrRgHZMF6zsfVTnUPS+KluIqJBZCJqx9ZP9VokjZ/qZiSNn+p1SBo/1S1IGj/VrUgaP9VtYGdj8VPdbsyWCAMNFZDzUyUMNH4HfqpbdoC/qWRbt8QzuGzbIoBtkF0QEWAzMfsqFLJu81YyPBPHggIdm0K6/EjsP9LlR+LwI3OQXHEWbILkitdrZJkRFxdxkt1onGSvppOsl+NsdaEWsi3O22DcH9YWCkFc67fhcWPYInKchWInhQ0K+gr8wZmAEQfH6UzQeQad2VHzGpHX+G9ukgKu4TfnRn9zQ/hNb2MTfHM5/wa+ebX55kZ8c0MQtSPGFrkGNboCoz1WFCgTG+wVDiO3u9DHvRQEnAyGLSsZEFQAIDTEecwQ5zXUJSN74U0oCbFxgFYk41JMPj7HatRwFWh2jLW7VmNFXBn6Zz6JJeq6bDOM49X0LIARng1hhHMOmudi56EJFGfTA/z1ZNybNCZO0jmTz1DOGYxgwDGNh5I43xdZPC1InUF8jmA0RryP6Fy0wwh6dxB9ubddBAm5aBobIfGho+NmM1TX0uExKGRHfojK+b6V6ByrUcAqjjEKm0Ihy0T2mCvbZNtIHbnef1Z6/1q6JmAMNl5a7z/ve/852/ub+etZ2/vXsvfjXO/H8/W+b3MQqWNHYCp2KeO2HeNG+UnVHamaeqSq6ZFqQo9Ui/QItcSdnuyRxJ2e0JIvRy75fOROT/aQYo8nOAAFpycI6pfRPMpyhSo0haAGltWc05a50fwdTRO0CxtP7VAooGEYXUBGHQzaLDED7U8TM3A8BIetubsCDlsHQPhOFW28QrSVMQSRDCU0OymfXhgcxXcK144Vwj+zS6tx++VUo5KvBqwlWMzIauySENdBNXaRe54wqlOc3rkr40C+g+dzbqEMlVqSjRPq4l3n9Qf4wJls53kVPjcNXO8CeZnj93K8tWTeEYbI6y5jZSGZ15HRL5molJpXs3k82nQTd+Zp8LTfKLL1O2hCdXJcS6K875lYqIlhyUsEEmUc0APK5RN6Bn8CHAofGD2ANZvLQ3g4RdoRGBtR1De/L/eZskd0zcq5zxDLlVkAYyUpm88ApQd/OJBOPMFyzyjuDv18yoq3V4hSpeKBP15SjR8uiyhgHcQA8UMW+QYYV7UQZEopux6SdeBNEpBAyycFmkaOZfVDVKWT9jzG290OYhGE9wCPh5wiAYZyGFPzgS6dZufEqHCBpgTApkarImZOmiRyFxFEmYcFwNNoYgnElVARdpdeTuXputRLhESiQBSROK4y8YgqieUqp9UMSON6JIarXI7UZhMZLjFc5UqkZk0kuMRwldAjGK6yh9SMYVMTw1UCQSbgKimx/KyNGpJYrhLAL5arvBIjJpxqYqFR1iJpoFGuUix1ZVYTy3KuR9KwnBs0fqqyp4llOakAMiznnNoyKXua0Pda4VmS/jdKBp4l4YAoe5pYnpQmfYYn3YLkC5Y9paiRPOk2o+uG2qP/u+RRze9FVIZvwz/2Pn9v979rVHy+BZct9JmukVW9A5dr6AZey66lG3iNrOr9uFyNgxoi3dKw6yyvmxjF04fjhoMCPk7e9QrnvZ3QXxvzX38v5Mev8B8Xd+8krMz6HaVtuMBIfjMu4FzncFlLX+0aNbA34LKOpuA1htF7Iy5X0qu7RifU2xVlcRvWJxEEbO9eoYhJtd4Oq+fcCZSPBMzXFR7EIQ3YUw8L4fTWsAD27Onu7GoP3LAJwzOH0boape4yPuObJAiTCSPlp8Qen9ztZoOykglZyVIUBIrbZWqtnEVMxLdd/jY+tSs8C+6mVY0guCRsZDpc0JQrqDNfQXvIMOyCKk75iIQt8fXO9oReOHvw2B6w34xstYvs916yPXuV4enrpmraaWO49CRGGLprBZ70wDNBkBDiiMiPlTZ4nnQDFgEOJ49q1ABeC6feq4BgA1N9jOQyy0NG8vCUjv0kD5IElbrK1iLznF6N29+1YPEQNAXmP0nIcfngU1AzEP5MGb0aAqtqJ9bWQhew1/gK1AiKss/wfHtpWLBPm5/k3Mx3+zg2kWUBaSHQK4itJQz07uDlXXmAzXXe4XvU27s4imFsOUfIHDXfw9nVJrCa4Jdu4gmaoKbXmdg7gna6xc6bJFuHBwTfyLfFz5sNUupGgZIpnDdBAEkJH7kO4SOvAqufoK4B8tBuOeCRCOf8OeNyiHCdIcKr+mofXUSCm0GC144gwV15EoybeYCaGXxgmgYklFLuBAZaAXmBsq4FbTEW3SXSVsfRVs3Q1lX8UTK0dW0mDdunp+n5aCuAnfk2aCuIBjoPbQ2RUNg/YU82TZTJ3cpfoMHK7e+G6uk6uBPsEmbEZe9p5vhtxzVMDEV/iPLRH2LEhVPOenEhU707z1SPDCOI0HQj1eSJD3738OHcyUAMeks+NFRB6Q8fnvbrLm+AXQ/Lm9Y9gU6nD/TE+Xg3WOtdygTuwnm0TfImNnW2+6i5PaKzRHs7lu+ssXxn7TGdtaSws/bkO6tg6v0N6SzTTw30U1P7iSa07CdC+tt+avD4Tw9p6E2mFAweKhMFcYZ4XLCGs6aeghOFU20FWMM1snr+VPtTG+sEk62A3b8WnvdJCHj5XOzDUCT0BtSQ/h17lNY8RqP2aACaN3VcYAPMQUx4TrxL0Oz+ehs0XHPl7c32yA2QaiwY8P6NJBmvhqc94GvXJW8EjjcutwNeFJeDiDwREQQTuAXkI+vqJlLir11QRWktMA3/4BETbILgoHJga5pIILj5lUc0qIINO2MNkf+RQo0atUwbx7kznzgL15k+QPvlRUUbHdOAToRlr9O4uYbL+WJBxt1hoDQ8X+YbAlWBN8r+jXLwBgCbcMpJiAytxxxNyjknYQhWPedoUs45OJNt6zEODk44bbEBXIrrMkYAy8nJlzAWW6h66s10l8nhzPyEfZnGIU79EXcAhX/Jbfag63VPKUT6+DPRRDrs/8/aYB+dLg09JZSInB/wIKJmE5i481V9htKcjuLZL+eBfMbi2a/g95ZTj7SCeqQZCSUyXDpmyozC1y8XA2scs9YmD24F/S8nOcpX/Zl/OaUNmtfxebM2z8kQljAcRcwL9Xqp6D9N311Kd81cXnf9qG/QDLsLBhNilLVilBk75NRNY66XytkUWpRsJRpvTpNdNGq1OUMuN6fJVdIhGohyeX/S6DeWowYCAmoKTt3BNrUHWwRssgfbK5G8YCNPpuZgCztbc7C9Cqk5c55MTVXWI7XanCZTU5WNSM0YVUdqDrZzSIUH29TjfqYe9zP1uJ+ZHipTj/mZeszP1GN+ph7zM/WYn6nH/Ew95mfqMT9Tj/mZ2oPtHiS/YaOGpvZgu1eRJDYI/GdqD7Z9JM3Bdj8OtqkcbK93B9tUDrY3hAfb6wcOtjf430m2D8dVWmD0xSsjyfbjuMorwEOf4hUawo/zChDRJ3kFTtizvMLf7TO8Ajz0XOzBQ3m8TeV4u8kdb1M53qbh8XbTwPE2Dau0DRb0XK/hIvVVXuFC9QKvOIO/xCsO4d/gFafwF3nFMfxbvOIc/k1ecRB/OQJ2ZwoR+SbiBHgZegSf0b00/8XoW0TTdjtg0hUXaj/5tn2OSS97Jr3iEU8j7J17sbUuA5N7PZbgANWxIofbkAGp+GTZzQg93KaDh1t/+tRT5nLWxoZAnQakdTk8ktKdUs+2slK0i8rp+VimXVcOZPRhORVarHPzUfVTOo8UHYj5kNzeJUVkZZ4qbgRuZ3ajcOLEV76+paGL3EGoR+eNdTilXoWlYY3vwSDYdCXgrbtlVGbwOLQKx6EejkNgXlbDeB631/sThccrCPY/sbL2x65eJX/n6gFMZzw7mGOGSsP+r1ahadcdp/0poUwHUj9aozpOOmq56agrQI1rfQDZqBkM02i9EQhBNKDjUtYqUxYV2mvDGsAja22b1sGQ6H66d1Ou6Kzy6d7Bo9n6U8a09Kas8jQUUJDpHszKT3cP+CiubJk/zJbF/Z6aiU/rc6gyi5fXm1IjrUx24Au9Q9rGTCp5SOEsu7k+KuRT0ETUw3dxUJNKK99FlQD2L3y/QnMDT1iOiHAH9B1orFJ8i2WuwgLdMxx/N1wrUqDn7gR67i4n6Mod6Auhc8O1YhA6dyuEalsAncvYO8ExtCIHek49XUJ2Xu7U22qoYAs5omZIs5x6O2Xq7cXUW3ZpUy8emnpbMfW2YOpB2nS9TL0hvuG7PBXX6lRMC6ciYhYuky/tvdhU9GtWJByDn4oBiPHoqbhWd7zxoUG4OqwBpuLV4qhrpmJY9IipmLqpmBRPxZRyyItOxC1+Ii7LpIqHFF85zfXQPBMxHTkRg1bMMxFz820nN6uArkIKBJctMfLLegBxEo+yiZpf0eOKy69Q8zdDDn9GeF9y+EBwMhV4YcFd/SB51/Q50HjNtE5ulnM3iXxA1rp3BZnrlGeDK3g2WO7PBjlWGgrE5TwbzKCD6NKSZhW6uGJe0+ZxJRV+wP7rkiNfQT5/hfD5TeD54kPTYnlNW90xe3L8dfGhUBIwwUtJA2MCIMa6yfNFwA4zmm2AHcb0yJL6uKbaPRmfzBkHpqPPZ83wwJGaA0cmB47mwIEjQ5Oz8MChqkfpJVRnhnbhJhrgchOVEEePTM5jK3nGliMaioUzR5024DISqRuJ5W4kVvqRyH8jZVx3NDlbcZy9X7Lh7VbQgHIFJJnLIXiEZCPjCJg+aKqsAC913Mn+d+Xwvj6byh/epf+6K4NwISvDOJmX0HMrC3tuJSt+eT03Y3tuhes59ltzsOcy13MZe27F6J5boT03k++5GfYcPKzRcyvZcytNpEztsQnXY78vPXZ11s73mELVirkJYGIEdlslIP3HVerxTUaB8WKPjLbrMNbEAehGqbNIcL5RskaaYyKuK6L9MeOsYHEn2crOb0gUWQUt6X9TIEq6q0VIA1A1uV6IestPGlDfBB6awAO+qXcl9zkO1Hqp2n+Ttl1FnzT3ax2tbfT2f8/d/u/mtgTQwweeijS+6lpDNWu4bbEVa1d9XkcAL/2ShMBZQ0/JmpxasVqs4wB04eeKS89EHBNm7iZ05Az+rpjP/VyOFBospana+GZ2FQmIFCiBVXlruXqcQ/bOW6toOJFqPEEIRqBBxMzBegVP+FOwilhB6i2LKKy3kneXUxiwMlt+kOG1VmZ4vYrluWld3YB3C3ozPw5g2V5p3c8oODDIOOXzGn9NoyxlMuhFw5sZMCMd3iuw3VElsHrifd4M4SB2jKzzhyKUK2cHz3HLOpBVzncP0HBJhrTOY81NIbcB9vAT2U1PI2vzmj+5p3W92L9UsgPnegeL8m96uvPSWdlysCfbH9lNn+atT/f4rSIX1fGsfA7be5kJcGsHTRk38zdzgZJb1jw+9aPMOv+JG37oN9a81Nw4secoHVgPfhIfvDmXK32ndT3AS1bJlX1ADHcP4LmKKRs5P8qsSylbmoKersjGPdgVkTbp4HB+2XdReaCLyuwi1plTR8vlEK3BkgManRUfAa47kJ0d0NRUsBZxU9VgiJgbM9xUZ+DRewU31CvULdFMn3VmBbrKXD1RWE+wqyF2XQ8HnDUwoVjKApb2O7Int1BmcNNtEbpkTusWvQymWm2RLX7tsbDUMXO1Ajy7d7TtStjfJlGrpbD+NrVwx/IZW4De16jVjg833CqMFx2Eg57zyc0+uc1FKf6JeoVAuHTCiU2s4oJ1QqzrKxJ0TVYDypkgVGJcy9I0wjCTOYAdOL1yGdYN4k/2flVM0LgarO4ZLBwxMoiEB0LOTI+o/4SImGTQqePEFjvYq53S5+Tfho1yJOZMiMt3SNSBTQGdWidBTVGJXYLWnBStConxynDhXaVBNfVhLAlkNIT5DdQ5AzIYAqHVsG1WuY9V6XBXU/F+je2pSXyiQwY9CzGOFRa+fLpbFd+QJl2AYf2NthlZYtt9TmSQvbF+5e39h2inVppgyP4L2P87uCtySfkIrieRmLGJSZvoaKJ9kpKijrfE5b7W30N/THEu0jiN7PwwOK7xUKDOGbtCVfDw4SZTadd095WmMLb0Pd16YKYrPN9gqMJxLF9srrTbfNJ53zYkODLBQOGJwthypjsmj1/HKIfSDqYmwm5Bp8B/Ly2lEotsylmqC9Av97QJBrv0S7KgF2gTjbvLcT3jRBJUV558+uPL3rr/iLMnlJ/nsBYCeCThojWeLTA/Y1GgBUc1yW+Hjh314fXawnGD6jXUpVL9rOxkeqZSw9UGTVWr6gyeBBxPRaiaE0gjuEJE261x2VM04JqZUq82kRK18C48dGoMmhyW3RS1PIPNHmSMbKqlxqXgLqxdJABcQjoV7qDKc9W4BIAgIuz53kJ/FlsYKH/E9rtqbL/p9VBneE6G55AXe7VpiSXKqB0Z09TuIfQliq6hUD9W2YKBQnsECKtNkxslhEhd0lzy1NsEBCU5k9QkmicloO3HojgFaLfgfndTUfgxsi7ZpkrfhKSXkIClA70qg44aw8LYRohHPD+5Yg/74H//p+f+7F8+t+eIBCdl6GINHo8Dn8SQt1tImZcy9WrhSzcqKjsr9XRq8NJVWfPtIZ/biPWX9VZL3+pc3lsdrevkjtKkphbtKC3y+OohVvrU1mRKv7H68r6xWpHcZ2kaLSlAtK7XkuYur6Q5fWvz5b21Wd/adnlvbdP+2LWjtAv9AX0TOgT/hgjzih7P1O1bk9vx1Nfkqa+FT10d3bEzukNTd+6M7gTa/LJSVnKhojXaZNz5TbGz/e3FzSpougynVwLSR1CDR4iwHDmr19hZvWLaUZoBR6ltLKie1Y2/a02woiUCzQuhlXmNxi4vwMr8ggS1rnUb5nBR53YLfMUmr/BOa/GK4CVtXoFTD2T4dclLEZaQmkC9dwzrjUiQek5FUObHI/V34hl2IjzD1nOegRO5M6zElDSegTWqwtCGPxNPOHz48YgrjIlHSltq+mFxCVso0ABI7hJ/8EWBGhm+1weEJblfFl26jMsMh/Y56r9FUuqTu0hwn00wWsq4F9rdf4F5Q8KNLGBqGTSeiKjUXSzrr9zTx7EOmztwelhGuIulxvICedP4iTwMDDsnqztnxBntphZVysYZcblVIo/ohLrKZOroPqqRgU+yHVNpIlu6He4FE9k0BUcT2WIKjjhz0V8L1G+tEWCjcyOt0fm0LrTyE4+ZT0zScJnneTeCtdCGerFPBsbJ0z4pavr6uniWcRvXxRkDNTJU71JeOoQDkbgCk97SiPFwJzLj9xfdiiUXl3u0Gi3d2LoRZxbqC6tMII1xbUcK7ogADVt2roeQbNkSnEKm8HNKg/ycx+cj+3THPg0oz3O9aTDh+vRi/uHpxedRS9NVE+SJJthBhn6HFoe6ZpvFYdJs80KLk1Zyg8G1YdfDgOFLEjoVRuKjv0QaFH6RHpEHIYupcINeibESGqRJa/5OUJ4+xGCjERTrKxFpR9gIJCBtWUlhSaAx5HJddnUrD9RtCnWbMnWbGqpbU7+UsyyXg7bEPiKUDTiiuKnzMA4xDlHoymzJOTBSWXZqurck8MPEEXGlAPaTYYimJe75ygyJDsvTpom76O2IP7GShIX0G3vjACYO+oCsUv+/lDgRKv3/jOuMK5Ec9QIXvOk2gTdehuGPwIL4isDqCjNEtQ04zIEscB9Q1IUHHTYQZQ42cSrEL5myw8IuCrq4h4VgnMqEDLekWVPdjnk24SoB2TOQY8vyQP61DmFapPUowrwSYlf0gHARR0nalE9waYUgF0aT4j07wX6Y8EGswgndY1dPSa9k6BXfEvbKRK5XcB+PS7gj/vgRID0H3rUct1Whvy1+r851nWwSDVlSbsEsb8h6e0ubDuGJpBL27mGo+HC5g6SmO04vRBDhYhUgiMgWlUMw4QMOR4SifvTCGlxWM3GlFRx+jIJDEC8lSIn6x07RWGlFYIkHVWrwi7atONx2FzBugNkVFmeTsgHk5lgewBHnlriUeCXf3i7XnS7oz/O9IRDRkuDBYIFFn68431sWvJP6eGX87nCh8XChfHDeQhOvqX1xL4HMhkoNSGdJc76yBHVnGQUgC0TmQbFfPcP2M8HVWzbSCa7MMY2IJsy5aB1SmaQoFpWH1TZnBjfUNmeRPMLUwmzCmAktR0rNhGIplCnAXNgCMoFX4WtwupPUFIHtEIn1HAyGl57Ppp4+d05vgP2CgXS28hzksovPZ7PmxgJBtyEAVssVOrNDguGtBqyLhsWjd5imUPxyvTsJdk7zKH1Sg5kOCc1sNw0iYBzvLdAtuW4F3yBc0qsQ8394zHBlJPYzYEU/EGv6FQSff5yuVL3gOeEa4uOdT4nUmkH9wh+PW1bwgmUFexuEGeTpknc2ONYQQm38EMcT2L39Aq9kFjLgpW2Jn+dPjCZ/1iVQWY3wMc/xCpvDf8grhPDP8jq+nTETEAJnOy0la/zE7VqoeLNMiDeLMEbv0lIe1EJOaxn3axFv0RLu0KqKFKDzrUd9szq/Lz+8hEybZERkNXr5DsPMHBtwNRMpVmzCS/LMXhJBFMO4y7mS0n0BSOmVqCE5n19N6D+EKI8ZBF58TJeWp/V7/yxOKhK53XDunXt66Wonbat1y4b5poa/LKyDYZgrcpRTCIS0Vw156YrhpcvCS1dzvHRFtP9l4aVTRD+j16eGEsJLFJuyTV1BuKihVIS5n7KCLQkOWlJsI6gh9SjJb1Eb9fasSha1SRYVkrHisiscTGLuwKAW5/XtgvMDxVLEFD1euyWF5ceo0042a5wD3ZbJa5RlHpBvsqg+zXenUXW426yXH8WDsfFCZLMjfrJy8JRT75d9bHvrnUgRw6u5BVO9iwZNqwLa/LyZemaDUV+V0Pf0Y8zKqz6qYJf9PxIdEKXund8WnYsplrw5DTG0JmI4DHE/AoPJ+Y6P/6HtJqkpoYGp5aM8gT42NeFkooPiF41mSTmQ8IAA8TCxeiHPQMcKIEZWZYNE7YteVA8bjFxF5ZFVeZlss/ZAiz3w9p6wa5CGvdrFsZLXFIHHNrA0uoGEX5PGwJHTSVRKmVh/wPpZmlzdIegIddox8GvdSHnjKtuGCrY4wNqQDMuV4KOU5Uk2ja6hW4yMPj9ffz0tCwzUw/FD5YcLGLPSfEBspU/0EiflE69hs+Xu+/A+o13oOTSgh49kPq2Q3bBLvCHSbfEXjwjMmt0lqbGA4fYrFVHl+t1RPpLujwD2Z1aJ558QZSUXlnLnt+R8jwdeqj5MWkDWHylxZBXkPfSDvSrfjcy7Pzf0rhk/9JwOGyTfZTNwIO9y/080yTF872Mqh+SKHfwmyZX3f0NNntPbGUMgS1GZ/XAmwGDt/8voDfDqrjwjPOAcZbRIZLWboMMquxiIDUtfTRsD0VSspWtESFitIcKi6qasGE9gDrCq0xmgkqUPgY7T/Y2HiZ2bVdgXHEXrITxu1L+9cv/8GVl5y/1npYOC/j/SK0/3GYkRl1i67XekywdRxv64kdQlxp9ZYTIPKIa53nnxMWdv3/8hOwi88VsGRYe6ZYdc+acWNajDfybxYT4qH85sYEA+92fW9AMKi/6CeymCDRQPCw45mvnY0CdtyMWqTOSsqhtXQ8MqRmoIQgk+NsIST3OKHfgHjxpITTGo4jKfq8+3pD51Wfx7XFhw2mgq8FLTANtUB8FspLItXXpa/QUn+mPHexARYS/C02OCgd62CtrLcOBP8g78sESl6z70IliGx3gUEb7favFRYTV0wvI9dmNWfYAKFT7HxbENqXqVJ+Nq1m5XeKwaHNHfe1y6t+G7ly3V91MTXN+EBmLEy54iNJYKwgtWB8ILDuwV7GSleBteUPbZMRtesG13VlPchCJSjQVlTRSXJbYORIhEM9SVpkMnelWLpfbUxU+KVmciEI9V+zFh4ISE2B7WgvHSO2aXBN9O5UJVcBvHsEsaJYXJwBZQtfvkGOt7gMPh6js2VN+eKbi7QEdwgekJkfywOybMsPzm+zksKFSaBSJsMygVNlIQA/4OIZBQbwEpkoRMhXE7GzOi6TbLabPj+D61dKg1d5yFpBFUfgF3VvnuWLaAvMIY49TwS+xHID6IEtf0oqnPi0om9YBMItVdVllagxqsMSgmT8lcxICkmBjD86tK7H2ZvGNsTUM+HZvZS5S04z2ZT7VBZAdTjQ/rYhD7avDsXlV292KE3bTLxsMy5q8WDYhUdeBdPPKTQx/KKkWrnPyT5la5asGSRRyILNjN/4JBZA2wj0hZLb6d8ChxJhxQLKwBgaTwX3pcQ/HU+g890FOExwjkZ9AaurFhnmuiTZb7N0/3JIJAKuK/fiJC9U+ajRLMxmnGka2JesUsdJGypKk5EVD0BPKK6byXig8XyUusAlPL1whWQyzkxc+m/EhWnnjUmZMQx1m/YA52Nbb/h+NEIC0DLsat3JEoq6qycvdq4bIJTXO4bOrPwOGwlnM4NEpcrsV1u7G8EguEx4csvPJYrVqtlqIorlYtif3b98rM46uVftyt9+sYhoq9+1uPDdyt4m7Z3v3y4LvgP114NVsXTq3IUJ2q9QB9dxoB/3dGtebPRxFUeLrWan+Y5QUVN1wOwckMl4Pu9lxObLga82ovFlgTcuNx53F3R14XRhM3Y7diJpzrLpaxtSegeijZl1uShNRjMyU4+kC5wuhzUK8oOYrmfLxRNYyEVtHHle/4w0VJEh4DXyw5diPed+n/K7gJjm2HRCkPYpld9azDaPmwbA41Sb/4WEHRljPgA44zGAMpxElarthAJqrIpSuJWwkxQ//0rHRERV7+LaNheuT9bs7bzJIeu2Kig9cOtme0m1NBOhQ+tqT/d/6nX3pQZ54zuxI/H9MaJX/yUbf0+s99xQ+Gz/y5J4bqQMwRfcguTnCVW66oQnPgkut3WkarF/V/Y7jQqH/uPZJZzWUWfF7r9/VgoY1gxcGl5tXtFQoAlRpK+pCwrP3Evw1UTde9f/Ttde+U796p44rkM6p7Z7R7p/6aunfpd7t7l120e6u+e1+6nO4V/qhG/mix+Qa6d/Z40Ln/I+hcAQVez2MudNvo46iocwtbFxV1LqMnhJ3Lij5ElRMeL2hjRcCWdpT+Li6Pxjuj7+PPLfEbAddqd/Wfl48Qt6Xa/y2u1f3/yn+NoQfqOTCY83aLnDwWWt6lQlfCzBTVL91kWB+++PfPuhf9mE3a/nRL1OjRK/vR+z3ZYfrpZU6OMT85to0aPZkau3RqbPvrmBqVQ+1xnRrb8lOjVjQ1gN3wQcmcuNjnc1MDnznQ7uhn9l3SDHxeZ+D4X2UGTlx0BqaXR50F43wp5NgcJEelQkeUfPGHi8ixdRnkmARNMS2J8y3RftaWPPMI59nPPhLOs+YlzjMh4CoJuKbcUtgwS8NPFbWnftEBiS+rFU9IK57KtWLsclaLhMNT9tMwbEVueD5R1JzKRZsT+TVCudB+7dLXCOni2HbxAAngkQs6ExcUzMReNTdJwoH5kbMqH6KlkM/9S3t0ulX3i4Nd0ufPDy8grhq4/QtnhuZo9eJLEHeg3AaS79Tk0mmetAIH8mKU/vn//9FyTH4XLCdki3J81APx+x8LLUaPFBxh0bUfeZ/UpB0cuwtKkbtfN73y3EdEDIioQR8xZDDPV3vV6f6i/mRWnQ6PsM1Vz9uB5/ckII2pUEyTxmq/TOvDqqlmvf/ku3WmQISwn0e/C6WtlAMNf1kMb1EGw1ZCrbKe1o39n39U357NRFOSydAOvbod9mdVsYe0h/AfPast7vSTzjNqHwQYgOIK16TC+Ningqqe5XBGrGoyf1Vrtqp//935qmKBHvkiouX16wSO44u/Ytq4T1/c1i+PfvEOffH75MUvmRffqC/ezo4r6py3XLRz0pw85mneb74YCXEOCX6VAC5t+GvFwz8oGDaA7sSCqw8RQS1HBHUSQWXo3Srfrl0KHXhhS/N6CFogUijLkc/97wMs9QlH3o9G3BLpfPMPxiplsf2vwfowsQfXJ9Mw8AbASvdrEA1eiH5toz0LAnYiiA4CxP9JXrH1P0X3VZHQREU2VpFmW5v87BJNNS1C0cXt/FHpbwk0PUkCX+v87qNmZf5Mojz8swnlSapNVphiecVolHMgo/qIOVSzMDlU9yBdeJHNrMs53T5hT+p8Tk7qO0q/Excc8RvmUB7HSZRQolvn8aosh6uulyjF1szc2qFRi9+U0j/I0i1G1JMXIMdX+yUDfMajtph887D902dpLgPzhq2JQPu3OIzk2+rkXCvm4LNOzGAHSv6oL3nOlbzeljyrJdfJmUrl981b+anCyvMTbf1E5j4xYz8xhU/QBytr5yrvI1q48hP3nS+LYJoferdu1BtKt7Pk2sDmLEeGWv7BfeZBOTLYSgDQ3Xw9skCOMhNkGPvpTWojN6LhEjBQgifVzBUlPpX0xC53zEg3x63Sw0bgSBhNU50OubcnoW3AuLENGLvNYFQGtgEM25RQoN83CNKoxnvOGvJ/LqFzAs0ruozKh8uEiFC7EJx3FyaU2i8Uk8xJivPoJ2LD3agRLdU9RDpConOut/hcYEGFaLg3/MDkP7rpd955di9tDBfbX188113K0hAXLEIMMomhQBimXqy4x2JluzgUf6n9FT60VDRIsFM6B2Ms2NwepeCNVp0wZYqbJicxD1CgzHs3SsBlxqI7KpqjhIEZsjokygy2I+FJEEay0dSGRwR7VfscGK8dFDgSRqCaVvOzWm/GNLxmGz51mQ0HADC+MtOd/u43fBH/bmYcwxjmRvhDw6ddw2dsw2nqsWy6S3IuMVEHDhAQHLNFB2m32cgEPZqlAEpCYryOi+2CtIIAeZTuT5MeI1qPTFO3lUi0lULqG+eOAasf4wcW8VQ3gzm4iIEcxBqf3gl17rkLqTVZmI1pNeXr3yDaBBjWG3uRrLq0wq9IfKoXnQuw3nk+GrijeZ33Gt5d30QVO7+rBlSRrISsswKx62sQvoQhXeSFx88axhmld57gj2VaqbbKvPFM8FHExjQ79iKDu13q0e8Eeoi/hE9389NxVKCgdozyr54ZEqNV7QmlljspVPu/WHS2vqDP1gee/dCjjgH3R438I089NiRQy5diGCHLXxhmxnBN/XJfDGFVFP2+s1bTNPi08kf9ij5dC5/2zM4HyqJW0t67LN8Op1S/rLfSb8+bR3wYMLCzzivEete431NqbRb6lnS2Jp2/+T4y+tauy3trl7617/Le2qdv3XB5b92gXjwHeUCR1KEdpUNa0q2XV9Kt83v6NH9iPE2M26yZp0n/n7zbaWXdKb1I2Jb0//2ZgicvFAjw0G/UR1J2KfCTs13imgSzC3lZMF+S3FzyN0QtFFHPebAHcIg/LD2galkrP6RKEr3VpVh6nuUmrJzA3NLcxK1T//nM6LUnHVhY/kgXlrGLfKRfgei22v+Lx8y5/7+pQVAyjQYmvIQikLRw8VKVrxwdxCiq4CzEwBGIAms1nV9UTScg5sQL0+T+8iMmt9x1Ch3UTLu7eZF24IBaG5CoFQ03Uu8XYzVyXGy51Su3E6FCulwn02LSbkR5/X+vHZnkx9vZUEVFO0JkRyUZEBe/+GF5dlGBuHhAFoYinjAb0FiOivMPnXlySLg2KNsa+bptAxkl0iaEAkW0mRRvhUkROSbF5Jj0f/9MgTYg/8ivPGasgP+FIcZpiHprVrpUTINJODwEkRUIWXngA2a+GiKtgdJT/JWd8Q7VLKrTvlSChahH8MnyBFvrE0LBkcPLj1yaRoD2hmHDokKCddW31b6xV84ur8ZpYY1TX+OCKTaixull1LjKpcXaEF9GlauFq0I1XBVA9sOcVWGVqwOrQlGV3VSen/qrA4RXMO0d9Q+SdsG0zxdX7hvpd+eDZ4vmxkWnedqP5ilA4JUregKi21Q95+qfQ35zHZ9b9+p+SjXNdz4kP5oPBUyjyqM8CEbqk7VLBszAVuyT+3zyBp+81Z76wbRWEnwfcrUhR4Q5gfwRoB3k09EzNU4yZUGnFXQc2bRjbtqp37RTNV/BkqjweSr5hF1IbuEv9X/RmrVFXu3giTDM/HFVL5RzmReKnrRbKiZPMIH6JbXRr38n91ZYHKnysnWxBujeGnlVyLx1N8I4cY291OrGqG51qLoxqlv11f319xim7iLVFSPHi1c3PELJDeXwSiGHV/Y3goF3G99FB/6R9xY8+Z2pjSPLJ886tdI/rkT1h01cKtpFV4SHXHBITZoHoaooExcYR529IotJ1JywNmCeW+9rEC06VRv71Lq1TyV2ltrT1tQ5uSfhtupaTIuxmt+eJd42V1BU1PvFltUsLkvdYGqEjTGWZrXQ0qxlLM1s3FhxjCb8SjMJwzfFNOhPDuoDJnR0JFWjuWQ7qyuojIiwYKSbGCQRJ9NKrJGuYKEcEMHL6E7omYIlVB+jB5ouOaBePzAIzxvp1rV9DNGLZxGOmwtuQiPdselem9KfRITydHWrGytKg0JTV1ejhFaUiVhRjhkj3bYB/SEmQJvq47pYytZULgSMJWOkW/NGuvjuh95vlgMKevV0kEr5L8rE64rup1+5F11YOXHPWLlWrZTTJG9je17nc4K1q96yPEb/3WdNbhm5iesBk4sONzl/ZN9O8JxbDX4kKFMHxlVQGLnyq9raJ8/LDTWyMO/+yeNOnZ24jVN9nETk1Xx/ZGKxceGXA2xboi9SU5rQFCyZloW0TxuXVK1UD073aK9Oe+RpLne0c81qB8TnrUZaqFmkD/EpqsnYQEtIhy3C9RBMpqQG006JLDaUn7QGnPsbr+PGs79xRkTn4trS1BuP9Er0MLGzKXEOLKivNe0kZqcx7cRiEjisqPg6EsNO3nnc3ZHX1bSTDc9Kz8BnhZMuIrKhrC8/za4CSVhDAkMW5UHbyn7lvjGYQdIacmAIy54kzFCXhUFNB0ii7InEkE6ZLKsnFENm5Sa5ejrjxYqQk2pnShy8X0uinIlwLAqhlPVy5PHe95iNpuF41UgfY/2d4e4/f8ztUjVvsPv1d5vcJnJdEz72uMltIdc14y/ts9XBD5XxIVek3UK59fsif82+XAuLfMx+aFxgjUzuR22L2oMfYstdkT9/NviQK/Il+6GxsMhz4YfcrDz3QZPbGfwQLV5dkZ96rKiWZ+zLE2GR/8syA3Uu/25QzQyhoLH5Z1GUDEtyxWLT/K+8Rrfaj4byat5QHJOXcAxVNZ/RFgxpIPt/oaqnkrg21oLy/tjaoaSq6iopQhuFtX3RLkP9KzAsKB+pojcn9c0OOBzfVGPTHamZT2j0/485+XTHD3mqbrWActwRd5jhgmZEhx7TQclKR41qCLyLhTKaDoYEjyvtc/YMPZ7gpMTHR4zVp4Kx6uTstK39dcPZX79x1U+qZhHOsE8a+2vc55oKpZ4+c8fgMzYuOn7nBkSdK6Qrbb1Mj+adIn+GFVRLf7RlwgjO9UT3fmdG9KxWhyb5+cmc0n4/8DtDTyek/YHJTF4+8qT/a/blmnho0BOG+M8FBv6pEkPVG/j/y5gVToWvYxcWGLA7tbi4VOXpuVuz7i060aKBlbtm7dgrFazddpFEvSryRaUncQ2LjCVw6N0gptdq366PTh8P3RtCk1l3GzO94te5PyFf3f/zM/lHynjELSc/KY/8bP4Rv4IYHwp0a02dtM3wV7RHI7OTPT8ZV73lCmOfzuNEcEnOApfhIlDG3sJhj/NuAkAspFXhfNbRqVpWcG5E/f8wbJM3wmT62SJRTnVALvLZoeJgVg+CjHVVE6+gkTbxk9BsylpG9LqCio2wBn62yE42zlWsVlAxNZTv2H3I2MCLABBxN/nY/zI23c7GTOtE3j+naPt/pVZI/I4mLPQeSsOZNy94rJvq9poDNosluyZ3/rd5UKtMJXROkQc1Ve3GwW5kv63WXswkNHG+hgX9lv9+a0DCFQ/31NhFe6rMQZ6b17Z7sw7x3HdtiGE24/wHjS23Vnybr7gabLesg7ixxdbH9gXtSy9KCe8r0sNedMD/fL4BH/zEy8Pi8nzJl0ePgwPdPtSue13Tuvh+uHFWbXNrAw//2bsLVFDP2lbktTx/8B6jG/qvmmgHFqD1aUgsGB1tQPfyWasQz8+AF3PGvK9Y+j+CwywudxAyb6Ciz753SDadrx+lCflpmqfKfHEFDjPxSBPk/1NQYEXQUwbmCSv/em3D7QVtOPMh+ejkt9mGCuNwhUp9+8kbdFfYhy8PtVM/2Rn5ycaAdXPukxKDvz9+qF11XKChzHgkZfahdifZnYk80/R5PwW5wCAM13wrzNlIl5gz0XdzjUkubY1JL7bG4LGxQ2qh92BOnu50FoUb9u8+MrTuFG7YUf9X3l3g61Wwa0dedzpi8hcY5I+Y/OFs+Iv5p/bLxXb6p5VG7y+g0QKz/Mug0aHivvDuIZXQ4Er23ONDvg25MsWUKJrXUP+363ElZ/NcNUa8ZLKds2i/ZPQ5lLTwzvsfs898wErCAwemj9jNhw9YxZU+/rL+UpSb6qyACgVzw78Az42zTtYcDc8Nn9kQCyP+Hpob7iFxOBhqQM7hwNW+sDL/5TGzbl+kMpH5hrb2zNlRFbJeBU01K5czvfm+mJXX1KzcHHAgGvZm5bWcV8FQo4jLqgblNTUoB4ZWYFAOKC0alCuTNfAqrclb/fe810nuAxEBnnnEtMabljfVxaCg9uJiwC9/Kqh36GIwb71rtt7exUDr3U9HvwgJsboY8EXvYiAv0sVg5It36IvfJy96FwN58Xb2YlFPvQXPfkB7qn0JPdUqIqtW/3++1ynSfObFaVxUgxVRDUJ+LZJi3stJiodpLrMuD9qQR8+eybtK/cxjZkUOabxwNhRUu3A2VAUoLT/xO/xn8q/emiEUjPCzzgjwPlXnQp3hXR8rvlHwWMn1DX//jtkBXHv8Q4mkv24e+OxQKc3mfyyLmRdxqUwMBDTJguUMQodyv5b9+ESXUM/bFCwhFpCu2C1JBRstYbEYOyHUffXfKJbA9Ty0Tj0PrVMPMSIa7q5gRMCq95VYhD4Rzu62e19539CGTmNkfp5iwTtE71z34qA/ft8QRxMz/iaep0fP/blKroYzxBd6DQvOVX3sdkIcNoI41mFM69dMS6FfN4WmUmhToOSkULq3xqYan3tipFNg/9dGV7H511HFVr6K0cgqNnNutVaFMOzKB2I5IFg+VVeope1m/8vDrQtKxZI9XCBbPcfoCKRCwMvFN1kUi8H/z5fLildBEs8TeJ6crX5W4GiG6dgiwQyqb29zMH2xYoFeDj2X8/RccfQcB/T8+Ptcr1cDBRo/bTDcjn9rn6C/mr51mUc8qnUWGJxMZ87hcHjEqgOQA/1nHh38PF31q4ZSUmn43PGhYW30H3mfswA1L4a1nTVeAM3C2jYLa4tD2p9bOw7fGfXcA/9mGGLISaEa/Q8O92Wslihu2F7ey+nTGpg+rfmmj/96QUeWQ9N6dhV980lzilMGBeh/imKJTeNlnf2WB1BTphKANKnQLE43b8nD6pTysDqlPKxOnIfVSQZKzeHqPGI547EU+orYrZBfslWohCYi/+xxk1sfVKCkKu91DPzvaQOHlEahbLeiDmYd46NFjcIHA453cp+CS24oTTn3qUnrudRhPDAxV0B+jrADv+SKP3OqTkNOj6O/U3PfSe13SsPfGdARlZp/Ghe3deTmFHZChwJuc4x/fOgYP6Jh/nTVEQX4uvjJ6FKe953NvLATskvtbLtEV/xR/IOGP8r3oNPRja5O5IO3XMqOMtjvvwQWwAFS6SSi1Y2xuGP8uUpu0rCKNkOnTSWcNqm7K9OmbCryv1W3S30M1n5drHPGVI+Y+9VwpjxidCKcwsMzJQpmymMEFnPSgx9+YpBYxH2crF8yoCKz7uMvfsiICi98yJy0h54PhIewLges84CRefNfynR9CNYIGY1cEgUF7DbFzKJJzKgmpCp08GSYnlEr42vFJGSKJQSL6X7kAxvOLcgBX9sY4Gsbhq9thHxtwxnEJThiNDqPndVHPjtUTrP55XqiMUe8BtTICjjHZGNK7f+mK5l61mmqY6Oprn0+xLdUY0Cqlvh0qFoqw46AWjtpgi/67FmVgBdli/YpPuhW+z981Em3aNWYGtmdyGgGKgsvw05Bbl19b4NRrrVz27+3MIWsKTgspW5DvKDGsgtzmcFhyWf+H6vJ/teaCD7Ta8Ibr/+fNB/yyRQd3gSgqUrRI3dsicOTUurYu1zL/kSp++qoBtu/M3+RIAJyzIDfIpWJVSpjBQ9pUZvS/rnhNqVFbaplKmZInbX7cPUgnRUKas5LQU2jW4xuFsMzDHLUDB3z+aTKIOKs+XlKMmKVJoC1pzQhdsdcdQmhTCFW5/pYhRYxxSWTtHwy7iMUWsSBD3+t/8MqkqLwJM5Rnx74Y3/gN3Wj2UwRVYlYb4gCSSz5tqSCj0A7dTYl1aakznDTNyXVpqTalFSbQkNh35Q0aArMO1VQW5d1YLgpqW8K3UdlVtmDy/u1F5r5WdWKmrnJN4p0znzYiPIvQjpp/1Pvc1KG1HGnkTuAp34jC98qpP+cocSnLPa6ZRVSDVzC2F2ER79HMReh0q4ZSGsDgl6mA/QJbj0UaBJ3Ir1l+h4LPArAYol9IoZDenjBmnq4rR583LPFwrHHx+j+TUhdhlVRMGxsZwyRCnWLADFHSuwPFB2eIt8sCSrCCHVobdPfMu988onBd7KGpKUDxQKQeOuo1/E2oRnNtgkbwjjyXJdf6AnFkSnYRBoArjBlGZWqY1SqltWrKqsXsNmHXas+qjLzMSNBq1rlih+w5otp2nhYcL7fNYyVnyoENtCcNWCRQKlLOFkxhpUQ9gens/I90kxcaoKwDv8EOBJjRCMbDk5D0IqruSIcRxqKMTGiGtm4sOQoyVwcoOLiD2FnNZJ2ve6H6E/6q/nTZwlb+8B0b+wZ1GtMIuqxjjUD7yoYElmZXl1s/PHeuJLb+Wxcj63ne50bXvnsH/+7V915+xflSNNh+EQptNduB9/5IuLBAOO2g2h15vm9d91o2Lzcg90xTu+OP1J2wih9XUaGpNVuxSDsivEQo+NpPDxtQitDe9i5bRN28a+pIzlvOaJ9ieFeIoh4YDJTgCY/owydyEbp7yfBk7kKinE2fbC9q3afGJ2vcJKcFNeN0nfNOwTOIY9GQ3JKx3p8ZX5pZdz/4/cb5uKrxiXST0dYv6FdWEim+6EINPaW/V7C+fu6eIaGcHEQuKJXcsb6JmJFaE9rjPc12ETF3u/fK3JPwutihBgnoNoXKOZEg69VuJRexiG9nD+kV3gi13gPEkygZYJAyDLVlyAQBqY7ZvCKUudXpDUxkUeJeDMPtr3HtC9+1UHZ9+PTxxnioGNUcsSzl0iSvZIiFcQ+wkXZC95+3w142QLWDw942YYAyBJJX8qAxzrg8XQ/KFrk5KlbnEN+1n8jnfcb6cW+YQ9xF4Zq33xPjICd0bsMSO5HzjraUcKquCBlVY3pmWhMi5ohnUQE0Xy6QOIYO1GnFkhcenZtWVyquJmVjmtgVVs/3TrH/JsSx05+BpIAqMFNF0S2C+pF8yqogKJLJ3S+Dca/3HHL0U/HafRwIjJW9ecm7geAonzfdss+aUwnd/Wq1hCYYfUqDEWYTNEQIUvPq9+MuZ/wvhBn7bzp34pf/uk/Vw5+BsebqP/cWSdajoq8FH3mf/TSSptZ8ZwHO+v9znjIPlDOPfALXjoeDXghh99qNn+9DAjlNLcgBSFhBlzoysaFjs5wXcbEUU+6MuMTVhnMNdOYrlPk9thRDWPRwXkrmIRQvHQ+KrTJiBaB51TF2UAFnlOVQCrVUnBzJ6j/jHei8+9eGHqXzDw+UKFolPyMxAWloO39plsrlvnS6MAa2qbfwDBVprtNkq0ElWkph9N23/8ptXxp9h9VQ+jKtHlJDMR0629TgMSqiJOWnbw/xzf7H+BreJxFxEGYN/u0Vy02Q7+xedvaNJpqJJ50taqgjypcRaigqEwP1afnHnavV9SOS96qUbEQvCVDqF7z7Muug4Uya0fWFM2CrDU4Y71FWSuQsiq7zstQMHxRCaoi/BCGq5qbMyV3Qvu8WpvD2e9R38lN2xzfkqEAN+dhsSzhXW04m0JXUPl5qyFrQaXY1xUS2SUOP0rdlK5QwahkHZPIG7zMdiXwjoa0IhB0zJV2CvgRJZrASrDkTrfkTBAC/1CvrP5KkQ0EJ3Oaad7HzuqDF4YfZAAaiDFEPFG2Pg+dj58N73GjjK3vg96z++Of1suI/POudIAdSawFC9xg80wIjws3tQ1KRkVRMqqKklETYAw9EdxAqnAvqvssV9kNjOTusks2nLrYwudyCaVEBlWGiXZ0bKEYd/eaEobJPQ4vODqg0X/NgLyVb3GYXWV1wkjsTxv5q6zInQG6l4nHlLUE3SvKoXuVYVKLP0H3SsillDtflf5JDJfSosKubUJY90uhFb3EL25oCBeqSxj0ujeW58TG8pzYWJ4TG8tzYmPkxA5QbpsIK2ZiY5G7GrfcVYctqZC76pC7GsfgF9Y7pfaH7Mi4MlkViTXVgddhRHUQu8eOi4Q+SBieJpIwVGbfT8SVX8JUmajqiXixKYKZYxCrjkFMCKZXNlyehJqoKlRbTwJBVPTFFg5kaELKJoyzCZWRr/JUwvUpFQYxEgaxpUG58HGJjVUKos5YaLVx7vO6aJkWRiGlRAJGZA5PvTSklMhQyrhQSpqjlIgIW9m4oZSU1f0ZW92UwTWaCv9WNXExEgltW4LLKemOuIkCR+5GtJMxbE0qIX8ktE3kQtvI8EpIm470TcHHIoZcoVCgwqhB2RjDF6d4EEM+Tqn5OF0+TSe0Its9TRmMMCqlnFwb1IhBMMgS6Dm/jm6BDG2bNbE4njcxhAioJwuPTtahU7GRFnEFIeGJF4yGAKmo+CgVJwmJm8fzMHnWRCPFj+G5Gh/AB8Jylfmjz1+aG0/Qt8MCTAbOBq/EcQ0SEZxzJcaT1vZGs9z+0Fk5Aj9AyoVTtajopdpl40AdnMbKehqTqmt0EKLnaEDD+o3CVVdkxuhnhr6ANxec4LGIAgmJOPcDxxl9UByLTyrvUeu/CxoO5pZ59herBRAShvRi6o4BPUfSDL7zkHynhu+AIPQ7NFRmJtXpl/KBOPzA7W0Rci44Lhyzzj+uH+xjDE1oCvGpOOeGaY614oIrTtnVYfXiC+8ftPTQT1Q15l/4BiPE3Ex9DPaxLBUv54g5uNyDCRofPNUVx9abcWhJBeQHEbIttM/nLVZNaBGahKXnbgXK9HwB8egC8rcoOGUYtuCJZvOH00ABL1QmnEtZhXNNLhUyOVpZhUEXwUbfxllCbgtQnXZ+ljhvaucotTNLSK99XqhQ3KQQzS1rn+9F5xm4BTHdevH5XukTXYW/jD7Ra+emLs6+fsY5trTiuEXLP5aV2ZQQcWQcyw5VTrEaCBT6HvtkA6L9sjKYZWc05tihmj3X6twZWEtcwDqHl+eeR3svDBUyLlC2xUUo5ASo62JFuDcUjgINnf+NzHfi3eEHDU9btjytHRDhbE14Pdd3gRnRh6jMD6W4Zac/lNCQD/TkkGOYXO5HTsuqhnFwaixn7pnwtmzZWfWwRL+s4aJ25fmnciAx5X59+Imczr3sRNllI8qW9eNlDSjJTIi1VQNr7KOLSnP20TfS9azsl/K4+aUAxRG9UbM30BPWNRM6XXVQEJQJdVoQORSg6hptlUCK7JEZNY8R0hTeuQ4oTnFoQKKuLwk2MR97UR9DxXeUGs6+tJQTMtWLQECizLiUIufHDasOzT3D7gWoSP/TWKNbBwfSFetaswHCWOAnjc5WdOJlb6QTOHYl6tjFp3/MGtUG56Qfr/pYsHOuC+fpH2Ny2jS90TP9EeX7w3X++4Yt2RvFR55IcaORc87UM1MnQ81U36AafeMEVIS+cYJS0lDsj7ZUEJHYQqvYeSuXeF8iX4+kqHJJGC7UndzEWctbzSfOn0vwOox/TGL9Y8qcnom6xxgDB7H6NiPI+UqPrZKrnPXIktKMy1ViXa5w+Lw/bzjB03pBuWYYCSUylh+9i/SNc4y6SN9EwRiddwQWZP4PO3A8ENd4IG4OVufitXEeU9/OSDUFWC3wbwhq901bOyruOcG6yeXWruSdqwJL8aLalYpql4hXSuh9MRfMzy+KBc6wHlEi48n/od9UuFpQa6inMKWJWGnCiMPty58K6W/skAJdDXgseXG2dU7i7u78j/LlD+qKn4gBUzC8Rtcu3oDB5S7OT5ZxP1mG/SRltpV1tpWtM1oszmj8orNiY6k/Nl+3/NW6Ir/W/usU4RGSd/nVtpKPvF1odEfxpDEBUjT3QntEmMjV54Nz/yJxBGA31NDwNOs1PM2sDU/jgtOs1ig2GxX1Pm+SqJJuh3ZfH8S7/2KveTjwArqgCHXrAlvHWv8/PuIsH1iV1cflrt2YXtZXOmIXMXT3We9p1xy8K8aGqbNUe/bdjorU/nDo8TM+KEtl0E+u1v/z9znXOl/3f/+Ic+tpFH4/dt/PwcUWfj/YoevDd39zyE5U/bHzjmg/ZQzjCHVMnY4xjKuJYIEK5F5NDeOqPMjV5zkpCiw97C+GDOPEpCAfROal97mNoRpwNLRh+PRg9d0jzeZHImOG2WgHoU7FLlPedftSxfBYVftl0RyQx9Ip6h52hxC30laDMNJupfWZGr7Sf+xMVHKeLSr6Z90okVEbB+oCeOrydUtN3Zhp6paGdSvntcqhijENVIypPel9rJam6g3w0BAsiini3zw+ZGsaGxPle4dRJowni1gv1yiWrKtbTK3ILWY4fpmDNypw8Miqgb8MCldvmUZeltnIyzIboSyz7u6KLBM8c4G3TDDzct4y+DhhX0SBMCQeGLbHdfG4xnTBa+mCV3PxuJpuyUvphOe1bTmHlipFMTV1aLGarP6zZ93UbXgfl8agkX5jPiP9CgV2JceTi6MLPtZwtTvnP1JT35fBd4r8UBRy6JKb/e9GN7vx3Wx286/YbNErq0NPzViNhQ49BXH6mkWO/80iwNjGpTkUUZReEy9z5/5j14DHC03dR/sUH3HBnL0rwrBPeqyW8p6BUUeCYa/0WE3h3YP6yT8rV5wfElefocWmMrTYVPzSUrEuSpXEGncNrymVIhelCsf7r81FicQvFJVYB6RADvCnTziNeWXQAegS3ZQqRZ41lUEXpZ94dPBDGk1UiT10UYJG4E5a1RgcWl/X/6bFt76DdYX+MRzXRv+b3pzfaY+D9/KP536xOcZPKajzB9432Ows78TUHnBias/nxDRvVxc7MVU49yoj5p6lxk/O7xBzTlnQKf/GX79X0C++f3Cwv8NeQcPrVmWE28oXGxf1USjCMLh0HwUPpVfgo+CL/kzoozCQ7XwU/Incncpe+KgukMH5uu59oUEqvzl0AFdnhkHPdnVmGMy9JGeGgmo9qdVaFFQr7j/3UWP69ZURzgq/7ZwVaNsPZ4W6dVaInIFhQXuyPFBD4KyQDjkrlNRZIR6qMw5jGvBxcVhnkVyGoorhz4fOCKNJpcgZoaDfftYyKGG//cWwSDEOIxKMGvrfGBbIxMYBoJ/kHPHDR5qfvyj9tIooRRwUhqjKbHxYwg+LVA58Snmw3f3femJQLNkq6J204DmcRgp6Jy2SRYV9I/WIBnfwQaAAfLGgtwoLbwzjDxRQinOLKGjbP7ChSotrnBaV5/wnCsp74SNmXQ9rrpaHajczz0d6aU5glw7Mthwz96PeNSIU6xQ6SESEekzEgkK8IgTVUp1J6BVRFx2nmF3UaWOBlT6RSeNcI+6UU546QPCcYh0gRI4pGp3QAeI3hm3/6E/xAM19xci3wAGiwDYx7wBBr4Do+I0aI02C3Hn9r7hp0KPYcrmf++t3ixgSWKT9lz/qpLNVZzcVOS/ptEhcEfpPJKVv7y9F//zV/xkTY2/nFXWIoK8lNYAtiZmVmpHcqPYjE+9llaXey8QqpEvFMFwJUoGcDktq8DzyKWntk7GHvI7VyFKVSi3aobwdDmERZ1WsRjJxn+Wnx6mVpmTroQf4AGXqAL+mEY24hFjDIdHecjWq3Dwt8SBW/TM1LoNSmuC4upaYiLAknNO0alK7HmPqG6nBTCxGfFI7KVIXnF81UV1gG073jkROI+JdBqHX1lgU7sfFTcj9Zlk2IJ96XaiZkAsmWW2+39socNc71NbNL6I54CE1ESuJXcF0t8wZrJ8smWBV8UDAsVhQXPCP+13j75r/nbFKIsejYvVhAl6LUTut+Uvhx9gwVIKT6w55J9NUSWsR/ZVqoSVKcUEtmj87mjxqFyOPWjF51Ax51IU8OB1rhjy4/qGB/c7JHC5S3ZFGnZDCnjTqw6Rh9TvliUfdbMhRSM1SSNBR0UBHRQMdFQ0NF8PMdSPjqTNAQfXmc9/VOfWPzZwa7rhvZ07969FzaqDHDKr95fXYiDn3we98j8W5HpP7tsd+3vTYueiEdhnVPsNdFg91WSXXZRKFGW/+m6Eui8XPrP8jQtTcEn8k0uiU/KZ2wzkxfKP8ohsPdccj39Xu+L9MdyRmUf6r9cYLhb0h1tr/VkJ3in5JjP5qLGpEF/xl9N3sgl8wXRBhdS3ohMvrgV8v7gG0+OpSaWeJJ+9YOyCepwP+/20o2IZ+JRrRGen8nRGwAaUhNkBYqUtpbCqNvd819v6Bxo76ir4hj38nGjOqz76zjRn1lRGNOWuXqkEi7cG3lpBUWo8oqIdoywzxVCzlRCPoN9xlLplyItYvkl4IPqtfif5KXwlnif9K81+Eq1XYD9hipCMGxtXUxW8SLNRuEiXZHPg1XuOwNUNjysXuxYfkafYpk7Fp54iyzdP6aNiGXx7VhuT0fE3IxPFFAiyITgcuMb47a9pdtYFBKWiGVP9BJYkHHUlE85b+oJb+4MBgrBCttHkrGngrav7Fd3Vn+ZzZWb4DO+uvjd5Zv2p3VmNOH82zsTw9YvmBJ988q4/r9Eg7PbrYamPvsgHHpSaJuIjJUJvSzBNaURSKS0mGcEyG0A3ZT41aMaN5V0yz3cbcZ1l8fGkrZCQr5ENuhXwov0K6UvUJuR2uiJ+LClfE2RPzrYgV6NTtJH6jm8NcH7p2CnftDNYn5bH5V7rCt2f17dmB2b8o73vf+W9ixXTnoEf+lE/O+GRW6Kdf7JF/cOATLdXpf+lv/I8/YjwuBHJKFKPkFlHeyeKgSfEAewHWXzS2TmUQuGR1xQFPhGKnia4BimhaFW9JhYOxGJ5gtWoRI6OPTroAdW2JzjIwjn6B6f44duoHeogCI7eae0viBQ+KillkpCGt/pLB496Or1Repd75WeUexfG4ZXofphfslJp9CcgjpYjoqMlTtwaXoRsBUhDtAfM9aV5jonkqdsP98HOUVRXeVnSKucCWygpL33z51WyujeB3XfqxXuSVf6WfOCdGQhGs+I32du/d0yIla35yJgGI0pm0+ezCtdkPlm46eezIa+/7/uwHSmvxd+LwO+572+nbTx677+Sx0+8oHbv37mP3MvGGVx0+dd+9J99ROmgTJ+/7/tcde+fR150+efj00Te/o3Tk2Kn78Xbp/gdLd9538sjRkxvuvO/B0t0njj7IRyWx4e4TSL3hAP89KP9u1O+54m/VnwfzP+UNeytInzh88s1HT50unTp9+OTp0pvRkNdJ6q773nYv/z3xtrfee72kjz54+igux9926vSxu9+x4a777pXfh08ce/O97heqf9fR/L23MrXx7mOnS289/OCGtxw99ua3IHnsXpc8/OBBl2lTqBWeOHH07tNs+SlTkVNSweuPnjhxvfmtXz92+uhbT5XQi3fdc6q0C/fuO1m6C589etJU99hRvCW/d73uftTwpP3C6fvu5wey7z95+H7zEU2/GX8HTh5+69Hvub90+NT9R+86/drDp4/dp2Nw5NhJZBy7717zCqp19Oi9KFN6HF+4V3uSCTTv2Fvf9lY2Tq6o5b2n7r7v5FsxxKdP3/fW0qm7Tt534kTp7mP4Z+NbQDPvRO8dPlE6fRT/bHz70ZOnj92F1N/CuNx1T+kNejmoFxTxFunW7z92hCm0yKQOP/i9NksTp4+dOKop0NSGU8feeezeN5tv33Dy8PfzF6vAK6p4TBP33f96m9baup/oxXt4PXH08BHz6K0mqU/aX6fwJK/H2P0kePPbNsz+tnR16uiJu82wSvLOE287ykJOnjpaOnL0XvwLWnrz204i84G3Hcbl3vvuPVq6m0Mlg3PszhNHZeBK97/t5P0njpbuQ4e/+WjJ0OSr7jtytHQnKv/mk6DqI6Wj+ONYlThYnMelGx98x+mjkrr18Dvf8QaXOiipk0ePlO5F6Uc8ZRlSu9n9Rl/4H9ob/vfRB/GhI0igQ04eu/fUsbvk+xvQlMOlv1P626Vjb73/vpOns9d9/7G7T3/PodIus7jsKe262iV7e3ZdfeTY25F36vQ7ThzlPZO4mjdLu0onSa07Spuyq7NN+HdTNodnSjI1NpY2btwIHmU91pm1JBAQy+zc+mzT3SfXltauLekMmV1b2uiWg9nSRvPcxvvxY30ml7Xr+a+5weTGu0/in2C6zHLk7uXbfmrMmnIlyRYdwuxFpiEUFnDk8P2nj7396KxOlhNYHKVsdDuvZpCZPPbg0SOzpV6mS8nuXmkXeiW768ThU6f444AQSiZTAr+zH8hs75bQL6xaVtqZoTmWGHfIDfTLeiSy0g82StrPvGphSOb/O3X65NvuOp3pcroje8Oxo9wH/H9vP3wyu/O+I+/YkZ26761Hh++HNVbCxviNuK8rff6+I0M3NfP/uft2Qg78pytYbhvK/edXJDtTB99/61vvu5djeKrvlvvcfZl3hffEBCiYmDu4S8x/H4vkQP+bectdga0YfF92DGljcRXsjvI9mIrvPHqk/+DRU0P3N6B195MMN9h9aNR92axy/92ktC6k7ftyR2bvb7wLA3TfW0Gbf2999veyY/dmdiW63o3Ma4+eetsJzC/+J+soN7zi4QAxhx2WceNdO//9EyfCBzYOdujsRp3D9n5Bh85uDN4v6NDZoPy/HexxWEfszPs7Q++bLX52oH0b8+zV4G3z34t79fryXpfVf/ZjafMXakyKMx/+i/D3xlZUGjOPjOOvg78Jk78gyF+Iv0mTvyjIX4y/JSZ/Kshfir9lJn86yJ/B33KTvyLIX1lSi0Hmd4P8Hv5WmfzVQf4V+Ftj8q8M8tkha03+VUH+Oo69yd8Q5HPorjb5c0H+JvxdY/KvDfI34+86k78lyN+Kv20mf3uQj4Mwj52SvyvI342/PSZ/b5C/j0Nl8vcH+dfj7waTf2OQfwB/N5n8g0H+IfzdbPJvCfJvxd+rTP6rg/zb8He7yX9NkP9a/L3O5L8+yP8e/L3B5H9vkP9G/L3J5P+tIP9v4+/7TP7fCfL/Lv7+nsm/I8g/jL878Xc/8u8K8o/gzy5yd5urXQS+31wfNOW9I3jvnfj7AZP/riD/B/H3kMl/OMg/g79HTP6jQf5j+Dtr8t8d5L8Hf+81+Y8H+U/g730m//1B/gfw90GT/6Eg/8P4e9LkfyTI/yj+PmbyPx7k/xD+/r7J/+Eg/yn8fcLk/0iQ/6P4+6TJ/7Eg/8fx9ymTfy7IP4+/p/H3FxzM/jd+FPZ9/7v7e/e//m8t+tDMb//GT3/pi1/7+OY7t219y4cf+M9n/v1P/u2Vv/Rjrf8P";

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
    this.measures = svg("g", { class: "measures", "aria-hidden": "true" });
    this.handles = svg("g", { class: "handles" });
    this.guess = svg("g", { "aria-hidden": "true" });
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
      this.measures,
      this.guess,
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
    this.labels.replaceChildren(...(hidesItems ? [] : itemLabels(state, picture, scale)));
    this.trackLabels.replaceChildren(...(hidesItems ? [] : trackLabels(picture, scale)));
    this.guess.replaceChildren(...(guess ? guessBar(guess, scale) : []));
    const isSelected = !hidesItems && selected !== null && selected < picture.itemCount;
    this.selection.style.display = isSelected ? "" : "none";
    if (isSelected) setRect(this.selection, picture.frame(selected));
    this.measures.replaceChildren(...(isSelected ? measures(picture.frame(selected), scale) : []));
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

function label(text, x, y, scale, name, anchor = "middle") {
  const element = svg("text", { x: short(x), y: short(y), class: name, "text-anchor": anchor });
  element.style.fontSize = `${12 * scale}px`;
  element.textContent = text;
  return element;
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

/** Returns the arrows with the width and the height of a frame. */
function measures({ x, y, width, height }, scale) {
  const [below, beside] = [y + height + 14 * scale, x + width + 14 * scale];
  const [head, half] = [Math.min(7 * scale, width / 2), 2.5 * scale];
  const rise = Math.min(7 * scale, height / 2);
  const arrows =
    `M${x} ${below}h${width}M${x + head} ${below - half}L${x} ${below}l${head} ${half}` +
    `M${x + width - head} ${below - half}l${head} ${half}l${-head} ${half}` +
    `M${beside} ${y}v${height}M${beside - half} ${y + rise}L${beside} ${y}l${half} ${rise}` +
    `M${beside - half} ${y + height - rise}l${half} ${rise}l${half} ${-rise}`;
  return [
    svg("path", { d: arrows, class: "measure" }),
    label(spelled(width), x + width / 2, below + 14 * scale, scale, "measure-label"),
    label(spelled(height), beside + 6 * scale, y + height / 2 + 4 * scale, scale, "measure-label", "start"),
  ];
}

/** Returns the bar of an answer with its length. */
function guessBar({ start, length, across, isTall }, scale) {
  const half = 9 * scale;
  const rect = isTall
    ? { x: across - half, y: start, width: 2 * half, height: length }
    : { x: start, y: across - half, width: length, height: 2 * half };
  const [x, y] = isTall ? [across + 16 * scale, start + length] : [start + length / 2, across - 16 * scale];
  const bar = svg("rect", { class: "guess", rx: 3 * scale });
  setRect(bar, rect);
  return [bar, label(spelled(length), x, y, scale, "guess-label", isTall ? "start" : "middle")];
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

  show(state, picture, selected) {
    // A long list is shown in part: the rest can be selected in the picture.
    const count = Math.min(picture.itemCount, 60);
    while (this.list.children.length > count) this.list.lastChild.remove();
    while (this.list.children.length < count) {
      const index = this.list.children.length;
      this.list.append(html("li", { role: "option", id: `item-${index}`, "data-index": index }, html("i", { class: `swatch ${colors[index % 6]}` }), html("span"), html("small")));
    }
    for (let index = 0; index < count; index += 1) {
      const entry = this.list.children[index];
      const isSpacer = getItem(state, "kind", index) === 1;
      entry.children[1].textContent = isSpacer ? "spacer" : itemName(index);
      entry.children[2].textContent = sized(picture.frame(index));
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

function showPasses(element, state, picture, isHidden) {
  const isShown = system(state) === "lazyGrid" && picture.itemCount > 0 && !isHidden;
  element.hidden = !isShown;
  if (!isShown) return;
  const axis = isVertical(state) ? "width" : "height";
  const offered = get(state, axis);
  const drawn = (isVertical(state) ? picture.columns : picture.rows).map((track) => track.length);
  const first = picture.firstPass.length ? picture.firstPass.map((track) => track.length) : drawn;
  const length = picture.container[axis];
  const most = Math.max(length, offered, 1);
  const bar = (title, tracks, total) =>
    html(
      "div",
      { class: "pass" },
      html("strong", {}, title),
      html("div", { class: "bar", "aria-hidden": "true" }, ...tracks.map((track) => segment(track / most))),
      html("span", {}, `${tracks.map(spelled).join(" + ")}${total}`),
    );
  const taken = picture.firstPass.length ? end(picture.firstPass) : end(isVertical(state) ? picture.columns : picture.rows);
  const rows = [bar("First pass", first, `, ${spelled(taken)} with gaps, of ${spelled(offered)} offered`)];
  if (picture.firstPass.length) rows.push(bar("Second pass", drawn, ` of ${spelled(length)}, which the first pass needs`));
  element.replaceChildren(html("h2", {}, "Passes"), ...rows);
}

const end = (tracks) => (tracks.length ? tracks.at(-1).start + tracks.at(-1).length - tracks[0].start : 0);

function segment(part) {
  const element = html("i");
  element.style.width = `${Math.max(0, part * 100)}%`;
  return element;
}

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
    this.items.show(state, picture, selected);
    const hasItem = selected !== null && selected < picture.itemCount;
    this.element("item").hidden = !hasItem;
    if (hasItem) {
      const size = tables.item.length;
      this.item.title.textContent = getItem(state, "kind", selected) === 1 ? "Spacer" : `The ${itemName(selected)} one`;
      this.item.show(state, selected, state.items.subarray(selected * size, (selected + 1) * size));
    }
    showPasses(this.element("passes"), state, picture, isAsking);
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
    const show = () => {
      this.about.show();
      this.writeAddress();
    };
    if (this.picture.itemCount <= 60 && !this.isDragging) show();
    else this.laterTimer = setTimeout(show, 120);
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
  globalThis.gridpressTrainer = trainer;
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
