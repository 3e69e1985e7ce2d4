import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { recordParts } from '@furrow/catalogue/finance/record'
import { movedLine } from '@furrow/farming/record/record-accruals'
import { namesIn } from '@furrow/farming/record/formula'
import { expect, test } from 'vitest'
import { profitFigures, profitLines } from './profit-lines.ts'

test('every line of income, direct costs and overheads stands in it, once', () => {
  const names = profitLines.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const parts = ['assets_income_and_costs', 'assets_overheads', 'assets_production_expenses']
  const wanted = parts
    .flatMap(part => recordParts[part] ?? [])
    .filter(name => !/_per_(ha|dse|crop_ha)$/.test(name) && !isUnitCost(name))
  // The same figure by another name, and what is reckoned from a sum.
  const elsewhere = ['overhead_cost', 'oh_cash_total', 'oh_total_pct_income']
  expect(wanted.filter(name => !profitFigures.has(name) && !elsewhere.includes(name))).toEqual([])
})

/** Kilograms, and what a unit costs. */
const isUnitCost = (name: string) => /_(per|kg)_/.test(name)

test('what adds others up is marked as such, and nothing else is', () => {
  const adding = profitLines.filter(({ name, isSum }) => {
    const formula = recordPlan.formulas.get(name)
    return !isSum && formula?.kind === 'chain' && formula.terms.length > 1
  })
  expect(adding.map(({ name }) => name)).toEqual(['inventory_change'])
  expect(profitLines.filter(({ isSum }) => isSum).map(({ label }) => label)).toContain(
    'Operating profit',
  )
})

test('what is added up on the device asks for nothing that only the server reads', () => {
  const asked = new Set<string>()
  const open = [...profitFigures]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (asked.has(name)) continue
    asked.add(name)
    const formula = recordPlan.formulas.get(name)
    if (formula) open.push(...namesIn(formula))
  }
  const amounts = [...asked].flatMap(name => /^rows\((.+)\)$/.exec(name)?.[1] ?? [])
  expect(amounts.filter(name => movedLine(name) === undefined)).toEqual(['inputs_on_hand'])
})
