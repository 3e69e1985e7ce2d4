// One period of a farm: its days, how far it is, and the way in.

import { periodText } from '@furrow/farming/dates/period-text'
import { Card, Group, Text } from '@mantine/core'
import { IconChevronRight, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { dayText, momentText } from '../../ui/amounts.ts'
import { Ring } from '../../ui/ring.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DueDay } from '../../period/due-day.tsx'
import { notHandedIn } from '../../period/is-overdue.ts'
import type { ReactNode } from 'react'
import type { ListedPeriod } from './use-period-list.ts'
import type { Submission } from '../../period/progress/use-submissions.ts'

interface Props {
  readonly farmId: number
  readonly period: ListedPeriod
  readonly isChosen: boolean
  /** The last time that it was submitted. */
  readonly submission: Submission | undefined
  /** Below the card, which is a link as a whole. */
  readonly children?: ReactNode
}

export function PeriodCard({ farmId, period, isChosen, submission, children }: Props) {
  const params = { farmId: String(farmId), periodId: String(period.period_id) }
  const isLocked = !notHandedIn.includes(period.status)
  return (
    <li>
      <Card
        withBorder
        radius="lg"
        padding="md"
        className="card-link period-card"
        aria-current={isChosen ? 'true' : undefined}
        renderRoot={props => (
          <Link to="/collection/$farmId/period/$periodId" params={params} {...props} />
        )}
      >
        <Ring score={period.score} label={`${periodText(period.name)} complete`} />
        <div className="period-words">
          <Text fw={640} size="lg" component="h2">
            {periodText(period.name)}
          </Text>
          <Text size="sm" c="dimmed">
            {dayText(period.start)} to {dayText(period.end)}
            {isLocked ? null : (
              <>
                , <DueDay due={period.submission_due} status={period.status} words="due" />
              </>
            )}
          </Text>
          {isLocked && submission ? (
            <Text size="sm" c="dimmed">
              Submitted by {submission.who}, {momentText(submission.at)}
            </Text>
          ) : null}
          {period.sowing ? (
            <Text size="sm" c="dimmed">
              Sowing {dayText(period.sowing.start)} to {dayText(period.sowing.end)}
            </Text>
          ) : null}
        </div>
        <Group gap="sm" wrap="nowrap" className="period-state">
          {isLocked ? (
            <Text size="sm" c="dimmed" className="period-locked">
              <IconLock size={18} aria-hidden="true" /> Locked
            </Text>
          ) : null}
          <StatusBadge status={period.status} />
          <IconChevronRight size={20} aria-hidden="true" />
        </Group>
      </Card>
      {children}
    </li>
  )
}
