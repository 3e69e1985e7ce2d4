// The calls about signing in, acting for others and passwords.

import { named } from './parameters.ts'
import { jsonAnswer, jsonBody, objectOf, ref } from './parts.ts'
import type { Json } from './parts.ts'

export const sessionTag = {
  name: 'session',
  description: 'Signing in, acting for others, passwords.',
}

export function sessionPaths(): [string, Json][] {
  return told.map(call => [call.path, { [call.method]: operation(call) }])
}

interface Told {
  readonly method: 'get' | 'post'
  readonly path: string
  readonly summary: string
  readonly body?: Json
  readonly answers: Json
  /** Without a token, with one or without, with one. */
  readonly asks: 'nobody' | 'anybody' | 'somebody'
  /** Attempts are counted: too many are held off. */
  readonly isCounted?: true
  readonly takes?: readonly Json[]
}

const schema = (name: string) => ref('schemas', `session.${name}`)
const text = { type: 'string' }
const token = { token: { ...text, description: 'To be sent as `Authorization: Bearer …`.' } }
const authenticated: Omit<Told, 'path'> = {
  method: 'get',
  summary: 'Whether anybody is signed in',
  answers: ok('Whether the token holds.', objectOf({ authenticated: { type: 'boolean' } }, ['authenticated'])), // prettier-ignore
  asks: 'anybody',
}

const told: readonly Told[] = [
  {
    method: 'get',
    path: '/api/v2/settings',
    summary: 'What anybody may know before they sign in',
    answers: ok('The settings.', objectOf({ data: schema('settings') }, ['data'])),
    asks: 'nobody',
  },
  {
    method: 'post',
    path: '/api/login',
    summary: 'Sign in',
    body: schema('credentials'),
    answers: ok('The token, and who that is.', objectOf({ ...token, user: schema('user') }, ['token', 'user'])), // prettier-ignore
    asks: 'nobody',
    isCounted: true,
  },
  {
    method: 'post',
    path: '/api/auth/create-token',
    summary: 'Sign in a program',
    body: schema('credentials'),
    answers: ok('The token.', objectOf(token, ['token'])),
    asks: 'nobody',
    isCounted: true,
  },
  {
    method: 'get',
    path: '/api/auth/me',
    summary: 'Who is signed in',
    answers: ok('Who sits there, and for whom they act.', schema('people')),
    asks: 'somebody',
  },
  { ...authenticated, path: '/auth/authenticated' },
  { ...authenticated, path: '/api/auth/authenticated' },
  {
    method: 'post',
    path: '/api/logout',
    summary: 'Sign out, and end acting for others',
    answers: ok('Done.', objectOf({})),
    asks: 'somebody',
  },
  {
    method: 'post',
    path: '/api/auth/revoke-token',
    summary: 'Sign out this device, or another of one’s own',
    body: objectOf({ id: { type: 'integer', minimum: 1, description: 'Which of `/api/tokens`.' } }),
    answers: ok('Done.', objectOf({ revoked: { type: 'boolean' } }, ['revoked'])),
    asks: 'somebody',
  },
  {
    method: 'get',
    path: '/api/impersonate/take/{id}',
    summary: 'Act for somebody, for 4 hours at most; administrators',
    takes: [...named('id'), { name: 'reason', in: 'query', schema: { ...text, maxLength: 500 } }],
    answers: ok('Who sits there, and for whom they act.', schema('people')),
    asks: 'somebody',
  },
  {
    method: 'get',
    path: '/api/impersonate/leave',
    summary: 'Act for nobody any more',
    answers: ok('Who sits there.', schema('people')),
    asks: 'somebody',
  },
  {
    method: 'post',
    path: '/api/password-reset/create',
    summary: 'Ask for a letter with a link to set a password',
    body: objectOf({ email: text }, ['email']),
    answers: ok('The same, whether anybody has the address or not.', schema('message')),
    asks: 'nobody',
    isCounted: true,
  },
  {
    method: 'post',
    path: '/api/password-reset/reset',
    summary: 'Set a password by the link of a reset or an invitation',
    body: schema('reset'),
    answers: ok('Done.', schema('message')),
    asks: 'nobody',
    isCounted: true,
  },
  {
    method: 'post',
    path: '/api/v2/link',
    summary: 'What the link in a letter is for',
    body: schema('link'),
    answers: ok('What stands behind it.', schema('link_told')),
    asks: 'nobody',
    isCounted: true,
  },
  {
    method: 'post',
    path: '/api/v2/accept-invitation',
    summary: 'Take up an invitation with one’s own account',
    body: schema('link'),
    answers: ok('Where one belongs now.', schema('invitation_accepted')),
    asks: 'somebody',
    isCounted: true,
  },
  {
    method: 'post',
    path: '/api/v2/password',
    summary: 'Change one’s own password; other devices are signed out',
    body: schema('password'),
    answers: ok('Done.', schema('message')),
    asks: 'somebody',
    isCounted: true,
  },
  {
    method: 'post',
    path: '/api/v2/money-switch',
    summary: 'Let somebody of a farm see its money, or not; managers of the farm',
    body: schema('money'),
    answers: ok('As it is now.', schema('money')),
    asks: 'somebody',
  },
  {
    method: 'post',
    path: '/api/v2/app-token',
    summary:
      'A token for a page that is shown inside Furrow; it only reads, for a quarter of an hour',
    body: schema('app'),
    answers: ok('To be told to this origin, and to no other.', objectOf({ data: schema('app_token') }, ['data'])), // prettier-ignore
    asks: 'somebody',
    isCounted: true,
  },
  {
    method: 'get',
    path: '/sanctum/csrf-cookie',
    summary: 'A cookie for clients that ask for one; it protects nothing',
    answers: { 204: { description: 'Nothing but the cookie `XSRF-TOKEN`.' } },
    asks: 'nobody',
  },
]

function operation({ path, summary, body, answers, asks, isCounted, takes }: Told): Json {
  return {
    operationId: path.slice(1).replaceAll(/[{}]/g, '').replaceAll('/', '.'),
    summary,
    tags: [sessionTag.name],
    ...(takes ? { parameters: takes } : {}),
    ...(body ? { requestBody: jsonBody(body) } : {}),
    // What asks for a token does so as all records do.
    ...(asks === 'somebody' ? {} : { security: asks === 'nobody' ? [] : [{}, { token: [] }] }),
    responses: {
      ...answers,
      ...(asks === 'somebody' ? known : {}),
      ...(takes ? { 404: ref('responses', 'not_found') } : {}),
      ...(body || takes ? { 422: ref('responses', 'invalid') } : {}),
      ...(isCounted ? { 429: ref('responses', 'too_many_requests') } : {}),
      default: ref('responses', 'refused'),
    },
  }
}

const known = {
  401: ref('responses', 'unauthenticated'),
  403: ref('responses', 'forbidden'),
}

function ok(description: string, schema: Json): Json {
  return { 200: jsonAnswer(description, schema) }
}
