// The statements that were read into this period: each can be looked at again, and taken back.

import { Button, Group, Text } from '@mantine/core'
import { keptLines } from '@furrow/farming/accounts/kept-statement'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import type { KeptRow } from '../../../data/outbox/update-of.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { countText, dayText, momentText } from '../../../ui/amounts.ts'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { figuresWithout } from './record-differences.ts'
import { takeBackChange } from './read-in-change.ts'
import type { StatementBefore } from './use-earlier-statements.ts'

interface Props {
  readonly statements: readonly StatementBefore[]
  readonly record: KeptRow | undefined
  readonly mayWrite: boolean
  readonly onOpen: (statement: StatementBefore) => void
  /** The button is gone then. */
  readonly onRemoved: () => void
}

export function StatementsRead({ statements, record, mayWrite, onOpen, onRemoved }: Props) {
  const takeBack = useTakeBack(statements, record)
  if (statements.length === 0) return null
  return (
    <SimpleCard title="Imported in this period">
      <ul className="statement-list">
        {statements.map(statement => (
          <li key={statement.id}>
            <div>
              <strong>{nameOf(statement)}</strong>
              <Text size="sm" c="dimmed">
                {wordsOf(statement)}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                variant="default"
                aria-label={`Open ${nameOf(statement)}`}
                onClick={() => onOpen(statement)}
              >
                Open
              </Button>
              {mayWrite ? (
                <Button
                  variant="default"
                  aria-label={`Remove ${nameOf(statement)}`}
                  onClick={() => void takeBack(statement).then(onRemoved)}
                >
                  Remove
                </Button>
              ) : null}
            </Group>
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}

export function nameOf({ file_name, title }: StatementBefore): string {
  return file_name ?? title ?? 'Statement'
}

function wordsOf({ title, starts_on, ends_on, lines, created_at }: StatementBefore): string {
  const days =
    ends_on && (starts_on ? `${dayText(starts_on)} to ${dayText(ends_on)}` : dayText(ends_on))
  const accounts = countText(keptLines(lines).length, 'account')
  return [title, days, accounts, `imported ${momentText(created_at)}`].filter(Boolean).join(' · ')
}

function useTakeBack(statements: readonly StatementBefore[], record: KeptRow | undefined) {
  const place = usePlace()
  const { outbox } = useFurrow()
  const act = useUndoableAction()
  return (statement: StatementBefore) => {
    const others = statements.filter(({ id }) => id !== statement.id)
    const figures = figuresWithout(
      keptLines(statement.lines),
      others.flatMap(({ lines }) => keptLines(lines)),
      record,
    )
    const title = nameOf(statement)
    const newId = () => outbox.newId()
    const change = takeBackChange({ ...place, record, newId, figures, statement, title })
    return act(change, `${title} is removed.`)
  }
}
