// What the wizard does to a crop, each deed one change.

import { useMemo } from 'react'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { useNow } from '../../../period/use-now.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { cropChange } from '../crop-change.ts'
import type { CropRow } from '../crop-row.ts'
import { useCropWriting } from '../use-crop-writing.ts'
import type { Crops } from '../use-crops.ts'
import type { WizardActs } from './current-crop.ts'

interface Ways {
  readonly go: (step: string) => void
  readonly open: (row: CropRow) => void
}

export function useWizardActs(
  place: CollectionPlace,
  crops: Crops,
  { go, open }: Ways,
): WizardActs {
  const deed = useNow(useUndoableAction())
  const placeNow = useCropWriting(place, crops)
  return useMemo(() => {
    const toChange: WizardActs['toChange'] = write => cropChange(write, placeNow())
    const keep: WizardActs['keep'] = (change, said) => {
      if (change.steps.length > 0) void deed()(change, said)
    }
    return {
      toChange,
      keep,
      go,
      open,
      placeNow,
      write: (write, said) => keep(toChange(write), said),
    }
  }, [deed, placeNow, go, open])
}
