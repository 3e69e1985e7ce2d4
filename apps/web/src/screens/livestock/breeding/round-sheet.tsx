// The rows of the breeding sheet: what is typed of each round, and how well its females bred.

import { Text } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { useExplainedColumns } from '../../../period/explained/use-explained-columns.ts'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { explainedRounds } from './explained-rounds.ts'
import { roundEntity } from './round-columns.ts'
import { roundTables } from './round-row.ts'
import type { RoundRow } from './round-row.ts'
import { useRoundSheet } from './use-round-sheet.ts'
import type { useRounds } from './use-rounds.ts'

export function RoundSheet({
  rounds: { rows, lists },
}: {
  readonly rounds: ReturnType<typeof useRounds>
}) {
  const { columns, toChange } = useRoundSheet(lists)
  const names = useMemo(() => new Map(lists.classes.map(({ id, name }) => [id, name])), [lists])
  const rowName = useCallback(
    ({ round }: RoundRow) => names.get(round.livestock_class_id) ?? 'Round',
    [names],
  )
  return (
    <PeriodSheet
      name="breeding-rounds"
      title="Breeding"
      entity={roundEntity}
      columns={useExplainedColumns(columns, explainedRounds)}
      rows={rows}
      rowName={rowName}
      toChange={toChange}
      points={pointsOfRounds}
      removing="in sheet and workbook"
      cards={{ facts, add: 'Add a round', empty: <Text c="dimmed">{nothingYet}</Text> }}
      empty={nothingYet}
    />
  )
}

const nothingYet =
  'No breeding round yet. Choose the females that were joined in the first row, or paste a list from Excel.'
const facts = [
  'joining.number_joined',
  'marking.number_counted',
  'marking',
  'weaning.number',
  'weaning',
]
const pointsOfRounds = pointsAbout([roundEntity.name, ...Object.values(roundTables)])
