import { Refusal } from '@furrow/wire/refusal'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyLimits } from './body-limits.ts'
import { readBody } from './read-body.ts'

const read = (text: string) =>
  readBody(Buffer.from(text), bodyLimits.manyRows, part => JSON.parse(part) as unknown)

/** So long that several of them are not read at once. */
const filler = 'ж{[,]}"\\'.repeat(5000)
const long = (more: unknown) => ({ filler, more })

describe('a body of many rows, read in parts, is what it is in one go', () => {
  test('whatever stands in it', async () => {
    const rows = fc.array(fc.jsonValue(), { maxLength: 6 })
    const body = fc.record(
      { resources: fc.oneof(rows, fc.jsonValue()), seen: fc.jsonValue(), steps: rows },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(body, fc.boolean(), async (sent, isByNumber) => {
        const part = (value: unknown) => (Array.isArray(value) ? value.map(long) : value)
        const rows = part(sent.resources)
        const made = {
          ...sent,
          ...(isByNumber && Array.isArray(rows)
            ? { resources: Object.assign({}, rows) }
            : { resources: rows }),
          steps: part(sent.steps),
        }
        for (const text of [JSON.stringify(made), JSON.stringify(made, null, 2)]) {
          expect(await read(text)).toEqual(JSON.parse(text))
        }
      }),
      { numRuns: 60 },
    )
  })

  const row = JSON.stringify(long(1))
  test.each([
    ['one name twice', `{"resources":[${row},${row}],"resources":[${row},1,${row}]}`],
    ['one name twice, then no rows', `{"resources":[${row},${row}],"resources":5}`],
    ['one number twice', `{"resources":{"1":${row},"2":2,"1":{"a":${row}}}}`],
    ['no rows', `{"resources":[ ],"a":${row},"steps":{},"b":${row}}`],
    ['rows deeper down', `{"a":{"resources":[${row},${row}]},"steps":[${row},[${row}]]}`],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual(JSON.parse(text))
  })

  test.each([
    ['nothing between two commas', `{"resources":[${row},${row},,${row}]}`],
    ['a comma at the end', `{"resources":[${row},${row},]}`],
    ['a comma at the end of rows by number', `{"resources":{"1":${row},"2":${row},}}`],
    ['another bracket at the end', `{"resources":[${row},${row}}}`],
    ['a row that ends twice', `{"resources":[${row}],${row}]}`],
    ['a row without its number', `{"resources":{"1":${row},${row}}}`],
    ['a number without its row', `{"resources":[${row},"1":${row}]}`],
    ['something behind it', `{"resources":[${row},${row}]}x`],
  ])('%s is no JSON', async (_, text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
    await expect(read(text)).rejects.toSatisfy(
      error => error instanceof SyntaxError || error instanceof Refusal,
    )
  })
})

test('others have their turn, and no part is longer than a row and a moment', async () => {
  const rows = Array.from({ length: 5000 }, (_, place) => ({ [`new ${place}`]: 'x'.repeat(1900) }))
  const parts: number[] = []
  let turns = 0
  let isOver = false
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  const body = await readBody(
    Buffer.from(JSON.stringify({ resources: rows })),
    bodyLimits.manyRows,
    text => {
      parts.push(text.length)
      return JSON.parse(text) as unknown
    },
  )
  isOver = true
  expect(body).toEqual({ resources: rows })
  expect(parts.length).toBeGreaterThan(100)
  expect(turns).toBeGreaterThanOrEqual(parts.length - 1)
  expect(Math.max(...parts)).toBeLessThan(70_000)
})
