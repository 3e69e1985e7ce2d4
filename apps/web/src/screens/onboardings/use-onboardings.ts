// All onboardings with how far each is: its row, and the states of its steps as the server tells them.

import { periodText } from '@furrow/farming/dates/period-text'
import { stepsIn } from '@furrow/farming/onboarding/onboarding-step'
import type { Row } from '@furrow/wire/client/row-types'
import type { OnboardingProgress } from '@furrow/wire/office/onboarding-answer'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useOnboardingProgress } from '../../period/onboarding/use-onboarding-progress.ts'

export interface OnboardingRow {
  readonly id: number
  readonly row: Row<'onboardings'>
  readonly name: string
  readonly period: string | undefined
  readonly steps: OnboardingProgress['steps']
  readonly done: number
  /** The first that is not. */
  readonly next: string | undefined
  readonly isFinished: boolean
}

export function useOnboardings() {
  const onboardings = useRows('onboardings', { sort: ['-id'] })
  const periods = useRows('periods', { sort: ['-start_date'] })
  const progress = useOnboardingProgress()
  const states = new Map((progress.data ?? []).map(one => [one.onboarding_id, one.steps]))
  const names = new Map(periods.rows.map(({ id, name }) => [id, periodText(name)]))
  return {
    rows: onboardings.rows.map(row => onboardingRow(row, states.get(row.id) ?? [], names)),
    isLoading: onboardings.isLoading || progress.isLoading,
    failure: onboardings.failure ?? progress.failure,
    retry: () => {
      onboardings.retry()
      progress.retry()
    },
  }
}

/** What is ticked here waits to be saved, and is ticked already. */
function onboardingRow(
  row: Row<'onboardings'>,
  told: OnboardingProgress['steps'],
  periods: ReadonlyMap<number, string>,
): OnboardingRow {
  const steps = stepsIn(row.steps).map(({ label, kind, done }, place) => ({
    label,
    kind: kind ?? null,
    done: kind ? told[place]?.done === true : done === true,
  }))
  return {
    id: row.id,
    row,
    name: row.name,
    period: row.period_id ? periods.get(row.period_id) : undefined,
    steps,
    done: steps.filter(({ done }) => done).length,
    next: steps.find(({ done }) => !done)?.label,
    isFinished: typeof row.finished_at === 'string',
  }
}
