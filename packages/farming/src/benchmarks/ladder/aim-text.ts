// What a farm may set out to do about a rung, as it is offered to be kept: to be changed by whoever keeps it.

import { rangeText } from '../../numbers/range-text.ts'

interface OfferedRung {
  /** `Wheat: price`, `Overheads, insurance` */
  readonly label: string
  /** As people read them; nothing where it is not known. */
  readonly own: string | null
  readonly theirs: string | null
  /** Above 0 where the own farm does better. */
  readonly total: number
}

/** `Wheat: yield from 2.1 to 2.45 t/ha`. Of money no figure: everybody on the farm reads an aim. */
export function aimText({ label: whole, own, theirs, total }: OfferedRung): string {
  const label = whole.replace(/ \(season not split\)$/, '')
  if (own === null || theirs === null || own.includes('$') || own === theirs) return label
  return total < 0 ? `${label} from ${rangeText(own, theirs)}` : `${label}, kept at ${own}`
}
