// What undoing a line of a row's history would write.

import type { Entity } from '@furrow/catalogue/entity'
import { readSent } from '@furrow/wire/reading/read-sent'
import { writableFields } from '../rows/field-groups.ts'
import { asRow } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { isSame } from '../rows/same-entry.ts'

export type PutBack = { readonly do: 'update'; readonly values: Row } | { readonly do: 'restore' }

/** Nothing where it is so already, or cannot be written. `row`: as it is now. */
export function putBackOf(line: Row, row: Row, entity: Entity): PutBack | undefined {
  if (entity.readAlone) return undefined
  if (line['verb'] === 'destroy') return row['deleted_at'] ? { do: 'restore' } : undefined
  if (line['verb'] !== 'update' || row['deleted_at']) return undefined
  const values = formerValues(line, row, entity)
  return Object.keys(values).length === 0 ? undefined : { do: 'update', values }
}

/** The history keeps moments in another spelling than rows are served in. */
function formerValues(line: Row, row: Row, entity: Entity): Row {
  const before = asRow(line['before']) ?? {}
  const former = writableFields(entity).flatMap(([name, field]) => {
    const value = name in before ? (readSent(field, before[name]) ?? null) : undefined
    return value === undefined || isSame(value, row[name]) ? [] : [[name, value] as const]
  })
  return Object.fromEntries(former)
}
