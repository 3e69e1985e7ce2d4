// What can be done with the properties that are chosen.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { PropertyPlace } from './property-change.ts'
import type { PropertyRow } from './property-row.ts'

interface Props {
  readonly chosen: readonly PropertyRow[]
  readonly place: PropertyPlace
  readonly mayWrite: boolean
  readonly onDelete: (rows: readonly PropertyRow[]) => void
}

export function PropertyActions({ chosen, place, mayWrite, onDelete }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  const whose = chosen.map(({ property }) => property.name).join(', ')
  return (
    <>
      <Button
        variant="default"
        h={44}
        aria-label={`See the paddocks of ${whose}`}
        renderRoot={props => (
          <Link
            to="/collection/$farmId/period/$periodId/paddocks"
            params={params}
            search={{ propertyIds: chosen.map(({ id }) => id) }}
            {...props}
          />
        )}
      >
        See its paddocks
      </Button>
      {mayWrite ? (
        <Button
          variant="default"
          h={44}
          aria-label={`Delete ${whose}`}
          onClick={() => onDelete(chosen)}
        >
          Delete
        </Button>
      ) : null}
    </>
  )
}
