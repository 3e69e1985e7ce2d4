// What the screens of a grower ask and save, as requests.

import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { Grower } from './growers.ts'

export interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

export interface Answered {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly bytes: number
  /** In milliseconds. */
  readonly took: number
}

type Ask = (token: string, request: Request) => Promise<Answered>

/** What is answered is received whole and let go. */
export function askingAt(origin: string, agent: http.Agent): Ask {
  const { hostname, port } = new URL(origin)
  return (token, { method, path, headers = {}, body }) => {
    const began = performance.now()
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const door = { authorization: `Bearer ${token}` }
    return new Promise((resolve, reject) => {
      const options = { hostname, port, agent, method, path }
      const request = http.request(
        { ...options, headers: { ...door, ...length, ...headers } },
        response => {
          let bytes = 0
          response.on('data', (piece: Buffer) => (bytes += piece.length))
          response.on('error', reject)
          response.on('end', () => {
            const took = performance.now() - began
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, took })
          })
        },
      )
      request.on('error', reject)
      request.end(body)
    })
  }
}

const json = { 'content-type': 'application/json' }

/** The screens of a farm’s period: its land, its crops, how complete it is, and one paddock. */
export function readsOf({ farm, period, paddocks }: Grower): readonly Request[] {
  const ofPeriod = JSON.stringify({
    scopes: [
      { name: 'FarmIdIn', parameters: [[farm]] },
      { name: 'PeriodIdIn', parameters: [[period]] },
    ],
  })
  return [
    { method: 'GET', path: '/api/auth/me' },
    search('/api/paddocks/search?limit=0&include=property,crop_collections', ofPeriod),
    search('/api/crop_collections/search?limit=0', ofPeriod),
    { method: 'GET', path: `/api/v2/completeness/overview?farm_ids=${farm}` },
    { method: 'GET', path: `/api/paddocks/${paddocks[0]}?include=farm` },
  ]
}

function search(path: string, body: string): Request {
  return { method: 'POST', path, headers: json, body }
}

/** One paddock and a contact, as the outbox sends them: done once, however often it is sent. */
export function saveOf({ farm, paddocks }: Grower, at: number): Request {
  const id = paddocks[at % paddocks.length]
  const steps = [
    { do: 'update', resource: 'paddocks', id, values: { water_holding: 100 + (at % 100) } },
    { do: 'store', resource: 'farm_contacts', values: { farm_id: farm, name: `Carrier ${at}` } },
  ]
  return {
    method: 'POST',
    path: '/api/v2/batch',
    headers: { ...json, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ steps }),
  }
}
