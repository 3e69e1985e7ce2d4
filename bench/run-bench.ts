// npm run bench -- NAME: measures what the name says, on generated farms of its own.

import { openBenchStore } from './bench-store.ts'
import type { Bench } from './bench.ts'
import { listenForStop } from '../apps/server/src/stop-request.ts'
import { growing } from './growing/growing.ts'
import { hostile } from './hostile/hostile.ts'
import { plans } from './plans/plans.ts'
import { reads } from './reads/reads.ts'
import { signIn } from './sign-in.ts'
import { streaming } from './streaming.ts'
import { summaries } from './summaries.ts'
import { readWanted } from './wanted.ts'
import type { Wanted } from './wanted.ts'
import { withoutStore } from './without-store.ts'
import { writes } from './writes/writes.ts'

const benches: Readonly<Record<string, Bench>> = {
  reads,
  writes,
  streaming,
  plans,
  'sign-in': signIn,
  ...summaries,
  hostile,
  ...growing,
}

try {
  const wanted = readWanted(process.argv.slice(2), process.env)
  const alone = Object.hasOwn(withoutStore, wanted.bench) ? withoutStore[wanted.bench] : undefined
  if (alone) process.exit((await alone.run(wanted)) ? 0 : 1)
  const bench = Object.hasOwn(benches, wanted.bench) ? benches[wanted.bench] : undefined
  if (!bench) throw new Error(listOf(benches))
  process.exitCode = (await run(bench, wanted)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(bench: Bench, wanted: Wanted): Promise<boolean> {
  const stop = listenForStop()
  const store = await openBenchStore(wanted.farms ?? bench.farms, stop.isAsked)
  try {
    return await bench.run({ store, wanted, stopped: stop.asked })
  } finally {
    await store.close()
  }
}

function listOf(benches: Readonly<Record<string, Bench>>): string {
  const all = { ...benches, ...withoutStore }
  const names = Object.entries(all).map(([name, { what }]) => `  ${name.padEnd(12)}${what}`)
  return ['Say what to measure: npm run bench -- NAME', ...names].join('\n')
}
