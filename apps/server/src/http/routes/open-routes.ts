// What answers without signing in: the screens, the descriptions of the API, and how the server is.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { describeCatalogue } from '@furrow/wire/describe-catalogue'
import type { FastifyInstance } from 'fastify'
import { docsPage } from '../docs/docs-page.ts'
import { openApiDocument } from '../openapi/document.ts'
import { readyAnswer } from '../web/ready-answer.ts'
import { securityRoute } from '../web/security-text.ts'
import type { SecurityParts } from '../web/security-text.ts'
import { settingsRoute } from './settings-route.ts'
import type { SettingsParts } from './settings-route.ts'
import { isCurrent, isWell } from '../state.ts'
import type { State } from '../state.ts'
import { statusPage } from '../web/status-page.ts'
import { webAppRoutes } from '../web/web-app.ts'
import type { WebParts } from '../web/web-app.ts'

export interface OpenParts extends SecurityParts, SettingsParts, WebParts {
  readonly catalogue: Catalogue
  /** The description for programs, where it is made elsewhere: it takes two seconds. */
  readonly openApi?: () => Promise<string>
  state(): Promise<State>
}

export function openRoutes(app: FastifyInstance, parts: OpenParts): void {
  describeRoutes(app, parts)
  stateRoutes(app, parts)
  settingsRoute(app, parts)
  securityRoute(app, parts)
  webAppRoutes(app, parts)
}

function describeRoutes(app: FastifyInstance, parts: OpenParts): void {
  const { catalogue, version } = parts
  const json = 'application/json; charset=utf-8'
  const described = JSON.stringify(describeCatalogue(catalogue, version))
  app.get(
    '/api/v2/catalogue',
    readyAnswer(json, () => described),
  )
  const openApi = parts.openApi ?? (() => JSON.stringify(openApiDocument(catalogue, version)))
  app.get('/api/v2/openapi.json', readyAnswer(json, openApi))
  const docs = () => docsPage(catalogue, version)
  app.get('/api/v2/docs', readyAnswer('text/html; charset=utf-8', docs))
}

function stateRoutes(app: FastifyInstance, parts: OpenParts): void {
  const { version, logins, password } = parts
  // Nothing is asked for it: a server that cannot say so had better be started again.
  app.get('/api/v2/alive', async (_request, reply) => reply.send({ status: 'alive', version }))
  app.get('/api/v2/health', async (_request, reply) => {
    const state = await parts.state()
    return reply.status(isWell(state) ? 200 : 503).send(healthOf(state, version))
  })
  app.get('/api/v2/status', async (_request, reply) => {
    const state = await parts.state()
    const well = isWell(state)
    // A database that goes away between the two questions is told by the next look at the page.
    const contents = well ? await parts.contents().catch(() => undefined) : undefined
    const page = statusPage({ version, state, contents, logins, password })
    void reply.status(well ? 200 : 503)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

function healthOf(state: State, version: string) {
  const { database, migrations, disk } = state
  return {
    status: isWell(state) ? 'ok' : 'unavailable',
    version,
    database,
    migrations: { current: isCurrent(state), ...migrations },
    ...(disk && { disk: { free_bytes: disk.free, low: disk.isLow } }),
  }
}
