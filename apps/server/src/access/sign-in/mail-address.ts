// Addresses of people: kept in lower case, so that one person has one.

import { z } from 'zod'

const schema = z.email()

export function mailAddress(typed: string): string {
  return typed.trim().toLowerCase()
}

export function isMailAddress(text: string): boolean {
  return schema.safeParse(text).success
}

export const noMailAddress = 'That isn’t an email address. Enter one like name@example.com.'
