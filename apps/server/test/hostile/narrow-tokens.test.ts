// The token of an embedded page, in the hands of someone who tries to read everything with it.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewerOfPerson } from '../../src/access/tokens/find-viewer.ts'
import { narrowed } from '../../src/access/reach/narrowed.ts'
import { linesTold } from '../../src/access/reach/told-lines.ts'
import { closedFigures } from '../access/closed-figures.ts'
import { lineFor } from '../access/expected-access.ts'
import type { PersonName } from '../access/people.ts'
import { inTurn } from '../in-turn.ts'
import { ownDatabase } from '../own-database.ts'
import type { Row } from '../sent-rows.ts'
import { idsIn, openPages, search } from './opened-pages.ts'
import type { Pages } from './opened-pages.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const entities = [...catalogue.values()]
const names = [...catalogue.keys()]
let pages: Pages
beforeAll(async () => {
  pages = await openPages(db)
})
afterAll(() => pages.close())

const makers = ['admin', 'worker', 'treasurer', 'manager without money', 'business manager']
  .concat('billing user', 'collector')
  .concat('member') as PersonName[]

/** In the usual run every kind of row is asked for by half of them. */
const halfFor = (name: PersonName) =>
  inTurn(names, { place: makers.indexOf(name), most: Math.ceil(names.length / 2) })

