// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from './session.ts'
import {
  business,
  farmSearch,
  farmsOf,
  login,
  me,
  person,
  profile,
  sessionWith,
} from '../session-server-for-tests.ts'

beforeEach(() => localStorage.clear())

const refused = { status: 422, body: { message: 'Wrong.', code: 'invalid', errors: {} } }
const unknown = { status: 401, body: { message: 'Unauthenticated.', code: 'unauthenticated' } }
const several = { businesses: [business(1)], associated_businesses: [business(2), business(1)] }

const stored = () => Object.fromEntries(Object.entries(localStorage))

async function signedIn(user: object, more: Record<string, ReturnType<typeof profile>> = {}) {
  localStorage.setItem('token', 'furrow_abc')
  const made = sessionWith({ [me]: profile(user), ...more })
  await made.session.refresh()
  return made
}

function here({ session }: { session: { now(): unknown } }) {
  return session.now() as { farmId?: number; periodId?: number; business?: { id: number } }
}

describe('signing in', () => {
  test('is done when a token came and the profile was read', async () => {
    const { session, keys } = sessionWith({
      [login]: { status: 200, body: { token: 'furrow_abc', user: person(5) } },
      [me]: profile(person(5)),
    })
    expect((await session.signIn('a@b.example', 'secret')).ok).toBe(true)
    expect(session.now()).toMatchObject({ kind: 'signed in', person: { id: 5 } })
    expect(localStorage.getItem('token')).toBe('furrow_abc')
    expect(keys.read().token).toBe('furrow_abc')
  })

  test('gives back what the server says against it, and stores nothing', async () => {
    const { session } = sessionWith({ [login]: refused })
    const answer = await session.signIn('a@b.example', 'wrong')
    expect(answer).toMatchObject({ ok: false, failure: { message: 'Wrong.' } })
    expect(session.now()).toEqual({ kind: 'signed out' })
    expect(localStorage).toHaveLength(0)
  })

  test('without a token in the answer is no signing in', async () => {
    const { session } = sessionWith({ [login]: { status: 200, body: { user: person(5) } } })
    await session.signIn('a@b.example', 'secret')
    expect(session.now().kind).toBe('signed out')
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('the profile', () => {
  test.each([
    ['401', unknown],
    ['422', refused],
  ])('that is answered by a %s means signed out', async (_status, answer) => {
    localStorage.setItem('token', 'furrow_old')
    localStorage.setItem('farmId', '3')
    const { session } = sessionWith({ [me]: answer })
    expect(await session.refresh()).toBe(false)
    expect(session.now().kind).toBe('signed out')
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['no network', 'silent' as const],
    [
      'a server that is not well',
      { status: 503, body: { message: 'Later.', code: 'unavailable' } },
    ],
  ])('kept on the device counts with %s', async (_what, answer) => {
    const made = await signedIn(person(5, several))
    made.answers[me] = answer
    expect(await made.session.refresh()).toBe(true)
    expect(made.session.now()).toMatchObject({
      kind: 'signed in',
      isFromDevice: true,
      person: { id: 5 },
    })
  })

  test('kept on the device counts at once, however long the server takes', async () => {
    const made = await signedIn(person(5, several))
    made.answers[me] = 'hanging'
    await made.session.begin()
    expect(made.session.now()).toMatchObject({ kind: 'signed in', isFromDevice: true })
  })

  test('that nobody kept is waited for', async () => {
    localStorage.setItem('token', 'furrow_abc')
    const { session } = sessionWith({ [me]: profile(person(5)) })
    await session.begin()
    expect(session.now()).toMatchObject({ kind: 'signed in', isFromDevice: false })
  })

  test('of another token, or of acting for somebody else, does not count', async () => {
    const made = await signedIn(person(5))
    made.answers[me] = 'silent'
    made.keys.write({ token: 'furrow_other' })
    expect(await made.session.refresh()).toBe(false)
    made.keys.write({ token: 'furrow_abc', impersonatingId: 8 })
    expect(await made.session.refresh()).toBe(false)
  })

  test('is not asked for without a token', async () => {
    const { session, asked } = sessionWith({})
    expect(await session.refresh()).toBe(false)
    expect(asked).toEqual([])
  })
})

describe('businesses', () => {
  test('are those of the person, of their farms and those that they manage, each once, by name', async () => {
    const made = await signedIn(person(5, { ...several, managed_businesses: [business(3)] }))
    const { businesses } = made.session.now() as SignedIn
    expect(businesses.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('are chosen by themselves where there is but one', async () => {
    await signedIn(person(5, { managed_businesses: [business(4)] }))
    expect(localStorage.getItem('businessId')).toBe('4')
  })

  test('are not chosen by themselves where there are several', async () => {
    const made = await signedIn(person(5, several))
    expect(here(made).business).toBeUndefined()
  })

  test('that are not theirs any more are let go of', async () => {
    localStorage.setItem('businessId', '9')
    const made = await signedIn(person(5, several))
    expect(here(made).business).toBeUndefined()
    expect(localStorage.getItem('businessId')).toBeNull()
  })

  test('that are chosen reset farm and period', async () => {
    const made = await signedIn(person(5, several))
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    made.session.chooseBusiness(2)
    expect(here(made)).toMatchObject({
      business: { id: 2 },
      farmId: undefined,
      periodId: undefined,
    })
    expect(stored()).toEqual({ token: 'furrow_abc', businessId: '2' })
  })
})

describe('farm and period of an address', () => {
  const farms = {
    [farmSearch]: farmsOf([
      [3, 1],
      [4, 2],
      [5, 1],
      [5, 2],
    ]),
  }

  test('become the current ones', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.chooseBusiness(1)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    expect(here(made)).toMatchObject({ farmId: 3, periodId: 7, business: { id: 1 } })
    expect(stored()).toEqual({ token: 'furrow_abc', businessId: '1', farmId: '3', periodId: '7' })
  })

  test('of a first farm, also by a link, set the business that holds it', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.arriveAt({ farmId: 4, periodId: 7 })
    expect(here(made)).toMatchObject({ farmId: 4, periodId: 7, business: { id: 2 } })
    made.session.chooseBusiness(2)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    expect(here(made).business).toMatchObject({ id: 1 })
    expect(stored()).toEqual({ token: 'furrow_abc', businessId: '1', farmId: '3', periodId: '7' })
  })

  test('that turned out not to be theirs are taken out of storage', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.chooseBusiness(1)
    made.session.arriveAt({ farmId: 77, periodId: 7 })
    made.session.forgetFarm()
    expect(here(made)).toMatchObject({ farmId: undefined, periodId: undefined })
    expect(stored()).toEqual({ token: 'furrow_abc', businessId: '1' })
  })

  test('with another farm, clear the period and take its business along', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.chooseBusiness(1)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    made.session.arriveAt({ farmId: 4 })
    expect(here(made)).toMatchObject({ farmId: 4, periodId: undefined, business: { id: 2 } })
  })

  test('keep the business where it holds the new farm, too', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.chooseBusiness(2)
    made.session.arriveAt({ farmId: 4, periodId: 7 })
    made.session.arriveAt({ farmId: 5, periodId: 8 })
    expect(here(made)).toMatchObject({ farmId: 5, periodId: 8, business: { id: 2 } })
  })

  test('of another period of the same farm change nothing else', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.chooseBusiness(1)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    made.session.arriveAt({ farmId: 3, periodId: 8 })
    expect(here(made)).toMatchObject({ farmId: 3, periodId: 8, business: { id: 1 } })
  })

  test('are not told again when they are the same', async () => {
    const made = await signedIn(person(5, several), farms)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    const listener = vi.fn<() => void>()
    made.session.subscribe(listener)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('acting for somebody', () => {
  const admin = person(1, { admin: true })
  const take = 'GET /api/impersonate/take/5'

  test('uses their businesses, and sends their number with every request', async () => {
    const made = await signedIn(admin, { [take]: profile(admin, person(5, several)) })
    made.answers[me] = profile(admin, person(5, several))
    await made.session.take(5, 'by phone')
    expect(made.session.now()).toMatchObject({
      user: { id: 1 },
      person: { id: 5 },
      isAdmin: false,
      businesses: [business(1), business(2)],
    })
    expect(localStorage.getItem('impersonatingId')).toBe('5')
    expect(made.asked.at(-1)?.headers.get('X-Impersonate-Id')).toBe('5')
  })

  test('is left with farm, period and business cleared and the profile read anew', async () => {
    const made = await signedIn(admin, { [take]: profile(admin, person(5, several)) })
    made.answers[me] = profile(admin, person(5, several))
    await made.session.take(5)
    made.session.chooseBusiness(2)
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    made.answers[me] = profile(admin)
    made.answers['GET /api/impersonate/leave'] = profile(admin)
    await made.session.leave()
    expect(made.session.now()).toMatchObject({
      person: { id: 1 },
      actingFor: undefined,
      isAdmin: true,
    })
    expect(stored()).toEqual({ token: 'furrow_abc' })
  })

  test('that the server says is over is left', async () => {
    const made = await signedIn(admin, { [take]: profile(admin, person(5)) })
    made.answers[me] = profile(admin, person(5))
    await made.session.take(5)
    made.answers[me] = profile(admin)
    const over = { message: 'Over.', code: 'impersonation_over' }
    made.answers['POST /api/somewhere'] = { status: 403, body: over }
    await fetchThrough(made)
    await vi.waitFor(() => expect(made.session.now()).toMatchObject({ actingFor: undefined }))
    expect(localStorage.getItem('impersonatingId')).toBeNull()
  })
})

describe('leaving', () => {
  test('forgets the five keys and the profile of the device', async () => {
    const made = await signedIn(person(5, several))
    made.session.arriveAt({ farmId: 3, periodId: 7 })
    made.answers['POST /api/logout'] = { status: 200, body: {} }
    await made.session.signOut()
    expect(made.session.now()).toEqual({ kind: 'signed out' })
    expect(localStorage).toHaveLength(0)
    expect(made.kept()).toBeUndefined()
  })

  test('without network leaves this device all the same', async () => {
    const made = await signedIn(person(5))
    made.answers['POST /api/logout'] = 'silent'
    await made.session.signOut()
    expect(localStorage).toHaveLength(0)
  })

  test('happens by itself when any call is answered by a 401, and says so', async () => {
    const made = await signedIn(person(5))
    made.answers['POST /api/somewhere'] = unknown
    await fetchThrough(made)
    expect(made.session.now()).toEqual({ kind: 'signed out', because: 'expired' })
  })
})

/** A call as any screen makes it. */
async function fetchThrough(made: Awaited<ReturnType<typeof signedIn>>) {
  await made.api.anyRows('somewhere').store({})
}
