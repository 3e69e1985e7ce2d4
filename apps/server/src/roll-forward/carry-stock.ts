// Stock: which enterprises are run, and what is there on the first day.

import type { Chosen } from '@furrow/wire/roll-forward'
import type { Copy } from './copies.ts'
import type { Made } from './made.ts'
import type { Plan } from './plan.ts'
import type { Way } from './way.ts'
import { makeRows } from './write.ts'

/** Stock that is there on the first day brings its enterprise along, whether that was chosen or not. */
export async function carryStock(
  way: Way,
  { kinds }: Plan,
  choose: Chosen,
): Promise<Pick<Made, 'rows'>> {
  const { calling, farm, into } = way
  const lines = choose.opening_stock ? kinds.opening_stock.copies : []
  const needed = new Set(lines.map(enterpriseOf))
  const enterprises = kinds.enterprises.copies.filter(
    copy => choose.enterprises || needed.has(enterpriseOf(copy)),
  )
  const run = await makeRows(calling, 'farm_livestock_enterprise_periods', enterprises)
  const ledgers = await makeRows(calling, 'livestock_ledgers', lines)
  const openings = ledgers.map(livestock_ledger_id => ({
    id: livestock_ledger_id,
    name: '',
    values: { livestock_ledger_id, farm_id: farm, period_id: into.id },
  }))
  const opened = await makeRows(calling, 'livestock_opening_events', openings)
  return {
    rows: {
      farm_livestock_enterprise_periods: run,
      livestock_ledgers: ledgers,
      livestock_opening_events: opened,
    },
  }
}

function enterpriseOf({ values }: Copy): unknown {
  return values['livestock_enterprise_id']
}
