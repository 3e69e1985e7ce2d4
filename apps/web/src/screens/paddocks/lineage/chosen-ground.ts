// Which paddocks are chosen in the lineage, on either side.

export type Side = 'before' | 'now'

export type ChosenGround = Readonly<Record<Side, readonly number[]>>

export const noneChosen: ChosenGround = { before: [], now: [] }

/** Chosen, or no longer where it was. */
export function withChosen(chosen: ChosenGround, side: Side, id: number): ChosenGround {
  const ids = chosen[side]
  const next = ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]
  return { ...chosen, [side]: next }
}
