// What the classes of an enterprise are kept in at both ends of a period: an opening is a line of the ledger with its
// event, a closing a count by itself. Each is gone when its number is emptied.

import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import type { SheetParts } from '../../../sheet/writing/sheet-change.ts'
import { changedSteps, filledIn, goneStep } from '../../../sheet/writing/sheet-parts.ts'
import { partedValues } from '../ledger/move-part.ts'
import { addedMove, changedMove, removedMove } from '../stock/stock-moves.ts'
import type { MoveValues } from '../stock/stock-moves.ts'
import type { ClassRow } from '../wizard/class-row.ts'
import type { EnterpriseInHand } from '../wizard/enterprise-in-hand.ts'

type Place = Pick<EnterpriseInHand, 'place' | 'id' | 'period'> & { readonly newId: () => number }

export function openingParts(place: Place): SheetParts<ClassRow> {
  return {
    opening: {
      resources: ['livestock_ledgers', 'livestock_opening_events'],
      steps: (values, { row }) => (row ? openingSteps(row, values, place) : []),
    },
  }
}

/** Fields are named by what they are of: `line.number`. */
function openingSteps(row: ClassRow, values: Values, place: Place): readonly ChangeStep[] {
  const { line, event } = partedValues(values)
  const { opening } = row
  if (!opening) return madeOpening(row, { line, event }, place)
  return line['number'] === null ? removedMove(opening) : changedMove(opening, { line, event })
}

function madeOpening(
  row: ClassRow,
  { line = {}, event = {} }: MoveValues,
  { place, id, period, newId }: Place,
): readonly ChangeStep[] {
  if ((line['number'] ?? null) === null) return []
  const of = {
    livestock_class_id: row.id,
    livestock_enterprise_id: id,
    entry_date: period.start,
  }
  return addedMove('opening', { line: { ...of, ...line }, event }, { ...place, newId })
}

/** What was there at the end of the period before, where nothing is said of the start of this one. */
export function carriedOpenings(rows: readonly ClassRow[], place: Place): readonly ChangeStep[] {
  return rows.flatMap(row => {
    const { opening, lastClosing } = row
    if (opening || !lastClosing) return []
    const { number, weight, class_groups, value_per_head } = lastClosing
    const line = { number, weight, class_groups }
    return madeOpening(row, { line, event: { value_per_head } }, place)
  })
}

export function closingParts(place: Place): SheetParts<ClassRow> {
  return {
    closing: {
      resources: [closings],
      steps: (values, { row }) => (row ? closingSteps(row, values, place) : []),
    },
  }
}

const closings = 'livestock_closing_events'

function closingSteps(
  { id: livestock_class_id, closing }: ClassRow,
  values: Values,
  { place, id, newId }: Place,
): readonly ChangeStep[] {
  if (closing && values['number'] === null) return [goneStep(closings, closing.id)]
  if (closing) return changedSteps(closings, closing, values)
  if ((values['number'] ?? null) === null) return []
  const of = {
    farm_id: place.farmId,
    period_id: place.periodId,
    livestock_enterprise_id: id,
    livestock_class_id,
  }
  return [{ do: 'store', resource: closings, id: newId(), values: { ...of, ...filledIn(values) } }]
}
