// Turns in the database, shared out fairly: someone who asks for much waits behind themselves, not in
// front of everybody else.

import { Refusal } from '@furrow/wire/refusal'

export interface TurnLimits {
  /** The most at once of one person. */
  readonly ofPerson: number
  /** The most at once of all. */
  readonly inAll: number
  /** The most at once of all those together who keep the database busy by themselves. */
  readonly ofBusy: number
  /** So many of one person wait in line. */
  readonly waiting: number
  /** So many wait in all lines. Where it is more, the longest line gives up its last. */
  readonly waitingInAll: number
  /** In milliseconds; whoever has waited so long is sent away. */
  readonly patience: number
}

/** Of several processes, to each of which comes its part of what people ask. */
export function sharedAmong(processes: number, limits: TurnLimits): TurnLimits {
  const part = (of: number) => Math.ceil(of / processes)
  const { ofPerson, inAll, ofBusy, waiting, waitingInAll, patience } = limits
  return {
    // One alone would wait behind itself: two connections of a browser may come to the same process.
    ofPerson: Math.min(ofPerson, Math.max(2, part(ofPerson))),
    inAll: Math.min(inAll, Math.max(4, part(inAll))),
    ofBusy: part(ofBusy),
    waiting: part(waiting),
    waitingInAll: part(waitingInAll),
    patience,
  }
}

export interface Turns {
  /** Gives how to say that the turn is over. Whoever has to wait is told how to leave the line. */
  take(person: number, onWait?: (leave: () => void) => void): Promise<EndTurn>
}

export type EndTurn = () => void

/** The requests of one person. */
interface Line {
  running: number
  readonly waiting: Waiting[]
  /** Asked for at once, at work or waiting, on the average of the last while. */
  load: number
  /** When that was calculated, in milliseconds: each time something begins, waits, or ends. */
  loadAt: number
}

interface Waiting {
  readonly since: number
  start(end: EndTurn): void
  /** Is sent away. */
  leave(): void
}

/**
 * In milliseconds: how soon it is noticed that someone asks for much, and how long that is remembered. The start
 * of the app is over before it is noticed.
 */
const noticing = 2500
const memory = 20_000
/** In milliseconds: who has been still so long is not there to be held up, and begins at once when they are back. */
const still = 3000
/** One request after the other makes nobody busy, however long each takes. */
const busyFrom = 1.2

export function openTurns(limits: TurnLimits): Turns {
  const lines = new Lines(limits)
  return { take: (person, onWait) => lines.take(person, onWait) }
}

