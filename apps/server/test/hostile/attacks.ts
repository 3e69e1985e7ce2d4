// What someone sends who wants others to wait: each of it was seen to hold up everybody, or is made up
// of parts that did.

import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '../generated/asked.ts'

export interface Attacker {
  readonly origin: string
  readonly token: string
  /** A farm that they work on, or do not. */
  readonly farm: number
  /** The status of everything that was answered. */
  readonly note: (what: string, status: number) => void
  /** Generated requests: to be granted, or with something wrong in them. */
  readonly madeUp: readonly Request[]
}

type Attack = (attacker: Attacker) => Promise<void>

const impatience = 20_000

async function ask(
  { origin, token, note }: Attacker,
  [method, path]: readonly [string, string],
  body?: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...more,
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  try {
    const answer = await fetch(origin + path, {
      method,
      headers,
      signal: AbortSignal.timeout(impatience),
      ...(body === undefined ? {} : { body: text }),
    })
    await answer.arrayBuffer()
    note(`${method} ${path}`, answer.status)
  } catch {
    // Refused before all of it was sent, or not answered in time: only what is answered counts.
  }
}

function emptyRows(count: number): string {
  return `{"resources":[${'{},'.repeat(count - 1)}{}]}`
}

const tooManyRows: Attack = attacker =>
  ask(attacker, ['POST', '/api/farm_contacts/batch'], emptyRows(50_000))

const tenMegabytes: Attack = attacker =>
  ask(attacker, ['POST', '/api/farm_contacts/batch'], emptyRows(3_300_000))

const wrongRows: Attack = attacker => {
  const row = { farm_id: attacker.farm, name: 'x'.repeat(50), area: 'many', nowhere: 1 }
  const resources = Array.from({ length: 5000 }, () => row)
  return ask(attacker, ['POST', '/api/paddocks/batch'], { resources })
}

const wrongSteps: Attack = attacker => {
  const values = { farm_id: attacker.farm, name: null }
  const steps = Array.from({ length: 5000 }, () => ({ do: 'store', resource: 'paddocks', values }))
  return ask(attacker, ['POST', '/api/v2/batch'], { steps })
}

const manyNumbers: Attack = attacker => {
  const resources = Array.from({ length: 5000 }, (_, place) => 900_000 + place)
  return ask(attacker, ['DELETE', '/api/paddocks/batch'], { resources })
}

const deeplyNested: Attack = attacker =>
  ask(attacker, ['POST', '/api/paddocks/search'], `${'{"a":'.repeat(50_000)}1`)

const manyMembers: Attack = attacker => {
  const values = Object.fromEntries(Array.from({ length: 30_000 }, (_, place) => [`a${place}`, 1]))
  return ask(attacker, ['POST', '/api/paddocks'], values)
}

const longWays: Attack = async attacker => {
  const ways = [
    'farm.paddocks.farm.paddocks',
    'farm.paddocks.farm',
    'farm.farm_periods.period,farm.paddocks,farm.users',
  ]
  const asked = ways.flatMap(way => Array.from({ length: 8 }, () => way))
  await Promise.all(
    asked.map(way => ask(attacker, ['GET', `/api/paddocks?limit=300&include=${way}`])),
  )
}

const everythingAtOnce: Attack = async attacker => {
  const kinds = ['paddocks', 'farms', 'changes', 'farm_contacts', 'periods', 'files']
  await Promise.all(kinds.map(kind => ask(attacker, ['GET', `/api/${kind}?limit=0`])))
}

const wordsFarAndWide: Attack = async attacker => {
  const filters = Array.from({ length: 50 }, (_, place) => ({
    type: place % 2 === 0 ? 'and' : 'or',
    field: 'farm.paddocks.name',
    operator: 'ilike',
    value: `%a%${place}%b%`,
  }))
  const body = { filters, search: { value: '%_%_%' }, sort: [{ field: 'name' }] }
  await Promise.all(
    Array.from({ length: 8 }, () => ask(attacker, ['POST', '/api/paddocks/search'], body)),
  )
}

