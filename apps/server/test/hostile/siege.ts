// A server under attack: two farms with rows of everything, everybody in their place with a real token,
// and all that is answered and logged looked through for what nobody may learn.

import { expect } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { makeWorld } from '../access/world.ts'
import type { World } from '../access/world.ts'
import type { Somebody } from '../access/placing.ts'
import { comingIn } from '../session/coming-in.ts'
import type { ComingIn, Reply } from '../session/coming-in.ts'

export type Asking = (
  method: string,
  url: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>

export interface Siege {
  readonly world: World
  readonly server: ComingIn
  as(name: Somebody): Asking
  /** With this token, or without one. */
  with(token: string | undefined): Asking
  id(name: Somebody): number
  home(entity: string): number
  other(entity: string): number
  close(): Promise<void>
}

export async function besiege(db: Database): Promise<Siege> {
  const world = await makeWorld(db)
  const server = await comingIn(db)
  const asking =
    (token: string | undefined): Asking =>
    async (method, url, body, headers = {}) => {
      const who = token === undefined ? {} : { token }
      const sent = body === undefined ? {} : { body }
      const reply = await server.ask(method, url, { ...who, ...sent, headers })
      if (reply.status >= 400 && method !== 'HEAD') expectTight(reply)
      return reply
    }
  return {
    world,
    server,
    as: name => asking(world.tokens.get(name)),
    with: asking,
    id: name => world.ids.get(name) ?? 0,
    home: entity => world.made.home.get(entity) ?? 0,
    other: entity => world.made.other.get(entity) ?? 0,
    async close() {
      await server.close()
      expectSilent(server.lines, [...world.tokens.values()])
    },
  }
}

/** How a refusal looks: a sentence, a code, and faults by field; nothing of how it came about. */
export function expectTight({ body }: Reply): void {
  const text = JSON.stringify(body)
  expect(body.message, text).toEqual(expect.any(String))
  expect(body.code, text).toEqual(expect.any(String))
  expect(text).not.toMatch(innards)
}

/** No line holds a token, a password, or a bug. */
export function expectSilent(lines: readonly string[], secrets: readonly string[]): void {
  const all = lines.join('\n')
  expect(all).not.toContain('"bug"')
  expect(all).not.toMatch(/(?:furrow|reset|invite|app)_[\w-]{20}/)
  for (const secret of secrets) expect(all).not.toContain(secret)
}

const innards =
  /\bselect .* from\b|\binsert into\b|\bupdate .* set\b|\bwhere t\.|pg_|upkeep\.|\.ts:\d|node_modules|\bat \w+ \(|argon2|violates|SQLSTATE|constraint|deletion_id/i
