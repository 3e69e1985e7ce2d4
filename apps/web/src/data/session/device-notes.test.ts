// What the device remembers whoever sits at it, and that it never needs to.

import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDeviceNotes } from './device-notes.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => void vi.restoreAllMocks())

test('a device has one name for ever, which a header can carry', async () => {
  const [one, other] = await Promise.all([openDeviceNotes(), openDeviceNotes()])
  const { deviceId } = await openDeviceNotes()
  expect([one.deviceId, other.deviceId]).toContain(deviceId)
  expect((await openDeviceNotes()).deviceId).toBe(deviceId)
  expect(deviceId).toMatch(/^[\x21-\x7e]{16,64}$/)
})

test('notes are read again, and can be taken away', async () => {
  const settings = { version: '1' } as never
  const notes = await openDeviceNotes()
  await notes.settings.write(settings)
  await notes.look.write('dark')
  const again = await openDeviceNotes()
  expect(await again.settings.read()).toEqual(settings)
  expect(again.look.known).toBe('dark')
  await again.settings.write(undefined)
  expect(await again.settings.read()).toBeUndefined()
  expect(await again.profile.read()).toBeUndefined()
})

test('where nothing can be kept, the page still has a name and remembers for itself', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const notes = await openDeviceNotes()
  expect(notes.deviceId).toMatch(/^\w{32}$/)
  await notes.look.write('light')
  expect(await notes.look.read()).toBe('light')
})
