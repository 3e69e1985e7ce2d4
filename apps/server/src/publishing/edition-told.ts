// What the job of an edition tells staff: how many farms, who is left out, what there is to look at, what moved.

import type { EditionMade } from '@furrow/wire/editions/edition-made-answer'
import type { Transaction } from '../db/database.ts'
import type { Candidate } from './edition-candidates.ts'
import type { ScopeMade } from './edition-made.ts'
import type { FigureDecision, LeftOutScope } from './figure-decisions.ts'
import { figureWriting } from './figure-writing.ts'
import { movesTold } from './moved-since.ts'
import type { Move } from './moved-since.ts'
import { withoutParts } from './parts-of-farms.ts'
import { reviewOf } from './review.ts'

interface Telling {
  readonly number: number
  readonly isTrial: boolean
  readonly candidates: readonly Candidate[]
  readonly leftOut: readonly LeftOutScope[]
  readonly decisions: readonly FigureDecision[]
  readonly scopes: readonly ScopeMade[]
  readonly moved: readonly Move[]
}

export async function editionTold(tx: Transaction, telling: Telling): Promise<EditionMade> {
  const { number, isTrial, candidates, leftOut, decisions, scopes, moved } = telling
  const writing = await figureWriting(tx, candidates[0]?.collection.start ?? '')
  const whole = withoutParts(scopes)
  return {
    edition: number,
    trial: isTrial,
    farms: candidates.filter(one => one.leftOut === null).length,
    left_out: [
      ...candidates.flatMap(({ farm_id, name, leftOut: reason }) =>
        reason === null ? [] : [{ farm_id, name, reason }],
      ),
      ...leftOut,
    ],
    review: reviewOf(whole, candidates, { decisions, edition: number, writing }),
    ...movesTold(moved, whole, writing),
  }
}
