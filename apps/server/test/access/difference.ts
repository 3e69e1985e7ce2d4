// Asks for a write and tells how the answer differs from what the table says. What is refused must
// leave nothing behind.

import type { Answer } from '../asking.ts'
import type { Door } from './knocking.ts'
import type { PersonName } from './people.ts'

export interface Tried {
  readonly entity: string
  readonly name: PersonName
  readonly verb: string
  /** Which row it was. */
  readonly of: string
  readonly isAllowed: boolean
}

export interface Difference extends Omit<Tried, 'isAllowed'> {
  readonly expected: string
  readonly got: string
}

/** 405 where nobody writes such rows at all. */
const refusals = [403, 404, 405, 422]

export async function differenceIn(
  door: Door,
  { isAllowed, ...tried }: Tried,
  ask: () => Promise<Answer>,
): Promise<{ answer: Answer; differences: readonly Difference[] }> {
  const before = door.seen()
  const answer = await ask()
  const { status, text } = answer
  const got = `${status} ${text.slice(0, 160)}`
  const differ = (expected: string) => ({ answer, differences: [{ ...tried, expected, got }] })
  const after = await door.lines()
  if (isAllowed) return status < 300 ? { answer, differences: [] } : differ('done')
  if (!refusals.includes(status)) return differ('refused')
  return after === before ? { answer, differences: [] } : differ('refused without a trace')
}
