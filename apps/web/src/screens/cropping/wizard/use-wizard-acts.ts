// What the wizard does to a crop, each deed one change.

import { useMemo } from 'react'
import { useDeed } from '../../use-deed.ts'
import { useNow } from '../../use-now.ts'
import type { CollectionPlace } from '../../use-place.ts'
import { cropChange } from '../crop-change.ts'
import type { CropRow } from '../crop-row.ts'
import { useCropWriting } from '../use-crop-writing.ts'
import type { Crops } from '../use-crops.ts'
import type { WizardActs } from './in-hand.ts'

interface Ways {
  readonly go: (step: string) => void
  readonly open: (row: CropRow) => void
}

export function useWizardActs(
  place: CollectionPlace,
  crops: Crops,
  { go, open }: Ways,
): WizardActs {
  const deed = useNow(useDeed())
  const placeNow = useCropWriting(place, crops)
  return useMemo(() => {
    const toChange: WizardActs['toChange'] = write => cropChange(write, placeNow())
    const keep: WizardActs['keep'] = (change, said) => {
      if (change.steps.length > 0) void deed()(change, said)
    }
    return {
      ...{ toChange, keep, go, open, placeNow },
      write: (write, said) => keep(toChange(write), said),
    }
  }, [deed, placeNow, go, open])
}
