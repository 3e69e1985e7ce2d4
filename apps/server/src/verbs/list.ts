// Rows by the page, or all of them: as they come, or as they are searched for.

import { pageTail } from '@furrow/wire/page'
import { readListWish, readSearchWish } from '@furrow/wire/read-wish'
import { notFound } from '@furrow/wire/refusal'
import type { ReadWish } from '@furrow/wire/wish'
import { rowsOf } from '../db/rows-of.ts'
import { planRead } from '../query/plan-read.ts'
import type { ReadPlan } from '../query/plan-read.ts'
import { renderFirst, renderPage } from '../query/render-read.ts'
import { planningOf } from './calling.ts'
import type { Calling } from './calling.ts'
import { placeOf } from './place-of.ts'
import { whole } from './reply.ts'
import type { Reply } from './reply.ts'
import { faultsOf } from './request.ts'
import type { Request } from './request.ts'
import { streamRows } from './stream-rows.ts'

export function list(calling: Calling, request: Request): Promise<Reply> {
  return read(calling, request, plan =>
    readListWish(request.query, wish => faultsOf(() => plan(wish))),
  )
}

export function search(calling: Calling, request: Request): Promise<Reply> {
  const { query, body } = request
  return read(calling, request, plan =>
    readSearchWish(query, body, wish => faultsOf(() => plan(wish))),
  )
}

type Plan = (wish: ReadWish) => ReadPlan

async function read(
  calling: Calling,
  request: Request,
  wishFor: (plan: Plan) => ReadWish,
): Promise<Reply> {
  const place = await placeOf(calling, request)
  const planning = planningOf(calling, place)
  const plan = planRead(
    wishFor(wish => planRead(wish, planning)),
    planning,
  )
  if (plan.page.limit === 'all') return readAll(calling, plan, request.url)
  const [page] = await rowsOf(calling.tx, renderPage(plan, calling.reach))
  if (!page) throw new Error('A page was asked for and nothing came.')
  if (!page.parent) throw notFound('There is no such record to look below.')
  const { limit, page: number } = plan.page
  const count = Math.min(Math.max(page.total - (number - 1) * limit, 0), limit)
  const tail = pageTail({ url: request.url, page: plan.page, total: page.total, count })
  return whole(`{"data":[${page.rows}]${tail}`)
}

/** What goes into one piece is asked for at once; whatever is longer comes as a stream. */
async function readAll(calling: Calling, plan: ReadPlan, url: string): Promise<Reply> {
  const [first] = await rowsOf(calling.tx, renderFirst(plan, calling.reach, inOnePiece + 1))
  if (!first?.parent) throw notFound('There is no such record to look below.')
  if (first.found > inOnePiece) return streamRows(calling, plan, url)
  const tail = pageTail({ url, page: plan.page, total: first.found, count: first.found })
  return whole(`{"data":[${first.rows}]${tail}`)
}

/** Rows that one answer holds before it is streamed. */
export const inOnePiece = 200
