// The row of a conflict as the server told it.

import type { ChangeStep, KeptChange, Values } from '../../data/outbox/change.ts'

export function rowNow({ refusal }: KeptChange, { id }: ChangeStep): Values | undefined {
  const rows = [refusal?.now].flat() as readonly (Values | null | undefined)[]
  return rows.find(row => row?.['id'] === id) ?? undefined
}

/** The first field that someone else changed; nothing where it is no conflict. */
export function fieldInConflict(change: KeptChange) {
  if (change.refusal?.code !== 'conflict') return undefined
  const step = change.steps.find(one => one.do === 'update' && rowNow(change, one))
  const [field] = step && 'values' in step ? Object.keys(step.values) : []
  return step && field !== undefined ? { resource: step.resource, id: step.id, field } : undefined
}
