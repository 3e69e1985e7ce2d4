import { entity } from '@furrow/catalogue/entity'
import {
  choice,
  count,
  date,
  flag,
  fraction,
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
import { farm } from '@furrow/catalogue/owners'
import { expect, test } from 'vitest'
import { isComplete, sentFilter } from './field-filter.ts'
import { operatorsFor } from './operators.ts'
import type { OperatorName } from './operators.ts'

const of = (field: Field) =>
  entity('things', { label: 'Thing', help: '', ownedBy: farm(), fields: { it: field } })
const sent = (field: Field, operator: OperatorName, value?: unknown) =>
  sentFilter({ field: 'it', operator, value }, of(field))
const it = (operator: string, value: unknown) => ({ field: 'it', operator, value })
const orNothing = (operator: string, value: unknown) => ({
  or: [it(operator, value), it('=', null)],
})

const nothing = [
  ['empty', undefined, it('=', null)],
  ['filled', undefined, it('!=', null)],
] as const
const texts = [
  ['contains', 'downs', it('ilike', '%downs%')],
  ['contains', '50%_\\', it('ilike', '%50\\%\\_\\\\%')],
  ['lacks', 'downs', orNothing('not ilike', '%downs%')],
  ['begins', 'W', it('ilike', 'W%')],
  ['is', 'Wattle', it('=', 'Wattle')],
  ['is_not', 'Wattle', orNothing('!=', 'Wattle')],
] as const
const figures = [
  ['is', 4, it('=', 4)],
  ['is_not', 4, orNothing('!=', 4)],
  ['least', 4, it('>=', 4)],
  ['most', 4, it('<=', 4)],
  ['above', 4, it('>', 4)],
  ['below', 4, it('<', 4)],
  ['between', [2, 8], { and: [it('>=', 2), it('<=', 8)] }],
  ['between', [null, 8], { and: [it('<=', 8)] }],
  ['between', [0, null], { and: [it('>=', 0)] }],
] as const
const days = [
  ['is', '2024-05-31', it('=', '2024-05-31')],
  ['below', '2024-05-31', it('<', '2024-05-31')],
  ['above', '2024-05-31', it('>', '2024-05-31')],
  [
    'between',
    ['2024-05-01', '2024-05-31'],
    { and: [it('>=', '2024-05-01'), it('<=', '2024-05-31')] },
  ],
] as const
const choices = [
  ['one_of', ['Heavy', 'Light'], it('in', ['Heavy', 'Light'])],
  ['none_of', ['Heavy'], orNothing('not in', ['Heavy'])],
] as const
const keys = [
  ['is', 5, it('=', 5)],
  ['is_not', 5, orNothing('!=', 5)],
] as const
const lists = [
  ['holds_any', [1, 2], it('any in', [1, 2])],
  ['holds_all', [1, 2], it('all in', [1, 2])],
] as const

const kinds: readonly (readonly [Field, readonly (readonly [OperatorName, unknown, unknown])[]])[] =
  [
    [text(), [...texts, ...nothing]],
    [longText(), [...texts, ...nothing]],
    [number(), [...figures, ...nothing]],
    [count(), [...figures, ...nothing]],
    [money(), [...figures, ...nothing]],
    [fraction(), [...figures, ...nothing]],
    [date(), [...days, ...nothing]],
    [moment(), [...days, ...nothing]],
    [flag(), [['is', true, it('=', true)], ['is', false, it('=', false)], ...nothing]],
    [choice(['Heavy', 'Light']), [...choices, ...nothing]],
    [
      typeOf(['farms']),
      [
        ['one_of', ['farms'], it('in', ['farms'])],
        ['none_of', ['farms'], orNothing('not in', ['farms'])],
        ...nothing,
      ],
    ],
    [key('farms'), [...keys, ...nothing]],
    [typedKey('type'), [...keys, ...nothing]],
    [list(), [...lists, ...nothing]],
    [object(), nothing],
  ]

test.each(kinds)('every way of asking for $kind says what it means', (field, cases) => {
  for (const [operator, value, expected] of cases) {
    expect(sent(field, operator, value), operator).toEqual(expected)
  }
  const tried = new Set(cases.map(([operator]) => operator))
  expect(
    operatorsFor(field)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([...tried].toSorted())
})

test('what is always filled in is not asked whether it is empty, nor joined with emptiness', () => {
  const needed = text({ required: true })
  expect(sent(needed, 'empty')).toBeUndefined()
  expect(sent(needed, 'is_not', 'Wattle')).toEqual(it('!=', 'Wattle'))
  expect(sentFilter({ field: 'id', operator: 'is_not', value: 3 }, of(text()))).toEqual({
    field: 'id',
    operator: '!=',
    value: 3,
  })
  expect(operatorsFor(ownId()).map(({ name }) => name)).not.toContain('empty')
})

test('a filter that says too little, or asks in a way that its field has not, is no filter', () => {
  expect(sent(text(), 'contains', '')).toBeUndefined()
  expect(sent(number(), 'between', [null, ''])).toBeUndefined()
  expect(sent(choice(['Heavy']), 'one_of', [])).toBeUndefined()
  expect(sent(number(), 'contains', '4')).toBeUndefined()
  expect(sentFilter({ field: 'other', operator: 'is', value: 1 }, of(text()))).toBeUndefined()
  expect(isComplete({ field: 'it', operator: 'is', value: 0 }, number())).toBe(true)
})

test('what nobody is served is not asked for either', () => {
  expect(sent(text({ secret: true }), 'contains', 'a')).toBeUndefined()
})
