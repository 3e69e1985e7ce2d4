// The ways between the list of enterprises and each of them.

import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'

const to: string = '/collection/$farmId/period/$periodId/livestock/wizard/{-$livestockEnterpriseId}'

/** Without an enterprise, to the list of them. */
export function wayToStockWizard({ farmId, periodId }: CollectionPlace, id?: number) {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return { to, params: { ...params, livestockEnterpriseId: id?.toString() } as never }
}

export function LinkToEnterprises({ place, ...props }: { readonly place: CollectionPlace }) {
  return <Link {...wayToStockWizard(place)} {...props} />
}
