// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useChosenInSight } from './use-chosen-in-sight.ts'

test('another month is brought into sight, and the one that the page opens with is not', () => {
  const scrollIntoView = vi.fn<(how: ScrollIntoViewOptions) => void>()
  const part = { current: { scrollIntoView } as unknown as HTMLElement }
  const month = (chosen: number | undefined) => ({ chosen })
  const { rerender } = renderHook(
    ({ chosen }: ReturnType<typeof month>) => useChosenInSight(part, chosen),
    {
      initialProps: month(3),
    },
  )
  rerender(month(3))
  expect(scrollIntoView).not.toHaveBeenCalled()
  rerender(month(5))
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  rerender(month(undefined))
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})
