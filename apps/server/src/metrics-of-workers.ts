// What several processes have seen, as one: the parent asks each of them, and they ask the parent.

import type { Worker } from 'node:cluster'
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
}

/** In the parent. */
export function seeWorkers(slow: SlowList): WorkersSeen {
  const asks = new Map<Worker, Ask>()
  return {
    join(worker, source) {
      answerOver(worker, {
        /** Before that it would not hear a question. */
        here: () => void asks.set(worker, askingOver(worker)),
        slow: one => slow.add(one as SlowStatement),
        text: async () => (await source).text(),
        state: async () => (await source).state(),
      })
      worker.once('exit', () => asks.delete(worker))
    },
    async gather() {
      const asked = await Promise.allSettled([...asks.values()].map(ask => ask('meters')))
      return asked.flatMap(one => (one.status === 'fulfilled' ? [one.value as Gathered] : []))
    },
  }
}

export interface ParentAsked extends MetricsSource {
  tellSlow(slow: SlowStatement): void
  /** From now on the parent asks this process. */
  answerWith(watch: ProcessWatch): void
}

/** In a worker. */
export function askParent(): ParentAsked {
  const ask = askingOver(process)
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
  }
}
