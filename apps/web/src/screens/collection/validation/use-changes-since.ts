// What people changed in a period since a moment, the newest first, and what the records are called.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { rowsTold } from '../../../entry/history/history-words.ts'
import { useRowNames } from '../../../entry/history/use-row-names.ts'
import type { Row } from '../../../entry/rows/row-name.ts'
import { useCatalogue } from '../../../entry/rows/use-entity.ts'
import { usePage } from '../../../entry/rows/use-page.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

const linesOnPage = 10

export function useChangesSince(place: CollectionPlace, since: string, page: number) {
  const catalogue = useCatalogue()
  const kinds = kindsRecorded(catalogue)
  const { data, failure, retry } = usePage(
    'changes',
    { ...wishOf(place, since, kinds), limit: linesOnPage, page },
    kinds,
  )
  const names = useRowNames(namesWanted(data?.rows ?? [], catalogue))
  return { data, failure, retry, names }
}

/** What a farm records, and not what is said about it: its status, questions, confirmed warnings. */
function kindsRecorded(catalogue: Catalogue): readonly string[] {
  return [...catalogue.values()].filter(isRecorded).map(({ name }) => name)
}

const saidAbout: readonly string[] = ['confirmed_warnings', 'confirmed_money_warnings']

function isRecorded({ name, ownedBy }: Entity): boolean {
  if (ownedBy.kind !== 'farm' || saidAbout.includes(name)) return false
  return ownedBy.period !== 'none' && ['people', 'managers'].includes(ownedBy.write)
}

/** What belongs to no period, such as a rain gauge, counts in each. */
function wishOf({ farmId, periodId }: CollectionPlace, since: string, kinds: readonly string[]) {
  return {
    filters: [
      { field: 'farm_id', value: farmId },
      // What follows from a change is no change of anybody's.
      { field: 'user_id', operator: '!=' as const, value: null },
      { field: 'at', operator: '>' as const, value: since },
      { field: 'entity', operator: 'in' as const, value: kinds },
      {
        or: [
          { field: 'period_id', value: periodId },
          { field: 'period_id', value: null },
        ],
      },
    ],
    sort: ['-at', '-id'],
  }
}

/** The rows that were changed, and those that their figures point at. */
function namesWanted(
  lines: readonly Row[],
  catalogue: Catalogue,
): ReadonlyMap<string, readonly number[]> {
  const pairs = lines.flatMap(line => {
    const entity = catalogue.get(String(line['entity']))
    if (!entity) return []
    return [[entity.name, [Number(line['row'])]] as const, ...rowsTold([line], { entity, now: {} })]
  })
  const ofKind = Map.groupBy(pairs, ([name]) => name)
  return new Map(
    [...ofKind].map(([name, own]) => [name, [...new Set(own.flatMap(([, ids]) => ids))]]),
  )
}
