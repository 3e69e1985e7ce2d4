// npm run bench -- plans: how PostgreSQL would answer the printed statements among many farms. A
// table of any size must be entered through an index.

import { readFile } from 'node:fs/promises'
import { CompiledQuery, sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import type { Bench } from '../bench.ts'
import { ensureHistory } from './long-history.ts'
import { readQueries } from './printed-queries.ts'
import type { PrintedQuery } from './printed-queries.ts'
import { tablesReadWhole } from './whole-scans.ts'
import type { PlanNode } from './whole-scans.ts'

const printed = new URL('../../apps/server/printed/queries.sql', import.meta.url)
/** So many rows are read as fast as an index. */
const few = 1000

export const plans: Bench = {
  what: 'whether each printed statement uses an index among 2,000 farms',
  farms: 2000,
  async run({ store: { db }, wanted: { only } }) {
    const queries = readQueries(await readFile(printed, 'utf8'))
    const asked = queries.filter(({ title }) => title.includes(only))
    await ensureHistory(db)
    const large = await largeTables(db)
    const small = new Set<string>()
    let faults = 0
    for (const query of asked) {
      const whole = tablesReadWhole(await planOf(db, query))
      const read = whole.filter(table => large.has(table))
      for (const table of whole) if (!large.has(table)) small.add(table)
      console.log(`${read.length === 0 ? 'ok  ' : 'FAIL'} ${query.title.slice(0, 160)}`)
      for (const table of read) console.log(`     reads all ${large.get(table)} rows of ${table}`)
      faults += read.length === 0 ? 0 : 1
    }
    console.log(`\nread whole, having few rows here: ${[...small].join(', ') || 'none'}`)
    console.log(`${asked.length} statements, ${faults} of them without an index`)
    return faults === 0 && asked.length > 0
  },
}

async function largeTables(db: Database): Promise<ReadonlyMap<string, number>> {
  await sql`analyze`.execute(db)
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples::bigint as rows from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and reltuples > ${few}`.execute(db)
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

/** Nothing is done: the statement is only thought through; what is read without its values, as once it has come often. */
async function planOf(db: Database, query: PrintedQuery): Promise<PlanNode> {
  const { title, statement, values } = query
  const explain = isRead(query)
    ? CompiledQuery.raw(`explain (generic_plan, format json) ${statement}`)
    : CompiledQuery.raw(`explain (format json) ${statement}`, [...values])
  const { rows } = await db.executeQuery<Explained>(explain).catch((cause: Error) => {
    throw new Error(`${title} cannot be explained: ${cause.message}.`, { cause })
  })
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`${title} has no plan.`)
  return plan
}

function isRead({ title }: PrintedQuery): boolean {
  return /^(GET|POST \S+\/search)/.test(title)
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
}
