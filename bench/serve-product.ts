// The product as it is built, on a port of its own; only who asks is taken from a header.

import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import type { Viewer } from '../apps/server/src/access/reach/viewer.ts'
import { openDatabase, versionOf } from '../apps/server/src/db/database.ts'
import { viewerByToken } from '../apps/server/src/http/bearer-token.ts'
import { buildServer } from '../apps/server/src/http/server.ts'
import { openFurrowEngine } from '../apps/server/src/furrow-engine.ts'
import { logLines } from '../apps/server/src/log-lines.ts'
import { contentsOf, stateOf } from '../apps/server/src/store-state.ts'
import { obeyBench } from './obey-bench.ts'
import { viewerCalled, viewerHeader } from './viewers.ts'

const url = process.argv[2] ?? ''
const db = openDatabase(url)
const version = await versionOf(db)
const engine = openFurrowEngine(checkCatalogue(furrow()), db)
const store = { watch: openDatabase(url, { connections: 1 }), version, folder: '.' }
const viewers = new Map<string, Viewer>()
const signedIn = viewerByToken(db)
const writeUsual = logLines(text => process.stdout.write(text))

const app = await buildServer({
  catalogue: engine.catalogue,
  version: '0',
  logins: [],
  password: '',
  log: writeLine,
  state: stateOf(store),
  contents: contentsOf(store),
  engine,
  viewerOf: request =>
    request.headers.authorization
      ? signedIn(request)
      : Promise.resolve(viewerNamed(request.headers[viewerHeader])),
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
obeyBench(typeof address === 'object' ? (address?.port ?? 0) : 0, async () => {
  app.server.closeAllConnections()
  await app.close()
  await db.destroy()
})

function viewerNamed(word: string | string[] | undefined): Viewer | undefined {
  if (typeof word !== 'string') return undefined
  const known = viewers.get(word)
  if (known) return known
  const viewer = viewerCalled(word)
  viewers.set(word, viewer)
  return viewer
}

/** A bug is shown; the other lines are written as in use. */
function writeLine(line: string): void {
  if (line.includes('"stack"')) console.error(line)
  else writeUsual(line)
}
