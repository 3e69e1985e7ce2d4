// Which farms the board shows. A filter stands there where there is something to choose.

import { SegmentedControl, SimpleGrid } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import { useRows } from '../../data/hooks/use-rows.ts'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { choicesOf, waitingFor } from '../../period/board/board-rows.ts'
import type { BoardFilter, BoardRow } from '../../period/board/board-rows.ts'

interface Props {
  readonly rows: readonly BoardRow[]
  readonly filter: FilterOfPeriod
  readonly onChange: (changed: Partial<FilterOfPeriod>) => void
}

interface FilterOfPeriod extends BoardFilter {
  readonly period: string | null
}

export function BoardFilterRow({ rows, filter, onChange }: Props) {
  const periods = useRows('periods', { sort: ['-start_date'] })
  const selects = [
    ['status', 'Status', choicesOf(rows, row => row.status)],
    ['manager', 'Manager', choicesOf(rows, row => row.manager)],
    ['group', 'Profit focus group', choicesOf(rows, row => row.group)],
    ['zone', 'Region', choicesOf(rows, row => row.zone)],
    ['product', 'Product', choicesOf(rows, row => row.products)],
    ['validator', 'Validator', choicesOf(rows, row => row.validators)],
  ] as const
  const shown = waitingFor.map(({ value, label, holds }) => ({
    value,
    label: `${label} (${rows.filter(holds).length})`,
  }))
  return (
    <>
      <SegmentedControl
        aria-label="Which collections"
        mb="md"
        className="board-shown"
        data={[{ value: 'all', label: `All (${rows.length})` }, ...shown]}
        value={filter.show ?? 'all'}
        onChange={show => onChange({ show: show === 'all' ? null : show })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" mb="md" className="board-filters">
        <FilterSelect
          label="Period"
          placeholder="Newest of each farm"
          options={periods.rows.map(({ id, name }) => ({
            value: String(id),
            label: periodText(name),
          }))}
          value={filter.period}
          onChange={period => onChange({ period })}
        />
        {selects.map(([name, label, options]) =>
          options.length > 1 || filter[name] ? (
            <FilterSelect
              key={name}
              label={label}
              options={options}
              value={filter[name]}
              onChange={value => onChange({ [name]: value })}
            />
          ) : null,
        )}
      </SimpleGrid>
    </>
  )
}
