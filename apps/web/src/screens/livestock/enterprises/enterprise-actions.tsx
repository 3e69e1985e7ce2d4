// What can be done with the enterprises that are chosen; and what is offered where one can't be deleted.

import { Button, Text } from '@mantine/core'
import { RetireButton } from '../../../period/retiring/retire-button.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { countText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import type { EnterpriseRow } from './enterprise-row.ts'

interface ActionsProps {
  readonly chosen: readonly EnterpriseRow[]
  readonly place: CollectionPlace
  /** Nothing where one may only read. */
  readonly onDelete: ((rows: readonly EnterpriseRow[]) => void) | undefined
}

export function EnterpriseActions({ chosen, place, onDelete }: ActionsProps) {
  if (!onDelete || chosen.length === 0) return null
  const whose = wordsOf(chosen)
  return (
    <>
      <RetireButton
        resource="farm_livestock_enterprises"
        rows={chosen.map(({ ofFarm }) => ofFarm)}
        whose={whose}
        place={place}
      />
      <Button variant="default" aria-label={`Delete ${whose}`} onClick={() => onDelete(chosen)}>
        Delete
      </Button>
    </>
  )
}

interface InsteadProps {
  readonly place: CollectionPlace
  readonly rows: readonly EnterpriseRow[]
  readonly message: string
  readonly onClose: () => void
}

export function RetireInstead({ place, rows, message, onClose }: InsteadProps) {
  const whose = wordsOf(rows)
  return (
    <DialogCard
      opened
      title={`${whose} can’t be deleted`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Leave as it is
          </Button>
          <RetireButton
            resource="farm_livestock_enterprises"
            rows={rows.map(({ ofFarm }) => ofFarm)}
            whose={whose}
            place={place}
            onPressed={onClose}
          />
        </>
      }
    >
      <Text>{message}</Text>
      <Text mt="sm">
        Retire it instead: it is not offered from the next period on, and everything recorded stays.
      </Text>
    </DialogCard>
  )
}

function wordsOf(rows: readonly EnterpriseRow[]): string {
  const [first, ...others] = rows
  return first && others.length === 0 ? first.name : countText(rows.length, 'enterprise')
}
