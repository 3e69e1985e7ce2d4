// Who bears costs, as the sheet of shared costs shows them: a column each.

import type { OwningBearer } from '@furrow/farming/stock/costs/stock-costs'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { Values } from '../../../data/outbox/change.ts'

export interface CostBearer {
  /** Of its column, and of the part of the sheet that its amounts are kept in. */
  readonly key: string
  readonly name: string
  /** Heads its column together with those beside it. */
  readonly group: string
  /** What an amount says of whose it is; nothing where none can be said. */
  readonly given: Values | undefined
}

type Margins = NonNullable<LivestockOfPeriod['margins']>

export function stockBearers({ bearers }: Pick<Margins, 'bearers'>): readonly CostBearer[] {
  return bearers.map(({ of, species }) => ({
    key: keyOf({ of, species }),
    name: of?.name ?? `${species.name} in no enterprise`,
    group: 'Livestock',
    given: of ? { livestock_enterprise_id: of.id } : undefined,
  }))
}

function keyOf({
  of,
  species,
}: Pick<OwningBearer, 'of'> & Pick<Margins['bearers'][number], 'species'>) {
  return of ? `stock ${of.id}` : `species ${species.id}`
}
