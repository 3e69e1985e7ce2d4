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
  const rows = parseTsv(text).map(cells => (cells.length > 1 ? cells : splitAtGaps(cells[0] ?? '')))
  const [first = [], ...others] = rows
  const headed = headingsIn(first)
  const order = headed ?? usual
  return (headed ? others : rows).flatMap(cells => {
    const at = (name: Name) => (cells[order.indexOf(name)] ?? '').trim()
    // A line of totals, or a blank one, says of no stock.
    return at('description') === '' || figureIn(number, at('head')) === null
      ? []
      : [lineOf(at, classes)]
  })
}

const names = {
  day: ['day', 'date', 'sale date'],
  description: ['description', 'details', 'stock', 'class', 'type'],
  head: ['head', 'no', 'no.', 'number', 'qty', 'quantity', 'hd'],
  weight: ['weight', 'kg', 'avg weight', 'average weight', 'av wt', 'weight kg', 'weight (kg)'],
  price: ['price', 'rate', '$/head', '$/hd', '$/kg', 'c/kg'],
  total: ['total', 'amount', 'value', 'gross', '$'],
} as const

type Name = keyof typeof names
const usual = Object.keys(names) as readonly Name[]

/** Nothing where fewer than three are headings. */
function headingsIn(cells: readonly string[]): readonly (Name | undefined)[] | undefined {
  const order = cells.map(cell =>
    usual.find(name => (names[name] as readonly string[]).includes(foldedText(cell))),
  )
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

/** Dearer than any kilogram is a head. */
const dearestKilogram = 20_00

function lineOf(at: (name: Name) => string, classes: readonly CellOption[]): StatementLine {
  const description = at('description')
  const { stockClass, isSure } = matchClass(description, classes)
  const [head, weighed] = [figureIn(number, at('head')), figureIn(number, at('weight'))]
  const isOfAll = weighed !== null && !isPossibleWeight(weighed)
  const weight = isOfAll ? (averageWeight(weighed, head ?? 0) ?? null) : weighed
  const [price, total] = [figureIn(money, at('price')), figureIn(money, at('total'))]
  const by = price !== null && price < dearestKilogram ? 'kg' : 'head'
  const reckoned =
    head === null || price === null ? null : valueOfTrade({ head, weight }, { by, cents: price })
  const read = day && readCell(day, at('day'))
  const when = read && 'value' in read && typeof read.value === 'string' ? read.value : null
  return {
    description,
    day: when,
    head,
    weight,
    value: total ?? reckoned,
    stockClass,
    unsure: [
      ...(isSure ? [] : [stockClass === undefined ? 'Choose the class.' : 'Is this the class?']),
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
