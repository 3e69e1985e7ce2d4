// How to sign in, act for somebody and set a password: the part of the page about people.

import { callTable, example } from './docs-parts.ts'
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
    '<h3>Acting for somebody</h3>',
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
  ['POST /api/login', 'signs in: a token, and who that is'],
  ['POST /api/auth/create-token', 'the same for programs: a token alone'],
  ['GET /api/auth/me', 'who is signed in, and for whom they act'],
  ['GET /api/auth/authenticated', 'whether anybody is; also at /auth/authenticated'],
  ['GET /api/tokens', 'the devices that you are signed in on'],
  ['POST /api/auth/revoke-token', 'signs out this device, or the one named in id'],
  ['POST /api/logout', 'signs out, and ends acting for others'],
  ['GET /api/impersonate/take/7?reason=…', 'acts for person 7; administrators'],
  ['GET /api/impersonate/leave', 'ends that'],
  ['POST /api/password-reset/create', 'a letter with a link to a mail address'],
  ['POST /api/v2/link', 'what the link in a letter is for'],
  ['POST /api/password-reset/reset', 'sets a password by such a link, of a reset or an invitation'],
  ['POST /api/v2/accept-invitation', 'takes up an invitation with your own account'],
  ['POST /api/v2/password', 'changes your own password'],
  ['POST /api/v2/app-token', 'a token for an app that is shown inside Furrow'],
  ['POST /api/v2/money-switch', 'lets somebody of a farm see its money, or not; its managers'],
]
