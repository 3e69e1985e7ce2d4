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
import type { RoundOfStock } from '@furrow/farming/stock/livestock-summary'
import type { Database, Transaction } from '../../db/database.ts'
import { sharingOfCosts } from '../crops/cost-rows.ts'
import { cropsOfPeriod, cropsWithoutRain } from '../crops/crop-lines.ts'
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
  readonly events?: readonly EventOfCrop[]
  readonly byTonne?: LineAmounts
  /** Of a stock enterprise. */
  readonly rounds?: readonly RoundOfStock[]
}

type EventOfCrop = CropRecord['events'][number] & { readonly crop_id: number }

/** Lines and costs follow from one row. */
const figuresOfResults = figuresAsJson([...new Set([...figuresOfLines, ...figuresOfCosts])])

export async function resultsOfFarm(
  db: Database | Transaction,
  asked: CropsAsked & { readonly collection: PeriodOfStock },
): Promise<readonly ScopeResult[]> {
  const { collection } = asked
  const [farm, crops, stock] = await Promise.all([
    farmRead(db, asked),
    cropsOfPeriod(db, asked),
    stockOfPeriods(db, asked, { periods: [collection], seesMoney: true }),
  ])
  const lines = crops.map(({ line }) => line)
  const { whole, ofCrops } = farmAndCrops(farm, lines, collection.start)
  const kept = stock(collection)
  return [
    ...whole,
    ...ofCrops.map(one => ({ ...one, events: eventsOf(crops, one) })),
    ...stockScopes(kept, effectiveAreaOf(whole)).map(({ of, lines }) => ({
      scope: `stock ${of.id}` as const,
      name: of.name,
      lines,
      rows: [{ resource: 'livestock_enterprises', id: of.id }],
      rounds: kept.rounds.filter(({ enterprise_id }) => enterprise_id === of.id),
    })),
  ]
}

/** Of the whole farm and its crops, what doesn’t follow from rain: thousands of readings are left alone. */
export async function cropResultsOfFarm(
  db: Database | Transaction,
  asked: CropsAsked,
): Promise<readonly ScopeResult[]> {
  const [farm, lines] = await Promise.all([farmRead(db, asked), cropsWithoutRain(db, asked)])
  const { whole, ofCrops } = farmAndCrops(farm, lines, asked.collection.start)
  return [...whole, ...ofCrops]
}

async function farmRead(db: Database | Transaction, asked: CropsAsked) {
  const [record, sales, sharing] = await Promise.all([
    recordRow(db, asked, figuresOfResults),
    saleLines(db, asked),
    sharingOfCosts(db, asked),
  ])
  return { record, sales, sharing }
}

function farmAndCrops(
  { record, sales, sharing }: Awaited<ReturnType<typeof farmRead>>,
  crops: readonly CropLine[],
  periodStarts: string,
) {
  const whole = wholeFarmScope(record ? recordLines(linesOfFarm, record) : {}, record)
  const sold = soldCrops(crops, sales, record ? costsOfFarm(record, sharing) : null)
  return { whole, ofCrops: cropScopes(sold, effectiveAreaOf(whole), periodStarts) }
}

const effectiveAreaOf = ([farm]: readonly ScopeResult[]): Known =>
  farm?.lines['effective_ha'] ?? null

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
  return crops.flatMap(({ record: { id, events } }) =>
    ids.has(id) ? events.map(event => ({ ...event, crop_id: id })) : [],
  )
}

function linesOfCosts(costs: ReturnType<typeof costsByTonne>): LineAmounts {
  return Object.fromEntries(Object.entries(costs).map(([group, cents]) => [`cost_${group}`, cents]))
}
