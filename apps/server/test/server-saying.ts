// A server of whatever kind that says the same to everything, or never a word.

import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface ServerSaying {
  readonly port: number
  /** Somebody has come. */
  readonly reached: Promise<unknown>
  close(): void
}

export async function serverSaying(word = ''): Promise<ServerSaying> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => undefined))
    socket.write(word)
    socket.on('data', () => socket.write(word))
  })
  const reached = once(server, 'connection')
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    reached,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
