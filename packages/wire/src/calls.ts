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
const restoring: readonly Verb[] = ['restore', 'batch_restore']
const batches: readonly Verb[] = ['batch_update', 'batch_destroy', 'batch_restore']
const changing: readonly Verb[] = ['update', 'destroy', 'restore']
const moving: readonly Verb[] = ['associate', 'dissociate']
const linking: readonly Verb[] = ['attach', 'detach', 'sync', 'toggle', 'pivot']
/** About as many rows as are named at once. */
export const manyRowsVerbs: readonly Verb[] = [...batches, ...linking, 'batch_store']
const whole: readonly Verb[] = [...reading, 'store', ...changing, 'batch_store', ...batches]

/** None for a record without a number of its own, such as one that only links others. */
export function resourceCalls(entity: Entity): readonly Call[] {
  if (!isResource(entity)) return []
  return possible(entity.readAlone ? reading : whole, [entity]).map(callOf)
}

/** `targets` are the records that the relation leads to: one, or several where a type tells them apart. */
export function relationCalls(relation: Relation, targets: readonly Entity[]): readonly Call[] {
  const resources = targets.filter(isResource)
  if (resources.length === 0) return []
  const verbs = verbsOf(
    relation,
    resources.every(({ readAlone }) => readAlone),
  )
  return possible(verbs, resources).map(isToOne(relation) ? callOfOne : callOf)
}

/** Whether it has an address of its own. */
export function isResource({ fields }: Entity): boolean {
  return fields['id'] !== undefined
}

/** Whether it leads to one row at most, whose number can be left out. */
export function isToOne({ kind }: Relation): boolean {
  return kind !== 'has many' && kind !== 'belongs to many'
}

function verbsOf(relation: Relation, onlyRead: boolean): readonly Verb[] {
  switch (relation.kind) {
    case 'has many':
      return onlyRead ? reading : [...whole, ...moving]
    case 'belongs to many':
      return onlyRead || relation.readOnly ? reading : [...whole, ...linking]
    case 'has one':
      return onlyRead ? ['show'] : ['show', 'store', ...changing]
    case 'belongs to':
    case 'belongs to one of':
      return onlyRead ? ['show'] : ['show', ...changing, ...batches]
  }
}

/** Only what keeps its deleted rows brings them back. */
function possible(verbs: readonly Verb[], entities: readonly Entity[]): readonly Verb[] {
  const keepsDeleted = entities.some(({ fields }) => fields['deleted_at'])
  return keepsDeleted ? verbs : verbs.filter(verb => !restoring.includes(verb))
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
