// Who of which farm can be invited: once each, also where someone is both of its people and a contact.

import type { Chosen } from './use-attendee-acts.ts'
import type { FarmInvited } from './use-farms-of-groups.ts'

export interface OfferedPerson {
  readonly key: string
  readonly label: string
  readonly attendee: Chosen
  /** Whom the farm would send. */
  readonly isUsual: boolean
  /** Why they can’t be chosen. */
  readonly whyNot: string | undefined
}

interface PersonOfFarm {
  readonly farm_id: number
  readonly user_id: number
  readonly manages: boolean | null
  readonly consults: boolean | null
  readonly user?: { readonly name: string; readonly email: string } | null
}

interface ContactOfFarm {
  readonly id: number
  readonly farm_id: number
  readonly name: string
  readonly email: string | null
  readonly role: string | null
  readonly is_primary: boolean
  readonly may_contact: boolean | null
}

interface Known {
  readonly farms: readonly FarmInvited[]
  readonly people: readonly PersonOfFarm[]
  readonly contacts: readonly ContactOfFarm[]
  readonly attendees: readonly Omit<Chosen, never>[]
}

const keyOf = ({ farm_id: farm, attendee_type: type, attendee_id: id }: Chosen) =>
  `${farm} ${type} ${id}`

export function offeredPeople({ farms, people, contacts, attendees }: Known) {
  const invited = new Set(attendees.map(keyOf))
  return farms.map(farm => {
    // Their consultants host it.
    const own = people.filter(one => one.farm_id === farm.id && one.consults !== true)
    const emails = new Set(own.flatMap(({ user }) => user?.email.toLowerCase() ?? []))
    const users = own.flatMap(({ user_id: id, user, manages }): OfferedPerson[] => {
      const attendee = { farm_id: farm.id, attendee_type: 'users', attendee_id: id } as const
      const label = user ? `${user.name} · ${user.email}` : 'Someone of the farm'
      const isUsual = manages === true
      return [{ key: keyOf(attendee), label, attendee, isUsual, whyNot: undefined }]
    })
    const others = contacts
      .filter(one => one.farm_id === farm.id && !emails.has(one.email?.toLowerCase() ?? '-'))
      .map((contact): OfferedPerson => {
        const { id, name, role } = contact
        const attendee = {
          farm_id: farm.id,
          attendee_type: 'farm_contacts',
          attendee_id: id,
        } as const
        const label = [name, role, contact.email].filter(Boolean).join(' · ')
        const whyNot = reasonAgainst(contact)
        const isUsual = users.every(one => !one.isUsual) && contact.is_primary && !whyNot
        return { key: keyOf(attendee), label, attendee, isUsual, whyNot }
      })
    return { farm, people: [...users, ...others].filter(({ key }) => !invited.has(key)) }
  })
}

function reasonAgainst({ email, may_contact: may }: ContactOfFarm): string | undefined {
  if (may === false) return 'Doesn’t want to be contacted.'
  return email ? undefined : 'No email is recorded.'
}
