// What can be done with the properties that are chosen.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { RetireButton } from '../../period/retiring/retire-button.tsx'
import { countText } from '../../ui/amounts.ts'
import type { PropertyPlace } from './property-change.ts'
import type { PropertyRow } from './property-row.ts'

interface Props {
  readonly chosen: readonly PropertyRow[]
  readonly place: PropertyPlace
  /** Nothing where one may only read. */
  readonly onDelete: ((rows: readonly PropertyRow[]) => void) | undefined
}

export function PropertyActions({ chosen, place, onDelete }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  const whose = chosen.map(({ property }) => property.name).join(', ')
  return (
    <>
      <Button
        variant="default"
        aria-label={`See paddocks: ${whose}`}
        renderRoot={props => (
          <Link
            to="/collection/$farmId/period/$periodId/paddocks"
            params={params}
            search={{ propertyIds: chosen.map(({ id }) => id) }}
            {...props}
          />
        )}
      >
        See paddocks
      </Button>
      {onDelete ? (
        <RetireButton
          resource="farm_properties"
          rows={chosen.map(({ property }) => property)}
          whose={chosen.length === 1 ? whose : countText(chosen.length, 'property', 'properties')}
          place={place}
        />
      ) : null}
      {onDelete ? (
        <Button variant="default" aria-label={`Delete ${whose}`} onClick={() => onDelete(chosen)}>
          Delete
        </Button>
      ) : null}
    </>
  )
}
