// The lines of the ledger behind a figure of the summary, and a new one beside them.

import type { StockMovementKind } from '@furrow/farming/stock/herd'
import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { kindOfStock, keyOf } from '../stock/stock-kind.ts'
import type { StockMove } from '../stock/stock-move.ts'
import type { Stock } from '../stock/use-stock.ts'
import { AddLine } from './add-line.tsx'
import { summedMoveNames } from '../stock/move-words.ts'
import type { StockSummaryRow } from './stock-summary-rows.ts'
import { MoveTable } from './trade-table.tsx'

export interface OpenedCell {
  readonly row: StockSummaryRow
  readonly kind: StockMovementKind
}

interface Props {
  readonly place: CollectionPlace
  readonly stock: Stock
  readonly seesMoney: boolean
  readonly mayWrite: boolean
  readonly opened: OpenedCell | undefined
  readonly onClose: () => void
}

export function LinesBehind({ opened, onClose, ...props }: Props) {
  const title = opened && `${opened.row.name}, ${summedMoveNames[opened.kind].toLowerCase()}`
  return (
    <SideDrawer opened={opened !== undefined} onClose={onClose} title={title} size="xl">
      {opened ? <Lines {...props} opened={opened} /> : null}
    </SideDrawer>
  )
}

function Lines({
  place,
  stock,
  seesMoney,
  mayWrite,
  opened: { row, kind },
}: Omit<Props, 'onClose'> & { readonly opened: OpenedCell }) {
  const { of } = row
  if (!of) return null
  const moves = stock.moves.filter(move => isBehind(move, kind, keyOf(of)))
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <Stack gap="md">
      <MoveTable
        caption={`${row.name}, ${summedMoveNames[kind].toLowerCase()}`}
        moves={moves}
        lists={stock.lists}
        seesMoney={seesMoney && (kind === 'sale' || kind === 'purchase')}
        ofOneClass
        empty="No line yet."
      />
      {mayWrite && of.enterpriseId !== null ? (
        <AddLine
          key={moves.length}
          place={place}
          kind={kind}
          seesMoney={seesMoney}
          of={{ classId: of.classId, enterpriseId: of.enterpriseId }}
          name={row.name}
        />
      ) : null}
      <Text size="sm">
        <Anchor
          renderRoot={props => (
            <Link
              to="/collection/$farmId/period/$periodId/livestock/ledger"
              params={params}
              search={of.enterpriseId === null ? {} : { livestockEnterpriseIds: [of.enterpriseId] }}
              {...props}
            />
          )}
        >
          Open the stock ledger
        </Anchor>
      </Text>
    </Stack>
  )
}

function isBehind({ kind, line, into }: StockMove, asked: StockMovementKind, key: string): boolean {
  if (asked === 'transfer in') return into !== undefined && keyOf(kindOfStock(into)) === key
  const name = asked === 'transfer out' ? 'transfer' : asked
  return kind === name && keyOf(kindOfStock(line)) === key
}
