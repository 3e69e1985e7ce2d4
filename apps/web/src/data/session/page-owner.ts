// Whether a page is still that of the person it was opened for. What waits to be saved is sent in
// nobody else’s name.

import { storedKeys } from './stored-keys.ts'
import type { SessionStore } from './session.ts'

export interface PageOwner {
  readonly actor: number
  readonly person: number
  readonly session: SessionStore
}

/** For whom calls are made is stored a moment before the session tells of it. */
export function isStillThere(holder: PageOwner): () => boolean {
  const actsFor = holder.actor === holder.person ? undefined : holder.person
  const storedFor = () => storedKeys().read().impersonatingId
  const isStored = storedFor() === actsFor
  return () => isTheirs(holder) && (!isStored || storedFor() === actsFor)
}

/** They signed out, or act no longer; not: they have to sign in again. */
export function leftForGood(holder: PageOwner): boolean {
  const now = holder.session.now()
  if (now.kind === 'signed out') return now.because === undefined
  return holder.actor !== holder.person && !isTheirs(holder)
}

function isTheirs({ actor, person, session }: PageOwner): boolean {
  const now = session.now()
  return now.kind === 'signed in' && now.user.id === actor && now.person.id === person
}
