import { expect, test } from 'vitest'
import { rememberingShapes, shapeOf } from './statement-shape.ts'

test.each([
  ['select  *\n from "farms" where "id" = $12', 'select * from "farms" where "id" = $12'],
  ["where name = 'O''Brien''s 40' and x = 1.5", 'where name = ? and x = ?'],
  ['limit 25 offset 50', 'limit ? offset ?'],
  ['select t1."area_2", c2, "year 2026" from h3', 'select t1."area_2", c2, "year 2026" from h3'],
  ["to_char(at, 'YYYY')::int8 = any($1::int4[])", 'to_char(at, ?)::int8 = any($1::int4[])'],
  ['declare frozen cursor for select 9137', 'declare frozen cursor for select ?'],
  ["E'it\\'s 12'", "E?s ?'"],
])('the shape of %s', (text, shape) => {
  expect(shapeOf(text)).toBe(shape)
})

test('of a long one the beginning and the end are told, and each is made once', () => {
  const shapes = rememberingShapes()
  const text = `select ${'a, '.repeat(500)}b from c where d = 12`
  const long = shapes(text)
  expect(long).toHaveLength(1403)
  expect(long).toMatch(/^select a, .* … .*b from c where d = \?$/)
  expect(shapes(text)).toBe(long)
})
