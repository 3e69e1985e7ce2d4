// Which farms the board shows. A filter stands there where there is something to choose.

import { SimpleGrid, Switch } from '@mantine/core'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { choicesOf } from './farm-progress-rows.ts'
import type { BoardFilter, FarmOnBoard } from './farm-progress-rows.ts'

interface Props {
  readonly farms: readonly FarmOnBoard[]
  readonly filter: BoardFilter
  readonly onChange: (changed: Partial<BoardFilter>) => void
}

export function BoardFilters({ farms, filter, onChange }: Props) {
  const selects = [
    ['status', 'Status', choicesOf(farms, farm => farm.period?.status)],
    ['manager', 'Manager', choicesOf(farms, farm => farm.manager)],
    ['group', 'Profit focus group', choicesOf(farms, farm => farm.group)],
    ['product', 'Product', choicesOf(farms, farm => farm.products)],
  ] as const
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3, lg: 5 }} spacing="md" mb="md" className="filter-row">
      {selects.map(([name, label, options]) =>
        options.length > 0 || filter[name] ? (
          <FilterSelect
            key={name}
            label={label}
            options={options}
            value={filter[name]}
            onChange={value => onChange({ [name]: value })}
          />
        ) : null,
      )}
      <Switch
        label="Overdue only"
        size="md"
        className="tall-switch"
        checked={filter.overdue === 'yes'}
        onChange={event => onChange({ overdue: event.currentTarget.checked ? 'yes' : null })}
      />
    </SimpleGrid>
  )
}
