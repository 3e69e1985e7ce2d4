// The natural increase of a breeding round: as many as were marked, or as were born where none were marked
// yet, never both (Q5). Their line of the ledger follows, and goes when nothing is left that it follows from.

import { sql } from 'kysely'
import { comesOrGoes, farmsOf, keysIn, touches } from '../saving/read-row.ts'
import type { Asked, SavedRow, SaveRule } from '../saving/save-rule.ts'
import { birthing, marking, roundOf } from './breeding-rules.ts'

export const youngRules: SaveRule = {
  of: [birthing, marking],
  async follow(rows, asked) {
    const due = rows.filter(
      row =>
        comesOrGoes(row) || touches(row, [roundOf, 'date', 'number_birthed', 'number_counted']),
    )
    if (due.length === 0) return
    const rounds = await roundsWithYoung(due, asked)
    const lines = rounds.flatMap(round => lineOf(round) ?? [])
    const numbers = await asked.save(
      'livestock_ledgers',
      lines.map(({ row }) => row),
    )
    const links = lines.flatMap(({ round, isGone }, place) => {
      const line = isGone ? null : (numbers[place] ?? null)
      return line === round.line ? [] : [{ id: round.id, livestock_ledger_id: line }]
    })
    if (links.length > 0) await asked.save('livestock_reproduction_lifecycles', links)
  },
}

interface RoundWithYoung {
  readonly id: number
  readonly farm: number
  readonly period: number
  readonly enterprise: number
  /** What the young of its species are, at foot of their mothers; nothing where no class is. */
  readonly youngClass: number | null
  readonly line: number | null
  readonly number: number | null
  readonly day: string | null
  /** How many there are by what was counted, and the first day of that count. */
  readonly counted: number | null
  readonly since: string | null
}

/** Held until all is saved, so that two who mark the same round do not make two lines. */
async function roundsWithYoung(
  rows: readonly SavedRow[],
  { tx }: Asked,
): Promise<readonly RoundWithYoung[]> {
  const ids = keysIn(
    rows.flatMap(({ before, after }) => [before, after]),
    roundOf,
  )
  const farms = farmsOf(rows)
  await sql`
    select from livestock_reproduction_lifecycles
    where id = any(${ids}) and farm_id = any(${farms}) order by id for update`.execute(tx)
  const { rows: found } = await sql<RoundWithYoung>`
    select r.id, r.farm_id as farm, r.period_id as period, r.livestock_enterprise_id as enterprise,
      (select y.id from livestock_classes c
        join livestock_classes y on y.species_type_id = c.species_type_id and y.unweaned
          and y.deleted_at is null
        left join livestock_enterprise_classes k on k.livestock_class_id = y.id
          and k.livestock_enterprise_id = r.livestock_enterprise_id and k.farm_id = r.farm_id
          and k.period_id = r.period_id and k.deleted_at is null
        where c.id = r.livestock_class_id
        order by k.id is null, y.sort_order, y.id limit 1) as "youngClass",
      l.id as line, l.number, l.entry_date as day,
      case when m.counted is null then b.born else m.counted end as counted,
      case when m.counted is null then b.since else m.since end as since
    from livestock_reproduction_lifecycles r
    left join livestock_ledgers l on l.id = r.livestock_ledger_id and l.farm_id = r.farm_id
      and l.deleted_at is null
    cross join lateral (
      select sum(e.number_counted)::integer as counted, min(e.date) as since
      from livestock_marking_events e
      where e.livestock_reproduction_lifecycle_id = r.id and e.farm_id = r.farm_id
        and e.deleted_at is null) m
    cross join lateral (
      select sum(e.number_birthed)::integer as born, min(e.date) as since
      from livestock_birthing_events e
      where e.livestock_reproduction_lifecycle_id = r.id and e.farm_id = r.farm_id
        and e.deleted_at is null) b
    where r.id = any(${ids}) and r.farm_id = any(${farms}) and r.deleted_at is null
    order by r.id`.execute(tx)
  return found
}

interface LineOfYoung {
  readonly round: RoundWithYoung
  readonly isGone: boolean
  readonly row: Parameters<Asked['save']>[1][number]
}

function lineOf(round: RoundWithYoung): LineOfYoung | undefined {
  const { line, number, day, counted, since } = round
  if (counted === null) {
    return line === null ? undefined : { round, isGone: true, row: { id: line, deleted: true } }
  }
  if (line !== null) {
    const isSame = number === counted && day === since
    const row = { id: line, number: counted, entry_date: since }
    return isSame ? undefined : { round, isGone: false, row }
  }
  const { farm, period, enterprise, youngClass } = round
  if (youngClass === null) return undefined
  const row = {
    farm_id: farm,
    period_id: period,
    livestock_enterprise_id: enterprise,
    livestock_class_id: youngClass,
    number: counted,
    entry_date: since,
  }
  return { round, isGone: false, row }
}
