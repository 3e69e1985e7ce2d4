// What a colleague saved in a field that someone is typing into, and which of the two shall hold.

import { Alert } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { ConflictChoice } from '../../ui/conflict-choice.tsx'
import { FigureText } from '../rows/figure-text.tsx'
import type { RowEditing } from './use-row-edit.ts'

interface Props {
  readonly entity: Entity
  readonly editing: RowEditing
  readonly name: string
}

export function FieldConflict({ entity, editing, name }: Props) {
  const label = entity.fields[name]?.label ?? name
  return (
    <Alert color="ochre" mt="xs" p="sm" role="group" aria-label={`${label}: two answers`}>
      <ConflictChoice
        keep="Keep mine"
        take="Take theirs"
        onKeep={() => editing.keepMine(name)}
        onTake={() => editing.takeTheirs(name)}
      >
        Saved by someone else: <FigureText entity={entity} name={name} row={editing.edit.seen} />
      </ConflictChoice>
    </Alert>
  )
}
