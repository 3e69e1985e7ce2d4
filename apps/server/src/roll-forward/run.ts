// Starts a period of a farm with what an earlier one had, as far as it is chosen and missing: all of it or
// nothing, in one transaction. Done again, it carries what is missing by then.

import { Refusal } from '@furrow/wire/refusal'
import { carriedKinds } from '@furrow/wire/carried-kinds'
import type { Chosen, RolledForward, RollForwardWish } from '@furrow/wire/roll-forward-answer'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { beginPeriod } from './begin-period.ts'
import { carryAll, countsOf } from './carry-all.ts'
import { keepStart } from './keep-start.ts'
import { whyRefused } from './may-carry.ts'
import { planOf } from './carry-plan.ts'
import type { Plan } from './carry-plan.ts'
import { holdBoth, takeTurn } from './period-lock.ts'
import { periodPairOf } from './period-pair.ts'

export async function rollForward(
  context: WritingContext,
  wish: RollForwardWish,
): Promise<RolledForward> {
  const { choose, ...places } = wish
  await periodPairOf(context, places)
  await takeTurn(context, places.farm_id)
  await holdBoth(context, places)
  // Who waited for someone else looks at what is there by now.
  const way = await periodPairOf(context, places)
  const refusal = await whyRefused(way)
  if (refusal) throw refusal
  const plan = await planOf(way)
  refuseUnseen(plan, choose)
  const farm_period = await beginPeriod(way)
  const made = { ...(await carryAll(way, plan, choose)), farm_period }
  const counts = countsOf(made)
  const id = await keepStart(way, made, counts)
  const { farm_id, from_period_id, period_id } = places
  return { id, farm_id, from_period_id, period_id, is_new: farm_period !== null, counts }
}

/** What someone does not see they cannot carry, either. */
function refuseUnseen({ seen }: Plan, choose: Chosen): void {
  const unseen = carriedKinds.find(kind => choose[kind] && !seen.has(kind))
  if (unseen === undefined) return
  throw new Refusal('forbidden', `You can’t carry over ${unseen.replaceAll('_', ' ')}.`)
}
