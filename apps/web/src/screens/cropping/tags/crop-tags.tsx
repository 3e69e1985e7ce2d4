// The tags of one crop: changed by who may write it, read by everyone else.

import { Text } from '@mantine/core'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropRow } from '../crop-row.ts'
import { nameOf } from '../crop-row.ts'
import { TagPicker } from './tag-picker.tsx'
import { tagSteps, tagsOf } from './tag-steps.ts'
import { useCropWriting } from '../use-crop-writing.ts'
import type { Crops } from '../use-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly row: CropRow
  readonly mayWrite: boolean
}

export function CropTags({ place, crops, row, mayWrite }: Props) {
  const keep = useUndoableAction()
  const writing = useCropWriting(place, crops)
  if (!mayWrite) {
    return row.line.tags.length > 0 ? <Text>Tags: {row.line.tags.join(', ')}</Text> : null
  }
  const write = (tags: readonly number[]) => {
    const label = `Tags of ${nameOf(row)}`
    const steps = tagSteps(row.crop, tags, writing())
    void keep({ label, farmId: place.farmId, steps }, `${label} changed.`)
  }
  const value = tagsOf(row.crop)
  // One that is no longer offered stays where it was chosen.
  const tags = crops.lists.tags.filter(({ id, active }) => active || value.includes(id))
  return <TagPicker label="Tags" tags={tags} value={value} onChange={write} />
}
