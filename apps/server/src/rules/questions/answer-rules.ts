// What is written below a question stays as it was written, and is read by whoever reads the question.

import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { keysIn, numberIn } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'
import { findPeopleOf, wrongMentions } from './mentioned-people.ts'
import { threadsOf } from './threads.ts'

export const writtenAnswers: SaveRule = {
  of: ['question_messages'],
  async complete(rows, asked) {
    const ofMoney = await questionsOfMoney(rows, asked)
    return rows.map(({ before, sent }) =>
      before
        ? {}
        : {
            user_id: asked.viewer.actor,
            about_finance: ofMoney.has(numberIn(sent, 'question_id') ?? 0),
          },
    )
  },
  async check(rows, asked) {
    const people = await findPeopleOf(rows, asked)
    return errorsOf(rows, row => [...wrongMentions(row, people), ...turned(row)])
  },
  async beforeRemoval(rows, { viewer, tx }) {
    const isOfOthers = rows.some(({ before }) => before?.['user_id'] !== viewer.actor)
    if (isOfOthers) return 'Only whoever wrote an answer can remove it.'
    const threads = await threadsOf(
      tx,
      keysIn(
        rows.map(({ before }) => before),
        'question_id',
      ),
    )
    const isAnswered = rows.some(({ id, before }) =>
      threads.some(
        other =>
          other.question_id === numberIn(before, 'question_id') &&
          other.id > id &&
          other.user_id !== viewer.actor,
      ),
    )
    return isAnswered ? 'Someone has answered this, so it stays.' : undefined
  },
}

async function questionsOfMoney(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlySet<number>> {
  const ids = keysIn(
    rows.map(({ sent }) => sent),
    'question_id',
  )
  const found = await runQuery(
    tx,
    sql<{ id: number }>`
      select id from questions where id = any(${ids}::bigint[]) and about_finance`,
  )
  return new Set(found.map(({ id }) => id))
}

function turned({ before, sent }: RowToSave): readonly Finding[] {
  if (!before) return []
  const message = 'An answer stays as it was written: write another one below it.'
  return ['question_id', 'text', 'mentions']
    .filter(name => sent[name] !== undefined)
    .filter(name => JSON.stringify(sent[name]) !== JSON.stringify(before[name] ?? null))
    .map(field => ({ field, message }))
}
