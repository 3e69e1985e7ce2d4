// The periods as cards, the newest first, and what is odd about how they follow each other.

import { Text } from '@mantine/core'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { gapsBetween } from './gaps-between.ts'
import { PeriodCard } from './period-card.tsx'
import { PeriodCarrying } from './period-carrying.tsx'
import { useCarried } from './use-carried.ts'
import { UndoStart } from './undo-start.tsx'
import type { ListedPeriod } from './use-period-list.ts'
import { usePeriodRights } from '../../period/use-period-rights.ts'
import { useSubmissions } from '../../period/progress/use-submissions.ts'
import './periods.css'

interface Props {
  readonly farmId: number
  readonly periods: readonly ListedPeriod[]
  readonly onCarry: (period: ListedPeriod) => void
}

export function PeriodList({ farmId, periods, onCarry }: Props) {
  const { periodId } = useSignedIn()
  const { writesAt } = usePeriodRights(farmId)
  const carried = useCarried(farmId)
  const submissions = useSubmissions(farmId)
  const [first] = periods
  return (
    <>
      {gapsBetween(periods).map(sentence => (
        <Text key={sentence} c="var(--attention)" role="note">
          {sentence}
        </Text>
      ))}
      <ol className="periods">
        {periods.toReversed().map(period => (
          <PeriodCard
            key={period.period_id}
            farmId={farmId}
            period={period}
            isChosen={period.period_id === periodId}
            submission={submissions.get(period.period_id)}
          >
            <PeriodCarrying
              farmId={farmId}
              period={period}
              carried={carried.get(period.period_id) ?? []}
              onCarry={
                period !== first && writesAt(period.status) ? () => onCarry(period) : undefined
              }
            />
          </PeriodCard>
        ))}
      </ol>
      <UndoStart farmId={farmId} periods={periods} />
    </>
  )
}

export function NoPeriod() {
  return (
    <EmptyState
      picture="paper"
      title="No period yet"
      text="A period is one season of records, usually July to June. Your consultant starts the first one."
    />
  )
}
