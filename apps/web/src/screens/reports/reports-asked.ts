// The list of a period's reports, as the screen asks for it and what is read ahead of it.

import type { FarmReports } from '@furrow/wire/farm-report-answer'
import type { AskedAnswer } from '../../data/rows/answer-query.ts'
import type { AddressedPlace } from '../../routing/screen-route.ts'

export function reportsOf({ farmId, periodId }: AddressedPlace): AskedAnswer<FarmReports, unknown> {
  return {
    key: ['farm reports, and those not made', farmId, periodId],
    ask: (api, signal) => api.farmReports.list(farmId, periodId, { signal }),
    resources: 'all',
    farmId,
  }
}
