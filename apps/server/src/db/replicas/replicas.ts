// The replicas of a database: how far each is, which of them may answer somebody, and when all have heard of something.

import { setTimeout as sleep } from 'node:timers/promises'
import { positionIn, unknownPosition } from '@furrow/wire/reading/log-position'
import type { LogPosition } from '@furrow/wire/reading/log-position'
import type { Database } from '../database.ts'
import { primaryPosition } from './position-questions.ts'
import type { Replica } from './replica.ts'

/** In milliseconds: how often it is looked how far they are. */
const between = 200
/** In milliseconds: one that is further behind is left out until it has caught up. */
const mostBehind = 5000
/** In milliseconds: other processes may have left it out that much later. */
const leavingOut = 1000
const shortly = 10

export interface ReplicaState {
  readonly name: string
  /** In milliseconds; nothing where it is away. */
  readonly behind: number | undefined
  readonly isUsed: boolean
}

export class Replicas {
  readonly #replicas: readonly Replica[]
  readonly #primary: Database
  readonly #stopping = new AbortController()
  readonly #rounds: Promise<void>

  constructor(replicas: readonly Replica[], primary: Database) {
    this.#replicas = replicas
    this.#primary = primary
    this.#rounds = this.#goRound()
  }

  states(): readonly ReplicaState[] {
    return this.#replicas.map(replica => {
      const { name, behind } = replica
      return { name, behind, isUsed: isWithin(replica, mostBehind) }
    })
  }

  /** Behind all that was acknowledged so far. */
  async position(): Promise<LogPosition> {
    const { rows } = await primaryPosition.execute(this.#primary)
    return positionIn(rows[0]?.position ?? '') ?? unknownPosition
  }

  /** One that has all that somebody has seen; nothing where only the primary has. */
  async thatHas(position: LogPosition): Promise<Replica | undefined> {
    const used = this.#replicas.filter(replica => isWithin(replica, mostBehind))
    const begin = Math.floor(Math.random() * used.length)
    const inTurn = [...used.slice(begin), ...used.slice(0, begin)]
    const known = inTurn.find(replica => replica.position >= position)
    if (known) return known
    const [first] = inTurn
    await first?.look()
    return first && first.position >= position ? first : undefined
  }

  /** Until whoever reads anywhere finds what has been acknowledged by now. */
  async haveCaughtUp(): Promise<void> {
    const position = await this.position()
    for (;;) {
      const late = this.#replicas.filter(
        replica => replica.position < position && isWithin(replica, mostBehind + leavingOut),
      )
      if (late.length === 0 || this.#stopping.signal.aborted) return
      await Promise.all(late.map(replica => replica.look()))
      await sleep(shortly)
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#rounds
    await Promise.all([this.#primary.destroy(), ...this.#replicas.map(replica => replica.close())])
  }

  async #goRound(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const at = performance.now()
      const position = await this.position().catch(() => undefined)
      // Without the primary nobody knows how far behind they are: what is read there may go on for as long as is allowed.
      await Promise.all(
        this.#replicas.map(async replica => {
          await replica.look()
          if (position !== undefined) replica.compareWith(position, at)
        }),
      )
      await sleep(between, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}

function isWithin({ behind }: Replica, most: number): boolean {
  return behind !== undefined && behind <= most
}
