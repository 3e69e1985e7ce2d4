// The words behind the number of a row that lead to what it hangs together with: the name of the
// relation, and the name of the record that it leads to where no other relation leads there.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { targetsOf } from '@furrow/catalogue/targets'
import { isResource } from '@furrow/wire/calls'
import { memberName } from '@furrow/wire/member-name'

export interface RelationSegment {
  readonly name: string
  readonly relation: Relation
  /** Where it leads: to several where a type tells them apart, unless the word names one of them. */
  readonly targets: readonly Entity[]
}

/** Relations to records without addresses of their own are left out. */
export function relationSegments(
  parent: Entity,
  catalogue: Catalogue,
): ReadonlyMap<string, RelationSegment> {
  const segments = Object.entries(parent.relations)
    .map(([name, relation]) => {
      const targets = targetsOf(parent, relation, catalogue).filter(isResource)
      return { name, relation, targets }
    })
    .filter(({ targets }) => targets.length > 0)
  const byTarget = segments.flatMap(segment =>
    segment.targets.map(target => ({
      word: target.name,
      segment: { ...segment, targets: [target] },
    })),
  )
  const byMember = segments.map(segment => ({ word: memberName(segment.name), segment }))
  const own = segments.map(segment => [segment.name, segment] as const)
  return new Map([...unmistakable(byTarget), ...unmistakable(byMember), ...own])
}

interface Named {
  readonly word: string
  readonly segment: RelationSegment
}

function unmistakable(all: readonly Named[]): readonly (readonly [string, RelationSegment])[] {
  const byWord = Map.groupBy(all, ({ word }) => word)
  return all
    .filter(({ word }) => byWord.get(word)?.length === 1)
    .map(({ word, segment }) => [word, segment])
}
