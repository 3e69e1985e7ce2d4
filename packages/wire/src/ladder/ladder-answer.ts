// What separates a farm from its group in dollars, as the server tells it.

import { z } from 'zod'
import { editionTold, groupTold } from '../benchmarks-answer.ts'
import { named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const figure = z.number().nullable()
const money = {
  cents: z
    .number()
    .describe('Whole cents for each effective hectare, above 0 where the farm does better.'),
  total: z.number().describe('Whole cents on all of the farm’s effective hectares.'),
}

const rungTold = named(
  'rung',
  z.object({
    key: words.describe(
      'By which a what-if asks for it: `crop 12/yield`, `farm/overheads/oh_office`.',
    ),
    kind: words,
    label: words,
    own: figure.describe('What is compared, in the unit of its kind; cents where it is money.'),
    theirs: figure,
    own_text: words.nullable(),
    theirs_text: words.nullable(),
    ...money,
    paddocks: z
      .array(
        z.object({
          crop_id: row.nullable().describe('Nothing for what the paddocks that are known leave.'),
          name: words,
          yield: figure,
          ...money,
        }),
      )
      .describe('Which paddocks a yield comes from; they add up to the rung.'),
  }),
)

const returnTold = z.object({ roam: z.number(), margin: z.number(), turnover: z.number() })

const gapTold = z.object({
  ...money,
  own_profit: z.number().describe('Operating profit for each effective hectare, in cents.'),
  their_profit: z.number(),
  enterprises: z
    .array(
      z.object({
        scope: words,
        name: words,
        only: z.enum(['own', 'theirs']).nullable().describe('Who alone has it.'),
        note: words.nullable(),
        ...money,
        rungs: z.array(rungTold),
      }),
    )
    .describe('The largest first.'),
  farm: z.array(rungTold).describe('What no single enterprise has.'),
  small: z
    .object({ ...money, rungs: z.array(rungTold) })
    .nullable()
    .describe('Rungs of less than two dollars a hectare, together.'),
  not_compared: z
    .array(z.object({ scope: words, name: words }))
    .describe('Enterprises of which too little is known to compare them: within “not itemised”.'),
  return_on_assets: z
    .object({
      own: returnTold,
      theirs: returnTold,
      gap: z.number(),
      by_margin: z.number(),
      by_turnover: z.number(),
    })
    .nullable()
    .describe('The same gap as return on assets managed: margin × turnover.'),
})

const findingTold = z.object({
  scope: words,
  measure: words
    .nullable()
    .describe('By its lasting name; nothing of a rung that no measure tells.'),
  rungs: z.array(words).describe('Keys of the rungs that tell it in dollars.'),
  sentence: words,
  is_better: z.boolean().nullable(),
  cents: figure,
  total: figure,
})

export const dollarGapTold = named(
  'dollar_gap',
  z.object({
    farm_id: row,
    period_id: row,
    period: words,
    provisional: z.boolean(),
    edition: editionTold.nullable(),
    group: groupTold.nullable(),
    widened: z.array(words),
    against: z.enum(['average', 'top']),
    best: z
      .object({ of: words, found_by: words, band: words })
      .nullable()
      .describe('Of which group the best farms are: the farm’s own, or a wider one.'),
    hectares: figure.describe('Effective hectares of the farm.'),
    gap: gapTold.nullable(),
    why_not: words.nullable().describe('Why there is no gap to tell.'),
    findings: z.array(findingTold).describe('The most dollars first.'),
  }),
)
export type DollarGapTold = Told<typeof dollarGapTold>

export const whatIfTold = named(
  'what_if',
  z.object({
    rung: words,
    label: words,
    sentence: words.describe('What would be gained, and why the rung has another figure.'),
    own: z.number(),
    to: z.number(),
    gained: z.object(money),
    of_rung: z.object(money).describe('The rung, as what would be gained by it.'),
    differs: z
      .array(z.object({ why: z.enum(['costs_follow', 'own_figures']), ...money }))
      .describe('What the gain is more than that; they add up.'),
    profit: z
      .object({ before: z.number(), after: z.number() })
      .describe('Operating profit for each effective hectare, in cents.'),
    roam: z.object({ before: figure, after: figure }),
  }),
)
export type WhatIfTold = Told<typeof whatIfTold>
