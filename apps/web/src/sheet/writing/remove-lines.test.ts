import { expect, test } from 'vitest'
import type { Unsaved } from '../cells/marks.ts'
import { paddock, rowId, rowName } from '../paddock-sheet-for-tests.ts'
import { removeLines } from './remove-lines.ts'
import { linesOf } from '../cells/sheet-lines.ts'

const mark = new Map([['area', { text: 'x', wrong: 'is not a number' }]])
const drafts = [
  { key: 'new:a', values: { area: 1 } },
  { key: 'new:b', values: { area: 2 } },
]
const held: Unsaved = {
  marks: new Map([
    ['1', mark],
    ['2', mark],
    ['new:a', mark],
  ]),
  drafts,
}
const lines = linesOf([paddock(1, 'River'), paddock(2, 'Hill')], rowId, drafts)

test('rows go with what was marked in them, and new ones just go', () => {
  const chosen = [lines[0], lines[2]].flatMap(line => line ?? [])
  expect(removeLines({ lines: chosen, rowId, rowName, ...held })).toEqual({
    write: { label: 'Removal of River', edits: [], added: [], removed: [1] },
    marks: new Map([['2', mark]]),
    drafts: [drafts[1]],
  })
})

test('where none of them was saved nothing is written', () => {
  expect(removeLines({ lines: lines.slice(2), rowId, rowName, ...held })).toEqual({
    write: undefined,
    marks: new Map([
      ['1', mark],
      ['2', mark],
    ]),
    drafts: [],
  })
})
