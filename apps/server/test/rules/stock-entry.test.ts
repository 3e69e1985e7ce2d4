// What of stock is refused as it is entered, for it can never be true.

import { describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { stockDayRules } from '../../src/rules/stock/stock-day-rules.ts'
import { keptStock } from './kept-stock.ts'
import { ruledFarm } from './ruled-farm.ts'

const farm = ruledFarm()
const { kinds, kind, here, line, moved, counted, round, done } = keptStock(farm)

describe('a movement of stock', () => {
  test.each(['2020-03-01', '2027-03-01', '2022-06-30', '2023-07-01'])(
    'is dated in its period, not on %s (E-PER-2)',
    async entry_date => {
      const sent = { ...here(), ...kinds.ewes, number: 10, entry_date }
      const refused = await farm.refusal('livestock_ledgers', sent)
      expect(refused['entry_date']).toEqual([
        expect.stringMatching(/is not in 2022–23: enter a day from 1 July 2022 to 30 June 2023\.$/),
      ])
      const { id } = await line({ entry_date: '2022-07-01' })
      expect(await farm.refusal('livestock_ledgers', { entry_date }, id)).toEqual(refused)
    },
  )

  test('is not more than a week ahead (E-DATE-3)', async () => {
    const after = { ...here(), ...kinds.ewes, number: 10, entry_date: '2023-01-20' }
    const row = { at: '', id: undefined, before: undefined, sent: after, after }
    const errors = (today: string) =>
      farm.db.transaction().execute(async tx => {
        const asked = { entity: 'livestock_ledgers', viewer: admin(1), tx, todayIn: () => today }
        return stockDayRules.check?.([row], { ...asked, save: async () => [] })
      })
    expect(await errors('2023-01-12')).toEqual({
      entry_date: ['20 January 2023 is in the future: enter what has been done.'],
    })
    expect(await errors('2023-01-13')).toEqual({})
  })

  test('is a whole number of head, and never less than none (E-LIV-1)', async () => {
    const sent = { ...here(), ...kinds.ewes }
    expect(await farm.refusal('livestock_ledgers', { ...sent, number: -1 })).toHaveProperty(
      'number',
    )
    expect(await farm.refusal('livestock_ledgers', { ...sent, number: 1.5 })).toHaveProperty(
      'number',
    )
  })
})

describe('an opening', () => {
  test('stands on the first day (E-LIV-4)', async () => {
    const late = await line({ entry_date: '2022-08-01' })
    const sent = { ...here(), livestock_ledger_id: late.id }
    const message =
      'An opening belongs to the first day of the period, 1 July 2022, not to 1 August 2022.'
    expect(await farm.refusal('livestock_opening_events', sent)).toEqual({
      livestock_ledger_id: [message],
    })
    const first = await moved('opening', { entry_date: '2022-07-01' })
    const moving = { entry_date: '2022-08-01' }
    expect(await farm.refusal('livestock_ledgers', moving, first.id)).toEqual({
      entry_date: [message],
    })
  })

  test('stands once for each class of an enterprise, as a closing does (E-LIV-4)', async () => {
    const first = await moved('opening', {})
    const again = await line({})
    const sent = { ...here(), livestock_ledger_id: again.id }
    const twice = [expect.stringContaining('has an opening number already')]
    expect(await farm.refusal('livestock_opening_events', sent)).toEqual({
      livestock_ledger_id: twice,
    })
    const same = { ...here(), livestock_ledger_id: first.id }
    expect(await farm.refusal('livestock_opening_events', same)).toHaveProperty(
      'livestock_ledger_id',
    )
    const rams = await moved('opening', await kind('sheep/rams'))
    await moved('opening', {}, { period: farm.after })
    const { livestock_class_id } = kinds.ewes
    expect(await farm.refusal('livestock_ledgers', { livestock_class_id }, rams.id)).toEqual({
      livestock_class_id: twice,
    })
    await farm.change('livestock_ledgers', rams.id, await kind('sheep/cull-ewes-cfa'))
    const { id } = await counted({})
    expect(
      await farm.refusal('livestock_closing_events', { ...here(), ...kinds.ewes, number: 1 }),
    ).toEqual({ livestock_class_id: [expect.stringContaining('has a closing number already')] })
    await farm.change('livestock_closing_events', id, { number: 90 })
    const both = [50, 60].map(number => ({ ...here(), ...kinds.cows, number }))
    const { status } = await farm.ask('POST', 'livestock_closing_events/batch', { resources: both })
    expect(status).toBe(422)
  })
})

describe('a transfer', () => {
  test('has as many coming as going (E-LIV-3)', async () => {
    const maiden = await kind('sheep/maiden-ewes')
    const [out, into] = [await line({ ...maiden, number: 30 }), await line({ number: 20 })]
    const sent = {
      ...here(),
      out_livestock_ledger_id: out.id,
      in_livestock_ledger_id: into.id,
    }
    const message =
      '30 head leave Maiden Ewes, but 20 head join Ewes (breeding): both sides of a transfer have the same number.'
    expect(await farm.refusal('livestock_transfer_events', sent)).toEqual({
      in_livestock_ledger_id: [message],
    })
    await farm.change('livestock_ledgers', into.id, { number: 30 })
    await farm.add('livestock_transfer_events', sent)
    expect(await farm.refusal('livestock_ledgers', { number: 20 }, into.id)).toEqual({
      number: [message],
    })
    const both = Object.fromEntries([out, into].map(({ id }) => [id, { number: 25 }]))
    const { status, text } = await farm.ask('PATCH', 'livestock_ledgers/batch', { resources: both })
    expect(status, text).toBe(200)
  })

  test('goes to another class or enterprise, of the same species (E-LIV-3)', async () => {
    const transferred = async (to: object) => {
      const [out, into] = [await line({}), await line(to)]
      return farm.refusal('livestock_transfer_events', {
        ...here(),
        out_livestock_ledger_id: out.id,
        in_livestock_ledger_id: into.id,
      })
    }
    expect(await transferred({})).toEqual({
      in_livestock_ledger_id: [
        'A transfer goes to another class or enterprise, and both sides are Ewes (breeding).',
      ],
    })
    expect(await transferred(kinds.cows)).toEqual({
      in_livestock_ledger_id: [
        'Ewes (breeding) cannot become Cows (breeding): they are another species.',
      ],
    })
  })
})

test.each([
  ['sale', 'A sale needs'],
  ['purchase', 'A purchase needs'],
  ['death', 'Deaths need'],
] as const)('a %s is of at least one head (E-SALE-1)', async (kindOf, words) => {
  const none = await line({ number: 0 })
  const sent = { ...here(), livestock_ledger_id: none.id }
  const message = `${words} a number: at least one head.`
  expect(await farm.refusal(`livestock_${kindOf}_events`, sent)).toEqual({
    livestock_ledger_id: [message],
  })
  const gone = await moved(kindOf, { number: 4 })
  expect(await farm.refusal('livestock_ledgers', { number: 0 }, gone.id)).toEqual({
    number: [message],
  })
})

describe('a breeding round', () => {
  test('is one of breeding females (E-LIV-7)', async () => {
    const rams = await kind('sheep/rams')
    const sent = { ...here(), ...rams }
    expect(await farm.refusal('livestock_reproduction_lifecycles', sent)).toEqual({
      livestock_class_id: ['Rams cannot be joined: choose a class of breeding females.'],
    })
  })

  test('has no more in young than were scanned (E-LIV-5)', async () => {
    const { id } = await round()
    const sent = { ...here(), livestock_reproduction_lifecycle_id: id, number_scanned: 400 }
    const twice = { ...sent, number_pregnant: 800 }
    const refused = {
      number_pregnant: ['800 head in young are more than the 400 head scanned.'],
    }
    expect(await farm.refusal('livestock_scanning_events', twice)).toEqual(refused)
    const kept = await farm.add('livestock_scanning_events', { ...sent, number_pregnant: 400 })
    const change = { number_pregnant: 800 }
    expect(await farm.refusal('livestock_scanning_events', change, kept.id)).toEqual(refused)
  })

  test('is joined before it is scanned, and born before it is marked and weaned (E-LIV-5)', async () => {
    const bred = await round()
    const of = { ...here(), livestock_reproduction_lifecycle_id: bred.id }
    const joined = await done('joining', bred, { date: '2022-10-07' })
    expect(await farm.refusal('livestock_scanning_events', { ...of, date: '2022-10-01' })).toEqual({
      date: ['The first were joined on 7 October 2022: none were scanned on 1 October 2022.'],
    })
    await done('scanning', bred, { date: '2023-01-05' })
    expect(
      await farm.refusal('livestock_joining_events', { date: '2023-02-01' }, joined.id),
    ).toHaveProperty('date')
    await done('birthing', bred, { date: '2023-03-10' })
    for (const event of ['marking', 'weaning']) {
      const early = { ...of, date: '2023-03-01' }
      expect(await farm.refusal(`livestock_${event}_events`, early)).toEqual({
        date: [expect.stringMatching(/^The first were born on 10 March 2023: none were/)],
      })
    }
    await done('weaning', bred, { date: '2023-06-10' })
    const out = { date: '2022-11-07', sire_out_date: '2022-11-01' }
    expect(await farm.refusal('livestock_joining_events', out, joined.id)).toHaveProperty(
      'sire_out_date',
    )
  })

  test('is joined in the year before, and born in the period (E-PER-2)', async () => {
    const bred = await round()
    const of = { ...here(), livestock_reproduction_lifecycle_id: bred.id }
    await done('joining', bred, { date: '2021-11-04', sire_out_date: '2022-01-05' })
    await done('scanning', bred, { date: '2022-03-28' })
    for (const event of ['birthing', 'marking', 'weaning']) {
      const sent = { ...of, date: '2022-06-01' }
      expect(await farm.refusal(`livestock_${event}_events`, sent)).toEqual({
        date: ['1 June 2022 is not in 2022–23: enter a day from 1 July 2022 to 30 June 2023.'],
      })
    }
    const early = { ...of, date: '2021-06-01' }
    expect(await farm.refusal('livestock_joining_events', early)).toHaveProperty('date')
  })
})
