// Whether the period that a row belongs to is open: its own, that of the row above it, or the ones that
// its day falls into. What belongs to no period is always open.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column } from '../../query/column.ts'
import type { RowCondition } from '../../query/reach.ts'
import type { Rows } from './row-conditions.ts'

/** In these the farm's own people write. */
export const openToPeople = ['Not started', 'In progress'] as const
export const openToStaff = [...openToPeople, 'Submitted', 'In validation', 'Validated'] as const

type Statuses = typeof openToPeople | typeof openToStaff

export function inOpenPeriod(entity: Entity, catalogue: Catalogue, statuses: Statuses): Rows {
  return openFrom(entity, catalogue, { statuses, depth: 0 })
}

interface Asking {
  readonly statuses: Statuses
  /** How many rows above: each goes by a name of its own. */
  readonly depth: number
}

function openFrom(entity: Entity, catalogue: Catalogue, asking: Asking): Rows {
  const { ownedBy, fields } = entity
  if (ownedBy.kind !== 'farm' || ownedBy.period === 'none') return undefined
  if (ownedBy.period === 'by day') return onOpenDay(asking)
  const period = fields['period_id']
  if (period) return orEmpty('period_id', period.required, ofOpenPeriod(asking))
  const parent = ownedBy.parent
  const key = parent === undefined ? undefined : fields[parent]
  if (parent === undefined || !key?.target) return undefined
  const above = entityNamed(catalogue, key.target)
  const open = openFrom(above, catalogue, { ...asking, depth: asking.depth + 1 })
  if (!open) return undefined
  const name = `above_${asking.depth}`
  return orEmpty(
    parent,
    key.required,
    table => sql<boolean>`exists (
      select from ${sql.table(above.name)} as ${sql.ref(name)}
      where ${column(name, 'id')} = ${column(table, parent)}
        and ${column(name, 'farm_id')} = ${column(table, 'farm_id')} and ${open(name)})`,
  )
}

function orEmpty(name: string, isRequired: boolean, condition: RowCondition): RowCondition {
  if (isRequired) return condition
  return table => sql<boolean>`(${column(table, name)} is null or ${condition(table)})`
}

function ofOpenPeriod({ statuses }: Asking): RowCondition {
  return table => sql<boolean>`exists (
    select from farm_period as open_one
    where open_one.farm_id = ${column(table, 'farm_id')} and open_one.period_id = ${column(table, 'period_id')}
      and open_one.deleted_at is null and open_one.status = any(${statuses}))`
}

/** On the farms' calendar. */
function onOpenDay({ statuses }: Asking): RowCondition {
  return table => sql<boolean>`not exists (
    select from farm_period as shut_one join periods as dates on dates.id = shut_one.period_id
    where shut_one.farm_id = ${column(table, 'farm_id')} and shut_one.deleted_at is null
      and shut_one.status <> all(${statuses})
      and ${column(table, 'date')} between ${dayOf('start_date')} and ${dayOf('end_date')})`
}

/** A moment on the farms' calendar. */
export function dayOf(moment: string): RawBuilder<unknown> {
  return sql`(${column('dates', moment)} at time zone current_setting('furrow.time_zone'))::date`
}
