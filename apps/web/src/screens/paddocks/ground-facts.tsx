// What is known of a paddock beside its figures: the rain since its last harvest, its size on the map,
// and, to who may see finances, what it is worth.

import { lastEnding } from '@furrow/farming/crops/ground-history'
import { landWorth, lastValuation } from '@furrow/farming/land/hectare-value'
import { isAsMapped, mappedShare } from '@furrow/farming/land/mapped-area'
import { useLandValues } from '../../period/land/use-land-values.ts'
import { useSeesMoney } from '../../period/use-sees-money.ts'
import { areaText, dayText, moneyText, numberText, percentText } from '../../ui/amounts.ts'
import { Fact } from '../../ui/fact.tsx'
import type { GrownCrop } from './shown-history.ts'
import type { PaddockRow } from './paddock-row.ts'
import { useRainSince } from './use-rain-since.ts'
import { useShapeOfPaddock } from './reshape/use-shape-of-paddock.ts'

interface Props {
  readonly row: PaddockRow
  readonly crops: readonly GrownCrop[]
}

export function GroundFacts({ row, crops }: Props) {
  const shape = useShapeOfPaddock(row)
  const { paddock } = row
  return (
    <div className="ground-facts">
      <RainFact row={row} crops={crops} at={shape?.middle} />
      {shape ? <Fact label="On the map">{mappedWords(paddock.area, shape.hectares)}</Fact> : null}
      <ValueFact row={row} />
    </div>
  )
}

type RainProps = Props & {
  readonly at: NonNullable<ReturnType<typeof useShapeOfPaddock>>['middle'] | undefined
}

function RainFact({ row, crops, at }: RainProps) {
  const since = lastEnding(crops)
  const { farm_id: farmId, rain_gauge_id: gaugeId } = row.paddock
  const { gauge, rain } = useRainSince({ farmId, gaugeId, at, since })
  return (
    <Fact label="Rain since the last harvest">
      {since === undefined
        ? 'No harvest is recorded on this ground.'
        : rain && gauge
          ? `${numberText(rain.mm)} mm since ${dayText(since)}, ${gauge.gauge.name} (${gauge.why})${unreadWords(rain.unread)}`
          : 'There is no gauge that counts for it.'}
    </Fact>
  )
}

function unreadWords(days: number): string {
  return days === 0 ? '' : `; ${numberText(days)} days have no reading`
}

function mappedWords(typed: number | null, mapped: number): string {
  const share = typed === null ? undefined : mappedShare(typed, mapped)
  if (typed === null || share === undefined) return areaText(mapped)
  if (Math.abs(share) < leastShown) return `${areaText(mapped)}, same as recorded`
  const side = share > 0 ? 'more' : 'less'
  const apart = `${percentText(Math.abs(share), 1)} ${side} than the ${areaText(typed)} recorded`
  return `${areaText(mapped)}, ${apart}${isAsMapped(typed, mapped) ? '' : ': please check'}`
}

/** As a share: less than a tenth of a percent is not told. */
const leastShown = 0.001

function ValueFact({ row }: Pick<Props, 'row'>) {
  const { farm_id, period_id, property_id, valuation_category_id, area } = row.paddock
  const seesMoney = useSeesMoney(farm_id)
  const { landValues, begins, isLoading } = useLandValues(
    { farmId: farm_id, periodId: period_id },
    { enabled: seesMoney && property_id !== null && valuation_category_id !== null },
  )
  if (!seesMoney || isLoading) return null
  const land = { property: property_id, landClass: valuation_category_id }
  const said = begins === undefined ? undefined : lastValuation(landValues, land, begins)
  const worth = landWorth([{ area, hectareValue: said?.cents ?? null }])
  const carried = said && said.begins !== begins ? `, carried over from ${said.of}` : ''
  return (
    <Fact label="Worth">
      {worth === null
        ? 'Its land class has no value on its property yet.'
        : `${moneyText(worth, 0)}, at ${moneyText(said?.cents, 0)}/ha${carried}`}
    </Fact>
  )
}
