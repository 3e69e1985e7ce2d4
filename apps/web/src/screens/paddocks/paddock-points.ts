// Warnings and blockers at the paddocks of the sheet: what is said of a link stands at its paddock.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { PaddockRow } from './paddock-row.ts'

export function paddockPoints(
  open: readonly OpenPoint[],
  rows: readonly PaddockRow[],
): readonly OpenPoint[] {
  const parents = new Map(
    rows.flatMap(row => row.paddock.prior_links.map(link => [link.id, row.id] as const)),
  )
  return open.flatMap(point => {
    if (point.resource === 'paddocks') return [point]
    const paddock = point.resource === 'paddock_prior_paddocks' && parents.get(point.id ?? 0)
    if (!paddock) return []
    return [{ ...point, resource: 'paddocks', id: paddock, field: 'primary_parent_paddock_id' }]
  })
}
