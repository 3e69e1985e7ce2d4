// Whether the browser has a connection at all.

import { useSyncExternalStore } from 'react'

export function useHasSignal(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}
