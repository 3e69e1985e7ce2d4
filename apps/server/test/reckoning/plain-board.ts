// What of a farm's period adds up, reckoned row by row as a bookkeeper would: what was there, came and went, and
// what is recorded to be left.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'

/** What should be left, what is recorded, and how far that is apart. */
export type PlainStatement = Readonly<Record<'left' | 'closing' | 'difference', Figure>>

interface Place {
  readonly farm: number
  readonly period: number
}

/** By what the board calls them. */
export async function plainBoard(
  db: Database,
  place: Place,
): Promise<ReadonlyMap<string, PlainStatement>> {
  const found = [
    ...(await land(db, place)),
    ...(await heads(db, place)),
    ...(await waters(db, place)),
    ...(await debts(db, place)),
  ]
  return new Map(found)
}

type Found = readonly (readonly [key: string, statement: PlainStatement])[]

const statement = (left: Figure, closing: Figure): PlainStatement => ({
  left,
  closing,
  difference: left === null || closing === null ? null : closing - left,
})

interface Paddock {
  readonly id: number
  readonly area: Figure
  readonly priors: readonly number[]
}

async function paddocksIn(db: Database, farm: number, period: number): Promise<readonly Paddock[]> {
  const { rows } = await sql<Paddock>`
    select p.id, p.area, array(
      select prior_paddock_id from paddock_prior_paddocks
      where parent_paddock_id = p.id and deleted_at is null
      union select p.primary_parent_paddock_id where p.primary_parent_paddock_id is not null
    )::text[]::int[] as priors
    from paddocks p where p.farm_id = ${farm} and p.period_id = ${period} and p.deleted_at is null`.execute(
    db,
  )
  return rows
}

async function land(db: Database, { farm, period }: Place): Promise<Found> {
  const now = await paddocksIn(db, farm, period)
  if (now.length === 0) return []
  const { rows: titles } = await sql<{ hectares: Figure }>`
    select title_area as hectares from farm_property_periods where farm_id = ${farm}
      and period_id = ${period} and deleted_at is null
      and coalesce(ownership_type, '') <> 'Leased out'`.execute(db)
  const title = total(titles.map(({ hectares }) => hectares))
  const inPaddocks = total(now.map(({ area }) => area)) ?? 0
  const outside = title === null ? null : title - inPaddocks
  const onTitles = { left: outside, closing: null, difference: outside === null ? null : -outside }
  return [['area titles', onTitles], ...(await sinceBefore(db, { farm, period }, now))]
}

async function sinceBefore(
  db: Database,
  { farm, period }: Place,
  now: readonly Paddock[],
): Promise<Found> {
  const { rows } = await sql<{ id: number }>`
    select f.period_id as id from farm_period f join periods p on p.id = f.period_id
    where f.farm_id = ${farm} and f.deleted_at is null and p.deleted_at is null
    order by p.start_date, p.id`.execute(db)
  const place = rows.findIndex(({ id }) => id === period)
  const last = rows[place - 1]
  const then = last ? await paddocksIn(db, farm, last.id) : []
  if (then.length === 0) return []
  const known = new Set(then.map(({ id }) => id))
  const fresh = now.filter(({ priors }) => !priors.some(id => known.has(id)))
  const kept = new Set(now.flatMap(({ priors }) => priors))
  const gone = then.filter(({ id }) => !kept.has(id))
  const all = (land: readonly Paddock[]): Figure =>
    land.some(({ area }) => area === null) ? null : (total(land.map(({ area }) => area)) ?? 0)
  const [was, is] = [all(then), now.length === 0 ? null : all(now)]
  // Of new ground that nobody measured, nothing can be said, and so of the whole.
  const left = was === null ? null : was + (all(fresh) ?? 0) - (all(gone) ?? 0)
  return [['area since before', statement(left, is)]]
}

interface Head {
  readonly enterprise: number | null
  readonly class: number
  readonly head: Figure
}

