// Above the projects: how they are shown, which, and what is begun from here.

import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ShownProjects } from './use-projects.ts'

interface Props {
  readonly isTable: boolean
  readonly shown: ShownProjects
  readonly onChange: (changed: { as?: string | null; show?: string | null }) => void
  readonly onAdd: () => void
}

export function ProjectsHead({ isTable, shown, onChange, onAdd }: Props) {
  return (
    <Group mb="md">
      <SegmentedControl
        aria-label="How projects are shown"
        data={[
          { value: 'board', label: 'Board' },
          { value: 'table', label: 'Table' },
        ]}
        value={isTable ? 'table' : 'board'}
        onChange={as => onChange({ as: as === 'table' ? as : null })}
      />
      <SegmentedControl
        aria-label="Which projects"
        data={[
          { value: 'current', label: 'Current' },
          { value: 'archived', label: 'Archived' },
          { value: 'all', label: 'All' },
        ]}
        value={shown}
        onChange={show => onChange({ show: show === 'current' ? null : show })}
      />
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        Add project
      </Button>
      <Button
        variant="default"
        component={Link}
        to="/projects/renew"
        leftSection={<IconRefresh size={18} aria-hidden />}
      >
        Renew for a period
      </Button>
    </Group>
  )
}
