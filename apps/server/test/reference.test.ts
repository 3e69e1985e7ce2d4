import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { loadReference } from '../src/reference/load-reference.ts'
import { readReference } from '../src/reference/read-reference.ts'
import { ownDatabase } from './own-database.ts'

const { db } = ownDatabase()
const catalogue = furrow()
const folders: string[] = []

afterEach(async () => {
  await Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true })))
})

describe('the lists that ship with Furrow', () => {
  test('are all there', async () => {
    for (const list of await readReference(catalogue)) {
      const { rows } = await sql<{ count: number }>`
        select count(*) from ${sql.table(list.entity.name)}`.execute(db)
      expect(rows[0]?.count, list.entity.name).toBe(list.rows.length)
      expect(list.rows.length, list.entity.name).toBeGreaterThan(0)
    }
  })

  test('are not written again by a second start', async () => {
    expect(await loadReference(db, await readReference(catalogue))).toBe(0)
  })

  test('no fertiliser is more than all of itself', async () => {
    const { rows } = await sql`
      select fertiliser_product_id, sum(percentage) from chem_element_fert_products
      group by 1 having sum(percentage) > 1`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('a later version of a list', () => {
  const header = 'slug,name,color\n'

  test('brings new rows and new figures, and leaves alone what an admin changed', async () => {
    await load(
      header + 'testing/one,One,#111111\ntesting/two,Two,#222222\ntesting/three,Three,#333333\n',
    )
    await sql`update crop_categories set name = 'Our own' where slug = 'testing/one'`.execute(db)
    await sql`update crop_categories set deleted_at = now() where slug = 'testing/three'`.execute(
      db,
    )
    await load(
      header +
        'testing/one,Uno,#aaaaaa\ntesting/two,Due,#222222\ntesting/three,Tre,#333333\ntesting/four,Four,#444444\n',
    )
    expect(await rowsNow()).toEqual([
      { slug: 'testing/four', name: 'Four', color: '#444444', deleted: false },
      { slug: 'testing/one', name: 'Our own', color: '#aaaaaa', deleted: false },
      { slug: 'testing/three', name: 'Tre', color: '#333333', deleted: true },
      { slug: 'testing/two', name: 'Due', color: '#222222', deleted: false },
    ])
  })

  test('adopts a row that somebody had added before we shipped it', async () => {
    await sql`insert into crop_categories (name, color) values ('Five', '#555555')`.execute(db)
    await load(header + 'testing/five,Five,#ffffff\n')
    const { rows } = await sql`select color from crop_categories where name = 'Five'`.execute(db)
    expect(rows).toEqual([{ color: '#555555' }])
  })

  test('gives a name that one row gives up to a new one', async () => {
    await load(header + 'testing/apple,Apple,#010101\n')
    await load(header + 'testing/apple,Old apple,#010101\ntesting/pome,Apple,#020202\n')
    const { rows } = await sql`
      select slug, name from crop_categories where slug in ('testing/apple', 'testing/pome')
      order by slug`.execute(db)
    expect(rows).toEqual([
      { slug: 'testing/apple', name: 'Old apple' },
      { slug: 'testing/pome', name: 'Apple' },
    ])
  })

  test('leaves a name to the admin who took it first', async () => {
    await load(header + 'testing/bean,Bean,#030303\n')
    await sql`insert into crop_categories (name, color) values ('Broad bean', '#040404')`.execute(
      db,
    )
    await load(header + 'testing/bean,Broad bean,#050505\n')
    const { rows } = await sql`
      select name, color from crop_categories where slug = 'testing/bean'`.execute(db)
    expect(rows).toEqual([{ name: 'Bean', color: '#050505' }])
  })

  test('retires a row by a column that was not there before', async () => {
    await load(header + 'testing/rye,Rye,#060606\n')
    await load('slug,name,color,active\ntesting/rye,Rye,#060606,false\n')
    const { rows } =
      await sql`select active from crop_categories where slug = 'testing/rye'`.execute(db)
    expect(rows).toEqual([{ active: false }])
  })

  test('touches no row that has not changed', async () => {
    const lists = await readReference(catalogue)
    const renamed = lists.map(list => ({
      ...list,
      rows: list.rows.map(row =>
        list.entity.name === 'products' && row.slug === 'water-accounting'
          ? { ...row, title: 'Water' }
          : row,
      ),
    }))
    expect(await loadReference(db, renamed)).toBe(1)
    expect(await loadReference(db, lists)).toBe(1)
  })

  test('adds nothing to what an admin removed', async () => {
    await sql`update crop_types set deleted_at = now() where slug = 'rice'`.execute(db)
    const lists = await readReference(catalogue)
    const more = lists.map(list =>
      list.entity.name === 'varieties'
        ? {
            ...list,
            rows: [
              ...list.rows,
              { ...list.rows[0], slug: 'rice/new', name: 'New', crop_type_id: 'rice' },
            ],
          }
        : list,
    ) as typeof lists
    await loadReference(db, more)
    expect((await sql`select 1 from varieties where slug = 'rice/new'`.execute(db)).rows).toEqual(
      [],
    )
  })

  test('is refused where a row names one that does not ship', async () => {
    const files = { 'crop_types.csv': 'slug,name,color,category_id\nx,X,#000000,nowhere\n' }
    await expect(readLists(files)).rejects.toThrow('x names a category_id that does not ship')
  })

  test('is refused where a column is no field', async () => {
    await expect(readLists({ 'crop_categories.csv': 'slug,nome\nx,X\n' })).rejects.toThrow(
      'nome is no field of crop_categories',
    )
  })
})

async function load(text: string): Promise<void> {
  await loadReference(db, await readLists({ 'crop_categories.csv': text }))
}

async function readLists(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-lists-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return readReference(catalogue, folder)
}

async function rowsNow() {
  const { rows } = await sql`
    select slug, name, color, deleted_at is not null as deleted from crop_categories
    where slug like 'testing/%' order by slug`.execute(db)
  return rows
}
