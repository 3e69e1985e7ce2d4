// The server with its rules, asked by one person or another, and people made up for a test.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect } from 'vitest'
import { nobody } from '../../src/access/reach/viewer.ts'
import type { FarmsReached, Viewer } from '../../src/access/reach/viewer.ts'
import type { Database } from '../../src/db/database.ts'
import { askingFurrow } from '../asking.ts'
import type { Answer, Asker } from '../asking.ts'
import { ownDatabase } from '../own-database.ts'

export type Call = readonly [method: string, path: string, body?: unknown]

export interface AskedByPeople {
  readonly db: Database
  by(viewer: Viewer, ...call: Call): Promise<Answer>
  /** What the row was answered with. */
  done(viewer: Viewer, ...call: Call): Promise<Readonly<Record<string, unknown>> & { id: number }>
  /** What was wrong, by field. */
  refused(viewer: Viewer, ...call: Call): Promise<Record<string, string[]>>
  /** The sentence with which something that stands was kept. */
  kept(viewer: Viewer, ...call: Call): Promise<string>
  /** The number of a new person. */
  person(name: string, values?: Readonly<Record<string, unknown>>): Promise<number>
}

/** Call at the top of a test file. */
export function askedByPeople(): AskedByPeople {
  const { db } = ownDatabase()
  let asker: Asker | undefined
  beforeAll(async () => {
    asker = await askingFurrow(db)
  })
  afterAll(() => asker?.close())
  const by: AskedByPeople['by'] = (viewer, method, path, body) => {
    if (!asker) throw new Error('Nobody can be asked yet.')
    return asker.as(viewer)(method, `/api/${path}`, body)
  }
  return {
    db,
    by,
    async done(viewer, ...call) {
      const { status, text, body } = await by(viewer, ...call)
      expect([200, 201], text).toContain(status)
      return body.data
    },
    async refused(viewer, ...call) {
      const { status, text, body } = await by(viewer, ...call)
      expect(status, text).toBe(422)
      return body.errors
    },
    async kept(viewer, ...call) {
      const { status, text, body } = await by(viewer, ...call)
      expect(status, text).toBe(409)
      return body.message
    },
    async person(name, values = {}) {
      const row = { name, email: `${name.toLowerCase()}@example.com`, ...values }
      const columns = Object.keys(row).map(column => sql.ref(column))
      const { rows } = await sql<{ id: number }>`
        insert into users (${sql.join(columns)}) values (${sql.join(Object.values(row))})
        returning id`.execute(db)
      return rows[0]?.id ?? expect.fail(`${name} was not added.`)
    },
  }
}

/** Someone of farms: each right with the numbers of the farms where they have it. */
export function ofFarms(id: number, rights: Partial<FarmsReached>): Viewer {
  const viewer = nobody(id)
  const seen = [...new Set(Object.values(rights).flat())]
  return { ...viewer, farms: { ...viewer.farms, seen, ...rights } }
}
