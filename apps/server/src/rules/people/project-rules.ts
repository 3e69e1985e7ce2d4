// A project is about a farm of the business that ordered it: whoever works on it sees that farm. It goes on for a
// period once.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, touches } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'

const deciding = ['business_id', 'farm_id', 'details_id']

export const projectRules: SaveRule = {
  of: ['projects'],
  async check(rows, asked) {
    const strays = await farmsElsewhere(
      rows.filter(row => touches(row, deciding)),
      asked,
    )
    const renewed = await wrongRenewals(
      rows.filter(row => touches(row, ['renewed_from_id', 'period_id', 'business_id'])),
      asked,
    )
    return errorsOf(rows, row => [
      ...(strays.has(row)
        ? [{ field: 'farm_id', message: 'This farm is not one of the business’s farms.' }]
        : []),
      ...(renewed.get(row) ?? []),
    ])
  },
  async follow(rows, { tx }) {
    const back = rows.filter(({ before }) => (before?.['deleted_at'] ?? null) !== null)
    if (back.length === 0) return
    const [second] = await runQuery(
      tx,
      sql<{ title: string }>`
        select e.title from projects p
        join projects o on o.renewed_from_id = p.renewed_from_id and o.period_id = p.period_id
          and o.id <> p.id and o.deleted_at is null
        join projects e on e.id = p.renewed_from_id
        where p.id = any(${back.map(({ id }) => id)}::bigint[]) and p.deleted_at is null limit 1`,
    )
    if (second) throw new Refusal('conflict', renewedAlready(second.title))
  },
}

/** The earlier project is held, so that of two who renew it at once the second is told. */
async function wrongRenewals(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlyMap<RowToSave, readonly Finding[]>> {
  const from = rows.flatMap(({ after }) => numberIn(after, 'renewed_from_id') ?? [])
  if (from.length === 0) return new Map()
  const earlier = await runQuery(
    tx,
    sql<Earlier>`
      select p.id, p.title, p.business_id, p.period_id from projects p
      where p.id = any(${from}::bigint[]) order by p.id for update`,
  )
  const renewals = await runQuery(
    tx,
    sql<Renewal>`
      select p.id, p.renewed_from_id, p.period_id from projects p
      where p.renewed_from_id = any(${from}::bigint[]) and p.deleted_at is null`,
  )
  const made = rows.filter(row => row.id === undefined)
  return new Map(
    rows.map(row => {
      const one = earlier.find(({ id }) => id === numberIn(row.after, 'renewed_from_id'))
      const isSame = (other: Row) => sameRenewal(other, row.after)
      const stands =
        renewals.some(other => other.id !== row.id && isSame({ ...other })) ||
        made.some(other => other !== row && isSame(other.after))
      return [row, one ? faultsOfRenewal(row, one, stands) : []]
    }),
  )
}

interface Earlier {
  readonly id: number
  readonly title: string
  readonly business_id: number
  readonly period_id: number | null
}

interface Renewal {
  readonly id: number
  readonly renewed_from_id: number
  readonly period_id: number | null
}

function sameRenewal(one: Row, other: Row): boolean {
  return ['renewed_from_id', 'period_id'].every(
    name => numberIn(one, name) === numberIn(other, name),
  )
}

function faultsOfRenewal({ id, after }: RowToSave, one: Earlier, stands: boolean): Finding[] {
  const period = numberIn(after, 'period_id')
  const messages = [
    ...(id === one.id ? ['A project can’t be renewed from itself.'] : []),
    ...(numberIn(after, 'business_id') === one.business_id
      ? []
      : [`“${one.title}” is a project of another business.`]),
    ...(period === undefined ? ['Say the period that the project is renewed for.'] : []),
    ...(period !== undefined && period === one.period_id && id !== one.id
      ? [`“${one.title}” is of that period already.`]
      : []),
    ...(stands ? [renewedAlready(one.title)] : []),
  ]
  return messages.map(message => ({ field: 'renewed_from_id', message }))
}

async function farmsElsewhere(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlySet<RowToSave>> {
  const about = rows.flatMap((row, place) => {
    const business = numberIn(row.after, 'business_id')
    const farms = ['farm_id', 'details_id'].map(name => numberIn(row.after, name))
    return farms.flatMap(farm => (farm && business ? [{ place, farm, business }] : []))
  })
  if (about.length === 0) return new Set()
  const { rows: found } = await sql<{ place: number }>`
    select distinct p.place
    from jsonb_to_recordset(${JSON.stringify(about)}::jsonb)
      as p(place integer, farm bigint, business bigint)
    where not exists (
      select from business_farm l
      where l.business_id = p.business and l.farm_id = p.farm and l.deleted_at is null)`.execute(tx)
  return new Set(found.flatMap(({ place }) => rows[place] ?? []))
}

function renewedAlready(title: string): string {
  return `“${title}” was renewed for that period already.`
}
