// The months below the grid: what each comes to, on how many days it rained, what was not
// recorded, and the way to say that it was dry.

import { monthName } from '@furrow/farming/dates/dates'
import { Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { countText, numberText } from '../../../ui/amounts.ts'
import { DryButton } from './dry-button.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { yearFacts } from './month-facts.ts'
import type { MonthFacts } from './month-facts.ts'
import { spanName } from './shown-months.ts'
import { useDaysToFix } from './use-days-to-fix.ts'
import { rainParams, rainRoute } from '../use-rain-address.ts'

export function MonthTable({ at }: { readonly at: GaugeAtWork }) {
  const { months, span } = at
  const toFix = useDaysToFix(at)
  const name = spanName(span)
  const shown = months.filter(({ isAhead }) => !isAhead)
  if (shown.length === 0) return <Text c="dimmed">{name} is still to come.</Text>
  const all = yearFacts(months)
  return (
    <Table.ScrollContainer minWidth={320} type="native">
      <Table className="month-table" captionSide="top" verticalSpacing={4}>
        <Table.Caption>Months of {name}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Month</Table.Th>
            <Table.Th scope="col">Rain, mm</Table.Th>
            <Table.Th scope="col">Rain days</Table.Th>
            <Table.Th scope="col">Not recorded</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(month => (
            <MonthLine key={month.month} at={at} month={month} toFix={toFix} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{name}</Table.Th>
            <Table.Td>{numberText(all.mm, 1, 1)}</Table.Td>
            <Table.Td>{numberText(all.rainDays, 0)}</Table.Td>
            <Table.Td>{unreadText(all.unread)}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}

interface LineProps {
  readonly at: GaugeAtWork
  readonly month: MonthFacts
  readonly toFix: ReadonlySet<string>
}

function MonthLine({ at, month: told, toFix }: LineProps) {
  const { year, month, mm, rainDays, unread } = told
  const { place, gauge, mayWrite } = at
  const { farmId, periodId } = place
  const there = { farmId: String(farmId), periodId: String(periodId) }
  const params = { ...there, ...rainParams({ gaugeId: gauge.id, year, month }) }
  const isShown = at.month === month
  return (
    <Table.Tr data-shown={isShown || undefined}>
      <Table.Th scope="row">
        <Link
          to={rainRoute}
          params={params as never}
          search
          resetScroll={false}
          state={{ staysInPlace: true }}
          aria-current={isShown ? 'true' : undefined}
        >
          {monthName(month)} {year}
        </Link>
      </Table.Th>
      <Table.Td>{numberText(mm, 1, 1)}</Table.Td>
      <Table.Td>{mm === null ? '–' : numberText(rainDays, 0)}</Table.Td>
      <Table.Td>
        <span className="unread">{unreadText(unread)}</span>
        {mayWrite ? <DryButton at={at} of={told} toFix={toFix} size="compact-sm" /> : null}
      </Table.Td>
    </Table.Tr>
  )
}

function unreadText(days: number): string {
  return days === 0 ? 'complete' : countText(days, 'day')
}
