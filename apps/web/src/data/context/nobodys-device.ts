// What stands in for a person’s device before anybody has signed in.

import { createQueryClient } from '../rows/create-query-client.ts'
import { savedQueries } from '../rows/saved-queries.ts'
import { createServerPause } from '../outbox/server-pause.ts'
import { nobodysOutbox } from '../outbox/nobodys-outbox.ts'
import { nobodysUploads } from '../uploads/nobodys-uploads.ts'
import type { OnDevice } from './on-device.ts'

/** Nothing is kept, and nothing can be changed. */
export function nobodysDevice(): OnDevice {
  const kept = savedQueries(undefined)
  const pause = createServerPause()
  const queryClient = createQueryClient({ kept, mayKeep: () => false, pause })
  return {
    actor: undefined,
    person: undefined,
    queryClient,
    outbox: nobodysOutbox(),
    uploads: nobodysUploads(),
    pause,
    hasWaiting: () => false,
    forgetKept: kept.forget,
    close: async () => queryClient.clear(),
  }
}
