// A project goes on to another status, or is archived: kept at once, and undone from the notice.

import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import type { KeptProject } from './project-rows.ts'

export interface StatusToMoveTo {
  readonly id: number | null
  readonly title: string
}

export function useMoveProject() {
  const act = useUndoableAction()
  return (project: KeptProject, { id, title }: StatusToMoveTo) =>
    act(
      {
        label: `Status of ${project.title}`,
        farmId: null,
        steps: [updateOf('projects', { ...project }, { project_status_id: id })],
      },
      `${project.title}: ${title}.`,
    )
}

export function useArchiveProject() {
  const act = useUndoableAction()
  return (project: KeptProject, archived: boolean) =>
    act(
      {
        label: `${archived ? 'Archive' : 'Restore'} ${project.title}`,
        farmId: null,
        steps: [updateOf('projects', { ...project }, { archived })],
      },
      `${project.title} is ${archived ? 'archived' : 'no longer archived'}.`,
    )
}
