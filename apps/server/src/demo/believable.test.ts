// What a consultant would look at first on a made-up farm, and would not believe: over the six farms of
// the demonstration, and some of those that are made by the hundred.

import { describe, expect, test } from 'vitest'
import { shipped } from './crops/trial.ts'
import { dseOf, primeLambs } from './stock/classes.ts'
import { classOf, enterpriseOf, keptBy, keyOf, linesOf, signed, sum } from './stock/trial-ledger.ts'
import type { Row } from '../rules/saving/save-rule.ts'
import { looksAt, trialPeriods as periods } from './trial-crowd.ts'
import type { CrowdFarm } from './trial-crowd.ts'

interface Round {
  readonly round: Row
  readonly joined: number
  readonly scanned: number
  readonly pregnant: number
  readonly born: number
  readonly marked: number
  readonly weaned: number
  readonly joining: Row
}

function roundsOf({ making }: CrowdFarm): readonly Round[] {
  return keptBy(making, 'livestock_reproduction_lifecycles').map((round, place) => {
    const event = (kind: string): Row =>
      keptBy(making, `livestock_${kind}_events`).find(
        row => row['livestock_reproduction_lifecycle_id'] === -place - 1,
      ) ?? {}
    const scanning = event('scanning')
    return {
      round,
      joining: event('joining'),
      joined: Number(event('joining')['number_joined']),
      scanned: Number(scanning['number_scanned'] ?? 0),
      pregnant: Number(scanning['number_pregnant'] ?? 0),
      born: Number(event('birthing')['number_birthed']),
      marked: Number(event('marking')['number_counted']),
      weaned: Number(event('weaning')['number']),
    }
  })
}

