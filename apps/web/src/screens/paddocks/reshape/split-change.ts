// A paddock that becomes several: the row that is there stays as the first part, with all that is
// recorded on it; the others are new, alike in everything else, and were the same paddocks before.

import type { Change } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import { paddockFields } from '../paddock-columns.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import type { PaddockRow } from '../paddock-row.ts'
import { linkedNew, relinked } from '../lineage/prior-links.ts'

export interface SplitPart {
  readonly name: string
  readonly area: number
}

export interface Splitting {
  readonly row: PaddockRow
  /** At least two; the first is the row that is there. */
  readonly parts: readonly SplitPart[]
  /** The paddocks that all parts were; those of the row unless said. */
  readonly priors?: readonly number[] | undefined
}

type Where = Pick<PaddockPlace, 'farmId' | 'periodId' | 'newId'>

export function splitChange({ row, parts, priors = row.priors }: Splitting, where: Where): Change {
  const { farmId, newId } = where
  const [first, ...others] = parts
  if (!first) throw new Error('A paddock is split into parts.')
  const linking = relinked(row, { priors }, { newId })
  const main = priors.includes(row.priors[0] ?? 0) ? row.priors[0] : priors[0]
  const made = others.map(part => {
    const id = newId()
    return { id, part, linking: linkedNew(id, priors, { newId, main }) }
  })
  const own = { name: first.name, area: first.area, ...linking.values }
  return {
    label: `Split of ${row.paddock.name}`,
    farmId,
    steps: [
      ...linking.gone,
      updateOf('paddocks', row.paddock, own),
      ...linking.kept,
      ...made.map(({ id, part, linking: { values } }) => ({
        ...({ do: 'store', resource: 'paddocks', id } as const),
        values: { ...likeness(row, where), ...part, ...values },
      })),
      ...made.flatMap(({ linking: { kept } }) => kept),
    ],
  }
}

function likeness({ paddock }: PaddockRow, { farmId, periodId }: Where) {
  const known = paddockFields.filter(name => paddock[name] !== null)
  const fields = Object.fromEntries(known.map(name => [name, paddock[name]]))
  return { farm_id: farmId, period_id: periodId, ...fields }
}
