// Beside the heading of the paddocks: adding several, the map, properties, and the way to what they were. On a
// phone all but adding is behind one button, so that rows are in sight.

import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconCertificate, IconMap2, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FoldedButtons } from '../../ui/folded-buttons.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { CollectionPlace } from '../../period/use-place.ts'

export type PaddockView = 'sheet' | 'lineage'

interface Props {
  readonly place: CollectionPlace
  readonly view: PaddockView
  /** Nothing in the first period of a farm: there is nothing to compare with. */
  readonly onView: ((view: PaddockView) => void) | undefined
  /** Nothing where one may only read. */
  readonly onAdd: (() => void) | undefined
}

export function PaddockTools({ place, view, onView, onAdd }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  const isPhone = useIsPhone()
  const shownAs = onView ? (
    <SegmentedControl
      aria-label="Shown as"
      data={views}
      value={view}
      onChange={value => onView(value as PaddockView)}
    />
  ) : null
  const ways = (
    <>
      <Button
        variant="default"
        data-brief=""
        leftSection={<IconMap2 size={18} aria-hidden />}
        renderRoot={props => <Link to={paths.map} params={params} {...props} />}
      >
        Map
      </Button>
      <Button
        variant="default"
        data-brief=""
        leftSection={<IconCertificate size={18} aria-hidden />}
        renderRoot={props => <Link to={paths.properties} params={params} {...props} />}
      >
        Properties
      </Button>
    </>
  )
  return (
    <Group gap="xs" className="no-print">
      {isPhone ? null : shownAs}
      {onAdd ? (
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          Add paddocks
        </Button>
      ) : null}
      {isPhone ? (
        <FoldedButtons name="More">
          {shownAs}
          {ways}
        </FoldedButtons>
      ) : (
        ways
      )}
    </Group>
  )
}

const views = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'lineage', label: 'Changes' },
]

const below = '/collection/$farmId/period/$periodId'
const paths: Readonly<Record<'map' | 'properties', string>> = {
  map: `${below}/paddocks/map`,
  properties: `${below}/properties`,
}
