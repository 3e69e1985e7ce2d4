// Keeping a group, offering it to farms and withdrawing it: each can be undone.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSave } from '../../autosave/use-save.ts'
import type { NotSaved } from '../../autosave/use-save.ts'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useNotices } from '../../ui/notices.tsx'
import { draftOf, valuesOf } from './group-draft.ts'
import type { GroupDraft, KeptGroup } from './group-draft.ts'

type Values = Partial<ReturnType<typeof valuesOf>> & { readonly offered?: boolean }

export function useGroupSaving(group: KeptGroup | undefined, onDraft: (draft: GroupDraft) => void) {
  const { api } = useFurrow()
  const navigate = useNavigate()
  const notices = useNotices()
  const save = useSave({ way: 'outbox', farmId: null })
  const [problem, setProblem] = useState<NotSaved>()
  const [isBusy, setBusy] = useState(false)
  const groups = api.rows('groups')

  const add = async (draft: GroupDraft) => {
    setBusy(true)
    const answer = await groups.store(valuesOf(draft))
    setBusy(false)
    if (!answer.ok) return setProblem(problemOf(answer.failure))
    const { id } = answer.data
    const undo = async () => {
      const gone = await groups.destroy(id)
      if (!gone.ok) return notices.bad(gone.failure.message)
      await navigate({ to: '/peer-groups' })
    }
    notices.good('Group saved.', { undo: () => void undo() })
    await navigate({ to: '/peer-groups/$groupId', params: { groupId: String(id) }, replace: true })
  }

  const change = async (said: string, to: Values, from: KeptGroup) => {
    setBusy(true)
    const refused = await save(`${said} ${from.name}`, [updateOf('groups', { ...from }, to)])
    setBusy(false)
    setProblem(refused)
    return refused === undefined
  }

  const keep = async (draft: GroupDraft, offered?: boolean) => {
    setProblem(undefined)
    if (!group) return add(draft)
    const to = { ...valuesOf(draft), ...(offered === undefined ? {} : { offered }) }
    if (!(await change(labelOf(offered), to, group))) return
    const undo = async () => {
      const before = draftOf(group)
      const was = group.offered === true
      if (await change('Undo', { ...valuesOf(before), offered: was }, { ...group, ...to }))
        onDraft(before)
    }
    notices.good(saidOf(offered), { undo: () => void undo() })
  }
  return { keep, problem, isBusy }
}

function labelOf(offered: boolean | undefined): string {
  if (offered === undefined) return 'Change'
  return offered ? 'Offer' : 'Withdraw'
}

function saidOf(offered: boolean | undefined): string {
  if (offered === undefined) return 'Group saved.'
  return offered
    ? 'Farms can compare with it from the next edition on.'
    : 'It is withdrawn: the next edition has no such group.'
}

function problemOf(failure: { readonly message: string; readonly errors?: unknown }): NotSaved {
  const errors = (failure.errors ?? {}) as NotSaved['errors']
  return { message: failure.message, errors }
}
