// Linking and unlinking rows is what adding and deleting the row between them is, whichever way round.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { waysIn, waysOf } from '../ways.ts'
import type { Row } from '../sent-rows.ts'
import { differenceIn } from './difference.ts'
import type { Difference } from './difference.ts'
import type { Door } from './knocking.ts'
import { linkOf, pivotOf, putBack } from './link-rows.ts'
import { may } from './may.ts'
import type { Doing, Known } from './may.ts'
import { everyWriterOf } from './people.ts'
import type { PersonName } from './people.ts'
import { storedRows } from './stored.ts'
import { begin } from './trying.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const ways = waysOf(waysIn(catalogue), 'belongs to many').filter(({ onlyRead }) => !onlyRead)

describe('links', () => {
  let known: Known
  let door: Door
  beforeAll(async () => {
    ;({ known, door } = await begin(db))
  })
  afterAll(() => door.close())

  const sees = (name: PersonName, entity: string, row: Row | undefined) =>
    row !== undefined && may(known, [name, 'read'], [entity, row])

  describe.each(['home', 'other'] as const)('%s', side => {
    test.each(ways)('$title', async way => {
      const { join, ownKey, otherKey } = way.relation.through
      const stands = await linkOf({ db, world: known.world }, join, side)
      const [parent, other] = [Number(stands[ownKey]), Number(stands[otherKey])]
      if (join === 'farm_period') {
        known = { ...known, stored: await storedRows(known.world.kept) }
      }
      const parentRow = known.stored.get(way.entity.name)?.get(parent)
      const otherRow = known.stored.get(way.relation.entity)?.get(other)
      const path = `/api/${way.entity.name}/${parent}/${way.name}`
      const { figures, whole } = pivotOf(join, stands)
      const differences: Difference[] = []
      for (const name of everyWriterOf(join)) {
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
          // What is not there for someone is passed over when it is unlinked.
          const isEmpty = !isAllowed && answer.status === 200 && answer.body.detached?.length === 0
          if (!isEmpty) differences.push(...found)
          await putBack(db, join, [stands, ownKey, otherKey])
        }
        const removing = async (verb: string, resources: object) => {
          await sql`delete from ${sql.table(join)} where id = ${stands['id']}`.execute(db)
          await tries(verb, 'add', { resources, detaching: false })
        }
        await tries('detach', 'remove', { resources: [other] })
        if (Object.keys(figures).length > 0) await tries('pivot', 'change', { pivot: figures })
        await removing('attach', { [other]: whole })
        await removing('toggle', { [other]: whole })
        await removing('sync', { [other]: whole })
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

  test('a link is not cut by someone who does not see the money that goes with it', async () => {
    const { home } = known.world.made
    const grown = home.get('crop_types')
    const path = `/api/farms/${home.get('farms')}/crop_types/detach`
    const before = await door.lines()
    const answer = await door.as('worker')('DELETE', path, { resources: [grown] })
    expect([403, 409, 422], answer.text).toContain(answer.status)
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
})
