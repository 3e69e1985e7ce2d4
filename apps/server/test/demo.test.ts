import { furrow } from '@furrow/catalogue/furrow'
import type { Entity } from '@furrow/catalogue/entity'
import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedFields } from '../src/db/schema/columns.ts'
import { loadDemo } from '../src/demo/load-demo.ts'
import { makeManyFarms } from '../src/demo/many-farms.ts'
import { demoPassword, demoPeople } from '../src/demo/demo-people.ts'
import { unlikeDecided } from './access/explained-abilities.ts'
import { ownDatabase } from './own-database.ts'

const { db, url } = ownDatabase()
const catalogue = furrow()
const stored = [...catalogue.values()].filter(({ derived }) => !derived)

describe('the demonstration', () => {
  beforeAll(async () => {
    expect(await loadDemo(url, catalogue)).toBe(true)
  })

  test('is loaded once', async () => {
    expect(await loadDemo(url, catalogue)).toBe(false)
  })

  test('has three businesses and six farms of five periods with 25 to 60 paddocks each', async () => {
    const rows = await all<{ farms: number; periods: number; least: number; most: number }>`
      select count(distinct farm_id) as farms, count(distinct period_id) as periods,
        min(paddocks) as least, max(paddocks) as most
      from (select farm_id, period_id, count(*) as paddocks from paddocks group by 1, 2) counted`
    expect(rows[0]).toMatchObject({ farms: 6, periods: 5 })
    expect(rows[0]?.least).toBeGreaterThanOrEqual(25)
    expect(rows[0]?.most).toBeLessThanOrEqual(60)
    expect(await all`select name from businesses`).toHaveLength(3)
  })

  test('explains what each of its people may do as it is decided', async () => {
    const people = await all<{ id: number }>`select id from users order by id`
    const ids = people.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(5)
    expect(await unlikeDecided(db, ids)).toEqual([])
  })

  test('has ten years of daily rain on two gauges of every farm', async () => {
    const gauges = await all<{ days: number; span: number }>`
      select count(*) as days, max(date) - min(date) + 1 as span from rainfalls group by rain_gauge_id`
    expect(gauges).toHaveLength(12)
    for (const { days, span } of gauges) {
      expect(days).toBe(span)
      expect(days).toBeGreaterThanOrEqual(3652)
    }
  })

  test('has a financial record for every farm and period', async () => {
    const rows = await all`select 1 from assets where gross_income > 0 and roam is not null`
    expect(rows).toHaveLength(30)
  })

  test('has splits and merges whose paddocks add up', async () => {
    const splits = await all`
      select prior_paddock_id from paddock_prior_paddocks group by 1 having count(*) > 1`
    const merges = await all`
      select parent_paddock_id from paddock_prior_paddocks group by 1 having count(*) > 1`
    expect(splits.length).toBeGreaterThanOrEqual(18)
    expect(merges.length).toBeGreaterThanOrEqual(18)
    const unequal = await all`
      select s.prior_paddock_id
      from paddock_prior_paddocks s
      join paddocks child on child.id = s.parent_paddock_id
      join paddocks parent on parent.id = s.prior_paddock_id
      group by 1, parent.area
      having count(*) > 1 and abs(sum(child.area) - parent.area) > 0.02`
    expect(unequal).toEqual([])
  })

  test('lets everybody in with the one password', async () => {
    const people = await all<{ email: string; password: string }>`
      select email, password from users where password is not null order by email`
    const wanted = Object.values(demoPeople).map(({ email }) => email)
    expect(people.map(({ email }) => email)).toEqual(wanted.toSorted())
    for (const { password } of people) expect(await verify(password, demoPassword)).toBe(true)
  })

  test('has people who have agreed to the terms', async () => {
    const agreed = await all`
      select a.user_id from agreement_answers a
      join agreements g on g.id = a.agreement_id and g.type = 'terms' and g.version = a.version
      where a.agreed and a.answered_at < now()`
    expect(agreed).toHaveLength(Object.keys(demoPeople).length + 1)
  })

  test('has no figures handed in without a manager who had agreed to their use by then', async () => {
    const handedIn = await all<{ farm: number; agreed: boolean }>`
      select f.farm_id as farm, exists (
        select from farm_people p
        join agreement_answers a on a.user_id = p.user_id and a.agreed
        join agreements g on g.id = a.agreement_id and g.type = 'Data use consent'
        where p.farm_id = f.farm_id and p.manages and a.answered_at < e.end_date) as agreed
      from farm_period f join periods e on e.id = f.period_id
      where f.status not in ('Not started', 'In progress')`
    expect(handedIn).toHaveLength(26)
    expect(handedIn.filter(({ agreed }) => !agreed)).toEqual([])
  })

  test('balances every class of every stock enterprise, but for the one that is off on purpose', async () => {
    const off = await all<{ difference: number }>`
      with moved as (
        select l.farm_id, l.period_id, l.livestock_enterprise_id, l.livestock_class_id,
          l.number * case
            when exists (select from livestock_death_events e where e.livestock_ledger_id = l.id)
              or exists (select from livestock_sale_events e where e.livestock_ledger_id = l.id)
              or exists (select from livestock_transfer_events e where e.out_livestock_ledger_id = l.id)
            then -1 else 1 end as number
        from livestock_ledgers l
        union all
        select farm_id, period_id, livestock_enterprise_id, livestock_class_id, -number
        from livestock_closing_events
      )
      select sum(number) as difference from moved
      group by farm_id, period_id, livestock_enterprise_id, livestock_class_id
      having sum(number) <> 0`
    expect(off.map(({ difference }) => Math.abs(difference))).toEqual([5])
  })

  test.each(stored)('keeps every $name within what its declaration allows', async entity => {
    expect(await outOfBounds(entity)).toEqual([])
  })

  test.each(typedKeys())(
    '%s.%s points at rows that are there, and of the same farm',
    async (name, key) => {
      const entity = catalogue.get(name) as Entity
      const type = entity.fields[key]?.by ?? ''
      for (const target of entity.fields[type]?.choices ?? []) {
        const sameFarm =
          carried(entity) && carried(catalogue.get(target)) ? sql`and t.farm_id = r.farm_id` : sql``
        const stray = await all`
        select r.id from ${sql.table(name)} r
        where r.${sql.ref(type)} = ${target} and not exists (
          select from ${sql.table(target)} t where t.id = r.${sql.ref(key)} ${sameFarm})`
        expect(stray, target).toEqual([])
      }
    },
  )

  test('more farms are added beside it, and go on counting', async () => {
    for (const farms of [3, 2]) {
      await makeManyFarms({ url, catalogue, farms, progress: () => undefined })
    }
    await makeManyFarms({ url, catalogue, farms: 8, different: 3, progress: () => undefined })
    const rows = await all<{ farm_name: string; paddocks: number; readings: number }>`
      select farm_name,
        (select count(*) from paddocks p where p.farm_id = f.id) as paddocks,
        (select count(*) from rainfalls r where r.farm_id = f.id) as readings
      from farms f where farm_name ~ '^Farm ' order by farm_name`
    expect(rows.map(({ farm_name }) => farm_name).toSorted(byNumber)).toEqual(
      Array.from({ length: 13 }, (_, place) => `Farm ${place + 1}`),
    )
    for (const { paddocks, readings } of rows) {
      expect(Math.abs(paddocks - 120)).toBeLessThanOrEqual(12)
      expect(readings).toBe(400)
    }
    expect(await all`select 1 from assets`).toHaveLength(30 + 13 * 4)
  })

  test('those that are made by the hundred are copied with their records', async () => {
    const rows = await all<Copied>`
      select right(f.farm_name, 2)::int as number, p.name as period, a.gross_income, a.equity_val,
        a.origins, m.name as manager
      from assets a join farms f on f.id = a.farm_id join periods p on p.id = a.period_id
      join business_farm b on b.farm_id = f.id join businesses o on o.id = b.business_id
      join users m on m.id = o.manager_id
      where f.farm_name ~ '^Farm ' order by number, p.start_date`
    const told = (number: number) =>
      rows.filter(row => row.number === number).map(({ number: _, manager: __, ...row }) => row)
    const managers = new Map(rows.map(({ number, manager }) => [number, manager]))
    for (const number of [6, 7, 8]) {
      expect(told(number)).toHaveLength(4)
      expect(told(number + 3)).toEqual(told(number))
      expect(told(number)).not.toEqual(told(number === 8 ? 6 : number + 1))
    }
    expect(managers.get(8)).toBe('Manager 6')
    expect(managers.get(11)).toBe('Manager 9')
    expect(told(12)).not.toEqual(told(6))
  })
})

