// Linking and unlinking rows is what adding and deleting the row between them is, whichever way round.

import { furrow } from '@furrow/catalogue/furrow'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountFurrow } from '../../src/mount-furrow.ts'
import { ownDatabase } from '../own-database.ts'
import { waysIn, waysOf } from '../ways.ts'
import type { Row } from '../sent-rows.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import { openDoor } from './knocking.ts'
import type { Door } from './knocking.ts'
import { may } from './may.ts'
import type { Doing, Known } from './may.ts'
import { writersOf } from './people.ts'
import type { PersonName } from './people.ts'
import { storedRows } from './stored.ts'
import { makeWorld } from './world.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const ways = waysOf(waysIn(catalogue), 'belongs to many').filter(({ onlyRead }) => !onlyRead)

describe.skipIf(process.env['BRIEF'])('links', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    const world = await makeWorld(db)
    known = { world, stored: await storedRows(world.kept) }
    door = await openDoor({ ...mountFurrow(catalogue, db), rules: [] }, db, world)
  })
  afterAll(() => door.close())

  const sees = (name: PersonName, entity: string, row: Row | undefined) =>
    row !== undefined && may(known, [name, 'read'], [entity, row])

  describe.each(['home', 'other'] as const)('%s', side => {
    test.each(ways)('$title', async way => {
      const { join, ownKey, otherKey } = way.relation.through
      const stands = known.stored.get(join)?.get(known.world.made[side].get(join) ?? 0)
      if (!stands) throw new Error(`${side} has no row of ${join}.`)
      const [parent, other] = [Number(stands[ownKey]), Number(stands[otherKey])]
      const parentRow = known.stored.get(way.entity.name)?.get(parent)
      const otherRow = known.stored.get(way.relation.entity)?.get(other)
      const path = `/api/${way.entity.name}/${parent}/${way.name}`
      const pivot = pivotOf(join, stands)
      const differences: Difference[] = []
      for (const name of writersOf(join)) {
        const can = (doing: Doing) =>
          sees(name, way.entity.name, parentRow) &&
          sees(name, way.relation.entity, otherRow) &&
          may(known, [name, doing], [join, stands])
        const tries = async (verb: string, doing: Doing, body: object) => {
          const method = verb === 'attach' ? 'POST' : verb === 'detach' ? 'DELETE' : 'PATCH'
          const address = verb === 'pivot' ? `${path}/${other}/pivot` : `${path}/${verb}`
          const isAllowed = can(doing)
          const tried = { entity: join, name, verb: `${way.title} ${verb}`, of: side, isAllowed }
          const ask = () => door.as(name)(method, address, body)
          const { answer, differences: found } = await differenceIn(door, tried, ask)
          // What is not there for somebody is passed over when it is unlinked.
          const isEmpty = !isAllowed && answer.status === 200 && answer.body.detached?.length === 0
          if (!isEmpty) differences.push(...found)
          await putBack(join, Number(stands['id']), [ownKey, parent, otherKey, other])
        }
        await tries('detach', 'remove', { resources: [other] })
        await tries('pivot', 'change', { pivot })
        await putAway(join, Number(stands['id']))
        await tries('attach', 'add', { resources: { [other]: pivot } })
        await putAway(join, Number(stands['id']))
        await tries('toggle', 'add', { resources: { [other]: pivot } })
        await putAway(join, Number(stands['id']))
        await tries('sync', 'add', { resources: { [other]: pivot }, detaching: false })
      }
      expect(differences).toEqual([])
    })
  })

  test('a row is not handed to a row of another farm, nor taken from one', async () => {
    const { home, other } = known.world.made
    const tries = [
      ['rain_gauges', home, 'paddocks', other],
      ['rain_gauges', other, 'paddocks', home],
      ['farms', home, 'paddocks', other],
      ['farms', other, 'farm_contacts', home],
      ['users', home, 'queable_jobs', other],
    ] as const
    const before = await door.lines()
    for (const [parent, ofParent, relation, ofRow] of tries) {
      for (const name of ['worker', 'collector', 'neighbour', 'nobody'] as const) {
        const path = `/api/${parent}/${ofParent.get(parent)}/${relation}`
        const id = ofRow.get(relation)
        const taken = await door.as(name)('POST', `${path}/associate`, { related_key: id })
        expect([403, 404, 422], `${name} ${path} ${taken.text}`).toContain(taken.status)
        const let_go = await door.as(name)('DELETE', `${path}/${id}/dissociate`)
        expect([403, 404, 422], `${name} ${path} ${let_go.text}`).toContain(let_go.status)
      }
    }
    expect(await door.lines()).toBe(before)
  })

  test('within a farm a row is handed over by whoever may change it', async () => {
    const { open, handedIn, released } = known.world.home
    const path = `/api/rain_gauges/${open.get('rain_gauges')}/paddocks`
    const able = async (name: PersonName) => {
      const got = []
      for (const set of [open, handedIn, released]) {
        const id = set.get('paddocks')
        const gone = await door.as(name)('DELETE', `${path}/${id}/dissociate`)
        const back = await door.as(name)('POST', `${path}/associate`, { related_key: id })
        got.push(`${gone.status} ${back.status}`)
      }
      return got
    }
    expect(await able('worker')).toEqual(['200 200', '403 403', '403 403'])
    expect(await able('collector')).toEqual(['200 200', '200 200', '403 403'])
    expect(await able('neighbour')).toEqual(['404 404', '404 404', '404 404'])
  })

  /** Figures that the row between holds itself, as they stand. */
  function pivotOf(join: string, row: Row): Row {
    const { fields } = entityNamed(catalogue, join)
    const keys = join === 'crop_type_farm_periods' ? ['period_id', 'farm_id', 'crop_type_id'] : []
    const plain = Object.keys(fields).filter(name => fields[name]?.kind === 'flag')
    return Object.fromEntries([...plain, ...keys].map(name => [name, row[name]]))
  }

  async function putAway(join: string, id: number): Promise<void> {
    await sql`update ${sql.table(join)} set deleted_at = now() where id = ${id}`.execute(db)
  }

  async function putBack(
    join: string,
    id: number,
    [ownKey, own, otherKey, other]: readonly [string, number, string, number],
  ): Promise<void> {
    await sql`
      delete from ${sql.table(join)} where ${sql.ref(ownKey)} = ${own}
        and ${sql.ref(otherKey)} = ${other} and id > ${id} and deleted_at is null`.execute(db)
    await sql`
      update ${sql.table(join)} set deleted_at = null, deletion_id = null where id = ${id}`.execute(
      db,
    )
  }
})
