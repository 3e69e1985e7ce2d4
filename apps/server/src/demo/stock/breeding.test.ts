// Promises of breeding, wool and feed on made-up farms.

import { describe, expect, test } from 'vitest'
import { daysBetween } from '../demo-days.ts'
import { addLand } from '../land/make-land.ts'
import { addStock } from './stock.ts'
import { shippedNumbers, smallPlan, trialFarm } from '../trial-farm.ts'
import { classOf, keptBy, keyOf, linesOf, signed, sum } from './trial-ledger.ts'

const listed = shippedNumbers()
const stocked = (['mixed', 'sheep', 'beef'] as const).flatMap(kind =>
  ['red', 'black', 'loam', 'sand'].flatMap(seed => {
    const full = trialFarm({ kind, seed }, listed)
    const small = trialFarm({ kind, seed, ...smallPlan }, listed)
    for (const making of [full, small]) addStock(making, addLand(making))
    return [
      { title: `${kind}, full, ${seed}`, making: full },
      { title: `${kind}, small, ${seed}`, making: small },
    ]
  }),
)

describe.each(stocked)('the breeding rounds of a farm ($title)', ({ making }) => {
  const { plan } = making
  const rounds = keptBy(making, 'livestock_reproduction_lifecycles').map((round, place) => {
    const event = (entity: string) =>
      keptBy(making, `livestock_${entity}_events`).find(
        row => row['livestock_reproduction_lifecycle_id'] === -place - 1,
      )
    return {
      round,
      isSheep: classOf(making, round).startsWith('sheep/'),
      joining: event('joining') ?? {},
      scanning: event('scanning'),
      birthing: event('birthing') ?? {},
      marking: event('marking') ?? {},
      weaning: event('weaning') ?? {},
    }
  })

  test('follow one another in time, each event in its own period', () => {
    for (const { joining, scanning, birthing, marking, weaning } of rounds) {
      const days = [joining['date'], joining['sire_out_date'], scanning?.['date'], birthing['date']]
      const known = [...days, marking['date'], weaning['date']].filter(
        date => typeof date === 'string',
      )
      expect(known).toEqual(known.toSorted())
      for (const event of [joining, scanning, birthing, marking, weaning]) {
        const period = plan.periods.find(({ id }) => id === event?.['period_id'])
        const date = event?.['date']
        if (!period || typeof date !== 'string') continue
        expect(date >= period.start && date <= period.end).toBe(true)
      }
    }
  })

  test('know the days of joining, but for calves of the first period', () => {
    for (const { round, isSheep, joining, scanning } of rounds) {
      const isKnown = isSheep || round['period_id'] !== plan.periods[0]?.id
      expect(typeof joining['date'] === 'string').toBe(isKnown)
      expect(scanning !== undefined).toBe(isKnown)
      if (!isKnown) continue
      const days = daysBetween(String(joining['date']), String(joining['sire_out_date']))
      expect(days).toBeGreaterThanOrEqual(isSheep ? 35 : 45)
      expect(days).toBeLessThanOrEqual(isSheep ? 49 : 90)
    }
  })

  test('keep their percentages inside the bands', () => {
    for (const { isSheep, joining, scanning, birthing, marking, weaning } of rounds) {
      const joined = Number(joining['number_joined'])
      const marked = Number(marking['number_counted'])
      const [least, most] = isSheep ? [0.7, 1.4] : [0.75, 0.98]
      expect(marked / joined).toBeGreaterThanOrEqual(least)
      expect(marked / joined).toBeLessThanOrEqual(most)
      expect(Number(birthing['number_birthed'])).toBeGreaterThanOrEqual(marked)
      expect(Number(weaning['number'])).toBeLessThanOrEqual(marked)
      const sires = (100 * Number(joining['sires_used'])) / joined
      expect(sires).toBeGreaterThanOrEqual(isSheep ? 1 : 2.5)
      expect(sires).toBeLessThanOrEqual(isSheep ? 3.5 : 5)
      if (!scanning) continue
      const pregnant = Number(scanning['number_pregnant'])
      expect(Number(scanning['number_scanned'])).toBeLessThanOrEqual(joined)
      expect(pregnant / Number(scanning['number_scanned'])).toBeGreaterThan(0.6)
      expect(marked).toBeLessThanOrEqual(pregnant * (isSheep ? 2.2 : 1.05))
    }
  })

  test('are of breeding classes, and never join more females than there are', () => {
    const lines = linesOf(making)
    for (const { round, joining } of rounds) {
      const stockClass = classOf(making, round)
      expect(mothers).toContain(stockClass)
      const from = joining['date']
      const date = typeof from === 'string' ? from : (plan.periods[0]?.start ?? '')
      const key = keyOf({ ...round, period_id: joining['period_id'] })
      const there = lines.filter(line => line.key === key && line.date <= date)
      expect(sum(there.map(signed))).toBeGreaterThanOrEqual(Number(joining['number_joined']))
    }
  })
})

const mothers = [
  'sheep/ewes-breeding',
  'sheep/maiden-ewes',
  'cattle/cows-breeding',
  'cattle/maiden-heifers-joined',
]

describe.each(stocked)('wool and feed of a farm ($title)', ({ making }) => {
  test('wool is told for each flock and period, inside the bands', () => {
    const clips = keptBy(making, 'livestock_wool_collections')
    const flocks = keptBy(making, 'farm_livestock_enterprise_periods').filter(row =>
      [merinos, primeLambs].includes(Number(row['livestock_enterprise_id'])),
    )
    expect(clips).toHaveLength(flocks.length)
    for (const clip of clips) {
      const cut = Number(clip['greasy_kg']) / Number(clip['head_shorn'])
      expect(cut).toBeGreaterThan(3.5)
      expect(cut).toBeLessThan(6.5)
    }
    for (const clip of clips) {
      const clean = Number(clip['bales_sold']) * 178 * Number(clip['yield_percentage'])
      if (clean === 0) continue
      const price = Number(clip['income']) / clean
      expect(price).toBeGreaterThan(4_00)
      expect(price).toBeLessThan(25_00)
    }
  })

  test('feed is told on full farms alone, at prices inside the bands', () => {
    const feed = keptBy(making, 'livestock_feed_collections')
    expect(feed.length > 0).toBe(making.plan.full)
    for (const { price, tonnes } of feed) {
      expect(Number(price)).toBeGreaterThan(60_00)
      expect(Number(price)).toBeLessThan(720_00)
      expect(Number(tonnes)).toBeGreaterThan(0)
    }
  })
})

const merinos = listed('livestock_enterprises', 'grazing/sheep/wool-self-replacing-merino')
const primeLambs = listed('livestock_enterprises', 'grazing/sheep/prime-lamb-terminal-sire')
