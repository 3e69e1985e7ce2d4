import { describe, expect, it } from 'vitest'
import { farmsToShow, tagsOf, tagsToChoose } from './farms-to-show.ts'
import type { Wish } from './farms-to-show.ts'
import type { ListedFarm } from './use-farm-list.ts'

const today = '2026-11-21'
const wish: Wish = {
  typed: '',
  last: undefined,
  tags: [],
  group: null,
  product: null,
  today,
  order: 'last',
}
const river = farm(1, 'River 10', { area: 900, hasCane: true, isIrrigated: true, score: 0.9 })
const hill = farm(2, 'Hill', { area: 2400, hasStock: true, score: 0.2 })
const flat = farm(3, 'River 2', { area: null, isIrrigated: true, score: null })
const farms = [river, hill, flat]
const names = (changed: Partial<Wish>) =>
  farmsToShow(farms, { ...wish, ...changed }).map(f => f.name)

describe('the order of farms', () => {
  it('is by name with numbers counted, and the last opened first', () => {
    expect(names({ order: 'name' })).toEqual(['Hill', 'River 2', 'River 10'])
    expect(names({ last: 1 })).toEqual(['River 10', 'Hill', 'River 2'])
  })

  it('may be by size, what is not known last', () => {
    expect(names({ order: 'area' })).toEqual(['Hill', 'River 10', 'River 2'])
  })

  it('may be by what is missing, what has not begun first', () => {
    expect(names({ order: 'status' })).toEqual(['River 2', 'Hill', 'River 10'])
  })
})

describe('a filter of farms', () => {
  it('lets through what has all of the tags', () => {
    expect(names({ tags: ['Irrigated'] })).toEqual(['River 2', 'River 10'])
    expect(names({ tags: ['Irrigated', 'Cane'] })).toEqual(['River 10'])
  })

  it('finds the name, the town and the business, and goes by group and product', () => {
    expect(names({ typed: 'hIll' })).toEqual(['Hill'])
    expect(names({ typed: 'roma' })).toHaveLength(3)
    expect(names({ group: 'Border' })).toHaveLength(3)
    expect(names({ group: 'Coast' })).toEqual([])
    expect(names({ product: 'Livestock analysis' })).toEqual(['Hill'])
  })
})

describe('the tags of farms', () => {
  it('are offered where they tell farms apart', () => {
    expect(tagsToChoose(farms, today)).toEqual(['Irrigated', 'Cane', 'Livestock'])
    expect(tagsToChoose([river], today)).toEqual([])
  })

  it('say who has not recorded for a year, but not where that is not known', () => {
    const old = { ...hill, newest: hill.newest && { ...hill.newest, end: '2025-06-30' } }
    expect(tagsOf(old, today)).toEqual(['Livestock', 'Inactive'])
    expect(tagsOf({ ...hill, newest: null }, today)).toContain('Inactive')
    expect(tagsOf({ ...hill, newest: undefined }, today)).not.toContain('Inactive')
  })
})

interface Told {
  readonly area: number | null
  readonly score: number | null
  readonly hasCane?: boolean
  readonly hasStock?: boolean
  readonly isIrrigated?: boolean
}

function farm(id: number, name: string, { score, ...told }: Told): ListedFarm {
  const has = { hasCane: false, hasStock: false, isIrrigated: false }
  return {
    id,
    name,
    businesses: [],
    town: 'Roma',
    manager: undefined,
    properties: 0,
    group: 'Border',
    isArchived: false,
    products: told.hasStock ? ['Livestock analysis'] : [],
    newest: { period_id: 17, name: '2025-26', status: 'In progress', score, end: '2026-06-30' },
    facts: { farmId: id, enterprises: [], ...has, ...told },
  }
}
