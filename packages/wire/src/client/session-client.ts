// The calls about signing in, acting for others and passwords. Who keeps the token, and sends it with
// every call, is whoever connects.

import type { AbilitiesExplained } from '../access/abilities-explained-answer.ts'
import type {
  AppToken,
  Authenticated,
  FarmRight,
  Joined,
  LetterLink,
  Message,
  MoneySwitch,
  PendingEmail,
  Revoked,
  Token,
  WaitingEmail,
} from '../signed-in-answer.ts'
import { writing } from './call-options.ts'
import type { ReadOptions, WriteOptions } from './call-options.ts'
import type { Exchange, HttpCall } from './exchange.ts'
import type { LooseRow } from './loose-rows.ts'
import { asking, enveloped, whole } from './read-answer.ts'
import type { Result } from './result.ts'
import type { RowWith } from './row-with.ts'
import type { Step } from './step-client.ts'

export interface SessionCalls {
  login(credentials: Credentials, options?: ReadOptions): Answers<Token & { user: SessionUser }>
  logout(options?: ReadOptions): Answers<object>
  me(options?: ReadOptions): Answers<SessionPeople>
  authenticated(options?: ReadOptions): Answers<Authenticated>
  /** Acts for a person from now on, for 4 hours at most; administrators only. */
  take(id: number, reason?: string, options?: ReadOptions): Answers<SessionPeople>
  leave(options?: ReadOptions): Answers<SessionPeople>
  /** As `login`, for a program. */
  createToken(credentials: Credentials, options?: ReadOptions): Answers<Token>
  /** Signs out this device, or another of one's own by the number of its token; administrators any. */
  revokeToken(id?: number, options?: ReadOptions): Answers<Revoked>
  /** What a person may do, and why; for administrators and the person. */
  explainAbilities(id: number, options?: ReadOptions): Answers<AbilitiesExplained>
  /** Answers alike whether anybody has the address or not. */
  askForReset(email: string, options?: ReadOptions): Answers<Message>
  /** By the link of a reset or of an invitation. */
  resetPassword(reset: PasswordReset, options?: ReadOptions): Answers<Message>
  /** What the link in a letter is for. */
  link(token: string, options?: ReadOptions): Answers<LetterLink>
  /** With one's own account. */
  acceptInvitation(token: string, options?: ReadOptions): Answers<Joined>
  switchMoney(wish: MoneySwitch, options?: ReadOptions): Answers<MoneySwitch>
  /** For a page that is shown inside Furrow; it may be posted to the origin that is answered, alone. */
  appToken(opened: AppOpened, options?: ReadOptions): Answers<AppToken>
  /** One's own; every other device is signed out. */
  changePassword(change: PasswordChange, options?: ReadOptions): Answers<Message>
  /** The change of one's own email that waits to be confirmed. */
  pendingEmailChange(options?: ReadOptions): Promise<Result<Readonly<PendingEmail> | null>>
  /** It changes by a link that is sent to the new email. */
  changeEmail(change: EmailChange, options?: ReadOptions): Answers<Message>
  cancelEmailChange(options?: ReadOptions): Answers<Message>
  /** By that link, as whoever is signed in. */
  confirmEmailChange(token: string, options?: ReadOptions): Answers<Message>
  /** By the link that the old email got; every device is signed out. */
  putEmailBack(token: string, options?: ReadOptions): Answers<Message>
  /** Takes access to a farm or business away again, by the link that its managers got. */
  takeAccessBack(token: string, options?: ReadOptions): Answers<Message>
  /** Someone else’s email, and whether they are an administrator; administrators, with their password. */
  changeAccount(change: AccountChange, options?: ReadOptions): Answers<Message>
  /** Roles, abilities and permissions, and people who hold some; administrators, with their password. */
  changeRights(change: RightsChange, options?: WriteOptions): Answers<readonly RightChanged[]>
  /** The text of an email that waits to be sent; administrators only. */
  waitingEmail(which: WaitingEmailWish, options?: ReadOptions): Answers<WaitingEmail>
  /** One that was not sent is tried at once; administrators only. */
  sendEmailAgain(id: number, options?: ReadOptions): Answers<Message>
}

type Answers<Data> = Promise<Result<Readonly<Data>>>

interface Credentials {
  readonly email: string
  readonly password: string
  /** What the device calls itself. */
  readonly device_name?: string
}

interface SessionPeople {
  /** Who sits there. */
  readonly user: SessionUser
  /** For whom they act. */
  readonly impersonating: SessionUser | null
}

