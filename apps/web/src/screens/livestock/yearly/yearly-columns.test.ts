import { expect, test } from 'vitest'
import { columnsFor } from '../../../period/without-money.ts'
import { cows, heifers, herd, lookups } from '../stock/stock-for-tests.ts'
import { stockChoices } from '../stock/stock-choices.ts'
import { yearlyColumns } from './yearly-columns.ts'
import { whyNotCounted, yearlyKind, yearlyKinds } from './yearly-kinds.ts'

const choices = stockChoices(lookups, [{ id: herd }])
const columnsOf = (name: string, seesMoney = true) =>
  yearlyColumns(yearlyKind(name), { choices, seesMoney })

test.each(yearlyKinds)('$name: every field is typed, but for whose it is', ({ name, entity }) => {
  const typed = columnsOf(name).flatMap(({ id, writes }) => (writes ? [id] : []))
  const fields = Object.keys(entity.fields).filter(
    field => !['id', 'farm_id', 'period_id'].includes(field) && !/_at$|^deletion/.test(field),
  )
  expect(typed.toSorted()).toEqual(fields.toSorted())
  expect(columnsOf(name).at(-1)?.id).toBe('notes')
})

test.each(yearlyKinds)('$name: no money for who sees none', ({ name }) => {
  expect(columnsOf(name, false).filter(({ kind }) => kind.is === 'money')).toEqual([])
})

test('whoever sees no money is told which columns of a paste are left out', () => {
  const made = (seesMoney: boolean) => columnsOf('bought', seesMoney)
  expect(columnsFor(true, made).unseen).toEqual([])
  const { columns, unseen } = columnsFor(false, made)
  expect(columns.map(({ id }) => id)).not.toContain('total_value')
  expect(unseen.map(({ id }) => id)).toEqual(['total_value'])
})

test('classes are those of the species of the enterprise', () => {
  const offered = columnsOf('inventory').find(({ id }) => id === 'livestock_class_id')?.choices
  const cells = new Map([['livestock_enterprise_id', herd]])
  expect(offered?.({ row: undefined, cells })?.map(({ value }) => value)).toEqual([cows, heifers])
})

test('wool says its cut, its clean weight and what a clean kilogram brought (C116)', () => {
  const clip = {
    id: 1,
    head_shorn: 1000,
    greasy_kg: 5400,
    yield_percentage: 0.68,
    income: 51_408_00,
    bales_sold: 30,
  }
  const says = Object.fromEntries(columnsOf('wool').map(({ id, value }) => [id, value(clip)]))
  expect(says).toMatchObject({ wool_cut: 5.4, clean_price: 14_00 })
  expect(says['clean_kg']).toBeCloseTo(3672)
})

test('a sheet over which another book wins says so (R51)', () => {
  const [both, none] = [
    { ledger: true, rounds: true },
    { ledger: false, rounds: false },
  ]
  const said = (has: typeof both) =>
    yearlyKinds.flatMap(kind => (whyNotCounted(kind, has) ? [kind.name] : []))
  expect(said(both)).toEqual(['inventory', 'bought', 'sold', 'breeding'])
  expect(said({ ledger: false, rounds: true })).toEqual(['breeding'])
  expect(said(none)).toEqual([])
})

test('an address that names none of them shows the first', () => {
  expect(yearlyKind('nothing')).toBe(yearlyKinds[0])
})
