// What the server is handed: the store as it is asked, and of the settings what each part needs.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { frameOrigins } from './access/apps/frame-origins.ts'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { openFileStorage } from './files/file-storage.ts'
import type { FileStorage } from './files/file-storage.ts'
import { viewerByToken } from './http/bearer-token.ts'
import type { ServerParts } from './http/server.ts'
import { openFurrowEngine } from './furrow-engine.ts'
import { furrowVersion as version } from './furrow-version.ts'
import { makeOpenApi } from './make-openapi.ts'
import type { WorkWatch } from './metrics/work-watch.ts'
import type { MetricsSource } from './metrics/metrics-source.ts'
import type { Store } from './open-store.ts'
import type { Settings } from './settings/settings.ts'
import { changesIn, contentsOf, stateOf } from './store-state.ts'
import { toldSettings } from './settings/web-settings.ts'
import type { Watching } from './watching.ts'

interface Around extends Watching {
  readonly catalogue: Catalogue
  readonly settings: Settings
  /** Where the server listens; known once it does. */
  readonly origin: () => string
  readonly metrics: MetricsSource
}

export interface ProcessParts extends ServerParts {
  readonly files: FileStorage
  readonly work: WorkWatch
}

export function serverParts(store: Store, around: Around): ProcessParts {
  const { catalogue, settings, origin, watch, log, metrics } = around
  const { db, locks } = store
  const { timeZone, publicUrl, web, dataDir, files } = settings
  const { token } = settings.metrics
  const { requests, work } = watch
  return {
    catalogue,
    version,
    logins: Object.values(demoPeople),
    password: demoPassword,
    log,
    requests,
    work,
    metrics,
    metricsAddress: token === undefined ? undefined : { token, text: metrics.text },
    files: openFileStorage({ folder: dataDir, settings: files, locks, log, counts: work.uploads }),
    openApi: () => makeOpenApi(version),
    state: stateOf(store),
    contents: contentsOf(store),
    hearChanges: changesIn(store),
    replicas: store.replicas,
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