/** A person as they see themselves, with what they have to do with. */
export type SessionUser = RowWith<
  'users',
  'businesses' | 'associated_businesses' | 'managed_businesses' | 'roles' | 'abilities'
> & { readonly farm_rights: readonly FarmRight[] }

interface PasswordReset {
  /** As it stands in the link. */
  readonly token: string
  readonly email?: string
  /** Of someone who was invited and is new. */
  readonly name?: string
  readonly password: string
  readonly password_confirmation: string
}

interface PasswordChange {
  readonly current_password: string
  readonly password: string
  readonly password_confirmation: string
}

interface EmailChange {
  readonly current_password: string
  readonly email: string
}

interface AccountChange {
  readonly user_id: number
  /** Of whoever asks. */
  readonly current_password: string
  readonly email?: string
  readonly admin?: boolean
}

interface RightsChange {
  /** Of whoever asks. */
  readonly current_password: string
  readonly steps: readonly Step[]
}

interface RightChanged {
  readonly data?: LooseRow | null
}

interface WaitingEmailWish {
  /** Of `outgoing_mails`. */
  readonly id: number
  readonly current_password: string
}

/** A version of an app, or one of the places that the settings name. */
type AppOpened = (
  | { readonly app_version_id: number }
  | { readonly place: 'datasilo' | 'oldportal' }
) & {
  /** The page reads this farm and no other; without it, only lists. */
  readonly farm_id?: number
  readonly period_id?: number
}

const emailChangePath = '/api/v2/email-change'

export function sessionCalls(exchange: Exchange): SessionCalls {
  const ask = asking(exchange, whole)
  const askInside = asking(exchange, enveloped)
  const get = (path: string, { signal }: ReadOptions = {}, query?: URLSearchParams) =>
    ask<never>({ method: 'GET', path, signal, ...(query ? { query } : {}) } satisfies HttpCall)
  const post = (path: string, body: object, { signal }: ReadOptions = {}) =>
    ask<never>({ method: 'POST', path, body, signal })
  return {
    login: (credentials, options) => post('/api/login', credentials, options),
    logout: options => post('/api/logout', {}, options),
    me: options => get('/api/auth/me', options),
    authenticated: options => get('/api/auth/authenticated', options),
    take(id, reason, options) {
      const query = new URLSearchParams(reason ? { reason } : {})
      return get(`/api/impersonate/take/${id}`, options, query)
    },
    leave: options => get('/api/impersonate/leave', options),
    createToken: (credentials, options) => post('/api/auth/create-token', credentials, options),
    revokeToken(id, options) {
      return post('/api/auth/revoke-token', id === undefined ? {} : { id }, options)
    },
    askForReset: (email, options) => post('/api/password-reset/create', { email }, options),
    resetPassword: (reset, options) => post('/api/password-reset/reset', reset, options),
    link: (token, options) => post('/api/v2/link', { token }, options),
    acceptInvitation: (token, options) => post('/api/v2/accept-invitation', { token }, options),
    switchMoney: (wish, options) => post('/api/v2/money-switch', wish, options),
    appToken: (body, { signal } = {}) =>
      askInside({ method: 'POST', path: '/api/v2/app-token', body, signal }),
    explainAbilities: (id, { signal } = {}) =>
      askInside({ method: 'GET', path: `/api/v2/users/${id}/abilities-explained`, signal }),
    changePassword: (change, options) => post('/api/v2/password', change, options),
    pendingEmailChange: ({ signal } = {}) =>
      askInside({ method: 'GET', path: emailChangePath, signal }),
    changeEmail: (change, options) => post(emailChangePath, change, options),
    cancelEmailChange: ({ signal } = {}) =>
      ask({ method: 'DELETE', path: emailChangePath, signal }),
    confirmEmailChange: (token, options) => post(`${emailChangePath}/confirm`, { token }, options),
    putEmailBack: (token, options) => post(`${emailChangePath}/undo`, { token }, options),
    takeAccessBack: (token, options) => post('/api/v2/access-undo', { token }, options),
    changeAccount: (change, options) => post('/api/v2/account-change', change, options),
    changeRights: (body, options = {}) =>
      askInside({ method: 'POST', path: '/api/v2/rights-change', body, ...writing(options) }),
    waitingEmail: (body, { signal } = {}) =>
      askInside({ method: 'POST', path: '/api/v2/waiting-email', body, signal }),
    sendEmailAgain: (id, options) => post(`/api/v2/outgoing-mails/${id}/send-again`, {}, options),
  }
}
