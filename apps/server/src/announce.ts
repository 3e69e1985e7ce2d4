// What the terminal shows once Furrow answers: where it is, and who can sign in to the demonstration.

import type { FastifyInstance } from 'fastify'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import type { Store } from './open-store.ts'
import { contentsOf } from './store-state.ts'

/** Gives whether the demonstration is there. */
export async function announce(app: FastifyInstance, store: Store): Promise<boolean> {
  const { demo } = await contentsOf(store)()
  console.log(`\nFurrow is at ${app.listeningOrigin}   (Ctrl-C stops it)`)
  if (!demo) return false
  console.log(`\nSign in with the password ${demoPassword} as`)
  for (const { email, what } of Object.values(demoPeople)) {
    console.log(`  ${email.padEnd(28)}${what}`)
  }
  console.log()
  return true
}
