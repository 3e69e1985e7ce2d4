// In the usual run each kind of rows meets some people; nobody goes without a turn on any line of the table.

import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { lines } from './expected-access.ts'
import { everyWriterOf, names, peopleInTurn, writersOf } from './people.ts'

const kept = new Set([...furrow().values()].filter(one => !one.readAlone).map(({ name }) => name))
const three = ['one', 'two', 'three']

test.each(lines.map(({ rows }) => [rows[0], rows] as const))('%s and its like', (_, rows) => {
  const written = rows.filter(name => kept.has(name))
  const met = (turns: (entity: string) => readonly string[], kinds: readonly string[]) =>
    [...new Set(kinds.flatMap(turns))].toSorted()
  expect(met(name => peopleInTurn(name, names, 4), rows)).toEqual(names.toSorted())
  expect(met(writersOf, written)).toEqual(met(everyWriterOf, written))
  if (written.length > 0)
    expect(met(name => peopleInTurn(name, three, 1), written)).toEqual(three.toSorted())
})
