// Addresses of people: kept in lower case, so that one person has one.

import { z } from 'zod'

const schema = z.email()

export function mailAddress(typed: string): string {
  return typed.trim().toLowerCase()
}

export function isMailAddress(text: string): boolean {
  return schema.safeParse(text).success
}

export const noMailAddress = 'This is no mail address, such as name@example.com.'
