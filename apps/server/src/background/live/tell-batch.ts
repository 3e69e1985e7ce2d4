// Tells streams of lines in the history, each what its person is told of them: one statement says what
// the lines are about, and one more for each person whom that may concern finds theirs.

import type { Database } from '../../db/database.ts'
import { holdsStill, missedLine } from './live-stream.ts'
import type { OpenStream } from './live-stream.ts'
import { readHeads, readLines } from './read-lines.ts'
import type { Heads } from './read-lines.ts'
import type { Span } from './spans.ts'

/** So many statements at once, so that requests get their turn at the database. */
const atOnce = 4

export type TellBatch = (spans: readonly Span[], streams: readonly OpenStream[]) => Promise<void>

export function tellingBatches(db: Database): TellBatch {
  let stamp: string | undefined
  return async (spans, streams) => {
    const heads = await readHeads(db, spans)
    const isToLook = heads.stamp === stamp ? concernedBy(heads) : () => true
    stamp = heads.stamp
    const held: OpenStream[] = []
    await inTurns(streams.filter(isToLook), async stream => {
      if (await holdsStill(stream)) held.push(stream)
    })
    const alike = Map.groupBy(held.filter(concernedBy(heads)), ({ rights }) => rights)
    await inTurns([...alike.values()], group => tellAlike(group, { db, spans, heads }))
  }
}

function concernedBy({ abouts }: Heads) {
  return ({ told }: OpenStream): boolean => abouts.some(told.mayTell)
}

interface Batch {
  readonly db: Database
  readonly spans: readonly Span[]
  readonly heads: Heads
}

async function tellAlike(
  streams: readonly OpenStream[],
  { db, spans, heads }: Batch,
): Promise<void> {
  const [first] = streams
  if (!first) return
  const { told } = first
  const kinds = new Set(heads.abouts.filter(told.mayTell).map(({ entity }) => entity))
  const lines = (await readLines(db, spans, { told, kinds })) ?? [missedLine]
  for (const stream of streams) {
    for (const line of lines) stream.tell(line)
  }
}

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of rest) await work(item)
  })
  await Promise.all(workers)
}
