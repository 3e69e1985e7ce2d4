// A step of what is held on the device, taken back and done again beside others.

import { expect, test } from 'vitest'
import type { Unsaved, Marks } from '../cells/marks.ts'
import { joinedUnsaved, unsavedAfterUndo } from './unsaved-cells-after-undo.ts'

function marks(of: Readonly<Record<string, string>>): Marks {
  return new Map(
    Object.entries(of).map(([row, text]) => [row, new Map([['area', { text, wrong: 'No.' }]])]),
  )
}

const held = (of: Readonly<Record<string, string>>, ...keys: string[]): Unsaved => ({
  marks: marks(of),
  drafts: keys.map(key => ({ key, values: {} })),
})

test('what a step marked goes and comes, and what was marked meanwhile stays', () => {
  const [before, after] = [held({ 1: 'old' }), held({ 1: 'new', 2: 'much' })]
  const now = held({ 1: 'new', 2: 'much', 3: 'other' })
  const back = unsavedAfterUndo(now, { from: after, to: before })
  expect(back).toEqual(held({ 1: 'old', 3: 'other' }))
  expect(unsavedAfterUndo(back, { from: before, to: after })).toEqual(now)
})

test('new rows come back as they were, beside those that were begun since', () => {
  const [before, after] = [held({}, 'a', 'b'), held({}, 'b')]
  const back = unsavedAfterUndo(held({}, 'b', 'c'), { from: after, to: before })
  expect(back.drafts.map(({ key }) => key)).toEqual(['c', 'a', 'b'])
})

test('what was kept and what was typed before that was read are both there; the latter counts', () => {
  const joined = joinedUnsaved(held({ 1: 'kept', 2: 'kept' }, 'a'), held({ 2: 'typed' }, 'b'))
  expect(joined).toEqual(held({ 1: 'kept', 2: 'typed' }, 'a', 'b'))
})
