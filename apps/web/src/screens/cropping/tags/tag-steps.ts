// The tags of a crop, as they are to be, and of several at once.

import type { Change, ChangeStep } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import { goneStep } from '../../../sheet/writing/sheet-parts.ts'
import type { CropPlace } from '../crop-place.ts'
import type { CropRow } from '../crop-row.ts'

interface Tagged {
  readonly id: number
  readonly taggables: readonly { readonly id: number; readonly tag_id: number }[]
}

export function tagSteps(
  { id, taggables }: Tagged,
  wanted: readonly number[],
  { newId }: CropPlace,
): readonly ChangeStep[] {
  const there = new Set(taggables.map(({ tag_id }) => tag_id))
  const gone = taggables.filter(({ tag_id }) => !wanted.includes(tag_id))
  const added = wanted.filter(tag => !there.has(tag))
  return [
    ...gone.map(one => goneStep('taggables', one.id)),
    ...added.map(tag => ({
      do: 'store' as const,
      resource: 'taggables' as const,
      id: newId(),
      values: {
        tag_id: tag,
        taggable_type: 'crop_collections',
        taggable_id: id,
      },
    })),
  ]
}

/** Always in the same order, so that crops with the same tags are one group. */
export function tagsOf({ taggables }: Pick<Tagged, 'taggables'>): readonly number[] {
  return taggables.map(({ tag_id }) => tag_id).toSorted((one, other) => one - other)
}

export interface TagsWish {
  readonly rows: readonly CropRow[]
  readonly added: readonly number[]
  readonly gone: readonly number[]
}

/** Other tags of the crops stay. */
export function tagsChange({ rows, added, gone }: TagsWish, place: CropPlace): Change {
  const steps = rows.flatMap(({ crop }) => {
    const kept = tagsOf(crop).filter(tag => !gone.includes(tag))
    return tagSteps(crop, [...new Set([...kept, ...added])], place)
  })
  return { label: `Tags of ${countText(rows.length, 'paddock')}`, farmId: place.farmId, steps }
}
