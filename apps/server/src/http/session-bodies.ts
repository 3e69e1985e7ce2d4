// What is sent with the calls about coming in. Members that are not known are passed over.

import { rowNumberIn } from '@furrow/wire/row-number'
import { z } from 'zod'

export const credentials = z.object({
  email: line('Enter your mail address.'),
  password: secret('Enter your password.'),
  device_name: optionalLine(100),
})

export const justEmail = z.object({ email: line('Enter your mail address.') })

export const justToken = z.object({ token: line('The link is not whole.') })

export const resetting = z.object({
  token: line('The link is not whole.'),
  email: optionalLine(320),
  password: secret('Enter a new password.'),
  password_confirmation: secret('Enter the new password a second time.'),
  name: optionalLine(255),
})

export const passwordChange = z.object({
  current_password: secret('Enter your password as it is now.'),
  password: secret('Enter a new password.'),
  password_confirmation: secret('Enter the new password a second time.'),
})

export const whichToken = z.object({
  id: rowNumber('A device is named by its number.').nullish(),
})

export const whyActing = z.object({ reason: optionalLine(500) })

export const moneySwitch = z.object({
  farm_id: rowNumber('Say which farm.'),
  user_id: rowNumber('Say which person.'),
  sees_finance: z.boolean({ error: 'Say true or false.' }),
})

function line(sentence: string, longest = 320) {
  return z
    .string({ error: sentence })
    .transform(oneLine)
    .pipe(z.string().min(1, sentence).max(longest, tooLong(longest)))
}

function optionalLine(longest: number) {
  return z
    .string({ error: 'This must be text.' })
    .transform(oneLine)
    .pipe(z.string().max(longest, tooLong(longest)))
    .nullish()
    .transform(text => text || undefined)
}

/** As it was typed, blanks included. */
function secret(sentence: string) {
  return z.string({ error: sentence }).min(1, sentence)
}

export function rowNumber(sentence: string) {
  return z.unknown().transform((sent, context) => {
    const number = rowNumberIn(sent)
    if (number !== undefined) return number
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })
}

/** Without characters that nobody types and no database keeps. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

function tooLong(longest: number): string {
  return `This may have at most ${longest} characters.`
}
