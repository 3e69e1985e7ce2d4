// Whether an answer is the one that was recorded, as far as a client can rely on it. The wording of
// messages, the host in an address and the list of page links are left out.

import { differenceIn, isObject, said } from './compare-bodies.ts'
import { lostFigures } from './lost-figures.ts'
import type { Case } from './read-cases.ts'

export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** What was asked, and what came of it. */
export type Recorded = Pick<Case, 'path' | 'body' | 'expect' | 'status' | 'response' | 'unsorted'>

/** One line about the first thing that differs; nothing where nothing does. */
export function compareAnswers(
  wanted: Recorded,
  answered: Answered,
  clock: string,
): string | undefined {
  if (wanted.expect === 'refuse') return differenceOfRefusal(answered)
  const { status, body } = answered
  if (status !== wanted.status) return `${said('status', wanted.status, status)}${told(body)}`
  if (wanted.expect === 'status' || wanted.response === undefined) return undefined
  const leniency = { unsorted: wanted.unsorted ?? false, clock, mayAdd: lostFigures(wanted) }
  if (status < 400) {
    return differenceIn(bareEnvelope(wanted.response), bareEnvelope(body), leniency)
  }
  if (!messageIn(body)) return said('body.message', 'a message', undefined)
  return differenceIn(bareError(wanted.response), bareError(body), leniency)
}

/** That it is refused is all that counts; a bug is no refusal. */
function differenceOfRefusal({ status, body }: Answered): string | undefined {
  if (status < 400 || status > 499) return `status: expected 4xx, got ${status}${told(body)}`
  return messageIn(body) ? undefined : said('body.message', 'a message', undefined)
}

/** Of a refusal, which figures it is about; the code is a word of ours. */
function bareError(body: unknown): unknown {
  if (!isObject(body)) return body
  const { message: _, code: __, errors, ...others } = body
  return { ...others, ...(isObject(errors) ? { errors: bareErrors(errors) } : {}) }
}

function bareErrors(errors: Readonly<Record<string, unknown>>): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.keys(errors).map(name => [name, true]))
}

function bareEnvelope(body: unknown): unknown {
  if (!isObject(body)) return body
  const { links, meta } = body
  return {
    ...body,
    ...(isObject(links) ? { links: withoutHosts(links) } : {}),
    ...(isObject(meta) ? { meta: bareMeta(meta) } : {}),
  }
}

function bareMeta({ links: _, ...meta }: Readonly<Record<string, unknown>>) {
  return typeof meta['path'] === 'string' ? { ...meta, path: withoutHost(meta['path']) } : meta
}

function withoutHosts(links: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(links).map(([name, url]) => [
      name,
      typeof url === 'string' ? withoutHost(url) : url,
    ]),
  )
}

/** Path and query. */
function withoutHost(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost')
  return `${pathname}${search}`
}

function messageIn(body: unknown): string | undefined {
  const message = isObject(body) ? body['message'] : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

function told(body: unknown): string {
  const message = messageIn(body)
  return message ? ` (${message.replaceAll(/\s+/g, ' ')})` : ''
}
