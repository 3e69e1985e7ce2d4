// What is kept at the server there and then is read again afterwards; what goes by way of the outbox
// is laid over the rows by itself.

import type { Keeping } from './keep.ts'

export function keepingOf(keeping: Keeping, retry: () => void): Keeping {
  if (keeping.way === 'outbox') return keeping
  return {
    way: 'server',
    onSaved() {
      retry()
      keeping.onSaved()
    },
  }
}
