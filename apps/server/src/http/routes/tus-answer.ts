// Between our server and the tus protocol: a request as that one reads it, and its answers in our words.

import { Readable } from 'node:stream'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** With what the protocol reads, and nothing else: who asks, and from where, is known already. */
export function webRequest(request: FastifyRequest): Request {
  const { method, headers, body } = request
  const said = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    isOfProtocol(name) && value !== undefined ? [[name, String(value)]] : [],
  )
  return new Request('http://furrow.invalid/', {
    method,
    headers: said,
    ...(body instanceof Readable ? { body: Readable.toWeb(body), duplex: 'half' } : {}),
  })
}

/** What nobody read passes by: the next request on the same connection would wait behind it. */
export function letPass({ body }: FastifyRequest): void {
  if (body instanceof Readable) body.removeAllListeners('data').resume()
}

function isOfProtocol(name: string): boolean {
  return /^(?:tus|upload)-|^content-(?:type|length)$/.test(name)
}

const answered = /^(?:tus|upload)-|^x-file-|^location$/

export async function sendTus(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  for (const [name, value] of response.headers)
    if (answered.test(name)) void reply.header(name, value)
  if (response.ok) return reply.status(response.status).send()
  throw refusalIn(response.status, (await response.text()).trim())
}

/** What the protocol refuses, in its own words where there are none of ours. */
function refusalIn(status: number, said: string): Refusal {
  return (
    refusals[status] ?? new Refusal('bad_request', said || 'The request is not one of an upload.')
  )
}

const refusals: Readonly<Record<number, Refusal>> = {
  404: new Refusal('not_found', 'This upload doesn’t exist.'),
  409: new Refusal('conflict', 'The upload is at another offset now. Ask for its Upload-Offset.'),
  410: new Refusal('not_found', 'This upload no longer exists.'),
  413: new Refusal('too_large', 'More was sent than the upload was declared to have.'),
  // Someone else held the upload for half a minute.
  500: new Refusal('unavailable', 'This upload is busy. Try again shortly.'),
}
