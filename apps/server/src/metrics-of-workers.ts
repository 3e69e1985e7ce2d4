// What several processes have seen, as one: the parent asks each of them, and they ask the parent.

import type { Worker } from 'node:cluster'
import { countedIn, together } from './metrics/gathered.ts'
import type { Gathered } from './metrics/gathered.ts'
import type { MetricsSource } from './metrics/metrics-source.ts'
import type { ProcessWatch } from './metrics/process-watch.ts'
import type { SlowList } from './metrics/slow-list.ts'
import type { SlowStatement } from './metrics/statement-watch.ts'
import { answerOver, askingOver } from './process-questions.ts'
import type { Ask } from './process-questions.ts'

export interface WorkersSeen {
  /** To be told of each that is begun. */
  join(worker: Worker, source: Promise<MetricsSource>): void
  /** Of those that answer. */
  gather(): Promise<readonly Gathered[]>
  /** What those had counted that have ended. */
  ended(): readonly Gathered[]
}

/** In milliseconds: the parent has to wait for one that is gone, and still answer the others. */
const patience = { ofParent: 1000, ofWorker: 5000 }
/** Then they are added up. */
const mostEnded = 8

/** In the parent. */
export function seeWorkers(slow: SlowList): WorkersSeen {
  const asks = new Map<Worker, Ask>()
  const last = new Map<Worker, Gathered>()
  let ended: readonly Gathered[] = []
  const keep = async (worker: Worker) => {
    asks.delete(worker)
    const counted = last.get(worker)
    last.delete(worker)
    if (counted) ended = [...ended, countedIn(counted)]
    if (ended.length < mostEnded) return
    const summed = ended
    const sum = await together(summed).getMetricsAsJSON()
    ended = [sum, ...ended.filter(one => !summed.includes(one))]
  }
  const askOne = async ([worker, ask]: readonly [Worker, Ask]) => {
    const meters = (await ask('meters')) as Gathered
    if (asks.has(worker)) last.set(worker, meters)
    return meters
  }
  return {
    join(worker, source) {
      answerOver(worker, {
        /** Before that it would not hear a question. */
        here: () => void asks.set(worker, askingOver(worker, patience.ofParent)),
        /** It is about to end. */
        last: meters => void last.set(worker, meters as Gathered),
        slow: one => slow.add(one as SlowStatement),
        text: async () => (await source).text(),
        state: async () => (await source).state(),
      })
      worker.once('exit', () => void keep(worker))
    },
    async gather() {
      const workers = [...asks]
      const asked = await Promise.allSettled(workers.map(askOne))
      return asked.flatMap((one, place) => {
        if (one.status === 'fulfilled') return [one.value]
        // Whoever is about to end still has counted what it had.
        const [worker] = workers[place] ?? []
        const known = worker && last.get(worker)
        return known ? [countedIn(known)] : []
      })
    },
    ended: () => ended,
  }
}

export interface ParentAsked extends MetricsSource {
  tellSlow(slow: SlowStatement): void
  /** From now on the parent asks this process. */
  answerWith(watch: ProcessWatch): void
  /** What was counted here is not lost when this process ends. */
  leave(watch: ProcessWatch): Promise<void>
}

/** In a worker. */
export function askParent(): ParentAsked {
  const ask = askingOver(process, patience.ofWorker)
  const quietly = (question: string, given?: unknown) =>
    void ask(question, given).catch(() => undefined)
  return {
    text: () => ask('text') as ReturnType<MetricsSource['text']>,
    state: () => ask('state') as ReturnType<MetricsSource['state']>,
    tellSlow: slow => quietly('slow', slow),
    answerWith(watch) {
      answerOver(process, { meters: watch.gather })
      quietly('here')
    },
    async leave(watch) {
      await ask('last', await watch.gather()).catch(() => undefined)
    },
  }
}
