// What is answered about an enterprise of a period without a figure, and that all of it is answered.

import type { Change, Values } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'

type Hand = Pick<EnterpriseInHand, 'place' | 'id' | 'run'>

/** There may be stock of it although nobody said yet that it is run. */
export function runChange(
  { place, id, run }: Hand,
  values: Values,
  { label, newId }: { readonly label: string; readonly newId: () => number },
): Change {
  const where = {
    farm_id: place.farmId,
    period_id: place.periodId,
    livestock_enterprise_id: id,
  }
  const resource = 'farm_livestock_enterprise_periods'
  return {
    label,
    farmId: place.farmId,
    steps: [
      run
        ? updateOf(resource, { ...run }, values)
        : { do: 'store', resource, id: newId(), values: { ...where, ...values } },
    ],
  }
}
