import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { expect, test } from 'vitest'
import { sortedSections } from './sorted-sections.ts'
import type { Section } from './use-collection.ts'

function section(name: Section['name'], score: number | null): Section {
  const told = { label: name, weight: 1, answered: 0, applicable: 1, missing: [], bars: [] }
  return { name, score, ...told, last_change: null }
}
function point(section: OpenPoint['section'], isConfirmed = false): OpenPoint {
  const confirmed = isConfirmed ? { id: 1, note: 'Yes', by: null, at: '2026-01-01' } : null
  const about = { resource: null, id: null, field: null, where: null }
  return { code: 'W-X-1', message: 'x', section, ...about, confirmed }
}
const names = (sections: readonly Section[]) => sections.map(({ name }) => name)

test('what keeps the period from being submitted is first, then what has the most missing', () => {
  const sections = [
    section('farm_details', 0.4),
    section('paddocks', 1),
    section('rain', 0.9),
    section('cropping', 0.98),
    section('livestock', null),
  ]
  const sorted = sortedSections(sections, { blockers: [point('cropping')], warnings: [] })
  expect(names(sorted.open)).toEqual(['cropping', 'farm_details', 'rain'])
  expect(names(sorted.complete)).toEqual(['paddocks'])
  expect(names(sorted.withoutQuestions)).toEqual(['livestock'])
})

test('what is complete and has a warning is open until that is confirmed', () => {
  const open = sortedSections([section('rain', 1)], { blockers: [], warnings: [point('rain')] })
  expect(names(open.open)).toEqual(['rain'])
  const warnings = [point('rain', true)]
  expect(names(sortedSections([section('rain', 1)], { blockers: [], warnings }).complete)).toEqual([
    'rain',
  ])
})
