// The port on which Furrow answers, and why it may not be had.

import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings/settings.ts'

type Place = Pick<Settings, 'host' | 'port'>

/** Tried before a database is made or started: nobody waits for that, only to be told of a mistaken port. */
export async function freePortOf(place: Place): Promise<number> {
  const trial = createServer()
  await saidPlainly(place, async () => {
    trial.listen(place.port, place.host)
    await once(trial, 'listening')
  })
  const { port } = trial.address() as AddressInfo
  trial.close()
  await once(trial, 'close')
  return port
}

export async function listen(app: FastifyInstance, { host, port }: Place): Promise<void> {
  await saidPlainly({ host, port }, () => app.listen({ host, port }))
}

async function saidPlainly(place: Place, opening: () => Promise<unknown>): Promise<void> {
  try {
    await opening()
  } catch (error) {
    const sentence = whyNot((error as NodeJS.ErrnoException).code, place)
    throw sentence ? new Error(sentence, { cause: error }) : error
  }
}

function whyNot(code: string | undefined, { host, port }: Place): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Set PORT to a free one.`
    case 'EACCES':
      return `Port ${port} may not be opened by this account.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine.`
    default:
      return undefined
  }
}