describe('stock', () => {
  test('is marked in the usual band, enterprise by enterprise (5.4)', () => {
    looksAt(60, farm => {
      const rounds = Map.groupBy(roundsOf(farm), ({ round }) => placeOf(round))
      for (const [place, own] of rounds) {
        const isSheep = own.every(({ round }) => classOf(farm.making, round).startsWith('sheep/'))
        const share = sum(own.map(({ marked }) => marked)) / sum(own.map(({ joined }) => joined))
        const [least, most] = isSheep ? [0.85, 1.3] : [0.75, 0.95]
        expect(share, `${farm.title} ${place}`).toBeGreaterThanOrEqual(least)
        expect(share, `${farm.title} ${place}`).toBeLessThanOrEqual(most)
      }
      return rounds.size
    })
  })

  test('is scanned, born, marked and weaned in numbers that follow from each other', () => {
    looksAt(90, farm => {
      const rounds = roundsOf(farm)
      for (const { round, joined, scanned, pregnant, born, marked, weaned } of rounds) {
        const young = classOf(farm.making, round).startsWith('sheep/') ? 2.2 : 1.05
        expect(scanned).toBeLessThanOrEqual(joined)
        expect(pregnant).toBeLessThanOrEqual(scanned)
        if (scanned > 0) expect(born).toBeLessThanOrEqual(pregnant * young)
        expect(marked).toBeLessThanOrEqual(born)
        expect(weaned).toBeLessThanOrEqual(marked)
        expect(weaned / marked).toBeGreaterThan(0.94)
      }
      return rounds.length
    })
  })

  test('is joined in no larger number than there is', () => {
    looksAt(90, farm => {
      const lines = linesOf(farm.making)
      const rounds = roundsOf(farm)
      for (const { round, joining, joined } of rounds) {
        const from = joining['date']
        const day = typeof from === 'string' ? from : (periods[0]?.start ?? '')
        const key = keyOf({ ...round, period_id: joining['period_id'] })
        const there = lines.filter(line => line.key === key && line.date <= day)
        expect(sum(there.map(signed)), farm.title).toBeGreaterThanOrEqual(joined)
      }
      return rounds.length
    })
  })

  test('goes from one class to another in the same number and weight', () => {
    looksAt(200, ({ making }) => {
      const ledgers = keptBy(making, 'livestock_ledgers')
      const transfers = keptBy(making, 'livestock_transfer_events')
      for (const row of transfers) {
        const [out, into] = ['out', 'in'].map(
          way => ledgers[-Number(row[`${way}_livestock_ledger_id`]) - 1],
        )
        expect([into?.['number'], into?.['weight']]).toEqual([out?.['number'], out?.['weight']])
      }
      return transfers.length
    })
  })

  test('opens with what the last period closed with, and is off by five steers once', () => {
    const off: string[] = []
    looksAt(250, ({ making, title }) => {
      const lines = linesOf(making)
      const closings = keptBy(making, 'livestock_closing_events')
      for (const row of closings) {
        const key = keyOf(row)
        const expected = sum(lines.filter(line => line.key === key).map(signed))
        if (expected !== row['number']) {
          off.push(`${title} ${classOf(making, row)} ${expected - Number(row['number'])}`)
        }
        const next = keyOf({ ...row, period_id: Number(row['period_id']) + 1 })
        if (!periods.some(({ id }) => id === Number(row['period_id']) + 1)) continue
        const opened = lines.filter(({ key, kind }) => key === next && kind === 'opening')
        expect(sum(opened.map(({ head }) => head))).toBe(row['number'])
      }
      return closings.length
    })
    expect(off).toEqual(['Leichhardt Station cattle/trading-steers 5'])
  })

  test('is rated by class and enterprise, as the list that ships has it (2.17 d)', () => {
    const ratings = [...shipped('stock_ratings').values()]
    const ratingOf = (stockClass: string, enterprise: string) => {
      const own = ratings.filter(row => row['livestock_class_id'] === stockClass)
      const crossbred = own.find(({ variant }) => variant === 'Crossbred')
      const used = own.find(row => row['used_first'] === true)
      return Number((enterprise === primeLambs ? (crossbred ?? used) : used)?.['dse'])
    }
    expect(ratingOf('sheep/ewes-breeding', primeLambs)).toBe(2.2)
    let crossbred = 0
    looksAt(36, ({ making }) => {
      const closed = keptBy(making, 'livestock_closing_events')
      for (const row of closed) {
        const enterprise = enterpriseOf(making, row)
        crossbred += Number(enterprise === primeLambs)
        const stockClass = classOf(making, row)
        const dse = dseOf(stockClass, enterprise)
        expect(dse, stockClass).toBe(ratingOf(stockClass, enterprise))
      }
      return closed.length
    })
    expect(crossbred).toBeGreaterThan(20)
  })

  test('dies in the usual numbers, of those that are weaned (T30)', () => {
    looksAt(48, farm => {
      const lines = linesOf(farm.making).filter(
        ({ stockClass }) => !stockClass.endsWith('unweaned'),
      )
      const places = Map.groupBy(lines, ({ period, species }) => `${period} ${species}`)
      for (const [place, own] of places) {
        const died = sum(own.filter(({ kind }) => kind === 'death').map(({ head }) => head))
        const opened = sum(own.filter(({ kind }) => kind === 'opening').map(({ head }) => head))
        const most = place.endsWith('sheep') ? 0.04 : 0.025
        expect(died / opened, `${farm.title} ${place}`).toBeLessThanOrEqual(most)
      }
      return places.size
    })
  })
})

describe('feed', () => {
  test('that is home grown was kept of a crop of that period', () => {
    const grown = new Map<string, number>()
    looksAt(25, ({ making, cropIncome, title }) => {
      const rows = keptBy(making, 'livestock_feed_collections')
      expect(rows.every(row => Number(row['tonnes']) > 0)).toBe(true)
      const fed = rows.filter(row => row['source'] === 'Home grown')
      for (const { period, kept } of cropIncome) {
        const own = fed.filter(row => row['period_id'] === period.id)
        for (const [feed, some] of Map.groupBy(own, row => String(row['feed']))) {
          const word = feed.toLowerCase().replace('lupins', 'lupin').split(' ')[0] ?? ''
          const isHay = feed.endsWith(' hay')
          const there = kept.filter(
            ({ crop, kind }) => crop.startsWith(word) && (kind === 'hay') === isHay,
          )
          const tonnes = sum(some.map(row => Number(row['tonnes'])))
          expect(tonnes, `${title} ${period.name} ${feed}`).toBeLessThanOrEqual(
            sum(there.map(one => one.tonnes)) + 1e-6,
          )
        }
      }
      grown.set(title, fed.length)
      return rows.length
    })
    expect(grown.get('Wattle Flat')).toBeGreaterThan(8)
    expect(grown.get('Stony Rises')).toBeGreaterThan(3)
    // It grows no hay: all of it is bought.
    expect(grown.get('Leichhardt Station')).toBe(0)
  })
})

function placeOf(row: Row): string {
  return `${String(row['period_id'])} ${String(row['livestock_enterprise_id'])}`
}