class Lines {
  readonly #limits: TurnLimits
  readonly #lines = new Map<number, Line>()
  #running = 0
  /** In all lines. */
  #waiting = 0
  /** Whoever comes now stands in line with those who wait for what has just ended. */
  #isHandingOn = false
  #sweptAt = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  async take(person: number, onWait?: (leave: () => void) => void): Promise<EndTurn> {
    const line = this.#lineOf(person)
    const isNext = line.waiting.length === 0 && !this.#isHandingOn
    if (isNext && this.#mayBegin(line)) return this.#begin(line)
    if (line.waiting.length >= this.#limits.waiting) throw tooMany(line)
    if (this.#waiting >= this.#limits.waitingInAll) this.#makeRoomFor(line)
    return this.#wait(line, onWait)
  }

  /** Whoever has most in line has it cut short, rather than those who come after them. */
  #makeRoomFor(line: Line): void {
    let longest = line
    for (const other of this.#lines.values()) {
      if (other.waiting.length > longest.waiting.length) longest = other
    }
    const last = longest.waiting.at(-1)
    if (longest.waiting.length <= line.waiting.length + 1 || !last) throw busy()
    last.leave()
  }

  /** Until someone who ends calls. */
  #wait(line: Line, onWait?: (leave: () => void) => void): Promise<EndTurn> {
    const { promise, resolve, reject } = Promise.withResolvers<EndTurn>()
    const leave = () => {
      const place = line.waiting.indexOf(waiting)
      if (place < 0) return
      clearTimeout(timer)
      noteLoad(line)
      line.waiting.splice(place, 1)
      this.#waiting -= 1
      reject(tooMany(line))
    }
    const timer = setTimeout(leave, this.#limits.patience)
    const start = (end: EndTurn) => {
      clearTimeout(timer)
      resolve(end)
    }
    const waiting: Waiting = { since: performance.now(), start, leave }
    noteLoad(line)
    line.waiting.push(waiting)
    this.#waiting += 1
    onWait?.(leave)
    return promise
  }

  #lineOf(person: number): Line {
    if (performance.now() - this.#sweptAt > memory) {
      this.#sweptAt = performance.now()
      for (const [other, line] of this.#lines) if (isForgotten(line)) this.#lines.delete(other)
    }
    const line = this.#lines.get(person) ?? { running: 0, waiting: [], load: 0, loadAt: 0 }
    this.#lines.set(person, line)
    return line
  }

  /** Some are left for those who have none: whoever has one already has half of all to share. */
  #mayBegin(line: Line): boolean {
    const { inAll, ofPerson, ofBusy } = this.#limits
    return (
      this.#running < (line.running === 0 ? inAll : inAll / 2) &&
      line.running < ofPerson &&
      (!isBusy(line) || this.#busyTurns() < ofBusy || this.#isAlone(line))
    )
  }

  /** Nobody is there who could be held up. */
  #isAlone(line: Line): boolean {
    const since = performance.now() - still
    for (const other of this.#lines.values()) {
      const isThere = other.running > 0 || other.waiting.length > 0 || other.loadAt > since
      if (other !== line && isThere) return false
    }
    return true
  }

  #begin(line: Line): EndTurn {
    noteLoad(line)
    line.running += 1
    this.#running += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      noteLoad(line)
      line.running -= 1
      this.#running -= 1
      this.#handOn()
    }
  }

  /** Turns that end together go on together: to begin several side by side costs less than one after the other. */
  #handOn(): void {
    if (this.#isHandingOn || this.#waiting === 0) return
    this.#isHandingOn = true
    setImmediate(() => {
      this.#isHandingOn = false
      this.#callNext()
    })
  }

  #callNext(): void {
    for (;;) {
      const inNeed = [...this.#lines.values()].filter(({ waiting }) => waiting.length > 0)
      const next = inNeed.filter(line => this.#mayBegin(line)).toSorted(byNeed)[0]
      if (!next) return
      const end = this.#begin(next)
      this.#waiting -= 1
      next.waiting.shift()?.start(end)
    }
  }

  #busyTurns(): number {
    let sum = 0
    for (const line of this.#lines.values()) {
      if (line.running > 0 && isBusy(line)) sum += line.running
    }
    return sum
  }
}

function noteLoad(line: Line): void {
  line.load = loadOf(line)
  line.loadAt = performance.now()
}

function loadOf({ load, loadAt, running, waiting }: Line): number {
  const asked = running + waiting.length
  const pace = asked > load ? noticing : memory
  const left = Math.exp((loadAt - performance.now()) / pace)
  return load * left + asked * (1 - left)
}

function isBusy(line: Line): boolean {
  return loadOf(line) > busyFrom
}

/** Whoever has the least gets the next; among those, whoever has asked for least; then who came first. */
function byNeed(one: Line, other: Line): number {
  return (
    one.running - other.running ||
    loadOf(one) - loadOf(other) ||
    (one.waiting[0]?.since ?? 0) - (other.waiting[0]?.since ?? 0)
  )
}

function isForgotten(line: Line): boolean {
  return line.running === 0 && line.waiting.length === 0 && loadOf(line) < 0.05
}

function tooMany(line: Line): Refusal {
  if (line.running === 0) return busy()
  const sentence = 'You made too many requests at once. Try again in a few seconds.'
  return new Refusal('too_many_requests', sentence, { retryAfter: 3 })
}

function busy(): Refusal {
  const sentence = 'Furrow is very busy. Try again in a few seconds.'
  return new Refusal('unavailable', sentence, { retryAfter: 5 })
}
