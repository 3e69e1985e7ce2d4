// Where a link to a report leads, as the server tells it.

import { ladderSides } from '@furrow/catalogue/choices'
import { z } from 'zod'
import { day, named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

export const sharedReport = named(
  'shared_report',
  z.object({
    farm_id: row,
    period_id: row,
    report: words.describe('By its key: `my-year`, `whole-farm`, `crop-12`.'),
    group: words.nullable().describe('With whom it compares, by its key.'),
    against: z.enum(ladderSides).nullable(),
    ends_on: day.describe('The last day on which the link opens.'),
  }),
)
export type SharedReport = Told<typeof sharedReport>
