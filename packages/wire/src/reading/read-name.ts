// Names in a request: what could be one, whether or not there is anything that goes by it.

import { isStorable } from '../is-storable.ts'
import { note } from '../reading.ts'
import type { Reading } from '../reading.ts'
import { isNothing, short } from '../sent-text.ts'

const longest = 200
const furthest = 5

/** A figure is taken as it would be written. */
export function readName(
  sent: unknown,
  at: string,
  missing: string,
  reading: Reading,
): string | undefined {
  if (isNothing(sent)) return note(reading, at, missing)
  const name = typeof sent === 'number' ? String(sent) : sent
  if (typeof name !== 'string') return note(reading, at, `${at} must be text.`)
  const isName = name.length <= longest && isStorable(name)
  return isName ? name.trim() : note(reading, at, `${short(name)} is not a name.`)
}

/** A field, perhaps through relations (dots) or inside JSON (arrows). */
export function readFieldName(
  sent: unknown,
  at: string,
  missing: string,
  reading: Reading,
): string | undefined {
  const name = readName(sent, at, missing, reading)
  if (name === undefined) return undefined
  if (!/^[\w.>-]+$/.test(name)) {
    return note(
      reading,
      at,
      `${short(name)} is not a field: names have letters, digits and _ . - >.`,
    )
  }
  if (name.split('.').length <= furthest + 1) return name
  return note(reading, at, `${short(name)} goes through more than ${furthest} relations.`)
}

/** What is wrong with the name of a relation, or of relations within relations (dots). */
export function whyNoRelation(name: string): string | undefined {
  if (name.length > longest || !/^\w+(\.\w+)*$/.test(name)) {
    return `"${short(name)}" is not a relation: names have letters, digits and _, separated by dots.`
  }
  const depth = name.split('.').length
  if (depth <= furthest) return undefined
  return `${short(name)} goes ${depth} relations deep; ${furthest} is the most.`
}
