// What a bill comes to, below its lines.

import { moneyText } from '../../ui/amounts.ts'
import type { ReadBill } from './use-bill.ts'

export function BillSums({ read }: { readonly read: ReadBill }) {
  const { sums, isRegistered, isSent } = read
  const lines = [
    ...(isRegistered
      ? ([
          ['Without GST', sums.net],
          ['GST', sums.gst],
        ] as const)
      : []),
    ['Total', sums.total] as const,
    ...(isSent
      ? ([
          ['Paid', sums.paid],
          ['Owed', sums.owed],
        ] as const)
      : []),
  ]
  return (
    <dl className="bill-sums" aria-label="What the bill comes to">
      {lines.map(([label, cents]) => (
        <SumLine key={label} label={label} cents={cents} />
      ))}
    </dl>
  )
}

function SumLine({ label, cents }: { readonly label: string; readonly cents: number }) {
  const isMain = label === 'Total' || label === 'Owed' ? { 'data-main': '' } : {}
  return (
    <>
      <dt {...isMain}>{label}</dt>
      <dd {...isMain}>{moneyText(cents)}</dd>
    </>
  )
}
