// How rows of any record are found by what someone types: by the texts that the catalogue searches,
// by the name, and by the number of the row.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import { literally } from './field-filter.ts'
import { distinguishing, includesForName, namingOf } from './row-name.ts'
import type { Row } from './row-name.ts'

type SentFilter = NonNullable<LooseSearch['filters']>[number]

/** The most that a picker offers at once. */
const mostOffered = 20

/** What is typed, found in any of its texts; nothing where nothing is typed. */
export function searchedFilter(
  entity: Entity,
  typed: string,
  catalogue: Catalogue,
): SentFilter | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const pattern = `%${literally(text)}%`
  const inTexts = searchedPaths(entity, catalogue).map(
    field => ({ field, operator: 'ilike', value: pattern }) as const,
  )
  const byNumber = /^\d{1,15}$/.test(text) ? [{ field: 'id', value: Number(text) }] : []
  const either = [...inTexts, ...byNumber]
  // Nothing that could be searched: nothing is found, rather than everything.
  return either.length > 0 ? { or: either } : { field: 'id', value: 0 }
}

/** Rows that nothing names are found by the names of what they belong to. */
function searchedPaths(entity: Entity, catalogue: Catalogue): readonly string[] {
  const { fields, searchBy } = entity
  const declared = Object.keys(fields).filter(name => fields[name]?.searchable)
  const own = [...new Set([...declared, ...searchBy, ...namingOf(entity)])]
  return own.length > 0 ? own : distinguishing(entity, catalogue)
}

/** What a picker asks for. `beside`: the row that is being filled in, whose farm is kept to. */
export function offeredWish(entity: Entity, { typed, beside, catalogue }: Picking): LooseSearch {
  const said = searchedFilter(entity, typed, catalogue)
  const farm = beside['farm_id']
  const ofFarm =
    carriesFarm(entity) && typeof farm === 'number' ? [{ field: 'farm_id', value: farm }] : []
  const [first] = namingOf(entity)
  return {
    limit: mostOffered,
    filters: said ? [...ofFarm, said] : ofFarm,
    ...(first && { sort: [first] }),
    includes: includesForChoice(entity, catalogue),
  }
}

/** What has to be sent along for rows to be told apart. */
export function includesForChoice(entity: Entity, catalogue: Catalogue): readonly string[] {
  const beside = distinguishing(entity, catalogue).map(path => path.split('.')[0] ?? path)
  return [...new Set([...includesForName(entity), ...beside])]
}

interface Picking {
  readonly typed: string
  readonly beside: Row
  readonly catalogue: Catalogue
}
