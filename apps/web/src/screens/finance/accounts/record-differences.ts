// What a statement changes in the record of a farm's period: each figure as it stands, as the statements
// of the period say it together, and what is only compared.

import type { PlacedLine, PlacedStatement } from '@furrow/farming/accounts/placed-statement'
import { placedStatement } from '@furrow/farming/accounts/placed-statement'
import { accountFields } from '@furrow/catalogue/accounts/account-fields'
import type { KeptLine } from '@furrow/farming/accounts/kept-statement'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { figureIn } from '../kept-figures.ts'

export interface FigureDifference {
  readonly name: string
  /** Cents; as it stands. */
  readonly now: number | null
  /** Where that came from. */
  readonly from: string | undefined
  /** Of this statement alone. */
  readonly said: number | null
  /** As it will stand; null where no statement says it any more. */
  readonly after: number | null
  readonly lastPeriod: number | null
}

export interface ComparedFigure {
  readonly name: string
  readonly recorded: number | null
  readonly said: number
  readonly difference: number | null
}

/** As much of a record as tells what stands in it. */
export interface StandingRecord {
  readonly origins?: unknown
  readonly [figure: string]: unknown
}

/** Figures that follow from sales, counts and registers: a statement is compared with them. */
export function fromRowsIn(record: StandingRecord | undefined): ReadonlySet<string> {
  const origins = originsIn(record)
  return new Set(Object.keys(origins).filter(name => origins[name]?.from === 'rows'))
}

interface Statements {
  readonly own: readonly PlacedLine[]
  /** The others that were read into this period. */
  readonly others: readonly KeptLine[]
  /** Of the one that this one replaces. */
  readonly replaced: readonly KeptLine[]
}

export function figureDifferences(
  { own, others, replaced }: Statements,
  record: StandingRecord | undefined,
  before: object | undefined,
): readonly FigureDifference[] {
  const fromRows = fromRowsIn(record)
  const said = figuresOf(own, fromRows)
  const gone = figuresOf(replaced.map(asPlaced), fromRows)
  const after = figuresOf([...own, ...others.map(asPlaced)], fromRows)
  const origins = originsIn(record)
  const names = Object.keys(accountFields).filter(name => said.has(name) || gone.has(name))
  return names.map(name => ({
    name,
    now: figureIn(record, name),
    from: origins[name]?.from,
    said: said.get(name) ?? null,
    after: after.get(name) ?? null,
    lastPeriod: figureIn(before, name),
  }))
}

/** What figures come to once a statement is removed; those that someone changed since stay. */
export function figuresWithout(
  lines: readonly KeptLine[],
  others: readonly KeptLine[],
  record: StandingRecord | undefined,
): Readonly<Record<string, number | null>> {
  const fromRows = fromRowsIn(record)
  const stood = figuresOf([...lines, ...others].map(asPlaced), fromRows)
  const left = figuresOf(others.map(asPlaced), fromRows)
  const names = [...figuresOf(lines.map(asPlaced), fromRows).keys()]
  return Object.fromEntries(
    names
      .filter(name => figureIn(record, name) === stood.get(name))
      .map(name => [name, left.get(name) ?? null]),
  )
}

export function comparedFigures(
  { profit, balance }: PlacedStatement,
  record: StandingRecord | undefined,
): readonly ComparedFigure[] {
  return [...profit.compared, ...balance.compared].map(([name, { cents: said }]) => {
    const recorded = figureIn(record, name)
    return { name, recorded, said, difference: recorded === null ? null : said - recorded }
  })
}

/** Of a total, only what accounts left undivided makes it worth saying: its lines say the rest. */
function figuresOf(
  lines: readonly PlacedLine[],
  fromRows: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const { profit, balance } = placedStatement(accountFields, lines, fromRows)
  const all = [...profit.byField, ...balance.byField].filter(
    ([name, { undividedCents }]) => !totals.has(name) || undividedCents !== 0,
  )
  return new Map(all.map(([name, { cents }]) => [name, cents]))
}

const totals = new Set(
  Object.entries(accountFields).flatMap(([name, { totalOf }]) => (totalOf ? [name] : [])),
)

function asPlaced(line: KeptLine): PlacedLine {
  return { line, choice: line }
}

function originsIn(record: StandingRecord | undefined): RecordOrigins {
  return (record?.origins ?? {}) as RecordOrigins
}
