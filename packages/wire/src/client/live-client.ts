// Hears what others write, as long as someone wants to: an answer that is read line by line. It is a
// call like every other, so that the token goes along as a header.

import type { LiveLine, LiveOver } from '../live-line.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { failed, failureIn, whyNoAnswer } from './failure.ts'
import { linesIn } from './lines-in.ts'
import type { Result } from './result.ts'

export interface LiveOptions extends ReadOptions {
  onLine(line: LiveLine): void
  /** After so many milliseconds without a line the server counts as away: a little over two beats. */
  readonly patience?: number
}

/**
 * Done when the server says that it is over: call again for what is seen by now, but not at once where
 * there were too many. A stream that breaks off is a server that cannot be reached. What is written
 * between two calls is not told: read again what is shown.
 */
export type LiveCall = (options: LiveOptions) => Promise<Result<LiveOver>>

export function liveCall(exchange: Exchange): LiveCall {
  return async ({ signal, onLine, patience = 60_000 }) => {
    const watch = watching(signal, patience)
    try {
      return await hear(exchange, onLine, watch)
    } finally {
      watch.end()
    }
  }
}

async function hear(
  exchange: Exchange,
  onLine: LiveOptions['onLine'],
  { signal, isHeard }: Watch,
): Promise<Result<LiveOver>> {
  const headers = { Accept: 'application/x-ndjson' }
  const answer = await exchange.open({ method: 'GET', path: '/api/v2/live', headers, signal })
  if (!answer.ok) return answer
  const lines = linesIn(answer.body)
  try {
    for (;;) {
      const next = await lines.next().catch((cause: unknown) => ({ cause }))
      if ('cause' in next) return failed(whyNoAnswer(next.cause, signal))
      if (next.done) return failed(whyNoAnswer(new Error('The stream broke off.'), signal))
      isHeard()
      const line = lineIn(next.value)
      if (!line) return failed(failureIn(answer.status, next.value))
      if ('over' in line) return { ok: true, data: line, meta: { warnings: [] } }
      onLine(line)
    }
  } finally {
    await lines.return(undefined)
  }
}

function lineIn(text: string): LiveLine | LiveOver | undefined {
  try {
    const line: unknown = JSON.parse(text)
    return typeof line === 'object' && line !== null ? (line as LiveLine | LiveOver) : undefined
  } catch {
    return undefined
  }
}

interface Watch {
  readonly signal: AbortSignal
  isHeard(): void
  end(): void
}

/** Gives up when it is wanted no more, or when nothing is heard for too long. */
function watching(wanted: AbortSignal | undefined, patience: number): Watch {
  const giveUp = new AbortController()
  const silent = () => giveUp.abort(new DOMException('Nothing is heard.', 'TimeoutError'))
  const unwanted = () => giveUp.abort(wanted?.reason)
  let timer = setTimeout(silent, patience)
  if (wanted?.aborted) unwanted()
  wanted?.addEventListener('abort', unwanted)
  return {
    signal: giveUp.signal,
    isHeard() {
      clearTimeout(timer)
      timer = setTimeout(silent, patience)
    },
    end() {
      clearTimeout(timer)
      wanted?.removeEventListener('abort', unwanted)
    },
  }
}
