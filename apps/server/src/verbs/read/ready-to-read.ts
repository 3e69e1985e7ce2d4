// Before rows are read: what follows from others is recalculated where that is due, and more than anybody
// reads is refused before it is fetched.

import { invalid } from '@furrow/wire/refusal'
import { runQuery } from '../../db/run-query.ts'
import type { ReadPlan } from '../../query/plan-read.ts'
import { renderAmount } from '../../query/render-amount.ts'
import type { RequestContext } from '../call/request-context.ts'
import { refreshRead } from '../rows/refresh-stale.ts'

/** Rows that come along in one statement. */
const mostAlong = 200_000

export async function readyToRead(context: RequestContext, plan: ReadPlan): Promise<void> {
  await refreshRead(context, plan)
  const asked = renderAmount(plan, mostAlong)
  const [found] = asked ? await runQuery(context.tx, asked) : []
  if (!found || found.amount <= mostAlong) return
  const most = mostAlong.toLocaleString('en')
  const sentence = `More than ${most} related rows would come along. Ask for fewer rows, or for less beside them.`
  throw invalid({ include: [sentence] })
}
