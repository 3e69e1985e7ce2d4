// The farms of a period with a tick each: only where the period is released there is something to release.

import { Button, Checkbox } from '@mantine/core'
import { dayOfMoment, notKnown } from '../../../ui/amounts.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { FarmToRelease } from './use-farms-to-release.ts'

interface Props {
  readonly farms: readonly FarmToRelease[]
  /** Those that can be released. */
  readonly ready: readonly FarmToRelease[]
  readonly ticked: ReadonlySet<number>
  readonly onTick: (ticked: ReadonlySet<number>) => void
}

export function ReleaseTable({ farms, ready, ticked, onTick }: Props) {
  const isAll = ready.length > 0 && ready.every(({ id }) => ticked.has(id))
  return (
    <section aria-label="Farms">
      <Button
        variant="default"
        disabled={ready.length === 0}
        onClick={() => onTick(new Set(isAll ? [] : ready.map(({ id }) => id)))}
      >
        {isAll ? 'Select none' : `Select all that can be released (${ready.length})`}
      </Button>
      <PlainTable
        caption="Farms"
        hideCaption
        bare
        searchable
        columns={columnsOf(ticked, onTick)}
        rows={farms}
        rowKey={({ id }) => id}
        empty="No farm of yours records that period."
      />
    </section>
  )
}

function columnsOf(
  ticked: Props['ticked'],
  onTick: Props['onTick'],
): readonly TableColumn<FarmToRelease>[] {
  const tick = (id: number, isTicked: boolean) =>
    onTick(new Set(isTicked ? [...ticked, id] : [...ticked].filter(one => one !== id)))
  return [
    {
      key: 'name',
      heading: 'Farm',
      value: ({ name }) => name,
      show: ({ id, name, status }) =>
        status === 'Released' ? (
          <Checkbox
            className="release-tick"
            label={name}
            checked={ticked.has(id)}
            onChange={event => tick(id, event.currentTarget.checked)}
          />
        ) : (
          name
        ),
    },
    {
      key: 'status',
      heading: 'Period',
      value: ({ status }) => status,
      show: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'newest',
      heading: 'Last released',
      value: ({ newest }) => newest?.released_at,
      show: ({ newest }) =>
        newest ? `Version ${newest.version}, ${dayOfMoment(newest.released_at)}` : notKnown,
    },
  ]
}
