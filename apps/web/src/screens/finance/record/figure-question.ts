// What is asked about a figure: where one that was typed stands beside its lines, or gave way to what is recorded,
// both are said.

import type { Field } from '@furrow/catalogue/fields'
import { differenceOf } from '@furrow/farming/finance/moved-by'
import type { FigureOrigin } from '@furrow/farming/record/record-origins'
import { figureText } from '../kept-figures.ts'

export interface FigureQuestion {
  readonly sentence: string
  /** Of the button that lets what is calculated stand. */
  readonly answer: string
  /** What was typed does not stand. */
  readonly gaveWay: boolean
}

interface Told {
  readonly origin: FigureOrigin | undefined
  readonly field: Field
}

export function questionOf(
  now: number | null,
  { origin, field }: Told,
): FigureQuestion | undefined {
  const said = (figure: number | null) => figureText(figure, field)
  if (origin?.lines !== undefined) {
    const rest = said(differenceOf(now, origin.lines))
    return {
      sentence: `Its lines come to ${said(origin.lines)} of ${said(now)}: ${rest} is not allocated to a line.`,
      answer: 'Use the lines',
      gaveWay: false,
    }
  }
  const entered = origin?.typed ?? origin?.imported
  if (entered === undefined) return undefined
  const way = origin?.typed === undefined ? 'imported' : 'typed'
  return {
    sentence: `${said(entered)} was ${way}, but ${said(now)} follows from what is recorded.`,
    answer: 'Use what is recorded',
    gaveWay: true,
  }
}
