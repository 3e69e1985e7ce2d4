// Whose work is shown: one’s own, or that of whoever else entered some.

import { useRows } from '../../data/hooks/use-rows.ts'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'

interface Props {
  readonly me: number
  readonly value: string | null
  readonly onChange: (person: string | null) => void
}

export function PersonFilter({ me, value, onChange }: Props) {
  const includes = ['employee'] as const
  const work = useRows('employee_bills', { includes })
  const spent = useRows('expenses', { includes })
  const people = new Map(
    [...work.rows, ...spent.rows].flatMap(({ employee_id: id, employee }) =>
      employee && id !== me ? [[id, employee.name] as const] : [],
    ),
  )
  if (people.size === 0) return null
  return (
    <FilterSelect
      label="Person"
      placeholder="Me"
      options={[...people].map(([id, label]) => ({ value: String(id), label }))}
      value={value}
      onChange={onChange}
    />
  )
}
