// Links between paddocks of two periods that are drawn, cut, or made the main ones.

import type { Change } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import type { PaddockRow } from '../paddock-row.ts'
import { relinked } from './prior-links.ts'

export interface Relinking {
  readonly row: PaddockRow
  readonly priors: readonly number[]
  readonly main?: number | undefined
}

type Where = Pick<PaddockPlace, 'farmId' | 'newId'>

export function lineageChange(
  label: string,
  relinkings: readonly Relinking[],
  { farmId, newId }: Where,
): Change {
  const parts = relinkings.map(({ row, ...wanted }) => ({
    row,
    linking: relinked(row, wanted, { newId }),
  }))
  return {
    label,
    farmId,
    steps: [
      ...parts.flatMap(({ linking }) => linking.gone),
      ...parts
        .filter(({ linking }) => Object.keys(linking.values).length > 0)
        .map(({ row, linking }) => updateOf('paddocks', row.paddock, linking.values)),
      ...parts.flatMap(({ linking }) => linking.kept),
    ],
  }
}

/** Each of the paddocks was each of those before, too. */
export function linkedTo(
  rows: readonly PaddockRow[],
  priors: readonly number[],
): readonly Relinking[] {
  return rows.map(row => ({ row, priors: [...new Set([...row.priors, ...priors])] }))
}

export function unlinkedFrom(
  rows: readonly PaddockRow[],
  priors: readonly number[],
): readonly Relinking[] {
  return rows
    .filter(row => row.priors.some(id => priors.includes(id)))
    .map(row => ({ row, priors: row.priors.filter(id => !priors.includes(id)) }))
}
