// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useKeptInSight } from './use-kept-in-sight.ts'

interface Row {
  readonly id: number
  readonly use: string
}

const rows: readonly Row[] = [
  { id: 1, use: 'Cropping' },
  { id: 2, use: 'Grazing' },
]

function shown(first: { readonly rows: readonly Row[]; readonly use: string }) {
  return renderHook(
    ({ rows: all, use }) =>
      useKeptInSight({
        rows: all,
        passes: row => row.use === use,
        filter: use,
      }),
    { initialProps: first },
  )
}

const idsOf = (list: readonly Row[]) => list.map(({ id }) => id)

test('a row that is changed or added under the hand stays in sight until another filter is chosen', () => {
  const { result, rerender } = shown({ rows, use: 'Cropping' })
  expect(idsOf(result.current)).toEqual([1])
  const typed = [{ id: 1, use: 'Grazing' }, rows[1]!, { id: 3, use: '' }]
  rerender({ rows: typed, use: 'Cropping' })
  expect(idsOf(result.current)).toEqual([1, 3])
  rerender({ rows: typed, use: 'Grazing' })
  expect(idsOf(result.current)).toEqual([1, 2])
})

test('a row that passes by now comes into sight', () => {
  const { result, rerender } = shown({ rows, use: 'Cropping' })
  rerender({ rows: [rows[0]!, { id: 2, use: 'Cropping' }], use: 'Cropping' })
  expect(idsOf(result.current)).toEqual([1, 2])
})

test('the list stays one and the same as long as its rows do', () => {
  const { result, rerender } = shown({ rows, use: 'Cropping' })
  const first = result.current
  rerender({ rows, use: 'Cropping' })
  expect(result.current).toBe(first)
  expect(idsOf(first)).toEqual([1])
})
