// The reports of farms: each figure reads as it is, is that of the comparison, and nothing is told to who may not see it.

import type { BenchmarksOfPeriod, MeasuresTold } from '@furrow/wire/benchmarks-answer'
import type { BlockOf, FarmReport, FarmReports } from '@furrow/wire/farm-report-answer'
import type { DollarGapTold } from '@furrow/wire/ladder/ladder-answer'
import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { somebody } from '../src/access/reach/viewer.ts'
import { runQuery } from '../src/db/run-query.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { figuresIn, isDay, numberIn } from './report-figures-told.ts'
import { openValidatedFarms } from './validated-farms.ts'

const { db } = ownDatabase('published farms')
let asker: Asker
let period: number
let farms: readonly number[]

beforeAll(async () => {
  const made = await openValidatedFarms(db)
  ;({ asker, period } = made)
  farms = made.farms.slice(0, 8)
  await keepAims(farms[0] ?? 0)
}, 180_000)
afterAll(() => asker?.close())

/** One in this period’s report, and one that it opens with. */
async function keepAims(farm: number) {
  const periods = await runQuery(
    db,
    sql<{ id: number }>`
      select p.id from farm_period f join periods p on p.id = f.period_id
      where f.farm_id = ${farm} and p.start_date <= (select start_date from periods where id = ${period})
      order by p.start_date desc limit 2`,
  )
  expect(periods).toHaveLength(2)
  for (const { id: period_id } of periods) {
    const { status, text } = await asker.ask('POST', '/api/farm_aims', {
      farm_id: farm,
      period_id,
      text: 'Overheads: insurance asked for anew',
      who: 'Sam',
      by_day: '2024-06-30',
      scope: 'farm',
      measure: 'labour_cost_per_ha',
      was_text: '$61/ha',
      goal_text: '$43/ha',
      amount: 18_400_00,
    })
    expect(status, text).toBe(201)
  }
}

const of = (farm: number) => `farm_id=${farm}&period_id=${period}`

async function told<Answer>(address: string, ask: Ask = asker.ask): Promise<Answer> {
  const { status, body, text } = await ask('GET', address)
  expect(status, `${address} ${text}\n${asker.lines.join('\n')}`).toBe(200)
  return body.data as Answer
}

async function reportsOf(farm: number, ask?: Ask): Promise<readonly FarmReport[]> {
  const { reports } = await told<FarmReports>(`/api/v2/farm-reports?${of(farm)}`, ask)
  const all: FarmReport[] = []
  for (const { key } of reports) {
    all.push(await told<FarmReport>(`/api/v2/farm-report?${of(farm)}&report=${key}`, ask))
  }
  return all
}

function blocksOf<Kind extends FarmReport['sections'][number]['blocks'][number]['kind']>(
  { sections }: FarmReport,
  kind: Kind,
): readonly BlockOf<Kind>[] {
  const blocks = sections.flatMap(section => section.blocks)
  return blocks.filter((block): block is BlockOf<Kind> => block.kind === kind)
}

test('each figure reads as its value', async () => {
  const kinds = new Set<string>()
  let figures = 0
  // Three farms have every kind of block between them; in the long form all eight.
  const looked = inject('isLongForm') ? farms : farms.slice(0, 3)
  for (const farm of looked) {
    for (const report of await reportsOf(farm)) {
      expect(report.says, report.key).toMatch(/^[A-Z].*[.]$/)
      for (const { blocks } of report.sections) for (const { kind } of blocks) kinds.add(kind)
      for (const { value, text } of figuresIn(report)) {
        if (text === '–') expect(value).toBe(null)
        if (value === null || isDay(text)) continue
        figures += 1
        expect(numberIn(text), `${report.key}: ${text}`).toBeCloseTo(value, 6)
      }
    }
  }
  expect(figures).toBeGreaterThan(600 * looked.length)
  expect([...kinds].toSorted()).toEqual(
    expect.arrayContaining([
      'aims',
      'findings',
      'headline',
      'ladder',
      'multiples',
      'spread',
      'table',
      'tree',
    ]),
  )
}, 120_000)

