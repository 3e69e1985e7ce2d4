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
  const right = person.farm_rights.find(({ farm_id }) => farm_id === farmId)
  const who = { isStaff: isAdmin || right?.consults === true, manages: right?.manages === true }
  const words = (
    <span>
      This period has been <strong>{period.status.toLowerCase()}</strong> since{' '}
      {momentText(period.updated_at)}. {whatRemains(period.status, who)}
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

interface Who {
  readonly isStaff: boolean
  readonly manages: boolean
}

/** Until it is looked through, whoever submits it may withdraw it. */
function whatRemains(status: string, { isStaff, manages }: Who): string {
  const reads = 'You can read everything.'
  if (!isStaff && status === 'Submitted') {
    return manages
      ? `${reads} To change something, withdraw it on the collection.`
      : `${reads} To change something, ask the farm’s manager to withdraw it.`
  }
  if (!isStaff) return `${reads} To change something, ask your consultant to reopen it.`
  return status === 'Released'
    ? 'You can read everything. Reopen it to change something.'
    : 'Its people only read it, and you may still write.'
}
