// What a farm is called.

import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { AskingOn } from '../reports/completeness-report.ts'

export async function farmName({ db }: AskingOn, farm: number): Promise<string> {
  const [found] = await runQuery(
    db,
    sql<{ name: string | null }>`select farm_name as name from farms where id = ${farm}`,
  )
  return found?.name ?? ''
}
