// People whose devices send what waits, as the outbox does: each change with a key of its own, again and
// again until it is answered, whatever happens to the server in the meantime; and then ask whether it is there.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

interface Door {
  /** Several where there are several servers: each time another one is asked. */
  readonly origin: string | readonly string[]
  readonly token: string
  readonly farm: number
  /** Which says itself that it does not know what became of a request. */
  readonly isBehindProxy?: boolean | undefined
}

/** In milliseconds: sooner than `Retry-After` asks, so that nothing of the way back is missed. */
const pause = 15
const impatience = 180_000

export class CrashClients {
  /** Names of pairs of rows. */
  readonly acknowledged: string[] = []
  /** Answers that nobody should get: neither right, nor “ask again in so many seconds”. */
  readonly odd: string[] = []
  unavailable = 0
  brokenOff = 0
  /** How often both rows were there when they were asked for after “saved”. */
  shown = 0
  /** Milliseconds from the first try to “saved”. */
  longest = 0
  #isOver = false
  #turn = 0
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
      const saved = await this.#answered(name, () => this.#save(name))
      if (!saved) return
      this.acknowledged.push(name)
      this.longest = Math.max(this.longest, performance.now() - began)
      if (!(await this.#answered(name, () => this.#look(name, saved.position)))) return
      this.shown += 1
    }
  }

  /** Asks until there is an answer; one that is not right is kept among the odd. */
  async #answered(name: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const began = performance.now()
    let last: unknown
    while (performance.now() - began < impatience) {
      const answer = await ask().catch((error: Error) => void (last = error.cause ?? error))
      last = answer?.status ?? last
      if (answer?.ok && namesIn(answer.text, name) === 'one,two') return answer
      if (answer === undefined || this.#isOfProxy(answer)) this.brokenOff += 1
      else if (isToldToWait(answer)) this.unavailable += 1
      else {
        this.odd.push(`${name}: ${answer.status} ${answer.text}`)
        if (answer.ok) return undefined
      }
      await sleep(pause)
    }
    this.odd.push(`${name} was not answered within ${impatience / 1000} s: ${String(last)}`)
    return undefined
  }

  #isOfProxy({ status, text }: Answer): boolean {
    return (this.#door.isBehindProxy ?? false) && isGateway(status) && text.startsWith('<html>')
  }

  /** Two rows, of which there is never only one. */
  #save(name: string): Promise<Answer> {
    const steps = ['one', 'two'].map(half => ({
      do: 'store',
      resource: 'farm_contacts',
      values: { farm_id: this.#door.farm, name: `${name} ${half}` },
    }))
    return this.#send('/api/v2/batch', { steps }, { 'idempotency-key': name })
  }

  /** As screens do: it says how far what they saved has come, so that a replica may answer that has it. */
  #look(name: string, position: string | null): Promise<Answer> {
    const value = ['one', 'two'].map(half => `${name} ${half}`)
    const filters = [{ field: 'name', operator: 'in', value }]
    return this.#send(
      '/api/farm_contacts/search',
      { filters, sort: [{ field: 'name' }] },
      {
        'furrow-position': position ?? '0/0',
      },
    )
  }

  async #send(place: string, body: object, more: Readonly<Record<string, string>> = {}) {
    const { origin, token } = this.#door
    const origins = [origin].flat()
    this.#turn += 1
    const answer = await fetch(`${origins[this.#turn % origins.length]}${place}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(impatience),
    })
    const text = await answer.text()
    const { ok, status, headers } = answer
    const [retryAfter, position] = [headers.get('retry-after'), headers.get('furrow-position')]
    return { ok, status, retryAfter, position, text }
  }
}

interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly retryAfter: string | null
  /** How far the database was, where there are replicas. */
  readonly position: string | null
  readonly text: string
}

/** As screens read it: Furrow is away, or still at work on what was sent before and answered by nobody. */
function isToldToWait({ status, retryAfter, text }: Answer): boolean {
  if (status === 409) return text.includes('This request is still being processed.')
  return status === 503 && retryAfter !== null
}

function isGateway(status: number): boolean {
  return status === 502 || status === 503 || status === 504
}

/** Which halves an answer tells, each as often as it does. */
function namesIn(text: string, name: string): string {
  const found = text.matchAll(new RegExp(`"name":"${name} (\\w+)"`, 'g'))
  return [...found].map(([, half]) => half).join()
}
