// Uploads: how far each is, what holds it up, and why one was refused.

import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { needsPerson } from '../../data/uploads/upload.ts'
import type { Holder, Upload } from '../../data/uploads/upload.ts'
import { useUploads } from '../../data/hooks/use-uploads.ts'
import { sizeText } from '../../ui/amounts.ts'
import '../../people/people.css'

interface Props {
  /** All of the device unless it is said whose. */
  readonly farmId?: number
  readonly heldBy?: Holder
}

export function UploadsList({ farmId, heldBy }: Props) {
  const uploads = useUploads().filter(upload =>
    heldBy
      ? upload.heldBy?.kind === heldBy.kind && upload.heldBy.id === heldBy.id
      : (farmId ?? upload.farmId) === upload.farmId,
  )
  if (uploads.length === 0) return null
  return (
    <section aria-labelledby="uploads" className="no-print uploads">
      <Title order={2} id="uploads" mb="xs">
        Uploads
      </Title>
      <ul className="lines">
        {uploads.map(upload => (
          <li key={upload.key}>
            <OneUpload upload={upload} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneUpload({ upload }: { readonly upload: Upload }) {
  const { uploads } = useFurrow()
  const { key, name, size, sent, state, isUnkept } = upload
  const giveUp = state === 'refused' ? 'Discard' : 'Stop'
  const share = size === 0 ? 0 : (sent / size) * 100
  return (
    <Stack gap={4} mb="sm">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{name}</Text>
        <Button
          variant="subtle"
          size="sm"
          onClick={() => void uploads.giveUp(key)}
          aria-label={`${giveUp} ${name}`}
        >
          {giveUp}
        </Button>
      </Group>
      {state === 'refused' ? null : (
        <Progress
          value={share}
          size="lg"
          aria-label={`${name}: ${sizeText(sent)} of ${sizeText(size)}`}
        />
      )}
      <Text size="sm" c={state === 'refused' ? 'red' : 'dimmed'}>
        {wordsOf(upload)}
      </Text>
      {isUnkept && !needsPerson(upload) ? (
        <Text size="sm">
          Keep this page open until it’s uploaded: this device couldn’t keep a copy.
        </Text>
      ) : null}
    </Stack>
  )
}

function wordsOf({ state, sent, size, message }: Upload): string {
  const far = `${sizeText(sent)} of ${sizeText(size)}`
  if (state === 'refused') return `Not uploaded. ${message ?? 'The file was refused.'}`
  if (state === 'needs file') {
    return `${far} uploaded before the page was closed. Choose the same file again to continue from there.`
  }
  if (state === 'sending') return far
  return [far, message ?? 'waiting for its turn or for signal'].join(', ')
}
