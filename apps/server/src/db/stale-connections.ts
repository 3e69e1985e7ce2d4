// Connections to a database that only reads, as one that was the primary until now: all that were made before are left,
// and whoever asks next is connected anew, to what has taken its place.

import type { EventEmitter } from 'node:events'
import type { ClientBase } from 'pg'
import { readsOnly } from './refuse-while-away.ts'

export interface StaleConnections {
  watch(client: ClientBase): void
  isStale(client: ClientBase): boolean
}

export function staleConnections(): StaleConnections {
  let turn = 0
  const turns = new WeakMap<ClientBase, number>()
  return {
    watch(client) {
      turns.set(client, turn)
      const { connection } = client as ClientBase & { readonly connection: EventEmitter }
      connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (code === readsOnly && turns.get(client) === turn) turn += 1
      })
    },
    isStale: client => turns.get(client) !== turn,
  }
}
