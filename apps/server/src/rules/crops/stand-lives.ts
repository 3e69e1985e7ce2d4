// The lives of a stand, and what they say of it in each of its years.

import { livesOf } from '@furrow/farming/crops/crop-lifecycle'
import type { CropLife } from '@furrow/farming/crops/crop-lifecycle'
import { statusOf } from '@furrow/farming/crops/crop-status'
import type { CropStatus } from '@furrow/farming/crops/crop-status'
import { natureOf } from './crop-type-facts.ts'
import { isEnding } from './crop-stands.ts'
import type { CropStand, StandInPeriod } from './crop-stands.ts'
import type { StoredEvent } from './stored-crop-events.ts'

/** Earlier lives first. A split stand lives for as long as any part of it stands. */
export function livesOfStand({ years }: CropStand): readonly CropLife<StoredEvent>[] {
  const tips = years.filter(({ goesOn }) => !goesOn)
  const isEnded = (year: StandInPeriod) => year.events.some(event => isEnding(event, year))
  const standsSomewhere = years.length > 1 && !tips.every(isEnded)
  const events = years.flatMap(year =>
    year.events.filter(event => !standsSomewhere || !isEnding(event, year)),
  )
  return livesOf(events, natureOf(years[0].crop))
}

export interface YearSoFar {
  readonly termination: StoredEvent | null
  readonly status: CropStatus
}

/** What ended the crop in this period, if anything did, and how it stands. */
export function yearSoFar(year: StandInPeriod): YearSoFar {
  const { events, crop, from, goesOn } = year
  const life = livesOf(events, natureOf(crop)).at(-1)
  const ofLife = life?.events ?? []
  const termination = life?.termination ?? null
  const isTaken = ofLife.some(({ kind }) => kind !== 'fallow')
  const stands = !!life?.establishment || !!from || (!!crop?.perennial && isTaken)
  return { termination, status: statusOf({ events: ofLife, termination, stands, goesOn }) }
}
