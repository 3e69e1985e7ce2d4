// A row of a spread, opened: what the measure says, and the figures of the group as steps from the worst to the
// best, with the own farm among them.

import { spreadPlaces } from '@furrow/farming/pictures/spread-places'
import type { ReportFigure } from '@furrow/wire/farm-report-answer'
import type { SpreadRow } from './spread-strip.tsx'

interface Step {
  readonly name: string
  readonly figure: ReportFigure
  readonly isOwn?: boolean
}

export function SpreadSteps({ row }: { readonly row: SpreadRow }) {
  const steps = stepsOf(row)
  return (
    <>
      <p>{row.help}</p>
      <dl className="spread-steps">
        {steps.map(({ name, figure, isOwn }) => (
          <div key={name} data-own={isOwn}>
            <dt>{name}</dt>
            <dd>
              <span
                className="spread-step"
                style={{ width: `${100 * shareOf(row, figure)}%` }}
                aria-hidden
              />
              {figure.text}
            </dd>
          </div>
        ))}
      </dl>
      {row.references.map(({ name, source, figure }) => (
        <p key={name + source} className="spread-reference">
          {name}: {figure.text} ({source})
        </p>
      ))}
    </>
  )
}

/** What is known of them, the better the further down. */
function stepsOf(row: SpreadRow): readonly Step[] {
  const named: readonly Step[] = [
    {
      name: row.better === 'down' ? 'Upper end of the usual range' : 'Lower end of the usual range',
      figure: row.better === 'down' ? row.high : row.low,
    },
    { name: 'Middle farm', figure: row.middle },
    { name: 'Average farm', figure: row.average },
    {
      name: row.better === 'down' ? 'Lower end of the usual range' : 'Upper end of the usual range',
      figure: row.better === 'down' ? row.low : row.high,
    },
    { name: 'Best farms', figure: row.top },
    { name: 'Your farm', figure: row.own, isOwn: true },
  ]
  const turn = row.better === 'down' ? -1 : 1
  return named
    .filter(({ figure }) => figure.value !== null)
    .toSorted((one, other) => turn * ((one.figure.value ?? 0) - (other.figure.value ?? 0)))
}

/** As far to the right as on the strip. */
function shareOf(row: SpreadRow, { value }: ReportFigure): number {
  const { better } = row
  const figures = {
    low: row.low.value,
    middle: null,
    high: row.high.value,
    average: row.average.value,
    top: row.top.value,
  }
  return spreadPlaces({ better, own: value, ...figures }).own?.at ?? 0
}
