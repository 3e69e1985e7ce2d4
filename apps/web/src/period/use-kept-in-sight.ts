// Rows that pass a filter, and beside them those that came or were changed since it was chosen: a row
// does not go from under the hand of whoever types in it.

import { useMemo, useState } from 'react'

interface Numbered {
  readonly id: number
}

interface InSight<Row> {
  readonly rows: readonly Row[]
  readonly passes: (row: Row) => boolean
  /** Another one when another filter is chosen. */
  readonly filter: string
}

interface Chosen {
  readonly filter: string
  /** Those that were there and did not pass. */
  readonly hidden: ReadonlySet<number>
}

/** The same list until rows or filter are others: a sheet is not drawn again by a press elsewhere. */
export function useKeptInSight<Row extends Numbered>(wish: InSight<Row>): readonly Row[] {
  const { rows, filter } = wish
  const [chosen, setChosen] = useState<Chosen>(() => chosenNow(wish))
  const now = chosen.filter === filter ? stillHidden(chosen, wish) : chosenNow(wish)
  if (now !== chosen) setChosen(now)
  const { hidden } = now
  return useMemo(() => rows.filter(({ id }) => !hidden.has(id)), [rows, hidden])
}

function chosenNow<Row extends Numbered>({ rows, passes, filter }: InSight<Row>): Chosen {
  return { filter, hidden: new Set(rows.filter(row => !passes(row)).map(idOf)) }
}

/** What passes by now comes into sight, and stays. */
function stillHidden<Row extends Numbered>(chosen: Chosen, { rows, passes }: InSight<Row>): Chosen {
  const shown = rows.filter(row => chosen.hidden.has(row.id) && passes(row)).map(idOf)
  if (shown.length === 0) return chosen
  const hidden = [...chosen.hidden].filter(id => !shown.includes(id))
  return { ...chosen, hidden: new Set(hidden) }
}

const idOf = ({ id }: Numbered): number => id
