// The statuses that a project can go on to: what dragging its card does, by keyboard and by finger.

import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ProjectRow } from './project-rows.ts'
import { useMoveProject } from './use-move-project.ts'

interface Props {
  readonly row: Pick<ProjectRow, 'project' | 'title' | 'status'>
  readonly statuses: readonly Status[]
  /** Where the status stands above it already. */
  readonly label?: string
}

export interface Status {
  readonly id: number
  readonly title: string
  readonly active: boolean
}

export function MoveMenu({ row, statuses, label }: Props) {
  const move = useMoveProject()
  const now = row.project.project_status_id ?? null
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      withInitialFocusPlaceholder={false}
      classNames={{ item: 'move-to' }}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          className="move-project"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`${label ?? row.status ?? 'No status'}: ${row.title}`}
        >
          {label ?? row.status ?? 'No status'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to</Menu.Label>
        {statuses
          .filter(({ id, active }) => active && id !== now)
          .map(status => (
            <Menu.Item key={status.id} onClick={() => void move(row.project, status)}>
              {status.title}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
