// The paddocks once they are read: their land, which of them are shown, and the sheet or the lineage.

import type { CollectionPlace } from '../../period/use-place.ts'
import { doWithPaddocks } from './do-with-paddocks.ts'
import { LandPanel } from './land-panel.tsx'
import { LineageView } from './lineage/lineage-view.tsx'
import { NoPaddocks } from './no-paddocks.tsx'
import { PaddockDialogs } from './paddock-dialogs.tsx'
import type { Asked } from './paddock-dialogs.tsx'
import { PaddockFilters } from './paddock-filters.tsx'
import { PaddockSheet } from './paddock-sheet.tsx'
import { useKeepPaddocks } from './use-keep-paddocks.ts'
import type { usePaddockAddress } from './use-paddock-address.ts'
import type { Paddocks } from './use-paddocks.ts'
import { useShownPaddocks } from './use-shown-paddocks.ts'
import './paddocks.css'

interface Props {
  readonly place: CollectionPlace
  readonly paddocks: Paddocks
  readonly address: ReturnType<typeof usePaddockAddress>
  readonly mayWrite: boolean
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
}

export function PaddocksAtWork({ place, paddocks, address, mayWrite, asked, onAsk }: Props) {
  const { rows, lists, periodBefore } = paddocks
  const keeping = useKeepPaddocks(rows)
  const { shown, filtering } = useShownPaddocks(paddocks)
  const onDo = doWithPaddocks({ keeping, onOpen: address.setOpen, onAsk })
  const add = mayWrite ? () => onAsk({ deed: 'add' }) : undefined
  const shared = { paddocks, shown, onDo }
  const empty =
    rows.length > 0 ? (
      'No paddocks match.'
    ) : (
      <NoPaddocks place={place} beforeName={periodBefore?.name} onAdd={add} />
    )
  return (
    <>
      {rows.length > 0 ? (
        <>
          <PaddockFilters
            filtering={filtering}
            rows={rows}
            lists={lists}
            shown={shown.length}
            hasPeriodBefore={periodBefore !== undefined}
          />
          <LandPanel place={place} paddocks={paddocks} />
        </>
      ) : null}
      {address.view === 'lineage' ? (
        <LineageView {...shared} keeping={keeping} mayWrite={mayWrite} />
      ) : (
        <PaddockSheet {...shared} onShowAll={filtering.clear} empty={empty} />
      )}
      {asked ? (
        <PaddockDialogs
          asked={asked}
          paddocks={paddocks}
          keeping={keeping}
          onClose={() => onAsk(undefined)}
        />
      ) : null}
    </>
  )
}
