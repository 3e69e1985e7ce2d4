// How far each crop of a period is, as the server tells it, with the points that stand open of it.

import type { Completeness } from '@furrow/wire/completeness-answer'
import type { OpenPoint, OpenPoints } from '@furrow/wire/open-points-answer'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useOpenPoints } from '../../../period/use-open-points.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export interface CropState {
  /** The number of the kind of crop. */
  readonly name: string
  readonly label: string
  readonly score: number
  readonly answered: boolean
  readonly points: readonly OpenPoint[]
}

export function useCropProgress(place: CollectionPlace): readonly CropState[] {
  const { farmId, periodId } = place
  const { api } = useFurrow()
  const { data } = useAnswer(
    ['completeness', farmId, periodId],
    signal => api.completeness.of(farmId, periodId, { signal }),
    { resources: 'all', farmId },
  )
  const { points } = useOpenPoints(place)
  return data ? cropStates(data, points) : []
}

export function cropStates(
  { sections }: Pick<Completeness, 'sections'>,
  { blockers, warnings }: OpenPoints,
): readonly CropState[] {
  const bars = sections.find(({ name }) => name === 'cropping')?.bars ?? []
  const open = [...blockers, ...warnings.filter(({ confirmed }) => !confirmed)]
  return bars.map(bar => ({ ...bar, points: open.filter(point => isOf(point, bar.label)) }))
}

/** A point tells of its crop in words: `River, Wheat`, or `Wheat` alone. */
function isOf({ section, where }: OpenPoint, crop: string): boolean {
  if (section !== 'cropping' && section !== 'crop_sales') return false
  return where !== null && (where === crop || where.endsWith(`, ${crop}`))
}
