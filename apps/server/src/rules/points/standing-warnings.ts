// Whether warnings that are to be confirmed stand now, and are told in these very words to whoever
// confirms them: what stands open is asked once for each farm and period.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { FieldErrors } from '@furrow/wire/refusal'
import { todayOn } from '../saving/farm-calendar.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Looking } from '../saving/open-point.ts'
import { openPoints, periodOfFarm } from './open-points-of-period.ts'
import { numberIn, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave } from '../saving/save-rule.ts'

/** Those of `rows` that stand nowhere are said to be wrong. */
export async function unknownWarnings(
  rows: readonly RowToSave[],
  asked: Asked,
  looking: Looking,
): Promise<FieldErrors> {
  const told = new Set<string>()
  const isAboutMoney = asked.entity === 'confirmed_money_warnings'
  for (const place of placesOf(rows)) {
    const warnings = await warningsIn(place, asked, looking)
    for (const point of warnings) {
      if ((point.money === true) === isAboutMoney) told.add(keyOf(place, point))
    }
  }
  return errorsOf(rows, ({ after }) => (told.has(keyOfRow(after)) ? [] : [nowhere]))
}

const nowhere = {
  field: 'said',
  message: 'This warning is no longer there. Reload the page.',
}

type Place = readonly [farm: number, period: number]

function placesOf(rows: readonly RowToSave[]): readonly Place[] {
  const places = rows.map(({ after }) => placeOf(after))
  return [...new Map(places.map(place => [place.join(' '), place])).values()]
}

function placeOf(row: Row): Place {
  return [numberIn(row, 'farm_id') ?? 0, numberIn(row, 'period_id') ?? 0]
}

async function warningsIn(
  [farm, period]: Place,
  { tx, viewer, todayIn }: Asked,
  looking: Looking,
): Promise<readonly OpenPoint[]> {
  const place = await periodOfFarm(tx, farm, period)
  if (!place) return []
  const today = await todayOn(tx, farm, todayIn)
  return (await openPoints(place, { tx, viewer, today, ...looking })).warnings
}

type Told = Pick<OpenPoint, 'code' | 'resource' | 'id' | 'field' | 'message'>

function keyOf(place: Place, { code, resource, id, field, message }: Told): string {
  return JSON.stringify([...place, code, resource, id, field, message])
}

function keyOfRow(row: Row): string {
  return keyOf(placeOf(row), {
    code: textIn(row, 'code') ?? '',
    resource: textIn(row, 'resource') ?? null,
    id: numberIn(row, 'row') ?? null,
    field: textIn(row, 'field') ?? null,
    message: textIn(row, 'said') ?? '',
  })
}
