import { croppingSummary } from '@furrow/farming/crops/cropping-summary'
import { cropLine } from '@furrow/farming/crops/crop-line'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import type { KindOfCrop } from '@furrow/farming/crops/crop-record'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { describe, expect, test } from 'vitest'
import { shownSummary } from './shown-summary.ts'
import { summaryColumns } from './summary-columns.tsx'
import { summaryRows } from './summary-file.tsx'
import { yieldCharts } from './yield-charts.ts'

const wheat: KindOfCrop = {
  id: 1,
  name: 'Wheat',
  slug: 'wheat',
  color: '#E6B422',
  unit: 't/ha',
  harvest: 'grain',
  perennial: false,
  of_water: true,
  kg_per_mm: 20,
  evaporation: 110,
  season: null,
  season_name: null,
}
const barley: KindOfCrop = { ...wheat, id: 3, name: 'Barley', slug: 'barley' }
const home = { id: 5, name: 'Home' }

interface Grown {
  readonly id: number
  readonly crop: KindOfCrop
  readonly tonnes: number
  readonly property?: typeof home
  readonly sown?: string
}

function lineOf({ id, crop, tonnes, property, sown = '2024-05-06' }: Grown): CropLine {
  const paddock = { id, name: `P${id}`, area: 100, property: property ?? null, asset_type: null }
  const event = { area: 100, quantity: null }
  const record = {
    id,
    paddock,
    crop,
    enterprise: null,
    fallow_type: null,
    variety: null,
    tags: [],
    stage: null,
    status: null,
    share: null,
    stands_since: null,
    ended_before: null,
    irrigations: [],
    nutrients: [],
    fallow_efficiency: null,
    events: [
      { kind: 'sowing', id: 1, day: sown, ...event },
      { kind: 'grain', id: 2, day: '2024-11-20', area: 100, quantity: tonnes },
    ],
  } as const
  const period = {
    sowing_start: '2024-03-01',
    start: '2024-07-01',
    end: '2025-06-30',
    today: '2025-08-01',
  }
  return cropLine(record, { period, rain: () => ({ mm: 120, unread: 0 }) })
}

function told(grown: readonly Grown[]): CroppingOfPeriod {
  const crops = grown.map(lineOf)
  const arable = crops.map(({ paddock }) => ({
    id: paddock.id,
    area: 100,
    property_id: paddock.property?.id ?? null,
    asset_type_id: null,
  }))
  const earlier = [{ period_id: 1, crop_id: 1, quantity: 500, area: 200, ground: null }]
  const read = { crops, arable, sales: null, earlier }
  return { farm_id: 3, period_id: 7, period: '2024-25', ...croppingSummary(read) }
}

const now = told([
  { id: 11, crop: wheat, tonnes: 300, property: home },
  { id: 12, crop: wheat, tonnes: 200, sown: '2024-05-20' },
  { id: 13, crop: barley, tonnes: 100 / 3 },
])
const before = told([{ id: 1, crop: wheat, tonnes: 400 }])
const whole = { by: 'crop', filters: {} } as const
const seasons = {
  ...now,
  crops: now.crops.map(line =>
    line.crop?.name === 'Barley'
      ? { ...line, crop: { ...line.crop, season_name: 'Summer' } }
      : { ...line, status: { slug: 'growing', name: 'Growing' } },
  ),
}

