// Rows by the page, or all of them: as they come, or as they are searched for.

import { pageTail } from '@furrow/wire/page'
import { readListWish, readSearchWish } from '@furrow/wire/reading/read-wish'
import type { ReadWish } from '@furrow/wire/wish'
import { runQuery } from '../../db/run-query.ts'
import { planRead } from '../../query/plan-read.ts'
import type { ReadPlan } from '../../query/plan-read.ts'
import { renderFirst, renderPage } from '../../query/render-read.ts'
import { planningOf } from '../call/request-context.ts'
import type { RequestContext } from '../call/request-context.ts'
import { placeOf } from '../call/place-of.ts'
import { whole } from '../call/reply.ts'
import type { Reply } from '../call/reply.ts'
import { faultsOf } from '../call/request.ts'
import type { Request } from '../call/request.ts'
import { refreshRead } from '../rows/refresh-stale.ts'
import { refuseUnread } from './refuse-unread.ts'
import { streamRows } from './stream-rows.ts'

export function list(context: RequestContext, request: Request): Promise<Reply> {
  return read(context, request, plan =>
    readListWish(request.query, wish => faultsOf(() => plan(wish))),
  )
}

export function search(context: RequestContext, request: Request): Promise<Reply> {
  const { query, body } = request
  return read(context, request, plan =>
    readSearchWish(query, body, wish => faultsOf(() => plan(wish))),
  )
}

type Plan = (wish: ReadWish) => ReadPlan

async function read(
  context: RequestContext,
  request: Request,
  wishFor: (plan: Plan) => ReadWish,
): Promise<Reply> {
  const place = await placeOf(context, request)
  const planning = planningOf(context, place)
  const plan = planRead(
    wishFor(wish => planRead(wish, planning)),
    planning,
  )
  await refreshRead(context, plan)
  if (plan.page.limit === 'all') return readAll(context, plan, request.url)
  const [page] = await runQuery(context.tx, renderPage(plan))
  if (!page) throw new Error('A page was asked for and nothing came.')
  refuseUnread(page)
  const { limit, page: number } = plan.page
  const { total: found } = page
  const count = Math.min(Math.max(found - (number - 1) * limit, 0), limit)
  const tail = pageTail({ url: request.url, page: plan.page, total: found, count })
  return whole(`{"data":[${page.rows}]${tail}`)
}

/** What goes into one piece is asked for at once; whatever is longer comes as a stream. */
async function readAll(context: RequestContext, plan: ReadPlan, url: string): Promise<Reply> {
  const [first] = await runQuery(context.tx, renderFirst(plan, inOnePiece + 1))
  if (!first) throw new Error('Rows were asked for and nothing came.')
  refuseUnread(first)
  if (first.found > inOnePiece) return streamRows(context, plan, url)
  const tail = pageTail({ url, page: plan.page, total: first.found, count: first.found })
  return whole(`{"data":[${first.rows}]${tail}`)
}

/** Rows that one answer holds before it is streamed. */
export const inOnePiece = 200
