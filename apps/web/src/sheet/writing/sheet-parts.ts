// What a sheet writes to: the record that a row is, and what every other part is made of.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { ChangeStep, Values } from '../../data/outbox/change.ts'
import { isSameValue } from '../../data/outbox/same-value.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import type { SheetPart } from './sheet-change.ts'

type Kept = object & { readonly id: number }

interface RecordOfRow<Row> {
  readonly resource: EntityName
  readonly of: (row: Row) => Kept
  /** What a new one has beside what was typed; `place`: among the rows that are new, from 0. */
  readonly given: Values | ((place: number) => Values)
}

/** The record that a row is: made and gone with it. */
export function rowPart<Row>({ resource, of, given }: RecordOfRow<Row>): SheetPart<Row> {
  return {
    resources: [resource],
    steps: (values, { id, row, place }) => {
      if (row) return changedSteps(resource, of(row), values)
      const beside = typeof given === 'function' ? given(place) : given
      return [{ do: 'store', resource, id, values: { ...beside, ...filledIn(values) } }]
    },
    gone: row => [goneStep(resource, of(row).id)],
  }
}

/** Only what is another; nothing where all is the same. */
export function changedSteps(
  resource: EntityName,
  record: Kept,
  values: Values,
): readonly ChangeStep[] {
  const known: Values & Kept = { ...record }
  const changed = Object.entries(values).filter(
    ([field, value]) => !isSameValue(known[field] ?? null, value),
  )
  return changed.length === 0 ? [] : [updateOf(resource, known, Object.fromEntries(changed))]
}

/** What a new record is made with: what is empty is not there. */
export function filledIn(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  )
}

export function goneStep(resource: EntityName, id: number): ChangeStep {
  return { do: 'destroy', resource, id }
}

interface RecordBesideRow<Row> {
  readonly resource: EntityName
  /** Nothing before something of it is entered. */
  readonly of: (row: Row) => Kept | undefined
  /** What a new one has beside what was typed; `id`: of the row. */
  readonly given: (id: number) => Values
  readonly newId: () => number
  /** The figure without which there is none of it: where that is cleared, it goes. */
  readonly by?: string
}

/** A record that belongs to a row: made when something of it is entered, and gone before its row. */
export function besidePart<Row>(beside: RecordBesideRow<Row>): SheetPart<Row> {
  const { resource, of, given, newId, by } = beside
  return {
    resources: [resource],
    steps: (values, { id, row }) => {
      const record = row && of(row)
      const isCleared = by !== undefined && by in values && values[by] === null
      if (record && isCleared) return [goneStep(resource, record.id)]
      if (record) return changedSteps(resource, record, values)
      const said = filledIn(values)
      if (Object.keys(said).length === 0 || isCleared) return []
      return [{ do: 'store', resource, id: newId(), values: { ...given(id), ...said } }]
    },
    gone: row => {
      const record = of(row)
      return record ? [goneStep(resource, record.id)] : []
    },
  }
}
