// Which changes become one, and which must not.

import { describe, expect, test } from 'vitest'
import type { Change, UpdateStep, Values } from './change.ts'
import { foldChange } from './fold-change.ts'
import { newLocalId } from './local-ids.ts'
import type { OutboxEntry } from './outbox-entry.ts'

const stamp = { key: 'new key', at: '2026-07-01T00:00:00.000Z' }
const river = 5

function update(values: Values, before: Values, more: Partial<UpdateStep> = {}): UpdateStep {
  return { do: 'update', resource: 'paddocks', id: river, values, before, seen: undefined, ...more }
}

function changeOf(...steps: Change['steps']): Change {
  return { label: 'A change', farmId: 3, steps }
}

function kept(seq: number, steps: Change['steps'], more: Partial<OutboxEntry> = {}): OutboxEntry {
  const { key, at } = { key: `key ${seq}`, at: stamp.at }
  return { ...changeOf(...steps), seq, key, at, state: 'waiting', tries: 0, ...more }
}

const sent = { steps: [], at: stamp.at, unheard: 1 }
const refusal = { code: 'invalid', message: 'Too much.', errors: {} } as const
const area = update({ area: 40 }, { area: 38 })

describe('an update of a row that waits already', () => {
  test('becomes one with it: the first before and seen, the latest values, the same key', () => {
    const first = update({ area: 40 }, { area: 38 }, { seen: 'then' })
    const second = update({ area: 41, name: 'Hill' }, { area: 40, name: 'River' }, { seen: 'then' })
    const { entries, added, into } = foldChange([kept(1, [first])], changeOf(second), stamp)
    expect(added).toBeUndefined()
    expect(into).toBe(1)
    expect(entries).toEqual([
      kept(
        1,
        [{ ...first, values: { area: 41, name: 'Hill' }, before: { area: 38, name: 'River' } }],
        { label: 'A change' },
      ),
    ])
  })

  test('is struck off when what is typed is what it was before', () => {
    const back = changeOf(update({ area: 38 }, { area: 40 }))
    expect(foldChange([kept(1, [area])], back, stamp)).toEqual({ entries: [] })
  })

  test('keeps the other fields when one is typed back', () => {
    const both = update({ area: 40, name: 'Hill' }, { area: 38, name: 'River' })
    const { entries } = foldChange(
      [kept(1, [both])],
      changeOf(update({ area: 38 }, { area: 40 })),
      stamp,
    )
    expect(entries[0]?.steps).toEqual([update({ name: 'Hill' }, { name: 'River' })])
  })

  test('goes into the making of a row', () => {
    const id = newLocalId()
    const made = kept(1, [{ do: 'store', resource: 'paddocks', id, values: { name: 'River' } }])
    const typed = changeOf(update({ area: 40 }, { area: null }, { id }))
    expect(foldChange([made], typed, stamp).entries[0]?.steps).toEqual([
      { do: 'store', resource: 'paddocks', id, values: { name: 'River', area: 40 } },
    ])
  })

  test.each([
    ['may have reached the server', kept(1, [area], { sent })],
    ['is on its way', kept(1, [area], { sent, state: 'sending' })],
    ['is about another row', kept(1, [update({ area: 1 }, { area: 2 }, { id: 6 })])],
    ['was typed over another state of the row', kept(1, [{ ...area, seen: 'earlier' }])],
    ['stands among other steps', kept(1, [area, update({ area: 1 }, { area: 2 }, { id: 6 })])],
  ])('stands for itself where the one that waits %s', (_why, waiting) => {
    const later = changeOf(update({ area: 41 }, { area: 40 }, { seen: 'later' }))
    const { entries, added } = foldChange([waiting], later, stamp)
    expect(entries).toEqual([waiting])
    expect(added).toMatchObject({ ...later, ...stamp, state: 'waiting' })
  })

  test('stands for itself where something between concerns the row', () => {
    const sown = kept(2, [
      {
        do: 'store',
        resource: 'crop_collections',
        id: newLocalId(),
        values: { paddock_id: river },
      },
    ])
    const { added } = foldChange([kept(1, [area]), sown], changeOf(update({ area: 41 }, {})), stamp)
    expect(added).toBeDefined()
  })

  test('does not go before the making of a row that it names', () => {
    const [id, property] = [newLocalId(), newLocalId()]
    const entries = [
      kept(1, [{ do: 'store', resource: 'paddocks', id, values: { name: 'River' } }]),
      kept(2, [{ do: 'store', resource: 'farm_properties', id: property, values: {} }]),
    ]
    const naming = changeOf(update({ property_id: property }, { property_id: null }, { id }))
    expect(foldChange(entries, naming, stamp).added).toMatchObject({ steps: naming.steps })
  })
})

