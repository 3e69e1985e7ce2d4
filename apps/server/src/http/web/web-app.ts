// The screens: the files of the build below the address that the specification fixes, and their one
// page for every address there that is no file.

import { notFound } from '@furrow/wire/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageText } from './html-page.ts'
import { pathOf, wholePathOf } from '../request-log.ts'
import { sendWebFile } from './send-web-file.ts'
import { webFiles } from './web-files.ts'
import type { WebFile, WebFileAt } from './web-files.ts'
import { webPolicy } from './web-policy.ts'

export interface WebParts {
  readonly web?: Web
}

interface Web {
  /** Where the built screens are. */
  readonly folder: string
  readonly errorReportDsn: string | undefined
  readonly recordingUrl: string | undefined
  readonly datasiloUrl: string | undefined
  readonly oldportalUrl: string | undefined
  readonly mapTilesUrl: string | undefined
  /** Where the pages of the apps come from. */
  readonly frameOrigins?: () => Promise<readonly string[]>
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const base = '/collect/1.0.0'

export function webAppRoutes(app: FastifyInstance, { web }: WebParts): void {
  const answer = answering(web)
  app.get('/', toScreens)
  app.get('/collect', toScreens)
  app.get(`${base}/*`, answer)
  app.get(base, (request, reply) =>
    // The slash at the end makes it a folder, from which the page names its files.
    wholePathOf(request).endsWith('/') ? answer(request, reply) : toScreens(request, reply),
  )
}

/** With what was asked behind it. */
function toScreens({ originalUrl }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [, asked] = /(\?[^#]*)/.exec(originalUrl) ?? []
  return reply.redirect(`${base}/${asked ?? ''}`, 302)
}

function answering(web: Web | undefined): Answer {
  const fileAt: WebFileAt = web ? webFiles(web.folder) : async () => undefined
  const policyNow = webPolicy({
    told: [web?.errorReportDsn, web?.recordingUrl, web?.mapTilesUrl],
    framed: [web?.datasiloUrl, web?.oldportalUrl],
    frameOrigins: web?.frameOrigins,
  })
  return async (request, reply) => {
    const name = nameIn(request)
    const file = await fileAt(name)
    const isPage = !file && mayBePage(name, request)
    if (!file && !isPage) throw notFound(`Not found: ${pathOf(request)}.`)
    const sent = file ?? (await fileAt('index.html'))
    if (!sent) return sendUnbuilt(reply)
    const cacheControl = file && isForGood(name, file) ? keepForGood : 'no-cache'
    return sendWebFile({ file: sent, cacheControl, policy: await policyNow() }, request, reply)
  }
}

/** What lies in this folder has its own digest in its name; what is new there may be half of a file. */
function isForGood(name: string, { changedAt }: WebFile): boolean {
  return name.startsWith('assets/') && Date.now() - changedAt > settledAfter
}

/** In milliseconds. */
const settledAfter = 5000
const keepForGood = 'public, max-age=31536000, immutable'

function nameIn({ params }: FastifyRequest): string {
  const { '*': name = '' } = params as { readonly '*'?: string }
  return name.replace(/^\/+|\/+$/g, '')
}

/** The page finds by itself what it shows at an address; to whoever wants no page, there is nothing. */
function mayBePage(name: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const isOdd = name.split('/').some(word => word.startsWith('.') || /[\p{Cc}\\]/u.test(word))
  return !isOdd && !isFileName(name) && /text\/html|text\/\*|\*\/\*/.test(accept)
}

/** By the letters behind its dot: the 0 of an app's version 1.0 is no such end. */
function isFileName(name: string): boolean {
  return /\.[a-z][a-z\d]*$/i.test(name)
}

function sendUnbuilt(reply: FastifyReply): FastifyReply {
  const body =
    '<h1>No screens yet</h1><p>The screens are not built: run <code>npm run build</code>, and load this page again.</p>'
  void reply.status(503).type('text/html; charset=utf-8')
  return reply.send(pageText({ title: 'No screens yet', body }))
}
