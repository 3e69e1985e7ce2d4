// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { hearOtherPages } from './hear-other-pages.ts'

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
