// The frame of the few pages that the server makes itself: readable without scripts, in light and
// dark, on a phone and on paper.

import { createHash } from 'node:crypto'

export interface Page {
  readonly title: string
  /** HTML, already safe. */
  readonly body: string
  readonly script?: string
  /** More of its head: HTML, already safe. */
  readonly head?: string
}

export function pageText({ title, body, script, head }: Page): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${safe(title)} · Furrow</title>`,
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">`,
    `<style>${style}</style>`,
    ...(head ? [head] : []),
    '</head>',
    '<body>',
    `<header><a href="/">${icon}<span>Furrow</span></a></header>`,
    `<main>${body}</main>`,
    ...(script ? [`<script>${script}</script>`] : []),
    '</body>',
    '</html>',
  ].join('\n')
}

/** The scripts that a page may run, for the policy that forbids all others. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Text as it may stand in HTML. */
export function safe(text: string): string {
  return text.replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">' +
  '<rect width="32" height="32" rx="7" fill="#2f6b3c"/>' +
  '<path d="M5 25c6-9 6-13 6-18M13 25c3-7 3-12 3-18M21 25c0-6 0-12-1-18M28 25c-2-7-4-12-4-18" ' +
  'fill="none" stroke="#f3efe3" stroke-width="2.4" stroke-linecap="round"/></svg>'

const style = `
:root { color-scheme: light dark; --ground: #fdfcf8; --ink: #1f241f; --soft: #5b635b; --line: #d9d8cd;
  --accent: #2f6b3c; --attention: #8a5a00; --panel: #f4f2e9; }
@media (prefers-color-scheme: dark) { :root { --ground: #141714; --ink: #ecede7; --soft: #a9b0a7;
  --line: #353b34; --accent: #8fcf9b; --attention: #e3b55b; --panel: #1c201c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.5;
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { padding: 12px 20px; border-bottom: 1px solid var(--line); }
header a { display: inline-flex; gap: 10px; align-items: center; font-weight: 600; font-size: 18px;
  color: inherit; text-decoration: none; }
main { max-width: 1080px; margin: 0 auto; padding: 24px 20px 80px; }
h1 { font-size: 28px; line-height: 1.2; margin: 8px 0 12px; }
h2 { font-size: 20px; margin: 40px 0 8px; }
h3 { font-size: 16px; margin: 20px 0 6px; }
section { border-top: 1px solid var(--line); margin-top: 36px; padding-top: 4px; }
section h3 { font-size: 20px; }
details { margin: 4px 0; }
summary { padding: 6px 0; cursor: pointer; color: var(--accent); }
p { max-width: 70ch; margin: 8px 0; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 14px; }
caption { text-align: left; color: var(--soft); padding: 4px 0; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 600; }
tbody th { font-weight: 600; }
.wide { overflow-x: auto; }
.wide + .wide { margin-top: 16px; }
table:has(th:nth-child(5)) { min-width: 720px; }
code, pre { font: 13px/1.5 ui-monospace, 'Cascadia Mono', Menlo, monospace; }
p code, h3 code, li code { overflow-wrap: anywhere; }
pre { background: var(--panel); padding: 12px 14px; border-radius: 8px; overflow-x: auto; }
.soft { color: var(--soft); }
.state { display: inline-flex; gap: 8px; align-items: center; font-weight: 600; color: var(--accent); }
.state.unwell { color: var(--attention); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 20px 0;
  padding: 0; list-style: none; }
.facts li { background: var(--panel); border-radius: 10px; padding: 12px 14px; }
.facts strong { display: block; font-size: 22px; font-variant-numeric: tabular-nums; }
input[type=search] { font: inherit; width: 100%; max-width: 420px; padding: 10px 12px; border-radius: 8px;
  border: 1px solid var(--soft); background: var(--ground); color: inherit; }
nav ul { columns: 240px; padding: 0; list-style: none; font-size: 14px; }
nav a { display: inline-block; padding: 4px 0; min-height: 24px; }
section[hidden], li[hidden] { display: none; }
@media print { header, nav, .search { display: none; } }
`
