// Scopes that are wished for: named conditions, with what they are given.

import { readList } from './read-list.ts'
import { readName } from './read-name.ts'
import { readValue } from './read-value.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import type { ScopeWish } from '../wish.ts'

export function readScopes(sent: unknown, reading: Reading): ScopeWish[] {
  return readList(sent, { at: 'scopes', of: 'scopes' }, reading, (one, at) => {
    const name = readName(one.name, `${at}.name`, 'A scope needs a name.', reading)
    const parameters = readParameters(one.parameters, `${at}.parameters`, reading)
    return name === undefined ? undefined : { at, name, parameters }
  })
}

function readParameters(sent: unknown, at: string, reading: Reading): readonly unknown[] {
  if (sent === undefined) return []
  if (!Array.isArray(sent)) note(reading, at, 'The parameters of a scope must be a list.')
  const parameters = Array.isArray(sent) ? readValue(sent, at, reading) : undefined
  return Array.isArray(parameters) ? parameters : []
}
