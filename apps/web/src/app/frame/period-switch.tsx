// The period of the farm one is at, with the one before and the one behind, by their first days.

import { periodText } from '@furrow/farming/dates/period-text'
import { calendarDay } from '@furrow/farming/dates/dates'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { usePeriodRights } from '../../period/use-period-rights.ts'
import { Switcher } from './switcher.tsx'

const collection = '/collection/$farmId/period/$periodId'

export function PeriodSwitch({ farmId }: { readonly farmId: number }) {
  const { periodId } = useSignedIn()
  const { all, isLoading } = usePeriods(farmId)
  const periods = all.filter(({ id, isOld }) => !isOld || id === periodId)
  const { starts } = usePeriodRights(farmId)
  const navigate = useNavigate()
  const route = useMatches().at(-1)?.fullPath ?? ''
  const place = periods.findIndex(({ id }) => id === periodId)
  const goTo = (id: number | undefined) => {
    if (id === undefined) return
    // The same screen, of another period.
    const to = route.startsWith(collection) ? route.replace(/(.)\/$/, '$1') : collection
    void navigate({
      to: to.replace(/\/\{-.*$/, ''),
      params: { farmId: String(farmId), periodId: String(id) },
    })
  }
  const before = place > 0 ? periods[place - 1] : undefined
  const behind = periods[place + 1]
  return (
    <div className="period-switch">
      {place < 0 ? null : <Step to={before} way="Previous" onGo={goTo} />}
      <Switcher
        what="Period"
        name={periods[place]?.name}
        isLoading={isLoading}
        chosen={periodId}
        choices={periods.toReversed()}
        all={starts ? 'All periods, or start a new one' : 'All periods'}
        onChoose={goTo}
        onAll={() =>
          void navigate({ to: '/collection/$farmId/period', params: { farmId: String(farmId) } })
        }
      />
      {place < 0 ? null : <Step to={behind} way="Next" onGo={goTo} />}
    </div>
  )
}

interface Period {
  readonly id: number
  readonly name: string
  readonly more: string
  /** Offered on the page of periods alone, where it is asked for. */
  readonly isOld: boolean
}

const oldBefore = '2013'

function Step({
  to,
  way,
  onGo,
}: {
  to: Period | undefined
  way: string
  onGo: (id?: number) => void
}) {
  const Icon = way === 'Next' ? IconChevronRight : IconChevronLeft
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      disabled={!to}
      aria-label={to ? `${way} period: ${to.name}` : `No ${way.toLowerCase()} period`}
      onClick={() => onGo(to?.id)}
    >
      <Icon size={18} />
    </ActionIcon>
  )
}

/** Ordered by their first days. */
function usePeriods(farmId: number): {
  readonly all: readonly Period[]
  readonly isLoading: boolean
} {
  const { settings } = useFurrow()
  const where = { farm_id: farmId }
  const { rows, isLoading } = useRows('farm_period', { where, includes: ['period'] })
  const all = rows
    .flatMap(({ period, status }) => (period ? [{ ...period, status }] : []))
    .sort((one, other) => one.start_date.localeCompare(other.start_date))
    .map(({ id, name, status, end_date }) => ({
      id,
      name: periodText(name),
      more: status,
      isOld: calendarDay(end_date, settings.time_zone) < oldBefore,
    }))
  return { all, isLoading }
}
