// A server that people come in to with real tokens, and people with passwords.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { hashPassword } from '../../src/access/sign-in/passwords.ts'
import type { Database } from '../../src/db/database.ts'
import { viewerByToken } from '../../src/http/bearer-token.ts'
import { partsForTests } from '../../src/http/parts-for-tests.ts'
import { buildServer } from '../../src/http/server.ts'
import type { ServerParts } from '../../src/http/server.ts'
import { openFurrowEngine } from '../../src/furrow-engine.ts'

export const password = 'gum tree by the creek'
const kept = hashPassword(password)

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: any // eslint-disable-line typescript/no-explicit-any -- tests look into it
}

interface Sending {
  readonly body?: unknown
  readonly token?: string
  /** The header X-Impersonate-Id. */
  readonly actingFor?: number | string
  /** The network address; a new one each time where nothing is said. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Person {
  readonly id: number
  readonly email: string
  readonly name: string
}

export interface ComingIn {
  readonly lines: readonly string[]
  ask(method: string, url: string, sending?: Sending): Promise<Reply>
  post(url: string, body?: unknown, sending?: Sending): Promise<Reply>
  addPerson(also?: Readonly<Record<string, unknown>>): Promise<Person>
  /** A token of this person. */
  signIn(person: Person): Promise<string>
  close(): Promise<void>
}

export async function comingIn(db: Database, also: Partial<ServerParts> = {}): Promise<ComingIn> {
  const lines: string[] = []
  const catalogue = furrow()
  const parts = partsForTests(lines, {
    catalogue,
    engine: openFurrowEngine(catalogue, db, { publicUrl: () => 'https://furrow.example' }),
    viewerOf: viewerByToken(db),
    publicUrl: 'https://furrow.example',
    ...also,
  })
  const app = await buildServer(parts)
  const ask = async (method: string, url: string, sending: Sending = {}): Promise<Reply> => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: sending.from ?? freshAddress(),
      headers: headersOf(sending),
      ...(sending.body === undefined ? {} : { payload: textOf(sending.body) }),
    })
    expect(reply.statusCode, `${method} ${url}: ${reply.body} ${lines.at(-1)}`).toBeLessThan(500)
    const body = reply.body === '' ? undefined : JSON.parse(reply.body)
    return { status: reply.statusCode, headers: reply.headers, body }
  }
  const post: ComingIn['post'] = (url, body = {}, sending = {}) =>
    ask('POST', url, { ...sending, body })
  return {
    lines,
    ask,
    post,
    addPerson: also => addPerson(db, also),
    async signIn({ email }) {
      const { body } = await post('/api/login', { email, password })
      expect(body.token).toMatch(/^furrow_/)
      return body.token
    },
    close: () => app.close(),
  }
}

function headersOf({ body, token, actingFor, headers = {} }: Sending): Record<string, string> {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(actingFor === undefined ? {} : { 'x-impersonate-id': String(actingFor) }),
    ...headers,
  }
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

let addresses = 0

function freshAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

let people = 0

async function addPerson(
  db: Database,
  also: Readonly<Record<string, unknown>> = {},
): Promise<Person> {
  people += 1
  const row = {
    name: `Person ${people}`,
    email: `person${people}@example.com`,
    password: await kept,
    ...also,
  }
  return insert<Person>(db, 'users', row)
}

/** A row as it comes to stand, without any rule. */
export async function insert<Row extends object = { id: number }>(
  db: Database,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<Row> {
  const names = Object.keys(row)
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
    values (${sql.join(names.map(name => sql`${row[name]}`))}) returning *`.execute(db)
  return rows[0] as Row
}

export async function rowsIn<Row>(
  db: Database,
  query: ReturnType<typeof sql<Row>>,
): Promise<readonly Row[]> {
  return (await query.execute(db)).rows
}
