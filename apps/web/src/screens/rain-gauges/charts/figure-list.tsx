// What the rain of a year comes to, beside the gauge’s own years: the year, its season and the fallow
// before it, with what makes each less than certain.

import { yearOf } from '@furrow/farming/dates/dates'
import { storedSummerRain } from '@furrow/farming/crops/fallow-water'
import { Card, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { countText } from '../../../ui/amounts.ts'
import type { RainFigures, SpanFigure } from '@furrow/farming/rain/rain-figures'
import { doubtsOf, mmText, placeWords, spanText } from '../rain-words.ts'

interface Props {
  readonly figures: RainFigures
  readonly year: number
}

export function FigureList({ figures, year }: Props) {
  const { season, fallow, usual } = figures
  return (
    <div className="rain-figures">
      <Figure title={`Year ${year}`} figure={figures.year}>
        <Usual {...usual} />
      </Figure>
      <Figure title={`Growing season${season ? `, ${spanText(season)}` : ''}`} figure={season} />
      <Figure title={`Fallow before${fallow ? `, ${spanText(fallow)}` : ''}`} figure={fallow}>
        {fallow && isSummer(fallow) ? (
          <Text size="sm">
            About {mmText(storedSummerRain(fallow.mm), 0)} of it stored (one third).
          </Text>
        ) : null}
      </Figure>
    </div>
  )
}

interface FigureProps {
  readonly title: string
  readonly figure: SpanFigure | undefined
  readonly children?: ReactNode
}

function Figure({ title, figure, children }: FigureProps) {
  const place = figure && placeWords(figure)
  return (
    <Card withBorder padding="md" radius="lg">
      <Title order={4}>{title}</Title>
      <Text className="rain-figure">{mmText(figure?.mm)}</Text>
      {figure ? null : <Text c="dimmed">No rain recorded.</Text>}
      {place ? <Text>{sentence(place)}</Text> : null}
      {figure && figure.standing.median !== undefined ? (
        <Text size="sm">
          Usual by then: median {mmText(figure.standing.median, 0)}, mean{' '}
          {mmText(figure.standing.mean, 0)}
        </Text>
      ) : null}
      {children}
      {figure
        ? doubtsOf(figure).map(doubt => (
            <Text key={doubt} size="sm" c="dimmed">
              {doubt}
            </Text>
          ))
        : null}
    </Card>
  )
}

function Usual({ years, mean, median }: RainFigures['usual']) {
  if (years === 0) return null
  return (
    <Text size="sm">
      A full year here: median {mmText(median, 0)}, mean {mmText(mean, 0)} (
      {countText(years, 'complete year')}).
    </Text>
  )
}

/** The rule of thumb is one for these. */
function isSummer({ span }: SpanFigure): boolean {
  return yearOf(span.from) < yearOf(span.to)
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
