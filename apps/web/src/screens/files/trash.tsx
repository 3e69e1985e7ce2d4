// What was deleted: it can come back as it was.

import { Button, Group, Text } from '@mantine/core'
import { useChange } from '../../data/hooks/use-change.ts'
import { momentText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useTrash } from './use-files.ts'
import type { KeptFile } from './use-files.ts'

export function Trash({ place }: { readonly place: CollectionPlace }) {
  const { rows, isLoading, failure, retry } = useTrash(place)
  const restore = useRestore(retry)
  if (failure && rows.length === 0) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <TableSkeleton count={3} columns={3} />
  if (rows.length === 0) return <Text c="dimmed">The trash is empty.</Text>
  return (
    <ul className="lines">
      {rows.map(file => (
        <li key={file.id}>
          <Group justify="space-between" gap="sm">
            <div>
              <Text>{file.name}</Text>
              <Text size="sm" c="dimmed">
                {[file.category, `deleted ${momentText(file.deleted_at)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <Button variant="default" onClick={() => void restore(file)}>
              Restore
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  )
}

function useRestore(onDone: () => void) {
  const change = useChange()
  const notices = useNotices()
  return async ({ id, name, farm_id: farmId }: KeptFile) => {
    const steps = [{ do: 'restore', resource: 'files', id }] as const
    const outcome = await change({ label: `${name} restored`, farmId, steps })
    if (outcome.kind === 'refused') return notices.bad(outcome.refusal.message)
    notices.good(`${name} restored.`)
    onDone()
  }
}
