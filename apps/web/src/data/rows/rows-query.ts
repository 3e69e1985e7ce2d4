// How rows are asked for and kept: with what stands beside them, in the words of the catalogue.

import type { Furrow } from '@furrow/wire/client/connect'
import type { QueryClient, UseQueryOptions } from '@tanstack/react-query'
import { heldBy } from './call-failed.ts'
import { includedIn, resourcesIn } from './included.ts'
import { localIdsIn } from '../outbox/local-ids.ts'
import type { ReadRows } from './overlay.ts'
import { farmOf, searchFor } from './row-wish.ts'
import type { LooseWish } from './row-wish.ts'

export function rowsQuery(
  api: Furrow,
  resource: string,
  wish: LooseWish,
): UseQueryOptions<ReadRows> {
  return {
    queryKey: ['rows', farmOf(resource, wish), resource, wish],
    // A row that has just got its number from the server is still the same row.
    placeholderData: (before, query) =>
      localIdsIn(query?.queryKey).length > 0 ? before : undefined,
    async queryFn({ signal, client }): Promise<ReadRows> {
      const askedAt = Date.now()
      const beside = await besideRows(client, resource, wish)
      // The server knows no row that waits to be made.
      if (localIdsIn(wish).length > 0) return { rows: [], ...beside, askedAt }
      const answer = await api.anyRows(resource).search(searchFor(wish), { signal })
      const { data, meta } = heldBy(answer)
      return { rows: data, ...beside, askedAt, total: meta.total }
    },
  }
}

/** Where nothing could be read, new rows are shown all the same, unless rows should stand beside them. */
export function unread(resource: string, { includes = [] }: LooseWish): ReadRows | undefined {
  if (includes.length > 0) return undefined
  return { rows: [], included: [], about: [resource], askedAt: 0 }
}

async function besideRows(client: QueryClient, resource: string, wish: LooseWish) {
  const { includes = [], with_count = [], aggregates = [], filters = [], sort = [] } = wish
  const isDotted = JSON.stringify([filters, sort]).includes('.')
  const isAlone = includes.length + with_count.length + aggregates.length === 0 && !isDotted
  if (isAlone) return { included: [], about: [resource] }
  const catalogue = await client.ensureQueryData(catalogueQuery)
  return {
    included: includedIn(catalogue, resource, wish),
    about: resourcesIn(catalogue, resource, wish),
  }
}

/** Large: loaded where rows stand beside rows, and put together once. */
const catalogueQuery = {
  queryKey: ['catalogue'],
  queryFn: async () => (await import('@furrow/catalogue/furrow')).furrow(),
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
} as const
