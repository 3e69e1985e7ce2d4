// A database that is not to be had: it went away, is starting, has no connection left or no room. Nobody
// who asks can do anything about it but to ask again.

import { Refusal } from '@furrow/wire/refusal'

/** What is said where too many wait for a connection. */
export const queueFull = 'Too many wait for a connection.'

export function refusalWhileAway(error: unknown): Refusal | undefined {
  const { code, message = '', path } = (error ?? {}) as Partial<NodeJS.ErrnoException>
  if (code === '53100' || code === 'ENOSPC') return diskFull()
  if (code === '53300' || busyWords.has(message)) return busy()
  const isOfFile = path !== undefined
  const isAway = code === undefined ? brokenConnection.test(message) : isAwayCode(code)
  return isAway && !isOfFile ? away() : undefined
}

const busyWords = new Set([queueFull, 'timeout exceeded when trying to connect'])

/** As `pg` says it, in words alone. */
const brokenConnection =
  /^Connection terminated|^Client (has encountered a connection error|was closed)|^Cannot use a pool after|^Received unexpected |^timeout expired$/

/** As PostgreSQL says it of one that only reads, as whoever follows another does. */
export const readsOnly = '25006'

function isAwayCode(code: string): boolean {
  return (
    code === readsOnly ||
    code.startsWith('08') ||
    code.startsWith('57P') ||
    code.startsWith('53') ||
    code.startsWith('58') ||
    connectionCodes.has(code)
  )
}

/** Of Node, of connections that cannot be made or that broke. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

function away(): Refusal {
  return new Refusal('unavailable', 'The database can’t be reached right now. Try again shortly.', {
    retryAfter: 2,
  })
}

function busy(): Refusal {
  const sentence = 'Furrow is very busy. Try again shortly.'
  return new Refusal('unavailable', sentence, { retryAfter: 5 })
}

function diskFull(): Refusal {
  const sentence =
    'The disk of the server is full, so nothing can be saved right now. Try again later.'
  return new Refusal('unavailable', sentence, { retryAfter: 60 })
}
