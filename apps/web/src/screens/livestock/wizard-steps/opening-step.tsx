// What was there on the first day: last period’s closing is offered, and a difference to it is explained.

import { Button, Group } from '@mantine/core'
import { useMemo } from 'react'
import { columnsFor } from '../../../period/without-money.ts'
import { countText } from '../../../ui/amounts.ts'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { openingColumns } from './class-columns.ts'
import { carriedOpenings, openingParts } from './class-parts.ts'
import { ClassSheet } from './class-sheet.tsx'

export function OpeningStep({ hand, acts }: StockStepProps) {
  const { rows, seesMoney, mayWrite, place, name } = hand
  const columns = useMemo(() => columnsFor(seesMoney, openingColumns), [seesMoney])
  const where = { ...hand, newId: acts.newId }
  const missing = rows.filter(({ opening, lastClosing }) => !opening && lastClosing)
  const take = () => {
    const steps = carriedOpenings(rows, where)
    const said = `${countText(missing.length, 'class', 'classes')} opened as last period closed.`
    acts.keep({ label: `Opening of ${name}`, farmId: place.farmId, steps }, said)
  }
  return (
    <>
      {mayWrite && missing.length > 0 ? (
        <Group>
          <Button onClick={take}>
            Open {countText(missing.length, 'class', 'classes')} as last period closed
          </Button>
        </Group>
      ) : null}
      <ClassSheet
        hand={hand}
        acts={acts}
        name="opening"
        title="Opening"
        {...columns}
        parts={openingParts(where)}
      />
    </>
  )
}
