// Which of what is shown has to be read again: gathered for a moment, so that a colleague who pastes a
// thousand rows makes one question of it.

import type { Query, QueryClient } from '@tanstack/react-query'
import type { OutboxEntry } from '../outbox/outbox-entry.ts'

export interface Staleness {
  /** Rows of a kind are different; `farm`: nothing where it may be any. What was asked for again `since` knows it. */
  about(resource: string, farm: number | null, since?: number): void
  /** Rows were recalculated from others: what is calculated from all of the farm’s was told when those changed. */
  recalculated(resource: string, farm: number | null): void
  /** After a change that was saved from here: its rows are known, what follows from them is not. */
  after(entry: OutboxEntry): void
  everything(): void
  /** As everything, but not before someone looks at it again. */
  perhapsEverything(): void
  stop(): void
}

const gatheredFor = 50

export function createStaleness(client: QueryClient): Staleness {
  let isStale: ((query: Query) => boolean)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const askedAnew = new WeakMap<Query, number>()
  const readAgain = () => {
    const told = isStale
    isStale = []
    timer = undefined
    const all = client.getQueryCache().findAll()
    const stale = new Set(all.filter(query => told.some(test => test(query))))
    for (const query of stale) askedAnew.set(query, Date.now())
    const first = [...stale].filter(isFirstAsked)
    void client.invalidateQueries({ predicate: query => stale.has(query) })
    for (const query of first) void askOnceAnswered(query)
  }
  const awaited = new WeakSet<Query>()
  const askOnceAnswered = async (asked: Query) => {
    if (awaited.has(asked)) return
    awaited.add(asked)
    await asked.promise?.catch(() => undefined)
    awaited.delete(asked)
    await client.invalidateQueries({ predicate: query => query === asked })
  }
  const isAskedSince = (query: Query, moment: number) =>
    (askedAnew.get(query) ?? 0) >= moment && query.state.status !== 'error'
  const gather = (test: (query: Query) => boolean) => {
    isStale.push(test)
    timer ??= setTimeout(readAgain, gatheredFor)
  }
  return {
    about: (resource, farm, since = Number.POSITIVE_INFINITY) =>
      gather(query => isAbout(query, resource, farm) && !isAskedSince(query, since)),
    recalculated: (resource, farm) =>
      gather(query => isAbout(query, resource, farm) && resourcesOf(query) !== 'all'),
    after(entry) {
      const farm = entry.farmId
      const resources = new Set<string>(entry.steps.map(({ resource }) => resource))
      const isOnlyTyped = entry.steps.every(step => step.do === 'update')
      for (const resource of resources) {
        gather(query => isAbout(query, resource, farm) && !(isOnlyTyped && isKnown(query)))
      }
    },
    everything: () => gather(() => true),
    perhapsEverything: () => void client.invalidateQueries({ refetchType: 'none' }),
    stop: () => clearTimeout(timer),
  }
}

/** What is on its way for the first time is not asked for anew, though it may have been read before the change. */
function isFirstAsked({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus === 'fetching'
}

/** What the rows of an answer are about is kept with them; of other answers, their caller says it. */
interface AboutRows {
  readonly about: readonly string[]
}

function isAbout(query: Query, resource: string, farm: number | null): boolean {
  const [, of] = query.queryKey
  const isThere = farm === null || of === 0 || of === farm
  const resources = resourcesOf(query)
  return isThere && (resources === 'all' || resources.includes(resource))
}

function resourcesOf({ queryKey, state, meta }: Query): readonly unknown[] | 'all' {
  const [kind, , resource] = queryKey
  if (kind === 'rows') return (state.data as AboutRows | undefined)?.about ?? [resource]
  const told = meta?.['resources']
  if (told === 'all') return told
  return Array.isArray(told) ? told : []
}

/** Rows show what was saved from here by themselves; sums and counts do not. */
function isKnown({ queryKey: [kind, , , wish] }: Query): boolean {
  const { with_count, aggregates } = (wish ?? {}) as { with_count?: unknown; aggregates?: unknown }
  return kind === 'rows' && !with_count && !aggregates
}
