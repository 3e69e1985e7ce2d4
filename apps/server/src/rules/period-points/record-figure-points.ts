// A financial record whose returns, costs, debts or assets look wrong (W-FIN-1 to W-FIN-5). Its figures are
// as they are stored: they are calculated whenever the record is written.

import { addDays } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import { dayIn } from '../saving/farm-calendar.ts'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import type { StoredRow } from '../periods/rows-of-period.ts'
import { assetFaults } from './record-assets.ts'
import type { FigureByName } from './record-fault.ts'
import { ratioFaults } from './record-ratios.ts'

export const recordFigures: FindPoints = async ({ farm, period, from }, { tx }) => {
  const { rows } = await sql<StoredRow>`
    select a.* from assets a join periods p on p.id = a.period_id
    where a.farm_id = ${farm} and a.deleted_at is null
      and (a.period_id = ${period} or ${dayIn('p.end_date')} = ${addDays(from, -1)})
    order by a.id`.execute(tx)
  const record = rows.find(row => row['period_id'] === period)
  if (!record) return []
  const before = rows.find(row => row['period_id'] !== period)
  const now = figuresOf(record)
  const faults = [...ratioFaults(now), ...(before ? assetFaults(now, figuresOf(before)) : [])]
  return faults.map((fault): FoundPoint => {
    const about = { resource: 'assets', id: record.id, where: 'Financial record' }
    return { ...fault, section: 'finance', ...about, money: true }
  })
}

function figuresOf(record: StoredRow): FigureByName {
  return name => {
    const figure = record[name]
    return typeof figure === 'number' ? figure : null
  }
}
