// The tags of a crop, as they are to be.

import type { ChangeStep } from '../../data/outbox/change.ts'
import { goneStep } from '../../sheet/writing/sheet-parts.ts'
import type { CropPlace } from './crop-place.ts'

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
