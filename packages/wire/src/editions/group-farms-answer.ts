// The farms of a group as they are now: whom a workshop would invite.

import { z } from 'zod'
import { count, named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

export const groupFarms = named(
  'group_farms',
  z.object({
    farms: count.describe('That are in it.'),
    members: z
      .array(
        z.object({
          farm_id: row,
          name: words,
          is_added: z.boolean().describe('By hand, whatever the filter says.'),
          km: z
            .number()
            .nullable()
            .describe('From the place that the distance is measured from, as the crow flies.'),
        }),
      )
      .describe('Those whose names one may read.'),
    unnamed: count.describe('The other members.'),
    without_place: count.describe('Farms that stand nowhere on the map, so have no distance.'),
  }),
)
export type GroupFarmsTold = Told<typeof groupFarms>
