// A step of what is held on the device, undone and redone beside others, and told to other screens.

import { expect, test } from 'vitest'
import { cellsToFixIn, joinedKept, keptAfterStep, keptCellsIn } from './kept-cells.ts'
import type { KeptCells } from './kept-cells.ts'

const kept = (of: Readonly<Record<string, string>>, ...keys: string[]): KeptCells => ({
  marks: Object.entries(of).map(([row, text]) => ({ row, column: 'area', text, wrong: 'No.' })),
  drafts: keys.map(key => ({ key, values: {} })),
})

test('what a step marked goes and comes, and what was marked meanwhile stays', () => {
  const [before, after] = [kept({ 1: 'old' }), kept({ 1: 'new', 2: 'much' })]
  const now = kept({ 1: 'new', 2: 'much', 3: 'other' })
  const back = keptAfterStep(now, { from: after, to: before })
  expect(textsIn(back)).toEqual({ 1: 'old', 3: 'other' })
  expect(textsIn(keptAfterStep(back, { from: before, to: after }))).toEqual(textsIn(now))
})

test('new rows come back as they were, beside those that were begun since', () => {
  const [before, after] = [kept({}, 'a', 'b'), kept({}, 'b')]
  const back = keptAfterStep(kept({}, 'b', 'c'), { from: after, to: before })
  expect(back.drafts.map(({ key }) => key)).toEqual(['c', 'a', 'b'])
})

test('what was typed in a new row since a step stays, and one that is a row by now does not come back', () => {
  const typed = (values: KeptCells['drafts'][number]['values']) => ({
    marks: [],
    drafts: [{ key: 'a', values }],
  })
  const [none, name, both] = [kept({}), typed({ name: 'River' }), typed({ name: 'River', area: 5 })]
  expect(keptAfterStep(both, { from: name, to: none }).drafts).toEqual(typed({ area: 5 }).drafts)
  expect(keptAfterStep(name, { from: name, to: none }).drafts).toEqual([])
  const marked = { ...name, ...kept({ 1: 'much' }, 'b') }
  const beside = { from: { ...marked, drafts: name.drafts }, to: name }
  expect(keptAfterStep({ ...marked, ...both }, beside)).toEqual(both)
  expect(keptAfterStep(marked, beside).drafts.map(({ key }) => key)).toEqual(['b'])
})

test('what was kept and what was typed before that was read are both there; the latter counts', () => {
  const joined = joinedKept(kept({ 1: 'kept', 2: 'kept' }, 'a'), kept({ 2: 'typed' }, 'b'))
  expect(textsIn(joined)).toEqual({ 1: 'kept', 2: 'typed' })
  expect(joined.drafts.map(({ key }) => key)).toEqual(['a', 'b'])
})

test('what is to fix is told in words, also of what a device kept before it had any', () => {
  const mark = { row: '1', column: 'area', text: 'much', wrong: 'Not a number.' }
  const draft = { key: 'new-1', values: { soil: 'Heavy' }, lacks: ['Name', 'Area'] }
  const told = cellsToFixIn({ marks: [{ ...mark, what: 'Area of River' }, mark], drafts: [draft] })
  expect(told.map(({ what }) => what)).toEqual(['Area of River', 'area', 'Name', 'Area'])
  expect(cellsToFixIn(keptCellsIn({ 5: 'step' }))).toEqual([])
})

function textsIn({ marks }: KeptCells) {
  return Object.fromEntries(marks.map(({ row, text }) => [row, text]))
}
