// What a colleague saved in a field that somebody is typing into, and which of the two shall hold.

import { Alert, Button, Group, Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { FigureText } from '../rows/figure-text.tsx'
import type { RowEditing } from './use-row-edit.ts'

interface Props {
  readonly entity: Entity
  readonly editing: RowEditing
  readonly name: string
}

export function ClashChoice({ entity, editing, name }: Props) {
  const label = entity.fields[name]?.label ?? name
  return (
    <Alert color="ochre" mt="xs" p="sm" role="group" aria-label={`${label}: two answers`}>
      <Text size="sm">
        Saved by somebody else: <FigureText entity={entity} name={name} row={editing.edit.seen} />
      </Text>
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={() => editing.keepMine(name)}>
          Keep mine
        </Button>
        <Button variant="default" onClick={() => editing.takeTheirs(name)}>
          Take theirs
        </Button>
      </Group>
    </Alert>
  )
}
