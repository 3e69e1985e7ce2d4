import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { foreignKeysOf, headTable } from '../src/db/schema/foreign-keys.ts'
import { makeRows } from './made-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const ofFarms = [...catalogue.values()].filter(
  ({ ownedBy, derived }) => ownedBy.kind === 'farm' && ownedBy.by === 'farm_id' && !derived,
)
const walled = ofFarms.flatMap(entity =>
  foreignKeysOf(entity, catalogue)
    .filter(key => key.columns.length === 2)
    .map(key => ({
      entity,
      table: headTable(entity),
      column: key.columns.find(column => column !== 'farm_id') ?? '',
      // What the key names: a farm's own row, or a period through the farm's row for it.
      target: entity.fields[key.columns.find(column => column !== 'farm_id') ?? '']?.target ?? '',
    })),
)

describe('the wall between farms', () => {
  let ours: MadeRows
  let theirs: MadeRows
  beforeAll(async () => {
    ours = await makeRows(db, catalogue, 'ours')
    theirs = await makeRows(db, catalogue, 'theirs')
  })

  test('there are farm-owned keys of both kinds to try', () => {
    expect(walled.filter(({ column }) => column === 'period_id').length).toBeGreaterThan(40)
    expect(walled.filter(({ column }) => column !== 'period_id').length).toBeGreaterThan(50)
  })

  test.each(walled)('$table: $column never names another farm’s row', async key => {
    const { table, column, target, entity } = key
    const own = ours.get(entity.name)
    const foreign = theirs.get(target)
    expect(foreign, `a foreign row of ${target}`).toBeDefined()
    const point = (id: number | undefined) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${id} where id = ${own}`.execute(db)
    await expect(point(foreign)).rejects.toMatchObject({ code: '23503' })
    // The same statement with a row of our own goes through: it is the farm that was refused.
    await expect(point(ours.get(target))).resolves.toBeDefined()
  })

  test.each(walled)(
    'a row of $table cannot be handed to another farm',
    async ({ table, entity }) => {
      const hand = sql`
      update ${sql.table(table)} set farm_id = ${theirs.get('farms')}
      where id = ${ours.get(entity.name)}`.execute(db)
      await expect(hand).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
    },
  )
})
