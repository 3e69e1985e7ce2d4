// When and where a workshop is, in words, and who has said what.

import type { Row } from '@furrow/wire/client/row-types'
import { countText, dayText } from '../../ui/amounts.ts'

export type Workshop = Row<'workshops'>

export function whenText({ date, starts_at: from, ends_at: to }: Workshop): string {
  const hours = from && to ? `${from} to ${to}` : (from ?? '')
  return [date ? dayText(date) : 'No date yet', hours].filter(Boolean).join(', ')
}

export function whereText({ place, address }: Workshop): string {
  return [place, address].filter(Boolean).join(', ')
}

/** Looked up by whichever map the device opens. */
export function mapLink(workshop: Workshop): string | undefined {
  const { coordinates } = (workshop.location ?? {}) as { coordinates?: readonly number[] }
  const [east, north] = coordinates ?? []
  const where = whereText(workshop)
  if (east !== undefined && north !== undefined) {
    return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=15/${north}/${east}`
  }
  return where === ''
    ? undefined
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`
}

export function isPast({ date }: Workshop, today: string): boolean {
  return date !== null && date < today
}

type Answered = Pick<Row<'workshop_attendees'>, 'status'>

export function countOf(attendees: readonly Answered[], status: Answered['status']): number {
  return attendees.filter(one => one.status === status).length
}

/** “12 attending, 3 not, 9 to answer, 4 not invited yet”. */
export function answersText(attendees: readonly Answered[]): string {
  const parts = [
    [countOf(attendees, 'Attending'), 'attending'],
    [countOf(attendees, 'Not Attending'), 'not attending'],
    [countOf(attendees, 'Sent'), 'to answer'],
    [countOf(attendees, 'Unsent'), 'not invited yet'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`)
  return said.length === 0 ? 'Nobody is invited yet' : said.join(', ')
}

export function seatsText(seats: number | null, attending: number): string {
  if (seats === null) return countText(attending, 'person attending', 'people attending')
  return `${attending} of ${countText(seats, 'seat')} taken`
}
