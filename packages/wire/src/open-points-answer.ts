// What stands open in a farm's period, as it is told: blockers keep it from being submitted, warnings
// look wrong until they are fixed or confirmed.

import { sections } from '@furrow/farming/completeness/completeness-questions'
import { z } from 'zod'
import { moment, named, row, words } from './told.ts'
import type { Told } from './told.ts'

const confirmation = z.object({
  id: row.describe(
    'Of the row of `confirmed_warnings`; of a point about `money`, of `confirmed_money_warnings`.',
  ),
  note: words,
  by: words.nullable().describe('The name of whoever confirmed it.'),
  at: moment,
})

const openPoint = named(
  'open_point',
  z.object({
    code: words.describe('Beginning with `E-` a blocker, with `W-` a warning.'),
    message: words.describe('As it is said to a farmer; to be confirmed word for word, in `said`.'),
    section: z.enum(sections.map(({ name }) => name)),
    resource: words.nullable().describe('The kind of record that it is about.'),
    id: row.nullable(),
    field: words.nullable(),
    where: words.nullable().describe('The record in words: `River, Wheat`.'),
    money: z
      .literal(true)
      .exactOptional()
      .describe('Told only to people who see finances; confirmed in `confirmed_money_warnings`.'),
    confirmed: confirmation
      .nullable()
      .describe('Of a warning that still says what it said when it was confirmed.'),
  }),
)

export const openPoints = named(
  'open_points',
  z.object({
    blockers: z.array(openPoint),
    warnings: z.array(openPoint),
  }),
)

export type Confirmation = Told<typeof confirmation>
export type OpenPoint = Told<typeof openPoint>
export type OpenPoints = Told<typeof openPoints>
