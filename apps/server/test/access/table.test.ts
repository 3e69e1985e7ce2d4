import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { closedFigures } from './closed-figures.ts'
import { lines } from './expected-access.ts'

const catalogue = furrow()
const told = lines.flatMap(({ rows }) => rows)

test('every record stands in exactly one line of the table', () => {
  expect(told.filter((name, place) => told.indexOf(name) !== place)).toEqual([])
  expect([...catalogue.keys()].filter(name => !told.includes(name))).toEqual([])
  expect(told.filter(name => !catalogue.has(name))).toEqual([])
})

test('every field that the table names is there', () => {
  const pairs = Object.entries(closedFigures).flatMap(([name, fields]) =>
    fields.map(field => [name, field] as const),
  )
  const bound = lines.flatMap(({ rows, period }) =>
    typeof period === 'object' ? rows.map(name => [name, period.key] as const) : [],
  )
  const missing = [...pairs, ...bound].filter(
    ([name, field]) => !catalogue.get(name)?.fields[field],
  )
  expect(missing).toEqual([])
})
