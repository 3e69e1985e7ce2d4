// The sowing plan of the period before, moved to this one: what grew on the ground is sown there again,
// on the same day of its year, as far as nothing is recorded there yet.

import { addMonths } from '@furrow/farming/dates/dates'
import type { Values } from '../../../data/outbox/change.ts'
import type { Change } from '../../../data/outbox/change.ts'
import { countText } from '../../../ui/amounts.ts'
import { cropChange } from '../crop-change.ts'
import type { CropWriting } from '../crop-change.ts'

interface GroundNow {
  readonly id: number
  readonly name: string
  readonly area: number | null
  /** The paddocks of the period before that it was, the main one first. */
  readonly priors: readonly number[]
}

interface CropBefore {
  readonly id: number
  readonly paddock_id: number
  readonly current_crop_id: number | null
}

interface SowingBefore {
  readonly crop_collection_id: number
  readonly variety_id: number | null
  readonly sowing_date: string | null
  readonly sowing_area: number | null
  readonly sowing_rate: number | null
  readonly row_spacing: number | null
}

export interface PlannedCrop {
  /** Of the crop that it is copied from. */
  readonly key: number
  readonly paddock: GroundNow
  readonly cropType: number
  readonly values: Values
}

export interface PlanRead {
  readonly ground: readonly GroundNow[]
  /** Paddocks on which something grows in this period. */
  readonly taken: ReadonlySet<number>
  readonly crops: readonly CropBefore[]
  readonly sowings: readonly SowingBefore[]
  /** From the first day of that period to that of this one. */
  readonly months: number
}

export function planBefore({
  ground,
  taken,
  crops,
  sowings,
  months,
}: PlanRead): readonly PlannedCrop[] {
  const byPaddock = Map.groupBy(crops, ({ paddock_id }) => paddock_id)
  const byCrop = Map.groupBy(sowings, ({ crop_collection_id }) => crop_collection_id)
  return ground
    .filter(({ id }) => !taken.has(id))
    .flatMap(paddock => {
      const [main] = paddock.priors
      return (byPaddock.get(main ?? 0) ?? []).flatMap(crop => {
        const [sowing] = byCrop.get(crop.id) ?? []
        if (!sowing || crop.current_crop_id === null) return []
        const values = moved(sowing, paddock.area, months)
        return [{ key: crop.id, paddock, cropType: crop.current_crop_id, values }]
      })
    })
}

function moved(sowing: SowingBefore, area: number | null, months: number): Values {
  const { sowing_date: day, sowing_area: sown } = sowing
  return {
    'sowing.variety_id': sowing.variety_id,
    'sowing.sowing_date': day && addMonths(day, months),
    'sowing.sowing_area': sown !== null && area !== null ? Math.min(sown, area) : (sown ?? area),
    'sowing.sowing_rate': sowing.sowing_rate,
    'sowing.row_spacing': sowing.row_spacing,
  }
}

export function planChange(planned: readonly PlannedCrop[], writing: CropWriting): Change {
  const added = planned.map(({ paddock, cropType, values }) => ({
    'crop.paddock_id': paddock.id,
    'crop.current_crop_id': cropType,
    ...values,
  })) as never
  const label = `Plan of ${countText(planned.length, 'crop')} from the period before`
  return cropChange({ label, added, edits: [], removed: [] }, writing)
}
