// How far each crop of the period is, and the way on.

import { BarProgress } from '../../../period/progress/bar-progress.tsx'
import { useBarProgress } from '../../../period/progress/use-bar-progress.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { wayToCrop } from '../wizard/to-crop.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly mayWrite: boolean
  /** Kinds of crops; all unless said. */
  readonly only: readonly number[] | undefined
}

export function CropProgress({ place, mayWrite, only }: Props) {
  const all = useBarProgress(place, ['cropping', 'crop_sales'])
  return (
    <BarProgress
      title="Progress by crop"
      bars={all.filter(({ name }) => only === undefined || only.includes(Number(name)))}
      mayWrite={mayWrite}
      wayTo={name => wayToCrop(place, Number(name))}
    />
  )
}
