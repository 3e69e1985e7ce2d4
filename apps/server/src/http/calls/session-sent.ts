// What is sent with the calls about coming in.

import { named } from '@furrow/wire/told'
import { z } from 'zod'
import { placeNames } from '../../access/apps/app-page.ts'
import type { PageWanted } from '../../access/apps/app-page.ts'
import { line, optionalLine, rowNumber, secret } from './sent.ts'
import { step } from './step-calls.ts'

export const credentials = named(
  'session.credentials',
  z.object({
    email: line('Enter your email.'),
    password: secret('Enter your password.'),
    device_name: optionalLine(100).describe('What the device calls itself.'),
  }),
)

export const justEmail = z.object({ email: line('Enter your email.') })

export const justToken = named('session.link', z.object({ token: line('The link is incomplete.') }))

/** A new password, twice. */
const newPassword = {
  password: secret('Enter a new password.').meta({ writeOnly: true, minLength: 10 }),
  password_confirmation: secret('Repeat the new password.'),
}

export const resetting = named(
  'session.reset',
  z.object({
    token: line('The link is incomplete.').describe('As it stands in the link.'),
    email: optionalLine(320).describe('Where it is sent, the address that the letter went to.'),
    ...newPassword,
    name: optionalLine(255).describe('Of somebody who was invited and is new.'),
  }),
)

export const passwordChange = named(
  'session.password',
  z.object({
    current_password: secret('Enter your current password.'),
    ...newPassword,
  }),
)

export const emailChange = named(
  'session.email_change',
  z.object({
    current_password: secret('Enter your current password.'),
    email: line('Enter the new email.', 255),
  }),
)

export const accountChange = named(
  'session.account_change',
  z.object({
    user_id: rowNumber('A person is named by their number.'),
    current_password: secret('Enter your current password.').describe('Of whoever asks.'),
    email: optionalLine(255).describe('The email that the person signs in with from now on.'),
    admin: z
      .boolean({ error: 'Say true or false.' })
      .nullish()
      .describe('Whether they are an administrator.'),
  }),
)

export const rightsChange = named(
  'session.rights_change',
  z.object({
    current_password: secret('Enter your current password.').describe('Of whoever asks.'),
    steps: z
      .array(step, { error: 'steps must be a list with at least one step.' })
      .describe('As in a batch: to store, update, destroy or restore what gives rights.'),
  }),
)

export const whichEmail = z.object({
  id: rowNumber('Give the number of the email.').describe('Which of `/api/outgoing_mails`.'),
  current_password: secret('Enter your current password.'),
})

export const whichToken = z.object({
  id: rowNumber('Give the number of the device.').nullish().describe('Which of `/api/tokens`.'),
})

export const whyActing = z.object({ reason: optionalLine(500) })

export const moneySwitch = z.object({
  farm_id: rowNumber('Say which farm.'),
  user_id: rowNumber('Say which person.'),
  sees_finance: z.boolean({ error: 'Say true or false.' }),
})

const whichApp = 'Say which app: app_version_id, or place.'

/** What is opened, and with what: nothing of any farm is read where none is named. */
export const opening = named(
  'session.app',
  z
    .object({
      app_version_id: rowNumber('Give the number of the app version.').nullish(),
      place: z
        .enum(placeNames, { error: `A place is ${placeNames.join(' or ')}.` })
        .nullish()
        .describe('In place of a version: one of those that the settings name.'),
      farm_id: rowNumber('Give the number of the farm.')
        .nullish()
        .describe('The farm that the page may read, and no other.'),
      period_id: rowNumber('Give the number of the period.')
        .nullish()
        .describe('The period that it is opened in.'),
    })
    .transform(({ app_version_id: version, place, farm_id: farm, period_id: period }, context) => {
      const pages: PageWanted['page'][] = [
        ...(version ? [{ version }] : []),
        ...(place ? [{ place }] : []),
      ]
      const [page] = pages
      if (page && pages.length === 1) return { page, farm: farm ?? null, period: period ?? null }
      context.addIssue({ code: 'custom', message: whichApp, path: ['app_version_id'] })
      return z.NEVER
    }),
)
