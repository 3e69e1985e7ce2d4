// People who look while servers are replaced: each answer that is none is kept.

import { setTimeout as sleep } from 'node:timers/promises'

/** What screens read all day. */
export function readLists(origin: string, token: string) {
  const read = { answered: 0, longest: 0, failed: [] as string[] }
  let isOver = false
  const places = ['farms', 'paddocks', 'periods', 'farm_contacts'].map(
    name => `/api/${name}?limit=20`,
  )
  const reading = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const place = places[turn % places.length] ?? ''
      const asked = performance.now()
      const headers = { authorization: `Bearer ${token}` }
      const failure = await fetch(origin + place, { headers }).then(
        async answer => (await answer.text(), answer.ok ? undefined : String(answer.status)),
        (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
      )
      read.longest = Math.max(read.longest, performance.now() - asked)
      if (failure) read.failed.push(`${place}: ${failure}`)
      else read.answered += 1
      await sleep(20)
    }
  }
  const readings = [reading(0), reading(2)]
  return {
    async stop() {
      isOver = true
      await Promise.all(readings)
      return read
    },
  }
}
