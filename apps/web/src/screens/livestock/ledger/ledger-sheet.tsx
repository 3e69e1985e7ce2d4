// The sheet of the stock ledger.

import { Group, Text } from '@mantine/core'
import { PeriodSheet } from '../../../period/period-sheet.tsx'
import { usePlace } from '../../../period/use-place.ts'
import { ChooseEnterprisesButton } from '../enterprises/choose-enterprises-button.tsx'
import { StockFilters } from '../stock/stock-filters.tsx'
import type { Stock } from '../stock/use-stock.ts'
import type { StockChoices } from '../stock/stock-choices.ts'
import { FilesOfMoves } from './files-of-moves.tsx'
import { ledgerEntity } from './ledger-columns.ts'
import type { LedgerColumn } from './ledger-columns.ts'
import { useLedgerPoints } from './use-ledger-points.ts'
import { useLedgerChange } from './use-ledger-change.ts'
import { useMoveName } from './use-move-name.ts'
import { useShownMoves } from './use-shown-moves.ts'

interface Props {
  readonly stock: Stock
  readonly columns: readonly LedgerColumn[]
  /** Those about money, for who sees none. */
  readonly unseen: readonly LedgerColumn[]
  readonly choices: StockChoices
}

export function LedgerSheet({ stock, columns, unseen, choices }: Props) {
  const { moves, lists } = stock
  const place = usePlace()
  const { filtering, shown } = useShownMoves(stock)
  const kept = moves.map(({ line }) => ({ enterpriseId: line.livestock_enterprise_id }))
  const rowName = useMoveName(lists)
  const toChange = useLedgerChange(columns, choices)
  const points = useLedgerPoints(stock)
  const nothing = stock.enterprises.length > 0 ? nothingYet : <WithoutEnterprise />
  const empty = moves.length > 0 ? 'No movement is like that.' : nothing
  return (
    <>
      {moves.length > 0 ? (
        <StockFilters all={kept} lists={lists} filtering={filtering} shown={shown.length} />
      ) : null}
      <PeriodSheet
        name="stock-ledger"
        title="Stock ledger"
        entity={ledgerEntity}
        columns={columns}
        unseen={unseen}
        rows={moves}
        shown={shown}
        onShowAll={() => filtering.clear()}
        rowName={rowName}
        toChange={toChange}
        points={points}
        removing="in sheet and workbook"
        groupings={groupings}
        actions={(chosen, mayWrite) => (
          <FilesOfMoves chosen={chosen} place={place} mayWrite={mayWrite} />
        )}
        cards={{
          facts,
          add: 'Add a movement',
          empty: <Text c="dimmed">{empty}</Text>,
        }}
        empty={empty}
      />
    </>
  )
}

function WithoutEnterprise() {
  const place = usePlace()
  return (
    <Group component="span" gap="sm">
      No enterprise runs in this period yet.
      <ChooseEnterprisesButton place={place} />
    </Group>
  )
}

const nothingYet =
  'No movement yet. Choose a day, a kind, a class and a number in the first row, or paste a list from Excel.'
const groupings = ['kind', 'line.livestock_class_id', 'line.livestock_enterprise_id']
/** What tells one movement from another in the yards. */
const facts = ['line.number', 'line.weight', 'into.livestock_class_id', 'event.total_value']
