// The steps of a mixed batch as they were sent: their shape is checked, and those of a kind that
// follow each other are taken together.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { relationCalls, resourceCalls } from '@furrow/wire/calls'
import type { Verb } from '@furrow/wire/calls'
import { nearestName } from '@furrow/wire/nearest-name'
import { invalid } from '@furrow/wire/refusal'
import type { Row } from '../../rules/saving/save-rule.ts'
import { inSlices } from './in-slices.ts'
import { objectIn } from './request.ts'

export interface BatchStep {
  /** Where it stood: `steps.3`. */
  readonly at: string
  readonly verb: Verb
  readonly entity: Entity
  /** A number, or the name that an earlier step gave to the row that it makes. */
  readonly id: unknown
  /** For what is done through a relation of that row. */
  readonly relation: { readonly relation: Relation; readonly target: Entity } | undefined
  /** The row at the other end of the relation. */
  readonly row: unknown
  readonly values: Row
  readonly ref: string | undefined
  readonly seen: unknown
}

/** What a step may do. */
export const doable: readonly Verb[] = [
  'store',
  'update',
  'destroy',
  'restore',
  'associate',
  'dissociate',
  'attach',
  'detach',
  'sync',
  'toggle',
  'pivot',
]

export async function readSteps(
  { steps }: Row,
  catalogue: Catalogue,
): Promise<readonly BatchStep[]> {
  if (!Array.isArray(steps) || steps.length === 0) {
    throw invalid({ steps: ['steps must be a list with at least one step.'] })
  }
  return inSlices(steps, (sent: unknown, place) => readStep(sent, `steps.${place}`, catalogue))
}

function readStep(sent: unknown, at: string, catalogue: Catalogue): BatchStep {
  const step = objectIn(sent)
  if (!step) throw invalid({ [at]: ['A step must be an object.'] })
  const name = step['resource']
  const entity = typeof name === 'string' ? catalogue.get(name) : undefined
  if (!entity?.fields['id'])
    throw invalid({ [`${at}.resource`]: [unknown(name, [...catalogue.keys()])] })
  const relation = relationIn(step, entity, { at, catalogue })
  const verb = verbIn(step, { at, entity, relation })
  const ref = step['ref']
  if (ref !== undefined && typeof ref !== 'string')
    throw invalid({ [`${at}.ref`]: ['ref must be a word.'] })
  const values = objectIn(step['values'] ?? {})
  if (!values) throw invalid({ [`${at}.values`]: ['values must be an object.'] })
  const { id, row, seen } = step
  return { at, verb, entity, id, relation, row, values, ref, seen }
}

interface Reading {
  readonly at: string
  readonly catalogue: Catalogue
}

function relationIn(step: Row, entity: Entity, { at, catalogue }: Reading): BatchStep['relation'] {
  const name = step['relation']
  if (name === undefined) return undefined
  const relation =
    typeof name === 'string' && Object.hasOwn(entity.relations, name)
      ? entity.relations[name]
      : undefined
  if (!relation || relation.kind === 'belongs to one of') {
    throw invalid({ [`${at}.relation`]: [unknown(name, Object.keys(entity.relations))] })
  }
  return { relation, target: entityNamed(catalogue, relation.entity) }
}

function verbIn(
  step: Row,
  { at, entity, relation }: { at: string; entity: Entity; relation: BatchStep['relation'] },
): Verb {
  const calls = relation
    ? relationCalls(relation.relation, [relation.target])
    : resourceCalls(entity)
  const possible = calls.map(({ verb }) => verb).filter(verb => doable.includes(verb))
  const verb = possible.find(one => one === step['do'])
  if (verb) return verb
  throw invalid({
    [`${at}.do`]: [
      `do must be one of: ${possible.join(', ') || 'nothing, for this is only read'}.`,
    ],
  })
}

function unknown(name: unknown, known: readonly string[]): string {
  if (typeof name !== 'string') return 'This must be a name.'
  const said = name.slice(0, 100)
  const near = nearestName(said, known)
  return `There is no ${said}.${near ? ` Did you mean ${near}?` : ''}`
}

/** Steps that may be written together: of a kind, one after the other, none waiting for another. */
export function runsOf(steps: readonly BatchStep[]): readonly (readonly BatchStep[])[] {
  const runs: BatchStep[][] = []
  let told = new Set<unknown>()
  for (const step of steps) {
    const last = runs.at(-1)
    if (last && goesWith(step, last[0], told)) last.push(step)
    else {
      runs.push([step])
      told = new Set()
    }
    told.add(step.verb === 'store' ? step.ref : step.id)
  }
  return runs
}

/** `told`: the names under which the run makes rows, or the numbers of those that it changes. */
function goesWith(
  step: BatchStep,
  first: BatchStep | undefined,
  told: ReadonlySet<unknown>,
): boolean {
  if (!first || step.relation || first.relation) return false
  if (step.verb !== first.verb || step.entity !== first.entity) return false
  if (step.verb === 'store') return !waitsFor(step, told)
  return step.verb === 'update' && typeof step.id === 'number' && !told.has(step.id)
}

function waitsFor({ values }: BatchStep, made: ReadonlySet<unknown>): boolean {
  return Object.values(values).some(value => {
    const ref = objectIn(value)?.['$ref']
    return typeof ref === 'string' && made.has(ref)
  })
}
