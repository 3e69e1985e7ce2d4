// The demonstration farms, and a browser to look at them: handed out once the machine is at rest, because a new
// server works out for half a minute what follows from them.

import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { runServer } from '../apps/server/test/running-server.ts'
import { startBrowser } from '../apps/web/test/browser.ts'

export async function demoAtRest() {
  const [server, browser] = await Promise.all([runServer({}, { isWatched: false }), startBrowser()])
  await machineAtRest()
  return { server, browser }
}

/** In milliseconds. */
const looked = 1000
const patience = 120_000
/** So much of all processors' time is nothing. */
const little = 0.1
const restsInTurn = 3

async function machineAtRest(): Promise<void> {
  const last = performance.now() + patience
  for (let rests = 0; rests < restsInTurn;) {
    if (performance.now() > last) {
      console.log('The machine does not come to rest; what follows is measured beside its work.')
      return
    }
    const before = worked()
    await pause(looked)
    const after = worked()
    const share = (after.busy - before.busy) / (after.all - before.all)
    rests = share < little ? rests + 1 : 0
  }
}

/** By all processors together, since the machine began. */
function worked(): { readonly busy: number; readonly all: number } {
  const times = os.cpus().map(one => one.times)
  const all = times.flatMap(one => Object.values(one)).reduce((sum, one) => sum + one, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}
