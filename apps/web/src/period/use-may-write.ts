// Whether someone may write in a farm’s period, and why not: the server decides it again for each
// change.

import { useSignedIn } from '../data/context/furrow-context.ts'
import { useRows } from '../data/hooks/use-rows.ts'
import type { CollectionPlace } from './use-place.ts'

interface Writing {
  readonly mayWrite: boolean
  /** Nothing where one may, or where it is not known yet. */
  readonly why: string | undefined
}

const openToFarm: readonly string[] = ['Not started', 'In progress']

export function useMayWrite({ farmId, periodId }: CollectionPlace): Writing {
  const { isAdmin, person } = useSignedIn()
  const where = { farm_id: farmId, period_id: periodId }
  const { rows, isLoading } = useRows('farm_period', { where })
  const consults = person.farm_rights.some(right => right.farm_id === farmId && right.consults)
  const status = rows[0]?.status
  if (status === undefined) return { mayWrite: !isLoading, why: undefined }
  return writingAt(status, isAdmin || consults)
}

export function writingAt(status: string, isStaffHere: boolean): Writing {
  if (openToFarm.includes(status) || (isStaffHere && status !== 'Released')) return writing
  const word = status.toLowerCase()
  const remedy = remedyAt(status, isStaffHere)
  return { mayWrite: false, why: `This period is ${word}: it can only be read. ${remedy}` }
}

/** Until it is looked through, its people may take it back themselves. */
export function remedyAt(status: string, isStaffHere: boolean): string {
  if (isStaffHere) return 'Reopen it to change something.'
  return status === 'Submitted'
    ? 'Withdraw it on the collection to change something.'
    : 'Ask your consultant to reopen it to change something.'
}

const writing: Writing = { mayWrite: true, why: undefined }
