// What was sold of the crop, and what is still to be sold: together, what came off.

import { CropSales } from '../sales/crop-sales-table.tsx'
import type { StepProps } from '../wizard/current-crop.ts'

export function SalesStep({ hand }: StepProps) {
  const { place, crops, type, mayWrite } = hand
  return <CropSales place={place} crops={crops} mayWrite={mayWrite} cropTypeId={type.id} />
}
