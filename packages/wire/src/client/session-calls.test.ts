import { describe, expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import { connect } from './connect.ts'
import type { Row } from './row-types.ts'
import type { SessionUser } from './session-client.ts'

const credentials = { email: 'a@farm.example', password: 'hay and stubble' }
const twice = { password: 'chaff and straw', password_confirmation: 'chaff and straw' }

describe('the calls about signing in', () => {
  test('go where the server answers them, with what it asks for', async () => {
    const { furrow, asked } = answering({})
    const { session } = furrow
    await session.login({ ...credentials, device_name: 'Ute' })
    await session.me()
    await session.authenticated()
    await session.take(7, 'Help & look')
    await session.take(7)
    await session.leave()
    await session.createToken(credentials)
    await session.revokeToken()
    await session.revokeToken(12)
    await session.logout()
    await session.askForReset('a@farm.example')
    await session.resetPassword({ token: 'reset_k', ...twice })
    await session.link('invite_k')
    await session.acceptInvitation('invite_k')
    await session.switchMoney({ farm_id: 7, user_id: 9, sees_finance: false })
    await session.appToken({ place: 'datasilo', farm_id: 7, period_id: 3 })
    await session.changePassword({ current_password: 'old', ...twice })
    await session.pendingEmailChange()
    await session.changeEmail({ current_password: 'old', email: 'b@farm.example' })
    await session.cancelEmailChange()
    await session.confirmEmailChange('email_k')
    await session.putEmailBack('back_k')
    await session.takeAccessBack('access_k')
    await session.changeAccount({ user_id: 9, current_password: 'old', admin: true })
    const rights = { do: 'destroy', resource: 'roles', id: 4 } as const
    await session.changeRights({ current_password: 'old', steps: [rights] }, { key: 'k1' })
    await session.waitingEmail({ id: 4, current_password: 'old' })
    await session.sendEmailAgain(5)
    expect(asked.map(({ method, address, body }) => [`${method} ${address}`, body])).toEqual([
      ['POST /api/login', { ...credentials, device_name: 'Ute' }],
      ['GET /api/auth/me', undefined],
      ['GET /api/auth/authenticated', undefined],
      ['GET /api/impersonate/take/7?reason=Help+%26+look', undefined],
      ['GET /api/impersonate/take/7', undefined],
      ['GET /api/impersonate/leave', undefined],
      ['POST /api/auth/create-token', credentials],
      ['POST /api/auth/revoke-token', {}],
      ['POST /api/auth/revoke-token', { id: 12 }],
      ['POST /api/logout', {}],
      ['POST /api/password-reset/create', { email: 'a@farm.example' }],
      ['POST /api/password-reset/reset', { token: 'reset_k', ...twice }],
      ['POST /api/v2/link', { token: 'invite_k' }],
      ['POST /api/v2/accept-invitation', { token: 'invite_k' }],
      ['POST /api/v2/money-switch', { farm_id: 7, user_id: 9, sees_finance: false }],
      ['POST /api/v2/app-token', { place: 'datasilo', farm_id: 7, period_id: 3 }],
      ['POST /api/v2/password', { current_password: 'old', ...twice }],
      ['GET /api/v2/email-change', undefined],
      ['POST /api/v2/email-change', { current_password: 'old', email: 'b@farm.example' }],
      ['DELETE /api/v2/email-change', undefined],
      ['POST /api/v2/email-change/confirm', { token: 'email_k' }],
      ['POST /api/v2/email-change/undo', { token: 'back_k' }],
      ['POST /api/v2/access-undo', { token: 'access_k' }],
      ['POST /api/v2/account-change', { user_id: 9, current_password: 'old', admin: true }],
      [
        'POST /api/v2/rights-change',
        { current_password: 'old', steps: [{ do: 'destroy', resource: 'roles', id: 4 }] },
      ],
      ['POST /api/v2/waiting-email', { id: 4, current_password: 'old' }],
      ['POST /api/v2/outgoing-mails/5/send-again', {}],
    ])
  })

  test('tell who is signed in, and for whom they act, as rows of the catalogue', async () => {
    const user = {
      id: 4,
      name: 'Pat',
      managed_businesses: [{ id: 5, name: 'Downs' }],
      roles: [],
      abilities: [],
      farm_rights: [{ farm_id: 7, manages: true, consults: false, sees_finance: true }],
    }
    const { furrow } = answering({ user, impersonating: null })
    const me = await furrow.session.me()
    if (!me.ok) throw new Error(me.failure.message)
    expect(me.data).toEqual({ user, impersonating: null })
    expectTypeOf(me.data.impersonating).toEqualTypeOf<SessionUser | null>()
    expectTypeOf(me.data.user.name).toEqualTypeOf<string>()
    expectTypeOf(me.data.user.managed_businesses[0]?.name).toEqualTypeOf<string | undefined>()
    expectTypeOf(me.data.user.roles).toExtend<readonly Row<'roles'>[]>()
    expectTypeOf(me.data.user.abilities).toExtend<readonly Row<'held_abilities'>[]>()
    expectTypeOf(me.data.user.farm_rights[0]?.sees_finance).toEqualTypeOf<boolean | undefined>()
    expectTypeOf(me.data.user).not.toHaveProperty('password')
  })

  test('answer a token for an app without its envelope', async () => {
    const data = {
      token: 'app_k',
      expires_at: '2026-07-01T04:30:00.000000Z',
      origin: 'https://a.example',
    }
    const { furrow } = answering({ data })
    const made = await furrow.session.appToken({ app_version_id: 4 })
    expect(made).toMatchObject({ ok: true, data })
    // @ts-expect-error -- an app or a place
    await furrow.session.appToken({ farm_id: 4 })
  })

  test('give back a refusal as a value', async () => {
    const over = { message: 'You are no longer acting.', code: 'impersonation_over' }
    const failed = await answering(over, 403).furrow.session.me()
    expect(failed).toMatchObject({ ok: false, failure: { kind: 'refused', ...over } })
    const wait = { message: 'Too many attempts.', code: 'too_many_requests' }
    const held = await answering(wait, 429).furrow.session.login(credentials)
    expect(held).toMatchObject({ ok: false, failure: { kind: 'refused', ...wait } })
  })

  test('can be given up', async () => {
    const giveUp = new AbortController()
    giveUp.abort()
    const { signal } = giveUp
    const { session } = connect({
      fetch: (_address, { signal }) => Promise.reject(signal?.reason as Error),
    })
    for (const call of [
      session.me({ signal }),
      session.login(credentials, { signal }),
      session.take(7, undefined, { signal }),
    ]) {
      expect(await call).toMatchObject({ ok: false, failure: { kind: 'aborted' } })
    }
  })
})
