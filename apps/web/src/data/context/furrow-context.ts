// What every screen has at hand: the server, who is signed in, and what waits to be saved.

import type { Furrow } from '@furrow/wire/client/connect'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Outbox } from '../outbox/outbox.ts'
import type { ServerPause } from '../outbox/server-pause.ts'
import type { Uploads } from '../uploads/upload.ts'
import type { SessionStore, SignedIn, Session } from '../session/session.ts'
import type { PublicSettings } from '@furrow/wire/public-settings'

export interface FurrowOnDevice {
  readonly api: Furrow
  readonly session: SessionStore
  readonly outbox: Outbox
  readonly uploads: Uploads
  readonly pause: ServerPause
  readonly settings: PublicSettings
  /** Where the operator records how the screens are used. */
  readonly recording: RecordingChoice | undefined
}

export interface RecordingChoice {
  readonly isAgreed: boolean
  /** On this device. */
  choose(isAgreed: boolean): Promise<void>
}

export const FurrowContext = createContext<FurrowOnDevice | undefined>(undefined)

export function useFurrow(): FurrowOnDevice {
  const furrow = useContext(FurrowContext)
  if (!furrow) throw new Error('A screen was shown outside Furrow.')
  return furrow
}

export function useSession(): Session {
  const { session } = useFurrow()
  return useSyncExternalStore(session.subscribe, session.now)
}

/** For screens that only someone who is signed in reaches. */
export function useSignedIn(): SignedIn {
  const session = useSession()
  if (session.kind === 'signed out') throw new Error('A screen was shown to nobody.')
  return session
}
