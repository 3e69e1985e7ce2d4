// Everything, as it comes: the database hands over rows only as fast as they are taken, so that the
// answer's length costs no memory.

import { Readable } from 'node:stream'
import { pageTail } from '@furrow/wire/page'
import { refusalFor } from '../../db/refuse-violation.ts'
import type { ReadPlan } from '../../query/plan-read.ts'
import { renderTexts } from '../../query/render-read.ts'
import type { RequestContext } from '../call/request-context.ts'
import type { StreamedReply } from '../call/reply.ts'

const rowsAtOnce = 500

export async function streamRows(
  context: RequestContext,
  plan: ReadPlan,
  url: string,
): Promise<StreamedReply> {
  const pieces = piecesOf(context, plan, url)
  // The first rows come before anything is sent, so that what fails still is a refusal.
  const first = await pieces.next().catch((error: unknown) => {
    throw refusalFor(error)
  })
  const stream = Readable.from(withFirst(first, pieces), { objectMode: false })
  return { kind: 'streamed', stream }
}

async function* withFirst(first: IteratorResult<Buffer>, others: AsyncGenerator<Buffer>) {
  if (!first.done) yield first.value
  yield* others
}

async function* piecesOf(
  { tx }: RequestContext,
  plan: ReadPlan,
  url: string,
): AsyncGenerator<Buffer> {
  const executor = tx.getExecutor()
  const statement = renderTexts(plan).compile(tx)
  let total = 0
  for await (const { rows } of executor.stream<readonly [string]>(statement, rowsAtOnce)) {
    const head = total === 0 ? '{"data":[' : ','
    total += rows.length
    yield Buffer.from(head + rows.map(([text]) => text).join(','))
  }
  const head = total === 0 ? '{"data":[' : ''
  yield Buffer.from(`${head}]${pageTail({ url, page: plan.page, total, count: total })}`)
}
