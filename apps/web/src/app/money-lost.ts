// Whoever may no longer see the money of a farm keeps none of it on this device: what was read goes the
// moment the device learns of it, also where that was while the page was closed.

import type { Session, SessionStore } from '../data/session/session.ts'

/** Farms whose money was seen, by person. */
export type SeenMoney = Readonly<Record<string, readonly number[]>>

interface Watched {
  /** Of whom it is. */
  readonly name: string
  readonly session: Pick<SessionStore, 'now' | 'subscribe'>
  readonly seen: {
    read(): Promise<SeenMoney | undefined>
    write(value: SeenMoney | undefined): Promise<void>
  }
  forget(): Promise<void>
}

/** Gives how to end it. */
export function forgetLostMoney({ name, session, seen, forget }: Watched): () => void {
  let last = Promise.resolve()
  const look = () => {
    last = last.then(() => compare()).catch(() => undefined)
  }
  const compare = async () => {
    const farms = farmsWithMoney(session.now())
    if (!farms) return
    const all = (await seen.read()) ?? {}
    const before = all[name] ?? []
    if (before.some(farm => !farms.includes(farm))) await forget()
    if (!isSame(before, farms)) await seen.write({ ...all, [name]: farms })
  }
  look()
  return session.subscribe(look)
}

/** Nothing where the server has not said so: a kept profile may be older than the right. */
function farmsWithMoney(session: Session): readonly number[] | undefined {
  if (session.kind !== 'signed in' || session.isFromDevice || session.isAdmin) return undefined
  const rights = session.person.farm_rights
  return rights.filter(right => right.sees_finance).map(right => right.farm_id)
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every(farm => other.includes(farm))
}
