// What an address asks for: a call on the rows of a record, or on what hangs together with a row.
// Looks words up, and never tries one pattern after another.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { isResource } from '@furrow/wire/calls'
import type { Verb } from '@furrow/wire/calls'
import { nearestName } from '@furrow/wire/nearest-name'
import { notFound, Refusal } from '@furrow/wire/refusal'
import { short } from '@furrow/wire/sent-text'
import { callAt, relationTable, resourceTable, rowNumber } from './docs/call-table.ts'
import type { AskedCall, CallTable } from './docs/call-table.ts'
import { relationSegments } from './relation-segments.ts'
import type { RelationSegment } from './relation-segments.ts'
import { WrongMethod } from './wrong-method.ts'

export type Address = RowsAddress | RelatedAddress

/** Below the name of a record. */
interface RowsAddress {
  readonly kind: 'rows'
  readonly verb: Verb
  /** Of the row, where the call is about one. */
  readonly id: number | undefined
  readonly entity: Entity
}

/** Below a row, through one of its relations. */
interface RelatedAddress {
  readonly kind: 'related'
  readonly verb: Verb
  /** Of the related row, where the call is about one of several. */
  readonly id: number | undefined
  readonly parent: Entity
  readonly parentId: number
  /** The relation by its name in the catalogue, by whichever word it was called. */
  readonly name: string
  readonly relation: Relation
  /** Where it leads: to several where a type tells them apart, unless the address names one. */
  readonly targets: readonly Entity[]
}

/** `path` as it was sent, without what is asked with "?". Throws a refusal where nothing is there. */
export type AddressOf = (method: string, path: string) => Address

/** `methodsElsewhere`: what an address takes that is no record's. */
export function buildAddresses(
  catalogue: Catalogue,
  methodsElsewhere: (path: string) => readonly string[] = () => [],
): AddressOf {
  const entities = [...catalogue.values()].filter(isResource)
  const resources = new Map(entities.map(entity => [entity.name, resourceOf(entity, catalogue)]))
  return (method, path) => {
    const [name, ...rest] = wordsOf(path)
    const resource = name === undefined ? undefined : resources.get(name)
    if (resource) return addressIn(resource, { method, path, rest })
    const others = methodsElsewhere(path)
    if (others.length > 0 && !others.includes(method)) throw new WrongMethod(method, path, others)
    throw nothingAt(path, name, resources.keys())
  }
}

interface Resource {
  readonly entity: Entity
  readonly calls: CallTable
  readonly segments: ReadonlyMap<string, RelationSegment & { readonly calls: CallTable }>
}

function resourceOf(entity: Entity, catalogue: Catalogue): Resource {
  const segments = [...relationSegments(entity, catalogue)].map(([word, segment]) => {
    const calls = relationTable(segment.relation, segment.targets)
    return [word, { ...segment, calls }] as const
  })
  return { entity, calls: resourceTable(entity), segments: new Map(segments) }
}

/** Decoded, so that a slash that is sent in disguise parts nothing. Both prefixes are the same. */
function wordsOf(path: string): readonly string[] {
  const words = path
    .split('/')
    .filter(segment => segment !== '')
    .map(decoded)
  const [prefix, version] = words
  return prefix === 'api' ? words.slice(version === 'v2' ? 2 : 1) : []
}

function decoded(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    const word = decodeURIComponent(segment)
    return word.includes('/') ? segment : word
  } catch {
    throw new Refusal('bad_request', 'The address is not valid.')
  }
}

function addressIn({ entity, calls, segments }: Resource, asked: AskedCall): Address {
  const call = callAt(calls, asked)
  if (call) return { kind: 'rows', ...call, entity }
  const [number = '', word, ...rest] = asked.rest
  const segment = word === undefined ? undefined : segments.get(word)
  if (!segment) throw nothingAt(asked.path, word, segments.keys())
  const { name, relation, targets } = segment
  const found = callAt(segment.calls, { ...asked, rest })
  if (!found) throw nothingAt(asked.path)
  const parentId = rowNumber(number, asked)
  return { kind: 'related', ...found, parent: entity, parentId, name, relation, targets }
}

/** Says what may have been meant, where something near is there. */
function nothingAt(path: string, word = '', known: Iterable<string> = []): Refusal {
  const near = nearestName(word, known)
  return notFound(`Not found: ${short(path)}.${near ? ` Did you mean ${near}?` : ''}`)
}
