// Stock enterprises: what one is made of, that the stock in it is of its species, and that none goes while
// there are records of its stock.

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, keysIn, numberIn, pointedAt, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

const parts = [
  { field: 'asset_type_id', message: 'Choose what the land is used for.' },
  { field: 'species_id', message: 'Choose the species.' },
  { field: 'purpose_id', message: 'Choose what the stock is kept for.' },
] as const

/** Anyone adds a combination that is missing, whole. */
export const enterpriseRules: SaveRule = {
  of: ['livestock_enterprises'],
  async check(rows, { tx, viewer }) {
    const due = rows.filter(row => touches(row, ['species_id', 'purpose_id', 'asset_type_id']))
    if (due.length === 0) return {}
    const { rows: purposes } = await sql<Purpose>`
      select p.id, p.name, p.livestock_species_type_id as species, s.name as "speciesName"
      from livestock_purposes p
      join livestock_species_types s on s.id = p.livestock_species_type_id
      where p.id = any(${pointedAt(due, 'purpose_id')})`.execute(tx)
    return errorsOf(due, row => [
      ...(viewer.isAdmin ? [] : parts.filter(({ field }) => !numberIn(row.after, field))),
      ...otherSpecies(row, purposes),
    ])
  },
}

interface Purpose {
  readonly id: number
  readonly name: string
  readonly species: number
  readonly speciesName: string
}

function otherSpecies({ after }: RowToSave, purposes: readonly Purpose[]): readonly Finding[] {
  const species = numberIn(after, 'species_id')
  const purpose = purposes.find(({ id }) => id === numberIn(after, 'purpose_id'))
  if (!purpose || species === undefined || purpose.species === species) return []
  const message = `${purpose.name} is a purpose of ${purpose.speciesName}: choose one of this species.`
  return [{ field: 'purpose_id', message }]
}

const [classOf, enterpriseOf] = ['livestock_class_id', 'livestock_enterprise_id']

/** What is recorded of a class in an enterprise. */
const recorded = [
  'livestock_ledgers',
  'livestock_closing_events',
  'livestock_reproduction_lifecycles',
] as const

export const stockOfSpeciesRules: SaveRule = {
  of: [...recorded, 'livestock_enterprise_classes'],
  async check(rows, { tx }) {
    const due = rows.filter(row => touches(row, [classOf, enterpriseOf]))
    if (due.length === 0) return {}
    const { rows: pairs } = await sql<Mismatch>`
      select c.id as class, e.id as enterprise, c.name, s.name as species
      from livestock_classes c
      join livestock_enterprises e on e.species_id <> c.species_type_id
      join livestock_species_types s on s.id = e.species_id
      where c.id = any(${pointedAt(due, classOf)})
        and e.id = any(${pointedAt(due, enterpriseOf)})`.execute(tx)
    return errorsOf(due, ({ after }) => {
      const found = pairs.find(
        pair =>
          pair.class === numberIn(after, classOf) &&
          pair.enterprise === numberIn(after, enterpriseOf),
      )
      if (!found) return []
      const message = `${found.name} are another species: choose a class of ${found.species}.`
      return [{ field: classOf, message }]
    })
  },
}

interface Mismatch {
  readonly class: number
  readonly enterprise: number
  readonly name: string
  readonly species: string
}

/** R26: with records, an enterprise of a farm is retired, not deleted. */
export const keptEnterpriseRules: SaveRule = {
  of: ['farm_livestock_enterprises', 'farm_livestock_enterprise_periods'],
  async beforeRemoval(rows, asked) {
    const lines = await recordsOf(rows, asked)
    if (lines === 0) return undefined
    const records = lines === 1 ? 'is 1 record' : `are ${quantityText(lines, 'records')}`
    const there = `There ${records} of its stock`
    return asked.entity === 'farm_livestock_enterprises'
      ? `${there}: say from which period on it is no longer used instead.`
      : `${there} in this period: delete those first, or let it stand.`
  },
}

async function recordsOf(rows: readonly RowToSave[], { tx, entity }: Asked): Promise<number> {
  const standing = rows.map(({ before }) => before)
  const periods = keysIn(standing, 'period_id')
  const inPeriods =
    entity === 'farm_livestock_enterprises' ? sql`true` : sql`t.period_id = any(${periods})`
  const counts = recorded.map(
    table => sql`
      select count(*) as lines from ${sql.table(table)} t
      where t.farm_id = any(${farmsOf(rows)}) and t.deleted_at is null and ${inPeriods}
        and t.livestock_enterprise_id = any(${keysIn(standing, enterpriseOf)})`,
  )
  const { rows: found } = await sql<{ lines: number }>`
    select sum(lines)::integer as lines from (${sql.join(counts, sql` union all `)}) each`.execute(
    tx,
  )
  return found[0]?.lines ?? 0
}
