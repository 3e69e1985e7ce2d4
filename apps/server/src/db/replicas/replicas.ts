// The replicas of a database: how far each is, which of them may answer somebody, and when all have heard of something.

import { setTimeout as sleep } from 'node:timers/promises'
import { unknownPosition } from '@furrow/wire/reading/log-position'
import type { LogPosition } from '@furrow/wire/reading/log-position'
import { mostBehind } from './replica.ts'
import type { PlaceInTime, Replica } from './replica.ts'
import type { WatchedPosition } from './watched-position.ts'

/** In milliseconds: how often it is looked how far they are. */
const between = 200
/** In milliseconds: other processes may have left it out that much later; and one that has come back is waited for so long. */
const comingBack = 1000
const shortly = 10

export interface ReplicaState {
  readonly name: string
  /** In milliseconds; nothing where it is away. */
  readonly behind: number | undefined
  readonly isUsed: boolean
}

export class Replicas {
  readonly #replicas: readonly Replica[]
  readonly #primary: WatchedPosition
  /** Where the primary was, for as long as one may be behind; the latest last. */
  #lately: readonly PlaceInTime[] = []
  readonly #stopping = new AbortController()
  readonly #rounds: Promise<void>

  constructor(replicas: readonly Replica[], primary: WatchedPosition) {
    this.#replicas = replicas
    this.#primary = primary
    this.#rounds = this.#goRound()
  }

  states(): readonly ReplicaState[] {
    return this.#replicas.map(replica => {
      const { name, behind } = replica
      return { name, behind, isUsed: isUsed(replica) }
    })
  }

  /** Behind all that was acknowledged so far. */
  position(): Promise<LogPosition> {
    return this.#primary.ask()
  }

  /** One that has all that somebody has seen; nothing where only the primary has. */
  async thatHas(position: LogPosition): Promise<Replica | undefined> {
    const used = this.#replicas.filter(isUsed)
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
    const position = await this.#positionAnyway()
    for (;;) {
      const late = this.#replicas.filter(
        replica => replica.position < position && mayBeUsed(replica),
      )
      if (late.length === 0 || this.#stopping.signal.aborted) return
      await Promise.all(late.map(replica => replica.look()))
      await sleep(shortly)
    }
  }

  /** Where the primary doesn't say it, all are late until none is read at any more. */
  async #positionAnyway(): Promise<LogPosition> {
    while (this.#replicas.some(mayBeUsed) && !this.#stopping.signal.aborted) {
      const position = await this.position().catch(() => undefined)
      if (position !== undefined) return position
      await sleep(between)
    }
    return unknownPosition
  }

  async close(): Promise<void> {
    this.#stopping.abort()
    await this.#rounds
    await Promise.all([this.#primary.close(), ...this.#replicas.map(replica => replica.close())])
  }

  async #goRound(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const at = performance.now()
      const before = this.#replicas.map(replica => replica.position)
      const position = await this.position().catch(() => undefined)
      // Without the primary nobody knows how far behind they are: what is read there may go on for as long as is allowed.
      if (position !== undefined) {
        this.#lately = [...this.#lately.filter(one => at - one.at <= mostBehind), { position, at }]
      }
      await Promise.all(this.#replicas.map(replica => replica.look()))
      for (const [place, replica] of this.#replicas.entries()) {
        if (position === undefined) break
        // Nobody who follows the primary is ahead of it: they follow another, or none.
        if ((before[place] ?? position) > position) replica.leaveOut()
        else replica.compareWith(this.#lately)
      }
      await sleep(between, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}

function isUsed({ behind, levelFor }: Replica): boolean {
  return behind !== undefined && behind <= mostBehind && levelFor >= comingBack
}

/** Here, or at another process that hears of it a little later, or earlier. */
function mayBeUsed({ behind }: Replica): boolean {
  return behind !== undefined && behind <= mostBehind + comingBack
}
