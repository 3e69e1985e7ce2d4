// A file that is taken by a call which says who asks.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { saveBlob } from '../../ui/table/save-file.ts'

interface StoredFile {
  readonly id: number
  readonly name: string
}

export function useTakeFile(call: 'workshop-downloads' | 'receipt-downloads') {
  const { api } = useFurrow()
  const notices = useNotices()
  return async ({ id, name }: StoredFile) => {
    const answer = await api.blob(`${call}/${id}`)
    if (answer.ok) saveBlob(name, answer.data)
    else notices.bad(answer.failure.message)
  }
}
