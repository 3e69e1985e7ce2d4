// The financial record: whether anything is entered in each of its groups.

import { recordFields, recordParts } from '@furrow/catalogue/finance/record'
import type { Field } from '@furrow/catalogue/fields'
import { sql } from 'kysely'
import type { Sql } from '../../query/sql.ts'
import type { Asks, Tallies } from './tallied.ts'
import { always, tallied } from './tallied.ts'

export const recordTallies: Tallies = seen => [
  tallied(
    sql`asked a
      left join ${seen('assets', 'assets_season')} s
        on s.farm_id = a.farm_id and s.period_id = a.period_id
      ${sql.join(parts.map(partOfRecord), sql` `)}`,
    groups.map(([question, part, names]): Asks => [question, always, anyEntered(part, names)]),
  ),
]

/** By the numbers of the records that are seen. Their first part stands for the whole. */
export function partOfRecord(part: string): Sql {
  return sql`left join (
    select r.* from ${sql.table(part)} r
    where r.id = any(array(select id from seen_assets_season))
  ) ${sql.ref(part)} on ${sql.ref(`${part}.id`)} = s.id and ${sql.ref(`${part}.farm_id`)} = s.farm_id`
}

/** Which figures of which part of the record answer a question. */
const groups = [
  ['finance.areas', 'assets_values', /^(owned|leased|sharefarmed)_ha$/],
  ['finance.values', 'assets_values', /^owned_.*_val$/],
  ['finance.land_classes', 'assets_land_and_water', /_(owned|leased)_ha$/],
  ['finance.debts', 'assets_liabilities', /^(?!opening_).*_liab$/],
  ['finance.income', 'assets_income_and_costs', /_income$/],
  ['finance.direct_costs', 'assets_production_expenses', /^exp_/],
  ['finance.overheads', 'assets_overheads', /^oh_/],
  ['finance.interest_and_rent', 'assets_income_and_costs', /^(interest|lease|sharefarm)_cost$/],
  ['finance.labour', 'assets_labour', /^days_/],
] as const

const parts = [...new Set(groups.map(([, part]) => part))]

function anyEntered(part: string, names: RegExp): Sql {
  const fields: Readonly<Record<string, Field>> = recordFields
  const entered = (recordParts[part] ?? []).filter(
    name => names.test(name) && !fields[name]?.formula,
  )
  return sql`num_nonnulls(${sql.join(entered.map(name => sql.ref(`${part}.${name}`)))}) > 0`
}
