// The sheets of finance with their columns, and rows in which something stands behind every one of them.

import type { SheetToWalk } from '../../sheet/sheet-to-walk-for-tests.ts'
import type { CarriedCost } from './costs/accrual-of-row.ts'
import { profitColumns } from './costs/profit-columns.ts'
import { profitLines } from './costs/profit-lines.ts'
import { profitRows } from './costs/profit-row.ts'
import { cropTotalKinds, debtKind, opportunityKind, workerKind } from './lines/line-kinds.ts'
import { landValueColumns } from './land-values/land-value-columns.ts'
import { lineColumns } from './lines/line-columns.ts'
import { registerColumns } from './registers/register-columns.ts'
import { buildingKind, machineKind, storageKind } from './registers/register-kinds.ts'
import { sharedCostColumns } from './shared-costs/shared-cost-columns.ts'
import { waterColumns } from './water/water-columns.ts'

const one = { id: 1 }
const lists = { properties: [], categories: [], lives: new Map() }

export const financeSheets: readonly SheetToWalk[] = [
  ...[debtKind, workerKind, opportunityKind, ...cropTotalKinds].map(kind => ({
    name: kind.name,
    of: kind.entity.name,
    columns: lineColumns(kind, {}),
    rows: [one],
  })),
  ...[machineKind, buildingKind, storageKind].map(kind => ({
    name: kind.name,
    of: kind.thing.name,
    columns: registerColumns(kind, lists),
    rows: [{ id: 1, thing: one, value: one, purchase: undefined, sale: undefined }],
  })),
  {
    name: 'income-and-costs',
    of: 'cost_accruals',
    columns: profitColumns('2023–24'),
    rows: profitRows({
      now: { id: 1, origins: {} },
      before: undefined,
      carried: profitLines.map(({ name }) => ({ id: 1, line: name }) as CarriedCost),
      carriedBefore: [],
    }),
  },
  {
    name: 'land-values',
    of: 'property_paddock_valuations',
    columns: landValueColumns('2023–24'),
    rows: [{ id: 1, property: 1, landClass: 1, paddocks: [], valuation: one }],
  },
  {
    name: 'water',
    of: 'asset_waters',
    columns: waterColumns([]),
    rows: [{ id: 1, water: one, account: one, value: one }],
  },
  {
    name: 'shared-costs',
    of: 'assets',
    columns: sharedCostColumns(
      [
        {
          key: 'amount',
          name: 'Amount',
          group: 'Livestock',
          given: { livestock_enterprise_id: 7 },
        },
      ],
      'stock',
    ),
    rows: [{ id: 1, allocation: one, shares: new Map([['amount', { kept: one, cents: 1 }]]) }],
  },
]
