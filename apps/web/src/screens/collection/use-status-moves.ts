// Where a period stands, the steps that whoever looks may take, and why it cannot be submitted yet.

import { useRows } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { movesOf, submitMove } from '../../period/progress/status-moves.ts'
import { useMover } from '../../period/progress/use-move-on.ts'
import type { CollectionState, Point } from './use-collection.ts'
import { useFarmPeople } from './use-farm-people.ts'
import { whyNotSubmitted } from './why-not-submitted.ts'

/** `blockers`: nothing as long as they are not known. */
export function useStatusMoves(
  { farmId, periodId }: CollectionPlace,
  statusBefore: CollectionState['status'],
  blockers: readonly Point[] | undefined,
) {
  const where = { farm_id: farmId, period_id: periodId }
  const [period] = useRows('farm_period', { where }).rows
  const status = period?.status ?? statusBefore
  const allowed = movesOf(status, useMover(farmId))
  const { managers } = useFarmPeople(farmId)
  const isOpen = status === 'In progress'
  const whyNot = whyNotSubmitted({ maySubmit: allowed.length > 0, managers, blockers })
  return {
    period,
    status,
    // Who may not submit is told who may.
    moves: allowed.length === 0 && isOpen ? [submitMove] : allowed,
    whyNot: isOpen ? whyNot : undefined,
  }
}
