// What is told about signing in, acting for others and passwords.

import { invitableKinds } from '@furrow/catalogue/choices'
import { z } from 'zod'
import { moment, named, row, words } from './told.ts'
import type { Told } from './told.ts'

export const token = z.object({
  token: words.describe('To be sent as `Authorization: Bearer …`.'),
})

export const message = named('session.message', z.object({ message: words }))

export const authenticated = z.object({ authenticated: z.boolean() })

export const revoked = z.object({ revoked: z.boolean() })

/** What they may do on a farm that they see. */
export const farmRight = z.object({
  farm_id: row,
  manages: z.boolean(),
  consults: z.boolean().describe('Staff on one of its projects.'),
  sees_finance: z.boolean(),
})

const person = {
  email: words,
  name: words.exactOptional().describe('Of the person, where it is known.'),
}

/** What the link in a letter is for. */
export const letterLink = named(
  'session.link_told',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('reset'), ...person }),
    z.object({
      kind: z.literal('invitation'),
      ...person,
      place: words.describe('What the farm or business is called.'),
      has_account: z
        .boolean()
        .describe('Whether its person signs in to accept it, for they have a password.'),
    }),
    z.object({
      kind: z.literal('email change'),
      email: words.describe('The new one.'),
    }),
    z.object({
      kind: z.literal('way back'),
      email: words.describe('The one that is put back.'),
    }),
    z.object({
      kind: z.literal('access'),
      place: words.describe('What the farm or business is called.'),
      people: z.array(words).describe('Whose access it takes away.'),
    }),
  ]),
)

export const joined = named(
  'session.invitation_accepted',
  message.extend({
    invitable_type: z.enum(invitableKinds),
    invitable_id: row,
  }),
)

/** A change of email that waits for its link to be opened. */
export const pendingEmail = named(
  'session.email_change_pending',
  z.object({ email: words.describe('The new one.'), expires_at: moment }),
)

export const waitingEmail = named(
  'session.waiting_email',
  z.object({ id: row, to: words, subject: words, body: words }),
)

export const moneySwitched = named(
  'session.money',
  z.object({ farm_id: row, user_id: row, sees_finance: z.boolean() }),
)

export const appToken = named(
  'session.app_token',
  token.extend({
    expires_at: moment,
    origin: words.describe('Of the page: whom the token may be posted to.'),
  }),
)

export type Token = Told<typeof token>
export type Message = Told<typeof message>
export type Authenticated = Told<typeof authenticated>
export type Revoked = Told<typeof revoked>
export type FarmRight = Told<typeof farmRight>
export type LetterLink = Told<typeof letterLink>
export type Joined = Told<typeof joined>
export type PendingEmail = Told<typeof pendingEmail>
export type WaitingEmail = Told<typeof waitingEmail>
export type MoneySwitch = Told<typeof moneySwitched>
export type AppToken = Told<typeof appToken>
