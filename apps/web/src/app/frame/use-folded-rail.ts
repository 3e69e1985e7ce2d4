// Whether the rail is folded to icons: by itself where all room is a sheet's, and as the person wants it,
// apart for sheets and for everything else. The device remembers it.

import { useSheetNote } from '../../data/hooks/sheet-notes.ts'

export interface FoldedRail {
  readonly isFolded: boolean
  readonly toggle: () => void
}

interface RailNote {
  readonly isFoldedOnSheets?: boolean
  readonly isFoldedElsewhere?: boolean
}

export function useFoldedRail(isSheet: boolean): FoldedRail {
  const { value, write, now } = useSheetNote<RailNote>('rail', 'look')
  const name = isSheet ? 'isFoldedOnSheets' : 'isFoldedElsewhere'
  const isFolded = value?.[name] ?? isSheet
  return { isFolded, toggle: () => write({ ...now(), [name]: !isFolded }) }
}
