// Figures are calculated in packages/farming alone. Where the programs reckon with a member that is
// called as a declared figure, they are about to become a second place that works it out.

import type { Source } from './sources.ts'
import { isNode, lineOf, parse } from './syntax.ts'
import type { Node } from './syntax.ts'

/** Names that mean something else there, and why. */
const allowed: readonly { readonly of: string; readonly name: string; readonly why: string }[] = [
  { of: 'apps/', name: 'size', why: 'of files in bytes, and of sets' },
  { of: 'apps/web/src/sheet/', name: 'row', why: 'a place in the sheet' },
  { of: 'apps/web/src/screens/rain-gauges/', name: 'days', why: 'a run of days, moved by one' },
  { of: 'apps/server/src/background/live/', name: 'amount', why: 'how many rows were saved' },
  { of: 'apps/server/src/metrics/', name: 'value', why: 'what a meter of the server shows' },
]

const reckoning = new Set(['+', '-', '*', '/', '%', '**', '+=', '-=', '*=', '/='])

export function figureArithmetic(
  sources: readonly Source[],
  figures: ReadonlySet<string>,
): readonly string[] {
  return sources.flatMap(({ path, text }) =>
    reckonedIn(path, text, figures)
      .filter(({ name }) => !allowed.some(one => path.startsWith(one.of) && one.name === name))
      .map(
        ({ name, line }) => `${path}:${line}: reckons with ${name}, a figure of packages/farming.`,
      ),
  )
}

interface Reckoned {
  readonly name: string
  readonly line: number
}

function reckonedIn(path: string, text: string, figures: ReadonlySet<string>): Reckoned[] {
  const found: Reckoned[] = []
  const visit = (value: unknown, isOrder: boolean): void => {
    if (Array.isArray(value)) return value.forEach(one => visit(one, false))
    if (!isNode(value)) return
    const operator = String(value['operator'])
    if (reckoning.has(operator) && !(isOrder && operator === '-')) {
      const line = lineOf(text, value)
      for (const side of [value['left'], value['right']]) {
        const name = memberName(side)
        if (name !== undefined && figures.has(name)) found.push({ name, line })
      }
    }
    for (const [part, inner] of Object.entries(value))
      visit(inner, isOrder || (part === 'body' && isComparing(value)))
  }
  visit(parse({ path, text }), false)
  return found
}

/** `(one, other) => other.area - one.area` puts rows in order, and tells nobody a figure. */
function isComparing({ type, params }: Node): boolean {
  return type === 'ArrowFunctionExpression' && Array.isArray(params) && params.length === 2
}

/** Of `paddock.area`, `paddock?.area`, `paddock.area!` and `paddock.area ?? 0`. */
function memberName(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'MemberExpression' && value['computed'] === false) {
    const { property } = value
    return isNode(property) ? String(property['name']) : undefined
  }
  if (value.type === 'LogicalExpression') return memberName(value['left'])
  return memberName(value['expression'])
}
