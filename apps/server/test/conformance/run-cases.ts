// Replays recorded cases in their order and says of each what differs.

import { asking } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { compareAnswers } from './compare-answers.ts'
import type { MountedFixture } from './mount-fixture.ts'
import type { Case } from './read-cases.ts'

export interface Replayed {
  readonly id: string
  /** What differs first; nothing where the answers are the same. */
  readonly difference: string | undefined
}

/** One case after the other, each of another of three servers: an earlier one may be what a later one goes on from. */
export async function* runCases(
  cases: readonly Case[],
  fixed: MountedFixture,
): AsyncGenerator<Replayed> {
  const askers = await Promise.all([fixed.engine, ...fixed.beside].map(engine => asking(engine)))
  try {
    for (const [place, one] of cases.entries()) {
      const asker = askers[place % askers.length]
      if (!asker) throw new Error('There is no server.')
      if (one.reset) await fixed.reload()
      yield { id: one.id, difference: await differenceOf(one, asker, fixed.clock) }
    }
  } finally {
    await Promise.all(askers.map(asker => asker.close()))
  }
}

async function differenceOf(one: Case, asker: Asker, clock: string): Promise<string | undefined> {
  const written = asker.lines.length
  const sent = one.body_raw ?? (one.body === null ? undefined : JSON.stringify(one.body))
  try {
    const answer = await asker.ask(one.method, one.path, sent, one.request_headers ?? {})
    const difference = compareAnswers(one, answer, clock)
    const bug = answer.status === 500 ? bugIn(asker.lines.slice(written)) : ''
    return difference && `${difference}${bug}`
  } catch (error) {
    return `no answer: ${String(error).replaceAll(/\s+/g, ' ')}`
  }
}

/** What the server logged behind a 500. */
function bugIn(lines: readonly string[]): string {
  const stacks = lines.map(line => (JSON.parse(line) as { stack?: string }).stack)
  const stack = stacks.find(Boolean)
  return stack ? `: ${stack.split('\n')[0]}` : ''
}