test('spreads tell what the comparison tells', async () => {
  const [farm = 0] = farms
  const measures = await told<MeasuresTold>('/api/v2/measures')
  let looked = 0
  for (const report of await reportsOf(farm)) {
    for (const { rows } of blocksOf(report, 'spread')) {
      for (const { about, own, average, low, withheld } of rows) {
        const { scope = 'farm', measure = '' } = about ?? {}
        const kind = scope.split(' ')[0] as keyof MeasuresTold
        const compared = await comparisonOf(farm, scope)
        const unit = measures[kind].measures.find(one => one.name === measure)?.unit
        const beside = compared.measures.find(one => one.name === measure)
        const pairs = [
          [own.value, beside?.own],
          [average.value, beside?.average],
          [low.value, beside?.band?.low],
        ] as const
        for (const [shown, exact] of pairs) expectNear(shown, exact ?? null, unit ?? '')
        expect(withheld).toBe(beside?.withheld)
        looked += 1
      }
    }
  }
  expect(looked).toBeGreaterThan(100)
}, 60_000)

const compared = new Map<string, Promise<BenchmarksOfPeriod>>()
function comparisonOf(farm: number, scope: string): Promise<BenchmarksOfPeriod> {
  const known = compared.get(scope)
  if (known) return known
  const asked = told<BenchmarksOfPeriod>(`/api/v2/benchmarks?${of(farm)}&scope=${scope}`)
  compared.set(scope, asked)
  return asked
}

/** Shown in the unit of the heading, and rounded to what people read. */
function expectNear(shown: number | null, exact: number | null, unit: string) {
  if (exact === null) return expect(shown).toBe(null)
  if (unit === 'day') return expect(shown).toBe(Math.round(exact))
  const whole = unit === 'share' ? exact * 100 : unit.startsWith('$') ? exact / 100 : exact
  const within = Math.max(Math.abs(whole) * 0.006, unit === 'share' ? 0.051 : 0.0051)
  expect(Math.abs((shown ?? Infinity) - whole), `${shown} of ${exact} ${unit}`).toBeLessThan(within)
}

test('the ladder is the gap, part by part', async () => {
  let ladders = 0
  for (const farm of farms) {
    const { gap } = await told<DollarGapTold>(`/api/v2/benchmarks/ladder?${of(farm)}`)
    const report = await told<FarmReport>(`/api/v2/farm-report?${of(farm)}&report=whole-farm`)
    const [ladder] = blocksOf(report, 'ladder')
    expect(ladder === undefined).toBe(gap === null)
    if (!ladder || !gap) continue
    ladders += 1
    const rungs = ladder.parts.flatMap(part => part.rungs.map(({ key }) => key))
    const all = [
      ...gap.enterprises.flatMap(one => one.rungs),
      ...gap.farm,
      ...(gap.small?.rungs ?? []),
    ]
    expect(rungs).toEqual(all.map(({ key }) => key))
    const dollars = ladder.parts.reduce((sum, part) => sum + (part.total.value ?? 0), 0)
    expect(Math.abs(dollars - gap.total / 100)).toBeLessThan(ladder.parts.length)
  }
  expect(ladders).toBeGreaterThan(4)
})

test('who sees no money reads no dollar, and of crops what they grew', async () => {
  const [farm = 0, other = 0] = farms
  const ask = asker.as(somebody(900, { farms: [farm] }))
  const reports = await reportsOf(farm, ask)
  expect(reports.map(({ key }) => key)).not.toContain('labour-machinery')
  const words = JSON.stringify(reports.map(({ how_to_read: _, about: __, ...told }) => told))
  expect(words).not.toMatch(/\$|dollar|margin|profit/i)
  const yields = reports.flatMap(one => blocksOf(one, 'headline')).flatMap(one => one.figures)
  expect(yields.filter(({ label, own }) => label === 'Yield' && own.value !== null)).not.toEqual([])
  const foreign = await ask('GET', `/api/v2/farm-report?${of(other)}&report=my-year`)
  expect([foreign.status, foreign.body.message]).toEqual([
    404,
    'This farm doesn’t exist, or you don’t have access to it.',
  ])
})

test('what is not there is said in a sentence', async () => {
  const [farm = 0] = farms
  const ask = async (query: string) => {
    const { status, body } = await asker.ask('GET', `/api/v2/farm-report?${of(farm)}&${query}`)
    return [status, body.errors ?? body.message]
  }
  expect(await ask('report=luck')).toEqual([
    404,
    'There is no such report of this farm and period.',
  ])
  expect(await ask('report=crop-987654')).toEqual([
    404,
    'There is no such report of this farm and period.',
  ])
  expect(await ask('')).toEqual([422, { report: ['Say which report by its key.'] }])
  expect(await ask('report=my-year&group=zone 1/All')).toEqual([
    422,
    { group: ['No such group was published.'] },
  ])
  expect(await ask('report=my-year&edition=99')).toEqual([
    404,
    'There is no such edition of the period.',
  ])
})

