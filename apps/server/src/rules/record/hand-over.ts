// What a record says of its period as it stood when the period was handed over: how much of what is asked
// was answered (C189), and whether the farm takes part in benchmarks (T24).

import { handOverFigures } from '@furrow/farming/record/record-from-rows'
import type { Known } from '@furrow/farming/numbers/ratio'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { numberIn } from '../saving/read-row.ts'
import type { Row } from '../saving/save-rule.ts'
import type { RecordPlace } from '../../facts/record/period-of-record.ts'

export type HandedOver = Readonly<Record<(typeof handOverFigures)[number], Known>>

export interface RecordAround {
  /** How much of what a farm is asked in a period is answered, from 0 to 1. */
  scoreOfPeriod(tx: Transaction, place: RecordPlace): Promise<Known>
}

export async function handedOverNow(
  tx: Transaction,
  place: RecordPlace,
  { scoreOfPeriod }: RecordAround,
): Promise<HandedOver> {
  return {
    data_complete_pct: await scoreOfPeriod(tx, place),
    benchmark_opt_in: await takesPart(tx, place.farm),
  }
}

/** When the period was last handed over; nothing before the first time. */
export function handedOverLast(record: Row): HandedOver {
  const origins = record['origins'] as Readonly<Record<string, { readonly from: string }>> | null
  const figures = handOverFigures.map(name => {
    const stood = origins?.[name]?.from === 'rows' ? numberIn(record, name) : undefined
    return [name, stood ?? null]
  })
  return Object.fromEntries(figures) as HandedOver
}

/** The last answer that any of the farm's managers gave; nothing where none of them was asked. */
export async function takesPart(tx: Transaction, farm: number): Promise<Known> {
  const { rows } = await sql<{ agreed: boolean }>`
    select a.agreed from agreement_answers a
    join agreements g on g.id = a.agreement_id and g.type = 'Benchmark participation'
      and g.deleted_at is null
    join farm_people p on p.user_id = a.user_id and p.farm_id = ${farm} and p.manages
    where a.deleted_at is null
    order by a.answered_at desc nulls last, a.id desc limit 1`.execute(tx)
  return rows[0] ? Number(rows[0].agreed) : null
}
