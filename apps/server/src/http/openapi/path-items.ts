// Calls gathered by address: what OpenAPI names a path item.

import type { Call, Verb } from '@furrow/wire/calls'
import { aboutLinks } from '../calls/verb-answers.ts'
import { operation } from './operations.ts'
import type { Subject } from './operations.ts'
import { named } from './parameters.ts'
import type { Json } from './parts.ts'
import type { SchemaPrinter } from './print-schemas.ts'

interface Place {
  /** Below another row, whose number stands before the name. */
  readonly below: boolean
  /** The name of an operation; none where the item stands at several addresses. */
  nameOf(verb: Verb): string | undefined
  readonly printer: SchemaPrinter
}

/** By what stands behind the name of the record or relation: '', '/{id}', '/batch' and so on. */
export function pathItems(
  calls: readonly Call[],
  subject: Subject,
  { below, nameOf, printer }: Place,
): ReadonlyMap<string, Json> {
  const items = new Map<string, Json>()
  for (const call of calls) {
    const operationId = nameOf(call.verb)
    const said = { ...(operationId ? { operationId } : {}), ...operation(call, subject, printer) }
    const item = items.get(call.path) ?? { parameters: parametersOf(call, below) }
    items.set(call.path, { ...item, [call.method]: said })
  }
  return items
}

/** All calls at one address take these alike. */
function parametersOf({ path, verb }: Call, below: boolean): readonly Json[] {
  return [
    ...(below ? named('parent') : []),
    ...(path.startsWith('/{id}') ? named('id') : []),
    ...(aboutLinks.includes(verb) ? [] : wishes),
  ]
}

const wishes = named(
  'include',
  'with_count',
  'with_exists',
  'with_avg',
  'with_sum',
  'with_min',
  'with_max',
)
