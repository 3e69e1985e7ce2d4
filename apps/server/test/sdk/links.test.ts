// The published client's calls on links: what is joined with what, and what is told of each link, as
// the database holds it afterwards.

import { FilterOperator } from '@tailflow/laravel-orion/lib/drivers/default/enums/filterOperator.js'
import { SortDirection } from '@tailflow/laravel-orion/lib/drivers/default/enums/sortDirection.js'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownDatabase } from '../own-database.ts'
import { expectRefused } from './expect-refused.ts'
import { linkKinds, linksIn } from './link-kinds.ts'
import { CropType, Farm, Paddock } from './models.ts'
import { keysOf, ownWorld, paddockIn } from './world.ts'

const { db } = ownDatabase()
const world = ownWorld(db)
const last = () => world().client.last()

describe.each(linkKinds)('$title', kind => {
  const { field } = kind
  const [usual, some, other] = kind.values
  const told = (value: unknown) => ({ [field]: value })
  let farm: Farm
  let [a, b, c] = [0, 0, 0]
  const builder = () => kind.builder(farm)
  const links = () => linksIn(db, kind, farm)
  beforeEach(async () => {
    const { name } = world()
    farm = await Farm.$query().store({ farm_name: name('Farm') })
    const rows = []
    for (const word of ['A', 'B', 'C']) rows.push(await builder().store(kind.fresh(name(word))))
    ;[a = 0, b = 0, c = 0] = keysOf(rows).map(Number)
    await builder().detach([a, b, c])
    expect(await links()).toEqual([])
  })

  test('attaches, and says what was not attached before', async () => {
    expect(await builder().attach([b, a])).toEqual({ attached: [a, b] })
    expect(last()).toMatchObject({ method: 'POST', body: { resources: [b, a] }, status: 200 })
    expect(last().path).toMatch(/\/attach\?duplicates=0$/)
    expect(await builder().attach([b, String(c)])).toEqual({ attached: [c] })
    expect(await links()).toEqual([a, b, c].map(key => [key, usual]))
    expect(keysOf(await builder().get())).toEqual([a, b, c])
  })

  test('attaches twice only what may stand twice', async () => {
    await builder().attach([a])
    expect(await builder().attach([a], true)).toEqual({ attached: [] })
    expect(last().path).toMatch(/\/attach\?duplicates=1$/)
    expect(await links()).toEqual([[a, usual]])
  })

  test('attaches with what is told of each link, also of those that stand', async () => {
    const resources = { [a]: told(some), [b]: {} }
    expect(await builder().attachWithFields(resources)).toEqual({ attached: [a, b] })
    expect(last().body).toEqual({ resources })
    expect(await links()).toEqual([
      [a, some],
      [b, usual],
    ])
    expect(await builder().attachWithFields({ [b]: told(some) }, true)).toEqual({ attached: [] })
    expect(await links()).toEqual([
      [a, some],
      [b, some],
    ])
  })

  test('detaches what is attached, and attaches it anew', async () => {
    await builder().attachWithFields({ [a]: told(some), [b]: {} })
    expect(await builder().detach([a, c])).toEqual({ detached: [a] })
    expect(last()).toMatchObject({ method: 'DELETE', body: { resources: [a, c] } })
    expect(await links()).toEqual([[b, usual]])
    expect(await builder().detachWithFields({ [b]: told(some) })).toEqual({ detached: [b] })
    expect(await links()).toEqual([])
    expect(await builder().attach([a])).toEqual({ attached: [a] })
    expect(await links()).toEqual([[a, usual]])
  })

  test('syncs, cutting the rest or leaving it', async () => {
    await builder().attachWithFields({ [a]: told(some), [b]: told(some) })
    const first = { attached: [c], updated: [], detached: [a] }
    expect(await builder().sync([b, c])).toEqual(first)
    expect(last().path).toMatch(/\/sync\?detaching=1$/)
    expect(await links()).toEqual([
      [b, some],
      [c, usual],
    ])
    const second = { attached: [a], updated: [], detached: [] }
    expect(await builder().sync([a], false)).toEqual(second)
    expect(last().path).toMatch(/\/sync\?detaching=0$/)
    expect((await links()).map(([key]) => key)).toEqual([a, b, c])
    expect(await builder().sync([])).toEqual({ attached: [], updated: [], detached: [a, b, c] })
    expect(await links()).toEqual([])
  })

  test('syncs with what is told of each link', async () => {
    await builder().attach([a, b])
    const resources = { [b]: told(some), [c]: told(some) }
    const first = { attached: [c], updated: [b], detached: [a] }
    expect(await builder().syncWithFields(resources)).toEqual(first)
    expect(await links()).toEqual([
      [b, some],
      [c, some],
    ])
    const second = { attached: [a], updated: [c], detached: [] }
    const more = { [a]: {}, [c]: told(other) }
    expect(await builder().syncWithFields(more, false)).toEqual(second)
    expect(await links()).toEqual([
      [a, usual],
      [b, some],
      [c, other],
    ])
  })

  test('toggles', async () => {
    await builder().attach([a, b])
    expect(await builder().toggle([b, c])).toEqual({ attached: [c], detached: [b] })
    expect(last()).toMatchObject({ method: 'PATCH', body: { resources: [b, c] } })
    expect(await links()).toEqual([
      [a, usual],
      [c, usual],
    ])
    const toggled = builder().toggleWithFields({ [b]: told(some), [c]: told(some) })
    expect(await toggled).toEqual({ attached: [b], detached: [c] })
    expect(await links()).toEqual([
      [a, usual],
      [b, some],
    ])
  })

  test('tells something else of a link that stands, and of no other', async () => {
    await builder().attach([a, b])
    expect(await builder().updatePivot(b, told(some))).toEqual({ updated: [b] })
    expect(last()).toMatchObject({ method: 'PATCH', body: { pivot: told(some) } })
    const now = [
      [a, usual],
      [b, some],
    ]
    expect(await links()).toEqual(now)
    await expectRefused(404, builder().updatePivot(c, told(some)))
    expect(await links()).toEqual(now)
  })

  test('shows what is told of a link, and finds and orders by it', async () => {
    await builder().attachWithFields({ [a]: told(some), [b]: {}, [c]: told(some) })
    const [own, there] = kind.keys
    const shown = { [own]: farm.$getKey(), [there]: a, ...told(some) }
    expect((await builder().find(a)).$attributes['pivot']).toMatchObject(shown)
    const [first] = await builder().get(1)
    expect(first?.$attributes['pivot']).toMatchObject(shown)
    const found = builder().filter(`pivot.${field}`, FilterOperator.Equal, some)
    expect(keysOf(await found.sortBy('id', SortDirection.Desc).search())).toEqual([c, a])
    const ordered = builder().sortBy(`pivot.${field}`).sortBy('id')
    expect(keysOf(await ordered.search())).toEqual([b, a, c])
  })

  test('writes the row and what is told of its link together', async () => {
    const { name } = world()
    const stored = await builder().store({ ...kind.fresh(name('D')), pivot: told(some) })
    const key = Number(stored.$getKey())
    expect(stored.$attributes['pivot']).toMatchObject(told(some))
    expect(await links()).toEqual([[key, some]])
    const renamed = name('D')
    const updated = await builder().update(key, { name: renamed, pivot: told(other) })
    expect(updated.$attributes).toMatchObject({ name: renamed, pivot: told(other) })
    expect(await world().kept(kind.table, key)).toMatchObject({ name: renamed })
    expect(await links()).toEqual([[key, other]])
    await builder().batchUpdate([updated.$setAttributes({ pivot: told(some) })])
    expect(await links()).toEqual([[key, some]])
  })

  test('does nothing for a list without rows, but that a sync cuts everything', async () => {
    await builder().attach([a])
    expect(await builder().attach([])).toEqual({ attached: [] })
    expect(await builder().detach([])).toEqual({ detached: [] })
    expect(await builder().detachWithFields({})).toEqual({ detached: [] })
    expect(await builder().toggle([])).toEqual({ attached: [], detached: [] })
    await expectRefused(422, builder().updatePivot(a, {}), ['pivot'])
    expect(await links()).toEqual([[a, usual]])
    expect(await builder().syncWithFields({})).toEqual({ attached: [], updated: [], detached: [a] })
    expect(await links()).toEqual([])
  })

  test('refuses a number that is no row’s, and changes nothing', async () => {
    await builder().attach([a])
    const calls = [
      () => builder().attach([b, 999999999]),
      () => builder().detach([a, 999999999]),
      () => builder().sync([999999999]),
      () => builder().toggle([a, 999999999]),
    ]
    for (const call of calls) await expectRefused(422, call(), ['resources.999999999'])
    expect(await links()).toEqual([[a, usual]])
  })

  test('lets a row go for good once it is detached', async () => {
    await builder().attach([a])
    await expectRefused(409, builder().destroy(a, true))
    await builder().detach([a])
    await expectRefused(404, builder().destroy(a, true))
    expect(await world().kept(kind.table, a)).toMatchObject({ deleted_at: null })
    await kind.alone().destroy(a, true)
    expect(await world().kept(kind.table, a)).toBeUndefined()
  })
})

