// What stays as it stood when it was released: a farm's period with its rows, and the versions of its reports.

import { z } from 'zod'
import { count, moment, named, row, words } from './told.ts'
import type { Told } from './told.ts'

export const keptPeriod = named(
  'kept_period',
  z.object({
    number: count.describe('Of the release.'),
    released_at: moment,
    releases: z
      .array(z.object({ number: count, released_at: moment }))
      .describe('All of this period, newest first.'),
    kinds: z
      .array(z.object({ resource: words, rows: count }))
      .describe('What is kept, as far as one sees it.'),
    rows: z
      .array(z.record(z.string(), z.unknown()))
      .nullable()
      .describe('Of the kind that was asked for, as they stood.'),
  }),
)
export type KeptPeriod = Told<typeof keptPeriod>

const version = {
  id: row.describe('The number of the row in `report_releases`.'),
  version: row.describe('Counted up each time that it is released.'),
  released_at: moment,
  comment: words.nullable().describe('What staff say about it, for people who can see finances.'),
  withdrawn: z.boolean(),
}

const changedFigure = z.object({
  where: words.describe('The section, and what stands beside the figure.'),
  before: words.nullable().describe('Null where there was no such figure.'),
  after: words.nullable().describe('Null where there is none any more.'),
})

export const releaseTold = {
  release: z
    .object({ ...version, by: words })
    .nullable()
    .describe('The version that this is; null where it is calculated now.'),
  versions: z
    .array(z.object(version))
    .describe('The newest first; withdrawn ones for staff alone.'),
  changed_since: row
    .nullable()
    .describe(
      'The version that `changed` is told against: the one before, or the newest where it is calculated now. Null where there is none, or beside another group.',
    ),
  changed: z.array(changedFigure).describe('Figures that read differently.'),
}

export const newestVersion = z
  .object({ version: row, released_at: moment })
  .nullable()
  .describe('The newest version; null where none is released.')
