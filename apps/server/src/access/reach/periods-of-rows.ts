// The periods of farms that must be open for a row to be written: its own, that of the row above it, or
// the ones that its day falls into. The same as are asked whether they are open.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column } from '../../query/column.ts'
import { dayOf } from './open-period.ts'

/** Their numbers, for a row of the table that goes by this name. */
export type PeriodsOfRow = (table: string) => RawBuilder<unknown>

/** Nothing where the rows belong to no period. */
export function periodsOfRows(
  entity: Entity,
  catalogue: Catalogue,
  depth = 0,
): PeriodsOfRow | undefined {
  const { ownedBy, fields } = entity
  if (ownedBy.kind === 'row') return ofRowsAbove(entity, catalogue, depth)
  if (ownedBy.kind !== 'farm' || ownedBy.write !== 'people') return undefined
  if (ownedBy.period === 'none') return undefined
  if (ownedBy.period === 'by day') return ofDay
  if (fields['period_id']) return ownPeriod
  const target = fields[ownedBy.parent ?? '']?.target
  if (ownedBy.parent === undefined || target === undefined) return undefined
  return ofRowAbove({ key: ownedBy.parent, above: target, depth }, catalogue)
}

/** What a row says by which its periods are known. */
export function placingFields({ ownedBy, fields }: Entity): readonly string[] {
  if (ownedBy.kind === 'row') return [ownedBy.type, ownedBy.key]
  if (ownedBy.kind !== 'farm') return []
  if (ownedBy.period === 'by day') return ['farm_id', 'date']
  const place = fields['period_id'] ? 'period_id' : ownedBy.parent
  return place === undefined ? [] : ['farm_id', place]
}

function ownPeriod(table: string): RawBuilder<unknown> {
  return sql`
    select own.id from farm_period as own
    where own.farm_id = ${column(table, 'farm_id')} and own.period_id = ${column(table, 'period_id')}`
}

/** On the farms' calendar. */
function ofDay(table: string): RawBuilder<unknown> {
  return sql`
    select own.id from farm_period as own join periods as dates on dates.id = own.period_id
    where own.farm_id = ${column(table, 'farm_id')}
      and ${column(table, 'date')} between ${dayOf('start_date')} and ${dayOf('end_date')}`
}

interface Above {
  readonly key: string
  readonly above: string
  /** How many rows above: each goes by a name of its own. */
  readonly depth: number
}

function ofRowAbove({ key, above, depth }: Above, catalogue: Catalogue): PeriodsOfRow | undefined {
  const periods = periodsOfRows(entityNamed(catalogue, above), catalogue, depth + 1)
  if (!periods) return undefined
  const [row, its] = [`above_${depth}`, `of_above_${depth}`]
  return table => sql`
    select ${column(its, 'id')}
    from ${sql.table(above)} as ${sql.ref(row)}, lateral (${periods(row)}) as ${sql.ref(its)}
    where ${column(row, 'id')} = ${column(table, key)}`
}

/** A row belongs to a row of one kind or another. */
function ofRowsAbove(
  { ownedBy, fields }: Entity,
  catalogue: Catalogue,
  depth: number,
): PeriodsOfRow | undefined {
  if (ownedBy.kind !== 'row') return undefined
  const { key, type } = ownedBy
  const kinds = wordsOf(fields[type]).flatMap(([word, above]) => {
    const periods = ofRowAbove({ key, above, depth }, catalogue)
    return periods ? [{ word, periods }] : []
  })
  if (kinds.length === 0) return undefined
  return table =>
    sql.join(
      kinds.map(({ word, periods }) => sql`${periods(table)} and ${column(table, type)} = ${word}`),
      sql` union all `,
    )
}
