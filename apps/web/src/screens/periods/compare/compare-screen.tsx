// The periods of a farm side by side: areas, crops, rain, livestock and how complete they are, each with the
// difference to the period before. Which of them are shown stands in the address.

import { periodText } from '@furrow/farming/dates/period-text'
import { Text } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRow } from '../../../data/hooks/use-rows.ts'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { FilterChips } from '../../../ui/filters/filter-chips.tsx'
import { FilterPopover } from '../../../ui/filters/filter-popover.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { usePeriodList } from '../use-period-list.ts'
import type { ListedPeriod } from '../use-period-list.ts'
import { ComparedTable } from './compared-table.tsx'
import { useCompared } from './use-compared.ts'

export function CompareScreen() {
  const farmId = Number(useParams({ strict: false }).farmId)
  const { row: farm } = useRow('farms', farmId)
  const list = usePeriodList(farmId)
  const chosen = useChosenPeriods(list.periods)
  const compared = useCompared(farmId, chosen.periods)
  const failure = list.failure ?? compared.failure
  const isRead = !list.isLoading && !compared.isLoading
  const isKnown = isRead && compared.figures.length === chosen.periods.length
  const filter = (
    <FilterPopover
      isOn={chosen.periods.length < list.periods.length}
      shown={chosen.periods.length}
      all={list.periods.length}
      onClear={() => chosen.choose(list.periods.map(({ period_id }) => period_id))}
    >
      <FilterChips
        label="Periods"
        options={list.periods.map(({ period_id, name }) => ({
          id: period_id,
          name: periodText(name),
        }))}
        value={chosen.periods.map(({ period_id }) => period_id)}
        onChange={chosen.choose}
      />
    </FilterPopover>
  )
  return (
    <>
      <ScreenTitle of={farm?.farm_name} actions={filter}>
        Compare periods
      </ScreenTitle>
      {failure ? (
        <FailureCard failure={failure} retry={list.failure ? list.retry : compared.retry} />
      ) : null}
      {!failure && !isKnown ? <TableSkeleton /> : null}
      {isKnown && chosen.periods.length === 0 ? (
        <Text c="dimmed">Choose the periods to compare.</Text>
      ) : null}
      {isKnown && chosen.periods.length > 0 ? (
        <ComparedTable
          name={farm?.farm_name ?? ''}
          periods={chosen.periods}
          figures={compared.figures}
        />
      ) : null}
    </>
  )
}

/** As many as a screen has room for, unless the address says which. */
const shownAtFirst = 4

function useChosenPeriods(all: readonly ListedPeriod[]) {
  const { periods: said }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isSaid = Array.isArray(said)
  return {
    periods: isSaid
      ? all.filter(({ period_id }) => said.includes(period_id))
      : all.filter(({ isOld }) => !isOld).slice(-shownAtFirst),
    choose: (ids: readonly number[]) =>
      void navigate({
        to: '.',
        search: ((now: object) => ({ ...now, periods: ids })) as never,
        replace: true,
      }),
  }
}
