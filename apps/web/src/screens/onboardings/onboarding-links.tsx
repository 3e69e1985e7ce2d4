// Where the farm of an onboarding stands in the portal. Staff see all onboardings, and of the farms only theirs.

import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRow } from '../../data/hooks/use-rows.ts'
import type { OnboardingRow } from './use-onboardings.ts'

export function OnboardingLinks({ row }: Pick<OnboardingRow, 'row'>) {
  const farm = useRow('farms', row.farm_id ?? undefined)
  if (!row.farm_id) return <Text c="dimmed">No farm yet.</Text>
  if (!farm.row) {
    return farm.isLoading ? null : (
      <Text c="dimmed">You aren’t on a project of this farm, so it doesn’t open for you.</Text>
    )
  }
  const params = { farmId: String(row.farm_id), periodId: String(row.period_id ?? 0) }
  return (
    <Group>
      <Link to="/collection/$farmId/details" params={params}>
        Farm details
      </Link>
      {row.period_id ? (
        <Link to="/collection/$farmId/period/$periodId" params={params}>
          Collection
        </Link>
      ) : null}
      {row.business_id ? (
        <Link to="/business/$businessId" params={{ businessId: String(row.business_id) }}>
          Business details
        </Link>
      ) : null}
    </Group>
  )
}
