// The crops and the stock of a farm beside the period before and beside others, in one answer: with the figures that
// reports have, and nothing for who may not see it.

import type { BenchmarkExplained, BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import type { EnterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import type { ValidationReview } from '@furrow/wire/editions/validation-review-answer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { numberIn } from './report-figures-told.ts'
import { ofFarms } from './rules/asked-by-people.ts'
import { openValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('published farms')
let asker: Asker
let period: number
let farms: readonly number[]

beforeAll(async () => {
  const made = await openValidatedFarms(db)
  ;({ asker, period } = made)
  farms = made.farms.slice(0, 8)
}, 180_000)
afterAll(() => asker?.close())

const of = (farm: number) => `farm_id=${farm}&period_id=${period}`

async function told<Answer>(address: string, ask: Ask = asker.ask): Promise<Answer> {
  const { status, body, text } = await ask('GET', address)
  expect(status, `${address} ${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data as Answer
}

const besideOf = (farm: number, kind: string, ask?: Ask) =>
  told<EnterprisesCompared>(`/api/v2/benchmarks/enterprises?${of(farm)}&kind=${kind}`, ask)

const largeOf = (farm: number, scope: string) =>
  told<FarmReport>(`/api/v2/farm-report?${of(farm)}&report=${scope.replace(' ', '-')}`)

/** All of a farm, crops and stock. */
async function allBeside(farm: number) {
  const both = [await besideOf(farm, 'crop'), await besideOf(farm, 'stock')]
  return both.flatMap(({ enterprises }) => enterprises)
}

test('enterprises beside others have the texts of their reports, all in one answer', async () => {
  const same: string[] = []
  const all: EnterprisesCompared['enterprises'][number]['figures'][number][] = []
  for (const farm of farms) {
    for (const { scope, figures, group, why_not: whyNot } of await allBeside(farm)) {
      const report = await largeOf(farm, scope)
      const blocks = report.sections.flatMap(section => section.blocks)
      const large = blocks.flatMap(block => (block.kind === 'headline' ? block.figures : []))
      const shared = figures.filter(({ label }) => large.some(one => one.label === label))
      expect(group).toEqual(report.group)
      expect(whyNot === null).toBe(group !== null)
      expect(shared.map(({ before: _, ...figure }) => figure)).toEqual(
        shared.map(({ label }) => large.find(one => one.label === label)),
      )
      same.push(...shared.map(({ label }) => label))
      all.push(...figures)
    }
  }
  expect(same.length).toBeGreaterThan(50)
  expect(new Set(same)).toContain('Yield')
  const known = all.filter(({ before }) => before.value !== null)
  expect(known.map(({ before }) => numberIn(before.text))).toEqual(
    known.map(({ before }) => expect.closeTo(before.value ?? NaN, 6)),
  )
  expect(all.some(({ beside }) => beside === 'Too few farms to say this safely')).toBe(true)
}, 60_000)

test('the period before is what that period itself tells', async () => {
  let compared = 0
  for (const farm of farms) {
    const { enterprises, before } = await besideOf(farm, 'crop')
    const periods = await asker.ask('POST', '/api/farm_period/search', {
      filters: [{ field: 'farm_id', operator: '=', value: farm }],
      includes: [{ relation: 'period' }],
    })
    const rows: readonly { period_id: number; period: { name: string } }[] = periods.body.data
    const earlier = rows.find(({ period: { name } }) => name === before)
    if (!earlier) continue
    const address = `farm_id=${farm}&period_id=${earlier.period_id}&kind=crop`
    const then = await told<EnterprisesCompared>(`/api/v2/benchmarks/enterprises?${address}`)
    for (const { scope, figures } of enterprises) {
      const there = then.enterprises.find(one => one.scope === scope)
      for (const figure of figures) {
        const own = there?.figures.find(({ label }) => label === figure.label)?.own
        if (own) expect(figure.before).toEqual(own)
        if (own) compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(10)
}, 60_000)

test('who sees no money is told no money beside others, and nobody else anything', async () => {
  const [farm = 0, other = 0] = farms
  const grower = asker.as(somebody(900, { farms: [farm] }))
  const { enterprises } = await besideOf(farm, 'crop', grower)
  const labels = enterprises.flatMap(({ figures }) => figures.map(({ label }) => label))
  expect(labels).toContain('Yield')
  const money = [
    'Price',
    'Income per hectare',
    'Gross margin per hectare',
    'Direct costs per hectare',
  ]
  expect(labels.filter(label => money.includes(label))).toEqual([])
  expect(
    enterprises.flatMap(({ figures }) => figures.map(({ own }) => own.text)).join(),
  ).not.toContain('$')
  const { status, text } = await grower(
    'GET',
    `/api/v2/benchmarks/enterprises?${of(other)}&kind=crop`,
  )
  expect([status, text]).toEqual([404, expect.stringContaining('This farm doesn’t exist')])
  const odd = await asker.ask('GET', `/api/v2/benchmarks/enterprises?${of(farm)}&kind=bees`)
  expect([odd.status, odd.body.errors]).toEqual([
    422,
    { kind: ['Say what to compare: crop or stock.'] },
  ])
})

test('a yield is followed down to the harvests of its paddocks', async () => {
  const [farm = 0] = farms
  const { enterprises } = await besideOf(farm, 'crop')
  const [crop] = enterprises
  const explained = await told<BenchmarkExplained>(
    `/api/v2/benchmarks/explain?${of(farm)}&scope=${crop?.scope}&measure=yield`,
  )
  const produced = explained.own.lines.find(({ name }) => name === 'produced')
  const kinds = new Set(produced?.rows.map(({ resource }) => resource))
  expect([...kinds].some(kind => kind.endsWith('_collection_events'))).toBe(true)
  expect(kinds).toContain('crop_collections')
  const sown = explained.own.lines.find(({ name }) => name === 'harvested_ha')
  expect(sown?.rows.map(({ resource }) => resource)).not.toContain('sowing_collection_events')
})

test('totals and what is entered are explained as measures are, and money to who sees it', async () => {
  const [farm = 0] = farms
  const explain = (measure: string) => `/api/v2/benchmarks/explain?${of(farm)}&measure=${measure}`
  const margin = await told<BenchmarkExplained>(explain('gross_margin'))
  expect(margin).toMatchObject({ is_amount: true, label: 'Gross margin', unit: '$' })
  const amounts = new Map(margin.own.sums.map(({ name, amount }) => [name, amount ?? NaN]))
  const [income = NaN, cost = NaN] = [amounts.get('gross_income'), amounts.get('direct_cost')]
  expect(margin.own.value).toBeCloseTo(income - cost, 0)
  const rows = await asker.ask('POST', '/api/assets/search', {
    filters: [
      { field: 'farm_id', operator: '=', value: farm },
      { field: 'period_id', operator: '=', value: period },
    ],
  })
  for (const name of ['equity_val', 'gross_income', 'operating_profit', 'business_return']) {
    const { own } = await told<BenchmarkExplained>(explain(name))
    const kept = rows.body.data[0][name]
    if (kept !== null) expect(Math.abs((own.value ?? NaN) - kept), name).toBeLessThanOrEqual(1)
  }
  const grower = asker.as(somebody(900, { farms: [farm] }))
  const hidden = await grower('GET', explain('gross_margin'))
  expect([hidden.status, hidden.body.message]).toEqual([
    404,
    'That figure follows from money, which you don’t see on this farm.',
  ])
  const odd = await asker.ask('GET', explain('luck'))
  expect(odd.body.errors).toEqual({ measure: ['There is no such measure.'] })
})

/** As the sheet of crops has them, by what they open to. */
const cells = {
  yield: 'yield',
  water_use: 'water_use_efficiency',
  of_potential: 'of_potential',
  crop_rain: 'crop_rain',
  megalitres_per_ha: 'water_per_watered_ha',
  price: 'price',
  income: 'income',
  income_per_ha: 'income_per_ha',
  cost: 'direct_cost',
  cost_per_ha: 'direct_cost_per_ha',
  gross_margin: 'gross_margin',
  margin_per_ha: 'gross_margin_per_ha',
  return_on_cost: 'return_on_cost',
  break_even_yield: 'break_even_yield',
  break_even_price: 'cost_per_unit',
  margin_per_ml: 'margin_per_ml',
} as const

test('a cell of one crop opens to the figure that stands in it, and to the rows of that crop alone', async () => {
  const seen = new Map<string, number>()
  const others: string[] = []
  for (const farm of farms.slice(0, 3)) {
    const { crops } = await told<CroppingOfPeriod>(`/api/v2/cropping-summary?${of(farm)}`)
    for (const crop of crops.filter(one => one.enterprise && !one.is_growing).slice(0, 4)) {
      for (const [figure, measure] of Object.entries(cells)) {
        const shown = crop[figure as keyof typeof cells]
        if (shown === null) continue
        const query = `scope=crop ${crop.enterprise?.id}&measure=${measure}&part=${crop.id}`
        const explained = await told<BenchmarkExplained>(
          `/api/v2/benchmarks/explain?${of(farm)}&${query}`,
        )
        const { value, lines } = explained.own
        expect(explained.of).toBe(crop.paddock.name)
        // Cells of money are whole cents.
        const within = explained.unit.startsWith('$') ? 0.51 : Math.abs(shown) * 1e-5
        const isSame = Math.abs((value ?? NaN) - shown) <= within
        if (!isSame) others.push(`${crop.paddock.name} ${figure}: ${value} and ${shown}`)
        const rows = lines.flatMap(line => line.rows)
        const ofCrops = rows.filter(({ resource }) => resource === 'crop_collections')
        expect(new Set(ofCrops.map(({ id }) => id))).toEqual(new Set([crop.id]))
        seen.set(figure, (seen.get(figure) ?? 0) + 1)
      }
    }
  }
  expect(others).toEqual([])
  for (const figure of ['yield', 'crop_rain', 'income', 'cost', 'margin_per_ha'])
    expect(seen.get(figure), figure).toBeGreaterThan(4)
}, 120_000)

test('a breeding round opens to its own ratios, and to no figure of the whole enterprise', async () => {
  const [round] = await runQuery(
    db,
    sql<{ farm: number; enterprise: number; id: number; joined: number; weaned: number }>`
      select r.farm_id as farm, r.livestock_enterprise_id as enterprise, r.id,
        sum(j.number_joined)::float as joined, min(w.weaned)::float as weaned
      from livestock_reproduction_lifecycles r
      join livestock_joining_events j on j.livestock_reproduction_lifecycle_id = r.id
        and j.deleted_at is null
      join (select livestock_reproduction_lifecycle_id as of, sum(number) as weaned
        from livestock_weaning_events where deleted_at is null group by 1) w on w.of = r.id
      where r.period_id = ${period} and r.deleted_at is null and r.farm_id = any(${farms})
      group by r.farm_id, r.livestock_enterprise_id, r.id order by r.id limit 1`,
  )
  if (!round) throw new Error('nobody bred anything')
  const { farm, enterprise, id, joined, weaned } = round
  const address = (measure: string, part: number) =>
    `/api/v2/benchmarks/explain?${of(farm)}&scope=stock ${enterprise}&measure=${measure}&part=${part}`
  const { own } = await told<BenchmarkExplained>(address('weaning', id))
  expect(own.value).toBeCloseTo(weaned / joined, 9)
  const whole = await asker.ask('GET', address('kg_per_dse', id))
  expect([whole.status, whole.body.errors]).toEqual([
    422,
    { measure: ['That is told of the whole enterprise, not of one round.'] },
  ])
  const foreign = await asker.ask('GET', address('weaning', 987_654))
  expect([foreign.status, foreign.body.message]).toEqual([
    404,
    'There is no such crop or breeding round.',
  ])
})

const reviewOf = (farm: number, ask?: Ask) =>
  told<ValidationReview>(`/api/v2/validation-review?${of(farm)}`, ask)

test('a validator finds the main figures of the farm and its enterprises beside the period before and its group', async () => {
  const seen = new Set<string>()
  let earlier = 0
  for (const farm of farms.slice(0, 3)) {
    const { figures, before } = await reviewOf(farm)
    const beside = await allBeside(farm)
    expect(before).toBe((await besideOf(farm, 'crop')).before)
    for (const figure of figures) {
      seen.add(figure.scope.split(' ')[0] ?? '')
      const found = beside
        .find(({ scope }) => scope === figure.scope)
        ?.figures.find(({ about }) => about?.measure === figure.measure)
      if (!found) continue
      expect(figure).toMatchObject({ label: found.label, text: found.own.text })
      expect(figure.before).toBe(found.before.value === null ? null : found.before.text)
      earlier += figure.change === null ? 0 : 1
    }
  }
  expect([...seen].toSorted()).toEqual(['crop', 'farm', 'stock'])
  expect(earlier).toBeGreaterThan(5)
}, 60_000)

test('figures to review are for staff, without money for who sees none of it', async () => {
  const [farm = 0, other = 0] = farms
  const address = (of_: number) => `/api/v2/validation-review?${of(of_)}`
  const mine = { farms: [farm], managed: [farm], money: [farm] }
  const grower = await asker.as(somebody(900, mine))('GET', address(farm))
  expect([grower.status, grower.body.message]).toEqual([
    403,
    'Only the farm’s consultants review its figures.',
  ])
  const consulted = { consulted: [farm] }
  const stranger = await asker.as(ofFarms(901, consulted))('GET', address(other))
  expect([stranger.status, stranger.text]).toEqual([
    404,
    expect.stringContaining('This farm doesn’t exist'),
  ])
  const without = await reviewOf(farm, asker.as(ofFarms(902, consulted)))
  expect(without.may_decide).toBe(false)
  expect(without.figures.map(({ label }) => label)).toContain('Yield')
  expect(JSON.stringify(without.figures)).not.toMatch(/\$|roam|profit|margin/)
  const whole = await reviewOf(farm, asker.as(ofFarms(903, { ...consulted, money: [farm] })))
  expect([whole.may_decide, whole.figures.map(({ measure }) => measure)]).toEqual([
    true,
    expect.arrayContaining(['roam', 'yield']),
  ])
})

test('a figure outside the far fence of its group stands first until someone decides about it', async () => {
  const [farm = 0] = farms
  const { body } = await asker.ask('POST', '/api/assets/search', {
    filters: [
      { field: 'farm_id', operator: '=', value: farm },
      { field: 'period_id', operator: '=', value: period },
    ],
  })
  const written = await asker.ask('PATCH', `/api/assets/${body.data[0].id}`, {
    oh_rates: 900_000_000_00,
  })
  expect(written.status, written.text).toBe(200)
  const far = (await reviewOf(farm)).figures.filter(one => one.is_far)
  const odd = far.find(({ measure }) => measure === 'overhead_per_ha')
  expect(odd).toMatchObject({ scope: 'farm', decision: null, of: 'Whole farm' })
  const { measures } = await told<BenchmarksOfPeriod>(`/api/v2/benchmarks?${of(farm)}`)
  const own = measures.find(({ name }) => name === 'overhead_per_ha')
  const { low = NaN, high = NaN } = own?.band ?? {}
  expect(odd?.value).toBe(own?.own)
  expect(odd?.value).toBeGreaterThan(high + 3 * (high - low))
  const figure = { farm_id: farm, period_id: period, scope: 'farm', measure: 'overhead_per_ha' }
  const decided = await asker.ask('POST', '/api/v2/editions/decisions', {
    ...figure,
    decision: 'Keep',
    reason: 'A new town.',
  })
  expect(decided.status, decided.text).toBe(201)
  const { figures } = await reviewOf(farm)
  const at = figures.findIndex(({ measure }) => measure === 'overhead_per_ha')
  expect(figures[at]?.decision).toEqual({ decision: 'Keep', reason: 'A new town.' })
  expect(figures.slice(0, at).every(one => one.is_far)).toBe(true)
})
