// A workshop begins before it ends, and has a seat for everyone who said they’re attending. One that is on another day
// is reminded of anew.

import { isRecord } from '@furrow/farming/benchmarks/results/staff-groups'
import { middleOf } from '@furrow/farming/land/place-on-earth'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'
import { attendeeRules } from './attendee-rules.ts'
import { sessionRules } from './session-rules.ts'

const aboutWorkshops: SaveRule = {
  of: ['workshops'],
  async check(rows, { tx }) {
    const seated = rows.filter(({ before, sent }) => before && sent['seats'] !== undefined)
    const attending = await runQuery(
      tx,
      sql<{ id: number; attending: number }>`
        select workshop_id as id, count(*)::int as attending from workshop_attendees
        where workshop_id = any(${seated.map(({ id }) => id ?? 0)}::bigint[])
          and status = 'Attending' and deleted_at is null
        group by workshop_id`,
    )
    const counts = new Map(attending.map(({ id, attending: count }) => [id, count]))
    return errorsOf(rows, row => [
      ...wrongTimes(row),
      ...wrongPlace(row),
      ...tooFewSeats(row, counts.get(row.id ?? 0) ?? 0),
    ])
  },
  async follow(rows, { tx }) {
    const moved = rows.filter(
      ({ before, after }) => before && textIn(before, 'date') !== textIn(after, 'date'),
    )
    if (moved.length === 0) return
    await runQuery(
      tx,
      sql`
        update workshop_attendees set reminded = null
        where workshop_id = any(${moved.map(({ id }) => id)}::bigint[]) and reminded is not null`,
    )
  },
}

const times = ['starts_at', 'ends_at'] as const

function wrongTimes({ after }: RowToSave): readonly Finding[] {
  const odd = times.filter(
    field => !/^([01]\d|2[0-3]):[0-5]\d$/.test(textIn(after, field) ?? '00:00'),
  )
  if (odd.length > 0) {
    return odd.map(field => ({ field, message: 'Enter a time between 00:00 and 23:59.' }))
  }
  const [from, to] = times.map(field => textIn(after, field))
  if (from === undefined || to === undefined || from < to) return []
  return [{ field: 'ends_at', message: `It can’t end before it starts at ${from}.` }]
}

function wrongPlace({ after }: RowToSave): readonly Finding[] {
  const place = after['location'] ?? null
  if (place === null) return []
  const [east = NaN, north = NaN] =
    (isRecord(place) && place['type'] === 'Point' ? middleOf(place) : undefined) ?? []
  if (Math.abs(east) <= 180 && Math.abs(north) <= 90) return []
  return [{ field: 'location', message: 'Put one point on the map.' }]
}

function tooFewSeats({ after }: RowToSave, attending: number): readonly Finding[] {
  const seats = numberIn(after, 'seats')
  if (seats === undefined || seats >= attending) return []
  const message = `${attending} people said they’re attending, so ${seats} ${seats === 1 ? 'seat is' : 'seats are'} too few.`
  return [{ field: 'seats', message }]
}

const aboutLinks: SaveRule = {
  of: ['workshop_links'],
  check: async rows =>
    errorsOf(rows, ({ before, sent }) => {
      if (!before)
        return [{ field: 'invitee_id', message: 'A link is made when an invitation is sent.' }]
      return Object.keys(sent)
        .filter(field => field !== 'revoked_at' && sent[field] !== before[field])
        .map(field => ({ field, message: 'A link stays as it was made: it can only be revoked.' }))
    }),
}

export const workshopRules: readonly SaveRule[] = [
  aboutWorkshops,
  attendeeRules,
  aboutLinks,
  sessionRules,
]
