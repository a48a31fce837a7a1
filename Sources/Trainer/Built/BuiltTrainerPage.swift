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
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-yqKKHjT+KSm+29DqvcNVL31VP6S8pR5uCOQsri0qE7M=' 'wasm-unsafe-eval'; style-src 'sha256-/KnpLcjJIVUAXrqIN98JCTg8e2bawulr9+5K+ZXqtdw='; base-uri 'none'; form-action 'none'">
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

const moduleText = "7P0LoGRnWSYKr3utVWutqlV71967uvfuZFV1Q3ZIB5oZ7FzAkOpDkk7CdJgZx5Pz/55/EkI8md1hIJ2W4Zy/T7pzIQYFjQISBLWToIkaJI44iXNEojKKioozqKiMRmVGRnFkRlTGYSb/+zzv961LVe3u3RjRc/4h7F5Vq9blu7zf+73X53VuvvP1ruM47nfEr73JO3nSuSk6yf+5J28K+cHBafnm4+SJmwI95+slHb24vs25ycV5Vz7E5rfmdfIxOHmifpB8T+Rw4sQJ3hvXHzvVp+BEszmmJXL6Lv0W8TJ8ql7o3JSZT9XD8Jl36cH+bi5PTlRtPcGeaBM7OJ6wDdOzeKH9ZJ5iLwrNMTp5Qh/bMz9rC/WXE41en6x6fbL1Hp5NGy2UtuQn7U/6c2jeocN4l07IXXxuNdTRyeYb6qHQT8nJ+qy+7K7GL9q4enydm7qtEdN+2UbbHif2kbiz32ixfc2JxqyEdzVuMs/ttvpoB7rxaiWEu/jBMfPJcydmKO2EUpMZJW1pcMJSxwnzv2qaZk6caJ2I8SD9uGLo0vx+0l4S2pnt6Bl87J082aazAVtpyME8MD1pnsMrnMYT7G/2Ff6Jij61g0mTQLotcjE0KJ98vfcuu0hPVFSgrzcvmyc6Wcon3BP+j0Y/EnV7br9fDIql5cgdhnHU6/Uid3l5ZbW33OutjUbLnhd7u3Z7znq8sWfXed4wPL+MvPHEi+N4r5cOs6G77wUvvMCLws0LXxT6F+2/OPS80PNf7CdhJ9p8yYEDL/X+zt/10gPRgZd5XxUO19bWsmHkue5yL4w6HW9tzRlGcRzFvTg7eLDX6cj/16Igj9Z3xeuhn3mRF3Ze6vpyxzAaJlHmuZdEw9ALouVLL/Muj+RVaTTshS9P3U5v6ETeK4be/P86y1+duc5wOPScyIm96ODysrvsST/dK1IvGvqOI5c4/tAdrseetOeVySu9yImiDJ2RV5z1f9FZ/5cMnaHjJE7iR75/Zea7bnfoZ1dmqZu5Pc938F/kOWHHnwrT9pxDvn/IOev/1pbXet5Xe26S/E/Rq676n3Z3vKvDcC303ST+apnPdDPsxHHHjV7VWUv8Nf3fNa7nL6cySfHw8LXXXR+9utPz4r/X6x2RGb/hNWEYJuHf72VZ8g+63a7X+4c+/vN7vv81TrT8D/1oOVpeluM/+trl/zn23CjykqHXTbpRJ3qljHSa3NiRU1Hy4hd7XhBGvc7/clUn8/b6w69ek3kP17wk7vn5wf/X/xT+v+M0dry4E8bLcRL7wySMO1+3FndiNPl/jfm/zsFOJ+yEXtfvJv+r//8R8vvHeOby2lpHrvzql/JaGbMdz4kzTDgLrue5/M/n/1PPExKT9suYHrypJzPiLRruqHvzISfouG90/0D+k2F2vOjR4IaT7vTUqSA96UwfegcPn34PDy7++aKeeqeeOv0QDw/o4VPv5uFxPXziXTw8rQcH/7z/O/n5o9/DwxP6jAffqXfp4Rk9fFbvepve8Ck9+Xk9PKC/ndbDF7+Dhy/ow07pt4f08KQentXDR837tHmf18Mzenhae/AJc9BOntIbvqDN/aI5aJM+oYe3cVA+817tkF7xTj18SU++83164IXv4r+f1lNf0MN9383DJ79Ln2EuP83D+/Twfj08qIeH9HBaD4/r4Qk9fEkf9qR++5A56Mm36Rver4eP6aB8Vnv8Gb3k43p4nx4+qm35nN7w43r4uHSrc4+bRK+/9fVvOPa/e87gljf80+M3/5N/euuxf/xPv+H1r7312J3Ow0F+/NjNtxytTjwaZP/k+K2vr75/bxC87tjN/8x5LOjc+uY33i53Ox8I+m/8J7cc/4Zjt1ZXfTDo/rNjct8/vuUNr7vV+eGgi+M/fu3/fvzWO52nguTjQrBClP/eTb/+p9zPuP/N+333q7/2f/4t99APuL/g/hv3D90ver/m/pn3X70/8d7p/4T/Lv87/If8f+l/p/8z3me9z3v/yvsD78f8j3r/3nva/2nv33n/0fsp7zPeU/5Per/v/aj/Ee93vX/hP+P9nvfH3k94z3of8j/s/Y73uP/D3r/xHvF/0PtF75/7/5f3b70n/R/zfsv7oP+095veD/lPeb/hfcD/F96nvMf8J71/7f2g/yHv17zv8z/o/Yr3A/6PeL/qfb//z71Pet/r/5D3Ce/9/ge8X/Ye9Z/wfsk77X+/9wved/uPeT/nPeC/13+f/z3+497Pew/7P+B93HvC/1Hv173v8r/P+5j3I/6Pe7/t/bD/L71Pe5vf6/2s903+h/1v9v8v/z97f+r9uP8F7+f93/L/0vt1//f8z/ifDH41+JHg54Jvib7o/+fw3f7PB98a/dvgt4OHgj8P/lvwF+GD0Qeib4u+PfrO6L3RE9Fvhn8S/nn4G+F/DP80/NXwD8MvhJ8K/zh8f/RL4e+Hj0a/GP5e+D3Rz4W/HZ6Ofj78nfD7o38TfjZ8PPrX4R+Ej0W/Ev778PuiT4T/Lvze6JfDz4SPRB8Pfzf8ruhnw0+H3x19LPy34fuinwl/K3w4+oXw2fCJ4JPhfwh/IPq18I/CH4x+Pfxc2P2vP7r2I9EbXf+kd6V3ZelclTuls+kFE3f6nPyvc4cersZp/cGbntya+Ae9oPRL70julr65kpeY247hd3ML7hqckv85/Cftp076TZ4bn5w64wDv3PTiSVi6crgmF9IaB2V4lT4Mrw2n7tY4kgcPt8Zu6eDg+FeWEZoRXSUXR1dJI9zpia1Nxxl3SvdiOcSlg0OCx+svk+70xB0TPjiUBs31LtTT7pa0PJXbOrg8xeXpostTPa2Xy9tjbZwcnLJbJmWnjEtpVXEPuiytCgt2vkzNsTN1ZcDStAzSv+x43omA42//869sfpPn+nfIO7zjx6bPuXf0ul3ZbgLZlBOnm5YefvTtj9Pkmrwr51w5TN3+3M9yPsGQ3DGRASrR5ov8kQyvh1M+PndkWjwMX4yZyUrnJW5R+vjq46uPr17pFT93t/RDenEVXiR3+HieI6119UUkGfuxW0Zl57V5N0tTXuxUjcnmu+Bdk8dso1AEn+jp54mH6fAWTYenp8108Ls08W4Ovnwzg+7Mj4d/Td75Sr0ruCaXgb7YGY59jO9QRl++ZUKsHt6ecCWMu/gtG6f4VozZhkJGrCsklwhR4V0kKhCQm0VzbwmvyUOdzlhfFesDOOmJPjPRt8u3GJ8zXBOXMT61nu9kYTr3guia3P9KDVnnmtz7Sr1LuA+XQ4HlgEOHE8Lp4AxxtloDBM4jhH3z3MNA+xf5MZ4TvxZfLnYKnMcjiqv7KdaY3JP+pYiLopfvZaOm5dFJso8fsYz4RmWKMvNCK8JwhTUK52OPJ2AzSXEfuxNN4zeNXcMuInbn5FZP9APHA9kkciv+S3jLW3BL5qbVaX3S/eTOXMAnt3R9Xs9Xe63LvpGXlcmFviNEChKS8UowXkIV+DC6zB/JJ/8yv5BDdBBDWKaX+PLjtNzS/mEP+HdxHJ70T/iihbrmaMahqMbhVVZo5nBIl8FTH+Bcyrv3clYn2UEvk2Z3QRLdvTo3HV75Vv297Eoj0DPl2cq/8fs36ZPSitN25ads6sjl+uxxXrVg3Ks/9jF6Xc7O9TmH51WDP7z47ve8+46vfuT0uCjTabE1zuVJchgIacjBk2GVw5J57rJQgFs/cChfV+qvq/XHtfrjSC7aNbM1LF3kOZO6Za/DGPRe9cHveM2Lv+rty//4lrzxjn51uh5Ve+fnT76u8fmWY+vjngzQrqvzIPPSxhDg5DWth2Z+4/e+3iSDE5Sj02NZFrtKFzJCv+ydLotbcyHRctlOwtTB51iW6tQtlzkh36yDk/KHyQq2/t16SzZZn7pvKldAkvLp+nL3gpvKlWl4fGuyUroHvWG5Uu466BVydjdocKVcvczblMPaZV4ph9Fl3kgIelmIpxyVQ/lvdOv6eFiuyRJbPX26OfDSrdbsCPGMd6XloOxf5jlljic6jWkCm8K0bLSmRc5u1BODedoYj4SOFszKRj0T6+NRKs1blf9G8mW1XIKMsVQOcBiUOQ65UFgMCsMoj0dCmK4M3ER2V1mnSvxybuVamYdkmm3tvZcrhOtra5LLAL6NPESWcoZR16tK/PD26gdcR54a4weOsqsD6uqAujqgLl43lMMKhr4e156M6yopQgbMsASVEWX1Cn+sO98v+9WXW9cNLyl78p9/6zr+bQyOfI2kI18S/i+689XrYDmJLLOayTjpp30/I4upmUtsmez8f6XXWBFeY0VAWHHKWAZ66k4dFVq5f3bLbvEtHCdsopMUh2ySgclkZXqYJA8peJJXzCfnTcp8cvClpPop4U/fyp+SVOZXeEaPfRIqlG3j8LgQ4Vem9YhswkUelMqCb5A9H79jXgZ42dLUua4cQF7vlktHJ8tl9/CdeYSlNPUOkxiXyi5eKD8fFpFQvh2B4FgOLvLih+Wqk1tPPyqroScE5x/fGq8I7+nKm+W5h/MMlwuF8MW5rKVh2X3qkXJFiP40VsQKyHFFFl4XdNi9hoKu8MHLOO8eN9kJKMPDBBciS+M66RQpVgZBCUToRL7GM/PZ/u/HxAQlsxtxhttCM2ajg3/iq3Q7LlQfwPB0qwHviqjeMXMhomgXI52KeC6HrMTtsrwC7IbjngxBX4agX+ZXC9NPZHr7HPAOhky4vlwdyJqUg0j8phW9XuA5ssmnZWGI6dlXPjIu6q+Oc7O0olMO0Bi5+bDMqXw7IhOKZmDsAx/qiIy7tLTsctBjYbBFGdgBDzDgAW7HQHZ0wPv43C9jM6hdjGZzCD/qe+nJ4IQdKlJvQv0IwkSo54PWUImMWA+Vq0PV1aGKdcvDU4RgQ45YX0as8GdXWFH2dBEUHL0Y8xHixmAigxBJL0JZNcKFZRA8eZJ03C9VP5ws3SDDMxDiLPkpvsgbjZdloEIZqAkZo7Rkaxz7Vzb21vrjit0xV2dZ82qbNa+OVxaz5tUma17hlvMwHsue9avJXmlMtly1Mh5KG83cRTKMQzRd584wdHAW0QQG1HcnIsQ7WSdtkbqMl/wiDK6e0CBN/z+ud5IymwyTY4QLaNUuuuFW0pCot0YaCrA5Cv1gvkKhrLB0LvM56fKdst/EVc0UxPJKVxinPpUUMXUP47lQSY/LE7CYS6c4zSeH+Pk49tOQIpR0OT2A+7nhjH3DNnHQdom8zEdv8SF/QMHySY8dUl5MERvTA9VzEokAMBE5Ci3wxi5kMI/bWLCF3osoPr3rDlwgrXKvWx/L7z7FU9OBDoZF5HX5u259ggHaq9Iz9rNpccwIjdqZDvY7dqZDGVaehRFzlTV4OhZ3cJDlkR7v/Hd3a6fQeZGbYKW4Kof+4YqwDAHYm4625Lmjrep7scV1VH2Pt2hMqL6XKjmWeDNMHuMoc0AWpW8NCenlLjif8jW/WqyQrvxKuvJpjHEHd1dmGHADYbtKPLg1wBCHkLEc0JlzhF0LIWrJCeE3LgZ29gmPuPKIemeN2jurIUvph+xGYi46KsPqy0YEe42ckTE+KmJER854UGFATthc8eM6ruefV3yXEksZYb+NRAmTLq5P5DdwBvlBBQkPgkS0YLdYcxqUR1KjxJh+q3vmtUM9iSvn27ZbOWaeQsyrI/+I0elyB98LfK/mFYuL1qHqe3mWxRa0F5ulz3qxBdViC8xiC9JrlRK26Q9J9B3NnvB8oG0V3dT9EgiLLbmybolftWTv/ao6yw1Tv9EUv2qKb5rip8d0aP1mUyB++Hilv/cbDVvC3vsuPiTCNMrsyiCOO9jwSg8jKWa4LTQWn94s7dRPMgFCSDREcvSiM7OqYEes6jZtstdsMh6kpoa91Dql31EZGU4aguRiTvY4wmLX5kXTQJqMxoOkaVuThnpsaIiGnoVlv3UnLPuS7Vn2Pzvz0H+Tsg0Z+Pe0B56DCpY79jj+3BY6HDmdCfAmPTc6y/jPUO/odpDM2aj3xgXUG9bUq3ac95qRd6uRR2M9HXlPRp7sshqQ8MwN847P0vKihr3Prbckw9Bc2pz3frMuCLn7vfMTxXaMXZ0vNE9u8ps29m0s7NZ0FaI39imG6zvK9W1v0LpvabcOfFa4akw+C2t6YrfSw9C4YQ/UzVKMSzeIATFI7cnraDyLhafiVMKFgHGXSZY9904qMmKBOkxjuS/6h5VLRGC/3AmUETvpH8RepzblHDg6yZQfizUEm19txqKNPOHofQ+vFWVI/iBmJxC1ITzK30D+luTV2cXOpjEbjHPSd2Vm9j5wqLy/dD9w30cmy7WoVn983XqZiV3qZlG29lLXnfSnj7/jPqi/yXTUIsxiunS5U4iM2rlMzHezvw6my/h1UMby6963q9GuRT/S8sudDenW4KAj5gV8G8q3AtpwcghSzzPOJUIi/emTbMB0s/WC/tTDC/qgPagXcjuudY+Ne9LlHJTTL/3LnVIOwnw25CAUNyp530CGWNZoT7e54mEddRiT/TKjJgPpexHhFXq6cn4MFl000NOGOvuGEjme06d1NPvTleZoiCIwc2bS1xHp64iwLxk0Kiybnv7Wk7GT33pTF7/12H35Gf2HCbvPQVjUwL6ernqRLLooMcq29oJEJCT24vHS9CVCbq6a9vplpGMc6hgHOsa+jnGxYIyHOsYF5+krOsb59mM8aI1xj8Yb/S3X8c91jPPGGJ990KDVnsNEmDHuy/guyfhirAuj5G/IoY+hddC4oRzYKv4mjie039gBwF2WwEOz6QEj36Vf8P1QGI13lzw1U6YAv92HDz2n//uL55yvhWrdNo7GM19nLsezGrqqb/1UjnlJz3ImY2UX/hNREalZ0KBmQYMGC/rwZOkxEeKXDpUPPDb27O3XUJcRu+o4x2NCPiY4w2MmAz6obx4EDpnVvNC1DysL2Tr62CF6fGT+gfsmSx8ZD8BI0W3YCh6dDB75cP1KMRIJ2yqXP1LGj07iW+8USWCSr0+W+TIwa7lYvsvL83JZX24a0RNlxzzykXbr0KcO+KX5Ibd3YIvJ5NfmkIIqMrA/0kGmxBErcQTWHvRDbYUjNJtLuJc2OFFk6AyozXnTk5g8cYCpuiiaTQS9AdpUgD/RE73USIEqp4sAUfyQiLrObriE6WpycScaoYJG9S5ckF1DK4VVO0pPFY/ih/EIGKjcYFF7uRNCxHvEKkxlKE5W3dDgiua0yAdHiKGafxgnlB2IVvt241uOps/oXpJNfT5SGUMsglrZPDOhTD2E2oVl1mlsR5HZD7nf1Td44Bbi7j0k8iYex71NnoK9Tb5jyOKpf0x8xq4OsDvuqAdJ+IPKbYv4g6unaxedig8dLPB6JNPHz48CcY5JxHDTOfR5rxpFeWskhAOPdbzImLvAvOvCTefVrnTHTbte7gfZkggyoqaLCYwEKnv/Y+NOVqTalw6c2xFMexsY100xO/HHUCfhoPekRwOV/Ohiw+3gGxyJIb4PL3c+jskWO8LHcOxc7nwUx/ig9wxoR7aXH5fjIUh1m5d4H4J1IT6HIaTPTy6PcHm06PJIT1eX73RuwukpdwtTXZMqaPI+Vzoqx1MuQhsudh6AT98tqknBcoEpL5x+3oH5IZw+6W3xEY/ZR5wQS4NcGJPMOx+4TwROOftmfe5xPHbTe+O4i2WxKSOyOF7jQx4b+iE4OT8itkh53lFpSQdUeRwmkxg9F5l2HT9kPjkCLJk2GuPD1XSziea0nfrsKrExuiKGM6SEhhIJJOmcw1DLY58V8xYk3dYAvk77eZMO323CF6PCOn5zI9RC7vdsaEmGb+JPqAfsI4+MU1lyadWZRg8QZgEG4BpvOQyPV+U9GCALdqS7qOVdPW1a3oVQ0zlHSkR/FxHMZwzBPGsI5rMLCUZ41fQTtFd128TyaXchtXzKPPWTrtLLJ1yKXzvo3DlRS88M8AKqIaX0SSneX5lSnnEXUMpHTR+fMSP3MXcRsdRUIRZ/8aeU/detj9OFNESamemSBOEsoJf8K0IvD3oL6OWdnvb6QU97/ZC3Hb2c8hbQy9u8hfTygHnqfZ7Syynv+aQXDds6B4px/8oU8/lFFPMFQzGfNxTzxR1SzK3nSDFG+69PVB+T1HL84nGeiBeRV+crQl6fcBaQ19foCL1GB+jGNm2ptURDD59xFlDXqxcS12F95quUtK78G6Ks7vNEWQcWENbLtIcHdNQuXURVzf3pYRJWHw00Klbn3tesi3KYHDql//vic869jc9//5wIMGwSX2cRgUVfEQIrF9DXPh2pUkdqc3v6KhaQ18ZC8hrpI4dKXsXfEHklzw95zdNWoN1zdMTiL0sgOm0EollKCZqUIgGTLkIBMHWnhUUxzA4ye90ebjDSmPeb7eK02YQe57SFrXeW6aOvetevvfCz6YsHP3H6vaLkYphKM2ZZ0NAQPuGpKkEPeYfBlphlDc4M8V3UhM/hoxj2Pkt14XLnM1QXDkokvKoJn26oCZ/0bJjyztUEjQul4WPR5bGe/jLUhCe5E0XtSf2Q2YmeNDvR0wulPnTttKtqwidm1YQnFkt+j5snv99Ifqddqyp8chtV4ZOqKnzyeVEVPtFWFcLnSQB8cNF2/k7T1QfNID7kflmL49E5baHqBEKyowzmfDsDZtumeSaChh7BDu1AYW0o6p/3rKb+scBnGOdd23uCa3O9MWc27N9BGVQWChq3O2rc7qhxuzP1Xi5B5x01infUKE53sdgdjoklFverJRbOYRjXsMbEsWzWPOIRlXUGutyCi50RzWWmLQ3jR90Wd9qD8UMew0H0PnCfGEEYuMsOBbTWwH4XgMVbu+LnnxMKre1x0wBr3dr6ZNWMAxlpc4sE8PgI8+KmU3kzkjK40C8n3Y+8rjL2LG5gMO2jgUHZhXUGzMUsLWnj9IVCl17KaAeP97zfDlCgAyTuo+Y9uN5NzzQ3AYzFpZzoYG4CTNFIXF2YG6YMBDo/gc5PAKdFgO4L/ai/Sm16npJSYEhJ/aSVzef7fN+jzUeJhj4fjLE7DqvmCTvwZYTGHWMBC9sWMPmvsoCFtIBVZ+CyhQUsVAtYuJ0FrL7B0zEWRoExDtUCFloLWKgWMO/YOIQFLNUmxw0y17Y6VVv97dvqz7TV17b6eItkYOykrXmjrb621bdt9StrXdVW7kfqFl7Ennw9PWumC2GG/b5uhHkyfyfqAPbOvqbPokFIiB3TdsZoWSknAuWpVwg5iXxxhZCT/ISlHispxaA4NFpIqTvHRxo2d6QMYZQTFR5MPDdlLyNpgV4yG9FQLVXZCiT2UB44SRFSUmZYc/SJygjZq/UK6ptmTt1qMl0zmZOc01n1cZya6Wz0ujGBs1fnc1c3p5ued7hM4+L71HkP9iZyAZhdr57oLiZaQmUbVJPbaXdxEi/2juG826Sg+q2hUlBYJqCgWB8MMpcHp+D+sQyGUFBX1iLC6bk2tx8U75wGxTvHQSnmBqXQQRkiG2lmULy5QWEeUmNg/DMPTF8HJjvDwHg6MGcifV9J39f9zdf9zdf9zVei95V/IshCPnN/QyeVfUvvNiC1QB+QcEyzl5tYsNRS7PSCMeLPdAWMmtyoi5UgcbAStbmwn13d87qGAFrRBj73lU3z6IbHAvxZ1Zx6Dwyq1aOWGjq3zHIUQQ/7HkSei2RZ9qtLAzFb5fQYdWd7HWivnbrXxv0+mqEQPKsUAjkzA+JOFsOtAZ7jtXgOh99XP6lP5iOEMb1Q+k15yJum4zjVaIfGftbV/SzWUBmb55K+24NkdFd4suaQwT67S4dn2m4jJRXZwD886RguKR4IcMlIWxxpiyO74QrBSIjkMfBX7Plm8AJyDyGYSQKxY4OvUOkSIX8yoAHYCWWSQoTGpJIJOMWZMlDRUsltU+G2N2uCx8xrMEchnoW9zMinGKZQd434IOOUq4F5x0I/XjvKBu64KWN/oNRHxmH2fkZZQliHew5UpfGA7mGNKzyMlDENxDFBgRpoqRMkI3ScU5o1XE02VvCQtInxbciXw6j40I0ROeUy3AnkXPyHe+gb1JwLxOXgjqlf/CHOp//d90V4uQv+DfUkt33IfuUsFv7mfoBqPIJYn3mOOQxywGrKaRX5PCwmZe++Q87f13uRMwQKRGhy5RzO5QrY8JpZEx+e5PA15+prRoBPWuWF6X5oWhBoC8IdtgAe8ACEi17wxeOikSaDzrb35T5iKRCDUHy9NiowjQrh/02NOSSpGxabhnW0YfFsw6y7b66B/yDfrkmZ7S/96vNN6pgmxQ1lZ1Mpdp8qO6U6pkcq/AxVeoWb2te17ylpIUwx/ZzrI5tNxKL23KsG4qkG4hoNRCVbEaXFj6m0UYsm0A2MknH1+rhTxZ1Tu4T+IJsJh4xazb5JpF0Uq9OE8QOxYaVxMzYhqekmaQYVILM0uWVdwsZk5wH9dDFVXY5LRPqpextpbwP09nWud6JuWbKAyHTQk7pjVNQXS3EwITMiTP5uQaNkn7p1PX1vGLgnwpOeGdR2uk79IJcPgrtchG4qWBwZWJbIlcj+4olDRUyG2+W4Kf8rx40GQsc0Tw2hQzV1RzP4o4bmN/McvmVMQ5MqjrG0qA9Sd2mvaRJEfRdMRTLjpeRZqc6eYLqyW8B5Whcyo6tixTLHZUeiAz3QflRPbtScXCgVOY/ZrRKCWML9IDeVso+VXap9293KjGNYdZF4iX3jB8EtPzzpwQzSI3WIeufXN9eitfiffNVvo4qp26mqiTyqUsTXG72aZK9jirG53pMuow8Z+xBJFiFU6PrnmgCzNkXU4y+8Bg/A3y36ELHXMG61nvZo25sj3IwNRzLQMIqMHMqwKPz0CVnvJ6zCWklcmN967dfv6LTDPDA8HSzSAIEdYAEtrSWggAQaIBnWqSfcgD8s0jNmQOZI+amvAgo+Jo31muh6pdr2rjDUfFuEVNQhmkZp03QJm/qqgaNx3kht7DZ3HiFJEdAlbwstGAseERYvslrkhwQhwkkdIkxWHt6AYTVJu9KqIV+AyDKwsmts0C/S6jLkIUiuDFI4ZCz0ByYoMWY0vn59CjFruCUJyR+04v9Quu1faSRdUdukLYyNaki6SGC2kvj5kHRlNhHo2cEoDZlKJ6qcZJ32tGWZBNNJS3JknfaRCiFRiQvfK09mfF0CTeI49EETZ+cfdJAPPEKqVIzhkAGV2Uwb4mvdqGRWfN2m6edp07sao2piTEUeLZAy5mHf6vBJo0tgRbMW6NGZH+rqQ4XtP3yZjfbZLyMjz920A0StxPT/Se0/7XAyCBNNLv/hWkP1VUOVsbFJ92VaBwrLnVUo31fVWUIhc1UYJixMW5su8gnzhbZo7Pjpu03yyc8KctTJZrafz4hlk8wCTBEf0V4hAqHNZdgPxCpr+S/ITPa8iIlmtF5H16+rdGO+SnhYmJqmRbA3Xo2UmDIwDYtswyCYsmET89hxnFYNQ2i3VdVkMSOpsdQWHi39a4lwgBQCrHcQD76IBoLgdwSPK8hAXPzU3ZQ7TaKYyS0IIZWGKoXWr2AS0uFydhQwuZrL5HL7tmLvFwK325DFjYKikCvh1OTeR0fHZu1SUkrYuARrBbl6Ca3oUNsSaWyCcTwKOwwzCWDch9qXmk8+nG0OuXXXoLMwtJfZhzuI2hUhUnh5pcdUxtirdVYZOmfFw+fEx8j9/wMUEp2KGLsYQE2VZi4ZVRpFEogbGepxlUMVICs6MMueqlOcas4v0lwp/DD1NwXH6IJjpOAYyba3ap6r7MHkGF2ImJJIK2GOsDqPE7SpknPwnp5HOAfCenT1XDFxz2XgjOrMcM3KVtw9sxGcEYAuIwBr40bDhNm4Vg0hLgwh0FO6zFLUFe+q+tdUuL4xdvsNtTi28ZNQupGIIE38Ed2ITCrbpLuXidH86TvVojQnEJLmM80abMI94J4P6T2pxWcINLs6Y1pvD3yjUPWxwK2y/fjMUvVsUjUTMJfKAjm6A41H7oGzI0ZdOHsfKScVjETSMp70wFPMzjqRnWJDs4PBjorm3tcze1+Xe1/R2vskfkvC4bvc++Lphvidix/V8UBYYs90a6BJt1UfQnIM+ZogttyxzLUa439hhhSNQoNibHnMSMXOloPcCsmxBWlLPngM4XZFm55NVtHUPkh9FaQu8d2LG9bDYMWM5Q+OIyk517j6ZShV/XKIraVfrqjpqWASMJJfBvjGpFemvJoR1SGGVmfBlHqtoS6aQ13YoUbwPXpWD3VhhjrjUPdbQ10If5G/bYZattkehnpFKQh58V3QR1+TtPscRiRpr5gODzB4Eo+vnu0BmN+ySQGYDLGAB1jAZ88IQI7xDqPuY8RQb6DbsaStYEJ1EDLs9G8qB9dzk9h20pChrpNWYC7QB0Rjb0h7ckzaQCdtUDIhpotV0KXbcZJhqmZmBqKPtfyUxWwe/38JIgTyq4bnNlhCVIPh7NARTa+gSxp3i6d0F6O/3e5cUMGMPxZm0EjweQQVyGQIT2JLLcxG7zapJTbU0iG1dFvUElPN7pBaIgylWzyt4gHjhVOTwCtkImzhKfHEyonjW2rNdKdv5Kdm0DogzAS8R3LJZSRr5SptaGaiMQoTV5Upg44CBdOmT0mIjawCD6958xbS3QeNK4WBIdxrSVQZHAd4FrNlMHnCJZD3KyqeRvjLEn2Mj8whvD0sDxKKxI/NiB4hgu0jeuB9dehuB/XU22Vmt8thtV0OQY4yyIvHMAZSiG6Xo9uxXaaAHelqHklXqbILGsUe2lNbPtOmMc8ddK6juYo1JcbpnmZqsNldIKw9Q6q9clux9EGSKOIP7zXy3/S+WkL983uMhPqnK2FMVSs84Vvf+INulRI3E5mumYWUnSf5DdDsDdJKD5yYXKUYF7pxSDz6ZLDIPSxAKdaXPi2xNoUfce4L+q/tdoSkOoluGy+DWfYu8jaB9YGRXsFhJEAznemmJoSW2AxyyJlr0xYK0qj+uKv+uLv+uA7pD1qYLipk8AplI8yIFt0bBHdkF/EYTo93sR0AC6p/7Qh+jP4qGDjr5cbpyUYJyJe1w5Pl9bGcKHeX8mE37e3S1CVwoSUYAbFn9BT+ZioC7/Eyozp06SXe7WVm1aHbWoM36c0Nn6vDtxvaUAY56ITsCmIOfHM5f+26XruruvY+Vy8+5c5d3Ztu4OqeIObYq9+Gq4VoH0Dsxscc9Wxl08/KJ9z3YyRMSTN7tezEGWINe/ZXDdUwNvIjSDCFGQMgA7JI5NyGQMF4HFVmGJn8x9xkkzFzrNEPsHMgHphcsYV0tTxN0PzlcunpSk9EUsky3CSuNBBRGZJqWdPdeE+L0gdTD5x75QPj82wu2U75+3mwDp9Xrn5gfL7NB1zDrWuLbl3T0/bW8vz75NY9HxHKyaaXAuBomb16xA7ulRqikQspLQsdrdfsNvcyv8p72+kLM4QG2peYREEo519nqFGU86+pqfE1xm7RQ0v26TSX0orewkmg2xdZzkjETTiUU8QH9ZRoewIw4j71SEVer1PquklzcJekTRkDY1u0tYHAoU0CqixVPiB7oSEzH7Tky/AgyawDo6UdLbnzFbrHbHqXIjBuHXYrG7Fhwx96QhwN3aHuDzpatmix13D2rllxAvSJDNGcCUzb8b1cF+Me+DB76quVF8NXu6SUvWSTlpbKbWdTf22TkNLOJqK0lmraMWQtQ3hALQs15dyiprt1jMp+OzybMjzNwVmqBmdp8eB4ZxycTj1Z7fFZ2m58+jo+582Pj6fj40GFO+fxaSREL2xpm9/6M82qolfqaUNPPAa/zF1ronLaXUCki42J3ClAJGbSLlIFa12uyM2CRdqQxZ90pj8leeWSGLkuG6dnmenSYmbaK00C87KS3MLJEPQf9GSp9MlMq24vmRToY1Cf2lxv+ZwYJrmeZV3LuGt50V3LBpZP7zKIhYbekVNedpq8UtUZ5pQXoPtCSGG5aHpwl7ZdCdWu0FoDy2YNyHMWrwFJKZ2hrCUEjw11SSMTtV4Ry4vHuqdU01OqWVKqwe1UQqns9GWUhAD6oP8eOCrcLbbzVbJ3oPwOwcprbRKxo8CtqRWnsDmzKiA3Pju/KpZn2pyr/aWii1wDWARfsAC9zF9OchKz81OXNVdGjj4uz23kuW7k9YrbR3J1y+lPE1CRqbcIclhSV0JHXQnLCHLIEK66CJjt+6SuwsnaJ6LWw5CuW6ZKuypY0nJJnyusiX4lHtK0JSb+IzTheBQgH55I+G22nZIBS4Cmnwrlyuba0E1ssGZXQVn1gdPbtnb6TG/hM+kxI7RdGR0W1agrhlhgMzipFUVDWkYniSKxuZX926ChegKjcgaj97cZo/dbapXiJ04ZleK7w5atNrKeG9hqO9ZQJhHMBhwVJlljhwXIHmzyCOESW60IBjSLpfCmHEX2POy5YixWW21uPvkgeIf+kMzYavvnAo0dwRxC0Bxrq40qW220yFYbNWy1aSWExFt05aAHtNVGCLjJbA6EsdV2K1ttBINrZAyuEcNcUv48yfCMVG/M4OsRAxCUzxzKZ7rtrUCrBNZjRlttpkF2gqoAW62vodVKaGrut1HWNsLSXRRh6bYiLOvwVt/wQnS4wQsxhqeNbyuj46g6Iw3ytEGMa80qNxL8W2i4jwGsQj4z+i8XzV2mp21KjMxlZPw8PkQmV3GLq1BQdx5y62sdA5mEw9m33x1Gn6a7nQqJaSboLf2WpBeYFHG3+vPku4fPi0LSz6F9O7hE0d8AqPRUwwrZUVDvWGPRaWlyNIiVOJGTtGlc6jQ9nhbVWO1WyiBykObVamYy3s9s77ebneZ+ZRNowU/ou2fM4m0nbk+REIgo6j89hnT14C85140HC6GOZZscL6tv9ykAgopFiDaJFNCLK1jqmRgLYGoer3HhI+8Ae2PeakEqQsIk7fmOB/dXZjEpPiLIx67A4IorvYZpbHwU49QQzV3lDWswX+1q3D3ZTYDZ3WLLwnEXLq99JrRoratFq1sOH5Zbu+WuD082WtarXeXG9tYrQNuPENoJzHNfPq403n56squhIkK8ka4JGOrpcleVFHTF6feNd6nWC5qWJ5h7HvjpK41IxJNlQWlImmcbB2bYwCb5R2JOxq2l3PvsT0oEQmKf5Dw7lXulZ1/yQFWglOsUNhj9l8MRsaePYF0CmtYIUpk4l/yZQQVccvrUIw+Xo6cenWwzF41BxjNSNVWlwPeSXS+ze0yuNG7cA6lwV0PFqboJcvjQDfWmi6hXvhAQqFNm6MAQMJkp4N+W9NMbtyBTO6/SwfmT54hAuyTTcVqEwqXqtCS0LlHjFZLMx2Y8RrAKLVWdOi2X7Gp8E2l7GTv3suKmUgRSIPOOCffUHZxAaNFCaNo/ct0qGkRcu9eSYThqkbk2pwBkIA4VzE0hIp0mJKQzAwnZgA4EyuBYkSSRN1a7f+URFP/rh5uXTmRHvI33lPrJs17lc3mrPoG3N96aPro9XGd8NrjOeDFcZyP+pHRZRiM2cJ0AoazA5GqozqSC6kzogaygOpN5qM5YoTrLcEBlzwpPNWJnPIvYeWaEToB5oo6DTkdMmXYGoTNJ/xczRhqbgG0NyTTX6M5Hxi9omwjpAY+nAMcAu1JmERLd3ndoK+WJz+j+Dwc+wda+1KS19vB3zjb8ncXD77XQUvl7c/gtZB7A+OaRUr05pNSgNfxIRcKdvz6HlOph3AOOkLqKg62xgm9weE+aWNsW8uk//KuNK0f0p2ZG9IHnH392+xHd+04jJW4aot7pqEYzoxrxzt9eOKreldNNurzwni91oaVQBUN7Ny0+5YLRfUsaQI5KWzJUr/ZczCBrVWDJDLrttPGUO4KrJltdpxXC1gjTbXwuIK9svwvW74H3uvoim1Nhv/zOrY3m/A69tY3o6CqdZ71EREqq5SQmA8Kf2QoaxJpGw5dMkQdXp3JZcTKHOhkrKkatioi0JoO9CrHHBHrOxSXQ9LLGp8C1s4JrdS84zLgYMeWmhycjYOOOZCWkQHKUU0cnI4Iv+iWjCjvEgJfwgzXjIwEA/MD4+QfU7CapaLcaqDqE728G/6wxMcATrydEylFUMyjEl3cac9KRaNYWFDWzKRApTKIeVHEWA46oQoQPgPmeys5+GUxZBHODACALelUQ4gMM3xBqCUw4a9hz13TH7aGwAuMV8KyPquIblL1GiCri/qupUz3QZ8q/ho+kTEXuIyYPWKxp8a/UCS0z6i5EhbKzjPnWwIbmpMs2IouFoRG7MN+7NW5jHZ9HaloQQbFg5MWQaKSDLUsKa5BD0a6hmXqUzdKf11LpNmd/DSUrZPbX7sTMIsMckxzJL+t46TJcYSsQXtbKlSMiB66Vy/CdrZW7+MhuOVKd/iKapEbyWEMGjnjIeJTKC/VsgjSEGdAzXMwCoRfthVsw7WUBEHrRBEKPEVPfebgUGPwWEFfZ7QVSqwp+7E5DyOpgqZBT+3AhLP4JLpcKrQ846qAe6BcMJq2THa5qYfzhCVStKFoLmZoTLEqy2qDOVXx1SZ2OTZs2QSdL8ERvTYZ0IAZtdbNSP02GS5YtKErAJXKWG0lnaEXvQukTkBBXVbLcgFjRqzNin/XCwKi07gLDj7M4vKEOaMjqgIZk+4CG5AwBDRliQ362tofEqQYsOu1QYCwD7DmOxt26VgMsRe0DLD622AwmCuEaBDvM4CQUz/1pJLQz9k7jA/xWOF0PjfSxNns2nG5hk6pwOh9LQWJjkaGhBdk8vKPbDgIo6iCATyTBEECSkrZR0zeVdBb4qEsOdbXckdHQTQ2h96mtZmf4czZAjUiuOU2j1xNYN6tYaManfkyfmmoNoZ4OeF9rLiDdOvVNUBNC9FDRQ3lGr2TdMGEKfd1a+psM/2Dc2uDwxL0zl7iIXGhcvYdLR/IljTxAKZ2Mdw7hLaCkZ8Le3Jq9m2BQNbK5JmAC7aVgOmEGjKnUgElcVtnMBHksVUEey4vu5naozhJpGF4PoxvQdvWxBVYnsHEDjERuiobonsHA7ZWr8iVVPZ3JatXm1Ualp9W0aTEsu42furN1WOqfElPkYk3DvUY6GbtUvdgtW5pGEeKwDsBizYEZ1+V/xntkWQzKFaQyDMDE4skQwYWy04FTnwd1c0+5bCtCDMxEQHReh7ecsUKT8xmYxkAxU/MFUuD5iwxU5+tpY6A6Xwt1rJXnYeB24xAp30BlkZRTXAaIV9ul084CMuUQe8zAFK3AUOVHZL2ilWLMwpZS2uowWPBjEvcIAIs8MZm05Y5JsyhVOVksd0yENpty4QT7yqSUNz18ejIp+3huKf+bSN0YWgICdKxg5BKY9fk23KxqtrQJ/eaN7QbZQcw4IhMXnZhUq3RDTFUuiRmv47SE0rxwXDKuiicnJU+jQWUoTE3+lcZO+HlCT0d9WSoTLF8ePj3eI60D5Qo9cIOxpuLMCt7YCBwNuA/62+wuM3vNzDPS+2u1sB1b5Bnx07MTXUA/NuITUhMgvWrTGf7q19dZYRVWBNZeADOR3/OgXYKh2eTtXRz3GBfH3bWL4w+si2O+XsN/YWrlx10pUzr1JAPRRWy86RmYH07AqDGJGvqYz1xPYMUfzglt0lbVBGQSoeQLKqRECI5nohdWZ8D9FOqZqI6okKD6wdnQXOjryWqXT1jnCOoI/bFUi8auM7M/oBuM3S9DyRURuPU7VWZFQuIR1cGPmPh+ypKRLUQFDSDh5jfpUgOYZWgI1K4Ymm9ZCHLsgHlLRxeWVYH4faLYlxwpF5Dwrr4pY2IF+EKg26x9T1C9J2i8B/b9MjD8w9wx+yoZ6kzKEkmnvdeDSBqzFFqCwTRa0Pig+HlDOnaQEg5SxGR5cY0kgrDipHNr5BEvsN6B2Q0ZT5LHw9RI0Pya/2Qc95QDznEnBL5ZS6mpbIKQXyanM+QXEXM6MH0YHqRTQctK4Gmn0KW0hYSPJfALxu9TNylnk3TpyIZ3TPa9Rbf0tCEwrsSGFnoUtnpiGs9g9TKNmqCQWiYMCqLFLHf5guf6DREzXxClGKFl8n6Jl9PEGkCm27VY9o4QbonxZoE2KChr4gxMI0qfxm6bSBwYZh1YiA/ZmO2lFO97iEsRjrOudkd6X1F6GE8gXnvQohraaeqG9tnQiLXybP0BDD8QaoD0buoQKArbx42HKJfMJYSLs1IV4TY05Xm+fkHjPtwVQDaBeheCB/RryBTWclvkL7/elgP5iJTdvPJa2nDBd6Yni19S1gki1cJchgWVjiIyz7GVN7aS6r2ZpHoDha0MfupqYQemtmNxBmqy8hRVwIOMLZHUFgrbg5jt0uBh04PwwgNOtb2YMG0tx3GZsZW2ynHghu+Vevkn/bvqMm1q6HCOongGCAqEc52EppaB1AaSoy0XJEvnkCkIwj3hV5RXH3qloLYfOllGj9VnH+Dgcw84pLVPnMYtHd4CXLXGLfcjyTOqJ2ZZdi55xPnfgOo2d36g9J94S/of/SiinqBspL0TzcTytnalJnkmSnyLdyXhF8fN1UILONx1bU54cilhY8khYpZY9bU24SC7i9z3l0kA4MWayvNvKo6ZAwwAUl+gyyPAHoPlERAJDTJ3QHAvtHJrElBC4eDbAjUmWEOQdq4WvpfoYxK5lI8BiBqXLuiTiVkciaaimKA6Gy+TVUqzhX65c0LfurhJJ6iPKH+3THrrkz4rzsAFdxxOoszIp2V855SFFG8ugzvK3rGjd8iZiQGZ8K8XHtqXd6XCfDNVEBiOUbrWqdPRXTmqc2PnRa3taHthqRnc/peRD8DyzC7BZ9waqrzKg662eeFhoo5qIAm32M4TyKG8S3HmBFlOAuXP/wagy6PCrosCjQLVdlJcZ6o4wftvsqDU19w1VgBbDHcmAwrXz2ZA0X5prQcKeherAhUdptijDNWkEkVIMqdeiGSpqaPB2lBWNA6AKzk6isg3oYWOxmFL+MfhHNBZEjbZZyN+VckRgKKFAooOcNgvrjg5bFJrrPRhIz6i4EZWaZ7Z3nepDWX6jSo/9qYP6Ac8/1OV7sysKSiifX2kUUR7tUtyRRXSfuOhK/ahK4sfqlUJZGudDm/HNlgAIIL2zQ0N3BtpzB/CtSKTkxsgKKgLYumSAL0KhY81cfCCn7OjMlL0yQ1FNiyB2QMAgJ5WJ2hdjPCsU0i/lGCYE4oU+WbFmT+O+PGD3hvlIEr07Qo2f5ve8YS543FXb3m/q/ecdvWm97l610Ou3vZOVyEUhxO56EHzpcBie5v5It4mxq6HWjFBnn2feeaPm2c8bd71IfPuJ4H2+FkmTrxiq/iNU9xjwuk73a3iN/lFvBb7WShJr5vuV88FUbIX7aK/F3jJSaKuBGcA/zdsWTlgzXkzIxEYptz8qQm1govIUB+w+zJ3o0AFw/AqU7lhMQBlI3vVvQ5TrGAA1QING4Jzh1eV0fpYga4kfsTVEmMq9UYIPQvItru6RLtGAKU8TwZcxzFcAnapfCa6RrPP8WYFU2Gus5LamRuOqzA0J5FNLF0OKA26yhw7VTc6M92QnQsAHNixYvQjUPwd4FmYHuFt/pbK0d3p/yliOD7DwM/wggzqRnd6FzNkoUhE2oQM1gjZgQiZKSFZ8nho+ZIZzJLYSAO5hVaCRCIHAFEgYQPMm3avM3tAqAqa2QqCWQVt/r9tPfvDM3v2PU5B5WM3Ls7ax66/Owjhw+nhzjz7Q3r2b688+7fPePZ3+lZ9Am9vevYfRGcha5kb+YmDxE+xqsgOFv9OY61dGAgyvauY7LQOmosdV6yW6Td72zq7k7O5ZpMzu2aTxc7u4e2zzu5mrIE3F2uw0Nm9fawBfd4AVokG91ZX7Na8ewiDwy0qjwu8s0n6Ja81PZ6p1ntOUxFY4IRzuivWt6Lqvn5C0SZ90vDcnjTUu0bndtdI37qB/ZafStmA9Un7zu1J+/SuzXMjRSl5nl6t54vaB1N/HNYfR/XHffXHTfsxvUdxcxegw80DHUHo1cKFqljTmBdMQqNdh5WlbhKq9zA0sGkml451PolqQbkFkgcrGEmupR5LPYoy+2k2T8B7RhXskQI+elxrtITUoDvE4+KKU1RCD9mK/CZwcjOXQeW3WxnKPHsKT0dtmnXVM9bVTtvauAI8ZBXAQzzhZhYCuAPhhFT5527+BROHGWoGLhUVt4bCSHC3Tdjnz7H+HB+ehNBDwxyKZmye7QFYi0O6oSO7D/9s1m+qrctawooFBOdw7+a3lvepYSpYYJhiBfOph30mQLhlrOUckZ5zOHdM8rkyIMPPMlxBXI6mQSSBcJNg94zw+ZgIOrJ7dmgTTBW6Q7dOuM9yqbKfWvtL4+StAOTqwP3cXXALAOJRV4v7FRSBBNV+xfhD9T1h647Q+BUoIp9vH1LUD5ERmx2fy7apH/0uw0yNqO5bUR0KPUX19CcDjqu3wMbaGuVZa6sza2vFTFibX3zY2l7TtkU0a1pEk51YRHNzxySETRTgOS2bqDXt6sU9tnDHz+43rK2zT44XG1u9prE1roytvz1jbFWx05ryAY450fVWX9w0TWcVf4qVKcV1ryYO2JIIYjCbhvXoeSRslIS3vqUE+oj9ku1kACoDteEJCeHksBknzaFIz+xfuVtEoNolrABhO4hM+p1xVAcpyTubQUpeHaREUSUyQF3gGJFyDBfOUcTwwhfyl25dPu5ABZJS7wmmZH9CpytsBdTou+ohxmReVzLxwWFQMByZwRbxuUSGTojUYMSVuF2dVapIFL+r/vGL/E0RQ2JVRQkOkeAwYtYD4zPrW37P3lLoLbHeEugttDw4UC2dGpesa8RvRNnGFSQUJuZfBm5s+/55Z6bzre5btA951qtsGsZMiH3XhDskDHdIW+EOXZpxE4P28VFhI93i97UnKOjSrRLiuhrvzBhIxjv73JeRRoKoZhEdc2DtHV4XbV1DoYFXwEZpvknfRkQrmlhO7I1FL+xqBLSoPFtQ2SuDU4aDhjPXc+hLZuIRRrzYpB+egvK6syoh2gbY3TGJn9SWwGCD4iT2RzvHn7FzfKnO8YExnQ77x0RD2mS5FiUnPrD4Rb1en7UJkG+hoUNO44n/bo5qPKWaVKkmqz2chlCqOOxUiSjDEMWoNmeiZp5JOolw/ohRM94JbwHYnanX1zE1H8Xd/69P1fkbiQJKU68GhhkRzbLaFuA14kJy0E0jnEGtcsQvVeq0Pkb8+FajRzBSGZ6GipfljZgD2V/odugblCC9oscr1IjXm8c+aqV5FGrlByKQotUs0QMhIYxUVYbCIlYaV/tm0ayW/RsqSEX5QWLNJMIBSU/0kCO/VjzX2Ld2UQLYPRtAtrsdQLZ7vLY4gGx3M4BMYuGW5Kmw8dL7LWkGWwKPQLXTR0Tb6ck6nfCrkFx8aZFsSFm5ihiWjHaQVCMPShEinMrUI1kKI+auuLAvbxjb8XgPrxaNcRdvScsNa3lew7vK0S2TjfXJblieJa2CrdpTrsLgLL/dXEqp/A0YnFfvnLCxLgzOAkaBPA7R2zYoBK2j4K8kwa+LjXMF0uqKzSjQqRerhWRwGmC90sIiatULWfAj45p8zqq5PTrCFi3lniEQgxDkXWkZWyD9a3DAVcMB6Tmrz0mhDCNgbUhfJVC60oOlv6vGUb9hHfWgvz+wAXSeTSqh1oWEwoz2iRUAFcu4r5RCtbEK1xmE6w1OVqIhMLvAIPc0Rp/EhVZOUAKp3FVbaWO5RtjlHmGXtkXxwhatlnswtqulzuwIW72nvi5j+ieC4aqJ4NLdDk/4rPrv2rBF5aqNycAeWIAHlMoYgJVAEHYmU+Ut/ClsL8UH4TUTrqVHB3NtChvHamQKNLm2CYPYFkYmTjtiQtlLlQQA4eDdaQcibmqYXOW7fVY2y8RulmpGTaYvg5SsVtSGO8ai+6Vz7KvB69Imr5PiRuLb2QTSJQg3USj7BCxYiTY1rgcbU7uzRDtXo6hMXloC1AkZ8QQV2JqZaV2tBr8gaiJBWbdlHF41JpLnK8S4nyCxG041f0vDnDgObvFbxn6eCP7TZPV0AxVZ8tTWEbXLIDhEN01G5HO7Zvic/L6rzel2CZdSHJtdFWt7XePzLccUX2Stuk0ul4vHu3HPWiOEdXe5hl8S8Kr1BcGBH7K+iCUTKYbASl94nxpitt1RlrinCHuXH2QVrF1GkCRZnOtYnKNyvRHTsy6ccFVCo3aVq6L5rVEHBt6Xa+Iv5Hfbs1fyx2Vhd+ZHacMKiGpDKWGlas8K2/Nv1fMiuXJMnjEJhsu8ByoBUKuY0AE9cr30j0re2Tqdi0N1Wg/hRpW6CYcRliZJyZM9uHwop+TvMNLUoCvidoHrVVVtWGoXkCkizNw1uooxtW2YpC+FmStXDnqvQLwcxKE10W27gDNABGVqLuhexgUAkjfrIEsXR2bt0B5lYisst2/y8BY0rmt4eNDg4aMmD18mXi6NivJHHj4yHHN5nmMydAJyoo0wEJJ7tWA+JIAY2qNriUvqSvJ0nxIvwnMnIzPnK4APAP3IM9XgsqYMhUG8Qxv/uWGDeE0zl5ShDxkHqs1bWtg8Fzhz1DHI0EmyI5aKGJndVPWWjJuWRGjKn8tH/BEHx8Zq1DzenYnLTsDbGdlbgrmBqWdcextjZRfGIQVVRZl43mLiFD0TlPmtufhnu10w5tzYdVyFQ2hUyUn12kakkWXE+bwc2cT6rxmxFFfU+hUpHJIF+C3MBikRXEhP+VXnxHwLZb4DdSYv0TI3Xm41cTxcbEQRuhCsY2S0SzKHRrkOwXVXuI5X4SVCLOEqDljDQiSrMGtLVuq4ZpDC95aF+FbHG1MNmd0DShPIJizhQL4ZMQEgKOeVG0co30m6zLiUa12Ib2NEvpZjEbrOtzH9JbSkkqQCoVHCRwVIZas8T/hJJtfuxt8tExcwYnsQ/7ougb3ruHW9PE+WgA9CFcEFpkIJ4NylIueuw5M9EDr35GEjYrzcfRpP4Bx9gtQnsaAAjDhfESil67KdlNxOxrNi87i9mUhPTk/G472INh03tpPxzHYisb71dsIbZNGc39hL9pbnjxmit50WUQ4NXGUkP6xslbt0E+lXl/cbm0gfl/cNn+6XAnB1PlbkLvXYMZwoljHdK+2XpGzO1K6ST9kFWxqiAHdpvT1MmdzsV8kXIIjJKifqfIaunY8oNYTT3iemqjXZ09fKnPw3BWb3yFC6If/t8zDOgQPbOmxzPLhcxIOjBg/e0+TB5wnRkQeD7UTkwXsMkztvIZOLLA+ODHSz7l0SUBwICUbjVRmskrXIwSHOwwLaKPfYpUAGu44WnVczWBCxMNiNBoPdtQ2D3VAGex4ZLKdzD2ZkD5eOtKExMalGIPTIbM+X/p3fYralCYqbZ7alraIInwIBAgowMIxaL1UQARcAyUZazpTR9uel5XTGkv6D27lkpTM7SbZmhJpJEzmzy9XTsDxxtL6Z95T6yVmUTK1X8OemS/Xe7R2YX26ytNfI/FngwPSPz+aVxpUDM247MOMv14EZVMnS3DECu6AXOi7j9LNhAJt81sq2URerbmwyFOb7t1vf7Iydw2fYgSQa+YX6m2JNCqtYVszblWUhNYjmOs3VNjFPPd3z+rqkkEHA9D14wJG7scRIr+IGUgvIIZUxXwbwEmhgyNRPSWMU6GJy8zWoroyeSpHlKYYA+RWsW2wnV1ND7snGITg6mngg57rlCrUKkVnFaiCcTqAlMGwrgEiQDEmC3KzCoxKmekow+0p9sdwv75asv4crrQT5cUhB3TUe2ZRGybwTsA1oFoKv0UyqGKVVlHAk8husLDOR4hi8/3DKRIp7JoAX7iIP2PTlKuCfTGuXQcgCNEnGvCzjtwyx3NEIEyba+tfkCjqd0JLj8el/iKdnHU1WmjC1cvWq3FYKWaVXe7JS6Y/Nvaue2R5GqGcyNXtqoY3VGbai6bm0JWIukW4rSTZLyGnAhC4bbwKAtDTpxmSkGo5Q8byqxlpdw6BHH8qCnWbm0gV5DM8hQTv9qcDNTzKxX0U9lE34TruKt/FScUDU/Kxco0nseMCHZoidGUuJ6sWEETtMtS82uOYZSgGaQD5WvAAoN9w2PXBdCLQBgmZSQohgPhe2t1CLuGBSd20oQTMXGBfaXGADwa0/FY0mF8iHqVekwKurlTLWRGuuVl+7k+taz4x3A2HW6tYMGDWe2BVGZ0MM2BMxBEAO7VIONW7ThKDY6v90+SnW5LmkyqUGzjq4i2jM1tX5sFB2dwuZFs5Tj5C3Pf0ogHOVejjIXa6EsgtxlWYRoYkc4whE2pgw8Y2ktYpcioqyBttQ1vzF6S+HbtqI9E4WRw3MZTq46sGDA4Dbitk9UhMxWlqEfVjl38v9IlUHDSKTpSsTXpVqNkzXZMM4FnLfRpW67ZxFwgQak2CfqNfipWausW4zBdMV8IOjYdvyeoHCkxccngzuRGI7SrmbADEKDZMBfIYS/UsaXqoGfxmDnwDglC4mxlsCAwKKvNySVrfocsLvA8TVZjr4jk0uRNo4UvpalkNqyqb2b41NZj0u2LGT2g2V1W4oZ5EbKqAbyplxQwXIfKAbKkH4fbf4nC44g0LG4YW9BJF7fcKJp8Y9TASMHjM+yx6iUvui4CADHm0xq9Ri89ATNaig+wfWE7XwnZUjqo8oW+c6rTgs0lFhwTl6Y7ibHYyUc00D/D2lo8E4W7pny2TbaJs7aeh8zlZ6+U3Pgye/yQ/rQlNNp0ddvEokL7epY3mtXxBQXWlSr81bFfU0YaCVYP7lPPVmTUHXx7l1cxufrQrHG0tNZdcadA2Nz5nR+PyqQhdabsNyiFeNEIYOJUgNO/FRQs55eOwoNBW/SuanJCHiG5M00vThhoe5aFWntBoQQ4goUZrvDJwMtapJWPyJsaW2v2qJWtY6iVIbZhEihKCjiUM1pFLYisVfUCnkR79ShX6aBX7eYboVmtzmv2JdH29hXR+GQzjqvAw0PDV43sr6/FARe01QvLuqeT7l1vVWWPf0zVWENCXrGOb3qVNFA6BOyH8yll3XSB0XO7fBq3+Rf5P6+G+Et/Yi/zWMQVI0yVzLjAzuq7QHYaqxYm/jocHgLbVe0TBz9T486bcw2oSdbYvRVmavxUAK6jTMsy7aICzutYw6kkYevlPUGaYxUsrJTQA0vl+Tm/gFdO8/Wvd7NlYpSaiXPuhCfdCuerU3m0ESuO8/m2GBB1yzs2MkNuTqGQ/VJe4yfK5pUWjFJuRmU3CPtGMT8IMIfMSpcWlHyPd+h/Gmx8WfWrN+DBZ9YibZt07XgaiULp6JAs7P520m5JFsMItCDTD4JUZPVX4UK2INEnRWoGcRioHdZxm7zwDxE4u6JgZZwUZC5o5Ay99xuXNAJnXpoAO3U3qQQLcDrbqWXebAIt+7jLXOMR4qaiUotlEaHNZ4+iUxf6B+8xedreILdsZPTBqVV8Ysk8NEe5cYgosrsZhCqHbHT5twh76dicR6ihLNv06MeClII8i8QgjmRQ4sBG/E8bWAatI4TJ58M46srSxUx+t4Eb4fgKTLfBA5ksCrLMUwVbNKKPApjspnaQMiNa1yaFLD4TDeir+Q6q1qug/1RgnurvA3PExVuO2tysdhTwCvQ8x2uqAG05/Z62mKCfnG63Ng9iiPFMQ/7P8yOBSmQw0l8zTEOW/0JK96ks81x0RP1D3Jt+nJ4lu1J/lMT5putbonOXsCbpCzJyFuNz0xWWe6oW3CNFIoKVYk1qlCl+Sq40orjOpdVA+xoMwYztRDhC5VmNClL4C8iz+3hH0c+juVq1ARMgITuuT7qgxAYYZPWrKFNh06VrXoIZdnUC1Pj2FKix6uQfCEDdZ6WKBVRhYGLJaMLlfoDAMDmRO3BD/L6hjRtHCx1VdUz7BBOobYbbXxUJWcv0f05vDs8MS4SrfzXLfzcEElKQzQGy2M09mLrFlKmb0oNwSkHpdco5VkQK341P4uA/xGqMaJ7kTW+pArmOzAfrVmVWt5qNIxc0oGUDHADBtSVtGQsqS6cjOZ6mmULkYNpvmibO78/pFoXTF3fv/g7ulqPFe3pKgwIvce1T40U567WY/4w5O0tdUIi992q4HfoC4plX7PctQxkOONaPoDM0LOZnOx7a8XW7JIQdO9uIZFIsZCay/Wepd/oepfOrP9NlIxXRaLzUXqwGaMEjoW4deIST3YLtqD29fB7ZVMm28ObgPIrv/hSdEaMUFN235z7nMesC9jXpZ0lparZpNfDm3oxlDjngGyA7Df5CLZa/uvJf0DSB67kpwry6XXqqFHStbeSbNxCJOHsIDEwo5z97uN+5c+APWu5Is+A/Wp5Ev9GLubDctU/IiwECbAlk1wosb7AbbddBPG/nwGPaVblTV0TTEsFMVKsm5a8W9ftaHc4Izh2iEr59I1iU2BE/vF1k6SWNhw7iQrlfiyYmHDZ2+SdnPkINvccTmFk2WA8OeKJC5izGUUY/qXydBSYtnfjPSYSXd9R2V4013KJrdWzcoWSFXptrdqGzIax3SDK4daBawZaoJ7/szcQ6rIaC3DT0zHngyRbZKo4SWBfXEIiZK2l27VuqG1OMy0Dr7/bmsJAaRZbQ2S1Jdq2QMUcoIDEfDoZsMAuZr9X1bJ/i3I+UJyxX85ZSPaJl69d4oJMYPtHNpWxpjSmV/SOVT2Jgh6+2LNgtkpfHqmRmjgQ4mHIDT0OGg/chb7hVHSXJGDq/I29kaqUmSquobimVKYxA4rkjCU21yRb3KG2N1AoMjcQjrlsDqF9PdIZgZXNhafVFM1H1+L/BCwhVwWXnOPbvoHptwEDWUmc+SVpFbUMNampKo5GFQ1B/Ntb1VrU0J7Yy16NZ0TNVUmqQlyKBm3IcKXx/rLRowMKtM2QrKpJfsqRi5Xj1tuPG45teCaKa5g1sIyKX2Sb2mRkdTEW8FvknNMcYew6RTgMT0kvYM1NYZqWA3VcK6/gqI9bBWcHjKfpCo4HdiC04tvVff3UDusUGkhxC6RexBIZ1CmJACzXjqVOdkGNlaUNM4bpuCcOUfwfTZebKEG3BZZIqpbbr+OFmU4EMFxfQ4xkkhyKCiTwd/L4RgCktmkRzCpwYxmUM8CZDyl4YExbhLilH3MNTRh2+lbpukTTGmg+WEDZD/1mPimKaxqA5ACo22IIKV6szJJtQNNu0o0JOjMIh+u0iU7VCkyX1D6FRO0z0RH7qBuhiWj2YuGhrqUw0g91uk+1OJWoTFvf40JG2BE5JyNQ0nVmUo1yYwMadMXMQvQr7GH5czi8mdQxjSeNasjonot2bIZ1nqf95XGqT5XROXFONW/tx2i8ti+Z9xCVDZq3jaIyj8AO2YtXPtVPQrHmDKrpCZYv78R766TmmB13SB2UbFlQm01f40Xf0kNtdCXHarWU4cKrq95GOJbZ09oKQ7VMh3CmtlEDg2V5jvGEIPHvvVujRno6HjhiBrxMduA+iTZFkvP6Hsivumb7q4k7pgvhBXM4l1cpToJkwA9rsqsOoEJqUT6dmXOdxgPma3MORscPYOQjof9V9eig//1w3i/W5Wkc0NGjwz+EeRdG0sRsfYr/OvIcIVbQAus1wTVgPt+9701cTbIDOvtyecfxTxqdd+ENmn3HzLdD8W4cKwFzd8cgWhuBNrQ/JHJqfnduTUXzWLyI+RT/jFDdTaMfpYw9Ww5WMBHjKO5tflBr3aDlBVsD3NBiWtSfNvdJvjLLFI9qz5suhEYScIMjpCtqRZpqW4Eu0QpxDm6RKX3igEDU1hQfDu7TsEFF2TqImyvUseu0m+tHBTqqbWrNNRVGlarNKRjBqs01FWqL3tHc50GdL9W69ThOrXRWwExj1LaJq1BIP0GzzMuObjKAa3v4hC+VlPpC+mpiwNFaokLO4y80zK4pZ/qHSO9YzQJbybLC+WX0kFdW6HQO8kS6eI5rIuihGK4nv5Qm4UGbRY6i6aisxMiepTANBFmB96YNgtV1KwvGYpV5COdn4jF+xlhLEy5+G/KZoiPpEw0okuogSIR6fTYdDA8WKfH1qYIcIQPNTHTQ78ZwB70TR3zrv9uLTqs34Tpiaq9OjJslFKNj5Vl2GjIearTzdOLue8K0TyjZDeVOOb/TbaeN8E7XgJG7M47ps41W3S9p+8Oo7RRSslE1XFAJXjiuPa8syUh9wTx6vAs5WBou8wrdQ6PNaVcbP7IFpEAP7+lxCgWJbAa+jSCQoOh898X73sBh3zGPN8l+vCYAJfoklg2wLkOQzGoXMHc3TfYvxD+h0fLlTeIek4BUirKQ7HRC4NK2KtdtqumTStiGJEUh+hNwhp6UqDIAzL7K+/QdA0NJWreJaFbItSO2tUP5PjIO3e//hACuqovUipnNW2HrsGKC1uHb/OZJY+BBfUlMhqEU/emj2D+Vo+QwbH6qDRgWXs26TNGxjy6L0YYOdPsRb/qxZBXisSIpi81mw7BZ6luMXhx3YFHy9VbRFgWM4zUTuWXUEoBlHXfcU6sPtXwzv0E6PerGFdEOzgB+X39dIIJP5VfzqWHhl5QjSkzaG3Yz/54JdRg+uBEE+DQpnIijre5ChdGv8T0bdqLRE/p+vMXdSepBsnQ0NFRgSnTqBF6arGTqf1DoopQpIvrs4M1zExSgVYQfK5vuoeKBL27kx6g/AXsDSUzEQdUUNOXYpNX1+UIFMo7Uw0/0/VBJ8ES1keBynsefHaw5k+WtQwdqGeoqwT6VKarhJk3qyCyFUm9DIyvYQSKGkjcvSRNHi1Hb8CrJJGyUoDkB1IUbRZrjcLepnkZiCtrEVdWEdcab2osEUmFAp3t3maJ7NbkT7tEdtng6x4C9LC6e7Z76xo6qb0ZoCLAwAQbIQpZepK9AVEvYvkw/UCua9WPRhmz3TvpB2MIe41+SKUH9GNjm35slBvNfuxuYJQDc07SYnY/ilTWR28p8zuF01LUw6pElSBVtE3yPcBk4QMj1QGHEYtD7IKIlVYGCqA92Hmyq3Mjxg+wrAYISmNQFaJRB2WhmO0HCSO+yt3ApPwX+khjUssUqiNWsxuRZLIjpFPJueqi7khPYqnu5ML1jxBdl6UqfNycMuigx9KomeRb7UHzJfCt3COatcmI1yWDd55nYgHsGppghlBVTfjbeUg8nlmCPV0EvcYiWOEiYCq4roC1mkR2VyuAgxQY9HeJd7qB6O8jbgBL2B8HpqwL2t4/Wi69QVDqafABHr7ZKZZaZLyEnSG25BIGUSMiryKbpQX3gWyG25DNUIuqzZK/pdBy5QaWimms8YyuOUEexA5he4H1vIqTdU9kfUjG3qPSgFXt0YTePwvQOwDxD1rEP6h6wb1ERLD+3MoNmNXd2iGGjR1il9khhqD2XWaHGDa2gV3tHWL2JyTQYk4KjfDHEtKkKkOx3So5DzvEeaDm88qucuk99KbukfC7tsESKRUQilIWsZSYwO0tmDDaFt9/d9N2mVmDHG2XRVUjtLAGudmb1BQHgW5SmBKhA0TegbIU7QJUKaW0Y2s+TpB4CBmqB2ZwxuoR2DOvZdAsaH6yhEm9iQupj8U6mL5Os6yEECTJfJWJkgNxuTSuuL2+YoArJLQZhtQlZR2gneuY8IMQ6aMSCbwsD5GIPyx5qcWD2OCBnAEY/wo0RNvHvmZ32Zv7wpDxEqZW9QSxT0YJr5M0nkxu7iEUXJex9EBuitnCcoBGyU3M3waL9Fi4Z8ELlvACSeiVDiyRYLQZq9z2cNWq9mEFzVgm91rVkMhV5N+jYaFYbgeHyetb7WNevr50UA8cHjfAqHEAZI1raL26qKqZrhpprucoDGgyk9EQmELp/TbJSZmGoPZg5STflDR/QHcXrAyxNVnRZ8P42Wu90JziG7VWxpoRPU7dy2xFI3kgGHYVwDuZkrZEfEotIfjqAzkQviAD4gNIRqQXbE3YHY6iCIWQ+CfvVvNvT4tje9dz1zAbRnzY4mc1g9SXjJs8VjxZELyqRLZ/lAXZlUmfdFmYziQcDpxfVcbV6udwokbgpUX9vIp2Cy55OM1NoAFCy8tC2OKMCwE9+6BdvBkIgWPDWUgMvWOA+vCWE+L2WuKXS7MKqGgcIISpt8eI2zOMFs42ycCmhZ6xOVtljnwvpUnEaG3vD1pabtgouqbm952UfneoM+7sWndRdeLmJVQv+cCq/oGWcG7kEkYMpiRomVpBohk9Wy1DX7LWCuzyHZpTyx2Ws58CLsG1qLnETixO1TaTjqn6BJ28qn+N9xpjfiO1VnXyLgEZ0OxETSZd1cl33qJZ40pctetutqvbMK90Ktt7x+jvkYEPKe65u5ktF8CCYzR6c0mglzRtMOk7PTc7OQsTqNp6oLGmtdKeUBTrUu9IarWdBeOyLdYXFs1dYvZFbO0yPqhHgTQwOjqcMGFTKQn1ucvQZ6OSqTWwDOZIqhmYjVDzJmJm28i+hZ8kpYJnmeSaoIqtrzskIobUdeyjpTCj9pmWotu+EWJbiqEtsdUOLf/uZXfQUBHj7fEUGfmhoZKBrqpg0XwHBm7MoPfu4BJCcFl/2vQcikM1IwjLTJ2XmRYwjg3/rBDQNYWvR/efTCEzeVgAi8WxVBXFVtIpvuUeDSkhrneR78ItigoUU8whnPvgamOHERYnkiTAawIz1SjGx7m3BpgelXfuupj3HPV3b+Cez7SJgcZ/QuWQeS8478sgCcntUZLoKoKQ/mTP3lL2G0oSnNrq4e0bJQluqBwhnxyPxChJEjWCuFPVIygjYQerlCSxpGQo2qxZIqw1uAKf1opRklYQcsCNmLhaA31kgYEvAFxOiAGNf8iUZljjIsd2LzlUR0HmstOvyZt9W5eFtfPlB3jNVtEk/ImatIoOrEADr5q3ptOJtypQ0Vo1vxOOXsJaV9LuEdTAknOzaudGFIWV1tzIZAx1EgfQIpah2NzAolj9ahIEFMVOwqBelyvNdbl2FTOgispgM2gYbLKqOh7W5QjjNiozpdRViuOrGmMinV3bPvoUsEVGgrZxp0RqL2zc6cAitWuCSrHgJrQwZlYMZCgVmKA6QLTJm2J3R+VoTVESwTvnUJ4k9Z9B8C5U8B4oIS/L043gTYF5xQjeQ8jMYnqk4L1iBG9zxe31FSu4YjJkltmySVpaxlVLKjsvH5X10afgDV2OMyJnVih4LyG+xi1tL3nzsLpZanUBI2WJgncBeaYHwgYMHQTvQgXvQSUm51rgawWNkptoF1TBmxfPv2AZL1iCSD1ZpmdemzFUy69cNdQ+JGhGn4L3EH2QhsF9vETBOzHKQ7t9Oo+1sKsDh8etYNQ4AOLb53wsq+BdzXXVSHM9R2GFgvcQpe3OIHiTTSyZDF+uNgTjFs1nBxNgWGD9FTQQ4HSis4bTcjPTSvmlsAAqO9gecGOf4rqy57tVkDXcGREdy5qIyUWxdD2Hbsg4A90gaSaLmIGrdfyEvYiVmItDhVGzMpaswG5YF2goW6+FU0TZqFxB8dMUXjbSSLbS/n2bz2epTDb31AqjMD3HTdeGTY4xeWe63F6mAisAIgODNODXGnWtkSDQv0RoT88oH7pXGHVDOK/+5tssUqLUjYF2tFSrKOdEALh3SPDdBQQAu87coFGosFJiWoVRt+ZkgOXlzcTVgCQ+aPklVd7UCHQQ7rqsCgnKWgLmEU0M11LUy6CAiThLyoI41yYu7rFG06kCRzrcMGo7T7Nxca3b3I0qblZhtLjbEps/J2arN9r8LtAi4u0j+jwWfMCyWECK1duYTmaecUyjUJT7y72DU1X0rMF7Pbc4jPue1ziMt5xDHMZ7qqiG95w69ziM+5+XOIwD2wAwm7ZNCWepuMs/wRue9Dpe04d4V9uLOLrd+E+3ZKccdwgEjrNbiEqWICLg6419CqXoC/Q3FqVh1GIKkJ/sZorDmdSRhEOgy2xROIrF6IycjZhIjhk7gU+9W6Cw37xeFQ2WvMl1VhhO4UiVSZY4AeHyPh/F4NWyj7gBPGqS64+5fRwiz1OcA1uICRGJ5VFcwk8woeitt6kOoxkgNfTguDPv3PrZIokaeXrBSU/i2NWn1Qi6mJNOoqY/i+jqfsPZpXG5THl0rMIDhTfGWGMgC7i1AJ91u4Q3Tro40XutxqYxfFfGsy/7VBdO/R6AW4Rt3AKGICOZNUZS3DKo5SvVNlDxGwDjHoIhI0BmiOn8LuyUicaCC5tJjc9LxkqQ/Tg9SODD2B0g/nxXcenNy80UwgF3KT+xCZjMXrMJLAInD7oFBuwuyUbxd+UspHq42hTrGI4XRtZCDz6sSYLqcxndjjnrwyWC9iqah6nZU8nrS6AXgdFTI5x45FEtWgxGSybURN1zQObpQSfGt2H1k1DTAD9lFCfk27L5SWR2ENIycG+gD0UGOoBwJX1tlka/I7/dSQ1tIKoQGa3VpFMUiyGFyTwzx7bbcN4gSQcWD8pHUkYFf6KVmNBt0dIr582SUgleHHHWYrtAe4yIjLAqoa6ghalxvGAZTPrVAu1VC7RBUAP4q6oFamd34ZyaBSoDLg3FelvR3H8uUAH4sOttMtAfB/ZxGMI+zsEhxnFNCVpyCT/JAjW33gYiieusUFaFHiHmKtaVs2wwTeLZ4veknLhZ9WbKetFGtekQPUG1lI4pYtO1cfqdCgW6W6FApwtu0gj9DsdUC/oAJh87W66OdG5Vy1RtFLqhA8UGGDDA7FC2ua1ik6pi0yequrBisTSoYkO7fG4UmyWY5lV6xzjd1rzi9vqK3BjkE8R4GXN4VJnDhygINqB21G3ElA6oHUNq4Sq0fRxUKoCxpVMFGFCxSSG+oDDckigOXSg2qSo2fYNwcl25pqpvjkapwV6N9R4ryC14QYQXSMFm6UDEiJFurf4klfozxJJaYh8CVc4GUM4SNixUw4Q72740rV6a1wOHx+Xq8pABoDVVWfkdnI9uff1S43qOggbhLiHO/wyKTVeTAdLKo5DCowDXTV5rMEtYzzxZv9Cc4hsjflkGsH9xj0qnIZ+Vg7EvwZ+gBacmg+uJoxKperKku6eic2CtMTVBGnUU/l9Ai9+tkiKpe2DVk1jVk2h7fwLRt028BhzJlfSeUrrH8gElD4zTS7uiFddwHvu4EdarXg7lFL4szfdShCOpjSqSuTEvSuP76kVo1rlCfz5oFywKVOmIcOQ7hsbVBdhXntWFF4HFqvqQ0jgs8Lq2R4Ybzhm8CJzlUDWEjhXnaEOdiZn9jipmlunU6W97nU5DMHNPtgWzzVowu1EFM+Au17IYs7BUJKtKjkw/5iAIcwxhC9u5g5gXX7ZqZJNK4IBEQ4sPD/DiGvwkezy8ywMVregkX36tIjwJb4fLXDGeBODVyzSVUgQQcxW8Q3fCziYXAk/aZoutc4VnTKpcFvuVD2FATF/y0Uh4Nl5bZDwbrw1fE/KyQK75ZcQ47h1EJlo5uIx4ZAW++RgKXwtdyJZgxbjNhWLcKyEpqzRmgsm1ZohTxaJjLjQulngpxzX6T8N3g/TjS53YzI0ejYbyCUFzjpqBTg1dYSF37zQFw1gLds5dlChiDku62LVkku2zTc5jdpETw9636QCrT76NxqibIRE05eWMyhRMa0jvQt2Xwol1mX9ADjnyLLEeNm8X955wFpJHrs/K8awU3/RZOZ9V6rNGkBkPsjZHD5UwIo0CiIC5AP9lWPwlezSwvAigQN6WES1z5lp2CNErVJtkjOzZ3LKJ+fLlU6RQmtCVDgulKoFuBe0JmLJS7mT5ajLa5cPiGJbHFJBtM5P7hWKE9ilK8pNC5Z1CL5Lzn+eqEC4rcawZoDSQ8JiTbPESXTQkXVhKjaAqDldNoaSgSuM3cwfV9N3VABtj+haCulFN3zLSsGaaXE0w20pWza4izpdMQofJ3YxPu4gLE3IFzi1TJ8E5ATeXFY61PIRXnCEJumhQc9UsmkwuKYdYNBmNA5fxE1P++AkZqzwHjAYGOm1CdB1oY1XSYtlsI8EiuxP0R3QnlAzqHoW7g9ts1pBcu5BcM8YjoUcIwOuI5LqioyJ2xUpyXVUSxgvXVESVPq6hM/6VbL60A21nKB6xqux0jDvVhILoDQ9TGhKIZcfAjte0w/5OGE+567UmbRZzPNmtppfdFQ/raUwNrpJRFh4G2G4QQwcROTM8rMeYGPKwXUJS5GECjefb6RjV0zHASicP6+u4I7fUgTpR1LMgl98Iz0bSgLhGeOsmQHhNVdwVSrorsmg6i7YZDY7oahRN3JB540rmjRsBMTETFE0UjcFlpC/LRNHkVuadvUmlAtg0UMWRgklHq8R0EExjZN5hI4omhsy7amXebCcyb64yr4hvnWYUTcfIvIz2WKZgB/H7tuYVt9dXdHDFZCAyb7wgimakUTSjOoqmo1EFHRNFswx5MW9G0QwaUTQ2IMbKvKD4gY2iMTJvrpBPGvOCKJoOGoUomoGyDap06aIXUGivo2jyZhjLciUZj+CQGLAPgcrtfcg0yyaKZhnue3e2fZTl9KWdeuAIxaRRNJ25KJpqpqtGmus5Ch3KvIOdRNF05mXeXCYNz17WZ2+q6Nd4oTnV0SgafBlyo7mvJfMihmagMTRxFUOzrDE0y+obMzE0nSqGJkWISKcRH2Kou4qhSVTm7Wwv88bbxdAYmTduxtDkpitxFUMzAIWrzFv1ciinNinzzvUSVvCwiqCJ6wiaDpNnZxAn6wia2ETQxJXsGxta1wiaXGVfRtDEoKBcZV8ZnrwdQRPrBnbGCJqwFUETt8VfERU+URUA+uau2yyr2KlsvDsM7LBVTXaCHG2wuRZd6evp6sod+gj+Rzuf93busManLkFD6Gp81+gmOLMUfS7WKj3OjAMgbjgAEq0UGJ9TdNPf7BARQMjV+jgW4kxSi4q3cXEyzC5WhwWwquv4FmZWkDl1GzVqmuChqe7fBbXbc4yv+psdE5vXMdzScUlaI/N2dYepgwUDJPqydYbFdLDY9EJb7t0GeFWYfpVTz6uDwKpPgY36EvUnNh6a+pxfffKqT404sU6dq+ekH9g+UqyjRUQD1ejrgLGMQSk5g1KyOmCMjlCfBmkRyplPIHFjgxL6Rc64sQHD6+kpW76BfuyOCRsyIWMCGq0ICkMNGSsQf9JnSEqqcUHLDEmRuO86JCXTULFeFSq20goV0/osGpJiIHfboWLWUhLZLcOG2i0KIfux9VYIWXe+7iAB/OrQsZ1xoB0WiLd1AKJFV0Ym9tJe2THWsfkrO8ZYde6c8m+wnUqOmZKjhaQAakr/ywqh608KhbZOj9AZ4hkBvhFC12V4jwc5ymTOCAANgXA1hA4uiw7M1MXdDKNbUqznZQmjK2B9GNKxg/QTwiwOr7aRNssaRrdchWr1ITSb5KweI800AmwFEXRrSHJC/FkAFZU1UoawZ9XLITPLQc6uzZ+9pVxqBM8NoQ4Rz2fJWBBSxEEjqI8jkZrgOQFVQrQb6i8hvEbNtYM6Og3Bc2sQ51Y0w2hFvklEz5pxw6yZDCODmjzUR6qeCYmZ0QFjJvz2ddUMjjCNAqpIWRw12gRKDNbBcwWUfQmRYPAcItjwqHXRRwoEz4lWVTVvl04k3rob6n25q5rZybKKwDA2wZohMTfS/N3jAaBJNIbOTMwaYujMxKwgfG6gEVtrCJ8bYnIQPreEsU7N8LOMy5oZ/rWaR+1C2NxAY3QwkQwttCGFfaL4T1aVR+3GiO02Ea5aykgi/JB9g26uNSHvpyz7Z/TsHujRqMyC7EHgfIZbLustmcQsiZ49gJ49hJ69vOAmtDBmsttkaPIM1mDFA1hQUenZu23YHL2lPWjaI47eyS1NttpW015WTXuo1CvQOGtG02bw2VqVr7ICr4bmq6wZTdtccXt9xVqVr0KUnRUDumNivnYhU21F6vFA00aSrHRhBVGAa9S0Ed7GYLBWNkUdMMZMjRVq2stQYgYg6cNwaeesEcDMWa4E3DTS3WsNjVpp5av0tKDA7AtSvGAF6XKiRfpVM1Yra8Gq9mEJzdhV56usINNAQ/9C0dXW0IeZ9qVp9dK1euDwuDWN65MBGJvi5qmFVBvU1682rucorJl8lZUzatpkENzATdgcPJDNjgViVRpyFzcRtys0UIz/WnYgoRSBodzFwqGIx8DhHLYlWfa7tuR2YTaQZATrSdfRTvcq3LJLEu60wphuEs/dQ53a7BExyFETDLlU0+t1QhshVwOYLSKZd9ltqP8Kuzsq84Alq3qxWa+ptRwYVprOBvN1bLwVMAjMp7D61IzGSlSLXjmXe/4arjxL6GBidf3/IWTtpJ1WWKpbWwFaQdo4U8vtZam1P6Wm2GysnL6Kmxw0rFDLmoPNGHJiocnW3yODUKsUmOFQuMGKGqGIcfDXxAFWWW1OxEYygpVz4gCrW8RTyCB1SubguXEA3LJapttzAKJSKB0jqqNS7aLqU9hQ9+wnU35Wb9nhYpJWr8FvOlsuB3zkg3brHzD22qhm2LZy7pUaMU9pRbjPtZofLcIBVF6yI+I6tjgSBUVY6ipsuXPgENsoYVXZ3TPe3xhFjYdOGXpkzH4/ErTMfkHL7LejXLgvO2Fu/jlfnskJ6Wl/Zk1OgZqcQgWuceZiTuuEukbM6Tkl1IU1xA0g3r717gri5qzxqe+YSaez8amBxqcGNj71HNLpZsBwItOqB5uxrP6iWNbabOLMGFv8Kry1YR4JmuaRz7lecrJG0J9Jo+s0rCIxtY2E2DdxbRVhFA18sTCGKO5NQmNIlqMGflBll/rqrJHPgKoW59C1cA2ZRH/xKULFmAxugU5687pWr4ghYfnqAKPlo9+yfDTRU0zRprMkyf3Mkp81q0UXDev4oiS5+K8vSa5K0pwa0NMda/Yp3YuTtIXTkisubYXTkjOZChpIvgCnReIYi3+pnFHNm30kZ0GnLxi8ZNCZ47K42jrc4MvLUcYpMEWIJOLY6PFLiHrKrPGpYCoTsALuQAXqGxAbZWcZoJXVlA9vQZCAqEo3r1MJLCpskF6FDZLhndk8Noh0D1WAqF3nDPtqxqlmiLY1cao9xqkWKpIfZM6d5hynaG5qkRb6VR0wxQZJFfaXVJAT+BdaA3w3MKmIwrCMkJpKc0cNavkB+XBLaBL+6KaXDgxg26ua19OJwltXmX3Yq2ZuwqERS2omSvMqDZAc9SU76pL7MtDZKJAHw1qlZXEtUPDrEY51bHVgdR31oJ3nunowS6rq5rRyEmEUaKm6jlYxKqs25NZ6x5mpJF1ZVkDjSjvvVto5np8bRbubKgYywV37FgO5qMBdiSXRX3CTVr3sagqtxuwtwb8FjSGrtPMVq50T/7ZrYz8JLZOfUTvvWzQJDLTAsYom2oj9XDLaeQz/a8YoYuQR3da84vb6iiVcIX4BCQ8A9urAVKEyPmSpzmcAJ2zs55LGxS2Z2M9M0STy2gEdN2I/46N4CbXzPgSXHJHIov3m0M77DTSJpUbspw0Y1VJ41M67utxmX9DDCwZA7Z30iCahzYgNEBPxKdCHDM1YpXYea+xnjGgUjf3M1MIw0z5iJPTrUNJBI1WPfm1k3fVM5LRFk8jr6+PG9RyFJWrn8VliP3NFk+hX2nn/KpbpbTwb7Bz5Sqs8rWp7prOG07BTLdmcpv45OEpo4BIhUtnqvQ1shr4QUIxUWvzUNTGjGDhGM2dq0s/BPSNGxauNQVjHUQTay9JQmdOsiypmNK0wKNxsbZuUtmg2j2rwV0hpm39alcrWPddUtry6Md9JKlvXpLJlcPx3ieZbqWR5QyXrX6Wh1CQEs7qJnEGEDZEM9DcGxOq68Si29MsG2sY5TTvuBZ7GgmknnOkZE9m6ixPZCiwpr8lkDY/8oOWROSOtDcYTBCykAWhli4HGIAv5IJGNTImQHaQnQna0SIq7pk1k61aAHP1tE9kaIB3fj0S2ucJpGsSB9SuRnwLdIUCrd1bBmJHRbJtfNVjTgHlqfRYBkQWs52kr15tQ0Yg1POgD3CK2hlxlcUj/g6pLzJmoi6eVkYp9v+T5FHBnQn7PAdERQZyxxgLPxlVZQEdTrqoHrK5azvUY5gE8MEkZ1MA55LQAmypnLPBroW5uOjEi3HGQCLUAsGsFrsRBrmAFXUBx9RAyOjI1IhLgYXWyJFUeWudpQHy+RcPplhhrhTSUwkYEE47Q1yyKBQK1prLbglGL4Qi/MAhTE6obnjxrUO6OAnLPFJRrZoTogKHF+csrpSIltBpMLoXeIWd9wxwUULMe7iUYHPl1mRBlGrnIgRezLg4JaENAAg6zgjEhPWQSZBxxwPWcAsg1dwII8Vp4qcycrGvRY8mUuIUVjJGFfQvM5B1G6k6YESFZYQmywsTXACF7GQGsGp45Bgxh3gRFXG6BIpKy2DtPrVGmY0W7Yyu2YyIcSH+ksDIOuyDES6llIWaAhrJlqcZnFtrBFXYQsbzsgP0RnS0IEWrIDp3mr5DhxMhuCm0hVwjkskyVTGRKESCrgF6eStRfsCigV4V6aI3ikaySz2YA/5YR0Ltcmnker9AAnWt4m9puVpruOCvaqhSbzYfdxnNhtx0Nu43nwm6jRtjtCG1H1ot44mLrUk2sPK9ht4OaajEpooB0pb0mEHcuMNOUtSBZF8Y6xWodUOloqSpUHO4Zsl2iSFPN/RA8hMTb1zlfBQ9Z1mktDN2Ch4BQ4VusJzPFRkEesjzDQ0AhykP6QNAiDwFhkIcMNLaayDWADtEwtwwDgFDbFYz5ig21DRqhttbVl8grF9m8MbbxVzzMdlnDbJcbYbZ9TS2rw2y7X06YLSbMqBf0+i4b9WIF3t8BPVyAB7qtecXt9RXLuGKywjDbnmFvVC+KSr0ojHoBZBR6cuTMMtWLQoHebB+Lyk3Gmwt1kxXNMFu8bkGYLYNiu6pxLh9V37QgAmOWm2G2My/o4QVFpV7YZqxU+sCK9mFgUfsCdWAWcGAO2LAQ3uRGmK1tXyPMdrkeOAXqKI7qAMyoF9VMV41crrDyVjhggnRcFmcPs11eFGa7XOtXK1qNpPVCc4pvpJ4BXZ4gbv/9nlpiRHJZD+6yKtC2QKDtQMtKDNRdlgGyAyQjikJRBdouzwfaFjsKtE3OIdC2MIG22pk60HYFNF6D1bGfQwUJIcjDXD9NellcpZctn3uIrdI5BqaYCbFd+auF2DZVnbgSiBlf+7OhF7XNpDDIlCzwD3h1Vme/hmUzzyG676yBfVA5xIr5Lh0La8/EaJnJm78/NiNpINoa9yeV0wEFBKRUh6vMFaUDtQATBoi1eQMkfZjIuACAo68WCmIZ/HdU0O5aFAdbyw6rA9pQQPUyxFpPXZvi64g6jqlaDMOio57zWVz7P7O49qlWRSc2W4yFEZrSXBmg99Mq4ybRPJ3cwMObHiHTkGvEHQea3rTTXritCjchCj1WlmaUA5TP36Gm1XPw5VlySxr396v5Sqoy+f3L/BLVZpAyRsj7oVaiQV3BWAvS+FqQxqsL0jQj/B73g/CkFAtsYYn71h3AgpLTk9IruFsmkYIvoGJmyaKkISTJzoUM94QpWRwE8TZl9/4BNnvfFPxybFV4App0mkUHnVZV+E6rwifLL5iq8MT5cIqftWUIMsL2E3FROBELfSIlD8bPVmVFWyXwuXbz/uE60DZA/V2UU1FPDdoCynlT2bmeoWIiRnSJYLLo3QzwxSwIr7uM2Xqx1q+OUYiqK2MTgMwCU3X57M4w5pZWnpn7XQ9qVg2t7HumBHigfNrB0nH4knHQuAwpq1JlwnNOi1LnoDVO1ZI0fZUOxp+ctB+eQ4Rw9eXW9Unj68nXracfdb2wYn26OSgWTMPuYyBjxMFcPGQhY1gBXQqTqYtNBoYVwQnWUTeW2qCBp5fF45iqVzI1bH8CfvxmM76G4Fyd5O7pMRAs5JAwTxIj38hVRRkjrnhXqX+tmR/MbNSfoiXj2agT1pnBsi7MqnjQE8XAzEU2/XEXZdUOOZd49tuw+nZavvXxDQlnOPmMy3Q70IxeK9VYPHNxiTvN6aI+/Qp7brRlFJrMVn496JV8rPMYq/Nd6P24e4m3D6r65c6VmmJp3j39OWfLtEfrvzARLrvQP+1eIh5hPMS/US74Qqv5X2h2DYcvovmfYqcmvbpbzu/g/dKcm+TnL/FNX2g1mEVy9WSjZ5+rTtajgF58QXrxOu3FKbzwre6WeW3d9umDcrJ3oVP35FPSk7td7cpDrjJ2V+0trkq2Ui4lhsUF1VUUx/c71eCFpQ33P3SrAv8Mkc470sTOrHgvr8q0bssSDiLH4GkjCRSUp5Xw5TSfVhBpnZoaKx/iabFm1E7c6oG2XDrfwlowBCGVuPLifeaNPSrzbMS7WWdncJl/owLkX01nyalTz4Bn8KD1gYsPHCrvL/sfuG+y9pHJ6OH3SOWJwR9efPd73n3HVz9yK0PGyzWZawRpwDDtNh/9EGSU4fQ59w5TR27B85f5/CV9/oo8f2XR8x/CtilldOnpV9o+5dps2Qc9ayt8L0rrokCt1MbvMBO+erfH97gfuO8jk5onlPXH1wmKThk8PIHUF3x4krQqvgqX2Lbiq1z7GNjDofKBx8aCQwW9XxjI5c7Mzpj+vC8xE02ZToyOmFYWH3c0nqCJ+CsxMIbDRSmz2ycdxV8Wy6W84EupZioQ8lbhLTarUqsMtEWAQPFdNAi7zEvLquIdUZVOsvedKkzITlQl0OPN1ioq0EJ30CpqEug7FXiuwucQRrf4Sd1IICZ5rGpUBopmNf0mAldN8Mi3WdTd+rMdBCbM0VXtX6lbZawdymCqM3tkF3skkmd0bH7KoiEzbUOun24yHEmAN6cyXF/S4DYUyRWTKvKIZFty1Fdv2i72SaTFB5gmxH3INI3KAAs+1sMmhbhDRA8KJCOZn8Dkf++lna4QWso6zrvkX8PKn3UarBxLdwiu+goz574Ko71rxFujRamAXrCuBbB9aIsC5mC02ZyCIoFIsfUVzLkpPajz1Y1lb11CrkVTv0Zsp/C3Aa7tDprGUIaG5bHEHhRK+j/S+YVPoZKB7gDxVvHdd1NbGphFMpbo2/FI/nbJ326zJ6yPNyThZE+5LsUAeuPzWzWG0IkleTBC1BwEW4ta7Ze7oVYrbNxAbYkrWlcShDpIGd4mF+6Ci7IUQ+FkcCd7OMidc00+aFlEAumlEQ42vZdpacqx2iaCcnzQe5liQByA1AuOPcGheHiyt5yUez882dda8HvLfWcoir3JMDCVtptvQsEvvinUN4XCEkPzktVzf4l4A15g8VRL+hwxcJ76dj0Z4T1aw3NDBpqEdf4N+XpztF+Qli+Q1OJcqsuITfYFdPGoXUTo4oWscDG+gORhSWBTh9F8u1AsaC+SBfmi8gVH8t3li1j/hnliLzIvxOmV8kX19EpTLrghH5UvRGi+KEhjsROOLyrloNVzNuXmMdL396Plo3K/5sWOKYwhIH9c7geru3hLgcp0kA9MXoxBfkn5YpgtwvIlMrqYg3HFLseMm1N2KQbu/aU+cVV+4KMmF+M1+/GUF5f7keJwcfliVtLHjDGu70J5zEXqeb5IJ3Sy/07JVNhPgN+xblfjIxIiMdQhHl9cIttZnj7eX140fnHlLLxI28TJAWRWzrYMS7ThKo324m90zgd1/1Ptv+l3gH6/BC0+UL4EumVQHjhbvwem310+Z3IAz+YjXqqPOFC+lJ5C7bSFkL4YttOLMfDoyYtBai8mo3wRbpXZVxPrrrK8Oh8LTbyANDP5O+O/+1dZsWcLP8L7juSXyyoY2VWwSxfALrsALtdxvKyxAC5tLoARCmq94LCw4BZ/wMrf1PGVEcAoXLf+9KOTvbVcsLchFwhICsb879SyRIhVvamEueMHyCPW7QaNTybot3lyfJ4WSF+nsaRc30u7B2f4ezjD59Ek7kp1loIUiiVWnoetXqJHlRROU9Q7z57V2FE8MavilM+rQoztC6DVvvEO3fz5EPL+8xDIys3/PLP5r5uStGy4sJarJy9r8ZSv0r3m72JoNsYHcRiNL+HQjy/FgG+ML8NhNL5cuc/LyxeMX+LvnMm/pBzBk/OS8YstJ3pJxYk8mfmX2Jl/cVq+uHw5fBpfJQQd0GwqnOil8lrhRBfjIAtGrkGHo8H9FXapMKvLZUlcJgvhUsz4ROKarp68guFIL+U82SVOD9PFoL9lYSZcxgOz0LGkgI8yYmGhvZTTBNlxvNcKfoNqAQ8aC1jY58WaznZxqY8a2EdN9pd7L/MgqxAIYf9FHnawvfLf5Nb18d5UdxeIoPvLfY9J5oqATb8Uq+Xi8qVbk83yYu6zgiktGu/FkBXk1NHJV5ebsH9Xw/vV2iWEaOGO/cJH9guT2sTmBuayicCtWqOeyNNxSqTtAyi5Ln/7OTL5an3R3sb1yIWQpxwxcUp8JrWlA5jD/Yjs2xTuU/LTS2Fs2C8s62JYuKHXDxqPEv4wKQfU3CcmN1AYmHCu/dDI2S4H7dL2uI32YGguRiMyHe3czt5+E23Y00bw0/5qJptv31u+dLxfWrDXtGAvNoJWCwyJQBYfH8AbZbJOyxTJ1JRmnni2eubsj8ups4P/yMRkkMDQxleoMvBCefcBilTsJT9YMfLi8oWmk07VSRWYxi+SPVv7+jL05KXjA3U+AhTPF4FFcQO9ABuoW17Bmkjs/xXlBdJkbmsM05RfqytFipAfywspJHLP4UgdwEhJM8XzZ/pSU2G5H++6omah8ryajL5eFvW246ajHsCLeEW5/6lHJ/VTmg9cL7/6qUfGV8iykcuuKPfqGpqfI0M9JJirWwXZdWx1ZF35xjiBA2A4HFd+kh2fcsIBDixgkS6QcZWVB6kKs2Q2essaXlhxhRc2uMILsQ8zJOFFnD1EcL2wvGALDAGb2Qu5lWOrljk8gK38QHkBBvkCNmUiWtFsHfaLpqe8O8abXB+XyF0HxxfIZxDO3yXPu5CtYD+pU43x/r8jOwyFtRexEX9XmjOe5XKh7Yq90PTnRY3+vCjV54kQUr7I9Mc8SgiGXE66Ci53wfZc7gJwORkWGR3sofqW/dTxB9Dxt9mK27OLtQnDxQsvd8RYVV5w0PsaOcirXyOHA5cz1nb/Qe9VgOo6SKeVuMNerABWqOVRxoN7qo1D3VoUMoynxjGYvdC79vLnDekuxnODv1Ttqj5MWea/4NaN8TJAbBvNbXdQyQuD8QbL7fHahzm2G2ZsRf7ly27IL64HIgP4cL1yqkX0+efE+MFhXvDbyZvX54cSZ2UutrV3TyYPt54gDHJDGgZI5P2QE1Ty2S+DdRW3wAmAtCbjK9Q7MkCwwRUy5e0fU7JbMblNsFCVHmQXudxB3YC9l4m9xdCnbp0vxto+LZrXgLQ12W8I9eHGELxO7crb7sZjsw2/RE7vN3vwSKiTe/CFVhicUMk7fZlflPvpodxHxfCaSlJEZ6ADXvFl6IBjXfq2JRFmUZfYWaZzrttXnHO3L9JuH5ApWNDtK+puH1jc7VeWV8hol68sJ7Pdnpxdv4amaN4lPT0wM2tVGy9kG4XdgQddsZNevcjeIa0A8xfWchkVwQEZ6QLOgRE1K/ilU0930vMakSPnVZEj5y0S2c+r0sfHemMGRdSkj++HUWu87a1Q1OLyPKNND5QAB1BdaTTi9hO3xU/Ax+01cuNk/GVQ/cWNoR1XVG8kz1dQgVLjSYvkAzP3ql39FUi+Ep34rgwP29uee9vAC9hAM/eTnXRp096BLUXZiG6iOvd7lD/Lk/ZUT9rDJ6kreA+etMdo2Ht0d4fuLtGTFPwYOC6zKa6C/XzgS9RsMVIF+jwW2j3PbAKBTOseAGMUj9yt3L182WILTdsm8wJjkxnhXS2bjChB+SJzTL6tOebvmsdOrF1mvN9u3tvbVkBz/crEUhiTTdPKcpJWliOivuzQyrI0Z2UZntnK0rKxjCobyy7aWNR2GpyxF7zxBZXB5IUtg8lJGkyOCIF9eQYTzrdPFfmI2KBeUE/SCzBJEitZvuAsNrOLF9jMuBfsttvcfjZ8HROBlf4SaYMoA3LtixvcePJiCnLl/moc9jfGYT+4oj5HjuVLaGKjAZP0qxaOsZK2zMlEzx+w/H0i9A1DxEXC3/aWY0hrRpr+8s2qtZnmYqWSi2sq2RAq2dOikvMqKhE7H1Qylc0btDGpaGMvphq0Qd7oorrJoHhU8xTNvI4xr+NaixP7KSb0BXYBw/S1C2fENCV6b/aadEda2t/cf2UpwAu70eLdZUFftZElyz3meJ6RLdWduK+RxPiY1/BX2WguDSJteOYl8B7lY6pI/IiR+MxJuE62RkGll09ElMURCdxwBoUIxKs9Ycx+vEY1UUZodI7QmN7B3/Xr45C6hX69bh0ROXL91ZpTyygW9QXVefxavcY08Kh5YURvDs4QnRFPU9BGPOG3TUq1tJH3uWiodqajDqPYOvr7M4N8eVXTZoeZyBgp1ptM3+a5nq3S46lJCX4iiAgor4loeI732MUIeFNMT7ClOmdHjHO4AIkGMihwIWG7aKYQu6wFKkM2cXXHkdTc42rmQzrxaZNO7JrMh6rwDXYfl7GrY08xtmnswuM8vdNgo8EsKHq/z1x+Dz+aWhseVCXXONj5Hc9SjxSaLqadjiqlFXpbnP6C67rVaJQOAwRLwq0d37pWs491atcZgBPqK53mK525VzIUxGHAmdARVrGcM5WP7MPQcHnJRGS4N/KeUj85+hb3jG/RO3h54y0zKPHfZIKqnOJJcpzHOwIVJzp3qObLCMEmIM547Fb2b7p7XVMjQSGYmfDRJTvzWVZGRmZT4gYS1FYtQ/ZFB9cMddaKxlxoUw1Z6lVIaMK4qw4T3JE9ATeyzZiR+LA6CC8yAICAxkVpEq0bkNHNGo1d/0otsiWRB8yQYOYEG4oUbiM/N2Pt8PQP2Vi7rgmy0zqxnpZNKDRjA8XykZbKSllVNV92Vji2Sx4dsoaBWQTMCJXWTouxC9e8z2T+LTumQs8J80CUHW3fKNzEarGgE1BwMu7UkX3M3smDxjsTHUEs2sTEMeJ5mr/f13K4diBZEb5YMJ7yBBdj2hrPaNF4VoOWmUGTiHAMGot45oziR5gswhB2MvQ9VEybG/f+gnGPwDtk5K8xkDnomA0lhIeYnLTqZGg7SUhwdhKsg9KMPEtwCsGCKAN19VzKEhfmXId5M5w2EY0mnDvkSkySO1FnXURywqhLCA2CZAFIUHyvgbcI8PIGkfQX4REu/u+05/snfXHzz26CjW3wBkbjBrqdTEIVw0IjhnkQw8Kr5yLYwAyqCDZufVzV9ilMQ3uZ2XLwkAMThjDI70cQGY7zBxgNMnEggHUQhzeaIAu0I8YR4dSwCXMXMOybp2QEEfKGK8AJ5eKHJxz2D0+6LVlN6PuMslo9dv+n2cN01/V1w0UEAAzwfr27KVvBDOv+VXo30BlqT15Hfg/Aa5zyEdNwGNsbqgRRqMAwScRGoAGoZvbe3g0DJogh7ucMWAvaOmH0R+k6dDRDD0KH39QuQ62/bQNlEmSmkMa70oZJwolO2NDukdymJNWegQXMFoCIml3pHUFJKOXlXGsZAohlRjDvHszG/OQCvN5D3IqgbRwXzBxWA2m8gxCIXVreUwIoMoFQaCPRMGO8yNfKfgFkDeY6Mwwa6KB8ET9JccKHxz7FIcntnH2LhCsnM2/aZHHoRrU1PmLSGsBE5ScZLumjK8JbLi+QFMhgi/HQdlzl6V2inkpbASEhxb9io7RNnVeTWhONlE0alpakLv+EmEev+H3yVsY2SQBnUmXq9PRGUwQqq4pA9ba9VYvvJ1oYmEC6mgI6xlojF5QmJovi+TWn0Gj1CaN5TC8lRnDSq4tEodx3CTwg7zoMS0/TUOUFRHftG8wNeds1GvMjj0RUno2kR7y+tPvbyDMa9fcpmFIM7+Hg62gKKrhMMclsSDK7gQUgGIUsuY0K/8nuZXRDpFpZMtYXVyNeNEY8bg1bjDYUGiTsMl8J3zLUF5YQ6+uJZigjnm17K3AWYhRZ1hEXskRweVeq1bppa3j1LRo0/7RNwqoyODAmD9kMDqHHR0WRi3VcCyPBcui1Mp/yni6zPJjhiBAM1lFBdT5kfpyekKjTts1JQrcvQ7BepZ4iF8SxRrAuGL1jLGAOzm+ap6BFH54stVirZLid2ejrYWK8ek1XNKCMz6RC2rOtdOnfR7q0hoP50CAixIx1UHqrnTOLXxX4JFfwo7KDTCzkyQj+tCXgGEKo39AoTI7tW3QmJTdwWhxrRQyCk7e1CdEFEcrPKfFBxcgoHHsq4GJx+cVjGonG6kfghCV631QS2F2nUhSuYMEfI4EjrYMB6lLkA1U6IPhS6q9+b0vsbvozrtmxbPh/ANG3zhOIjBbqHoHSEVZ5AhqqGDIXXORlqLfcxX/ARGme4ZGueaQ3+0hXHwlt1+MjWYvV5BGiVqh6OJxDEsQcaygp9j8GMJ7aXnuMzqY9Rou1R6+uhKm/oVUU4fa+1+Tz+CZ3HutO57xTaZAdhFLWGiQlvailQXooRCp3fnJOg/QIZSAapIZumxQHzN7Y5aY19mY0xk764PM/AlFrBICMFdkReJ8ZgcCMQK1DN0cgmhuBtg4dGR36386NQGR1aB0BWSjQocMtE5be1qEjjEg0NyK/5rmdk02pB2OB2NLpg7/kILo0wAeCJdxrsooYzh7RdgDSnn6zhuyK0GXCdF1W+FXKx9m3V2flIiqNlPvxGXJ6CJLdYA4V5VxJZjYhqzKQzkEHriT/oDMsVVc9KOTtkq9RskZCCYw0PpMlXUjBWcmF5xPmD2V3GcqLqBBoKIEm9TVDpzG8H7Sh0z7vvj5HzghvmhCVYIhweWw4rpbV46KmLg4j1XXr0qOmejCf1MFVn/645wYnORaVqCuR/IWZbV932AZYPhVon+9RYg1nQD8cGokkBW7D5KpJM8HaKtI2vfRptnqCvfRZNRmJ4ezCQadOPwOZSNFFxlnYd11DsRtPo0TuI3JjAZ6/a5qfthvGV3BVk3B2imFCnhVr7eNAc8ekULSmQdvdbcEokxGm7/uK28lGtz8fdrLfObudDGkl8o/ZvGbtZsxZBPsbzW6JDbvZD0Rujj0f12GNeVzr/Feiy0Mb868T51W5AmCR9Q7VsTsUk+OimU0vpq7oXa+bHhj4P7c1GWXr+qf61Hrvaz05sU++fpsnK+5H9Xhjc8JLnlFlIbWsLJ54JNmu4gwOtZgCsuXlpNQmJYg9oD/6jSLNffQJKXaa6akDkF5sM0Bh//LWhZXSxsyN+PC6HUuW/4UwFQIhyqMd2TUGykgVWo9VKBTGQrVcCL7gn73DBJDrIXofEfKxKIyqozAXtrA6ClMc4irFQZiHWI3mBwHYa6qjxJrdLdxL3l9YcZBSdad6fNczdXAH1eMHNsuw057CjuYXih1gmt2Olocvd3djQl7ujlD9+OXuKpKhX+4OgRAgr21sMDCZIxwX9vJYVWsF8MqBF9Q19VQlkUgvQMI91koMFB0zUp7iVmWoH82kPVnIPcCH8ExUQQQRdMPVMs0xpl4JGtAmNOxWdT/QnUyzVcFxOspxgE/5FZYYvstIDNntz4fE8OmzSwyGe5hEOXmxco8M3GMbieEnotDXtMS7WsUwkwrUlfsta1w7eykRTB9/x30iIkxHU1SlTUyX0mkJUVW2C4l4VtdOGZ4u/acm2SNlKKlVdWRF/fHr10vv4fe86u1//KOn/+JnnrziFi6pHCo03yTa5NP6LgE7r98lJNCbPqk/bLYa4UP4KJEq8+FJIWFeV0hmj6DOXSERDP70nuDlbqEDKByJRVRdJGoJispBUeCSQ5jI0SVyS7KXQg4Sgnqmt7KO2v3t4WZJ1oHN9alHUEszwcv3qy1hU74Jb5c3HIPhQuvaJMWPcdRl2Rcw2lzsDIU92Go2dk704uJxfpGeXu5kwBRTYLbZMY91zDO8v4/3D1FwGoKNrJVjCi7pqpVY3AWSjGS6uXmJWBerbh4ww91fONwiMeVohG+rq5kR6c+0JtfWiMXnaTTH1+b4SOUsYDW63HkVnBgHiY84mpk3DiYguWCnfboez1frLYeJenLijskOyw/JzbIYEokb4Ft+WEf2YicD/g9Nz+ZHM86+VabNtqUcJNc8PgJDOtNf5B6d1PXPICG2HT3fXTl6tBzwV9GlpTa4WnjDLX5lWfGN0veMvlcW6CvIpFTEhk8UyuSbwBFE7j1CnhCClTt0gCpzqG/+7iTCgoZV1DvZtImGJjON6UlxW0mA3KvAEo4RiDrF00zkjNtxfubTXzzn/CPI2lDhhf0U26bmB5AuI4jyLTCDDqvLlaGVPmzWPosEJosEk4iCSdLK2u8wFzCi3BASdNZkzsO42igL70vFAvEBifIABBLpXkIE07zmSPkZsvdztZthoWs7F9aX79GPtqgNaloUb4ZQm6BDIOIIxCnN6cEYR6wQWHncyp5TD/+Y+RuuClo4+2MKsGHB5NX4aLYKjy4n3Zbzqh5WZcp26/FO7HjDugoBZF5c0/HutsYb2ley7XhbCyyqV4m/raCFV7bn+bEW1tw0iImLaluDGA2lsC/CxVlZhA12Qq/CTsgWjj6FpkyFJvHgdc3oG5t5Bkhiox9VkCGp4Q4WFFKlRWJrmAHq2rHrKtJOY+y6ZuxSjl2vNXZdmNLLtDl2f1631ALZ9o1RGAJtj+5KyjJ9OOTgh6DixZwJjyaq6wkxKAMQ1QMw81hVvKS76rwjkpYMZ6rCV492/ITo3juAJOnCe0TgieJbDKpzt+KceH4TJQQ83FG/aVibKG/8awGbKP30aOAqzzthnwgF12VlJLlPTAVlcDMEjH6qYQEhtmd5DO3DmiB8FdAjWKXzInogg1vlZQZnowNVnu+K0td6bo1UocEfDbeg2EpusM57eRSSAYRpX0t1DxKkhVCGZOfYL51bwMtuXrdmh5/w/IBYEbL85/AOS1f9LES2cxUwvka6gX/H41bKKLNCEckSnGQMDJQafSuA1AiGbTzlQAyArSRUJaN5b0DXs72xzF5Ldwf5U6I+Muom11Uun3BLB5nNA8Y3K7Z3FW67Sxwd2E1oYEjwlbCl1dNd67iNzbOJrZdre0RKZ6J9vBh7Bv/9fuh3kKDdQJ8xMq0Wi4jbgU0mgKnbghJNq2ExKzy1iz815emqxW+WfpcW3rS19Lnwyy7tuwnWaFp8WAPP5JX0BqpT0NO6/0C4Em1Ja7R5quPQPkfJJaMDUDF/cgVEyOHNywhBnsKOimAQNBSNjKHXQGfqCroJJrygQ4+RhSn4yBKZPfjIkgXLbrbRvJIgtCyQI5xmRP/0AKkaqCnvoaZ8T21pDouE01prGU1Xax+6Rn65xuCFsYH6Jm6Hxb132zQK9dzRmYfdtbWNpRpUUc1GUM+G02TFqZmPjKzYmZkPsL/sep2PAH39cyuXB+hrX4OGUpUelCPDY0E5INLGB+op7tlxdCtxwLX8eOGzU+XHMlGGHxt+Z5w+UUsk6FebUo3XkzYJHfJlZcn1SzWxI8xi73uMrPdWmnNZLvQnrIz4o10/PtkGZuo3gHW5ExX5udXxfd7LgpoJH9C+QpffeKk6tzRnrGyikdnLNKHkb7APO8dP2zksmMVsnr2oa6Cc7UUElcwWXZnpabOl982KGVjWNtBC3Y3FNDCLqeBiWmotJph25I+LqY/lPDASWJ9Jx6naR5eVDSwZZyzx14dqVhlaZywQssEUBqwSiKWGmkFDu1OtadNM8b2VqvieoL0ufvEAhRORSsVCaeXaZcKhlrDKlhTUsNBEzcGiIRqYZAKDu24088wcu220NFspW7MOPkK5aFTdFDfO7qrg2yrzbVGvO+phq7kzoysxjawxS3EjEexqVjGfmaZVnabmHKHU2aqZo7g1VDGGik4lmY/xEn0Oq+XSNXUzoMENZQZqCX5pXbBWOVtxY7YKO0HL1QQtW4PmwrcO1KA5M0EuJmgIkWtIs15zVJeqUXUAQf4qOeyCOcEpRzBtOBD2L4XCfpl/QO2A+1Ue3VRZYZ9i85TqjthQq+BIvRJD9UpAcvVUcnUJcl5Lrt/phYEBpBauy9w/mjHAW40ZA7BWYsagiaW8xEyVSrdX1T43FgNytwhzeI/h03fXfPoP9FmUIw3inME0c2zcK+TgcYfetzFKYou4oNt7Ys2ZtCqH1zccfRWAzvYvVVdSzPo/8kxE4Zy+jHsUxW3jlI3lYU3JGxvSH/USlb69u3AUeJy7qu3llFsBtyMGbTQOF0aielVwhavykAvpZ5N+AgRGRRq5PYkudg4g+PBCRwLccCih2W+KLU10nYuc0RhypOT4yKliQglqv4RCAjHuJ23F54Pe7QLxY+xgrxO0ImMHu0ntYGOWVt4/ZjGUTRGZmGcdaab0oDYJLnH68eQZkyAi7UBDASxYEvyEnf6NaIlUgS3n7/L1rrS65YTe8mbG0cNu/yYJwoxQdKNnQ+flMYjUnbfIVg+WBhPVm6WlN71XEJTsBuK/ZspUizHEuQBvj/h2K1Pmi3hirqfN7qxUJT2e+iRnSR/QUZThuUfJCi356bu1i9KpffLi6KBbygW+AlMA2APhISh2Fr06Z4GhfWzmeLjzprDI6hhVayPmguTaGurPuQJnSxHshMgg0m1gSq6aYWvYkOv5iNSGLOUijQFZPsGALOdhP450l4rUdlwXh0XgL4vDrtnsPjNGI0GnNpJ1zwzRaG6ItGYsReyeqRgyUPvpAK86Bje5KXu0hKW3ZLAeTVd3PG076Xf44clc1z12nabzkhfGrO7Ftk05f/IctW5LDs8+TMKmVwrDjqpw4GU1cNDr1rXwq7ItoAAJ7n7Y3p3p3eJaqYrV2QioJTEBtzbH3lSypFAkhAM7Lad+s0eHMMzPCE+Oz7ROBlqOYAj49o5NKo509DnbkHCGT8n6OMNTZLo6mozcp/U70jAI3O+MNIXk6xhBVeHIkA8drvnQlTUfekXrRcb10JypXNdsconlGK/RV7y6nL+2r9fG1bU36rVfI99egRJwnwYhFk9yj4N0SXeB8QgMmh6BJmuBIWF26sDfcszgUFjn/JSh5gf8CBE8AnBmLJyNvJr0XEdU7K/1iA717oL+GxCfsuWvE0JYJSFokFHxUc391AJ3cxS2oRQ2OiOFmedWzqjtVo1rVg2QcnWhwIc1s1i0qRXR7ob8Q4NZw80QqTFjAC9DILtmKx+r+d87EME2Z9ivA51ZolCWFuPJPGPdZ7D/+zXPSZGkBa1HCP9qcVYaB6fYqCBbaAFAwhfSoMX6gjSziM8SvEgaXRv0bPNukDYhQDJQ9yU9HnDY7DwrykNwt8vQEAnTu89rpAO1XbXx2Vy18ZnD2+K58DYGfcyHtjWDPry5oI9gJrQt4J2/sTi0Da6acMAdgcO2m8wP2NhnCHGL03/uSoDRoiQ8qrSblBJF3J+usTW+Zg9A8PEVYDRUE9DJLYa6Txkg7GsigQvByDU4uK7G4eIWF7Z/FL2Rgxh7prs42ZOgslsySUE/CrgD7HdtEv3PjZo9B2rMZ3nVPji9Qhab/BnNfZDG0Pnq185Xv3K+zrPbWtQOVdaShxlZy1fvKwtRbmp0lzgfsfx9IOH6yuDki2w5PqKiXT5NPYMkD7GgYPMJ6kiCpi8w0EUaqi9wHYvUFw+i0Q1OB4HoBnfB87awWlFj+oLrcgOW6VfQ3gY00wTGWE18PkwnNCqeMxOmo2ucEanU8ljhMyo+aPlYhgQfSleRiR9kEBTiV7Qg0dV5aGRfjcGEZH0WMSGuZIS4JR55DfEo0AA+UmFiw1LCyoGTtMCvFzY6VM+32DQpFCW6CSSVUOSg7VWgqGPCia5R8chIBaOWVBBW2tmZhWea8q+ceLrCylDfHIJNF7XhvhhjQ3N1j4UbvlUaKqxXxh97XlBTx4EF1AFmc5jqD9h1YJYIdC0ukaBeIsEZlgjiAm0XXE3pc6FNMe/G1yqer2qs+47tR6yTRlmh0kT2q6ywqTM51P1US8eaBUUZLsCCivjuH67FuI6Kca4VAqfnM84KqXhnaDe2IzTDJRTr9DwC4DZXokHXtbHQul0emNmO3hP7brMAq9QpTq0FFaILMsTEGls8glO1mymrP+YaJzZSaU2MvEMCDMmHQjCGxqhfQsTl6il6fVxdH9jrHVyfsVzHw1rZpXTf86p3/doLP5u+eHDFLROiG2aNM1dpZOb8IOFdOkieDpKngzQcW33qnG8d2FsFvNl0/tmPPHK6EZRzlZUGx32lO9E3WpEi1aPHiA55Rn/IWj+gTGvZPCMKbQgBWVRtCMg9pHahtrmH1dWrBXcxL/a0lI4D2RE1R/xjzTCUmc75092MJLFeZDzFN7cjfs1X4dGnVCHiCXEZdlAfI4YA502XUBwD9wVavWI+bBYPb1mBKwFybNQ/DsbCURKpeXaU6pHQKXq4PTHlmYaxz6GzPd1pJQ8pqXmMUNb+dPmsvV3cU6u4BHOUNyLllZEwGGb59XReTIPnr9+l13fAkHqqUuFa6ap2zrR2hkP4LfztGBwirWpRp/+7CJZTlQIdqGMKFH5NDfAm4yUner7rOUzXgMomW4oPs78HcDmeUqHualu/m3rdNQxaD67JNZr0ThknXwDPvWvptkyf89y4IbhHzWoYzYhklsY32sIktuKASXtiKpT9zSImaHRMLQwwnBPoCQipxb4am301IhA4XGJDtSeKyM44BznDCNkJw6x2WqMkYliDy/hgWVyDb6wE3DKCLpCyHA/czJUOyOohcUsiqKtqJVVVLUgEC1seq0QQW4mgTFUiyCgOqKUSodKTjjrr6904Tn+864X1JvyMU2WKTr1FRQW5J/t3sF7jMdJEN3ZcccyHUSeOYTeXoUIhAFknSLVAfoaE/yO/8WJnIHnoc4pjHQIqXvrLnQGCkbjZqdjkgli14glz2xIEqxw/VlIvGjxQDy7T6GLNXwQdduS1EMtcRTNnRsUI+/8xpr7HmWkt92PTrAYLqpqlutEO68hDgrZI729TgxYe9POUW7xKjFbdCREFtjGdvwWN8W1jIsueY8zaENfCkME5zOC51nDBuLnj1U2EAFVucRX4nCa3+IW7zQyVeCSmZh+2LlcN6x2NBfXmLx/ZyzdA0LwcW1WMWGhLaUOltEIpLUMrFfFAR3HbJkqoI2J35t55AE/AO1+mTUy0iZtbXNFzl2/aJu5vN9FQmqZL/22gMgyb/7eFytAYz1KZB40VWkNr/oTFfKwWZ9pzd+k2c3cpckIudl4BjRWqB7hIoNPoVQZ291y2fo87A3iQjaqR1z9jw13TPw/c6OS26q3fVHKFabo104ycMBQ8odCPWMwCViEwTSanZ1B/X+IWYh37Hj55Y+ozHlbZpIP8g0YJKlfzIa0Kl5kHsk4SBjTCMws8E4ulY91v8TmYopiWheW2Q5qITSLox+82iqMhAkAW1ecrf6pqVDQpaLWnX7y7UnhZvJn9cFUqcOgDdQwZx9ZGoGLdDmaUZfcSLS4JdqfBbgkCdaAtx1YNhBAQKblQCOhgAHZaU6zTHABVCG2vbGExh5F2Rk1nn+LayopuVknHTkuBpj73EU/org62iyesnOo2YKh8ImYosEMNK9VpwUqJTBQpsBRz/GpgKZPyB2tDpwaWgrn0L1FRcGLuHxscd0cT8+0s+ya7RwPyoqOlr0ZUxr4hA09yatSF69tAOBZyKcNGqivNtS9xxYKi0aFyK2QfOFsZnqdUUL/R0eKxs733K6wqt4VV9Z/8AB5ZWKjaxigMoacjWttPdTEIV3EO0WZ4nIayd6vxpE6mUUmZnQZFMGpykYbQpBXlSTulK09hZpjLyIrOZcigYlabjBVdqEMxcJLCrzfJXqMQilKYCQKgODoPveuL3/+X737qt9/73SfvOrT5wGN3iM7BUJQ+40lzhdTpSzdZfPJCuguzv48QkNeoxVTCtOQmgBJ47WrpGJRfttXSfb72CEAWSlSDvISBBKz0mhhwFwjkbCaD75owPPWTQjwp5JNg85InDfRJoUlqYH3bSIPobCyJtwjO5kAdGeY3MxTeaqygb9fNC3RM13/6jOt7TAJqiL6v3FKINxDlM87rAZWFFoh5Clb28IkyeuKuSQdwymXnMdHWzv+GaxjHiPZI3U4c7ro2l6gIKNOwr58sfskY1vHiX0GfD3HWmz969Y/qFSlUl8s0iKO2ws7EfR5wKveH2dEZgF4BdzF72oIA4baHAO7jNbpcJ0QUMyuC9Xl0NUyY2CyOgwAJ1fKRKW6zycuUIoMnsDCbYxRwjHz4d1pjFDD21Q4BMndLv3mfz/tMjrIKZqCaf2P8OY5cG/Ha6DEJhMS10SGHCdg+g2twsY6oqFP30xyPQSyUUcSzPqYf3A6Lzd8pFhtR0eKdYa/5xF57c4W99uZtsNf0Cv7cxFr7chtbZ809n421T92msY9s01ihmzO0tcoPdvWp7tnaan8lghJdS1D1tY2heZq5woTrIgBexY30Z91GlmQbiW8SyvKfaSgg39xt0PiqhjfR+LAKjRQw13A20ADxRRaFz90Gha96ehOFr3769pThnZEyTP6kCcl1cNgJZXikjBMVZZxoU0b1VL2CPzcp48vFP2wkfzp17cPnG/9wu7dsg3+4LQn5ZyWhxuhz7Bu58fU63QEJvVlJ6M1tEtr26c312iChbTuS3X7WtTAzZka+cyDYOTYt98wdiabHeS36Y2Bz3G1mpHq63sHLmx35o+3IS8L5d8LS27A6s0CYVRQ7kQrOTG76UpDbbdo5/eQtYvlne6s+gbfvaC1lt5/LWjLE0p6xs3cuY+eOV507PtO57d7SnLmdrKUdsOMGlowzhyXzV2bH2z19G3b8f203K5vbzoqt64jHbWrJTwdAdHjL5s5mY5OzcWM1GzfWs7Hw6XolL2vOwh9sNwuj23e8KRpqbqJ9bLuGzsYYbqsYw20zjGGnb2uunf+7bprf6G0zK+HORZU2gNjZeI7BJ3Nw2NHauUnXzk3biDLn+vab9O03zaytp7Yjz80zkqesgLFdAeNF6+tsZHhjRYY31mS48KnNdfU/9qX/B8h43+xt05lwZ0qiofwdjml73Z29syE7e1PV2Zu2USrPtRXN9dcYjIeCoEMTm3fXotyGEmHSh20MnhaIAhitf5iRwCxsGSDIzqM1IYQFosNqyYEAqDHbQiyMMF+q7RM2v4S5qr4CRfoAe9bMAODw8E3RNzDxUuKJ3iRe3ej4JDs6zn0FpU1ZB/+JMnyZF9wlYQawHfQek/hs2A4SxdEWjE4xl+VijUjJMGgESWD1EKubvDo9pAmQASPOZOjFdgZ/Af+RZi9JdvKhk7ykM32lhL3J9aikuEQ/xq+YAIdXfq38ILHxj9Vn7x8vp+XyoZMnxIS3/LV5PzU3Dho3DvXGk+Vw7saydy/i6WEKEtMeQ6D60lxilGq8k8ymXPQaxsq48K/5cHMgcGN6JYIyZdiuI7C4S1AemttinQTBcJRv4tOh9zBVl0QblLj931NhlDAdBuGB3l0L4nZtTKeJ/yJMdkS72yHNRwSiMgNfGWH6K5opqwjJDhCShSANqLEPwknoORYcq4mn2D3eEVPPrVvyRREmKeIkwUMvhCj+KIB7Apj7CeIivPJ6iUaR7fnacUGKyWcLNJfdJ8reXZMBKWfwmCTDgHJMKOUyrbUSwW8iDNnUJTR1WC5phQib24epiOSfyeC+yQqWmMkyknSNf1Amx8YAHKiC+lIDdqElzzvGgEpv+RTQBoBEgYvOKz6r7gcNcZYYDcGCiOUt4xUhSNhf+6TGVSa1c1A13N1S4+Cx+uz949VUkkGEGiWJ7mvzGDlp8pi33MsHFQS6Np1EFrlny2BEhG6KOBHEyUryjrxzBZGdjXeu8p1I0Gu884HxSkovcaTm1jvFHiwjIq+UFGECZR4mUdJKLTmT/8djR9CwrgJqCV67l3Vnq4EoYj0AxNWnxEvxDUgstcvFq0Lowsjkc5F4z1xIoIqcib4BkPrEFQE4QfcJJKxbr0wZHuG4ZwTNRxS+Atw/UaZzTAhR+32gvBdcvcsytIUlmOw+IoJ0GN9o6EL4W4eGafG1mlfoKabkdxT/uyOpzhzOHHBJh/OeYWF9oqu0iOAkiKA6e79m6GT3SiAfvTjiaxCv6/+B1rKUQF8AkVhKIFJC6IMQtOkdwJ8dkR6gERP0qmN/irXIe6KsqWpCzzah12yCuDOE6iY9zHmv9WaPbwZEk4eCtPnz1FN4PdQDzDfkSapvKMxJdJgGf9tfZbSIMo1Q/8n4K7r0V0wdBj14hyeddYl0L86Iuy9LitHJJlw01bDPwGQlpN/vmuo0pWtQ+HzBFHJZ1B9/IgUg+Ng/KuwDvAcOduF0/rhjMpAF0gXeo67i8gP92AEtCqKFh+0gwMZMfPyrgaWuICYpdvvU1oAA7fGdFUAxcSHbEJel9xWGnDutofZVLsNfDXLuN7aFnGua0dw5I52Jxt4Gcu7dsZuerH2P8t5XAB/8I8ZRLA+6VHEvTHz8JIAnle5puj696cYWqSNu/24qZSAHdo4vdbQ0LWJfD6ucKhxKHUWOifKuQM+9CppLIdf/UIM7UnV2EgQiVddnNskq2IcMQWvpgpsUNQ0oHwhX62rAo0CQm+h1yV8WYgeE/+m3y6JxEbbCzyAAcam9CZAg0sSxZ166w3Ym8+1MdtROG2jvalhdo53AQvERcSFixXUKx4UiA01v5pSirWlWOAdjGaaLcgGIZZT8PWzlsvzo+DUBgHNPmHgib3OE2IJmUY2pxhLoq4O5Vwepgcyxrw7ar5a8JQRyVq8OFrw6qPC1qjKskeFRzKjQd89DmLbmpGvnZEEKhLfwVkTAexr1iOkB+mfMCgWmDotvMHLIZrV1Ao7GGFILXQL4e8xi8TkuaWOlqcMkdTzMXcHcXX+87V1hdVc4d9d/XHxXFRQS2RAQA3Py37pRKgKHRGjeFdXQdWWVQnQW2aOZGVVVZmGykjGUSojdpNZVKBEQxDjGZhmUsQqmqFOv4Zxi1SAemqxAX5F6N6gU+44mFrnTfdZ46yNrZohIc59AqkRBlZcQ3Eh9tnjBuiSkdzUHKSj+fYV4I3lHhpwUr6zKwiQ0EIILoRqm0j5kND4M3gAmjy04NsFo30J/vjifgxq2+0oCDwBsVc5qKoyrAY1Xoj0Ms0AgLWGXZGQCrHgZrwqT+0oUhnNRgdZnjYCjSJENG43K2ahIN7RRmR9hwrGr+SH/2hS2bHvWMQXsaqbSS4audSjgIdTjGYf/yEhJDIRrtMeA2iP15HzlkBZZipkxMq9EVmfvHwvQV1+VyP7X5quIU6pv6R96xvmaHKH2OYRlwM1W7SmMNFWoxlegilKKzslYQqkeQFiCUr0ECXP56FhG7QnJQE/Hq9SVBJ8GE7T6RLnSkGrXKNUWGIMNSQpHbP1QNq4lAH2rCWANJoBd5dphlMQk7nAB3OGIsLnLRn4LCSAH2trd1OMm67WyHVllG+O0fs7jZG7c3bhxwwqKG3M3GmV7JKURQUURlbmydx9WSUytGsjwV8LTLMR7HVOHXWKTkxesgnOtljkytkLiI+WorIPOEvek8T4g/+JXoYqyf79V8mU0hX/Kq2mmiDGWZVA3wWRZGhCx/LCBnyKsXgUOSDynxJT4AgGjaFMgHwIgwb8M4XGXIrJfBBVZcO/QSChp1o/ebVbaK5or7V9UZ2dWGRi3o0EXsrheoSjW576It1/A3oIF7FeJD2erd/XdvbCj4TB3VWGeCJFvcF/DYwm50uCyjql/RT4rnJG/VIw2qhhtByAWutqdisPSzKWBbKIfYuGb6EZl51qih8HIvqGDLkEv+WvSOM2tb+qBn0TayMDaVTZZ8Ka+dpJLftB9EkJ6nxg7mEhr6rAhKVbWd1/BVwC0IFSQHirul3pYm/ffd98knY0omyzfMekg+5aUF2oxsEKn5ELWbUv//mQIVv4asjAJKFu6g5LEGUvzlbhF8D7mA9iG8qIhXiTI4saEwtf0/j6g5F4j/wzNSxRAJyBGz5Gc608vl8JuzI+K7z0kGK0Ss3bI+Yc5Sn6hMH6gOheMYL1/AJQlcz9gvIeL7vf0ft/eD5q7tL07Iv68uXua3XJTUdwHtC3GgMMAocucIgDdtxsk03K5ZzQHiHmrMgpLlU3PDDYngIPdMeNALQ1TewDgUeDvQwjXRUPXgv4TAqro+BEaVPzil7iKAatnaaMmimG5fIcaLtCCznwL8H5VEcvhHYrZ77Egnon56zdi/vrYmPocYh/aOeO10kvIJvpIvWTDQ214qEW9BDjpQKrk3W/SNSBwGt9y3XL3T7aNNuyYaEOi2/LNOabx/vv0/aEiKEWagFL8CcckBant1mWTENZLl02hks5Qd805yp04ElGsmx0AWXo0BAct+m0uktgskqmjSruxX5IkA9aEAkkWi0l6hiQ7quxChhuwLp+hSjkFXCrj6yBhDvipYHRohBkEYBKhvJvkGMyRY0WUITrnSdfCVtcqogxN58KaKAvMrfTpMMMAa6JEsRCk3C4kykSJMlHoVBKlc4c6WsoAFcqL2RYoUYaGKENDlFWBNcNLlTQSBEYnJqQ10SeVPSWKpCLKQIkyAG6KJcqqvl+bX5MMmwUQ63cFeFfAdwFEQd8FIixzQ4ZiUdmfXTBf37ijA9dBpQVYb6TSwsI6yL7SJS8eHsnPoYKy30h/uCcKItpCvXNRTbZRS7j7NTQTlDJBRDc8qRszG6hI3ltN/YRQBbMKyKyCQhY7IUJMSL/NY4hFBcJpRBMdQUcJIXaYxXHAWbDWsNNCSk+PKCQr/sRNwDI2BfdYn/Hwhv7BsV/NCY2PjjsWIXYciACH+oGUxJL7ZAM3glilBqqU6kpiGi7FN0GASkWCzZAeJoL5FEHWhBCwCpPa9HX5Sa0IOkqEucaNCTukTC9qyK6ZFXqzluwq+ds5hN6szG+kCVzkQRr1EwrZwCIWbcnI5qgAEthK0mFZe+YwaRL/HsHgzGj0+r252vWTMm+89wHkgaN1HQo+NA7Li++FmwOjw/K7kFAZyV4mYuXtHMkrQTFsC4qdBYIiW9cUFMNKUAwrQdFvCYrC5a+EMOowaVSWmzL6RbLjz8RRx6jocHeSFkjGLHzKwkAV4YdK1dRjO+ri7NgqIYBQMXosl9gkafdMZt70zDc9g1yAs1aP5fRfOUko2tvCKOhdrHpsrL1jtacr0zP6ZKPK7zaETzZqNzjVBivh7ytT8OJUQUXilo6r68bUMo/UTRvZ8qUNbzjb/IxqR0JCXdVzJScWC8IzFAzSjxdQcHV2hoI9rij7zh7fidKSqCFY9iD9eWh6D16Rb4BrT93CBTTYwVHZwuMnBJvOg3RJJ0GBQRg+US7fJYQMDTZ/TGAeocGSP2wIOOdAiHZJJI6CWhervqyg6stauSIvh0VT1o288OhkRNw6uzi7U9o1ZCB2CRLaMw7/kYHYrRosLhlZDTajIloPRW6HIm8NhSyqDEMhCAtfm/dSc+Ouxo3rVoNdn7uxzO/FWK4KThvoZ1SOwLRyqo8JNVik4V4JFOO+AFyL7h4r7uKIS3Wo4GEpNNg+4xFknPNMN9dW02FxgG1PfO9phtlrNGWc643SjTK/H94XPGLRnoRR5Ja2wZyKLRbMAa+N6eE0DY/BbmPrgUmVq2gFA8UwATtggnyoiX4whfjQe8H1Y+q9KutcyjX6CixR1XyxClXz9Y3ma9fmv6jOzqzLSvPlcnyFBMJkcYfZJsTMuSttmfu82jFuCmcwgZEp64HGJ8mWBoO/zWIC4IwWifacak1vEW1E6zVozphVJ9VKZ/xdZPigXlTzhsun+iHFoze1Sq9JKKIqmEAVPOTeJ0akWRm3EGlfLEnE7naoSxpNJVfFMKOUPVmiWJaUfci8SaWr9Iyu0uJTchVk3o5RwwKYlyjwJg2BV8YVAq+YhynwLsl2TwMK6ggQGLpT/CeFUE3ppIG0ENSiME9hj61FYRHF2MZLFFuJAsQyYj9E+aEAQTjLFRxGrLkaHhae4KlsIPiwy7KExyi74x0W3NtlWUfXjXdvJyT524tPXRGlY2x1S7QaDFEtKkaMB4NnXObfCZdZOqZyp0DEoqQwTHTyJ4ILnGRrRlaRh2hx4SUJhBFmtcT10zGySqeSVZB/L/PIOc8hqyyrFXR0FVl1mlFQAWntvopsKoHMwoso+LC7AkuEtboO6MOGzzW1HCxt+VzX03IdHEwON+YhClJI+3rS3SWK0oxD6hgJyDMKiG9EH75SAotenbOYn0dgcnhJUivSlLtQVttVnVXrdIvJO2em0gAl1vEnLDjHMsjypUNqTckb7V634sx6o90PANIcHsUctmC14qYqzuQYQMY3pXAnzwwAbHitAZCbJslriAcNoad3mBAaLDKpBeNjXcSARi8Lq337KGuc19o3V5SPFeXpisqM9l2u5h7XwhK8JXY4/0CXBIbKgT5DHMhccSDzhiIWE1stN4qYcFGjiO2kfflc+9wyqawDWW0daFY1xrj8sq1q3OGzj+QJ6+NDOeprUmBMYGM03NeG+4dZBj+nIrbUZHEsMi0j02uyN+Wd+yfNspL1m3282Tc8x7d2CTAYtQ7Qw70f2P/yKjAYtQ5EijkVHbbF1OVWYcQrBA7Xday1+uT0EnFLd66NRWyPkpRXA7o8lXRcI5D2aMBcoJ7VahgSe3/FZNnRMhipKYPOtFhNGYktHXQS8l8g/B7sfi6bdJLfIRW+Q6P3d5XFx7XeHWgqaVDp/anR+6c0sXt1XEz2D0hYiTEDJfYZUrWkZdYIwOVFQieX76c7VQMDcHFWuQhkj0KhiwGdCrIzXCWGAufwMZkLX/GJIcWKR2OAsIkVq+wJay/A0NdQnuKw8PWCDH3Xdgy87E92Y7r75W6M+oosqN2MATsmrd8NJVy8HyJOyR+KVFa3Af58N5QgTxhsUO4CwxUemrG4t0SVCVOXn0uD4xfOqIRdEZlgxDusd7GRKCEY4qxznfoVIEEIq8RZEtWytEzDiuSOtasog8LyJJdu0JRbEYzMheHdwWP12fvHG2m5Ad4dlBuqSgbg5cJ3AxERyXdpltEUUlHBE4brweOAUh0wecOaPdmTh2a/SBrvVNeLPHKj8c4HsF/swe2Q7kJGHYmjB29Mxnioo4uElCdm3//jscPqr50zV/W0WAzQlZpEC0LmzT1Dtr3aXMXIsbAkPwkbXJLlXUDn5JJiUTBcEghAurocY+hXrSS/gxjNPdhQE6ChtluA97v6/gTvVy7ZqXhVh8Pxy7aKZY/PPkLtnE/SJGzG7jRtqA6oCzEzDrnk7iY/WGQurV8S4iWhMTyG5iWyEu9v2Eprjbnc3T8rQ/uOTiiFOO7qzjCtM8q/U0eFX9hqmgJwhwJwXAnAVXwS0ZXgQWFIzblJf91LCApO+a/7GOrZH5XtLaUk5incL+U/qJUi//Ur+U+KEoJdDFT+W5JvYBfLZ5L36NJRko4Vy0Eki+gwrVCRFfa4tkFbRtwLodvKhIOA4V8nmEthxD15zKu5nYZw0ebKU8exLDKgCFBZ6t4nWp3RlWi4HkLcS1XcG6i4t6LiHuI2l1Xc60LcS62412XvjLinEaW11rdiWcZKS++0EaUr5aoV94BRDN0stuJevL24150V9yLIMCtiNQXbEZFZ2Y7RyyHuxRDcfTIK2EaGDEZACY7JWhWVOmy020SldhGVWp1lVOoabofGG5uo1C7eCGCioRX3otkBgLjXGgC5aUJztMRDiLgXUdzrEIoDKeoqSnTUacsYQyNKCE6ajL3G72IV0J+R2PFSeU5hPfReIcohr4PNdDgrbBgBZ06g+LOOlFRuFEM1QG0ErqxQ2mxE3xG2BNHOQklaoIiYPqjhZisVmd9MUZa9BKI2OH/vMoAIcEULGSlAg0geioOn30BfdIpOTwVXSRixYlhKtPOp4EsIlnwGBpXmDV17Q5kwiKRxcYUrlwAuPII+friMULjiFfKtiwIaERziLwM5HlR8VyJAo8xTo7b0teso21goaOirWJfdvQOGN2FF/1SjyrVe3w4QdIB1AnsauyCd+ATm0Yw0xPbU1HeGlibW0qsh3csjUoTTkYuJvsAaV7Sco8aVOqEZoN2VJysa9bf9knFebxdFh3cviPbzbcTWUhXtx2JZ/oKbIBQ3o/0CjfZLDjoGG/fVGDwVriXeYn0siPgM2hggos1BzMl1ZX4MoQ2xdnBjS0NJ0Sc4BHU+D528xFMykLHuCR/OjK3nGi1r0zPBnJEW8/qjyk4JXL5h45fP45fMTe33/6ymX9m0Xz02wWSHta7c2csOKUYffKksmZguuiHV0/UNVyJG10aEQfimj2PTwFR45iinXlZfBOirdKYaj1dhb2UMb3W0Du425aCRrSFdbtVynTjtGlqPqAFaHFV/cc8pLZ21HazKAwZW5VtrWBXWdUg/SqcRi8bUmR9dIyJ0FSPe1cBo6cFf3K12p/rMF3kms6CQnUVD2jFSUQWkTj0ONJhtFf/lbrUudmaGyS3O4LhSgHhGBLrXVrF9Sj42SpiQoAjF9TUOsad2L9Ze5/ipIdyXlHomtGgtkgjeS5YhkXodCBsmKaJGhZyUQiWsUUfTQwRD2QDQxJMlA0z7+ZO38OoOr+6hVAar3izRWFEJbTlH7pvUrJpWT5cqGXI9HvXIO3e//pBI9kX15XXrdXmjovr4unVRlpbkv+LW9csQcMmQaX8WTYaVOBRGHnmG5zAeQTUe4aLxiM5pPOJzHI/4r2s8kDRgMdDaIZ5aoqmuqQxThfKzM4cofSZuAaeGc9DZjsWh4tZblRkuHYPJCiHVVNm62IGuH71petdWz3OdgBkOEK/oVAJKPf4pjzG0jP8O+W9xrHSOScFjkbR4pWMhXxUSdlEpY6C1xldtU8s4PmMh48+dOlUXEdbAe5eJioLOVkOV0hguRCMKpOkQIWsTdgheMtGrYBxwHCZOylE6gV1SPwzth0I/xNI/D5stqwXHplaJBgPQc9BRLD0TxdypopjjVhTzoi5I/7paBxl1ubXCykktbFUa3Jlq2Ewpx9KOl2bwoIijNkDzTD0W1NRiyc9ZLdBt5kdgq4+atXtt2U+D9teaHGe7ySG+UjU5catnQmrV5Lhzk+OedXJcMzmunRzXTo5rJ8fdyeRoxY7W5DjbTs58F3STxLKcmRy0S/O0rRslYjKh5hx3kT2pr03hRdHa2jcwcYUOMok1xgDQw9Kp0hCiKg0B1chmJrBjUFK1AirT/SSxxAynyDcuHW18cazZXkRg9BA0qpCJzDs0SSdOVcJuap6uZbS//ZR5XSPvrZM+91fnMvvG/LG0jvA5dhNadhNo6Co4U5vJRMpn2DFJmzXQ00KBx3LlPF9BdkPqJBMpRRTF53SO9cQt6o4r6o4tp7FsaxHHSY9Jjqeha1NLOD12FVzh0u+r74D5u8l6iHyVtFiPU1F3sj3rUVhbQWcDtmlF3d3/h/AdO0vugllyzzpLhuVY/rWI9exolmoe5NpZqnmQOzNLC3mQkdDd2Vn6/xsG9DOJn5z0WzWrLUa8rwsXd3swczXV+EYt/2S+JHV8RFO12pX8TbFuCw+faG3O1KSV2xzFs1fC3Tmm7k7hdKM644aKf+KrLQ+aLUN8BPuADnbOt5iuWf4XTGrcdpwbasyvNQwboPbyKmB5l/nRMnkDzO6a/izzdwNjkuhGi1kvBQ+GIatzA9NEEsBaSDqQlJtEqXypcScCPgq39yGfY/zB6bGw7qi5vSRu9StZHXdt4B9h+PLvkP8Kw+9hga0jtoR7+jNSkmtciHeCYQmvFCx+7ABO9RjYVuUeqfNdVQ3u83ocamm+p9VHpPSI+HoGCwX7QVOwl6D3WxFcII8Kmh43as/dKnstVhTUuey12ML1G0oy05gy09HDSmReIeqFC6wE9IUMxdzpm/XbKmkFdNuA7u/200bgVsJwVYRYMFoo0YnuVROdseIWCqYjTCB7gyx7M9EdtR6JuYTTmWE6ZR4xnWKkbk5nhunM29MZtqYzw3RmnM6M05lxOpcwo5jOvDmdXAI5pjObm05EL4hiUVVt7vP69nQucTp75zadPqfTXzSZcHVrNBYms8da6derv+d6eLq3m8xcJzOrJ5NkIRsC5jRVtveOxO03/BntAnVnEaJC9WhublUolfRoltYzwb0De5X9Dg9noZ8UOfZBfSDLctRikvNXE5Pkuf+18vk3ZKRQs4ZqxSixghFL+evWnKoAleFzbsUioTurz/WtZDQurGhE0yW3LKeS4Z1q/5xtTS3ixKRrB8UlNqlmO/uoZrPoce+gg6LHfdRPEb3+oANE9cHBeq/N/koSEQb/Sy2JyIwmc7fjGYnIaUlETj0hkd24tHZ/s8IZoNbjRRMSpRZYm8Ftmo5rxEVLTUh9rCbEbUyIW02IW02IW02IkYLGrhpDM5R7NWLnYJsJiVI1rBMZ/pwnxMWEKO63TEhL+ElU+MFehFQPJl9QFGF3lw28u8v6cLowY6DtaBMuZm1kB5WSEZzmwHsnhwyEuClw/H0cApDgPP0lFf2pyNSa6kpkkoxQED8qsjgkfhRlUdMDeuyQ9NFp1QnQb3Vrousq04EcW9LW8vbSVhfaaVcj4h2IAEboMnnFEK7KWrjaaFt3addlF2DXvfv5R2nwWigNzWqTe9+i251My7Q4Nu00Kk42URq8OZSGyGtXnFQYmd/druJkVDyGn5AnWtba/OJSk530wdhH+cLwHDTgCoiiZJVCz25qr9SaGpXqe1J2z8DxjD4LNn9GHTbZjjknZ9Rhf7al9CmMnYGsaDVMO1IZZk7WhplXsjSvm9ZF4Gb0z2Te9JUsMn397GLTl4pA8WXeAutX450WZWB7DtzR0b/XBHeRIRuwIeXFpsR7Yku8Q+f4g1NN1uw0WLPTZM2RVVaj+emIWvUnk8XFJ41297O1dhelGmmVGBDq+elIMB3d1nR0t5sOBi9HLSwO8mW38s65FuNiYVMiRbqI1Een06Ho1zJeMh1Jk+MqeJay2ox3WL3E7DE5NgafCbFgul3dcrKqRKoW9Gq1z8xbV9uJ/cPOV3fhfFWbe8rW2kxcBrPkyh4dAn4pe0wMe1SJTNmj7AYStdBij7QiGnX0gYXq6K8nARDLvO15wlktYl/lsWLRV6GgUj2N3YZxTOa8F0ilNQ9+c1NusTnlXRQalfBQEXzrs6+7SiVolY2lqw2BWOXUVr9mRME2t8m24zbZl8ltYDi7feurQK5EgsSnBZ0HB2p2HgCLOPV89L/JsypJv7ONpL8Nz8qV5lTS7y7kWTWXirblUpbaWRP26rIlMRqqz7bnUlnDpJad0aQWzZvUMq2S2zSpwRGcbcOlHMOlACSUsUZLNY3R9tMYzUxj9LxOY21UyzGNPWtUIy/JK17XW8jrHFNjHEa1vJ7GDNOYGaGgyevyhmmtzzvox2T8DNtQGF4XKa9jkzI4Li2v67Z4XV7zulzbmTV4Xb4Nr8uU7npsrWN9zkCWKK4xQT9Zxesyw+t64HU9tb9JUJEkz7TsbzOM7b+5X0lp734j7c0UF/9yRL1fXSzqRSzgBKFb014scOU2kt5/TsXM6LXMjK2IhPjMQDvNHDrNOPMQJe1K5gCD9nLXjAWjf8oUxhpulYh0kD+pvJTrhtqzFxKrkzV5XCRBBRLeFQKH42piy/TUissYFJAHnps1QniyKoQHEQ9iRvp97QtYGRK8SLoYkYHeaAJ5iiqQZ7DtraKOCDUCCgYpTC5RlxqDO/EsDNLOShpZx0C06MrISFz2yh0GfFhYtLObaxleGDGfBP2Nt4pvNiXLsjq0htazJSXqgfKRnhUGz9hiJd8ljRUxbJogcFI8XkxZBgm0QOyDrFcEN6Saq0P4wAzwgUi9QEyhMIenHpVso5DILlLcCVXnxT6H48OTYW3yqj9+vUQz3kJZ0LWUYVnPVKUTpRB3lvsA5065j4tYcEnkW5cgeJoRU7tzIlkbORZvKtOapa0g/kt3UPvQlYUPdXUrdRWmplwGDy4AioXgpOWHx9iVGgintli2quBOa7NARKy07HoiMHK0ucdKIJmEX2QUSwuDwCWD2QM6huRY0AGE1B4J8ZBEHQ39X7bAXAMG6yLRQUPGYcAIdzTjXruMFTqtQSZEUAyJpqPJMaSJFW0zlPCBUlqBLIPr1p96VMJztcwmKOQqiQaX+LEuQDEA7ZhjZ1meGwvEzCkcoANESs9EwQwQOKXsQsZektVOCyYwQnfbA8kB72EfyWhS7h2xj+oBzpyP6ktwK1MsJ0sgwGUWXF7CBDLG39MqcwJrKzkt64hnCVCHGR3zUKUYOZQx6ikHup3GGAlgSpkBRzwo84Uw625l8/aKe7SOHkcwW95RaowutzauWtoIrEm/sd7yrNgkgpLNiWGsI3EJHAPQd4NWsEKdWlRaU79aQHzsiRa/nzhclphaZANwbdoKSeYnc/aWZljPH6RhJmaGCBvQPBjy1CGGr0IgExxStvB32p115/+ZYAglk2bOAJ537z1G2OAmlCiOelepM1XxB8G7ApUte1AMfwGhpMVhwRj7HoeuZHaLxE8XSKMpkGx9EVimvr3sX22wkGWvkectG34oW5nQuq5SQZRBGgwnIZFvSyS6LvMFC7vhhRDgQKK9xobXqyEWtYTk79eyO8Bb8doVMK9VvTET8DFhXivY8NbAtFa3vbVcBa/qCSvDhldww+PeWTTi4x27fMVmKbv5EjwwmPYhLpNY8K1xzZglV8gdr1BBlu4iLU1C5QnFDW/LrlYkm2MK+0neI9b8rtSWuiqweNACOQyBNXZaHruC9qygPYNy9PB4UNeQNGMg9epr7aGvtNBbxNV6ZnR1H+thwob2VmGtaP0Qk06s3hxovtpM+p4KI/xWPXktp83EXzuNaXMa0xa3xl5ldaUW6fCyFfNXMW1LmLZVTNvytreWyyrmLzWmbQjGM2wMU8/wBW+uiGVv7Jx9ZHBVakYSuG/ciHo6XIXd2ofKjYeWGzMdYsh1M5Sar6omDg+xUAymE3CoTmr3wz7a2teU0aKRBCPoLVdZzaTXcHQ1Pn79ejl8+tHxyOccm7kiOBQbUrN/JK2VfKO0qWCb0NPiIocUV6BFAvoHKpP/Rreuf3iy+wqEQZa7JevuCgeoCgGaUa2HujRnbhzIWqCxYxq+XBvTcsfUStWNMjIYntIx6lmKtW5Km5l22X4ozS2XDho6IshJTwZrfhUVZhWtYFvbMgupz1XDncvqSpqRNeTynhSUPWzYpk8nSjbcaWJmZ17NSl++Tag0S8SL0dufPqjCkgTm11HTfw7enP6H0O2dPCN/V5HMZEa5Cn1CjDmk/Ojv3EGqQYeWWQ16pLmelFgTq7nJ+COgRDoxzjRfD3EAGbk4tkCKWupvhlFkYkZ/RigBuDRRCpHbysxqLEnhtWhQVwWMru4MBUSMDPiSBSu9Kx8p8dBbWUWltXOhAx+q1GTq61flg9KmqUMjnEmRmypBUudWXFk845nWM7ot61BRmVALK9suvtVah7rkNxkC7VOxWDADkCigXd3VHAXV5GUoTVCUhA0vCBBi8OrFIiFZoJM+ahEAtqq/Xj3pBva8uhsyLBO+fVNRVcVh7KIxDAaJmjlk/EjoTOfOAE8FAYskzWTb8Oo6vqWR9qzUAceETk9+A/G4Tm6hHYHeeRQTn1Pd0nQyptaU+ZcaqwBQabJn9+tlcaZMwPd3g9QkCGjdXSS8+CqfaX1f2ALIFyLNumMWH61Usq6uARCOwDILSbfCT+X7TPCpCweMBp9CK9PA08gGnkY28DSy0V9RM/A0bMac5lT2TkKUr41IgPQC+I62IrExOKYVnVYrOqYVsWlFbFsR21bEthWxbUUimcMm+pHh14ltjJdawySSL6VUL7HmxyjtWmUzzAycWfHdM49c2Ar8CE3U5rmNXB40Bu4aWKq2GbhWI57XyVNnW9wYrkDxz+ECiUzKSdcIBftqJHSaanEF18VETFT70qZ4XZD9qpxCnSFmBSCtdc3RtvkBauzmDh5rtHwMqxUiPcahlmPOFGvL5p6g557ieyJNWmBYmZKtJhEfWxp0SiZSVKTGsJbeVbypdwNTCxOVon0GLDIs0KKb11ZXwWdYGE2TN6NpJJKIsUGI6kHqAwL6uPGpsYPZ6MhOJPRhjiru+uPG/1M76LEEDorVw3a5r0rCkuzYS4DLpRqlf1Veb49Gn4rkPadpAIx1zaJ4kSoV+WX+plBnP7WlaesF/VMjQIOfgIPaPxmcmMuVJs/0YLwcmerlTT2X5KkRuTDwd7RXQv8aXGgu7bR8kI6LHD1U8OpmlTeSTEuaFZLx09Mk0lg9kLrAXc0BKrfIppDrbi0rJgYx0FZUhc3957kV3natwLy1VWQk6iEIFBWAaJSIGxOGmFUCw13kjya9Ssh8XVl/vuWYtsfYvyVhtHF//bGn1mokeMqfUDsysDvSwLAu11B2FHotMKQj9hV6UjsiIr5B8ZtclQs6Bq6ScS3gMRCJey350EfwQWLD907aVJ+kGkDQFm9TL1avbR7q1UsGE1avIJBujHohPiIuWSAkADqFWNvMT1IxBGNWd74676U2K7+T6kOCHYxtZMcWwMgbZq5EX/Abo6sgqX5jICk5acV8A/J6AyvjeFdWdIiaB10dXxsL69lSQTbclfTVztLXga0G1WsOancxPTK3m7tLwobAPCbTt0VWQJzv1s++/XHW3hc3JNu4UqbjOQk1ThWOpwrXAASCwPjacI2+DddYfKupscD05tjWXcDgp5YPplXpIVfqLM1CkiqkD/EUi2+8x7jaUbWECIsoOVf8V+tDB6PcmADOdjLAnivUwJAu0lBB0xFSg6HIc4Q6akklj4vM5aqZ9JXXpcQHVaYCPFv8iY0mE6OSj241WZ4GupY+lxNROso+dpEVRfvBNrQqVCSSOrExgE4J7m+CLyg7KWjl0bL7BlVuAlh4eg9P1uqNZq2ho4vZRoClSVuklaAm4jW7zYHAui0Cq9keWWbQ8KsKZr7QWqUBz/pURYVv+lTXAFS/VuaPPlKuijU3tmGJorugrgn7FVwFKU+XzdEyeAMwPo8Ao6Exy2ImE8IFJ2JXOvPLpNMKfnIdvxH8ZJeJdhfNX21zHzLvTrm6DRP6KXAUAVu4mqihPmLAO3CG4pQwnwDcaPXhuWtChEHIKWQsuuaTHAdCa/W2lcC2kSj9Io9Yq1L95N0zqcK6v2tRLfW2TwgpFhJjwlFQir6K3h5t+g7sQ/MGpkJPG9NbX8UIq5Gz1gwovXsOz/DqxIjhGRMjwoWJEYTkYXiCR0iC4oF7jGWD7l9MOVZRV5djrDbjDlVIKTslYwCDsqRzEQEswRrpKvoA0319MqYbCMcp/EXNZMRRHkdEFbXLrpWwElQJKxEgBxrtMq9KTVEnltCAXSsoVy/zsNZ8MLEuJrVLKQBbAoSBECKXGW6DhKT/VbZzkwZSp1Oo90PWdr1XNrZNWdurauYx8lZ6VDEQhU/JbpU0xRyATWKD8qVRIaCF2xuUZS8O2Yvwpy3DXuoNqs1EzoFzkF3MMQuzjSJEf2YlagvZZPaqf22D/0VsoKC21/yvk27L4HpfFoPrKYNb24bBrSl7tQyuBxzTHhgcBRsl0m6l0nUbho4uILW6ZsMV4pDA3MtYuKcLTU+IJd7SugvY6fyGRTMAUXegvDHxYh8UPNq9EqOwdKlMcDi3tbF07XLyjUTgm3C8nuYU0DFDXPMAlFrY4IUqj1wIe5/IUQ2mPHON8Dinherybb0IVhaEPkiZ1hOW0L2K0EuvSQ2+1nVqGGKOahyMII0LQTfkZN9Ak0iInYhU6TywURleCy+fsbiBl3eIkJJsVXTjpTSHVXSTLiSVuCaVjgH/kPtmKDrShBjOO4dWYo+2VKWsWlg2mxPMNydc1Jyz0W6zQZOWQB1ZCdvuZk5DpH4UyIXAV7x1fewbWbp9rtMUp9s/RU0K2Oai1CI8eQ2MlNT6WLpVBStgrRDrl/FPMFlIAA5lbRiUuhX3YiBaYhAdPJK9SYvUKnM6GsCjCYA3lbY10pigkUpXKvcdmSxhFxOFNwZSEVdGQ1SPVFQHMtRA0KnfAOiImhNKRAenKTRRQ9hzMUlha5LCapJo+oasM8sHWyTbVQtPaMu74KkafzHJt+FEbTsDdZ6BRmk1NEJBpsJ0lIMbaJZSXs7FRb14XGgnwzdg/9GUrcLktMRNVh9rsl2zi/FCVt+mQ2/ndBgsoEN/ezr0zkh/JhTXsLWO2r2719SYfIjjciy/LiqmCb9AYphmYfQBYZlVkx8BXmP10keAddXYgbOKYQU2j9Lwo+wIMPiFHcDZEWsxnSbJpUpysTKF9A0SCtMgOQEm4oxwvVuraYoZSVszktbWCl4pdy4muvJ5bsy5NqlNJO4ckTQJeFl25OWmxWeGwAVj9ZHm82jwbF4whOuwRZSZe+YL3LSR1tls2jrgXBJFdk1YEwUuC/Gb0P2BCC8UPm0wPSYZye5uHRKziEePnrKIR99jM2OON+JGcCG55REGnsosuLa6BnOvfIDAoExc/IaJa3Y1x1Rjl1wemY7LmejkXuiUUmRFP42ITYpPyOLTln3AD3w6RSpTHwpRzYWetyNY9k208KEpr1EFn0WNWHziyzE8ilJ6ILEsCvH4VkjTc9G9ykxHE6dljwsvEqxQAr05FTnJOdkmWgG/O4/zdZFkzDBO29CMuUuIuim3aWHabOGlIsXMtLCUGFiaHRotPCD00nhCuUNWntL7YZGyRCBPH4Vd5NEqrudXYi+vpwqIeZ4tJq0IV2RCfnPiLNN31BgaqYNrP11FHwESmsei8Xf0/ICGuyqsmk4Uk9BUaTKGCLmJ+Gd5nk9lvPE8b+551kyq4MoxYyUEfO9lGjgmiWvO9GVf6mJzgvVm7CsIZqC/RcXbGF8UG+zNeX01NoasKodebVWgZOuZspz6qqquKfUp+7OIJA0EfMYCUKGKYFWGcb0MmgqVX4k4PpHiItEfjV3Dq7S+3Bgz8v20XJhBq4bNZVJOPkVkUqzR7UjGNDwnMtYp6yqXMjZwZcd6ZOAcK5gW6seorHjdGn0PyX+RiWshtijsiGplmEtV7rQSGBbfalOVqa9DOy5SBs8QH1cjylWpYcOGsKVtQuyDSa2w+u7Z50/V8Zj5Tx4A154zYSvQzGmNUwFO/NoPC9gfzbeB7j5dlZhDC+VaJZe3BTL1F+XK6XIz5ChT6Fiep8wDvu8J7KYFo7BoQZUQXhoEk5kQlMqvB1EwN7ElqHjlb2mBctlqJQRX0PTL4mGCfhW3APxLYjGL00yYwogik7XgwJ0W1w2qhkgXm/ABIQwPqOunZX90vC1wX2z0tCo/3avh+NJTkZ/OxKhbnuKoJ1cFGwUGDetkNrUvkODqjJ+4lfHTuWrGEuRrukoznY1jYcxAdV4FLDTY1kyZ40lsrD0xbRzdGpO39kOos6KjYSU0otJPaiUbODlQibJjJRvZy6mfGbEm208ZxrKwlGsxArJEU2TI7LIUd0FlTE/NpKJSK9W/hp2HDamuuhaCds3+M3WNTHboOTTPnwCPD/JujiVVJ+kxijqzSXp9G0WtRviMy7eRuOJVSXqZJulp0HQOmuvYJehZ2cav7PC6kCOT3GUQDFV0VJ+fXzvXntHhlIdcwfyKTmtvMS6zdkg0H2Uddzt7lDf3KOIEegy7lP6+3drvMtZ3rvNTIt1W/1Xo9dRM4Tbql7hK9a6J0m7Suy3ApBtsM3QIuLvfZGJ3jC0urraOGLX6HcLXhsBGqcVvBiKIhTdG2c4u8X4N4WaqrYHLZsYy5zdIy5oOKIDPjVFa7yGOvg6qrVtbLFAEst5JYJWQf2xQj7FLNWteK6qnk7aDw+KKAETwHAIGgIDVdnyqeFqCR9vx6aXTjemIqD8TV1Q3bngiGTDIsd9Ao/Gtou9UkS7DqYAFrGucl5JfxkgoCHPjjrF4NfSaQvWaDgbxaFkYlBKvgiZWiBI6EjI7hllFZ40x7DIWk34ztTInBuExpBGCQLT16oYDfqcYIl1cixyCAYMCUuu1V+WJqDgN1aKHSZiNdXqb6/pnCTyPNPDctxLEJK6iz314MqFIx4ujzzEOEqJeRZ/79U/uoujzT5wfrIhiEdRwrJ+vK9w2F5cpZ0bmIfVdz5oSVQVokUUodipjtGTzD6zJwmk6TsPacRpUIUyIhBrHVW7l7D1+fY+33T2In5c/Ft5l8afI8A01ddGWhUjMxPg+IQp8p+6eJZmcMYO51v5lrLu8uekQoBksNlgTOqvudep/krPXQjd0KpvYBHUj1H8/K4d8yMohTlkLMw6ktkkOI5SjqRrUcrEclc6sMSWtGYGG3SjUTTMdua/jAlnaMD/TJRgU0DaW/o5R+jsjl3PP1EpaIQgfrL6yMmOer7B4B7o8k+0wOk15vq8JpZlW0OLz3kvZpM9tjtYjaVdG5snwalOOGJxLlqFl2fOTMACn6jVnwpSPzBdPxsj8yMkwkt9kCWkz1JWXNVwV+BjCvBQJqX66UIZqlfxWTEe0P0hOkeYbLWlN4voZlLxjC/VSP0eY7NipntOT56Btsl6xqzlnJBGMalZRSrodpXTPTCkpAqJVwLBAtZu2euF2K9lM5XC7FR02MSS2XdGdCowP9/gKxvfKmUBGlRsyLdlGfqSxev+NsXpDC4cuyVPjJU2jLzWwngiUUWvDi01q/jklKQZX6U4/f2Wgp6srd4gMvnN9aucpkqYGDOpYslxiYojlz20VukKL2mQoQ8HYbXi8lgBt7yOv8wDssyjawQGyuahRw7nJxxkMAY2J39Tk230w8x30SgigEhfCmWV56ABr15DUsOXMXqHPHZS4qqt7zcSbD/wrvXP+r+zq++IjhreLkLGmgdIIojGakOXhkyUFfJeFsWYQpyfLN+QjuwwjDXWvf/F1SWZAzGRlvU26j7pjjb8KKNfABgQ0JlQhBtaiZu8h33dIJ4dpg767bL0P31YXvANwFjDNBlx4gPAQIZLShQibJlALXgXHYAtU9f0qUbdWbOkU75kYbXlcj9txT9MpIoNfhYSKGMUPqoqJJtd8wKBxnd60nnQ5lNYSZKqcG0uQyLzYoDArKLfIxh+fuscokfcXEXPfFAQ3xHyx87/Qxi3TCGUe8RmoRUMSPsDSjPJGFAPAa6PiQaoPltZy/S0q7rvHBhYJs7tDc9A2NIpPP+FQToy0BQH1zAPo2AEURssdyNEEn7hKt4woURZPAqb/MoLqGxGRBTiy9jgKsD/yQLURPW0EHgGwom9jj4RcRsrHltRytV8LMCr7YJLc9fQnVhngMGhVjc6wqWS8CF5atQPC4jVxNIk4oq46oklKSo+2pVqNbkV7ZXPYn1bp6TK5V+drO5tIufYocktqOJ2RqlI1TsYCfM6oFYZikM5of/DVqPjtGoYSa9lminPLKAiE2ooyPazHXqgXcF1reGWVCFcoOFpSNlhDUbGEPtYjJ7OQeCkuxQZbSKtfs3K3/RUnQ3OSBpiGfrFewUGglOpCLWPU0DJQIxKjPVLmQwADx+bpb1RwrRuwFjA1tDEcpp9kIpqnr2VAI8zrSPEOCyum1bNrw17WUuec/mMLq1ROmNSW6UFEkzcU7b9AomBc2aMS9RuXhfqCJxFSRPewIpaBow+bhj7maDvI0Y6RWRpB346IJ0P+PDRIS9fSUheD3azqAhXi3TDVftBJifXiopSxNaQ9qiCXJDtRnOZ1n1iRdeQ1CsFP6dw2Ztn54U5SLTofWTjQBDO1Xs3UukWJW3yrYsUl1Uzt0ZlyaJ9Vvygx31BYskoBBBvQwPccFRyn+/Hge3RFJDb3LIVB1WT7zOzBZJ8qDRxQaWC/SAMY8Sp9TKMwdG+VcyvtYBIrHJCPLlzZcWNlVzhZXcWUnFnb4O/d6xtr+2dPVUMUqY1dpbd9k2WbjMzJtWo9Bp3rq5X3F5t12iEu7XiUqsgyamAhVlhZvQrDsGexsha2pcLKIplhWcG0HKP6ujHEGCzXbtMeMzN4Wjeu2qmkfm3xjns0UUradwBjOneHL4r5WYpC6H/vSVn8sU+tHgZj78ov5z9FoQDGw4RQFD6hKGQgniiDJxo1sH3WwHYh2+6bMNG6z41AAK4tBAycB32RxGBWhhApgnDxznuMC592oYG9xZASt7pBdUvYuIWlPCQLkYYqDQcmjx8yOEr20kJFSmaZr6FZxWSEz7vUXbIbe8S6lDgswKOCp4T7dM2ucJ484icFduV8wiiLKIBt2DOq27jkqJyH9VFiaewpy3I36es8YfEl9wHmJPDXuPo1KTfsr/TfOOr3U6yGAAzOLwMscgkUHY9VQqTvTn4ey1skDuwIDewDFJuTgUD4crny9+S1Q42P1M1GTd8TBMZI+yc0VZ2W78Yy3HTlwRWKyoQoxurj0KOsbNIt16qoy4fHgkwyacetl+WI3cqbMcWl3eAmevncBjdpbnB7G90u627rLkzWw65vyBWldr1vu97Xru9h8PaX2fWB9KELJBAfh2XZMmzz5WOr63vLycOTvc3+I2J4bzsUwepne9EhxvFHtDCDZE/ZYPe95Z5HxxPTx/M1WkqzxAjRKoTjoWnLdJCUKoTShDSuhLoxn6hCnRiax9pUEwDDjtMiviqrZcwZWmMwtfRqcosiBU2aURChFq0suTsk5VgNA9j9wLzhSegqhkciw5Uo8p+MGzE80Fi0Djv7vtpDW+7De/Yp9su0w/aa8mvlPnDNfTBG7tPIMqaJ7mOaaFjzOOnAsIrCXIHTDreE9OHtbbpK8fBqOBqRm6ug6y2hgb2YPVblQSoxfO6LOjcW/W9BB1ODP1NmuvHaSMqlYgcMePv/vskPPUZx+A22DB5zRDHjsRciZU0QoYCGdZSRIifv3Pp7rGogQO+Oah4N/EfBktBS95pGFlv5phXkEi8KMQrEr4t/xCHxcAOC7eub0T316TJ+VDa1wOSkBIpZ6qlvI76lhu9+5aKrcM3M7XSXJw09JUnZRfaPiVFyCVFWNrXgcgKVJSf2DUHrqLY8crqhYBl8XI8UHUCK24fQY1afRCPX4ZPdNtLn/fORPhPHs3j+M4DspmZYmn6r70UmUTlWvm7lmmASNAWgsMJSE13v+twic6hVPTawAAhWF0hAE2IMr0+g0HwGTqlj4ZTgn/mD9nMJVlmBbmt2SlyDMxGR9no8/wxPA06RmI+wVENWFpgEW7AFFNajFk+9LRp3iZTA4l6NeG6G/JYOCTFRj2OGYIU3UQqv2wJ7nhGJbVuibdoSa1sCychiLDZm2qFkBXsIvgV1xqTckL7Nc8MG0npUR0jRtXKVgS4l4heI7ydtRV5YAiIIefTSwloYMXDC23mhhm7JiuR87vdpsXI1pXUqwqlrzbtMDOFqnzJ2THIlvHaT1OZHaZVCauPBrgZ8M06sVb+vbMmInw+9Tu3ZOeVWIWMmD6GB0RdNCfEXak1xZD4hxuon767AcFTBRcQYbk0U2Lu7c1g2MzwRn8teTBS1F5aeHAYCHXbaKbs4qejcLHPaQLl8cxkip/aNCilzO/JQLne+DnBbB70bAVVw0PsaBcV9jV7yakX/PAyh/mpoVFdLGNEddxh902tkGnozmYYNTphVP+q2X0s/nv5iY8OyOnjx8ydr9lk/+uZ1KOjSssudfwIKv9y5TQ7ZZf5N1vD0PKHbnQPlhjbWw0zPf1cWeDsW8fRjDgqLvwWijEj73rUG60FPf6tNBtKv30w1xn67/55mioIQzO0gNTUWsowBLzQGw3OgJNxbvBsP340vp9wayfJqjfctaiqvP2b1x6L+uK/+aFUyJ30m9JLFCydUpIAGqTA4Jizeo2o9aLmjtBwrLSdKy12l5VQXjq/LyPhZsorA8xaB5yRwS9mpUnbWomwflB2i5uzXGdrmFgICj+cIPJol695Oybq3A7LupUrPIOuOknVPyXrnFLvz8jk7rKh6TqsAEkF25hXg6gpwz2UFWHL0myvBP9NK2CmAZWMltBaCn34HAPwXolRr9GPEIE5F3p8emCq7VyBWFj+GpcxhPeNDoMzyEmxCAvz6zHM+Y8DEieKtI0wQe446DCKJiZ0Kwa1LZQeaS3cCmIjeTHbcXYahuWzru+4xQxnYrclXsD6WcK+2xwjbYwOF6dM+SsyfUDn8b5PcVlUT6jAnuy23xTuQ24ysBLyLSWzltjoaKqa0NnWM/DbpEuDJofLgI8aAxYAvIhppl9IfJOyb12F6VReQFKLPNBldSNUDeKM89agC0oX2joJpbmEV2pbVfck0xC1v9CXbpi95JfeJCPDUI4IlcBmDW2KFiaDcF42Jy6UaWqgCz1IlsrtWRH+n73YbC8FvBk0Ge79X31m5eEla33WPIi+6xF7Eme+m7Sk0SppCr43YCBidgJ+xb4smyQDRHSw+F2iFFfpkAyQCOhhZPOx77qmD9mVryGiq1EU59d80/RJMYXcg9CJjSFUZHT8Gkg5RHjFiCEFqvpfqWoAJ9XInYI0Vx0RiRmo5RiF52M9oY56euIPeN2SXRLSJzy+5sLVCgekQEVF5/kqvfaXBRwkknG+s8a3GY19xvzqiT+R013ObSnAdpOM8bfaUz77y0fdO/Mbu5c+KZzxTyplnf5IJ4faCZ6e3oM2OrkbEyUxLpP5+yZtgikXUltb9b0drNf47fGgN30cakd+fmXSOA+lL1tH0/K1p+KYJARCmF2zJCE5FxD8O5GrYH5RhWpDonVQE5/fi7feeYl1rufPl7hIOlzsDJJmhzl8X80sUVguTxMhw3vgW3gjkE0gFQ9BtddGOGmDWorP3MV0G02/XBdgtvgSy3Ps4vl4stXDqQuKw5DhM2+qCq47wQKH3SUdxISCUb+ASqIfHtxAF0G09AFN7XFGPpuffMWXyttBH6R9nseN+SsM/B7pUq9G3oJdlN/1f3Wa8c2CoJ2DFK+YYyEECMHRUgD9b3M9PDFEBrr4swowFCwMF5nGYC2e2gt/oRpJUc5drtgPzomedBXVeIEUwt1+sMqi4CFO4iQfVOBMTjGp0J9osajdWxyT8eLa8g+P5rmOqElyKXe1Cb+MSCncQFS93XsNzvuT/HMani/z4MgDwcS886L1i79s0a5jxfxfSDORPH3/HfTKP01FrKxfCB0VJuCCSigiV6RPr/1JIJw/rFipjNFaIX8iqLf+OL2LJmMDyX1ZbAZJlWruwfWPfZFDBTO7ZbB+qf7bh3cvY8M3FDd+vDd9c0PCfQ8MteF0J59SN+nljYgTpHbRfZO1XmK7vVDtjFGC26MrMuOjPXYLdaQCQ1oqjOvKIkUMhW8pCEf+NDNfG3AAOdQChpdjIL5uOkM2kmPvC/GbG+Ocxxt5fP3FEZyaOcjFx7NO+lQuI4xccW8qAjmRPaSQx6XK+JqAFhl52RC0X+qKzYQgSEBoi7GTIq/Q1mJw9+yVvdVo0itk1e572TuKLHtYOHljcwZdpBw80Ovh2Pnkk21PjgbUEP/sud8odR2SMp/AmH19hgAew//Tj3GgoScPi6gEGlkVpwUxdrUX47GKn5GfcWvs40FCepwRHC9mg0SWybYTaYtlVzkAJIsx4LIBrBjxWo89+NfNsmpKIpSLo8bYfO1XRt6/0HZkfi8dNS4QVUnHHgNYRj75lh1FF7dr1QAfC4WyYDeSnPTc42cjHDNrWxg3j4NFNh2pLoMIf9qWhCT4ssVsRMxkJoQEyRjcJtnjiDpTLcBdprm5Lc7VoStJHYqS/DICG8mAsSflEuj2AT6TbTXziMJZ6Tuh2ZPdUmHSlkY/aRspI2Oh8NmjHFhpW/JD2FO9X9bgaw1A34Sp7Mn2QuzCR7Ny7whOLh7Peg3Wb9WoUuxuq8llOhYmuIOyx2XYTZKy2MBoaNzTgGjQstvVjgrSfHeatdmzqemcGWR9FnAzYpGl7oKymC87WRZRIh5ODxCc0PKkYh3g8Oo+KlYYpO8iLa/S1To7TuqjGZdOMngQxY/W0UmEBnhdpOFMNnuda8DyDhDAZtDuB8IpGpnXZzpeYDB55+D2vevsf/+jpv/iZJ6+4RfGwB6cl982F8wc3n54gHdjWCjGxEmDdBIQUC744fVPlASJtP6lcYLPFBbjoS1jAgDsN5lFmV4gMKFzl5W4BngBGFSpetcD+IJQ1IKvZvAS+IMtqxN23He/tKqPpmhWCx8jTsKC6iI+dv3xDLy+qa1+h116qS0kMc8eQr4otquZLsrA2xkxJhVnQuD/NRYY/kWN0jTlW+VOgbCzQTbtb86dk+rT2JpmutBh/iEWX2QpxM7+yDuhsdy7Q7nTQnQTdydR7umjn2NSdo19dO5RrsXGoOXJIW4R7THNcwU4VYy9ZxD0SE22l3AMGG9W7H7E9BzIfK3FwAFi/rQqGco1HmBWBI6kIXOYz1CjQnAllQbNLnmGrCVW2CAG+iYzlMwkoYXM130AnZSWlsNimPimVJ7FwN2u6L2aDze3zzzy3s6hasKhPMog7Dgangx7pVKFqJQDs060Stp6GGYL7pBDPyTth1esy94O5YqhfKspopewANRBRvY5uqUglhiOXuK6whN5roh30B3v6wXurDddTI4Z5N7PKuN8CNYbbb5fGsA1juk5MvacYu6TmbXkQPLC90bgiKh4MHlZy7dLAoS3w6NyNOVvfdi/3oKgCc491I287y3znb8dfINr+/z3+WVJnS0NSStcMaEtgEtqKD95PK1yPxQqmfvGHlAeuFfFQ3ci+scQx/yigFad0Bwwb4TN3i1A6xGUM7wrUotR40qHqSV5lzfVp8nQttLRX/JCWfdUCP3OP2AUUfppFpu9QY4hTfI6/7N7Wb7Sz9/6ne8x7i0Xv3WNcGvXwNd5VkcMINpDvZ+viZr209Dym9FF+gwECVTC0TgIkczf9Zs91t6np1j1bTbfumWu6db3Zmm5IypEYN2qbjZJu3aqkW7dd0o2QUqHXLunGO8tocE81+YuK+IquObi3QR4GkNnVBy+s8NZFWMB2Be46ZxuMzuLBMB5TrewLE0/ZmRuMqc8iUDoYcTUYMdTlejCYPOq1BqPD0XWLT83Vt+tcRX3VRbV3zyTjY/Kr76RI11bOs1bYxmjEhnKMp0SaCsoJasr5ytZ+/maNrBHT4fNREPDZ7Ws/f7et/RxotFBwptrPz/8QRK0hYKCXHYLvMUOQ3T5LM80hiOaGoE0zkaGZ35wbgmgbmnmJK9ZnvliHItui4nvSAPG3RuTbGxq9CCWuzRDe+y3qN6MR2IXjutBDrBUe4+Kf36+9i6svamQG0CAEJDTMp32SnwB6JO44+1jouRsi3RQ/jDsdLVRvVMcbyOF0DzL5045iiwoPXtfqFvB9+eYaZIwr5oBsMd9Ucxn5BfFe6bciNRtLwywFB5KmZza0Cexfkx0mAmL2oYWw8kVgkfV26NxGCzDlbvqfIj9UdEYbKugcnQavn5A98BPz3RzirSJ27dd17g0ma4eIx4RSkvbcoNH8M2HezO1WbNOSuZ1OpZsaa3aKMFmP4hh1U0WfI0wvtAOF5aCinL+WuY+OoPKLPC+HPgpEyJUFrsRBrggVNVE0ckBnj+7UrCwJ0bs2jwFs2MWJiBCHZXaLfAprkOH+YYXqlcpjt+Rqm7qaaMyIg8TaCLDvdvUirnBco8GGGiKVktWNgXDsckMmcnxr7OJq7FwZmBNcbSzF2RdZ2hvT0aE5+DAVzgxnR26Y9DlsOqZpY0w9i8SFQnutMdVB9OyY9mbG1MNgFjqmA4ypNz+mMDPgmnpMu2i8Jy3oVUPLE0U1wubE7EDb65D05ynMPk/YYe8g+wv8DX5I+T3VFAh4YJBgrIIOsOSELEGllVlGhvpa9XYqhV7Lp001Lk5Ypc9gDU/dodydTOqjmVkXvEnnLVaU7sbN2FbloYJ2gNZiRegnX5/qapYdn9oxV/DnxlOnbvpc6CYnlb12FTgxnVl8WbX4cl18Waks2xJQRgLKayQE2HJv0GyCG5iq59oke3oFaF7r3cDaSszC7JO8iIeJwhYBsJKY5aIofrbaEkwyXa1o9TALeM2dNUl97tWosydDiILFSDun0Z6LR/LTkRcneVpmiHu6VjIMU0H7L9cLZrmR+AW0pXanc+00NlwlFheHgS0E7+sYtJaL3COLZWnhWLiNsZCSnNVY+DoWgcryvXo4+qbj/dZwtM9yOHoYDqlji7LIOfacAl2VrwZp9WpiUaP/LRho260lLaUMAidegBJ4XtGIr9FBZkBI4DnrToFGM62k7RlHoRW/xq4dfS1FbRgTCbxxM0YdBJ5vKVeSd1QETjiF5lP1CiXwxlM77ZKYtfHJumrTX0vDyOQOeV/mvpOQ5JMz7Tt2EXR04jsaG054s9TuPMihBnvMavT9XG1BPWWqXcGR6DC9qKPIaAMMfs9gyQgt43fApwqWTGHA+AWTi8xVASVqu+mSaVUf8DL9FkZmv7KTMreoaFiIl1gmb7K8jYV4WZExrYV4iaHooN6sCrCR/KWYwPCC81q1vg/Q4h5qpKP1/TdIgxRKW7L9HpWXCkHXUMS9Zhb8meCImS6FUpDcV2YRPvM2DGzd8EfLpVvyFOYzAbLgF2ar1H3GOfCUZPZkHldbNIOga0bezRNZbjPZpK7y+nrD7jQ37PgsG3bSYD0TblgumU9XmU8yt1cbE5OwoOE8JXIasgo5M+bgTVbmKHGglNgTBtoZK4pYr4JFHxjEJZ81hTuARbeYZgFwfHXXJ1Gl85RYYC6L1lwWs9DSTUpMz5USM1DiSpsSCfRX1q0vQImDMSCh+vU66qTKfweWIHtmVSksVGN8e+hEr9WJXtUJrkGpbtT/MggyaxJkupggu3MEyYTbAbI1WW7AaQGmN9m8RKJTsBlA1HG03IkVbLpMlCLfr5D2le/DzRtUfD+g5R+su2MV927FoU0JArMeGuFSXeX7jZsBMAG+H5Pbs2ZCxfc7BB6rnhqYK5Tv108Vvv4FCjZBE6LYsvWkYutdZevJzOaeaImHlkTTnZdoFLIT5bsMH/dK5gnsU8SCvBJresoFexAJwko2TOra5sgdB5KebuYxYSvMT/ZsLdso55A16BKvqZJthNTg5BDiNaOcKltJMFK9M8g23Znud7X7M7JNvynbdGdlG3CgSbFwVNzZUfFY2VtHxddRMQJOWg9MXg+MyOGtgTE/mbMcmBQDk4jKIi+jlAPBHF8h5XSBSQIpJ9lOyhHjfkPK6Rpq785LOd2K2rtTFrkUgk200Mf2Uo7W3WhKOY2bWYpfqL1bSTnditqTM0k5jafW0swvR1L30D8RtiSZ0esnkZK8fOooyUdmU/ktM+dSf/B2Dekk1tq8JFO6gnAsS8fHoXszZ7h7i5IfVgNbKZgFJmoBtlAc0lsAiHHzepnU9ZHXyQ5BxqMt7pORboLUvUjKomLAZkWdZUSRTkk5MuZfh4iviAaz3xHeALMgv6cargrYTbuJdmb622F/KaDSQSybKLAbx0DBfTPK47LomgwCuAcpn7jSWi2SO6UZFsJm9QURWsamhwPHJsbdXmOIzInImHhQNxzV+HkDW45PZxosrSymNiP2mai3bj0GtWmU3zMDI2oU1ah5V795S3PYIh0LTwGrUnZWgYwJBxNjYYxeP3arQD8uDIyti/G8VmfV5HfV+m3HxAspXh9tetV3hujZFtjp7hjKqPXfji6c+uGReelEYCpu4z2lfnLVAsiFU3kL2m915956myrGnPLaIigL6v0hTVKe2Uo6M1tJXG0lia6reIaXGmGt2kZYRZ9rK1hkjaIhymsYovxqu0ivRek8GygBC2lcRU3cApvGzesanMlNoqubRArnQ3OTWGA9qoxFMBLNbxIEIV+0PyYzG0SvuUE05U+VOvsL++pqtW41uukm0D237nbRXcA7iaTMyLnU7HeoHpVAnvGtPOPPsP2+rXRFtm+FnGSe7ScV20+AjkICjBVUZ3u2H7OcYpPtN27GqILtJxXbTyq2H5+J7TeeWrP9nwbb9050Wmx/s2L7m3Ns//cqtr95drYfK9uX+Xqtra1dTJg3WUyMJ74jQeeaH+2iniGvH/F6otOJF+HknY1tomQWZAnD3Tqscz5T7IVZGlIVW2lt8BRSNbsEod0h1xiD5+aW2SWMDjUdq5DUmY4VlMvBJYBFn90Gfq/aBtB/OA3S6Y12G3gzAE2q3eA23Q1uQk2YDi5auCkISmja3BRiIignKuubcTNFeWHZwWGg+Lc3VrZHM4Jgunpzbm+2lyH5CCFOBYYzQg1gBM8dltszOd0eTnNLY1TNGTO4mssOvJ+xwrNHdtQiHQqPnN/sPC6uoo9Hr+IvERES29vD5jbbw+btE4BwbbNFSHIYW4EN37TCTHZHa6WeaSsQy6fOiziNtth245m2T41sq/HqG5XH32irz5qK0W76+57nnozuMhkDgckYCGzGgNvMGJgE4sOZhIf++Le/7U+/4+Offuozzlskjyx/aynnhQI/8JZJ59Cf/fwv3vvrT/zWU3/qvKWMTkyit0ziQ4O3YjgP/e5n3vWnv/a53/jxz8lP4sv9wKTzlkN/+vO/8guPve03/vnn5VHhiUlyYhK/ZdLFM6ND5VsliLR4a5nwJ1luh06Z/wX3vaXsnpD7JwkfLpcees6Vpx5akRvN5fqshM/ig+S8PKN8q/nR3l3dxOfM3MkGRO070c2F93XkoRK19hZ7l1zwlrLzlsfS18Pl5CN9KERKhCROHBda1hLnU/o1xZl4HL5xmxvk3AE8GsZikiduVBg1XPSErrDRBprzQBP5NRI3w4CCVbqbirciKGa6r4pG+C3XVXbJcAbNBkd67PTklB6xQpox8dE4aaeHRI7w2vU7ADjPxtsMDq2wUzK5zLMlWMuAztKACVIE1ggOc2uKAO0gP7B/2gkmAwq13yZnwuPHaDOSkvP+HWMT6BoeL4PbjjH/X84Hd6CykdkMi//AgAsTaeHQYcroHoaf1H1lTMUPLIip4HVxdd1NrqSGsAfMYXmqykx6ZOJ/+NBz9n/OvfbzXzzn/KOz5iVJHpIN9zrgVFGtJlGV2EPc5jRahQt94iLJDTd9ayDZbOrlFIdPwaIKU8JGj6b0QZpUNb8FeeApfbmGvnSiAiW7qkRAycRWRBzWJoyQpotAZVaBLru36ULv4NBpBubIM5i0qdVDPEV7x9N06tUJEyDwOtiyD1OThb1dGiyzRppD/ybBceRikeYCQ3PsDVYAm6B9QdFoW02cULUKNa0JYBEA1YOSMCJMFtUO0uhHWuvcJmdAawlNJmXHRJHhZBndhvOQgWUpjrUAZ6kquYTHpZuME04Rua2IklaMYQS44ikf1G2+RDyd+PoQwCZvQuRaZ+dB1Rwhr1nuj5T9dOjmJzUeOiCmUMkcdUGTwCJvZzLijJJHZKK6ERuJsQ4w1o4g7ZixduxYwxh6B7NQ9ynkxj6N29VhB1xrOFPgAcmFIfNKHYUYIgJ7CBQrVLeGmhza4U85/KlkinP4HVYGKNM7FJ8TJ2VucN5OS4fu1FLR1yYcdQGj3HSMPXZDwY83TbFFV/2gOQZ5x4nl0nvggIgZBsPFzDKcwsIRM/zJO++YpMe1yNabJvZtPK31WG+TX57lG6Tdkjg1PV8MpxgrMZxqcLaOi1x6DbH/pYlMCyyuFvDr9JhWHJDv/fXq8Xjv1UTxkxfdJvdzsGAAdRn9EdQzqDUQGol2YhUpw+Pqp2UKiebZJezdt2hgZKCxIoEtIOY001BTsj4kJDlMQ42qYVabUlTPh9igNLo1Z1QmkUs4ri3xXMtSOOk/ESaMbMzmy0jw+/jGY8TvqV/m0r7ZfJlv0/ocxyYpOIoBRJ0qwC2x4f6NeCdugt06NvGFmgzcCsMrGt/MZSt62czZ73FNlB249rUUG+UVQvY36GfmalSCmWML+Qt322Lkkc90ZUTnhCboxFyhgUnEUR+r4bl+DMC+QpU+baiKbvokreotVOVGc70zLccoZCoKfCPJoPUldor3NM/+0T3/48vfsi9vu3e7L+/kl2/N6sT3ZyVtNTYhW7EGohGme6fYGJ4WZGS0+9yVnp62qT/gvsk5YFjEWtgNFW8T2lb4X/EMOa9wBX77yXvrnPmmQX3TlEhBFOUzYu8abVW1+ruiKOnqQJUD8zuyKuR9kjQLO1c8/ZiLE6PqRNll2b1nXG0Wb2IDfgoN0GLyWSMMVms+GFCIri2shHxrFByocSS6BgA1u0EjApoAqFLuBCVPCBkB0G15208zZj42IfF09vW01gEiLAiw27el+HsAGihsObAB3pKD8w8AttBHUf9FzxQXspYDyzkoBZhIb/pFBy/qs4KSiJ0ZxE7/SjM72MWrfIj3Ih9CxJuLgQ2Hil9J8dF7TVA/MlGWiDzntwHTKhysquQVgv3zagATZI/EcEsgSDbXpHpC0uaL6CjX00pHIuO407sD29t/ZXsLJPi4ZtxxFcRtMT8mDaDf+oyB+1Va/Blm3Vug3x6H3wL9FhjwHga8sAM+e5MONcK6sJFl7KR5U0973PvyexztvMd/y5rvneOENZvfbry3TeMtKMVfbxf+RmYgKH5W9aew+Jh+cBQ1hfXKA+vmjIX123DZ/9nENCuKCYC2px40AYibF7GEnVP8nOW6BCYKriX8qvy6ufcHjeLhFL/AdiFRUNXY3+x2JGLoroA4Cv6J5Soltt50poT+poZK5YXP+fi99om/yCeK24/FeADvLAFVkmo1d/WHJ71DJ08c+u+qbXe+tuy1tHBjA3rzCXv2T55zcI3zD49Jh6bx/AProAO4iwFqLFPXe0xaS6gjAcWW3DFhtajEByl7YfN/yc7716Be86b3mvHA1kO5UeE73PFSBaC19UWJ7WCu2kBy1SbLNkZBzjchcxuRHOvS7cck2ELbB0UC8RtIHpt6Z2vSq8YsPnHleEUbdJicrm7JkC1ZOaeWrJiWiOVBwjem/nwbxsvTcMHZVUFXmT+7No0WnB1tt3lwaKWtcCuulqs4SNF/HARe/2YONgrQA+rIQ8as/O2Sv93yJzvseEP+9sjfefJ3vvwJXPN4LH8T+dsrf/vk7wXy90L5u0D+NuXvQvl7kfxdxBo9SMdfbo4yJIW1+sTUoVviWcAaoVRFjFIVMvSXTqmKazqb/LOPVbt53/crn7jYecAdX4Tf7nPHL8LxlDu+EMcT400c3jy+AIfj4xfi8MbxC3C4fbwPh9sEWFkOrxPgYzncNB4zsQSI+HVLy1Gr3Q+6bCKJdojXj+omam0anIzbTXzaHbP5H3JRt3PTe9IVxUOOT7hj3vi4K1jbcny/K0UY5HjaFbxtOb7PFcBtOT7kCua2HN/pCuK2HB90x+fTs3G58x7YKCRr8iEcJX/3na6aMB90FejybTjuOug9gOPugzJKcpRA/1M4Ck6DALGWe4Cg55TnHRSrqVOef9B7oz77n8jhIqDSOeWLDnqvk8OFB72b5LB50Ps6OVwA3AanfCHQHpzyBQDZcwBb/Go57AXInnhtDnqvkoNgJcPV0b/cuVQOQyTcCz4+8oMFIfhyzmihtUAHSDZ2YPEZKXseqlmy0AjbTLk0xje83EEfupdTnHqm4tm/l7s1Pw1qDBwXkIIhRPQhnDRIx+zgZKyYo4Hi5SNHMrDi/vvUJgiNUUurX+z8EzIDYbUXKkrB4y5SgcBXLjT+ootlTmYuOu3hos/XF8kpHyUc9X69AFAC7/OBJfDL95qU56d9VD4VuvE19/lJeLHk/OO+FpV6vz+mSH/ah3waYEgOyyHCoAeI1roSRjwMOsF9bVK27dSmcfZinWkAoaTXmnYd2Kqa8wnbnE+Z5nzSNOcTpjkfM835qGnOM3Vzng60PR8KtEFPBtqixwNt0vsDbdPpQJs0AlqgBnM9y5ZIZdgY/xQcn9NB3axfsc36omnWF0yzPm+a9VnTrM+YZj1bN+sh06x3mmY9aJr1gGnWfaZZp3AMpqcar/3XFi7pfb6WOAlUGUNA8L/R3/CGZzx9w497+oanPX3Dk56+4QlP3/C4h7z7y53T+A5s6cv8T5iP5WX+x+DVesZRKvqUGEBAakQAl7FyIXSIscm7Wvd/WBblr4ctRv4KW95rir3F4dazIjXIFDDAmT7w3io/G0ZwCxuSEzbEygUPPmPzkiDUWB0m3ILpLGShSjrWhrJLma+a9x7j68VEdXOmD763giao38S87lLDBjY0cnUEuxVwCRxT8pu4BEaFzRiiFSKQZar4gQUWlXsMAQF8rma+R+NVkD0YMxahAX7qKJIBE7Af0uZk3IWDKrVflNzmGUS3Xi7wP8giE17U0XT9DporgamHkHEpY0MZs6NYAf4x2a3pSl4gBesPM4CcO8hJl5Uo+5HFmg3Zvk9aEkTZQOb2Jxpa27EQelFludLjamXMok1znBiddCENdDTJrKMpaTOPsimc05fKYtJU+Bw1kZaltMJK8atmAcggfcYQ+rNmAXzaEPynxHss4a8diZ1NIGhpVbMeoszLQfMBXzAP+Lx5wOfMAz6LB/SQYCQPkH14PIDAGULFF4Ri+ZgTzhB26S86NZMmk5UzlgHruQNbxa9RF6hUW2dOtXUq1Vbp7NcpbDmpUQqgmUQ2X43Y3aHCtYlmEi24iVmJVeOgM3zRuZ0WBTaq0URpcPEpto6cObBYgE660YZiZzzC2+4/pSDspw90vJPdE0hJCEXJSOxm+GB4dJLsswAYcunbfAWIgPnni9iiKkvSb9S2IwZm0nrUNXW/jPUI4Rlw4FxEFBYEd8jIywEQuclF/ikfE3SR/0VvjL1bq/lCLRKpXA6l0IAcRkIG0KSUO7WocrJKukRzDMdQunRIKhGZ39r6hGAas5eu6qWrhNqY+uORTbE/oydjKljN5dq6yGLJ9LPcsjkihrFImtjnvfGaWQC7yzUWXET+A5TSz3nUCuTTZz1oBgWkaxRsf48Wc3nPZL0C/P/6qqjn7rKoUDduFa9EZtFS8Uu5Xv32iPzIwq3cA8qKNoFfKQ38pDEjfUwaLc2UJSbt+LQ3WcO3Z/ntM55UwnKIKJ4Uv3mvUaw/6cmL5JpPeKKhyPePeyJoyvePeaJMbMwyEXNcA2bEmomEkrCNtXJ1vCct1yrA9nhrsmHQAd6GIJktNKT4NF+KDCUsm1Wp8YKz//be5iuYvyTPUxdIiU8bt8NxsRugVSIyXu7sU4EVO8cI/Fmk28udXdgJKDKCroelIZVOuWbti5HR0APFwyfmpm4iUvkmgFt2bYpByMaFbupD1MIJNAY0AFRUhzu9sHhfLkslp8VsLaNyDYvoPAWr3o0+iLpUrrJAVzlq8tiaQC2PJQyOmfJVlcuE8/h4zHgEtUvLE+4I3nk3nHZrYCpriy5f09NmXxEEHCGW3eWemsLVUnyxiC5GfC2RPykSjKXsp0nZ66DsdanT/57xOq55z6RoUnaDam/VmKH1BpGDkBkC97i8/Ty+f5aIH1Iifpxk+4Q3OQ/fnuS3D3mT8+eJ+P2eTKFcc5rEK4IZiFe+PwTiPn+GiNdmIPrOU2J205kNbpU6r5mIirjTcoawOxVhb2h1F6FVyAyWsDe0MIBjCBqflKBXlaD3KEGPlKB3K0GvLCJoF/SywRQMA1kHcaVBUbVIMiPiTdbmuOOg5o61ZLNKLWt6Wul1pfn0MVyIDbmp/mG1Ld/NcGuqcqypJ6tvfZJ+eDI2QFSiEwoQ1RRTNCv0uUgDN9LXqgpXpQIrlcIP/GN2IAUoSQZobW6X2M1dogpvUgm21F6WrBKnaWtlOot5JN2ZF4zmNyAKRoZOJhnJ+QEP8kEJ7Cp3EWsW3d0TK4NQ5YOk1k3vbd6Ye8oDMgTpmd5asYoc1WR1IDFx0oUJFvtk0WKf6OkaJB68YS+LLi26fK+eri7f+YN3+ExIGNCUZULn+M2pit9wJ/2Sa/nNF13wm/RmSv7YSVPdSfstfpPO8hu5dp7ffNYFt8P7JzP85lMu+c1nWTjnc+5Ed3p++4I7Gc3zm8+4ym+edWWHwEbrYvOUbRfWm5HhKxNz3DvDbzARqjdO5vjNGvnNXiYdrNQo0OfIcmbffDYWtKYsaKXFghbuqV7Ngmb21E3dJffrLnlA91SJe1nTvfRlupdeqle9Qq8Sm8l4VYsBo6brZIVypaO76fmLdlOfStSKlSXlBdKo4ZaRBVfXEdSyIqfKLc3u0DNgMmtcAptbTOqQ8wiAPc9I+SLS7WT1rZAqRx+4T9Z+2tqxfd2xdafefU6RMztx9ib0uC7YqTe9j5FKP+5ShHPFUrkieyqu+m0aVRXmRHZ6uf98PsGfof3Hlfaf5nN+3J2Qjp/ht48upP0PGdp/0tD+E64KjI83ad+f2XM7dSjFCsm/3GPKCc8sARnFiuzntlpnju79EqTa2modFhRQA6FPOveVzn2lc1YRRs1t0rmvdO4rncsBdO7rjG8wpHBqsOH3sWKS3LBPilW/APUnK6qjA6ZTh3SV+xDs7FQankg0wRYxlyrVLqUrq6MQOavEivSfCRT7UT5+TD6aUu/wDO8u911b2ehR8ntFQ72edqdPukLMADKajB+TCRnTx7ACa3pq3pvA0mh0XJxyEUrYF2FwhTkJvKT4HfxsxFlOqxiifYpUrhGpDIt7CAbotcUrZaTjNirN5rTzCiYr5ya4PiB9WFkkuD7otjaSt1UbyQPuYpWsvZEUsxtJsWgjEX+/LLKVBYvpsw4X05vxxhO6lE5xKd3nTl4oy29mKR3XlfNGGdEEHokL8O024XwvnFlGVmQdNdfQyvz6UReNL09Yk9kajS+oa6JyuazAUjGylooXwlKxAkvFC2GpGNFSgQb+lrVUzL4fb9YVtUdX1Hm6oi7QFXX+ghUFvW2o3woVc2OzsKQZLzDrxK4BsdwGSm5fCJQMvxioWvqlQCLsXcYSnAr1kvtCveSBUC95Wyg0L2sE2Kbvd7He3ulyB5B944Xy7TTPPVid25Rd4TzC3j7OXx5y7b5wod0XzjvTvlBR+wtJZJutfeH8ald4oczDpuSL7ozV79F1WTyr5hdq2pMLsDAuWHTzBXq6Whifcrb4gLmFcZPCfV6o2JMyWl9nV8aNXBh1Jz4y6d+s6CkPv6e9QsrGYmkbJgh2z2f7syR5fjUEliFZg5YZ2zOqDrTHKJsN11HtwYgglaZg8LUhGIfiZ4VGAcVCVYzKOBmgUBBcBALPrbCI4pmmQPJRZ0s3omD6SUelkk+ZSz9tLn0Wl6YqhqxqpJaCgzJcfzdfssYYfNKMkilCjZ+AliQ1nR7HcVUM/DgKhun7fVKdTGxo4KznJzbU07b+hWgVxEDbkbDwoG+YPoF+ZFCnb8OZ4nfvbfKUsA6uED8Gef1DcJtAUYE7BdzUF/HsTEtgTZfAGm2/DcXEzP1KQzgSwh6fpwLSjnYEjs8I4zNadPlIT1d93gSGYmee7g+09oP9lug3nz+1AtIk3z27GcTcC0Z43cbkfHxmydR9kwvmhaqhbq4FbHEw6tPigSLvF8zsBKMZjnw+doLR/E6wQue9GfbU3jYnUY3mJKo14c6jOauc6aExzpfbaDiUv0KYRbe0FNGa0TNWVM/YrXrGeapn7FmkZ7gtPYOAv0LQYYU5C1lYeJxhkzMjfilH/DCG8NWTC/H5Nfj8NZMXze+9rxpzSq7UvfcVEikg3y4VVvWimRG3MzCqRdgLMeiyt15gR5UjN8LmeoHdXC/E5jq6Xnnu9eUF85urZfW/aq1eFWvEPmn22fNb++ym7rMvXLTPCorQVkN4pW/ebrX0MICr7bbAlvdk7nBRpbPapRCzcua/M2oEE1RYSEpwG/+7LwV9JH9Ea+2gzs/VEhN7x7hrUo4Z7wl/pIi5yOftiVdWgBau1sxGgFEYRS8UG6w0W1jH8lYVyR2bU+fXpwJz6oLqlHwZbL3EEShGQnVP9+iXmF9eoF8C5krCHdaXT0P6JgsmRuLcQD7t4icI8ruB6yieiEjsvBMGhw6ZvnExFUqkKJL9U+UtmV6wdg4MCvINrlxddOWqnjasrM/oXUaTXWMzQVH4vOc7LqtNc292gWcXS712XhYw8RWufF9/8+1vMuSZr6XJnnvOv8OcFKVQbugYVvB2ZQW5zHZloDd1lWFxigwrwFlcZBY3PmW3o4pWDDKMAN04Qo7kQbGxRaU1WFlDgRg27hDh0Tt+rKq8VI4udgZCGSPwvRzDlYnfaAS+B91oR6MqXmecHk7Ta9ClPu1j8fEyPwbmYGILV6sV7BX3oLMo0LXzmcMqxVL4OMuv0nWRa224XUjY4lQJFpv44F1fbSInQTbax2j6/2W2bm/6+851+E5yrBJ8/xkTcdOeryg/8pRrTFpyziIA4hSV7sjuX3cHCbMZXpxDIc1ZyC1uBHmtEoTJKJZnp7dVQqMiaAALlXdrBndPi6QhWyino5pFEYTm+6xUsOjJfT1dO7dBJdXIpdXIpRw5vzEELNZlxooDKAv4zF3uzwRFIzxUwGBYe9zOuMITTPL2nterCB0ShxI6DauG0CsbBuPRWwS/QYJ3tKxK+BI3e7mIpFE5BD+OyuWXu5Lmh2gmrIeBroeC5R5xcfxyZ498ogMrgluq1PPBy50XkANadmh4HDigZYfVqQu2LDu0p6xxI0e6m8lGWp2RFhj7Tgi+ZlXHryxk8RMagvU8QRZ/M/FxF0IW/8B9p3YMWfz9HjXjcmFl28364/4F9W4lQLFedrrtHxa0Lk/lgStbqVGHDUHqZTca4+BrWtfc2LrmNnPNTa1rbmtd82ZzzRtb17y5dc0DrrnolNu66gG3Ibw8ZC96sH3RQ/VF6addg1JfmGtnkr9aby3NNaPWNWXrmgPmms3WNQda11xprrm0dc2VrWteY6453LrmNa1rbjLX3Ni65qa6d7fXuO91tZivJ82Zr2+88hb7tZGl7M5UTyzdL3mM/Pz3NiZ8gvCxztXrjPywBTdLDTj+kfvMRekdzvP59tIb3I+esXsTz9RE9FuNeK2HKn41QscTh5bvYrr9Y2XnMdRw/AZGBrILLstblEwTjFmB3dUaYC4zCAHWElRVPOqqHK9/ngZV8gU8dA1VZq9Gwk+wzlH1Wh36OwK84N5FAdZ97SSgYQDZfx+ehI/JHczphzGXXcT3IH0ujyR9/wTukzBYKw9/XkJGO7Zsoga0BRodykirrhaVYVLtUOJeEGhGjA/GEwEexEQBdi7yHweQWgefnnShGX8KCENS3/kTOEqc3cdwlKDWj+IokDPP4CjxrE/jKJFPH/I13uxJGH4LdYn+/9j7Fzi7zrM+FN5r7fu+zZ77jGY0WnvpNrpZY0uWRqPRZSuSLV+wDbjFX+vTz8QOXz7Fh8aJT0++HteWYzlRQgCRGqKAC5KT1gZCERCIoDFRIAXzEag5TU/NOTm/ipKeGpoWtQ3FgEu+//953tvae89oZCDt+X789NOstdflXe/1eZ/r/3kp7zwCy3SR9B6BZdFh0R+NqTzK7R9TKrctD6XtcFIWZS6zjFJ9KnjQFBvsUwl67LUCoT/351/lsUx16lLudTnflj8b7c9f5dtUf5a7rxZOSVO/74xpKpyuR3h8H7josmhCtSItqcpP6Eeo7BwjK/kouOoy3a9h3hWtldZnSGrkHn4IOho89SB0ejg80JneKLeQsxlqCPwzG8g6EXnE2TYlaMI6CuWx9bRdRwnppMFTWEfND/YNdw87zIxxfP9zObljB0Lgt6SrzBHhUB1/y+KvSoQs+8WyyK8MGC7MJIStxqFJsMIZcaHDQd8pt/+hsZxAqi1Tqi1Tqt3J8/t4fn+6K5GhMeJvmTJtzNtHCXhCmTbir8XOTckuQ/N2OvLnACbmk23J9mSHkUJlA/4qJx30V68LHBb8+Hi8CX58eSA87krGO7vh7gMP/c5OuN/dDFe8W5KbID/T6T4PB/xYPf43Qbu7BSJyUPCbpuA3TMFfMwVfg2kGBU+h4GkUXEfBDRTclII3oeDNCZWIMWVuIrkkO5Obk1tcR33itGn/Xm3/AlqMw3xnp6af3JlyV0vXbo1Ya9RmWTNH3iSj8IKtxSyqXWaWqj2sRYKGxFmVgiGJN6tKdpdNcxYlt4h6ag+TMe2W0wWcvl11T/4xGptu6lee+uUQqfI0EnGoAK3oMLWikfpYRKo5jdTHIkqGjTdGTx2JF/WYoJlB82j8GRAZUuzsrCvc2k5peNw7Bcd00rU5BBToZL5WMLgD+kDmX5J0YI/f6KYJAxYKOi3O8rhTXLHLyS5xxd4FN5SdCNK4CZ4UUWcj59ksFClzcPIJCnjeFHDeFPCcKeAcC5hFAetRwFwiIRTEdUfDFkEBCOgdC7jCOp9wRo141O2i3Zdikr6X8s6OZ2F+3D0YWq2pjTrk71GRgxRQRY6ika0FvAVX/093lfguKmqozpR96/xCpXhnPCwqQo3UxKuMJjVgYko0aAz4oBJoTPXj4xrdNqGvXbN+pPXXmkVugNuwARbt9nch73NPxpo9LFbX4lhDJWJNfUoUFaaT4vZX12yzkmrGbAlFeLJ3qJzByUKKxGCvMVlNQ5zbi4zueCXWHNtfiDUB6BUeoUy4HGtq1E/HmoTtUqy50V7ynvBIoRl4wm/8x1Jv5NEPc5K1VA/W4qvzBDAXjGoujBajPDalbXqdy3mSDu8T8Ao8s5iOMFpCru9NR/chj52cL6Rj+5AQUrB6x0HRp+jhEKuPoOSPmRIyD89RgaD5iwicolS+A/934v8uLnr8343/C/h/M/7fgv978H8vg407t0JNsUPSYeIt5bmwDkMP+H1AfcQA7k/2hdr8MDtdW7PT7d+fV5fJHcL97UOPk97uSfbqKutulvpuwvFmfFnqYTylN3b2clHelOxOFizxx2NszryhIltlp9iM5m0GldimTRpgZvAV26EV22EqlrBCc8kuLP0Z84VN0sGz5gszyQ4scW4bOzq7SDxTkKvE0gg8zN5PrIEKD3XMwzt97rqAsvZkfk1IQweRUsR/mx5bBNHdL0Q32W/TLmLGdAV75D3OdXeHFP0lSwI2dQ4Q0AKhUprPbYm/pjoHMzF8i72DkezDFrmE6h+ULTKCjncjttHl5MCAocDFrXAvOoCX5vHSNry0HftuhP13Izb1Zfy+Cdd34/5CcjM+fQtqsaezz3q63qwBUrfQsQuDnixztm3EVja4u5KNuhHtkTw3yS37BuxDknhS1ByFVXtnDB8vcme5hb8aiPgrkhzt6eudzMxAI2bQiFmZEXtA9A+gupwVUc+swIMb8GAis2EPthd9ENvdQXx4CV/d19lD8zJiW/DtW1UjQVoMPfubJFVQzr/B4zYJXCgyYO4ajxsYRYYjUsue5xGRcM/xiMC4czxulMCGIsPmXudxs0ROFBlUd5XHGXHTLzJU7yyPML2f4RFmlNN5EqSerWqfEMhLYtN+Ke7dqiJ3b9HtVNzmzU6FXvXKMdmpiEzIq/+nu4qHIrdT8Wv8bXcqKd3tVHhVzQ8vxcFOVQerO2L4mTSa0X2rBu43mtHNqwpzIs/bgoU6pEpx+3BFUii05YGC+A4Pyzk/A6On2dk+3BLRblp2tuhJGw2Y95AeirkhdlYmFOVkqmuOxobOt6auP8C4q3kRsm/778veVuHeRiyJCve2tuxtFXq9vMpjS/Y2CYv/Ao8N2dsq3PMuxwpA8elYERuwt1Vo7Ar2tkpmb8NPGnIpSKmE1DKoEvh2+4elHYwazQPCAvzaiISY5tNR/pAQ5s/SVZ1xpvl0QjyHpv4iontdDNm2cOGzStmks0onXY5ZoZNFuhbAKGYCySIJJItAMLdLWtpkuyGYFSWYxZAkRPKNL9kw7U0M8yXB3KGYGDslGhfMZjFktEMYUvSvSCXJvFn1FS7Xr3I0dsjyq5Bf/AqPu2T5TdBbAjSxBppYx1a/C4R2JwjtDtDRberUIPxrsiks8E1T4BumwK+ZAkEPJpmlBQU2UWBLCuygwBQFbkSBmwRhU8I7b0J9RzghRgYJIiN62ZuXrqvpp7WExY0NenJML3t/LD45PujJcb1sYWigU8ijJdbLaMwchSWHnVj7BDMP6RDmcEz6OlALucRCKhLueoPtXptZ7S+l8dYGP2KO07AyzyBmRhs9Clv+ODae3gEexGEEK4dsPNM175bEs5RiVsjVXNEtc7X1Mabrg8JYRbdMBqajp63vh2R4ylSb/oWo6jpUdZZKilnZvCoiTfG4TjavCquHzWs32N2bOjOctJkRN6XMoRRRdSSyhUkpZ3mcky1MSjnNUiiPbZDNlV5ojxF1kW5cPoYv3SaUkRtXZcCmVnT3/KbG3PVmUyPh1k2tZDa1ouQSrJhNTWhs+zljN+AOx13S7nDbxPDgY/QqmR2upBhrlXCHq4gnwkCS/SPGzO5AJZLKtvzRdLu4bTb5YzFdkB+1ZDthNRYIq5ETD9MWQwdbYVi8oppIrHw/hskVtxf+caVMFaf+j5+YDCU9FxsPyFnGxnOClCSloMbGTwmA4bwEpyOI8ftl/2OUMtWh2P0k4dfZ/KljAgVVoPORPT3vTnk4zS6oyVaJoE4T41yRrRLiM9CjJFxatkjM6v15hkl389waFeK/LoDrLs551Rhn/C91rUe97nl9+13eJQbLojOVZEMqWQfx21dyBPTRshWVNCs23uSjV4LokA3dWifRkNsNJoi6pGHSiYmaNj87/WQh+AQ9QAAgQeZxVhfUFDkHkoWKkoWKTeE+xSmKoOhOGBStAdGJTjkCBIp+icnUoWJyunkq4w2nP2fCpfHlweHSGwjhkQmXrmiAjVSS3eEDpOcGd9ycdtychhlXNN6H1AFTfAPV3hX4NyGmutMVVQ0D97pV7LcbXHxNJhZ6DHUioiPoThgZDQ2TU3vWHdip0LxkvSHWG7D25sjpgatLoAZKiMIByWEOBHyDhOBhP5mEa8C0e2EYN8FvQdudgNVKoA2ogOjNgW5t6EyTlsHUS1qGsSALJsJCgeAWb3KCjwhzUEhGTZTzmIlybpoo55ZwIwViGEkYdZvciKGFc+LReEmil/tpYcnd87SQPpSGFqJTDC2MnZsHuZOCoYUCilqxVm901pwg7ZeCEOWQ/CkmvlbEkr9CwIa/kC8A4uhJ4sobovNq5IiOWp4ttEbcD61xOqLyPIDWiAdAa1ChH2ehNQBdEakvGmE90EKStbRsSiwYkwdQthd0kiySmAmIA9Hoa4IQgmwCkaBRmE+4t4hacJnUEOlXLwlVhGYJdExOt+UTAcIruK6iHs+oxAqMlxZ/JZpbiGhhKyTG8U5Ttgxm8bOf1OsNbrCS8CEsqkLbE4Otm+q/eiV3yjzyUfvISX3kKBCZuFkw1i/HHP3SbQ4u5efyUSXIUusgDzXrPUVNBpf/rl1mwBowtC3PbYw6wIoYxGLJNeOR/fL7jAuuatdvS6lctfcMtF9VoP1ij+uXlzwRVYPrh1z4+fZPWjFnlkENEpcryMjUPTRI2ACGTO8Ugaxdq+5e0MeosQlbh+Y0uAuzkS2nsq7QZjErDg6pQIY2rJvEEJsQ08lviE5+DcENHFDnPDdqJvWITT7+Jgkl8wvl2hqPXJBMPGm1qQjkecW5qeuGHkleXdoFK4KbZMZtfc7FWARKe0Po6l8uZfPyRhoUlbiU1dwoGAwVpjfJBelNmCa9otAfC7yzkLkzvx89YNwejqtvBlFkBN6HJiiTAXj5LWQAPqoZgJdN4TfwMtCPjmtSh0ViWOd4iE2t2c2iojVpamzl73eVP0nsHBzvs5W/+y1U/j6t/N2m8Bur/P1aeVgIpfY8Xq/6j7jqP7CUe4DHh2z1H3wL1X9Iq/+gKfzGqv+IVv81U/3XVq0+y3/cVf6dAjJF87Cp/KNvofLv1so/agq/sdTRjyfREGv/uqk9j7mw9jmf6ieqn/mG+k79pFnd2IPpPFX+czpPnV3ZecowDJH4C0ey7Ssq/UD3qeesT9Bx09PLGf+a4xkfnPvNM3dnnrk/88wj5pkHM888knnmcfPMo5lnHve+PB+N6AnyhM2XCg6nqyj9xJXCWHscvwgoJITPHojgVw4Q/GTnzLw3tcb3jHPKL2T3WA/C4vZYSarT/orfZWtul61yl5XYp7bsPTUJKryBXbbWv8syXV9NdtlquGNVB+6yzWCXbd3ILitREMjN19O+KvfZluB6guG2+2y1d59t2iXVdvusoH02ifY5qNZ5RfP0+2xL99mhYJ+tcZ+tZffZRmafFWm66vfZb6yf5CWz1mcf/Yvwk/zQykv9wx8wS31WV/rsKgt9STy5NIVG3sIjiTtV3kEjCQ5lEg0/7TzPCEUESYidp/y4JlvgYCqc/z1GtYIxzQlQKDNWxb0lPBEhddpR48RmwnmKzo28mxuSjFEi0OYY1wOWXn7k+aP6dgbODlELVUVAW/XjadUHtFUHB7QN1W35t9XPVPI1wWg1i/e0x2dVAmMi4EsMamfKCwa1MxkfI8vouLzILNIRzxiDRiAMxqDxyVfNkww8q+uGXhcn+xMaC0kYpQYPQ0SpVrjq68PrMn8sl+gwSxke9PiwXnaMMAWHFjPrwplalAUubyDT6oaqKpB06Vlio6JzgahKZW0S96BouNLU8XtU0u4mozpTCHOeV0RyZXiTUZOBjFquvKTHGJNoKwUyq8MpOm10mCszEufuBgjRbgnQaCDJFuP7666IiPh+FS7k91Fo5a5eIRbfuynhgjNQXv6dOIwdjB6iTYY4lmKSeUDVdqi6cRf/XhGYFcVWWvPrT6tYNC/4n4upaK6Xfbfx6k4FMZ6nSpKeSKy/26Zo0sj2tJov6g5lKzLpLZCvjHOmrn5BDen0Iv2CKlZ1U1HVzbdj5lDqymsW17z8QOc1zSeH/daJwJVuOzGQgTMaoiBoc93ZLvKBiBYqrUrhJcHvM5dq/G7vEPcrq9gmpVN1tf7UqYicZS5KKqvqqqyqq7KqHuiwq2xmqMNmSYEOu6k67LbqsFuqwx6yjv+qWmv36+d8fawnSBL70MRmt8kkyqJI5Q7QVg1qSzeCIUUUPe1E5L9pRS1Z8Vhda0wBsAZ/s/pvFaJSEIplPU8jVWGJP0fVZ38vAKIfoTSi0Ki7eBqEjeQ0f+5jYrMVpaVMhwF1jNUpnlTJ4AhNdfOh/xh3wDGmlKUeLzrGHkuoxmPxqSTNb/SXiotSKnXepFrSPDo8ilLDecgpqAFqr5OPqXo45UR3ek0RqSXU6CfOHMt9S9OD38em16NBLYoyve5MLGChVImJVAGhEtM1tUNqkm18jbC3Y3SgZeNrvvFldkdD9qEbYIC4OTfopKjbuoQRiy4AY/cegVrOm8SZDUXcrSh4r+jxlyRHiySjqgz6VEUvO29EF9lxmglW/JQqmSlVsjkJGN3HvTgp7MaapBZYk8ZQRSzZi0SnJdrVc2eM3aQA3qnEpcd9vmTywrgqF1jlUlCDagyzu9X5Lbg69GeTN7so5nRsp3OrVkWwW6FYKleqVTGxyOATVJmrIolY64i1jlhr5oY0uUX/vrA7ErSkaXI7kmE/0nUBR0YlE8Fc4Fs6F+K1Z/aQdJ588/s/oBy6m6XcXhgXicGNVBr+Rn8Z+nIhiTEyl5plELOLxmjPoQQhNKWhWMf0Zo9DvC9fqUiGU8Jm9fLvWgtauyMMJIokIlckvKgkq2RWwt6HK/bhhtIULits0zFj8OywjvEZh8bcUDTmioMoXbF6Ca1sld4vJpIXFV/cpNWraPWw9ZZl9mcenrLVm81Wzzi+0jz932bySB/l/1tNIPl6HMwfQnzWdXTKOjp89At+u82OzPzAuTDPRbkrt5NfTeoHBNE57+cQ8Dhiu2bW6q2tEOcS8sLEViVoKQ0FeqWXApXfOgUqr40CifzSfk5oUFlpUPkvlwYVDK96TnlVFvQDH1CPZD+uhW8ASbqRiqxMoSpKBqo60Wo60eorUyhJBC6p9k3ff8X6oSuNKmdplDiuK8XoebxiH18LleohoKtTqTKplBLRnm8mkra/7OhUVatI861xGMg8PmWr+A2mVDc6xf5SCdeNTrOBdKyR3WVWpmMSazJwvsxrpMlOfpd2NcGmX4GSrVWFnaVkZU/J/mUUFZ+yKj5oMzU5qUVhYLLjaSLVKBhDxYIxVDV2j9ny+KbGWScUFPBDAq2J10Dpwgak5DVw3QajM6+ngAbkHGgAl0OFQmrEhOm3S2ZSvSvAxUidntMbOX+DajlGb+clrjstUfNGnQ1yJTPzWpcPlu+Y+YZEQBYyAYM/ko8KLtdb3m0QoEwVsyUQ9Fqz8JAYCd/cHf1OQl+XmSJIsgvqUqUA8XuK2dT9ionNe1MC5QBmiytimRY4N1xt/76iaqgZ2z0uASS4bR93RUydav87A1G+1tikG0JfW8PkFNJpmipNN/VFsz/naW5Ng36qSlKpcNSnTdol9mzd9mddHZYq6rBUUCHIhDSaif/+sXLxqcITw3AgKDFM03nxFrM6uLwmZe3d06mdZIom6p1diqZWGRt7Hju7+NZey58K8rTxwa/yQSb9H3Tz38vN4uCb/0FuFgbf/AO5mR9885rcjAff/I/PqJZj4M3/pPAIFU1IL5d++xnjoSx/Kua1fPs/m9kZvv41yc8n6bVq1DlmIIQEVSSw5b8aOzMDbHNBmr5CxsqQz6TpCw0N0KTFrMkfWt0OMMcLnA+SAecccwEz001BfLwoGhdtKuwMp1YUu4HAxxggmYiBRQa4AtwCcHNAuHfEdKhgVuUdoknNMyG+KFOpNd8hWDBVhjTnFSRG9LgkplDTKj5MnjrceQGIyVNJytNRnC6eUnyYPFBNFXA0D2LNswnJN8+7k5InWsBHpQ48I1jPrJytk9rwjDGgqPCseW19MmvgaeZwJon+4dQ0S/CaHD3GZk1RHZxp8bCXdP84ZxtAmsKs4j8a9V45L1fk8deDx4kVM+dOreL363gKWs8dBOGgGdeXNZO0QGjzZr94I/Nh6n3zdMTZIZ5kdOIk4hcPScvplB8Jzh9+Dz8rc0D8zg1+BWZ06+U0FTfIJElflJtzqiGf9fgx691pWG8o7bTeZ6NMvZsPGxKBWy9F2XpznlyITL1h4hGPLx6SZlDvZk+9hYmln/wsl2fT1niWNebl9VavO2bDFzbiWx2E68zCCXo9dsQJOEKPwxF6DNE4wz4OdESUsKPUsG8zqLMT/LGdK3IU748QgBTvb8D7Cd6f8+/f3vOJ4BFbnUlVGYoGidha6hAvAbuAa5TPzVDnOyWn0zydFHLxI1ZlfaHofFfPF02zN/PXuWK6Q35tZSdsSna8KEEDeZfHLbfpKCKO5n0wa7JVvrKFtppt3oi6LTCidrYHL2+TAXQjt1ne3rTa29vqCHD2vZhsRIG+t3OZ3iaEkB3mq0decAXh/GLa9B9ovjwohd4bX89968yFDpNTtIJCtr+VQiQHQQs1bbJW62m0sbMoPwPiNAu7C07Wwx1ylCcd+F+P+ZmGK4Q6H+ctuDDCexEn+UET4CVMAMLojqEkfmZNE+CynwCX7ARYz18v2Qmgq4ATgNAFw5kJ0HL15ASY9ca6sHPCIWwFL9MoHIzeenm7s9rbTY5qMJLhCF/MTJvrjWowkuEIr72Qdl0NUXR+lu2RBrFZZcFMGtq8S0M7K+5kg/ZMbOCzZJ0KWAoEwobd+4CAALUOCEDc0IGYkHDtA1RhJ0XNpw0CJ0A4CXNe18TBPS2KRc3s+zbxJ9PMFZzvGzPKEc/g+UijoK2nPbgKXLN8rd5hXTN33NPtU+3/Yp3j8ZRhCM2LptDgpSsW8a++CZrsriLMpMzrjRhMeLV1n7pzpit5176+4a6Z+ier8HUz6DQ6LVzqcusn1XauRgXJgE4JMLZpPW/c1aihrkYVU/iN+Um1VTYsqKMRQSOA37w/Dr2k5Ldz8kpc5cco/OM4ays/9RYqP6uVN0DAyY1VPtHKj2nlx65f+QVX+U2C/0ix2VR+/i1UfqdWft4UfmOVX9DKb9LKb7p+5Y+6yu9dQig4jsu28otvofLLWvlFU/iNVf6oVn6vVn7v9St/n6v88aXccR7vtpU/+RYqf7dW/qQp/MYqf59W/gvGu+4LudWq7yCbpPL3L+Xu5/FBW/kH3kLlH9TKP2AKvzHfwIeMb+CXTO2/JL6BQe1zrvZ80gn1eNkJ81H9d+lHZL3gC4EIq040yBucy4quffmDRYA1QJBiO188JUnaK0wJ5SVDPv/7GqhKn6e8ipbMLGaef0kcdga/gHuKYVxhMin7xivxqZ7n/515Hndgw9Qmp0XZBl4XAGLbcDQFjvb78wt6RsdhPYOnPHFgmUXsQH5Kz9rUpclZRb3VmU4MXnQGyJkevfoBV3yFUEQWHjZX/9ml0QJ0BaovoN8OoJ0kACF6ovpU/KQkREMElAtHuFTp1yXIUGSHoJbUTArnqpOgeU0k6I7Jb0thV/55IXyR/iAMk2rqriYSKyAI2Zd88OUzKpU/H2nsLxFt5EG3GQqfMNQtfadzCET8bLd0B8FB/6LUO+zdNUJRW4UAAlmuKpwrnYnIuniFQDujEBjOKASG0exhpxCgJqnW/mdnDHODfCptOvqUHoXMLdlCGNJVG6AEGElqrBt8IU4lQ/dQH4l9lGfs1qF7m5bVHe0+QFk/HcsqFceySsWxUKlYcXdFqVhFGe+WMsYdE5qMv5xOWDav/Mx9M2C0JwJWL2T7vnkGyoBReCqFRVx76gaLGE/G3qRvHpWzXP01cj9oJ1Anuw+R9Eiw27ANdqPBCR9YJ6w4MiS9DNXEOmTDhmJ6ulFZ4R5SEDfKdRccWsgi9qDIXPBPvE2K0uXw4Aq7OIHAy+LDto0l61Zu21gy8TnFCpchmzYU7pjE8K74Gm6Ph1z+hA3uA7ULHuysu045kFuCciSh2ZRPNI7ME29vhl9KZgJX37DU+2eQ8IFYsZPfMfMys5isP8aH2blGIEInz4Cw/vdbuXqSGcMV5RhCC0hEWpS0ZU1LWgl8kEUhzPtFSX9AKpAmpAPDFGkSm2NihVXf1twQSAEqIs1wMkaRZpgo1wkOs/QlGyYYxhQOcwx/HSa0RhsLANmGRkk14E6J/jVCDA1pjO+pilmkNpN2fNd0gomDXhSUIP6/a0boU6392dOnLcSAJAZPmCac0VvNwebjgDJNCjqEdDc6/B0z6djD9Fu2kOmewkKIT0VxXVCJ9usr5Ne6fhKuZGOTkA4KHoC11k56WlFR7QwVlBVG9q5TX7otrlpbMtVaZ1Q4OqDznBvbOKqbUBs8WRFfs6DGW/T9G84IhhxjzUHNw0W6kg0nWzCgzDG72se2DPpO70ObWaPNg57crJdvtO4cF8nIM4pKjpCk9rWDEN28V6KacFN/mVQgJqkELs8HABtEf9pKM8JG7YOVnojrf95pI9N1o1i4Nqkb5cBaFlnLLUEdaq4O2GXcSI3U1bHYOv4xHnstc5c4PLUTgOj3TNWrZ8R5z+UXIF5M//1EfWaFADWRka8zcUwIage0TSEIwWl0C6Al7W14RjekoWdAUttMl7TT/p4we9O7nwFAwk57ChpZ0887WtGZ9Kd0BBQP63XJBNRjO5L1Zz53gc6PgHvBCrRE50D+ckGWJDwQ8eNSwRCJ7QGv+DkLApvWWoUYW1/s6TCUS5pBbYwpSFAQyiBwwlbJLiJYIy/xuIVZRXAEdtAFHucNbMMmA9swfiB/jsfUADFsNEAMiAU9TTjRReU+z5fJfZ4Gd71oFDsBYZM1pNrabVSWIgtbqwB2JJ8XZqBVKBZyRUwWUL2LqHTBnUVyZlv0uRcusC2bMb5boBcsDrhJvq251uyDMn8xV1AWF80gd9dw5ZJGupU1cFZn5zFtdhu1fNGMXS1ih9sEdTlxZLYBV+sXTgd+1nbOMBX2w3hrMrOJYqpJboQWw6pdFMWczIIrMqfn6n6TmsSUIW8Ubr2dGh1CkWG4mG5wBWyQAj4vBWzwcwdFoIBdGGVsk68UFHbjCkLP6Y5/E/ZjHHaryEFOe4GSVBnu2KeAd4VJUJHTWwzMAvnw4SwfDmvPsIYTWCvciBgSaYfH/vOdSCqUGHDgm3ABmshH3wXBfQoY6rUdMZG7diOcR9an2upwqKRwvYXNlrmzZEm0Z9IGGOUXYTwb586G7Rq85YuO25ixDIyrFZS9+EBg06OUYGx6jP4xNr29ODU2vVtxqjY9kBdj09uHM7Xp7ceZGucWcaZGtwNMFS9nSzhTm95BnKlNbxlnWZMcFrsxyXUO4VTNT53DOEWiKr5yBKcX9JR8tZquOl2cntGrx3B6Wk/fhlM1vHWO4/Rr2ogTOL2mp7fhVI12ndtx+iW9ehKnr+rpHcCPq3V/G0qMO7flcvsxUW6hEuNOKjHs7yH+HrK/K8ntS7mzMCYnJwHdwuMdgG7hEZqll3g8AQrE422gQJXkkG85AGK7H4KquWaKupmfqvlP3cxP1cJPdQFETEycY/viL/H4NujLeTy8lHuDxyPATODxKDATyt70d1JI0x20VtxurX6dMR/LotmIjnvTwVhyQl65jbz0+CPcjsfIIgdLMOQT78K9ux4mI42Z+I4ZmZW3mWl4AsvjeN3X5ZgU/DbWpbtyXQ6HdTkirxzN1qXh69K4Xl2OmrocQV0O+wgmWPaBQoia7sMcKdgvxsle+d6tSsn3yY/9/DEGZsbvc1626Iy5KJVhyVpRo5yWc3adhKzvpPvxDtKumkRcmtCdavBkwzVHnhzHNyXE0PXHrWjOXiyLAptyvCPp0xZDs9XV0qnktuQEOIKjyZHkcHJQWrDMHj8gp0s8XRTS6MxW10rObPV6KTXdxV9XS0YePpFIT4LC3FYPp0dAVMeCgQg6Tqi1bwTtsOGQ+vczUus4XU3CoZBMcT7A7bb0TuG2C0G8G6o8jb1lBpXVcT3OTW3l8Sxn+5aOFejfGvoXEwKFTaGQ2c5xZQF92eYyH+/r/Tek948LP3YC/b+m3j9bdr1/umx6/wR/vWF7/zh7v5bp/dpqve/b7NpHVcnxGxo3hGWOkQ2pO5NXZr+U0UhECdd0qa+MJq4melKj9ao5jVitTyNWMxqxoQEaMeirqLPKaMR+KZCN4SklTO4o9krBgcI+DKEXIndbI9cghkNCPpVOGw+XsWTaeLiMa2UauIWPj1IMn6YY3g7E8N5PUbCvMGbnFMscpRgNSRw6HvrajvNsmJwDNnTw90O0yA3RhmhzO2hQyleRueu5smrqWPd608OkVbrPlU+1f1nQtkw/Dof92KNZHA37cdj0Y136cbRHs0jOrb5iP4J/G7b9SEApIkcN2a6cBmjoCDmHKe3EC6LjkKpAaZG43mQFmOnL9OYUe3N6hd7kB4nDXCH3g67U3qMqUHt0iLWAWZnd2cayG0VQELqzzu4c1Fmmb6+hb8+V6brh7nAe4CPKMo1CR/Iqpy+VAPzxRZ3Dm2Xlgrlv/5a+1JO+TcaAH/gaPvCRcobJ/SfqGOn/6RX7qpRPZUY6vdJHKt2P9I76Da+e6YGrZxrNnL7u6hk2o05Gtp2n5BydEghPXUApR6huBnoMAzGVXUB1p8eqc8iHVltAQ7qARo0SiwvmfWbptGXiyVri6sEqmuaQTzdVoTpI4KnpZRetG/RtrScPX9jHdW3alygkOevCVbHFk+F3pvYd+TcizvUd+WuCU7Uj/zoTO+OI5kgs6+lYEX7OxKgujkhXP8oj0tdLTCbS2Q+JzwB0y+4bYK2NwV9MYXRDvJznDe8Oiz3fOHtNwdWBLJBIHWiVoh6BjCUc1XEVTNz1cevHNEwhShwB59jZZNO1l8mca8/XVAu4K9lzId1D6eFux3jQh2M89OG4y28Vd63iw5HepQWDGu5B0Shzj2N7WObYW/D2ATw6p0mywQhSG2x7ugLVQ7EDms+cadm0nk25u0iAPqvXUKkpnsWezwPEP3KKJQve6Tg2kv52ePzk0Yi7wbgRp/AuYTkX0NFPnwncQWSlDGPKX5AVM0oHklHJJbVFo62hjPhCWZURV8o67T5bVmXE5bIqIz5dVmXEpbIqI14qqzLik2VVRlwoqzLifFmVHK+U3Xa8ZYVkk9IGuxIqwTbfp3wJ5WHVwfy3XxC5AQuirlUxvjGK4b+X0cjwW2CI8r54Jw6jmksTW9Mm9aCmDXVMDajjaj2dVNNpQ+ym5nPGcno5Yzm9VLFuNp/eUM2rqfSJ1lN5mE7XPVW0JtIrtRAUjNAW1gJKgG7vQyxGTV7qNWpeFbeg04XAYcjmr68YMI21+6qvzei/doum1qP/oapetnR3Pr5QUEfllwgXjZESvzn2QlUa/c+NPbx9SuBctHOMHXibRM9V+m9wBb9a1eMVRprUBf34s3J6OL7MI94GA3U4fsXf/yICwrvz2rmXKgJJCovxvBnW+fgrRag6VFkV8/jlos7c14q0Q2vlOY0Eg/qVyKOo2ltf5Pb2RlFmTFXtKALL2f0+C4qQEOr7o/bXFZnjrEqx/fGndfSvOH+Aa6JWRHEEtbar7CXVg+kTl4IngqeYKularDjbr5cP5N+IBWfEdqJoTrXaGJ5iioXyKWU6h7jli8tXW2bZXfQRl3AYWbGXygqVfa3cGdWnr5PMUJVmY7pxj4MWzhJKptJ9TbVkMKt0z1bldNLgk4oPu1eW5Qcbiwiqk04RVmeaKbYKYBTSdfxZTKZPpTNJEcm2YKgjjwBI+3ukFZJ4qyhwGukMtWu4c2+T+bAeF4CeGT4B2HjhvGkhHmdyjkeFn4E5EXstfqSzOwTjbgyF4ydd7cGKxCfFiXuWDHCy/iIRZ4t8bY7+2HWjcCtSTbfh5TSR39NJnebDBM6erlXVpAnXQlXBCRi9Ub+lODXqt404Neq3TYJFz/ubcabqN+ZrV/XbVskswrvzOFP12zacqfptO85U/bZDMizwbCfOjPpNFFBFq3rbpaneeXqT5ojn47s1NTxPF3BqVG/INWBVb8g3YFVvezSR7i7RHxat6u1WnBrVGzI3WNXbfpwa1dsiTo3q7QD22qKo3paMvmuS+rAlrw+bpD5sKdSH7V/KnePaXwRbzuMBKO95hEfaJR5vxbTncR+MAVWfKCjPrM2ieiuaoib4qaL/1AQ/VQw/dfNS7iq1eMjU8GUekbjhNR5vWsqdripg85v8vQD40opXdy2KNH2A0vR+J4cf9OquZZkWe7165yCEdr6yjzL6sqi7DibLzqcWdWmF6q5DuHcI6q5lHA9S3YU5ty/RCXkrM6AEqrcgidLNK9flprAuPtlSUJcNvi4brleXBVMXpjK5CbYNq7spYsFuRU23YI6kniXb6JzWoSvWxPtb+eNgoxGo3pb96UEb+mJUb8U+1VvLdZgo1A4SM1xUb0UKUs3gyQ2uOfLkMr5J4c33xyY0ZyOWRcqm7O1s5u35XuXPvuRWCIcLUOHflOyQFuxkj2+T0+08nRcSvYLyx3SXUf4oJbk1kZ4EJdlXD6fHQT8QB0MVju84pP5nF9lGUPUWDql/fzlUvS3DtJwZCpgzVVC2w7dEe5Mtk0FruxFaAcqMquqo7tWE9mmoW9uMDkRSD444np/FczPyXOZ1c5mP93UvxHp07150L9R06OA1de8F373nbffeKhEZZdO9e9m9xUz3FlfrXt8zrn3oM6NyW+vALGFgehyHcvVV5r/k86LQd1B3VDRRhb6DkFWwRWLNyabrri8TgnhIxSbdUXXP4Z7ajZhxWbdT7onk1US9gR2XLxQheBYF7RspdTWcp5e5EJahGCzKw/70iF2Uzmp7MLDaHg4DBDpH2LKDvNg5EpTmiVznkEv0bUtbDt5vuUXLX4dY2jIvdg4pwg/3b3n9UNK6mLZWFDUpK7tvXkAJQh4kwRz2eHNB6EYknaBWSaLaSbA02QzEO3Nzh6y9fEByroATPKhnRLfSszZT9EMtj7oEJH0VCfhAnLMKkEi1Hvy82jRr/HzNDFnNfr5rcsNvMgKxVKSjZ1Pu7pgRnKVKIiQ3RY5tCkIzeLgGxdkG2EQiDqaxxENUup/yqrWqUwtHkq1A5Nuzeae9kBkdRlDYH4EApOzx6ayY+Rpzg+L4aoTZjeMrEVYDjlciYquLOknm61ciZeZfj5SZ/2qkcgjEUxFDvyZiqflGkpEyycW/VhXWOnJqFyFZFaLzp8UgEtmINJZbJ0cemWE4c0Y1u3yg/b9ZjSP5aDh2iyjPDDMFFeflfb71Ly133v1kqKgsqguCfCD7GNj/9mvmse5LPe+cy/f1J/PkfGP7MzegP+taEy+1N1Rqr6nUHqnUHqvUXlCpvahSe0ul9oMqtS+r1L5hgNSObwZfu1KzUvvPT5UITgh0AEjueSuvXyhkXJp7RA7BEKgOcHHmYKiLc61fwO8YR+QGHZGbRoELeEI6Ilf+mzoiQ+g7H1uhr0BIbq84bhnFcVMUx0MZxfGQpJttGsUxtDBo6p8+bVS552PKPk06IrclpYK41g4JlALcr8lhrOQmW2O0WQOhyJagG9ffkawH8kjWA3kk9EAuu7vigcy5mMltIXktkhHjEByJQ/AQHYLx2aJHqR2Wz9qyelBqR4Id++V06kVItVPCJ0yYD1GQHW1It6FvGvegVkP0scZZxTRsio7H6dQK3qtEb5vyXsCEc5PS8lJGLainWqvWWNVpVnVaq2qqjMQML6LOyEAsFR6GhBP2OIA+R9DEjEPySDK1otMtnzXF41sQU6Xzxf+qxcmWtDh/JKc+I9g4ySB0c5rdJcI67APrxD4wcFK1mEOnQlBc8XNtJqPMT9lMJvchOKqJRBAwMjaREQM5MJpI2IlwrybSd+boF7ugelj4uQ4pQmuuxyX7+v+gHG0SC1n8kEa5/N/t0iYO0e8qBPBvuqVFfFG22C+tIbO0RmVpNTNLC21CpUczS+trQS8MSZ61Cvr276JBNWGymmKT+SNd63mZE8n4vc2CkXuu5nqG9DvE+7Khu5m9vHgUvrbIzyeAqyOO3fijr+f+enMku8ZGs2tsjMuJ/nvD3RH5cFGFevkoJ8Tesy92vz70WGfS9WQ4oZqU279OuoBKTSi3PxFM3O/QYPHJTHWPfq9U9/Wy8ZFDAbc1h7LVbGerOSzVnLQuAq8P7pWxwb0yNqBXGtnPNbOfa8nnxtgrYs0apzpJVCB9/dJeqV/arl/Wab+s6++X9gr9IoGSbemXaraitWxF61LRdl2cL5szXI5ciHfyjOu6kJjjyZnOjLhj4iGma2jIQw3zUMM9NIYoUzqGy2NP4cZTgx6DhmUdHplB8uCn8PDk9R6Hs6g8PslsgUJKhnRTBSmZ0B2sgWzmWFYNkpJ1JCUTASnpWURDTOjL/IgNcaNrkL2YRdsm6STfSCSZYoOpZdpc18jMSRQIMEGj1CeOCgR2pXsGJQ8JSUtmPaGVnf8/y+eGMi4Pw8ayUTSWDnGIV2sIaULFoA6jUWoSwaxpJMPwsWioqQTm99yd3MVIe9658ad6WI8JxdfFvUW5+puiJ1cSMWmp9IdBkqfCH9MKU7zgYIp3Wozc+Z84g2w8rEIyzrB57Gq3C3s3JR856j+iRSSuiBBmtzNlEob0KfCZhmWEhzYzKPbppscH6Ksnte0PbPxpIaRjcuvfSuvJ+MrNh5Lg8lLuh5jYbd1S7gd5lOj9JeTBoSlNz8/zfD18fHkcOYBc/ThOIecWj9P78wRDnljKPa6Ax+9WjvpRTVH5TvVzeASHUUY6ysx8kDBPzCdRYW6m+9RA8U1JZoowINTuFCjupJZ6XHfJo3SERjKQTFygGrwWQ172vIkr1JvF9n80VhTkLvpPyv0XRYq5INz4q3EgxSQtw3lZTsxiHg9Zt3HuMUXv16OLKGulcmx97wdEpLgU6+C+FEPFjeOFmCgHO/JYfnOcGpfNOvhsrFljrhjL3xeMZfAV7PiJzKYvxioVtFQqGFapYEilgmZGKhhRqWBWpYL1KhXMDZAKLkQ9lkMfBXn9f/9wey1mjCTEh+jJMlCWNhPl3CIsXfBRkQNkgeqKi4EQULIm6sHdf+IkvPMQMKtKHFayFb6hRtEgAJLwwWK7mUmBsdJ6EV3cEv6srfJM9jti+x0WTdxIN2CbFdBlXKIShjCqbbksGeTqFvAIpTVC/gcD8pryPxQ80uIg0KPGvUbLGvA/RUkr1DD8z2tCun/Reom8RgCHIMxKyMwI9WkT/urwDBxbaqGe1ntW+qfa8u4Q350a8AqNz1fg0Q10uHXmFAaqGRXReXXWnOLqemQ5LeaPqi2kM9cPutRvzdngrTmJt+Z0nDUnddacjc6as8lZczY7a84WZ83Z6qw5886as20la852b83Z4a05O+ETYkw9572p5zlv6jn3F2nqed2ber7iTT1XranH2YKWvC3ooLcFLUNHpragQ/hJ3RTThP8efh82v9dTWDqEP/Y+fx/2vyvJkvGJPmh8opfpE602I3HXXjTu2geMuzZsRucrajN6rqI2o3OVZLu3Gc0Ym9F28wkQ4O7HaUMyv2dYhe2+Cuv4uxhWCTakV8pqQxK3kD3GLeQm49a927h1Lxi37h1LudfLJvFu2STeLcP7tMYAm9galAg2OAHf5gjDsYhxONDZ1wgVs+q3Otmp9xtKKlig09C7hp7dRVFn15Mj8EKDB643YEHb6G1JgVvrktOB170t6UjWqpUxWxx5hDj8+IJblHRACS1JNd57WJZtUqcl6SitWke9VUu44sC+kC5QU4AOGMNUHgVF3YSO2Ih3NnjsqMTh4XQyivYaXVw7eDfBuxvw7hDebePdcSzUDd5wEhYfPGJdNjaHlopXYQi6FbaKFNaK3cyA7oKDQhvA5qyl4qr3wX6tlB71hqBXS2lXfqEPaK7oai8UM9BBR7yxBaO6z/n/pit0sle34+Va4FftbER7V3tb/Pl8l7qOlqkTmkgW8GxDAqEkKmxCNP5dahxv8mPjjVK+WitZLGt+lrHUHb7atUS5212seF0yJu0CPduJXtwhvSU75hHfoiPhpDvCe5h0nJo1M+kWzKTbbXy9s5NuSWyC+8SktaaJJpGJG3yFO7Tq6ayjQXHwXLpsjIqpGBXXOJde8XPpSmYuXbZz6dZE2oe5tK9vLtUycylYuivPBv9yfdBcEntjEMJVD9+uc2CCKQPbWC3sprBDKdu14atRs/p0Y+6C2AvJYDSp637uruOF8LMvZ0K/V6pPhjCt9Eq2AxQP6jWDXkUIqU5q0as2kB0qUm7dQLk1Fbl1EPMDbjJV9KqiyK1g0Q9I6vca8armsGYaFFAbIqAOYO+Ca581kaIDnupG7+178HrFqYC2+frF6YO3esSQ5jc1c9l9YTXkwFy4bwVYZVzLzeM/+QP33XTrd4/+P4PTh2cydsMgEJWiby1rWPP6nb+GL7nSyB3aHyAE0/bHv3rHCf/Yv4K0zCC6NZXISReUOLlCidCcQqR9X2dK85qZ7L3pnDVarqCp3LBGVtww4hsGMuJgUpMNGUb8VzVMweK8RGICCRbtd7hVAtX8Y+BdRf0/Z2Yv5irU7n/vVLqv++QdYHY3dFJwzXOq45cNRgLI66GuquVKFF0Voz3m8HTSmVH/WWmbaERVE7RJW2nAExoOPGFTsKJ+9bRfUaCqRTrXVih0MPGZWUg0cM5hHWItpWLWtB3v+pJBqPymF2vmMr3ZyPQmE7zPDepNU4+5uvZVI9HOQcc0Vu6VRrZXmPu2od3oOkYqKk7eaWo7Zs51THrdjpmjVVs6ht3gOqbBjmmASqFjNhgt2OslqgbmsKlPQ8ECbR3aOBU6NdwqRKDyuO5a73mPkIFnMvqHOZvHTgEXqkFshOIPiNWxlBbFITGP3wU5K+idr5bSVH6LSuFyUefclaK4Em5cyVa3wc3kEtqIhm0SWQ0imYyF4e0Ej3QDBiSRAUk28cDgfZ234Kp4mOyJS/YeAOjJDcbbnp250XgATDoPgCPOA4DMR2fGuQFw05OfFK5d2Y3AvN9g2QrfW8UNW/aoM++POfP+iDXvJ+POvN925v0hniVEvEq0K1LMjAp7ZCON/BvRzRto5N8gRn6PcIhpdp6O4jDcXhAY80ImlulaKVXTdki9xGFyNQo1F66qYmZVzV2XRv3SmczqZv592KyFQsyZOJaGkB3uv46CFCwVQs5nDq8lIxv56Tmulo29G3PPh4q6MRfpYzHHXTknpI3LJicJssVhQlZPiunpV9BKmhibpOiVovr4dy/0mPVfKriwoy+s9MwnC3W3yTLtP5x5oHDHpBQ320g4EG4w2X20dSw3UDdUnCHLi5zzMMHhvEWnKOUcG0avxLKZ3C1Jkei7rBNDAhjmTABDgX7Gpv5l9VUwmqti+wtn7JqPvVAlsQqiAXsex4JC4cEjiS7zAnktNIHzH+pJMQvCyXYeA4kD0sPxMIVFikNbQxEAlj3N49lCZ0q8OS4VAm8O/eRZ88mP2E8qlRvEATXXwmbBvHFEljOy4MvVrxsf9nPmQ8/xQ+TuhMxJWng7jkUlcLxWdGMb+IUYfFGjJo5Mdwb4onrntbjnjnt6KsAXfS3EFy0afNHLGXzRC5U1KktfW6gUEQlRRWzEvIGU6weOS+gVJP+MrtNjxPGaKk1rK/hidIfoiYFs3JzDorCvtL9ouFWNZAHNfC80pv4jyswSUe51KFRrNvSCt3rVqa8IntzrxbDxUEoFhanuViIPkYkPLuZuGXkhADPtAf55KClgxQS+ue8ArnZS/cwL6dDFpP6ZtP2JnrudYQvRMhLSyiphS2wISAHeKAGtHDW0ckRoZTVDK2EEhHP5iKGVL1FV3P5du+G/lO+M1lX9Bg21GJjHuv8zZuZIZ1w0m19T4zLFjlFKHWOw8molaM1s9RhRJ9Qm2eoxok6I5SFrRC3LUwGAXCsLINeCbXKCAvcE/59U+9+oQLeIF/+Utf+NuljdKRerq/a/gW2tij0PAHVqBxxFOGoMJmeSBr9xDug4N7pR7oHr4K9mO1h+Q8GDF8GTSw0mmuWMQ5tCaPmdzYxWvxq8akZrYiD3DQf0ZCIzWr9xxregWtd4iimGR8BjM6afJmudFBnpMJwUP/MCnR8+88KFl9OZF+nEifkn9rMiTxC7QHptr0/b67Ma14LerTopdVznWiNd76TU9ezd8aB3e+pWhdsFehVTSSkyE7zQ63aWjhpFddQo0shF0XWajhpFOnEAx4zwMgAoYVsmMAKGY5hKRsQjbw29OpVZA729OoIPZdfALwY1F1Plq6rgn/OYLhsMpss0uSMH79IRT6KabKnjPkaFmgcTWjlusi1ExjSA8LpkEu0yavxZNFPV+Otxpmr8FGeaxGAjzsZM7oMJk85gYmWLwiZvUdjsLQpbnEVhq7MozDuLwjZnUdjuLAo7nEVhp7Mo7HIWhZu8RcF55Durwm5vVVjwVoWbkzFrHjBWhT3eqrDXWxVu9VaFfd6qsN9bFRa9VeGAtyoseavCQW9VWPZWhUPeqnDYWxWOeKvCUW9V6CYdY1U4ZlTyibEqvM387lBlf8yr7BP+fluowj9irAdHjfWga6wHy8Z6cMhYDw6L9QDWBQMCs2RAYA4KCMxu378bjFVht/nEXI9VYQOrsNtXYa7PqrDPWA/2G+vBorEe7DHWg73GenCrWA9gXTCGkZuNYeQWMYxMiP/9bgqkHlAjArrOYdw4hNFftnUuBQrao6KZ61Jpd8QpaH0WC8BWHPB6UXp5L2HEDqDUFnAw+OpB6gWPM2FRxmZxPPAEv16Eh7f6TQepDGxt0p74j1Y2/qM0qBxFzk9Zzqwr53hyPCznOK0GLQB97PYBAyc8X3Ai1CyfwGMnHpYikhY1yzMvoiuERHcOgb4cE/042rjVh8cALh8uH/MgD5t8D252GSHQs14P3GkJNop/ErHBoDWbQXk2dWaJ0rXVapa3h5pliBPYiKaR4yKFwW0WenOWeBPbHYRWbBdmyGmWL/l4ipfK6YxPcHChnN5mAt/QvjS5TT0mZzOa5ROujRwCP2DpCgFOnRNhdgSf5cQnOEhXe1u8Cn2vuR7C+AGdJdCkI06mhVGQ3T0FBVrfWepJqiImi1txay+o0h7fCL8Y9ktxiyxu38DFgPIWfPVvAVG8GTRyAeW2kpvl5Vt0ObBvOLeWnPHthubWrWZu7Q2tFm5uHZC5dRhz69Da5lbcN7cQ4YSKb6JgfGyFuQUZC9hDhzC3boUNrLi2uXXez61zdm7t5a+zdm4dSqR9mFuH+6wWrczcOiRfObz67PAvH89aLTx+TuppUXI8fPs4xyiYQgdIXDb1JmDRDq3LOtuIFxTJoWKsEy2z8o4bJAd7HS+En13JBJGtT5KNKBn8SrYD6Awl/OCU4wfJbU85brs4kNvu4aqmlMueclaL42q1aFGnOEnlyCQsp2TPxqllGsdqwqRSLNorkkK+0CvDZa64gCP59a9ktrDCnWmrcuLkuY8Knx35k+gIZuHvbGTgbo8eKuQrJwbpoRRIZaKHr6RUP53hK381kDewCoiNA3IteijkuXyczPsk9tNZsO9ss2DmyPcJakzFUWFGkm9ZTZQw3+OO+R4LOrvnU+SvRRM1aWKKyD7i24yWlX5mHDOjokV/O6o31ylqo6KrSZ0oTZDpnmAa1kkUUtBCort1cJLRjHPjaF3dD+EiiWl8PEllKK6ePm3B3G9nDRfAdEqq/82a6n+L0wBnSyteZ2hGVx6a0bc0NKM6NBNmaCj1TrA/Jt2wCPjQaO+wjIkEx2EZ47BMrjYskzos42ZYDJLNOIcF0HnoXAdoQ6/LntnNaPt+BQhtZ2ohYo22sMf+IkF9u3RhKxDrelRU4aMhdRDBcBsL2jaooG162YHvTHEZb0H525Lb0QvDdNFHf45LE3/Z9lUCWYQepIodPQXGwSL1QAIsssiKSILwhy2Bjxhhj4EqoVAW85tn7Mo/IZIJAKiC69vlel6ubw+uK5ZGQa5X/XVOQad1n5brqtEXMx9deEvprHtgVh5QtfysmVTj2PFknW8TCASDBTphltgEixfxsErMGiuLbXSyWCPj3aViYU0099YfrG0kunGjvj6RTGrGvjEejqPWpuBkHBecxeGEszhgS8D4OosDWQr9OZHMmqyAs66Mjc6s0HBmha3OrFBzZoVNzqwwz7MxTnDA4yj+g6FCCoUDgs9Vlk6EuZSSKWdeAIrL6zQvAMH8WqFfy9LzQhZzd72ohzAy23tQcNZnKU2IpNVDZaqDqMzUAOWahMNC8RRSmV86Ey5/Sd0J2Lc8IR7Wm66tCvAXcSjWo5N15Cy5MeSIJBm0VO8et1Rn0lGdyV5NTPazJDdKdSZk553QnXdCd96ppEqdnmi1RvmLY1G9XRG11hBHZmn3Cj2sIougzoiV4rmSGgO6n+6xUnzNWzLOr/TMG4ElI28sGVW7osB6Tw2yZBwjFgkQ5EQLRgUs2MLRhPkPcD5D88VtJlxJWUkWSCVQMmUc8SaMI96occSrGnymouIzdS+L+UI0xdZ84QGkcswvLRp96KgCeuMMFQYprSWLRVcssZIKhHZEUGaBntDd08W+YNM2Hb8tKWW5v2LJ5xgdjJlOdlQgc7KK6lFMOLExqA8ydrI88zeSBvDfsECCVtqnNWR1cw+I1LYwNDctKA8fm+YH5ga9I5MxvOOefj0X2BvwmLc3FIy94WycSYLWb2/4NzePImfZE3m4Xpfgep1H/OawuGBv4F+5E4l7trU3tEIUJgge/TYGj8I0yBTwukT38sUMClN/cCgiowOTxNnQJFFj2PRt6jRxLurY/G4SriFzg9VwCgSN+fh0pM7xlyLZ35k9MGKYpiTeFOmhRemhUTde+BKW4QrT8JJduZciF5nxyciGZlyI+Ga7EehJJDtOb9ntQOkyfD33FrFc/MZvfD6xPlX8gTwOw/ZHl6vS/QDMoy98hFbuNRVuEXBN4SMrFD4SFE6oovaaCm8n7bDw0RUKH6VpeeQOZDwVL/8d8flwrMfUkWHIescnQ4LjZ/3fsatpHGihLzawkEE7zcYGohhMWot2+rpIif+XJfevV2hAVBNO08YI/s/GMb3XfDNuzTdNmm8ag803jUHmm0av+aaRNd80suabhppvxO77ekVd31rCV1vXNwEEbTlAUGWgB7atKSYboA8oI11A1hH4paC4HBP7tRjw2XaoqkDO6DNI0t6KRUIkcyY9YvQa1M+/SV4Ff0/Cr0uG8Kc0UozRO1eLGszzGo9IZvYlOWJ5x+BqYmTGHaMKB+pUUpJRYO8VNYjoCo/DXqb2p98xk64DuF5RmZtLBoDreYS6f8qcn49SlPiS+fVclIL5+aT5dQ7PXcDIQetvCFPzlGIL4IolwFXeWgsuGzXrPqmSFqb877+1PX860qids5EYRK4NMH9WGGBzuqRIY+8G0Bj76OqgB2kERQTjhXRDMn35hWTkYjoQo/s7Zi4GgB2JZ+Y6J5SIvVQWv4X1g5q4Xi9nU3lEmv3Ac/Cp4eAvldON7oGNAQe/sa7giudKCrZ4tgSZeYL+MOvJxkJ67X6oeAria6X7x5CLt+L4azjOczAQYwxppPs7tVOUZbqv1MRctIPWdz3dCS5jl1qMAK+53liLNgN+iuhiBYKu3ITFkSuku2+TVGVACjopWH83JbuZMwpALQl4FzwyC1MLDlMwsxR25Cows9yUFWJgGXjqVM+lBThpXWGvyeF2uN6C2qd7RB90jbGn0DWme8/c957OrX589iR7oepqBONEXeIeupzvEd5pPz5dfBxmmipOLkSPEvByE04bjwpBEvnxAFSnk9A2TyQ3aYZyh5wBgI/268ruzbR78BdQSO6kMJ+zRmBqdp88tTui9ad5U0TLz6yNXxNkEiyQHwSP0lJOpIElj992eehVfM9fhY3l4GdWm5CS4asAZWwLyliKvQdkyuDkVqGYdHtp2VAp0vt9eHI/4FaVfFxtKjl5rWlgC4kkOMzeS6Fce4W/pA+J5PvFpmzZDUKN7sp9X1NCS9CgbSfSMXXkALr0EC1W3W2GRdqV+7x9LNFnXpJnsLzdM6JGmwLVs0VU2j922gAsHoVJDoWcpA4KpkFBKY5MKe6xBOlTzzVY0/35szzijcWl3IWGwiwiSeH5hmIbglFqnDIdX2l/3xmz9ufB0pgK7MgnrhaizlxnvtlwX1UtZ8NkNafyU8ASX2n6kj9qS35Ag9aFL84+4j6OuHavhwefM2Ccr30d+s6GYUMbni76UyjRGyYbNlmjtP0OQUnsEAUMM95Q5IrFq7ngWFhMgcs1nQKXavr7JfP7gviFwzbII0S152oaBHqOx2GEo/IINNIr7LiGTJll8CiNh8N6PZa2ZiQuWGcRgIxmbMoBywO+Xmkq2FVVEVyer0LBz92mShT/XUDJ6whF/EgVVlBqV6qwweH66SqSZhDYlXGJBHatEKh1V+63qgYOd1fu6RrlFjxao9wyH79ZBfo9jm9UqfND5oAqEmjQh6mK7BnczaudOyWapdq5SxA2q527xY+u2vkmXn+12rlH4j6rnXvFAa7auU/sStXONwtaTrXzLbINVDvfmuxM5g0C307KNPMeoW8nEfrmQ4S+bwYSH+n6twCJj936rZAqebwH05jX70XmHx7vg1Nj3We7iJGiaKsxpm6HHk3PdtDMutWbWRnXlWwJza4nlnLXaprW46s83g4WiMeTIAg1TQPyZR7vhAcij3eBMPB4N4gAj98E0lDzxqNvkYn3rZx49yffLN5Nf43Wmr8+0/k2b0J6ILnHmnH+HyCU92Fo7u38jeSezt9Mvi25V4q4j0U8IBbVfMAiB6dtP29+D2xnH2LesGNoxNJJmBe1mBbIyhYGWUzhICiBM+F7dSYI+rbkgcGcEkxXD+Leg1h1D+D4bWa7OW62m78BOvs3ueynmBemcy+qe9S2/Cjm+jFc7mICBYkxutL8YyLVwO7DH0ckZIQYXi2i6dgClgFLgGCRwwlO7oOK8ghP7sEn3uYtWO2sz2Q9+7Od5ZNzgdxkLuhgHOJgfJtv/7eF1pdvk1EAtuNjstd8WwInsQcxfnzxHhlF/+IDYcc9kNQ/kd7/juRt7+1Gj0ntkgdf6DzAdraT+1/ofBs7ri4F4nI9eQBdK716X/JtL6d75fTeBL19T7JXLdDgF4MK+7aH3YCZkA3yCfo+qPQqQT7tYIySo5xZy5jEmaEycX2tE7Lx/g/JnXD2uANjfXKQwfVuefObWNpdzuD6gF8tD6KkE76St4Mw3QYidQLlPoAkGHz5dlb5QTG4YjIaoyHDGtO/5dvxt8LO/1t47G89zNmL+Wtm7Z1m1t6BrvwftAVuth6S2Xocs/VvQAb/myvM2HrYDQ9w/P6Hvhl7h87Yo8mdOmPvyM5Y7IoVqnz/RvI38SiGB/1dT96WtbBerjgL66WKmRVHxZZfMRPjb3Bi3MGJcVwnxt+Qih1f48R4IDsxjrrUQytOjAd6JsYhBmAt492wR/pUMgkX2f+DWFIh3cP0F9Co+zsPcjXcz4SPK1AfrpA2jm2uGZI5ZnglUfXFuXaBqXgQawzPZ2lBUg+5i7osu5VurlSR5FuTb0m+ObkvuTe5R4UIjJfEMnQe7KtP8qDMt/vMfLtXFrnQerT2r+Ph+zsc9Af5X0IZ738HNrg6GidG/L+mHtD1sMu+jZTiO/hs+xH3rEwd6R9UXMtESZHcZSMJKMOsYy2sGpGBHE9XF+WyaL4py0wmi5B5aF6oW0/5pK1nMCrcksk5UA/zA4REc7X8AA9oYeANE/D5S5+HSySW5nBQbPutFPttYjRhdrwKMydPuGa0aAcpuOALadC4nllsxQKtJDW9ZtIO9OiNkyKHYVtG7TtIoM517idvLzynKk1+T1jeaQraCZXAByEb5x/rth9Plt4jb98PD7IH0bHDwm3zVW7BHEBIre2zqvy1GQua3QalN2Oip5ciZDc6+tEBjeiXpVDNAgkW13clnYw5Z70z52QEak6TaiZa5NNlOKJVrPznZLpAbXa64NVmAyElpgd4fRbQGwVnAj5dyFhJThfE716dGzQ8xAcVSqSI+Dy0ZPI0kGJxWJVZrIkqsIacF8QQFVgtEZ0Gf4WMPRVXhPhO1qnVDUblYZ41Kbk2PVd/5AKDKuhzZ43CKPYrlcAoglo8V9Keu4yeu1rxmpLJZtDt3auVnuwxhdDmtZZunRzYrZNUxa29Wykj2/4csr0IhU2LLrHIHiMWT7q/7jCqZuneCde9Ez57zArdOxR0byPbvS3GAbVsLw+hXyfZr5Ps10E9ZXSW50sZe4dmYwhCApy94/SAYAF9GmCY3t5xujDA3nE1a+9oWYjK55Eh9InCU7BJxMCFQYcTQRanU4F+7EJauECYG3kml0Z4IsfTduaZ6IJg4JiNMYaZXaJm0pKmkCg6HVgxKSdloySD9bCUFF0GAAxhGcOHWK6kTJB79mqZoPsSieOvgESUkxI7t8TOjQWbp66f3ZlWgs9W3Gcr8tlfl89W+NmKfDYWmd58Ngo/2+79SAWoQOYjCzf2kXz4kcL1PrJQt2aol/NR+SlrYIrelZZsQAs/Xu6OfmfHrLBOVXodl4geWPJxHA0fxlEeFBhQkVVX7gnjoFt9RVZdCcQZJPSfyjIoMSt1ldqnskBtijoiGqQijfSyU5HGfDIe9GSsl92T10cqRZ3aikqVR2+Kxrn9edmsSrSdNjSsgBn4O3UbViBtrXGFN7jCAf0wsGU0XmJ9q25PlNk1UTPyg/yqU+ZhnEUzwZ47lZZvF3+aEo1tZoSqHMJbo+gpl7wjT7RZVhq+Tht/RsNEu9+vGTrQvvYHP4BTZmb+xUaUf4prDBnB9+dp4AWTkiOap/3d5u+2/13h74r5jSbnuPjW2OWsExaPvrXpxt7apG/N39hb8/rWzht7a6e+tXBjby3oW3tv7K29+tZJyyjhHP7si7KUeP2EXt2Vg8P9Mo/HO3m9dRT82ROP3cDX8ku54zhgG7CF31hVT2qw4jKwsTEHcMgD83V/zBRThADjrJDfdVv+A67ydxMhDsf7beXvewuVv18rf58p/MYq/4BW/os5rT2P16v+O131H1zKPcjjI7b6D72F6j+i1X/IFH5j1X+nVv/LpvpfXkP13+eq/+hS7lEeH7fVf/dbqP7jWv13m8JvrPrv0+p/1VT/q2uo/tnI1f+JpdwTPJ6JbANOR2+hBWcibcLpyH7hxhpxNtJWvGla8eaqreAXzvs2fARK8o/I2XOuFefeSiueM604F9lvpIoEOOh9c9m9D6IPw340xGZ8JNJm8JgLm5FzzeCTDmowItRgLsRsjOqfaERtyzS035UWN4WuaCVJFNBBGibuecq1mC0KZiPDHJToAxXRpFfa+H7DtsqdUyIZviEBs4DlKilWOTbaipbX4Lb7d5LqXa5QSS58F+0Rrqz64LLI+VS4hQsSRPkzdB4rJiXDwpC5YYOx356kNyNArzsV2Qo7kbxC3rEK/ioSD0ZbHckLWQF75WvU0BSRYY0a16nRKUU4vUyWLWJzKR+w1fhyhRGeZTJwZTJwWmMz1QC1rHiQqGXLAZS3CNmNXFDwimgPmh/QBQXzo83hqlqnvErPmJW6IpyY0aqY9pT621ORxGPgWKX6yrM2yBL+naTk+6bG/r1LXcpMWbXBZRE4n5J+SUarakarIqMldU4FaEuSp46g6TkMTU5uELt5BH0yCzt0hYMlTLIkb9sF63KVhyqYYhwa6qFErDn8GhMPG3qewSMaK7R+QoGy+3uwrpcdT1njk2vI3lmiAEAQkSrwQ7pi3ftjgz37l9H71Z7eL9M5Mtv75bX0fsNMzmAE1tg3AlZlWvonpqVr7SyL21qTCWpdqL9BE7XRP1Ebb2GiSuh7pELcGprMVJ6dSl6MViJygQw8IUndypyQlAaVqvYWUzLEVospS9Cy7/Sk5JQDFaVqoCYRqYnrY0Ens7i55shYijTH9KEUPtrOOwFXoVQT9RiHgqSMvp9GMCmpbPl0DNnE4GCI+UZFLwwcehpbUERniLgju2usANmn6CFByvfkY3yAOWeAGx2py2wnNhsMdwK5l8TwfZK9FioFDXnolrl5ti/IJsN2Ro9TXqtwI8dY5ZWaV4x/BWlolxgleZEfmeAwMiJPgR1VEMkHLzDPQieWlKeR5EGMqREYlmlh5GU6VvELtqPZCVfiqBiIZzqNUgKo60RKicj9AyKgQdeTb//pM0b0FspOVWkJQ8k7b7o7lJ1lmEWClimXc6szT/E0F7z3FkuMPmMVeJ9zCt2Zt/6BkvtAST/QizCBBA2YAn8GDe/pgv0QsULql2t5esA6FcWV3LvSgs9sMiipIroj/xgGLn78Pax5q4ZkSvlCsVSu1DBfc8QmLpIha3ciHZDufJdCfs7MGmzA6EviMBfpZJ5zGvMj+1Gv3DEO51WwSQRlBiPV/q9sJ5N+5LhCc/TSkPITbDu53VEbRJcIZVh1Odl93EYYm/ngd8CUDn1mPtRQtHZubDqXupucpOTJmc7lnVS4DelcnqFzbYVPX8mxxjHRa3LiOlWWCv+xvuvKWtNXcu4rOf2KGbk3niJDYqdHTFYzJ2nUpDtY4BrZVFNe5ajp1j+Tb+dMTpXKWy+xPbhEWMEKG7/7tGpEhJXqCJ/eAEOZo+85PJ35Gw5Ds3S2JKJ+IanTSbNAik93gQJpS+EYB29+f0xdeiRzYG31445wA4+b5owdFfJjm4M6tl+SBpWCBiVmMq7WqmVt1aK2aq+2akFbtdO3atM3pFVTR9XEFDSMP23bim99+GcHD3/hrZeYDC4RXiDS0ZFOphx3C7PWc26t46Zd61hgdq3X+1ZhTvY3IqllVmEkW/I+8fHPyVo3SzwisUSfwT/OqN0Py+7LukjQj9EeM+NT0TFJCoXPVuaHv8vtZSyqfiKK+Xok5NvxR8oQ3CPSrbBHdHcriZ5U5NPeUn4ljkpPWbLMduWZ5FYKVatKghxkJU1yaxPiekVyYgw32FZK90jK2xL/3zWj4U7mJziEou3okuiZJQSu0MsAErBKmDZrD+pUnNaBbmU5m8YJZmbRv2oN35Xk4R+vElZJEEvR7fyBvc54fxYlli8pGdbB8FglHrjXg3UoCusQfEEYhpNJbycwnKMkfIQI+y5Y5BeiqPCU2a2SLhX8BbNbYTWT8BaOvd8QfJqOIin28gEhWWBXdI+yqbUi8piFvGZK7JRMEmLHY65R5Y7NpCRlK4MZ2WRYyjcJjE+RbGP93wwVCxrI8mTebuNXsY03jNbgI3Ll7A+dwSB1p9C4JvI4aOOaXdCpNgGmyGWLs1gLCdzVRNgyQoTCX+FPg3/a7X+hCUOUWSSdrpE1w01mWcCD3X+On2I7xONj/DPFP7P8k/S+nejbs/r2lHl7zE+cVFJBDYWAruI6IJa6wAYLn36RUNsSrHABv5u0MTUxsdBTOY2WJem9O2lY0ns8aViCfjTTTWmur6NS7ag2rWgN2ufvZ4obqE2T/mcjfZbsnnZqbiZpX3RvPqhvPiBAf/hDn1u+rplaGhSTm4RrbMOKbO4qmdZOObHmceFXOC7DOi5furFx4duz+vaUeXusbrrpnM6m+Z6Go3FIrZXEL6cjkkV9Fj9GDuP1Zjc+GHFIZKbIg+yMf0aDdvQeq7XCAmBpX5KqNMjTSXdU2A/UL4zyF8NmmgHwp/Sw6ZO9/LPIP8v8c9S2ilzTUW0KbjBMDw8x/l1e2MQ/8/yzk38WevtiAa2n+SKpHYOB53Qbe7bpxZXeTPQtTUIi35vX721arZb2e0f1e8v+e3u5mQ4J5iJpS5OvqSt5Tnl0SXb2hCikhjXDOPKJMY153S6DIbO3GMyE1ajCKIcHCY3kjcuYtrpI8FQ+eGpIA2qG2DosPllTyX7hkmFg1xzQLRFt7aRtdh+R8MW2LsR5vxATvxBnr7cQc7q4SB1l6GewN7YvXHCra0FX184B63JIX43ds4v67F4FhusnyKN62RDkBoCu8GeZ6/GSVPJVsh6YmstIFxfXu7/FnwMKijIF0fl/pSd7Prk67d6ozSmKdD6Qdt8HXwYc7mYOONilOrLqj0togsymNaTlp3fWMBIB2Zk9RJInNPtuJREndbofN0viIf3kg/rJB/ST9/95P/mQfvJB/eQD+sn7kwI5k1X6KNddzz6ipLnCLG76eWuTGjV1YjdlYvcQmOPSj9Kn0r+ujs1Mt+SkW7r/a9Av90t3SNdIN4VvBq3LSevkzfs54646fvOnh/KF3i2+tdIWjwCccJlifQquaF6mSdtNk3ZTpm9BwIGF4sq+Y+rWMLaE4X0C6Syku6HeMw0gpO3T9zbxzzz/7OQfSwMbJH5Yi0o5GxnK2eD+0+D+0+D+0/D7T/DJRD85q5+cMp+U9/byz6IsPP45Gn7yqH5y2X9yr5ki6XC4bfX0UMKgSb9tDem2NaTb1pC2fUi3rRbLvx9Itqzq1H4MeMsSr5NI4zdoFOinZDR1zAuXxPdoFkE8LrzCMPFQPvMC6VJLOYQW2/IAfiUM0eEWiXOA+EmZPy/ztLUrtwmrrEU0jFE3e81TyjDg1xTRSIbltYv2tVmABbSolB9GUP8TjwWbadxl1ZJheF6NSzZD03Wj3QvaLIDShF1HlOgGg+cFHXPwDBztbtbtJOZekvTsG2gbE+1BbrqTMte7RHH5XpNqHNWR3YzbxV7T49gudvoen1+9ghHjkZgKayisIIwPvYtksy4SrWKkVZS32nTVozDfogy4mPS/GumrRRncy34QGTA/tM8kcgXfv1by1xKIDfqI8is/ZQdtDNOlRaZwyNw0orukY70Ba2f7BAM30PE38E6r+y9YyzHDprWlZsqmMTcrq0Q2TSpYwP7eIpsG0TeYWXlLRVcjGUNCMsgo4QZwx/kQu91SjRUX/pAsfL64rC8u6ot766vQxo7hicYSckqJo5Rjn+FusQpNHdOtd0yYkICmBjuMfzinkymnkynn9puQAN9Hnoj7dMTDSTK6bp9ey345irnqqDb3kPuUeN6tfXISv/43uxc1uEfL5x7Uzz2gn7v/z/G5h/RzD+rnHjCfuz8pdcr11Ttyk+nIFXvP789mNslsd/aToG/7ptlx6UzpWOnk1TvoXwYddL/0i/SR9Nfqbf2Xulm3/GZt1QofHCsBY+JJiuc14E3Y1H9Rz84NIhLsTADZMI1v687UpkA1bHYmbBbcmdq6M7V1Z5IHTQci895Q97wWh1wVvjji6EC5EVzxPHwbZDgdU0beKzpEzzai1uDrGblFBc8ZJDDUI4NeGNHL9gXmMox5EKyjZJzvjQ96b1wvO1rEqPEJgsCBSrEt//i0IUQPwflcSNEj1CkPESsY6MtK+1sSC3sEe0AeCWKcvMn3HSF7EO/j7QcAJNzigpjmr/uI5GzmW6M71rXM9tDMKSJp8+JUF9safs7oz9luQ37O6s+k25afWEM5M5FGmaEamd4Y3E9MqCkeWN84ZxUfie4XOJtKJ3mYRQbCIfXwG1WXvWn1wVvX/gWpHHJ0c1elU/+AK/9Epl7wT6/oBETKQrgqLoAfmBk8E3M6E7H4zDTM6TTM6TTM6TTMcS9EfKqF4vJWzvdgb1gnsSLTjD+Jkyn5MckfBkdiDXNsRNgSYGoAIwszgE3TGfDTZuKPZvOTCj3IaUx8npNPIuhHcJEgR0PED8OzuxAXP85DW7wTcHkMatS1b9hWvF2Dp9CIY9Ko1UFycMzhvll4NxrSYpy1MGnHiaa2K3e0k3fqzaFe7cd1dtUR3VXHdVcd1V01T2VEGTbX6+ysI7qzjuvOOqo7a57sWKkTDyDufs6s724hcV8v8nZWVbNKbY0AAGyLBSagUGLLeq+XegO9ep++e7Qzq6K3pDZZ7CTXaYkpGDAZR5mpRQte1oIXTcHy7gJWA6uFj68Hkjer2VkvRSN9MKP3jS8M5G7T/Jek+Qkxo9vQ9WF6kzHIERCPilWcdET8wkmqaLBY+rkZnWAJegg3Rta2+TI/EJ7mRB25EWVyCxH7EurD8XnBEsy9nFxscZ5zbJFbh5ljVt08omYNQPDJgs1jwb69mevXAgZ7SjKi4tToPhGk8vtEkMqJIEW65wQp4f0jJ2QMnkVRt8NZBIBJzCIvjgz+tJXkUr9fDimh6q1ApJIcpCtAh1wE4Bl4fitoTTitcveQlP7K06a/drKjMHd1hc7rdpFgu/DSF2RDuBI64RC+iUZWSafp6pgVksKqrzcSiJMfno9UgDhPeEI++X4FeMT5pHhdtrg4kc9CPvqE/+bjuDPNJNR4iWDpSERtp8vaZRBiuLToUYoPX/KyJFr/KPYjVuenvDg5peLkSDLp+qFC+jaSTJmdNpelcWNK1ZhrRQSIKRUgpp17h5uHntkbyYqquesweaPC5HFPJZM3JUweu+W6PJ7k6JYXH9QXH9AX72e2yRxR9B5DVuOIe8YJeuhYt50xX9UW4+JCVnCCu+D8KcynXPdvnxKHj8IdM/WfruSBTPZkbHU6r+YcApm0sYR9orug/idpdUb0u+LcVaLTaIliYJVMR4eRC8u8stNeaazJH4p+ZpwXawcDYgRmImgehowITmtDcVoFlGSh4x2dbHBfXckIXCWEjDRXIiMsVhdEjUZzWiEaGeuQrOKa0o8aXbJyaV2MHKQl1YG0xJdZVVpS1UVWko6rr1oJJShA00RabENQaknrcFCVxH6eNRL4UjCIF6HFAEig1AqHOCQoLF0JSoWUpCE58RW/bbYjMC1TYHNqoegs5kyk/UTrvIwU1NLJSKs1vq0UBqSUja8p51+jrNymMbYpyebZGqBwkKAArMMSlOWkYvUtBKGrqcZcq3XdWB87xdbqlDgkdX6/yc9T0UTse+lpp2RI8VsYENJUHC69SgXJkIIa5l2eerQHlRlyNIjPKw2iS6L2dkX7vsC3d4khsWFd9uwk9gs7709LsIiBaTCLswYGn65YuPxaDiq4hBdyeuHLjIuQC1W9cJUrXS6UvEyQ51DkVJblsmvyUOKA5BTXxuiBz0y1CoJfGAmy4VCIZfhk9FQgY5YtJaFHArz1LCtcUacFzTqiFwrBuUSm1cgpxwRkhr8SJ2hDHCTQVxEvtuiknaDL6GqALqPfX0oYyuLjKf3fd8huEO8QiEkcqBuKafsZ5/LAA9w9J1AkVJiTPHATjTn1p/lrDDIXDm1wYvSYI7deAXxVGtOmj7OxdDaJT6VAPD+Zzr2XmVfwMHMWnkrBsZ3spF3xYjQIuhVCeF/vX5aVqwgrtwl9sAF5E1tA8hoCilcbCF7k7tbBWXYaHgizUKCshzF+Tj0aUgls35w08GgTj07h0Uk8OoFHEzzawaMpTHLeaD3vT7eJK6oL7a4KnYwpH22rAyCLoWfl9rOyKrYThZ+DtINLaivd5itBmchRHKPV8xptKWBj8/SXEN1zLIbwMhWqYE3KVqMKbqJsl/jpKGuCi4WQMCjSeH1250hIKsk8CUmZhAQcT5kOuefoydn7dKRPb07mL7oXnjcvnKebC1Z4mShU8pYu5zICs1DlMhn72N4NjOAcGTrdiK+N+Mjyj9VJFb0NXP2EqZwVfNvuYWMCL9IEUaQJokgTRNGbIIreBC4vz+rLU/rymOSVu5OzGFt1UoCqOpaRE38aOJXchvlS5i4ZYdQ4Zh8Q0PmIzdgBEXueh/nOZmnGFp8VIu7slDCYZAeT1G3FV4DyxnhnLJpdmM47+2m77+RYVZdxssszyXb4qj3Pwu+LzxaSbV7nttDNh0N27AwJR0QVUO/bW7pNvg1UWY5lRXeRSrKFfd37bFUNrlWdKEg/v4S0TvQUjhJ9U9NIQUcjqfrgLCHY2/c2sW0ywVtnC5NBiOfxqXQnCLwujZ1c6zCr34sEp8PAbwJGLj7cTjbNMLymAxS4zpb+TT2slmzqwJ8zOzrOuKNXdUevMk1+g3783NGrwlfUu7+S6/7TXDLvMGG+fQaZj9DupdxObcS8mCtuQKdeJq8AP0B61WOqsH66NZXJFlS5BBIQkjLZgp38NcXE29YLyBydht2uiE38M88/O/nHitVFuhUj3RIHCjfYRCba2k3VeltWw17+WeSfZf45Gr54VF9c1hcX9cW9jaG6TvgGV8PJJl3UdvA/HMb8DAZxikPiFKn3fVK4p1nUcS+Rxt8GjNB52SJIsWJSLLqB048urdBnoVVfMYNgULwhbY96yvaIJ2wP3TBde1yp1LtXpmrbQqr2hD7+PgkKxx8qKjM0bUxpWltomty1NO164+d9UYQo7VSixCRdv5oz9pFVBtF7lsjby/r2onl7ryE7eTto3LZ3GYtl1JU4gkgyOdcthjf3V36zbLQqKPRBxQKjd2EchqlXTJh6JGHqcSZMXTABkkjC1MuMvkSH/ORpswgeZPDHdvGl002OsNtx6JGO6RbrwtpuIfJJLufF8U6gDp3n3RbSixj0YktIL5gKef7tzfxq5GKrkoutyfzLqaUYW5VibFWKsZWLo4FfQjG2kmJsMYiEufpqZHtLd4MSU864uk6eBzV2ZitjZ3ba2Jnd7MCtjH3fTafQnd1ohe6qcIGS1m4VorlV6TMrKDqUmF1S5eKqugAMDgkWgwSbbHdRLGMSxkH9P2FIgxW8WViqnSxKYLBNOFhkw2ki0+FbSQsF1L0wiBYW9LJzddwKIsCOecE2pwAGqkzmcgsXDsOTDM0LVjuhAXRP2Opz5MzLJCP5MLElYDwudDY3lO+JqRUoW8HmpCcOx1ffXyOzvyab/XJ/gP7+NHOZgSsztZ4bmEuZgdmEV5l8AgkOMPFEE4cDcDTazyg8iVlXII/MIfyYaBbKvWoE/+9P83EDHD/iewriZ20Uq9xgOpKQI1Lf14IEXvyA6MeLHvFML5+VyyXFw4B3qixJDSRykaVUZOLRD+uj5H5k9hBKoVMD3HPBCECU8CWPdk4RMk6lTZ0JAqfyPjkbkkXboCvYfE6y6JIiUOPdHJifvq4O1cziy1c0fy89OgvqIdwkCcppTJN9IMYDBQVvcWmZAOHWNijWfgMX5XxkEitAy0EMmLpkbWlT/5XjhtaS+Nh7gYhdExjpFJgxQyQabaCDVXogUdhNf/j0aYVEaSVFszKKBJpx6NM5QZ8W6Kq+RBXiYM7AKVQmYSdXvM8esSnM4izWX8wXKPIR1N6jyucMVkvoKVv2p0Ku80QIqCIBHsIUBHo82DvLzJSgwUidRvCeEl0yAqeywyQDCcwW6XPN/MghRXs19UgiP2qQOoQaP0YscQXPOJlyrABzInApuHC3ePkKZC8+o1kOUlEEJEOAVINCFBVzg17gW3U4jZtOa2qCE34PLv3mY9F1P1bQj00N+Jhc7jTrCnw+REog98rM6NHm0NQYvVyjh7ajnnWy+yQOWM3A0eGK/cEoioM47pJX7QmlFLhiurF3BVdEEGFQxxK9CoY/yEd1xPl5TsSkhPgHSSIoEdRSgAQTadhQrPqDGDWkb5ZEWj+O3YibU8mFD1pKcqGRp226but3GgLNeMYqPRFuiDDCGmI4qRsiUh69nE6ZDRGWRm6Ik933F7gjTqo9cFL1dHRolCS4kn2Xf6ygNmp4hGmKD6P60ijB3d+j7jpVtmMipMlhNYRdm0yq7PNRynOjlOdGKc+NenlulLrbREufZemU5UZFloMud5FJMNv/E5eawaPhF35G9HPjNIlM0vi8DH3EOI1wM/x1vCMf2MQ/8/yzk38W3PdmyaYhfwjZNLH0zutnN3VLSK0LqHSINnN00gRPrwG2aoSFLnwbbOLsxoEtXq/qy/XJ1P489GJM09uZq/Pbe/lnkX+W+edotnvJ940ytTpuqrVLqiMvwRImmVHwdSzy9cm6rB5kUvQgkzP0MzZaNAw2kmGKL/Kgjb2ll83GPgdDF96eNrFAqcRHrCFlDK1lk1yLTWriKU+QauIEZlwwcZPUwoxTyiaGHXtI+YZx6qKneZiHHmicumjUyNLN0HhgtCwmc2Sykj7adz5IN2e9WFZmcUg4jVrKALaSDZy5LesfCAawOFAV7Ysr6lgWZfZas9b0Cp/umk/HfsG1dMH1VkDt75QsoSC+mDJIOScVwqEaaqFZumqhxyluJjzQGj5OqbPDwxRya9muGyff9HgybvmmR5NxY9QCVt87gT03sI0t1Ti3SA5ZK5GQxolu9z7A7PM51fJyBDsEchlX/xr52oP+a/fjxkbybXiFeWFg0bHzaa3zcFyAwceJT4PPXjKNgpA2zv2gI5VRKW2cUlrK6210R8d2AKYZcgOYJTApz6u0Pk5F8jRfq7DfyH+l/MUMXYk1B9kZGHouZYxZROIbpTFrlMasURqzRr0xS0jYfTh0aMwaJTDiSebPM8asURqzRmnMGqUxa9Qbs+TFh/TFB/XFB/RFMWYRqhG7fYvJPAQqlx112rKc9e+NTIyabFQWFNCBhm38tDYKC+vDZ0SzpBuR8DCSUMThXxUt/hX6Zclm/Qrwr4pZ/CvJGdYp+ih6MEbcto4QjMtXI2dEU5wUEZv+nkyUMflSjU0vmMjxQv2d2p44bE/RQZtt/FlZrjTdl9ofkRY5tSG4gRJaVKLxhFs2eMWcnknUWqBaLfZUtJitaIFB9BoTaCmBq2jRVLRYv1tjC1fq+J8zzktR+3vCjtdIfenaJHpT2ElWZnnFXkM4f/46XfZ3tcsKYU3KNl1XwYCg0ayiU6DMqLqKguKpnke6SexieT1j8w+YKD7tTqYD6HDeoBMLqp9mvf+uLg0FAc6rS4NNyKRCya89LSITmD21MqkrjKBZlCUwCqXWaGWuGif8Kb0+q9cTwsWBLpJm5ijCCc/EuMo38oUqGOzCU/GThjtKXFg8+TRkrBV4RMpO1rMbFo20bPM94NeiqoRjellUBHCQSj1m5qO1FrkIEJtTlN2nRLG1SWvLgiQPpjBdwYP038CzYmKhZDWksIVV2FtYasq4KH4oHTGiVESqPcIXxnArIgmDY19nqO7rOAWHCtGZUPxnQDtNgNhRRwQ8UiAhpZtjA/VcsDxKUgBvko4KXPAwf1TSMfkB+vMiajT2otRxJJNJt6moOyaTbl1a21gtk26zJ0vziLeIDMvb7etkaW4GfSqxqjMUBQnrKJerkomYo95STr15IK+h0IbmfR407wkv/RT8aTEcakBc9cLdy0rnyBnIOfo1FoOQZtDJENWe7uKKhh/r6PmCClrQlCuo3Qljo6E6CQuiK2VS0NYgzCVX/6dxvoyJ69xNg6krE6SoE6SkE6Sss62is62qsy0KJ0wtmDCRgTlgYLCfMDWhRQMnTF3mSEknTEOz5yX1F/HZxoudqC/1ctPbwIj7K2MW3ciECVIvl+Tt8nUmzIozoWtgGBvOt89v3rjqT8cyN2YtVnGufjqYS6hewZ/2T5W06KtYDKsokfnZ2ZD6WZkUwmf7psIfnGhVQMdoFyZELC3F+SfG5ErhqaKlbeeQ927YzJCyEs9hwbho78+/3oS/9ekW4+DzdL1+o2lPebjW1AiWswhXkbxQZSZ9aH9M2LoRX0u9rOqmUX9ZJN6x4N44irmQpzhsiT3v/RPhU4eRjC7f8b5Z4gSKi5/Mwx9p7ORMUMyUmb5jyaQkBBrctfCfhaPGOnrHIu2jxfAuP3PfDFCxZwIc7xDT+5tnOusCFQi+7DTdnVlPLNbDY24MNo3wijo/Kxq2Au7M2bjDSCP/2AJVtMHHFUXfwxSWSMGtGcwVJCrdMJMmnNm4M/Nigl8dzvBp38bpcEqkSdO8jufx8EZZFDPm1ya+ut6/uj58dbMnOdOuUCE5W/yd9e4dubNV0xXPYzNuM7/VJFBiEH3PH9sxtq/UTZIrTCQ5TZmOpbNLsrB0boK1POxD8A+zZDaC/p7jYpxVjd9sMndPU0yGOSpmynq1THAs0QNuE/0p0krtdmCwqAEwm3b7NE8anbMr9wp1WTj+VFNTueD0UhNJszC/PtVE1iwcX2oibRaun2siDxJ+f6SJlPI4nm0ij/zOZPe23B3MH7MLxf9WzmaTQSYu+IPYX8PJHuSWodVyL3LLIG4nuRW5ZXhckBRJw8nNyC3D4y0wjTf4td/xFbraRBItfPDLTSTRwvG1JrJo4fqVJhJm4fdnm0h0hePlJjJd7WCF/j/7JQNNhU1+OrK12MGMN7vpGOiqdQA5ZViNJeSU4fEgcsrwuA+5aXjcj9w0PAJC9fUgb4ZPbp/scXkzpr3SdRk5xCw1xxy6WR6/hXNuWXINlAL1IzL8Q4za0lm2Q/JrMHtwj61gI9jaOYSk0H6e7pYvLSeHOtNcTNNIfrKZ/5GqYBnHaabTQN7WW0y+1puxzyw0qBbHUKHo02ZIv9rQoXy9gaHcBPPqxs6CfvxaI72F+TL2YVrsxY09mAu34OWb/fayR1qzlwzFdDKM1EeNzjJwVODPixLfbKQH3MPpLTMYsQ6vv9FIlxL8XNTPXG2kB3V3He5eQ2Kg3clCcmuymOzH8rwZz7HcVxv8+1ojOSj0QXdZNsKQjeFt+TfyusQ5L7blr+XTw/JrAescU+Twi53ddc3eluxehVYELUr2qc7mFi6a/XJ5UYbNv7kckgpp+AF5bokdsuzMX36yLMntgyz9wMDJIgO/z3fwdObLklqFA53yf89AL5qBRr919pmJe6WhE/ezDZ24lxu6zi6ZdfYps85ewrF7Dp0/LNnAlEQMm5xg6PnzeUy0TTDKyK9zeaVdeELzVExjYBPcW1by5q4vc9+ecsR9KiDuUzR4TRkqNQUqBcPC7lNsDmnygNFh4o90mjAkZdGj0mIxn+CV8NmVs1Dw1Rz2tOmL6LR1yXLvbre86m4HE2yB1Ht9Mn0Bu9gYyC803rPUeNt9D5vd5G2w44+Y5mIyjEh7Py3mkBE3G6isN9tReqvmFTS72vaZzg5zAfudzN90X7KdXha3ondxAukikStH1NsM2zsFxi6BOJGEbObFdL8+yJE6/GK6yPNNog3HzjLCw4JuS/PIIYrDAd2rlmwrmGsddGFSM69j9UaM0oWC1CQT4rVkQuW7ieRmchZ8ip/fLcOJ/Y6jA3c03d2RCLCcD3cuIqAmc/Ss2017zWSyATMAAh9NfVDGlJMNtLELyi2SwfO5dckB7KGYH5NipVjbeF9ImddjuneYp1cf5t0c5t0Y5qVEPnZRmBgLjh5hDHUAp05wJU4N0rlNmQmvOrepzgbXb3CZgpYNvQavxGTCohHRHntST61PAOdPOnnCeQ/sNt4DZfEemPRXK+kcOzMpi/PA7o2fUbqISXdeuM/ddR0vz54lNBzJwCGYgKBBe5MNnACJG8Y5HbhbjuU6b4PcfBDH4/h/Av9vw+9tGFBqySezTIljToRaTia30I41p1wJrm5QzFswJwWOsLEKJrLsxbtrGnBu/dzLvOVe9gTcy1kkyNnjEOyHqVG9QnJ3BGSOx00gc+b6Jf6G7/SneITC76U6N42zNXwbx/9Y4zotacLIXVL25SrLvuITRuKxi3XzWKLPnJVnrgXPdK8he8VGBtOYIoZNJkhuRDHsJSjljZjbrOS52JQc6dqC3JPkiq5VcZyBvMEj3nk9BqdU4/m2/NV4f/4NXO++GpM+v853pSsCKv1aDCpt6oE9M3a1sVRav7zsvm2oNGDqAvMrRB3dCOr+Ex+1nzjLjQDH03kMmURdX4l7H3b1eSXWh6/Enem6kPbtnrSDnge0/eH3yBbhWaFpl6TKzYfc4PnwSrlvPpxmB8IJ5M2Kzoc3Knr9Gn/vAB9X0fmANMvke8uYdOR7RRSNw/nwRql/PvyOfczMh1dKffPhgsyHHV1bRDAfLpj58JLOh3MyH3Z2bUGZ+XCprPPhpbLOh/OYD1fKOh/OYT4grT4GS/u/fMp0RdD/Z2NwlKYeGLLY1caMu/nyIfdtvX5IqfFw95JOtYov2s2Dyywax0sYYp0H16Leh1093oj04WuRcAQypDYQcYGOooBQLqt9p6wkOzmb3n44x9jymcM57viHMH0weQbwXsIXYDs/fBg+lOWEu+bh3GzwHLZ88kzfTl55m7GKS6rAE7IzDD2T3Abe6hBMX77Mp+APhZeOk/V6m3mMD327XD70SKfMRoP3flilrui9ycHHOgcb3LiS3ZrVBO439Gcm8U73CPmm79Ie+i6hGgOpNXjfbVQd76YH3+NEbl0mvBo65YAJ7d6bTAbEHBmr6PIiwvSkpApP5riDzZG/OSGb27ufAdmGZzV8tt+GpH20ldS5JeAboXrhs0/r7pCvu40ir+RgAzQhu7Gdl61OZ4Nzt+zlBBLuJAfdTrItSbiT7NUdY2Wv82Qvtwx8RpzudxPnbjLZTTeXbbKBsKs7uCT75iRxMXSnYIRhYjjBg9xGBYycAzJJ72TwY+9Kd8tGm/d7z4jZe2aVSbHTD2GOB6ABn4NTZw6+7DAlSp6xWcu7UlWgcIazG7/XjdvHZdxm61JaOscR2KBviej0d5I5DvktHPINK75Ks2WFgjwbQNV721G8kqd4c+EOiDTQcz07YMnseDiC79n9mU+sJOFQVkC3kDNM8eXLfGE/ZgN+UhDgT+VNdwunme7BtsqLt+ozcHr9VEl20WJTqOd/ZKqrZjWzixZYv55dtGQes7uoPJOhmq9GTGK3u2uLCKjmq5FSzdeYW32YeaIQBLqnawvyVBPuENcKZhctKNV8Bbq500Wlmlci7KIFkjalVoVTpjsDanUZVMrWAwQucrWxu6h+edl92+6itX5XJmz48qGXSv5Djoa+Hun2eDWye+mFvoddrV4yD1+IZGs0aACKDOClqvG6ENdxQ1zHlcHq3XoHSlUiGr0VnnkbKc42LjeyyZO3S65cbb61/U50JoVKQJnnU2vJajcSwYRKBDixKQV2J2PkAMe4hPLJMSUEFKFQ2G7k/yyzOLg/yYccozDGUsZABm9yrKWon/Q0nSb9HqPBl7QV2wu8tDfYr6JYqadlblXPNsmaFURWEVLPTxTC4qffDnpk5AbtAShim0I4J6nAnIAC082HCSHfoMBTjoiuHfH2BpJPrS0qDRF9nZkbQKsgXegcJoETDeSgF2YNydQXDtPGAdUER3/0RHMtaG+c//lTbm+aJOXGPB5ByeuNdvgXVRXePaerhcxq+5+aa4yRoX4yoqLpuQijTL5Jfj0fpczCxxLUa4H6y4gqWRAzGv/x+wwjWqlXijiaZvaWs24KBW9iXQl+Mtmu0JMTCj05LtCTjBe4HvIkX0z0xVl9cUpfHBMWC44bBD1MN7h2XzHtph896v1uNuJxbfX7eP5Ef5sf1Sa/U1v8iDb4oTW1d0Wox+0K9TihUI/jCvW4e5/DiFwRk3K7YlJOKCbluGJS7hZ3/GFxV/FN/VVrAXmwI+17gO0gQskkf93H5vDJ9g9q0sdhgZfAgkP0TLm3D+7WPjipfXBc++Ao+sBwOVjJK/XBiuh32wX9jk25W5tyUptyXfC77QJ+xxcf1Bcf0Bfvr9toggqTsgRGAX+6DDIzbjP6Y29kBpfObnqywUmTXqzj9GsJng9KEVI3J6qVU4ynM5GCZeqx8sl2Ecv948bik4y3CjHA7mG4n/ZpEzvrWIfpzrp6ssIm0znkCP+6FbU2GQEwWRdw41FyKPxVR/hh9gHJeUle2CtTM920m62qUEV7CBsdti3zOArC7thZjz0rFkvO25u5oIhAxfuOE838aoVze8o+jpAMWna207kwfLxsNgpoFYQdn+Z3qcfl95J17yClRLXqWm7e8vYshs+LbkzBq4nEoaMP55wJweWI5MHtZjC3i9JIxzSWtTDH9Pu6dU3gz8Pp7hksBnpz4WQc3VJh3lpfxTyDBuwmS47iXrGD09feKAk59dJt8Joyu+w6NGYZ+reLHz/+3f/+Zy/80a9cOsw80v2OhVySPe6061T6U3faGXWnFe++SS4MetOKd98wkDy6s+Ik63BzJ7JLfFmX+CLXNt1PdvPXApaIIXPON7Gz3WBGoXdCzChXO9nYk/BKOhkARG23sVRz4vrnH9renaLrH7TGsEZzbNQXeIzDwP2h//lpfR7zQQIsJjU+kI9Dtt1Nf1XIht34PZ3dRkrb3l0P71dPok6sbV8a131pt+5Lc2vfl8Z1X9qt+9LcYDDkAcNaGjCscb+T9DA8D4Attdqw7tRhnddh3aTDmvhh7euL6+1Z47pn7dY9a27te9a47lm7dc+akz1rgy63bRD3jGJzuZ+CCmF2VHS5l4rCzzrbqejGbLf26krYrWXt1rJ2a1m7tayrZXKlYVleebVtyKw2+KvBLfoiC6QXrQ4QL3UTKfcVuzfP6oBMUUyjg41srG2MmdtYzXE7y9yOg0ECyd8xI2ziOD1aNUXaIF6xrJctryh0a27wTGkoY1BRNqHArZ4eqaBzjs+J2+9/etCcWWGPtxmLRnuybltEqxpX6H06Q+7WHf2kTpTr8ABrKvghLfhBLfgBLfh+8knnWpmwhv/X6h6rP+w8Vj/2gQEeqxDkOyc0lqfbUdG8yHCnfk/Uj8TyoUHZl8rXy75UHpx9qZzJviSJjMPsSwWTfYmeVv3Zl8p92Zdik3tJMyWWJd1F1P6TZ0+7XEpwQMxLSj7mWrJpmSRTYeQ9ccV8FtssfcJilXVX9JmY6n8SrZCJ6q32RRx4mg7IRBU/rq6rPhNV2fVFOZuJqrxKJiqIE/sk6X9BM1EVVspE1T7/gdMDUlCJl+p7RFTNeQewduAZ5k83+dN5f7rTny7602V/etSfHren9R9tleGZipxN9OmiL1eAHlR3mB9VyV1kMT8aJpnhvSJcNxgEm7aI0gG8RIb7tgWfqDNMF04TxGfUoWmLK1qAXVsD8M4IRcZYljDkN2eMdk0x2rUyIb85BvAlTbHa1cUfP9f+VWlYnbJJrq4VHdN0YwK2BvAx4edB0yQ1fD0R5E6iW8EPe1Ji9qao20ACfHKL64zjXjojuf6ph5yhHnId9JArfJJROvSaGz+VTGke+IR54MfJEY6jxqI2mZAYWUlUMmP8yyZOkTDMaorIKa0uYfmJEzfhxIqJZPYu8YBpkRNtsawWLs6gWMOOjgs7OkbEuBb0UGNULpmP4y357joWwuCwPMNfppxN3V3hZ5UfggObZUjXy+pBxM7cdVlS7wjuAk7Wv5xucAEnGzIBJ+uCgJM6s5fOmjgTsyONSnm6I9UpZ04ndcqZE/y1jHbVyaCus7ERHtsoyfiktzy3aYJkxi3PuU54SP/otPKc0xhB4TknEhd1KfFl4yGH616jLNVT0Lgyo9hdk6mLDo6NXTBOZnSaESwVBL2AGR03hGoazKjp/EmDpCUBlpK6nH8sH1rVulRVP1JV/UiVvQkKhFGl1yt50Sp50Sp50arnRasaylZVHUlVdSTyMtB14FaypjGdGjCmwji1lHFyYwq4suKqY7pXx3RBx3Snjum8H1PtDoMstpd/FvlnmX+Ohk06qk1a1iYtapP2skmI4l1v+mQT/8zzz07+WQgLWNACdmoB81rAJnYoMHvW/0X2iw19FSpFqHRgRXKtEXlkg0XoXO17Dkl1g0NS3aBIqrKwcrTZOyTVOuMm1tsArpweED2MBe2DuRIpXdnQOuUCGZWEw0GmdIK/pvyoOBjROrd6KAMkuKlnaMcQ+1QndW/xV0OHtoJCpq1a2zs9TxJ3gYxjlYxjlYxj1TOOVUVbriayjVRVOSTjc7xBDTafvZ9/HuCfB/nnofDVh/TVB/XVB/RVA8U3YqOXRkz0Ut3jZCk/+DawaSAFERSm3afavylrldHMIIoujd+bX3c5+FM+KJ5Nl6VpjKj1ZZyurrGM01Up4+d9GSdcGb86stZCfnVESvkFX8pPF5ClqutCEQSJSBQhAuIAq6CeSmzBq0PYctDD7tHpOzQyRd2apjq8yUPwfF5Cq/lAVBfXfMhoeve3huiZhIfgj86AcDjs/BPd0XPKasuvtKSIfCUmLZsRMOOEGVXzwdNP3akJaMBVPU9tpd7pPsX2aa/T3GDSOsMqlEk4Wj72Ue4Ghf0uxkj21xijdpukCIPVHtFYpwJmVnk51PezmfrKrzRW4AM0OYlNfWOt72cH1PcfSH0/G9T35219440vy5AyY1fULT2qdRY7Z6xoCua7L1+nn14e8N0flu++7L+b5HRWEE2u2B0NvuYCwV0o0zMSgp6VhMKfEg1mUrn5HK9eyig4zlqFpbqP74uoQwyD/CoUlRjG18mJxIQ5JhJTvQX5QAjMC6xk/WERFwbOoJVH5MZmkP/kJ8NP/mVOAv/JfxR+8uXMJ1++zifXNP5u9OttjZTgcL0kH/2B2CMOXIqCXK4bfzFTD/mVFhUZkOn8iqYeRa3HL/bWQ6/I921k48bPqTitqRGlIsyb9yNit+UssTAkzMMhaQdzNiEfn/s9xSbq2ZV8njsoSQrtH5U1pD/bv8o31ulnUwlUKmryfV9MpPkdQdYKNHTbuKf6pWaBaAcVj8K/gFQjIR6DT29L8HWx0BZ+4ljtybQowRfFF7FcN/xPEtKnuOtlMhxyvkD8o3m1VlQJUShIKoDYoKm1Jl4b8txePrdJn6vLc0kd8FZJmShyENu9ZJwn8tXj1HadRIxpWR5iYRU8CZGUMK8xRJT2j6nBh3hZPRc2ZS5kXCxJd/rxmcqk+uYa0wF1KibnY1PSz0rYV4U6iS7BtJVgNG3uR0LluITdMWMpE0H2l3TAAvXPP1NSJXn4x8+olMooyrTck2m80tVAJPU6KZuPVfo/Rqu0gNZQ7CPibZliX5NaByRC9rnGS0wzdxc4NV9aqa+01L1MnJsyGTFps7gR1C6LG5LkVwbyZO2e3rJrN1R2TctuaEbzoGxkqqz4sqtadiUouzq4F9jlLLEmJdYva7JgTNHEBetq7gB619zVLOnPeQKQ4mfZiPyQi+iOJvgrAlCnx8Qc5+WYHUNK4zf6jkttLCF7JRZQ0+BwdeuosTQiB9X/YmdI1c4QmfDB/GhyatxFMClXVnOFfq6Gs6KFbs42poYGB+1IfDvkwzX5MGdQMMoCH5wd5cbqo1x1XzeDjF03OSVk0sVQx90SJc1YUBQWJYHKxiunhUcoqNfETpEbeTZPQVLONlGyBNaOQu1gWjQkvSA7yHin1IXKqZKvPkhPXdfLFtpLlD6oL9CichITTkwj6NtguQNkrs4XiBl5nUHEiNKuKnEVY0L6UcqTEN2FNvp+yq+w0vhyJ88eK5h1QUxXbilDB2JNB5HjKOT8KBS09FxQemGFUciFZU7JQGhke4eAkRiBapD5n1ncoPDBUhc1DvsWpX1K1k4MW96mQJkY/lvK2ezCa80uYbbCqP7ZIC1+2Sbq5RZiUyMjEN2mRsZ9kxq5YFIjM4N1ReDYCiY1smzhdc5SSY1cN1RGE+O6Z99iKdFfSCnxWyil4EopmFLyKKU+jV7Vzut+TPoIvMl/pN68PmLjUslv/2Pht16NmThYOQoEWhfNaArABZ+krUEYIuWfoEon6CzYk6LGYBclBtsgsIWs2cos4hpYs9iwZiI1CjSZpMuU2ryubJfs8IK505FfrJrlvSzSmDFcmUIj54eViA0FZf2RrInIwZLmsrCkdcOqCXJ0yWTRdqWbVNzsEhd1ncSei74kHfyYctGDuNe/uC7Sc77QPpUd5Z+WSvxynMHxKjqm+vOZan3+OsLd5/uq9fneapU2/pIOgRm5zBzSUYt11CIdNY9AoYatnxG4YbGywsiaE/2wLeTTykxTrPcXf9ZcjMKLP6cX6y7pVs/U0FrqwApzK4RnwMC2/cA2qMEi3YW9s/4TBb9uFsJ1I9leHGCpTe9X6v6D7xJl2pBY5DA7/kQ7RIBl7L/2b+vcJqdpHvvTM8qQPauv13pfrwx8vd37+kc/JK/HmddNvxOrlaNNWlqSePNERAN91GaAb79pR5APMyU1c66L/IyHtRhlxwRBOIRgNJScGUpiZXhKGz9mBPbzhkLhA/9VxgzspRbCXTbSYkxy+dhvpRXNLh8FZVUGlwVtSrdGdXhJbaVFTs15A7sYGyfOvIVP/9J3DeinIAW3eexfDx4NwnZxUNym6MHqNuTrMHeV7JS5kuuZM8t+ziyaj/zWWfkIkBglWYYbchmVkv5r/5mRQ4q7owWMy+k/yz+GsJLbFKVsJ3ZPqVTFlvH1M169+xPaiHK2fIOOoZdOy7aReXlASfjuNS1rvLeuksk083qpe+4jg58tuGd10rF5Tz8byLeCC4yPxWQAzEytSqpm0WafEFf/HKyB8uqvPWMUWrKDdke/U5KM0F8BaId5bJijd4goCq6HwC9NhdwfFOwA7rGuwRJNKKugcW+JXHyvqC6ZSaWUNJxTcdp2mu3voJ3W/nz3UVitYk2aiEsJ3UY+/4iuFPvM1S4tW5h97TfjVIRWNPY25lnCJ5CspUge+70GilL7YzEdNqiZqEtJM5EN9yw8uuGWdOENm8VStouFPaWLZbieDLvol5IW06DcodEvpqwRVuEuFufKGhlcFgR+XXjDXHFceEiyukgASl14tJrIkHVGfKcnMrqGDrEdqSDTixMwhR6kjoOcD0ZaZiliJ9HmWI2IcgE2+FLdcY4V7cLVmp2agoFYId8f1U4oiQc1e2IkQxnovpqUTimrPJqU3sXpyErfAeNnOsp+y8t2SWVu2aCFiewmFIvvk3ii1hRxxk5IuCyxHU+azk9GkVTDKFRMx40koo63HWjq8/7TsoqizCoy2b0mmPj3dng1ZhFau5xauHNbWqa7IJ+huyDqCsldQaj+7z6p/mpKrTal8qtPqTM6parZKQUfZOB9jhNaL0fL1zgTzlaltKIkrP2/76wZ01A09FmBcyak/jc+a8q9s6Zcdxo2mTXloKKlv8RZU73xWVNdbdZEftaMBbMG/tietPRtmQ3Bm+7fEHPZDTGX3Qzz2a2wwI1QsbRM439S+dhSlndoARFad2QAMMuECffjpP12TkkY/xLlDL5omMNuoWMzTl39gHZqHE6A0t9uFWsQQvIF+/kf/KA+1nBJSv7AXOnmgVDtrv72GfOcSx/8rLnSLeK5kr160ZbnvvAlbWAl00DX1QDgVZz9bPvHOFdLjF2Klb/N8FFNafT7nzUsKjmoJ7mGObXFH32cIZcAE34X2KoxYhsYvkoS/zQpGAgDVFQHdhsOJcazfq5y4L4kLpRkuIxDHjepAIs7n2Wz/m9KTsQ9WCCxsZziPz9B+f/bbSgavA2ZqGWZksJol4THtrErKP7GCUolS1CqayQoFMu7w7pyjCTyRZGtefabcqZ0pghHFRNkTPrCXEyC+UMlGZGCQnKj0rqKbc/Y1YgBIZ0rmRxQYSWquqqrJwWEf22rukqhvGTWr4dwHkhV6m5tM+6znM1P4/zdn5Q63CNEodQrza225ntFuTO+qmUttaz6gxsrVZpZZjNjVVQMfPdfejk+rBHTcXGor1gvm6RkJfQvqoTunVFLgZ6sV74U8FaVL72n7/X/GfnziVMtaNWY+sFpbp59NlMYl7ZBhV1TeOkas+iuPRAVffRGFGp/PqCCePcV+RR6MH9Kn8EV62mOa+0PSkMi15DIIMq6FxkbLY8GL0Lp8bXIK0Cu2QRuf3bWaSgIUeHUVhzIa5Hm+4gMLlHPzlBiSgJrXevhubyCyFrXIrszlN3OEN0VWDHdzmDLqg4uC85QujOU7c5QZnMsPnq5+58+MKhFIKDfe9pN2PAGPBu0b/Sqmy9n7WL6WpSKdgpGnXuaQ/rBr0Wui3JBF+VW7qLcyl1kHZpdF+Wu00W5lbtIPJVtF+VsF8mIGwQhmiA1gqQzUCkX9k2fVi4gGJnp0tMbMg05u6lKa3+IPSnBO30X/7vvsz9HZ2HWPP30wLmYW2kuCpQWDieRIVBq4Oalrmok2emdlTXOSmYvrPXPyvLgWRl19UtBr0Qr93DZaolz1moasnQVNYlGQVmVFXq47Ho4yszKGmclO1rTv/6FzUqdbe3vkommOso6dZQNAQL3nDLVki3DH7eSRsAfox9FUZ4TBjmnDHJpAIOcy+rcyyvr3KU3c1bnHvX1ZmQNzNfTuZedzj3ndO7Sm2ALe/WsasgG/ZJkMmSMI2WMS4YxripjTBtgThjjnDLG5gIY45xnjLnfZKrY39zUFAz0dOVxtPE5boLK0PYyxvTw0HAcuPS+K6UaLUfGeGgGYOY5YYxzZIwjxxjLyo8sY8w5gVqTMR4yjLG4WWmn080qZxhj02EI7TSMsXRcIw5TsV3+0EpkznVpS9hnSsU55jeSmBXHPTO3/F7g6X596DFlW4CF7DFDmHqiw277+pBnkzuhlhpst4SLWJmZsw+idOSE3fDpoz9y9GF52gnK8MFFXeRx85X4+koADDE/sYK0juIpq1cpq1d6ZXXIzNFAed1X2MvrpQHyehRoOnrkdpYt234fh4KUDndLu0vfiTlw2d0Xg5wtZqVN3xDQyCyLht/WRUp+K4JQPdupNS8IWWGnJayFcnsq7PBMhZ2WDOn1hB1505JUb5r0wk5D7VH0brQtDs1Iue6nP+jsalma+spgYssV5q+JtQoPf2zgApGcZpnt6iMDt6u6364yhHY1MkvBoOTcuSzpyf23pLTct2pm31LHpb8iuH0Et7oCwb3O3m0i4BqKBzR4Kn/Ai9zZbT94uOcXPJ7VNDrW81JNOa/aSWtv/9rABdR9dfDrnpLElpIEAoWu+O8O1kJZzfsyCVb73B+ddbqTPg5I5JFC7+cyr//v3zWQ/8wwRrL8KFoVIZCv6GrW/8854VwOnXAGebus7ISzBm+X2Hi7qBPOLwVOOH8LqROkc0V/BLjnuqY1iMQnpogLDeZr4BOFCykfq1xIRdv0jpmkjqi9KXk4z4voRD6Ch3CvgXttpLWJAn+evPcDl0Sm4h7tAFzUN4brGQhSStDpQCjpG24PYVtyJsViQag6UzISCzunscjWo6G+2+pDmFHXaETmN/74abtj/Do/IHqO3O2aQzBmrv++LIKSuzKzhytODzbVO5A3YFGrU+6WEbkDhU3HeALlxB/X6eF8TgrGnZdcToqSbUbJNKNSD3IIJhWdQtfy3i/qdMlXrdR9I2/yRJQIbG5PX3enPFyFttY4nGOWP0ctHo7nzPEj5niGjpnnC6ogfb54qv0ryiJ0vyJ+keYqfqk2pNz+Vefxjo732UA4ya4Q4fSqvFfqfiFmgMLVnGRKKhHMtf2KWOy+IrSxrNdMwejLwR90w7/KSRJJh3/vGaucwv7ZFbKLlrlTdsnpojb6dEF/n+NvuKUUT5kyPqRRPmcRu9N9PjpBcCTcJ3heqXsVSqHnbWaDRO8QojZzxz7d/i8STGEarpEV5i1TYvDGaUs76mlOVkKkqTRzmjNLFsZ5rVmu/u+imOlGdH6W+nR4dp4i7+UdzRJ5AiQ1QZbOctbvo5zx+5Cfjhkru7tgxpqRVLF6h9gMpLD7soVF2cKibGH5sDCwy3UK0G8qXMKvWWe6lNk2C7fNiLAbks8FEhLjntzN6bqm/+jPGPfk7/d7+QcJIlCfzAWPyfU/fXZQx/5yf8cOZaEG6v+sVCg8VXgiysS0GFrmnJrzxJURLWbCuJvux7VCDMD5oOwXefo5lXiYN0AJReHWBmeR9ac+nWCnJuofkDFmt9qBtFhVHqboNkVsgbJQxaRTD/S4EqFR0IVZuFskt8K7tBqbUEvAE3QK+aOSdIjZcZiSbIpnF6BvB7NxAbxmLWmSnuMn/mNDqFzE5wv26bZ9GuzKBbBkVfN0mf/xdPmi5MBOTonjN3bcUlPiBNeUndIjGCJGVukLA11E+8Cwl7TpOofwXD6d7rdTYMgPoBBNqRqdlGsyNj+vYwNPRjQqzxRQVR7os5tnZqky3b1r3OYippBsm2GjNSQXZ/MSs7grQnqKKqxoz6Kr6LV+8YBAYLyPHEtOQjbMlWzPcNNFnIEoy+nCmAs+5lRQieT1bv+6lWFKMtGJWiCgCcFn7UfavR+hM6T5yMKNfSTf95HKKh9Z4K680JMSdza7BmX1/ddnzepbwJdBkmPhBxlZwUBHuQBS/Kr66CPxMWU72VLqvxPlfERZuwUXYqN1y+SLMnAhxlSRGFf/qcwzSeaZBfPMfOaZhcwzR80zi5lnjmaeuc88czLzzH0ufxUCsc0TD2SeeMhnuEKLxKuXmQML8Or9ewYVRyKT0X0RYYvzNInDDSbv8XJOqkzlUe/jeyVY2V68U+wp0JRKHHJeMjZyWBgHF9G3i8JUfilX0Lx9ZgDXh6TVEFASWCGg9Xd5P0jMx8+IxM8gclD6z4i8H2ex+czZH30999cYvxduGXESh1sG6icalmTVifSndiLN2hS0IkBqFiw0X9+91e8nxeyG8AXj7PqDSsBZpOwoLPIfbmiUJbtXjP/Rk+vxP36qxIxfT+o2XDEMd9X1QcWMLRIN2nuqo4248uuaCJz4MbczOuoEsF/MU57sD2Fs2kzyyNFpM5xnOGmfTCOGKEZNT+WCTGBEi0kIwzbM/ydn0jGu6LakukJj2wr4PB48DwAHxsmP25x0K1gG25xwWCjIYZ3E4oMxnkhCcfpdTT0q+AwTaBv4ms64i4lvM1ZL2vwKwWyIgxcxiT+T1YOy0s45L3iMEcygvL8OZ3vl2gzOFuRsVnLi75IcXxHiLnltTrqRZxtwNitnCc4kSzryxEbdP87ZODFGjP9oJL8Mt8orL8kV5O+Kup+M5K2NwDbGYRP1+XpzM06f05tbEkIXyOlWnJ7VB+ZxekavbsPpaT3djtM3tL07cPo1beROnF7T0104fV0fuAmnX9Gru3F6VU8XcPqaPnAzTr+kV2/B6at6uge+L3vpR3RClj4AtKFcWED+KlxObrLtHEI+IsoYCz9xprM3SBV0i1zdQ53YzS5V0H4PQLkIXH+XV2oXSt2J0nfgK/uTnfLqLqYMWpQcU80gx9SiP93v5sAwm5FGvekcfYqzic8hl1NjJt2f7A9Tne1PIpPAUdQ/bTzXORCkaTzgT/HyYrIYvrzYGKqjtovJXhTuuYADYXq6A7h94GF5NdnPREd7X0RT90qiI1oBbm1AeTLxYkqLT4OZ3iYEu3y7/pxXvFGbgmqHUFyAgKCnZgUSH8CXvhOnpNumKeghl5L8mOWP/ainJKdHiduYXocn2xXYJcjUhI9PYbJNKsRXi0rdpuDhJOvVY5xPSda6RLLV7fftJMmZkzsbZNCydxLNCfSYHljKXO8Vi6yqtEvqdLuDQoVcu5/dtF2+sI1fWKG7X04nXiSUt3TvdszZxJYmYzwvBaSrFIB8QutA+A5IQWYwOvPo9CT8PFK0JU0CLywl+z+RHsyUmyx+Il1+R7L+vQa27WCy+ELnABMcLCf7X+gsNYpBssv9+FrJaNYTvqqPoKosWd6sS2W0HskS5o+2LZH6YTJtI1xIpm/8uCT7w6btrwddG1RisZHtGj96yWL4PnxFF4M55uYO7mAV+PmW7MC3FI5W0m6CWlDwjoigm2y2NcghH9xhpIo7wkCmLfLy1h4Ksk2ubmeR8wMpCMpL/QTen2hexE2WbuSQDu4w0sEdSVLkBIne0lo9bNYq8s4gfZ2dpnZBHiViONYzQO/WshAPCJRLdtEdxqI7gkWH3Hi3GvSpnl3xG7f6hFtYp6NzaOAqRJKjSL60b9VVmCFyXIWHglV4RAo4fJ1VqFvogb5BSMIayEKM/UIMi15hIRbcQsxnF6KtYYHJm1dZi6YqXItdbWEiVeyizTJJwh5aZS0eWnEtBq1YZS1mltxR9lkwr8IZWB/IazFX5gQ70CU4jNDfO1yl2FFujy/6PZ7bCYhZsEUfDLb6dD9UOejqJV/vpewSO5AclOP+d8BF74AU5pW0+wOeoA6mYAFMwe4sQ3BQGIK47snAwcFMR8TNfuWaLPHewzwuucW+YOYZEtkMmJmCAn4g+ITlP9Cbrtpe44xq36xaJ9KtsAlLpgk+EWUA+r1kxibo8CXOxyX+f9j0XCw9J8Qk6tFzH+x//yCmMLoWPY9/B97BMpYecWVIybxiyo7kOrr/AGdpQxLFkStybZ33Eybn6W8cUt+lgHanBzkllpKVqC6p7ZIcDwI4vJQcxCII58RB/w3U5GDmM+xIEPmtIPJb/HpmLw7eRjAnDq5SFenlh80sfYdyE1sNE7CFXbLZrzC3ZX1OF+2AlSoTZjH4vu9E05XpgGlzQDvYTJtMa5vlxFgpG82C76EDRIW3o4IebGTmkw6x7+UD6OUiV3fQgiVu7Xxo6WH7SD6zL5Mr5u5IwvgOPqJdv6RtP6D0aFEZbKTD4IqC1Dcmoa5pfLvRyrVJhxmAMEaRn6oFA3v0v1K4v9AZqSvkqUtZVHXm5KpRBfBpzTZVFdQ5418W64sNwD4a/zJIjLAexyu+KgizOESSqCpKRpmoKkpGCEEwmoxcAKbqWIfe7bWTYuCsWrXAsljV8OW+POIWdkgdUftgY6lr+U/5AtXqxYwtqDoIwSgzTwi41C3SH6pKrdiCKM+MEYstdxafqrX4VI3FR7S6ecrVUGAAWRYGUEbVwSPmpCjbcCOidbkgKhkUK+rPgvIAdX2v/i4oY/leizAYUHgUlcb4GShf8U/n5Wnogamuayb5ezBxBdSklRTugTu6OHUNic6kEwelYPuk5q+J5uE/FAt5KiVQf2CMoMLvhcdGnlomejEU+B+PECVanAMxhvxqg8qWe5ted9uhWnUIdaFWIpDP+0w8CR+L3GNkNtt10XPAUQTzuZZQJY0PFdTkXfWWtNpqxtifWxyqYrxnRbcD52roc/SsqFnd7Uy4UICizVp3JRFMQUFvCgJd8pIifevFqiTI4UPotVan3v3JX/5PtyKEN+o0V85UhsnTwBjIs5wspO2JgjXfK3aXIfdk7QY9a5pZz5qWBO8OiWiNEMvots6QBDQkQ+8x3Bh8jE+LUqupDsdnonQoWPhDbuEPSeN/VNK7QdzmjXRYIjc4rFzyo1zyw1zyo1zyIwNeAsY4vIWg2WoSLUcObVwdUQiYIdgnI4Wc/4jM4ydOmU5B8EX3oYyX0bUj39EkSztE8vjfbSPopC0zCFhNAikqNWXlKp1h/aTRw+tHPmU/MszwkGGp4F1YbVLsaba3Kd8HqSSmqQHmR5KiVveSTKahhviH2l5apL8bcCmHSBfaLwdq2L8OXjIzc0rZmVMWRzdpbqYFjJUyX7u9WcfXBq81jNd5rgm6j1IB2qAPTEN8YMrMdkZEFylXtYY02er1ir1eoZaR1m30yza0fX/+LNYftIT6IOrzE08PINaioaXRXvp6sTPGw97OuIBo0Zy5KB2tnmRlIuw2+MSmjsyipFPTGbSQTojIPMh8NaGXXRTDOJ8cH/TkuMmuZp/8yyhT4cgGPVnQy8bMhqEA3SQ+7ViihOy3ZQ9u2D4rS58J1M4OyYEW9NKUds8YBrRMjJ2hG/hwWbLs6YcbmE6sSFiN/139uXH2nA5od16T/J7nrOPL3Xk1nVfEdm1R9YBmqwIUncYaIQhfzYDwVQQxvZFBTDcWTkFML0u2q3L7/zhjluZDnRrri+RP3SpzYJa7r+npFPfjpNIZwq7YELV3PSvEOeV3wyq/4ZFlld+jOHXK74ZRfhMETJXfyCxslN8jOJs3qvGGUX4TEjkxqvGGUX6vx9mUUY03AuV3Hr9U+Q1NecNqvROcGq03pPZ50YM3rFKbWX6NUnsTTo1SezNOjVJ7C06NUnsrTo1Sex6nRme9DadGZw2FptVZ70D+6kb3t4GJtXNbLrcf63uKa3sn17X9PcTfQ/Z3Odm2lIMXS5nJKb7MIxLsvsbjFuRd5FzZikS8/A2AtTfyyIxiGAgmd2t0P0RYMFPUJD/V8J+a5Kca4ac2IsMliwJC26d43IyMlTwmS7lXeezsi7/IY7ovfiXvZQLV7u2gFLAL+QopHtxECQwZjxYyjA7mxBYrnm1gwmFMn62wCmyBin8BjDyLmWcxbaTiD5yZg9OHhe1ZAOPTThYoBN3yIgq5RYQgZNvt3ByIVpukwM0scA+S67Nee/npW2c6+3rrldh67afYCLmoA2E6gQJiHxRaTvl4vXrtk3rtM/VaNPU6gHotMZTPfOIgChlBrYfR9JaXUEe9VgS5KOXHCH8cgjjkmMBO258uYPSGLdOIxQ5+pjCAbYQ6vd1rc8jlhAJggBpCL1uh0m8xGUXjW6zzzR3ZOdd5JV+5+zooUCPZCX5pUST/9VLVOUqwgc5nnRCvHzltaOUbGmWGXQt5ilPTL/z1eqSp+NEX0mVIatiwCpyG9Pmg7n5kJuih5KDkP7ONoGxwQG4urvI+MoqCRwr73OTg9+PUEYMGkWe2dkkeRrDAh7H0W16XGry/EI5ZG/J+lwRhGuM8ChrR6qT4vcUwCraeYfF83D7S1+dMQz2fbBEfjq1JurY+Pxe7Pj8bmz7fyl+nY9PnWxJZPuhzwC1tvX6f++a6TsAUMoL4/BpHq4P5aPq6h0vZjcpuwEoIKUGy62GyYbugise2tQF97u+6eQ3x7Ag0k0lbdMqHfB0OZXLksYQVb/rrO2CD2obu3ooOl82ObJ5Ypo/0VSA5Ikt93iz1rUKbRIMGPe1utGUXnjmEquE/tBcLya53gDQvyARBi28y6uywyQv4ufAdfBbkxj6bsJRDuML+ZplSUix3MY93rUSViK2AJ7XLk0MgUn29fiutEygqoHOHkj3C7e4BfaBlAo32dzu+3zoLbO8h6fUVkodrCSve9Nc3I1/6Rkxt7MzKbbheX+6rAFNr3UITk/Z6h5T30CNQEOxVBdRC2Jh9+LlP+pMVLaATSPTQbPQttO34LwOz5x06aOh8aZNeO0FHENMNewZNHulkvrEHnbxggHcfkgxx5L9OKWSrheZNGhSiBHG3JWLQIF6rptk/INGL9qeRLFD700ja1P7UsV6HqK0YoqNRwPcdXYHvq6+Z77uSrcvRjsglr8TC7O3H6Rtxhu9rOb5v6Hp8X9PzfdOe71vn+L5hx/eNOL5v1PF9Wx3ft9Pxfdsc37fd8X07VuL7Nnm+b73n+2YgSRoO8qz1dnB83wbP9016vq/j+b55z/dt8XzfnOf7Es/3bXR8XxryfWkP35eGzBhybZ8W5gv8HXOxbwR/x2NnKXfB8HvPCx+4Lz6fTzZ5vm9/D9+3v4fv29/H920Gf8eikZXuizwiHdorPK5Hum8e4XT/VR5n98Wve42YsfdtJE2fc7tB2yt3F2Q2dDxr0TaG3C1C5h7hfAQhcy8Ep2ZNtQ0ntcUsdG6QnYDD2yDFTbIGm1euwfqwBn67vKEazJoaYKUg2wuUDYZHaJAJQP3IGzQ9LzctX1mnfMGI/BhVvqAQ2AHCmq6Bl0P9GmHzVuDlmr6561DvaczzJuvcATIKbm8N+Yrz4Cu2YKsbRgLoGaSB8ay8YcFos8dGmOErXvJ8xQXLV8zw13nLV8wn0mXgK7bUwzFfiTvwPSQt9I3g5hiOmH9/IeTlFrgHhn1ueTk3TqkBB8xwXmJhlkk1Ywax01tQdvDyWQ5RitliiumgtxvobcyDzkxDvAozXwgf5c3+wbgkg9HBYDQwJDNrG4wrfjAu28GY569LdjA6jslzg7Eqk+eb7xpKpqNzQ8OYKscBV1VpcpdLTzYQ6vNkV28H9xZ0n3H3ZB+t71P4b7OPNvVXg6pJs48Ocx9tyj46aO+qUwlJ/OZB++hQh/hX1Po3xVu1ytjxJoAuYC5AIEoN8S08Ve8Xu5VC00McLv+zrpt7v7anppetN7fEVNfVJnr9540fZAPvxfJevr4mHPSBSqChkBloGGagKszAUA8zAA18Us0ogb7sGZMGLTXnyNB0/57d8MEADHX/RGtDVfqIqqaZA5AwhoATGmKGvryk0SP0eluTHjzEqlXIESEfILMD5kiqebGRjkhav7sUAukujvEKtWmJMhUaJUITkY9BcY/TohOQhqUcIYLa4YW2wU+nnTFnEXWkHztDruOHVu1q+1hdE6aeBSzq81TF5PfFj2t2yHcz4nhf/Kiiw79TZ/Pdyhye1D64zwxQ35caetkOamKSZGAgf0j9crU7hrrP259XDH78tdOmfxpgrYiaQnGPDZvngXxKwdj9GjZBl02BqkcYc8akpO9WS2Qy3l7R+EfdLOwEorwFJ9YZ0nyY0xYNIRlSHnAIQw8eCIMtSUeaYhe9F3w4wiWY3bFLg1XS+tSx0SeVfIFcweDAPChFmBtGTqUjyehJiIAjLKAMRCq1fsDyJK6+07gxMNgakIijbugr1w+4brBAMQ2hQMw/gi22pXAF6PK2X8F5L7f/lTXX2jZJCMipZBSTjItLzIjDJhRVrXL5LHq5s8NOuKS5zxdOtX9ZM6zI5PpIgctFhtxezxHTUVJJahKmCYmJ7O7U+IAGZwRcdrs7VT+cI9DU/Zr17T5aQDkRczoRJSnlcRy27hN073liNeXIUsIgAJNfT/BC+G9KIMyZf5CW66saxfT1/GN0THcu5RXJ0SqO5L8jHvJno95cpoXrpTWd7QtS6El2GuQyPelP7+6LN+Dp/S6y6efivFg4+2M0NSMCDZkdg3fUMYgeYta0CUiRr8pGXvSku7G5SYtCZEs9uUkJlV8UIpvnWOXav2RjpBp08C/Y6Jki9fr5RBIDapSKBk4XDCmtSASKJBzJubwfpbskJwjoJqEsB35AknZVJAKPuyKQw7grIrhV0hswQytigkkhizpjg8BSzoN1vQPo8sfW/6hEfK4nESBwNEwFVB1khSgGqYC4x3caLk9KleHqBFTAf0kFVO/NlwIKaXJl1OrXBfQq2vy0RZN+mvyEZn6tigCrdoseGd3lTRFZHf6hSa03b0pYC9pvVGavZnLtxQQMQrKyqsjtQbeKnRwZBYcwDJcipZ6bTmF/ZAQs9kTmp4EsLJFFo8ZnDy4TnTGNmqDROjYZdUYVOCS12XjvFEIFn4kG0SIL9KgQmLj4pEjkESHoGifpTaHAdVUNkqvS+6Gk+IgIaNONHMgkFXGOSORsSOT9R5mDra1cVYcJnsV8oqshlm+gCMjx0tn3NuGvYrIQjaE/JNWmel5UieQg20KDkBniLgPfCLq93NtseQ39OBl5POh9Hwa6RxStX8S4cQQZclVo2yqAyRlPGtwrJmhuQ7jeOK2M3z5zQHIhiDKjiOFu0zxb4FREbynpzmmEPwl5o12/TnC7zifjCSFjqUluGjDfpmN2hrzBICB//i14dszjvBzLfTM7U+K/6iLAYwq53C91l+SiVv9qvlBU340nZGIJUSidMDHWfQxGyYBjGGNpuFZrgzRHwiyGabvqbq3WuFbpr1Q3jGNf2i7uDrpKxMlKOqQAugRW2s3qz0lC48hPbVoUW0Fss8qE4rk0pLF6zP3HirF3K6c0t0gNeW94xmtPyJmMv+CYrrU7yEZKyH8+ITRCSer/r2WjpzyjnKJJfZCzEkmjJ/WByfVEyI36av2haaYpocSyPkQwYXsoZwheRhrp5CvZZPpJvS+M95/2h/EOCg579gP+pt+5eTImlfpdDWGTwGqfbcYk95MoWZbH12Lu6fjTFkevr2guPs3GUWAYKXe4AszjcKZRvK6iAivE+0zUpwn07o9Tfr/ELy/1RK+hivcxFx81mLCESLBITnh9xMYOz0iE7HuUR/mDfFx6qmzr/2rkfJa8J4SWGhkuEiFf3R+M1LS+wJA3dbFiZsEfNLHpYOjRmBSxgPM8R39pjj05b6dV5saSZ5DDYAnJm+V6Ia3TD6as0BUNOsOU1Y9AvTXa//wZ9fpDx51MNT4v1p93C+9BqanMMNym5PssPJ7SkZAZMgGi4mljQCaHJDdYn/8YthYUgSDplCDL2ct1rw0YJn8c3m3T46GdjgjfPAICjP+wcsL5pcwg4eEs9sEwPzGVjr5dzivq5cdy9f1RFjaVtpUJR1H4j8JaZEdaB/LzOAwdyCealHhKomCZzy8Z1pnTJBAHcKmiPob0fD5fEkc13SprmrO1bgxr2Lypf+//R3SahElouUJ40FwjiaZ8S4fY+5Bg7w2UcEKCuA1cZxviYu710pPeanUFlKDp+pxIxSZdJYRkQBoxxJVJ8+cxlYboOYgzaPOTIYGyOZkO0W1xqMl0tU1uxzWm+sILQ3yBWx4V2gXsrA0RvE+mDeLnNAglhUEZVmXmCJVBI6IZ4tRqJUP3cGLR2aqFM6q0WuqSpPtLtgP6G8H2DRIQngwpyYXsSsys7ewqlLXdswSBd68UohBAXwG+pv0LZ06bTDMXoh7ckKdjYJoUAj/WFQmBCY51JMEsw4rOAVl6iDvl9AYbx4XEcPnEXqrrJTo3ks3SXLag26BJEi1GUwhu1dX5DW5Vik5SE/zzhsjt6Ol/L1XnNtp3UcT5SGkB+yF2ZLVq8Gr2xeqi1Ls23h8Lpo7GQz+m+2bepuoBWg1jpJF8WQLq4iAzKBUuTz7GB9h+YEkp5gzou0fS1XtJfOeMOhSz3fOPambfIJmyy+wrWpGKihMCAsWIeTMVOKPygulD7JSOLa6j5JeRr5JrVSSTmC5zkm9ZaiBpBtsf/4AiYeT0E+0Ag2jQTvh1Gyb93ZtHLN9Uc36vkYowICrrBWzYzeFzeYc+E/aDU8e/3WU9li2yYhmxikMSt4xVOaOFqzgBMa2YpK6UI4Sdqmz8FUW7Abf3byyGbbwjf1RdrRSVUhzNGVVR7zSVvW5TLxar8DVB4UKEEAoXsEFBuihRZURT3gjBc/R0lCAuauAbY0mgA1WTmDEiPmC1qZm+QTGELR5ntkYQFvDTd8zMC0fNOyaF4+RJBTFGPlohFfGt8cIZWA5jwk1MZwQ07JyLRkhMpu6DxjPqrKPCXMPy5DSZ+lw6G2AbShj/eqpFp19O54SWrU/mXrR69/WS6DYMItNResdv/EYXho5Z94PRYHwtMWXw5XXSwfOdDZ7wJfClmriNVIon98hCmrRi5WTSZoMr94oiDFypnJE1gOZdZNmpY9E3PwZj9TQLTtKNF2CPhHuWULkUcwSUd7LbwPlmUJbJzhbpdRrCa7uj3OfTrXc+ltmaZ4MYP3xJXUFmSIpns/53W5TCbbGsjkwMKuVinBnD7DqcGsPsepwaw+wMThdNeHfVGGa34WzBGFyrxjC7A2fWMFs1htldOFPD7E04mzJx3ZuSrZ95Idl4MZ32bL0/hXUeAzllPFSmXhRtcDWw5VKMNrbcm3FqbLm34NTYcvfg9IKe7iVGrz5wK05N9Po+nJro9f04NQbfRZwag+8BnBqD7xJOjcH3IE6NwXcZp8bgewinxuB7GKfG4HsEp8bgexR61KoYfLvGyjpGBrrrrbBjtMJ2vRW2lBxeyr1OlLEj++Kv8Hh0X3yVx4NLubNMOrAMH2oeD8HpOe+js4LgHA3NO0r7y2FnuUm8kfFYctDFEcLLYlkeP0Qu7Rg9IxqSeH85CKJCv2+H6WcbBmUe7R886xIERGUCzcScVWISNDj1JcsgYzM+KHWeZG19Mo9LyU1SyG5v4NolAbpC7dTABbSwRQOutS2/EM6Q+UYYmTiNINf5ZD1urQvCsQKnmoHTDpbDaZCQoDHudfSbsf0McJ2rGlPtU6e0vXfwaWzxSXIsWeFD6TTvPczjdJKQD0MbDiXaIHQRwuBA7LrJfkyofZ0jdMsRS/DR3vgrqeoSq7roqjrth5i5mG/xw7QXxe3BxLwFRU8jLJAv72V/JGL7RlUQCcqL+2UW+LofC+t+jC1D3XFIpk3dD5u6M+q1W8+G3t0s8+YQ5s0y5s3BFebNdBh7lnDj6mJOBBMFxOmITBVU/jDmEE4O904yCFTwBkLg3WF5e00zKnEzasrMqC5/tM1OspxI87AvHNLtIFgnK02jJJiKWfLc9eGyq8zBJIwDvBnlJfM9nUVHK/gJ4knZptEeMZUSUE3nSDCQ2psDPic+V9PBJOocMyv3lgHk5JhOsXSrxPplJw+c9NTVClPoEQ3HW/RukcfQAD8pg1NZAMfouDZtl4wsCKmWvMW7kdxlE+Ca7Tc+9mziG5UEjUqTlZF1cm67NwsFp5/nVHY/EDOYeJ6AUelCF1baqchCuHUwY9bBep0rsgsR50ZVXBPYhMErbaEWJ+Qn8LQvXYY5ncJAp3OcJsHn+JG3iVFsfZajwVfJiV6jojCZO3Ms9y2PIauUXz019ZogsX3biwnu1GQaHSNn+R4YAieVufPBVyYtjuMVNt8U5Rj3YeSyksQrVAKhTFHW4IDAQNtNSe1GtvcOX/xRRTfm6Usx+gpauE/GYJNwvBCDmuP62RgsBn6fibEL4Xg6xuocRTWws5p9c5T7aqX7O8GFIV54Ped31h1LuffhsEDzrOyj78YBuprzxISDM/tzPML2dU4q89u+Xq/FoGL47pdisD84vhqD+cH1V2JQNfz+QkzSMQ/QRzBAuH45BvuD35+OwfzgeCkG6wMLIiv0EeEt9uWoTKnQQcv8grak+3H/Sx9+3l3Afr+UeycO2/bFj+CwneZAYQoewKFL014p2UnTHpxklwigm9xEm14p2Q2bnl/MCzIfloUcuo1j1m8cxzPaI0zw1G+exx9pIqh+Njm+yu523O1us2ZlzJuVkRpHigEbKbrs81G4jU4zWLhEd3GJOcLZ65FNdG9cd/Ls2KsR59B8/JWILrclYuLqzAEU7bydma9F6Q6zT+zIvxIFEoQ4rOLiq1EwYeXibDYcDM3svbDVo1wc9y05HhL04xqlGPjUo3tmP5HOvpDp1cFvp8e1pz/xjmQH0SHYKbJVs4gXhDBl11IPIzSPnklxy32+WPeVuT3bgBV3JA6Dryp+F9RNAn2GHp627lUHfak7sTK6wHuJxM3az7tgR941iGGhNHMo7KkgNn/WMCmzZhfded1uwxQMifN2MwW3KfSFrKXLkS6mT0e6mi5FSgxeMsTgk4YYXBA0VIN7ekXwTL9P0xtR/TkN8YzbMX7kVIZ2O3KX4OvcGEXKtpdX2FF0R6aw1syttGXCk+5Yh72ArZGILtP1rDA4vaa9b9bvfXaHMXvfdGbvm4YYmfilEpzK3md4QOxhFdnqKvC8xFa3GVuds5Zh9oSWsHIQdVp2UaflQaoN0b5WBXDcpvoRu3bV2bUrK75KmD7GmkI4fZQ2znVLuQVsaOv35SCcwocV6vtqkhzA7g4vjQPQMlfhOZGDnAZ/V+jTmsmGJLlwAUrRcTq+WOhwcaOpOqVSXQZLrFhQn19Mqpc/Qaepd2H3a4re4OIFjjT9haYvrLQbqt6uLJnqoVay9pCvRAzej8S+rjDXYpNbaz6oiCq2gkF+vrG3KvrVBjV1kWSvxp9tedFUEmUOvxP/m/nQ8cf+TnLgnamul7OF/fkFwbLDM4s2ilXuHN0PJV9U/9+jfPREXmADd+RfM5iNxMS+0gMWwvtYlLhzSdEm8g8r1FvBvvFq5AlHno+/EhHJVxVHBQeCeu2pR4Lzh9+jsDYgCUWTtjDJv5yWhVAAGflFuVwQ1bzYIog3T0iIoiJyokGidYXzK3DYDxOsM+HLh9Gb33tknIrDvAmmZyupXFTgRAImRk+MPJWHSrHqVeOnRxzGAhXPYnSEI1H7a+paQE1DTDDdqv4zGeSrO/JXYyifcQSTQrvwK6VTanNuivWSj75sYKyfFxYOahNgPMuDHsN5EJRD4ZuMo4RFZEyHOprNuqXl0FVTgB74EQmHNYrPIdYHzFGboA+vGnPu7cadIR0Rl4ViPsxTkhRnxItLnDOGJe/TU6eM1b4WYjTG3atPrmZ2ia29RVy1hnqyP+SzAe/GKJu3Rlm2Q42yNv49Txo0ZuPfBbcj7w28E4rfMRaUNTG4LHXVoncHDbyjNPDGQjdjyXUBglmUrAZVm1ntbEHUqAzmrra/avLpQdeEYO2SoF13/w5bI4iVsekouFl1/7Mubzgh0u0STBLwAXycDrt4JISXSMbpBDH6cjq5ijPCqB+mySD/zIxzhztbSIsBcS96QBTTgF9VuwafFGhgdu2YeH0qgnAjnWDXjt0lylPj7rnCyyPSbyPoevp9jmtKSubTGPN92wowXWApk+zvXOBDgwjhkJkmSgir4n/N/Gwcwc+Isb3afX3YYKdDI+hOBVl+WI/XhllDCAJTnPsQAKb5G4z/Oh4hGFCXenX4FJ0EUa6Aq3dmB8Iz8/53yf31/vIMu2xO7p2VuTfOhUxceag7oPZKpuTeP3na9BVEKa+5RlyGXPxUjBkxd3ImKCZJ5gCbC0GcLg9CR2fSjn+xE7JW7WT6IpKfAnqG8yWYCJDFVpo/30yIHXxUpmQyRxvrFOcvoqxZCIht14ApphtnOsN083o53SSiLn6Xkknex9kEDpvkWlMdaTZjhkOOmzqlHlJ5XQlKoLLwRbIDqkErlo/TtjdChxBBqTbJNmrG1LdZ3H8elVVvhF4I89AvjTlPgCrH/7VhZkfZF3+JRziYvzqs11/hb8zILwwLYxFfGSYRvNCmp+uu3IeGhRVH0dtOpFuk7FeHWDYNMdtM8btyP28fS/SZC/LMteCZ7tmYuAHsMC2i2v4xXSeM8kSsUpWBnx2qn5krj6mIbEHuyWQMKuU2GR+kA+AR75yOIQ/L+bb8G8CVOEc/aYb6QivePmW6ompY4KqIAVttPXYgitfVxnj3my9vdd/W61uhLHZwGFWJP4HVYdh/4KP2A9ABbOXxfKyxi9gHo96HXW2uRvow+AlGOEJ9Zl11E5nzH9Y5L+DrvCk2mgQjTsqxFTN748ygqAZRLbUVdCm8nWW4/aT/1pmLqTzbu07aq6+TEXguYS7PGep1W7MaJnJeKYN3MNc3JHlBSkxmXcNnpeGfV3ojOKnu1nq59e+V1NTdgkxNfIpZliNQqZsLdmmm25IRwrrCssSTHTjIlZ2IX8MGvwv0Bu5pN9EICMXH5Ivpgj54syzi9Bae74FSCit3LzRaONyazPKwT9c2NMw8kFHMcx0OamkXbhuk6xMuhhitF4znsWQDXRd34RlWIJaBBikRujOcbBDWo0iGMxnWTKcgAZIbmhBQdNTp5JmFpURnDKCE6aaddSxfbewvvKWxjzn2yHDvuQEmskkSgbZLBu1biZneum8lnQnERcPtE7hn6AGkxJUM4UVxfRWfz4C3sOwQdznushs/Yxihf6CxBNX2fzDZ0TZIJnnrmG74uwN2N2aIjHR3Eds2RuyA6/Vh7e7mMURdggvfjOMS/k/i/0H6SGAY8jK8xRWmclPBo4Rs5x3ZHlaybeFiZOiYc3nCICEd0LUsMSaN2gDynlryXgrI+9UmhfsMeT8PHpb6tOd43AOd4JBeP8vfwN44w+PNMMENkWpebdJldlfu11pcWWUl7xul7HNSdpa8/7F9LNFnrjZOGQO8I++XQeRuTnZ0bREBeb8c0QZJQalTUiMoQpJ3dm1BnryXsBuRnVjen7/SVPJ+CX5VrzWVvL8E8v5qU62kJKj8inRFQFAvkKCaeoAGR642lrzrl7e6b1vyXskiHkFY0D1kyH/EkfhXDdV+JbIk/mzfw65G58zDZ0nihWaPeJoNQh0QbYp4GRc4H/XuZkTOz4hiuOHXmXwuu+EzMAqKoi81dEa82jAbPn9DUfSFhs6IKw3Z8Os0tGPDb0gkqM6Ikm74tVOa2Drc8O1jiT5zQZ7JzAhosjES811bRDAj3qkT4t2dohqkMSrbu7YYPx+KmL51nQ+n6zofHsJMr+t0eACbfV09Atj39VOmG4K+vw9qcFOFHfmTrh5mzM1XD7nv6vVDki1eTemcZg1fsJsBpyPa0nfk34eZIxNgsfdRV4ej+uQiFL5mKIGawDkQwDgEkA4q5gdzgDPm0LeLdiC46E8PBTu85FDBhYvyMXGfMlldtxpJaOiZ5CCBEujvuDVwAUKMSrLJPrHEJ75drh16BESTJunk0MPKfkbvTTY/1tl8PUmqaEg0d+zzNsXK1pfB6LVfhh9J0Xkjl6xEtdF6IwPzxiQvHliI7krvfgamjE32dEnT63FTVNdC2PkYHhKrb3KVShBIqMPcs4YphWIXoKic5m/XMMrNBkGvZ9/gfrGBe1xGaPns07qpmIeZbrT3vXKWnBRdepGA9fGbP9BhuRsdDnajA9yNNmPXicOMtj17zmZxhCvKbpPmT6hbKOO5dNsRBFVcks01liywbn85YPaXw9xtxfeJfRszDAOxGvAYk904ry9QuzMrLxSBWFFkDiKiSFLNlAfrUPrMJ1aKrbUsWkkYrrRJxWWeHNZEQq4q3UgVZl6VU3m4/JR4sbQP6UuIcjHBXxM0J1nyV/LkLx+Qv9NV+EBnLHwUDRgbi+PvVcUwpiTtiDx/qcLnsyTt4zXzWKLPnJZnMiRtniKMCiYsIaBo8yrBLIBFofMQEEGaXVuIJ2jwxX69ovLL1YoSNGBUvVFRgjYFqbwiLm/cReQv2xXQkrbILiWlZxVXC7u36Ue3us/ava02mHK0rQ11V+7paprvTfOQlMR4MaFwNh6KiaAslGXFVSVPalULXmo6cIV0q6Mw8tJW4Jx36WKE712usqNgOK3CEInjhSot+rzzUjU9QkPw2zAGx6Cw6oJnONLJ+GyrUeWY4tigIy5VpWwNZ/x0FRYV+3B6hOL3RtFsVNMTCX5u1M+cr6a3qY0NG1VZhhWV1w7M4znZsauyf1eT22TVqx8G3n2jbFy7gAlV1vnN8C9gQpVV3BA1AMAzNr1IHjfsxhUC0H2LkrdpzMiRE85bWfvSv7k1tHhJw4/LcyfYIb2MjDFlFClFCfdwK5YPCWSeBJJrDgSSfPO4k7LGA8lznHlLxw0vOx7InSPXlzvfmkipJDoAOSa4jUnlYGwZY5g7Y1TN4GCJ33BTU1njxjChbHdB/eDJmhAxbAKqlSpR87g3YLyTm8hLqXB1E9+vJLvtm6KQTObwSf9G0v52Av5TjwrJByeI98NUNd/k5kLiZKUFLTev5cbZcsMy307BQUvMU0gwAlZRpJ454iUj6YMIemMnCRo81uHOlFdzjw0xVRF4+ESgeP+czdSHaclZkEJnXYEUi3jNia6qmIvv6oxQyAm4ioBioCETqBmj5opSQ5uvSto4QiDhMYFwCfXeRYR7UkSdETm0c7uhNaVWIUYu7TiIYT7yQuf2enI7lLPJClNKVsToigJsoPE1rEz4S7eD8IGc9yz39tyQo+KGDuL19mYQsBJgnmwlDBPm9kWplykJwRKHiJhGGP+tySixvuVnPoTuegdxnIrc6ovB54QfGTH8yClh/+ohf9fADJVxRdhlo1Xvq70yicK3BlQioBMkvg6J6x0KKJarKxvEaeU+AP1NrY98DJ4U8tKwCPt1CjbToqsfN4wIgcLZSl6WUE9kOwQU+ajk7pZZBH1L3gKYr2IHZj8LMfk4RnX493c9/fGPPXboBeKgUwoYJS9N9YVO+yIslFeoB+dL/HG5R1hXQxANJeSVsCu8XoLuRuA0ioINLIYh2W1n5SFmAI+MSkqvj8v1vFwf99ept3UUNJXrmlgwNYzytVK6wT2wIdBxbajLqtSZERkdl34rletUF2iJfyBXN8hV5u7d4K+u/v2Vv0wqUNTBGtPQ/+FgFUuGOelb0VaDOrthRFbECXLbZn0f8usbuf2iKLu+D2WEl0P0yQHRGMHntglO1QiqoXBbIzTYCvLViPHV3phMkEjfjlbJO+DBikIv8W0mMeQb+HG7+wnua5TyCvcfe619SuaE/tzgCtpIs4gUsGl/zrzb1Gt4Y3K/ODZVuB/popWUoR2yvGOmI+gejZ5ziCzoXqKMchIClerVomFGu1eLiBxu/74kMBa/k3Flz7Vzh2UKdEaM+MBNY+REVgMGApG1rsnQ5a1ii5sNKW5eKS5qZmSeMOPlmk1dsbUielNX7ExdY6u8rGbDookLFdOWRM7k0aPooRHZq4APg1oKvaiZ2PbrAdFY6Qtweuj8cTE2w67C7FsSxltt/8CZAA8kYWrQGZi21sGMNU7/RnfDHGfMcZ05Fi1giKQOLgpfKE2k8dml+7XXXkdeYJMkeMgUYOEe1pujvOiTBxclakzeD0o7PbICUsXlDfWSRPHE+hf5CktPTD2Vd8b3yrvSig0c655DFW3kLxLOqwlewmskgIiXsib1CjNPmxdXMKl7D0uJ7ZG3jFUdyB6vxtbsXuBk8SFCBRMiVJMQoTiDIVGQBK41DRDqvgoTSsVMoIq4KBbIqNFkbEKBIpmMEhBZhPW4SS24QSwBTTSA+5gHNBwjdvDeZtkbjluxyVfupIY6CVXr5XRoFcNxELs9lDEcg92qJNJujXts2/QYBYfs1HbITkyPsUL7Cuq1UkBSRi6QlgROJ8XbwJBpAkZEXouZmMgMgZmdYcwSJOW7WVxlInOnrmGkxaAD2Fts8giMy61kBFtmy+6+DEZLgXhgAZuKXIeRFhHZa85W3wTLeq8ofyPS3RZVRxUSF06CFYiLbf7vBs23xKVtkSuKLgZd+q5hEStWelmhKgDhIBFc6Mg26WeFnVbz9nNJp296ia8VXBoRJW1Nt9hNSwtU8gRz+1Lk53Y0aG7H95rUhpm5LUF9Zm5fos9x+5+eMfW/FHHsJQRQg5nshiIdzCisNgUUgPab6V1W1UbabNqVMmwSgDoVr0zHS1EwHet2Og7s0oFVKkiX0nghsYttG8CqH/X6FIUwMAJJJO2goc92ZI+2i7Wbjy8XO3VJR1PRf8YBqEJdzxtlPb7OvM6VbXmEDR+Or5kfcO84HF/ljyFxT/oaT0fl9Ctl0x0FHK+WTwWlXzvjSn/NlP6KFAgjb8y/1+IL6dgB5h2Qi6/KxddwcfxA/jQvjoE2QC+Fec33xl9OR19MgSh5xdbkxXQKynRbmRfTaajQw/pcGVQffh0uFfJB7EV+MtYdS1aX55Ulq/MHxuQ8AK08LRoLJf7ZxOeADU5xZ73Xwoy5d0T1MufvjLt35M4GdmRJoifpGXmuLKcdmSJF8XtqI+MEUeCKoR5SiVbO0eMoyIYCg2rBIakWPJJqwQbspTi9YgFGCyZgj1lgLIJ+wQTsbZLoWQU4LZiAvS2CxKAA9gUTsDcv6EMa7FfIIKkWbPTddpya6LsdODXRdztxaqLvduHUBNfdhFMTXLcbpya4DumBbHDdzTj9mk3sWrDBdXtwaoLr9uLUBNfdilMTXAdIdvxgcN1+4+Lfoa5vvw+u6zAGYL8ProOaAvYOTrlbYdnjcR8sezzeDIdgHm+BQzCPsO9cAta+R1NN8CmiqRZMUQk/VfCfSvipQvipm7AeAadE//uv8Iiwg6s8IgrhLD8B4+IZHnfBiOh32uRWl5cPKMbWUbrlpeURmRY+7A+bUZDZbkRcpbE/QfDBf/hBj+DYoh/00IvoUll4nVt6EPJ9GjaXTW/AN3eE3wwyxflvzvJ/zzd3mW8SlX8H8WuMKrEgSdH2AEn9lhAxNXU6Ouyvwy6vWGfEp1uT/BEb6CfB5JqSCEoz6xaocq0QHpwMxpxf1gWTALQlxWSxUTeihilmbpO1uxlgfi7/p6gzQelLtKfdAs54F9DudxjoTMHg9JnH4DZEqqM6zQpssyUtHfT3cik1PcBfl0rpqI5BIp0zilGphyMY8EytfuR09kVSmJGUPAE2ajAaK7wPMIdCPdO7FsW0EaQ86MVG3QkVWQHc/y1mqG5mrFZQyGJ2iIr1XlTUBvq3gP7FGKOwSRQyjULE69aXbS7z8b7ef0V6/2ZmtcIY7Fxb77/me/9V2/u38NcrtvdvZu8XMr1fWK33fZsDMNTF5OYbGrf9GDcqsKpGpjFbE7EBui8VQFusQKvu2cwCM4N1VYG4xr/YFNs/dEbNXiJWFZqOOaIA4kWPpOAYncwd93TbyVvylJerCiJXyWPBSzB/eLkKke7TXY1ewvaGOqlZZARKzakuSYPsgO56f2ZPhRQD7bwjVLkd4I0dAMFpZdAbXWeahF6tELmx6O4KciOMXZq8MGm9Se6wFUdxqG87QA3BSKBHOSCSwG3Bdosa3NdTAy1wlVpUsrWoJouSHxN1aOXjQhE9ts7AMHBkG4yp8RduR7x1PftEjXMkvFCVsMqg3kuU4JcuBo+A5VbBVLVUca/BFMWp3SI2douYyegKlJhyIqgki3qGXW1Ez6D9mEkOXOSPCqWDcxSH68Z2UZfXlbUFo6b6pqWcKUGvtSU0gNfMhYq7wMKxHK+U+YtyGZHkRGBrS6CB8sOs+ckofsqmrsqleUG0U5qXN+JDjhCCQuJ1YhHnA/8FMhABByoy1uvrQ5SpjT8rC5AoMmIHrz+Y+UzRYzmKVOU/Q8Kigk+JEQHmM+jWhGrF/PBHWO7p08a0HlGsI/jIQLAbVVL8x8ly/FRRwEd2QCERP2lhRiKnkgiSdxHzzU/owDM+mOYNfyo4IOyVbvUOmkN6Znc4rR8j9iDXX4CeGmbTo1atAkayO00XRTkTtJAKIUl5ccycVumU3ZYFCCOOrkRaczsAAutM30jlGSeS5lWOD8mH44bzHr4ib7nhGTVEK6J/3nDD63G21+SEyhtuGGpLww0nArqoKaDyhhuGdtRwwxtxNmX453zADUNDZLlh+iIbbhgoG5Yb3ooRE246b3EotuHU4FBsVxRlTVeQt6zyTpyesQx03rLKN+HUsMq7cWpY5QW1ps8LA52ne5BiYeS7X7EMdJ4DolgYectL34rTL1kGOm956f3YbfLCSy+agFM6dPwefh8wv8cZkbqIP/Y+fx/wv8FTM0BVWOpHcNjPAFUw1Iy5FX76cbLfjLkFSwwWOFKW+AyP9KOLfN5a5EDCx8ltb3ahsnkGx2L96+9Rfnyz/7jE1ubDyuxcyi0qc72XvPg+RKlUmEPrJA7bGRhboRcfdl4m0HoAh60Moa3Qkes+1SEsQssq2DkHOpsVnqaSLiljFMFXZi9u78HIu4j5QsBQ+xh8xW8QdmHZM9SHkt0+Sv5mDM8CRms3Sl02Abo3S/oVk0DGL4nDgdbfrQZlfvv8DQTBI3ZJV2MCRy0HngXLLgWLSK6Hsj4Ihf6CplxB7dUKOsztaxmWpM3Skjxb4uudHA4jCg7jscMQGGhJW6bAcORFdMYRYdH2EA3DO/fa7A2pZAdCd83hSY/yEWawPxwkmpe0WdINIAIcTrwlRuM9iKDcDqX2DuyNeVvQ7aJlZUo/Gfsx3BUEn+22FknIm06RNd3LdAkQC/JBFuQg7QwER2JNOdZ03nGmSart3MEfU+lR+YHGM1z1qDY/n4npPeQzWKCWez3rOSCrjrD8h4KXl7M4fTt8dO1Kby9zFMOsUm4ic9R8Dye7TUolgUG8GSRKsBFvNVk3BDRxn103+WQHHhAwGd8Wv252Sak3CW7HwHUTpI6TxHE7kDgOfugodzmEeTkkIikn4YKLO76hSbjDTMLtHIUVpuBeTME9K0zB5ewUjOtZNJBZfIAO9OvogHAQzvcDphdm1h7MLWahWuPcaru5VTFza7sqAHVu7UmkYZhbe68ztwKMj7cwt4I8gKvMrb4pFPZP2JN1k1/ukPIXaLDxK4VUeCvc55aFGXGXDwfkcjngGob7cN+jLO57jIxQy4po3ys4LIcZw8iAL6+SQAxJqVb0rMj7tFdPwSE0/EI+dA4Ik7oc8m/MeLrLG8nyxbC8Gd0TIJ3Bdi9OA4cgfy8rE7gM+16T05uotMmhd5jbK3TWUJ+QE2WFnDg5bDprcmBnHc521oCl999JZ5l+qqGf6tpPhONlP9FkZPupRoXFNORbGHqmFAYawd+KBQsrqUCWJvUDeYYJ5xWVsRFAllbI6nkJ+tJNVWJSlsDu70E4cD5EF7wGX9GisUTCAVxy/QrHa8Ks9Vr7lDClmWtTp4R5NXJYkWFSeDdlgvOdNl2wXpW3957S8HKKLSAY8JWM5DTetB/hUxAF8g8AZT5Pp+8KDycZ/U73a6Beko+si/WLwag5XlhOGye0IrBifPz9Un0Vk8Qs1eShTSGp/Sfi7dtKmkYLYvCrN4ro1Cm5EOJS9zy0HRAogNgtLyqWZJvZnhnfD+3JjEAk1hFt5b0skuEgwr4z4qEU+A7eIKwi3yj7N8rBG0w8RH+Mc7ERavRUhBo47evVCXMqeXAhXi2mEuwyjWwyilM4BNljqLM+o+KfbjqrtjGAzXVmOeVMdgG46caqzyz1pRJoGiF0ekAqgRIhJpJpMZUV6ThfbP/GGdP/izBlMridxktOEHisQUGD7mz/Z32EkYuLNElW0g0Uw+eowOOAJfzcBhq9Ehq95ug9PqBw0JQ5DgdQE8SLeUNSpOMtVsAGfo8f9WL/BnqGyKW2vzRvLjkNAlojqbPYTExfsddab4A1dNXcjXXVL/rWzLGrOtBIwiEYguBKBvxEuuteAUOiaJqi8R203PnXbDDC5CZpsGYM3mA8crbgbMxIhxvQDSKIWl8fJ9eWrFwL9CMr127TKCKVHUtGrgUqkpFrgTtk5NpdgrmnhpeSqcpunCVGaiwZufZmnE0Zo0spI9eWrFy7B6dGrt2LUyPX3grXKJEeS1au3Y9TI9cuEsrCIimWrFy7hFMj1wIwycq1yzg1ci3glaxce1hDoRRJsWTlWnbPV6xYX7JybVeD4vnAMZwaufZtODVy7XFoKwXtND1hREP6e1Ouvc38nqToeMKLjhP8fZv/XUyOwfRJ/c7bYKDk8TiMmDwehWmUR6TD+xKPXfFnKBJc5nUeDwuAY5FAjgBw3OOlW4Twi3S7x4naJZFuS6GovadH1C6FVVqCGYtFH4QZi0dgWZ3jcT/wa3hcBH6NRCUAv4ZHmL0u8wiz16d5hIx+iSF4JbDPezxPrTz6CXESn8XoH7V1bgY8+tuENztOtu2Y49HLnkeveByfCK7mwOzDiB1CqWXA3/HVI+QMKyLbhvxHxZ+W3YpQ2bbUK9t64XOrZyKtYDADvOFyKJGWiZt/myEHt/vGhOX4JNGaIlrKgUI1LKfSkFRPFcMflwQvfdDGA6ECyjLipLOIpEyh4nbCC94ujPgs6MuJhuYscVY1CQ7bBa3UTqJs+h4MwBErgZ2nU26IsSQD0bkZUIubIBVtrEMk2qGJZZ1AobaKW1jpchbsypv/0kr2zs09+Ll4tvdKCPmJyGHRmW500rQXEsoMx/SjtVLHSUdtMB0FbEGQuI2BZBLk8l6hAKgpt6jJdljK2mzK2qT2R1+DzslkR5NBwEjE9Yn0jkzRSeUT6Z3vSG56r3FGviOpvNAZpub+zqT8QuekT9/IlnnLaFEAsojl9gl9DlVm8fJ6XWqklUlOvpzeZcC7pJJ3odWo4cZMHw3kUdBE+FP7Lg5qUmlku8iPZlIJ36eDTog0Oe/WMZmkADGzhG+xzM0g0JuIusmQ1ZBWIOIWtxZBtPcPkucPerS5pYG0AuXt9TN4H/aMW7GF7CUAT2AJB7Xg4HPpHfYgnDey9A6YWbBIbigLU4uld0iWXhdLb3ZtSy/uW3oHsPQWsfTgrn5Cll4f3/ANXoo7dCmWBi5FBLnMype611uKnmZFwjH4pbgoBRxYfSnu0B1vuG8Qbg5rgKV4swS/mqUYFr3CUiy4pZgfvBQLVENedyEu+oU4m0gVsRC7MknCHlplIZZWXIhBK1ZZiJn1doibVTCvwhnIyElJRa7CB3hXVXiUTcrsiooq7nqFLn5zZO/nXNowuqtrBV4debgbnD48c6HDRBJlf7OcuUl/RbLWRIE1+cW2UjDY4AWDDCuNKJ4NFAzmXH6xiuYXK9NHs0MbH/EJyZEn5PMT4fObDqKickJCgtrz4qJYbH9Nom50CrSMmxzDRgTagXWT5wd5Ps/pZeP53FZ5peQTGmr3pHwy48dYWlk2a4YCR8kIHKkIHM0egSMlmmAocKgHq/QS5tgcvc5N0qsNJh0ZRI9EhLGORuEuUnVDi2ldXNHLWgszEhvcSHT8SGS/UUo60uQE0leZ5twmv9IUFybYvjqYFSkVGylHwPRBXVUFjB91Uv0PUKqHULEuK7hL/3U6tteY6lmgGdbec52BPddhxW+s5+ZszyWu59hvzd6eS13Ppey5ZOWeS7Tn5rI9N8eem0PXbUCvo+c6ohKyPTbqeuy89NjNzqk9nHUNkzUYpkb6IYv2o/tZ1Xh8LYf0GV7lkSZtcSuFAHRC6iwKnK/krLdHW1Sbg+Z+Wy+buZ+XVrb/UNJHKgRI94cF8IMpgYvE11VFzek43fCeznYFSiD8LkYt3cZ9jgN1k1TtOWnbTihh/a9ddFTQ2z+Yuf2D5rZkzsIHAMkqKGY7zKyZ57bFVuzYaEYAL32Y9UznaaeriNQKarGLA7ARxgEcNpmATmHm7kBHAuWK0XWrpgEsdTUxRVON8c1kJycQZyBuvU9ubdCY7g3JLt7azKjukiYSg1YEBkSsHNAr5NV5r8Dnd+g+TzVY2uHdDVQGdBCFziQ9nQSvl0GemzY4soIfif1xEmS7YwMWqTgwODPliwKM1tBcLQJglQ4a3tQEKenwbsV2h2juZMvwd3svhDuxY6TtH3q/psq58wK3LNhAL3ZOomQd0irFmjtCbgPs4ceTO17Apb1b/vBdjbeJV0slOXkhvXPQ9TteaF/6gCY8udP9SO74BG99IuW3BoTBobLlC9jeyzwBt3anKeNu/uZVIJKW9Rqf+iFeuvjx49//v215vX7T8GGk7Ls7ufN5fPDuzFXpO60rTb34nyn7pLgTn8RzFVM2rvwQL62lbGkKeroiG3dvV0TapDv7r5d9F5V7uqjMLmKduXS0XA7RPEgO5iiUY8NKd0C7T+rZVECLuKkq/D3Wxhw31TkYjLZyQ92qgaxm+ewyFGinOfpJYQNsbobK9SY4UszDTjrDAgDPJHtyC2UGN90WoSRzvW7Rs3BIGtL0Oli5f3QmLLndE9Jj94+hMEZIHGNYonM7AxGNLSTqN6vrjs822hiYLjbIBrvgT/f600WXpPQfVUslA88Zm1SlA6iF5NUpSQInoQn0SIZqiWntcjOnVDaKGHocS4ooaEA5BmVx8WfwwCZJ5XOvLOOK5JA6xSuzKXHW6RQ+xjQ/p1LYGk6mlffqc/K3ZvPKiE8TWLM7xCZYJ9Eq75CchqjEskhQ+UG0Ia+XfXZHaVBF415zAtKLyVhDnRG+x6RKFWyeZe5mZcZjVqhTw+JmeyqSEeYOg0gFhbsCcRcf75TzdF2vM3QcaerQNqNRbLrPiSYybXVLf6f7JB3ycsPM2H0FXEAbd0U7KR/B8T04mbUnY/akrSfN91Bf1K6Hrrut7mHG8NaJCKw539j5YW5MA9dLwzP2hrIgkMM1uNSsGK/7ukba1N/VqXr1k0BF5nvTng2BiLG50m7zSRe1XZPcqEQ3hEWCYSmmO8ZO3cpgZ2kHz4bDbkGnILyzkCtI9qcp52Yvezp3tmF6V3vCLNkJtYny/bR2SiWdSOJ+5ckXnlv3Px4TgXHI/byA1YsVlifpGkpGzM9YcXmGXPlyvRn5boOY2Ee1LQAyZr2mzdNZPy/7GZFOX07bIk4h2dyLIin7l3QDllnNBaQpQKGohbgU19XbXyUnKTwfFC4aC+ZMDcuui22euSZPMkUubVNDUnAHLi+ScivPeSo8QpnS1ZA4rRLiEjCWXiIbDcw/qD1KTsxnupLWmxOkqi+mlRnFAq4yLmlGIYCRRg9FV1CoH6tkpKfQlLnCKzOCHUxwajknzZNPQWNZkysEGK6ZJwu0Ff79KC4ASliQljsFQV1mYk2FgDUZqTH/4Il4W1pmAkPjXRjbBNESW4wjdrLv/vc/e+GPfuXS4Uck0SEzl2ru6IpEtmG1S8SajagHtamGL51QHGxW6oWCQahWk81bw5q2Catv6K2GvtW+sbfaWlfAXY7p2fhSbtwjWofo1ACNmdJvbLqxb2xS7Gz4j83rGeI7dmpJCzdW0oK+tffG3tqrby3e2FuL2h/LS7ll9Aehv3L8G2J6K143z+7bn78PT70mT70WPrU7euhg9JCevf1g9Hbge68z+d8lUyxZFWboe0OcbV+/abSC+NtY8q5zDy4BIjt+ooL/zMVOu3j9qfhJl5P91fK70pqxide6L9G5HA2dF8mMC6fWE45b654FwrU86biJSBMWq7jBWVSXJ619dV/8ugKQN/uk1IaRUusDpFRIlpQuRUqtdV+HmabW/kOJy0O09et5+FfYvIUxF25Lt9WhrmwJ6HaNVg+MxFBQ3CbsxruFoI7gTNO8I3Nq951yNha4sxh3bmqxh+zO3jJvjFNd3eIZYJ9gpx5D8AFpq9zTx0FjzR1EdQNaZxQvqWsFrk3i5wS3+wY7J2lIe0k1uD7YKek0u6VJMXqaYvQUs6MP7oRGMkUulGnUaSVuJhMHsEwAsX8A6JzNZJKqoSYdz637N1ohyQvRH9zo2srM1mhwxFdMkvjuxxWtkjPgg2fMBz8ZESEYEEiROg1LxUOnaU+ZOz7cr7POnzJ7IJODz8OQj0MCvrfBFJ+SMbzdGamz+PORxXuSkBck0kR+xNtEoozuBn3F4V1akecj3cY6EdcRNAdwxEzHhJLj7ELK+Htghk7CUjkKyWNM4j7GIbWMX0QFIvt02z49kqwLnx7hf8ZcXUQ9Tec1JbG6gQNpDCIFDb1slWI2IGWXppIwCPBpU7fodibVsAKQRAawwQQMuy8yNPMk5k6F2/H6ZFY9WLNXQ1ybWSZxjER034DEbRPKMOAEUUHMpTQHQ+SGwEo4ZgOPm4r/ma3bWJ6xmlq3sb66Be5AYxBcRi+gesnce2fQqaMhuMtoUtuRv1KCFgnHy6VOp0cqmFO5fFY17LKOESlNfgrNichlodmxNPoBAqvUgNyQvwAsWWSzYl/IC6JDr9C9xj5xnk+EvvDrhVX8XRiryUD+6xwXzuwM+WmfLId+CKNMrIc7F4OGwPFKwTDwJWa3H+F952jo5QF67kSsfi7snLGgO9IUXTl3QgCh2PhmTqs91ohME6nAQhPGpAljHeoUU/aEPSd3V0tS6QMWNisKDZy0xTfNN5hgYlEL+Fl5KmqhZ4O3moSUsc1NnyAoXM4bWfqY9MAcesDXnT3QzPQA7uNx1FV//CCsbb7RmKszUCkFkOv4vblPIpRtA7327XDlwOEhSSqPVY7Isq0uBHmrkCQNxRHkSDyAQLR598C8PKAxyvN1Ud+jrdtw2MyT7d2jELiY7x7Aq2LeyfPHTqMlfOOj1BKqTgnuHvNcBDdB6m+fkvgAHBZky4XmscEDIuwCd7w9yUTway+I6pUiAZglte8+2VHg0FG2OfhprDmAZXWAslIFh4aG1ONsP+EibkYQAMVaLLoK9yvZXjLrNdN/WyDxxLm8NxIe6ZDiTVxMlzzHHEJfLQUP+qsHMYKTIRf/HZK3Mvhuf6Fxf6F8cNVC897SexUVqPeXGkzFpfpqZQm20ygSPKLn9sFUjMNW6UoGNh7ADpE2TS/OaC+ul2TpHaG1bRD3XfTgTwDj2JS80lPwn0GAyRjsrzi0YYKN6OV+hL8KnaMafNJNdsvjyUFusVGyJFsskVq55xwD6Ri5mIy9cOFC+rYDAm+yF8CS6y8ggjfBghq/yDvHqWOqMUDiJVZ63iBd3qQFL1MgipCNVHjrw8SfhNsHJaMIqUsBPBnBMSbHAsAaXyIUzyIWAHyDyGG9IvMZ0RuyHlTbDZK8lBtOTiSzdKQskdfblDbNR09wPk/z2s7ObZiZkeDLc/5RHZZSFwVlA5W0FBJuT1qnoOC7/WR6x3uhCW2TaWmbu2PpXQytvzu562T6Te/t3IPmTnAL3UsBWTIagFyioyA90yATQas4nag3E2HKbg1iNR0Cafv2dEh1OFKPpiZRB31q9e/BEXFE3B4stJQZvptKlln7SBiXjc9KHy10y0EfRUg5IeO5kyJjxIzX6PZj5EuT/TKOO+iaSnaAT+aE8RvEB0R62WqJFHW7OejJpl42HENNIJrB5ADMkdX6/vcb9utshDmB40eiVLifc5Hc73X6jKwOsTPFuhU6U1SBqHKtPUNWpzOeoRvo1+ROLJXb4ep/snNvcgeWExgF6iDuwqW7cembuOciMTMKEDZhXJInt2cCIZbBm4aInlNTy3y2X4lzkaBVgKu4TyAyZvHjvsPs6258MGprXzNThkCs1jRrNsFL3tM1AkPSlgK/ZDngJ8gG7sq9ryNpWkR3RKjmIdsH5BfGFHWxefmFzuhG0d53k8yiGDrG9DJXMJaquWpmOFp24VQPKzQiWILKCo30s0KmF85KL2DxTPX0w9ySLOQRwPLRkXmI7R2jipczrf/xSB8fdc/OyrMgDTV6++EHn/4pFeF25c5E2hvAfS7zXvulwPDa7B6Gsi1vNU6SPigTANhWkKsvCIjtK/L3i/L31WL7X2i3S0aOIhGt9sk9Ztnik3QexntHnNGer31FXn5d/n5V/l5zBRkhEMVcA7AvRq3WhdjMp45BhX+6vR9vdylyHMeWs9QZJYOHAr4kxbwmf78sf69m6nbV1O3Lpm6vmbrhvWXvY2EmFLvuebGgcTFNyW8xuKWxQJlJSWcK1Bkv5U4XlBW7xukDqeurPLZEhKvJtD4cv8FTnd5v5uEZjx6VgIvOfZI+Fz8632zB/VqDaEFIuerJfck3n+nchxemBj07pZfts5+DGFXTOI7kXicuXlDyQWUgp8dD7LBHUlkp7+T5o4jq7VlWD7IzduXuw8LH4QGOzHx8PwbC5f3vPvFY2yoNmIGvaWbhC4FeV8EtWMJJk19yPlb4V5wcFVQDddODhNxDRxz2Wct+BQbUAnPb92Cj3SsTeMpbeXXR9ayhcrfDNVROoGWp9JVt6WUzaJR8LnKfizLeC4SYGeouojplumkPKehguHxWm/WJzHfCQOlc55Tlk5xQeA/znPNd2H7k3JSX35C/b8rf06WwoNMlLehNU9AbpiC8dxAFvY1sFfTO3M1FUli9RL8gT5f8gnwzWJBf0wWJcln+Wjc+dGw6JcN6/Vm8HswCNplxMEkzPBlBJRZ6JhhrvVdn5QKJHTKYo1JRdm5Y7YHiBA/JxIsx695+nW2KqIrcpkAxZlWRxw0qZzYoZb7w4StFarYasj1ddwJO6QScglIGE1DexszRNwBKt/p+OTpgv9TqJLYGul9C5Qp9xcV0XMAidN8MYJe6h6T0V542PbiT2yUYQHYkgiex0+MAk7ub7bJZpt+CtuQz/JFjheLBrW121y9JtscRtjbS7U0q2yZdwnPvVySFpLfsJiN8xjjYshX6L8lkf111cZhMooq8/twj7qKhgpcMsZo6pZqztGfXnGXz5yESNJ1HSY0xOMCUS/KDmY8x7bi2brcN7b8K+q/cQ1imPGHxNMYTizMlYe7k70fk7zm7Ih35Y4ecM2udzyT5ffJGci92p5IhFs/Jy+fl7/Py98LAgi6Ygp43BZ03BT1XorooIjIgtZ11SgTdfPv33y9OSweoLISkqupCayQuQMCmXC1d88dn7EbKDRpOQl8s6/mXcP4K3W42Bs9xcF4pn2r/svjM4McXgx+cLygWPvVC2fCTPwiSK/AskaiimSRRFNIBPIvekUEP77inEXNh8VnkMY/PEomdXJ4L3nq1vALu5f+7B3lC7NmxSe1N611OZKcc9fM5iSAzGI9pjh5TF7MKB8IJIMN2AtM3H6OzSj73gn7z5+O8IGxanX37XWlhk7O7VzrFwD9MkjwWvH9Yw/uHlQf5hxVF817u8Q8jZmlRNO+FLvPntH9JVMCE7KPvFtsEA5f4h5XRSurf1cQtidlzlLCJn6nfV7+wOr9WpkK7ToU2bOSDy0baHfULQ3wdZg/l4zIdzSKe5chq58TiS8s5CBgm2wWibwoussxM6lRN75Tqzxaicn+3WdAPiquxASVhsyN+snTyvU7sFLCSSgashMbGexjIA3YC/++aUWdG8xPg6qW6yQBFwD0gmmhykI8Zvum8qtXpg/VfxQfLFEtjKEFgtCYSR4gkQ+9CfUjT+Pj3PGu6SWrKRByEfaRlkSH3FfG/ik6KWzKaJeXA1osJiIclO0YC6arCJYJ6inJV1G1JVQPumd5EldRlxTKN8kct8GWF7ZYdBXbxe1yKTnntLprLXQNzKzeQhiJpDHBdnG01l4g3eDHR0MnykqRjr9KvmV/rSIr4nESZsIIN8QWUhiQ5C+woT7JpRIrZZzB3smv2XxSKxKaNYPkqPjXAFyW3Gqx37uNp3tn7hTs1KrSj33vUeBulq+XBhd/O8UjVXL/8CP0/7ANX6cGE7CFvljqSU9jt1PKRwrHoWx2r8gsfkn2WhAVRnmLpwwOvl5/iXMCl79XJkZRw7cm/h0y7eDcy717ue9eMH3pOhy2lf7MOHKZ3sfsjesox/NNn1COBeT+C35Ia4NhXgEiKQSzc1+T0L6AyxxBbjME69vXor0OhWXpR5K0FemvgJKnczswGLv90zc6vus0/bSrWUBoRTqxG38RSnNWa4qwi90hFVVqFJzGPC8dqT8HYjpqwLziKFjBoyHJdxe7F00J5i90fkw4K+v8RwLN3mQUbh1i67TT7t967BVyr5ZlluGApTIJcNJYwgwv4+hkXe9v9fjsIvPEnJucsZnwkDnn41/5+GcISQ3nxB+kZ5FH5sFp76feCKz8gV9R1qTv6nXTGCFyQRu9wc+bv933Sprsuy0JOyrpx1TSldaSO4V3x5SX/CM2ofPDXRBlnAyxI5jP1+ZjUpyrEPyVhAQxgXVXl9CJpdF3MWdZ9lDm9xVzWHX2026L9hTsntXpiq7VenelQFrNsKIsWNhQG0ufdXQmkL6APh96MU2aEg9EzJvBi3WPro8Ia+ECERYTQPSb2hpYYbOAtXwbOV5c6FOSfo7m3d0R//6x0b813L1uq71NfHqQ0yQluruyWat5q9+RObnWlOhystpnwLTvh2cc64dvqky/DJ70kStem3VhNWcMUeu7C+76s4cFlUXVRwQHwYTUNrG8TUkv94woW8lzCAOjeFdrSy90YIPI6g9rOrB9JjbhZAKOSXkboDv6/a8Z6K5kLdzK8w7ZdhDQ2f5W2p6ZgrzLQnrhNgayBUmxG5UvfxVFBodIs8SgfSeDjgAqz0nekozDnckJyHp8QY3LL+KiIAb7JjuP7dNdDrbnhjHKK5JgdGRurqsGTEbIKLSaB5JfYj8jALT6dphdNfa7qLKkGsyRSJ8YyS6vRla0FD8X3ylLEgBSwLvqXV5nJrmTtttiamnw6NouX2MmnUllOld6kpqYa36u0IPbVoDqgrK6h15vXdUs1npIxv0dcoaSqPe/ikU/1fSgpDSJy8qeQIXLlARSrLsHVfjP/M+bvV/dRFVLURdOwKHEiDFAsnAGe4GsAsZc8l5Xuk4/xAXq+YfoZ7LZObHjniriVyv07Z1S+LIhnQDcv3jUXzD4JXuNxCt0C21cxdC5SjrRgBAJmsiNaNqE8CgLtruh9kXqZReqzgukVy/SKFI+b3Mvw+513OTON6ResAwHb/7E4LzD7ARPjCHckXmtlIdxBVNR3iMtpSDX1ZwA/UsnAjxhvTpLiqt1X3owF0O//sltBq1Iul3NRFJfLdor91gdl5fFVKo+q3SqGoWTv/h/P9Nwt427R3n2l912wnxLumdPkL5HxFqQWQGad+veVupXHk+p7DkaV+i9EEXz5lNRqfxjygoobJgcDaZkcdLdncmLD1JhX01hADsmMx+033R15XfhM3Iwdxcxzrdt9NbaOxfQTyx/NkCSZ6rFZEg7VXliKzTk3o7keT6irIYEW9XFlO/7DeD4fSoFXc47biI+u/Z9CHUJqu0O8czFZ5jf+uGFZcu1ff0ZjDXj+9TMDiraMAR9wjEELUyHOF4olm5tBPToZWe4oIVbofzkjHVGSl//EgKA/811uzduLOZW6Ymb+qpxszmo3Fzjcysbm9F/7o8860oM6l1QJI8EvAOzsPv9+R3r9517xg+EvXv5QXx2IQKgPWeJUuK25XhMLLIBJrjo1IhR1v9VfKFIkfEAuljMXB3xe6/enAaGN4M5NUnNPc46AsWi6mUnfIxxrN+/fRj4A171/8Na6d8p379QpxfVcqXtntXun/pK6d/ob3b3rrtu9Zd+9r99I9wp/VCF/NGG+IcghQed+X9C5EXuV6lgc5iWN0YDOHdi6aFDn5snpBJ3Lij5JhSgeH9DGkmA3LOX+Fg7vhyH2Qf7cFz+QlNyu/ln5CFEcy93/g7S6+2/413h8o549g7lqt4jgMWp5F0EWSUxR3dzthvXhi5951r3ox2zM9qcjUSuPXtGP3u/LDtMt3ODiaPnFsbjS6MnSWNalsfiXsTRKdzSHdGksZpdGZdDSAOr0d8vF4et9PrM08Jnbmm39zNE1rcDLugKH/jwrcPi6K7BwY7NzwDivZTrWe6ejzkI3Kfni5UHTsXED0zEfNMW0JM62RPtZW/Li01xnP/N0uM7qa1xnMoHLnMAV5ZbChtk5/POD2lO97oDEN9SKD0krzmda0boRapHn8BT9MgxbkRmeXxjUnNJ1mxN5GqFcaLeydhohXRzbLu6ZAnjkkq7EkQErMS1nFkk4MP9EhSQJGfBXf9iKTnfrfnGyw/n52X4C4qrB26f71mj5+iSIO1BmA8l2an7tc76ueFKDLSir//uhYkx+FywnVIsiPqpA/EVynVn8jn4x9O9/WGrSDMTuAaXI3T81vXLh+0QLWO6e/j4zDVb5alqe6Y53x5LyTCjC1jf+mhn4K/we37MOCDFd+crdIn3KyqaayPf/rK4UqBC8ExItI71flgg8lLFAOo3gF4Y5dX/h/fr2fCKGkkSGtu/VAwhEKUtglBXCP2vWnTPuMZPBChWuSIXxsR8JqnqGwxmxqvnVq1qxVf2BZ7NVBYFe8UVgiXSrhJHmi79u2nhUX1zsFld+8SF98UF58fPmxQf0xfvYcYM6553X7ZxCRh/zyzLQPwHR96luoWMJy1XZCzu9OTyjbulvtyAWUTqysu4PqqxLOCNz5Q/MlW4eCb7c1d8+Y57L2yvPmivdIp6L7dWL5u16t8Q8WTn2BElYQVeooORfjWQt9ampdb6ubbZWBs/WXjW2ps4qEci62jdnK5k5W+WcLfW9W+bblbVMW68bqr8NeiFoQIoiobp/PqFwN89o1GiFW2JLqP+nkXrZZzKU/8QPLVqJ+1zF6/eBT1ik/yditEo8wDu/ZDNgnqP5NC9uYSWqib7CI3iWq3mbnmxNbjNrDDazQKvXj1Qm4iAs4rluZOYzju3fe8ZsK18qqgDyWlE52leKVP+YsK+SZGEshRkmBysWavq00RLwA6IlSOtLuY8UJfaaigf7hFU98DlRPaSNpdx3F31EgNEulMulqFQW1XSB9kJKiYE7Wo+bliTcZJG/ySIt7u25K2paKDnYdmogFW0O+p2fOMPERqWktZ+hFHI8XySYk0S3DdnskoIHMtTN30ELJVzIGZqEOCbAKDQ120/amLFATafeOPpIOsKYF2Ssfi8gJ94Dtylm5u/UJKzZxJIhEoaBZKuobJrZ7a7pixdkhPAukq8Sng3xQA0Y4sbdkwDbrRGLou/hyDxcCjyF8HCVmVN6Hh5lPBt4sYmw1IqA7RFyJVsAr2efJDRW9kl/PftkiWkOG2hH5rkic103GGsdE82IlYYWdwLOXejyyXcw6rrgCmIlaGrF3oAAdb4R1I7OzLHciX26VTuJbIB2oy4uVQyIpraurSFf4oFUukMmQek2QTaB2xVFMz/jRIQifg6A6GFJKNG5qrbyZCX9HDBfP3qFzqA1zRcWXkSxbRY6JbemerLor/QddkHvp/OuClfE2MI6/ENlM43Tpgi1x5XhPNqJBQiVaAvhg4vuwb12NQFkDd6RkfW505U1Fa4ss7SLNIzT2bxsEl1XfMJrgP4a5TzdSKeFsHgPxVdKluj0pL4cyYDUZlNfRowzMCC1Jcl/FbX/keWrXykx/pBgAQhVKPMwoxkwiSnJ6LdZoIUy2JAxpoxfp7TMeqcSuDREYyWBwHHSvpBOXAgigcaxZv+XsX98++/83TNHLmDmTthfn7vQGWZpQKyPmJzcZjJNJXd9rMEqExmOQqgGPjQs9k+Ee15AQB/CPd/BbkPRD5sFIlfy5gHaQ3iPi0SCtCbeIXbPmJ5gSQ0GEUxQWLLw/+RMR5KVil0DT6i/F3zfTkrQoNh0bRhG1TS8Yhs+dYMNZ/YkDLZYib/BDZf/dxKLHAG4/I+GN1zDq7bhdEJYPwNZC2PDk5okKYWHwskUYWNtEH0JJuMEH+GsTEZkotmkuyMuy2nkspwy6e4Ks29Ek+6OGDyTiLZEun3WxQuVTAU9KWvkwcZo9BtLprWa8vVzTBLXfcX4xwlQL+UvYJC8kvGPA7hw3HNHr7VfNKKnvokqtl/ilXV0IjZ1lgfNa+L5JI/96LNW2oNL3Y/JO1qVphpq8EzwqXM26Vl93KSOyqVETQD3+vUNd83UPxNHg50qcj1y3hdP92mBy1bArmQE3XL3lwephj4m0i/9UQZK0OXu97zfSZJeZs4WfP6ZPs1wtjzDIlvO07C5hp/uIvZB+GW59+PPWpNp79PKOXdL+nQlfNqzwf+5FeWtGUzQChRoZ014Bc495IZQDgpvDaFCYvcx3PMO6cAiRrjfU+o3GeIltPfn2//94z7oW8s39tayvnX0xt46qm8dv7G3jtv3HlBGWDA1Tu6LT7rrJ/TqrtzdS7m7eby/k9db9yFHHDyw1/49eHTfT8QmJH8yhd9YZR+QALvuF7FK6VPLY54pF2KaUSWBQ+WU/q7b6r/TVf/BpdyDPD5iq//QW6j+I1r9h0zhN1b9d2r1v2yq/+U1VP99rvqPLuUe5fFxW/13v4XqP67Vf7cp/Maq/z6t/ldN9b+6huqfjVz9n1jKPcEjYtJMA05Hb6EFZyJtwunIfuHGGnE20la8aVrx5hpacd634iPQdn9Ezp5z7Tj3VtrxnGnHuch+48bacd604yORtoPHldvBL7zkW/E8WvG8nH3SteLCW2nFJ00rLkT2GzfWipckFAk2TtOK51duBbPZKjBnAKBj0Tm1WZ9Csz4V6flP4PwnTK0u3WCtLkW6xVyO9uM/vndF2BH8tRvQUN1xNMR4stxMVP/ZdiFv8O76WJR896efdf5UTr8+yEyW7/7L0wOe/Fi/ej6iLFbgYZk+vDvygMZmykPPTuBaEjAI+Qzz4G+IQ0dED6VPIRnk493/kHtMParYRHZnJ39jPFfYIElcRY9R9+K/Pr0yA1ZYkQH7A+WuWtf5HLSfsLd3/+wZo8X/t+rdm59Bo/M8hAaN7NcsB6cOXKJPEw/nAapCJr6Ncy7Y63Oqey1Ac1vxIWC/+rS5WiS2Wn8H/pkORv06LZLcrllL2aDJgLNPPSsFU2SuuOijSjMvs7iL2ZzXsG9jouv+S+3SfHY2ONfoaBCrHNmRyq8wUlH31e+Vt8YHGIR7rF1R95c+ZHj0Vma2r1T0te/tM6T12rFWLAjIeTqZywNW54DJnB8sQOQHzd/89eZvvvvvTg9wBsgW/OvPmBigXzKzdwaW3oo1Lg2etPlwFLHer1ArSsrFR37CLHszrys0DeB/0Xnv0s9CndrWOsdh64EtoneOVzDHi/1zHAP29NqcAxh5EDYyGjjHXUNsA07Ab+/G6l4YWPfCoLoPWJ8r1L1wA3Uvk0LZuKIbqHx5IHEpDyYuUfd0v7w6sPLlHuIyqPJD9RtcMeWeiT2AjrgVU1lxxQygI9mCi11jMG//42d1Pa1U1HXphi6qlYqSddUxmkaurrSagQwthQpyN0QZ8lr1C7JuvvST8qP+b2LxZVZZXdkKj6Zb8KeVNSPvgiHwp0f96fF2GPZGEUwTC4o854NTecNA1AdyFIWmzDPvzDzzPvPMuzPPvC/zjEoEwv1nnjobZR47bx87l33svH3Mc7TCu2Yeeil86JL/Uf9nhTh6qvJEX7DmQlowwZoxOagiDwkYKRymsFVIKl76AOQEVq9AzLoqMT0ThjYSPIjwqAAPaggPFQsPVfA8VEF1L9x4NDGJGpHj9qVnzZ6E83Blxd1ftrECUeAo7JZuePGCLtVi5uLHfJyXubjxl6VkAp6UAy92TEsiFsVEuAbMoY+yhlZTcvjFtBF2bYV/6lkt39td+wssaoHlVQuMVipwYG+43fa6vfH0Bwc82d8buBiwyDW58eOmKgF/XPU3hupu1H76WefA8sOVfF3MxBqEVWIQlqQ/kOArjQio0GFd42UYGiVARrrQa5JHXzVztZ4wIOjWybqw1jUTClO3oTDMRquhOzUJ9q6optwgoBkdc96HATVV11wPymoOLovKZUbY551Tey10am/pmmkxmoHfFbjnZib9Yp6+UNCjn9SA9gIrY/BfJBpoyMJYU9cORE8xyOXq9gKU8HkbDVRntW8TBm7lLkhNwZ0hY5EzHSJYShLFk40GqmvrMC4NPJt/V0rSnGc0UHsmHaIwnBcjuuj1TbgGY2o0EJHv5xmukZdwjbaJBhqS+B0x/yRD9FOrIyQn0oh6Jm1smWggdqZD3LHIEzqN6TyYt9JSYOuoMiRumGWW7pUY3bwNhkNynZFje88irnLosY4JhbLhquVn7iP4OGQ22NaGbnP7kQj7wyGsGqPN1WFFcJ7hx9Jwns7h00d/5OjD8rTxUKl3X0VvgR/h4+YrsTwchOANZ0LwkuE3Y4wuP5F1lakHs4dOMlU6yVR6nGTo09JwPu6+GvmgwtZRpu6DTYyjTB08UiOIxMs6zEjZTEibGQXUpni3tLn0nRj6y3JPfVfN63941nkJ5r22n4GzZTHF1L+LvkGmbQVRQWAoJDKnwFmI12aEoevmZH+R4J+TSK7Q1TCvGdqNaApLKuLqkFAjgj9mXkqkdkVmIpyvGAZPOHSCdec0Ds355kloyvM2LuZY7Vu5CR2rnRbrrQQM1/XG02mOcbuWcuRdWHCBIoQNk8nbiBkYJ4IwYFl4VAgJaEBkImZEuCgIMWOd2PAk9yKMx4plVZBI3Fz9n+ejTCiT4FG1CpwKrr8/qPMl7tYc+xzpY/SrcmP+i8+Yx8gtu8CiLz9rrtZx1blW/f2z5moDV5171dfts+XeDxXxIVfkefuhUljkP7cvV8Iin7EfGhIcdnP1o7ZFzd4PseWuyF84E3zIFfm6/VArLPJC+CHHiJ77bnO13fshRua4In/kmUG1vPYRc3U4LPKPP2iuVkX8sM5mZsrRilT/owg2qD7jnbAT5p/KPJ1yN+q7VvEBbYqTKTAKPFbC8CPnWNT9MwhOBcnGJjnsfHnnrGW1oO4LOU0pQVtcV9zK4PdFPwAkLeHZoDfH9M02s4a4pprYs0jdkcPgxJ/iwlfoj1C265QHzBwnifcLfuB9dOixHHRa6ajR3ox3QXmimWBI8LjOfa6evsfzYNSimRXH6keCsWpn4slsnFjNxYk9sPGnjXdVqf1vTZwY7osTDPpQnnmo9xme6b/sgGgQqHSlrZfp0Sx2w0+yghqRiLaMGLuoCpTWhxdnOncYOphdzAXGGQbh8ejpPOd+z2KmciTyU/+f25crEknKiF1UoTAgELGgk6HsAxF/JWaFCwLGwi4cEGjnvN1YbM987lRsGK4utKgXVNjG25VK8Cm1RBL1KskXdT5JBHtkIpbCKEwJEdM4PH105lQYhhmG9rjbWOklT+f+kFx5909PZx8p4hFHTn5MHvmZ7COegphYT3RrRbFkzPCXtEcjszVcHovL3mX1XLRqsOOaghpvIJSxiL2Fwx5nwxmRYoXRD6tFcRXUiZJrI+r+i+8aoA4aGNr1Y4O0S+UeBc2P9xUH1oiOM0rVJHrZVqwvdm+M3lukZUy3MaBiK0Qt/digeJ44U7HKgIppQF/b7k4mVk80lfGCPHae77qZCQcMrVNayxRT7f5fUiuc/I6e2FwhKA368ayGtGqqm9Z7Yitylia3P24e1CqncY+fBnwQKid6u5H9tkl7MYFI0FvDAf2W/X6jR9UW9/dU67o9Vayr890qMWh7dYgXvmFDDD9Iu6ptzJlWfNFXXAPLLPNvY8b0saNB+wrXnQkfHuRmc90B/8HVBrz3E9f6NfzZkm9sPvYOdPOOptmfNEz/3ZDSy7a5lZ6H/+jZAWa2H7OtyHogffUDxur1b/QkcBhOqzPQd0APOdNjSzId0uupdDUTdPRDdv4/Aq0XDg916klvRV/6YJ+6PFs/OtFll2l2VmaLGxDYG68YKvX8gALVe61nnbDy92sb7hvQhms6fcfeYhvUgdZ/8u/bTzrX2VrfJ899j3yyveInaz1RWJlPMpiw3B26o1l2XKCZmfGKMxMquClOu9ORZ5o+45cgCQzxhFehMIItXBJs4W8gjcmvjcYUrkdj8FjrjiYt5vH7Mop7ZzwZuGH/3tN9dGfghh11f/3ZATHpA3Ztx7qvuPgHBA6usPjD1fAPVl/a1wbHEz6uc/TdA+bogPDBG5ijfcW9/GyfbaqXkl062xeDmSlTvEejVQMKf6+KtF5hsFPZuI+SyXagFt2cMSJRdcE7X3zGPvMblhl0UFrfZ7ce3rZVbWuI9aASNAxApdmyeuqTMYX6jA7jY5o2DcwYM6fJmyq/1K0I234ms/LKCvRXnhdcxWDd+eogrPSM04JH/evOX4Q+3vzuW3fuIQm67GtaJgrFRYUNrMzvPmP2hOtUJjLf0G77kRUrZCMraxqrxusGkUdj1Soaq1YZEFlZyURW9jVKNgOJUqtolFolE1mJtJCMUlMGrudVhqhVux/4oLMpBOoHVtC0xttNahpmOaD2EmZZyYRZVjJhlqvWu2Lr7cMstd7dwsovIkemhllWMmGW8iLDLFd88SF98UF50YdZyov3sRcH9dQ78exHtKeaa+ip6qBpVe3+5w86u1fUwwJmppWfWLx2McMCZoq0kZ364AvPns5GhP/kM4agh9N44IQfULPKWms2eML3AHeFlMe5e/9ttSDDMOLRGkq+ggiyzbSTv08bl3FXN/9QXs7/1OwWP95XSr3+fxbF041ImiZ/K9TkFt6vRyQvaZgUtuZHO4SKXlR8p1hgRWOfLKJ/z2VkBvO+xiHe3ANi/6hmwQCrWTDAamiJqLm7YomoJ9U3Y9H/RBDjbff+2Yf79naiPPHz1BA+JBF6Va8Z+s8f7mNuoGOT5xmE/O5MJTfBkvNyWgvsMzPMLmpjud4g1Kg//+YZKfRPTaEFKbQu4LdSKBE5YlONn/vQijgG3X+xchXrfxlVbGSrGK1YxXoGCcSqnPo9ZjBZbhP4wbIr1M7tevf/29+6oFRIa/0FstULzOzKWQhAXA3sGcQ7XCwW8zb098nsBM9OZyok8+qINGgeW/C6zHooizHPGTraNzqfi9n5XHLzOQ7m84c/7Hq97MiFzue8i6WUhImmb30o6YzPzhU4ucwkDiOhf8TKPShJ3Rff3/t5oguVzUwpSMMXTvUNa637zIed66t5MaytZMCFmbU+sLb1gbXFZvtfrZeE74xq5oHf6kdFdAqpWvd7+/syBukNh+3aES6fRs/yaay2fPzXB3RkMQzkZFcRTohzTpFVYVz8V1EsebW92rPb8JCvygMCQ68gcxaCzjuzSIC5LBJgLosEGGeRAPM9pWagAH/Guq21CjBdxI5Cft5WoST2FnP158+aq9VeW0pBVb+Ol/99bWCf/ShU85Y0hLxtAm9pXPjNgEEdO6pw2JbxFvWnDU0lzy0pj/ndzMQOoFRKXvxU84YIkit/Z3BAee93esxFufp/iQe3dcXNKeyENnXdRqI/2yfRr9AwL2i1TRz9uWgtz/vO5rWwE5K1drYl0SUvlUs5fT3ozHUrVyfyiafXsqP09vsXwAI4DE1dRCN3NE3v7mBYRimzaFhFe0GXTSlcNgV3V5ZN0VTkT9TMS9MMaL8S64x/59PmfjlcKU8b8wiXcP9KiYKV8gyxUJ0i4eMf6p0sgnhD1i/fYy2ziDevfo/RGl76HiN09z0f6BHhQj8MbVXWk77+K7Jc4QqlofL0iDJuSXnCNyBwHsHRDMmoMcX4SpTxW5qamwMlBMT0GK5HdU+QA7621sPX1gxfWwv52przo9ccI58wj/x4Xzn1+s9IZ/apDJyUTwiSQoAcxDM7fa8n4ctbIuELArK+/IzqahhmUFYk3MjCCImjYkkcFa0XSmT3jXrI/r9SzWuiZ2/BNRUnYZDdtGD/mXrLmbO0x8bSXvlMCCMuprGYpjE+HZrGivCDoNVR+t0X/UmjwR90Waxn8Um3Rf2H9zvtHD3tCkb3KDqmnsoiyL494KrUNKkFU7PSzPAs3hUXurJAWiu4XfySugWPZi4G0pq/+F+tJf439ST4TFqfwfV/pdehXy2gw+vAjVcrQORkrTgU7wqOJ8207DmdDbujCrw1T/9Z/rHu6ZigCqL5iVXzY5UbhUFtKnTP9bepMKhNlURVGQUXVtBfPWiXZQbVV51BdWMbje6UrB4Y5KgeIgrxSesgWv8MtSWxaiwgj1BjETs5W4N1qLeIFRUoVsVITJXMGF2hTGDPPvEv9eBDle7HVO1FBU2cmX0Xer1MTd3o9jNoVolasm8GooCethQEh4qu/2xKQZtidM8YPN+UgjaloE0paFPoT+ybUgiakuv+hiqaq0K8+ptS8E1hAJ2sKittfZf2Qj27qiTzZbD4Vpo616wp4jpTp9C9+GGn5ig4ljpyWoOC333DtwbO/4yjx4/YFDeWvylo0F+bcFco4l2KbQ2TfMVkDjG5ZopE6niU+2XOUOjCXTPvsgDvyAsh2f7E8UklLmwE397U8HIyGsZ375Q4rErmAqZz1Jwj2INPceHVNd9FpJP9sUESX+SbhQdiojzRKa7ub5l3fvhDve8kNTmXDhSXQKa1Qb1OSbprs9fDqTCOPKvYDneo6vW3J8NdlS1/Wlb+NJANvt216qOq828ZLV3ZGof8gNX/faFQe0rSqTzRn5KIERVRNok8c3ZoEnlJX1OUZD90DKZjUPHkTFJ8l7QZh4pktUGEB+AvMLwCvsShL2qam5pFIGEaOp9TIinJLgb6YyBhrguutYbkYbUsWs4xGPKl8+o/cYZexo/NpK0XUa8WcrO9KHWsGEz9WJy+iwy5Y/KQU+mQzr2L8BkWwfti2j7+5o/+x//1m95+3+dEKGt3hjVZ3WPMIOq/87nOMFCYkjbSI5rnjzx8wjCqmQeRChdrve2FYn/6HTMvC/4OPZhLJq2BeEJ1Kprj3TahkaA97FwmDv9L7EguYo4owd65QCoZ/58BGXxmlSUVTS35JfqBv8FJKW7qufpv94Je/BXkxV9BXvwV5MVfQV78FeTFX0Fe/BXkxZ8D8gLwXB7FqyuYF2RGfzuWkMvcX4Wr/sWGqyJa9SORSthfH2S2dUqNV1Y33sbdr36XUVt8ycBgeEYfcQEYSYgoM93QIhxETHqD779TsSwMEYiDzKOpRv8wANKkHA0RkDGpJSBSsoWW7P3u/yhmYCZIArvH+LFyd5RI6nmYqMjJU0i7AZtFMWuzKNFAoQk7JRtkw2TxNPo5yT6oEZYxs4/m2r8rrYmZO4YgwKskJ/RJCQe/6nIRduPHTzFHZVtQ9SSxJsV+rPmcgvXFPkVp0dsh/xBDT0kpHPqizT3YP/RFm80xyWtmxjUMfaxDH890g6LFgaDgBMBQZ+a/UVj1G4XrfcNqt90ccyXXPxCLu1aiCY9+5lk3i3SKiWQnckpZeGOEp0l60oqZRHmx0PPpAabY2NmAtUCmGGTXFiXymwJzjrK+f1NhSYAlEgeGdboqZk0kcBU0XRDZLqgOWmFBBTQumEjQ4Uwotp2U83ShQLxpKnQV4SdPyIF2x/dtp+hPTXjJsqC+pBouxWh0SFQRA9irTIV5UR7LGyVvnveLcp8x7JioF9Pqx01fl7yESWCDov91QqRqGwhxInOTsJqCJCFglRgJmk8qF/hl4m346hayLzFfNR5KSj2CrWhCVgQSiQbhWUQ9OBvqfuTHrr/ES2ecC8F1SvxX3iptL5a8sgYP/LPvcv7iUWBh9g/8oveC6HHs+VifIqhe/3IRKb4KGXIbZCzuQS8oGvSCokEoKBGhgNjpCFKo8CCTgGNeUxgCpDyVVBlYlu1PyzKTpKiZ3mmEYfd27TfCsPtiYImsaw4+55zxjzwsQdG5z3+sL/0sdaH4QJHm8CLTrM0L3Swa3RXPjO6KEbSivcJq6dYwZEUgrXJUJfVxQ3VCTff9H1fH53r3/RoHh/St+pLEB6iypKk+l0WN8Lej8XN8s/sRvobHWUTsdSnuae8aVg9BB1Zta904E+LknKtVCX0kuWXplFKc6atP6h52rxfVjV/egktA5i0ZUgWBYl92HNKzIYuJABRXxYoLFfU7VRmFaa0OThdlKJhkOwf3IPwQFVX54yENyDkF92c02BBU9v2+k+u2Ob4lfWmYLxYC1wXurjqdi6oUrN8rCLNPMZFliQm2EXsPjkBKgZ6wISSmQBJTEBJTUh2hQAJfFLdmiTVD5t6keTGNLjJLH0c+vpjmPk7mnwTz42kzS2/y/qc3GpVsn5cGDRm7v2L6nWdfNybmf/EB884rH/D90rADVnGOd24t8aKNOkf9e0ihS1PsyJp7Hi13E81dHJJEAIOLUCQhUKHrFeHeUJQhNHn1NxLfnd8RftDMkaKdI3Zo/EyJfC8GrlifQkwjCKAzzQ/Ga5GfEHaUAopgc5TALcTDKzvEFhow6XiohDBW4JaYRFJSiGtyfua0i8loTGGLyjFKrshDuxN4izvSGOCzRINIo3dqllmd6LWffVYfDGiD8xClr12itsCiDZA28Cj2HnnH2AZK6z3bX29Ui8hm/kShh0PPW3d3SopZxpzK+dubBkGwpAiCZUUQrChfICr34yQi7kWFsuEk5S5icdbZURJsSvsKHSQzVwV6nYpVjhnDbthGiQVN65Jc3j0OxAwYudPG7eYjtW7xLoflXtSY7bz9Kfy8zcufQX03WeaTxgDU9yJoCf4L6nuerHux/VXpobxh3Rt06msKqdEoXy/E5Lk2a5qYmi5VpEBpKyuetLLiSSsrnrSy4kmL4slt9O3Ii3xiMv5T5BiyIkebLSlR5GhT5BjC8A+sd4EeYuTMh1TyKEkG/TazCdBljN1jx0UyuuaZdDuS5PqGBc4LGJkk31c+mGgSKEyR7Z3UVHZSExUVqMfv2npU2BLhQSW/bUlfbMDkgSYU7pI8CWhCacVXqffnflYQqSkSqakhWXJTfFwy/ueCXNoWcn+ombNIh6aFUThTItHS2/wAhXCmRGamDMlMKfTkBxhC1wyZmVJgdX/VVrfAnMF1SiDDYgsjWiSF2HkBpee8Y0YVybLoRrSdMBu3blOSfCRyGbtleCVTd1v6ZsDHBP2dNrgS4V+SFsGVCngQQz7EjXKIADOmExqR7Z66DEbTu+6obahGrzmi3hfsTlqRyXwhqYNQXjSZ0ZkAXUiPLtY+u5MxzpKEcOJJ0LxmNi6ptbYgMdWdSv6obuYlGkIL0nw8V+ED+EBYrspBROIrZMaTkorVkeR7BOY347gCAyQsSQXdPFnbE4bg/tyzYmR6jDMXCE7ixivVLlJRUco45RZVRSFV16THhBGV4pDcQATMkqwY/UzfF/Dm6KPUFdDkR9VE93/BON6LNHo1cYNSC/wTREfC1SKta+LZjImEIb2eS1SPL1S+HnznSflOhRlx7HcYoMGLdLldywfi8AP3NcWnYJRmwZJZf6Qf7GMMTegu/SNxBrXF6HoiUeJwuy73uyD++nf1eoPrJ8rM2B1l3mDi6zvps4WdLClImvOIV3B4FxZofPK9HQGWuRPye0EwTqO7mxbZ9Gc18q2QCSDLh6VnbvWDA/2sjbFbsYDsLfopUC8bPFGvfw/9OkPbeNF5ZbExmFulGROHp7PTO9xpjASgLkDN7TPhbaHMSfnbBRaqgoNGG2afymAUFtVZPvtExv2y6BwEisZBQKbJNU6M3DO8CGcBdcYzUXODSnNRcycISFD0Kzaufz5I54DeqNgb6AkL2AH3Pg1bJViXCWUVHRx03DXVoKqimRcqAqOoiiVhkqrIyyFhrjip6ktVYwVQHo6elIBPqrnot1xGrVYN2bgAWdc4RALIxfBkcOJ8L2odwHd+1AQX2bBXMvasa8Wmt2eBL1s9G/fRovfXDsL98xruz6d/0YZDBeLTD5ejsu3CBdeFq/SPCe+rm95ITX9E2f5wnf/h/gjH2mDeNvr/lXftUXZVZ32fc9/3TkJQqGmT1jNTrDM2M0mqRk1T0mkaSHhUJJBWEMmduWcmJ7lz73DvnWQmQEggAQKrlYDLVVtdplVpKlaipdQnBEptLQ0FrS0WwdhW17LLtUTXskaXDf1ee599HvfOQEL+aGfWvmef75yzX9+339/v23xwGFCekHR6bHqCiYwYL6LFhApe0GICG77jnfZFlMCBxWESsUnrlbhMiDAP05FJS1wmPMzSGqIThD/EO2YMyp+MwAlqOqNR0zmsnhkGTYuuK36rOYj1FXH8oT1UjdOn0ASIn9FAfJhvTEd1aHESnxKusLGMhuOi3JunbAxcfp6ycSwePWkEzCIe1ozDOVAR50CVeHLmT43B0b8WTlXIFrCFTLVS94BOHapDYgXrz7za1KkQcm/h8dJSp9JSlyGsso2bXWXVz8ct/WFbOwv33fjfRtPbrYWtAkxsYpmQDQD98XFb/hZvZuOiMRx7uICvIeu4XGFQ6dHw4xp4h2CLLaWNLs6fgXhz50Yry3lhZUlaz6DaluPaltMmClwyUYAxGkADhvpYr2I5s6KItrXPZOG0zMwtYWsbsTzUBX+B4BBRrKaT9NOhKYCWKDHgwTOAh+UaLbEUFb7AuhRoY5f5cOUVfLjyoD5c2RytfBGfwTwCl+KOGDqF1/OH1RKOoYRB9+k4iqj2V6la+O1j91GZvN2CvRRHX9xv9EkxKRftoKe6YzrJnywhbdPE06Oh/YVK/CnhTrIGtHD0oJEihqIkXt8XHimcj1tPKI5+7x5jcCFM+9f3G0B2OTV+18QfOTIhNX6rhy4ln76QgAyxlZ6oeYKHBCOBql64iyUYiSLNH1ETD/dvcA+/gOP1Uo8JAZ1KB1qtCYwEKWpGTxn4zj2mYyhYIxrUDH0qnnzzSqVy2BFETpmlkzE5BNGhb02/lJcxVkHHjFmnMRZXUfOyWVU1LW3BpCgftrQhMUO7jWFk+xxlQM68I4Bpw4k3K4viFgEuuIVpy0racnonHSepVtpy0R11e1M1a22qZvWA/oFiNsvA0L0JY3kSxFfuTsCOXEGrNZK2xwTUTEC2Iq4+lRghXUxDSCdP39ezleMpWF+vYEGnIXAGTpejS1bl6JJV2V6yKpmntGQFY+YU4LRV8yLAaYgcjQHSvkJiFpiEZpnT5Bdzg9fHDV7RnCZfMU1eFsZx/xVuyEWwzQWccRcZ29wv/f3o0QOm6pZDuHM5jtcs98Jr5nFdRpkxOWGeIbKySd2RMJIiw6Dj36RBktkQ5YKz/dXu2S6fy2xXzjDbtJPO2O6i6OLb2O6knEMoKeagKmnnGZQXhi3HFdMi2R4ySHB5+8TdqajH7pZmarIKYup5OK+zLBW5DJoMBzCMKU3aKnIZFWle5Cj/J5c3kHRsfRKNTT7R2OTDpiWv0er5jNaST7Yp+TS0eh75/bqh1VH4SaIyGoturQOcOmQ21fNxLPgCEev5NJB1Po5Wf/D2eESIVs+LsNtodVj4HUONIkaiW2n9Nw6+7yymFY2nW3wtj343RHbmzUwp/C76euQOsyOQdSvNH7onnm0vimdfFMOzL+qFZ+9Z1Ol49jzWvXyXuqel8bd6Y6Pv4yHo0vCL1x8g/ti9cWafZYB4st3Kd0EwP16eF/mZZpdq4cjP0MByCvIzDPrzNvIzRjbIz8RWKmDq7ucG0jbkQ369xvpCYgLOENG4TSKGiMapC4KIpiRrHyfrQitZcNjG/aLsdqILBPQlAwFFxCRAQEsaAuoY5cqU/HhRE1sWBDSbgIAyUrjfTaQZJmOHKeQ32GmmlUt7qSIZvQ3x7C4qaRDPlHL7jB6g2OV2Ormk6NpHa3Vj/XPJBRlXYJWjmYh9JfuVymfnlZ++NEkh2GdCqvRBDF6pSqtyME7JxfM9+uKh+LJkX0rpZFPeg9lISulk09ai7LKhdDjxHjxuMwpiTCmt1MDLYeCJQVOYKQM2TcnbJ5jzi7qkOJsWnkGlpoR3/LC063bKWdeSFSR6REKHsNnfRWtbZDD30RBwai/rpMJOHTQAnqGNcsKakq1zhugi1rREW1m0u17CrXQ8DZ8qjQGcjtEsj2GlOE/RsFJax6QdHRtW+lxCFbGCKNWbUNWZFJxTYKUp6otRWCnCK50dG/mIdDrjPtzmI/ArGpfRo9xHXn+waWLBIjt68n6zOlswCjLG8EFUlApJrlYy6uy7LJTdOflZTHryBqq+GU8SUKwxrEgbh5UNNrKWwfmHMMeU7TeR7kA/KsoBpDNLB4PYIZVxOvM5KqwNJlCXA7UOvuEDbmDu8fwdFKg7egqPKkgE956FhPHfByWM5WlBvJk2qpZE4BBLDQDijfAj6OEjjB5WS/7zYCwn97nhESsuK6Hy7lof6l3sAoyNg82Ly0oh0K/DX3YHKpPhEt/emwZc3g+Bw1ZQaYRAxlpRhnb6sVnOX7aMjmV765dYnQr0JtAaCDeqbAsAMeJOB7V4WI9FtLwdVhBxSYONUkdBcsv7v7ILBQABBAxnaFpGxgtsQJBjAEE0+8Ken0NmHC+rxQAOVupl5WnH7Mlj9795EY8CMNE7NrNKlKJ99GX9OWzKOEplR6kSURKfcQcZoswRH12EbCg7MEw4RIKtyDR947FPcSxOz1j4C3rdiuU1Z4ZRS2E0+v7sZqZbLF0yc+ycyuojIqs5kNVWxNboa5HV/+8uqzrXuNMBP3I6kUtzLvixS8mxS8ljWfZ6yPIBXWJR5uc6A4ClpxOxiHOOxTla1N0By45onxovyDEnLhcCr7bTqmJpjXB0G3MUg4N4bsNjLFTFlj6HY3HOKBaPY/GisVQ+ePblxo3IDT3XcvO0yM0Rp86CE57uZwuOmxCcfERwXBIdd8nphOC4ZBdh9COEh8ORx0f0+dkQJwvDEVIjw2Ui7jUiQvGkdapWRCwgxSQXsYZBWBPGiWWs41QUF03uHJZHw9xEo4ApO7mX3kYRQ68rbO8StrzNr9os3X9OWfplYWlGuq0z4+i+O9M4im3Fkv13UnePW5GkBljEoLqw8SkntW5n5q/bs1y3Z6N1Ww4RohVq0OkOa90s16rZBdXdrqEUOZRirG6+RQwI0FdO7Cuncto5l3x+VPh8Fph8R3cmH9BMFl1PpweTP96l/4Zj5Hp036bQHS50Z77uWj/FDOyglGQI70ICI6HJG5xQCBQuili4WDDiwrJXzinLTgjLHBhqpPDt1THtznSmAZNWKvVOhYuHLvPM7cGzh7qNuZyeYy6JwsWwsXzdhY2xHBpj7TVjrL3RMZYJld+gx/aY6tPdG9LifNwqpnOrKNwqEbdw4lkUbuFMP2U8VTL1q4RHqoWsKiXHU1qTKXf+7WbiFuFYscuwyhrCLnxYxcZ9YhwuVb7QjcOnVL0bi6GHO6V0D3dK6R4O54ZKzxHnYbfEgPy++zbuRsXrCse7RCJv86s29+91u2RkeX1Bcx0ZoJlGXw/Q0mcpCmexSiazC8jrcspqzeS0Fmb0jFLBIVJwdmF8Eg/IIzsO/KKjP1zpqHc60sj1rVV9eL2A5RJm36CrB0YwaLkrm2YuIsvk0FzEWoVKfWDsTqwRLR1QYtkg+bGQzceQQ1jQ697EuD2bGKtzpsYgu7AmxqUm5hbTxNwSbWJMqPwGPbbL9XvntEN45uz14R/s2h1IZ/cD04V3bQdyC1smiFrbenUTtfnlL0fyt83I37YuywivNhX2pHQhjeIPY2HQUuHDWBHAgk3EKI1Q38bUyBqkvSIpr/2mVQsyvClX3DVQphOKwSDNKJ4jzkdc9pfRcA9o5Zh7cwjvR2nVenC0QAvlumLn1yoPYdxr3OW4nI4tZMGD89cBXIYWh5ZwjceK75B9PFRfyxLK2Wmh3btjmDSvoM/RhuTREZXK0Qad8CxpEoLipch+tJcJegwFgFbTXvy38dQ8z33fIlTHcPsrryW5gOjbRSlGVSZMcaVXir/rOsWkZQNeRc5J04hNWo46JUHr5TXkM89wxAE6cUGeCZIvR0i+Qgjjy9NZ1DmC8WUROJlf8jDFhXYn+dDRC1gAscWiHRjsAAYVqihDt1jYKPsXiZ6tILBI7tmyOPTzWPf3W2wcd1jhSU1sq1Jj8+A9zAap3w4URPWTtHLZuEzBGJfBE4pSE5ynISZq5SCsC/hRwv4YBGYNHtjP81OU/4EcwelC6L2Xr7wSLfe8Xe5SaLwJRSszUrZFXe5FKfdSWO5FKfcClXspLPci2TMoULnnMRtFyQbmlc8gtsu9bJV7BcuddDZLaeVeYrKUex6P46Mur4iH459/VzioziMDKmxAHkbmwgAqvj7Mi2Xdp2iwmCWDxUTrPqkpL7J1HzzyCBlQ8irIADjrwWIA2tYcKBADQs0xr1hZj9AALucsd9m89wmmIOvY47Num7YurKTHz1IPDrysHHWMplls1JS6XjLf8MddwPAn2Vs4CxiKwcZh6urOYL3X6k4eVFT16toHzOIaTj369aSgX88J+E16rfeqTurXg/z1YGxZbixut2xp6F0eer1Ua2ZJu2VkWTLWkSxN9DfyoI+1ZF8++AN8cx/l9D8cAAHCifsZNsZ8OenT0aiZvYS9f/bIAbLQnSVGspzhhi/tU3fQcjBIVUVrXSqewLjU3q4h23mowTToHv/YAaxLbJEf/aPnwT4OzHfW8KPKekVGuXJojg+CdGiQ/8orGdh+3gWx5K9kY2FefifbKL582bth4AnQgcoonZxOodB2LPYCDp8Cjq0u+GC3HQ7nzFTewYdz8TQJtoUGGKVHNROSiDml5UOcHtFdpTLkgCEs9dsDTqiPpx48Qnr7DmCmRaFy/cQy2py+gADZHPw34A2yzVfZ52XAhPy+bOXDPzrk3aoubQW1q5u7vZvVELh6da4507mqFTRbQWdOBY2JoIGerVdW281Ga05t0p5Wc/eWYI+/pdOqdvzJOVUL2tPwtZqeVWPNVs1vDY81Z9VE3Z/FV8kzPFEH39ZL8HcT/Y5wfCb4K/h2U/SWvtCPLH+92pr02x3V7lRbHTUJGdlCvvHmTAN/6zNTjQ3k92c7Plx2zLQ7wcTc8HizQffVejDZMHeQ/HE/+mwKfSMTQUdNVWeHt/vB5HbwBg3jrc5uMkTtg1TBG3V/ooM5b0tC2pTADX69vkHuOfag40+1FZTi+M62WgfPmi01DtH6LUlu4MNXdL9uyzSksKVj6DSnMQJvd6s6LZGwfxLcJa3qlH/ttKq2p/3xztXVTtBkHtSCFhCCZkM+gWT5fgPCpBKHGBpckuiB7AVTM1OYObpCKhvtiWZrCljc6TSnVHu81azX1UQAPyPbQWb2QOlV66rjw8/ILr/VCcbBdx3wZXyn2sqXTXyBILZTse4OauiDHImvOvt+TWJPJ6j77AOZGm4He4LGpMT93lZ1N95hEvAKSQzY05y+Rvs5teYWSnEnXut+tSavXiFeflPfteFNvAZY/Cjwcq8zpu+1XLX9+oSwlbxj9RkfA2m1fVXzG/ALsjQ50wLiTTNVuDSaDV9NIKuIOcFY3SfGqemZ1nTdV00o8ElfiUxe2az5agwSP9kCqa4pHxzySiGzsB6rjbNzHZ98V1T3zG01vk3ka/k11YDQa6FkiahdZu6hLMIbLo3w3p+FiGrggQJpBY12ME7xD0NWquoGdb0KpqabrY63ZXcw0bl2s1onjcvFat1K4x24eN3KWrALaO3OXN3HZ+JZiQ/VOljabaG8rlWrvZXeavhd7a2CtxRVjhE1MjICw8MV0NIMoYiAuAyuWuGtnmgNqaEhxXVkcEiNmAZhUI3IeyPTcLPCo8vQCvyVB+gdmWjBj1VhBpF3Dfw6rByDEi55MU+bof4CUUQFA6hVpzvBLn+Qq0sdmkcKGwoer8Jm9Aazfm1QDXjcmLxrQK2DcvHG69V2G28uIVHxqFLAvZStgjLBZHmQDy2Ha4kKBbICPJ66tay4iPHKoYAX/tqd1sx4x+Pmc623NfCx3Q//dlVb3lizNrfWazen/ORzO30syMCvLs+5ZY8+N2JnqmL0zzzXFTD2xy1WpNuJ/IUtkK6Z8e+nppoN5Fh71DTvkedUz1KfkWq+VRHXYq/Q+zk0itG/ttRT7AUwF/HvqYegPKYnQfcg10LV2+PXRmf9duL5MORuGoVuWPc73Z5T5xT5u5QlmwQ5LMu1nn4+Mg4Mak55N3s3rvBu9IKGp1ueDYYzV/vtmTrUJvyjdhM7uHR2gATbBeZhRzvU+3m9br8wEi/QwRGusfp5SoEOjljfpxTooBX+9VafBq2Grm43JL6XLn0wlr+R6HAq/lj+Tq7n68vrDWn0ww9kK8f60EtGNuDPkUcXyvUNcv0xuS6V6xvlqr+L/zniTsPzbbC48yahLwO3HNybwSH9LRb9xxUjd5Deb9EHwL1V6BdZ9J8A9zah/6RFxwIYEvpPWfS3I6+FPmzRkVUrhb7Koq8G9w6h/7RF/xlwPyv0NRb958D9vNB/waLD6jHuIxJ9nUV/F7iLhb7eor8bWSP091j0DeDeK/SNFv0ScJcKfZNF3wzuMqFfbtGvAHel0N9n0X8R3FVC/yWLfjW4LUK/xqJfC26r0N9v0T8A7peFfp1Fvx7crwj9Bov+q+BuFPo2i14FNyb0cYteA+cLfcKiY8XfLvTAou8AtxPcOqDrtnIKXEPebVrvToO7Segti45NWEfoMxZ9F7jdQp+16Nhl7BH6zRb9FnC3Cn2vRb8N3D6h77fot4O7A/kC9AOxtOPfQbneCW4W3rnL+vZucIfk/h653ivXj8v1d+X6e3L9fXAvn+dQvXbBn0WiNAoPyjufkHQeteL6JLg/EPpDFv0PwX1K6H9k0R8Gd0zof2zR/wTcp4X+iEX/DLhHhf5Zi/6n4P5M6H9u0f8C3F8K/a8s+mPgHhf6cYv+BLgnhf45i/4UuM8L/a8t+hfAfVHof2PRvwTuaaF/2aKfAPeM0L9i0Z8F95zQ/9ai/x24rwr97y3618B9XejPW/R/APcNob9g0f8R3ItCf8mi/xO4k0L/Z4v+TXDfEvq3Lfq/gPtXcKexQo9+8Xdg+fP/+r8zfc11F35o+Utf+9QTjz//6/nf2PzvE4+u+rUTP3LX4as+9s1nvw8=";
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
  allow(container, containerAttributes);
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
      const [label, value] = entry.includes(":") ? entry.split(":") : [labels[index], entry];
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
const containerAttributes = [
  "named", "alignment", "spacing", "horizontalSpacing", "verticalSpacing", "columns", "rows", "tracks", "flow", "packing",
  "contentMode", "commonItemsAlignment", "contentAlignment", "extent", "columnSizeStrategy", "rowSizeStrategy", "scrollDrawing",
];
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
      this.drag = { item, key: `drag ${Math.random()}`, last: item };
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
  changed({ container, item, track }) {
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
    const state = this.changed(values);
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
  if (lesson) trainer.openLesson(lesson);
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
