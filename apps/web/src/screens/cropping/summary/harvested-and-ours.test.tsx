// All that came off and our share of it are two figures, and go by the same two names wherever they stand.

import { expect, test } from 'vitest'
import { ownColumn } from '../figure-columns.ts'
import { summaryColumns } from './summary-columns.tsx'

const asked = {
  seesMoney: true,
  isByCrop: true,
  before: undefined,
  isShared: true,
  hasHay: false,
  hasCane: false,
  hasWater: false,
}

test('the summary and the sheet have a column for each of them', () => {
  const headings = summaryColumns(asked).map(({ key, heading }) => [key, heading])
  expect(headings).toContainEqual(['produced', 'Harvested'])
  expect(headings).toContainEqual(['own', 'Our share'])
  expect(headings.filter(([, heading]) => heading === 'Harvested')).toHaveLength(1)
  expect(ownColumn(false).heading).toBe('Our share, harvested')
})

test('where nobody else has a share, one of them is enough', () => {
  const keys = summaryColumns({ ...asked, isShared: false }).map(({ key }) => key)
  expect(keys).not.toContain('own')
  expect(ownColumn(true).hidden).toBe(true)
})
