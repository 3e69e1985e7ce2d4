// Places on the map: each is a shape that fits what it is of, and a paddock has one boundary alone,
// which may have several parts.

import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { faultOfShape } from './map-shape.ts'
import { comesOrGoes, keysIn, numberIn, textIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const geolocationRules: SaveRule = {
  of: ['geolocations'],
  check: async rows => errorsOf(rows, unfitting),
  // Once they are written: before, it is not known who may, and they are not told what is there.
  async follow(rows, asked) {
    const second = await secondBoundaries(rows, asked)
    if (second.some(comesOrGoes)) throw new Refusal('conflict', anotherMeanwhile)
    const errors = errorsOf(second, () => [{ field: 'geolocatable_id', message: oneAlone }])
    if (second.length > 0) throw invalid(errors)
  },
}

const oneAlone =
  'This paddock has a boundary already: change that one, a boundary may have several parts.'
const anotherMeanwhile = 'The paddock has another boundary by now: delete that one first.'

function unfitting(row: RowToSave): readonly Finding[] {
  if (!touches(row, ['location', 'geolocatable_type'])) return []
  const type = textIn(row.after, 'geolocatable_type')
  const fits = type === 'paddocks' ? 'boundaries' : type === 'rain_gauges' ? 'points' : 'either'
  const message = faultOfShape(row.after['location'], fits)
  return message === undefined ? [] : [{ field: 'location', message }]
}

/** Of rows that are new, come back, or come to another paddock: those that are not alone there. */
async function secondBoundaries(
  rows: readonly SavedRow[],
  asked: Asked,
): Promise<readonly SavedRow[]> {
  const coming = rows.filter(
    row =>
      textIn(row.after, 'geolocatable_type') === 'paddocks' &&
      (touches(row, pointing) || comesOrGoes(row)),
  )
  const here = keysIn(
    coming.map(({ after }) => after),
    'geolocatable_id',
  )
  const standing = Map.groupBy(await boundariesOf(here, asked), ({ paddock }) => paddock)
  return coming.filter(({ id, after }, place) => {
    const all = standing.get(numberIn(after, 'geolocatable_id') ?? 0) ?? []
    const isThere = all.some(boundary => boundary.id === id)
    // Of several that come at once the first may stay.
    const earlier = all.filter(other => coming.findIndex(row => row.id === other.id) < place)
    return isThere && earlier.length > 0
  })
}

const pointing = ['geolocatable_type', 'geolocatable_id']

interface Boundary {
  readonly id: number
  readonly paddock: number
}

/** Asked only where a boundary comes. Two who draw at the same time do so one after the other. */
async function boundariesOf(
  paddocks: readonly number[],
  { tx }: Asked,
): Promise<readonly Boundary[]> {
  if (paddocks.length === 0) return []
  await sql`
    select from paddocks where id = any(${paddocks}) order by id for no key update`.execute(tx)
  const { rows } = await sql<Boundary>`
    select id, geolocatable_id as paddock from geolocations
    where geolocatable_type = 'paddocks' and geolocatable_id = any(${paddocks})
      and deleted_at is null`.execute(tx)
  return rows
}
