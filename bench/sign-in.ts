// npm run bench -- sign-in: whether the time of an answer tells that someone has an account. Known and
// unknown addresses are tried in turns, so that the machine's moods fall on both alike.

import { sql } from 'kysely'
import { hashPassword } from '../apps/server/src/access/sign-in/passwords.ts'
import type { Database } from '../apps/server/src/db/database.ts'
import { askOnce, jsonAsk } from './ask.ts'
import type { Bench } from './bench.ts'
import type { StartedServer } from './started-server.ts'
import { administrator } from './viewers.ts'
import { withProduct } from './with-servers.ts'

const rounds = 60
/** Of two medians of the same thing on a machine that has other things to do. */
const noise = 1.25
const known = 'known@furrow.example'
const unknown = 'unknown@furrow.example'

type Call = (email: string) => readonly [path: string, sent: object]

const calls: Readonly<Record<string, Call>> = {
  'sign-in': (email: string) => ['/api/login', { email, password: 'not this one' }],
  reset: (email: string) => ['/api/password-reset/create', { email }],
}

export const signIn: Bench = {
  what: 'time of answers to known and unknown mail addresses',
  farms: 200,
  run: benching =>
    withProduct(benching, async product => {
      const { db } = benching.store
      await addKnown(db)
      const apart: number[] = []
      for (const [name, call] of Object.entries(calls)) {
        const [there, nowhere] = await inTurns(db, product, call)
        const ratio = there / nowhere
        apart.push(Math.max(ratio, 1 / ratio))
        console.log(`${name}: known ${there.toFixed(2)} ms, unknown ${nowhere.toFixed(2)} ms`)
        console.log(`${name} ratio ${ratio.toFixed(2)}, ${noise} wanted at most, either way`)
      }
      return apart.every(ratio => ratio <= noise)
    }),
}

async function addKnown(db: Database): Promise<void> {
  await sql`
    insert into users (name, email, password) values ('Known', ${known}, ${await hashPassword('gum tree creek')})
    on conflict (email) where deleted_at is null do nothing`.execute(db)
}

async function inTurns(
  db: Database,
  product: StartedServer,
  call: Call,
): Promise<readonly [number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, email] of [known, unknown].entries()) {
      // Nobody is held off here: that would be quick, and tell nothing.
      await sql`delete from upkeep.sign_in_limits`.execute(db)
      const [path, sent] = call(email)
      const began = performance.now()
      await askOnce(jsonAsk('POST', path, administrator, sent), product)
      times[place]?.push(performance.now() - began)
    }
  }
  return [medianOf(times[0]), medianOf(times[1])]
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
