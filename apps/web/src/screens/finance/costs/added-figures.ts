// Subtotals that the record has no figures for: what some of its lines come to, as paid and as used up, and each of
// them a hectare.

import { sumOf } from '@furrow/farming/numbers/ratio'
import type { FigureRow } from '../record/figure-row.ts'
import { perHaNamed, profitLines, usedUpNamed } from './profit-lines.ts'
import type { ProfitLine } from './profit-lines.ts'

type Figures = ReadonlyMap<string, FigureRow>
type Name = (line: string) => string
type When = 'now' | 'before' | 'earlier'

const sums = profitLines.filter(({ adds }) => adds.length > 0)

/** Those of the record, and the subtotals by the same endings of their names. */
export function withSums(figures: Figures): Figures {
  const added = sums.flatMap(sum => [
    paid(figures, sum, line => line),
    paid(figures, sum, perHaNamed),
    used(figures, sum, line => line),
    used(figures, sum, perHaNamed),
  ])
  return new Map([...figures, ...added.map(figure => [figure.name, figure] as const)])
}

function paid(figures: Figures, { name, label, adds }: ProfitLine, each: Name): FigureRow {
  const parts = adds.map(line => figures.get(each(line)))
  const of = (when: When) => sumOf(parts.map(part => part?.[when] ?? null))
  return figureOf(each(name), { label, like: parts[0], of })
}

/** Each line as it was used up where that is known, else as it was paid; nothing where all were as paid. */
function used(figures: Figures, { name, label, adds }: ProfitLine, each: Name): FigureRow {
  const parts = adds.map(line => ({
    used: figures.get(each(usedUpNamed(line))),
    paid: figures.get(each(line)),
  }))
  const isKnown = (when: When) => parts.some(part => typeof part.used?.[when] === 'number')
  const of = (when: When) =>
    isKnown(when) ? sumOf(parts.map(part => part.used?.[when] ?? part.paid?.[when] ?? null)) : null
  return figureOf(each(usedUpNamed(name)), { label, like: parts[0]?.used, of })
}

interface Told {
  readonly label: string
  readonly like: FigureRow | undefined
  readonly of: (when: When) => number | null
}

function figureOf(name: string, { label, like, of }: Told): FigureRow {
  if (!like) throw new Error(`The record has no line for ${name}.`)
  const now = of('now')
  return {
    ...like,
    name,
    label,
    // No figure of the record has such a number.
    id: like.id + beyondRecord,
    field: { ...like.field, help: 'What the lines above it come to.' },
    now,
    before: of('before'),
    earlier: of('earlier'),
    origin: now === null ? '' : 'Calculated',
    question: undefined,
    locked: 'Adds up the lines above it.',
    record: undefined,
  }
}

const beyondRecord = 100_000
