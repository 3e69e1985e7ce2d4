// The fee of a project against what was billed and paid, what went into it, and its bills.

import { Text } from '@mantine/core'
import { isLocalId } from '../../../data/outbox/local-ids.ts'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { Link } from '@tanstack/react-router'
import { dayText, moneyText } from '../../../ui/amounts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import type { KeptProject } from '../project-rows.ts'

export function ProjectBills({ project }: { readonly project: KeptProject }) {
  const where = { billable_type: 'projects', billable_id: project.id } as const
  const bills = useRows('bills', { where, sort: ['-date_invoiced', '-id'] })
  return (
    <SimpleCard title="Fee, bills and work">
      <Figures project={project} />
      {bills.rows.length === 0 && !bills.isLoading ? <Text c="dimmed">No bills yet.</Text> : null}
      <ul className="project-links">
        {bills.rows.map(({ id, number, date_invoiced, status }) => (
          <li key={id}>
            <Link to="/bills/$billId" params={{ billId: String(id) }}>
              {number ? `Bill ${number}` : `Draft ${id}`}
            </Link>
            , {status.toLowerCase()}
            {date_invoiced ? `, ${dayText(date_invoiced)}` : ''}
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}

const behind = [
  'projects',
  'bills',
  'bill_lines',
  'bill_payments',
  'employee_bills',
  'expenses',
] as const

/** Work and expenses are told to staff alone. */
function Figures({ project: { id } }: { readonly project: KeptProject }) {
  const { api } = useFurrow()
  const { data, failure, retry } = useAnswer(
    ['project-figures', id],
    signal => api.bills.projectFigures([id], { signal }),
    { resources: behind, enabled: !isLocalId(id) },
  )
  if (failure) return <FailureCard failure={failure} retry={retry} />
  const [figures] = data ?? []
  if (!figures) return null
  const shown = [
    ['Fee', figures.fee],
    ['Billed', figures.billed],
    ['Paid, with GST', figures.paid],
    ['Owed, with GST', figures.owed],
    ['Work', figures.worked],
    ['Expenses', figures.spent],
    ['Left of the fee', figures.left],
  ] as const
  return (
    <div className="detail-fields project-figures">
      {shown.map(([label, cents]) => (
        <Fact key={label} label={label}>
          {cents === null ? null : moneyText(cents)}
        </Fact>
      ))}
    </div>
  )
}
