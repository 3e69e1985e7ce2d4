// The session of this device: it follows from what is stored and from the profile that the server
// gives, or, without signal, from the profile that the device kept.

import type { Furrow } from '@furrow/wire/client/connect'
import { businessesOf, businessOfFarm, isStaff, personIn } from './person-at-work.ts'
import type { FarmOfBusiness, Profile } from './person-at-work.ts'
import type { Session, SessionStore, SignedIn } from './session.ts'
import type { Stored, StoredKeys } from './stored-keys.ts'

export interface KeptProfile extends Profile {
  readonly token: string
  readonly actingForId: number | undefined
  readonly farms: readonly FarmOfBusiness[]
}

interface Parts {
  readonly keys: StoredKeys
  readonly api: Furrow
  readonly kept: ProfileKeeper
}

export interface ProfileKeeper {
  read(): Promise<KeptProfile | undefined>
  write(profile: KeptProfile | undefined): Promise<void>
}

const patience = 5000
const forProfile = 20_000
const nowhere = { farmId: undefined, periodId: undefined, businessId: undefined }

export class SessionOnDevice implements SessionStore {
  readonly #keys: StoredKeys
  readonly #api: Furrow
  readonly #kept: ProfileKeeper
  readonly #listeners = new Set<() => void>()
  #session: Session = { kind: 'signed out' }
  #profile: KeptProfile | undefined

  constructor({ keys, api, kept }: Parts) {
    this.#keys = keys
    this.#api = api
    this.#kept = kept
  }

