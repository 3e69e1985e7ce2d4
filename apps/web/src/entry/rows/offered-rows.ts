// The rows that a picker offers: what matches the typed text, and before anything is typed those
// that were picked lately.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'
import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useRecentRows } from './recent-rows.ts'
import { besideName, rowName } from './row-name.ts'
import type { Row } from './row-name.ts'
import { includesForChoice, offeredWish } from './searched-rows.ts'
import { useCatalogue } from './use-entity.ts'

export interface OfferedRow {
  readonly id: number
  readonly name: string
  /** What tells it from another of the same name. */
  readonly beside: string
}

export interface OfferedRows {
  readonly recent: readonly OfferedRow[]
  readonly found: readonly OfferedRow[]
}

interface Offering {
  /** The server is asked only when someone looks. */
  readonly isOpen: boolean
  readonly typed: string
  /** The row that is being filled in. */
  readonly row: Row
}

export function useOfferedRows(entity: Entity, { isOpen, typed, row }: Offering) {
  const { api } = useFurrow()
  const catalogue = useCatalogue()
  const recent = useRecentRows(entity.name)
  const wish = offeredWish(entity, { typed, beside: row, catalogue })
  const ids = typed.trim() === '' ? recent.ids : []
  return useAnswer(
    ['offered rows', entity.name, wish, ids],
    signal => ask({ api, entity, catalogue, signal }, { wish, ids }),
    { resources: [entity.name], enabled: isOpen },
  )
}

/** The row that a key points at; `known` where it is at hand. */
export function usePickedRow(entity: Entity, id: number | null, known: Row | undefined) {
  const { api } = useFurrow()
  const catalogue = useCatalogue()
  const isKnown = known !== undefined && known['id'] === id
  const wish = {
    filters: [{ field: 'id', value: id }],
    includes: includesForChoice(entity, catalogue),
    ...(entity.fields['deleted_at'] && ({ deleted: 'with' } as const)),
  }
  const { data } = useAnswer(
    ['picked row', entity.name, id],
    signal => ask({ api, entity, catalogue, signal }, { wish }),
    { resources: [entity.name], enabled: id !== null && !isKnown },
  )
  if (id === null) return undefined
  if (isKnown) return offered(known, entity, catalogue)
  return data?.found.find(row => row.id === id)
}

interface Asking {
  readonly api: Furrow
  readonly entity: Entity
  readonly catalogue: Catalogue
  readonly signal: AbortSignal
}

interface Wanted {
  readonly wish: LooseSearch
  /** Rows that stand first, in this order. */
  readonly ids?: readonly number[]
}

async function ask(
  { api, entity, catalogue, signal }: Asking,
  { wish, ids = [] }: Wanted,
): Promise<Result<OfferedRows>> {
  const rows = api.anyRows(entity.name)
  const isRecent = { field: 'id', operator: 'in', value: ids } as const
  const lately = { ...wish, filters: [...(wish.filters ?? []), isRecent] }
  const [found, recent] = await Promise.all([
    rows.search(wish, { signal }),
    ids.length > 0 ? rows.search(lately, { signal }) : undefined,
  ])
  if (!found.ok) return found
  const before = recent?.ok ? recent.data.map(row => offered(row, entity, catalogue)) : []
  const places = new Map(ids.map((id, place) => [id, place]))
  const others = found.data.map(row => offered(row, entity, catalogue))
  return {
    ok: true,
    data: {
      recent: before.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
      found: others.filter(({ id }) => !before.some(one => one.id === id)),
    },
    meta: found.meta,
  }
}

function offered(row: Row, entity: Entity, catalogue: Catalogue): OfferedRow {
  return {
    id: Number(row['id']),
    name: rowName(entity, row),
    beside: besideName(entity, row, catalogue),
  }
}
