// What a trial balance prints below its debits and credits, and rows with both.

import type { AmountPlan } from './amount-plan.ts'
import { totalOf } from './heading-parts.ts'
import type { Outline } from './outlined.ts'
import { dollars } from './page-cells.ts'
import type { PageLayout } from './page-layout.ts'
import type { StatementCheck, StatementNote } from './statement-read.ts'

interface Sided {
  readonly plan: AmountPlan
  readonly outline: Outline
}

/** What stands below both sides, beside what they come to. */
export function printedSides(
  layout: PageLayout,
  { plan, outline }: Sided,
): readonly StatementCheck[] {
  const total = outline.totals.findLast(({ row }) => totalOf(row.label) === '')
  const [debit] = plan.plus
  const [credit] = plan.minus
  if (!total || debit === undefined || credit === undefined) return []
  const isCash = layout.columns[debit]?.role === 'receipts'
  const names = isCash ? ['receipts', 'payments'] : ['debits', 'credits']
  const centsAt = (row: number, place: number) => {
    const cell = layout.grid[row]?.[place]
    return cell?.kind === 'money' ? cell.cents : 0
  }
  return [debit, credit].flatMap(place => {
    const printedCents = centsAt(total.row.at, place)
    const workedCents = outline.lines.reduce((sum, { row }) => sum + centsAt(row.at, place), 0)
    if (printedCents === 0) return []
    const what = `${total.row.label} of ${names[place === debit ? 0 : 1]}`
    return [
      {
        what,
        row: total.row.at + 1,
        printedCents,
        workedCents,
        differs: printedCents !== workedCents,
      },
    ]
  })
}

export function sidesNoted(layout: PageLayout, { plan, outline }: Sided): readonly StatementNote[] {
  const [plus = 0] = plan.plus
  const [minus] = plan.minus
  if (minus === undefined) return []
  return outline.lines.flatMap(({ row }) => {
    const cells = [layout.grid[row.at]?.[plus], layout.grid[row.at]?.[minus]]
    const [debit = 0, credit = 0] = cells.map(cell => (cell?.kind === 'money' ? cell.cents : 0))
    return debit !== 0 && credit !== 0 ? [bothSides(row.at + 1, debit, credit)] : []
  })
}

/** Amounts on both sides of one account. */
function bothSides(row: number, debit: number, credit: number): StatementNote {
  return {
    row,
    note: `Debit ${dollars(debit)} and credit ${dollars(credit)} stand in one row: their difference was taken.`,
  }
}
