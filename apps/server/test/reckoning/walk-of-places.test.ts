// Every figure of crops that two places show is the same in both, and what follows from the rows by the
// book; so is the record as far as rows say it, and how complete a period is: in the demonstration and on
// farms that were made up to be odd. The long form walks 500.

import { furrow } from '@furrow/catalogue/furrow'
import { namesFromRows } from '@furrow/farming/record/record-from-rows'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { askingFurrow } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { ownDatabase } from '../own-database.ts'
import { allOf, inWords } from './differences.ts'
import type { Comparison } from './differences.ts'
import { makeOddFarms } from './odd-farms.ts'
import { figuresOfMoney } from './money-places.ts'
import { handOver } from './odd-hand-over.ts'
import { beginWalking, walkedFarm } from './walked-farm.ts'

const amount = inject('isLongForm') ? 500 : 15
/** So many farms are asked about at a time. */
const abreast = 4
/** Figures that were compared, and known on at least one farm. */
const seen = new Set<string>()
/** What staff did with a period is no figure: where the flag comes from is tried with the rules of records. */
const notReckoned = ['validated_flag']
const { db, url } = ownDatabase('demonstration')
let asker: Asker
beforeAll(
  async () => {
    const catalogue = furrow()
    await makeOddFarms({ url, catalogue, amount })
    asker = await askingFurrow(db, admin(1))
    await handOver(db, asker.ask)
  },
  300_000 + 3000 * amount,
)
afterAll(() => asker?.close())

async function walked(named: string): Promise<Comparison> {
  const walking = await beginWalking(db, asker.ask)
  const { rows } = await sql<{ id: number }>`
    select id from farms where farm_name like ${named} or (${named} = '' and farm_name not like 'Odd %')
    order by id`.execute(db)
  const found: Comparison[] = []
  for (let at = 0; at < rows.length; at += abreast) {
    const some = rows.slice(at, at + abreast).map(({ id }) => walkedFarm(id, walking))
    found.push(...(await Promise.all(some)))
  }
  expect(found).toHaveLength(named === '' ? 6 : amount)
  return allOf(found)
}

test(
  'the demonstration: every place says what follows from the rows',
  { timeout: 300_000 },
  async () => {
    const { looked, known, names, differences } = await walked('')
    for (const name of names) seen.add(name)
    console.log(`The demonstration: ${looked} figures looked at, ${known} of them known.`)
    expect(known).toBeGreaterThan(7000)
    expect(inWords(differences)).toBe('')
  },
)

test(
  `${amount} odd farms: every place says what follows from the rows`,
  { timeout: 300_000 + 3000 * amount },
  async () => {
    const { looked, known, names, differences } = await walked('Odd %')
    for (const name of names) seen.add(name)
    console.log(`${amount} odd farms: ${looked} figures looked at, ${known} of them known.`)
    expect(known).toBeGreaterThan(amount * 150)
    expect(inWords(differences)).toBe('')
  },
)

test('every figure of the record that follows from rows was known somewhere, and reckoned', () => {
  const fromRows = Object.values(namesFromRows).flat()
  expect(seen).toContain('cost')
  expect(fromRows.filter(name => !seen.has(`record ${name}`))).toEqual(notReckoned)
})

test('so was every figure of margins, of crops, of kinds, of stock, and the money of the board', () => {
  const named = Object.entries(figuresOfMoney).flatMap(([place, names]) =>
    names.map(name => `${place}${name}`),
  )
  expect(named.filter(name => !seen.has(name))).toEqual([])
})
