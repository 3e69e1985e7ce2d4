// The lines of a statement as they are added to the ledger, in one go.

import type { Change } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import { addedMove } from '../stock/stock-moves.ts'
import type { LedgerPlace } from '../ledger/move-part.ts'
import type { StatementLine } from './read-statement.ts'

export interface StatementWish {
  readonly kind: 'sale' | 'purchase'
  readonly lines: readonly StatementLine[]
  /** Where a class can be in several enterprises. */
  readonly enterprise: number | undefined
  readonly agent: number | null
  readonly seesMoney: boolean
}

/** Whole lines alone. */
export function statementChange(
  { kind, lines, enterprise, agent, seesMoney }: StatementWish,
  place: LedgerPlace,
): Change {
  const steps = lines.flatMap(({ description, day, head, weight, value, stockClass }) => {
    const id = place.newId()
    const line = {
      livestock_class_id: stockClass,
      livestock_enterprise_id: place.onlyFor(stockClass) ?? enterprise,
      entry_date: day,
      number: head,
      weight,
      notes: description,
    }
    const event = { contact_id: agent, ...(seesMoney && { total_value: value }) }
    return addedMove(kind, { line, event }, { ...place, id }).map(step => ({ ...step, ofRow: id }))
  })
  const label = `Statement of ${countText(lines.length, 'line')}`
  return { label, farmId: place.farmId, steps }
}
