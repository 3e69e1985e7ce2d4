// Whatever is entered, in whatever mixture: a record that is saved again as it stands stays as it is, and
// what stands in it hangs together.

import { enteredIn, originsOf } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordPlan } from './furrow-record-plan.ts'

const anyFigure = fc.constantFrom(...recordPlan.order)
const anyValue = fc.integer({ min: 0, max: 900_000_00 })
const figures = fc.dictionary(anyFigure, anyValue, { maxKeys: 60 })
const sources = fc.record({ typed: figures, rows: figures, before: figures })

function worked(entered: ReadonlyMap<string, Entered>, rows: object, before: object) {
  return workedRecord(recordPlan, { entered, rows: { ...rows }, before: { ...before } })
}

function typedIn(typed: Readonly<Record<string, number>>): Map<string, Entered> {
  const told = Object.entries(typed).map(([name, value]): [string, Entered] => [
    name,
    { value, from: 'typed' },
  ])
  return new Map(told)
}

const valuesIn = (record: ReturnType<typeof worked>) =>
  Object.fromEntries([...record].map(([name, { value }]) => [name, value]))

test('a record that is saved again stays as it is', () => {
  fc.assert(
    fc.property(sources, ({ typed, rows, before }) => {
      const first = worked(typedIn(typed), rows, before)
      const entered = enteredIn(valuesIn(first), originsOf(first))
      const again = worked(entered, rows, before)
      expect(valuesIn(again)).toEqual(valuesIn(first))
      expect(originsOf(again)).toEqual(originsOf(first))
    }),
    { numRuns: 100 },
  )
})

test('money is whole cents, and nothing that was typed is lost unless it repeats the rest', () => {
  fc.assert(
    fc.property(sources, ({ typed, rows, before }) => {
      const record = worked(typedIn(typed), rows, before)
      const origins = originsOf(record)
      for (const [name, { value }] of record)
        if (recordPlan.money.has(name)) expect(Number.isInteger(value)).toBe(true)
      const kept = enteredIn(valuesIn(record), origins)
      for (const [name, value] of Object.entries(typed))
        expect(kept.get(name)?.value ?? record.get(name)?.value).toBe(value)
    }),
    { numRuns: 100 },
  )
})
