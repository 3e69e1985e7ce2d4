// Tags of several crops at once: some are put on, some taken off, all others stay.

import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import type { CropRow } from '../crop-row.ts'
import { TagPicker } from './tag-picker.tsx'
import { tagsOf } from './tag-steps.ts'
import type { TagsWish } from './tag-steps.ts'
import type { CropLists } from '../use-crop-lists.ts'

interface Props {
  readonly rows: readonly CropRow[]
  readonly tags: CropLists['tags']
  readonly onWrite: (wish: TagsWish) => void
  readonly onClose: () => void
}

export function TagsDialog({ rows, tags, onWrite, onClose }: Props) {
  const [added, setAdded] = useState<readonly number[]>([])
  const [gone, setGone] = useState<readonly number[]>([])
  const there = new Set(rows.flatMap(({ crop }) => tagsOf(crop)))
  const many = countText(rows.length, 'paddock')
  return (
    <DialogCard
      opened
      title={`Tag ${many}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={added.length + gone.length === 0}
            onClick={() => onWrite({ rows, added, gone })}
          >
            Tag {many}
          </Button>
        </>
      }
    >
      <Stack>
        <TagPicker
          label="Add"
          tags={tags.filter(({ id, active }) => active && !gone.includes(id))}
          value={added}
          onChange={setAdded}
        />
        <TagPicker
          label="Remove"
          tags={tags.filter(({ id }) => there.has(id) && !added.includes(id))}
          value={gone}
          onChange={setGone}
        />
        <Text size="sm" c="dimmed">
          Other tags stay. You can undo it in one step.
        </Text>
      </Stack>
    </DialogCard>
  )
}
