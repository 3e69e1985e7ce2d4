// What the server is handed: the store as it is asked, and of the settings what each part needs.

import { readFileSync } from 'node:fs'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { frameOrigins } from './access/apps/frame-origins.ts'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { openFileStorage } from './files/file-storage.ts'
import type { FileStorage } from './files/file-storage.ts'
import { viewerByToken } from './http/bearer-token.ts'
import type { ServerParts } from './http/server.ts'
import { openFurrowEngine } from './furrow-engine.ts'
import { logLines } from './log-lines.ts'
import { makeOpenApi } from './make-openapi.ts'
import type { Store } from './open-store.ts'
import type { Settings } from './settings/settings.ts'
import { changesIn, contentsOf, stateOf } from './store-state.ts'
import { toldSettings } from './settings/web-settings.ts'

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
const version = String((JSON.parse(manifest) as { version: unknown }).version)

interface Around {
  readonly catalogue: Catalogue
  readonly settings: Settings
  /** Where the server listens; known once it does. */
  readonly origin: () => string
}

export interface ProcessParts extends ServerParts {
  readonly files: FileStorage
}

export function serverParts(store: Store, { catalogue, settings, origin }: Around): ProcessParts {
  const { db, locks } = store
  const { timeZone, publicUrl, web, dataDir, files } = settings
  const log = logLines(text => process.stdout.write(text))
  return {
    catalogue,
    version,
    logins: Object.values(demoPeople),
    password: demoPassword,
    log,
    files: openFileStorage({ folder: dataDir, settings: files, locks, log }),
    openApi: () => makeOpenApi(version),
    state: stateOf(store),
    contents: contentsOf(store),
    hearChanges: changesIn(store),
    settings: toldSettings(web, settings),
    web: { ...web, frameOrigins: () => frameOrigins(db) },
    places: { datasilo: web.datasiloUrl, oldportal: web.oldportalUrl },
    engine: openFurrowEngine(catalogue, db, {
      timeZone,
      publicUrl: () => publicUrl ?? origin(),
      processes: settings.workers,
    }),
    processes: settings.workers,
    viewerOf: viewerByToken(store.door),
    publicUrl,
    trustProxy: settings.trustProxy,
    corsOrigins: settings.corsOrigins,
    securityContact: settings.securityContact,
  }
}
