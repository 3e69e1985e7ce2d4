// Water accounts that do not balance (W-WAT-1), and debts whose statement says otherwise than what was borrowed and
// paid back (W-DEBT-1).

import { expectedClosing, isDebtExplained } from '@furrow/farming/finance/debt'
import type { Debt } from '@furrow/farming/finance/debt'
import {
  isOverdrawn,
  isWaterBalanced,
  waterUnexplained,
} from '@furrow/farming/finance/water-balance'
import type { WaterAccount } from '@furrow/farming/finance/water-balance'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import { centsIn } from '../saving/money-text.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import { costsCarried, costsShared } from './cost-line-points.ts'

interface Named {
  readonly id: number
  readonly name: string
}

const waterAccounts: FindPoints = async ({ farm, period }, { tx }) => {
  const { rows } = await sql<WaterAccount & Named>`
    select a.id, w.name, a.carried_in as "carriedIn", a.allocated, a.taken, a.bought, a.sold,
      a.used, a.lost, a.carried_out as "carriedOut"
    from water_accounts a
    join asset_waters w on w.id = a.asset_water_id and w.farm_id = a.farm_id
      and w.deleted_at is null
    where a.farm_id = ${farm} and a.period_id = ${period} and a.deleted_at is null
    order by a.id`.execute(tx)
  return rows.filter(account => isWaterBalanced(account) === false).map(waterPoint)
}

function waterPoint(account: WaterAccount & Named): FoundPoint {
  const { id, name } = account
  const gap = quantityText(Math.abs(waterUnexplained(account) ?? 0), 'ML')
  const isOver = isOverdrawn(account)
  const message = isOver
    ? `${name}: ${gap} more went out than came in.`
    : `${name}: ${gap} came in and is not told to have gone anywhere.`
  const field = isOver ? 'used' : 'carried_out'
  return {
    code: 'W-WAT-1',
    message,
    section: 'water',
    resource: 'water_accounts',
    id,
    field,
    where: name,
    money: true,
  }
}

const debts: FindPoints = async ({ farm, period }, { tx }) => {
  const { rows } = await sql<Debt & Named>`
    select id, name, opening_balance as opening, borrowed, repaid, closing_balance as closing
    from loans
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null
    order by id`.execute(tx)
  return rows.filter(debt => !isDebtExplained(debt)).map(debtPoint)
}

function debtPoint(debt: Debt & Named): FoundPoint {
  const { id, name, closing } = debt
  const expected = centsIn(expectedClosing(debt) ?? 0)
  return {
    code: 'W-DEBT-1',
    message: `${name}: ${centsIn(closing ?? 0)} is owed at the end, but opening, borrowed and repaid come to ${expected}.`,
    section: 'finance',
    resource: 'loans',
    id,
    field: 'closing_balance',
    where: name,
    money: true,
  }
}

export const moneyLines: readonly FindPoints[] = [waterAccounts, debts, costsCarried, costsShared]