/** The ledger is the book; only where it is empty the yearly sheets are. */
async function heads(db: Database, { farm, period }: Place): Promise<Found> {
  const own = sql`l.farm_id = ${farm} and l.period_id = ${period} and l.deleted_at is null`
  const via = (table: string, key: string, sign: ReturnType<typeof sql>) => sql`
    select l.livestock_enterprise_id as enterprise, l.livestock_class_id as class,
      (${sign}) * l.number as head from livestock_ledgers l
    join ${sql.table(table)} e on ${sql.ref(`e.${key}`)} = l.id and e.deleted_at is null where ${own}`
  const line = 'livestock_ledger_id'
  const { rows: ledger } = await sql<Head>`
    ${via('livestock_opening_events', line, sql`1`)}
    union all ${via('livestock_reproduction_lifecycles', line, sql`1`)}
    union all ${via('livestock_purchase_events', line, sql`1`)}
    union all ${via('livestock_death_events', line, sql`-1`)}
    union all ${via('livestock_sale_events', line, sql`-1`)}
    union all ${via('livestock_transfer_events', 'in_livestock_ledger_id', sql`1`)}
    union all ${via('livestock_transfer_events', 'out_livestock_ledger_id', sql`-1`)}
    union all ${via('livestock_adjustment_events', line, sql`case e.direction when 'In' then 1 else -1 end`)}`.execute(
    db,
  )
  const { rows: counts } = await sql<Head>`
    select l.livestock_enterprise_id as enterprise, l.livestock_class_id as class, l.number as head
    from livestock_closing_events l where ${own}`.execute(db)
  const { rows: sheets } = await sql<Head & { readonly closing: Figure }>`
    select l.livestock_enterprise_id as enterprise, l.livestock_class_id as class,
      l.opening_number as head, l.closing_number as closing
    from livestock_inventory_collections l where ${own} and l.livestock_class_id is not null`.execute(
    db,
  )
  const trades = (table: string, sign: number) => sql`
    select l.livestock_enterprise_id as enterprise, l.livestock_class_id as class,
      ${sign}::int * coalesce(l.number, 0) as head
    from ${sql.table(table)} l where ${own} and l.livestock_class_id is not null`
  const { rows: dealt } = await sql<Head>`
    ${trades('livestock_purchase_collections', 1)}
    union all ${trades('livestock_sales_collections', -1)}`.execute(db)
  const isLedger = ledger.length > 0
  const moves = isLedger ? ledger : [...sheets.filter(({ head }) => head !== null), ...dealt]
  const onSheets = sheets.flatMap(({ closing, ...sheet }) =>
    isLedger || counts.length > 0 || closing === null ? [] : [{ ...sheet, head: closing }],
  )
  return byEnterprise(moves, [...counts, ...onSheets])
}

function byEnterprise(moves: readonly Head[], counts: readonly Head[]): Found {
  const classes = [...new Set([...moves, ...counts].map(one => `${one.enterprise} ${one.class}`))]
  const told = classes.map(key => {
    const of = (rows: readonly Head[]) =>
      rows.filter(one => `${one.enterprise} ${one.class}` === key).map(({ head }) => head)
    const left = total(of(moves)) ?? 0
    const counted = total(of(counts))
    return {
      enterprise: key.split(' ')[0] ?? '',
      left,
      closing: counted ?? (left === 0 ? 0 : null),
    }
  })
  return [...Map.groupBy(told, ({ enterprise }) => enterprise)].map(([enterprise, own]) => {
    const closings = own.map(({ closing }) => closing)
    const closing = closings.includes(null) ? null : total(closings)
    const left = total(own.map(one => one.left))
    return [
      `head enterprise ${enterprise === 'null' ? 'none' : enterprise}`,
      statement(left, closing),
    ]
  })
}

type Account = Readonly<Record<'into' | 'out' | 'closing', Figure>> & { readonly id: number }

async function waters(db: Database, { farm, period }: Place): Promise<Found> {
  const { rows } = await sql<Account>`
    select a.id, case when num_nonnulls(carried_in, allocated, taken, bought) > 0 then
        coalesce(carried_in, 0) + coalesce(allocated, 0) + coalesce(taken, 0) + coalesce(bought, 0)
        end as into,
      case when num_nonnulls(sold, used, lost) > 0 then
        coalesce(sold, 0) + coalesce(used, 0) + coalesce(lost, 0) end as out,
      carried_out as closing
    from water_accounts a join asset_waters w on w.id = a.asset_water_id and w.deleted_at is null
    where a.farm_id = ${farm} and a.period_id = ${period} and a.deleted_at is null`.execute(db)
  return rows.map(({ id, into, out, closing }) => {
    const isKnown = into !== null && (out !== null || closing !== null)
    const left = into === null && out === null ? null : (into ?? 0) - (out ?? 0)
    const difference = isKnown ? (closing ?? 0) - (left ?? 0) : null
    return [`water water ${id}`, { left, closing, difference }]
  })
}

interface Debt extends Readonly<Record<'opening' | 'moved' | 'closing', Figure>> {
  readonly id: number
}

/** Bills, tax and overdrafts come and go: only where someone says what came and went. */
async function debts(db: Database, { farm, period }: Place): Promise<Found> {
  const { rows } = await sql<Debt>`
    select id, opening_balance as opening, coalesce(borrowed, 0) - coalesce(repaid, 0) as moved,
      closing_balance as closing
    from loans where farm_id = ${farm} and period_id = ${period} and deleted_at is null
      and (num_nonnulls(borrowed, repaid) > 0 or loan_kind in ('Term loan', 'Equipment finance',
        'Livestock finance', 'Seasonal finance', 'Family loan'))`.execute(db)
  return rows.map(({ id, opening, moved, closing }) => [
    `dollars debt ${id}`,
    statement(opening === null ? null : opening + (moved ?? 0), closing),
  ])
}
