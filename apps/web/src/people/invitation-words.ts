// When an invitation was sent, by whom, and how long its link works.

import { momentText } from '../ui/amounts.ts'

interface Sent {
  readonly created_at?: string | null
  readonly expires_at: string | null
  readonly by: string | undefined
}

/** “Sent 01/07/2026, 4:05 pm by Pat Downs. Expires 15/07/2026, 4:05 pm.” */
export function sentText({ created_at, expires_at, by }: Sent, now: number): string {
  const sent = `Sent ${momentText(created_at)}${by ? ` by ${by}` : ''}.`
  if (expires_at === null) return sent
  const isOver = Date.parse(expires_at) <= now
  const end = isOver
    ? `It expired ${momentText(expires_at)}: send it again.`
    : `Expires ${momentText(expires_at)}.`
  return `${sent} ${end}`
}
