// Figures about money and billing, and what people keep to themselves, are shown to and set by those
// whom the table names, and to everybody else they are empty.

import { furrow } from '@furrow/catalogue/furrow'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { bareRow, sentRow } from '../sent-rows.ts'
import type { Row } from '../sent-rows.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import { closedFigures, seenOfColleagues } from './closed-figures.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import { inBusiness, names, onFarm, sides } from './people.ts'
import type { PersonName, SideName } from './people.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const closed = Object.entries(closedFigures).map(([entity, figures]) => ({ entity, figures }))

let known: Known
let door: Door
beforeAll(async () => {
  ;({ known, door } = await begin(db, 'without rules, with history'))
})
afterAll(() => door.close())

function seesFigures(name: PersonName, entity: string, side: SideName): boolean {
  if (name === 'admin') return true
  if (entity !== 'businesses') return onFarm(name, side).includes('money')
  return inBusiness(name, side).some(way => way !== 'belongs' && way !== 'knows')
}

const rowOn = (side: SideName, entity: string): Row => {
  const row = known.stored.get(entity)?.get(known.world.made[side].get(entity) ?? 0)
  if (!row) throw new Error(`${side} has no row of ${entity}.`)
  return row
}

describe.each(closed)('$entity', ({ entity, figures }) => {
  test('the figures are shown to those who may see them', async () => {
    const differences = []
    for (const name of names) {
      const { body } = await door.as(name)('POST', `/api/${entity}/search?limit=0`, {})
      for (const side of sides) {
        const stands = rowOn(side, entity)
        const got = body.data.find(({ id }: { id: unknown }) => id === stands['id'])
        const expected = seesFigures(name, entity, side)
        const wrong = figures.filter(one => got && (got[one] !== null) !== expected)
        if (wrong.length > 0)
          differences.push({ entity, name, side, verb: 'search', expected, wrong })
      }
    }
    expect(differences).toEqual([])
  })

  test('nor are they told by the history of the row', async () => {
    const differences = []
    const { id } = rowOn('home', entity)
    const filters = [
      { field: 'entity', operator: '=', value: entity },
      { field: 'row', operator: '=', value: id },
    ]
    for (const name of names) {
      const { body } = await door.as(name)('POST', '/api/changes/search?limit=0', { filters })
      const line = body.data.at(-1)
      const expected = seesFigures(name, entity, 'home')
      const wrong = figures.filter(one => line && (line.after?.[one] !== undefined) !== expected)
      if (wrong.length > 0) differences.push({ entity, name, verb: 'changes', expected, wrong })
    }
    expect(differences).toEqual([])
  })

  test('they are set by those who may see them and change the row', async () => {
    const differences: Difference[] = []
    const { id } = rowOn('home', entity)
    const fields = entityNamed(catalogue, entity)
    const sets = Array.from({ length: 4 }, () => known.world.made.home)
    const sent = [1, 2, 3].map(turn => sentRow(fields, sets, turn))
    let turn = 0
    for (const name of names) {
      for (const figure of figures.filter(one => !one.endsWith('_id'))) {
        turn += 1
        const body = { [figure]: sent[turn % 3]?.[figure] }
        const isAllowed =
          may(known, [name, 'change'], [entity, rowOn('home', entity)]) &&
          seesFigures(name, entity, 'home')
        const tried = { entity, name, verb: `update ${figure}`, of: 'home', isAllowed }
        const ask = () => door.as(name)('PATCH', `/api/${entity}/${String(id)}`, body)
        differences.push(...(await differenceIn(door, tried, ask)).differences)
      }
    }
    expect(differences).toEqual([])
  })

  test('nor is a row added with them by anybody else', async () => {
    const differences: Difference[] = []
    const declared = entityNamed(catalogue, entity)
    const sets = Array.from({ length: 4 }, () => known.world.made.home)
    const [plain, sent] = [bareRow(declared, sets, 0), sentRow(declared, sets, 1)]
    for (const name of ['worker', 'manager without money', 'neighbour', 'nobody'] as const) {
      for (const figure of figures.filter(one => !one.endsWith('_id'))) {
        const body = { ...plain, [figure]: sent[figure] }
        const tried = { entity, name, verb: `store ${figure}`, of: 'home', isAllowed: false }
        const ask = () => door.as(name)('POST', `/api/${entity}`, body)
        differences.push(...(await differenceIn(door, tried, ask)).differences)
      }
    }
    expect(differences).toEqual([])
  })
})

test('of colleagues, people see name, mail address and colour, of themselves everything', async () => {
  const differences = []
  for (const name of names.filter(one => one !== 'admin')) {
    const { body } = await door.as(name)('POST', '/api/users/search?limit=0', {})
    for (const row of body.data) {
      const isOneself = row.id === known.world.ids.get(name)
      const shown = Object.keys(row).filter(field => row[field] !== null)
      const tooMuch = isOneself ? [] : shown.filter(field => !seenOfColleagues.includes(field))
      const needed = isOneself ? ['admin', 'active', 'email_verified_at'] : ['name', 'email']
      const lacking = needed.filter(field => !shown.includes(field))
      if (tooMuch.length + lacking.length > 0)
        differences.push({ name, of: row.name, tooMuch, lacking })
    }
  }
  expect(differences).toEqual([])
})

const forbidden: readonly Row[] = [
  { admin: true },
  { active: false },
  { password: 'a long new password' },
  { email_verified_at: '2025-01-01T00:00:00Z' },
  { deleted_at: '2025-01-01T00:00:00Z' },
  { id: 1 },
]
test.each(forbidden)('nobody but an administrator sets %o of themselves', async values => {
  const id = known.world.ids.get('worker')
  const stored = () => sql<Row>`select * from users where id = ${id}`.execute(db)
  const before = await stored()
  await door.as('worker')('PATCH', `/api/users/${id}`, values)
  const resources = { [String(id)]: values }
  await door.as('worker')('PATCH', '/api/users/batch', { resources })
  const steps = [{ do: 'update', resource: 'users', id, values }]
  await door.as('worker')('POST', '/api/v2/batch', { steps })
  const [then, now] = [before, await stored()].map(({ rows: [row] }) => ({ ...row, updated_at: 0 }))
  expect(now).toEqual(then)
})

test('a variety that anybody but an administrator proposes is not validated', async () => {
  const declared = entityNamed(catalogue, 'varieties')
  for (const name of ['worker', 'collector', 'nobody'] as const) {
    const body = { ...bareRow(declared, [known.world.made.home], 0), name, validated: true }
    const answer = await door.as(name)('POST', '/api/varieties', body)
    const { rows } = await sql<Row>`select validated from varieties where name = ${name}`.execute(
      db,
    )
    expect(rows, answer.text).not.toContainEqual({ validated: true })
  }
})
