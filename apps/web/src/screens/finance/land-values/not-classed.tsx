// How much of the land has no class or property yet, with the way to where it is chosen.

import { Anchor, Text } from '@mantine/core'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { Link } from '@tanstack/react-router'
import { usePlace } from '../../../period/use-place.ts'
import { areaText } from '../../../ui/amounts.ts'
import { hectaresIn, whyNotValued } from './land-value-row.ts'
import type { LandValueRow } from './land-value-row.ts'

const paddocks: string = '/collection/$farmId/period/$periodId/paddocks'

export function NotClassed({ rows }: { readonly rows: readonly LandValueRow[] }) {
  const { farmId, periodId } = usePlace()
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const missing = sumOf(rows.filter(row => whyNotValued(row)).map(hectaresIn))
  const all = sumOf(rows.map(hectaresIn))
  if (!missing) return null
  return (
    <Text size="sm" c="var(--attention)">
      {areaText(missing)} of {areaText(all)} can’t be valued: no land class, or no property.{' '}
      <Anchor inherit renderRoot={props => <Link {...props} to={paddocks} params={params} />}>
        Choose them under Paddocks
      </Anchor>
    </Text>
  )
}
