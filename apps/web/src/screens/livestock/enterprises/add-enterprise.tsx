// The ways to another enterprise: by what it is made of, or at a press where it was run the period before.

import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { AddEnterpriseDialog } from './add-enterprise-dialog.tsx'
import { runningChange } from './enterprise-change.ts'
import { enterpriseName, sameEnterprise } from './enterprise-name.ts'
import type { EnterpriseParts } from './enterprise-name.ts'
import type { Enterprises } from './use-enterprises.ts'
import { useProposeEnterprise } from './use-propose-enterprise.ts'

interface PartProps {
  readonly place: CollectionPlace
  readonly enterprises: Enterprises
}

export function AddEnterprise({ place, enterprises }: PartProps) {
  const { rows, lists } = enterprises
  const [isAsked, setAsked] = useState(false)
  const run = useRun(place, enterprises)
  const propose = useProposeEnterprise(lists)
  const add = (parts: EnterpriseParts) => {
    run(sameEnterprise(parts, lists)?.id ?? propose(parts), enterpriseName(parts, lists))
    setAsked(false)
  }
  return (
    <>
      <Button className="no-print" onClick={() => setAsked(true)}>
        Add enterprise
      </Button>
      {isAsked ? (
        <AddEnterpriseDialog
          lists={lists}
          rows={rows}
          onAdd={add}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}

/** What was run the period before is run again at a press. */
export function SuggestedEnterprises({ place, enterprises }: PartProps) {
  const { suggested, lists, beforeName } = enterprises
  const run = useRun(place, enterprises)
  if (suggested.length === 0) return null
  const from = beforeName ? `Run in ${beforeName}, or with stock recorded` : 'With stock recorded'
  return (
    <section aria-label="Suggested enterprises" className="no-print">
      <Text size="sm" c="dimmed" mb={4}>
        {from}, and not in this period yet:
      </Text>
      <Group gap="xs">
        {suggested.map(id => {
          const name = enterpriseName(
            lists.enterprises.find(one => one.id === id),
            lists,
          )
          return (
            <Button key={id} variant="default" onClick={() => run(id, name)}>
              Add {name}
            </Button>
          )
        })}
      </Group>
    </section>
  )
}

function useRun(place: CollectionPlace, { rows }: Enterprises) {
  const { outbox } = useFurrow()
  const keep = useUndoableAction()
  return (id: number, name: string) => {
    const row = rows.find(one => one.ofFarm.livestock_enterprise_id === id)
    const change = runningChange({ id, name }, row, { ...place, newId: () => outbox.newId() })
    void keep(change, `${name} added.`)
  }
}
