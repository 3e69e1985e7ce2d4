// How an email that the server writes is getting on.

import { momentText } from '../../ui/amounts.ts'

export interface WrittenEmail {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly created_at: string
  readonly sent_at?: string | null | undefined
  readonly attempts: number
  readonly next_attempt_at?: string | null | undefined
  readonly error?: string | null | undefined
}

export const emailStatuses = { waiting: 'Waiting', failed: 'Not sent', sent: 'Sent' } as const

type EmailStatus = keyof typeof emailStatuses

/** One that was tried and is not tried again is given up. */
export function statusOfEmail({
  sent_at,
  attempts,
  next_attempt_at: next,
}: WrittenEmail): EmailStatus {
  if (sent_at) return 'sent'
  return attempts > 0 && !next ? 'failed' : 'waiting'
}

/** When it was sent or is tried again, and what the mail server said. */
export function moreOfEmail(email: WrittenEmail): string {
  const { sent_at, attempts, next_attempt_at: next, error } = email
  if (sent_at) return momentText(sent_at)
  if (attempts === 0) return ''
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`
  const again = next ? `${tried}, again at ${momentText(next)}` : tried
  return error ? `${again}. The mail server said: ${error}` : `${again}.`
}
