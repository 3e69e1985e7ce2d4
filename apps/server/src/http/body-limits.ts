// How much a request may hold, by what it is.

import { manyRowsVerbs } from '@furrow/wire/calls'
import { Refusal } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'

export interface BodyLimits {
  readonly megabytes: number
  /** Rows, steps or numbers of rows in one request. */
  readonly rows: number
}

export const bodyLimits = {
  /** Signing in, an invitation. */
  form: { megabytes: 1 / 64, rows: 5000 },
  /** One row, or a question. */
  oneRow: { megabytes: 1, rows: 5000 },
  manyRows: { megabytes: 10, rows: 5000 },
  /** What is done in the background, a part at a time. */
  job: { megabytes: 10, rows: 100_000 },
} as const satisfies Record<string, BodyLimits>

/** Nothing where files are sent, which have limits of their own. */
export function limitsOf({ address, routeOptions }: FastifyRequest): BodyLimits | undefined {
  if (address) return bodyLimits[manyRowsVerbs.includes(address.verb) ? 'manyRows' : 'oneRow']
  const { holds = bodyLimits.oneRow } = routeOptions.config
  return holds === 'files' ? undefined : holds
}

export function bytesOf({ megabytes }: BodyLimits): number {
  return megabytes * 1024 * 1024
}

export function tooLarge({ megabytes }: BodyLimits): Refusal {
  const most = megabytes < 1 ? `${megabytes * 1024} KB` : `${megabytes} MB`
  return new Refusal('too_large', `The body can have at most ${most}.`)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly holds?: BodyLimits | 'files'
    /** What a form of a page of ours sends. */
    readonly takesForm?: true
  }
}
