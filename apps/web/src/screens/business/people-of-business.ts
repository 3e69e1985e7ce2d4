// Everybody who belongs to a business: what they are there, why, and whether the link can be cut.

import type { ListedPerson } from '../../people/person-line.tsx'
import type { Link } from '../../people/use-link.ts'

export interface PersonOfBusiness extends ListedPerson {
  readonly link: Link | undefined
}

interface ReadBusiness {
  readonly people: readonly BusinessPerson[]
  readonly links: readonly (Link & { readonly user_id: number })[]
}

interface BusinessPerson {
  readonly user_id: number
  readonly manages: boolean
  readonly is_billed: boolean
  readonly consults: boolean
  readonly user: {
    readonly name: string
    readonly email: string
    readonly color: string | null
  } | null
}

/** Its manager first, staff last. */
export function peopleOfBusiness({ people, links }: ReadBusiness): readonly PersonOfBusiness[] {
  const linkOf = (userId: number) => links.find(({ user_id }) => user_id === userId)
  const order = (person: BusinessPerson) => {
    if (person.manages) return 0
    return person.is_billed || linkOf(person.user_id) ? 1 : 2
  }
  return people
    .flatMap(person => (person.user ? [{ person, user: person.user }] : []))
    .toSorted(
      (one, other) =>
        order(one.person) - order(other.person) ||
        one.user.name.localeCompare(other.user.name, 'en'),
    )
    .map(({ person, user: { name, email, color: colour } }): PersonOfBusiness => {
      const link = linkOf(person.user_id)
      const base = { userId: person.user_id, name, email, colour, link }
      return { ...base, does: doesOf(person), why: whyOf(person, link !== undefined) }
    })
}

function doesOf({ manages, is_billed, consults }: BusinessPerson): readonly string[] {
  const does = [
    ...(manages ? ['Manages the business and its farms'] : []),
    ...(is_billed ? ['Gets the bills'] : []),
    ...(consults ? ['Consults'] : []),
  ]
  return does.length > 0 ? does : ['Works on its farms']
}

function whyOf({ manages, is_billed, consults }: BusinessPerson, isLinked: boolean) {
  return [
    ...(isLinked ? ['Member of the business'] : []),
    ...(manages ? ['Named as its manager'] : []),
    ...(is_billed ? ['Named for its bills'] : []),
    ...(consults ? ['Staff on one of its projects'] : []),
  ]
}
