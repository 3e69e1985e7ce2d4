// What is read from the server: at hand at once from the device, refreshed behind it, and kept again.

import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/query-persist-client-core'
import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query, QueryKey } from '@tanstack/react-query'
import type { ServerPause } from '../outbox/server-pause.ts'
import { failureOf, isDenied, pauseTold } from './call-failed.ts'
import type { SavedQueries } from './saved-queries.ts'

/** Another shape of what is kept is another number: then what was kept is read again. */
const keptShape = 1
const prefix = 'furrow'
const freshFor = 60_000
const inMemoryFor = 24 * 60 * 60 * 1000
const mostRetries = 2
/** Where the server says when: it is there, and will answer. */
const mostPauses = 10

export interface QueryClientParts {
  readonly kept: SavedQueries
  /** Whether it is still the same person’s page: nobody’s rows are kept among another’s. */
  readonly mayKeep: () => boolean
  readonly pause: ServerPause
}

/** The first of a key says what is asked for, the second the farm it is about, or 0. */
export function createQueryClient({ kept, mayKeep, pause }: QueryClientParts): QueryClient {
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
        persister: refreshed(persisterFn, pause),
        networkMode: 'offlineFirst',
        staleTime: freshFor,
        gcTime: inMemoryFor,
        retry: (count, error) => count < mostTries(error),
        // Where it is told, the pause is waited for before anything is asked.
        retryDelay: (count, error) =>
          pauseTold(failureOf(error)) === undefined ? Math.min(1000 * 2 ** count, 30_000) : 0,
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

/**
 * What came from the device is asked for again; that this fails without signal is no news. Until it is answered it
 * counts as stale: who looks next, after a screen that was left before the answer came, asks again.
 */
function refreshed(persist: Persist, pause: ServerPause): Persist {
  return async (queryFn, context, query: Query) => {
    let isAsked = false
    const ask: typeof queryFn = async asked => {
      isAsked = true
      if (pause.left() > 0) await pause.over(asked.signal)
      try {
        return await queryFn(asked)
      } catch (error) {
        const told = pauseTold(failureOf(error))
        if (told !== undefined) pause.begin(told)
        throw error
      }
    }
    const data = await persist(ask, context, query)
    if (!isAsked) setTimeout(() => refresh(query))
    return data
  }
}

function refresh(query: Query): void {
  query.invalidate()
  if (query.isActive()) query.fetch().catch(() => undefined)
}

function mostTries(error: unknown): number {
  if (pauseTold(failureOf(error)) !== undefined) return mostPauses
  return isPassing(error) ? mostRetries : 0
}

/** A server that is busy or stumbles may answer in a moment; without signal there is another way. */
function isPassing(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind === 'broken') return true
  return failure?.kind === 'refused' && ['unavailable', 'too_many_requests'].includes(failure.code)
}
