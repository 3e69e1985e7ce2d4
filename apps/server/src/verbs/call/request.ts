// A request for one of the verbs, read as far as it can be without the database.

import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { queryText } from '@furrow/wire/query-values'
import type { QueryValues } from '@furrow/wire/query-values'
import { readExtras } from '@furrow/wire/reading/read-wish'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FieldErrors } from '@furrow/wire/refusal'
import { rowNumberIn } from '@furrow/wire/row-number'
import type { Extras } from '@furrow/wire/wish'
import { planExtrasOf } from '../../query/plan-read.ts'
import type { ExtrasPlan } from '../../query/plan-extras.ts'
import { planningOf } from './request-context.ts'
import type { RequestContext, Place } from './request-context.ts'

export interface Request {
  readonly entity: Entity
  /** Where the rows are reached through a relation of one row. */
  readonly below:
    | {
        readonly parent: Entity
        readonly parentId: number
        readonly relation: Relation
        readonly targets: readonly Entity[]
      }
    | undefined
  readonly id: number | undefined
  readonly query: QueryValues
  readonly body: Readonly<Record<string, unknown>>
  /** Scheme, host and path, for the addresses of other pages. */
  readonly url: string
  /** What the row was when it was last seen. */
  readonly seen: unknown
}

/** What is asked for beside the rows of an answer, looked up before anything is written. */
export function extrasIn(
  context: RequestContext,
  place: Place,
  { query }: Pick<Request, 'query'>,
): ExtrasPlan {
  const plan = (wish: Extras) => planExtrasOf(wish, planningOf(context, place))
  return plan(readExtras(query, wish => faultsOf(() => plan(wish))))
}

/** What a step would refuse. */
export function faultsOf(step: () => unknown): FieldErrors {
  try {
    step()
  } catch (error) {
    if (error instanceof Refusal && error.errors) return error.errors
    throw error
  }
  return {}
}

export function idOf({ id }: Request): number {
  if (id === undefined) throw new Error('The address names no row.')
  return id
}

/** The numbers of rows that a batch is about: a list of them, or an object whose names they are. */
export function idsIn({ body }: Request): readonly number[] {
  const resources = body['resources'] ?? []
  if (typeof resources !== 'object' || resources === null)
    throw invalid({ resources: ['resources must be a list of numbers.'] })
  const keys = Array.isArray(resources) ? (resources as unknown[]) : Object.keys(resources)
  return [...new Set(keys.map(rowNumber))]
}

export function rowNumber(key: unknown): number {
  const number = rowNumberIn(typeof key === 'string' ? key.trim() : key)
  if (number !== undefined) return number
  throw invalid({ resources: ['Records are identified by their numbers.'] })
}

export function objectIn(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Readonly<Record<string, unknown>>) : undefined
}

const flags = new Map<unknown, boolean>([
  ...([true, 1, '1', 'true'] as const).map(sent => [sent, true] as const),
  ...([false, 0, '0', 'false'] as const).map(sent => [sent, false] as const),
])

/** A switch that may stand in the address or in the body. */
export function flagIn({ query, body }: Request, name: string, usual: boolean): boolean {
  const sent = queryText(query, name) ?? body[name]
  if (sent === undefined) return usual
  const flag = flags.get(sent)
  if (flag === undefined) throw invalid({ [name]: [`${name} must be true or false.`] })
  return flag
}