  readonly now = () => this.#session

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** At the start: what the device kept counts at once, and the server is asked behind it. */
  async begin(): Promise<void> {
    const { token, impersonatingId } = this.#keys.read()
    if (token && (await this.#recall({ token, impersonatingId }))) void this.refresh()
    else await this.refresh()
  }

  async refresh(): Promise<boolean> {
    const { token, impersonatingId } = this.#keys.read()
    if (!token) return false
    const read = await readProfile(this.#api)
    const now = this.#keys.read()
    // Someone else signed in, or it was left, while the server was asked.
    if (now.token !== token || now.impersonatingId !== impersonatingId) return this.refresh()
    if (read.kind === 'known') return this.#learn(read.profile, { token, impersonatingId })
    if (read.kind === 'refused') this.#leaveDevice('expired')
    return read.kind === 'silent' && this.#recall({ token, impersonatingId })
  }

  expire(): void {
    if (this.#keys.read().token) this.#leaveDevice('expired')
  }

  async signIn(email: string, password: string) {
    const answer = await this.#api.session.login({ email, password, device_name: deviceName() })
    if (answer.ok && answer.data.token) {
      this.#keys.write({ token: answer.data.token, impersonatingId: undefined, ...nowhere })
      await this.refresh()
    }
    return answer
  }

  /**
   * Leaves this device at once: a network that hangs keeps nobody signed in on the screen. A token that
   * could not be revoked is kept nowhere, so that nobody can use it until it runs out.
   */
  async signOut(): Promise<void> {
    const revoked = this.#api.session.logout({ signal: AbortSignal.timeout(patience) })
    this.#leaveDevice()
    await this.#kept.write(undefined)
    await revoked
  }

  async take(id: number, reason?: string) {
    const answer = await this.#api.session.take(id, reason)
    if (answer.ok) {
      this.#keys.write({ impersonatingId: id, ...nowhere })
      await this.refresh()
    }
    return answer
  }

  async leave(): Promise<void> {
    await this.#api.session.leave()
    this.#keys.write({ impersonatingId: undefined, ...nowhere })
    await this.refresh()
  }

  chooseBusiness(id: number): void {
    this.#keys.write({ ...nowhere, businessId: id })
    this.#showProfile()
  }

  arriveAt(place: Place): void {
    if (!this.#profile) return
    const before = this.#keys.read()
    const after = placeAfter(before, place, this.#profile)
    if (after.farmId === before.farmId && after.periodId === before.periodId) return
    this.#keys.write(after)
    this.#showProfile()
  }

  forgetFarm(): void {
    this.#keys.write({ farmId: undefined, periodId: undefined })
    this.#showProfile()
  }

  forgetPeriod(): void {
    this.#keys.write({ periodId: undefined })
    this.#showProfile()
  }

  async #learn(profile: Learnt, { token, impersonatingId }: Holder): Promise<true> {
    const actingForId = profile.impersonating ? impersonatingId : undefined
    this.#keys.write({ impersonatingId: actingForId })
    this.#profile = { ...profile, token, actingForId }
    this.#isFromDevice = false
    await this.#kept.write(this.#profile)
    this.#settleBusiness()
    this.#showProfile()
    return true
  }

  /** Without the server, what the device kept of the same session counts. */
  async #recall({ token, impersonatingId }: Holder): Promise<boolean> {
    const profile = await this.#kept.read()
    if (profile?.token !== token || profile.actingForId !== impersonatingId) return false
    this.#profile = profile
    this.#isFromDevice = true
    this.#settleBusiness()
    this.#showProfile()
    return true
  }

  /** One that is not theirs is let go of, and an only one is chosen. */
  #settleBusiness(): void {
    if (!this.#profile) return
    const businesses = businessesOf(personIn(this.#profile))
    const { businessId } = this.#keys.read()
    const chosen = businesses.find(({ id }) => id === businessId)
    const only = businesses.length === 1 ? businesses[0] : undefined
    this.#keys.write({ businessId: (chosen ?? only)?.id })
  }

  #isFromDevice = false

  #showProfile(): void {
    if (this.#profile) this.#tell(signedIn(this.#profile, this.#keys.read(), this.#isFromDevice))
  }

  #leaveDevice(because?: 'expired'): void {
    this.#profile = undefined
    this.#keys.leave()
    this.#tell({ kind: 'signed out', ...(because ? { because } : {}) })
  }

  #tell(session: Session): void {
    this.#session = session
    for (const listener of this.#listeners) listener()
  }
}

type Learnt = Profile & { readonly farms: readonly FarmOfBusiness[] }
type Holder = { readonly token: string; readonly impersonatingId: number | undefined }
type Place = { readonly farmId?: number | undefined; readonly periodId?: number | undefined }

/** The business goes along with the farm: from another one, or the first one, also by a link. */
function placeAfter(
  before: Stored,
  { farmId = before.farmId, periodId }: Place,
  profile: KeptProfile,
) {
  const { businessId } = before
  if (farmId === before.farmId) return { farmId, periodId: periodId ?? before.periodId, businessId }
  if (farmId === undefined) return { farmId, periodId, businessId }
  const known = { businesses: businessesOf(personIn(profile)), farms: profile.farms }
  return { farmId, periodId, businessId: businessOfFarm(farmId, businessId, known) ?? businessId }
}

function signedIn(profile: KeptProfile, stored: Stored, isFromDevice: boolean): SignedIn {
  const person = personIn(profile)
  const businesses = businessesOf(person)
  const { businessId, farmId, periodId } = stored
  return {
    kind: 'signed in',
    user: profile.user,
    actingFor: profile.impersonating ?? undefined,
    person,
    isAdmin: person.admin === true,
    isStaff: isStaff(person),
    hasAgreed: person.agreed_to_terms === true,
    businesses,
    business: businesses.find(({ id }) => id === businessId),
    farmId,
    periodId,
    isFromDevice,
  }
}

type ProfileRead =
  | { readonly kind: 'known'; readonly profile: Learnt }
  /** No network, or the server is not well: what the device kept counts. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'refused' }

async function readProfile(api: Furrow): Promise<ProfileRead> {
  const answer = await api.session.me({ signal: AbortSignal.timeout(forProfile) })
  if (answer.ok) {
    const farms = await farmsOfBusinesses(api, personIn(answer.data).admin === true)
    return { kind: 'known', profile: { ...answer.data, farms } }
  }
  const { failure } = answer
  const isDenied = failure.kind === 'refused' && [401, 422].includes(failure.status)
  return { kind: isDenied ? 'refused' : 'silent' }
}

/** Administrators skip the choice of a business, and have too many farms for a list. */
async function farmsOfBusinesses(
  api: Furrow,
  isAdmin: boolean,
): Promise<readonly FarmOfBusiness[]> {
  if (isAdmin) return []
  const answer = await api.rows('business_farm').search({ limit: 'all' })
  if (!answer.ok) return []
  return answer.data.map(({ farm_id, business_id }) => ({ farm_id, business_id }))
}

function deviceName(): string {
  const { userAgent } = navigator
  const system = /iPad|iPhone|Android|Windows|Mac|Linux/.exec(userAgent)?.[0] ?? 'a device'
  const browser =
    /Edg|Firefox|Chrome|Safari/.exec(userAgent)?.[0]?.replace('Edg', 'Edge') ?? 'Browser'
  return `${browser} on ${system}`
}
