// A few figures beside each other, each under its name.

import { moneyText, numberText } from './amounts.ts'
import './figure-strip.css'

interface StripFigure {
  readonly name: string
  readonly value: number | null
  readonly unit: string
  readonly decimals?: number
  /** Cents, for each of the unit; whole dollars where there is none. */
  readonly isMoney?: boolean
}

interface Props {
  readonly label: string
  readonly figures: readonly StripFigure[]
}

export function FigureStrip({ label, figures }: Props) {
  return (
    <section aria-label={label} className="figure-strip">
      <dl>
        {figures.map(figure => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{wordsOf(figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function wordsOf({ value, unit, decimals = 1, isMoney = false }: StripFigure): string {
  if (value === null) return '–'
  if (!isMoney) return `${numberText(value, decimals)} ${unit}`
  return unit === '' ? moneyText(value, 0) : `${moneyText(value)}/${unit}`
}
