// The secret by which published means are blurred: made once, kept in the database for good, told to nobody.

import { hash, randomBytes } from 'node:crypto'
import type { SecretDraw } from '@furrow/farming/benchmarks/edition'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'

export async function secretDrawIn(tx: Transaction): Promise<SecretDraw> {
  const made = randomBytes(32).toString('hex')
  await runQuery(
    tx,
    sql`insert into published.secret (value) values (decode(${made}, 'hex')) on conflict do nothing`,
  )
  const [kept] = await runQuery(
    tx,
    sql<{ value: string }>`select encode(value, 'hex') as value from published.secret`,
  )
  if (!kept) throw new Error('There is no secret to blur with.')
  return drawFrom(Buffer.from(kept.value, 'hex'))
}

/**
 * A number from 0 up to 1 of each owner: the same while the set of farms is the same. The same sets are asked for with
 * each thing that is compared, so what was drawn is remembered.
 */
export function drawFrom(secret: Buffer): SecretDraw {
  const signed = signedWith(secret)
  const drawn = new Map<string, (owner: string) => number>()
  return farms => {
    const ofSet = signed(farms.join('\n'))
    const name = ofSet.toString('base64')
    const known = drawn.get(name) ?? drawnIn(ofSet)
    drawn.set(name, known)
    return known
  }
}

function drawnIn(ofSet: Buffer): (owner: string) => number {
  const signed = signedWith(ofSet)
  const drawn = new Map<string, number>()
  return owner => {
    const known = drawn.get(owner) ?? signed(owner).readUIntBE(0, 6) / 2 ** 48
    drawn.set(owner, known)
    return known
  }
}

const blockSize = 64

/**
 * HMAC-SHA256 with a key that is no longer than a block, prepared once: `createHmac` prepares it for each message, which
 * takes ten times as long.
 */
export function signedWith(key: Buffer): (message: string) => Buffer {
  const [inner, outer] = [0x36, 0x5c].map(pad => {
    const block = Buffer.alloc(blockSize, pad)
    for (const [at, byte] of key.entries()) block[at] = byte ^ pad
    return block
  })
  return message => hashed(outer, hashed(inner, Buffer.from(message)))
}

function hashed(...parts: readonly (Buffer | undefined)[]): Buffer {
  return hash('sha256', Buffer.concat(parts.flatMap(part => part ?? [])), 'buffer')
}
