// Deleting a row with what belongs to it, and bringing it back; what the server refuses is shown.

import { Alert, Button } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import type { Result } from '@furrow/wire/client/result'
import { useState } from 'react'
import { useRefresh } from '../../entry/rows/use-refresh.ts'
import { ConfirmDelete } from '../../ui/confirm-delete.tsx'
import { useNotices } from '../../ui/notices.tsx'
import type { RecordWrites } from './use-record-writes.tsx'
import { inSentence } from '../../ui/in-sentence.ts'

interface Props {
  readonly entity: Entity
  readonly id: number
  readonly writes: RecordWrites
}

export function DeleteButton({ entity, id, writes: { destroy, asksFor } }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, refusal, run } = useRemoval()
  const remove = async () => {
    await run(() => destroy(id), `${entity.label} deleted`)
    setIsAsking(false)
  }
  return (
    <div>
      <Button
        color="red"
        variant="outline"
        onClick={() => (asksFor('destroy') ? void remove() : setIsAsking(true))}
      >
        Delete
      </Button>
      {refusal && <Refusal title="Not deleted" sentence={refusal} />}
      <ConfirmDelete
        opened={isAsking}
        entityName={inSentence(entity.label)}
        entityId={id}
        busy={isBusy}
        onOk={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  )
}

export function RestoreButton({ entity, id, writes: { restore } }: Props) {
  const { isBusy, refusal, run } = useRemoval()
  return (
    <div>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void run(() => restore(id), `${entity.label} restored`)}
      >
        Restore
      </Button>
      {refusal && <Refusal title="Not restored" sentence={refusal} />}
    </div>
  )
}

function useRemoval() {
  const refresh = useRefresh()
  const notices = useNotices()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const run = async (call: () => Promise<Result<unknown>>, done: string) => {
    setIsBusy(true)
    setRefusal(undefined)
    const result = await call().finally(() => setIsBusy(false))
    if (!result.ok) return setRefusal(result.failure.message)
    notices.good(done)
    return refresh()
  }
  return { isBusy, refusal, run }
}

function Refusal({ title, sentence }: { readonly title: string; readonly sentence: string }) {
  return (
    <Alert color="red" role="alert" mt="sm" title={title}>
      {sentence}
    </Alert>
  )
}
