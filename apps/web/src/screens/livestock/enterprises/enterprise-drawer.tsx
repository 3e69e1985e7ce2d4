// One enterprise: the classes that are kept in it, settings taken over from another, and what was changed.

import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRowById } from '../../../data/hooks/use-row-by-id.ts'
import { HistoryOfRow } from '../../../entry/history/history-of-row.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { UndoBesideCards } from '../../../sheet/cards/undo-beside-cards.tsx'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { copiedSettings, keptClassStep } from './enterprise-change.ts'
import type { EnterpriseRow } from './enterprise-row.ts'
import { overlapping } from './enterprise-row.ts'
import { KeptClassesSheet } from './kept-classes-sheet.tsx'
import type { Enterprises } from './use-enterprises.ts'

interface Props {
  readonly place: CollectionPlace
  readonly enterprises: Enterprises
  /** The number of one; without it, it is closed. */
  readonly opened: number | undefined
  readonly mayWrite: boolean
  readonly onClose: () => void
}

export function EnterpriseDrawer({ opened, onClose, ...shared }: Props) {
  const row = useRowById(shared.enterprises.rows, opened)
  return (
    <SideDrawer opened={row !== undefined} onClose={onClose} title={row?.name} size="xl">
      {row ? <Shown key={opened} row={row} {...shared} /> : null}
    </SideDrawer>
  )
}

type ShownProps = Omit<Props, 'opened' | 'onClose'> & { readonly row: EnterpriseRow }

function Shown({ place, enterprises, row, mayWrite }: ShownProps) {
  const { rows, lists } = enterprises
  const other = overlapping(row, rows)
  return (
    <Stack gap="lg">
      {other ? (
        <Text role="note" c="var(--attention)" fw={600}>
          {other.name} has the same species and purpose. Check that no stock is counted in both.
        </Text>
      ) : null}
      {row.inPeriod ? <ToWizard place={place} row={row} /> : null}
      <section>
        <Title order={3} mb="xs">
          Classes
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          The classes kept in it. The value is the same at both ends of the period, so that only
          numbers change what the stock is worth.
        </Text>
        {mayWrite ? <UndoBesideCards /> : null}
        <KeptClassesSheet place={place} row={row} classes={lists.classes} mayWrite={mayWrite} />
        {mayWrite ? <RecordedClasses {...{ place, enterprises, row }} /> : null}
      </section>
      {mayWrite ? <CopySettings {...{ place, enterprises, row }} /> : null}
      <Title order={3}>Changes</Title>
      <HistoryOfRow resource="farm_livestock_enterprises" row={{ ...row.ofFarm }} />
    </Stack>
  )
}

type PartProps = Pick<ShownProps, 'place' | 'enterprises' | 'row'>

/** Classes that have stock in it and are not in the list. */
function RecordedClasses({ place, enterprises, row }: PartProps) {
  const { outbox } = useFurrow()
  const keep = useUndoableAction()
  const known = new Set(row.kept.map(one => one.livestock_class_id))
  const missing = row.classes.filter(({ classId }) => !known.has(classId))
  const names = missing.map(
    ({ classId }) => enterprises.lists.classes.find(({ id }) => id === classId)?.name ?? '',
  )
  if (missing.length === 0) return null
  const add = () => {
    const sheet = { ...place, newId: () => outbox.newId() }
    const steps = missing.map(({ classId }) => keptClassStep({ to: row, classId }, sheet))
    const label = `Classes of ${row.name}`
    void keep({ label, farmId: place.farmId, steps }, `${names.join(', ')} added.`)
  }
  return (
    <Button variant="default" mt="sm" onClick={add}>
      Add classes that have stock: {names.join(', ')}
    </Button>
  )
}

function CopySettings({ place, enterprises, row }: PartProps) {
  const { outbox } = useFurrow()
  const keep = useUndoableAction()
  const others = enterprises.rows.filter(
    one => one.id !== row.id && (one.settings !== undefined || one.kept.length > 0),
  )
  if (others.length === 0) return null
  const copy = (id: number | null) => {
    const from = others.find(one => one.id === id)
    if (!from) return
    const change = copiedSettings(from, row, { ...place, newId: () => outbox.newId() })
    const said = `Settings taken over from ${from.name}.`
    if (change.steps.length > 0) void keep(change, said)
  }
  return (
    <ChoiceInput
      label="Copy settings from"
      description="Feed ratings, sale unit, and of the same species classes and values."
      placeholder="Another enterprise"
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      onCommit={copy}
    />
  )
}

function ToWizard({ place, row }: Pick<ShownProps, 'place' | 'row'>) {
  const params = {
    farmId: String(place.farmId),
    periodId: String(place.periodId),
    livestockEnterpriseId: String(row.ofFarm.livestock_enterprise_id),
  }
  return (
    <Group>
      <Button
        renderRoot={props => (
          <Link
            to="/collection/$farmId/period/$periodId/livestock/wizard/{-$livestockEnterpriseId}"
            params={params}
            {...props}
          />
        )}
      >
        Step by step
      </Button>
    </Group>
  )
}
