// Does something once a day while the server runs: the first time an hour after it started, when it has settled.

import type { ItemTurns } from '../db/item-by-item.ts'
import { makeWakeSignal } from './wake-signal.ts'

export interface DailyRound {
  /** What is being done is waited for. */
  stop(): Promise<void>
}

interface Daily {
  /** Gives what to say in the log; a part of it is the last one once it is stopped. */
  work(turns: ItemTurns): Promise<readonly object[]>
  readonly log: (line: string) => void
  /** In milliseconds. */
  readonly first?: number
  readonly every?: number
}

const hour = 3_600_000

export function dailyRound({ work, log, first = hour, every = 24 * hour }: Daily): DailyRound {
  const bell = makeWakeSignal()
  const say = (line: object) => log(JSON.stringify({ time: new Date().toISOString(), ...line }))
  const turns = { isStopped: bell.isStopped, onFailure: say }
  const round = async () => {
    await bell.wait(first)
    while (!bell.isStopped()) {
      const lines = await work(turns).catch((error: Error) => [{ error: error.message }])
      for (const line of lines) say(line)
      await bell.wait(every)
    }
  }
  const ended = round()
  return {
    async stop() {
      bell.stop()
      await ended
    },
  }
}
