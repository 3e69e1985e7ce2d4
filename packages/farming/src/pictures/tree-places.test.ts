import { expect, test } from 'vitest'
import { treePlaces } from './tree-places.ts'

interface Named {
  readonly name: string
  readonly parts: readonly Named[]
}
const leaf = (name: string): Named => ({ name, parts: [] })
const root: Named = {
  name: 'return',
  parts: [{ name: 'margin', parts: [leaf('profit'), leaf('income')] }, leaf('turnover')],
}

test('each leaf has a row, and what has parts stands in the middle of them', () => {
  const { nodes, rows, columns } = treePlaces(root)
  expect([rows, columns]).toEqual([3, 3])
  expect(nodes.map(({ node, column, row, of }) => [node.name, column, row, of])).toEqual([
    ['return', 0, 1.25, null],
    ['margin', 1, 0.5, 0],
    ['profit', 2, 0, 1],
    ['income', 2, 1, 1],
    ['turnover', 1, 2, 0],
  ])
})

test('what lies too deep is left away', () => {
  const { nodes, rows } = treePlaces(root, 2)
  expect(nodes.map(({ node }) => node.name)).toEqual(['return', 'margin', 'turnover'])
  expect(rows).toBe(2)
})