describe('what is shown of a summary', () => {
  test('is what the server tells, where nothing is left out', () => {
    const shown = shownSummary(now, before, whole)
    expect(shown.groups.map(({ figures }) => figures)).toEqual(now.groups.crop)
    expect(shown.total.figures).toEqual(now.totals)
    expect(shown.ground).toEqual(now.ground)
  })

  test('stands beside the same group of the period before, and what is usual', () => {
    const [ofBarley, ofWheat] = shownSummary(now, before, whole).groups
    expect(ofWheat).toMatchObject({ name: 'Wheat', yieldBefore: 4, usual: 2.5 })
    expect(ofBarley).toMatchObject({ name: 'Barley', yieldBefore: null, usual: null })
  })

  test('is of one kind of crop; the ground of others is not unused for that', () => {
    const shown = shownSummary(now, before, { ...whole, filters: { cropTypeIds: [3] } })
    expect(shown.groups.map(({ name }) => name)).toEqual(['Barley'])
    expect(shown.total.figures).toMatchObject({ paddocks: 1, produced: expect.closeTo(100 / 3, 9) })
    expect(shown.ground.parts).toMatchObject({ sown: 300, unused: 0 })
  })

  test('is of some of the ground alone', () => {
    const shown = shownSummary(now, before, { by: 'property', filters: { propertyIds: [null] } })
    expect(shown.groups.map(({ name }) => name)).toEqual([
      'Unassigned, Barley',
      'Unassigned, Wheat',
    ])
    expect(shown.groups[1]).toMatchObject({ yieldBefore: 4, usual: null })
    expect(shown.ground.arable).toBe(200)
  })

  test('is of one season, or of crops that stand in one way', () => {
    const names = (more: object) =>
      shownSummary(seasons, before, { ...whole, ...more }).groups.map(({ name }) => name)
    expect(names({ season: 'Summer' })).toEqual(['Barley'])
    expect(names({ status: 'Growing' })).toEqual(['Wheat'])
    expect(names({ season: 'Summer', status: 'Growing' })).toEqual([])
  })

  test('is of crops with a tag, and those with the same tags are one group', () => {
    const tags = new Map([
      [11, ['Dryland', 'Trial']],
      [13, ['Trial']],
    ])
    const tagged = {
      ...now,
      crops: now.crops.map(one => ({ ...one, tags: tags.get(one.id) ?? [] })),
    }
    const groups = (more: object = {}) =>
      shownSummary(tagged, before, { ...whole, by: 'tags', ...more }).groups
    expect(groups().map(({ name, figures }) => [name, figures.paddocks])).toEqual([
      ['Dryland, Trial, Wheat', 1],
      ['Trial, Barley', 1],
      ['No tags, Wheat', 1],
    ])
    expect(groups({ tag: 'Dryland' }).map(({ name }) => name)).toEqual(['Dryland, Trial, Wheat'])
    expect(groups({ tag: 'Other' })).toEqual([])
  })

  test('opens to paddocks that come to the same', () => {
    const [, group] = shownSummary(now, before, whole).groups
    expect(group?.paddocks.map(({ key, name }) => [key, name])).toEqual([
      ['11', 'P11'],
      ['12', 'P12'],
    ])
    expect(group?.paddocks.map(({ figures }) => figures.yield)).toEqual([3, 2])
  })
})

test('a file has each paddock behind its group, without money for who sees none', () => {
  const columns = summaryColumns({
    seesMoney: false,
    isByCrop: true,
    before: '2023-24',
    isShared: false,
    hasHay: false,
    hasCane: false,
    hasWater: false,
  })
  const name = { key: 'name', heading: 'Crop', value: () => '' }
  const [head = [], , ...lines] = summaryRows(shownSummary(now, before, whole), [name, ...columns])
  expect(head.slice(0, 5)).toEqual(['Crop', 'Paddock', 'Paddocks', 'Area sown, ha', 'Harvested'])
  expect(head.slice(5, 7)).toEqual(['Yield', 'Status'])
  expect(head.join()).toContain('Yield 2023-24')
  expect(head.join()).not.toContain('Income')
  expect(lines.map(line => line.slice(0, 4))).toEqual([
    ['Barley', 'P13', '', '100'],
    ['Wheat', '', '2', '200'],
    ['Wheat', 'P11', '', '100'],
    ['Wheat', 'P12', '', '100'],
    ['Total', '', '3', '300'],
  ])
  expect(lines[1]?.at(-1)).toBe('t/ha')
  expect(lines[0]?.[head.indexOf('Yield')]).toBe('0.3333')
})

test('charts say what gave most, and are not there where nothing can be compared', () => {
  const charts = yieldCharts(wheat, now.crops)
  expect(charts.map(({ title }) => title)).toEqual([
    'Wheat sown in the week starting 06/05/2024 yielded best: 3 t/ha',
  ])
  expect(charts[0]?.plot).toMatchObject({
    unit: 't/ha',
    names: ['06/05/2024', '20/05/2024'],
    series: [
      { label: 'Wheat yield, t/ha', colour: wheat.color, figures: [3, 2], texts: ['3', '2'] },
    ],
  })
  expect(charts[0]?.places[1]).toEqual(['20/05/2024', '2 t/ha', '1 paddock, 100 ha'])
  expect(yieldCharts(barley, now.crops)).toEqual([])
  expect(yieldCharts({ ...wheat, perennial: true }, now.crops)).toEqual([])
})
