// Several contacts made one: what belongs to the others moves over first, so that nothing goes with them.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Change, ChangeStep, Values } from '../../data/outbox/change.ts'
import type { Contact } from './contact-columns.ts'
import { mergedFigures } from './duplicate-contacts.ts'

/** Rows that belong to the others. */
export interface HangingRow {
  readonly resource: EntityName
  /** The field that names the contact. */
  readonly key: string
  readonly row: Values
}

interface Merge {
  readonly kept: Contact
  readonly others: readonly Contact[]
  readonly hanging: readonly HangingRow[]
  /** Numbers and addresses for which the contact itself has no room. */
  readonly spare: readonly string[]
  readonly newId: () => number
}

export function mergeChange({ kept, others, hanging, spare, newId }: Merge): Change {
  return {
    label: `${others.length + 1} contacts made one: ${kept.name}`,
    farmId: kept.farm_id,
    steps: [
      ...figuresStep(kept, others),
      ...hanging.map(one => movedTo(kept, one)),
      ...spare.map(said => spareStep(kept, said, newId())),
      ...others.map(({ id }) => ({ do: 'destroy', resource: 'farm_contacts', id }) as const),
    ],
  }
}

function figuresStep(kept: Contact, others: readonly Contact[]): readonly ChangeStep[] {
  const merged = mergedFigures(kept, others)
  const before: Values = { ...kept }
  const changed = Object.keys(merged).filter(
    field => JSON.stringify(merged[field]) !== JSON.stringify(before[field] ?? null),
  )
  if (changed.length === 0) return []
  const only = (values: Values) =>
    Object.fromEntries(changed.map(field => [field, values[field] ?? null]))
  return [updateOf('farm_contacts', kept, only(merged), only(before))]
}

function movedTo(kept: Contact, { resource, key, row }: HangingRow): ChangeStep {
  return updateOf(resource, row, { [key]: kept.id }, { [key]: row[key] })
}

function updateOf(
  resource: EntityName,
  row: object & { readonly id?: unknown; readonly updated_at?: unknown },
  values: Values,
  before: Values,
): ChangeStep {
  const seen = typeof row.updated_at === 'string' ? row.updated_at : undefined
  return { do: 'update', resource, id: Number(row.id), values, before, seen }
}

function spareStep(kept: Contact, said: string, id: number): ChangeStep {
  if (said.includes('@')) {
    const values = { email: said, emailable_type: 'farm_contacts', emailable_id: kept.id }
    return { do: 'store', resource: 'emails', id, values }
  }
  const values = { number: said, phone_numberable_type: 'farm_contacts' }
  return {
    do: 'store',
    resource: 'phone_numbers',
    id,
    values: { ...values, phone_numberable_id: kept.id },
  }
}
