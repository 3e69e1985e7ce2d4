// Who is signed in on this device, for whom they act, and which business, farm and period they are at.

import type { Furrow } from '@furrow/wire/client/connect'
import type { SessionUser } from '@furrow/wire/client/session-client'

export type Session = SignedOut | SignedIn

interface SignedOut {
  readonly kind: 'signed out'
  /** The token ran out or was revoked: they are asked to sign in again, and come back here. */
  readonly because?: 'expired'
}

export interface SignedIn {
  readonly kind: 'signed in'
  /** Who sits there. */
  readonly user: SessionUser
  /** For whom they act. */
  readonly actingFor: SessionUser | undefined
  /** Whose rights count: whom they act for, or themselves. */
  readonly person: SessionUser
  /** Whether `person` is an administrator. */
  readonly isAdmin: boolean
  /** Whether `person` is staff: a consultant or an administrator. */
  readonly isStaff: boolean
  readonly hasAgreed: boolean
  /** Every business that `person` has to do with, by name. */
  readonly businesses: readonly NamedBusiness[]
  readonly business: NamedBusiness | undefined
  readonly farmId: number | undefined
  readonly periodId: number | undefined
  /** The profile is the one kept on the device, for the server did not answer. */
  readonly isFromDevice: boolean
}

export interface NamedBusiness {
  readonly id: number
  readonly name: string
}

export interface SessionStore {
  now(): Session
  subscribe(listener: () => void): () => void
  /** True exactly when the server gave a token and the profile was loaded. Refusals are given back. */
  signIn(email: string, password: string): ReturnType<Furrow['session']['login']>
  /** Loads the profile again; false when it cannot be had, or the token does not hold. */
  refresh(): Promise<boolean>
  /** The server says that the token does not hold (any more). What waits on the device stays there. */
  expire(): void
  signOut(): Promise<void>
  take(id: number, reason?: string): ReturnType<Furrow['session']['take']>
  /** Clears farm, period and business, then loads the profile again. */
  leave(): Promise<void>
  /** It turned out not to be theirs, or not to be there: nobody is led there any more. */
  forgetFarm(): void
  /** The farm does not record it: nobody is led there any more. */
  forgetPeriod(): void
  /** Stores it and resets farm and period. */
  chooseBusiness(id: number): void
  /** Rule 5: what the address says becomes the farm and the period; a farm that is new brings its business. */
  arriveAt(place: {
    readonly farmId?: number | undefined
    readonly periodId?: number | undefined
  }): void
}
