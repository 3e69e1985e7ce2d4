// A farm with its people and a consultant, and what they ask and answer, written straight into the database.

import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'

export function makeRows(db: Database) {
  const people = { manager: 0, worker: 0, consultant: 0, office: 0 }
  const place = { farm: 0 }
  const add = async (table: string, row: Readonly<Record<string, unknown>>): Promise<number> => {
    const names = Object.keys(row)
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
      values (${sql.join(Object.values(row))}) returning id`.execute(db)
    return Number(rows[0]?.id)
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  return {
    people,
    ago,
    /** A farm and people of its own for each test. */
    async begin() {
      for (const table of ['outgoing_mails', 'notification_settings', 'question_reads'])
        await sql`delete from ${sql.table(table)}`.execute(db)
      await sql`update questions set deleted_at = now() where deleted_at is null`.execute(db)
      await sql`update users set email = email || '.' || id where email like '%@farm.example'`.execute(
        db,
      )
      place.farm = await add('farms', { farm_name: 'Downs' })
      const user = (name: string) =>
        add('users', { name, email: `${name.toLowerCase()}@farm.example`, active: true })
      people.manager = await user('Manager')
      people.worker = await user('Worker')
      people.consultant = await user('Consultant')
      people.office = await user('Office')
      for (const [person, leads] of [
        [people.manager, true],
        [people.worker, false],
      ] as const) {
        const link = { details_id: place.farm, farm_id: place.farm, user_id: person }
        await add('details_user', { ...link, is_farms_manager: leads })
      }
      await add('roles', { user_id: people.consultant, role: 'consultant' })
      const business = await add('businesses', { name: 'Downs Pastoral' })
      await add('projects', {
        title: 'Downs',
        business_id: business,
        farm_id: place.farm,
        details_id: place.farm,
        collector_id: people.consultant,
      })
    },
    ask: (by: number, { minutes = 20, mentions, ...more }: Asking = {}) =>
      add('questions', {
        farm_id: place.farm,
        text: 'Is this right?',
        asked_by_id: by,
        created_at: ago(minutes),
        mentions: mentions === undefined ? null : JSON.stringify(mentions),
        ...more,
      }),
    answer: (by: number, question: number, text: string, more: object = {}) =>
      add('question_messages', {
        farm_id: place.farm,
        question_id: question,
        user_id: by,
        text,
        created_at: ago(15),
        ...more,
      }),
    read: (by: number, question: number) =>
      add('question_reads', {
        farm_id: place.farm,
        question_id: question,
        user_id: by,
        read_at: ago(0),
      }),
    setting: (of: number, byEmail: boolean) =>
      add('notification_settings', { user_id: of, letter: 'Questions', by_email: byEmail }),
  }
}

interface Asking {
  /** Ago. */
  readonly minutes?: number
  readonly mentions?: readonly number[]
  readonly text?: string
  readonly figure?: string
  readonly about_finance?: boolean
}
