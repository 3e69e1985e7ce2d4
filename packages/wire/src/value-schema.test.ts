import {
  choice,
  count,
  date,
  flag,
  fraction,
  hectares,
  key,
  list,
  longText,
  moment,
  money,
  number,
  object,
  ownId,
  text,
  typedKey,
  typeOf,
} from '@furrow/catalogue/fields'
import type { Field } from '@furrow/catalogue/fields'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { keptSchema, valueSchema } from './value-schema.ts'

const soils = ['Heavy', 'Light'] as const
const optional = {
  text: text({ max: 5 }),
  long: longText(),
  number: number(),
  area: hectares({ max: 60_000 }),
  gauge: number({ scale: 2 }),
  mark: number({ unit: '1-10', scale: 0, min: 1, max: 10 }),
  head: count({ unit: 'head' }),
  year: count({ min: 1900, max: 2100 }),
  price: money({ unit: '$/t', min: 0, max: 1250 }),
  debt: money({ min: -100_000 }),
  share: fraction({ max: 0.9 }),
  date: date(),
  moment: moment(),
  flag: flag(),
  choice: choice(soils),
  type: typeOf(['farms', 'users']),
  key: key('farms'),
  typedKey: typedKey('type'),
  list: list(),
  object: object(),
} satisfies Record<string, Field>
type Name = keyof typeof optional

const asked = (name: Name, sent: unknown) => valueSchema(optional[name], 'Figure').safeParse(sent)
const sentencesOf = (field: Field, sent: unknown) =>
  valueSchema(field, 'Figure')
    .safeParse(sent)
    .error?.issues.map(({ message }) => message)

describe('what is taken, and the form in which it is kept', () => {
  test.each<[Name, unknown, unknown]>([
    ['text', '  River ', 'River'],
    ['text', ' abcde ', 'abcde'],
    ['long', 'two\nlines', 'two\nlines'],
    ['number', 12.5, 12.5],
    ['number', '12.5', 12.5],
    ['number', ' -.5 ', -0.5],
    ['number', '+3', 3],
    ['number', 161.70000000000002, 161.7],
    ['number', 1.23456, 1.2346],
    ['number', -1.23455, -1.2346],
    ['number', 0.00001, 0],
    ['number', -0.00001, 0],
    ['number', 1e-7, 0],
    ['gauge', 1.005, 1.01],
    ['area', 60_000.00001, 60_000],
    ['mark', '7', 7],
    ['head', '250', 250],
    ['price', 1250, 1250],
    ['debt', '-99999', -99_999],
    ['share', '0.1234567', 0.123457],
    ['date', ' 2024-02-29 ', '2024-02-29'],
    ['moment', '2026-07-01T00:30:00+10:00', '2026-06-30T14:30:00.000000Z'],
    ['moment', '2026-07-01T04:30:00.123456Z', '2026-07-01T04:30:00.123456Z'],
    ['flag', true, true],
    ['flag', 0, false],
    ['flag', '1', true],
    ['flag', 'false', false],
    ['choice', ' Light ', 'Light'],
    ['type', 'farms', 'farms'],
    ['key', '12', 12],
    ['typedKey', 12, 12],
    ['list', [' a ', '', 3], [' a ', '', 3]],
    [
      'object',
      { note: ' as typed ', deep: [{ on: null }] },
      { note: ' as typed ', deep: [{ on: null }] },
    ],
    ['object', [1, 'two'], [1, 'two']],
  ])('%s: %j is kept as %j', (name, sent, kept) => {
    expect(asked(name, sent)).toEqual({ success: true, data: kept })
  })

  test.each(Object.keys(optional) as Name[])('%s: nothing and blanks are null', name => {
    for (const sent of [null, '', '   ']) {
      expect(asked(name, sent), JSON.stringify(sent)).toEqual({ success: true, data: null })
    }
  })

  test.each(Object.entries(optional))('%s: what is needed is asked for', (_name, field: Field) => {
    for (const sent of [null, undefined, '', ' ']) {
      expect(sentencesOf({ ...field, required: true }, sent)).toEqual(['Figure is needed.'])
    }
  })

  test('a password is kept as it was typed, blanks included', () => {
    expect(valueSchema(text({ secret: true }), 'Password').parse('  a b ')).toBe('  a b ')
  })
})

