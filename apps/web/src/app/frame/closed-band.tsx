// A period that its people cannot write in any more says so, quietly, and whom to ask: above the screen,
// or in the top bar where a sheet has all the room.

import { Popover, UnstyledButton } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { momentText } from '../../ui/amounts.ts'

const openToFarm = ['Not started', 'In progress']

interface Props {
  readonly isBrief?: boolean
}

export function ClosedBand({ isBrief = false }: Props) {
  const { farmId, periodId } = useParams({ strict: false })
  if (farmId === undefined || periodId === undefined) return null
  return <ClosedBandOf farmId={Number(farmId)} periodId={Number(periodId)} isBrief={isBrief} />
}

interface OfPeriod extends Required<Props> {
  readonly farmId: number
  readonly periodId: number
}

function ClosedBandOf({ farmId, periodId, isBrief }: OfPeriod) {
  const { isAdmin, person } = useSignedIn()
  const where = { farm_id: farmId, period_id: periodId }
  const [period] = useRows('farm_period', { where }).rows
  if (!period || openToFarm.includes(period.status)) return null
  const consults = person.farm_rights.some(right => right.farm_id === farmId && right.consults)
  const words = (
    <span>
      This period has been <strong>{period.status.toLowerCase()}</strong> since{' '}
      {momentText(period.updated_at)}. {whatRemains(period.status, isAdmin || consults)}
    </span>
  )
  if (!isBrief) {
    return (
      <p className="band closed-band">
        <IconLock size={18} aria-hidden="true" />
        {words}
      </p>
    )
  }
  return (
    <Popover width={320} shadow="md" withArrow trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className="switcher brief-band">
          <IconLock size={18} aria-hidden="true" />
          {period.status}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={period.status} tabIndex={-1} data-autofocus>
        {words}
      </Popover.Dropdown>
    </Popover>
  )
}

function whatRemains(status: string, isStaffHere: boolean): string {
  if (!isStaffHere) {
    return 'You can read everything. To change something, ask your consultant to reopen it.'
  }
  return status === 'Released'
    ? 'You can read everything. Reopen it to change something.'
    : 'Its people only read it, and you may still write.'
}
