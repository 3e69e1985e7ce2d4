// What is handed out at a workshop: staff add to it, everyone who is invited takes a copy.

import { Button, CloseButton, FileButton, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { UploadsList } from '../../period/files/uploads-list.tsx'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { sizeText } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { useTakeFile } from '../../period/files/use-take-file.ts'

export function WorkshopFilesCard({ workshopId }: { readonly workshopId: number }) {
  const { isStaff } = useSignedIn()
  const act = useUndoableAction()
  const where = { workshop_id: workshopId }
  const { rows, isLoading, failure, retry } = useRows('workshop_files', { where, sort: ['name'] })
  const { uploads } = useFurrow()
  const take = useTakeFile('workshop-downloads')
  const heldBy = { kind: 'workshop', id: workshopId } as const
  if (!isStaff && rows.length === 0) return null
  const remove = (id: number, name: string) => {
    const steps = [{ do: 'destroy', resource: 'workshop_files', id }] as const
    return act({ label: `File removed: ${name}`, farmId: null, steps }, `${name} was removed.`)
  }
  return (
    <SimpleCard
      title="Files"
      actions={
        isStaff ? (
          <FileButton onChange={files => void uploads.add(files, { heldBy })} multiple>
            {props => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                Upload files
              </Button>
            )}
          </FileButton>
        ) : undefined
      }
    >
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      <UploadsList heldBy={heldBy} />
      {!isLoading && !failure && rows.length === 0 ? (
        <Text c="dimmed">
          The agenda before the day, the slides after it: invited farms read them.
        </Text>
      ) : null}
      <ul className="workshop-groups" aria-label="Files">
        {rows.map(({ id, name, size, scan }) => (
          <li key={id}>
            {scan === 'Infected' ? (
              <Text>{name}: a virus was found in it.</Text>
            ) : (
              <Button variant="subtle" h="auto" mih={44} onClick={() => void take({ id, name })}>
                {name}
                {size === null ? '' : ` (${sizeText(size)})`}
              </Button>
            )}
            {isStaff ? (
              <CloseButton
                size={44}
                aria-label={`Remove ${name}`}
                onClick={() => void remove(id, name)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}
