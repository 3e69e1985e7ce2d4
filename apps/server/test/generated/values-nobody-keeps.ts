// Values that a field never takes, by its kind: of the wrong type, beyond its bounds, or nothing that
// a database could hold.

import type { Field } from '@furrow/catalogue/fields'
import { unkeepable } from './values-that-do-not-fit.ts'

export function valuesNobodyKeeps(field: Field): readonly unknown[] {
  const nothing = field.required ? [null, '', '   '] : []
  return [...nothing, ...wrong[field.kind], ...outside(field)]
}

const missing = 999_999
const noNumbers = ['text', '12abc', '1,5', '0x10', 'NaN', 'Infinity', true, [], {}, [1], '１２']
const noWholeNumbers = [...noNumbers, 1.5, 2 ** 53, -(2 ** 53), '9223372036854775808']
const noKeys = [...noWholeNumbers, 0, -1, missing, '99999999999999999999']
const noDays = [
  'yesterday',
  '2024-02-30',
  '0000-01-01',
  '+010000-01-01',
  'infinity',
  20_240_101,
  true,
  [],
  {},
]
const noChoices = ['nope', '__proto__', 5, true, [], {}, ...unkeepable]
const noTexts = [5, true, [], {}, ['a'], ...unkeepable]

const wrong: Readonly<Record<Field['kind'], readonly unknown[]>> = {
  id: [],
  text: noTexts,
  'long text': noTexts,
  choice: noChoices,
  type: noChoices,
  number: [...noNumbers, 1e308],
  fraction: [...noNumbers, 1e308],
  count: noWholeNumbers,
  money: noWholeNumbers,
  key: noKeys,
  'typed key': noKeys,
  date: noDays,
  moment: noDays,
  flag: ['perhaps', 2, -1, [], {}, 'yes please'],
  list: ['text', 5, true, {}, [[1]], [{}], ['a\0']],
  object: ['text', 5, true, nested(60), ...unkeepable],
}

function outside({ kind, min, max, scale = 0 }: Field): readonly unknown[] {
  const isText = kind === 'text' || kind === 'long text'
  if (isText) return ['x'.repeat((max ?? 255) + 1)]
  const isKept = kind === 'number' || kind === 'fraction'
  return [
    ...(min === undefined ? [] : [min - 1]),
    ...(max === undefined ? [] : [max + 1]),
    ...(isKept ? [10 ** (20 - scale), -(10 ** (20 - scale))] : []),
  ]
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)]
}
