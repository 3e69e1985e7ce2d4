// The side of a started server that listens to its bench, and ends with it.

import { Session } from 'node:inspector/promises'
import type { MemoryUse, Order, Told } from './child-words.ts'
import { busiest } from './busiest.ts'

export function obeyBench(port: number, stop: () => Promise<void>): void {
  const memory = watchOfMemory()
  const profiler = new Session()
  const follow = async (order: Order): Promise<Told> => {
    switch (order) {
      case 'watch memory':
        memory.begin()
        return 'done'
      case 'tell memory':
        return memory.end()
      case 'tell busy time':
        return { busy: busyTime() }
      case 'profile':
        profiler.connect()
        await profiler.post('Profiler.enable')
        await profiler.post('Profiler.start')
        return 'done'
      case 'tell profile': {
        const { profile } = await profiler.post('Profiler.stop')
        profiler.disconnect()
        return busiest(profile)
      }
      case 'stop':
        await stop()
        process.exit()
    }
  }
  process.on('message', (order: Order) => void follow(order).then(told => process.send?.(told)))
  process.on('disconnect', () => process.exit())
  // A Ctrl-C at the terminal reaches us as well: the bench then tells us when it is time.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.send?.({ port })
}

/** Milliseconds that a processor worked for this process. */
function busyTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The system counts the most memory itself only since the start: looked at often, it is near. */
function watchOfMemory() {
  let use: MemoryUse = { before: 0, most: 0 }
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    use = { ...use, most: Math.max(use.most, process.memoryUsage.rss()) }
  }
  return {
    begin() {
      const now = process.memoryUsage.rss()
      use = { before: now, most: now }
      timer = setInterval(look, 5)
    },
    end() {
      clearInterval(timer)
      look()
      return use
    },
  }
}
