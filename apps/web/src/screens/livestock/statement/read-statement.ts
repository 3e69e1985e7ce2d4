// A stock agent’s statement as it is pasted: day, description, head, weight, price and total, in the order of its
// headings, or in this one where it has none.

import { averageWeight, isPossibleWeight } from '@furrow/farming/stock/stock-weight'
import { valueOfTrade } from '@furrow/farming/stock/trade-price'
import type { CellKind, CellOption } from '../../../sheet/cells/cell-kind.ts'
import { readCell } from '../../../sheet/cells/read-cell.ts'
import { parseTsv } from '../../../sheet/writing/clipboard-text.ts'
import { foldedText } from '../../../ui/folded-text.ts'
import { matchClass } from './match-class.ts'

export interface StatementLine {
  readonly description: string
  readonly day: string | null
  /** Nothing where it could not be read: such a line is not added. */
  readonly head: number | null
  /** Kilograms a head. */
  readonly weight: number | null
  /** Cents, of all of them together. */
  readonly value: number | null
  readonly stockClass: number | undefined
  /** What is to be looked at, each a sentence. */
  readonly unsure: readonly string[]
}

export function readStatement(
  text: string,
  classes: readonly CellOption[],
): readonly StatementLine[] {
  const rows = rowsIn(text)
  const [first = [], ...others] = rows
  const headed = headingsIn(first)
  const order = headed ?? usual
  const isInCents = first.some(cell => /^(c|cents) ?\//.test(foldedText(cell)))
  return (headed ? others : rows).flatMap(cells => {
    const at = (name: Name) => (cells[order.indexOf(name)] ?? '').trim()
    // A line of totals, of costs or a blank one says of no stock.
    const isOfStock = at('description') !== '' && (at('head') !== '' || dayIn(at('day')) !== null)
    return isOfStock ? [lineOf(at, { classes, isInCents })] : []
  })
}

/** Headings that are not known: what stands below them is not read. */
export function unreadHeadings(text: string): readonly string[] {
  const [first = []] = rowsIn(text)
  const order = headingsIn(first) ?? []
  return first
    .map(cell => cell.trim())
    .filter((cell, at) => cell !== '' && at in order && !order[at])
}

function rowsIn(text: string): readonly (readonly string[])[] {
  return parseTsv(text).map(cells => (cells.length > 1 ? cells : splitAtGaps(cells[0] ?? '')))
}

const names = {
  day: /^(day|date|sale ?date|date of sale)$/,
  description: /^(description|details|stock|class|type|lot description)$/,
  head: /^(head|heads|hd|no|number|qty|quantity|no of head|number of head|head sold)$/,
  weight:
    /^((total|live|average|avg|ave|av) ?)*(weight|wt|wgt|kg|kgs|kilos|lwt|liveweight)( ?\/? ?(kg|kgs|head|hd|lwt))*$/,
  price: /^((price|rate)( ?(\$|c|cents)?( ?\/ ?(kg|head|hd))?)?|(\$|c|cents) ?\/ ?(kg|head|hd))$/,
  total: /^(total|amount|value|gross|total value|total price|gross amount|gross value)?( ?\$)?$/,
} as const

type Name = keyof typeof names
const usual = Object.keys(names) as readonly Name[]

/** Nothing where fewer than three are headings. */
function headingsIn(cells: readonly string[]): readonly (Name | undefined)[] | undefined {
  const order = cells.map(cell => {
    const words = foldedText(cell)
      .replaceAll(/[().#:]/g, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
    return words === '' ? undefined : usual.find(name => names[name].test(words))
  })
  return order.filter(name => name !== undefined).length >= 3 ? order : undefined
}

/** As it comes out of a letter: columns stand apart by several blanks. */
function splitAtGaps(text: string): readonly string[] {
  return text.split(/ {2,}|,(?! ?\d{3})/)
}

const [day, number, money]: readonly CellKind[] = [{ is: 'day' }, { is: 'number' }, { is: 'money' }]

function figureIn(kind: CellKind | undefined, text: string): number | null {
  const read = kind && readCell(kind, text.replace(/(kg|hd|head)$/i, ''))
  return read && 'value' in read && typeof read.value === 'number' ? read.value : null
}

function dayIn(text: string): string | null {
  const read = day && readCell(day, text)
  return read && 'value' in read && typeof read.value === 'string' ? read.value : null
}

/** Whole animals, and at least one. */
function headIn(text: string): number | null {
  const head = figureIn(number, text)
  return head !== null && Number.isInteger(head) && head > 0 ? head : null
}

/** Dearer than any kilogram is a head. */
const dearestKilogram = 20_00

interface Reading {
  readonly classes: readonly CellOption[]
  /** What the heading of its prices says. */
  readonly isInCents: boolean
}

function lineOf(at: (name: Name) => string, { classes, isInCents }: Reading): StatementLine {
  const description = at('description')
  const { stockClass, isSure } = matchClass(description, classes)
  const [head, weighed] = [headIn(at('head')), figureIn(number, at('weight'))]
  const isOfAll = weighed !== null && !isPossibleWeight(weighed)
  const weight = isOfAll ? (averageWeight(weighed, head ?? 0) ?? null) : weighed
  const [told, total] = [figureIn(money, at('price')), figureIn(money, at('total'))]
  const price = told !== null && isInCents ? told / 100 : told
  const by = price !== null && price < dearestKilogram ? 'kg' : 'head'
  const reckoned =
    head === null || price === null ? null : valueOfTrade({ head, weight }, { by, cents: price })
  const when = dayIn(at('day'))
  return {
    description,
    day: when,
    head,
    weight,
    value: total ?? reckoned,
    stockClass,
    unsure: [
      ...(isSure ? [] : [stockClass === undefined ? 'Choose the class.' : 'Is this the class?']),
      ...(head === null ? ['The number could not be read: this line is left out.'] : []),
      ...(when === null ? ['The day could not be read.'] : []),
      ...(isOfAll ? ['The weight was of all of them: it is told for each.'] : []),
      ...(total === null && reckoned !== null ? ['The total follows from the price.'] : []),
      ...(total !== null && reckoned !== null && isFarApart(total, reckoned)
        ? ['The total is not what the price comes to.']
        : []),
    ],
  }
}

/** Weights are rounded on statements, so a hundredth is no difference. */
function isFarApart(total: number, reckoned: number): boolean {
  return Math.abs(total - reckoned) * 100 > Math.abs(total)
}
