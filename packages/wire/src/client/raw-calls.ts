// Calls that are about no record: sign-in, reports, files. What they answer, the caller says.

import { writing } from './call-options.ts'
import type { ReadOptions, WriteOptions } from './call-options.ts'
import type { Exchange, HttpCall } from './exchange.ts'
import { asking, whole } from './read-answer.ts'
import type { Result } from './result.ts'

export interface RawCalls {
  get<Body = unknown>(path: string, options?: ReadOptions & Addressed): Promise<Result<Body>>
  /** For pictures, downloads and reports. */
  blob(path: string, options?: ReadOptions & Addressed): Promise<Result<Blob>>
  readonly post: RawWrite
  readonly put: RawWrite
  readonly patch: RawWrite
  readonly delete: RawWrite
}

type RawWrite = <Body = unknown>(
  path: string,
  body?: unknown,
  options?: WriteOptions & Addressed,
) => Promise<Result<Body>>

interface Addressed {
  /** `v2` unless said; empty for `/api/{path}`. */
  readonly version?: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
}

export function rawCalls(exchange: Exchange): RawCalls {
  const ask = asking(exchange, whole)
  const write =
    (method: HttpCall['method']): RawWrite =>
    (path, body, options = {}) =>
      ask({ method, body, ...addressed(path, options), ...writing(options) })
  return {
    get: (path, options = {}) =>
      ask({ method: 'GET', ...addressed(path, options), signal: options.signal }),
    async blob(path, options = {}) {
      const call = { method: 'GET', ...addressed(path, options), signal: options.signal } as const
      const answer = await exchange.blob(call)
      return answer.ok ? { ok: true, data: answer.body, meta: { warnings: [] } } : answer
    },
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: write('DELETE'),
  }
}

function addressed(path: string, { version = 'v2', query = {} }: Addressed) {
  const words = ['/api', version, path.replace(/^\//, '')].filter(word => word !== '')
  const said = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return { path: words.join('/'), query: new URLSearchParams(said) }
}