const manyAtOnce: Attack = async attacker => {
  await Promise.all(Array.from({ length: 150 }, () => ask(attacker, ['GET', '/api/auth/me'])))
}

const hangUps: Attack = async ({ origin, token }) => {
  const abort = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const asked = Array.from({ length: 20 }, () =>
    fetch(`${origin}/api/paddocks?limit=300&include=farm.paddocks`, {
      headers,
      signal: abort.signal,
    }).catch(() => undefined),
  )
  await sleep(30)
  abort.abort()
  await Promise.all(asked)
}

const halfRequests: Attack = async ({ origin, token }) => {
  const { port, hostname } = new URL(origin)
  const sockets = Array.from({ length: 10 }, () => connect(Number(port), hostname))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    const head = `POST /api/paddocks HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}`
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a`)
  }
  await sleep(500)
  for (const socket of sockets) socket.destroy()
}

const unreadStreams: Attack = async ({ origin, token }) => {
  const { port, hostname } = new URL(origin)
  const sockets = Array.from({ length: 10 }, () => connect(Number(port), hostname))
  for (const socket of sockets) {
    socket.on('error', () => undefined).pause()
    const head = `GET /api/paddocks?limit=0&include=farm HTTP/1.1\r\nHost: a`
    socket.write(`${head}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  }
  await sleep(2000)
  for (const socket of sockets) socket.destroy()
}

const oddHeaders: Attack = async attacker => {
  const path = `/api/farms/${attacker.farm}`
  for (const seen of ['x', '"2024"', '9'.repeat(40), 'W/"', '2024-13-45T00:00:00Z']) {
    await ask(attacker, ['PATCH', path], { name: 'x', seen }, { 'if-match': seen })
  }
  await ask(attacker, ['POST', '/api/paddocks'], 'x', { 'content-encoding': 'gzip' })
}

const tokensMadeUp: Attack = async attacker => {
  const forged = () => ({ ...attacker, token: `furrow_${randomUUID()}` })
  await Promise.all(Array.from({ length: 30 }, () => ask(forged(), ['GET', '/api/paddocks'])))
}

const passwordsTried: Attack = async attacker => {
  const email = `${randomUUID()}@example.com`
  const body = { email, password: 'is it this one' }
  await Promise.all(Array.from({ length: 10 }, () => ask(attacker, ['POST', '/api/login'], body)))
}

const openDoors: Attack = async attacker => {
  const paths = ['/api/v2/health', '/api/v2/status', '/api/v2/openapi.json', '/api/v2/docs', '/']
  await Promise.all([...paths, ...paths, ...paths].map(path => ask(attacker, ['GET', path])))
}

const uploadsBegun: Attack = async attacker => {
  const said = `name ${Buffer.from('a.pdf').toString('base64')},farm_id ${Buffer.from(String(attacker.farm)).toString('base64')}`
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': '90000000',
    'upload-metadata': said,
  }
  await Promise.all(
    Array.from({ length: 10 }, () =>
      ask(attacker, ['POST', '/api/v2/uploads'], undefined, headers),
    ),
  )
}

const requestsMadeUp: Attack = async attacker => {
  const first = Math.floor(Math.random() * attacker.madeUp.length)
  const asked = attacker.madeUp.slice(first, first + 12)
  await Promise.all(asked.map(({ method, url, body }) => ask(attacker, [method, url], body)))
}

export const attacks: Readonly<Record<string, Attack>> = {
  tooManyRows,
  tenMegabytes,
  wrongRows,
  wrongSteps,
  manyNumbers,
  deeplyNested,
  manyMembers,
  longWays,
  everythingAtOnce,
  wordsFarAndWide,
  manyAtOnce,
  hangUps,
  halfRequests,
  unreadStreams,
  oddHeaders,
  tokensMadeUp,
  passwordsTried,
  openDoors,
  uploadsBegun,
  requestsMadeUp,
}
