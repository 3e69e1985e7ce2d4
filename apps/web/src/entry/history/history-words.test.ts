import { catalogueOf } from '@furrow/catalogue/catalogue'
import { sharedCosts } from '@furrow/catalogue/chapters/shared-costs'
import { entity, entityIn } from '@furrow/catalogue/entity'
import {
  date,
  fraction,
  key,
  money,
  number,
  text,
  typedKey,
  typeOf,
} from '@furrow/catalogue/fields'
import { farm } from '@furrow/catalogue/owners'
import { expect, test } from 'vitest'
import { deedText, figureChanges, figureText, rowsTold, whoText } from './history-words.ts'

const paddocks = entity('paddocks', {
  label: 'Paddock',
  help: '',
  ownedBy: farm(),
  fields: {
    name: text({ label: 'Name' }),
    area: number({ unit: 'ha', label: 'Area' }),
    price: money({ unit: '$/ha' }),
    share: fraction(),
    sown: date(),
    gauge_id: key('gauges', { label: 'Gauge' }),
    on_type: typeOf(['paddocks', 'gauges']),
    on_id: typedKey('on_type'),
    pin: text({ secret: true }),
  },
})
const gauges = entity('gauges', { label: 'Gauge', help: '', ownedBy: farm(), fields: {} })
const catalogue = catalogueOf([paddocks, gauges])
const told = (name: string, value: unknown, names: Record<string, string> = {}) =>
  figureText(value, {
    field: paddocks.fields[name as keyof typeof paddocks.fields],
    row: { on_type: 'gauges' },
    entity: paddocks,
    catalogue,
    timeZone: 'Australia/Brisbane',
    names: new Map(Object.entries(names)),
  })

test('who did it is named, and for whom they acted', () => {
  expect(whoText({ user_id: 3, user_name: 'Ann Clarke' })).toBe('Ann Clarke')
  expect(whoText({ user_id: 3, user_name: 'Ann Clarke', acting_as_name: 'Bob Field' })).toBe(
    'Ann Clarke, acting as Bob Field',
  )
  expect(whoText({ user_id: 3, user_name: null })).toBe('Person 3')
  expect(whoText({ user_id: null, request: 'command line' })).toBe('The command line')
  expect(whoText({ user_id: null, request: 'req-1' })).toBe('Furrow')
})

test('every verb of the history has words', () => {
  const verbs = ['store', 'update', 'destroy', 'restore', 'attach', 'detach', 'erase']
  const words = verbs.map(verb => deedText({ verb }))
  expect(new Set(words).size).toBe(verbs.length)
  expect(words).not.toEqual(expect.arrayContaining(verbs))
})

test('figures stand in declared order, without secrets and the moments that every write sets', () => {
  const line = {
    before: { area: 40, name: 'River', updated_at: 'a', pin: '1', gone_field: 1 },
    after: { area: 42.5, name: 'Creek', updated_at: 'b', pin: '2', gone_field: 2 },
  }
  expect(
    figureChanges(line, paddocks).map(({ label, before, after }) => [label, before, after]),
  ).toEqual([
    ['Name', 'River', 'Creek'],
    ['Area', 40, 42.5],
    ['gone_field', 1, 2],
  ])
})

test('figures are said with units, in words, and rows by their names', () => {
  expect(told('area', 42.5)).toBe('42.5 ha')
  expect(told('price', 123_450)).toBe('$1,234.50/ha')
  expect(told('share', 0.455)).toBe('45.5%')
  expect(told('sown', '2024-05-31')).toBe('31/05/2024')
  expect(told('name', null)).toBe('empty')
  expect(told('gauge_id', 7, { 'gauges 7': 'House' })).toBe('House')
  expect(told('gauge_id', 7)).toBe('Gauge 7')
  expect(told('on_id', 7, { 'gauges 7': 'House' })).toBe('House')
  expect(told('on_type', 'gauges')).toBe('Gauge')
})

test('a line of costs is said by its name', () => {
  const entity = entityIn(sharedCosts, 'cost_accruals')
  const around = { row: {}, entity, catalogue, timeZone: 'Australia/Brisbane', names: new Map() }
  const said = (value: string) => figureText(value, { ...around, field: entity.fields.line })
  expect(said('exp_seed')).toBe('Seed')
  expect(said('exp_fertiliser_n')).toBe('Fertiliser, N')
})

test('the rows that are told of are known by kind, also where only the number of a pair changed', () => {
  const lines = [
    { before: { gauge_id: 7, on_id: 1 }, after: { gauge_id: 8, on_id: 2 } },
    { before: null, after: { gauge_id: 8, on_type: 'paddocks', on_id: 5 } },
  ]
  const wanted = rowsTold(lines, { entity: paddocks, now: { on_type: 'gauges' } })
  expect(Object.fromEntries(wanted)).toEqual({ gauges: [7, 8, 1, 2], paddocks: [5] })
})
