// Finds a farm among many: by a word, by what it has, and for staff by group and product.

import { Chip, Group, NativeSelect, SimpleGrid } from '@mantine/core'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { farmOrders, tagsToChoose } from './farms-to-show.ts'
import type { FarmOrder } from './farms-to-show.ts'
import type { ListedFarm } from './use-farm-list.ts'

export interface FarmFilter {
  readonly order: FarmOrder
  readonly tags: readonly string[]
  readonly group: string | null
  readonly product: string | null
}

interface Props {
  readonly farms: readonly ListedFarm[]
  readonly today: string
  readonly typed: string
  readonly onType: (text: string) => void
  readonly filter: FarmFilter
  readonly onChange: (changed: Partial<FarmFilter>) => void
}

export function FarmFilters({ farms, today, typed, onType, filter, onChange }: Props) {
  const { isStaff } = useSignedIn()
  const tags = [...new Set([...tagsToChoose(farms, today), ...filter.tags])]
  return (
    <>
      <SimpleGrid
        cols={{ base: 1, sm: 2, lg: 4 }}
        spacing="md"
        mb="md"
        style={{ alignItems: 'end' }}
      >
        <SearchBox label="Find a farm, business or town" value={typed} onChange={onType} />
        <NativeSelect
          label="Order"
          size="md"
          value={filter.order}
          onChange={event => onChange({ order: event.currentTarget.value as FarmOrder })}
          data={farmOrders}
        />
        {isStaff ? <StaffFilters farms={farms} filter={filter} onChange={onChange} /> : null}
      </SimpleGrid>
      {tags.length > 0 ? (
        <Group mb="md" gap="xs" className="filter-chips" role="group" aria-label="Only farms with">
          {tags.map(tag => (
            <Chip
              key={tag}
              variant="outline"
              size="md"
              checked={filter.tags.includes(tag)}
              onChange={isOn => onChange({ tags: withTag(filter.tags, tag, isOn) })}
            >
              {tag}
            </Chip>
          ))}
        </Group>
      ) : null}
    </>
  )
}

function StaffFilters({ farms, filter, onChange }: Pick<Props, 'farms' | 'filter' | 'onChange'>) {
  const selects = [
    ['group', 'Profit focus group', farms.map(({ group }) => group ?? [])],
    ['product', 'Product', farms.map(({ products }) => products)],
  ] as const
  return selects.map(([name, label, names]) => {
    const options = [...new Set([...names.flat(), filter[name] ?? []].flat())].sort()
    return options.length === 0 ? null : (
      <FilterSelect
        key={name}
        label={label}
        options={options.map(value => ({ value, label: value }))}
        value={filter[name]}
        onChange={value => onChange({ [name]: value })}
      />
    )
  })
}

function withTag(tags: readonly string[], tag: string, isOn: boolean): readonly string[] {
  return isOn ? [...tags, tag] : tags.filter(other => other !== tag)
}
