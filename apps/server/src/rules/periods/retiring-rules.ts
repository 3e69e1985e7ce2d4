// Something is retired after the last period that it is used in: no row of a later one names it, and none
// can from then on.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { periodText } from '@furrow/farming/dates/period-text'
import type { FieldErrors } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { dayIn } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import { farmsOf, numberIn, pointedAt, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { retirablesIn } from './retirable.ts'
import type { Retirable } from './retirable.ts'
import { periodsUsedAfter, usesOf } from './used-in-periods.ts'
import type { Use } from './used-in-periods.ts'

export function retiringRules(catalogue: Catalogue): readonly SaveRule[] {
  const kinds = retirablesIn(catalogue)
  return [...kinds.map(kind => lastPeriod(kind, catalogue)), ...kinds.flatMap(laterUses(catalogue))]
}

const field = 'last_period_id'

function lastPeriod({ entity, target, by }: Retirable, catalogue: Catalogue): SaveRule {
  return {
    of: [entity.name],
    async check(rows, { tx }) {
      const retired = rows.filter(row => touches(row, [field]) && numberIn(row.after, field))
      const ours = await periodsOfFarms(tx, farmsOf(retired))
      const retiring = retired.map(row => ({ row, ...retiringOf(row, by) }))
      const known = retiring.filter(({ named }) => named > 0)
      const used = await periodsUsedAfter(tx, known, { catalogue, target })
      return errorsOf(retired, row => {
        const { farm, named, period } = retiringOf(row, by)
        if (!ours.has(`${farm} ${period}`))
          return [{ field, message: 'Choose a period of this farm.' }]
        const later = used.get(named)
        const what = textIn(row.after, 'name') ?? `This ${entity.label.toLowerCase()}`
        return later ? [{ field, message: `${what} is still used in ${periodText(later)}.` }] : []
      })
    },
  }
}

function retiringOf({ id, after }: RowToSave, by: string) {
  return {
    farm: numberIn(after, 'farm_id') ?? 0,
    named: (by === 'id' ? id : numberIn(after, by)) ?? 0,
    period: numberIn(after, field) ?? 0,
  }
}

async function periodsOfFarms(
  tx: Transaction,
  farms: readonly number[],
): Promise<ReadonlySet<string>> {
  if (farms.length === 0) return new Set()
  const { rows } = await sql<{ farm: number; period: number }>`
    select farm_id as farm, period_id as period from farm_period
    where farm_id = any(${farms}) and deleted_at is null`.execute(tx)
  return new Set(rows.map(({ farm, period }) => `${farm} ${period}`))
}

/** Stock is counted to the end whatever a farm still runs: what links farms with it forbids nothing. */
function laterUses(catalogue: Catalogue) {
  return ({ entity, by }: Retirable): readonly SaveRule[] => {
    if (by !== 'id') return []
    const uses = usesOf(catalogue, entity.name).filter(use => placeOf(use) !== undefined)
    return uses.map(use => ({
      of: [use.entity.name],
      check: (rows, asked) => namedTooLate(rows, { use, retired: entity.name, asked }),
    }))
  }
}

/** Which column says the period of a row that names it, if that is in the row itself. */
function placeOf({ entity: { ownedBy, fields } }: Use): 'date' | 'period_id' | undefined {
  if (ownedBy.kind === 'farm' && ownedBy.period === 'by day') return 'date'
  return fields['period_id'] ? 'period_id' : undefined
}

interface Naming {
  readonly use: Use
  readonly retired: string
  readonly asked: Asked
}

interface Retired {
  readonly id: number
  readonly farm: number
  readonly name: string
  readonly period: string
  readonly start: string
  readonly end: string
}

async function namedTooLate(
  rows: readonly RowToSave[],
  { use, retired, asked: { tx } }: Naming,
): Promise<FieldErrors> {
  const place = placeOf(use) ?? 'period_id'
  const naming = rows.filter(row => touches(row, [use.key, place]) && numberIn(row.after, use.key))
  if (naming.length === 0) return {}
  const ids = pointedAt(naming, use.key)
  const { rows: found } = await sql<Retired>`
    select t.id, t.farm_id as farm, t.name, pe.name as period, ${dayIn('pe.start_date')} as start,
      ${dayIn('pe.end_date')} as "end"
    from ${sql.table(retired)} t join periods pe on pe.id = t.last_period_id
    where t.id = any(${ids}) and t.farm_id = any(${farmsOf(naming)})`.execute(tx)
  if (found.length === 0) return {}
  const starts = place === 'date' ? new Map<number, string>() : await startsOf(tx, naming)
  const byId = new Map(found.map(one => [one.id, one]))
  return errorsOf(naming, ({ after }) => {
    const one = byId.get(numberIn(after, use.key) ?? 0)
    const start = starts.get(numberIn(after, 'period_id') ?? 0)
    const isLater =
      one &&
      (place === 'date' ? (textIn(after, 'date') ?? '') > one.end : (start ?? '') > one.start)
    const message = `${one?.name} was retired after ${periodText(one?.period ?? '')}: restore it, or choose another.`
    return isLater ? [{ field: use.key, message }] : []
  })
}

async function startsOf(
  tx: Transaction,
  rows: readonly RowToSave[],
): Promise<ReadonlyMap<number, string>> {
  const { rows: found } = await sql<{ id: number; start: string }>`
    select id, ${dayIn('pe.start_date')} as start from periods pe
    where id = any(${pointedAt(rows, 'period_id')})`.execute(tx)
  return new Map(found.map(({ id, start }) => [id, start]))
}
