// What a row of the breeding sheet is kept in: its round, and an event for each thing that was done, made when
// something of it is typed first and gone when it is emptied.

import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import type { SheetPart, SheetParts } from '../../../sheet/writing/sheet-change.ts'
import { changedSteps, filledIn, goneStep } from '../../../sheet/writing/sheet-parts.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { roundKinds, roundTables } from './round-row.ts'
import type { RoundKind, RoundRow } from './round-row.ts'

interface RoundPlace extends CollectionPlace {
  readonly newId: () => number
  /** The one enterprise that a class can be in, where nothing is said of it. */
  readonly onlyFor: (stockClass: number | undefined) => number | undefined
}

export function roundParts(place: RoundPlace): SheetParts<RoundRow> {
  const events = roundKinds.map(kind => [kind, eventPart(kind, place)] as const)
  return { round: roundPart(place), ...Object.fromEntries(events) }
}

const rounds = 'livestock_reproduction_lifecycles'

function roundPart({
  farmId: farm_id,
  periodId: period_id,
  onlyFor,
}: RoundPlace): SheetPart<RoundRow> {
  return {
    resources: [rounds],
    steps: (values, { id, row }) => {
      if (row) return changedSteps(rounds, row.round, values)
      const said = filledIn(values)
      const stockClass = said['livestock_class_id']
      const only = typeof stockClass === 'number' ? onlyFor(stockClass) : undefined
      const enterprise = only === undefined ? {} : { livestock_enterprise_id: only }
      return [
        {
          do: 'store',
          resource: rounds,
          id,
          values: { farm_id, period_id, ...enterprise, ...said },
        },
      ]
    },
    gone: ({ id }) => [goneStep(rounds, id)],
  }
}

/** Several of a kind are not written from one cell. */
function eventPart(kind: RoundKind, place: RoundPlace): SheetPart<RoundRow> {
  const resource = roundTables[kind]
  return {
    resources: [resource],
    steps: (values, { id, row }): readonly ChangeStep[] => {
      const [event, ...others] = row?.events[kind] ?? []
      if (others.length > 0) return []
      if (event) return changedOrGone(kind, event, values)
      const said = filledIn(values)
      if (Object.keys(said).length === 0) return []
      const where = { farm_id: place.farmId, period_id: place.periodId }
      const of = { livestock_reproduction_lifecycle_id: id }
      return [{ do: 'store', resource, id: place.newId(), values: { ...where, ...of, ...said } }]
    },
    gone: ({ events }) => events[kind].map(({ id }) => goneStep(resource, id)),
  }
}

function changedOrGone(
  kind: RoundKind,
  event: Values & { readonly id: number },
  values: Values,
): readonly ChangeStep[] {
  const steps = changedSteps(roundTables[kind], event, values)
  const after: Values = { ...event, ...values }
  const isEmpty = saidOf[kind].every(field => (after[field] ?? null) === null)
  return isEmpty && steps.length > 0 ? [goneStep(roundTables[kind], event.id)] : steps
}

/** An event that says nothing in any of these is not there any more. */
const saidOf: Readonly<Record<RoundKind, readonly string[]>> = {
  joining: ['date', 'number_joined', 'sires_used', 'sire_out_date'],
  scanning: ['date', 'number_scanned', 'number_pregnant', 'number_foetuses'],
  birthing: ['date', 'number_birthed'],
  marking: ['date', 'number_counted'],
  weaning: ['date', 'number', 'weight'],
}
