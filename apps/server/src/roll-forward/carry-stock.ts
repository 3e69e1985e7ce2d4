// Stock: which enterprises are run, with what the farm reckons with in each, and what is there on the first day.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { Chosen } from '@furrow/wire/roll-forward-answer'
import { copyOf, rowsOfBoth } from './copies.ts'
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
  const carried = new Set(enterprises.map(enterpriseOf))
  const settings = await copiesOf(way, 'livestock_enterprise_settings', carried)
  const classes = await copiesOf(way, 'livestock_enterprise_classes', carried)
  const ledgers = await makeRows(
    context,
    'livestock_ledgers',
    lines.map(line => ({ ...line, values: without(line.values, 'value_per_head') })),
  )
  const openings = ledgers.map((livestock_ledger_id, place) => {
    const value_per_head = lines[place]?.values['value_per_head']
    const value = value_per_head === undefined ? {} : { value_per_head }
    const values = { livestock_ledger_id, farm_id: farm, period_id: into.id, ...value }
    return { id: livestock_ledger_id, name: '', values }
  })
  const opened = await makeRows(context, 'livestock_opening_events', openings)
  return {
    rows: {
      farm_livestock_enterprise_periods: run,
      livestock_enterprise_settings: await makeRows(
        context,
        'livestock_enterprise_settings',
        settings,
      ),
      livestock_enterprise_classes: await makeRows(
        context,
        'livestock_enterprise_classes',
        classes,
      ),
      livestock_ledgers: ledgers,
      livestock_opening_events: opened,
    },
  }
}

function enterpriseOf({ values }: Copy): unknown {
  return values['livestock_enterprise_id']
}

/** Of these enterprises, what the later period does not say by itself. */
async function copiesOf(
  way: PeriodPair,
  entity: EntityName,
  enterprises: ReadonlySet<unknown>,
): Promise<readonly Copy[]> {
  const { before, now } = await rowsOfBoth(way, entity)
  const said = new Set(now.map(row => row['livestock_enterprise_id']))
  return before
    .filter(row => enterprises.has(row['livestock_enterprise_id']))
    .filter(row => !said.has(row['livestock_enterprise_id']))
    .map(row => copyOf(way, entity, { row }))
}

function without(values: Copy['values'], name: string): Copy['values'] {
  return Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))
}
