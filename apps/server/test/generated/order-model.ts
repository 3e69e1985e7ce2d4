// The order of rows: text as people count, nothing last (and first in descending order), the number
// of the row at the very end.

import { figureOf } from './filter-model.ts'
import type { Seen, Standing } from './seen-rows.ts'
import { compareBytes } from './value-tests.ts'

export interface Sort {
  readonly field: string
  readonly direction?: 'asc' | 'desc'
}

export function inOrder(
  rows: readonly Standing[],
  sort: readonly Sort[],
  seen: Seen,
): readonly Standing[] {
  const keyed = rows.map(at => ({ at, keys: sort.map(({ field }) => keyOf(at, field, seen)) }))
  const sorted = keyed.toSorted((one, other) => {
    for (const [place, { direction }] of sort.entries()) {
      const way = comparedKeys(one.keys[place], other.keys[place])
      if (way !== 0) return direction === 'desc' ? -way : way
    }
    return one.at.row.id - other.at.row.id
  })
  return sorted.map(({ at }) => at)
}

/** Of a figure of the row that this one belongs to: nothing where there never was one. */
function keyOf(at: Standing, field: string, seen: Seen): unknown {
  const [dotted = '', ...inside] = field.split('->')
  const words = dotted.split('.')
  const name = words.pop() ?? ''
  const isOfLink = words[0] === 'pivot' && at.link !== undefined
  const end = isOfLink ? at.link : ownerAlong(at, words, seen)
  return end ? figureOf(end, [name, ...inside], { seen, knowsDays: false }).value : null
}

function ownerAlong(at: Standing, words: readonly string[], seen: Seen): Standing | undefined {
  return words.reduce<Standing | undefined>((end, word) => end && seen.owner(end, word), at)
}

function comparedKeys(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  if (typeof one === 'string' && typeof other === 'string') return comparedTexts(one, other)
  return Number(one) - Number(other)
}

const counting = new Intl.Collator('und', { numeric: true })

/** What the alphabet takes for the same is told apart by its bytes. */
function comparedTexts(one: string, other: string): number {
  return counting.compare(one, other) || compareBytes(one, other)
}
