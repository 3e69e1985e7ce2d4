// One step that changes some figures of a row, and knows what they were.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { ChangeStep, UpdateStep } from './change.ts'

export type KeptRow = Readonly<Record<string, unknown>> & { readonly id: number }

export function updateOf(
  resource: EntityName,
  row: KeptRow,
  values: UpdateStep['values'],
): ChangeStep {
  const before = Object.fromEntries(Object.keys(values).map(name => [name, row[name] ?? null]))
  const { id, updated_at: seen } = row
  return { do: 'update', resource, id, values, before, seen: seen as string | undefined }
}
