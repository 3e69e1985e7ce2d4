// Stock that was bought, sold or died.

import type { StockStepProps } from '../wizard/enterprise-in-hand.ts'
import { MovesSheet } from './moves-sheet.tsx'

const [day, stockClass, head, weight, notes] = [
  'line.entry_date',
  'line.livestock_class_id',
  'line.number',
  'line.weight',
  'line.notes',
]
const traded = [
  day,
  stockClass,
  head,
  weight,
  'event.total_value',
  'price_per_head',
  'price_per_kg',
  'event.contact_id',
  'event.file_id',
  notes,
]
const died = [day, stockClass, head, 'event.cause', notes]

export function PurchasesStep(props: StockStepProps) {
  return (
    <MovesSheet {...props} kind="purchase" title="Purchases" add="Add purchase" columns={traded} />
  )
}

export function StockSalesStep(props: StockStepProps) {
  return <MovesSheet {...props} kind="sale" title="Sales" add="Add sale" columns={traded} />
}

export function DeathsStep(props: StockStepProps) {
  return <MovesSheet {...props} kind="death" title="Deaths" add="Add deaths" columns={died} />
}
