// What the page of the records is put together from: a table of calls, and an example in JSON. HTML.

import type { Call } from '../calls/call.ts'
import { safe } from '../web/html-page.ts'

export type CallLine = readonly [call: string, what: string]

export function linesOf(calls: readonly Call[]): readonly CallLine[] {
  return calls.map(({ method, path, summary }) => [`${method.toUpperCase()} ${path}`, summary])
}

export function callTable(caption: string, lines: readonly CallLine[]): string {
  const rows = lines.map(
    ([call, what]) =>
      `<tr><th scope="row"><code>${safe(call)}</code></th><td>${safe(what)}</td></tr>`,
  )
  return [
    `<div class="wide" tabindex="0" role="group" aria-label="${safe(caption)}"><table><caption>${safe(caption)}</caption>`,
    '<thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>',
    `<tbody>${rows.join('')}</tbody></table></div>`,
  ].join('')
}

/** Each member on a line of its own, so that it fits a phone with little scrolling. */
export function example(structure: object): string {
  const members = Object.entries(structure).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${written(value)}`,
  )
  return `<pre tabindex="0"><code>${safe(`{\n${members.join(',\n')}\n}`)}</code></pre>`
}

function written(value: unknown): string {
  if (!Array.isArray(value) || value.length < 2) return spaced(value)
  return `[\n${value.map(item => `    ${spaced(item)}`).join(',\n')}\n  ]`
}

function spaced(value: unknown): string {
  return JSON.stringify(value, undefined, 1).replaceAll(/\n\s*/g, ' ')
}
