// What was counted on the last day, and how a difference to what is recorded is fixed.

import { Button, Group, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { columnsFor } from '../../../period/without-money.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { closingDifference, differenceWords } from '../wizard/class-row.ts'
import type { ClassRow } from '../wizard/class-row.ts'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { FixDialog } from '../wizard/fix-dialog.tsx'
import { fixesOf } from '../wizard/fixes.ts'
import type { Fix } from '../wizard/fixes.ts'
import { closingColumns } from './class-columns.ts'
import { closingParts } from './class-parts.ts'
import { ClassSheet } from './class-sheet.tsx'

export function ClosingStep({ hand, acts }: StockStepProps) {
  const { rows, seesMoney, mayWrite } = hand
  const columns = useMemo(() => columnsFor(seesMoney, closingColumns), [seesMoney])
  const [fixing, setFixing] = useState<{ readonly row: ClassRow; readonly fix: Fix }>()
  const off = rows.filter(row => (closingDifference(row) ?? 0) !== 0)
  return (
    <>
      <ClassSheet
        hand={hand}
        acts={acts}
        name="closing"
        title="Closing"
        {...columns}
        parts={closingParts({ ...hand, newId: acts.newId })}
      />
      {off.map(row => (
        <SimpleCard key={row.id} title={titleOf(row)}>
          <Text mb="sm">What was forgotten?</Text>
          <Group gap="xs">
            {mayWrite
              ? fixesOf(row, hand).map(fix => (
                  <Button
                    key={fix.name}
                    variant="default"
                    aria-label={`${fix.name}: ${row.name}`}
                    onClick={() =>
                      fix.step === undefined ? setFixing({ row, fix }) : acts.go(fix.step)
                    }
                  >
                    {fix.name}
                  </Button>
                ))
              : null}
          </Group>
        </SimpleCard>
      ))}
      {fixing ? (
        <FixDialog hand={hand} acts={acts} {...fixing} onClose={() => setFixing(undefined)} />
      ) : null}
    </>
  )
}

function titleOf(row: ClassRow): string {
  return `${row.name}: ${differenceWords(closingDifference(row), ['too many', 'too few']) ?? ''}`
}
