// The first start that notes in which zone the days of periods are stored: what shipped is in Brisbane's
// midnights, what people typed was told by the setting.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepDays } from '../src/db/keep-days.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()

test('each day stays what it was meant to be', async () => {
  const typed = ['2030-06-30T14:30Z', '2031-06-29T14:30Z', '2030-02-28T13:30Z', '2031-02-27T13:30Z']
  await sql`
    insert into periods (name, start_date, end_date, sowing_start_date, sowing_end_date)
    values ('Typed in Adelaide', ${sql.join(typed)})`.execute(db)
  const { rows: before } = await sql`select from upkeep.calendar`.execute(db)
  expect(before).toEqual([])
  await keepDays(db, 'Australia/Adelaide')
  const day = (field: string) =>
    sql`to_char(${sql.ref(field)} at time zone 'Australia/Adelaide', 'YYYY-MM-DD HH24:MI')`
  const { rows } = await sql<{ name: string; start: string; end: string; sown: string }>`
    select name, ${day('start_date')} as start, ${day('end_date')} as end,
      ${day('sowing_start_date')} as sown
    from periods where name in ('2023-24', 'Typed in Adelaide') order by name`.execute(db)
  expect(rows).toEqual([
    {
      name: '2023-24',
      start: '2023-07-01 00:00',
      end: '2024-06-30 00:00',
      sown: '2023-03-01 00:00',
    },
    {
      name: 'Typed in Adelaide',
      start: '2030-07-01 00:00',
      end: '2031-06-30 00:00',
      sown: '2030-03-01 00:00',
    },
  ])
})
