import { expect, test } from 'vitest'
import { recordedOn } from './paddock-row.ts'
import { before, linkTo, now, readPaddock, rowsForTests } from './paddocks-for-tests.ts'

test('a paddock knows what it was, and its area then where the ground is its alone', () => {
  const [north, south, hill, creek] = rowsForTests()
  expect([north?.priors, hill?.priors, creek?.priors]).toEqual([[1], [2], []])
  expect([north?.areaBefore, south?.areaBefore, hill?.areaBefore]).toEqual([null, null, 50])
  expect([north?.main?.name, creek?.main]).toEqual(['River', undefined])
  expect([north?.crops, creek?.crops]).toEqual([['Wheat'], []])
})

test('it says in words what changed since then', () => {
  const [north, south, hill, creek] = rowsForTests()
  expect(north?.changed).toEqual(['split', 'name', 'property'])
  expect(south?.changed).toEqual(['split', 'name', 'soil'])
  expect(hill?.changed).toEqual(['area'])
  expect(creek?.changed).toEqual(['new'])
})

test('in the first period of a farm nothing is new', () => {
  expect(rowsForTests(now, []).flatMap(({ changed }) => changed)).toEqual([])
})

test('the main one of several stands first, whichever link was made first', () => {
  const links = [linkTo(101, 11, 1, false), linkTo(102, 11, 2, true)]
  const both = readPaddock({ id: 11, name: 'Both', prior_links: links })
  expect(rowsForTests([both], before)[0]?.priors).toEqual([2, 1])
})

test('a link to a period further back is none to the period before', () => {
  const old = readPaddock({ id: 11, name: 'River', prior_links: [linkTo(101, 11, 99)] })
  const [row] = rowsForTests([old], before)
  expect([row?.priors, row?.links]).toEqual([[], []])
})

test('what is recorded on it is told with its number', () => {
  const row = (own: Partial<(typeof now)[0]>) => rowsForTests([{ ...now[0]!, ...own }])[0]!
  expect(recordedOn(row({}))).toEqual([])
  expect(recordedOn(row({ crop_collections_count: 1, boundaries_count: 2 }))).toEqual([
    '1 crop',
    '2 shapes on the map',
  ])
})
