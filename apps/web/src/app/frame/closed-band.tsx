// A period that its people cannot write in any more says so, quietly, and whom to ask.

import { IconLock } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { momentText } from '../../ui/amounts.ts'

const openToFarm = ['Not started', 'In progress']

export function ClosedBand() {
  const { farmId, periodId } = useParams({ strict: false })
  if (farmId === undefined || periodId === undefined) return null
  return <ClosedBandOf farmId={Number(farmId)} periodId={Number(periodId)} />
}

function ClosedBandOf({ farmId, periodId }: { farmId: number; periodId: number }) {
  const { isAdmin, person } = useSignedIn()
  const where = { farm_id: farmId, period_id: periodId }
  const [period] = useRows('farm_period', { where }).rows
  if (!period || openToFarm.includes(period.status)) return null
  const consults = person.farm_rights.some(right => right.farm_id === farmId && right.consults)
  return (
    <p className="band closed-band">
      <IconLock size={18} aria-hidden="true" />
      <span>
        This period has been <strong>{period.status.toLowerCase()}</strong> since{' '}
        {momentText(period.updated_at)}. {whatRemains(period.status, isAdmin || consults)}
      </span>
    </p>
  )
}

function whatRemains(status: string, isStaffHere: boolean): string {
  if (!isStaffHere) {
    return 'You can read everything. To change something, ask your consultant to open it again.'
  }
  return status === 'Released'
    ? 'You can read everything. Open it again to change something.'
    : 'Its people only read it, and you may still write.'
}
