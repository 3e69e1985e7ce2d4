// What is kept at the server there and then is read again afterwards; what goes by way of the outbox
// is laid over the rows by itself.

import type { SavingOf } from './use-save.ts'

export function saveThenReread(keeping: SavingOf, retry: () => void): SavingOf {
  if (keeping.way === 'outbox') return keeping
  return {
    way: 'server',
    onSaved() {
      retry()
      keeping.onSaved()
    },
  }
}
