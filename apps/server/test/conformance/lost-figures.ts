// The recorded server loses the figures that were asked for where it sorts along a relation. Ours
// keeps them, and that is no difference.

import { aggregateTypes } from '@furrow/wire/wish'
import { memberName } from '@furrow/wire/member-name'
import { isObject } from './compare-bodies.ts'
import type { Case } from './read-cases.ts'

/** The names of the members that may be there though they were not recorded. */
export function lostFigures({ path, body }: Pick<Case, 'path' | 'body'>): ReadonlySet<string> {
  if (!sortsAlongRelation(body)) return new Set()
  const { searchParams } = new URL(path, 'http://localhost')
  const inQuery = aggregateTypes.flatMap(type =>
    (searchParams.get(`with_${type}`)?.split(',') ?? []).map(name => {
      const [relation = '', field] = name.split('.')
      return figureName(relation, type, field)
    }),
  )
  const inBody = membersOf(body, 'aggregates').map(({ relation, type, field }) =>
    figureName(String(relation), String(type), typeof field === 'string' ? field : undefined),
  )
  return new Set([...inQuery, ...inBody])
}

function sortsAlongRelation(body: unknown): boolean {
  return membersOf(body, 'sort').some(({ field }) => String(field).includes('.'))
}

function membersOf(body: unknown, list: string): readonly Readonly<Record<string, unknown>>[] {
  const members = isObject(body) ? body[list] : undefined
  return Array.isArray(members) ? members.filter(isObject) : []
}

function figureName(relation: string, type: string, field: string | undefined): string {
  return memberName([relation, type, field].filter(Boolean).join('_'))
}
