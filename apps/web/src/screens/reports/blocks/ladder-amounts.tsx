// What a line of a ladder comes to, for a hectare and for the whole farm.

import { VisuallyHidden } from '@mantine/core'
import type { ReportFigure } from '@furrow/wire/farm-report-answer'

interface Amounts {
  readonly perHectare: ReportFigure
  readonly total: ReportFigure
}

export function LadderAmounts({ perHectare, total }: Amounts) {
  return (
    <>
      <span className="ladder-figure" data-tone={toneOf(perHectare)}>
        <VisuallyHidden>per hectare </VisuallyHidden>
        {perHectare.text}
      </span>
      <span className="ladder-figure ladder-total">
        <VisuallyHidden>, whole farm </VisuallyHidden>
        {total.text}
      </span>
    </>
  )
}

function toneOf({ value }: ReportFigure): 'better' | 'worse' | undefined {
  if (value === null || value === 0) return undefined
  return value > 0 ? 'better' : 'worse'
}
