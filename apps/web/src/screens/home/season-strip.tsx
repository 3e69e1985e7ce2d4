// The rain of the season so far at the farm's main gauge, against dry, middling and wet seasons.

import { periodText } from '@furrow/farming/dates/period-text'
import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { numberText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import type { SeasonRanks } from './season-of-gauge.ts'
import { decileWords, doubtsOf, headlineOf, tooFewText } from './season-words.ts'
import { useChosenPlace } from './use-chosen-place.ts'
import { useOverview } from './use-overview.ts'
import type { PeriodAtHome } from './use-overview.ts'
import { useSeasonRain } from './use-season-rain.ts'

export function SeasonStrip() {
  const { farmId } = useChosenPlace()
  const farm = useOverview().farms.find(({ id }) => id === farmId)
  if (!farm?.period) return null
  return (
    <section aria-labelledby="season">
      <Title order={2} id="season" mb="sm">
        Rain in {periodText(farm.period.name)}
      </Title>
      <Season farmId={farm.id} period={farm.period} />
    </section>
  )
}

interface Props {
  readonly farmId: number
  readonly period: PeriodAtHome
}

function Season({ farmId, period }: Props) {
  const { gauge, rain, isLoading, failure, retry } = useSeasonRain(farmId, period)
  const params = { farmId: String(farmId), periodId: String(period.period_id) }
  const toGauges = (words: string) => (
    <Link to={gaugesOf} params={params} className="to-do-link">
      {words}
    </Link>
  )
  if (isLoading) return <CardSkeleton count={1} />
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (!gauge) {
    return (
      <>
        <Text c="dimmed">No rain gauge yet.</Text>
        {toGauges('Add a rain gauge')}
      </>
    )
  }
  const { ranks, mm } = rain
  const tooFew = tooFewText(rain)
  return (
    <>
      <Text>
        <strong>{headlineOf(rain, period.start)}</strong>
        {ranks ? `: ${decileWords(ranks, rain.seasons ?? 0)}` : ''}
      </Text>
      <Text size="sm" c="dimmed">
        {[`At ${gauge.name}.`, ...doubtsOf(rain)].join(' ')}
      </Text>
      {ranks ? <Ruler mm={mm} ranks={ranks} /> : null}
      {tooFew ? <Text size="sm">{tooFew}</Text> : null}
      {toGauges('Rain gauges')}
    </>
  )
}

const gaugesOf: string = '/collection/$farmId/period/$periodId/rain-gauges'

/** What is drawn is said in the table below it, and above it in words. */
function Ruler({ mm, ranks: { marks } }: { readonly mm: number; readonly ranks: SeasonRanks }) {
  const most = Math.max(mm, ...marks.map(mark => mark.mm), 1) * 1.08
  const at = (rain: number) => `${(rain / most) * 100}%`
  const said = marks.map(mark => `decile ${mark.decile} ${numberText(mark.mm, 0)} mm`).join(', ')
  return (
    <>
      <div className="rain-ruler" role="img" aria-label={`${numberText(mm, 0)} mm; ${said}`}>
        <div className="rain-bar" style={{ width: at(mm) }} />
        {marks.map(mark => (
          <span key={mark.decile} className="rain-mark" style={{ left: at(mark.mm) }}>
            {mark.decile}
          </span>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        Lines: deciles 2 (dry), 5 and 8 (wet) of the same days.
      </Text>
      <details className="rain-table">
        <summary>As a table</summary>
        <PlainTable
          caption="Rain over the same days"
          bare
          columns={columns}
          rows={[{ decile: 0, mm }, ...marks]}
          rowKey={({ decile }) => decile}
        />
      </details>
    </>
  )
}

const meanings: Readonly<Record<number, string>> = {
  0: 'This season',
  2: 'Decile 2 (dry)',
  5: 'Decile 5 (middle)',
  8: 'Decile 8 (wet)',
}

interface RulerRow {
  readonly decile: number
  readonly mm: number
}

const columns = [
  { key: 'what', heading: 'Season', value: ({ decile }: RulerRow) => meanings[decile] },
  {
    key: 'mm',
    heading: 'Rain',
    kind: 'number',
    unit: 'mm',
    decimals: 1,
    value: ({ mm }: RulerRow) => mm,
  },
] as const
