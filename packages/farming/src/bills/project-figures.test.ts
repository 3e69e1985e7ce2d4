import { expect, test } from 'vitest'
import { projectFigures } from './project-figures.ts'

const facts = { fee: 480_000, billed: 300_000, paid: 110_000, owed: 220_000 }

test('what is left of the fee is what work and expenses did not take', () => {
  const { left } = projectFigures({ ...facts, worked: 270_000, spent: 30_050 })
  expect(left).toBe(179_950)
  expect(projectFigures({ ...facts, worked: 480_000, spent: 1 }).left).toBe(-1)
  expect(projectFigures({ ...facts, worked: 0, spent: 0 }).left).toBe(480_000)
})

test('nothing is known to be left where the fee, the work or the expenses are not known', () => {
  expect(projectFigures({ ...facts, fee: null, worked: 1, spent: 1 }).left).toBeNull()
  expect(projectFigures({ ...facts, worked: null, spent: 1 }).left).toBeNull()
  expect(projectFigures({ ...facts, worked: 1, spent: null }).left).toBeNull()
})
