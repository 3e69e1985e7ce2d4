// Crops whose figures look wrong beside each other: more grain than their water allows (W-CROP-7), too
// much or no fertiliser (W-CROP-8), too much or hardly any water (W-CROP-9).

import {
  highestNitrogen,
  isBeyondWater,
  isOddWater,
  isTooMuchNitrogen,
  isTooMuchPhosphorus,
  mostPhosphorus,
  usualWater,
} from '@furrow/farming/crops/crop-check'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { cropsOfPeriod } from '../../facts/crops/crop-lines.ts'
import type { FindPoints, FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'

export const cropFigures: FindPoints = async (place, { tx, today }) => {
  const { farm, period, from, to } = place
  const settings = await settingsOfCrops(tx, place)
  if (settings.size === 0) return []
  const collection = { farm_id: farm, period_id: period, start: from, end: to, sowing_start: from }
  const crops = await cropsOfPeriod(tx, { collection, today })
  return crops.flatMap(({ line }) => {
    const setting = settings.get(line.id)
    if (!setting || !line.crop) return []
    return [...beyondWater(line), ...oddNutrients(line, setting), ...oddWater(line, setting)]
  })
}

interface Setting {
  readonly id: number
  /** Its paddock is one that is watered. */
  readonly irrigated: boolean
  /** It takes more from the ground than it brings, and was sown here. */
  readonly feeds: boolean
}

/** Of pulses, pasture and fallow, that nothing was put on them says nothing. */
async function settingsOfCrops(
  tx: Transaction,
  { farm, period }: PeriodOfFarm,
): Promise<ReadonlyMap<number, Setting>> {
  const { rows } = await sql<Setting>`
    select c.id,
      p.irrigation_type is not null
        or coalesce(u.slug, '') in ('irrigated-cropping', 'irrigated-pasture') as irrigated,
      coalesce(g.slug, '') in ('cereals', 'oilseeds', 'fibre', 'sugar', 'summer-grains')
        and exists (select from sowing_collection_events s where s.crop_collection_id = c.id
          and s.farm_id = c.farm_id and s.deleted_at is null) as feeds
    from crop_collections c
    join paddocks p on p.id = c.paddock_id and p.farm_id = c.farm_id and p.deleted_at is null
    left join asset_types u on u.id = p.asset_type_id
    left join crop_types k on k.id = c.current_crop_id
    left join crop_categories g on g.id = k.category_id
    where c.farm_id = ${farm} and c.period_id = ${period} and c.deleted_at is null`.execute(tx)
  return new Map(rows.map(setting => [setting.id, setting]))
}

function beyondWater(line: CropLine): readonly FoundPoint[] {
  if (!isBeyondWater(line.of_potential) || line.potential === null) return []
  const gave = `gave ${rounded(line.yield ?? 0)} ${line.crop?.unit ?? ''}`.trim()
  const allowed = `${rounded(line.potential / 1000)} t/ha`
  const share = `${rounded((line.of_potential ?? 0) * 100)}% of the ${allowed}`
  return [pointOf(line, 'W-CROP-7', `${gave}, ${share} that its rain and stored water allow.`)]
}

function oddNutrients(line: CropLine, { irrigated, feeds }: Setting): readonly FoundPoint[] {
  const { nitrogen, phosphorus, produced } = line
  if (isTooMuchNitrogen(nitrogen, irrigated)) {
    const most = `more than ${highestNitrogen(irrigated)} kg/ha is unusual`
    return [pointOf(line, 'W-CROP-8', `had ${rounded(nitrogen ?? 0)} kg/ha of nitrogen: ${most}.`)]
  }
  if (isTooMuchPhosphorus(phosphorus)) {
    const most = `more than ${mostPhosphorus} kg/ha is unusual`
    return [
      pointOf(line, 'W-CROP-8', `had ${rounded(phosphorus ?? 0)} kg/ha of phosphorus: ${most}.`),
    ]
  }
  if (!feeds || !produced || nitrogen !== null || phosphorus !== null) return []
  return [pointOf(line, 'W-CROP-8', 'was harvested, and no nitrogen or phosphorus was put on it.')]
}

function oddWater(line: CropLine, { irrigated }: Setting): readonly FoundPoint[] {
  const rate = line.megalitres_per_ha
  if (!isOddWater(rate, irrigated)) return []
  const { low, high } = usualWater
  const is = (rate ?? 0) > high ? `more than ${high}` : `less than ${low}`
  const message = `had ${rounded(rate ?? 0)} ML/ha of irrigation: ${is} ML/ha is unusual.`
  return [pointOf(line, 'W-CROP-9', message)]
}

const rounded = (figure: number): string => quantityText(Number(figure.toFixed(1)))

function pointOf({ id, crop, paddock }: CropLine, code: string, says: string): FoundPoint {
  const message = `${crop?.name ?? 'The crop'} on ${paddock.name} ${says}`
  const about = { resource: 'crop_collections', id, field: 'current_crop_id' }
  const where = [paddock.name, crop?.name].filter(Boolean).join(', ')
  return { code, message, section: 'cropping', ...about, where }
}
