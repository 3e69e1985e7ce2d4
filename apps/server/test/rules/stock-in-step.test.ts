// What of stock follows from something else: the line of the young from their round, and a reconciling line
// from a note.

import { describe, expect, test } from 'vitest'
import type { Kept } from './ruled-farm.ts'
import { keptStock } from './kept-stock.ts'
import { openFarm } from './open-farm.ts'

const { farm, sentences } = openFarm()
const { here, kind, kinds, line, moved, round, done } = keptStock(farm)

interface Young {
  readonly id: number
  readonly number: number
  readonly entry_date: string | null
  readonly livestock_class_id: number
}

/** The line of the young of a round; nothing where it has none. */
async function youngOf({ id }: Kept): Promise<Young | undefined> {
  const { livestock_ledger_id: line } = await farm.row('livestock_reproduction_lifecycles', id)
  return line === null ? undefined : ((await farm.row('livestock_ledgers', Number(line))) as never)
}

describe('the young of a round', () => {
  test('are those born, until some are marked: then those, never both (Q5)', async () => {
    const ewes = await round()
    expect(await youngOf(ewes)).toBeUndefined()
    await done('birthing', ewes, { date: '2022-07-20', number_birthed: 130 })
    const { livestock_class_id } = await kind('sheep/lambs-unweaned')
    const born = { number: 130, entry_date: '2022-07-20', livestock_class_id }
    expect(await youngOf(ewes)).toMatchObject(born)
    const marked = await done('marking', ewes, { date: '2022-08-30', number_counted: 70 })
    await done('marking', ewes, { date: '2022-08-25', number_counted: 48 })
    const counted = { number: 118, entry_date: '2022-08-25' }
    expect(await youngOf(ewes)).toMatchObject(counted)
    await farm.change('livestock_marking_events', marked.id, { number_counted: 71 })
    expect(await youngOf(ewes)).toMatchObject({ number: 119 })
  })

  test('are gone with the last count, and back with it', async () => {
    const cows = await round(kinds.cows)
    const { id } = await done('marking', cows, { date: '2022-09-01', number_counted: 90 })
    const first = await youngOf(cows)
    await farm.remove('livestock_marking_events', id)
    expect(await youngOf(cows)).toBeUndefined()
    expect((await farm.ask('GET', `livestock_ledgers/${first?.id}`)).status).toBe(404)
    await done('marking', cows, { date: '2022-09-02', number_counted: 91 })
    expect(await youngOf(cows)).toMatchObject({ number: 91, entry_date: '2022-09-02' })
  })

  test('move with what was counted from one round to another', async () => {
    const [one, other] = [await round(), await round()]
    const { id } = await done('marking', one, { date: '2022-09-01', number_counted: 90 })
    await farm.change('livestock_marking_events', id, {
      livestock_reproduction_lifecycle_id: other.id,
    })
    expect(await youngOf(one)).toBeUndefined()
    expect(await youngOf(other)).toMatchObject({ number: 90 })
  })

  test('are changed in their round, not in the ledger', async () => {
    const ewes = await round()
    await done('marking', ewes, { date: '2022-09-01', number_counted: 90 })
    const young = await youngOf(ewes)
    const id = young?.id ?? 0
    const follows = [expect.stringContaining('change it in the breeding round')]
    expect(await farm.refusal('livestock_ledgers', { number: 95 }, id)).toEqual({ number: follows })
    await farm.change('livestock_ledgers', id, { number: 90, weight: 18, notes: 'At the yards' })
    expect((await farm.ask('DELETE', `livestock_ledgers/${id}`)).status).toBe(409)
    await farm.remove('livestock_reproduction_lifecycles', ewes.id)
    expect((await farm.ask('GET', `livestock_ledgers/${id}`)).status).toBe(404)
  })
})

describe('a reconciling line', () => {
  test('needs a note, and keeps it', async () => {
    const silent = await line({ number: 3 })
    const of = { ...here(), livestock_ledger_id: silent.id, direction: 'In' }
    const noted = [expect.stringContaining('needs a note')]
    expect(await farm.refusal('livestock_adjustment_events', of)).toEqual({
      livestock_ledger_id: noted,
    })
    await farm.change('livestock_ledgers', silent.id, { notes: 'Strays from the neighbour' })
    await farm.add('livestock_adjustment_events', of)
    expect(await farm.refusal('livestock_ledgers', { notes: ' ' }, silent.id)).toEqual({
      notes: noted,
    })
  })

  test('takes the difference away, whichever way it goes', async () => {
    await moved('opening', { number: 100, entry_date: '2022-07-01' })
    const count = await farm.add('livestock_closing_events', {
      ...here(),
      ...kinds.ewes,
      number: 105,
    })
    expect(await sentences('E-LIV-8')).toEqual([
      expect.stringContaining('105 head are counted at the end, but the records come to 100 head'),
    ])
    const found = { number: 5, notes: 'Found at the boundary' }
    await moved('adjustment', found, { direction: 'In' })
    expect(await sentences('E-LIV-8')).toEqual([])
    await farm.change('livestock_closing_events', count.id, { number: 98 })
    await moved('adjustment', { number: 7, notes: 'Nobody knows' }, { direction: 'Out' })
    expect(await sentences('E-LIV-8')).toEqual([])
  })
})
