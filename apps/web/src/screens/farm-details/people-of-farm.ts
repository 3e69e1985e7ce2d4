// Everybody who has to do with a farm: what they may there, why, and what of it can be changed here.

import type { ListedPerson } from '../../people/person-line.tsx'
import type { Link } from '../../people/use-link.ts'

export interface PersonOfFarm extends ListedPerson {
  /** What links them to the farm themselves; without it they are here for another reason. */
  readonly link: (Link & { readonly isManager: boolean }) | undefined
  readonly manages: boolean
  readonly seesMoney: boolean
  /** A manager of the farm decides; of others it follows from what they are. */
  readonly hasMoneySwitch: boolean
}

export interface ReadFarm {
  readonly people: readonly FarmPerson[]
  readonly links: readonly FarmLink[]
  readonly managerId: number | null
  readonly businesses: readonly FarmBusiness[]
}

interface FarmPerson {
  readonly user_id: number
  readonly records: boolean
  readonly manages: boolean
  readonly consults: boolean
  readonly sees_finance: boolean
  readonly user: {
    readonly name: string
    readonly email: string
    readonly color: string | null
    /** Shown to administrators. */
    readonly admin?: boolean
  } | null
}

interface FarmLink extends Link {
  readonly user_id: number
  readonly is_farms_manager: boolean
}

interface FarmBusiness {
  readonly name: string
  readonly manager_id: number | null
  /** Shown to who is concerned with bills. */
  readonly billing_user_id?: number | null
}

/** Who manages the farm first, then who records, then staff. */
export function peopleOfFarm(read: ReadFarm): readonly PersonOfFarm[] {
  const order = ({ manages, records }: FarmPerson) => (manages ? 0 : records ? 1 : 2)
  return read.people
    .flatMap(person => (person.user ? [{ person, user: person.user }] : []))
    .toSorted(
      (one, other) =>
        order(one.person) - order(other.person) ||
        one.user.name.localeCompare(other.user.name, 'en'),
    )
    .map(({ person, user }): PersonOfFarm => {
      const { user_id: userId, manages, sees_finance: seesMoney } = person
      const { name, email, color: colour } = user
      const link = read.links.find(({ user_id }) => user_id === userId)
      return {
        userId,
        name,
        email,
        colour,
        manages,
        seesMoney,
        does: doesOf(person),
        why: whyOf(person, link, read),
        link: link && { ...link, isManager: link.is_farms_manager },
        hasMoneySwitch: hasMoneySwitch(person, read),
      }
    })
}

function doesOf({ records, manages, consults, sees_finance }: FarmPerson): readonly string[] {
  return [
    ...(records ? ['Can enter data'] : []),
    ...(manages ? ['Manager'] : []),
    ...(consults ? ['Consults'] : []),
    sees_finance ? 'Can see finances' : 'Can’t see finances',
  ]
}

function whyOf(
  { user_id, records, manages, consults }: FarmPerson,
  link: FarmLink | undefined,
  { managerId, businesses }: ReadFarm,
): readonly string[] {
  const own = [
    ...(managerId === user_id ? ['Named as the farm’s manager'] : []),
    ...(link ? [link.is_farms_manager ? 'Linked as a farm manager' : 'Linked to the farm'] : []),
  ]
  const managed = businesses.filter(({ manager_id }) => manager_id === user_id)
  const billed = businesses.filter(({ billing_user_id }) => billing_user_id === user_id)
  const isManaging = managerId === user_id || link?.is_farms_manager || managed.length > 0
  const isExplained = own.length + managed.length + billed.length > 0
  return [
    ...own,
    ...managed.map(({ name }) => `Manages ${name}`),
    ...billed.map(({ name }) => `Gets the bills of ${name}`),
    ...(manages && !isManaging ? ['Manages a business of the farm'] : []),
    ...(records && !manages && !isExplained ? [belongsTo(businesses)] : []),
    ...(consults ? ['Staff on a project of the farm'] : []),
  ]
}

function belongsTo(businesses: readonly FarmBusiness[]): string {
  const [only, ...others] = businesses
  return `Belongs to ${only && others.length === 0 ? only.name : 'a business of the farm'}`
}

function hasMoneySwitch(
  { user_id, manages, consults, user }: FarmPerson,
  { businesses }: ReadFarm,
): boolean {
  const isBilled = businesses.some(({ billing_user_id }) => billing_user_id === user_id)
  return !manages && !consults && !isBilled && user?.admin !== true
}
