// How much a request may hold. Its bytes are counted as they stand, before anything is made of them: a body
// that is read as JSON takes many times its size, and nobody is answered while that goes on.

import { setImmediate } from 'node:timers/promises'
import { manyRowsVerbs } from '@furrow/wire/calls'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FastifyRequest } from 'fastify'

export interface BodyLimits {
  readonly megabytes: number
  /** Rows, steps or numbers of rows in one request. */
  readonly rows: number
}

export const bodyLimits = {
  /** Signing in, an invitation. */
  form: { megabytes: 1 / 64, rows: 5000 },
  /** One row, or a question. */
  oneRow: { megabytes: 1, rows: 5000 },
  manyRows: { megabytes: 10, rows: 5000 },
  /** What is done in the background, a part at a time. */
  job: { megabytes: 10, rows: 100_000 },
} as const satisfies Record<string, BodyLimits>

const deepest = 64
const mostMembers = 20_000
/** So many bytes are gone through in a few milliseconds. */
const atOnce = 512 * 1024

/** Nothing where files are sent, which have limits of their own. */
export function limitsOf({ address, routeOptions }: FastifyRequest): BodyLimits | undefined {
  if (address) return bodyLimits[manyRowsVerbs.includes(address.verb) ? 'manyRows' : 'oneRow']
  const { holds = bodyLimits.oneRow } = routeOptions.config
  return holds === 'files' ? undefined : holds
}

export function bytesOf({ megabytes }: BodyLimits): number {
  return megabytes * 1024 * 1024
}

export function tooLarge({ megabytes }: BodyLimits): Refusal {
  const most = megabytes < 1 ? `${megabytes * 1024} KB` : `${megabytes} MB`
  return new Refusal('too_large', `The body can have at most ${most}.`)
}

/**
 * Refuses what is nested too deep or has too many members; what is no JSON at all is not said here. A body of
 * many rows is gone through a part at a time, so that others are answered in between.
 */
export async function refuseBeyond(bytes: Buffer, limits: BodyLimits): Promise<void> {
  // Of each object or list that is open: how many members it may have besides the first, and its name.
  const open: { most: number; readonly name: string | undefined }[] = []
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
      if (at < 0) return
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
        name =
          textTo - textFrom > longestName ? undefined : bytes.toString('latin1', textFrom, textTo)
        break
      case mark.comma: {
        const inside = open.at(-1)
        if (inside && --inside.most < 0) throw tooMany(inside.name, limits)
        break
      }
      case mark.brace:
      case mark.bracket:
        if (open.length === deepest) throw tooDeep
        open.push({
          most: (holdsRows(name) ? limits.rows : mostMembers) - 1,
          name,
        })
        name = undefined
        break
      case mark.closingBrace:
      case mark.closingBracket:
        open.pop()
        name = undefined
        break
    }
  }
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

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly holds?: BodyLimits | 'files'
  }
}