test('key figures are those of my year, and stand in no list', async () => {
  const [farm = 0] = farms
  const { reports } = await told<FarmReports>(`/api/v2/farm-reports?${of(farm)}`)
  expect(reports.map(({ key }) => key)).not.toContain('key-figures')
  const [large, year] = await Promise.all(
    ['key-figures', 'my-year'].map(key =>
      told<FarmReport>(`/api/v2/farm-report?${of(farm)}&report=${key}`),
    ),
  )
  const figures = large ? blocksOf(large, 'headline') : []
  expect(figures).toHaveLength(1)
  expect(year && blocksOf(year, 'headline')).toEqual(figures)
})

test('another group is another comparison, and is said', async () => {
  const [farm = 0] = farms
  const own = await told<FarmReport>(`/api/v2/farm-report?${of(farm)}&report=whole-farm`)
  const wider = own.groups.find(({ key }) => key !== own.group?.key)
  const query = `report=whole-farm&group=${encodeURIComponent(wider?.key ?? '')}`
  const asked = await told<FarmReport>(`/api/v2/farm-report?${of(farm)}&${query}`)
  expect(asked.group).toEqual(wider)
  expect(JSON.stringify(blocksOf(asked, 'spread'))).toContain(wider?.name)
})

test('a PDF says what the report says, figure by figure, and is small', async () => {
  const [farm = 0] = farms
  const { reports } = await told<FarmReports>(`/api/v2/farm-reports?${of(farm)}`)
  const origin = await asker.listen()
  // Every third one of a kind and the page of the year, but in the long form all.
  const kinds = Map.groupBy(reports, ({ key }) => key.replace(/\d+/, ''))
  const drawn = inject('isLongForm')
    ? reports
    : [...kinds.values()].flatMap((alike, place) => (place % 3 === 0 ? alike.slice(0, 1) : []))
  let figures = 0
  for (const { key } of drawn) {
    const address = `farm_id=${farm}&period_id=${period}&report=${key}`
    const report = await told<FarmReport>(`/api/v2/farm-report?${address}`)
    const got = await fetch(`${origin}/api/v2/farm-report/pdf?${address}`)
    expect(got.headers.get('content-type')).toBe('application/pdf')
    expect(got.headers.get('content-disposition')).toContain(report.name)
    const pdf = new Uint8Array(await got.arrayBuffer())
    expect(pdf.length).toBeLessThan(400 * 1024)
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    const words = bare(text)
    expect(words).toContain(bare(report.says))
    for (const one of figuresIn(onPaper(report))) {
      figures += 1
      expect(words, `${key}: ${one.text}`).toContain(bare(withoutUnit(one.text)))
    }
    expect(key === 'my-year' ? totalPages : 1, 'pages').toBe(1)
  }
  expect(figures).toBeGreaterThan(500)
}, 120_000)

/** What is only drawn, or gathered into one line, stands in no words. */
function onPaper({ key, sections }: FarmReport) {
  return sections.flatMap(({ blocks }) =>
    blocks.map(block => {
      if (block.kind === 'years') return block.years.map(({ own, average }) => [own, average])
      if (block.kind === 'spread') {
        const more = key === 'my-year' ? [] : (['low', 'high', 'top'] as const)
        return block.rows.map(row => [row.own, row.average, more.map(name => row[name])])
      }
      if (block.kind !== 'ladder') return block
      return block.parts.map(({ rungs, ...part }) => [
        part,
        part.key === 'small' ? [] : ofRungs(rungs),
      ])
    }),
  )
}

type Rungs = BlockOf<'ladder'>['parts'][number]['rungs']
const ofRungs = (rungs: Rungs) =>
  rungs.map(({ own, theirs, per_ha: each, total }) => [own, theirs, each, total])

/** A range has its unit once. */
const withoutUnit = (text: string) => text.replace(/\s?[^\d\s]*\/\S*$|\D*$/, '')
const bare = (text: string) => text.replaceAll(/\s+/g, '')
