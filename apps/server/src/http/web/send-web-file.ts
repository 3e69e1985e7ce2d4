// A file of the screens on its way: as small as the client can read it, and not at all to whoever
// has it already.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenEncoding } from './content-encoding.ts'
import { digestOf, isHeld } from './ready-answer.ts'
import type { WebFile } from './web-files.ts'

export interface Sending {
  readonly file: WebFile
  /** How long whoever has it may keep it without asking. */
  readonly cacheControl: string
  readonly policy: string
}

export async function sendWebFile(
  { file, cacheControl, policy }: Sending,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { encoded, bytes, mediaType } = file
  const encoding = encoded && chosenEncoding(request.headers['accept-encoding'])
  const tag = tagOf(file, encoding, policy)
  void reply.headers({ etag: tag, 'cache-control': cacheControl })
  void reply.header('content-security-policy', policy)
  if (encoded) void reply.header('vary', varying(reply))
  if (isHeld(request.headers['if-none-match'], tag)) return reply.status(304).send()
  if (encoding) void reply.header('content-encoding', encoding)
  void reply.type(mediaType)
  return reply.send(encoded && encoding ? await encoded(encoding) : bytes)
}

/** A page with another policy is another page: a kept one would go on forbidding what is allowed now. */
function tagOf({ digest, mediaType }: WebFile, encoding: string | undefined, policy: string) {
  const page = mediaType.startsWith('text/html') ? digestOf(policy) : undefined
  return `"${[digest, encoding, page].filter(Boolean).join('.')}"`
}

/** Whatever else an answer depends on stays said. */
function varying(reply: FastifyReply): string {
  const others = reply.getHeader('vary')
  return others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`
}
