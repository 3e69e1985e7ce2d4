// The big screen of a workshop: what the published figures of a group say, one finding at a time; and the same as
// whoever follows it on a phone is told.

import { z } from 'zod'
import { editionTold, groupTold } from '../benchmarks-answer.ts'
import { figure, unit } from '../reports/report-block-parts.ts'
import { count, named, row, words } from '../told.ts'
import type { Told } from '../told.ts'

const shownFinding = named(
  'shown_finding',
  z.object({
    scope: words.describe('What is compared: `farm`, `crop 12`, `stock 7`.'),
    about: words.describe('`Whole farm`, `Wheat, dryland`.'),
    section: words,
    measure: words,
    label: words,
    help: words.describe('What it says, in a sentence.'),
    unit,
    better: z.enum(['up', 'down', 'neither']),
    sentence: words.describe('What the figures say, in a sentence.'),
    band: z
      .enum(['quartiles', 'fifths'])
      .nullable()
      .describe('Of how many farms the usual range is.'),
    low: figure,
    middle: figure,
    high: figure,
    average: figure,
    top: figure,
  }),
)
export type ShownFinding = Told<typeof shownFinding>

const groupShown = z.object({
  name: words,
  band: words.describe('About how many farms: 10–14.'),
  best: words.nullable().describe('What the best farms were found by.'),
})

const shownOf = {
  workshop: words.describe('What the workshop is called.'),
  period: words.describe('What the period is called.'),
  edition: count,
  group: groupShown,
}

export const workshopScreen = named(
  'workshop_screen',
  z.object({ ...shownOf, workshop_id: row, findings: z.array(shownFinding) }),
)
export type WorkshopScreen = Told<typeof workshopScreen>

/** What someone who follows with a phone is told: what stands on the screen, and where their own farm is. */
export const followedScreen = named(
  'followed_screen',
  z.object({
    ...shownOf,
    slide: count.describe('Which finding it is, from 0.'),
    findings: count,
    finding: shownFinding.nullable(),
    own: z
      .object({
        farm: words,
        figure,
        place: words.nullable().describe('`Better than about 65% of farms`'),
      })
      .nullable()
      .describe('Of the farm that was asked for; null where it may not be seen, or isn’t known.'),
    why_not: words.nullable().describe('Why no own figure is told, in a sentence.'),
    is_over: z.boolean().describe('The presentation has ended: nothing more comes.'),
  }),
)
export type FollowedScreen = Told<typeof followedScreen>

/** Groups that may be shown at a workshop: what was published of its period. */
export const shownGroups = named(
  'shown_groups',
  z.object({ edition: editionTold.nullable(), groups: z.array(groupTold) }),
)
export type ShownGroups = Told<typeof shownGroups>

export const joinedSession = named(
  'joined_session',
  z.object({ pass: words.describe('Shows what this presentation shows, until it ends.') }),
)
export type JoinedSession = Told<typeof joinedSession>
