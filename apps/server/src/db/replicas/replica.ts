// One replica: how far it is, and whether it is to be had.

import { unknownPosition } from '@furrow/wire/reading/log-position'
import type { LogPosition } from '@furrow/wire/reading/log-position'
import type { PostgresPool } from 'kysely'
import type { WatchedPosition } from './watched-position.ts'

/** In milliseconds: one that is further behind is left out until it has caught up. */
export const mostBehind = 5000

export interface PlaceInTime {
  readonly position: LogPosition
  /** In milliseconds. */
  readonly at: number
}

export class Replica {
  /** As people may be told: without what is secret of its address. */
  readonly name: string
  readonly pool: PostgresPool
  readonly #watch: WatchedPosition
  #position: LogPosition = unknownPosition
  /** When it last was as far as the primary, in milliseconds; nothing where it never was, or is away. */
  #levelAt: number | undefined
  /** Since when it was never too far behind. */
  #levelSince = Number.POSITIVE_INFINITY
  #looking: Promise<void> | undefined

  constructor(name: string, pool: PostgresPool, watch: WatchedPosition) {
    this.name = name
    this.pool = pool
    this.#watch = watch
  }

  get position(): LogPosition {
    return this.#position
  }

  /** In milliseconds, how old what is read there may be; nothing where it is away. */
  get behind(): number | undefined {
    return this.#levelAt === undefined ? undefined : performance.now() - this.#levelAt
  }

  /** In milliseconds, for how long it was never too far behind. */
  get levelFor(): number {
    return performance.now() - this.#levelSince
  }

  /** Whoever asks while it is looked already has the same answer. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  /** Where the primary was lately, the latest last. */
  compareWith(primary: readonly PlaceInTime[]): void {
    if (this.#position === unknownPosition) return
    const level = primary.findLast(({ position }) => this.#position >= position)
    if (!level) return
    if (this.behind === undefined || this.behind > mostBehind) this.#levelSince = performance.now()
    this.#levelAt = level.at
  }

  leaveOut(): void {
    this.#levelAt = undefined
    this.#levelSince = Number.POSITIVE_INFINITY
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#watch.close()])
  }

  async #look(): Promise<void> {
    try {
      this.#position = await this.#watch.ask()
    } catch {
      this.#position = unknownPosition
      this.leaveOut()
    }
  }
}
