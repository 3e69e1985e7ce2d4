// How many farms and owners a group would have, as one types, and of which period.

import { Select, Text } from '@mantine/core'
import { useState } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useToday } from '../../period/use-today.ts'
import { countText } from '../../ui/amounts.ts'
import type { PreviewShown } from './use-group-preview.ts'

export function LiveCount({ shown }: { readonly shown: PreviewShown }) {
  const { preview, isOld, faults, failure } = shown
  const said = failure ? ['No count at the moment.'] : faults
  return (
    <div className="live-count" role="status" data-old={isOld}>
      {preview ? (
        <>
          <strong>{countText(preview.farms, 'farm')}</strong>
          <Text c="dimmed">{restOf(preview)}</Text>
        </>
      ) : (
        <Text>{said.length > 0 ? said.join(' ') : 'Choose farms to see how many there are.'}</Text>
      )}
    </div>
  )
}

function restOf(preview: NonNullable<PreviewShown['preview']>): string {
  const leftOut = preview.left_out.length + preview.unnamed_left_out
  return [
    `of ${countText(preview.owners, 'owner')}`,
    leftOut > 0 ? `${countText(leftOut, 'more farm')} left out` : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

export interface PreviewPeriod {
  readonly id: number | undefined
  readonly periods: readonly { readonly id: number; readonly name: string }[]
  readonly onChoose: (id: number) => void
}

/** The last one that has an edition, or that is over, unless another is chosen. */
export function usePreviewPeriod(): PreviewPeriod {
  const { today } = useToday()
  const { rows: periods } = useRows('periods', { sort: ['-start_date'] })
  const { rows: editions, isLoading } = useRows('editions', { sort: ['-id'], limit: 100 })
  const [chosen, setChosen] = useState<number>()
  const last = periods.find(({ id }) => editions.some(({ period_id }) => period_id === id))
  const over = periods.find(({ end_date: end }) => end < today)
  const usual = isLoading ? undefined : (last ?? over)?.id
  return { id: chosen ?? usual, periods, onChoose: setChosen }
}

export function PeriodOfPreview({ id, periods, onChoose }: PreviewPeriod) {
  return (
    <Select
      label="Counted in"
      size="md"
      mt="sm"
      allowDeselect={false}
      data={periods.map(period => ({
        value: String(period.id),
        label: period.name.replace('-', '–'),
      }))}
      value={id === undefined ? null : String(id)}
      onChange={value => (value === null ? undefined : onChoose(Number(value)))}
    />
  )
}
