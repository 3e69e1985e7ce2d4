// A report of a farm's period, as the server tells it: sections of blocks. A screen, a printed page, a PDF, a workbook
// and a CSV are drawn from the same blocks, so that their figures are the same.

import { z } from 'zod'
import { editionTold, groupTold } from './benchmarks-answer.ts'
import { newestVersion, releaseTold } from './kept-period-answer.ts'
import { aims } from './reports/report-aims-block.ts'
import { figure, isBetter, measureMeant, titled, unit } from './reports/report-block-parts.ts'
import { moment, named, row, words } from './told.ts'
import type { Told } from './told.ts'

export type ReportFigure = Told<typeof figure>

const findings = z.object({
  kind: z.literal('findings'),
  findings: z.array(z.object({ sentence: words, is_better: isBetter, about: measureMeant })),
})

export const headlineFigure = z.object({
  label: words,
  own: figure,
  beside: words.nullable().describe('What the group has: `Average farm 3.1%`.'),
  place: words.nullable().describe('`Better than about 65% of farms`'),
  is_better: isBetter,
  about: measureMeant,
})

const headline = z.object({
  kind: z.literal('headline'),
  figures: z.array(headlineFigure),
})

const spread = z.object({
  kind: z.literal('spread'),
  ...titled,
  rows: z.array(
    z.object({
      label: words,
      help: words,
      unit,
      better: z.enum(['up', 'down', 'neither']),
      own: figure,
      low: figure.describe('P25 or P20 of the group.'),
      middle: figure.describe('The middle farm.'),
      high: figure,
      average: figure.describe('The average farm.'),
      top: figure.describe('The average of the best farms.'),
      place: words.nullable(),
      percent: z
        .number()
        .nullable()
        .describe('The share of farms that it does better than, in steps of 5.'),
      withheld: z.boolean().describe('Too few farms to say anything of it safely.'),
      references: z.array(z.object({ name: words, source: words, figure })),
      about: measureMeant,
    }),
  ),
})

const rungOf = {
  key: words,
  label: words,
  own: figure,
  theirs: figure,
  per_ha: figure.describe('Above 0 where the own farm does better.'),
  total: figure,
}

const ladder = z.object({
  kind: z.literal('ladder'),
  ...titled,
  against: z.enum(['average', 'top']),
  against_name: words.describe('`the average farm`'),
  own_profit: figure.describe('Operating profit per hectare.'),
  their_profit: figure,
  per_ha: figure.describe('What separates the two: all rungs together.'),
  total: figure,
  parts: z.array(
    z.object({
      key: words,
      label: words,
      note: words.nullable(),
      per_ha: figure,
      total: figure,
      rungs: z.array(
        z.object({
          ...rungOf,
          what_if: z.boolean().describe('Its figure can be exchanged for theirs.'),
          aim: z
            .object({
              text: words,
              was: words,
              goal: words,
              amount: z.number(),
              about: measureMeant,
            })
            .nullable()
            .describe(
              'What may be kept as an aim, its amount in cents; null where nobody can set out to do it.',
            ),
          paddocks: z.array(
            z.object({
              crop_id: row.nullable(),
              label: words,
              own: figure,
              per_ha: figure,
              total: figure,
            }),
          ),
        }),
      ),
    }),
  ),
  remarks: z.array(words).describe('What to know before one acts on it.'),
})

const years = z.object({
  kind: z.literal('years'),
  ...titled,
  label: words,
  unit,
  better: z.enum(['up', 'down', 'neither']),
  years: z.array(
    z.object({
      period_id: row,
      label: words,
      own: figure,
      average: figure,
      low: figure,
      middle: figure,
      high: figure,
      real: figure.describe('The own figure in the money of the last period.'),
    }),
  ),
  about: measureMeant,
})

/** A node of the tree of return: how it follows from its parts stands in `by`. */
export interface ReportNode {
  readonly label: string
  readonly unit: string
  readonly own: ReportFigure
  readonly average: ReportFigure
  readonly is_better: boolean | null
  readonly about: { readonly scope: string; readonly measure: string } | null
  readonly by: string
  readonly parts: readonly ReportNode[]
}

