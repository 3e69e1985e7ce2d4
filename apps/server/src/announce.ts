// What the terminal shows once Furrow answers: where it is, and who can sign in to the demonstration.

import { openDatabase } from './db/database.ts'
import { demoPassword, demoPeople } from './demo/demo-people.ts'
import { contentsOf } from './store-state.ts'

interface Answering {
  readonly origin: string
  /** Of its database. */
  readonly url: string
}

/** Gives whether the demonstration is there. */
export async function announce({ origin, url }: Answering): Promise<boolean> {
  const demo = await hasDemo(url)
  console.log(`\nFurrow is at ${origin}   (Ctrl-C stops it)`)
  if (!demo) return false
  console.log(`\nSign in with the password ${demoPassword} as`)
  for (const { email, what } of Object.values(demoPeople)) {
    console.log(`  ${email.padEnd(28)}${what}`)
  }
  console.log()
  return true
}

async function hasDemo(url: string): Promise<boolean> {
  const watch = openDatabase(url, { connections: 1 })
  try {
    return (await contentsOf({ watch })()).demo
  } finally {
    await watch.destroy()
  }
}
