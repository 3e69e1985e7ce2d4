// Which records a file belongs to: added and taken away in place.

import { Button, CloseButton, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useChange } from '../../data/hooks/use-change.ts'
import { RowPicker } from '../../entry/inputs/row-picker.tsx'
import { useRowNames } from '../../entry/history/use-row-names.ts'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { kindWord, linkableKinds } from './file-words.ts'
import type { KeptFile } from './use-files.ts'

export function FileLinks({ file }: { readonly file: KeptFile }) {
  const { file_links: links, crop_rctis: invoices } = file
  const names = useRowNames(wantedNames(links))
  const { link, unlink } = useLinking(file)
  return (
    <section aria-labelledby="belongs">
      <Title order={3} id="belongs" mb="xs">
        Linked to
      </Title>
      <ul className="lines">
        {invoices.map(({ id, rcti_id }) => (
          <li key={`rcti ${id}`}>RCTI {rcti_id}</li>
        ))}
        {links.map(one => (
          <li key={one.id}>
            <Group justify="space-between" gap="xs">
              <Text>
                {kindWord(one.linkable_type)}: {names.get(keyOf(one)) ?? one.linkable_id}
              </Text>
              <CloseButton
                size="lg"
                aria-label={`Unlink ${names.get(keyOf(one)) ?? 'record'}`}
                onClick={() => void unlink(one.id)}
              />
            </Group>
          </li>
        ))}
      </ul>
      <AddLink farmId={file.farm_id} onAdd={link} />
    </section>
  )
}

interface AddLinkProps {
  readonly farmId: number
  readonly onAdd: (kind: string, id: number) => Promise<void>
}

function AddLink({ farmId, onAdd }: AddLinkProps) {
  const [kind, setKind] = useState<string | null>(null)
  const [id, setId] = useState<number | null>(null)
  const add = async () => {
    if (kind === null || id === null) return
    await onAdd(kind, id)
    setId(null)
  }
  return (
    <Stack gap="xs" mt="sm">
      <ChoiceInput
        label="Link to"
        options={linkableKinds}
        value={kind}
        onCommit={value => {
          setKind(value)
          setId(null)
        }}
      />
      {kind === null ? null : (
        <RowPicker
          key={kind}
          label={kindWord(kind)}
          resource={kind}
          row={{ farm_id: farmId }}
          value={id}
          onCommit={setId}
        />
      )}
      <Group>
        <Button variant="default" disabled={id === null} onClick={() => void add()}>
          Link
        </Button>
      </Group>
    </Stack>
  )
}

function useLinking({ id: fileId, farm_id: farmId, name }: KeptFile) {
  const change = useChange()
  const { outbox } = useFurrow()
  const notices = useNotices()
  const resource = 'file_links' as const
  return {
    async link(kind: string, id: number) {
      const values = { file_id: fileId, linkable_type: kind, linkable_id: id }
      const steps = [{ do: 'store', resource, id: outbox.newId(), values }] as const
      const outcome = await change({ label: `Link of ${name}`, farmId, steps })
      if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
    },
    async unlink(id: number) {
      const steps = [{ do: 'destroy', resource, id }] as const
      const outcome = await change(
        { label: `Link of ${name}`, farmId, steps },
        { canRestore: true },
      )
      if (outcome.kind === 'refused') notices.bad(outcome.refusal.message)
    },
  }
}

type FileLink = KeptFile['file_links'][number]

function wantedNames(links: readonly FileLink[]): ReadonlyMap<string, readonly number[]> {
  const byKind = Map.groupBy(links, ({ linkable_type }) => linkable_type)
  return new Map([...byKind].map(([kind, some]) => [kind, some.map(one => one.linkable_id)]))
}

const keyOf = ({ linkable_type, linkable_id }: FileLink) => `${linkable_type} ${linkable_id}`
