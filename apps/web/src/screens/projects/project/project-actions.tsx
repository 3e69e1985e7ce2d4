// What is done with a whole project: its status is moved on, it is archived, or deleted with all that belongs to it.

import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useUndoableAction } from '../../../period/use-undoable-action.ts'
import { ConfirmDelete } from '../../../ui/confirm-delete.tsx'
import { MoveMenu } from '../move-menu.tsx'
import type { KeptProject } from '../project-rows.ts'
import { useArchiveProject } from '../use-move-project.ts'

export function ProjectActions({ project }: { readonly project: KeptProject }) {
  const statuses = useRows('project_statuses', { sort: ['sort_order', 'id'] })
  const archive = useArchiveProject()
  const act = useUndoableAction()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { id, title, archived } = project
  const remove = async () => {
    setAsking(false)
    const step = { do: 'destroy', resource: 'projects', id } as const
    const change = { label: `Delete ${title}`, farmId: null, steps: [step] }
    // What belongs to it goes along, so nothing brings it back (R26).
    if (await act(change, `${title} was deleted.`, true)) await navigate({ to: '/projects' })
  }
  const status = statuses.rows.find(one => one.id === project.project_status_id)?.title
  return (
    <Group>
      <MoveMenu row={{ project, title, status }} statuses={statuses.rows} />
      <Button variant="default" onClick={() => void archive(project, !archived)}>
        {archived ? 'Restore' : 'Archive'}
      </Button>
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDelete
        opened={isAsking}
        entityName="Project"
        entityId={id}
        onCancel={() => setAsking(false)}
        onOk={() => void remove()}
      />
    </Group>
  )
}
