// A port of its own for the meters, for a network that Prometheus reaches and nobody else does.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metricsType } from './gathered.ts'

interface Opening {
  readonly host: string
  readonly port: number
  text(): Promise<string>
}

interface MetricsPort {
  readonly port: number
  stop(): Promise<void>
}

export async function openMetricsPort({ host, port, text }: Opening): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    return void text().then(
      told => response.writeHead(200, { 'content-type': metricsType }).end(told),
      () => response.writeHead(503).end(),
    )
  })
  server.requestTimeout = 10_000
  server.listen(port, host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`METRICS_PORT ${port} cannot be listened on: ${error.code}.`, { cause: error })
  })
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => void server.close(resolve))
    },
  }
}
