// What a card says of a line of income and costs: the figure, beside the last period, and a hectare.

import { Text } from '@mantine/core'
import { shareMoved } from '@furrow/farming/finance/moved-by'
import { numberText } from '../../../ui/amounts.ts'
import { figureText } from '../kept-figures.ts'
import type { ProfitRow } from './profit-row.ts'

interface Props {
  readonly row: ProfitRow
  /** What the last period is called. */
  readonly before: string | undefined
}

export function ProfitFacts({ row, before }: Props) {
  const { figure, perHa, used, origin } = row
  if (figure.now === null) return <Text c="dimmed">No data yet</Text>
  const facts = [
    figureText(figure.now, figure.field, true),
    before === undefined ? '' : movedText(row, before),
    perHa && perHa.now !== null ? figureText(perHa.now, perHa.field) : '',
    used && used.now !== null ? `used up ${figureText(used.now, used.field, true)}` : '',
    origin,
  ]
  return <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
}

/** “18% less than 2024–25”. */
function movedText({ figure }: ProfitRow, before: string): string {
  const share = shareMoved(figure.now, figure.before)
  if (share === null) return ''
  const percent = Math.round(Math.abs(share) * 100)
  if (percent === 0) return `same as ${before}`
  return `${numberText(percent, 0)}% ${share > 0 ? 'more' : 'less'} than ${before}`
}
