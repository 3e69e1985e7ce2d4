// How people are reached: the same where it is typed and where it is refused.

import type { TextKeys } from '@furrow/catalogue/fields'

export const noMailAddress = 'That isn’t an email address. Enter one like name@example.com.'
const noPhoneNumber = 'That isn’t a phone number. Enter one like 0412 345 678.'

/** As browsers and Zod have it. */
const mail =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Of people, kept in lower case, so that one person has one. */
export function mailAddress(typed: string): string {
  return typed.trim().toLowerCase()
}

export function isMailAddress(text: string): boolean {
  return mail.test(text)
}

/** Whatever else people write behind a number, such as whom to ask for. */
function isPhoneNumber(text: string): boolean {
  return text.replaceAll(/\D/g, '').length >= fewestDigits && !text.includes('@')
}

/** 13 11 26 */
const fewestDigits = 6

/** Why nobody is reached by it; nothing where it is empty. */
export function unreachable(text: string, keys: TextKeys | undefined): string | undefined {
  const said = text.trim()
  if (said === '') return undefined
  if (keys === 'email') return isMailAddress(said) ? undefined : noMailAddress
  return keys === 'tel' && !isPhoneNumber(said) ? noPhoneNumber : undefined
}
