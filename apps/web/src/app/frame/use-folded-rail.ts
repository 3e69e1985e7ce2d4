// Whether the rail is folded to icons: by itself where all room is a sheet's, and as the person wants it,
// apart for sheets and for everything else. The device remembers it.

import { useLocalStorage } from '@mantine/hooks'

export interface FoldedRail {
  readonly isFolded: boolean
  readonly toggle: () => void
}

export function useFoldedRail(isSheet: boolean): FoldedRail {
  const [kept, keep] = useLocalStorage<'folded' | 'open'>({
    key: isSheet ? 'railOnSheets' : 'rail',
    defaultValue: isSheet ? 'folded' : 'open',
    getInitialValueInEffect: false,
  })
  const isFolded = kept === 'folded'
  return { isFolded, toggle: () => keep(isFolded ? 'open' : 'folded') }
}
