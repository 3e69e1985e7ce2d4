// Where the farm says which livestock it runs: the first thing to do before any of it is entered.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function ChooseEnterprisesButton({ place }: { readonly place: CollectionPlace }) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <Button
      variant="default"
      renderRoot={props => (
        <Link
          to="/collection/$farmId/period/$periodId/livestock/enterprises"
          params={params}
          {...props}
        />
      )}
    >
      Choose enterprises
    </Button>
  )
}
