// The whole farm with its lines, and what its crops and stock are called that are compared by themselves: of those no
// rain, sale or cost is read.

import { linesOfFarm } from '@furrow/catalogue/measures/farm-lines'
import { comparedCrops } from '@furrow/farming/benchmarks/results/crop-scope-lines'
import { recordLines } from '@furrow/farming/benchmarks/results/record-lines'
import type { Database, Transaction } from '../../db/database.ts'
import { cropsStanding } from '../crops/crop-lines.ts'
import type { CropsAsked } from '../crops/crop-lines.ts'
import { enterprisesOfStock } from '../stock/recorded-stock.ts'
import type { PeriodOfStock } from '../stock/stock-of-periods.ts'
import { recordRow } from './record-row.ts'
import { wholeFarmScope } from './results-of-farm.ts'
import type { ScopeCompared, ScopeResult } from './results-of-farm.ts'

interface WholeFarm {
  readonly results: readonly ScopeResult[]
  readonly scopes: readonly ScopeCompared[]
}

/** The scopes are those of `resultsOfFarm`, in its order. */
export async function wholeFarm(
  db: Database | Transaction,
  asked: CropsAsked & { readonly collection: PeriodOfStock },
): Promise<WholeFarm> {
  const [record, crops, stock] = await Promise.all([
    recordRow(db, asked),
    cropsStanding(db, asked),
    enterprisesOfStock(db, asked, asked.collection.period_id),
  ])
  const whole = wholeFarmScope(record ? recordLines(linesOfFarm, record) : {}, record)
  const ofCrops = Map.groupBy(crops, ({ enterprise }) => enterprise?.id)
  const named = [...ofCrops.values()].flatMap((own): ScopeCompared[] => {
    const of = own[0]?.enterprise
    return of && comparedCrops(own).length > 0 ? [{ scope: `crop ${of.id}`, name: of.name }] : []
  })
  const ofStock = stock.map(({ id, name }): ScopeCompared => ({ scope: `stock ${id}`, name }))
  return { results: whole, scopes: [...whole, ...named, ...ofStock] }
}
