import { expect, test } from 'vitest'
import { paddock, paddockColumns } from '../paddock-sheet-for-tests.ts'
import { cellState, nothingKnown } from './cell-state.ts'
import type { SheetColumn } from './sheet-column.ts'

const river = paddock(1, 'River', { area: 42.5 })
const line = { key: '1', row: river }
const found = paddockColumns.find(({ id }) => id === 'area')
if (!found) throw new Error('Paddocks have an area.')
const area: SheetColumn<typeof river> = found

test('a cell that waits for another of its change says what is to be fixed first', () => {
  const held = { kind: 'held', message: 'The name is taken.', seq: 1 } as const
  expect(
    cellState(area, line, { ...nothingKnown, states: new Map([['area', held]]) }),
  ).toMatchObject({
    kind: 'held',
    message: 'Not saved yet. Fix this first: The name is taken.',
  })
})

test('of a row that has none it says why, and what was typed there stays marked', () => {
  const column = { ...area, unfit: () => 'It has no ground.' }
  expect(cellState(column, line, nothingKnown)).toMatchObject({
    locked: undefined,
    unfit: 'It has no ground.',
  })
  const mark = { text: '7', wrong: 'It has no ground.' }
  const marks = new Map([['area', mark]])
  expect(cellState(column, line, { ...nothingKnown, marks })).toMatchObject({
    kind: 'wrong',
    message: mark.wrong,
  })
})
