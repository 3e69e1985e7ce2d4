// One replica: how far it is, and whether it is to be had.

import { positionIn, unknownPosition } from '@furrow/wire/reading/log-position'
import type { LogPosition } from '@furrow/wire/reading/log-position'
import type { PostgresPool } from 'kysely'
import type { Database } from '../database.ts'
import { replicaPosition } from './position-questions.ts'

export class Replica {
  /** As people may be told: without what is secret of its address. */
  readonly name: string
  readonly pool: PostgresPool
  /** A connection of its own, so that nobody who looks waits for those who read. */
  readonly #watch: Database
  #position: LogPosition = unknownPosition
  /** When it last was as far as the primary, in milliseconds; nothing where it never was, or is away. */
  #levelAt: number | undefined
  #looking: Promise<void> | undefined

  constructor(name: string, pool: PostgresPool, watch: Database) {
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

  /** Whoever asks while it is looked already has the same answer. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined))
    return this.#looking
  }

  /** The primary was there, so long ago. */
  compareWith(primary: LogPosition, at: number): void {
    if (this.#position >= primary && this.#position !== unknownPosition) this.#levelAt = at
  }

  leaveOut(): void {
    this.#levelAt = undefined
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#watch.destroy()])
  }

  async #look(): Promise<void> {
    try {
      const { rows } = await replicaPosition.execute(this.#watch)
      this.#position = positionIn(rows[0]?.position ?? '') ?? unknownPosition
    } catch {
      this.#position = unknownPosition
      this.leaveOut()
    }
  }
}
