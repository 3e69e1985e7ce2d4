// Notices in time that a process has little memory left: then another can take its place before it breaks down.

import { getHeapStatistics } from 'node:v8'

/** In milliseconds. */
const every = 5000
const crowdedFrom = 0.85
/** What is only garbage is let go of before that. */
const timesInARow = 3

export function watchMemory(onCrowded: () => void): { stop(): void } {
  let times = 0
  const timer = setInterval(() => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    times = used > limit * crowdedFrom ? times + 1 : 0
    if (times === timesInARow) onCrowded()
  }, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
