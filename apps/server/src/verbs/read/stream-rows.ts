// Everything, as it comes: the database hands over rows only as fast as they are taken, so that the
// answer's length costs no memory.

import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { ControlledTransaction } from 'kysely'
import { pageTail } from '@furrow/wire/page'
import { refusalFor } from '../../db/refuse-violation.ts'
import type { TurnLimits } from '../../db/turns.ts'
import type { ReadPlan } from '../../query/plan-read.ts'
import { renderTexts } from '../../query/render-read.ts'
import type { Engine } from '../call/engine.ts'
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
/** However slowly it is read, and however long the database works on it: what began to come comes whole. */
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
  const atLast = setTimeout(letGo, longest)
  const taken = takenInTime(allOf(first, pieces), letGo)
  const stream = Readable.from(taken, { objectMode: false }).once('close', () => {
    clearTimeout(atLast)
    // Whoever went away before they took the first piece left the others unopened.
    void pieces.return(undefined)
    endTurn()
  })
  return { kind: 'streamed', stream }
}

async function* allOf(first: IteratorResult<Buffer>, others: AsyncGenerator<Buffer>) {
  if (!first.done) yield first.value
  yield* others
}

/** Only while a piece waits for whoever asked, and not while they wait for it. */
async function* takenInTime(pieces: AsyncGenerator<Buffer>, letGo: () => void) {
  for await (const piece of pieces) {
    const idle = setTimeout(letGo, patience)
    try {
      yield piece
    } finally {
      clearTimeout(idle)
    }
  }
}

type Reading = ControlledTransaction<Record<never, never>>

async function* piecesOf(
  { engine }: RequestContext,
  plan: ReadPlan,
  url: string,
): AsyncGenerator<Buffer> {
  const reading = await engine.db.startTransaction().execute()
  try {
    await sql`select set_config('statement_timeout', ${String(longest)}, true)`.execute(reading)
    yield* piecesIn(engine, reading, plan, url)
  } finally {
    // Where the connection is gone, it was let go with it, and what went wrong before is what counts.
    await reading
      .rollback()
      .execute()
      .catch(() => undefined)
  }
}

async function* piecesIn(
  engine: Engine,
  reading: Reading,
  plan: ReadPlan,
  url: string,
): AsyncGenerator<Buffer> {
  let total = 0
  for await (const rows of portionsOf(engine, reading, plan)) {
    const head = total === 0 ? '{"data":[' : ','
    total += rows.length
    yield Buffer.from(head + rows.map(([text]) => text).join(','))
  }
  const head = total === 0 ? '{"data":[' : ''
  yield Buffer.from(`${head}]${pageTail({ url, page: plan.page, total, count: total })}`)
}

async function* portionsOf({ portions }: Engine, reading: Reading, plan: ReadPlan) {
  const statement = renderTexts(plan).compile(reading)
  const read = reading.getExecutor().stream<readonly [string]>(statement, rowsAtOnce)
  try {
    for (;;) {
      const next = await portions.take(() => read.next())
      if (next.done) return
      yield next.value.rows
    }
  } finally {
    await read.return?.()
  }
}
