// Workers that are kept at their number: whoever ends without being asked to is replaced, at once the first time
// and after a growing pause where that goes on.

import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import type { ParentSays, WorkerKind, WorkerSays } from './worker-words.ts'

export interface Crew {
  /** Gives where it listens, once it is ready. */
  add(kind: WorkerKind, origin?: string): Promise<string>
  /** Puts new ones in the places of all, one after the other; no request is lost. */
  renew(): Promise<void>
  stop(): Promise<void>
}

interface Opening {
  fork(kind: WorkerKind, origin: string | undefined): Worker
  say(sentence: string): void
  /** In milliseconds: whoever has not ended by then is killed. */
  readonly patience?: number
}

/** In milliseconds. Who lived longer than that did not end because of how it began. */
const longLife = 10_000
const [shortestPause, longestPause] = [200, 10_000]

export function openCrew(opening: Opening): Crew {
  const crew = new KeptWorkers(opening)
  return {
    add: async (kind, origin) => (await crew.begin(kind, origin)).origin,
    renew: () => crew.renew(),
    stop: () => crew.stop(),
  }
}

interface Member {
  readonly worker: Worker
  readonly kind: WorkerKind
  readonly origin: string
  readonly since: number
  isLeaving: boolean
}

class KeptWorkers {
  readonly #opening: Opening
  readonly #members = new Set<Member>()
  readonly #stopping = new AbortController()
  /** How long the next one waits that comes after one which died young, by kind, in milliseconds. */
  readonly #pauses = new Map<WorkerKind, number>()
  #renewing: Promise<void> = Promise.resolve()

  constructor(opening: Opening) {
    this.#opening = opening
  }

  async begin(kind: WorkerKind, origin?: string): Promise<Member> {
    const worker = this.#opening.fork(kind, origin)
    const ready = await readiness(worker, this.#stopping.signal)
    const member: Member = {
      worker,
      kind,
      origin: ready,
      since: performance.now(),
      isLeaving: false,
    }
    this.#members.add(member)
    this.#opening.say(`${nameOf(member)} is ready.`)
    worker.on('message', (word: WorkerSays) => this.#heard(member, word))
    worker.on('exit', (code, signal) => void this.#ended(member, signal || `code ${code}`))
    if (worker.isDead()) void this.#ended(member, 'an error')
    return member
  }

  renew(): Promise<void> {
    this.#renewing = this.#renewAll(this.#renewing)
    return this.#renewing
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([...this.#members].map(member => this.#letGo(member)))
  }

  #heard(member: Member, word: WorkerSays): void {
    if (word === 'nudge') this.#tellBackground()
    else if (word === 'crowded') {
      this.#opening.say(`${nameOf(member)} has little memory left: another takes its place.`)
      void this.#renewOne(member)
    }
  }

  #tellBackground(): void {
    for (const { worker, kind } of this.#members) if (kind === 'background') tell(worker, 'nudge')
  }

  async #renewAll(before: Promise<void>): Promise<void> {
    await before
    const all = [...this.#members].filter(({ isLeaving }) => !isLeaving)
    for (const member of all) await this.#renewOne(member)
    this.#opening.say(`Renewed ${all.length} processes.`)
  }

  async #renewOne(member: Member): Promise<void> {
    if (member.isLeaving || this.#isStopping()) return
    member.isLeaving = true
    const { kind, origin } = member
    // Where there is one alone, the new one is there before the old one goes.
    await this.#beginSomehow(kind, origin)
    await this.#letGo(member)
  }

  async #ended(member: Member, how: string): Promise<void> {
    if (!this.#members.delete(member) || member.isLeaving || this.#isStopping()) return
    const { kind, since, origin } = member
    this.#opening.say(`${nameOf(member)} ended (${how}): starting another.`)
    const isOld = performance.now() - since > longLife
    const pause = isOld ? 0 : (this.#pauses.get(kind) ?? 0)
    this.#pauses.set(kind, longer(pause))
    await this.#wait(pause)
    await this.#beginSomehow(kind, origin)
  }

  /** For as long as it takes. */
  async #beginSomehow(kind: WorkerKind, origin: string): Promise<void> {
    for (let pause = longer(0); !this.#isStopping(); pause = longer(pause)) {
      const began = await this.begin(kind, origin).catch((error: Error) => error)
      if (!(began instanceof Error) || this.#isStopping()) return
      this.#opening.say(began.message)
      await this.#wait(pause)
    }
  }

  async #wait(pause: number): Promise<void> {
    const { promise: waited, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, pause)
    this.#stopping.signal.addEventListener('abort', () => resolve(), { once: true })
    await waited
    clearTimeout(timer)
  }

  async #letGo(member: Member): Promise<void> {
    const { worker } = member
    member.isLeaving = true
    if (worker.isDead()) return
    const ended = once(worker, 'exit')
    const hurry = setTimeout(() => worker.process.kill('SIGKILL'), this.#opening.patience ?? 20_000)
    tell(worker, 'stop')
    await ended
    clearTimeout(hurry)
    this.#members.delete(member)
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }
}

const longer = (pause: number) => Math.min(longestPause, Math.max(shortestPause, pause * 2))

function nameOf({ kind, worker }: Pick<Member, 'kind' | 'worker'>): string {
  const what = kind === 'web' ? 'The process that answers requests' : 'The process of jobs'
  return `${what} (${worker.process.pid})`
}

/** Where it listens. One that is not needed any more before that is killed: it has nothing under way. */
async function readiness(worker: Worker, stopping: AbortSignal): Promise<string> {
  const heard = new AbortController()
  const kill = () => worker.process.kill('SIGKILL')
  stopping.addEventListener('abort', kill, { signal: heard.signal })
  if (stopping.aborted) kill()
  const ended = once(worker, 'exit', heard).then(([code, signal]) => {
    throw new Error(`A process of Furrow could not start (${signal ?? `code ${code}`}).`)
  })
  const ready = Promise.withResolvers<string>()
  // Two words may come at once: whoever waited for one after the other would miss the second.
  const hear = (word: WorkerSays) => {
    if (typeof word === 'object' && 'origin' in word) ready.resolve(word.origin)
  }
  worker.on('message', hear)
  try {
    return await Promise.race([ready.promise, ended])
  } finally {
    worker.off('message', hear)
    heard.abort()
    ended.catch(() => undefined)
  }
}

function tell(worker: Worker, word: ParentSays): void {
  // One that has just died has nobody who listens; its end is heard by itself.
  if (worker.isConnected()) worker.send(word, () => undefined)
}
