// The classes that are kept in the enterprise: ticked here, and offered in every step.

import { Checkbox, Text } from '@mantine/core'
import { useMemo } from 'react'
import { goneStep } from '../../../sheet/writing/sheet-parts.ts'
import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'

export function StockClassesStep({ hand, acts }: StockStepProps) {
  const { classes, rows, stock, id, place, mayWrite, name } = hand
  const kept = useMemo(
    () => stock.lists.kept.filter(one => one.livestock_enterprise_id === id),
    [stock.lists.kept, id],
  )
  const toggle = (classId: number, isKept: boolean) => {
    const own = kept.find(one => one.livestock_class_id === classId)
    const className = classes.find(one => one.id === classId)?.name ?? ''
    const values = {
      farm_id: place.farmId,
      period_id: place.periodId,
      livestock_enterprise_id: id,
      livestock_class_id: classId,
    }
    const resource = 'livestock_enterprise_classes'
    const steps = isKept
      ? [{ do: 'store' as const, resource, id: acts.newId(), values } as const]
      : own
        ? [goneStep(resource, own.id)]
        : []
    const said = `${className} ${isKept ? 'added' : 'removed'}.`
    acts.keep({ label: `Classes of ${name}`, farmId: place.farmId, steps }, said)
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        Classes with stock recorded in this period stay in the list.
      </Text>
      <div className="wizard-offers">
        {classes.map(one => {
          const isRecorded = rows.some(row => row.id === one.id && row.recorded)
          const isKept = kept.some(({ livestock_class_id }) => livestock_class_id === one.id)
          return (
            <Checkbox
              key={one.id}
              size="md"
              label={one.name}
              checked={isKept || isRecorded}
              disabled={!mayWrite || (isRecorded && !isKept)}
              onChange={event => toggle(one.id, event.currentTarget.checked)}
            />
          )
        })}
      </div>
    </>
  )
}
