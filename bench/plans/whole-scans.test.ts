import { expect, test } from 'vitest'
import { tablesReadWhole } from './whole-scans.ts'

const scan = (table: string) => ({ 'Node Type': 'Seq Scan', 'Relation Name': table })
const walk = { 'Node Type': 'Index Scan', 'Relation Name': 'paddocks' }

test('a table that is read whole is found however deep the plan reads it, and told once', () => {
  const plan = {
    'Node Type': 'Aggregate',
    Plans: [
      { 'Node Type': 'Sort', Plans: [scan('paddocks'), scan('farms')] },
      { 'Node Type': 'Nested Loop', Plans: [scan('paddocks')] },
    ],
  }
  expect(tablesReadWhole(plan)).toEqual(['paddocks', 'farms'])
})

test('a table that is entered through an index is not read whole', () => {
  const entered = { ...walk, 'Index Cond': '(farm_id = 1)' }
  expect(tablesReadWhole({ 'Node Type': 'Sort', Plans: [entered] })).toEqual([])
})

test('an index is read whole, too, but where a limit stops it', () => {
  const sorted = { 'Node Type': 'Sort', Plans: [walk] }
  expect(tablesReadWhole(sorted)).toEqual(['paddocks'])
  expect(tablesReadWhole({ 'Node Type': 'Limit', Plans: [walk] })).toEqual([])
  expect(tablesReadWhole({ 'Node Type': 'Limit', Plans: [sorted] })).toEqual(['paddocks'])
})
