// Whatever is typed into a record and cleared again, totals among it, in whatever order: its figures hang
// together, reckoned by tables that share nothing with the product.

import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { changesTo, enteredOf, withSent } from '../../src/rules/record/worked-figures.ts'
import { brokenIdentities, figuresOfIdentities, linesOfIdentities } from './plain-identities.ts'
import type { RecordSaid } from './plain-identities.ts'

const numRuns = inject('isLongForm') ? 1000 : 100

const figure = fc.constantFrom(...figuresOfIdentities)
const value = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 900_000_00 }) },
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.constant(null) },
)
const edits = fc.array(fc.dictionary(figure, value, { minKeys: 1, maxKeys: 6 }), {
  minLength: 1,
  maxLength: 40,
})

type Kept = Readonly<Record<string, unknown>>
const empty: Kept = {
  ...Object.fromEntries(recordPlan.order.map(name => [name, null])),
  origins: {},
}

/** As a save goes: over what was said before, and everything calculated anew. */
function saved(record: Kept, sent: Kept): Kept {
  const entered = withSent(enteredOf(record, {}), { sent, record, from: 'typed' })
  return { ...record, ...changesTo(record, { entered, rows: {}, before: {} }) }
}

test('the tables name figures of the record only', () => {
  expect(figuresOfIdentities.filter(name => !recordPlan.order.includes(name))).toEqual([])
})

test('its figures hang together after every edit', () => {
  fc.assert(
    fc.property(edits, all => {
      let record = empty
      for (const sent of all) {
        record = saved(record, sent)
        const said = { figures: record, origins: record['origins'] } as unknown as RecordSaid
        expect(brokenIdentities(said)).toEqual([])
      }
    }),
    { numRuns },
  )
})

test('the order in which lines are typed changes nothing', () => {
  const line = fc.constantFrom(...linesOfIdentities)
  const lines = fc.dictionary(line, fc.integer({ min: 0, max: 900_000_00 }), { minKeys: 2 })
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 50 }), (all, turn) => {
      const entries = Object.entries(all)
      const turned = entries.map((_, at) => entries[(at + turn) % entries.length]!)
      const typed = (order: readonly (readonly [string, number])[]) =>
        order.reduce((record, [name, figure]) => saved(record, { [name]: figure }), empty)
      const [one, other] = [typed(entries), typed(turned)]
      for (const name of figuresOfIdentities) expect(other[name], name).toBe(one[name])
    }),
    { numRuns },
  )
})
