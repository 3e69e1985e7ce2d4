// Documents that whoever gathers the farm’s data still needs: asked for here, uploaded in place, ticked
// when they are here.

import { Button, CloseButton, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useUndo } from '../../data/hooks/undo.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { AskAboutRequest } from './ask-about-request.tsx'
import { AskForFile } from './ask-for-file.tsx'
import type { CollectionPlace } from '../use-place.ts'
import '../../people/people.css'

interface Props {
  readonly place: CollectionPlace
  /** Said even where nothing is wanted. */
  readonly always?: boolean
}

export function RequestedFiles({ place, always = false }: Props) {
  const { isStaff } = useSignedIn()
  const [isAsking, setAsking] = useState(false)
  const where = { farm_id: place.farmId, period_id: place.periodId }
  const { rows } = useRows('requested_files', { where, includes: ['file'] })
  if (rows.length === 0 && !isStaff && !always) return null
  return (
    <SimpleCard
      title="Requested documents"
      actions={
        <Button variant="default" onClick={() => setAsking(true)}>
          Request a document
        </Button>
      }
    >
      {rows.length === 0 ? <Text c="dimmed">No documents requested.</Text> : null}
      <ul className="lines">
        {rows.map(row => (
          <WantedFile key={row.id} place={place} wanted={row} />
        ))}
      </ul>
      {isAsking ? <AskForFile place={place} onClose={() => setAsking(false)} /> : null}
    </SimpleCard>
  )
}

interface Wanted {
  readonly id: number
  readonly description: string
  readonly category: string | null
  readonly file: { readonly id: number; readonly name: string } | null
}

const mark = { size: 20, style: { flex: 'none' } } as const

interface OneProps {
  readonly place: CollectionPlace
  readonly wanted: Wanted
}

function WantedFile({ place, wanted }: OneProps) {
  const remove = useRemove(place)
  const { id, description, category, file } = wanted
  return (
    <li>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" wrap="nowrap" flex="1 1 13rem">
          {file ? (
            <IconCircleCheck {...mark} color="var(--accent)" aria-label="Uploaded" />
          ) : (
            <IconCircle {...mark} aria-label="Still needed" />
          )}
          <Stack gap={0}>
            <Text>{description}</Text>
            <Text size="sm" c="dimmed">
              {[file ? `Uploaded: ${file.name}` : 'Still needed', category]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        </Group>
        <Group gap="xs" wrap="nowrap">
          {file ? null : <UploadIt place={place} wanted={wanted} />}
          {id > 0 ? <AskAboutRequest {...{ place, description }} requestId={id} /> : null}
          <CloseButton
            size="lg"
            aria-label={`Remove the request for ${description}`}
            onClick={() => void remove(wanted)}
          />
        </Group>
      </Group>
    </li>
  )
}

/** On a phone the camera is among what it offers. */
function UploadIt({ place, wanted: { id, description, category } }: OneProps) {
  const { uploads } = useFurrow()
  const add = (file: File | null) => {
    if (file) void uploads.add([file], { ...place, category, wantedId: id })
  }
  return (
    <FileButton onChange={add} inputProps={{ 'aria-label': `File for ${description}` }}>
      {props => (
        <Button
          {...props}
          variant="light"
          aria-label={`Upload ${description}`}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          Upload
        </Button>
      )}
    </FileButton>
  )
}

function useRemove({ farmId }: CollectionPlace) {
  const change = useChange()
  const notices = useNotices()
  const { undo } = useUndo()
  return async ({ id, description }: Wanted) => {
    const steps = [{ do: 'destroy', resource: 'requested_files', id }] as const
    const label = `Request removed: ${description}`
    const outcome = await change({ label, farmId, steps }, { canRestore: true })
    if (outcome.kind === 'refused') return notices.bad(outcome.refusal.message)
    notices.good(`${label}.`, { undo: () => void undo() })
  }
}
