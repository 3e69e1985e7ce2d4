// Files of a workshop on their way: sent one after the other, and taken by a call that says who asks.

import { useState } from 'react'
import { sendTo } from '../../data/uploads/send-upload.ts'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { saveBlob } from '../../ui/table/save-file.ts'

export function useWorkshopFiles(workshopId: number, onSent: () => void) {
  const { api } = useFurrow()
  const notices = useNotices()
  const [sending, setSending] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const send = async (files: readonly File[]) => {
    setWrong(undefined)
    for (const file of files) {
      setSending(`Uploading ${file.name} …`)
      const sent = await sendTo({ workshop_id: String(workshopId), name: file.name }, file)
      if (sent.kind !== 'arrived') {
        setWrong(`${file.name}: ${sent.message ?? 'The upload broke off. Try again.'}`)
        break
      }
    }
    setSending(undefined)
    onSent()
  }
  const take = async ({ id, name }: { readonly id: number; readonly name: string }) => {
    const answer = await api.blob(`workshop-downloads/${id}`)
    if (answer.ok) saveBlob(name, answer.data)
    else notices.bad(answer.failure.message)
  }
  return { send, take, sending, wrong }
}
