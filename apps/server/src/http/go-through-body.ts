// A body is gone through as it stands, before anything is made of it: what is read as JSON takes many times its
// size, and nobody is answered while that goes on. What it holds is counted, and where its rows are is noted.

import { setImmediate } from 'node:timers/promises'
import { invalid, Refusal } from '@furrow/wire/refusal'
import { bodyLimits, bytesOf } from './body-limits.ts'
import type { BodyLimits } from './body-limits.ts'

/** Many rows as they stand in a body: a list, or an object by their numbers. */
export interface RowsAsSent {
  readonly name: string
  readonly isList: boolean
  /** Behind the bracket that opens them. */
  readonly from: number
  /** The bracket that closes them. */
  to: number
  /** Between one row and the next. */
  readonly commas: number[]
}

const deepest = 64
const mostMembers = 20_000
/** In one row, or in all that stands beside the rows: each new name costs far more than its length. */
const mostNames = 40_000
/** So many bytes are gone through in a few milliseconds. */
const atOnce = 512 * 1024
/** Of one row, and of all that stands beside rows: it is read in one go, as what one request of one row holds. */
const largestPart = bytesOf(bodyLimits.oneRow)

interface Opened {
  readonly name: string | undefined
  /** How many members it may have besides those that it has. */
  left: number
  /** Where these are the rows of the body. */
  readonly rows: RowsAsSent | undefined
}

/** Refuses what is too much; what is no JSON at all need not be noticed here. */
export async function goThrough(bytes: Buffer, limits: BodyLimits): Promise<readonly RowsAsSent[]> {
  const found = new Map<string, RowsAsSent>()
  const open: Opened[] = []
  const count = new Count()
  let isInText = false
  let textFrom = 0
  let textTo = 0
  let name: string | undefined
  let pause = atOnce
  for (let at = 0; at < bytes.length; at += 1) {
    if (at > pause) {
      await setImmediate()
      pause = at + atOnce
    }
    if (isInText) {
      at = bytes.indexOf(mark.quote, at)
      if (at < 0) throw notJson
      isInText = isEscaped(bytes, at)
      textTo = at
      continue
    }
    const byte = bytes[at] ?? 0
    switch (byte) {
      case mark.quote:
        isInText = true
        textFrom = at + 1
        break
      case mark.colon:
        name = nameIn(bytes, textFrom, textTo)
        // Told twice, the last one counts.
        if (open.length === 1 && name !== undefined) found.delete(name)
        count.name()
        break
      case mark.comma: {
        const inside = open.at(-1)
        if (inside && --inside.left < 0) throw tooMany(inside.name, limits)
        if (inside?.rows) count.endRow(inside.rows, at)
        break
      }
      case mark.brace:
      case mark.bracket: {
        if (open.length === deepest) throw tooDeep
        const rows = open.length === 1 ? rowsFrom(name, at, byte) : undefined
        if (rows) count.openRows()
        open.push({ name, left: (holdsRows(name) ? limits.rows : mostMembers) - 1, rows })
        name = undefined
        break
      }
      case mark.closingBrace:
      case mark.closingBracket: {
        const rows = open.pop()?.rows
        if (rows) found.set(rows.name, count.closeRows(rows, at))
        name = undefined
        break
      }
    }
  }
  if (open.length > 0) throw notJson
  return withLittleBeside([...found.values()], bytes.length)
}

/** Names and bytes of the row, or of what stands beside the rows. */
class Count {
  #names = 0
  #beside = 0

  name(): void {
    this.#names += 1
    if (this.#names > mostNames) throw tooManyNames
  }

  openRows(): void {
    this.#beside = this.#names
    this.#names = 0
  }

  endRow(rows: RowsAsSent, at: number): void {
    this.#refuseLong(rows, at)
    rows.commas.push(at)
    this.#names = 0
  }

  closeRows(rows: RowsAsSent, at: number): RowsAsSent {
    this.#refuseLong(rows, at)
    rows.to = at
    this.#names = this.#beside
    return rows
  }

  #refuseLong({ from, commas }: RowsAsSent, at: number): void {
    if (at - (commas.at(-1) ?? from) > largestPart) throw tooLongRow
  }
}

function rowsFrom(name: string | undefined, at: number, bracket: number): RowsAsSent | undefined {
  if (name !== 'resources' && name !== 'steps') return undefined
  return { name, isList: bracket === mark.bracket, from: at + 1, to: at + 1, commas: [] }
}

function withLittleBeside(rows: readonly RowsAsSent[], length: number): readonly RowsAsSent[] {
  const beside = rows.reduce((left, { from, to }) => left - (to - from), length)
  if (beside > largestPart) throw tooMuchBeside
  return rows
}

const mark = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  bracket: 0x5b,
  closingBracket: 0x5d,
  brace: 0x7b,
  closingBrace: 0x7d,
} as const
const backslash = 0x5c
/** Of those that matter, with each letter told by its number. */
const longestName = 54

function nameIn(bytes: Buffer, from: number, to: number): string | undefined {
  return to - from > longestName ? undefined : bytes.toString('latin1', from, to)
}

function isEscaped(bytes: Buffer, quote: number): boolean {
  let before = quote - 1
  while (bytes[before] === backslash) before -= 1
  return (quote - before) % 2 === 0
}

/** A name that is written in a roundabout way may be one of them too. */
function holdsRows(name: string | undefined): name is string {
  return name === 'resources' || name === 'steps' || Boolean(name?.includes('\\'))
}

function tooMany(name: string | undefined, { rows }: BodyLimits): Refusal {
  if (!holdsRows(name)) {
    const most = mostMembers.toLocaleString('en')
    return invalid({ body: [`No list and no object may have more than ${most} members.`] })
  }
  const most = rows.toLocaleString('en')
  const what = name === 'steps' ? 'steps' : 'records'
  return invalid({ [name]: [`One request may hold at most ${most} ${what}. Send them in parts.`] })
}

const tooDeep = invalid({ body: [`The body is nested more than ${deepest} levels.`] })
const tooManyNames = invalid({
  body: [`No record and no question may name more than ${mostNames.toLocaleString('en')} values.`],
})
const tooLongRow = new Refusal('too_large', 'One record can have at most 1 MB.')
const tooMuchBeside = new Refusal('too_large', 'Beside its records, a body can have at most 1 MB.')
/** As it is said where reading it fails. */
export const notJson = new Refusal('bad_request', 'The body is not valid JSON.')
