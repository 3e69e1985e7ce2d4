// Warnings that are said in plainer words stay confirmed: who confirmed one is not asked about it again.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate, readMigrations } from '../src/db/migrate.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase('nothing')

const before = [
  ['W-PAD-3', 'soil_type', 'River does not say its soil.'],
  ['W-PAD-3', 'rain_gauge_id', 'River does not say its rain gauge.'],
  ['W-PAD-2', 'area', 'River has 45 ha, but had 40 ha in the period before.'],
  [
    'W-PAD-2',
    'name',
    'River was a paddock in 2021-22, and no paddock says that it was that ground.',
  ],
  ['W-PAD-4', 'area', 'River does not say its soil.'],
] as const

test('a confirmation is in the words in which the warning is said now', async () => {
  const migrations = await readMigrations()
  const place = migrations.findIndex(({ name }) => name.includes('plainer-warnings'))
  await migrate(db, migrations.slice(0, place))
  await sql`insert into farms (id, farm_name) overriding system value values (7, 'River Farm')`.execute(
    db,
  )
  await sql`
    insert into periods (id, name, start_date, end_date, sowing_start_date, sowing_end_date)
    overriding system value values (8, '2030-31', '2030-06-30T14:00Z', '2031-06-29T14:00Z',
      '2030-02-28T14:00Z', '2031-02-27T14:00Z')`.execute(db)
  await sql`insert into farm_period (farm_id, period_id) values (7, 8)`.execute(db)
  for (const [code, field, said] of before) {
    await sql`
      insert into confirmed_warnings (farm_id, period_id, code, resource, row, field, said, note)
      values (7, 8, ${code}, 'paddocks', 5, ${field}, ${said}, 'So it is')`.execute(db)
  }
  await migrate(db, migrations)
  const { rows } = await sql<{ said: string }>`
    select said from confirmed_warnings where farm_id = 7 order by id`.execute(db)
  expect(rows.map(({ said }) => said)).toEqual([
    'River has no soil type.',
    'River has no rain gauge.',
    'River has 45 ha, but had 40 ha last period.',
    'River was a paddock in 2021-22, but no paddock is linked to it.',
    'River does not say its soil.',
  ])
})