const node: z.ZodType<ReportNode> = named(
  'report_node',
  z.object({
    label: words,
    unit,
    own: figure,
    average: figure,
    is_better: isBetter,
    about: measureMeant,
    by: words.describe('How it follows from its parts: `×`, `÷`, `among them`; empty without any.'),
    get parts() {
      return z.array(node)
    },
  }),
)

const tree = z.object({ kind: z.literal('tree'), ...titled, root: node })

const table = z.object({
  kind: z.literal('table'),
  ...titled,
  columns: z.array(z.object({ label: words, unit })),
  rows: z.array(
    z.object({
      label: words,
      figures: z.array(figure).describe('One of each column.'),
      level: z.int().min(0).describe('How far it is set in below what it belongs to.'),
      is_total: z.boolean(),
      about: measureMeant,
    }),
  ),
})

const bars = z.object({
  kind: z.literal('bars'),
  ...titled,
  unit,
  places: z.array(words).describe('Along the axis, in order.'),
  series: z.array(
    z.object({
      label: words,
      as: z.enum(['bar', 'line', 'dash']),
      figures: z.array(figure).describe('One of each place.'),
    }),
  ),
})

const multiples = z.object({
  kind: z.literal('multiples'),
  ...titled,
  label: words.describe('What each picture shows: `Yield`.'),
  unit,
  panels: z
    .array(
      z.object({
        label: words.describe('Whose picture it is: `Wheat`.'),
        about: measureMeant,
        years: z.array(z.object({ period_id: row, label: words, own: figure, average: figure })),
      }),
    )
    .describe('Small pictures on one scale, all of the same years.'),
})

const text = z.object({ kind: z.literal('text'), text: words })

const block = z.discriminatedUnion('kind', [
  findings,
  headline,
  spread,
  ladder,
  years,
  tree,
  table,
  bars,
  multiples,
  aims,
  text,
])
export type ReportBlock = Told<typeof block>
export type BlockOf<Kind extends ReportBlock['kind']> = Extract<ReportBlock, { kind: Kind }>

const reportKind = {
  key: words.describe('By which it is asked for: `my-year`, `whole-farm`, `crop-12`, `stock-1`.'),
  name: words,
  about: words.describe('What it answers, in a sentence.'),
}

/** A report as it is calculated, and as a version of it is kept. */
export const calculatedReport = z.object({
  ...reportKind,
  farm_id: row,
  farm: words,
  period_id: row,
  period: words,
  provisional: z.boolean().describe('The period is not released: own figures may still change.'),
  made_at: moment,
  edition: editionTold.nullable(),
  group: groupTold.nullable(),
  widened: z.array(words),
  groups: z
    .array(groupTold)
    .describe('All that may be chosen; none where a report compares with nobody.'),
  best: z.object({ name: words, band: words }).nullable(),
  says: words.describe('The one thing that it says.'),
  missing: z.array(words).describe('What is not known and would make it say more.'),
  sections: z.array(
    z.object({
      heading: words,
      blocks: z.array(block),
    }),
  ),
  how_to_read: z.object({ text: words, example: words }),
})
export type CalculatedReport = Told<typeof calculatedReport>

export const farmReport = named('farm_report', calculatedReport.extend(releaseTold))
export type FarmReport = Told<typeof farmReport>

const listedReport = z.object({
  ...reportKind,
  family: words.describe('What it stands with in the list: `How the farm compares`.'),
  why_not: words.nullable().describe('Why it can’t be made, in a sentence.'),
  enter_at: words
    .nullable()
    .describe('The kind of record that is entered for it; nothing where it is made.'),
  release: newestVersion,
})

export const farmReports = named(
  'farm_reports',
  z.object({
    farm_id: row,
    period_id: row,
    provisional: z.boolean(),
    reports: z.array(listedReport),
    missing: z
      .array(listedReport)
      .describe('Those that the farm has nothing for in the period: no cotton, no livestock.'),
  }),
)
export type FarmReports = Told<typeof farmReports>