describe('what is refused, and the sentence that says why', () => {
  const places = '10,000,000,000,000,000'
  test.each<[Name, unknown, string]>([
    ['text', 'abcdef', 'Figure can have at most 5 characters.'],
    ['text', 12, 'Figure must be text.'],
    ['text', 'a\0b', 'Figure contains characters that can’t be saved.'],
    ['text', 'a\ud800', 'Figure contains characters that can’t be saved.'],
    ['long', 'x'.repeat(20_001), 'Figure can have at most 20,000 characters.'],
    ['number', 'much', 'Figure must be a number.'],
    ['number', '1,5', 'Figure must be a number.'],
    ['number', '0x10', 'Figure must be a number.'],
    ['number', 'Infinity', 'Figure must be a number.'],
    ['number', Number.POSITIVE_INFINITY, 'Figure must be a number.'],
    ['number', true, 'Figure must be a number.'],
    ['number', [1], 'Figure must be a number.'],
    ['number', 1e16, `Figure must be below ${places}.`],
    ['number', -1e300, `Figure must be above -${places}.`],
    ['area', 70_000, 'Figure must be at most 60,000 ha.'],
    ['area', -0.5, 'Figure can’t be negative.'],
    ['mark', 0.5, 'Figure must be a whole number.'],
    ['mark', 11, 'Figure must be at most 10.'],
    ['head', 2.5, 'Figure must be a whole number.'],
    ['head', -1, 'Figure can’t be negative.'],
    ['head', 3_000_000_000, 'Figure must be at most 2,000,000,000 head.'],
    ['year', 1850, 'Figure must be at least 1900.'],
    ['price', 12.5, 'Figure must be whole cents.'],
    ['price', -1, 'Figure can’t be negative.'],
    ['price', 1251, 'Figure must be at most $12.50/t.'],
    ['debt', -100_001, 'Figure must be at least -$1,000.'],
    ['debt', 2 ** 53, 'Figure must be whole cents.'],
    ['share', 46, 'Figure must be at most 0.9 (90%).'],
    ['date', '2023-02-29', 'Figure must be a day of the calendar, as 2024-05-31.'],
    ['date', '0000-01-01', 'Figure must be a day of the calendar, as 2024-05-31.'],
    ['date', 20240531, 'Figure must be a day of the calendar, as 2024-05-31.'],
    ['moment', 'yesterday', 'Figure must be a moment, as 2024-05-31T09:00:00Z.'],
    ['moment', '2026-02-30T00:00:00Z', 'Figure must be a moment, as 2024-05-31T09:00:00Z.'],
    ['flag', 'perhaps', 'Figure must be yes or no (true or false).'],
    ['flag', 2, 'Figure must be yes or no (true or false).'],
    ['choice', 'heavy', 'Figure must be one of: Heavy, Light.'],
    ['type', 'paddocks', 'Figure must be one of: farms, users.'],
    ['key', 0, 'Figure must be the number of a record.'],
    ['key', 1.5, 'Figure must be the number of a record.'],
    ['key', 'River', 'Figure must be the number of a record.'],
    ['typedKey', -3, 'Figure must be the number of a record.'],
    ['list', 'a, b', 'Figure must be a list.'],
    ['list', [['a']], 'Figure can contain only texts and numbers.'],
    ['list', ['a\0'], 'Figure contains characters that can’t be saved.'],
    ['object', 'text', 'Figure must be a JSON object or list.'],
    ['object', 7, 'Figure must be a JSON object or list.'],
    ['object', { a: { 'b\0': 1 } }, 'Figure contains characters that can’t be saved.'],
    ['object', { a: Number.POSITIVE_INFINITY }, 'Figure contains characters that can’t be saved.'],
  ])('%s: %j', (name, sent, sentence) => {
    expect(sentencesOf(optional[name], sent)).toEqual([sentence])
  })

  test('nesting without end is refused instead of breaking anything', () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    expect(sentencesOf(optional.object, deep)).toEqual([
      'Figure contains characters that can’t be saved.',
    ])
    expect(sentencesOf(optional.object, { coordinates: [[[[151.2, -33.8]]]] })).toBeUndefined()
  })
})

describe('the description of a field', () => {
  test('is the same for what is sent and what is kept', () => {
    for (const [name, field] of [...Object.entries(optional), ['id', ownId()] as const]) {
      const kept = z.toJSONSchema(keptSchema(field, 'Figure'))
      expect(z.toJSONSchema(valueSchema(field, 'Figure'), { io: 'input' }), name).toEqual(kept)
    }
  })

  test('holds bounds, choices and forms', () => {
    const told = (name: Name) =>
      z.toJSONSchema(keptSchema({ ...optional[name], required: true }, ''))
    expect(told('area')).toMatchObject({ type: 'number', minimum: 0, maximum: 60_000 })
    expect(told('choice')).toMatchObject({ enum: ['Heavy', 'Light'] })
    expect(told('date')).toMatchObject({ type: 'string', format: 'date' })
    expect(told('moment')).toMatchObject({ type: 'string', format: 'date-time' })
    expect(told('key')).toMatchObject({ type: 'integer', exclusiveMinimum: 0 })
    expect(told('text')).toMatchObject({ type: 'string', minLength: 1, maxLength: 5 })
  })
})
