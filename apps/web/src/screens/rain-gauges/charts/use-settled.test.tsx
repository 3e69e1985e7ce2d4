import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

test('a value is handed on once nobody has changed it for a moment', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(useSettled<number>, { initialProps: 1 })
  expect(result.current).toBe(1)
  rerender(2)
  act(() => void vi.advanceTimersByTime(500))
  rerender(3)
  act(() => void vi.advanceTimersByTime(500))
  expect(result.current).toBe(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toBe(3)
  vi.useRealTimers()
})
