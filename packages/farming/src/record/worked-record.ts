// Works out a whole record from what was entered, what other records say and how the period before
// closed. Nothing that a person entered is lost: where it gives way, it is kept and asked about.

import { asLast, valueOf } from './formula.ts'
import type { Formula } from './formula.ts'
import type { Known } from '../numbers/ratio.ts'
import type { RecordPlan } from './record-plan.ts'

export type Origin = Entering | 'rows' | 'carried' | 'calculated'
type Entering = 'typed' | 'imported'

/** What a person said. */
export interface Entered {
  readonly value: number
  readonly from: Entering
  /** Said just now: where it only repeats what follows from the rest, it says nothing. */
  readonly isNew?: boolean
}

export interface RecordSources {
  readonly entered: ReadonlyMap<string, Entered>
  /** What other records say of a figure. */
  readonly rows: Readonly<Record<string, Known>>
  /** The record of the period before, as it closed. */
  readonly before: Readonly<Record<string, unknown>>
}

export interface WorkedFigure {
  readonly value: number
  readonly from: Origin
  /** What was entered and gave way. */
  readonly kept?: Entered
  /** What the known lines of an entered total come to. */
  readonly lines?: number
}

/** All figures that are known. Money is kept in whole cents, other figures to 6 decimals. */
export type WorkedRecord = ReadonlyMap<string, WorkedFigure>

interface Standing extends WorkedFigure {
  /** Nothing of it is missing: it was said whole, or all of its lines are known. */
  readonly isWhole: boolean
  /** The figure that gave it. */
  readonly giver?: string | undefined
}

interface Working {
  readonly plan: RecordPlan
  readonly sources: RecordSources
  /** As far as they are known yet; those of the period before go by `last(...)`, amounts by `rows(...)`. */
  readonly values: Record<string, unknown>
  readonly standing: Map<string, Standing>
}

export function workedRecord(plan: RecordPlan, sources: RecordSources): WorkedRecord {
  const amounts = Object.entries(sources.rows).filter(([name]) => name.startsWith('rows('))
  const working: Working = {
    plan,
    sources,
    values: { ...asLast(sources.before), ...Object.fromEntries(amounts) },
    standing: new Map(),
  }
  const worked = new Map<string, WorkedFigure>()
  for (const name of plan.order) {
    const figure = standingOf(name, working)
    if (!figure) continue
    working.values[name] = figure.value
    working.standing.set(name, figure)
    const { isWhole: _, giver: __, ...told } = figure
    worked.set(name, told)
  }
  return worked
}

/**
 * All lines known: the formula stands. Else what other records say, what was entered, what the known
 * lines come to, what is usual, or how the period before closed.
 */
function standingOf(name: string, working: Working): Standing | undefined {
  const { plan, sources } = working
  const formula = plan.formulas.get(name)
  const entered = sources.entered.get(name)
  const given = entered ?? givenFigure(name, working)
  if (given && hasGiven(name, formula, working)) return standingAs(given)
  const carried = formula !== undefined && isCarried(formula)
  const found = formula ? kept(valueOf(formula, working.values), name, plan) : null
  const isWhole = found !== null && !carried && isWholeIn(formula, working)
  const repeats = (entered?.isNew === true || formula?.kind === 'usual') && entered?.value === found
  if (found !== null && isWhole) return over({ value: found, from: 'calculated', isWhole }, entered)
  const rows = kept(sources.rows[name] ?? null, name, plan)
  if (rows !== null) return over({ value: rows, from: 'rows', isWhole: true }, entered)
  const lines = found !== null && isTotal(formula) ? { lines: found } : undefined
  if (given && !repeats) return { ...standingAs(given), ...lines }
  if (found === null) return undefined
  return {
    value: found,
    from: carried ? 'carried' : 'calculated',
    isWhole: carried || isUsual(formula, working),
  }
}

