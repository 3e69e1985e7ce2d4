// A collector of OpenTelemetry traces, as they come: JSON over HTTP.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface SpanTold {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status: { readonly code?: number }
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

interface Traces {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SpanTold[] }[]
  }[]
}

export interface TraceCollector {
  readonly address: string
  /** All that has come so far. */
  spans(): readonly SpanTold[]
  close(): void
}

export async function traceCollector(): Promise<TraceCollector> {
  const received: Traces[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push((await json(request)) as Traces)
    response.end('{}')
  }
  const server = createServer((request, response) => void receive(request, response)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    spans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => void server.close(),
  }
}