test('the same two rows are linked twice where something else tells the links apart', async () => {
  const { farm, period, name } = world()
  const later = await farm.periods().store({ ...period.$attributes, name: name('Period') })
  const [crop] = await CropType.$query().get(1)
  const key = Number(crop?.$getKey())
  const grown = (one: typeof period) => ({ [key]: { period_id: one.$getKey() } })
  expect(await farm.crop_types().attachWithFields(grown(period))).toEqual({ attached: [key] })
  expect(await farm.crop_types().attachWithFields(grown(later), true)).toEqual({ attached: [key] })
  const { rows } = await sql`
    select period_id from crop_type_farm_periods where farm_id = ${farm.$getKey()}
    order by period_id`.execute(db)
  expect(rows).toEqual([{ period_id: period.$getKey() }, { period_id: later.$getKey() }])
  expect(keysOf(await farm.crop_types().get())).toEqual([key, key])
})

test('a relation that shares its record with others is linked by its own name', async () => {
  const [one, prior] = [
    await Paddock.$query().store(paddockIn(world())),
    await Paddock.$query().store(paddockIn(world())),
  ]
  const key = Number(prior.$getKey())
  const attached = one.prior_paddocks().attachWithFields({ [key]: { is_primary: true } })
  expect(await attached).toEqual({ attached: [key] })
  expect(last().path).toMatch(/\/prior_paddocks\/attach\?duplicates=0$/)
  const [found] = await one.prior_paddocks().get()
  expect(found?.$attributes).toMatchObject({ id: key, pivot: { is_primary: true } })
})
