// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { hearOtherPages } from './hear-other-pages.ts'

test('what is typed is kept first, as long as that takes and no longer than two seconds', async () => {
  vi.useFakeTimers()
  const begin = vi.fn<() => void>()
  let isKept = false
  window.addEventListener('beforeunload', event => isKept || event.preventDefault())
  hearOtherPages(begin)
  const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  told()
  await vi.advanceTimersByTimeAsync(1900)
  expect(begin).not.toHaveBeenCalled()
  isKept = true
  await vi.advanceTimersByTimeAsync(100)
  expect(begin).toHaveBeenCalledOnce()
  isKept = false
  told()
  await vi.advanceTimersByTimeAsync(2000)
  expect(begin).toHaveBeenCalledTimes(2)
  isKept = true
  vi.useRealTimers()
})

test('a page begins anew when somebody signs in, out or as another on another page', () => {
  const begin = vi.fn<() => void>()
  hearOtherPages(begin)
  for (const key of ['farmId', 'periodId', 'businessId'])
    window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(begin).not.toHaveBeenCalled()
  for (const key of ['token', 'impersonatingId', null])
    window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(begin).toHaveBeenCalledTimes(3)
})
