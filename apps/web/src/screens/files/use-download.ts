// Takes a copy of a file from the server: by a call that says who asks, never by an address alone.

import type { Result } from '@furrow/wire/client/result'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { saveBlob } from '../../ui/table/save-file.ts'

interface Named {
  readonly id: number
  readonly name: string
}

export function useDownload() {
  const { api } = useFurrow()
  const notices = useNotices()
  const read = (id: number, signal?: AbortSignal): Promise<Result<Blob>> =>
    api.blob(`downloads/${id}`, signal ? { signal } : {})
  return {
    read,
    async save({ id, name }: Named) {
      const answer = await read(id)
      if (answer.ok) saveBlob(name, answer.data)
      else notices.bad(answer.failure.message)
    },
  }
}
