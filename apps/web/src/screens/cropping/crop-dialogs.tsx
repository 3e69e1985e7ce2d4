// What is done with crops outside the cells of their sheet: one event or tags for many of them, and the plan
// of the period before.

import { useMemo } from 'react'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { CropRow } from './crop-row.ts'
import { productsIn } from './events/product-rates.ts'
import { manyChange } from './many-change.ts'
import { ManyDialog } from './many-dialog.tsx'
import { planChange } from './plan/plan-before.ts'
import { PlanDialog } from './plan/plan-dialog.tsx'
import { tagsChange } from './tags/tag-steps.ts'
import { TagsDialog } from './tags/tags-dialog.tsx'
import { useCropWriting } from './use-crop-writing.ts'
import type { Crops } from './use-crops.ts'

/** `plan`, the crops that something is added to, or those that are tagged. */
export type CropDialog = 'plan' | readonly CropRow[] | { readonly tagged: readonly CropRow[] }

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly asked: CropDialog
  readonly onClose: () => void
}

export function CropDialogs({ place, crops, asked, onClose }: Props) {
  const deed = useUndoableAction()
  const writing = useCropWriting(place, crops)
  const products = useMemo(() => productsIn(crops.lists), [crops.lists])
  if (asked === 'plan') {
    return (
      <PlanDialog
        place={place}
        crops={crops}
        onClose={onClose}
        onPlan={planned => {
          const change = planChange(planned, writing())
          void deed(change, `${change.label}.`)
          onClose()
        }}
      />
    )
  }
  if ('tagged' in asked) {
    return (
      <TagsDialog
        rows={asked.tagged}
        tags={crops.lists.tags}
        onClose={onClose}
        onWrite={wish => {
          const change = tagsChange(wish, writing())
          void deed(change, `${change.label} changed.`)
          onClose()
        }}
      />
    )
  }
  return (
    <ManyDialog
      periodId={place.periodId}
      rows={asked}
      lists={crops.lists}
      onClose={onClose}
      onWrite={wish => {
        const change = manyChange(wish, { ...writing(), products })
        void deed(change, `${change.label}.`)
        onClose()
      }}
    />
  )
}
