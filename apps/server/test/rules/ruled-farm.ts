// A farm with three periods, asked about as a client would, so that the rules of farming can be tried
// one by one.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Viewer } from '../../src/access/reach/viewer.ts'
import type { Database } from '../../src/db/database.ts'
import type { Warning } from '../../src/rules/saving/save-rule.ts'
import { askingFurrow } from '../asking.ts'
import type { Answer, Asker } from '../asking.ts'
import { ownDatabase } from '../own-database.ts'

export interface Kept {
  readonly id: number
  readonly [field: string]: unknown
}

export type RuledFarm = Standing & Calls & Tries & Grown & Others

/** Call at the top of a test file. Every test has a farm of its own. */
export function ruledFarm(): RuledFarm {
  const { db } = ownDatabase()
  const standing: Standing = { farm: 0, before: 0, now: 0, after: 0 }
  let asker: Asker | undefined
  const ask: Calls['ask'] = (method, path, body) => {
    if (!asker) throw new Error('Nobody can be asked yet.')
    return asker.ask(method, `/api/${path}`, body)
  }
  const calls = callsOf(db, ask)
  const by: Others['by'] = (viewer, method, path, body) => {
    if (!asker) throw new Error('Nobody can be asked yet.')
    return asker.as(viewer)(method, `/api/${path}`, body)
  }
  const farm = Object.assign(standing, calls, triesOf(ask), grownOn(standing, calls), { by, db })
  beforeAll(async () => {
    asker = await askingFurrow(db)
  })
  afterAll(() => asker?.close())
  beforeEach(() => begin(farm))
  return farm
}

interface Others {
  readonly db: Database
  /** As someone else than an administrator. */
  by(viewer: Viewer, method: string, path: string, body?: unknown): Promise<Answer>
}

interface Standing {
  farm: number
  /** The periods 2021-22, 2022-23 and 2023-24. */
  before: number
  now: number
  after: number
}

async function begin(farm: Standing & Calls): Promise<void> {
  farm.farm = (await farm.add('farms', { farm_name: 'Downs' })).id
  farm.before = await farm.listed('periods', '2021-22')
  farm.now = await farm.listed('periods', '2022-23')
  farm.after = await farm.listed('periods', '2023-24')
  const resources = [farm.before, farm.now, farm.after]
  await farm.ask('POST', `farms/${farm.farm}/periods/attach`, { resources })
}

interface Calls {
  ask(method: string, path: string, body?: unknown): Promise<Answer>
  /** The number of a row that came with Furrow, by its lasting name. */
  listed(entity: string, slug: string): Promise<number>
  add(entity: string, values: object): Promise<Kept>
  change(entity: string, id: number, values: object): Promise<Kept>
  remove(entity: string, id: number): Promise<void>
  bringBack(entity: string, id: number): Promise<void>
  row(entity: string, id: number): Promise<Kept>
}

function callsOf(db: Database, ask: Calls['ask']): Calls {
  const told = async (status: number, ...call: Parameters<typeof ask>): Promise<Kept> => {
    const answer = await ask(...call)
    expect(answer.status, `${call.join(' ')}: ${answer.text}`).toBe(status)
    return answer.body.data
  }
  return {
    ask,
    async listed(entity, slug) {
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(entity)} where slug = ${slug}`.execute(db)
      return rows[0]?.id ?? expect.fail(`${entity} has no ${slug}`)
    },
    add: (entity, values) => told(201, 'POST', entity, values),
    change: (entity, id, values) => told(200, 'PATCH', `${entity}/${id}`, values),
    remove: async (entity, id) => void (await told(200, 'DELETE', `${entity}/${id}`)),
    bringBack: async (entity, id) => void (await told(200, 'POST', `${entity}/${id}/restore`)),
    row: (entity, id) => told(200, 'GET', `${entity}/${id}`),
  }
}

/** Of a new row, or with a number of one that is there. */
interface Tries {
  /** What is wrong with a row, by field. */
  refusal(entity: string, values: object, id?: number): Promise<Record<string, string[]>>
  /** What is said of a row that is saved nevertheless, as `W-PAD-4 area`. */
  warnings(entity: string, values: object, id?: number): Promise<string[]>
  sentence(code: string, entity: string, values: object, id?: number): Promise<string | undefined>
}

function triesOf(ask: Calls['ask']): Tries {
  const save = (entity: string, values: object, id?: number) =>
    id === undefined ? ask('POST', entity, values) : ask('PATCH', `${entity}/${id}`, values)
  const warned = async (entity: string, values: object, id?: number): Promise<Warning[]> => {
    const { status, text, body } = await save(entity, values, id)
    expect([200, 201], text).toContain(status)
    return body.meta?.warnings ?? []
  }
  return {
    async refusal(entity, values, id) {
      const { status, text, body } = await save(entity, values, id)
      expect(status, text).toBe(422)
      return body.errors
    },
    async warnings(entity, values, id) {
      return (await warned(entity, values, id)).map(({ code, field }) => `${code} ${field}`)
    },
    async sentence(code, entity, values, id) {
      return (await warned(entity, values, id)).find(warning => warning.code === code)?.message
    },
  }
}

interface Grown {
  paddock(values?: object): Promise<Kept>
  /** A crop on a paddock, by the lasting name of the crop. */
  crop(slug: string | null, values?: object): Promise<Kept>
}

function grownOn(standing: Standing, { add, listed }: Calls): Grown {
  const paddock: Grown['paddock'] = (values = {}) => {
    const name = randomUUID().slice(0, 8)
    const where = { farm_id: standing.farm, period_id: standing.now }
    return add('paddocks', { ...where, name, area: 100, ...values })
  }
  return {
    paddock,
    async crop(slug, values = {}) {
      const paddock_id = 'paddock_id' in values ? values.paddock_id : (await paddock()).id
      const current_crop_id = slug === null ? null : await listed('crop_types', slug)
      return add('crop_collections', { current_crop_id, paddock_id, ...values })
    },
  }
}
