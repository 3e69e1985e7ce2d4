// Which types of assets are shown: every one of them until someone chooses.

import { FilterChips } from './filter-chips.tsx'
import type { FilterOption } from './filter-chips.tsx'

interface Props {
  readonly options: readonly FilterOption[]
  /** `assetTypeIds` of the filter state; nothing at first, which is all. */
  readonly value: readonly number[] | undefined
  readonly onChange: (ids: readonly number[]) => void
}

export function AssetTypeFilter(props: Props) {
  return <FilterChips label="Asset types" {...props} />
}
