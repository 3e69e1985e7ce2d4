// What flows into the records of all demo farms is what other screens show of the same rows.

import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import { averageDse } from '@furrow/farming/stock/stock-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readingsOfFarm } from '../../src/facts/record/rain-rows.ts'
import { everything } from '../../src/query/reach.ts'
import { collectionsOf } from '../../src/reports/collections.ts'
import { figuresOf } from '../../src/reports/tallied-figures.ts'
import { flowedDemo, sumOfFigures } from './flowed-demo.ts'

const { db, all } = flowedDemo()

test('stock ate at both ends what the stock check says (C96)', async () => {
  let looked = 0
  for (const { period, figures } of all) {
    const [collection] = await collectionsOf(db, everything, {
      farms: [period.farm_id],
      period: period.period_id,
    })
    if (!collection) expect.fail('There is no such collection.')
    const facts = { collections: [collection], reach: everything, seesMoney: () => true }
    const { stock } = await figuresOf(db, facts, [])
    if (stock.length === 0) continue
    const { gz_opening_dse: opening, gz_closing_dse: closing } = figures
    const mean = ((opening ?? NaN) + (closing ?? NaN)) / 2
    if (closing === null) expect(stock.some(({ closing: counted }) => counted === null)).toBe(true)
    else expect(mean).toBeCloseTo(averageDse(stock), 6)
    looked += 1
  }
  expect(looked).toBeGreaterThan(10)
})

test('rain of the year is that of the months of the main gauge', async () => {
  let looked = 0
  for (const { period, figures } of all) {
    const { start: from, end: to } = period
    const months = rainOfMonths(await readingsOfFarm(db, { collection: period }), { from, to })
    const whole = months.every(({ read }) => read > 0)
    const sum = Math.round(months.reduce((mm, month) => mm + month.mm, 0) * 100) / 100
    expect(figures['rain_annual_mm']).toBe(whole ? sum : null)
    looked += Number(whole)
  }
  expect(looked).toBeGreaterThan(15)
})

test('land held and let comes to the paddocks, and its classes to all of it', async () => {
  for (const { period, figures } of all) {
    const { rows } = await sql<{ area: number }>`
      select sum(area) as area from paddocks where farm_id = ${period.farm_id}
        and period_id = ${period.period_id} and deleted_at is null`.execute(db)
    const held = ['owned_ha', 'leased_ha', 'sharefarmed_ha', 'agisted_in_ha']
    expect(sumOfFigures(figures, held)).toBeCloseTo(rows[0]?.area ?? NaN, 4)
    const classes = Object.keys(figures).filter(name => /_(owned|leased)_ha$/.test(name))
    expect(sumOfFigures(figures, classes)).toBeCloseTo(rows[0]?.area ?? NaN, 4)
  }
  expect(all).toHaveLength(30)
})

test('is what their records hold, and nobody typed it', async () => {
  let looked = 0
  for (const { period, figures } of all) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select * from assets where farm_id = ${period.farm_id}
        and period_id = ${period.period_id}`.execute(db)
    const known = Object.entries(figures).flatMap(([name, figure]) =>
      figure === null || name.startsWith('rows(')
        ? []
        : [[name, Math.round(figure * 1e6) / 1e6] as const],
    )
    for (const [name, figure] of known) expect(rows[0]?.[name], name).toBeCloseTo(figure, 5)
    const origins = Object.entries(rows[0]?.['origins'] ?? {})
    expect(origins.filter(([, origin]) => 'typed' in origin)).toEqual([])
    looked += known.length
  }
  expect(looked).toBeGreaterThan(1500)
})
