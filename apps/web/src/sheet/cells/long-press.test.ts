// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress } from './long-press.ts'

const held = vi.fn<() => void>()
beforeEach(() => {
  vi.useFakeTimers()
  held.mockClear()
  longPress({ clientX: 100, clientY: 100 }, held)
})
afterEach(() => void vi.useRealTimers())

function happens(name: string, at: { readonly clientX: number; readonly clientY: number }): void {
  dispatchEvent(new MouseEvent(name, at))
}

test('a finger that rests asks, though it trembles, and lifting it is no tap', () => {
  happens('pointermove', { clientX: 104, clientY: 97 })
  expect(held).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(held).toHaveBeenCalledOnce()
  const lift = () => dispatchEvent(new Event('touchend', { cancelable: true }))
  expect([lift(), lift()]).toEqual([false, true])
})

test.each([
  ['pointermove', { clientX: 100, clientY: 130 }],
  ['pointerup', { clientX: 100, clientY: 100 }],
  ['pointercancel', { clientX: 100, clientY: 100 }],
  ['contextmenu', { clientX: 100, clientY: 100 }],
])('%s ends it', (name, at) => {
  happens(name, at)
  vi.runAllTimers()
  expect(held).not.toHaveBeenCalled()
})
