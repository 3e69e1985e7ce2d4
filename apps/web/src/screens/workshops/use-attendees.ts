// Who is invited to workshops: of one workshop for staff, of one’s own farms for all others.

import type { Row } from '@furrow/wire/client/row-types'
import { useRows } from '../../data/hooks/use-rows.ts'

export interface Attendee extends Row<'workshop_attendees'> {
  readonly farmName: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

interface Named {
  readonly name?: string | null
  readonly email?: string | null
  readonly phone?: string | null
}

export function useAttendees(workshopId?: number) {
  const { rows, ...reading } = useRows('workshop_attendees', {
    ...(workshopId !== undefined && { where: { workshop_id: workshopId } }),
    includes: ['farm', 'attendee'],
  })
  const attendees = rows.map((row): Attendee => {
    const who = (row.attendee ?? {}) as Named
    return {
      ...row,
      farmName: row.farm?.farm_name ?? `Farm ${row.farm_id}`,
      name: who.name ?? (row.attendee_type === 'users' ? 'Someone of the farm' : 'A contact'),
      email: who.email ?? null,
      phone: who.phone ?? null,
    }
  })
  const collator = new Intl.Collator('en')
  return {
    ...reading,
    attendees: attendees.toSorted(
      (one, other) =>
        collator.compare(one.farmName, other.farmName) || collator.compare(one.name, other.name),
    ),
  }
}
