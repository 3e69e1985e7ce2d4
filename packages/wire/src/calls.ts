// Which calls there are: at the address of a record of its own, and below a row, through each of
// its relations. `{id}` stands for the number of a row.

import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'

export interface Call {
  readonly verb: Verb
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** What stands behind the name of the record or of the relation. */
  readonly path: string
}

export type Verb = keyof typeof calls

const calls = {
  list: ['get', ''],
  search: ['post', '/search'],
  store: ['post', ''],
  show: ['get', '/{id}'],
  update: ['patch', '/{id}'],
  destroy: ['delete', '/{id}'],
  restore: ['post', '/{id}/restore'],
  batch_store: ['post', '/batch'],
  batch_update: ['patch', '/batch'],
  batch_destroy: ['delete', '/batch'],
  batch_restore: ['post', '/batch/restore'],
  associate: ['post', '/associate'],
  dissociate: ['delete', '/{id}/dissociate'],
  attach: ['post', '/attach'],
  detach: ['delete', '/detach'],
  sync: ['patch', '/sync'],
  toggle: ['patch', '/toggle'],
  pivot: ['patch', '/{id}/pivot'],
} as const

const reading: readonly Verb[] = ['list', 'search', 'show']
const batches: readonly Verb[] = ['batch_update', 'batch_destroy', 'batch_restore']
const changing: readonly Verb[] = ['update', 'destroy', 'restore']
const linking: readonly Verb[] = ['attach', 'detach', 'sync', 'toggle', 'pivot']
const whole: readonly Verb[] = [...reading, 'store', ...changing, 'batch_store', ...batches]

export function resourceCalls(entity: Entity): readonly Call[] {
  return (isReadAlone(entity) ? reading : whole).map(callOf)
}

/** `targets` are the records that the relation leads to: one, or several where a type tells them apart. */
export function relationCalls(relation: Relation, targets: readonly Entity[]): readonly Call[] {
  const onlyRead = targets.every(isReadAlone)
  switch (relation.kind) {
    case 'has many':
      return (onlyRead ? reading : ([...whole, 'associate', 'dissociate'] as const)).map(callOf)
    case 'belongs to many':
      return (onlyRead || relation.readOnly ? reading : [...whole, ...linking]).map(callOf)
    case 'has one':
      return (onlyRead ? (['show'] as const) : (['show', 'store', ...changing] as const)).map(
        callOfOne,
      )
    case 'belongs to':
    case 'belongs to one of':
      return (onlyRead ? (['show'] as const) : ['show' as const, ...changing, ...batches]).map(
        callOfOne,
      )
  }
}

/** What is worked out, and what is history, is read and never written. */
function isReadAlone({ derived, appendOnly }: Entity): boolean {
  return derived || appendOnly
}

function callOf(verb: Verb): Call {
  const [method, path] = calls[verb]
  return { verb, method, path }
}

/** There is but one row, so that its number can be left out. */
function callOfOne(verb: Verb): Call {
  const call = callOf(verb)
  return call.path === '/{id}' ? { ...call, path: '' } : call
}
