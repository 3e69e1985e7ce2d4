// Locks that all servers on one database know by their names, held by a session of their own: one of them is at a thing at a
// time. Whoever waits asks the holder to let go, in whichever server that is. Where the session breaks, all it held is lost.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asOptions, noticedSoon } from './connection-settings.ts'
import { refusalFor } from './refuse-violation.ts'

export interface NamedLocks {
  /** Nothing where somebody holds it. */
  tryTake(name: string, holding?: Holding): Promise<HeldLock | undefined>
  /** Waits; nothing where it was not to be had before the signal came. */
  take(
    name: string,
    wish: Holding & { readonly signal: AbortSignal },
  ): Promise<HeldLock | undefined>
  close(): Promise<void>
}

interface Holding {
  /** Somebody waits for it, or it is lost. */
  letGo?(): void
}

export interface HeldLock {
  release(): Promise<void>
}

const channel = 'furrow_locks'
const patience = 10_000
/** In milliseconds, while it is waited: at first, and at last. */
const [shortestPause, longestPause] = [20, 100]

export function openNamedLocks(url: string): NamedLocks {
  return new SessionLocks(url)
}

class SessionLocks implements NamedLocks {
  readonly #url: string
  readonly #held = new Map<string, Holding>()
  #session: Promise<pg.Client> | undefined

  constructor(url: string) {
    this.#url = url
  }

  async tryTake(name: string, holding: Holding = {}): Promise<HeldLock | undefined> {
    // To the database all of this server is one holder.
    if (this.#held.has(name)) return undefined
    const own = { ...holding }
    this.#held.set(name, own)
    const isStillOurs = () => this.#held.get(name) === own
    const isMine = await this.#ask(
      `select pg_try_advisory_lock(${lockNumber}) as mine`,
      name,
    ).catch((error: unknown) => {
      if (isStillOurs()) this.#held.delete(name)
      throw refusalFor(error)
    })
    if (!isMine || !isStillOurs()) {
      if (isStillOurs()) this.#held.delete(name)
      return undefined
    }
    return {
      release: async () => {
        if (!isStillOurs()) return
        // Where that fails, the session is over, and with it the lock.
        await this.#ask(`select pg_advisory_unlock(${lockNumber}) as mine`, name).catch(
          () => undefined,
        )
        if (isStillOurs()) this.#held.delete(name)
      },
    }
  }

  async take(
    name: string,
    { signal, ...holding }: Holding & { readonly signal: AbortSignal },
  ): Promise<HeldLock | undefined> {
    let pause = shortestPause
    while (!signal.aborted) {
      const lock = await this.tryTake(name, holding)
      if (lock) return lock
      await this.#askToLetGo(name)
      await sleep(pause, undefined, { signal }).catch(() => undefined)
      pause = Math.min(pause * 1.5, longestPause)
    }
    return undefined
  }

  async close(): Promise<void> {
    const client = await this.#session?.catch(() => undefined)
    await client?.end().catch(() => undefined)
  }

  async #askToLetGo(name: string): Promise<void> {
    const here = this.#held.get(name)
    if (here) here.letGo?.()
    else await this.#ask(`select pg_notify('${channel}', $1) is null as mine`, name)
  }

  /** Whatever goes wrong ends the session: what it holds by then would not be known. */
  async #ask(statement: string, name: string): Promise<boolean> {
    this.#session ??= this.#open()
    const client = await this.#session
    try {
      const { rows } = await client.query<{ mine: boolean }>(statement, [name])
      return rows[0]?.mine ?? false
    } catch (error) {
      this.#lose(client)
      throw error
    }
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      application_name: 'furrow locks',
      options: asOptions(noticedSoon),
    })
    client.on('notification', ({ payload = '' }) => this.#held.get(payload)?.letGo?.())
    client.on('error', () => this.#lose(client)).on('end', () => this.#lose(client))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      return client
    } catch (error) {
      this.#lose(client)
      throw error
    }
  }

  readonly #over = new WeakSet<pg.Client>()

  #lose(client: pg.Client): void {
    if (this.#over.has(client)) return
    this.#over.add(client)
    this.#session = undefined
    const lost = [...this.#held.values()]
    this.#held.clear()
    for (const { letGo } of lost) letGo?.()
    client.end().catch(() => undefined)
  }
}

/** Beside those that last for a transaction, which go by other names. */
const lockNumber = "hashtextextended('named lock ' || $1, 0)"
