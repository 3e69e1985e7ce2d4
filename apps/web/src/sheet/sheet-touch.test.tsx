// What a finger does in a sheet.

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cell, openSheet } from './sheet-page-for-tests.tsx'

const three = ['River', 'Hill', 'Creek']
const { matchMedia } = window
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  Element.prototype.setPointerCapture = () => undefined
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const found = matchMedia.call(window, query)
    return query === '(pointer: coarse)'
      ? Object.create(found, { matches: { value: true } })
      : found
  })
})
afterEach(() => void vi.restoreAllMocks())

const finger = { pointerType: 'touch', button: 0 } as const

function tap(at: HTMLElement): void {
  fireEvent.pointerDown(at, finger)
  fireEvent.pointerUp(at, finger)
  fireEvent(at, new PointerEvent('click', { ...finger, bubbles: true }))
}

test('the first tap chooses, the second one types', async () => {
  await openSheet(three)
  tap(cell('Hill', 'Area'))
  expect(cell('Hill', 'Area').getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByRole('textbox', { name: 'Area of Hill' })).toBeNull()
  tap(cell('Hill', 'Area'))
  expect(document.activeElement).toBe(cell('Hill', 'Area').querySelector('input'))
})

test('a range grows from the cell as far as its handle is dragged, and none is there for a mouse', async () => {
  const { container } = await openSheet(three)
  tap(cell('Hill', 'Name'))
  const handle = container.querySelector('[data-reach]')
  expect(cell('Hill', 'Name').contains(handle)).toBe(true)
  fireEvent.pointerDown(handle as Element, finger)
  // Far beyond the last cell.
  fireEvent.pointerMove(window, { ...finger, clientX: 9000, clientY: 9000 })
  fireEvent.pointerUp(window, finger)
  await waitFor(() => expect(cell('Creek', 'Twice').getAttribute('aria-selected')).toBe('true'))
  expect(cell('River', 'Name').getAttribute('aria-selected')).toBeNull()
})

test('a tap counts for the row that was under the finger when it came down', async () => {
  const { container } = await openSheet(three)
  const place = cell('River', 'Area')
  fireEvent.pointerDown(place, finger)
  // In the meantime the rows are in another order: another stands under the finger.
  const sort = screen.getByRole('button', { name: 'Sort by Area, ha' })
  fireEvent.click(sort)
  fireEvent.click(sort)
  await waitFor(() => expect(container.contains(place) && cell('Creek', 'Area')).toBe(place))
  fireEvent(place, new PointerEvent('click', { ...finger, bubbles: true }))
  expect(cell('River', 'Area').getAttribute('aria-selected')).toBe('true')
  expect(cell('Creek', 'Area').getAttribute('aria-selected')).toBeNull()
})
