// The columns of the water sheet: what is held, the account of the period, and whether it balances.

import { assets } from '@furrow/catalogue/chapters/assets'
import { entityIn } from '@furrow/catalogue/entity'
import {
  allAccounts,
  allocationUsed,
  isOverdrawn,
  isWaterBalanced,
  waterIn,
  waterUnexplained,
} from '@furrow/farming/finance/water-balance'
import { numberText } from '../../../ui/amounts.ts'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { accountIn } from './water-row.ts'
import type { WaterRow } from './water-row.ts'

type Column = SheetColumn<WaterRow>

export const waterEntity = entityIn(assets, 'asset_waters')
export const accountEntity = entityIn(assets, 'water_accounts')

const own = fieldColumns(waterEntity, { of: ({ water }: WaterRow) => water, part: 'water' })
const ofAccount = fieldColumns(accountEntity, {
  of: ({ account }: WaterRow) => account,
  part: 'account',
})
const ofValue = fieldColumns(entityIn(assets, 'assets_period'), {
  of: ({ value }: WaterRow) => value,
  part: 'value',
})

export function waterColumns(properties: readonly CellOption[]): readonly Column[] {
  return [
    own('name', { frozen: true, width: 210 }),
    own('entitlement_type', { width: 170 }),
    own('megalitres', { width: 110, total: 'sum' }),
    own('property_id', { width: 150, hidden: true, options: properties }),
    ...inAccount(['carried_in', 'allocated', 'taken', 'bought'], 'Came in'),
    available,
    ...inAccount(['sold', 'used', 'lost', 'carried_out'], 'Went out'),
    unexplained,
    share,
    ofValue('value', { group: 'Worth', width: 130, total: 'sum' }),
    ofAccount('bought_cost', { group: 'Worth', width: 130, hidden: true, total: 'sum' }),
    ofAccount('sold_income', { group: 'Worth', width: 130, hidden: true, total: 'sum' }),
    ofAccount('notes', { width: 220 }),
  ]
}

type Side = Parameters<typeof ofAccount>[0]

function inAccount(names: readonly Side[], group: string): readonly Column[] {
  return names.map(name => ofAccount(name, { group, width: 105, total: 'sum', ...carried[name] }))
}

/** What was carried out of the period before comes in. */
const carried: Readonly<Record<string, FieldWish<WaterRow>>> = {
  carried_in: { suggestion: ({ accountBefore }) => accountBefore?.carried_out ?? undefined },
}

const told = { width: 115, locked: true, unit: 'ML', kind: { is: 'number', decimals: 1 } } as const

const available: Column = {
  ...told,
  id: 'available',
  heading: 'Available',
  group: 'Came in',
  value: row => waterIn(accountIn(row)),
  total: rows => waterIn(allAccounts(rows.map(accountIn))),
}

const unexplained: Column = {
  ...told,
  id: 'unexplained',
  heading: 'Unexplained',
  group: 'Balance',
  help: 'What came in, less what went out. Within 2% it is what a meter may be wrong by.',
  value: row => waterUnexplained(accountIn(row)),
  total: rows => waterUnexplained(allAccounts(rows.map(accountIn))),
  note: row => whyUnbalanced(row),
}

const share: Column = {
  ...told,
  id: 'allocation_used',
  heading: '% used',
  group: 'Balance',
  unit: '',
  kind: { is: 'percent' },
  value: row => allocationUsed(accountIn(row)),
  total: rows => allocationUsed(allAccounts(rows.map(accountIn))),
}

export function whyUnbalanced(row: Pick<WaterRow, 'account'>): string | undefined {
  const account = accountIn(row)
  if (isWaterBalanced(account) !== false) return undefined
  const gap = `${numberText(Math.abs(waterUnexplained(account) ?? 0), 1)} ML`
  return isOverdrawn(account)
    ? `${gap} more went out than came in: please check.`
    : `${gap} came in and is not told to have gone anywhere: used, lost, sold or carried out?`
}
