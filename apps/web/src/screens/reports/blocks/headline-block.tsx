// The few figures that a report is about, large, each beside what its group has.

import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { FigureSource } from '../../../period/explained/figure-source.tsx'

type Headline = BlockOf<'headline'>['figures'][number]

export function HeadlineBlock({ block }: { readonly block: BlockOf<'headline'> }) {
  return (
    <dl className="report-headline">
      {block.figures.map(figure => (
        <HeadlineFigure key={figure.label} figure={figure} />
      ))}
    </dl>
  )
}

function HeadlineFigure({ figure }: { readonly figure: Headline }) {
  const { label, own, beside, place, about, is_better: isBetter } = figure
  return (
    <div>
      <dt>
        {label} <FigureSource label={label} about={about} />
      </dt>
      <dd className="report-headline-own" data-long={own.text.length > 9 || undefined}>
        {own.text}
      </dd>
      {beside ? <dd className="report-headline-beside">{beside}</dd> : null}
      {place ? (
        <dd className="report-headline-place" data-tone={toneOf(isBetter)}>
          {isBetter === true ? <IconArrowUpRight size={18} aria-hidden /> : null}
          {isBetter === false ? <IconArrowDownRight size={18} aria-hidden /> : null}
          {place}
        </dd>
      ) : null}
    </div>
  )
}

function toneOf(isBetter: boolean | null): string | undefined {
  if (isBetter === null) return undefined
  return isBetter ? 'better' : 'worse'
}
