// What a page has and jsdom lacks, for the tests of the screens.

import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Far more than anything takes; a machine may have other things to do.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  notifications.clean()
})

Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
    dispatchEvent: () => false,
  }),
})

globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined

Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
