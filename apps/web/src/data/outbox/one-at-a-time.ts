// Among all pages of one person on this device, one sends at a time.

import type { DeviceDatabase } from './device-database.ts'
import { randomText } from '../session/random-text.ts'

/** Waits for its turn, and gives it up when the work is done. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * `database`: what pages without locks agree through; nothing where they share nothing. What is done
 * under different words does not wait for each other.
 */
export function oneAtATime(
  name: string,
  database: DeviceDatabase | undefined,
  word = 'sends',
): InTurn {
  if (!database) return work => work()
  const { locks } = navigator
  if (locks) return work => locks.request(`${name}-${word}`, work)
  return byLease(database, word)
}

const leaseLasts = 20_000
const renewedEvery = 5000
const askedEvery = 1000

interface Lease {
  readonly database: DeviceDatabase
  readonly word: string
}

/** A page that was closed with its turn loses it soon. */
function byLease(database: DeviceDatabase, word: string): InTurn {
  const lease = { database, word }
  const holder = randomText()
  return async work => {
    while (!(await take(lease, holder))) await pause(askedEvery)
    const renewing = setInterval(
      () => void take(lease, holder).catch(() => undefined),
      renewedEvery,
    )
    try {
      return await work()
    } finally {
      clearInterval(renewing)
      await giveUp(lease, holder).catch(() => undefined)
    }
  }
}

function take({ database, word }: Lease, holder: string): Promise<boolean> {
  return database.use(async db => {
    const tx = db.transaction('turn', 'readwrite')
    const now = Date.now()
    const held = await tx.store.get(word)
    const isFree =
      !held || held.holder === holder || held.until < now || held.until > now + leaseLasts
    if (isFree) await tx.store.put({ holder, until: now + leaseLasts }, word)
    await tx.done
    return isFree
  })
}

function giveUp({ database, word }: Lease, holder: string): Promise<void> {
  return database.use(async db => {
    const tx = db.transaction('turn', 'readwrite')
    const held = await tx.store.get(word)
    if (held?.holder === holder) await tx.store.delete(word)
    await tx.done
  })
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
