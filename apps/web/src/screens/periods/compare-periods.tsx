// Two periods of a farm side by side: what was sown, run, rained and used.

import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { sideBySide } from './side-by-side.ts'
import type { ListedPeriod } from './use-period-list.ts'

interface Props {
  readonly farmId: number
  readonly periods: readonly ListedPeriod[]
  readonly onClose: () => void
}

export function ComparePeriods({ farmId, periods, onClose }: Props) {
  const [last, before] = periods.toReversed()
  const [left, setLeft] = useState(before?.period_id ?? null)
  const [right, setRight] = useState(last?.period_id ?? null)
  const options = periods
    .toReversed()
    .map(({ period_id, name }) => ({ value: period_id, label: name }))
  const nameOf = (id: number | null) =>
    periods.find(({ period_id }) => period_id === id)?.name ?? ''
  const counts = [useCounts(farmId, left), useCounts(farmId, right)] as const
  const rows = sideBySide(counts[0].data?.counts ?? [], counts[1].data?.counts ?? [])
  return (
    <DialogCard
      opened
      title="Compare two periods"
      onClose={onClose}
      busy={counts.some(({ isLoading }) => isLoading)}
    >
      <Stack>
        <Group grow>
          <ChoiceInput label="This" value={left} options={options} onCommit={setLeft} />
          <ChoiceInput label="with this" value={right} options={options} onCommit={setRight} />
        </Group>
        {rows.length === 0 ? (
          <Text>Nothing is recorded in either of them yet.</Text>
        ) : (
          <PlainTable
            caption={`${nameOf(left)} and ${nameOf(right)}`}
            rows={rows}
            rowKey={row => row.name}
            columns={[
              { key: 'label', heading: 'What', value: row => row.label },
              { key: 'unit', heading: 'Unit', value: row => row.unit },
              { key: 'left', heading: nameOf(left), kind: 'number', value: row => row.left },
              { key: 'right', heading: nameOf(right), kind: 'number', value: row => row.right },
            ]}
          />
        )}
      </Stack>
    </DialogCard>
  )
}

function useCounts(farmId: number, periodId: number | null) {
  const { api } = useFurrow()
  return useAnswer(
    ['completeness', farmId, periodId],
    signal => api.completeness.of(farmId, periodId ?? 0, { signal }),
    { enabled: periodId !== null },
  )
}
