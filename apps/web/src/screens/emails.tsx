// The mail addresses of a farm or a business, beside those that people sign in with.

import { useRows } from '../data/use-rows.ts'
import { keepingOf } from './keeping-of.ts'
import { WayList } from './way-list.tsx'
import type { WaysProps } from './way-list.tsx'
import { emailWay, otherEmailWay } from './ways-to-reach.ts'

export function Emails({ of, keeping, mayChange }: WaysProps) {
  const where = { emailable_type: of.type, emailable_id: of.id }
  const { rows, retry } = useRows('email_addresses', { where, sort: ['-is_primary', 'id'] })
  const others = useRows('emails', { where, sort: ['-is_primary', 'id'] })
  const kept = keepingOf(keeping, () => {
    retry()
    others.retry()
  })
  const also = { way: otherEmailWay, rows: others.rows }
  return <WayList title="Mail" way={emailWay} keeping={kept} {...{ of, mayChange, rows, also }} />
}
