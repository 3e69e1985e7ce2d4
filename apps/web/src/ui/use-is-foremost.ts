// Of dialogs that stand one over another, only the foremost hears Escape: one press leaves one of them.

import { useEffect, useId, useSyncExternalStore } from 'react'

export function useIsForemost(isOpened: boolean): boolean {
  const own = useId()
  useEffect(() => {
    if (!isOpened) return undefined
    change([...standing, own])
    return () => change(standing.filter(name => name !== own))
  }, [isOpened, own])
  return useSyncExternalStore(listen, () => standing.at(-1)) === own
}

let standing: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  standing = next
  listeners.forEach(tell => tell())
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
