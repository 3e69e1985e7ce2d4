// A server on a real socket that hears what is written to its database, and people who listen there with
// the typed client.

import { setTimeout as sleep } from 'node:timers/promises'
import { furrow } from '@furrow/catalogue/furrow'
import { connect } from '@furrow/wire/client/connect'
import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'
import type { LiveChange, LiveLine, LiveOver } from '@furrow/wire/live-line'
import { viewerByToken } from '../../src/http/bearer-token.ts'
import { partsForTests } from '../../src/http/parts-for-tests.ts'
import { buildServer } from '../../src/http/server.ts'
import type { ServerParts } from '../../src/http/server.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'
import { changesIn } from '../../src/store-state.ts'
import type { OwnDatabase } from '../own-database.ts'

export interface Listener {
  readonly lines: readonly LiveLine[]
  changes(): readonly LiveChange[]
  /** Waits for a line, for a few seconds at most. */
  until(isMeant: (line: LiveLine) => boolean): Promise<LiveLine>
  /** How it came to an end, once it has. */
  readonly ended: Promise<Result<LiveOver>>
  leave(): void
}

export interface LiveServer {
  readonly origin: string
  readonly logged: readonly string[]
  as(token: string | undefined, sending?: Sending): Furrow
  /** Listening from now on. */
  listen(token: string | undefined, sending?: Sending): Promise<Listener>
  close(): Promise<void>
}

interface Sending {
  readonly device?: string
  readonly impersonating?: number
}

/** Farms' rules are left out: made values need not make sense together. */
export async function liveServer(
  own: OwnDatabase,
  also: Partial<ServerParts> = {},
): Promise<LiveServer> {
  const logged: string[] = []
  const app = await builtOn(own, logged, also)
  const origin = app.listeningOrigin
  const as: LiveServer['as'] = (token, { device, impersonating } = {}) =>
    connect({
      url: origin,
      stored: () => ({ token, impersonating }),
      ...(device === undefined ? {} : { device }),
    })
  return {
    origin,
    logged,
    as,
    async listen(token, sending) {
      const listener = listenerTo(as(token, sending))
      await Promise.race([listener.until(line => 'alive' in line), listener.ended])
      return listener
    },
    async close() {
      // A client that gave up a stream may hold a connection on which nothing was ever asked.
      const hurry = setTimeout(() => app.server.closeAllConnections(), 2000)
      await app.close()
      clearTimeout(hurry)
    },
  }
}

/** Hears already what is written. */
async function builtOn({ db, url }: OwnDatabase, logged: string[], also: Partial<ServerParts>) {
  const catalogue = furrow()
  const { promise: heard, resolve: begin } = Promise.withResolvers<void>()
  const hearing = changesIn({ url, release: 1, replicas: undefined })
  const app = await buildServer(
    partsForTests(logged, {
      catalogue,
      engine: { ...openFurrowEngine(catalogue, db), rules: [] },
      viewerOf: viewerByToken(db),
      hearChanges(ear) {
        const began = () => {
          ear.began()
          begin()
        }
        return hearing({ ...ear, began })
      },
      ...also,
    }),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  await heard
  return app
}

export function listenerTo(furrow: Furrow): Listener {
  const lines: LiveLine[] = []
  const leaving = new AbortController()
  const ended = furrow.live({ signal: leaving.signal, onLine: line => void lines.push(line) })
  return {
    lines,
    changes: () => lines.filter(line => 'entity' in line),
    async until(isMeant) {
      for (let waited = 0; waited < 10_000; waited += 5) {
        const found = lines.find(isMeant)
        if (found) return found
        await sleep(5)
      }
      throw new Error(`It was not told; what was told: ${JSON.stringify(lines)}`)
    },
    ended,
    leave: () => leaving.abort(),
  }
}

/** That a line is about this row, whatever else. */
export function about(entity: string, id: number) {
  return (line: LiveLine): boolean =>
    'entity' in line && line.entity === entity && line.ids.includes(id)
}
