// Whether the rail is folded to icons: by itself where all room is a sheet's, or steps and sums stand beside
// one, and as the person wants it, apart for those and for everything else. The device remembers it.

import { useSheetNote } from '../../data/hooks/sheet-notes.ts'

export interface FoldedRail {
  readonly isFolded: boolean
  readonly toggle: () => void
}

interface RailNote {
  readonly isFoldedOnSheets?: boolean
  readonly isFoldedElsewhere?: boolean
}

export function useFoldedRail(isWide: boolean): FoldedRail {
  const { value, write, now } = useSheetNote<RailNote>('rail', 'look')
  const name = isWide ? 'isFoldedOnSheets' : 'isFoldedElsewhere'
  const isFolded = value?.[name] ?? isWide
  return { isFolded, toggle: () => write({ ...now(), [name]: !isFolded }) }
}
