// The results of a farm in a period: the lines of the whole farm, of each crop enterprise and of each stock enterprise,
// from its rows as they are.

import { figuresOfLines, linesOfFarm } from '@furrow/catalogue/measures/farm-lines'
import { cropScopeLines } from '@furrow/farming/benchmarks/results/crop-scope-lines'
import { recordLines } from '@furrow/farming/benchmarks/results/record-lines'
import type { LineAmounts } from '@furrow/farming/benchmarks/results/worked-measures'
import { stockScopes } from '@furrow/farming/benchmarks/results/stock-scopes'
import { costsOfFarm, figuresOfCosts } from '@furrow/farming/crops/costs/cost-drivers'
import { costsByTonne } from '@furrow/farming/crops/costs/costs-by-tonne'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { soldCrops } from '@furrow/farming/crops/cropping-summary'
import type { CropRecord } from '@furrow/farming/crops/crop-record'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { Database, Transaction } from '../../db/database.ts'
import { sharingOfCosts } from '../crops/cost-rows.ts'
import { cropsOfPeriod } from '../crops/crop-lines.ts'
import type { CropOfPeriod, CropsAsked } from '../crops/crop-lines.ts'
import { saleLines } from '../crops/sale-lines.ts'
import { stockOfPeriods } from '../stock/stock-of-periods.ts'
import type { PeriodOfStock } from '../stock/stock-of-periods.ts'
import { figuresAsJson, recordRow } from './record-row.ts'

/** `farm`, `crop 12`, `stock 7`: by the lasting number of the enterprise. */
type Scope = 'farm' | `crop ${number}` | `stock ${number}`

export interface ScopeCompared {
  readonly scope: Scope
  readonly name: string
}

export interface ScopeResult extends ScopeCompared {
  readonly lines: LineAmounts
  /** What they follow from. */
  readonly rows: readonly { readonly resource: string; readonly id: number }[]
  /** Of a crop enterprise: each paddock of it, what was done there, and the cents of its costs that go by the tonne. */
  readonly crops?: readonly CropLine[]
  readonly events?: readonly CropRecord['events'][number][]
  readonly byTonne?: LineAmounts
}

/** Lines and costs follow from one row. */
const figuresOfResults = figuresAsJson([...new Set([...figuresOfLines, ...figuresOfCosts])])

export async function resultsOfFarm(
  db: Database | Transaction,
  asked: CropsAsked & { readonly collection: PeriodOfStock },
): Promise<readonly ScopeResult[]> {
  const { collection } = asked
  const [record, crops, sales, sharing, stock] = await Promise.all([
    recordRow(db, asked, figuresOfResults),
    cropsOfPeriod(db, asked),
    saleLines(db, asked),
    sharingOfCosts(db, asked),
    stockOfPeriods(db, asked, { periods: [collection], seesMoney: true }),
  ])
  const whole = record ? recordLines(linesOfFarm, record) : {}
  const sold = soldCrops(
    crops.map(({ line }) => line),
    sales,
    record ? costsOfFarm(record, sharing) : null,
  )
  return [
    ...wholeFarmScope(whole, record),
    ...cropScopes(sold, whole['effective_ha'] ?? null, collection.start).map(one => ({
      ...one,
      events: eventsOf(crops, one),
    })),
    ...stockScopes(stock(collection), whole['effective_ha'] ?? null).map(({ of, lines }) => ({
      scope: `stock ${of.id}` as const,
      name: of.name,
      lines,
      rows: [{ resource: 'livestock_enterprises', id: of.id }],
    })),
  ]
}

/** Nothing where nothing is recorded, or none of it is seen. */
export function wholeFarmScope(
  lines: LineAmounts,
  record: Awaited<ReturnType<typeof recordRow>>,
): readonly ScopeResult[] {
  if (!record) return []
  const rows = [{ resource: 'assets', id: Number(record['id']) }]
  return [{ scope: 'farm', name: 'Whole farm', lines, rows }]
}

/** Crops of no enterprise are like no others. */
function cropScopes(
  { crops: lines, shared }: ReturnType<typeof soldCrops>,
  effectiveArea: Known,
  periodStarts: string,
): readonly ScopeResult[] {
  const keyed = Map.groupBy(lines, ({ enterprise }) => enterprise?.id)
  return [...keyed.values()].flatMap((crops): readonly ScopeResult[] => {
    const of = crops[0]?.enterprise
    if (!of) return []
    const own = cropScopeLines({ crops, effectiveArea, periodStarts })
    const ids = crops.map(({ id }) => id)
    const rows = ids.map(id => ({ resource: 'crop_collections', id }))
    const byTonne = linesOfCosts(costsByTonne(shared, ids))
    return own ? [{ scope: `crop ${of.id}`, name: of.name, lines: own, rows, crops, byTonne }] : []
  })
}

function eventsOf(crops: readonly CropOfPeriod[], { rows }: Pick<ScopeResult, 'rows'>) {
  const ids = new Set(rows.map(({ id }) => id))
  return crops.flatMap(({ record }) => (ids.has(record.id) ? record.events : []))
}

function linesOfCosts(costs: ReturnType<typeof costsByTonne>): LineAmounts {
  return Object.fromEntries(Object.entries(costs).map(([group, cents]) => [`cost_${group}`, cents]))
}
