// Stock that died: more than is usual, or without a cause or a note (W-LIV-1). Young that are not weaned are
// lost between marking and weaning, which is judged by the round.

import { headLeft } from '@furrow/farming/stock/herd'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { highestDeathRate } from '@furrow/farming/stock/stock-bands'
import { deathRate } from '@furrow/farming/stock/stock-rates'
import type { FoundPoint } from '../saving/open-point.ts'
import { head, stockName, stockPoint } from './stock-ledger.ts'
import type { LedgerMovement, StockLine } from './stock-ledger.ts'

export function deathPoints(lines: readonly StockLine[]): readonly FoundPoint[] {
  const weaned = lines.filter(({ unweaned }) => !unweaned)
  const herds = [...Map.groupBy(weaned, ({ enterpriseId }) => enterpriseId).values()]
  const bulls = weaned.filter(({ slug }) => slug === 'cattle/bulls-working')
  return [
    ...herds.flatMap(herd => tooMany(herd, herd.find(({ slug }) => slug)?.enterprise ?? '')),
    ...bulls.flatMap(line => tooMany([line], stockName(line))),
    ...lines.flatMap(withoutNote),
  ]
}

function tooMany(lines: readonly StockLine[], name: string): readonly FoundPoint[] {
  const usual = lines.map(({ slug }) => highestDeathRate(slug ?? '')).find(rate => rate)
  const most = lines.length === 1 ? usual : highestOfHerd(lines)
  const deaths = lines.flatMap(line => deathsOf(line).map(death => ({ line, death })))
  const [worst] = deaths.toSorted((one, other) => other.death.head - one.death.head)
  const died = sum(deaths.map(({ death }) => death.head))
  const ends = { opening: sum(lines.map(opened)), closing: sum(lines.map(closed)) }
  const rate = deathRate(died, ends)
  if (!worst || most === undefined || rate === null || rate <= most) return []
  const mean = quantityText((ends.opening + ends.closing) / 2, 'head')
  const share = `${head(died)} of ${mean} on average, ${percent(rate)}`
  const message = `${name}: ${share}, died: more than ${percent(most)} is unusual.`
  const about = { resource: 'livestock_ledgers', id: worst.death.id, field: 'number' }
  return [stockPoint(worst.line, 'W-LIV-1', { message, ...about })]
}

/** Bulls among cows do not make the herd one of bulls. */
function highestOfHerd(lines: readonly StockLine[]): number | undefined {
  const rates = lines.flatMap(({ slug }) => highestDeathRate(slug ?? '') ?? [])
  return rates.length === 0 ? undefined : Math.max(...rates)
}

function withoutNote(line: StockLine): readonly FoundPoint[] {
  const silent = deathsOf(line).filter(
    ({ head: died, notes, cause }) => died > 0 && !notes?.trim() && cause === null,
  )
  const [first] = silent
  if (!first) return []
  const died = head(sum(silent.map(death => death.head)))
  const message = `${stockName(line)}: ${died} died, and neither a cause nor a note says why.`
  const about = { resource: 'livestock_ledgers', id: first.id, field: 'notes' }
  return [stockPoint(line, 'W-LIV-1', { message, ...about })]
}

const deathsOf = ({ movements }: StockLine): readonly LedgerMovement[] =>
  movements.filter(({ kind }) => kind === 'death')

const opened = ({ movements }: StockLine): number =>
  headLeft(movements.filter(({ kind }) => kind === 'opening'))

/** What the ledger comes to, until the end is counted. */
const closed = ({ counted, movements }: StockLine): number => counted?.head ?? headLeft(movements)

const sum = (figures: readonly number[]): number =>
  figures.reduce((total, figure) => total + figure, 0)
const percent = (share: number): string => `${quantityText(Number((share * 100).toFixed(1)))}%`
