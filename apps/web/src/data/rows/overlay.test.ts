// What waits to be saved is shown at once, wherever the row stands, and never gives way to what is older.

import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import type { Change, KeptChange, Values } from '../outbox/change.ts'
import { includedIn, resourcesIn } from './included.ts'
import { pendingChanges } from './pending-changes.ts'
import { newLocalId } from '../outbox/local-ids.ts'
import type { SavedRow } from '../outbox/outbox-state.ts'
import { layOver } from './overlay.ts'
import type { LooseWish } from './row-wish.ts'

const catalogue = furrow()
const river = { id: 5, farm_id: 3, name: 'River', area: 40, updated_at: '2026-01-01' }
const hill = { id: 6, farm_id: 3, name: 'Hill', area: 20, updated_at: '2026-01-01' }

interface Shown {
  readonly rows?: readonly Values[]
  readonly resource?: string
  readonly wish?: LooseWish
  readonly changes?: readonly KeptChange[]
  readonly saved?: readonly SavedRow[]
}

function shown({
  rows = [river, hill],
  resource = 'paddocks',
  wish = {},
  changes = [],
  saved = [],
}: Shown) {
  const byKind = Map.groupBy(saved, row => row.resource)
  const found = [...byKind].map(
    ([kind, all]) => [kind, new Map(all.map(row => [row.id, row]))] as const,
  )
  const read = {
    rows,
    askedAt: 1000,
    included: includedIn(catalogue, resource, wish),
    about: resourcesIn(catalogue, resource, wish),
  }
  return layOver(read, resource, { wish, laid: pendingChanges(changes, new Map(found)) })
}

function waiting(steps: Change['steps'], state: KeptChange['state'] = 'waiting'): KeptChange {
  return { label: '', farmId: 3, steps, seq: 1, key: 'key', at: '', state }
}

function typed(id: number, values: Values, state?: KeptChange['state']): KeptChange {
  return waiting(
    [{ do: 'update', resource: 'paddocks', id, values, before: {}, seen: undefined }],
    state,
  )
}

function made(values: Values, resource: 'paddocks' | 'crop_collections' = 'paddocks') {
  return waiting([{ do: 'store', resource, id: newLocalId(), values }])
}

function savedRow(row: Values, more: Partial<SavedRow> = {}): SavedRow {
  const { id } = row as { id: number }
  return { resource: 'paddocks', id, row, isGone: false, isNew: false, at: 2000, ...more }
}

describe('rows that were read', () => {
  test('are the same list where nothing concerns them', () => {
    const rows = [river, hill]
    expect(shown({ rows, changes: [typed(9, { area: 1 })] })).toBe(rows)
    const [first, second] = shown({ rows, changes: [typed(5, { area: 41 })] })
    expect(first).toEqual({ ...river, area: 41 })
    expect(second).toBe(hill)
  })

  test('show what was typed last, also where it was cleared or refused', () => {
    const changes = [typed(5, { area: 41, name: 'Creek' }), typed(5, { area: null }, 'refused')]
    expect(shown({ changes })[0]).toEqual({ ...river, name: 'Creek', area: null })
  })

  test('are left out where they go, but not where that was refused', () => {
    const gone = { do: 'destroy', resource: 'paddocks', id: 5 } as const
    expect(shown({ changes: [waiting([gone])] })).toEqual([hill])
    expect(shown({ changes: [waiting([gone], 'refused')] })).toEqual([river, hill])
    expect(shown({ changes: [waiting([gone]), waiting([{ ...gone, do: 'restore' }])] })).toEqual([
      river,
      hill,
    ])
  })

  test('are left out where what was typed takes them out of the wish', () => {
    const rows = [{ ...river, property_id: 1 }, hill]
    const changes = [typed(5, { property_id: 2 })]
    expect(shown({ rows, changes, wish: { where: { property_id: 1 } } })).toEqual([hill])
    expect(shown({ rows, changes, wish: { where: { property_id: [1, 2] } } })).toHaveLength(2)
    const filters = [{ field: 'property_id', operator: '<', value: 2 }] as const
    expect(shown({ rows, changes, wish: { filters } })).toEqual([hill])
  })
})

