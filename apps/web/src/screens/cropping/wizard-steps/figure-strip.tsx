// A few figures beside each other, each under its name.

import { numberText } from '../../../ui/amounts.ts'

interface StripFigure {
  readonly name: string
  readonly value: number | null
  readonly unit: string
  readonly decimals?: number
}

interface Props {
  readonly label: string
  readonly figures: readonly StripFigure[]
}

export function FigureStrip({ label, figures }: Props) {
  return (
    <section aria-label={label} className="wizard-figures">
      <dl>
        {figures.map(({ name, value, unit, decimals = 1 }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? '–' : `${numberText(value, decimals)} ${unit}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
