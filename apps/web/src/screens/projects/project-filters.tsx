// Which projects are shown. A filter stands there where there is something to choose.

import { SimpleGrid } from '@mantine/core'
import { choicesOf } from '../../period/board/board-rows.ts'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import type { ProjectFilter, ProjectRow } from './project-rows.ts'

interface Props {
  readonly rows: readonly ProjectRow[]
  readonly filter: ProjectFilter
  /** Of the board, whose columns are the statuses. */
  readonly withoutStatus?: boolean
  readonly onChange: (changed: Partial<ProjectFilter>) => void
}

export function ProjectFilters({ rows, filter, withoutStatus, onChange }: Props) {
  const selects = [
    ...(withoutStatus ? [] : ([['status', 'Status']] as const)),
    ['period', 'Period'],
    ['business', 'Business'],
    ['product', 'Product'],
    ['group', 'Profit focus group'],
    ['collector', 'Collector'],
    ['owner', 'Owner'],
    ['validator', 'Validator'],
  ] as const
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" mb="md">
      {selects.map(([name, label]) => {
        const options = choicesOf(rows, row => (name === 'product' ? row.products : row[name]))
        return options.length > 1 || filter[name] ? (
          <FilterSelect
            key={name}
            label={label}
            options={options}
            value={filter[name]}
            onChange={value => onChange({ [name]: value })}
          />
        ) : null
      })}
    </SimpleGrid>
  )
}
