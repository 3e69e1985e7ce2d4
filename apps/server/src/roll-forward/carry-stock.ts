// Stock: which enterprises are run, and what is there on the first day.

import type { Chosen } from '@furrow/wire/roll-forward-answer'
import type { Copy } from './copies.ts'
import type { RollForwardRecord } from './roll-forward-record.ts'
import type { Plan } from './carry-plan.ts'
import type { PeriodPair } from './period-pair.ts'
import { makeRows } from './write.ts'

/** Stock that is there on the first day brings its enterprise along, whether that was chosen or not. */
export async function carryStock(
  way: PeriodPair,
  { kinds }: Plan,
  choose: Chosen,
): Promise<Pick<RollForwardRecord, 'rows'>> {
  const { context, farm, into } = way
  const lines = choose.opening_stock ? kinds.opening_stock.copies : []
  const needed = new Set(lines.map(enterpriseOf))
  const enterprises = kinds.enterprises.copies.filter(
    copy => choose.enterprises || needed.has(enterpriseOf(copy)),
  )
  const run = await makeRows(context, 'farm_livestock_enterprise_periods', enterprises)
  const ledgers = await makeRows(context, 'livestock_ledgers', lines)
  const openings = ledgers.map(livestock_ledger_id => ({
    id: livestock_ledger_id,
    name: '',
    values: { livestock_ledger_id, farm_id: farm, period_id: into.id },
  }))
  const opened = await makeRows(context, 'livestock_opening_events', openings)
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
