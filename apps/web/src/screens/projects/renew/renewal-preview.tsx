// What a renewal would make, line by line, to be left out one by one; and the button that makes it.

import { Button, Checkbox, Group, Text } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { countText } from '../../../ui/amounts.ts'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { ProjectLink } from '../project-columns.tsx'
import { renewalSteps } from './renewal.ts'
import type { RenewalLine } from './renewal.ts'

interface Props {
  readonly lines: readonly RenewalLine[]
  readonly into: { readonly id: number; readonly name: string }
  readonly statusId: number | null
  readonly collectorId: number | null
}

export function RenewalPreview({ lines, into, statusId, collectorId }: Props) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  const navigate = useNavigate()
  const open = lines.filter(({ standing }) => standing === undefined)
  const chosen = open.filter(({ id }) => !left.has(id))
  const standing = lines.length - open.length
  const toggle = (id: number, isIn: boolean) => {
    const next = new Set(left)
    if (isIn) next.delete(id)
    else next.add(id)
    setLeft(next)
  }
  const renew = async () => {
    const newId = () => outbox.newId()
    const steps = renewalSteps(chosen, { periodId: into.id, collectorId, statusId, newId })
    const what = countText(chosen.length, 'project')
    const change = { label: `Renew ${what} for ${into.name}`, farmId: null, steps }
    if (await act(change, `${what} renewed for ${periodText(into.name)}.`)) {
      await navigate({ to: '/projects', search: { period: periodText(into.name) } })
    }
  }
  return (
    <>
      <Text mb="sm" role="status">
        {countText(chosen.length, 'project')} to make for {periodText(into.name)}.
        {standing > 0 ? ` ${alreadyThere(standing)}` : ''}
      </Text>
      <PlainTable
        caption="Projects to renew"
        hideCaption
        searchable
        rows={lines}
        rowKey={({ id }) => id}
        columns={columnsWith(left, toggle)}
        empty="That period has no projects."
      />
      <Group mt="md">
        <Button disabled={chosen.length === 0} onClick={() => void renew()}>
          Renew {countText(chosen.length, 'project')}
        </Button>
        {left.size > 0 ? (
          <Button variant="subtle" onClick={() => setLeft(new Set())}>
            Take all
          </Button>
        ) : null}
      </Group>
    </>
  )
}

function alreadyThere(count: number): string {
  return count === 1
    ? '1 exists already and is left out.'
    : `${count} exist already and are left out.`
}

function columnsWith(
  left: ReadonlySet<number>,
  toggle: (id: number, isIn: boolean) => void,
): readonly TableColumn<RenewalLine>[] {
  return [
    {
      key: 'chosen',
      heading: 'Renew',
      value: ({ id, standing }) => standing === undefined && !left.has(id),
      show: ({ id, title, standing }) =>
        standing === undefined ? (
          <Checkbox
            size="md"
            label="Renew"
            aria-label={`Renew ${title}`}
            checked={!left.has(id)}
            onChange={event => toggle(id, event.currentTarget.checked)}
          />
        ) : (
          'Exists already'
        ),
    },
    {
      key: 'title',
      heading: 'New project',
      value: ({ title, standing }) => standing ?? title,
    },
    {
      key: 'before',
      heading: 'Goes on from',
      value: ({ row }) => row.title,
      show: ({ row }) => <ProjectLink {...row} />,
    },
    { key: 'business', heading: 'Business', value: ({ row }) => row.business },
    { key: 'collector', heading: 'Collector before', value: ({ row }) => row.collector },
    { key: 'was', heading: 'Fee before', kind: 'money', value: ({ feeBefore }) => feeBefore },
    {
      key: 'fee',
      heading: 'New fee',
      kind: 'money',
      value: ({ fee, standing }) => (standing === undefined ? fee : null),
      total: lines => total(lines.filter(({ id }) => !left.has(id))),
    },
  ]
}

/** Of those that are made. */
function total(lines: readonly RenewalLine[]): number | null {
  const fees = lines.flatMap(({ fee, standing }) => (standing === undefined ? (fee ?? []) : []))
  return fees.length === 0 ? null : fees.reduce((sum, fee) => sum + fee, 0)
}
