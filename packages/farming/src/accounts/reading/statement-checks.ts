// What a statement prints as totals and results, beside what its lines come to.

import { isLossLabel, isTurnedLabel } from './heading-parts.ts'
import type { Outline, OutlineTotal } from './outlined.ts'
import type { PartLine } from './line-part.ts'
import type { Printed, SignedLines } from './signed-lines.ts'
import { storedAsZero } from './statement-lines.ts'
import type { StatementCheck, StatementNote } from './statement-read.ts'

export interface Checked {
  readonly checks: readonly StatementCheck[]
  readonly notes: readonly StatementNote[]
}

/** The last net result that is printed; one that is stored as 0 is none. */
export function printedNet({ totals }: Outline): OutlineTotal | undefined {
  return totals.findLast(({ kind }) => kind === 'net')
}

/** The net result, or the last one before it. */
export function proofOf({ totals }: Outline): SignProof | null {
  const net = totals.findLast(({ kind }) => kind === 'net')
  const proof =
    net && resultCents(net) !== null ? net : totals.findLast(({ kind }) => kind === 'part way')
  const cents = proof ? resultCents(proof) : null
  return proof && cents !== null ? { cents, from: proof.from, until: proof.until } : null
}

type SignProof = NonNullable<Printed['proof']>

/** As it adds to net profit: a loss may be printed above 0, and a profit among the credits. */
export function resultCents({ row: { amount, label } }: OutlineTotal): number | null {
  if (amount.kind !== 'money' || amount.cents === 0) return null
  if (isTurnedLabel(label)) return -amount.cents
  if (amount.side !== null) return amount.side === 'credit' ? amount.cents : -amount.cents
  return isLossLabel(label) && amount.cents > 0 ? -amount.cents : amount.cents
}

export function checkTotals(
  outline: Outline,
  lines: readonly PartLine[],
  signed: SignedLines,
  tolerance: number,
): Checked {
  const checks: StatementCheck[] = []
  const notes: StatementNote[] = []
  for (const total of outline.totals) {
    const { row } = total
    const worked = workedOf(total, lines, signed)
    const isStored = row.amount.kind === 'money' && row.amount.cents !== 0
    const [first = 0] = worked
    if (!isStored && first !== 0)
      notes.push({ row: row.at + 1, note: storedAsZero(row.label, first) })
    if (!isStored) continue
    const count = Math.max(1, total.until - total.from)
    checks.push(checkOf(total, worked, tolerance * count, signed.isReversed))
  }
  return { checks, notes }
}

function checkOf(
  total: OutlineTotal,
  worked: readonly number[],
  tolerance: number,
  isReversed: boolean,
): StatementCheck {
  const { row, kind } = total
  const amount = row.amount.kind === 'money' ? row.amount.cents : 0
  const printedCents = kind === 'section' ? amount : (resultCents(total) ?? 0)
  // Some print the total of a section with the other sign, as “Less” says it.
  const both = worked.flatMap(sum => (kind === 'section' || isReversed ? [sum, -sum] : [sum]))
  const [nearest = 0] = both.toSorted(
    (one, other) => Math.abs(one - printedCents) - Math.abs(other - printedCents),
  )
  return {
    what: row.label === '' ? 'Subtotal' : row.label,
    row: row.at + 1,
    printedCents,
    workedCents: nearest === 0 ? 0 : nearest,
    differs: Math.abs(nearest - printedCents) > tolerance,
  }
}

/** What it may mean; the first is the likeliest. */
function workedOf(
  { from, until, kind }: OutlineTotal,
  lines: readonly PartLine[],
  signed: SignedLines,
): readonly number[] {
  const sum = (cents: readonly number[], isIn: (line: PartLine) => boolean = () => true) =>
    cents.reduce((all, one, place) => {
      const line = lines[place]
      const isInside = place >= from && place < until && line && isIn(line)
      return isInside ? all + one : all
    }, 0)
  if (kind === 'section') return [sum(signed.raw), sum(signed.cents)]
  const { cents } = signed
  const isOther = ({ part }: PartLine) => part === 'other income' || part === 'other expense'
  if (kind === 'other') return [sum(cents, isOther)]
  if (kind === 'net') return [sum(cents)]
  const isGross = ({ part }: PartLine) => part === 'income' || part === 'cost of sales'
  return [sum(cents), sum(cents, isGross), sum(cents, line => !isOther(line))]
}

/** Months that do not add to their total, line by line, and all of them together. */
export function checkMonths(
  lines: readonly PartLine[],
  tolerance: number,
): readonly StatementCheck[] {
  const known = lines.flatMap(({ row, cents }) =>
    row.months === null ? [] : [{ row, cents, months: row.months }],
  )
  const [first] = known
  if (!first) return []
  const sum = (of: (line: (typeof known)[number]) => number) =>
    known.reduce((all, line) => all + of(line), 0)
  const off = known.filter(({ cents, months }) => Math.abs(cents - months) > tolerance * 12)
  const all = {
    what: 'Months add to the total',
    row: first.row.at + 1,
    printedCents: sum(({ cents }) => cents),
    workedCents: sum(({ months }) => months),
    differs: off.length > 0,
  }
  return [
    all,
    ...off.map(({ row, cents, months }) => ({
      what: `${row.label}: months add to the total`,
      row: row.at + 1,
      printedCents: cents,
      workedCents: months,
      differs: true,
    })),
  ]
}
