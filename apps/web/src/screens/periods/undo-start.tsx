// Asked before the start of a whole period is undone. Which one stands in the address, so that a notice can
// lead here from anywhere.

import { periodText } from '@furrow/farming/dates/period-text'
import { Button, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { countsText } from './kind-words.ts'
import { useCarried } from './use-carried.ts'
import type { ListedPeriod } from './use-period-list.ts'
import { useTakeBack } from './use-take-back.ts'

interface Props {
  readonly farmId: number
  readonly periods: readonly ListedPeriod[]
}

export function UndoStart({ farmId, periods }: Props) {
  const { undo }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const takeBack = useTakeBack(farmId)
  const [isBusy, setBusy] = useState(false)
  const carried = [...useCarried(farmId).values()].flat().find(({ id }) => id === undo)
  const period = periods.find(({ period_id }) => period_id === carried?.period_id)
  if (!carried || !period) return null
  const { id, period_id: periodId, from_name, counts } = carried
  const before = periodText(from_name)
  const name = periodText(period.name)
  const close = () =>
    navigate({
      to: '/collection/$farmId/period',
      params: { farmId: String(farmId) },
      search: {},
      replace: true,
    })
  const remove = async () => {
    setBusy(true)
    await takeBack({ id, periodId, name })
    setBusy(false)
    await close()
  }
  const what = countsText(counts)
  return (
    <DialogCard
      opened
      title={`Undo the start of ${name}?`}
      onClose={() => void close()}
      busy={isBusy}
      actions={
        <>
          <Button variant="default" onClick={() => void close()}>
            Keep {name}
          </Button>
          <Button color="red" onClick={() => void remove()}>
            Undo the start
          </Button>
        </>
      }
    >
      <Text>
        {what === '' ? '' : `This removes what was copied from ${before}: ${what}. `}
        {`If nothing else is recorded in ${name}, the period is removed too. ${before} stays as it is.`}
      </Text>
      <Text mt="sm">You can redo it straight after.</Text>
    </DialogCard>
  )
}
