// Settings, database, checked catalogue, server: nothing else.

import { readFileSync } from 'node:fs'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import type { FastifyInstance } from 'fastify'
import { demoPassword, demoPeople } from './demo/people.ts'
import { viewerByToken } from './http/bearer-token.ts'
import { buildServer } from './http/server.ts'
import { mountFurrow } from './mount-furrow.ts'
import { openStore } from './open-store.ts'
import type { Store } from './open-store.ts'
import { readSettings } from './settings.ts'
import type { Settings } from './settings.ts'
import { listenForStop } from './stop-request.ts'
import { contentsOf, stateOf } from './store-state.ts'
import { startMail } from './work/start-mail.ts'

const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
const version = String((JSON.parse(manifest) as { version: unknown }).version)

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const stop = listenForStop()
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
    mount: mountFurrow(catalogue, store.db, {
      timeZone: settings.timeZone,
      publicUrl: () => settings.publicUrl ?? app.listeningOrigin,
    }),
    viewerOf: viewerByToken(store.db),
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
    corsOrigins: settings.corsOrigins,
    securityContact: settings.securityContact,
  })
  const mail = startMail({ db: store.db, mail: settings.mail, log: line => console.log(line) })
  try {
    if (stop.isAsked()) return
    await listen(app, settings)
    await announce(app, store)
    const lost = await Promise.race([stop.asked, store.lost])
    if (lost instanceof Error) throw new Error(`The database is gone: ${lost.message}`)
  } finally {
    await Promise.all([letGo(app), mail.stop()])
    await store.close()
  }
}

/** Answers that are under way are given; whoever only holds a connection open is not waited for. */
async function letGo(app: FastifyInstance): Promise<void> {
  const hurry = setTimeout(() => app.server.closeAllConnections(), 3000)
  await app.close()
  clearTimeout(hurry)
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const sentence = whyNot((error as NodeJS.ErrnoException).code, { host, port })
    throw sentence ? new Error(sentence, { cause: error }) : error
  }
}

function whyNot(code: string | undefined, { host, port }: Pick<Settings, 'host' | 'port'>) {
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
