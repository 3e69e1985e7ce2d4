import { expect, test } from 'vitest'
import { foldedHeading, headingTexts, namesOf } from './headings.ts'

const day = { is: 'day' } as const

test('a heading has its unit, and its group only where there is another of its name', () => {
  const headings = headingTexts([
    { id: 'area', heading: 'Area', unit: 'ha', kind: { is: 'number' } },
    { id: 'sown', heading: 'Date', group: 'Sowing', kind: day },
    { id: 'cut', heading: 'Date', group: 'Harvest', kind: day },
    { id: 'rent', heading: 'Rent', group: 'Money', kind: { is: 'money' } },
    { id: 'one', heading: 'Note', kind: { is: 'text' } },
    { id: 'two', heading: 'note', kind: { is: 'text' } },
  ])
  expect([...headings.values()]).toEqual([
    'Area (ha)',
    'Sowing: Date',
    'Harvest: Date',
    'Rent ($)',
    'Note one',
    'note two',
  ])
})

test('a heading is known again in other letters, with or without its unit', () => {
  const column = { id: 'area', heading: 'Area', unit: 'ha', group: 'Land', kind: day } as const
  const names = namesOf(column, 'Area (ha)')
  for (const text of [
    'area',
    ' AREA ',
    'Area (ha)',
    'Area [ha]:',
    'Area ha',
    'Land: Area *',
    'Área',
  ]) {
    expect(names, text).toContain(foldedHeading(text))
  }
  expect(names).not.toContain(foldedHeading('Are'))
})
