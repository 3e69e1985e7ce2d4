// The figures that a farm is asked about first.

import { recordFields } from '@furrow/catalogue/finance/record'
import { labelOf } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { FigureButton } from '../../../period/explained/figure-button.tsx'
import { figureIn, figureText } from '../kept-figures.ts'

const shown = [
  'equity_val',
  'equity_pct',
  'gross_income',
  'operating_profit',
  'business_return',
  'roam',
  'interest_cover',
  'plant_cost_ratio',
  'fte_total',
] as const

const fields: Readonly<Record<string, Field>> = recordFields

export function HeadlineFigures({
  record,
}: {
  readonly record: Readonly<Record<string, unknown>>
}) {
  return (
    <dl className="finance-headline">
      {shown.map(name => {
        const field = fields[name]
        return field ? (
          <div key={name}>
            <dt>{labelOf(name, field)}</dt>
            <dd>
              <FigureButton
                label={labelOf(name, field)}
                text={figureText(figureIn(record, name), field, true)}
                about={{ scope: 'farm', measure: name }}
              />
            </dd>
          </div>
        ) : null
      })}
    </dl>
  )
}
