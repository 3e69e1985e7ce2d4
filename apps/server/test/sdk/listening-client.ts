// The published client, set up against a server on a real socket. What it sends is recorded as it
// went over the wire.

import type { ClientRequest } from 'node:http'
import { Orion } from '@tailflow/laravel-orion/lib/orion.js'
import type { Asker } from '../asking.ts'

interface Sent {
  readonly method: string
  /** With what is asked behind "?". */
  readonly path: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
  readonly status: number
}

export interface ListeningClient {
  readonly origin: string
  /** The request that was answered last. */
  last(): Sent
  /** As it is before a first call. */
  begin(): void
}

export async function listeningClient(asker: Asker): Promise<ListeningClient> {
  const origin = await asker.listen()
  const sent: Sent[] = []
  Orion.init(origin)
  const http = Orion.makeHttpClient().getAxios().create()
  http.interceptors.response.use(
    answer => {
      sent.push(sentIn(answer))
      return answer
    },
    (error: { readonly response?: Answer }) => {
      if (error.response) sent.push(sentIn(error.response))
      throw error
    },
  )
  const begin = () => {
    Orion.init(origin)
    Orion.withoutToken()
    Orion.makeHttpClientUsing(() => http)
  }
  return { origin, last: () => lastOf(sent), begin }
}

interface Answer {
  readonly status: number
  readonly config: { readonly data?: unknown }
  readonly request?: unknown
}

function sentIn({ status, config, request }: Answer): Sent {
  const over = request as ClientRequest
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
  return { method: over.method, path: over.path, body, headers: over.getHeaders(), status }
}

function lastOf(sent: readonly Sent[]): Sent {
  const last = sent.at(-1)
  if (!last) throw new Error('Nothing was sent.')
  return last
}
