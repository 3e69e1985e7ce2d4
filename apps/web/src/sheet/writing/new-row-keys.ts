// New rows as they become whole: by the screen they are known as the lines that they came from, so that
// nothing moves under the hand of who goes on typing.

import type { Change } from '../../data/outbox/change.ts'
import type { DraftRow } from '../cells/marks.ts'
import { rowKey } from '../cells/sheet-lines.ts'

export interface NewRowNames {
  /** By which the screen knows a line from its first letter on, whatever its number is by now. */
  readonly lastingKey: (key: string) => string
  /** The keys of the rows by the keys of the new rows that they came from. */
  readonly bornAs: ReadonlyMap<string, string>
}

interface Expected {
  readonly drafts: readonly DraftRow[]
  /** Numbers of the rows that the change makes; some of them may stand in other lists. */
  readonly made: readonly number[]
}

export class NewRowKeys {
  readonly #idOf: (id: number) => number
  readonly #made = new Set<number>()
  #expected: readonly Expected[] = []
  /** By the key of the draft. */
  readonly #born = new Map<string, number>()

  constructor(idOf: (id: number) => number) {
    this.#idOf = idOf
  }

  /** Whether a row came from a line of this sheet. */
  readonly isMadeHere = (id: number): boolean => this.#made.has(id)

  readonly expect = (drafts: readonly DraftRow[], { steps }: Change): void => {
    const made = steps.flatMap(step => (step.do === 'store' ? [step.id] : []))
    for (const id of made) this.#made.add(id)
    if (drafts.length > 0) this.#expected = [...this.#expected, { drafts, made }]
  }

  /** By the numbers of the rows that are there. */
  readonly namesAmong = (ids: ReadonlySet<number>): NewRowNames => {
    this.#expected = this.#expected.filter(one => !this.#settle(one, ids))
    const bornAs = new Map<string, string>()
    const drafts = new Map<string, string>()
    for (const [draft, id] of this.#born) {
      const now = this.#idOf(id)
      bornAs.set(draft, rowKey(ids.has(id) ? id : now))
      drafts.set(rowKey(id), draft).set(rowKey(now), draft)
    }
    return { bornAs, lastingKey: key => drafts.get(key) ?? key }
  }

  /** All of a change come at once. */
  #settle({ drafts, made }: Expected, ids: ReadonlySet<number>): boolean {
    const here = made.filter(id => ids.has(id) || ids.has(this.#idOf(id)))
    drafts.forEach(({ key }, place) => {
      const id = here[place]
      if (id !== undefined) this.#born.set(key, id)
    })
    return here.length >= drafts.length
  }
}
