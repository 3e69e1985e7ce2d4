// Two requests never write the same upload at once, whichever servers they come to. Whoever comes later is served: the
// connection of the earlier one is most often dead.

import { ERRORS } from '@tus/server'
import type { Locker } from '@tus/server'
import type { HeldLock, NamedLocks } from '../db/named-locks.ts'

/** In milliseconds. */
const patience = 30_000

export function uploadLocker(locks: NamedLocks): Locker {
  return {
    newLock(id) {
      let held: HeldLock | undefined
      return {
        async lock(stop, letGo) {
          const signal = AbortSignal.any([stop, AbortSignal.timeout(patience)])
          held = await locks.take(`upload ${id}`, { signal, letGo: () => void letGo() })
          if (!held) throw ERRORS.ERR_LOCK_TIMEOUT
        },
        async unlock() {
          await held?.release()
        },
      }
    },
  }
}
