// People whose devices send what waits, as the outbox does: each change with a key of its own, again and
// again until it is answered, whatever happens to the server in the meantime.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

interface Door {
  readonly origin: string
  readonly token: string
  readonly farm: number
}

/** In milliseconds: sooner than `Retry-After` asks, so that nothing of the way back is missed. */
const pause = 15
const impatience = 60_000

export class CrashClients {
  /** Names of pairs of rows. */
  readonly acknowledged: string[] = []
  /** Answers that nobody should get: neither “saved” nor “ask again in so many seconds”. */
  readonly odd: string[] = []
  unavailable = 0
  brokenOff = 0
  /** Milliseconds from the first try to “saved”. */
  longest = 0
  #isOver = false
  readonly #door: Door
  readonly #working: readonly Promise<void>[]

  constructor(door: Door, count: number) {
    this.#door = door
    this.#working = Array.from({ length: count }, () => this.#work())
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#working)
  }

  async #work(): Promise<void> {
    while (!this.#isOver) {
      const name = randomUUID()
      const began = performance.now()
      while (!(await this.#isSaved(name))) {
        if (performance.now() - began > impatience) {
          this.odd.push(`${name} was not saved within ${impatience / 1000} s`)
          return
        }
        await sleep(pause)
      }
      this.acknowledged.push(name)
      this.longest = Math.max(this.longest, performance.now() - began)
    }
  }

  async #isSaved(name: string): Promise<boolean> {
    try {
      const { ok, status, retryAfter, text } = await this.#send(name)
      if (ok) return true
      if (status === 503 && retryAfter !== null) this.unavailable += 1
      else this.odd.push(`${status} ${text}`)
    } catch {
      this.brokenOff += 1
    }
    return false
  }

  /** Two rows, of which there is never only one. */
  async #send(name: string) {
    const { origin, token, farm } = this.#door
    const steps = ['one', 'two'].map(half => ({
      do: 'store',
      resource: 'farm_contacts',
      values: { farm_id: farm, name: `${name} ${half}` },
    }))
    const answer = await fetch(`${origin}/api/v2/batch`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify({ steps }),
      signal: AbortSignal.timeout(impatience),
    })
    const text = await answer.text()
    const { ok, status, headers } = answer
    return { ok, status, retryAfter: headers.get('retry-after'), text }
  }
}
