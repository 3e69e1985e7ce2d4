// Where each figure of a record came from, as it is kept beside the figures, and what is asked about
// them. A figure that is known and has no line here was calculated from the others.

import { asLast, namesIn, valueOf } from './formula.ts'
import type { Formula } from './formula.ts'
import type { Known } from '../numbers/ratio.ts'
import type { RecordPlan } from './record-plan.ts'
import { isWholeIn } from './worked-record.ts'
import type { Entered, Origin, WorkedFigure, WorkedRecord } from './worked-record.ts'

export interface FigureOrigin {
  readonly from: Origin
  /** What someone typed, where something else stands. */
  readonly typed?: number
  /** What an import said, where something else stands. */
  readonly imported?: number
  /** What the known lines of an entered total come to; the rest of it is not allocated. */
  readonly lines?: number
}

export type RecordOrigins = Readonly<Record<string, FigureOrigin>>
type Figures = Readonly<Record<string, unknown>>

export function originsOf(worked: WorkedRecord): RecordOrigins {
  const told = [...worked].flatMap(([name, figure]) => {
    const origin = originOf(figure)
    return Object.keys(origin).length === 1 && origin.from === 'calculated' ? [] : [[name, origin]]
  })
  return Object.fromEntries(told) as RecordOrigins
}

function originOf({ from, kept, lines }: WorkedFigure): FigureOrigin {
  return {
    from,
    ...(kept && { [kept.from]: kept.value }),
    ...(lines !== undefined && { lines }),
  }
}

/** What was said of the figures by someone, whether it stands or gave way. */
export function enteredIn(record: Figures, origins: RecordOrigins): Map<string, Entered> {
  const entered = Object.entries(origins).flatMap(([name, origin]): [string, Entered][] => {
    if (origin.typed !== undefined) return [[name, { value: origin.typed, from: 'typed' }]]
    if (origin.imported !== undefined) return [[name, { value: origin.imported, from: 'imported' }]]
    const value = figureIn(record, name)
    const { from } = origin
    return value !== null && (from === 'typed' || from === 'imported')
      ? [[name, { value, from }]]
      : []
  })
  return new Map(entered)
}

/** A figure that someone entered and that its lines, or other records, tell otherwise. */
export interface RecordQuestion {
  readonly name: string
  readonly entered: number
  readonly found: number
  readonly by: 'lines' | 'rows'
}

export function questionsIn(
  record: Figures,
  origins: RecordOrigins,
  money: ReadonlySet<string>,
): readonly RecordQuestion[] {
  return Object.entries(origins).flatMap(([name, origin]): RecordQuestion[] => {
    const figure = figureIn(record, name)
    if (figure === null) return []
    const entered = origin.typed ?? origin.imported
    const by = origin.from === 'rows' ? 'rows' : 'lines'
    if (entered !== undefined)
      return differs(entered, figure, money.has(name)) ? [{ name, entered, found: figure, by }] : []
    const { lines } = origin
    const isTooMuch = lines !== undefined && lines > figure && figure >= 0
    return isTooMuch && differs(figure, lines, money.has(name))
      ? [{ name, entered: figure, found: lines, by }]
      : []
  })
}

/** Whether money that was entered is another amount than was found. */
export function isOtherFigure(entered: number, found: number): boolean {
  return differs(entered, found, true)
}

/** By more than half a percent, and for money by more than a dollar. */
function differs(entered: number, found: number, isMoney: boolean): boolean {
  const smallest = isMoney ? 100 : 0.000001
  return Math.abs(entered - found) > Math.max(Math.abs(found) * 0.005, smallest)
}

/**
 * Of a record that was kept before origins were: what follows from the rest, as nearly as nobody would
 * ask, was calculated.
 */
export function assumedOrigins(
  { formulas, money, order }: RecordPlan,
  record: Figures,
  before: Figures,
): RecordOrigins {
  const values = { ...record, ...asLast(before) }
  const origins = order.flatMap((name): [string, FigureOrigin][] => {
    const figure = figureIn(record, name)
    const formula = formulas.get(name)
    if (figure === null) return []
    const ways = formula ? waysOf(formula) : []
    const follows = ways.some(way => {
      const found = valueOf(way, values)
      if (found === null) return false
      const isMoney = money.has(name)
      if (isWholeIn(way, { values })) return !differs(figure, found, isMoney)
      // Beside some of its lines a total stands as it was typed, however near they come to it.
      return Math.abs(figure - found) <= (isMoney ? 0.5 : 0.000001)
    })
    if (!follows) return [[name, { from: 'typed' }]]
    const isCarried = formula?.kind === 'figure' && formula.name.startsWith('last(')
    return isCarried ? [[name, { from: 'carried' }]] : []
  })
  return Object.fromEntries(origins)
}

/** What asks for the period before, or for rows, was not reckoned before. */
function waysOf(formula: Formula): readonly Formula[] {
  const isNew = namesIn(formula).some(name => /^(last|rows)\(/.test(name))
  return isNew ? [formula] : [formula, asReckonedBefore(formula)]
}

/** Formerly nothing had to be known, and accruals stood alone. */
function asReckonedBefore(formula: Formula): Formula {
  switch (formula.kind) {
    case 'number':
    case 'figure':
    case 'usual':
      return formula
    case 'chain':
      return {
        kind: 'chain',
        terms: formula.terms.map(term => ({
          ...term,
          needed: false,
          part: asReckonedBefore(term.part),
        })),
      }
    case 'product':
      return {
        kind: 'product',
        factors: formula.factors.map(({ divides, part }) => ({
          divides,
          part: asReckonedBefore(part),
        })),
      }
    case 'first':
      return { kind: 'first', choices: formula.choices.map(asReckonedBefore) }
    case 'replaced':
      return {
        kind: 'chain',
        terms: formula.lines.map(({ line }) => ({ sign: 1, needed: false, part: line })),
      }
  }
}

function figureIn(record: Figures, name: string): Known {
  const value = record[name]
  return typeof value === 'number' ? value : null
}
