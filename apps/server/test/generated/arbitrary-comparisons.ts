// What a figure may be compared with, so that it is understood: every operator on every kind.

import fc from 'fast-check'
import type { Test } from './filter-model.ts'
import { soughtTexts } from './odd-texts.ts'
import type { SoughtFigure } from './sought-figures.ts'
import { soughtDays, soughtMoments } from './sought-moments.ts'

export type Comparison = Pick<Test, 'operator' | 'value'>
type Sought = Pick<SoughtFigure, 'kind' | 'choices' | 'values'>
type Operators = readonly NonNullable<Test['operator']>[]

const equal: Operators = ['=', '!=']
const ordered: Operators = ['=', '!=', '<', '<=', '>', '>=']
const among: Operators = ['in', 'not in']
const alike: Operators = ['like', 'not like', 'ilike', 'not ilike']
const holding: Operators = ['all in', 'any in']

/** `comparesBytes`: whether text has an order that JavaScript knows. */
export function comparisons(figure: Sought, comparesBytes: boolean): fc.Arbitrary<Comparison> {
  const textOrder = comparesBytes ? ordered : equal
  switch (figure.kind) {
    case 'text':
    case 'long text':
      return texts(soughtText(figure.values), textOrder)
    case 'JSON text':
      return texts(fc.constantFrom(...figure.values), textOrder)
    case 'choice':
    case 'type':
      return texts(fc.constantFrom(...figure.choices), textOrder)
    case 'date':
    case 'moment':
      return plain(soughtTimes(figure), ordered)
    case 'flag':
      return plain(fc.constantFrom(true, false, 'true', 'false', 1, 0), ordered)
    case 'JSON flag':
      return plain(fc.boolean(), equal)
    case 'JSON number':
      return plain(
        fc.oneof(fc.constantFrom(...figure.values), fc.integer({ min: -3, max: 12 })),
        ordered,
      )
    case 'list':
    case 'JSON list':
      return fc.oneof(items(figure.values.flat()), empty)
    case 'object':
      return empty
    default:
      return plain(soughtFigure(figure.values), ordered)
  }
}

const empty: fc.Arbitrary<Comparison> = fc.record({
  operator: fc.constantFrom(...equal),
  value: fc.constant(null),
})

function plain(value: fc.Arbitrary<unknown>, operators: Operators): fc.Arbitrary<Comparison> {
  const list = fc.array(fc.oneof({ weight: 5, arbitrary: value }, fc.constant(null)), {
    maxLength: 4,
  })
  const listOrOne = fc.oneof({ weight: 4, arbitrary: list }, { weight: 1, arbitrary: value })
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ operator: fc.constantFrom(...operators), value }) },
    { weight: 3, arbitrary: fc.record({ operator: fc.constantFrom(...among), value: listOrOne }) },
    { weight: 1, arbitrary: empty },
    { weight: 1, arbitrary: fc.record({ value }) },
  )
}

function texts(value: fc.Arbitrary<unknown>, operators: Operators): fc.Arbitrary<Comparison> {
  const pattern = fc
    .tuple(value, fc.constantFrom(...patterns))
    .map(([text, make]) => make(String(text)))
  const like = fc.record({ operator: fc.constantFrom(...alike), value: pattern.filter(isWhole) })
  return fc.oneof({ weight: 3, arbitrary: plain(value, operators) }, { weight: 2, arbitrary: like })
}

const patterns: readonly ((text: string) => string)[] = [
  text => text,
  text => `%${text}%`,
  text => `${text.slice(0, 3)}%`,
  text => `%${text.slice(-3)}`,
  text => text.replace(/[a-z]/u, '_'),
  text => `%${text.slice(1, 4).toUpperCase()}%`,
  text => text.toLowerCase(),
  text => text.replaceAll(/[\\%_]/g, String.raw`\$&`),
  text => `%${text.charAt(0)}_%`,
]

/** Half a character, or a mark that should take the next one where there is none, is refused. */
function isWhole(pattern: string): boolean {
  const trimmed = pattern.trim()
  return trimmed !== '' && trimmed.isWellFormed() && !/(^|[^\\])(\\\\)*\\$/.test(trimmed)
}

function soughtText(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const there = values.length === 0 ? soughtTexts : values
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...there) },
    { weight: 2, arbitrary: fc.constantFrom(...soughtTexts) },
    { weight: 1, arbitrary: fc.constantFrom(...there).map(text => `  ${String(text)}\n`) },
  )
}

function soughtFigure(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const there = fc.constantFrom(...(values.length === 0 ? [0] : values))
  return fc.oneof(
    { weight: 5, arbitrary: there },
    { weight: 1, arbitrary: there.map(String) },
    { weight: 1, arbitrary: there.map(value => ` ${Number(value).toFixed(5)} `) },
    { weight: 2, arbitrary: fc.integer({ min: -2, max: 30 }) },
    { weight: 1, arbitrary: fc.constantFrom(2.49999, -0.5, 1e15, 9.99995, '10.0', '+3', '.5') },
  )
}

function soughtTimes({ kind, values }: Sought): fc.Arbitrary<unknown> {
  const there = values.length === 0 ? soughtDays : values
  return fc.constantFrom(...there, ...(kind === 'date' ? soughtDays : soughtMoments))
}

function items(values: readonly unknown[]): fc.Arbitrary<Comparison> {
  const known = values.filter(value => typeof value === 'string' || typeof value === 'number')
  const item = fc.constantFrom(...new Set(known), 'nowhere', 7)
  const list = fc.array(item, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    fc.record({ operator: fc.constantFrom(...holding), value: fc.oneof(list, item) }),
    fc.record({ operator: fc.constant('any in' as const), value: fc.constant([]) }),
  )
}
