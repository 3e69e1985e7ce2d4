// Writes again what stood there before a line of the history; what the server refuses is shown.

import { Alert, Button } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import type { Failure } from '@furrow/wire/client/result'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { putBackOf } from './put-back.ts'
import type { PutBack } from './put-back.ts'
import type { Row } from '../rows/row-name.ts'
import { useRefresh } from '../rows/use-refresh.ts'

interface Props {
  readonly entity: Entity
  /** As it is now. */
  readonly row: Row
  readonly line: Row
  readonly when: string
}

export function PutBackButton({ entity, row, line, when }: Props) {
  const refresh = useRefresh()
  const rows = useFurrow().api.anyRows(entity.name)
  const notices = useNotices()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const back = putBackOf(line, row, entity)
  if (!back) return null
  const id = Number(row['id'])
  const write = (wanted: PutBack) =>
    wanted.do === 'restore'
      ? rows.restore(id)
      : rows.update(id, wanted.values, { lastSeen: String(row['updated_at']) })
  const putBack = async () => {
    setIsBusy(true)
    setFailure(undefined)
    const result = await write(back).finally(() => setIsBusy(false))
    if (!result.ok) return setFailure(result.failure)
    notices.good('Restored')
    return refresh()
  }
  return (
    <>
      <Button
        variant="default"
        mt="xs"
        loading={isBusy}
        aria-label={`Restore what was before ${when}`}
        onClick={() => void putBack()}
      >
        Restore
      </Button>
      {failure && (
        <Alert color="red" role="alert" mt="xs" title="Not restored">
          {failure.message}
          {failure.kind === 'refused' &&
            Object.entries(failure.errors).map(([path, said]) => (
              <div key={path}>{said.join(' ')}</div>
            ))}
        </Alert>
      )}
    </>
  )
}
