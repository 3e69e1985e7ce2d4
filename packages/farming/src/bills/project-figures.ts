// The fee of a project against the work and the expenses that went into it, and what was billed and paid of it. What
// nobody knows is null, not 0: a project without a fee has nothing left of it.

export interface FiguresOfProject {
  /** Agreed for all of it, without GST. */
  readonly fee: number | null
  /** On bills that were sent and are not void, without GST. */
  readonly billed: number
  /** Of those, with GST, as bills are paid. */
  readonly paid: number
  /** Of those, with GST: what is still to come, without what was written off. */
  readonly owed: number
  readonly worked: number | null
  readonly spent: number | null
  /** What of the fee is left after work and expenses; less than nothing where they came to more. */
  readonly left: number | null
}

/** Staff alone know of work and expenses: they are null for others, and so is what is left. */
export function projectFigures(facts: Omit<FiguresOfProject, 'left'>): FiguresOfProject {
  const { fee, worked, spent } = facts
  const isKnown = fee !== null && worked !== null && spent !== null
  return { ...facts, left: isKnown ? fee - worked - spent : null }
}
