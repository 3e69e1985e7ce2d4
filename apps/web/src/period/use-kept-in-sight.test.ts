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
        idOf: ({ id }) => id,
        passes: row => row.use === use,
        filter: use,
      }).map(({ id }) => id),
    { initialProps: first },
  )
}

test('a row that is changed or added under the hand stays in sight until another filter is chosen', () => {
  const { result, rerender } = shown({ rows, use: 'Cropping' })
  expect(result.current).toEqual([1])
  const typed = [{ id: 1, use: 'Grazing' }, rows[1]!, { id: 3, use: '' }]
  rerender({ rows: typed, use: 'Cropping' })
  expect(result.current).toEqual([1, 3])
  rerender({ rows: typed, use: 'Grazing' })
  expect(result.current).toEqual([1, 2])
})

test('a row that passes by now comes into sight', () => {
  const { result, rerender } = shown({ rows, use: 'Cropping' })
  rerender({ rows: [rows[0]!, { id: 2, use: 'Cropping' }], use: 'Cropping' })
  expect(result.current).toEqual([1, 2])
})
