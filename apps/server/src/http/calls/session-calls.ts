// The calls about signing in, acting for others and passwords, and what is told before anybody does.

import { abilitiesExplained } from '@furrow/wire/access/abilities-explained-answer'
import { publicSettings } from '@furrow/wire/public-settings'
import {
  appToken,
  authenticated,
  joined,
  letterLink,
  message,
  moneySwitched,
  revoked,
  token,
} from '@furrow/wire/signed-in-answer'
import { enveloped } from '@furrow/wire/told'
import { z } from 'zod'
import { call } from './call.ts'
import { sessionPeople, sessionUser, whoeverAsks } from './session-people.ts'
import {
  credentials,
  justEmail,
  justToken,
  moneySwitch,
  opening,
  passwordChange,
  resetting,
  whichToken,
  whyActing,
} from './session-sent.ts'

const whoSitsThere = 'Who sits there, and for whom they act.'
const counted = ['invalid', 'too_many_requests'] as const
const done = 'Done.'

const isAnybody = {
  method: 'get',
  summary: 'Whether anybody is signed in',
  letsIn: 'with or without',
  says: 'Whether the token holds.',
  answer: authenticated,
} as const

export const sessionCalls = {
  settings: call({
    method: 'get',
    path: '/api/v2/settings',
    operationId: 'api.v2.settings',
    summary: 'What anybody may know before they sign in',
    letsIn: 'anybody',
    says: 'The settings.',
    answer: enveloped(publicSettings),
  }),

  login: call({
    method: 'post',
    path: '/api/login',
    operationId: 'api.login',
    summary: 'Sign in: a token, and who that is',
    letsIn: 'anybody',
    body: credentials,
    says: 'The token, and who that is.',
    answer: rows => token.extend({ user: sessionUser(rows) }),
    refuses: counted,
  }),

  createToken: call({
    method: 'post',
    path: '/api/auth/create-token',
    operationId: 'api.auth.create-token',
    summary: 'Sign in a program: a token alone',
    letsIn: 'anybody',
    body: credentials,
    says: 'The token.',
    answer: token,
    refuses: counted,
  }),

  me: call({
    method: 'get',
    path: '/api/auth/me',
    operationId: 'api.auth.me',
    summary: 'Who is signed in, and for whom they act',
    letsIn: 'person or page',
    says: `${whoSitsThere} To a page that is shown inside Furrow, the name alone.`,
    answer: whoeverAsks,
  }),

  authenticated: call({
    ...isAnybody,
    path: '/auth/authenticated',
    operationId: 'auth.authenticated',
  }),

  apiAuthenticated: call({
    ...isAnybody,
    path: '/api/auth/authenticated',
    operationId: 'api.auth.authenticated',
  }),

  logout: call({
    method: 'post',
    path: '/api/logout',
    operationId: 'api.logout',
    summary: 'Sign out, and end support access',
    letsIn: 'token',
    says: done,
    answer: z.object({}),
  }),

  revokeToken: call({
    method: 'post',
    path: '/api/auth/revoke-token',
    operationId: 'api.auth.revoke-token',
    summary: 'Sign out this device, or another of one’s own; administrators any',
    letsIn: 'person with token',
    body: whichToken,
    says: done,
    answer: revoked,
    refuses: ['invalid'],
  }),

  take: call({
    method: 'get',
    path: '/api/impersonate/take/{id}',
    operationId: 'api.impersonate.take.id',
    summary: 'Sign in as someone, for 4 hours at most; administrators',
    letsIn: 'person',
    query: whyActing,
    says: whoSitsThere,
    answer: sessionPeople,
    refuses: ['not_found', 'invalid'],
  }),

  leave: call({
    method: 'get',
    path: '/api/impersonate/leave',
    operationId: 'api.impersonate.leave',
    summary: 'End support access',
    letsIn: 'token',
    says: 'Who sits there.',
    answer: sessionPeople,
  }),

  askForReset: call({
    method: 'post',
    path: '/api/password-reset/create',
    operationId: 'api.password-reset.create',
    summary: 'Ask for an email with a link to set a password',
    letsIn: 'anybody',
    body: justEmail,
    says: 'The same, whether anybody has the address or not.',
    answer: message,
    refuses: counted,
  }),

  resetPassword: call({
    method: 'post',
    path: '/api/password-reset/reset',
    operationId: 'api.password-reset.reset',
    summary: 'Set a password by the link of a reset or an invitation',
    letsIn: 'anybody',
    body: resetting,
    says: done,
    answer: message,
    refuses: counted,
  }),

  link: call({
    method: 'post',
    path: '/api/v2/link',
    operationId: 'api.v2.link',
    summary: 'What the link in an email is for',
    letsIn: 'anybody',
    body: justToken,
    says: 'What stands behind it.',
    answer: letterLink,
    refuses: counted,
  }),

  acceptInvitation: call({
    method: 'post',
    path: '/api/v2/accept-invitation',
    operationId: 'api.v2.accept-invitation',
    summary: 'Take up an invitation with one’s own account',
    letsIn: 'person',
    body: justToken,
    says: 'Where one belongs now.',
    answer: joined,
    refuses: counted,
  }),

  changePassword: call({
    method: 'post',
    path: '/api/v2/password',
    operationId: 'api.v2.password',
    summary: 'Change one’s own password; other devices are signed out',
    letsIn: 'person with token',
    body: passwordChange,
    says: done,
    answer: message,
    refuses: counted,
  }),

  switchMoney: call({
    method: 'post',
    path: '/api/v2/money-switch',
    operationId: 'api.v2.money-switch',
    summary: 'Let someone of a farm see its finances, or not; managers of the farm',
    letsIn: 'person',
    body: moneySwitch,
    says: 'As it is now.',
    answer: moneySwitched,
    refuses: ['invalid'],
  }),

  explainAbilities: call({
    method: 'get',
    path: '/api/v2/users/{id}/abilities-explained',
    operationId: 'users.abilities-explained',
    summary: 'What a person may do and why, in words; for administrators and the person',
    letsIn: 'person',
    says: 'At large, and on each farm that they have to do with.',
    answer: enveloped(abilitiesExplained),
    refuses: ['not_found', 'invalid'],
  }),

  appToken: call({
    method: 'post',
    path: '/api/v2/app-token',
    operationId: 'api.v2.app-token',
    summary:
      'A token for a page that is shown inside Furrow; it only reads, for a quarter of an hour',
    letsIn: 'person with token',
    body: opening,
    says: 'To be told to this origin, and to no other.',
    answer: enveloped(appToken),
    refuses: counted,
  }),

  csrfCookie: call({
    method: 'get',
    path: '/sanctum/csrf-cookie',
    operationId: 'sanctum.csrf-cookie',
    summary: 'A cookie for clients that ask for one; it protects nothing',
    letsIn: 'anybody',
    status: 204,
    says: 'Nothing but the cookie `XSRF-TOKEN`.',
  }),
}
