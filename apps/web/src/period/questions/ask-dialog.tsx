// Asks about a period, a part of it, a record or a figure, from where that stands.

import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { useSeesMoney } from '../use-sees-money.ts'
import { MentionPicker } from './mention-picker.tsx'
import { useQuestionActs } from './use-question-acts.ts'

/** What is asked about, as the question keeps it. */
interface AskedAbout {
  readonly period_id?: number
  readonly section?: string
  readonly about_type?: string
  readonly about_id?: number
  readonly field?: string
  readonly figure?: string
  readonly about_finance?: boolean
}

interface Props {
  readonly farmId: number
  readonly about: AskedAbout
  /** In words: `Yield of River: 9.8 t/ha`. */
  readonly words: string
  readonly onClose: () => void
}

export function AskDialog({ farmId, about, words, onClose }: Props) {
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<readonly number[]>([])
  const [isOfMoney, setOfMoney] = useState(false)
  const [problem, setProblem] = useState<string>()
  const seesMoney = useSeesMoney(farmId)
  const { ask } = useQuestionActs()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem('Write your question.')
    const values = {
      ...about,
      text: text.trim(),
      ...(mentions.length > 0 && { mentions }),
      ...(isOfMoney && { about_finance: true }),
    }
    if (await ask({ farmId, values })) onClose()
  }
  return (
    <DialogCard opened title="Ask a question" onClose={onClose}>
      <form onSubmit={event => void submit(event)} noValidate>
        <Stack>
          <Text>About {words}</Text>
          <Textarea
            label="Question"
            required
            data-autofocus
            autosize
            minRows={3}
            maxRows={12}
            maxLength={20_000}
            value={text}
            onChange={event => setText(event.currentTarget.value)}
            error={problem}
          />
          <MentionPicker {...{ farmId, isOfMoney }} value={mentions} onChange={setMentions} />
          {seesMoney ? (
            <Checkbox
              label="About finances: only people who can see finances read it"
              checked={isOfMoney}
              onChange={event => setOfMoney(event.currentTarget.checked)}
            />
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Ask</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
