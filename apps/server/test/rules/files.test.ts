// What looks wrong about files (W-FILE-1): that they are in no category, or there twice.

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { forbidding, openFarm } from './open-farm.ts'

const { farm, people, points } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })
const map = () => ({ ...here(), name: 'Map.pdf', category: 'Property map' })

describe('a file', () => {
  test('that is in no category is warned of until it is in one', async () => {
    const values = { ...here(), name: 'scan.pdf' }
    expect(await farm.sentence('W-FILE-1', 'files', values)).toBe('scan.pdf has no category.')
    const { id } = await farm.add('files', { ...values, name: 'other.pdf' })
    expect(await farm.warnings('files', { notes: 'From the shire' }, id)).toEqual([])
    expect(await farm.warnings('files', { category: 'Photo' }, id)).toEqual([])
    expect(await farm.warnings('files', { category: null }, id)).toEqual(['W-FILE-1 category'])
  })

  test('that is called like another one of its period is warned of', async () => {
    expect(await farm.warnings('files', map())).toEqual([])
    expect(await farm.warnings('files', { ...map(), period_id: farm.after })).toEqual([])
    expect(await farm.sentence('W-FILE-1', 'files', { ...map(), name: 'map.PDF' })).toBe(
      'Another file is also called map.PDF.',
    )
    const { id } = await farm.add('files', { ...map(), name: 'north.pdf' })
    expect(await farm.warnings('files', { name: 'Map.pdf' }, id)).toEqual(['W-FILE-1 name'])
    const { id: twin } = await farm.add('files', { ...map(), name: 'south.pdf' })
    await farm.remove('files', twin)
    expect(await farm.warnings('files', { name: 'south.pdf' }, id)).toEqual([])
  })

  test('that holds the same as another one of the farm is warned of', async () => {
    const [one, other] = [
      await farm.add('files', map()),
      await farm.add('files', { ...map(), period_id: farm.after, name: 'again.pdf' }),
    ]
    await sql`update files set checksum = 'abc' where id in (${one.id}, ${other.id})`.execute(
      farm.db,
    )
    expect(await farm.sentence('W-FILE-1', 'files', { name: 'again.pdf' }, other.id)).toBe(
      'again.pdf has the same content as another file of this farm.',
    )
    await sql`update files set scan = 'Infected' where id = ${one.id}`.execute(farm.db)
    expect(await farm.warnings('files', { name: 'again.pdf' }, other.id)).toEqual([])
  })

  test('stands among what is open in its period, for those who see all files', async () => {
    const { id } = await farm.add('files', { ...here(), name: 'scan.pdf' })
    await farm.add('files', { ...here(), name: 'then.pdf', period_id: farm.after })
    expect(await points('W-FILE-1', people.worker)).toMatchObject([
      { resource: 'files', id, section: 'files', where: 'scan.pdf', field: 'category' },
    ])
    const kept = { ...people.worker, abilities: [{ ...forbidding('files'), entityId: id + 1 }] }
    expect(await points('W-FILE-1', kept)).toEqual([])
  })
})
