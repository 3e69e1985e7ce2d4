// What is asked to be done with paddocks: opened in the address, done at once where it can be taken
// back, or asked for in a dialog.

import type { PaddockDeed } from './paddock-actions.tsx'
import type { Asked } from './paddock-dialogs.tsx'
import type { PaddockRow } from './paddock-row.ts'
import { recordedOn } from './paddock-row.ts'
import { deleteChange } from './reshape/delete-change.ts'
import { retireChange } from './reshape/retire-change.ts'
import type { KeepPaddocks } from './use-keep-paddocks.ts'

export type DoWithPaddocks = (deed: PaddockDeed, chosen: readonly PaddockRow[]) => void

interface Ways {
  readonly keeping: KeepPaddocks
  readonly onOpen: (id: number) => void
  readonly onAsk: (asked: Asked) => void
}

export function doWithPaddocks({ keeping, onOpen, onAsk }: Ways): DoWithPaddocks {
  return (deed, chosen) => {
    const [row] = chosen
    if (!row) return
    if (deed === 'open') return onOpen(row.id)
    if (deed === 'retire' || deed === 'restore') {
      const { change, said } = retireChange(chosen, keeping.place, deed === 'retire')
      return void keeping.keep(change, said)
    }
    if (deed === 'delete' && chosen.every(one => recordedOn(one).length === 0)) {
      const { change, said, isForGood } = deleteChange(chosen, keeping.place)
      return void keeping.keep(change, said, isForGood)
    }
    return onAsk({ deed, ids: chosen.map(({ id }) => id) })
  }
}
