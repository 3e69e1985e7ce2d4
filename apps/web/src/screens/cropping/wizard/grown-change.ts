// Which crops are grown in a period: those that are ticked are said to be, the others are not.

import type { Row } from '@furrow/wire/client/row-types'
import type { Change, ChangeStep } from '../../../data/outbox/change.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropRow } from '../crop-row.ts'

type Grown = Row<'crop_type_farm_periods'>

export interface CropsSaid {
  readonly grown: readonly Grown[]
  readonly rows: readonly CropRow[]
  /** Of the period before. */
  readonly before: readonly number[]
  /** Of which something is sold, or reckoned to be. */
  readonly sold: ReadonlySet<number>
}

/** Crops that stand on a paddock are grown, whether someone said so or not. */
export function grownNow({ grown, rows }: CropsSaid): ReadonlySet<number> {
  return new Set([...grown.map(one => one.crop_type_id), ...cropsOnPaddocks(rows)])
}

function cropsOnPaddocks(rows: readonly CropRow[]): ReadonlySet<number> {
  return new Set(rows.flatMap(({ type }) => type?.id ?? []))
}

/** What would go with a crop that is taken out keeps it in: its paddocks and its sales. */
export function mustStay(crop: number, { rows, sold }: CropsSaid): boolean {
  return cropsOnPaddocks(rows).has(crop) || sold.has(crop)
}

/** As long as nothing is said of the period: what was grown the period before. */
export function tickedAtFirst(said: CropsSaid): ReadonlySet<number> {
  const now = grownNow(said)
  return now.size > 0 ? now : new Set(said.before)
}

export interface Ticked extends CropsSaid {
  readonly ticked: ReadonlySet<number>
  readonly nameOf: (crop: number) => string
}

/** Nothing where all is said as it is ticked. */
export function cropsChange(
  { ticked, nameOf, ...said }: Ticked,
  place: CollectionPlace,
  newId: () => number,
): Change | undefined {
  const { grown } = said
  const known = new Set(grown.map(one => one.crop_type_id))
  const added = [...ticked].filter(crop => !known.has(crop))
  const gone = grown.filter(
    one => !ticked.has(one.crop_type_id) && !mustStay(one.crop_type_id, said),
  )
  if (added.length + gone.length === 0) return undefined
  const where = { farm_id: place.farmId, period_id: place.periodId }
  const steps: ChangeStep[] = [
    ...gone.map(({ id }) => ({
      do: 'destroy' as const,
      resource: 'crop_type_farm_periods' as const,
      id,
    })),
    ...added.map(crop_type_id => ({
      do: 'store' as const,
      resource: 'crop_type_farm_periods' as const,
      id: newId(),
      values: { crop_type_id, ...where, all_questions_answered: false },
    })),
  ]
  const words = [
    ...(added.length > 0 ? [`${added.map(nameOf).join(', ')} grown`] : []),
    ...(gone.length > 0
      ? [`${gone.map(one => nameOf(one.crop_type_id)).join(', ')} not grown`]
      : []),
  ]
  return { label: words.join('; '), farmId: place.farmId, steps }
}
