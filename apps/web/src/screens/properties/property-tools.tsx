// Beside the heading of the properties: the titles of the period before, and the way to the paddocks.

import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { countText } from '../../ui/amounts.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { missingTitles, sameAsBefore } from './property-change.ts'
import type { PropertyPlace } from './property-change.ts'

interface Props {
  readonly place: PropertyPlace
  readonly beforeName: string | undefined
  readonly mayWrite: boolean
}

export function PropertyTools({ place, beforeName, mayWrite }: Props) {
  const keep = useUndoableAction()
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  const missing = missingTitles(place.rows).length
  const take = () => {
    const said = `${countText(missing, 'title')} taken over from ${beforeName}.`
    void keep(sameAsBefore(place), said)
  }
  return (
    <Group gap="xs" className="no-print">
      {mayWrite && missing > 0 ? (
        <Button onClick={take}>
          {countText(missing, 'title')} as in {beforeName}
        </Button>
      ) : null}
      <Button
        variant="default"
        renderRoot={props => (
          <Link to="/collection/$farmId/period/$periodId/paddocks" params={params} {...props} />
        )}
      >
        Paddocks
      </Button>
    </Group>
  )
}
