// What grew on a piece of ground, as a strip of years: colour and word of each crop, what it gave, and
// how long the ground lay bare before it.

import type { YieldOfKind } from '@furrow/farming/crops/crop-facts'
import { dayText, numberText } from '../../ui/amounts.ts'
import { ColourDot } from '../../ui/filters/filter-chips.tsx'
import type { GrownCrop } from './shown-history.ts'

interface Props {
  /** The latest first. */
  readonly crops: readonly GrownCrop[]
  /** What the ground is called now. */
  readonly name: string
}

export function YearsStrip({ crops, name }: Props) {
  const periods = [...Map.groupBy(crops, crop => crop.period)]
  return (
    <ol className="years" aria-label={`Crops on ${name} through the years`}>
      {periods.map(([period, grown]) => (
        <li key={period} className="year">
          <strong className="year-name">{period}</strong>
          <ul className="year-crops">
            {grown.map(crop => (
              <Grown key={crop.id} crop={crop} isElsewhere={crop.called !== name} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Grown({ crop, isElsewhere }: { readonly crop: GrownCrop; readonly isElsewhere: boolean }) {
  const words = [daysOf(crop), fallowOf(crop), isElsewhere ? `as ${crop.called}` : undefined]
  return (
    <li className="grown" style={{ borderInlineStartColor: crop.color ?? 'var(--line)' }}>
      <span className="grown-name">
        <ColourDot colour={crop.color} />
        {crop.name}
        {crop.yields.map(({ kind, figure, unit }) => (
          <span key={kind} className="grown-yield">
            {numberText(figure)} {unit}
            {ofWhat[kind]}
          </span>
        ))}
      </span>
      <span className="grown-more">{words.filter(Boolean).join('; ')}</span>
    </li>
  )
}

const ofWhat: Readonly<Partial<Record<YieldOfKind['kind'], string>>> = {
  hay: ' of hay',
  grazing: ' gained',
}

function daysOf({ sown, ended, status }: GrownCrop): string | undefined {
  if (!sown) return status?.toLowerCase()
  return ended ? `sown ${dayText(sown)}, harvested ${dayText(ended)}` : `sown ${dayText(sown)}`
}

function fallowOf({ fallowDays, fallow }: GrownCrop): string | undefined {
  if (fallowDays === null) return fallow?.toLowerCase()
  const days = `${numberText(fallowDays)} days’ fallow before it`
  return fallow ? `${days} (${fallow.toLowerCase()})` : days
}
