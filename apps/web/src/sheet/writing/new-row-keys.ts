// New rows as they become whole: by the screen they are known as the lines that they came from, so that
// nothing moves under the hand of who goes on typing. By the device they are known by their numbers.

import type { Change } from '../../data/outbox/change.ts'
import type { DraftRow } from '../cells/marks.ts'
import { rowKey } from '../cells/sheet-lines.ts'

export interface NewRowNames {
  /** By which the screen knows a line from its first letter on, whatever its number is by now. */
  readonly lastingKey: (key: string) => string
}

export class NewRowKeys {
  readonly #idOf: (id: number) => number
  readonly #made = new Set<number>()
  /** By the key of the draft. */
  readonly #born = new Map<string, number>()

  constructor(idOf: (id: number) => number) {
    this.#idOf = idOf
  }

  /** Whether a row came from a line of this sheet. */
  readonly isMadeHere = (id: number): boolean => this.#made.has(id)

  /** What the change makes of new rows: their keys from now on, by the former. */
  readonly expect = (drafts: readonly DraftRow[], change: Change): ReadonlyMap<string, string> => {
    const made = rowsMadeBy(change)
    const named = drafts.flatMap(({ key }, place) => {
      const id = made[place]
      return id === undefined ? [] : [[key, id] as const]
    })
    for (const id of made) this.#made.add(id)
    for (const [key, id] of named) this.#born.set(key, id)
    return new Map(named.map(([key, id]) => [key, rowKey(id)]))
  }

  /** By the numbers of the rows that are there. */
  readonly namesAmong = (ids: ReadonlySet<number>): NewRowNames => {
    const drafts = new Map<string, string>()
    for (const [draft, id] of this.#born) {
      const here = ids.has(id) ? id : this.#idOf(id)
      if (ids.has(here)) drafts.set(rowKey(here), draft)
    }
    return { lastingKey: key => drafts.get(key) ?? key }
  }
}

/** Of the sheet, in the order in which they were filled in; not what belongs to them. */
function rowsMadeBy({ steps }: Change): readonly number[] {
  return steps.flatMap(step => (step.do === 'store' && step.id === step.ofRow ? [step.id] : []))
}
