// The fee of a project against what was billed, and its bills.

import { Text } from '@mantine/core'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { dayText } from '../../../ui/amounts.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import type { Project } from '../project-rows.ts'

export function ProjectBills({ project }: { readonly project: Project }) {
  const where = { billable_type: 'projects', billable_id: project.id } as const
  const bills = useRows('bills', { where, sort: ['-date_invoiced', '-id'] })
  return (
    <SimpleCard title="Bills">
      {bills.rows.length === 0 ? <Text c="dimmed">None yet.</Text> : null}
      <ul className="project-links">
        {bills.rows.map(({ id, date_invoiced, description, status }) => (
          <li key={id}>
            {description ?? `Bill ${id}`}, {status.toLowerCase()}
            {date_invoiced ? `, ${dayText(date_invoiced)}` : ''}
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}
