// What follows from a profile: whose rights count, and which businesses they may choose among.

import type { SessionUser } from '@furrow/wire/client/session-client'
import type { NamedBusiness } from './session.ts'

export interface Profile {
  readonly user: SessionUser
  readonly impersonating: SessionUser | null
}

/** Which businesses a farm belongs to. */
export interface FarmOfBusiness {
  readonly farm_id: number
  readonly business_id: number
}

/** While acting for someone, it is theirs that count. */
export function personIn({ user, impersonating }: Profile): SessionUser {
  return impersonating ?? user
}

/** Their own, those of their farms and projects, and those that they manage, by name. */
export function businessesOf(person: SessionUser): readonly NamedBusiness[] {
  const all = [person.businesses, person.associated_businesses, person.managed_businesses].flat()
  const byId = new Map(all.map(({ id, name }) => [id, { id, name }]))
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

export function isStaff(person: SessionUser): boolean {
  return person.admin === true || person.roles.some(({ role }) => role === 'consultant')
}

/** Administrators hold every ability. */
export function holdsAbility(person: SessionUser, ability: string): boolean {
  return person.admin === true || person.abilities.some(({ name }) => name === ability)
}

/** The former business where it holds the farm, or else the first that does. */
export function businessOfFarm(
  farmId: number,
  former: number | undefined,
  { businesses, farms }: { businesses: readonly NamedBusiness[]; farms: readonly FarmOfBusiness[] },
): number | undefined {
  const holders = new Set(
    farms.filter(({ farm_id }) => farm_id === farmId).map(({ business_id }) => business_id),
  )
  const possible = businesses.filter(({ id }) => holders.has(id))
  return (possible.find(({ id }) => id === former) ?? possible[0])?.id
}
