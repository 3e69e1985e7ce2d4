// The steps of a change as they go over the wire: a row that is made on the way has a name there, by
// which later steps know it.

import { ref } from '@furrow/wire/client/step-client'
import type { Step } from '@furrow/wire/client/step-client'
import type { Change, ChangeStep, Values } from './change.ts'
import { isLocalId, localIdsIn } from './local-ids.ts'
import { valuesOf } from './outbox-entry.ts'

export function sentSteps(steps: readonly ChangeStep[]): readonly Step[] {
  const made = steps.flatMap(step => (step.do === 'store' ? [step.id] : []))
  const names = new Map(made.map((id, place) => [id, `row${place + 1}`]))
  return steps.map(step => sentStep(step, names))
}

/** What cannot be said over the wire is a mistake of the program, and found before it is kept. */
export function checkChange({ steps }: Change): void {
  const made = new Set<number>()
  for (const step of steps) {
    const nested = Object.values(valuesOf(step)).filter(value => !isLocalId(value))
    if (localIdsIn(nested).some(id => made.has(id))) {
      throw new Error(
        'Among links, a row of the same change cannot be named. Make two changes of it.',
      )
    }
    if (step.do !== 'store') continue
    if (!isLocalId(step.id)) throw new Error('A new row needs a number from the outbox.')
    made.add(step.id)
  }
}

type Names = ReadonlyMap<number, string>

function sentStep(step: ChangeStep, names: Names): Step {
  const { resource } = step
  switch (step.do) {
    case 'store':
      return {
        do: 'store',
        resource,
        values: filled(step.values, names),
        ref: names.get(step.id) ?? '',
      }
    case 'update': {
      const seen = step.seen === undefined ? {} : { seen: step.seen }
      return {
        do: 'update',
        resource,
        ...named(step.id, names),
        values: filled(step.values, names),
        ...seen,
      }
    }
    case 'destroy':
    case 'restore':
      return { do: step.do, resource, ...named(step.id, names) }
    default:
      return {
        do: step.do,
        resource,
        ...named(step.id, names),
        relation: step.relation,
        values: step.values,
      }
  }
}

function named(id: number, names: Names): Pick<Step, 'id'> {
  const name = names.get(id)
  return { id: name === undefined ? id : ref(name) }
}

function filled(values: Values, names: Names): Values {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const name = typeof value === 'number' ? names.get(value) : undefined
      return [field, name === undefined ? value : ref(name)]
    }),
  )
}
