// In which order rows are wished for.

import { readList } from './read-list.ts'
import { readFieldName } from './read-name.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { short, unpadded } from '../sent-text.ts'
import type { SortWish } from '../wish.ts'

export function readSort(sent: unknown, reading: Reading): SortWish[] {
  return readList(sent, { at: 'sort', of: 'sorts' }, reading, (one, at) => {
    const missing = 'Name the field to sort by.'
    const field = readFieldName(one.field, `${at}.field`, missing, reading)
    const direction = readDirection(one.direction, `${at}.direction`, reading)
    return field === undefined ? undefined : { at, field, direction }
  })
}

function readDirection(sent: unknown, at: string, reading: Reading): 'asc' | 'desc' {
  const word = unpadded(sent)
  if (word === 'asc' || word === 'desc') return word
  if (word !== undefined) note(reading, at, `Rows are sorted "asc" or "desc", not ${short(word)}.`)
  return 'asc'
}