describe('new rows', () => {
  const wish = { where: { farm_id: 3, period_id: 7 }, sort: ['name'] }

  test('stand where the sort would have them, and the others stay', () => {
    const rows = [
      { ...river, name: 'Paddock 2' },
      { ...hill, name: 'Paddock 10' },
    ]
    const changes = [made({ name: 'Paddock 9', period_id: 7 })]
    expect(shown({ rows, changes, wish }).map(({ name }) => name)).toEqual([
      'Paddock 2',
      'Paddock 9',
      'Paddock 10',
    ])
    const turned = { ...wish, sort: ['-name'] }
    expect(shown({ rows: rows.toReversed(), changes, wish: turned })[1]).toMatchObject({
      name: 'Paddock 9',
    })
  })

  test('are not among rows of another farm or period, nor on a later page', () => {
    const other = [
      made({ name: 'New', period_id: 8 }),
      made({ name: 'New', farm_id: 4, period_id: 7 }),
    ]
    expect(shown({ changes: other, wish })).toHaveLength(2)
    const changes = [made({ name: 'New', period_id: 7 })]
    expect(shown({ changes, wish })).toHaveLength(3)
    expect(shown({ changes, wish: { ...wish, page: 2 } })).toHaveLength(2)
  })

  test('stand there once where the server has them and its answer is still on its way', () => {
    const sent = { at: '2026-07-01T10:00:00Z' }
    const change = {
      ...made({ name: 'Dam', area: 6, farm_id: 3 }),
      state: 'sending',
      sent,
    } as const
    const dam = { id: 9, farm_id: 3, name: 'Dam', area: 6, soil: null }
    const fresh = { ...dam, created_at: '2026-07-01T10:00:01.5Z' }
    const ids = (more: readonly Values[], known: Omit<Shown, 'rows'> = {}) =>
      shown({ rows: [river, ...more], changes: [change], ...known }).map(({ id }) => id)
    const own = change.steps[0]?.id
    expect(ids([fresh])).toEqual([5, own])
    expect(ids([fresh, { ...fresh, id: 10 }])).toEqual([5, 10, own])
    expect(ids([{ ...fresh, area: 7 }])).toEqual([5, 9, own])
    expect(ids([{ ...dam, created_at: '2026-07-01T09:00:00Z' }])).toEqual([5, 9, own])
    expect(ids([fresh], { saved: [savedRow({ ...fresh }, { isNew: true })] })).toEqual([5, 9, own])
    expect(ids([fresh], { changes: [{ ...change, state: 'refused' }] })).toEqual([5, 9, own])
  })

  test('hold what was typed of them since, and go with their deletion', () => {
    const change = made({ name: 'New' })
    const id = change.steps[0]?.id ?? 0
    expect(shown({ changes: [change, typed(id, { area: 3 })] })[2]).toMatchObject({
      id,
      area: 3,
      farm_id: 3,
    })
    const gone = waiting([{ do: 'destroy', resource: 'paddocks', id }])
    expect(shown({ changes: [change, gone] })).toHaveLength(2)
  })

  test('have what a screen expects beside them', () => {
    const property = { id: 1, name: 'Home' }
    const rows = [{ ...river, property_id: 1, property, crop_collections: [] }]
    const changes = [made({ name: 'New', property_id: 1 }), made({ name: 'Newer' })]
    const includes = ['property', 'crop_collections']
    const [, near, alone] = shown({ rows, changes, wish: { includes } })
    expect(near).toMatchObject({ property, crop_collections: [] })
    expect(alone).toMatchObject({ property: null, crop_collections: [] })
  })
})

describe('rows beside rows', () => {
  const wheat = { id: 70, paddock_id: 5, period_id: 7, updated_at: '2026-01-01' }
  const rows = [
    { ...river, crop_collections: [wheat] },
    { ...hill, crop_collections: [] },
  ]
  const wish = { includes: ['crop_collections'] }

  test('show what was typed of them, and move with their key', () => {
    const step = {
      do: 'update',
      resource: 'crop_collections',
      id: 70,
      before: {},
      seen: undefined,
    } as const
    const sown = waiting([{ ...step, values: { area: 12 } }])
    expect(shown({ rows, wish, changes: [sown] })[0]).toMatchObject({
      crop_collections: [{ area: 12 }],
    })
    const saved = savedRow(
      { ...wheat, paddock_id: 6, updated_at: '2026-02-02' },
      { resource: 'crop_collections' },
    )
    const [first, second] = shown({ rows, wish, saved: [saved] })
    expect(first).toMatchObject({ crop_collections: [] })
    expect(second).toMatchObject({ crop_collections: [{ id: 70, paddock_id: 6 }] })
  })

  test('come below the row that they name, as the wish filters them', () => {
    const changes = [made({ paddock_id: 6, period_id: 7 }, 'crop_collections')]
    expect(shown({ rows, wish, changes })[1]).toMatchObject({
      crop_collections: [{ paddock_id: 6 }],
    })
    const relation = 'crop_collections'
    const filters = [{ field: 'crop_collections.period_id', value: 8 }]
    const other = { includes: [{ relation, filters }] }
    expect(shown({ rows, wish: other, changes })[1]).toMatchObject({ crop_collections: [] })
  })

  test('change with the key that points at them', () => {
    const [home, away] = [
      { id: 1, name: 'Home' },
      { id: 2, name: 'Away' },
    ]
    const own = [
      { ...river, property_id: 1, property: home },
      { ...hill, property_id: 2, property: away },
    ]
    const pointing = { rows: own, wish: { includes: ['property'] } }
    expect(shown({ ...pointing, changes: [typed(5, { property_id: 2 })] })[0]).toMatchObject({
      property: away,
    })
    expect(shown({ ...pointing, changes: [typed(5, { property_id: null })] })[0]).toMatchObject({
      property: null,
    })
    expect(shown({ ...pointing, changes: [typed(5, { property_id: 9 })] })[0]).toMatchObject({
      property: null,
    })
  })
})

describe('rows as they were saved from here', () => {
  test('replace older ones and give way to later ones', () => {
    const row = { ...river, area: 41 }
    expect(shown({ saved: [savedRow({ ...row, updated_at: '2026-02-02' })] })[0]).toMatchObject({
      area: 41,
    })
    expect(shown({ saved: [savedRow({ ...row, updated_at: '2025-02-02' })] })[0]).toBe(river)
  })

  test('stay gone, or stay there, until the server was asked again', () => {
    expect(shown({ saved: [savedRow(river, { isGone: true })] })).toEqual([hill])
    expect(shown({ saved: [savedRow(river, { isGone: true, at: 500 })] })).toHaveLength(2)
    const fresh = { ...river, id: 8 }
    expect(shown({ saved: [savedRow(fresh, { isNew: true })] })).toHaveLength(3)
    expect(shown({ saved: [savedRow(fresh, { isNew: true, at: 500 })] })).toHaveLength(2)
  })

  test('do not turn up where only the server can say whether they belong', () => {
    const saved = [savedRow({ ...river, id: 8 })]
    expect(shown({ saved })).toHaveLength(3)
    expect(shown({ saved, wish: { limit: 2 } })).toHaveLength(2)
    const filters = [{ field: 'crop_collections.crop_type_id', value: 1 }]
    expect(shown({ saved, wish: { filters } })).toHaveLength(2)
  })
})
