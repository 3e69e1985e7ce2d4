// What was sold of the crop, and what is still to be sold: together, what came off.

import { CropSales } from '../sales/crop-sales.tsx'
import type { StepProps } from './in-hand.ts'

export function SalesStep({ hand }: StepProps) {
  const { place, crops, type, mayWrite } = hand
  return <CropSales {...{ place, crops, mayWrite }} cropTypeId={type.id} />
}
