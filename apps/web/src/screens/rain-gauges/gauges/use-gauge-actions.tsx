// Adding, renaming, making main and deleting gauges: the dialogs for it, and what they write.

import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Change } from '../../../data/outbox/change.ts'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useUndo } from '../../../data/hooks/undo.ts'
import { useChange } from '../../../data/hooks/use-change.ts'
import { lastUsedChange } from '../../../period/retiring/last-used.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { ConfirmDelete } from '../../../ui/confirm-delete.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { addedGauge, deletedGauge, mainGaugeChange, renamedGauge } from './gauge-changes.ts'
import { GaugeDialog } from './gauge-dialog.tsx'
import type { GaugeDeed } from './gauge-menu.tsx'
import type { ListedGauge } from '../use-gauges.ts'

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'delete'; readonly gauge: ListedGauge }

interface Wish {
  readonly place: CollectionPlace
  readonly gauges: readonly ListedGauge[]
  /** Where to look next: at a new gauge, or at none when one was deleted. */
  readonly onShow: (gaugeId: number | undefined) => void
}

export interface GaugeActions {
  readonly add: () => void
  readonly deed: (deed: GaugeDeed, gauge: ListedGauge) => void
  readonly dialog: ReactNode
}

export function useGaugeActions({ place, gauges, onShow }: Wish): GaugeActions {
  const { farmId } = place
  const keep = useUndoableAction()
  const { outbox } = useFurrow()
  const write = useWrite()
  const { undo } = useUndo()
  const notices = useNotices()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = async (name: string) => {
    const id = outbox.newId()
    onShow(id)
    await write(addedGauge({ id, farmId, name, isMain: gauges.length === 0 }))
    onShow(outbox.idOf(id))
  }
  const makeMain = async (gauge: ListedGauge) => {
    const isKept = await write(mainGaugeChange(farmId, gauge, gauges))
    if (isKept) notices.good(`${gauge.name} is the main gauge.`, { undo: () => void undo() })
  }
  const remove = async (gauge: ListedGauge) => {
    close()
    onShow(undefined)
    await write(deletedGauge(farmId, gauge))
  }
  const deed = (deed: GaugeDeed, gauge: ListedGauge) => {
    if (deed === 'make main') void makeMain(gauge)
    else if (deed === 'retire' || deed === 'restore') {
      const retiring = { resource: 'rain_gauges', rows: [gauge], whose: gauge.name } as const
      const { change, said } = lastUsedChange(retiring, place, deed === 'retire')
      void keep(change, said)
    } else setOpen({ what: deed, gauge })
  }
  const onName = (name: string) => {
    if (open?.what === 'rename') void write(renamedGauge(farmId, open.gauge, name))
    else void add(name)
  }
  const dialog = !open ? null : open.what === 'delete' ? (
    <ConfirmDelete
      opened
      entityName="rain gauge"
      entityId={open.gauge.name}
      onOk={() => void remove(open.gauge)}
      onCancel={close}
    />
  ) : (
    <GaugeDialog
      gauge={open.what === 'rename' ? open.gauge : undefined}
      gauges={gauges}
      onName={onName}
      onClose={close}
    />
  )
  return { add: () => setOpen({ what: 'add' }), deed, dialog }
}

/** Whether it was kept; what was not is said. */
function useWrite() {
  const change = useChange()
  const notices = useNotices()
  return async (wished: Change): Promise<boolean> => {
    const outcome = await change(wished)
    if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
    return outcome.kind !== 'refused'
  }
}
