// Who looks on in a process, and where what is seen is told.

import type { Database } from './db/database.ts'
import { furrowVersion as version } from './furrow-version.ts'
import { logLines } from './log-lines.ts'
import type { Gathered } from './metrics/gathered.ts'
import { openMetricsPort } from './metrics/metrics-port.ts'
import { openMetricsSource } from './metrics/metrics-source.ts'
import type { MetricsSource } from './metrics/metrics-source.ts'
import { watchProcess } from './metrics/process-watch.ts'
import type { ProcessWatch } from './metrics/process-watch.ts'
import type { SlowList } from './metrics/slow-list.ts'
import type { SlowStatement } from './metrics/statement-watch.ts'
import type { Tracer } from './metrics/tracer.ts'
import type { Settings } from './settings/settings.ts'

export interface Watching {
  readonly watch: ProcessWatch
  readonly log: (line: string) => void
}

export async function startWatching(
  { metrics: { slowFrom, tracesTo } }: Pick<Settings, 'metrics'>,
  onSlow: (slow: SlowStatement) => void,
): Promise<Watching> {
  const log = logLines(text => process.stdout.write(text))
  const tracer = tracesTo === undefined ? undefined : await tracerTo(tracesTo)
  const tell = (slow: SlowStatement) => {
    log(JSON.stringify(slow))
    onSlow(slow)
  }
  return { log, watch: watchProcess({ slowFrom, tracer, onSlow: tell }) }
}

/** What it needs is only read where someone wants traces. */
async function tracerTo(endpoint: string): Promise<Tracer> {
  const { openTracer } = await import('./metrics/open-tracer.ts')
  return openTracer({ endpoint, version })
}

interface Telling {
  readonly settings: Pick<Settings, 'metrics' | 'dataDir'>
  /** A connection that nobody else keeps busy. */
  readonly db: Database
  readonly slow: SlowList
  /** Of each process that answers at this moment. */
  gather(): Promise<readonly Gathered[]>
  /** What those had counted that have ended. */
  ended?(): readonly Gathered[]
}

interface MetricsTold extends MetricsSource {
  stop(): Promise<void>
}

/** By one process for all: on a port of its own, where that is set. */
export async function tellMetrics({ settings, ...seen }: Telling): Promise<MetricsTold> {
  const { metrics, dataDir: folder } = settings
  const source = openMetricsSource({ ...seen, version, folder })
  const { host, port } = metrics
  const own = port === undefined ? undefined : await openMetricsPort({ host, port, ...source })
  return {
    ...source,
    async stop() {
      source.stop()
      await own?.stop()
    },
  }
}
