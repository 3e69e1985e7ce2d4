// Publishes an edition of a period, or says what it would hold: in the background, all of it or nothing.

import { Refusal } from '@furrow/wire/refusal'
import type { EditionMade } from '@furrow/wire/editions/edition-made-answer'
import type { Transaction } from '../db/database.ts'
import { offeredGroups } from '../facts/groups/offered-groups.ts'
import { earlierEditionsOf } from './earlier-editions-kept.ts'
import { editionCandidates } from './edition-candidates.ts'
import { resultsOfFarms } from './edition-results.ts'
import { editionTold } from './edition-told.ts'
import { nextNumber, oneAtATime, refuseChanged } from './edition-turn.ts'
import { decisionsOf, withoutExcluded } from './figure-decisions.ts'
import { keepEdition } from './keep-edition.ts'
import { movedSince } from './moved-since.ts'
import { scopesWithParts } from './parts-of-farms.ts'
import { secretDrawIn } from './secret-draw.ts'

export interface EditionAsked {
  readonly period: number
  readonly note: string | null
  /** Nothing is stored. */
  readonly isTrial: boolean
}

interface Publishing {
  readonly tx: Transaction
  readonly publisher: number
  readonly today: string
  progress(share: number): Promise<void>
}

export async function publishEdition(
  { period, note, isTrial }: EditionAsked,
  { tx, publisher, today, progress }: Publishing,
): Promise<EditionMade> {
  await oneAtATime(tx, period)
  const candidates = await editionCandidates(tx, period)
  const taking = candidates.filter(({ leftOut }) => leftOut === null)
  if (taking.length === 0) {
    throw new Refusal('conflict', 'No farm of that period can be compared yet.')
  }
  const results = await resultsOfFarms(tx, taking, { today, progress: at => progress(at * 0.8) })
  const decisions = await decisionsOf(tx, period)
  const { farms, leftOut } = withoutExcluded(results, decisions)
  const number = await nextNumber(tx, period)
  const earlier = await earlierEditionsOf(tx, period)
  const scopes = scopesWithParts({
    edition: number,
    farms,
    groups: await offeredGroups(tx),
    secretDraw: await secretDrawIn(tx),
    before: earlier,
  })
  await progress(0.9)
  const moved = movedSince(scopes, earlier)
  const told = await editionTold(tx, {
    number,
    isTrial,
    candidates,
    leftOut,
    decisions,
    scopes,
    moved,
  })
  if (isTrial) return told
  await refuseChanged(tx, period, taking)
  await keepEdition(tx, {
    period,
    number,
    publisher,
    note,
    farms: taking.length,
    moved,
    scopes,
  })
  return told
}
