// What farms are compared by: measures, and the lines that they are worked out from. A line is an amount that adds
// up over enterprises and farms; a measure is a formula over lines, so that one text gives a farm's figure and that
// of an average farm, whose lines are the means of its group's.

import { linesUnder } from '@furrow/farming/benchmarks/results/worked-measures'
import { namesIn } from '@furrow/farming/record/formula'
import type { Formula } from '@furrow/farming/record/formula'
import { readFormula } from '@furrow/farming/record/read-formula'

/** Money is cents. A share of one is shown as a percentage; a day counts from the first of the period. */
type MeasureUnit =
  | '$'
  | `$/${string}`
  | 'share'
  | 'x'
  | 'day'
  | 'mm'
  | 'kg'
  | 'g/day'
  | `${string}/${string}`

/** Which way is better, as most farms see it. */
type Better = 'up' | 'down' | 'neither'

export interface Measure {
  readonly name: string
  readonly section: string
  readonly label: string
  readonly unit: MeasureUnit
  readonly better: Better
  /** One sentence: what it says. */
  readonly help: string
  /** As it is written, over lines and sums. */
  readonly text: string
  readonly formula: Formula
  /** It, or something that it is worked out from, is money: told to who sees money alone. */
  readonly needsMoney: boolean
  /** For each 100 mm of rain: shown beside its own measure, and not where a profit is below 0. */
  readonly twinOf: string | null
}

/** `hectares`, `ML`, `cents`, … of a farm or an enterprise in a period. */
export interface Line {
  readonly name: string
  readonly section: string
  readonly label: string
  readonly unit: string
  /** What it is joined with where few have it; nothing where it is then not told at all. */
  readonly other: string | null
}

/** What a formula names beside lines: totals that measures share. */
interface NamedSum {
  readonly name: string
  readonly label: string
  readonly unit: string
  readonly text: string
  readonly formula: Formula
}

/** What one kind of scope is compared by: the whole farm, a crop enterprise, a stock enterprise. */
export interface Comparison {
  readonly lines: readonly Line[]
  readonly sums: readonly NamedSum[]
  readonly measures: readonly Measure[]
}

/** A line's own row; `twin` marks one for each 100 mm by the measure that it stands beside. */
type MeasureRow = readonly [
  name: string,
  unit: MeasureUnit,
  better: Better,
  label: string,
  help: string,
  text: string,
  twin?: string,
]
export type SumRow = readonly [name: string, unit: string, label: string, text: string]

export interface SectionOfMeasures {
  readonly section: string
  readonly rows: readonly MeasureRow[]
}

/** Throws where a formula names what is no line and no sum above it. */
export function comparison(
  lines: readonly Line[],
  sumRows: readonly SumRow[],
  sections: readonly SectionOfMeasures[],
): Comparison {
  const known = new Set(lines.map(({ name }) => name))
  const sums = sumRows.map(([name, unit, label, text]) => {
    const formula = read(name, text, known)
    known.add(name)
    return { name, unit, label, text, formula }
  })
  const money = new Set(lines.flatMap(({ name, unit }) => (unit === '$' ? [name] : [])))
  const measures = sections.flatMap(({ section, rows }) =>
    rows.map(([name, unit, better, label, help, text, twin]): Measure => {
      const formula = read(name, text, known)
      const needsMoney = linesUnder({ sums }, formula).some(line => money.has(line))
      return {
        name,
        section,
        label,
        unit,
        better,
        help,
        text,
        formula,
        needsMoney,
        twinOf: twin ?? null,
      }
    }),
  )
  return { lines, sums, measures }
}

function read(name: string, text: string, known: ReadonlySet<string>): Formula {
  const formula = readFormula(text, known)
  const unknown = namesIn(formula).filter(one => !known.has(one))
  if (unknown.length > 0) throw new Error(`${name} names ${unknown.join(', ')}, which is no line.`)
  return formula
}
