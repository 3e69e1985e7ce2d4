import { expect, test } from 'vitest'
import { changesOf } from './figure-changes.ts'

const line = (id: number, before: object | null, after: object | null) => ({ id, before, after })

test('a figure became another in the lines that say so, with where it came from since', () => {
  const origins = { oh_total: { from: 'typed' }, drawings: { from: 'imported' } }
  const lines = [
    line(9, { oh_total: 500, origins }, { oh_total: null, origins: {} }),
    line(8, { oh_total: 450, fte_total: 2 }, { oh_total: 500, fte_total: 3 }),
    line(7, { oh_total: 400, origins: {} }, { oh_total: 450, origins }),
    line(6, { fte_total: 1 }, { fte_total: 2 }),
    line(5, null, { oh_total: 400, fte_total: 1 }),
  ]
  expect(changesOf('oh_total', lines, '')).toEqual([
    { line: lines[0], before: 500, after: null, origin: '' },
    { line: lines[1], before: 450, after: 500, origin: 'Typed' },
    { line: lines[2], before: 400, after: 450, origin: 'Typed' },
    { line: lines[4], before: null, after: 400, origin: 'Calculated' },
  ])
})

test('where no line says so, a figure came from where it comes from now', () => {
  const lines = [line(8, { drawings: 4 }, { drawings: 5 }), line(7, null, { drawings: 4 })]
  const told = changesOf('drawings', lines, 'Imported')
  expect(told.map(({ origin }) => origin)).toEqual(['Imported', 'Imported'])
})
