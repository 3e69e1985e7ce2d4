// Filters, nested within bounds. The bounds are kept while walking, so that a list without end is
// never walked to its end.

import { readComparison } from './read-comparison.ts'
import { noteTooMany, readList, sizeOf } from './read-list.ts'
import type { Members } from './read-list.ts'
import { readFieldName } from './read-name.ts'
import { note, noteWhole } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isNothing, short, unpadded } from '../sent-text.ts'
import type { FilterWish } from '../wish.ts'

const deepest = 5

export function readFilters(sent: unknown, at: string, reading: Reading): FilterWish[] {
  return isNothing(sent) ? [] : readLevel(sent, at, { reading, root: at, depth: 0 })
}

interface Level {
  readonly reading: Reading
  readonly root: string
  readonly depth: number
}

function readLevel(sent: unknown, at: string, level: Level): FilterWish[] {
  const { reading, root, depth } = level
  if (depth > deepest) {
    noteWhole(reading, root, `Filters can be nested at most ${deepest} deep.`)
    return []
  }
  const rule = { at, of: 'filters', left: reading.left.filters, root } as const
  return readList(sent, rule, reading, (one, at) => readFilter(one, at, level))
}

/** A group counts as the filters in it. */
function readFilter(sent: Members, at: string, level: Level): FilterWish | undefined {
  const { reading, root, depth } = level
  const joined = readJoined(sent.type, `${at}.type`, reading)
  if (isFilled(sent.nested)) {
    const filters = readLevel(sent.nested, `${at}.nested`, { reading, root, depth: depth + 1 })
    return { kind: 'group', at, joined, filters }
  }
  if (reading.left.filters === 0) return noteTooMany(reading, root, 'filters')
  reading.left.filters -= 1
  if (sent.nested !== undefined) return noteNoGroup(sent, at, reading)
  return readTest(sent, { at, joined }, reading)
}

function isFilled(nested: unknown): nested is object {
  return isList(nested) && sizeOf(nested) > 0
}

function isList(sent: unknown): sent is object {
  return typeof sent === 'object' && sent !== null
}

function readJoined(sent: unknown, at: string, reading: Reading): 'and' | 'or' {
  const word = unpadded(sent)
  if (word === 'and' || word === 'or') return word
  if (word !== undefined)
    note(reading, at, `Filters are joined by "and" or "or", not ${short(word)}.`)
  return 'and'
}

const noField = 'A filter needs a field, or filters nested in it.'

/** Of a filter that is wrong otherwise the field stays, so that its name is looked up, too. */
function readTest(
  sent: Members,
  { at, joined }: { readonly at: string; readonly joined: 'and' | 'or' },
  reading: Reading,
): FilterWish | undefined {
  const field = readFieldName(sent.field, `${at}.field`, noField, reading)
  const comparison = readComparison(sent, at, reading)
  if (field === undefined) return undefined
  return { kind: 'test', at, joined, field, ...(comparison ?? { operator: '=', value: null }) }
}

/** An empty list is as good as none; but beside a field it leaves open what is meant. */
function noteNoGroup({ nested, field }: Members, at: string, reading: Reading): undefined {
  if (!isList(nested)) note(reading, `${at}.nested`, `${at}.nested must be a list of filters.`)
  if (isNothing(field)) note(reading, `${at}.field`, noField)
  else if (isList(nested)) note(reading, `${at}.nested`, 'It contains no filters.')
}
