// From the ledger to what stands beside it, and a stock agent’s statement into it.

import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'

interface Props {
  readonly place: CollectionPlace
  /** Nothing for who may not write. */
  readonly onPaste: (() => void) | undefined
}

const ways = [
  ['/collection/$farmId/period/$periodId/livestock/breeding', 'Breeding'],
  ['/collection/$farmId/period/$periodId/livestock/yearly', 'Yearly totals'],
] as const

export function LedgerWays({ place: { farmId, periodId }, onPaste }: Props) {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return (
    <Group gap="sm" className="no-print">
      {onPaste ? <Button onClick={onPaste}>Paste a statement</Button> : null}
      {ways.map(([to, name]) => (
        <Button
          key={to}
          variant="default"
          renderRoot={props => <Link to={to} params={params} {...props} />}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
