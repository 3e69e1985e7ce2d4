// The places where a farm or a business is found, and where its letters go.

import { useRows } from '../data/use-rows.ts'
import { keepingOf } from './keeping-of.ts'
import { WayList } from './way-list.tsx'
import type { WaysProps } from './way-list.tsx'
import { addressText, addressWay } from './ways-to-reach.ts'
import type { NamedIn, Reached } from './ways-to-reach.ts'

interface Props extends WaysProps {
  readonly namedIn: readonly NamedIn[]
}

export function Addresses({ of, keeping, mayChange, namedIn }: Props) {
  const { rows, retry } = useAddresses(of)
  const kept = keepingOf(keeping, retry)
  return (
    <WayList
      title="Addresses"
      way={addressWay}
      keeping={kept}
      {...{ of, mayChange, rows, namedIn }}
    />
  )
}

/** To choose one of them. */
export function useAddressChoice(of: Reached) {
  const { rows } = useAddresses(of)
  return rows.map(row => ({ value: row.id, label: addressText(row) || `Address ${row.id}` }))
}

function useAddresses({ type, id }: Reached) {
  const where = { addressable_type: type, addressable_id: id }
  return useRows('addresses', { where, sort: ['-is_primary', 'id'] })
}
