// Crops: each on its paddock, each kind of them, and the paddocks that had neither crop nor fallow.

import { sql } from 'kysely'
import { isForCrops } from '../land-uses.ts'
import type { Asks, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

export const cropTallies: Tallies = seen => [
  tallied(
    sql`asked a
      join ${seen('paddocks')} d on d.farm_id = a.farm_id and d.period_id = a.period_id
      join asset_types u on u.id = d.asset_type_id and ${isForCrops}
      left join (select distinct farm_id, paddock_id from crops) c
        on c.paddock_id = d.id and c.farm_id = d.farm_id`,
    [['cropping.paddock', always, sql`c.paddock_id is not null`]],
  ),
  tallied(crops, [
    ['cropping.crop', sql`c.crop_id is not null or c.is_nameless`, sql`c.crop_id is not null`],
  ]),
  tallied(crops, ofCrops, { id: sql`c.crop_id`, label: sql`c.crop` }),
  tallied(
    sql`asked a
      join (
        select farm_id, period_id, crop_type_id, bool_or(is_confirmed) as is_confirmed
        from (
          select farm_id, period_id, crop_type_id, all_questions_answered as is_confirmed
          from ${seen('crop_type_farm_periods')} g
          union all select farm_id, period_id, crop_id, false from crops where is_crop
        ) grown
        group by 1, 2, 3
      ) g on g.farm_id = a.farm_id and g.period_id = a.period_id
      join crop_types k on k.id = g.crop_type_id`,
    [['cropping.confirmed', always, sql`g.is_confirmed`]],
    { id: sql`k.id`, label: sql`k.name` },
  ),
]

const crops = sql`asked a join crops c on c.farm_id = a.farm_id and c.period_id = a.period_id`

/** What stands for years was sown in one of them. */
const isSownHere = sql`c.is_crop and (c.is_sown or not c.is_perennial)`

/** Where all is said to be answered, what is not entered did not happen or is not known. */
const ofCrops: readonly Asks[] = [
  ['cropping.sown_area', isSownHere, sql`c.has_sown_area`],
  ['cropping.sown_day', isSownHere, sql`c.has_sown_day`],
  [
    'cropping.variety',
    sql`${isSownHere} and c.has_varieties`,
    sql`c.has_variety or c.is_confirmed`,
  ],
  ['cropping.ending', sql`c.is_crop and not c.is_perennial`, sql`c.is_ended`],
  [
    'cropping.taken',
    sql`c.is_crop and c.is_perennial`,
    sql`c.harvests > 0 or c.is_grazed or c.is_ended or c.is_confirmed`,
  ],
  ['cropping.harvest', sql`c.harvests > 0`, sql`c.whole_harvests = c.harvests`],
  ['cropping.fertiliser', sql`c.is_crop`, sql`c.is_fertilised or c.is_confirmed`],
]
