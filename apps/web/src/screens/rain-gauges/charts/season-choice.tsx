// Which months are the growing season: those of winter crops unless someone says otherwise. It stands
// in the address.

import { monthName } from '@furrow/farming/dates/dates'
import type { Months } from '@furrow/farming/dates/dates'
import { Button, Group, NativeSelect } from '@mantine/core'

interface Props {
  readonly season: Months
  readonly onSeason: (season: Months) => void
}

export const winter: Months = { from: 4, to: 10 }
const summer: Months = { from: 11, to: 3 }

export function SeasonChoice({ season, onSeason }: Props) {
  return (
    <Group gap="xs" align="end" className="season-choice no-print">
      <MonthChoice
        label="Growing season from"
        month={season.from}
        onMonth={from => onSeason({ ...season, from })}
      />
      <MonthChoice label="to" month={season.to} onMonth={to => onSeason({ ...season, to })} />
      <Button variant="subtle" px="xs" onClick={() => onSeason(winter)}>
        Winter crops
      </Button>
      <Button variant="subtle" px="xs" onClick={() => onSeason(summer)}>
        Summer crops
      </Button>
    </Group>
  )
}

interface MonthProps {
  readonly label: string
  readonly month: number
  readonly onMonth: (month: number) => void
}

function MonthChoice({ label, month, onMonth }: MonthProps) {
  return (
    <NativeSelect
      label={label}
      size="md"
      value={String(month)}
      onChange={event => onMonth(Number(event.currentTarget.value))}
      data={months}
    />
  )
}

const months = Array.from({ length: 12 }, (_, place) => ({
  value: String(place + 1),
  label: monthName(place + 1),
}))

/** `4-10` */
export function seasonIn(word: string | null): Months {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(word ?? '') ?? []
  const season = { from: Number(from), to: Number(to) }
  return isMonth(season.from) && isMonth(season.to) ? season : winter
}

/** Nothing where it is as usual. */
export function seasonWord({ from, to }: Months): string | null {
  return from === winter.from && to === winter.to ? null : `${from}-${to}`
}

const isMonth = (month: number): boolean => month >= 1 && month <= 12