describe('a token for a farm', () => {
  test.each(makers)('of %s reads what they do of this farm, and nothing else', async name => {
    const ask = await pages.page(name, 'home')
    for (const entity of halfFor(name)) {
      const expected = pages.expectedIds(name, entity, 'home')
      const found = idsIn(await search(ask, entity))
      expect({ entity, found }).toEqual({ entity, found: expected })
      const { body } = await ask('GET', `/api/${entity}?limit=0`)
      expect({ entity, listed: idsIn(body.data) }).toEqual({ entity, listed: expected })
    }
  })

  test('reads work of its own farm, so that nothing above is true of nothing', async () => {
    for (const name of makers) {
      for (const entity of ['farms', 'paddocks', 'crop_collections', 'rainfalls', 'changes']) {
        expect(pages.expectedIds(name, entity, 'home').length, `${name} ${entity}`).toBeGreaterThan(
          0,
        )
      }
    }
    const sales = (name: PersonName) => pages.expectedIds(name, 'crop_sale_actuals', 'home')
    expect(sales('treasurer').length).toBeGreaterThan(0)
    expect(sales('worker')).toEqual([])
    expect(sales('manager without money')).toEqual([])
  })

  test.each(['admin', 'collector'] as const)('of %s has no row of another farm', async name => {
    const ask = await pages.page(name, 'home')
    for (const { name: entity } of entities.filter(
      ({ name }) => lineFor(name).whose !== 'everyone',
    )) {
      const id = pages.other(entity)
      const { status } = await ask('GET', `/api/${entity}/${id}`)
      expect([entity, status]).toEqual([entity, 404])
    }
    const below = await ask('GET', `/api/farms/${pages.farm('other')}/paddocks`)
    expect(below.status).toBe(404)
  })

  test('leads nowhere else by relations, counts, filters and order', async () => {
    const ask = await pages.page('admin', 'home')
    const onFarm = `/api/farms/${pages.farm('home')}`
    const told = await ask(
      'GET',
      `${onFarm}?include=users,businesses,projects,manager&with_count=users,projects`,
    )
    expect(told.body.data).toMatchObject({ businesses: [], projects: [], projects_count: 0 })
    for (const word of ['users', 'businesses', 'projects', 'invitations', 'bills']) {
      const { status, body } = await ask('GET', `${onFarm}/${word}`)
      expect([word, status === 404 ? [] : body.data]).toEqual([word, []])
    }
    const byName = { filters: [{ field: 'farm.manager.email', operator: 'like', value: '%@%' }] }
    const found = await ask('POST', '/api/paddocks/search', byName)
    expect(found.body.data ?? []).toEqual([])
    const me = { filters: [{ field: 'email', operator: 'like', value: '%@%' }] }
    expect((await ask('POST', '/api/users/search', me)).body.data).toEqual([])
    const words = { search: { value: 'example.com' } }
    expect((await ask('POST', '/api/users/search', words)).body.data).toEqual([])
  })

  test.each(['worker', 'treasurer', 'admin', 'manager without money'] as const)(
    'of %s tells of each row what they are told',
    async name => {
      const [ask, own] = [await pages.page(name, 'home'), pages.as(name)]
      for (const entity of halfFor(name).filter(one => !['users', 'changes'].includes(one))) {
        const wide = new Map((await search(own, entity)).map(row => [row['id'], row]))
        for (const row of await search(ask, entity)) {
          // What is calculated from other rows is calculated from those that the page reaches.
          expect(row, entity).toEqual(wide.get(row['id']))
        }
      }
    },
  )

  test('hides money from a page whose person sees none', async () => {
    const [worker, treasurer] = [
      await pages.page('worker', 'home'),
      await pages.page('treasurer', 'home'),
    ]
    for (const [entity, figures] of Object.entries(closedFigures)) {
      if (lineFor(entity).whose !== 'farm') continue
      const path = `/api/${entity}/${pages.home(entity)}`
      const [poor, rich] = await Promise.all([worker('GET', path), treasurer('GET', path)])
      for (const figure of figures) {
        expect([entity, figure, poor.body.data[figure]]).toEqual([entity, figure, null])
        expect(rich.body.data[figure], `${entity}.${figure}`).not.toBeNull()
      }
    }
  })

  test('tells of its person the name, and of the history not who wrote it', async () => {
    const ask = await pages.page('farm manager', 'home')
    const { body } = await ask('GET', `/api/users/${pages.id('farm manager')}`)
    const { id, name, ...others } = body.data
    expect([id, name]).toEqual([pages.id('farm manager'), 'The farm manager'])
    expect(Object.values(others).filter(value => value !== null)).toEqual([])
    const lines = await search(ask, 'changes')
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      for (const who of ['user_id', 'user_name', 'acting_as_id', 'acting_as_name', 'device']) {
        expect(line[who], who).toBeNull()
      }
    }
    const me = await ask('GET', '/api/auth/me')
    expect(me.body).toEqual({ user: { id, name }, impersonating: null })
  })

  test('is told of no change beyond its farm while it listens', async () => {
    const admin = await viewerOfPerson(db, pages.id('admin'))
    if (!admin) throw new Error('There is no administrator.')
    const told = linesTold(narrowed(admin, pages.farm('home')), catalogue)
    const kinds = new Set(names)
    const { rows } = await sql<Row>`
      select t.* from changes t where ${told.among(kinds)?.('t') ?? sql`true`}`.execute(db)
    const expected = pages.expectedIds('admin', 'changes', 'home')
    expect(idsIn(rows)).toEqual(expected)
    expect(told.mayTell({ entity: 'paddocks', farm: pages.farm('other') })).toBe(false)
    expect(told.mayTell({ entity: 'paddocks', farm: pages.farm('home') })).toBe(true)
    expect(told.mayTell({ entity: 'projects', farm: null })).toBe(false)
  })
})

describe('a token for no farm', () => {
  test.each(['admin', 'business manager', 'collector', 'nobody'] as const)(
    'of %s reads the lists and who they are',
    async name => {
      const ask = await pages.page(name)
      for (const entity of names) {
        const found = idsIn(await search(ask, entity))
        expect({ entity, found }).toEqual({ entity, found: pages.expectedIds(name, entity) })
      }
      expect((await search(ask, 'varieties')).length).toBeGreaterThan(0)
      const { status } = await ask('GET', `/api/farms/${pages.farm('home')}`)
      expect(status).toBe(404)
    },
  )
})
