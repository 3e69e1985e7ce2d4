// As narrow as a phone, until all mocks are restored.

import { vi } from 'vitest'

const { matchMedia } = window

export function asOnPhone(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const found = matchMedia.call(window, query)
    return query.includes('max-width: 37.49em')
      ? Object.create(found, { matches: { value: true } })
      : found
  })
}