interface Copied {
  readonly number: number
  readonly period: string
  readonly gross_income: number
  readonly manager: string
}

const byNumber = (one: string, other: string) => Number(one.slice(5)) - Number(other.slice(5))

async function all<T>(strings: TemplateStringsArray, ...values: unknown[]): Promise<readonly T[]> {
  return (await sql<T>(strings, ...values).execute(db)).rows
}

function typedKeys(): [string, string][] {
  return stored.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => field.kind === 'typed key')
      .map(([key]): [string, string] => [name, key]),
  )
}

function carried(entity: Entity | undefined): boolean {
  return entity?.ownedBy.kind === 'farm' && entity.ownedBy.by === 'farm_id'
}

/** The fields of which some row holds what may not be held. */
async function outOfBounds(entity: Entity): Promise<readonly string[]> {
  const rules = storedFields(entity).flatMap(([name, { min, max, choices, kind }]) => {
    const column = sql.ref(name)
    const isText = kind === 'text' || kind === 'long text'
    return [
      ...(min === undefined ? [] : [{ name, broken: sql`${column} < ${min}` }]),
      ...(max === undefined || isText ? [] : [{ name, broken: sql`${column} > ${max}` }]),
      ...(max !== undefined && isText ? [{ name, broken: sql`length(${column}) > ${max}` }] : []),
      ...(choices ? [{ name, broken: sql`${column} <> all (${choices})` }] : []),
    ]
  })
  if (rules.length === 0) return []
  const counts = rules.map(
    ({ broken }, place) => sql`count(*) filter (where ${broken}) as ${sql.ref(`c${place}`)}`,
  )
  const [row = {}] = await all<Record<string, number>>`
    select ${sql.join(counts)} from ${sql.table(entity.name)}`
  return rules.filter((_, place) => row[`c${place}`] !== 0).map(({ name }) => name)
}
