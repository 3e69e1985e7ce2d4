// The sheets of stock with their columns, and rows in which something stands behind every one of them.

import type { SheetToWalk } from '../../sheet/sheet-to-walk-for-tests.ts'
import { roundColumns } from './breeding/round-columns.ts'
import { roundRows, roundTables } from './breeding/round-row.ts'
import { columns as ledgerColumns } from './ledger/ledger-for-tests.ts'
import { cows, herd, lookups, movesOf, transfer } from './stock/stock-for-tests.ts'
import { stockChoices } from './stock/stock-choices.ts'
import { yearlyColumns } from './yearly/yearly-columns.ts'
import { yearlyKinds } from './yearly/yearly-kinds.ts'

const choices = stockChoices(lookups, [{ id: herd }])
const ofRound = { id: 1, livestock_reproduction_lifecycle_id: 1 }

export const stockSheets: readonly SheetToWalk[] = [
  {
    name: 'ledger',
    of: 'livestock_ledgers',
    columns: ledgerColumns,
    rows: [
      ...movesOf(
        ['livestock_opening_events', {}],
        ['livestock_sale_events', {}],
        ['livestock_death_events', {}],
      ),
      transfer(),
    ],
  },
  {
    name: 'breeding',
    of: 'livestock_reproduction_lifecycles',
    columns: roundColumns({ choices, isBreeding: id => id === cows }),
    rows: roundRows({
      rounds: [{ id: 1, livestock_class_id: cows, livestock_enterprise_id: herd } as never],
      events: Object.fromEntries(Object.keys(roundTables).map(kind => [kind, [ofRound]])) as never,
      speciesOf: () => 'cattle',
    }),
  },
  ...yearlyKinds.map(kind => ({
    name: `yearly ${kind.name}`,
    of: kind.entity.name,
    columns: yearlyColumns(kind, { choices, seesMoney: true }),
    rows: [{ id: 1 }],
  })),
]
