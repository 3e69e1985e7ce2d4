// The checks of a collection: what should agree, and whether it does. Who sees no money is not told
// those that are made of it, and from whom a record is kept, nothing of what adds up all of them.

import { judgedLandClasses, judgedPaddockArea, judgedUse } from '@furrow/farming/crops/area-check'
import { nothingToJudge } from '@furrow/farming/numbers/judged'
import type { Judged } from '@furrow/farming/numbers/judged'
import { judgedProduce, produceOf } from '@furrow/farming/crops/produce-check'
import type { Produce } from '@furrow/farming/crops/produce-check'
import { judgedStock } from '@furrow/farming/stock/stock-check'
import { judgedWater } from '@furrow/farming/crops/water-check'
import type { CompletenessCheck } from '@furrow/wire/completeness-answer'
import type { ReadsWhole } from '../access/reach/whole-kinds.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Reach } from '../query/reach.ts'
import { recordsBehind } from '../rules/points/records-behind.ts'
import { balancesOfPeriod } from '../rules/period-points/crop-balance-points.ts'
import type { Collection } from './collections.ts'
import type { TalliedFigures } from './tallied-figures.ts'
import { recordFiguresOf } from './record-figures.ts'
import type { RecordFigures } from './record-figures.ts'

export interface MoneyFigures {
  /** Nothing for someone who does not read all that it is calculated from. */
  readonly produce: readonly Produce[] | null
  readonly record: RecordFigures
}

interface Seeing {
  readonly reach: Reach
  readonly readsWhole: ReadsWhole
}

export async function moneyFiguresOf(
  db: Database,
  { reach, readsWhole }: Seeing,
  collection: Collection,
): Promise<MoneyFigures> {
  const record = await recordFiguresOf(db, reach, collection)
  const produce = readsWhole(recordsBehind('E-SALE-3')) ? await produceIn(db, collection) : null
  return { record, produce }
}

export function checksOf(
  figures: TalliedFigures,
  money: MoneyFigures | null,
): readonly CompletenessCheck[] {
  const { paddock_area, title_area, ground, stock, applied } = figures
  const land = [
    check('paddock_area', 'Paddocks and titles', judgedPaddockArea(paddock_area, title_area)),
    check('area_used', 'Cropping land used', judgedUse(ground)),
  ]
  const stocked = check('stock', 'Livestock numbers', judgedStock(stock))
  if (!money) return [...land, stocked]
  const { produce, record } = money
  const { available, used, landClasses, managed } = record
  return [
    ...land,
    check('produce', 'Our share, sold and held', produce ? judgedProduce(produce) : unseen),
    stocked,
    check('water', 'Water used', judgedWater({ applied, available, used })),
    check('land_classes', 'Land classes', judgedLandClasses(landClasses, managed)),
  ]
}

function check(name: string, label: string, judged: Judged): CompletenessCheck {
  return { name, label, ...judged }
}

const unseen = nothingToJudge('You don’t have access to the records that this is calculated from.')

async function produceIn(db: Database, collection: Collection): Promise<readonly Produce[]> {
  const { farm_id: farm, period_id: period, start: from, end: to } = collection
  const balances = await inTransaction(db, tx => balancesOfPeriod(tx, { farm, period, from, to }))
  return balances.map(balance => produceOf(balance.crop, balance))
}
