import { describe, expect, test, vi } from 'vitest'
import type { Session } from '../data/session/session.ts'
import { forgetLostMoney } from './money-lost.ts'
import type { SeenMoney } from './money-lost.ts'

const session = (farms: readonly number[], more: object = {}): Session =>
  ({
    kind: 'signed in',
    isAdmin: false,
    isFromDevice: false,
    person: { farm_rights: farms.map(farm_id => ({ farm_id, sees_finance: true })) },
    ...more,
  }) as unknown as Session

function watched(first: Session, noted?: SeenMoney) {
  const at = { session: first, noted, tell: () => undefined as void }
  const forget = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const stop = forgetLostMoney({
    name: 'furrow-7',
    session: {
      now: () => at.session,
      subscribe(listener) {
        at.tell = listener
        return () => void (at.tell = () => undefined)
      },
    },
    seen: {
      read: () => Promise.resolve(at.noted),
      write: value => Promise.resolve(void (at.noted = value)),
    },
    forget,
  })
  const become = (next: Session) => {
    at.session = next
    at.tell()
  }
  return { at, forget, become, stop }
}

describe('what was read of a farm’s money', () => {
  test('goes when the right to see it ends, and not before', async () => {
    const { at, forget, become } = watched(session([3, 4]))
    await vi.waitFor(() => expect(at.noted).toEqual({ 'furrow-7': [3, 4] }))
    become(session([3, 4, 5]))
    await vi.waitFor(() => expect(at.noted).toEqual({ 'furrow-7': [3, 4, 5] }))
    expect(forget).not.toHaveBeenCalled()
    become(session([4, 5]))
    await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(at.noted).toEqual({ 'furrow-7': [4, 5] }))
  })

  test('goes at the next contact where that happened while the page was closed', async () => {
    const { forget } = watched(session([4]), { 'furrow-7': [3, 4], 'furrow-8': [3] })
    await vi.waitFor(() => expect(forget).toHaveBeenCalledTimes(1))
  })

  test('stays as long as nobody but the device says who they are', async () => {
    const { at, forget, become } = watched(session([3]))
    await vi.waitFor(() => expect(at.noted).toEqual({ 'furrow-7': [3] }))
    become(session([], { isFromDevice: true }))
    become({ kind: 'signed out', because: 'expired' })
    become(session([], { isAdmin: true }))
    await Promise.resolve()
    expect(forget).not.toHaveBeenCalled()
  })

  test('is watched over until the page is left', async () => {
    const { at, forget, become, stop } = watched(session([3]))
    await vi.waitFor(() => expect(at.noted).toEqual({ 'furrow-7': [3] }))
    stop()
    become(session([]))
    await Promise.resolve()
    expect(forget).not.toHaveBeenCalled()
  })
})
