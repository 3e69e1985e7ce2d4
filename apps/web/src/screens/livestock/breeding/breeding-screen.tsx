// The breeding sheet: one row for each round, from joining to weaning.

import { Stack, Text } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { roundEntity } from './round-columns.ts'
import { roundTables } from './round-row.ts'
import type { RoundRow } from './round-row.ts'
import { useRoundSheet } from './use-round-sheet.ts'
import { useRounds } from './use-rounds.ts'

export function BreedingScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const rounds = useRounds(place)
  const { rows, lists, isLoading } = rounds
  const { columns, toChange } = useRoundSheet(lists)
  const names = useMemo(() => new Map(lists.classes.map(({ id, name }) => [id, name])), [lists])
  const rowName = useCallback(
    ({ round }: RoundRow) => names.get(round.livestock_class_id) ?? 'Round',
    [names],
  )
  return (
    <>
      <ScreenTitle of={of}>Breeding</ScreenTitle>
      <Stack gap="md">
        <StillReading {...rounds} />
        {isLoading ? null : (
          <PeriodSheet
            name="breeding-rounds"
            title="Breeding"
            entity={roundEntity}
            columns={columns}
            rows={rows}
            rowName={rowName}
            toChange={toChange}
            points={pointsOfRounds}
            removing="in sheet and workbook"
            cards={{ facts, add: 'Add a round', empty: <Text c="dimmed">{nothingYet}</Text> }}
            empty={nothingYet}
          />
        )}
      </Stack>
    </>
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
