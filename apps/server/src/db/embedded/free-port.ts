// A TCP port of 127.0.0.1 that nobody listens on at this moment.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the range (32768 and up) from which systems give ports to outgoing connections: a port from
// there could be lent to anyone while PostgreSQL restarts, even to a client that is reconnecting.
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
  throw new Error('No free port for PostgreSQL was found between 20000 and 32767 on 127.0.0.1.')
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
