// Settings, database, checked catalogue, server: nothing else.

import { readFileSync } from 'node:fs'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import type { FastifyInstance } from 'fastify'
import { demoPassword, demoPeople } from './demo/people.ts'
import { buildServer } from './http/server.ts'
import { openStore } from './open-store.ts'
import type { Store } from './open-store.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { contentsOf, stateOf } from './store-state.ts'

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
const version = String((JSON.parse(manifest) as { version: unknown }).version)

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2))
  const catalogue = checkCatalogue(furrow())
  const store = await openStore(settings, catalogue, sentence => console.log(sentence))
  const app = await buildServer({
    catalogue,
    version,
    logins: Object.values(demoPeople),
    password: demoPassword,
    log: line => console.log(line),
    state: stateOf(store),
    contents: contentsOf(store),
  })
  try {
    await listen(app, settings)
    await announce(app, store)
    await untilStopped(store)
  } finally {
    await app.close()
    await store.close()
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken by another program. Set PORT to a free one.`, {
        cause: error,
      })
    }
    if (code === 'EADDRNOTAVAIL')
      throw new Error(`HOST ${host} is no address of this machine.`, { cause: error })
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be opened by this account.`, { cause: error })
    throw error
  }
}

async function announce(app: FastifyInstance, store: Store): Promise<void> {
  console.log(`\nFurrow is at ${app.listeningOrigin}   (Ctrl-C stops it)`)
  const { demo } = await contentsOf(store)()
  if (!demo) return
  console.log(`\nSign in with the password ${demoPassword} as`)
  for (const { email, what } of Object.values(demoPeople)) {
    console.log(`  ${email.padEnd(28)}${what}`)
  }
  console.log()
}

async function untilStopped(store: Store): Promise<void> {
  const lost = await Promise.race([asked(), store.lost])
  if (lost instanceof Error) throw new Error(`The database is gone: ${lost.message}`)
}

/**
 * A Ctrl-C that comes while we are stopping waits for nothing; the next start then tidies up. But
 * those who start us often pass on a signal that we have had already: only a later one hurries.
 */
function asked(): Promise<void> {
  const patience = 2000
  let since: number | undefined
  return new Promise(resolve => {
    const stop = () => {
      if (since !== undefined && Date.now() - since > patience) process.exit(130)
      if (since !== undefined) return
      since = Date.now()
      console.log('\nStopping.')
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  })
}
