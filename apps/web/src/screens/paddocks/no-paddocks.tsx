// The first paddocks of a period: added, pasted, brought along from the period before, or from a map.

import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'

interface Props {
  readonly place: CollectionPlace
  /** Nothing for the first period of a farm. */
  readonly beforeName: string | undefined
  /** Nothing where one may only read. */
  readonly onAdd: (() => void) | undefined
}

export function NoPaddocks({ place, beforeName, onAdd }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  if (!onAdd) {
    return (
      <EmptyState picture="field" title="No paddocks" text="None were entered in this period." />
    )
  }
  return (
    <EmptyState
      picture="field"
      title="No paddocks yet"
      text="Crops, rain and stock are recorded on paddocks. Type or paste them into the table, or start from what you have."
      action={
        <Group justify="center">
          <Button onClick={onAdd}>Add paddocks</Button>
          {beforeName === undefined ? null : (
            <Button
              variant="default"
              renderRoot={props => (
                <Link to="/collection/$farmId/period" params={params} {...props} />
              )}
            >
              Start from {beforeName}
            </Button>
          )}
          <Button
            variant="default"
            renderRoot={props => <Link to={mapPath} params={params} {...props} />}
          >
            Import a map
          </Button>
        </Group>
      }
    />
  )
}

const mapPath: string = '/collection/$farmId/period/$periodId/paddocks/map'
