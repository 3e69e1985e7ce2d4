// What was written below questions.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

export interface ThreadMessage {
  readonly id: number
  readonly question_id: number
  readonly user_id: number | null
}

export function threadsOf(
  tx: Transaction,
  questions: readonly number[],
): Promise<readonly ThreadMessage[]> {
  return runQuery(
    tx,
    sql<ThreadMessage>`
      select id, question_id, user_id from question_messages
      where question_id = any(${questions}::bigint[]) and deleted_at is null order by id`,
  )
}
