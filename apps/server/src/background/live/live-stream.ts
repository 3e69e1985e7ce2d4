// A stream that someone holds open, and how it ends when they may not have it any more.

import { Refusal } from '@furrow/wire/refusal'
import type { LinesTold } from '../../access/reach/told-lines.ts'
import type { Viewer } from '../../access/reach/viewer.ts'

export interface LiveStream {
  /** With the rights that they had when it was opened: it ends when these change. */
  readonly viewer: Viewer
  /** Whoever asks by now; nobody where they may not come in any more. */
  look(): Promise<Viewer | undefined>
  tell(line: string): void
  /** No line comes after that. */
  end(): void
}

export interface OpenStream extends LiveStream {
  /** Streams of one person with the same rights are told the same. */
  readonly rights: string
  readonly told: LinesTold
}

export const aliveLine = '{"alive":true}'
export const missedLine = '{"missed":true}'

export function endOver(stream: LiveStream, why: 'rights' | 'too_many'): void {
  stream.tell(JSON.stringify({ over: true, why }))
  stream.end()
}

export function rightsIn(viewer: Viewer): string {
  return JSON.stringify(viewer)
}

/** Ends the stream where its person has other rights by now, fewer or more, or none. */
export async function holdsStill(stream: OpenStream): Promise<boolean> {
  const viewer = await stream.look().catch((error: unknown) => {
    if (error instanceof Refusal && error.code !== 'unavailable') return undefined
    throw error
  })
  const isSame = viewer !== undefined && rightsIn(viewer) === stream.rights
  if (!isSame) endOver(stream, 'rights')
  return isSame
}
