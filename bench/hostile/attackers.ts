// Those who want others to wait, in a process of their own that ends with whoever started it.

import { attacks } from '../../apps/server/test/hostile/attacks.ts'

export interface Orders {
  readonly origin: string
  readonly people: readonly { readonly token: string; readonly farm: number }[]
  /** Only attacks whose name holds this. */
  readonly only: string
}

const { origin, people, only } = JSON.parse(process.argv[2] ?? '') as Orders
const wanted = Object.entries(attacks).filter(([name]) => name.includes(only))

process.on('disconnect', () => process.exit())
for (const [place, person] of people.entries()) void attack(person, place)

async function attack(person: Orders['people'][number], place: number): Promise<never> {
  const attacker = { origin, ...person, note: () => undefined }
  for (let turn = place * 2; ; turn += 1) await wanted[turn % wanted.length]?.[1](attacker)
}
