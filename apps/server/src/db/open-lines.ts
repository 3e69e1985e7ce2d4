// Connections that can be cut off all at once: where the other end has fallen silent nothing else would end them for a quarter of
// an hour, and whoever waits is told by it.

import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

export interface OpenLines {
  watch(client: ClientBase): void
  cut(): void
}

export function openLines(): OpenLines {
  const sockets = new Set<Socket>()
  return {
    watch(client) {
      const { stream } = (client as ClientBase & { readonly connection: { stream: Socket } })
        .connection
      sockets.add(stream)
      stream.once('close', () => sockets.delete(stream))
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
