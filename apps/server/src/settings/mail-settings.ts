// The settings of mail: through which server letters go, and from whom they come. What is wrong with
// them is said without repeating them, for they hold a password.

import { z } from 'zod'
import type { Mailing } from '../background/smtp.ts'

const urlWanted = 'SMTP_URL must look like smtp://user:password@mail.example.com:587, or smtps://.'
const fromWanted = 'MAIL_FROM must be an email address, such as Furrow <furrow@example.com>.'

export const mailSettings = {
  SMTP_URL: z.string().trim().refine(isSmtp, urlWanted).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^(?:[^<>\s@]+@[^<>\s@]+|[^<>@\r\n]*<[^<>\s@]+@[^<>\s@]+>)$/, fromWanted)
    .optional(),
}

interface Said {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
}

export function mailOf({ SMTP_URL, MAIL_FROM }: Said): Mailing | undefined {
  if (SMTP_URL === undefined) return undefined
  if (MAIL_FROM === undefined) {
    throw new Error('MAIL_FROM is needed with SMTP_URL: the address that letters come from.')
  }
  return { url: SMTP_URL, from: MAIL_FROM }
}

function isSmtp(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isReadable(url)
}

/** A password with a bare % in it cannot be told from one that is written with codes. */
function isReadable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}
