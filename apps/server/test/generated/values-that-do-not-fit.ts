// Values that a figure cannot be compared with, by its kind.

import type { SoughtFigure } from './sought-figures.ts'

type Sent = readonly [operator: string, value: unknown]
type Kind = SoughtFigure['kind']

/** Nothing that PostgreSQL could keep: a NUL, half a character. */
export const unkeepable: readonly unknown[] = ['a\0b', '\ud800', 'x\udfff', { 'a\0': 1 }]

/** Each is refused. */
export function fittingNothing({ kind }: SoughtFigure): readonly Sent[] {
  return [...wrongFor(kind), ...unkeepable.map((value): Sent => ['=', value]), ['in', ['\ud83c']]]
}

/** There is nothing to be found, or it is refused: too large, too long, of several kinds at once. */
export function findingNothing({ kind }: SoughtFigure): readonly Sent[] {
  return [
    ...pairs,
    ...tooLargeFor(kind),
    ['not in', several],
    ['any in', several],
    ['all in', [[1], { a: 1 }]],
  ]
}

const texts: readonly Kind[] = ['text', 'long text', 'choice', 'type', 'JSON text']
const times: readonly Kind[] = ['date', 'moment']
const numbers: readonly Kind[] = ['id', 'key', 'typed key', 'number', 'count', 'money', 'fraction']

function wrongFor(kind: Kind): readonly Sent[] {
  if (texts.includes(kind)) return noTexts
  if (times.includes(kind)) return noTimes
  if (numbers.includes(kind)) return noNumbers
  return kind === 'flag'
    ? noFlags
    : [
        ['>', null],
        ['=', { a: 1 }],
      ]
}

function tooLargeFor(kind: Kind): readonly Sent[] {
  if (times.includes(kind)) return edgesOfTime
  return numbers.includes(kind) || kind === 'JSON number' ? endlessNumbers : endlessTexts
}

const noTexts: readonly Sent[] = [
  ['=', { a: 1 }],
  ['like', null],
  ['<', null],
  ['=', ['a']],
]

const noFlags: readonly Sent[] = [
  ['=', 'perhaps'],
  ['=', 2],
  ['!=', 'x'],
  ['in', ['true', 'x']],
  ['all in', [true]],
]

const noTimes: readonly Sent[] = [
  'yesterday',
  'now',
  'infinity',
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '24-01-01',
  '2024-02-02T25:00:00Z',
  '2024-02-02T10:00:00+99:00',
  '0000-01-01',
  '+010000-01-01',
  '12:00',
  20_240_202,
  true,
  "2024-02-02'",
]
  .flatMap((value): Sent[] => [
    ['=', value],
    ['<=', value],
    ['in', [value]],
  ])
  .concat([
    ['like', '2024%'],
    ['not ilike', '2024-02-02'],
    ['all in', ['2024-02-02']],
  ])

const noNumbers: readonly Sent[] = [
  'text',
  '12abc',
  '1,5',
  '0x10',
  'NaN',
  'Infinity',
  '--1',
  '１２',
  "1'--",
  true,
  '1 2',
  '1e99999',
]
  .flatMap((value): Sent[] => [
    ['=', value],
    ['>', value],
    ['not in', [value]],
  ])
  .concat([['any in', [1]]])

const edgesOfTime: readonly Sent[] = [
  ['<', '9999-12-31'],
  ['>', '0001-01-01'],
  ['=', '9999-12-31T23:59:59.999999Z'],
]

const endlessNumbers: readonly Sent[] = [
  '9223372036854775808',
  '-9223372036854775809',
  '123456789012345678901234567890',
  1e308,
  -1e308,
  2 ** 53,
  1e-300,
  '1e400',
  '9'.repeat(400),
].flatMap((value): Sent[] => [
  ['=', value],
  ['<', value],
  ['in', [value, 1]],
])

const long = 'long '.repeat(20_000)
const endlessTexts: readonly Sent[] = [
  ['=', long],
  ['ilike', long],
  ['in', [long, '2024-02-02']],
  ['like', `%${'%_'.repeat(2000)}`],
  ['like', 'a\\'],
  ['=', true],
  ['=', 5],
]

const several: readonly unknown[] = [
  1,
  '1',
  'x',
  1.5,
  true,
  '2024-02-02',
  '2024-02-02T10:00:00Z',
  null,
]
const pairs = several.flatMap(one => several.map((other): Sent => ['in', [one, other]]))
