// Stock that adds up: nobody moves more than there are (E-LIV-2), nor joins more females than there are
// (E-LIV-6), and what is counted at the end is what the ledger comes to (E-LIV-8).

import { dayInWords } from '@furrow/farming/dates'
import { closingDifference, firstShortfall, headLeft, headOn } from '@furrow/farming/herd'
import { quantityText } from '@furrow/farming/quantity-text'
import type { FindPoints, FoundPoint } from '../open-point.ts'
import { stockLedger } from './stock-ledger.ts'
import type { Joining, LedgerMovement, StockLine } from './stock-ledger.ts'

export const stockNumbers: FindPoints = async (place, { tx }) =>
  (await stockLedger(tx, place)).flatMap(line => [
    ...movedTooMany(line),
    ...joinedTooMany(line),
    ...countedOtherwise(line),
  ])

function movedTooMany(line: StockLine): readonly FoundPoint[] {
  const short = firstShortfall(line.movements)
  if (!short) return []
  const when = short.day ? `By ${dayInWords(short.day)}` : 'In all'
  const message = `${nameOf(line)}: ${when}, ${head(short.head)} more had gone than were there.`
  const id = lastToGo(line.movements, short.day)?.id ?? null
  return [pointOf(line, 'E-LIV-2', { message, resource: 'livestock_ledgers', id, field: 'number' })]
}

function lastToGo(movements: readonly LedgerMovement[], day: string | null) {
  return movements.findLast(
    ({ deed, day: other }) => other === day && ['death', 'sale', 'transfer out'].includes(deed),
  )
}

function joinedTooMany(line: StockLine): readonly FoundPoint[] {
  return line.joinings.flatMap(joining => {
    const there = headOn(joining.day, line.movements)
    return joining.head > there ? [tooManyJoined(line, joining, there)] : []
  })
}

function tooManyJoined(line: StockLine, { id, head: joined, day }: Joining, there: number) {
  const [many, few] = [head(joined), there > 0 ? head(there) : 'none']
  const message = `${nameOf(line)}: ${many} were joined on ${dayInWords(day)}, but ${few} were there.`
  const about = { resource: 'livestock_joining_events', id, field: 'number_joined' }
  return pointOf(line, 'E-LIV-6', { message, ...about })
}

function countedOtherwise(line: StockLine): readonly FoundPoint[] {
  const { movements, counted } = line
  const [should, off] = [headLeft(movements), closingDifference(counted?.head ?? 0, movements)]
  // What is short is told on its own.
  if (off === 0 || (!counted && should < 0)) return []
  const is = counted ? `${head(counted.head)} are counted` : 'nothing is counted'
  const message = `${nameOf(line)}: ${is} at the end, but the records come to ${head(should)}.`
  const about = { resource: 'livestock_closing_events', id: counted?.id ?? null, field: 'number' }
  return [pointOf(line, 'E-LIV-8', { message, ...about })]
}

function nameOf({ name, enterprise }: StockLine): string {
  return `${name} (${enterprise})`
}

function head(number: number): string {
  return quantityText(number, 'head')
}

type About = Pick<FoundPoint, 'message' | 'resource' | 'id' | 'field'>

function pointOf({ name, enterprise }: StockLine, code: string, about: About): FoundPoint {
  return { code, section: 'livestock', ...about, where: `${name}, ${enterprise}` }
}
