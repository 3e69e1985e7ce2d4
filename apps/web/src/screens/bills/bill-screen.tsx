// A bill: its lines, what they come to, sending it, what came in for it, and what became of it.

import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { NotOpen } from '../../period/no-access.tsx'
import { knownFrom } from '../../period/use-known-place.ts'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { BillBadge } from './bill-badge.tsx'
import { BillDeeds } from './bill-deeds.tsx'
import { BillFacts } from './bill-facts.tsx'
import { LinesCard, PaymentsCard } from './bill-rows.tsx'
import { useBill } from './use-bill.ts'
import type { ReadBill } from './use-bill.ts'
import './bills.css'

export function BillScreen() {
  const shown = useBill(Number(useParams({ strict: false }).billId))
  if (shown.kind === 'read') return <ShownBill read={shown} />
  const known = knownFrom({ isThere: false, ...shown })
  return <NotOpen what="bill" known={known} retry={shown.retry} />
}

function ShownBill({ read }: { readonly read: ReadBill }) {
  const { bill, status, isSent, isStaff } = read
  const name = bill.number === null ? 'Draft bill' : `Bill ${bill.number}`
  return (
    <div className="bills">
      <ScreenTitle of={bill.business?.name} actions={<BillDeeds read={read} />}>
        {name}
      </ScreenTitle>
      <Stack maw={1000}>
        <div>
          <BillBadge status={status} />
        </div>
        <BillFacts read={read} />
        <LinesCard read={read} />
        {isSent ? <PaymentsCard read={read} /> : null}
        {isStaff ? (
          <SimpleCard title="History">
            <HistoryOfRow resource="bills" row={bill} />
          </SimpleCard>
        ) : null}
      </Stack>
    </div>
  )
}
