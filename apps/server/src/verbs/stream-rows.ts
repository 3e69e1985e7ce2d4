// Everything, as it comes: the database hands over rows only as fast as they are taken, so that the
// answer's length costs no memory.

import { Readable } from 'node:stream'
import { pageTail } from '@furrow/wire/page'
import type { RawBuilder } from 'kysely'
import type { ReadPlan } from '../query/plan-read.ts'
import { renderRows } from '../query/render-read.ts'
import type { Calling } from './calling.ts'
import type { StreamedReply } from './reply.ts'

const rowsAtOnce = 500

export async function streamRows(
  calling: Calling,
  plan: ReadPlan,
  url: string,
): Promise<StreamedReply> {
  const chunks = chunksOf(calling, renderRows(plan, calling.reach), { plan, url })
  // The first rows come before anything is sent, so that what fails still is a refusal.
  const first = await chunks.next()
  return {
    kind: 'streamed',
    stream: Readable.from(withFirst(first, chunks), { objectMode: false }),
  }
}

async function* withFirst(first: IteratorResult<string>, others: AsyncGenerator<string>) {
  if (!first.done) yield first.value
  yield* others
}

interface Answering {
  readonly plan: ReadPlan
  readonly url: string
}

async function* chunksOf(
  { tx }: Calling,
  statement: RawBuilder<{ readonly row: string }>,
  { plan, url }: Answering,
): AsyncGenerator<string> {
  let total = 0
  let rows: string[] = []
  const flush = () => {
    const text = `${total > rows.length ? ',' : '{"data":['}${rows.join(',')}`
    rows = []
    return text
  }
  const executor = tx.getExecutor()
  const compiled = statement.compile(tx)
  for await (const chunk of executor.stream<{ row: string }>(compiled, rowsAtOnce)) {
    for (const { row } of chunk.rows) rows.push(row)
    total += chunk.rows.length
    if (rows.length >= rowsAtOnce) yield flush()
  }
  const rest = rows.length > 0 || total === 0 ? flush() : ''
  yield `${rest}]${pageTail({ url, page: plan.page, total, count: total })}`
}
