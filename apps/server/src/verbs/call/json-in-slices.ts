// A body as JSON again, a part at a time.

import { inSlices } from './in-slices.ts'

export async function jsonInSlices(value: unknown): Promise<string> {
  return (await inSlices(textsOf(value), text => text)).join('')
}

/** The body, the rows in it, and each of them. */
const rowsDeep = 2

/** Together they are the JSON of what was read from JSON; what is not defined is left out. */
export function* textsOf(value: unknown, depth = rowsDeep): Generator<string> {
  if (depth === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value)
  else if (Array.isArray(value)) {
    yield '['
    for (const [place, part] of value.entries()) {
      if (place > 0) yield ','
      yield* textsOf(part, depth - 1)
    }
    yield ']'
  } else {
    let before = '{'
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue
      yield `${before}${JSON.stringify(name)}:`
      yield* textsOf(part, depth - 1)
      before = ','
    }
    yield before === '{' ? '{}' : '}'
  }
}
