// The checks of a collection: what should agree, and whether it does. Who sees no money is not told
// those that are made of it, and from whom a record is kept, nothing of what adds up all of them.

import { judgedLandClasses, judgedPaddockArea, judgedUse } from '@furrow/farming/area-check'
import { nothingToJudge } from '@furrow/farming/judged'
import type { Judged } from '@furrow/farming/judged'
import { judgedProduce } from '@furrow/farming/produce-check'
import type { Produce } from '@furrow/farming/produce-check'
import { judgedStock } from '@furrow/farming/stock-check'
import { judgedWater } from '@furrow/farming/water-check'
import type { CompletenessCheck } from '@furrow/wire/completeness'
import type { ReadsWhole } from '../access/whole-kinds.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Reach } from '../query/reach.ts'
import { madeOf } from '../rules/made-of.ts'
import { cropBalances } from '../rules/period-points/crop-balances.ts'
import type { CropBalance } from '../rules/period-points/crop-balances.ts'
import type { Collection } from './collections.ts'
import type { Figures } from './figures.ts'
import { recordFiguresOf } from './record-figures.ts'
import type { RecordFigures } from './record-figures.ts'

export interface MoneyFigures {
  /** Nothing for somebody who does not read all that it is worked out from. */
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
  const produce = readsWhole(madeOf('E-SALE-3')) ? await produceIn(db, collection) : null
  return { record, produce }
}

export function checksOf(
  figures: Figures,
  money: MoneyFigures | null,
): readonly CompletenessCheck[] {
  const { paddock_area, title_area, ground, stock, applied } = figures
  const land = [
    check('paddock_area', 'Paddocks and titles', judgedPaddockArea(paddock_area, title_area)),
    check('area_used', 'Cropping land used', judgedUse(ground)),
  ]
  const stocked = check('stock', 'Stock numbers', judgedStock(stock))
  if (!money) return [...land, stocked]
  const { produce, record } = money
  const { available, used, landClasses, managed } = record
  return [
    ...land,
    check('produce', 'Grown, sold and held', produce ? judgedProduce(produce) : unseen),
    stocked,
    check('water', 'Water used', judgedWater({ applied, available, used })),
    check('land_classes', 'Land classes', judgedLandClasses(landClasses, managed)),
  ]
}

function check(name: string, label: string, judged: Judged): CompletenessCheck {
  return { name, label, ...judged }
}

const unseen = nothingToJudge('It is worked out from records that you do not see.')

async function produceIn(db: Database, collection: Collection): Promise<readonly Produce[]> {
  const { farm_id: farm, period_id: period, start: from, end: to } = collection
  const balances = await inTransaction(db, tx => cropBalances(tx, { farm, period, from, to }))
  return balances.map(produceOf)
}

function produceOf({ crop, product, produced, sold, unsold }: CropBalance): Produce {
  const isSaid = crop.toLowerCase().includes(product)
  const name = isSaid || !besides.includes(product) ? crop : `${crop} ${product}`
  return { crop: name, unit: product === 'lint' ? 'bales' : 't', produced, sold, unsold }
}

/** What comes off beside what a crop is grown for. */
const besides: readonly string[] = ['hay', 'seed']
