// One line of income and costs: its figure, and of a direct cost what was carried over.

import { asLast } from '@furrow/farming/record/formula'
import { FigureDrawer } from '../record/figure-drawer.tsx'
import { useWriteFigure } from '../record/use-write-figure.ts'
import { CarriedFields } from './carried-fields.tsx'
import type { useProfit } from './use-profit.ts'

interface Props {
  readonly profit: Pick<ReturnType<typeof useProfit>, 'rows' | 'record' | 'before'>
  /** Nothing: closed. */
  readonly opened: number | undefined
  readonly onClose: () => void
}

export function ProfitDrawer({ profit: { rows, record, before }, opened, onClose }: Props) {
  const writeFigure = useWriteFigure(
    rows.map(({ figure }) => figure),
    record,
  )
  const row = rows.find(({ id }) => id === opened)
  return (
    <FigureDrawer
      figure={row?.figure}
      values={record && { ...record, ...asLast({ ...before }) }}
      beside={row ? <CarriedFields row={row} rows={rows} /> : undefined}
      onWrite={writeFigure}
      onClose={onClose}
    />
  )
}
