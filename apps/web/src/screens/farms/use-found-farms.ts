// The farms that are left by what was typed and by the filters in the address.

import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { useToday } from '../../period/use-today.ts'
import type { FarmFilter } from './farm-filters.tsx'
import { farmOrders, farmsToShow } from './farms-to-show.ts'
import type { ListedFarm } from './use-farm-list.ts'

export function useFoundFarms(farms: readonly ListedFarm[]) {
  const { farmId: last } = useSignedIn()
  const { today } = useToday()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useFarmFilter()
  const found = farmsToShow(farms, { ...filter, typed, last, today })
  return { found, filters: { farms, today, typed, filter, onType: setTyped, onChange: setFilter } }
}

function useFarmFilter(): [FarmFilter, (changed: Partial<FarmFilter>) => void] {
  const [words, setWords] = useAddressWords(['order', 'tags', 'group', 'product'])
  const { group, product } = words
  const order = farmOrders.find(({ value }) => value === words.order)?.value ?? 'last'
  const tags = words.tags?.split(',').filter(tag => tag !== '') ?? []
  const change = ({ tags: next, ...rest }: Partial<FarmFilter>) =>
    setWords({ ...rest, ...(next ? { tags: next.join(',') } : {}) })
  return [{ order, tags, group, product }, change]
}
