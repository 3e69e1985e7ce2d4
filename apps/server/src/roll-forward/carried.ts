// What was carried into the periods of a farm and stands, with whether it may still be undone.

import { notFound } from '@furrow/wire/refusal'
import type { Carried } from '@furrow/wire/roll-forward-answer'
import { farmsSeen } from '../reports/collections.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { startsOf } from './start.ts'
import { whyItStays } from './why-it-stays.ts'

export async function carriedOn(
  context: WritingContext,
  farm: number,
): Promise<readonly Carried[]> {
  const { tx, reach } = context
  const [seen] = await farmsSeen(tx, reach, { wanted: [farm], most: 1 })
  if (seen === undefined) throw notFound('This farm doesn’t exist, or you don’t have access to it.')
  const told: Carried[] = []
  for (const start of await startsOf(context, farm)) {
    const { id, farm_id, from_period_id, from_name, period_id, by, at, counts } = start
    const refusal = await whyItStays(context, start)
    const stays_because = refusal?.message ?? null
    told.push({ id, farm_id, from_period_id, from_name, period_id, by, at, counts, stays_because })
  }
  return told
}
