// A movement of stock is a line of the ledger and its event: both go as one and come back as one, for whoever
// keeps the ledger.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'
import { keptStock } from './kept-stock.ts'
import type { Kept } from './ruled-farm.ts'

const { farm, people } = openFarm()
const { here, kind, line, moved } = keptStock(farm)

const batch = async (...steps: readonly object[]) => {
  const answer = await farm.by(people.worker, 'POST', 'v2/batch', { steps })
  expect(answer.status, answer.text).toBe(200)
}
const gone = (resource: string, { id }: Kept) => ({ do: 'destroy', resource, id })
const back = (resource: string, { id }: Kept) => ({ do: 'restore', resource, id })

const standing = async (table: string) => (await events(table)).length

test('undoing a sale names its line, which went along with the event', async () => {
  const sold = await moved('sale', { number: 12 })
  const [event] = await events('livestock_sale_events')
  await batch(gone('livestock_sale_events', event as Kept), gone('livestock_ledgers', sold))
  expect(await standing('livestock_ledgers')).toBe(0)
  await batch(back('livestock_sale_events', event as Kept))
  expect([await standing('livestock_ledgers'), await standing('livestock_sale_events')]).toEqual([
    1, 1,
  ])
})

test('a transfer goes whole and comes back whole, whichever of its rows is named', async () => {
  const [out, into] = [
    await line({ number: 30 }),
    await line({ ...(await kind('sheep/ewe-hoggets')), number: 30 }),
  ]
  const transfer = await farm.add('livestock_transfer_events', {
    ...here(),
    out_livestock_ledger_id: out.id,
    in_livestock_ledger_id: into.id,
  })
  const both = () =>
    Promise.all([standing('livestock_ledgers'), standing('livestock_transfer_events')])
  await batch(gone('livestock_transfer_events', transfer))
  expect(await both()).toEqual([0, 0])
  await batch(back('livestock_ledgers', out), back('livestock_ledgers', into))
  expect(await both()).toEqual([2, 1])
  await batch(gone('livestock_ledgers', into))
  expect(await both()).toEqual([0, 0])
})

async function events(table: string): Promise<readonly Kept[]> {
  const { rows } = await sql<Kept>`
    select id from ${sql.table(table)} where farm_id = ${farm.farm} and deleted_at is null`.execute(
    farm.db,
  )
  return rows
}
