import { furrow } from '@furrow/catalogue/furrow'
import type { Relation } from '@furrow/catalogue/relations'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { makeRows } from '../made-rows.ts'
import type { MadeRows } from '../made-rows.ts'
import { askedByPeople } from './asked-by-people.ts'

const { db, by, done, kept } = askedByPeople()
const office = admin(1)
const catalogue = furrow()
let made: MadeRows

beforeAll(async () => {
  made = await makeRows(db, catalogue, 'used')
})

/** Named by records that do not go along with it, as the versions of an app do. Editions are only read. */
const used = [...catalogue.values()].filter(
  ({ name, ownedBy, readAlone, deletes, relations }) =>
    ownedBy.kind === 'everyone' &&
    !readAlone &&
    [...catalogue.values()].some(
      user =>
        !user.readAlone &&
        !user.derived &&
        !deletes.some(along => leadsTo(relations[along], user.name)) &&
        Object.values(user.fields).some(({ target }) => target === name),
    ),
)

function leadsTo(relation: Relation | undefined, name: string): boolean {
  return relation !== undefined && 'entity' in relation && relation.entity === name
}

describe('a row of a list (E-REF-1)', () => {
  test.each(used)('of $plural is kept while it is in use', async ({ name }) => {
    const row = made.get(name)
    const sentence = await kept(office, 'DELETE', `${name}/${row}`)
    expect(sentence).toMatch(/^This is used by 1 .+, so it cannot be deleted\.$/)
    const { rows } = await sql`
      select deleted_at from ${sql.table(name)} where id = ${row}`.execute(db)
    expect(rows).toEqual([{ deleted_at: null }])
  })

  test('says by how much it is used, and does not count what is deleted', async () => {
    const { id } = await done(office, 'POST', 'asset_types', { name: 'Lucerne', color: '#446622' })
    const [farm, period] = [made.get('farms'), made.get('periods')]
    const paddocks = (count: number) => sql`
      insert into paddocks (farm_id, period_id, name, area, asset_type_id)
      select ${farm}::bigint, ${period}::bigint, 'L' || n, 10, ${id}::bigint
      from generate_series(1, ${count}::integer) n`
    await paddocks(1).execute(db)
    expect(await kept(office, 'DELETE', `asset_types/${id}`)).toBe(
      'This is used by 1 paddock, so it cannot be deleted.',
    )
    await sql`update paddocks set name = 'M' || id where asset_type_id = ${id}`.execute(db)
    await paddocks(11).execute(db)
    expect(await kept(office, 'DELETE', `asset_types/${id}`)).toBe(
      'This is used by 12 paddocks, so it cannot be deleted.',
    )
    const { id: other } = await done(office, 'POST', 'asset_types', {
      name: 'Vines',
      color: '#442266',
    })
    expect(await kept(office, 'DELETE', 'asset_types/batch', { resources: [other, id] })).toBe(
      'These are used by 12 paddocks, so they cannot be deleted.',
    )
    await sql`update paddocks set deleted_at = now() where asset_type_id = ${id}`.execute(db)
    await done(office, 'DELETE', `asset_types/${id}`)
    await done(office, 'POST', `asset_types/${id}/restore`)
    await done(office, 'DELETE', `asset_types/${other}`)
  })

  test('names the two kinds that use it most where there are many', async () => {
    const sentence = await kept(office, 'DELETE', `periods/${made.get('periods')}`)
    expect(sentence).toMatch(/^This is used by \d+ [^,]+, 1 [^,]+ and \d+ other records, so/)
  })

  test('goes with what belongs to it alone', async () => {
    const product = (await done(office, 'POST', 'fertiliser_products', { name: 'Ash' })).id
    const { rows } = await sql<{ id: number }>`select id from chemical_elements limit 1`.execute(db)
    await sql`
      insert into chem_element_fert_products (chemical_element_id, fertiliser_product_id, percentage)
      values (${rows[0]?.id}, ${product}, 0.5)`.execute(db)
    const gone = await done(office, 'DELETE', `fertiliser_products/${product}`)
    expect(gone['deleted_at']).not.toBeNull()
  })

  test('in use is not removed for good either', async () => {
    const path = `asset_types/${made.get('asset_types')}?force=true`
    expect((await by(office, 'DELETE', path)).status).toBe(409)
  })
})
