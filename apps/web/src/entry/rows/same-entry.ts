// Whether two values of a field are the same to a person: nothing, nothing yet and an empty text are.

import { isSameValue } from '../../data/outbox/same-value.ts'

export function isSame(one: unknown, other: unknown): boolean {
  return isSameValue(one ?? '', other ?? '')
}
