// What farms are compared by says of a farm what its own screens say: the record, the cropping summary and the livestock
// summary of each demonstration farm and period.

import { recordFields } from '@furrow/catalogue/finance/record'
import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import { runQuery } from '../../src/db/run-query.ts'
import { askingFurrow } from '../asking.ts'
import type { Asker } from '../asking.ts'
import { workedAgain } from '../explained-figures.ts'
import { ownDatabase } from '../own-database.ts'

const { db } = ownDatabase('demonstration')
let asker: Asker
let periods: readonly { farm: number; period: number }[]
beforeAll(async () => {
  asker = await askingFurrow(db, admin(1))
  periods = await runQuery(
    db,
    sql<{ farm: number; period: number }>`
      select farm_id as farm, period_id as period from farm_period
      where deleted_at is null order by 1, 2`,
  )
})
afterAll(() => asker.close())

type Figures = Readonly<Record<string, number | null>>

async function told<Answer>(path: string): Promise<Answer> {
  const { status, body, text } = await asker.ask('GET', path)
  expect(status, `${path} ${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data as Answer
}

interface Benchmarks {
  readonly scopes: readonly { scope: string; name: string }[]
  readonly measures: readonly { name: string; own: number | null }[]
}
const of = (farm: number, period: number, scope: string) =>
  told<Benchmarks>(`/api/v2/benchmarks?farm_id=${farm}&period_id=${period}&scope=${scope}`)
const figuresIn = ({ measures }: Benchmarks): Figures =>
  Object.fromEntries(measures.map(({ name, own }) => [name, own]))

let compared = 0
/** To the cent, which summaries round to, and else to six digits. */
function expectSame(one: Figures, other: Figures, where: string): void {
  for (const [name, figure] of Object.entries(other)) {
    const own = one[name] ?? null
    // A record leaves out what the farm has none of.
    if (figure === null && own === 0) continue
    if (figure === null || own === null) {
      expect(own, `${where}: ${name}`).toBe(figure)
    } else {
      const most = Math.max(1, Math.abs(figure) * 1e-6)
      const isMoney = /cost|margin|income|price|profit|per_ha|per_dse/.test(name)
      const off = Math.abs(own - figure)
      expect(
        off <= (isMoney ? most : Math.abs(figure) * 1e-5 + 1e-6),
        `${where}: ${name} ${own} ${figure}`,
      ).toBe(true)
    }
    compared += 1
  }
}

test('whole farms have the figures of their records', async () => {
  const names = farmComparison.measures.flatMap(({ name }) => (name in recordFields ? [name] : []))
  expect(names.length).toBeGreaterThan(35)
  for (const { farm, period } of periods) {
    const [record] = await runQuery(
      db,
      sql<Figures>`
        select ${sql.join(names.map(name => sql.ref(`a.${name}`)))}
        from assets a join assets_season s on s.id = a.id
        where s.farm_id = ${farm} and s.period_id = ${period} and s.deleted_at is null`,
    )
    if (!record) continue
    const own = figuresIn(await of(farm, period, 'farm'))
    expectSame(
      own,
      Object.fromEntries(names.map(name => [name, record[name] ?? null])),
      `${farm} ${period}`,
    )
  }
}, 120_000)

/** By farm and period, where all that is compared of the farm was read. */
const scopes = new Map<string, Benchmarks['scopes']>()

test('crop enterprises have the figures of the cropping summary', async () => {
  for (const { farm, period } of periods) {
    const summary = await told<CroppingOfPeriod>(
      `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`,
    )
    for (const group of summary.groups.enterprise) {
      const own = summary.crops.filter(one => group.crops.includes(one.id))
      // What still grows, or has no margin yet, is compared otherwise.
      if (!group.of || own.some(one => one.is_growing || one.gross_margin === null)) continue
      const compares = await of(farm, period, `crop ${group.of.id}`)
      scopes.set(`${farm} ${period}`, compares.scopes)
      expectSame(
        figuresIn(compares),
        {
          yield: group.yield,
          price: group.price,
          income_per_ha: group.income_per_ha,
          direct_cost_per_ha: group.cost_per_ha,
          gross_margin_per_ha: group.margin_per_ha,
          return_on_cost: group.return_on_cost,
          cost_per_unit: group.break_even_price,
          full_cost_per_unit: group.full_cost,
          water_use_efficiency: group.water_use,
          of_potential: group.of_potential,
          produced_per_ml: group.produced_per_ml,
        },
        `${farm} ${period} ${group.of.name}`,
      )
    }
  }
}, 120_000)

test('a whole farm names all that is compared of it, without reading it', async () => {
  expect(scopes.size).toBeGreaterThan(3)
  for (const { farm, period } of periods) {
    const all = scopes.get(`${farm} ${period}`)
    if (all) expect((await of(farm, period, 'farm')).scopes).toEqual(all)
  }
}, 120_000)

test('stock enterprises have the figures of the livestock summary', async () => {
  for (const { farm, period } of periods) {
    const summary = await told<LivestockOfPeriod>(
      `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`,
    )
    for (const { of: enterprise, measures, breeding } of summary.enterprises) {
      if (!enterprise) continue
      const margin = summary.margins?.enterprises.find(one => one.of?.id === enterprise.id)?.figures
      const own = figuresIn(await of(farm, period, `stock ${enterprise.id}`))
      expectSame(
        own,
        {
          kg_per_ha: measures.kilograms_per_ha,
          kg_per_dse: measures.kilograms_per_dse,
          dse_per_ha: measures.dse_per_ha,
          death_rate: measures.death_rate,
          price_per_head: measures.price_per_head,
          marking: breeding.ratios.marking,
          weaning: breeding.ratios.weaning,
          income_per_dse: margin?.income_per_dse ?? null,
          gross_margin_per_dse: margin?.gross_margin_per_dse ?? null,
          feed_per_dse: margin?.feed_cost_per_dse ?? null,
          cost_per_kg: margin?.cost_per_kg ?? null,
        },
        `${farm} ${period} ${enterprise.name}`,
      )
    }
  }
}, 120_000)

const isLongForm = inject('isLongForm')

/** Of each farm a part of its figures, so that all of them are asked of some farm; in the long form, all of each. */
const isAsked = (place: number, turn: number, turns: number) =>
  isLongForm || place % turns === turn % turns

test('every figure explains itself, down to rows', async () => {
  const farms = [...Map.groupBy(periods, ({ farm }) => farm).values()]
  const asked = new Set<string>()
  for (const [turn, own] of farms.entries()) {
    // The last one is still recorded.
    const { farm, period } = own.at(-2) ?? { farm: 0, period: 0 }
    const { scopes } = await of(farm, period, 'farm')
    const compared = ['farm', 'crop', 'stock'].flatMap(kind => {
      const found = scopes.filter(one => one.scope.startsWith(kind))
      return (isLongForm ? found : found.slice(0, 1)).map(({ scope }) => ({ kind, scope }))
    })
    for (const { kind, scope } of compared) {
      const { measures } = await of(farm, period, scope)
      for (const [place, { name, own: figure }] of measures.entries()) {
        if (!isAsked(place, turn, kind === 'farm' ? farms.length : 4)) continue
        const path = `/api/v2/benchmarks/explain?farm_id=${farm}&period_id=${period}&scope=${scope}`
        const {
          own: side,
          formula,
          produce,
        } = await told<BenchmarkExplained>(`${path}&measure=${name}`)
        expect(side.value, name).toBe(figure)
        expect(workedAgain(formula, side), name).toBe(figure)
        const area = side.lines.find(line => line.name === 'effective_ha')
        expect(side.hectares, name).toBe(area?.amount ?? side.hectares)
        expect(side.hectares, name).toBeGreaterThan(0)
        if (kind !== 'crop') expect(produce).toBe('t')
        const rowless = side.lines.filter(({ amount, rows }) => amount && rows.length === 0)
        expect(rowless, `${farm} ${scope} ${name}`).toEqual([])
        asked.add(`${kind} ${name}`)
      }
    }
  }
  expect(asked.size).toBeGreaterThan(isLongForm ? 170 : 150)
}, 600_000)

test('and they were not few', () => {
  expect(compared).toBeGreaterThan(500)
})
