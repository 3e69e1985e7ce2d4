// Says where contacts look like one person, with the way to make one of them.

import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import type { Contact } from './contact-columns.ts'
import { twinsAmong } from './duplicate-contacts.ts'

interface Props {
  readonly contacts: readonly Contact[]
  readonly onMerge: (contacts: readonly Contact[]) => void
}

export function TwinsFound({ contacts, onMerge }: Props) {
  const groups = twinsAmong(contacts)
  if (groups.length === 0) return null
  return (
    <Alert
      icon={<IconUsers size={20} aria-hidden />}
      title="Possible duplicates"
      color="ochre"
      mb="md"
      className="no-print"
    >
      <Stack gap="xs">
        {groups.map(group => (
          <Group key={group[0]?.id} justify="space-between" gap="sm">
            <Text size="sm">{group.map(({ name }) => name).join(', ')}</Text>
            <Button variant="default" size="sm" onClick={() => onMerge(group)}>
              Merge {group.length}
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  )
}
