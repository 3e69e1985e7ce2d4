// What is read from the server: at hand at once from the device, refreshed behind it, and kept again.

import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core'
import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query, QueryKey } from '@tanstack/react-query'
import { failureOf, isDenied } from './call-failed.ts'
import type { SavedQueries } from './saved-queries.ts'

/** Another shape of what is kept is another number: then what was kept is read anew. */
const keptShape = 1
const prefix = 'furrow'
const freshFor = 60_000
const inMemoryFor = 24 * 60 * 60 * 1000
const mostRetries = 2

export interface QueryClientParts {
  readonly kept: SavedQueries
  /** Whether it is still the same person’s page: nobody’s rows are kept among another’s. */
  readonly mayKeep: () => boolean
}

/** The first of a key says what is asked for, the second the farm it is about, or 0. */
export function createQueryClient({ kept, mayKeep }: QueryClientParts): QueryClient {
  const { persisterFn } = createQueryPersister<PersistedQuery>({
    storage: storageOver(kept, mayKeep),
    serialize: ({ state, ...query }) => ({ ...query, state: { ...state, error: null } }),
    deserialize: query => query,
    buster: String(keptShape),
    maxAge: Number.POSITIVE_INFINITY,
    prefix,
    refetchOnRestore: false,
    filters: { predicate: ({ queryKey: [kind] }) => kind === 'rows' || kind === 'answer' },
  })
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (isDenied(failureOf(error))) void kept.remove(...placeOf(`${prefix}-${query.queryHash}`))
      },
    }),
    defaultOptions: {
      queries: {
        persister: refreshed(persisterFn),
        networkMode: 'offlineFirst',
        staleTime: freshFor,
        gcTime: inMemoryFor,
        retry: (count, error) => count < mostRetries && isPassing(error),
      },
    },
  })
}

function storageOver(kept: SavedQueries, mayKeep: () => boolean): AsyncStorage<PersistedQuery> {
  return {
    getItem: name => kept.read(...placeOf(name)) as Promise<PersistedQuery | undefined>,
    async setItem(name, query) {
      if (mayKeep()) await kept.write(...placeOf(name), query)
    },
    removeItem: name => kept.remove(...placeOf(name)),
  }
}

function placeOf(name: string): [farm: number, hash: string] {
  const hash = name.slice(prefix.length + 1)
  const [, farm] = JSON.parse(hash) as QueryKey
  return [typeof farm === 'number' ? farm : 0, hash]
}

type Persist = ReturnType<typeof createQueryPersister>['persisterFn']

/** What came from the device is asked for again; that this fails without signal is no news. */
function refreshed(persist: Persist): Persist {
  return async (queryFn, context, query: Query) => {
    let isAsked = false
    const ask: typeof queryFn = asked => {
      isAsked = true
      return queryFn(asked)
    }
    const data = await persist(ask, context, query)
    if (!isAsked) setTimeout(() => refresh(query))
    return data
  }
}

function refresh(query: Query): void {
  if (query.isActive()) query.fetch().catch(() => undefined)
}

/** A server that is busy or stumbles may answer in a moment; without signal there is another way. */
function isPassing(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind === 'broken') return true
  return failure?.kind === 'refused' && ['unavailable', 'too_many_requests'].includes(failure.code)
}
