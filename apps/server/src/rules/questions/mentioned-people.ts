// Whom a question or an answer is meant for: people who read it.

import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { Finding } from '../saving/findings.ts'
import { farmsOf, numberIn } from '../saving/read-row.ts'
import type { Asked, RowToSave } from '../saving/save-rule.ts'

interface PersonOfFarm {
  readonly farm_id: number
  readonly user_id: number
  readonly sees_finance: boolean
}

export function findPeopleOf(
  rows: readonly RowToSave[],
  { tx }: Pick<Asked, 'tx'>,
): Promise<readonly PersonOfFarm[]> {
  const meaning = rows.filter(({ after }) => mentionsIn(after['mentions']).length > 0)
  if (meaning.length === 0) return Promise.resolve([])
  return runQuery(
    tx,
    sql<PersonOfFarm>`
      select farm_id, user_id, sees_finance from farm_people
      where farm_id = any(${farmsOf(meaning)}::bigint[])
        and user_id = any(${meaning.flatMap(({ after }) => mentionsIn(after['mentions']))}::bigint[])`,
  )
}

/** Nobody learns from it who else there is: someone unknown and someone of another farm are the same. */
export function wrongMentions(
  { after, sent }: RowToSave,
  people: readonly PersonOfFarm[],
): readonly Finding[] {
  if (sent['mentions'] === undefined) return []
  const mentioned = mentionsIn(after['mentions'])
  const ofFarm = people.filter(({ farm_id }) => farm_id === numberIn(after, 'farm_id'))
  const field = 'mentions'
  const isStrange = mentioned.some(id => !ofFarm.some(({ user_id }) => user_id === id))
  if (isStrange)
    return [{ field, message: 'Only people of this farm and its staff can be mentioned.' }]
  const isKeptFrom = ofFarm.some(
    ({ user_id, sees_finance }) => mentioned.includes(user_id) && !sees_finance,
  )
  if (after['about_finance'] !== true || !isKeptFrom) return []
  return [{ field, message: 'Someone you mention can’t see finances, so they couldn’t read this.' }]
}

function mentionsIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : []
}
