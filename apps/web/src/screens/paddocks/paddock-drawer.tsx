// One paddock, beside the sheet: what grew on its ground, what is known of it, all its fields, and what
// became of the record.

import { Button, Group, Stack, Tabs, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconMap2 } from '@tabler/icons-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { FormSkeleton, TableSkeleton } from '../../ui/skeletons.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { GroundFacts } from './ground-facts.tsx'
import { PaddockRecord } from './paddock-record.tsx'
import type { PaddockRow } from './paddock-row.ts'
import { useGroundHistory } from './use-ground-history.ts'
import { YearsStrip } from './years-strip.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly row: PaddockRow | undefined
  readonly isLoading: boolean
  readonly mayWrite: boolean
  readonly onClose: () => void
}

export function PaddockDrawer({ place, row, isLoading, mayWrite, onClose }: Props) {
  return (
    <SideDrawer opened onClose={onClose} size="xl" title={row?.paddock.name ?? 'Paddock'}>
      {row ? <Known place={place} row={row} mayWrite={mayWrite} /> : null}
      {!row && isLoading ? <FormSkeleton /> : null}
      {!row && !isLoading ? (
        <EmptyState
          title="There is no such paddock in this period"
          text="It may have been deleted, or be one of another period."
        />
      ) : null}
    </SideDrawer>
  )
}

interface KnownProps {
  readonly place: CollectionPlace
  readonly row: PaddockRow
  readonly mayWrite: boolean
}

function Known({ place, row, mayWrite }: KnownProps) {
  return (
    <Tabs defaultValue="ground" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="ground">Ground</Tabs.Tab>
        <Tabs.Tab value="fields">All fields</Tabs.Tab>
        <Tabs.Tab value="changes">Changes</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="ground" pt="md">
        <GroundPart place={place} row={row} />
      </Tabs.Panel>
      <Tabs.Panel value="fields" pt="md">
        <PaddockRecord row={row} mayWrite={mayWrite} part="fields" />
      </Tabs.Panel>
      <Tabs.Panel value="changes" pt="md">
        <PaddockRecord row={row} mayWrite={mayWrite} part="changes" />
      </Tabs.Panel>
    </Tabs>
  )
}

function GroundPart({ place, row }: Omit<KnownProps, 'mayWrite'>) {
  const { crops, isLoading, failure, retry } = useGroundHistory(row)
  const { name } = row.paddock
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <Stack gap="lg">
      <GroundFacts row={row} crops={crops} />
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={3} columns={2} /> : null}
      {!isLoading && !failure && crops.length === 0 ? (
        <Text c="dimmed">No crop is recorded on this ground yet, in this period or before.</Text>
      ) : null}
      {crops.length > 0 ? <YearsStrip crops={crops} name={name} /> : null}
      <Group>
        <Button
          variant="default"
          leftSection={<IconMap2 size={18} aria-hidden />}
          renderRoot={props => (
            <Link
              to={mapPath}
              params={params}
              search={now => ({ ...now, paddock: String(row.id) })}
              {...props}
            />
          )}
        >
          {(row.paddock.boundaries_count ?? 0) > 0 ? 'See it on the map' : 'Draw it on the map'}
        </Button>
      </Group>
    </Stack>
  )
}

const mapPath: string = '/collection/$farmId/period/$periodId/paddocks/map'
