// What the farm could do better, as long as it is not done or dropped: what is due first.

import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useSeesMoney } from '../../period/use-sees-money.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { dayText, moneyText } from '../../ui/amounts.ts'

const over = ['Done', 'Dropped']

export function OpenOpportunities({ place }: { readonly place: CollectionPlace }) {
  const { farmId, periodId } = place
  const where = { farm_id: farmId, period_id: periodId }
  const seesMoney = useSeesMoney(farmId)
  const { rows } = useRows('opportunities', { where, sort: ['id'] })
  const open = rows
    .filter(({ status }) => !over.includes(status))
    .toSorted((one, other) => (one.due_date ?? '9').localeCompare(other.due_date ?? '9'))
  if (open.length === 0) return null
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return (
    <section aria-labelledby="opportunities">
      <Title order={2} id="opportunities" mb="sm">
        <Link to="/collection/$farmId/period/$periodId/finance/opportunities" params={params}>
          Opportunities
        </Link>
      </Title>
      <ul className="opportunities">
        {open.map(({ id, title, status, due_date: due, expected_gain: gain }) => (
          <li key={id}>
            <Text component="span">{title}</Text>{' '}
            <Text component="span" c="dimmed" size="sm">
              {[
                status,
                due ? `due ${dayText(due)}` : undefined,
                seesMoney && gain !== null ? `${moneyText(gain, 0)} in a usual year` : undefined,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
