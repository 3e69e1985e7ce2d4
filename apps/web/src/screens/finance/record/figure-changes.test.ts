import { expect, test } from 'vitest'
import { changesOf } from './figure-changes.ts'

const line = (id: number, before: object | null, after: object | null) => ({ id, before, after })

test('a figure became another in the lines that say so, with where it came from since', () => {
  const origins = { oh_total: { from: 'typed' }, drawings: { from: 'imported' } }
  const lines = [
    line(9, { oh_total: 500 }, { oh_total: null, origins: {} }),
    line(8, { oh_total: 400, fte_total: 2 }, { oh_total: 500, fte_total: 3, origins }),
    line(7, { fte_total: 1 }, { fte_total: 2 }),
    line(6, null, { oh_total: 400, fte_total: 1 }),
  ]
  expect(changesOf('oh_total', lines)).toEqual([
    { line: lines[0], before: 500, after: null, origin: '' },
    { line: lines[1], before: 400, after: 500, origin: 'Typed' },
    { line: lines[3], before: null, after: 400, origin: '' },
  ])
  expect(changesOf('fte_total', lines).map(({ origin }) => origin)).toEqual(['Calculated', '', ''])
})