describe('an update of a row whose last change was refused', () => {
  const refused = kept(1, [update({ area: 48, name: 'Hill' }, { area: 38, name: 'River' })], {
    state: 'refused',
    refusal,
  })

  test('mends it: everything is sent anew, under a new key', () => {
    const { entries, into } = foldChange(
      [refused],
      changeOf(update({ area: 40 }, { area: 48 })),
      stamp,
    )
    expect(into).toBe(1)
    expect(entries).toEqual([
      kept(1, [update({ area: 40, name: 'Hill' }, { area: 38, name: 'River' })], {
        key: 'new key',
      }),
    ])
  })

  test('sets also over a colleague what the person typed having seen it', () => {
    const conflict = { ...refused, refusal: { ...refusal, code: 'conflict' as const } }
    const all = update({ area: 38, name: 'River' }, { area: 48, name: 'Hill' }, { seen: 'now' })
    const { entries } = foldChange([conflict], changeOf(all), stamp)
    expect(entries[0]?.steps[0]).toMatchObject({ values: { area: 38, name: 'River' }, seen: 'now' })
  })

  test('takes the same figures out of it where it goes its own way', () => {
    const between = kept(2, [area, update({ area: 1 }, { area: 2 }, { id: 6 })], { sent })
    const { entries, added } = foldChange(
      [refused, between],
      changeOf(update({ area: 41 }, {})),
      stamp,
    )
    expect(added).toBeDefined()
    expect(entries[0]).toMatchObject({ state: 'waiting', steps: [{ values: { name: 'Hill' } }] })
    expect(entries[1]).toBe(between)
  })

  test('leaves a making alone that may have reached the server', () => {
    const id = newLocalId()
    const made = { do: 'store', resource: 'paddocks', id, values: {} } as const
    const doubtful = kept(1, [made], { state: 'refused', refusal, sent })
    const { entries, added } = foldChange(
      [doubtful],
      changeOf(update({ area: 4 }, {}, { id })),
      stamp,
    )
    expect(entries).toEqual([doubtful])
    expect(added).toBeDefined()
  })
})

describe('a deletion', () => {
  const id = newLocalId()
  const made = { do: 'store', resource: 'paddocks', id, values: { name: 'River' } } as const
  const gone = changeOf({ do: 'destroy', resource: 'paddocks', id })

  test('of a row that is only here strikes off everything about it', () => {
    const typed = kept(2, [update({ area: 4 }, {}, { id })])
    const other = kept(3, [area])
    expect(foldChange([kept(1, [made]), typed, other], gone, stamp)).toEqual({ entries: [other] })
  })

  test.each([
    ['may have reached the server', [kept(1, [made], { sent })]],
    ['is named by another', [kept(1, [made]), kept(2, [update({ parent_id: id }, {})])]],
    ['is made together with others', [kept(1, [made, { ...made, id: newLocalId() }])]],
  ])('is sent where the row %s', (_why, entries) => {
    expect(foldChange(entries, gone, stamp)).toMatchObject({
      entries,
      added: { steps: gone.steps },
    })
  })

  test('that waits is struck off by bringing the row back', () => {
    const [destroy, restore] = (['destroy', 'restore'] as const).map(
      what => ({ do: what, resource: 'paddocks', id: river }) as const,
    )
    if (!destroy || !restore) throw new Error('There are two.')
    expect(foldChange([kept(1, [destroy])], changeOf(restore), stamp)).toEqual({ entries: [] })
    expect(foldChange([kept(1, [destroy], { sent })], changeOf(restore), stamp).added).toBeDefined()
  })
})

test('a change of nothing is none', () => {
  expect(foldChange([], changeOf(update({}, {})), stamp)).toEqual({ entries: [] })
})

test('what a file said is sent as that, and joins nothing that was typed', () => {
  const waiting = kept(1, [update({ area: 4 }, { area: 3 })])
  const change = { ...changeOf(update({ area: 5 }, { area: 4 })), imported: true }
  const { entries, added } = foldChange([waiting], change, stamp)
  expect(added).toMatchObject({ imported: true, steps: change.steps })
  expect(entries.flatMap(({ steps }) => steps)).not.toContainEqual(change.steps[0])
})
