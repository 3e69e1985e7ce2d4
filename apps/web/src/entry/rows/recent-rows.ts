// The rows that a person last picked of each kind of record, by number alone, as long as the page is
// open: local storage holds the five keys of the session and nothing else.

import { useSession } from '../../data/context/furrow-context.ts'

interface RecentRows {
  readonly ids: readonly number[]
  remember(id: number): void
}

export function useRecentRows(resource: string): RecentRows {
  const session = useSession()
  const person = session.kind === 'signed in' ? session.user.id : 0
  const key = `furrow.recent.${person}.${resource}`
  return {
    ids: readIds(key),
    remember(id) {
      const ids = [id, ...readIds(key).filter(other => other !== id)].slice(0, mostKept)
      // Where the device keeps nothing, nothing was used lately.
      attempt(() => sessionStorage.setItem(key, JSON.stringify(ids)))
    },
  }
}

const mostKept = 6

function readIds(key: string): readonly number[] {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : []
}

function attempt<T>(doing: () => T): T | undefined {
  try {
    return doing()
  } catch {
    return undefined
  }
}
