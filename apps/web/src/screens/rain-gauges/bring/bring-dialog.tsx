// Brings in rain that is recorded elsewhere: a file, a list of figures, or another gauge.

import { DialogCard } from '../../../ui/dialog-card.tsx'
import { CopyGauge } from './copy-gauge.tsx'
import { FromFile } from './from-file.tsx'
import { FromList } from './from-list.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'

export type Bringing =
  | { readonly from: 'file' | 'gauge' }
  /** What was pasted, where it was. */
  | { readonly from: 'list'; readonly text: string }

interface Props {
  readonly at: GaugeAtWork
  readonly bringing: Bringing
  readonly onClose: () => void
  readonly onDone: () => void
}

export function BringDialog({ at, bringing, onClose, onDone }: Props) {
  return (
    <DialogCard opened title={titles[bringing.from]} onClose={onClose}>
      {bringing.from === 'file' ? <FromFile at={at} onDone={onDone} /> : null}
      {bringing.from === 'gauge' ? <CopyGauge at={at} onDone={onDone} /> : null}
      {bringing.from === 'list' ? (
        <FromList at={at} pasted={bringing.text} onDone={onDone} />
      ) : null}
    </DialogCard>
  )
}

const titles: Readonly<Record<Bringing['from'], string>> = {
  file: 'Rain from a file',
  gauge: 'Fill gaps from another gauge',
  list: 'Paste a list by day',
}
