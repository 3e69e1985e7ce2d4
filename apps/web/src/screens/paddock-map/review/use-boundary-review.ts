// A review as it goes: what was guessed, what someone switched, and what would be written.

import { useDeferredValue, useMemo, useState } from 'react'
import type { Reviewing } from '../doing.ts'
import type { PaddockOnMap } from '../paddock-on-map.ts'
import type { Decision } from './decision.ts'
import { matchShapes } from './match-shapes.ts'
import type { Match } from './match-shapes.ts'
import { guessedNameField, nameFields } from './name-field.ts'
import type { Areas } from './review-change.ts'
import { doubtsOf } from './review-doubts.ts'
import type { ReviewRow } from './review-row.ts'
import { reviewRows } from './review-rows.ts'

export interface Review {
  readonly rows: readonly ReviewRow[]
  /** Of each row; those of a moment before while they are calculated. */
  readonly doubts: readonly (readonly string[])[]
  readonly fields: readonly string[]
  readonly field: string | undefined
  readonly joins: boolean
  readonly areas: Areas
  /** Begins again: other names fit other paddocks. */
  setField(field: string | undefined): void
  setJoins(joins: boolean): void
  setAreas(areas: Areas): void
  decide(places: readonly number[], decision: Decision): void
}

export function useReview(reviewing: Reviewing, paddocks: readonly PaddockOnMap[]): Review {
  const { shapes } = reviewing.found
  const [field, setField] = useState(() => guessedNameField(shapes, paddocks))
  const [joins, setJoins] = useState(false)
  const [areas, setAreas] = useState<Areas>('missing')
  const names = useMemo(
    () => shapes.map(({ facts }) => (field === undefined ? '' : (facts[field] ?? ''))),
    [shapes, field],
  )
  const matches = useMemo(() => matchShapes(shapes, names, paddocks), [shapes, names, paddocks])
  const [switched, setSwitched] = useState<ReadonlyMap<number, Decision>>(
    () => new Map(forOnePaddock(reviewing.paddock, matches)),
  )
  const rows = useMemo(
    () => reviewRows({ shapes, names, matches, paddocks, decided: switched, joins }),
    [shapes, names, matches, paddocks, switched, joins],
  )
  const late = useDeferredValue(rows)
  const doubts = useMemo(() => doubtsOf(late, paddocks), [late, paddocks])
  return {
    rows,
    doubts,
    field,
    joins,
    areas,
    setJoins,
    setAreas,
    fields: useMemo(() => nameFields(shapes), [shapes]),
    setField(next) {
      setField(next)
      setSwitched(new Map(forOnePaddock(reviewing.paddock, [])))
    },
    decide(places, decision) {
      setSwitched(now => new Map([...now, ...places.map(place => [place, decision] as const)]))
    },
  }
}

/** Of a file that was brought in for one paddock, its shape alone: the others are left out. */
function forOnePaddock(
  paddock: number | undefined,
  matches: readonly (Match | undefined)[],
): readonly (readonly [number, Decision])[] {
  if (paddock === undefined) return []
  const own = matches.findIndex(match => match?.paddock.id === paddock)
  const only = own < 0 && matches.length === 1 ? 0 : own
  return [...matches.keys()].map(place => [
    place,
    place === only ? { to: 'paddock', id: paddock } : { to: 'nothing' },
  ])
}
