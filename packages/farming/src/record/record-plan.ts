// How a record is calculated: in which order, and which figures give another one when they alone are
// known. Read once from the formulas.

import { namesIn } from './formula.ts'
import type { Formula } from './formula.ts'

export interface RecordPlan {
  /** All figures, each after those that it is calculated from. */
  readonly order: readonly string[]
  readonly formulas: ReadonlyMap<string, Formula>
  readonly money: ReadonlySet<string>
  /** For a figure, those that it can be calculated from backwards. */
  readonly givers: ReadonlyMap<string, readonly Giver[]>
}

/** A figure that says another one times over, as dollars a hectare do. */
interface Giver {
  readonly name: string
  /** What it is multiplied by to give the other one; nothing where both are the same. */
  readonly by: readonly Formula[]
}

/** Throws where figures follow from one another in a circle. */
export function planRecord(
  names: ReadonlySet<string>,
  formulas: ReadonlyMap<string, Formula>,
  money: ReadonlySet<string>,
): RecordPlan {
  const givers = giversIn(formulas)
  const order = new Set<string>()
  for (const name of names) place(name, { names, formulas, givers, order, path: [] })
  return { order: [...order], formulas, money, givers }
}

function giversIn(formulas: ReadonlyMap<string, Formula>): Map<string, readonly Giver[]> {
  const givers = new Map<string, readonly Giver[]>()
  for (const [name, formula] of formulas) {
    const given = givenBy(name, formula)
    if (given) givers.set(given.figure, [...(givers.get(given.figure) ?? []), given.giver])
  }
  return givers
}

/** A figure that repeats another one, or is one of it `_per_` something. */
function givenBy(name: string, formula: Formula) {
  if (formula.kind === 'figure') return { figure: formula.name, giver: { name, by: [] } }
  if (formula.kind !== 'product' || !name.includes('_per_')) return undefined
  const [first, ...others] = formula.factors
  if (first?.part.kind !== 'figure' || others.some(({ divides }) => !divides)) return undefined
  return { figure: first.part.name, giver: { name, by: others.map(({ part }) => part) } }
}

interface Placing extends Pick<RecordPlan, 'formulas' | 'givers'> {
  readonly names: ReadonlySet<string>
  readonly order: Set<string>
  readonly path: readonly string[]
}

function place(name: string, placing: Placing): void {
  const { names, formulas, order, path } = placing
  if (order.has(name) || !names.has(name)) return
  if (path.includes(name)) {
    const circle = [...path.slice(path.indexOf(name)), name].join(', ')
    throw new Error(`These figures follow from one another in a circle: ${circle}.`)
  }
  const formula = formulas.get(name)
  const used = [...(formula ? namesIn(formula) : []), ...multipliersOf(name, placing)]
  for (const other of used) place(other, { ...placing, path: [...path, name] })
  order.add(name)
}

/** What has to be known before a figure can be given by others. */
function multipliersOf(name: string, placing: Pick<RecordPlan, 'givers'>): readonly string[] {
  const givers = placing.givers.get(name) ?? []
  return givers.flatMap(giver => [
    ...giver.by.flatMap(namesIn),
    ...multipliersOf(giver.name, placing),
  ])
}
