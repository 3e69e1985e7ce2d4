// Hears what colleagues save, so that what is shown of it is read again. Listens as long as the page is
// looked at; what was missed in the meantime is read again when it listens once more.

import type { LiveCall, LiveOptions } from '@furrow/wire/client/live-client'
import type { Awake } from '../session/awake.ts'
import { linesRead } from './live-lines.ts'
import type { LineParts } from './live-lines.ts'
import { growingPauses } from '../outbox/pauses.ts'
import type { ServerPause } from '../outbox/server-pause.ts'
import { pauseTold } from './call-failed.ts'

export interface LiveParts extends LineParts {
  readonly listen: LiveCall
  readonly awake: Awake
  readonly pause: ServerPause
  /** Something else is seen by now, or nothing. */
  readonly onOver: () => void
}

export interface Live {
  stop(): void
}

const firstPause = 1000
const longestPause = 60_000

export function startLive(parts: LiveParts): Live {
  const { listen, awake, staleness, pause, onAlive, onOver } = parts
  const stopping = new AbortController()
  const pauses = growingPauses(firstPause, longestPause)
  const sleep = sleeper(awake)
  const lines = linesRead({
    ...parts,
    onAlive() {
      pauses.reset()
      onAlive()
    },
  })
  const options: LiveOptions = { signal: stopping.signal, onLine: lines.read }

  async function listenOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      lines.begin()
      const end = await listen(options)
      if (stopping.signal.aborted) return
      const why = end.ok ? end.data.why : undefined
      if (why === 'rights') {
        staleness.everything()
        onOver()
      }
      const told = end.ok ? undefined : pauseTold(end.failure)
      if (told !== undefined) pause.begin(told)
      await sleep.for(why === 'too_many' ? longestPause : pauses.next())
      // Who looks again is not let in earlier.
      await pause.over(stopping.signal).catch(() => undefined)
    }
  }

  void listenOn()
  return {
    stop() {
      stopping.abort()
      lines.stop()
      sleep.end()
    },
  }
}

/** A pause that ends early when the page is looked at again, and not at all while nobody looks. */
function sleeper(awake: Awake) {
  let wake: (() => void) | undefined
  let isOver = false
  const isUseful = () => awake.isVisible() && awake.isOnline()
  awake.onWake(() => wake?.())
  return {
    async for(milliseconds: number): Promise<void> {
      if (isOver) return
      await new Promise<void>(resolve => {
        wake = resolve
        setTimeout(() => (isUseful() ? resolve() : undefined), milliseconds)
      })
    },
    end() {
      isOver = true
      wake?.()
    },
  }
}
