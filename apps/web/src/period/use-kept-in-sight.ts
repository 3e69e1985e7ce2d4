// Rows that pass a filter, and beside them those that came or were changed since it was chosen: a row
// does not go from under the hand of whoever types in it.

import { useState } from 'react'

interface InSight<Row> {
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number
  readonly passes: (row: Row) => boolean
  /** Another one when another filter is chosen. */
  readonly filter: string
}

interface Chosen {
  readonly filter: string
  /** Those that were there and did not pass. */
  readonly hidden: ReadonlySet<number>
}

export function useKeptInSight<Row>(wish: InSight<Row>): readonly Row[] {
  const [chosen, setChosen] = useState<Chosen>(() => chosenNow(wish))
  const now = chosen.filter === wish.filter ? stillHidden(chosen, wish) : chosenNow(wish)
  if (now !== chosen) setChosen(now)
  return wish.rows.filter(row => !now.hidden.has(wish.idOf(row)))
}

function chosenNow<Row>({ rows, idOf, passes, filter }: InSight<Row>): Chosen {
  return { filter, hidden: new Set(rows.filter(row => !passes(row)).map(idOf)) }
}

/** What passes by now comes into sight, and stays. */
function stillHidden<Row>(chosen: Chosen, { rows, idOf, passes }: InSight<Row>): Chosen {
  const shown = rows.filter(row => chosen.hidden.has(idOf(row)) && passes(row)).map(idOf)
  if (shown.length === 0) return chosen
  const hidden = [...chosen.hidden].filter(id => !shown.includes(id))
  return { ...chosen, hidden: new Set(hidden) }
}
