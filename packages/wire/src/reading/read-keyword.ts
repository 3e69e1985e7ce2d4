// The keyword. One that is empty, or nothing, is none.

import { readValue } from './read-value.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isNothing, unpadded } from '../sent-text.ts'
import type { KeywordWish } from '../wish.ts'

export function readKeyword(sent: unknown, reading: Reading): KeywordWish | undefined {
  if (isNothing(sent)) return undefined
  if (typeof sent !== 'object' || sent === null) {
    return note(reading, 'search', 'search must be an object, as {"value": "clay"}.')
  }
  const { value, case_sensitive }: { value?: unknown; case_sensitive?: unknown } = sent
  const caseSensitive = readCaseSensitive(case_sensitive, reading)
  if (isNothing(value)) return undefined
  if (typeof value !== 'string') return note(reading, 'search.value', 'The keyword must be text.')
  const keyword = readValue(value, 'search.value', reading)
  return typeof keyword === 'string' ? { value: keyword, caseSensitive } : undefined
}

const yes: readonly unknown[] = [undefined, true, 1, '1']
const no: readonly unknown[] = [false, 0, '0']

function readCaseSensitive(sent: unknown, reading: Reading): boolean {
  const value = unpadded(sent)
  if (!yes.includes(value) && !no.includes(value)) {
    note(reading, 'search.case_sensitive', 'case_sensitive must be true or false.')
  }
  return yes.includes(value)
}
