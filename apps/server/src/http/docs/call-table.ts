// The calls of one record or relation, looked up by what stands behind its name in an address.

import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { isToOne, relationCalls, resourceCalls } from '@furrow/wire/calls'
import type { Call, Verb } from '@furrow/wire/calls'
import { notFound } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import { short } from '@furrow/wire/sent-text'
import { WrongMethod } from '../wrong-method.ts'

export interface CallTable {
  /** By fixed words: '', `search`, `batch/restore`. */
  readonly named: ReadonlyMap<string, Methods>
  /** By what follows the number of a row: '', `restore`. */
  readonly numbered: ReadonlyMap<string, Methods>
  /** There is but one row, so that anything may stand where its number would. */
  readonly ignoresNumber: boolean
}

/** Of one place: method to call. */
type Methods = ReadonlyMap<string, Verb>

export interface AskedCall {
  readonly method: string
  readonly path: string
  /** What stands behind the name of the record or relation. */
  readonly rest: readonly string[]
}

interface Found {
  readonly verb: Verb
  /** Of the row, where the call is about one of several. */
  readonly id: number | undefined
}

export function resourceTable(entity: Entity): CallTable {
  return tableOf(resourceCalls(entity), false)
}

export function relationTable(relation: Relation, targets: readonly Entity[]): CallTable {
  return tableOf(relationCalls(relation, targets), isToOne(relation))
}

/** Fixed words come before the number of a row. Nothing, where no method would find a call. */
export function callAt(table: CallTable, asked: AskedCall): Found | undefined {
  const [first, ...words] = asked.rest
  const named = table.named.get(asked.rest.join('/'))
  const numbered = first === undefined ? undefined : table.numbered.get(words.join('/'))
  const byWord = named?.get(asked.method)
  if (byWord) return { verb: byWord, id: undefined }
  const verb = numbered?.get(asked.method)
  if (verb && table.ignoresNumber) return { verb, id: undefined }
  if (verb) return { verb, id: rowNumber(first, asked, named) }
  if (!named && !numbered) return undefined
  throw new WrongMethod(asked.method, asked.path, allowedIn(named, numbered))
}

/** Refuses what is the number of no row. `others` are the calls that the word would be, if any. */
export function rowNumber(
  word = '',
  { method, path }: Omit<AskedCall, 'rest'>,
  others?: Methods,
): number {
  const number = rowNumberIn(word)
  if (number !== undefined) return number
  const nothing = `Not found: ${short(path)}`
  throw notFound(
    others
      ? `${nothing} for ${method}, only for ${allowedIn(others).join(', ')}.`
      : `${nothing}: "${short(word)}" is the number of no record.`,
  )
}

function tableOf(calls: readonly Call[], ignoresNumber: boolean): CallTable {
  const named = new Map<string, Map<string, Verb>>()
  const numbered = new Map<string, Map<string, Verb>>()
  for (const call of calls) {
    const [first, ...words] = call.path.split('/').slice(1)
    const isNumbered = first === '{id}'
    if (isNumbered) add(numbered, words.join('/'), call)
    else add(named, [first, ...words].join('/'), call)
    const mayHaveNumber = ignoresNumber && call.path === '' && call.verb !== 'store'
    if (mayHaveNumber) add(numbered, '', call)
  }
  return { named, numbered, ignoresNumber }
}

function add(places: Map<string, Map<string, Verb>>, place: string, call: Call): void {
  const methods = places.get(place) ?? new Map<string, Verb>()
  for (const method of methodsOf(call)) methods.set(method, call.verb)
  places.set(place, methods)
}

/** PUT stands beside PATCH for one row only, never for several. */
function methodsOf({ method, verb }: Call): readonly string[] {
  if (method === 'get') return ['GET', 'HEAD']
  return verb === 'update' ? ['PATCH', 'PUT'] : [method.toUpperCase()]
}

function allowedIn(...places: readonly (Methods | undefined)[]): readonly string[] {
  return [...new Set(places.flatMap(methods => [...(methods?.keys() ?? [])]))].toSorted()
}
