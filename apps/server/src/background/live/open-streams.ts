// All streams that are open. Each says from time to time that it is alive, when its person's rights are
// looked at again; and nobody has more of them than a browser needs.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { linesTold } from '../../access/reach/told-lines.ts'
import { aliveLine, endOver, holdsStill, rightsIn } from './live-stream.ts'
import type { LiveStream, OpenStream } from './live-stream.ts'

const mostOfPerson = 20

export interface OpenStreams {
  all(): readonly OpenStream[]
  /** Gives how to say that it is closed. */
  open(stream: LiveStream): () => void
  tell(line: string): void
  /** Ends them, and those that are opened later, too. */
  close(): void
}

/** `beat`: how often each says that it is alive, in milliseconds. */
export function openStreams(catalogue: Catalogue, beat: number): OpenStreams {
  const streams = new Set<OpenStream>()
  let isClosed = false
  return {
    all: () => [...streams],
    open(stream) {
      const { viewer } = stream
      const open = { ...stream, rights: rightsIn(viewer), told: linesTold(viewer, catalogue) }
      streams.add(open)
      open.tell(aliveLine)
      endSurplus(streams, open)
      if (isClosed) open.end()
      const beating = setInterval(() => void sayAlive(open), beat)
      return () => {
        clearInterval(beating)
        streams.delete(open)
      }
    },
    tell(line) {
      for (const stream of streams) stream.tell(line)
    },
    close() {
      isClosed = true
      for (const stream of streams) stream.end()
    },
  }
}

/** The oldest of whoever sits there, also while they act for others. */
function endSurplus(streams: ReadonlySet<OpenStream>, { viewer: { actor } }: OpenStream): void {
  const theirs = [...streams].filter(({ viewer }) => viewer.actor === actor)
  for (const stream of theirs.slice(0, -mostOfPerson)) endOver(stream, 'too_many')
}

/** While the database is away nobody's rights are known, but nothing is told either. */
async function sayAlive(stream: OpenStream): Promise<void> {
  const isStill = await holdsStill(stream).catch(() => true)
  if (isStill) stream.tell(aliveLine)
}
