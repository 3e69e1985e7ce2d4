// Those who want others to wait, in a process of their own that ends with whoever started it.

import type { Request } from '../../apps/server/test/generated/asked.ts'
import { attacks } from '../../apps/server/test/hostile/attacks.ts'

export interface Orders {
  readonly origin: string
  readonly people: readonly { readonly token: string; readonly farm: number }[]
  /** Only attacks whose name holds this. */
  readonly only: string
  readonly madeUp: readonly Request[]
}

process.on('disconnect', () => process.exit())
process.once('message', (orders: Orders) => {
  for (const place of orders.people.keys()) void attack(orders, place)
})

async function attack({ origin, people, only, madeUp }: Orders, place: number): Promise<never> {
  const wanted = Object.entries(attacks).filter(([name]) => name.includes(only))
  const { token = '', farm = 0 } = people[place] ?? {}
  const attacker = { origin, token, farm, note: () => undefined, madeUp }
  for (let turn = place * 2; ; turn += 1) await wanted[turn % wanted.length]?.[1](attacker)
}
