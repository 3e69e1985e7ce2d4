// The phone numbers of somebody, a farm or a business.

import { useRows } from '../data/use-rows.ts'
import { keepingOf } from './keeping-of.ts'
import { WayList } from './way-list.tsx'
import type { WaysProps } from './way-list.tsx'
import { phoneWay } from './ways-to-reach.ts'

export function Phones({ of, keeping, mayChange }: WaysProps) {
  const where = { phone_numberable_type: of.type, phone_numberable_id: of.id }
  const { rows, retry } = useRows('phone_numbers', { where, sort: ['-is_primary', 'id'] })
  const kept = keepingOf(keeping, retry)
  return <WayList title="Phone" way={phoneWay} keeping={kept} {...{ of, mayChange, rows }} />
}
