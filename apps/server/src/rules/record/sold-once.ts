// A machine is sold once, whatever the period: a second sale would take its value off twice.

import { periodText } from '@furrow/farming/dates/period-text'
import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, touches } from '../saving/read-row.ts'
import type { SaveRule } from '../saving/save-rule.ts'

const machine = 'asset_plant_id'

export const soldOnce: SaveRule = {
  of: ['sold_plant_sales'],
  async check(rows, { tx }) {
    const due = rows.filter(row => touches(row, [machine]) && numberIn(row.after, machine))
    if (due.length === 0) return {}
    const { rows: sales } = await sql<Sale>`
      select s.id, s.asset_plant_id as machine, p.name as period
      from sold_plant_sales s join periods p on p.id = s.period_id
      where s.farm_id = any(${farmsOf(due)}) and s.deleted_at is null
        and s.asset_plant_id = any(${pointedAt(due, machine)})`.execute(tx)
    return errorsOf(due, row => {
      const id = numberIn(row.after, machine)
      const other = sales.find(sale => sale.machine === id && sale.id !== row.id)
      const isTwice = due.some(also => also !== row && numberIn(also.after, machine) === id)
      if (!other && !isTwice) return []
      const when = other ? `already sold in ${periodText(other.period)}` : 'sold twice here'
      return [{ field: machine, message: `This machine is ${when}: a machine is sold once.` }]
    })
  },
}

interface Sale {
  readonly id: number
  readonly machine: number
  readonly period: string
}
