// What a line of the live stream means for what is shown.

import type { LiveChange, LiveLine } from '@furrow/wire/live-line'
import type { Staleness } from './staleness.ts'

export interface LineParts {
  readonly staleness: Staleness
  /** As the server calls this device in what it tells. */
  readonly deviceId: string
  /** Whether rows are known as they were saved from here. */
  readonly isKnown: (change: LiveChange) => boolean
  /** When the answer came to one’s own change of that moment: whatever was asked since tells of it. */
  readonly answeredAt: (change: LiveChange) => number | undefined
  /** The server is there. */
  readonly onAlive: () => void
}

export interface Lines {
  /** A stream begins. */
  begin(): void
  read(line: LiveLine): void
  stop(): void
}

/** So long may the answer take that tells what became of one’s own change. */
const ownAnswer = 1500

export function linesRead(parts: LineParts): Lines {
  const { staleness, deviceId, isKnown, answeredAt, onAlive } = parts
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let streams = 0
  let isAlive = false
  const readAgain = ({ entity, farm_id }: LiveChange) => staleness.about(entity, farm_id)
  /** What follows on the server from one’s own change was not in its answer. */
  const readOwn = (change: LiveChange) => {
    const heard = Date.now()
    // By the end of the time its rows may have been saved once more.
    const answered = answeredAt(change)
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (isKnown(change)) return
      const { entity, farm_id } = change
      staleness.about(entity, farm_id, Math.min(heard, answered ?? answeredAt(change) ?? heard))
    }, ownAnswer)
    timers.add(timer)
  }
  /** What was written before the first line of a stream is not told. */
  const alive = () => {
    onAlive()
    if (isAlive) return
    isAlive = true
    if (streams > 1) staleness.everything()
    else staleness.perhapsEverything()
  }
  return {
    begin() {
      streams += 1
      isAlive = false
    },
    read(line) {
      if ('alive' in line) alive()
      else if ('missed' in line) staleness.everything()
      else if (line.follows) staleness.recalculated(line.entity, line.farm_id)
      else if (line.device === deviceId) readOwn(line)
      else readAgain(line)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