/** What stands, with what was entered beside it where that says something else. */
function over(stands: Standing, entered: Entered | undefined): Standing {
  return entered && entered.value !== stands.value ? { ...stands, kept: entered } : stands
}

interface Given {
  readonly value: number
  readonly from: Origin
  readonly giver?: string
}

function standingAs({ value, from, giver }: Given): Standing {
  return { value, from, giver, isWhole: true }
}

/** A figure of which only what it is per hectare, or a name that repeats it, was entered. */
function givenFigure(name: string, working: Working): Given | undefined {
  const { plan, sources, values } = working
  for (const giver of plan.givers.get(name) ?? []) {
    const said = sources.entered.get(giver.name) ?? givenFigure(giver.name, working)
    const factors = giver.by.map(part => valueOf(part, values))
    if (!said || factors.some(factor => !factor)) continue
    const product = factors.reduce<number>((result, factor) => result * (factor ?? 0), said.value)
    return { value: inItsScale(product, name, plan), from: 'calculated', giver: giver.name }
  }
  return undefined
}

/** Whether another figure stands as this one gave it: this one then stands as it was entered. */
function hasGiven(name: string, formula: Formula | undefined, { standing }: Working): boolean {
  const figure = formula?.kind === 'product' ? formula.factors[0]?.part : formula
  return figure?.kind === 'figure' && standing.get(figure.name)?.giver === name
}

/** Adds up lines, or stands for such a total. A difference, or a change, is none. */
function isTotal(formula: Formula | undefined): boolean {
  if (formula?.kind !== 'chain') return formula?.kind === 'first' || formula?.kind === 'replaced'
  return formula.terms.every(({ sign, needed, part }) => sign === 1 && !needed && isLine(part))
}

function isLine(part: Formula): boolean {
  return part.kind === 'figure' || (part.kind === 'chain' && isTotal(part)) || isBeyondLines(part)
}

/** What a total says beyond its lines, in brackets: a line as well. */
function isBeyondLines(part: Formula): boolean {
  return (
    part.kind === 'chain' &&
    part.terms.every(
      ({ sign, needed, part: line }, place) =>
        !needed && line.kind === 'figure' && sign === (place === 0 ? 1 : -1),
    )
  )
}

/** All that the usual figure is calculated from is known. */
function isUsual(formula: Formula | undefined, working: Working): boolean {
  return formula?.kind === 'usual' && isWholeIn(formula.part, working)
}

function isCarried(formula: Formula): boolean {
  return formula.kind === 'figure' && formula.name.startsWith('last(')
}

/** Whether a formula that has an answer has all of it. Only sums pass over what is missing. */
export function isWholeIn(
  formula: Formula | undefined,
  working: Pick<Working, 'values'> & Partial<Pick<Working, 'standing'>>,
): boolean {
  const { values, standing } = working
  const isKnown = (part: Formula) => valueOf(part, values) !== null
  switch (formula?.kind) {
    case undefined:
      return false
    // What is usual gives way to what a person says.
    case 'usual':
      return false
    case 'number':
      return true
    case 'figure':
      return standing?.get(formula.name)?.isWhole ?? isKnown(formula)
    case 'product':
      return isKnown(formula)
    case 'chain':
      return formula.terms.every(({ part, needed }) =>
        needed ? isKnown(part) : isWholeIn(part, working),
      )
    case 'first':
      return isWholeIn(formula.choices.find(isKnown), working)
    case 'replaced':
      return formula.lines.every(({ line }) => isWholeIn(line, working))
  }
}

function kept(value: Known, name: string, plan: RecordPlan): Known {
  return value === null ? null : inItsScale(value, name, plan)
}

/** Halves go away from zero; fifteen digits are what a binary number can vouch for. */
function inItsScale(value: number, name: string, { money }: RecordPlan): number {
  const decimals = money.has(name) ? 0 : 6
  const scaled = Number((Math.abs(value) * 10 ** decimals).toPrecision(15))
  return (Math.sign(value) * Math.round(scaled)) / 10 ** decimals + 0
}
