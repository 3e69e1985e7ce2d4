// When a program listens.

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever connects then waits for what is behind it. */
export async function untilOpen(name: string, port: number): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await isOpen(port)) return
    await sleep(5)
  }
  throw new Error(`${name} does not listen.`)
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
