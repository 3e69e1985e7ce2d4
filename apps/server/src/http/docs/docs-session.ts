// How to sign in, act for someone and set a password: the part of the page about people.

import type { Call } from '../calls/call.ts'
import { sessionCalls } from '../calls/session-calls.ts'
import { callTable, example, linesOf } from './docs-parts.ts'
import type { CallLine } from './docs-parts.ts'

export function sessionIntroduction(): string[] {
  return [
    '<h3>Signing in</h3>',
    `<p><code>POST /api/login</code> takes a mail address and a password and answers a token, with the person and
    what they may do. Send the token with every call, as <code>Authorization: Bearer …</code>. It holds for 30 days
    after it was last used, for 180 days at most, until it is revoked or its password changes.</p>`,
    example(credentials),
    callTable('Calls about signing in', calls),
    `<p>Whoever tries too often is asked to wait: 429, with the seconds in <code>Retry-After</code>. There are no
    cookies to send; <code>GET /sanctum/csrf-cookie</code> is there for clients that ask for it, and protects
    nothing.</p>`,
    '<h3>Support access</h3>',
    `<p>An administrator opens it with <code>take</code>, for anybody but another administrator, and then sends the
    person’s number with every call in <code>X-Impersonate-Id</code>: what that person may do counts, and both names
    stand with every change. The person reads who did so, when and why at <code>/api/impersonations</code>. It is over
    after 4 hours, or with <code>leave</code>. From then on the header is answered with 403 and the code
    <code>impersonation_over</code>.</p>`,
    '<h3>Apps</h3>',
    `<p>A page that is shown inside Furrow is handed a token of its own, by <code>postMessage</code> to its origin. It
    holds for 15 minutes, or until its person signs out, and only reads: the lists, the farm that it was opened for,
    money only where its person sees it, and of people nothing but that person’s name. Everything else is answered
    with 403 or is not there.</p>`,
  ]
}

const credentials = {
  email: 'owner@furrow.example',
  password: '…',
  device_name: 'Tablet in the ute',
}

const calls: readonly CallLine[] = [
  ...linesOf(Object.values<Call>(sessionCalls)),
  ['GET /api/tokens', 'The devices that you are signed in on'],
]
