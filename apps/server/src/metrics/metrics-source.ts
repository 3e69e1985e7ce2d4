// Where the figures of all processes come together: as Prometheus reads them, and as administrators do.

import type { ServerState } from '@furrow/wire/office/server-state-answer'
import { keptFor } from '../db/kept-for.ts'
import type { Database } from '../db/database.ts'
import { databaseFigures, largestTables, roomIn } from './database-figures.ts'
import { databaseMeters } from './database-meters.ts'
import { openFigureWindow } from './figure-window.ts'
import { together } from './gathered.ts'
import type { Gathered } from './gathered.ts'
import { samplesIn } from './samples.ts'
import { serverStateOf } from './server-state.ts'
import type { SlowList } from './slow-list.ts'

export interface MetricsSource {
  /** In the form of Prometheus. */
  text(): Promise<string>
  state(): Promise<ServerState>
}

interface Opening {
  readonly version: string
  /** The folder whose room is told. */
  readonly folder: string
  readonly db: Database
  readonly slow: SlowList
  /** Of each process that answers at this moment. */
  gather(): Promise<readonly Gathered[]>
  /** What those had counted that have ended: a sum never falls. */
  ended?(): readonly Gathered[]
}

/** In milliseconds. */
const remembered = { figures: 5000, tables: 60_000 }

export function openMetricsSource(opening: Opening) {
  const { version, folder, db, slow, gather, ended = () => [] } = opening
  const since = new Date()
  const figures = keptFor(remembered.figures, () => databaseFigures(db))
  const tables = keptFor(remembered.tables, () => largestTables(db))
  const away = () => undefined
  const window = openFigureWindow({
    gather: async () => together([...(await gather()), ...ended()]).getMetricsAsJSON(),
  })
  return {
    async text() {
      const [all, known, room] = await Promise.all([
        gather(),
        figures().catch(away),
        roomIn(folder),
      ])
      return together([
        ...all,
        ...ended(),
        await databaseMeters({ version, figures: known, room }),
      ]).metrics()
    },
    async state(): Promise<ServerState> {
      const [all, known, largest, room] = await Promise.all([
        gather(),
        figures().catch(away),
        tables().catch(away),
        roomIn(folder),
      ])
      return serverStateOf({
        now: new Date(),
        since,
        processes: all.length,
        samples: samplesIn(await together([...all, ...ended()]).getMetricsAsJSON()),
        before: window.before(),
        slow: slow.all(),
        database: known && largest && { ...known, tables: largest },
        room,
      })
    },
    stop: () => window.stop(),
  }
}
