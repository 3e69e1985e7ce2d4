// What someone writes below a question, and whom it is meant for.

import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { MentionPicker } from './mention-picker.tsx'
import type { QuestionThread } from './question-thread.ts'
import { useQuestionActs } from './use-question-acts.ts'

export function AnswerForm({ thread }: { readonly thread: QuestionThread }) {
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<readonly number[]>([])
  const { answer } = useQuestionActs()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    if (!(await answer(thread, said, mentions))) return
    setText('')
    setMentions([])
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap="sm">
        <Textarea
          label="Answer"
          autosize
          minRows={2}
          maxRows={12}
          maxLength={20_000}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        {text === '' ? null : (
          <MentionPicker
            farmId={thread.farm_id}
            isOfMoney={thread.about_finance}
            value={mentions}
            onChange={setMentions}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" disabled={text.trim() === ''}>
            Answer
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
