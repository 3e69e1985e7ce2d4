// Who bears costs, as the sheet of shared costs shows them: a column each.

import { isGrownForHarvest } from '@furrow/farming/crops/costs/cost-drivers'
import type { CropLine } from '@furrow/farming/crops/crop-line'
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

export interface CropBearer extends CostBearer {
  readonly crop: number
  /** Of a crop that is grown in several; undefined means all of them. */
  readonly enterprise: number | null | undefined
}

/** Each kind of crop that is grown for what it gives, by enterprise where it is grown in several. */
export function cropBearers(crops: readonly CropLine[]): readonly CropBearer[] {
  const kinds = Map.groupBy(crops.filter(isGrownForHarvest), ({ crop }) => crop?.id ?? 0)
  return [...kinds].flatMap(([crop, own]) => {
    const name = own[0]?.crop?.name ?? ''
    const enterprises = new Map(own.map(({ enterprise }) => [enterprise?.id ?? null, enterprise]))
    if (enterprises.size === 1) return [cropBearer(crop, name, undefined)]
    return [...enterprises].map(([id, enterprise]) =>
      cropBearer(crop, enterprise?.name ?? `${name} in no enterprise`, id),
    )
  })
}

function cropBearer(crop: number, name: string, enterprise: number | null | undefined): CropBearer {
  return {
    key: enterprise === undefined ? `crop ${crop}` : `crop ${crop} in ${enterprise}`,
    name,
    group: 'Crops',
    given: { crop_type_id: crop, enterprise_id: enterprise ?? null },
    crop,
    enterprise,
  }
}
