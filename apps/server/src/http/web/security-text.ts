// Whom to tell of a weakness, as RFC 9116 wants it said: /.well-known/security.txt.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export interface SecurityParts {
  /** An address that begins with mailto: or https://; where nobody set one, the page of the records. */
  readonly securityContact?: string | undefined
  /** Where others find this server; where it is not said, the address that was asked. */
  readonly publicUrl?: string | undefined
}

export function securityRoute(app: FastifyInstance, parts: SecurityParts): void {
  app.get('/.well-known/security.txt', (request: FastifyRequest, reply: FastifyReply) => {
    const origin = parts.publicUrl?.replace(/\/+$/, '') ?? `${request.protocol}://${request.host}`
    const contact = parts.securityContact ?? `${origin}/api/v2/docs#security`
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache')
    return reply.send(securityText(contact, new Date()))
  })
}

/** Half a year ahead of whenever it is asked, so that it never runs out while someone answers. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now)
  expires.setUTCDate(expires.getUTCDate() + 180)
  expires.setUTCHours(0, 0, 0, 0)
  const day = expires.toISOString().replace('.000Z', 'Z')
  return [`Contact: ${contact}`, `Expires: ${day}`, 'Preferred-Languages: en', ''].join('\n')
}
