// What an answer holds, taken out of its envelope. Whatever has another shape is no answer of ours.

import type { Answer, Exchange, HttpCall } from './exchange.ts'
import { failed } from './failure.ts'
import type { Done, Failed, Result, WriteMeta } from './result.ts'

/** What the answer holds is taken on trust: the server makes it from the same catalogue. */
export type Ask = <R extends Result<unknown>>(call: HttpCall) => Promise<R>

export function asking(exchange: Exchange, open: (answer: Answer) => Done<unknown> | Failed): Ask {
  return async call => {
    const answer = await exchange.json(call)
    return (answer.ok ? open(answer) : answer) as never
  }
}

/** `{data, meta}`: a row, or rows. */
export function enveloped(answer: Answer): Done<unknown> | Failed {
  const body = membersOf(answer.body)
  return body && 'data' in body ? done(body['data'], body['meta']) : strange(answer)
}

/** What was done with links stands beside `meta`, in no envelope. */
export function unenveloped(answer: Answer): Done<unknown> | Failed {
  const body = membersOf(answer.body)
  if (!body) return strange(answer)
  const { meta, ...data } = body
  return done(data, meta)
}

/** Any JSON, or nothing, as it is. */
export function whole({ body }: Answer): Done<unknown> {
  return done(body, membersOf(body)?.['meta'])
}

function done(data: unknown, meta: unknown): Done<unknown> {
  return { ok: true, data, meta: { warnings: [], ...(membersOf(meta) as Partial<WriteMeta>) } }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Record<string, unknown>) : undefined
}

function strange({ status, body }: Answer): Failed {
  const text = JSON.stringify(body) ?? ''
  const message = 'The server’s answer can’t be read.'
  return failed({ kind: 'broken', status, message, text })
}
