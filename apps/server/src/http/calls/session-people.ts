// Who is signed in, as it is told: made of the rows of the catalogue.

import { farmRight } from '@furrow/wire/signed-in-answer'
import { named, row, words } from '@furrow/wire/told'
import { z } from 'zod'
import type { RowNamed } from './call.ts'
import { onceFor } from './once-for.ts'

/** A person, as they see themselves, with what they have to do with. */
export const sessionUser = onceFor((rows: RowNamed) => {
  const businesses = z.array(rows('businesses'))
  const beside = z.object({
    businesses,
    associated_businesses: businesses,
    managed_businesses: businesses,
    roles: z.array(rows('roles')),
    abilities: z.array(rows('held_abilities')),
    farm_rights: z.array(farmRight),
  })
  return named('session.user', z.intersection(rows('users'), beside))
})

/** Who sits there, and for whom they act. */
export const sessionPeople = onceFor((rows: RowNamed) => {
  const user = sessionUser(rows)
  return named(
    'session.people',
    z.object({ user, impersonating: user.nullable().describe('For whom they act.') }),
  )
})

const personOfPage = z.object({
  user: z.object({ id: row, name: words }),
  impersonating: z.null(),
})

export const whoeverAsks = onceFor((rows: RowNamed) => z.union([sessionPeople(rows), personOfPage]))
