// The properties of a farm: their names and colours, and in this period their title and how they are held.

import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { countText } from '../../ui/amounts.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { StillReading } from '../../period/still-reading.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { useMayWrite } from '../../period/use-may-write.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { missingTitles, sameAsBefore } from './property-change.ts'
import type { PropertyPlace } from './property-change.ts'
import { PropertySheet } from './property-sheet.tsx'
import { useProperties } from './use-properties.ts'

export function PropertiesScreen() {
  const here = usePlace()
  const of = usePlaceWords(here)
  // Where one may not, the frame says why above every screen of the period.
  const { mayWrite } = useMayWrite(here)
  const { place, beforeName, retired, ...reading } = useProperties(here)
  return (
    <>
      <ScreenTitle
        of={of}
        actions={<PropertyTools place={place} beforeName={beforeName} mayWrite={mayWrite} />}
      >
        Properties
      </ScreenTitle>
      <Stack gap="md">
        <StillReading {...reading} count={5} />
        {reading.isLoading ? null : <PropertySheet place={place} retired={retired} />}
      </Stack>
    </>
  )
}

interface ToolsProps {
  readonly place: PropertyPlace
  readonly beforeName: string | undefined
  readonly mayWrite: boolean
}

/** The titles of the period before, and the way to the paddocks. */
function PropertyTools({ place, beforeName, mayWrite }: ToolsProps) {
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
