// Everything, as it comes: the database hands over rows only as fast as they are taken, so that the
// answer's length costs no memory.

import { Readable } from 'node:stream'
import { pageTail } from '@furrow/wire/page'
import { refusalFor } from '../../db/refuse-violation.ts'
import type { TurnLimits } from '../../db/turns.ts'
import type { ReadPlan } from '../../query/plan-read.ts'
import { renderTexts } from '../../query/render-read.ts'
import type { RequestContext } from '../call/request-context.ts'
import type { StreamedReply } from '../call/reply.ts'

const rowsAtOnce = 500

/** Several are read to their end while one belongs to a bad line. */
export const forStreams: TurnLimits = {
  ofPerson: 2,
  inAll: 6,
  ofBusy: 2,
  waiting: 50,
  waitingInAll: 200,
  patience: 15_000,
}

/** In milliseconds: whoever has not taken a piece by then has gone away. */
const patience = 120_000
/** However slowly it is read. */
const longest = 600_000

export async function streamRows(
  context: RequestContext,
  plan: ReadPlan,
  url: string,
): Promise<StreamedReply> {
  const endTurn = await context.engine.streams.take(context.viewer.actor)
  const pieces = piecesOf(context, plan, url)
  // The first rows come before anything is sent, so that what fails still is a refusal.
  const first = await pieces.next().catch((error: unknown) => {
    endTurn()
    throw refusalFor(error)
  })
  const letGo = () => void stream.destroy()
  const [idle, atLast] = [setTimeout(letGo, patience), setTimeout(letGo, longest)]
  const taken = takenFrom(first, pieces, () => void idle.refresh())
  const stream = Readable.from(taken, { objectMode: false }).once('close', () => {
    clearTimeout(idle)
    clearTimeout(atLast)
    endTurn()
  })
  return { kind: 'streamed', stream }
}

async function* takenFrom(
  first: IteratorResult<Buffer>,
  others: AsyncGenerator<Buffer>,
  tell: () => void,
) {
  if (!first.done) yield first.value
  for await (const piece of others) {
    tell()
    yield piece
  }
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
