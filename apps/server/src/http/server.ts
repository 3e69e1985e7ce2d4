// The server: every address that answers, and how a request is received. It is handed all that it
// tells, so that it can be tried without a database.

import helmet from '@fastify/helmet'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { describeCatalogue } from '@furrow/wire/describe-catalogue'
import { Refusal, notFound } from '@furrow/wire/refusal'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { docsPage, findScript } from './docs-page.ts'
import { openApiDocument } from './openapi/document.ts'
import { hashOf } from './page.ts'
import { readyAnswer } from './ready-answer.ts'
import { answer, refuse } from './refuse.ts'
import { logRequests, requestNumber } from './request-log.ts'
import type { WriteLine } from './request-log.ts'
import { isWell } from './state.ts'
import type { Contents, State } from './state.ts'
import { statusPage } from './status-page.ts'
import type { Login } from './status-page.ts'

export interface ServerParts {
  readonly catalogue: Catalogue
  readonly version: string
  readonly logins: readonly Login[]
  readonly password: string
  readonly log: WriteLine
  state(): Promise<State>
  contents(): Promise<Contents>
}

const largestBody = 10 * 1024 * 1024

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: largestBody,
    requestTimeout: 120_000,
    genReqId: ({ headers }) => requestNumber(headers),
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setErrorHandler(refuse)
  logRequests(app, parts.log)
  await app.register(helmet, { contentSecurityPolicy: { directives: policy } })
  receiveBodies(app)
  describeRoutes(app, parts)
  stateRoutes(app, parts)
  refuseTheRest(app)
  return app
}

/** Scripts run only where we wrote them; nothing is fetched from elsewhere. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", hashOf(findScript)],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

/** JSON objects; a form that is empty, as some clients send with a bare POST; nothing else. */
function receiveBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(body === '' ? null : wrongForm, undefined),
  )
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    const isObject = typeof body === 'object' && !Array.isArray(body)
    done(
      body === undefined || isObject
        ? undefined
        : new Refusal('bad_request', 'Send a JSON object.'),
    )
  })
}

const wrongForm = new Refusal('wrong_media_type', 'Send the body as JSON.')

function describeRoutes(app: FastifyInstance, { catalogue, version }: ServerParts): void {
  const json = 'application/json; charset=utf-8'
  const described = () => JSON.stringify(describeCatalogue(catalogue, version))
  app.get('/api/v2/catalogue', readyAnswer(json, described))
  const openApi = () => JSON.stringify(openApiDocument(catalogue, version))
  app.get('/api/v2/openapi.json', readyAnswer(json, openApi))
  const docs = () => docsPage(catalogue, version)
  app.get('/api/v2/docs', readyAnswer('text/html; charset=utf-8', docs))
}

function stateRoutes(app: FastifyInstance, parts: ServerParts): void {
  const { version, logins, password } = parts
  app.get('/api/v2/health', async (_request, reply) => {
    const state = await parts.state()
    const well = isWell(state)
    return reply
      .status(well ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'unavailable', version, ...state })
  })
  app.get('/', async (_request, reply) => {
    const state = await parts.state()
    const contents = isWell(state) ? await parts.contents() : undefined
    const page = statusPage({ version, state, contents, logins, password })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  })
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Another method at an address that exists is told which ones it takes. */
function refuseTheRest(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = methods.filter(method => app.findRoute({ url: path, method }))
    if (allowed.length === 0) return answer(notFound(`There is nothing at ${path}.`), reply)
    void reply.header('allow', allowed.join(', '))
    const sentence = `${request.method} is not possible at ${path}, only ${allowed.join(', ')}.`
    return answer(new Refusal('wrong_method', sentence), reply)
  })
}
